import { expect, it } from 'vitest'
import type { ImageCategory } from '../../contract/categories.ts'
import type { FigureScene } from '../figures/scene.ts'
import type { Scene } from '../generator.ts'
import { composePicture } from '../index.ts'
import type { LandscapeScene } from '../landscapes/scene.ts'
import type { SpellScene } from '../relics/spells/scene.ts'
import { type KeptPicture, recomposed, type SceneChange } from './recompose.ts'
import { widened } from './widened.ts'

const frame = { width: 512, height: 512 }

function pictureOf(category: ImageCategory, prompt: string, seed: number): KeptPicture {
  const style = 'painted'
  const told = { category, prompt, negativePrompt: '', style, seed, ...frame }
  const { scene } = composePicture(told, () => undefined)
  return { category, scene, prompt, negativePrompt: '', style, seed, nudges: [], frame }
}

/** Where two scenes differ: keys from the outermost on. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const isDeep = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  if (!isDeep(one) || !isDeep(other)) return [path]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key], other[key], path === '' ? key : `${path}.${key}`),
  )
}

const changed = (picture: KeptPicture, ...changes: (string | SceneChange)[]) =>
  recomposed(
    picture,
    changes.map((one) => (typeof one === 'string' ? { do: 'change', words: one } : one)),
  )

const seeds = Array.from({ length: 12 }, (_, k) => 3 + 7 * k)

it('changes what is named of a person, whatever the seed, and leaves all else as it was', () => {
  const cases: readonly [words: string, allowed: RegExp][] = [
    ['red cloak', /^people\.0\.wrap/],
    ['white hair', /^people\.0\.hair\.colour/],
    ['angry', /^people\.0\.(expression|face\.mouth|complexion\.flush|eyes\.(look|closed)|turn\.head|state)/],
    ['with a crown', /^people\.0\.(headwear|hair$|beard$)/],
    ['older', /^people\.0\.(face|hair|beard|traits)/],
    ['at night', /^(backdrop\.scenery\.hour|light|air)/],
    ['of white marble', /^people\.0\.hewn/],
  ]
  for (const seed of seeds) {
    const picture = pictureOf('characters', 'a human ranger in a forest, in a blue cloak', seed)
    for (const [words, allowed] of cases) {
      const { scene, takings } = changed(picture, words)
      expect([seed, words, takings]).toEqual([seed, words, ['made']])
      for (const path of differences(picture.scene, scene))
        expect(`${seed} ${words}: ${path}`).toMatch(new RegExp(allowed.source.replace('^', ': ')))
    }
  }
})

it('keeps a face when somebody is dressed for another calling', () => {
  for (const seed of seeds) {
    const picture = pictureOf('npcs', 'a dwarf smith with a copper beard', seed)
    const { scene, prompt } = changed(picture, 'as a knight')
    const [was, now] = [picture.scene as FigureScene, scene as FigureScene].map(({ people }) => people[0])
    expect(prompt).toBe('a dwarf knight with a copper beard')
    expect(now?.garments).not.toEqual(was?.garments)
    for (const key of ['face', 'hair', 'beard', 'build', 'eyes', 'complexion', 'x', 'y', 'scale'] as const)
      expect([key, now?.[key]]).toEqual([key, was?.[key]])
  }
})

it('turns day into night and lets it snow over a country without moving anything in it', () => {
  for (const seed of seeds) {
    const picture = pictureOf('landscapes', 'a castle on a hill by a lake at noon', seed)
    const { scene, prompt, takings } = changed(picture, 'at night', 'in falling snow')
    expect([prompt, takings]).toEqual(['a castle on a hill by a lake, at night, in falling snow', ['made', 'made']])
    const [was, now] = [picture.scene as LandscapeScene, scene as LandscapeScene]
    expect([now.sky.time, now.sky.falling, now.land.snowline]).toEqual(['night', 'snow', -50])
    expect([now.camera, now.land.forms, now.stands.length, now.islands]).toEqual([
      was.camera,
      was.land.forms,
      was.stands.length,
      was.islands,
    ])
    for (const [k, thing] of now.things.entries())
      expect(thing).toMatchObject({ x: was.things[k]?.x, z: was.things[k]?.z })
  }
})

it('puts something into a country or a map among what was there, and takes something out', () => {
  const country = pictureOf('landscapes', 'a castle on a hill by a lake', 5)
  const lit = changed(country, 'with a lighthouse')
  const things = (scene: Scene) => (scene as LandscapeScene).things.map(({ thing }) => thing)
  expect(things(lit.scene)).toEqual([...things(country.scene), 'lighthouse'])
  expect(differences(country.scene, lit.scene).every((path) => /^(things|land\.forms)/.test(path))).toBe(true)
  expect(things(changed(country, { do: 'without', words: 'the castle' }).scene)).not.toContain('castle')

  const map = pictureOf('battlemaps', 'a forest clearing with a campfire', 5)
  const kinds = (scene: Scene) => (scene as Scene & { props: { kind: string }[] }).props.map(({ kind }) => kind)
  expect(kinds(changed(map, 'with a wagon').scene)).toContain('wagon')
  expect(kinds(changed(map, { do: 'without', words: 'campfire' }).scene)).not.toContain('campfire')
  expect(differences(map.scene, changed(map, 'at night').scene).every((path) => path.startsWith('ambience'))).toBe(true)
})

it('says what cannot be changed, and what is so already', () => {
  const within = pictureOf('npcs', 'an innkeeper in a tavern', 7)
  // No hour is seen within doors.
  expect(changed(within, 'at night', 'zorgly').takings).toEqual(['not', 'not'])
  expect(changed(pictureOf('landscapes', 'a hill at night', 7), 'at night').takings).toEqual(['there'])
})

it('brings the same for the same, and another change builds on the one before', () => {
  const picture = pictureOf('monsters', 'a red dragon on a mountain', 9)
  expect(changed(picture, 'blue', 'at night')).toEqual(changed(picture, 'blue', 'at night'))
  const blue = changed(picture, 'blue')
  const then = changed({ ...picture, ...blue }, 'at night')
  expect(then.prompt).toBe('a blue dragon on a mountain, at night')
  expect(then.scene).toEqual(changed(picture, 'blue', 'at night').scene)
})

it('sees the same composition from farther off', () => {
  const picture = pictureOf('characters', 'a human ranger in a forest', 11)
  const { scene, takings } = changed(picture, { do: 'wider', amount: 100 })
  const [was, now] = [picture.scene as FigureScene, scene as FigureScene].map(({ people }) => people[0])
  expect(takings).toEqual(['made'])
  expect(now?.scale).toBeCloseTo((was?.scale ?? 0) / 2, 2)
  expect(now?.whole).toBe(true)
  expect(changed(pictureOf('battlemaps', 'a cave', 3), { do: 'wider', amount: 50 }).takings).toEqual(['not'])
})

it('lets a country go on beyond its edges, everything in it where it was', () => {
  const { scene } = pictureOf('landscapes', 'a castle on a hill at night', 5)
  const wide = widened(scene, frame, { left: 50, right: 25, top: 25, bottom: 0 })
  const [was, now] = [scene as LandscapeScene, wide?.scene as LandscapeScene]
  expect(wide?.frame).toEqual({ width: 1024, height: 640 })
  expect(wide?.part).toEqual({ left: 0, top: 0, width: 896, height: 640 })
  // Where the castle stands, px of the old picture.
  const placeOf = ({ camera, things }: LandscapeScene, { width, height }: typeof frame) => {
    const { x = 0, z = 1 } = things[0] ?? {}
    return [width / 2 + (camera.focal * height * x) / z, camera.horizon * height]
  }
  const [x = 0, y = 0] = placeOf(was, frame)
  expect(placeOf(now, { width: 1024, height: 640 })).toEqual([expect.closeTo(x + 256, 1), expect.closeTo(y + 128, 1)])
  expect((now.sky.moons[0]?.x ?? 0) * 1024).toBeCloseTo((was.sky.moons[0]?.x ?? 0) * 512 + 256, 1)
  expect(
    widened(pictureOf('battlemaps', 'a cave', 3).scene, frame, { left: 9, right: 9, top: 0, bottom: 0 }),
  ).toBeUndefined()
})

it('casts a spell elsewhere, and takes what describes a thing along with it', () => {
  for (const seed of seeds.slice(0, 3)) {
    const picture = pictureOf('spells', 'a fireball in a great hall', seed)
    const { scene, takings } = changed(picture, 'in a snowfield')
    expect(takings).toEqual(['made'])
    expect((scene as SpellScene).place?.kind).not.toBe((picture.scene as SpellScene).place?.kind)
  }
  const dwarf = pictureOf('npcs', 'a dwarf with a forked black beard and a red cloak', 3)
  expect(changed(dwarf, 'a white beard').prompt).toBe('a dwarf with a white beard and a red cloak')
})
