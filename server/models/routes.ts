import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'

export function modelRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'listModels', async () => ({
    models: services.providers.models(),
    others: services.providers.others(),
  }))
  bind(app, services, 'getModel', async ({ params }) => {
    const model = services.providers.models().find((candidate) => candidate.id === params.model)
    if (!model) throw notFound('This model')
    return model
  })
}
