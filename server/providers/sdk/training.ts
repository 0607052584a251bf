import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeZip } from 'client-zip'
import * as z from 'zod'
import type { TrainingOrder, Watcher } from '../provider.ts'
import { AnswerError, answerOf, jsonOf } from '../service/answers.ts'
import { type JobProtocol, rememberingFetch } from '../service/remembering-fetch.ts'
import { safetensorsIn } from './tar.ts'
import type { TrainingListing } from './vendor.ts'

/** What a trainer is told beside the order. */
export interface TrainingCall {
  listing: TrainingListing
  order: TrainingOrder
  key: string
  /** Where the company is asked. */
  baseURL: string
  /** Reaches the company's own hosts alone. */
  fetch: typeof fetch
  signal: AbortSignal
  watcher: Watcher
}

/** Trains, and resolves to the LoRA's file, a little at a time. */
export type Train = (call: TrainingCall) => Promise<Readable>

/** How long before it is asked again how far a training is, ms: soon at first, then less often, for it takes minutes. */
const pauseAfter = (looks: number) => Math.min(5000, 500 * looks)
const STEPS = 1000
const RANK = 16

/** The pictures beside their captions, as trainers take them: 01.jpg and 01.txt. The word that is to call it stands in each. */
async function zipOf({ pictures, trigger }: TrainingOrder): Promise<Buffer> {
  const files = pictures.flatMap(({ bytes, caption }, position) => {
    const name = String(position + 1).padStart(2, '0')
    return [
      { name: `${name}.jpg`, input: new Uint8Array(bytes) },
      {
        name: `${name}.txt`,
        input: caption.includes(trigger) ? caption : [trigger, caption].filter(Boolean).join(', '),
      },
    ]
  })
  return Buffer.from(await new Response(makeZip(files)).arrayBuffer())
}

const json = (key: string, body?: unknown): RequestInit => ({
  method: body === undefined ? 'GET' : 'POST',
  headers: {
    authorization: key,
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

async function streamAt(fetch: typeof globalThis.fetch, url: string, signal: AbortSignal): Promise<Readable> {
  const answer = await answerOf(fetch(url, { signal }))
  if (!answer.body) throw new AnswerError(answer.status, 'The file is empty')
  return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>, { signal })
}

/** How far a trainer is, by the progress bars in its log: " 60%|██████    | 600/1000". */
const percentIn = (logs: string) => Number([...logs.matchAll(/(\d{1,3})%\|/g)].at(-1)?.[1] ?? 0) / 100

/** fal.ai/models/fal-ai/flux-lora-fast-training/api, through docs.fal.ai/model-apis/model-endpoints/queue. */
const FalOrder = z.object({ status_url: z.url(), response_url: z.url(), cancel_url: z.url().optional() })
const FalStatus = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  queue_position: z.number().optional(),
  logs: z.array(z.object({ message: z.string() })).nullish(),
})
const FalResult = z.object({ diffusers_lora_file: z.object({ url: z.url() }) })

const falJobs: JobProtocol = {
  isOrder: (url, init) => init?.method === 'POST' && !url.pathname.includes('/requests/'),
  stateOf(answer) {
    const state = FalStatus.safeParse(answer).data
    if (state?.status === 'IN_QUEUE')
      return { fraction: 0, stage: `In line at fal, ${state.queue_position ?? 0} before it` }
    if (state?.status !== 'IN_PROGRESS') return undefined
    const said = (state.logs ?? []).map(({ message }) => message).join('\n')
    return { fraction: percentIn(said), stage: 'fal is training' }
  },
  stopOf(order) {
    const url = FalOrder.safeParse(order).data?.cancel_url
    return url === undefined ? undefined : { url, method: 'PUT' }
  },
}

export const trainAtFal: Train = async ({ listing, order, key, baseURL, fetch, signal, watcher }) => {
  const jobs = rememberingFetch(fetch, falJobs, watcher, signal)
  const told = `Key ${key}`
  const input = async () => ({
    images_data_url: `data:application/zip;base64,${(await zipOf(order)).toString('base64')}`,
    trigger_word: order.trigger,
    steps: STEPS,
    is_style: order.subject === 'style',
    create_masks: order.subject === 'person',
  })
  // What is under way is not packed and sent again.
  const isUnderWay = (await watcher.job.kept()) !== undefined
  const asked = json(told, isUnderWay ? {} : await input())
  const queue = baseURL.replace('https://fal.run', 'https://queue.fal.run')
  const ordered = FalOrder.parse(await jsonOf(jobs(`${queue}/${listing.serviceId}`, { ...asked, signal })))
  const look = { ...json(told), signal }
  for (let looks = 1; ; looks++) {
    const { status } = FalStatus.parse(await jsonOf(jobs(`${ordered.status_url}?logs=1`, look)))
    if (status === 'COMPLETED') break
    await sleep(pauseAfter(looks), undefined, { signal })
  }
  const { diffusers_lora_file: file } = FalResult.parse(await jsonOf(jobs(ordered.response_url, look)))
  watcher.progress(0.92, 'Fetching the LoRA')
  return streamAt(fetch, file.url, signal)
}

