import type { Chip } from '../../contract/prompts.ts'
import type { Entry } from './lexicon.ts'
import type { Denial, Told } from './mentions.ts'
import { isPluralOf, plural } from './morphology.ts'
import type { Naming } from './naming.ts'
import { fold } from './tokens.ts'

/** A label in the plural, if the words are that label's plural: "willows", but not "chimneys" for smoke. */
function asWritten(label: string, words: string): string {
  const last = (text: string) =>
    fold(text)
      .split(/[^a-z']+/)
      .at(-1) ?? ''
  return isPluralOf(last(words), last(label)) ? plural(label) : label
}

const labelOf = (entry: Entry) => entry.label ?? entry.concept.replaceAll('-', ' ')

function mentionChip({ mention, entry, described, also, from, to, plural: several }: Told, prompt: string): Chip {
  const { count, facet } = mention
  const words = prompt.slice(from, to)
  const label = labelOf(entry)
  const many = facet !== 'count' && count !== undefined && count > 1
  const amount = count !== undefined && (count > 1 || /^(?:one|1|single|lone|solitary)\b/i.test(words))
  const before = [...new Set([...described, ...also].map(labelOf))].filter((other) => other !== label)
  const last = many ? plural(label) : several ? asWritten(label, words) : label
  return { facet, words, meaning: [...(amount ? [count.toLocaleString('en-GB')] : []), ...before, last].join(' ') }
}

function denialChip({ entry, words, plural: several }: Denial): Chip {
  return { facet: entry.facet, words, meaning: `no ${several ? asWritten(labelOf(entry), words) : labelOf(entry)}` }
}

/** What the person is told was understood: the prompt's words in its order, then what the negative words forbid; nothing twice. */
export function chipsOf(
  prompt: string,
  told: readonly Told[],
  denials: readonly Denial[],
  negatives: readonly Denial[],
  naming: Naming | undefined,
): Chip[] {
  const chips = [
    ...told.filter((one) => !one.hidden).map((one) => ({ at: one.from, chip: mentionChip(one, prompt) })),
    ...denials.map((one) => ({ at: one.at, chip: denialChip(one) })),
  ]
  if (naming) {
    const words = prompt.slice(naming.from, naming.to)
    chips.push({ at: naming.from, chip: { facet: 'feature', words, meaning: `named ${naming.name}` } })
  }
  const ordered = chips.sort((a, b) => a.at - b.at).map(({ chip }) => chip)
  const seen = new Set<string>()
  return [...ordered, ...negatives.map(denialChip)].filter(({ words, meaning }) => {
    const key = `${words.toLowerCase()} ${meaning}`
    return !seen.has(key) && seen.add(key)
  })
}
