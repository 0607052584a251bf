import { expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { checkAccount, placeRefusal } from './account-fields.ts'

const refusal = (reason: string, message: string) =>
  new ApiError({ status: 422, code: 'invalid_request', message, failure: 'Failed.', details: { reason } })

it('finds nothing wrong with a good account', () => {
  expect(checkAccount({ email: 'borin@keep.test', username: 'borin_9', password: 'under the mountain' })).toEqual({})
})

it('says beside each field what is wrong with it', () => {
  expect(checkAccount({ email: 'borin', username: 'b!', password: 'short' })).toEqual({
    email: 'That does not look like an e-mail address.',
    username: 'A username has at least 3 characters.',
    password: 'A password has at least 8 characters.',
  })
  expect(checkAccount({ email: ' ', username: '', password: '' })).toEqual({
    email: 'Enter your e-mail address.',
    username: 'Choose a username.',
    password: 'Choose a password.',
  })
})

it('puts the server’s refusal beside the field it concerns', () => {
  expect(placeRefusal(refusal('USERNAME_IS_ALREADY_TAKEN', 'Taken.'))).toEqual({
    username: 'Somebody has this username already. Choose another.',
  })
  expect(placeRefusal(refusal('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'Exists.'))).toEqual({
    email: 'This address has an account already. Log in, or use another.',
  })
  expect(placeRefusal(refusal('PASSWORD_TOO_SHORT', 'Short.'))).toEqual({ password: 'Short.' })
})

it('does not tell which of name and password was wrong', () => {
  for (const reason of ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_USERNAME_OR_PASSWORD']) {
    expect(Object.keys(placeRefusal(refusal(reason, 'Wrong.')))).toEqual(['form'])
  }
})

it('keeps the server’s own words for what it has none of', () => {
  expect(placeRefusal(refusal('', 'That was a little fast.'))).toEqual({ form: 'That was a little fast.' })
})
