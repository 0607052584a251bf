import { browserStorage } from '../state/storage.ts'

const KEY = 'lanternkeep-lora-upload'

/** A file on its way until it is a LoRA, so that it can go on after a reload: a browser does not keep the file itself. */
export interface KeptUpload {
  /** Where the server takes the rest of it. */
  url: string
  name: string
  size: number
  lastModified: number
}

export function keptUpload(): KeptUpload | undefined {
  try {
    const kept = JSON.parse(browserStorage.getItem(KEY) ?? 'null') as Partial<KeptUpload> | null
    const { url, name, size, lastModified } = kept ?? {}
    // Only ever to our own server.
    if (typeof url !== 'string' || !url.startsWith('/api/v1/lora-uploads/') || typeof name !== 'string')
      return undefined
    return typeof size === 'number' && typeof lastModified === 'number' ? { url, name, size, lastModified } : undefined
  } catch {
    return undefined
  }
}

export function keepUpload(upload: KeptUpload | undefined): void {
  try {
    if (upload) browserStorage.setItem(KEY, JSON.stringify(upload))
    else browserStorage.removeItem(KEY)
  } catch {
    // Without storage it goes on only while the page is open.
  }
}

/** Whether a chosen file is the one that was on its way. */
export const isSame = (kept: KeptUpload, file: Pick<File, 'name' | 'size' | 'lastModified'>) =>
  kept.name === file.name && kept.size === file.size && kept.lastModified === file.lastModified
