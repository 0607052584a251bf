import { type Box, taken } from './mouth-net.ts'

/** Every px of a triangle that is turned to the eye, with the shares of its corners. */
export function eachPx(
  at: Float32Array,
  a: number,
  b: number,
  c: number,
  take: (x: number, y: number, k0: number, k1: number, k2: number) => void,
  isTurned = false,
): void {
  const [ax, ay, bx, by, cx, cy] = [at[a * 3]!, at[a * 3 + 1]!, at[b * 3]!, at[b * 3 + 1]!, at[c * 3]!, at[c * 3 + 1]!]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  // y goes down: what is anticlockwise seen from outside turns the other way here.
  if (area === 0 || (area > 0 && !isTurned)) return
  const x0 = Math.ceil(Math.min(ax, bx, cx) - 0.01)
  const x1 = Math.floor(Math.max(ax, bx, cx) + 0.01)
  const y0 = Math.ceil(Math.min(ay, by, cy) - 0.01)
  const y1 = Math.floor(Math.max(ay, by, cy) + 0.01)
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const k1 = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
      const k2 = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
      const k0 = 1 - k1 - k2
      if (k0 < -0.01 || k1 < -0.01 || k2 < -0.01) continue
      take(x, y, k0, k1, k2)
    }
}

export interface MeshPart {
  /** Three corners each. */
  faces: Int32Array
  vertices: Int32Array
  /** Of each vertex of the whole: 1 about the mouth, 0 where the rest of the picture is as right. */
  weight: Float32Array
  /** From which corner on it is teeth and tongue, and from which tusks. */
  innerFrom: number
  tusksFrom: number
}

/** What is seen of a throat: hardly any light comes there. */
const throat = [26, 10, 9] as const

const four = new Uint8ClampedArray(4)

/** What a mouth is drawn from, and where to. */
interface Drawing {
  mesh: MeshPart
  moved: Float32Array
  at: Float32Array
  there: Float32Array
  inside: Float32Array
  deep: Float32Array
  still: Uint8ClampedArray
  bare: Uint8ClampedArray
  open: Uint8ClampedArray
  px: Uint8ClampedArray
  near: Float32Array
  box: Box
  width: number
  height: number
}

/** Draws the mesh about the mouth where it is now, nearest first, each px from where it lay on the pictures. */
export function drawMesh(drawing: Drawing): void {
  const { faces, innerFrom, tusksFrom } = drawing.mesh
  // First how near everything is, then what is nearest: lips pass before teeth.
  for (const isDrawn of [false, true])
    for (let f = 0; f < faces.length; f += 3)
      drawTriangle(drawing, faces[f]!, faces[f + 1]!, faces[f + 2]!, isDrawn, f >= innerFrom, f >= tusksFrom)
}

/** One triangle of it: only how near it is, or its px where nothing is nearer. What `isTurned` may be turned away. */
function drawTriangle(
  { mesh: { weight }, moved, at, there, inside, deep, still, bare, open, px, near, box, width, height }: Drawing,
  a: number,
  b: number,
  c: number,
  isDrawn: boolean,
  isTurned: boolean,
  isTusk: boolean,
): void {
  const ax = moved[a * 3]!
  const ay = moved[a * 3 + 1]!
  const bx = moved[b * 3]! - ax
  const by = moved[b * 3 + 1]! - ay
  const cx = moved[c * 3]! - ax
  const cy = moved[c * 3 + 1]! - ay
  const area = bx * cy - cx * by
  if (area === 0 || (area > 0 && !isTurned)) return
  const x0 = Math.max(box.left, Math.ceil(ax + Math.min(0, bx, cx) - 0.01))
  const x1 = Math.min(box.right - 1, Math.floor(ax + Math.max(0, bx, cx) + 0.01))
  const y0 = Math.max(box.top, Math.ceil(ay + Math.min(0, by, cy) - 0.01))
  const y1 = Math.min(box.bottom - 1, Math.floor(ay + Math.max(0, by, cy) + 0.01))
  const wide = box.right - box.left
  const from = isTusk ? still : bare
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const k1 = ((x - ax) * cy - cx * (y - ay)) / area
      const k2 = (bx * (y - ay) - (x - ax) * by) / area
      const k0 = 1 - k1 - k2
      if (k0 < -0.01 || k1 < -0.01 || k2 < -0.01) continue
      const i = (y - box.top) * wide + x - box.left
      const z = moved[a * 3 + 2]! * k0 + moved[b * 3 + 2]! * k1 + moved[c * 3 + 2]! * k2
      if (!isDrawn) {
        if (z > near[i]!) near[i] = z
        continue
      }
      if (z < near[i]! - 0.01) continue
      const cover = weight[a]! * k0 + weight[b]! * k1 + weight[c]! * k2
      if (cover <= 0.003) continue
      const within = Math.min(1, Math.max(0, inside[a]! * k0 + inside[b]! * k1 + inside[c]! * k2))
      let red = 0
      let green = 0
      let blue = 0
      if (within < 1) {
        const fx = at[a * 3]! * k0 + at[b * 3]! * k1 + at[c * 3]! * k2
        const fy = at[a * 3 + 1]! * k0 + at[b * 3 + 1]! * k1 + at[c * 3 + 1]! * k2
        taken(from, width, height, fx, fy, four, 0)
        red = four[0]! * (1 - within)
        green = four[1]! * (1 - within)
        blue = four[2]! * (1 - within)
      }
      if (within > 0) {
        const fx = there[a * 3]! * k0 + there[b * 3]! * k1 + there[c * 3]! * k2
        const fy = there[a * 3 + 1]! * k0 + there[b * 3 + 1]! * k1 + there[c * 3 + 1]! * k2
        taken(open, width, height, fx, fy, four, 0)
        red += four[0]! * within
        green += four[1]! * within
        blue += four[2]! * within
      }
      const dark = Math.min(0.94, Math.max(0, deep[a]! * k0 + deep[b]! * k1 + deep[c]! * k2))
      const p = (y * width + x) * 4
      px[p]! += (red + (throat[0] - red) * dark - px[p]!) * cover
      px[p + 1]! += (green + (throat[1] - green) * dark - px[p + 1]!) * cover
      px[p + 2]! += (blue + (throat[2] - blue) * dark - px[p + 2]!) * cover
    }
}
