import { css, mix, type Rgb } from '../../paint/colour.ts'
import { addLight } from '../../paint/glowing.ts'
import { type Random, random } from '../../paint/random.ts'
import type { Relief } from '../../paint/relief.ts'
import { rigs } from './rigs/index.ts'
import type { ItemScene } from './scene.ts'

/** One invented letter as strokes on a 3 by 4 grid, -0.5 to 0.5 each way. */
export function glyph(rng: Random): [number, number, number, number][] {
  const at = (): [number, number] => [rng.int(-1, 1) * 0.4, rng.int(-1, 1) * 0.5]
  const strokes: [number, number, number, number][] = [[0, -0.5, 0, 0.5]]
  if (rng.chance(0.4)) strokes[0] = [-0.36, -0.5, -0.36, 0.5]
  for (let k = rng.int(2, 3); k > 0; k--) {
    const [ax, ay] = at()
    const [bx, by] = at()
    if (ax !== bx || ay !== by) strokes.push([ax, ay, bx, by])
  }
  return strokes
}

/** Glowing runes down the length of things that have one, and in a ring on the ground round those that do not. */
export function engrave(result: Relief, scene: ItemScene): void {
  const colour: Rgb = scene.glow ?? [120, 200, 255]
  addLight(
    result,
    (pen) => {
      pen.lineCap = 'round'
      for (const thing of scene.things) {
        const line = rigs[thing.rig]?.runes
        if (!line) continue
        const [x, from, to, size] = line
        const rng = random(`${thing.seed}/runes`)
        pen.save()
        pen.translate(thing.x, thing.y)
        pen.rotate((thing.angle * Math.PI) / 180)
        pen.scale(thing.size * (rigs[thing.rig]?.girth ?? 1), thing.size)
        for (let y = from; y <= to; y += size * 1.5) {
          const strokes = glyph(rng)
          for (const [width, alpha, white] of [
            [size * 0.26, 0.35, 0],
            [size * 0.1, 1, 0.55],
          ] as const) {
            pen.strokeStyle = css(mix(colour, [255, 255, 255], white), alpha)
            pen.lineWidth = width
            for (const [ax, ay, bx, by] of strokes) {
              pen.beginPath()
              pen.moveTo(x + ax * size, y + ay * size)
              pen.lineTo(x + bx * size, y + by * size)
              pen.stroke()
            }
          }
        }
        pen.restore()
      }
    },
    { bloom: 10, gain: 1.2 },
  )
}

/** The ring of runes on the ground, drawn before the things. */
export function groundRing(result: Relief, scene: ItemScene): void {
  const colour: Rgb = scene.glow ?? [120, 200, 255]
  const bare = scene.things.filter((thing) => !rigs[thing.rig]?.runes)
  if (bare.length === 0) return
  addLight(
    result,
    (pen) => {
      for (const thing of bare) {
        const { reach } = rigs[thing.rig]!
        const rng = random(`${thing.seed}/ring`)
        const standing = scene.view === 'standing'
        const r = standing
          ? reach[0] * 0.72 * thing.size
          : Math.min(470, Math.max(reach[0], reach[1]) * 0.56 * thing.size)
        pen.save()
        pen.translate(thing.x, standing ? thing.y + (reach[1] / 2 - 10) * thing.size : thing.y)
        if (standing) pen.scale(1, 0.3)
        pen.strokeStyle = css(colour, 0.7)
        for (const [k, width] of [
          [1, 5],
          [0.82, 3],
        ] as const) {
          pen.lineWidth = width
          pen.beginPath()
          pen.arc(0, 0, r * k, 0, 7)
          pen.stroke()
        }
        const letters = Math.round(r / 14)
        pen.lineWidth = 3.4
        for (let k = 0; k < letters; k++) {
          pen.save()
          pen.rotate((k / letters) * Math.PI * 2)
          pen.translate(0, -r * 0.91)
          const s = r * 0.11
          for (const [ax, ay, bx, by] of glyph(rng)) {
            pen.beginPath()
            pen.moveTo(ax * s, ay * s)
            pen.lineTo(bx * s, by * s)
            pen.stroke()
          }
          pen.restore()
        }
        pen.restore()
      }
    },
    { bloom: 12 },
  )
}
