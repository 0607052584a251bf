import type { MonsterRequest } from '../../../contract/sheets/monster.ts'
import type { Random } from '../../paint/random.ts'
import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { capital, plural } from '../grammar/inflect.ts'
import { literal } from '../grammar/literal.ts'
import { unableIn } from '../prompt/denied-things.ts'
import { withoutDefences } from '../prompt/nature.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import { saidOf } from '../prompt/said.ts'
import { type MonsterRole, monsterRoles, type Size, sizes } from '../rules/monster-brief.ts'
import { waysOf } from './animals.ts'
import { bodyOf, changed, ownWords, renownFor, sizeBeside } from './body.ts'
import type { Creature } from './creatures/creature.ts'
import { withoutName } from './creatures/naming.ts'
import { type Deed, deeds, takings } from './deeds.ts'
import { type Family, families } from './families.ts'
import { clauses, dull, headOf, type Kind, kindIn, placeOf, qualities, ranks, spaced } from './kind.ts'
import { type PlaceName, places } from './places.ts'
import { type Renown, renownOf, themeOfColour } from './renown.ts'
import { leastFor, sizeLikened, sizeSaid, withoutSize } from './sizes.ts'
import { type Chosen, homeIn, isOfPeople, spotIn, storiesFor } from './stories/choosing.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'

/** What a sheet's monster is to be, before any numbers. */
export interface Idea {
  reading: Reading
  name: string
  /** How sentences call it: "the drake". */
  noun: string
  /** The noun alone: "drake". */
  bare: string
  family: Family
  theme: Theme
  /** Whether the prompt named the theme, or its kind is of one. */
  themed: boolean
  /** Whether its body is of the theme beside what its kind is: a "frost ogre" is, a "frost giant" is one anyway. */
  charged: boolean
  /** What the prompt says beside its name. */
  beside: string
  /** The creature that it is by its name, where there is one. */
  creature?: Creature
  place: PlaceName
  /** Whether the prompt named the country. */
  placed: boolean
  /** A place's own name, where the prompt has one: "Saltmere". */
  placeName?: string
  role: MonsterRole
  challenge: number
  size: Size
  /** Where its kind is known for one. */
  alignment?: string
  /** What its sheet is about: its own story, and another that the prompt asks for besides. */
  stories: readonly [Chosen, ...Chosen[]]
  /** Where the prompt puts it: under, the mill. */
  home?: { at: string; place: string }
  /** Where the prompt has it do what it does: the bridge. */
  spot?: string
  /** What the prompt says of it, as it follows a name: "only moves when it is lonely". */
  does: readonly string[]
  deeds: readonly Deed[]
  /** What it can do, but for what the prompt denies it. */
  able: ReturnType<typeof unableIn>
  /** What it takes from people: "memories", by "Devour". */
  taking?: { name: string; what: string }
  /** One of a kind: it has legendary actions where its challenge bears them. */
  grand: boolean
}

const challenges = [0, 0.125, 0.25, 0.5, ...Array.from({ length: 30 }, (_, index) => index + 1)]

const roleWords: Record<MonsterRole, RegExp> = {
  brute: /\b(?:brute|brutal|hulking|massive|rampag\w+|juggernaut|bruiser)\b/i,
  skirmisher: /\b(?:skirmisher|swift|quick|fast|agile|nimble|darting)\b/i,
  artillery: /\b(?:artillery|sniper|archer|shoots?|spits?|throws?|hurls?|ranged)\b/i,
  controller: /\b(?:controller|charms?|hypnoti\w+|webs?|entangl\w+|traps?)\b/i,
  caster: /\b(?:caster|spellcast\w+|spells?(?! out)|mage|wizard|sorcer\w+|witch|shaman|priest\w*|lich|necromancer)\b/i,
  lurker: /\b(?:lurk\w*|ambush\w*|stealthy|hides?|hiding|stalk\w*|assassin|invisible|unseen|sneak\w*)\b/i,
  leader:
    /\b(?:leader|leads|commands?|boss|king|queen|lord|lady|chief(?:tain)?|alpha|general|matriarch|mother|warlord|captain)\b/i,
  guardian: /\b(?:guard(?:ian|s|ing)?|protect\w*|sentinel|warden|defend\w*|keeper)\b/i,
}

function themesIn(words: string): ThemeName[] {
  const text = spaced(words)
  const names = Object.keys(themes) as ThemeName[]
  const head = spaced(headOf(words))
  // What stands beside the noun says more than what comes after it.
  const score = (name: ThemeName) =>
    themes[name].words.reduce((sum, word) => sum + (placeOf(head, word) >= 0 ? 2 : placeOf(text, word) >= 0 ? 1 : 0), 0)
  // Bare size and age say less than any stuff does.
  const weight = (name: ThemeName) => score(name) * (name === 'wild' ? 0.3 : 1)
  return names.filter((name) => score(name) > 0).sort((a, b) => weight(b) - weight(a))
}

