import { hex, mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Foreground, Moon } from '../scene.ts'
import type { Country } from './country.ts'
import { type framedThings, framingKind } from './framing.ts'
import { type Plan, seenThrough } from './plan.ts'

/** Too thin or too odd to frame a picture with. */
const unframing: readonly string[] = ['birch', 'mushroom', 'cactus', 'shrub', 'reeds', 'blooms', 'fern', 'kapok']
const rocky: readonly string[] = ['cavern', 'tundra', 'volcanic']

/** What stands nearest: a tree on the side away from the focal point, rocks, grasses, flowers; and birds over all. */
export function foregroundOf(
  plan: Plan,
  { kit, land, stands }: Country,
  { camera, things, spans }: ReturnType<typeof framedThings>,
  moons: readonly Moon[],
): Foreground {
  const { wishes, biome, away, middle, headland } = plan
  const dice = plan.random.fork('foreground')
  const framing = stands.filter((stand) => !unframing.includes(stand.species))
  const afloat = middle === 'sea' && !headland
  // A framing tree would hide the second thing, which stands on its side.
  const alone = things.filter((thing) => thing.thing !== 'traveller').length < 2
  const likely = dice.chance(wishes.has('forest', 'jungle', 'swamp') ? 0.9 : 0.5)
  const snowy = land.snowline < 20
  const blooms = dice.pick([hex('#d8b04a'), hex('#c87a9a'), hex('#e4dcc8')])
  const flowers: Rgb | undefined = wishes.has('flowers')
    ? (wishes.tint('flowers') ?? hex('#c85a6a'))
    : wishes.has('spring', 'cheerful')
      ? blooms
      : undefined
  const first = framing.length > 0 ? dice.pick(framing).species : 'broadleaf'
  const kinds = [first, ...framing.map((stand) => stand.species)]
  const kind = framing.length > 0 ? framingKind(kinds, away, camera, spans, moons) : undefined
  const flanking =
    framing.length > 0
      ? kinds.find((species) => [-1, 1].every((side) => framingKind([species], side, camera, spans, moons)))
      : undefined
  // No tree grows where the waves break, but palms.
  const strand = headland && kind !== 'palm'
  const framed = !strand && kind !== undefined && alone && !afloat && biome !== 'cavern' && likely
  const rocks = wishes.has('rocks') ? 7 : rocky.includes(biome) ? 5 : headland ? 5 : dice.int(0, 4)
  const flock = wishes.has('birds') ? Math.max(9, wishes.count('birds')) : dice.chance(0.5) ? dice.int(4, 9) : 0
  const frame = frameOf(plan, framed, flanking !== undefined, dice)
  return {
    side: afloat ? 0 : away,
    frame,
    species: (frame === 'trees' ? flanking : kind) ?? first,
    grass: afloat || headland || plan.viewpoint === 'high' ? 0 : snowy ? 0.12 : kit.grass,
    ...(flowers && { flowers }),
    grassColour: snowy ? mix(kit.low, hex('#b8b09a'), 0.5) : shade(mix(land.low, land.high, 0.3), -0.05),
    rocks: afloat || plan.viewpoint === 'high' ? 0 : rocks,
    birds: biome === 'cavern' || wishes.brief.without.includes('birds') ? 0 : flock,
    seed: dice.int(1, 900_000),
  }
}

/** What the picture is seen past: a tree, trees on both sides, the mouth of a cave, an arch; only where it hides nothing named. */
function frameOf(
  { wishes, biome, middle, viewpoint }: Plan,
  treed: boolean,
  flanked: boolean,
  dice: Random,
): Foreground['frame'] {
  const chance = dice.next()
  const through = seenThrough(wishes)
  if (through) return through
  if (viewpoint === 'high' || biome === 'cavern') return 'none'
  if (flanked && wishes.has('forest', 'jungle') && middle !== 'sea' && chance < 0.5) return 'trees'
  return treed ? 'tree' : 'none'
}
