import type { VoiceId } from '../../../contract/audio-facts.ts'
import type { SpaceName } from '../signal/space.ts'
import type { FliteVoice } from './flite.ts'

/** How somebody sounds. */
export interface Speaker {
  flite: FliteVoice
  /** Mean pitch as it is heard, Hz. `rms` follows its size alone: 107 Hz over it. */
  pitch: number
  /** How far the pitch moves, against the voice's own. */
  lively: number
  /** Length of the words as they are heard, against the voice's own. */
  slow: number
  /** Of the head against the recorded one's: resonances lie lower by it. */
  size: number
  /** 0-1: how much the voice shakes, growls, and is breath alone. */
  tremor: number
  growl: number
  whisper: number
  /** 0-1: a second voice with it, of a head `secondSize` times as large. */
  second: number
  secondSize: number
  space: SpaceName
  /** How much of the room is heard, 0-1. */
  wet: number
  /** Above which nothing is heard: through a door; Hz. */
  muffled?: number
}

const plain = {
  lively: 1,
  slow: 1.06,
  size: 1,
  tremor: 0,
  growl: 0,
  whisper: 0,
  second: 0,
  secondSize: 1,
  space: 'room',
  wet: 0.12,
} as const satisfies Partial<Speaker>

export const speakers: Readonly<Record<VoiceId, Speaker>> = {
  narrator: { ...plain, flite: 'rms', pitch: 102, size: 1.05, slow: 1.12, wet: 0.16 },
  chronicler: { ...plain, flite: 'slt', pitch: 168, lively: 1.1, size: 1.03, slow: 1.1, wet: 0.16 },
  man: { ...plain, flite: 'rms', pitch: 107, slow: 1 },
  woman: { ...plain, flite: 'slt', pitch: 188, lively: 1.15, slow: 1 },
  'old-man': { ...plain, flite: 'awb', pitch: 116, lively: 1.3, slow: 1.28, size: 1.02, tremor: 0.45, growl: 0.12 },
  'old-woman': { ...plain, flite: 'slt', pitch: 152, lively: 1.3, slow: 1.24, size: 0.98, tremor: 0.5, growl: 0.1 },
  boy: { ...plain, flite: 'slt', pitch: 245, lively: 1.5, slow: 0.96, size: 0.86 },
  girl: { ...plain, flite: 'slt', pitch: 275, lively: 1.6, slow: 0.96, size: 0.83 },
  dwarf: {
    ...plain,
    flite: 'awb',
    pitch: 84,
    lively: 1.4,
    slow: 1.1,
    size: 1.16,
    growl: 0.22,
    space: 'taproom',
    wet: 0.14,
  },
  elf: { ...plain, flite: 'slt', pitch: 192, lively: 1.25, slow: 1.2, size: 0.97, space: 'hall', wet: 0.24 },
  halfling: { ...plain, flite: 'awb', pitch: 172, lively: 1.5, slow: 0.94, size: 0.88 },
  goblin: {
    ...plain,
    flite: 'awb',
    pitch: 250,
    lively: 2.2,
    slow: 0.84,
    size: 0.76,
    growl: 0.45,
    space: 'tunnel',
    wet: 0.1,
  },
  orc: { ...plain, flite: 'rms', pitch: 84, slow: 1.1, size: 1.27, growl: 0.6 },
  giant: { ...plain, flite: 'rms', pitch: 72, slow: 1.45, size: 1.5, growl: 0.3, space: 'valley', wet: 0.22 },
  ghost: {
    ...plain,
    flite: 'slt',
    pitch: 165,
    lively: 1.2,
    slow: 1.4,
    tremor: 0.4,
    whisper: 0.62,
    second: 0.4,
    secondSize: 1.03,
    space: 'cathedral',
    wet: 0.75,
  },
  demon: {
    ...plain,
    flite: 'rms',
    pitch: 78,
    slow: 1.24,
    size: 1.36,
    growl: 0.55,
    second: 0.6,
    secondSize: 0.72,
    space: 'vault',
    wet: 0.4,
  },
  dragon: {
    ...plain,
    flite: 'rms',
    pitch: 66,
    slow: 1.5,
    size: 1.62,
    growl: 0.7,
    second: 0.3,
    secondSize: 1.25,
    space: 'cave',
    wet: 0.45,
  },
  fairy: {
    ...plain,
    flite: 'slt',
    pitch: 330,
    lively: 1.7,
    slow: 0.94,
    size: 0.7,
    second: 0.25,
    secondSize: 0.98,
    space: 'chamber',
    wet: 0.3,
  },
}
