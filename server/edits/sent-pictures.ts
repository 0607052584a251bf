import sharp, { type Sharp } from 'sharp'
import { SENT_WHOLE_PIXELS_MAX } from '../../contract/edit-models.ts'
import type { Mask } from '../../contract/edits.ts'
import type { Picture } from '../../engine/index.ts'
import { pixels as gate, workOf } from '../pixels/gate.ts'
import type { Watcher } from './editor.ts'
import { type Encoded, encoded } from './encoded.ts'
import { meant } from './spread-mask.ts'

// What services are sent of a picture that is edited, and what of what they send is laid into it. All of it is done in the
// threads of the decoder, in a turn of the gate.

export interface Size {
  width: number
  height: number
}

/** Throws Error for a file that cannot be read to its end. */
export async function assertReadable(file: Buffer, watcher: Watcher): Promise<void> {
  const { width, height } = await sharp(file).metadata()
  await inGate(watcher, { width, height }, () => sharp(file).stats())
}

/** A part of a picture, px. */
export interface Box extends Size {
  left: number
  top: number
}

/** Longest side of what is sent to be painted, px: what models were taught by, and what prices are for. */
const SENT_SIDE = 1024
/** Least: below it models paint nothing that can be recognised. */
const SENT_SIDE_LEAST = 512
/** Models paint whole steps of so many px without rounding. */
const STEP = 64

/** The size in which a part is sent. */
export function sentSize({ width, height }: Size): Size {
  const longer = Math.max(width, height)
  const scale = Math.min(SENT_SIDE, Math.max(SENT_SIDE_LEAST, longer)) / longer
  const side = (length: number) => Math.max(4 * STEP, Math.min(SENT_SIDE, Math.round((length * scale) / STEP) * STEP))
  return { width: side(width), height: side(height) }
}

const inGate = <T>({ userId, signal }: Watcher, size: Size, work: () => Promise<T>): Promise<T> =>
  gate.run({ caller: workOf(userId), pixels: size.width * size.height, signal }, work)

const rawOf = ({ width, height, pixels }: Picture): Sharp => sharp(pixels, { raw: { width, height, channels: 4 } })
const greyOf = (values: Uint8Array, { width, height }: Size): Sharp =>
  sharp(values, { raw: { width, height, channels: 1 } })

/** Behind what is clear: services take no transparency, and of black or white they would make something. */
const GROUND = '#808080'

/** A part of a picture as it is sent to be painted: a PNG of `size`, opaque. */
export const partOf = (picture: Picture, box: Box, size: Size, watcher: Watcher): Promise<Buffer> =>
  inGate(watcher, picture, async () => {
    const part = await rawOf(picture).extract(box).flatten({ background: GROUND }).raw().toBuffer()
    return sharp(part, { raw: { width: box.width, height: box.height, channels: 3 } })
      .resize(size.width, size.height, { fit: 'fill' })
      .png({ compressionLevel: 6 })
      .toBuffer()
  })

/** All of a picture as it is sent to be cut out or enlarged: a JPEG, opaque, smaller where it has too many px. */
export const wholeOf = (picture: Picture, watcher: Watcher): Promise<Size & { bytes: Buffer }> =>
  inGate(watcher, picture, async () => {
    const scale = Math.min(1, Math.sqrt(SENT_WHOLE_PIXELS_MAX / (picture.width * picture.height)))
    const side = (length: number) => Math.max(1, Math.floor(length * scale))
    const { data, info } = await rawOf(picture)
      .flatten({ background: GROUND })
      .resize(side(picture.width), side(picture.height), { fit: 'fill' })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })

/** What a mask covers of a picture, px; undefined: nothing. */
export function boxOf(mask: Mask, { width, height }: Size): Box | undefined {
  const { values } = meant(mask)
  let [left, top, right, bottom] = [mask.width, mask.height, -1, -1]
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      if (!values[y * mask.width + x]) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return undefined
  const [across, down] = [width / mask.width, height / mask.height]
  const [x, y] = [Math.floor(left * across), Math.floor(top * down)]
  return {
    left: x,
    top: y,
    width: Math.min(width, Math.ceil((right + 1) * across)) - x,
    height: Math.min(height, Math.ceil((bottom + 1) * down)) - y,
  }
}

