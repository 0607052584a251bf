import type { BoardPicture } from '../../contract/boards.ts'
import type { Drawing } from './draw.ts'
import { type Box, meets, union, type View } from './geometry.ts'
import type { Doc, Item } from './model.ts'
import { type Canvas, drawnBox, paint, painting, type Stack, stackOf } from './paint.ts'
import type { Pictures } from './pictures.ts'

/** How long of a frame is painted at most while somebody looks, ms. */
const SLICE = 6
/** How long the view rests before what was only stretched or moved is painted anew, ms. */
const REST = 90
/** How far beyond the window a board is painted at each side, as a part of the window's own length. */
const MARGIN = 0.25
/** The most that is painted beyond the window and in it together, px: a large screen has smaller margins. */
const PIXELS_MOST = 9_000_000

interface Size {
  width: number
  height: number
}

/**
 * Paints a board on a canvas that is larger than its window. What stands still is kept: a board that is moved or zoomed
 * moves and stretches the canvas, and is painted anew on a second one, a slice a frame, before its edge comes into sight
 * and when it rests; a changed thing is painted in its own rectangle. So hundreds of things cost no frame.
 */
export class Renderer {
  /** What is seen, and what is painted meanwhile; they change places. */
  private canvas: HTMLCanvasElement
  private back: HTMLCanvasElement
  private readonly added: HTMLCanvasElement
  private readonly pictures: Pictures
  private scratchCanvas = document.createElement('canvas')
  private known: ReadonlyMap<string, BoardPicture> = new Map()
  private stack: Stack | undefined
  private doc: Doc | undefined
  private without: ReadonlySet<string> = new Set()
  private view: View = { x: 0, y: 0, scale: 1 }
  /** How far the canvas reaches beyond the window at the left and at the top, px of the canvas. */
  private margin = { x: 0, y: 0 }
  /** What the canvas shows as it was painted, in its own px; undefined: nothing yet. */
  private painted: View | undefined
  private job: { steps: Generator<undefined, void>; view: View } | undefined
  private frame = 0
  private rest: ReturnType<typeof setTimeout> | undefined
  /** What is out of date, board px. */
  private stale: Box[] = []
  private waiting: (() => void)[] = []

  constructor(canvas: HTMLCanvasElement, pictures: Pictures) {
    this.canvas = canvas
    this.pictures = pictures
    this.added = canvas.cloneNode() as HTMLCanvasElement
    this.back = this.added
    canvas.after(this.added)
    for (const one of [this.canvas, this.back]) one.style.transformOrigin = '0 0'
    this.back.style.visibility = 'hidden'
  }

  private get ratio(): number {
    return Math.min(2, window.devicePixelRatio || 1)
  }

  private drawing(scale: number): Drawing {
    return {
      pictures: this.known,
      source: (picture, px) => this.pictures.source(picture, px),
      scale,
      isFile: false,
    }
  }

  /** The view in px of the canvas, at whole px, so that it can be moved without blur. */
  private viewOfCanvas({ x, y, scale }: View): View {
    const { ratio, margin } = this
    return { x: Math.round(x * ratio) + margin.x, y: Math.round(y * ratio) + margin.y, scale: scale * ratio }
  }

  private target(canvas: HTMLCanvasElement, view: View): Canvas {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser gives no canvas to draw on.')
    return {
      context,
      view,
      scratch: () => {
        const scratch = this.scratchCanvas
        if (scratch.width !== canvas.width || scratch.height !== canvas.height)
          Object.assign(scratch, { width: canvas.width, height: canvas.height })
        const found = scratch.getContext('2d')
        if (!found) throw new Error('This browser gives no canvas to draw on.')
        return found
      },
    }
  }

  resize(size: Size): void {
    const { ratio } = this
    const [w, h] = [Math.max(1, Math.round(size.width * ratio)), Math.max(1, Math.round(size.height * ratio))]
    const part = Math.min(MARGIN, Math.max(0, (Math.sqrt(PIXELS_MOST / (w * h)) - 1) / 2))
    this.margin = { x: Math.ceil(w * part), y: Math.ceil(h * part) }
    const [width, height] = [w + 2 * this.margin.x, h + 2 * this.margin.y]
    if (this.canvas.width === width && this.canvas.height === height) return
    for (const one of [this.canvas, this.back]) {
      Object.assign(one, { width, height })
      Object.assign(one.style, { width: `${width / ratio}px`, height: `${height / ratio}px` })
    }
    this.painted = undefined
    this.repaint()
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
    this.view = view
    clearTimeout(this.rest)
    const next = this.viewOfCanvas(view)
    const { painted } = this
    if (!painted) {
      this.repaint()
      return
    }
    this.place(painted, next)
    if (painted.scale !== next.scale) {
      this.job?.steps.return()
      this.job = undefined
      this.rest = setTimeout(() => this.repaint(), REST)
      return
    }
    this.follow(painted, next)
  }

