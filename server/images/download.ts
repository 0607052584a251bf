import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { categoryOf } from '../../contract/categories.ts'
import type { DownloadQuery } from '../../contract/images.ts'
import { writeParameters } from '../../contract/parameters.ts'
import type { Queuer } from '../line/fair-line.ts'
import type { Together } from '../line/together.ts'
import { pixels } from '../pixels/gate.ts'
import type { Services } from '../services.ts'
import type { DiskCache } from '../storage/disk-cache.ts'
import { type Sent, sentBytes, sentFile } from '../storage/sent.ts'
import { markJpeg, markPng, markWebp } from './download-marks.ts'
import { fileNameOf } from './download-name.ts'
import { type Described, xmpOf } from './download-xmp.ts'
import { choicesOf } from './map-key.ts'
import type { ImageRow } from './presenter.ts'

type Work = ImageRow['image']

/** A picture as a file to keep. */
export interface Download {
  bytes: Buffer
  type: string
  name: string
}

/** What a download is made by: a change of how it is encoded or marked is a new recipe. */
const RECIPE = 1
/** Most bytes of downloads that are kept ready. */
export const DOWNLOADS_BYTES = 512 * 1024 * 1024

const types = {
  png: { type: 'image/png', ending: 'png' },
  jpeg: { type: 'image/jpeg', ending: 'jpg' },
  webp: { type: 'image/webp', ending: 'webp' },
} as const

/** Longest side px that WebP holds. */
const WEBP_SIDE_MAX = 16_383

/** The text that says how a picture was made; undefined for an upload, of which we do not know. */
function parametersOf(image: Work, legend: unknown): string | undefined {
  if (image.model === '') return undefined
  const { prompt, negativePrompt, nudges, width, height, model } = image
  const seed = image.seed ?? undefined
  const category = categoryOf(image.type)
  const choices = choicesOf(legend) ?? {}
  return writeParameters({
    prompt,
    negativePrompt,
    seed,
    nudges,
    width,
    height,
    model,
    category,
    ...choices,
  })
}

function describe(services: Services, { image, owner }: ImageRow, isTold: boolean): Described {
  const title = image.title
  if (image.model === '') return { title, description: image.description }
  const { providers } = services
  const model = [...providers.models(), ...providers.others()].find((candidate) => candidate.id === image.model)
  return {
    title,
    description: image.description || (isTold ? image.prompt : ''),
    creator: owner,
    source: model?.provider === 'built-in' ? 'algorithmicMedia' : 'trainedAlgorithmicMedia',
  }
}

type Wish = Pick<DownloadQuery, 'format' | 'w'>

/** Where downloads are made: kept for a while, and waited for by however many want the same one. */
interface Downloads {
  cache: DiskCache
  together: Together
}

/**
 * The file: in the format asked for, no wider than asked, carrying what is known of how it was made. It is made once and then
 * kept for a while; its place in line is given up when `leaving` aborts and nobody else waits for it. Throws AppError.
 */
export async function makeDownload(
  services: Services,
  { cache, together }: Downloads,
  row: ImageRow & { legend: unknown },
  wish: Wish,
  caller: Queuer,
  leaving: AbortSignal,
  /** Whether the words it was made from go into it. */
  isTold: boolean,
): Promise<Sent & { type: string; name: string }> {
  const { image } = row
  const parameters = isTold ? parametersOf(image, row.legend) : undefined
  const xmp = xmpOf(describe(services, row, isTold))
  const { type, ending } = types[wish.format]
  const made = JSON.stringify([RECIPE, image.mediaKey, wish, xmp, parameters])
  const name = `${createHash('sha256').update(made).digest('hex')}.${ending}`
  const sent = await together.wait(name, leaving, async (nobody) => {
    const work = { caller, pixels: image.width * image.height, isFile: true, leaving: nobody }
    const make = () =>
      pixels.run(work, async () => encoded(await services.media.read(image.mediaKey), image, wish, xmp, parameters))
    const kept = await cache.place(name, make)
    // It may have been dropped this moment; then it is made once more.
    return (typeof kept === 'string' ? await sentFile(kept) : sentBytes(kept)) ?? sentBytes(await cache.get(name, make))
  })
  return { ...sent, type, name: `${fileNameOf(image.title)}.${ending}` }
}

async function encoded(
  original: Buffer,
  image: Work,
  { format, w }: Wish,
  xmp: string,
  parameters: string | undefined,
): Promise<Buffer> {
  const picture = sharp(original)
  if (w !== undefined) picture.resize({ width: w, withoutEnlargement: true })
  if (format === 'png') {
    const isReady = image.mediaKey.endsWith('.png') && (w === undefined || w >= image.width)
    const png = isReady ? original : await picture.png({ compressionLevel: 7 }).toBuffer()
    return markPng(png, xmp, parameters)
  }
  if (format === 'jpeg') {
    picture.flatten({ background: '#fff' }).jpeg({ quality: 92 }).withXmp(xmp)
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return parameters === undefined ? data : markJpeg(data, parameters, info)
  }
  if (w === undefined && Math.max(image.width, image.height) > WEBP_SIDE_MAX)
    picture.resize({ width: WEBP_SIDE_MAX, height: WEBP_SIDE_MAX, fit: 'inside' })
  const { data, info } = await picture.webp({ quality: 92 }).withXmp(xmp).toBuffer({ resolveWithObject: true })
  return parameters === undefined ? data : markWebp(data, parameters, info)
}
