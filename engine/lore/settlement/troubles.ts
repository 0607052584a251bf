import { causes } from './causes.ts'
import { problems } from './problems.ts'
import type { Trouble } from './trouble.ts'
import { ofDread } from './troubles/of-dread.ts'
import { ofMoney } from './troubles/of-money.ts'
import { ofRuin } from './troubles/of-ruin.ts'

/** The order they are drawn in: another would give every seed another town. */
const drawn = [
  'A debt falls due',
  'The work gives out',
  'People vanish',
  'Two heirs, one seat',
  'Fever in the lanes',
  'An old bargain',
  'Masters and hands',
  'Something hunts here',
  'War on the road',
  'False coin',
  'A relic gone',
  'The water rises',
  'The find',
  'A charter war',
  'After the fire',
]
const told = new Map([...ofMoney, ...ofDread, ...ofRuin].map((trouble) => [trouble.label, trouble]))

export const troubles: readonly Trouble[] = drawn.map((label) => {
  const trouble = told.get(label)
  const known = causes[label]
  const problem = problems[label]
  if (!trouble || !known || !problem) throw new RangeError(`Nobody knows how “${label}” came about.`)
  return { ...trouble, problem, ...known }
})
