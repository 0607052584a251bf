import { describe, expect, it } from 'vitest'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { writeSheet } from '../index.ts'
import { storyIn } from './claim.ts'
import { nounsIn } from './nouns.ts'
import { ownStories } from './stories/own.ts'
import { stories } from './stories/stories.ts'

const made = (prompt: string, seed: number) => writeSheet({ kind: 'npc', request: NpcRequest.parse({ prompt }), seed })

/** What a section tells, without the labels of its lines. */
function told({ sections }: SheetDocument, key: string): string {
  const blocks = sections.find((section) => section.key === key)?.blocks ?? []
  return blocks
    .flatMap((block) =>
      block.type === 'text'
        ? [block.text]
        : block.type === 'list'
          ? block.items.map((item) => `${item.label ?? ''} ${item.text}`)
          : [],
    )
    .join('\n')
}

describe('a prompt makes the story: its party and its matter stand in what drives them, in the ways in and among the people', () => {
  it.each([
    [
      'a one-eyed dwarf smith who owes money to the thieves guild',
      /thieves guild/,
      /\bgp\b/,
      /collector for the thieves guild/,
    ],
    [
      'an elf whose daughter was kidnapped by goblins',
      /her daughter|his daughter/,
      /daughter|goblins/,
      /captain of the goblins/,
    ],
    ['a halfling cook in love with the duke’s daughter', /duke’s daughter/, /duke/, /, the duke\./],
    ['a soldier who deserted from the king’s army', /king’s army/, /king’s army/, /officer of the king’s army/],
    ['pirate captain who lost her ship', /\bthe ship\b/, /\bship\b/, /\b(?:ship|[A-Z])/],
    ['an old fisherman haunted by the ghost of his drowned son', /drowned son/, /drowned son|ghost|grave/, /, his /],
    ['a gambler who lost his inn in a bet with a devil', /\bthe inn\b/, /\binn\b/, /, a devil\./],
    ['an orc poet who is feuding with Lord Vexley', /Lord Vexley/, /Lord Vexley/, /Lord Vexley/],
    ['a farmer whose wife was murdered by bandits', /(?:his|her) wife/, /bandits/, /captain of the bandits/],
    [
      'a bard who wants to open a theatre',
      /open a theatre/,
      /open a theatre/,
      /theatre|plan|uncle|rival|landlord|warden/,
    ],
    [
      'a child who talks to rats',
      /talks to rats/,
      /talks to rats/,
      /talks to rats|otherwise|laughs|knows why|a drink/i,
    ],
    ['a smuggler hiding a runaway prince in her cellar', /runaway prince/, /runaway prince|Prince|cellar/i, /\w/],
  ])('%s', (prompt, heart, hooks, people) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const sheet = made(prompt, seed)
      expect(told(sheet, 'heart')).toMatch(heart)
      expect(told(sheet, 'hooks')).toMatch(hooks)
      expect(told(sheet, 'people')).toMatch(people)
    }
  })
})

it.each([
  ['owes money to the thieves guild', ['the thieves guild']],
  ['has lost her husband and two sons to the sea witch', ['her husband', 'two sons', 'the sea witch']],
  ['was cursed by an evil wizard in the old mines', ['an evil wizard', 'the old mines']],
  ['hates goblins and Lord Vexley', ['goblins', 'Lord Vexley']],
  ['keeps the ghost of his drowned son', ['drowned son']],
])('whom and what a text speaks of is found: %s', (text, names) => {
  const found = nounsIn(text).map(({ words, name }) => [words, name].filter(Boolean).join(' '))
  expect(found).toEqual(names.map((name) => name.replace(/^(?:the|her|an?|two) /, '')))
})

it.each([
  ['is fond of tea', undefined],
  ['owes a debt to a dragon', /debt|ow/],
  ['was murdered by his brother', /reveng/],
  ['killed the guard captain', /murder/],
])('the story of “%s” is the one that it is about', (text, about) => {
  const story = storyIn(text)
  if (about) expect(story?.about.source).toMatch(about)
  else expect(story).toBeUndefined()
})

it('every story has enough to tell in every place', () => {
  for (const story of [...stories, ...Object.values(ownStories)]) {
    expect(story.hooks.length).toBeGreaterThanOrEqual(5)
    for (const lines of [story.wants, story.fears, story.secrets, story.bonds])
      expect(lines.length).toBeGreaterThanOrEqual(3)
    // Without them a sheet would not say who the other is.
    for (const want of story.wants) expect(want).toMatch(/#O#, #who#/)
    for (const want of story.wants) expect(want).toMatch(/^To /)
  }
})
