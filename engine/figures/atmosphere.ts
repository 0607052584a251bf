import type { BackdropScene } from '../landscapes/backdrop.ts'
import type { Rgb } from '../paint/colour.ts'
import type { Sky } from '../paint/gilded-sky.ts'
import { grain } from '../paint/grain.ts'
import type { Random } from '../paint/random.ts'
import type { Relief } from '../paint/relief.ts'
import { type Stroke, strokes } from '../paint/strokes.ts'
import type { Glow } from './glow.ts'
import type { Air } from './scene.ts'

/** Hour and weather of a scene, as a gilder is told of them. */
export function skyOf(backdrop: BackdropScene, airs: readonly Air[]): Sky {
  const falling = (['rain', 'snow', 'leaves', 'petals'] as const).find((air) => airs.includes(air))
  const { landscape } = backdrop
  const open = landscape && !landscape.cavern ? landscape.sky : undefined
  const hour = backdrop.scenery?.hour
  return {
    ...(hour === 'night' ? { hour } : {}),
    ...(hour === 'dusk' || hour === 'dawn' ? { hour: 'dusk' as const } : {}),
    ...(hour === 'storm' || backdrop.scenery?.kind === 'storm' ? { storm: true } : {}),
    ...(open && /night|moon/.test(open.time) ? { hour: 'night' as const } : {}),
    ...(open && /sunset|dusk|dawn|sunrise|golden/.test(open.time) ? { hour: 'dusk' as const } : {}),
    ...(open && (open.weather === 'storm' || open.lightning) ? { storm: true } : {}),
    ...(falling ? { falls: falling } : {}),
    ...(airs.includes('mist') || airs.includes('fog') ? { mist: true } : {}),
  }
}

/** Adds a bloom of light around a place. */
export function shine(result: Relief, glow: Glow): void {
  const { frame, scale, paint, shade } = result
  const cx = glow.x * scale
  const cy = glow.y * scale
  const r = glow.radius * scale
  const x0 = Math.max(0, Math.floor(cx - r))
  const x1 = Math.min(frame.width, Math.ceil(cx + r))
  const y0 = Math.max(0, Math.floor(cy - r))
  const y1 = Math.min(frame.height, Math.ceil(cy + r))
  const row = (y: number) => {
    for (let x = x0; x < x1; x++) {
      const d = ((x - cx) * (x - cx) + (y - cy) * (y - cy)) / (r * r)
      if (d >= 1) continue
      const a = (1 - d) ** 3
      const i = y * frame.width + x
      paint.red[i]! += glow.colour[0] * a
      paint.green[i]! += glow.colour[1] * a
      paint.blue[i]! += glow.colour[2] * a
      shade.values[i] = Math.min(1, shade.values[i]! + a * 0.3)
    }
  }
  for (let y = y0; y < y1; y++) row(y)
}

/** Vapour that lies along the ground; fog also stands behind whoever is there, and takes the place away. */
function mist(result: Relief, isFog: boolean) {
  const { frame, scale, paint, coverage } = result
  const row = (y: number) => {
    const low = Math.max(0, y / frame.height - 0.42) * 1.25
    for (let x = 0, i = y * frame.width; x < frame.width; x++, i++) {
      const behind = isFog ? (1 - coverage.values[i]!) * (0.5 + 0.4 * grain(x / (260 * scale), y / (110 * scale))) : 0
      if (low <= 0 && behind <= 0) continue
      const near = low * (0.25 + 1.2 * grain(x / (240 * scale), y / (90 * scale))) * (isFog ? 0.75 : 1)
      const a = Math.min(isFog ? 0.86 : 0.75, Math.max(near, behind))
      paint.red[i]! += (150 - paint.red[i]!) * a
      paint.green[i]! += (158 - paint.green[i]!) * a
      paint.blue[i]! += (164 - paint.blue[i]!) * a
    }
  }
  for (let y = 0; y < frame.height; y++) row(y)
}

