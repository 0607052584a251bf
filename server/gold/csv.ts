import { Readable } from 'node:stream'
import type { Transaction, TransactionsFileQuery } from '../../contract/gold.ts'
import { CSV_ROWS_MAX } from '../../contract/gold-facts.ts'
import { storyInWords, whyInWords } from '../../contract/gold-words.ts'
import type { Database } from '../db/database.ts'
import { movementsOf } from './queries.ts'

/** Movements read at once: a file is never held whole, and never keeps a connection. */
const AT_ONCE = 1000

const columns = [
  'When (UTC)',
  'Why',
  'What for',
  'Gold',
  'Balance after',
  'Held',
  'Charged',
  'Returned',
  'Page',
  'Number',
]

/**
 * A text as one field of a table (RFC 4180). What begins like a formula is put behind an apostrophe, for people write titles and
 * notes, and spreadsheets carry out what begins so.
 */
function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const line = (fields: readonly (string | number)[]) =>
  `${fields.map((one) => (typeof one === 'number' ? String(one) : field(one))).join(',')}\r\n`

function lineOf(transaction: Transaction, origin: string): string {
  const { id, amount, balance, createdAt, work } = transaction
  const receipt = work?.receipt
  return line([
    createdAt.replace('T', ' ').slice(0, 19),
    whyInWords(transaction),
    work ? work.title : storyInWords(transaction),
    amount,
    balance,
    ...(receipt ? [receipt.held, receipt.charged, receipt.returned] : ['', '', '']),
    work?.url ? `${origin}${work.url}` : '',
    id,
  ])
}

async function* linesOf(db: Database, userId: string, which: TransactionsFileQuery, origin: string, most: number) {
  // Else spreadsheets take its letters for those of another alphabet.
  yield `\ufeff${line(columns)}`
  let cursor: number | undefined
  for (let left = most; left > 0; left -= AT_ONCE) {
    const page = await movementsOf(db, userId, { ...which, cursor, limit: Math.min(AT_ONCE, left) })
    yield page.transactions.map((one) => lineOf(one, origin)).join('')
    if (page.nextCursor === null) return
    cursor = page.nextCursor
  }
}

/** A person's movements of gold as a table, a piece at a time, the newest first; at most `most`. */
export const transactionsFile = (
  db: Database,
  userId: string,
  which: TransactionsFileQuery,
  { origin, most = CSV_ROWS_MAX }: { origin: string; most?: number },
): Readable => Readable.from(linesOf(db, userId, which, origin, most))
