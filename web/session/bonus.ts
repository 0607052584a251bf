import { formatGold } from '../ui/gold.tsx'
import { toast } from '../ui/toast-store.ts'
import { userStore } from './user-state.ts'

/** Says so once, when this visit has brought the daily bonus. */
export function announceBonus(): void {
  const { dailyLoginBonus } = userStore.get()
  if (dailyLoginBonus > 0) toast({ tone: 'good', title: `Today’s ${formatGold(dailyLoginBonus)} gold are yours` })
}
