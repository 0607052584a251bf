import { add, times, tube, unit, type Vec } from '../../mesh/geometry.ts'
import { noise3 } from '../../mesh/noise.ts'
import type { Random } from '../../paint/random.ts'
import type { Figure } from '../anatomy/figure.ts'
import { metalOf } from '../cloth/fabrics.ts'
import { hanging } from '../hats/shoulders.ts'
import type { Person } from '../scene.ts'
import { type FaceSpot, reflects, type SkinMark, things } from '../surface/skin.ts'
import { curved, outOf, plait } from './plaits.ts'
import { type Root, rootsOn } from './roots.ts'
import { type Skull, skullOf } from './scalp.ts'
import { Tresses } from './tresses.ts'
import { isMoustache, shadow, type Trim, thickness, trims } from './trims.ts'

/** Moustaches are thick with strands, however few the beard has. */
const BRISTLES = 640

/** Grows somebody's beard. Answers what the skin under it looks like. */
export function addBeard(figure: Figure, { beard }: Person, random: Random): SkinMark | undefined {
  if (!beard || beard.style === 'tentacles') return undefined
  const trim = trims[beard.style]
  const skull = skullOf(figure)
  const into = new Tresses()
  const lip = trim.moustache
    ? rootsOn(figure, (face) => (isMoustache(face) ? 1 : 0), trim.long < 0.05 ? 240 : BRISTLES, random)
    : []
  for (const root of lip) into.ribbon(...bristle(skull, trim, root, random))
  const jaw = rootsOn(figure, (face) => (isMoustache(face) ? 0 : thickness(trim, face)), trim.count, random)
  for (const root of jaw) into.ribbon(...strand(skull, trim, root, random))
  for (const { x, long, thick } of trim.plaits ?? []) addPlait(figure, skull, into, { x, long, thick }, random)
  const colour = reflects(beard.colour)
  into.put(figure, { colour, thing: things.beard, gap: trim.long > 1 ? 0.07 : 0.04 })
  const [r, g, b] = times([colour[0], colour[1], colour[2]], 0.55)
  return (spot, face: FaceSpot) => {
    const share = 0.55 * shadow(trim, face)
    if (share <= 0) return
    spot.r += (r - spot.r) * share
    spot.g += (g - spot.g) * share
    spot.b += (b - spot.b) * share
  }
}

type Ribbon = Parameters<Tresses['ribbon']>

/** How light a strand is from root to tip. */
function toned(random: Random, locks: number): (t: number) => number {
  const own = random.range(0.8, 1.2) * (0.84 + 0.32 * locks) * (random.chance(0.06) ? 1.25 : 1)
  return (t) => own * (0.55 + 0.45 * Math.min(1, t * 2.6))
}

/** A strand of the beard: out from the jaw, then down, with those about it to a lock. */
function strand(skull: Skull, trim: Trim, root: Root, random: Random): Ribbon {
  const { tails = 0, gather = 0, out = 0.5, curl = 0, segments = 7, wide = 0.018 } = trim
  const start = skull.into(root.at)
  const x = Math.abs(root.face.x)
  // Neighbours have the same lock, and so the same bend.
  const locks = noise3(start[0] * 5 + 9, start[1] * 5, start[2] * 5)
  const bend = (noise3(start[0] * 4, start[1] * 4 + 7, start[2] * 4) - 0.5) * 2
  const amid = Math.exp(-((x / 0.5) ** 2))
  const isLong = trim.long > 0.3
  // The longer, the more it comes to a point: what grows on cheeks would lie on the arms.
  const least = trim.long > 1.2 ? 0.14 : 0.24
  const profile = isLong
    ? least + (1 - least) * amid ** (trim.long > 1.2 ? 1.7 : 1) * (root.face.y < -0.8 ? 1 : 0.86)
    : 1
  const long = trim.long * profile * random.range(0.72, 1.1)
  const goal = tails === 2 ? Math.sign(start[0] || 1) * 0.3 : 0
  const phase = random.range(0, 1.5) + locks * 20
  let at = start
  const points: Vec[] = [root.at]
  const facing: Vec[] = [look(root, start)]
  const layer = random.range(0.01, 0.05 + 0.06 * Math.min(1, trim.long))
  for (let i = 1; i <= segments; i++) {
    const t = i / segments
    const off = Math.max(0, out * (1 - t * 2.2))
    const inwards = gather * (goal - at[0]) * 1.6 * t
    const way = unit([
      root.normal[0] * off + inwards + bend * 0.22 * t + Math.cos(phase + t * 9) * curl * 2,
      root.normal[1] * off * 0.3 - 0.5 - t * 0.7,
      root.normal[2] * off + 0.1 * (1 - t) + Math.sin(phase + t * 9) * curl * 2,
    ])
    at = add(at, times(way, long / segments))
    if (isLong) at = skull.clear(at, layer * Math.min(1, t * 4))
    points.push(skull.out(at))
    facing.push(look(root, at))
  }
  return [points, facing, (t) => wide * Math.sqrt(Math.max(0.03, 1 - t * t * 0.95)), toned(random, locks)]
}

