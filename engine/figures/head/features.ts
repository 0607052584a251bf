import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Stroke } from '../../paint/strokes.ts'
import { curl, played } from '../countenance.ts'
import { out, type Place, type Vec } from '../sculpture/space.ts'
import type { EyeSeat } from './beasts.ts'
import { type Expression, type Face, landmarks, sides } from './face.ts'

export type Pupil = 'round' | 'slit' | 'none' | 'goat'

export interface Eyes {
  colour: Rgb
  white: Rgb
  pupil: Pupil
  /** Light of their own, 0-1. */
  glow: number
  /** Where they look: degrees right and up from straight ahead of the face. */
  look: [number, number]
  /** Sides (-1, 1) that cannot be seen: patched or lost. */
  closed: number[]
  lash: number
  /** One that is of another colour than its fellow: on their left 1 or their right -1; blind ones have no pupil. */
  odd?: { side: -1 | 1; colour: Rgb; isBlind?: boolean }
}

type Flat = [x: number, y: number]

const flat = (place: Place, v: Vec): Flat => {
  const p = out(place, v)
  return [p[0], p[1]]
}

function curve(pen: SKRSContext2D, points: readonly Flat[], move = true) {
  if (move) pen.moveTo(...points[0]!)
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!
    const [nx, ny] = points[i + 1]!
    const last = i === points.length - 2
    pen.quadraticCurveTo(x, y, last ? nx : (x + nx) / 2, last ? ny : (y + ny) / 2)
  }
}

/** Draws both eyes on a head at `place`: what only a fine brush can do. */
export function drawEyes(
  pen: SKRSContext2D,
  place: Place,
  face: Face,
  e: Expression,
  eyes: Eyes,
  skin: Rgb,
  seat: EyeSeat,
  seen: (x: number, y: number) => boolean,
): void {
  const s0 = place.scale
  const dark = mix(skin, [24, 12, 10], 0.78)
  for (const s of sides) {
    const { radius } = seat
    const centre: Vec = [s * seat.at[0], seat.at[1], seat.at[2]]
    const aside = (seat.out * Math.PI) / 180
    if (
      !seen(...flat(place, [centre[0] + s * Math.sin(aside) * radius, centre[1], centre[2] + Math.cos(aside) * radius]))
    )
      continue
    const on = (a: number, b: number, grow = 0.4): Flat => {
      const [ra, rb] = [(a * Math.PI) / 180 + aside, (b * Math.PI) / 180]
      const r = radius + grow
      return flat(place, [
        centre[0] + s * Math.sin(ra) * Math.cos(rb) * r,
        centre[1] - Math.sin(rb) * r,
        centre[2] + Math.cos(ra) * Math.cos(rb) * r,
      ])
    }
    const tilt = face.eyeTilt * 9
    const open = (1 + e.lids * 0.42) * (1 - 0.14 * face.age) * (1 - Math.max(0, e.smile) * 0.14)
    const arch = 25 * open - Math.max(0, e.frown) * 5
    const sag = 15 * (0.55 + 0.45 * open) - Math.max(0, e.smile) * 5
    const upperAt = (t: number): Flat => on(-50 + 108 * t, tilt * (t - 0.4) + Math.sin(Math.PI * t ** 0.88) * arch - 4)
    const lowerAt = (t: number): Flat => on(-50 + 108 * t, tilt * (t - 0.4) - Math.sin(Math.PI * t ** 1.1) * sag - 4)
    const steps = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1]
    const upper = steps.map(upperAt)
    const lower = steps.map(lowerAt)
    const line = (points: readonly Flat[], width: number, colour: Rgb, alpha: number) => {
      pen.strokeStyle = css(colour, alpha)
      pen.lineWidth = width * s0
      pen.beginPath()
      curve(pen, points)
      pen.stroke()
    }
    if (eyes.closed.includes(s)) {
      line(lower, 2.6, dark, 0.85)
      continue
    }
    // The lid's fold, and the soft shade beneath the eye.
    const crease = steps.map((t) =>
      on(-50 + 106 * t, tilt * (t - 0.4) + Math.sin(Math.PI * t ** 0.9) * (arch + 15) + 1, 1),
    )
    line(crease.slice(0, -1), 2.2, dark, 0.42)
    line(
      steps.slice(1, -1).map((t) => on(-48 + 100 * t, -Math.sin(Math.PI * t) * (sag + 12) - 6, 0.6)),
      2.4,
      dark,
      0.14,
    )

    pen.save()
    pen.beginPath()
    curve(pen, upper)
    for (const p of [...lower].reverse()) pen.lineTo(...p)
    pen.closePath()
    pen.clip()
    // In a small face the white of an eye is no more than a lighter grey: as bright as near by it would be a dot.
    const small = Math.min(1, Math.max(0, (1.15 - s0) / 0.7))
    pen.fillStyle = css(eyes.glow > 0.3 ? eyes.white : mix(eyes.white, shade(skin, -0.06), small * 0.62))
    pen.fillRect(0, 0, 3000, 3000)
    const [ix, iy] = on(s * eyes.look[0] + 4, eyes.look[1] - 2)
    const size = 7.3 * s0 * (0.75 + 0.25 * face.eye) * (1 + 0.34 * small)
    // Foreshortened as the eyeball turns away from us.
    const rim = on(s * eyes.look[0] + 4 + 22, eyes.look[1] - 2)
    const near = on(s * eyes.look[0] + 4 - 22, eyes.look[1] - 2)
    const half = Math.max(size * 0.55, Math.min(size, Math.hypot(rim[0] - near[0], rim[1] - near[1]) / 2))
    for (const [r, colour, alpha] of [
      [1.06, shade(eyes.colour, -0.32), 0.9],
      [0.94, eyes.colour, 1],
      [0.62, shade(eyes.colour, 0.1, 1.15), 0.55],
    ] as const) {
      pen.fillStyle = css(colour, alpha)
      pen.beginPath()
      pen.ellipse(ix, iy, half * r, size * r, 0, 0, 7)
      pen.fill()
    }
    if (eyes.pupil !== 'none') {
      pen.fillStyle = 'rgba(10,7,8,0.96)'
      pen.beginPath()
      const [pw, ph] = eyes.pupil === 'slit' ? [0.2, 0.9] : eyes.pupil === 'goat' ? [0.8, 0.25] : [0.44, 0.44]
      pen.ellipse(ix, iy, half * pw, size * ph, 0, 0, 7)
      pen.fill()
    }
    // The upper lid's shadow on the ball.
    pen.strokeStyle = css(mix(dark, [30, 24, 34], 0.5), 0.5)
    pen.lineWidth = 6.5 * s0
    pen.beginPath()
    curve(pen, upper)
    pen.stroke()
    pen.fillStyle = css(mix(skin, [190, 90, 84], 0.5), 0.8)
    pen.beginPath()
    pen.ellipse(...on(-47, -4), 2.6 * s0, 2.6 * s0, 0, 0, 7)
    pen.fill()
    pen.restore()

    pen.fillStyle = `rgba(255,250,236,${0.95 - 0.55 * small})`
    pen.beginPath()
    pen.ellipse(ix - half * 0.36, iy - size * 0.4, 1.75 * s0, 1.9 * s0, 0, 0, 7)
    pen.fill()
    pen.fillStyle = 'rgba(255,244,226,0.28)'
    pen.beginPath()
    pen.ellipse(ix + half * 0.4, iy + size * 0.42, 1.9 * s0, 1.3 * s0, 0.5, 0, 7)
    pen.fill()
    line(upper, 2.7 + eyes.lash, dark, 0.95)
    line(upper.slice(3), 1.6 + eyes.lash, dark, 0.7)
    line(lower.slice(1), 1.1, dark, 0.55)
    line(
      steps.slice(2, -1).map((t) => on(-48 + 104 * t, -Math.sin(Math.PI * t) * (sag + 4) - 6)),
      1.3,
      mix(skin, [255, 226, 206], 0.45),
      0.5,
    )
    if (eyes.lash > 0.5) {
      for (const t of [0.45, 0.6, 0.72, 0.84, 0.95]) {
        const [x1, y1] = upperAt(t)
        const tip = on(-50 + 108 * t + 9 * t + 3, tilt * (t - 0.4) + Math.sin(Math.PI * t ** 0.88) * arch + 8, 4)
        line([[x1, y1], [(x1 + tip[0]) / 2, (y1 + tip[1]) / 2 + 0.5], tip], 1.2, dark, 0.85)
      }
    }
  }
}

