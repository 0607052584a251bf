import type { ImageCategory } from '../contract/categories.ts'
import type { Scene } from './generator.ts'
import type { BattlemapScene } from './maps/battlemaps/scene.ts'
import type { TownmapScene } from './maps/townmaps/scene.ts'

/** The scenes that today's painters read: their kind, and its newest version. Older ones of battle maps are read as well. */
const painted: Record<ImageCategory, Scene> = {
  characters: { kind: 'figure', version: 1 },
  npcs: { kind: 'figure', version: 1 },
  monsters: { kind: 'monster', version: 1 },
  battlemaps: { kind: 'battlemap', version: 2 },
  items: { kind: 'item', version: 1 },
  spells: { kind: 'spell', version: 2 },
  landscapes: { kind: 'landscape', version: 1 },
  townmaps: { kind: 'townmap', version: 1 },
}

/** Whether a kept scene can be painted again: not one that another service, a file or a later version told. */
export function canRepaint(category: ImageCategory, scene: unknown): scene is Scene {
  const { kind, version } = (scene ?? {}) as Partial<Scene>
  const known = painted[category]
  return kind === known.kind && version !== undefined && version >= 1 && version <= known.version
}

/** Whether a kept scene is a battle map that maps' exports can read. Version 1 had its grid and numbers in the art. */
export function isBattlemap(scene: unknown): scene is BattlemapScene {
  const { kind, version } = (scene ?? {}) as Partial<Scene>
  return kind === 'battlemap' && (version === 1 || version === 2)
}

/** Whether a kept scene is a town map that can be drawn as a plan. */
export function isTownmap(scene: unknown): scene is TownmapScene {
  const { kind, version } = (scene ?? {}) as Partial<Scene>
  return kind === 'townmap' && version === 1
}
