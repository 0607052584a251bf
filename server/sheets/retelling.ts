import { SHEET_TEXT_MAX } from '../../contract/limits.ts'
import type { Block, SheetDocument } from '../../contract/sheets/document.ts'
import { type SheetKind, sheetKindFacts } from '../../contract/sheets/kinds.ts'
import { editSheet } from '../../engine/lore/written.ts'
import type { Services } from '../services.ts'

/** Shorter texts are facts, not prose, characters. */
const PROSE_MIN = 40

/** Paragraphs and points. Facts, tables and stat blocks are the rules'; verse would lose its metre. */
function proseOfBlock(block: Block): { key: string; text: string }[] {
  if (block.type === 'text') return [block]
  return block.type === 'list' ? block.items : []
}

function proseOf(document: SheetDocument): Map<string, string> {
  const lines = document.sections.flatMap(({ blocks }) => blocks.flatMap(proseOfBlock))
  return new Map(lines.filter(({ text }) => text.length >= PROSE_MIN).map(({ key, text }) => [key, text]))
}

const NUMBER =
  /[+−-]?\d+(?:[.,]\d+)*(?:d\d+)?|\bd\d+\b|[½¼¾%]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|half|twice|thrice)\b/giu
const numbersOf = (text: string) =>
  (text.match(NUMBER) ?? [])
    .map((number) => number.toLowerCase())
    .sort()
    .join(' ')

/** A capital that no sentence begins with: a name. */
const NAME = /(?<=[\p{L}\p{N},;:’'”)]\s+[“‘"(]?)\p{Lu}[\p{L}\p{M}’'-]+/gu
const WORD = /\p{Lu}[\p{L}\p{M}’'-]+/gu
/** "Bas’s" is of Bas. */
const bare = (word: string) => word.replace(/[’']s?$/u, '')
const found = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).map(bare)

/** Names that stand anywhere on the sheet. */
function namesIn(document: SheetDocument, texts: Iterable<string>): Set<string> {
  const all = [...texts, ...found(document.title, WORD).map((word) => `of ${word}`)]
  return new Set(all.flatMap((text) => found(text, NAME)))
}

const MARKUP = /[<>*_`#[\]{}|\\]/g
const markupOf = (text: string) => (text.match(MARKUP) ?? []).sort().join('')
const paragraphs = (text: string) => text.split(/\n\s*\n/).length

/** Whether a text says the same in other words, as far as a program can tell: numbers, dice, names, length, no markup. */
function saysTheSame(before: string, after: string, names: ReadonlySet<string>): boolean {
  const has = new Set(found(after, WORD))
  return (
    after.length >= before.length * 0.4 &&
    after.length <= Math.min(before.length * 2 + 80, SHEET_TEXT_MAX) &&
    !/[\p{Cc}\p{Cf}]/u.test(after.replaceAll('\n', '')) &&
    paragraphs(after) === paragraphs(before) &&
    markupOf(after) === markupOf(before) &&
    numbersOf(after) === numbersOf(before) &&
    found(before, WORD).every((word) => !names.has(word) || has.has(word)) &&
    found(after, NAME).every((name) => names.has(name))
  )
}

/**
 * The sheet with its prose in a text model's words, where one is configured and keeps to the facts; a text that does not
 * stays as the workshop wrote it, and so do all when the model is away. Throws only when `signal` aborts.
 */
export async function retold(
  { textModel, log }: Pick<Services, 'textModel' | 'log'>,
  { kind, prompt }: { kind: SheetKind; prompt: string },
  written: SheetDocument,
  signal: AbortSignal,
): Promise<SheetDocument> {
  const prose = proseOf(written)
  if (!textModel || prose.size === 0) return written
  try {
    const order = { kind: sheetKindFacts[kind].label, prompt, texts: Object.fromEntries(prose) }
    const answer = await textModel.retell(order, signal)
    const names = namesIn(written, prose.values())
    const kept = [...prose].flatMap(([key, before]): [string, string][] => {
      const after = Object.hasOwn(answer, key) ? answer[key]?.toWellFormed().trim() : undefined
      return after !== undefined && saysTheSame(before, after, names) ? [[key, after]] : []
    })
    if (kept.length < prose.size) {
      log.info({ kind, texts: prose.size, kept: kept.length }, 'Some texts stay as the workshop wrote them')
    }
    return editSheet(kind, written, Object.fromEntries(kept)).document
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error, kind }, 'The text model is of no help; the sheet stays as the workshop wrote it')
    return written
  }
}
