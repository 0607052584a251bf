import type { ImageCategory } from '../contract/categories.ts'
import type { Scene } from './generator.ts'
import { generators } from './generators.ts'
import type { Checkpoint, Frame } from './paint/frame.ts'
import type { Picture } from './paint/picture.ts'

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
