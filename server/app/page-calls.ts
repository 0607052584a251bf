import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'

export type ServerCall = (
  method: string,
  path: string,
  query?: Record<string, string>,
) => Promise<{ status: number; json: unknown }>

export interface PageCalls {
  call: ServerCall
  /** Whether something on the page was answered to this visitor alone. */
  isPersonal(): boolean
}

/**
 * The calls of one page while it is rendered: the same a browser makes, without the network. They are made as nobody, so
 * that everybody's pages are the same. Only what nobody finds is asked for once more with the session of the visitor's
 * cookie: a private work's page is there for its owner, and for anybody else it is as if there were none.
 */
export function openPageCalls(
  app: FastifyInstance,
  accounts: Accounts,
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>,
): PageCalls {
  const { id, ip, headers } = request
  let isPersonal = false
  let token: Promise<string | undefined> | undefined
  // They count as the visitor's own, or all visitors together would be one address that calls too often.
  const ask = (method: string, path: string, query: Record<string, string> | undefined, bearer?: string) =>
    app.inject({
      method: method as 'GET',
      url: path,
      query,
      headers: { accept: 'application/json', 'x-request-id': id, ...(bearer && { authorization: `Bearer ${bearer}` }) },
      remoteAddress: ip,
    })
  return {
    isPersonal: () => isPersonal,
    async call(method, path, query) {
      let answer = await ask(method, path, query)
      if (answer.statusCode === 404 && headers.cookie) {
        token ??= accounts.tokenOf(headers.cookie)
        const bearer = await token
        const theirs = bearer && (await ask(method, path, query, bearer))
        if (theirs && theirs.statusCode === 200) {
          isPersonal = true
          answer = theirs
        }
      }
      return { status: answer.statusCode, json: answer.json() }
    },
  }
}
