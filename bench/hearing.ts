// What is heard in a finished file, by measures that know nothing of how it was made.

/** Samples a second of what is listened to, one channel. */
export const HEARD_RATE = 24_000

/** What a piece of music is like to an ear. */
export interface HeardMusic {
  /** Beats a minute of the strongest pulse. */
  tempo: number
  /** How strongly a pulse of so many a minute is felt, 0-1, for any tempo. */
  pulse: (tempo: number) => number
  /** How much of each pitch class is heard, C first; they sum to 1. */
  chroma: Float64Array
  /** The same of the lowest voice, at the end of the piece. */
  ending: Float64Array
  /** The middle of the highest voice that stands out, in MIDI keys. */
  register: number
  /** Notes begun a second. */
  density: number
  /** Where the middle of the spectrum lies, octaves above 100 Hz. */
  brightness: number
  /** Spread of the loudness of moments, dB. */
  dynamics: number
  /** How much begins suddenly: the part of the energy's rises in all of it. */
  percussion: number
  /** Share of what is below 150 Hz, and above 4 kHz. */
  low: number
  high: number
  /** How much of a moment is left a fifth of a second later. */
  held: number
}

/** The power spectrum of real samples, whose number is a power of two, into `power`, which has half as many and one. */
function powerOf(samples: Float64Array, im: Float64Array, turns: Float64Array, power: Float64Array): void {
  const re = samples
  const count = re.length
  im.fill(0)
  for (let i = 1, j = 0; i < count; i++) {
    let bit = count >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    const kept = at(re, i)
    re[i] = at(re, j)
    re[j] = kept
  }
  for (let size = 2; size <= count; size <<= 1) {
    const half = size >> 1
    const step = count / size
    for (let from = 0; from < count; from += size)
      for (let k = 0, w = 0; k < half; k++, w += 2 * step) {
        const [low, high] = [from + k, from + k + half]
        const ar = at(re, high) * at(turns, w) - at(im, high) * at(turns, w + 1)
        const ai = at(re, high) * at(turns, w + 1) + at(im, high) * at(turns, w)
        re[high] = at(re, low) - ar
        im[high] = at(im, low) - ai
        re[low] = at(re, low) + ar
        im[low] = at(im, low) + ai
      }
  }
  for (let k = 0; k < power.length; k++) power[k] = at(re, k) ** 2 + at(im, k) ** 2
}

/** Calls `see` with the power spectrum of each moment, in an array that is used again. */
function eachSpectrum(
  wave: Float32Array,
  { size, hop }: { size: number; hop: number },
  see: (power: Float64Array, n: number) => void,
): void {
  const window = new Float64Array(size)
  const turns = new Float64Array(size)
  for (let i = 0; i < size; i++) window[i] = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size)
  for (let i = 0; i < size / 2; i++) {
    turns[i * 2] = Math.cos((-2 * Math.PI * i) / size)
    turns[i * 2 + 1] = Math.sin((-2 * Math.PI * i) / size)
  }
  const [frame, im, power] = [new Float64Array(size), new Float64Array(size), new Float64Array(size / 2 + 1)]
  for (let from = 0, n = 0; from + size <= wave.length; from += hop, n++) {
    for (let i = 0; i < size; i++) frame[i] = at(wave, from + i) * at(window, i)
    powerOf(frame, im, turns, power)
    see(power, n)
  }
}

const at = (values: ArrayLike<number>, n: number) => values[n] as number
const FINE = { size: 1024, hop: 240 }
const BROAD = { size: 8192, hop: 4096 }
const COLOUR = { size: 2048, hop: 2400 }
const mean = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const keyOf = (hz: number) => 69 + 12 * Math.log2(hz / 440)

/** Edges of the bands in which rises are looked for, bins of `FINE`: three to an octave from 60 Hz on. */
const EDGES = [...Array(25).keys()]
  .map((k) => Math.round((60 * 2 ** (k / 3.2) * FINE.size) / HEARD_RATE))
  .filter((bin) => bin <= FINE.size / 2)

