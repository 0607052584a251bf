import { useEffect, useRef } from 'react'
import { BOARD_TEXT_MAX } from '../../contract/board-facts.ts'
import { useStore } from '../state/store.ts'
import type { BoardWindow } from './board-window.ts'
import type { Desk } from './desk.ts'
import { fontOf, heightOf, LINE_HEIGHT, NOTE_ROOM } from './draw.ts'
import { changeItems, type ItemOf, withoutItems } from './model.ts'

/** Writes in a note where it lies on the board. */
export function TextWriter({ desk, board }: { desk: Desk; board: BoardWindow }) {
  const id = useStore(desk.store, (state) => state.writing)
  const item = useStore(desk.store, ({ doc, writing }) => (writing ? doc.items[writing] : undefined))
  const view = useStore(board.store, (state) => (id ? state.view : board.store.initial.view))
  const field = useRef<HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text that is begun
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [id])

  if (!id || item?.kind !== 'text') return null
  const { x, y, width, height, rotation, size, colour, fill, align } = item
  const room = fill ? NOTE_ROOM * size : 0

  function write(text: string) {
    desk.commit(
      'Write',
      (doc) => {
        const now = doc.items[id ?? '']
        if (now?.kind !== 'text') return doc
        const next: ItemOf<'text'> = { ...now, text }
        const taller = heightOf(next)
        // It grows downwards, as one writes.
        return changeItems(doc, [{ ...next, height: taller, y: now.y + (taller - now.height) / 2 }])
      },
      `write ${id}`,
    )
  }

  function end() {
    desk.set({ writing: null })
    const now = desk.store.get().doc.items[id ?? '']
    // An empty one would lie there unseen.
    if (now?.kind === 'text' && now.text.trim() === '')
      desk.commit('Note', (doc) => withoutItems(doc, [now.id]), 'empty note')
  }

  return (
    <textarea
      ref={field}
      data-over-board
      aria-label="Words of the note"
      value={item.text}
      maxLength={BOARD_TEXT_MAX}
      onChange={(event) => write(event.target.value)}
      onBlur={end}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
      className="absolute top-0 left-0 m-0 resize-none overflow-hidden border-0 outline-2 outline-accent"
      style={{
        width,
        height: Math.max(height, size * (LINE_HEIGHT + 2 * NOTE_ROOM)),
        padding: room,
        font: fontOf(item),
        lineHeight: LINE_HEIGHT,
        color: colour,
        textAlign: align,
        background: fill ?? 'var(--raise1)',
        transformOrigin: '0 0',
        transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) translate(${x}px, ${y}px) rotate(${rotation}deg) translate(${-width / 2}px, ${-height / 2}px)`,
      }}
    />
  )
}
