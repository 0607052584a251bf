import type { Random } from '../../../paint/random.ts'
import { infest } from '../brood.ts'
import { plant, trunk } from '../clearing/trees.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import { anyFrame } from '../frame.ts'
import type { Space } from '../furnish.ts'
import { inside, point } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { torches } from '../outfit.ts'
import { noisePatches } from '../patches.ts'
import { Plot } from '../plot.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import { ambienceOf, type Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'
import { Hall, halls, poolIn } from './halls.ts'
import { type Kind, kinds } from './kinds.ts'
import { type Box, type Plan, planOf, ringOf, within } from './plan.ts'
import { prison } from './prison.ts'
import { hiddenRoom, office, sidesOf } from './rooms.ts'

/** Lays out a building that is for many people or much of one thing: a library, a theatre, baths, a stable, a vault, a prison. */
export function institution(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const site = new Site(intent, sheet, random)
  const kind = kinds[intent.variant]
  // A hall and the rooms before and behind it want length.
  const lengthwise = Math.min(sheet.columns, sheet.rows) < (kind?.depth ?? 12) + 12 ? true : undefined
  const plot = new Plot(site, anyFrame(sheet.columns, sheet.rows, lengthwise, random.fork('frame')))
  const built = kind ? house(plot, kind, random) : prison(plot, random)
  const buried = kind?.buried ?? false
  const base = buried
    ? 'void'
    : intent.season === 'winter'
      ? 'snow'
      : intent.arid
        ? 'sand'
        : kind?.town
          ? 'cobble'
          : 'grass'
  if (!buried) surround(plot, built.shell, built.sill, base === 'grass', random.fork('yard'))
  infest(intent, built.spaces, site.furnisher, random.fork('brood'))
  if (!buried) site.weather(built.spaces, 4)
  site.befall(built.spaces, true)
  site.soak(built.spaces)
  const shell = plot.frame.ring(ringOf(built.shell))
  const wet = built.wet
  const scene = site.scene({
    setting: 'institution',
    base,
    masonry: intent.asks('marble')
      ? 'marble'
      : intent.asks('brick')
        ? 'brick'
        : intent.asks('wood', 'timber-floor') || intent.variant === 'stable'
          ? 'timber'
          : 'ashlar',
    stone: stoneOf(intent),
    square: (x, y) =>
      wet.some((ring) => inside(ring, x + 0.5, y + 0.5)) ? '~' : buried && !inside(shell, x + 0.5, y + 0.5) ? ' ' : '.',
    indoors: true,
  })
  return buried ? { ...scene, ambience: ambienceOf(intent, true) } : scene
}

/** What stands, once it is built: its outer walls, where one steps in, and what may be furnished or is under water. */
export interface Built {
  shell: Box
  sill: Point | undefined
  spaces: Space[]
  wet: Point[][]
}

function house(plot: Plot, kind: Kind, random: Random): Built {
  const { site } = plot
  const { intent } = site
  const draw = random.fork('plan')
  const hidden = intent.asks('secret-door')
  const [fewest, most] = kind.back
  const asked = intent.rooms === undefined ? undefined : Math.max(0, intent.rooms - 1)
  const plan = planOf(
    plot.frame,
    {
      back: Math.max(hidden ? 2 : 0, asked === undefined ? draw.int(fewest, most) : asked > 3 ? asked - 3 : asked),
      front: asked !== undefined && asked <= 3 ? 0 : kind.buried || draw.chance(0.75) || asked !== undefined ? 2 : 0,
      hidden,
      buried: kind.buried ?? false,
      depth: kind.depth,
      deepest: kind.deepest,
      widest: kind.widest,
    },
    draw,
  )
  raise(plot, kind, plan)
  const lobby = plan.lobby
  const hall = new Hall(plot, plan.hall, random.fork('hall'))
  // A stair first: it is the only way into what lies under ground.
  const landing = plot.space(ringOf(within(lobby ?? plan.hall)))
  if (kind.buried) site.furnisher.againstWall('stairs-up', landing, true)
  for (const stair of site.furnisher.props) site.furnisher.reserve(ahead(stair.at))
  if (kind.buried && !intent.forbids('torch')) torches(hall.space, 8, site.furnisher, random.fork('torches'))
  halls[intent.variant]?.(hall)
  site.place(kind.hall, hall.space, [random.pick(kind.lines)])
  if (lobby) {
    site.furnisher.add('bench', 1, landing)
    site.furnisher.add(kind.buried ? 'torch' : 'lantern', 2, landing)
    site.place(kind.buried ? 'Landing' : 'Entrance hall', landing, [
      kind.buried
        ? 'Cold air falls down the stair behind you.'
        : 'Everybody who comes in is looked at, and not greeted.',
    ])
  }
  const roles = rolesOf(intent.variant, plan, random.fork('roles'))
  const wet: Point[][] = [...(hall.space.keepOut ?? [])]
  const sides = plan.sides.map((box, i) => {
    const pool = roles[i]!.name === 'Hot bath' || roles[i]!.name === 'Cold bath' ? [poolIn(plot, box)] : []
    wet.push(...pool)
    return plot.space(ringOf(within(box)), pool)
  })
  const lamps = random.fork('lamps')
  for (const [i, side] of sides.entries()) {
    if (kind.buried && !intent.forbids('torch')) torches(side, 1, site.furnisher, lamps)
    site.furnish(roles[i]!, side, 1)
  }
  const spaces = [hall.space, ...sides]
  if (plan.hidden) {
    const space = plot.space(ringOf(within(plan.hidden)))
    site.furnish(hiddenRoom, space, 1)
    spaces.push(space)
  }
  site.grant(spaces, ['tree', 'stairs-up'])
  const { sill } = plan
  return { shell: plan.shell, sill: sill && plot.frame.at(...sill), spaces, wet }
}

