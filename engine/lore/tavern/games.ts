import type { Random } from '../../paint/random.ts'

/** A game of dice against the house: a roll, and what it pays. */
export interface Game {
  /** Dice as they are said: "3d6". The first `own` of them are the player's. */
  roll: string
  dice: readonly number[]
  /** What wins, and what that pays: "12 or more", "even money". */
  wins: readonly { when: string; pays: string }[]
  loses: string
  /** Net gain in stakes for these dice. */
  net(dice: readonly number[]): number
}

export interface Odds {
  /** Rolls that win, that give the stake back, and all there are. */
  win: number
  push: number
  all: number
  /** What a player gains on average, in stakes; below 0: what the house keeps. */
  gain: number
}

/** True odds, by trying every roll. */
export function oddsOf({ dice, net }: Pick<Game, 'dice' | 'net'>): Odds {
  const all = dice.reduce((product, sides) => product * sides, 1)
  let [win, push, sum] = [0, 0, 0]
  for (let index = 0; index < all; index++) {
    let rest = index
    const roll = dice.map((sides) => {
      const face = (rest % sides) + 1
      rest = Math.floor(rest / sides)
      return face
    })
    const got = net(roll)
    sum += got
    if (got > 0) win++
    if (got === 0) push++
  }
  return { win, push, all, gain: sum / all }
}

const total = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0)
const several = (count: number, sides: number) => Array.from({ length: count }, () => sides)
const won = (when: string, stakes: number) => ({ when, pays: stakes === 1 ? 'even money' : `${stakes} to 1` })
/** How often the commonest face shows. */
const most = (dice: readonly number[]) => Math.max(...dice.map((face) => dice.filter((other) => other === face).length))
const between = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, index) => low + index)

const pools = [
  [1, 20],
  [2, 4],
  [2, 6],
  [2, 8],
  [2, 10],
  [2, 12],
  [3, 4],
  [3, 6],
  [3, 8],
  [4, 4],
  [4, 6],
] as const

const highTotals: Game[] = pools.flatMap(([count, sides]) =>
  between(count + 2, count * sides - 1).flatMap((least) =>
    [1, 2, 3, 5].map((prize) => ({
      roll: `${count}d${sides}`,
      dice: several(count, sides),
      wins: [won(`${least} or more`, prize)],
      loses: `Below ${least}`,
      net: (dice: readonly number[]) => (total(dice) >= least ? prize : -1),
    })),
  ),
)

const oneFace: Game[] = [4, 6, 8].flatMap((sides) =>
  between(2, 5).flatMap((count) =>
    [1, 2].map((prize) => ({
      roll: `${count}d${sides}`,
      dice: several(count, sides),
      wins: [won(`At least one ${sides}`, prize)],
      loses: `No ${sides}`,
      net: (dice: readonly number[]) => (dice.includes(sides) ? prize : -1),
    })),
  ),
)

const called: Game[] = [4, 6, 8].flatMap((sides) =>
  [2, 3].flatMap((count) =>
    [1, 2].map((step) => ({
      roll: `${count}d${sides}, one number called`,
      dice: several(count, sides),
      wins: between(1, count).map((hits) => won(`Called ${['once', 'twice', 'thrice'][hits - 1]}`, hits * step)),
      loses: 'Called number missing',
      // Any number is as likely as another: the called one may as well be 1.
      net: (dice: readonly number[]) => dice.filter((face) => face === 1).length * step || -1,
    })),
  ),
)

const sets: Game[] = [4, 6, 8, 10].flatMap((sides) =>
  (sides <= 6 ? [3, 4] : [3]).flatMap((count) =>
    [1, 2].flatMap((pair) =>
      [3, 4, 6, 8, 10].map((three) => ({
        roll: `${count}d${sides}`,
        dice: several(count, sides),
        wins: [won('Two alike', pair), won('Three alike or more', three)],
        loses: 'All different',
        net: (dice: readonly number[]) => (most(dice) >= 3 ? three : most(dice) === 2 ? pair : -1),
      })),
    ),
  ),
)

const doubles: Game[] = [4, 6, 8].flatMap((sides) =>
  [2, 3, 4, 5, 6].map((prize) => ({
    roll: `2d${sides}`,
    dice: several(2, sides),
    wins: [won('Doubles', prize)],
    loses: 'Anything else',
    net: ([first, second]: readonly number[]) => (first === second ? prize : -1),
  })),
)

const rows: Game[] = [6, 8].flatMap((sides) =>
  [4, 5, 6, 7, 8].map((prize) => ({
    roll: `3d${sides}`,
    dice: several(3, sides),
    wins: [won('Three in a row', prize), { when: 'A pair', pays: 'stake back' }],
    loses: 'The rest',
    net: (dice: readonly number[]) => {
      const [low = 0, middle = 0, high = 0] = [...dice].sort((a, b) => a - b)
      if (middle === low + 1 && high === middle + 1) return prize
      return most(dice) === 2 ? 0 : -1
    },
  })),
)

const highOrLow: Game[] = [4, 6, 8, 10].flatMap((sides) =>
  [3, 4, 5].map((prize) => ({
    roll: `2d${sides}, “under” called`,
    dice: several(2, sides),
    wins: [won(`Under ${sides + 1}`, 1), won(`Both dice ${sides}`, prize * 2)],
    loses: `${sides + 1} and over`,
    net: (dice: readonly number[]) => (total(dice) <= sides ? 1 : total(dice) === sides * 2 ? prize * 2 : -1),
  })),
)

const duels: Game[] = [4, 6, 8, 10, 12].flatMap((sides) =>
  (sides <= 6 ? [1, 2] : [1]).flatMap((count) =>
    (['house', 'nobody'] as const).map((ties) => ({
      roll: `${count}d${sides}, house’s ${count}d${sides}`,
      dice: several(count * 2, sides),
      wins:
        ties === 'house' ? [won('Higher', 1)] : [won('Higher by two', 1), { when: 'Within one', pays: 'stake back' }],
      loses: ties === 'house' ? 'Lower or level' : 'Lower by two',
      net: (dice: readonly number[]) => {
        const lead = total(dice.slice(0, count)) - total(dice.slice(count))
        if (ties === 'house') return lead > 0 ? 1 : -1
        return Math.abs(lead) < 2 ? 0 : Math.sign(lead)
      },
    })),
  ),
)

/** Every game in the book, fair or not. */
export const games: readonly Game[] = [
  ...highTotals,
  ...oneFace,
  ...called,
  ...sets,
  ...doubles,
  ...rows,
  ...highOrLow,
  ...duels,
]
const families = [highTotals, oneFace, called, sets, doubles, rows, highOrLow, duels]

/** A game that people would go on playing: the house keeps no more than 14 %, and gives away no more than 5 %. */
export function drawGame(chance: Random): { game: Game; odds: Odds } {
  for (const family of chance.shuffle(families))
    for (const game of chance.shuffle(family)) {
      const odds = oddsOf(game)
      if (odds.gain >= -0.14 && odds.gain <= 0.05) return { game, odds }
    }
  throw new RangeError('No game in the book is fair enough.')
}
