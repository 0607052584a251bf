import { expect, test } from 'vitest'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { acts, actWords } from './acts.ts'
import { fitHands, lengthOf } from './anatomy/hands.ts'
import { likenessOf } from './anatomy/likeness.ts'
import { morphed } from './anatomy/morph.ts'
import { Skeleton } from './anatomy/skeleton.ts'
import { stanceOf } from './anatomy/stances.ts'
import { composeFigures } from './compose.ts'
import { deedNames, deeds } from './deeds.ts'
import { figures } from './figures.ts'
import { portray } from './portray.ts'

const frame = { width: 384, height: 512 }
const personOf = (prompt: string, seed = 3) => {
  const brief = understand('characters', figures.lexicon, prompt, '')
  const [person] = composeFigures(brief, random(seed), frame).people
  if (!person) throw new Error('Nobody is there')
  return person
}

test.each(acts)('somebody asked to be %s does it, and every word for it says so', (act) => {
  for (const words of actWords[act].split(',').map((one) => one.trim()))
    expect(personOf(`a young woman ${words}`).pose.act, words).toBe(act)
})

test('who does different things stands differently', () => {
  const seen = new Set<string>()
  for (const act of acts) {
    const person = personOf(`a man ${actWords[act].split(',')[0]}`)
    const { build, details } = likenessOf(person)
    const skeleton = new Skeleton(morphed(build, details))
    stanceOf(person)(skeleton)
    const places = ['hand_l', 'hand_r', 'foot_l', 'foot_r', 'head'].flatMap((bone) => skeleton.at(bone))
    expect(places.every((value) => Number.isFinite(value))).toBe(true)
    seen.add(places.map((value) => Math.round(value * 2)).join())
  }
  expect(seen.size).toBe(acts.length)
})

test('hands that pray are empty, and who drinks or reads has something to', () => {
  expect(personOf('a knight with a sword praying').gear.some(({ hold }) => hold === 'right' || hold === 'left')).toBe(
    false,
  )
  expect(personOf('a sailor drinking').gear.some(({ kind }) => kind === 'tankard')).toBe(true)
  expect(personOf('a nun reading').gear.some(({ kind }) => kind === 'book')).toBe(true)
  expect(personOf('a hunter aiming').gear.some(({ kind }) => kind === 'bow')).toBe(true)
})

test('words of moods that say what is done move the hands too', () => {
  expect(personOf('a weeping widow').pose.act).toBe('weeping')
  expect(personOf('a laughing brewer').pose.act).toBe('laughing')
})

test('legs and hands may do two things', () => {
  for (const seed of [1, 2, 3]) {
    const paladin = personOf('a kneeling paladin praying', seed)
    expect([paladin.pose.act, paladin.pose.hands]).toEqual(['kneeling', 'praying'])
    expect(paladin.gear.some(({ hold }) => hold === 'right' || hold === 'left')).toBe(false)
    const drinker = personOf('a sailor sitting on a barrel, drinking', seed)
    expect([drinker.pose.act, drinker.pose.hands]).toEqual(['sitting', 'drinking'])
  }
})

test.each([
  ['a scribe writing with a quill', ['desk']],
  ['a hag stirring a bubbling cauldron', ['cauldron']],
  ['a smith hammering at an anvil', ['anvil']],
  ['a woodcutter chopping wood', ['block']],
  ['a weaver weaving at a loom', ['loom']],
  ['a painter painting a picture', ['easel']],
  ['a woman spinning wool', ['spinning-wheel']],
  ['a captain steering a ship', ['ship-wheel']],
  ['a maid hanging white sheets', ['washing-line']],
  ['a girl feeding chickens', ['hens']],
  ['a burglar picking a lock', ['chest']],
  ['a man pushing a cart', ['cart']],
  ['a man knocking on a door', ['door']],
  ['a woman drawing water from a well', ['well']],
  ['a drunkard sitting on a barrel', ['barrel']],
  ['a mercenary leaning against a wall', ['wall']],
  ['an innkeeper leaning on the bar', ['bar']],
  ['a gambler playing dice', ['table']],
  ['a thief climbing a rope', ['rope']],
  ['a beggar warming his hands at a fire', ['campfire']],
  ['a merchant behind a table', ['table']],
])('%s has what it is done at', (prompt, expected) => {
  expect((personOf(prompt).furniture ?? []).map(({ kind }) => kind)).toEqual(expected)
})

/** Where somebody stands in a picture, as they are drawn. */
const drawn = (prompt: string, seed = 3) => {
  const person = personOf(prompt, seed)
  return { person, portrait: portray(person, 7) }
}
const frameOf = { width: 1000, height: 1333 }

