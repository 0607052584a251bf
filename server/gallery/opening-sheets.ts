import type { RuleSystem } from '../../contract/enums.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'

interface OpeningSheet {
  kind: SheetKind
  prompt: string
  seed: number
  system?: RuleSystem
}

/** A sheet of every kind that the house shows on the front page from the first day, by the workshop as it comes. */
export const openingSheets: readonly OpeningSheet[] = [
  { kind: 'npc', prompt: 'a nervous dwarf locksmith who keeps a tame raven', seed: 11 },
  { kind: 'monster', prompt: 'a clockwork spider queen that steals children’s names', seed: 12 },
  { kind: 'tavern', prompt: 'a smugglers’ inn below the cliffs, loud and not quite honest', seed: 13 },
  { kind: 'settlement', prompt: 'a walled salt town on a river, run by three families who hate each other', seed: 14 },
  { kind: 'loot', prompt: 'the hoard of a drowned smuggler queen', seed: 15 },
  { kind: 'shop', prompt: 'a cramped apothecary run by a nervous kobold', seed: 16, system: 'Pathfinder' },
  { kind: 'spellbook', prompt: 'the charred spellbook of a lighthouse keeper', seed: 17 },
  { kind: 'lore', prompt: 'a ballad about the knight who sold her shadow', seed: 18 },
]
