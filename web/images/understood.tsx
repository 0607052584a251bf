import type { NearestWord, Chip as Understood } from '../../contract/prompts.ts'
import { Chip, ChipButton } from '../ui/chip.tsx'

/** What a chip is about, where its words alone do not say it: "eyes" are eyes, but "autumn" is of a season. */
const leads: Partial<Record<Understood['facet'], string>> = {
  material: 'made of',
  colour: 'in',
  mood: 'mood:',
  weather: 'weather:',
  time: 'time of day:',
  season: 'season:',
  place: 'where:',
  style: 'in the style of',
}

/** The parts of a prompt that will be drawn, as chips, and the words that will not. */
export function UnderstoodChips({
  understood,
  unused,
  nearest = [],
  notUsed = 'Not drawn',
  onReplace,
}: {
  understood: readonly Understood[]
  unused: readonly string[]
  /** What could be drawn in place of some of `unused`. */
  nearest?: readonly NearestWord[]
  /** What is said of words that nothing was made of. */
  notUsed?: string
  /** Takes the prompt with the nearest word in it. */
  onReplace?: (prompt: string) => void
}) {
  const alone = unused.filter((words) => !nearest.some((near) => near.words === words))
  return (
    <div className="grid gap-2">
      {understood.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Understood as">
          {understood.map((chip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice in a prompt.
            <li key={`${chip.words} ${index}`}>
              <Chip lead={chip.meaning.startsWith('no ') ? undefined : leads[chip.facet]}>{chip.meaning}</Chip>
            </li>
          ))}
        </ul>
      )}
      {alone.length > 0 && (
        <p className="text-sm text-ink3">
          <span className="font-medium">{notUsed}:</span> {alone.join(', ')}
        </p>
      )}
      {nearest.map((near) => (
        <p key={near.words} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink3">
          <span>
            <span className="font-medium">Not drawn:</span> {near.words} — nearest: {near.nearest}
          </span>
          <ChipButton onClick={() => onReplace?.(near.prompt)}>Use “{near.nearest}”</ChipButton>
        </p>
      ))}
    </div>
  )
}
