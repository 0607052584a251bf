import type * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anybody; anybody, but a known caller sees more; only a logged-in user; only an administrator, for everybody
 * else it is not there.
 */
export type Auth = 'none' | 'optional' | 'user' | 'admin'

export interface Route {
  method: Method
  /** Path with `:name` parameters. */
  path: string
  auth: Auth
  summary: string
  tag: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is multipart/form-data: these fields as text, and after them one file named "file". */
  multipart?: z.ZodObject
  /** It changes something though it is a GET: whoever was signed out may not. */
  changes?: true
  /** Its body carries a password, or a key: few attempts are allowed. */
  takesPassword?: true
  /** The answer is a stream of server-sent events that goes on. */
  events?: true
  /** The answer is a file of one of these content types. */
  files?: readonly string[]
  /** Its file is painted for the asking: the work of seconds. */
  paints?: true
  /** Its answer is all that is kept, gathered for the asking: up to seconds of work, and megabytes. */
  gathers?: true
  /** A text model may write the answer, which the house pays for. */
  writes?: true
  /** Its body is a whole document, of at most so many bytes; few are taken in a minute. */
  documentMax?: number
  /** A start call: takes an Idempotency-Key header. */
  idempotent?: true
  /** Its text tells moderators what is amiss: words that are refused elsewhere may stand in it. */
  isFrank?: true
  /** Success answers by HTTP status. */
  replies: Record<number, z.ZodType>
  /** What the person is told has failed when the call does. */
  failure: string
}
