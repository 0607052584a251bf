import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Where the build's files for browsers lie. */
export const client = join(import.meta.dirname, '..', 'build', 'web', 'client')

interface ManifestEntry {
  file: string
  imports?: string[]
  isEntry?: boolean
}

/** Bytes of JavaScript, compressed with gzip, that a page's first visit downloads: the entry, a screen and all they import. */
export async function firstLoad(screen: string): Promise<number> {
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >
  const files = new Set<string>()
  const visit = (name: string) => {
    const entry = manifest[name]
    if (!entry) throw new Error(`The build has no ${name}`)
    if (files.has(entry.file)) return
    files.add(entry.file)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  for (const name of [...entries, screen]) visit(name)
  const sizes = [...files].map(async (file) => gzipSync(await readFile(join(client, file))).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
