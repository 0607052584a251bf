import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { transformStyles } from '../contract/edit-facts.ts'
import { knownOf, transformed } from '../engine/edits/edits.ts'
import { transformKinds } from '../engine/facts.ts'
import { composePicture } from '../engine/index.ts'
import { run } from './usage.ts'

const usage = `The pictures of the transforms' tiles: one work of the house's own, made anew in every style.
  npm run tiles [-- --only style]
Run it after the look of a style has changed, and look at what came of it.`

const target = join(import.meta.dirname, '..', 'web', 'public', 'transforms')
/** Largest sides of a tile, px. */
const TILE = { width: 480, height: 560 } as const

/** Who is on all of them. */
const request = {
  category: 'characters',
  prompt: 'an old dwarf smith with a red beard and a hammer in his forge',
  negativePrompt: '',
  style: 'painted',
  seed: 11,
  width: 768,
  height: 1024,
} as const
const title = 'Old Grumbar'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean', default: false } } })
  if (values.help) {
    console.log(usage)
    return
  }
  const { scene } = composePicture(request, () => undefined)
  const { picture, ...known } = knownOf(request.category, scene, request, () => undefined)
  if (!picture) throw new Error('Characters are drawn from a form; this one has none.')
  const { seed, prompt } = request
  const asked = { title, seed, prompt, kind: transformKinds[request.category], faces: [] }
  for (const style of transformStyles) {
    if (values.only && values.only !== style) continue
    const { pixels, width, height } = transformed(picture, { ...asked, style }, known, () => undefined)
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .resize(TILE.width, TILE.height, { fit: 'inside' })
      .webp({ quality: 80, effort: 6 })
      .toFile(join(target, `${style}.webp`))
    console.log(style)
  }
}

await run(usage, main)
