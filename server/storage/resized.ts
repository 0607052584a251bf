import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp } from 'sharp'
import type { imageQualities } from '../../contract/limits.ts'
import type { Queuer } from '../line/fair-line.ts'
import { pixels } from '../pixels/gate.ts'
import type { DiskCache } from './disk-cache.ts'
import type { Store } from './media.ts'

export type Quality = (typeof imageQualities)[number]
export type ResizedFormat = 'avif' | 'webp'

export interface Resize {
  /** The media key of the picture. */
  key: string
  /** px; a picture that is narrower stays as it is. */
  width: number
  quality: Quality
  format: ResizedFormat
}

/** Where the picture is had from, and how many px it has. */
interface Originals extends Pick<Store, 'fileOf' | 'read'> {
  pixels: number
}

export interface Resized {
  /** Names the bytes, on disk and as their ETag. */
  nameOf(resize: Resize): string
  /** The resized picture, if it is ready made. */
  find(name: string): Promise<Buffer | undefined>
  /** The resized picture that was not found, made of one of `originals`; equal calls at one moment share one making. */
  make(resize: Resize, originals: Originals, caller: Queuer): Promise<Buffer>
}

/** A change of how pictures are encoded is a new recipe: what an older one made is not shown as this one's. */
const RECIPE = 2

/**
 * AVIF's figures for what WebP at 50, 75 and 90 looks like (equal PSNR on this site's own pictures). Up to 512 px, the
 * widths of lists, which everybody asks for, effort 2 takes twice the time of WebP (70-110 ms in place of 30-60) and saves a
 * quarter to a third of the bytes. Above that it would take four times as long (200-330 ms at 768) while somebody waits
 * for one picture; effort 0 takes no longer than WebP does and still saves a tenth or so, with the colours halved as WebP
 * halves them.
 */
const avifQuality: Record<Quality, number> = { 50: 34, 75: 48, 90: 68 }
const LIST_WIDTH_MAX = 512

function encode(picture: Sharp, { width, quality, format }: Omit<Resize, 'key'>): Sharp {
  if (format === 'webp') return picture.webp({ quality })
  return width <= LIST_WIDTH_MAX
    ? picture.avif({ quality: avifQuality[quality], effort: 2 })
    : picture.avif({ quality: avifQuality[quality] + 2, effort: 0, chromaSubsampling: '4:2:0' })
}

/** A picture, or the file of one, at another width, without anything being kept. */
export function resizeTo(source: string | Buffer, resize: Omit<Resize, 'key'>): Promise<Buffer> {
  const picture = sharp(source).resize({ width: resize.width, withoutEnlargement: true })
  return encode(picture, resize).toBuffer()
}

/**
 * From the file where there is one: a megabyte or two of each original, read into memory, would have the collector go
 * through everything the program knows after every few pictures, and that takes a quarter as long as resizing does.
 */
async function resizeFrom(originals: Pick<Store, 'fileOf' | 'read'>, resize: Resize): Promise<Buffer> {
  const file = await originals.fileOf(resize.key)
  if (file !== undefined) {
    try {
      return await resizeTo(file, resize)
    } catch {
      // Its file may have gone this moment. Reading it finds it elsewhere, or says that it is missing; what cannot be
      // resized fails once more.
    }
  }
  return resizeTo(await originals.read(resize.key), resize)
}

/** Bytes kept in memory, and for how long, ms: the busiest pictures cost no file, and their file is seen to be in use. */
const MEMORY_BYTES = 48 * 1024 * 1024
const MEMORY_LIFETIME = 10 * 60_000

/** Resized copies of pictures, kept in `cache`, the lately used ones in memory too. */
export function openResized(cache: DiskCache): Resized {
  const memory = new LRUCache<string, Buffer>({
    ttl: MEMORY_LIFETIME,
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  })

  function nameOf({ key, width, quality, format }: Resize): string {
    return `${createHash('sha256').update(`${RECIPE}:${key}:${width}:${quality}`).digest('hex')}.${format}`
  }

  async function remembered(name: string, bytes: Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const found = await bytes
    if (found) memory.set(name, found)
    return found
  }

  return {
    nameOf,
    find: async (name) => memory.get(name) ?? remembered(name, cache.find(name)),
    async make(resize, originals, caller) {
      const name = nameOf(resize)
      // Others may have looked for it in vain until it was made this moment.
      const bytes =
        memory.get(name) ??
        (await cache.make(name, () =>
          pixels.run({ caller, pixels: originals.pixels }, () => resizeFrom(originals, resize)),
        ))
      memory.set(name, bytes)
      return bytes
    },
  }
}
