import type { UpscaleFactor } from '../../contract/edit-facts.ts'
import { type EnlargingNet, upscaled, upscaledBy } from '../../engine/edits/edits.ts'
import type { Picture } from '../../engine/index.ts'
import { enlargingNet, type NetSize, NoWebAssembly } from './enlarging-net.ts'

/**
 * Most px that a net enlarges, and the deeper one of the two: it takes three times as long. A megapixel is 46 s of one core by the
 * slim one and 158 s by the deeper one, where it gains 0.01 dB and 0.07 dB over the kernel (PSNR): so many px are ten seconds' work,
 * for small pictures, whose edges are looked at closely. Nobody waits minutes for what nobody sees.
 */
const NET_PIXELS_MAX = 262_144
const DEEP_PIXELS_MAX = 65_536

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
