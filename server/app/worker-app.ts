import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { healthRoutes } from '../health/routes.ts'
import { answerFailure } from '../http/failures.ts'
import { quietly } from '../log.ts'
import { metricsRoutes } from '../metrics/routes.ts'
import type { Services } from '../services.ts'

/** What a worker without the web role answers: whether it lives, whether it can work, and its numbers. */
export function createWorkerApp(services: Services): FastifyInstance {
  const app = fastify({
    loggerInstance: quietly(services.log) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
    requestTimeout: 10_000,
    connectionTimeout: 10_000,
    forceCloseConnections: true,
  })
  app.setErrorHandler(answerFailure)
  healthRoutes(app, services)
  metricsRoutes(app, services)
  return app
}
