import * as z from 'zod'

/** An OpenAI-compatible text model that tells the workshop's sheets in its own words. */
export interface TextSettings {
  /** Base address, ending in /v1 with most services. */
  url: string
  /** Secret; sent to the service and nowhere else. */
  key?: string
  /** The service's own name for it. */
  model: string
  /** How long one sheet may take, ms; beyond it the sheet stays as the workshop wrote it. */
  timeout: number
  /** Sheets told at once, by one worker. */
  atOnce: number
}

/** The text model's part of the environment. */
export const textEnvironment = {
  /** An OpenAI-compatible chat service, up to and with /v1; left out: the workshop's own words. */
  TEXT_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/[?#]/.test(url) && !new URL(url).username, 'takes neither a query nor a password')
    .optional(),
  /** Sent as a bearer token; services of one's own often need none. */
  TEXT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'is made of visible ASCII characters')
    .optional(),
  /** The model to ask, as the service calls it. */
  TEXT_API_MODEL: z.string().trim().min(1).max(200).optional(),
  /** Which of the text models on offer tells sheets, by its id; "off": none; left out: the first. */
  TEXT_MODEL: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9.-]{0,99}$/, 'is the id of a text model, or off')
    .optional(),
  /** Seconds one sheet may take. */
  TEXT_API_TIMEOUT: z.coerce.number().min(1).max(120).default(30),
  /** Sheets one worker asks of it at once. */
  TEXT_API_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
}

const Environment = z.object(textEnvironment)

/** What of it makes no sense together, as the setting's name and a sentence. */
export function textContradiction(env: z.infer<typeof Environment>): [string, string] | undefined {
  if (env.TEXT_API_URL && !env.TEXT_API_MODEL)
    return ['TEXT_API_MODEL', 'is needed with TEXT_API_URL: say which model to ask']
  if (env.TEXT_API_MODEL && !env.TEXT_API_URL)
    return ['TEXT_API_URL', 'is needed with TEXT_API_MODEL: say where the service is']
  return undefined
}

/** How sheets are told by text models. */
export interface RetellingSettings {
  /** The id of the model that tells them; left out: the first on offer. */
  model?: string
  /** How long one sheet may take, ms. */
  timeout: number
}

/** Undefined: they stay as the workshop wrote them. */
export function retellingSettings(env: z.infer<typeof Environment>): RetellingSettings | undefined {
  const { TEXT_MODEL: model, TEXT_API_TIMEOUT: seconds } = env
  return model === 'off' ? undefined : { timeout: seconds * 1000, ...(model !== undefined && { model }) }
}

/** The model to ask, if one is configured. */
export function textSettings(env: z.infer<typeof Environment>): TextSettings | undefined {
  const { TEXT_API_URL: url, TEXT_API_MODEL: model } = env
  if (!url || !model) return undefined
  return {
    url: url.replace(/\/+$/, ''),
    key: env.TEXT_API_KEY,
    model,
    timeout: env.TEXT_API_TIMEOUT * 1000,
    atOnce: env.TEXT_API_CONCURRENCY,
  }
}
