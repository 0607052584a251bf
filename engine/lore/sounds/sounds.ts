import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { playersView } from '../../../contract/sheets/players-view.ts'
import type { SoundBrief } from '../../../contract/sheets/sounds.ts'
import { readAloud } from './aloud.ts'
import { monsterSounds } from './monster.ts'
import { npcSounds } from './npc.ts'
import { settlementSounds } from './settlement.ts'
import { shopSounds } from './shop.ts'
import { tavernSounds } from './tavern.ts'

const own: Partial<Record<SheetKind, (document: SheetDocument) => SoundBrief[]>> = {
  monster: monsterSounds,
  npc: npcSounds,
  settlement: settlementSounds,
  shop: shopSounds,
  tavern: tavernSounds,
}

/**
 * What of a sheet can be heard: what it reads aloud, and the sounds of its kind. Pure; derived from the sheet as it stands, hand-made
 * changes too, and from what players are told of it alone. `document` may be one without marks.
 */
export function soundsOf(kind: SheetKind, document: SheetDocument): SoundBrief[] {
  const told = playersView(kind, document)
  return [...readAloud(told), ...(own[kind]?.(told) ?? [])]
}
