import { createHash } from 'node:crypto'
import type { Comparison, ComparisonCard, ComparisonColumn } from '../../contract/comparisons.ts'
import type { Image } from '../../contract/images.ts'
import type { Caller } from '../accounts/accounts.ts'
import { canReadWords, canVote, hasEnded, toChooseFrom, visibilityOfAll } from './policy.ts'
import type { FoundColumn, FoundComparison, votesOn } from './queries.ts'

/** An order that is always the same to one viewer, and tells nothing of the one that the columns were asked for in. */
function shuffled(columns: readonly FoundColumn[], viewerId: string | undefined): FoundColumn[] {
  const placeOf = ({ column }: FoundColumn) =>
    createHash('sha256')
      .update(`${viewerId ?? ''} ${column.id}`)
      .digest('hex')
  return columns.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

function pictureOf({ url, width, height, thumbhash, isNsfw, faces }: Image) {
  return { url, width, height, thumbhash, isNsfw, faces }
}

/** As the viewer sees it; `wantsBlind` holds until they have voted. */
export function presentComparison(
  found: FoundComparison,
  votes: Awaited<ReturnType<typeof votesOn>>,
  caller: Caller | undefined,
  wantsBlind: boolean,
): Comparison {
  const { comparison, owner } = found
  const isOwner = caller?.id === comparison.ownerId
  const isBlind = wantsBlind && votes.mine.length === 0
  const isTold = canReadWords(caller, found)
  const present = ({ column, work, image }: FoundColumn): ComparisonColumn => ({
    id: column.id,
    model: isBlind ? null : column.model,
    modelName: isBlind ? null : column.modelName,
    status: work.status,
    progress: work.progress,
    stage: isBlind ? '' : work.stage,
    error: isBlind ? null : work.error,
    requestId: isOwner ? work.id : null,
    picture: image ? pictureOf(image) : null,
    imageId: isBlind ? null : (image?.id ?? null),
    votes: isBlind ? null : (votes.best.get(column.model) ?? 0),
  })
  const columnOf = (model: string) => found.columns.find(({ column }) => column.model === model)?.column.id
  return {
    id: comparison.id,
    category: comparison.category,
    prompt: isTold ? comparison.prompt : '',
    negativePrompt: isTold ? comparison.negativePrompt : '',
    shape: comparison.shape,
    size: comparison.size,
    seed: comparison.seed,
    owner,
    isOwner,
    visibility: visibilityOfAll(found),
    createdAt: comparison.createdAt.toISOString(),
    isBlind,
    columns: (isBlind ? shuffled(found.columns, caller?.id) : found.columns).map(present),
    votes: votes.all,
    blindVotes: votes.blind,
    myVote: votes.mine.flatMap((model) => columnOf(model) ?? []),
    canVote: canVote(caller, found),
  }
}

/** In a list, where nothing tells who made which picture. */
export function presentCard(found: FoundComparison, votes: number, caller: Caller | undefined): ComparisonCard {
  const { id, category, prompt, createdAt } = found.comparison
  return {
    id,
    category,
    prompt: canReadWords(caller, found) ? prompt : '',
    createdAt: createdAt.toISOString(),
    votes,
    pictures: shuffled(toChooseFrom(found), caller?.id).flatMap(({ image }) => (image ? [pictureOf(image)] : [])),
    isUnfinished: !hasEnded(found),
  }
}
