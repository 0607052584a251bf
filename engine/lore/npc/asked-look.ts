import { withArticle } from '../grammar/article.ts'
import { coatOf } from './looks.ts'
import type { Person } from './person.ts'
import type { Look } from './telling.ts'

const colours =
  'black|white|grey|gray|silver|red|blond|blonde|golden|yellow|brown|auburn|chestnut|copper|ginger|raven|dark|fair|flaxen|sandy|blue|green|purple|violet|pink|orange|crimson|scarlet|bronze|brass|gold|amber|hazel|teal|turquoise|olive|tawny|ivory|cream'
const hairWords = new Set(
  `${colours}|long|short|curly|wavy|straight|wild|messy|braided|plaited|cropped|flowing|thick|thin|greasy|bushy|forked|trimmed|neat|great|huge|unkempt|matted|bright|pale`.split(
    '|',
  ),
)
/** Words that end the description of a garment: what stands before them is said of something else. */
const stops = new Set(
  'who whom whose that which and or but of in on at to for from with without wearing dressed by near is are was the a an his her their its'.split(
    ' ',
  ),
)

/** The words before a noun that describe it, nearest last: "long white" of "a long white beard". */
function described(
  text: string,
  noun: RegExp,
  known: (word: string) => boolean,
): { words: string[]; noun: string } | undefined {
  const match = noun.exec(text)
  if (!match) return undefined
  const before =
    text
      .slice(0, match.index)
      .match(/[\p{L}’']+/gu)
      ?.slice(-3) ?? []
  const words: string[] = []
  for (const word of before.reverse()) {
    if (!known(word.toLowerCase())) break
    words.unshift(word.toLowerCase())
  }
  return { words, noun: match[0].toLowerCase() }
}

function hairIn(text: string): string | undefined {
  if (/\b(?:bald|balding|hairless|shaven[- ]head(?:ed)?)\b/i.test(text)) return 'a bald head'
  const said = described(
    text,
    /(?<=[\p{L}][ -])(?:hair(?:ed)?|braids?|locks|curls|ponytail|topknot|mohawk)\b/iu,
    (word) => hairWords.has(word),
  )
  if (!said || said.words.length === 0) return undefined
  const kind = /^hair/.test(said.noun) ? 'hair' : said.noun
  return kind === 'hair' || kind.endsWith('s')
    ? [...said.words, kind].join(' ')
    : withArticle([...said.words, kind].join(' '))
}

function beardIn(text: string): string | undefined {
  if (/\b(?:beardless|clean[- ]shaven)\b/i.test(text)) return 'no beard at all'
  const said = described(
    text,
    /\b(?:beard(?:ed)?|moustache|mustache|goatee|mutton chops|sideburns|stubble)\b/i,
    (word) => hairWords.has(word),
  )
  if (!said) return undefined
  const kind = said.noun === 'bearded' ? 'beard' : said.noun.replace('mustache', 'moustache')
  const words = [...said.words, kind].join(' ')
  return /chops|burns|stubble/.test(kind) ? words : withArticle(words)
}

/** Garments people name, and as one wears each: what is said in the plural is one thing here. */
const garments: readonly [RegExp, string][] = [
  [/rags/, 'ragged tunic'],
  [/robes?/, 'robe'],
  [/furs/, 'fur cloak'],
  [/leathers|leather armou?r/, 'leather jerkin'],
  [/silks?/, 'silk robe'],
  [/(?:full |heavy )?plate(?: armou?r| mail)?/, 'suit of plate armour'],
  [/chain ?mail|mail/, 'mail shirt'],
  [/armou?r/, 'suit of plate armour'],
  [
    /dress|gown|coat|tunic|doublet|smock|shirt|jerkin|tabard|uniform|habit|waistcoat|vest|breastplate|jacket|kimono/,
    '',
  ],
]
const overs = /apron|cloak|cape|mantle|shawl|scarf/
const hats = /hat|cap|crown|hood|turban|veil|helmet|helm/
const anyGarment = new RegExp(
  `(?:\\b(?:in|wearing|wears|with|and|dressed in)|,)\\s+((?:(?:an?|the|his|her|their)\\s+)?(?:[\\p{L}’'-]+\\s+){0,3}?(?:${[
    ...garments.map(([kind]) => kind.source),
    overs.source,
    hats.source,
  ].join('|')}))\\b`,
  'iu',
)

function clothesIn(text: string, drawn: string): string | undefined {
  const said = anyGarment
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^(?:an?|the|his|her|their)\s+/, '')
  const [, ...bare] = drawn.split(' ')
  if (said && !said.split(' ').some((word) => stops.has(word))) {
    const noun = said.split(' ').at(-1) ?? ''
    // What is worn over or above the rest goes with what was drawn.
    if (overs.test(noun)) return `${said} over ${overs.test(drawn) ? 'a plain shirt' : withArticle(drawn)}`
    if (hats.test(noun)) return `${drawn} and ${withArticle(said)}`
    const [kind, worn] = garments.find(([kind]) => new RegExp(`(?:${kind.source})$`).test(said)) ?? []
    return kind && worn ? said.replace(new RegExp(`(?:${kind.source})$`), worn) : said
  }
  // "a widow in black"
  const colour = new RegExp(
    `\\b(?:in|wearing|dressed (?:all )?in)\\s+(?:all\\s+)?(${colours})(?=\\s*(?:$|[,.;]|who\\b|and\\b|with\\b))`,
    'i',
  ).exec(text)?.[1]
  return colour ? [colour.toLowerCase(), ...bare].join(' ') : undefined
}

const marks: readonly [RegExp, string][] = [
  [/\beye-?patch\b|\bone[- ]eyed\b/i, 'an eyepatch'],
  [/\bgoggles\b/i, 'goggles'],
  [/\bmonocle\b/i, 'a monocle'],
  [/\b(?:spectacles|glasses|bespectacled)\b/i, 'spectacles'],
  [/\b(?:scar|scars|scarred)\b/i, 'a scar'],
  [/\btattoo(?:s|ed)?\b/i, 'a tattoo'],
  [/\bfreckle[sd]\b/i, 'freckles'],
]

/** A look as drawn, but for what the prompt says of hair, beard, eyes, clothes and marks. */
export function askedLook({ ancestry, reading: { text } }: Person, look: Look): Look {
  const coat = coatOf[ancestry] ?? 'hair'
  const told =
    coat === 'hair'
      ? hairIn(text)
      : new RegExp(`\\b(${colours})[ -](?:${coat}|scaled|furred|feathered)\\b`, 'i')
          .exec(text)?.[1]
          ?.toLowerCase()
          .concat(` ${coat}`)
  const beard = coat === 'hair' ? beardIn(text) : undefined
  // Whose beard has a colour has hair of that colour, unless the prompt says otherwise.
  const dye = beard && new RegExp(`\\b(?:${colours})\\b`).exec(beard)?.[0]
  const drawn = dye && told === undefined ? look.coat.replace(/ \S+(?= hair\b)/, ` ${dye}`) : look.coat
  const eyes = new RegExp(`\\b(${colours}|pale|milky)[ -]eye[sd]\\b`, 'i').exec(text)?.[1]?.toLowerCase()
  const mark = marks.find(([words]) => words.test(text))?.[1]
  const kind = look.eyes.split(' ')[0] ?? ''
  const seen = eyes ? `${kind} ${eyes} eyes` : look.eyes
  const oneEyed = /\bone[- ]eyed\b|\beye-?patch\b|\bone eye\b|\blost an eye\b/i.test(text)
  return {
    ...look,
    coat: told ?? drawn,
    ...(beard ? { beard } : {}),
    eyes: oneEyed ? `one ${seen.replace(/eyes$/, 'eye')}` : seen,
    mark: mark ?? look.mark,
    clothes: clothesIn(text, look.clothes) ?? look.clothes,
  }
}
