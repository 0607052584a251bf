/** Dice that may be rolled: count × d(sides), a bonus, and what the sum is multiplied by ("4d6 × 100"). */
export interface Dice {
  count: number
  sides: number
  bonus: number
  times: number
}

/** A piece of a text: words, or words that are dice. */
export interface Piece {
  text: string
  dice?: Dice
}

const DICE =
  /(?<![\w.])(\d{0,3})d(4|6|8|10|12|20|100)(?!\w)(?:\s*([+\-−–])\s*(\d{1,4})(?![\dd]))?(?:\s*[×x]\s*(\d[\d,]{0,6})(?!\w))?/
/** A modifier that stands alone, as behind a skill's name or before "to hit"; a proficiency bonus by itself is no roll. */
const CHECK = /(?<![\w.)+\-−–]|(?:\b|\d)d\d+\s|PB )([+\-−])(\d{1,2})(?![\d\w%]|\s*(?:ft|feet|gp|sp|cp|lb|m)\b)/

const BOTH = new RegExp(`${DICE.source}|${CHECK.source}`, 'g')
const DICE_ALONE = new RegExp(DICE.source, 'g')

const signed = (sign: string, digits: string) => Number(digits) * (sign === '+' ? 1 : -1)

/**
 * A text with its dice told apart: "7 (1d8 + 3) bludgeoning" has one die to roll. With `checks`, as in a creature's block,
 * "+5" is a d20 with that bonus.
 */
export function piecesOf(text: string, { checks = false } = {}): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(checks ? BOTH : DICE_ALONE)) {
    const [words, count, sides, sign, bonus, times, checkSign, check] = match
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) })
    from = match.index + words.length
    const dice =
      sides === undefined
        ? { count: 1, sides: 20, bonus: signed(checkSign ?? '+', check ?? '0'), times: 1 }
        : {
            count: Number(count || 1),
            sides: Number(sides),
            bonus: sign && bonus ? signed(sign, bonus) : 0,
            times: times ? Number(times.replaceAll(',', '')) : 1,
          }
    pieces.push({ text: words, dice })
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

/** "2d6 + 3", as it is written at the table. */
export function diceText({ count, sides, bonus, times }: Dice): string {
  const more = bonus === 0 ? '' : bonus > 0 ? ` + ${bonus}` : ` − ${-bonus}`
  return `${count}d${sides}${more}${times > 1 ? ` × ${times.toLocaleString('en-GB')}` : ''}`
}

export interface Rolled {
  dice: Dice
  faces: number[]
  total: number
}

/** Rolls; `draw(n)` gives a whole number from 0 to n - 1, all alike in likelihood. */
export function rollDice(dice: Dice, draw: (below: number) => number): Rolled {
  const faces = Array.from({ length: dice.count }, () => draw(dice.sides) + 1)
  return { dice, faces, total: (faces.reduce((sum, face) => sum + face, 0) + dice.bonus) * dice.times }
}

/** A fair number from 0 to `below` - 1 from the browser's own randomness: what would favour small numbers is drawn again. */
export function fairDraw(below: number): number {
  const fair = 2 ** 32 - (2 ** 32 % below)
  const drawn = new Uint32Array(1)
  do crypto.getRandomValues(drawn)
  while ((drawn[0] ?? 0) >= fair)
  return (drawn[0] ?? 0) % below
}
