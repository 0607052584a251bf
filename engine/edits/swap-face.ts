import { Delaunay } from 'd3-delaunay'
import { type Lab, labOf, pictureFrom } from '../own-style/lab.ts'
import type { Picture } from '../paint/picture.ts'
import { type Area, cropped } from './cropped.ts'
import { membrane } from './membrane.ts'
import { Refused } from './refused.ts'
import { softEdge } from './rim.ts'
import { smoothed } from './steps.ts'
import { asDrawn, drawnness } from './swap-hand.ts'

interface Point {
  x: number
  y: number
}

/** A face in a picture: its 68 features in the order of the iBUG annotation (jaw 0-16, brows 17-26, nose 27-35, eyes 36-47, mouth 48-67), px. */
export interface MarkedFace {
  picture: Picture
  marks: readonly Point[]
  /** How far it is drawn in flat tones or lines, 0-1, where that is known; left out: it is measured. */
  drawn?: number
}

const JAW = [0, 17] as const
const BROWS = [17, 27] as const
const EYES = [36, 48] as const
const MOUTH = [48, 68] as const

/** How far the forehead that is taken along rises above the brows, in distances from the eyes to the mouth: higher is hair. */
const FOREHEAD = 0.34
/** How far the face's edge is drawn in, as a share of its distance from the middle: what lies beside a jaw is not face. */
const DRAWN_IN = 0.05
/** The width of the soft edge, as a share of the face's. */
const SOFT = 0.085
/**
 * How much of the light and shade of the face that was there falls on the new one, and of the colour of its skin: more where one of
 * them is drawn, whose shade and skin are tones that somebody chose.
 */
const LIT_BY = { usual: 0.72, drawn: 0.85 }
const TINTED_BY = 0.9
const litBy = (drawn: number) => LIT_BY.usual + (LIT_BY.drawn - LIT_BY.usual) * Math.min(1, Math.abs(drawn))
/**
 * From so much difference on, one face counts as drawn beside the other, which is seen: a seen one is then drawn too. A drawn one has no
 * skin to show, and is laid on none that is seen.
 */
const ODD = { drawn: 0.2, seen: 0.3 }

/** How wide the rim is where hair may hang over a face, as a share of the face's width, and by how much lighter or darker it is. */
const RIM = 0.17
const HAIR = { from: 0.07, to: 0.15 } as const

/** Features by their number in the mirror. */
const mirrored = [
  ...Array.from({ length: 17 }, (_, k) => 16 - k),
  ...Array.from({ length: 10 }, (_, k) => 26 - k),
  ...[27, 28, 29, 30, 35, 34, 33, 32, 31],
  ...[45, 44, 43, 42, 47, 46, 39, 38, 37, 36, 41, 40],
  ...[54, 53, 52, 51, 50, 49, 48, 59, 58, 57, 56, 55],
  ...[64, 63, 62, 61, 60, 67, 66, 65],
]

/** Which way a face is turned: -1 wholly to the picture's left, 0 towards us, 1 to its right. */
export function turnOf(marks: readonly Point[]): number {
  const nose = marks[30]!
  const along = { x: marks[16]!.x - marks[0]!.x, y: marks[16]!.y - marks[0]!.y }
  const length = along.x ** 2 + along.y ** 2
  const at = ((nose.x - marks[0]!.x) * along.x + (nose.y - marks[0]!.y) * along.y) / length
  return Math.max(-1, Math.min(1, 2 * at - 1))
}

/**
 * How the features of a human face lie, in distances between the eyes; measured on 18 faces of photographs and drawings: a mouth of
 * 0.58-1.01 across, a nose of 0.32-0.42, and 0.86-2.05 from the eyes to the mouth. A cat has 0.34, 0.17 and 0.67.
 */
const HUMAN = { mouth: 0.46, nose: 0.25, down: 0.74 }

/** Whether features lie as those of a human face do; one of three that is odd may be a smile or a turn. */
function isHuman(marks: readonly Point[]): boolean {
  const [left, right] = [middle(marks.slice(36, 42)), middle(marks.slice(42, 48))]
  const eyes = Math.max(1e-6, far(left, right))
  const mouth = middle(marks.slice(...MOUTH))
  const odd = [
    far(marks[48]!, marks[54]!) < HUMAN.mouth * eyes,
    far(marks[31]!, marks[35]!) < HUMAN.nose * eyes,
    far(middle([left, right]), mouth) < HUMAN.down * eyes,
  ]
  return odd.filter(Boolean).length < 2
}

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** A face turned further than this shows too little of itself, and two that differ by more do not fit. */
const TURNED_MAX = 0.62
const APART_MAX = 0.62

