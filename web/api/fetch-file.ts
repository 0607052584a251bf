import { messages } from '../../contract/errors.ts'
import type { RouteName } from '../../contract/routes.ts'
import { ApiError } from './api-error.ts'
import { tokens } from './browser.ts'
import { pathTo, queryText } from './call.ts'
import { answerOf, dataOf, readAnswer } from './response.ts'
import { routeFacts } from './route-facts.ts'

/** The name a file comes under, by the answer's header (RFC 6266). */
export function nameIn(disposition: string | null): string {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return exact ? decodeURIComponent(exact) : 'lanternkeep'
}

/**
 * A file that a call answers with. Asked for by whoever is logged in, for what is private is its owner's alone; a link
 * could not carry that. Throws ApiError.
 */
export async function fetchFile(
  route: RouteName,
  params: Record<string, string>,
  wish: Record<string, unknown>,
): Promise<{ name: string; file: Blob }> {
  const { method, path, failure } = routeFacts[route]
  const token = await tokens.get().catch(() => null)
  const response = await fetch(`${pathTo(path, params)}?${new URLSearchParams(queryText(wish))}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }).catch(() => undefined)
  if (!response) throw new ApiError({ status: 0, code: 'unavailable', message: messages.unableToConnect, failure })
  if (!response.ok) dataOf(method, await readAnswer(response, failure).catch(answerOf), failure)
  return { name: nameIn(response.headers.get('content-disposition')), file: await response.blob() }
}
