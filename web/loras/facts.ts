import { type LoraBase, type LoraKind, loraBaseNames } from '../../contract/lora-facts.ts'

export const kindNames: Readonly<Record<LoraKind, string>> = {
  safetensors: 'A file that was uploaded',
  trained: 'Trained here',
  'own-style': 'A style of one’s own, for the built-in engine',
  machine: 'On a machine of this site’s own',
}

/** "used by 3 works" */
export function usesInWords(uses: number): string {
  if (uses === 0) return 'not used yet'
  return uses === 1 ? 'used by one work' : `used by ${uses.toLocaleString('en-GB')} works`
}

/** Bytes as people say them: 151_000_000 -> "144 MB". */
export function bytesInWords(bytes: number): string {
  if (bytes < 1024 ** 2) return `${Math.max(1, Math.round(bytes / 1024))} kB`
  if (bytes < 1024 ** 3) return `${Math.round(bytes / 1024 ** 2)} MB`
  return `${(bytes / 1024 ** 3).toFixed(1)} GB`
}

/** What a LoRA was made for, in a list. */
export const madeFor = (base: LoraBase): string =>
  base === 'unknown' ? 'Base model not known' : `For ${loraBaseNames[base]}`
