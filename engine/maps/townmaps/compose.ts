import { smoothstep } from '../../paint/field.ts'
import type { Frame } from '../../paint/frame.ts'
import type { Random } from '../../paint/random.ts'
import type { Brief } from '../../prompt/brief.ts'
import type { Box } from '../cartouche.ts'
import { disagreements } from './agreement.ts'
import { grown, joined, stroked } from './geometry/clip.ts'
import { type Line, type Point, type Ring, within } from './geometry/polygon.ts'
import type { Layout } from './layout/layout.ts'
import { type Site, surveyed } from './layout/site.ts'
import { laidOutTown } from './layout/town.ts'
import { laidOutVillage } from './layout/village.ts'
import { arranged, numbered } from './lettering/arrange.ts'
import { placeBadges } from './lettering/badges.ts'
import { lettered } from './lettering/labels.ts'
import { cultivated, palmed, yardTrees } from './places/country.ts'
import { harboured } from './places/harbour.ts'
import { registered } from './places/register.ts'
import { lodged } from './places/remaining.ts'
import { steepShores } from './places/steep-shores.ts'
import { settleTown } from './places/town.ts'
import { settleVillage } from './places/village.ts'
import { type Works, works } from './places/works.ts'
import type { Boat, TownmapScene } from './scene.ts'
import { captioned, fallenName, soulsOf } from './words/caption.ts'
import { dressed, roofed } from './words/dress.ts'
import { type Names, naming } from './words/names.ts'
import { type Plan, planned } from './words/plan.ts'
import { keptTo, type TownNames, townNamesIn } from './words/town-names.ts'

const isFrozen = (brief: Brief, { season }: TownmapScene['dress']) =>
  season === 'winter' &&
  // Fresh water freezes over in a winter; the sea only where the words have it so.
  (!brief.mentions.some(({ concept }) => ['sea', 'harbour', 'ship', 'lighthouse'].includes(concept)) ||
    brief.mentions.some((mention) => mention.concept === 'frozen' || mention.modifiers.includes('frozen')))

/** All that a town takes from a brief: founding it takes a hundred times as long. */
export function wished(brief: Brief, random: Random) {
  const plan = planned(brief, random.fork('plan'))
  const dress = roofed(dressed(brief), brief, plan.settlement, random.fork('roofs'))
  return { plan, dress, name: naming(brief, random.fork('names')).town, frozen: isFrozen(brief, dress) }
}

export type Wished = ReturnType<typeof wished>

/** How often ground is sought on which all that a settlement's sheet says has room. */
const ATTEMPTS = 6

/** Founds a town as a brief asks; for a settlement's sheet the first, of several, that agrees with it, or else the closest. */
export function composed(brief: Brief, random: Random, frame: Frame): TownmapScene {
  const given = townNamesIn(brief)
  if (!given)
    return joinedUp(founded(brief, random, frame), (attempt) =>
      founded(brief, random.fork(`islands ${attempt}`), frame),
    )
  let best: { scene: TownmapScene; faults: number } | undefined
  for (let attempt = 0; attempt < ATTEMPTS && best?.faults !== 0; attempt++) {
    const scene = founded(brief, attempt === 0 ? random : random.fork(`ground ${attempt}`), frame, given)
    const faults = disagreements(scene, given).length
    if (!best || faults < best.faults) best = { scene, faults }
  }
  return best!.scene
}

/** Of islands, the first town of several whose bridges reach them all, or else the one whose bridges reach the most. */
function joinedUp(first: TownmapScene, again: (attempt: number) => TownmapScene): TownmapScene {
  const bare = (scene: TownmapScene) =>
    scene.rivers.some(({ channel }) => channel)
      ? scene.water
          .slice(1)
          .filter((land) => !Object.values(scene.houses).some((list) => list.some(([x, y]) => within([land], x, y))))
          .length
      : 0
  let best = { scene: first, left: bare(first) }
  for (let attempt = 1; attempt < ATTEMPTS && best.left > 0; attempt++) {
    const scene = again(attempt)
    const left = bare(scene)
    if (left < best.left) best = { scene, left }
  }
  return best.scene
}

