import { describe, expect, test } from 'vitest'
import { render } from '../mesh/render.ts'
import type { Lights } from '../mesh/shading.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { morphed } from './anatomy/morph.ts'
import { composeFigures } from './compose.ts'
import { figures } from './figures.ts'
import { portray } from './portray.ts'
import type { Person } from './scene.ts'
import { things } from './surface/skin.ts'

const frame = { width: 384, height: 512 }
const personOf = (prompt: string, seed = 2): Person =>
  composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people[0]!

const light: Lights = {
  key: { direction: [-0.3, 0.4, 0.9], colour: [255, 255, 255] },
  ambient: [90, 90, 90],
  bounce: [0, 0, 0],
  fill: { direction: [1, 0, 0.5], colour: [0, 0, 0] },
  rim: { direction: [1, 0, -0.5], colour: [0, 0, 0] },
  lamps: [],
}
/** What each px of a head is of. */
function headOf(person: Person): Uint16Array {
  const { meshes, scale } = portray(person, 5)
  return render(
    meshes.map((mesh) => ({ ...mesh, positions: mesh.positions.map((value) => value / scale) })),
    { frame: { width: 120, height: 150 }, scale: 40, x: person.x / scale, y: -person.y / scale },
    light,
  ).thing
}
const count = (numbers: Uint16Array, ...those: number[]) =>
  numbers.reduce((sum, one) => sum + (those.includes(one) ? 1 : 0), 0)

describe('peoples that nobody met before', () => {
  test.each([
    ['a satyr', (p: Person) => p.horns !== undefined && p.extras.some(({ stuff }) => stuff === 'fur')],
    ['a dryad', (p: Person) => p.garments[0]?.state.includes('leaves') && p.horns?.style === 'antlers'],
    ['a kitsune', (p: Person) => p.form === 'wolf' && p.complexion.base[0] > 1.2 * p.complexion.base[2]],
    ['a firbolg', (p: Person) => p.ears === 'elf' && p.form === 'human' && p.build.frame > 1.05],
    ['a harpy', (p: Person) => p.wings?.kind === 'feather' && p.form === 'human'],
    ['an aarakocra', (p: Person) => p.wings?.kind === 'feather' && p.form === 'bird'],
    ['a mermaid', (p: Person) => p.complexion.hide === 'skin' && p.ears === 'goblin'],
    ['a changeling', (p: Person) => p.eyes.pupil === 'none'],
  ])('%s is told at a glance', (prompt, is) => {
    for (const seed of [1, 2, 3, 4]) expect(is(personOf(prompt, seed)), `${seed}`).toBe(true)
  })
})

test('half of a face can do what the other does not', () => {
  const build = {
    male: 0,
    age: 0.5,
    muscle: 0.5,
    weight: 0.5,
    height: 0.5,
    proportion: 0.5,
    cup: 0.5,
    descent: { african: 0.2, asian: 0.2, caucasian: 0.6 },
  }
  const target = 'expression/units/caucasian/mouth-corner-puller'
  const [rest, both, left] = [morphed(build), morphed(build, { [target]: 1 }), morphed(build, { [`${target}@l`]: 1 })]
  let [ofLeft, ofRight] = [0, 0]
  for (let i = 0; i < rest.length; i += 3) {
    const far = Math.abs(left[i + 1]! - rest[i + 1]!)
    if (rest[i]! > 0.2) {
      ofLeft += far
      expect(left[i + 1]).toBeCloseTo(both[i + 1]!, 5)
    } else if (rest[i]! < -0.2) ofRight += far
  }
  expect(ofLeft).toBeGreaterThan(0.5)
  expect(ofRight).toBe(0)
})

test('what is behind a veil shows through it', () => {
  const veiled = personOf('a veiled fortune teller')
  expect(veiled.headwear?.state).toContain('before')
  expect(veiled.build.bust).toBeGreaterThan(0)
  const { hair: _, ...shorn } = { ...veiled, garments: [] }
  const seen = headOf(shorn)
  expect(count(seen, things.eyes)).toBeGreaterThan(15)
  expect(count(seen, things.hat, things.hat + 1)).toBeGreaterThan(400)
  expect(personOf('a bride with a veil').headwear?.colour[2]).toBeGreaterThan(215)
})

