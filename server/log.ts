import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

/** A failed statement without its parameters: they hold what people wrote, and their sessions' tokens. */
function serializeError(error: Error) {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error)
  const cause = error.cause ? pino.stdSerializers.err(error.cause) : { type: error.name, message: 'Failed query' }
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { ...cause, query: error.query, stack: frames?.join('\n') }
}

/** What every line is held to: secrets never reach one. */
export function logOptions(level: Config['logLevel']) {
  return {
    level,
    base: undefined,
    redact: ['req.headers', 'headers.authorization', 'headers.cookie', 'password', 'token', '*.password', '*.token'],
    serializers: {
      err: serializeError,
      // The query may carry a signature or a reset token.
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url?.split('?')[0],
      }),
    },
  }
}

/** Structured logs: JSON lines, or short readable ones when a person watches. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>) {
  const options = logOptions(logLevel)
  if (process.stdout.isTTY)
    return pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true }))
  return pino(options)
}
