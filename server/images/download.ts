import sharp from 'sharp'
import { categoryOf } from '../../contract/categories.ts'
import type { DownloadQuery } from '../../contract/images.ts'
import { writeParameters } from '../../contract/parameters.ts'
import type { Services } from '../services.ts'
import { markJpeg, markPng, markWebp } from './download-marks.ts'
import { fileNameOf } from './download-name.ts'
import { type Described, xmpOf } from './download-xmp.ts'
import type { ImageRow } from './presenter.ts'

type Work = ImageRow['image']

/** A picture as a file to keep. */
export interface Download {
  bytes: Buffer
  type: string
  name: string
}

/** Longest side px that WebP holds. */
const WEBP_SIDE_MAX = 16_383

/** The text that says how a picture was made; undefined for an upload, of which we do not know. */
function parametersOf(image: Work): string | undefined {
  if (image.model === '') return undefined
  const { prompt, negativePrompt, seed, width, height, model } = image
  const category = categoryOf(image.type)
  return writeParameters({ prompt, negativePrompt, seed: seed ?? undefined, width, height, model, category })
}

function describe(services: Services, { image, owner }: ImageRow): Described {
  const title = image.title
  if (image.model === '') return { title, description: image.description }
  const model = services.providers.models().find((candidate) => candidate.id === image.model)
  return {
    title,
    description: image.description || image.prompt,
    creator: owner,
    source: model?.provider === 'built-in' ? 'algorithmicMedia' : 'trainedAlgorithmicMedia',
  }
}

/** Makes the file: in the format asked for, no wider than asked, carrying what is known of how it was made. */
export async function makeDownload(
  services: Services,
  row: ImageRow,
  { format, w }: Pick<DownloadQuery, 'format' | 'w'>,
): Promise<Download> {
  const { image } = row
  const original = await services.media.read(image.mediaKey)
  const parameters = parametersOf(image)
  const xmp = xmpOf(describe(services, row))
  const name = fileNameOf(image.title)
  const picture = sharp(original)
  if (w !== undefined) picture.resize({ width: w, withoutEnlargement: true })

  if (format === 'png') {
    const isReady = image.mediaKey.endsWith('.png') && (w === undefined || w >= image.width)
    const png = isReady ? original : await picture.png({ compressionLevel: 7 }).toBuffer()
    return { bytes: markPng(png, xmp, parameters), type: 'image/png', name: `${name}.png` }
  }
  if (format === 'jpeg') {
    picture.flatten({ background: '#fff' }).jpeg({ quality: 92 }).withXmp(xmp)
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return {
      bytes: parameters === undefined ? data : markJpeg(data, parameters, info),
      type: 'image/jpeg',
      name: `${name}.jpg`,
    }
  }
  if (w === undefined && Math.max(image.width, image.height) > WEBP_SIDE_MAX)
    picture.resize({ width: WEBP_SIDE_MAX, height: WEBP_SIDE_MAX, fit: 'inside' })
  const { data, info } = await picture.webp({ quality: 92 }).withXmp(xmp).toBuffer({ resolveWithObject: true })
  return {
    bytes: parameters === undefined ? data : markWebp(data, parameters, info),
    type: 'image/webp',
    name: `${name}.webp`,
  }
}