/** How much begins at each hundredth of a second: the rises of the loudness in bands, over what is usual about it. */
function onsetsOf(wave: Float32Array): { flux: Float64Array; percussion: number } {
  const flux: number[] = []
  const before = new Float64Array(EDGES.length)
  let [rises, all] = [0, 1e-9]
  eachSpectrum(wave, FINE, (power, n) => {
    let rise = 0
    for (let k = 0; k + 1 < EDGES.length; k++) {
      let sum = 0
      for (let bin = at(EDGES, k); bin < Math.max(at(EDGES, k + 1), at(EDGES, k) + 1); bin++) sum += at(power, bin)
      const loud = Math.log1p(sum * 40)
      if (n > 0) rise += Math.max(0, loud - at(before, k))
      before[k] = loud
      all += loud
    }
    flux.push(rise)
    rises += rise
  })
  const made = Float64Array.from(flux, (value, n) => Math.max(0, value - mean(flux.slice(Math.max(0, n - 40), n + 40))))
  return { flux: made, percussion: rises / all }
}

const A_SECOND = HEARD_RATE / FINE.hop

/** Least rise that is taken for a note begun, over all bands, nepers; and least time between two, hundredths of a second. */
const NOTE = { rise: 4, apart: 6 }

/** Peaks of what begins that stand out: how many a second. */
function densityOf(flux: Float64Array): number {
  let many = 0
  let last = -NOTE.apart
  for (let n = 1; n + 1 < flux.length; n++) {
    const own = at(flux, n)
    if (own < NOTE.rise || own < at(flux, n - 1) || own <= at(flux, n + 1) || n - last < NOTE.apart) continue
    many++
    last = n
  }
  return (many * A_SECOND) / flux.length
}

/** How strongly what begins comes again after any time, and so how strongly a tempo is felt. */
function pulseOf(flux: Float64Array): (tempo: number) => number {
  const soft = flux.map(
    (value, n) => Math.sqrt(value) * 0.5 + 0.25 * (Math.sqrt(flux[n - 1] ?? 0) + Math.sqrt(flux[n + 1] ?? 0)),
  )
  const middle = mean(soft)
  const own = soft.map((value) => value - middle)
  const most = Math.min(own.length >> 1, Math.round(A_SECOND * 8))
  const again = new Float64Array(most + 2)
  for (let lag = 0; lag < again.length; lag++) {
    let sum = 0
    for (let n = lag; n < own.length; n++) sum += at(own, n) * at(own, n - lag)
    again[lag] = sum / (own.length - lag)
  }
  const after = (lag: number) => {
    const k = Math.min(most, Math.floor(lag))
    return at(again, k) + (at(again, k + 1) - at(again, k)) * (lag - k)
  }
  return (tempo) => {
    const beat = (60 / tempo) * A_SECOND
    let [sum, count] = [0, 0]
    for (let k = 1; k <= 4 && beat * k < most; k++, count++) sum += after(beat * k)
    return Math.max(0, sum / Math.max(1, count) / (at(again, 0) || 1))
  }
}

interface Tones {
  chroma: Float64Array
  ending: Float64Array
  register: number
}

/** Highest tone that is looked for, Hz, and the bins of `BROAD` that it is looked for between. */
const BINS = [12, Math.round((2500 * BROAD.size) / HEARD_RATE)] as const
const classOf = (key: number) => ((Math.round(key) % 12) + 12) % 12

interface Peak {
  key: number
  strength: number
}

/** Tones of a moment: peaks of its spectrum, by their strength against the strongest. */
function peaksIn(power: Float64Array): Peak[] {
  let highest = 1e-12
  for (let bin = BINS[0]; bin < BINS[1]; bin++) highest = Math.max(highest, at(power, bin))
  const peaks: Peak[] = []
  for (let bin = BINS[0]; bin < BINS[1]; bin++) {
    const value = at(power, bin)
    if (value < highest * 0.0025 || value < at(power, bin - 1) || value <= at(power, bin + 1)) continue
    const [a, b, c] = [at(power, bin - 1), value, at(power, bin + 1)].map((one) => Math.log(one + 1e-12)) as [
      number,
      number,
      number,
    ]
    const off = (a - c) / (2 * (a - 2 * b + c) || 1)
    peaks.push({ key: keyOf(((bin + off) * HEARD_RATE) / BROAD.size), strength: Math.sqrt(value / highest) })
  }
  return peaks
}

