import { describe, expect, test } from 'vitest'
import type { ImageCategory } from '../../contract/categories.ts'
import { figureLexicon } from '../figures/lexicon.ts'
import { lexicon as landscapeLexicon } from '../landscapes/lexicon.ts'
import { lexicon as battlemapLexicon } from '../maps/battlemaps/lexicon.ts'
import { lexicon as townmapLexicon } from '../maps/townmaps/lexicon.ts'
import { itemLexicon } from '../relics/items/lexicon.ts'
import { spellLexicon } from '../relics/spells/lexicon.ts'
import type { Brief } from './brief.ts'
import { asksFor, mentionOf } from './brief.ts'
import type { Lexicon } from './lexicon.ts'
import { understand } from './understand.ts'

/** A small vocabulary, for what must hold whatever a category knows. */
const keep: Lexicon = {
  shared: ['colour', 'material', 'mood', 'weather', 'time', 'season', 'feature'],
  entries: [
    { concept: 'tavern', facet: 'subject', words: ['tavern', 'inn'], subject: 9, kinds: [] },
    { concept: 'forge', facet: 'feature', words: ['forge'], kinds: [] },
    { concept: 'goblin', facet: 'subject', words: ['goblin'], subject: 8, kinds: [] },
    { concept: 'wolf', facet: 'subject', words: ['wolf'], subject: 8, kinds: ['dog', 'wolf'] },
    { concept: 'archer', facet: 'kind', words: ['archer'], kinds: [] },
    { concept: 'dwarf', facet: 'kind', words: ['dwarf', 'dwarven'], subject: 7, kinds: [] },
    { concept: 'beard', facet: 'feature', words: ['beard'], kinds: [] },
    { concept: 'stern', facet: 'feature', words: ['stern'], kinds: [] },
    { concept: 'eyes', facet: 'feature', words: ['eye'], label: 'eyes', kinds: [] },
    { concept: 'table', facet: 'feature', words: ['table'], kinds: [] },
    { concept: 'hat', facet: 'feature', words: ['hat'], kinds: [] },
    { concept: 'straw-hat', facet: 'feature', words: ['straw hat'], kinds: [] },
    { concept: 'tree', facet: 'feature', words: ['tree'] },
    { concept: 'rock', facet: 'feature', words: ['rock', 'stone'], kinds: [] },
    { concept: 'bridge', facet: 'feature', words: ['bridge'] },
    { concept: 'robe', facet: 'feature', words: ['robe'], kinds: [] },
    { concept: 'longsword', facet: 'feature', words: ['long sword'], kinds: [] },
    { concept: 'hall', facet: 'place', words: ["wizard's tower"], kinds: [] },
    { concept: 'witch', facet: 'subject', words: ['witch'], subject: 6, kinds: [] },
    { concept: 'female', facet: 'kind', words: ['witch', 'her'], kinds: [] },
  ],
}

const lexicons: Record<Exclude<ImageCategory, 'monsters'>, Lexicon> = {
  characters: figureLexicon,
  npcs: figureLexicon,
  battlemaps: battlemapLexicon,
  items: itemLexicon,
  spells: spellLexicon,
  landscapes: landscapeLexicon,
  townmaps: townmapLexicon,
}

/** "table#3(oak)" for a mention of three oak tables. */
const told = (brief: Brief) =>
  brief.mentions.map(({ concept, count, modifiers }) => {
    const many = count !== undefined && count > 1 ? `#${count}` : ''
    return `${concept}${many}${modifiers.length > 0 ? `(${modifiers.join(' ')})` : ''}`
  })
const read = (prompt: string, negativePrompt = '') => understand('monsters', keep, prompt, negativePrompt)
const meanings = (brief: Brief) => brief.understood.map(({ words, meaning }) => `${words} -> ${meaning}`)

