import { beforeEach, expect, it } from 'vitest'
import { userActions, userStore } from './user-state.ts'

const user = {
  email: 'borin@keep.test',
  username: 'borin',
  referralCode: 'ANVIL9',
  gold: 12,
  subscriptionType: 'PLUS',
  role: 'member',
  dailyGoldBonus: 12,
  mustConfirmEmail: false,
  isCrowdedOut: false,
} as const

beforeEach(() => userStore.set(userStore.initial))

it('starts with no gold, no tier and nobody known', () => {
  expect(userStore.get()).toMatchObject({ gold: 0, userPremiumLevel: 'NONE', isLoggedIn: false, isSessionKnown: false })
})

it('takes over who somebody is, their gold and their tier from the user record', () => {
  userActions.setUser(user)
  expect(userStore.get()).toMatchObject({
    username: 'borin',
    gold: 12,
    userPremiumLevel: 'PLUS',
    isLoggedIn: true,
    user,
  })
  userActions.setUser(null)
  expect(userStore.get()).toMatchObject({ username: '', gold: 0, userPremiumLevel: 'NONE', isLoggedIn: false })
})

it('takes costs off exactly, and never below nothing', () => {
  userActions.setGold(12)
  for (let picture = 0; picture < 7; picture += 1) userActions.decrementGold(0.1)
  expect(userStore.get().gold).toBe(11.3)
  userActions.decrementGold(20)
  expect(userStore.get().gold).toBe(0)
})

it('forgets why the pricing table was open once it is closed', () => {
  const shortfall = { cost: 1, gold: 0.5, missing: 0.5 }
  userActions.showPricingTable(true, shortfall)
  expect(userStore.get()).toMatchObject({ showPricingTable: true, goldShortfall: shortfall, gold: 0.5 })
  userActions.showPricingTable(false)
  userActions.showPricingTable(true)
  expect(userStore.get().goldShortfall).toBeNull()
})

it('tells listeners only of what has changed', () => {
  let told = 0
  const stop = userStore.subscribe(() => {
    told += 1
  })
  userActions.setGold(5)
  userActions.setGold(5)
  stop()
  userActions.setGold(6)
  expect(told).toBe(1)
})

it('changes each of its fields by the action named for it', () => {
  userActions.showSubscriptionTable(true)
  userActions.setCookieConsent(true)
  userActions.showAuthModal(true)
  userActions.setPremiumLevel('ELITE')
  userActions.toggleOverlay()
  userActions.setUsername('vesper')
  userActions.setEmail('vesper@keep.test')
  userActions.setReferralCode('DEBTS1')
  userActions.setGclid('ad42')
  userActions.setDailyLoginBonus(12)
  userActions.setPendingReferenceImage('/media/tower.webp')
  userActions.setPendingImageLoad(true)
  expect(userStore.get()).toMatchObject({
    showSubscriptionTable: true,
    cookieConsentGiven: true,
    showAuthModal: true,
    userPremiumLevel: 'ELITE',
    isOverlayVisible: true,
    username: 'vesper',
    email: 'vesper@keep.test',
    referralCode: 'DEBTS1',
    gclid: 'ad42',
    dailyLoginBonus: 12,
    pendingReferenceImageUrl: '/media/tower.webp',
    pendingImageLoad: true,
  })
  userActions.toggleOverlay()
  userActions.mergeState({ gold: 7, gclid: '' })
  expect(userStore.get()).toMatchObject({ isOverlayVisible: false, gold: 7, gclid: '', username: 'vesper' })
})
