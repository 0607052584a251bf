import { plantsOf } from '../../landscapes/growth/wood.ts'
import type { LandscapeScene, Species } from '../../landscapes/scene.ts'
import { columnAt, rowAt } from '../../landscapes/view.ts'
import { blur, type Field } from '../../paint/field.ts'
import { tileAt } from '../effects/fog.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { raise, waves } from '../waves.ts'
import type { Mover } from '../words/wish.ts'
import type { Land } from './view.ts'

const TILE = 128

/** What grows low: told with grass, reeds and flowers, not with trees. */
const lowGrowth: readonly Species[] = ['reeds', 'fern', 'blooms', 'pumpkin']

/** Trees, reeds and grass in the wind, their tops most, their feet not at all; and which of them there are. */
export function growthPass(
  stage: Stage,
  scene: LandscapeScene,
  land: Land,
): { pass: Pass; movers: readonly Mover[] } | undefined {
  const { width, height, wish, unit } = stage
  if (wish.wind === 0) return undefined
  const growth = giveOf(stage, scene, land)
  if (!growth) return undefined
  const { give, movers } = growth
  const { pixels, sky } = land
  const chance = stage.random.fork('growth')
  const pace = stage.seconds * stage.pace
  const gusts = waves(chance.fork('gusts'), {
    count: 24,
    from: 1,
    to: 5,
    speed: 0.13 * pace,
    drift: [cycles(stage, 0.22), 0],
    slope: 0.9,
  })
  const rustle = waves(chance.fork('rustle'), { count: 28, from: 6, to: 24, speed: 0.2 * pace, slope: 0.4 })
  const [broad, fine] = [new Float32Array(TILE * TILE), new Float32Array(TILE * TILE)]
  const scale = TILE / (height * 0.75)
  const much = 0.45 + 0.55 * Math.min(2.4, wish.wind + scene.sky.wind)
  const places: number[] = []
  for (let i = 0; i < give.length; i++) if (give[i]! > 0.06 * unit) places.push(i)
  const moved = Uint32Array.from(places)
  const pass: Pass = ({ phase }, px) => {
    raise(gusts, phase, TILE, broad)
    raise(rustle, phase, TILE, fine)
    for (const i of moved) {
      const x = i % width
      const y = (i / width) | 0
      const own = give[i]! * much
      const g = tileAt(broad, x * scale, y * scale * 0.25)
      const r = tileAt(fine, x * scale, y * scale)
      const q = tileAt(fine, x * scale + 37, y * scale + 11)
      let sx = x - own * (g + 0.3 * r)
      let sy = y - own * 0.22 * q
      if (sx < 0) sx = 0
      else if (sx > width - 1.01) sx = width - 1.01
      if (sy < 0) sy = 0
      else if (sy > height - 1.01) sy = height - 1.01
      const ix = sx | 0
      const iy = sy | 0
      const fx = sx - ix
      const fy = sy - iy
      const k = iy * width + ix
      // Where the sky shows, it is the sky of this moment.
      const open = sky[k]!
      if (open > 0.98 && sky[i]! > 0.98) continue
      const o = k * 4
      const below = width * 4
      const wd = fx * fy
      const wb = fx - wd
      const wc = fy - wd
      const wa = 1 - fx - wc
      const p = i * 4
      const share = sky[i]! > 0.5 ? 1 - open : 1
      for (let c = 0; c < 3; c++) {
        const value =
          pixels[o + c]! * wa + pixels[o + 4 + c]! * wb + pixels[o + below + c]! * wc + pixels[o + below + 4 + c]! * wd
        px[p + c]! += (value - px[p + c]!) * share
      }
    }
  }
  return { pass, movers }
}

/** What grows, and how far each px gives way to a wind of 1, px; undefined where nothing grows near enough to be seen moving. */
function giveOf(
  { width, height, unit }: Stage,
  scene: LandscapeScene,
  { plate, stands }: Land,
): { give: Float32Array; movers: readonly Mover[] } | undefined {
  const { view, ground } = plate
  const give: Field = { width, height, values: new Float32Array(width * height) }
  const movers = new Set<Mover>()
  for (const plant of plantsOf(scene, view, ground)) {
    const species = scene.stands[plant.stand]?.species
    if (species === 'cactus') continue
    const tall = (view.focal * plant.height) / plant.z
    if (tall < 14 * unit) continue
    movers.add(species && lowGrowth.includes(species) ? 'grass' : 'trees')
    const x = columnAt(view, plant.x, plant.z)
    const foot = rowAt(view, plant.ground, plant.z)
    const most = Math.min(5.5 * unit, tall * 0.016)
    const x1 = Math.min(width - 1, Math.ceil(x + tall * 0.34))
    for (let row = Math.max(0, Math.floor(foot - tall * 1.05)); row <= Math.min(height - 1, foot); row++) {
      const up = (foot - row) / tall
      for (let column = Math.max(0, Math.floor(x - tall * 0.34)); column <= x1; column++)
        give.values[row * width + column] = most * Math.min(1.1, up * up + 0.05)
    }
  }
  const { frame, grass } = scene.foreground
  const isStone = frame === 'arch' || frame === 'cave'
  if (!isStone && (frame !== 'none' || grass > 0)) {
    if (frame !== 'none') movers.add('trees')
    if (grass > 0) movers.add('grass')
    for (let i = 0; i < stands.length; i++)
      if (stands[i] === 2) {
        const low = Math.floor(i / width) / height
        give.values[i] = Math.max(give.values[i]!, unit * (low > 0.86 ? 4.4 * (1 - low) * 7 : 2.6))
      }
  }
  return movers.size > 0 ? { give: blur(give, Math.max(1, height / 200), 2).values, movers: [...movers] } : undefined
}
