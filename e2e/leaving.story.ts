import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from './program.ts'

const publicUrl = 'https://keep.example'

let program: Program
beforeAll(async () => {
  program = await startProgram({ env: { PUBLIC_URL: publicUrl, DRAIN_SECONDS: '3' } })
})
afterAll(() => program.stop())

test('a program that people reach by another address answers at its own: by secure cookies, and with pages that run and style nothing inline', async () => {
  const answer = await fetch(`${program.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({ email: 'a@keep.example', username: 'afar', name: 'afar', password: 'a long way off' }),
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(/^__Secure-[^;]+;.*\bSecure\b/)
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')

  const page = await fetch(`${program.url}/generate`)
  const html = await page.text()
  const policy = page.headers.get('content-security-policy') ?? ''
  const [, rules = ''] = /<style id="styles">([^<]*)<\/style>/.exec(html) ?? []
  expect(html).not.toMatch(/<[^>]* (style|on[a-z]+)="/)
  expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(rules).digest('base64')}'`)
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
})

// Last: it ends the program.
test('a program that is told to stop says so while it still answers, and then ends by itself', async () => {
  const status = async (path: string) => (await fetch(program.url + path)).status
  expect(await status('/readyz')).toBe(200)
  program.process.kill('SIGTERM')
  await expect.poll(() => status('/readyz'), { interval: 50 }).toBe(503)
  expect(await status('/healthz')).toBe(200)
  expect(await status('/api/v1/models')).toBe(200)
  await expect.poll(() => program.process.exitCode, { timeout: 20_000 }).toBe(0)
})
