// No schemas and no choices here: the browser's first page carries this list.

/** Everything the RPG workshop makes a sheet of; the word is also that of its pages and calls: /loot/{id}, /api/loot/generate. */
export const sheetKinds = ['loot', 'monster', 'npc', 'shop', 'tavern', 'settlement', 'lore', 'spellbook'] as const
export type SheetKind = (typeof sheetKinds)[number]

export function isSheetKind(kind: string): kind is SheetKind {
  return sheetKinds.some((known) => known === kind)
}

interface SheetKindFacts {
  /** "Loot" */
  label: string
  plural: string
  /** What one does with it: "Roll loot". */
  action: string
  /** Value of the workshop's `generator` query. */
  generator: string
  /** The page that has only this workshop. */
  page: string
}

export const sheetKindFacts: { [Kind in SheetKind]: SheetKindFacts } = {
  loot: {
    label: 'Loot',
    plural: 'Loot',
    action: 'Roll the loot',
    generator: 'loot',
    page: '/loot-generator',
  },
  monster: {
    label: 'Monster',
    plural: 'Monsters',
    action: 'Make the monster',
    generator: 'monster',
    page: '/monster-generator',
  },
  npc: {
    label: 'NPC',
    plural: 'NPCs',
    action: 'Make the NPC',
    generator: 'npc',
    page: '/npc-generator',
  },
  shop: {
    label: 'Shop',
    plural: 'Shops',
    action: 'Open the shop',
    generator: 'shop',
    page: '/shop-generator',
  },
  tavern: {
    label: 'Tavern',
    plural: 'Taverns',
    action: 'Open the tavern',
    generator: 'tavern',
    page: '/tavern-generator',
  },
  settlement: {
    label: 'Settlement',
    plural: 'Settlements',
    action: 'Found the settlement',
    generator: 'settlement',
    page: '/settlement-generator',
  },
  lore: {
    label: 'Poem or lore',
    plural: 'Poetry and lore',
    action: 'Write it',
    generator: 'poetry',
    page: '/fantasy-lore-workshop',
  },
  spellbook: {
    label: 'Spellbook',
    plural: 'Spellbooks',
    action: 'Bind the spellbook',
    generator: 'spellbook',
    page: '/spellbook-generator',
  },
}