/** Site, streets, wards, houses, country, names. */
function founded(brief: Brief, random: Random, frame: Frame, given?: TownNames): TownmapScene {
  const free = planned(brief, random.fork('plan'))
  const plan = given ? keptTo(given, free) : free
  const names = naming(brief, random.fork('names'))
  const dress = roofed(dressed(brief), brief, plan.settlement, random.fork('roofs'))
  const site = surveyed(plan, random.fork('site'), frame.width / frame.height)
  const town = plan.settlement === 'town' || plan.settlement === 'city'
  const layout = (town ? laidOutTown : laidOutVillage)(site, plan, random.fork('layout'))
  const register = given && registered(given, site, layout, random.fork('register'))
  const project = works(site, plan, layout, names, random.fork('works'), register)
  if (town) settleTown(project)
  else settleVillage(project)
  harboured(project)
  lodged(project)
  yardTrees(project)
  if (plan.shore === 'oasis') palmed(project)
  cultivated(project, dress.land === 'desert')
  const most = { hamlet: 5, village: 7, town: 10, city: 14 }[plan.settlement]
  if (!given) {
    for (const landmark of project.landmarks) landmark.name = fallenName(landmark, plan.decay)
    numbered(project.landmarks, plan.asked, most)
  }
  const population = plan.population ?? soulsOf(plan, project.houses)
  const bare: Omit<TownmapScene, 'furniture' | 'labels'> = {
    kind: 'townmap',
    version: 1,
    seed: random.fork('painting').int(1, 2 ** 31 - 1),
    width: site.width,
    height: site.height,
    settlement: plan.settlement,
    name: names.town,
    caption: given?.caption ?? captioned(plan, population),
    population,
    dress,
    frozen: isFrozen(brief, dress),
    rivers: site.rivers.map((river) => ({ ...river, line: tenths(river.line), width: Math.round(river.width) })),
    relief: site.relief,
    ruin: plan.ruin,
    overgrown: plan.overgrown,
    fires: fires(project, random.fork('fires')),
    ...built(site, layout, names, plan, project.quays, given?.gates ?? [], steepShores(project)),
    ...standing(project),
  }
  placeBadges(bare, Math.sqrt(site.width * site.height) / 1000)
  const { furniture, boxes } = arranged(bare)
  if (town) bare.houses = uncovered(bare.houses, boxes)
  // Nobody sails over ice.
  bare.boats = bare.frozen ? [] : bare.boats.filter((boat) => !covered(boxes, boat))
  const labels = lettered(
    { ...bare, furniture },
    boxes,
    names,
    plan,
    given && register && { names: given, quarters: register.quarters },
  )
  return { ...bare, labels, furniture }
}

/** Houses that nothing lies over: a cottage under the legend is one that nobody built. */
function uncovered(houses: TownmapScene['houses'], boxes: readonly Box[]): TownmapScene['houses'] {
  const isSeen = ([x, y]: readonly number[]) =>
    !boxes.some((box) => x! > box.x && y! > box.y && x! < box.x + box.width && y! < box.y + box.height)
  return Object.fromEntries(Object.entries(houses).map(([ward, list]) => [ward, list.filter((house) => isSeen(house))]))
}

/** Whether a boat would show from under the furniture. */
function covered(boxes: readonly Box[], boat: Boat): boolean {
  return boxes.some(
    (box) =>
      boat.x > box.x - boat.length &&
      boat.x < box.x + box.width + boat.length &&
      boat.y > box.y - boat.length &&
      boat.y < box.y + box.height + boat.length,
  )
}

