import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as z from 'zod'
import { GivenUp, type MadePicture, type PictureOrder, type Provider, type Watcher } from '../provider.ts'
import { AnswerError, RefusedError } from '../service/answers.ts'
import { openGuard } from '../service/guard.ts'
import { pictureFrom } from '../service/picture.ts'
import { keptWhenCut, wordingOf } from '../service/prompts.ts'
import { type Asking, openAsking } from './asking.ts'
import { openFound } from './found.ts'
import { HORDE_ANONYMOUS, type HordeSettings } from './horde-settings.ts'
import { offeredOf, type Painter } from './models.ts'

const NAME = 'AI Horde'
/** How often it is asked how far a job is, ms: its rule is no more than once a second. */
const PAUSE = 2000
/** Models that at least so many volunteers serve: a rarer one may be gone before the work is done. */
const WORKERS_LEAST = 2
/** Most models on offer, the best served first. */
const MODELS_MOST = 8
/** What the anonymous may ask for, px: 576 square (aihorde.net/api, "Requests over this need kudos up front"). */
const PIXELS_ANONYMOUS = 576 * 576

/** aihorde.net/api/ (v2). */
const Models = z.array(
  z.object({ name: z.string(), count: z.number(), eta: z.number().optional(), type: z.string().optional() }),
)
const Ordered = z.object({ id: z.string() })
const Check = z.object({
  done: z.boolean(),
  faulted: z.boolean().default(false),
  is_possible: z.boolean().default(true),
  queue_position: z.number().default(0),
  wait_time: z.number().default(0),
  processing: z.number().default(0),
})
const Status = z.object({
  generations: z.array(z.object({ img: z.string(), censored: z.boolean().default(false) })),
})
const Kept = z.object({ horde: z.string() })

/** Sides as volunteers take them: of 64 px, and no more px than may be asked for. */
function sizeFor({ width, height }: { width: number; height: number }, isAnonymous: boolean) {
  const scale = isAnonymous ? Math.min(1, Math.sqrt(PIXELS_ANONYMOUS / (width * height))) : 1
  const side = (px: number) => Math.max(64, Math.floor((px * scale) / 64) * 64)
  return { width: side(width), height: side(height) }
}

