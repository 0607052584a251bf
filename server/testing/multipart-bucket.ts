import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A bucket that takes objects in parts, on a port of its own; docs.aws.amazon.com/AmazonS3/latest/API. */
export interface MultipartBucket {
  endpoint: string
  /** The keys of all objects that are whole. */
  keys(): string[]
  /** Takes an object away behind the program's back. */
  lose(key: string): void
  /** How many are on their way. */
  underWay(): number
  close(): Promise<void>
}

interface Coming {
  key: string
  begun: Date
  parts: Map<number, Buffer>
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/** A body as the SDK streams it: pieces, each with its length in hexadecimal digits before it. */
function unchunked(body: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.toString('latin1', at, end), 16)
    if (!length) break
    pieces.push(body.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
  return Buffer.concat(pieces)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request)
  const isChunked = String(request.headers['x-amz-content-sha256']).startsWith('STREAMING')
  return isChunked ? unchunked(body) : body
}

export async function openMultipartBucket(): Promise<MultipartBucket> {
  const objects = new Map<string, { bytes: Buffer; notes: Record<string, string>; written: Date }>()
  const uploads = new Map<string, Coming>()
  let count = 0

  function ofUpload(method: string, id: string, part: number, body: Buffer, send: Send) {
    const upload = uploads.get(id)
    if (!upload) return send(404, '<Error><Code>NoSuchUpload</Code></Error>')
    const { key, parts } = upload
    if (method === 'PUT') {
      parts.set(part, body)
      return send(200, '', { etag: etagOf(body) })
    }
    if (method === 'GET') {
      const listed = [...parts].map(
        ([number, bytes]) =>
          `<Part><PartNumber>${number}</PartNumber><Size>${bytes.length}</Size><ETag>${etagOf(bytes)}</ETag></Part>`,
      )
      return send(200, `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`)
    }
    uploads.delete(id)
    if (method === 'DELETE') return send(204)
    const whole = [...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)
    objects.set(key, { bytes: Buffer.concat(whole), notes: {}, written: new Date() })
    return send(200, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
  }

  type Send = (status: number, text?: string, headers?: Record<string, string>) => void

  /** What there is under a prefix, where a list is asked for: of objects, two at a time, or of what is on its way. */
  function list(search: URLSearchParams): string | undefined {
    const prefix = search.get('prefix') ?? ''
    if (search.has('uploads')) {
      const found = [...uploads].filter(([, { key }]) => key.startsWith(prefix))
      const told = found.map(
        ([id, { key, begun }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
      )
      return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${told.join('')}</ListMultipartUploadsResult>`
    }
    if (search.get('list-type') !== '2') return undefined
    const after = search.get('continuation-token') ?? ''
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const page = found.slice(0, 2)
    const told = page.map(
      ([key, { written }]) =>
        `<Contents><Key>${key}</Key><LastModified>${written.toISOString()}</LastModified></Contents>`,
    )
    const next = found.length > page.length ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${told.join('')}</ListBucketResult>`
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'))
    const { method = 'GET' } = request
    const body = await bodyOf(request)
    const send: Send = (status, text = '', headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(text)
    }
    if (method === 'POST' && searchParams.has('uploads')) {
      count += 1
      uploads.set(`upload${count}`, { key, begun: new Date(), parts: new Map() })
      const told = `<Key>${key}</Key><UploadId>upload${count}</UploadId>`
      return send(200, `<InitiateMultipartUploadResult>${told}</InitiateMultipartUploadResult>`)
    }
    const listed = method === 'GET' && list(searchParams)
    if (listed) return send(200, listed)
    const upload = searchParams.get('uploadId')
    if (upload !== null) return ofUpload(method, upload, Number(searchParams.get('partNumber')), body, send)
    if (method === 'PUT') {
      const notes = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'))
      objects.set(key, { bytes: body, notes: Object.fromEntries(notes) as Record<string, string>, written: new Date() })
      return send(200, '', { etag: etagOf(body) })
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return send(204)
    }
    if (method === 'POST') {
      for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name)
      return send(200, '<DeleteResult></DeleteResult>')
    }
    const object = objects.get(key)
    if (!object) return send(404, '<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { ...object.notes, 'content-length': object.bytes.length }).end(object.bytes)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()],
    lose: (key) => void objects.delete(key),
    underWay: () => uploads.size,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
