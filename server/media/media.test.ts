import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { decodeAudio, decodeVideo, encodeAudio, encodeVideo, lookAt, loudnessIn, UnreadableMedia } from './codec.ts'
import { readPieces, writePiece } from './framing.ts'
import { fromPlanes, planesLength, toPlanes } from './yuv.ts'

const size = { width: 64, height: 48 }

/** Frames of one colour each, as planes. */
function* frames(count: number, hasAlpha: boolean) {
  const rgba = new Uint8ClampedArray(size.width * size.height * 4)
  const planes = new Uint8Array(planesLength(size.width, size.height, hasAlpha))
  for (let n = 0; n < count; n++) {
    for (let at = 0; at < rgba.length; at += 4) rgba.set([200, 90 + n * 4, 40, at < rgba.length / 2 ? 255 : 0], at)
    toPlanes(rgba, size.width, size.height, planes)
    yield planes
  }
}

const tone = (seconds: number, hertz: number) =>
  Float32Array.from({ length: seconds * 48_000 }, (_, at) => Math.sin((at * hertz * 2 * Math.PI) / 48_000) * 0.4)

test('pieces come over a pipe whole, however it cuts them', async () => {
  const pipe = new PassThrough({ highWaterMark: 7 })
  const pieces = [Buffer.from('a'), Buffer.from('twenty characters ok'), Buffer.alloc(100, 7)]
  const read = (async () => {
    const all: Buffer[] = []
    for await (const piece of readPieces(pipe)) all.push(piece)
    return all
  })()
  for (const piece of [...pieces, new Uint8Array()]) await writePiece(pipe, piece)
  expect(await read).toEqual(pieces)
})

test('a video keeps its size, length, sound and colours, as MP4 and as WebM', async () => {
  const sound = { left: tone(1, 440), right: tone(1, 330), rate: 48_000 }
  const order = { ...size, rate: 24, hasAlpha: false, files: ['mp4' as const, 'webm' as const], sound }
  const made = await encodeVideo(order, frames(24, false))
  expect([...made.keys()]).toEqual(['mp4', 'webm'])
  for (const file of made.values()) {
    const { frame, ...looked } = await lookAt(file)
    expect(looked).toMatchObject({ video: size, audio: { channels: 2, rate: 48_000 } })
    expect(Math.abs(looked.seconds - 1)).toBeLessThan(0.1)
    const [red, green, blue] = fromPlanes(frame as Buffer, size.width, size.height)
    for (const [is, was] of [
      [red, 200],
      [green, 90],
      [blue, 40],
    ] as const)
      expect(Math.abs((is as number) - was)).toBeLessThanOrEqual(6)
    const heard = await decodeAudio(file, 10)
    expect(Math.abs(heard.left.length / heard.rate - 1)).toBeLessThan(0.05)
    const loud = await loudnessIn(file, { secondsMax: 10, timesASecond: 50 })
    expect(Math.abs(loud.length - 50)).toBeLessThanOrEqual(3)
    const power = (samples: Float32Array) => samples.reduce((sum, one) => sum + one * one, 0) / samples.length
    const whole = Math.sqrt((power(heard.left) + power(heard.right)) / 2)
    expect(Math.sqrt(power(loud)) / whole).toBeCloseTo(1, 1)
  }
}, 60_000)

test('frames of a video come at the rate and size that are asked for, from any moment on', async () => {
  const made = await encodeVideo({ ...size, rate: 24, hasAlpha: false, files: ['mp4'] }, frames(24, false))
  const order = { width: 96, height: 48, rate: 12, from: 0.5, seconds: 5 }
  const greens: number[] = []
  for await (const frame of decodeVideo(made.get('mp4') as Buffer, order)) {
    const rgba = fromPlanes(frame, 96, 48)
    // It stands in the middle, between bars of black.
    expect(rgba[(24 * 96 + 4) * 4]).toBeLessThan(12)
    greens.push(rgba[(24 * 96 + 48) * 4 + 1] as number)
  }
  expect(greens.length).toBe(6)
  for (const [n, green] of greens.entries()) expect(Math.abs(green - (90 + (12 + 2 * n) * 4))).toBeLessThan(9)
  for await (const frame of decodeVideo(made.get('mp4') as Buffer, order)) {
    expect(frame.length).toBe(planesLength(96, 48, false))
    break
  }
}, 60_000)

test('what is transparent stays so in WebM', async () => {
  const made = await encodeVideo({ ...size, rate: 24, hasAlpha: true, files: ['webm'] }, frames(4, true))
  const file = made.get('webm') as Buffer
  // AlphaMode of the track, by Matroska's element 53C0, is 1.
  expect(file.includes(Buffer.from([0x53, 0xc0, 0x81, 0x01]))).toBe(true)
}, 60_000)

test('a sound of whole seconds that goes round is as long in every file as it was', async () => {
  const sound = { left: tone(1, 440), right: tone(1, 220), rate: 48_000 }
  const made = await encodeAudio(sound, { files: ['ogg', 'flac', 'wav', 'mp3'], loops: true })
  const ogg = made.get('ogg') as Buffer
  // The last page's position less what is skipped at the beginning (RFC 7845, 4).
  const end = Number(ogg.readBigUInt64LE(ogg.lastIndexOf('OggS') + 6))
  expect(end - ogg.readUInt16LE(ogg.indexOf('OpusHead') + 10)).toBe(48_000)
  for (const exact of ['flac', 'wav'] as const) {
    const heard = await decodeAudio(made.get(exact) as Buffer, 10)
    expect(heard.left.length).toBe(48_000)
    expect(heard.left[1000]).toBeCloseTo(sound.left[1000] as number, 3)
    expect(heard.right[1000]).toBeCloseTo(sound.right[1000] as number, 3)
  }
  expect((await lookAt(made.get('mp3') as Buffer)).audio).toEqual({ channels: 2, rate: 48_000 })
}, 60_000)

test('a file that is none is told from a fault, and work that nobody wants any more ends', async () => {
  await expect(lookAt(Buffer.from('This is no film.'))).rejects.toBeInstanceOf(UnreadableMedia)
  await expect(decodeAudio(Buffer.alloc(5000, 3), 10)).rejects.toBeInstanceOf(UnreadableMedia)
  const stopping = new AbortController()
  async function* endless() {
    for (;;) {
      yield* frames(1, false)
      stopping.abort(new Error('Nobody wants it'))
    }
  }
  const order = { ...size, rate: 24, hasAlpha: false, files: ['mp4' as const] }
  await expect(encodeVideo(order, endless(), { signal: stopping.signal })).rejects.toThrow('Nobody wants it')
}, 60_000)
