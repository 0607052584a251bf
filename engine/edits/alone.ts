import type { Scene } from '../generator.ts'
import { NO_GROUND } from '../relics/cut-out.ts'
import type { ItemScene } from '../relics/items/scene.ts'
import type { SpellScene } from '../relics/spells/scene.ts'

/** Whether nothing is behind what a kept scene is of already. */
export function isAlone(scene: Scene): boolean {
  const { alone: isBare, ground } = scene as { alone?: true; ground?: ItemScene['ground'] }
  return isBare === true || ground?.stuff === NO_GROUND
}

/** A kept scene with nothing behind what it is of; undefined for places, which are of nothing else. */
export function alone(scene: Scene): Scene | undefined {
  switch (scene.kind) {
    case 'figure':
    case 'monster':
      return Object.assign({ ...scene }, { air: [], alone: true })
    case 'item': {
      const { rarity: _, ...kept } = scene as ItemScene
      return { ...kept, ground: { ...kept.ground, stuff: NO_GROUND } } as Scene
    }
    case 'spell': {
      const { ground } = scene as SpellScene
      return { ...scene, ground: { ...ground, stuff: NO_GROUND } } as Scene
    }
    default:
      return undefined
  }
}
