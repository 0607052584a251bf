import type { Comparison, ComparisonCard, ComparisonColumn } from '../../contract/comparisons.ts'
import type { Image } from '../../contract/images.ts'
import type { Caller } from '../accounts/accounts.ts'
import { canReadWords, canVote, hasEnded, toChooseFrom, visibilityOfAll } from './policy.ts'
import type { FoundColumn, FoundComparison, votesOn } from './queries.ts'

/** By their ids, which are random: an order that tells nothing of the one that the columns were asked for in, and is the same for all. */
const shuffled = (columns: readonly FoundColumn[]) =>
  columns.toSorted((one, other) => (one.column.id < other.column.id ? -1 : 1))

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
    error: isOwner && !isBlind ? work.error : null,
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
    columns: (isBlind ? shuffled(found.columns) : found.columns).map(present),
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
    pictures: shuffled(toChooseFrom(found)).flatMap(({ image }) => (image ? [pictureOf(image)] : [])),
    isUnfinished: !hasEnded(found),
  }
}