function inMirror({ picture, marks }: MarkedFace): MarkedFace {
  const { width, height } = picture
  const pixels = new Uint8ClampedArray(picture.pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      pixels.set(picture.pixels.subarray(from, from + 4), (y * width + width - 1 - x) * 4)
    }
  const other = mirrored.map((k) => ({ x: width - 1 - marks[k]!.x, y: marks[k]!.y }))
  return { picture: { width, height, pixels }, marks: other }
}

/** The face as it is, or in the mirror where it then looks more nearly the way of the other. */
function fittingWay(source: MarkedFace, target: MarkedFace): MarkedFace {
  const [own, other] = [turnOf(source.marks), turnOf(target.marks)]
  if (Math.max(Math.abs(own), Math.abs(other)) > TURNED_MAX) throw new Refused('face-turned')
  const isOpposite = own * other < 0 && Math.abs(own) > 0.14 && Math.abs(other) > 0.14
  const apart = isOpposite ? Math.abs(own + other) : Math.abs(own - other)
  if (apart > APART_MAX) throw new Refused('face-turned')
  return isOpposite ? inMirror(source) : source
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** A face's features with an arc over the forehead, and the outline that they lie in. */
function outlined(marks: readonly Point[]): { points: Point[]; outline: Point[] } {
  const eyes = middle(marks.slice(...EYES))
  const mouth = middle(marks.slice(...MOUTH))
  const up = { x: (eyes.x - mouth.x) * FOREHEAD, y: (eyes.y - mouth.y) * FOREHEAD }
  const brows = marks.slice(...BROWS)
  const forehead = brows.map(({ x, y }, k) => {
    // Lower at the temples.
    const rise = 0.35 + 0.65 * Math.sin((Math.PI * (k + 0.5)) / brows.length)
    return { x: x + up.x * rise, y: y + up.y * rise }
  })
  const centre = middle(marks)
  const inwards = ({ x, y }: Point): Point => ({
    x: x + (centre.x - x) * DRAWN_IN,
    y: y + (centre.y - y) * DRAWN_IN,
  })
  const jaw = marks.slice(...JAW).map(inwards)
  return {
    points: [...jaw, ...marks.slice(BROWS[0]), ...forehead],
    outline: [...jaw, ...forehead.toReversed()],
  }
}

function areaAbout(points: readonly Point[], margin: number, { width, height }: Picture): Area {
  const left = Math.max(0, Math.floor(Math.min(...points.map(({ x }) => x)) - margin))
  const top = Math.max(0, Math.floor(Math.min(...points.map(({ y }) => y)) - margin))
  const right = Math.min(width, Math.ceil(Math.max(...points.map(({ x }) => x)) + margin))
  const bottom = Math.min(height, Math.ceil(Math.max(...points.map(({ y }) => y)) + margin))
  return { left, top, width: right - left, height: bottom - top }
}

const cutTo = (picture: Picture, { left, top, width, height }: Area): Picture =>
  cropped(picture, left, top, width, height)

/** The face alone: what lies far from it is not needed. */
function headOf({ picture, marks }: MarkedFace): MarkedFace {
  const area = areaAbout(marks, wideOf(marks) * 0.5, picture)
  return {
    picture: cutTo(picture, area),
    marks: marks.map(({ x, y }) => ({ x: x - area.left, y: y - area.top })),
  }
}

/** Half the size, as often as it takes for the face to be at most half as large again as it will be. */
function shrunkTo({ picture, marks }: MarkedFace, wide: number): MarkedFace {
  const own = wideOf(marks)
  if (own < wide * 2 || picture.width < 2 || picture.height < 2) return { picture, marks }
  const width = picture.width >> 1
  const height = picture.height >> 1
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 4; c++) {
        const from = (2 * y * picture.width + 2 * x) * 4 + c
        const below = from + picture.width * 4
        const { pixels: px } = picture
        pixels[(y * width + x) * 4 + c] = (px[from]! + px[from + 4]! + px[below]! + px[below + 4]!) / 4
      }
  const half = marks.map(({ x, y }) => ({ x: (x - 0.5) / 2, y: (y - 0.5) / 2 }))
  return shrunkTo({ picture: { width, height, pixels }, marks: half }, wide)
}

const wideOf = (marks: readonly Point[]) => Math.hypot(marks[16]!.x - marks[0]!.x, marks[16]!.y - marks[0]!.y)

