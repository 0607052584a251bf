import { useQueryClient } from '@tanstack/react-query'
import type Konva from 'konva'
import { ArrowLeft, FileDown, History, ImagePlus, Maximize, Minus, PanelRight, Plus, Redo2, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Board, BoardPicture } from '../../contract/boards.ts'
import type { Image } from '../../contract/images.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { sendPicture } from '../images/send-picture.ts'
import { useStore } from '../state/store.ts'
import { useTracker } from '../tracker/provider.tsx'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import { Sheet } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { actionOf, type Hand } from './actions.ts'
import { AddPictures } from './add-pictures.tsx'
import { type BoardWindow, boundsOn, openWindow } from './board-window.ts'
import { type Desk, openDesk } from './desk.ts'
import { ExportDialog } from './export-dialog.tsx'
import { FrameFacts } from './frame-facts.tsx'
import { fitting, type Point, toBoard } from './geometry.ts'
import { attachGestures, type Gestures } from './gestures.ts'
import { Inspector } from './inspector.tsx'
import { attachKeys } from './keys.ts'
import { LayersPanel } from './layers-panel.tsx'
import { type Pen, pictureAt, usualPen } from './make.ts'
import { changeItems } from './model.ts'
import { Overlay } from './overlay.tsx'
import { TreatmentFacts, TreatmentLayer, useTreatment } from './picture-treatments.tsx'
import { openSaving, type Saving } from './saving.ts'
import { ConflictNote, LeaveQuestion, SavedMark } from './standing.tsx'
import { TextWriter } from './text-writer.tsx'
import { Toolbar } from './toolbar.tsx'
import { toolHints } from './tools.ts'
import { useWorks } from './use-works.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import { WorkMarks } from './work-marks.tsx'

/** All that a board is worked on with, for as long as it is open. */
function openAll(board: Board): { desk: Desk; window: BoardWindow; saving: Saving } {
  const desk = openDesk(board)
  const kept = () => call('getBoard', { params: { id: board.id } })
  /** Asked for once more though they were not told of: what is still unknown after that is gone. */
  const renewed = new Set<string>()
  const renew = (ids: readonly string[] = []) => {
    for (const id of ids) renewed.add(id)
    kept().then(
      ({ pictures }) => desk.addPictures(pictures),
      // Those that are shown stay; the next one that fails asks again.
      () => {
        for (const id of ids) renewed.delete(id)
      },
    )
  }
  const saving = openSaving(board.revision, {
    save: (revision, content) => call('saveBoard', { params: { id: board.id }, body: { revision, content } }),
    kept,
    saveHistory: (history) => call('saveBoardHistory', { params: { id: board.id }, body: history }),
    content: desk.content,
    history: desk.history,
    later(ms, deed) {
      const timer = setTimeout(deed, ms)
      return () => clearTimeout(timer)
    },
  })
  desk.onChange(saving.changed)
  // What was pasted, or taken back after the page was opened, may show pictures that were not told of: once it is kept, they are.
  saving.store.subscribe(() => {
    if (saving.store.get().standing.state !== 'saved') return
    const { doc, pictures } = desk.store.get()
    const unknown = Object.values(doc.items).flatMap((item) =>
      item.kind === 'picture' && !pictures.has(item.imageId) && !renewed.has(item.imageId) ? [item.imageId] : [],
    )
    if (unknown.length > 0) renew(unknown)
  })
  return { desk, window: openWindow(desk, renew), saving }
}

/** Keeps in step with other tabs, and does not let the page go with something unsaved. */
function useSaving(id: string, { saving }: { saving: Saving }) {
  useEffect(() => {
    const channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`lanternkeep-board:${id}`)
    let told = saving.store.get().revision
    const leave = saving.store.subscribe(() => {
      const { revision } = saving.store.get()
      if (revision === told) return
      told = revision
      channel?.postMessage(revision)
    })
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'number') saving.heardOf(data)
      }
    const onHide = () => {
      if (document.visibilityState === 'hidden') void saving.flush()
    }
    const onOnline = () => void saving.flush()
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!saving.hasUnsaved()) return
      void saving.flush()
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('online', onOnline)
    window.addEventListener('beforeunload', onLeave)
    return () => {
      leave()
      channel?.close()
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('beforeunload', onLeave)
      void saving.flush().finally(saving.stop)
    }
  }, [id, saving])
}