/** The volunteers' crowd: machines of people all over the world, for nothing but patience. */
export async function openHorde({ url, key, entry }: HordeSettings, log: Logger): Promise<Provider> {
  const askingWith = (apikey: string) => openAsking(url, { apikey, 'client-agent': 'lanternkeep:0.1.0:none' })
  const asking = askingWith(key)
  const terms = { atOnce: entry.atOnce, timeout: entry.timeout * 1000 }
  const guard = openGuard({ name: NAME, ...terms })
  const found = await openFound<z.infer<typeof Models>>(
    NAME,
    [],
    (signal) => asking.ask(Models, 'GET', '/v2/status/models?type=image', { signal }),
    log,
  )

  const isAnonymous = ({ ownKey }: PictureOrder) => (ownKey ?? key) === HORDE_ANONYMOUS

  function painters(): Painter[] {
    const served = found
      .now()
      .filter(({ count }) => count >= WORKERS_LEAST)
      .sort((a, b) => b.count - a.count)
    // Those the operator names are offered however few serve them.
    const listed = entry.models ? found.now() : served.slice(0, MODELS_MOST)
    return listed.map(({ name, count }) => ({
      reference: name,
      name,
      capabilities: ['text-to-image', 'image-to-image', 'inpainting'],
      guides: [],
      description: `Painted by a volunteer’s machine, of which ${count} serve it now. Strangers may see your words.`,
      strengths: ['Costs the house nothing', 'The same seed, the same picture'],
      speed: 60_000,
      licence: 'As the model’s makers say it; the Horde asks nothing',
    }))
  }
  const offered = () =>
    offeredOf(
      { id: 'horde', name: NAME, sentTo: new URL(url).host, isAnswering: guard.isAnswering(), hearsNegative: true },
      painters(),
      entry,
    )

  /** The number of the order's job: an earlier one's, or a new one. */
  async function ordered(
    order: PictureOrder,
    words: { prompt: string; negativePrompt: string },
    asking: Asking,
    watcher: Watcher,
    signal: AbortSignal,
  ) {
    const kept = Kept.safeParse(await watcher.job.kept()).data
    if (kept) return kept.horde
    const one = offered().find(({ model }) => model.id === order.model)
    if (!one) throw new Error(`${NAME} does not offer ${order.model}`)
    const { from, mask, seed } = order
    const body = {
      prompt: `${words.prompt} ### ${words.negativePrompt}`,
      params: {
        ...sizeFor(order, isAnonymous(order)),
        n: 1,
        steps: 25,
        cfg_scale: 6,
        sampler_name: 'k_dpmpp_2m',
        karras: true,
        seed: String(seed),
        ...(from && { denoising_strength: from.strength }),
      },
      models: [one.painter.reference],
      nsfw: false,
      censor_nsfw: true,
      slow_workers: true,
      // Its bytes come with the answer: nothing is fetched from elsewhere.
      r2: false,
      ...(from && { source_image: from.bytes.toString('base64'), source_processing: mask ? 'inpainting' : 'img2img' }),
      ...(mask && { source_mask: mask.toString('base64') }),
    }
    const { id } = await asking.ask(Ordered, 'POST', '/v2/generate/async', { body, signal })
    await watcher.job.keep({ horde: id })
    return id
  }

  async function waitFor(id: string, asking: Asking, watcher: Watcher, signal: AbortSignal): Promise<void> {
    let longest = 0
    for (;;) {
      const check = await asking.ask(Check, 'GET', `/v2/generate/check/${id}`, { signal })
      if (check.done) return
      if (check.faulted) throw new AnswerError(500, 'The job broke')
      if (!check.is_possible) throw new AnswerError(503, 'No volunteer can do it now')
      longest = Math.max(longest, check.wait_time)
      const left = check.wait_time > 0 ? `about ${check.wait_time} s` : 'soon'
      const stage =
        check.processing > 0
          ? `A volunteer is painting; ${left}`
          : `In line at the Horde: ${check.queue_position} before it, ${left}`
      watcher.progress(0.05 + 0.85 * (longest > 0 ? 1 - check.wait_time / longest : 0), stage)
      await sleep(PAUSE, undefined, { signal })
    }
  }

  async function paint(order: PictureOrder, watcher: Watcher, signal: AbortSignal): Promise<MadePicture> {
    const words = wordingOf(order, { manner: 'tags', hearsNegative: true })
    const asking = askingWith(order.ownKey ?? key)
    const id = await ordered(order, words, asking, watcher, signal)
    const stop = () => {
      if (signal.reason instanceof GivenUp) void asking.tell('DELETE', `/v2/generate/status/${id}`)
    }
    // It may have been given up while it was being ordered.
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    try {
      await waitFor(id, asking, watcher, signal)
      const { generations } = await asking.ask(Status, 'GET', `/v2/generate/status/${id}`, { signal })
      const [made] = generations
      if (!made) throw new AnswerError(500, 'The job ended without a picture')
      // What a volunteer's machine blackens.
      if (made.censored) throw new RefusedError()
      const picture = await pictureFrom(Buffer.from(made.img, 'base64'), order, keptWhenCut(order))
      return {
        ...picture,
        understood: [],
        unused: [],
        sent: { ...words, ...sizeFor(order, isAnonymous(order)), seed: order.seed },
      }
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  return {
    name: NAME,
    terms,
    models: () => offered().map(({ model }) => model),
    make: {
      picture: (order, watcher) =>
        guard.order(
          {
            thing: 'picture',
            secrets: [key, order.ownKey ?? '', order.prompt, order.negativePrompt],
            watcher,
            isOwn: order.ownKey !== undefined,
          },
          (signal) => paint(order, watcher, signal),
        ),
    },
    close: async () => found.close(),
  }
}
