import { expect, test } from 'vitest'
import { render } from '../../mesh/render.ts'
import type { Lights } from '../../mesh/shading.ts'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { composeFigures } from '../compose.ts'
import { figures } from '../figures.ts'
import { portray } from '../portray.ts'
import { type BeardStyle, beardStyles, type Person } from '../scene.ts'
import { things } from '../surface/skin.ts'
import { thickness, trims } from './trims.ts'

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
const seen = (person: Person) => {
  const { meshes, scale } = portray(person, 5)
  return render(
    meshes.map((mesh) => ({ ...mesh, positions: mesh.positions.map((value) => value / scale) })),
    { frame: { width: 120, height: 160 }, scale: 36, x: person.x / scale, y: -person.y / scale - 1 },
    light,
  )
}
const isGrown = (style: BeardStyle): style is Exclude<BeardStyle, 'tentacles'> => style !== 'tentacles'

test('every cut of beard is seen and told from every other', () => {
  const { headwear: _, wrap: __, ...person } = personOf('a man', 32)
  person.garments = []
  person.turn = { head: [22, 0, 0], body: [10, 0, 0] }
  const others = new Map<BeardStyle, Float32Array>()
  const plain = seen({ ...person, beard: undefined })
  const face = plain.thing.reduce((sum, thing) => sum + (thing === things.skin ? 1 : 0), 0)
  for (const style of beardStyles.filter(isGrown)) {
    const { thing, red } = seen({ ...person, beard: { style, colour: [60, 34, 20] } })
    expect(thing.filter((one) => one === things.beard).length / face, style).toBeGreaterThan(0.004)
    for (const [other, its] of others) {
      let apart = 0
      for (let i = 0; i < red.length; i++) if (Math.abs((red[i] ?? 0) - (its[i] ?? 0)) > 24) apart++
      expect(apart / face, `${style} or ${other}`).toBeGreaterThan(0.02)
    }
    others.set(style, red.slice())
  }
}, 120_000)

test('no beard grows on the lips, the nose or above the cheeks', () => {
  for (const style of beardStyles.filter(isGrown)) {
    const trim = trims[style]
    for (const x of [0, 0.1, 0.2, 0.28]) expect(thickness(trim, { x, y: -0.65, z: 0.2 }), style).toBe(0)
    expect(thickness(trim, { x: 0, y: -0.35, z: 0.3 }), style).toBe(0)
    expect(thickness(trim, { x: 0.4, y: -0.3, z: 0.1 }), style).toBe(0)
  }
})

test('beards are worn as the words say, and a dwarf’s braids have rings', () => {
  const words: Record<string, BeardStyle> = {
    'an unshaven mercenary': 'stubble',
    'a duke with a waxed moustache': 'handlebar',
    'a swordsman with a van dyke': 'van-dyke',
    'a sailor with mutton chops': 'sideburns',
    'a bard with a soul patch': 'soul-patch',
    'a wizard with a long beard': 'wizard',
    'a hermit with a beard down to his waist': 'wizard',
    'a farmer with a chin curtain': 'chin-curtain',
    'a beggar with a patchy beard': 'patchy',
    'a jarl with a forked beard': 'forked',
    'a dwarf with gold rings in his beard': 'plaited',
    'a viking with a braided beard': 'braided',
  }
  for (const [prompt, style] of Object.entries(words)) expect(personOf(prompt, 4).beard?.style, prompt).toBe(style)
  const dwarf = personOf('a dwarf with gold rings in his beard', 4)
  const metal = (person: Person) =>
    portray(person, 3).meshes.filter(({ stuff, thing }) => stuff === 'metal' && thing === things.trim).length
  expect(metal(dwarf)).toBeGreaterThanOrEqual(metal({ ...dwarf, beard: { style: 'full', colour: [90, 40, 20] } }) + 6)
})
