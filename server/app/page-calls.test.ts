import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openPageCalls } from './page-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
})
afterAll(() => server.close())

async function made(person: Person, isVisible: boolean): Promise<Image> {
  const ended = await server.ended(person, (await person.start({ isVisible })).json().requestId)
  return ended.image as Image
}

async function cookieOf(person: Person): Promise<string> {
  const payload = { email: person.email, password: 'a long enough password' }
  const signedIn = await server.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload })
  return signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

/** The picture as the page's calls find it for a visitor with this cookie. */
async function asked(image: Image, cookie?: string) {
  const calls = openPageCalls(server.app, server.services.accounts, {
    id: 'page-request',
    ip: '127.0.0.1',
    headers: { cookie },
  })
  const { status, json } = await calls.call('GET', `/v1/images/${image.id}`)
  return { status, json, isPersonal: calls.isPersonal() }
}

test('a private picture’s page is there for its owner, and for their eyes only', async () => {
  const owner = await server.person()
  const image = await made(owner, false)
  const shown = await asked(image, await cookieOf(owner))
  expect(shown).toMatchObject({ status: 200, isPersonal: true, json: { id: image.id, isOwner: true } })
})

test('to everybody else a private picture is as one that never was', async () => {
  const [owner, stranger] = await Promise.all([server.person(), server.person()])
  const image = await made(owner, false)
  const missing = await asked({ ...image, id: '3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c11' })
  for (const cookie of [undefined, await cookieOf(stranger), 'lanternkeep.session_token=forged.signature', '%%;=']) {
    expect(await asked(image, cookie)).toEqual(missing)
  }
  expect(missing).toMatchObject({ status: 404, isPersonal: false })
})

test('a public picture’s page is the same for its owner as for everybody', async () => {
  const owner = await server.person()
  const image = await made(owner, true)
  const shown = await asked(image, await cookieOf(owner))
  expect(shown).toMatchObject({ status: 200, isPersonal: false, json: { isOwner: false } })
})
