import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '../../contract/images.ts'
import type { RouteName } from '../../contract/routes.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
})
afterAll(() => server.close())

async function made(person: Person, request: Record<string, unknown> = {}): Promise<Image> {
  const started = await person.start(request)
  const ended = await server.ended(person, started.json().requestId)
  return ended.image as Image
}

const publicly = (name: RouteName, options: Parameters<typeof callRoute>[2]) => callRoute(server.app, name, options)

test('anybody can fetch a public picture and its bytes, for good', async () => {
  const person = await server.person()
  const image = await made(person)
  const fetched = await publicly('getImage', { params: { id: image.id } })
  expect(fetched.json()).toMatchObject({ id: image.id, owner: person.username, isOwner: false, myVote: 0 })
  const bytes = await server.app.inject({ url: image.url })
  expect(bytes.headers['content-type']).toBe('image/png')
  expect(bytes.headers['cache-control']).toContain('immutable')
})

test('a private picture is not found by others; its bytes need the owner’s signed address, which lapses', async () => {
  const [owner, stranger] = await Promise.all([server.person(), server.person()])
  const image = await made(owner, { isVisible: false })
  for (const answer of [
    await publicly('getImage', { params: { id: image.id } }),
    await stranger.call('getImage', { params: { id: image.id } }),
    await stranger.call('voteImage', { params: { id: image.id }, body: { isUpvote: true } }),
    await stranger.call('deleteImage', { params: { id: image.id } }),
  ]) {
    expect(answer.statusCode).toBe(404)
  }
  const shown = (await owner.call('getImage', { params: { id: image.id } })).json<Image>()
  expect((await server.app.inject({ url: shown.url })).statusCode).toBe(200)
  const [path = ''] = shown.url.split('?')
  expect((await server.app.inject({ url: path })).statusCode).toBe(404)
  expect((await server.app.inject({ url: shown.url.replace(/sign=.../, 'sign=AAA') })).statusCode).toBe(404)
  expect((await server.app.inject({ url: shown.url.replace(/until=\d+/, 'until=1000') })).statusCode).toBe(404)
  expect((await server.app.inject({ url: `/_image?url=${encodeURIComponent(path)}&w=64` })).statusCode).toBe(404)
  const small = await server.app.inject({ url: `/_image?url=${encodeURIComponent(shown.url)}&w=64` })
  expect(small.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('private'),
  })
})

test('the owner hides and shows a picture; others may see it only while it is shown', async () => {
  const owner = await server.person()
  const image = await made(owner)
  const params = { id: image.id }
  expect((await owner.call('setVisibility', { params, body: { isVisible: false } })).json().isVisible).toBe(false)
  expect((await publicly('getImage', { params })).statusCode).toBe(404)
  expect((await owner.call('setVisibility', { params, body: { isVisible: true } })).json().isVisible).toBe(true)
  expect((await publicly('getImage', { params })).statusCode).toBe(200)
})

test('only the owner changes a picture, by PATCH or PUT', async () => {
  const [owner, stranger] = await Promise.all([server.person(), server.person()])
  const image = await made(owner)
  const params = { id: image.id }
  const patched = await owner.call('updateImage', { params, body: { title: 'The pass', description: '<b>cold</b>' } })
  expect(patched.json()).toMatchObject({ title: 'The pass', description: '<b>cold</b>' })
  expect((await owner.call('replaceImage', { params, body: { isNsfw: true } })).json().isNsfw).toBe(true)
  expect((await owner.call('updateImage', { params, body: {} })).statusCode).toBe(400)
  const refused = await stranger.call('updateImage', { params, body: { title: 'Mine' } })
  expect(refused.statusCode).toBe(403)
  expect(refused.json().error).toBe('Only its owner can change this picture.')
})

test('a title emptied by its owner becomes the one made from the prompt', async () => {
  const owner = await server.person()
  const image = await made(owner, { prompt: 'a windy pass, at noon' })
  const retitle = async (title: string) =>
    (await owner.call('updateImage', { params: { id: image.id }, body: { title } })).json<Image>().title
  expect(await retitle('Harrow Pass')).toBe('Harrow Pass')
  expect(await retitle('  ')).toBe('Windy pass, at noon')
})

