import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb, shade } from '../paint/colour.ts'
import { random } from '../paint/random.ts'
import type { LandscapeScene, Thing } from './scene.ts'
import type { HeightOf } from './terrain/height.ts'
import { columnAt, rowAt, type View } from './view.ts'

type Pen = SKRSContext2D
type Line = readonly (readonly [x: number, y: number])[]

/** A beast seen from its right side, facing right: feet at y 0, the crown of its head near y -1; legs apart from the body. */
interface Outline {
  /** Closed, smoothed. */
  body: Line
  /** From hip or shoulder to hoof, and how thick each is above and below; the far pair is darker. */
  legs: readonly (readonly [x: number, top: number, foot: number, thick: number])[]
  tail?: Line
  /** Strokes on the head: antlers, horns, ears. */
  crown?: readonly Line[]
  shaggy?: boolean
}

const outlines: Readonly<Record<string, Outline>> = {
  wolf: {
    body: [
      [-0.62, -0.66],
      [-0.2, -0.72],
      [0.2, -0.74],
      [0.42, -0.92],
      [0.5, -1.06],
      [0.57, -0.96],
      [0.7, -0.86],
      [0.86, -0.78],
      [0.84, -0.71],
      [0.62, -0.68],
      [0.5, -0.56],
      [0.38, -0.4],
      [0.1, -0.38],
      [-0.3, -0.42],
      [-0.6, -0.44],
    ],
    legs: [
      [0.3, -0.5, 0.02, 0.12],
      [0.42, -0.5, 0.06, 0.12],
      [-0.5, -0.56, -0.08, 0.16],
      [-0.38, -0.5, -0.04, 0.13],
    ],
    tail: [
      [-0.6, -0.62],
      [-0.84, -0.5],
      [-0.9, -0.26],
    ],
    shaggy: true,
  },
  deer: {
    body: [
      [-0.44, -0.6],
      [-0.1, -0.6],
      [0.22, -0.62],
      [0.36, -0.8],
      [0.42, -0.94],
      [0.5, -0.97],
      [0.64, -0.88],
      [0.62, -0.83],
      [0.5, -0.82],
      [0.42, -0.6],
      [0.3, -0.4],
      [0, -0.36],
      [-0.34, -0.4],
      [-0.46, -0.48],
    ],
    legs: [
      [0.22, -0.46, 0.02, 0.075],
      [0.3, -0.46, 0.03, 0.075],
      [-0.36, -0.5, -0.05, 0.1],
      [-0.26, -0.46, -0.03, 0.08],
    ],
    tail: [
      [-0.44, -0.58],
      [-0.52, -0.5],
    ],
    crown: [
      [
        [0.44, -0.95],
        [0.36, -1.12],
        [0.42, -1.3],
      ],
      [
        [0.37, -1.1],
        [0.28, -1.2],
      ],
      [
        [0.47, -0.96],
        [0.54, -1.12],
        [0.5, -1.32],
      ],
      [
        [0.53, -1.12],
        [0.63, -1.22],
      ],
    ],
  },
  horse: {
    body: [
      [-0.56, -0.66],
      [-0.3, -0.68],
      [0, -0.64],
      [0.24, -0.68],
      [0.4, -0.86],
      [0.52, -1],
      [0.6, -1],
      [0.78, -0.84],
      [0.8, -0.77],
      [0.72, -0.76],
      [0.58, -0.82],
      [0.46, -0.6],
      [0.34, -0.42],
      [0.1, -0.36],
      [-0.2, -0.38],
      [-0.52, -0.42],
      [-0.6, -0.54],
    ],
    legs: [
      [0.26, -0.48, 0.03, 0.1],
      [0.36, -0.48, 0.05, 0.1],
      [-0.48, -0.54, -0.06, 0.13],
      [-0.36, -0.5, -0.02, 0.11],
    ],
    tail: [
      [-0.57, -0.62],
      [-0.74, -0.5],
      [-0.72, -0.2],
    ],
    crown: [
      [
        [0.54, -0.99],
        [0.42, -0.84],
        [0.28, -0.68],
      ],
    ],
  },
  camel: {
    body: [
      [-0.5, -0.56],
      [-0.34, -0.62],
      [-0.2, -0.84],
      [-0.04, -0.64],
      [0.1, -0.84],
      [0.24, -0.62],
      [0.38, -0.56],
      [0.5, -0.66],
      [0.6, -0.94],
      [0.7, -1],
      [0.88, -0.93],
      [0.88, -0.86],
      [0.72, -0.86],
      [0.66, -0.6],
      [0.5, -0.42],
      [0.24, -0.4],
      [-0.3, -0.42],
      [-0.52, -0.46],
    ],
    legs: [
      [0.28, -0.46, 0.02, 0.085],
      [0.38, -0.46, 0.03, 0.085],
      [-0.44, -0.5, -0.04, 0.1],
      [-0.32, -0.46, -0.02, 0.09],
    ],
    tail: [
      [-0.5, -0.54],
      [-0.58, -0.34],
    ],
  },
  cattle: {
    body: [
      [-0.7, -0.78],
      [-0.3, -0.76],
      [0.2, -0.78],
      [0.46, -0.86],
      [0.6, -0.94],
      [0.72, -0.9],
      [0.86, -0.66],
      [0.8, -0.58],
      [0.64, -0.62],
      [0.52, -0.46],
      [0.3, -0.32],
      [-0.2, -0.28],
      [-0.6, -0.34],
      [-0.74, -0.5],
    ],
    legs: [
      [0.3, -0.4, 0.02, 0.13],
      [0.42, -0.4, 0.03, 0.13],
      [-0.58, -0.46, -0.04, 0.15],
      [-0.46, -0.42, -0.02, 0.13],
    ],
    tail: [
      [-0.72, -0.72],
      [-0.8, -0.3],
    ],
    crown: [
      [
        [0.62, -0.92],
        [0.56, -1.04],
        [0.64, -1.1],
      ],
      [
        [0.7, -0.9],
        [0.78, -1.02],
        [0.74, -1.1],
      ],
    ],
  },
  sheep: {
    body: [
      [-0.66, -0.74],
      [-0.3, -0.86],
      [0.14, -0.86],
      [0.42, -0.8],
      [0.56, -0.92],
      [0.74, -0.84],
      [0.82, -0.66],
      [0.72, -0.6],
      [0.56, -0.62],
      [0.48, -0.4],
      [0.2, -0.28],
      [-0.3, -0.28],
      [-0.64, -0.4],
    ],
    legs: [
      [0.26, -0.36, 0.01, 0.1],
      [0.36, -0.36, 0.02, 0.1],
      [-0.46, -0.36, -0.02, 0.1],
      [-0.36, -0.36, 0, 0.1],
    ],
    shaggy: true,
  },
}

