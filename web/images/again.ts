import type { ImageCategory } from '../../contract/categories.ts'
import type { ImageRequestInput } from '../../contract/images.ts'

/** What the form of the generate page is to be filled in with. */
type Wish = { category: ImageCategory; seed?: number | null; over?: number | undefined } & Partial<
  Pick<ImageRequestInput, 'prompt' | 'negativePrompt' | 'model' | 'shape' | 'size' | 'map' | 'personOf'>
>

/** The address of the form filled in like this. */
export function addressOf(form: Wish): string {
  const search = new URLSearchParams({ categories: form.category })
  const given = {
    prompt: form.prompt,
    negative: form.negativePrompt,
    model: form.model,
    shape: form.shape,
    size: form.size,
    seed: form.seed,
    person: form.personOf,
    over: form.over,
    ...form.map,
  }
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return `/generate?${search}`
}
