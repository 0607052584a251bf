import { type LexiconIndex, phraseAt } from './lexicon-index.ts'
import type { Span } from './spans.ts'
import { tokenise } from './tokens.ts'

/** Words of a prompt that say how it is to be drawn, not what: "a woodcut of", "on parchment", "in ink wash". */
export interface Styling extends Span {
  /** A built-in style's id; undefined where none is like it. */
  style: string | undefined
}

interface Medium {
  style: string | undefined
  /** Letters of which some are in all its words. Most prompts have none: to be told so, no large expression need be compiled. */
  marks: RegExp
  /** What a picture may be called ("a woodcut of a knight"), as a regular expression. */
  nouns: string
  /** What may be said of a picture ("an inked map"). */
  adjectives: string
  /** What says nothing else when it stands alone between commas. */
  alone: string
  /** What says nothing else wherever it stands. */
  sure?: string
  /** What a picture may be called only where a prompt begins with it ("a window of a knight"); elsewhere it is a thing. */
  opening?: string
}

const media: readonly Medium[] = [
  {
    style: 'blueprint',
    marks: /print|cyanotype|technical|schematic|architect/i,
    nouns: "blue ?prints?|cyanotypes?|technical drawings?|schematics?|architect(?:'s|’s|ural) (?:drawing|plan)s?",
    adjectives: 'blue ?print|cyanotype|schematic',
    alone: 'blue ?print|cyanotype|schematic|technical drawing',
  },
  {
    style: 'inked',
    marks: /\bink|water ?colou?r|\bline[- ]?(?:art|drawn|drawing|sketch)|\bpen(?:cil)?\b|hatch/i,
    nouns:
      'water ?colou?rs?(?: (?:and|&) ink)?(?: (?:painting|illustration|sketch)s?)?|(?:pen[ -](?:and|&)[ -])?ink(?:[ -]wash(?:es)?)?(?: (?:drawing|sketch|painting|illustration)s?)?|(?:line|pen|pencil) (?:drawing|sketch)(?:e?s)?|line[ -]?art|cross[- ]?hatching|hatching|ink (?:and|&) hatch(?:ing)?',
    adjectives:
      'water ?colou?r(?: (?:and|&) ink)?|inked|hand[- ]inked|hatched|cross[- ]?hatched|pen[ -](?:and|&)[ -]ink|ink[ -]wash|black and white ink|line[- ]drawn|ink and hatch',
    alone:
      'water ?colou?rs?(?: (?:and|&) ink)?|inked|hand[- ]inked|hatched|hatching|cross[- ]?hatch(?:ed|ing)|pen[ -](?:and|&)[ -]ink|ink[ -]wash|line[ -]?art|line drawing|ink drawing|black and white ink',
    sure: 'ink[ -]wash|pen[ -](?:and|&)[ -]ink',
  },
  {
    style: 'woodcut',
    marks: /wood ?(?:cut|block|engrav)|lino|engrav|etching|block print/i,
    nouns: 'wood ?cuts?|wood ?block(?: print)?s?|lino ?cuts?|lino print|(?:wood )?engravings?|etchings?|block prints?',
    adjectives: 'wood ?cut|wood ?block|lino ?cut|engraved book',
    alone: 'wood ?cut|wood ?block(?: print)?|lino ?cut|wood engraving|block print',
  },
  {
    style: 'tarot',
    marks: /tarot/i,
    nouns: 'tarot(?: cards?)?',
    adjectives: 'tarot(?: card)?',
    alone: 'tarot card',
  },
  {
    style: 'poster',
    marks: /poster|nouveau|lithograph/i,
    nouns: '(?:(?:art[ -]nouveau|old|vintage) )?posters?|art[ -]nouveau|lithographs?',
    adjectives: 'poster|art[ -]nouveau|lithographed',
    alone: 'poster|art[ -]nouveau(?: poster)?|vintage poster|lithograph',
    sure: 'art[ -]nouveau',
  },
  {
    style: 'parchment',
    marks: /parchment|vellum|sepia/i,
    nouns: '(?:old |aged |ancient )?(?:parchment|vellum)(?: (?:map|plan|drawing)s?)?|sepia',
    adjectives: 'parchment|vellum|sepia',
    alone: 'parchment|vellum|old parchment|aged parchment|sepia',
  },
  {
    style: 'painted',
    marks: /paint|\boils?\b|gouache/i,
    nouns: '(?:oil |acrylic |gouache )?painting|oils?|oil paints?|gouache',
    adjectives: 'painted|hand[- ]painted|oil[- ]painted|painterly|oil',
    alone: 'painterly|oil painting|oil paints?|oils|gouache',
  },
  {
    style: 'stained-glass',
    marks: /glass|window/i,
    nouns: '(?:stained|leaded)[- ]glass(?: windows?)?|(?:church|chapel|cathedral) window',
    adjectives: '(?:stained|leaded)[- ]glass',
    alone: 'stained[- ]glass(?: window)?|leaded glass',
    opening: 'window',
  },
  {
    style: 'gilded',
    marks: /gilded|illuminat|icon|gold[- ]leaf/i,
    nouns:
      'illuminated (?:manuscript|page|letter|miniature)s?|manuscript illuminations?|(?:(?:byzantine|orthodox|gilded|golden) )?icons?',
    adjectives: 'gilded|illuminated(?: manuscript)?|(?:byzantine |gilded )?icon',
    alone: 'illuminated(?: manuscript)?|manuscript illumination|(?:byzantine )?icon',
    sure: 'gold[- ]leaf (?:back)?ground',
  },
  {
    style: undefined,
    marks: /mosaic|pixel|anime|manga|comic|photo|render/i,
    nouns: 'mosaic|pixel[- ]art|anime|manga|comic(?: book)?|photograph|3d render',
    adjectives: 'mosaic|pixel[- ]art|anime|manga|comic(?: book)?|photorealistic',
    alone: 'pixel[- ]art|photorealistic|anime|manga',
  },
]

