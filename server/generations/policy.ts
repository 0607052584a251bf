import { goldInWords } from '../../contract/economy.ts'
import { COSTLY_MODEL, type LevelRights, levelName, levelRights, lowestLevel } from '../../contract/levels.ts'
import type { Transaction } from '../db/database.ts'
import type { users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { hiddenWorks } from '../levels/queries.ts'
import type { Services } from '../services.ts'
import { hiddenUnderWay } from './queries.ts'

/** What of a piece of work a subscription level bounds. */
export interface Bounded {
  /** Pictures that one press makes. */
  pictures: number
  /** Works that will be listed for nobody else. */
  hidden: number
  /** The name of the model that makes it, where it is for the levels with `costlyModels` alone. */
  costly?: string
}

/** Of work that no level bounds but by how much of it there is at once. */
export const unbounded: Bounded = { pictures: 0, hidden: 0 }

const NOTHING = 'Nothing was started and nothing was charged.'
const number = (value: number) => value.toLocaleString('en-GB')

/** A refusal that tells which level would not have made it. */
function refusal(sentence: string, has: (rights: LevelRights) => boolean): AppError {
  const opens = lowestLevel(has)
  return new AppError('forbidden', sentence, { details: { reason: 'LEVEL', ...(opens && { opens }) } })
}

const openedBy = (has: (rights: LevelRights) => boolean) => levelName(lowestLevel(has) ?? 'ULTIMATE')

type Person = Pick<typeof users.$inferSelect, 'id' | 'premiumLevel'>

/** Throws `forbidden` for work that a level does not allow, in the transaction that starts it, once it is stored. */
export async function assertAllowed(
  services: Services,
  tx: Transaction,
  { id, premiumLevel: level }: Person,
  { pictures, hidden, costly }: Bounded,
): Promise<void> {
  const rights = levelRights[level]
  if (pictures > rights.batch) {
    const has = (other: LevelRights) => other.batch >= pictures
    throw refusal(
      `Your level makes ${rights.batch} pictures at once; ${pictures} are made from the ${openedBy(has)} level up. ${NOTHING}`,
      has,
    )
  }
  if (costly !== undefined && !rights.costlyModels) {
    const has = (other: LevelRights) => other.costlyModels
    throw refusal(
      `${costly} asks more than ${goldInWords(COSTLY_MODEL)} for a picture, and is open from the ${openedBy(has)} level up, or with a key of your own. ${NOTHING}`,
      has,
    )
  }
  // It counts itself among those under way.
  if (hidden > 0) await assertRoom(services, tx, { id, premiumLevel: level }, hidden, { isUnderWay: true })
}

/**
 * Throws `forbidden` where an account would have more works that are listed for nobody else than its level allows, were `more` of
 * the others hidden. The account is locked before. One that was deleted counts until it cannot be brought back.
 */
export async function assertMayHide(services: Services, tx: Transaction, person: Person, more: number): Promise<void> {
  await assertRoom(services, tx, person, more, { isUnderWay: false })
}

async function assertRoom(
  services: Services,
  tx: Transaction,
  { id, premiumLevel: level }: Person,
  more: number,
  { isUnderWay }: { isUnderWay: boolean },
): Promise<void> {
  const most = levelRights[level].privateWorks
  if (most === null) return
  // In this order: what is delivered between the two is counted twice, and not left out.
  const coming = (await hiddenUnderWay(services, tx, id)) - (isUnderWay ? more : 0)
  const had = coming + (await hiddenWorks(tx, id))
  if (had + more <= most) return
  const has = ({ privateWorks }: LevelRights) => privateWorks === null || privateWorks >= had + more
  const next = lowestLevel(has)
  const holds = next && (levelRights[next].privateWorks?.toLocaleString('en-GB') ?? 'any number')
  throw refusal(
    `You have ${number(had)} private works and works by link, and your level holds ${number(most)}. Make ${more === 1 ? 'this one' : 'these'} public, or make others public or delete some (they count for ten minutes longer)${next ? `; ${levelName(next)} holds ${holds}` : ''}. ${isUnderWay ? NOTHING : 'Nothing was changed.'}`,
    has,
  )
}
