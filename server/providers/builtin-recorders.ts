import type { Piscina } from 'piscina'
import sharp from 'sharp'
import { audioFormFacts, SPOKEN_MAX, type VoiceId, voiceFacts } from '../../contract/audio-facts.ts'
import type { ClipModel, SoundModel, SpeechModel } from '../../contract/models.ts'
import { videoSeconds, videoSizes } from '../../contract/video-facts.ts'
import { pixels as gate, workOf } from '../pixels/gate.ts'
import { openPool, type PoolOptions } from '../threads/pool.ts'
import { type Progress, runStoppable } from '../threads/stoppable.ts'
import { type MadeFile, type Makes, type Provider, ProviderError, type Terms, type Watcher } from './provider.ts'
import type { MergeThreadOrder, MotionThreadOrder, SoundThreadOrder, ThreadAnswer } from './recording-order.ts'

const told = { provider: 'built-in', isAnswering: true, licence: '', sentTo: '' } as const

const motion: ClipModel = {
  ...told,
  craft: 'clip',
  id: 'built-in-motion',
  name: 'Moving scenes',
  description: 'Sets what is painted in motion: torches, water, weather and the eye itself. Loops without a seam.',
  strengths: ['battle maps that live', 'weather and light', 'loops'],
  speed: 30_000,
  capabilities: ['text-to-video', 'image-to-video'],
  seconds: [...videoSeconds],
  sizes: videoSizes.map((size): [number, number] => [size, size]),
  takesSeed: true,
  hasSound: false,
  rate: 0.2,
}

const music: SoundModel = {
  ...told,
  craft: 'sound',
  id: 'built-in-music',
  name: 'House band',
  description: 'Composes a piece to the words: mood, place, instruments and tempo, calm, tense and for battle.',
  strengths: ['three intensities of one piece', 'loops', 'MIDI'],
  speed: 10_000,
  capabilities: ['music'],
  seconds: { least: 30, most: 180 },
  rate: 0.0125,
}

const sounds: SoundModel = {
  ...told,
  craft: 'sound',
  id: 'built-in-sounds',
  name: 'Rooms and noises',
  description: 'What a place sounds like, layer by layer, and a hundred single sounds: doors, spells, beasts, blows.',
  strengths: ['layers to mix', 'loops without a seam', 'single sounds'],
  speed: 6000,
  capabilities: ['sound-effects'],
  seconds: { least: audioFormFacts.effect.seconds?.least ?? 1, most: audioFormFacts.ambience.seconds?.most ?? 180 },
  rate: 0.01,
}

const voices: SpeechModel = {
  ...told,
  craft: 'speech',
  id: 'built-in-voices',
  name: 'House voices',
  description: 'Reads aloud: a narrator, people of every age, and creatures from fairies to dragons.',
  strengths: ['read-aloud boxes', 'creatures', 'captions'],
  speed: 3000,
  capabilities: ['text-to-speech'],
  voices: Object.entries(voiceFacts).map(([id, name]) => ({ id, name })),
  charactersMax: SPOKEN_MAX,
  rate: 0.5,
}

/** Longest that one may take, ms: four times what the longest takes on an idle core. */
const PATIENCE = 12 * 60_000

/** One at a time of each; the longest video takes a few minutes of a busy core. */
const apart: Provider['apart'] = {
  clip: { atOnce: 1, timeout: 20 * 60_000 },
  sound: { atOnce: 1, timeout: 10 * 60_000 },
  speech: { atOnce: 1, timeout: 5 * 60_000 },
} satisfies Record<string, Terms>

type Order =
  | Omit<MotionThreadOrder, 'port' | 'stop'>
  | Omit<MergeThreadOrder, 'port' | 'stop'>
  | Omit<SoundThreadOrder, 'port' | 'stop'>

/** What of the built-in engine makes recordings: a thread for what moves and one for what is heard, started when first needed. */
export function openRecorders(log: PoolOptions['log']) {
  const open = (thread: URL) => {
    let pool: Piscina | undefined
    return {
      pool: () => {
        pool ??= openPool({ thread, idleTimeout: 30_000, log })
        return pool
      },
      close: async () => pool?.destroy(),
    }
  }
  const threads = {
    motion: open(new URL('./motion-thread.ts', import.meta.url)),
    sound: open(new URL('./sound-thread.ts', import.meta.url)),
  }

  async function inThread(thread: keyof typeof threads, order: Order, { signal, progress }: Watcher, name = 'default') {
    const late = AbortSignal.timeout(PATIENCE)
    const hear = (told: Progress) => progress(told.progress * 0.96, told.stage)
    try {
      return await runStoppable<ThreadAnswer, Progress>(threads[thread].pool(), order, {
        signal: AbortSignal.any([signal, late]),
        hear,
        name,
      })
    } catch (error) {
      signal.throwIfAborted()
      if (late.aborted)
        throw new ProviderError('It took too long. Ask for less of it, or for it smaller.', {
          passing: false,
          cause: error,
        })
      throw new ProviderError('The recording could not be made.', { passing: true, cause: error })
    }
  }

  async function finished(answer: ThreadAnswer, { signal }: Watcher): Promise<MadeFile> {
    if ('refused' in answer) throw new ProviderError(answer.refused, { passing: false, why: 'policy' })
    const { still, ...made } = answer.made
    const { width, height, pixels } = still
    const work = { caller: workOf('recording'), pixels: width * height, signal }
    const bytes = await gate.run(work, () =>
      sharp(pixels, { raw: { width, height, channels: 4 } })
        .png({ compressionLevel: 7 })
        .toBuffer(),
    )
    return { bytes: Buffer.alloc(0), mediaType: '', built: { ...made, still: { bytes, width, height } } }
  }

  const make: Pick<Makes, 'clip' | 'sound' | 'speech'> = {
    async clip({ prompt, width, height, seconds, seed, motion: asked, merge }, watcher) {
      if (merge) return finished(await inThread('motion', { width, height, merge }, watcher, 'merged'), watcher)
      if (!asked) throw new Error('The built-in engine is told what it moves')
      return finished(
        await inThread('motion', { prompt, width, height, seconds, seed, motion: asked }, watcher),
        watcher,
      )
    },
    async sound({ prompt, seconds, loops, heard }, watcher) {
      if (!heard) throw new Error('The built-in engine is told which form of sound it makes')
      return finished(await inThread('sound', { prompt, seconds, loops, ...heard }, watcher), watcher)
    },
    async speech({ text, voice, seed = 0 }, watcher) {
      const named = voice === '' ? {} : { voice: voice as VoiceId }
      const order = { form: 'speech', prompt: text, seconds: 0, loops: false, seed, ...named } as const
      return finished(await inThread('sound', order, watcher), watcher)
    },
  }

  return {
    models: [motion, music, sounds, voices],
    apart,
    make,
    close: async () => {
      await Promise.all([threads.motion.close(), threads.sound.close()])
    },
  }
}
