import { browserStorage } from '../state/storage.ts'

const STORAGE_KEY = 'single-keys'

/** Inputs that nothing is typed into. */
const untyped: ReadonlySet<string> = new Set(['range', 'checkbox', 'radio', 'button', 'submit', 'reset'])

function isTyping(target: EventTarget | null): boolean {
  const field = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')
  return field !== false && field !== null && !untyped.has((field as HTMLInputElement).type)
}

/** The choice of this visit, for browsers that let nothing be stored. */
let chosen: boolean | undefined

/** Whether a key by itself may be a shortcut. Who speaks to the computer, or hits keys unawares, can turn that off. */
export function areSingleKeysOn(): boolean {
  if (chosen !== undefined) return chosen
  try {
    return browserStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

/** Remembers the choice in this browser. */
export function turnSingleKeys(on: boolean): void {
  chosen = on
  try {
    if (on) browserStorage.removeItem(STORAGE_KEY)
    else browserStorage.setItem(STORAGE_KEY, 'off')
  } catch {
    // It holds for this visit.
  }
}

/** Calls back when this key is pressed by itself, outside of what is being typed; returns how to stop. */
export function onSingleKey(key: string, perform: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    // A key that is held down is one press.
    if (event.repeat || isTyping(event.target) || !areSingleKeysOn()) return
    event.preventDefault()
    perform()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
