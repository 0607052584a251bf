import { describe, expect, it } from 'vitest'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import { disagreements } from '../../maps/townmaps/agreement.ts'
import type { TownmapScene } from '../../maps/townmaps/scene.ts'
import { faults } from '../../maps/townmaps/soundness.ts'
import { townmaps } from '../../maps/townmaps/townmaps.ts'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { editSheet } from '../edit.ts'
import { capital } from '../grammar/inflect.ts'
import { writeSheet } from '../write.ts'
import { townNamesOf } from './town-names.ts'

const write = (more: Record<string, unknown>, seed: number): SheetDocument =>
  writeSheet({ kind: 'settlement', request: SettlementRequest.parse(more), seed })

function namesOf(document: SheetDocument) {
  const given = townNamesOf(document)
  if (!given) throw new Error('A settlement without names')
  return given
}

function drawn(document: SheetDocument, frame = { width: 1024, height: 1024 }): TownmapScene {
  const [brief] = document.pictures
  if (!brief) throw new Error('A settlement without a map')
  const understood = understand('townmaps', townmaps.lexicon, brief.prompt, brief.negativePrompt)
  return townmaps.compose({ ...understood, givenNames: namesOf(document) }, random(brief.seed), frame)
}

const tables = (document: SheetDocument) =>
  document.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'table' && block.key.startsWith('districts.') ? [block] : []))

const fact = (document: SheetDocument, key: string) =>
  document.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'facts' ? block.rows : []))
    .find((row) => row.key === `brief.facts.${key}`)?.text

/** What the sheet says, read off its tables and facts, is on the map; and no name is on the map that the sheet does not say. */
function expectAgreement(document: SheetDocument, scene: TownmapScene) {
  const numbered = scene.landmarks
    .flatMap(({ number, name }) => (number === undefined ? [] : [`${number} ${name}`]))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  expect(numbered).toEqual(tables(document).flatMap(({ rows }) => rows.map(({ cells }) => `${cells[0]} ${cells[1]}`)))
  const labels = (role: string) => scene.labels.filter((label) => label.role === role).map(({ text }) => text)
  expect(new Set(labels('district'))).toEqual(new Set(tables(document).map(({ label }) => label)))
  expect(new Set(labels('street'))).toEqual(new Set(fact(document, 'streets')?.split(', ')))
  expect(new Set(labels('gate'))).toEqual(new Set(fact(document, 'gates')?.split(', ') ?? []))
  expect(scene.wall !== undefined).toBe(fact(document, 'gates') !== undefined)
  for (const text of labels('water'))
    expect([fact(document, 'water'), fact(document, 'shore')].map((said) => said?.replace(/^the /i, ''))).toContain(
      text,
    )
  expect(scene.rivers.length > 0).toBe(/river/i.test(fact(document, 'water') ?? ''))
  expect(scene.caption).toBe(fact(document, 'size'))
  expect(disagreements(scene, namesOf(document))).toEqual([])
}

describe('a settlement’s map agrees with its sheet', () => {
  it.each([
    ['hamlet', 10],
    ['village', 8],
    ['town', 7],
    ['city', 3],
    ['metropolis', 2],
  ])(
    'a %s: every district, place, gate, street and water under its own name and number, and no other',
    (size, seeds) => {
      for (let seed = 0; seed < seeds; seed++) {
        const document = write({ size }, seed)
        expectAgreement(document, drawn(document))
      }
    },
    180_000,
  )

  it.each(['coast', 'island', 'lake', 'desert', 'marsh', 'mountains'])(
    'on every kind of ground: %s, on an upright sheet and a wide one',
    (land) => {
      for (const [seed, size] of ['hamlet', 'village', 'town', 'city'].entries()) {
        const document = write({ size, land, prompt: 'a walled place' }, seed)
        const frame = seed % 2 === 0 ? { width: 683, height: 1024 } : { width: 1024, height: 683 }
        expectAgreement(document, drawn(document, frame))
      }
    },
    180_000,
  )

  it('is told from one that does not', () => {
    const document = write({ size: 'town', prompt: 'a walled town' }, 2)
    const scene = drawn(document)
    const names = namesOf(document)
    for (const label of scene.labels)
      expect(disagreements({ ...scene, labels: scene.labels.filter((one) => one !== label) }, names)).toHaveLength(1)
    const [first, ...rest] = scene.landmarks.filter(({ number }) => number !== undefined)
    expect(disagreements({ ...scene, landmarks: rest }, names)).toHaveLength(1)
    expect(disagreements({ ...scene, landmarks: [...rest, { ...first!, name: 'Elsewhere' }] }, names)).toHaveLength(1)
  })

  it('is a sound map with all of that on it', () => {
    for (const [seed, size] of ['hamlet', 'village', 'town', 'town', 'village', 'hamlet'].entries())
      expect(faults(drawn(write({ size }, seed)))).toEqual([])
  }, 60_000)

  it('has most places of a town nearest to the name of their own district', () => {
    let [own, all] = [0, 0]
    for (let seed = 0; seed < 8; seed++) {
      const document = write({ size: 'town' }, seed)
      const scene = drawn(document)
      const names = namesOf(document)
      const middles = names.districts.map((name) => {
        const [[x = 0, y = 0] = [], [to = 0] = []] = scene.labels.find(({ text }) => text === name)?.line ?? []
        return [(x + to) / 2, y] as const
      })
      for (const { number, badge } of scene.landmarks) {
        const place = names.places.find((one) => one.number === number)
        if (!place) continue
        const far = middles.map(([x, y]) => Math.hypot(x - badge[0], y - badge[1]))
        all++
        if (far.indexOf(Math.min(...far)) === place.district) own++
      }
    }
    expect(own / all).toBeGreaterThan(0.8)
  }, 60_000)

  it('also where somebody changed a name, or there is no ground for what was asked', () => {
    const { document } = editSheet('settlement', write({ size: 'town', land: 'river' }, 1), {
      title: 'New Harrow',
      'brief.facts.water': 'The Ouse',
      'districts.d0.1.1': 'the Headless Queen',
    })
    const scene = drawn(document)
    expect(scene.name).toBe('New Harrow')
    expect(namesOf(document)).toMatchObject({ place: 'New Harrow', river: 'Ouse' })
    expect(scene.landmarks.find(({ number }) => number === 2)?.name).toBe(capital('the Headless Queen'))
    const port = write({ prompt: 'a desert port with a lighthouse, an abbey, a mine and a park', land: 'desert' }, 3)
    expectAgreement(port, drawn(port))
  })
})
