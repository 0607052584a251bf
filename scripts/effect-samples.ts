import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { videoEffects } from '../contract/video-facts.ts'
import { makePicture } from '../engine/index.ts'
import { openMotion } from '../engine/motion/index.ts'
import { encodeVideo } from '../server/media/codec.ts'
import { planesLength, toPlanes } from '../server/media/yuv.ts'
import { run } from './usage.ts'

const usage = `The samples of the video effects' pages: one land of the house's own under every effect.
  npm run effects [-- --only effect]
Run it after an effect has changed, and look at what came of it.`

const target = join(import.meta.dirname, '..', 'web', 'public', 'effects')
const frame = { width: 480, height: 360 } as const
const SECONDS = 4
/** A sample is to arrive at once, not to be kept. */
const BITS = 0.45

/** What is seen in all of them. */
const land = {
  ...frame,
  category: 'landscapes',
  prompt: 'a castle on a cliff above a lake, pine trees, evening',
  negativePrompt: '',
  style: 'painted',
  seed: 5,
} as const

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean', default: false } } })
  if (values.help) {
    console.log(usage)
    return
  }
  const { picture } = makePicture(land, () => undefined)
  for (const effect of videoEffects) {
    if (values.only && values.only !== effect) continue
    const motion = openMotion(
      { ...frame, picture, prompt: '', effect, seconds: SECONDS, seed: 7, loops: true },
      () => undefined,
    )
    function* frames() {
      const rgba = new Uint8ClampedArray(frame.width * frame.height * 4)
      const planes = new Uint8Array(planesLength(frame.width, frame.height, false))
      for (let n = 0; n < motion.frames; n++) {
        motion.frame(n, rgba)
        toPlanes(rgba, frame.width, frame.height, planes)
        yield planes
      }
    }
    const order = { ...frame, rate: motion.rate, hasAlpha: false, bits: BITS }
    const made = await encodeVideo({ ...order, files: ['webm'] }, frames())
    for (const [file, bytes] of made) await writeFile(join(target, `${effect}.${file}`), bytes)
    // What is seen of it before it plays: a moment at which the effect is at its height.
    const pixels = new Uint8ClampedArray(frame.width * frame.height * 4)
    motion.frame(Math.floor(motion.frames * 0.4), pixels)
    const still = await sharp(pixels, { raw: { ...frame, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 72 })
      .toBuffer()
    await writeFile(join(target, `${effect}.webp`), still)
    console.log(effect)
  }
}

await run(usage, main)