describe('A sentence in every category', () => {
  const sentences: [
    keyof typeof lexicons,
    string,
    subject: string | undefined,
    mentions: string[],
    unused?: string[],
  ][] = [
    ['battlemaps', 'a forge tavern with three long tables', 'tavern', ['forge', 'tavern', 'table#3']],
    [
      'battlemaps',
      'a flooded crypt with pillars, coffins and torchlight',
      'crypt',
      ['crypt(flooded)', 'pillar', 'coffin', 'torch'],
    ],
    [
      'battlemaps',
      'forest road ambush at dawn, dense fog, autumn, fallen logs',
      'road',
      ['dawn', 'fog', 'autumn', 'log'],
      ['dense'],
    ],
    [
      'battlemaps',
      'an abandoned temple, its broken altar covered in blood, 6 pillars',
      'temple',
      ['temple(abandoned)', 'altar(broken bloody)', 'pillar#6'],
    ],
    [
      'battlemaps',
      'wizard’s tower with bookshelves & a green magic circle',
      'tower',
      ['tower', 'bookshelf', 'magic-circle(green)'],
    ],
    [
      'battlemaps',
      'Cave with an underground river of lava, crossed by a rope bridge',
      'cave',
      ['cave', 'river', 'lava', 'bridge'],
      ['crossed'],
    ],
    [
      'battlemaps',
      'a 30x40 ft. tavern; 4 round tables, bar counter',
      'tavern',
      ['tavern', 'round-table#4', 'bar'],
      ['30x40', 'ft'],
    ],
    [
      'battlemaps',
      'an old mine with mine carts and glowing blue crystals',
      'mine',
      ['mine(old)', 'mine-cart', 'crystal(glowing blue)'],
    ],
    ['battlemaps', 'a tavren with twenty-five barrels', 'tavern', ['tavern', 'barrel#25']],
    [
      'townmaps',
      'a walled market town on a river with a temple and a castle',
      'town',
      ['wall', 'town', 'river', 'temple', 'citadel'],
    ],
    [
      'townmaps',
      'port city of 4,000 souls, red roofs, two lighthouses, in winter at dusk',
      'city',
      ['city', 'population#4000', 'roof(red)', 'lighthouse#2', 'winter', 'dusk'],
    ],
    ['townmaps', 'ruins of a dwarven city in the mountains', 'city', ['city(ruined)', 'mountain']],
    [
      'townmaps',
      'a huge desert city around an oasis with a bazaar, palace and slums',
      'city',
      ['city(huge)', 'desert', 'oasis', 'market', 'citadel', 'slum'],
    ],
    ['townmaps', 'sleepy hamlet surrounded by wheat fields, autumn', 'hamlet', ['hamlet(small)', 'farm', 'autumn']],
    ['townmaps', 'a village with four windmills and a zeppelin', 'village', ['village', 'windmill#4'], ['zeppelin']],
    ['townmaps', 'a city not only on a river but also by the sea', 'city', ['city', 'river', 'sea']],
    [
      'landscapes',
      'a ruined castle above a misty lake at sunset, snowy mountains behind',
      'castle',
      ['castle(ruined)', 'lake(misty)', 'sunset', 'mountains(snowy)'],
    ],
    ['landscapes', 'a lone lighthouse on a cliff in a storm', 'lighthouse', ['lighthouse', 'coast', 'storm']],
    [
      'landscapes',
      'three moons over a red desert with two pyramids',
      'pyramid',
      ['moon#3', 'desert(red)', 'pyramid#2'],
    ],
    [
      'landscapes',
      'an ominous tower among dead trees under a blood moon',
      'tower',
      ['ominous', 'tower', 'dead-trees', 'blood-moon'],
    ],
    ['landscapes', 'the bank of a broad river with willows', undefined, ['river(large)', 'willow'], ['bank']],
    [
      'landscapes',
      'a frozen lake and a distant keep with one lit window',
      'castle',
      ['lake(frozen)', 'castle', 'lights'],
    ],
    [
      'landscapes',
      'rolling hills with windmills, cheerful summer morning',
      'windmill',
      ['hills', 'windmill', 'cheerful', 'summer', 'morning'],
    ],
    [
      'landscapes',
      'a stone bridge over a brook, yellow birches',
      'bridge',
      ['bridge(stone)', 'river', 'birch(yellow)'],
    ],
    [
      'characters',
      'a stout dwarf with a copper beard and a horned helmet',
      'dwarf',
      ['fat', 'dwarf', 'beard(copper)', 'horned-helm'],
    ],
    [
      'characters',
      'copper-bearded dwarf blacksmith, 60 years old, leather apron',
      'dwarf',
      ['beard(copper)', 'dwarf(old)', 'smith(old)', 'apron(leather)'],
    ],
    [
      'characters',
      'an elven ranger with green eyes and a dark green cloak',
      'elf',
      ['elf', 'ranger', 'eyes(green)', 'cloak(green)'],
    ],
    [
      'characters',
      'a young tiefling with red skin, black horns and robes of purple and gold',
      'tiefling',
      ['tiefling(young)', 'skin(red)', 'horns(black)', 'robe(purple gold-metal gold)'],
    ],
    [
      'characters',
      'a knight in black armour before a burning castle',
      'knight',
      ['knight', 'plate-armour(black)', 'castle(burning)'],
    ],
    [
      'characters',
      'a half-orc barbarian with two axes and a scar',
      'half-orc',
      ['half-orc', 'barbarian', 'axe#2', 'scar'],
    ],
    [
      'npcs',
      'an old human innkeeper with a leather apron',
      'innkeeper',
      ['human(old)', 'innkeeper(old)', 'apron(leather)'],
    ],
    [
      'npcs',
      'a woman whose hair is red, eyes glowing violet',
      'human',
      ['human', 'female', 'hair(red)', 'eyes(glowing violet)'],
    ],
    ['npcs', 'three stern old dwarves with forked beards', 'dwarf', ['dwarf#3(old)', 'stern', 'forked-beard']],
    ['npcs', 'a fortune teller with hoop earrings; candlelight', 'fortune-teller', ['fortune-teller', 'earrings']],
    ['items', 'a silver longsword with a glowing blue gem', 'sword', ['sword(silver-metal)', 'sapphire(glowing)']],
    ['items', 'three potions, red, blue and green, on a wooden table', 'potion', ['potion#3(red blue green)', 'table']],
    ['items', 'a golden ring with a ruby', 'ring', ['ring(gold-metal gold)', 'ruby']],
    ['items', 'a pair of red leather boots', 'boots', ['boots#2(red leather)']],
    ['items', 'a broken obsidian scimitar', 'scimitar', ['scimitar(broken obsidian)']],
    ['items', 'an ancient bronze helmet with a red plume', 'helm', ['helm(ancient bronze)', 'plume(red)']],
    ['items', 'three rare golden masks', 'mask', ['mask#3(gold-metal gold)']],
    ['items', 'a cloak of midnight blue silk', 'cloak', ['cloak(blue silk)']],
    ['spells', 'a crackling bolt of violet lightning', 'bolt', ['bolt', 'lightning(violet)']],
    ['spells', 'a swarm of bats', 'swarm', ['swarm']],
    ['spells', 'a wall of green fire and a trombone', 'wall', ['wall', 'fire(green)'], ['trombone']],
    ['spells', "Bigby's hand made of blue force", 'hand', ['hand', 'force(blue)']],
  ]
  test.each(sentences)('%s: %s', (category, prompt, subject, mentions, unused = []) => {
    const brief = understand(category, lexicons[category], prompt, '')
    expect(brief.subject?.concept).toBe(subject)
    expect(told(brief)).toEqual(expect.arrayContaining(mentions))
    expect(brief.unused).toEqual(unused)
  })
})

