import { createHash } from 'node:crypto'

/** The id that a text stands for: of what is made under a key, so that a repeat finds what the first time made. */
export function idFor(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
