import * as z from 'zod'
import { GivenUp, ProviderError, type Terms, type Watcher } from '../provider.ts'
import { openCircuit } from './circuit.ts'
import { faultOf, mayStillCome } from './faults.ts'
import { openTurns } from './turns.ts'

interface Service extends Terms {
  /** What people read. */
  name: string
  /**
   * How many attempts wait that long for a job that is under way, one after the other; only then it is stopped. Left out: one. For
   * what costs too much to be ordered again because it took its time.
   */
  waits?: number
}

/** The job is left to the next attempt, which waits for it in turn. */
class StillUnderWay extends Error {
  constructor() {
    super('The job is still under way')
  }
}

/** A job's handle, with how often it was waited for to the end of patience. */
const Waited = z.looseObject({ waited: z.number().default(0) })

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

export function openGuard({ name, atOnce, timeout, waits = 1 }: Service): Guard {
  const takeTurn = openTurns(atOnce)
  const circuit = openCircuit(name)

  /** Whether a job that takes longer than one attempt waits is under way, and worth another's waiting. */
  async function leftToNext({ job }: Watcher): Promise<boolean> {
    const kept = Waited.safeParse(await job.kept()).data
    if (!kept || kept.waited + 1 >= waits) return false
    await job.keep({ ...kept, waited: kept.waited + 1 })
    return true
  }

  async function asked<T>(
    { thing, secrets, watcher, isOwn }: Order,
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    // One that nobody waits for any more is told to stop, as work is that its owner gave up.
    const late = new AbortController()
    const beLate = async () => late.abort((await leftToNext(watcher)) ? new StillUnderWay() : new GivenUp())
    const timer = setTimeout(() => void beLate().catch((error: unknown) => late.abort(error)), timeout)
    try {
      return await ask(AbortSignal.any([watcher.signal, late.signal]))
    } catch (error) {
      watcher.signal.throwIfAborted()
      if (late.signal.reason instanceof StillUnderWay)
        throw new ProviderError(`${name} is still making the ${thing}.`, { passing: true, cause: error })
      const isLate = late.signal.aborted
      if (isLate || !mayStillCome(error)) await watcher.job.forget()
      if (!isLate) throw faultOf(error, { name, secrets, thing, isOwn })
      // What was waited for so often was paid for once, and is not to be a second time.
      throw new ProviderError(`${name} took too long.`, { passing: waits === 1, isOutage: true, cause: error })
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
