import { expect, test } from 'vitest'
import { render } from '../../mesh/render.ts'
import type { Lights } from '../../mesh/shading.ts'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { composeFigures } from '../compose.ts'
import { figures } from '../figures.ts'
import { portray } from '../portray.ts'
import type { Person } from '../scene.ts'
import { things } from '../surface/skin.ts'

const frame = { width: 384, height: 512 }
const composed = (prompt: string, seed: number): Person =>
  composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people[0]!

/** Somebody whose face is bare but for what is worn on it, turned so that it is seen. */
const personOf = (prompt: string, seed = 2): Person => {
  const { hair: _, beard: __, headwear: ___, wrap: ____, ...person } = composed(prompt, seed)
  const turn = { head: [24 * Math.sign(person.turn.head[0]), 0, 0] as const, body: [0, 0, 0] as const }
  return { ...person, garments: [], turn: { head: [...turn.head], body: [...turn.body] } }
}

const light: Lights = {
  key: { direction: [-0.3, 0.4, 0.9], colour: [255, 255, 255] },
  ambient: [90, 90, 90],
  bounce: [0, 0, 0],
  fill: { direction: [1, 0, 0.5], colour: [0, 0, 0] },
  rim: { direction: [1, 0, -0.5], colour: [0, 0, 0] },
  lamps: [],
}

function rendered(person: Person) {
  const { meshes, scale } = portray(person, 5)
  return render(
    meshes.map((mesh) => ({ ...mesh, positions: mesh.positions.map((value) => value / scale) })),
    { frame: { width: 160, height: 200 }, scale: 62, x: person.x / scale, y: -person.y / scale },
    light,
  )
}
const count = (numbers: Uint16Array, thing: number) => numbers.reduce((sum, one) => sum + (one === thing ? 1 : 0), 0)

/** The mean colour of what is worn on a face, 0-1. */
function colourOf(person: Person): [number, number, number] {
  const { thing, albedo } = rendered(person)
  const sum: [number, number, number] = [0, 0, 0]
  const all = count(thing, things.face)
  for (let i = 0; i < thing.length; i++)
    if (thing[i] === things.face) for (const c of [0, 1, 2] as const) sum[c] += albedo[c][i]! / all
  return sum
}

test.each([
  ['a scholar with round spectacles', 60],
  ['a nobleman with a gold monocle', 30],
  ['a tinkerer with brass goggles', 400],
  ['a pirate with an eye patch', 250],
  ['a duelist in a black domino mask', 400],
  ['a plague doctor in a beaked mask', 2500],
  ['a courtier in a porcelain mask', 3000],
  ['a phantom in a half mask', 1200],
  ['a bandit with a masked face', 1800],
  ['a dancer with gold earrings', 12],
  ['a pirate with a nose ring', 4],
])('%s wears it on the face', (prompt, least) => {
  expect(count(rendered(personOf(prompt)).thing, things.face)).toBeGreaterThan(least)
})

test('masks have holes for the eyes, a cloth leaves them free, and a patch covers one', () => {
  const eyes = (prompt: string) => count(rendered(personOf(prompt)).thing, things.eyes)
  const bare = eyes('a courtier with a bare face')
  for (const mask of ['a domino mask', 'a porcelain mask', 'a bone mask', 'a cloth mask over the mouth'])
    expect(eyes(`a courtier in ${mask}`), mask).toBeGreaterThan(0.55 * bare)
  const patched = eyes('a courtier with an eye patch')
  expect(patched).toBeLessThan(0.75 * bare)
  expect(patched).toBeGreaterThan(0.15 * bare)
})

test('they are of the colour and stuff that the words say', () => {
  const [red, , blue] = colourOf(personOf('a pirate with a red eye patch'))
  expect(red).toBeGreaterThan(2 * blue)
  const light = (prompt: string) => colourOf(personOf(prompt)).reduce((sum, one) => sum + one)
  expect(light('a courtier in a white porcelain mask')).toBeGreaterThan(
    2.5 * light('a courtier in a black domino mask'),
  )
  expect(composed('a gnome with goggles on her forehead', 1).eyewear?.isRaised).toBe(true)
})

test('no beard grows through what covers the chin', () => {
  for (const seed of [1, 2, 3])
    for (const mask of ['a porcelain mask', 'a beaked plague mask', 'a cloth mask'])
      expect(composed(`a bearded man in ${mask}`, seed).beard).toBeUndefined()
})