/** The square a stair is stepped on from. */
const ahead = ([x, y]: Point) => ({ left: x - 1.2, right: x + 1.2, top: y - 1.2, bottom: y + 1.2 })

function rolesOf(variant: string, { sides }: Plan, random: Random): Purpose[] {
  const given = sidesOf[variant] ?? [office]
  const first = given[0]!
  const rest = random.shuffle(given.slice(1))
  const order = [first, ...rest]
  return sides.map((_, i) => {
    const role = order[i % order.length]!
    const round = Math.floor(i / order.length)
    return round === 0 ? role : { ...role, name: `${role.name} ${round + 1}` }
  })
}

function raise(plot: Plot, kind: Kind, plan: Plan): void {
  const { intent } = plot.site
  const ground = intent.asks('timber-floor', 'wood')
    ? 'planks'
    : intent.asks('brick')
      ? 'brick'
      : intent.asks('marble')
        ? 'tile'
        : kind.ground
  for (const { kind: door, from, to } of plan.ways) plot.door(door, from, to)
  for (const { kind: window, from, to } of plan.windows) plot.door(window, from, to)
  plot.floor(ringOf(plan.shell), { ground: ground === 'earth' ? 'flagstone' : ground, rise: kind.buried ? 0 : 0.4 })
  plot.floor(ringOf(plan.hall), { ground })
  plot.wall(ringOf(plan.shell))
  for (const line of plan.partitions) plot.wall(line, false)
}

/** The ground about the building: a path to its door, and grass and trees, or a town's paving. */
function surround(plot: Plot, shell: Box, sill: Point | undefined, green: boolean, random: Random): void {
  const { site, frame } = plot
  const { columns, rows, furnisher, intent } = site
  const ring = frame.ring(
    ringOf({ left: shell.left - 0.5, right: shell.right + 0.5, top: shell.top - 0.5, bottom: shell.bottom + 0.5 }),
  )
  if (green)
    site.areas.unshift({ kind: 'undergrowth', outlines: noisePatches(columns, rows, 0.3, 4, random.int(0, 1e6)) })
  const door = (shell.left + shell.right) / 2
  const at = sill ?? frame.at(door, shell.bottom)
  const ahead = frame.turn(0)
  const [fx, fy] = [-Math.sin(ahead), Math.cos(ahead)]
  const off = (along: number, aside: number) => point(at[0] + fx * along - fy * aside, at[1] + fy * along + fx * aside)
  if (green) site.areas.unshift({ kind: 'path', outlines: [[off(-0.2, -1), off(-0.2, 1), off(9, 1.4), off(9, -1.4)]] })
  for (let d = 0.5; d < 6; d++) {
    const [x, y] = off(d, 0)
    furnisher.reserve({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 })
  }
  const clear = (x: number, y: number, reach: number) =>
    [-reach, 0, reach].every((dx) => [-reach, 0, reach].every((dy) => !inside(ring, x + dx, y + dy)))
  const outside: Space = {
    outline: [
      [0.1, 0.1],
      [columns - 0.1, 0.1],
      [columns - 0.1, rows - 0.1],
      [0.1, rows - 0.1],
    ],
  }
  const goods = green
    ? (['barrel', 'crate', 'bush', 'bush', 'bush', 'boulder'] as const)
    : (['barrel', 'barrel', 'crate', 'lamp-post', 'lamp-post', 'planter', 'planter', 'sacks'] as const)
  for (const thing of goods)
    for (let i = 0; i < 20; i++) {
      const [x, y] = [random.range(0.7, columns - 0.7), random.range(0.7, rows - 0.7)]
      if (clear(x, y, 0.6) && furnisher.put(thing, outside, x, y)) break
    }
  if (!green || intent.forbids('tree')) return
  const trees = plant(
    intent,
    columns,
    rows,
    12,
    (x, y) =>
      clear(x, y, 1) && furnisher.isFree({ left: x - 0.6, right: x + 0.6, top: y - 0.6, bottom: y + 0.6 }) ? 2.6 : 0,
    random,
  )
  for (const tree of trees) furnisher.reserve(trunk(tree))
  site.trees.push(...trees)
}
