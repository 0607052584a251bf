import { expect, test } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { composeFigures } from '../compose.ts'
import { figures } from '../figures.ts'
import { companionKinds } from './kinds.ts'

const frame = { width: 384, height: 512 }
const sceneOf = (prompt: string, seed = 3) =>
  composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame)
const beasts = (prompt: string, seed = 3) =>
  (sceneOf(prompt, seed).companions ?? []).map(({ creature, spot }) => `${creature.name} ${spot}`)

test.each([
  ['a ranger with a grey wolf at her heel', ['wolf beside']],
  ['a huntress with two hounds', ['hound beside', 'hound beside']],
  ['a falconer with a hawk on his glove', ['hawk fist']],
  ['a fortune teller with a snake about her neck', ['serpent neck']],
  ['a knight riding a white warhorse', ['horse mount']],
  ['a mounted knight', ['horse mount']],
  ['a goblin riding a wolf', ['wolf mount']],
  ['a stable boy leading a pony by the bridle', ['pony led']],
  ['a sorcerer with a small green dragon on his shoulder', ['little-dragon shoulder']],
  ['a thief with a rat on her shoulder', ['giant-rat shoulder']],
])('%s: all are there, in their places', (prompt, expected) => {
  for (const seed of [1, 2, 3]) expect(beasts(prompt, seed)).toEqual(expected)
})

test.each([
  'a barbarian in a wolf pelt',
  'a knight with a lion emblem on his shield',
  'a knight with a shield bearing a boar',
  'a hunter who bears a torch',
  'a cat burglar',
  'a bear hunter',
  'a dragon slayer',
  'a noblewoman in a riding cloak and riding boots',
  'a man with a tattoo of a snake',
])('%s: goes with no beast', (prompt) => {
  expect(beasts(prompt)).toEqual([])
})

test('whoever rides sits on the back of the beast, and nobody is out of the picture', () => {
  for (const prompt of ['a knight riding a horse', 'an orc riding a boar', 'a gnome riding a giant lizard']) {
    const { people, companions } = sceneOf(prompt)
    const [rider] = people
    const [mount] = companions ?? []
    expect(rider?.pose.act).toBe('riding')
    expect(rider!.y).toBeGreaterThan(0)
    expect(rider!.y).toBeLessThan(mount!.creature.y)
    expect(rider!.x).toBeGreaterThan(150)
    expect(rider!.x).toBeLessThan(850)
  }
})

test('a companion takes the colour that is said of it, and nobody else does', () => {
  const { companions, people } = sceneOf('a druid in a blue robe with a white wolf')
  expect(Math.min(...companions![0]!.creature.colour)).toBeGreaterThan(180)
  expect(people[0]!.garments.some(({ colour }) => colour[2] > colour[0])).toBe(true)
})

test('a child is led by the hand, a servant stands behind, imps and fairies at the shoulder', () => {
  for (const seed of [1, 2, 3]) {
    const [mother, child] = sceneOf('a peasant woman holding a little girl by the hand', seed).people
    expect(mother!.face.age).toBeGreaterThan(0.1)
    expect(child!.face.age).toBeLessThan(0.1)
    expect(child!.garments.length).toBeGreaterThan(0)
    expect(Object.values(mother!.pose.holds!)).toEqual(['hand'])
    const [master, servant] = sceneOf('a necromancer with a skeleton servant', seed).people
    expect(master!.complexion.hide).toBe('skin')
    expect(servant!.complexion.hide).toBe('bone')
    const [warlock, imp] = sceneOf('a warlock with an imp on his shoulder', seed).people
    expect(warlock!.name).toContain('human')
    expect(imp!.scale).toBeLessThan(warlock!.scale * 0.4)
  }
})

test('of all kinds the words say where they are, and each has a body', () => {
  for (const { concept, words } of companionKinds) {
    const [word] = words.split(', ')
    const said = concept === 'little-dragon' ? 'small dragon' : word
    // Those that sit on a shoulder are a thing there, and companions anywhere else.
    const where = ['raven', 'owl', 'parrot'].includes(concept) ? ' on her fist' : ''
    expect(beasts(`a woman with a ${said}${where}`), concept).toHaveLength(1)
  }
})

