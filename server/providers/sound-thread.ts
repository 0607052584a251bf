import type { AudioForm } from '../../contract/audio-facts.ts'
import type { RecordingExtension } from '../../contract/recordings.ts'
import { peaksOf, soundCover } from '../../engine/index.ts'
import { makeSound, NothingToHear, SAMPLE_RATE, type Sound } from '../../engine/sound/index.ts'
import { encodeAudio } from '../media/codec.ts'
import type { AudioFile } from '../media/order.ts'
import { tidyAfterwards } from '../threads/tidy.ts'
import { type SoundThreadOrder, stoppingOf, type ThreadAnswer, watched } from './recording-order.ts'

/** What each form is kept as: Opus to play, MP3 for what plays no Opus, and one without loss. */
const filesOf: Readonly<Record<AudioForm, AudioFile[]>> = {
  ambience: ['ogg', 'mp3', 'flac'],
  music: ['ogg', 'mp3', 'flac'],
  effect: ['ogg', 'mp3', 'wav'],
  speech: ['ogg', 'mp3', 'wav'],
}

/** Makes sound and encodes it, in a thread of its own. */
export default async function soundMade(order: SoundThreadOrder): Promise<ThreadAnswer> {
  tidyAfterwards()
  const { form, prompt, seconds, seed, loops, voice, intensity } = order
  const tell = watched(order)
  const { signal, end } = stoppingOf(order)
  try {
    const made = await makeSound({ form, prompt, seconds, seed, loops, ...(voice && { voice }) }, (done, stage) =>
      tell(done * 0.75, stage),
    )
    const first = made.stems.find(({ name }) => name.toLowerCase() === intensity)?.sound ?? made.sound
    const files: { stem: string; extension: RecordingExtension; bytes: Uint8Array }[] = []
    async function keep(stem: string, { left, right }: Sound, wanted: AudioFile[]) {
      const encoded = await encodeAudio({ left, right, rate: SAMPLE_RATE }, { files: wanted, loops }, { signal })
      for (const [extension, bytes] of encoded) files.push({ stem, extension, bytes })
    }
    tell(0.76, 'Encoding')
    await keep('', first, filesOf[form])
    // MP3 for those who read no Opus: they are mixed in the browser.
    for (const [n, { name, sound }] of made.stems.entries()) {
      tell(0.82 + (0.14 * n) / made.stems.length, 'Encoding its layers')
      await keep(name, sound, ['ogg', 'mp3'])
    }
    if (made.midi) files.push({ stem: '', extension: 'mid', bytes: made.midi })
    const peaks = peaksOf(first)
    return {
      made: {
        files,
        still: soundCover({ peaks, form, seed }),
        kept: {
          medium: 'audio',
          form,
          seconds: first.left.length / SAMPLE_RATE,
          loops,
          peaks,
          captions: made.captions,
          tempo: made.tempo ?? null,
          hasAlpha: false,
        },
        title: made.title,
        understood: made.understood,
        unused: made.unused,
      },
    }
  } catch (error) {
    if (error instanceof NothingToHear) return { refused: error.message }
    throw error
  } finally {
    end()
  }
}
