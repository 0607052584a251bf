import type { Chip } from '../../contract/prompts.ts'
import type { Denial } from './denials.ts'
import type { Heard } from './heard.ts'
import type { Entry } from './lexicon.ts'
import type { Description, Told } from './mentions.ts'
import { isPluralOf, plural } from './morphology.ts'
import { type Span, spanOf } from './spans.ts'
import { fold } from './tokens.ts'

/** A label in the plural, if the words are that label's plural: "willows", but not "chimneys" for smoke. */
function asWritten(label: string, words: string): string {
  const last = (text: string) =>
    fold(text)
      .split(/[^a-z']+/)
      .at(-1) ?? ''
  return isPluralOf(last(words), last(label)) ? plural(label) : label
}

/** What people read for a concept. */
export const labelOf = (entry: Entry) => entry.label ?? entry.concept.replaceAll('-', ' ')

/** All that a chip tells, in the order it is told. */
export const partsOf = (told: Told): (Told | Description)[] => [
  ...told.counting.flatMap(partsOf),
  ...told.described,
  ...told.also,
  told,
]

/** What is drawn of a mention and what describes it; undefined when nothing is. */
function mentionChip(told: Told, prompt: string, { idle, counts }: Heard): Chip | undefined {
  const parts = partsOf(told)
  const drawn = parts.filter((part) => !idle.has(part))
  const last = drawn.at(-1)
  if (!last) return undefined
  const count = idle.has(told) ? undefined : counts.has(told) ? counts.get(told) : told.mention.count
  const spans = drawn.length < parts.length ? drawn.map(spanOf) : [told]
  const from = Math.min(...spans.map((span) => span.from), ...(count !== undefined && told.counted ? [told.from] : []))
  const words = prompt.slice(from, Math.max(...spans.map((span) => span.to)))
  const facet = last === told ? told.mention.facet : last.entry.facet
  const label = labelOf(last.entry)
  const many = facet !== 'count' && count !== undefined && count > 1
  const amount = count !== undefined && (count > 1 || /^(?:one|1|single|lone|solitary)\b/i.test(words))
  const before = [...new Set(drawn.map((part) => labelOf(part.entry)))].filter((other) => other !== label)
  const named = many ? plural(label) : last === told && told.plural ? asWritten(label, words) : label
  return { facet, words, meaning: [...(amount ? [count.toLocaleString('en-GB')] : []), ...before, named].join(' ') }
}

function denialChip({ entry, words, plural: several, said }: Denial): Chip {
  const label = several ? asWritten(labelOf(entry), words) : labelOf(entry)
  return { facet: entry.facet, words, meaning: `no ${said?.toLowerCase() ?? label}` }
}

/** What words ask for that is no thing in the picture: its name, its style. */
interface Other extends Span {
  facet: Chip['facet']
  meaning: string
}

/** What the person is told was understood: the prompt's words in its order, then what the negative words forbid; nothing twice. */
export function chipsOf(
  prompt: string,
  told: readonly Told[],
  heard: Heard,
  denials: readonly Denial[],
  negatives: readonly Denial[],
  others: readonly Other[],
): Chip[] {
  const kept = (denial: Denial) => !heard.vain.has(denial)
  const chips = [
    ...told.flatMap((one) => {
      const chip = one.hidden ? undefined : mentionChip(one, prompt, heard)
      return chip ? [{ at: one.from, chip }] : []
    }),
    ...denials.filter(kept).map((one) => ({ at: one.at, chip: denialChip(one) })),
    ...others.map(({ from, to, facet, meaning }) => ({
      at: from,
      chip: { facet, words: prompt.slice(from, to), meaning },
    })),
  ]
  const ordered = chips.sort((a, b) => a.at - b.at).map(({ chip }) => chip)
  const seen = new Set<string>()
  return [...ordered, ...negatives.filter(kept).map(denialChip)].filter(({ words, meaning }) => {
    const key = `${words.toLowerCase()} ${meaning}`
    return !seen.has(key) && seen.add(key)
  })
}
