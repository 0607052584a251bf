/** Takes a turn, waiting while all are taken; resolves to what gives it back. Throws when the signal aborts first. */
export type TakeTurn = (signal: AbortSignal) => Promise<() => void>

/** At most `places` at once, first come first served. */
export function openTurns(places: number): TakeTurn {
  let free = places
  const line: (() => void)[] = []

  function giveBack() {
    const next = line.shift()
    if (next) next()
    else free++
  }

  return async (signal) => {
    signal.throwIfAborted()
    if (free > 0) {
      free--
      return giveBack
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(enter), 1)
        reject(signal.reason)
      }
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve(giveBack)
      }
      line.push(enter)
      signal.addEventListener('abort', leave, { once: true })
    })
  }
}
