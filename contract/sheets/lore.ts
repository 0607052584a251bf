import * as z from 'zod'
import { loreForms, loreMoods, valuesOf } from './choices.ts'
import { SheetRequest } from './request.ts'

/** '' leaves a choice to the prompt, and past that to the workshop. */
export const LoreRequest = SheetRequest.extend({
  form: z.enum(valuesOf(loreForms)).default(''),
  mood: z.enum(valuesOf(loreMoods)).default(''),
})
export type LoreRequest = z.output<typeof LoreRequest>
