import type { Currency } from '../../contract/shop-facts.ts'

/** Money as people write it: 450 of `eur` is €4.50. All currencies on offer have a hundred of the smaller unit. */
export const money = (amount: number, currency: Currency) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount / 100)

/** A level or a pack as people read it. */
export const saleWord = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1).toLowerCase()
