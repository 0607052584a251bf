import type { Logger } from 'pino'
import * as z from 'zod'
import type { TextModel } from '../../../contract/models.ts'
import type { Provider, TextOrder } from '../provider.ts'
import { AnswerError } from '../service/answers.ts'
import { openGuard } from '../service/guard.ts'
import type { ServiceEntry } from '../services-file.ts'
import { openAsking } from './asking.ts'
import { openFound } from './found.ts'
import { slugOf } from './models.ts'

export interface OllamaSettings {
  url: string
  entry: ServiceEntry
}

const NAME = 'Ollama'

/** docs.ollama.com/api/tags and docs.ollama.com/api/chat */
const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      details: z.object({ family: z.string().nullish(), parameter_size: z.string().nullish() }).nullish(),
    }),
  ),
})
const Answer = z.object({
  message: z.object({ content: z.string() }),
  done: z.boolean(),
  done_reason: z.string().optional(),
})
type Tag = z.infer<typeof Tags>['models'][number]

/** Those that turn texts into numbers and write none. */
const isWriter = ({ name, details }: Tag) => !/embed|minilm|bge-/i.test(name) && !/bert/i.test(details?.family ?? '')

/** Text models on a machine of one's own. */
export async function openOllama({ url, entry }: OllamaSettings, log: Logger): Promise<Provider> {
  const asking = openAsking(url)
  const terms = { atOnce: entry.atOnce, timeout: entry.timeout * 1000 }
  const guard = openGuard({ name: NAME, ...terms })
  const found = await openFound<Tag[]>(
    NAME,
    [],
    async (signal) => (await asking.ask(Tags, 'GET', '/api/tags', { signal })).models.filter(isWriter),
    log,
  )

  function offered(): { model: TextModel; tag: Tag }[] {
    return found.now().flatMap((tag) => {
      const id = `ollama-${slugOf(tag.name)}`
      const named = entry.models?.find((one) => [id, slugOf(tag.name)].includes(one.id))
      if (entry.models && !named) return []
      const size = tag.details?.parameter_size
      const model: TextModel = {
        craft: 'text',
        id,
        name: (named && 'name' in named ? named.name : undefined) ?? tag.name.replace(/:latest$/, ''),
        provider: NAME,
        description: `A text model${size ? ` of ${size} parameters` : ''} on a machine of this site’s own. Your words stay in the house.`,
        strengths: ['Words stay in the house'],
        speed: 15_000,
        isAnswering: guard.isAnswering(),
        capabilities: ['text'],
        licence: '',
        // Its address is the house's own, and nobody else's to know.
        sentTo: '',
        rate: 0,
      }
      return [{ model, tag }]
    })
  }

  async function write(
    { model, instructions, prompt, schema }: TextOrder,
    signal: AbortSignal,
  ): Promise<{ text: string }> {
    const one = offered().find((candidate) => candidate.model.id === model)
    if (!one) throw new Error(`${NAME} does not offer ${model}`)
    const body = {
      model: one.tag.name,
      stream: false,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: prompt },
      ],
      ...(schema && { format: schema }),
    }
    const { message, done, done_reason: why } = await asking.ask(Answer, 'POST', '/api/chat', { body, signal })
    if (!done || why === 'length') throw new AnswerError(200, 'The text breaks off')
    const text = message.content.trim()
    if (text === '') throw new AnswerError(200, 'The text is empty')
    if (schema && !isJson(text)) throw new AnswerError(200, 'The text is no JSON')
    return { text }
  }

  return {
    name: NAME,
    terms,
    models: () => offered().map(({ model }) => model),
    make: {
      text: (order, watcher) =>
        guard.order({ thing: 'text', secrets: [order.prompt, order.instructions], watcher, isOwn: false }, (signal) =>
          write(order, signal),
        ),
    },
    close: async () => found.close(),
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
