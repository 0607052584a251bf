import { random } from '../../paint/random.ts'
import type { TransformKind, TransformOrder } from './transform.ts'

/** The major arcana by their numbers, as the Rider-Waite deck of 1909 has them. */
const arcana = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'The Hanged Man',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
] as const

/** Which of them a nameless picture may be. */
const fitting: Readonly<Record<TransformKind, readonly number[]>> = {
  person: [0, 1, 2, 3, 4, 5, 9, 11, 14],
  creature: [8, 13, 15],
  thing: [7, 10, 11, 20],
  place: [16, 17, 18, 19, 21],
  map: [10, 16, 21],
}

const bare = (name: string) => name.toLowerCase().replace(/^the\s+/, '')

/** The number and the name of a picture's card: its own name where it has one, with the number that name has in the deck. */
export function cardOf({ title, seed, kind }: TransformOrder): { number: number; name: string } {
  const chance = random(`arcana ${seed}`)
  const name = title.trim()
  if (name === '') {
    const number = chance.pick(fitting[kind])
    return { number, name: arcana[number]! }
  }
  const known = arcana.findIndex((one) => bare(one) === bare(name))
  return { number: known >= 0 ? known : chance.int(0, arcana.length - 1), name }
}
