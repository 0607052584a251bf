import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coversByDefault } from '../../contract/axes.ts'
import type { Image } from '../../contract/images.ts'
import { images, users } from '../db/schema.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
let [mira, tom, admin] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  mira = await server.person(100)
  tom = await server.person(0)
  admin = await server.person(0)
  await server.services.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
})
afterAll(() => server.close())

async function made(prompt: string): Promise<Image> {
  const { requestId } = (await mira.start({ prompt, isVisible: true })).json<{ requestId: string }>()
  return (await server.ended(mira, requestId)).image as Image
}
async function hang(changes: Partial<typeof images.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  const bare = { type: 'LANDSCAPE', width: 1, height: 1, thumbhash: '', isVisible: true } as const
  await server.services.db
    .insert(images)
    .values({ ...bare, id, mediaKey: id, title: 'Axefield', ownerId: mira.id, ...changes })
  return id
}
const seen = async (id: string, person?: Person) =>
  (person
    ? await person.call('getImage', { params: { id } })
    : await callRoute(server.app, 'getImage', { params: { id } })
  ).json<Image>()
const found = async (q: string, person?: Person) => {
  const query = { q, limit: 50 }
  const answer = person
    ? await person.call('searchImages', { query })
    : await callRoute(server.app, 'searchImages', { query })
  return answer.json<{ images: Image[]; explained?: { says: string }[] }>()
}
const idsOf = async (q: string, person?: Person) => (await found(q, person)).images.map(({ id }) => id).sort()

test('a picture is rated by its words on each axis by itself, and kept out of the public gallery where that is too much', async () => {
  const [calm, bloody, gory] = [
    await made('a skeleton warrior under a blood moon, axistest'),
    await made('a bloody sword in a stump, axistest'),
    await made('a gory altar with entrails, axistest'),
  ]
  expect(calm).toMatchObject({ axes: { gore: 0, horror: 0, nudity: 0 }, isNsfw: false, nsfwMarkedBy: null })
  expect(bloody).toMatchObject({ axes: { gore: 1, horror: 0, nudity: 0 }, isNsfw: false })
  expect(gory).toMatchObject({ axes: { gore: 2, horror: 0, nudity: 0 }, isNsfw: true, nsfwMarkedBy: 'words' })
  expect(await idsOf('axistest')).toEqual([calm.id, bloody.id].sort())
  expect(await seen(gory.id)).toMatchObject({ isBlurred: true, coveredFor: ['gore'] })
})

test('everybody chooses axis by axis what is covered; visitors have all three covered', async () => {
  const [gory, nude, some] = [
    await hang({ gore: 2, isNsfw: true }),
    await hang({ nudity: 1, isNsfw: true }),
    await hang({ horror: 1 }),
  ]
  const covered = async (person?: Person) =>
    (await Promise.all([gory, nude, some].map((id) => seen(id, person)))).map(({ coveredFor }) => coveredFor)
  expect(await covered()).toEqual([['gore'], ['nudity'], []])
  expect(await covered(tom)).toEqual([['gore'], ['nudity'], []])
  expect((await tom.call('setCovers', { body: { gore: 3, horror: 1 } })).json()).toEqual({
    gore: 3,
    horror: 1,
    nudity: 1,
  })
  expect(await covered(tom)).toEqual([[], ['nudity'], ['horror']])
  expect((await tom.call('getProfile')).json()).toMatchObject({ covers: { gore: 3, horror: 1, nudity: 1 } })
  await tom.call('showNsfw', { body: { showsNsfw: true } })
  expect(await covered(tom)).toEqual([[], [], []])
  await tom.call('showNsfw', { body: { showsNsfw: false } })
  expect((await tom.call('getProfile')).json()).toMatchObject({ covers: coversByDefault })
  expect((await tom.call('setCovers', { body: { gore: 4 } })).statusCode).toBe(400)
})

