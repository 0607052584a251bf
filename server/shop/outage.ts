import Stripe from 'stripe'
import { AppError } from '../errors.ts'

/** What a person is told when the payment service could not do something: a declined card in its words, anything else in ours. */
export function failed(error: unknown, sentence: string, declined = 'Nothing was changed.'): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error instanceof Stripe.errors.StripeCardError)
    return new AppError('conflict', `The payment was declined: ${error.message} ${declined}`, { cause: error })
  return new AppError('unavailable', sentence, { cause: error })
}

/** Whether the payment service knows nothing of what was asked for: it is of another account, or of the test checkout. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
