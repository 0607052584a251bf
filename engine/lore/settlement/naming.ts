import type { Random } from '../../paint/random.ts'
import { capital, plural } from '../grammar/inflect.ts'
import type { CultureName } from '../names/cultures.ts'
import type { Names } from '../names/names.ts'
import { beasts, colours, type PlaceKind, saints } from './places.ts'
import { type SettlementSize, settlementScale } from './sizes.ts'
import { districtHeads, districtTails, feastHeads, feastTails, numbers } from './words.ts'

/** Draws from a list and never the same twice, until it is used up. */
export function bagOf<T>(items: readonly T[], chance: Random): () => T {
  let bag: T[] = []
  return () => {
    if (bag.length === 0) bag = chance.shuffle(items)
    return bag.pop() as T
  }
}

/** What names are made of, each drawn once. */
export interface Words {
  draw: Record<'beast' | 'colour' | 'saint' | 'num', () => string>
  family(): string
}

/** Fills a name's slots from bags, so that no two names on a sheet are alike. */
export function nameFrom(frame: string, words: Words, own: Record<string, string>): string {
  return frame
    .replace(/#(\w+?)(\.s|\.s\.cap|\.cap)?#/g, (_, slot: string, tail = '') => {
      const text =
        own[slot] ?? (slot === 'last' || slot === 'last2' ? words.family() : words.draw[slot as keyof Words['draw']]())
      const many = tail.includes('.s') ? plural(text) : text
      return tail.includes('.cap') ? capital(many) : many
    })
    .replace(/(?<!s)’ /g, '’s ')
}

/** What a place is called: by its place, its beast or its founder; never as another on the sheet. */
export function placeOf(kind: PlaceKind, district: string, words: Words, taken: Set<string>, chance: Random): string {
  for (const frame of chance.shuffle(kind.names)) {
    const name = nameFrom(frame, words, { dist: district })
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
  return nameFrom('#last# and #last2#', words, {})
}

export function districtNames(size: SettlementSize, chance: Random): string[] {
  const { rank, districts } = settlementScale[size]
  const heads = bagOf(districtHeads, chance)
  const tails = bagOf(districtTails[rank] ?? [], chance)
  return Array.from({ length: districts }, () => {
    const [head, tail] = [heads(), tails()]
    return /^[A-Z]/.test(tail)
      ? `${head} ${tail}`
      : head.endsWith(tail[0] ?? '')
        ? `${head} ${capital(tail)}`
        : head + tail
  })
}

/** Names are drawn by `namer`, of a few cultures beside the place's own. */
export const wordsFor = (names: Names, namer: Random, culture: CultureName, chance: Random): Words => ({
  draw: {
    beast: bagOf(beasts, chance.fork('beasts')),
    colour: bagOf(colours, chance.fork('colours')),
    saint: bagOf(saints, chance.fork('saints')),
    num: bagOf(numbers, chance.fork('numbers')),
  },
  family: () => {
    const { family, given } = names.person(namer.pick(['river', 'empire', 'marsh', culture] as const), 'Unknown')
    return family.includes(' ') || family === '' ? given : family
  },
})

export function feastsFor(facts: Random): [string, string] {
  const heads = bagOf(feastHeads, facts)
  const tails = bagOf(feastTails, facts)
  const feast = () => {
    const [head, tail] = [heads(), tails()]
    return ['eve', 'moot', 'fair', 'feast'].includes(tail) ? `${head} ${capital(tail)}` : head + tail
  }
  return [feast(), feast()]
}
