import Stripe from 'stripe'
import { answerCall } from './calls.ts'
import { readForm } from './form.ts'
import type { StandIn } from './stand-in.ts'

/** Answers the payment service's own library without a network: every call that it makes goes to the test checkout. */
export function inProcess(standIn: StandIn): InstanceType<typeof Stripe.HttpClient> {
  class Response extends Stripe.HttpClientResponse {
    readonly #body: Record<string, unknown>
    constructor(status: number, body: Record<string, unknown>) {
      super(status, {})
      this.#body = body
    }
    override getRawResponse() {
      return this.#body
    }
    override toStream(): never {
      throw new Error('The test checkout answers no streams')
    }
    override async toJSON() {
      return this.#body
    }
  }

  class Client extends Stripe.HttpClient {
    override getClientName() {
      return 'test-checkout'
    }
    override async makeRequest(
      _host: string,
      _port: string,
      path: string,
      method: string,
      headers: Record<string, string | number | string[]>,
      requestData: string,
    ) {
      const { pathname, search } = new URL(path, 'http://test-checkout')
      const form = readForm(method === 'POST' ? (requestData ?? '') : search)
      const key = headers['Idempotency-Key']
      const idempotencyKey = typeof key === 'string' ? key : undefined
      const { status, body } = await answerCall(standIn, { method, path: pathname, form, idempotencyKey })
      return new Response(status, body)
    }
  }
  return new Client()
}
