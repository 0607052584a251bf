import { type Box, meets, union, type View } from './geometry.ts'

/** The side of a tile, px of the screen. */
export const TILE = 512
export const WHOLE: Box = { x: 0, y: 0, width: TILE, height: TILE }

export interface Tile {
  /** Shows a bitmap: one that is drawn on costs a copy in each frame that it is moved in. */
  readonly canvas: HTMLCanvasElement
  readonly column: number
  readonly row: number
  /** What of it is out of date, px of the tile. */
  stale: Box | undefined
}

/** The window in px of the screen. */
export interface Pane {
  width: number
  height: number
}

interface Range {
  left: number
  top: number
  right: number
  bottom: number
}

const grown = ({ left, top, right, bottom }: Range, by: number): Range => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
const isIn = ({ left, top, right, bottom }: Range, { column, row }: { column: number; row: number }) =>
  column >= left && column <= right && row >= top && row <= bottom

/**
 * A board as it is seen at one scale, on tiles: small canvases side by side. A board that is moved moves them all at once, which costs
 * nothing, and only tiles that come into sight are painted. Views are told in px of the screen.
 */
export class Sheet {
  readonly element = document.createElement('div')
  /** Px of the screen a board px. */
  readonly scale: number
  private readonly ratio: number
  private readonly tiles = new Map<string, Tile>()
  /** The tile at which the element begins: far from a board's middle, places within it stay small. */
  private readonly first: { column: number; row: number }

  constructor(view: View, ratio: number) {
    this.scale = view.scale
    this.ratio = ratio
    this.first = { column: Math.floor(-view.x / TILE), row: Math.floor(-view.y / TILE) }
    this.element.style.cssText = 'position:absolute;top:0;left:0;transform-origin:0 0;will-change:transform'
  }

  /** Lays it where, and as large as, the view wants it. */
  lay({ x, y, scale }: View): void {
    const k = scale / this.scale
    const left = (x + this.first.column * TILE * k) / this.ratio
    const top = (y + this.first.row * TILE * k) / this.ratio
    this.element.style.transform = `translate(${left}px, ${top}px)${k === 1 ? '' : ` scale(${k})`}`
  }

  private range({ x, y, scale }: View, { width, height }: Pane): Range {
    const side = (TILE * scale) / this.scale
    return {
      left: Math.floor(-x / side),
      top: Math.floor(-y / side),
      right: Math.floor((width - 1 - x) / side),
      bottom: Math.floor((height - 1 - y) / side),
    }
  }

  /** Has tiles where the window is and, where it is at rest, about it; those far away go. */
  cover(view: View, pane: Pane): void {
    const seen = this.range(view, pane)
    const wanted = view.scale === this.scale ? grown(seen, 1) : seen
    const kept = grown(wanted, 1)
    for (const [key, tile] of this.tiles)
      if (!isIn(kept, tile)) {
        tile.canvas.remove()
        this.tiles.delete(key)
      }
    for (let row = wanted.top; row <= wanted.bottom; row++)
      for (let column = wanted.left; column <= wanted.right; column++) {
        const key = `${column} ${row}`
        if (!this.tiles.has(key)) this.tiles.set(key, this.tile(column, row))
      }
  }

  private tile(column: number, row: number): Tile {
    const canvas = document.createElement('canvas')
    const side = TILE / this.ratio
    const [left, top] = [(column - this.first.column) * side, (row - this.first.row) * side]
    canvas.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${side}px;height:${side}px`
    return { canvas, column, row, stale: WHOLE }
  }

  /** The tile that is to be painted next: of those in sight before the others, the nearest to the middle. */
  next(view: View, pane: Pane): { tile: Tile; isSeen: boolean } | undefined {
    const seen = this.range(view, pane)
    const [column, row] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2]
    let found: { tile: Tile; isSeen: boolean } | undefined
    let least = Number.POSITIVE_INFINITY
    for (const tile of this.tiles.values()) {
      if (!tile.stale) continue
      const isSeen = isIn(seen, tile)
      const away = Math.abs(tile.column - column) + Math.abs(tile.row - row) + (isSeen ? 0 : 1e6)
      if (away >= least) continue
      least = away
      found = { tile, isSeen }
    }
    return found
  }

  /** What lies at these places of the board is out of date. */
  staleAt(boxes: readonly Box[]): void {
    for (const tile of this.tiles.values()) {
      const rects = boxes.map((box) => this.onTile(tile, box)).filter((rect) => meets(rect, WHOLE))
      const all = union(tile.stale ? [tile.stale, ...rects] : rects)
      if (all) tile.stale = tile.stale === WHOLE ? WHOLE : within(all)
    }
  }

  staleAll(): void {
    for (const tile of this.tiles.values()) tile.stale = WHOLE
  }

  private onTile({ column, row }: Tile, { x, y, width, height }: Box): Box {
    const { scale } = this
    const left = Math.floor(x * scale - column * TILE) - 2
    const top = Math.floor(y * scale - row * TILE) - 2
    return { x: left, y: top, width: Math.ceil(width * scale) + 5, height: Math.ceil(height * scale) + 5 }
  }

  /** The view by which a tile is painted. */
  viewOf({ column, row }: Tile): View {
    return { x: -column * TILE, y: -row * TILE, scale: this.scale }
  }

  /** Shows on a tile what was painted of it. */
  put({ canvas }: Tile, painted: ImageBitmap): void {
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(painted)
    if (!canvas.parentNode) this.element.append(canvas)
  }
}

/** What of a rectangle lies on its tile. */
function within({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return {
    x: left,
    y: top,
    width: Math.min(TILE, x + width) - left,
    height: Math.min(TILE, y + height) - top,
  }
}
