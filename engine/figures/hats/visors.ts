import { add, times, tube, type Vec } from '../../mesh/geometry.ts'
import { mailOf, metalOf } from '../cloth/fabrics.ts'
import { aventail, bowl, cheeks, steelOf, trimOf } from './helms.ts'
import { type Bench, cord, crownOf, lathe, over, smooth, TURN } from './sew.ts'
import { feather, knob } from './trimmings.ts'

/** A barrel of steel over the whole head: eyes see through a slit, the mouth breathes through holes. */
export function greatHelm(on: Bench): void {
  const { block, hat } = on
  const { size } = block
  const low = -1.46 * size
  const high = block.top + 0.2 * size - low
  const gap = 0.14
  const slit = -0.34 * size
  const plain = steelOf(on)
  const dark = (x: number, y: number, z: number) => {
    if (z < 0) return false
    const ax = Math.abs(x)
    if (Math.abs(y - slit) < 0.045 * size && ax > 0.1 && ax < 0.62 * size) return true
    const u = (ax - 0.2) / 0.15
    const v = (y + 0.72 * size) / 0.15
    const [a, b] = [u - Math.round(u), v - Math.round(v)]
    return ax > 0.12 && ax < 0.6 && y < -0.64 * size && y > -1.18 * size && a * a + b * b < 0.05
  }
  const face = (angle: number, y: number): number => {
    const wide = Math.max(block.reach(angle, Math.max(-0.9 * size, Math.min(y, 0))), 0.7 * size) + gap
    // A keel runs down before.
    return wide + 0.08 * Math.exp(-((Math.sin(angle) / 0.16) ** 2)) * Math.max(0, Math.cos(angle))
  }
  const at = (t: number, angle: number): Vec => {
    const wall = Math.min(1, t / 0.82)
    // How far it has turned in over the crown; at the very top a little more than a quarter turn would have no power.
    const turned = Math.min(1, Math.max(0, (t - 0.82) / 0.18)) * 0.5 * Math.PI
    const y = low + (high - 0.28 * size) * wall + 0.28 * size * Math.sin(turned)
    const far = face(angle, y) * (1 - 0.05 * smooth(wall * 1.5 - 0.5)) * Math.max(0, Math.cos(turned)) ** 0.55
    return [Math.sin(angle) * far, y, Math.cos(angle) * far]
  }
  on.add(
    lathe(at, { rows: 44, columns: 80 }),
    (spot) => {
      plain(spot)
      if (!dark(spot.x, spot.y, spot.z)) return
      spot.r = spot.g = spot.b = 0.008
      spot.metal = 0
      spot.specular = 0
      spot.rim = 0
      spot.open = 0.1
    },
    'metal',
  )
  const brass = metalOf(hat.trim ?? [188, 150, 78], { worn: 0.5 })
  const bar = (from: number, to: number) => {
    const line: Vec[] = []
    for (let i = 0; i <= 12; i++) {
      const y = from + ((to - from) * i) / 12
      line.push([0, y, face(0, y) + 0.02])
    }
    on.add(
      tube(
        line,
        line.map(() => 0.07),
        { sides: 8, flat: 0.5 },
      ),
      brass,
      'metal',
      1,
    )
  }
  bar(low + 0.04, low + high * 0.8)
  for (const y of [slit + 0.1 * size, slit - 0.1 * size])
    on.add(
      cord(
        (angle) => {
          const far = face(angle, y) * 0.99 + 0.012
          return [Math.sin(angle) * far, y, Math.cos(angle) * far]
        },
        0.032,
        { from: -1.15, to: 1.15 },
      ),
      brass,
      'metal',
      1,
    )
  on.add(
    cord((angle) => at(0, angle), 0.045),
    brass,
    'metal',
    1,
  )
  // Mail hangs from it to the shoulders, so that no neck is bare below.
  on.hang(
    lathe(
      (t, angle) => {
        const y = low + 0.1 - 1.0 * size * t
        const far = (0.8 + 0.55 * t) * size
        return [Math.sin(angle) * far, y, Math.cos(angle) * far]
      },
      { rows: 10, columns: 56 },
    ),
    mailOf([112, 114, 118]),
    'metal',
    1,
  )
}

