import type { Rgb } from '../paint/colour.ts'
import { colourOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief } from '../prompt/brief.ts'
import { type Complexion, type PaintPattern, paintPatterns } from './head/complexion.ts'
import type { Eyes } from './head/features.ts'
import type { Trait, TraitKind } from './scene.ts'

/** What years, blows and mischance leave of somebody for good, in people's words. */
const traitWords: Record<TraitKind, string> = {
  wrinkled:
    'wrinkled, wrinkles, wrinkly, deeply lined, lined face, craggy, leathery face, leathery skin, furrowed brow',
  hunched:
    'hunched, hunchback, hunchbacked, hunched over, hunched back, stooped, stooping, stoop, bent with age, bent back, bent double, crooked back',
  burn: 'burn scar, burn scars, burn mark, burned face, burnt face, burns, face half burned, half burned face, burned half, burnt half, half burnt face, burned skin, scorched face, burn scarred, fire scarred, face burned, half his face burned, half her face burned, melted face',
  warts: 'wart, warts, warty, warty nose, wart on her nose, wart on his nose, wart on the nose, boils',
  mole: 'mole, beauty spot, beauty mark, birthmark',
  pox: 'pockmarked, pock marked, pockmarks, pox scarred, acne scarred',
  vitiligo: 'vitiligo, piebald skin, patches of pale skin',
  toothless: 'toothless, missing teeth, missing a tooth, gap toothed, missing tooth, few teeth, no teeth',
  'gold-teeth':
    'gold tooth, gold teeth, golden tooth, golden teeth, gold toothed, silver tooth, silver teeth, gold capped teeth',
  'one-ear': 'one ear, missing ear, missing an ear, torn ear, notched ear, missing one ear, lost an ear',
  'cauliflower-ear': 'cauliflower ear, cauliflower ears',
  'double-chin': 'double chin, double chins, several chins, jowls, jowly, heavy jowls, triple chin',
  'big-ears': 'big ears, large ears, jug ears, jug eared, huge ears, ears that stick out, protruding ears',
  'milky-eye':
    'milky eye, one milky eye, blind in one eye, clouded eye, one white eye, dead eye, cataract, one blind eye',
  'square-jaw': 'square jaw, square jawed, strong jaw, lantern jaw, lantern jawed, chiselled jaw, chiseled jaw',
  'sunken-eyes':
    'sunken eyes, hollow eyes, hollow eyed, dark circles, bags under his eyes, bags under her eyes, tired eyes',
  'high-cheekbones': 'high cheekbones, sharp cheekbones, gaunt cheeks, hollow cheeks, sunken cheeks, hollow cheeked',
  'thick-brows': 'bushy eyebrows, bushy brows, thick eyebrows, thick brows, unibrow, heavy brows, heavy brow',
  'full-lips': 'full lips, thick lips, plump lips, pouting lips',
  'button-nose': 'button nose, small nose, snub nose, snub nosed, upturned nose, little nose',
  'hook-hand':
    'hook hand, hook for a hand, hook for hand, hook in place of a hand, iron hook, hooked hand, metal hook, hook',
  'peg-leg':
    'peg leg, wooden leg, pegleg, wooden peg, peg legged, one legged, wooden legged, leg of wood, one leg, missing a leg, lost a leg, missing leg',
  'one-arm':
    'one armed, one arm, single armed, missing an arm, missing arm, lost an arm, empty sleeve, pinned sleeve, arm ends in a stump, stump of an arm',
}

/** What lies on skin and clothes and can be washed off. */
const stainWords = {
  'blood-stained':
    'bloodstains, smeared with blood, blood smeared, blood on his face, blood on her face, blood on his hands, blood on her hands, face smeared with blood, bleeding nose, nosebleed',
  muddy:
    'muddy, mud stained, mud splattered, mud spattered, covered in mud, mud caked, mud streaked, mud, dirt smeared, dirt streaked, dirt on his face, dirt on her face, smudged',
  sooty:
    'sooty, soot stained, soot covered, soot smeared, soot streaked, soot, sooty face, covered in soot, smudged with soot, soot smudged, coal stained, coal dust, coal blackened, ash smeared, smeared with ash',
  inky: 'ink stained, ink, ink stains, ink stained fingers, inky fingers, ink on his fingers, ink on her fingers, ink blots, ink spattered, ink smudged',
  floury:
    'flour dusted, flour, covered in flour, dusted with flour, floury, flour covered, flour on his face, flour on her face, flour on his cheek, flour on her cheek',
  sweaty: 'sweaty, sweating, sweat, drenched in sweat, dripping with sweat, glistening with sweat, sweat beaded',
  wet: 'wet hair, soaked, drenched, dripping wet, soaking wet, wet, rain soaked, sodden, wet through, wet skin',
  tearful:
    'tear stained, tears on his cheeks, tears on her cheeks, tear streaked, tears, with tears in her eyes, with tears in his eyes',
  kohl: 'kohl, kohl rimmed, kohl rimmed eyes, dark eye makeup, eye shadow, smoky eyes, black eyeliner, eyeliner, kohl lined eyes, painted eyes, mascara',
  rouged:
    'rouge, rouged cheeks, heavy makeup, makeup, made up face, painted lady, powdered face, face powder, white face paint, white makeup, whiteface',
  lipstick:
    'lipstick, red lips, painted lips, ruby lips, crimson lips, red lipstick, scarlet lips, black lips, black lipstick, dark lips, blue lips',
  bruised: 'bruised, bruises, bruise, beaten up, split lip, battered face, swollen eye',
} as const
const eyeWords = {
  'mismatched-eyes':
    'mismatched eyes, odd eyes, heterochromia, one blue eye, one green eye, one brown eye, one red eye, one golden eye, one violet eye, different coloured eyes, two different coloured eyes, eyes of different colours',
}
export type StainKind = keyof typeof stainWords
export const stainKinds = Object.keys(stainWords) as StainKind[]
export const traitKinds = Object.keys(traitWords) as TraitKind[]

