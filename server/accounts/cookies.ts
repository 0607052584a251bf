import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { CLIENT_ADDRESS_HEADER } from './guards.ts'

/** Clears the browser's session cookies; a caller without any has none to clear. */
export async function clearCookies(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const answer = await services.accounts.auth.api.signOut({ headers: webHeaders(request), asResponse: true })
  reply.header('set-cookie', answer.headers.getSetCookie())
}

/** A request's headers as the account service reads them, with the caller's address. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  headers.set(CLIENT_ADDRESS_HEADER, request.ip)
  return headers
}
