/** Longest name, bytes of UTF-8: file systems take 255, and an extension and another system's " (1)" come to it. */
const NAME_MAX = 200
/** Names that Windows keeps for its devices, whatever follows the dot (learn.microsoft.com, "Naming Files, Paths, and Namespaces"). */
const RESERVED = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(\.|$)/i

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As much of the text as a name holds, without cutting what is read as one character. */
function cut(text: string): string {
  let bytes = 0
  for (const { segment, index } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > NAME_MAX) return text.slice(0, index)
  }
  return text
}

/** A work's title as a file name that every system takes, or `otherwise`; never empty, without an extension. */
export function fileNameOf(title: string, otherwise = 'picture'): string {
  const plain = title
    .normalize('NFC')
    // Characters no file system agrees on, and those that turn "gpj.exe" round on screen; not those that join letters
    // and emoji.
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*])+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s\u200c\u200d]+/u, '')
  const short = cut(plain).replace(/[.\s\u200c\u200d]+$/u, '')
  if (short === '') return otherwise
  return RESERVED.test(short) ? `_${short}` : short
}

/** A file name as a name that Foundry takes in an address; `otherwise` where no letter is left of it. */
export const addressName = (name: string, otherwise: string): string =>
  name
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || otherwise

/** The header that names a download (RFC 6266): plain letters for old readers, and the name as it is (RFC 5987). */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
