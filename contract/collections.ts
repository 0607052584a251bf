import * as z from 'zod'
import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_PAGE,
  COLLECTION_PAGE_MAX,
  COLLECTION_TITLE_MAX,
  collectedKinds,
  moves,
} from './collection-facts.ts'
import { Image } from './images.ts'
import { SheetCard } from './sheets.ts'
import { isSeen, typedText } from './text.ts'
import { visibilities } from './visibility.ts'

export const CollectedKindName = z.enum(collectedKinds)
export const CollectionParams = z.object({ id: z.uuid() })
/** A work in a collection. */
export const CollectedParams = z.object({ id: z.uuid(), kind: CollectedKindName, work: z.uuid() })

const Title = typedText(COLLECTION_TITLE_MAX).refine(isSeen, 'Give the collection a name.')

export const CollectionRequest = z.object({
  title: Title,
  description: typedText(COLLECTION_DESCRIPTION_MAX).default(''),
  visibility: z.enum(visibilities).default('public'),
})
export type CollectionRequest = z.infer<typeof CollectionRequest>

/** What is left out stays. */
export const CollectionUpdate = z.object({
  title: Title.optional(),
  description: typedText(COLLECTION_DESCRIPTION_MAX).optional(),
  visibility: z.enum(visibilities).optional(),
})
export type CollectionUpdate = z.infer<typeof CollectionUpdate>

/** A collection in a list, with its first few pictures that the caller may see. */
export const CollectionCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  visibility: z.enum(visibilities),
  /** Works in it that the caller may see. */
  works: z.number().int(),
  covers: z.array(Image.pick({ id: true, url: true, width: true, height: true, thumbhash: true, faces: true })),
  owner: z.string(),
  isOwner: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CollectionCard = z.infer<typeof CollectionCard>

/** A work of a collection, in its place. */
export const Collected = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), id: z.uuid(), image: Image }),
  z.object({ kind: z.literal('sheet'), id: z.uuid(), sheet: SheetCard }),
])
export type Collected = z.infer<typeof Collected>

export const CollectionQuery = z.object({
  limit: z.coerce.number().int().min(1).max(COLLECTION_PAGE_MAX).default(COLLECTION_PAGE),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
})
export type CollectionQuery = z.infer<typeof CollectionQuery>

/** A collection with one page of its works; `works` counts them all. */
export const Collection = CollectionCard.extend({ items: z.array(Collected) })
export type Collection = z.infer<typeof Collection>

export const CollectionsReply = z.object({ collections: z.array(CollectionCard) })
export type CollectionsReply = z.infer<typeof CollectionsReply>

/** The caller's own; with a work named, each says whether it holds that. */
export const MyCollectionsQuery = z.object({ kind: CollectedKindName.optional(), work: z.uuid().optional() })
export type MyCollectionsQuery = z.infer<typeof MyCollectionsQuery>
export const MyCollectionsReply = z.object({
  collections: z.array(CollectionCard.extend({ holds: z.boolean() })),
})
export type MyCollectionsReply = z.infer<typeof MyCollectionsReply>

export const MoveRequest = z.object({ to: z.enum(moves) })
export const HoldsReply = z.object({ holds: z.boolean() })
export const DeletedCollectionReply = z.object({ deleted: z.literal(true) })
