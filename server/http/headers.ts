import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** What no page of ours asks a browser for. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** A year, s. */
const HTTPS_FOR = 365 * 24 * 3600

/** Builds a page's content security policy; `styles` are the hashes ("sha256-…") of its inline style elements. */
export function policyOf({ sentryDsn }: Pick<Config, 'sentryDsn'>): (styles?: readonly string[]) => string {
  const reports = sentryDsn ? ` ${new URL(sentryDsn).origin}` : ''
  return (styles = []) =>
    [
      "default-src 'self'",
      "base-uri 'none'",
      `connect-src 'self'${reports}`,
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "script-src 'self'",
      "script-src-attr 'none'",
      `style-src 'self'${styles.map((hash) => ` '${hash}'`).join('')}`,
    ].join('; ')
}

/** For answers to what is no request at all, which no hook sees. */
export const bareHeaders = (config: Pick<Config, 'sentryDsn'>) => ({
  'content-security-policy': policyOf(config)(),
  'permissions-policy': PERMISSIONS,
  'x-content-type-options': 'nosniff',
})

/** Headers every answer carries, whatever it is. */
export async function sendSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const own = bareHeaders(config)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // The program's own host alone: what stands beside it is not ours to bind.
    strictTransportSecurity: config.publicUrl?.startsWith('https://')
      ? { maxAge: HTTPS_FOR, includeSubDomains: false }
      : false,
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(own)
  })
}
