import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment, CommentsReply, RepliesReply } from '../../contract/comments.ts'
import type { NotificationsReply } from '../../contract/notifications.ts'
import { blocks, comments } from '../db/community.ts'
import { images, users } from '../db/schema.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
let owner: Person
let mira: Person
let tobin: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  owner = await server.person(0)
  mira = await server.person(0)
  tobin = await server.person(0)
})
afterAll(() => server.close())

async function picture(flags: { isVisible: boolean; isUnlisted?: boolean } = { isVisible: true }): Promise<string> {
  const id = randomUUID()
  await server.services.db.insert(images).values({
    id,
    ownerId: owner.id,
    type: 'LANDSCAPE',
    title: 'The quiet hill',
    width: 1,
    height: 1,
    mediaKey: id,
    thumbhash: '',
    ...flags,
  })
  return id
}

const send = (
  person: Person,
  image: string,
  text: string,
  { parentId, key = randomUUID() }: { parentId?: string; key?: string } = {},
) =>
  person.call('postComment', {
    body: { about: { kind: 'image', id: image }, text, ...(parentId && { parentId }) },
    idempotencyKey: key,
  })

async function say(...asked: Parameters<typeof send>): Promise<Comment> {
  const answer = await send(...asked)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

async function saidAbout(image: string, person: Person = owner, query: Record<string, unknown> = {}) {
  const answer = await person.call('getComments', { query: { kind: 'image', id: image, ...query } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<CommentsReply>()
}

const remove = (person: Person, id: string) => person.call('deleteComment', { params: { id } })

const toldTo = async (person: Person) =>
  (await person.call('getNotifications')).json<NotificationsReply>().notifications.filter(({ isRead }) => !isRead)

/** Whether what is counted beside a picture and its comments is what there is. */
async function assertCounted(image: string) {
  const { db } = server.services
  const [row] = await db.select({ comments: images.comments }).from(images).where(eq(images.id, image))
  const rows = await db.select().from(comments).where(eq(comments.imageId, image))
  expect(row?.comments).toBe(rows.filter(({ deletedAt, isWithheld }) => deletedAt === null && !isWithheld).length)
  for (const one of rows) {
    expect(one.replies).toBe(rows.filter(({ parentId }) => parentId === one.id).length)
    expect(one.deletedAt === null || one.replies > 0).toBe(true)
  }
  return rows.length
}

test('a comment stands under the picture with its author, its answers below it in their order', async () => {
  const image = await picture()
  const first = await say(mira, image, 'What a hill!')
  await say(tobin, image, 'It is quiet.', { parentId: first.id })
  const answer = await say(owner, image, 'Thank you.', { parentId: first.id })
  const to = answer.replies.find(({ isMine }) => isMine)
  await say(mira, image, 'You are welcome.', { parentId: to?.id })
  const { comments: shown } = await saidAbout(image)
  expect(shown).toMatchObject([
    {
      author: mira.username,
      text: 'What a hill!',
      isMine: false,
      replyCount: 3,
      replies: [
        { author: tobin.username, isByOwner: false, parentId: first.id },
        { author: owner.username, isByOwner: true, isMine: true, parentId: first.id },
        { author: mira.username, text: 'You are welcome.', parentId: first.id },
      ],
      nextReplies: null,
    },
  ])
  expect(await assertCounted(image)).toBe(4)
})

test('a double click, a replay and two tabs with one key post one comment, and are told which', async () => {
  const image = await picture()
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => send(mira, image, 'Once', { key })))
  answers.push(await send(mira, image, 'Once', { key }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map((answer) => answer.json<Comment>().id)).size).toBe(1)
  expect(await assertCounted(image)).toBe(1)
  expect((await send(mira, image, 'Another', { key })).json()).toMatchObject({ code: 'idempotency_mismatch' })
})

test('many who comment at once are all counted', async () => {
  const image = await picture()
  const parent = await say(owner, image, 'Say something')
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      send([owner, mira, tobin][index % 3] as Person, image, `Word ${index}`, index % 2 ? { parentId: parent.id } : {}),
    ),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect(await assertCounted(image)).toBe(25)
})

test('scripts stay words, and marks that turn or hide what is written are dropped', async () => {
  const image = await picture()
  const said = await say(mira, image, '  <script>alert(1)</script> \u202Egnol ton\u202C \u200Bseen\u0007 🐉 ')
  expect(said.text).toBe('<script>alert(1)</script> gnol ton seen 🐉')
  for (const text of ['', '   ', '\u200B\u202E', 'x'.repeat(2001)]) {
    expect((await send(mira, image, text)).statusCode).toBe(400)
  }
  expect(await assertCounted(image)).toBe(1)
})

