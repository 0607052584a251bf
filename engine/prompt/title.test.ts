import { expect, it } from 'vitest'
import { figureLexicon } from '../figures/lexicon.ts'
import { monsterLexicon } from '../monsters/lexicon.ts'
import { titleIn } from './title.ts'
import { understand } from './understand.ts'

const titled = (prompt: string, shown = 1, isMonster = false) =>
  titleIn(understand(isMonster ? 'monsters' : 'npcs', isMonster ? monsterLexicon : figureLexicon, prompt, ''), shown)

it.each([
  ['a vampire hunter in a long black coat', 'The vampire hunter'],
  ['a red-haired barmaid in a tavern', 'The barmaid'],
  ['a dark-skinned wizard in a black robe', 'The wizard'],
  ['an old human innkeeper with a grey beard', 'The innkeeper'],
  ['a female elf ranger with a bow in a forest', 'The ranger'],
  ['a bald pirate with an eye patch', 'The pirate'],
  ['knight in plate armour holding a sword', 'The knight'],
  ['a dwarf cleric', 'The cleric'],
  ['a green orc chieftain', 'The chieftain'],
  ['a goblin fights with a rusty knife', 'The goblin'],
  ['a sad bard playing a lute', 'The bard'],
  ['portrait of a halfling thief, smirking', 'The thief'],
  ['a witch stirring a cauldron', 'The witch'],
  ['a town guard at the gate', 'The town guard'],
  ['a tiefling warlock with red skin', 'The warlock'],
  ['an old woman with a shawl', 'The woman'],
  ['the queen of the elves', 'The queen'],
  ["the duke's gardener", 'The gardener'],
  ['a fisherman mending nets', 'The fisherman'],
  ['something with red hair', undefined],
])('calls the one of "%s" what the words call them', (prompt, title) => {
  expect(titled(prompt)).toBe(title)
})

it('calls several by their own word alone, and not two by the name of one', () => {
  expect(titled('two washerwomen by the river', 2)).toBe('The washerwomen')
  expect(titled('three goblin scouts', 3, true)).toBe('The scouts')
  expect(titled('a dwarf cleric and an elf ranger', 2)).toBeUndefined()
})

it('calls monsters so too', () => {
  expect(titled('a red dragon on a hoard', 1, true)).toBe('The dragon')
  expect(titled('an owlbear in a forest', 1, true)).toBe('The owlbear')
  expect(titled('two owlbears', 2, true)).toBe('The owlbears')
  expect(titled('an owlbear cub in a forest', 1, true)).toBe('The cub')
  expect(titled('a goblin with a rusty knife', 1, true)).toBe('The goblin')
})
