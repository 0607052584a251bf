import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const letters: string[] = []
const post = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  async onData(stream, _, done) {
    letters.push((await text(stream)).replaceAll('=\r\n', '').replaceAll('=3D', '='))
    done()
  },
})
let server: TestServer
beforeAll(async () => {
  await new Promise<void>((listening) => post.listen(0, '127.0.0.1', listening))
  const { port } = post.server.address() as AddressInfo
  server = await openTestServer([openStandIn()], { smtpUrl: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await server.close()
  await new Promise<void>((closed) => post.close(closed))
})

const visit = async (person: Person) => (await person.call('getFullUser')).json()
const lettersTo = (person: Person) => letters.filter((letter) => letter.includes(`To: ${person.email}`))

test('where letters are sent, the daily gold waits until the address is confirmed, and then comes', async () => {
  const person = await server.person(0)
  expect(await visit(person)).toMatchObject({ gold: 0, dailyGoldBonus: 0, mustConfirmEmail: true })
  expect((await person.call('getUser')).json()).toMatchObject({ mustConfirmEmail: true })

  const payload = { email: person.email, callbackURL: '/' }
  const again = await server.app.inject({ method: 'POST', url: '/api/auth/send-verification-email', payload })
  expect(again.statusCode).toBe(200)
  await expect.poll(() => lettersTo(person)).toHaveLength(2)
  const link = /http:\/\/localhost:3000(\/api\/auth\/verify-email\S+)/.exec(lettersTo(person)[1] ?? '')
  const opened = await server.app.inject({ url: link?.[1] ?? '' })
  expect(opened.headers.location).toBe('/')

  expect(await visit(person)).toMatchObject({ gold: 12, dailyGoldBonus: 12, mustConfirmEmail: false })
  expect(await visit(person)).toMatchObject({ gold: 12, dailyGoldBonus: 0 })
})

test('made-up addresses bring no gold, on any day', async () => {
  const person = await server.person(0)
  await visit(person)
  expect((await person.call('getUser')).json().gold).toBe(0)
  expect((await person.start()).statusCode).toBe(402)
})
