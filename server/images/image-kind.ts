import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { BEST } from '../../contract/best.ts'
import { categoryFacts } from '../../contract/categories.ts'
import { Follows, ImageRequest, Seed, Sent } from '../../contract/images.ts'
import { isCostly } from '../../contract/levels.ts'
import { TITLE_MAX } from '../../contract/limits.ts'
import { frameFor } from '../../contract/map-choices.ts'
import type { PictureModel } from '../../contract/models.ts'
import { Worn } from '../../contract/own-styles.ts'
import { Chip } from '../../contract/prompts.ts'
import { flagsAsked } from '../../contract/visibility.ts'
import { RECIPE } from '../../engine/facts.ts'
import { images, sheets } from '../db/schema.ts'
import { type Delivery, type Kind, PartlyMade } from '../generations/kind.ts'
import { announceToFollowers } from '../jobs/follower-news.ts'
import { workOf } from '../pixels/gate.ts'
import { calledOf } from '../providers/best.ts'
import { gravest, type PictureOrder, type RemoteJob, type Watcher } from '../providers/provider.ts'
import { ANYBODY } from '../providers/providers.ts'
import { noteWorn } from '../worn/wearing.ts'
import { givenNamesFor } from './given-names.ts'
import { stillHad } from './had.ts'
import { glanced, lookBytes, lookedOver, lookOver } from './looked.ts'
import { paintOver, sceneToPaintOver } from './over/painted-over.ts'
import { painterFor, priceOf } from './painter.ts'
import { personFor } from './person.ts'
import { picturesOf } from './pictures.ts'
import { imagesOfGeneration } from './queries.ts'
import { ratedBy } from './rated.ts'
import { titleOf } from './title.ts'

/** An image request as it is stored: the model and the seed are settled, so that a repeat makes the same pictures. */
const StoredRequest = ImageRequest.extend({
  model: z.string(),
  seed: Seed,
  /** Those of its pictures that the person had already, which are not paid for. */
  had: z.array(z.object({ position: z.number().int(), id: z.uuid() })).default([]),
  /** The service that its owner's own key pays for it; left out: the site does. */
  ownService: z.string().optional(),
  /** Of the best available: the most that one picture may cost, milligold, as it was said before. */
  said: z.number().int().min(0).optional(),
  /** Of the best available: whether those that are for higher levels alone may make it. */
  opensCostly: z.boolean().optional(),
  /** The best available was asked for while services were switched off. */
  isInstead: z.literal(true).optional(),
})
type StoredRequest = z.output<typeof StoredRequest>

/** One finished picture, kept while the others are made. */
const Part = z.object({
  mediaKey: z.string(),
  thumbhash: z.string(),
  ...glanced,
  width: z.number(),
  height: z.number(),
  bytes: z.number().optional(),
  seed: z.number(),
  nudges: z.array(z.number()).default([]),
  understood: z.array(Chip),
  unused: z.array(z.string()),
  /** Who made it, and for how much, milligold; left out by earlier versions of the program, which asked one model alone. */
  by: z
    .object({ id: z.string(), name: z.string(), provider: z.string(), takesSeed: z.boolean(), price: z.number() })
    .optional(),
  wentOn: z.string().default(''),
  ...lookedOver,
  /** The styles of people's own that it was put into. */
  worn: z.array(Worn).optional(),
  /** Left out by providers that know none. */
  scene: z.unknown().optional(),
  /** Left out by those who are told nothing but the order. */
  sent: Sent.optional(),
  /** Of one that was painted over a composition. */
  over: z.object({ weight: z.number(), follows: Follows.nullable() }).optional(),
})
type Part = z.output<typeof Part>

/** What is made for a sheet goes by the sheet's name, as it stands then: a map by its town's. */
const titleFor = (sheetId: string | undefined, prompt: string) =>
  sheetId === undefined
    ? titleOf(prompt)
    : sql`coalesce((select left(${sheets.title}, ${TITLE_MAX}) from ${sheets} where ${sheets.id} = ${sheetId}), ${titleOf(prompt)})`

