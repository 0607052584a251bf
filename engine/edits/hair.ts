import type { Lab } from '../own-style/lab.ts'
import { blur, type Field, field, smoothstep } from '../paint/field.ts'
import type { Picture } from '../paint/picture.ts'
import { personIn } from './matte/person/person.ts'
import { resized } from './matte/upsample.ts'
import type { Box } from './steps.ts'

/** Where the hair of a head is looked for, in the sides of the face's box: to each side, above, and down over the shoulders. */
const REACH = { side: 0.95, above: 0.75, below: 1 }
/** Where hair is that nothing else can be: a band over the forehead, in the face's sides. */
const CROWN = { from: -0.34, to: -0.06, side: 0.14 }
/** How much of what is looked at has to be hair, of the face's box, before there is any. */
const LEAST = 0.06

interface Colour {
  mean: [number, number, number]
  spread: [number, number, number]
}

const planes = ({ l, a, b }: Lab) => [l, a, b] as const

function colourOf(lab: Lab, places: readonly number[]): Colour {
  const made: Colour = { mean: [0, 0, 0], spread: [0, 0, 0] }
  for (const [k, plane] of planes(lab).entries()) {
    const values = places.map((at) => plane[at]!).sort((one, other) => one - other)
    const quantile = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0
    made.mean[k] = quantile(0.5)
    made.spread[k] = Math.max(k === 0 ? 0.05 : 0.012, (quantile(0.84) - quantile(0.16)) / 2)
  }
  return made
}

const far = (lab: Lab, at: number, { mean, spread }: Colour) =>
  Math.hypot(...planes(lab).map((plane, k) => (plane[at]! - mean[k]!) / spread[k]!))

/**
 * The hair that belongs to a face, 0-1: what is of the colour of the crown of the head, less than of the skin's and of what is
 * behind, and hangs together with it. Undefined where too little is found: a helmet, a bald head.
 */
export function hairIn(picture: Picture, lab: Lab, face: Box): Field | undefined {
  const { width, height } = lab
  const person = resized(personIn(picture), width, height).values
  const box = { x: face.x * width, y: face.y * height, w: face.width * width, h: face.height * height }
  const left = Math.max(0, Math.floor(box.x - REACH.side * box.w))
  const right = Math.min(width, Math.ceil(box.x + (1 + REACH.side) * box.w))
  const top = Math.max(0, Math.floor(box.y - REACH.above * box.h))
  const bottom = Math.min(height, Math.ceil(box.y + (1 + REACH.below) * box.h))
  const within = (from: { x0: number; x1: number; y0: number; y1: number }, is: (at: number) => boolean) => {
    const places: number[] = []
    for (let y = Math.max(0, Math.round(from.y0)); y < Math.min(height, from.y1); y++)
      for (let x = Math.max(0, Math.round(from.x0)); x < Math.min(width, from.x1); x++)
        if (is(y * width + x)) places.push(y * width + x)
    return places
  }
  const cheeks = {
    x0: box.x + 0.25 * box.w,
    x1: box.x + 0.75 * box.w,
    y0: box.y + 0.45 * box.h,
    y1: box.y + 0.75 * box.h,
  }
  const skin = colourOf(
    lab,
    within(cheeks, () => true),
  )
  const crown = {
    x0: box.x + CROWN.side * box.w,
    x1: box.x + (1 - CROWN.side) * box.w,
    y0: box.y + CROWN.from * box.h,
    y1: box.y + CROWN.to * box.h,
  }
  const seeds = within(crown, (at) => person[at]! > 0.7 && far(lab, at, skin) > 2.2)
  if (seeds.length < 12) return undefined
  const hair = colourOf(lab, seeds)
  const found = new Uint8Array(width * height)
  const isHair = (at: number) => {
    if (person[at]! < 0.35) return false
    const own = far(lab, at, hair)
    return own < 3.4 && own < 0.9 * far(lab, at, skin)
  }
  const queue = seeds.filter(isHair)
  for (const at of queue) found[at] = 1
  for (let n = 0; n < queue.length; n++) {
    const at = queue[n]!
    const [x, y] = [at % width, Math.floor(at / width)]
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (nx < left || nx >= right || ny < top || ny >= bottom) continue
      const next = ny * width + nx
      if (found[next] || !isHair(next)) continue
      found[next] = 1
      queue.push(next)
    }
  }
  if (queue.length < LEAST * box.w * box.h) return undefined
  return softened(found, { width, height }, box)
}

/** Without specks, with soft strands at its rim, and none of the eyes and brows, nor of what is far down. */
function softened(
  found: Uint8Array,
  { width, height }: { width: number; height: number },
  box: { x: number; y: number; w: number; h: number },
): Field {
  const made = field(width, height)
  for (let at = 0; at < found.length; at++) {
    if (!found[at]) continue
    const u = ((at % width) - box.x - box.w / 2) / (0.4 * box.w)
    const v = (Math.floor(at / width) - box.y - 0.52 * box.h) / (0.46 * box.h)
    const low = (Math.floor(at / width) - box.y) / box.h
    made.values[at] = (u * u + v * v < 1 ? 0 : 1) * (1 - smoothstep(1.6, 2, low))
  }
  const soft = blur(made, Math.max(1, 0.022 * box.w), 2)
  for (let at = 0; at < soft.values.length; at++) soft.values[at] = smoothstep(0.22, 0.72, soft.values[at]!)
  return blur(soft, Math.max(0.7, 0.008 * box.w), 1)
}
