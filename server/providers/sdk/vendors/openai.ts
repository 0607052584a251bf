import { bearer, type Vendor } from '../vendor.ts'

const square = { width: 1024, height: 1024 }
const gptSizes = [square, { width: 1536, height: 1024 }, { width: 1024, height: 1536 }]
const licence = 'Yours, under OpenAI’s terms of use'

/** Models and prices: platform.openai.com/docs/models and /docs/pricing. */
export const openai: Vendor = {
  id: 'openai',
  name: 'OpenAI',
  keySetting: 'OPENAI_API_KEY',
  url: 'https://api.openai.com/v1',
  keysAt: 'https://platform.openai.com/api-keys',
  trial: { path: '/models', headers: bearer },
  resultHosts: [],
  optionsName: 'openai',
  async load() {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return (options) => {
      const sdk = createOpenAI(options)
      return {
        image: (id) => sdk.image(id),
        speech: (id) => sdk.speech(id),
        transcription: (id) => sdk.transcription(id),
        text: (id) => sdk.chat(id),
      }
    }
  },
  listings: [
    {
      craft: 'picture',
      id: 'gpt-image-1',
      name: 'GPT Image',
      description: 'Follows long sentences closely, and changes pictures that are given to it.',
      strengths: ['Every word of a long prompt', 'Scenes with many parts', 'Changing what is there'],
      speed: 30_000,
      licence,
      ways: { 'text-to-image': 'gpt-image-1', 'image-to-image': 'gpt-image-1', inpainting: 'gpt-image-1' },
      cost: 0.042,
      manner: 'sentences',
      takesSeed: false,
      hearsNegative: false,
      hearsInstructions: true,
      frame: { sizes: gptSizes },
      mask: 'clear',
      options: ({ from, order }) => ({
        quality: 'medium',
        ...(from !== undefined && order.from && { inputFidelity: order.from.strength < 0.5 ? 'high' : 'low' }),
      }),
    },
    {
      craft: 'picture',
      id: 'gpt-image-1-mini',
      name: 'GPT Image mini',
      description: 'The smaller of OpenAI’s painters: plainer, and a quarter of the price.',
      strengths: ['Every word of a long prompt', 'A low price'],
      speed: 20_000,
      licence,
      ways: {
        'text-to-image': 'gpt-image-1-mini',
        'image-to-image': 'gpt-image-1-mini',
        inpainting: 'gpt-image-1-mini',
      },
      cost: 0.011,
      manner: 'sentences',
      takesSeed: false,
      hearsNegative: false,
      hearsInstructions: true,
      frame: { sizes: gptSizes },
      mask: 'clear',
      options: () => ({ quality: 'medium' }),
    },
    {
      craft: 'speech',
      id: 'gpt-4o-mini-tts',
      name: 'GPT voices',
      description: 'Reads as it is told to: whispering, weary, in a rage.',
      strengths: ['A manner of speaking in your own words'],
      speed: 4000,
      licence,
      serviceId: 'gpt-4o-mini-tts',
      voices: ['alloy', 'ash', 'ballad', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer', 'verse'].map(
        (id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }),
      ),
      charactersMax: 4000,
      cost: 0.015,
    },
    {
      craft: 'transcript',
      id: 'gpt-4o-transcribe',
      name: 'GPT transcription',
      description: 'Writes down what is said at the table.',
      strengths: ['Names of your own, where the words tell them'],
      speed: 20_000,
      licence,
      serviceId: 'gpt-4o-transcribe',
      bytesMax: 25 * 1024 * 1024,
      cost: 0.006,
    },
    {
      craft: 'text',
      id: 'gpt-5-mini',
      name: 'GPT-5 mini',
      description: 'Tells prose around the workshop’s numbers.',
      strengths: ['Lively prose', 'Short and long'],
      speed: 8000,
      licence,
      serviceId: 'gpt-5-mini',
      cost: 0.0005,
    },
  ],
}
