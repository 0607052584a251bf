import type * as z from 'zod'
import type { SheetKind } from './kinds.ts'
import { LootRequest } from './loot.ts'
import { LoreRequest } from './lore.ts'
import { MonsterRequest } from './monster.ts'
import { NpcRequest } from './npc.ts'
import type { SheetRequest } from './request.ts'
import { SettlementRequest } from './settlement.ts'
import { ShopRequest } from './shop.ts'
import { SpellbookRequest } from './spellbook.ts'
import { TavernRequest } from './tavern.ts'

/** What each workshop is asked with. */
export const sheetRequests = {
  loot: LootRequest,
  monster: MonsterRequest,
  shop: ShopRequest,
  tavern: TavernRequest,
  settlement: SettlementRequest,
  npc: NpcRequest,
  lore: LoreRequest,
  spellbook: SpellbookRequest,
} as const satisfies { [Kind in SheetKind]: z.ZodType<SheetRequest> }

export type SheetRequestOf<Kind extends SheetKind> = z.output<(typeof sheetRequests)[Kind]>
