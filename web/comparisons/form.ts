import { BEST } from '../../contract/best.ts'
import {
  categoryFacts,
  type ImageCategory,
  imageCategories,
  imageShapes,
  imageSizes,
} from '../../contract/categories.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import { closedModel, isOpenTo } from '../../contract/levels.ts'
import { COMPARED_LEAST, COMPARED_MOST, NEGATIVE_PROMPT_MAX, PROMPT_MAX } from '../../contract/limits.ts'
import type { PictureModel } from '../../contract/models.ts'
import type { CallInput } from '../../contract/routes.ts'
import { type ImageForm, oneOf, seedFrom } from '../generate/form.ts'
import { lengthOf, tooLong } from '../ui/length.ts'

/** What is to be compared, as the form stands. */
export interface CompareForm
  extends Pick<
    ImageForm,
    'category' | 'prompt' | 'negativePrompt' | 'shape' | 'size' | 'seed' | 'seedLocked' | 'visibility'
  > {
  /** Ids, in the order they were chosen. */
  models: readonly string[]
  isBlind: boolean
}

export function emptyForm(category: ImageCategory = 'characters'): CompareForm {
  return {
    category,
    prompt: '',
    negativePrompt: '',
    models: [],
    shape: categoryFacts[category].shape,
    size: 768,
    seed: null,
    seedLocked: false,
    visibility: 'public',
    isBlind: true,
  }
}

/** The form as an address asks for it; what makes no sense is left out. */
export function formAt(search: URLSearchParams): CompareForm {
  const form = emptyForm(oneOf(imageCategories, search.get('categories')))
  const seed = seedFrom(search.get('seed') ?? '')
  const models = (search.get('models') ?? '').split(',').filter((id) => id !== '')
  return {
    ...form,
    prompt: search.get('prompt') ?? '',
    models: [...new Set(models)].slice(0, COMPARED_MOST),
    shape: oneOf(imageShapes, search.get('shape')) ?? form.shape,
    size: oneOf(imageSizes, search.get('size')) ?? form.size,
    seed,
    seedLocked: seed !== null,
  }
}

/** Another category: the words stay, and of the models those that make it. */
export function inCategory(form: CompareForm, category: ImageCategory, models: readonly PictureModel[]): CompareForm {
  return { ...form, category, shape: categoryFacts[category].shape, models: chosenOf({ ...form, category }, models) }
}

/** Those that make the form's category, by name: what may be any of them is compared with nothing. */
export const offeredFor = ({ category }: Pick<CompareForm, 'category'>, models: readonly PictureModel[]) =>
  models.filter(({ id, categories }) => id !== BEST && categories.includes(category))

/** The chosen ones that are on offer, by their ids. */
export function chosenOf(form: Pick<CompareForm, 'category' | 'models'>, models: readonly PictureModel[]): string[] {
  const offered = offeredFor(form, models)
  return form.models.filter((id) => offered.some((model) => model.id === id))
}

/** One more or one fewer; a seventh is not taken. */
export function toggled(form: CompareForm, id: string): CompareForm {
  if (form.models.includes(id)) return { ...form, models: form.models.filter((one) => one !== id) }
  return form.models.length < COMPARED_MOST ? { ...form, models: [...form.models, id] } : form
}

/** Gold for all of it; undefined until two are chosen. */
export function priceOf(form: CompareForm, models: readonly PictureModel[]): number | undefined {
  const chosen = chosenOf(form, models)
  if (chosen.length < COMPARED_LEAST) return undefined
  const sum = chosen.reduce((all, id) => all + (models.find((model) => model.id === id)?.price[form.size] ?? 0), 0)
  return Math.round(sum * 1000) / 1000
}

/** Why it cannot be sent, in a sentence; undefined when it can. */
export function problemOf(form: CompareForm, models: readonly PictureModel[]): string | undefined {
  const prompt = lengthOf(form.prompt, PROMPT_MAX)
  if (prompt.over) return tooLong('The prompt', prompt)
  const negative = lengthOf(form.negativePrompt, NEGATIVE_PROMPT_MAX)
  if (negative.over) return tooLong('What to leave out', negative)
  const missing = COMPARED_LEAST - chosenOf(form, models).length
  return missing > 0 ? `Choose ${missing === 1 ? 'one more model' : 'two models'} at least.` : undefined
}

/** Those of the chosen that are for higher subscription levels, in a sentence; undefined where there is none. */
export function levelProblem(
  form: CompareForm,
  models: readonly PictureModel[],
  level: PremiumLevel,
): string | undefined {
  const closed = models.find((model) => chosenOf(form, models).includes(model.id) && !isOpenTo(level, model))
  return closed && closedModel(level, closed)
}

export function requestOf(form: CompareForm, models: readonly PictureModel[]): CallInput<'startComparison'>['body'] {
  const { category, prompt, negativePrompt, shape, size, seed, seedLocked, visibility } = form
  const chosen = chosenOf(form, models)
  // As it was shown: what was to cost nothing is not paid in gold because a key went meanwhile.
  const ownKeys = chosen.filter((id) => models.some((model) => model.id === id && model.isOwnKey))
  return {
    category,
    prompt: prompt.trim(),
    negativePrompt: negativePrompt.trim(),
    models: chosen,
    ...(ownKeys.length > 0 && { ownKeys }),
    shape,
    size,
    ...(seedLocked && seed !== null && { seed }),
    visibility,
  }
}
