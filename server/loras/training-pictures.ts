import sharp from 'sharp'
import type { TrainingRequest } from '../../contract/loras.ts'
import { remarksOn } from '../../contract/training-remarks.ts'
import type { Reader } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Work } from '../generations/kind.ts'
import { pixels, pixelsIn, workOf } from '../pixels/gate.ts'
import { ownPictures } from './own-pictures.ts'

/** Longer side of a picture as trainers are given it, px: what their models see at once. */
const SIDE = 1024

/** A picture as trainers take it: a JPEG of the size that they look at. */
export async function trainingPicture(
  bytes: Buffer,
  { userId, signal }: Pick<Work, 'userId' | 'signal'>,
): Promise<Buffer> {
  const work = { caller: workOf(userId), pixels: await pixelsIn(bytes), signal }
  return pixels.run(work, () =>
    sharp(bytes)
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92 })
      .toBuffer(),
  )
}

/** Throws AppError where pictures cannot be learnt from. */
export async function assertTrainable(reader: Reader, ownerId: string, { pictures, subject }: TrainingRequest) {
  const found = await ownPictures(
    reader,
    ownerId,
    pictures.map(({ imageId }) => imageId),
    'A LoRA is trained on',
  )
  const refused = remarksOn(found, subject).filter(({ isRefused }) => isRefused)
  const [first] = refused
  if (!first) return
  const place = pictures.findIndex(({ imageId }) => imageId === first.id) + 1
  throw new AppError('invalid_request', `Picture ${place} cannot be learnt from. ${first.says} Nothing was charged.`)
}
