import { tokens } from '../api/browser.ts'
import { type NewAccount, postSignIn, postSignUp } from './account-calls.ts'
import { refreshFullUser } from './session.ts'
import { rememberVisitor } from './visitor.ts'

async function enter(): Promise<void> {
  tokens.clear()
  await refreshFullUser()
  rememberVisitor('loggedIn')
}

/** Makes an account and logs in to it. Throws ApiError with the server's sentence. */
export async function signUp(account: NewAccount): Promise<void> {
  await postSignUp(account)
  await enter()
}

/** Logs in by e-mail address or username. Throws ApiError with the server's sentence. */
export async function signIn(who: string, password: string): Promise<void> {
  await postSignIn(who, password)
  await enter()
}
