import type { Brief, Mention } from '../prompt/brief.ts'
import { isBorne } from './blazon.ts'
import { companionKinds } from './companions/kinds.ts'
import { type GearKind, gearKinds } from './scene.ts'

/** What lies or hangs about a place as often as it is held. */
const loose: ReadonlySet<string> = new Set<GearKind>([
  'lantern',
  'candle',
  'torch',
  'skull',
  'coin',
  'rose',
  'book',
  'scroll',
  'bread',
  'fish',
  'apple',
  'shield',
  'sword',
  'spear',
  'bowl',
  'key',
  'net',
  'basket',
  'bucket',
  'flame',
  'orb',
  'potion',
  'tankard',
  'goblet',
])

/** After these a thing stands about somebody, who does not hold it: "under a lantern", "among roses". */
const about: ReadonlySet<string> = new Set(
  'under over above below among amongst amid amidst beside besides near around between beneath underneath atop before past towards toward surrounded against'.split(
    ' ',
  ),
)
/** Of which something may be carried: "a bundle of scrolls". */
const measures =
  /^(?:bundle|arm(?:ful|load)?s?|stack|handful|bunch|set|pair|fistful|sheaf|case|bag|sack|load|mug|cup|pint|tray|plate|bouquet|quiver|belt|brace|string)s?$/

/** Whether what is named is no thing in a hand: a throne of skulls, a lantern overhead. */
const isApart = ({ concept, after, partOf }: Mention): boolean =>
  after !== undefined &&
  loose.has(concept) &&
  (about.has(after) ||
    (after === 'of' && partOf !== undefined && !measures.test(partOf) && !gearKinds.some((kind) => kind === partOf)))

const beasts: ReadonlySet<string> = new Set(companionKinds.map(({ concept }) => concept))
const parts =
  /^[\s-]+(?:feathers?|claws?|tooth|teeth|fangs?|skulls?|heads?|emblems?|crests?|tattoos?|pelts?|hides?|skins?|bones?|scales?|masks?|helms?|helmets?|hoods?|rings?|brooch(?:es)?|amulets?|pendants?|necklaces?|earrings?|bracelets?|buckles?|pins?|figurines?|statues?|designs?|motifs?|patterns?|sigils?|symbols?|insignia|banners?|leather|fur|horns?|tails?|wings?|ears?|eyes?|manes?|antlers?|handles?|hilts?|pommels?)\b/i

/** Whether a beast is only what a thing is of or like: "a serpent ring", "a raven feather", "a lion helm". */
const isLikeness = (brief: Brief, mention: Mention): boolean =>
  beasts.has(mention.concept) &&
  parts.test(brief.prompt.slice(mention.at + mention.words.length)) &&
  !isBorne(brief, mention)

/** A brief without the things that are only about somebody, whom nobody has hold them, and without beasts that are not there. */
export const withoutApart = (brief: Brief): Brief => ({
  ...brief,
  mentions: brief.mentions.filter((mention) => !isApart(mention) && !isLikeness(brief, mention)),
})
