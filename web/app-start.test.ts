import { expect, it } from 'vitest'
import { pathFromApp } from './app-start.ts'

it.each([
  ['', '/'],
  ['?to=/gallery%3Fsort=top', '/gallery?sort=top'],
  ['?to=//elsewhere.test', '/'],
  ['?to=/%5Celsewhere.test', '/'],
  ['?to=/%09/elsewhere.test', '/'],
  ['?to=https://elsewhere.test', '/'],
  ['?to=/_app?to=/_app', '/'],
])('the bare application opened with "%s" shows %s', (search, path) => {
  expect(pathFromApp({ pathname: '/_app', search })).toBe(path)
})

it('any other address is its own page', () => {
  expect(pathFromApp({ pathname: '/gallery', search: '?to=/about' })).toBeUndefined()
})
