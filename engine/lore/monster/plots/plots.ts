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
import type { Plot } from './plot.ts'
import { quarry } from './quarry.ts'
import { uses } from './uses.ts'
import { war } from './war.ts'
import { young } from './young.ts'

/** Every story that a monster may be in. */
export const plots = {
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
} satisfies Record<string, Plot>

export type PlotName = keyof typeof plots

/** Of two that a prompt asks for alike, the one that says more of it is told. */
const telling: readonly PlotName[] = [
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

export const plotNames: readonly PlotName[] = [
  ...telling,
  ...(Object.keys(plots) as PlotName[]).filter((name) => !telling.includes(name)),
]