  /** Lays the canvas where, and as large as, the view wants what is painted on it. */
  private place(painted: View, to: View): void {
    const k = to.scale / painted.scale
    const x = (to.x - painted.x * k - this.margin.x) / this.ratio
    const y = (to.y - painted.y * k - this.margin.y) / this.ratio
    this.canvas.style.transform = k === 1 ? `translate(${x}px, ${y}px)` : `translate(${x}px, ${y}px) scale(${k})`
  }

  /** Paints anew what a moved board is about to bring into sight: more of that side, as it is likely to go on. */
  private follow(painted: View, to: View): void {
    const [dx, dy] = [to.x - painted.x, to.y - painted.y]
    const { margin } = this
    const isFar = Math.abs(dx) > margin.x / 2 || Math.abs(dy) > margin.y / 2
    if (isFar && this.job?.view.scale !== to.scale) {
      const ahead = (d: number, most: number) => (Math.abs(d) > most / 4 ? Math.round((Math.sign(d) * most) / 2) : 0)
      this.repaint({ ...to, x: to.x + ahead(dx, margin.x), y: to.y + ahead(dy, margin.y) })
    } else if (dx !== 0 || dy !== 0) {
      this.rest = setTimeout(() => this.repaint(), REST)
    }
  }

  private paintAt(rect: Box, view: View): void {
    if (!this.stack) return
    paint(this.target(this.canvas, view), this.stack, rect, this.drawing(view.scale))
  }

  private staleAt(boxes: readonly Box[]): void {
    if (boxes.length === 0) return
    this.stale.push(...boxes)
    this.ask()
  }

  /** Paints all of it anew, a slice a frame, and shows it when it is whole. */
  repaint(view = this.viewOfCanvas(this.view)): void {
    clearTimeout(this.rest)
    if (!this.stack) return
    this.job?.steps.return()
    const { width, height } = this.back
    const steps = painting(
      this.target(this.back, view),
      this.stack,
      { x: 0, y: 0, width, height },
      this.drawing(view.scale),
    )
    this.job = { steps, view }
    this.stale = []
    this.ask()
  }

  private ask(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.work())
  }

  private work(): void {
    this.frame = 0
    if (this.job) this.goOn(this.job)
    else this.mend()
    if (this.job || this.stale.length > 0) return
    for (const deed of this.waiting.splice(0)) deed()
  }

  /** Calls back when all that has changed is shown. */
  whenShown(deed: () => void): void {
    this.waiting.push(deed)
    this.ask()
  }

  private goOn(job: NonNullable<Renderer['job']>): void {
    const until = performance.now() + SLICE
    while (performance.now() < until) {
      if (job.steps.next().done) {
        this.show(job.view)
        return
      }
    }
    this.ask()
  }

  private show(view: View): void {
    this.job = undefined
    ;[this.canvas, this.back] = [this.back, this.canvas]
    this.painted = view
    const now = this.viewOfCanvas(this.view)
    this.place(view, now)
    this.canvas.style.visibility = ''
    this.back.style.visibility = 'hidden'
    if (now.scale !== view.scale) this.rest = setTimeout(() => this.repaint(), REST)
    else this.follow(view, now)
    if (this.stale.length > 0) this.ask()
  }

  /** Paints the rectangles that are out of date. */
  private mend(): void {
    const { painted } = this
    if (!painted || !this.stack) return
    const window: Box = { x: 0, y: 0, width: this.canvas.width, height: this.canvas.height }
    const rects = this.stale.map(({ x, y, width, height }): Box => {
      const [left, top] = [Math.floor(x * painted.scale + painted.x) - 2, Math.floor(y * painted.scale + painted.y) - 2]
      return {
        x: left,
        y: top,
        width: Math.ceil(width * painted.scale) + 5,
        height: Math.ceil(height * painted.scale) + 5,
      }
    })
    this.stale = []
    const seen = rects.filter((rect) => meets(rect, window))
    const all = union(seen)
    if (!all) return
    const apart = seen.reduce((sum, { width, height }) => sum + width * height, 0)
    // Several far apart are painted each by itself; many, or near each other, at one go.
    const parts = seen.length <= 8 && apart < (all.width * all.height) / 2 ? seen : [all]
    const large = window.width * window.height * 0.25
    if (parts.some(({ width, height }) => Math.min(width, window.width) * Math.min(height, window.height) > large)) {
      this.repaint()
      return
    }
    for (const part of parts) {
      const x = Math.max(0, part.x)
      const y = Math.max(0, part.y)
      const width = Math.min(window.width, part.x + part.width) - x
      const height = Math.min(window.height, part.y + part.height) - y
      if (width > 0 && height > 0) this.paintAt({ x, y, width, height }, painted)
    }
  }

  close(): void {
    cancelAnimationFrame(this.frame)
    clearTimeout(this.rest)
    this.added.remove()
  }
}
