import type { Capability } from './capabilities.ts'

// What sound can be asked for. No schemas: the browser's pages read this too.

/** The forms of sound: what a place sounds like, a piece of music, one sound, somebody who speaks. */
export const audioForms = ['ambience', 'music', 'effect', 'speech'] as const
export type AudioForm = (typeof audioForms)[number]

/** `seconds`: the shortest, the usual and the longest; of speech they follow from the words. */
export const audioFormFacts: Readonly<
  Record<AudioForm, { label: string; detail: string; seconds: { least: number; usual: number; most: number } | null }>
> = {
  ambience: {
    label: 'Ambience',
    detail: 'A place, as long as you are there: it goes round without a seam',
    seconds: { least: 60, usual: 60, most: 180 },
  },
  music: {
    label: 'Music',
    detail: 'A piece in three intensities: calm, tense and battle',
    seconds: { least: 30, usual: 60, most: 180 },
  },
  effect: {
    label: 'Effect',
    detail: 'One sound: a door, a spell, a beast, a blow',
    seconds: { least: 1, usual: 3, most: 12 },
  },
  speech: { label: 'Speech', detail: 'A box that is read aloud, or somebody’s own words', seconds: null },
}

/** What whoever makes a form of sound must be able to. */
export const capabilityOf: Readonly<Record<AudioForm, Capability>> = {
  ambience: 'sound-effects',
  music: 'music',
  effect: 'sound-effects',
  speech: 'text-to-speech',
}

/** How much is going on while the same piece is played. */
export const intensities = ['calm', 'tense', 'battle'] as const
export type Intensity = (typeof intensities)[number]

/** Who speaks, where the built-in engine does. */
export const voiceFacts = {
  narrator: 'Narrator',
  chronicler: 'Chronicler, a woman',
  man: 'Man',
  woman: 'Woman',
  'old-man': 'Old man',
  'old-woman': 'Old woman',
  boy: 'Boy',
  girl: 'Girl',
  dwarf: 'Dwarf',
  elf: 'Elf',
  halfling: 'Halfling',
  goblin: 'Goblin',
  orc: 'Orc',
  giant: 'Giant',
  ghost: 'Ghost',
  demon: 'Demon',
  dragon: 'Dragon',
  fairy: 'Fairy',
} as const satisfies Record<string, string>
export type VoiceId = keyof typeof voiceFacts
export const voiceIds = Object.keys(voiceFacts) as VoiceId[]

/** Most characters that are spoken at once. */
export const SPOKEN_MAX = 1500
