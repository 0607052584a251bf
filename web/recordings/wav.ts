/** Bytes of a WAV file before its samples. */
const HEADER = 44

/** The head of a WAV file of stereo 16-bit samples (RIFF, "fmt " of 16 bytes, "data"). */
function headerOf(samples: number, rate: number): ArrayBuffer {
  const bytes = new ArrayBuffer(HEADER)
  const view = new DataView(bytes)
  const text = (at: number, letters: string) => {
    for (let n = 0; n < letters.length; n++) view.setUint8(at + n, letters.charCodeAt(n))
  }
  text(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + samples * 4, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples * 4, true)
  return bytes
}

/** A step of -1 to 1 as 16 bits: what was decoded from 16 bits comes out as it was. */
const step = (sample: number) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)))

/**
 * Stereo sound as a WAV file, a second at a time, so that the page stays quick: `breathe` is awaited between them.
 * Samples -1 to 1, `rate` of them a second.
 */
export async function wavOf(
  left: Float32Array,
  right: Float32Array,
  rate: number,
  breathe: () => Promise<void>,
): Promise<Blob> {
  const parts: ArrayBuffer[] = [headerOf(left.length, rate)]
  for (let from = 0; from < left.length; from += rate) {
    const count = Math.min(rate, left.length - from)
    const part = new ArrayBuffer(count * 4)
    const view = new DataView(part)
    for (let n = 0; n < count; n++) {
      view.setInt16(n * 4, step(left[from + n] ?? 0), true)
      view.setInt16(n * 4 + 2, step(right[from + n] ?? 0), true)
    }
    parts.push(part)
    await breathe()
  }
  return new Blob(parts, { type: 'audio/wav' })
}
