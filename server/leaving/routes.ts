import type { FastifyInstance } from 'fastify'
import { clearCookies } from '../accounts/cookies.ts'
import { assertPassword } from '../accounts/password.ts'
import { transact } from '../db/database.ts'
import { letGo } from '../generations/settle.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { customerKeptOf, forgetCustomer } from '../shop/departure.ts'
import { accountDataOf } from './account-data.ts'
import { deleteAccount } from './commands.ts'

/** Taking along what one has here, and leaving for good. */
export function leavingRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'getAccountData', ({ caller }) => accountDataOf(services, caller))

  bind(app, services, 'deleteAccount', async ({ caller, body, request, reply }) => {
    await assertPassword(services, caller, body.password)
    const customer = await customerKeptOf(services.db, caller.id)
    const { underWay } = await transact(services.db, (tx) => deleteAccount(tx, caller.id))
    for (const work of underWay) await letGo(services, work)
    await forgetCustomer(services, customer)
    await clearCookies(services, request, reply)
    return { deleted: true as const }
  })
}
