import { inspect } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Answer,
  failure,
  type ImageService,
  openImageServiceStandIn,
  picture,
  pointsTo,
  sends,
  square,
} from '../../testing/image-service.ts'
import { openWatcher } from '../../testing/watcher.ts'
import { type PictureOrder, ProviderError } from '../provider.ts'
import { fetchFrom } from './fetch.ts'
import { openImageService } from './service.ts'

let service: ImageService
let elsewhere: ImageService

beforeAll(async () => {
  service = await openImageServiceStandIn()
  elsewhere = await openImageServiceStandIn()
})
afterAll(() => Promise.all([service.close(), elsewhere.close()]))

const order: PictureOrder = {
  category: 'items',
  prompt: '',
  negativePrompt: '',
  model: 'flux',
  width: 512,
  height: 384,
  seed: 1,
}

function open(settings: { model?: string; key?: string; url?: string; atOnce?: number } = {}) {
  const { model = 'flux', key = service.key, url = service.url, atOnce = 4 } = settings
  const models = [{ id: 'flux', serviceId: model, name: 'Flux', price: { 512: 1, 768: 1, 1024: 1 } }]
  return openImageService({ url, key, name: 'Farsight', models, timeout: 5000, atOnce })
}

const made = (prompt: string, provider = open()) => provider.make.picture({ ...order, prompt }, openWatcher())

async function faultOf(prompt: string, answer?: Answer, provider = open()): Promise<ProviderError> {
  if (answer) service.script(prompt, answer)
  const fault = await made(prompt, provider).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(ProviderError)
  return fault as ProviderError
}

test('a model of no known family is asked for the very size that was ordered, and the stages say who is waited for', async () => {
  const watched = openWatcher()
  const { bytes, extension, width, height } = await open().make.picture({ ...order, prompt: 'a plain ring' }, watched)
  expect(service.asked('a plain ring')[0]?.size).toBe('512x384')
  expect({ extension, width, height }).toEqual({ extension: 'webp', width: 512, height: 384 })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 384 })
  expect(watched.stages).toEqual(['Waiting for a turn with Farsight', 'Waiting for Farsight', 'Finishing'])
})

test('a model with sizes of its own is asked for the one that loses least by cutting', async () => {
  const picture = await made('a wide ring', open({ model: 'gpt-image-1' }))
  expect(service.asked('a wide ring')[0]?.size).toBe('1536x1024')
  expect(picture).toMatchObject({ width: 512, height: 384 })
})

test('a picture at an address of the service itself is fetched', async () => {
  service.script('an own address', pointsTo(`${service.url}/pictures/1.png`))
  expect(await made('an own address')).toMatchObject({ width: 512, height: 384 })
})

test.each([
  ['on another port of this machine', () => `${elsewhere.url}/pictures/1.png`],
  ['on another host', () => 'https://pictures.example/1.png'],
  ['in the machine’s own files', () => 'file:///etc/hostname'],
])('a picture at an address %s is not fetched, and not asked for again', async (where, url) => {
  const fault = await faultOf(`a ring ${where}`, pointsTo(url()))
  expect(fault).toMatchObject({ passing: false, message: expect.stringContaining('does not fetch') })
})

test('an answer that sends us elsewhere is not followed', async () => {
  const fault = await faultOf('a moved ring', (_, response) =>
    response.writeHead(307, { location: `${elsewhere.url}/images/generations` }).end(),
  )
  expect(fault.passing).toBe(true)
  expect(elsewhere.asked('')).toEqual([])
})

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['half a picture', async () => (await square(512, 384)).subarray(0, 900)],
  [
    'a drawing that could load files',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
  ],
  ['a picture too large to unpack', () => square(6000)],
  ['nothing at all', () => Buffer.alloc(0)],
])('%s is no picture, and may be better the next time', async (what, bytes) => {
  const fault = await faultOf(what, sends(await bytes()))
  expect(fault).toMatchObject({ passing: true, message: 'Farsight sent something that is not a whole picture.' })
})

test.each<[string, Answer]>([
  ['no JSON', (_, response) => response.end('<html>Welcome</html>')],
  ['another JSON', (_, response) => response.end('{"images":[]}')],
  ['no pictures', (_, response) => response.end('{"data":[]}')],
  ['no base64', (_, response) => response.end('{"data":[{"b64_json":"***"}]}')],
])('%s is no answer, and may be better the next time', async (what, answer) => {
  expect(await faultOf(`a ring with ${what}`, answer)).toMatchObject({ passing: true, retryAfter: undefined })
})

