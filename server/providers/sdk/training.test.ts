import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fluxPair, safetensors } from '../../testing/safetensors.ts'
import { openTrainerStandIn, type TrainerStandIn, type TrainingOutcome } from '../../testing/trainers.ts'
import { openWatcher } from '../../testing/watcher.ts'
import { GivenUp, type Provider, ProviderError, type TrainingOrder } from '../provider.ts'
import { openVendor } from './sdk.ts'
import { fal } from './vendors/fal.ts'
import { replicate } from './vendors/replicate.ts'

const lora = safetensors(fluxPair(16))
const order: Omit<TrainingOrder, 'model'> = {
  pictures: Array.from({ length: 5 }, (_, n) => ({ bytes: Buffer.from(`picture ${n}`), caption: `a moor, take ${n}` })),
  trigger: 'moorfog',
  subject: 'style',
}

describe.each([
  { company: 'fal', vendor: fal, model: 'fal-flux-lora-trainer' },
  { company: 'replicate', vendor: replicate, model: 'replicate-flux-lora-trainer' },
] as const)('$company', ({ company, vendor, model }) => {
  let standIn: TrainerStandIn
  let provider: Provider
  beforeAll(async () => {
    standIn = await openTrainerStandIn(company, lora)
    const offered = vendor.listings.filter(({ craft }) => craft === 'training').map((listing) => ({ listing }))
    provider = openVendor(vendor, { key: 'a-key', url: standIn.url, offered, atOnce: 2, timeout: 30_000 })
  })
  afterAll(() => standIn.close())

  async function train(outcome: TrainingOutcome, watcher = openWatcher(), more: Partial<TrainingOrder> = {}) {
    standIn.outcome = outcome
    const made = await provider.make.training?.({ ...order, model, ...more }, watcher)
    return made && buffer(made.weights)
  }

  test('a LoRA is trained on pictures with their captions, and fetched', async () => {
    const before = standIn.orders.length
    expect((await train('trained'))?.equals(lora)).toBe(true)
    const [ordered] = standIn.orders.slice(before)
    expect(JSON.stringify(ordered)).toContain('moorfog')
    const archive = standIn.archives.at(-1)?.toString('latin1') ?? ''
    for (const part of ['01.jpg', 'picture 4', '05.txt', 'moorfog, a moor, take 4']) expect(archive).toContain(part)
    expect(provider.models()).toMatchObject([{ craft: 'training', base: 'flux-1', rate: 250 }])
  })

  test('one that takes its time tells how far it is', async () => {
    const watcher = openWatcher()
    await train('slow', watcher)
    expect(watcher.stages.join('\n')).toMatch(/is training/)
  })

  test.each<[TrainingOutcome, Partial<ProviderError>]>([
    ['busy', { passing: true, retryAfter: 1000 }],
    ['dead', { passing: true }],
    ['refused', { passing: false, message: expect.stringContaining('declines to make this') as unknown as string }],
    ['elsewhere', { passing: false }],
  ])('of one that is %s it is known whether to try again', async (outcome, expected) => {
    const fault = await train(outcome).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ProviderError)
    expect(fault).toMatchObject(expected)
  })

  test('a training whose waiter dies is fetched by the next one, not packed again and not ordered twice', async () => {
    const dying = new AbortController()
    const first = openWatcher(dying.signal)
    const waiting = train('slow', first).catch((error: unknown) => error)
    await expect.poll(() => first.handle).toBeDefined()
    const [orders, archives] = [standIn.orders.length, standIn.archives.length]
    dying.abort(new Error('The program is stopping'))
    await waiting
    expect(standIn.stopped).toBe(0)
    const second = openWatcher()
    second.handle = first.handle
    expect((await train('trained', second, { pictures: [] }))?.equals(lora)).toBe(true)
    expect([standIn.orders.length, standIn.archives.length]).toEqual([orders, archives])
  })

  test('one that takes longer than an attempt waits is fetched by the next one, and after three of them stopped, never ordered again', async () => {
    const patience = provider.apart?.training?.timeout ?? 0
    expect(patience).toBeGreaterThanOrEqual(60 * 60_000)
    const [orders, stopped] = [standIn.orders.length, standIn.stopped]
    const watcher = openWatcher()
    /** An attempt that waits to the end of its patience; what it ends with. */
    async function late() {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
      try {
        const waiting = train('endless', watcher, { pictures: [] }).catch((error: unknown) => error)
        const before = watcher.stages.length
        await vi.waitFor(() => expect(watcher.stages.slice(before).join()).toMatch(/train/))
        await vi.advanceTimersByTimeAsync(patience)
        return await waiting
      } finally {
        vi.useRealTimers()
      }
    }
    const still = { passing: true, isOutage: false, message: `${provider.name} is still making the LoRA.` }
    expect(await late()).toMatchObject(still)
    expect(await late()).toMatchObject(still)
    const kept = watcher.handle
    expect(kept).toBeDefined()
    expect((await train('trained', watcher, { pictures: [] }))?.equals(lora)).toBe(true)
    expect([standIn.orders.length, standIn.stopped]).toEqual([orders + 1, stopped])
    watcher.handle = kept
    expect(await late()).toMatchObject({ passing: false, message: `${provider.name} took too long.` })
    await expect.poll(() => standIn.stopped).toBe(stopped + 1)
    expect(standIn.orders.length).toBe(orders + 1)
    expect(watcher.handle).toBeUndefined()
  })

  test('one that nobody wants any more is stopped there', async () => {
    const stopped = standIn.stopped
    const dropping = new AbortController()
    const watcher = openWatcher(dropping.signal)
    const waiting = train('slow', watcher).catch((error: unknown) => error)
    await expect.poll(() => watcher.handle).toBeDefined()
    dropping.abort(new GivenUp())
    await waiting
    await expect.poll(() => standIn.stopped).toBe(stopped + 1)
  })
})