test.each([
  ['a king and his jester', 'monarch', 'jester', ''],
  ['a healer tending a wounded soldier', 'cleric', 'fighter', ''],
  ['a knight with his squire', 'knight', 'page', ''],
  ['a knight kneeling before a queen', 'knight', 'monarch', ''],
  ['a captain interrogating a prisoner', '', 'beggar', ''],
  ['a merchant and his wife holding hands', 'merchant', '', 'hand'],
  ['a dwarf cleric and an elf ranger', 'dwarf cleric', 'elf ranger', ''],
])('%s are two people, side by side', (prompt, first, second, hand) => {
  for (const seed of [1, 2, 3]) {
    const { people } = sceneOf(prompt, seed)
    expect(people).toHaveLength(2)
    expect(people[0]!.name).toContain(first)
    expect(people[1]!.name).toContain(second)
    expect(Math.abs(people[0]!.x - people[1]!.x)).toBeGreaterThan(200)
    if (hand) for (const { pose } of people) expect(Object.values(pose.holds ?? {})).toEqual([hand])
  }
})

test('a wife is a woman, whoever she goes with; a weapon of a people is no second person', () => {
  for (const seed of [1, 2, 3, 4]) {
    expect(sceneOf('a merchant and his wife', seed).people[1]!.eyes.lash).toBe(1)
    expect(sceneOf('an elf with a dwarven axe', seed).people).toHaveLength(1)
  }
})

test.each([
  ['a boy with a lamb on his shoulders', ['lamb shoulders']],
  ['a poacher holding a rabbit by the ears', ['rabbit hanging']],
  ['a hunter carrying a dead hare', ['hare hanging']],
  ['a druid with an owl on her arm', ['owl fist']],
  ['a boy with a turtle in his hands', ['turtle palms']],
  ['a princess kissing a frog', ['frog palms']],
  ['a farmer with a goose under his arm', ['goose arms']],
  ['a monk feeding gulls', ['gull beside', 'gull beside', 'gull beside']],
  ['an old man feeding pigeons', ['pigeon beside', 'pigeon beside', 'pigeon beside']],
  ['an organ grinder with a monkey', ['monkey shoulder']],
  ['a goatherd carrying a newborn kid across her shoulders', ['kid shoulders']],
  ['a butcher with a pig tucked under one arm', ['pig underarm']],
  ['a ranger with an otter perched on his shoulder', ['otter shoulder']],
  ['a gnome riding a goose', ['goose mount']],
  ['a zookeeper feeding a penguin a fish', ['penguin beside', 'fish arms']],
  ['a plague doctor with a cage of rats', []],
])('%s: it is where the words have it', (prompt, expected) => {
  for (const seed of [1, 2]) expect(beasts(prompt, seed)).toEqual(expected)
})

test('a camel is led, and a clockwork spider goes beside its maker', () => {
  expect(beasts('a nomad leading a camel')).toEqual(['camel led'])
  expect(beasts('an artificer with a mechanical spider')).toEqual(['mechanical-spider beside'])
})

test('what is carried is small, and both arms bear it', () => {
  for (const prompt of ['a shepherd carrying a lamb', 'a girl with a kitten in her arms']) {
    const { companions, people } = sceneOf(prompt)
    expect(companions!.map(({ spot }) => spot)).toEqual(['arms'])
    expect(people[0]!.gear.filter(({ hold }) => hold === 'left' || hold === 'right')).toEqual([])
    expect(people[0]!.pose.carry).toBe('arms')
  }
})

test('what beasts do and how old they are is said of nobody else', () => {
  const [ranger] = sceneOf('a ranger with an otter perched on his shoulder').people
  expect(ranger!.pose.act).toBeUndefined()
  const { people } = sceneOf('a goatherd carrying a newborn kid across her shoulders')
  expect(people).toHaveLength(1)
  expect(people[0]!.face.age).toBeGreaterThan(0.14)
})

test('who has something under one arm holds a tool in the other hand', () => {
  const { people } = sceneOf('a butcher with a cleaver, a pig tucked under one arm')
  expect(people[0]!.gear.map(({ kind, hold }) => [kind, hold])).toContainEqual(['cleaver', 'right'])
})