describe('Grammar', () => {
  const sentences: [string, mentions: string[]][] = [
    ['a dwarf with a beard of copper', ['dwarf', 'beard(copper)']],
    ['copper-bearded dwarf', ['beard(copper)', 'dwarf']],
    ['a dwarf whose beard is red', ['dwarf', 'beard(red)']],
    ['three long oak tables', ['table#3(oak)']],
    ['an old, mossy bridge', ['bridge(old mossy)']],
    ['a bridge, old and ruined, by rocks', ['bridge(old ruined)', 'rock']],
    ['two dozen goblin archers', ['goblin#24', 'archer#24']],
    ['a pair of long swords and a few goblins', ['longsword#2', 'goblin#3']],
    ['three stern old dwarves', ['stern', 'dwarf#3(old)']],
    ['a stone bridge over stones', ['bridge(stone)', 'rock']],
    ['bright blue robes', ['robe(blue)']],
    ['robes in red and gold', ['robe(red gold-metal gold)']],
    ['a spaniel', ['wolf']],
    ['eyes that glow green', ['eyes(glowing green)']],
    ['a gray beard in a wizard tower', ['beard(grey)', 'hall']],
    ['a lugubrious inn', ['dreary', 'tavern']],
  ]
  test.each(sentences)('"%s"', (prompt, mentions) => {
    expect(told(read(prompt))).toEqual(mentions)
  })

  test('of equals, the first noun phrase is the subject, and its last noun', () => {
    expect(read('a goblin riding a wolf').subject?.concept).toBe('goblin')
    expect(read('a wolf goblin and a wolf').subject?.concept).toBe('goblin')
    expect(read('a goblin in a tavern').subject?.concept).toBe('tavern')
  })

  test('one word may name several things, which share a chip', () => {
    const brief = read('an old witch')
    expect(told(brief)).toEqual(['witch(old)', 'female(old)'])
    expect(meanings(brief)).toEqual(['old witch -> old female witch'])
  })

  test('a number that is part of a word counts nothing', () => {
    expect(mentionOf(read('a two-headed wolf'), 'wolf')?.count).toBe(1)
  })
})

