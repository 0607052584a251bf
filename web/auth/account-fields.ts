import { Email, NewUsername, Password } from '../../contract/accounts.ts'
import { ApiError } from '../api/api-error.ts'

export interface AccountFields {
  email: string
  username: string
  password: string
}

export type FieldErrors = Partial<Record<keyof AccountFields | 'newPassword' | 'form', string>>

const rules = { email: Email, username: NewUsername, password: Password } as const
const missing: AccountFields = {
  email: 'Enter your e-mail address.',
  username: 'Choose a username.',
  password: 'Choose a password.',
}

/** What is wrong with these fields of a new account, by the contract's rules; empty when nothing is. */
export function checkAccount(fields: Partial<AccountFields>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, value] of Object.entries(fields) as [keyof AccountFields, string][]) {
    if (value.trim() === '') {
      errors[name] = missing[name]
      continue
    }
    const checked = rules[name].safeParse(value)
    if (!checked.success) errors[name] = checked.error.issues[0]?.message ?? missing[name]
  }
  return errors
}

/** Refusals of the account service in the product's own words. */
const sentences: Record<string, string> = {
  USERNAME_IS_ALREADY_TAKEN: 'Somebody has this username already. Choose another.',
  USER_ALREADY_EXISTS: 'This address has an account already. Log in, or use another.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'This address has an account already. Log in, or use another.',
  INVALID_EMAIL_OR_PASSWORD: 'This e-mail address and password do not belong together.',
  INVALID_USERNAME_OR_PASSWORD: 'This username and password do not belong together.',
  INVALID_PASSWORD: 'That is not your password. Nothing was changed.',
  INVALID_TOKEN: 'This link no longer works. You can have another sent to you.',
}

/** Beside which field the server's refusal belongs; "form" when it concerns the whole. */
export function placeRefusal(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return { form: 'An unexpected error occurred. Please try again.' }
  const reason = String(error.details.reason ?? '')
  const sentence = sentences[reason] ?? error.message
  if (/_OR_PASSWORD$/.test(reason)) return { form: sentence }
  if (reason.startsWith('USERNAME') || reason === 'INVALID_USERNAME') return { username: sentence }
  if (reason.startsWith('USER_ALREADY_EXISTS') || /EMAIL/.test(reason)) return { email: sentence }
  if (/PASSWORD/.test(reason)) return { password: sentence }
  return { form: sentence }
}
