import { beforeEach, expect, test, vi } from 'vitest'

const told: unknown[] = []
vi.mock('./sentry.ts', () => ({
  openReporter: () => ({
    fault: (fault: unknown) => told.push(fault),
    concern: (token: string | null) => told.push({ concern: token }),
  }),
}))

const page = new EventTarget()

/** A page that names an address for reports, from its first moment on. */
async function loadPage() {
  vi.resetModules()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { querySelector: () => ({ content: 'https://key@reports.example/1' }) })
  await import('./early.ts')
  return import('./report.ts')
}

const breaks = (fault: Error) => page.dispatchEvent(Object.assign(new Event('error'), { error: fault }))

beforeEach(() => {
  told.length = 0
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('what breaks before it is known who is here is reported in their name', async () => {
  const { startReports, reportFault, reportsConcern } = await loadPage()
  const early = new Error('before anything')
  const caught = new Error('caught on the way')
  breaks(early)
  startReports()
  reportFault(caught)
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toEqual([])
  reportsConcern('token of mara')
  await vi.advanceTimersByTimeAsync(0)
  expect(told[0]).toEqual({ concern: 'token of mara' })
  expect(told).toContain(early)
  expect(told).toContain(caught)
})

test('where it cannot be learnt who is here, what broke is reported all the same', async () => {
  const { startReports, reportsConcern } = await loadPage()
  const early = new Error('the account service is away')
  startReports()
  breaks(early)
  reportsConcern(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([early])
})

test('nor does it wait for long where nobody asks', async () => {
  const { reportFault } = await loadPage()
  const fault = new Error('the page broke while it was drawn')
  reportFault(fault)
  await vi.advanceTimersByTimeAsync(6000)
  expect(told).toEqual([fault])
})
