import { imageCategories, imageShapes, imageSizes, pixelSize } from '../../contract/categories.ts'
import { NUDGES_MAX } from '../../contract/limits.ts'
import type { PictureModel } from '../../contract/models.ts'
import type { Parameters } from '../../contract/parameters.ts'
import { type ImageForm, mapFrom, modelsFor, SEED_MAX, withWordsIn } from './form.ts'

export interface Filling {
  form: ImageForm
  /** What was filled in, in words. */
  filled: string[]
  /** A style the file names that is not on offer. */
  missingStyle?: string
}

/** The member of a list whose figure is in the nearest proportion to another. */
function nearest<T>(all: readonly [T, ...T[]], figureOf: (one: T) => number, figure: number): T {
  const distance = (one: T) => Math.abs(Math.log(figureOf(one) / figure))
  return all.reduce((best, one) => (distance(one) < distance(best) ? one : best), all[0])
}

/** The nudges of a little variation; none where the file's are none that we would have made. */
const nudgesOf = ({ nudges = [] }: Parameters) =>
  nudges.length <= NUDGES_MAX && nudges.every((seed) => seed <= SEED_MAX) ? nudges : []

/** The form with what a file says laid over it; a file that names no category leaves the form's. */
export function withParameters(form: ImageForm, found: Parameters, models: readonly PictureModel[]): Filling {
  const filled: string[] = []
  const category = imageCategories.find((one) => one === found.category)
  let next = category && category !== form.category ? withWordsIn(form, category) : form
  if (category) filled.push('what to make')
  if (found.prompt) {
    next = { ...next, prompt: found.prompt, negativePrompt: found.negativePrompt }
    filled.push('prompt')
  } else if (found.negativePrompt) next = { ...next, negativePrompt: found.negativePrompt }
  if (found.negativePrompt) filled.push('what to leave out')
  if (found.seed !== undefined && found.seed <= SEED_MAX) {
    next = { ...next, seed: found.seed, seedLocked: true, nudges: nudgesOf(found) }
    filled.push('seed')
  }
  if (found.width && found.height) {
    const { width, height } = found
    const ratioOf = (shape: ImageForm['shape']) => {
      const frame = pixelSize(shape, 1024)
      return frame.width / frame.height
    }
    const shape = nearest(imageShapes, ratioOf, width / height)
    next = { ...next, shape, size: nearest(imageSizes, (size) => size, Math.max(width, height)) }
    filled.push('size')
  }
  const map = mapFrom((name) => found[name])
  if (next.category === 'battlemaps' && category) next = { ...next, map }
  if (Object.keys(map).length > 0) filled.push('squares, rooms and level')
  if (!found.model) return { form: next, filled }
  const wanted = found.model.toLowerCase()
  const style = modelsFor(next, models, 'NONE').offered.find(({ id, name }) =>
    [id, name.toLowerCase()].includes(wanted),
  )
  if (!style) return { form: next, filled, missingStyle: found.model }
  return { form: { ...next, model: style.id }, filled: [...filled, 'style'] }
}
