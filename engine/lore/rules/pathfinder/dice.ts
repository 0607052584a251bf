/** Dice with a bonus whose mean is `mean`, rounded: (13, 8) -> "2d8+4". About half of it is dice. */
export function diceOf(mean: number, die: number): string {
  if (mean <= 2) return `1d${mean <= 1 ? 2 : 4}`
  const each = (die + 1) / 2
  const count = Math.max(1, Math.round((mean * 0.55) / each))
  const bonus = Math.round(mean - count * each)
  if (bonus < 0) return die > 4 ? diceOf(mean, die - 2) : `${count}d${die}`
  return bonus === 0 ? `${count}d${die}` : `${count}d${die}+${bonus}`
}

/** How many dice a weapon rolls in the hands of a creature of a level: as its runes of striking would have it. */
const weaponDice = (level: number) => (level < 4 ? 1 : level < 12 ? 2 : level < 19 ? 3 : 4)

/** A weapon's own dice with what makes them `mean`: (3, 12, -1) -> "1d12-3"; fewer of them where they alone are too much. */
export function armedDiceOf(mean: number, die: number, level: number): string {
  // A blowgun rolls nothing.
  if (die === 1) return String(Math.round(mean))
  const each = (die + 1) / 2
  const count = Math.max(1, Math.min(weaponDice(level), Math.floor(mean / each)))
  const bonus = Math.floor(mean - count * each + 0.5)
  return bonus === 0 ? `${count}d${die}` : `${count}d${die}${bonus < 0 ? bonus : `+${bonus}`}`
}

/** Dice alone with about that mean, as areas deal it: 25 -> "7d6". */
export const plainDiceOf = (mean: number) => (mean < 3 ? '1d4' : `${Math.round(mean / 3.5)}d6`)

/** The mean of dice as they are written: "2d8+4" -> 13. */
export function meanOf(dice: string): number {
  if (/^\d+$/.test(dice)) return Number(dice)
  const [, count = '0', die = '0', bonus = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(dice) ?? []
  return (Number(count) * (Number(die) + 1)) / 2 + Number(bonus)
}

export const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)
