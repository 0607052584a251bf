import * as z from 'zod'
import { audioForms, voiceIds } from '../audio-facts.ts'
import { FieldKey } from './document.ts'

/**
 * Something of a sheet that can be heard, as it would be asked for. It is read off what players are told of the sheet alone: what
 * is heard at the table gives no secret away.
 */
export const SoundBrief = z.object({
  /** Of what is read aloud, the text that it is; else what it is to the sheet: "sounds.room". */
  key: FieldKey,
  /** "The room" */
  label: z.string(),
  form: z.enum(audioForms),
  prompt: z.string(),
  /** s; left out: as usual. */
  seconds: z.number().int().optional(),
  /** Who reads; left out: as the words say. */
  voice: z.enum(voiceIds).optional(),
})
export type SoundBrief = z.infer<typeof SoundBrief>
