import {
  Competition,
  CompetitionParams,
  CompetitionRequest,
  CompetitionsReply,
  CompetitionVote,
  EntryRequest,
} from './competitions.ts'
import { failures } from './failures.ts'
import type { Route } from './route.ts'

/** The calls of competitions. */
export const competitionRoutes = {
  listCompetitions: {
    method: 'GET',
    path: '/api/v1/competitions',
    auth: 'none',
    tag: 'competitions',
    summary: 'The competitions, the last to end first',
    replies: { 200: CompetitionsReply },
    failure: failures.getCompetitions,
  },
  getCompetition: {
    method: 'GET',
    path: '/api/v1/competitions/:id',
    auth: 'optional',
    tag: 'competitions',
    summary:
      'One competition: while it is voted on with its pictures alone, in an order of the caller’s own; then with its results',
    params: CompetitionParams,
    replies: { 200: Competition },
    failure: failures.getCompetitions,
  },
  createCompetition: {
    method: 'POST',
    path: '/api/v1/competitions',
    auth: 'admin',
    tag: 'competitions',
    summary: 'Open a competition',
    body: CompetitionRequest,
    idempotent: true,
    replies: { 201: Competition },
    failure: failures.createCompetition,
  },
  enterCompetition: {
    method: 'PUT',
    path: '/api/v1/competitions/:id/entry',
    auth: 'user',
    tag: 'competitions',
    summary: 'Enter a public picture of one’s own, or another in its place, while entries are taken',
    params: CompetitionParams,
    body: EntryRequest,
    replies: { 200: Competition },
    failure: failures.enterCompetition,
  },
  leaveCompetition: {
    method: 'DELETE',
    path: '/api/v1/competitions/:id/entry',
    auth: 'user',
    tag: 'competitions',
    summary: 'Take one’s entry back, while entries are taken',
    params: CompetitionParams,
    replies: { 200: Competition },
    failure: failures.enterCompetition,
  },
  voteInCompetition: {
    method: 'PUT',
    path: '/api/v1/competitions/:id/vote',
    auth: 'user',
    tag: 'competitions',
    summary: 'Vote for an entry, or for another in its place, while it is voted on',
    params: CompetitionParams,
    body: CompetitionVote,
    replies: { 200: Competition },
    failure: failures.voteInCompetition,
  },
} as const satisfies Record<string, Route>
