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

/**
 * A fetch that reaches one origin only and reads at most `bytesMax` bytes. The service's answer may name an address to
 * fetch the picture from, and may redirect: neither may lead this machine to others (decision 0007).
 */
export function fetchFrom(baseUrl: string, bytesMax: number): typeof fetch {
  const { origin } = new URL(baseUrl)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) throw new ElsewhereError(`The service points to ${url.origin}`)
    return limited(await fetch(url, { redirect: 'error', ...init }), bytesMax)
  }
}
