import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from '../../contract/rendered-page.ts'
import { AppError } from '../errors.ts'
import { policyOf } from '../http/headers.ts'
import { atMost } from '../http/limits.ts'
import { originOf } from '../http/origin.ts'
import type { Services } from '../services.ts'
import { gatherStyles } from './inline-styles.ts'
import { keepPages, type Sheet, type Visit } from './kept-pages.ts'
import { encodingFor, pack } from './packing.ts'
import { openPageCalls, type ServerCall } from './page-calls.ts'

type Render = (url: string, call: ServerCall, origin: string) => Promise<RenderedPage>

interface WebPart {
  render: Render
  /** Paths that search engines may list. */
  publicPaths: () => string[]
}

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
    const { render, publicPaths } = (await import(built('server/entry-server.js').href)) as WebPart
    return { manifest, render, publicPaths: publicPaths() }
  } catch (error) {
    throw new Error('The web part is not built; npm start builds it', { cause: error })
  }
}

/** The tags that bring in the entry and these modules with everything they import, in one go. */
function assetTags(
  manifest: Record<string, ManifestEntry>,
  modules: string[],
  hasPictures: boolean,
): { head: string; script: string } {
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
  // Pictures that are in sight at once come before what brings the page to life: it can be read by then.
  const later = hasPictures ? ' fetchpriority="low"' : ''
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...all.filter((one) => one !== entry).map((one) => `<link rel="modulepreload"${later} href="/${one.file}">`),
  ].join('')
  return { head, script: `<script type="module" src="/${entry.file}"></script>` }
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Serves the built assets, and every page by rendering it here. Returns the paths that search engines may list, those
 * with parameters as patterns.
 */
export async function servePages(app: FastifyInstance, { accounts, config }: Services): Promise<string[]> {
  const { manifest, render, publicPaths } = await readBuild()
  const { sentryDsn } = config
  const policy = policyOf(config)
  const reports = sentryDsn ? `<meta name="error-reports" content="${attribute(sentryDsn)}">` : ''

  await app.register(fastifyStatic, {
    root: fileURLToPath(built('client')),
    index: false,
    wildcard: false,
    globIgnore: ['.vite/**', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    },
  })

  const sheetOf = keepPages(async ({ url, origin, request }: { request: FastifyRequest } & Visit): Promise<Sheet> => {
    const calls = openPageCalls(app, accounts, request)
    const page = await render(url, calls.call, origin)
    if (page.fault !== undefined) {
      // Without the query, which may carry a reset token.
      request.log.error({ err: page.fault, path: url.split('?')[0] }, 'A page broke while rendering')
    }
    const assets = assetTags(manifest, page.modules, page.html.includes('fetchPriority="high"'))
    const { html, element, hash } = gatherStyles(page.html)
    return {
      status: page.status,
      redirect: page.redirect,
      isPersonal: calls.isPersonal(),
      policy: policy(hash ? [hash] : []),
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${page.head}${reports}${assets.head}${element}</head><body><div id="root">${html}</div><script type="application/json" id="state">${page.state}</script>${assets.script}</body></html>`,
    }
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const sheet = await sheetOf({
      url: request.url,
      origin: originOf(config, request),
      cookie: request.headers.cookie,
      request,
    })
    const isPrivate = sheet.isPersonal || accounts.isLoggedIn(request.headers.cookie)
    reply.header('cache-control', isPrivate ? 'private, no-store' : 'no-cache')
    if (sheet.redirect) return reply.redirect(sheet.redirect, 302)
    reply
      .status(sheet.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', sheet.policy)
      .header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return reply.send(sheet.body)
    // The same page goes to several visitors: it is packed for the first of them.
    sheet.packed ??= {}
    sheet.packed[encoding] ??= pack(sheet.body, encoding)
    return reply.header('content-encoding', encoding).send(await sheet.packed[encoding])
  }

  const preHandler = config.rateLimits ? app.rateLimit(atMost('page')) : undefined
  app.setNotFoundHandler({ preHandler }, (request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|v1|v2|media|_image|assets)\//.test(request.url)
    if (wantsPage) return sendPage(request, reply)
    throw new AppError('not_found', 'Not found')
  })
  return publicPaths
}
