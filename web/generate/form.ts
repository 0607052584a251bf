import { BEST, bestFor } from '../../contract/best.ts'
import { guidesFor, OVER_WEIGHT } from '../../contract/capabilities.ts'
import {
  categoryFacts,
  type ImageCategory,
  imageCategories,
  imageShapes,
  imageSizes,
  ofPeople,
} from '../../contract/categories.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import type { ImageRequestInput } from '../../contract/images.ts'
import { batchOpens, closedModel, isOpenTo, levelName, levelRights } from '../../contract/levels.ts'
import { NEGATIVE_PROMPT_MAX, PROMPT_MAX } from '../../contract/limits.ts'
import { LEVEL_MOST, ROOMS_MOST, SQUARES_LEAST, SQUARES_MOST } from '../../contract/map-bounds.ts'
import type { MapChoices } from '../../contract/map-choices.ts'
import type { PictureModel } from '../../contract/models.ts'
import type { Visibility } from '../../contract/visibility.ts'
import type { WornLora } from '../../contract/worn-loras.ts'
import { lengthOf, tooLong } from '../ui/length.ts'

type Shape = (typeof imageShapes)[number]
type Size = (typeof imageSizes)[number]

/** Largest seed: contract/images.ts has the same figure beside schemas that this page does not need. */
export const SEED_MAX = 4_294_967_295
/** How many pictures a press makes: what the levels open, and all that is less than what is open to everybody. */
export const COUNTS = [1, 2, 3, 4, 6, 8, 12] as const

/** The image form as it stands. */
export interface ImageForm {
  category: ImageCategory
  prompt: string
  negativePrompt: string
  /** A model id that was chosen; empty: the words may choose a built-in style, else it is the category's first. */
  model: string
  shape: Shape
  size: Size
  count: (typeof COUNTS)[number]
  /** The last seed, or the one to use when locked; null before the first picture. */
  seed: number | null
  seedLocked: boolean
  /** Where the locked seed's picture is a little variation: its nudges. */
  nudges: readonly number[]
  /** What is chosen for a battle map; left out: the words say. */
  map: MapChoices
  /** The picture whose person is drawn again; empty: whoever the words say. */
  personOf: string
  /** What the model wears, where it wears any. */
  loras: readonly WornLora[]
  /** How closely a service's model keeps to the engine's own composition, 0-1; 0: it composes itself. */
  over: number
  visibility: Visibility
}

export function emptyForm(category: ImageCategory = 'characters'): ImageForm {
  return {
    category,
    prompt: '',
    negativePrompt: '',
    model: '',
    shape: categoryFacts[category].shape,
    size: 1024,
    count: 1,
    seed: null,
    seedLocked: false,
    nudges: [],
    map: {},
    personOf: '',
    loras: [],
    over: 0,
    visibility: 'public',
  }
}

/** Another category, empty but for how many, how large and how private the pictures are to be. */
export function freshIn({ size, count, visibility }: ImageForm, category: ImageCategory): ImageForm {
  return { ...emptyForm(category), size, count, visibility }
}

/** The same words in another category. */
export function withWordsIn(form: ImageForm, category: ImageCategory): ImageForm {
  const { prompt, negativePrompt } = form
  return { ...freshIn(form, category), prompt, negativePrompt }
}

/** The one of them that is meant, as an address or a file says it. */
export const oneOf = <T extends string | number>(all: readonly T[], value: unknown): T | undefined =>
  all.find((one) => String(one) === String(value))

/** The fields for a battle map, in the order of the form. */
export const mapFields = [
  { name: 'columns', label: 'Width, squares', least: SQUARES_LEAST, most: SQUARES_MOST },
  { name: 'rows', label: 'Height, squares', least: SQUARES_LEAST, most: SQUARES_MOST },
  { name: 'rooms', label: 'Rooms', least: 1, most: ROOMS_MOST },
  { name: 'level', label: 'Stocked for a party of level', least: 1, most: LEVEL_MOST },
] as const

const isWithin = ({ least, most }: (typeof mapFields)[number], value: number | undefined) =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= most)

