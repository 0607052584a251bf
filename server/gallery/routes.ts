import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors.ts'
import { bind } from '../http/bind.ts'
import { searchImages } from '../images/search.ts'
import type { Services } from '../services.ts'
import { modelSamples } from './samples.ts'
import { showcase } from './showcase.ts'
import { samplesOfModel } from './twelve.ts'

export function galleryRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'searchImages', ({ caller, query }) => searchImages(services, query, caller?.id))
  bind(app, services, 'newImages', ({ caller, query }) =>
    searchImages(services, { ...query, sort: 'new', period: 'all' }, caller?.id),
  )
  bind(app, services, 'showcase', () => showcase(services))
  bind(app, services, 'twelveSamples', async ({ caller, params }) => {
    const model = (await services.ownKeys.offerTo(caller?.id)).models().find(({ id }) => id === params.model)
    if (!model) throw notFound('This model')
    return samplesOfModel(services, model, caller?.id)
  })
  bind(app, services, 'modelSamples', ({ caller, query }) => modelSamples(services, query.category, caller?.id))
}
