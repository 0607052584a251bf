import { packs, subscriptionTerms, toGold } from '../../contract/economy.ts'
import type { ShopReply } from '../../contract/shop.ts'
import { currencies, packIds, paidLevels } from '../../contract/shop-facts.ts'

/** A shop that is open, at the prices of the house, as a stranger sees it. */
export const openShop: ShopReply = {
  state: 'open',
  currencies: [...currencies],
  tax: 'added',
  packs: packIds.map((id) => ({ id, gold: toGold(packs[id].gold), price: packs[id].price })),
  levels: paidLevels.map((level) => {
    const { monthlyGold, price } = subscriptionTerms[level]
    return { level, monthlyGold: toGold(monthlyGold), month: price.month, year: price.year }
  }),
  subscription: null,
  debt: 0,
  hasPortal: false,
}
