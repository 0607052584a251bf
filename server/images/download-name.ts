const NAME_MAX = 80
/** Names that Windows keeps for its devices, whatever follows the dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A work's title as a file name that every system takes, or `otherwise`; never empty, without an extension. */
export function fileNameOf(title: string, otherwise = 'picture'): string {
  const plain = title
    .normalize('NFC')
    // Characters no file system agrees on, and those that turn "gpj.exe" round on screen.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/gu, ' ')
  const short = [...plain]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/gu, '')
  return short === '' || RESERVED.test(short) ? otherwise : short
}

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
