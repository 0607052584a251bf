import { imageCategories, imageShapes, imageSizes } from '../../contract/categories.ts'
import { tabStorage } from '../session/storage.ts'
import { COUNTS, emptyForm, type ImageForm } from './form.ts'

const DRAFT_KEY = 'lanternkeep-generate-draft'

function isForm(value: unknown): value is ImageForm {
  if (typeof value !== 'object' || value === null) return false
  const form = value as Record<keyof ImageForm, unknown>
  const within = (all: readonly unknown[], one: unknown) => all.includes(one)
  return (
    within(imageCategories, form.category) &&
    within(imageShapes, form.shape) &&
    within(imageSizes, form.size) &&
    within(COUNTS, form.count) &&
    [form.prompt, form.negativePrompt, form.model].every((text) => typeof text === 'string') &&
    [form.seedLocked, form.isVisible].every((flag) => typeof flag === 'boolean') &&
    (form.seed === null || typeof form.seed === 'number')
  )
}

/** What was typed and not yet sent away, so that a reload or a log-in loses nothing. Without storage nothing is kept. */
export function recallForm(): ImageForm | null {
  try {
    const value: unknown = JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? 'null')
    return isForm(value) ? { ...emptyForm(), ...value } : null
  } catch {
    return null
  }
}

export function keepForm(form: ImageForm): void {
  try {
    tabStorage.setItem(DRAFT_KEY, JSON.stringify(form))
  } catch {
    // Storage is off or full: the form lives as long as the page.
  }
}