/** Steel from the crown to the jaw with an opening for eyes and mouth in the shape of a T. */
export function barbute(on: Bench): void {
  const { block, room } = on
  const { size } = block
  const low = -1.3 * size
  const top = block.top + room + 0.12
  const opening = (y: number) => {
    const v = y / size
    if (v > 0.02 || v < -1.25) return v < -1.25 ? 0.16 : 0
    const eyes = 0.78 * Math.sqrt(Math.max(0, 1 - ((v + 0.34) / 0.38) ** 2))
    return Math.max(eyes, v < -0.3 ? 0.17 : 0)
  }
  const at = (t: number, u: number): Vec => {
    const y = low + (top - low) * Math.sin((t * Math.PI) / 2) ** 0.95
    const gapes = opening(y)
    const angle = gapes + (TURN - 2 * gapes) * u
    const crown = y > 0.3 * size ? Math.sqrt(Math.max(0, 1 - ((y - 0.3 * size) / (top - 0.3 * size)) ** 2)) : 1
    const wide = Math.max(block.reach(angle, Math.min(0.3 * size, Math.max(y, -1.1 * size))), 0.66 * size)
    const far =
      (wide + room + 0.05) *
      Math.max(crown, y < block.top ? Math.min(1, (block.reach(angle, y) + room * 0.6) / (wide + room)) : 0)
    const flare = 0.12 * smooth((-0.95 * size - y) / 0.4) * (1 - 0.5 * Math.cos(angle))
    return [Math.sin(angle) * (far + flare), y, Math.cos(angle) * (far + flare)]
  }
  on.add(
    lathe((t, angle) => at(t, angle / TURN), { rows: 52, columns: 72, to: TURN - 1e-3 }),
    steelOf(on),
    'metal',
  )
  const edge: Vec[] = []
  for (let i = 0; i <= 70; i++) edge.push(at(i / 100, 0))
  for (let i = 70; i >= 0; i--) edge.push(at(i / 100, 1))
  on.add(
    tube(
      edge,
      edge.map(() => 0.03),
      { sides: 6 },
    ),
    trimOf(on),
    'metal',
    1,
  )
  const ridge: Vec[] = []
  for (let i = 56; i <= 99; i++) ridge.push(times(at(i / 100, 0), 1.01))
  for (let i = 99; i >= 10; i -= 3) ridge.push(times(at(i / 100, 0.5), 1.01))
  on.add(
    tube(
      ridge,
      ridge.map(() => 0.035),
      { sides: 6 },
    ),
    trimOf(on),
    'metal',
    1,
  )
}

/** A bowl that runs out into a tail over the neck. */
export function sallet(on: Bench): void {
  const { block, room } = on
  const { size } = block
  const rim = (angle: number) => size * (0.1 - 0.62 * smooth((0.75 - Math.cos(angle)) / 1.1))
  const top = block.top + room + 0.1
  const at = (t: number, angle: number): Vec => {
    const low = rim(angle)
    const y = low + (top - low) * Math.sin((t * Math.PI) / 2) ** 0.95
    const wide = block.reach(angle, Math.min(0.3 * size, Math.max(low, y))) + room + 0.03
    const crown = y > 0.3 * size ? Math.sqrt(Math.max(0, 1 - ((y - 0.3 * size) / (top - 0.3 * size)) ** 2)) : 1
    const far = Math.max(wide * crown, y < block.top ? Math.min(wide, block.reach(angle, y) + room * 0.6) : 0)
    const tail = smooth((-0.25 - Math.cos(angle)) * 1.4) * 0.55 * size * (1 - t) ** 3
    const ear = 0.1 * Math.exp(-(((y + 0.4 * size) / 0.3) ** 2)) * Math.abs(Math.sin(angle)) ** 4
    return [Math.sin(angle) * (far + ear + tail * 0.5), y, Math.cos(angle) * (far + ear) - tail]
  }
  on.add(lathe(at, { rows: 36, columns: 72 }), steelOf(on), 'metal')
  on.add(
    cord((angle) => at(0, angle), 0.034, { steps: 80 }),
    trimOf(on),
    'metal',
    1,
  )
  const ridge: Vec[] = []
  for (let i = 4; i <= 39; i++) ridge.push(times(at(i / 40, 0), 1.008))
  for (let i = 39; i >= 4; i--) ridge.push(times(at(i / 40, Math.PI), 1.008))
  on.add(
    tube(
      ridge,
      ridge.map(() => 0.04),
      { sides: 6 },
    ),
    steelOf(on),
    'metal',
    1,
  )
}

