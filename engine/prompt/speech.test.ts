import { describe, expect, test } from 'vitest'
import { type Speech, speechOf } from './speech.ts'
import { tokenise } from './tokens.ts'

const letters: Record<string, Speech> = { n: 'noun', a: 'adjective', v: 'verb' }

describe('What a word is in its sentence', () => {
  test.each([
    'a forked/a black/a beard/n',
    'a celestial/a dragon/n coils/v around a frozen/a tower/n',
    'five orcs/n camp/v by a river/n',
    'two guards/n watch/v a gate/n',
    'a stone/n bridge/n crosses/v the river/n',
    'ivy/n growing/v up his staff/n',
    'a cultist/n with a curved/a dagger/n dripping/v blood/n',
    'an elf with a drawn/a bow/n',
    'a wounded/a ranger/n draws/v her bow/n',
    'a locked/a chest/n covered/v in barnacles/n',
    'a marble/n fountain/n stands/v in a hedge/n maze/n',
    'three witches/n stir/v a bubbling/a pot/n',
    'a narrow/a street/n winds/v between crooked/a houses/n',
    'an obsidian/n knife/n that drinks/v light/n',
  ])('%s', (sentence) => {
    const said = sentence.split(' ').map((word) => word.split('/'))
    const speech = speechOf(tokenise(said.map(([word]) => word).join(' ')))
    const told = said.map(([word, letter], i) => (letter ? `${word} ${speech[i]}` : word))
    expect(told).toEqual(said.map(([word, letter]) => (letter ? `${word} ${letters[letter]}` : word)))
  })
})
