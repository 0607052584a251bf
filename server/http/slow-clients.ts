import { PassThrough, pipeline } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { Patience } from './limits.ts'

/** Forms with a file, and pieces of one that is sent piece by piece. */
const FILES = /^(multipart\/|application\/offset\+octet-stream)/

/** Whether a body follows that is no file. */
function carriesSmallBody({ headers }: FastifyRequest): boolean {
  const isFile = FILES.test(headers['content-type'] ?? '')
  return !isFile && (Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers)
}

/**
 * Refuses who sends a body drop by drop. Node's own timeout is one for the whole server, and long enough for an upload;
 * everything else is small, and either arrives soon or means no good.
 */
export function refuseSlowBodies(app: FastifyInstance, { body }: Patience): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!carriesSmallBody(request)) return payload
    // A stream of its own: ending the request's would end the connection before the answer.
    const arriving = new PassThrough()
    const late = setTimeout(() => {
      reply.header('connection', 'close')
      arriving.destroy(
        new AppError('request_timeout', 'The request took too long to arrive. Nothing was charged; please try again.'),
      )
    }, body)
    pipeline(payload, arriving, () => clearTimeout(late))
    return arriving
  })
}
