import { bearer, type Vendor } from '../vendor.ts'

/** Models and prices: console.groq.com/docs/models and groq.com/pricing. */
export const groq: Vendor = {
  id: 'groq',
  name: 'Groq',
  keySetting: 'GROQ_API_KEY',
  url: 'https://api.groq.com/openai/v1',
  keysAt: 'https://console.groq.com/keys',
  trial: { path: '/models', headers: bearer },
  resultHosts: [],
  optionsName: 'groq',
  async load() {
    const { createGroq } = await import('@ai-sdk/groq')
    return (options) => {
      const sdk = createGroq(options)
      return { transcription: (id) => sdk.transcription(id), text: (id) => sdk(id) }
    }
  },
  listings: [
    {
      craft: 'transcript',
      id: 'groq-whisper-large-v3-turbo',
      name: 'Whisper turbo',
      description: 'Writes down an hour in some seconds.',
      strengths: ['Speed', 'A low price'],
      speed: 8000,
      licence: 'MIT',
      serviceId: 'whisper-large-v3-turbo',
      bytesMax: 25 * 1024 * 1024,
      cost: 0.0007,
    },
    {
      craft: 'text',
      id: 'groq-gpt-oss-120b',
      name: 'GPT-OSS 120B',
      description: 'An open model, at once.',
      strengths: ['Speed', 'Lively prose'],
      speed: 2000,
      licence: 'Apache 2.0',
      serviceId: 'openai/gpt-oss-120b',
      cost: 0.0002,
    },
  ],
}
