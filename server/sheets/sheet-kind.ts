import { sql } from 'drizzle-orm'
import { SHEET_PRICE } from '../../contract/economy.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import { SEED_MAX, Seed } from '../../contract/images.ts'
import { SheetDocument } from '../../contract/sheets/document.ts'
import { type SheetKind, sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { flagsAsked } from '../../contract/visibility.ts'
import { sheets } from '../db/schema.ts'
import { type Delivery, type Kind, PartlyMade } from '../generations/kind.ts'
import { gravest } from '../providers/provider.ts'
import { firstSheetOf } from './queries.ts'
import { retold } from './retelling.ts'
import type { Listing } from './words.ts'

/** How a kind of sheet takes the corridor; they all go the same way. */
function sheetKindOf(name: SheetKind): Kind {
  // With the seed settled, so that a repeat writes the same sheet.
  const stored = sheetRequests[name].extend({ seed: Seed })
  type Stored = ReturnType<(typeof stored)['parse']>

  const kind: Kind<Stored> = {
    name: name as GenerationKind,
    request: stored,
    price: (_, request) => SHEET_PRICE * request.count,
    bounded: (_, request) => ({ pictures: 0, hidden: flagsAsked(request).isVisible ? 0 : request.count }),
    results: ({ count }) => count,
    describe: (_, request) => ({ description: request.prompt || sheetKindFacts[name].label, modelName: '' }),

    async run(request, work) {
      const made: { position: number; seed: number; written: SheetDocument; listed: Listing }[] = []
      const faults: unknown[] = []
      async function write(position: number, seed: number) {
        const written = await work.part(position, async () => {
          const { services, signal } = work
          const own = await services.writer.write({ kind: name, request, seed }, signal)
          return retold(services, { kind: name, prompt: request.prompt }, own, signal)
        })
        const document = SheetDocument.parse(written)
        const sheet = { kind: name, prompt: request.prompt, request, seed, document }
        made.push({ position, seed, written: document, listed: await work.services.writer.list(sheet, work.signal) })
      }
      for (let position = 0; position < request.count; position++) {
        work.progress(Math.max(0.1, position / request.count), 'Writing')
        const seed = (request.seed + position) % (SEED_MAX + 1)
        await write(position, seed).catch((error: unknown) => faults.push(error))
        work.signal.throwIfAborted()
      }
      if (made.length === 0) throw gravest(faults)
      const flags = flagsAsked(request)
      const delivery: Delivery = {
        charge: Math.floor((work.cost * made.length) / request.count),
        async store(tx) {
          await tx.insert(sheets).values(
            made.map(({ position, seed, written, listed }) => ({
              ...listed,
              id: crypto.randomUUID(),
              generationId: work.id,
              position,
              ownerId: work.userId,
              kind: name,
              system: written.system,
              prompt: request.prompt,
              seed,
              request: { ...request, count: 1, seed },
              written,
              // Null when it has gone for good meanwhile.
              madeForId:
                request.madeFor && sql`(select ${sheets.id} from ${sheets} where ${sheets.id} = ${request.madeFor.id})`,
              madeForKey: request.madeFor?.key,
              ...flags,
              // As of one that becomes unlisted later: its link is handed to players.
              sharesSecrets: !flags.isUnlisted,
            })),
          )
        },
      }
      if (faults.length === 0) return delivery
      throw new PartlyMade(gravest(faults), delivery, { count: faults.length, of: request.count })
    },

    async outcome(reader, _, generation) {
      const id = await firstSheetOf(reader, generation.id)
      return { image: null, images: [], url: id ? `/${name}/${id}` : null }
    },
  }
  return kind as Kind
}

export const sheetGenerationKinds = Object.fromEntries(sheetKinds.map((name) => [name, sheetKindOf(name)])) as Record<
  SheetKind,
  Kind
>
