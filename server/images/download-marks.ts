import { crc32 } from 'node:zlib'

/** Of a picture, px. */
interface Size {
  width: number
  height: number
}

/** A chunk of a PNG file (W3C PNG, section 5.3): length, type, data, check sum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

/** PNG text under a keyword: tEXt, as other tools write it, where Latin-1 holds the text, else iTXt in UTF-8. */
function pngText(keyword: string, text: string): Buffer {
  if (/^[\n\x20-\x7e\xa0-\xff]*$/.test(text)) return pngChunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1'))
  return pngInternationalText(keyword, text)
}

/** Uncompressed, in no language in particular. */
const pngInternationalText = (keyword: string, text: string) =>
  pngChunk('iTXt', Buffer.from(`${keyword}\0\0\0\0\0${text}`, 'utf8'))

const PNG_HEAD = 8 + 25
const OTHERS_TEXT = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

/** A PNG file with an XMP packet and, where there are any, parameters, in place of whatever text it carried before. */
export function markPng(png: Buffer, xmp: string, parameters?: string): Buffer {
  const parts = [
    png.subarray(0, PNG_HEAD),
    ...(parameters === undefined ? [] : [pngText('parameters', parameters)]),
    pngInternationalText('XML:com.adobe.xmp', xmp),
  ]
  for (let at = PNG_HEAD; at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at)
    if (!OTHERS_TEXT.has(png.toString('latin1', at + 4, at + 8))) parts.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}

const SHORT = 3
const LONG = 4
const RATIONAL = 5
const UNDEFINED = 7

interface Field {
  tag: number
  type: number
  count: number
  /** Big-endian. */
  value: Buffer
}

const short = (tag: number, value: number): Field => ({
  tag,
  type: SHORT,
  count: 1,
  value: Buffer.from([0, value, 0, 0]),
})
const undefinedBytes = (tag: number, value: Buffer): Field => ({ tag, type: UNDEFINED, count: value.length, value })

function long(tag: number, number: number): Field {
  const value = Buffer.alloc(4)
  value.writeUInt32BE(number)
  return { tag, type: LONG, count: 1, value }
}

/** A directory that begins `at` bytes into the block, its fields by rising tag, and after it the values that do not fit in. */
function directory(at: number, fields: readonly Field[]): Buffer {
  const head = Buffer.alloc(2 + 12 * fields.length + 4)
  head.writeUInt16BE(fields.length, 0)
  const beyond: Buffer[] = []
  let next = at + head.length
  for (const [index, { tag, type, count, value }] of fields.entries()) {
    const entry = 2 + 12 * index
    head.writeUInt16BE(tag, entry)
    head.writeUInt16BE(type, entry + 2)
    head.writeUInt32BE(count, entry + 4)
    if (value.length <= 4) value.copy(head, entry + 8)
    else {
      head.writeUInt32BE(next, entry + 8)
      beyond.push(value)
      next += value.length
    }
  }
  return Buffer.concat([head, ...beyond])
}

/**
 * Exif (CIPA DC-008-2019, big-endian) with the user comment, in UTF-16, where other tools put the parameters of files that
 * have no text chunks, and beside it only what the standard will not do without (tables 17 and 18). `size` in px.
 */
function exifOf(comment: string, size: Size): Buffer {
  const START = 8
  const perInch = Buffer.from('0000004800000001', 'hex')
  const main = (exifAt: number) =>
    directory(START, [
      { tag: 0x011a, type: RATIONAL, count: 1, value: perInch },
      { tag: 0x011b, type: RATIONAL, count: 1, value: perInch },
      short(0x0128, 2),
      short(0x0213, 1),
      long(0x8769, exifAt),
    ])
  const exifAt = START + main(0).length
  const text = Buffer.from(comment, 'utf16le').swap16()
  const exif = directory(exifAt, [
    undefinedBytes(0x9000, Buffer.from('0232', 'latin1')),
    undefinedBytes(0x9101, Buffer.from([1, 2, 3, 0])),
    undefinedBytes(0x9286, Buffer.concat([Buffer.from('UNICODE\0', 'latin1'), text])),
    undefinedBytes(0xa000, Buffer.from('0100', 'latin1')),
    short(0xa001, 1),
    long(0xa002, size.width),
    long(0xa003, size.height),
  ])
  return Buffer.concat([Buffer.from('4d4d002a00000008', 'hex'), main(exifAt), exif])
}

/** What a segment of a JPEG file holds at most, with its length and the name of what it holds. */
const SEGMENT_MAX = 0xffff - 2 - 6

/** A JPEG file with parameters in its Exif; a text that is too long for a segment is left out. */
export function markJpeg(jpeg: Buffer, parameters: string, size: Size): Buffer {
  const exif = exifOf(parameters, size)
  if (exif.length > SEGMENT_MAX) return jpeg
  const segment = Buffer.alloc(10)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(2 + 6 + exif.length, 2)
  segment.write('Exif\0\0', 4, 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)])
}

/** An extended WebP file (it has an XMP chunk, so it is one) with parameters in its Exif, which goes before the XMP. */
export function markWebp(webp: Buffer, parameters: string, size: Size): Buffer {
  const exif = exifOf(parameters, size)
  const chunk = Buffer.alloc(8 + exif.length + (exif.length % 2))
  chunk.write('EXIF', 0, 'latin1')
  chunk.writeUInt32LE(exif.length, 4)
  exif.copy(chunk, 8)
  const at = chunkAt(webp, 'XMP ')
  const marked = Buffer.concat([webp.subarray(0, at), chunk, webp.subarray(at)])
  marked.writeUInt32LE(marked.length - 8, 4)
  marked.writeUInt8(marked.readUInt8(20) | 0x08, 20)
  return marked
}

/** Where a chunk of a WebP file begins; its end when it has none of this name. */
function chunkAt(webp: Buffer, name: string): number {
  let at = 12
  while (at + 8 <= webp.length && webp.toString('latin1', at, at + 4) !== name) {
    const length = webp.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return Math.min(at, webp.length)
}
