import type { CreditReason } from '../../contract/enums.ts'
import type { TransactionsFileQuery } from '../../contract/gold.ts'
import { goldWays } from '../../contract/gold-facts.ts'
import { reasonLabels } from '../../contract/gold-words.ts'

export const reasons = Object.keys(reasonLabels) as CreditReason[]

/** The movements that an address asks for; what is not in it, or is none, is any. */
export function askedIn(search: URLSearchParams): TransactionsFileQuery {
  const month = search.get('month') ?? ''
  return {
    reason: reasons.find((reason) => reason === search.get('reason')),
    way: goldWays.find((way) => way === search.get('way')),
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  }
}
