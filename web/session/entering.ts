import { tokens } from '../api/browser.ts'
import { type NewAccount, postSignIn, postSignUp } from './account-calls.ts'
import { refreshFullUser } from './session.ts'
import { rememberVisitor } from './visitor.ts'

async function enter(): Promise<boolean> {
  tokens.clear()
  const isStaying = await refreshFullUser()
  rememberVisitor('loggedIn')
  return isStaying
}

/** Makes an account and logs in to it; false when the page is being loaded anew. Throws ApiError with the server's sentence. */
export async function signUp(account: NewAccount): Promise<boolean> {
  await postSignUp(account)
  return enter()
}

/** Logs in by e-mail address or username; false when the page is being loaded anew. Throws ApiError with the server's sentence. */
export async function signIn(who: string, password: string): Promise<boolean> {
  await postSignIn(who, password)
  return enter()
}
