import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  BringToFront,
  Copy,
  FlipHorizontal,
  Group,
  type LucideIcon,
  Maximize,
  MoveDown,
  MoveUp,
  SendToBack,
  SquareDashedMousePointer,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { aligned, distributed, type Edge, restacked } from './arrange.ts'
import { type BoardWindow, boundsOn } from './board-window.ts'
import { chosenOf, type Desk, type DeskState, isFree } from './desk.ts'
import { fitting, moved } from './geometry.ts'
import { changeItems, type Doc, type Item, newId, topOf, withoutItems } from './model.ts'

export interface Hand {
  desk: Desk
  board: BoardWindow
}

/** Something that can be done with a board: one object for its button, its key and the list of keys. */
export interface Action {
  id: string
  label: string
  icon: LucideIcon
  /** "Ctrl+G"; Ctrl stands for Cmd on a Mac. */
  keys?: string
  isEnabled: (state: DeskState) => boolean
  perform: (hand: Hand) => void
}

const freeOf = (state: DeskState): Item[] => chosenOf(state).filter((item) => isFree(state.doc, item))
const hasChosen = (state: DeskState) => freeOf(state).length > 0
const hasMany = (count: number) => (state: DeskState) => freeOf(state).length >= count

function change(label: string, { desk }: Hand, make: (items: Item[], doc: Doc) => Item[], kind?: string): void {
  const state = desk.store.get()
  const items = freeOf(state)
  if (items.length > 0) desk.commit(label, (doc) => changeItems(doc, make(items, doc)), kind)
}

/** Copies of things, groups of their own, so far from them, on top of each layer. */
export function copied(doc: Doc, items: readonly Item[], by: number): Item[] {
  const groups = new Map<string, string>()
  const tops = new Map<string, number>()
  return items.map((item) => {
    const z = (tops.get(item.layerId) ?? topOf(doc, item.layerId)) + 1
    tops.set(item.layerId, z)
    const copy = { ...moved(item, by, by), id: newId(), z }
    if (!item.groupId) return copy
    const groupId = groups.get(item.groupId) ?? newId()
    groups.set(item.groupId, groupId)
    return { ...copy, groupId }
  })
}

export function removeChosen({ desk }: Hand): void {
  const ids = freeOf(desk.store.get()).map(({ id }) => id)
  if (ids.length > 0) desk.commit('Delete', (doc) => withoutItems(doc, ids))
}

