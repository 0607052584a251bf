import { failures } from './failures.ts'
import { PromotionParams, PromotionRequest, PromotionsReply, RedeemReply, RedeemRequest } from './promotions.ts'
import type { Route } from './route.ts'

/** The calls of codes that give gold. */
export const promotionRoutes = {
  redeemCode: {
    method: 'POST',
    path: '/api/v1/promotions/redeem',
    auth: 'user',
    tag: 'gold',
    summary: 'Use a code; each gives once to a person',
    body: RedeemRequest,
    replies: { 200: RedeemReply },
    failure: failures.redeemCode,
  },
  adminPromotions: {
    method: 'GET',
    path: '/api/v1/admin/promotions',
    auth: 'admin',
    tag: 'administration',
    summary: 'All codes, the newest first',
    replies: { 200: PromotionsReply },
    failure: failures.administer,
  },
  adminCreatePromotion: {
    method: 'POST',
    path: '/api/v1/admin/promotions',
    auth: 'admin',
    tag: 'administration',
    summary: 'Make a code',
    body: PromotionRequest,
    replies: { 201: PromotionsReply },
    failure: failures.administer,
  },
  adminEndPromotion: {
    method: 'DELETE',
    path: '/api/v1/admin/promotions/:code',
    auth: 'admin',
    tag: 'administration',
    summary: 'End a code now; what it gave stays given',
    params: PromotionParams,
    replies: { 200: PromotionsReply },
    failure: failures.administer,
  },
} as const satisfies Record<string, Route>
