import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb, shade } from '../paint/colour.ts'
import { random } from '../paint/random.ts'
import { drawBeast } from './beasts.ts'
import type { LandscapeScene, Thing } from './scene.ts'
import { columnAt, rowAt, type View } from './view.ts'

/** A flock far off, between the light and the focal point. */
export function drawBirds(pen: SKRSContext2D, scene: LandscapeScene, view: View): void {
  const dice = random(scene.foreground.seed).fork('birds')
  const { width, horizon, unit } = view
  const cx = width * (0.5 + (scene.foreground.side || 1) * 0.2)
  const near = scene.foreground.birds >= 9 ? 1.6 : 1
  const cy = horizon * dice.range(0.35, 0.6)
  pen.save()
  pen.lineCap = 'round'
  pen.strokeStyle = css(mix(shade(scene.sky.middle, -0.3), [24, 26, 32], 0.55), 0.85)
  for (let k = 0; k < scene.foreground.birds; k++) {
    const x = cx + dice.normal() * 95 * unit
    const y = cy + dice.normal() * 42 * unit
    const wing = dice.range(6, 15) * unit * near
    const lift = dice.range(0.15, 0.6)
    pen.lineWidth = Math.max(0.6, wing * 0.16)
    pen.beginPath()
    pen.moveTo(x - wing, y - wing * lift)
    pen.quadraticCurveTo(x - wing * 0.4, y - wing * lift * 1.1, x, y)
    pen.quadraticCurveTo(x + wing * 0.45, y - wing * lift * 1.2, x + wing, y - wing * lift * 0.8)
    pen.stroke()
  }
  pen.restore()
}