export const imageKind: Kind<StoredRequest> = {
  name: 'image',
  request: StoredRequest,

  price({ providers }, request) {
    if (request.ownService !== undefined) return 0
    const wanted = request.count - request.had.length
    if (request.said !== undefined) return request.said * wanted
    return priceOf(providers.modelFor(request.category, request.model), request.size) * wanted
  },

  bounded({ providers }, request) {
    const { count, had, model: id, category, ownService, opensCostly } = request
    // Asked of work under way too, whose model may be gone: that is told where the work is made.
    const isThere = providers.models().some((one) => one.id === id && one.categories.includes(category))
    const model = ownService === undefined && isThere ? providers.modelFor(category, id) : undefined
    const isClosed = model && (id === BEST ? opensCostly === true : isCostly(model))
    return {
      pictures: count,
      hidden: flagsAsked(request).isVisible ? 0 : count - had.length,
      ...(isClosed && { costly: model.name }),
    }
  },

  results: ({ count, had }) => count - had.length,

  describe({ providers, ownKeys }, request) {
    const model = providers.models().find((candidate) => candidate.id === request.model)
    const modelName = model?.name ?? ownKeys.nameOf(request.model) ?? request.model
    return { description: request.prompt, modelName }
  },

  waitsFor({ providers }, request) {
    if (request.ownService !== undefined || request.model === BEST) return ANYBODY.name
    return providers.lineOf(providers.modelFor(request.category, request.model))?.name
  },

  async run(request, work) {
    const { media } = work.services
    const { asksFor, guides, make } = await painterFor(work.services, work.userId, request)
    const { category, prompt, negativePrompt } = request
    const size = frameFor(request)
    const givenNames = await givenNamesFor(work.services.db, request)
    const personOf = await personFor(work.services.db, request)
    const kept = await sceneToPaintOver(work.services.db, work.userId, request.over)

    // One that was deleted since it was offered is made again: it has been paid for before.
    const had = await stillHad(work.services.db, work.userId, request.had)
    const pictures = picturesOf(request)
    const missing = pictures.flatMap((one, position) =>
      had.some((image) => image.position === position) ? [] : [{ ...one, position }],
    )
    const fractions = pictures.map<number>((_, position) => (missing.some((one) => one.position === position) ? 0 : 1))
    function advance(position: number, fraction: number, stage: string) {
      fractions[position] = fraction
      work.progress(fractions.reduce((sum, one) => sum + one, 0) / pictures.length, stage)
    }

    async function makePart({ position, seed, nudges }: (typeof missing)[number], job: RemoteJob): Promise<Part> {
      const order: PictureOrder = {
        category,
        prompt,
        negativePrompt,
        model: request.model,
        ...size,
        seed,
        nudges,
        ...(givenNames ? { givenNames } : {}),
        ...(personOf === undefined ? {} : { personOf }),
        ...(request.map ? { map: request.map } : {}),
      }
      const watcher: Watcher = {
        signal: work.signal,
        progress: (fraction, stage) => advance(position, fraction, stage),
        job,
      }
      const { over: asked } = request
      const made = asked
        ? await paintOver(work.services.composer, { kinds: guides, make, order, over: asked, kept }, watcher)
        : await make(order, watcher)
      const [mediaKey, glance] = await Promise.all([
        media.put(made.bytes, made.extension),
        work.services.glancer.glance(made.bytes, {
          caller: workOf(work.userId),
          pixels: made.width * made.height,
          signal: work.signal,
        }),
      ])
      const { width, height, understood, unused, scene, sent, faces = [], by: model, wentOn, worn } = made
      const over = 'over' in made ? made.over : undefined
      // What the built-in engine draws is dressed, and its maps look to the rating like nothing it knows.
      const seen = model.provider === 'built-in' ? { faces } : await lookOver(work.services, made.bytes, work.signal)
      // Where no face was found, the composition tells where one was painted.
      const looked = seen.faces.length > 0 ? seen : { ...seen, faces }
      return Part.parse({
        ...looked,
        ...glance,
        mediaKey,
        width,
        height,
        bytes: made.bytes.length,
        seed,
        nudges,
        understood,
        unused,
        worn,
        scene,
        sent,
        over,
        by: madeBy(model),
        wentOn: request.isInstead
          ? `AI services are switched off at present; ${calledOf(model)} made this one.`
          : wentOn,
      })
    }

    const madeBy = (model: PictureModel) => ({ ...model, price: priceOf(model, request.size) })

    // All of them end before a fault is told, so that what the others finish is kept for the next attempt.
    const ends = await Promise.allSettled(
      missing.map(async (one) => ({
        position: one.position,
        ...Part.parse(await work.part(one.position, (job) => makePart(one, job))),
      })),
    )
    const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    if (faults.length > 0 && faults.length === missing.length) throw gravest(faults)
    const parts = ends.flatMap((end) =>
      end.status === 'fulfilled' ? [{ ...end.value, by: end.value.by ?? madeBy(asksFor) }] : [],
    )
    const { said: most } = request
    const wanted = request.count - request.had.length
    // What was had before, and could not be made again now, was not paid for either.
    const paidFor = Math.max(0, wanted - faults.length)
    const delivery: Delivery = {
      // The best available may have been a cheaper one, and is never dearer than was said.
      charge:
        most === undefined
          ? wanted === 0
            ? 0
            : Math.floor((work.cost * paidFor) / wanted)
          : parts.reduce((sum, { by }) => sum + Math.min(by.price, most), 0),
      async store(tx) {
        if (parts.length === 0) return
        const made = parts.map((part) => ({ ...part, id: crypto.randomUUID() }))
        await tx.insert(images).values(
          made.map(({ by: model, ...part }) => ({
            ...part,
            look: lookBytes(part.look),
            ...ratedBy(part, [prompt]),
            // One that brings nothing back would only be believed to.
            seed: model.takesSeed ? part.seed : null,
            generationId: work.id,
            recipe: model.provider === 'built-in' ? RECIPE : 0,
            variedFrom: request.variation?.of,
            variedBy: request.variation?.strength,
            personOf: request.personOf,
            overOf: request.over?.of,
            ownerId: work.userId,
            type: categoryFacts[category].type,
            title: titleFor(request.sheetId, prompt),
            prompt,
            negativePrompt,
            model: model.id,
            modelName: model.name,
            ...flagsAsked(request),
            // Null when it has gone for good meanwhile.
            sheetId:
              request.sheetId && sql`(select ${sheets.id} from ${sheets} where ${sheets.id} = ${request.sheetId})`,
          })),
        )
        await noteWorn(
          tx,
          request.loras,
          made.map(({ id }) => id),
        )
        const [first] = made
        if (first && flagsAsked(request).isVisible)
          await announceToFollowers(tx, work.services.queue, { ownerId: work.userId, imageId: first.id })
      },
    }
    if (faults.length === 0) return delivery
    throw new PartlyMade(gravest(faults), delivery, { count: faults.length, of: request.count })
  },

  async outcome(reader, services, generation) {
    const had = StoredRequest.safeParse(generation.request).data?.had ?? []
    const made = await imagesOfGeneration(reader, services, generation, had)
    const [image = null] = made
    const ids = made.flatMap(({ id }) => (had.some((one) => one.id === id) ? [id] : []))
    return { image, images: made, ...(ids.length > 0 && { had: ids }), url: image && `/images/${image.id}` }
  },
}
