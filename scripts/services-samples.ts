import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inArray } from 'drizzle-orm'
import { BEST } from '../contract/best.ts'
import { formatCost, toGold } from '../contract/economy.ts'
import { readConfig } from '../server/config.ts'
import { findRunningPostgres } from '../server/db/embedded.ts'
import { generations } from '../server/db/schema.ts'
import { missingSamples, orderSample, priceOfSample, twelve } from '../server/gallery/twelve.ts'
import { openLog } from '../server/log.ts'
import { openServices } from '../server/program.ts'
import { openConfigured } from '../server/providers/configured.ts'
import { Misuse, run } from './usage.ts'

const usage = `Has the services that are switched on make the twelve samples by which every model is shown on its page. It costs what they ask.
  npm run services:samples -- [service or model …] [--yes]
--yes   orders them; without it you are told what is missing and what it would cost
The program must be running, with the same settings: its workers make them.`

const LOOK_AGAIN = 1000
/** Orders that wait at once: the house has a place in line like everybody. */
const AT_ONCE = 10

await run(usage, async () => {
  const { positionals: only, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  })
  const config = readConfig(process.env, [])
  const databaseUrl = config.databaseUrl ?? (await findRunningPostgres(config.dataDir))
  if (!databaseUrl) throw new Misuse('The program does not run here. Start it first, with the same settings.')
  const log = openLog({ logLevel: 'warn' })
  const providers = await openConfigured(config, log)
  const { services, close } = await openServices(config, databaseUrl, log, providers)
  try {
    const models = services.providers
      .models()
      .filter(({ id, provider }) => provider !== 'built-in' && id !== BEST)
      .filter(({ id, provider }) => only.length === 0 || only.includes(id) || only.includes(provider))
    if (models.length === 0) throw new Misuse('No such service is switched on; docs/SERVICES.md tells how.')
    const missing = await missingSamples(services, models, { again: true })
    const paidFor = ({ model, number }: (typeof missing)[number]) => {
      const { category, prompt = '' } = twelve[number] ?? { category: 'items' as const }
      const order = { model: model.id, category, prompt, negativePrompt: '', width: 512, height: 512, seed: 1 }
      return services.providers.providerOf(model).costOf?.('picture', order) ?? 0
    }
    let gold = 0
    let dollars = 0
    for (const model of models) {
      const ofModel = missing.filter((one) => one.model.id === model.id)
      const cost = ofModel.reduce((sum, one) => sum + priceOfSample(one), 0)
      const paid = ofModel.reduce((sum, one) => sum + paidFor(one), 0)
      gold += cost
      dollars += paid
      const told =
        ofModel.length === 0
          ? 'all are there'
          : `${ofModel.length} missing, ${formatCost(toGold(cost), 'en-GB')}, costs the house $${paid.toFixed(2)}`
      console.log(`${model.provider} ${model.id}: ${told}`)
    }
    console.log(
      `${missing.length} in all: ${formatCost(toGold(gold), 'en-GB')}, costs the house $${dollars.toFixed(2)}.`,
    )
    if (missing.length === 0) return
    if (!values.yes) {
      console.log('Nothing was ordered. With -- --yes it is.')
      return
    }
    const waiting = [...missing]
    const underWay = new Map<string, (typeof missing)[number]>()
    while (waiting.length > 0 || underWay.size > 0) {
      while (underWay.size < AT_ONCE && waiting[0]) {
        const [sample] = waiting.splice(0, 1)
        if (sample) underWay.set(await orderSample(services, sample), sample)
      }
      await sleep(LOOK_AGAIN)
      const rows = await services.db
        .select()
        .from(generations)
        .where(inArray(generations.id, [...underWay.keys()]))
      for (const { id, status, error } of rows) {
        const sample = underWay.get(id)
        if (!sample || (status !== 'completed' && status !== 'failed')) continue
        underWay.delete(id)
        const end = status === 'completed' ? 'made' : `FAILED: ${error}`
        console.log(`${sample.model.id}, ${twelve[sample.number]?.prompt}: ${end}`)
        if (status === 'failed') process.exitCode = 1
      }
    }
  } finally {
    await close()
  }
})
