import type { BoardPicture } from '../../contract/boards.ts'
import type { Drawing } from './draw.ts'
import type { Box, View } from './geometry.ts'
import type { Doc, Item } from './model.ts'
import { drawnBox, painting, type Stack, stackOf } from './paint.ts'
import type { Pictures } from './pictures.ts'
import { type Pane, Sheet, TILE, type Tile, WHOLE } from './sheet.ts'

/** How long of a frame is painted at most while somebody looks, ms. */
const SLICE = 5
/** How long the view rests before what was only stretched is painted anew, ms. */
const REST = 90
/** Stretched farther than this, it is painted anew while somebody still zooms. */
const STRETCH = { least: 0.6, most: 1.8 }

interface Size {
  width: number
  height: number
}

interface Job {
  sheet: Sheet
  tile: Tile
  rect: Box
  steps: Generator<undefined, void>
}

function contextOfTile(): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(TILE, TILE).getContext('2d')
  if (!context) throw new Error('This browser gives no canvas to draw on.')
  return context
}

/**
 * Paints a board on tiles. What stands still is kept: a board that is moved moves them, one that is zoomed stretches them until they
 * have been painted anew at that scale, a few a frame and out of sight; of a changed thing only its own rectangle is painted. So hundreds
 * of things cost no frame.
 */
export class Renderer {
  private readonly place: HTMLElement
  private readonly pictures: Pictures
  /** A tile is painted here first, so that nobody sees half of one. */
  private readonly easel = contextOfTile()
  private readonly scratch = contextOfTile()
  private known: ReadonlyMap<string, BoardPicture> = new Map()
  private stack: Stack | undefined
  private doc: Doc | undefined
  private without: ReadonlySet<string> = new Set()
  private view: View = { x: 0, y: 0, scale: 1 }
  private size: Size = { width: 0, height: 0 }
  private ratio = 1
  /** What is seen, and what takes its place when all of it that is in sight has been painted. */
  private shown: Sheet | undefined
  private coming: Sheet | undefined
  private job: Job | undefined
  private frame = 0
  private rest: ReturnType<typeof setTimeout> | undefined
  private isRested = false
  private waiting: (() => void)[] = []

  constructor(place: HTMLElement, pictures: Pictures) {
    this.place = place
    this.pictures = pictures
  }

  private drawing(scale: number): Drawing {
    return {
      pictures: this.known,
      source: (picture, px) => this.pictures.source(picture, px),
      scale,
      isFile: false,
    }
  }

  /** The view in px of the screen, at whole ones, so that what is moved is not blurred. */
  private get screen(): View {
    const { ratio, view } = this
    return { x: Math.round(view.x * ratio), y: Math.round(view.y * ratio), scale: view.scale * ratio }
  }

  private get pane(): Pane {
    return { width: this.size.width * this.ratio, height: this.size.height * this.ratio }
  }

  resize(size: Size): void {
    const ratio = Math.min(2, window.devicePixelRatio || 1)
    this.size = size
    if (ratio !== this.ratio) {
      this.ratio = ratio
      this.stop()
      this.shown?.element.remove()
      this.shown = undefined
      this.coming = undefined
    }
    this.ask()
  }

  setPictures(known: ReadonlyMap<string, BoardPicture>): void {
    this.known = known
    this.repaint()
  }

  /** A picture has come, or a better one. */
  pictureCame(imageId: string): void {
    const places = Object.values(this.doc?.items ?? {}).filter(
      (item) => item.kind === 'picture' && item.imageId === imageId,
    )
    this.staleAt(places.map(drawnBox))
  }

  /** Shows a board; `without`: things that are shown elsewhere for now. Only what differs from before is painted. */
  setDoc(doc: Doc, without: ReadonlySet<string> = new Set()): void {
    const before = this.doc
    const hidden = this.without
    if (before === doc && hidden === without) return
    this.doc = doc
    this.without = without
    this.stack = stackOf(doc, without)
    if (!before || before.layers !== doc.layers || before.background !== doc.background || before.grid !== doc.grid) {
      this.repaint()
      return
    }
    const changed: Item[] = []
    if (before.items !== doc.items) {
      for (const [id, item] of Object.entries(before.items)) if (doc.items[id] !== item) changed.push(item)
      for (const [id, item] of Object.entries(doc.items)) if (before.items[id] !== item) changed.push(item)
    }
    for (const id of new Set([...hidden, ...without]))
      if (hidden.has(id) !== without.has(id))
        changed.push(...[before.items[id], doc.items[id]].filter((one) => one !== undefined))
    this.staleAt(changed.map(drawnBox))
  }

