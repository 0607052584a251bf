import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cameBy } from './came-by.ts'
import { answerConsent, consentIn, recallConsent } from './consent.ts'
import { consentStore } from './consent-store.ts'
import { userStore } from './user-state.ts'

const browser = { cookie: '' }
const storage = new Map<string, string>()

beforeEach(() => {
  browser.cookie = ''
  storage.clear()
  vi.stubGlobal('document', browser)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  userStore.set(userStore.initial)
  consentStore.set(consentStore.initial)
})
afterEach(() => vi.unstubAllGlobals())

it.each(['', '?ref=ANVIL9', '?gclid='])('asks nothing of a visitor whom no advertisement brought: "%s"', (search) => {
  recallConsent('other=1', search)
  expect(consentStore.get().isAsked).toBe(false)
  expect(storage.size).toBe(0)
})

it('asks a visitor whom an advertisement brought and who has not answered yet, and knows nothing of where they came from meanwhile', () => {
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

it('keeps what brought the visitor over the pages of a visit with their consent, and forgets it without', () => {
  const yes = 'lanternkeep-consent=yes'
  recallConsent(yes, '?gclid=ad42&ref=ANVIL9')
  userStore.set(userStore.initial)
  recallConsent(yes, '')
  expect(userStore.get().gclid).toBe('ad42')
  expect(cameBy()).toEqual({ gclid: 'ad42', ref: 'ANVIL9' })
  recallConsent(yes, '?gclid=ad43')
  expect(cameBy()).toEqual({ gclid: 'ad43', ref: 'ANVIL9' })
  answerConsent(false)
  expect(storage.size).toBe(0)
})

it('keeps nothing before there is consent, but the page that a friend’s link led to knows the code', () => {
  recallConsent('', '?gclid=ad42&ref=ANVIL9')
  expect(storage.size).toBe(0)
  expect(cameBy().ref).toBe('ANVIL9')
  storage.set('lanternkeep-came-by', '{"gclid":7')
  recallConsent('lanternkeep-consent=yes', '')
  expect(cameBy()).toEqual({ gclid: '', ref: '' })
})

it.each([
  ['a=b; lanternkeep-consent=no; c=d', false],
  ['lanternkeep-consent=yes', true],
])('asks nobody again who has answered: %s', (cookies, given) => {
  recallConsent(cookies, '')
  expect(consentStore.get().isAsked).toBe(false)
  expect(userStore.get().cookieConsentGiven).toBe(given)
})
