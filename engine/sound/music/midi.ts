import type { Performance, Player } from './perform.ts'
import type { Brief, Score } from './score.ts'

/** Ticks of a quarter. */
const QUARTER = 480

function variable(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

const big = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, n) => (value >>> (8 * (bytes - 1 - n))) & 0xff)

const text = (kind: number, words: string): number[] => {
  const bytes = [...new TextEncoder().encode(words)]
  return [0xff, kind, ...variable(bytes.length), ...bytes]
}

function track(events: readonly { tick: number; bytes: readonly number[] }[]): number[] {
  const body: number[] = []
  let before = 0
  for (const { tick, bytes } of events.toSorted((a, b) => a.tick - b.tick)) {
    body.push(...variable(Math.max(0, tick - before)), ...bytes)
    before = Math.max(before, tick)
  }
  body.push(0, 0xff, 0x2f, 0)
  return [0x4d, 0x54, 0x72, 0x6b, ...big(body.length, 4), ...body]
}

/** A channel of the file: the kit is on the tenth, everybody else where there is room. */
function channels(players: readonly Player[]): Map<number, number> {
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15]
  return new Map(players.map(({ channel }) => [channel, channel === 9 || channel === 25 ? 9 : (free.shift() ?? 15)]))
}

/**
 * The piece at its own intensity as a standard MIDI file of format 1 (MIDI Association, "Standard MIDI Files 1.0"): the notes as they
 * stand in the score, the time as it is played, a track a player.
 */
export function midiOf(score: Score, performance: Performance, brief: Brief, title: string): Uint8Array {
  const { mood } = brief
  const heard = performance.players.filter(({ gains }) => gains[mood.intensity] > 0)
  const numbers = channels(heard)
  const tempo = score.bars.map(({ at }) => {
    const seconds = performance.timeOf(at + score.bar) - performance.timeOf(at)
    return {
      tick: Math.round(at * QUARTER),
      bytes: [0xff, 0x51, 3, ...big(Math.round((seconds / score.bar) * 1e6), 3)],
    }
  })
  const metre = mood.beat === 1.5 ? [mood.beats * 3, 3] : [mood.beats, 2]
  const head = [{ tick: 0, bytes: text(3, title) }, { tick: 0, bytes: [0xff, 0x58, 4, ...metre, 24, 8] }, ...tempo]
  const quarterOf = quarters(performance, score)
  const tracks = heard.map((player) => {
    const channel = numbers.get(player.channel)!
    const own = performance.notes.filter((note) => note.channel === player.channel)
    const notes = own.flatMap(({ start, end, pitch, loud }) => [
      { tick: Math.round(quarterOf(start) * QUARTER), bytes: [0x90 | channel, pitch, loud] },
      { tick: Math.max(1, Math.round(quarterOf(end) * QUARTER)), bytes: [0x80 | channel, pitch, 0] },
    ])
    const setup = [
      { tick: 0, bytes: text(3, player.name) },
      { tick: 0, bytes: [0xc0 | channel, player.program] },
      { tick: 0, bytes: [0xb0 | channel, 10, Math.round(64 + 60 * player.pan)] },
    ]
    return track([...setup, ...notes])
  })
  const all = [track(head), ...tracks]
  return Uint8Array.from([
    0x4d,
    0x54,
    0x68,
    0x64,
    0,
    0,
    0,
    6,
    0,
    1,
    ...big(all.length, 2),
    ...big(QUARTER, 2),
    ...all.flat(),
  ])
}

/** Seconds as quarters, on the grid of the bars' own tempo. */
function quarters({ timeOf }: Performance, { bars, bar }: Score): (seconds: number) => number {
  const times = [...bars.map(({ at }) => timeOf(at)), timeOf(bars.length * bar)]
  return (seconds) => {
    let low = 0
    let high = times.length - 2
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (times[middle]! <= seconds) low = middle
      else high = middle - 1
    }
    const span = times[low + 1]! - times[low]!
    return (low + (seconds - times[low]!) / span) * bar
  }
}
