import { failures } from './failures.ts'
import { GiftReply, GiftRequest } from './giving.ts'
import { PersonParams } from './people.ts'
import type { Route } from './route.ts'

/** The call of gifts. */
export const giftRoutes = {
  giveGold: {
    method: 'POST',
    path: '/api/v1/people/:username/gifts',
    auth: 'user',
    tag: 'gold',
    summary: 'Give somebody gold; it cannot be taken back',
    params: PersonParams,
    idempotent: true,
    body: GiftRequest,
    replies: { 201: GiftReply },
    failure: failures.giveGold,
  },
} as const satisfies Record<string, Route>
