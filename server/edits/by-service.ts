import { categoryOf } from '../../contract/categories.ts'
import { EDITED_PIXELS_MAX, isSceneStep, type PixelStep, widenedSides } from '../../contract/edit-facts.ts'
import { isStepInWords } from '../../contract/edit-models.ts'
import type { Edit, Mask } from '../../contract/edits.ts'
import { PROMPT_MAX } from '../../contract/limits.ts'
import type { Picture } from '../../engine/index.ts'
import type { MadeImage, Make, PictureOrder } from '../providers/provider.ts'
import { refusal } from './editor.ts'
import type { EditOrder, Made } from './maker.ts'
import {
  allBut,
  assertReadable,
  type Box,
  boxOf,
  cutOutBy,
  enlargedTo,
  extended,
  laidIn,
  maskOf,
  paintedAnew,
  partOf,
  sentSize,
  surroundings,
  wholeOf,
} from './sent-pictures.ts'
import { type Asked, askedFor, type StoredModel } from './service-model.ts'
import { type PaintedEdit, toldFor } from './told-services.ts'

/** An edit that a service's model carries out. */
export interface ServiceOrder<Of extends Edit = Edit> extends EditOrder<Of> {
  by: StoredModel
}

type AskedOf<C extends Asked['craft']> = Extract<Asked, { craft: C }>
type Of<Type extends Edit['type']> = Extract<Edit, { type: Type }>

/**
 * Carries an edit out by a service's model. What is read and laid together here waits its turn beside other edits; waiting for the
 * service takes nobody's. Throws AppError or ProviderError where it cannot be done.
 */
export async function byService(order: ServiceOrder): Promise<Made> {
  const { edit, work, by } = order
  const asked = await askedFor(work.services, work.userId, edit, by)
  const { id, name, provider } = asked.model
  const made = await carriedOut(order, asked)
  return { ...made, way: 'service', by: { id, name, provider } }
}

type Result = Omit<Made, 'way' | 'by'>

function carriedOut(order: ServiceOrder, asked: Asked): Promise<Result> {
  const { edit } = order
  switch (edit.type) {
    case 'UPSCALER':
      return enlarge({ ...order, edit }, asked as AskedOf<'enlargement'>)
    case 'BGREMOVAL':
      return cutOut({ ...order, edit }, asked as AskedOf<'matte'>)
    case 'INPAINTING':
    case 'OUTPAINTING':
      return paintIn({ ...order, edit }, asked as AskedOf<'picture'>)
    case 'QUICKEDIT':
    case 'SUBJECTTRANSFORMATION':
    case 'TRANSFORMATION':
      return paintAnew({ ...order, edit }, asked as AskedOf<'picture'>)
    default:
      // What only the built-in engine makes was refused when it was asked for.
      throw new Error(`No service's model carries out ${edit.type}`)
  }
}

/** The picture that is edited, read and worked on in a turn: it is not held in memory while a service is waited for. */
function inTurn<T>(
  { parent, work, watcher }: ServiceOrder,
  does: (picture: Picture) => Promise<T>,
  pixelsMax = EDITED_PIXELS_MAX,
): Promise<T> {
  const { editor, media } = work.services
  return editor.inTurn(work.signal, async () =>
    does(await editor.open(await media.read(parent.mediaKey), watcher, pixelsMax)),
  )
}

/** The part of the work that is what a service sent; part 0 is what was made of it. */
const CAME = 1

/**
 * Asks the service: its own stages are told, between what is read before and laid together after. What it sent is paid for, and so it is
 * kept as it came: where laying it in fails, the next attempt begins with it.
 */
async function ask<O, M extends MadeImage>(
  make: (order: O, watcher: Parameters<Make<'picture'>>[1]) => Promise<M>,
  order: O,
  { work, watcher }: ServiceOrder,
): Promise<Omit<M, 'bytes'> & { bytes: Buffer }> {
  const { media } = work.services
  const { mediaKey, besides } = await work.part(CAME, async (job) => {
    const { bytes, ...besides } = await make(order, {
      signal: work.signal,
      job,
      progress: (fraction, stage) => work.progress(0.1 + 0.7 * fraction, stage),
    })
    // A file that broke off on its way is fetched again: nothing is kept of it, and so the job is.
    await assertReadable(bytes, watcher)
    return { mediaKey: await media.put(bytes, besides.extension), besides }
  })
  return { ...besides, bytes: await media.read(mediaKey) }
}

async function enlarge(order: ServiceOrder<Of<'UPSCALER'>>, { model, make }: AskedOf<'enlargement'>): Promise<Result> {
  const { edit, parent, watcher } = order
  const sent = await inTurn(order, (picture) => wholeOf(picture, watcher), Number.POSITIVE_INFINITY)
  const { bytes: picture, width, height } = sent
  const asked = { model: model.id, picture, width, height, factor: edit.factor, prompt: parent.prompt }
  const came = await ask(make, asked, order)
  const told =
    width < parent.width ? [`It was sent at ${width} × ${height} px, which is the most that is enlarged`] : []
  return inTurn(
    order,
    async (whole) => {
      const size = { width: whole.width * edit.factor, height: whole.height * edit.factor }
      return { ...(await enlargedTo(whole, came.bytes, size, watcher)), told }
    },
    Number.POSITIVE_INFINITY,
  )
}