/** Somebody in a cloak with a staff, seen from behind; `ground` is the height under their feet. */
export function drawTraveller(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  thing: Thing,
  view: View,
  ground: number,
): void {
  const x = columnAt(view, thing.x, thing.z)
  const y = rowAt(view, ground, thing.z)
  const s = (view.focal * thing.size) / thing.z
  const { ambient, sun, direction } = scene.light
  const side = Math.sign(direction[0]) || 1
  const lit = (c: Rgb, share: number): Rgb => [
    c[0] * (ambient[0] + sun[0] * share),
    c[1] * (ambient[1] + sun[1] * share),
    c[2] * (ambient[2] + sun[2] * share),
  ]
  pen.save()
  pen.translate(x, y)
  pen.scale(s, s)
  pen.fillStyle = 'rgba(12,14,20,0.35)'
  pen.beginPath()
  pen.ellipse(-side * 0.3, 0, 0.42, 0.05, 0, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = css(lit([92, 66, 44], 0.3))
  pen.lineWidth = 0.028
  pen.beginPath()
  pen.moveTo(0.3, 0.02)
  pen.lineTo(0.22, -1.06)
  pen.stroke()
  if (thing.mounted) {
    pen.save()
    pen.scale(1.08, 1.08)
    drawBeast(pen, scene, 'horse', [104, 70, 46], thing.seed)
    pen.restore()
    pen.translate(-0.04, -0.38)
    pen.scale(0.86, 0.86)
  }
  pen.fillStyle = css(lit([52, 44, 40], 0.1))
  pen.fillRect(-0.09, -0.2, 0.07, 0.21)
  pen.fillRect(0.02, -0.2, 0.07, 0.2)
  const cloak = pen.createLinearGradient(-0.22 * side, 0, 0.22 * side, 0)
  cloak.addColorStop(0, css(lit(shade(thing.roof, -0.12), 0.02)))
  cloak.addColorStop(0.62, css(lit(thing.roof, 0.22)))
  cloak.addColorStop(1, css(lit(shade(thing.roof, 0.08), 0.95)))
  pen.fillStyle = cloak
  pen.beginPath()
  pen.moveTo(-0.05, -0.82)
  pen.bezierCurveTo(-0.2, -0.8, -0.17, -0.5, -0.23, -0.1)
  pen.quadraticCurveTo(-0.08, -0.16, 0, -0.09)
  pen.quadraticCurveTo(0.1, -0.15, 0.21, -0.11)
  pen.bezierCurveTo(0.15, -0.5, 0.2, -0.8, 0.05, -0.82)
  pen.fill()
  // The hood: a head, and the peak of cloth over it.
  pen.beginPath()
  pen.ellipse(0, -0.9, 0.075, 0.09, 0, 0, Math.PI * 2)
  pen.fill()
  pen.beginPath()
  pen.moveTo(-0.1, -0.8)
  pen.quadraticCurveTo(-0.09, -0.99, 0.01, -1.02)
  pen.quadraticCurveTo(0.1, -0.97, 0.1, -0.8)
  pen.quadraticCurveTo(0, -0.76, -0.1, -0.8)
  pen.fill()
  pen.strokeStyle = css(lit(shade(thing.roof, -0.2), 0.05), 0.7)
  pen.lineWidth = 0.02
  for (const fold of [-0.09, 0.03, 0.12]) {
    pen.beginPath()
    pen.moveTo(fold * 0.5, -0.72)
    pen.quadraticCurveTo(fold * 0.8, -0.4, fold * 1.2, -0.14)
    pen.stroke()
  }
  pen.restore()
}

/** A dragon on the wing; `size` is its span, m. */
export function drawDragon(pen: SKRSContext2D, scene: LandscapeScene, thing: Thing, view: View): void {
  const x = columnAt(view, thing.x, thing.z)
  const y = rowAt(view, thing.lift, thing.z)
  const s = (view.focal * thing.size) / thing.z / 2
  const towards = scene.light.direction[0] > 0 ? 1 : -1
  const { ambient, sun } = scene.light
  const body: Rgb = [thing.wall[0] * ambient[0], thing.wall[1] * ambient[1], thing.wall[2] * ambient[2]]
  const rim: Rgb = [
    thing.wall[0] * (ambient[0] + sun[0]),
    thing.wall[1] * (ambient[1] + sun[1]),
    thing.wall[2] * (ambient[2] + sun[2]),
  ]
  const dark = mix(body, [14, 12, 16], 0.45)
  pen.save()
  pen.translate(x, y)
  pen.scale(s * towards, s)
  const wing = (fold: number, lit: Rgb) => {
    pen.fillStyle = css(lit)
    pen.beginPath()
    pen.moveTo(0.12, -0.02)
    pen.quadraticCurveTo(0.1 + fold * 0.1, -0.42, -0.1 + fold * 0.25, -0.74)
    pen.quadraticCurveTo(-0.22 + fold * 0.3, -0.5, -0.5 + fold * 0.3, -0.62)
    pen.quadraticCurveTo(-0.42 + fold * 0.3, -0.34, -0.66 + fold * 0.3, -0.32)
    pen.quadraticCurveTo(-0.4 + fold * 0.2, -0.18, -0.46 + fold * 0.2, 0)
    pen.quadraticCurveTo(-0.2, -0.1, -0.12, 0.04)
    pen.fill()
  }
  wing(1.6, dark)
  // Neck, body and tail as one tapering stroke.
  const spine: [number, number, number][] = [
    [0.74, -0.12, 0.02],
    [0.58, -0.14, 0.05],
    [0.4, -0.02, 0.06],
    [0.16, 0.03, 0.12],
    [-0.1, 0.04, 0.1],
    [-0.4, 0.1, 0.05],
    [-0.7, 0.04, 0.025],
    [-0.98, 0.12, 0.006],
  ]
  pen.fillStyle = css(mix(body, dark, 0.3))
  for (let k = 0; k + 1 < spine.length; k++) {
    const [x0, y0, r0] = spine[k]!
    const [x1, y1, r1] = spine[k + 1]!
    for (let n = 0; n < 12; n++) {
      const t = n / 12
      pen.beginPath()
      pen.arc(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r0 + (r1 - r0) * t, 0, Math.PI * 2)
      pen.fill()
    }
  }
  pen.beginPath()
  pen.moveTo(0.7, -0.17)
  pen.lineTo(0.98, -0.1)
  pen.lineTo(0.9, -0.06)
  pen.lineTo(0.72, -0.05)
  pen.fill()
  pen.beginPath()
  pen.moveTo(0.72, -0.15)
  pen.lineTo(0.56, -0.28)
  pen.lineTo(0.66, -0.13)
  pen.fill()
  wing(0, mix(body, rim, 0.4))
  pen.strokeStyle = css(mix(body, rim, 0.75))
  pen.lineWidth = 0.016
  for (const [tx, ty] of [
    [-0.1, -0.74],
    [-0.5, -0.62],
    [-0.66, -0.32],
    [-0.46, 0],
  ] as const) {
    pen.beginPath()
    pen.moveTo(0.1, -0.02)
    pen.quadraticCurveTo(0.02, ty * 0.6, tx, ty)
    pen.stroke()
  }
  pen.restore()
}
