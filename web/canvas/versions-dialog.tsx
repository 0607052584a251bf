import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BoardContent, BoardPicture } from '../../contract/boards.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Press } from '../ui/press.tsx'
import { sinceText } from '../ui/since.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import type { Desk } from './desk.ts'
import { boundsOf, fitting } from './geometry.ts'
import { docOf } from './model.ts'
import { paint, stackOf } from './paint.ts'
import { openPictures } from './pictures.ts'
import { versionOf, versionsOf } from './queries.ts'

/** How large a version is shown, px. */
const [WIDTH, HEIGHT] = [720, 420]

/** A board as it was, in small. */
function Preview({ content, pictures }: { content: BoardContent; pictures: readonly BoardPicture[] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const doc = docOf(content)
    const view = fitting(boundsOf(content.items, true), { width: WIDTH, height: HEIGHT }, 1)
    const known = new Map(pictures.map((picture) => [picture.id, picture]))
    const draw = () => {
      const context = canvas.current?.getContext('2d')
      if (!context) return
      const scratch = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT }).getContext('2d')
      paint(
        { context, view, scratch: () => scratch ?? context },
        stackOf(doc),
        { x: 0, y: 0, width: WIDTH, height: HEIGHT },
        { pictures: known, source: shown.source, scale: view.scale, isFile: false },
      )
    }
    const shown = openPictures(draw, () => undefined)
    draw()
    return shown.close
  }, [content, pictures])
  return (
    <canvas
      ref={canvas}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`The board then, ${content.items.length} things`}
      className="w-full rounded-md border border-line bg-ground"
    />
  )
}

function Shown({
  id,
  revision,
  onRestore,
}: {
  id: string
  revision: number
  onRestore: (content: BoardContent, pictures: readonly BoardPicture[]) => void
}) {
  const found = useQuery(versionOf(id, revision))
  if (found.isPending) return <Skeleton className="aspect-[12/7] rounded-md" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  const { content, pictures } = found.data
  return (
    <div className="grid content-start gap-3">
      <Preview content={content} pictures={pictures} />
      <Button tone="primary" className="justify-self-end" onClick={() => onRestore(content, pictures)}>
        Go back to this
      </Button>
    </div>
  )
}

interface VersionsDialogProps {
  id: string
  desk: Desk
  onClose: () => void
}

/** Earlier states of a board, to look at and to go back to. Going back is a step like any other: it can be taken back. */
export function VersionsDialog({ id, desk, onClose }: VersionsDialogProps) {
  const found = useQuery({ ...versionsOf(id), staleTime: 0 })
  const [chosen, setChosen] = useState<number>()
  const versions = found.data?.versions ?? []
  const revision = chosen ?? versions[0]?.revision

  function restore(content: BoardContent, pictures: readonly BoardPicture[]) {
    desk.addPictures(pictures)
    const { items, layers, grid, background } = docOf(content)
    desk.commit('Earlier version', () => ({ items, layers, grid, background }))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Versions"
      description="One is kept for each sitting of five minutes; older ones by the hour, then by the day."
      className="sm:max-w-3xl"
    >
      {found.isPending && <Skeleton className="h-64 rounded-md" />}
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />}
      {found.data && versions.length === 0 && (
        <p className="text-ink2">There is none yet: the first comes with the first change.</p>
      )}
      {versions.length > 0 && revision !== undefined && (
        <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
          <ul className="grid max-h-[24dvh] content-start gap-1 overflow-y-auto p-1 sm:max-h-[60dvh]">
            {versions.map((version) => (
              <li key={version.revision}>
                <Press
                  aria-pressed={version.revision === revision}
                  onClick={() => setChosen(version.revision)}
                  className="grid min-h-11 w-full rounded-md border border-transparent px-3 py-1.5 text-left text-sm hover:bg-raise2 aria-pressed:border-amber aria-pressed:bg-raise2"
                >
                  <span>{sinceText(new Date(version.savedAt), new Date())}</span>
                  <span className="text-xs text-ink3 tabular">{version.items} things</span>
                </Press>
              </li>
            ))}
          </ul>
          <Shown key={revision} id={id} revision={revision} onRestore={restore} />
        </div>
      )}
    </Dialog>
  )
}