const manner =
  '(?:old|aged|ancient|medieval|faded|yellowed|weathered|rough|simple|detailed|fine|dark|loose|classic|fantasy)'
const picture =
  '(?:(?:battle|dungeon|town|city|village|floor|treasure|region|world|fantasy|style|card|book) ?)?(?:maps?|battlemaps?|plans?|portraits?|pictures?|illustrations?|drawings?|sketch(?:es)?|prints?|art|artwork|landscapes?|scene|rendering|card|style|look)'

/** How a medium may be asked for; the first group, or else all, is what says so. Those marked loose may say something else where nobody paints so. */
const ways: readonly { isLoose?: true; isOwn?: true; pattern: (medium: Medium) => string }[] = [
  // "Draw a medieval woodcut of a knight"
  {
    isOwn: true,
    pattern: ({ nouns }) =>
      `(?<=^|[,.;:]\\s*|\\b(?:draw|make|create|paint|generate|want|please)\\s+(?:me\\s+)?)((?:an?\\s+|the\\s+)?(?:${manner}\\s+){0,2}(?:${nouns})(?:[- ](?:styled?\\s+)?(?:map|print|illustration|picture|portrait|drawing|plan|style))?)(?=\\s+(?:of|showing|depicting)\\b)`,
  },
  // "a window of a knight"
  {
    isLoose: true,
    isOwn: true,
    pattern: ({ opening }) =>
      opening
        ? `^\\s*((?:an?\\s+|the\\s+)?(?:${opening}))(?=\\s+(?:of|showing|depicting)\\s+(?!glass\\b|opportunity\\b))`
        : '(?!)',
  },
  // "drawn as a blueprint", "in the style of an old woodcut", "like a tarot card", "in ink"
  {
    pattern: ({ nouns, adjectives }) =>
      `\\b((?:(?:drawn|done|made|rendered|printed|shown|painted|depicted|illustrated|sketched)\\s+)?(?:in\\s+(?:the\\s+|an?\\s+)?(?:${manner}\\s+){0,2}(?:style\\s+of\\s+|look\\s+of\\s+)?|(?:as|like)\\s+)(?:an?\\s+|the\\s+)?(?:${manner}\\s+){0,2}(?:${nouns}|${adjectives})(?:[- ](?:style|drawing|map|print|illustration|plan|look|finish|technique))?)(?=\\s*(?:[,.;:)!]|$|\\b(?:with|of|and|on|showing)\\b))`,
  },
  // "on old parchment"
  {
    isLoose: true,
    pattern: ({ style }) =>
      style === 'parchment'
        ? '\\b((?:(?:drawn|inked|printed|painted|sketched|written|mapped)\\s+)?(?:on|onto)\\s+(?:an?\\s+|the\\s+)?(?:(?:sheet|piece|scrap|scroll)\\s+of\\s+)?(?:\\w+\\s+){0,2}(?:parchment|vellum))\\b'
        : '(?!)',
  },
  // "an inked dungeon map", "woodcut portrait", "blueprint style"
  { pattern: ({ adjectives }) => `\\b((?:${adjectives})(?:[- ]styled?)?)(?=\\s+${picture}\\b)` },
  { pattern: ({ nouns, adjectives }) => `\\b((?:${nouns}|${adjectives})[- ]styled?)\\b` },
  // "ink wash mountains"
  { pattern: ({ sure }) => `\\b(${sure ?? '(?!)'})\\b` },
  // ", woodcut"
  { isLoose: true, pattern: ({ alone }) => `(?<=^|[,.;:(]\\s*)((?:${alone}))(?=\\s*(?:[,.;:)!]|$))` },
]

const patterns = media.flatMap((medium) =>
  ways.map(({ pattern, isLoose = false, isOwn = false }) => ({
    style: medium.style,
    marks: medium.marks,
    isLoose,
    isOwn,
    pattern: new RegExp(pattern(medium), 'giu'),
  })),
)

const denied = /\b(?:no|not|without|never|isn't|isn’t)\s+(?:an?\s+|the\s+|any\s+)?$/i

/**
 * Where a prompt says how it is to be drawn, in its order. A category's own things stay things ("a painting of a dragon" where
 * paintings are drawn), and so does what only might be a style where `offered`, the category's styles, has none like it.
 */
export function stylingsIn(prompt: string, offered: readonly string[], index: LexiconIndex): Styling[] {
  const found: Styling[] = []
  for (const { style, marks, pattern, isLoose, isOwn } of patterns) {
    const isOffered = style !== undefined && offered.includes(style)
    if ((isLoose && !isOffered) || !marks.test(prompt)) continue
    for (const match of prompt.matchAll(pattern)) {
      const [, words = ''] = match
      const from = match.index + match[0].indexOf(words)
      const to = from + words.length
      if (denied.test(prompt.slice(0, from))) continue
      if (found.some((other) => other.from < to && from < other.to)) continue
      if (isOwn && isSubject(words, index)) continue
      found.push({ style: isOffered ? style : undefined, from, to })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** Whether words name something that the category draws as its subject. */
function isSubject(words: string, index: LexiconIndex): boolean {
  const tokens = tokenise(words)
  return tokens.some((_, i) => phraseAt(index, tokens, i)?.entries.some((entry) => entry.subject !== undefined))
}
