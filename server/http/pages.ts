import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

export type ServerCall = (
  method: string,
  path: string,
  query?: Record<string, string>,
) => Promise<{ status: number; json: unknown }>

/** A page as the built web part renders it. */
export interface Page {
  status: number
  title: string
  head: string
  html: string
  state: string
  /** Keys of the manifest whose chunks the page needs at once. */
  modules: string[]
  redirect?: string
  /** What broke while rendering; the browser then renders the page by itself. */
  fault?: unknown
}

type Render = (url: string, call: ServerCall, origin: string) => Promise<Page>

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}

const built = (path: string) => new URL(`../../build/web/${path}`, import.meta.url)

async function readBuild() {
  try {
    const manifest = JSON.parse(await readFile(built('client/.vite/manifest.json'), 'utf8')) as Record<
      string,
      ManifestEntry
    >
    const { render } = (await import(built('server/entry-server.js').href)) as { render: Render }
    return { manifest, render }
  } catch (error) {
    throw new Error('The web part is not built; npm start builds it', { cause: error })
  }
}

/** The tags that bring in the entry and these modules with everything they import, in one go. */
function assetTags(manifest: Record<string, ManifestEntry>, modules: string[]): { head: string; script: string } {
  const entry = Object.values(manifest).find((candidate) => candidate.isEntry)
  if (!entry) throw new Error('The web build has no entry')
  const seen = new Set<ManifestEntry>()
  const visit = (one: ManifestEntry | undefined) => {
    if (!one || seen.has(one)) return
    seen.add(one)
    for (const name of one.imports ?? []) visit(manifest[name])
  }
  visit(entry)
  for (const module of modules) visit(manifest[module])
  const all = [...seen]
  const styles = [...new Set(all.flatMap((one) => one.css ?? []))]
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...all.filter((one) => one !== entry).map((one) => `<link rel="modulepreload" href="/${one.file}">`),
  ].join('')
  return { head, script: `<script type="module" src="/${entry.file}"></script>` }
}

/** Serves the built assets, and every page by rendering it here; `publicUrl` is where links to pages lead. */
export async function servePages(app: FastifyInstance, publicUrl?: string): Promise<void> {
  const { manifest, render } = await readBuild()

  await app.register(fastifyStatic, {
    root: fileURLToPath(built('client')),
    index: false,
    wildcard: false,
    globIgnore: ['.vite/**'],
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    },
  })

  // The same calls a browser makes, without the network; they count as the visitor's own, or all visitors together would
  // be one address that calls too often.
  const callFor =
    (visitor: string): ServerCall =>
    async (method, path, query) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        query,
        headers: { accept: 'application/json' },
        remoteAddress: visitor,
      })
      return { status: answer.statusCode, json: answer.json() }
    }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const page = await render(request.url, callFor(request.ip), publicUrl ?? `${request.protocol}://${request.host}`)
    if (page.redirect) return reply.redirect(page.redirect, 302)
    if (page.fault !== undefined) {
      // Without the query, which may carry a reset token.
      request.log.error({ err: page.fault, path: request.url.split('?')[0] }, 'A page broke while rendering')
    }
    const assets = assetTags(manifest, page.modules)
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${page.head}${assets.head}</head><body><div id="root">${page.html}</div><script type="application/json" id="state">${page.state}</script>${assets.script}</body></html>`,
      )
  }

  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|v1|v2|media|_image|assets)\//.test(request.url)
    if (wantsPage) return sendPage(request, reply)
    throw new AppError('not_found', 'Not found')
  })
}
