import { type Intensity, intensities } from '../../../contract/audio-facts.ts'
import { spaces } from '../signal/space.ts'
import { type InstrumentName, instruments } from './instruments.ts'
import type { Brief, Note, Role, Score } from './score.ts'

/** A note as it is played, s. */
export interface Played {
  channel: number
  start: number
  end: number
  pitch: number
  loud: number
}

/** Somebody who plays: one MIDI channel. */
export interface Player {
  channel: number
  name: string
  program: number
  /** -1 left, 1 right. */
  pan: number
  /** How much of the room is heard of it. */
  wet: number
  /** At each intensity; 1 is as it is. */
  gains: Readonly<Record<Intensity, number>>
}

export interface Performance {
  players: Player[]
  notes: Played[]
  /** From its first beat to the end of its last bar, s. */
  seconds: number
  /** When a quarter comes, s. */
  timeOf: (quarter: number) => number
}

const DRUM_CHANNEL = 9

const stage: Readonly<Record<Role, { channel: number; pan: number; wet: number; gain: number }>> = {
  lead: { channel: 0, pan: -0.06, wet: 1, gain: 1.05 },
  second: { channel: 1, pan: 0.3, wet: 1.05, gain: 0.74 },
  chords: { channel: 2, pan: 0.34, wet: 0.9, gain: 0.66 },
  bass: { channel: 3, pan: -0.04, wet: 0.45, gain: 0.86 },
  pad: { channel: 4, pan: -0.32, wet: 1.2, gain: 0.5 },
  drums: { channel: DRUM_CHANNEL, pan: 0, wet: 0.6, gain: 0.72 },
  drive: { channel: 5, pan: -0.4, wet: 0.8, gain: 0.5 },
  pulse: { channel: 6, pan: 0.06, wet: 0.8, gain: 0.62 },
  shiver: { channel: 7, pan: 0.42, wet: 1.2, gain: 0.4 },
  thunder: { channel: DRUM_CHANNEL, pan: 0, wet: 0.7, gain: 0.8 },
  call: { channel: 8, pan: 0.22, wet: 1, gain: 0.6 },
}

/** Channels of drums with a pitch; the kit's are the roles' own. */
const DRUMS = {
  drums: { kit: DRUM_CHANNEL, taiko: 10, timpani: 11, bell: 12 },
  thunder: { kit: 25, taiko: 13, timpani: 14, bell: 12 },
  pulse: { kit: DRUM_CHANNEL, taiko: 6, timpani: 6, bell: 6 },
} as const
const DRUM_PROGRAMS = {
  kit: 0,
  taiko: instruments.taiko.program,
  timpani: instruments.timpani.program,
  bell: instruments['tubular bells'].program,
} as const

/** How loudly a role is heard, by the intensity that is heard and by the piece's own. */
function gainsOf(role: Role, own: Intensity): Record<Intensity, number> {
  const rank = intensities.indexOf(own)
  return Object.fromEntries(intensities.map((intensity, n) => [intensity, roleGain(role, n, rank)])) as Record<
    Intensity,
    number
  >
}

function roleGain(role: Role, heard: number, own: number): number {
  const more = heard - own
  switch (role) {
    case 'lead':
      return more < 0 ? 0.84 : 1
    case 'second':
      return more < 0 ? 0.4 : 1
    case 'chords':
      return more < 0 ? 0.62 : more > 0 ? 0.86 : 1
    case 'bass':
      return more < 0 ? 0.55 : 1
    case 'pad':
      return more < 0 ? 1.5 : 1
    case 'drums':
      return more < 0 ? 0 : heard === 2 && own < 2 ? 0.6 : 1
    case 'drive':
      return heard === 0 || own === 2 ? 0 : more <= 0 ? 0 : heard === 1 ? 0.62 : 1
    case 'pulse':
      return heard === 1 && own !== 1 ? 1 : 0
    case 'shiver':
      return heard === 1 && own !== 1 ? 0.9 : 0
    case 'thunder':
      return heard === 2 && own < 2 ? 1 : 0
    case 'call':
      return heard === 2 ? (own === 2 ? 0.55 : 0.85) : 0
  }
}