/** The highest voice of a moment: what no lower tone has as an overtone. */
function topOf(peaks: readonly Peak[]): number | undefined {
  const strong = peaks.filter(({ key, strength }) => strength > 0.3 && key > 44)
  const voices = strong.filter(
    ({ key }) => !strong.some((low) => [12, 19.02, 24, 27.86].some((over) => Math.abs(key - low.key - over) < 0.4)),
  )
  return voices.length > 0 ? Math.max(...voices.map(({ key }) => key)) : undefined
}

function tonesOf(wave: Float32Array): Tones {
  const moments: { peaks: Peak[]; loud: number }[] = []
  eachSpectrum(wave, BROAD, (power) => {
    let loud = 0
    for (let bin = 1; bin < power.length; bin++) loud += at(power, bin)
    moments.push({ peaks: peaksIn(power), loud })
  })
  const heard = Math.max(...moments.map(({ loud }) => loud))
  const last = moments.findLastIndex(({ loud }) => loud > heard * 0.004)
  const [chroma, ending] = [new Float64Array(12), new Float64Array(12)]
  const add = (sum: Float64Array, key: number, by: number) => {
    sum[classOf(key)] = at(sum, classOf(key)) + by
  }
  const tops: number[] = []
  for (const [n, { peaks, loud }] of moments.entries()) {
    const weight = Math.min(1, loud / (heard * 0.1))
    for (const { key, strength } of peaks)
      if (Math.abs(key - Math.round(key)) < 0.35) add(chroma, key, strength * weight)
    // The lowest of the last moments that is heard well.
    if (n > last - 8 && n <= last)
      for (const { key, strength } of peaks)
        if (key < 58 && strength > 0.12) add(ending, key, strength * 2 ** ((58 - key) / 12))
    const top = topOf(peaks)
    if (top !== undefined && loud > heard * 0.01) tops.push(top)
  }
  const shares = (sums: Float64Array) => {
    const all = mean(sums) * 12 || 1
    return sums.map((value) => value / all)
  }
  tops.sort((a, b) => a - b)
  return { chroma: shares(chroma), ending: shares(ending), register: tops[tops.length >> 1] ?? 60 }
}

/** How bright, how loud by moments, how held: what the ear takes for colour. */
function colourOf(wave: Float32Array) {
  let [low, high, all, middle] = [0, 0, 1e-12, 0]
  const loudness: number[] = []
  eachSpectrum(wave, COLOUR, (power) => {
    let moment = 0
    for (let bin = 2; bin < power.length; bin++) {
      const hz = (bin * HEARD_RATE) / COLOUR.size
      const value = at(power, bin)
      moment += value
      if (hz < 150) low += value
      if (hz > 4000) high += value
      middle += value * Math.log2(hz / 100)
    }
    all += moment
    loudness.push(10 * Math.log10(moment + 1e-9))
  })
  const most = Math.max(...loudness)
  const heard = loudness.filter((one) => one > most - 40)
  const about = mean(heard)
  const fall = heard.slice(2).map((one, n) => Math.max(0, at(heard, n) - one))
  return {
    brightness: middle / all,
    low: low / all,
    high: high / all,
    dynamics: Math.sqrt(mean(heard.map((one) => (one - about) ** 2))),
    held: mean(fall),
  }
}

/** Listens to samples, -1 to 1, at `HEARD_RATE`. */
export function listenTo(wave: Float32Array): HeardMusic {
  const { flux, percussion } = onsetsOf(wave)
  const pulse = pulseOf(flux)
  let [tempo, best] = [60, -1]
  for (let bpm = 40; bpm <= 210; bpm += 0.5) {
    // People tap at about 100 rather than at 40 or 200 (van Noorden and Moelants, 1999).
    const felt = pulse(bpm) * Math.exp(-((Math.log2(bpm / 100) / 1.1) ** 2))
    if (felt > best) [tempo, best] = [bpm, felt]
  }
  return { tempo, pulse, ...tonesOf(wave), density: densityOf(flux), percussion, ...colourOf(wave) }
}
