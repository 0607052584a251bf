import type { Currency } from '../../contract/shop-facts.ts'

/** All currencies on offer have a hundred of their smallest unit. */
const SMALLEST = 100

/** Money given in the smallest unit of a currency, as the reader's language writes it: "$5", "£4.50". */
export function formatMoney(amount: number, currency: Currency, locale?: string): string {
  const isRound = amount % SMALLEST === 0
  return (amount / SMALLEST).toLocaleString(locale, {
    style: 'currency',
    currency,
    // The switch says which dollars they are.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isRound ? 0 : 2,
    maximumFractionDigits: 2,
  })
}
