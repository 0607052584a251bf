import { crc32 } from 'node:zlib'

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

/**
 * Exif (CIPA DC-008) with nothing in it but the user comment, in UTF-16, where other tools put the parameters of files that
 * have no text chunks. Big-endian throughout.
 */
function exifOf(comment: string): Buffer {
  const text = Buffer.from(comment, 'utf16le').swap16()
  const head = Buffer.from(
    '4d4d002a00000008' + // Byte order, magic, where the first directory is.
      '0001' + // One entry: the Exif directory, at 26.
      '8769000400000001' +
      '0000001a00000000' +
      '0001' + // One entry: the user comment, of so many bytes, at 44.
      '92860007',
    'hex',
  )
  const tail = Buffer.alloc(12)
  tail.writeUInt32BE(8 + text.length, 0)
  tail.writeUInt32BE(44, 4)
  return Buffer.concat([head, tail, Buffer.from('UNICODE\0', 'latin1'), text])
}

/** What a segment of a JPEG file holds at most, with its length and the name of what it holds. */
const SEGMENT_MAX = 0xffff - 2 - 6

/** A JPEG file with parameters in its Exif; a text that is too long for a segment is left out. */
export function markJpeg(jpeg: Buffer, parameters: string): Buffer {
  const exif = exifOf(parameters)
  if (exif.length > SEGMENT_MAX) return jpeg
  const segment = Buffer.alloc(10)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(2 + 6 + exif.length, 2)
  segment.write('Exif\0\0', 4, 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)])
}

/** An extended WebP file (it has an XMP chunk, so it is one) with parameters in its Exif. */
export function markWebp(webp: Buffer, parameters: string): Buffer {
  const exif = exifOf(parameters)
  const chunk = Buffer.alloc(8 + exif.length + (exif.length % 2))
  chunk.write('EXIF', 0, 'latin1')
  chunk.writeUInt32LE(exif.length, 4)
  exif.copy(chunk, 8)
  const marked = Buffer.concat([webp, chunk])
  marked.writeUInt32LE(marked.length - 8, 4)
  marked.writeUInt8(marked.readUInt8(20) | 0x08, 20)
  return marked
}