test('the NSFW call toggles the mark, and marked pictures leave the public gallery', async () => {
  const owner = await server.person()
  const image = await made(owner, { prompt: 'a scandalous hill' })
  const found = async () => (await publicly('searchImages', { query: { q: 'scandalous' } })).json().totalCount
  expect(await found()).toBe(1)
  expect((await owner.call('toggleNsfw', { params: { id: image.id } })).json().isNsfw).toBe(true)
  expect(await found()).toBe(0)
  expect((await owner.call('toggleNsfw', { params: { id: image.id } })).json().isNsfw).toBe(false)
})

test('a vote counts once a person; the same vote again takes it back, the other turns it round', async () => {
  const [owner, voter] = await Promise.all([server.person(), server.person()])
  const image = await made(owner)
  const vote = async (person: Person, isUpvote: boolean) => {
    const { votes, myVote } = (
      await person.call('voteImage', { params: { id: image.id }, body: { isUpvote } })
    ).json<Image>()
    return { votes, myVote }
  }
  expect(await vote(voter, true)).toEqual({ votes: 1, myVote: 1 })
  expect(await vote(owner, true)).toEqual({ votes: 2, myVote: 1 })
  expect(await vote(voter, true)).toEqual({ votes: 1, myVote: 0 })
  expect(await vote(voter, false)).toEqual({ votes: 0, myVote: -1 })
  expect(await vote(voter, true)).toEqual({ votes: 2, myVote: 1 })
})

test('deleting removes a picture for everybody; deleting all removes all of one’s own and nobody else’s', async () => {
  const [owner, other] = await Promise.all([server.person(), server.person()])
  const [first] = [await made(owner), await made(owner), await made(owner)]
  const kept = await made(other)
  expect((await owner.call('deleteImage', { params: { id: first.id } })).json()).toEqual({ deleted: 1 })
  expect((await owner.call('getImage', { params: { id: first.id } })).statusCode).toBe(404)
  expect((await owner.call('deleteAllImages')).json()).toEqual({ deleted: 2 })
  expect((await owner.call('myImages')).json()).toEqual({ images: [], totalCount: 0 })
  expect((await publicly('getImage', { params: { id: kept.id } })).statusCode).toBe(200)
})

test('two people who delete all at once, with the same pictures in opposite orders, both succeed', async () => {
  const [one, two] = await Promise.all([server.person(), server.person()])
  const hang = (person: Person, order: number) =>
    server.services.db.execute(sql`
      insert into images (id, owner_id, type, title, width, height, media_key, thumbhash, is_visible)
      select gen_random_uuid(), ${person.id}, 'ITEM', 'A key', 8, 8, md5(n::text) || md5(n::text) || '.png', '', true
      from generate_series(1, 3000) n order by n * ${order}::int`)
  await hang(one, 1)
  await hang(two, -1)
  const answers = await Promise.all([one.call('deleteAllImages'), two.call('deleteAllImages')])
  expect(answers.map((answer) => answer.json())).toEqual([{ deleted: 3000 }, { deleted: 3000 }])
})

test('the search finds public pictures by their words, by the beginning of one, by category, newest or best first', async () => {
  const owner = await server.person()
  const castle = await made(owner, { prompt: 'a crumbling basalt castle' })
  const keep = await made(owner, { prompt: 'a basalt keep', category: 'battlemaps' })
  await made(owner, { prompt: 'a basalt secret', isVisible: false })
  await owner.call('voteImage', { params: { id: castle.id }, body: { isUpvote: true } })
  const search = async (query: Record<string, unknown>) => {
    const { images, totalCount } = (await publicly('searchImages', { query })).json<{
      images: Image[]
      totalCount: number
    }>()
    return { ids: images.map((image) => image.id), totalCount }
  }
  expect(await search({ q: 'basalt' })).toEqual({ ids: [keep.id, castle.id], totalCount: 2 })
  expect(await search({ q: 'basalt', sort: 'top' })).toEqual({ ids: [castle.id, keep.id], totalCount: 2 })
  expect(await search({ q: 'crumb' })).toEqual({ ids: [castle.id], totalCount: 1 })
  expect(await search({ q: 'basalt', category: 'battlemaps' })).toEqual({ ids: [keep.id], totalCount: 1 })
  expect(await search({ q: 'basalt', limit: 1, offset: 1 })).toEqual({ ids: [castle.id], totalCount: 2 })
  for (const hostile of ["'; drop table images; --", '!!&|:*()', 'basalt & !castle', '\\', '𝕭𝖆', '<script>']) {
    expect((await publicly('searchImages', { query: { q: hostile } })).statusCode).toBe(200)
  }
  const newest = (await publicly('newImages', { query: { limit: 2 } })).json<{ images: Image[] }>()
  expect(newest.images.map((image) => image.id)).toEqual([keep.id, castle.id])
})

