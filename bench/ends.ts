import { readNotice } from '../server/live/notice.ts'

/** Work is ended when whoever asked hears of it: the notice leaves the database with the commit that ends it. */
export function watchEnds() {
  const ended = new Map<string, number>()
  const waiting = new Map<string, (at: number) => void>()
  return {
    heard(text: string) {
      const event = readNotice(text)?.event
      if (event?.kind !== 'generation' || (event.status !== 'completed' && event.status !== 'failed')) return
      if (event.status === 'failed') throw new Error('The work failed')
      const at = performance.now()
      const waiter = waiting.get(event.id)
      if (waiter) waiter(at)
      else ended.set(event.id, at)
    },
    /** When a piece of work ended, ms. It may have before its starter has read the answer. */
    end(id: string): Promise<number> {
      const at = ended.get(id)
      if (at !== undefined && ended.delete(id)) return Promise.resolve(at)
      return new Promise((resolve) => waiting.set(id, resolve)).then((then) => {
        waiting.delete(id)
        return then as number
      })
    },
  }
}
