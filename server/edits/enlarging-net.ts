import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as TensorFlow from '@tensorflow/tfjs'
import type { UpscaleFactor } from '../../contract/edit-facts.ts'
import type { EnlargingNet } from '../../engine/edits/edits.ts'

/** The nets that are shipped (ESRGAN by UpscalerJS, trained on DIV2K), by the number of their blocks: the deeper draws better, and slower. */
const blocks = { slim: 2, medium: 10 } as const
export type NetSize = keyof typeof blocks

// TensorFlow.js is CommonJS without named exports that an import would find.
const require = createRequire(import.meta.url)

type Weights = Readonly<Record<string, TensorFlow.Tensor>>

let loading: Promise<typeof TensorFlow> | undefined

/** This machine runs no nets. */
export class NoWebAssembly extends Error {}

/** TensorFlow.js on WebAssembly; throws NoWebAssembly where that cannot be had. */
async function tensorFlow(): Promise<typeof TensorFlow> {
  const tf = require('@tensorflow/tfjs') as typeof TensorFlow
  require('@tensorflow/tfjs-backend-wasm')
  if (!(await tf.setBackend('wasm'))) throw new NoWebAssembly('WebAssembly cannot be used to enlarge pictures')
  return tf
}

/** Where each package begins: its weights lie beside, and its own code is not loaded. */
const entries: Record<NetSize, () => string> = {
  slim: () => require.resolve('@upscalerjs/esrgan-slim'),
  medium: () => require.resolve('@upscalerjs/esrgan-medium'),
}

async function weightsOf(tf: typeof TensorFlow, size: NetSize, factor: UpscaleFactor): Promise<Weights> {
  const folder = join(dirname(entries[size]()), '../../../../..', 'models', `x${factor}`)
  const model = JSON.parse(await readFile(join(folder, 'model.json'), 'utf8')) as TensorFlow.io.ModelJSON
  const shards = model.weightsManifest.flatMap(({ paths }) => paths)
  const bytes = new Uint8Array(Buffer.concat(await Promise.all(shards.map((shard) => readFile(join(folder, shard))))))
  const specs = model.weightsManifest.flatMap(({ weights }) => weights)
  return tf.io.decodeWeights(bytes.buffer, specs)
}

/**
 * The last convolution runs over px that were only repeated before. Over the small picture, with the taps that fall on the same px
 * added up, it says the same with a fraction of the memory: `factor` squared times its channels, to be laid out in space.
 */
function gathered(tf: typeof TensorFlow, kernel: TensorFlow.Tensor, factor: number): TensorFlow.Tensor4D {
  const [high = 0, wide = 0, from = 0, to = 0] = kernel.shape
  const taps = kernel.dataSync()
  const channels = to * factor ** 2
  const sums = new Float32Array(high * wide * from * channels)
  for (let i = 0; i < factor; i++)
    for (let j = 0; j < factor; j++)
      for (let dy = 0; dy < high; dy++)
        for (let dx = 0; dx < wide; dx++) {
          const y = Math.floor((i + dy - 1) / factor) + 1
          const x = Math.floor((j + dx - 1) / factor) + 1
          for (let c = 0; c < from; c++)
            for (let o = 0; o < to; o++) {
              const at = ((y * wide + x) * from + c) * channels + (i * factor + j) * to + o
              sums[at] = (sums[at] ?? 0) + (taps[((dy * wide + dx) * from + c) * to + o] ?? 0)
            }
        }
  return tf.tensor4d(sums, [high, wide, from, channels])
}

/** Channels that run from block to block. */
const CHANNELS = 64