/** Words of both by concept. */
export const markWords: Readonly<Record<string, string>> = { ...traitWords, ...stainWords, ...eyeWords }

/** Words that are said of somebody, not things that they have. */
export const isAdjective = (concept: string): boolean =>
  ['wrinkled', 'hunched', 'toothless', 'pox', 'double-chin'].includes(concept) || concept in stainWords

/** The side that words near a thing name, the figure's own left being 1. */
export function sideTold(prompt: string, at: number, long: number): -1 | 1 | undefined {
  const near = prompt.slice(Math.max(0, at - 16), at + long + 30)
  const [, told] =
    /\b(left|right)\b/i.exec(near) ?? /\b(left|right) (?:half|side|cheek|eye|ear|hand|leg)\b/i.exec(prompt) ?? []
  return told ? (/left/i.test(told) ? 1 : -1) : undefined
}

/** The side that words name of what is on a face: their left 1, their right -1. */
export function sideAsked(brief: Brief): -1 | 1 | undefined {
  const one = brief.mentions.find(({ concept }) => sided.includes(concept))
  return one && sideTold(brief.prompt, one.at, one.words.length)
}
const sided: readonly string[] = ['scar', 'eyepatch', 'burn', 'milky-eye', 'one-ear', 'mole', 'mismatched-eyes']

/** What somebody has for good; on the side that is `near` where the words do not say. */
export function traitsOf(brief: Brief, near: -1 | 1): Trait[] {
  return traitKinds
    .filter((kind) => asksFor(brief, kind))
    .map((kind) => {
      const mention = brief.mentions.find(({ concept }) => concept === kind)
      return {
        kind,
        side:
          (mention && sideTold(brief.prompt, mention.at, mention.words.length)) ??
          (kind === 'hook-hand' || kind === 'one-arm' ? 1 : near),
      }
    })
}

/** What somebody's odd eye is like, where they have one: milky, or of another colour than its fellow. */
export function oddEyeOf(brief: Brief, colour: Rgb, traits: readonly Trait[]): Eyes['odd'] {
  const milky = traits.find(({ kind }) => kind === 'milky-eye')
  if (milky) return { side: milky.side, colour: [206, 210, 212], isBlind: true }
  if (!asksFor(brief, 'mismatched-eyes')) return undefined
  // "One blue eye and one green": the second is said of the other.
  const told = [...brief.prompt.matchAll(/\bone (\w+)(?: (?:eye|and))?/gi)].map(([, word]) =>
    colourOf(word!.toLowerCase()),
  )
  const [, second] = told.filter((one) => one !== undefined)
  const side = sideAsked(brief) ?? 1
  return { side, colour: second ?? (colour[2] > colour[0] ? [148, 92, 36] : [74, 130, 190]) }
}

/** The dye of painted lips. */
export function lipDyeOf(brief: Brief): Rgb | undefined {
  if (!asksFor(brief, 'lipstick')) return undefined
  const word = /\b(\w+) (?:lips|lipstick|lip paint)\b/i.exec(brief.prompt)?.[1]?.toLowerCase() ?? ''
  return word === 'dark' ? [66, 14, 30] : (colourOf(word) ?? [156, 22, 34])
}

/** What is on skin and clothes. */
export const stainsOf = (brief: Brief): StainKind[] => stainKinds.filter((kind) => asksFor(brief, kind))

