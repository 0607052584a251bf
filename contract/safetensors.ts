import type { LoraBase } from './lora-facts.ts'

// The file format is told at huggingface.co/docs/safetensors: eight bytes (little endian) say how long the header is, the
// header is a JSON object of tensors (dtype, shape, data_offsets from the header's end) and `__metadata__`, the rest is numbers.

/** How many bytes say how long the header is. */
export const HEADER_AT = 8
/**
 * Longest header that is read, bytes. A LoRA of FLUX names some 1,500 tensors in 250 kB; what trainers note beside them, captions
 * counted by folder, mostly some hundred kB. It is parsed in one breath: of this length, and of so many tensors, in some 40 ms on a
 * busy machine, where the format's own limit, 100 MB, would take seconds.
 */
export const HEADER_MAX = 1024 ** 2
/** Most tensors of one file. */
const TENSORS_MAX = 6000

/** What a LoRA's file says of itself. */
export interface LoraFile {
  base: LoraBase
  /** Null where its tensors do not say. */
  rank: number | null
  /** Words that call what it has learnt, most frequent first. */
  triggerWords: string[]
  /** What its maker calls it; may be empty. */
  title: string
  /** How many pairs of tensors it has. */
  pairs: number
}

/** Thrown for a file that is not taken; its message says why, to people. */
export class LoraFileError extends Error {}

const PICKLED =
  'This is a pickled file (.ckpt, .pt or .bin), which can carry a program. Only .safetensors is taken: convert it first.'
const DAMAGED = 'This file is damaged: its header cannot be read. Download it again from where it came from.'
const INCOMPLETE = 'This file is incomplete: it ends before its numbers do. Download it again from where it came from.'

/** How long the header is, from a file's first eight bytes. Throws LoraFileError for what is no safetensors at all. */
export function headerLength(start: Uint8Array, fileBytes: number): number {
  const [first, second] = start
  const isZip = first === 0x50 && second === 0x4b
  // Python's pickle begins with its protocol: 0x80 and a number from 2 to 5.
  const isPickle = first === 0x80 && second !== undefined && second <= 5 && start[HEADER_AT] !== 0x7b
  if (isZip || isPickle) throw new LoraFileError(PICKLED)
  if (start.length < HEADER_AT || fileBytes < HEADER_AT + 2)
    throw new LoraFileError('This file is too short to be a LoRA.')
  const length = new DataView(start.buffer, start.byteOffset, HEADER_AT).getBigUint64(0, true)
  // What follows the length is an object, else it is another sort of file.
  if (start.length > HEADER_AT && start[HEADER_AT] !== 0x7b)
    throw new LoraFileError('This is no .safetensors file. Choose the LoRA’s own file.')
  if (length > BigInt(fileBytes - HEADER_AT)) throw new LoraFileError(INCOMPLETE)
  if (length > BigInt(HEADER_MAX))
    throw new LoraFileError(`The header of this file is longer than ${HEADER_MAX / 1024 ** 2} MB, which no LoRA needs.`)
  return Number(length)
}

interface Tensor {
  name: string
  shape: number[]
  begin: number
  end: number
}

