import type { PropName } from './catalogue.ts'
import type { Frame } from './frame.ts'
import type { Placing, Space } from './furnish.ts'
import type { Door, DoorKind, Floor, Point } from './scene.ts'
import type { Site } from './site.ts'

/** A site built as it is laid out in its frame: what is said in the frame's squares stands where the sheet has them. */
export class Plot {
  readonly site: Site
  readonly frame: Frame

  constructor(site: Site, frame: Frame) {
    this.site = site
    this.frame = frame
  }

  door(kind: DoorKind, from: Point, to: Point, state?: Door['state']): Door {
    return this.site.door(kind, this.frame.at(...from), this.frame.at(...to), state)
  }

  wall(line: readonly Point[], closed = true): void {
    this.site.wall(this.frame.ring(line), closed)
  }

  floor(outline: readonly Point[], floor: Omit<Floor, 'outline'>): void {
    this.site.floors.push({ outline: this.frame.ring(outline), ...floor })
  }

  space(outline: readonly Point[], keepOut?: Point[][]): Space {
    return { outline: this.frame.ring(outline), ...(keepOut === undefined ? {} : { keepOut }) }
  }

  /** Puts one thing in a space of the sheet's; its place and turn are the frame's. */
  put(kind: PropName, space: Space, u: number, v: number, placing: Placing = {}): boolean {
    return this.site.put(kind, space, ...this.frame.at(u, v), { ...placing, turn: this.frame.turn(placing.turn ?? 0) })
  }

  /** Keeps a box, left, top, right and bottom in the frame, free of standing things. */
  reserve(left: number, top: number, right: number, bottom: number): void {
    const [[ax, ay], [bx, by]] = [this.frame.at(left, top), this.frame.at(right, bottom)]
    this.site.furnisher.reserve({
      left: Math.min(ax, bx),
      right: Math.max(ax, bx),
      top: Math.min(ay, by),
      bottom: Math.max(ay, by),
    })
  }
}
