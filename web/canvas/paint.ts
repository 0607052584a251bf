import { type Drawing, drawItem } from './draw.ts'
import { type Box, boxOf, meets, type View } from './geometry.ts'
import { type Doc, type Item, itemsByLayer, type Layer } from './model.ts'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A board as it is painted: its layers from the lowest up, each with its things in order. */
export interface Stack {
  layers: readonly { layer: Layer; items: readonly Item[] }[]
  grid: Doc['grid']
  background: string | null
}

/** What is to be painted of a board; `without`: things that are painted elsewhere, as those being moved. */
export function stackOf(doc: Doc, without?: ReadonlySet<string>): Stack {
  const all = itemsByLayer(doc)
  return {
    layers: doc.layers
      .filter(({ isHidden }) => !isHidden)
      .map((layer) => {
        const items = all.get(layer.id) ?? []
        return { layer, items: without?.size ? items.filter(({ id }) => !without.has(id)) : items }
      }),
    grid: doc.grid,
    background: doc.background,
  }
}

const boxes = new WeakMap<Item, Box>()

/** The box about all that is drawn of a thing. */
export function drawnBox(item: Item): Box {
  const known = boxes.get(item)
  if (known) return known
  const box = boxOf(item, true)
  boxes.set(item, box)
  return box
}

/** Beyond this many it is not looked whether they lie over each other. */
const COMPARED_MOST = 24

/** Whether things can be laid on one after the other as their layer is: where none covers another it comes to the same. */
function areApart(items: readonly Item[]): boolean {
  if (items.length > COMPARED_MOST) return false
  return items.every((one, k) => items.slice(k + 1).every((other) => !meets(drawnBox(one), drawnBox(other))))
}

const blendOf = ({ blend }: Layer) => (blend === 'normal' ? 'source-over' : blend)

/** Where a board is painted: what is seen of it, and which part of the canvas is painted, px of the canvas. */
export interface Canvas {
  context: Context
  /** Board px to px of the canvas. */
  view: View
  /** A second one of the same size, for layers that are laid over as a whole. */
  scratch: () => Context
}

const toCanvas = (context: Context, { x, y, scale }: View) => context.setTransform(scale, 0, 0, scale, x, y)

function paintGrid(context: Context, { size, isShown }: Doc['grid'], area: Box, view: View): void {
  if (!isShown) return
  let step = size
  while (step * view.scale < 9) step *= 5
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  context.lineWidth = 1 / view.scale
  context.strokeStyle = 'rgba(128, 140, 140, 0.34)'
  context.beginPath()
  for (let x = Math.ceil(area.x / step) * step; x <= area.x + area.width; x += step) {
    context.moveTo(x, area.y)
    context.lineTo(x, area.y + area.height)
  }
  for (let y = Math.ceil(area.y / step) * step; y <= area.y + area.height; y += step) {
    context.moveTo(area.x, y)
    context.lineTo(area.x + area.width, y)
  }
  context.stroke()
}

/**
 * Paints what of a board lies in a rectangle of the canvas (px), which is emptied first; what lies outside it is left alone. It gives way after
 * each thing, so that whoever paints can stop for a frame.
 */
export function* painting(canvas: Canvas, stack: Stack, rect: Box, drawing: Drawing): Generator<undefined, void> {
  const { context, view } = canvas
  const area: Box = {
    x: (rect.x - view.x) / view.scale,
    y: (rect.y - view.y) / view.scale,
    width: rect.width / view.scale,
    height: rect.height / view.scale,
  }
  const clip = (on: Context) => {
    on.setTransform(1, 0, 0, 1, 0, 0)
    on.beginPath()
    on.rect(rect.x, rect.y, rect.width, rect.height)
    on.clip()
  }
  context.save()
  try {
    clip(context)
    context.clearRect(rect.x, rect.y, rect.width, rect.height)
    if (stack.background) {
      context.fillStyle = stack.background
      context.fillRect(rect.x, rect.y, rect.width, rect.height)
    }
    toCanvas(context, view)
    for (const [k, { layer, items }] of stack.layers.entries()) {
      // Over the lowest layer, where maps lie; what stands on them hides it.
      if (k === 1 && !drawing.isFile) paintGrid(context, stack.grid, area, view)
      const seen = items.filter((item) => meets(drawnBox(item), area))
      if (seen.length === 0 || layer.opacity === 0) continue
      const isPlain = layer.opacity === 1 && layer.blend === 'normal'
      if (isPlain || areApart(seen)) {
        for (const item of seen) {
          context.globalAlpha = layer.opacity * item.opacity
          context.globalCompositeOperation = blendOf(layer)
          drawItem(context, item, drawing)
          yield
        }
        continue
      }
      const whole = canvas.scratch()
      whole.save()
      try {
        clip(whole)
        whole.clearRect(rect.x, rect.y, rect.width, rect.height)
        toCanvas(whole, view)
        for (const item of seen) {
          whole.globalAlpha = item.opacity
          drawItem(whole, item, drawing)
          yield
        }
      } finally {
        whole.restore()
      }
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.globalAlpha = layer.opacity
      context.globalCompositeOperation = blendOf(layer)
      const { x, y, width, height } = rect
      context.drawImage(whole.canvas, x, y, width, height, x, y, width, height)
      toCanvas(context, view)
      yield
    }
    if (stack.layers.length < 2 && !drawing.isFile) paintGrid(context, stack.grid, area, view)
  } finally {
    // Whoever gives up in the middle leaves it as it was.
    context.restore()
  }
}

/** Paints at one go. */
export function paint(...args: Parameters<typeof painting>): void {
  for (const _ of painting(...args));
}
