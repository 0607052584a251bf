import type { FastifyInstance } from 'fastify'
import type { CallReply, RouteName, routes } from '../../contract/routes.ts'
import { type Transaction, transact } from '../db/database.ts'
import { bind, type Call } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { type Deed, writeDown } from './audit.ts'

/** Routes by which administrators change something. */
type DeedRoute = {
  [N in RouteName]: (typeof routes)[N] extends { auth: 'admin'; method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' }
    ? N
    : never
}[RouteName]

/**
 * Serves a route by which administrators change something: in one transaction, which the audit log is part of. A handler
 * cannot answer without saying what it did. What is to come once it is committed, such as a letter, is its `after`.
 */
export function bindDeed<N extends DeedRoute>(
  app: FastifyInstance,
  services: Services,
  name: N,
  handler: (tx: Transaction, call: Call<N>) => Promise<{ deed: Deed; answer: CallReply<N>; after?: () => void }>,
): void {
  const serve = async (call: Call<N>) => {
    const { answer, after } = await transact(services.db, async (tx) => {
      const { deed, ...done } = await handler(tx, call)
      await writeDown(tx, (call.caller as { id: string }).id, deed)
      return done
    })
    after?.()
    return answer
  }
  bind(app, services, name, serve as unknown as Parameters<typeof bind<N>>[3])
}