/** Bytes a number takes, by the format's own names. */
const widths: Readonly<Record<string, number>> = {
  F64: 8,
  F32: 4,
  F16: 2,
  BF16: 2,
  F8_E4M3: 1,
  F8_E5M2: 1,
  I64: 8,
  I32: 4,
  I16: 2,
  I8: 1,
  U64: 8,
  U32: 4,
  U16: 2,
  U8: 1,
  BOOL: 1,
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function tensorOf(name: string, value: unknown): Tensor {
  const { dtype, shape, data_offsets: offsets } = (value ?? {}) as Record<string, unknown>
  const width = typeof dtype === 'string' ? widths[dtype] : undefined
  if (width === undefined || !Array.isArray(shape) || !shape.every(isCount) || !Array.isArray(offsets))
    throw new LoraFileError(DAMAGED)
  const [begin, end] = offsets as unknown[]
  if (!isCount(begin) || !isCount(end) || end - begin !== shape.reduce((product, side) => product * side, width))
    throw new LoraFileError(DAMAGED)
  return { name, shape, begin, end }
}

/** The tensors in the order in which they lie; they fill the file from the header's end to its own, each once. */
function tensorsOf(header: Record<string, unknown>, dataBytes: number): Tensor[] {
  const entries = Object.entries(header).filter(([name]) => name !== '__metadata__')
  if (entries.length > TENSORS_MAX)
    throw new LoraFileError(`This file has more than ${TENSORS_MAX} tensors, which no LoRA needs.`)
  const tensors = entries
    .map(([name, value]) => tensorOf(name, value))
    .sort((a, b) => a.begin - b.begin || a.end - b.end)
  let filled = 0
  for (const { begin, end } of tensors) {
    if (begin !== filled)
      throw new LoraFileError(
        begin < filled
          ? 'This file is damaged: two of its tensors lie over each other.'
          : 'This file is damaged: there are bytes in it that belong to no tensor.',
      )
    filled = end
  }
  if (filled > dataBytes) throw new LoraFileError(INCOMPLETE)
  if (filled < dataBytes) throw new LoraFileError('This file is damaged: there is more in it than its header tells of.')
  return tensors
}

/** The two halves of a pair as the different trainers name them. */
const DOWN = /\.(lora_down|lora_A|lora\.down)(\.default)?\.weight$/
const UP = /\.(lora_up|lora_B|lora\.up)(\.default)?\.weight$/

const baseByName: readonly (readonly [RegExp, LoraBase])[] = [
  [/flux[-_. ]?2/i, 'flux-2'],
  [/chroma/i, 'chroma'],
  [/flux/i, 'flux-1'],
  [/qwen/i, 'qwen-image'],
  [/z[-_ ]?image/i, 'z-image'],
  [/sd[-_ ]?3|stable-diffusion-3/i, 'sd-3'],
  [/sdxl|sd[-_ ]?xl|stable-diffusion-xl|pony|illustrious|noobai|animagine/i, 'sdxl'],
  [/sd[-_ ]?v?2|stable-diffusion-v?2|v2-1/i, 'sd-2'],
  [/sd[-_ ]?v?1|stable-diffusion-v1|v1-5|sd15/i, 'sd-1.5'],
]

/** What a name says of the model it is for: "stable-diffusion-xl-v1-base/lora" -> sdxl. Undefined where it says nothing. */
export const baseOfName = (name: string): LoraBase | undefined => baseByName.find(([is]) => is.test(name))?.[1]

/** The model by the layers that a LoRA changes: their names and how wide they are. */
function baseOfTensors(tensors: readonly Tensor[]): LoraBase {
  const has = (pattern: RegExp) => tensors.some(({ name }) => pattern.test(name))
  if (has(/transformer_blocks[._]\d+[._](img_mlp|img_mod)/)) return 'qwen-image'
  if (has(/double_stream_modulation|single_transformer_blocks[._]\d+[._]attn[._]to_qkv_mlp/)) return 'flux-2'
  if (has(/double_blocks[._]|single_blocks[._]|single_transformer_blocks[._]/)) return 'flux-1'
  if (has(/joint_blocks[._]/)) return 'sd-3'
  if (has(/(context_refiner|noise_refiner)[._]\d/)) return 'z-image'
  if (has(/lora_te2_|text_encoder_2[._]/)) return 'sdxl'
  // Cross-attention reads the text: 2048 numbers a word in SDXL, 1024 in SD 2, 768 in SD 1.5.
  const reading = tensors.find(({ name }) => /attn2[._]to_k/.test(name) && DOWN.test(name))?.shape[1]
  if (reading === 2048) return 'sdxl'
  if (reading === 1024) return 'sd-2'
  return reading === 768 ? 'sd-1.5' : 'unknown'
}

const textOf = (metadata: Record<string, unknown>, name: string) => {
  const value = metadata[name]
  return typeof value === 'string' ? value : ''
}

/** Words of a list that were in most captions: what was called by them is what was learnt. */
function frequentTags(text: string): string[] {
  let folders: unknown
  try {
    folders = JSON.parse(text)
  } catch {
    // Trainers write what they like there; the file is none the worse for it.
    return []
  }
  const counts = new Map<string, number>()
  for (const folder of Object.values((folders ?? {}) as Record<string, unknown>)) {
    if (typeof folder !== 'object' || folder === null) continue
    for (const [tag, count] of Object.entries(folder)) {
      const name = tag.trim()
      if (name && typeof count === 'number') counts.set(name, (counts.get(name) ?? 0) + count)
    }
  }
  const most = Math.max(0, ...counts.values())
  // Captions that are whole sentences stand there once each.
  if (most < 3) return []
  return [...counts]
    .filter(([tag, count]) => count >= most * 0.9 && tag.length <= 60)
    .sort(([, a], [, b]) => b - a)
    .map(([tag]) => tag)
    .slice(0, 3)
}

function triggersOf(metadata: Record<string, unknown>): string[] {
  const said = textOf(metadata, 'modelspec.trigger_phrase') || textOf(metadata, 'trigger_word')
  if (said) return said.split(',').flatMap((word) => word.trim() || [])
  return frequentTags(textOf(metadata, 'ss_tag_frequency'))
}

/** What the notes in a file say of the model it is for; undefined where they say nothing. */
function baseOfNotes(metadata: Record<string, unknown>): LoraBase | undefined {
  const names = ['modelspec.architecture', 'ss_base_model_version', 'ss_sd_model_name', 'base_model']
  for (const name of names) {
    const base = baseOfName(textOf(metadata, name))
    if (base) return base
  }
  return undefined
}

/** What the notes that trainers leave in a file say; a machine of one's own tells of its LoRAs by these alone. */
export const notedIn = (metadata: Record<string, unknown>): Pick<LoraFile, 'base' | 'triggerWords'> => ({
  base: baseOfNotes(metadata) ?? 'unknown',
  triggerWords: triggersOf(metadata),
})

/** Reads the header, as it lies behind its length, of a file of so many bytes. Throws LoraFileError for what is damaged, incomplete, or no LoRA. */
export function loraFileOf(headerBytes: Uint8Array, fileBytes: number): LoraFile {
  let header: unknown
  try {
    header = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(headerBytes))
  } catch {
    throw new LoraFileError(DAMAGED)
  }
  if (typeof header !== 'object' || header === null || Array.isArray(header)) throw new LoraFileError(DAMAGED)
  const fields = header as Record<string, unknown>
  const metadata = (fields.__metadata__ ?? {}) as Record<string, unknown>
  const tensors = tensorsOf(fields, fileBytes - HEADER_AT - headerBytes.length)
  const downs = tensors.filter(({ name }) => DOWN.test(name))
  const ups = new Set(tensors.flatMap(({ name }) => (UP.test(name) ? [name.replace(UP, '')] : [])))
  const pairs = downs.filter(({ name }) => ups.has(name.replace(DOWN, ''))).length
  if (pairs === 0)
    throw new LoraFileError(
      'This is no LoRA: none of its tensors come in the pairs that one is made of. A whole checkpoint, a VAE or an embedding is not taken.',
    )
  const ranks = downs.flatMap(({ shape }) => shape[0] ?? [])
  return {
    base: baseOfNotes(metadata) ?? baseOfTensors(tensors),
    rank: ranks.length > 0 ? Math.max(...ranks) : null,
    triggerWords: triggersOf(metadata),
    title: textOf(metadata, 'modelspec.title') || textOf(metadata, 'ss_output_name'),
    pairs,
  }
}
