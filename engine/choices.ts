import { type MapChoices, squaresFor } from '../contract/map-choices.ts'
import type { Generator, Scene } from './generator.ts'
import { isBattlemap } from './kept.ts'
import type { Frame } from './paint/frame.ts'
import { type Random, random } from './paint/random.ts'
import type { Brief } from './prompt/brief.ts'
import { stocked } from './stocking/stocking.ts'

/** How far the choices of each of a family of four seeds are turned: any two of them lie as far apart as they can. */
const turns = [0, 0.5, 0.25, 0.75] as const

/**
 * The choices of a seed. Seeds come in families of four (`seedsOf` in contract/images.ts), whose members spread over what the
 * words leave open, such as poses, framings and light, instead of choosing each for itself.
 */
export function choicesOf(seed: number, generator: Pick<Generator, 'little'>, nudges: readonly number[] = []): Random {
  const member = seed % turns.length
  const { details, slides } = generator.little
  return random(seed - member, {
    turn: turns[member]!,
    ...(nudges.length > 0 && { nudged: { seeds: nudges, details, slides } }),
  })
}

/** The brief with what is chosen for a battle map in place of what its words say. */
export function withChoices(brief: Brief, map: MapChoices | undefined, { width, height }: Frame): Brief {
  if (!map) return brief
  const shape = width === height ? 'square' : width < height ? 'portrait' : 'landscape'
  const squares = squaresFor(shape, map)
  const { rooms } = map
  const isOverruled = (meaning: string) => rooms !== undefined && /^\d+ rooms$/.test(meaning)
  return {
    ...brief,
    ...(rooms !== undefined && { rooms }),
    chosen: { ...(squares && { squares }), ...(rooms !== undefined && { rooms }) },
    understood: brief.understood.filter(({ meaning }) => !isOverruled(meaning)),
  }
}

const roomsOf = (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'}`

/** The scene with what else was chosen for it, what of that could not be drawn, and what is drawn instead. */
export function asChosen(
  scene: Scene,
  map: MapChoices | undefined,
  choices: Random,
): { scene: Scene } & Pick<Brief, 'understood' | 'unused'> {
  if (!map || !isBattlemap(scene)) return { scene, understood: [], unused: [] }
  const { rooms, level } = map
  const drawn = scene.rooms.length
  const isOther = rooms !== undefined && drawn !== rooms
  const filled = level === undefined ? scene : stocked(scene, level, choices.fork('stocking'))
  return {
    scene: { ...filled, asked: map } as Scene,
    unused: isOther ? [roomsOf(rooms)] : [],
    understood: isOther && drawn > 0 ? [{ facet: 'count', words: roomsOf(rooms), meaning: roomsOf(drawn) }] : [],
  }
}
