import type { ImageCategory } from '../../../contract/categories.ts'
import type { FigureScene } from '../../figures/scene.ts'
import type { Scene } from '../../generator.ts'
import { generators } from '../../generators.ts'
import { reliefDepth } from '../../guides/relief-guides.ts'
import { guidesIn } from '../../guides.ts'
import type { Checkpoint, Frame } from '../../paint/frame.ts'
import { developed, type Picture } from '../../paint/picture.ts'
import { transformKinds } from './kinds.ts'
import type { Known } from './prepared.ts'
import { facesOf } from './scene-faces.ts'

const nearnessOf = ({ pixels, width, height }: Picture) =>
  Float32Array.from({ length: width * height }, (_, i) => pixels[i * 4]! / 255)

/**
 * What the kept scene of a picture knows of it: how near everything is, and what it is of. `picture` is the scene as it is lit,
 * before any style's hand, where it has a form: what is made anew is made of the things, not of another hand's strokes.
 */
export function knownOf(
  category: ImageCategory,
  scene: Scene,
  frame: Frame,
  checkpoint: Checkpoint,
): Known & { picture?: Picture } {
  const kind = transformKinds[category]
  if (kind === 'map') {
    const [drawn] = guidesIn(category, scene, ['depth'], frame, checkpoint)
    return drawn ? { depth: nearnessOf(drawn) } : {}
  }
  const form = generators[category].form?.(scene, frame, checkpoint)
  if (!form) return {}
  const { relief } = form
  const depth = nearnessOf(form.depth ?? reliefDepth(form))
  const picture = developed(relief.paint)
  const faces = kind === 'person' && { faces: facesOf(scene as FigureScene, frame) }
  return {
    picture,
    depth,
    ...faces,
    ...(kind !== 'place' && { subject: relief.coverage.values.map((px) => Math.min(1, px)) }),
  }
}
