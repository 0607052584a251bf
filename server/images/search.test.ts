import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchReply } from '../../contract/gallery.ts'
import { images } from '../db/schema.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'

let server: TestServer
let mira: Person
let toma: Person
beforeAll(async () => {
  server = await openTestServer([])
  ;[mira, toma] = await Promise.all([server.person(), server.person()])
})
afterAll(() => server.close())

type Row = typeof images.$inferInsert
const DAY = 24 * 60 * 60_000

/** Hangs a work, as if it had been made. */
async function hang(owner: Person, row: Partial<Row>): Promise<string> {
  const id = randomUUID()
  await server.services.db.insert(images).values({
    id,
    ownerId: owner.id,
    type: 'ITEM',
    title: '',
    width: 1024,
    height: 1024,
    mediaKey: `${'0'.repeat(64)}.png`,
    thumbhash: 'GQgGDQQHiIeAd3d4eIeHd3h3B3h4iHg=',
    isVisible: true,
    ...row,
  })
  return id
}

async function search(q: string, more: Record<string, unknown> = {}, person?: Person): Promise<SearchReply> {
  const query = { q, ...more }
  const answer = person
    ? await person.call('searchImages', { query })
    : await callRoute(server.app, 'searchImages', { query })
  expect(answer.statusCode).toBe(200)
  return answer.json<SearchReply>()
}
const idsOf = ({ images: found }: SearchReply) => found.map(({ id }) => id)

test('every filter of the language finds what it names, and with a minus everything else', async () => {
  const crypt = await hang(mira, {
    type: 'BATTLEMAP',
    title: 'Quarzil crypt',
    prompt: 'a flooded crypt',
    model: 'inked',
    modelName: 'Inked',
    tags: ['undead', 'boss fight'],
    votes: 12,
    seed: 77,
    scene: { kind: 'battlemap', grid: { columns: 30, rows: 20 } },
    createdAt: new Date('2026-02-10T12:00:00Z'),
  })
  const knight = await hang(toma, {
    type: 'CHARACTER',
    title: 'Quarzil knight',
    prompt: 'an old knight by the crypt of snow',
    model: 'painted',
    modelName: 'Painted',
    width: 768,
    votes: 3,
    likes: 5,
    createdAt: new Date('2025-06-01T12:00:00Z'),
  })
  const only = async (q: string, ...expected: string[]) =>
    expect(idsOf(await search(`quarzil ${q}`)).sort(), q).toEqual(expected.sort())
  await only('', crypt, knight)
  await only('type:battlemap', crypt)
  await only('-type:map', knight)
  await only('type:npc,character', knight)
  await only('style:inked', crypt)
  await only('model:Painted', knight)
  await only(`by:${mira.username}`, crypt)
  await only(`-by:${mira.username}`, knight)
  await only('by:nobody_at_all')
  await only('tag:undead', crypt)
  await only('tag:"Boss fight"', crypt)
  await only('votes>10', crypt)
  await only('votes>=3', crypt, knight)
  await only('likes:5', knight)
  await only('size:30x20', crypt)
  await only('size:768x1024', knight)
  await only('shape:portrait', knight)
  await only('since:2026', crypt)
  await only('before:2026-01', knight)
  await only('made:2026-02-10', crypt)
  await only('made:2026-02-11')
  await only('crypt -snow', crypt)
  await only('"crypt of snow"', knight)
  await only('-"crypt of snow"', crypt)
})

test('a search explains itself, leaves out what it does not understand, and is never an error', async () => {
  const id = await hang(mira, { title: 'Vurgle lamp' })
  const { explained, ...found } = await search('vurgle type:weather votes>0')
  expect(idsOf(found)).toEqual([])
  expect(explained?.map(({ isUnderstood }) => isUnderstood)).toEqual([true, false, true])
  expect(idsOf(await search('vurgle type:weather'))).toEqual([id])
  expect((await search('vurgle')).explained).toBeUndefined()
  for (const q of [
    'type:',
    '>>><<',
    'votes>99999999999',
    'size:0x0',
    '"',
    '-"',
    'by:"; drop table',
    'seed:999999999999999',
    'since:0000',
  ])
    await search(q)
})