const channelOf = ({ role, drum }: Note): number => {
  if (!drum) return stage[role].channel
  const own = role === 'thunder' || role === 'pulse' ? role : 'drums'
  return DRUMS[own][drum]
}

const rolePrograms: Partial<Record<Role, InstrumentName>> = { drive: 'strings', shiver: 'tremolo', call: 'brass' }

function playersOf(brief: Brief, notes: readonly Note[]): Player[] {
  const { mood, cast } = brief
  const players = new Map<number, Player>()
  for (const note of notes) {
    const channel = channelOf(note)
    if (players.has(channel)) continue
    const { role, drum } = note
    const place = stage[role]
    const name = drum ?? rolePrograms[role] ?? cast[role as 'lead' | 'second' | 'chords' | 'bass' | 'pad'] ?? role
    const instrument = instruments[name as InstrumentName] as { program: number; gain?: number } | undefined
    const level = place.gain * 10 ** ((instrument?.gain ?? 0) / 20)
    const gains = gainsOf(role, mood.intensity)
    for (const intensity of intensities) gains[intensity] *= level
    const program = drum ? DRUM_PROGRAMS[drum] : (instrument?.program ?? 48)
    players.set(channel, { channel, name, program, pan: place.pan, wet: place.wet * mood.wet, gains })
  }
  return [...players.values()]
}

/** The score as people play it: in a time that breathes and broadens at its end, and with hands that are never quite together. */
export function perform(score: Score, brief: Brief, loops: boolean): Performance {
  const { mood, bpm, random } = brief
  const own = random.fork('hands')
  const quarter = 60 / bpm / mood.beat
  const grid = 0.125
  const map = [0]
  const broadFrom = score.length - score.bar * (mood.phrase > 4 ? 2 : 1.5)
  const broad = loops ? 0 : 0.06 + 0.26 * mood.free
  const phrase = score.bar * mood.phrase
  for (let at = 0; at < score.length + 4; at += grid) {
    const breath = 1 + 0.03 * mood.free * Math.cos((2 * Math.PI * at) / phrase)
    const slower =
      at > broadFrom ? 1 + broad * Math.min(1, (at - broadFrom) / (score.length - score.bar - broadFrom)) : 1
    map.push(map.at(-1)! + grid * quarter * breath * slower)
  }
  const timeOf = (at: number): number => {
    const place = Math.max(0, at / grid)
    const first = Math.min(map.length - 2, Math.floor(place))
    return map[first]! + (map[first + 1]! - map[first]!) * (place - first)
  }
  const loose = 0.005 + 0.011 * mood.free
  const lags = Array.from({ length: 32 }, () => own.normal() * loose * 0.6)
  const notes = score.notes.map((note): Played => {
    const channel = channelOf(note)
    const isOff = mood.swing > 0 && Math.abs((note.at % mood.beat) - (mood.beat === 1.5 ? 0.5 : 0.5)) < 0.04
    const at = note.at + (isOff ? mood.swing : 0)
    const start = Math.max(0, timeOf(at) + lags[channel]! + own.normal() * loose * (note.drum ? 0.4 : 0.9))
    return {
      channel,
      start,
      end: Math.max(start + 0.06, timeOf(note.at + note.length)),
      pitch: note.pitch,
      loud: Math.round(Math.max(10, Math.min(124, note.loud + own.normal() * 4))),
    }
  })
  return {
    players: playersOf(brief, score.notes),
    notes: notes.sort((a, b) => a.start - b.start),
    seconds: timeOf(score.length),
    timeOf,
  }
}

/** Until the last note's room is silent, s. */
export const tailOf = (brief: Brief): number => 0.9 + spaces[brief.mood.space].seconds * 0.7
