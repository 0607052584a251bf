import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountData } from '../../contract/account-data.ts'
import { cases, notifications, reports } from '../db/community.ts'
import { images, users } from '../db/schema.ts'
import type { Letter } from '../mail/mail.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const PASSWORD = 'a long enough password'

let server: TestServer
let [admin, judge, mira, tom] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  admin = await server.person(0)
  judge = await server.person(0)
  mira = await server.person(100)
  tom = await server.person(0)
  for (const { id } of [admin, judge])
    await server.services.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
})
afterAll(() => server.close())

async function picture(shown: Partial<typeof images.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  const bare = { type: 'LANDSCAPE', title: 'A hill', width: 1, height: 1, mediaKey: id, thumbhash: '' } as const
  await server.services.db.insert(images).values({ ...bare, id, ownerId: mira.id, isVisible: true, ...shown })
  return id
}
const report = (person: Person, id: string, body: object = {}) =>
  person.call('report', { body: { subject: { kind: 'image', id }, reason: 'violence', text: 'Look at it.', ...body } })
interface Shown {
  id: string
  subject: { id: string; picture: string | null }
  reportCount: number
  reports: { reporter: string; text: string }[]
}
const queue = async (view = 'open') =>
  (await admin.call('adminCases', { query: { view, limit: 50 } })).json<{ cases: Shown[] }>().cases
const caseOf = async (imageId: string) => {
  const found = (await queue()).find(({ subject }) => subject.id === imageId)
  if (!found) throw new Error('There is no such case')
  return found
}
const decide = (who: Person, id: string, decision: string, more: object = {}) =>
  who.call('adminDecide', { params: { id }, body: { decision, reason: 'It breaks the rules.', ...more } })
const imageRow = async (id: string) => (await server.services.db.select().from(images).where(eq(images.id, id)))[0]

