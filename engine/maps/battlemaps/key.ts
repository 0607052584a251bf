import type { Random } from '../../paint/random.ts'
import { inside } from './geometry.ts'
import type { Prop, Room } from './scene.ts'

const plurals: Record<string, string> = {
  torch: 'torches',
  'torch lit': 'torches',
  bench: 'benches',
  bookshelf: 'bookshelves',
  shelf: 'shelves',
  bones: 'bones',
  candles: 'candles',
  coins: 'heaps of coin',
  rope: 'coils of rope',
  rubble: 'heaps of rubble',
  chains: 'sets of chains',
  hay: 'heaps of straw',
  leaves: 'leaves',
  sacks: 'piles of sacks',
  sarcophagus: 'sarcophagi',
  cactus: 'cacti',
  hatch: 'hatches',
  dummy: 'training dummies',
  'stairs-up': 'stairs up',
  'stairs-down': 'stairs down',
  ballista: 'ballistae',
  bars: 'rows of iron bars',
  scree: 'patches of scree',
  spikes: 'rows of spikes',
}

const counts = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const singulars: Record<string, string> = {
  bones: 'bones',
  candles: 'candles',
  coins: 'a heap of coin',
  rubble: 'a heap of rubble',
  chains: 'chains on the wall',
  hay: 'straw',
  sacks: 'sacks',
  bars: 'iron bars',
  scree: 'scree',
  spikes: 'a row of spikes',
  rope: 'a coil of rope',
  'stairs-up': 'a stair up',
  'stairs-down': 'a stair down',
  dummy: 'a training dummy',
}

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
  'tuft',
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

function worded(kind: string, n: number): string {
  if (n === 1 && singulars[kind]) return singulars[kind]
  const name = kind.replaceAll('-', ' ')
  const article = /^[aeiou]/.test(name) ? 'an' : 'a'
  if (n === 1) return `${article} ${name}`
  return `${counts[n] ?? String(n)} ${plurals[kind] ?? `${name}s`}`
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
