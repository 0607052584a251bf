import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { GuideKind } from '../../../../contract/capabilities.ts'
import { baseOfName, notedIn } from '../../../../contract/safetensors.ts'
import {
  type EnlargementOrder,
  GivenUp,
  type HeldLora,
  type MadeImage,
  type MadePicture,
  type PictureOrder,
  type Provider,
  ProviderError,
  type Watcher,
} from '../../provider.ts'
import { AnswerError } from '../../service/answers.ts'
import { openGuard } from '../../service/guard.ts'
import { enlargedFrom, pictureFrom, sizeOf } from '../../service/picture.ts'
import { keptWhenCut, wordingOf } from '../../service/prompts.ts'
import type { ServiceEntry } from '../../services-file.ts'
import { openAsking } from '../asking.ts'
import { openFound } from '../found.ts'
import { enlargingOf, lorasFor, offeredOf, type Painter } from '../models.ts'
import { filled, readWorkflows, type Slots, type WorkflowName } from './workflow.ts'

export interface ComfyUISettings {
  url: string
  entry: ServiceEntry
}

const NAME = 'ComfyUI'
/** How often it is asked whether a job is done, ms: the socket tells of progress, and may break. */
const PAUSE = 1000

/** github.com/comfyanonymous/ComfyUI/blob/master/server.py, its routes. */
const Queued = z.object({ prompt_id: z.string() })
const Uploaded = z.object({ name: z.string(), subfolder: z.string().default('') })
const Output = z.object({ filename: z.string(), subfolder: z.string().default(''), type: z.string().default('output') })
const Entry = z.object({
  status: z.object({ status_str: z.string(), messages: z.unknown() }).partial().optional(),
  outputs: z.record(z.string(), z.object({ images: z.array(Output).optional() })),
})
const History = z.record(z.string(), Entry)
const QueueItem = z.tuple([z.number(), z.string()]).rest(z.unknown())
const Queue = z.object({ queue_running: z.array(QueueItem), queue_pending: z.array(QueueItem) })
/** What a node may be given: the names of files on the machine, for those inputs that choose among some. */
const NodeInfo = z.record(
  z.string(),
  z.object({ input: z.object({ required: z.record(z.string(), z.tuple([z.unknown()]).rest(z.unknown())) }) }),
)
/** What the socket says of a job. */
const Said = z.object({
  type: z.string(),
  data: z.object({ prompt_id: z.string(), value: z.number(), max: z.number() }).partial(),
})

/** What its trainer left in a file. */
const Notes = z.record(z.string(), z.unknown())

const Kept = z.object({ comfyui: z.string() })

const controlNames: Record<GuideKind, RegExp> = { depth: /depth/i, lines: /canny|lineart|scribble/i, pose: /pose/i }
const guideKinds = Object.keys(controlNames) as GuideKind[]

interface Has {
  checkpoints: string[]
  controlNets: string[]
  upscaleModels: string[]
  loras: HeldLora[]
}

function workflowFor({ mask, guides, from, loras }: PictureOrder): WorkflowName {
  if (mask) return 'masked'
  const isWorn = loras !== undefined && loras.length > 0
  if (guides && guides.length > 0) return isWorn ? 'guided-lora' : 'guided'
  if (from) return 'from-picture'
  return isWorn ? 'lora' : 'plain'
}