/** replicate.com/docs/reference/http: files, account, models, trainings; replicate.com/ostris/flux-dev-lora-trainer/train. */
const Uploaded = z.object({ urls: z.object({ get: z.url() }) })
const Account = z.object({ username: z.string() })
const Trainer = z.object({ latest_version: z.object({ id: z.string() }) })
const Training = z.object({
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled']),
  error: z.unknown().optional(),
  logs: z.string().nullish(),
  output: z.object({ weights: z.url() }).nullish(),
  urls: z.object({ get: z.url(), cancel: z.url().optional() }),
})
/** The model of the account's that trainings are put into: Replicate wants one to be there. */
const DESTINATION = 'lanternkeep-loras'

const replicateJobs: JobProtocol = {
  isOrder: (url, init) => init?.method === 'POST' && url.pathname.endsWith('/trainings'),
  stateOf(answer) {
    const training = Training.safeParse(answer).data
    if (!training) return undefined
    const { status, error, logs } = training
    if (status === 'failed')
      return { failure: String(error ?? ''), isRefused: /nsfw|safety|sensitive/i.test(String(error)) }
    if (status === 'canceled') return { failure: 'It was stopped' }
    if (status === 'starting') return { fraction: 0, stage: 'Replicate is starting the trainer' }
    return { fraction: percentIn(logs ?? ''), stage: 'Replicate is training' }
  },
  stopOf(order) {
    const url = Training.safeParse(order).data?.urls.cancel
    return url === undefined ? undefined : { url, method: 'POST' }
  },
}

/** A place in the account for what is trained; that it is there already is no fault. */
async function destinationOf({ baseURL, fetch, signal, key }: TrainingCall): Promise<string> {
  const told = `Bearer ${key}`
  const { username } = Account.parse(await jsonOf(fetch(`${baseURL}/account`, { ...json(told), signal })))
  const model = { owner: username, name: DESTINATION, visibility: 'private', hardware: 'cpu' }
  await answerOf(fetch(`${baseURL}/models`, { ...json(told, model), signal })).catch((error: unknown) => {
    if (!(error instanceof AnswerError) || error.status !== 409) throw error
  })
  return `${username}/${DESTINATION}`
}

export const trainAtReplicate: Train = async (call) => {
  const { listing, order, key, baseURL, fetch, signal, watcher } = call
  const told = `Bearer ${key}`
  const jobs = rememberingFetch(fetch, replicateJobs, watcher, signal)
  const trainerAt = `${baseURL}/models/${listing.serviceId}`

  async function ordered() {
    // What is under way is not packed and sent again.
    if ((await watcher.job.kept()) !== undefined) return jobs(`${trainerAt}/trainings`, { ...json(told, {}), signal })
    const form = new FormData()
    form.set('content', new Blob([new Uint8Array(await zipOf(order))], { type: 'application/zip' }), 'pictures.zip')
    const sent = { method: 'POST', headers: { authorization: told }, body: form, signal }
    const { urls } = Uploaded.parse(await jsonOf(fetch(`${baseURL}/files`, sent)))
    const destination = await destinationOf(call)
    const { latest_version: version } = Trainer.parse(await jsonOf(fetch(trainerAt, { ...json(told), signal })))
    const input = {
      input_images: urls.get,
      trigger_word: order.trigger,
      steps: STEPS,
      lora_rank: RANK,
      autocaption: false,
    }
    return jobs(`${trainerAt}/versions/${version.id}/trainings`, { ...json(told, { destination, input }), signal })
  }

  const { urls } = Training.parse(await jsonOf(ordered()))
  for (let looks = 1; ; looks++) {
    const { status, output } = Training.parse(await jsonOf(jobs(urls.get, { ...json(told), signal })))
    if (status === 'succeeded') {
      if (!output) throw new AnswerError(200, 'The training ended without weights')
      watcher.progress(0.92, 'Fetching the LoRA')
      return safetensorsIn(await streamAt(fetch, output.weights, signal))
    }
    await sleep(pauseAfter(looks), undefined, { signal })
  }
}
