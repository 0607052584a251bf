import { expect, test } from 'vitest'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { acts, actWords } from './acts.ts'
import { likenessOf } from './anatomy/likeness.ts'
import { morphed } from './anatomy/morph.ts'
import { Skeleton } from './anatomy/skeleton.ts'
import { stanceOf } from './anatomy/stances.ts'
import { composeFigures } from './compose.ts'
import { figures } from './figures.ts'

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
  ['a woodcutter chopping wood', []],
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
