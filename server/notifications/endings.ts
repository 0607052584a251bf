import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { NotificationType } from '../../contract/community.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import type { SubjectRef } from '../../contract/subjects.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import { notifications } from '../db/community.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { imageLoras, images, loras } from '../db/schema.ts'
import { lockPeople } from '../subjects/queries.ts'
import { notify } from './commands.ts'

/** A piece of work that has ended. */
export interface EndedWork {
  id: string
  userId: string
  kind: GenerationKind
  status: 'completed' | 'failed'
  request: unknown
}

/** What is told of work that ends. Whoever follows it on an open page sees it there, and is not told again. */
export interface Endings {
  /** In the transaction in which it ends. */
  ended(tx: Transaction, work: EndedWork): Promise<void>
  /** After it: who else it concerns. */
  after(work: EndedWork): Promise<void>
  /** Its owner has been answered how it ended. */
  seen(userId: string, id: string): Promise<void>
}

const types: Partial<Record<GenerationKind, NotificationType>> = {
  image: 'IMAGE',
  video: 'VIDEO',
  audio: 'AUDIO',
  merge: 'VIDEO',
  upload: 'IMAGE',
  edit: 'IMAGE',
  lora: 'LORA_CREATED',
  'own-style': 'LORA_CREATED',
  training: 'LORA_CREATED',
}

/** Characters of a request's words that say which work it was. */
const TITLE_MAX = 80

const aboutOf = (id: string) => `WORK:${id}`

function titleOf(request: unknown): Record<string, string> {
  const { title, prompt } = (request ?? {}) as Record<string, unknown>
  const words = typeof title === 'string' && title ? title : prompt
  return typeof words === 'string' && words ? { title: words.slice(0, TITLE_MAX) } : {}
}

/** What comes of it is a work with a page. */
const isWork = (kind: GenerationKind) =>
  (['image', 'video', 'audio', 'merge', 'upload', 'edit'] as readonly GenerationKind[]).includes(kind)

async function madeBy(tx: Transaction, { id, kind }: EndedWork): Promise<SubjectRef | undefined> {
  if (isWork(kind)) {
    const [first] = await tx
      .select({ id: images.id })
      .from(images)
      .where(eq(images.generationId, id))
      .orderBy(asc(images.position))
      .limit(1)
    return first && { kind: 'image', id: first.id }
  }
  const [lora] = await tx.select({ id: loras.id }).from(loras).where(eq(loras.generationId, id))
  return lora && { kind: 'lora', id: lora.id }
}

/** Whether a request asks for LoRAs to be worn: of any other there is nobody to tell. */
const wearsLoras = (request: unknown) => {
  const { loras: worn } = (request ?? {}) as { loras?: unknown }
  return Array.isArray(worn) && worn.length > 0
}

export function openEndings(db: Database): Endings {
  return {
    async ended(tx, work) {
      const type = types[work.kind]
      if (!type || work.userId === HOUSE_ID) return
      const isDone = work.status === 'completed'
      await notify(tx, {
        userId: work.userId,
        type,
        about: aboutOf(work.id),
        subject: isDone ? await madeBy(tx, work) : undefined,
        facts: { ...titleOf(work.request), ...(isDone ? {} : { failed: 1 }) },
        // An open page is told of the work itself, and asks for it at once.
        isQuiet: true,
      })
    },
    async after({ id, userId, status, request }) {
      if (status !== 'completed' || !wearsLoras(request)) return
      const worn = await db
        .selectDistinct({ id: loras.id, ownerId: loras.ownerId })
        .from(images)
        .innerJoin(imageLoras, eq(imageLoras.imageId, images.id))
        .innerJoin(loras, eq(loras.id, imageLoras.loraId))
        // What is hidden is nobody's to know of, not that it wears something either.
        .where(and(eq(images.generationId, id), eq(images.isVisible, true), isNull(images.deletedAt)))
      for (const { id: loraId, ownerId } of worn) {
        if (ownerId === userId || ownerId === HOUSE_ID) continue
        await transact(db, async (tx) => {
          await lockPeople(tx, [ownerId, userId])
          await notify(tx, {
            userId: ownerId,
            type: 'LORA_USED',
            about: `LORA_USED:lora:${loraId}`,
            subject: { kind: 'lora', id: loraId },
            actorId: userId,
            repeats: true,
          })
        })
      }
    },
    async seen(userId, id) {
      await db
        .update(notifications)
        .set({ readAt: sql`now()` })
        .where(
          and(eq(notifications.userId, userId), eq(notifications.about, aboutOf(id)), isNull(notifications.readAt)),
        )
    },
  }
}
