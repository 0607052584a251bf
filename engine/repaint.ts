import type { ImageCategory } from '../contract/categories.ts'
import type { Scene } from './generator.ts'
import { generators } from './generators.ts'
import type { Checkpoint, Frame } from './paint/frame.ts'
import type { Picture } from './paint/picture.ts'

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

/**
 * Paints a kept scene anew, at any size of the shape it was composed for: the same picture, only finer. A style that the
 * category is not painted in stands for its first.
 */
export function repaint(
  category: ImageCategory,
  scene: Scene,
  style: string,
  frame: Frame,
  checkpoint: Checkpoint,
): Picture {
  const { styles, paint } = generators[category]
  const [usual = style] = styles
  return paint(scene, frame, styles.includes(style) ? style : usual, checkpoint)
}
