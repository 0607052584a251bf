import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOARD_HISTORY_BYTES_MAX, BOARD_STEPS_MAX, BOARDS_MAX, VERSION_SPAN } from '../../contract/board-facts.ts'
import type { Board, BoardCard, BoardContent, BoardItem } from '../../contract/boards.ts'
import { boards, boardVersions } from '../db/community.ts'
import { images } from '../db/schema.ts'
import { sweepDeleted } from '../images/deletion.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { sweepDeletedBoards } from './commands.ts'
import { thinnedOut } from './thinning.ts'

let server: TestServer
let owner: Person
let other: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  owner = await server.person()
  other = await server.person()
})
afterAll(() => server.close())

const later = (ms: number) => ({ ...server.services, now: () => new Date(Date.now() + ms) })
const HOUR = 3_600_000

async function make(
  person = owner,
  body: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<BoardCard> {
  const answer = await person.call('createBoard', { body: { title: 'Ambush', ...body }, idempotencyKey: key })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

const read = async (id: string, person = owner): Promise<Board> =>
  (await person.call('getBoard', { params: { id } })).json()

let counted = 0
const place = { x: 0, y: 0, width: 10, height: 10, rotation: 0, opacity: 1, z: 1 }
const note = (layerId: string, text = 'Six goblins'): BoardItem => ({
  ...place,
  kind: 'text',
  id: `note${counted++}`,
  layerId,
  text,
  size: 20,
  colour: '#000000',
  fill: null,
  face: 'book',
  align: 'left',
})
const pictureOf = (layerId: string, imageId: string): BoardItem => ({
  ...place,
  kind: 'picture',
  id: `pict${counted++}`,
  layerId,
  imageId,
  isRound: false,
  ring: null,
  isMirrored: false,
})

const withItems = ({ content }: Board, ...items: BoardItem[]): BoardContent => ({ ...content, items })
const save = (board: Board, content: unknown, revision = board.revision, person = owner) =>
  person.call('saveBoard', { params: { id: board.id }, body: { revision, content } })

async function picture(person: Person, request: Record<string, unknown> = {}): Promise<string> {
  const started = await person.start(request)
  return ((await server.ended(person, started.json().requestId)).image as { id: string }).id
}

test('a board is made once for one key, saved, and read as it was saved', async () => {
  const key = randomUUID()
  const made = await Promise.all([1, 2, 3].map(() => make(owner, {}, key)))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const board = await read(made[0]?.id ?? '')
  expect(board.content.layers.map(({ name }) => name)).toEqual(['Maps', 'Tokens and things', 'Notes'])
  const content = withItems(board, note('notes'))
  expect((await save(board, content)).json()).toMatchObject({ revision: 1 })
  expect(await read(board.id)).toMatchObject({ revision: 1, content })
})

test('nobody else reads, changes, renames, copies, deletes or restores a board', async () => {
  const board = await read((await make()).id)
  const params = { id: board.id }
  const attempts = [
    other.call('getBoard', { params }),
    save(board, board.content, 0, other),
    other.call('saveBoardHistory', { params, body: { revision: 0, past: [], future: [] } }),
    other.call('renameBoard', { params, body: { title: 'Mine' } }),
    other.call('duplicateBoard', { params, idempotencyKey: randomUUID() }),
    other.call('deleteBoard', { params }),
    other.call('restoreBoard', { params }),
    other.call('boardVersions', { params }),
    other.call('boardVersion', { params: { ...params, revision: '1' } }),
  ]
  for (const answer of await Promise.all(attempts)) expect(answer.statusCode, answer.body).toBe(404)
  expect((await other.call('listBoards')).json().boards).toEqual([])
})

test('of two tabs that save the same state the second is told, writes nothing over, and can take over with the newest revision', async () => {
  const board = await read((await make()).id)
  const [first, second] = await Promise.all([
    save(board, withItems(board, note('notes', 'one'))),
    save(board, withItems(board, note('notes', 'two'))),
  ])
  const [saved, refused] = first.statusCode === 200 ? [first, second] : [second, first]
  expect(saved.statusCode).toBe(200)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().details).toEqual({ reason: 'BOARD_CHANGED', revision: 1 })
  expect((await save(board, withItems(board, note('notes', 'mine')), 1)).json()).toMatchObject({ revision: 2 })
})

test('what can be taken back is kept for the state it belongs to, and for no other', async () => {
  const board = await read((await make()).id)
  const history = { revision: 0, past: [{ label: 'Move', items: { note1: [{ x: 1 }, { x: 2 }] } }], future: [] }
  const keep = () => owner.call('saveBoardHistory', { params: { id: board.id }, body: history })
  expect((await keep()).json()).toEqual({ kept: true })
  expect((await read(board.id)).history).toEqual(history)
  await save(board, withItems(board, note('notes')))
  expect((await read(board.id)).history).toBeNull()
  expect((await keep()).json()).toEqual({ kept: false })
})

test('more steps than are kept, longer ones, and those of no thing on a board are refused in a sentence', async () => {
  const board = await read((await make()).id)
  const step = (fields: Record<string, unknown>) => ({ label: 'Write', items: { note1: [null, fields] } })
  const steps = (count: number, text: string) => Array.from({ length: count }, () => step({ text }))
  const bad: [unknown[], number][] = [
    [steps(BOARD_STEPS_MAX + 1, 'a'), 400],
    [[step({ owner: 'somebody' })], 400],
    [steps(BOARD_STEPS_MAX, 'a'.repeat(Math.ceil(BOARD_HISTORY_BYTES_MAX / BOARD_STEPS_MAX / 2)).repeat(2)), 413],
  ]
  for (const [past, status] of bad) {
    const answer = await owner.call('saveBoardHistory', {
      params: { id: board.id },
      body: { revision: 0, past, future: [] },
    })
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json().error).toMatch(/^\P{Ll}.*[.!?]$/su)
  }
  expect((await read(board.id)).history).toBeNull()
})

