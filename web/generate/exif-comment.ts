const EXIF_DIRECTORY = 0x8769
const USER_COMMENT = 0x9286
/** Most entries of a directory that are looked at. */
const ENTRIES_MAX = 500

/** The value of a tag in a directory: its count and where its bytes are, or its number. */
function entryOf(exif: DataView, directory: number, tag: number, little: boolean) {
  const count = Math.min(exif.getUint16(directory, little), ENTRIES_MAX)
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12
    if (exif.getUint16(at, little) === tag) {
      return { count: exif.getUint32(at + 4, little), value: exif.getUint32(at + 8, little) }
    }
  }
  return undefined
}

/** UTF-16 whose byte order is nowhere written down: the zeros of plain letters come first in one, second in the other. */
function utf16(text: Uint8Array): string {
  const zeros = [0, 0]
  for (const [index, byte] of text.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  return new TextDecoder((zeros[0] ?? 0) >= (zeros[1] ?? 0) ? 'utf-16be' : 'utf-16le').decode(text)
}

/** The user comment of an Exif block (CIPA DC-008, 4.6.6), where image tools put parameters; undefined when there is none. */
export function exifComment(block: Uint8Array): string | undefined {
  const name = 'Exif\0\0'
  const named = [...name].every((letter, index) => block[index] === letter.charCodeAt(0))
  const bytes = named ? block.subarray(name.length) : block
  const exif = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const little = exif.getUint16(0) === 0x4949
    const directory = entryOf(exif, exif.getUint32(4, little), EXIF_DIRECTORY, little)
    const comment = directory && entryOf(exif, directory.value, USER_COMMENT, little)
    if (!comment || comment.count < 8) return undefined
    const code = new TextDecoder('latin1').decode(bytes.subarray(comment.value, comment.value + 8))
    const text = bytes.subarray(comment.value + 8, comment.value + comment.count)
    return code === 'UNICODE\0' ? utf16(text) : new TextDecoder().decode(text)
  } catch (error) {
    // A block that points outside itself says nothing.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
