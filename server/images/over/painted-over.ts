import { eq } from 'drizzle-orm'
import { type GuideKind, guidesFor } from '../../../contract/capabilities.ts'
import type { ImageCategory } from '../../../contract/categories.ts'
import type { Follows, Over } from '../../../contract/images.ts'
import type { PictureModel } from '../../../contract/models.ts'
import { isBattlemap, isTownmap, stylesOffered } from '../../../engine/facts.ts'
import { images } from '../../db/schema.ts'
import {
  type MadePicture,
  type Make,
  type PictureOrder,
  ProviderError,
  type Watcher,
} from '../../providers/provider.ts'
import type { Services } from '../../services.ts'
import { toldScene } from '../told-scene.ts'
import type { Composer } from './composer.ts'

/** What is kept of a picture that a service painted over a composition. */
export interface PaintedOver {
  weight: number
  follows: Follows | null
}

/** Models paint on sheets of whole steps of this many px; what is too much is cut off again. */
const STEP = 64
const inSteps = (length: number) => Math.ceil(length / STEP) * STEP

/** At most as many drawings go along: the one that holds the composition best, and a fainter second for those who take it. */
const GUIDES_MAX = 2
const SECOND = 0.6

/** The drawings of a category that a model is given, the best first. */
export const guidesTaken = (model: PictureModel, category: ImageCategory): GuideKind[] =>
  guidesFor(model, category).slice(0, GUIDES_MAX)

/** An order with the drawings that a model is given of those there are. */
export function withGuidesOf(model: PictureModel, order: PictureOrder): PictureOrder {
  if (!order.guides) return order
  const guides = guidesTaken(model, order.category).flatMap((kind, place) => {
    const guide = order.guides?.find((one) => one.kind === kind)
    return guide ? [{ ...guide, weight: guide.weight * (place === 0 ? 1 : SECOND) }] : []
  })
  return { ...order, guides }
}

/** How much of the work composing is. */
const COMPOSING = 0.1

/** The kept scene of the picture that is painted over. Throws ProviderError when it has gone for good meanwhile. */
export async function sceneToPaintOver(db: Services['db'], userId: string, over: Over | undefined): Promise<unknown> {
  if (over?.of === undefined) return undefined
  const [kept] = await db
    .select({ ownerId: images.ownerId, scene: images.scene })
    .from(images)
    .where(eq(images.id, over.of))
  if (!kept?.scene)
    throw new ProviderError('The picture that was to be painted over is gone. Nothing was charged.', { passing: false })
  return toldScene(userId, kept)
}

/**
 * Has the engine compose what an order asks for (or takes a kept scene), and a model paint over it. What comes back has the engine's
 * scene, so that all that is made of scenes can be made of it.
 */
export async function paintOver<M extends MadePicture>(
  composer: Composer,
  {
    kinds,
    make,
    order,
    over,
    kept,
  }: {
    /** The drawings of it that whoever may paint is given. */
    kinds: readonly GuideKind[]
    make: (...asked: Parameters<Make<'picture'>>) => Promise<M>
    order: PictureOrder
    over: Over
    kept: unknown
  },
  watcher: Watcher,
): Promise<M & { over: PaintedOver }> {
  const { category, width, height, prompt, negativePrompt, seed, nudges, givenNames, map } = order
  const sheet = { width: inSteps(width), height: inSteps(height) }
  const [style = ''] = stylesOffered[category]
  const { scene, faces, guides } = await composer.compose(
    {
      request: { category, prompt, negativePrompt, style, seed, nudges, givenNames, map, width, height },
      scene: kept,
      kinds,
      sheet,
    },
    {
      signal: watcher.signal,
      progress: (fraction, stage) => watcher.progress(fraction * COMPOSING, stage),
    },
  )
  const made = await make(
    {
      ...order,
      ...sheet,
      cut: { width, height },
      guides: guides.map((guide) => ({ ...guide, weight: over.weight })),
    },
    {
      ...watcher,
      progress: (fraction, stage) => watcher.progress(COMPOSING + fraction * (1 - COMPOSING), stage),
    },
  )
  const follows =
    isBattlemap(scene) || isTownmap(scene) ? await composer.following(scene, made.bytes, watcher.signal) : undefined
  return { ...made, scene, faces: made.faces ?? faces, over: { weight: over.weight, follows: follows ?? null } }
}
