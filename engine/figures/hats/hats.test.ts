import { expect, test } from 'vitest'
import { render } from '../../mesh/render.ts'
import type { Lights } from '../../mesh/shading.ts'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { composeFigures } from '../compose.ts'
import { figures } from '../figures.ts'
import { portray } from '../portray.ts'
import { type HeadwearKind, headwearKinds, type Person } from '../scene.ts'
import { things } from '../surface/skin.ts'

const frame = { width: 384, height: 512 }
const personOf = (prompt: string, seed = 1): Person => {
  const [person] = composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people
  if (!person) throw new Error('Nobody is there')
  return person
}

const light: Lights = {
  key: { direction: [-0.5, 0.6, 0.6], colour: [255, 255, 255] },
  ambient: [60, 60, 60],
  bounce: [0, 0, 0],
  fill: { direction: [1, 0, 0.5], colour: [0, 0, 0] },
  rim: { direction: [1, 0, -0.5], colour: [0, 0, 0] },
  lamps: [],
}

/** What each px of a head belongs to. */
function thingsOf(person: Person): Uint16Array {
  const { meshes, scale } = portray(person, 5)
  return render(
    meshes.map((mesh) => ({ ...mesh, positions: mesh.positions.map((value) => value / scale) })),
    { frame: { width: 200, height: 260 }, scale: 46, x: person.x / scale, y: -person.y / scale },
    light,
  ).thing
}

const EYES = 2
const share = (things: Uint16Array, counts: (thing: number, i: number) => boolean) =>
  things.reduce((sum, thing, i) => sum + (counts(thing, i) ? 1 : 0), 0)

const wearing = (person: Person, kind: HeadwearKind): Person => ({
  ...person,
  headwear: { kind, colour: [120, 90, 60], state: [] },
  // Of clothes the least, which is soon sewn.
  garments: [],
})
const bare = (person: Person): Person => {
  const { headwear: _, wrap: __, ...rest } = person
  return { ...rest, garments: [] }
}

/** Without the hair, whose combing takes longer than all else of a head. */
const shorn = ({ hair: _, beard: __, ...rest }: Person): Person => rest

test('every hat is seen, leaves the eyes free, and is told from every other', () => {
  const person = shorn(bare(personOf('a man', 2)))
  person.turn = { head: [24, 0, 0], body: [10, 0, 0] }
  const plain = thingsOf(person)
  const eyes = share(plain, (thing) => thing === EYES)
  expect(eyes).toBeGreaterThan(50)
  const seen = new Map<HeadwearKind, Uint16Array>()
  for (const kind of headwearKinds) {
    const things = thingsOf(wearing(person, kind))
    expect(
      share(things, (thing, i) => thing !== plain[i]),
      kind,
    ).toBeGreaterThan(180)
    if (kind !== 'great-helm')
      expect(share(things, (thing) => thing === EYES) / eyes, `eyes under a ${kind}`).toBeGreaterThan(0.85)
    for (const [other, its] of seen)
      expect(
        share(things, (thing, i) => thing !== its[i]),
        `${kind} or ${other}`,
      ).toBeGreaterThan(120)
    seen.set(kind, things)
  }
}, 120_000)

test('a hat fits whoever wears it: dwarves, elves, children, and those turned aside', () => {
  const worn: HeadwearKind[] = ['wide-hat', 'beret', 'cap', 'bandana', 'nasal-helm', 'crown']
  const who = ['a dwarf', 'an elf woman', 'a little girl', 'a half-orc', 'a fat old man', 'a goblin']
  for (const [i, prompt] of who.entries()) {
    const person = bare(personOf(prompt, i + 1))
    const kind = worn[i] ?? 'cap'
    const eyes = share(thingsOf(person), (thing) => thing === EYES)
    const under = share(thingsOf(wearing(person, kind)), (thing) => thing === EYES)
    expect(under / eyes, `${prompt} in a ${kind}`).toBeGreaterThan(0.8)
  }
}, 120_000)

test('every hat is whole on every head, and stands above the eyes', () => {
  for (const prompt of ['a human knight', 'a halfling woman', 'a skeleton']) {
    const person = shorn(personOf(prompt, 3))
    for (const kind of headwearKinds) {
      const { meshes } = portray(wearing(bare(person), kind), 5)
      for (const { positions, thing } of meshes)
        if (thing >= things.hat) expect(positions.every(Number.isFinite), `${prompt} in a ${kind}`).toBe(true)
    }
  }
}, 120_000)

test('hats are called by their words', () => {
  const kinds: Record<string, HeadwearKind> = {
    'a cook with a white cap': 'chef-hat',
    'a bishop': 'mitre',
    'a princess wearing a tiara': 'tiara',
    'a hunter in a fur hat': 'fur-cap',
    'an old woman in a headscarf': 'kerchief',
    'a hoplite in a corinthian helmet': 'barbute',
    'a knight with a raised visor': 'visored-helm',
    'a witch in a pointed black hat': 'wizard-hat',
    'a sleepy innkeeper in a nightcap': 'nightcap',
    'a soldier wearing a sallet': 'sallet',
  }
  for (const [prompt, kind] of Object.entries(kinds)) expect(personOf(prompt, 4).headwear?.kind, prompt).toBe(kind)
})