/** A knight's helm whose visor is pushed up over the brow. */
export function visoredHelm(on: Bench): void {
  const { block, room, hat } = on
  const { size } = block
  const rim = bowl(on, { peak: 0.1, ridges: 0 })
  const dome = crownOf(on, { low: rim, high: block.top + room + 0.06 + 0.1 * size - rim, square: 2.1, taper: 0.12 })
  const comb: Vec[] = []
  for (let i = 3; i <= 19; i++) comb.push(times(dome(i / 20, 0), 1.01))
  for (let i = 19; i >= 3; i--) comb.push(times(dome(i / 20, Math.PI), 1.01))
  on.add(
    tube(
      comb,
      comb.map(() => 0.05),
      { sides: 6 },
    ),
    trimOf(on),
    'metal',
    1,
  )
  cheeks(on, rim, steelOf(on), 1.15)
  aventail(on, rim)
  // The visor, beaked, turned up about its hinges.
  const visor = (t: number, u: number): Vec => {
    const angle = (u - 0.5) * 2.7
    const y = rim + size * (0.1 + 0.72 * t)
    const front = Math.max(0, Math.cos(angle))
    const out =
      room + 0.1 + 0.34 * size * front ** 2 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.75)) + 0.16 * size * front * t
    const far = block.reach(angle, Math.min(rim + 0.2, y)) + out
    return [Math.sin(angle) * far, y - 0.12 * size * (1 - front) * t, Math.cos(angle) * far]
  }
  const steel = steelOf(on)
  on.add(
    lathe((t, angle) => visor(t, angle / TURN), { rows: 16, columns: 48, to: TURN - 1e-3 }),
    (spot) => {
      steel(spot)
      const slit = Math.abs(spot.tag - 0.3) < 0.035 && Math.abs(spot.x) < 0.62 && Math.abs(spot.x) > 0.06
      const a = spot.x / 0.13 - Math.round(spot.x / 0.13)
      const b = spot.tag / 0.13 - Math.round(spot.tag / 0.13)
      const hole =
        spot.tag > 0.46 && spot.tag < 0.86 && Math.abs(spot.x) < 0.46 && Math.abs(spot.x) > 0.08 && a * a + b * b < 0.04
      if (!slit && !hole) return
      spot.r = spot.g = spot.b = 0.01
      spot.metal = 0
      spot.specular = 0
    },
    'metal',
    1,
  )
  for (const t of [0, 1]) {
    const line: Vec[] = []
    for (let i = 0; i <= 40; i++) line.push(visor(t, i / 40))
    on.add(
      tube(
        line,
        line.map(() => 0.03),
        { sides: 6 },
      ),
      trimOf(on),
      'metal',
      1,
    )
  }
  for (const s of [-1, 1])
    on.add(knob(over(block, s * 1.4, rim + 0.22 * size, room + 0.1), 0.13 * size), trimOf(on), 'metal', 1)
  if (!hat.trim || !on.random.chance(0.5)) return
  const foot = dome(1, 0)
  const line = [0, 0.35, 0.7, 1].map(
    (t): Vec => add(foot, [0.06 * t, 0.75 * size * Math.sin(t * 2.1), -1.5 * size * t * t]),
  )
  feather(on, line, { colour: hat.trim, wide: 0.3 * size, face: [0.9, 0.2, 0.3], random: on.random })
}
