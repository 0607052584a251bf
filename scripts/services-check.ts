import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Craft } from '../contract/capabilities.ts'
import { formatCost } from '../contract/economy.ts'
import type { Model } from '../contract/models.ts'
import { readConfig } from '../server/config.ts'
import { openLog } from '../server/log.ts'
import { openConfigured } from '../server/providers/configured.ts'
import type { Crafts, Provider, Watcher } from '../server/providers/provider.ts'
import { Misuse, run } from './usage.ts'

const usage = `Asks every service that the settings switch on for its smallest work, and tells what was sent and what came. It costs what they ask.
  npm run services:check -- [service or model …] [--clips]
--clips   ask for a clip, too: that is dear and takes minutes`

const WORDS = 'a brass lantern on an oak table'

const brown = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#b5651d' } })
    .png()
    .toBuffer()

/** The smallest order of each craft; undefined: it needs more than words. */
const smallest: { [C in Craft]: ((model: Extract<Model, { craft: C }>) => Promise<Crafts[C]['order']>) | undefined } = {
  picture: async ({ id }) => ({
    model: id,
    category: 'items',
    prompt: WORDS,
    negativePrompt: 'people',
    width: 512,
    height: 512,
    seed: 7,
  }),
  enlargement: async ({ id, factors }) => ({
    model: id,
    picture: await brown(),
    width: 64,
    height: 64,
    factor: Math.min(...factors),
    prompt: WORDS,
  }),
  matte: async ({ id }) => ({ model: id, picture: await brown() }),
  clip: async ({ id, seconds, sizes: [[width, height] = [1280, 720]] }) => ({
    model: id,
    prompt: WORDS,
    negativePrompt: '',
    width,
    height,
    seconds: Math.min(...seconds),
    seed: 7,
  }),
  speech: async ({ id, voices: [voice] }) => ({
    model: id,
    text: 'The lantern is lit.',
    voice: voice?.id ?? '',
    manner: '',
    speed: 1,
  }),
  sound: async ({ id, seconds }) => ({ model: id, prompt: 'a tavern at night', seconds: seconds.least, loops: false }),
  transcript: undefined,
  text: async ({ id }) => ({
    model: id,
    instructions: 'Answer with one word.',
    prompt: 'What is lit at night in a keep?',
  }),
  training: undefined,
}

function factsOf(made: Crafts[Craft]['made']): string {
  if ('width' in made) return `${made.width} × ${made.height} px, ${made.bytes.length} bytes of ${made.extension}`
  if ('weights' in made) return 'a LoRA'
  if ('mediaType' in made) return `${made.bytes.length} bytes of ${made.mediaType}`
  return JSON.stringify(made.text)
}

/** Gold for the smallest work, or for one unit of it. */
const goldFor = (model: Model): number => (model.craft === 'picture' ? model.price[512] : model.rate)

const inSeconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Whoever watches writes it on the terminal; a job is remembered as long as this runs. */
function watcher(): Watcher {
  let handle: unknown
  return {
    signal: AbortSignal.timeout(15 * 60_000),
    progress: (fraction, stage) => process.stderr.write(`\r  ${Math.round(fraction * 100)} % ${stage.padEnd(60)}`),
    job: {
      kept: async () => handle,
      keep: async (given) => {
        handle = given
      },
      forget: async () => {
        handle = undefined
      },
    },
  }
}

async function ask<C extends Craft>(
  provider: Provider,
  craft: C,
  model: Extract<Model, { craft: C }>,
): Promise<boolean> {
  const order = await smallest[craft]?.(model)
  const make = provider.make[craft]
  if (!order || !make) {
    console.log(`${provider.name} ${model.id}: not tried, for it needs more than words`)
    return true
  }
  const since = performance.now()
  const price = formatCost(goldFor(model), 'en-GB')
  const cost = provider.costOf?.(craft, order)
  const paid = cost === undefined ? 'nothing' : `$${cost.toFixed(4)}`
  try {
    const made = await make(order, watcher())
    process.stderr.write('\r')
    console.log(
      `${provider.name} ${model.id}: ${factsOf(made)} in ${inSeconds(since)}, for ${price}, costs the house ${paid}`,
    )
    if ('sent' in made && made.sent) console.log(`  sent: ${JSON.stringify(made.sent)}`)
    return true
  } catch (error) {
    process.stderr.write('\r')
    const { message, cause } = error as Error
    console.log(`${provider.name} ${model.id}: FAILED after ${inSeconds(since)}: ${message}`)
    if (cause instanceof Error) console.log(`  ${cause.message}`)
    return false
  }
}

await run(usage, async () => {
  const { positionals: only, values } = parseArgs({
    allowPositionals: true,
    options: { clips: { type: 'boolean', default: false } },
  })
  const config = readConfig(process.env, [])
  const providers = (await openConfigured(config, openLog({ logLevel: 'warn' }))).filter(
    ({ name }) => name !== 'built-in',
  )
  if (providers.length === 0) throw new Misuse('No service is switched on; docs/SERVICES.md tells how.')
  let failed = 0
  let passed = 0
  for (const provider of providers) {
    for (const model of provider.models()) {
      const isMeant = only.length === 0 || only.includes(model.id) || only.includes(provider.name)
      if (!isMeant || (model.craft === 'clip' && !values.clips)) continue
      if (await ask(provider, model.craft, model as never)) passed++
      else failed++
    }
    await provider.close()
  }
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})
