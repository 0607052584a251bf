import { sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'
import { hasPage } from '../routes.tsx'

export interface MenuEntry {
  label: string
  to: string
}

export interface MenuGroup {
  label: string
  entries: MenuEntry[]
}

const groups: MenuGroup[] = [
  {
    label: 'Generate',
    entries: [
      { label: 'Image', to: '/generate' },
      { label: 'Video', to: '/generate?contentType=video' },
      { label: 'Audio', to: '/generate?contentType=audio' },
      { label: 'Upload image', to: '/generate?formType=upload' },
      { label: 'Edit image', to: '/edit' },
      { label: 'Canvas', to: '/canvas' },
      { label: 'Create a LoRA', to: '/lora/create' },
    ],
  },
  {
    label: 'Features',
    entries: [
      { label: 'Transform a picture', to: '/transform' },
      { label: 'Restore a picture', to: '/image-restoration' },
      { label: 'Video effects', to: '/models/video-effects' },
      { label: 'Styles and models', to: '/models' },
      { label: 'Compare models', to: '/model-comparison' },
      { label: 'LoRAs', to: '/loras' },
    ],
  },
  {
    label: 'RPG Tools',
    entries: [
      { label: 'RPG workshop', to: '/rpg-workshop' },
      { label: 'Token maker', to: '/token-maker' },
      { label: 'Soundboard', to: '/soundboard' },
      ...sheetKinds.map((kind) => ({ label: sheetKindFacts[kind].label, to: sheetKindFacts[kind].page })),
    ],
  },
  {
    label: 'Gallery',
    entries: [
      { label: 'Gallery', to: '/gallery' },
      { label: 'Sheets', to: '/gallery?tab=sheets' },
      { label: 'My gallery', to: '/my-gallery' },
    ],
  },
  {
    label: 'Community',
    entries: [
      { label: 'Leaderboards', to: '/leaderboards' },
      { label: 'Competitions', to: '/competitions' },
      { label: 'Ways to gold', to: '/tasks' },
      { label: 'Roadmap', to: '/roadmap' },
      { label: 'Blog', to: '/blogs' },
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
