import { expect, test } from 'vitest'
import { gather } from '../mesh/geometry.ts'
import { render } from '../mesh/render.ts'
import type { Lights } from '../mesh/shading.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { bodyData } from './anatomy/data.ts'
import { composeFigures } from './compose.ts'
import { figures } from './figures.ts'
import { portray } from './portray.ts'
import { garmentKinds, type Person, wrapKinds } from './scene.ts'
import { skinShell } from './surface/skin.ts'

const frame = { width: 384, height: 512 }
const personOf = (prompt: string, seed = 1): Person => {
  const [person] = composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people
  if (!person) throw new Error('Nobody is there')
  return person
}
const skinOf = (person: Person) => portray(person, 3).meshes.find(({ stuff, uv }) => stuff === 'skin' && uv)

/** Where the finer vertices of the skin lie on the body that nobody has morphed. */
const neutral = () => {
  const { of, finer } = skinShell()
  return finer.spread(gather(bodyData().positions, of), 3)
}

type Region = (x: number, y: number, z: number) => boolean
const loins: Region = (x, y) => Math.abs(x) < 1.5 && y > -1.6 && y < 1.2
const breast: Region = (x, y, z) => Math.abs(x) < 1.5 && y > 3.2 && y < 4.1 && z > 0.5

/** How many faces of somebody's skin are bare in each of these regions. */
function bareFaces(person: Person, ...regions: Region[]): number[] {
  const faces = skinOf(person)?.faces ?? new Int32Array()
  const places = neutral()
  return regions.map((region) => {
    let bare = 0
    for (let f = 2; f < faces.length; f += 4) {
      const at = (faces[f] ?? 0) * 3
      if (region(places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0)) bare++
    }
    return bare
  })
}

test('nobody is drawn undressed, whatever the words ask for', () => {
  const ways = ['naked', 'nude', 'undressed', 'topless', 'unclothed', 'bare', 'stripped', 'in nothing but a smile']
  const more = ['', 'bathing', 'without clothes', 'no armour', 'wearing only a hat', 'skinny dipping', 'bare-chested']
  const whom = ['woman', 'man', 'girl', 'boy', 'elf maiden', 'barbarian', 'succubus', 'nymph', 'slave', 'orc']
  const only = ['boots', 'gloves', 'a belt', 'a sash', 'a scarf', 'a veil', 'lace', 'a necklace', 'a skirt', 'trousers']
  const prompts = [
    ...whom.flatMap((one) => ways.flatMap((way) => more.map((end) => `a ${way} ${one} ${end}`))),
    ...whom.flatMap((one) => only.map((thing) => `a ${one} wearing nothing but ${thing}`)),
  ]
  expect(prompts.length).toBeGreaterThan(500)
  const seen = new Set<string>()
  for (const [seed, prompt] of prompts.entries()) {
    const person = personOf(prompt, seed)
    const isChild = person.face.age < 0.12
    // What is bare depends on the clothes, the sex and whether it is a child; belts and pouches bare nothing.
    const worn = person.garments.map(({ kind }) => kind)
    const outfit = `${worn.join()} ${person.build.bust > 0} ${isChild}`
    if (seen.has(outfit)) continue
    seen.add(outfit)
    const [atLoins, atBreast] = bareFaces(person, loins, breast)
    expect(atLoins, `${prompt}: ${outfit}`).toBe(0)
    if (person.build.bust > 0 || isChild) expect(atBreast, `${prompt}: ${outfit}`).toBe(0)
  }
  expect(seen.size).toBeGreaterThan(8)
}, 120_000)

const light: Lights = {
  key: { direction: [-0.5, 0.6, 0.6], colour: [255, 255, 255] },
  ambient: [60, 60, 60],
  bounce: [0, 0, 0],
  fill: { direction: [1, 0, 0.5], colour: [0, 0, 0] },
  rim: { direction: [1, 0, -0.5], colour: [0, 0, 0] },
  lamps: [],
}

