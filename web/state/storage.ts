/**
 * The one owner of what this browser keeps. All that is kept is its person's, and goes when they sign out, when their session
 * is found to have ended, or when somebody else logs in; all but what is named here, which is the device's whoever uses it.
 */
const ofDevice: ReadonlySet<string> = new Set(['lanternkeep-visitor', 'single-keys', 'lanternkeep-new-tab'])

/** Whose the rest is: something that stays the same through changes of name. */
const OWNER = 'lanternkeep-owner'

/** This tab's storage, and that of all tabs. Where storage is blocked, even naming it throws: so it is only named when used. */
const areas = { tab: () => sessionStorage, browser: () => localStorage } as const

/** What was somebody's has been forgotten, and the page that still shows it is being left: it must not write it again. */
let isLeaving = false

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keptIn = (area: () => Storage): Kept => ({
  getItem: (key) => area().getItem(key),
  setItem(key, text) {
    if (!isLeaving || ofDevice.has(key)) area().setItem(key, text)
  },
  removeItem: (key) => area().removeItem(key),
})

/** Kept for this tab. Throws where storage is blocked or full, as the browser's own does. */
export const tabStorage: Kept = keptIn(areas.tab)
/** Kept for all tabs of this browser. Throws where storage is blocked or full, as the browser's own does. */
export const browserStorage: Kept = keptIn(areas.browser)

/** What `look` finds in an area, or undefined where it cannot be used, and so holds nothing of anybody. */
function within<T>(area: () => Storage, look: (storage: Storage) => T): T | undefined {
  try {
    return look(area())
  } catch {
    return undefined
  }
}

function empty(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && !ofDevice.has(key)) storage.removeItem(key)
}

/** Forgets all that is anybody's, in every tab, before this page is left. */
export function forgetPerson(): void {
  isLeaving = true
  for (const area of Object.values(areas)) within(area, empty)
}

/**
 * It is known who is here: `person`, or null for nobody. What was kept for somebody else is forgotten; what was kept for
 * nobody in particular becomes theirs. Returns false when something was forgotten: this page may show it still, and is to be
 * loaded anew.
 */
export function keepFor(person: string | null): boolean {
  const others = Object.values(areas).filter((area) => {
    const owner = within(area, (storage) => storage.getItem(OWNER)) ?? null
    return owner !== null && owner !== person
  })
  if (others.length > 0) isLeaving = true
  for (const area of others) within(area, empty)
  if (person !== null)
    for (const area of Object.values(areas)) within(area, (storage) => storage.setItem(OWNER, person))
  return others.length === 0
}

/** Forgets what this tab keeps and calls back when another has signed this one's person out, or somebody else has logged in there. */
export function onPersonGone(gone: () => void): void {
  const look = () => {
    const mine = within(areas.tab, (storage) => storage.getItem(OWNER)) ?? null
    if (isLeaving || (mine !== null && within(areas.browser, (storage) => storage.getItem(OWNER)) !== mine)) {
      isLeaving = true
      within(areas.tab, empty)
      gone()
    }
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === OWNER || key === null) look()
  })
  // The Back button may bring a page again as it was left, with all that it showed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
}
