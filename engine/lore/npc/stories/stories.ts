import { crimeStories } from './crime.ts'
import { darkStories } from './dark.ts'
import { houseStories } from './house.ts'
import { kinStories } from './kin.ts'
import { maskStories } from './mask.ts'
import { moneyStories } from './money.ts'
import { roadStories } from './road.ts'
import type { Story } from './story.ts'
import { swordStories } from './sword.ts'
import { townStories } from './town.ts'
import { workStories } from './work.ts'

/** All that somebody may be caught in by chance. */
export const stories: readonly Story[] = [
  ...moneyStories,
  ...crimeStories,
  ...kinStories,
  ...swordStories,
  ...maskStories,
  ...darkStories,
  ...townStories,
  ...workStories,
  ...houseStories,
  ...roadStories,
]
