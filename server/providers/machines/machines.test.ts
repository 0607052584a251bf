import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Machine, openA1111StandIn, openComfyUIStandIn, openHordeStandIn } from '../../testing/machines.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { openWatcher } from '../../testing/watcher.ts'
import { GivenUp, type PictureOrder, type Provider, ProviderError } from '../provider.ts'
import { plainService, type ServiceEntry } from '../services-file.ts'
import { openA1111 } from './a1111.ts'
import { openComfyUI } from './comfyui/comfyui.ts'
import { openHorde } from './horde.ts'

const order: Omit<PictureOrder, 'model'> = {
  category: 'battlemaps',
  prompt: '',
  negativePrompt: 'rust',
  width: 512,
  height: 384,
  seed: 7,
}

const machines = [
  {
    name: 'ComfyUI',
    id: 'comfyui-dreamer-v8',
    standIn: openComfyUIStandIn,
    open: (url: string, entry: ServiceEntry) => openComfyUI({ url, entry }, quietLog),
    hasJobs: true,
  },
  {
    name: 'Stable Diffusion WebUI',
    id: 'sd-dreamer-v8-abc123',
    standIn: openA1111StandIn,
    open: (url: string, entry: ServiceEntry) => openA1111({ url, entry }, quietLog),
    hasJobs: false,
  },
  {
    name: 'AI Horde',
    id: 'horde-dreamer',
    standIn: openHordeStandIn,
    open: (url: string, entry: ServiceEntry) => openHorde({ url, key: 'a-key', entry }, quietLog),
    hasJobs: true,
  },
]

const png = () =>
  sharp({ create: { width: 512, height: 384, channels: 3, background: 'grey' } })
    .png()
    .toBuffer()

describe.each(machines)('$name', ({ name, id: model, standIn, open, hasJobs }) => {
  let machine: Machine
  let provider: Provider
  beforeAll(async () => {
    machine = await standIn()
    provider = await open(machine.url, plainService)
  })
  afterAll(async () => {
    await provider.close()
    await machine.close()
  })

  const make = (prompt: string, watcher = openWatcher(), more: Partial<PictureOrder> = {}) =>
    provider.make.picture?.({ ...order, model, prompt, ...more }, watcher)
  async function faultOf(making: Promise<unknown> | undefined): Promise<ProviderError> {
    const fault = await making?.catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ProviderError)
    return fault as ProviderError
  }

  test('what it has is on offer, and its pictures come in the size that was ordered', async () => {
    expect(provider.models().map(({ id }) => id)).toContain(model)
    const made = await make('a plain cellar')
    expect(made).toMatchObject({ width: 512, height: 384, extension: 'webp', sent: { seed: 7 } })
    expect(made?.sent?.prompt).toContain('a plain cellar, top-down battlemap')
    expect(made?.sent?.negativePrompt).toMatch(/^rust, .*grid lines/)
    expect(JSON.stringify(machine.ordered('a plain cellar'))).toContain('grid lines')
  })

  test('one that takes its time tells how far it is', async () => {
    machine.script('a slow cellar', 'slow')
    const watcher = openWatcher()
    expect(await make('a slow cellar', watcher)).toMatchObject({ width: 512 })
    expect(machine.ordered('a slow cellar')).toHaveLength(1)
    expect(watcher.stages.join('\n')).toMatch(/step \d+ of 28|s left|before it/)
  })

  test.each<[Parameters<Machine['script']>[1], Partial<ProviderError>]>([
    ['busy', { passing: true, retryAfter: 1000 }],
    ['broken', { passing: true, message: `${name} had trouble making the picture.` }],
    ['dead', { passing: true, message: `${name} could not be reached.` }],
    ['half', { passing: true, message: `${name} sent something that is not a whole picture.` }],
    ['no picture', { passing: true, message: `${name} sent something that is not a whole picture.` }],
    ['refused', { passing: false, message: expect.stringContaining('declines to make this') as unknown as string }],
  ])('of one that is %s it is known whether to try again', async (outcome, expected) => {
    machine.script(`a cellar, ${outcome}`, outcome)
    expect(await faultOf(make(`a cellar, ${outcome}`))).toMatchObject(expected)
  })

  test.runIf(hasJobs)('a job whose waiter dies is fetched by the next one, and not ordered twice', async () => {
    machine.script('a killed cellar', 'slow')
    const dying = new AbortController()
    const first = openWatcher(dying.signal)
    const waiting = make('a killed cellar', first)?.catch((error: unknown) => error)
    await expect.poll(() => first.handle).toBeDefined()
    dying.abort(new Error('The program is stopping'))
    await waiting
    expect(machine.stopped()).toBe(0)
    const second = openWatcher()
    second.handle = first.handle
    expect(await make('a killed cellar', second)).toMatchObject({ width: 512 })
    expect(machine.ordered('a killed cellar')).toHaveLength(1)
  })

  test('work that nobody wants any more is stopped there', async () => {
    machine.script('a dropped cellar', 'slow')
    const dropping = new AbortController()
    const watcher = openWatcher(dropping.signal)
    const waiting = make('a dropped cellar', watcher)?.catch((error: unknown) => error)
    await expect.poll(() => machine.ordered('a dropped cellar').length).toBe(1)
    if (hasJobs) await expect.poll(() => watcher.handle).toBeDefined()
    const before = machine.stopped()
    dropping.abort(new GivenUp())
    await waiting
    await expect.poll(() => machine.stopped()).toBe(before + 1)
  })

  test('every way that it claims is asked for with its picture, mask, drawing or LoRA', async () => {
    const found = provider.models().find(({ id }) => id === model)
    const bytes = await png()
    const ways: Record<string, Partial<PictureOrder>> = {
      'image-to-image': { from: { bytes, strength: 0.55 } },
      inpainting: { from: { bytes, strength: 0.9 }, mask: bytes },
      guided: { guides: [{ kind: 'depth', bytes, weight: 0.7 }] },
      lora: { loras: [{ reference: 'inky', weight: 0.8 }] },
    }
    for (const capability of found?.capabilities ?? []) {
      const more = ways[capability]
      if (!more) continue
      expect(await make(`a cellar by ${capability}`, openWatcher(), more), capability).toMatchObject({ width: 512 })
    }
    const said = JSON.stringify(machine.ordered('a cellar by image-to-image'))
    expect(said).toContain('0.55')
    if (found?.capabilities.includes('guided')) {
      const [guided] = machine.ordered('a cellar by guided')
      expect(JSON.stringify(guided)).toMatch(/control_depth.*0\.7|0\.7.*control_depth/)
      const loras = [{ reference: 'inky', weight: 0.8 }]
      await make('a worn cellar', openWatcher(), { ...ways.guided, loras })
      expect(JSON.stringify(machine.ordered('a worn cellar'))).toMatch(/inky.*control_depth|control_depth.*inky/)
      // The drawing itself, and nothing made of it, reaches the net that was taught by such drawings.
      expect(machine.guideOf(guided)?.equals(bytes)).toBe(true)
    }
    if (found?.capabilities.includes('lora'))
      expect(JSON.stringify(machine.ordered('a cellar by lora'))).toContain('inky')
  })

  test('the LoRAs that lie on it are told with what their trainers noted', () => {
    const held = provider.heldLoras?.() ?? []
    if (name === 'AI Horde') return expect(held).toEqual([])
    expect(held[0]).toMatchObject({ base: 'sdxl', triggerWords: ['inkblot'] })
    expect(held[0]?.reference).toMatch(/^inky/)
    // Of one without notes the name says something.
    if (name === 'ComfyUI')
      expect(held[1]).toEqual({ reference: 'plain_xl.safetensors', base: 'unknown', triggerWords: [] })
  })

  test('one that enlarges is on offer as that', async () => {
    const enlarging = provider.models().find(({ craft }) => craft === 'enlargement')
    if (!enlarging) return expect(name).toBe('AI Horde')
    const picture = await png()
    const made = await provider.make.enlargement?.(
      { model: enlarging.id, picture, width: 512, height: 384, factor: 2, prompt: '' },
      openWatcher(),
    )
    expect(made).toMatchObject({ extension: 'webp', width: 512 })
  })

  test('the operator may name what is on offer, and for how much gold', async () => {
    const entry = { ...plainService, models: [{ id: model, name: 'Dreamer', gold: 2 }] }
    const named = await open(machine.url, entry)
    const pictures = named.models().filter(({ craft }) => craft === 'picture')
    expect(pictures).toMatchObject([{ id: model, name: 'Dreamer', price: { 512: 2, 768: 2, 1024: 2 } }])
    await named.close()
  })

  test('a machine that is not there offers nothing, and keeps nobody from starting', async () => {
    const gone = await standIn()
    await gone.close()
    const absent = await open(gone.url, plainService)
    expect(absent.models()).toEqual([])
    // Not that none lie on it: those that did stay in the list.
    expect(absent.heldLoras?.()).toBeUndefined()
    await absent.close()
  })
})

