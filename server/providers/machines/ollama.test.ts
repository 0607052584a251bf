import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OllamaStandIn, openOllamaStandIn, type Written } from '../../testing/ollama.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { openWatcher } from '../../testing/watcher.ts'
import { type Provider, ProviderError } from '../provider.ts'
import { openTextModel } from '../service/text-model.ts'
import { plainService } from '../services-file.ts'
import { openOllama } from './ollama.ts'

let machine: OllamaStandIn
let provider: Provider
beforeAll(async () => {
  machine = await openOllamaStandIn()
  provider = await openOllama({ url: machine.url, entry: { ...plainService, timeout: 1 } }, quietLog)
})
afterAll(async () => {
  await provider.close()
  await machine.close()
})

const schema = { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] }
const order = { model: 'ollama-llama3-2-latest', instructions: 'One word.', prompt: 'What is lit at night?' }
const write = (more: object = {}) => provider.make.text?.({ ...order, ...more }, openWatcher())

test('the text models that it has are on offer, those that only count words are not', () => {
  expect(provider.models()).toMatchObject([
    { id: 'ollama-llama3-2-latest', name: 'llama3.2', craft: 'text', sentTo: '', rate: 0 },
    { id: 'ollama-qwen3-8b', name: 'qwen3:8b' },
  ])
})

test('the operator may name which, and how they are called', async () => {
  const models = [{ id: 'qwen3-8b', name: 'The teller' }]
  const one = await openOllama({ url: machine.url, entry: { ...plainService, models } }, quietLog)
  expect(one.models()).toMatchObject([{ id: 'ollama-qwen3-8b', name: 'The teller' }])
  await one.close()
})

test('it is asked for whole answers, and in a shape where one is wanted', async () => {
  expect(await write()).toEqual({ text: 'A lantern.' })
  expect(machine.ordered().at(-1)).toEqual({
    model: 'llama3.2:latest',
    stream: false,
    messages: [
      { role: 'system', content: 'One word.' },
      { role: 'user', content: 'What is lit at night?' },
    ],
  })
  machine.write(() => '{"word":"lantern"}')
  expect(await write({ schema })).toEqual({ text: '{"word":"lantern"}' })
  expect(machine.ordered().at(-1)).toMatchObject({ format: schema })
})

test.each<[Written, Partial<ProviderError>]>([
  ['slow', { passing: true, isOutage: true, message: 'Ollama took too long.' }],
  ['busy', { passing: true, message: 'Ollama has too much to do just now.' }],
  ['refused', { passing: false, message: 'Ollama could not take this request. Choose another style.' }],
  ['half', { passing: true, message: 'Ollama sent something that is not a whole text.' }],
  ['no json', { passing: true, message: 'Ollama sent something that is not a whole text.' }],
  ['wrong type', { passing: true, message: 'Ollama sent something that is not a whole text.' }],
  ['dead', { passing: true, isOutage: true, message: 'Ollama could not be reached.' }],
  ['broken', { passing: true, isOutage: true, message: 'Ollama had trouble making the text.' }],
])('what comes of one that is %s is told, and stays out of the log', async (outcome, told) => {
  machine.script(outcome)
  const fault = await write({ schema })?.catch((error: unknown) => error)
  machine.script('words')
  expect(fault).toBeInstanceOf(ProviderError)
  expect(fault).toMatchObject(told)
  expect(String((fault as ProviderError).cause)).not.toMatch(/lit at night|Once upon/)
  // It is there again: else so many faults in a row would have it left alone.
  await write()
})

test('it tells sheets in other words', async () => {
  machine.write(({ messages }) => {
    const { texts } = JSON.parse(messages[1]?.content ?? '{}') as { texts: { key: string; text: string }[] }
    return JSON.stringify({ texts: texts.map(({ key, text }) => ({ key, text: `${text} So it is told.` })) })
  })
  const [model] = provider.models()
  const make = provider.make.text
  const teller = openTextModel({ timeout: 5000, choose: () => model && make && { model, make } })
  const told = await teller.retell({ kind: 'Tavern', prompt: '', texts: { a: 'It rains.' } }, AbortSignal.timeout(5000))
  expect(told).toEqual({ a: 'It rains. So it is told.' })
})

test('a machine that is not there has nothing on offer, and is asked again later', async () => {
  const away = await openOllama({ url: 'http://127.0.0.1:9', entry: plainService }, quietLog)
  expect(away.models()).toEqual([])
  await away.close()
})
