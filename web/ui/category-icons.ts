import {
  Castle,
  Drama,
  Grid3x3,
  type LucideIcon,
  MountainSnow,
  Skull,
  Sword,
  UserRound,
  WandSparkles,
} from 'lucide-react'
import type { ImageCategory } from '../../contract/categories.ts'

export const categoryIcons: Record<ImageCategory, LucideIcon> = {
  characters: UserRound,
  npcs: Drama,
  monsters: Skull,
  battlemaps: Grid3x3,
  items: Sword,
  spells: WandSparkles,
  landscapes: MountainSnow,
  townmaps: Castle,
}
