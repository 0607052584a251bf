import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('with nothing set the program has everything it needs', () => {
  expect(readConfig({}, [])).toMatchObject({
    port: 3000,
    roles: ['web', 'worker'],
    seedGallery: true,
    databaseUrl: undefined,
  })
})

test('every bad setting is named, all at once', () => {
  const read = () =>
    readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', SEED_GALLERY: 'maybe', AUTH_SECRET: 'short' }, [])
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*AUTH_SECRET[\s\S]*SEED_GALLERY/)
})

test('an empty setting counts as left out', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }, []).port).toBe(3000)
})

test('the roles are chosen by a flag, and a role that does not exist is refused', () => {
  expect(readConfig({}, ['--roles=worker']).roles).toEqual(['worker'])
  expect(readConfig({}, ['--roles=web,worker']).roles).toEqual(['web', 'worker'])
  expect(() => readConfig({}, ['--roles=king'])).toThrow('--roles takes web, worker or web,worker')
})
