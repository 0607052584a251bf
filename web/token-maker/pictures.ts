import type { FaceBox } from '../../contract/images.ts'
import type { View } from '../stage/view.ts'
import { type MakeSheet, offPage, penOf, type Sheet } from './relief/canvas.ts'
import type { Drawable } from './render-token.ts'

/** A picture that tokens are made of, as it is kept while the page is open. It goes nowhere unless somebody sends it. */
export interface Picture extends Drawable {
  image: Sheet
  /** The file itself; `image` may be smaller. */
  source: Blob
  isReduced: boolean
  /** What of it stays, where its background was taken away here. */
  mask?: Sheet
  /** Of a picture that is on the site. */
  imageId?: string
  /** Where its face is, where that is known. */
  focus?: Focus
}

/** What is kept of each at hand, px: fifty of them have to go into a browser's memory. */
const KEPT_PIXELS = 1_400_000

/** It is not a picture that this browser can read. */
export class UnreadablePicture extends Error {}

async function decoded(source: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source)
  } catch (cause) {
    throw new UnreadablePicture('This browser cannot read it as a picture', { cause })
  }
}

function drawnAt(image: CanvasImageSource, width: number, height: number): Sheet {
  const sheet = offPage(width, height)
  const pen = penOf(sheet)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, width, height)
  return sheet
}

/** Looks at so many px each way. */
const LOOKED = 64

function looked(image: CanvasImageSource): Uint8ClampedArray {
  return penOf(drawnAt(image, LOOKED, LOOKED)).getImageData(0, 0, LOOKED, LOOKED).data
}

/** Whether a part of it that is worth it is see-through. */
function isSeeThrough(px: Uint8ClampedArray): boolean {
  let clear = 0
  for (let at = 3; at < px.length; at += 4) if ((px[at] ?? 255) < 128) clear++
  return clear > (px.length / 4) * 0.03
}

/** Throws UnreadablePicture. */
export async function readPicture(source: Blob, known: Pick<Picture, 'imageId' | 'focus'> = {}): Promise<Picture> {
  const bitmap = await decoded(source)
  const { width, height } = bitmap
  const shrunk = Math.min(1, Math.sqrt(KEPT_PIXELS / (width * height)))
  const image = drawnAt(bitmap, Math.max(1, Math.round(width * shrunk)), Math.max(1, Math.round(height * shrunk)))
  bitmap.close()
  return {
    source,
    image,
    width: image.width,
    height: image.height,
    isReduced: shrunk < 1,
    isCutOut: isSeeThrough(looked(image)),
    ...known,
  }
}

/** The picture as large as it is, to be drawn once; `close` gives its memory back. */
export async function atFullSize(picture: Picture): Promise<Drawable & { close: () => void }> {
  if (!picture.isReduced) return { ...picture, close: () => undefined }
  const bitmap = await decoded(picture.source)
  const { width, height } = bitmap
  if (!picture.mask) return { image: bitmap, width, height, isCutOut: picture.isCutOut, close: () => bitmap.close() }
  const image = masked(bitmap, picture.mask, width, height)
  bitmap.close()
  return { image, width, height, isCutOut: true, close: () => undefined }
}

function masked(image: CanvasImageSource, mask: Sheet, width: number, height: number): Sheet {
  const sheet = drawnAt(image, width, height)
  const pen = penOf(sheet)
  pen.globalCompositeOperation = 'destination-in'
  pen.drawImage(mask, 0, 0, width, height)
  return sheet
}

/**
 * A picture without its background, where that is of one colour or nearly: what is like the edges (within `tolerance`, 0-1) and joined
 * to them goes. Nothing leaves the browser.
 */
export function withoutPlainBackground(picture: Picture, whole: Sheet, tolerance: number): Picture {
  const { width, height } = picture
  const { data } = penOf(drawnAt(whole, width, height)).getImageData(0, 0, width, height)
  const alpha = outsideOf(data, width, height, tolerance)
  const mask = offPage(width, height)
  const pen = penOf(mask)
  const px = pen.createImageData(width, height)
  for (let at = 0; at < alpha.length; at++) px.data[at * 4 + 3] = alpha[at] ?? 0
  pen.putImageData(px, 0, 0)
  return { ...picture, image: masked(whole, mask, width, height), mask, isCutOut: true }
}

