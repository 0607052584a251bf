import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { openMail } from './mail.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-mail-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const letter = { to: 'iris@example.test', subject: 'Grüße from the keep', text: 'The lamp is lit.\n' }

test('with SMTP_URL set, a letter is sent by SMTP, with the login the address holds', async () => {
  const received: { user: unknown; from: unknown; body: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN'],
    onAuth: (auth, _, done) => done(null, { user: auth.password === 'lantern oil' ? auth.username : undefined }),
    async onData(stream, session, done) {
      const { mailFrom } = session.envelope
      received.push({ user: session.user, from: mailFrom ? mailFrom.address : undefined, body: await text(stream) })
      done()
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  try {
    const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: `smtp://keeper:lantern%20oil@127.0.0.1:${port}` }, [])
    await openMail(config, openLog({ logLevel: 'silent' }))(letter)
  } finally {
    await new Promise<void>((closed) => server.close(closed))
  }
  expect(received).toEqual([
    { user: 'keeper', from: 'keeper@lanternkeep.example', body: expect.stringContaining('The lamp is lit.') },
  ])
  expect(await readdir(dataDir)).toEqual([])
})

test('without SMTP_URL a letter becomes a file that only its owner can read, and the log says where', async () => {
  const log = openLog({ logLevel: 'silent' })
  const info = vi.spyOn(log, 'info')
  await openMail(readConfig({ DATA_DIR: dataDir }, []), log)(letter)
  const [name = ''] = await readdir(join(dataDir, 'outbox'))
  const file = join(dataDir, 'outbox', name)
  expect(await readFile(file, 'utf8')).toMatch(/To: iris@example\.test[\s\S]*The lamp is lit\./)
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(info).toHaveBeenCalledWith(expect.objectContaining({ file }), expect.stringContaining('outbox'))
})
