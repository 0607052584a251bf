import type { FastifyInstance } from 'fastify'
import { messages } from '../../contract/errors.ts'
import type { Caller } from '../accounts/accounts.ts'
import { AppError, notFound } from '../errors.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { removeComparison, startComparison, voteOnComparison } from './commands.ts'
import { canView } from './policy.ts'
import { presentCard, presentComparison } from './presenter.ts'
import { comparisonsOf, comparisonsToVoteOn, findComparison, voteCounts, votesOn } from './queries.ts'

export function comparisonRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  async function show(id: string, caller: Caller | undefined, wantsBlind: boolean) {
    const found = await findComparison(services, id, caller?.id)
    if (!found || !canView(caller, found)) throw notFound('This comparison')
    return presentComparison(found, await votesOn(db, id, caller?.id), caller, wantsBlind)
  }

  bind(app, services, 'startComparison', ({ caller, body, idempotencyKey }) =>
    startComparison(services, caller, body, idempotencyKey),
  )
  bind(app, services, 'getComparison', ({ caller, params, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return show(params.id, caller, query.blind)
  })
  bind(app, services, 'voteComparison', async ({ caller, params, body }) => {
    await voteOnComparison(services, caller, params.id, body)
    // Who takes a blind vote back has seen the names.
    return show(params.id, caller, false)
  })
  bind(app, services, 'deleteComparison', async ({ caller, params }) => ({
    removed: await removeComparison(services, caller, params.id),
  }))
  bind(app, services, 'listComparisons', async ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store')
    if (query.whose === 'mine' && !caller) throw new AppError('not_logged_in', messages.notLoggedIn)
    const found =
      query.whose === 'mine' && caller
        ? await comparisonsOf(services, caller, query.limit)
        : await comparisonsToVoteOn(services, caller?.id, query.limit)
    const counts = await voteCounts(
      db,
      found.map(({ comparison }) => comparison.id),
    )
    return { comparisons: found.map((one) => presentCard(one, counts.get(one.comparison.id) ?? 0, caller)) }
  })
}