const kinOfTheme: Partial<Record<ThemeName, string>> = {
  fire: 'elemental',
  frost: 'elemental',
  storm: 'elemental',
  shadow: 'ghost',
  grave: 'corpse',
  radiance: 'angel',
  mind: 'horror',
  iron: 'golem',
  stone: 'golem',
  thorn: 'treant',
  tide: 'kraken',
  magic: 'horror',
  sound: 'ghost',
  venom: 'serpent',
  acid: 'ooze',
}

const themesOfType: Partial<Record<Family['type'], readonly ThemeName[]>> = {
  beast: ['wild', 'wild', 'venom', 'frost', 'thorn', 'shadow', 'storm', 'blood', 'tide'],
  undead: ['grave', 'shadow', 'blood', 'frost', 'sound', 'tide'],
  construct: ['iron', 'stone', 'magic', 'fire', 'sound'],
  fiend: ['fire', 'blood', 'shadow', 'venom', 'mind'],
  plant: ['thorn', 'venom', 'grave', 'radiance'],
  celestial: ['radiance', 'storm', 'sound'],
  fey: ['mind', 'thorn', 'frost', 'magic', 'sound'],
  ooze: ['acid', 'venom', 'mind', 'shadow', 'magic'],
  humanoid: ['wild', 'wild', 'iron', 'blood'],
  giant: ['wild', 'wild', 'stone', 'storm', 'frost', 'fire'],
  aberration: ['mind', 'magic', 'shadow', 'sound'],
  dragon: ['fire', 'frost', 'storm', 'venom', 'acid'],
  elemental: ['fire', 'frost', 'storm', 'stone', 'tide'],
}

/** Types of which nothing out of the way is to be thought unless it is said. */
const plainTypes: readonly string[] = ['beast', 'humanoid', 'giant', 'monstrosity']

const themeNames = Object.keys(themes) as ThemeName[]

/** One that leads its kind is harder than they are by about this. */
const ruling = (challenge: number) =>
  challenge < 0.5 ? 1 : challenge < 2 ? challenge + 2 : Math.ceil(challenge * 1.25)

/** The challenge whose creatures have the level that Pathfinder gives this one: -1 below 1/4, 0 below 1. */
const challengeLike = ({ level, challenge }: Renown) =>
  level === undefined ? challenge : level < 0 ? 0.125 : level === 0 ? 0.5 : level

const greater =
  /\b(?:ancient|elder|greater|huge|gigantic|colossal|legendary|god|titan|dread|terrible|king|queen|lord|lady|boss|chief(?:tain)?|warlord|mighty|final)\b/i
const lesser =
  /\b(?:young|baby|small|tiny|lesser|weak|little|juvenile|pet|sickly|minor|cub|pup|puppy|kitten|calf|chick|child|hatchling|foal)\b/i

function challengeFor(
  request: MonsterRequest,
  reading: Reading,
  { family, renown, beside }: { family: Family; renown: Renown | undefined; beside: string },
  chance: Random,
): number {
  const asked = request.challenge === '' ? undefined : challengeValue(request.challenge)
  const named = asked ?? reading.challenge ?? reading.level
  const drawn = chance.next() ** 1.5
  const [low, high] = family.usual
  // A dragon's age is in what is known of it already.
  const isGreater = greater.test(beside) && (family.noun !== 'dragon' || /\b(?:king|queen|god|titan)\b/i.test(beside))
  const isLesser = lesser.test(beside) && family.noun !== 'dragon'
  const hard = renown && (request.system === 'Pathfinder' ? challengeLike(renown) : renown.challenge)
  const known = hard === undefined ? undefined : isGreater ? ruling(hard) : isLesser ? hard / 2 : hard
  const span = isLesser ? [Math.max(0, low / 2), low] : isGreater ? [high, Math.min(30, high + 4)] : [low, high]
  const least = leastFor(sizeLikened(beside))
  const wanted =
    named ?? (known === undefined ? undefined : Math.max(known, least)) ?? span[0]! + (span[1]! - span[0]!) * drawn
  return challenges.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best))
}

/** "CR 1/4" -> 0.25 */
function challengeValue(label: string): number {
  const [over = '0', under = '1'] = label.replace('CR ', '').split('/')
  return Number(over) / Number(under)
}