  /** Looks at another part of the board. */
  setView(view: View): void {
    if (view.scale !== this.view.scale) this.isRested = false
    this.view = view
    this.shown?.lay(this.screen)
    this.ask()
  }

  private staleAt(boxes: readonly Box[]): void {
    if (boxes.length === 0) return
    this.stop()
    this.shown?.staleAt(boxes)
    this.coming?.staleAt(boxes)
    this.ask()
  }

  /** Paints all of it anew. */
  repaint(): void {
    this.stop()
    this.shown?.staleAll()
    this.coming?.staleAll()
    this.ask()
  }

  /** What is being painted is out of date: it is begun again. */
  private stop(): void {
    if (!this.job) return
    const { steps, tile, rect } = this.job
    steps.return()
    // All of what was begun, and what has become stale since lies within it or is told by the caller.
    tile.stale = rect
    this.job = undefined
  }

  private ask(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.work())
  }

  /** Calls back when all that has changed is shown. */
  whenShown(deed: () => void): void {
    this.waiting.push(deed)
    this.ask()
  }

  /** Begins a sheet at the scale of the view, where the one that is shown is stretched too far or has been for long enough. */
  private plan(): void {
    clearTimeout(this.rest)
    const { screen, shown } = this
    const isFar = (sheet: Sheet) => {
      const k = screen.scale / sheet.scale
      return k < STRETCH.least || k > STRETCH.most
    }
    if (shown?.scale === screen.scale) this.begin(undefined)
    else if (!shown || isFar(shown) || this.isRested) {
      if (!this.coming || (this.isRested ? this.coming.scale !== screen.scale : isFar(this.coming)))
        this.begin(new Sheet(screen, this.ratio))
    }
    if (shown && shown.scale !== screen.scale && !this.isRested)
      this.rest = setTimeout(() => {
        this.isRested = true
        this.ask()
      }, REST)
  }

  private begin(coming: Sheet | undefined): void {
    if (this.job?.sheet === this.coming) this.stop()
    this.coming = coming
  }

  private work(): void {
    this.frame = 0
    const { pane } = this
    if (!this.stack || pane.width < 1 || pane.height < 1) return
    this.plan()
    const until = performance.now() + SLICE
    let isAnyStale = true
    while (isAnyStale && performance.now() < until) isAnyStale = this.goOn()
    if (isAnyStale) this.ask()
  }

  /** Paints a step more; returns whether anything is left to paint. */
  private goOn(): boolean {
    const { screen, pane } = this
    const sheet = this.coming ?? this.shown
    if (!sheet || !this.stack) return false
    if (this.job) {
      this.step(this.job)
      return true
    }
    sheet.cover(screen, pane)
    const next = sheet.next(screen, pane)
    if (!next?.isSeen) this.allIsSeen(sheet)
    if (!next) return false
    const { tile } = next
    const rect = tile.stale ?? WHOLE
    const canvas = { context: this.easel, view: sheet.viewOf(tile), scratch: () => this.scratch }
    this.easel.clearRect(0, 0, TILE, TILE)
    if (rect !== WHOLE) this.easel.drawImage(tile.canvas, 0, 0)
    this.job = { sheet, tile, rect, steps: painting(canvas, this.stack, rect, this.drawing(sheet.scale)) }
    return true
  }

  private step(job: Job): void {
    if (!job.steps.next().done) return
    job.tile.stale = undefined
    job.sheet.put(job.tile, this.easel.canvas.transferToImageBitmap())
    this.job = undefined
  }

  /** Nothing in sight is out of date on this sheet. */
  private allIsSeen(sheet: Sheet): void {
    if (sheet === this.coming) {
      this.shown?.element.remove()
      this.shown = sheet
      this.coming = undefined
      sheet.lay(this.screen)
      this.place.append(sheet.element)
      // It may have been zoomed on meanwhile.
      this.ask()
    }
    for (const deed of this.waiting.splice(0)) deed()
  }

  close(): void {
    cancelAnimationFrame(this.frame)
    clearTimeout(this.rest)
    this.shown?.element.remove()
  }
}
