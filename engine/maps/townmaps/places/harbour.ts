import { Ground } from '../geometry/ground.ts'
import { alongLine, lengthOf, softened } from '../geometry/line.ts'
import { apart, distanceToLine, extent, type Line, type Point, rectangle, within } from '../geometry/polygon.ts'
import type { Bridge } from '../scene.ts'
import { establish, type Works } from './works.ts'

/** Piers along the town's waterfront, with ships beside them and under sail farther out. */
export function harboured(works: Works): void {
  const { site, plan, layout } = works
  const random = works.random.fork('harbour')
  const water = new Ground(site.water, 60)
  if (plan.harbour) {
    const shores = plan.islands > 0 ? site.water.slice(1).map((ring) => [...ring, ring[0]!]) : [site.shoreline]
    const fronts = site.shoreline
      ? shores.flatMap((shore) => (shore ? [shore] : []))
      : site.rivers.flatMap((river) => (river.canal && layout.zones.length > 0 ? [] : banks(river.line, river.width)))
    const open = site.shoreline !== undefined
    const placed: Point[] = []
    if (open && plan.longPier !== 'none') longPier(works, water, site.shoreline!, plan.longPier, placed)
    for (const front of placed.length > 0 ? [] : fronts) {
      const total = lengthOf(front)
      for (let feet = 30; feet < total - 30; feet += open ? random.range(66, 96) : random.range(90, 150)) {
        const { at } = alongLine(front, feet)
        const town =
          within([layout.circuit], at[0], at[1]) ||
          distanceToLine(at[0], at[1], layout.circuit, true) < (open ? 70 : 20)
        if (!town || placed.length > 11 || placed.some((other) => apart(other, at) < 58)) continue
        const [a, b] = [alongLine(front, feet - 52).at, alongLine(front, feet + 52).at]
        pier(works, water, at, Math.atan2(b[1] - a[1], b[0] - a[0]), open ? random.range(70, 130) : 24, random)
        if (works.piers.length > placed.length) placed.push(at)
      }
    }
    if (open && plan.breakwater) breakwater(works, water, site.shoreline!)
    if (placed.length > 0) {
      // Not out by the sheet's edge, where its furniture may lie over the number.
      const near = works.register?.near('harbour') ?? site.centre
      const middle = works.piers
        .map((pier) => pier.to)
        .reduce((best, end) => (apart(end, near) < apart(best, near) ? end : best))
      establish(works, 'harbour', [], { badge: [Math.round(middle[0]), Math.round(middle[1])] })
    }
  }
  if (plan.harbour && layout.zones.length > 0) quays(works)
  if (plan.boats) afloat(works, water)
}

/** One pier from the shore below the town, as far out as the water lets it, up to some 420 ft. */
function longPier(works: Works, water: Ground, front: Line, material: 'wood' | 'stone', placed: Point[]): void {
  const { site, random, plan } = works
  const total = lengthOf(front)
  const places = Array.from({ length: Math.floor(total / 14) }, (_, i) => i * 14).sort(
    (a, b) => apart(alongLine(front, a).at, site.centre) - apart(alongLine(front, b).at, site.centre),
  )
  for (const share of [1, 0.8, 0.62])
    for (const feet of places.slice(0, 26)) {
      const { at } = alongLine(front, feet)
      const [a, b] = [alongLine(front, feet - 52).at, alongLine(front, feet + 52).at]
      const reach = Math.min(420, plan.span * 0.27) * share
      const fork = random.fork(`long pier ${feet}`)
      pier(works, water, at, Math.atan2(b[1] - a[1], b[0] - a[0]), reach, fork, { material, width: 15, boats: 4 })
      if (works.piers.length === 0) continue
      placed.push(at)
      return
    }
}

/** Two arms of stone that bend together before the harbour and leave a mouth for ships. */
function breakwater(works: Works, water: Ground, front: Line): void {
  const { site } = works
  const total = lengthOf(front)
  const steps = Array.from({ length: Math.floor(total / 10) }, (_, i) => i * 10)
  const away = (feet: number) => apart(alongLine(front, feet).at, site.centre)
  const middle = steps.reduce((a, b) => (away(b) < away(a) ? b : a), 0)
  const centre = alongLine(front, middle).at
  const turn = Math.atan2(centre[1] - site.centre[1], centre[0] - site.centre[0])
  const out = (from: Point, feet: number): Point => [from[0] + Math.cos(turn) * feet, from[1] + Math.sin(turn) * feet]
  const mouth = out(centre, 250)
  for (const side of [1, -1])
    for (const share of [1, 0.82, 0.66]) {
      const root = alongLine(front, middle + side * 290 * share).at
      const tip: Point = [
        mouth[0] + (root[0] - centre[0]) * 0.2 - Math.cos(turn) * 250 * (1 - share),
        mouth[1] + (root[1] - centre[1]) * 0.2 - Math.sin(turn) * 250 * (1 - share),
      ]
      const line = softened([root, out(root, 150 * share), tip], 3)
      if (line.slice(2).some(([x, y]) => !water.has(x, y) || x < 20 || y < 20)) continue
      for (const [i, to] of line.slice(1).entries()) {
        const from = line[i]!
        works.piers.push({ from, to, width: 15, material: 'stone' })
        const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
        works.occupancy.add(rectangle(x, y, apart(from, to), 20, Math.atan2(to[1] - from[1], to[0] - from[0])))
      }
      break
    }
}

