import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb, shade } from '../paint/colour.ts'
import { random } from '../paint/random.ts'
import type { LandscapeScene, Thing } from './scene.ts'
import type { HeightOf } from './terrain/height.ts'
import { columnAt, rowAt, type View } from './view.ts'

const coats: readonly Rgb[] = [
  [112, 78, 52],
  [84, 92, 72],
  [122, 62, 50],
  [70, 82, 108],
  [140, 120, 86],
  [96, 72, 92],
]
const skins: readonly Rgb[] = [
  [214, 170, 138],
  [178, 130, 98],
  [132, 92, 66],
]

/** Where each of a crowd stands, m: in ranks if they are soldiers, else in loose groups. */
function placesOf(thing: Thing): { x: number; z: number }[] {
  const dice = random(thing.seed).fork('crowd')
  const many = Math.min(40, thing.count)
  const ranks = thing.variant === 'soldiers' || thing.variant === 'orcs' || thing.variant === 'undead'
  const wide = Math.ceil(Math.sqrt(many * 2.6))
  return Array.from({ length: many }, (_, k) => {
    const [column, row] = [k % wide, Math.floor(k / wide)]
    const loose = ranks ? 0.15 : 0.5
    return {
      x: thing.x + (column - (wide - 1) / 2 + (row % 2) * 0.5 + dice.range(-loose, loose)) * thing.size * 0.62,
      z: Math.max(4, thing.z + row * thing.size * 0.95 + dice.range(-loose, loose) * thing.size),
    }
  })
}

/** People standing together, the farther ones first. */
export function drawCrowd(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  thing: Thing,
  view: View,
  heightAt: HeightOf,
): void {
  const dice = random(thing.seed).fork('folk')
  for (const { x, z } of placesOf(thing).sort((a, b) => b.z - a.z)) {
    const s = ((view.focal * thing.size) / z) * dice.range(0.9, 1.06) * (thing.variant === 'orcs' ? 1.05 : 1)
    pen.save()
    pen.translate(columnAt(view, x, z), rowAt(view, heightAt(x, z), z))
    pen.scale(s * (dice.chance(0.5) ? 1 : -1), s)
    const coat = thing.tints?.length ? dice.pick(thing.tints) : dice.chance(0.5) ? dice.pick(coats) : thing.roof
    person(pen, scene, thing.variant, coat, dice.pick(skins), dice.next())
    pen.restore()
  }
}

/** Those who sit in a boat whose foot is at (x, y) and which is `tall` px to its gunwale's measure; hidden to the waist. */
export function drawCrew(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  thing: Thing,
  x: number,
  y: number,
  tall: number,
): void {
  const dice = random(thing.seed).fork('crew')
  const many = thing.crewed ?? 0
  for (let k = 0; k < many; k++) {
    pen.save()
    pen.translate(x + (k - (many - 1) / 2) * tall * 0.42 - tall * 0.2, y - tall * 0.16)
    pen.beginPath()
    pen.rect(-tall, -tall * 2, tall * 2, tall * 2)
    pen.clip()
    pen.translate(0, tall * 0.2)
    pen.scale(tall * 0.52, tall * 0.52)
    person(pen, scene, undefined, dice.pick(coats), dice.pick(skins), 0.9)
    pen.restore()
    if (k === 0) {
      pen.strokeStyle = css([60, 48, 38])
      pen.lineWidth = Math.max(0.7, tall * 0.016)
      pen.beginPath()
      pen.moveTo(x - tall * 0.1, y - tall * 0.3)
      pen.lineTo(x + tall * 0.62, y - tall * 0.72)
      pen.lineTo(x + tall * 0.66, y - tall * 0.02)
      pen.stroke()
    }
  }
}