/** What is wrong with a field for a battle map, in a sentence; undefined where nothing is. */
export function mapProblem(map: MapChoices): string | undefined {
  const wrong = mapFields.find((field) => !isWithin(field, map[field.name]))
  return wrong && `${wrong.label}: ${wrong.least} to ${wrong.most}.`
}

/** The choices for a battle map that fields of text or numbers hold; what makes no sense is left out. */
export function mapFrom(given: (name: keyof MapChoices) => string | number | null | undefined): MapChoices {
  const found = mapFields.flatMap((field) => {
    const text = String(given(field.name) ?? '')
    return /^\d{1,3}$/.test(text) && isWithin(field, Number(text)) ? [[field.name, Number(text)]] : []
  })
  return Object.fromEntries(found) as MapChoices
}

export function seedFrom(text: string): number | null {
  return /^\d{1,10}$/.test(text.trim()) && Number(text) <= SEED_MAX ? Number(text) : null
}

const uuidFrom = (text: string | null): string | undefined =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : undefined

/** The LoRA that an address asks for, as it was made. */
function lorasFrom(search: URLSearchParams): readonly WornLora[] | undefined {
  const id = uuidFrom(search.get('lora'))
  return id === undefined ? undefined : [{ id, weight: 1 }]
}

function weightFrom(text: string | null): number | undefined {
  const weight = text === null || text === '' ? Number.NaN : Number(text)
  return weight >= 0 && weight <= 1 ? weight : undefined
}

/** The form with what an address asks for laid over it; anything that makes no sense is left out. */
export function withAddress(form: ImageForm, search: URLSearchParams): ImageForm {
  const category = oneOf(imageCategories, search.get('categories'))
  const based = category && category !== form.category ? freshIn(form, category) : form
  const seed = seedFrom(search.get('seed') ?? '')
  return {
    ...based,
    prompt: search.get('prompt') ?? based.prompt,
    negativePrompt: search.get('negative') ?? (search.has('prompt') ? '' : based.negativePrompt),
    model: search.get('model') ?? based.model,
    shape: oneOf(imageShapes, search.get('shape')) ?? based.shape,
    size: oneOf(imageSizes, search.get('size')) ?? based.size,
    map:
      search.has('prompt') || mapFields.some(({ name }) => search.has(name))
        ? mapFrom((name) => search.get(name))
        : based.map,
    loras: lorasFrom(search) ?? (search.has('prompt') ? [] : based.loras),
    over: weightFrom(search.get('over')) ?? (search.has('prompt') ? 0 : based.over),
    personOf: uuidFrom(search.get('person')) ?? (search.has('prompt') ? '' : based.personOf),
    seed: seed ?? based.seed,
    seedLocked: seed === null ? based.seedLocked : true,
    nudges: seed === null ? based.nudges : [],
  }
}

/**
 * The models on offer for the form's category, and the one it stands for, as somebody of a level may ask it; `style`: what the
 * prompt's words ask for.
 */
export function modelsFor(
  form: ImageForm,
  models: readonly PictureModel[],
  level: PremiumLevel,
  style: string | null = null,
): { offered: PictureModel[]; chosen: PictureModel | undefined } {
  const offered = models.filter((model) => model.categories.includes(form.category))
  const [first] = offered
  const worded = first && isBuiltIn(first) ? offered.find((model) => isBuiltIn(model) && model.id === style) : undefined
  const chosen = offered.find((model) => model.id === form.model) ?? worded ?? first
  if (chosen?.id !== BEST) return { offered, chosen }
  const { category, over, loras } = form
  const open = offered.filter((model) => isOpenTo(level, model))
  return { offered, chosen: bestFor(chosen, open, { category, isOver: over > 0, worn: loras.length }) }
}

/** Whether the engine that comes along makes it, which tells what it understands; a service keeps that to itself. */
export const isBuiltIn = (model: Pick<PictureModel, 'provider'>) => model.provider === 'built-in'

/** Whether what the form asks for is painted over the engine's own composition. */
export const isPaintedOver = (form: Pick<ImageForm, 'over' | 'category'>, model: PictureModel | undefined): boolean =>
  form.over > 0 && model !== undefined && guidesFor(model, form.category).length > 0

