import { expect, test } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { battlemaps } from './battlemaps.ts'
import { catalogue } from './catalogue.ts'
import { lexicon } from './lexicon.ts'
import { numeral, withArticle, worded } from './wording.ts'

const square = { width: 512, height: 512 }
const kinds = [
  'a dungeon',
  'a crypt',
  'a cave with an underground lake',
  'a mine',
  'a forest clearing with a pond and reeds',
  'a swamp',
  'a tavern',
  'a ruined temple',
  'a castle',
  'a pirate ship',
  'a burning market',
  'a ruined arena overgrown',
  'a mountain pass',
  "a wizard's tower",
  'a throne room',
  'a graveyard',
]

/** The noun a phrase counts: "clumps" of "two clumps of reeds". */
const counted = (phrase: string) => (phrase.split(/ (?:of|on|in|with|up|down)\b/)[0] ?? '').split(' ').at(-1) ?? ''
const isPlural = (noun: string) => /(?:[^su]s|ae|[^a]i)$/.test(noun)
const isMisspelt = (noun: string) => /(?:ch|sh|x|[^o]f|[^aeiou]y|s)s$/.test(noun)

/** What is wrong with one thing of a list: an article or a number that does not go with its noun. */
function fault(phrase: string): string | undefined {
  const [, article, next = ''] = /^(an?) (\S+)/i.exec(phrase) ?? []
  const noun = counted(phrase)
  if (isMisspelt(noun)) return 'misspelt'
  if (article) {
    if ((article.toLowerCase() === 'an') !== /^(?:[aeio]|u(?!ni|se))/i.test(next)) return 'article'
    return isPlural(noun) ? 'one of several' : undefined
  }
  if (/^(?:no|one) |^\d/i.test(phrase)) return 'number'
  const isMany = /^(?:two|three|four|five|six|seven|eight|nine|ten|\w+teen|eleven|twelve|twenty|some \w+ty) /i.test(
    phrase,
  )
  return isMany && !isPlural(noun) ? 'several of one' : undefined
}

test('articles and numbers agree with their nouns in every line of a key, whatever the seed', () => {
  const wrong = new Set<string>()
  for (let seed = 0; seed < 96; seed++) {
    const prompt = kinds[seed % kinds.length]!
    const scene = battlemaps.compose(understand('battlemaps', lexicon, prompt, ''), random(seed), square)
    for (const { name, text } of scene.key) {
      const things = /^[^.]+/.exec(text)?.[0] ?? ''
      for (const phrase of things.split(/, | and /)) {
        const wrongly = fault(phrase)
        if (wrongly) wrong.add(`${wrongly}: "${phrase}" (${prompt}, seed ${seed}, ${name})`)
      }
    }
  }
  expect([...wrong]).toEqual([])
}, 60_000)

test('every thing that can stand on a map has a name that goes with one and with several', () => {
  const names = Object.keys(catalogue).flatMap((kind) => [worded(kind, 1), worded(kind, 2), worded(kind, 24)])
  expect(names.filter(fault)).toEqual([])
  expect([worded('reeds', 1), worded('boulder', 2), worded('torch', 1)]).toEqual(['reeds', 'two boulders', 'a torch'])
})

test('numbers are words', () => {
  expect([numeral(2), numeral(12), numeral(20), numeral(33), numeral(140)]).toEqual([
    'two',
    'twelve',
    'twenty',
    'some thirty',
    'a hundred or more',
  ])
  expect([withArticle('anvil'), withArticle('unicorn'), withArticle('urn')]).toEqual([
    'an anvil',
    'a unicorn',
    'an urn',
  ])
})
