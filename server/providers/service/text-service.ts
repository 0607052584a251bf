import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Provider } from '../provider.ts'
import { makeText } from '../sdk/others.ts'
import { fetchFrom } from './fetch.ts'
import { openGuard } from './guard.ts'
import type { TextSettings } from './text-settings.ts'

/** Its address may be a machine of the house's own, or a gateway: nobody else's to know. */
const name = 'Text service'

/** Longest answer that is read. */
const ANSWER_BYTES_MAX = 1024 * 1024

/** An OpenAI-compatible chat service, asked through the AI SDK for structured output. */
export function openTextService({ url, key, model, timeout, atOnce }: TextSettings): Provider {
  const guard = openGuard({ name, atOnce, timeout })
  const sdk = createOpenAICompatible({
    name: 'text',
    baseURL: url,
    apiKey: key,
    supportsStructuredOutputs: true,
    fetch: fetchFrom([url], ANSWER_BYTES_MAX),
  })
  // Apart from the models of companies, which may be called the same.
  const id = `text-${model.toLowerCase().replace(/[^a-z0-9.]+/g, '-')}`
  return {
    name,
    terms: { atOnce, timeout },
    models: () => [
      {
        craft: 'text',
        id,
        name: model,
        provider: name,
        description: 'Tells prose around the workshop’s numbers.',
        strengths: ['Prose'],
        speed: 10_000,
        isAnswering: guard.isAnswering(),
        capabilities: ['text'],
        licence: '',
        sentTo: '',
        rate: 0,
      },
    ],
    make: {
      text: (order, watcher) =>
        guard.order(
          { thing: 'text', secrets: [key ?? '', order.prompt, order.instructions], watcher, isOwn: false },
          (signal) => makeText({ name }, { serviceId: model }, { text: (id) => sdk.chatModel(id) }, order, signal),
        ),
    },
    close: async () => undefined,
  }
}
