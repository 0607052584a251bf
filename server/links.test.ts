import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { adviceOnLinks } from './links.ts'
import { openTestServer } from './testing/server.ts'
import { openStandIn } from './testing/stand-in.ts'

const adviceFor = (environment: NodeJS.ProcessEnv) => adviceOnLinks(readConfig(environment, []))?.level

test('whoever sends letters without a public address is warned; on one’s own machine a word is enough', () => {
  expect(adviceFor({ SMTP_URL: 'smtp://mail.test' })).toBe('warn')
  expect(adviceFor({ TRUST_PROXY: 'on', HOST: '127.0.0.1' })).toBe('warn')
  expect(adviceFor({})).toBe('info')
  expect(adviceFor({ HOST: '127.0.0.1' })).toBeUndefined()
  expect(adviceFor({ PUBLIC_URL: 'https://keep.test', SMTP_URL: 'smtp://mail.test' })).toBeUndefined()
})

test('the link in a letter never leads to the host that a request names', async () => {
  const server = await openTestServer([openStandIn()])
  try {
    const { email } = await server.person(0)
    const asked = await server.app.inject({
      method: 'POST',
      url: '/api/auth/request-password-reset',
      headers: { host: 'evil.test', origin: 'http://evil.test' },
      payload: { email, redirectTo: '/reset-password' },
    })
    expect(asked.statusCode).toBe(200)
    await server.services.post.settled()
    const outbox = join(server.config.dataDir, 'outbox')
    const letters = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')))
    // Long lines of a letter are broken with a "=" at their end.
    const texts = letters.map((letter) => letter.replaceAll('=\r\n', ''))
    const reset = texts.find((letter) => letter.includes('Subject: Choose a new'))
    expect(reset).toContain('http://localhost:3000/api/auth/reset-password/')
    expect(texts.join()).not.toContain('evil')
  } finally {
    await server.close()
  }
})
