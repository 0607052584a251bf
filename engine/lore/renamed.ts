import type { Block, SheetDocument, StatsBlock } from '../../contract/sheets/document.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { possessive } from './grammar/inflect.ts'
import { literal } from './grammar/literal.ts'

/*
 * A sheet whose title is somebody's or some place's name, under another: whoever renames the baker is not to look for the old
 * name in twenty lines.
 */

/** What the others are called is no name, but says what they are. */
const named: ReadonlySet<SheetKind> = new Set(['npc', 'monster', 'settlement', 'shop', 'tavern'])

/** What comes before a name and is no name by itself. */
const courtesy =
  /^(?:old|young|big|little|fat|mad|blind|one-eyed|sir|dame|lady|lord|captain|sergeant|mother|father|brother|sister|uncle|aunt|master|mistress|saint|st\.?|doctor|king|queen|prince|princess|baron|baroness|duke|duchess|count|countess|bishop|abbot|abbess|the|a|an|mr\.?|mrs\.?|miss)$/i

/** What somebody is called for short: "Marta" for Marta Brighthand, "Lady Ysolde" for Lady Ysolde of Marn. */
function shortOf(name: string): string {
  const words = name.split(/\s+/)
  const own = words.findIndex((word) => !courtesy.test(word))
  return own < 0 ? name : words.slice(0, own + 1).join(' ')
}

/** Puts one name in another's place, its possessive too. */
function replacing(from: string, to: string): (text: string) => string {
  const bare = from.replace(/^The\s+/, '')
  // In the middle of a sentence it is "the Axe and Fiddle".
  const article = bare === from ? '' : '(the\\s+)?'
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${article}${bare === from ? literal(from) : `(?:The\\s+)?${literal(bare)}`}(?![\\p{L}\\p{N}])(’s?(?![\\p{L}]))?`,
    'gu',
  )
  const isMany = /s$/i.test(from)
  return (text) =>
    text.replace(pattern, (_found: string, ...groups: unknown[]) => {
      const [lower, mark] = article === '' ? [undefined, groups[0]] : [groups[0], groups[1]]
      const put = lower ? to.replace(/^The\s/, 'the ') : to
      // A quotation that ends with the name is no possessive, unless the name itself ends so.
      if (mark === '’s' || (mark === '’' && isMany)) return possessive(put)
      return `${put}${mark ?? ''}`
    })
}

/** How the sheet's names become others; undefined where there is nothing to do. */
function namesBy(kind: SheetKind, from: string, to: string): ((text: string) => string) | undefined {
  if (!named.has(kind) || from === '' || to === '' || from === to) return undefined
  const whole = replacing(from, to)
  const short = shortOf(from)
  if (kind !== 'npc' || short === from) return whole
  const brief = replacing(short, shortOf(to))
  // The whole name first, and not again by its beginning: what is put there may begin as the old one did.
  const mark = '\u0001'
  const marked = replacing(from, mark)
  return (text) => brief(marked(text)).replaceAll(possessive(mark), possessive(to)).replaceAll(mark, to)
}

function blockBy(block: Block, call: (text: string) => string, isOwn: (key: string) => boolean): Block {
  const put = <L extends { key: string; text: string; label?: string }>(line: L): L => ({
    ...line,
    text: call(line.text),
    ...(line.label !== undefined && { label: call(line.label) }),
  })
  switch (block.type) {
    case 'text':
    case 'verse':
      return put(block)
    case 'facts':
      return { ...block, rows: block.rows.map(put) }
    case 'list':
      return {
        ...block,
        ...(block.label !== undefined && { label: call(block.label) }),
        items: block.items.map(put),
      }
    case 'table':
      return {
        ...block,
        ...(block.label !== undefined && { label: call(block.label) }),
        rows: block.rows.map((row) => ({
          ...row,
          cells: row.cells.map(call),
          ...(row.note !== undefined && { note: call(row.note) }),
        })),
      }
    case 'stats': {
      const features: StatsBlock['features'] = block.features.map((group) => ({
        ...group,
        ...(group.intro !== undefined && { intro: call(group.intro) }),
        items: group.items.map((item) => (isOwn(item.key) ? item : { ...item, text: call(item.text) })),
      }))
      return { ...block, features }
    }
  }
}

function wordsBy(value: unknown, call: (text: string) => string): unknown {
  if (typeof value === 'string') return call(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wordsBy(one, call)]))
}

/**
 * The sheet, whose title is still the old one, with all its words under a new name: its text, its pictures' and its kin's
 * briefs. `isOwn`: whether a text of a creature's block was put by hand; it stays as it was put.
 */
export function renamed(
  kind: SheetKind,
  document: SheetDocument,
  name: string,
  isOwn: (key: string) => boolean,
): SheetDocument {
  const call = namesBy(kind, document.title, name.trim())
  if (!call) return document
  return {
    ...document,
    kicker: call(document.kicker),
    summary: call(document.summary),
    sections: document.sections.map((section) => ({
      ...section,
      title: call(section.title),
      blocks: section.blocks.map((block) => blockBy(block, call, isOwn)),
    })),
    pictures: document.pictures.map((brief) => ({ ...brief, label: call(brief.label), prompt: call(brief.prompt) })),
    kin: document.kin.map((brief) => ({
      ...brief,
      label: call(brief.label),
      request: Object.fromEntries(Object.entries(brief.request).map(([key, value]) => [key, wordsBy(value, call)])),
    })),
  }
}
