import { eq } from 'drizzle-orm'
import { type Axes, type Axis, coversByDefault, marked } from '../../contract/axes.ts'
import type { Decision, SubjectKind } from '../../contract/community.ts'
import { DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import { releaseComment, withholdComment } from '../comments/commands.ts'
import { roadmapItems } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { images, loras, sheets, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { asRated, levelsOf } from '../images/rated.ts'
import { FOR_GOOD } from '../moderation/policy.ts'
import { subjectNotFound } from '../subjects/queries.ts'

/** What a decision is carried out with. */
export interface Sentence {
  subjectKind: SubjectKind
  subjectId: string
  ownerId: string
  reason: string
  days?: number
  /** For what a picture is marked. */
  axis?: Axis | null
  now: Date
}

/** Rates a picture on one axis, which a moderator's word then stands for. */
async function rateOn(tx: Transaction, id: string, next: (levels: Axes) => Axes): Promise<void> {
  const [image] = await tx.select().from(images).where(eq(images.id, id)).for('no key update')
  if (!image) return
  const levels = next(levelsOf(image))
  await tx
    .update(images)
    .set({ ...asRated(levels), nsfwMarkedBy: 'moderator' })
    .where(eq(images.id, id))
}
/** As much as visitors are not shown, or more. */
const atLeast = (levels: Axes, axis: Axis): Axes => ({
  ...levels,
  [axis]: Math.max(levels[axis], coversByDefault[axis]),
})
const below = (levels: Axes, axis: Axis): Axes => ({ ...levels, [axis]: marked(levels, false)[axis] })

/** A moderator's word on what is on a picture. Throws `not_found`. */
export async function rateImage(tx: Transaction, id: string, said: Partial<Axes>): Promise<Axes> {
  let levels: Axes | undefined
  await rateOn(tx, id, (before) => {
    levels = { ...before, ...said }
    return levels
  })
  if (!levels) throw subjectNotFound('image')
  return levels
}

const hidden = { isVisible: false, isUnlisted: false, isWithheld: true } as const
/** So long ago that its owner cannot bring it back; the sweep takes it. */
const longAgo = (now: Date) => new Date(now.getTime() - DELETE_UNDO_WITHIN - 1000)

/** What each decision does to each kind of thing; what is not here cannot be decided of it. */
const acts: Record<
  SubjectKind,
  Partial<Record<Decision, (tx: Transaction, sentence: Sentence) => Promise<unknown>>>
> = {
  image: {
    blurred: (tx, { subjectId, axis }) => rateOn(tx, subjectId, (levels) => atLeast(levels, axis ?? 'nudity')),
    withheld: (tx, { subjectId }) => tx.update(images).set(hidden).where(eq(images.id, subjectId)),
    removed: (tx, { subjectId, now }) =>
      tx
        .update(images)
        .set({ ...hidden, deletedAt: longAgo(now) })
        .where(eq(images.id, subjectId)),
  },
  sheet: {
    withheld: (tx, { subjectId }) => tx.update(sheets).set(hidden).where(eq(sheets.id, subjectId)),
    removed: (tx, { subjectId, now }) =>
      tx
        .update(sheets)
        .set({ ...hidden, deletedAt: longAgo(now) })
        .where(eq(sheets.id, subjectId)),
  },
  lora: {
    withheld: (tx, { subjectId }) => tx.update(loras).set(hidden).where(eq(loras.id, subjectId)),
    removed: (tx, { subjectId, now }) =>
      tx
        .update(loras)
        .set({ ...hidden, deletedAt: longAgo(now) })
        .where(eq(loras.id, subjectId)),
  },
  comment: {
    withheld: (tx, { subjectId }) => withholdComment(tx, subjectId, false),
    removed: (tx, { subjectId }) => withholdComment(tx, subjectId, true),
  },
  user: {
    withheld: (tx, { subjectId }) =>
      tx
        .update(users)
        .set({ isHidden: true, about: '', pages: [], avatarImageId: null })
        .where(eq(users.id, subjectId)),
  },
  roadmap: { removed: (tx, { subjectId }) => tx.delete(roadmapItems).where(eq(roadmapItems.id, subjectId)) },
  competition: {},
}

async function suspend(tx: Transaction, { ownerId, reason, days, now }: Sentence): Promise<void> {
  const until = days === undefined ? FOR_GOOD : new Date(now.getTime() + days * 86_400_000)
  await tx.update(users).set({ suspendedUntil: until, suspendedFor: reason }).where(eq(users.id, ownerId))
}

/** Carries a decision out. Throws `invalid_request` for one that means nothing for this kind of thing. */
export async function carryOut(tx: Transaction, decision: Decision, sentence: Sentence): Promise<void> {
  if (decision === 'kept') return
  if (decision === 'suspended') {
    await acts[sentence.subjectKind].withheld?.(tx, sentence)
    return suspend(tx, sentence)
  }
  const act = acts[sentence.subjectKind][decision]
  if (!act) throw new AppError('invalid_request', `This cannot be ${decision}. Nothing was decided.`)
  await act(tx, sentence)
}

/** Takes back what can be: what was removed is gone. Who sees it is its owner's to say again. */
export async function takeBack(
  tx: Transaction,
  decision: Decision,
  { subjectKind, subjectId, ownerId, axis }: Sentence,
) {
  if (decision === 'suspended')
    await tx.update(users).set({ suspendedUntil: null, suspendedFor: '' }).where(eq(users.id, ownerId))
  const free = { isWithheld: false }
  if (subjectKind === 'image' && decision === 'blurred')
    await rateOn(tx, subjectId, (levels) => below(levels, axis ?? 'nudity'))
  else if (subjectKind === 'image') await tx.update(images).set(free).where(eq(images.id, subjectId))
  else if (subjectKind === 'sheet') await tx.update(sheets).set(free).where(eq(sheets.id, subjectId))
  else if (subjectKind === 'lora') await tx.update(loras).set(free).where(eq(loras.id, subjectId))
  else if (subjectKind === 'comment') await releaseComment(tx, subjectId)
  else if (subjectKind === 'user') await tx.update(users).set({ isHidden: false }).where(eq(users.id, subjectId))
}
