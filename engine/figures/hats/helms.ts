import { add, times, tube, type Vec } from '../../mesh/geometry.ts'
import type { Surface } from '../../mesh/mesh.ts'
import { type Rgb, shade } from '../../paint/colour.ts'
import { mailOf, metalOf } from '../cloth/fabrics.ts'
import { reflects } from '../surface/skin.ts'
import { type Bench, bending, cord, crownOf, lathe, over, round, smooth, strap, TURN } from './sew.ts'
import { feather, knob } from './trimmings.ts'

export const steelOf = ({ hat }: Bench): Surface =>
  metalOf(hat.colour, { rusty: hat.state.includes('rusty'), worn: hat.state.includes('ornate') ? 0.4 : 0.9 })
export const trimOf = ({ hat }: Bench): Surface => metalOf(hat.trim ?? shade(hat.colour, 0.07), { worn: 0.5 })

/** A skull of steel with a rim, ridges and rivets. Answers the height of its rim. */
export function bowl(on: Bench, { square = 2.1, peak = 0, ridges = 4, low = 0.06 } = {}): number {
  const { block, room } = on
  const { size } = block
  const rim = low * size
  const high = block.top + room + 0.06 + peak * size - rim
  const dome = crownOf(on, { low: rim, high, square, taper: peak > 0 ? 0.12 : 0 })
  const steel = steelOf(on)
  on.add(lathe(dome, { rows: 24, columns: 64 }), steel, 'metal')
  on.add(strap(block, room + 0.025, rim, rim + 0.2 * size, { rows: 3, bulge: 0.01 }), trimOf(on), 'metal', 1)
  on.add(
    cord((angle) => over(block, angle, rim, room + 0.02), 0.04),
    trimOf(on),
    'metal',
    1,
  )
  for (let k = 0; k < ridges; k++) {
    const angle = (k / ridges) * TURN
    const line: Vec[] = []
    for (let i = 2; i <= 19; i++) line.push(times(dome(i / 20, angle), 1.006))
    on.add(
      tube(
        line,
        line.map(() => 0.035),
        { sides: 6, flat: 0.6 },
      ),
      trimOf(on),
      'metal',
      1,
    )
  }
  for (let k = 0; k < 20; k++)
    on.add(knob(over(block, ((k + 0.5) / 20) * TURN, rim + 0.1 * size, room + 0.035), 0.028), trimOf(on), 'metal', 1)
  return rim
}

/** A bar before the nose. */
function nasal(on: Bench, rim: number): void {
  const { block, room } = on
  const { size } = block
  on.add(
    lathe(
      (t, angle) => {
        const y = rim + 0.1 - 0.66 * size * t
        const half = (0.07 + 0.03 * smooth((t - 0.55) * 3)) * size * (t > 0.93 ? 0.6 : 1)
        const out = block.reach(0, rim) + room + 0.05 + 0.13 * smooth(t * 1.5)
        return [Math.sin(angle) * half, y, out + 0.035 * Math.cos(angle)]
      },
      { rows: 10, columns: 14 },
    ),
    trimOf(on),
    'metal',
    1,
  )
}

/** Plates that hang over the cheeks. */
export function cheeks(on: Bench, rim: number, surface: Surface, long = 0.95): void {
  const { block, room } = on
  const { size } = block
  for (const s of [-1, 1]) {
    const at = (t: number, u: number): Vec => {
      const y = rim + 0.04 - long * size * t
      const narrow = 1 - 0.45 * smooth((t - 0.35) * 1.6)
      const angle = s * (1.22 + (u - 0.5) * 0.85 * narrow - 0.1 * t)
      return over(block, angle, y, room + 0.06 + 0.05 * Math.sin(Math.PI * t))
    }
    on.add(
      lathe((t, angle) => at(t, angle / TURN), { rows: 10, columns: 12, to: TURN - 1e-3 }),
      surface,
      'metal',
    )
    const edge: Vec[] = []
    for (let i = 0; i <= 12; i++) edge.push(at(i / 12, 0))
    for (let i = 1; i < 12; i++) edge.push(at(1, i / 12))
    for (let i = 12; i >= 0; i--) edge.push(at(i / 12, 1))
    on.add(
      tube(
        edge,
        edge.map(() => 0.026),
        { sides: 5 },
      ),
      trimOf(on),
      'metal',
      1,
    )
  }
}

export function nasalHelm(on: Bench): void {
  const rim = bowl(on, { peak: 0.16 })
  nasal(on, rim)
  aventail(on, rim)
}

