import type { BoardPicture } from '../../contract/boards.ts'
import { isPageCovered } from '../ui/covered.ts'
import { areSingleKeysOn } from '../ui/single-keys.ts'
import { actionOf, actions, copied, type Hand, keysOf, nudge } from './actions.ts'
import { chosenOf } from './desk.ts'
import type { Gestures } from './gestures.ts'
import { changeItems, type Item } from './model.ts'
import { tools } from './tools.ts'

const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** What was copied, for this page: onto another board too. */
let clipboard: readonly Item[] = []
let clipboardPictures: readonly BoardPicture[] = []

function paste({ desk }: Hand): void {
  const { doc, layerId } = desk.store.get()
  if (clipboard.length === 0) return
  const known = new Set(doc.layers.map(({ id }) => id))
  const homed = clipboard.map((item) => (known.has(item.layerId) ? item : { ...item, layerId }))
  const copies = copied(doc, homed, 20)
  clipboard = copies
  desk.addPictures(clipboardPictures)
  desk.commit('Paste', (now) => changeItems(now, copies))
  desk.select(copies.map(({ id }) => id))
}

/** What can be taken back and done again while a picture is treated. */
interface Steps {
  undo: () => void
  redo: () => void
}

/** Keys that mean the same while a picture is treated. */
const lookingKeys: ReadonlySet<string> = new Set([
  'Ctrl+=',
  'Ctrl++',
  'Ctrl+-',
  'Ctrl+0',
  'Escape',
  actionOf('fit').keys ?? '',
])

/**
 * The keys of a board; `treating` tells of the picture that is treated, whose keys they are then; `onSpace` hears whether the space
 * bar is held. Returns how to stop.
 */
export function attachKeys(
  hand: Hand,
  gestures: () => Gestures | undefined,
  treating: () => Steps | undefined,
  onSpace: (isHeld: boolean) => void,
): () => void {
  const { desk, board } = hand

  function stepOut() {
    if (gestures()?.isBusy()) gestures()?.finish()
    else if (desk.store.get().treatment) desk.set({ treatment: null })
    else if (desk.store.get().tool !== 'select') desk.set({ tool: 'select' })
    else desk.select([])
  }

  /** Returns whether the key meant something to what is done to a picture, or would have to the board beneath it. */
  function performOn(steps: Steps, keys: string): boolean {
    if (keys === 'Ctrl+Z') steps.undo()
    else if (keys === 'Ctrl+Shift+Z' || keys === 'Ctrl+Y') steps.redo()
    else return actions.some((one) => one.keys === keys)
    return true
  }

  /** Returns whether the key meant something. */
  function perform(event: KeyboardEvent): boolean {
    const keys = keysOf(event)
    const steps = treating()
    if (steps && !lookingKeys.has(keys)) return performOn(steps, keys)
    const state = desk.store.get()
    if (keys === 'Ctrl+Z') desk.undo()
    else if (keys === 'Ctrl+Shift+Z' || keys === 'Ctrl+Y') desk.redo()
    else if (keys === 'Escape') stepOut()
    else if (keys === 'Enter' && gestures()?.isBusy()) gestures()?.finish()
    else if (keys === 'Ctrl+C') {
      clipboard = chosenOf(state)
      clipboardPictures = clipboard.flatMap((item) =>
        item.kind === 'picture' ? (state.pictures.get(item.imageId) ?? []) : [],
      )
      return false
    } else if (keys === 'Ctrl+V') {
      // A picture in the system's own clipboard comes by its own event.
      if (clipboard.length === 0) return false
      paste(hand)
    } else if (keys === 'Ctrl+=' || keys === 'Ctrl++') board.zoomBy(1.3)
    else if (keys === 'Ctrl+-') board.zoomBy(1 / 1.3)
    else if (keys === 'Ctrl+0') board.zoomBy(1 / board.store.get().view.scale)
    else if (arrows[event.key] && !event.ctrlKey && !event.metaKey) {
      const [dx, dy] = arrows[event.key] ?? [0, 0]
      if (state.selection.length > 0) nudge(hand, dx, dy, event.shiftKey)
      else {
        const { view } = board.store.get()
        board.setView({ ...view, x: view.x - dx * 60, y: view.y - dy * 60 })
      }
    } else {
      const action = actions.find((one) => one.keys === keys)
      if (action) {
        if (!action.isEnabled(state)) return false
        action.perform(hand)
        return true
      }
      const tool = areSingleKeysOn() ? tools.find(({ key }) => key === keys) : undefined
      if (!tool) return false
      desk.set({ tool: tool.tool })
    }
    return true
  }

  function down(event: KeyboardEvent) {
    if (isTyping(event) || isPageCovered() || event.defaultPrevented) return
    const isOnButton =
      event.target instanceof HTMLElement && event.target.closest('button, a, [role=slider], [role=tab]')
    if (event.key === ' ' && !isOnButton) {
      event.preventDefault()
      onSpace(true)
      return
    }
    if (isOnButton && (event.key === 'Enter' || event.key.startsWith('Arrow'))) return
    if (perform(event)) event.preventDefault()
  }
  const up = (event: KeyboardEvent) => {
    if (event.key === ' ') onSpace(false)
  }
  window.addEventListener('keydown', down)
  window.addEventListener('keyup', up)
  return () => {
    window.removeEventListener('keydown', down)
    window.removeEventListener('keyup', up)
  }
}
