// No schemas here: screens read these lists without them.

/** How a LoRA came here: as a file, by training, as a style of the built-in engine, or on a machine of the house's own. */
export const loraKinds = ['safetensors', 'trained', 'own-style', 'machine'] as const
export type LoraKind = (typeof loraKinds)[number]

/** What a LoRA was made for: another model cannot wear it. `built-in` are the styles of our own engine. */
export const loraBases = [
  'flux-1',
  'flux-2',
  'sdxl',
  'sd-1.5',
  'sd-2',
  'sd-3',
  'qwen-image',
  'z-image',
  'chroma',
  'built-in',
  'unknown',
] as const
export type LoraBase = (typeof loraBases)[number]

export const loraBaseNames: Readonly<Record<LoraBase, string>> = {
  'flux-1': 'FLUX.1',
  'flux-2': 'FLUX.2',
  sdxl: 'SDXL',
  'sd-1.5': 'Stable Diffusion 1.5',
  'sd-2': 'Stable Diffusion 2',
  'sd-3': 'Stable Diffusion 3',
  'qwen-image': 'Qwen Image',
  'z-image': 'Z-Image',
  chroma: 'Chroma',
  'built-in': 'The built-in styles',
  unknown: 'Not known',
}

/** What others may do with a LoRA. `isShared`: whether its licence lets everybody keep a copy. */
export const loraLicences = [
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-4.0',
  'MIT',
  'Apache-2.0',
  'OpenRAIL-M',
  'FLUX-1-dev',
  'use-here',
] as const
export type LoraLicence = (typeof loraLicences)[number]

export const loraLicenceFacts: Readonly<Record<LoraLicence, { name: string; isShared: boolean }>> = {
  'CC0-1.0': { name: 'CC0: no rights reserved', isShared: true },
  'CC-BY-4.0': { name: 'Creative Commons, by attribution 4.0', isShared: true },
  'CC-BY-SA-4.0': { name: 'Creative Commons, by attribution, share alike 4.0', isShared: true },
  'CC-BY-NC-4.0': { name: 'Creative Commons, by attribution, not commercially 4.0', isShared: true },
  MIT: { name: 'MIT', isShared: true },
  'Apache-2.0': { name: 'Apache 2.0', isShared: true },
  'OpenRAIL-M': { name: 'CreativeML OpenRAIL-M', isShared: true },
  'FLUX-1-dev': { name: 'FLUX.1 [dev], not commercially', isShared: true },
  'use-here': { name: 'To be used here alone, not to be copied', isShared: false },
}

/** Largest file, bytes. */
export const LORA_BYTES_MAX = 2 * 1024 ** 3
/** A piece in which a file is sent, bytes: what is lost at most when the network breaks. */
export const LORA_PIECE = 8 * 1024 ** 2
/** Files an account may have on their way at once. */
export const LORA_UPLOADS_MAX = 2
/** How long an upload that stands still is kept, ms. */
export const LORA_UPLOAD_KEPT = 24 * 3_600_000
/** Most LoRAs one picture wears. */
export const LORAS_PER_PICTURE_MAX = 3
export const LORA_WEIGHT_MAX = 2
/** Most that one is worn with: a style of one's own is a style of the engine, and none is more than whole. */
export const weightMaxOf = (kind: LoraKind) => (kind === 'own-style' ? 1 : LORA_WEIGHT_MAX)
export const LORA_TITLE_MAX = 80
export const LORA_DESCRIPTION_MAX = 2000
export const LORA_SOURCE_MAX = 300
export const LORA_TAGS_MAX = 8
export const LORA_TAG_MAX = 30
export const LORA_TRIGGERS_MAX = 8
export const LORA_TRIGGER_MAX = 80
/** LoRAs of one page. */
export const LORAS_PAGE = 24

/** A style of one's own is learnt from this many pictures. */
export const OWN_STYLE_PICTURES_MIN = 5
export const OWN_STYLE_PICTURES_MAX = 40

/** Pictures that a LoRA is trained on. */
export const LORA_PICTURES_MIN = 5
export const LORA_PICTURES_MAX = 40
export const LORA_CAPTION_MAX = 400

/** What of the pictures is to be learnt. */
export const trainingSubjects = ['style', 'person', 'thing'] as const
export type TrainingSubject = (typeof trainingSubjects)[number]
