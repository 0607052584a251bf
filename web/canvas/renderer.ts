import type { BoardPicture } from '../../contract/boards.ts'
import type { Drawing } from './draw.ts'
import { type Box, meets, union, type View } from './geometry.ts'
import type { Doc, Item } from './model.ts'
import { type Canvas, drawnBox, paint, painting, type Stack, stackOf } from './paint.ts'
import type { Pictures } from './pictures.ts'

/** How long of a frame is painted at most while somebody looks, ms. */
const SLICE = 6
/** How long the view rests before what was only stretched is painted anew, ms. */
const REST = 90

interface Size {
  width: number
  height: number
}

/**
 * Paints a board on a canvas that fills its window. What stands still is kept: a board that is moved is shifted, and only what came into sight is painted;
 * one that is zoomed is stretched, and painted anew when it rests; a changed thing is painted in its own rectangle. So
 * hundreds of things cost no frame.
 */
export class Renderer {
  private readonly canvas: HTMLCanvasElement
  private readonly pictures: Pictures
  private back = document.createElement('canvas')
  private scratchCanvas = document.createElement('canvas')
  private known: ReadonlyMap<string, BoardPicture> = new Map()
  private stack: Stack | undefined
  private doc: Doc | undefined
  private without: ReadonlySet<string> = new Set()
  private view: View = { x: 0, y: 0, scale: 1 }
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
    canvas.style.transformOrigin = '0 0'
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

  /** The view in px of the canvas, at whole px, so that it can be shifted without blur. */
  private viewOfCanvas({ x, y, scale }: View): View {
    return { x: Math.round(x * this.ratio), y: Math.round(y * this.ratio), scale: scale * this.ratio }
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

  resize({ width, height }: Size): void {
    const [w, h] = [Math.max(1, Math.round(width * this.ratio)), Math.max(1, Math.round(height * this.ratio))]
    if (this.canvas.width === w && this.canvas.height === h) return
    for (const one of [this.canvas, this.back]) Object.assign(one, { width: w, height: h })
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${height}px` })
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
    const next = this.viewOfCanvas(view)
    const { painted, job } = this
    if (!painted || painted.scale !== next.scale) {
      this.stretch(next)
      return
    }
    this.shift(painted, next)
    // What is being painted at the same scale is shifted when it is shown.
    if (job && this.job === job && job.view.scale !== next.scale) this.repaint()
  }

  /** Moves what is there, and paints what came into sight. */
  private shift(from: View, to: View): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    this.canvas.style.transform = ''
    if (dx === 0 && dy === 0) return
    const { width, height } = this.canvas
    this.painted = to
    if (Math.abs(dx) >= width || Math.abs(dy) >= height) {
      this.repaint()
      return
    }
    const context = this.canvas.getContext('2d')
    if (!context) return
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalCompositeOperation = 'copy'
    context.globalAlpha = 1
    context.drawImage(this.canvas, dx, dy)
    context.globalCompositeOperation = 'source-over'
    if (dx !== 0) this.paintAt({ x: dx > 0 ? 0 : width + dx, y: 0, width: Math.abs(dx), height }, to)
    if (dy !== 0) this.paintAt({ x: 0, y: dy > 0 ? 0 : height + dy, width, height: Math.abs(dy) }, to)
  }

  /** Stretches what is there to the view, until it rests and is painted anew. */
  private stretch(to: View): void {
    if (this.painted) {
      const k = to.scale / this.painted.scale
      const [x, y] = [(to.x - this.painted.x * k) / this.ratio, (to.y - this.painted.y * k) / this.ratio]
      this.canvas.style.transform = `translate(${x}px, ${y}px) scale(${k})`
    }
    this.job = undefined
    clearTimeout(this.rest)
    this.rest = setTimeout(() => this.repaint(), this.painted ? REST : 0)
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
  repaint(): void {
    clearTimeout(this.rest)
    if (!this.stack) return
    const view = this.viewOfCanvas(this.view)
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
    const context = this.canvas.getContext('2d')
    if (!context) return
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalCompositeOperation = 'copy'
    context.globalAlpha = 1
    context.drawImage(this.back, 0, 0)
    context.globalCompositeOperation = 'source-over'
    this.painted = view
    this.canvas.style.transform = ''
    const now = this.viewOfCanvas(this.view)
    if (now.scale !== view.scale) this.stretch(now)
    else this.shift(view, now)
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
    const large = window.width * window.height * 0.4
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
  }
}
