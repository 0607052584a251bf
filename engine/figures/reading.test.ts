import { describe, expect, it } from 'vitest'
import { understandPrompt } from '../index.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { CHILD, TEEN } from './countenance.ts'
import { figures } from './figures.ts'
import { type FigureScene, isFemale, type Person } from './scene.ts'

const frame = { width: 768, height: 1024 }
const drawn = (prompt: string, seed: number): FigureScene =>
  figures.compose(understand('characters', figures.lexicon, prompt, ''), random(seed), frame)

/** What is seen of the first of them. */
interface Seen {
  sex?: 'a woman' | 'a man'
  age?: 'a child' | 'nearly grown' | 'grown' | 'old'
  people?: number
  place?: string
  holds?: string[]
  without?: string[]
  calling?: string
}

const ageOf = ({ face: { age } }: Person) =>
  age < CHILD ? 'a child' : age < TEEN ? 'nearly grown' : age > 0.6 ? 'old' : 'grown'

const all: [string, Seen][] = [
  // Whoever is named says the sex, wherever in the sentence.
  ['an innkeeper polishing her counter', { sex: 'a woman' }],
  ['a captain with salt in his hair', { sex: 'a man' }],
  ['half-orc barbarian woman, broken tusk', { sex: 'a woman' }],
  ['tax collector, she smiles at nobody', { sex: 'a woman' }],
  ['a mage, widow of three husbands', { sex: 'a woman' }],
  ['dwarf queen in exile', { sex: 'a woman' }],
  ['goblin shepherdess', { sex: 'a woman' }],
  ['a dragonborn lady', { sex: 'a woman' }],
  ['orc huntswoman with a spear', { sex: 'a woman' }],
  ["the fletcher's daughter", { sex: 'a woman' }],
  ['an old hag', { sex: 'a woman', age: 'old' }],
  ['a man of the queen', { sex: 'a man' }],
  ['king of thieves', { sex: 'a man' }],
  ['a guard serving his queen', { sex: 'a man' }],
  ['a lizardfolk prince', { sex: 'a man' }],
  ['a nurse with a kind face', { sex: 'a woman', calling: 'nurse' }],
  ['a gnome lad', { sex: 'a man' }],
  ['my sister as a knight', { sex: 'a woman' }],
  ['a tiefling waitress', { sex: 'a woman' }],
  ['monk, an old man with a broom', { sex: 'a man', age: 'old' }],
  // Years.
  ['elderly orc grandmother knitting by the hearth', { sex: 'a woman', age: 'old', place: 'tavern' }],
  ['toddler in a muddy street', { age: 'a child' }],
  ['a street kid with a knife', { age: 'a child' }],
  ['a boy carrying a lantern', { age: 'a child', sex: 'a man', holds: ['lantern'] }],
  ['orphan girl in rags', { age: 'a child', sex: 'a woman' }],
  ['a teenage pickpocket', { age: 'nearly grown' }],
  ['an elf in her teens', { age: 'nearly grown', sex: 'a woman' }],
  ['a sixteen year old swordsman', { age: 'nearly grown', sex: 'a man' }],
  ['a wizard in his seventies', { age: 'old', sex: 'a man' }],
  ['woman aged eighty', { age: 'old', sex: 'a woman' }],
  ['a knight, 70 years old', { age: 'old' }],
  ['a retired gladiator', { age: 'old' }],
  ['a squire of twenty years', { age: 'grown' }],
  ['a young mother with a baby', { age: 'grown', sex: 'a woman' }],
  ['the ghost of a little boy', { age: 'a child', sex: 'a man' }],
  ["a cooper's boy", { age: 'a child', without: ['hammer', 'axe'] }],
  // The last noun of a compound is what somebody is.
  ['vampire hunter in a long coat', { calling: 'slayer' }],
  ['witch hunter with a silver crossbow', { calling: 'slayer', holds: ['crossbow'] }],
  ['a troll hunter at a bridge', { calling: 'slayer', place: 'bridge', people: 1 }],
  ['dragon slayer', { calling: 'slayer' }],
  ['an apprentice blacksmith', { calling: 'smith', place: 'forge' }],
  ['a horse thief', { calling: 'rogue' }],
  ["the innkeeper's wife", { sex: 'a woman', without: ['tankard'] }],
  ["farmer's wife in a field", { sex: 'a woman', place: 'field', without: ['pitchfork', 'spade'] }],
  ["the butcher's widow, grieving", { sex: 'a woman', without: ['ladle', 'bread'] }],
  ['a man in a crowd of beggars', { calling: '' }],
  ['a woman fleeing from knights', { calling: '', sex: 'a woman' }],
  ['captain of the guard', { calling: 'fighter' }],
  // Words hang on what they stand beside.
  ['a smuggler in chains', { without: ['chainmail', 'coin', 'dagger'] }],
  ['witch before a crooked hut', { without: ['crook'] }],
  ['a duelist with twin rapiers', { people: 1, holds: ['rapier'] }],
  ['warrior with twin scimitars', { people: 1, holds: ['scimitar', 'scimitar'] }],
  ['twin brothers', { people: 2, sex: 'a man' }],
  ['identical halfling twins', { people: 2 }],
  ['an archer with a bow of black wood', { holds: ['bow'] }],
  ['a sailor with an anchor tattoo', { calling: 'sailor' }],
  ['washerwoman with red hands', { calling: 'farmer' }],
  ['chief on a throne of skulls', { place: 'throne', without: ['skull'] }],
  ['a drunk asleep among bottles', { without: ['potion'] }],
  ['a thief below a lantern', { without: ['lantern'] }],
  ['a nun in a ring of candles', { without: ['candle'] }],
  ['scribe with a bundle of scrolls', { holds: ['scroll'] }],
  ['a baker at dawn', { place: 'bakery' }],
  ['a queen with a cold stare', { without: ['wand'] }],
  ['a boxer with a black eye', { people: 1 }],
  ['wizard in a star-covered robe', { calling: 'wizard' }],
]

