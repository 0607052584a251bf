import { describe, expect, it } from 'vitest'
import { understandPrompt } from '../index.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { composeFigures } from './compose.ts'
import { figures } from './figures.ts'
import { portray } from './portray.ts'
import type { FigureScene } from './scene.ts'

const frame = { width: 384, height: 512 }
const sceneOf = (prompt: string, seed = 3): FigureScene =>
  composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame)
const personOf = (prompt: string, seed = 3) => sceneOf(prompt, seed).people[0]!

describe('a turn of phrase is read as it is meant', () => {
  it.each([
    ['she runs a bakery and never smiles', 'cook', 'bakery'],
    ['he owns a small tavern', 'innkeeper', 'tavern'],
    ['an old woman who keeps a shop', 'merchant', 'shop'],
  ])('%s', (prompt, calling, place) => {
    const scene = sceneOf(prompt)
    expect(scene.people[0]!.name).toContain(calling)
    expect(scene.people[0]!.pose.act).not.toBe('charging')
    expect(scene.backdrop.place).toBe(place)
  })

  it.each([
    ['once a knight, now a beggar', 'beggar'],
    ['a beggar who was once a knight', 'beggar'],
    ['used to be a pirate, now a monk', 'monk'],
  ])('%s: what somebody was is not what they are', (prompt, calling) => {
    expect(personOf(prompt).name).toContain(calling)
  })

  it('sits whoever is on a throne, and gives that the colour that is said of it', () => {
    const queen = personOf('a queen in orange silk on a silver throne')
    expect(queen.pose.act).toBe('sitting')
    expect(queen.seat?.stuff).toContain('silver')
    expect(queen.garments[0]).toMatchObject({ stuff: 'silk' })
    expect(queen.garments[0]!.colour[0]).toBeGreaterThan(queen.garments[0]!.colour[2] * 2)
  })

  it.each(['a skeletal knight', 'a knight with a skull for a head', 'a skull-faced reaper'])(
    '%s is dead to the bone, and shows it',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) {
        const knight = personOf(prompt, seed)
        expect(knight.form).toBe('skull')
        expect(knight.headwear?.kind).not.toBe('great-helm')
        expect(knight.gear.map(({ kind }) => kind)).not.toContain('skull')
      }
    },
  )

  it('raises the dead by magic, and a sword by hand', () => {
    expect(personOf('a necromancer raising a zombie').pose.act).toBe('summoning')
    expect(personOf('a paladin raising a sword').pose.grip).toBe('raised')
  })
})

describe('a people is known by what it has of its own', () => {
  it('merfolk have a tail of the colour that is said, down to the ground', () => {
    const mermaid = personOf('a mermaid with a red tail')
    expect(mermaid.tail![0]).toBeGreaterThan(mermaid.tail![2])
    expect(portray(mermaid, 1).anchors.high).toBeGreaterThan(600)
    expect(personOf('a woman with a cat').tail).toBeUndefined()
  })

  it.each([
    'plasmoid',
    'leshy',
    'githyanki',
    'shadar-kai',
    'duergar',
    'bugbear',
    'harengon',
    'azarketi',
    'kholo',
    'ysoki',
    'strix',
    'oread',
    'nagaji',
    'fetchling',
    'vedalken',
    'hexblood',
    'autognome',
    'poppet',
    'grippli',
    'triton',
    'yuan-ti',
  ])('a %s is drawn, and not told as unknown', (people) => {
    expect(understandPrompt('characters', `a ${people} guard`, '').unused).toEqual([])
  })
})

describe('the place and its air are seen', () => {
  it.each([
    ['a monk under a waterfall', 'waterfall'],
    ['a fisherman by a lake', 'lakeside'],
    ['a ranger on the edge of a cliff', 'clifftop'],
  ])('%s', (prompt, place) => {
    for (const seed of [1, 2, 3]) expect(sceneOf(prompt, seed).backdrop.place).toBe(place)
  })

  it('has fog that takes the place away, and rain', () => {
    expect(sceneOf('a priest in thick fog').air).toContain('fog')
    expect(sceneOf('a beggar in the rain').air).toContain('rain')
  })

  it('shows more than a face where a place is named', () => {
    for (let seed = 0; seed < 12; seed++) expect(personOf('an elf in a forest', seed).whole).toBe(true)
  })

  it('does not say that it left out what is there', () => {
    expect(understandPrompt('characters', 'a gambler counting coins on a rooftop at night', '').unused).toEqual([])
    expect(understandPrompt('characters', 'a mermaid with a tail', '').unused).toEqual([])
  })
})

describe('what is worn, and what is not', () => {
  it('has bare feet where no gown hides them, and boots otherwise', () => {
    expect(personOf('a barefoot sailor').state).toContain('barefoot')
    expect(understandPrompt('characters', 'a barefoot sailor', '').unused).toEqual([])
    expect(personOf('a barefoot woman in a blue gown').state).not.toContain('barefoot')
  })

  it('turns a pregnant woman so that it is seen, and no man or child is', () => {
    const mother = personOf('a pregnant woman')
    expect(mother.state).toContain('pregnant')
    expect(Math.abs(mother.turn.body[0])).toBeGreaterThan(40)
    expect(personOf('a pregnant boy').state).not.toContain('pregnant')
  })

  it('binds the eyes of whoever is blindfolded', () => {
    expect(personOf('a blindfolded seer').mask?.state).toContain('blindfold')
    expect(personOf('a seer with a bandage over her eyes').mask?.state).toContain('blindfold')
  })

  it('has the head bare of whoever carries a helm or a hat, and a long beard before no hood', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(personOf('a knight kneeling, helmet under her arm', seed).headwear).toBeUndefined()
      expect(personOf('a captain holding his hat', seed).headwear).toBeUndefined()
      expect(personOf('a hermit with a long beard', seed).headwear?.kind).not.toBe('hood')
    }
  })

  it('opens the mouth of whoever roars', () => {
    for (const seed of [1, 2, 3]) expect(personOf('an orc roaring', seed).expression.gape).toBeGreaterThan(0.8)
  })

  it('wears an arm in a sling, and one of metal', () => {
    expect(personOf('a soldier with his arm in a sling').gear).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'sling' })]),
    )
    expect(personOf('an inventor with a mechanical arm').gear).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'mechanical-arm' })]),
    )
  })
})
