import { type Parameters, readParameters } from '../../contract/parameters.ts'
import { exifComment } from './exif-comment.ts'

/** Most bytes of one text in a file that are looked at. */
const TEXT_BYTES_MAX = 256 * 1024
/** Most chunks of a file that are passed over in search of the text: far more than any picture has before it. */
const CHUNKS_MAX = 20_000
/** Bytes read at once, so that small chunks do not each cost a read. */
const WINDOW = 64 * 1024

/** Reads `length` bytes at a place; undefined when the file ends before them. */
type Read = (at: number, length: number) => Promise<DataView | undefined>

function readerOf(file: Blob): Read {
  let start = 0
  let held = new ArrayBuffer(0)
  return async (at, length) => {
    if (at + length > file.size) return undefined
    if (at < start || at + length > start + held.byteLength) {
      held = await file.slice(at, at + Math.max(length, WINDOW)).arrayBuffer()
      start = at
    }
    return new DataView(held, at - start, length)
  }
}

const latin1 = new TextDecoder('latin1')
const letters = (view: DataView, from: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(from + index)))

async function bytesAt(read: Read, at: number, length: number): Promise<Uint8Array | undefined> {
  const view = length <= TEXT_BYTES_MAX ? await read(at, length) : undefined
  return view && new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
}

/** The text under "parameters" in a tEXt or an uncompressed iTXt chunk (W3C PNG, section 11.3.3). */
function pngText(type: string, data: Uint8Array): string | undefined {
  const keyword = 'parameters\0'
  if (latin1.decode(data.subarray(0, keyword.length)) !== keyword) return undefined
  const rest = data.subarray(keyword.length)
  if (type === 'tEXt') return latin1.decode(rest)
  const [isCompressed] = rest
  const language = rest.indexOf(0, 2)
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1)
  return isCompressed !== 0 || translated < 0 ? undefined : new TextDecoder().decode(rest.subarray(translated + 1))
}

async function fromPng(read: Read): Promise<string | undefined> {
  let at = 8
  for (let chunk = 0; chunk < CHUNKS_MAX; chunk++) {
    const head = await read(at, 8)
    if (!head) return undefined
    const [length, type] = [head.getUint32(0), letters(head, 4, 4)]
    if (type === 'IEND') return undefined
    if (type === 'tEXt' || type === 'iTXt') {
      const data = await bytesAt(read, at + 8, length)
      const text = data && pngText(type, data)
      if (text !== undefined) return text
    }
    at += 12 + length
  }
  return undefined
}

async function fromJpeg(read: Read): Promise<string | undefined> {
  let at = 2
  for (let segment = 0; segment < CHUNKS_MAX; segment++) {
    const head = await read(at, 10)
    // Text comes before the picture, which starts with the marker of its first scan.
    if (head?.getUint8(0) !== 0xff || head.getUint8(1) === 0xda) return undefined
    const length = head.getUint16(2)
    if (head.getUint8(1) === 0xe1 && letters(head, 4, 6) === 'Exif\0\0') {
      const exif = await bytesAt(read, at + 10, length - 8)
      return exif && exifComment(exif)
    }
    at += 2 + length
  }
  return undefined
}

async function fromWebp(read: Read): Promise<string | undefined> {
  let at = 12
  for (let chunk = 0; chunk < CHUNKS_MAX; chunk++) {
    const head = await read(at, 8)
    if (!head) return undefined
    const length = head.getUint32(4, true)
    if (letters(head, 0, 4) === 'EXIF') {
      const exif = await bytesAt(read, at + 8, length)
      return exif && exifComment(exif)
    }
    at += 8 + length + (length % 2)
  }
  return undefined
}

/** What a PNG, JPEG or WebP file says it was made from; undefined when it says nothing. Reads only what it needs to. */
export async function parametersOfFile(file: Blob): Promise<Parameters | undefined> {
  const read = readerOf(file)
  const head = await read(0, 12)
  if (!head) return undefined
  const source =
    letters(head, 0, 8) === '\x89PNG\r\n\x1a\n'
      ? fromPng
      : head.getUint16(0) === 0xffd8
        ? fromJpeg
        : letters(head, 0, 4) === 'RIFF' && letters(head, 8, 4) === 'WEBP'
          ? fromWebp
          : undefined
  const text = await source?.(read)
  return text === undefined ? undefined : readParameters(text)
}
