import { expect, test } from 'vitest'
import { failure, openImageServiceStandIn, picture } from '../../testing/image-service.ts'
import { openWatcher } from '../../testing/watcher.ts'
import { ProviderError } from '../provider.ts'
import { openCircuit } from './circuit.ts'
import { openImageService } from './service.ts'

const outage = () => Promise.reject(new ProviderError('Gone.', { passing: true, isOutage: true }))
const refusal = () => Promise.reject(new ProviderError('Not that.', { passing: false }))
const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    (fault: ProviderError) => fault,
  )

test('a service is left alone for a minute after six outages in a row, and then tried by one order', async () => {
  let now = 0
  const circuit = openCircuit('Farsight', () => now)
  for (let outages = 1; outages <= 6; outages++) {
    expect(circuit.isClosed()).toBe(true)
    await faultOf(circuit.through(outage))
  }
  expect(circuit.isClosed()).toBe(false)
  now = 20_000
  expect(await faultOf(circuit.through(async () => 1))).toMatchObject({
    message: 'Farsight is not answering just now.',
    passing: true,
    retryAfter: 40_000,
  })
  now = 60_000
  expect(circuit.isClosed()).toBe(true)
  let answer: (made: string) => void = () => undefined
  const trial = circuit.through(() => new Promise<string>((resolve) => (answer = resolve)))
  expect(await faultOf(circuit.through(async () => 'another'))).toBeInstanceOf(ProviderError)
  answer('made')
  expect(await trial).toBe('made')
  expect(await circuit.through(async () => 'another')).toBe('another')
})

test('a trial that fails puts the next one off by another minute', async () => {
  let now = 0
  const circuit = openCircuit('Farsight', () => now)
  for (let outages = 1; outages <= 6; outages++) await faultOf(circuit.through(outage))
  now = 60_000
  expect(await faultOf(circuit.through(outage))).toMatchObject({ message: 'Gone.' })
  expect(circuit.isClosed()).toBe(false)
  now = 120_000
  expect(await circuit.through(async () => 'back')).toBe('back')
})

test('a service that declines is there: outages before it no longer count', async () => {
  const circuit = openCircuit('Farsight', () => 0)
  for (const ask of [outage, outage, outage, refusal, outage, outage, outage]) await faultOf(circuit.through(ask))
  expect(circuit.isClosed()).toBe(true)
})

test('the models of a service that is down say so, and it is asked no more meanwhile', async () => {
  const service = await openImageServiceStandIn()
  try {
    const models = [{ id: 'flux', serviceId: 'flux', name: 'Flux', price: { 512: 1, 768: 1, 1024: 1 } }]
    const provider = openImageService({
      url: service.url,
      key: service.key,
      name: 'Farsight',
      models,
      timeout: 5000,
      atOnce: 4,
    })
    const order = {
      category: 'items',
      prompt: 'a ring',
      negativePrompt: '',
      model: 'flux',
      width: 512,
      height: 512,
      seed: 1,
    } as const
    const watcher = openWatcher()
    service.script('a ring', failure(401, 'Incorrect API key.'), picture)
    expect(await faultOf(provider.make.picture(order, watcher))).toMatchObject({ passing: false })
    expect(provider.models()).toMatchObject([{ isAnswering: true, takesSeed: false }])
    expect(await provider.make.picture(order, watcher)).toMatchObject({ width: 512 })
    service.script('a ring', failure(500, 'Oh no.'))
    for (let asked = 0; asked < 8; asked++) await faultOf(provider.make.picture(order, watcher))
    expect(provider.models()).toMatchObject([{ isAnswering: false }])
    expect(service.asked('a ring')).toHaveLength(8)
  } finally {
    await service.close()
  }
})
