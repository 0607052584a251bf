import sharp, { type OverlayOptions } from 'sharp'
import { categoryOf } from '../../../contract/categories.ts'
import { tokenSides } from '../../../contract/map-exports.ts'
import { type Circle, canRepaint, headIn, type MetalName, paintRing, squareAbout } from '../../../engine/facts.ts'
import { AppError } from '../../errors.ts'
import type { Queuer } from '../../line/fair-line.ts'
import { pixels } from '../../pixels/gate.ts'
import type { Services } from '../../services.ts'
import { MissingMedia } from '../../storage/missing.ts'
import type { ImageRow } from '../presenter.ts'
import { findImage, sceneOf } from '../queries.ts'

type Work = Pick<ImageRow['image'], 'id' | 'type' | 'mediaKey' | 'width' | 'height' | 'faces'>

const metals: Partial<Record<Work['type'], MetalName>> = { CHARACTER: 'gold', NPC: 'silver', MONSTER: 'iron' }

/** Rings as libvips takes them, by metal and side: there are six, of a megabyte at most. */
const rings = new Map<string, OverlayOptions[]>()

function ringOf(side: number, metal: MetalName): OverlayOptions[] {
  const name = `${metal} ${side}`
  const kept = rings.get(name)
  if (kept) return kept
  const { over, within } = paintRing(side, metal)
  const raw = { width: side, height: side, channels: 4 } as const
  const laid: OverlayOptions[] = [
    { input: Buffer.from(over), raw },
    { input: Buffer.from(within), raw, blend: 'dest-in' },
  ]
  rings.set(name, laid)
  return laid
}

/** A face as faces are found, from brow to chin: the head is larger. As a share of the face's height. */
const HEAD_OF_FACE = 1.05

/** Where the head is: where the scene has it, where a face was seen, else where portraits mostly have theirs. */
function headOf(scene: unknown, { type, width, height, faces }: Work): Circle {
  const category = categoryOf(type)
  const told = category && canRepaint(category, scene) ? headIn(scene, { width, height }) : undefined
  if (told) return told
  const [face] = faces
  if (face)
    return {
      x: (face.x + face.width / 2) * width,
      y: (face.y + face.height / 2) * height,
      radius: Math.max(face.width * width, face.height * height) * HEAD_OF_FACE,
    }
  const shorter = Math.min(width, height)
  return { x: width / 2, y: height > width ? 0.42 * shorter : 0.44 * height, radius: 0.36 * shorter }
}

/**
 * A picture's token as PNG, `side` px each way: the head in a ring, clear outside it. The same picture gives the same bytes.
 * Throws AppError for a size that is not offered.
 */
export async function makeToken(
  { db, media }: Pick<Services, 'db' | 'media'>,
  image: Work,
  caller: Queuer,
  side: number = tokenSides[0],
  leaving?: AbortSignal,
): Promise<Buffer> {
  const metal = metals[image.type]
  if (!metal) throw new RangeError(`A ${image.type} has no token`)
  if (!tokenSides.some((offered) => offered === side))
    throw new AppError('invalid_request', `A token is ${tokenSides.join(' or ')} px on each side.`)
  const [scene, original] = await Promise.all([sceneOf(db, image.id), media.read(image.mediaKey)])
  const square = squareAbout(headOf(scene, image), image)
  const region = { left: square.left, top: square.top, width: square.side, height: square.side }
  return pixels.run({ caller, pixels: image.width * image.height, leaving }, async () => {
    const head = await sharp(original)
      .extract(region)
      .resize(side, side, { kernel: 'lanczos3' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer()
    return sharp(head, { raw: { width: side, height: side, channels: 4 } })
      .composite(ringOf(side, metal))
      .png({ compressionLevel: 8 })
      .toBuffer()
  })
}

/** What stands for somebody at a table. */
interface Likeness {
  portrait: Buffer
  /** Of the portrait: 'webp', 'png' … */
  extension: string
  /** PNG. */
  token: Buffer
}

/** A picture of somebody as it is, and its token; undefined when it is gone. Whoever asks has seen to it that it may be seen. */
export async function likenessOf(
  services: Pick<Services, 'db' | 'media'>,
  imageId: string,
  caller: Queuer,
): Promise<Likeness | undefined> {
  const row = await findImage(services.db, imageId, undefined)
  if (!row) return undefined
  const { mediaKey } = row.image
  try {
    const portrait = await services.media.read(mediaKey)
    const token = await makeToken(services, row.image, caller)
    return { portrait, extension: mediaKey.slice(mediaKey.lastIndexOf('.') + 1), token }
  } catch (error) {
    if (error instanceof MissingMedia) return undefined
    throw error
  }
}
