import type { SegmentForm } from '../../contract/board-facts.ts'
import type { BoardWindow } from './board-window.ts'
import { chosenOf, type Desk, isFree, type Tool } from './desk.ts'
import { type Box, between, boundsOf, boxOf, isAt, meets, moved, type Point } from './geometry.ts'
import { frameIn, lineThrough, type Pen, segmentThrough, shapeIn, strokeThrough, textIn } from './make.ts'
import { changeItems, type Item, inOrder, newId, topOf, withGroups } from './model.ts'
import { snappedMove, snappedPoint } from './snapping.ts'

/** Something that is done with the pointer down; places are of the board. */
export interface Deed {
  move(at: Point, event: PointerEvent): void
  /** Returns whether it goes on after the pointer was lifted, as a line of many clicks does. */
  end(at: Point, event: PointerEvent): boolean
  cancel(): void
}

/** What deeds are done to. */
export interface Ground {
  desk: Desk
  board: BoardWindow
  pen: () => Pen
}

/** How near counts as on it, px of the page. */
const REACH = 6
const TOUCH_REACH = 12
/** How far a pointer moves before it is meant, px of the page. */
const MEANT = 4

export const reachOf = ({ board }: Ground, event: PointerEvent) =>
  (event.pointerType === 'touch' ? TOUCH_REACH : REACH) / board.store.get().view.scale

/** The topmost thing at a place that can be taken hold of. */
export function itemAt({ desk }: Ground, at: Point, reach: number): Item | undefined {
  const { doc } = desk.store.get()
  for (const layer of [...doc.layers].reverse()) {
    if (layer.isHidden || layer.isLocked) continue
    const items = inOrder(Object.values(doc.items).filter(({ layerId }) => layerId === layer.id))
    const found = items.findLast((item) => isAt(item, at, reach))
    if (found) return found
  }
  return undefined
}

/** What others there are to snap to: in sight, and not chosen. */
function othersOf({ desk, board }: Ground, ids: ReadonlySet<string>): Box[] {
  const { view, width, height } = board.store.get()
  const seen: Box = {
    x: -view.x / view.scale,
    y: -view.y / view.scale,
    width: width / view.scale,
    height: height / view.scale,
  }
  const { doc } = desk.store.get()
  const hidden = new Set(doc.layers.filter(({ isHidden }) => isHidden).map(({ id }) => id))
  return Object.values(doc.items)
    .filter(
      (item) => !ids.has(item.id) && !hidden.has(item.layerId) && item.kind !== 'stroke' && item.kind !== 'segment',
    )
    .map((item) => boxOf(item))
    .filter((box) => meets(box, seen))
    .slice(0, 200)
}

/** Moves what is chosen; with Alt a copy of it. */
export function moving(ground: Ground, from: Point): Deed {
  const { desk, board } = ground
  const { doc } = desk.store.get()
  const chosen = chosenOf(desk.store.get()).filter((item) => isFree(doc, item))
  const box = boundsOf(chosen)
  const others = othersOf(ground, new Set(chosen.map(({ id }) => id)))
  const isToken = chosen.length > 0 && chosen.every((item) => item.kind === 'picture' && item.isRound)
  let shown: Item[] = []
  let isMeant = false

  function shift(at: Point, event: PointerEvent): [number, number] {
    const { scale } = board.store.get().view
    let [dx, dy] = [at.x - from.x, at.y - from.y]
    if (event.shiftKey) {
      if (Math.abs(dx) > Math.abs(dy)) dy = 0
      else dx = 0
    }
    if (!box || event.ctrlKey || event.metaKey) return [dx, dy]
    const snapped = snappedMove(
      { ...box, x: box.x + dx, y: box.y + dy },
      { grid: doc.grid, others, reach: REACH / scale, isToken },
    )
    board.show({ guides: snapped.guides })
    return [dx + snapped.dx, dy + snapped.dy]
  }

  return {
    move(at, event) {
      const { scale } = board.store.get().view
      isMeant ||= Math.hypot(at.x - from.x, at.y - from.y) * scale > MEANT
      if (!isMeant || chosen.length === 0) return
      const [dx, dy] = shift(at, event)
      shown = chosen.map((item) => moved(item, dx, dy))
      board.show({ items: shown })
    },
    end(_, event) {
      if (shown.length > 0) {
        if (event.altKey) {
          const groups = new Map<string, string>()
          const copies = shown.map((item) => ({
            ...item,
            id: newId(),
            z: topOf(doc, item.layerId) + 1 + item.z * 1e-4,
            ...(item.groupId && {
              groupId: groups.get(item.groupId) ?? groups.set(item.groupId, newId()).get(item.groupId),
            }),
          }))
          desk.commit('Duplicate', (now) => changeItems(now, copies))
          desk.select(copies.map(({ id }) => id))
        } else desk.commit('Move', (now) => changeItems(now, shown))
      }
      board.show({ guides: [] })
      board.settle()
      return false
    },
    cancel() {
      board.show({ guides: [] })
      board.settle()
    },
  }
}

