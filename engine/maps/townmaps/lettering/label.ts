import { alongLine, lengthOf, pieceOf, resampled } from '../geometry/line.ts'
import {
  apart,
  type Extent,
  extent,
  type Line,
  overlap,
  type Point,
  type Ring,
  rectangle,
} from '../geometry/polygon.ts'
import type { Label, TownmapScene } from '../scene.ts'
import { advances, widthOf } from './measure.ts'

/** Ground that letters must keep off: rectangles, and labels already set. */
export class Sheet {
  readonly labels: Label[] = []
  readonly #boxes: { ring: Ring; reach: Extent }[] = []
  readonly #width: number
  readonly #height: number

  constructor(scene: Pick<TownmapScene, 'width' | 'height'>) {
    this.#width = scene.width
    this.#height = scene.height
  }

  /** Keeps labels off some rectangles. */
  keep(...boxes: Ring[]): void {
    for (const ring of boxes) this.#boxes.push({ ring, reach: extent(ring) })
  }

  /** Whether a label lies on the sheet, clear of everything. */
  hasRoomFor(label: Label): boolean {
    const margin = Math.min(this.#width, this.#height) * 0.018
    for (const box of label.boxes) {
      const { left, right, top, bottom } = extent(box)
      if (left < margin || top < margin || right > this.#width - margin || bottom > this.#height - margin) return false
      for (const { ring, reach } of this.#boxes) {
        if (left >= reach.right || right <= reach.left || top >= reach.bottom || bottom <= reach.top) continue
        if (overlap(box, ring, 0)) return false
      }
    }
    return true
  }

  /** Sets a label if there is room for it; false when there is not. */
  set(label: Label): boolean {
    if (!this.hasRoomFor(label)) return false
    this.labels.push(label)
    this.keep(...label.boxes)
    return true
  }
}

const round = (point: Point): Point => [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10]

/** A straight label about a middle. */
export function straight(
  text: string,
  role: Label['role'],
  size: number,
  middle: Point,
  width = widthOf(text, role, size),
): Label {
  const [x, y] = middle
  return {
    text,
    role,
    size: Math.round(size * 10) / 10,
    line: [round([x - width / 2, y + size * 0.36]), round([x + width / 2, y + size * 0.36])],
    boxes: [rectangle(x, y, width + size * 0.5, size * 1.25, 0).map(round)],
  }
}

/** A label that follows a line, its middle `at` feet along it; undefined where the line is too short or too crooked. */
export function along(text: string, role: Label['role'], size: number, line: Line, at: number): Label | undefined {
  const widths = advances(text, role, size)
  const width = widths.reduce((sum, w) => sum + w, 0)
  const total = lengthOf(line)
  if (at - width / 2 < 0 || at + width / 2 > total) return undefined
  let run = pieceOf(line, at - width / 2, at + width / 2)
  run = resampled(run, Math.max(6, width / 14))
  const [first, last] = [run[0]!, run.at(-1)!]
  if (last[0] < first[0]) run.reverse()
  const chord = Math.atan2(run.at(-1)![1] - run[0]![1], run.at(-1)![0] - run[0]![0])
  const boxes: Ring[] = []
  const pieces = Math.max(2, Math.round(width / (size * 2.2)))
  const length = lengthOf(run)
  for (let i = 0; i < pieces; i++) {
    const { at: middle, angle } = alongLine(run, (length * (i + 0.5)) / pieces)
    const turn = Math.abs(Math.atan2(Math.sin(angle - chord), Math.cos(angle - chord)))
    if (turn > 0.5) return undefined
    boxes.push(rectangle(middle[0], middle[1], length / pieces + size * 0.2, size * 1.2, angle).map(round))
  }
  // Letters stand on the line moved down by a third of their height.
  const base = run.map((_, i): Point => {
    const { at: place, angle } = alongLine(run, (length * i) / (run.length - 1))
    return round([place[0] - Math.sin(angle) * size * 0.33, place[1] + Math.cos(angle) * size * 0.33])
  })
  return { text, role, size: Math.round(size * 10) / 10, line: base, boxes }
}

/** A label on the straight between two points of a line, where the line itself is too crooked for letters. */
export function across(text: string, role: Label['role'], size: number, line: Line, at: number): Label | undefined {
  const width = widthOf(text, role, size)
  const total = lengthOf(line)
  const reach = Math.min(total, width) / 2
  const middle = alongLine(line, Math.min(Math.max(at, reach), total - reach))
  const [from, to] = [alongLine(line, Math.max(0, at - reach)).at, alongLine(line, Math.min(total, at + reach)).at]
  const turn = apart(from, to) < 1 ? middle.angle : Math.atan2(to[1] - from[1], to[0] - from[0])
  const [dx, dy] = [Math.cos(turn) * width * 0.55, Math.sin(turn) * width * 0.55]
  const [x, y] = middle.at
  return along(
    text,
    role,
    size,
    [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ],
    width * 0.55,
  )
}

/** Sets a label as near as may be to a place, smaller where it must be; false where the sheet has no room for it at all. */
export function setNear(
  sheet: Sheet,
  text: string,
  role: Label['role'],
  sizes: readonly number[],
  place: Point,
): boolean {
  for (const size of sizes) {
    const width = widthOf(text, role, size)
    for (let far = 0; far < size * 24; far += size * 0.8) {
      for (let turn = 0; turn < 6.28; turn += far === 0 ? 7 : Math.min(1.6, (size * 1.6) / far)) {
        const at: Point = [place[0] + Math.cos(turn) * far, place[1] + Math.sin(turn) * far]
        if (sheet.set(straight(text, role, size, at, width))) return true
      }
    }
  }
  return false
}
