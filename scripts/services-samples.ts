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
    const ids: string[] = []
    for (const sample of missing) ids.push(await orderSample(services, sample))
    const told = new Set<string>()
    while (told.size < ids.length) {
      await sleep(LOOK_AGAIN)
      const rows = await services.db.select().from(generations).where(inArray(generations.id, ids))
      for (const { id, status, error } of rows) {
        if (told.has(id) || (status !== 'completed' && status !== 'failed')) continue
        told.add(id)
        const { model, number } = missing[ids.indexOf(id)] ?? missing[0] ?? { model: { id: '' }, number: 0 }
        console.log(`${model.id}, ${twelve[number]?.prompt}: ${status === 'completed' ? 'made' : `FAILED: ${error}`}`)
        if (status === 'failed') process.exitCode = 1
      }
    }
  } finally {
    await close()
  }
})