/** The parting of the lips, and the mouth's inside where it is open. */
export function drawMouth(pen: SKRSContext2D, place: Place, face: Face, e: Expression, skin: Rgb, fangs: number): void {
  const m = landmarks(face)
  const { mouthY: y, mouthZ: z, mouthHalf: half } = m
  const drop = e.gape * 14
  const at = (t: number, low: number): Flat => {
    const ax = Math.abs(t)
    const s = Math.sign(t)
    const lift = -curl(e) * ax * ax - (s > 0 ? e.sly * 6 * ax * ax : 0) - s * face.crook * 1.8 * ax
    const bow = ax < 0.35 ? 1.2 - ax * 3.4 : 0
    return flat(place, [t * half, y + 0.8 + lift + bow + low * (1 - ax * ax), z - 19 * ax * ax + 1.5])
  }
  const ts = [-1, -0.8, -0.55, -0.3, 0, 0.3, 0.55, 0.8, 1]
  const dark = mix(skin, [40, 10, 12], 0.8)
  if (drop > 1.5) {
    const top = ts.map((t) => at(t, 0))
    const bottom = ts.map((t) => at(t, drop * 1.15))
    pen.beginPath()
    curve(pen, top)
    for (const p of bottom.reverse()) pen.lineTo(...p)
    pen.closePath()
    pen.fillStyle = css([46, 14, 14])
    pen.fill()
    pen.save()
    pen.clip()
    pen.strokeStyle = css([214, 204, 184], 0.95)
    pen.lineWidth = 7 * place.scale
    pen.beginPath()
    curve(
      pen,
      ts.slice(1, -1).map((t) => at(t, 0)),
    )
    pen.stroke()
    pen.restore()
  }
  // A mouth that is to be read from afar is drawn with a broader brush.
  const broad = played(e) ? 1.7 : 1
  for (const [width, alpha] of [
    [3.4 * broad, 0.35],
    [1.7 * broad, 0.9],
  ] as const) {
    pen.strokeStyle = css(dark, alpha)
    pen.lineWidth = width * place.scale
    pen.beginPath()
    curve(
      pen,
      ts.map((t) => at(t, 0)),
    )
    pen.stroke()
  }
  if (fangs > 0) {
    for (const s of sides) {
      const [x1, y1] = at(s * 0.42, 0)
      pen.fillStyle = css([238, 230, 210])
      pen.beginPath()
      pen.moveTo(x1 - 2.4 * place.scale, y1)
      pen.lineTo(x1 + 2.4 * place.scale, y1)
      pen.lineTo(x1, y1 + 9 * fangs * place.scale)
      pen.fill()
    }
  }
}

