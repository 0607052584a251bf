import compress from '@fastify/compress'
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
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from '../accounts/routes.ts'
import { administrationRoutes } from '../administration/routes.ts'
import { audioRoutes } from '../audio/routes.ts'
import { blogRoutes } from '../blog/routes.ts'
import { boardRoutes } from '../boards/routes.ts'
import { caseRoutes } from '../cases/routes.ts'
import { collectionRoutes } from '../collections/routes.ts'
import { commentRoutes } from '../comments/routes.ts'
import { comparisonRoutes } from '../comparisons/routes.ts'
import { competitionRoutes } from '../competitions/routes.ts'
import { editRoutes } from '../edits/routes.ts'
import { AppError } from '../errors.ts'
import { foundRoutes } from '../found/routes.ts'
import { galleryRoutes } from '../gallery/routes.ts'
import { generationRoutes } from '../generations/routes.ts'
import { giftRoutes } from '../gifts/routes.ts'
import { goldRoutes } from '../gold/routes.ts'
import { healthRoutes } from '../health/routes.ts'
import { closePromptly } from '../http/closing.ts'
import { answerFailure } from '../http/failures.ts'
import { bareHeaders, sendSecurityHeaders } from '../http/headers.ts'
import { atMost, bodyMax, type Patience, usualPatience } from '../http/limits.ts'
import { refuseOddHosts } from '../http/origin.ts'
import { keepPrivateAnswers } from '../http/private-answers.ts'
import { logRequests, requestIdOf } from '../http/request-log.ts'
import { refuseSlowBodies } from '../http/slow-clients.ts'
import { imageRoutes } from '../images/routes.ts'
import { leaderboardRoutes } from '../leaderboards/routes.ts'
import { leavingRoutes } from '../leaving/routes.ts'
import { levelRoutes } from '../levels/routes.ts'
import { likeRoutes } from '../likes/routes.ts'
import { liveRoutes } from '../live/routes.ts'
import { quietly } from '../log.ts'
import { loraRoutes } from '../loras/routes.ts'
import { loraUploadRoutes } from '../loras/upload-routes.ts'
import { metricsRoutes } from '../metrics/routes.ts'
import { modelRoutes } from '../models/routes.ts'
import { notificationRoutes } from '../notifications/routes.ts'
import { ownKeyRoutes } from '../own-keys/routes.ts'
import { peopleRoutes } from '../people/routes.ts'
import { promotionRoutes } from '../promotions/routes.ts'
import { promptRoutes } from '../prompts/routes.ts'
import { purseRoutes } from '../purses/routes.ts'
import { roadmapRoutes } from '../roadmap/routes.ts'
import type { Services } from '../services.ts'
import { sheetRoutes } from '../sheets/routes.ts'
import { shopRoutes } from '../shop/routes.ts'
import { siteRoutes } from '../site/routes.ts'
import { storageRoutes } from '../storage/routes.ts'
import { taskRoutes } from '../tasks/routes.ts'
import { videoRoutes } from '../videos/routes.ts'
import { openApiRoute, openApiTransform } from './openapi.ts'
import { servePages } from './pages.ts'

/** What the program needs and cannot reach is mostly back within seconds: a restart, another machine taking over. */
const BACK_IN = 5

/** The web role's application; with `pages` it also serves the built web part. */
export async function createApp(
  services: Services,
  options: { pages: boolean; patience?: Patience },
): Promise<FastifyInstance> {
  const { config } = services
  const patience = options.patience ?? usualPatience
  const app = fastify({
    // Its own announcements would only repeat what the program says at the start.
    loggerInstance: quietly(services.log) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // One proxy: what stands further left in X-Forwarded-For is the caller's own word.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    frameworkErrors: (error, request, reply) => {
      reply.headers(bareHeaders(config))
      answerFailure(error, request as FastifyRequest, reply as FastifyReply)
    },
    bodyLimit: bodyMax.json,
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.headers / 3 },
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerFailure)
  closePromptly(app)
  logRequests(app, services)
  refuseOddHosts(app)
  refuseSlowBodies(app, patience)
  keepPrivateAnswers(app)
  await sendSecurityHeaders(app, config)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart)
  if (config.rateLimits) {
    await app.register(rateLimit, {
      ...atMost('other'),
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
    transform: openApiTransform,
  })
  app.addHook('onSend', async (_, reply) => {
    if (reply.hasHeader('retry-after')) return
    // The account service counts by itself, and says so under a name of its own.
    if (reply.statusCode === 429) reply.header('retry-after', reply.getHeader('x-retry-after') ?? 60)
    if (reply.statusCode === 503) reply.header('retry-after', BACK_IN)
  })

  healthRoutes(app, services)
  metricsRoutes(app, services)
  accountRoutes(app, services)
  leavingRoutes(app, services)
  administrationRoutes(app, services)
  caseRoutes(app, services)
  blogRoutes(app, services)
  roadmapRoutes(app, services)
  generationRoutes(app, services)
  goldRoutes(app, services)
  shopRoutes(app, services)
  siteRoutes(app, services)
  imageRoutes(app, services)
  galleryRoutes(app, services)
  sheetRoutes(app, services)
  loraRoutes(app, services)
  loraUploadRoutes(app, services)
  levelRoutes(app, services)
  modelRoutes(app, services)
  ownKeyRoutes(app, services)
  comparisonRoutes(app, services)
  liveRoutes(app, services)
  notificationRoutes(app, services)
  peopleRoutes(app, services)
  editRoutes(app, services)
  audioRoutes(app, services)
  videoRoutes(app, services)
  boardRoutes(app, services)
  giftRoutes(app, services)
  purseRoutes(app, services)
  promotionRoutes(app, services)
  collectionRoutes(app, services)
  commentRoutes(app, services)
  likeRoutes(app, services)
  taskRoutes(app, services)
  leaderboardRoutes(app, services)
  competitionRoutes(app, services)
  promptRoutes(app, services)
  storageRoutes(app, services)
  openApiRoute(app)

  if (options.pages) foundRoutes(app, services, await servePages(app, services))
  else {
    app.setNotFoundHandler(() => {
      throw new AppError('not_found', 'Not found')
    })
  }
  return app
}
