import type { Brief, Mention } from '../../prompt/brief.ts'
import type { Act } from '../acts.ts'
import { isBorne } from '../blazon.ts'
import { feathered } from './critters/feathered.ts'
import { furred } from './critters/furred.ts'
import { grown } from './critters/grown.ts'
import { type CompanionKind, kindOf, type Spot } from './kinds.ts'

/** A beast that a prompt has go with somebody. */
export interface Called {
  kind: CompanionKind
  mention: Mention
  spot: Spot
  count: number
}

/** Words that may follow a beast's name; before any other it is only the material, the pattern or the foe of something. */
const free =
  /^(?:\s*$|\s*[,.;:!?)—–]|['’]s?\s+(?:reins|bridle|back|neck|head)\b|\s+(?:and|or|at|on|by|in|beside|besides|behind|near|next|close|to|with|under|over|around|about|round|along|before|of|from|who|that|which|for|as|through|across|into|while|when|is|sits|stands|walks|against|atop|held|led|up|down|out|off|inside|upon|beneath|asleep|ready|mid|called|named|hidden|high|saddled|made|familiar|companion|companions|cub|pup|puppy|mount|tucked|perched|coiled|curled|draped|slung|wrapped|balanced|tied|chained|leashed|tethered|harnessed|yoked|laden|loaded|nestled|cradled|bundled|snuggled|entwined|twined|crouched|cowering|clinging|squirming|strapped|seated|poised|alongside|nearby|past|toward|towards|after|inside|onto|upside|\w+ing)\b)/i

/** Words before a beast that make it a likeness, or prey. */
const likeness =
  /\b(?:emblem|sigil|crest|device|badge|coat of arms|shape|form|head|image|tattoo|statue|statuette|figurine|carving|picture|painting|portrait|mask|pelt|skin|hide|fur|guise|likeness|scent|tooth|teeth|claws?|fangs?|bones?|order|sign|house|cult|face|eyes|ears|horns|tail|spirit|drawing|embroidered with|painted with|emblazoned with|bearing|depicting|showing|like|as|hunting|hunts|slaying|slays|killing|stuffed|dead|roasted?|shield with|banner with|tabard with|surcoat with|turns into|becoming)(?:\s+of)?(?:\s+(?:a|an|the|his|her|two|one))?(?:\s+[\w-]+){0,2}\s*$/i

/** Who is given what is named next: "feeding a penguin a fish". */
const given =
  /\b(?:feed|giv|hand|offer|teach|show|toss|throw)(?:s|ing|e|es)?\s+(?:(?:an?|the|his|her|their)\s+)?(?:[\w-]+\s+)?$/i

/** What holds small creatures, which then go with nobody. */
const within =
  /\b(?:cage|jar|bottle|box|crate|basket|sack|bag|bucket|barrel|tank|trap|net|bowl|sign|pie|stew|leg|haunch|head|wheel|side|string|plate)s?\s+(?:full\s+)?(?:of|with)\s+(?:(?:an?|the|some|live|two|three|tiny|small|little|glowing)\s+)*$/i

/** Words that have it ridden, where it can be. */
const ridden =
  /\b(?:riding|rides|rode|ridden|mounted|astride|atop|on\s+(?:the\s+)?back\s+of|on|sits? on|sitting on|seated on|saddled?|galloping|charging)\b(?:\s+(?:on|upon|atop|in on))?(?:\s+(?:a|an|the|his|her|their|its))?(?:\s+[\w-]+){0,3}\s*$/i
const afoot =
  /\b(?:leading|leads|led|walking|walks|holding|holds|feeding|feeds|grooming|grooms|brushing|petting|patting|stroking|with|and|beside|tending|tends|near|by|accompanied by|followed by|shoeing|shoes)\b(?:\s+(?:by|of|the|a|an|his|her|their|two|reins|bridle))*(?:\s+[\w-]+){0,2}\s*$/i

/** Who has it in the hands. */
const holding =
  /\b(?:holding|holds|cradling|cradles|carrying|carries|cuddling|hugging|hugs|kissing|kisses|clutching|cupping|showing|lifting|lifts|rescuing|nursing|embracing|presenting|offering|bottle-feeding)\s+(?:up\s+)?(?:(?:an?|the|his|her|their|its)\s+)?(?:[\w-]+\s+){0,2}$/i

/** Words that have anything ridden, however small its kind is: a goose that bears somebody is a giant one. */
const astride =
  /\b(?:riding|rides|rode|mounted|astride|galloping)\s+(?:on\s+|upon\s+|atop\s+)?(?:(?:an?|the|his|her|their|its)\s+)?(?:[\w-]+\s+){0,2}$/i

const isBird = ({ rig, form }: CompanionKind): boolean => rig === 'bird' || (rig === 'critter' && form in feathered)
const isFurred = ({ form }: CompanionKind): boolean => form in furred || form in grown
/** Bodies with a back to sit on. */
const mountable: ReadonlySet<CompanionKind['rig']> = new Set(['beast', 'critter', 'dragon'])
/** Birds that no fist bears. */
const fowl: ReadonlySet<string> = new Set([
  'goose',
  'duck',
  'mallard',
  'swan',
  'hen-bird',
  'turkey',
  'penguin',
  'peacock',
  'heron',
  'stork',
  'pelican',
])
/** Birds that sit on a shoulder as a thing does that is carried. */
const familiars: ReadonlySet<string> = new Set(['raven', 'owl', 'parrot'])

/** Whether a bird that might sit on a shoulder is somewhere else by the words. */
export const isElsewhere = (brief: Brief, mention: Mention): boolean =>
  familiars.has(mention.concept) && calledBy(brief).some((called) => called.mention.at === mention.at)

/** Where the words about a beast put it, if they do. */
function spotSaid(kind: CompanionKind, { words }: Mention, before: string, after: string): Spot | undefined {
  const own = /^[^,.;]{0,46}/.exec(after)?.[0] ?? ''
  const lead = before.slice(-46)
  if (/\bon (?:top of )?(?:his|her|their|its|the) (?:head|hat)\b/i.test(own) && kind.tall < 5) return 'head'
  const isBeast = kind.rig === 'beast' || (kind.rig === 'critter' && isFurred(kind))
  if (/\bshoulders\b|\b(?:over|across|around|round|about) (?:his|her|their|its|the|one) (?:shoulder|neck)\b/i.test(own))
    if (isBeast && (kind.young !== undefined || kind.tall > 2.5) && kind.concept !== 'monkey') return 'shoulders'
  if (/\b(?:shoulders?)\b/i.test(own)) return kind.tall > 6 || kind.concept === 'serpent' ? undefined : 'shoulder'
  if (
    (isBeast || fowl.has(kind.concept)) &&
    (/\bby (?:its|the|his|her|their) (?:\w+ )?(?:ears?|tails?|feet|legs?|hind legs|necks?|scruff)\b/i.test(own) ||
      /\b(?:dead|slain|brace of|caught|shot|hunted)\s+(?:[\w-]+\s+)?$/i.test(lead) ||
      /\b(?:dead|slain|caught|hunted)\b/i.test(words))
  )
    return 'hanging'
  if (/\b(?:glove|gauntlet|gloved (?:hand|fist)|fist|wrist|arm|forearm|hand|finger)\b/i.test(own) && isBird(kind))
    return fowl.has(kind.concept) ? 'arms' : 'fist'
  if (
    /\bunder (?:his|her|their|its|the|one|an) (?:\w+ )?arm\b/i.test(own) &&
    (fowl.has(kind.concept) || kind.young !== undefined || (kind.rig === 'critter' && kind.tall < 5.5))
  )
    return 'underarm'
  if (
    holding.test(lead) ||
    /\b(?:in|under) (?:his|her|their|its|the|both|one) (?:arms?|lap|hands?|palms?)\b/i.test(own)
  ) {
    if (isBird(kind)) return fowl.has(kind.concept) ? 'arms' : 'fist'
    if ((kind.rig === 'critter' && !(kind.form in grown)) || kind.young !== undefined)
      return kind.tall < 2.7 && kind.concept !== 'fish' ? 'palms' : 'arms'
  }
  if (/\b(?:neck|shoulders)\b/i.test(own) && kind.concept === 'serpent') return 'neck'
  if (
    kind.tall < 8 &&
    kind.rig === 'beast' &&
    (/\bin (?:his|her|their|its|the) (?:arms|lap|hands)\b/i.test(own) ||
      /\b(?:holding|holds|cradling|cradles|carrying|carries|cuddling|hugging|cradled?)\s+(?:a|an|the|his|her|their)?\s*(?:[\w-]+\s+){0,2}$/i.test(
        lead,
      ))
  )
    return 'arms'
  if (
    /\b(?:at|by|to|near|about|around) (?:his|her|their|its|the) (?:heels?|sides?|feet|foot)\b|\bbeside\b|\bfollow/i.test(
      own,
    )
  )
    return kind.spot === 'led' ? 'led' : 'beside'
  if (/\b(?:circling|flying|hovering|soaring|wheeling|overhead|above)\b/i.test(own) && isBird(kind)) return 'aloft'
  return undefined
}

/** Game that is carried home. */
const slain =
  /\b(?:dead|slain|caught|shot|hunted|brace of|holding|carrying)\s+(?:an?\s+|the\s+|his\s+|her\s+|dead\s+)*(?:[\w-]+\s+)?$/i
const plural = /(?:[^su]s|geese|mice|sheep)$/i
const single = /\b(?:an?|one|the|his|her|its|their)\s+(?:[\w-]+\s+)?$/i

/** What is called riding but is only worn for it. */
const ridingWear =
  /^\s*(?:boots?|cloaks?|gloves?|crop|coats?|habit|hats?|leathers?|gear|breeches|jackets?|dress|clothes)\b/i

/** Beasts of a prompt that go with whoever it is of, in its order; a horse for those who ride on nothing that is named. */
export function calledBy(brief: Brief): Called[] {
  const called = named(brief)
  const rides = brief.mentions.find(
    ({ concept, at, words }) => concept === 'riding' && !ridingWear.test(brief.prompt.slice(at + words.length)),
  )
  const kind = kindOf('horse')
  if (!rides || !kind || called.some(({ spot }) => spot === 'mount')) return called
  const own = called.find(({ kind: { bears } }) => bears)
  if (own) return called.map((one) => (one === own ? { ...own, spot: 'mount' } : one))
  return [...called, { kind, mention: { ...rides, modifiers: [] }, spot: 'mount', count: 1 }]
}

/** A dragon is no companion unless it is a small one, or sits where only a small one can. */
const isLittle = ({ modifiers, words }: Mention, after: string): boolean =>
  modifiers.some((one) => ['small', 'tiny', 'young'].includes(one)) ||
  /\b(?:small|tiny|young|little|baby|pet|miniature|faerie|fairy|familiar|hatchling)\b|ling\b|pseudo/i.test(words) ||
  /^[^,.;]{0,30}\b(?:shoulder|arms?|lap|hand|head)\b/i.test(after)

function named(brief: Brief): Called[] {
  return brief.mentions.flatMap((mention): Called[] => {
    const kind = kindOf(mention.concept)
    if (!kind || mention.owner || isBorne(brief, mention)) return []
    const start = mention.at
    const before = brief.prompt.slice(0, start)
    const after = brief.prompt.slice(start + mention.words.length)
    // "Bears" carry things unless somebody has them.
    const isVerb =
      /^(?:bears|ass|ram|doe|sheep|colt|charger|mare)$/i.test(mention.words) &&
      !/\b(?:a|an|the|his|her|their|its|two|three|four|pet|with|and|trained|tame)\s+(?:[\w-]+\s+){0,3}$/i.test(before)
    if (within.test(before)) return []
    if (
      isVerb ||
      (likeness.test(before) && !slain.test(before)) ||
      !(free.test(after) || (given.test(before) && /^\s+(?:an?|the|some|his|her)\s/i.test(after)))
    )
      return []
    if (kind.concept === 'little-dragon' && !isLittle(mention, after)) return []
    const isRidden =
      (kind.bears ? ridden.test(before) : mountable.has(kind.rig) && astride.test(before)) &&
      !/\b(?:emblem|on (?:his|her|their) (?:shield|banner))\b/i.test(before.slice(-40))
    const spot =
      isRidden && !afoot.test(before.slice(-30)) ? 'mount' : (spotSaid(kind, mention, before, after) ?? kind.spot)
    if (familiars.has(kind.concept) && spot === 'shoulder') return []
    // Gulls without a number are some.
    const isPlural =
      mention.count === undefined &&
      kind.rig === 'critter' &&
      plural.test(mention.words) &&
      !single.test(before) &&
      !single.test(mention.words.replace(/\S+$/, ''))
    // Several sit on no one fist.
    const isFlock = isPlural || (mention.count ?? 1) > 1
    const where = isFlock && kind.rig === 'critter' && spot === kind.spot && spot !== 'aloft' ? 'beside' : spot
    return [{ kind, mention, spot: where, count: isPlural ? 3 : Math.min(3, Math.max(1, mention.count ?? 1)) }]
  })
}

/** What beasts do as often as people: what is said of it right after one is its own doing. */
const beastly: ReadonlySet<string> = new Set<Act>([
  'perching',
  'sleeping',
  'sitting',
  'flying',
  'lounging',
  'climbing',
  'sneaking',
  'eating',
  'drinking',
  'stretching',
  'swinging',
  'leaning',
])

/** How old beasts are said to be, which says nothing of who bears them. */
const years = /\b(?:kids?|newborn|baby|young|cubs?|pups?|little|old|lost)\b/gi

/**
 * A brief of people alone, without what the beasts that go with somebody do and how old they are: who has "an otter perched on his
 * shoulder" is not perched, and who carries a kid is no child.
 */
export function withoutTheirs(brief: Brief, called: readonly Called[]): Brief {
  const isTheirs = ({ concept, at }: Mention) =>
    beastly.has(concept) &&
    called.some(({ mention, spot }) => {
      const end = mention.at + mention.words.length
      return (
        spot !== 'mount' &&
        /^\s+(?:(?:that|which|who)\s+(?:is\s+)?|is\s+)?(?:\w+ly\s+)?$/i.test(brief.prompt.slice(end, at)) &&
        !/\band\s+(?:[\w-]+\s+){0,3}$/i.test(brief.prompt.slice(0, mention.at))
      )
    })
  const isBeast = (mention: Mention) => called.some((one) => one.mention === mention)
  const mentions = brief.mentions
    .filter((mention) => !isTheirs(mention))
    .map((mention) => (isBeast(mention) ? { ...mention, words: mention.words.replace(years, '') } : mention))
  return { ...brief, mentions }
}
