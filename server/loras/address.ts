import type { Services } from '../services.ts'

/** What the program signs a LoRA's file as; no key of a picture is of this form. */
const signedAs = (id: string) => `lora-${id}`

export const admitsFile = (
  { media, now }: Pick<Services, 'media' | 'now'>,
  id: string,
  { until, sign }: { until?: string; sign?: string },
) => media.admits(signedAs(id), until, sign, now())
