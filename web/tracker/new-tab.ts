import type { TrackerItem } from './item.ts'

/**
 * When finished work opens in a new tab: always; unless the screen that ordered it shows it; or never, and then it is
 * offered in the toast.
 */
export const newTabChoices = ['always', 'elsewhere', 'never'] as const
export type NewTab = (typeof newTabChoices)[number]

const KEY = 'lanternkeep-new-tab'

/** The choice kept in this browser; 'elsewhere' where none is, or storage cannot be read. */
export function readNewTab(storage: Pick<Storage, 'getItem'>): NewTab {
  try {
    const kept = storage.getItem(KEY)
    return newTabChoices.find((choice) => choice === kept) ?? 'elsewhere'
  } catch {
    return 'elsewhere'
  }
}

export function writeNewTab(storage: Pick<Storage, 'setItem'>, choice: NewTab): void {
  try {
    storage.setItem(KEY, choice)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

export const opensNewTab = (choice: NewTab, { shownInPlace }: Pick<TrackerItem, 'shownInPlace'>): boolean =>
  choice === 'always' || (choice === 'elsewhere' && !shownInPlace)
