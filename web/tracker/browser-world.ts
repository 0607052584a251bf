import { ApiError, explain, goldShortfall } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { onLive } from '../live/live.ts'
import { refreshUser } from '../session/session.ts'
import { userActions } from '../session/user-state.ts'
import { browserStorage } from '../state/storage.ts'
import { toast } from '../ui/toast-store.ts'
import { isRefusal, pollWork } from './poll-work.ts'
import type { TrackerWorld } from './tracker.ts'

/** Opens a tab that cannot reach back; a blocked one is noticed and offered instead. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank')
  if (!tab) return false
  tab.opener = null
  return true
}

const alone: TrackerWorld['alone'] = (name, work) => {
  if (navigator.locks) void navigator.locks.request(`lanternkeep-tracker-${name}`, work)
  else void work()
}

/** Too little gold is no failure to report but a door to open: it says what is missing. */
function offerGold(error: unknown): boolean {
  const shortfall = goldShortfall(error)
  if (shortfall) userActions.showPricingTable(true, shortfall)
  return shortfall !== undefined
}

/** crypto.randomUUID is missing on pages reached by plain http from another machine, as at a table's own network. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** No answer, or one from what stands before the program while that cannot answer itself. */
const unreachable: readonly number[] = [0, 502, 503, 504]

/** The tracker's world in a browser; made in one only. */
export function browserWorld(): TrackerWorld {
  return {
    poll: pollWork,
    repeat: (id, idempotencyKey) => call('retryGeneration', { params: { id }, idempotencyKey }),
    stop: (id) => call('cancelGeneration', { params: { id } }),
    unfinished: async () => (await call('unfinishedGenerations')).generations,
    storage: browserStorage,
    toast,
    openTab,
    onLive,
    spent: userActions.decrementGold,
    // An amount that cannot be read now is read at the next visit; the result itself has arrived.
    ended: () => void refreshUser().catch(() => undefined),
    sentence: (error) => explain(error).description,
    isFinal: isRefusal,
    refused: offerGold,
    isUnreachable: (error) => error instanceof ApiError && unreachable.includes(error.status),
    isHidden: () => document.visibilityState === 'hidden',
    alone,
    now: Date.now,
    random: Math.random,
    newKey,
  }
}
