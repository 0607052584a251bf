import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWatcher } from '../../testing/watcher.ts'
import { type Provider, ProviderError, type SoundOrder } from '../provider.ts'
import { openVendor } from './sdk.ts'
import { elevenlabs } from './vendors/voices.ts'

const KEY = 'a-key-of-the-house-0123'
const SOUND = Buffer.concat([Buffer.from('ID3\u0004', 'latin1'), Buffer.alloc(4000, 7)])

type Outcome = 'sound' | 'slow' | 'busy' | 'refused' | 'half' | 'wrong type' | 'dead' | 'broken'

let server: Server
let provider: Provider
let outcome: Outcome = 'sound'
const asked: { call: string; body: Record<string, unknown> }[] = []

/** ElevenLabs' calls of sounds and music, as its documentation has them. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const fails = (status: number, code: string, message: string) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ detail: { status: code, message } }))
  if (request.headers['xi-api-key'] !== KEY) return fails(401, 'invalid_api_key', 'Invalid API key')
  asked.push({ call: `${request.method} ${request.url}`, body: JSON.parse(await text(request)) })
  switch (outcome) {
    case 'slow':
      return undefined
    case 'dead':
      return response.destroy()
    case 'busy':
      return fails(429, 'too_many_concurrent_requests', 'Too many concurrent requests.')
    case 'broken':
      return fails(500, 'internal', 'Oops.')
    case 'refused':
      return fails(400, 'bad_prompt', 'The prompt names a song by a living band.')
    case 'half':
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': SOUND.length })
      return response.write(SOUND.subarray(0, 900), () => response.destroy())
    case 'wrong type':
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>')
    default:
      return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(SOUND)
  }
}

const open = (key = KEY) =>
  openVendor(elevenlabs, {
    key,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    offered: elevenlabs.listings.map((listing) => ({ listing })),
    atOnce: 2,
    timeout: 1000,
  })

beforeAll(async () => {
  server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  provider = open()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const make = (order: Partial<SoundOrder>, by = provider) =>
  by.make.sound?.(
    { model: 'eleven-sounds', prompt: 'rain on slates', seconds: 8, loops: false, ...order },
    openWatcher(),
  )

test('a noise is asked for in the length that is wanted, and whether it is to have no end', async () => {
  const made = await make({ loops: true })
  expect(made?.bytes.equals(SOUND)).toBe(true)
  expect(made?.mediaType).toBe('audio/mpeg')
  expect(asked.at(-1)).toEqual({
    call: 'POST /v1/sound-generation?output_format=mp3_44100_128',
    body: { text: 'rain on slates', duration_seconds: 8, loop: true, model_id: 'eleven_text_to_sound_v2' },
  })
})

test('music is asked for by its length', async () => {
  expect((await make({ model: 'eleven-music', prompt: 'a slow lute', seconds: 12.5 }))?.bytes).toHaveLength(
    SOUND.length,
  )
  expect(asked.at(-1)).toEqual({
    call: 'POST /v1/music?output_format=mp3_44100_128',
    body: { prompt: 'a slow lute', music_length_ms: 12_500, model_id: 'music_v1' },
  })
})

test('what it can make, how long and for how much is told', () => {
  const sounds = provider.models().filter(({ craft }) => craft === 'sound')
  expect(sounds).toMatchObject([
    { id: 'eleven-sounds', capabilities: ['sound-effects'], seconds: { least: 0.5, most: 30 } },
    { id: 'eleven-music', capabilities: ['music'], seconds: { least: 3, most: 600 } },
  ])
  const order = { model: 'eleven-music', prompt: '', seconds: 100, loops: false }
  expect(provider.costOf?.('sound', order)).toBeCloseTo(1.4)
})

test.each<[Outcome, Partial<ProviderError>]>([
  ['slow', { passing: true, isOutage: true, message: 'ElevenLabs took too long.' }],
  ['busy', { passing: true, message: 'ElevenLabs has too much to do just now.' }],
  ['refused', { passing: false, why: 'policy' }],
  ['half', { passing: true, isOutage: true, message: 'ElevenLabs sent something that is not a whole sound.' }],
  ['wrong type', { passing: true, isOutage: true, message: 'ElevenLabs sent something that is not a whole sound.' }],
  ['dead', { passing: true, isOutage: true, message: 'ElevenLabs could not be reached.' }],
  ['broken', { passing: true, isOutage: true, message: 'ElevenLabs had trouble making the sound.' }],
])('what comes of one that is %s is told, and stays out of the log', async (what, told) => {
  outcome = what
  const fault = await make({ prompt: 'a whispered secret' })?.catch((error: unknown) => error)
  outcome = 'sound'
  expect(fault).toBeInstanceOf(ProviderError)
  expect(fault).toMatchObject(told)
  expect(String((fault as ProviderError).cause)).not.toMatch(/whispered|a-key-of/)
  // It is there again: else so many faults in a row would have it left alone.
  await make({})
})

test('a person’s own key pays for theirs, and a wrong one is told to them', async () => {
  const other = open('a-wrong-key-of-the-house')
  expect(await make({ ownKey: KEY }, other)).toMatchObject({ mediaType: 'audio/mpeg' })
  const fault = await make({ ownKey: 'a-lapsed-key-0123456' })?.catch((error: unknown) => error)
  expect(fault).toMatchObject({ passing: false, why: 'own key' })
  expect(String((fault as ProviderError).cause)).not.toContain('a-lapsed-key')
})