test.each<[string, Answer, Partial<ProviderError>]>([
  ['an inner failure', failure(500, 'Oops'), { passing: true }],
  [
    'a rest of two seconds',
    failure(429, 'Slow down', null, { 'retry-after': '2' }),
    { passing: true, retryAfter: 2000 },
  ],
  ['a rest of half a second', failure(429, 'Slow down', null, { 'retry-after-ms': '500' }), { retryAfter: 500 }],
  ['no rest named', failure(429, 'Slow down'), { passing: true, retryAfter: undefined }],
  ['a rest of an hour', failure(503, 'Upkeep', null, { 'retry-after': '3600' }), { passing: false }],
  ['spent credit', failure(429, 'You exceeded your quota', 'insufficient_quota'), { passing: false }],
  ['a model it has not', failure(404, 'No such model', 'model_not_found'), { passing: false }],
  ['a refusal', failure(400, 'Rejected', 'content_policy_violation'), { passing: false }],
])('told of %s, it is known whether to try again and when', async (what, answer, expected) => {
  expect(await faultOf(`a ring and ${what}`, answer)).toMatchObject(expected)
})

test('a rest until a moment is the time until then', async () => {
  const until = new Date(Date.now() + 60_000).toUTCString()
  const fault = await faultOf('a dated ring', failure(429, 'Slow down', null, { 'retry-after': until }))
  expect(fault.retryAfter).toBeGreaterThan(55_000)
  expect(fault.retryAfter).toBeLessThanOrEqual(60_000)
})

test('a wrong key is the operator’s to mend: the person learns that it is not on offer, the log learns why, without the key', async () => {
  const fault = await faultOf('a locked ring', undefined, open({ key: 'sk-wrong-0123456789' }))
  expect(fault).toMatchObject({
    passing: false,
    message: 'Farsight is not available here at present. Choose another style.',
  })
  expect(String(fault.cause)).toContain('401 invalid_api_key')
  expect(JSON.stringify([String(fault.cause), fault.cause])).not.toMatch(/sk-wrong|a locked ring/)
})

test('a service that is not there could not be reached', async () => {
  const gone = await openImageServiceStandIn()
  await gone.close()
  expect(await faultOf('a far ring', undefined, open({ url: gone.url }))).toMatchObject({
    passing: true,
    message: 'Farsight could not be reached.',
  })
})

test('no more pictures are asked for at once than the settings allow', async () => {
  let running = 0
  let most = 0
  service.script('a queued ring', async (asked, response) => {
    most = Math.max(most, ++running)
    await picture(asked, response)
    running--
  })
  const provider = open({ atOnce: 2 })
  await Promise.all(Array.from({ length: 7 }, () => made('a queued ring', provider)))
  expect(service.asked('a queued ring')).toHaveLength(7)
  expect(most).toBe(2)
})

test('work that nobody waits for any more hangs up, gives its turn back, and leaves the line', async () => {
  const [running, waiting] = [new AbortController(), new AbortController()]
  service.script('a dropped ring', ({ over }) => over)
  const provider = open({ atOnce: 1 })
  const ends = [running, waiting].map(({ signal }) =>
    provider.make.picture({ ...order, prompt: 'a dropped ring' }, openWatcher(signal)).catch((error: unknown) => error),
  )
  await expect.poll(() => service.asked('a dropped ring').length).toBe(1)
  waiting.abort('out of line')
  running.abort('stopped')
  expect(await Promise.all(ends)).toEqual(['stopped', 'out of line'])
  await service.asked('a dropped ring')[0]?.over
  expect(await made('another ring', provider)).toMatchObject({ width: 512 })
  expect(service.asked('a dropped ring')).toHaveLength(1)
})

test('an answer longer than any picture is not read to its end', async () => {
  const answer = await fetchFrom([service.url], 50)(`${service.url}/pictures/1.png`)
  await expect(answer.arrayBuffer()).rejects.toThrow('longer than 50 bytes')
})

test.each<[string, Answer]>([
  ['a failure', failure(400, 'Cannot make "a quoted ring" for sk-stand-in-0123456789', 'invalid_value')],
  ['half an answer', (_, response) => response.end('{"data":[{"revised_prompt":"a quoted ring","b64_json":"iVBORw0')],
  ['another JSON', (_, response) => response.end('{"revised_prompt":"a quoted ring"}')],
])('the log learns of %s without the prompt and the key that it quotes', async (_, answer) => {
  const { cause } = await faultOf('a quoted ring', answer)
  expect(String(cause)).toMatch(/^Error: [24]00 /)
  expect(inspect(cause, { depth: 9 })).not.toMatch(/a quoted ring|sk-stand-in/)
})
