import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quick rather than tight: a page is packed while somebody waits for it. */
const QUALITY = 4

/** The tightest form that an Accept-Encoding header takes; undefined: none, it is sent as it is. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .flatMap(([name, weight = '1']) => (Number(weight) > 0 ? [name] : []))
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding))
}

/** A text made smaller for the way, beside the event loop. */
export function pack(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : zip(text, { level: QUALITY })
}
