import { tabStorage } from '../state/storage.ts'

const keyOf = (name: string) => `comment-draft:${name}`

/** What was begun and not posted yet; '' where nothing was, or where the browser keeps nothing. */
export function draftOf(name: string): string {
  try {
    return tabStorage.getItem(keyOf(name)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is being written through a reload of the page. */
export function keepDraft(name: string, text: string): void {
  try {
    if (text) tabStorage.setItem(keyOf(name), text)
    else tabStorage.removeItem(keyOf(name))
  } catch {
    // Storage is blocked or full: the words last as long as the page does.
  }
}
