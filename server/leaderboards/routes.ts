import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { showLeaderboard } from './queries.ts'

export function leaderboardRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'getLeaderboard', ({ caller, query }) => showLeaderboard(services, query, caller))
}
