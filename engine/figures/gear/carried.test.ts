import { expect, test } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { composeFigures } from '../compose.ts'
import { figures } from '../figures.ts'
import { deviceAt, deviceNames } from './emblems.ts'

const frame = { width: 384, height: 512 }
const briefOf = (prompt: string) => understand('characters', figures.lexicon, prompt, '')
const personOf = (prompt: string, seed = 3) => composeFigures(briefOf(prompt), random(seed), frame).people[0]!

test.each([
  ['a cartographer with a map', 'map'],
  ['a messenger with a letter', 'letter'],
  ['a squire holding a banner', 'banner'],
  ['a serving maid with a tray', 'tray'],
  ['a gambler holding cards', 'cards'],
  ['a midwife with a baby in her arms', 'baby'],
  ['a prisoner in chains', 'shackles'],
  ['a duelist with a pistol', 'pistol'],
  ['a noblewoman with a parasol', 'parasol'],
  ['a mechanic with a wrench', 'wrench'],
  ['a vampire slayer with a wooden stake', 'stake'],
  ['a peddler with a backpack', 'backpack'],
  ['a baker with a pie', 'pie'],
  ['a fisherman with a fishing rod', 'fishing-rod'],
  ['a herbalist with a bundle of herbs', 'herbs'],
  ['a bird seller with a cage', 'cage'],
  ['a priest with a censer', 'censer'],
  ['a miller with a sack of flour', 'sack'],
])('%s has it', (prompt, kind) => {
  for (const seed of [1, 2]) expect(personOf(prompt, seed).gear.map((gear) => gear.kind)).toContain(kind)
})

test.each([
  ['a knight with a blue shield bearing a white stag', 'shield', 'stag'],
  ['a squire holding a red banner with a golden lion', 'banner', 'lion'],
  ['a fighter with a skull painted on his shield', 'shield', 'skull'],
  ['a captain with a wolf emblem on her shield', 'shield', 'wolf'],
  ['a templar with a cross shield', 'shield', 'cross'],
])('%s: it is borne, and nothing else comes of the word', (prompt, kind, device) => {
  const brief = briefOf(prompt)
  const scene = composeFigures(brief, random(2), frame)
  const [person] = scene.people
  expect(person!.gear.find((gear) => gear.kind === kind)?.state).toContain(`bears-${device}`)
  expect(person!.gear.map((gear) => gear.kind)).not.toContain(device)
  expect(scene.companions).toBeUndefined()
})

test('every device is a shape that fills some of its field and not all of it', () => {
  for (const name of deviceNames) {
    let sum = 0
    for (let y = 0; y < 40; y++) for (let x = 0; x < 40; x++) sum += deviceAt(name, (x - 19.5) / 20, (y - 19.5) / 20)
    expect(sum / 1600, name).toBeGreaterThan(0.1)
    expect(sum / 1600, name).toBeLessThan(0.75)
  }
})

test('who reads holds what is read open between both hands, with nothing else in them', () => {
  for (const prompt of ['a scholar reading a book', 'a cartographer with a map', 'a clerk with a letter']) {
    const { pose, gear } = personOf(prompt)
    expect(pose.act).toBe('reading')
    expect(gear.filter(({ hold }) => hold === 'left' || hold === 'right')).toHaveLength(1)
  }
})

test('nobody is given a thing that was not asked for while they do something else', () => {
  for (const seed of [1, 2, 3, 4, 5, 6])
    for (const prompt of ['a witch with a black cat', 'a warlock kneeling', 'a sorcerer with a small dragon'])
      expect(personOf(prompt, seed).gear.filter(({ hold }) => hold === 'left' || hold === 'right')).toEqual([])
})
