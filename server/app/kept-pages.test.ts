import { expect, test } from 'vitest'
import { keepPages, type Sheet } from './kept-pages.ts'

function pages(answer: Partial<Sheet> = {}) {
  let clock = 1000
  let rendered = 0
  const send = keepPages(
    async ({ url }) => ({ status: 200, policy: '', body: `${url} ${++rendered}`, isPersonal: false, ...answer }),
    () => clock,
  )
  return {
    open: async (url: string, cookie?: string, origin = 'https://keep.test') =>
      (await send({ url, origin, cookie })).body,
    pass: (ms: number) => {
      clock += ms
    },
  }
}

test('strangers who open a page within two seconds share one rendering, all at once or one after another', async () => {
  const { open, pass } = pages()
  expect(await Promise.all([open('/gallery'), open('/gallery')])).toEqual(['/gallery 1', '/gallery 1'])
  pass(1900)
  expect(await open('/gallery')).toBe('/gallery 1')
  pass(200)
  expect(await open('/gallery')).toBe('/gallery 2')
})

test('another address, another search and another host are other pages', async () => {
  const { open } = pages()
  await open('/gallery')
  expect(await open('/gallery?page=2')).toBe('/gallery?page=2 2')
  expect(await open('/gallery', undefined, 'https://elsewhere.test')).toBe('/gallery 3')
})

test('whoever has a cookie is shown what is at that moment, and nobody else is shown theirs', async () => {
  const { open } = pages()
  expect(await open('/gallery', 'lanternkeep.session_token=a')).toBe('/gallery 1')
  expect(await open('/gallery', 'lanternkeep.session_token=a')).toBe('/gallery 2')
  expect(await open('/gallery')).toBe('/gallery 3')
})

test('a page that is missing or at fault is looked at anew each time', async () => {
  const missing = pages({ status: 404 })
  expect([await missing.open('/x'), await missing.open('/x')]).toEqual(['/x 1', '/x 2'])
  const redirected = pages({ status: 302, redirect: '/y' })
  expect([await redirected.open('/x'), await redirected.open('/x')]).toEqual(['/x 1', '/x 2'])
})
