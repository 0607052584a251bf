/** Thrown when the service points somewhere that is not the service. */
export class ElsewhereError extends Error {}

/** Thrown when an answer is longer than any picture. */
class TooLongError extends Error {}

function limited(response: Response, bytesMax: number): Response {
  if (!response.body) return response
  let length = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength
      if (length > bytesMax) controller.error(new TooLongError(`The answer is longer than ${bytesMax} bytes`))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}

/** Whether an address is of a service: of the very origin of its own address, or over https at a host that its results lie at. */
function leadsTo(url: URL, place: string): boolean {
  if (URL.canParse(place)) return url.origin === new URL(place).origin
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false
  return place.startsWith('.') ? url.hostname.endsWith(place) : url.hostname === place
}

const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * A fetch that reaches a service only and reads at most `bytesMax` bytes. `places` are its address, and the hosts (or, with a
 * dot before, the ends of hosts) where it keeps results. Its answer may name an address to fetch the result from, and may
 * redirect: neither may lead this machine to others (decision 0007). Where `hops` is given, so many redirects are followed, each
 * of them to such a place, and without the headers that went to the first.
 */
export function fetchFrom(places: readonly string[], bytesMax: number, { hops = 0 } = {}): typeof fetch {
  async function reach(url: URL, init: RequestInit | undefined, left: number): Promise<Response> {
    if (!places.some((place) => leadsTo(url, place))) throw new ElsewhereError(`The service points to ${url.origin}`)
    const answer = await fetch(url, { ...init, redirect: left > 0 ? 'manual' : 'error' })
    const next = REDIRECTS.includes(answer.status) ? answer.headers.get('location') : null
    if (next === null) return limited(answer, bytesMax)
    await answer.body?.cancel()
    const { headers: _, ...rest } = init ?? {}
    return reach(new URL(next, url), rest, left - 1)
  }
  return (input, init) => reach(new URL(input instanceof Request ? input.url : input), init, hops)
}
