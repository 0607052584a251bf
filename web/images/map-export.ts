import { messages } from '../../contract/errors.ts'
import type { ExportQuery, Image } from '../../contract/images.ts'
import { ApiError } from '../api/api-error.ts'
import { tokens } from '../api/browser.ts'
import { pathTo } from '../api/call.ts'
import { dataOf, readAnswer } from '../api/response.ts'
import { routeFacts } from '../api/route-facts.ts'

export type MapExport = Pick<ExportQuery, 'format'> & Partial<Omit<ExportQuery, 'format' | 'until' | 'sign'>>

/** The name a file comes under, by the answer's header (RFC 6266). */
export function nameIn(disposition: string | null): string {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return exact ? decodeURIComponent(exact) : 'map'
}

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
export async function fetchExport(id: string, wish: MapExport): Promise<{ name: string; file: Blob }> {
  const { method, path, failure } = routeFacts.exportMap
  const token = await tokens.get().catch(() => null)
  const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${pathTo(path, { id })}?${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }).catch(() => undefined)
  if (!response) throw new ApiError({ status: 0, code: 'unavailable', message: messages.unableToConnect, failure })
  if (!response.ok) dataOf(method, await readAnswer(response, failure), failure)
  return { name: nameIn(response.headers.get('content-disposition')), file: await response.blob() }
}