const leafColours: readonly Rgb[] = [
  [196, 98, 34],
  [170, 60, 28],
  [206, 150, 50],
  [140, 84, 36],
]
const petalColours: readonly Rgb[] = [
  [236, 190, 200],
  [244, 222, 220],
  [222, 150, 170],
]

/** A face that nothing in the air passes before, nor before the body below it; picture units. */
export interface Clear {
  x: number
  y: number
  radius: number
}

/** What falls or drifts through the air before the figure, beside the faces. */
export function drawAir(result: Relief, airs: readonly Air[], random: Random, clear: readonly Clear[] = []): void {
  const { frame, scale } = result
  const width = frame.width / scale
  const height = frame.height / scale
  const onFace = ([x, y]: readonly [number, number]) =>
    clear.some((face) => Math.hypot(x - face.x, Math.min(0, y - face.y)) < face.radius)
  const at = () => {
    let spot = [random.range(0, width), random.range(0, height)] as const
    for (let k = 0; k < 12 && onFace(spot); k++) spot = [random.range(0, width), random.range(0, height)]
    return spot
  }
  const paths: Stroke[] = []
  for (const air of airs) {
    if (air === 'mist' || air === 'fog') mist(result, air === 'fog')
    if (air === 'rain') {
      for (let k = 0; k < 330; k++) {
        const [x, y] = at()
        const l = random.range(40, 120)
        paths.push({
          points: [
            [x, y],
            [x - l * 0.22, y + l],
          ],
          colour: [212, 224, 234],
          width: random.range(1.6, 3.6),
          taper: 0.4,
          alpha: random.range(0.3, 0.62),
        })
      }
    }
    if (air === 'snow') {
      for (let k = 0; k < 190; k++) {
        const [x, y] = at()
        const r = random.range(2, 8) * (random.chance(0.08) ? 2 : 1)
        paths.push({
          points: [
            [x, y],
            [x + r * 0.3, y + r * 0.5],
          ],
          colour: [236, 240, 244],
          width: r,
          taper: 0.9,
          alpha: r > 9 ? 0.35 : 0.75,
        })
      }
    }
    if (air === 'leaves' || air === 'petals') {
      for (let k = 0; k < (air === 'leaves' ? 34 : 44); k++) {
        const [x, y] = at()
        const l = random.range(12, 30)
        const a = random.range(0, 6.28)
        const tip: [number, number] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
        const middle: [number, number] = [
          (x + tip[0]) / 2 + random.range(-5, 5),
          (y + tip[1]) / 2 + random.range(-5, 5),
        ]
        paths.push({
          points: [[x, y], middle, tip],
          colour: random.pick(air === 'leaves' ? leafColours : petalColours),
          width: l * 0.5,
          taper: 0.05,
          alpha: 0.85,
        })
      }
    }
    if (air === 'embers' || air === 'motes') {
      for (let k = 0; k < 30; k++) {
        const [x, y] = at()
        const r = random.range(1.5, 4)
        shine(result, { x, y, radius: r * 5, colour: air === 'embers' ? [150, 66, 14] : [90, 96, 70] })
        paths.push({
          points: [
            [x, y],
            [x + r * 0.8, y - r * 1.2],
          ],
          colour: air === 'embers' ? [255, 190, 90] : [250, 246, 210],
          width: r,
          taper: 0.5,
          alpha: 0.9,
        })
      }
    }
    if (air === 'bubbles') {
      for (let k = 0; k < 40; k++) {
        const [x, y] = at()
        const r = random.range(3, 11)
        paths.push({
          points: [
            [x - r, y],
            [x, y - r],
            [x + r * 0.6, y - r * 0.7],
          ],
          colour: [200, 236, 240],
          width: r * 0.3,
          taper: 0.3,
          alpha: 0.6,
        })
      }
    }
  }
  strokes(result, paths, { lit: 0, pen: 0.15 })
}
