import { length, sub, type Vec } from '../../mesh/geometry.ts'
import { apply } from '../../mesh/matrix.ts'
import { noise3 } from '../../mesh/noise.ts'
import type { Figure } from '../anatomy/figure.ts'
import { HANGS } from './lie.ts'
import type { Dressing } from './regions.ts'
import { type Drape, foldAt, ROWS_EACH, type Sheet, sewSheet, WAIST, COLUMNS as WHOLE } from './sheet.ts'

/** Columns round the hips, and rings of so many dm outwards from them. */
const [COLUMNS, RINGS, STEP] = [96, 44, 0.2]
/** How far about it a vertex of the form bears cloth, dm. */
const SPREAD = 0.36
/** How much cloth sinks between what bears it, dm a step. */
const SAG = 0.035
const ROUNDS = 140
/** How far beyond the legs it reaches the ground, and how far it then lies on it, dm. */
const [BEYOND, POOLED] = [0.2, 0.5]
/** How much longer it is than what hangs straight down to the same place. */
const OUTWARDS = 1.32
/** How thick a layer is, with the air under it, dm. */
const THICK = 0.07

/**
 * Cloth over the legs of who kneels, squats or sits on the ground: from the waist over thighs and knees, down beyond them, and out on the
 * ground. Heights in the world at each place round the hips.
 */
export interface Lap {
  /** How far out the waist is in each column, dm. */
  waist: Float32Array
  /** How far out it reaches the ground. */
  reach: Float32Array
  high: Float32Array
  ground: number
  middle: Vec
  front: Vec
  left: Vec
}

/** The lowest of somebody: the ground that they stand, kneel or sit on. */
function groundUnder({ skeleton }: Figure): number {
  const thick = { ball: 0.3, calf: 0.6, thigh: 0.9 }
  return Math.min(
    ...Object.entries(thick).flatMap(([bone, by]) => ['l', 'r'].map((side) => skeleton.at(`${bone}_${side}`)[1] - by)),
  )
}

/** Whether cloth from the waist lies over legs that are folded under it, rather than hanging down or before a seat. */
export function isFolded(figure: Figure): boolean {
  const { skeleton } = figure
  const legs = (['l', 'r'] as const).map((side) => {
    const [hip, knee, ankle] = ['thigh', 'calf', 'foot'].map((bone) => skeleton.at(`${bone}_${side}`)) as [
      Vec,
      Vec,
      Vec,
    ]
    const [thigh, shin] = [sub(knee, hip), sub(ankle, knee)]
    const long = length(thigh) + length(shin)
    return {
      isRaised: -thigh[1] < 0.62 * length(thigh),
      hangs: -shin[1] > 0.75 * length(shin),
      isUp: ankle[1] > hip[1] - 0.12 * long,
      long,
    }
  })
  const hips = (skeleton.at('thigh_l')[1] + skeleton.at('thigh_r')[1]) / 2
  if (hips - groundUnder(figure) > 0.8 * legs[0]!.long) return false
  if (legs.every(({ isUp }) => isUp) && hips - groundUnder(figure) > 0.3 * legs[0]!.long) return false
  return legs.some(({ isRaised }) => isRaised) && !legs.every(({ isRaised, hangs }) => isRaised && hangs)
}

const at = (column: number, ring: number) => ring * COLUMNS + (((column % COLUMNS) + COLUMNS) % COLUMNS)

