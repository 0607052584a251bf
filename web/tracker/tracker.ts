import { messages } from '../../contract/errors.ts'
import { failures } from '../../contract/failures.ts'
import { isGenerationKind } from '../../contract/generation-kinds.ts'
import type { GenerationKind, GenerationSummary, PollReply, StartReply } from '../../contract/generations.ts'
import type { LiveEvent } from '../../contract/live.ts'
import { inTime } from '../api/in-time.ts'
import { createStore, type Store } from '../state/store.ts'
import { focusOf } from '../ui/focus.ts'
import type { ToastMessage } from '../ui/toast-store.ts'
import {
  countItems,
  isActive,
  itemFromServer,
  namedBy,
  newItemId,
  type TrackerCounts,
  type TrackerItem,
  workIdOf,
} from './item.ts'
import { type NewTab, opensNewTab, readNewTab, writeNewTab } from './new-tab.ts'
import { createObservers } from './observers.ts'
import { createPollingService, type Outage } from './polling.ts'
import { failedFor, notStartedFor, whyNotStarted } from './reasons.ts'
import { readItems, writeItems } from './storage.ts'

export interface TrackerState extends TrackerCounts {
  items: TrackerItem[]
  isTrackerOpen: boolean
  /** When finished work opens by itself. */
  newTab: NewTab
  /** Set while what is being made cannot be asked after, for no answer comes. */
  outage: Outage | null
}

/** Work to start and follow. */
export interface TrackedOrder {
  type: GenerationKind
  /** The prompt, or what else says what it is. */
  description: string
  modelName: string
  /** Gold, as shown before the button was pressed. */
  cost: number
  /** Sends the start call with this Idempotency-Key. */
  begin: (idempotencyKey: string) => Promise<StartReply>
  /** The screen that starts it shows the result itself. */
  showsInPlace?: boolean
  /** Told the item's id as soon as there is one, before the server has answered. */
  onMade?: (itemId: string) => void
}

/** What the tracker needs of the world; a test brings its own. */
export interface TrackerWorld {
  poll(type: GenerationKind, requestId: string): Promise<PollReply>
  repeat(requestId: string, idempotencyKey: string): Promise<StartReply>
  /** Stops work that has not ended; answers how it stands then. */
  stop(requestId: string): Promise<PollReply>
  unfinished(): Promise<GenerationSummary[]>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  toast(message: ToastMessage): void
  /** Opens a page in a new tab; false when the browser would not. */
  openTab(url: string): boolean
  /** Tells what happens on the server until the returned function is called. */
  onLive(listener: (event: LiveEvent) => void): () => void
  /** Gold was set aside, or work ended: amounts may have changed, and nobody tells to what. */
  spent(gold: number): void
  ended(): void
  /** A sentence for the person, and whether asking again is of no use. */
  sentence(error: unknown): string
  isFinal(error: unknown): boolean
  /** A start was refused; true when the person has been told in another way than by a toast. */
  refused(error: unknown): boolean
  /** Whether the program could not answer. */
  isUnreachable(error: unknown): boolean
  /** Whether nobody sees this page now. */
  isHidden(): boolean
  /** Runs `work` to its end while no other tab of this browser is at work under this name; one that is gone is not. */
  alone(name: string, work: () => void | Promise<void>): void
  now(): number
  random(): number
  newKey(): string
}

/** Work that has been started, and what is said of it; cost in gold. */
interface AdoptedWork extends StartReply {
  type: GenerationKind
  description: string
  modelName: string
}