function built(
  site: Site,
  layout: Layout,
  names: Names,
  plan: Plan,
  quays: Line[],
  gates: readonly string[],
  shoreCliffs: readonly Line[],
) {
  const gateName = (i: number, angle: number) => {
    const name = gates.length > 0 ? gates[i] : layout.zones.length > 0 ? names.gate(angle) : undefined
    return layout.wall && name ? { name } : {}
  }
  const inner = layout.innerWalls.filter(({ stretches }) => stretches.length > 0)
  const cliffs = [...layout.cliffs, ...shoreCliffs]
  return {
    water: [...site.water, ...layout.moat].map(tenths),
    ground: groundOf(layout, plan, quays),
    plaza: { ...layout.plaza, outline: tenths(layout.plaza.outline) },
    streets: layout.streets.map((street) => ({
      ...street,
      width: Math.round(street.width * 10) / 10,
      line: tenths(street.line),
    })),
    bridges: layout.bridges.map((bridge) => ({
      ...bridge,
      from: tenth(bridge.from),
      to: tenth(bridge.to),
      width: Math.round(bridge.width * 10) / 10,
    })),
    gates: layout.gates.map((gate, i) => ({
      ...gate,
      at: tenth(gate.at),
      angle: Math.round(gate.angle * 1000) / 1000,
      ...gateName(i, gate.angle),
    })),
    ...(layout.wall
      ? {
          wall: {
            ...layout.wall,
            circuit: tenths(layout.wall.circuit.filter((_, i) => i % 3 === 0)),
            stretches: layout.wall.stretches.map(tenths),
            towers: layout.wall.towers.map(tenth),
            waterGates: layout.wall.waterGates.map(([a, b]): [Point, Point] => [tenth(a), tenth(b)]),
          },
        }
      : {}),
    ...(inner.length === 0
      ? {}
      : {
          innerWalls: inner.map((wall) => ({
            ...wall,
            circuit: tenths(wall.circuit.filter((_, i) => i % 3 === 0)),
            stretches: wall.stretches.map(tenths),
            towers: wall.towers.map(tenth),
            waterGates: [],
            gates: wall.gates.map((gate) => ({
              at: tenth(gate.at),
              angle: Math.round(gate.angle * 1000) / 1000,
              width: Math.round(gate.width * 10) / 10,
            })),
          })),
        }),
    ...(cliffs.length === 0 ? {} : { cliffs: cliffs.map(tenths) }),
  }
}

/** Trodden ground: inside the circuit of a town; a village has none beyond its roads and green. */
function groundOf(layout: Layout, plan: Plan, quays: Line[]): Ring[] {
  if (layout.zones.length === 0) return []
  const town = plan.wall === 'none' ? layout.zones.flatMap((zone) => grown([zone.outline], 11, true)) : [layout.circuit]
  // The waterfront is paved back from its quays.
  return joined([...town, ...stroked(quays, 104)]).map(tenths)
}

function standing(project: Works) {
  return {
    blocks: project.blocks.map((block) => ({ ...block, outline: tenths(block.outline) })),
    houses: project.houses,
    landmarks: project.landmarks.map((landmark) => ({
      ...landmark,
      badge: tenth(landmark.badge),
      ...(landmark.precinct ? { precinct: tenths(landmark.precinct) } : {}),
    })),
    stalls: project.stalls,
    piers: project.piers.map((pier) => ({ ...pier, from: tenth(pier.from), to: tenth(pier.to) })),
    quays: project.quays.map(tenths),
    boats: project.boats,
    graves: project.graves,
    fields: project.fields.map((field) => ({ ...field, outline: tenths(field.outline) })),
    woods: project.woods.map(tenths),
    trees: project.trees,
  }
}

/** A few houses that stand close together, well inside the town. */
function fires(project: Works, random: Random): Point[] {
  if (!project.plan.burning) return []
  const all = Object.values(project.houses).flat()
  if (all.length === 0) return []
  const { centre, radius } = project.site
  const seats = Array.from({ length: 6 }, () => random.pick(all))
  return all
    .filter((house) => {
      const near = Math.min(...seats.map((seat) => Math.hypot(seat[0] - house[0], seat[1] - house[1])))
      const inside = Math.hypot(centre[0] - house[0], centre[1] - house[1]) < radius
      return inside && random.next() > smoothstep(20, radius * 0.3, near)
    })
    .slice(0, 90)
    .map((house): Point => [Math.round(house[0]), Math.round(house[1])])
}

const tenth = (point: Point): Point => [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10]
const tenths = (line: Line): Line => line.map(tenth)