export const actions: readonly Action[] = [
  {
    id: 'duplicate',
    label: 'Duplicate',
    icon: Copy,
    keys: 'Ctrl+D',
    isEnabled: hasChosen,
    perform({ desk }) {
      const state = desk.store.get()
      const copies = copied(state.doc, freeOf(state), state.doc.grid.isSnapping ? state.doc.grid.size : 20)
      desk.commit('Duplicate', (doc) => changeItems(doc, copies))
      desk.select(copies.map(({ id }) => id))
    },
  },
  { id: 'delete', label: 'Delete', icon: Trash2, keys: 'Delete', isEnabled: hasChosen, perform: removeChosen },
  {
    id: 'group',
    label: 'Group',
    icon: Group,
    keys: 'Ctrl+G',
    isEnabled: hasMany(2),
    perform(hand) {
      const groupId = newId()
      change('Group', hand, (items) => items.map((item) => ({ ...item, groupId })))
    },
  },
  {
    id: 'ungroup',
    label: 'Ungroup',
    icon: Ungroup,
    keys: 'Ctrl+Shift+G',
    isEnabled: (state) => freeOf(state).some(({ groupId }) => groupId),
    perform: (hand) => change('Ungroup', hand, (items) => items.map(({ groupId: _, ...item }) => item as Item)),
  },
  {
    id: 'all',
    label: 'Choose everything',
    icon: SquareDashedMousePointer,
    keys: 'Ctrl+A',
    isEnabled: ({ doc }) => Object.keys(doc.items).length > 0,
    perform({ desk }) {
      const { doc } = desk.store.get()
      desk.select(
        Object.values(doc.items)
          .filter((item) => isFree(doc, item))
          .map(({ id }) => id),
      )
    },
  },
  ...(
    [
      ['top', 'Bring to the front', BringToFront, 'Ctrl+Shift+]'],
      ['up', 'Bring forward', MoveUp, 'Ctrl+]'],
      ['down', 'Send backward', MoveDown, 'Ctrl+['],
      ['bottom', 'Send to the back', SendToBack, 'Ctrl+Shift+['],
    ] as const
  ).map(
    ([to, label, icon, keys]): Action => ({
      id: to,
      label,
      icon,
      keys,
      isEnabled: hasChosen,
      perform: (hand) =>
        change(label, hand, (items, doc) =>
          restacked(
            doc,
            items.map(({ id }) => id),
            to,
          ),
        ),
    }),
  ),
  ...(
    [
      ['left', 'Align left edges', AlignStartVertical],
      ['centre', 'Align middles across', AlignCenterVertical],
      ['right', 'Align right edges', AlignEndVertical],
      ['top', 'Align upper edges', AlignStartHorizontal],
      ['middle', 'Align middles down', AlignCenterHorizontal],
      ['bottom', 'Align lower edges', AlignEndHorizontal],
    ] as const
  ).map(
    ([edge, label, icon]): Action => ({
      id: `align-${edge}`,
      label,
      icon,
      isEnabled: hasMany(2),
      perform: (hand) => change(label, hand, (items) => aligned(items, edge satisfies Edge)),
    }),
  ),
  ...(
    [
      ['x', 'Equal gaps across', AlignHorizontalDistributeCenter],
      ['y', 'Equal gaps down', AlignVerticalDistributeCenter],
    ] as const
  ).map(
    ([along, label, icon]): Action => ({
      id: `distribute-${along}`,
      label,
      icon,
      isEnabled: hasMany(3),
      perform: (hand) => change(label, hand, (items) => distributed(items, along)),
    }),
  ),
  {
    id: 'mirror',
    label: 'Mirror',
    icon: FlipHorizontal,
    isEnabled: (state) => freeOf(state).some(({ kind }) => kind === 'picture'),
    perform: (hand) =>
      change('Mirror', hand, (items) =>
        items.map((item) => (item.kind === 'picture' ? { ...item, isMirrored: !item.isMirrored } : item)),
      ),
  },
  {
    id: 'fit',
    label: 'See all of it',
    icon: Maximize,
    keys: 'Shift+1',
    isEnabled: () => true,
    perform({ desk, board }) {
      const { width, height } = board.store.get()
      board.setView(fitting(boundsOn(desk), { width, height }))
    },
  },
]

export const actionOf = (id: string): Action => {
  const found = actions.find((action) => action.id === id)
  if (!found) throw new Error(`There is no action ${id}.`)
  return found
}

/** Moves what is chosen by the arrow keys: a px, or with Shift a square. */
export function nudge(hand: Hand, dx: number, dy: number, isFar: boolean): void {
  const { doc } = hand.desk.store.get()
  const step = isFar ? doc.grid.size : Math.max(1, 1 / hand.board.store.get().view.scale)
  change('Move', hand, (items) => items.map((item) => moved(item, dx * step, dy * step)), 'nudge')
}

/** The keys of an event as actions write them: "Ctrl+Shift+G". */
export function keysOf(event: KeyboardEvent): string {
  const key = event.code.startsWith('Digit') ? event.code.slice(5) : (bracketOf(event) ?? event.key)
  const name = key === 'Backspace' ? 'Delete' : key.length === 1 ? key.toUpperCase() : key
  return [(event.ctrlKey || event.metaKey) && 'Ctrl', event.shiftKey && 'Shift', name].filter(Boolean).join('+')
}

/** With Shift, brackets are braces on most keyboards. */
const bracketOf = ({ code }: KeyboardEvent) =>
  code === 'BracketLeft' ? '[' : code === 'BracketRight' ? ']' : undefined
