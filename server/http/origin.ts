import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { lettersLeadTo } from '../links.ts'

/** A name, an IPv4 address or one of IPv6 in brackets, with or without a port: what a Host header may hold. */
const HOST = /^([a-z0-9_]([a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`)

/**
 * Refuses requests whose Host, or whose proxy's X-Forwarded-Host, names no address: everything after may build on it. Probes
 * that speak HTTP/1.0 send none at all, and are answered.
 */
export function refuseOddHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    for (const host of [request.headers.host, request.host]) {
      if (host && !isHost(host)) throw new AppError('invalid_request', 'The Host header names no address.')
    }
  })
}

/** Where the caller reaches the site: its public address where one is set, or else by the name they used. */
export function originOf(
  config: Pick<Config, 'publicUrl' | 'port'>,
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
): string {
  if (config.publicUrl || !host) return lettersLeadTo(config)
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`
}
