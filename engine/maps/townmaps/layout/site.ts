import { fbm } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { clockwise, joined } from '../geometry/clip.ts'
import { beside, resampled, softened } from '../geometry/line.ts'
import { distanceToLine, type Line, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { Relief, Settlement } from '../scene.ts'
import type { Plan } from '../words/plan.ts'
import { archipelago, type Islands } from './islands.ts'

/** The ground a town is founded on. Feet. */
export interface Site {
  width: number
  height: number
  centre: Point
  /** From the centre to about the last inner houses. */
  radius: number
  /** Outlines turn clockwise, islands the other way. */
  water: Ring[]
  /** Canals, which are dug last, come after them. */
  rivers: { line: Line; width: number; canal?: true; channel?: true }[]
  /** Where land meets open water near the town, if it does. */
  shoreline?: Line
  /** Direction of the open water from the centre, radians. */
  seaward?: number
  island: boolean
  /** How much farther than its radius a village reaches along its street. */
  stretch: number
  relief: Relief[]
}

/** Square feet a ward takes up. */
export const WARD_AREA = 54000
const streamWidths: Record<Settlement, [number, number]> = {
  hamlet: [18, 26],
  village: [22, 34],
  town: [44, 58],
  city: [62, 84],
}

/** Lays out water and heights for a plan on a sheet of a shape (width over height). */
export function surveyed(plan: Plan, random: Random, aspect: number): Site {
  const width = Math.round(plan.span * Math.sqrt(aspect))
  const height = Math.round(plan.span / Math.sqrt(aspect))
  const small = plan.settlement === 'hamlet' || plan.settlement === 'village'
  const radius = Math.min(
    small ? plan.reach : Math.sqrt((plan.wards * WARD_AREA) / Math.PI),
    Math.min(width, height) * 0.4,
  )
  const seed = random.int(1, 1e6)
  const seaward = random.pick([0, 1, 2, 3]) * (Math.PI / 2) + random.range(-0.3, 0.3)
  const drift = plan.shore === 'coast' ? 0.085 : plan.shore === 'lake' ? 0.05 : 0
  // Few places lie in the middle of their country.
  const aside = drift === 0 && !small && plan.shore !== 'island' ? random.fork('aside').range(0, 0.045) : 0
  const off = drift + aside
  const centre: Point = [width / 2 - Math.cos(seaward) * off * width, height / 2 - Math.sin(seaward) * off * height]
  const site: Site = {
    width,
    height,
    centre,
    radius,
    water: [],
    rivers: [],
    island: false,
    stretch: small && plan.form === 'long' ? 1.32 : 1,
    relief: [],
  }
  const rings: Ring[] = []
  if (plan.shore === 'coast') {
    const line = coastline(site, seaward, plan.span, radius * (small ? 0.55 : 0.74), seed)
    site.shoreline = line
    site.seaward = seaward
    const far = plan.span * 3
    const [cx, cy] = [Math.cos(seaward) * far, Math.sin(seaward) * far]
    rings.push(clockwise([...line, [line.at(-1)![0] + cx, line.at(-1)![1] + cy], [line[0]![0] + cx, line[0]![1] + cy]]))
  }
  if (plan.shore === 'lake' || plan.shore === 'oasis') {
    const oasis = plan.shore === 'oasis'
    const reach = oasis ? radius * 0.3 : plan.span * random.range(0.15, 0.19)
    const away = oasis ? reach * 1.25 + 70 : radius * (small ? 0.5 : 0.72) + reach
    const lake = blob(
      [centre[0] + Math.cos(seaward) * away, centre[1] + Math.sin(seaward) * away],
      reach,
      oasis ? 1 : 1.35,
      seaward,
      seed,
    )
    site.shoreline = [...lake, lake[0]!]
    site.seaward = seaward
    rings.push(lake)
  }
  if (plan.river) rings.push(addRiver(site, plan, random.fork('river'), seed))
  if (plan.islands > 0) found(site, islandsOf(site, plan, random.fork('islands'), seed), seaward, plan.span)
  else if (plan.shore === 'island') {
    const land = blob(centre, Math.min(radius * 1.2, Math.min(width, height) * 0.41), 1, 0, seed)
    found(site, { lands: [land], channels: [] }, seaward, plan.span)
  } else site.water = joined([...rings, ...(plan.swamp ? pools(site, plan, random.fork('pools'), seed) : [])])
  site.relief = heights(site, plan, random.fork('relief'))
  return site
}

/** The islands a town of several stands on; its centre is the first of them. */
function islandsOf(site: Site, plan: Plan, random: Random, seed: number): Islands {
  const ground = plan.wards * WARD_AREA * 1.2
  const side = Math.min(site.width, site.height)
  const reach = Math.min(Math.sqrt(ground / (0.86 * Math.PI * plan.islands)), side * (plan.islands < 4 ? 0.185 : 0.158))
  site.radius = reach * 2.3
  return archipelago(site.centre, plan.islands, reach, Math.min(64, Math.max(36, reach * 0.22)), random, seed)
}

/** Puts land into open water that runs past the sheet on every side. */
function found(site: Site, { lands, channels }: Islands, seaward: number, span: number): void {
  const far = span * 0.5
  const { width, height } = site
  const [largest] = lands
  site.shoreline = [...largest!, largest![0]!]
  site.seaward = seaward
  site.island = true
  site.water = [
    [
      [-far, -far],
      [width + far, -far],
      [width + far, height + far],
      [-far, height + far],
    ],
    ...lands.map((land) => land.toReversed()),
  ]
  site.rivers = channels.map((channel) => ({ ...channel, channel: true as const }))
}

function coastline(site: Site, seaward: number, span: number, distance: number, seed: number): Line {
  const [nx, ny] = [Math.cos(seaward), Math.sin(seaward)]
  const line: Line = []
  const step = span / 60
  for (let along = -1.3 * span; along <= 1.3 * span; along += step) {
    const far = Math.min(1, Math.abs(along) / (span * 0.45))
    const bay = -0.05 * span * Math.exp(-((along / (span * 0.17)) ** 2))
    const wild = (fbm(along / (span * 0.3) + 40, seed % 97, seed, 5) - 0.5) * span * (0.09 + 0.32 * far)
    const out = distance + bay + wild
    line.push([site.centre[0] + nx * out - ny * along, site.centre[1] + ny * out + nx * along])
  }
  return softened(line, 1)
}

/** A round water's edge, or an island's: clockwise. */
function blob(at: Point, radius: number, stretch: number, facing: number, seed: number): Ring {
  const count = 64
  return Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * Math.PI * 2
    const wild = 0.68 + 0.64 * fbm(Math.cos(turn) * 1.9 + 9, Math.sin(turn) * 1.9 + 9, seed, 4)
    const x = Math.cos(turn) * radius * wild
    const y = Math.sin(turn) * radius * wild * stretch
    return [at[0] + x * Math.cos(facing) - y * Math.sin(facing), at[1] + x * Math.sin(facing) + y * Math.cos(facing)]
  })
}

