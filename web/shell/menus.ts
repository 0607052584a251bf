import {
  Castle,
  Drama,
  Flame,
  Grid3x3,
  Images,
  type LucideIcon,
  MountainSnow,
  Skull,
  Sword,
  Upload,
  UserRound,
  WandSparkles,
} from 'lucide-react'
import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { hasPage } from '../routes.tsx'

export interface MenuEntry {
  label: string
  to: string
  icon: LucideIcon
}

export interface MenuGroup {
  label: string
  entries: MenuEntry[]
}

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

const groups: MenuGroup[] = [
  {
    label: 'Generate',
    entries: [
      ...imageCategories.map((category) => ({
        label: categoryFacts[category].label,
        to: `/generate?categories=${category}`,
        icon: categoryIcons[category],
      })),
      { label: 'Upload image', to: '/generate?formType=upload', icon: Upload },
    ],
  },
  {
    label: 'Gallery',
    entries: [
      { label: 'Gallery', to: '/gallery', icon: Images },
      { label: 'My gallery', to: '/my-gallery', icon: Flame },
    ],
  },
]

const pathOf = (to: string) => to.split('?')[0] ?? to

/** The header's menus: only entries whose page exists, only menus that have one. */
export function menuGroups(): MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => hasPage(pathOf(entry.to))) }))
    .filter((group) => group.entries.length > 0)
}