export interface Tracker {
  store: Store<TrackerState>
  /** Loads what is kept and resumes it; the person's name keeps other people's items out. */
  load(owner: string): void
  /** Forgets everything, here and in storage: the person signed out. */
  leave(): void
  /** Follows work that one call has started for several, shown where it was asked for; what is followed already is left alone. */
  adopt(works: readonly AdoptedWork[]): void
  /** Starts work and follows it. Throws what `begin` throws; the item then says that it failed. */
  start(order: TrackedOrder): Promise<TrackerItem>
  retry(itemId: string): Promise<void>
  /** Whether its start went out, nobody answered, and it can go out again under the same key. */
  isUnanswered(itemId: string): boolean
  /** Asks after an item again without repeating it. */
  resume(itemId: string): void
  /** Ends an item's work before it is done; what it set aside returns. One whose start is not answered yet cannot be stopped. */
  stop(itemId: string): Promise<void>
  remove(itemId: string): void
  clear(which: 'completed' | 'failed' | 'all'): void
  /** Opens the result and forgets the item. */
  view(itemId: string): void
  /**
   * Calls back with every later answer about an item until the returned function is called, and with why none comes any
   * more: it is out of reach, or could not be started again. Meanwhile it is followed, whoever takes it off the list, and
   * its result counts as shown in place; afterwards that opens elsewhere.
   */
  observe(itemId: string, onReply: (reply: PollReply) => void, onLost?: (why: string) => void): () => void
  setOpen(open: boolean): void
  /** Chooses when finished work opens by itself, in this browser from now on. */
  setNewTab(newTab: NewTab): void
  /** Takes over what another tab has written. */
  sync(): void
  /** The person is back: asks after everything at once. */
  hurry(): void
}

const emptyTracker: TrackerState = {
  items: [],
  isTrackerOpen: false,
  newTab: 'elsewhere',
  outage: null,
  activeCount: 0,
  completedCount: 0,
  failedCount: 0,
}

/** What the person wants to know first while the server is out of reach. */
export const outageSentence = 'Your work goes on without this page, and is charged once, when it is delivered.'

/** Two tabs must not announce the same result. */
const ANNOUNCING = 'announce'
/** The tab that sends a start is the only one that can learn what its work is called. */
const startOf = (itemId: string) => `start ${itemId}`

/** A start that is not answered for so long, ms, will not be. */
const START_PATIENCE = 30_000

/**
 * The first tab to ask is the one that tells the person: the one the work was started in, then another in sight, then any
 * other; ms that each waits for those before it. Who comes later finds it told and asks no more.
 */
const TURN_ELSEWHERE = 200
const TURN_HIDDEN = 1000

/** Which works there are, and which of them are under way. */
const standingOf = (items: readonly TrackerItem[]) => items.map((item) => `${item.id} ${isActive(item)}`).join()

