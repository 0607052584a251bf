import sharp from 'sharp'

/** Size px that every service's link previews take: 1.91 to 1. */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630

const quality = { quality: 82, mozjpeg: true }
/**
 * A work as a link preview shows it: a JPEG, which unlike WebP and AVIF every service takes. One that `mayBeCut` and is
 * wide fills it, losing of its sky and its ground; any other stands whole before a blur of itself.
 */
export async function previewOf(original: Buffer, { mayBeCut }: { mayBeCut: boolean }): Promise<Buffer> {
  const picture = sharp(original).flatten({ background: '#0b1214' })
  const { width, height } = await picture.metadata()
  if (mayBeCut && width > height) return picture.resize(PREVIEW_WIDTH, PREVIEW_HEIGHT).jpeg(quality).toBuffer()
  const whole = await picture.clone().resize(PREVIEW_WIDTH, PREVIEW_HEIGHT, { fit: 'inside' }).png().toBuffer()
  // Blurred small: at full size it would take ten times as long and look the same.
  const blur = await picture.clone().resize(150, 79).blur(6).modulate({ brightness: 0.55 }).png().toBuffer()
  return sharp(blur)
    .resize(PREVIEW_WIDTH, PREVIEW_HEIGHT, { kernel: 'cubic' })
    .composite([{ input: whole }])
    .jpeg(quality)
    .toBuffer()
}
