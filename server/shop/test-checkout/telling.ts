import type { Logger } from 'pino'
import Stripe from 'stripe'
import type { TestEvent } from './stand-in.ts'

interface Listening {
  log: Logger
  webhookSecret: string
  hear(raw: string, signature: string): Promise<void>
  now(): Date
}

/** Tells what happened at the test checkout the way the payment service would: each event signed, one after the other. */
export function openTelling({ log, webhookSecret: secret, hear, now }: Listening) {
  let last: Promise<void> = Promise.resolve()
  return {
    tell(event: TestEvent): void {
      const payload = JSON.stringify(event)
      last = last.then(async () => {
        const timestamp = Math.floor(now().getTime() / 1000)
        const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
        // As the payment service's own, it is not told of a failure; orders that stay open are asked after.
        await hear(payload, signature).catch((error: unknown) =>
          log.warn({ err: error, event: event.type }, 'An event of the test checkout could not be dealt with'),
        )
      })
    },
    /** Settles when everything is told that has happened by now. */
    told: () => last,
  }
}
