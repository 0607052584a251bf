import { GivenUp, ProviderError, type Terms, type Watcher } from '../provider.ts'
import { openCircuit } from './circuit.ts'
import { faultOf, mayStillCome } from './faults.ts'
import { openTurns } from './turns.ts'

interface Service extends Terms {
  /** What people read. */
  name: string
}

interface Order {
  /** What was asked for: "picture". */
  thing: string
  /** What may not reach the log: keys and words. */
  secrets: readonly string[]
  watcher: Watcher
  /** Whether it is paid with somebody's own key: that one fails says nothing of the service. */
  isOwn: boolean
}

/** What stands around every order to a service: a turn, the circuit, patience, and faults in people's words. */
export interface Guard {
  isAnswering(): boolean
  /** `ask` is aborted when nobody waits for it any more or it takes too long. Throws ProviderError, or the signal's reason. */
  order<T>(order: Order, ask: (signal: AbortSignal) => Promise<T>): Promise<T>
}

export function openGuard({ name, atOnce, timeout }: Service): Guard {
  const takeTurn = openTurns(atOnce)
  const circuit = openCircuit(name)

  async function asked<T>(
    { thing, secrets, watcher, isOwn }: Order,
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    // One that nobody waits for any more is told to stop, as work is that its owner gave up.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new GivenUp()), timeout)
    try {
      return await ask(AbortSignal.any([watcher.signal, late.signal]))
    } catch (error) {
      watcher.signal.throwIfAborted()
      const isLate = late.signal.aborted
      if (isLate || !mayStillCome(error)) await watcher.job.forget()
      if (!isLate) throw faultOf(error, { name, secrets, thing, isOwn })
      throw new ProviderError(`${name} took too long.`, { passing: true, isOutage: true, cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    isAnswering: () => circuit.isClosed(),
    async order(order, ask) {
      const { watcher, isOwn } = order
      watcher.progress(0, `Waiting for a turn with ${name}`)
      const giveBack = await takeTurn(watcher.signal)
      try {
        return await (isOwn ? asked(order, ask) : circuit.through(() => asked(order, ask)))
      } finally {
        giveBack()
      }
    },
  }
}