test('what was deleted leaves its place to its answers, and the place goes with the last of them', async () => {
  const image = await picture()
  const parent = await say(mira, image, 'A secret, sadly')
  const child = (await say(tobin, image, 'Oh', { parentId: parent.id })).replies[0]
  expect((await remove(mira, parent.id)).json()).toEqual({ deleted: true, keepsPlace: true })
  expect((await saidAbout(image)).comments).toMatchObject([
    { isDeleted: true, author: '', text: '', replies: [{ text: 'Oh' }] },
  ])
  await assertCounted(image)
  expect((await send(tobin, image, 'Still there?', { parentId: parent.id })).json()).toMatchObject({ code: 'conflict' })
  // The answer may still be answered.
  const late = await say(mira, image, 'Sorry', { parentId: child?.id })
  expect((await remove(tobin, child?.id ?? '')).json()).toEqual({ deleted: true, keepsPlace: false })
  await assertCounted(image)
  await remove(mira, late.replies.find(({ isMine }) => isMine)?.id ?? '')
  expect(await assertCounted(image)).toBe(0)
  expect((await remove(mira, parent.id)).statusCode).toBe(404)
})

test('answers and a deletion of what they answer at the same moment leave the counts right', async () => {
  const image = await picture()
  const parent = await say(mira, image, 'Going, going')
  const answers = await Promise.all([
    send(tobin, image, 'Wait', { parentId: parent.id }),
    remove(mira, parent.id),
    send(owner, image, 'No', { parentId: parent.id }),
    remove(mira, parent.id),
  ])
  expect(answers.every(({ statusCode }) => [200, 201, 404, 409].includes(statusCode))).toBe(true)
  await assertCounted(image)
})

test('only its author changes a comment; its author and the picture’s owner delete it', async () => {
  const image = await picture()
  const said = await say(mira, image, 'Frist')
  const edit = (person: Person) => person.call('updateComment', { params: { id: said.id }, body: { text: 'First' } })
  expect((await edit(tobin)).statusCode).toBe(403)
  expect((await edit(owner)).statusCode).toBe(403)
  expect((await edit(mira)).json()).toMatchObject({ text: 'First', editedAt: expect.any(String) })
  expect((await remove(tobin, said.id)).statusCode).toBe(403)
  expect((await remove(owner, said.id)).statusCode).toBe(200)
  expect(await assertCounted(image)).toBe(0)
})

test('the owner is told of comments, who is answered of the answer, who is named of that, each once', async () => {
  const image = await picture()
  const [a, b, c] = [await server.person(0), await server.person(0), await server.person(0)]
  const first = await say(a, image, `Look, @${c.username.toUpperCase()}. And @nobody_at_all`)
  expect(first.mentions).toEqual([c.username])
  await say(b, image, `Yes @${a.username} and @${c.username}!`, { parentId: first.id })
  expect(await toldTo(a)).toMatchObject([
    { type: 'REPLY', actors: [b.username], subject: { kind: 'comment', page: expect.stringContaining(image) } },
  ])
  expect(await toldTo(c)).toMatchObject([
    { type: 'REPLY', actors: [b.username, a.username], facts: { mention: 1, title: 'The quiet hill' } },
  ])
  expect(await toldTo(owner)).toContainEqual(
    expect.objectContaining({ type: 'COMMENT', actors: [b.username, a.username], actorCount: 2 }),
  )
  // Naming somebody again by a change tells them nothing new; naming another tells that one.
  await c.call('readNotifications', { body: { upTo: new Date().toISOString() } })
  const edit = { params: { id: first.id }, body: { text: `Look, @${c.username} and @${b.username}` } }
  expect((await a.call('updateComment', edit)).statusCode).toBe(200)
  expect(await toldTo(c)).toEqual([])
  expect(await toldTo(b)).toMatchObject([{ type: 'REPLY', actors: [a.username] }])
})

