import { Clay } from '../figures/sculpture/clay.ts'
import type { Frame } from '../paint/frame.ts'
import { type Line, wayOf } from './breath.ts'
import { benchFor } from './rigs/rig.ts'
import { rigs } from './rigs/rigs.ts'
import type { BreathKind, MonsterScene } from './scene.ts'

/** The way that the breath of a scene's first creature takes, px of the frame; undefined where it has no mouth for one. */
export function breathWay({ creatures }: MonsterScene, frame: Frame): Line | undefined {
  const [creature] = creatures
  if (!creature || creature.rig === 'person') return undefined
  const bench = benchFor(new Clay(), creature)
  rigs[creature.rig](bench)
  if (!bench.mouth) return undefined
  const scale = Math.min(frame.width, frame.height) / 1000
  const { x, y, dx, dy, reach } = wayOf(
    { frame, scale },
    { mouth: bench.mouth, scale: creature.scale, seed: creature.seed },
  )
  return { x: x * scale, y: y * scale, dx, dy, reach: reach * scale }
}

/** The scene with its first creature breathing out, its jaws apart; or with none that does. */
export function breathing(scene: MonsterScene, kind: BreathKind | undefined): MonsterScene {
  const creatures = scene.creatures.map((creature, n) => {
    const { breath: _, ...silent } = creature
    if (kind === undefined) return silent
    return n === 0 ? { ...silent, breath: kind, gape: Math.max(0.85, creature.gape) } : creature
  })
  return { ...scene, creatures }
}