test('a workflow of one’s own is used, and one that cannot hear the words is named at the start', async () => {
  const machine = await openComfyUIStandIn()
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'))
  const plain = {
    1: { class_type: 'MyLoader', inputs: { model: 'fixed' } },
    2: { class_type: 'MyPainter', inputs: { words: '{prompt}', wide: '{width}', high: '{height}', of: ['1', 0] } },
  }
  try {
    writeFileSync(join(folder, 'plain.json'), JSON.stringify(plain))
    const provider = await openComfyUI({ url: machine.url, entry: { ...plainService, workflows: folder } }, quietLog)
    const made = await provider.make.picture?.(
      { ...order, model: 'comfyui-dreamer-v8', prompt: 'an own cellar' },
      openWatcher(),
    )
    expect(made).toMatchObject({ width: 512 })
    expect(machine.ordered('an own cellar')[0]?.prompt).toMatchObject({
      2: { class_type: 'MyPainter', inputs: { wide: 512, of: ['1', 0] } },
    })
    await provider.close()
    const open = () => openComfyUI({ url: machine.url, entry: { ...plainService, workflows: folder } }, quietLog)
    writeFileSync(
      join(folder, 'plain.json'),
      JSON.stringify({ 1: { class_type: 'MyPainter', inputs: { words: 'fixed' } } }),
    )
    await expect(open()).rejects.toThrow('plain.json has no input {prompt}, {width}, {height}')
    writeFileSync(join(folder, 'plain.json'), '{"nodes": []}')
    await expect(open()).rejects.toThrow('plain.json is no workflow for the API')
    writeFileSync(join(folder, 'plain.json'), '{')
    await expect(open()).rejects.toThrow('plain.json is no JSON')
  } finally {
    rmSync(folder, { recursive: true })
    await machine.close()
  }
})
