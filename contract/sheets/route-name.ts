import type { SheetAct, SheetRouteName } from '../sheet-routes.ts'
import type { SheetKind } from './kinds.ts'

// Apart from the table of routes: the browser calls by name, and is spared the schemas beside them.

/** The name of a kind's route: ("loot", "generate") -> "lootGenerate". */
export function sheetRouteName<Act extends SheetAct>(kind: SheetKind, act: Act): SheetRouteName<SheetKind, Act> {
  return `${kind}${act.charAt(0).toUpperCase()}${act.slice(1)}` as SheetRouteName<SheetKind, Act>
}
