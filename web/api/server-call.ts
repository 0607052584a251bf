import type { RouteName } from '../../contract/routes.ts'
import { type Call, type LooseInput, pathTo, queryText } from './call.ts'
import { dataOf } from './response.ts'
import { routeFacts } from './route-facts.ts'

/** Answers a call in the server's own process. */
export type ServerCall = (
  method: string,
  path: string,
  query?: Record<string, string>,
) => Promise<{ status: number; json: unknown }>

/** Lets pages rendered on the server run the same queries as the browser, without a network between. */
export function createServerCall(serverCall: ServerCall): Call {
  async function call(name: RouteName, input: LooseInput = {}): Promise<unknown> {
    const { method, path, failure } = routeFacts[name]
    const { status, json } = await serverCall(method, pathTo(path, input.params), queryText(input.query))
    return dataOf(method, { status, statusText: '', body: json }, failure)
  }
  return call as Call
}