/** Where in the source each px of the area lies, triangle by triangle; NaN outside of them. */
function warpOf(to: readonly Point[], from: readonly Point[], { width, height }: Area): Float32Array {
  const map = new Float32Array(width * height * 2).fill(Number.NaN)
  const { triangles } = Delaunay.from(
    to,
    ({ x }) => x,
    ({ y }) => y,
  )
  for (let k = 0; k < triangles.length; k += 3) {
    const corners = [triangles[k]!, triangles[k + 1]!, triangles[k + 2]!] as const
    layTriangle(map, width, height, corners.map((n) => to[n]!) as Corners, corners.map((n) => from[n]!) as Corners)
  }
  return map
}

type Corners = [Point, Point, Point]

function layTriangle(map: Float32Array, width: number, height: number, [a, b, c]: Corners, [p, q, r]: Corners): void {
  const twice = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (Math.abs(twice) < 1e-6) return
  const [top, bottom] = [Math.floor(Math.min(a.y, b.y, c.y)), Math.ceil(Math.max(a.y, b.y, c.y))]
  const [left, right] = [Math.floor(Math.min(a.x, b.x, c.x)), Math.ceil(Math.max(a.x, b.x, c.x))]
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++) {
      const v = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / twice
      const w = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / twice
      if (v < -1e-3 || w < -1e-3 || v + w > 1 + 1e-3) continue
      const at = (y * width + x) * 2
      map[at] = p.x + (q.x - p.x) * v + (r.x - p.x) * w
      map[at + 1] = p.y + (q.y - p.y) * v + (r.y - p.y) * w
    }
}

function sampled({ width, height }: Lab, plane: Float32Array, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const [a, b] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const at = top * width + left
  const above = plane[at]! * (1 - a) + plane[at + 1]! * a
  return above * (1 - b) + (plane[at + width]! * (1 - a) + plane[at + width + 1]! * a) * b
}

/** 1 inside the outline, by its crossings of each row. */
function filled(outline: readonly Point[], { width, height }: Area): Uint8Array {
  const inside = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const crossings: number[] = []
    for (const [k, a] of outline.entries()) {
      const b = outline[(k + 1) % outline.length]!
      if (a.y <= y !== b.y <= y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    }
    crossings.sort((one, other) => one - other)
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k]!))
      const to = Math.min(width - 1, Math.floor(crossings[k + 1]!))
      if (to >= from) inside.fill(1, y * width + from, y * width + to + 1)
    }
  }
  return inside
}

/** Of a plane, what lies inside: mean and spread. */
function spreadOf(plane: Float32Array, inside: Uint8Array): { mean: number; spread: number } {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 0; at < plane.length; at++) {
    if (!inside[at]) continue
    sum += plane[at]!
    squares += plane[at]! ** 2
    count++
  }
  const mean = sum / count
  return { mean, spread: Math.sqrt(Math.max(1e-8, squares / count - mean ** 2)) }
}

/** A plane smoothed within the face alone: what lies beside it does not bleed in. */
function smoothedInside(plane: Float32Array, inside: Uint8Array, area: Area, radius: number): Float32Array {
  const weights = smoothed(Float32Array.from(inside), area.width, area.height, radius)
  const sums = smoothed(
    plane.map((value, at) => (inside[at] ? value : 0)),
    area.width,
    area.height,
    radius,
  )
  return sums.map((sum, at) => (weights[at]! > 1e-4 ? sum / weights[at]! : 0))
}

/** How much of the new face shows: nothing where by its edge something much darker or lighter hangs over it. */
function withoutHair(soft: Float32Array, light: Float32Array, inside: Uint8Array, area: Area, wide: number) {
  const { mean } = spreadOf(light, inside)
  const deep = softEdge(inside, area, wide * RIM)
  const hair = light.map((value, at) => {
    if (!inside[at]) return 0
    const t = Math.min(1, Math.max(0, (Math.abs(value - mean) - HAIR.from) / (HAIR.to - HAIR.from)))
    return t * (1 - deep[at]!)
  })
  const veil = smoothed(hair, area.width, area.height, Math.max(1, wide * 0.012))
  return soft.map((share, at) => share * (1 - Math.min(1, 1.3 * veil[at]!)))
}

/** The largest step over the edge that is made up for: more is hair or a collar, whose colour is not the face's. */
const STEPS_MADE_UP = { l: 0.1, a: 0.025, b: 0.025 } as const

/**
 * The face of `source` in the place of that of `target`: bent to its features triangle by triangle, in its colours and its light, its
 * edge without a step (Pérez et al. 2003). Throws Refused where a face has no features to go by, is not human, shows too little of itself, or
 * is drawn and the other seen.
 */