test('a blocked person can neither comment nor answer, tells nobody anything, and neither sees what the other says', async () => {
  const image = await picture()
  const [rude, calm] = [await server.person(0), await server.person(0)]
  const calms = await say(calm, image, 'A calm word')
  const rudes = await say(rude, image, 'A rude word')
  await server.services.db.insert(blocks).values([
    { blockerId: calm.id, blockedId: rude.id },
    { blockerId: owner.id, blockedId: mira.id },
  ])
  expect((await send(mira, image, 'Let me in')).json()).toMatchObject({ code: 'forbidden' })
  expect((await send(rude, image, 'Answer me', { parentId: calms.id })).json()).toMatchObject({ code: 'forbidden' })
  expect((await send(calm, image, 'Why?', { parentId: rudes.id })).json()).toMatchObject({ code: 'forbidden' })
  const names = async (person: Person) => (await saidAbout(image, person)).comments.map(({ author }) => author)
  expect(await names(calm)).toEqual([calm.username])
  expect(await names(rude)).toEqual([rude.username])
  expect(await names(tobin)).toEqual([rude.username, calm.username])
  expect((await rude.call('getComment', { params: { id: calms.id } })).statusCode).toBe(404)
  await say(rude, image, `@${calm.username}!`)
  expect(await toldTo(calm)).toEqual([])
  await server.services.db.delete(blocks)
})

test('nothing is said about what one may not see, and what was said is hidden with it', async () => {
  const hidden = await picture({ isVisible: false })
  expect((await send(mira, hidden, 'Hello?')).statusCode).toBe(404)
  await say(owner, hidden, `A note to myself, and to @${mira.username}`)
  expect(await toldTo(mira)).not.toContainEqual(expect.objectContaining({ facts: { mention: 1 } }))
  expect((await mira.call('getComments', { query: { kind: 'image', id: hidden } })).statusCode).toBe(404)
  const shown = await picture({ isVisible: false, isUnlisted: true })
  const said = await say(mira, shown, 'By the link')
  await server.services.db.update(images).set({ isUnlisted: false }).where(eq(images.id, shown))
  expect((await tobin.call('getComment', { params: { id: said.id } })).statusCode).toBe(404)
  expect((await mira.call('updateComment', { params: { id: said.id }, body: { text: 'Still?' } })).statusCode).toBe(404)
})

test('what a moderator withholds keeps its place, is read by its author alone, and changed by nobody', async () => {
  const image = await picture()
  const said = await say(mira, image, 'Too much')
  await server.services.db.update(comments).set({ isWithheld: true }).where(eq(comments.id, said.id))
  expect((await saidAbout(image, tobin)).comments).toMatchObject([{ text: '', isWithheld: true }])
  expect((await saidAbout(image, mira)).comments).toMatchObject([{ text: 'Too much', isWithheld: true }])
  const edit = await mira.call('updateComment', { params: { id: said.id }, body: { text: 'Less' } })
  expect(edit.statusCode).toBe(403)
})

test('what moderators hide is no longer counted, whoever deletes it then, and is counted again once it is shown again', async () => {
  const [admin, judge] = [await server.person(0), await server.person(0)]
  await server.services.db
    .update(users)
    .set({ role: 'admin' })
    .where(inArray(users.id, [admin.id, judge.id]))
  const image = await picture()
  const [hidden, emptied, deleted] = [
    await say(mira, image, 'Hidden'),
    await say(mira, image, 'Gone for good'),
    await say(mira, image, 'Hidden, then deleted'),
  ]
  await say(tobin, image, 'An answer', { parentId: emptied.id })
  const decided = async ({ id }: Comment, decision: string) => {
    const opened = await admin.call('adminOpenCase', { body: { subject: { kind: 'comment', id }, reason: 'Look.' } })
    const params = { id: opened.json<{ id: string }>().id }
    const answer = await admin.call('adminDecide', { params, body: { decision, reason: 'Too much.' } })
    expect(answer.statusCode, answer.body).toBe(200)
    return params
  }
  const params = await decided(hidden, 'withheld')
  await decided(emptied, 'removed')
  await decided(deleted, 'withheld')
  expect((await server.services.db.select().from(images).where(eq(images.id, image)))[0]?.comments).toBe(1)
  await assertCounted(image)
  expect((await remove(mira, deleted.id)).statusCode).toBe(200)
  await assertCounted(image)
  await mira.call('appeal', { params, body: { text: 'It was kind.' } })
  const granted = { decision: 'kept', reason: 'So it was.' }
  expect((await judge.call('adminDecideAppeal', { params, body: granted })).statusCode).toBe(200)
  expect((await saidAbout(image, tobin)).comments.map(({ text }) => text)).toContain('Hidden')
  expect((await server.services.db.select().from(images).where(eq(images.id, image)))[0]?.comments).toBe(2)
  await assertCounted(image)
})

