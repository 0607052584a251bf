import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openVendorService, type VendorService, wires } from '../../testing/vendor-service.ts'
import { openWatcher } from '../../testing/watcher.ts'
import { GivenUp, type PictureOrder, ProviderError } from '../provider.ts'
import { openVendor } from './sdk.ts'
import type { Vendor } from './vendor.ts'
import { vendors } from './vendors.ts'

const painters = vendors.filter((vendor: Vendor) =>
  vendor.listings.some(({ craft }) => craft === 'picture'),
) as Vendor[]

const order: Omit<PictureOrder, 'model'> = {
  category: 'items',
  prompt: '',
  negativePrompt: '',
  width: 512,
  height: 384,
  seed: 7,
}

test('every company that paints is tried against its own wire format', () => {
  expect(painters.map(({ id }) => id).sort()).toEqual(Object.keys(wires).sort())
})

describe.each(painters.map((vendor) => [vendor.name, vendor] as const))('%s', (name, vendor) => {
  let service: VendorService
  beforeAll(async () => {
    const wire = wires[vendor.id]
    if (!wire) throw new Error(`${vendor.id} has no wire format here`)
    service = await openVendorService(wire)
  })
  afterAll(() => service.close())

  const [listing] = vendor.listings.filter(({ craft }) => craft === 'picture')
  const model = listing?.id ?? ''
  const open = ({ key = service.key, timeout = 10_000 } = {}) =>
    openVendor(vendor, {
      key,
      url: service.url,
      offered: vendor.listings.map((one) => ({ listing: one })),
      atOnce: 4,
      timeout,
    })
  const make = (prompt: string, watcher = openWatcher(), more: Partial<PictureOrder> = {}, provider = open()) =>
    provider.make.picture?.({ ...order, model, prompt, ...more }, watcher)
  async function faultOf(making: Promise<unknown> | undefined): Promise<ProviderError> {
    const fault = await making?.catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ProviderError)
    return fault as ProviderError
  }

  test('a picture comes in the size that was ordered, and it is told what was sent', async () => {
    const watcher = openWatcher()
    const made = await make('a plain ring', watcher, { negativePrompt: 'rust' })
    expect(made).toMatchObject({ width: 512, height: 384, extension: 'webp' })
    expect((await sharp(made?.bytes).metadata()).width).toBe(512)
    expect(made?.sent?.prompt).toContain('a plain ring')
    expect(`${made?.sent?.prompt} ${made?.sent?.negativePrompt}`).toContain('rust')
    expect(service.ordered('a plain ring')).toHaveLength(1)
    expect(watcher.stages.at(-1)).toBe('Finishing')
  })

  test('its key goes to it and nowhere else', async () => {
    await make('a keyed ring')
    expect(JSON.stringify(service.headers())).toContain(service.key)
    expect(service.ordered('a keyed ring')[0]).not.toContain(service.key)
  })

  test('one that takes its time is waited for', async () => {
    service.script('a slow ring', 'slow')
    expect(await make('a slow ring')).toMatchObject({ width: 512 })
    expect(service.ordered('a slow ring')).toHaveLength(1)
  })

  test('one that is too busy is to be left alone for as long as it asks', async () => {
    service.script('a busy ring', 'busy')
    expect(await faultOf(make('a busy ring'))).toMatchObject({ passing: true, retryAfter: 1000 })
  })

  test('what it refuses by its policy is not asked again, and told plainly', async () => {
    service.script('a wicked ring', 'refused')
    expect(await faultOf(make('a wicked ring'))).toMatchObject({
      passing: false,
      message: `${name} declines to make this under its content policy. Word it differently, or choose another style.`,
    })
  })

  test.each(['half', 'no picture'] as const)('%s is no picture, and may be better the next time', async (outcome) => {
    service.script(`a ring of ${outcome}`, outcome, 'picture')
    const watcher = openWatcher()
    const fault = await faultOf(make(`a ring of ${outcome}`, watcher))
    expect(fault).toMatchObject({ passing: true, message: `${name} sent something that is not a whole picture.` })
    expect(await make(`a ring of ${outcome}`, watcher)).toMatchObject({ width: 512 })
  })

  test('one that hangs up could not be reached, and one that breaks had trouble', async () => {
    service.script('a lost ring', 'dead')
    service.script('a broken ring', 'broken')
    expect(await faultOf(make('a lost ring'))).toMatchObject({
      passing: true,
      message: `${name} could not be reached.`,
    })
    expect(await faultOf(make('a broken ring'))).toMatchObject({
      passing: true,
      message: `${name} had trouble making the picture.`,
    })
  })

  test('a wrong key is the operator’s to mend, and stays out of the log', async () => {
    const fault = await faultOf(make('a locked ring', openWatcher(), {}, open({ key: 'wrong-key-9876543210' })))
    expect(fault).toMatchObject({
      passing: false,
      message: `${name} is not available here at present. Choose another style.`,
    })
    expect(String(fault.cause)).not.toMatch(/wrong-key|a locked ring/)
  })

  test('a person’s own key is used for their order', async () => {
    const provider = open({ key: 'wrong-key-9876543210' })
    expect(await make('an own ring', openWatcher(), { ownKey: service.key }, provider)).toMatchObject({ width: 512 })
  })

  // Fireworks' first model and all of Google's pictures are answered at once; Google's jobs are clips (clips.test.ts).
  const hasJobs = vendor.jobs !== undefined && !['fireworks', 'google'].includes(vendor.id)
  test.runIf(hasJobs)('a job whose waiter dies is fetched by the next one, and not ordered twice', async () => {
    service.script('a killed ring', 'slow')
    const dying = new AbortController()
    const first = openWatcher(dying.signal)
    const waiting = make('a killed ring', first)?.catch((error: unknown) => error)
    await expect.poll(() => first.handle).toBeDefined()
    dying.abort(new Error('The program is stopping'))
    await waiting
    expect(service.stopped()).toBe(0)
    expect(JSON.stringify(first.handle)).not.toContain(service.key)
    const second = openWatcher()
    second.handle = first.handle
    expect(await make('a killed ring', second)).toMatchObject({ width: 512 })
    expect(service.ordered('a killed ring')).toHaveLength(1)
  })

  const canStop = vendor.jobs?.stopOf !== undefined
  test.runIf(canStop)('a job that nobody wants any more is stopped there', async () => {
    service.script('a dropped ring', 'slow')
    const dropping = new AbortController()
    const watcher = openWatcher(dropping.signal)
    const waiting = make('a dropped ring', watcher)?.catch((error: unknown) => error)
    await expect.poll(() => watcher.handle).toBeDefined()
    const before = service.stopped()
    dropping.abort(new GivenUp())
    await waiting
    await expect.poll(service.stopped).toBe(before + 1)
  })

  test('a model’s page tells what it can do, and every way it claims is asked for', async () => {
    const provider = open()
    for (const one of provider.models()) {
      expect(provider.make[one.craft], one.id).toBeDefined()
      expect(one.sentTo).not.toBe('')
      if (one.craft === 'picture') expect(one.price[1024]).toBeGreaterThan(0)
    }
    const png = await sharp({ create: { width: 512, height: 384, channels: 3, background: 'grey' } })
      .png()
      .toBuffer()
    const grey = await sharp(png).toColourspace('b-w').png().toBuffer()
    const inputs = {
      'image-to-image': { from: { bytes: png, strength: 0.6 } },
      inpainting: { from: { bytes: png, strength: 1 }, mask: grey },
      lora: { loras: [{ reference: 'https://loras.example/1.safetensors', weight: 0.8 }] },
      'guided-depth': { guides: [{ kind: 'depth', bytes: png, weight: 0.7 }] },
      'guided-lines': { guides: [{ kind: 'lines', bytes: png, weight: 0.7 }] },
      'guided-pose': { guides: [{ kind: 'pose', bytes: png, weight: 0.7 }] },
    } satisfies Record<string, Partial<PictureOrder>>
    for (const one of vendor.listings) {
      if (one.craft !== 'picture') continue
      for (const [way, more] of Object.entries(inputs)) {
        const words = `a ring by ${one.id} ${way}`
        const making = make(words, openWatcher(), { ...more, model: one.id }, provider)
        if (way in one.ways) {
          expect(await making, words).toMatchObject({ width: 512 })
          expect(service.ordered(words)[0]?.length ?? 0, words).toBeGreaterThan(words.length)
        } else {
          expect(await faultOf(making)).toMatchObject({
            passing: false,
            message: expect.stringContaining('does not take'),
          })
        }
      }
    }
  }, 60_000)

  const guided = vendor.listings.find((one) => one.craft === 'picture' && 'guided-lines' in one.ways)
  test.runIf(guided)('a drawing to paint over goes as it is, and the picture is asked for in its shape', async () => {
    const provider = open()
    const bytes = await sharp({ create: { width: 512, height: 384, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    const model = provider.models().find(({ id }) => id === guided?.id)
    const kinds = model?.craft === 'picture' ? model.guides : []
    expect(kinds).toContain('lines')
    for (const kind of kinds) {
      const words = `a ring over ${kind}`
      await make(words, openWatcher(), { model: guided?.id, guides: [{ kind, bytes, weight: 0.65 }] }, provider)
      const [body = ''] = service.ordered(words)
      expect(body).toContain(`data:image/png;base64,${bytes.toString('base64')}`)
      expect(body).not.toContain('aspect_ratio')
      if (vendor.id === 'fal') {
        expect(JSON.parse(body)).toMatchObject({ control_lora_strength: 0.65, image_size: { width: 512, height: 384 } })
        // Depth is not looked for in what is depth.
        expect(body.includes('"preprocess_depth":false')).toBe(kind === 'depth')
      }
      const loras = [{ reference: 'https://loras.example/1.safetensors', weight: 0.8 }]
      const order = { model: guided?.id, guides: [{ kind, bytes, weight: 0.65 }], loras }
      const worn = make(`a worn ring over ${kind}`, openWatcher(), order, provider)
      if (vendor.id === 'fal') {
        await worn
        expect(service.ordered(`a worn ring over ${kind}`)[0]).toContain('loras.example')
      } else expect(await faultOf(worn)).toMatchObject({ message: expect.stringContaining('wears no LoRAs') as string })
      if (vendor.id === 'replicate') expect(JSON.parse(body)).toMatchObject({ input: { megapixels: 'match_input' } })
    }
  })
})
