import { Clay } from '../figures/sculpture/clay.ts'
import { trace } from '../figures/sculpture/trace.ts'
import { type Field, field } from '../paint/field.ts'
import type { Checkpoint, Frame } from '../paint/frame.ts'
import { benchFor, type Limb } from './rigs/rig.ts'
import { rigs } from './rigs/rigs.ts'
import type { MonsterScene } from './scene.ts'

/** A limb of somebody on a picture, px. */
export interface SeenLimb {
  kind: Limb['kind']
  /** From root to tip, with how thick it is. */
  points: readonly (readonly [x: number, y: number, radius: number])[]
  /** Where it is seen, on a grid over the picture, 0-1; left out: about its points. */
  seen?: Field
}

/** Longer side, px, of what limbs are looked for in. */
const LOOKED_AT = 150

/** Wings, tails and tentacles of a scene's creatures, on a picture of `frame`. */
export function limbsOf({ creatures }: MonsterScene, frame: Frame, checkpoint: Checkpoint): SeenLimb[] {
  const clay = new Clay()
  const limbs: Limb[] = []
  for (const creature of creatures) {
    if (creature.rig === 'person') continue
    const bench = benchFor(clay, creature)
    rigs[creature.rig](bench)
    limbs.push(...bench.limbs)
  }
  if (limbs.length === 0) return []
  const unit = Math.min(frame.width, frame.height) / 1000
  const cast = limbs.some(({ parts }) => parts)
    ? trace(clay, frame, LOOKED_AT, (done) => checkpoint(done, 'Looking for wings'))
    : undefined
  const step = Math.max(1, Math.round(Math.max(frame.width, frame.height) / LOOKED_AT))
  const [across, down] = [Math.ceil(frame.width / step), Math.ceil(frame.height / step)]
  return limbs.map(({ kind, points, parts }) => {
    const placed = points.map(([x, y, , radius]) => [x * unit, y * unit, radius * unit] as const)
    if (!parts || !cast) return { kind, points: placed }
    const seen = field(across, down)
    for (let r = 0, k = 0; r < down; r++)
      for (let c = 0; c < across; c++, k++) {
        const x = Math.floor(((c + 0.5) * step) / unit - cast.left) * cast.scale
        const y = Math.floor(((r + 0.5) * step) / unit - cast.top) * cast.scale
        if (x < 0 || y < 0 || x >= cast.width || y >= cast.height) continue
        const part = cast.part[Math.floor(y) * cast.width + Math.floor(x)]! - 1
        if (part >= parts[0] && part < parts[1]) seen.values[k] = 1
      }
    return { kind, points: placed, seen }
  })
}
