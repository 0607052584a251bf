import { messages } from '../../contract/errors.ts'
import { ApiError } from '../api/api-error.ts'
import { answerOf, dataOf, readAnswer } from '../api/response.ts'

/** The account service's own calls; they carry the session cookie, not an access token. Throws ApiError. */
async function post(path: string, body: Record<string, string | boolean>, failure: string): Promise<void> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
  }).catch(() => {
    throw new ApiError({ status: 0, code: 'unavailable', message: messages.unableToConnect, failure })
  })
  dataOf('POST', await readAnswer(response, failure).catch(answerOf), failure)
}

/** Where the link in a letter to confirm an address leads. */
const CONFIRMED_AT = '/profile'

export interface NewAccount {
  email: string
  username: string
  password: string
  /** The referral code of whoever sent them; empty when nobody did. */
  ref: string
  /** The advertisement's click that led here; empty without one. */
  gclid: string
}

export function postSignUp({ email, username, password, ref, gclid }: NewAccount): Promise<void> {
  const body = { email, username, password, name: username, callbackURL: CONFIRMED_AT, ref, gclid }
  return post('sign-up/email', body, 'Failed to create your account.')
}

/** `who` is an e-mail address or a username. */
export function postSignIn(who: string, password: string): Promise<void> {
  const failure = 'Failed to log in.'
  if (who.includes('@')) return post('sign-in/email', { email: who, password }, failure)
  return post('sign-in/username', { username: who, password }, failure)
}

/** Sends the letter that confirms the address once more; its link leads to the profile, and the day's gold comes there too. */
export function postConfirmationLetter(email: string): Promise<void> {
  return post('send-verification-email', { email, callbackURL: CONFIRMED_AT }, 'Failed to send the e-mail.')
}

/** Mails a link to /reset-password, if the address has an account; the answer does not tell. */
export function postPasswordResetRequest(email: string): Promise<void> {
  return post('request-password-reset', { email, redirectTo: '/reset-password' }, 'Failed to send the e-mail.')
}

export function postNewPassword(token: string, newPassword: string): Promise<void> {
  return post('reset-password', { token, newPassword }, 'Failed to set the new password.')
}

export function postUsername(username: string): Promise<void> {
  return post('update-user', { username, displayUsername: username }, 'Failed to change your username.')
}

/** Sets another password and signs out every other device. */
export function postPasswordChange(currentPassword: string, newPassword: string): Promise<void> {
  const body = { currentPassword, newPassword, revokeOtherSessions: true }
  return post('change-password', body, 'Failed to change your password.')
}
