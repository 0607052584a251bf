import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as TensorFlow from '@tensorflow/tfjs'
import type * as FaceApi from '@vladmandic/face-api'
import type { FaceBox } from '../../../contract/images.ts'

/** Px of the longer side of what faces are looked for in: the detector's own input (SSD MobileNet v1, 512 px). */
export const LOOKED_AT = 512

/** Side of the rating's input, px, and its classes in the order it tells them (nsfwjs, nsfw_classes). */
const RATED_AT = 224
const classes = ['Drawing', 'Hentai', 'Neutral', 'Porn', 'Sexy'] as const
/** Those that are not for everybody. People in evening dress are "Sexy". */
const adult: ReadonlySet<string> = new Set(['Hentai', 'Porn'])

/** Least certainty of a face: at 0.5 all 22 faces of face-api's own sample photographs are found, and none beside them. */
const FACE_SURE = 0.5
const FACES_MAX = 20

/** RGB, row by row: the same picture at 224 x 224 px, and with its own proportions within LOOKED_AT. */
export interface ThreadLook {
  rated: Uint8Array
  seen: Uint8Array
  width: number
  height: number
}

export interface ThreadSight {
  nsfw: number
  faces: FaceBox[]
}

// Both packages are CommonJS without named exports that an import would find.
const require = createRequire(import.meta.url)

interface Shards {
  modelJson(): Promise<{ default: TensorFlow.io.ModelJSON }>
  /** Each a module whose default is the weights, base64. */
  weightBundles: (() => Promise<{ default: string }>)[]
}

async function loadRating(tf: typeof TensorFlow): Promise<TensorFlow.LayersModel> {
  const { MobileNetV2Model } = (await import('nsfwjs/models/mobilenet_v2')) as unknown as { MobileNetV2Model: Shards }
  const { default: json } = await MobileNetV2Model.modelJson()
  const shards = await Promise.all(
    MobileNetV2Model.weightBundles.map(async (shard) => Buffer.from((await shard()).default, 'base64')),
  )
  const weights = new Uint8Array(Buffer.concat(shards))
  return tf.loadLayersModel(
    tf.io.fromMemory({
      modelTopology: json.modelTopology,
      format: json.format,
      weightSpecs: json.weightsManifest.flatMap((group) => group.weights),
      weightData: weights.buffer,
    }),
  )
}

const modelsOf = () => dirname(require.resolve('@vladmandic/face-api/package.json'))

async function loadFaces(): Promise<typeof FaceApi> {
  const faces = require('@vladmandic/face-api/dist/face-api.node-wasm.js') as typeof FaceApi
  await faces.nets.ssdMobilenetv1.loadFromDisk(join(modelsOf(), 'model'))
  return faces
}

async function loadMarks() {
  loading ??= load()
  const { tf, faces } = await loading
  await faces.nets.faceLandmark68Net.loadFromDisk(join(modelsOf(), 'model'))
  return { tf, net: faces.nets.faceLandmark68Net }
}

async function load() {
  const tf = require('@tensorflow/tfjs') as typeof TensorFlow
  require('@tensorflow/tfjs-backend-wasm')
  if (!(await tf.setBackend('wasm'))) throw new Error('WebAssembly cannot be used to look at pictures')
  const [rating, faces] = await Promise.all([loadRating(tf), loadFaces()])
  return { tf, rating, faces }
}

let loading: ReturnType<typeof load> | undefined

/** Looks at one picture, in a thread of its own. */
export default async function lookAtPicture({ rated, seen, width, height }: ThreadLook): Promise<ThreadSight> {
  loading ??= load()
  const { tf, rating, faces } = await loading
  const shares = tf.tidy(() => {
    const input = tf.tensor4d(rated, [1, RATED_AT, RATED_AT, 3], 'int32').toFloat().div(255)
    return rating.predict(input) as TensorFlow.Tensor
  })
  const told = await shares.data()
  shares.dispose()

  const pixels = tf.tensor3d(seen, [height, width, 3], 'int32')
  const options = new faces.SsdMobilenetv1Options({ minConfidence: FACE_SURE, maxResults: FACES_MAX })
  const found = await faces.detectAllFaces(pixels as unknown as FaceApi.TNetInput, options)
  pixels.dispose()

  const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
  return {
    nsfw: classes.reduce((sum, name, index) => sum + (adult.has(name) ? (told[index] ?? 0) : 0), 0),
    faces: found.map(({ box }) => {
      const [left, top] = [fraction(box.left / width), fraction(box.top / height)]
      return {
        x: left,
        y: top,
        width: fraction(fraction(box.right / width) - left),
        height: fraction(fraction(box.bottom / height) - top),
      }
    }),
  }
}

/** A face, cut out as the detector's box lies: RGB, row by row. */
export interface ThreadFace {
  pixels: Uint8Array
  width: number
  height: number
}

let loadingMarks: ReturnType<typeof loadMarks> | undefined

/**
 * The features of a face as the net for 68 of them tells: jaw, brows, nose, eyes and mouth in the order of the iBUG annotation, as
 * fractions of the cut-out's sides.
 */
export async function markFace({ pixels, width, height }: ThreadFace): Promise<{ x: number; y: number }[]> {
  loadingMarks ??= loadMarks()
  const { tf, net } = await loadingMarks
  const input = tf.tensor3d(pixels, [height, width, 3], 'int32')
  const marks = (await net.detectLandmarks(input as unknown as FaceApi.TNetInput)) as FaceApi.FaceLandmarks68
  input.dispose()
  return marks.relativePositions.map(({ x, y }) => ({ x, y }))
}
