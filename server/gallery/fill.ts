import { eq } from 'drizzle-orm'
import { builtInImagePrice, SHEET_PRICE } from '../../contract/economy.ts'
import { ImageRequest } from '../../contract/images.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { ensureHouse, HOUSE_ID } from '../accounts/house.ts'
import { transact } from '../db/database.ts'
import { generations } from '../db/schema.ts'
import { startGeneration } from '../generations/start.ts'
import { grantGold } from '../gold/ledger.ts'
import { settledModel } from '../images/settled-model.ts'
import type { Services } from '../services.ts'
import { openingSheets } from './opening-sheets.ts'
import { openingWorks } from './opening-works.ts'

/** Under which keys the house orders what it shows: each once, and found by them ever after. */
export const workKey = (index: number) => `opening-work-${index}`
export const sheetKey = (index: number) => `opening-sheet-${index}`

/** Orders the opening works and sheets for the house account, through the corridor like everybody's. Calling it again orders nothing twice. */
export async function fillGallery(services: Services): Promise<void> {
  await transact(services.db, async (tx) => {
    await ensureHouse(tx)
    const amount = openingWorks.length * builtInImagePrice[1024]
    await grantGold(tx, { key: 'house:opening-works', userId: HOUSE_ID, amount, reason: 'TASK' })
    const forSheets = openingSheets.length * SHEET_PRICE
    await grantGold(tx, { key: 'house:opening-sheets', userId: HOUSE_ID, amount: forSheets, reason: 'TASK' })
  })
  // By their keys alone: what an earlier version ordered was asked for in other words, and is there all the same.
  const ordered = await services.db
    .select({ key: generations.idempotencyKey })
    .from(generations)
    .where(eq(generations.userId, HOUSE_ID))
  const keys = new Set(ordered.map(({ key }) => key))
  for (const [index, { isHero: _, ...work }] of openingWorks.entries()) {
    const idempotencyKey = workKey(index)
    if (keys.has(idempotencyKey)) continue
    const asked = ImageRequest.parse(work)
    const model = settledModel(services.providers, asked).id
    const request = { ...asked, model, seed: asked.seed ?? index }
    await startGeneration(services, { userId: HOUSE_ID, kind: 'image', request, idempotencyKey })
  }
  for (const [index, { kind, ...sheet }] of openingSheets.entries()) {
    const idempotencyKey = sheetKey(index)
    if (keys.has(idempotencyKey)) continue
    await startGeneration(services, {
      userId: HOUSE_ID,
      kind,
      request: sheetRequests[kind].parse(sheet),
      idempotencyKey,
    })
  }
}
