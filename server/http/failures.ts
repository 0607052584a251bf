import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { type ErrorCode, errorStatuses } from '../../contract/errors.ts'
import { AppError } from '../errors.ts'
import { routeNameOf } from './request-log.ts'

/** The sentences of the parser itself, which need the field's name to mean anything; those written for people stand alone. */
const PARSER_WORDS = /^(Invalid|Too|Unrecognized|Expected|Required)/

/** What the parser found wrong with one value: its code and what it knows besides. */
interface Finding {
  path: readonly PropertyKey[]
  code: string
  message: string
  facts: Readonly<Record<string, unknown>>
}

const CHOICES_SHOWN = 12
const sorts: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const number = new Intl.NumberFormat('en')

/** What is wrong, for whoever wrote it: 'it can be 2,000 characters long at most'. */
function faultOf({ code, message, facts }: Finding): string {
  const { origin, maximum, minimum, values, expected, keys } = facts
  const units: Record<string, string> = { string: 'characters long', array: 'in number' }
  const unit = units[String(origin)]
  if (code === 'too_big' && typeof maximum === 'number')
    return `it can be ${number.format(maximum)}${unit ? ` ${unit}` : ''} at most`
  if (code === 'too_small' && unit && minimum === 1) return 'it must not be empty'
  if (code === 'too_small' && typeof minimum === 'number')
    return `it must be ${number.format(minimum)}${unit ? ` ${unit}` : ''} at least`
  if (code === 'invalid_value' && Array.isArray(values)) {
    const known = values.filter((value) => value !== '').map((value) => `"${String(value)}"`)
    return `it can be ${known.slice(0, CHOICES_SHOWN).join(', ')}${known.length > CHOICES_SHOWN ? ' and more' : ''}`
  }
  if (code === 'invalid_type') {
    // The parser tells only in its own words what it was given.
    if (message.endsWith('received undefined')) return 'it is missing'
    return `it must be ${sorts[String(expected)] ?? String(expected)}`
  }
  if (code === 'unrecognized_keys' && Array.isArray(keys)) return `nothing here is called "${keys.join('", "')}"`
  return `${message.charAt(0).toLowerCase()}${message.slice(1)}`
}

/** 'Please check "count": it can be 4 at most.' */
function sentenceOf(finding: Finding): string {
  const { path, message } = finding
  const ended = (said: string) => (/[.!?]$/.test(said) ? said : `${said}.`)
  if (!PARSER_WORDS.test(message)) return ended(message)
  const place = path.length > 0 ? `"${path.map(String).join('.')}"` : 'what was sent'
  return ended(`Please check ${place}: ${faultOf(finding)}`)
}

function invalid(findings: readonly Finding[]): AppError {
  const [first] = findings
  return new AppError('invalid_request', first ? sentenceOf(first) : 'The request could not be read.', {
    details: { issues: findings.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) },
  })
}

const knownCodes: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('payload_too_large', 'What was sent is too large.'),
  FST_REQ_FILE_TOO_LARGE: new AppError(
    'payload_too_large',
    'This file is larger than 20 MB. Make it smaller and try again; nothing was charged.',
  ),
  FST_FILES_LIMIT: new AppError('payload_too_large', 'Send one picture at a time. Nothing was charged.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_file', 'This call takes application/json.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('invalid_request', 'The body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('invalid_request', 'The body is empty, but this call takes JSON.'),
}

/** SQLSTATE classes 08 (connection), 53 (resources) and 57P (shutdown), and the sockets' own words for a database that is away. */
function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND)$/.test(code)) return true
    if (
      /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/i.test(
        cause.message,
      )
    )
      return true
  }
  return false
}

/** Any thrown thing as what the person is to be told; internals stay in the cause, for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof z.ZodError)
    return invalid(
      error.issues.map(({ path, code, message, ...facts }) => ({ path, code: code ?? '', message, facts })),
    )
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid(
      error.validation.map(({ instancePath, keyword, message = 'Invalid value', params }) => ({
        path: instancePath.split('/').filter(Boolean),
        code: keyword,
        message,
        facts: params,
      })),
    )
  }
  if (isDatabaseAway(error)) {
    return new AppError(
      'unavailable',
      'The keep cannot reach its records just now. Nothing was charged; please try again in a moment.',
      { cause: error },
    )
  }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code && knownCodes[code]) return knownCodes[code]
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    const ours = (Object.keys(errorStatuses) as ErrorCode[]).find((name) => errorStatuses[name] === statusCode)
    return new AppError(ours ?? 'invalid_request', 'The request could not be read.', { cause: error })
  }
  return new AppError('internal', 'Something went wrong on our side. You were not charged.', { cause: error })
}

/** Answers with what went wrong; the log learns why when it is our fault. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error)
  if (failure.status >= 500) {
    const { method, caller } = request
    const asked = { method, route: routeNameOf(request), userId: caller?.id }
    request.log.error({ err: failure.cause ?? failure, code: failure.code, ...asked }, 'Request failed')
  }
  if (failure.retryAfter !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfter / 1000))
  return reply
    .status(failure.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure.reply)
}
