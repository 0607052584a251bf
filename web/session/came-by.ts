import { tabStorage } from '../state/storage.ts'

/** What the address of a visit's first page says of how its visitor came. */
export interface CameBy {
  /** What an advertisement added. */
  gclid: string
  /** A friend's referral code. */
  ref: string
}

const KEY = 'lanternkeep-came-by'
const LONGEST = 200
const unknown: CameBy = { gclid: '', ref: '' }

/** Nothing but this page keeps it until there is consent. */
let here = unknown

function stored(): CameBy {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(KEY) ?? '{}')
    const { gclid, ref } = kept as Partial<Record<keyof CameBy, unknown>>
    return { gclid: typeof gclid === 'string' ? gclid : '', ref: typeof ref === 'string' ? ref : '' }
  } catch {
    // Storage is off, or holds what somebody else put there.
    return unknown
  }
}

/** How the visitor of this page came. */
export const cameBy = (): CameBy => here

/** Reads the address of the visit's first page. */
export function readAddress(search: string): void {
  const address = new URLSearchParams(search)
  const said = (name: keyof CameBy) => address.get(name)?.slice(0, LONGEST) ?? ''
  here = { gclid: said('gclid'), ref: said('ref') }
}

/** With consent: keeps it for as long as this tab is open, and recalls what earlier pages of the visit kept. */
export function keepForVisit(): void {
  const before = stored()
  here = { gclid: here.gclid || before.gclid, ref: here.ref || before.ref }
  if (!here.gclid && !here.ref) return
  try {
    tabStorage.setItem(KEY, JSON.stringify(here))
  } catch {
    // Storage is off: it is kept until the page is left.
  }
}

/** Without consent, or no longer with it. */
export function forgetKept(): void {
  try {
    tabStorage.removeItem(KEY)
  } catch {
    // Storage is off: nothing is kept.
  }
}
