import { randomBytes } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { testPayments } from '../../db/economy.ts'
import type { ObjectKind, Objects } from './objects.ts'

/** Where the test checkout keeps what it knows. */
export interface Store {
  get<K extends ObjectKind>(kind: K, id: string): Promise<Objects[K] | undefined>
  put<K extends ObjectKind>(kind: K, object: Objects[K]): Promise<void>
  /** Those whose fields say so, newest first. */
  list<K extends ObjectKind>(kind: K, fields: Record<string, unknown>): Promise<Objects[K][]>
  /** Whatever its kind, for what refers to it. */
  find(id: string): Promise<Record<string, unknown> | undefined>
  /** What a call with this key was answered with before. */
  answered(key: string): Promise<Record<string, unknown> | undefined>
  answer(key: string, body: Record<string, unknown>): Promise<void>
}

export const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`

export function openStore(db: Database): Store {
  async function find(id: string) {
    const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id))
    return row?.body
  }
  async function keep(id: string, kind: string, body: Record<string, unknown>) {
    await db
      .insert(testPayments)
      .values({ id, kind, body })
      .onConflictDoUpdate({ target: testPayments.id, set: { body } })
  }
  return {
    find,
    // Only the stand-in writes here, and each kind as what it is.
    get: async (_, id) => (await find(id)) as never,
    put: (kind, object) => keep(object.id, kind, { ...object }),
    async list(kind, fields) {
      const rows = await db
        .select()
        .from(testPayments)
        .where(and(eq(testPayments.kind, kind), sql`${testPayments.body} @> ${JSON.stringify(fields)}::jsonb`))
        .orderBy(desc(testPayments.createdAt))
        .limit(100)
      return rows.map(({ body }) => body) as never
    },
    answered: (key) => find(`key:${key}`),
    answer: (key, body) => keep(`key:${key}`, 'answer', body),
  }
}