export function faceSwapped(target: MarkedFace, source: MarkedFace): Picture {
  for (const { marks } of [target, source]) if (marks.length !== 68 || wideOf(marks) < 12) throw new Refused('no-face')
  if (![target, source].every(({ marks }) => isHuman(marks))) throw new Refused('not-human')
  const wide = wideOf(target.marks)
  const { points, outline } = outlined(target.marks)
  const area = areaAbout(outline, Math.ceil(wide * 0.15), target.picture)
  const local = ({ x, y }: Point): Point => ({ x: x - area.left, y: y - area.top })
  const fitting = shrunkTo(fittingWay(headOf(source), target), wide)
  const map = warpOf(points.map(local), outlined(fitting.marks).points, area)
  const inside = filled(outline.map(local), area)
  for (let at = 0; at < inside.length; at++) if (Number.isNaN(map[2 * at])) inside[at] = 0

  const ground = cutTo(target.picture, area)
  const there = labOf(ground)
  const from = labOf(fitting.picture)
  const face: Lab = { ...there, l: there.l.slice(), a: there.a.slice(), b: there.b.slice() }
  for (const name of ['l', 'a', 'b'] as const)
    for (let at = 0; at < inside.length; at++)
      if (inside[at]) face[name][at] = sampled(from, from[name], map[2 * at]!, map[2 * at + 1]!)
  const drawn = (target.drawn ?? drawnness(there, inside, wide)) - (source.drawn ?? drawnness(face, inside, wide))
  if (drawn < -ODD.seen) throw new Refused('face-drawn')
  const lit = litBy(drawn)
  for (const name of ['l', 'a', 'b'] as const)
    suited(face[name], there[name], inside, area, {
      name,
      wide,
      lit: name === 'l' ? lit : Math.max(lit, TINTED_BY),
    })
  if (drawn > ODD.drawn) Object.assign(face, asDrawn(face, inside, wide, Math.min(1, drawn)))
  const soft = withoutHair(softEdge(inside, area, wide * SOFT), face.l, inside, area, wide)
  for (const name of ['l', 'a', 'b'] as const)
    for (let at = 0; at < inside.length; at++)
      face[name][at] = there[name][at]! + (face[name][at]! - there[name][at]!) * soft[at]!
  return laid(target.picture, pictureFrom(face, ground), area, soft)
}

/** Brings one plane of the face into the colours and the light of the one that was there, and makes up for the steps at its edge. */
function suited(
  plane: Float32Array,
  there: Float32Array,
  inside: Uint8Array,
  area: Area,
  { name, wide, lit }: { name: 'l' | 'a' | 'b'; wide: number; lit: number },
): void {
  const [own, wanted] = [spreadOf(plane, inside), spreadOf(there, inside)]
  const ratio = Math.min(1.35, Math.max(0.75, wanted.spread / own.spread))
  for (let at = 0; at < plane.length; at++) if (inside[at]) plane[at] = wanted.mean + (plane[at]! - own.mean) * ratio
  const radius = wide * 0.16
  const [light, falls] = [smoothedInside(plane, inside, area, radius), smoothedInside(there, inside, area, radius)]
  for (let at = 0; at < plane.length; at++) if (inside[at]) plane[at]! += lit * (falls[at]! - light[at]!)

  const most = STEPS_MADE_UP[name]
  const steps = new Float32Array(plane.length)
  const known = new Uint8Array(plane.length)
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++) {
      const at = y * area.width + x
      if (!inside[at]) {
        known[at] = 1
        continue
      }
      const isEdge =
        x === 0 || y === 0 || x === area.width - 1 || y === area.height - 1
          ? true
          : !inside[at - 1] || !inside[at + 1] || !inside[at - area.width] || !inside[at + area.width]
      if (!isEdge) continue
      known[at] = 1
      steps[at] = Math.min(most, Math.max(-most, there[at]! - plane[at]!))
    }
  membrane(area.width, area.height, steps, known)
  for (let at = 0; at < plane.length; at++) if (inside[at]) plane[at]! += steps[at]!
}

/** What is outside of the face stays as it was, to the bit. */
function laid(picture: Picture, face: Picture, area: Area, soft: Float32Array): Picture {
  const pixels = Uint8ClampedArray.from(picture.pixels)
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++) {
      const from = y * area.width + x
      if (soft[from]! === 0) continue
      const to = ((area.top + y) * picture.width + area.left + x) * 4
      for (let c = 0; c < 3; c++) pixels[to + c] = face.pixels[from * 4 + c]!
    }
  return { width: picture.width, height: picture.height, pixels }
}
