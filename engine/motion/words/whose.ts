import type { Token } from '../../prompt/tokens.ts'
import { type Candidate, parts, stem, type Text, type Way } from './candidate.ts'
import { adverbs, nobody, plain } from './plain.ts'
import type { Term } from './term.ts'

type Owners = ReadonlyMap<number, Candidate>

/** Who moves where the eye does. */
const eyes = new Set('camera shot view viewer viewpoint drone lens perspective frame we you i cam'.split(' '))
const joints = new Set('as while when whilst'.split(' '))
const articles = new Set('a an the this that these those some another each every'.split(' '))
/** How a move is made that is no adverb by its end. */
const hows = new Set('high higher low straight fast quick clockwise'.split(' '))
/** Nouns for a move of the camera; others name one only where it is told how it is made: "a slow arc". */
const moveNouns = new Set('approach advance retreat tilt'.split(' '))
/** What describes as well as it does something, beside participles. */
const describing = new Set(['lower'])
/** What can be nothing but a verb: something may follow that has no article ("enter dungeon"). */
const onlyVerbs = new Set('enter follow descend ascend soar'.split(' '))
const prepositions = new Set(
  (
    'in at with under over on by from of through into onto beneath behind before below above beside near among against during ' +
    'across along around inside outside without'
  ).split(' '),
)
/** Who does what the words after them say. */
const persons = new Set('he she they who somebody someone'.split(' '))
/** What is done by others than the camera, and means nothing here. */
const deeds = new Set(
  'walk run ride march leap jump fight charge attack swim dance gallop stalk prowl lunge land stride fly sail'
    .split(' ')
    .map(stem),
)
/** What goes somewhere by itself, be there a verb or not: "fireflies, drifting upward". */
const travellers = new Set([
  'smoke',
  'birds',
  'ships',
  'clouds',
  'dust',
  'leaves',
  'embers',
  'fireflies',
  'magic',
  'wings',
])

const isHow = (word: string): boolean => word.endsWith('ly') || adverbs.has(word) || hows.has(word)
const goesOn = (word: string): boolean => word.endsWith('ing') && word !== 'swing'
const isCameras = ({ act, needs }: Term): boolean => 'camera' in act && needs === undefined
const isPace = (k: number, owners: Owners) =>
  owners.get(k)?.ways.some(({ options }) => options.some(({ act }) => 'pace' in act)) ?? false

/**
 * Whether a phrase can be a move of the camera's: it is named before, or nobody is who could make it, neither in the same part of the
 * sentence nor, of what goes on after a comma, in the one before. Of a single word: unless it describes or names something.
 */
export function isOfEye(text: Text, { first }: Candidate, { own }: Way, owners: Owners): boolean {
  const { tokens } = text
  if (own.length === 1 && !isMove(tokens, first, owners)) return false
  for (let k = first - 1; k >= 0; k--) {
    const { gap } = tokens[k + 1]!
    if (gap === 'stop') return true
    if (gap === 'comma') return !goesOn(tokens[first]!.word) || !hasActor(text, k, owners)
    const { word } = tokens[k]!
    if (eyes.has(word) || joints.has(word)) return true
    const act = owners.get(k)?.chosen?.act
    if (act && 'camera' in act) return true
    if (act && ('pace' in act || 'manner' in act)) continue
    if (owners.get(k)?.ways[0]?.options.some(({ needs }) => needs === 'weather')) continue
    if (!plain.has(word) || nobody.has(word)) return false
  }
  return true
}

/** Whether a word by itself does something: it is no noun ("a circle of runes"), and describes none ("rising smoke", "the lower town"). */
function isMove(tokens: readonly Token[], first: number, owners: Owners): boolean {
  const { word } = tokens[first]!
  let k = first - 1
  const isPassed = (one: string) => isHow(one) || one === 'is' || one === 'are'
  while (k >= 0 && !parts(tokens[k + 1]!) && (isPassed(tokens[k]!.word) || isPace(k, owners))) k--
  const before = k >= 0 && !parts(tokens[k + 1]!) ? tokens[k]!.word : ''
  if (eyes.has(before)) return true
  const describes = /(?:ing|ed)$/.test(word) || describing.has(word)
  // "In an arc" and "a slow arc" are the camera's, "an arc" may be anything.
  const isMade = !describes && (k < first - 1 || tokens[k - 1]?.word === 'in')
  if (articles.has(before) && !moveNouns.has(word) && !isMade) return false
  const next = tokens[first + 1]
  if (!next || parts(next)) return true
  if (next.word === 'of') return false
  // "An ascending crane shot" has the move of both.
  if (owners.get(first + 1)?.ways.some(({ options }) => options.some(isCameras)) || moveNouns.has(next.word))
    return true
  if (plain.has(next.word) || isHow(next.word)) return true
  return onlyVerbs.has(word.replace(/s$/, '')) || (!describes && /^\p{Lu}/u.test(next.text))
}

/** Whether the part of a sentence that ends at a token tells of somebody who does something: what goes on after it is theirs as well. */
function hasActor(text: Text, last: number, owners: Owners): boolean {
  const { tokens } = text
  let first = last
  while (first > 0 && !parts(tokens[first]!)) first--
  const own = Array.from({ length: last - first + 1 }, (_, k) => first + k)
  const acts = own.map((k) => owners.get(k)?.chosen?.act)
  if (own.some((k, n) => eyes.has(tokens[k]!.word) || 'camera' in (acts[n] ?? {}))) return false
  const lead = own.find((k) => !isHow(tokens[k]!.word)) ?? first
  // "The dragon lifts off, soaring, circling the tower."
  if (goesOn(tokens[lead]!.word) && tokens[first]!.gap === 'comma') return hasActor(text, first - 1, owners)
  return own.some(
    (k, n) =>
      persons.has(tokens[k]!.word) ||
      'breathes' in (acts[n] ?? {}) ||
      isDone(text, k, first, owners) ||
      travels(text, k, first, owners),
  )
}

/** Whether a token is what somebody does who stands before it in the part that begins at `first`. */
function isDone({ tokens, stems, alone }: Text, k: number, first: number, owners: Owners): boolean {
  let by = k - 1
  while (by >= first && isHow(tokens[by]!.word)) by--
  if (by < first || (plain.has(tokens[by]!.word) && !nobody.has(tokens[by]!.word))) return false
  const owner = owners.get(k)
  const { word } = tokens[k]!
  const needs = [...alone[k]!, ...(owner?.first === k ? owner.ways.flatMap(({ options }) => options) : [])].map(
    (one) => one.needs,
  )
  if (needs.includes('eye')) return !describing.has(word)
  // "Moonlit waves" are a thing, "sails" may be.
  const act = owner?.own.length === 1 ? (owner.chosen?.act ?? {}) : {}
  if (goesOn(word) || 'mover' in act || 'effect' in act) return false
  return needs.includes('named') || (deeds.has(stems[k]!) && (/(?:s|ed)$/.test(word) || word === 'fly'))
}

/** Whether a token begins what travels by itself, and is what the part that begins at `first` is about. */
function travels({ tokens }: Text, k: number, first: number, owners: Owners): boolean {
  const owner = owners.get(k)
  if (owner?.first !== k || !owner.chosen) return false
  const { act } = owner.chosen
  const name = 'mover' in act ? act.mover : 'effect' in act ? act.effect : ''
  if (!travellers.has(name) || tokens.slice(first, k).some(({ word }) => prepositions.has(word))) return false
  const next = tokens[owner.last + 1]
  return !next || parts(next) || plain.has(next.word) || isHow(next.word)
}
