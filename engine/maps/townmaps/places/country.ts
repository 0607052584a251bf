import { Delaunay } from 'd3-delaunay'
import { fbm } from '../../../paint/noise.ts'
import { allBut, clockwise, grown, pieces, shared, simplified, without } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import { leftOfEach } from '../geometry/left-of-each.ts'
import { alongLine, lengthOf } from '../geometry/line.ts'
import { apart, area, centroid, disc, type Point, perimeter, type Ring, rectangle } from '../geometry/polygon.ts'
import { orientedBox } from '../layout/blocks.ts'
import { footprint } from '../layout/houses.ts'
import type { Crop } from '../scene.ts'
import { footprintOf, free, sheetOf, type Works } from './works.ts'

/** Covers the country with fields, woods and single trees, clear of all that stands. */
export function cultivated(works: Works, desert: boolean): void {
  const { site, plan } = works
  const random = works.random.fork('country')
  const seed = random.int(1, 1e6)
  const covered = cover(works)
  const wild: Ring[] = []
  const tame: Ring[] = []
  for (const cell of cells(works)) {
    const [x, y] = centroid(cell)
    const away = apart([x, y], site.centre) / site.radius
    const high = site.relief.some((hill) => hill.height > 150 && apart([hill.x, hill.y], [x, y]) < hill.radius * 0.62)
    const foot = site.relief.some((hill) => hill.height > 150 && apart([hill.x, hill.y], [x, y]) < hill.radius * 1.25)
    const clump = fbm(x / 420, y / 420, seed, 3)
    const farmed = plan.farms - Math.max(0, away - 1.6) * 0.35 - (foot ? 0.3 : 0)
    // Woods lie together, farther out than the fields.
    const wooded =
      plan.woods * (away < 1.25 && plan.woods < 0.9 ? 0.45 : 1) > 1.25 - clump * 1.25 + random.range(-0.06, 0.06)
    if (high && plan.woods < 0.9) continue
    if (wooded || (foot && !desert && random.chance(0.5))) wild.push(cell)
    else if (!high && random.chance(farmed)) tame.push(cell)
  }
  const { left, top, right, bottom } = sheetOf(site)
  const sheet = rectangle((left + right) / 2, (top + bottom) / 2, right - left, bottom - top, 0)
  const away = [...covered, ...allBut([sheet], right + bottom)]
  for (const [i, ground] of leftOfEach(tame, away).entries()) {
    const [x, y] = centroid(tame[i]!)
    till(works, ground, random.fork(`till ${Math.round(x)} ${Math.round(y)}`))
  }
  if (wild.length > 0) {
    const woods = simplified(grown(grown(without(wild, away), -15, true), 7, true), 3)
    works.woods = pieces(woods)
      .flatMap(opened)
      .filter((ring) => area(ring) > 1500)
  }
  singleTrees(works, covered, desert)
}

/** A wood without clearings in it: each is reached by a narrow ride, since a wood is painted as one ring. */
function opened(wood: Ring[]): Ring[] {
  const [outline, clearing] = wood
  if (!outline || !clearing) return outline ? [outline] : []
  const [x, y] = centroid(clearing)
  return pieces(without(wood, [rectangle(x, y, 20_000, 6, 0)])).flatMap(opened)
}

/** What roads, water and buildings cover, shape by shape. */
function cover(works: Works): Ring[] {
  const taken: Ring[] = [...works.covered]
  for (const house of works.houses.outskirts ?? [])
    taken.push(footprint([house[0], house[1], house[2] + 20, house[3] + 20, house[4], 0]))
  for (const block of works.blocks) if (works.layout.zones.length === 0) taken.push(...grown([block.outline], 3))
  for (const landmark of works.landmarks) {
    if (landmark.precinct) taken.push(...grown([landmark.precinct], 9))
    for (const part of landmark.parts) taken.push(...grown([footprintOf(part)], 11))
    taken.push(disc(landmark.badge[0], landmark.badge[1], 17))
  }
  for (const stall of works.stalls) taken.push(rectangle(stall[0], stall[1], 34, 34, 0))
  return taken
}

