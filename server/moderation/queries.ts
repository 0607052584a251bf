import { sql } from 'drizzle-orm'
import { type FeatureFlag, featureFlagNames } from '../../contract/flags.ts'
import { featureFlags } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { AppError } from '../errors.ts'

/** Whether a flag is on, inside a statement that asks for more. */
export const flagIsOn = (name: FeatureFlag) =>
  sql<boolean>`coalesce((select is_on from feature_flags where name = ${name}), true)`

const closed: Readonly<Record<FeatureFlag, string>> = {
  'sign-ups': 'The keep takes no new accounts at the moment. Look in again later.',
  uploads: 'Uploads are closed at the moment. Nothing was sent and nothing was charged; try again later.',
  comments: 'Comments are closed at the moment. Yours was not posted; keep it and try again later.',
  competitions: 'Competitions are closed at the moment. Nothing was entered and no vote was counted; try again later.',
  'ai-services':
    'AI services are switched off at the moment. Nothing was started and nothing was charged; the built-in styles work as ever.',
  'trust-limits': 'This is switched off at the moment.',
}

/** The refusal of what a flag closes. */
export const closedBy = (name: FeatureFlag) => new AppError('unavailable', closed[name], { details: { flag: name } })

export async function isSwitchedOn(reader: Reader, name: FeatureFlag): Promise<boolean> {
  const { rows } = await reader.execute<{ on: boolean }>(sql`select ${flagIsOn(name)} as on`)
  return rows[0]?.on !== false
}

/** Throws `unavailable` with a sentence while a flag is off. */
export async function assertFlag(reader: Reader, name: FeatureFlag): Promise<void> {
  if (!(await isSwitchedOn(reader, name))) throw closedBy(name)
}

/** Every flag and whether it is on. */
export async function allFlags(reader: Reader): Promise<{ name: FeatureFlag; isOn: boolean }[]> {
  const switched = new Map((await reader.select().from(featureFlags)).map(({ name, isOn }) => [name, isOn]))
  return featureFlagNames.map((name) => ({ name, isOn: switched.get(name) ?? true }))
}
