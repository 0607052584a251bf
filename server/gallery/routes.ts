import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { searchImages } from '../images/queries.ts'
import type { Services } from '../services.ts'

export function galleryRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'searchImages', ({ caller, query }) => searchImages(services, query, caller?.id))
  bind(app, services, 'newImages', ({ caller, query }) => searchImages(services, { ...query, sort: 'new' }, caller?.id))
}