/** Beasts that can stand in a landscape. */
export const beasts: ReadonlySet<string> = new Set(Object.keys(outlines))

function smooth(pen: Pen, points: Line): void {
  const at = (k: number) => points[(k + points.length) % points.length]!
  const middle = (k: number) => [(at(k)[0] + at(k + 1)[0]) / 2, (at(k)[1] + at(k + 1)[1]) / 2] as const
  pen.beginPath()
  pen.moveTo(...middle(-1))
  for (let k = 0; k < points.length; k++) pen.quadraticCurveTo(...at(k), ...middle(k))
  pen.closePath()
}

function stroke(pen: Pen, points: Line, width: number): void {
  pen.lineWidth = width
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.stroke()
}

/** One beast with its feet at the pen's origin, a unit high, lit from one side. */
export function drawBeast(pen: Pen, scene: LandscapeScene, name: string, coat: Rgb, seed: number): void {
  const outline = outlines[name]
  if (!outline) throw new RangeError(`Nobody draws a ${name}`)
  const dice = random(seed).fork('beast')
  const { ambient, sun } = scene.light
  const lit = (c: Rgb, share: number): Rgb => [
    c[0] * (ambient[0] + sun[0] * share),
    c[1] * (ambient[1] + sun[1] * share),
    c[2] * (ambient[2] + sun[2] * share),
  ]
  const dark = css(lit(shade(coat, -0.14), 0.02))
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const leg = ([x, top, foot, thick]: Outline['legs'][number], k: number) => {
    const stride = dice.range(-0.05, 0.05)
    pen.beginPath()
    pen.moveTo(x - thick / 2, top)
    pen.lineTo(x + thick / 2, top)
    pen.quadraticCurveTo(x + thick * 0.34 + stride, top * 0.5, x + foot + stride + thick * 0.24, 0)
    pen.lineTo(x + foot + stride - thick * 0.26, 0)
    pen.quadraticCurveTo(x - thick * 0.34 + stride, top * 0.5, x - thick / 2, top)
    pen.fillStyle = k % 2 === 0 ? css(lit(shade(coat, -0.05), 0.22)) : dark
    pen.fill()
  }
  outline.legs.forEach((one, k) => {
    if (k % 2 === 1) leg(one, k)
  })
  pen.strokeStyle = dark
  if (outline.tail) stroke(pen, outline.tail, outline.shaggy ? 0.11 : 0.06)
  const hide = pen.createLinearGradient(0, -0.9, 0, -0.34)
  hide.addColorStop(0, css(lit(shade(coat, 0.06), 0.85)))
  hide.addColorStop(0.45, css(lit(coat, 0.4)))
  hide.addColorStop(1, css(lit(shade(coat, -0.1), 0.05)))
  smooth(pen, outline.body)
  pen.fillStyle = hide
  pen.fill()
  outline.legs.forEach((one, k) => {
    if (k % 2 === 0) leg(one, k)
  })
  pen.strokeStyle = name === 'deer' ? css(lit([132, 112, 84], 0.4)) : dark
  for (const line of outline.crown ?? []) stroke(pen, line, name === 'horse' ? 0.07 : 0.032)
  if (!outline.shaggy) return
  pen.strokeStyle = css(lit(shade(coat, -0.08), 0.2), 0.7)
  for (let k = 0; k < 26; k++) {
    const x = dice.range(-0.56, 0.44)
    const y = dice.range(-0.7, -0.36)
    stroke(
      pen,
      [
        [x, y],
        [x - 0.06, y + 0.04],
      ],
      0.016,
    )
  }
}

