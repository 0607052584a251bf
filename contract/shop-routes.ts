import { failures } from './failures.ts'
import type { Route } from './route.ts'
import { ShopReply } from './shop.ts'

/** Calls of the shop: what is sold. */
export const shopRoutes = {
  readShop: {
    method: 'GET',
    path: '/api/v1/shop',
    auth: 'optional',
    tag: 'shop',
    summary: 'What gold and subscriptions cost, and the caller’s own subscription',
    replies: { 200: ShopReply },
    failure: failures.getShop,
  },
} as const satisfies Record<string, Route>