describe('What is not wanted', () => {
  const sentences: [string, without: string[], mentions: string[]][] = [
    ['a tavern with no trees', ['tree'], ['tavern']],
    ['no trees or rocks, but a bridge', ['tree', 'rock'], ['bridge']],
    ['no trees, rocks or tables', ['tree', 'rock', 'table'], []],
    ['no trees, a red bridge', ['tree'], ['bridge(red)']],
    ['a treeless inn, not raining', ['tree', 'rain'], ['tavern']],
    ['a dwarf without a beard', ['beard'], ['dwarf']],
    ['a beardless dwarf isn’t stern', ['beard', 'stern'], ['dwarf']],
    ['a witch without a hat', ['hat', 'straw-hat'], ['witch', 'female']],
    ['not only a bridge', [], ['bridge']],
    ['a tavern. No goblins. A wolf', ['goblin'], ['tavern', 'wolf']],
  ]
  test.each(sentences)('"%s"', (prompt, without, mentions) => {
    const brief = read(prompt)
    expect(brief.without).toEqual(without)
    expect(told(brief)).toEqual(mentions)
  })

  test('negative words forbid, and win over the prompt', () => {
    const brief = read('a goblin by a red bridge and trees', 'trees, red, no rain, wombats')
    expect(brief.without).toEqual(['tree', 'red', 'rain'])
    expect(told(brief)).toEqual(['goblin', 'bridge'])
    expect(brief.unused).toEqual(['wombats'])
  })
})

describe('What the person is told', () => {
  test('a name is a name where names are lettered', () => {
    const prompt = 'a village called Wolf Bridge by the sea'
    const town = understand('townmaps', townmapLexicon, prompt, '')
    expect(town.name).toBe('Wolf Bridge')
    expect(told(town)).toEqual(['village', 'sea'])
    expect(town.unused).toEqual([])
    expect(meanings(town)).toContain('called Wolf Bridge -> named Wolf Bridge')
    expect(understand('townmaps', townmapLexicon, 'the capital "Lysmere"', '').name).toBe('Lysmere')
    expect(understand('townmaps', townmapLexicon, 'a walled town', '').name).toBeUndefined()
    expect(told(read('a wolf called Bridge'))).toEqual(['wolf', 'bridge'])
  })

  test('chips keep the order and the words of the prompt', () => {
    const brief = read('Two dwarven archers with copper beards at a ruined bridge in the rain, no trees')
    expect(meanings(brief)).toEqual([
      'Two dwarven archers -> 2 dwarf archers',
      'copper beards -> copper beards',
      'ruined bridge -> ruined bridge',
      'rain -> rain',
      'no trees -> no trees',
    ])
  })

  test('strangers are told once each, in order, as written; grammar is not told', () => {
    const brief = read('The Zeppelin of a goblin and its quorbly-blorped zeppelin, please: 17 xylophones!')
    expect(brief.unused).toEqual(['Zeppelin', 'quorbly-blorped', '17', 'xylophones'])
  })

  test('every chip’s words stand in the prompt', () => {
    const prompt = 'Three old wolves, grey and wounded, near a wizard’s tower — the goblin’s beard was copper.'
    for (const chip of read(prompt).understood) expect(prompt).toContain(chip.words)
  })
})