/** Age and fame make nobody larger. */
const famed = /\b(?:ancient|elder|legendary|dread|terrible|mighty|final)\b/i

/**
 * What is worth so much more than others of its name is larger than they are: a spider queen is no spider for a thimble. People
 * stay as they are.
 */
function worthOf({ size, type, challenge: usual }: Creature, challenge: number, text: string): Size {
  if (type === 'humanoid' || (famed.test(text) && !greater.test(text.replace(new RegExp(famed, 'gi'), '')))) return size
  if (size === 'Tiny' && challenge >= 1 && usual < 0.5) return 'Medium'
  return challenge > usual + 2 ? sizes[Math.min(sizes.length - 1, sizes.indexOf(size) + 1)]! : size
}

function sizeIn(
  text: string,
  { family, renown, creature }: { family: Family; renown: Renown | undefined; creature: Creature | undefined },
  challenge: number,
  chance: Random,
): Size {
  const named = sizeSaid(text)
  const size = chance.pick(family.sizes)
  // What "giant" or "young" beside a known name makes of it.
  if (creature) return named && !/\bgiant\b/i.test(text) ? named : sizeBeside(text, worthOf(creature, challenge, text))
  // "giant" before a beast's name, or as a kind's: the size that such a creature is known to have.
  if (named && !(renown && /\bgiant\b/i.test(text)) && !(named === 'Large' && family.noun === 'giant')) return named
  if (renown?.size) return renown.size
  // What is worth so much more than its kin is larger than they are.
  return challenge > family.usual[1] + 2 ? sizes[Math.min(4, sizes.indexOf(size) + 1)]! : size
}

const single = (word: string) =>
  word
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')

const titled = (words: string) =>
  words
    .split(' ')
    .map((word, index) =>
      index > 0 && /^(?:of|the|and|in|a|an)$/.test(word) ? word : word.split('-').map(capital).join('-'),
    )
    .join(' ')

