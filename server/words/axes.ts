import { type Axes, type AxisLevel, noneOf } from '../../contract/axes.ts'
import {
  birds,
  denials,
  dressed,
  extremely,
  goreMuch,
  goreSome,
  horrorSome,
  insides,
  lands,
  openings,
  scant,
  shed,
  unnatural,
} from './axes-lexicon.ts'
import { isOfArt, isOneOf, sexualIn } from './policy.ts'
import { readings, type Word } from './reading.ts'

/** How far apart words may stand to be said of each other. */
const NEAR = 3

const blood = new Set(['blood'])
const horror = new Set(['horror', 'horrors'])
const flesh = new Set(['flesh', 'skin', 'face', 'faces'])
const breastsAndTits = new Set(['breasts', 'tits'])

const ofLands = new Set(['rape', 'nipple', 'nipples'])
const of = new Set(['of'])
const bared = new Set(['naked'])
const bone = new Set(['bone', 'bones'])

const isDenied = (words: readonly Word[], at: number) => [1, 2].some((back) => isOneOf(words[at - back], denials))

const hasNear = (words: readonly Word[], at: number, others: ReadonlySet<string>, before = NEAR, after = NEAR) =>
  words.slice(Math.max(0, at - before), at + after + 1).some((word, place) => {
    const where = Math.max(0, at - before) + place
    return where !== at && isOneOf(word, others)
  })

function goreAt(words: readonly Word[], at: number): AxisLevel {
  const word = words[at]
  if (isOneOf(word, goreMuch)) return 2
  if (isOneOf(word, insides) && hasNear(words, at, openings, 2, 2)) return 2
  if (isOneOf(word, goreSome)) return 1
  return isOneOf(word, blood) && hasNear(words, at, shed) ? 1 : 0
}

function horrorAt(words: readonly Word[], at: number): AxisLevel {
  const word = words[at]
  if (isOneOf(word, horror) && hasNear(words, at, extremely, 2, 0)) return 2
  if (isOneOf(word, flesh) && hasNear(words, at, unnatural, 1, 1)) return 2
  return isOneOf(word, horrorSome) ? 1 : 0
}

/** "Great tits", "the rape of the forest", "naked to the bone". */
const isOfNobody = (words: readonly Word[], at: number) =>
  (isOneOf(words[at], breastsAndTits) && isOneOf(words[at - 1], birds)) ||
  (isOneOf(words[at], ofLands) &&
    isOneOf(words[at + 1], of) &&
    (isOneOf(words[at + 2], lands) || isOneOf(words[at + 3], lands))) ||
  (isOneOf(words[at], bared) && isOneOf(words[at + 3], bone))

function nudityIn(words: readonly Word[]): AxisLevel {
  const said = sexualIn(words)
  if (isOfArt(words, said, said.bare)) return 0
  let level: AxisLevel = 0
  for (const at of said.strong) {
    if (isDenied(words, at) || isOfNobody(words, at) || isOneOf(words[at], dressed)) continue
    if (!said.bare.includes(at) && !isOneOf(words[at], scant)) return 2
    level = 1
  }
  return level
}

const greater = (one: AxisLevel, other: AxisLevel): AxisLevel => (one > other ? one : other)

/**
 * How much gore, horror and nudity texts speak of, taken together: 0 none, 1 some, 2 much. What they deny is not counted, nor
 * what every second adventure has: undead, demons, a moon like blood, a naked blade, a nude of marble.
 */
export function axesIn(texts: readonly string[]): Axes {
  const found: Axes = { ...noneOf }
  const text = texts.filter((one) => one.trim() !== '').join(' \n ')
  if (text === '') return found
  for (const words of readings(text)) {
    found.nudity = greater(found.nudity, nudityIn(words))
    for (let at = 0; at < words.length; at++) {
      if (isDenied(words, at)) continue
      found.gore = greater(found.gore, goreAt(words, at))
      found.horror = greater(found.horror, horrorAt(words, at))
    }
  }
  return found
}