test('a list whose works were counted a moment ago goes on to those that were hung since', async () => {
  const list = async () => (await publicly('searchImages', { query: { category: 'npcs', limit: 1 } })).json()
  expect(await list()).toMatchObject({ totalCount: 0 })
  const owner = await server.person()
  for (const prompt of ['a miller', 'a ferryman']) await made(owner, { prompt, category: 'npcs' })
  expect(await list()).toMatchObject({ totalCount: 2 })
})

test('a search without a letter or digit in it finds nothing, whatever it is made of', async () => {
  await made(await server.person())
  for (const q of ['!!!', '%%', '_', '()', "'", '\\', ':*', '\0', '\ud83d', '🐉', '"', '--', '%_%', '& | !', '. . .']) {
    const answer = await publicly('searchImages', { query: { q } })
    expect({ q, status: answer.statusCode, body: answer.json() }).toEqual({
      q,
      status: 200,
      body: { images: [], totalCount: 0 },
    })
  }
})

test('a misspelt search that finds nothing is told what it may have meant, of works the person may see', async () => {
  const [owner, stranger] = await Promise.all([server.person(), server.person()])
  await made(owner, { prompt: 'a bronze wyvern over a lonely tavern' })
  await made(owner, { prompt: 'a hidden basilisk', isVisible: false })
  const meant = async (q: string) => (await publicly('searchImages', { query: { q } })).json().didYouMean
  expect(await meant('wyvrn')).toBe('wyvern')
  expect(await meant('lonely tavren')).toBe('lonely tavern')
  expect(await meant('Bronze Wivern')).toBe('Bronze wyvern')
  expect(await meant('wyvern')).toBeUndefined()
  expect(await meant('xqzvkj')).toBeUndefined()
  expect(await meant('x'.repeat(200))).toBeUndefined()
  expect(await meant('basilsk')).toBeUndefined()
  const mine = async (person: Person) => (await person.call('myImages', { query: { q: 'basilsk' } })).json().didYouMean
  expect(await mine(owner)).toBe('basilisk')
  expect(await mine(stranger)).toBeUndefined()
})

test('my own pictures include the private ones', async () => {
  const owner = await server.person()
  await made(owner, { isVisible: false, prompt: 'hidden dell' })
  await made(owner)
  expect((await owner.call('myImages')).json().totalCount).toBe(2)
  expect((await owner.call('myImages', { query: { q: 'dell' } })).json().totalCount).toBe(1)
})

test('the image endpoint resizes what is kept here, to the known widths only', async () => {
  const image = await made(await server.person())
  const at = (url: string, w: number) => server.app.inject({ url: `/_image?url=${encodeURIComponent(url)}&w=${w}` })
  expect((await at(image.url, 64)).headers['content-type']).toBe('image/webp')
  expect((await at(image.url, 65)).statusCode).toBe(400)
  expect((await at('http://example.test/x.png', 64)).statusCode).toBe(400)
  expect((await at('/media/../secret', 64)).statusCode).toBe(404)
  expect((await at(`/media/${'0'.repeat(64)}.png`, 64)).statusCode).toBe(404)
})

