import type { Random } from '../../paint/random.ts'
import { openTeller } from '../grammar/grammar.ts'
import { art, isGolden, motifsOf } from './pieces.ts'
import type { Theme } from './themes.ts'

/** The piece that a find's story speaks of: "the bronze ewer". */
export interface Prize {
  /** Without an article. */
  called: string
  /** How such a thing bears what is on it. */
  bears: string
}

const prizes = [
  { made: 'metal', noun: 'vessel', bears: '[chased|engraved|inlaid|stamped|enamelled|etched|ringed] with' },
  { made: 'metal', noun: 'jewel', bears: '[set round|framing|showing|bearing|built about|crowned with|hung with]' },
  {
    made: 'stuff',
    noun: 'box',
    bears: '[inlaid with|painted with|carved with|bearing|showing|lined with|topped by|studded with]',
  },
  {
    made: 'metal',
    noun: 'tool',
    bears: '[engraved with|etched with|topped with|marked with|shaped like|bearing|showing]',
  },
  {
    made: 'colour',
    noun: 'cloth',
    bears: '[worked with|woven with|painted with|trimmed with|showing|stitched with|quilted with|bearing]',
  },
  {
    made: 'metal',
    noun: 'small',
    bears: '[engraved with|etched with|stamped with|bearing|showing|topped by|shaped like]',
  },
] as const

/** A piece for a story to turn on; a small one for pockets, none of gold where there is little money. */
export function drawPrize(isCarried: boolean, isPoor: boolean, chance: Random): Prize {
  const { made, noun, bears } = chance.pick(
    prizes.filter((prize) => (prize.noun === 'small' ? isCarried : !isCarried || prize.noun === 'jewel')),
  )
  const kinds = isPoor ? art[made].filter((kind) => !isGolden(kind)) : art[made]
  return { called: `${chance.pick(kinds)} ${chance.pick(art[noun])}`, bears }
}

/** That piece as it lies there; `mark` is what tells of its story. */
export function drawPrizePiece(
  { called, bears }: Prize,
  mark: string,
  theme: Theme,
  own: readonly string[],
  chance: Random,
) {
  const said = openTeller({ ...art, ...motifsOf(theme, own, chance) }, chance, { called, mark })
  return said.tell(`#called.a.cap# ${bears} #motif#, #mark#`)
}

const marks = [
  '[Marked|Engraved|Painted|Stamped] with #motif#.',
  '[Its case|Its seal|One side] shows #motif#.',
  '[Made for|Last used by|Taken from|Once lost by|Named after] #who#.',
  '[A gift from|Won from|Pawned by|Once promised to] #them#, [marked with|wrapped under|bearing] #emblem.a#.',
  '[Made by|Mended by|Stolen by] #aShort#, [marked with|under|beside] #emblem.a#.',
] as const

/** How a magic thing can be told from others: what it bears, and whose it was of those that the find's story is of. */
export function drawMark(
  theme: Theme,
  own: readonly string[],
  people: Readonly<Record<string, string>>,
  chance: Random,
): string {
  return openTeller({ mark: marks, ...motifsOf(theme, own, chance) }, chance, people).tell('mark')
}
