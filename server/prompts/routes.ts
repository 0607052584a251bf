import type { FastifyInstance } from 'fastify'
import { adviceOnPrompt, understandPrompt } from '../../engine/index.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'

export function promptRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'understandPrompt', async ({ body }) => {
    const brief = understandPrompt(body.category, body.prompt, body.negativePrompt, body.model)
    const { understood, unused, style = null } = brief
    return { style, understood, unused, unknownSubject: adviceOnPrompt(brief) ?? null }
  })
}