/** Places where a scar may run, as lines in the head's units (see `scarsOf`), on the side that is seen. */
const scarLines: readonly (readonly [words: RegExp, lines: readonly (readonly (readonly [number, number])[])[]])[] = [
  [
    /claw|slash(?:es|ed)/i,
    [
      [
        [10, -52],
        [22, -14],
        [40, 34],
        [50, 60],
      ],
      [
        [26, -58],
        [40, -20],
        [54, 22],
        [62, 46],
      ],
      [
        [-4, -30],
        [6, 6],
        [22, 46],
        [36, 76],
      ],
    ],
  ],
  [
    /\b(?:eye|eyebrow|brow)\b/i,
    [
      [
        [28, -62],
        [34, -26],
        [31, 4],
        [36, 34],
        [44, 58],
      ],
    ],
  ],
  [
    /\b(?:cheek|face)\b/i,
    [
      [
        [62, -6],
        [52, 22],
        [38, 46],
        [22, 62],
      ],
    ],
  ],
  [
    /\b(?:lips?|mouth)\b/i,
    [
      [
        [18, 44],
        [13, 62],
        [16, 82],
        [12, 96],
      ],
    ],
  ],
  [
    /\bnose\b/i,
    [
      [
        [-26, 24],
        [-8, 22],
        [10, 26],
        [32, 20],
      ],
    ],
  ],
  [
    /\b(?:chin|jaw)\b/i,
    [
      [
        [56, 62],
        [40, 84],
        [20, 98],
      ],
    ],
  ],
  [
    /\b(?:forehead|temple)\b/i,
    [
      [
        [-18, -56],
        [10, -62],
        [40, -50],
      ],
    ],
  ],
  [
    /\b(?:throat|neck)\b/i,
    [
      [
        [-46, 132],
        [-10, 142],
        [22, 140],
        [52, 128],
      ],
    ],
  ],
]

/** The lines of a scar whose place the words tell, `side` being the figure's left (1) or right. */
export function scarsTold(brief: Brief, side: -1 | 1): [number, number][][] | undefined {
  const mention = brief.mentions.find(({ concept }) => concept === 'scar')
  if (!mention) return undefined
  // "A scarred cheek" says it after, "a claw scar" before.
  const told = /^[^,.;]*/.exec(brief.prompt.slice(mention.at))?.[0].slice(0, 60) ?? ''
  const before = brief.prompt.slice(Math.max(0, mention.at - 12), mention.at)
  const lines = scarLines.find(([words], nth) => words.test(told) || (nth === 0 && words.test(before)))?.[1]
  return lines?.map((line) => line.map(([x, y]): [number, number] => [x * side, y]))
}

const tattoos: readonly PaintPattern[] = ['tribal', 'chin', 'runes', 'knots', 'swirl']

/** How a tattoo is drawn: as the words call it, else by chance. */
function tattooPattern({ prompt }: Brief, random: Random): PaintPattern {
  if (/\brunes?\b|\brunic|\bglyph|\bsigil|\barcane/i.test(prompt)) return 'runes'
  if (/\bchin\b|\bmaori/i.test(prompt)) return 'chin'
  if (/\bknot|\bceltic|\binterlace/i.test(prompt)) return 'knots'
  if (/\bswirl|\bspiral|\bwoad/i.test(prompt)) return 'swirl'
  if (/\btribal|\bwave/i.test(prompt)) return 'tribal'
  return random.pick(tattoos)
}

/** The skin that a tattoo is on: where the words say, else all that is seen. */
function tattooed({ prompt }: Brief): ('face' | 'scalp' | 'body')[] {
  const face =
    /\b(?:face|facial|cheeks?|chin|brow|forehead)[- ]tattoo|tattoo\w*[^,.;]{0,24}\b(?:face|cheeks?|chin|brow|forehead|eyes?)\b/i
  const scalp = /tattoo\w*[^,.;]{0,24}\b(?:head|scalp|skull)\b|\b(?:head|scalp|skull)[^,.;]{0,12}tattoo/i
  const body =
    /tattoo\w*[^,.;]{0,24}\b(?:arms?|hands?|chest|body|shoulders?|neck|knuckles)\b|\b(?:arms?|hands?|chest|body|shoulders?|neck)[^,.;]{0,12}tattoo/i
  if (scalp.test(prompt)) return ['scalp']
  if (face.test(prompt)) return ['face']
  return body.test(prompt) ? ['body'] : ['face', 'scalp', 'body']
}

/** War paints are laid on by hand; half a face may be. */
const warPaints = paintPatterns.filter((pattern) => !['chin', 'runes', 'knots'].includes(pattern))

/** What is painted on skin or pricked into it, in the colour said. */
export function paintOf(brief: Brief, dye: Rgb | undefined, random: Random, look: Random): Complexion['paint'] {
  const mention = brief.mentions.find(({ concept }) => concept === 'tattoo' || concept === 'warpaint')
  if (!mention) return undefined
  if (mention.concept === 'tattoo')
    return { pattern: tattooPattern(brief, random), colour: dye ?? [34, 48, 58], on: tattooed(brief) }
  const woad = /\bwoad\b/i.test(brief.prompt)
  const colours: readonly Rgb[] = [
    [126, 28, 26],
    [230, 222, 204],
    [36, 62, 104],
  ]
  return { pattern: random.pick(warPaints), colour: dye ?? (woad ? [40, 70, 120] : look.pick(colours)) }
}
