import type { ExportQuery, Image } from '../../contract/images.ts'
import { pathTo } from '../api/call.ts'
import { fetchFile } from '../api/fetch-file.ts'
import { routeFacts } from '../api/route-facts.ts'

export type MapExport = Pick<ExportQuery, 'format'> & Partial<Omit<ExportQuery, 'format' | 'until' | 'sign'>>

/**
 * Where the lines that lie over a battle map's art can be had, as a picture; a private work's address carries the signature of
 * its `url`.
 */
export function overlayAddress(
  { id, url }: Pick<Image, 'id' | 'url'>,
  wish: Pick<ExportQuery, 'view' | 'grid'>,
): string {
  const query = new URLSearchParams({ format: 'overlay', ...wish })
  const signed = new URLSearchParams(url.split('?')[1])
  for (const name of ['until', 'sign']) {
    const value = signed.get(name)
    if (value) query.set(name, value)
  }
  return `${pathTo(routeFacts.exportMap.path, { id })}?${query}`
}

/** Has a picture's file made; it takes some seconds. Asked for by name, for only its owner's key has notes. Throws ApiError. */
export const fetchExport = (id: string, wish: MapExport) => fetchFile('exportMap', { id }, wish)