describe('Any text', () => {
  const hostile = [
    '',
    ' \n\t ',
    '🐉🔥 a 🐺 wolf 👩‍👩‍👧‍👦',
    '__proto__ constructor toString hasOwnProperty',
    '"; DROP TABLE images; -- <script>alert(1)</script> $(exit) %s %n',
    'ﬁre ＷＯＬＦ wölf ẘolf ｇｏｂｌｉｎ',
    '\u0000\u202e flow \ud800 \udfff wolf',
    '9'.repeat(2000),
    'no '.repeat(600),
    'and of the '.repeat(180),
    'old '.repeat(500),
    'a'.repeat(2000),
    '- - - ’’’ ‘‘ ,,,, ;;;; ....',
    'wolf-'.repeat(400),
    'ذئب في الغابة 狼と森 волк в лесу',
  ]
  test.each(hostile)('is read without harm: %j', (text) => {
    const brief = read(text, text)
    expect(understand('monsters', keep, text, text)).toEqual(brief)
    for (const word of brief.unused) {
      expect(text).toContain(word.replace(/…$/, ''))
      expect(word.length).toBeLessThanOrEqual(41)
    }
  })

  test('wide and accented letters are letters', () => {
    expect(asksFor(read('ＷＯＬＦ and góblin'), 'wolf')).toBe(true)
    expect(asksFor(read('ＷＯＬＦ and góblin'), 'goblin')).toBe(true)
  })

  test('the longest prompt takes about ten times as long as one a tenth of it, not a hundred times', () => {
    const sentence =
      'a giant spaniel with glowing red eyes and a lugubrious wombat of adamant by forty-two zorgles, no trees or rocks, '
    const short = sentence.repeat(2).slice(0, 200)
    const long = sentence.repeat(20).slice(0, 2000)
    // The quickest of many: a busy machine slows some, never all.
    const times = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY }
    for (let i = 0; i < 40; i++) {
      for (const [name, prompt] of [['short', short] as const, ['long', long] as const]) {
        const start = performance.now()
        read(prompt)
        times[name] = Math.min(times[name], performance.now() - start)
      }
    }
    expect(times.long / times.short).toBeLessThan(30)
  })
})

describe('What several of something do', () => {
  test('is no thing of the same name', () => {
    expect(told(read('three goblins bridge a river'))).toEqual(['goblin#3'])
    expect(told(read('two zorgles guard a bridge'))).toEqual(['bridge'])
    expect(told(read('three goblins and two stone bridges'))).toEqual(['goblin#3', 'bridge#2(stone)'])
    expect(told(read('three goblin archers by a bridge'))).toEqual(['goblin#3', 'archer#3', 'bridge'])
  })

  test('a count of rooms is the map’s, and its word is used where rooms are counted', () => {
    const rooms = (prompt: string) => understand('battlemaps', battlemapLexicon, prompt, '').rooms
    expect(rooms('a dungeon of seven small rooms and two doors')).toBe(7)
    expect(rooms('a dungeon room with two doors')).toBeUndefined()
    const drawn = (rooms: boolean) =>
      understand('battlemaps', battlemapLexicon, 'a crypt with four rooms', '', (brief) => ({
        text: rooms ? `${brief.rooms}` : '',
        shows: () => new Set(['crypt']),
      }))
    expect(drawn(true).unused).toEqual([])
    expect(drawn(true).understood.map(({ meaning }) => meaning)).toContain('4 rooms')
    expect(drawn(false).unused).toEqual(['four'])
  })

  test('a part of a town that is called something does not name the town', () => {
    const name = (prompt: string) => understand('townmaps', townmapLexicon, prompt, '').name
    expect(name('a town with an inn called the Red Boar')).toBeUndefined()
    expect(name('a town called Oakham with an inn')).toBe('Oakham')
  })

  test('an entry may say how a thing is, whatever its facet', () => {
    const shaped: Lexicon = {
      ...keep,
      entries: [
        ...keep.entries,
        { concept: 'round', facet: 'feature', words: ['round'], kinds: [], role: 'description' },
      ],
    }
    expect(told(understand('monsters', shaped, 'a round table', ''))).toEqual(['table(round)'])
  })
})

test.each([
  ['landscapes', landscapeLexicon, 'a winding river'],
  ['battlemaps', battlemapLexicon, 'a tower with a winding stair'],
  ['townmaps', townmapLexicon, 'a town on a winding river'],
  ['spells', spellLexicon, 'a spell about a winding road'],
] as const)('what is winding has no wind about it: %s', (category, lexicon, prompt) => {
  expect(asksFor(understand(category, lexicon, prompt, ''), 'wind')).toBe(false)
  expect(asksFor(understand(category, lexicon, prompt.replace('winding', 'windy'), ''), 'wind')).toBe(true)
})