/** Gold for the whole request; undefined until the models are known. */
export function priceOf(form: ImageForm, model: PictureModel | undefined): number | undefined {
  return model && Math.round(model.price[form.size] * form.count * 1000) / 1000
}

/** What of the form a higher level would allow, in a sentence; undefined where the person's own does. */
export function levelProblem(
  { count }: Pick<ImageForm, 'count'>,
  model: PictureModel | undefined,
  level: PremiumLevel,
): string | undefined {
  const opens = batchOpens(count)
  if (count > levelRights[level].batch && opens)
    return `${count} pictures at once are made from the ${levelName(opens)} level up; yours makes ${levelRights[level].batch}.`
  return model && closedModel(level, model)
}

/** How long the form's words are. */
export const lengthsOf = (form: Pick<ImageForm, 'prompt' | 'negativePrompt'>) => ({
  prompt: lengthOf(form.prompt, PROMPT_MAX),
  negativePrompt: lengthOf(form.negativePrompt, NEGATIVE_PROMPT_MAX),
})

/** Why the form cannot be sent however much gold there is, in a sentence; undefined when it can. */
export function problemOf(form: Pick<ImageForm, 'prompt' | 'negativePrompt' | 'category' | 'map'>): string | undefined {
  return lengthProblem(form) ?? (form.category === 'battlemaps' ? mapProblem(form.map) : undefined)
}

export function lengthProblem(form: Pick<ImageForm, 'prompt' | 'negativePrompt'>): string | undefined {
  const { prompt, negativePrompt } = lengthsOf(form)
  if (prompt.over) return tooLong('The prompt', prompt)
  return negativePrompt.over && tooLong('What to leave out', negativePrompt)
}

/** The seed of the next start: the locked one, or a fresh one. */
export function nextSeed(form: Pick<ImageForm, 'seed' | 'seedLocked'>, random: () => number): number {
  return form.seedLocked && form.seed !== null ? form.seed : Math.floor(random() * (SEED_MAX + 1))
}

/** The form as a request had it, to ask for the same again. */
export function formOf(request: ImageRequestInput): ImageForm {
  const form = emptyForm(request.category)
  return {
    ...form,
    prompt: request.prompt,
    negativePrompt: request.negativePrompt ?? '',
    model: request.model ?? '',
    shape: request.shape ?? form.shape,
    size: request.size ?? form.size,
    count: COUNTS.find((count) => count === request.count) ?? 1,
    map: request.map ?? {},
    personOf: request.personOf ?? '',
    loras: (request.loras ?? []).map(({ id, weight = 1 }) => ({ id, weight })),
    over: request.over ? (request.over.weight ?? OVER_WEIGHT) : 0,
    visibility: request.visibility ?? (request.isVisible === false ? 'private' : 'public'),
  }
}

export function requestOf(form: ImageForm, seed: number, model: PictureModel | undefined): ImageRequestInput {
  const nudges = form.seedLocked && form.seed === seed ? [...form.nudges] : []
  const { category, prompt, negativePrompt, shape, size, count, visibility } = form
  const isOver = isPaintedOver(form, model)
  return {
    category,
    prompt: prompt.trim(),
    negativePrompt: negativePrompt.trim(),
    // Not chosen: the words are heard.
    model: model?.id === form.model ? model.id : undefined,
    shape,
    size,
    count,
    seed,
    ...(model?.isOwnKey && { ownKey: true }),
    ...(nudges.length > 0 && { nudges }),
    ...(category === 'battlemaps' &&
      (!model || isBuiltIn(model) || isOver) &&
      Object.keys(form.map).length > 0 && { map: form.map }),
    ...(form.personOf !== '' && ofPeople(category) && (!model || isBuiltIn(model)) && { personOf: form.personOf }),
    ...(model?.loras && form.loras.length > 0 && { loras: form.loras.slice(0, model.loras.most) }),
    ...(isOver && { over: { weight: form.over } }),
    visibility,
  }
}
