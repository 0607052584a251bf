import { sheetKinds } from './sheets/kinds.ts'

// No schemas here: the browser's first page carries this list.

/** The kinds of work that can be asked for; each is one entry in the server's list of kinds, and followed by the tracker. */
export const generationKinds = [
  'image',
  'video',
  'audio',
  'merge',
  'upload',
  'edit',
  'lora',
  'own-style',
  'training',
  ...sheetKinds,
] as const

/** Whether there is work of this name: what a browser has kept may be of a kind that is no more. */
export function isGenerationKind(kind: string): kind is (typeof generationKinds)[number] {
  return generationKinds.some((known) => known === kind)
}