/** A residual dense network (Zhang et al. 2018) of blocks of one convolution each, as the packages' models are. */
function network(tf: typeof TensorFlow, weights: Weights, depth: number, factor: number) {
  const named = (name: string) => {
    const found = weights[name]
    if (!found) throw new Error(`The net has no weights called ${name}`)
    return found
  }
  // What is joined and then mixed px by px is mixed part by part: nothing has to be joined.
  const global = tf.split(named('GFF_1/kernel'), depth, 2)
  const blocksOf = global.map((share, index) => {
    const k = index + 1
    const kernel = named(`LFF_${k}/kernel`)
    const sizes = [CHANNELS, (kernel.shape[2] ?? 0) - CHANNELS]
    const [own = kernel, more = kernel] = tf.split(kernel, sizes, 2)
    return { k, own, more, bias: named(`LFF_${k}/bias`), share }
  })
  type Block = (typeof blocksOf)[number]
  const last = gathered(tf, named('SR/kernel'), factor)
  const lastBias = tf.tidy(() => tf.tile(named('SR/bias') as TensorFlow.Tensor1D, [factor ** 2]))

  const convolved = (
    x: TensorFlow.Tensor4D,
    filter: TensorFlow.Tensor,
    bias: TensorFlow.Tensor | undefined,
    activation: 'linear' | 'relu' = 'linear',
  ): TensorFlow.Tensor4D =>
    tf.fused.conv2d({ x, filter: filter as TensorFlow.Tensor4D, strides: 1, pad: 'same', bias, activation })
  const layer = (x: TensorFlow.Tensor4D, name: string, activation: 'linear' | 'relu' = 'linear') =>
    convolved(x, named(`${name}/kernel`), named(`${name}/bias`), activation)

  /** One block: what comes of it. */
  const through = (x: TensorFlow.Tensor4D, { k, own, more, bias }: Block): TensorFlow.Tensor4D =>
    tf.tidy(() => {
      const grown = layer(x, `F_${k}_1`, 'relu')
      return tf.add(tf.add(convolved(x, own, bias), convolved(grown, more, undefined)), x) as TensorFlow.Tensor4D
    })
  /** Takes `now` with it. */
  const added = (sum: TensorFlow.Tensor4D, now: TensorFlow.Tensor4D): TensorFlow.Tensor4D => {
    const more = tf.add(sum, now) as TensorFlow.Tensor4D
    sum.dispose()
    now.dispose()
    return more
  }

  return (piece: TensorFlow.Tensor4D): TensorFlow.Tensor4D =>
    tf.tidy(() => {
      const shallow = layer(piece, 'F_m1')
      let x = layer(shallow, 'F_0')
      let deep: TensorFlow.Tensor4D | undefined
      for (const block of blocksOf) {
        const next = through(x, block)
        x.dispose()
        x = next
        const share = convolved(x, block.share, deep ? undefined : named('GFF_1/bias'))
        deep = deep ? added(deep, share) : share
      }
      const whole = deep ?? x
      const mixed = tf.tidy(() => tf.add(layer(whole, 'GFF_2'), shallow) as TensorFlow.Tensor4D)
      for (const gone of new Set([shallow, x, whole])) gone.dispose()
      const up = ['UPN1', 'UPN2', 'UPN3'].reduce((before, name) => {
        const after = layer(before, name, name === 'UPN3' ? 'linear' : 'relu')
        before.dispose()
        return after
      }, mixed)
      return tf.depthToSpace(convolved(up, last, lastBias), factor, 'NHWC')
    })
}

const opened = new Map<string, Promise<EnlargingNet>>()

async function open(size: NetSize, factor: UpscaleFactor): Promise<EnlargingNet> {
  loading ??= tensorFlow()
  const tf = await loading
  const depth = blocks[size]
  const run = network(tf, await weightsOf(tf, size, factor), depth, factor)
  return {
    // Each convolution of 3 by 3 reaches a px further, that of 5 by 5 two.
    reach: depth + 8,
    async enlarge({ width, height, values }) {
      const large = tf.tidy(() => run(tf.tensor4d(values, [1, height, width, 3])))
      const made = (await large.data()) as Float32Array
      large.dispose()
      return { width: width * factor, height: height * factor, values: made }
    },
  }
}

/** A net of the packages, read when it is first asked for. Throws NoWebAssembly where none can be run. */
export function enlargingNet(size: NetSize, factor: UpscaleFactor): Promise<EnlargingNet> {
  const key = `${size} ${factor}`
  const net = opened.get(key) ?? open(size, factor)
  opened.set(key, net)
  return net
}
