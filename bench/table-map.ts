import sharp from 'sharp'
import { type BattlemapScene, makePicture, paintMap } from '../engine/index.ts'

// Maps as a tabletop wants them, forty squares by thirty; started by itself it paints what it is asked for and says how
// much memory it has held at most, MB.

/** The sorts of map that have the most in them. */
const prompts = [
  'a huge dungeon',
  'a huge cave with an underground lake',
  'a huge forest clearing with a hundred trees in the rain',
  'a huge city street market at night',
  'a huge castle',
]

export interface TableQuestion {
  seed: number
  /** Of a square. */
  px: number
}

/** The scene of a large map; five seeds give five sorts. */
export function tabled(seed: number): BattlemapScene {
  const prompt = prompts[seed % prompts.length] ?? ''
  const words = { category: 'battlemaps', prompt, negativePrompt: '', style: 'painted' } as const
  return makePicture({ ...words, seed, width: 64, height: 48 }, () => undefined).scene as BattlemapScene
}

export const tableWish = (px: number) => ({ style: 'painted', view: 'players', grid: 'none', px }) as const

if (import.meta.main) {
  process.on('message', async ({ seed, px }: TableQuestion) => {
    const { pixels, width, height } = paintMap(tabled(seed), tableWish(px), () => undefined)
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 90, effort: 2 })
      .toBuffer()
    process.send?.(process.resourceUsage().maxRSS / 1024)
  })
  process.send?.('ready')
  process.once('SIGTERM', () => process.exit(0))
}
