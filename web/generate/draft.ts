import { type ImageCategory, imageCategories, imageShapes, imageSizes } from '../../contract/categories.ts'
import { visibilities } from '../../contract/visibility.ts'
import { tabStorage } from '../state/storage.ts'
import { COUNTS, emptyForm, freshIn, type ImageForm } from './form.ts'

const DRAFTS_KEY = 'lanternkeep-generate-drafts'

/** What was typed under each category, and which of them was open last. */
interface Drafts {
  open: ImageCategory
  forms: Partial<Record<ImageCategory, ImageForm>>
}

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
    typeof form.seedLocked === 'boolean' &&
    within(visibilities, form.visibility) &&
    (form.seed === null || typeof form.seed === 'number') &&
    (form.nudges === undefined || Array.isArray(form.nudges)) &&
    (form.over === undefined || typeof form.over === 'number') &&
    (form.personOf === undefined || typeof form.personOf === 'string') &&
    (form.loras === undefined || Array.isArray(form.loras)) &&
    (form.map === undefined || (typeof form.map === 'object' && form.map !== null))
  )
}

function stored(): Drafts | null {
  try {
    const value = JSON.parse(tabStorage.getItem(DRAFTS_KEY) ?? 'null') as Partial<Drafts> | null
    const open = imageCategories.find((category) => category === value?.open)
    if (!open || typeof value?.forms !== 'object') return null
    const kept = Object.entries(value.forms).filter(([category, form]) => isForm(form) && form.category === category)
    return { open, forms: Object.fromEntries(kept) }
  } catch {
    return null
  }
}

/**
 * What was typed and not yet sent away, so that a reload or a log-in loses nothing: the category that was open last, or the one
 * named. Without storage nothing is kept.
 */
export function recallForm(category?: ImageCategory): ImageForm | null {
  const drafts = stored()
  const kept = drafts?.forms[category ?? drafts.open]
  return kept ? { ...emptyForm(kept.category), ...kept } : null
}

/** Another category as it was left; nothing of this one's words, style or seed goes along. */
export function draftIn(form: ImageForm, category: ImageCategory): ImageForm {
  const { size, count, visibility } = form
  const kept = recallForm(category)
  return kept ? { ...kept, size, count, visibility } : freshIn(form, category)
}

export function keepForm(form: ImageForm): void {
  try {
    const drafts: Drafts = { open: form.category, forms: { ...stored()?.forms, [form.category]: form } }
    tabStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts))
  } catch {
    // Storage is off or full: the form lives as long as the page.
  }
}