/** Lays cloth over folded legs, `gap` off all that is worn on them and over the layers that lie there already. */
function lapOf(figure: Figure, dressing: Dressing, top: number, gap: number): Lap {
  const { skeleton } = figure
  const [spine, pelvis] = [skeleton.at('spine_02'), skeleton.at('pelvis')]
  const middle: Vec = [(spine[0] + pelvis[0]) / 2, top, (spine[2] + pelvis[2]) / 2]
  const facing = apply(skeleton.wholes[skeleton.bone('pelvis')]!, [0, 0, 1])
  const size = Math.hypot(facing[0], facing[2])
  const front: Vec = [facing[0] / size, 0, facing[2] / size]
  const left: Vec = [front[2], 0, -front[0]]
  const ground = groundUnder(figure) + 0.05
  const bears = new Float32Array(COLUMNS * RINGS).fill(ground)
  const waist = new Float32Array(COLUMNS)
  const reach = new Float32Array(COLUMNS)
  const { form, posed, normals, out } = dressing
  for (let v = 0; v < form.of.length; v++) {
    if (form.arm[v]! >= 0.02) continue
    const off = out[v]! + gap
    const [x, y, z] = [0, 1, 2].map((c) => posed[v * 3 + c]! + normals[v * 3 + c]! * off) as [number, number, number]
    const [dx, dz] = [x - middle[0], z - middle[2]]
    const r = Math.hypot(dx, dz)
    const column = (Math.atan2(dx * left[0] + dz * left[2], dx * front[0] + dz * front[2]) / (2 * Math.PI)) * COLUMNS
    const across = Math.min(COLUMNS / 4, Math.ceil(((SPREAD / Math.max(0.4, r)) * COLUMNS) / (2 * Math.PI)))
    const isTrunk = form.places[v * 3 + 1]! > 1.9
    for (let k = -across; k <= across; k++) {
      const i = at(Math.round(column) + k, 0)
      if (isTrunk) {
        if (Math.abs(y - top) < 0.4) waist[i] = Math.max(waist[i]!, r)
        continue
      }
      if (Math.abs(k) <= across / 2) reach[i] = Math.max(reach[i]!, r)
      const first = Math.max(0, Math.floor((r - SPREAD) / STEP))
      for (let j = first; j <= Math.min(RINGS - 1, Math.ceil((r + SPREAD * 0.6) / STEP)); j++)
        bears[at(i, j)] = Math.max(bears[at(i, j)]!, y)
    }
  }
  for (const lap of dressing.laps)
    for (let i = 0; i < bears.length; i++) bears[i] = Math.max(bears[i]!, lap.high[i]! + THICK)
  evened(waist, 3)
  for (let i = 0; i < COLUMNS; i++) reach[i] = Math.min((RINGS - 2) * STEP, Math.max(reach[i]!, waist[i]! + 0.3))
  widest(reach, 2)
  evened(reach, 4)
  for (const lap of dressing.laps)
    for (let i = 0; i < COLUMNS; i++) reach[i] = Math.max(reach[i]!, lap.reach[i]! - BEYOND + 0.1)
  for (let i = 0; i < COLUMNS; i++) reach[i]! += BEYOND
  const lap: Lap = { waist, reach, high: hung(bears, waist, reach, top, ground), ground, middle, front, left }
  dressing.laps.push(lap)
  return lap
}

function evened(line: Float32Array, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    const was = line.slice()
    for (let i = 0; i < line.length; i++) line[i] = (was[at(i - 1, 0)]! + 2 * was[i]! + was[at(i + 1, 0)]!) / 4
  }
}

function widest(line: Float32Array, by: number): void {
  const was = line.slice()
  for (let i = 0; i < line.length; i++) for (let k = -by; k <= by; k++) line[i] = Math.max(line[i]!, was[at(i + k, 0)]!)
}

/** A skin that is held at the waist and on the ground, sinks by its weight, and lies on what bears it. */
function hung(
  bears: Float32Array,
  waist: Float32Array,
  reach: Float32Array,
  top: number,
  ground: number,
): Float32Array {
  const high = bears.slice()
  const isFree = (column: number, ring: number) => ring * STEP > waist[column]! && ring * STEP < reach[column]!
  for (let j = 0; j < RINGS; j++)
    for (let i = 0; i < COLUMNS; i++) {
      const k = at(i, j)
      if (j * STEP <= waist[i]!) high[k] = Math.max(top, bears[k]!)
      else if (isFree(i, j))
        high[k] = Math.max(bears[k]!, top + ((ground - top) * (j * STEP - waist[i]!)) / (reach[i]! - waist[i]!))
    }
  for (let round = 0; round < ROUNDS; round++)
    for (let j = 1; j < RINGS - 1; j++)
      for (let i = 0; i < COLUMNS; i++) {
        if (!isFree(i, j)) continue
        const k = at(i, j)
        const mean = (high[at(i - 1, j)]! + high[at(i + 1, j)]! + high[at(i, j - 1)]! + high[at(i, j + 1)]!) / 4
        high[k] = Math.max(bears[k]!, mean - SAG)
      }
  return high
}