/** Mail that hangs from a rim about neck and cheeks. */
export function aventail(on: Bench, rim: number): void {
  const { block, room } = on
  const { size } = block
  on.hang(
    lathe(
      (t, angle) => {
        const y = rim - 1.75 * size * t
        const [x, , z] = over(block, angle, Math.max(y, -1.05 * size), room + 0.02)
        const below = Math.max(0, -1.05 * size - y) * 0.5
        const far = Math.max(Math.hypot(x, z), 0.72 * size) + below
        const ear = 0.1 * Math.exp(-(((y + 0.42 * size) / 0.3) ** 2)) * Math.abs(Math.sin(angle)) ** 4
        return [Math.sin(angle) * (far + ear), y, Math.cos(angle) * far]
      },
      { rows: 16, columns: 48, from: 1.18, to: TURN - 1.18 },
    ),
    mailOf(shade(on.hat.colour, -0.06)),
    'metal',
    1,
  )
}

export function kettleHelm(on: Bench): void {
  const { block, room } = on
  const { size } = block
  const rim = bowl(on, { square: 2.3, ridges: 0, low: 0.1 })
  const steel = steelOf(on)
  const at = (t: number, angle: number): Vec => {
    const [x, , z] = over(block, angle, rim, room)
    const far = Math.hypot(x, z) + 0.55 * size * t
    return [Math.sin(angle) * far, rim - size * (0.1 * t + 0.17 * t * t), Math.cos(angle) * far]
  }
  on.add(lathe(at, { rows: 8, columns: 64 }), steel, 'metal')
  on.add(
    cord((angle) => at(1, angle), 0.035),
    trimOf(on),
    'metal',
    1,
  )
}

export function hornedHelm(on: Bench): void {
  const { block, random } = on
  const { size } = block
  const rim = bowl(on, { peak: 0.06 })
  cheeks(on, rim, steelOf(on), 0.7)
  nasal(on, rim)
  const [r, g, b] = reflects([206, 188, 150])
  const tip = reflects([70, 56, 44])
  const horn: Surface = (spot) => {
    const t = spot.tag
    const ring = 0.92 + 0.08 * Math.sin(t * 70)
    const dark = smooth((t - 0.6) * 2.6)
    spot.r = (r + (tip[0] - r) * dark) * ring
    spot.g = (g + (tip[1] - g) * dark) * ring
    spot.b = (b + (tip[2] - b) * dark) * ring
    spot.specular = 0.22
    spot.gloss = 24
  }
  const rise = random.range(0.9, 1.1)
  for (const s of [-1, 1]) {
    const towards = (s * Math.PI) / 2
    const foot = over(block, towards, rim + 0.34 * size, on.room - 0.02)
    const line = bending(foot, 1.5 * size * rise, towards, (t) => 84 - 96 * smooth(t * 1.15))
    on.add(
      lathe((t, angle) => round(line(t), towards, angle, 0.25 * size * (1 - t) ** 0.75 + 0.012), {
        rows: 30,
        columns: 20,
      }),
      horn,
      'wood',
      1,
    )
    on.add(
      lathe((t, angle) => round(line(0.02 + t * 0.08), towards, angle, (0.29 - 0.03 * t) * size), {
        rows: 3,
        columns: 20,
      }),
      trimOf(on),
      'metal',
      1,
    )
  }
}

export function wingedHelm(on: Bench): void {
  const { block, hat } = on
  const { size } = block
  const rim = bowl(on, { peak: 0.04 })
  cheeks(on, rim, steelOf(on), 0.8)
  const colour: Rgb = hat.trim ?? [226, 220, 204]
  for (const s of [-1, 1]) {
    const root = over(block, s * 1.45, rim + 0.24 * size, on.room + 0.06)
    for (let k = 0; k < 6; k++) {
      const long = (1.45 - k * 0.15) * size
      const lean = 0.25 + k * 0.24
      const line = [0, 0.35, 0.7, 1].map((t): Vec => {
        const bow = Math.sin(t * 1.5) * 0.2
        return add(root, [
          s * (0.06 + 0.2 * t + 0.02 * k),
          long * t * Math.cos(lean) - bow * 0.3 - 0.05 * k,
          -long * t * Math.sin(lean) - 0.07 * k - bow * 0.4,
        ])
      })
      feather(on, line, {
        colour: shade(colour, -0.015 * k),
        wide: 0.17 * size,
        face: [s, 0.1, 0.4],
        random: on.random,
        curl: 0.05,
      })
    }
    on.add(knob(root, 0.16 * size), trimOf(on), 'metal', 1)
  }
}