test('a sitting is one version, another sitting another, and each can be looked at', async () => {
  const board = await read((await make()).id)
  for (const [k, text] of ['one', 'two', 'three'].entries()) await save(board, withItems(board, note('notes', text)), k)
  const earlier = new Date(Date.now() - 2 * VERSION_SPAN)
  await server.services.db.update(boardVersions).set({ begunAt: earlier, savedAt: earlier })
  await save(board, withItems(board), 3)
  const listed = (await owner.call('boardVersions', { params: { id: board.id } })).json().versions
  expect(listed.map(({ revision, items }: { revision: number; items: number }) => [revision, items])).toEqual([
    [4, 0],
    [3, 1],
  ])
  const shown = await owner.call('boardVersion', { params: { id: board.id, revision: '3' } })
  expect(shown.json().content.items[0].text).toBe('three')
})

test('versions are thinned: the newest all stay, then one an hour for two days, then one a day for ninety', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  // One every ten minutes for a hundred days.
  const versions = Array.from({ length: 100 * 144 }, (_, k) => ({
    revision: 100 * 144 - k,
    savedAt: new Date(now.getTime() - k * 600_000),
  }))
  const gone = new Set(thinnedOut(versions, now))
  const kept = versions.filter(({ revision }) => !gone.has(revision))
  expect(kept.slice(0, 20)).toEqual(versions.slice(0, 20))
  const hours = kept.slice(20).filter(({ savedAt }) => now.getTime() - savedAt.getTime() <= 48 * HOUR)
  expect(hours.length).toBeGreaterThan(43)
  expect(hours.length).toBeLessThan(49)
  expect(kept.length).toBeLessThan(160)
  expect(Math.max(...kept.map(({ savedAt }) => now.getTime() - savedAt.getTime()))).toBeLessThanOrEqual(90 * 24 * HOUR)
  // Thinning again takes nothing more.
  expect(thinnedOut(kept, now)).toEqual([])
})

test('more than a board holds, and what makes no sense, is refused in a sentence and changes nothing', async () => {
  const board = await read((await make()).id)
  const stroke = (points: number[]): BoardItem => ({
    ...place,
    kind: 'stroke',
    id: `strk${counted++}`,
    layerId: 'notes',
    points,
    colour: '#000000',
    thickness: 4,
  })
  const long = Array.from({ length: 3000 }, (_, k) => (k % 3 === 2 ? 0.5 : k * 1.11))
  const short = long.map(() => 1)
  const exact = long.map((_, k) => (k % 3 === 2 ? 0.123_456_7 : 10_000.123_45))
  const bad: [unknown, number][] = [
    [withItems(board, ...Array.from({ length: 2001 }, () => note('notes'))), 400],
    [withItems(board, ...Array.from({ length: 60 }, () => stroke(short))), 400],
    [withItems(board, ...Array.from({ length: 32 }, () => stroke(exact))), 413],
    [withItems(board, note('nowhere')), 400],
    [withItems(board, { ...note('notes'), id: 'same' }, { ...note('notes'), id: 'same' }), 400],
    [withItems(board, { ...note('notes'), x: 1e9 }), 400],
    [withItems(board, stroke([1, 2, 0.5, 3])), 400],
    [{ ...board.content, layers: [] }, 400],
  ]
  for (const [content, status] of bad) {
    const answer = await save(board, content)
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json().error).toMatch(/^\P{Ll}.*[.!?]$/su)
  }
  expect((await read(board.id)).revision).toBe(0)
})

