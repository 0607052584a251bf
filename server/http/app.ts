import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from '../accounts/routes.ts'
import { galleryRoutes } from '../gallery/routes.ts'
import { generationRoutes } from '../generations/routes.ts'
import { imageRoutes } from '../images/routes.ts'
import { modelRoutes } from '../models/routes.ts'
import { promptRoutes } from '../prompts/routes.ts'
import type { Services } from '../services.ts'
import { storageRoutes } from '../storage/routes.ts'
import { AppError } from './errors.ts'
import { answerFailure } from './failures.ts'
import { servePages } from './pages.ts'

const contentPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    frameAncestors: ["'none'"],
    // Served over plain http on one's own machine.
    upgradeInsecureRequests: null,
  },
}

/** The web role's application; with `pages` it also serves the built web part. */
export async function createApp(services: Services, options: { pages: boolean }): Promise<FastifyInstance> {
  const { config } = services
  const app = fastify({
    // Its own announcements would only repeat what the program says at the start.
    loggerInstance: services.log.child(
      {},
      { level: services.log.isLevelEnabled('debug') ? services.log.level : 'warn' },
    ) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: what stands further left in X-Forwarded-For is the caller's own word.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request as FastifyRequest, reply as FastifyReply)
    },
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerFailure)
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy,
    strictTransportSecurity: config.publicUrl?.startsWith('https://') ?? false,
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart)
  if (config.rateLimits) {
    await app.register(rateLimit, {
      global: false,
      errorResponseBuilder: (_, { after }) =>
        new AppError('too_many_requests', `That was a little fast. Try again in ${after}; nothing was charged.`),
    })
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lanternkeep',
        version: '1',
        description: 'Images for tabletop role-players. Every error is {error, code, details?}.',
      },
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  accountRoutes(app, services)
  generationRoutes(app, services)
  imageRoutes(app, services)
  galleryRoutes(app, services)
  modelRoutes(app, services)
  promptRoutes(app, services)
  storageRoutes(app, services)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())

  if (options.pages) await servePages(app, config.publicUrl)
  else {
    app.setNotFoundHandler(() => {
      throw new AppError('not_found', 'Not found')
    })
  }
  return app
}