/** How solid each px stays, 0-255, when what is like the edges of a picture, and joined to them, goes. RGBA rows. */
export function outsideOf(px: Uint8ClampedArray, width: number, height: number, tolerance: number): Uint8Array {
  const alpha = new Uint8Array(width * height).fill(255)
  const least = 6 + tolerance * 130
  const most = least * 1.45
  /** The px of the edge whose colour each one that goes was compared with. */
  const like = new Int32Array(width * height).fill(-1)
  const queue = new Int32Array(width * height)
  let [first, last] = [0, 0]
  const ask = (at: number, edge: number) => {
    if (like[at] !== -1) return
    const [a, b] = [at * 4, edge * 4]
    const far = Math.hypot(
      (px[a] ?? 0) - (px[b] ?? 0),
      (px[a + 1] ?? 0) - (px[b + 1] ?? 0),
      (px[a + 2] ?? 0) - (px[b + 2] ?? 0),
    )
    if (far >= most) return
    like[at] = edge
    alpha[at] = far <= least ? 0 : Math.round((255 * (far - least)) / (most - least))
    // What is only half like it is where the subject begins.
    if (far <= least) queue[last++] = at
  }
  for (let x = 0; x < width; x++) for (const at of [x, (height - 1) * width + x]) ask(at, at)
  for (let y = 0; y < height; y++) for (const at of [y * width, y * width + width - 1]) ask(at, at)
  while (first < last) {
    const at = queue[first++] ?? 0
    const edge = like[at] ?? at
    const x = at % width
    if (x > 0) ask(at - 1, edge)
    if (x < width - 1) ask(at + 1, edge)
    if (at >= width) ask(at - width, edge)
    if (at < width * (height - 1)) ask(at + width, edge)
  }
  return alpha
}

/** Where the interest of a picture is: its middle and how far it reaches, as shares of its width and height. */
interface Focus {
  x: number
  y: number
  /** Half of what is to be seen, of the picture's shorter side. */
  reach: number
}

/** A face as it is found by looking, from brow to chin; and a head as the engine draws it, with what is worn on it. Half of what is seen about it, of its height. */
const ABOUT_FACE = 1.35
const ABOUT_HEAD = 0.62

/** About the foremost face of a picture that knows where it is. */
export function focusOnFace(
  { x, y, width, height }: FaceBox,
  picture: { width: number; height: number },
  isHead: boolean,
): Focus {
  const shorter = Math.min(picture.width, picture.height)
  const long = Math.max(width * picture.width, height * picture.height) / shorter
  const reach = Math.max(0.1, long * (isHead ? ABOUT_HEAD : ABOUT_FACE))
  // A face alone sits above the middle of a head with its shoulders.
  const lower = isHead ? 0 : (0.12 * long * shorter) / picture.height
  return { x: x + width / 2, y: y + height / 2 + lower, reach }
}

/** What stands out of a picture by colour and edges, weighed towards where people put what they show: no face is looked for. */
export function focusByLook(picture: Drawable): Focus {
  return focusOf(looked(picture.image), picture, picture.isCutOut)
}

/** The same of LOOKED × LOOKED px. */
export function focusOf(
  px: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  isCutOut: boolean,
): Focus {
  const side = Math.round(Math.sqrt(px.length / 4))
  if (isCutOut) return focusOnSubject(px, side, { width, height })
  const rim = [0, 0, 0]
  let edges = 0
  const isEdge = (x: number, y: number) => x < 3 || x >= side - 3 || y < 3
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (isEdge(x, y)) {
        edges++
        for (let channel = 0; channel < 3; channel++)
          rim[channel] = (rim[channel] ?? 0) + (px[(y * side + x) * 4 + channel] ?? 0)
      }
  let [sum, sumX, sumY] = [0, 0, 0]
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++) {
      const at = (y * side + x) * 4
      let [unlike, change] = [0, 0]
      for (let channel = 0; channel < 3; channel++) {
        const value = px[at + channel] ?? 0
        unlike += Math.abs(value - (rim[channel] ?? 0) / edges)
        change += Math.abs(value - (px[at + 4 + channel] ?? 0)) + Math.abs(value - (px[at + side * 4 + channel] ?? 0))
      }
      const [u, v] = [(x + 0.5) / side - 0.5, (y + 0.5) / side - 0.42]
      const weight = (unlike + 0.6 * change) ** 1.5 * Math.exp(-(u * u + v * v) / 0.11)
      sum += weight
      sumX += weight * (x + 0.5)
      sumY += weight * (y + 0.5)
    }
  const usual = { x: 0.5, y: height > width ? Math.max(0.3, (0.46 * width) / height) : 0.5 }
  if (sum === 0) return { ...usual, reach: 0.5 }
  // Half-way between what stands out and where a portrait has its head: neither is sure.
  return { x: (usual.x + sumX / sum / side) / 2, y: (usual.y + sumY / sum / side) / 2, reach: 0.5 }
}

