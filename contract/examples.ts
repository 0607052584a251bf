import type { ImageCategory } from './categories.ts'
import { firstExample } from './first-example.ts'
import type { SheetKind } from './sheets/kinds.ts'

// Apart from the lists of categories and kinds, which the first page carries.

/** A real sentence of the sort people write, for each category. */
export const categoryExamples: Readonly<Record<ImageCategory, string>> = {
  characters: 'a wood elf ranger with a longbow in autumn light',
  npcs: 'an old human innkeeper with a grey beard and a leather apron',
  monsters: 'a green dragon in a misty swamp at dusk',
  battlemaps: 'a flooded crypt with pillars, coffins and torchlight',
  items: 'a silver longsword with a glowing blue gem in the hilt',
  spells: 'a crackling bolt of violet lightning',
  townmaps: 'a walled market town on a river with a temple and a castle',
  landscapes: firstExample,
}

/** The same for each kind of sheet. */
export const sheetExample: Readonly<Record<SheetKind, string>> = {
  loot: 'the hoard of a drowned smuggler queen',
  monster: 'a clockwork spider queen that steals children’s names',
  npc: 'a nervous dwarf locksmith who keeps a tame raven',
  shop: 'a cramped apothecary run by a nervous kobold',
  tavern: 'a smugglers’ inn below the cliffs, loud and not quite honest',
  settlement: 'a walled salt town on a river, run by three families who hate each other',
  lore: 'a ballad about the knight who sold her shadow',
  spellbook: 'the charred spellbook of a lighthouse keeper',
}
