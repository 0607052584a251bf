import type { CreditReason } from '../../contract/enums.ts'
import { reasonLabels } from '../../contract/gold-words.ts'

export const reasons = Object.keys(reasonLabels) as CreditReason[]

/** The reason an address asks for; undefined for any. */
export function reasonIn(search: URLSearchParams): CreditReason | undefined {
  return reasons.find((reason) => reason === search.get('reason'))
}
