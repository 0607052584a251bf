import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notification, NotificationsReply } from '../../contract/notifications.ts'
import { blocks } from '../db/community.ts'
import { transact } from '../db/database.ts'
import { readEvents } from '../live/testing.ts'
import type { Letter } from '../mail/mail.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { type Notice, notify } from './commands.ts'
import { sendDigests, sweepNotifications } from './digest.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

const tell = (notice: Notice) => transact(server.services.db, (tx) => notify(tx, notice))

async function toldTo(person: Person, query: Record<string, unknown> = {}): Promise<NotificationsReply> {
  const answer = await person.call('getNotifications', { query })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const liked = (owner: Person, actor: Person, thing = 'a') =>
  ({ userId: owner.id, type: 'LIKE', about: `LIKE:image:${thing}`, actorId: actor.id }) as const

const brief = ({ type, actors, actorCount, facts, isRead }: Notification) => ({
  type,
  actors,
  actorCount,
  times: facts.times,
  isRead,
})

test('what several people do to one thing is told once, with the last of them named first and all of them counted', async () => {
  const owner = await server.person(0)
  const people = [await server.person(0), await server.person(0), await server.person(0), await server.person(0)]
  for (const person of people) await tell(liked(owner, person))
  const { notifications, unread } = await toldTo(owner)
  const names = people.map(({ username }) => username).reverse()
  expect(notifications.map(brief)).toEqual([
    { type: 'LIKE', actors: names.slice(0, 3), actorCount: 4, times: 4, isRead: false },
  ])
  expect(unread).toBe(1)
})

test('doing the same thing again tells nobody, not even once the first time has been read', async () => {
  const [owner, fan] = [await server.person(0), await server.person(0)]
  await Promise.all([tell(liked(owner, fan)), tell(liked(owner, fan)), tell(liked(owner, fan))])
  const { notifications } = await toldTo(owner)
  expect(notifications.map(({ actorCount }) => actorCount)).toEqual([1])
  await owner.call('readNotifications', { body: { ids: notifications.map(({ id }) => id) } })
  await tell(liked(owner, fan))
  expect((await toldTo(owner)).unread).toBe(0)
})

test('somebody else doing it makes the notification unread again, where it was', async () => {
  const [owner, one, other] = [await server.person(0), await server.person(0), await server.person(0)]
  await tell(liked(owner, one))
  const [before] = (await toldTo(owner)).notifications
  await owner.call('readNotifications', { body: { ids: [before?.id] } })
  await tell(liked(owner, other))
  const { notifications, unread } = await toldTo(owner)
  expect(unread).toBe(1)
  expect(notifications).toMatchObject([{ id: before?.id, actors: [other.username, one.username], isRead: false }])
})

test('what is news each time is told each time, and counted until it is read', async () => {
  const [owner, writer] = [await server.person(0), await server.person(0)]
  const comment = { ...liked(owner, writer), type: 'COMMENT', about: 'COMMENT:image:a', repeats: true } as const
  await tell(comment)
  await tell(comment)
  const first = await toldTo(owner)
  expect(first.notifications.map(brief)).toMatchObject([{ actorCount: 1, times: 2 }])
  await owner.call('readNotifications', { body: { upTo: first.notifications[0]?.happenedAt } })
  expect((await toldTo(owner)).unread).toBe(0)
  await tell(comment)
  expect((await toldTo(owner)).notifications.map(brief)).toMatchObject([{ times: 1, isRead: false }])
})

test('what happens by nobody in particular is told once, however often it is said', async () => {
  const owner = await server.person(0)
  const prize = { userId: owner.id, type: 'PRIZE', about: 'PRIZE:competition:x', facts: { gold: 5, place: 1 } } as const
  await Promise.all([tell(prize), tell(prize)])
  const { notifications } = await toldTo(owner)
  expect(notifications).toMatchObject([{ type: 'PRIZE', facts: { gold: 5, place: 1 } }])
  await owner.call('readNotifications', { body: { upTo: new Date().toISOString() } })
  await tell(prize)
  expect((await toldTo(owner)).unread).toBe(0)
})

test('nobody is told of what they did themselves, of kinds they switched off, or of what comes from behind a block', async () => {
  const [owner, blocked, blocker] = [await server.person(0), await server.person(0), await server.person(0)]
  await server.services.db.insert(blocks).values([
    { blockerId: owner.id, blockedId: blocked.id },
    { blockerId: blocker.id, blockedId: owner.id },
  ])
  await owner.call('updateNotificationSettings', { body: { muted: ['FOLLOW'] } })
  await tell(liked(owner, owner))
  await tell(liked(owner, blocked))
  await tell(liked(owner, blocker))
  await tell({ ...liked(owner, await server.person(0)), type: 'FOLLOW', about: 'FOLLOW' })
  expect((await toldTo(owner)).notifications).toEqual([])
})

test('open pages hear how much is unread as it happens, and again when another page has read it', async () => {
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const [owner, fan] = [await server.person(0), await server.person(0)]
  const stream = await readEvents(url, owner.accessToken)
  await stream.until((event) => event.kind === 'connected')
  await tell(liked(owner, fan))
  await stream.until((event) => event.kind === 'notification' && event.unread === 1)
  await owner.call('readNotifications', { body: { upTo: new Date().toISOString() } })
  await stream.until((event) => event.kind === 'notification' && event.unread === 0)
  stream.close()
})

test('pages of notifications join without a gap or a repeat, and a made-up cursor begins at the beginning', async () => {
  const [owner, fan] = [await server.person(0), await server.person(0)]
  for (let index = 0; index < 7; index++) await tell(liked(owner, fan, String(index)))
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: NotificationsReply = await toldTo(owner, { limit: 3, ...(cursor && { cursor }) })
    seen.push(...page.notifications.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(new Set(seen).size).toBe(7)
  expect(seen).toHaveLength(7)
  expect((await toldTo(owner, { cursor: "'; drop table users" })).notifications).toHaveLength(7)
})

test('what a notification was about that is gone, or hidden now, is told without it', async () => {
  const [owner, fan] = [await server.person(0), await server.person(0)]
  const subject = { kind: 'image', id: randomUUID() } as const
  await tell({ ...liked(owner, fan), subject })
  expect((await toldTo(owner)).notifications).toMatchObject([{ subject: null }])
})

test('somebody else’s notifications are neither shown nor marked', async () => {
  const [owner, fan, stranger] = [await server.person(0), await server.person(0), await server.person(0)]
  await tell(liked(owner, fan))
  const [one] = (await toldTo(owner)).notifications
  await stranger.call('readNotifications', { body: { ids: [one?.id] } })
  expect((await toldTo(stranger)).notifications).toEqual([])
  expect((await toldTo(owner)).unread).toBe(1)
})

test('who leaves takes their notifications along, and their name out of others’', async () => {
  const [owner, fan] = [await server.person(0), await server.person(0)]
  await tell(liked(owner, fan))
  await fan.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect((await toldTo(owner)).notifications).toMatchObject([{ actors: [], actorCount: 0 }])
  await owner.call('deleteAccount', { body: { password: 'a long enough password' } })
})

test('letters tell what is unread to whoever asked for them, once a day, and stop by their link without a log-in', async () => {
  const { services } = server
  const [owner, other, fan] = [await server.person(0), await server.person(0), await server.person(0)]
  const letters: Letter[] = []
  const { sendMail, now } = services
  services.sendMail = async (letter) => void letters.push(letter)
  try {
    await tell(liked(owner, fan))
    await tell(liked(other, fan))
    expect(await sendDigests(services)).toBe(0)
    await owner.call('updateNotificationSettings', { body: { digest: 'daily' } })
    // Of two sweeps at the same moment one sends it.
    await Promise.all([sendDigests(services), sendDigests(services)])
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ to: owner.email, subject: 'Something new at Lanternkeep' })
    services.now = () => new Date(Date.now() + 25 * 3_600_000)
    // A day later, and nothing new.
    expect(await sendDigests(services)).toBe(0)
    const [, token = ''] = /unsubscribe\?token=([^> ]+)/.exec(letters[0]?.headers?.['List-Unsubscribe'] ?? '') ?? []
    const stop = (query: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1/notifications/unsubscribe?token=${query}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await stop(`${token}x`)).statusCode).toBe(400)
    expect((await stop(token)).json()).toEqual({ digest: 'off' })
    services.now = now
    expect((await owner.call('getNotificationSettings')).json()).toEqual({ muted: [], digest: 'off' })
  } finally {
    Object.assign(services, { sendMail, now })
  }
})

test('a letter that could not be sent is sent by the next sweep', async () => {
  const { services } = server
  const [owner, fan] = [await server.person(0), await server.person(0)]
  await owner.call('updateNotificationSettings', { body: { digest: 'weekly' } })
  await tell(liked(owner, fan))
  const { sendMail } = services
  let tries = 0
  services.sendMail = async () => {
    if (++tries === 1) throw new Error('The mail server is away')
  }
  try {
    expect(await sendDigests(services)).toBe(0)
    expect(await sendDigests(services)).toBe(1)
    expect(await sendDigests(services)).toBe(0)
  } finally {
    services.sendMail = sendMail
  }
})

test('what was read months ago is forgotten, what is new is not', async () => {
  const { services } = server
  const [owner, fan] = [await server.person(0), await server.person(0)]
  await tell(liked(owner, fan, 'old'))
  await owner.call('readNotifications', { body: { upTo: new Date().toISOString() } })
  await tell(liked(owner, fan, 'unread'))
  const { now } = services
  services.now = () => new Date(Date.now() + 100 * 24 * 3_600_000)
  await sweepNotifications(services)
  services.now = now
  expect((await toldTo(owner)).notifications).toMatchObject([{ isRead: false }])
})
