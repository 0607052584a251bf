import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, type Mention, mentionOf } from '../prompt/brief.ts'
import { remembered } from '../prompt/remembered.ts'
import { CHILD, TEEN } from './countenance.ts'
import { ancestries, callings } from './lexicon.ts'
import { beardConcepts } from './looks.ts'
import { type People, peopleOf } from './peoples.ts'
import { type Outfit, outfits } from './wardrobe.ts'

const ancestryNames: ReadonlySet<string> = new Set(ancestries.map((entry) => entry.concept))
const callingNames: ReadonlySet<string> = new Set(callings.map((entry) => entry.concept))

/** Who somebody is, before anything is seen of them. */
export interface Who {
  name: string
  ancestry: Mention | undefined
  people: People
  calling: string | undefined
  /** The words name the calling. */
  isCallingSaid: boolean
  outfit: Outfit
  female: boolean
  age: number
  child: boolean
  /** Nearly grown. */
  teen: boolean
}

/** What a people mostly follow, when the prompt names no calling. */
const usualCallings: Record<string, readonly string[]> = {
  orc: ['barbarian', 'fighter'],
  'half-orc': ['barbarian', 'fighter'],
  goblin: ['rogue', 'rogue', 'warlock'],
  hobgoblin: ['fighter'],
  kobold: ['rogue'],
  lizardfolk: ['barbarian', 'druid'],
  dragonborn: ['fighter', 'paladin'],
  gnoll: ['barbarian'],
  minotaur: ['barbarian'],
  elf: ['ranger', 'sorcerer', 'noble'],
  drow: ['rogue', 'sorcerer'],
  dwarf: ['fighter', 'smith', 'guard'],
  aasimar: ['paladin', 'cleric'],
  skeleton: ['fighter', 'guard'],
  undead: ['beggar'],
  vampire: ['noble'],
  tortle: ['monk'],
  kenku: ['rogue'],
  owlin: ['wizard', 'scholar', 'ranger'],
  tiefling: ['warlock', 'rogue', 'noble'],
  giant: ['barbarian'],
  fairy: ['druid'],
  genasi: ['sorcerer'],
  dryad: ['druid'],
  satyr: ['bard'],
  kitsune: ['rogue', 'sorcerer', 'noble'],
  firbolg: ['druid', 'barbarian', 'ranger'],
  harpy: ['barbarian', 'bard'],
  aarakocra: ['ranger', 'ranger', 'monk'],
  changeling: ['rogue', 'bard'],
  centaur: ['ranger', 'ranger', 'fighter', 'druid'],
  ghost: ['beggar'],
}

/** Prepositions after which somebody else is named, who is not in the picture for that: "running from the guards". */
const elsewhere: ReadonlySet<string> = new Set(
  'of from by against among amongst amid between for to toward towards over after near under behind before about past'.split(
    ' ',
  ),
)

/** "A man among beggars" is no beggar, but a "captain of the guard" is one of the guard, and the "ghost of a boy" a boy. */
const isElsewhere = ({ after, partOf }: Mention): boolean =>
  after !== undefined &&
  elsewhere.has(after) &&
  (after !== 'of' || partOf === undefined || !(callingNames.has(partOf) || partOf === 'ghost'))

/** Before somebody whom another deals with: "serving the", "bandaging a wounded", "with his". It stands within so many characters. */
const DEALT_REACH = 100
const dealt = /\b(?:\w{2,}ing\s+(?:an?|the|his|her|their|some)|his|her|their)\s+(?:[\w-]+\s+)?$/i
const dealtIn = remembered((prompt) => {
  const known = new Map<number, boolean>()
  return (at: number): boolean => {
    const said = known.get(at) ?? dealt.test(prompt.slice(Math.max(0, at - DEALT_REACH), at))
    known.set(at, said)
    return said
  }
})

