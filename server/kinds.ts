import { audioKind } from './audio/audio-kind.ts'
import { editKind } from './edits/edit-kind.ts'
import type { Kind, Kinds } from './generations/kind.ts'
import { imageKind } from './images/image-kind.ts'
import { uploadKind } from './images/upload-kind.ts'
import { loraKind } from './loras/lora-kind.ts'
import { ownStyleKind } from './loras/own-style-kind.ts'
import { trainingKind } from './loras/training-kind.ts'
import { sheetGenerationKinds } from './sheets/sheet-kind.ts'
import { mergeKind } from './videos/merge-kind.ts'
import { videoKind } from './videos/video-kind.ts'

/** Everything that can be asked for. A new capability is one more entry here (and its name in contract/generations.ts). */
export const kinds: Kinds = {
  image: imageKind as Kind,
  video: videoKind as Kind,
  audio: audioKind as Kind,
  merge: mergeKind as Kind,
  upload: uploadKind as Kind,
  edit: editKind as Kind,
  lora: loraKind as Kind,
  'own-style': ownStyleKind as Kind,
  training: trainingKind as Kind,
  ...sheetGenerationKinds,
}