test.each(deedNames)('both hands of somebody who is %s are in the picture', (name) => {
  const { portrait } = drawn(`an old man ${deeds[name].words.split(',')[0]}`)
  for (const { origin } of [portrait.anchors.hands.left, portrait.anchors.hands.right]) {
    expect(origin[0]).toBeGreaterThan(0)
    expect(origin[0]).toBeLessThan(frameOf.width)
    expect(origin[1]).toBeGreaterThan(0)
    expect(origin[1]).toBeLessThan(frameOf.height)
  }
})

test('who kneels in prayer is on both knees with joined hands, down to the ground', () => {
  const { person, portrait } = drawn('a dwarf cleric kneeling in prayer')
  expect(person.pose).toMatchObject({ act: 'kneeling', hands: 'praying', stance: 'on-knees' })
  const { left, right } = portrait.anchors.hands
  expect(Math.abs(left.origin[0] - right.origin[0])).toBeLessThan(portrait.scale)
  expect(portrait.anchors.ground.origin[1]).toBeGreaterThan(frameOf.height * 0.9)
})

test('who meditates sits on the ground with shut eyes', () => {
  const { person, portrait } = drawn('a monk meditating')
  expect(person.eyes.closed).toHaveLength(2)
  expect(portrait.anchors.ground.origin[1] - portrait.anchors.hips.origin[1]).toBeLessThan(1.5 * portrait.scale)
})

test('an archer draws the string to the jaw, the bow far out, and a bow that is drawn is one that is aimed', () => {
  const { person, portrait } = drawn('a wood elf ranger drawing a green longbow')
  expect(person.pose.act).toBe('aiming')
  const { left, right } = portrait.anchors.hands
  expect(left.origin[0] - right.origin[0]).toBeGreaterThan(3.2 * portrait.scale)
  expect(right.origin[1]).toBeGreaterThan(portrait.y)
  expect(right.origin[1] - portrait.y).toBeLessThan(2.4 * portrait.scale)
})

test('a cup that is drunk from hides neither eyes nor mouth', () => {
  const { portrait } = drawn('a sailor drinking')
  expect(portrait.anchors.hands.right.origin[1] - portrait.y).toBeGreaterThan(1.6 * portrait.scale)
})

test('what takes two hands is in both: a spade, an oar, a fishing rod, a broom', () => {
  for (const [words, kind] of [
    ['digging a grave', 'spade'],
    ['poling a boat', 'oar'],
    ['fishing', 'fishing-rod'],
    ['sweeping', 'broom'],
  ] as const) {
    const { gear } = personOf(`a monk with a lantern ${words}`)
    expect(gear.filter(({ hold }) => hold === 'left' || hold === 'right').map((one) => one.kind)).toEqual([kind])
  }
})

test('hands are no longer than a face, whoever has them', () => {
  for (const people of ['dwarf', 'goliath', 'orc man', 'halfling', 'human man']) {
    const { build, details } = likenessOf(personOf(`a ${people}`))
    const body = morphed(build, details)
    const before = lengthOf(body, 'l')
    fitHands(body)
    const tall = Math.abs((body[791 * 3 + 1] ?? 0) - (body[881 * 3 + 1] ?? 0))
    expect(lengthOf(body, 'l') / tall, people).toBeLessThan(0.8)
    expect(lengthOf(body, 'r')).toBeCloseTo(lengthOf(body, 'l'), 1)
    expect(lengthOf(body, 'l')).toBeLessThan(before)
  }
})

test('two who stand back to back look away from each other, and two who hold hands have them free', () => {
  const peopleOf = (prompt: string) =>
    composeFigures(understand('characters', figures.lexicon, prompt, ''), random(3), frame).people.toSorted(
      (a, b) => a.x - b.x,
    )
  const [left, right] = peopleOf('twin halfling sisters back to back with daggers')
  expect(left?.turn.body[0]).toBeLessThan(-30)
  expect(right?.turn.body[0]).toBeGreaterThan(30)
  const [one, other] = peopleOf('two elf rangers holding hands')
  expect(one?.pose.holds).toEqual({ left: 'hand' })
  expect(other?.pose.holds).toEqual({ right: 'hand' })
})

test('who leans on an axe has both hands on it, and who casts a spell has light in both', () => {
  const { portrait } = drawn('an executioner leaning on an axe')
  const { left, right } = portrait.anchors.hands
  expect(Math.abs(left.origin[0] - right.origin[0])).toBeLessThan(portrait.scale)
  expect(personOf('a sorceress casting a spell').gear.map(({ kind, hold }) => `${kind} ${hold}`)).toEqual(
    expect.arrayContaining(['flame left', 'flame right']),
  )
})

test('a crossbow that is aimed is no bow', () => {
  expect(personOf('a guard aiming a crossbow').gear.map(({ kind }) => kind)).toContain('crossbow')
  expect(personOf('a guard aiming a crossbow').gear.map(({ kind }) => kind)).not.toContain('bow')
})
