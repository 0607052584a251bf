import { describe, expect, it, test } from 'vitest'
import { understandPrompt } from '../index.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { composeFigures } from './compose.ts'
import { craftNames, crafts, wayOf } from './crafts.ts'
import { figures } from './figures.ts'
import { loads, type Person } from './scene.ts'

const frame = { width: 384, height: 512 }
const personOf = (prompt: string, seed = 3): Person =>
  composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people[0]!
const inHand = (person: Person) =>
  person.gear.filter(({ hold }) => hold === 'left' || hold === 'right').map(({ kind }) => kind)
const doneBy = ({ pose: { act, hands } }: Person) => [act, hands]

test.each(craftNames)('%s is done by every word for it, with its own tools', (name) => {
  for (const words of crafts[name].words.split(',').map((one) => one.trim())) {
    const prompt = `a young woman ${words}`
    const way = wayOf(name, prompt)
    if (!way) continue
    const person = personOf(prompt)
    expect(doneBy(person), words).toContain(way.act)
    for (const tool of [way.right, way.left])
      if (tool)
        expect(
          [tool.kind, ...(tool.suits ?? [])].some((kind) => inHand(person).includes(kind)),
          words,
        ).toBe(true)
    if (way.at)
      expect(
        person.furniture?.map(({ kind }) => kind),
        words,
      ).toContain(way.at)
  }
})

describe('a deed', () => {
  it.each([
    ['an old woman knitting a red scarf', ['needles']],
    ['a butcher chopping meat', ['cleaver']],
    ['a cook chopping vegetables', ['dagger']],
    ['a woodcutter chopping wood', ['axe']],
    ['a cobbler mending a boot', ['hammer', 'boot']],
    ['a sailmaker mending a sail', ['needle', 'cloth']],
    ['a painter painting a portrait', ['brush', 'palette']],
    ['a herald blowing a horn', ['horn']],
    ['a goblin eating a turkey leg', ['drumstick']],
    ['a mercenary sharpening her axe', ['axe', 'whetstone']],
    ['a smith sharpening a sword', ['sword', 'whetstone']],
    ['a lookout peering through a spyglass', ['spyglass']],
    ['a duelist fencing', ['rapier']],
    ['a thief cutting a purse', ['dagger', 'purse']],
    ['a bard playing the accordion', ['accordion']],
    ['a goblin playing the trumpet', ['trumpet']],
  ])('has its tool in the hand: %s', (prompt, kinds) => {
    for (const seed of [1, 2, 3]) expect(inHand(personOf(prompt, seed))).toEqual(expect.arrayContaining(kinds))
  })

  it('leaves the noun before it alone, and the colours that are said of that', () => {
    const girl = personOf('a girl waving goodbye')
    expect([girl.eyes.lash, girl.face.age < 0.1]).toEqual([1, true])
    const jester = personOf('a jester in orange and purple motley juggling three apples')
    const [one] = jester.garments
    expect(one!.colour[0]).toBeGreaterThan(one!.colour[2] * 2)
    expect(one!.trim![2]).toBeGreaterThan(one!.trim![1])
    expect(
      understandPrompt('characters', 'a jester in orange and purple motley juggling three apples', '').unused,
    ).toEqual([])
  })

  it('works in the colour that is said of the work', () => {
    const [needles] = personOf('an old woman knitting a green sock').gear
    expect(needles!.colour[1]).toBeGreaterThan(needles!.colour[0])
  })

  it('stands its work in the colour that is said, and heaps what is said on the cart', () => {
    const [portal] = personOf('a mage opening a green portal').furniture!
    expect(portal!.trim![1]).toBeGreaterThan(portal!.trim![0])
    expect(personOf('a farmer pushing a cart of pumpkins').furniture![0]!.state).toContain('pumpkins')
  })

  it('shows the hand that blesses, and leaves what is worked on to the table', () => {
    expect(personOf('a priest with a candle blessing').gear.some(({ hold }) => hold === 'right')).toBe(false)
    expect(inHand(personOf('a cook chopping vegetables'))).toEqual(['dagger'])
  })

  it("gives nobody's clothes to the deed that follows them", () => {
    const lady = personOf('a lady in purple silk fanning herself')
    const [dress] = lady.garments
    expect(dress!.stuff).toBe('silk')
    expect(dress!.colour[2]).toBeGreaterThan(dress!.colour[1])
  })

  it('pours what the words say', () => {
    expect(personOf('a barmaid pouring ale').pose.pours![0]).toBeGreaterThan(180)
    const [r, g] = personOf('an alchemist pouring a green potion').pose.pours!
    expect(g).toBeGreaterThan(r)
  })

  it('leaves the rain to pour by itself', () => {
    const { pose, gear } = personOf('an executioner leaning on a great axe, rain pouring')
    expect([pose.act, pose.hands]).toEqual(['leaning', undefined])
    expect(gear.map(({ kind }) => kind)).toContain('greataxe')
  })

  it('runs with what it steals', () => {
    expect(personOf('an urchin stealing bread, running through a market').pose.act).toBe('charging')
  })

  it('carries what it lifts', () => {
    expect(personOf('a strongman lifting a barrel').pose.load).toBe('barrel')
    expect(personOf('a docker hauling a crate').pose.load).toBe('crate')
    expect(personOf('a giant hoisting a boulder').pose.load).toBe('boulder')
    expect(loads).toContain(personOf('a scholar lugging a stack of books').pose.load)
  })
})

describe('how many', () => {
  const many = (prompt: string, kind: string) =>
    personOf(prompt)
      .gear.filter((gear) => gear.kind === kind)
      .reduce((sum, gear) => sum + (gear.many ?? 1), 0)
  it.each([
    ['a barmaid carrying four mugs of ale', 'tankard', 4],
    ['a barmaid with six tankards', 'tankard', 6],
    ['a rogue with two daggers', 'dagger', 2],
    ['a rogue with daggers', 'dagger', 2],
    ['a nun with three candles', 'candle', 3],
    ['a knight with a sword', 'sword', 1],
  ] as const)('%s', (prompt, kind, count) => {
    expect(many(prompt, kind)).toBe(count)
  })
})
