import type { FastifyInstance } from 'fastify'
import type { Standing } from '../../contract/people.ts'
import type { Caller } from '../accounts/accounts.ts'
import { type Transaction, transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { block, follow, unblock, unfollow, updatePage } from './commands.ts'
import {
  blockedBy,
  followingFeed,
  peopleAround,
  sheetsOfPerson,
  showOwnPage,
  showPerson,
  standingOf,
  worksOfPerson,
} from './queries.ts'

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'getPerson', ({ caller, params }) => showPerson(services, params.username, caller))
  bind(app, services, 'worksOfPerson', ({ caller, params, query }) =>
    worksOfPerson(services, params.username, query, caller),
  )
  bind(app, services, 'sheetsOfPerson', ({ caller, params, query }) =>
    sheetsOfPerson(services, params.username, query, caller),
  )
  bind(app, services, 'followersOfPerson', ({ caller, params, query }) =>
    peopleAround(services, params.username, 'followers', query, caller),
  )
  bind(app, services, 'followedByPerson', ({ caller, params, query }) =>
    peopleAround(services, params.username, 'following', query, caller),
  )

  async function change(
    caller: Caller,
    username: string,
    command: (tx: Transaction, caller: Caller, username: string) => Promise<void>,
  ): Promise<Standing> {
    return transact(db, async (tx) => {
      await command(tx, caller, username)
      return standingOf(tx, caller, username)
    })
  }
  bind(app, services, 'followPerson', ({ caller, params }) => change(caller, params.username, follow))
  bind(app, services, 'unfollowPerson', ({ caller, params }) => change(caller, params.username, unfollow))
  bind(app, services, 'blockPerson', ({ caller, params }) => change(caller, params.username, block))
  bind(app, services, 'unblockPerson', ({ caller, params }) => change(caller, params.username, unblock))

  bind(app, services, 'myBlocks', ({ caller, query }) => blockedBy(services, caller, query))
  bind(app, services, 'myPage', ({ caller }) => showOwnPage(services, caller))
  bind(app, services, 'updatePage', async ({ caller, body }) => {
    await transact(db, (tx) => updatePage(tx, caller, body, services.now()))
    return showOwnPage(services, caller)
  })
  bind(app, services, 'followingFeed', ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return followingFeed(services, caller, query)
  })
}