test('a creator is found by a word of their name, with the words of their works', async () => {
  const lantern = await hang(toma, { title: 'Brindle lantern' })
  await hang(mira, { title: 'Brindle lantern' })
  expect(idsOf(await search(`${toma.username} brindle lant`))).toEqual([lantern])
})

test('a misspelt word finds what was meant, and says so', async () => {
  const id = await hang(mira, { title: 'The zorbaxian gate', type: 'LANDSCAPE' })
  const found = await search('zorbaxain type:landscape')
  expect(idsOf(found)).toEqual([id])
  expect(found.didYouMean).toBe('zorbaxian type:landscape')
  // A word that came by a new title is known too.
  await mira.call('updateImage', { params: { id }, body: { title: 'The quimblewick gate' } })
  expect((await search('quimblewcik')).didYouMean).toBe('quimblewick')
})

test('top is of a day, a week, a month or all time; trending weighs votes against age', async () => {
  const at = (days: number) => new Date(Date.now() - days * DAY)
  const heat = (votes: number, days: number) => Math.log10(Math.max(1, votes)) + at(days).getTime() / 1000 / 45_000
  const make = (days: number, votes: number) =>
    hang(mira, { title: 'Ostrel ring', votes, createdAt: at(days), heat: heat(votes, days) })
  const [today, week, month, year] = [await make(0.1, 1), await make(3, 20), await make(20, 300), await make(300, 999)]
  const top = async (period: string) => idsOf(await search('ostrel', { sort: 'top', period }))
  expect(await top('day')).toEqual([today])
  expect(await top('week')).toEqual([week, today])
  expect(await top('month')).toEqual([month, week, today])
  expect(await top('all')).toEqual([year, month, week, today])
  expect(idsOf(await search('ostrel', { sort: 'trending' }))).toEqual([today, week, month, year])
  // Ten votes more make up for half a day.
  const older = await make(0.5, 0)
  expect(idsOf(await search('ostrel', { sort: 'trending' }))[1]).toBe(older)
  for (const person of [mira, toma]) await person.call('voteImage', { params: { id: older }, body: { isUpvote: true } })
  expect(idsOf(await search('ostrel', { sort: 'trending' }))[0]).toBe(today)
  const [row] = (await search('ostrel', { sort: 'trending', limit: 1, offset: 1 })).images
  expect(row).toMatchObject({ id: older, votes: 2 })
})

test('what is marked as NSFW is in nobody’s public gallery; members find it by asking for it', async () => {
  const id = await hang(mira, { title: 'Hespera bath', isNsfw: true })
  expect(idsOf(await search('hespera'))).toEqual([])
  expect(idsOf(await search('hespera is:nsfw'))).toEqual([])
  expect(idsOf(await search('hespera', {}, toma))).toEqual([])
  expect((await search('hespera is:nsfw', {}, toma)).images).toMatchObject([{ id, isBlurred: true }])
  await toma.call('showNsfw', { body: { showsNsfw: true } })
  expect((await search('hespera is:nsfw', {}, toma)).images).toMatchObject([{ id, isBlurred: false }])
})

test('its owner gives a work tags, in small letters and each once; others do not', async () => {
  const id = await hang(mira, { title: 'Pellucid orb' })
  const tag = (person: Person, tags: string[]) => person.call('updateImage', { params: { id }, body: { tags } })
  expect((await tag(mira, ['Boss  Fight', '#boss fight', 'Ünder\u202Edark'])).json().tags).toEqual([
    'boss fight',
    'ünderdark',
  ])
  expect(idsOf(await search('tag:ünderdark'))).toEqual([id])
  expect(idsOf(await search('pellucid underdrak boss'))).toEqual([])
  expect((await tag(toma, ['mine'])).statusCode).toBe(403)
  expect(
    (
      await tag(
        mira,
        Array.from({ length: 13 }, (_, n) => `t${n}`),
      )
    ).statusCode,
  ).toBe(400)
  expect((await tag(mira, [' '])).statusCode).toBe(400)
})
