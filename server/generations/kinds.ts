import type { GenerationKind } from '../../contract/generations.ts'
import { imageKind } from '../images/image-kind.ts'
import { uploadKind } from '../images/upload-kind.ts'
import { sheetGenerationKinds } from '../sheets/sheet-kind.ts'
import type { Kind } from './kind.ts'

/** Everything that can be asked for. A new capability is one more entry here (and its name in contract/generations.ts). */
export const kinds: { [Name in GenerationKind]: Kind } = {
  image: imageKind as Kind,
  upload: uploadKind as Kind,
  ...sheetGenerationKinds,
}
