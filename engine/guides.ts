import { type GuideKind, guidesOf } from '../contract/capabilities.ts'
import type { ImageCategory } from '../contract/categories.ts'
import type { Scene } from './generator.ts'
import type { BattlemapScene } from './maps/battlemaps/scene.ts'
import { battlemapDepth, battlemapLines } from './maps/guides/battlemap-guides.ts'
import { townmapDepth, townmapLines } from './maps/guides/townmap-guides.ts'
import type { TownmapScene } from './maps/townmaps/scene.ts'
import type { Frame } from './paint/frame.ts'
import type { Picture } from './paint/picture.ts'

type Draw = (scene: Scene, frame: Frame) => Picture

const drawings: Partial<Record<ImageCategory, Partial<Record<GuideKind, Draw>>>> = {
  battlemaps: {
    lines: (scene, frame) => battlemapLines(scene as BattlemapScene, frame),
    depth: (scene, frame) => battlemapDepth(scene as BattlemapScene, frame),
  },
  townmaps: {
    lines: (scene, frame) => townmapLines(scene as TownmapScene, frame),
    depth: (scene, frame) => townmapDepth(scene as TownmapScene, frame),
  },
}

/**
 * A drawing of a kept scene that somebody else can paint over, as large as `frame`: `lines` are white on black, of `depth` white is
 * near. The same scene gives the same bytes. Throws RangeError for a kind that the category has none of (`guidesOf`).
 */
export function guideOf(category: ImageCategory, scene: Scene, kind: GuideKind, frame: Frame): Picture {
  const draw = guidesOf[category].includes(kind) ? drawings[category]?.[kind] : undefined
  if (!draw) throw new RangeError(`There is no drawing of ${kind} for ${category}`)
  return draw(scene, frame)
}