test('the owner corrects each, and the NSFW mark follows, by the one call and by the other', async () => {
  const id = await hang({ gore: 2, isNsfw: true, nsfwMarkedBy: 'words' })
  const rate = (axes: object) => mira.call('updateImage', { params: { id }, body: { axes } })
  expect((await tom.call('updateImage', { params: { id }, body: { axes: { gore: 0 } } })).statusCode).toBe(403)
  expect((await rate({ gore: 1 })).json()).toMatchObject({ axes: { gore: 1 }, isNsfw: false, nsfwMarkedBy: 'owner' })
  expect((await rate({ nudity: 1 })).json()).toMatchObject({ axes: { gore: 1, nudity: 1 }, isNsfw: true })
  const toggled = async () => (await mira.call('toggleNsfw', { params: { id } })).json()
  expect(await toggled()).toMatchObject({ axes: { gore: 1, nudity: 0 }, isNsfw: false })
  expect(await toggled()).toMatchObject({ axes: { gore: 1, nudity: 1 }, isNsfw: true })
  await rate({ gore: 2, nudity: 0 })
  expect(await toggled()).toMatchObject({ axes: { gore: 1, horror: 0, nudity: 0 }, isNsfw: false })
})

test('a moderator’s word stands on every axis, by a case and beside one, and an appeal takes back the axis it was about', async () => {
  const id = await hang({ horror: 1 })
  const body = { axes: { gore: 2 }, reason: 'It is a slaughter.' }
  expect((await tom.call('adminRateImage', { params: { id }, body })).statusCode).toBe(404)
  expect((await admin.call('adminRateImage', { params: { id }, body })).json()).toEqual({
    axes: { gore: 2, horror: 1, nudity: 0 },
    isNsfw: true,
  })
  const less = await mira.call('updateImage', { params: { id }, body: { axes: { gore: 1 } } })
  expect(less.statusCode).toBe(403)
  expect((await mira.call('toggleNsfw', { params: { id } })).statusCode).toBe(403)
  const more = await mira.call('updateImage', { params: { id }, body: { axes: { horror: 2 } } })
  expect(more.json()).toMatchObject({ axes: { gore: 2, horror: 2 }, nsfwMarkedBy: 'moderator' })
  const audit = (await admin.call('adminAudit', { query: {} })).json<{ deeds: { action: string }[] }>()
  expect(audit.deeds[0]).toMatchObject({ action: 'rate-image', subjectId: id, reason: 'It is a slaughter.' })

  const other = await hang({ nudity: 1, isNsfw: true })
  const opened = await admin.call('adminOpenCase', { body: { subject: { kind: 'image', id: other }, reason: 'Look.' } })
  const params = { id: opened.json<{ id: string }>().id }
  await admin.call('adminDecide', { params, body: { decision: 'blurred', axis: 'horror', reason: 'Too much.' } })
  expect(await seen(other)).toMatchObject({ axes: { gore: 0, horror: 2, nudity: 1 }, nsfwMarkedBy: 'moderator' })
  await mira.call('appeal', { params, body: { text: 'It is a clown.' } })
  await admin.call('adminDecideAppeal', { params, body: { decision: 'kept', reason: 'A clown.' } })
  expect(await seen(other)).toMatchObject({ axes: { horror: 1, nudity: 1 }, isNsfw: true })
})

test('the search knows each axis and says what it means; only members find by it what the gallery keeps back', async () => {
  const [gory, bloody, calm] = [
    await hang({ title: 'Searchaxis', gore: 2, isNsfw: true }),
    await hang({ title: 'Searchaxis', gore: 1 }),
    await hang({ title: 'Searchaxis' }),
  ]
  expect(await idsOf('searchaxis is:gore', tom)).toEqual([gory, bloody].sort())
  expect(await idsOf('searchaxis is:gore')).toEqual([bloody])
  expect(await idsOf('searchaxis -is:gore')).toEqual([calm])
  expect(await idsOf('searchaxis -is:gore', tom)).toEqual([calm])
  expect(await idsOf('searchaxis is:nudity', tom)).toEqual([])
  expect((await found('searchaxis is:gore')).explained?.[1]).toMatchObject({ says: 'with gore on them' })
  expect((await found('searchaxis is:gor')).explained?.[1]).toMatchObject({
    says: expect.stringContaining('not understood'),
  })
})
