import type { StatsBlock } from '../../../contract/sheets/document.ts'

/** A text's paragraphs, each in its lines; never empty ones. */
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((paragraph) =>
      paragraph
        .split(/\r?\n/)
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
}

/** A label that runs in before its text, with a stop of its own: "At first." or, in plain text, "At first:". */
export const runIn = (label: string | undefined, stop = '.') =>
  label && (/[.:!?…]\s*$/.test(label) ? label : `${label}${stop}`)

/** "+2", "−1", "+0". */
export const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

type Ability = StatsBlock['abilities'][number]

/** "16 (+3)"; where the rules have no scores, the modifier alone. */
export const scoreText = ({ score, modifier }: Ability) =>
  score === undefined ? signed(modifier) : `${score} (${signed(modifier)})`

/** "Save +7": proficiency makes it another than the modifier. Empty where saves are not the abilities' own. */
export const saveText = ({ save }: Ability) => (save === undefined ? '' : `Save ${signed(save)}`)
