import { LiveEvent } from '../../contract/live.ts'

export interface EventReader {
  headers: Headers
  /** Everything heard so far. */
  events: LiveEvent[]
  /** Resolves as soon as an event that fits has been heard, before or from now on. */
  until(fits: (event: LiveEvent, index: number) => boolean): Promise<void>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

/** Reads a person's stream of events over HTTP, for tests and measurements. Throws when it is refused. */
export async function readEvents(url: string, accessToken: string): Promise<EventReader> {
  const leaving = new AbortController()
  const answer = await fetch(`${url}/api/v1/events`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: leaving.signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`No stream: ${answer.status} ${await answer.text()}`)
  const events: LiveEvent[] = []
  const waiting = new Set<() => void>()

  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const bytes of body) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) events.push(LiveEvent.parse(JSON.parse(line.slice(6))))
      for (const look of waiting) look()
    }
  }

  return {
    headers: answer.headers,
    events,
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          if (!events.some(fits)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    ended: read(answer.body).catch((error: unknown) => {
      // Leaving, and being cut off, are ends as well.
      if (!leaving.signal.aborted && !(error instanceof TypeError)) throw error
    }),
    close: () => leaving.abort(),
  }
}
