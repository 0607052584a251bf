import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { cancelGeneration } from './cancel.ts'
import { pollGeneration, unfinishedGenerations } from './queries.ts'
import { retryGeneration } from './start.ts'

export function generationRoutes(app: FastifyInstance, services: Services): void {
  for (const name of [
    'pollImage',
    'pollNpcImage',
    'pollTransformation',
    'pollVideo',
    'pollMerge',
    'pollAudio',
  ] as const) {
    bind(app, services, name, async ({ caller, params, reply }) => {
      const body = await pollGeneration(services, caller.id, params.id)
      reply.header('cache-control', 'no-store')
      if (body.status === 'pending' || body.status === 'processing') reply.status(202)
      return body
    })
  }

  bind(app, services, 'unfinishedGenerations', async ({ caller }) => ({
    generations: await unfinishedGenerations(services, caller.id),
  }))

  bind(app, services, 'cancelGeneration', async ({ caller, params }) => {
    await cancelGeneration(services, { userId: caller.id, generationId: params.id })
    return pollGeneration(services, caller.id, params.id)
  })

  bind(app, services, 'retryGeneration', ({ caller, params, idempotencyKey }) =>
    retryGeneration(services, { userId: caller.id, generationId: params.id, idempotencyKey }),
  )
}
