import type { Random } from '../../paint/random.ts'
import { inside } from './geometry.ts'
import type { Prop, Room } from './scene.ts'
import { worded } from './wording.ts'

/** Things not worth a word in the key. */
const plain = new Set([
  'torch',
  'stool',
  'chair',
  'leaves',
  'tuft',
  'fern',
  'candles',
  'flowers',
  'web',
  'yard',
  'roof',
  'merlon',
  'crowd',
  'washing',
  'bars',
  'bowsprit',
  'scree',
  'ivy',
  'roof-hole',
  'smoke',
  'steam',
  'stall-side',
])

/** "two pillars, a well and bones": what a game master sees first. */
export function inventory({ outline, shape }: Pick<Room, 'outline' | 'shape'>, props: readonly Prop[]): string {
  const outdoors = shape === 'glade'
  const here = new Map<string, number>()
  for (const prop of props) {
    if (plain.has(prop.kind) || !inside(outline, prop.at[0], prop.at[1])) continue
    here.set(prop.kind, (here.get(prop.kind) ?? 0) + 1)
  }
  const parts = [...here].slice(0, 5).map(([kind, n]) => worded(kind, n))
  if (parts.length === 0) return outdoors ? 'Open ground.' : 'Bare boards and stone.'
  const list = parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`
  return `${list[0]!.toUpperCase()}${list.slice(1)}.`
}

/** Writes the lines of a map's key, a room at a time: what is in it, and one of its secrets, none of them told twice. */
export function keyWriter(random: Random) {
  const told = new Set<string>()
  return (room: Room, lines: readonly string[], props: readonly Prop[]): string => {
    const untold = lines.filter((line) => !told.has(line))
    if (untold.length === 0) return inventory(room, props)
    const secret = random.pick(untold)
    told.add(secret)
    return `${inventory(room, props)} ${secret}`
  }
}