function cells(works: Works): Ring[] {
  const { site, plan } = works
  const random = works.random.fork('cells')
  const step = Math.min(215, Math.max(118, plan.span * 0.105))
  const points: Point[] = []
  for (let row = -1; row * step < site.height + step; row++) {
    for (let column = -1; column * step < site.width + step; column++) {
      points.push([
        (column + (row % 2) * 0.5 + random.range(0.12, 0.88)) * step,
        (row + random.range(0.12, 0.88)) * step,
      ])
    }
  }
  const voronoi = Delaunay.from(points).voronoi([-60, -60, site.width + 60, site.height + 60])
  return points.flatMap((_, i) => {
    const cell = voronoi.cellPolygon(i)
    return cell ? [clockwise(cell.slice(0, -1) as Ring)] : []
  })
}

const crops: Crop[] = ['wheat', 'barley', 'green', 'fallow', 'wheat', 'green', 'pasture']

/** Square feet of a field worth its plough. */
const FIELD = 4200
// A field lies 6 ft inside its ground, so by the isoperimetric inequality less ground than this leaves too small a field.
const LEAST = (Math.sqrt(FIELD) + 6 * Math.sqrt(Math.PI)) ** 2

function till(works: Works, open: Ring[], random: Works['random']): void {
  for (const [piece, ...holes] of pieces(open)) {
    if (!piece || holes.length > 0 || area(piece) < LEAST) continue
    for (const ground of grown(grown([piece], -11, true), 5, true)) {
      if (area(ground) < FIELD || area(ground) / perimeter(ground) ** 2 < 0.036) continue
      const [plain] = simplified([ground], 2)
      if (!plain) continue
      const asked = works.plan.crops.length > 0 && random.chance(0.62) ? random.pick(works.plan.crops) : undefined
      const whole = asked ?? (random.chance(0.1) ? 'orchard' : random.chance(0.12) ? 'pasture' : undefined)
      const box = orientedBox(plain)
      const angle = box.angle + random.range(-0.04, 0.04)
      const strips = whole ? 1 : area(plain) > 9000 ? random.int(2, 4) : random.int(1, 2)
      let before: Crop = 'pasture'
      for (const strip of inStrips(plain, box.middle, angle, box.long, strips)) {
        const crop = whole ?? random.pick(crops.filter((other) => other !== before))
        before = crop
        works.fields.push({ outline: strip, crop, angle: Math.round(((angle + Math.PI / 2) * 180) / Math.PI) })
      }
      hedge(works, plain, random)
    }
  }
}

function inStrips(ring: Ring, middle: Point, angle: number, long: number, count: number): Ring[] {
  if (count === 1) return [ring]
  const out: Ring[] = []
  for (let i = 0; i < count; i++) {
    const off = ((i + 0.5) / count - 0.5) * long
    const x = middle[0] + Math.cos(angle) * off
    const y = middle[1] + Math.sin(angle) * off
    out.push(...shared([ring], [rectangle(x, y, long / count - 1.5, 2000, angle)]).filter((part) => area(part) > 500))
  }
  return out
}

function hedge(works: Works, ring: Ring, random: Works['random']): void {
  if (!random.chance(0.55) || works.trees.length > 1300) return
  const line = [...ring, ring[0]!]
  const total = lengthOf(line)
  const from = random.range(0, total)
  const run = random.range(0.2, 0.5) * total
  for (let feet = 0; feet < run; feet += random.range(9, 26)) {
    const { at, angle } = alongLine(line, (from + feet) % total)
    const radius = random.range(3.6, 7)
    // Just outside the field: a ring turns clockwise, its left hand is out.
    const x = at[0] + Math.sin(angle) * (radius * 0.6 + 1)
    const y = at[1] - Math.cos(angle) * (radius * 0.6 + 1)
    if (!free(works, works.country, rectangle(x, y, radius * 1.7, radius * 1.7, 0), 1)) continue
    works.trees.push([Math.round(x), Math.round(y), Math.round(radius * 10) / 10])
  }
}

