import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ImageCategory, imageCategories } from '../contract/categories.ts'
import { generators, makePicture, understandPrompt } from './index.ts'
import { random } from './paint/random.ts'
import { isPlain, negators } from './prompt/plain-words.ts'
import { fold } from './prompt/tokens.ts'
import { composeItem } from './relics/items/compose.ts'
import { composeSpell } from './relics/spells/compose.ts'

const square = { width: 96, height: 96 }
const chips = (category: ImageCategory, prompt: string, negative = '') =>
  understandPrompt(category, prompt, negative).understood.map(({ meaning }) => meaning)
const unused = (category: ImageCategory, prompt: string, negative = '') =>
  understandPrompt(category, prompt, negative).unused
const painted = (category: ImageCategory, prompt: string, seed = 3) => {
  const style = generators[category].styles[0] ?? ''
  const request = { ...square, category, prompt, negativePrompt: '', style, seed }
  return makePicture(request, () => undefined).picture
}

const sheets: Record<ImageCategory, string> = {
  characters: 'figures/characters.prompts.txt',
  npcs: 'figures/npcs.prompts.txt',
  monsters: 'monsters/prompts.txt',
  battlemaps: 'maps/battlemaps/prompts.txt',
  items: 'relics/items.prompts.txt',
  spells: 'relics/spells.prompts.txt',
  landscapes: 'landscapes/prompts.txt',
  townmaps: 'maps/townmaps/prompts.txt',
}
const promptsOf = (category: ImageCategory) =>
  readFileSync(new URL(sheets[category], import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(' // ')[0]!.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

describe('What is told before paying', () => {
  const sentences: [ImageCategory, string, chips: string[], unused: string[]][] = [
    ['items', 'brass lantern with a green flame and a skull on top', ['brass lantern', 'green flames', 'skull'], []],
    ['items', 'a round shield with a wolf', ['shield', 'wolf'], []],
    ['items', 'a young adult ring', ['ring'], ['young', 'adult']],
    ['items', 'a crossbow with a dragon', ['crossbow'], ['dragon']],
    ['items', 'a wooden shield', ['wood shield'], []],
    ['items', 'a silver ring with three tiny emeralds', ['silver ring', '3 emeralds'], ['tiny']],
    ['items', 'a harp without strings', ['harp'], ['without strings']],
    ['items', 'a crooked key, very long', ['key'], ['crooked', 'long']],
    ['spells', 'green skull of poison mist', ['green skull', 'poison'], ['mist']],
    ['spells', 'four spinning hourglasses', ['swirling time clock'], ['four']],
    ['spells', 'a tiny blue fireball', ['tiny blue fire ball'], []],
    ['monsters', 'a two-headed ogre', ['2 heads', 'ogre'], []],
    ['monsters', 'a two-headed bat', ['bat'], ['two-headed']],
    ['monsters', 'a dragon with wings and black horns', ['dragon', 'wings', 'black horns'], []],
    ['monsters', 'twelve goblins', ['7 goblins'], []],
    ['characters', 'an old dwarf with a leather hat, praying', ['old dwarf', 'leather wide hat', 'praying'], []],
    ['characters', 'an old dwarf with a leather hat, juggling', ['old dwarf', 'leather wide hat', 'juggling'], []],
    ['characters', 'an old dwarf with a leather hat, yodelling', ['old dwarf', 'leather wide hat'], ['yodelling']],
    ['battlemaps', 'a crypt with four stone coffins', ['crypt', '4 sarcophagi'], []],
    ['landscapes', 'a castle with three waterfalls', ['castle', 'waterfalls'], ['three']],
    ['landscapes', 'a cliff above the sea', ['coast', 'sea'], []],
    ['landscapes', 'a cliff above the zorgle', ['coast'], ['zorgle']],
    ['townmaps', 'a walled town with a black zorgle', ['wall', 'town'], ['black', 'zorgle']],
    ['monsters', 'a celestial dragon', ['celestial dragon'], []],
    ['monsters', 'a fiendish bear', ['bear'], ['fiendish']],
    ['characters', 'a dwarf with a forked black beard', ['dwarf', 'black forked beard'], []],
    ['characters', 'a man with short red hair', ['male human', 'short hair', 'redhead'], []],
    ['characters', 'a wizard in a crooked hat', ['wizard', 'wide hat'], ['crooked']],
    ['characters', 'a one-eared elf', ['one ear', 'elf'], []],
    ['characters', 'an orc with an ear torn off', ['orc', 'one ear'], []],
    ['characters', 'a woman with one arm missing', ['female human', 'one arm'], []],
    ['characters', 'a one-eared gnoll', ['gnoll'], ['one-eared']],
    ['characters', 'a clean-shaven human knight', ['clean shaven', 'human', 'knight'], []],
    ['characters', 'a thief in dark clothes', ['rogue', 'black tunic'], []],
    ['characters', 'a monk with clean clothes', ['male monk', 'tunic'], ['clean']],
    ['characters', 'a widow in a mourning veil', ['female', 'black veil'], []],
    ['characters', 'an elf with a raven feather', ['elf'], ['raven', 'feather']],
    ['characters', 'a mage in a black robe with red runes', ['sorcerer', 'black robe', 'red runes'], []],
    ['characters', 'a wizard, ivy on the staff', ['wizard', 'ivy', 'staff'], []],
    ['characters', 'a man with a fat gold chain', ['male human'], ['fat', 'gold', 'chain']],
    ['npcs', 'a city guard captain', ['guard'], []],
    ['battlemaps', 'a crypt with four coffins, one empty', ['crypt', '4 coffins'], ['one', 'empty']],
    ['landscapes', 'lava pouring into a lake', ['volcano', 'lake'], ['pouring']],
  ]
  test.each(sentences)('%s: %s', (category, prompt, told, rest) => {
    expect(chips(category, prompt)).toEqual(told)
    expect(unused(category, prompt)).toEqual(rest)
  })

  test('a word nobody knows is clipped when it is very long', () => {
    const [word] = unused('items', `a sword of ${'zorgle'.repeat(40)}`)
    expect(word).toMatch(/^zorglezorgle.*…$/)
    expect(word!.length).toBeLessThan(45)
  })

  test('a denial is told where it is kept, and as unused where it is not', () => {
    expect(chips('monsters', 'a dragon without wings')).toEqual(['dragon', 'no wings'])
    expect(chips('landscapes', 'a castle', 'birds')).toEqual(['castle', 'no birds'])
    expect(unused('monsters', 'a troll', 'head')).toEqual(['head'])
  })

  test('what is not wanted is told by the name that the person has for it', () => {
    expect(chips('characters', 'a hatless elf without a helmet', 'Scarf')).toEqual([
      'no hat',
      'elf',
      'no helmet',
      'no scarf',
    ])
    expect(chips('landscapes', 'a castle, no trees')).toEqual(['castle', 'no trees'])
  })

  test.each(imageCategories)('%s: no word of a prompt goes unmentioned', (category) => {
    const lost: string[] = []
    for (const prompt of promptsOf(category)) {
      const { understood, unused } = understandPrompt(category, prompt, '')
      const told = fold([...understood.flatMap(({ words, meaning }) => [words, meaning]), ...unused].join(' '))
      for (const word of fold(prompt).match(/[a-z]{3,}/g) ?? [])
        if (!isPlain(word, category) && !negators.has(word) && !told.includes(word)) lost.push(`${word}: ${prompt}`)
    }
    expect(lost).toEqual([])
  })

  test('the longest prompts are understood too, and nothing unused is told twice', () => {
    for (const category of ['characters', 'items', 'spells', 'landscapes'] as const) {
      const prompt = promptsOf(category).join(', ').slice(0, 2000)
      const brief = understandPrompt(category, prompt, '')
      expect(brief.understood.length).toBeGreaterThan(4)
      expect(new Set(brief.unused).size).toBe(brief.unused.length)
    }
  })
})

describe('How it is to be drawn', () => {
  const styled: [ImageCategory, string, style: string | undefined, unused: string[]][] = [
    ['battlemaps', 'a blueprint of a dungeon', 'blueprint', []],
    ['battlemaps', 'an inked map of a cave', 'inked', []],
    ['battlemaps', 'a crypt, hatched', 'inked', []],
    ['battlemaps', 'a crypt drawn on old parchment', 'parchment', []],
    ['battlemaps', 'a woodcut of a castle', undefined, ['woodcut']],
    ['battlemaps', 'a tavern with a blueprint on the table', undefined, ['blueprint']],
    ['battlemaps', 'a dungeon, not a blueprint', undefined, ['blueprint']],
    ['townmaps', 'a village in the style of an old parchment map', 'parchment', []],
    ['characters', 'woodcut of a knight', 'woodcut', []],
    ['characters', 'a knight like a tarot card', 'tarot', []],
    ['characters', 'a knight in stained glass', 'stained-glass', []],
    ['npcs', 'a window of a priest', 'stained-glass', []],
    ['npcs', 'a priest beside a window', undefined, ['window']],
    ['characters', 'an icon of a paladin', 'gilded', []],
    ['monsters', 'a dragon in an illuminated manuscript', 'gilded', []],
    ['npcs', 'a gilded portrait of a queen', 'gilded', []],
    ['items', 'a gilded sword', undefined, []],
    ['landscapes', 'a castle in stained glass', undefined, ['in stained glass']],
    ['characters', 'a fortune teller with tarot cards', undefined, []],
    ['npcs', 'pen and ink portrait of a smith', 'inked', []],
    ['monsters', 'a dragon, woodcut style', 'woodcut', []],
    ['characters', 'a poster of a knight', 'poster', []],
    ['monsters', 'a dragon in art nouveau style', 'poster', []],
    ['npcs', 'a watercolour portrait of a queen', 'inked', []],
    ['characters', 'an oil painting of a knight', 'painted', []],
    ['landscapes', 'ink wash mountains', 'inked', []],
    ['landscapes', 'an oil painting of a castle', 'painted', []],
    ['items', 'a scroll on parchment', undefined, []],
    ['items', 'a deck of tarot cards', undefined, []],
    ['spells', 'a woodcut of a lightning bolt', 'woodcut', []],
  ]
  test.each(styled)('%s: %s', (category, prompt, style, rest) => {
    const brief = understandPrompt(category, prompt, '')
    expect(brief.style).toBe(style)
    expect(brief.understood.filter(({ facet }) => facet === 'style')).toHaveLength(style ? 1 : 0)
    expect(brief.unused).toEqual(rest)
  })

  test('words for another style than the one that was chosen are not drawn', () => {
    const brief = understandPrompt('battlemaps', 'a blueprint of a crypt', '', 'inked')
    expect(brief.understood.map(({ meaning }) => meaning)).toEqual(['crypt'])
    expect(brief.unused).toEqual(['blueprint'])
    expect(understandPrompt('battlemaps', 'a blueprint of a crypt', '', 'blueprint').unused).toEqual([])
  })
})

describe('What is likened to something', () => {
  const likened: [ImageCategory, string, chips: string[], unused: string[]][] = [
    ['monsters', 'a spider the size of a horse', ['large spider'], []],
    ['monsters', 'a spider as big as a house', ['huge spider'], []],
    ['monsters', 'a horse-sized spider in a cave', ['large spider', 'cave'], []],
    ['monsters', 'a rat bigger than a man', ['large rat'], []],
    ['monsters', 'a dragon the size of a cat', ['small dragon'], []],
    ['monsters', 'a giant, tall as a tower', ['huge giant'], []],
    ['monsters', 'a hound that howls like a wolf', ['hound'], ['howls', 'like a wolf']],
    ['monsters', 'a demon with wings like a bat', ['demon', 'wings'], ['like a bat']],
    ['monsters', 'an ooze black as night', ['black ooze'], ['as night']],
    ['monsters', 'a wolf white as snow', ['white wolf'], ['as snow']],
    ['monsters', 'a beast that looks like a wolf', ['monster', 'wolf'], []],
    ['monsters', 'a dragon with scales like emeralds', ['dragon', 'emerald scales'], []],
    ['landscapes', 'a tree as big as a mountain', ['huge lone tree'], []],
    ['landscapes', 'a desert as white as snow', ['desert', 'white'], ['as snow']],
    ['items', "a key the size of a man's fist", ['tiny key'], []],
    ['items', 'a sword as long as a man', ['sword'], ['as long as a man']],
    ['items', 'a shield shaped like a wolf', ['shield', 'wolf'], []],
    ['characters', 'a woman with hair like fire', ['female human', 'hair'], ['like fire']],
    ['characters', 'a dwarf fighting like a lion', ['dwarf'], ['fighting', 'like a lion']],
    ['battlemaps', 'a cave the size of a cathedral', ['huge cave'], []],
    ['battlemaps', 'a pit like a well', ['pit'], ['like a well']],
    ['battlemaps', 'a room shaped like a ship', ['ship’s deck'], []],
    ['townmaps', 'a village the size of a castle', ['village'], ['the size of a castle']],
    ['spells', 'lightning like a dragon', ['lightning'], ['like a dragon']],
  ]
  test.each(likened)('%s: %s', (category, prompt, told, rest) => {
    expect(chips(category, prompt)).toEqual(told)
    expect(unused(category, prompt)).toEqual(rest)
  })
})

describe('What is painted', () => {
  /** How much more green than red the brighter half of a picture is. */
  function greenness(prompt: string): number {
    const { pixels } = painted('items', prompt)
    let sum = 0
    for (let i = 0; i < pixels.length; i += 4) {
      const light = pixels[i]! + pixels[i + 1]! + pixels[i + 2]!
      if (light > 380) sum += (pixels[i + 1]! - pixels[i]!) / light
    }
    return sum
  }

  test('a green flame is green, and a red one is not', () => {
    for (const thing of ['a brass lantern', 'a torch', 'a sword']) {
      expect(greenness(`${thing} with green flames`)).toBeGreaterThan(greenness(`${thing} with red flames`) + 5)
    }
  })

  test('an ogre with two heads has one more than an ogre', () => {
    const brief = understandPrompt('monsters', 'a two-headed ogre', '')
    expect(JSON.stringify(generators.monsters.compose(brief, random(1), square))).toContain('"heads":2')
    expect(painted('monsters', 'a two-headed ogre').pixels).not.toEqual(painted('monsters', 'an ogre').pixels)
  })

  test('an item bears every device it is told to bear, whatever the seed', () => {
    for (const thing of ['round shield', 'lantern', 'chest', 'longsword']) {
      for (const device of ['skull', 'wolf', 'stag', 'dragon', 'raven']) {
        const brief = understandPrompt('items', `a ${thing} with a ${device}`, '')
        expect(brief.understood.map(({ meaning }) => meaning)).toContain(device)
        for (let seed = 0; seed < 6; seed++)
          expect(composeItem(brief, random(seed), square).things[0]!.features).toContain(device)
      }
    }
  })

  test('as many things are there as the chip says', () => {
    for (const [prompt, count] of [
      ['three red potions', 3],
      ['six throwing knives', 6],
      ['forty daggers', 7],
    ] as const) {
      const brief = understandPrompt('items', prompt, '')
      expect(brief.understood[0]!.meaning).toMatch(new RegExp(`^${count} `))
      for (let seed = 0; seed < 6; seed++) expect(composeItem(brief, random(seed), square).things).toHaveLength(count)
    }
  })

  test('a spell has the element, the form and the colour its chips name, whatever the seed', () => {
    for (const element of ['fire', 'ice', 'acid', 'shadow', 'nature']) {
      for (const form of ['bolt', 'ball', 'wall', 'skull', 'eye', 'portal']) {
        const brief = understandPrompt('spells', `a purple ${form} of ${element}`, '')
        expect(brief.unused).toEqual([])
        for (let seed = 0; seed < 4; seed++) {
          const scene = composeSpell(brief, random(seed), square)
          expect([scene.form, scene.element]).toEqual([form, element])
          const [red, green, blue] = scene.palette.main
          expect(Math.min(red, blue)).toBeGreaterThan(green)
        }
      }
    }
  })
})
