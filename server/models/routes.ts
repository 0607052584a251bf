import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { figuresOf } from './figures.ts'

export function modelRoutes(app: FastifyInstance, services: Services): void {
  const { ownKeys } = services
  bind(app, services, 'listModels', async ({ caller }) => {
    const offer = await ownKeys.offerTo(caller?.id)
    return { models: offer.models(), others: offer.others() }
  })
  bind(app, services, 'modelFigures', async () => ({ figures: await figuresOf(services.db) }))
  bind(app, services, 'getModel', async ({ caller, params }) => {
    const offer = await ownKeys.offerTo(caller?.id)
    const model = offer.models().find((candidate) => candidate.id === params.model)
    if (!model) throw notFound('This model')
    return model
  })
}
