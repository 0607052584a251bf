import { describe, expect, it } from 'vitest'
import { type LoreForm, type LoreMood, loreForms, loreMoods } from '../../../contract/sheets/choices.ts'
import { LoreRequest } from '../../../contract/sheets/lore.ts'
import { repeatedRuns, sheetsOf } from '../testing/variety.ts'
import { keepsTo, type Metre } from '../verse/metre.ts'
import { isListed, lastWord, rhyme } from '../verse/pronounce.ts'
import { rollAgain, writeSheet } from '../write.ts'
import { heroes as heroNames } from './poem.ts'
import { riddles } from './riddles.ts'

const written = (seed: number, asked: Record<string, unknown>) =>
  writeSheet({ kind: 'lore', request: LoreRequest.parse(asked), seed })

function textOf(sheet: ReturnType<typeof written>): string {
  const block = sheet.sections[0]?.blocks[0]
  if (block?.type !== 'verse' && block?.type !== 'text') throw new Error('No piece')
  return block.text
}

/** The metre of each line of a stanza, and which rhyme. */
const shapes: Partial<Record<LoreForm, { metres: readonly Metre[]; scheme: string }>> = {
  ballad: { metres: ['openTetrameter', 'trimeter', 'openTetrameter', 'trimeter'], scheme: '-a-a' },
  song: { metres: ['openTetrameter', 'trimeter', 'openTetrameter', 'trimeter'], scheme: '-a-a' },
  prophecy: { metres: ['tetrameter', 'tetrameter', 'tetrameter', 'tetrameter'], scheme: 'aabb' },
  epitaph: { metres: ['tetrameter', 'tetrameter', 'tetrameter', 'tetrameter'], scheme: 'aabb' },
  sonnet: { metres: ['pentameter', 'pentameter', 'pentameter', 'pentameter'], scheme: 'abab' },
  limerick: {
    metres: ['limerickLong', 'limerickLong', 'limerickShort', 'limerickShort', 'limerickLong'],
    scheme: 'aabba',
  },
}

/** What is wrong with a poem, line by line. */
function faultsOf(form: LoreForm, text: string): string[] {
  const shape = shapes[form]
  if (!shape) throw new Error(`No shape for ${form}`)
  return text.split('\n\n').flatMap((stanza) => {
    const lines = stanza.split('\n')
    const scheme = lines.length === 2 ? 'aa' : shape.scheme
    return lines.flatMap((line, at) => {
      const mate = [...scheme].findIndex((letter, index) => index > at && letter === scheme[at] && letter !== '-')
      const [end, other] = [lastWord(line), lastWord(lines[mate] ?? '')]
      return [
        ...(keepsTo(line, shape.metres[at] as Metre) ? [] : [`does not scan: ${line}`]),
        ...(mate < 0 || rhyme(end, other) ? [] : [`does not rhyme: ${end}, ${other}`]),
        ...(scheme[at] === '-' || isListed(end) ? [] : [`not in the dictionary: ${end}`]),
      ]
    })
  })
}