async function cutOut(order: ServiceOrder<Of<'BGREMOVAL'>>, { model, make }: AskedOf<'matte'>): Promise<Result> {
  const { edit, watcher } = order
  const { bytes: picture } = await inTurn(order, (whole) => wholeOf(whole, watcher))
  const came = await ask(make, { model: model.id, picture }, order)
  const cut = await inTurn(order, (whole) => cutOutBy(whole, came.bytes, edit, watcher))
  if (cut === 'nothing') throw refusal('no-subject')
  if (cut === 'all') throw refusal('nothing-to-do')
  return { ...cut, told: [] }
}

/** What every order for a picture says. */
function wordsFor({ edit, parent, seed }: ServiceOrder<PaintedEdit>, { model }: AskedOf<'picture'>) {
  const { prompt, negativePrompt, strength } = toldFor(edit, parent.prompt, model.hearsInstructions ?? false)
  const order = {
    model: model.id,
    category: categoryOf(parent.type) ?? 'landscapes',
    prompt: prompt.slice(0, PROMPT_MAX).toWellFormed(),
    negativePrompt: negativePrompt.slice(0, PROMPT_MAX).toWellFormed(),
    seed,
    isEdit: true,
  } as const
  return { order, strength }
}

interface Marked {
  picture: Picture
  mask: Mask
  box: Box
}

/** What is painted anew: what was marked with as much about it as is needed to see what it belongs to, or all about the picture. */
async function markedOf(
  edit: Of<'INPAINTING' | 'OUTPAINTING'>,
  picture: Picture,
  order: ServiceOrder,
): Promise<Marked> {
  if (edit.type === 'INPAINTING') {
    const marked = boxOf(edit.mask, picture)
    if (!marked) throw refusal('nothing-to-do')
    return { picture, mask: edit.mask, box: surroundings(marked, picture) }
  }
  const wider = await extended(picture, edit, order.watcher)
  const box = { left: 0, top: 0, width: wider.picture.width, height: wider.picture.height }
  return { picture: wider.picture, mask: allBut(wider.at, wider.picture), box }
}

async function paintIn(
  order: ServiceOrder<Of<'INPAINTING' | 'OUTPAINTING'>>,
  asked: AskedOf<'picture'>,
): Promise<Result> {
  const { edit, watcher } = order
  // So that what comes of it is no larger than pictures are edited.
  const grows = edit.type === 'OUTPAINTING' ? widenedSides.reduce((room, side) => room + edit[side] / 100, 1) ** 2 : 1
  const pixelsMax = Math.floor(EDITED_PIXELS_MAX / grows)
  const words = wordsFor(order, asked)
  const sent = await inTurn(
    order,
    async (whole): Promise<PictureOrder> => {
      const { picture, mask, box } = await markedOf(edit, whole, order)
      const size = sentSize(box)
      const from = { bytes: await partOf(picture, box, size, watcher), strength: words.strength }
      return { ...words.order, ...size, from, mask: await maskOf(mask, picture, box, size, watcher) }
    },
    pixelsMax,
  )
  const came = await ask(asked.make, sent, order)
  return inTurn(
    order,
    async (whole) => {
      const { picture, mask, box } = await markedOf(edit, whole, order)
      const laid = await laidIn(picture, came.bytes, mask, box, watcher)
      return { ...laid, told: [], ...(came.sent && { sent: came.sent }) }
    },
    pixelsMax,
  )
}

const needsFace = (step: PixelStep) =>
  (step.do === 'crop' && step.to === 'face') || (step.do === 'dye' && step.part === 'hair')

async function paintAnew(
  order: ServiceOrder<Of<'QUICKEDIT' | 'SUBJECTTRANSFORMATION' | 'TRANSFORMATION'>>,
  asked: AskedOf<'picture'>,
): Promise<Result> {
  const { edit, parent, watcher, work } = order
  const steps = edit.type === 'QUICKEDIT' ? edit.steps : []
  const afterwards = steps.filter((step): step is PixelStep => !isStepInWords(step) && !isSceneStep(step))
  // Said before anything is ordered: it could not be done afterwards either.
  if (parent.faces.length === 0 && afterwards.some(needsFace)) throw refusal('no-face')
  const words = wordsFor(order, asked)
  const sent = await inTurn(order, async (picture): Promise<PictureOrder> => {
    const size = sentSize(picture)
    const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
    const from = { bytes: await partOf(picture, whole, size, watcher), strength: words.strength }
    return { ...words.order, ...size, from }
  })
  const came = await ask(asked.make, sent, order)
  const { editor } = work.services
  return editor.inTurn(work.signal, async () => {
    const painted = await paintedAnew(came.bytes, parent, watcher)
    const besides = came.sent && { sent: came.sent }
    const told =
      painted.width < parent.width
        ? [`It was painted at ${painted.width} × ${painted.height} px, which is the most that is painted anew`]
        : []
    if (afterwards.length === 0) return { ...painted, told, ...besides }
    const picture = await editor.open(painted.bytes, watcher)
    const { faces } = parent
    const done = await editor.run({ do: 'steps', picture, steps: afterwards, seed: order.seed, faces }, watcher)
    return { ...done, told: [...told, ...done.told], ...besides }
  })
}