test('a hook and a peg stand where a hand and a leg were lost', () => {
  const whole = personOf('a pirate in a red coat')
  const skin = (person: Person) =>
    portray(person, 3).meshes.find(({ stuff, uv }) => stuff === 'skin' && uv)!.faces.length
  const bare = { ...whole, garments: [], extras: [], gear: [] }
  const hooked: Person = { ...bare, traits: [{ kind: 'hook-hand', side: 1 }] }
  const pegged: Person = { ...bare, traits: [{ kind: 'peg-leg', side: -1 }] }
  expect(skin(hooked)).toBeLessThan(skin(bare) - 2000)
  expect(skin(pegged)).toBeLessThanOrEqual(skin(bare))
  for (const person of [hooked, pegged])
    expect(portray(person, 3).meshes.length).toBeGreaterThan(portray(bare, 3).meshes.length + 1)
  for (const seed of [1, 2, 3]) {
    const captain = personOf('a pirate with a hook for his left hand and a cutlass', seed)
    expect(captain.gear.some(({ hold }) => hold === 'left')).toBe(false)
  }
})

test('dyes that people name are their own, and wigs are white', () => {
  const dye = (prompt: string) => personOf(prompt).garments[0]!.colour
  const [r, g, b] = dye('a mage in turquoise robes')
  expect(Math.min(g, b)).toBeGreaterThan(2 * r)
  expect(g).toBeGreaterThan(150)
  const [plumRed, plumGreen, plumBlue] = dye('a woman in a plum gown')
  expect(Math.min(plumRed, plumBlue)).toBeGreaterThan(plumGreen * 1.3)
  const [red, , blue] = dye('a woman in a magenta dress')
  expect(red).toBeGreaterThan(blue)
  const judge = personOf('a judge in a powdered wig')
  expect(judge.hair?.style).toBe('ringlets')
  expect(Math.min(...judge.hair!.colour)).toBeGreaterThan(200)
  expect(judge.garments[0]?.kind).toBe('robe')
})

test('tabards bear what the words say, in its colour', () => {
  const worn = (prompt: string) => personOf(prompt).garments.find(({ kind }) => kind === 'tabard' || kind === 'tunic')
  expect(worn('a guard in a red tabard with a golden lion')).toMatchObject({ device: 'beast', kind: 'tabard' })
  expect(worn('a herald in a green tunic emblazoned with a silver moon')?.device).toBe('moon')
  const eagle = worn('a knight in a white tabard with a black eagle')
  expect(eagle?.device).toBe('eagle')
  expect(Math.max(...eagle!.trim!)).toBeLessThan(80)
  expect(worn('a guard in a red tabard')?.device).toBeUndefined()
})

test('what is on the shoulders is of the stuff that is said, and nothing lies over it', () => {
  for (const seed of [1, 2, 3, 4]) {
    const warlord = personOf('a warlord with bone pauldrons', seed)
    expect(warlord.extras.find(({ kind }) => kind === 'pauldrons')?.stuff).toBe('bone')
    expect(warlord.wrap).toBeUndefined()
    expect(personOf('an admiral with gold epaulettes', seed).extras.map(({ kind }) => kind)).toContain('epaulettes')
  }
  expect(personOf('a hunter in a wolf pelt').wrap).toMatchObject({ kind: 'fur-collar', stuff: 'fur' })
  expect(personOf('a sorceress in a cloak of raven feathers').wrap?.state).toContain('leaves')
  expect(personOf('a chief with a feather headdress').headwear?.kind).toBe('headdress')
})

test('words that sound like others are read as what they say', () => {
  expect(personOf('a harbor master with a spyglass').headwear?.kind).not.toBe('crown')
  expect(personOf('a watchman in a kettle helmet')).toMatchObject({ headwear: { kind: 'kettle-helm' } })
  expect(personOf('a watchman in a kettle helmet').furniture ?? []).toEqual([])
  expect(personOf('a grandmotherly herbalist').build.bust).toBeGreaterThan(0)
  expect(personOf('an innkeeper in a mob cap').headwear?.kind).toBe('mob-cap')
  expect(personOf('a duelist, hand on hip, rapier pointing at the floor').pose).toMatchObject({ grip: 'low', hip: 1 })
  expect(personOf('a vampire in a cloak with a high collar').wrap?.state).toContain('high-collar')
  expect(personOf('a captain in a high-collared coat').garments.at(-1)?.state).toContain('high-collar')
  const bard = personOf('a bard in a slashed green doublet, strumming a lute')
  expect(bard.pose.act).not.toBe('swinging')
  expect(bard.garments.at(-1)?.state).toContain('slashed')
  const grey = personOf('a judge, grey at the temples, brown hair')
  expect(grey.hair?.temples).toBeDefined()
  expect(grey.hair?.temples?.[0]).toBeGreaterThan(grey.hair!.colour[0])
})
