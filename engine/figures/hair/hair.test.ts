import { expect, test } from 'vitest'
import { render } from '../../mesh/render.ts'
import type { Lights } from '../../mesh/shading.ts'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { composeFigures } from '../compose.ts'
import { figures } from '../figures.ts'
import { portray } from '../portray.ts'
import { type HairStyle, hairStyles, isFemale, type Person } from '../scene.ts'

const frame = { width: 384, height: 512 }
const personOf = (prompt: string, seed = 1): Person => {
  const [person] = composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people
  if (!person) throw new Error('Nobody is there')
  const { headwear: _, beard: __, wrap: ___, ...rest } = person
  // Of clothes the least, which is soon sewn.
  return { ...rest, garments: [] }
}
const light: Lights = {
  key: { direction: [-0.5, 0.6, 0.6], colour: [255, 255, 255] },
  ambient: [60, 60, 60],
  bounce: [0, 0, 0],
  fill: { direction: [1, 0, 0.5], colour: [0, 0, 0] },
  rim: { direction: [1, 0, -0.5], colour: [0, 0, 0] },
  lamps: [],
}
const EYES = 2
const HAIR = 4

const seen = (person: Person) => {
  const { meshes, scale } = portray(person, 5)
  return render(
    meshes.map((mesh) => ({ ...mesh, positions: mesh.positions.map((value) => value / scale) })),
    { frame: { width: 160, height: 220 }, scale: 34, x: person.x / scale, y: -person.y / scale - 0.6 },
    light,
  )
}
const count = (things: Uint16Array, counts: (thing: number, i: number) => boolean) =>
  things.reduce((sum, thing, i) => sum + (counts(thing, i) ? 1 : 0), 0)

const styled = (person: Person, style: HairStyle): Person => ({
  ...person,
  turn: { head: [26, 0, 0], body: [12, 0, 0] },
  hair: { style, colour: [110, 70, 40], adorned: false },
})

test('every style of hair leaves the eyes free and is told from every other', () => {
  for (const person of [personOf('a young woman', 2)]) {
    const bald = seen(styled(person, 'bald'))
    // Down to the chin.
    const head = count(bald.thing, (thing, i) => thing > 0 && thing < 3 && i < 160 * 130)
    const eyes = count(bald.thing, (thing) => thing === EYES)
    const others = new Map<HairStyle, Uint8ClampedArray>()
    for (const style of hairStyles.filter((one) => one !== 'snakes' && one !== 'bald')) {
      const { thing, red, width } = seen(styled(person, style))
      expect(count(thing, (one) => one === EYES) / eyes, `eyes under ${style}`).toBeGreaterThan(0.85)
      if (style !== 'shaved')
        expect(
          count(thing, (one) => one === HAIR),
          style,
        ).toBeGreaterThan(0.1 * head)
      const tones = Uint8ClampedArray.from(red)
      expect(width).toBe(160)
      for (const [other, its] of others) {
        let apart = 0
        for (let i = 0; i < tones.length; i++) if (Math.abs((tones[i] ?? 0) - (its[i] ?? 0)) > 24) apart++
        expect(apart / head, `${style} or ${other}`).toBeGreaterThan(0.08)
      }
      others.set(style, tones)
    }
  }
}, 120_000)

test('hair is worn as the words say', () => {
  const words: Record<string, HairStyle> = {
    'a woman with a crown braid': 'crown-braid',
    'a girl with pigtails': 'two-braids',
    'a warrior with a long braid': 'braid',
    'a sailor with dreadlocks': 'dreadlocks',
    'a nobleman with slicked back hair': 'swept-back',
    'a man with a receding hairline': 'receding',
    'a friar with a tonsure': 'tonsure',
    'a thief with an undercut': 'undercut',
    'a lady with long ringlets': 'ringlets',
    'a woman with wavy hair': 'wavy',
    'a sorceress with an afro': 'afro',
    'a soldier with a crew cut': 'crew',
    'a boy with a bowl cut': 'pageboy',
    'a bard with shoulder length hair': 'shoulder',
    'an elf with hair down to her waist': 'very-long',
    "a vampire with a widow's peak": 'widows-peak',
    'a duellist with hair tied back': 'low-ponytail',
    'a maid with her hair in a bun': 'bun',
    'a mercenary with a shaved head': 'shaved',
    'a ranger with half up hair': 'half-up',
    'a dancer with cornrows': 'cornrows',
  }
  for (const [prompt, style] of Object.entries(words)) expect(personOf(prompt, 4).hair?.style, prompt).toBe(style)
  expect(personOf('a woman with shoulder length blond hair', 4).hair?.colour[0]).toBeGreaterThan(190)
})

test('hair follows the sex of whom it is said, children too, and is chosen in many ways', () => {
  expect(isFemale(personOf('a black woman with cornrows', 307))).toBe(true)
  const girls = new Set<string>()
  const boys = new Set<string>()
  for (let seed = 1; seed < 40; seed++) {
    const [girl, boy] = [personOf('a little girl', seed), personOf('a little boy', seed)]
    expect(isFemale(girl)).toBe(true)
    girls.add(girl.hair?.style ?? '')
    boys.add(boy.hair?.style ?? '')
  }
  expect(girls.size).toBeGreaterThan(5)
  expect([...boys].filter((style) => ['two-braids', 'braid', 'long', 'ponytail'].includes(style))).toEqual([])
})

test('the same face has the same hair in every picture', () => {
  const person = styled(personOf('a woman', 6), 'wavy')
  const hairOf = (seed: number) => portray(person, seed).meshes.find(({ thing }) => thing === HAIR)?.rest
  expect(hairOf(3)).toEqual(hairOf(4))
})
