import { tabStorage } from '../state/storage.ts'
import { isWish, type Wish } from './wish.ts'

const DRAFT_KEY = 'lanternkeep-home-draft'

interface Draft {
  wish: Wish
  prompt: string
}

/** What was typed but not sent, so that a reload loses nothing. Without storage nothing is kept. */
export function recallDraft(): Draft | null {
  try {
    const { wish, prompt } = JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? '{}') as Partial<Draft>
    return typeof prompt === 'string' && isWish(wish) ? { wish, prompt } : null
  } catch {
    return null
  }
}

export function keepDraft(draft: Draft): void {
  try {
    tabStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Storage is off or full: the draft lives as long as the page.
  }
}
