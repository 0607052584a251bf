import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { findRunningPostgres } from '../server/db/embedded.ts'
import { bringCrowd, plainCrowdWords } from '../server/testing/crowd.ts'
import { Misuse, run, wholeNumber } from './usage.ts'

const usage = `Fills the database of a running program with a community, to see how it stands it. Never beside real people.

  npm run crowd -- --works 1000000 [--people 200000] [--votes 5000000]

The database is that of DATABASE_URL, or of the program that runs on DATA_DIR.`

await run(usage, async () => {
  const { values } = parseArgs({
    options: { works: { type: 'string' }, people: { type: 'string' }, votes: { type: 'string' } },
  })
  if (values.works === undefined) throw new Misuse('Say how many works: --works 10000')
  const works = wholeNumber(values.works, 'works', 100)
  const people = wholeNumber(values.people ?? String(Math.ceil(works / 5)), 'people', 20)
  const votes = wholeNumber(values.votes ?? String(works * 5), 'votes', 0)
  const config = readConfig(process.env, [])
  const url = config.databaseUrl ?? (await findRunningPostgres(config.dataDir))
  if (!url) throw new Misuse('There is no database: start the program first, or set DATABASE_URL.')
  await bringCrowd(url, { works, people, votes }, plainCrowdWords, `${'0'.repeat(64)}.png`, (line) => console.log(line))
})
