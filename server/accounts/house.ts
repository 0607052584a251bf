import type { Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'

/** The house account owns the works the gallery starts with. It has no password, so nobody logs in as it. */
export const HOUSE_ID = 'house'

export async function ensureHouse(tx: Transaction): Promise<void> {
  await tx
    .insert(users)
    .values({
      id: HOUSE_ID,
      name: 'Lanternkeep',
      email: 'house@lanternkeep.invalid',
      username: 'lanternkeep',
      displayUsername: 'Lanternkeep',
      referralCode: 'HOUSE',
    })
    .onConflictDoNothing()
}
