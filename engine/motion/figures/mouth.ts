import type { SpeakingFace, SpeechUnit } from '../../figures/speaking.ts'
import { speechUnits } from '../../figures/speaking.ts'
import { smoothstep } from '../../paint/field.ts'
import { drawMesh, eachPx, type MeshPart } from './mouth-mesh.ts'
import { type Box, FAR, netsOf, takenAlong } from './mouth-net.ts'

/** How far about the mouth the mesh itself is drawn, as a share of the head's height, and over how much it passes into the rest. */
const REACH = { mesh: 0.3, edge: 0.07 }

/** Weights of what a face does. */
export type FaceWeights = Readonly<Record<SpeechUnit, number>>

/** A picture's px of a head, and how they move. */
export interface Mouth {
  /** Lays the face as it is with these weights over `px`, RGBA, which holds the picture. */
  speak(weights: FaceWeights, px: Uint8ClampedArray): void
}

/** Places in px of the picture, z as it was. */
function inPx(places: Float32Array, unit: number): Float32Array {
  return places.map((value) => value * unit)
}

/**
 * A mouth that can be moved on a picture of `width` x `height`: its skin is the picture's own, taken along by the body's expressions;
 * what is seen between open lips is taken from `open`, the same picture with the mouth wide open.
 */
export function mouthOn(
  face: SpeakingFace,
  still: Uint8ClampedArray,
  open: Uint8ClampedArray,
  width: number,
  height: number,
): Mouth {
  const unit = Math.min(width, height) / 1000
  const at = inPx(face.still, unit)
  const there = inPx(face.opened, unit)
  const tall = face.tall * unit
  const middle = [face.mouth[0] * unit, face.mouth[1] * unit] as const
  const moves = speechUnits.map((name) => inPx(face.moves[name], unit))
  const front = nearestOf(at, face, width, height, middle, tall * 1.3)
  const vertices = at.length / 3
  const isSeen = new Uint8Array(vertices)
  for (let v = 0; v < face.inner; v++) isSeen[v] = front.isSeen(v, tall * 0.012) ? 1 : 0
  const mesh = meshAbout(face, at, middle, tall)
  const inside = innerness(face, isSeen, mesh.faces)
  const deep = depthIn(face, at, inside, tall)
  const bare = withoutTusks(face, at, still, width, height)
  const box: Box = {
    left: Math.max(0, Math.floor(middle[0] - tall * FAR.to)),
    right: Math.min(width, Math.ceil(middle[0] + tall * FAR.to)),
    top: Math.max(0, Math.floor(middle[1] - tall * 1.05)),
    bottom: Math.min(height, Math.ceil(middle[1] + tall * FAR.to)),
  }
  const nets = netsOf(at, moves, isSeen, middle, tall, box)
  const moved = new Float32Array(at.length)
  const sx = new Float32Array(nets.across * nets.down)
  const sy = new Float32Array(nets.across * nets.down)
  const near = new Float32Array(Math.max(1, box.right - box.left) * Math.max(1, box.bottom - box.top))
  return {
    speak(weights, px) {
      const by = speechUnits.map((name) => weights[name])
      if (by.every((one) => Math.abs(one) < 0.004)) return
      sx.fill(0)
      sy.fill(0)
      for (let u = 0; u < by.length; u++) {
        if (by[u] === 0) continue
        const [x, y] = [nets.x[u]!, nets.y[u]!]
        for (let k = 0; k < sx.length; k++) {
          sx[k]! += x[k]! * by[u]!
          sy[k]! += y[k]! * by[u]!
        }
      }
      takenAlong(still, px, width, box, nets.across, sx, sy)
      moved.set(at)
      for (let u = 0; u < by.length; u++) {
        const move = moves[u]!
        if (by[u] === 0) continue
        for (const v of mesh.vertices) for (let c = v * 3; c < v * 3 + 3; c++) moved[c]! += move[c]! * by[u]!
      }
      near.fill(-1e9)
      drawMesh({ mesh, moved, at, there, inside, deep, still, bare, open, px, near, box, width, height })
    },
  }
}

/** The front of a head as a picture has it: which vertices are seen. */
function nearestOf(
  at: Float32Array,
  { faces, tusks }: SpeakingFace,
  width: number,
  height: number,
  [mx, my]: readonly [number, number],
  reach: number,
) {
  const left = Math.floor(mx - reach)
  const top = Math.floor(my - reach)
  const size = Math.ceil(reach * 2)
  const near = new Float32Array(size * size).fill(-1e9)
  for (let f = 0; f < faces.length && faces[f]! < tusks; f += 4)
    for (const [a, b, c] of [
      [faces[f]!, faces[f + 1]!, faces[f + 2]!],
      [faces[f]!, faces[f + 2]!, faces[f + 3]!],
    ] as const) {
      const [ax, ay] = [at[a * 3]! - left, at[a * 3 + 1]! - top]
      if (ax < 0 || ay < 0 || ax >= size || ay >= size) continue
      eachPx(at, a, b, c, (x, y, k0, k1, k2) => {
        const [i, j] = [x - left, y - top]
        if (i < 0 || j < 0 || i >= size || j >= size) return
        const z = at[a * 3 + 2]! * k0 + at[b * 3 + 2]! * k1 + at[c * 3 + 2]! * k2
        if (z > near[j * size + i]!) near[j * size + i] = z
      })
    }
  return {
    isSeen(v: number, slack: number) {
      const x = Math.round(at[v * 3]!)
      const y = Math.round(at[v * 3 + 1]!)
      const [i, j] = [x - left, y - top]
      if (x < 0 || y < 0 || x >= width || y >= height || i < 1 || j < 1 || i >= size - 1 || j >= size - 1) return false
      return at[v * 3 + 2]! > near[j * size + i]! - slack
    },
  }
}