function addRiver(site: Site, plan: Plan, random: Random, seed: number): Ring {
  const { centre, radius } = site
  const [low, high] = streamWidths[plan.settlement]
  const width = random.range(low, high)
  // Towards the sea where there is one, else across the sheet, more often along its longer side.
  const across =
    site.width > site.height * 1.1 ? 0 : site.height > site.width * 1.1 ? Math.PI / 2 : random.range(0, 3.14)
  const heading =
    site.seaward === undefined ? across + random.range(-0.45, 0.45) : site.seaward + random.range(-0.25, 0.25)
  const side = random.chance(0.5) ? 1 : -1
  const bends = plan.form === 'bend'
  const off =
    side * (plan.harbour && site.seaward === undefined ? 0.42 : random.range(0.24, 0.46)) * radius + side * width * 0.7
  const [dx, dy] = [Math.cos(heading), Math.sin(heading)]
  const reach = plan.span * 1.1
  const count = plan.form === 'bend' ? 60 : 26
  // A village's one canal takes the place of a river.
  const small = plan.settlement === 'hamlet' || plan.settlement === 'village'
  const course: Line = []
  for (let i = 0; i <= count; i++) {
    const along = -reach + (2 * reach * i) / count
    const calm = Math.min(1, 0.22 + Math.abs(along) / (plan.span * 0.5))
    const sway =
      plan.canals > 0 && small
        ? 0
        : (fbm((i * 26 * 0.33) / count + 3, seed % 89, seed + 5, 4) - 0.5) * plan.span * 0.34 * calm
    // A bend runs out round the town and comes back.
    const loop = bends ? side * radius * (1.3 * Math.exp(-((along / (radius * 0.82)) ** 4)) - 0.36) - off : 0
    const across = off + loop + sway * (bends ? 0.35 : 1)
    course.push([centre[0] + dx * along - dy * across, centre[1] + dy * along + dx * across])
  }
  let line = resampled(softened(course, 3), 26)
  if (site.shoreline) {
    // Stop a little way out, where the sea already is.
    const mouth = line.findIndex(([x, y], i) => i > 12 && within([seaArea(site)], x, y))
    if (mouth > 0) line = line.slice(0, mouth + 4)
  }
  const isCanal = plan.canals > 0 && small
  site.rivers.push({ line, width, ...(isCanal ? { canal: true as const } : {}) })
  const swell = (i: number) => width / 2 + (isCanal ? 0 : (fbm(i * 0.4, 7.7, seed + 31, 3) - 0.5) * width * 0.22)
  const left = beside(line, (i) => swell(i))
  const right = beside(line, (i) => -swell(i + 400))
  return clockwise([...left, ...right.reverse()])
}

