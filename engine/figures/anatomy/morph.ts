import { bodyData } from './data.ts'

/** What a body is like as a whole; every part 0-1, 0.5 the average. */
export interface Build {
  /** 0 a woman, 1 a man. */
  male: number
  /** 0.1875 a child of some ten years, 0.5 at twenty-five, 1 at ninety. Younger than 0.1875 is drawn as 0.1875. */
  age: number
  muscle: number
  weight: number
  height: number
  /** 0 as bodies may happen to be, 1 as statues are. */
  proportion: number
  /** Size of the bust of women. */
  cup: number
  /** Parts of three families of faces, their sum 1. */
  descent: { african: number; asian: number; caucasian: number }
}

/**
 * Morph targets by name and how far each is followed, 1 as far as it goes. A name with '*' means both sides ('ears/*-ear-scale-incr'
 * is l-ear and r-ear); '-LR-' means '-left-' and '-right-'. '@l' or '@r' at its end follows it on that half of the body alone.
 */
export type Details = Readonly<Record<string, number>>

/** A slider with its average in the middle, as parts of three targets. */
const tent = (x: number, low: string, middle: string, high: string): [string, number][] =>
  x < 0.5
    ? [
        [low, 1 - 2 * x],
        [middle, 2 * x],
      ]
    : [
        [high, 2 * x - 1],
        [middle, 2 - 2 * x],
      ]

function agesOf(age: number): [string, number][] {
  if (age >= 0.5)
    return [
      ['old', age * 2 - 1],
      ['young', 2 - age * 2],
    ]
  const young = Math.max(0, Math.min(1, (age - 0.1875) * 3.2))
  return [
    ['young', young],
    ['child', 1 - young],
  ]
}

/** Weighted targets of a build: faces by descent, bodies by muscle and weight, height, proportions, bust. */
function macroTargets(build: Build): Map<string, number> {
  const all = new Map<string, number>()
  const add = (name: string, weight: number) => {
    if (weight > 0.004) all.set(name, (all.get(name) ?? 0) + weight)
  }
  const { height, proportion, cup } = build
  for (const [sex, ofSex] of [
    ['female', 1 - build.male],
    ['male', build.male],
  ] as const) {
    for (const [age, ofAge] of agesOf(build.age)) {
      const share = ofSex * ofAge
      for (const [descent, part] of Object.entries(build.descent))
        add(`macrodetails/${descent}-${sex}-${age}`, share * part)
      const average = `${sex}-${age}-averagemuscle-averageweight`
      add(`macrodetails/height/${average}-${height < 0.5 ? 'min' : 'max'}height`, share * Math.abs(1 - 2 * height))
      const proportions = proportion < 0.5 ? 'uncommon' : 'ideal'
      add(`macrodetails/proportions/${average}-${proportions}proportions`, share * Math.abs(1 - 2 * proportion))
      if (sex === 'female')
        add(`breast/${average}-${cup < 0.5 ? 'min' : 'max'}cup-averagefirmness`, share * Math.abs(1 - 2 * cup))
      for (const [muscle, ofMuscle] of tent(build.muscle, 'minmuscle', 'averagemuscle', 'maxmuscle'))
        for (const [weight, ofWeight] of tent(build.weight, 'minweight', 'averageweight', 'maxweight'))
          add(`macrodetails/universal-${sex}-${age}-${muscle}-${weight}`, share * ofMuscle * ofWeight)
    }
  }
  return all
}

const bothSides = (name: string): string[] => {
  if (name.includes('/*')) return [name.replace('/*', '/l'), name.replace('/*', '/r')]
  if (name.includes('-LR-')) return [name.replace('-LR-', '-left-'), name.replace('-LR-', '-right-')]
  return [name]
}

/**
 * The body of that build at rest, arms half out: x, y, z of every vertex, dm. A new list each time.
 * Throws RangeError for a target that there is none of.
 */
export function morphed(build: Build, ...details: readonly Details[]): Float32Array {
  const { positions, targets } = bodyData()
  const body = positions.slice()
  const wanted = macroTargets(build)
  for (const [said, weight] of details.flatMap((one) => Object.entries(one)))
    for (const name of bothSides(said)) wanted.set(name, (wanted.get(name) ?? 0) + weight)
  for (const [name, weight] of wanted) {
    const [whole = name, half] = name.split('@')
    const target = targets.get(whole)
    if (!target) throw new RangeError(`The body has no target ${name}`)
    if (Math.abs(weight) <= 0.004) continue
    const by = weight * target.step
    if (half) followHalf(body, positions, target.of, target.moves, by, half === 'l' ? 1 : -1)
    else follow(body, target.of, target.moves, by)
  }
  return body
}

// A function of its own: a call that runs long is compiled anew each time.
function follow(body: Float32Array, of: Uint16Array, moves: Int16Array, by: number): void {
  for (let i = 0; i < of.length; i++) {
    const at = of[i]! * 3
    body[at]! += moves[i * 3]! * by
    body[at + 1]! += moves[i * 3 + 1]! * by
    body[at + 2]! += moves[i * 3 + 2]! * by
  }
}

/** How wide the middle is where one half passes into the other, dm. */
const SEAM = 0.16

function followHalf(
  body: Float32Array,
  rest: Float32Array,
  of: Uint16Array,
  moves: Int16Array,
  by: number,
  side: -1 | 1,
): void {
  for (let i = 0; i < of.length; i++) {
    const at = of[i]! * 3
    const share = Math.min(1, Math.max(0, 0.5 + (rest[at]! * side) / SEAM))
    for (let axis = 0; axis < 3; axis++) body[at + axis]! += moves[i * 3 + axis]! * by * share
  }
}
