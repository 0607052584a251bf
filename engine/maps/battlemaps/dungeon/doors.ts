import type { Random } from '../../../paint/random.ts'
import type { Intent } from '../intent.ts'
import type { Door, DoorKind, Point } from '../scene.ts'
import type { Layout } from './layout.ts'
import type { Exit } from './shapes.ts'

/** Where a doorway's jambs stand: across the edge between the room's squares and the passage's. */
export function jambs(exits: readonly Exit[]): [Point, Point] {
  const ends = exits.map(({ x, y, dx, dy }): [Point, Point] => {
    const ex = x + (dx > 0 ? 1 : 0)
    const ey = y + (dy > 0 ? 1 : 0)
    return dx !== 0
      ? [
          [ex, y],
          [ex, y + 1],
        ]
      : [
          [x, ey],
          [x + 1, ey],
        ]
  })
  return [ends[0]![0], ends.at(-1)![1]]
}

/** A door at each end of each passage: what kind by its width, its rooms and chance; one passage of a loop may be secret. */
export function doorsOf(layout: Layout, intent: Intent, random: Random): Door[] {
  const degree = layout.rooms.map((_, room) => layout.passages.filter((p) => p.a === room || p.b === room).length)
  const doors: Door[] = []
  let secrets = intent.asks('secret-door') ? 3 : 1
  for (const passage of layout.passages) {
    const short = passage.squares.length <= passage.width
    // Only a way round is hidden, never the only way.
    const secret =
      secrets > 0 && passage.width === 1 && degree[passage.a]! > 1 && degree[passage.b]! > 1 && random.chance(0.35)
    if (secret) secrets--
    for (const [end, exits] of [passage.from, passage.to].entries()) {
      const kind: DoorKind = secret
        ? end === 0
          ? 'secret'
          : 'door'
        : short && end === 1
          ? 'arch'
          : passage.width === 2
            ? random.weighted(['double', 'arch', 'portcullis'], (k) => wide(intent, k))
            : random.weighted(['door', 'arch', 'locked', 'portcullis'], (k) => single(intent, k))
      const [from, to] = jambs(exits)
      doors.push({
        kind,
        state: kind === 'arch' || (kind === 'door' && random.chance(0.12)) ? 'open' : 'closed',
        from,
        to,
      })
    }
  }
  return doors
}

function wide(intent: Intent, kind: string): number {
  if (intent.variant === 'sewer') return kind === 'arch' ? 3 : kind === 'portcullis' ? 2 : 0
  if (kind === 'portcullis') return intent.asks('portcullis') ? 4 : 0.6
  return kind === 'double' ? 3 : 0.8
}

function single(intent: Intent, kind: string): number {
  if (kind === 'portcullis') return intent.asks('portcullis') ? 5 : intent.variant === 'prison' ? 2 : 0.5
  if (kind === 'locked') return intent.variant === 'prison' ? 2.5 : 0.9
  return kind === 'door' ? 5 : 1.6
}
