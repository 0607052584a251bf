/** Somebody in a line. */
export interface Queuer {
  /** An account's id, or the network of somebody unknown: server/line/queuer.ts tells it of a request. */
  name: string
  /** Whether nobody has signed in; then members go before them, and they may ask for less. */
  isStranger: boolean
}

/** Why there was no place: the caller has enough on the way already, or all places to wait in are taken. */
export class LineFull extends Error {
  readonly by: 'caller' | 'line'

  constructor(by: LineFull['by']) {
    super(by === 'caller' ? 'Enough of this caller is on the way' : 'All places in the line are taken')
    this.by = by
  }
}

export interface FairLineOptions {
  /** How many are let in at once. */
  atOnce: number
  /**
   * Most weight inside at once, in the unit of the callers' own choice; left out: any. Whatever weighs more by itself goes in
   * alone.
   */
  weightAtOnce?: number
  /** Pieces of one caller that may be on the way, waiting or inside. */
  each: { member: number; stranger: number }
  /** Pieces of all callers that may wait. */
  waitingMax: number
}

/**
 * A line that is fair between callers. Whose turn it is does not depend on how much anybody asks for: of those who wait, each
 * caller gets as much weight as any other, light pieces before heavy ones (weighted fair queueing). Members go before
 * strangers, but for one turn in four, so that strangers come in too.
 */
export interface FairLine {
  /**
   * Resolves to leaving again once it is one's turn. Throws LineFull when the caller has too many on the way, or the line is
   * full; one who waits is told so too when their place is needed: a stranger's by a member, or the last one of whoever has
   * the most by somebody who has less. Rejects with the signal's reason when it aborts first.
   */
  take(caller: Queuer, weight: number, signal: AbortSignal): Promise<() => void>
  /** Does the work when its turn has come, and leaves whatever becomes of it; otherwise as `take`. */
  run<Made>(caller: Queuer, weight: number, signal: AbortSignal, work: () => Promise<Made>): Promise<Made>
  /** How many wait, and how many are inside. */
  count(): { waiting: number; inside: number }
}

/** Turns that members have one after the other while strangers wait. */
const MEMBERS_IN_A_ROW = 3

/** All that one caller has on the way. */
interface Flow {
  caller: Queuer
  waiting: number
  inside: number
  /** When the last of it would be done if all callers were served at the same time, in the line's own time. */
  finish: number
}

interface Place {
  flow: Flow
  weight: number
  finish: number
  letIn(): void
  refuse(reason: unknown): void
}

export function openFairLine({
  atOnce,
  weightAtOnce = Number.POSITIVE_INFINITY,
  each,
  waitingMax,
}: FairLineOptions): FairLine {
  const flows = new Map<string, Flow>()
  /** In the order in which they came. */
  const places: Place[] = []
  let inside = 0
  let weightInside = 0
  /** Weight that every caller who waits would have had by now, were all served at the same time. */
  let time = 0
  let membersInARow = 0

  function flowOf(caller: Queuer): Flow {
    const key = JSON.stringify([caller.isStranger, caller.name])
    let flow = flows.get(key)
    if (!flow) {
      flow = { caller, waiting: 0, inside: 0, finish: 0 }
      flows.set(key, flow)
    }
    return flow
  }

  function forgetEmpty({ caller, waiting, inside }: Flow): void {
    if (waiting + inside === 0) flows.delete(JSON.stringify([caller.isStranger, caller.name]))
  }

  const first = (list: readonly Place[]) =>
    list.reduce<Place | undefined>((best, place) => (best && best.finish <= place.finish ? best : place), undefined)

  function nextPlace(): Place | undefined {
    const member = first(places.filter(({ flow }) => !flow.caller.isStranger))
    const stranger = first(places.filter(({ flow }) => flow.caller.isStranger))
    if (!member || !stranger) return member ?? stranger
    return membersInARow < MEMBERS_IN_A_ROW ? member : stranger
  }

  function remove(place: Place): void {
    places.splice(places.indexOf(place), 1)
    place.flow.waiting -= 1
    forgetEmpty(place.flow)
  }

  function enter(flow: Flow, weight: number): void {
    const isStrangerWaiting = places.some((place) => place.flow.caller.isStranger)
    membersInARow = !flow.caller.isStranger && isStrangerWaiting ? membersInARow + 1 : 0
    const callers = new Set(places.map((place) => place.flow)).add(flow)
    time += weight / callers.size
    flow.inside += 1
    inside += 1
    weightInside += weight
  }

  const fits = (weight: number) => inside === 0 || (inside < atOnce && weightInside + weight <= weightAtOnce)

  function letIn(): void {
    // Nobody passes a heavy one for which there is no room yet: it would wait for ever.
    for (let next = nextPlace(); next && fits(next.weight); next = nextPlace()) {
      enter(next.flow, next.weight)
      remove(next)
      next.letIn()
    }
  }

  function leaving(flow: Flow, weight: number): () => void {
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      flow.inside -= 1
      inside -= 1
      weightInside -= weight
      forgetEmpty(flow)
      if (inside === 0 && places.length === 0) time = 0
      letIn()
    }
  }

  /** Frees a place for the newcomer by taking somebody's who is to have less; throws LineFull where there is none. */
  function makeRoom(newcomer: Flow): void {
    if (places.length < waitingMax) return
    const strangers = places.filter(({ flow }) => flow.caller.isStranger)
    const { isStranger } = newcomer.caller
    const lower = isStranger ? [] : strangers
    const same = isStranger ? strangers : places
    const least = lower.length > 0 ? 0 : newcomer.waiting + 1
    const loser = (lower.length > 0 ? lower : same)
      .filter(({ flow }) => flow.waiting > least)
      // Of equals the one that came last.
      .reduce<Place | undefined>((most, one) => (most && most.flow.waiting > one.flow.waiting ? most : one), undefined)
    if (!loser) throw new LineFull('line')
    remove(loser)
    loser.refuse(new LineFull('line'))
  }

  async function take(caller: Queuer, weight: number, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const flow = flowOf(caller)
    try {
      if (flow.waiting + flow.inside >= (caller.isStranger ? each.stranger : each.member)) throw new LineFull('caller')
      if (places.length === 0 && fits(weight)) {
        enter(flow, weight)
        return leaving(flow, weight)
      }
      makeRoom(flow)
    } catch (error) {
      forgetEmpty(flow)
      throw error
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const finish = Math.max(time, flow.waiting > 0 ? flow.finish : 0) + weight
    const place: Place = { flow, weight, finish, letIn: resolve, refuse: reject }
    flow.finish = finish
    flow.waiting += 1
    places.push(place)
    // There may be room for it, though not for the heavier one that was first until now.
    letIn()
    const giveUp = () => {
      // Their turn may have come in this very moment; then the place is theirs, and to be left like any other.
      if (!places.includes(place)) return
      remove(place)
      reject(signal.reason)
      // Whoever gave up may have been too heavy for the room that there is.
      letIn()
    }
    signal.addEventListener('abort', giveUp, { once: true })
    await promise.finally(() => signal.removeEventListener('abort', giveUp))
    return leaving(flow, weight)
  }

  return {
    take,
    async run(caller, weight, signal, work) {
      const leave = await take(caller, weight, signal)
      try {
        signal.throwIfAborted()
        return await work()
      } finally {
        leave()
      }
    },
    count: () => ({ waiting: places.length, inside }),
  }
}