/** Somebody one unit tall, feet at 0. */
function person(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  kind: string | undefined,
  coat: Rgb,
  tone: Rgb,
  chance: number,
) {
  const { ambient, sun, direction } = scene.light
  const lit = (c: Rgb, share: number) =>
    css([
      c[0] * (ambient[0] + sun[0] * share),
      c[1] * (ambient[1] + sun[1] * share),
      c[2] * (ambient[2] + sun[2] * share),
    ])
  const skin: Rgb = kind === 'orcs' ? [98, 122, 74] : kind === 'undead' ? [206, 200, 176] : tone
  const martial = kind === 'soldiers' || kind === 'orcs' || kind === 'undead'
  const side = Math.sign(direction[0]) || 1
  pen.fillStyle = 'rgba(12,14,20,0.34)'
  pen.beginPath()
  pen.ellipse(-side * 0.16, 0, 0.24, 0.035, 0, 0, Math.PI * 2)
  pen.fill()
  if (martial) {
    pen.strokeStyle = lit([104, 80, 54], 0.4)
    pen.lineWidth = 0.024
    pen.beginPath()
    pen.moveTo(0.2, 0)
    pen.lineTo(0.17, -1.28)
    pen.stroke()
    pen.fillStyle = lit([190, 192, 198], 0.6)
    pen.beginPath()
    pen.moveTo(0.14, -1.26)
    pen.lineTo(0.165, -1.42)
    pen.lineTo(0.2, -1.26)
    pen.fill()
  }
  pen.fillStyle = lit([58, 48, 42], 0.2)
  if (kind !== 'hooded') {
    pen.fillRect(-0.1, -0.42, 0.08, 0.42)
    pen.fillRect(0.02, -0.42, 0.08, 0.42)
  }
  const hem = kind === 'hooded' ? -0.02 : chance < 0.4 && !martial ? -0.1 : -0.36
  const shades: readonly [number, number, Rgb, number][] = [
    [-0.2, 0.2, shade(coat, -0.08), 0.16],
    [side > 0 ? 0 : -0.2, side > 0 ? 0.2 : 0, coat, 0.62],
  ]
  for (const [from, to, colour, share] of shades) {
    pen.save()
    pen.beginPath()
    pen.rect(from, -1.1, to - from, 1.2)
    pen.clip()
    pen.fillStyle = lit(colour, share)
    pen.beginPath()
    pen.moveTo(-0.13, -0.82)
    pen.quadraticCurveTo(-0.12, -0.5, -0.17, hem)
    pen.lineTo(0.17, hem)
    pen.quadraticCurveTo(0.12, -0.5, 0.13, -0.82)
    pen.quadraticCurveTo(0, -0.88, -0.13, -0.82)
    pen.fill()
    pen.restore()
  }
  pen.strokeStyle = lit(shade(coat, -0.04), 0.4)
  pen.lineWidth = 0.07
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(-0.13, -0.78)
  pen.lineTo(-0.18, -0.58)
  pen.lineTo(martial ? -0.1 : -0.15, -0.46)
  pen.moveTo(0.13, -0.78)
  pen.lineTo(0.19, -0.62)
  pen.lineTo(martial ? 0.18 : 0.13, chance > 0.7 && !martial ? -0.8 : -0.5)
  pen.stroke()
  pen.fillStyle = lit(skin, 0.6)
  pen.beginPath()
  pen.ellipse(0, -0.92, 0.065, 0.082, 0, 0, Math.PI * 2)
  pen.fill()
  if (kind === 'hooded') {
    pen.fillStyle = lit(shade(coat, -0.03), 0.4)
    pen.beginPath()
    pen.moveTo(-0.12, -0.78)
    pen.quadraticCurveTo(-0.11, -1.0, 0, -1.04)
    pen.quadraticCurveTo(0.11, -1.0, 0.12, -0.78)
    pen.fill()
    pen.fillStyle = css([24, 20, 22])
    pen.beginPath()
    pen.ellipse(0, -0.9, 0.05, 0.07, 0, 0, Math.PI * 2)
    pen.fill()
  } else if (kind === 'soldiers') {
    pen.fillStyle = lit([168, 170, 178], 0.6)
    pen.beginPath()
    pen.ellipse(0, -0.95, 0.075, 0.075, 0, Math.PI, Math.PI * 2)
    pen.fill()
    pen.fillStyle = lit(mix(coat, [150, 120, 70], 0.3), 0.55)
    pen.beginPath()
    pen.ellipse(-0.13, -0.52, 0.12, 0.17, 0, 0, Math.PI * 2)
    pen.fill()
  } else if (kind === 'undead') {
    pen.fillStyle = css([30, 26, 26])
    for (const x of [-0.025, 0.025]) {
      pen.beginPath()
      pen.ellipse(x, -0.93, 0.016, 0.02, 0, 0, Math.PI * 2)
      pen.fill()
    }
  } else {
    pen.fillStyle = lit(chance < 0.5 ? [64, 46, 34] : [150, 116, 72], 0.4)
    pen.beginPath()
    if (chance > 0.75) pen.ellipse(0, -0.98, 0.14, 0.03, 0, 0, Math.PI * 2)
    pen.ellipse(0, -0.95, 0.07, 0.065, 0, Math.PI, Math.PI * 2)
    pen.fill()
  }
}
