import { pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

/** Structured logs: JSON lines, or short readable ones when a person watches. Secrets never reach a line. */
export function openLog(config: Pick<Config, 'logLevel'>) {
  const options = {
    level: config.logLevel,
    base: undefined,
    redact: ['req.headers', 'headers.authorization', 'headers.cookie', 'password', 'token', '*.password', '*.token'],
    serializers: {
      // The query may carry a signature or a reset token.
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url?.split('?')[0],
      }),
    },
  }
  if (process.stdout.isTTY)
    return pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true }))
  return pino(options)
}
