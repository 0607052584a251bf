import type { Vendor } from '../vendor.ts'
import { EFFECTS, elevenlabsSounds, MUSIC } from './elevenlabs-sounds.ts'

const named = (id: string) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) })

/** Models and prices: elevenlabs.io/docs/models and elevenlabs.io/pricing/api. The voices are its default ones. */
export const elevenlabs: Vendor = {
  id: 'elevenlabs',
  name: 'ElevenLabs',
  keySetting: 'ELEVENLABS_API_KEY',
  url: 'https://api.elevenlabs.io',
  keysAt: 'https://elevenlabs.io/app/settings/api-keys',
  trial: { path: '/v1/models', headers: (key) => ({ 'xi-api-key': key }) },
  resultHosts: [],
  optionsName: 'elevenlabs',
  async load() {
    const { createElevenLabs } = await import('@ai-sdk/elevenlabs')
    return ({ apiKey, fetch }) => {
      const sdk = createElevenLabs({ apiKey, fetch })
      return {
        speech: (id) => sdk.speech(id),
        transcription: (id) => sdk.transcription(id),
        sound: elevenlabsSounds({ apiKey, fetch }),
      }
    }
  },
  listings: [
    {
      craft: 'speech',
      id: 'eleven-multilingual-v2',
      name: 'ElevenLabs voices',
      description: 'Voices with breath and feeling, in many tongues.',
      strengths: ['Characters', 'Many languages'],
      speed: 4000,
      licence: 'Yours, under ElevenLabs’ terms for your plan',
      serviceId: 'eleven_multilingual_v2',
      voices: [
        { id: 'JBFqnCBsd6RMkjVDRZzb', name: 'George, a warm storyteller' },
        { id: 'EXAVITQu4vr4xnSDxMaL', name: 'Sarah, mature and sure' },
        { id: 'N2lVS1w4EtoT3dr4eOWO', name: 'Callum, a husky trickster' },
        { id: 'XB0fDUnXU5powFXDhCwa', name: 'Charlotte, low and sensual' },
        { id: 'pqHfZKP75CvOlQylNhV4', name: 'Bill, old and wise' },
      ],
      charactersMax: 5000,
      cost: 0.1,
    },
    {
      craft: 'sound',
      id: 'eleven-sounds',
      name: 'ElevenLabs sounds',
      description: 'Noises of places and things: rain on slates, a drawbridge, a market; also without an end.',
      strengths: ['Loops without a seam', 'Single noises'],
      speed: 6000,
      licence: 'Yours, under ElevenLabs’ terms for your plan',
      serviceId: EFFECTS,
      capability: 'sound-effects',
      seconds: { least: 0.5, most: 30 },
      cost: 0.01,
    },
    {
      craft: 'sound',
      id: 'eleven-music',
      name: 'ElevenLabs music',
      description: 'Music for a scene, from a few seconds to ten minutes.',
      strengths: ['Moods by name', 'Long pieces'],
      speed: 40_000,
      licence: 'Yours, under ElevenLabs’ terms for your plan',
      serviceId: MUSIC,
      capability: 'music',
      seconds: { least: 3, most: 600 },
      cost: 0.014,
    },
    {
      craft: 'transcript',
      id: 'eleven-scribe',
      name: 'Scribe',
      description: 'Writes down what is said, and who says it.',
      strengths: ['Who is speaking', 'Many languages'],
      speed: 30_000,
      licence: 'Yours, under ElevenLabs’ terms for your plan',
      serviceId: 'scribe_v1',
      bytesMax: 100 * 1024 * 1024,
      cost: 0.0067,
    },
  ],
}

/** Models and prices: developers.deepgram.com/docs/models and deepgram.com/pricing. */
export const deepgram: Vendor = {
  id: 'deepgram',
  name: 'Deepgram',
  keySetting: 'DEEPGRAM_API_KEY',
  url: 'https://api.deepgram.com',
  keysAt: 'https://console.deepgram.com',
  trial: { path: '/v1/auth/token', headers: (key) => ({ authorization: `Token ${key}` }) },
  resultHosts: [],
  optionsName: 'deepgram',
  async load() {
    const { createDeepgram } = await import('@ai-sdk/deepgram')
    return ({ apiKey, fetch }) => {
      const sdk = createDeepgram({ apiKey, fetch })
      return { speech: (id) => sdk.speech(id), transcription: (id) => sdk.transcription(id) }
    }
  },
  listings: [
    {
      craft: 'speech',
      id: 'deepgram-aura-2',
      name: 'Aura',
      description: 'Quick, clear voices.',
      strengths: ['Speed', 'A low price'],
      speed: 1500,
      licence: 'Yours, under Deepgram’s terms',
      serviceId: 'aura-2',
      voices: ['thalia', 'andromeda', 'apollo', 'arcas', 'draco', 'hyperion', 'luna', 'zeus'].map(named),
      charactersMax: 2000,
      cost: 0.03,
    },
    {
      craft: 'transcript',
      id: 'deepgram-nova-3',
      name: 'Nova',
      description: 'Writes down what is said, and when.',
      strengths: ['Speed', 'Long evenings'],
      speed: 15_000,
      licence: 'Yours, under Deepgram’s terms',
      serviceId: 'nova-3',
      bytesMax: 100 * 1024 * 1024,
      cost: 0.0043,
    },
  ],
}