/** ComfyUI on a machine of one's own. Throws WorkflowError for workflows that cannot be used. */
export async function openComfyUI({ url, entry }: ComfyUISettings, log: Logger): Promise<Provider> {
  const workflows = readWorkflows(entry.workflows)
  const asking = openAsking(url)
  const terms = { atOnce: entry.atOnce, timeout: entry.timeout * 1000 }
  const guard = openGuard({ name: NAME, ...terms })

  async function choices(node: string, input: string, signal: AbortSignal): Promise<string[]> {
    const info = await asking.ask(NodeInfo, 'GET', `/object_info/${node}`, { signal })
    return z.array(z.string()).catch([]).parse(info[node]?.input.required[input]?.[0])
  }
  /** What its notes say is asked once for each: a machine may have hundreds. */
  const noted = new Map<string, z.infer<typeof Notes>>()
  async function heldLoras(signal: AbortSignal): Promise<HeldLora[]> {
    const names = await choices('LoraLoader', 'lora_name', signal)
    const held: HeldLora[] = []
    for (const reference of names) {
      const notes = noted.get(reference) ?? (await notesOf(reference, signal))
      if (notes) noted.set(reference, notes)
      const said = notedIn(notes ?? {})
      held.push({ reference, ...said, ...(said.base === 'unknown' && { base: baseOfName(reference) ?? 'unknown' }) })
    }
    return held
  }
  /** Undefined where it did not come to an answer: then it is asked for again at the next look. */
  const notesOf = (reference: string, signal: AbortSignal) =>
    asking
      .ask(Notes, 'GET', `/view_metadata/loras?${new URLSearchParams({ filename: reference })}`, { signal })
      .catch((error: unknown) => {
        // Of a file without notes it answers 404.
        const hasNone = error instanceof AnswerError && error.status === 404
        return hasNone ? {} : undefined
      })

  const found = await openFound<Has>(
    NAME,
    { checkpoints: [], controlNets: [], upscaleModels: [], loras: [] },
    async (signal) => ({
      checkpoints: await choices('CheckpointLoaderSimple', 'ckpt_name', signal),
      controlNets: await choices('ControlNetLoader', 'control_net_name', signal),
      upscaleModels: await choices('UpscaleModelLoader', 'model_name', signal),
      loras: await heldLoras(signal),
    }),
    log,
  )
  const controlFor = (kind: GuideKind) => found.now().controlNets.find((name) => controlNames[kind].test(name))

  function painters(): Painter[] {
    const guides = guideKinds.filter((kind) => controlFor(kind) !== undefined)
    return found.now().checkpoints.map((reference) => ({
      reference,
      name: reference.replace(/\.\w+$/, '').replaceAll('_', ' '),
      capabilities: [
        'text-to-image',
        'image-to-image',
        'inpainting',
        'lora',
        ...(guides.length > 0 ? ['guided' as const] : []),
      ],
      guides,
      description: 'A model on a machine of this site’s own. Your words stay in the house.',
      strengths: [
        'The same seed, the same picture',
        'Words stay in the house',
        ...(guides.length > 0 ? ['Painting over a drawing'] : []),
      ],
      loras: lorasFor(reference, 1),
      speed: 15_000,
      licence: '',
    }))
  }
  const service = () => ({
    id: 'comfyui',
    name: NAME,
    // Its address is the house's own, and nobody else's to know.
    sentTo: '',
    isAnswering: guard.isAnswering(),
    hearsNegative: true,
  })
  const offered = () => offeredOf(service(), painters(), entry)

  /** Puts a picture on the machine; resolves to what a workflow calls it. */
  async function upload(png: Buffer, signal: AbortSignal): Promise<string> {
    const form = new FormData()
    form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), `lanternkeep-${randomUUID()}.png`)
    form.set('type', 'input')
    const { name, subfolder } = await asking.send(Uploaded, '/upload/image', form, signal)
    return subfolder === '' ? name : `${subfolder}/${name}`
  }

  /** Tells of progress, as the socket says it, until it is closed. One that breaks costs only that. */
  function listen(client: string, job: () => string | undefined, watcher: Watcher): () => void {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws?clientId=${client}`)
    socket.addEventListener('message', ({ data }) => {
      // Its other messages are previews, in bytes.
      if (typeof data !== 'string') return
      const said = Said.safeParse(parsed(data)).data
      if (said?.type !== 'progress' || said.data.prompt_id !== job()) return
      const { value = 0, max = 1 } = said.data
      watcher.progress(0.1 + 0.8 * (value / Math.max(1, max)), `Painting, step ${value} of ${max}`)
    })
    return () => socket.close()
  }

  /** Whose turn it is not yet is told so; one that is nowhere was lost when the machine started anew. */
  async function lookInLine(job: string, watcher: Watcher, signal: AbortSignal): Promise<void> {
    const queue = await asking.ask(Queue, 'GET', '/queue', { signal })
    if (queue.queue_running.some(([, id]) => id === job)) return
    const before = queue.queue_pending.filter(([number, id]) => id !== job && number < place(queue, job)).length
    if (!queue.queue_pending.some(([, id]) => id === job)) {
      // Between the two looks it may have come to its end.
      if (await outputsOf(job, signal)) return
      throw new AnswerError(500, 'The machine does not know the job any more')
    }
    watcher.progress(0.05, `In line at ${NAME}: ${before + queue.queue_running.length} before it`)
  }
  const place = ({ queue_pending }: z.infer<typeof Queue>, job: string) =>
    queue_pending.find(([, id]) => id === job)?.[0] ?? 0

  async function outputsOf(job: string, signal: AbortSignal) {
    const history = await asking.ask(History, 'GET', `/history/${job}`, { signal })
    const entry = history[job]
    if (entry?.status?.status_str === 'error') throw new AnswerError(500, 'The workflow broke')
    return entry && Object.values(entry.outputs).flatMap(({ images = [] }) => images)
  }

  async function stop(job: string) {
    await asking.tell('POST', '/queue', { delete: [job] })
    // It stops what runs: only if that is this job.
    const queue = await asking
      .ask(Queue, 'GET', '/queue', { signal: AbortSignal.timeout(PAUSE) })
      .catch(() => undefined)
    if (queue?.queue_running.some(([, id]) => id === job)) await asking.tell('POST', '/interrupt', { prompt_id: job })
  }

  /** The picture that a workflow makes, ordered once however many attempts wait for it. */
  async function run(
    name: WorkflowName,
    slots: () => Promise<Slots>,
    watcher: Watcher,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const client = randomUUID()
    let job = Kept.safeParse(await watcher.job.kept()).data?.comfyui
    const close = listen(client, () => job, watcher)
    const onAbort = () => {
      if (job !== undefined && signal.reason instanceof GivenUp) void stop(job)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      if (job === undefined) {
        const prompt = filled(workflows[name], await slots())
        job = (await asking.ask(Queued, 'POST', '/prompt', { body: { prompt, client_id: client }, signal })).prompt_id
        await watcher.job.keep({ comfyui: job })
        if (signal.aborted) onAbort()
      }
      for (;;) {
        const outputs = await outputsOf(job, signal)
        const result = outputs?.find(({ type }) => type === 'output') ?? outputs?.[0]
        if (result) return await asking.bytes(`/view?${new URLSearchParams(result)}`, signal)
        if (outputs) throw new AnswerError(500, 'The workflow ended without a picture')
        await lookInLine(job, watcher, signal)
        await sleep(PAUSE, undefined, { signal })
      }
    } finally {
      signal.removeEventListener('abort', onAbort)
      close()
    }
  }

  async function paint(order: PictureOrder, watcher: Watcher, signal: AbortSignal): Promise<MadePicture> {
    const one = offered().find(({ model }) => model.id === order.model)
    if (!one) throw new Error(`${NAME} does not offer ${order.model}`)
    const words = wordingOf(order, { manner: 'tags', hearsNegative: true })
    const { width, height, seed } = order
    const [guide] = order.guides ?? []
    const [lora] = order.loras ?? []
    const controlNet = guide && controlFor(guide.kind)
    if (guide && controlNet === undefined) {
      throw new ProviderError(`${NAME} has nothing here that paints over ${guide.kind}. Choose another style.`, {
        passing: false,
      })
    }
    const slots = async (): Promise<Slots> => ({
      checkpoint: one.painter.reference,
      ...words,
      width,
      height,
      seed,
      strength: order.from?.strength ?? 1,
      ...(order.from && { from: await upload(order.from.bytes, signal) }),
      ...(order.mask && { mask: await upload(order.mask, signal) }),
      ...(guide && {
        guide: await upload(guide.bytes, signal),
        guideWeight: guide.weight,
        controlNet: controlNet ?? '',
      }),
      ...(lora && { lora: lora.reference, loraWeight: lora.weight }),
    })
    const sent = await run(workflowFor(order), slots, watcher, signal)
    const picture = await pictureFrom(sent, order, keptWhenCut(order))
    return { ...picture, understood: [], unused: [], sent: { ...words, width, height, seed } }
  }

  async function enlarge(order: EnlargementOrder, watcher: Watcher, signal: AbortSignal): Promise<MadeImage> {
    const [upscaleModel] = found.now().upscaleModels
    const size = await sizeOf(order.picture)
    const slots = async (): Promise<Slots> => ({
      from: await upload(order.picture, signal),
      upscaleModel: upscaleModel ?? '',
      width: Math.round(size.width * order.factor),
      height: Math.round(size.height * order.factor),
    })
    return enlargedFrom(await run('upscale', slots, watcher, signal))
  }

  return {
    name: NAME,
    terms,
    models: () => [
      ...offered().map(({ model }) => model),
      ...enlargingOf(service(), found.now().upscaleModels[0]?.replace(/\.\w+$/, '')),
    ],
    heldLoras: () => found.seen()?.loras,
    make: {
      picture: (order, watcher) =>
        guard.order(
          { thing: 'picture', secrets: [order.prompt, order.negativePrompt], watcher, isOwn: false },
          (signal) => paint(order, watcher, signal),
        ),
      enlargement: (order, watcher) =>
        guard.order({ thing: 'picture', secrets: [order.prompt], watcher, isOwn: false }, (signal) =>
          enlarge(order, watcher, signal),
        ),
    },
    close: async () => found.close(),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
