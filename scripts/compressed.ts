import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What becomes smaller; fonts and pictures are compressed already. */
const TEXT = /\.(js|css|svg|json|webmanifest)$/
/** Below this, bytes, the headers of the answer outweigh what is saved. */
const LEAST = 1024

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < LEAST) return
  await writeFile(`${path}.br`, await toBrotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } }))
  await writeFile(`${path}.gz`, await toGzip(bytes, { level: Z_BEST_COMPRESSION }))
}

/**
 * Puts beside each file of the build what it is compressed, by brotli and by gzip, as small as it gets: the server sends
 * these (server/app/pages.ts) and compresses no file while somebody waits.
 */
export function compressedFiles(): Plugin {
  let folder = ''
  return {
    name: 'compressed-files',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))))
    },
  }
}
