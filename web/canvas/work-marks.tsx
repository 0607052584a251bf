import { useStore } from '../state/store.ts'
import { useTrackerState } from '../tracker/provider.tsx'
import { Glyph } from '../ui/glyph.tsx'
import type { BoardWindow } from './board-window.ts'
import type { Desk } from './desk.ts'
import { toPage } from './geometry.ts'

/** How far each picture is that is being made for the board, in its place. */
export function WorkMarks({ desk, board }: { desk: Desk; board: BoardWindow }) {
  const { works, doc } = useStore(desk.store, (state) => state)
  const view = useStore(board.store, (state) => (works.length > 0 ? state.view : board.store.initial.view))
  const items = useTrackerState((state) => state.items)
  return works.map(({ requestId, itemId, place }) => {
    const item = items.find((one) => one.requestId === requestId)
    const { x, y } = toPage(view, doc.items[itemId] ?? place)
    return (
      <p
        key={requestId}
        role="status"
        className="pointer-events-none absolute top-0 left-0 flex items-center gap-2 rounded-full border border-line bg-raise1 px-3 py-1.5 text-sm whitespace-nowrap text-ink shadow-low tabular"
        style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
      >
        {item?.status === 'failed' && item.isLost ? (
          'No answer: asked after again at your next visit'
        ) : (
          <>
            <Glyph name="spinner" className="size-4 animate-spin" />
            {item?.stage ?? 'Queued'} · {Math.round(item?.progress ?? 0)}%
          </>
        )}
      </p>
    )
  })
}
