import { Beer, BookOpen, Coins, Drama, Feather, type LucideIcon, Skull, Store, TowerControl } from 'lucide-react'
import type { SheetKind } from '../../contract/sheets/kinds.ts'

/** The drawing that stands for a kind of sheet. */
export const kindIcons: Record<SheetKind, LucideIcon> = {
  npc: Drama,
  monster: Skull,
  shop: Store,
  tavern: Beer,
  settlement: TowerControl,
  loot: Coins,
  spellbook: BookOpen,
  lore: Feather,
}
