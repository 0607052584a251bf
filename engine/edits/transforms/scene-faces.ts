import { portray } from '../../figures/portray.ts'
import type { FigureScene } from '../../figures/scene.ts'
import type { Frame } from '../../paint/frame.ts'
import type { SeenFace } from './transform.ts'

/** How wide and high a face is, and how far down its eyes lie, by how far these are apart. */
const FACE = { wide: 2.35, high: 2.7, eyes: 0.41 }
/** Of a face that is turned farther away, one eye hides the other: less than so much of their distance is seen. */
const SEEN_LEAST = 0.4

/** The faces of a kept scene's people that look this way, with their eyes, the foremost first; of a picture as large as `frame`. */
export function facesOf({ people, seed }: FigureScene, frame: Frame): SeenFace[] {
  const px = Math.min(frame.width, frame.height) / 1000
  return people.flatMap((person, k) => {
    const { joints } = portray(person, seed + k * 101)
    const [one, other] = [joints['right eye'], joints['left eye']]
    const apart = Math.hypot(other[0] - one[0], other[1] - one[1], other[2] - one[2]) * px
    // Somebody's right eye is on the picture's left, but for those who look away.
    if ((other[0] - one[0]) * px < SEEN_LEAST * apart) return []
    const [left, right] = [one, other].map(([x, y]) => ({ x: (x * px) / frame.width, y: (y * px) / frame.height }))
    if (!left || !right) return []
    const [width, height] = [(FACE.wide * apart) / frame.width, (FACE.high * apart) / frame.height]
    const box = {
      x: (left.x + right.x - width) / 2,
      y: (left.y + right.y) / 2 - height * FACE.eyes,
      width,
      height,
    }
    return [{ ...box, eyes: { left, right, apart: apart / frame.width } }]
  })
}
