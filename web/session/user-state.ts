import type { User } from '../../contract/accounts.ts'
import { INITIAL_GOLD } from '../../contract/economy.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import type { NotEnoughGoldDetails } from '../../contract/errors.ts'
import { createStore, useStore } from '../state/store.ts'

/** What the whole interface knows of the person; amounts in gold. */
export interface UserState {
  showPricingTable: boolean
  showSubscriptionTable: boolean
  gold: number
  cookieConsentGiven: boolean
  isLoggedIn: boolean
  showAuthModal: boolean
  userPremiumLevel: PremiumLevel
  isOverlayVisible: boolean
  username: string
  email: string
  referralCode: string
  gclid: string
  dailyLoginBonus: number
  user: User | null
  pendingReferenceImageUrl: string | null
  pendingImageLoad: boolean
  /** False until it is known whether anybody is logged in: neither "Log in" nor a gold amount would be true yet. */
  isSessionKnown: boolean
  /** Why the pricing table was opened, when it was for want of gold. */
  goldShortfall: NotEnoughGoldDetails | null
}

const initial: UserState = {
  showPricingTable: false,
  showSubscriptionTable: false,
  gold: INITIAL_GOLD,
  cookieConsentGiven: false,
  isLoggedIn: false,
  showAuthModal: false,
  userPremiumLevel: 'NONE',
  isOverlayVisible: false,
  username: '',
  email: '',
  referralCode: '',
  gclid: '',
  dailyLoginBonus: 0,
  user: null,
  pendingReferenceImageUrl: null,
  pendingImageLoad: false,
  isSessionKnown: false,
  goldShortfall: null,
}

export const userStore = createStore(initial)

/** The named changes of the user state; everything that alters it goes through one of these. */
export const userActions = {
  /** Opens or closes the pricing table; `shortfall` when a start was refused for want of gold, which tells how much there is. */
  showPricingTable(show: boolean, shortfall: NotEnoughGoldDetails | null = null) {
    const told = show ? shortfall : null
    userStore.set({ showPricingTable: show, goldShortfall: told, ...(told && { gold: told.gold }) })
  },
  showSubscriptionTable(show: boolean) {
    userStore.set({ showSubscriptionTable: show })
  },
  decrementGold(amount: number) {
    userStore.set({ gold: Math.max(0, Math.round((userStore.get().gold - amount) * 1000) / 1000) })
  },
  setGold(gold: number) {
    userStore.set({ gold })
  },
  setCookieConsent(cookieConsentGiven: boolean) {
    userStore.set({ cookieConsentGiven })
  },
  setLoggedIn(isLoggedIn: boolean) {
    userStore.set({ isLoggedIn, isSessionKnown: true })
  },
  showAuthModal(showAuthModal: boolean) {
    userStore.set({ showAuthModal })
  },
  setPremiumLevel(userPremiumLevel: PremiumLevel) {
    userStore.set({ userPremiumLevel })
  },
  toggleOverlay() {
    userStore.set({ isOverlayVisible: !userStore.get().isOverlayVisible })
  },
  setUsername(username: string) {
    userStore.set({ username })
  },
  setEmail(email: string) {
    userStore.set({ email })
  },
  setReferralCode(referralCode: string) {
    userStore.set({ referralCode })
  },
  setGclid(gclid: string) {
    userStore.set({ gclid })
  },
  setDailyLoginBonus(dailyLoginBonus: number) {
    userStore.set({ dailyLoginBonus })
  },
  /** Takes over the user record: who they are, their gold and their tier; null when nobody is logged in. */
  setUser(user: User | null) {
    const { username, email, referralCode, gold, subscriptionType } = user ?? {
      username: '',
      email: '',
      referralCode: '',
      gold: INITIAL_GOLD,
      subscriptionType: 'NONE' as const,
    }
    userStore.set({
      user,
      username,
      email,
      referralCode,
      gold,
      userPremiumLevel: subscriptionType,
      isLoggedIn: user !== null,
      isSessionKnown: true,
    })
  },
  setPendingReferenceImage(pendingReferenceImageUrl: string | null) {
    userStore.set({ pendingReferenceImageUrl })
  },
  setPendingImageLoad(pendingImageLoad: boolean) {
    userStore.set({ pendingImageLoad })
  },
  mergeState(change: Partial<UserState>) {
    userStore.set(change)
  },
}

/** The user state, or the part of it that `select` picks: `useUser((user) => user.gold)`. */
export function useUser(): UserState
export function useUser<T>(select: (state: UserState) => T): T
export function useUser<T>(select?: (state: UserState) => T): T | UserState {
  return useStore<UserState, T | UserState>(userStore, select ?? ((state) => state))
}
