import type { Brief, Mention } from './brief.ts'
import type { Description, Told } from './mentions.ts'
import { spansOf } from './spans.ts'
import { subjectOf } from './subject.ts'

type Change = (mention: Mention) => Mention

/** A brief with some mentions changed; those that name nothing any more are no subject. */
function changed(brief: Brief, told: readonly Told[], change: Change): Brief {
  const kept = told.map((one) => ({ ...one, mention: change(one.mention) }))
  const { subject: _, ...rest } = brief
  const subject = subjectOf(kept.filter((one) => one.mention.concept !== ''))
  return { ...rest, ...(subject ? { subject } : {}), mentions: kept.map((one) => one.mention) }
}

/** The text with a stretch of it blank: some generators look at the words themselves. */
function blanked(text: string, from: number, to: number): string {
  const [a, b] = [Math.max(0, from), Math.min(text.length, to)]
  return b > a ? text.slice(0, a) + ' '.repeat(b - a) + text.slice(b) : text
}

/**
 * A brief in which some words say nothing. What describes such a thing stays, and describes nothing: "a green skull" that takes
 * only the colour takes no skull.
 */
export function muted(brief: Brief, told: readonly Told[], parts: ReadonlySet<Told | Description>): Brief {
  const spans = [...parts].flatMap(spansOf)
  const mute = (mention: Mention): Mention => {
    const words = spans.reduce((text, { from, to }) => blanked(text, from - mention.at, to - mention.at), mention.words)
    const gone = new Set<string>()
    for (const part of parts) {
      if ('mention' in part) {
        if (part.mention === mention)
          return { concept: '', facet: 'style', words, at: mention.at, modifiers: mention.modifiers }
      } else if (part.of.includes(mention)) gone.add(part.entry.concept)
    }
    return { ...mention, words, modifiers: mention.modifiers.filter((modifier) => !gone.has(modifier)) }
  }
  const prompt = spans.reduce((text, { from, to }) => blanked(text, from, to), brief.prompt)
  return { ...changed(brief, told, mute), prompt }
}

/** A brief with another colour in a colour's place; undefined for what is no colour. */
export function recoloured(brief: Brief, told: readonly Told[], part: Told | Description): Brief | undefined {
  const { concept, facet } = part.entry
  if (facet !== 'colour') return undefined
  const other = concept === 'teal' ? 'red' : 'teal'
  return changed(brief, told, (mention) => {
    if ('mention' in part) return mention === part.mention ? { ...mention, concept: other } : mention
    if (!part.of.includes(mention)) return mention
    return { ...mention, modifiers: mention.modifiers.map((modifier) => (modifier === concept ? other : modifier)) }
  })
}

/** A brief with another number of some things. */
export function recounted(
  brief: Brief,
  told: readonly Told[],
  of: readonly Mention[],
  number: (said: number | undefined) => number | undefined,
): Brief {
  return changed(brief, told, (mention) => {
    if (!of.includes(mention)) return mention
    const { count: said, ...bare } = mention
    const count = number(said)
    return count === undefined ? bare : { ...bare, count }
  })
}
