import type { Services } from '../services.ts'

/** What the program signs a LoRA's file as; no key of a picture is of this form. */
const signedAs = (id: string) => `lora-${id}`

/** Where a LoRA's file is. Signed, the address holds for an hour or two, whoever has it. */
export function filePath(
  { media, now }: Pick<Services, 'media' | 'now'>,
  id: string,
  { isSigned }: { isSigned: boolean },
): string {
  const path = `/api/v1/loras/${id}/file`
  const [, signature = ''] = media.address(signedAs(id), false, now()).split('?')
  return isSigned ? `${path}?${signature}` : path
}

export const admitsFile = (
  { media, now }: Pick<Services, 'media' | 'now'>,
  id: string,
  { until, sign }: { until?: string; sign?: string },
) => media.admits(signedAs(id), until, sign, now())
