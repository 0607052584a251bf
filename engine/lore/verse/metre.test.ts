import { describe, expect, it } from 'vitest'
import { shapes } from '../lore/poem.ts'
import * as ballads from '../lore/poems/ballads.ts'
import * as epitaphs from '../lore/poems/epitaphs.ts'
import * as limericks from '../lore/poems/limericks.ts'
import * as prophecies from '../lore/poems/prophecies.ts'
import * as songs from '../lore/poems/songs.ts'
import * as sonnets from '../lore/poems/sonnets.ts'
import { arms } from '../lore/poems/tales/arms.ts'
import { bread } from '../lore/poems/tales/bread.ts'
import { crimes } from '../lore/poems/tales/crimes.ts'
import { fates } from '../lore/poems/tales/fates.ts'
import { hearts } from '../lore/poems/tales/hearts.ts'
import { things } from '../lore/poems/tales/things.ts'
import type { Shape } from './compose.ts'
import { keepsTo, type Metre } from './metre.ts'
import type { Story, Unit } from './units.ts'

describe('a line keeps to its metre', () => {
  it.each([
    ['And all my blood ran cold.', 'trimeter'],
    ['As it was told to me', 'trimeter'],
    ['They found him on Sunday, drunk on a bench', 'tetrameter'],
    ['And nobody takes it, or nobody will,', 'tetrameter'],
    ['Come in, come in! The soup is on the shelf,', 'pentameter'],
    ['Beneath the stone, where it used always to be.', 'pentameter'],
    ['A knight who came home from the war', 'limerickLong'],
  ] satisfies [string, Metre][])('%s', (line, metre) => expect(keepsTo(line, metre)).toBe(true))

  it.each([
    ['it turns a foot round that is not its first', 'When an empty cart goes through the town', 'tetrameter'],
    ['it turns a word round', 'Beneath castles the river runs', 'tetrameter'],
    ['it has a beat on an article', 'The king of the north and a queen', 'tetrameter'],
    ['three light syllables come together', 'And nobody in the village would say it', 'tetrameter'],
    ['it is a beat short', 'They whispered it under the moon,', 'tetrameter'],
    ['it is prose', 'With a borrowed sword and a broken shield,', 'trimeter'],
  ] satisfies [string, string, Metre][])('or not, where %s', (_, line, metre) =>
    expect(keepsTo(line, metre)).toBe(false),
  )
})

/** Every way to say a line whose choices stand in brackets. */
function waysOf(line: string): string[] {
  const [whole, choice = ''] = /\[([^[\]]*)\]/.exec(line) ?? []
  return whole ? choice.split('|').flatMap((each) => waysOf(line.replace(whole, each))) : [line]
}

/** Lines of these units that nobody could say, since no way of saying them scans. */
const unsaid = (units: readonly Unit[], { metres }: Shape) =>
  units.flatMap(({ lines }) =>
    lines.flatMap((ways, at) => {
      // What a slot holds is known only in a poem.
      if (ways.some((way) => way.includes('#'))) return []
      const said = ways.flatMap(waysOf).map((way) => way.replace(/\s+(?=[,.;:!?])/g, ''))
      return said.some((way) => keepsTo(way, metres[at] as Metre)) ? [] : said.slice(0, 1)
    }),
  )
const ofStories = (stories: readonly Story[]) => stories.flatMap(({ stanzas }) => stanzas.flatMap(({ ways }) => ways))

it('no line is written down that can never be said', () => {
  const { common, couplet, quatrain, close } = shapes
  const { openings, openingsNamed, lives } = epitaphs
  expect([
    ...unsaid([...ballads.heralds, ...ballads.plainHeralds, ...ballads.farewells], common),
    ...unsaid([...ofStories(ballads.stories), ...ofStories(songs.stories)], common),
    ...unsaid(ofStories([...fates, ...crimes, ...hearts, ...arms, ...bread, ...things]), common),
    ...unsaid([...songs.choruses, ...songs.chorusesNamed], common),
    ...unsaid([...prophecies.signs, ...prophecies.costs, ...prophecies.escapes], couplet),
    ...unsaid([...openings, ...openingsNamed, ...lives, ...epitaphs.farewells], couplet),
    ...unsaid([...limericks.limericks, ...limericks.limericksNamed, ...limericks.limericksOfThings], shapes.limerick),
    ...unsaid([...sonnets.pictures, ...sonnets.complaints, ...sonnets.complaintsNamed, ...sonnets.turns], quatrain),
    ...unsaid(sonnets.couplets, close),
  ]).toEqual([])
})
