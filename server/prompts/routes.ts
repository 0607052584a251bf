import type { FastifyInstance } from 'fastify'
import { understandPrompt } from '../../engine/index.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'

export function promptRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'understandPrompt', async ({ body }) => {
    const { understood, unused } = understandPrompt(body.category, body.prompt, body.negativePrompt)
    return { understood, unused }
  })
}
