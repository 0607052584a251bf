import * as z from 'zod'

/** A part of a search: where it stands (characters, the last excluded), what it asks for, and what else may have been meant. */
export const ExplainedPart = z.object({
  from: z.number().int(),
  to: z.number().int(),
  text: z.string(),
  isUnderstood: z.boolean(),
  says: z.string(),
  instead: z.array(z.string()),
})
