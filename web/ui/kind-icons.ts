import {
  Beer,
  BookOpen,
  Coins,
  Drama,
  Feather,
  type LucideIcon,
  ScrollText,
  Skull,
  Store,
  TowerControl,
} from 'lucide-react'
import type { SheetKind } from '../../contract/sheets/kinds.ts'

const icons: Record<string, LucideIcon> = {
  npc: Drama,
  monster: Skull,
  shop: Store,
  tavern: Beer,
  settlement: TowerControl,
  loot: Coins,
  spellbook: BookOpen,
  lore: Feather,
}

/** The drawing that stands for a kind of sheet. */
export const kindIcon = (kind: SheetKind): LucideIcon => icons[kind] ?? ScrollText
