import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Field } from '../../../paint/field.ts'
import type { Picture } from '../../../paint/picture.ts'
import {
  clipped,
  convolved,
  convolvedApart,
  doubled,
  each,
  mean,
  product,
  sum,
  type Tensor,
  tensor,
  unfolded,
  type Weights,
} from './layers.ts'

/** Side of what the network looks at, px. */
const SIDE = 256

interface Step {
  name: string
  op: string
  input: string[]
  stride?: number
}

interface Network {
  steps: Step[]
  weights: ReadonlyMap<string, Weights>
}

/** A number of half precision (IEEE 754 binary16). */
function half(bits: number): number {
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  const sign = bits & 0x8000 ? -1 : 1
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15))
}

function load(): Network {
  const bytes = brotliDecompressSync(readFileSync(new URL('./person.pack', import.meta.url)))
  const length = bytes.readUInt32LE(0)
  const { steps, weights } = JSON.parse(bytes.subarray(4, 4 + length).toString()) as {
    steps: Step[]
    weights: Record<string, { shape: number[]; at: number }>
  }
  const first = 4 + length
  const valuesOf = ({ shape, at }: { shape: number[]; at: number }): Weights => {
    const size = shape.reduce((product, side) => product * side, 1)
    return {
      shape,
      values: Float32Array.from({ length: size }, (_, k) => half(bytes.readUInt16LE(first + (at + k) * 2))),
    }
  }
  return { steps, weights: new Map(Object.entries(weights).map(([name, told]) => [name, valuesOf(told)])) }
}

let network: Network | undefined

type Layer = (input: Tensor, second: Tensor & Weights, stride: number) => Tensor

const layers: Readonly<Record<string, Layer>> = {
  Conv2D: convolved,
  DepthwiseConv2dNative: convolvedApart,
  Conv2DBackpropInput: (weights, source) => unfolded(source, weights as unknown as Weights),
  ResizeBilinear: doubled,
  AvgPool: mean,
  Add: sum,
  AddV2: sum,
  AddN: sum,
  Mul: product,
  Relu: (source) => clipped(source, Number.POSITIVE_INFINITY),
  Relu6: (source) => clipped(source, 6),
  Sigmoid: (source) => each(source, (value) => 1 / (1 + Math.exp(-value))),
}

/**
 * How likely each place of a picture is of a person, 0-1, 256 by 256 over the whole of it: MediaPipe's Selfie Segmentation (Google,
 * Apache License 2.0), packed by scripts/person/pack.ts and worked out here. About half a second.
 */
export function personIn(picture: Picture): Field {
  network ??= load()
  const flowing = new Map<string, Tensor>([['input_1', seen(picture)]])
  let last = ''
  for (const { name, op, input, stride = 1 } of network.steps) {
    const layer = layers[op]
    if (!layer) throw new RangeError(`Nobody works out a layer of ${op}`)
    const [one, other] = input.map((from) => flowing.get(from) ?? network!.weights.get(from)) as [
      Tensor,
      Tensor & Weights,
    ]
    // Products and sums hold for either order; what is larger comes first.
    const isSwapped =
      other !== undefined && (op === 'Mul' || op.startsWith('Add')) && other.values.length > one.values.length
    flowing.set(name, isSwapped ? layer(other, one as Tensor & Weights, stride) : layer(one, other, stride))
    last = name
  }
  const { values } = flowing.get(last)!
  return { width: SIDE, height: SIDE, values }
}

/** The picture at the network's size, 0-1, over grey where it is transparent. */
function seen({ width, height, pixels }: Picture): Tensor {
  const made = tensor(SIDE, SIDE, 3)
  for (let y = 0; y < SIDE; y++) {
    const top = Math.floor((y * height) / SIDE)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / SIDE))
    for (let x = 0; x < SIDE; x++) {
      const left = Math.floor((x * width) / SIDE)
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / SIDE))
      const to = (y * SIDE + x) * 3
      const n = (bottom - top) * (right - left) * 255
      for (let sy = top; sy < bottom; sy++)
        for (let sx = left; sx < right; sx++) {
          const p = (sy * width + sx) * 4
          const alpha = pixels[p + 3]! / 255
          for (let c = 0; c < 3; c++) made.values[to + c]! += (pixels[p + c]! * alpha + 128 * (1 - alpha)) / n
        }
    }
  }
  return made
}
