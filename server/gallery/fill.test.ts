import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageCategories } from '../../contract/categories.ts'
import { ImageRequest } from '../../contract/images.ts'
import { generators, makePicture } from '../../engine/index.ts'
import type { LandscapeScene } from '../../engine/landscapes/scene.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import { goldOf } from '../gold/ledger.ts'
import { openBuiltIn } from '../providers/builtin.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { callRoute, openTestServer, type TestServer } from '../testing/server.ts'
import { fillGallery } from './fill.ts'
import { openingSheets } from './opening-sheets.ts'
import { openingWorks } from './opening-works.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openBuiltIn({ log: quietLog })])
})
afterAll(() => server.close())

test('about forty works open the gallery: every category, each in a style its painter has', () => {
  expect(openingWorks.length).toBeGreaterThanOrEqual(38)
  expect(new Set(openingWorks.map((work) => work.category))).toEqual(new Set(imageCategories))
  for (const work of openingWorks) {
    const { isHero, ...request } = work
    const { category, model, shape } = ImageRequest.parse(request)
    if (isHero) expect([category, shape]).toEqual(['landscapes', 'landscape'])
    if (model) expect(generators[category].styles, work.prompt).toContain(model)
  }
})

test('what may stand behind the headline has its building right of the words', () => {
  const heroes = openingWorks.filter(({ isHero }) => isHero)
  expect(heroes.length).toBeGreaterThan(1)
  for (const { category, prompt, seed = 0 } of heroes) {
    const order = { category, prompt, negativePrompt: '', style: 'painted', seed, width: 256, height: 192 }
    const { camera, things } = makePicture(order, () => undefined).scene as LandscapeScene
    const [building] = things.toSorted((one, other) => other.size - one.size)
    if (!building) throw new Error(`${prompt} has no building`)
    const across = 0.5 + ((building.x / building.z) * camera.focal) / camera.aspect
    expect(across, prompt).toBeGreaterThan(0.6)
    expect(across, prompt).toBeLessThan(0.9)
  }
})

test('the opening gallery has a work in every style of every category, so that each style can be shown', () => {
  for (const category of imageCategories) {
    const [first = '', ...others] = generators[category].styles
    const shown = openingWorks.filter((work) => work.category === category).map((work) => work.model ?? first)
    expect(new Set(shown), category).toEqual(new Set([first, ...others]))
  }
})

test('filling the gallery twice orders nothing twice, and the house pays for its own', async () => {
  await fillGallery(server.services)
  // As an earlier version of the program had asked for it.
  await server.services.db.$client.query(
    "update generations set request_hash = 'of old' where idempotency_key like 'opening-%'",
  )
  await fillGallery(server.services)
  const { rows } = await server.services.db.$client.query('select count(*)::int as works from generations')
  expect(rows).toEqual([{ works: openingWorks.length + openingSheets.length }])
  expect(await goldOf(server.services.db, HOUSE_ID)).toBe(0)
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})

test('nobody can log in as the house, or take its name', async () => {
  const login = { username: 'lanternkeep', password: '' }
  expect(
    (await server.app.inject({ method: 'POST', url: '/api/auth/sign-in/username', payload: login })).statusCode,
  ).not.toBe(200)
  const taken = { email: 'x@example.test', password: 'long enough', name: 'x', username: 'Lanternkeep' }
  expect(
    (await server.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: taken })).statusCode,
  ).toBeGreaterThanOrEqual(400)
  expect((await callRoute(server.app, 'newImages', {})).statusCode).toBe(200)
})
