import type { Browser, CDPSession } from 'playwright-core'
import { launchBrowser } from '../e2e/browser.ts'
import { firstLoad } from '../e2e/first-load.ts'
import type { Measurement, Row } from './measurement.ts'
import { showWorks } from './shown.ts'
import { median } from './statistics.ts'

const FIRST_LOAD_MAX = 130
/** Largest sum of what moves by itself while a page loads. */
const SHIFT_MAX = 0.02
/** Until the largest thing of the gallery is painted, ms. */
const GALLERY_PAINT_MAX = 2000
/** A slow phone: a processor a quarter as quick, and what browsers call slow 4G. */
const CPU_SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** After the page has loaded, ms: what shifts later than this shifts under the reader's hand. */
const SETTLE = 2500

interface Vitals {
  /** ms until the largest thing is painted. */
  largest: number
  shift: number
  /** ms beyond 50 of every task that long. */
  blocked: number
  /** Bytes of JavaScript as they came over the wire. */
  scripts: number
}

/** In the page, before anything of it runs. */
function watch() {
  const seen = { largest: 0, shift: 0, blocked: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** A first visit: nothing is cached. */
async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await slowDown(session)
    let scripts = 0
    const kinds = new Map<string, string>()
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script') scripts += encodedDataLength
    })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE)
    const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Vitals, 'scripts'> }).seen)
    return { ...seen, scripts }
  } finally {
    await context.close()
  }
}

export const pages: Measurement = {
  name: 'pages',
  async measure(ground, rounds) {
    const databaseUrl = await ground.database('pages')
    const program = await ground.program(databaseUrl)
    const imageId = await showWorks(program, databaseUrl)
    const browser = await launchBrowser()
    const rows: Row[] = [
      {
        what: 'First-load JavaScript of /, gzip',
        subject: `${((await firstLoad('web/home/home-screen.tsx')) / 1000).toFixed(1)} kB`,
        reference: '',
        figure: (await firstLoad('web/home/home-screen.tsx')) / 1000,
        unit: 'kB',
        bar: { atMost: FIRST_LOAD_MAX },
      },
    ]
    try {
      for (const path of ['/', '/gallery', `/images/${imageId}`, '/generate']) {
        await visit(browser, program.url + path)
        const visits: Vitals[] = []
        for (let round = 0; round < Math.min(rounds, 3); round++) visits.push(await visit(browser, program.url + path))
        const of = (name: keyof Vitals) => median(visits.map((one) => one[name]))
        rows.push({
          what: `${path.replace(imageId, '{id}')} on a slow phone: largest paint`,
          subject: `shift ${of('shift').toFixed(3)}, blocked ${of('blocked').toFixed(0)} ms, scripts ${(of('scripts') / 1000).toFixed(0)} kB`,
          reference: '',
          figure: of('largest'),
          unit: 'ms',
          ...(path === '/gallery' && { bar: { atMost: GALLERY_PAINT_MAX } }),
        })
        if (path === '/generate') {
          rows.push({
            what: '/generate on a slow phone: what moves while it loads',
            subject: of('shift').toFixed(3),
            reference: '',
            figure: of('shift'),
            unit: '',
            bar: { atMost: SHIFT_MAX },
          })
        }
      }
    } finally {
      await browser.close()
      await program.stop()
    }
    return rows
  },
}
