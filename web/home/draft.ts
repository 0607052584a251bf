import { type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { tabStorage } from '../session/storage.ts'

const DRAFT_KEY = 'lanternkeep-home-draft'

interface Draft {
  category: ImageCategory
  prompt: string
}

/** What was typed but not sent, so that a reload loses nothing. Without storage nothing is kept. */
export function recallDraft(): Draft | null {
  try {
    const { category, prompt } = JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? '{}') as Partial<Draft>
    if (typeof prompt !== 'string' || !imageCategories.some((known) => known === category)) return null
    return { category: category as ImageCategory, prompt }
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
