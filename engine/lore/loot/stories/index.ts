import { crimeStories } from './crime.ts'
import { kinStories } from './kin.ts'
import { lairStories } from './lairs.ts'
import { moneyStories } from './money.ts'
import type { Story } from './story.ts'
import { uncannyStories } from './uncanny.ts'
import { warStories } from './war.ts'

export const stories: readonly Story[] = [
  ...moneyStories,
  ...crimeStories,
  ...kinStories,
  ...warStories,
  ...uncannyStories,
  ...lairStories,
]