test('who says something is shown with their picture, but not who keeps their page to themselves', async () => {
  const image = await picture()
  const speaker = await server.person(0)
  const face = randomUUID()
  await server.services.db.insert(images).values({
    ...{ id: face, ownerId: speaker.id, type: 'CHARACTER', title: 'Me', width: 4, height: 4, mediaKey: face },
    ...{ thumbhash: '', isVisible: true },
  })
  const said = await say(speaker, image, 'Here I am')
  expect(said.avatar).toBeNull()
  await speaker.call('updatePage', { body: { avatarImageId: face } })
  await say(speaker, image, 'And again', { parentId: said.id })
  const seen = async () => (await saidAbout(image, tobin)).comments
  const avatar = { imageId: face, url: expect.stringContaining(face) }
  expect(await seen()).toMatchObject([{ avatar, replies: [{ avatar }] }])
  await speaker.call('updatePage', { body: { isHidden: true } })
  expect(await seen()).toMatchObject([{ author: speaker.username, avatar: null, replies: [{ avatar: null }] }])
})

test('ten thousand comments on one picture are paged without a gap or a repeat, either way, and so are their answers', async () => {
  const image = await picture()
  await server.services.db.execute(sql`
    insert into comments (id, author_id, image_id, text, idempotency_key, created_at)
    select gen_random_uuid(), ${mira.id}, ${image}, 'Word ' || n, 'bulk-' || n, now() - interval '1 second' * (n / 3)
    from generate_series(1, 10000) n`)
  const [parent] = (await saidAbout(image, tobin, { limit: 1 })).comments
  await server.services.db.execute(sql`
    insert into comments (id, author_id, image_id, parent_id, text, idempotency_key)
    select gen_random_uuid(), ${mira.id}, ${image}, ${parent?.id}, 'Answer ' || n, 'answer-' || n
    from generate_series(1, 120) n`)
  await server.services.db.execute(sql`update comments set replies = 120 where id = ${parent?.id}`)
  for (const order of ['newest', 'oldest']) {
    const seen = new Set<string>()
    let cursor: string | null = null
    let pages = 0
    do {
      const page: CommentsReply = await saidAbout(image, tobin, { order, limit: 50, ...(cursor && { cursor }) })
      for (const { id } of page.comments) seen.add(id)
      cursor = page.nextCursor
      pages++
    } while (cursor !== null && pages < 6)
    expect(seen.size).toBe(300)
  }
  const [shown] = (await saidAbout(image, tobin, { limit: 1 })).comments
  expect(shown).toMatchObject({ id: parent?.id, replyCount: 120 })
  const answers = new Set(shown?.replies.map(({ id }) => id))
  let cursor = shown?.nextReplies ?? null
  while (cursor !== null) {
    const asked = { params: { id: parent?.id ?? '' }, query: { cursor } }
    const page: RepliesReply = (await tobin.call('getReplies', asked)).json()
    for (const { id } of page.replies) answers.add(id)
    cursor = page.nextCursor
  }
  expect(answers.size).toBe(120)
})

test('whoever leaves takes what they said along; what others answered stays, below nobody', async () => {
  const image = await picture()
  const leaver = await server.person(0)
  const theirs = await say(leaver, image, 'I was here')
  await say(tobin, image, 'You were', { parentId: theirs.id })
  const others = await say(tobin, image, 'And I?')
  await say(leaver, image, 'And you', { parentId: others.id })
  const gone = await say(leaver, image, 'Alone')
  await leaver.call('like', { body: { kind: 'image', id: image, isLiked: true } })
  await leaver.call('like', { body: { kind: 'comment', id: others.id, isLiked: true } })
  const data = (await leaver.call('getAccountData')).json()
  expect(data.comments.map(({ text }: { text: string }) => text)).toEqual(['I was here', 'And you', 'Alone'])
  expect(data.likes).toEqual([
    { kind: 'image', id: image },
    { kind: 'comment', id: others.id },
  ])
  const left = await leaver.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect(left.statusCode, left.body).toBe(200)
  const { comments: shown } = await saidAbout(image)
  expect(shown).toMatchObject([
    { id: others.id, replyCount: 0, likes: 0 },
    { id: theirs.id, isDeleted: true, author: '', text: '', replies: [{ text: 'You were' }] },
  ])
  expect(shown.some(({ id }) => id === gone.id)).toBe(false)
  await assertCounted(image)
  const [row] = await server.services.db.select().from(images).where(eq(images.id, image))
  expect(row?.likes).toBe(0)
})
