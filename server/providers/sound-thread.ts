import type { AudioForm } from '../../contract/audio-facts.ts'
import { peaksOf, soundCover } from '../../engine/index.ts'
import { makeSound, NothingToHear, SAMPLE_RATE, type Sound, type Stem } from '../../engine/sound/index.ts'
import { encodeAudio } from '../media/codec.ts'
import type { AudioFile } from '../media/order.ts'
import { tidyAfterwards } from '../threads/tidy.ts'
import type { BuiltRecording } from './provider.ts'
import { answered, type SoundThreadOrder, stoppingOf, type ThreadAnswer, watched } from './recording-order.ts'

/** What each form is kept as: Opus to play, MP3 for what plays no Opus, and one without loss. */
const filesOf: Readonly<Record<AudioForm, AudioFile[]>> = {
  ambience: ['ogg', 'mp3', 'flac'],
  music: ['ogg', 'mp3', 'flac'],
  effect: ['ogg', 'mp3', 'wav'],
  speech: ['ogg', 'mp3', 'wav'],
}

/** Layers are mixed in the browser: MP3 for those that read no Opus. */
const layerFiles: AudioFile[] = ['ogg', 'mp3']

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
    const { stems, midi, ...told } = made
    const first = stems.find(({ name }) => name.toLowerCase() === intensity)?.sound ?? made.sound
    const peaks = peaksOf(first)
    const kept = {
      medium: 'audio',
      form,
      seconds: first.left.length / SAMPLE_RATE,
      loops,
      peaks,
      captions: made.captions,
      tempo: made.tempo ?? null,
      hasAlpha: false,
    } as const
    const encode = ({ left, right }: Sound, files: AudioFile[]) =>
      encodeAudio({ left, right, rate: SAMPLE_RATE }, { files, loops }, { signal })
    tell(0.76, 'Encoding')
    // What it was mixed from is as large as the sound, and another process is about to need the room.
    globalThis.gc?.()
    const whole = await encode(first, filesOf[form])
    const files: BuiltRecording['files'] = [...whole].map(([extension, bytes]) => ({ stem: '', extension, bytes }))
    const [many, names] = [stems.length, stems.map(({ name }) => name)]
    for (const [n, stem] of names.entries()) {
      tell(0.82 + (0.14 * n) / many, 'Encoding its layers')
      // Minutes of sound are large: each layer goes once it is encoded. One that is the whole is encoded already.
      const { sound } = stems.shift() as Stem
      const encoded = sound === first ? whole : await encode(sound, layerFiles)
      for (const extension of layerFiles) {
        const bytes = encoded.get(extension)
        if (bytes) files.push({ stem, extension, bytes })
      }
    }
    if (midi) files.push({ stem: '', extension: 'mid', bytes: midi })
    return answered({
      files,
      still: soundCover({ peaks, form, seed }),
      kept,
      title: told.title,
      understood: told.understood,
      unused: told.unused,
    })
  } catch (error) {
    if (error instanceof NothingToHear) return { refused: error.message }
    throw error
  } finally {
    end()
  }
}
