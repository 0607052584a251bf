import { formatGold } from '../ui/gold.tsx'

/** "+12", "−0.5": the sign is always there, and never only a colour. */
export function signed(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatGold(Math.abs(amount))}`
}
