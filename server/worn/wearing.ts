import { inArray, sql } from 'drizzle-orm'
import { loraLicenceFacts, weightMaxOf } from '../../contract/lora-facts.ts'
import { whyNotWorn, withTriggers } from '../../contract/lora-wearing.ts'
import type { PictureModel } from '../../contract/models.ts'
import { OwnStyle, type Worn } from '../../contract/own-styles.ts'
import type { WornLora } from '../../contract/worn-loras.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { Transaction } from '../db/database.ts'
import { imageLoras, loras } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { PictureOrder } from '../providers/provider.ts'
import type { Services } from '../services.ts'
import { filePath } from './address.ts'
import { lorasToWear } from './queries.ts'

type Wearing = Pick<Services, 'db' | 'config' | 'media' | 'now'>

type Row = Awaited<ReturnType<typeof lorasToWear>>[number]

/** The rows of what is to be worn, in its order. Throws AppError for what the wearer may not see. */
async function rowsOf({ db }: Wearing, caller: Pick<Caller, 'id'>, worn: readonly WornLora[]): Promise<Row[]> {
  const rows = await lorasToWear(
    db,
    caller,
    worn.map(({ id }) => id),
  )
  if (rows.length < worn.length)
    throw new AppError('not_found', 'One of these LoRAs is not there any more. Nothing was charged.')
  return rows
}

/** Why a model cannot wear these, in a sentence; undefined where it can. */
function whyNot(
  { config }: Pick<Services, 'config'>,
  caller: Pick<Caller, 'id'>,
  rows: readonly Row[],
  model: PictureModel,
): string | undefined {
  const most = model.loras?.most ?? 0
  if (model.loras && rows.length > most)
    return `${model.name} wears ${most === 1 ? 'one LoRA' : `at most ${most} LoRAs`} at once.`
  for (const row of rows) {
    const why = whyNotWorn(row, model, config.site)
    if (why) return `${row.title} cannot be worn: ${why}`
    // Whoever has the account of a key may read there where the file was fetched, and fetch it too.
    if (model.isOwnKey && row.ownerId !== caller.id && !loraLicenceFacts[row.licence].isShared)
      return `${row.title} cannot be worn with your own key: its licence lets nobody but its owner keep a copy, and your account with ${model.provider} would be told where its file lies.`
  }
  return undefined
}

/** The rows of what is to be worn, in its order. Throws AppError for what the wearer may not see, or the model cannot wear. */
async function settled(
  services: Wearing,
  caller: Pick<Caller, 'id'>,
  worn: readonly WornLora[],
  model: PictureModel,
): Promise<Row[]> {
  const rows = await rowsOf(services, caller, worn)
  const why = whyNot(services, caller, rows, model)
  if (why) throw new AppError('invalid_request', `${why} Nothing was charged.`)
  return rows
}

/** Those of the models that can wear all of it. Throws AppError for what the wearer may not see. */
export async function wearersOfAll(
  services: Wearing,
  wearerId: string,
  worn: readonly WornLora[],
  models: readonly PictureModel[],
): Promise<PictureModel[]> {
  if (worn.length === 0) return [...models]
  const caller = { id: wearerId }
  const rows = await rowsOf(services, caller, worn)
  return models.filter((model) => whyNot(services, caller, rows, model) === undefined)
}

/** Throws AppError where a model cannot wear what it is to. */
export async function assertCanBeWorn(
  services: Wearing,
  caller: Pick<Caller, 'id'>,
  worn: readonly WornLora[],
  model: PictureModel,
): Promise<void> {
  if (worn.length > 0) await settled(services, caller, worn, model)
}

/** The styles of people's own among what is worn, each as strong as it is asked to be, and no stronger than it is. */
const stylesIn = (rows: readonly Pick<typeof loras.$inferSelect, 'style'>[], worn: readonly WornLora[]): Worn[] =>
  rows.flatMap(({ style }, position) =>
    style === null
      ? []
      : [{ style: OwnStyle.parse(style), strength: Math.min(weightMaxOf('own-style'), worn[position]?.weight ?? 1) }],
  )

/** The styles that pictures of a request are put into. Throws AppError where one is not there any more. */
export async function stylesToWear(
  services: Wearing,
  wearerId: string,
  worn: readonly WornLora[],
  model: PictureModel,
): Promise<Worn[]> {
  return worn.length === 0 ? [] : stylesIn(await settled(services, { id: wearerId }, worn, model), worn)
}

/** An order with what it wears: its trigger words, and where or as what the service finds each file. */
export async function dressedOrder(
  services: Wearing,
  wearerId: string,
  worn: readonly WornLora[],
  model: PictureModel,
  order: PictureOrder,
): Promise<PictureOrder> {
  if (worn.length === 0) return order
  const rows = await settled(services, { id: wearerId }, worn, model)
  // The engine takes styles as they are: nobody is told an address or a word.
  if (model.loras?.from === 'here') return { ...order, worn: stylesIn(rows, worn) }
  const { publicUrl } = services.config
  return {
    ...order,
    prompt: withTriggers(
      order.prompt,
      rows.flatMap(({ triggerWords }) => triggerWords),
    ),
    loras: rows.map(({ id, reference }, position) => ({
      reference: reference ?? new URL(filePath(services, id, { isSigned: true }), publicUrl).href,
      weight: worn[position]?.weight ?? 1,
    })),
  }
}

/** Notes what works wear, and counts it once for all of one request. What has gone for good meanwhile is left out. */
export async function noteWorn(tx: Transaction, worn: readonly WornLora[], imageIds: readonly string[]): Promise<void> {
  if (worn.length === 0 || imageIds.length === 0) return
  const there = await tx
    .update(loras)
    .set({ uses: sql`${loras.uses} + 1` })
    .where(
      inArray(
        loras.id,
        worn.map(({ id }) => id),
      ),
    )
    .returning({ id: loras.id })
  const rows = worn.filter(({ id }) => there.some((lora) => lora.id === id))
  if (rows.length === 0) return
  await tx
    .insert(imageLoras)
    .values(imageIds.flatMap((imageId) => rows.map(({ id, weight }) => ({ imageId, loraId: id, weight }))))
}
