import type { SpeakingFace, SpeechUnit } from '../../figures/speaking.ts'
import { speechUnits } from '../../figures/speaking.ts'
import { blur, type Field, smoothstep } from '../../paint/field.ts'

/** px a cell of the net that takes along what is about the mouth: beards, cheeks, what is drawn on a face. */
const STEP = 4
/** How far about the mouth the mesh itself is drawn, as a share of the head's height, and over how much it passes into the rest. */
const REACH = { mesh: 0.3, edge: 0.07 }
/** Beyond so much of the head's height from its middle nothing is taken along. */
const FAR = { from: 0.62, to: 1.15 }

/** Weights of what a face does. */
export type FaceWeights = Readonly<Record<SpeechUnit, number>>

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

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

/** Every px of a triangle that is turned to the eye, with the shares of its corners. */
function eachPx(
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

interface MeshPart {
  /** Three corners each. */
  faces: Int32Array
  vertices: Int32Array
  /** Of each vertex of the whole: 1 about the mouth, 0 where the rest of the picture is as right. */
  weight: Float32Array
  /** From which corner on it is teeth and tongue, and from which tusks. */
  innerFrom: number
  tusksFrom: number
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

/** What is seen of a throat: hardly any light comes there. */
const throat = [26, 10, 9] as const

/** How far behind the front teeth all lies that an open mouth shows, 0-1: the less light falls there. */
function depthIn({ inner, tusks }: SpeakingFace, at: Float32Array, isInner: Float32Array, tall: number): Float32Array {
  let front = -1e9
  for (let v = inner; v < tusks; v++) front = Math.max(front, at[v * 3 + 2]!)
  const deep = new Float32Array(at.length / 3)
  for (let v = 0; v < tusks; v++)
    if (isInner[v]! > 0.5) deep[v] = smoothstep(tall * 0.025, tall * 0.085, front - at[v * 3 + 2]!)
  return deep
}

interface Nets {
  across: number
  down: number
  /** For each unit how far a cell's knot moves, px. */
  x: Float32Array[]
  y: Float32Array[]
}

/** What is about the mouth goes with the skin that is nearest: knots between vertices have the mean of those about them. */
function netsOf(
  at: Float32Array,
  moves: readonly Float32Array[],
  isSeen: Uint8Array,
  [mx, my]: readonly [number, number],
  tall: number,
  box: Box,
): Nets {
  const across = Math.ceil((box.right - box.left) / STEP) + 2
  const down = Math.ceil((box.bottom - box.top) / STEP) + 2
  const empty = (): Field => ({ width: across, height: down, values: new Float32Array(across * down) })
  const weight = empty()
  const sums = moves.map(() => [empty(), empty()] as const)
  for (let v = 0; v < isSeen.length; v++) {
    if (!isSeen[v]) continue
    const c = Math.round((at[v * 3]! - box.left) / STEP)
    const r = Math.round((at[v * 3 + 1]! - box.top) / STEP)
    if (c < 0 || r < 0 || c >= across || r >= down) continue
    const k = r * across + c
    weight.values[k]!++
    for (const [u, move] of moves.entries()) {
      sums[u]![0].values[k]! += move[v * 3]!
      sums[u]![1].values[k]! += move[v * 3 + 1]!
    }
  }
  // Fine where there are vertices, broader and broader where there are none.
  const reaches = [0.02, 0.05, 0.12, 0.26].map((share) => Math.max(0.7, (share * tall) / STEP))
  const weights = reaches.map((reach) => blur(weight, reach, 2).values)
  const fade = fadeOf(across, down, box, mx, my - tall * 0.22, tall)
  const filled = (field: Field) => {
    const layers = reaches.map((reach) => blur(field, reach, 2).values)
    return Float32Array.from({ length: across * down }, (_, k) => {
      let left = 1
      let sum = 0
      for (const [n, layer] of layers.entries()) {
        const share = n === layers.length - 1 ? left : left * Math.min(1, weights[n]![k]! * 3)
        if (weights[n]![k]! > 1e-6) sum += (share * layer[k]!) / weights[n]![k]!
        left -= share
      }
      return sum * fade[k]!
    })
  }
  return { across, down, x: sums.map(([x]) => filled(x)), y: sums.map(([, y]) => filled(y)) }
}

function fadeOf(across: number, down: number, { left, top }: Box, cx: number, cy: number, tall: number): Float32Array {
  return Float32Array.from({ length: across * down }, (_, k) => {
    const x = left + (k % across) * STEP
    const y = top + Math.floor(k / across) * STEP
    return smoothstep(FAR.to, FAR.from, Math.hypot(x - cx, (y - cy) * 0.9) / tall)
  })
}

/** Takes px along with a net, within a box. */
function takenAlong(
  from: Uint8ClampedArray,
  into: Uint8ClampedArray,
  width: number,
  { left, top, right, bottom }: Box,
  across: number,
  sx: Float32Array,
  sy: Float32Array,
): void {
  const height = from.length / 4 / width
  for (let y = top; y < bottom; y++) {
    const r = Math.floor((y - top) / STEP)
    const v = (y - top) / STEP - r
    for (let x = left, p = (y * width + left) * 4; x < right; x++, p += 4) {
      const c = Math.floor((x - left) / STEP)
      const u = (x - left) / STEP - c
      const k = r * across + c
      const dx = bilinear(sx, k, across, u, v)
      const dy = bilinear(sy, k, across, u, v)
      if (dx * dx + dy * dy < 0.0025) continue
      taken(from, width, height, x - dx, y - dy, into, p)
    }
  }
}

function bilinear(values: Float32Array, k: number, across: number, u: number, v: number): number {
  const a = values[k]! + (values[k + 1]! - values[k]!) * u
  const b = values[k + across]! + (values[k + across + 1]! - values[k + across]!) * u
  return a + (b - a) * v
}

const four = new Uint8ClampedArray(4)
/** A place between px, RGBA into `into` at `p`. */
function taken(
  from: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  into: Uint8ClampedArray,
  p: number,
): void {
  const hx = Math.min(width - 1.001, Math.max(0, x))
  const hy = Math.min(height - 1.001, Math.max(0, y))
  const ix = hx | 0
  const iy = hy | 0
  const fx = hx - ix
  const fy = hy - iy
  const o = (iy * width + ix) * 4
  const below = o + width * 4
  const d = fx * fy
  const b = fx - d
  const e = fy - d
  const a = 1 - fx - e
  into[p] = from[o]! * a + from[o + 4]! * b + from[below]! * e + from[below + 4]! * d
  into[p + 1] = from[o + 1]! * a + from[o + 5]! * b + from[below + 1]! * e + from[below + 5]! * d
  into[p + 2] = from[o + 2]! * a + from[o + 6]! * b + from[below + 2]! * e + from[below + 6]! * d
  into[p + 3] = from[o + 3]! * a + from[o + 7]! * b + from[below + 3]! * e + from[below + 7]! * d
}

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
function drawMesh(drawing: Drawing): void {
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