/** The whole of a beard is lit as one round form. */
function look({ normal }: Root, [x, , z]: Vec): Vec {
  return unit([normal[0] * 0.35 + x * 1.1, 0.12 + 0.2 * normal[1], 0.55 + 0.35 * normal[2] + 0.2 * z])
}

/** A hair of the moustache: aside and down over the corner of the mouth, or up where it is waxed. */
function bristle(skull: Skull, { moustache, long }: Trim, root: Root, random: Random): Ribbon {
  const s = Math.sign(root.face.x || 1)
  const x = Math.min(1, Math.abs(root.face.x) / 0.33)
  const isShort = moustache === 'trimmed'
  const reach =
    (long < 0.05 && isShort
      ? 0.035
      : moustache === 'handlebar'
        ? 0.26 + 0.52 * x
        : moustache === 'drooping'
          ? 0.15 + 0.6 * x * x
          : isShort
            ? 0.1
            : 0.13 + 0.22 * x) * random.range(0.85, 1.1)
  const locks = noise3(root.face.x * 12, root.face.y * 12, 3)
  const SEGMENTS = 7
  let at = skull.into(root.at)
  const points: Vec[] = [root.at]
  const facing: Vec[] = [unit([s * x * 0.6, 0.25, 0.8])]
  for (let i = 1; i <= SEGMENTS; i++) {
    const t = i / SEGMENTS
    const aside = s * (0.22 + 1.0 * x)
    const way: Vec = isShort
      ? [aside * 0.6, -0.75, 0.35 * (1 - t)]
      : moustache === 'handlebar'
        ? [aside * 1.3, -0.38 + 1.65 * t * t * (0.3 + x), 0.25 * (1 - t)]
        : [aside * (1.15 - 0.6 * t), -0.34 - 0.9 * t * t, 0.42 * (1 - t) - 0.12 * x * t]
    at = add(at, times(unit(way), reach / SEGMENTS))
    // The lips below stay free.
    const low = -0.35 - 0.6 + 0.035 * random.next()
    const mouth = 0.24
    if (Math.abs(at[0]) < mouth && at[1] < low) at = [at[0], low, at[2] + 0.01]
    points.push(skull.out(at))
    facing.push(unit([s * (0.3 + x) * 0.6, 0.25 - 0.2 * t, 0.8]))
  }
  return [
    points,
    facing,
    (t) => (isShort ? 0.009 : moustache === 'handlebar' ? 0.016 : 0.0125) * Math.sqrt(Math.max(0.04, 1 - t * t * 0.95)),
    toned(random, locks),
  ]
}

/** A plait before the breast, held by rings. */
function addPlait(
  figure: Figure,
  skull: Skull,
  into: Tresses,
  { x, long, thick }: { x: number; long: number; thick: number },
  random: Random,
): void {
  const top: Vec = [x * 0.8, -1.55 - RISE_OF(x), 0.98 - Math.abs(x) * 0.55]
  const line = curved(
    outOf(skull, [
      top,
      [x * 0.95, top[1] - long * 0.35, top[2] + 0.06],
      [x * 1.0, top[1] - long * 0.7, top[2] + 0.05],
      [x * 1.02, top[1] - long, top[2] + 0.02],
    ]),
  )
  const size = figure.head[1] * thick
  plait(into, line, { thick: size, turns: long * 3, random, thin: 0.62, tuft: 0.3 })
  const lies = hanging(figure)
  for (const t of [0.06, 0.97]) {
    const centre = line[Math.round(t * (line.length - 1))]!
    const wide = size * (1.12 - 0.35 * t)
    const points = [-1, -0.3, 0.3, 1].map((k): Vec => lies(add(centre, [0, k * 0.09, 0]), 0.07 + wide * 0.4))
    figure.meshes.push({
      ...tube(
        points,
        points.map((_, i) => wide * (i === 0 || i === 3 ? 1 : 1.1)),
        { sides: 14, open: true },
      ),
      stuff: 'metal',
      thing: things.trim,
      surface: metalOf([206, 164, 76], { worn: 0.3 }),
    })
  }
}

const RISE_OF = (x: number) => -0.22 * Math.abs(x)