/** Chooses what a rectangle touches; with Shift beside what is chosen already. */
export function marking(ground: Ground, from: Point, event: PointerEvent): Deed {
  const { desk, board } = ground
  const before = event.shiftKey ? desk.store.get().selection : []
  return {
    move(at) {
      const marquee = between(from, at)
      board.show({ marquee })
      const { doc } = desk.store.get()
      const found = Object.values(doc.items).filter((item) => isFree(doc, item) && meets(boxOf(item), marquee))
      const touched = found.filter((item) => item.kind !== 'frame' || isWhole(boxOf(item), marquee))
      desk.select([
        ...new Set([
          ...before,
          ...withGroups(
            doc,
            touched.map(({ id }) => id),
          ),
        ]),
      ])
    },
    end() {
      board.show({ marquee: null })
      return false
    },
    cancel() {
      board.show({ marquee: null })
      desk.select(before)
    },
  }
}

const isWhole = (box: Box, within: Box) =>
  box.x >= within.x &&
  box.y >= within.y &&
  box.x + box.width <= within.x + within.width &&
  box.y + box.height <= within.y + within.height

/** Draws with the pen. */
function writing(ground: Ground, from: Point, event: PointerEvent): Deed {
  const { desk, board, pen } = ground
  const { doc, layerId } = desk.store.get()
  const pressureOf = ({ pointerType, pressure }: PointerEvent) =>
    pointerType === 'pen' && pressure > 0 ? pressure : 0.5
  const points = [{ ...from, pressure: pressureOf(event) }]
  const most = 990
  const item = () =>
    strokeThrough(
      doc,
      layerId,
      points.length > 1 ? points : [...points, { ...from, x: from.x + 0.1, pressure: 0.5 }],
      pen(),
    )
  return {
    move(_, moved) {
      const { scale } = board.store.get().view
      for (const one of moved.getCoalescedEvents?.() ?? [moved]) {
        const at = board.at(one)
        const last = points.at(-1)
        if (last && Math.hypot(at.x - last.x, at.y - last.y) * scale < 1.5) continue
        points.push({ ...at, pressure: pressureOf(one) })
      }
      // A very long stroke keeps its course with half of its points.
      if (points.length > most)
        points.splice(0, points.length, ...points.filter((_, k) => k % 2 === 0 || k === points.length - 1))
      board.show({ items: [item()] })
    },
    end() {
      const drawn = item()
      board.show({ items: [drawn] })
      desk.commit('Draw', (now) => changeItems(now, [drawn]))
      board.settle()
      return false
    },
    cancel: () => board.settle(),
  }
}

/** Draws something in a rectangle between two corners: a shape, a note, a frame. */
function boxing(ground: Ground, tool: 'rect' | 'ellipse' | 'text' | 'frame', first: Point): Deed {
  const { desk, board, pen } = ground
  const { doc, layerId } = desk.store.get()
  const from = snappedPoint(first, doc.grid, true)
  const id = newId()
  const frames = Object.values(doc.items).filter(({ kind }) => kind === 'frame').length
  let box: Box | undefined

  const item = (within: Box): Item => {
    if (tool === 'text') return { ...textIn(doc, layerId, within, pen()), id }
    if (tool === 'frame') return { ...frameIn(doc, layerId, within, frames + 1), id }
    return { ...shapeIn(doc, layerId, tool, within, pen()), id }
  }
  const usual = (): Box => {
    const side = doc.grid.size
    if (tool === 'text') return { ...first, width: pen().textSize * 10, height: pen().textSize * 2.3 }
    return { ...from, width: side * (tool === 'frame' ? 8 : 2), height: side * (tool === 'frame' ? 6 : 2) }
  }

  return {
    move(at, event) {
      const { scale } = board.store.get().view
      if (!box && Math.hypot(at.x - first.x, at.y - first.y) * scale < MEANT) return
      const to = event.ctrlKey || event.metaKey ? at : snappedPoint(at, doc.grid, true)
      if (event.shiftKey) {
        const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
        to.x = from.x + side * Math.sign(to.x - from.x || 1)
        to.y = from.y + side * Math.sign(to.y - from.y || 1)
      }
      box = between(from, to)
      board.show({ items: [item(box)] })
    },
    end() {
      const isDrawn = box && box.width > 2 && box.height > 2
      const made = item(isDrawn && box ? box : usual())
      board.show({ items: [made] })
      const labels = { rect: 'Rectangle', ellipse: 'Ellipse', text: 'Text', frame: 'Frame' } as const
      desk.commit(labels[tool], (now) => changeItems(now, [made]))
      desk.select([made.id])
      desk.set({ tool: 'select', ...(tool === 'text' && { writing: made.id }) })
      board.settle()
      return false
    },
    cancel: () => board.settle(),
  }
}

