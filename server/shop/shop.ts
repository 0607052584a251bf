import { toGold } from '../../contract/economy.ts'
import type { ShopReply } from '../../contract/shop.ts'
import { type Currency, packIds, paidLevels } from '../../contract/shop-facts.ts'
import type { PriceList, ShopSettings } from './settings.ts'

/** What of a list of prices is asked in the currencies on offer. */
const inCurrencies = (price: Readonly<Record<Currency, number>>, { currencies }: Pick<ShopSettings, 'currencies'>) =>
  Object.fromEntries(currencies.map((currency) => [currency, price[currency]])) as Partial<Record<Currency, number>>

/** What is sold, and what is asked for it. */
export function onSale(shop: ShopSettings): Pick<ShopReply, 'state' | 'currencies' | 'tax' | 'packs' | 'levels'> {
  const { packs, levels }: PriceList = shop.prices
  return {
    state: shop.state,
    currencies: [...shop.currencies],
    tax: shop.tax,
    packs: packIds.map((id) => ({ id, gold: toGold(packs[id].gold), price: inCurrencies(packs[id].price, shop) })),
    levels: paidLevels.map((level) => ({
      level,
      monthlyGold: toGold(levels[level].monthlyGold),
      month: inCurrencies(levels[level].price.month, shop),
      year: inCurrencies(levels[level].price.year, shop),
    })),
  }
}