/** Pools of a swamp, all about the town. */
function pools(site: Site, plan: Plan, random: Random, seed: number): Ring[] {
  const out: { at: Point; reach: number }[] = []
  for (let tries = 0; tries < 200 && out.length < 22; tries++) {
    const at: Point = [random.range(0, site.width), random.range(0, site.height)]
    const reach = plan.span * random.range(0.018, 0.06)
    const away = Math.hypot(at[0] - site.centre[0], at[1] - site.centre[1])
    if (
      away < site.radius * 1.16 + reach ||
      out.some((pool) => Math.hypot(pool.at[0] - at[0], pool.at[1] - at[1]) < pool.reach + reach + 40)
    )
      continue
    out.push({ at, reach })
  }
  return out.map(({ at, reach }, i) => blob(at, reach, random.range(0.55, 0.9), random.range(0, 3), seed + i))
}

function seaArea(site: Site): Ring {
  const line = site.shoreline!
  const out = 3000
  const [cx, cy] = [Math.cos(site.seaward!) * out, Math.sin(site.seaward!) * out]
  const first = line[0]!
  const last = line.at(-1)!
  if (first[0] === last[0] && first[1] === last[1]) return line
  return [...line, [last[0] + cx, last[1] + cy], [first[0] + cx, first[1] + cy]]
}

function heights(site: Site, plan: Plan, random: Random): Relief[] {
  const { width, height, centre, radius } = site
  const out: Relief[] = []
  if (plan.hill) out.push({ x: centre[0], y: centre[1], radius: radius * 1.15, height: 95 })
  const dry = (x: number, y: number, margin: number) =>
    !within(site.water, x, y) && !site.rivers.some(({ line, width: w }) => distanceToLine(x, y, line) < margin + w)
  if (plan.mountains) {
    for (let tries = 0; tries < 420 && out.length < 40; tries++) {
      const x = random.range(-0.02, 1.02) * width
      const y = random.range(-0.02, 1.02) * height
      const size = plan.span * random.range(0.08, 0.14)
      const away = Math.hypot(x - centre[0], y - centre[1])
      // The range stands behind the town, upper side of the sheet, so that its shaded flanks face the reader.
      if (y > centre[1] + radius * 0.1 && random.chance(0.75)) continue
      if (away < radius * 1.2 + size * 0.75 || !dry(x, y, size * 0.45)) continue
      if (out.some((peak) => peak.height > 150 && Math.hypot(peak.x - x, peak.y - y) < (peak.radius + size) * 0.42))
        continue
      out.push({ x, y, radius: size, height: random.range(200, 360) })
    }
  }
  const knolls = plan.mountains ? 2 : random.int(2, 5)
  for (let i = 0; i < knolls; i++) {
    const x = random.range(0, width)
    const y = random.range(0, height)
    const size = plan.span * random.range(0.06, 0.14)
    if (Math.hypot(x - centre[0], y - centre[1]) > radius + size * 0.8 && dry(x, y, size * 0.7)) {
      out.push({ x, y, radius: size, height: random.range(10, 28) })
    }
  }
  return out.map((hill) => ({
    x: Math.round(hill.x),
    y: Math.round(hill.y),
    radius: Math.round(hill.radius),
    height: Math.round(hill.height),
  }))
}
