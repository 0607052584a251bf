import type { Random } from '../../paint/random.ts'
import { withArticle } from '../grammar/article.ts'
import { type Grammar, openTeller, type Teller } from '../grammar/grammar.ts'
import { capital, possessive } from '../grammar/inflect.ts'
import { humanCultures } from '../names/cultures.ts'
import { openNames } from '../names/names.ts'
import { asSeen } from '../prompt/hidden.ts'
import { agreed } from './agreement.ts'
import { bodies } from './bodies.ts'
import type { Idea } from './idea.ts'
import * as phrases from './phrases.ts'
import { places } from './places.ts'
import { odours, sounds } from './senses.ts'
import { type Chosen, wrongdoerIn } from './stories/choosing.ts'
import { targets } from './targets.ts'
import { type Theme, themes } from './themes.ts'
import { varied } from './wording.ts'

/**
 * What several sections of a sheet speak of, drawn once so that they agree: where it is, whom it harms, who wants it dead.
 * In frames: #town#, #lair# by its name and #kind# what it is, #Spot# and #Spot2# other spots, #people# and #loss#; by name
 * and trade ("Baro the tanner", and only "Baro" when a line names them again) #cc# who hires, #ww# who saw it, #vv# whom it
 * harmed, #rr# who profits or is to blame; #thing# of #vv#’s; #goods# and #party# of its story; #feast# to come; #sum# gp, #num# and
 * #num2# small numbers.
 */
export interface Case {
  slots: Readonly<Record<string, string>>
  /** The lair's own name: "Widow Hollow". */
  lair: string
  people: string
  loss: string
  /** What is best to be had from it: "mainspring". */
  prize: string
  chosen: Chosen
  /** What else the prompt is about. */
  side?: Chosen
  /** Those who have names, each with a trade. */
  cast: readonly { given: string; introduced: string }[]
}

/** What such a task is paid, in gp: a share of what a party of that level finds. Pathfinder's money is worth ten times as much. */
function reward({ challenge }: Idea, chance: Random, isDear: boolean, share: number): string {
  const gp =
    share * chance.int(22, 61) * (challenge < 1 ? 1 : challenge * (challenge < 5 ? 1.5 : challenge < 11 ? 3 : 10))
  const value = isDear ? gp / 10 : gp
  // What is less than a few pieces of gold is counted in silver.
  if (value < 4) return `${Math.max(5, Math.round(value * 10))} sp`
  const step = value > 2000 ? 50 : value > 200 ? 5 : 1
  return `${String(Math.round(value / step) * step).replace(/\B(?=(\d{3})+$)/g, ',')} gp`
}

/** What is said before what is asked for: "please make me". */
const asks = /^(?:(?:please|make|create|generate|give|write|design|i (?:want|need)|we need|me|us|up)\s+)+/i
/** Challenge and level, which stand elsewhere on the sheet. */
const ranks = /,?\s*\b(?:cr|challenge(?: rating)?|level)\s*\d+(?:\/\d+)?\b,?\s*/gi

/** The prompt as a phrase that may stand in a sentence: "a frost giant raider"; '' where it is none. */
export function phraseOf({ reading: { text }, name }: Idea): string {
  const phrase = text
    .replace(asks, '')
    .replace(ranks, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;!?]+$/, '')
    .trim()
  if (
    phrase === '' ||
    phrase.length > 110 ||
    !/^[\p{L}\p{N} ,’'-]+$/u.test(phrase) ||
    phrase.split(' ').some((word) => word.length > 24)
  )
    return ''
  const isNamed = phrase.startsWith(name) || /^\p{Lu}/u.test(phrase)
  if (isNamed || /^(?:an?|the|some|something|someone|somebody|one|two|three|four|five|six|my|our|it)\b/i.test(phrase))
    return phrase.replace(/^(?:An?|The|Some\w*)\b/, (word) => word.toLowerCase())
  return isPlural(phrase) ? phrase : withArticle(phrase)
}
const isPlural = (phrase: string) =>
  /(?:[^su]s|wolves|mice|men|oxen|geese)$/i.test(phrase.split(/ (?:that|who|which|with|of|in|from|on)\b|,/)[0] ?? '')

/** How a first sight names it: in the prompt's words as far as they are seen, or as what it is. */
function whoOf(idea: Idea): string {
  const phrase = asSeen(phraseOf(idea))
  return phrase === '' ? withArticle(`${idea.theme.adjectives[0]?.toLowerCase()} ${idea.bare}`) : phrase
}

