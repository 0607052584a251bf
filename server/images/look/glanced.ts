import * as z from 'zod'

/** What is kept with a finished picture of what it looks like; left out by earlier versions of the program: a sweep looks at it then. */
export const glanced = {
  /** Base64. */
  look: z.string().optional(),
  lookCells: z.array(z.number().int()).optional(),
}

export const lookBytes = (look: string | undefined) => (look === undefined ? undefined : Buffer.from(look, 'base64'))
