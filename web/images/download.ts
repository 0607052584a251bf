import type { Image } from '../../contract/images.ts'
import { imageWidths } from '../../contract/limits.ts'
import type { DownloadFormat } from '../../contract/map-exports.ts'

type Downloadable = Pick<Image, 'id' | 'url' | 'width'>

/** Below this, px, a copy is a thumbnail that nobody asks for. */
const SMALLEST = 256

/** The widths a picture can be had at, largest first: its own, and those of the image endpoint that are smaller. */
export function downloadWidths({ width }: Pick<Image, 'width'>): number[] {
  const smaller = imageWidths.filter((offered) => offered >= SMALLEST && offered < width)
  return [width, ...smaller.reverse()]
}

/**
 * Where a picture can be had as a file. Without a width it is whole. A private work's address carries the signature of
 * its `url`, for a link cannot carry who is logged in.
 */
export function downloadAddress({ id, url, width }: Downloadable, format: DownloadFormat, at = width): string {
  const query = new URLSearchParams({ format })
  if (at !== width) query.set('w', String(at))
  const signed = new URLSearchParams(url.split('?')[1])
  for (const name of ['until', 'sign']) {
    const value = signed.get(name)
    if (value) query.set(name, value)
  }
  return `/v1/images/${id}/download?${query}`
}

/** Whether a private work's address lapses within the next minutes, so that links made of it would soon lead nowhere. */
export function lapsesSoon({ url }: Pick<Image, 'url'>, now: number): boolean {
  const until = new URLSearchParams(url.split('?')[1]).get('until')
  return until !== null && Number(until) < now + 5 * 60_000
}

/** Names that Windows keeps for its devices, whatever follows the dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** A file name from a title: "The Red Dragon" -> "the-red-dragon.png". */
export function fileNameOf({ title }: Pick<Image, 'title'>, format: DownloadFormat = 'png'): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    // Never half of a letter that takes two.
    .replace(/[\ud800-\udbff]$/, '')
  return `${RESERVED.test(name) ? `${name}-` : name || 'lanternkeep'}.${format === 'jpeg' ? 'jpg' : format}`
}
