import { sql } from 'drizzle-orm'
import { type FeatureFlag, featureFlagNames } from '../../contract/flags.ts'
import { ADDRESS_ROOM } from '../../contract/trust.ts'
import { featureFlags } from '../db/community.ts'
import type { Reader, Transaction } from '../db/database.ts'
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

/** Where votes and likes are kept: in which table, what they are on, and whose that is. */
const given = {
  imageVote: { table: 'image_votes', on: 'image_id', works: 'images' },
  sheetVote: { table: 'sheet_votes', on: 'sheet_id', works: 'sheets' },
  imageLike: { table: 'likes', on: 'image_id', works: 'images' },
  sheetLike: { table: 'likes', on: 'sheet_id', works: 'sheets' },
} as const

/** `others` of contract/trust.ts (ADDRESS_ROOM), as far as it makes a difference. Asked with the work locked. */
export async function countedBeside(
  tx: Transaction,
  what: keyof typeof given,
  workId: string,
  userId: string,
): Promise<number> {
  const { table, on, works } = given[what]
  const most = Math.max(...Object.values(ADDRESS_ROOM).filter(Number.isFinite))
  const { rows } = await tx.execute<{ others: number }>(sql`
    select count(*)::int as others from (
      select from arrivals mine
      join arrivals theirs on theirs.address = mine.address and theirs.user_id <> mine.user_id
      where mine.user_id = ${userId} and (
        theirs.user_id = (select owner_id from ${sql.identifier(works)} where id = ${workId}::uuid)
        or exists (select from ${sql.identifier(table)} v
          where v.${sql.identifier(on)} = ${workId}::uuid and v.user_id = theirs.user_id and v.is_counted))
      limit ${most}) beside`)
  return rows[0]?.others ?? 0
}
