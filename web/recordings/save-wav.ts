import type { FullRecording } from '../../contract/recordings.ts'
import { saveFile } from '../ui/save-file.ts'
import { WHOLE } from './use-sound.ts'
import { wavOf } from './wav.ts'

/** Samples a second of what is made here; another rate is brought to it as it is decoded. */
const RATE = 48_000

/** The file that a WAV can be made of; undefined: there is a WAV already, or nothing to make one of. */
export function wavSourceOf({ files }: Pick<FullRecording, 'files'>) {
  const whole = files.filter(({ stem }) => stem === WHOLE)
  if (whole.some(({ extension }) => extension === 'wav')) return undefined
  return whole.find(({ extension }) => extension === 'flac')
}

/**
 * Has the browser make a WAV file of a recording that is kept without loss, and hands it over. Three minutes of it take 35 MB. Throws
 * where the file cannot be fetched or read.
 */
export async function saveWav(name: string, recording: FullRecording): Promise<void> {
  const source = wavSourceOf(recording)
  if (!source) throw new Error('There is nothing kept without loss to make a WAV of')
  const answer = await fetch(source.url)
  if (!answer.ok) throw new Error(`The sound could not be fetched: ${answer.status}`)
  const context = new OfflineAudioContext(2, 1, RATE)
  const heard = await context.decodeAudioData(await answer.arrayBuffer())
  // What comes after its length is the encoder's.
  const count = Math.min(heard.length, Math.round(recording.seconds * RATE))
  const left = heard.getChannelData(0).subarray(0, count)
  const right = heard.getChannelData(Math.min(1, heard.numberOfChannels - 1)).subarray(0, count)
  saveFile(name, await wavOf(left, right, RATE, () => new Promise((resume) => setTimeout(resume))))
}
