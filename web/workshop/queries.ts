import { type SheetKind, sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'

/** The kind that a workshop's address asks for: a page of its own, else by its generator; the first without either. */
export function kindAt(pathname: string, search: URLSearchParams): SheetKind {
  const generator = search.get('generator')
  const found =
    sheetKinds.find((kind) => sheetKindFacts[kind].page === pathname) ??
    sheetKinds.find((kind) => sheetKindFacts[kind].generator === generator || kind === generator)
  return found ?? sheetKinds[0]
}
