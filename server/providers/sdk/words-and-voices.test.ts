import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWatcher } from '../../testing/watcher.ts'
import { ProviderError } from '../provider.ts'
import { openVendor } from './sdk.ts'
import type { Vendor } from './vendor.ts'
import { openai } from './vendors/openai.ts'
import { deepgram, elevenlabs } from './vendors/voices.ts'

const SOUND = Buffer.from('ID3\u0004 a voice', 'latin1')
const SAID = 'The bridge is out.'

/** Answers of each company to its calls of speech, transcription and words, as its documentation has them. */
const answers: [RegExp, unknown][] = [
  [/^POST \/v1\/audio\/speech$/, SOUND],
  [/^POST \/v1\/audio\/transcriptions$/, { text: SAID }],
  [
    /^POST \/v1\/chat\/completions$/,
    {
      id: 'c1',
      object: 'chat.completion',
      created: 1_767_225_600,
      model: 'gpt-5-mini',
      choices: [{ index: 0, message: { role: 'assistant', content: 'A lantern.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 },
    },
  ],
  [/^POST \/v1\/text-to-speech\/voice-1/, SOUND],
  [
    /^POST \/v1\/speech-to-text$/,
    {
      language_code: 'en',
      language_probability: 1,
      text: SAID,
      words: [{ text: SAID, type: 'word', start: 0, end: 1.5 }],
    },
  ],
  [/^POST \/v1\/speak/, SOUND],
  [
    /^POST \/v1\/listen/,
    {
      metadata: { duration: 1.5 },
      results: {
        channels: [
          {
            alternatives: [
              { transcript: SAID, words: [{ word: 'bridge', start: 0.1, end: 0.6, punctuated_word: 'bridge' }] },
            ],
          },
        ],
      },
    },
  ],
]

const asked: string[] = []
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const call = `${request.method} ${request.url}`
      asked.push(`${call} ${body.toString('latin1')}`)
      const keys = JSON.stringify(request.headers)
      const [, answer] = answers.find(([path]) => path.test(call)) ?? []
      if (!keys.includes('a-key')) return response.writeHead(401, { 'content-type': 'application/json' }).end('{}')
      if (answer === undefined) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
      const isSound = Buffer.isBuffer(answer)
      response.writeHead(200, { 'content-type': isSound ? 'audio/mpeg' : 'application/json' })
      return response.end(isSound ? answer : JSON.stringify(answer))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = (vendor: Vendor, path: string, key = 'a-key') =>
  openVendor(vendor, {
    key,
    url: origin + path,
    offered: vendor.listings.map((listing) => ({ listing })),
    atOnce: 2,
    timeout: 5000,
  })

const companies: [string, Vendor, string][] = [
  ['OpenAI', openai, '/v1'],
  ['ElevenLabs', elevenlabs, ''],
  ['Deepgram', deepgram, ''],
]
const modelOf = (vendor: Vendor, craft: string) => vendor.listings.find((listing) => listing.craft === craft)?.id ?? ''

test.each(companies)('%s speaks in the voice that is asked for', async (_, vendor, path) => {
  const model = modelOf(vendor, 'speech')
  const order = { model, text: 'Halt! Who goes there?', voice: 'voice-1', manner: '', speed: 1 }
  const made = await open(vendor, path).make.speech?.(order, openWatcher())
  expect(made?.bytes.equals(SOUND)).toBe(true)
  expect(made?.mediaType).toBe('audio/mpeg')
  expect(asked.at(-1)).toContain('Who goes there?')
  expect(asked.at(-1)).toContain('voice-1')
})

test.each(companies)('%s writes down what is said', async (_, vendor, path) => {
  const order = { model: modelOf(vendor, 'transcript'), recording: SOUND, mediaType: 'audio/mpeg' }
  expect(await open(vendor, path).make.transcript?.(order, openWatcher())).toMatchObject({ text: SAID })
})

test('words come of words', async () => {
  const order = { model: modelOf(openai, 'text'), instructions: 'One word.', prompt: 'What is lit at night?' }
  expect(await open(openai, '/v1').make.text?.(order, openWatcher())).toEqual({ text: 'A lantern.' })
  expect(asked.at(-1)).toContain('What is lit at night?')
})

test.each(companies)(
  'a wrong key of %s is told as the operator’s to mend, and stays out of the log',
  async (name, vendor, path) => {
    const order = {
      model: modelOf(vendor, 'speech'),
      text: 'a whispered secret',
      voice: 'voice-1',
      manner: '',
      speed: 1,
    }
    const fault = await open(vendor, path, 'another')
      .make.speech?.(order, openWatcher())
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ProviderError)
    expect(fault).toMatchObject({
      passing: false,
      message: `${name} is not available here at present. Choose another style.`,
    })
    expect(String((fault as ProviderError).cause)).not.toMatch(/whispered|another/)
  },
)
