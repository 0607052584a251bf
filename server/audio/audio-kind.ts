import * as z from 'zod'
import { audioForms, intensities } from '../../contract/audio-facts.ts'
import { SPEECH_UNIT } from '../../contract/economy.ts'
import type { CreationType } from '../../contract/enums.ts'
import { recordingKind, storedRecording } from '../recordings/recording-kind.ts'

/** A request for sound as it is stored: how long it is, and whether it goes round, is settled. */
const StoredAudio = z.object({
  ...storedRecording,
  form: z.enum(audioForms),
  prompt: z.string(),
  /** Of speech 0: it follows from the words. */
  seconds: z.number(),
  loops: z.boolean(),
  voice: z.string(),
  intensity: z.enum(intensities).optional(),
  sheetPart: z.object({ key: z.string(), label: z.string() }).optional(),
})
type StoredAudio = z.output<typeof StoredAudio>

export const audioKind = recordingKind<StoredAudio, 'sound' | 'speech'>({
  name: 'audio',
  request: StoredAudio,
  type: 'AUDIO' satisfies CreationType,
  craftOf: ({ form }) => (form === 'speech' ? 'speech' : 'sound'),
  units: ({ prompt, seconds }, { craft }) => (craft === 'speech' ? prompt.length / SPEECH_UNIT : seconds),
  told: ({ form, loops }) => ({ medium: 'audio', form, loops }),
  words: ({ prompt }) => prompt,
  part: ({ sheetPart }) => sheetPart,
  async order({ form, prompt, seconds, loops, voice, seed, intensity }) {
    if (form === 'speech') return { text: prompt, voice, manner: '', speed: 1, seed }
    return { prompt, seconds, loops, heard: { form, seed, ...(intensity && { intensity }) } }
  },
})