test('reports of one thing are one case, and somebody’s second is none, however many tabs send it at once', async () => {
  const id = await picture()
  const answers = await Promise.all([report(tom, id), report(tom, id), report(tom, id), report(judge, id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const shown = await caseOf(id)
  expect(shown.reportCount).toBe(2)
  expect(await server.services.db.$count(reports, eq(reports.caseId, shown.id))).toBe(2)
  expect(shown.reports.map(({ reporter }) => reporter).sort()).toEqual([tom.username, judge.username].sort())
  expect(shown.subject.picture).toContain('sign=')
})

test('what a report says may name what is refused elsewhere, and marks that turn the writing are dropped', async () => {
  const id = await picture()
  expect((await report(tom, id, { reason: 'minors', text: 'A nude child\u202e!' })).statusCode).toBe(200)
  expect((await caseOf(id)).reports[0]?.text).toBe('A nude child!')
})

test('one’s own, what is private and what is not there cannot be reported, and reports alone hide nothing', async () => {
  const [own, hidden] = [await picture(), await picture({ isVisible: false })]
  expect((await report(mira, own)).statusCode).toBe(400)
  expect((await report(tom, hidden)).statusCode).toBe(404)
  expect((await report(tom, randomUUID())).statusCode).toBe(404)
  await report(tom, own)
  expect((await imageRow(own))?.isVisible).toBe(true)
})

test('what is withheld is its owner’s alone to see, who is told why and cannot show it again by any way', async () => {
  const id = await picture()
  await report(tom, id)
  const { id: caseId } = await caseOf(id)
  expect((await decide(admin, caseId, 'withheld')).statusCode).toBe(200)
  expect((await tom.call('getImage', { params: { id } })).statusCode).toBe(404)
  const ways = [
    mira.call('updateImage', { params: { id }, body: { visibility: 'public' } }),
    mira.call('setVisibility', { params: { id }, body: { isVisible: true } }),
    mira.call('bulkImages', { body: { ids: [id], action: 'visibility', isVisible: true } }),
  ]
  for (const answer of await Promise.all(ways))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  const told = await server.services.db.select().from(notifications).where(eq(notifications.userId, mira.id))
  expect(told.find(({ subjectId }) => subjectId === id)).toMatchObject({
    type: 'CASE',
    facts: { decision: 'withheld', reason: 'It breaks the rules.' },
  })
  expect((await decide(admin, caseId, 'kept')).statusCode).toBe(409)
})

test('an owner appeals once; another administrator than decided looks at it, and what was withheld can be shown again', async () => {
  const id = await picture()
  await report(tom, id)
  const { id: caseId } = await caseOf(id)
  await decide(admin, caseId, 'withheld')
  const appeal = (who: Person, text: string) => who.call('appeal', { params: { id: caseId }, body: { text } })
  expect((await appeal(tom, 'Mine!')).statusCode).toBe(404)
  expect((await appeal(mira, 'It is a painting of a hill.')).json()).toMatchObject({ canAppeal: false })
  expect((await appeal(mira, 'It is a painting of a hill.')).statusCode).toBe(200)
  expect((await appeal(mira, 'And another thing.')).statusCode).toBe(409)
  expect((await queue('appeals')).map((one) => one.id)).toContain(caseId)
  const look = (who: Person) =>
    who.call('adminDecideAppeal', { params: { id: caseId }, body: { decision: 'kept', reason: 'You are right.' } })
  expect((await look(admin)).statusCode).toBe(403)
  expect((await look(judge)).statusCode).toBe(200)
  expect((await look(judge)).statusCode).toBe(409)
  expect((await mira.call('setVisibility', { params: { id }, body: { isVisible: true } })).statusCode).toBe(200)
  const mine = (await mira.call('myCases')).json<{ cases: { id: string }[] }>().cases
  expect(mine.find((one) => one.id === caseId)).toMatchObject({
    appealDecision: 'kept',
    appealReason: 'You are right.',
  })
})

test('the owner gets a letter of a decision, with the reason and how to appeal, and another of the appeal', async () => {
  const { services } = server
  const letters: Letter[] = []
  const { sendMail } = services
  services.sendMail = async (letter) => void letters.push(letter)
  try {
    const [kept, shown] = [await picture({ title: 'A valley' }), await picture({ title: 'A red valley' })]
    await report(tom, kept)
    await decide(admin, (await caseOf(kept)).id, 'kept')
    await report(tom, shown)
    const { id } = await caseOf(shown)
    await decide(admin, id, 'withheld', { reason: 'It shows somebody’s home' })
    // Decided already: no second letter.
    await decide(admin, id, 'withheld')
    await services.post.settled()
    expect(letters).toMatchObject([{ to: mira.email, subject: 'A decision about A red valley' }])
    expect(letters[0]?.text).toMatch(
      /your picture “A red valley” and decided\. It is withheld.*somebody’s home\.\n.*appeal once, within 90 days.*\/profile#decisions/s,
    )
    expect(letters[0]?.text).not.toContain(tom.username)
    await mira.call('appeal', { params: { id }, body: { text: 'It is mine.' } })
    const granted = { decision: 'kept', reason: 'You are right.' }
    await judge.call('adminDecideAppeal', { params: { id }, body: granted })
    await services.post.settled()
    expect(letters).toHaveLength(2)
    expect(letters[1]?.text).toMatch(/Your appeal about your picture “A red valley”.*It stands.*You are right\./s)
  } finally {
    services.sendMail = sendMail
  }
})

test('what a moderator marked as NSFW stays marked, whatever its owner says', async () => {
  const id = await picture()
  await report(tom, id)
  await decide(admin, (await caseOf(id)).id, 'blurred')
  expect((await mira.call('updateImage', { params: { id }, body: { isNsfw: false } })).statusCode).toBe(403)
  expect((await mira.call('toggleNsfw', { params: { id } })).statusCode).toBe(403)
  expect(await imageRow(id)).toMatchObject({ isNsfw: true, nsfwMarkedBy: 'moderator' })
})

test('what was removed is not brought back by its owner', async () => {
  const id = await picture()
  await report(tom, id)
  await decide(admin, (await caseOf(id)).id, 'removed')
  expect((await mira.call('getImage', { params: { id } })).statusCode).toBe(404)
  expect((await mira.call('restoreImage', { params: { id } })).statusCode).toBe(404)
})

test('a suspension by a case ends with the appeal that is granted, and nobody decides about themselves', async () => {
  const id = await picture()
  await report(tom, id)
  const { id: caseId } = await caseOf(id)
  await decide(admin, caseId, 'suspended', { days: 7 })
  expect((await mira.start()).statusCode).toBe(403)
  await mira.call('appeal', { params: { id: caseId }, body: { text: 'That was not me.' } })
  await judge.call('adminDecideAppeal', { params: { id: caseId }, body: { decision: 'kept', reason: 'So it was.' } })
  expect((await mira.start()).statusCode).toBe(201)
  const own = randomUUID()
  await server.services.db
    .insert(cases)
    .values({ id: own, subjectKind: 'user', subjectId: admin.id, ownerId: admin.id })
  expect((await decide(admin, own, 'kept')).statusCode).toBe(403)
})

test('public works rated high that are not marked are shown to administrators, until there is a case of them', async () => {
  const id = await picture({ nsfwRating: 0.9 })
  await picture({ nsfwRating: 0.9, isNsfw: true })
  await picture({ nsfwRating: 0.2 })
  const flagged = async () =>
    (await admin.call('adminFlagged')).json<{ works: { id: string }[] }>().works.map((one) => one.id)
  expect(await flagged()).toEqual([id])
  await admin.call('adminOpenCase', { body: { subject: { kind: 'image', id }, reason: 'Rated 0.9.' } })
  expect(await flagged()).toEqual([])
})

test('a case outlives what it is about, and whoever it was about', async () => {
  const id = await picture()
  await report(tom, id)
  await server.services.db.delete(images).where(eq(images.id, id))
  const shown = await caseOf(id)
  expect(shown).toMatchObject({ subject: { isGone: true, title: 'It is no longer here' } })
  expect((await decide(admin, shown.id, 'kept')).statusCode).toBe(200)
})

test('somebody takes their reports, cases and appeals along, their suggestions and votes for others’, and nothing of anybody else', async () => {
  const [person, other] = [await server.person(0), await server.person(0)]
  const [reported, theirs] = [await picture(), await picture({ ownerId: person.id, title: 'Mine' })]
  await report(person, reported, { text: 'My own words' })
  await report(other, reported, { text: 'Somebody else’s words' })
  await report(other, theirs, { text: 'About yours' })
  const { id } = await caseOf(theirs)
  await decide(admin, id, 'withheld')
  await person.call('appeal', { params: { id }, body: { text: 'No harm in it.' } })
  const suggest = async (who: Person, title: string) =>
    (await who.call('suggest', { body: { kind: 'roadmap', title, text: '' }, idempotencyKey: randomUUID() })).json<{
      id: string
    }>().id
  const [own, voted] = [await suggest(person, 'A bigger lamp'), await suggest(other, 'A smaller lamp')]
  await person.call('voteRoadmap', { params: { id: voted }, body: { isVoted: true } })
  const data = (await person.call('getAccountData')).json<AccountData>()
  expect(data.reports).toMatchObject([
    { about: { kind: 'image', id: reported }, reason: 'violence', text: 'My own words' },
  ])
  expect(data.cases).toMatchObject([{ id, decision: 'withheld', appeal: 'No harm in it.' }])
  expect(data.suggestions).toMatchObject([{ id: own, title: 'A bigger lamp', status: 'SUGGESTED' }])
  expect(data.roadmapVotes.sort()).toEqual([own, voted].sort())
  expect(JSON.stringify(data)).not.toMatch(/Somebody else|About yours|A smaller lamp/)
})

test('whoever leaves takes what they reported along; what others reported stays to be decided, and their own words go', async () => {
  const [leaver, other] = [await server.person(0), await server.person(0)]
  const [reported, mine, open] = [
    await picture(),
    await picture({ ownerId: leaver.id }),
    await picture({ ownerId: leaver.id }),
  ]
  await report(leaver, reported, { text: 'I was here' })
  await report(other, reported)
  for (const id of [mine, open]) await report(other, id)
  const { id } = await caseOf(mine)
  await decide(admin, id, 'withheld')
  await leaver.call('appeal', { params: { id }, body: { text: 'I live in Bree' } })
  expect((await queue('appeals')).map((one) => one.id)).toContain(id)
  expect((await leaver.call('deleteAccount', { body: { password: PASSWORD } })).statusCode).toBe(200)
  expect(await caseOf(reported)).toMatchObject({ reportCount: 1, reports: [{ reporter: other.username }] })
  expect((await queue()).map(({ subject }) => subject.id)).not.toContain(open)
  expect((await queue('appeals')).map((one) => one.id)).not.toContain(id)
  const everything = JSON.stringify([
    await server.services.db.select().from(cases),
    await server.services.db.select().from(reports),
  ])
  expect(everything).not.toMatch(/I was here|I live in Bree/)
})
