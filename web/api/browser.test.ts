import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportFault } from '../reports/report.ts'
import { tokens } from './browser.ts'

vi.mock('../reports/report.ts', () => ({ reportFault: vi.fn(), reportsConcern: vi.fn() }))

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

beforeEach(() => {
  tokens.clear()
  vi.mocked(reportFault).mockClear()
})
afterEach(() => vi.unstubAllGlobals())

it('reports an answer of the account service that should not be', async () => {
  answerWith(async () => Response.json({}, { status: 500 }))
  await expect(tokens.get()).rejects.toThrow('answered 500')
  expect(reportFault).toHaveBeenCalledOnce()
})

it('reports nothing when the network is away, and does not take the person for logged out', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(tokens.get()).rejects.toThrow('could not be reached')
  expect(reportFault).not.toHaveBeenCalled()
})
