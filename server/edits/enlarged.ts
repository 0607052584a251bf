import type { UpscaleFactor } from '../../contract/edit-facts.ts'
import { type EnlargingNet, upscaled, upscaledBy } from '../../engine/edits/edits.ts'
import type { Picture } from '../../engine/index.ts'
import { enlargingNet, type NetSize, NoWebAssembly } from './enlarging-net.ts'

/**
 * Most px that a net enlarges: 1024 by 1024 px are four times as large within a minute on one core. The deeper net takes more than
 * three times as long.
 */
const NET_PIXELS_MAX = 1_200_000
const DEEP_PIXELS_MAX = 262_144

/** The net for so many px, the deep one for `deepMax` at most; undefined where there are too many, or this machine runs none. */
export async function netFor(
  pixels: number,
  factor: UpscaleFactor,
  deepMax = DEEP_PIXELS_MAX,
): Promise<EnlargingNet | undefined> {
  if (pixels > NET_PIXELS_MAX) return undefined
  const size: NetSize = pixels > deepMax ? 'slim' : 'medium'
  try {
    return await enlargingNet(size, factor)
  } catch (error) {
    if (error instanceof NoWebAssembly) return undefined
    throw error
  }
}

/** A picture `factor` times as large: by a net where it can be had and the picture is not too large, else by a kernel. */
export async function enlarged(
  picture: Picture,
  factor: UpscaleFactor,
  told: (done: number) => void,
): Promise<{ picture: Picture; told?: string[] }> {
  const net = await netFor(picture.width * picture.height, factor)
  return { picture: net ? await upscaledBy(net, picture, factor, told) : upscaled(picture, factor, told) }
}
