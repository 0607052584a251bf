import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerConsent, consentIn, recallConsent } from './consent.ts'
import { consentStore } from './consent-store.ts'
import { userStore } from './user-state.ts'

const browser = { cookie: '' }

beforeEach(() => {
  browser.cookie = ''
  vi.stubGlobal('document', browser)
  userStore.set(userStore.initial)
  consentStore.set(consentStore.initial)
})
afterEach(() => vi.unstubAllGlobals())

it('asks a visitor who has not answered yet, and knows nothing of where they came from meanwhile', () => {
  recallConsent('other=1', '?gclid=ad42')
  expect(consentStore.get().isAsked).toBe(true)
  expect(userStore.get()).toMatchObject({ cookieConsentGiven: false, gclid: '' })
})

it('remembers a yes for half a year, and only then what brought the visitor', () => {
  recallConsent('', '?gclid=ad42')
  answerConsent(true)
  expect(browser.cookie).toBe('lanternkeep-consent=yes; Max-Age=15724800; Path=/; SameSite=Lax')
  expect(consentStore.get().isAsked).toBe(false)
  expect(userStore.get()).toMatchObject({ cookieConsentGiven: true, gclid: 'ad42' })
})

it('remembers a no, and forgets what had been allowed before', () => {
  recallConsent('lanternkeep-consent=yes', '?gclid=ad42')
  expect(userStore.get().gclid).toBe('ad42')
  answerConsent(false)
  expect(consentIn(browser.cookie)).toBe(false)
  expect(userStore.get()).toMatchObject({ cookieConsentGiven: false, gclid: '' })
})

it.each([
  ['a=b; lanternkeep-consent=no; c=d', false],
  ['lanternkeep-consent=yes', true],
])('asks nobody again who has answered: %s', (cookies, given) => {
  recallConsent(cookies, '')
  expect(consentStore.get().isAsked).toBe(false)
  expect(userStore.get().cookieConsentGiven).toBe(given)
})
