import pg from 'pg'
import { categoryFacts } from '../contract/categories.ts'
import { ensureHouse, HOUSE_ID } from '../server/accounts/house.ts'
import { openDatabase, transact } from '../server/db/database.ts'
import { promptsOf } from './prompts.ts'

/** Maps are asked for in other words than the rest. */
const categories = ['characters', 'npcs', 'landscapes', 'monsters', 'items', 'spells'] as const

async function prompts(): Promise<{ type: string; prompt: string }[]> {
  const read = categories.map(async (category) => {
    const { type } = categoryFacts[category]
    return (await promptsOf(category)).map((prompt) => ({ type, prompt }))
  })
  return (await Promise.all(read)).flat()
}

/**
 * Hangs `count` works of many people in the gallery: each asks for two of the contact sheets' prompts at once, with a name
 * of its own, so that some words are everywhere and some nowhere else. `mediaKey` is what all of them show.
 */
export async function hangWorks(databaseUrl: string, count: number, mediaKey: string): Promise<void> {
  const db = openDatabase(databaseUrl, () => undefined, 1)
  await transact(db, ensureHouse)
  await db.$client.end()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('create temporary table said (number serial, type text, prompt text)')
    await client.query('insert into said (type, prompt) select * from unnest($1::text[], $2::text[])', [
      ...unzip(await prompts()),
    ])
    await client.query(
      `insert into images (id, owner_id, type, title, prompt, model, model_name, seed, width, height, media_key, thumbhash,
                           is_visible, votes, created_at)
       select gen_random_uuid(), $1, one.type, initcap(split_part(one.prompt, ' ', 2)) || ' ' || md5(work::text),
              one.prompt || ', ' || other.prompt, 'painted', 'Painted', work, 1024, 1024, $2,
              'GQgGDQQHiIeAd3d4eIeHd3h3B3h4iHg=', work % 20 <> 0, (work * 7919) % 50, now() - work * interval '97 seconds'
       from generate_series(1, $3::int) as work
       join said one on one.number = 1 + (work * 31) % (select count(*) from said)
       join said other on other.number = 1 + (work * 17 + work / 13) % (select count(*) from said)`,
      [HOUSE_ID, mediaKey, count],
    )
    await client.query('analyze images')
  } finally {
    await client.end()
  }
}

const unzip = (rows: { type: string; prompt: string }[]) => [
  rows.map(({ type }) => type),
  rows.map(({ prompt }) => prompt),
]
