import sharp from 'sharp'
import { FRAME_RATE } from '../contract/video-facts.ts'
import { decodeVideo, encodeVideo } from '../server/media/codec.ts'
import { fromPlanes, planesLength } from '../server/media/yuv.ts'
import type { Measurement, Row } from './measurement.ts'
import { workedBy } from './processor.ts'
import { openRecorder, type Recorder, type Taken } from './recorder.ts'
import { percentile } from './statistics.ts'

const SECONDS = 6
const FRAMES = SECONDS * FRAME_RATE
/** s of one core that a video of so many px may take, and MB that the program may need meanwhile. */
const CORE_MAX = { 1024: 45, 512: 15 } as const
const MEMORY_MAX = 1024
type Side = keyof typeof CORE_MAX
/** Colour, in CIE76, and how far the last frame may be from the first against the most that neighbours are apart. */
const COLOUR_MAX = 2
const SEAM_MAX = 1.15

/** One of each kind that moves in its own way. */
const subjects = [
  { what: 'a map', body: { category: 'battlemaps', prompt: 'a tavern with a hearth and candles' } },
  { what: 'a land', body: { category: 'landscapes', prompt: 'a waterfall in a valley at dusk' } },
  { what: 'a person', body: { category: 'characters', prompt: 'a wood elf ranger with a longbow' } },
  { what: 'a spell', body: { category: 'spells', prompt: 'a fireball' } },
] as const

interface Measured extends Taken {
  what: string
  colour: number
  seam: number
}

/** s of one core that encoding as many blank frames takes, process and all: the floor under every video. */
async function blank(side: Side): Promise<number> {
  const planes = new Uint8Array(planesLength(side, side, false)).fill(128)
  const before = await workedBy(process.pid)
  const files = ['mp4' as const, 'webm' as const]
  await encodeVideo(
    { width: side, height: side, rate: FRAME_RATE, hasAlpha: false, files },
    Array<Uint8Array>(FRAMES).fill(planes),
  )
  return (await workedBy(process.pid)) - before
}

/** sRGB to CIELAB under D65 (IEC 61966-2-1, CIE 15). */
function labOf(rgb: readonly number[]): [number, number, number] {
  const [r, g, b] = rgb.map((value) => {
    const v = value / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far two pictures are apart in colour: the middle of what blocks of 16 px are, so that grain is no colour. */
async function colourApart(
  one: Uint8ClampedArray,
  other: Uint8ClampedArray,
  width: number,
  height: number,
): Promise<number> {
  const [across, down] = [Math.round(width / 16), Math.round(height / 16)]
  const blocks = (pixels: Uint8ClampedArray) =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize(across, down, { fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer()
  const [a, b] = [await blocks(one), await blocks(other)]
  const apart = Array.from({ length: across * down }, (_, n) => {
    const [p, q] = [a, b].map((px) => labOf([...px.subarray(n * 3, n * 3 + 3)])) as unknown as [number[], number[]]
    return Math.hypot(...p.map((value, c) => value - (q[c] ?? 0)))
  })
  return percentile(apart, 0.5)
}

const apart = (a: Uint8Array, b: Uint8Array, size: number) => {
  let sum = 0
  for (let at = 0; at < size; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
  return sum / size
}

/** What the frames of a file are like beside its still, and beside each other. */
async function looked(recorder: Recorder, { work }: Taken): Promise<{ colour: number; seam: number }> {
  const { width, height } = work
  const url = work.recording?.files.at(-1)?.url ?? ''
  const frames: Buffer[] = []
  for await (const frame of decodeVideo(await recorder.file(url), {
    width,
    height,
    rate: FRAME_RATE,
    from: 0,
    seconds: SECONDS,
  }))
    frames.push(frame)
  const first = frames[0] as Buffer
  const still = await sharp(await recorder.file(work.url))
    .ensureAlpha()
    .raw()
    .toBuffer()
  const size = width * height
  const steps = frames.slice(1).map((frame, n) => apart(frame, frames[n] as Buffer, size))
  return {
    colour: await colourApart(new Uint8ClampedArray(still), fromPlanes(first, width, height), width, height),
    seam: apart(frames.at(-1) as Buffer, first, size) / Math.max(...steps),
  }
}

async function filmed(recorder: Recorder, side: Side): Promise<Measured[]> {
  const all: Measured[] = []
  const take = async (what: string, body: object) => {
    const taken = await recorder.take('generateVideo', { ...body, seconds: SECONDS, size: side, seed: 5 })
    all.push({ what, ...taken, ...(await looked(recorder, taken)) })
  }
  for (const { what, body } of subjects) await take(what, body)
  // One of which no scene is known: what an upload is.
  const flat = await sharp({ create: { width: side, height: side, channels: 3, background: '#68794a' } })
    .png()
    .toBuffer()
  await take('an upload', { imageId: await recorder.upload(flat), effect: 'rain' })
  return all
}

const told = (all: readonly Measured[], of: (one: Measured) => string) =>
  all.map((one) => `${one.what} ${of(one)}`).join(', ')

async function rowsOf(recorder: Recorder, side: Side): Promise<Row[]> {
  const reference = await blank(side)
  const all = await filmed(recorder, side)
  const p95 = percentile(
    all.map(({ core }) => core),
    0.95,
  )
  const most = (of: (one: Measured) => number) => Math.max(...all.map(of))
  const what = `${SECONDS} s of ${side} px`
  const floor = `${FRAMES} blank frames encoded: ${reference.toFixed(1)} s`
  return [
    {
      what: `${what}, s of one core`,
      subject: `p95 ${p95.toFixed(1)} s (${told(all, ({ core }) => core.toFixed(1))})`,
      reference: floor,
      figure: p95 * 1000,
      unit: 'ms',
      bar: { atMost: CORE_MAX[side] * 1000 },
    },
    {
      what: `${what}, to blank frames`,
      subject: `${p95.toFixed(1)} s`,
      reference: floor,
      figure: p95 / reference,
      unit: '×',
    },
    {
      what: `${what}, memory of the program and its encoder`,
      subject: told(all, ({ memory }) => memory.toFixed(0)),
      reference: '',
      figure: most(({ memory }) => memory),
      unit: 'MB',
      bar: { atMost: MEMORY_MAX },
    },
    {
      what: `${what}, colour of the first frame against the still, CIE76`,
      subject: told(all, ({ colour }) => colour.toFixed(2)),
      reference: '',
      figure: most(({ colour }) => colour),
      unit: '',
      bar: { atMost: COLOUR_MAX },
    },
    {
      what: `${what}, last frame to first against neighbours at their most`,
      subject: told(all, ({ seam }) => seam.toFixed(2)),
      reference: '',
      figure: most(({ seam }) => seam),
      unit: '×',
      bar: { atMost: SEAM_MAX },
    },
  ]
}

/** What videos take, as people have them made. */
export const video: Measurement = {
  name: 'video',
  takesLong: true,
  async measure(ground) {
    const recorder = await openRecorder(ground, 'video')
    try {
      return [...(await rowsOf(recorder, 512)), ...(await rowsOf(recorder, 1024))]
    } finally {
      await recorder.close()
    }
  },
}
