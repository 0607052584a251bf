import { describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { articleFor } from './article.ts'
import { openTeller } from './grammar.ts'
import { past, plural, possessive } from './inflect.ts'

describe('articles follow the sound', () => {
  const an = [
    'owl',
    'hour',
    'honest man',
    'heir',
    'umbrella',
    'uninvited guest',
    'unimportant clerk',
    'undead',
    'urn',
    'ugly dog',
    '8',
    '11th',
    '18',
    'x'.replace('x', 'old “x”'),
  ]
  const a = [
    'unicorn',
    'one-eyed cat',
    'user',
    'uniform',
    'eulogy',
    'horse',
    'ewer',
    'useful rope',
    'union',
    'cubit',
    '1',
    '80'.replace('80', '7'),
    'uranium lamp',
  ]
  it.each(an)('an %s', (word) => expect(articleFor(word)).toBe('an'))
  it.each(a)('a %s', (word) => expect(articleFor(word)).toBe('a'))
})

it('words bend as English has them', () => {
  expect(['grey wolf', 'watchman', 'human', 'thief', 'lady', 'witch', 'quarterstaff', 'day'].map(plural)).toEqual([
    'grey wolves',
    'watchmen',
    'humans',
    'thieves',
    'ladies',
    'witches',
    'quarterstaves',
    'days',
  ])
  expect(['steal the bell', 'marry a baker', 'rob', 'love', 'drown'].map(past)).toEqual([
    'stole the bell',
    'married a baker',
    'robbed',
    'loved',
    'drowned',
  ])
  expect(['Ash', 'Mother Hops', 'the smith'].map(possessive)).toEqual(['Ash’s', 'Mother Hops’', 'the smith’s'])
})

describe('a teller', () => {
  const grammar = {
    line: ['#beast.a.cap# and #beast.a#', 'a(n) #beast# of #name.poss#'],
    beast: ['owl', 'bear', 'eel'],
  }

  it('says the same by the same chance', () => {
    const tell = () => openTeller(grammar, random(3), { name: 'Ash' }).tell('line')
    expect(tell()).toBe(tell())
  })

  it('sets the right article before whatever is drawn, and repeats nothing before all was said', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { tell } = openTeller(grammar, random(seed), { name: 'Ash' })
      const lines = [tell('line'), tell('line')].join(' | ')
      expect(lines).not.toMatch(/#|\ba [oe]|\ban b|a\(n\)/i)
      expect(new Set(lines.match(/owl|bear|eel/g)).size).toBe(3)
    }
  })

  it('says what was given as it is, even if it looks like grammar', () => {
    expect(openTeller(grammar, random(1), { name: '#beast#' }).tell('of #name#')).toBe('of #beast#')
  })

  it('says one of each choice, also of choices within one another, and leaves given words alone', () => {
    const said = (seed: number) =>
      openTeller({ day: ['[dawn|dusk]'] }, random(seed), { who: '[a|b]' }).tell('[by [late |]#day#|never], #who#')
    const all = new Set(Array.from({ length: 60 }, (_, seed) => said(seed)))
    expect([...all].sort()).toEqual(
      ['by dawn', 'by dusk', 'by late dawn', 'by late dusk', 'never'].map((text) => `${text}, [a|b]`),
    )
  })

  it('refuses what it does not know and what never ends', () => {
    expect(() => openTeller(grammar, random(1)).tell('#nothing#')).toThrow(RangeError)
    expect(() => openTeller({ round: ['#round#'] }, random(1)).tell('round')).toThrow('circles')
  })
})