/** Places from the waist outwards in the direction of an angle, evenly along the cloth, `rows` + 1 of them over `long` dm or less. */
function lineOf(lap: Lap, angle: number, long: number, rows: number): { out: number; high: number; t: number }[] {
  const turn = angle / (2 * Math.PI)
  const column = (turn - Math.floor(turn)) * COLUMNS
  const first = Math.floor(column)
  const share = column - first
  const value = (line: Float32Array, ring = 0) =>
    line[at(first, ring)]! * (1 - share) + line[at(first + 1, ring)]! * share
  const [waist, reach] = [value(lap.waist), value(lap.reach)]
  const points: [number, number][] = [[waist - 0.1, lap.middle[1]]]
  for (let ring = Math.ceil(waist / STEP + 0.2); ring * STEP < reach; ring++)
    points.push([ring * STEP, value(lap.high, ring)])
  points.push([reach, lap.ground], [reach + POOLED, lap.ground])
  const lengths = points.slice(1).map(([r, y], i) => Math.hypot(r - points[i]![0], y - points[i]![1]))
  const whole = Math.min(
    long,
    lengths.reduce((sum, one) => sum + one, 0),
  )
  let nth = 0
  let passed = 0
  return Array.from({ length: rows + 1 }, (_, row) => {
    const s = (whole * row) / rows
    while (nth < lengths.length - 1 && passed + lengths[nth]! < s) passed += lengths[nth++]!
    const by = Math.min(1, (s - passed) / (lengths[nth]! || 1))
    const [a, b] = [points[nth]!, points[nth + 1]!]
    return { out: a[0] + (b[0] - a[0]) * by, high: a[1] + (b[1] - a[1]) * by, t: s / long }
  })
}

/** Lays cloth over folded legs, from the waist as far as it would hang down standing legs. */
export function overLap(figure: Figure, dressing: Dressing, drape: Drape): void {
  const turn = drape.to - drape.from
  const closed = turn >= 359
  const columns = Math.max(8, Math.round((WHOLE * turn) / 360))
  const wide = closed ? columns : columns + 1
  // It goes out to the knees before it falls.
  const long = (drape.top - drape.hem) * OUTWARDS
  const rows = Math.max(4, Math.round(long * ROWS_EACH))
  const lap = lapOf(figure, dressing, drape.top, drape.gap)
  const count = (rows + 1) * wide
  const sheet: Sheet = {
    positions: new Float32Array(count * 3),
    rest: new Float32Array(count * 3),
    edges: new Float32Array(count * 2),
    rows,
    columns,
    wide,
  }
  const s = (drape.seed % 89) * 1.7
  for (let i = 0; i < wide; i++) {
    const angle = ((drape.from + (turn * i) / columns) * Math.PI) / 180
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
    const side = closed ? 9 : (Math.min(i, columns - i) / columns) * ((turn * Math.PI) / 180) * 1.9
    const torn = drape.torn ? 0.9 * noise3(angle * 9, s, 1) : 0
    for (const [j, { out, high, t }] of lineOf(lap, angle, long - torn, rows).entries()) {
      const k = j * wide + i
      // Folds are flat under what is worn over the waist, low on a thigh, and stand out where it falls.
      const fold = 0.7 * Math.min(1, t * 5) * foldAt(drape, angle, t, s)
      const r = out + fold * 0.6
      for (let c = 0; c < 3; c++)
        sheet.positions[k * 3 + c] =
          c === 1 ? high + fold * 0.5 : lap.middle[c]! + (lap.front[c]! * cosine + lap.left[c]! * sine) * r
      sheet.rest.set([sine * 1.6, WAIST - (long / OUTWARDS) * t, cosine * 1.6], k * 3)
      sheet.edges.set([Math.min(side, (1 - j / rows) * long), HANGS], k * 2)
    }
  }
  sewSheet(figure, drape, sheet)
}