test('words that are refused elsewhere are refused on a board', async () => {
  const board = await read((await make()).id)
  const answer = await save(board, withItems(board, note('notes', 'a naked child')))
  expect(answer.json().details?.reason).toBe('REFUSED_WORDS')
})

test('a board shows its owner’s pictures and public ones, never somebody’s private one', async () => {
  const [mine, open, secret] = [
    await picture(owner, { visibility: 'private' }),
    await picture(other),
    await picture(other, { visibility: 'private' }),
  ]
  const board = await read((await make()).id)
  await save(board, withItems(board, ...[mine, open, secret].map((id) => pictureOf('maps', id))))
  const shown = await read(board.id)
  expect(shown.pictures.map(({ id }) => id).sort()).toEqual([mine, open].sort())
  expect(shown.content.items).toHaveLength(3)
})

test('a picture that its owner deletes stays on their boards until they go too, and nowhere else', async () => {
  const id = await picture(owner)
  const board = await read((await make()).id)
  await save(board, withItems(board, pictureOf('maps', id)))
  await owner.call('deleteImage', { params: { id } })
  await sweepDeleted(later(HOUR))
  expect((await owner.call('getImage', { params: { id } })).statusCode).toBe(404)
  const [shown] = (await read(board.id)).pictures
  expect(shown?.id).toBe(id)
  const address = () => server.app.inject({ url: shown?.url ?? '' })
  expect((await address()).statusCode).toBe(200)
  expect((await server.app.inject({ url: shown?.url.split('?')[0] ?? '' })).statusCode).toBe(404)
  await owner.call('deleteBoard', { params: { id: board.id } })
  expect((await address()).statusCode).toBe(404)
  await sweepDeletedBoards(later(HOUR))
  await sweepDeleted(later(HOUR))
  expect(await server.services.db.$count(images, eq(images.id, id))).toBe(0)
})

test('a picture that was taken off a board is kept as long as an earlier state has it', async () => {
  const id = await picture(owner)
  const board = await read((await make()).id)
  await save(board, withItems(board, pictureOf('maps', id)))
  const { db } = server.services
  const its = eq(boardVersions.boardId, board.id)
  const earlier = new Date(Date.now() - 2 * VERSION_SPAN)
  await db.update(boardVersions).set({ begunAt: earlier, savedAt: earlier }).where(its)
  await save(board, withItems(board), 1)
  await owner.call('deleteImage', { params: { id } })
  await sweepDeleted(later(HOUR))
  const before = await owner.call('boardVersion', { params: { id: board.id, revision: '1' } })
  expect(before.json().pictures).toMatchObject([{ id }])
  expect((await owner.call('listBoards')).json().boards.find((one: BoardCard) => one.id === board.id).covers).toEqual(
    [],
  )
  const old = new Date(Date.now() - 100 * 24 * HOUR)
  await db.update(boardVersions).set({ begunAt: old, savedAt: old }).where(its)
  await db.insert(boardVersions).values(
    Array.from({ length: 20 }, (_, k) => ({
      boardId: board.id,
      revision: 3 + k,
      content: board.content,
      begunAt: earlier,
      savedAt: earlier,
    })),
  )
  await db.update(boards).set({ revision: 22 }).where(eq(boards.id, board.id))
  await save(board, withItems(board), 22)
  await sweepDeleted(later(HOUR))
  expect(await db.$count(images, eq(images.id, id))).toBe(0)
})

test('what a board was made of is its first version, and no save writes over it', async () => {
  const { content } = await read((await make()).id)
  const made = await read((await make(owner, { content: { ...content, items: [note('notes', 'Six ogres')] } })).id)
  await save(made, content)
  const first = await owner.call('boardVersion', { params: { id: made.id, revision: '0' } })
  expect(first.json().content.items).toMatchObject([{ text: 'Six ogres' }])
})

