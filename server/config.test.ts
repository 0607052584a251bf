import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, settings } from './config.ts'

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
  expect(readConfig({}, ['--roles', 'web']).roles).toEqual(['web'])
  expect(() => readConfig({}, ['--roles=king'])).toThrow('--roles takes web, worker or web,worker')
  for (const flag of ['--help', '--role=web', 'web', '--roles'])
    expect(() => readConfig({}, [flag])).toThrow('--roles is the only option, not')
})

test('a bucket is set as a whole or not at all', () => {
  expect(readConfig({}, []).bucket).toBeUndefined()
  const whole = { S3_BUCKET: 'keep', S3_REGION: 'eu-west-1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig(whole, []).bucket).toMatchObject({ name: 'keep', forcePathStyle: false, endpoint: undefined })
  expect(() => readConfig({ S3_BUCKET: 'keep', S3_REGION: 'eu-west-1' }, [])).toThrow(
    'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: missing',
  )
  expect(() => readConfig({ S3_ENDPOINT: 'http://localhost:9000' }, [])).toThrow('S3_BUCKET')
})

test('whoever runs the program says how to reach them, and a page elsewhere is a name with an address', () => {
  const { site } = readConfig(
    { CONTACT_EMAIL: 'a@b.test', SOCIAL_LINKS: 'Mastodon=https://m.test/@k, Blog=https://b.test/?a=b' },
    [],
  )
  expect(site).toEqual({
    isReachable: false,
    email: 'a@b.test',
    discord: undefined,
    social: [
      { label: 'Mastodon', url: 'https://m.test/@k' },
      { label: 'Blog', url: 'https://b.test/?a=b' },
    ],
  })
  expect(() => readConfig({ SOCIAL_LINKS: 'https://m.test' }, [])).toThrow('is not of the form Name=https://')
  expect(() => readConfig({ SOCIAL_LINKS: 'Me=javascript:alert(1)' }, [])).toThrow('is not of the form Name=https://')
})

test('docs/OPERATIONS.md tells of every setting, and of none that does not exist', async () => {
  const page = await readFile(new URL('../docs/OPERATIONS.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm)].map(([, names]) => names ?? '')
  const told = rows.flatMap((names) => [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name))
  expect(told.toSorted()).toEqual(settings.toSorted())
})

test('without a key the shop is a test for callers of this machine where no setting brings others, and closed elsewhere', () => {
  const state = (environment: Record<string, string>) => readConfig(environment, []).shop.state
  expect(state({})).toBe('test')
  expect(state({ PUBLIC_URL: 'http://localhost:4000' })).toBe('test')
  expect(state({ PUBLIC_URL: 'https://keep.example' })).toBe('closed')
  expect(state({ PUBLIC_URL: 'http://192.168.0.4:3000' })).toBe('closed')
  expect(state({ SMTP_URL: 'smtp://letters.example' })).toBe('closed')
  expect(state({ TRUST_PROXY: 'on' })).toBe('closed')
  expect(state({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://localhost:8080' })).toBe('closed')
  expect(state({ PUBLIC_URL: 'https://keep.example', SHOP: 'test' })).toBe('test')
  expect(state({ SHOP: 'closed' })).toBe('closed')
  const isNearOnly = (environment: Record<string, string>) => readConfig(environment, []).shop.isNearOnly
  expect([isNearOnly({}), isNearOnly({ SHOP: 'test' })]).toEqual([true, false])
  expect(isNearOnly({ STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' })).toBe(false)
})

test('a key opens the shop, one for test money opens it as a test, and neither works without what signs Stripe’s word', () => {
  const read = (key: string, more: Record<string, string> = { STRIPE_WEBHOOK_SECRET: 'whsec_abc' }) =>
    readConfig({ STRIPE_SECRET_KEY: key, ...more }, []).shop.state
  expect(read('sk_live_abc')).toBe('open')
  expect(read('rk_live_abc')).toBe('open')
  expect(read('sk_test_abc')).toBe('test')
  expect(read('sk_live_abc', { STRIPE_WEBHOOK_SECRET: 'whsec_abc', SHOP: 'closed' })).toBe('closed')
  expect(() => read('sk_live_abc', {})).toThrow('STRIPE_WEBHOOK_SECRET: missing')
  expect(() => read('sk_live_abc', { STRIPE_WEBHOOK_SECRET: 'whsec_abc', SHOP: 'test' })).toThrow('SHOP: test is for')
  expect(() => read('pk_live_abc')).toThrow('STRIPE_SECRET_KEY')
})

test('prices are set by a file in whole units and in gold, and its faults are named', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'prices-')), 'prices.yaml')
  await writeFile(
    file,
    'packs:\n  pouch: { gold: 400, price: { eur: 4.50 } }\nlevels:\n  PRO: { year: { usd: 200 } }\n',
  )
  const { prices, currencies } = readConfig({ PRICES_FILE: file, CURRENCIES: 'eur, usd' }, []).shop
  expect(prices.packs.pouch).toMatchObject({ gold: 400_000, price: { eur: 450, usd: 500 } })
  expect(prices.levels.PRO.price.year).toMatchObject({ usd: 20_000, eur: 22_000 })
  expect(currencies).toEqual(['eur', 'usd'])
  await writeFile(file, 'packs:\n  pouch: { price: { eur: 4.505 } }\n  barrel: { gold: 3 }\n')
  expect(() => readConfig({ PRICES_FILE: file }, [])).toThrow(/packs\.pouch\.price\.eur: has more than two places/)
  expect(() => readConfig({ PRICES_FILE: `${file}.not` }, [])).toThrow('cannot be used')
  expect(() => readConfig({ CURRENCIES: 'eur,eur' }, [])).toThrow('names one twice')
  expect(() => readConfig({ CURRENCIES: 'chf' }, [])).toThrow('CURRENCIES')
})
