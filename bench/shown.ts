import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { makePicture } from '../engine/index.ts'
import { openFolder } from '../server/storage/folder.ts'
import type { Program } from './ground.ts'
import { hangWorks } from './works.ts'

const SIZE = 1024
const order = {
  category: 'landscapes',
  prompt: 'a ruined castle above a misty lake at sunset',
  negativePrompt: '',
} as const

/** Pictures of the built-in engine, each another: the same one in other colours takes as long to encode. */
async function paintPictures(count: number): Promise<Buffer[]> {
  const { picture } = makePicture({ ...order, width: SIZE, height: SIZE, style: 'painted', seed: 7 }, () => undefined)
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const
  const made: Buffer[] = []
  for (let at = 0; at < count; at++) {
    const changed = sharp(Buffer.from(picture.pixels.buffer), { raw }).modulate({ hue: at + 1 })
    made.push(await changed.png({ compressionLevel: 3 }).toBuffer())
  }
  return made
}

/** Puts pictures where the program keeps them, each shown by a public work; returns their keys. */
export async function showPictures({ dataDir }: Program, databaseUrl: string, count: number): Promise<string[]> {
  const folder = openFolder(join(dataDir, 'media'))
  const keys: string[] = []
  for (const bytes of await paintPictures(count)) keys.push(await folder.put(bytes, 'png'))
  await hangWorks(databaseUrl, count, '')
  await onDatabase(databaseUrl, (client) =>
    client.query('update images set media_key = ($1::text[])[seed], is_visible = true', [keys]),
  )
  return keys
}

/** A gallery of a few works with pictures; returns the id of one of them. */
export async function showWorks(program: Program, databaseUrl: string): Promise<string> {
  await showPictures(program, databaseUrl, 12)
  const { rows } = await onDatabase(databaseUrl, (client) =>
    client.query<{ id: string }>('select id from images limit 1'),
  )
  return rows[0]?.id ?? ''
}

async function onDatabase<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