/** Whom the words have in the picture; where nobody would be left, it is of them all the same: "a sword held by an angel". */
function presentIn({ prompt }: Brief, mentions: readonly Mention[]): readonly Mention[] {
  const isPerson = ({ facet }: Mention) => facet === 'kind' || facet === 'subject'
  const first = mentions.find(isPerson)
  const isDealtWith = dealtIn(prompt)
  const here = mentions.filter((one) => !isElsewhere(one) && !(one !== first && isPerson(one) && isDealtWith(one.at)))
  return here.some(isPerson) ? here : mentions
}

const pronouns = /^(?:he|him|his|she|her|hers)$/i
const feminine =
  /(?:wom[ae]n|girl|gal|wives|wife|maid|maiden|wench|dame|mother|mum|sister|daughter|niece|aunt|lady|ladies|widow|queen|crone|nanny|\w{3,}(?:tress|dess|ress|ness|ncess|oness|rix))s?$/i
const masculine =
  /(?:\bm[ae]n|[a-z](?<!wo)(?<!hu)m[ae]n|boy|lad|lord|king|father|brother|son|nephew|uncle|husband|widower)s?$/i

/** The sex that a mention's words say, if they say one. */
function sexIn({ concept, words }: Mention): 'female' | 'male' | undefined {
  if (concept === 'female' || concept === 'male') return concept
  const last = words.trim().replace(/['’]s?$/, '')
  return feminine.test(last) ? 'female' : masculine.test(last) ? 'male' : undefined
}

/** The sex that words say, nearest to whom the picture is of: that one's own noun, any other noun of the sentence, a pronoun, a beard. */
function sexSaid(brief: Brief, calling: string | undefined): 'female' | 'male' | undefined {
  const { subject } = brief
  const isPerson = ({ facet }: Mention) => facet === 'kind' || facet === 'subject'
  const nouns = brief.mentions.filter(
    (one) => isPerson(one) && !one.owner && !pronouns.test(one.words) && !/['’]s?$/.test(one.words),
  )
  const named = (among: readonly Mention[]) =>
    among.find(({ concept }) => concept === 'female' || concept === 'male')?.concept as 'female' | 'male' | undefined
  const spelt = (among: readonly Mention[]) => among.map(sexIn).find(Boolean)
  const here = presentIn(brief, nouns)
  const own = here.filter(({ at }) => at === subject?.at)
  // "A black woman" is one phrase of her skin, and says whom it is of.
  const skin = mentionOf(brief, 'dark-skin')
  const said = named(own) ?? spelt(own) ?? named(here) ?? spelt(here) ?? (skin && sexIn(skin))
  if (said) return said
  const pronoun = brief.mentions.find(({ concept, words }) => pronouns.test(words) && /^(?:fe)?male$/.test(concept))
  if (pronoun) return pronoun.concept as 'female' | 'male'
  // Words that nobody listed, and the pronoun of "in her sixties".
  if (/\b\w+(?:wom[ae]n|girl|maid|wife)\b|\bin her \w+/i.test(brief.prompt)) return 'female'
  if (/\bin his \w+/i.test(brief.prompt)) return 'male'
  if (
    calling === 'page' ||
    calling === 'sea-captain' ||
    asksFor(brief, 'beard', ...beardConcepts.map(([concept]) => concept))
  )
    return 'male'
  // Gowns and bodices are mostly women's, and so are these trades.
  if (/\b(?:nurse|nursemaid|midwife|nanny)\b/i.test(brief.prompt)) return 'female'
  return asksFor(brief, 'dress', 'bodice', 'veil') ? 'female' : undefined
}

const kin =
  /\b(grand(?:mother|father|ma|pa|parent)|granny|nana|mother|father|uncle|aunt|wife|husband|widow|widower)s?\b/i
const little = /\b(?:toddler|infant|baby)\b/i
const childish = /\b(?:boy|girl|urchin|orphan|child|children|kid|schoolboy|schoolgirl)s?\b/i
const teens = /\b(?:teen|teens|teenage|teenaged|teenager|adolescent|youth|youngster)s?\b/i
const teenage =
  /\bin (?:his|her|their) (?:early |late )?teens\b|\b(?:1[3-7]|(?:thir|four|fif|six|seven)teen)[- ]years?[- ]old\b|\baged (?:1[3-7]|(?:thir|four|fif|six|seven)teen)\b/i
const youthfully =
  /\b(?:lad|lass|lassie|squire|apprentice|student|maiden|novice|novitiate|initiate|cadet|daughter|son)s?\b/i
const elderly = /\b(?:grand\w+|granny|nana|crone|hag|elder|matriarch|patriarch|old|pensioner|greybeard)\b/i

/** Whether a mention is of the baby that somebody else has in the arms. */
const isBorneBaby = ({ mentions }: Brief, { at }: Mention): boolean =>
  mentions.some((one) => one.concept === 'baby' && one.at === at)

/** What nobody is at six years old: a boy or a girl who is one is nearly grown. */
const grownCallings = [
  'warlock',
  'sorcerer',
  'wizard',
  'paladin',
  'cleric',
  'ranger',
  'barbarian',
  'fighter',
  'necromancer',
  'bard',
  'druid',
  'monk',
  'smith',
]

/** How old somebody is, 0 an infant, 1 ancient: what the words say, else what is usual. */
function yearsOf(brief: Brief, has: (...concepts: string[]) => boolean, usual: () => number): number {
  const called = presentIn(
    brief,
    brief.mentions.filter((one) => !one.owner),
  )
    // "A mother with a baby" is none, nor is who cradles one.
    .filter((one, k) => k === 0 || (one.after !== 'with' && !isBorneBaby(brief, one)))
    .map(({ words }) => words.replace(/\b[\w-]+[ -]years?[ -]old\b/i, ''))
    .join(' ')
  if (has('ancient')) return 1
  if (has('old') || elderly.test(called)) return 0.92
  if (little.test(called)) return 0
  if (/\b(?:page|pageboy)s?\b/i.test(called)) return 0.08
  if (teens.test(called) || teenage.test(brief.prompt)) return 0.11
  if (/\b(?:boy|girl)s?\b/i.test(called) && has(...grownCallings)) return 0.13
  if (childish.test(called)) return 0.03
  if (has('young') || youthfully.test(called)) return 0.14
  if (has('grizzled') && /\bretired\b/i.test(brief.prompt)) return 0.66
  if (has('grizzled') || /\b(?:middle[- ]aged|forties|fifties)\b/i.test(brief.prompt)) return 0.58
  return usual()
}

/** Who the picture is of: what the prompt says, else what is usual for a people and its callings, else chance. */
export function whoIs(brief: Brief, has: (...concepts: string[]) => boolean, random: Random, look: Random): Who {
  const here = presentIn(brief, brief.mentions)
  const ancestry =
    here.find(({ concept }) => ancestryNames.has(concept) && concept !== 'human') ??
    here.find(({ concept }) => ancestryNames.has(concept))
  const name = ancestry?.concept ?? 'human'
  const people = peopleOf(name, brief.prompt)
  const followed = here.filter(({ concept }) => callingNames.has(concept))
  // Somebody's grandmother is first of all that, and no adventurer.
  const calling =
    (followed.find((one) => one === brief.subject) ?? followed[0])?.concept ??
    (usualCallings[name] && !kin.test(brief.prompt) ? random.fork('calling').pick(usualCallings[name]!) : undefined)
  const outfit = outfits[calling ?? 'townsman']!
  const sex = sexSaid(brief, calling)
  const female = sex ? sex === 'female' : random.fork('sex').chance(1 - (people.male ?? 0.58))
  const years = yearsOf(brief, has, () => Math.min(0.95, Math.max(0.15, (outfit.old ?? 0.3) + look.normal() * 0.14)))
  const isLasting = name === 'elf' || name === 'fairy' || name === 'drow'
  const age = isLasting && years > 0.14 ? Math.min(years, has('old', 'ancient') || years >= 0.9 ? 0.75 : 0.2) : years
  const child = age < CHILD
  const isCallingSaid = followed.length > 0
  return { name, ancestry, people, calling, isCallingSaid, outfit, female, age, child, teen: !child && age < TEEN }
}
