import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generationKinds } from '../../contract/generation-kinds.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import { transact } from '../db/database.ts'
import { generations } from '../db/schema.ts'
import { isSound } from '../gold/audit.ts'
import { goldOf, heldGoldOf, holdGold } from '../gold/ledger.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { pollGeneration } from './queries.ts'
import { deliver, fail } from './settle.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer([])
  person = await server.person(100)
})
afterAll(() => server.close())

/** Work of a kind that was asked for, and whose gold is set aside; what it brings is its own kind's test. */
async function begun(kind: GenerationKind): Promise<string> {
  const id = randomUUID()
  const { reason } = server.services.kinds[kind]
  await transact(server.services.db, async (tx) => {
    await tx.insert(generations).values({
      id,
      userId: person.id,
      kind,
      request: {},
      requestHash: '',
      idempotencyKey: id,
      cost: 2000,
    })
    await holdGold(tx, { generationId: id, userId: person.id, amount: 2000, reason })
  })
  return id
}

test.each(generationKinds)(
  'work of the kind %s is held for, charged for what it delivers and returned for what it does not, and has a receipt of it',
  async (kind) => {
    const { services } = server
    const before = await goldOf(services.db, person.id)
    const [good, bad] = [await begun(kind), await begun(kind)]
    expect(await heldGoldOf(services.db, person.id)).toBe(4000)
    expect((await pollGeneration(services, person.id, good)).receipt).toBeNull()

    // Twice, as by two machines of which one was taken for dead.
    const delivery = { charge: 1500, store: async () => undefined }
    await Promise.all([deliver(services, good, delivery), deliver(services, good, delivery)])
    await fail(services, bad, { message: 'The ink has run out.', code: 'internal' })
    expect(await pollGeneration(services, person.id, good)).toMatchObject({
      type: kind,
      status: 'completed',
      receipt: { held: 2, charged: 1.5, returned: 0.5 },
    })
    expect(await pollGeneration(services, person.id, bad)).toMatchObject({
      status: 'failed',
      error: 'The ink has run out. You were not charged.',
      receipt: { held: 2, charged: 0, returned: 2 },
    })
    expect(await goldOf(services.db, person.id)).toBe(before - 1500)
    expect(await heldGoldOf(services.db, person.id)).toBe(0)
    expect(isSound(await server.audit())).toBe(true)
  },
)
