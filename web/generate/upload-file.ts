/** contract/images.ts has the same figures beside schemas that this page does not need. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
/** Maps for tabletops; browsers know no type for them. */
const MAP_ENDING = /\.(dd2vtt|uvtt)$/i
/** What a file chooser offers. */
export const UPLOAD_ACCEPT = [...UPLOAD_TYPES, '.dd2vtt', '.uvtt'].join(',')
const BYTES_MAX = 20 * 1024 * 1024

export const isMapFile = ({ name }: Pick<File, 'name'>) => MAP_ENDING.test(name)

/** The picture in a file, to be shown before it is sent; undefined for a map without one that can be read. */
export async function pictureIn(file: File): Promise<Blob | undefined> {
  if (!isMapFile(file)) return file
  try {
    const { image } = JSON.parse(await file.text()) as { image?: unknown }
    if (typeof image !== 'string') return undefined
    return new Blob([Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0))])
  } catch {
    // The server says what is wrong with it.
    return undefined
  }
}

/** Why a file cannot be uploaded, in words for the person; undefined when nothing speaks against trying. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!UPLOAD_TYPES.some((type) => type === file.type) && !isMapFile(file))
    return 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture, nor a Universal VTT map.'
  if (file.size === 0) return 'This file is empty.'
  if (file.size > BYTES_MAX)
    return `This file is ${(file.size / 1024 / 1024).toFixed(1)} MB; 20 MB is the most that can be uploaded.`
  return undefined
}

/** "my_old-map.PNG" -> "My old map". */
export function titleFromFile(name: string): string {
  const bare = name
    .replace(/\.[a-z0-9]{1,6}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120)
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
