import { add, dot, sub, times, unit, type Vec, vertexOf } from '../../mesh/geometry.ts'
import { bodyData } from './data.ts'
import { meanAt } from './figure.ts'

/** How much flesh stays on bare bones, amid a shaft and at its ends: parts of the way from the bone out to the skin. */
const kept: readonly (readonly [bones: RegExp, shaft: number, ends: number])[] = [
  [/^(upperarm|lowerarm|thigh|calf)/, 0.3, 0.6],
  [/^(hand)/, 0.62, 0.7],
  [/^(thumb|index|middle|ring|pinky)/, 0.5, 0.78],
  [/^neck/, 0.42, 0.5],
  [/^(clavicle)/, 0.7, 0.7],
  [/^(foot|ball)/, 0.6, 0.7],
]

/** Draws the skin of limbs in to the bones, so that shafts are thin between their knobs. Changes `body`, at rest. */
export function wither(body: Float32Array): void {
  const { bones, boneOf } = bodyData()
  const heads = bones.map(({ joint }) => meanAt(body, joint))
  const shafts = bones.map(({ name, parent }, bone) => {
    const rule = kept.find(([which]) => which.test(name))
    if (!rule) return undefined
    const next = bones.findIndex((other) => other.parent === bone)
    const from = heads[bone]!
    // The last bone of a finger goes on as the one before it.
    const before = heads[parent] ?? from
    const to = next < 0 ? add(from, times(sub(from, before), 0.8)) : heads[next]!
    return { from, to, shaft: rule[1], ends: rule[2] }
  })
  for (let vertex = 0; vertex * 3 < body.length; vertex++) {
    const own = shafts[boneOf[vertex * 4]!]
    if (!own) continue
    const drawn = towardsBone(vertexOf(body, vertex), own)
    body.set(drawn, vertex * 3)
  }
}

function towardsBone(place: Vec, { from, to, shaft, ends }: { from: Vec; to: Vec; shaft: number; ends: number }): Vec {
  const line = sub(to, from)
  const long = Math.hypot(...line)
  if (long === 0) return place
  const along = unit(line)
  const t = Math.min(long, Math.max(0, dot(sub(place, from), along)))
  const middle = Math.max(0, Math.sin((Math.PI * t) / long))
  const share = ends + (shaft - ends) * Math.sqrt(middle)
  const axis = add(from, times(along, t))
  return add(axis, times(sub(place, axis), share))
}