type LineTool = 'line' | 'arrow' | 'polygon' | SegmentForm

/** Draws what goes through points: from press to lift, or click by click until it is ended by a double click, Enter or its first point. */
function lining(ground: Ground, tool: LineTool, first: Point): Deed {
  const { desk, board, pen } = ground
  const { doc, layerId } = desk.store.get()
  const isSegment = tool === 'wall' || tool === 'door' || tool === 'window'
  const isLong = tool === 'polygon' || tool === 'wall'
  const id = newId()
  const near = () => 10 / board.store.get().view.scale
  const ends = isSegment
    ? Object.values(doc.items).flatMap((item) => (item.kind === 'segment' ? endsOf(item) : []))
    : []
  const snap = (at: Point, event?: PointerEvent): Point => {
    if (event?.ctrlKey || event?.metaKey) return at
    const end = ends.find((one) => Math.hypot(one.x - at.x, one.y - at.y) < near())
    if (end) return end
    return isSegment ? snappedPoint(at, doc.grid, true) : at
  }
  const points = [snap(first)]
  let isDragging = true

  const item = (through: readonly Point[]): Item =>
    isSegment
      ? { ...segmentThrough(doc, layerId, tool, through), id }
      : { ...lineThrough(doc, layerId, tool, through, pen()), id }
  const straight = (at: Point, event: PointerEvent): Point => {
    const last = points.at(-1)
    if (!event.shiftKey || !last) return snap(at, event)
    const angle = Math.round(Math.atan2(at.y - last.y, at.x - last.x) / (Math.PI / 4)) * (Math.PI / 4)
    const length = Math.hypot(at.x - last.x, at.y - last.y)
    return { x: last.x + length * Math.cos(angle), y: last.y + length * Math.sin(angle) }
  }
  const isSamePlace = (one: Point | undefined, other: Point | undefined) =>
    one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < near() / 2

  function finish(): false {
    const through = points.filter((point, k) => k === 0 || !isSamePlace(point, points[k - 1]))
    if (through.length < 2) {
      board.show({ items: [] })
      board.settle()
      return false
    }
    const made = item(through)
    board.show({ items: [made] })
    const labels = {
      line: 'Line',
      arrow: 'Arrow',
      polygon: 'Polygon',
      wall: 'Wall',
      door: 'Door',
      window: 'Window',
    } as const
    desk.commit(labels[tool], (now) => changeItems(now, [made]))
    board.settle()
    return false
  }

  return {
    move(at, event) {
      board.show({ items: [item([...points, straight(at, event)])] })
    },
    end(at, event) {
      const to = straight(at, event)
      const [begin] = points
      const isClick = isSamePlace(to, points.at(-1))
      if (!isLong) {
        if (isClick && isDragging) {
          // A click begins it, another one ends it.
          isDragging = false
          return true
        }
        points.push(to)
        return finish()
      }
      if (points.length > 2 && isSamePlace(to, begin) && begin) {
        if (tool === 'wall') points.push(begin)
        return finish()
      }
      if (!isClick) points.push(to)
      isDragging = false
      board.show({ items: [item(points.length > 1 ? points : [...points, to])] })
      return true
    },
    cancel() {
      // What was drawn so far of a line of many clicks is kept.
      if (points.length > 1) finish()
      else {
        board.show({ items: [] })
        board.settle()
      }
    },
  }
}

function endsOf(item: Extract<Item, { kind: 'segment' }>): Point[] {
  const all: Point[] = []
  for (let at = 0; at + 1 < item.points.length; at += 2)
    all.push({ x: item.x + (item.points[at] ?? 0), y: item.y + (item.points[at + 1] ?? 0) })
  return all
}

/** What a press with a tool that draws begins; undefined for those that do not. */
export function drawing(ground: Ground, tool: Tool, at: Point, event: PointerEvent): Deed | undefined {
  switch (tool) {
    case 'pen':
      return writing(ground, at, event)
    case 'rect':
    case 'ellipse':
    case 'text':
    case 'frame':
      return boxing(ground, tool, at)
    case 'line':
    case 'arrow':
    case 'polygon':
    case 'wall':
    case 'door':
    case 'window':
      return lining(ground, tool, at)
    default:
      return undefined
  }
}
