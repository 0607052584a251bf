import { cameBy, forgetKept, keepForVisit, readAddress } from './came-by.ts'
import { consentStore } from './consent-store.ts'
import { userActions } from './user-state.ts'

const COOKIE = 'lanternkeep-consent'
/** Seconds an answer is remembered: half a year. */
const REMEMBERED = 182 * 24 * 3600

/** What a cookie header says of an earlier answer; undefined when there was none. */
export function consentIn(cookies: string): boolean | undefined {
  const answer = new RegExp(`(?:^|; )${COOKIE}=(yes|no)(?:;|$)`).exec(cookies)?.[1]
  return answer === undefined ? undefined : answer === 'yes'
}

/** Takes down what brought the visitor, and keeps it for this visit. */
function take(): void {
  keepForVisit()
  const { gclid } = cameBy()
  if (gclid) userActions.setGclid(gclid)
}

/**
 * Recalls the answer. Asks only where there is something to ask about: an advertisement that brought the visitor. What they
 * came by is only kept with their consent.
 */
export function recallConsent(cookies: string, search: string): void {
  readAddress(search)
  const answer = consentIn(cookies)
  if (answer === undefined) {
    if (cameBy().gclid) consentStore.set({ isAsked: true })
    return
  }
  userActions.setCookieConsent(answer)
  if (answer) take()
}

/** Takes the visitor's answer and remembers it, so that they are not asked again. */
export function answerConsent(given: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${COOKIE}=${given ? 'yes' : 'no'}; Max-Age=${REMEMBERED}; Path=/; SameSite=Lax`
  consentStore.set({ isAsked: false })
  userActions.setCookieConsent(given)
  if (given) {
    take()
    return
  }
  forgetKept()
  userActions.setGclid('')
}