/** What of a face is drawn about its mouth. */
function meshAbout(
  { faces, inner, tusks }: SpeakingFace,
  at: Float32Array,
  [mx, my]: readonly [number, number],
  tall: number,
): MeshPart {
  const vertices = at.length / 3
  const weight = new Float32Array(vertices)
  for (let v = 0; v < vertices; v++) {
    const away = Math.hypot((at[v * 3]! - mx) * 1.05, at[v * 3 + 1]! - my - tall * 0.03) / tall
    weight[v] = v >= tusks ? 1 : smoothstep(REACH.mesh, REACH.mesh - REACH.edge, away)
  }
  const kept: number[] = []
  let [innerFrom, tusksFrom] = [-1, -1]
  const used = new Set<number>()
  for (let f = 0; f < faces.length; f += 4) {
    if (innerFrom < 0 && faces[f]! >= inner) innerFrom = kept.length
    if (tusksFrom < 0 && faces[f]! >= tusks) tusksFrom = kept.length
    const own = [faces[f]!, faces[f + 1]!, faces[f + 2]!, faces[f + 3]!] as const
    if (own.every((v) => weight[v] === 0)) continue
    for (const v of own) used.add(v)
    kept.push(own[0], own[1], own[2])
    if (own[3] !== own[2]) kept.push(own[0], own[2], own[3])
  }
  return {
    faces: Int32Array.from(kept),
    vertices: Int32Array.from(used),
    weight,
    innerFrom,
    tusksFrom: tusksFrom < 0 ? kept.length : tusksFrom,
  }
}

/** How far each vertex belongs to what only an open mouth shows: 1 unseen in the still, less by and by where lips turn out. */
function innerness({ inner, tusks, isMouth }: SpeakingFace, isSeen: Uint8Array, faces: Int32Array): Float32Array {
  let made = Float32Array.from(isSeen, (seen, v) => {
    if (v >= tusks) return 0
    // What is turned away elsewhere, beside a nose or a jaw, is as it is.
    return v >= inner || (!seen && isMouth[v] === 1) ? 1 : 0
  })
  const count = new Float32Array(made.length)
  for (let pass = 0; pass < 2; pass++) {
    const sum = new Float32Array(made.length)
    count.fill(0)
    for (let f = 0; f < faces.length; f += 3) {
      const mean = (made[faces[f]!]! + made[faces[f + 1]!]! + made[faces[f + 2]!]!) / 3
      for (let k = 0; k < 3; k++) {
        sum[faces[f + k]!]! += mean
        count[faces[f + k]!]!++
      }
    }
    made = made.map((value, v) => (count[v]! > 0 ? Math.max(value, sum[v]! / count[v]!) : value))
  }
  return made
}

/** The still as its skin would be without tusks before it: their px have the colour of what is about them. */
function withoutTusks(
  { faces, tusks }: SpeakingFace,
  at: Float32Array,
  still: Uint8ClampedArray,
  width: number,
  height: number,
): Uint8ClampedArray {
  if (tusks * 3 >= at.length) return still
  const isTusk = new Uint8Array(width * height)
  for (let f = 0; f < faces.length; f += 4) {
    if (faces[f]! < tusks) continue
    for (const [b, c] of [
      [1, 2],
      [2, 3],
    ] as const)
      eachPx(
        at,
        faces[f]!,
        faces[f + b]!,
        faces[f + c]!,
        (x, y) => {
          for (let j = -2; j <= 2; j++)
            for (let i = -2; i <= 2; i++)
              if (x + i >= 0 && x + i < width && y + j >= 0 && y + j < height) isTusk[(y + j) * width + x + i] = 1
        },
        true,
      )
  }
  const made = still.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (isTusk[y * width + x] === 0) continue
      // Between the nearest px to the left and to the right, the nearer the more.
      let [left, right] = [x, x]
      while (left > 0 && isTusk[y * width + left] === 1) left--
      while (right < width - 1 && isTusk[y * width + right] === 1) right++
      const t = (x - left) / (right - left)
      for (let c = 0; c < 3; c++) {
        const a = still[(y * width + left) * 4 + c]!
        made[(y * width + x) * 4 + c] = a + (still[(y * width + right) * 4 + c]! - a) * t
      }
    }
  return made
}

/** How far behind the front teeth all lies that an open mouth shows, 0-1: the less light falls there. */
function depthIn({ inner, tusks }: SpeakingFace, at: Float32Array, isInner: Float32Array, tall: number): Float32Array {
  let front = -1e9
  for (let v = inner; v < tusks; v++) front = Math.max(front, at[v * 3 + 2]!)
  const deep = new Float32Array(at.length / 3)
  for (let v = 0; v < tusks; v++)
    if (isInner[v]! > 0.5) deep[v] = smoothstep(tall * 0.025, tall * 0.085, front - at[v * 3 + 2]!)
  return deep
}
