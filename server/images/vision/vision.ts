import type { Logger } from 'pino'
import type { Piscina } from 'piscina'
import sharp from 'sharp'
import type { FaceBox } from '../../../contract/images.ts'
import { pixels, pixelsIn, workOf } from '../../pixels/gate.ts'
import { openPool } from '../../threads/pool.ts'
import { LOOKED_AT, type ThreadFace, type ThreadLook, type ThreadSight } from './vision-thread.ts'

/** What was seen in a picture. */
export interface Sight {
  /** How likely it is that the picture is not safe for everybody, 0-1. */
  nsfw: number
  /** Largest first. */
  faces: FaceBox[]
}

/** A feature of a face, as fractions of the picture's width and height. */
export interface FaceMark {
  x: number
  y: number
}

/** Looks at pictures that come from elsewhere. */
export interface Vision {
  /** Throws when the picture cannot be judged; aborts when the signal does. */
  look(bytes: Buffer, signal: AbortSignal): Promise<Sight>
  /** Where the features of a face lie. Throws as looking does. */
  mark(bytes: Buffer, face: FaceBox, signal: AbortSignal): Promise<FaceMark[]>
  close(): Promise<void>
}

/** Longest side of a face whose features are looked for, px: their net's input is 112 px. */
const FACE_SIDE = 224

/** Behind what is transparent: neither skin nor sky. */
const GROUND = '#808080'
/** A smaller face, as a share of the picture's width or height, is nothing to crop to, and often none. */
const FACE_MIN = 0.03

/**
 * One thread beside the engine's, started when the first picture is to be looked at and gone again after a while: the models and
 * what runs them take some 300 MB.
 */
export function openVision(log: Pick<Logger, 'warn'>): Vision {
  let pool: Piscina | undefined

  const freshPool = () => openPool({ thread: new URL('./vision-thread.ts', import.meta.url), idleTimeout: 60_000, log })

  return {
    async look(bytes, signal) {
      pool ??= freshPool()
      const work = { caller: workOf('looking'), pixels: await pixelsIn(bytes), signal }
      const { data, info } = await pixels.run(work, () =>
        sharp(bytes)
          .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside' })
          .toColourspace('srgb')
          .flatten({ background: GROUND })
          .raw()
          .toBuffer({ resolveWithObject: true }),
      )
      const { width, height } = info
      const channels = info.channels as 1 | 3
      const rated = await sharp(data, { raw: { width, height, channels } })
        .toColourspace('srgb')
        .resize(224, 224, { fit: 'fill' })
        .raw()
        .toBuffer()
      const seen =
        channels === 3
          ? data
          : await sharp(data, { raw: { width, height, channels } }).toColourspace('srgb').raw().toBuffer()
      const job: ThreadLook = { rated, seen, width, height }
      const { nsfw, faces } = (await pool.run(job, { signal })) as ThreadSight
      return {
        nsfw,
        faces: faces
          .filter((face) => face.width >= FACE_MIN && face.height >= FACE_MIN)
          .toSorted((a, b) => b.width * b.height - a.width * a.height),
      }
    },
    async mark(bytes, face, signal) {
      const { width, height } = await sharp(bytes).metadata()
      const left = Math.floor(face.x * width)
      const top = Math.floor(face.y * height)
      const area = {
        left,
        top,
        width: Math.max(1, Math.min(width - left, Math.round(face.width * width))),
        height: Math.max(1, Math.min(height - top, Math.round(face.height * height))),
      }
      const work = { caller: workOf('looking'), pixels: await pixelsIn(bytes), signal }
      const { data, info } = await pixels.run(work, () =>
        sharp(bytes, { pages: 1 })
          .extract(area)
          .resize(FACE_SIDE, FACE_SIDE, { fit: 'inside' })
          .flatten({ background: GROUND })
          // Grey pictures too.
          .toColourspace('srgb')
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true }),
      )
      pool ??= freshPool()
      const job: ThreadFace = { pixels: data, width: info.width, height: info.height }
      const marks = (await pool.run(job, { name: 'markFace', signal })) as FaceMark[]
      return marks.map(({ x, y }) => ({
        x: (area.left + x * area.width) / width,
        y: (area.top + y * area.height) / height,
      }))
    },
    async close() {
      await pool?.destroy()
    },
  }
}