/** All that the prompt calls it, where that is more than is seen. */
function truthOf(idea: Idea): string {
  const phrase = phraseOf(idea)
  return asSeen(phrase) === phrase ? '' : `${capital(phrase)}.`
}

/** A prompt that is no phrase, as somebody tells it. */
function taleOf(idea: Idea, teller: string): string {
  const { text } = idea.reading
  if (text === '' || phraseOf(idea) !== '') return ''
  const told = text.length <= 240 ? text.replace(/[.\s]+$/, '') : `${text.slice(0, 240).replace(/\s+\S*$/, '')} …`
  return `${teller} tells of it like this: “${told}${/[!?…]$/.test(told) ? '' : '.'}”`
}

/** What its story turns on and whom it is about, for the frames of that story. */
export const placesOf = ({ goods, party }: Chosen): Record<string, string> => ({ goods, party })

/** Its parts and keepings, of which one is what people pay for. */
function prizesOf(idea: Idea): readonly string[] {
  const bodily = idea.family.parts
    .map((part) => part.replace(/^(?:the|an?|its) /, ''))
    .filter((part) => !/ (?:of|its) /.test(part))
  const { prizes } = textureOf(idea)
  if (isHanded(idea)) return [...bodily, ...phrases.belongings]
  const own = textureOf(idea) === themes.wild ? bodily : [...prizes, ...bodily]
  return own.length > 0 ? own : ['skull']
}

export function caseOf(idea: Idea, isPathfinder: boolean, chance: Random): Case {
  const { place } = idea
  const { lasts, lairs, people, losses } = places[place]
  const [chosen, side] = idea.stories
  const names = openNames(chance.fork('names'))
  for (const name of idea.reading.names) names.reserve(name)
  const culture = idea.reading.culture ?? chance.pick(humanCultures)
  const town = idea.placeName ?? names.place(culture)
  const somebody = () => names.person(culture, chance.pick(['Female', 'Male'] as const))
  const [hirer, witness, victim, rival] = [somebody(), somebody(), somebody(), somebody()]
  const [first, second, third] = chance.shuffle(phrases.firsts) as [string, string, string]
  const [end, end2, end3] = chance.shuffle(lasts) as [string, string, string]
  const [crole, drawnRole] = chance.shuffle(phrases.clients) as [string, string]
  const rrole = wrongdoerIn(idea.reading.text) ?? drawnRole
  const [wrole, vrole] = chance.shuffle(phrases.witnesses) as [string, string]
  const [num, num2] = chance.shuffle(phrases.numbers) as [string, string]
  const kind = chance.pick(lairs)
  const who = chance.pick(people)
  const loss = chance.pick(losses)
  const lair = idea.home?.place ?? `${first} ${end}`
  const prize = chance.pick(prizesOf(idea))
  const cast = (
    [
      [hirer, crole],
      [witness, wrole],
      [victim, vrole],
      [rival, rrole],
    ] as const
  ).map(([{ given }, role]) => ({ given, introduced: `${given} the ${role}` }))
  const slots: Record<string, string> = {
    it: idea.noun,
    It: capital(idea.noun),
    bare: idea.bare,
    town,
    lair,
    kind,
    Spot: idea.spot ?? `${second} ${end2}`,
    Spot2: `${third} ${end3}`,
    people: who,
    loss,
    prize,
    C: hirer.full,
    crole,
    W: witness.full,
    V: victim.full,
    vrole,
    cc: cast[0]!.introduced,
    ww: cast[1]!.introduced,
    vv: cast[2]!.introduced,
    rr: cast[3]!.introduced,
    vpos: possessive(victim.given),
    rpos: possessive(rival.given),
    thing: `${chance.pick(phrases.qualities)} ${chance.pick(phrases.things)}`,
    feast: `${chance.pick(phrases.feasts.firsts)} ${chance.pick(phrases.feasts.lasts)}`,
    day: chance.pick(phrases.days),
    nth: chance.pick(phrases.ordinals),
    sum: reward(idea, chance, isPathfinder, 1),
    sum2: reward(idea, chance, isPathfinder, 0.15),
    surface: phrases.surfaces[idea.family.plan],
    who: whoOf(idea),
    truth: truthOf(idea),
    tale: taleOf(idea, witness.full),
    num,
    num2,
    does: idea.does[0] ?? '',
    ...placesOf(chosen),
  }
  return { slots, lair, people: who, loss, prize, chosen, ...(side ? { side } : {}), cast }
}

