import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { openConfigured } from './configured.ts'

const folder = mkdtempSync(join(tmpdir(), 'services-'))
afterAll(() => rmSync(folder, { recursive: true }))

const keys = { OPENAI_API_KEY: 'sk-1', FAL_KEY: 'fal-1', GROQ_API_KEY: 'gsk-1' }
function read(file: string | undefined, environment: Record<string, string> = keys) {
  if (file === undefined) return readConfig(environment, []).services
  const path = join(folder, 'services.yaml')
  writeFileSync(path, file)
  return readConfig({ ...environment, SERVICES_FILE: path }, []).services
}

test('a key alone switches all models of its service on, and nothing else is on', () => {
  const { vendors } = read(undefined)
  expect(vendors.map(({ vendor, settings }) => [vendor.id, settings.key])).toEqual([
    ['openai', 'sk-1'],
    ['fal', 'fal-1'],
    ['groq', 'gsk-1'],
  ])
  for (const { vendor, settings } of vendors) expect(settings.offered).toHaveLength(vendor.listings.length)
  expect(read(undefined, {}).vendors).toEqual([])
})

test('services.yaml says which models are offered, for how much gold, what they cost and how much of it a day', () => {
  const { vendors, daily } = read(`
openai:
  models:
    - gpt-image-1-mini
    - { id: gpt-image-1, name: The big one, gold: { 512: 3, 768: 4, 1024: 6 }, cost: 0.06 }
  daily: 12.5
  atOnce: 9
  timeout: 90
  url: https://gateway.example/openai/
fal:
  models:
    - { id: krea, name: FLUX Krea, like: fal-flux-dev, serviceId: fal-ai/flux/krea, gold: 4 }
`)
  const [openai, fal, groq] = vendors
  expect(openai?.settings).toMatchObject({ atOnce: 9, timeout: 90_000, url: 'https://gateway.example/openai' })
  expect(openai?.settings.offered.map(({ listing, gold }) => [listing.id, listing.name, listing.cost, gold])).toEqual([
    ['gpt-image-1-mini', 'GPT Image mini', 0.011, undefined],
    ['gpt-image-1', 'The big one', 0.06, { 512: 3, 768: 4, 1024: 6 }],
  ])
  expect(daily.get('OpenAI')).toBe(12.5)
  expect(fal?.settings.offered).toMatchObject([
    { listing: { id: 'krea', name: 'FLUX Krea', ways: { 'text-to-image': 'fal-ai/flux/krea' } }, gold: 4 },
  ])
  expect(groq?.settings.atOnce).toBe(4)
})

test('every fault of the file is named at once, with its line', () => {
  const file = `openai:
  models: [gpt-image-9, gpt-image-1, gpt-image-1]
  daily: -4
nonesuch:
  atOnce: 2
fal:
  atOnce: many
  tmeout: 5
`
  expect(() => read(file)).toThrow(
    /line 3: openai\.daily.*\n.*line 4: nonesuch: is no service.*\n.*line 7: fal\.atOnce.*\n.*line 8: fal\.tmeout: is no setting/,
  )
  expect(() => read('openai:\n  models: [gpt-image-9, gpt-image-1, gpt-image-1]\n')).toThrow(
    /line 2: openai\.models\.0: "gpt-image-9" is not known; there are gpt-image-1.*\n.*line 2: openai\.models: "gpt-image-1" stands there twice/,
  )
  expect(() => read('openai: [\n')).toThrow(/SERVICES_FILE .*services\.yaml cannot be used:\n {2}line \d+: /)
  expect(() => readConfig({ SERVICES_FILE: join(folder, 'nowhere.yaml') }, [])).toThrow('nowhere.yaml cannot be used')
})

test('machines of one’s own are named by their addresses, and the crowd by a word', () => {
  const settings = read('comfyui:\n  workflows: /srv/workflows\nhorde:\n  atOnce: 2\n', {
    COMFYUI_URL: 'http://127.0.0.1:8188/',
    A1111_URL: 'http://127.0.0.1:7860',
    AI_HORDE: 'on',
  })
  expect(settings).toMatchObject({
    comfyui: { url: 'http://127.0.0.1:8188', entry: { workflows: '/srv/workflows' } },
    a1111: { url: 'http://127.0.0.1:7860' },
    horde: { url: 'https://aihorde.net/api', key: '0000000000', entry: { atOnce: 2 } },
  })
  expect(read(undefined, {})).toMatchObject({ vendors: [] })
  expect(read(undefined, {}).horde).toBeUndefined()
  expect(() => read(undefined, { COMFYUI_URL: 'http://me:secret@127.0.0.1:8188' })).toThrow(
    /COMFYUI_URL: takes neither/,
  )
})

test('a key that cannot be one stops the start and is not said', () => {
  expect(() => read(undefined, { FAL_KEY: 'two words' })).toThrow(/FAL_KEY: is made of visible ASCII/)
  expect(() => read(undefined, { FAL_KEY: 'two words' })).not.toThrow(/two words/)
})

test('the built-in styles stay first, no two models share an id, and none needs its SDK before it is asked', async () => {
  const config = readConfig(
    Object.fromEntries(
      [
        'OPENAI_API_KEY',
        'GOOGLE_GENERATIVE_AI_API_KEY',
        'FAL_KEY',
        'REPLICATE_API_TOKEN',
        'BFL_API_KEY',
        'LUMA_API_KEY',
        'ELEVENLABS_API_KEY',
        'DEEPGRAM_API_KEY',
        'TOGETHER_API_KEY',
        'FIREWORKS_API_KEY',
        'GROQ_API_KEY',
      ].map((name) => [name, 'a-key']),
    ),
    [],
  )
  const providers = await openConfigured(config, quietLog)
  expect(providers[0]?.name).toBe('built-in')
  expect(providers).toHaveLength(12)
  const ids = providers.flatMap((provider) => provider.models().map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  await Promise.all(providers.map((provider) => provider.close()))
})
