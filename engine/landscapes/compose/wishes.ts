import { mix, type Rgb } from '../../paint/colour.ts'
import { colourOf, materialOf } from '../../paint/pigments.ts'
import { asksFor, type Brief, conceptsOf, forbids, type Mention } from '../../prompt/brief.ts'

/** What a prompt wishes of a landscape, as questions the composer asks. */
export interface Wishes {
  brief: Brief
  /** Whether the prompt asks for any of these and forbids none. */
  has(...concepts: string[]): boolean
  mention(concept: string): Mention | undefined
  /** How many of a thing, 1 when not said. */
  count(concept: string): number
  /** How many of a thing of which a picture holds several: "ships" are three, a caravan is five. */
  several(concept: string): number
  /** Whether the thing itself is so described: "ruined castle". */
  described(concept: string, ...as: string[]): boolean
  /** The colour the prompt gives to a thing, if any. */
  tint(...concepts: string[]): Rgb | undefined
  /** A colour said of nothing in particular. */
  hue?: Rgb
  /** 0.55 tiny to 1.7 huge. */
  scale(concept: string): number
}

const sizes: Record<string, number> = { tiny: 0.5, small: 0.75, large: 1.3, huge: 1.65 }

/** What is done well. */
const done =
  'lit|lighted|built|made|worn|kept|tended|guarded|defended|protected|fortified|trodden|travelled|traveled|used|known|hidden|' +
  'preserved|maintained|stocked|armed|fed|dressed|laid|paved|ordered|cared|watered|furnished|sheltered|manicured'

/** A well in the ground: there is none in "well lit", nor in "as well", but one in "a well guarded by goblins". */
export const wellWords = new RegExp(
  `(?<!\\bas )\\bwells?\\b(?!-\\w| (?:${done})\\b)|` +
    `(?<=\\b(?:an?|the|old|stone|village|wishing) )wells?(?= (?:${done}) (?:by|with|in|from)\\b)`,
  'i',
)
const everyWell = new RegExp(wellWords, 'gi')

const isMeant = ({ concept, at, words }: Mention, { prompt }: Brief) =>
  concept !== 'well' || [...prompt.matchAll(everyWell)].some(({ index }) => index >= at && index < at + words.length)

/** One of them is called by a word that ends as if it were several. */
const singular = /\b(?:gallows|stocks|colossus|stables|pharos)$/i

export function wishesOf(brief: Brief): Wishes {
  /** What is named twice is one thing, and all that is said of it: "a desert with blue sand". */
  const mention = (concept: string): Mention | undefined => {
    const [first, ...again] = brief.mentions.filter((one) => one.concept === concept && isMeant(one, brief))
    if (!first || again.length === 0) return first
    return { ...first, modifiers: [...new Set([first, ...again].flatMap(({ modifiers }) => modifiers))] }
  }
  const has = (...concepts: string[]) =>
    concepts.some(
      (concept) =>
        asksFor(brief, concept) && !forbids(brief, concept) && (concept !== 'well' || mention(concept) !== undefined),
    )
  const free = conceptsOf(brief, 'colour')
    .map(colourOf)
    .find((colour) => colour !== undefined)
  return {
    brief,
    has,
    mention,
    count: (concept) => Math.max(1, Math.min(12, mention(concept)?.count ?? 1)),
    several(concept) {
      const told = mention(concept)
      // "A throne of bones" is one throne.
      const name = (told?.words ?? '')
        .replace(/^.*\b(?:rows?|lines?|groups?) of\s/i, '')
        .replace(/\s+(?:of|in|with|on)\s.*$/i, '')
      const plural = /[^s]s$/i.test(name) && !singular.test(name) && concept !== 'lone-tree'
      const company = /\b(?:caravan|train|flock|herd|pack|drove)\b/i.test(told?.words ?? '')
      const count = told?.count ?? (plural ? 3 : 1)
      // "A flock of sheep" is one flock.
      return Math.max(1, Math.min(12, company ? Math.max(5, count) : count))
    },
    described: (concept, ...as) => mention(concept)?.modifiers.some((modifier) => as.includes(modifier)) ?? false,
    tint(...concepts) {
      for (const concept of concepts) {
        const modifiers = mention(concept)?.modifiers ?? []
        for (const modifier of modifiers) {
          const colour = colourOf(modifier) ?? materialOf(modifier)?.colour
          if (colour) return colour
        }
      }
      return undefined
    },
    ...(free && { hue: free }),
    scale: (concept) =>
      (mention(concept)?.modifiers ?? []).reduce((scale, modifier) => scale * (sizes[modifier] ?? 1), 1),
  }
}

/** A colour pulled towards a wish, if there is one. */
export const wished = (colour: Rgb, wish: Rgb | undefined, strength: number): Rgb =>
  wish ? mix(colour, wish, strength) : colour
