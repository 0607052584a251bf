import { Email, Password, Username } from '../../contract/accounts.ts'
import { ApiError } from '../api/api-error.ts'

export interface AccountFields {
  email: string
  username: string
  password: string
}

export type FieldErrors = Partial<Record<keyof AccountFields | 'form', string>>

const rules = { email: Email, username: Username, password: Password } as const
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

/** Beside which field the server's refusal belongs; "form" when it concerns the whole. */
export function placeRefusal(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return { form: 'An unexpected error occurred. Please try again.' }
  const reason = String(error.details.reason ?? '')
  if (/_OR_PASSWORD$/.test(reason)) return { form: error.message }
  if (reason.startsWith('USERNAME') || reason === 'INVALID_USERNAME') return { username: error.message }
  if (reason.startsWith('USER_ALREADY_EXISTS') || /EMAIL/.test(reason)) return { email: error.message }
  if (/PASSWORD/.test(reason)) return { password: error.message }
  return { form: error.message }
}
