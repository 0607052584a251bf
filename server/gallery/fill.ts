import { builtInImagePrice } from '../../contract/economy.ts'
import { ImageRequest } from '../../contract/images.ts'
import { ensureHouse, HOUSE_ID } from '../accounts/house.ts'
import { transact } from '../db/database.ts'
import { startGeneration } from '../generations/start.ts'
import { grantGold } from '../gold/ledger.ts'
import { settledModel } from '../images/settled-model.ts'
import type { Services } from '../services.ts'
import { openingWorks } from './opening-works.ts'

/** Orders the opening works for the house account, through the corridor like everybody's. Calling it again orders nothing twice. */
export async function fillGallery(services: Services): Promise<void> {
  await transact(services.db, async (tx) => {
    await ensureHouse(tx)
    const amount = openingWorks.length * builtInImagePrice[1024]
    await grantGold(tx, { key: 'house:opening-works', userId: HOUSE_ID, amount, reason: 'TASK' })
  })
  for (const [index, work] of openingWorks.entries()) {
    const asked = ImageRequest.parse(work)
    const model = settledModel(services.providers, asked).id
    const request = { ...asked, model, seed: asked.seed ?? index }
    await startGeneration(services, {
      userId: HOUSE_ID,
      kind: 'image',
      request,
      idempotencyKey: `opening-work-${index}`,
    })
  }
}