describe('a person is read from the whole sentence', () => {
  it.each(all)('%s', (prompt, seen) => {
    for (const seed of [1, 2, 3, 4]) {
      const scene = drawn(prompt, seed)
      const [person] = scene.people as [Person]
      const held = person.gear.map(({ kind }) => kind as string)
      const shown = [...held, ...person.garments.map(({ kind }) => kind as string)]
      const [, calling = ''] = person.name.split(' ')
      if (seen.sex) expect([seed, isFemale(person) ? 'a woman' : 'a man']).toEqual([seed, seen.sex])
      if (seen.age) expect([seed, ageOf(person)]).toEqual([seed, seen.age])
      if (seen.people) expect(scene.people).toHaveLength(seen.people)
      if (seen.place) expect(scene.backdrop.place).toBe(seen.place)
      if (seen.calling !== undefined) expect(calling).toBe(seen.calling)
      for (const kind of new Set(seen.holds ?? []))
        expect(held.filter((one) => one === kind).length).toBeGreaterThanOrEqual(
          seen.holds!.filter((one) => one === kind).length,
        )
      for (const kind of seen.without ?? []) expect(shown).not.toContain(kind)
    }
  })

  it('gives each of several what is said of that one', () => {
    const green = ({ garments: [one] }: Person) => one!.colour[1] > one!.colour[0]
    const [first, second] = drawn('twin sisters, one in red, one in green', 3).people as [Person, Person]
    expect([green(first), green(second)]).toEqual([false, true])
    const [archer, sword] = drawn('two elves, one with a bow and the other with a sword', 3).people as [Person, Person]
    expect(archer.gear.map(({ kind }) => kind)).not.toContain('sword')
    expect(sword.gear.map(({ kind }) => kind)).toContain('sword')
  })

  it('dresses no baker as a nun', () => {
    for (let seed = 0; seed < 12; seed++)
      for (const prompt of ['a halfling baker woman', 'a baker', "the baker's boy"])
        expect(drawn(prompt, seed).people[0]!.headwear?.kind).not.toBe('coif')
  })

  it('has a fool in both colours of the motley', () => {
    const [fool] = drawn('a fool in motley of green and yellow', 2).people as [Person]
    const [green, yellow] = [fool.garments[0]!.colour, fool.garments[0]!.trim!]
    expect(green[1]).toBeGreaterThan(green[0])
    expect(yellow[0]).toBeGreaterThan(yellow[2] * 1.5)
  })

  it.each([
    ['an innkeeper polishing her counter', 'her'],
    ['old woman in front of her cottage', 'her'],
    ['a knight in his garden', 'his'],
  ])('does not say that it left the sex out: %s', (prompt, word) => {
    expect(understandPrompt('characters', prompt, '').unused).not.toContain(word)
  })

  it.each([
    ['a priest before a crooked lectern', 'crooked'],
    ['a thief below a lantern', 'lantern'],
    ['chief on a throne of skulls', 'skulls'],
    ['a cook in a kitchen at midnight', 'midnight'],
  ])('says what it read and does not draw: %s', (prompt, word) => {
    expect(understandPrompt('characters', prompt, '').unused).toContain(word)
  })
})
