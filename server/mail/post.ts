import type { Logger } from 'pino'

/** Sends letters beside whatever asked for them: nobody waits for a mail server, and no answer tells whether one was sent. */
export interface Post {
  /** `make` is called at once; the letter may be written after looking something up. */
  later(work: () => Promise<unknown>): void
  /** Once everything begun has been sent, or has failed. */
  settled(): Promise<void>
}

export function openPost(log: Logger): Post {
  const pending = new Set<Promise<unknown>>()
  return {
    later(work) {
      const sending = work()
        .catch((err: unknown) => log.error({ err }, 'A letter could not be sent'))
        .finally(() => pending.delete(sending))
      pending.add(sending)
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