/** Of a subject that was cut out, its upper part as high as it is broad. */
function focusOnSubject(
  px: Uint8ClampedArray,
  side: number,
  { width, height }: { width: number; height: number },
): Focus {
  let [left, right, top, bottom] = [side, 0, side, 0]
  for (let at = 0; at < side * side; at++) {
    if ((px[at * 4 + 3] ?? 0) < 128) continue
    const [x, y] = [at % side, Math.floor(at / side)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  if (right <= left) return { x: 0.5, y: 0.5, reach: 0.5 }
  const shorter = Math.min(width, height)
  const broad = ((right - left) / side) * width
  const high = ((bottom - top) / side) * height
  const seen = Math.min(high, Math.max(broad, high * 0.45)) * 1.06
  return { x: (left + right) / 2 / side, y: top / side + seen / 2 / height, reach: seen / 2 / shorter }
}

/** What a frame leaves open, of the token's side: half of it at its narrowest, and how far it reaches to the sides and up. */
export interface Opening {
  half: number
  width: number
  height: number
}

/** Where the head of a subject that stands out ends, and how far down its picture has to go, of the frame's side. */
const HEAD_ABOVE = -0.07
const DOWN_TO = 0.97

/** How a subject lies that stands out of its frame: its head above it, and no end of its picture to be seen below. */
function placeStandingOut(focus: Focus, picture: Drawable, half: number): View {
  const shorter = Math.min(picture.width, picture.height)
  const [long, high] = [picture.width / shorter, picture.height / shorter]
  const top = focus.y - focus.reach / high
  const scale = Math.max((1.05 * half) / focus.reach, (DOWN_TO - HEAD_ABOVE) / Math.max(0.2, (1 - top) * high))
  return { x: 0.5 - (focus.x - 0.5) * long * scale, y: HEAD_ABOVE - (top - 0.5) * high * scale, scale, angle: 0 }
}

/**
 * How a picture lies so that its focus fills the opening, and no edge of one with its background shows; `standsOut`: a subject that
 * was cut out is to stand out of the frame.
 */
export function placeFor(focus: Focus, picture: Drawable, { half, width, height }: Opening, standsOut = false): View {
  if (standsOut && picture.isCutOut) return placeStandingOut(focus, picture, half)
  const shorter = Math.min(picture.width, picture.height)
  const [long, high] = [picture.width / shorter, picture.height / shorter]
  const covers = picture.isCutOut ? 0 : 2.04 * Math.max(width / long, height / high)
  const scale = Math.max(covers, half / focus.reach)
  const held = (at: number, length: number, open: number) => {
    const middle = 0.5 - (at - 0.5) * length * scale
    if (picture.isCutOut) return middle
    const spare = Math.max(0, (length * scale) / 2 - open * 1.02)
    return Math.min(0.5 + spare, Math.max(0.5 - spare, middle))
  }
  return { x: held(focus.x, long, width), y: held(focus.y, high, height), scale, angle: 0 }
}

/** This browser writes no files of a format. */
export class UnwritableFormat extends Error {}

/** A sheet as a file. Throws UnwritableFormat. */
export async function fileOf(
  sheet: Sheet,
  type: 'image/png' | 'image/webp' | 'image/jpeg',
  quality?: number,
): Promise<Blob> {
  const made =
    'convertToBlob' in sheet
      ? await sheet.convertToBlob({ type, quality })
      : await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, type, quality))
  // A browser that does not know a format writes PNG without a word.
  if (made?.type !== type) throw new UnwritableFormat(`This browser does not write ${type}`)
  return made
}

/** Laid on white, as paper is. */
export function onWhite(make: MakeSheet, sheet: Sheet): Sheet {
  const paper = make(sheet.width, sheet.height)
  const pen = penOf(paper)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, paper.width, paper.height)
  pen.drawImage(sheet, 0, 0)
  return paper
}
