import type { Random } from '../../../paint/random.ts'
import type { Strike } from '../monster-brief.ts'
import { averageOf, type Dice, diceFor } from './dice.ts'
import { weaponNamed } from './gear.ts'
import type { Attack, Volley } from './model.ts'

/** How a monster's strikes share out a turn. */
export interface Assault {
  strikes: readonly Strike[]
  volleys: Volley[]
  or?: Volley
}

const shoots = (strike: Strike) => strike.range !== undefined && strike.reach === undefined

/**
 * Which strikes a turn is made of: the heavy one once and lighter ones for the rest; shots stand in for all of them, or
 * are all there is.
 */
export function assaultOf(strikes: readonly Strike[], attacks: number): Assault {
  const near = strikes.filter((strike) => !shoots(strike))
  const far = strikes.filter(shoots)
  const main = near.length > 0 ? near : far
  const [first, second] = [...main].sort((a, b) => b.weight - a.weight)
  if (!first) throw new RangeError('A monster without a strike')
  const both = second !== undefined && attacks > 1
  const volleys = both
    ? [
        { name: second.name, count: attacks - 1 },
        { name: first.name, count: 1 },
      ]
    : [{ name: (attacks > 1 ? (second ?? first) : first).name, count: attacks }]
  const shot = near.length > 0 ? far[0] : undefined
  return {
    strikes,
    volleys,
    ...(shot && attacks > 1 ? { or: { name: shot.name, count: Math.max(1, attacks - 1) } } : {}),
  }
}

/** What each strike's hit is to deal, so that the volleys deal `damage` together, and the others about as much. */
export function sharesOf({ strikes, volleys, or }: Assault, damage: number): Map<string, number> {
  const weightOf = (name: string) => strikes.find((strike) => strike.name === name)?.weight ?? 1
  const sum = volleys.reduce((total, { name, count }) => total + weightOf(name) * count, 0)
  const base = damage / sum
  const count = volleys.reduce((total, volley) => total + volley.count, 0)
  return new Map(
    strikes.map(({ name, weight }) => {
      if (volleys.some((volley) => volley.name === name)) return [name, base * weight]
      return [name, or?.name === name ? damage / or.count : damage / count]
    }),
  )
}

/** An attack whose hit deals about `target` on average. */
export function attackFor(
  strike: Strike,
  target: number,
  bonus: number,
  chance: Random,
): Pick<Attack, 'dice' | 'also'> {
  const drawn = chance.shuffle([6, 8, 10])
  const weapon = weaponNamed(strike.name)
  // A needle from a blowgun does next to nothing by itself: what is on it does the rest.
  if (weapon?.die === 1) {
    const rest = Math.round(target) - 1 - bonus
    return {
      dice: { count: 1, die: 1 },
      ...(rest >= 2 ? { also: { dice: diceFor(rest, 0, [4, 6, 8]), type: 'poison' as const } } : {}),
    }
  }
  // A sword has its own die, and more of them in stronger hands; the weakest of all hardly swing it.
  const isTooMuch = weapon && averageOf({ count: 1, die: weapon.die }, bonus) > Math.max(target * 1.25, target + 0.9)
  const dies = weapon && !isTooMuch ? [weapon.die] : [...drawn, 4, 12]
  const second = strike.also && (target * strike.also.share) / (1 + strike.also.share)
  const also: Dice | undefined = second && second >= 1.5 ? diceFor(second, 0, [6, 4, 8]) : undefined
  const left = also ? target - averageOf(also) : target
  if (also && strike.also && left >= bonus + 2)
    return { dice: diceFor(left, bonus, dies), also: { dice: also, type: strike.also.type } }
  return { dice: diceFor(target, bonus, dies) }
}
