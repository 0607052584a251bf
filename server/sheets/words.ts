import type { SheetDocument } from '../../contract/sheets/document.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { unusedWords } from '../../engine/lore/index.ts'
import { linesOf } from '../../engine/lore/written.ts'

/** Longest text a sheet is searched by, characters; the database allows not much more. */
const WORDS_MAX = 100_000

/** A sheet as it reads, and what it was asked with. */
export interface ToList {
  kind: SheetKind
  prompt: string
  request: unknown
  seed: number
  document: SheetDocument
}

/** What lists and searches know a sheet by, and which words of its prompt came to nothing. */
export interface Listing {
  title: string
  kicker: string
  summary: string
  words: string
  unused: string[]
}

/** Takes some tenths of a second where the prompt is long: a thread's work (writer.ts). */
export function listing({ kind, prompt, request, seed, document }: ToList): Listing {
  const { title, kicker, summary } = document
  // One that was asked for in a way that is no longer known cannot be written again.
  const known = sheetRequests[kind].safeParse(request).data
  return {
    title,
    kicker,
    summary,
    words: linesOf(document).join('\n').slice(0, WORDS_MAX),
    unused: unusedWords(
      known
        ? { kind, request: { ...known, prompt }, seed }
        : { kind, request: { ...(request as Record<string, unknown>), prompt } },
      document,
    ),
  }
}