/** As much about a marked part as a model needs to see what it belongs to: twice as long a side, and half of a sent picture at least. */
export function surroundings(part: Box, picture: Size): Box {
  const side = (start: number, length: number, whole: number) => {
    const wanted = Math.min(whole, Math.max(length * 2, SENT_SIDE_LEAST))
    const from = Math.max(0, Math.min(whole - wanted, Math.round(start + length / 2 - wanted / 2)))
    return { from, length: wanted }
  }
  const across = side(part.left, part.width, picture.width)
  const down = side(part.top, part.height, picture.height)
  return { left: across.from, top: down.from, width: across.length, height: down.length }
}

/** How far the edge of what is painted anew fades, as a share of the part's longer side, where the mask says nothing. */
const FADE = 1 / 128

/** How strongly each px of a part is painted anew, one byte each; where `mask` ends it fades. */
function coverage(mask: Mask, picture: Size, box: Box): Promise<Buffer> {
  const longer = Math.max(box.width, box.height)
  const reach = Math.max(longer * FADE, ((mask.softness ?? 0) / 1000) * Math.max(picture.width, picture.height))
  const { values } = meant(mask)
  return (
    greyOf(values, mask)
      .resize(picture.width, picture.height, { fit: 'fill', kernel: 'linear' })
      .toColourspace('b-w')
      .raw()
      .toBuffer()
      .then((whole) => greyOf(whole, picture).extract(box).toColourspace('b-w').raw().toBuffer())
      .then((hard) => blurred(hard, box, reach).toColourspace('b-w').raw().toBuffer())
      // By itself: within one pipeline sharp would do it before the blur.
      .then((soft) => greyOf(soft, box).threshold(GROWN_FROM).toColourspace('b-w').raw().toBuffer())
      .then((grown) => blurred(grown, box, reach).toColourspace('b-w').raw().toBuffer())
  )
}

const blurred = (values: Buffer, size: Size, reach: number) => greyOf(values, size).blur(Math.max(0.5, reach / 2))

/** So little of a blurred mask lies where the fading is to be in its middle, so that all of what was marked is painted anew. */
const GROWN_FROM = 12

/** What is less than this is not painted anew: it would not be seen. */
const SEEN_FROM = 6

/** The mask of a part as services are told it: a grey PNG of `size`, white wherever anything of it is laid into the picture. */
export const maskOf = (mask: Mask, picture: Size, box: Box, size: Size, watcher: Watcher): Promise<Buffer> =>
  inGate(watcher, picture, async () =>
    greyOf(await coverage(mask, picture, box), box)
      .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
      .threshold(SEEN_FROM)
      .toColourspace('b-w')
      .png()
      .toBuffer(),
  )

