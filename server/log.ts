import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, type LoggerOptions, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

/**
 * An error without the values of the statement that failed, in it or among its causes: they hold what people wrote, and
 * their sessions' tokens.
 */
export function withoutValues(error: Error): Error {
  if (error instanceof DrizzleQueryError) return statementError(error)
  if (!(error.cause instanceof Error)) return error
  const cause = withoutValues(error.cause)
  return cause === error.cause ? error : Object.create(error, { cause: { value: cause } })
}

function statementError({ cause, query, stack }: DrizzleQueryError): Error {
  const reason = cause ? withoutValues(cause) : new Error('Failed query')
  const frames = (stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return Object.create(reason, {
    query: { value: query, enumerable: true },
    stack: { value: [`${reason.name}: ${reason.message}`, ...frames].join('\n') },
  })
}

/** A line of the log that tells of an error. */
export interface ErrorLine {
  error?: Error
  message: string
  /** What else the line says, and what its logger always says. */
  facts: Record<string, unknown>
}

export type ErrorListener = (line: ErrorLine) => void

/** Pino's number for the level. */
const ERROR = 50

type LogLine = Parameters<NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>>[0]

/** What a call of the logger says: `log.error({ err, … }, 'What happened')`. */
function lineOf([first, second]: LogLine, bindings: Record<string, unknown>): ErrorLine {
  const given: unknown = first
  if (given instanceof Error) return { error: withoutValues(given), message: given.message, facts: bindings }
  if (typeof given === 'string') return { message: given, facts: bindings }
  const { err, ...facts } = given as Record<string, unknown>
  const message: unknown = second
  return {
    error: err instanceof Error ? withoutValues(err) : undefined,
    message: typeof message === 'string' ? message : '',
    facts: { ...bindings, ...facts },
  }
}

/** What every line is held to: secrets never reach one. Lines at error and above are told to `onError` too. */
export function logOptions(level: Config['logLevel'], onError?: ErrorListener): LoggerOptions {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (name) => ({ level: name }) },
    redact: ['req.headers', 'headers.authorization', 'headers.cookie', 'password', 'token', '*.password', '*.token'],
    serializers: {
      err: (error: Error) => pino.stdSerializers.err(error instanceof Error ? withoutValues(error) : error),
      // The pattern: an address may carry a signature or a reset token.
      req: (request: { method: string; id: string; routeOptions?: { url?: string } }) => ({
        id: request.id,
        method: request.method,
        route: request.routeOptions?.url,
      }),
    },
    ...(onError && {
      hooks: {
        logMethod(args, method, lineLevel) {
          if (lineLevel >= ERROR) onError(lineOf(args, this.bindings()))
          method.apply(this, args)
        },
      },
    }),
  }
}

/** The log for a part whose everyday announcements nobody needs: its warnings and errors, where the log itself takes them. */
export function quietly(log: Logger): Logger {
  return log.child({}, { level: log.isLevelEnabled('debug') || !log.isLevelEnabled('warn') ? log.level : 'warn' })
}

/** Structured logs: JSON lines, or short readable ones when a person watches. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, onError?: ErrorListener) {
  const options = logOptions(logLevel, onError)
  if (!process.stdout.isTTY) return pino(options)
  const look = { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true, sync: true }
  return pino(options, pretty(look))
}
