import { causes } from './causes.ts'
import { problems } from './problems.ts'
import { ofCrime } from './stories/of-crime.ts'
import { ofFaith } from './stories/of-faith.ts'
import { ofPower } from './stories/of-power.ts'
import { ofWant } from './stories/of-want.ts'
import { ofWonder } from './stories/of-wonder.ts'
import { gists } from './tale/gists.ts'
import type { Trouble } from './trouble.ts'
import { ofDread } from './troubles/of-dread.ts'
import { ofMoney } from './troubles/of-money.ts'
import { ofRuin } from './troubles/of-ruin.ts'
import { variedIn } from './varied.ts'
import { wants } from './wants.ts'

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

const older = drawn.map((label): Trouble => {
  const trouble = told.get(label)
  const known = causes[label]
  const problem = problems[label]
  const people = wants[label]
  const gist = gists[label]
  if (!trouble || !known || !problem || !people || !gist)
    throw new RangeError(`Nobody knows how “${label}” came about.`)
  return { ...trouble, problem, ...known, ...people, gists: gist, laws: [] }
})

/** What is no telling of a trouble: how it is found, and what fills its slots. */
const apart = ['label', 'words', 'moods', 'sides', 'slots', 'heard', 'of']

export const troubles: readonly Trouble[] = [...older, ...ofWant, ...ofCrime, ...ofPower, ...ofFaith, ...ofWonder].map(
  (trouble) => variedIn(trouble, apart),
)
