import { deep } from './deep.ts'
import { halls } from './halls.ts'
import type { Setting } from './setting.ts'
import { town } from './town.ts'
import { trades } from './trades.ts'
import { wild } from './wild.ts'

/** Every place a person can be shown in, by its concept in the lexicon. */
export const settings: Readonly<Record<string, Setting>> = { ...trades, ...halls, ...deep, ...town, ...wild }