test('characters that cannot be kept are dropped from what a person types', async () => {
  const person = await server.person()
  const image = await made(person, { prompt: 'a bleak\0 moor \ud83d' })
  expect(image.prompt).toBe('a bleak moor \ufffd')
  const body = { title: 'The\0 moor', description: '\0' }
  expect((await person.call('updateImage', { params: { id: image.id }, body })).json()).toMatchObject({
    title: 'The moor',
    description: '',
  })
  const long = await made(person, { prompt: `${'x'.repeat(59)}😀😀 on a hill` })
  expect(long.title).toBe(`X${'x'.repeat(58)}…`)
})

test('whoever sends a token that has lapsed is told so, even where none is needed', async () => {
  const image = await made(await server.person())
  const answer = await callRoute(server.app, 'getImage', { params: { id: image.id } }, 'a.lapsed.token')
  expect(answer.statusCode).toBe(401)
})

test('bad requests are told what is wrong in a sentence, never a 5xx', async () => {
  const person = await server.person()
  for (const [body, sentence] of [
    [{ category: 'landscapes', prompt: '   ' }, 'Say in a few words what to make.'],
    [{ category: 'weather', prompt: 'x' }, /^Please check "category": it can be "characters", "npcs", /],
    [{ category: 'landscapes', prompt: 'x', count: 13 }, 'Please check "count": it can be 12 at most.'],
    [{ category: 'landscapes', prompt: 'x', model: 'crayon' }, /The style "crayon" is not on offer for landscapes/],
    [{ category: 'landscapes', prompt: 'x', seed: -1 }, 'Please check "seed": it must be 0 at least.'],
    [{ category: 'landscapes' }, 'Please check "prompt": it is missing.'],
    [{ category: 'landscapes', prompt: 7 }, 'Please check "prompt": it must be text.'],
    [
      { category: 'landscapes', prompt: 'x'.repeat(2001) },
      'Please check "prompt": it can be 2,000 characters long at most.',
    ],
  ] as const) {
    const answer = await person.call('generateImage', { body, idempotencyKey: randomUUID() })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatch(sentence)
  }
  for (const url of ['/v1/images/%E0%A4%A', `/v1/images/${'x'.repeat(400)}`]) {
    const answer = await server.app.inject({ url })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: 'The request could not be read.', code: 'invalid_request' })
  }
  const nowhere = await server.app.inject({ url: '/api/v1/nothing' })
  expect(nowhere.statusCode).toBe(404)
  expect(nowhere.json()).toEqual({ error: 'Not found', code: 'not_found' })
})

test('a picture that goes by its link is in no list, is told without its words, and neither voted on nor varied by others', async () => {
  const [owner, stranger] = await Promise.all([server.person(), server.person()])
  const { id } = await made(owner, { prompt: 'the quibblestone keep with a traitor in it' })
  const params = { id }
  await owner.call('updateImage', { params, body: { title: 'The keep' } })
  const set = await owner.call('setVisibility', { params, body: { visibility: 'unlisted' } })
  expect(set.json()).toMatchObject({
    visibility: 'unlisted',
    isVisible: false,
    prompt: expect.stringContaining('traitor'),
  })
  const seen = (await publicly('getImage', { params })).json<Image>()
  expect(seen).toMatchObject({ id, visibility: 'unlisted', prompt: '', negativePrompt: '', understood: [], unused: [] })
  expect((await server.app.inject({ url: seen.url })).statusCode).toBe(200)
  const file = await publicly('downloadImage', { params })
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload.toString('latin1')).not.toContain('traitor')
  expect((await owner.call('downloadImage', { params })).rawPayload.toString('latin1')).toContain('traitor')
  const query = { q: 'quibblestone' }
  expect((await stranger.call('searchImages', { query })).json()).toMatchObject({ totalCount: 0 })
  expect((await owner.call('myImages', { query: { ...query, visibility: 'unlisted' } })).json()).toMatchObject({
    totalCount: 1,
  })
  expect((await stranger.call('voteImage', { params, body: { isUpvote: true } })).statusCode).toBe(403)
  expect((await stranger.start({ variation: { of: id, strength: 'lot' } })).statusCode).toBe(404)
  await owner.call('setVisibility', { params, body: { isVisible: false } })
  expect((await publicly('getImage', { params })).statusCode).toBe(404)
})