/** What strong feeling draws on a face besides: furrows between the brows, a tear. */
export function feelingStrokes(place: Place, face: Face, e: Expression, skin: Rgb): Stroke[] {
  const m = landmarks(face)
  const at = (x: number, y: number, z: number) => flat(place, [x, y, z])
  const dark = mix(skin, [40, 16, 14], 0.72)
  const line = (points: Flat[], width: number, colour: Rgb, alpha: number): Stroke => ({
    points,
    colour,
    width: place.scale * width,
    taper: 0.2,
    alpha,
  })
  if (e.frown > 1.5)
    return [
      ...sides.map((s) =>
        line([at(s * 5, m.browY - 8, 97), at(s * 4, m.browY + 3, 98), at(s * 7, m.browY + 13, 97)], 2.6, dark, 0.8),
      ),
      // From the wings of the nose down, where lips are set.
      ...sides.map((s) =>
        line(
          [at(s * 19, m.noseBottom - 4, 92), at(s * 30, m.mouthY - 6, 84), at(s * 33, m.mouthY + 8, 78)],
          2.2,
          dark,
          0.6,
        ),
      ),
    ]
  if (e.frown < -1.5 && e.lids < 0) {
    const x = m.eye.x + 4
    return [
      line(
        [at(x, m.eye.y + 14, 82), at(x + 2, m.eye.y + 30, 80), at(x + 1, m.eye.y + 46, 76)],
        4.4,
        [206, 226, 238],
        0.85,
      ),
      line([at(x + 1, m.eye.y + 40, 77), at(x + 1, m.eye.y + 48, 76)], 6, [226, 238, 246], 0.9),
    ]
  }
  if (e.frown < -1.5)
    return [-76, -66].flatMap((y) => [line([at(-26, y + 3, 78), at(0, y, 84), at(26, y + 3, 78)], 1.8, dark, 0.5)])
  if (e.smile > 1)
    return sides.map((s) =>
      line(
        [at(s * 20, m.noseBottom - 4, 92), at(s * 36, m.mouthY - 12, 80), at(s * 38, m.mouthY + 4, 74)],
        2,
        dark,
        0.55,
      ),
    )
  return []
}

/** Hairs of the brows. */
export function browStrokes(
  place: Place,
  face: Face,
  e: Expression,
  colour: Rgb,
  thick: number,
  random: Random,
): Stroke[] {
  const m = landmarks(face)
  const list: Stroke[] = []
  for (const s of sides) {
    const lift = e.lift * 7 + (s > 0 ? e.sly * 6 : 0) + s * face.crook * 1.6
    for (let i = 0; i < 64; i++) {
      const t = i / 63
      const x = 11 + 40 * t * face.skull
      const arch = Math.sin(Math.PI * (0.05 + 0.8 * t)) * (2.6 + 5 * face.arch)
      const y =
        m.browY +
        6 -
        arch -
        lift +
        e.frown * 7 * (1 - t) ** 1.5 +
        (Math.abs(e.frown) > 1.5 ? -Math.sign(e.frown) * (Math.abs(e.frown) - 1) * 4.5 * t : 0) +
        face.eyeTilt * -5 * t +
        t * t * 3 +
        (1 - face.arch) * 2.5
      const zed = 91 + 3 * face.brow - 30 * t * t
      const wild = 1 + Math.max(0, face.age - 0.6) * 1.5
      const body = thick * (1 - 0.55 * t) * 4.6
      const dx = 2 + 7 * t
      const dy = -6 * (1 - t) + 3 * t
      const a = flat(place, [s * x, y + random.range(-0.5, 0.5) * body, zed])
      const b = flat(place, [
        s * (x + dx * random.range(0.6, 1.2) * wild),
        y + dy * random.range(0.5, 1.1) * thick,
        zed - 2,
      ])
      list.push({
        points: [a, b],
        colour: shade(colour, random.range(-0.08, 0.07)),
        width: place.scale * random.range(1.5, 2.6),
        taper: 0.15,
        alpha: 0.82,
      })
    }
  }
  return list
}