/** Whether the land before a place hides the feet of what stands there. */
function hides(view: View, heightAt: HeightOf, x: number, z: number): boolean {
  const foot = rowAt(view, heightAt(x, z), z)
  for (let part = 0.15; part < 0.98; part += 0.045)
    if (rowAt(view, heightAt(x * part, z * part), z * part) < foot - 1) return true
  return false
}

/** How much nearer than its thing a beast may stand, as a part of the distance. */
export const NEARER = 0.3

/** A place, or one on the near side of the crest that hides it, and what is as large there as a beast of this size. */
function inSight(view: View, heightAt: HeightOf, x: number, z: number, size: number) {
  let near = 1
  while (near > 1 - NEARER && hides(view, heightAt, x * near, z * near)) near *= 0.95
  return { x: x * near, z: z * near, size: size * near }
}

const cloths: readonly Rgb[] = [
  [150, 52, 40],
  [46, 86, 118],
  [196, 146, 60],
  [92, 60, 104],
]

/** A blanket over the back of a beast and bundles tied on either side, as in a caravan; on a unit as `drawBeast` is. */
function drawPacks(pen: Pen, scene: LandscapeScene, seed: number): void {
  const dice = random(seed).fork('packs')
  const { ambient, sun } = scene.light
  const lit = (c: Rgb, share: number): string =>
    css([
      c[0] * (ambient[0] + sun[0] * share),
      c[1] * (ambient[1] + sun[1] * share),
      c[2] * (ambient[2] + sun[2] * share),
    ])
  const cloth = dice.pick(cloths)
  pen.fillStyle = lit(cloth, 0.4)
  smooth(pen, [
    [-0.3, -0.7],
    [-0.04, -0.76],
    [0.22, -0.7],
    [0.26, -0.44],
    [-0.02, -0.4],
    [-0.32, -0.44],
  ])
  pen.fill()
  for (const [x, y, wide, tall] of [
    [-0.16, -0.56, 0.15, 0.13],
    [0.12, -0.55, 0.14, 0.12],
    [-0.02, -0.84, 0.19, 0.12],
  ] as const) {
    pen.fillStyle = lit(
      dice.pick([
        [156, 124, 84],
        [124, 94, 62],
        [176, 150, 108],
      ] as const),
      y < -0.7 ? 0.8 : 0.35,
    )
    pen.beginPath()
    pen.ellipse(x, y, wide * dice.range(0.9, 1.1), tall, dice.range(-0.12, 0.12), 0, Math.PI * 2)
    pen.fill()
    pen.strokeStyle = lit([70, 52, 38], 0.2)
    stroke(
      pen,
      [
        [x - wide * 0.1, y - tall],
        [x - wide * 0.1, y + tall],
      ],
      0.018,
    )
  }
}