/** Masonry along the shore wherever the town comes down to it. */
function quays(works: Works): void {
  const { site, layout } = works
  const front = site.shoreline
  if (!front) return
  const total = lengthOf(front)
  const built = layout.zones.map((zone) => ({ ring: zone.outline, box: extent(zone.outline) }))
  let run: Point[] = []
  const end = () => {
    if (run.length > 4) works.quays.push(run)
    run = []
  }
  for (let feet = 0; feet < total; feet += 9) {
    const { at } = alongLine(front, feet)
    const near = built.some(
      ({ ring, box }) =>
        at[0] > box.left - 40 &&
        at[0] < box.right + 40 &&
        at[1] > box.top - 40 &&
        at[1] < box.bottom + 40 &&
        distanceToLine(at[0], at[1], ring, true) < 40,
    )
    const wet = site.rivers.some((river) => distanceToLine(at[0], at[1], river.line) < river.width * 0.7)
    if (near && !wet) run.push(at)
    else end()
  }
  end()
}

function banks(line: Line, width: number): Line[] {
  const side = (off: number): Line =>
    line.slice(1, -1).map((point, i) => {
      const [a, b] = [line[i]!, line[i + 2]!]
      const length = apart(a, b) || 1
      return [point[0] - ((b[1] - a[1]) / length) * off, point[1] + ((b[0] - a[0]) / length) * off]
    })
  return [side(width / 2 - 3), side(-width / 2 + 3)]
}

function pier(
  works: Works,
  water: Ground,
  at: Point,
  along: number,
  reach: number,
  random: Works['random'],
  { material, width, boats }: { material: Bridge['material']; width: number; boats: number } = {
    material: 'wood',
    width: 10,
    boats: 1,
  },
): void {
  for (const turn of [along + Math.PI / 2, along - Math.PI / 2]) {
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    const out = (feet: number): Point => [at[0] + dx * feet, at[1] + dy * feet]
    if (
      !water.has(...out(reach)) ||
      !water.has(...out(reach * 0.5)) ||
      !water.has(...out(reach + 26)) ||
      water.has(...out(-12))
    )
      continue
    if (works.layout.bridges.some((bridge) => distanceToLine(...out(reach * 0.5), [bridge.from, bridge.to]) < 50))
      return
    const shape = rectangle(...out(reach / 2), reach, 34, turn)
    if (works.piers.some((other) => distanceToLine(...out(reach), [other.from, other.to]) < 40)) return
    if (boats > 1 && [0.2, 0.35, 0.65, 0.8].some((share) => !water.has(...out(reach * share)))) return
    works.piers.push({ from: out(-9), to: out(reach), width, material })
    works.occupancy.add(shape)
    for (const side of Array.from({ length: boats * 2 }, (_, i) => (i % 2 === 0 ? 1 : -1))) {
      if (!random.chance(reach > 40 ? 0.62 : 0.4)) continue
      const length = reach > 40 ? random.range(34, 58) : 20
      const off = width / 2 + 2 + length * 0.17
      const [x, y] = out(
        Math.min(reach - length * 0.4, reach * random.range(boats > 1 ? 0.15 : 0.45, boats > 1 ? 0.95 : 0.8)),
      )
      addBoat(
        works,
        water,
        x - dy * off * side,
        y + dx * off * side,
        length,
        turn + (random.chance(0.5) ? 0 : Math.PI),
        false,
      )
    }
    return
  }
}

function addBoat(
  works: Works,
  water: Ground,
  x: number,
  y: number,
  length: number,
  angle: number,
  sails: boolean,
): void {
  // From a place that lies waste every boat is gone.
  if (works.plan.decay) return
  const shape = rectangle(x, y, length * 1.08, length * 0.34, angle)
  if (
    !shape.every(([px, py]) => water.has(px, py)) ||
    !works.occupancy.clear(rectangle(x, y, length, length * 0.3, angle), 0)
  ) {
    if (sails) return
  }
  if (!shape.every(([px, py]) => water.has(px, py))) return
  if (works.boats.some((other) => apart([other.x, other.y], [x, y]) < (other.length + length) * 0.36)) return
  works.boats.push({
    x: Math.round(x * 10) / 10,
    y: Math.round(y * 10) / 10,
    length: Math.round(length),
    angle: Math.round((angle * 180) / Math.PI),
    sails,
  })
}

function afloat(works: Works, water: Ground): void {
  const { site, plan } = works
  const random = works.random.fork('afloat')
  const wanted = plan.shore === 'oasis' ? 1 : plan.harbour ? 9 : 5
  let placed = 0
  for (let tries = 0; tries < 240 && placed < wanted; tries++) {
    const river = site.rivers.length > 1 ? random.pick(site.rivers) : site.rivers[0]
    const open = site.shoreline !== undefined
    let at: Point = [random.range(40, site.width - 40), random.range(40, site.height - 40)]
    let angle = random.range(0, Math.PI * 2)
    let length = random.range(30, 62)
    if (river && (!open || (river.canal && tries % 3 === 0))) {
      const found = alongLine(river.line, random.range(0, lengthOf(river.line)))
      const off = random.range(-0.2, 0.2) * river.width
      at = [found.at[0] - Math.sin(found.angle) * off, found.at[1] + Math.cos(found.angle) * off]
      angle = found.angle
      length = Math.min(30, river.width * 0.5)
    }
    if (works.layout.bridges.some((bridge) => distanceToLine(...at, [bridge.from, bridge.to]) < 40)) continue
    if (at[0] < 30 || at[1] < 30 || at[0] > site.width - 30 || at[1] > site.height - 30) continue
    const clear = rectangle(at[0], at[1], length * 1.7, length * (open ? 1.4 : 0.4), angle)
    if (!clear.every(([x, y]) => water.has(x, y)) || !works.occupancy.clear(clear, 0)) continue
    const before = works.boats.length
    addBoat(works, water, at[0], at[1], length, angle, open && random.chance(0.75))
    if (works.boats.length > before) placed++
  }
}