describe('poetry and lore', () => {
  it.each(Object.keys(shapes) as LoreForm[])('a %s scans and rhymes by the dictionary, whatever the seed', (form) => {
    const faults = Array.from({ length: 24 }, (_, seed) => faultsOf(form, textOf(written(seed, { form })))).flat()
    expect([...new Set(faults)]).toEqual([])
  })

  it.each([
    'Xyrthaxulon the Incomprehensible',
    'the executioner',
    'an encyclopedia',
    'the immortality of the soul',
    'a parliamentarian who lied',
  ])('%s, which few lines can say, comes in every form of verse too', (prompt) => {
    for (const form of [...Object.keys(shapes), 'riddle'] as LoreForm[]) {
      for (const seed of [2, 9]) {
        const sheet = written(seed, { form, prompt })
        if (form !== 'riddle') expect(faultsOf(form, textOf(sheet))).toEqual([])
      }
    }
  })

  it('riddles keep to four beats in rhymed couplets, and hold the answer back to the end', () => {
    for (let seed = 0; seed < 30; seed++) {
      const sheet = written(seed, { form: 'riddle' })
      const lines = textOf(sheet)
        .split('\n')
        .filter((line) => line !== '')
        .slice(0, -1)
      const pairs = lines.flatMap((line, at) => (at % 2 === 0 ? [[lastWord(line), lastWord(lines[at + 1] ?? '')]] : []))
      expect(pairs.filter(([one = '', other = '']) => !rhyme(one, other))).toEqual([])
      expect(lines.filter((line) => !keepsTo(line, 'tetrameter'))).toEqual([])
      expect(sheet.sections.at(-1)).toMatchObject({ key: 'answer', title: 'The answer' })
    }
  })

  it('a poem is about what was asked for, in the form that the prompt names', () => {
    for (let seed = 0; seed < 20; seed++) {
      const sheet = written(seed, { prompt: 'a ballad about the knight who sold her shadow' })
      expect(sheet.title).toBe('The Ballad of the Knight Who Sold Her Shadow')
      expect(textOf(sheet)).toMatch(/\bknight\b/)
    }
    expect(written(1, { prompt: 'a riddle whose answer is a mirror' }).sections.at(-1)?.blocks[0]).toMatchObject({
      text: 'A mirror.',
    })
    expect(textOf(written(1, { prompt: 'a wanted notice for the hound of the salt road' }))).toContain(
      'the hound of the salt road',
    )
  })

  it('what a prompt says somebody did is acted out in the verses, not named alone', () => {
    for (const [prompt, did] of [
      ['a baker who stole the moon', 'stole the moon'],
      ['the knight who sold her shadow', 'sold her shadow'],
      ['a fisherman who married the sea', 'married the sea'],
      ['a goose that fought the king', 'fought the king'],
      ['a hermit who keeps bees', 'keeps bees'],
      ['three widows who mend the sea', 'mend the sea'],
    ] as const)
      for (let seed = 0; seed < 4; seed++) {
        // A ballad says of whom before it begins.
        for (const [form, at] of [['ballad', 1] as const, ['song', 0] as const])
          expect(textOf(written(seed, { form, prompt })).split('\n\n')[at], `${form} ${seed}`).toContain(did)
      }
  })

  it.each([
    ['the smith who forged a sword for the devil', /forged a sword/, /devil/],
    ['the knight who betrayed her king', /betrayed her king/, /king|traitor|gate|purse|dead/],
    ['a thief who stole from the gods', /stole from the gods/, /gods|thief/],
    ['two lovers separated by war', /separated by war/, /letter|ring|lamp|wait/],
    ['the bard who gambled away his voice', /gambled away his voice/, /dice|card|stake|game|lost|play/],
    ['a dwarf who drank the sea', /drank the sea/, /cask|barrel|drink|drank|cellar|sober/],
    ['the queen who poisoned her husband', /poisoned her husband/, /cup|knife|dead|stain|trial/],
    ['three sisters who killed a giant', /killed a giant/, /giant|hide|skull|egg|spear|dead/],
    ['a knight who ran from the dragon', /ran from the dragon/, /shield|helmet|ran|run|ford|statue/],
    ['the lich who forgot to die', /forgot to die/, /grave|mirror|rent|candle|christening|face|sunrise|rest/i],
    ['a rebel who overthrew the duke', /overthrew the duke/, /banner|list|duke|cells|gate|bread/],
    ['the orphan who waited for a ship', /waited for a ship/, /lamp|letter|ring|wait/],
  ])('of %s the ballad acts it, and notes and papers are sides of it', (prompt, did, sides) => {
    for (let seed = 0; seed < 4; seed++) {
      const sheet = written(seed, { form: 'ballad', prompt })
      expect(textOf(sheet).split('\n\n').slice(1).join(' '), `ballad ${seed}`).toMatch(did)
      expect(JSON.stringify(sheet.sections[1]), `notes ${seed}`).toMatch(sides)
      expect(textOf(written(seed, { form: 'document', prompt })), `paper ${seed}`).toMatch(sides)
    }
  })

  it('who goes home is told of as one who came home, and a treaty is a treaty', () => {
    for (let seed = 0; seed < 4; seed++) {
      expect(textOf(written(seed, { prompt: 'a ballad about the return of the dragon king' }))).toMatch(/dragon king/)
      expect(written(seed, { prompt: 'the treaty that ended the goblin war' }).title).toMatch(/^Treaty:/)
      expect(textOf(written(seed, { prompt: 'a song about a haunted mill' }))).toMatch(/haunted mill/)
      expect(written(seed, { prompt: 'a riddle about a dragon' }).sections.at(-1)?.blocks[0]).toMatchObject({
        text: 'A dragon.',
      })
    }
  })

  it('the notes tell the day of a thing as a day, whatever somebody did', () => {
    for (const prompt of ['a baker who stole the moon', 'a hermit who keeps bees'])
      for (let seed = 0; seed < 8; seed++)
        for (const form of ['ballad', 'song'] as const)
          expect(JSON.stringify(written(seed, { form, prompt }).sections[1])).not.toMatch(
            /\b(?:on|by|until|from|for) (?:stole|keeps)\b|(?:bees|moon) has\b/i,
          )
  })

  it.each(['the king #foo# of #bar#', '🐉', '1234', 'constructor', 'Xqzthkr of Mngwfnthlrgh'])(
    'writes of whatever is asked: %s',
    (prompt) => {
      for (const form of Object.keys(shapes)) expect(textOf(written(1, { prompt, form }))).not.toBe('')
    },
  )

  it('leaves no symbol open and no article wrong in a hundred pieces', () => {
    for (let seed = 0; seed < 100; seed++) {
      const text = JSON.stringify(written(seed, {}))
      expect(text).not.toMatch(/#|undefined|\bthe the\b|\b[Aa] [aeio]|\b[Aa]n [bcdfgjklmnpqrstvwxz]/)
    }
  })

  it('rolling what is told at the table leaves the piece as it was', () => {
    const request = LoreRequest.parse({ form: 'sonnet' })
    const before = writeSheet({ kind: 'lore', request, seed: 5 })
    const after = rollAgain({ kind: 'lore', request, seed: 5 }, before, { table: 1 })
    expect(textOf(after)).toBe(textOf(before))
    expect(after.sections[1]).not.toEqual(before.sections[1])
  })

  it('the notes speak of the people and places that the poem names', () => {
    const heroes = new RegExp(`\\b(?:${[...heroNames.she, ...heroNames.he].join('|')})\\b`)
    let [named, poems] = [0, 0]
    for (let seed = 0; seed < 60; seed++) {
      const sheet = written(seed, { form: 'ballad' })
      const [text, notes] = [textOf(sheet), JSON.stringify(sheet.sections[1])]
      const [met] = heroes.exec(text) ?? []
      // Whoever the notes name from among the poem's people is the poem's own.
      const [other] = heroes.exec(notes) ?? []
      if (other) expect(other).toBe(met)
      if (met) poems++
      if (other) named++
    }
    expect(poems).toBeGreaterThan(8)
    expect(named).toBe(poems)
  })

  it('a riddle rolled again brings its own answer, and a ballad its own notes', () => {
    const request = LoreRequest.parse({ form: 'riddle' })
    for (let times = 1; times < 12; times++) {
      const order = { kind: 'lore' as const, request, seed: 3 }
      const after = rollAgain(order, writeSheet(order), { piece: times })
      expect(after.sections).toEqual(rollAgain(order, after, { piece: times }).sections)
      const block = after.sections.at(-1)?.blocks[0]
      const answer = block?.type === 'text' ? block.text.toLowerCase().replace('.', '') : ''
      const clues = riddles.find((each) => each.answer === answer)?.clues.flat() ?? []
      expect(clues.some((line) => textOf(after).includes(line))).toBe(true)
    }
  })

  const sheets = sheetsOf('lore', {}, 500)
  it('no five words in a row come in more than two of a hundred pieces', () => {
    expect(repeatedRuns(sheets)).toEqual([])
  })

  it('a limerick calls a widow she from the first line to the last', () => {
    for (let seed = 0; seed < 200; seed++) {
      const text = textOf(written(seed, { form: 'limerick', prompt: 'a widow' }))
      if (/\b(?:king|man)\b/.test(text) || !/\bwidow\b/.test(text)) continue
      expect(text, String(seed)).not.toMatch(/\b(?:he|him|his)\b/i)
    }
  })

  it('a dwarf who lost his beard is he', () => {
    for (let seed = 0; seed < 40; seed++)
      expect(textOf(written(seed, { form: 'song', prompt: 'a dwarf who lost his beard' })), String(seed)).not.toMatch(
        /\bshe (?:lost|looked|went|asked)\b/i,
      )
  })

  it('speaks of names before a god gives them, and of nothing that the piece lacks', () => {
    for (let seed = 0; seed < 200; seed++) {
      const text = JSON.stringify(written(seed, {}).sections)
      expect(text).not.toMatch(
        /nothing (?:had|was given) a (?:price|number)|The first to (?:knocks|reads)|that are for nothing/,
      )
      expect(text).not.toMatch(/Then you shall find [^\\]*\\nAnd ask of you/)
      expect(text).not.toMatch(/The (?:hat|goat|pie|spoon) (?:in|of) it\b/)
    }
  })

  it('a chronicle goes forward in time', () => {
    for (let seed = 0; seed < 5; seed++) {
      const text = textOf(written(seed, { prompt: 'chronicle of the frozen harvest' }))
      const years = [...text.matchAll(/^(\d+)\. /gm)].map(([, year]) => Number(year))
      expect(years.length).toBeGreaterThan(4)
      expect(years).toEqual([...new Set(years)].sort((one, other) => one - other))
    }
  })

  it('comes in every form, paper and mood, and the same twice', () => {
    const kickers = new Set(sheets.flatMap(({ kicker }) => kicker.toLowerCase().split(', ')))
    for (const name of [...Object.values(loreForms), ...Object.keys(loreMoods)].slice(1))
      if (name && name !== loreForms['']) expect(kickers).toContain(name.toLowerCase())
    for (const seed of [3, 4, 5]) expect(written(seed, {})).toEqual(sheets[seed])
  })

  it.each([
    ['a mournful ballad of the sea', 'sad'],
    ['a satirical song about the tax collector', 'bitter'],
    ['a romantic sonnet for a baker', 'tender'],
    ['a sacred prophecy of the flood', 'solemn'],
    ['an ominous prophecy of the flood', 'dark'],
    ['a funny limerick about a bishop', 'merry'],
  ] satisfies [string, LoreMood][])('%s is %s', (prompt, mood) => {
    expect(written(1, { prompt }).kicker).toMatch(new RegExp(`, ${mood}$`))
  })
})

describe('a piece keeps to the prompt', () => {
  const prompts = [
    'a drowned ferryman that counts the living',
    'the crimson lighthouse of Port Verity',
    'a ballad about two sisters and a silver axe',
    'the plague doctor who never sleeps',
    'a myth of why the northern stars are green',
    'goblins stealing a cathedral bell',
    'write me a poem about my dead horse Bramble',
    'the clockwork nightingale',
    'a wanted poster for the masked baroness',
    'seven hungry giants',
    'a prophecy about the thirteenth apprentice',
    'Lord Ashcombe and the burning library',
    'an epitaph for a cowardly knight',
    'rumours about the vanished caravan',
    'the last honest tax collector',
    'a letter from a homesick necromancer',
    'chronicle of the frozen harvest',
    'a drinking song about a one-legged pirate',
    'the pale orchard where nobody ages',
    'a riddle about a wandering mountain',
    'a diary of the cursed cartographer',
    'the wolf mother of Greyfell',
    'a sonnet to an ugly dragon',
    'three bronze doors under the desert',
    'a legend of the salt witch',
    'the tiny king of the teacups',
    'a limerick about an elderly wizard',
    'black rain over Vellmar',
    'the secret recipe of Sister Odile',
    'proclamation against dancing skeletons',
  ]
  const little = new Set(
    'a an the of in on for to from and about my me who that why where over under against with'.split(' '),
  )
  const formal =
    /^(?:write|poem|ballad|myth|wanted|poster|prophecy|epitaph|rumours|letter|chronicle|drinking|song|riddle|diary|sonnet|legend|limerick|proclamation)$/

  it.each(prompts)('%s', (prompt) => {
    const own = (prompt.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter(
      (word) => !little.has(word) && !formal.test(word),
    )
    for (const form of ['', 'myth', 'document', 'prophecy', 'riddle'] as const) {
      const sheet = written(7, { prompt, form })
      const said = JSON.stringify(sheet.sections).toLowerCase()
      for (const word of own) {
        expect(said).toContain(word)
        expect(sheet.title.toLowerCase()).toContain(word)
      }
    }
  })
})
