import Stripe from 'stripe'
import { AppError } from '../errors.ts'

/** What a person is told when the payment service could not do something: a declined card in its words, anything else in ours. */
export function failed(error: unknown, sentence: string): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error instanceof Stripe.errors.StripeCardError)
    return new AppError('conflict', `The payment was declined: ${error.message} Nothing was changed.`, { cause: error })
  return new AppError('unavailable', sentence, { cause: error })
}