export function createTracker(world: TrackerWorld): Tracker {
  const store = createStore<TrackerState>(emptyTracker)
  const starters = new Map<string, TrackedOrder['begin']>()
  /** Whose end was heard here, and is about to be announced. */
  const ending = new Set<string>()
  let owner = ''
  let troubleTold = false
  let storageWorks = false
  let isLive = false
  let stopHearing: (() => void) | undefined

  const polling = createPollingService({
    ask: world.poll,
    isFinal: world.isFinal,
    isUnreachable: world.isUnreachable,
    now: world.now,
    waitAfterEnd: (itemId) => {
      if (world.isHidden()) return TURN_HIDDEN
      return starters.has(itemId) ? 0 : TURN_ELSEWHERE
    },
    onReply: (itemId, reply) => {
      troubleTold = false
      if (reply.status === 'completed' || reply.status === 'failed') finish(itemId, reply)
      else report(itemId, { status: reply.status, progress: reply.progress, stage: reply.stage })
      observers.reply(itemId, reply)
    },
    onTrouble: (_, error) => {
      if (troubleTold) return
      troubleTold = true
      world.toast({ title: failures.getImage, description: world.sentence(error), tone: 'bad' })
    },
    onOutage: (outage) => {
      const isNew = outage !== null && store.get().outage === null
      store.set({ outage })
      if (isNew) world.toast({ title: messages.unableToConnect, description: outageSentence, tone: 'bad' })
    },
    onReached: () => world.toast({ title: 'Connected again', tone: 'good' }),
    onLost: (itemId, error) => {
      const why = world.sentence(error)
      fail(itemId, why, { isLost: true })
      observers.lost(itemId, why)
    },
  })

  const observers = createObservers((itemId) => {
    const item = find(itemId)
    // Taken off the list, it was followed for whoever has left.
    if (!item) polling.unwatch(itemId)
    // What was shown to its end is not to open elsewhere, though the announcement still waits for its turn.
    else if (isActive(item) && !ending.has(itemId)) change(itemId, { shownInPlace: false })
  })

  const find = (itemId: string) => store.get().items.find((item) => item.id === itemId)

  function show(items: TrackerItem[]) {
    store.set({ items, ...countItems(items) })
  }

  /**
   * Storage is shared with other tabs, so every change starts from what is there now; from what is shown when storage does
   * not work or was cleared behind our back.
   */
  function keep(change: (items: TrackerItem[]) => TrackerItem[]) {
    const kept = storageWorks ? readItems(world.storage) : null
    const items = change(kept ? mine(kept) : store.get().items)
    show(items)
    // As long as it is not known whose page this is, what is kept is somebody's: very likely the same person's.
    const others = owner === '' ? (readItems(world.storage) ?? []).filter((item) => item.owner !== '') : []
    storageWorks = writeItems(world.storage, [...others, ...items])
  }

  const mine = (items: TrackerItem[]) => items.filter((item) => item.owner === owner)

  function change(itemId: string, fields: Partial<TrackerItem>, when: (item: TrackerItem) => boolean = () => true) {
    const updatedAt = world.now()
    const isMeant = (item: TrackerItem) => item.id === itemId && when(item)
    keep((items) => items.map((item) => (isMeant(item) ? { ...item, ...fields, updatedAt } : item)))
  }

  /** What has not changed is not stored again: every other tab would read it. */
  function report(itemId: string, fields: Pick<TrackerItem, 'status' | 'progress' | 'stage'>) {
    const item = find(itemId)
    const isNews = item && (['status', 'progress', 'stage'] as const).some((name) => item[name] !== fields[name])
    // An answer that was long on its way does not undo the end that another tab has heard of meanwhile.
    if (isNews) change(itemId, fields, isActive)
  }

  function heard(event: LiveEvent) {
    if (event.kind === 'generation') polling.heard(event)
    if (event.kind === 'generation' || event.kind === 'gold') return
    isLive = event.kind === 'connected'
    polling.setLive(isLive)
  }

  /** Another tab may have told the person already: then only the state is taken over. */
  function announce(itemId: string, fields: Partial<TrackerItem>, tell: (item: TrackerItem) => void) {
    ending.add(itemId)
    world.alone(ANNOUNCING, () => {
      ending.delete(itemId)
      const kept = readItems(world.storage)?.find((item) => item.id === itemId)
      const told = kept !== undefined && !isActive(kept)
      const item = find(itemId)
      change(itemId, fields)
      if (item && !told) tell(item)
    })
  }

  function finish(itemId: string, reply: PollReply) {
    if (!isLive) world.ended()
    if (reply.status === 'failed') {
      fail(itemId, reply.error ?? failedFor(reply.type), { receipt: reply.receipt })
      return
    }
    const resultUrl = reply.url ?? undefined
    const fields: Partial<TrackerItem> = {
      status: 'completed',
      progress: 100,
      stage: reply.stage,
      // Of what was made in part, why the rest of it was not.
      error: reply.error ?? undefined,
      receipt: reply.receipt ?? undefined,
      resultUrl,
      pictureUrl: reply.image?.url,
      pictureFocus: focusOf(reply.image?.faces ?? []),
    }
    announce(itemId, fields, (item) => {
      // The screen says it where it was sent from, and it was no generation.
      if (item.type === 'upload' && item.shownInPlace) return
      const opens = opensNewTab(store.get().newTab, item)
      const opened = resultUrl === undefined || (opens ? world.openTab(resultUrl) : item.shownInPlace)
      world.toast({
        title: 'Generation Complete',
        description: reply.error ?? 'Your generation is ready to view',
        tone: 'good',
        goesWithPage: item.shownInPlace,
        action: opened ? undefined : { label: 'View', perform: () => view(itemId) },
      })
    })
  }

  function fail(
    itemId: string,
    error: string,
    { description = error, isLost = false, isTold = false, receipt = null as PollReply['receipt'] } = {},
  ) {
    announce(itemId, { status: 'failed', error, stage: undefined, isLost, receipt: receipt ?? undefined }, () => {
      if (!isTold) world.toast({ title: 'Generation Failed', description, tone: 'bad' })
    })
  }

  function follow(item: TrackerItem) {
    const workId = workIdOf(item)
    if (workId) polling.watch(item.id, item.type, workId)
    else change(item.id, { status: 'failed', error: failures.cannotResume })
  }

  async function begin(itemId: string, type: GenerationKind, send: () => Promise<StartReply>): Promise<void> {
    const answered = Promise.withResolvers<void>()
    world.alone(startOf(itemId), () => answered.promise)
    change(itemId, { status: 'processing' })
    try {
      // How long a file takes to send is a matter of its size.
      const { requestId, cost } = await (type === 'upload' ? send() : inTime(START_PATIENCE, notStartedFor(type), send))
      if (!isLive && requestId !== workIdOf(find(itemId) ?? {})) world.spent(cost)
      change(itemId, { ...namedBy(type, requestId), cost, progress: 0, repeatKey: undefined })
      polling.watch(itemId, type, requestId)
    } catch (error) {
      const sentence = whyNotStarted(type, error, world.sentence)
      const began = `Failed to start ${type} generation.`
      const description = sentence === notStartedFor(type) ? began : `${began} ${sentence}`
      fail(itemId, sentence, { description, isLost: world.isUnreachable(error), isTold: world.refused(error) })
      observers.lost(itemId, sentence)
      throw error
    } finally {
      answered.resolve()
    }
  }

  /** Work that another tab is starting, or was when it went: which of both shows once that tab is done with it. */
  function awaitStart(itemId: string) {
    world.alone(startOf(itemId), () => {
      sync()
      const item = find(itemId)
      if (item && isActive(item)) follow(item)
    })
  }

  /** Follows work that the server knows of and this browser does not. */
  function takeUp(works: readonly GenerationSummary[], shownInPlace?: boolean) {
    const known = new Set(store.get().items.map(workIdOf))
    const found = works
      .filter((work) => !known.has(work.id))
      .map((work) => itemFromServer(work, owner, newItemId(world.now(), world.random), world.newKey()))
      .map((item) => (shownInPlace ? { ...item, shownInPlace } : item))
    if (found.length === 0) return
    keep((items) => [...items, ...found])
    for (const item of found) follow(item)
  }

  function view(itemId: string) {
    const url = find(itemId)?.resultUrl
    if (!url) return
    world.openTab(url)
    remove(itemId)
  }

  /** Nobody asks for the item here any more; whoever shows it where it was asked for goes on doing so. */
  function letGo(itemId: string) {
    if (!observers.has(itemId)) polling.unwatch(itemId)
  }

  function sync() {
    const items = mine(readItems(world.storage) ?? [])
    const moved = standingOf(items) !== standingOf(store.get().items)
    const here = store.get().items
    show(items)
    for (const { id } of here) {
      if (items.some((one) => one.id === id && isActive(one))) continue
      letGo(id)
      // Another tab has heard of its end first, and knows no more than that of what is shown here.
      polling.ask(id)
    }
    // Work begun or ended in another tab has moved gold there.
    if (owner && moved && !isLive) world.ended()
    for (const item of items) {
      const workId = workIdOf(item)
      if (isActive(item) && workId) polling.watch(item.id, item.type, workId)
    }
  }

  function remove(itemId: string) {
    letGo(itemId)
    starters.delete(itemId)
    keep((items) => items.filter((item) => item.id !== itemId))
  }

  return {
    store,
    load(name) {
      // Begun on this page before it had learnt whose it is.
      const early = owner === '' ? store.get().items.filter(isActive) : []
      owner = name
      store.set({ newTab: readNewTab(world.storage) })
      stopHearing ??= world.onLive(heard)
      const kept = readItems(world.storage)
      keep(() => [...mine(kept ?? []), ...early.map((item) => ({ ...item, owner: name }))])
      for (const item of store.get().items.filter(isActive)) {
        if (workIdOf(item)) follow(item)
        // What is being sent this moment is followed once it is accepted.
        else if (!starters.has(item.id)) awaitStart(item.id)
      }
      // Without it the tracker starts empty; what is unfinished still ends, and is found in the gallery.
      if (kept === null)
        world
          .unfinished()
          .then((works) => takeUp(works))
          .catch(() => undefined)
    },
    leave() {
      stopHearing?.()
      stopHearing = undefined
      heard({ kind: 'interrupted' })
      polling.stop()
      starters.clear()
      keep(() => [])
      owner = ''
      store.set({ isTrackerOpen: false })
    },
    adopt(works) {
      const createdAt = new Date(world.now()).toISOString()
      const spent = works.reduce((sum, { cost }) => sum + cost, 0)
      if (!isLive && spent > 0) world.spent(spent)
      takeUp(
        works.map(({ requestId: id, ...work }) => ({ ...work, id, progress: 0, stage: 'Queued', createdAt })),
        true,
      )
    },
    async start(order) {
      if (!isGenerationKind(order.type)) throw new Error(`Unsupported generation type: ${order.type}`)
      const item: TrackerItem = {
        id: newItemId(world.now(), world.random),
        type: order.type,
        status: 'pending',
        progress: 0,
        description: order.description,
        modelName: order.modelName,
        cost: order.cost,
        startKey: world.newKey(),
        shownInPlace: order.showsInPlace,
        owner,
        createdAt: world.now(),
      }
      keep((items) => [...items, item])
      starters.set(item.id, order.begin)
      order.onMade?.(item.id)
      await begin(item.id, item.type, () => order.begin(item.startKey))
      return find(item.id) ?? item
    },
    async retry(itemId) {
      const item = find(itemId)
      if (!item || isActive(item)) return
      polling.unwatch(itemId)
      change(itemId, {
        status: 'pending',
        error: undefined,
        receipt: undefined,
        isLost: undefined,
        progress: 0,
        stage: undefined,
      })
      const workId = workIdOf(item)
      if (!workId) {
        const send = starters.get(itemId)
        if (!send) change(itemId, { status: 'failed', error: failures.cannotResume })
        // The same key as before: had the first call arrived after all, this one starts nothing more.
        else await begin(itemId, item.type, () => send(item.startKey)).catch(() => undefined)
        return
      }
      // Had an earlier repeat arrived unanswered, a new key would start, and charge for, the same once more.
      const repeatKey = item.repeatKey ?? world.newKey()
      change(itemId, { repeatKey })
      await begin(itemId, item.type, async () => {
        const before = await world.poll(item.type, workId)
        // It was only out of reach; it never failed.
        if (before.status !== 'failed') return { requestId: workId, status: before.status, cost: item.cost }
        return world.repeat(workId, repeatKey)
      }).catch(() => undefined)
    },
    isUnanswered(itemId) {
      const item = find(itemId)
      return item?.status === 'failed' && item.isLost === true && !workIdOf(item) && starters.has(itemId)
    },
    resume(itemId) {
      const item = find(itemId)
      if (!item) return
      change(itemId, { status: 'processing', error: undefined })
      follow({ ...item, status: 'processing' })
    },
    async stop(itemId) {
      const item = find(itemId)
      const workId = item && workIdOf(item)
      if (!item || !workId || !isActive(item)) return
      try {
        const reply = await world.stop(workId)
        polling.unwatch(itemId)
        // Whoever stops it knows: no toast says that it failed.
        fail(itemId, reply.error ?? failedFor(item.type), { isTold: true })
        observers.reply(itemId, reply)
        if (!isLive) world.ended()
      } catch (error) {
        // It may just have ended: the poll tells how.
        world.toast({ title: failures.stopWork, description: world.sentence(error), tone: 'bad' })
      }
    },
    remove,
    clear(which) {
      const goes = (item: TrackerItem) => which === 'all' || item.status === which
      for (const item of store.get().items.filter(goes)) letGo(item.id)
      keep((items) => items.filter((item) => !goes(item)))
    },
    view,
    observe(itemId, onReply, onLost = () => undefined) {
      const leave = observers.add(itemId, { onReply, onLost })
      const watched = find(itemId)
      if (watched && isActive(watched) && !watched.shownInPlace) change(itemId, { shownInPlace: true })
      return leave
    },
    setOpen: (isTrackerOpen) => store.set({ isTrackerOpen }),
    setNewTab(newTab) {
      writeNewTab(world.storage, newTab)
      store.set({ newTab })
    },
    sync,
    hurry: polling.hurry,
  }
}
