import { plural } from '../grammar/inflect.ts'
import { creaturesIn, type Named } from './creatures/naming.ts'
import { type Family, families } from './families.ts'
import { isOfPeople } from './stories/choosing.ts'

/* What a prompt's monster is: the family, or the creature known by its name, that its head noun tells. */

/** Words of rank: they lead, and another word beside them says what they are. */
export const ranks = [
  'king',
  'queen',
  'lord',
  'lady',
  'mother',
  'matriarch',
  'patriarch',
  'prince',
  'princess',
  'emperor',
  'tyrant',
  'chief',
  'alpha',
  'high priest',
  'warlord',
  'god',
  'goddess',
]

/** Words that make no name for a thing: they say what it is like. */
export const qualities = [
  'undead',
  'dead',
  'clockwork',
  'mechanical',
  'animated',
  'infernal',
  'abyssal',
  'celestial',
  'divine',
  'eldritch',
  'alien',
  'many-headed',
  'drowned',
  'machine',
  'cloud of',
  'school of',
  'human',
  'elf',
  'dwarf',
  'bones',
  'eyes',
  'tentacles',
  'mouths',
  'flower',
  'weed',
]

export const spaced = (text: string) =>
  ` ${(
    text
      .toLowerCase()
      .replace(/\barmor\b/g, 'armour')
      .match(/[\p{L}’']+/gu) ?? []
  ).join(' ')} `

/** A word as texts may have it, in the singular and plural. */
const forms = new Map<string, readonly string[]>()
function formsOf(word: string): readonly string[] {
  const known = forms.get(word)
  if (known) return known
  const plain = word.replaceAll('-', ' ')
  const made = [...new Set([plain, `${plain}s`, `${plain}es`, plural(plain)])].map((form) => ` ${form} `)
  forms.set(word, made)
  return made
}

/** Where a word stands in a text, in the singular or plural; -1 where it does not. Texts come as `spaced` has them. */
export function placeOf(text: string, word: string): number {
  for (const form of text.length > 2 ? formsOf(word) : []) {
    const at = text.indexOf(form)
    if (at >= 0) return at
  }
  return -1
}

export const clauses =
  /\b(?:that|who|whose|which|with|made of|of|in|from|under|near|at|by|to|turned|into|searching|seeking|protecting|looking|still|pretending|disguised|posing|shaped|haunting|guarding|terrorising|terrorizing|feeding|living(?= (?:in|under|at|on|by|near|inside))|wearing|called|named|for)\b|[,.;:(]/i
/** What else begins to tell of something beside what it is: "riding a wolf", "on a nightmare". */
const asides = new RegExp(
  `${clauses.source}|(?<!-)\\b(?:riding|astride|atop|upon|on|carrying|wielding|holding|hunting|stalking|chasing|eating|armed|inside|behind|beside|against|like|than|bearing|without|and|as (?:big|large|tall|small|huge|tiny|heavy|long|old|fast|strong) as)\\b|\\b\\p{L}+-sized\\b`,
  'giu',
)

/** What is said before "that", "with", "of": the phrase that names it. */
export const headOf = (text: string) => text.split(clauses)[0] ?? ''

export interface Kind {
  family: Family
  word: string
  /** Where it is a creature that is known by that name. */
  named?: Named
}

interface Found extends Kind {
  at: number
}

/** "spider-like", "wolf-headed": what something is like, and so is not; but a "many-headed" thing is of the hydra's kin. */
const likened = /(?<!\bmany-)\b(?!many-)\p{L}+-(?:like|headed|faced|shaped|eyed|legged|tailed)\b/giu

function familiesIn(words: string): Found[] {
  const text = spaced(words.replace(likened, ' '))
  return families
    .flatMap((family) => family.words.map((word): Found => ({ family, word, at: placeOf(text, word) })))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.word.length - a.word.length)
}

export const dull = (word: string) => qualities.includes(word) || ranks.includes(word)