/** Tells the scale by itself: a board that is zoomed does not draw its whole page anew. */
function Scale({ board }: { board: BoardWindow }) {
  const percent = useStore(board.store, ({ view }) => Math.round(view.scale * 100))
  return <span className="w-12 text-center text-sm text-ink2 tabular">{percent}%</span>
}

interface EditorProps {
  board: Board
  /** Opens the board anew, as it is kept. */
  onReload: () => void
}

/** One board: the window on it, its tools, what is chosen, its layers. */
export default function Editor({ board, onReload }: EditorProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const tracker = useTracker()
  const [all] = useState(() => openAll(board))
  const { desk, window: view, saving } = all
  const [hand] = useState<Hand>(() => ({ desk, board: view }))
  const place = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Konva.Stage>(null)
  const gestures = useRef<Gestures>(undefined)
  const [pen, setPen] = useState<Pen>(usualPen)
  const [visibility, setVisibility] = useState<Visibility>('public')
  const penNow = useRef(pen)
  penNow.current = pen
  const [dialog, setDialog] = useState<'pictures' | 'export' | 'versions' | null>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const { past, future, tool, doc, selection } = useStore(desk.store, (state) => state)
  const order = useWorks(desk, saving.flush)
  const treating = useTreatment(desk)
  const treatingNow = useRef(treating)
  treatingNow.current = treating
  useSaving(board.id, all)

  useEffect(() => {
    if (!place.current || !ground.current || !live.current) return
    const detach = view.attach(place.current, ground.current, live.current)
    const { width, height } = view.store.get()
    view.setView(fitting(boundsOn(desk), { width, height }, 1))
    let isSpaceHeld = false
    gestures.current = attachGestures(
      place.current,
      { desk, board: view, pen: () => penNow.current },
      {
        isHandle(event) {
          const box = place.current?.getBoundingClientRect()
          return Boolean(
            box && stage.current?.getIntersection({ x: event.clientX - box.left, y: event.clientY - box.top }),
          )
        },
        isSpaceHeld: () => isSpaceHeld,
      },
    )
    const leaveKeys = attachKeys(
      hand,
      () => gestures.current,
      () => treatingNow.current,
      (isHeld) => {
        isSpaceHeld = isHeld
      },
    )
    return () => {
      gestures.current?.stop()
      leaveKeys()
      detach()
    }
  }, [desk, view, hand])

  // The picture is to be seen while it is brushed or widened, and once that is begun.
  const isTreating = treating !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each beginning and end
  useEffect(() => setPanelOpen(false), [isTreating])

  // A tool that is taken up ends what was being drawn with the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each other tool
  useEffect(() => gestures.current?.finish(), [tool])

  const middle = useCallback((): Point => {
    const { view: now, width, height } = view.store.get()
    return toBoard(now, { x: width / 2, y: height / 2 })
  }, [view])

  const put = useCallback(
    async (image: Image | BoardPicture, at: Point) => {
      const { id, title, url, width, height, thumbhash, faces, isBlurred } = image
      const picture = { id, title, url, width, height, thumbhash, faces, isBlurred }
      desk.addPictures([picture])
      const { doc: now, layerId } = desk.store.get()
      const { view: shown, width: room } = view.store.get()
      // A battle map lies on the grid, square on square.
      const squares = await call('getImage', { params: { id } }).then(
        (full) => full.squares,
        () => null,
      )
      const usual = Math.min(width, (room * 0.6) / shown.scale)
      const lowest = now.layers.find(({ isLocked, isHidden }) => !isLocked && !isHidden)?.id ?? layerId
      const item = pictureAt(
        now,
        squares ? lowest : layerId,
        picture,
        at,
        squares ? squares.columns * now.grid.size : usual,
      )
      if (squares) {
        const { size } = now.grid
        item.height = squares.rows * size
        item.x = Math.round((at.x - item.width / 2) / size) * size + item.width / 2
        item.y = Math.round((at.y - item.height / 2) / size) * size + item.height / 2
      }
      const isFirst = Object.keys(now.items).length === 0
      desk.commit('Picture placed', (before) => changeItems(before, [item]))
      // A map is larger than most windows: the first one is shown whole.
      if (isFirst && squares) view.setView(fitting(boundsOn(desk), view.store.get(), 1))
      desk.set({ tool: 'select' })
      desk.select([item.id])
    },
    [desk, view],
  )

  const send = useCallback(
    async (file: File, at: Point) => {
      toast({ title: 'Sending the picture …', goesWithPage: true })
      try {
        const id = await sendPicture(tracker, file)
        await put(await call('getImage', { params: { id } }), at)
      } catch (error) {
        toast({ title: 'The picture was not taken', description: explain(error).description, tone: 'bad' })
      }
    },
    [put, tracker],
  )

  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      void send(file, middle())
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [send, middle])

  async function keepCopy() {
    try {
      const copy = await call('createBoard', {
        body: { title: `${board.title.slice(0, 90)} (copy)`, content: desk.content() },
        idempotencyKey: crypto.randomUUID(),
      })
      saving.stop()
      await refreshAnswers(client, 'listBoards')
      await navigate(`/canvas/${copy.id}`)
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    }
  }

  function openInstead(next: 'export' | 'versions') {
    setPanelOpen(false)
    setDialog(next)
  }

  const [chosenId] = selection.length === 1 ? selection : []
  const only = chosenId ? doc.items[chosenId] : undefined
  const panels = (
    <>
      {treating ? (
        <section className="grid gap-4" aria-label="What is done to the picture">
          <h2 className="font-serif text-lg">{treating.kind === 'mask' ? 'Erase or repaint' : 'Widen'}</h2>
          <TreatmentFacts desk={desk} treating={treating} order={order} />
        </section>
      ) : (
        <Inspector hand={hand} pen={pen} onPen={setPen}>
          {only?.kind === 'frame' && (
            <FrameFacts desk={desk} item={only} order={order} visibility={visibility} onVisibility={setVisibility} />
          )}
          {only?.kind === 'picture' && (
            <div className="grid grid-cols-2 gap-2">
              <Button size="sm" onClick={() => desk.set({ treatment: { kind: 'mask', itemId: only.id } })}>
                Erase or repaint
              </Button>
              <Button size="sm" onClick={() => desk.set({ treatment: { kind: 'widen', itemId: only.id } })}>
                Widen
              </Button>
            </div>
          )}
        </Inspector>
      )}
      <LayersPanel desk={desk} />
    </>
  )

  return (
    <div className="flex h-[calc(100dvh-4.1rem)] flex-col">
      <div className="flex h-14 shrink-0 items-center gap-1 border-line border-b bg-raise1 px-2">
        <ButtonLink to="/canvas" tone="quiet" size="sm" aria-label="To your boards">
          <ArrowLeft aria-hidden className="size-5" />
        </ButtonLink>
        <h1 className="min-w-0 truncate font-serif text-lg">{board.title}</h1>
        <SavedMark saving={saving} />
        <span className="ml-auto flex items-center">
          <IconButton
            label={past.length > 0 ? `Undo: ${past.at(-1)?.label}` : 'Undo'}
            disabled={past.length === 0}
            onClick={desk.undo}
          >
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            label={future.length > 0 ? `Redo: ${future.at(-1)?.label}` : 'Redo'}
            disabled={future.length === 0}
            onClick={desk.redo}
          >
            <Redo2 aria-hidden />
          </IconButton>
          <Button tone="primary" className="max-sm:w-11 max-sm:px-0" onClick={() => setDialog('pictures')}>
            <ImagePlus aria-hidden className="size-5" />
            <span className="max-sm:sr-only">Place a picture</span>
          </Button>
          <IconButton label="Versions" className="max-sm:hidden" onClick={() => setDialog('versions')}>
            <History aria-hidden />
          </IconButton>
          <IconButton label="Take it along as a file" className="max-sm:hidden" onClick={() => setDialog('export')}>
            <FileDown aria-hidden />
          </IconButton>
          <IconButton label="What is chosen, and layers" className="lg:hidden" onClick={() => setPanelOpen(true)}>
            <PanelRight aria-hidden />
          </IconButton>
        </span>
      </div>
      <ConflictNote saving={saving} onReload={onReload} onCopy={() => void keepCopy()} />
      <div className="flex min-h-0 flex-1 max-lg:flex-col-reverse">
        <Toolbar desk={desk} />
        <div className="relative min-h-0 min-w-0 flex-1">
          <section
            ref={place}
            aria-label={`The board, ${Object.keys(doc.items).length} things`}
            data-board
            className="absolute inset-0 touch-none overflow-hidden bg-ground select-none"
            style={{ cursor: tool === 'select' ? 'default' : tool === 'hand' ? 'grab' : 'crosshair' }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              const [file] = event.dataTransfer.files
              if (file) void send(file, view.at(event))
            }}
            onContextMenu={(event) => event.preventDefault()}
          >
            <div ref={ground} className="pointer-events-none absolute inset-0" />
            <canvas ref={live} className="pointer-events-none absolute top-0 left-0" />
            <Overlay desk={desk} board={view} stage={stage} isTouch={isTouch} />
            <TextWriter desk={desk} board={view} />
            {treating && <TreatmentLayer board={view} treating={treating} />}
            <WorkMarks desk={desk} board={view} />
          </section>
          {toolHints[tool] && (
            <p className="pointer-events-none absolute inset-x-4 top-3 mx-auto w-fit max-w-full rounded-md border border-line bg-raise1/95 px-3 py-1.5 text-center text-sm text-ink2">
              {toolHints[tool]}
            </p>
          )}
          <div className="absolute bottom-3 left-3 flex items-center rounded-md border border-line bg-raise1 shadow-low">
            <IconButton label="Zoom out" onClick={() => view.zoomBy(1 / 1.3)}>
              <Minus aria-hidden />
            </IconButton>
            <Scale board={view} />
            <IconButton label="Zoom in" onClick={() => view.zoomBy(1.3)}>
              <Plus aria-hidden />
            </IconButton>
            <IconButton label="See all of it" onClick={() => actionOf('fit').perform(hand)}>
              <Maximize aria-hidden />
            </IconButton>
          </div>
        </div>
        <aside className="hidden w-76 shrink-0 content-start gap-6 overflow-y-auto border-line border-l bg-raise1 p-4 pb-24 lg:grid">
          {panels}
        </aside>
      </div>
      {treating && (
        <div className="flex shrink-0 justify-center border-line border-t bg-raise1 p-2 lg:hidden">
          <Button tone="primary" onClick={() => setPanelOpen(true)}>
            {treating.kind === 'mask' ? 'Brush, then go on' : 'Drag the edges, then go on'}
          </Button>
        </div>
      )}
      <Sheet
        open={isPanelOpen}
        onClose={() => setPanelOpen(false)}
        title="Board"
        hideTitle
        className="max-sm:inset-x-0 max-sm:top-auto max-sm:h-[62dvh] max-sm:w-full max-sm:rounded-t-xl max-sm:border-t max-sm:border-l-0"
      >
        {panels}
        <div className="grid grid-cols-2 gap-2 sm:hidden">
          <Button onClick={() => openInstead('versions')}>
            <History aria-hidden className="size-5" />
            Versions
          </Button>
          <Button onClick={() => openInstead('export')}>
            <FileDown aria-hidden className="size-5" />
            As a file
          </Button>
        </div>
      </Sheet>
      <LeaveQuestion saving={saving} />
      {dialog === 'export' && <ExportDialog desk={desk} title={board.title} onClose={() => setDialog(null)} />}
      {dialog === 'versions' && <VersionsDialog id={board.id} desk={desk} onClose={() => setDialog(null)} />}
      {dialog === 'pictures' && (
        <AddPictures
          onClose={() => setDialog(null)}
          onChoose={(image) => {
            setDialog(null)
            void put(image, middle())
          }}
          onFile={(file) => {
            setDialog(null)
            void send(file, middle())
          }}
        />
      )}
    </div>
  )
}
