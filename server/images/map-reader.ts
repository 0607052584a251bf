import { AppError } from '../errors.ts'
import type { Thread } from '../threads/thread.ts'
import { isMapFile, type MapFileScene } from './map-file.ts'

/** What lies in an upload: a picture, and the scene of a map. */
export interface Unpacked {
  picture: Buffer
  scene?: MapFileScene
}

/** Reads map files (Universal VTT) beside everything else, one after the other. */
export interface MapReader {
  /** The picture in an upload, and the scene of a map file; a picture itself is given back as it came. Throws AppError. */
  unpacked(bytes: Buffer): Promise<Unpacked>
}

/** Longest that one file may take, ms. */
const PATIENCE = 15_000

export function openMapReader(thread: Thread): MapReader {
  return {
    async unpacked(bytes) {
      if (!isMapFile(bytes)) return { picture: bytes }
      try {
        const { picture, scene } = await thread.run<{ picture: Uint8Array; scene: MapFileScene }>(bytes, {
          patience: PATIENCE,
        })
        return { picture: Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength), scene }
      } catch (error) {
        throw new AppError(
          'unsupported_file',
          'This file is neither a picture nor a Universal VTT map (.dd2vtt, .uvtt) with a picture in it, or it has more walls than any table can use. Nothing was charged.',
          { cause: error },
        )
      }
    },
  }
}