test('no skin comes through clothes: bodies of every people in every garment, pixel by pixel', () => {
  const peoples = ['human', 'elf', 'dwarf', 'halfling', 'half-orc', 'gnome', 'tiefling', 'goblin', 'giant', 'drow']
  const builds = ['fat', 'thin', 'muscular', 'old', 'young']
  let at = 0
  // Others in the same garments are looked at more closely in cloth/collisions.test.ts.
  for (const garment of garmentKinds.filter((kind) => kind !== 'bare' && kind !== 'furs')) {
    const sex = at % 2 === 0 ? 'woman' : 'man'
    const person = personOf(`a ${builds[at % 5]} ${peoples[at % 10]} ${sex}`, at)
    at++
    person.whole = true
    person.garments = [{ kind: garment, colour: [90, 90, 160], state: [] }]
    const wrap = wrapKinds[at % wrapKinds.length]
    if (wrap) person.wrap = { kind: wrap, colour: [160, 60, 60], state: [] }
    const { meshes, scale } = portray(person, at)
    const places = neutral()
    // Red where the skin of the trunk is seen below the neckline and above the hem, dark elsewhere.
    const painted = meshes.map((mesh) => {
      const isSkin = mesh.stuff === 'skin' && mesh.uv !== undefined
      return {
        ...mesh,
        positions: mesh.positions.map((value) => value / scale),
        surface: mesh.surface,
        ...(isSkin ? { rest: places } : {}),
        thing: isSkin ? 1 : 2,
      }
    })
    const seen = render(
      painted.map((mesh) => ({
        ...mesh,
        surface(spot: Parameters<typeof mesh.surface>[0]) {
          const isTrunk = mesh.thing === 1 && Math.abs(spot.x) < 1.5 && spot.y > 0.2 && spot.y < 4.2
          spot.r = isTrunk ? 1 : 0
          spot.g = 0
          spot.b = mesh.thing === 1 ? 0 : 1
        },
      })),
      { frame: { width: 150, height: 200 }, scale: 9, x: person.x / scale, y: -person.y / scale - 7 },
      light,
    )
    let [through, cloth] = [0, 0]
    for (let i = 0; i < seen.coverage.length; i++) {
      if ((seen.albedo[0][i] ?? 0) > 120) through++
      if ((seen.albedo[2][i] ?? 0) > 120) cloth++
    }
    expect(cloth, garment).toBeGreaterThan(500)
    expect(through, `${garment} on ${person.name}, ${at}`).toBe(0)
  }
}, 120_000)

test('the same person is the same bytes, and keeps the face in another pose', () => {
  const person = personOf('a kind old innkeeper with a grey beard', 4)
  const [one, other] = [portray(person, 3), portray(person, 3)]
  expect(one.meshes.length).toBe(other.meshes.length)
  for (const [i, mesh] of one.meshes.entries()) expect(mesh.positions).toEqual(other.meshes[i]?.positions)
  const turned = portray({ ...person, turn: { head: [20, 5, 0], body: [-10, 0, 0] } }, 3)
  const faceOf = ({ meshes }: typeof one) => meshes.find(({ stuff, uv }) => stuff === 'skin' && uv)?.rest
  expect(faceOf(turned)).toEqual(faceOf(one))
})

test('a hat sits on the head and a sword lies in the hand, wherever they are turned', () => {
  for (let seed = 1; seed < 12; seed++) {
    const person = personOf('a knight with a sword', seed)
    const { anchors, scale } = portray(person, 3)
    expect(Math.hypot(anchors.head.origin[0] - person.x, anchors.head.origin[1] - person.y)).toBeLessThan(1.3 * scale)
    const { origin } = anchors.hands.right
    expect(origin[1]).toBeGreaterThan(person.y - 8 * scale)
    expect(origin[1]).toBeLessThan(person.y + 11 * scale)
  }
})
