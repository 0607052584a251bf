import { beforeEach, expect, it, vi } from 'vitest'
import { abandonLogin, authViewStore, finishLogin, openAuth, requireLogin } from './login.ts'
import { userActions, userStore } from './user-state.ts'

beforeEach(() => {
  abandonLogin()
  userStore.set(userStore.initial)
})

it('does at once what somebody who is logged in asks for', () => {
  const act = vi.fn()
  userActions.setLoggedIn(true)
  requireLogin(act)
  expect(act).toHaveBeenCalledOnce()
  expect(userStore.get().showAuthModal).toBe(false)
})

it('opens the modal, and carries on once they have logged in', () => {
  const act = vi.fn()
  userActions.setLoggedIn(false)
  requireLogin(act)
  expect(userStore.get().showAuthModal).toBe(true)
  expect(act).not.toHaveBeenCalled()
  userActions.setLoggedIn(true)
  finishLogin()
  expect(act).toHaveBeenCalledOnce()
  expect(userStore.get().showAuthModal).toBe(false)
})

it('drops what was asked for when the modal is closed', () => {
  const act = vi.fn()
  userActions.setLoggedIn(false)
  requireLogin(act)
  abandonLogin()
  openAuth('logIn')
  finishLogin()
  expect(act).not.toHaveBeenCalled()
})

it('waits until it is known who is here before asking anybody to log in', () => {
  const act = vi.fn()
  requireLogin(act)
  expect(userStore.get().showAuthModal).toBe(false)
  userActions.setLoggedIn(true)
  expect(act).toHaveBeenCalledOnce()
})

it('shows somebody new the sign-up form', () => {
  openAuth()
  expect(authViewStore.get().view).toBe('signUp')
})
