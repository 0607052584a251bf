import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import { type Axes, axes, marked } from '../../contract/axes.ts'
import type { ImageUpdate } from '../../contract/images.ts'
import { ADDRESS_ROOM } from '../../contract/trust.ts'
import { flagsOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { type Transaction, together } from '../db/database.ts'
import { images, imageVotes, mediaGarbage, recordingFiles } from '../db/schema.ts'
import { heatWith } from '../db/trending.ts'
import { AppError, notFound } from '../errors.ts'
import { assertMayHide } from '../generations/policy.ts'
import { assertMayAct, assertShowable } from '../moderation/policy.ts'
import { countedBeside } from '../moderation/queries.ts'
import type { Services } from '../services.ts'
import { assertSayable, textsIn } from '../words/policy.ts'
import { canEdit, canView, canVote } from './policy.ts'
import { asRated, levelsOf } from './rated.ts'
import { titleOf, UNTITLED } from './title.ts'

// Its scene may be large, and no change looks at it.
const {
  scene: _scene,
  sent: _sent,
  search: _search,
  look: _look,
  lookCells: _cells,
  ...locked
} = getTableColumns(images)
type Image = Omit<typeof images.$inferSelect, 'scene' | 'sent' | 'search' | 'look' | 'lookCells'>
type Allowed = (caller: Caller, image: Image) => boolean

/** The picture, locked; one the caller may not even see is not found, one they may not change is forbidden. */
export async function lockImage(tx: Transaction, caller: Caller, id: string, allowed: Allowed): Promise<Image> {
  const [image] = await tx.select(locked).from(images).where(eq(images.id, id)).for('update')
  if (!image || !canView(caller, image)) throw notFound('This picture')
  if (!allowed(caller, image)) throw new AppError('forbidden', 'Only its owner can change this picture.')
  return image
}

/** What is kept of its owner's word on what is on a picture. Throws `forbidden` for less of anything than a moderator said. */
function ratedByOwner(image: Image, levels: Axes) {
  const before = levelsOf(image)
  const stands = image.isNsfw && image.nsfwMarkedBy === 'moderator'
  if (stands && axes.some((axis) => levels[axis] < before[axis]))
    throw new AppError(
      'forbidden',
      'A moderator marked this picture as NSFW, so the mark stays. Nothing was changed. Your cases are on your profile, where you can appeal.',
    )
  return { ...asRated(levels), nsfwMarkedBy: stands ? ('moderator' as const) : ('owner' as const) }
}

export async function updateImage(
  services: Services,
  tx: Transaction,
  caller: Caller,
  id: string,
  changes: z.output<typeof ImageUpdate>,
) {
  const { isVisible, visibility, isNsfw, axes: said, ...rest } = changes
  const flags = flagsOf({ isVisible, visibility })
  const hider = flags && !flags.isVisible ? await lockUser(tx, caller.id, 'no key update') : undefined
  const image = await lockImage(tx, caller, id, canEdit)
  const { prompt } = image
  // What is split over what stands and what is added is read together.
  assertSayable(textsIn([prompt, changes.title ?? image.title, changes.description ?? image.description]))
  assertShowable(image, flags)
  if (hider && image.isVisible) await assertMayHide(services, tx, hider, 1)
  const before = levelsOf(image)
  const levels = said ? { ...before, ...said } : isNsfw === undefined ? undefined : marked(before, isNsfw)
  // An emptied title is one asked to be made anew.
  const title = changes.title === '' ? titleOf(prompt) || UNTITLED : changes.title
  await tx
    .update(images)
    .set({
      ...rest,
      ...flags,
      title,
      ...(levels && ratedByOwner(image, levels)),
    })
    .where(eq(images.id, id))
}

export async function toggleNsfw(tx: Transaction, caller: Caller, id: string) {
  const image = await lockImage(tx, caller, id, canEdit)
  const levels = marked(levelsOf(image), !image.isNsfw)
  await tx.update(images).set(ratedByOwner(image, levels)).where(eq(images.id, id))
}

/** Votes up or down; the same vote again takes it back. */
export async function voteOnImage(tx: Transaction, caller: Caller, id: string, isUpvote: boolean) {
  const mine = and(eq(imageVotes.imageId, id), eq(imageVotes.userId, caller.id))
  // Behind the lock of the picture, nobody changes the vote that stands.
  const [, , level, others, [before]] = await together([
    lockUser(tx, caller.id, 'key share'),
    lockImage(tx, caller, id, canVote),
    assertMayAct(tx, caller.id, 'vote'),
    countedBeside(tx, 'imageVote', id, caller.id),
    tx.select({ value: imageVotes.value, isCounted: imageVotes.isCounted }).from(imageVotes).where(mine),
  ])
  const isCounted = others < ADDRESS_ROOM[level]
  const value = isUpvote ? 1 : -1
  const after = before?.value === value ? 0 : value
  const change = (isCounted ? after : 0) - (before?.isCounted ? before.value : 0)
  const vote =
    after === 0
      ? tx.delete(imageVotes).where(mine)
      : tx
          .insert(imageVotes)
          .values({ imageId: id, userId: caller.id, value: after, isCounted })
          .onConflictDoUpdate({ target: [imageVotes.imageId, imageVotes.userId], set: { value: after, isCounted } })
  const count = tx
    .update(images)
    .set({ votes: sql`${images.votes} + ${change}`, heat: heatWith(images, { votes: change }) })
    .where(eq(images.id, id))
  await together([vote, count])
}

/** Leaves media to the sweep, which keeps what another work still shows. */
export async function forgetMedia(tx: Transaction, keys: readonly string[]) {
  // Always in the same order, so that two who forget the same media at once never wait for each other.
  const sorted = [...new Set(keys)].sort()
  for (let start = 0; start < sorted.length; start += 1000) {
    await tx
      .insert(mediaGarbage)
      .values(sorted.slice(start, start + 1000).map((key) => ({ key })))
      .onConflictDoUpdate({ target: mediaGarbage.key, set: { since: sql`now()` } })
  }
}

/** Media keys of the list that a work still shows. */
export async function keysInUse(tx: Transaction, keys: string[]): Promise<Set<string>> {
  const rows = await union(
    tx.select({ key: images.mediaKey }).from(images).where(inArray(images.mediaKey, keys)),
    tx.select({ key: recordingFiles.mediaKey }).from(recordingFiles).where(inArray(recordingFiles.mediaKey, keys)),
  )
  return new Set(rows.map((row) => row.key))
}