/** The last that a phrase names: but a "kobold sorcerer" is a kobold. */
function lastNamed(found: readonly Found[]): Found | undefined {
  const named = found.filter(({ word }) => !dull(word))
  const last = named.at(-1)
  const people = named.findLast(({ family }) => family !== last?.family && ['humanoid', 'giant'].includes(family.type))
  return last?.family.noun === 'cultist' && people ? people : last
}

/** Those who may follow a calling: the kobold is one who is a "kobold sorcerer", the horse is none in a "horse thief". */
const isFolk = ({ creature: { name, mind, type, like } }: Named) =>
  (name.startsWith('Were') || !['dragon', 'horse', 'stag', 'bird', 'cat', 'wolf', 'drake', 'cultist'].includes(like)) &&
  type !== 'beast' &&
  ['dull', 'keen', 'brilliant'].includes(mind)

/** Words for the young of beasts. */
const offspring = /^(?:cub|pup|puppy|kitten|calf|chick|foal|whelp|hatchling|fawn|lamb|fledgling|nestling|child)$/

/** Whose bones or corpse is meant: the owlbear of "an owlbear skeleton". */
function bonesOf(text: string, names: readonly Named[]): Named | undefined {
  const [whose, dead] = names.slice(-2)
  return whose && dead && /^(?:skeleton|zombie)s?$/.test(dead.name) && /^[\s-]+$/.test(text.slice(whose.end, dead.at))
    ? whose
    : undefined
}

/** Parts of a text that each name one thing; the names of creatures are never cut. */
function phrasesOf(text: string, named: readonly Named[]): { from: number; to: number }[] {
  const cuts = [...text.matchAll(asides)].filter(
    ({ index }) => !named.some(({ at, end }) => index >= at && index < end),
  )
  return [...cuts, undefined].map((cut, place) => {
    const before = cuts[place - 1]
    return { from: before ? before.index + before[0].length : 0, to: cut?.index ?? text.length }
  })
}

const kindOfNamed = (named: Named, familyOf: (named: Named) => Family): Kind => ({
  family: familyOf(named),
  word: named.name,
  named,
})

/**
 * What one phrase names, undefined where it names nothing; "nobody" where what follows a beast's name is a person. `text`
 * ends where the phrase does.
 */
function namedIn(text: string, phrase: string, names: readonly Named[], familyOf: (named: Named) => Family) {
  const found = familiesIn(phrase)
  const last = names.at(-1)
  if (!last) return lastNamed(found)
  const isCalling = last.creature.like === 'cultist'
  const head = (isCalling && names.findLast(isFolk)) || bonesOf(text, names) || last
  const kind = kindOfNamed(head, familyOf)
  const following = head === last ? text.slice(head.end) : ''
  const later = lastNamed(familiesIn(following))
  if (later) return isFolk(head) && later.family.noun === 'cultist' ? kind : later
  // A king of orcs who is called "orc knight" is an orc; so are kobolds, and all whose people has no row in the table.
  const people = isCalling ? lastNamed(found.filter(({ family }) => family.noun !== 'cultist')) : undefined
  if (people && ['humanoid', 'giant'].includes(people.family.type)) return people
  const next = (/^[\s-]+(\p{Ll}+)/u.exec(following)?.[1] ?? '').replace(offspring, '')
  const isPerson = next !== '' && !ranks.includes(next) && !/s$/.test(next) && isOfPeople(next)
  return isPerson && !isFolk(head) && !isCalling ? 'nobody' : kind
}

/**
 * What it is: the last thing named before any "that" or "with", else in the next phrase that names one.
 * `familyOf`: the body of a creature that is known.
 */
export function kindIn(text: string, familyOf: (named: Named) => Family): Kind | undefined {
  const names = creaturesIn(text)
  for (const { from, to } of phrasesOf(text, names)) {
    const within = names.filter(({ at }) => at >= from && at < to)
    const end = Math.max(to, within.at(-1)?.end ?? 0)
    const found = namedIn(text.slice(0, end), text.slice(from, end), within, familyOf)
    if (found === 'nobody') return undefined
    if (found) return found
  }
  return familiesIn(text)[0]
}
