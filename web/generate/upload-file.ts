/** contract/images.ts has the same figures beside schemas that this page does not need. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
const BYTES_MAX = 20 * 1024 * 1024

/** Why a file cannot be uploaded, in words for the person; undefined when nothing speaks against trying. */
export function fileProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!UPLOAD_TYPES.some((type) => type === file.type))
    return 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.'
  if (file.size === 0) return 'This file is empty.'
  if (file.size > BYTES_MAX)
    return `This file has ${(file.size / 1024 / 1024).toFixed(1)} MB; 20 MB is the most that can be uploaded.`
  return undefined
}

/** "my_old-map.PNG" -> "My old map". */
export function titleFromFile(name: string): string {
  const bare = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120)
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