function singleTrees(works: Works, covered: Ring[], desert: boolean): void {
  const { site, plan } = works
  const random = works.random.fork('trees')
  const seed = random.int(1, 1e6)
  const land = Ground.around(sheetOf(site), covered, 60)
  const planted = new Ground([...works.fields.map((field) => field.outline), ...works.woods], 60)
  const wanted = Math.round((desert ? 0.25 : plan.woods > 0.8 ? 0.6 : 1) * 300 * Math.min(1.6, plan.span / 1500))
  let placed = 0
  for (let tries = 0; tries < wanted * 14 && placed < wanted; tries++) {
    const at: Point = [random.range(-10, site.width + 10), random.range(-10, site.height + 10)]
    const nearWater = site.shoreline && desert ? site.shoreline.some((point) => apart(point, at) < 90) : false
    if (!nearWater && (desert ? !random.chance(0.08) : fbm(at[0] / 170, at[1] / 170, seed, 3) < 0.52)) continue
    if (site.relief.some((hill) => hill.height > 150 && apart([hill.x, hill.y], at) < hill.radius * 0.5)) continue
    const radius = random.range(5, 10.5)
    if (!land.has(at[0], at[1])) continue
    const shape = rectangle(at[0], at[1], radius * 1.6, radius * 1.6, 0)
    if (!free(works, land, shape, 1) || !planted.misses(shape)) continue
    works.trees.push([Math.round(at[0]), Math.round(at[1]), Math.round(radius * 10) / 10])
    placed++
  }
}

/** Trees in the yards of a town: more where there is money or room, or where nobody lives any more. */
export function yardTrees(works: Works): void {
  const random = works.random.fork('yards')
  const share: Record<string, number> = {
    patrician: 1.5,
    outskirts: 0.9,
    temple: 1.3,
    cemetery: 0.9,
    craftsmen: 0.34,
    merchant: 0.26,
    slum: 0.1,
    harbour: 0.1,
  }
  for (const block of works.blocks) {
    const per = (share[block.ward] ?? 0) + works.plan.overgrown * 1.1 + (works.plan.woods > 0.9 ? 0.35 : 0)
    if (per === 0 || works.trees.length > 2400) continue
    const wanted = Math.round((area(block.outline) / 2600) * per + random.range(-0.4, 0.4))
    if (wanted < 1) continue
    const land = new Ground([block.outline], 30)
    const [cx, cy] = centroid(block.outline)
    for (let tries = 0, placed = 0; tries < wanted * 5 && placed < wanted; tries++) {
      const corner = random.pick(block.outline)
      const t = random.range(0, 1.1)
      const at: Point = [cx + (corner[0] - cx) * t, cy + (corner[1] - cy) * t]
      const radius = random.range(4, 8.5)
      const shape = rectangle(at[0], at[1], radius * 1.5, radius * 1.5, 0)
      if (!land.has(at[0], at[1]) || !works.occupancy.clear(shape, 0)) continue
      if (works.graves.some((grave) => apart(grave, at) < radius)) continue
      works.occupancy.add(shape)
      works.trees.push([Math.round(at[0]), Math.round(at[1]), Math.round(radius * 10) / 10])
      placed++
    }
  }
}

/** Palms about an oasis: thick along its edge, thinner away from it, wherever nobody has built. */
export function palmed(works: Works): void {
  const { site } = works
  const shore = site.shoreline
  if (!shore) return
  const random = works.random.fork('palms')
  const [cx, cy] = [0, 1].map((k) => shore.reduce((sum, point) => sum + point[k as 0 | 1], 0) / shore.length) as [
    number,
    number,
  ]
  for (let i = 0, grown = 0; i < 1400 && grown < 190; i++) {
    const at = random.pick(shore)
    const out = 13 + random.next() ** 2 * 85
    const away = Math.hypot(at[0] - cx, at[1] - cy) || 1
    const x = at[0] + ((at[0] - cx) / away) * out + random.range(-9, 9)
    const y = at[1] + ((at[1] - cy) / away) * out + random.range(-9, 9)
    const radius = random.range(8, 13)
    const spot = rectangle(x, y, radius, radius, 0)
    if (!works.country.holds(spot) || !works.occupancy.clear(spot, -1)) continue
    if (works.trees.some((tree) => Math.hypot(tree[0] - x, tree[1] - y) < radius * 0.9)) continue
    works.trees.push([Math.round(x), Math.round(y), Math.round(radius * 10) / 10])
    grown++
  }
}