const list = (text: string) => text.split(', ')

/** Raiders and giants that are nothing out of the way. */
const raiders: Theme = {
  ...themes.wild,
  matter: list(
    'rust, grease, boot mud, bent nails, torn leather, cold ashes, bone chips, dog hair, spilled ale, rope ends, chain links, dried blood, candle ends, tar, goose feathers, straw',
  ),
  signs: list(
    'stolen hinges, unshod horses, cut ropes, emptied snares, snapped chains, a kicked-in door, cold campfires, a broken signpost, missing hens, boot prints, cut purses, torn washing, arrow shafts, painted gateposts',
  ),
  prizes: [],
}

/**
 * What is about it: its theme's stuff; but what lives by water and is nothing out of the way has the water's, and what has
 * hands has what hands leave.
 */
export function textureOf({ theme, place, family }: Idea): Theme {
  if (theme !== themes.wild) return theme
  if (family.type === 'humanoid' || family.type === 'giant') return raiders
  return ['coast', 'lake', 'swamp'].includes(place) ? themes.tide : theme
}

/** What has hands is wanted for what it owns; a beast for what its nature made of it. */
const isHanded = ({ family: { plan } }: Idea) => plan === 'person' || plan === 'dead' || plan === 'ghostly'

const grammarOf = (idea: Idea): Grammar => ({
  part: bodies[idea.family.plan],
  tone: phrases.tones,
  matter: ['#grain# #stuff#'],
  grain: phrases.grains,
  stuff: textureOf(idea).matter,
  wears: phrases.wears,
  texture: ['#textureKind# #textureOf#'],
  textureKind: phrases.textureKinds,
  textureOf: phrases.textures,
  odour: odours[idea.family.plan],
  sound: sounds[idea.family.plan],
  ground: ['#groundKind# #groundThing#'],
  groundKind: phrases.grounds,
  groundThing: places[idea.place].ground,
  bulk: ['a(n) #bulkKind# #bulkOf#'],
  bulkKind: phrases.bulkKinds,
  bulkOf: phrases.bulks[idea.size],
  move: [...idea.family.moves, ...phrases.moves],
  manner: phrases.manners,
  sign: textureOf(idea).signs,
  target: targets[idea.family.mind],
  regard: phrases.regards,
  direction: phrases.directions,
  quality: phrases.qualities,
  object: phrases.things,
  stuck: phrases.stuck,
  token: phrases.tokens,
  oddity: phrases.oddities,
  prizeKind: isHanded(idea) ? phrases.qualities : phrases.prizeKinds,
  purpose: phrases.purposes,
  number: phrases.numbers,
  track: phrases.tracks[idea.family.plan],
})

/** Sentences begin with a capital, whatever slot they begin with. */
const sentences = (text: string) =>
  text.replace(/(^|[.!?]”? |^“)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Whoever was named with a trade once in a line has but a name from there on. */
export const introducedOnce = (text: string, { cast }: Pick<Case, 'cast'>) =>
  cast.reduce((line, { given, introduced }) => {
    const at = line.indexOf(introduced)
    if (at < 0) return line
    const end = at + introduced.length
    return line.slice(0, end) + line.slice(end).replaceAll(introduced, given)
  }, text)

/** Tells of one sheet's monster, and repeats nothing within itself. */
export function tellerFor(idea: Idea, told: Case, chance: Random, more: Record<string, string> = {}): Teller {
  const given = { ...told.slots, ...more }
  const teller = openTeller(grammarOf(idea), chance, given)
  // Two lists may meet in one word: "wet wet sand".
  // Nor does a choice of words leave a gap before its comma.
  return {
    tell: (text) =>
      sentences(
        introducedOnce(
          teller
            .tell(varied(agreed(text, given)))
            .replace(/\b(\p{L}{3,}) \1\b/gu, '$1')
            .replace(/\b([Ii]ts|[Tt]he) (?:its|the|an?) /g, '$1 ')
            .replace(/ +(?=[,;:.])/g, '')
            .replace(/ {2,}/g, ' '),
          told,
        ),
      ),
  }
}