/** A picture with what came for a part of it laid in where the mask covers it. */
export const laidIn = (picture: Picture, came: Buffer, mask: Mask, box: Box, watcher: Watcher): Promise<Encoded> =>
  inGate(watcher, picture, async () => {
    const painted = await sharp(came).resize(box.width, box.height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    const part = await sharp(painted, { raw: { width: box.width, height: box.height, channels: 3 } })
      .joinChannel(await coverage(mask, picture, box), { raw: { width: box.width, height: box.height, channels: 1 } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    return encoded(rawOf(picture).composite([{ input: part, left: box.left, top: box.top }]), picture)
  })

/** A picture with room about it, in hundredths of its sides; what is there is its edge, drawn out. */
export const extended = (
  picture: Picture,
  by: { left: number; right: number; top: number; bottom: number },
  watcher: Watcher,
): Promise<{ picture: Picture; at: Box }> => {
  const px = (hundredths: number, side: number) => Math.round((hundredths / 100) * side)
  const left = px(by.left, picture.width)
  const top = px(by.top, picture.height)
  const right = px(by.right, picture.width)
  const bottom = px(by.bottom, picture.height)
  const canvas = { width: picture.width + left + right, height: picture.height + top + bottom }
  return inGate(watcher, canvas, async () => {
    const pixels = await rawOf(picture).extend({ left, top, right, bottom, extendWith: 'copy' }).raw().toBuffer()
    const at = { left, top, width: picture.width, height: picture.height }
    return {
      picture: { ...canvas, pixels: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length) },
      at,
    }
  })
}

/** Longest side of a mask that is made here, px. */
const MASK_SIDE = 512

/** A mask of all of a picture but what lies in a box. */
export function allBut(box: Box, { width, height }: Size): Mask {
  const scale = Math.min(1, MASK_SIDE / Math.max(width, height))
  const mask = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const [across, down] = [mask.width / width, mask.height / height]
  // Whole px of the mask alone: what is half the picture's stays the picture's.
  const [left, right] = [Math.floor(box.left * across), Math.ceil((box.left + box.width) * across)]
  const [top, bottom] = [Math.floor(box.top * down), Math.ceil((box.top + box.height) * down)]
  const runs: number[] = [0]
  let isMeant = false
  const add = (meantNow: boolean, length: number) => {
    if (length === 0) return
    if (meantNow === isMeant) runs[runs.length - 1] = (runs.at(-1) ?? 0) + length
    else {
      runs.push(length)
      isMeant = meantNow
    }
  }
  add(true, top * mask.width)
  for (let y = top; y < bottom; y++) {
    add(true, left)
    add(false, right - left)
    add(true, mask.width - right)
  }
  add(true, (mask.height - bottom) * mask.width)
  return { ...mask, runs }
}

/** The px of a picture's transparency, where it has any. */
const clarityOf = async (picture: Picture): Promise<Buffer | undefined> =>
  (await rawOf(picture).stats()).isOpaque ? undefined : rawOf(picture).extractChannel(3).raw().toBuffer()

/** What came of enlarging a picture, in the very size that was asked for; what was clear stays clear. */
export const enlargedTo = (picture: Picture, came: Buffer, size: Size, watcher: Watcher): Promise<Encoded> =>
  inGate(watcher, size, async () => {
    const clarity = await clarityOf(picture)
    const large = sharp(came).resize(size.width, size.height, { fit: 'fill' }).removeAlpha()
    if (!clarity) return encoded(large, size)
    const alpha = await greyOf(clarity, picture)
      .resize(size.width, size.height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    const opaque = await large.raw().toBuffer()
    const whole = sharp(opaque, { raw: { ...size, channels: 3 } })
    return encoded(whole.joinChannel(alpha, { raw: { ...size, channels: 1 } }), size)
  })

/** What of a matte is seen at all, and what of it is whole. */
const FAINT = 32
const WHOLE = 250

/** What came of cutting a picture out, laid over it; `kept` and `dropped` were brushed over by hand. */
export const cutOutBy = (
  picture: Picture,
  came: Buffer,
  { keep, drop }: { keep?: Mask | undefined; drop?: Mask | undefined },
  watcher: Watcher,
): Promise<Encoded | 'nothing' | 'all'> =>
  inGate(watcher, picture, async () => {
    const { width, height } = picture
    const grey = { raw: { width, height, channels: 1 as const } }
    const found = await sharp(came)
      .ensureAlpha()
      .extractChannel(3)
      .resize(width, height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    const spread = (mask: Mask) =>
      greyOf(meant(mask).values, mask).resize(width, height, { fit: 'fill', kernel: 'nearest' }).toColourspace('b-w')
    let alpha = found
    if (keep)
      alpha = await sharp(alpha, grey)
        .boolean(await spread(keep).raw().toBuffer(), 'or', grey)
        .toColourspace('b-w')
        .raw()
        .toBuffer()
    if (drop)
      alpha = await sharp(alpha, grey)
        .boolean(await spread(drop).negate().raw().toBuffer(), 'and', grey)
        .toColourspace('b-w')
        .raw()
        .toBuffer()
    const { channels } = await sharp(alpha, grey).stats()
    if ((channels[0]?.max ?? 0) < FAINT) return 'nothing'
    if ((channels[0]?.min ?? 0) >= WHOLE) return 'all'
    // Where it is as large as the picture its edges are freed of what was behind them.
    const { width: wide, height: high } = await sharp(came).metadata()
    const isSame = wide === width && high === height && !keep && !drop && (await clarityOf(picture)) === undefined
    if (isSame) return encoded(sharp(came).ensureAlpha(), picture)
    const mask = await sharp({ create: { width, height, channels: 3, background: 'black' } })
      .joinChannel(alpha, grey)
      .png({ compressionLevel: 1 })
      .toBuffer()
    return encoded(rawOf(picture).composite([{ input: mask, blend: 'dest-in' }]), picture)
  })

/** All of a picture, painted anew: as large as it was, and no larger than it was sent to be painted. */
export const paintedAnew = (came: Buffer, { width, height }: Size, watcher: Watcher): Promise<Encoded> => {
  const longer = Math.max(width, height)
  const scale = Math.min(SENT_SIDE, Math.max(SENT_SIDE_LEAST, longer)) / longer
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  return inGate(watcher, size, () => encoded(sharp(came).resize(size.width, size.height, { fit: 'fill' }), size))
}
