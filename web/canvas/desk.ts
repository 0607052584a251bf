import { BOARD_HISTORY_BYTES_MAX, BOARD_ITEMS_MAX, BOARD_STEPS_MAX } from '../../contract/board-facts.ts'
import type { Board, BoardHistory, BoardPicture, BoardStep, BoardWork } from '../../contract/boards.ts'
import { createStore, type Store } from '../state/store.ts'
import { toast } from '../ui/toast-store.ts'
import { contentOf, type Doc, docOf, type Item, stepBetween, stepped } from './model.ts'

export type Tool =
  | 'select'
  | 'hand'
  | 'pen'
  | 'text'
  | 'rect'
  | 'ellipse'
  | 'line'
  | 'arrow'
  | 'polygon'
  | 'frame'
  | 'wall'
  | 'door'
  | 'window'

/** What is being done to one picture, over the board. */
export interface Treatment {
  kind: 'mask' | 'widen'
  itemId: string
}

export interface DeskState {
  doc: Doc
  works: readonly BoardWork[]
  past: readonly BoardStep[]
  future: readonly BoardStep[]
  selection: readonly string[]
  tool: Tool
  /** The layer on which what is drawn or placed comes to lie. */
  layerId: string
  pictures: ReadonlyMap<string, BoardPicture>
  /** The text that is being written. */
  writing: string | null
  treatment: Treatment | null
}

export interface Desk {
  store: Store<DeskState>
  /** Changes the board: one step to take back. Steps of one `kind` that follow each other within a second are one. */
  commit(label: string, change: (doc: Doc) => Doc, kind?: string): void
  undo(): void
  redo(): void
  select(ids: readonly string[]): void
  set(change: Partial<Pick<DeskState, 'tool' | 'layerId' | 'writing' | 'treatment'>>): void
  setWorks(change: (works: readonly BoardWork[]) => readonly BoardWork[]): void
  addPictures(pictures: readonly BoardPicture[]): void
  content(): Board['content']
  history(revision: number): BoardHistory
  /** Calls back whenever what is kept of the board has changed. */
  onChange(listener: () => void): () => void
}

const MERGED_WITHIN = 1000

/** The newest steps that can be kept: so many, and of so many bytes. */
function keepable(steps: readonly BoardStep[], bytes: number): BoardStep[] {
  const kept: BoardStep[] = []
  let room = bytes
  for (const step of [...steps].reverse()) {
    room -= JSON.stringify(step).length * 1.1
    if (room < 0 || kept.length === BOARD_STEPS_MAX) break
    kept.unshift(step)
  }
  return kept
}

/** Where one begins to draw: above the lowest layer, which is for maps. */
function usualLayer(layers: Doc['layers']): string {
  const free = layers.filter(({ isLocked, isHidden }) => !isLocked && !isHidden)
  return (free[1] ?? free[0] ?? layers[0])?.id ?? ''
}

/** A board as it is worked on: what lies on it, what can be taken back, what is chosen. */
export function openDesk(board: Board): Desk {
  const doc = docOf(board.content)
  const store = createStore<DeskState>({
    doc,
    works: board.content.works,
    past: board.history?.past ?? [],
    future: board.history?.future ?? [],
    selection: [],
    tool: 'select',
    layerId: usualLayer(doc.layers),
    pictures: new Map(board.pictures.map((picture) => [picture.id, picture])),
    writing: null,
    treatment: null,
  })
  const listeners = new Set<() => void>()
  let last: { kind: string; at: number; before: Doc } | undefined

  const told = () => {
    for (const listener of listeners) listener()
  }

  /** What is chosen, and the layer that is drawn on, as far as they are still there. */
  function show(next: Doc, change: Partial<DeskState>) {
    const { selection, layerId } = store.get()
    store.set({
      ...change,
      doc: next,
      selection: selection.every((id) => next.items[id]) ? selection : selection.filter((id) => next.items[id]),
      layerId: next.layers.some(({ id }) => id === layerId) ? layerId : (next.layers.at(-1)?.id ?? ''),
    })
    told()
  }

  return {
    store,
    commit(label, change, kind) {
      const { doc: before, past } = store.get()
      const after = change(before)
      if (after === before) return
      if (Object.keys(after.items).length > BOARD_ITEMS_MAX) {
        toast({
          title: 'This board is full',
          description: `It holds ${BOARD_ITEMS_MAX.toLocaleString('en-GB')} things, and this would be more: nothing was changed. Take some away, or begin another board.`,
          tone: 'bad',
        })
        return
      }
      const now = Date.now()
      const isMore = kind !== undefined && last?.kind === kind && now - last.at < MERGED_WITHIN
      const base = isMore && last ? last.before : before
      const step = stepBetween(label, base, after)
      last = kind === undefined ? undefined : { kind, at: now, before: base }
      const earlier = isMore ? past.slice(0, -1) : past
      show(after, { past: step ? [...earlier, step].slice(-BOARD_STEPS_MAX) : earlier, future: [] })
    },
    undo() {
      const { doc: now, past, future } = store.get()
      const step = past.at(-1)
      if (!step) return
      last = undefined
      show(stepped(now, step, 'undo'), { past: past.slice(0, -1), future: [...future, step] })
    },
    redo() {
      const { doc: now, past, future } = store.get()
      const step = future.at(-1)
      if (!step) return
      last = undefined
      show(stepped(now, step, 'redo'), { past: [...past, step], future: future.slice(0, -1) })
    },
    select(ids) {
      const { selection } = store.get()
      if (ids.length === selection.length && ids.every((id, k) => id === selection[k])) return
      store.set({ selection: ids })
    },
    set: (change) => store.set(change),
    setWorks(change) {
      const works = change(store.get().works)
      if (works === store.get().works) return
      store.set({ works })
      told()
    },
    addPictures(pictures) {
      store.set({
        pictures: new Map([...store.get().pictures, ...pictures.map((picture) => [picture.id, picture] as const)]),
      })
    },
    content: () => contentOf(store.get().doc, [...store.get().works]),
    history(revision) {
      const { past, future } = store.get()
      const kept = keepable(past, BOARD_HISTORY_BYTES_MAX * 0.75)
      return { revision, past: kept, future: keepable(future, BOARD_HISTORY_BYTES_MAX * 0.2) }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What of the chosen things can be changed: those that lie on no locked or hidden layer. */
export function chosenOf({ doc, selection }: Pick<DeskState, 'doc' | 'selection'>): Item[] {
  return selection.flatMap((id) => doc.items[id] ?? [])
}

/** Whether a thing can be taken hold of. */
export function isFree(doc: Doc, item: Item): boolean {
  const layer = doc.layers.find(({ id }) => id === item.layerId)
  return layer !== undefined && !layer.isLocked && !layer.isHidden
}
