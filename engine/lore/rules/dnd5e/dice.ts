/** Dice of one sort; a bonus is added where they are rolled. A die of 1 is no die but a number: a blowgun's needle does 1. */
export interface Dice {
  count: number
  die: number
}

/** The average as rule books print it: rounded down. */
export const averageOf = ({ count, die }: Dice, bonus = 0) => Math.floor((count * (die + 1)) / 2) + bonus

export const signed = (value: number) => (value < 0 ? `${value}` : `+${value}`)

const bonusText = (bonus: number) => (bonus === 0 ? '' : ` ${bonus < 0 ? '-' : '+'} ${Math.abs(bonus)}`)

/** "3d6 + 4" */
export const diceText = ({ count, die }: Dice, bonus = 0) =>
  `${die === 1 ? count : `${count}d${die}`}${bonusText(bonus)}`

/** "14 (3d6 + 4)" */
export const rollText = (dice: Dice, bonus = 0) => `${averageOf(dice, bonus)} (${diceText(dice, bonus)})`

/** The dice whose average with the bonus comes nearest to `target`; of those that are near enough (3 %) the first die named. Never none. */
export function diceFor(target: number, bonus: number, dies: readonly number[]): Dice {
  let best: Dice = { count: 1, die: dies[0] ?? 6 }
  const miss = (dice: Dice) => Math.max(0, Math.abs(averageOf(dice, bonus) - target) - target * 0.03)
  for (const die of dies) {
    const near = Math.max(1, Math.round(((target - bonus) * 2) / (die + 1)))
    for (const count of [near, near - 1, near + 1]) {
      if (count < 1) continue
      const dice = { count, die }
      if (miss(dice) < miss(best)) best = dice
    }
  }
  return best
}
