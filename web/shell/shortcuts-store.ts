import { createStore } from '../state/store.ts'

/** Whether the list of shortcuts is on screen; undefined until it is first asked for. */
export const shortcutsStore = createStore<{ isOpen?: boolean }>({ isOpen: undefined })