test('deleted boards count until they can no longer be brought back, and the oldest versions make room for newer ones', async () => {
  const hoarder = await server.person()
  const board = await read((await make(hoarder)).id, hoarder)
  const { db } = server.services
  await db.insert(boards).values(
    Array.from({ length: BOARDS_MAX - 1 }, () => ({
      id: randomUUID(),
      ownerId: hoarder.id,
      title: 'Heap',
      content: board.content,
      deletedAt: new Date(),
    })),
  )
  const another = () => hoarder.call('createBoard', { body: { title: 'One more' }, idempotencyKey: randomUUID() })
  expect((await another()).statusCode).toBe(409)
  await sweepDeletedBoards(later(HOUR))
  const second = await read((await make(hoarder)).id, hoarder)
  // Made by the database and stored as long as it is: sending so much, and compressing it, takes a busy machine many seconds.
  for (const table of [boards, boardVersions])
    await db.execute(sql`alter table ${table} alter column content set storage external`)
  const heavy = (bytes: number) =>
    sql`jsonb_set(${JSON.stringify(board.content)}::jsonb, '{background}', to_jsonb(repeat('x', ${bytes}::int)))`
  const at = (days: number) => new Date(Date.now() - days * 24 * HOUR)
  await db
    .update(boards)
    .set({ content: heavy(22_000_000) })
    .where(eq(boards.id, board.id))
  for (const revision of [1, 2, 3, 4])
    await db.insert(boardVersions).values({
      boardId: board.id,
      revision,
      content: heavy(3_000_000),
      begunAt: at(9 - revision),
      savedAt: at(9 - revision),
    })
  await save(second, withItems(second, note('notes')), 0, hoarder)
  const kept = await db
    .select({ revision: boardVersions.revision })
    .from(boardVersions)
    .where(eq(boardVersions.boardId, board.id))
  expect(kept.map(({ revision }) => revision).sort()).toEqual([3, 4])
  await db.insert(boards).values({ id: randomUUID(), ownerId: hoarder.id, title: 'Heap', content: heavy(8_500_000) })
  const refused = await another()
  expect(refused.statusCode).toBe(413)
  expect(refused.json().error).toMatch(/30 MB/)
  // A board that is there already may grow no more either, but may become smaller.
  const grown = await save(second, withItems(second, note('notes'), note('notes')), 1, hoarder)
  expect(grown.statusCode).toBe(413)
  expect(grown.json().error).toMatch(/30 MB .* not kept yet and stays on this page/)
  const history = { revision: 1, past: [{ label: 'Move', items: { note1: [{ x: 1 }, { x: 2 }] } }], future: [] }
  const keep = () => hoarder.call('saveBoardHistory', { params: { id: second.id }, body: history })
  expect((await keep()).json()).toEqual({ kept: false })
  expect((await save(second, withItems(second), 1, hoarder)).statusCode).toBe(200)
  // A busy machine takes long to write so much.
}, 60_000)

test('what a moderator took away is on no board any more', async () => {
  const id = await picture(owner)
  const board = await read((await make()).id)
  await save(board, withItems(board, pictureOf('maps', id)))
  const gone = { isWithheld: true, isVisible: false, deletedAt: new Date(Date.now() - HOUR) }
  await server.services.db.update(images).set(gone).where(eq(images.id, id))
  expect((await read(board.id)).pictures).toEqual([])
  await sweepDeleted(server.services)
  expect(await server.services.db.$count(images, eq(images.id, id))).toBe(0)
})

test('a board is renamed, duplicated, deleted and brought back; after ten minutes it is gone', async () => {
  const board = await read((await make()).id)
  const params = { id: board.id }
  await save(board, withItems(board, note('notes')))
  expect((await owner.call('renameBoard', { params, body: { title: ' The ford ' } })).json().title).toBe('The ford')
  const key = randomUUID()
  const copies = await Promise.all([1, 2].map(() => owner.call('duplicateBoard', { params, idempotencyKey: key })))
  expect(copies[0]?.json()).toMatchObject({ title: 'The ford (copy)', items: 1 })
  expect(copies[0]?.json().id).toBe(copies[1]?.json().id)
  await owner.call('deleteBoard', { params })
  expect((await owner.call('getBoard', { params })).statusCode).toBe(404)
  expect((await owner.call('restoreBoard', { params })).statusCode).toBe(200)
  expect((await owner.call('getBoard', { params })).statusCode).toBe(200)
  await owner.call('deleteBoard', { params })
  await sweepDeletedBoards(later(HOUR))
  expect((await owner.call('restoreBoard', { params })).statusCode).toBe(404)
})

test('who leaves takes all their boards along, however many', async () => {
  const leaver = await server.person(0)
  const { id } = await make(leaver)
  const board = await read(id, leaver)
  await save(board, withItems(board, note('notes', 'Goodbye')), 0, leaver)
  // Whole pages of those that are gathered at once, and a last one.
  const more = Array.from({ length: 11 }, () => ({
    id: randomUUID(),
    ownerId: leaver.id,
    title: 'Another',
    content: board.content,
  }))
  await server.services.db.insert(boards).values(more)
  const { boards: taken } = (await leaver.call('getAccountData')).json()
  expect(taken.map((one: Board) => one.id).sort()).toEqual([id, ...more.map((one) => one.id)].sort())
  expect(taken.find((one: Board) => one.id === id)).toMatchObject({
    title: 'Ambush',
    content: { items: [{ text: 'Goodbye' }] },
  })
  await leaver.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect(await server.services.db.$count(boards, eq(boards.id, id))).toBe(0)
})