/**
 * The beasts of one thing: about its place, each on dry ground, farther ones first; camels one behind the other across
 * the picture.
 */
export function drawBeasts(pen: Pen, scene: LandscapeScene, thing: Thing, view: View, heightAt: HeightOf): void {
  const dice = random(thing.seed).fork('herd')
  const spread = thing.size * (thing.thing === 'sheep' ? 1.2 : 1.55)
  const step = Math.min(spread, (thing.z * view.width * 0.8) / (view.focal * thing.count))
  const places = Array.from({ length: thing.count }, (_, k) => {
    if (thing.laden || thing.thing === 'camel') {
      const aside = (k - (thing.count - 1) / 2) * step * (Math.sign(thing.yaw) || 1)
      const size = Math.min(thing.size, step * 0.62) * dice.range(0.94, 1.04)
      return { ...inSight(view, heightAt, thing.x + aside, thing.z, size), turned: 1, k }
    }
    const ring = k === 0 ? 0 : spread * Math.sqrt(k)
    let x = thing.x
    let z = thing.z
    for (let turn = 0; turn < 24; turn++) {
      const angle = k * 2.4 + turn * 0.7 + dice.range(-0.2, 0.2)
      x = thing.x + Math.cos(angle) * (ring + turn * 0.5)
      z = Math.max(9, thing.z + Math.sin(angle) * (ring + turn * 0.4) * 0.7)
      if ((!scene.water || heightAt(x, z) > 0.25) && !hides(view, heightAt, x, z)) break
    }
    const turned = dice.chance(0.24) ? -1 : 1
    return { ...inSight(view, heightAt, x, z, thing.size * dice.range(0.86, 1.08)), turned, k }
  })
  for (const one of places.toSorted((a, b) => b.z - a.z)) {
    const s = (view.focal * one.size) / one.z
    pen.save()
    pen.translate(columnAt(view, one.x, one.z), rowAt(view, heightAt(one.x, one.z), one.z))
    pen.scale(s * one.turned * (Math.sign(thing.yaw) || 1), s)
    pen.fillStyle = 'rgba(12,14,20,0.34)'
    pen.beginPath()
    pen.ellipse(0, 0, 0.66, 0.05, 0, 0, Math.PI * 2)
    pen.fill()
    const coat = mix(thing.wall, [70, 62, 54], dice.range(0, 0.18))
    drawBeast(pen, scene, thing.thing, coat, thing.seed + one.k)
    if (thing.laden) drawPacks(pen, scene, thing.seed + one.k)
    pen.restore()
  }
}