function takingIn(text: string): Idea['taking'] {
  for (const { words, name } of takings) {
    const found = words.exec(text)
    if (!found) continue
    const rest = text.slice(found.index + found[0].length)
    const what =
      rest
        .split(/\b(?:and|or|but|in|from|at|of|when|while|to|with|until|by)\b|[,.;:!?)(]/i)[0]
        ?.trim()
        .toLowerCase() ?? ''
    const noun = what.replace(/^(?:the|a|an|people’s|people's|their|his|her|its|all|every|other)\s+/, '')
    if (noun !== '' && noun.length <= 28 && /^[\p{L}’' -]+$/u.test(noun)) return { name, what: noun }
  }
  return undefined
}

const idle =
  /^(?:a|an|the|some|one|two|three|four|five|six|any|my|our|monster|creature|please|make|me|create|generate|give|write|design|i|we|want|need|new|very|really|and|type|kind|group|pack|flock|pair)$/

/** How the prompt names it, without its end: "clockwork spider queen", "goblin raiding party boss". */
function phraseNamed(text: string, word: string): string {
  const head = (text.split(clauses).find((clause) => placeOf(spaced(clause), word) >= 0) ?? '')
    .replace(/\b(?:cr|level|challenge)\s*\d+(?:\/\d+)?\b/gi, '')
    .replace(/[^\p{L}’' -]/gu, ' ')
  const tokens = head
    .toLowerCase()
    .split(/\s+/)
    .filter((token) => token !== '')
  const last = word.split(' ').at(-1) ?? word
  const at = tokens.findLastIndex((token) => token === last || single(token) === last || token === plural(last))
  if (at < 0) return ''
  const before = tokens.slice(Math.max(0, at - word.split(' ').length - 2), at).filter((token) => !idle.test(token))
  // What follows the noun is of its name where it says who of them: "raider", "boss"; not where it says what it does.
  const after = tokens.slice(at + 1, at + 4)
  // "A beetle the size of a wagon" is a beetle.
  const isName =
    tokens.length <= at + 4 &&
    !/^(?:the|an?|as)$/.test(after[0] ?? '') &&
    after.every(
      (token) =>
        token === 'boss' ||
        !/(?:s|ed)$|^(?:to|on|by|as|at|and|bound|driven|ridden|led|kept|sent|bred|fed|held|hung|known|seen|taught|luring|killing|wearing|grown|born|hidden|made|built|woken|fallen|lost|stolen|worn|sewn|come|gone|resistant|immune|vulnerable|full|able|afraid|bigger|larger|taller|smaller)$/.test(
          token,
        ),
    )
  return [...before, last, ...(isName ? after : [])].join(' ')
}

function placeNameIn(reading: Reading): string | undefined {
  return reading.names.find((name) =>
    new RegExp(
      `\\b(?:of|in|near|at|from|under|outside|around|beneath|haunts|haunting)\\s+(?:the\\s+)?${literal(name)}`,
      'u',
    ).test(reading.text),
  )
}

const unnamed = /^(?:thing|something|creature|monster|beast|being|one|boss|horror)$/

/** The noun that a prompt names it by, where no family has it: "staircase", "choir". */
function strangeNoun(phrase: string, found: Kind | undefined): string | undefined {
  const head = headOf(phrase).trim()
  const isPhrase = /^(?:an?|the|my|our)\s/i.test(head) || /^\p{Ll}+(?: \p{Ll}+)?$/u.test(head)
  const last = (head.toLowerCase().match(/\p{L}[\p{L}’-]*/gu) ?? []).at(-1) ?? ''
  // A "giant goldfish" is none of the giants.
  const isBare = !found || qualities.includes(found.word) || (found.word === 'giant' && waysOf(last) !== undefined)
  if (!isPhrase || !isBare) return undefined
  return unnamed.test(last) || qualities.includes(last) || last.length < 3 || lookUp(last, 'noun') === undefined
    ? undefined
    : last
}

/** What such a noun may be: the beast that it is, whoever is named by what they do, else a thing that is no thing. */
const strangeFamily = (noun: string) =>
  familyNamed(/(?:er|or|ist|man|woman|nun|monk)$/.test(noun) || isOfPeople(noun) ? 'cultist' : 'mimic')

/** How the prompt calls what has a strange noun: "Choir of Drowned Nuns". */
function strangeName(head: string): string {
  const phrase = head.replace(/^(?:an?|the|my|our)\s+/i, '').trim()
  return phrase.split(/\s+/).length <= 5 ? phrase : ''
}

/** How a swarm or a person of ill deeds is called; others go by the word the prompt has for them. */
function nounFor(found: Kind | undefined, family: Family, text: string): string {
  // "the lord" says less than "the beholder".
  const rank = ranks.find(
    (word) => !/^(?:lord|lady|alpha|prince|princess)$/.test(word) && placeOf(spaced(headOf(text)), word) >= 0,
  )
  if (rank && found && !dull(found.word)) return rank
  return found && !qualities.includes(found.word) ? found.word : family.noun
}

const familyNamed = (noun: string) => families.find((family) => family.noun === noun)!

function madeName(idea: Pick<Idea, 'family' | 'theme' | 'bare' | 'taking'>, phrase: string, chance: Random): string {
  const { family, theme, bare, taking } = idea
  if (phrase.includes(' ')) return titled(phrase)
  const noun = titled(bare)
  if (taking) return titled(`${single(taking.what.split(' ').at(-1) ?? taking.what)} ${bare}`)
  if (phrase !== '' || chance.chance(0.45)) return `${chance.pick(theme.adjectives)} ${noun}`
  const [start, end] = [chance.pick(theme.starts), chance.pick(family.ends)]
  return start.toLowerCase().endsWith(end.charAt(0)) && start.length > 5 ? `${start} ${capital(end)}` : `${start}${end}`
}

/** Whoever knows no spells is no caster. */
const rolesLeft = (roles: Family['roles'], { casts }: Idea['able']): Family['roles'] => {
  const left = casts ? roles : roles.filter((role) => role !== 'caster')
  return left.length > 0 ? left : ['brute']
}

/** Peoples and rarities that are no more than a word of their family, and are something else than the rest of it. */
const apart: Readonly<Record<string, Partial<Family>>> = {
  orc: { tags: ['orc'] },
  'displacer beast': { type: 'monstrosity' },
  phoenix: { type: 'elemental', immune: ['fire', 'poison'] },
  'yuan-ti': { type: 'monstrosity', mind: 'keen', languages: ['Common'] },
}
const kinOf = (family: Family, word = ''): Family => ({ ...family, ...apart[word] })

/** Families whose people are nothing out of the way, whatever they are counted among. */
const plainNouns: readonly string[] = ['goblin', 'cultist', 'horse', 'giant']

const isOfTheme = (named: readonly ThemeName[], renown: Renown | undefined, family: Family): boolean =>
  named.length > 0 || renown?.theme !== undefined || family.type === 'dragon' || family.noun === 'elemental'

/** The noun of a name: "spider" of a "giant clockwork spider". */
const lastWordOf = ({ word, named }: Kind) => (named ? (word.split(' ').at(-1) ?? word) : word)

/** What a request asks for, and what was left to chance. */
export function ideaOf(request: MonsterRequest, chance: Random): Idea {
  const reading = readPrompt(request.prompt)
  const { text } = reading
  const heardText = spaced(text)
  const bodyText = withoutSize(text)
  const found = kindIn(bodyText, ({ creature }) => bodyOf(creature))
  const creature = found?.named?.creature
  // What is said beside its name: a sea hag is no hag of the sea.
  const beside = found?.named ? withoutName(text, found.named) : text
  const able = unableIn(beside)
  const named = themesIn(withoutDefences(beside))
  const kin = named[0] && kinOfTheme[named[0]]
  const said = saidOf({ ...reading, text: bodyText })
  const strange = strangeNoun(said.head, found)
  const animal = strange && waysOf(strange)
  const kind = animal
    ? familyNamed(animal)
    : (found?.family ?? (strange ? strangeFamily(strange) : kin ? familyNamed(kin) : chance.pick(families)))
  const family = changed(creature ? kind : kinOf(kind, found?.word), beside, creature !== undefined)
  const isPlain = plainTypes.includes(family.type) || plainNouns.includes(family.noun)
  const fitting: readonly ThemeName[] = text !== '' && isPlain ? ['wild'] : (themesOfType[family.type] ?? themeNames)
  const renown = found?.named ? renownFor(found.named) : found && renownOf(text, found.word)
  const drawn = chance.pick(fitting)
  const [own] = creature ? themesIn(withoutDefences(ownWords(beside))) : named
  // "old" and "giant" are nothing that a fiend or a spirit is made of.
  const stuff = own === 'wild' && !isPlain ? undefined : own
  // A stuff that is said beside a known name says more than what such a creature is of.
  const forebear = creature?.name === 'Half-Dragon' ? themeOfColour(beside) : undefined
  const theme =
    themes[forebear ?? (creature && stuff !== 'wild' ? stuff : undefined) ?? renown?.theme ?? stuff ?? drawn]
  const placeName = placeNameIn(reading)
  const bare = strange ?? nounFor(found, family, text)
  const challenge = challengeFor(request, reading, { family, renown, beside }, chance)
  const taking = takingIn(text)
  const proper = reading.names.find(
    (name) => name !== placeName && !/^(?:cr|dc|hp|ac|npc|level|challenge)\b/i.test(name),
  )
  const heard = monsterRoles.filter((role) => roleWords[role].test(able.rest))
  const phrase = strange ? strangeName(said.head) : found ? phraseNamed(bodyText, lastWordOf(found)) : ''
  const made = madeName({ family, theme, bare, taking }, phrase, chance)
  const placesNamed = (Object.keys(places) as PlaceName[]).filter((name) =>
    places[name].words.some((word) => placeOf(heardText, word) >= 0),
  )
  // "a cursed prince" is one thing, though "cursed" may begin another.
  const isWhole = !/^(?:an?|the)?$/i.test(said.head.trim()) || /^(?:that|who|which|with)\b/i.test(text)
  const does = said.does.filter(
    (one) => isWhole && !/^(?:is|was) one of /.test(one) && /^[\p{Script=Latin}\p{P}\p{N} ]+$/u.test(one),
  )
  const home = homeIn(text)
  const spot = spotIn(text)
  return {
    reading,
    name: proper ?? (placeName ? `${made} of ${placeName}` : made),
    noun: `the ${bare}`,
    bare,
    family,
    theme,
    // What is made of an element, or breathes it, is of it whether anybody says so or not.
    beside,
    charged: creature ? stuff !== undefined && stuff !== 'wild' : isOfTheme(named, renown, family),
    ...(creature ? { creature } : {}),
    themed: isOfTheme(named, renown, family),
    place: placesNamed[0] ?? chance.pick(family.places),
    placed: placesNamed.length > 0,
    ...(placeName ? { placeName } : {}),
    role: request.role !== '' ? request.role : (heard[0] ?? chance.pick(rolesLeft(family.roles, able))),
    challenge,
    size: sizeIn(beside, { family, renown, creature }, challenge, chance),
    ...(renown?.alignment ? { alignment: renown.alignment } : {}),
    stories: storiesFor({ text, does, family }, chance.fork('plots')),
    ...(home ? { home } : {}),
    ...(spot && spot !== home?.place ? { spot } : {}),
    does,
    deeds: deeds.filter(({ words }) => words.test(able.rest)),
    able,
    ...(taking ? { taking } : {}),
    grand:
      /\b(?:king|queen|lord|lady|mother|god|goddess|boss|legendary|ancient|elder|last|tyrant|emperor|titan)\b/i.test(
        text,
      ) || proper !== undefined,
  }
}
