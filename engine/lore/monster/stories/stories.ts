import { beasts } from './beasts.ts'
import { captives } from './captives.ts'
import { duties } from './duties.ts'
import { faith } from './faith.ts'
import { games } from './games.ts'
import { griefs } from './griefs.ts'
import { grudges } from './grudges.ts'
import { hoards } from './hoards.ts'
import { hunger } from './hunger.ts'
import { own } from './own.ts'
import { quarry } from './quarry.ts'
import type { Story } from './story.ts'
import { uses } from './uses.ts'
import { war } from './war.ts'
import { young } from './young.ts'

/** Every story that a monster may be in. */
export const stories = {
  ...hunger,
  ...young,
  ...captives,
  ...duties,
  ...hoards,
  ...faith,
  ...war,
  ...games,
  ...grudges,
  ...griefs,
  ...uses,
  ...beasts,
  ...quarry,
  own,
} satisfies Record<string, Story>

export type StoryName = keyof typeof stories

/** Of two that a prompt asks for alike, the one that says more of it is told. */
const telling: readonly StoryName[] = [
  'stolenYoung',
  'taker',
  'betrayed',
  'lender',
  'robbed',
  'unburied',
  'love',
  'falseFace',
  'chosen',
  'curse',
  'grief',
  'escaped',
  'masterless',
  'made',
  'bound',
  'guard',
  'hired',
  'lure',
  'ruler',
  'cult',
  'riddle',
  'plague',
  'carrion',
  'weather',
  'disturbed',
  'collector',
  'lonely',
  'pain',
  'starving',
  'driven',
  'toll',
  'orders',
  'raids',
]

export const storyNames: readonly StoryName[] = [
  ...telling,
  ...(Object.keys(stories) as StoryName[]).filter((name) => !telling.includes(name)),
]
