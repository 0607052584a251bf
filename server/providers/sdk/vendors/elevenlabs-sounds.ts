import type { MadeFile, SoundOrder } from '../../provider.ts'
import { AnswerError, answerOf, RefusedError } from '../../service/answers.ts'
import type { OpenOptions } from '../vendor.ts'

const URL = 'https://api.elevenlabs.io/v1'

/** Sound effects that can lead into their own beginning (elevenlabs.io/docs/api-reference/text-to-sound-effects/convert). */
export const EFFECTS = 'eleven_text_to_sound_v2'
/** elevenlabs.io/docs/api-reference/music/compose */
export const MUSIC = 'music_v1'

/** How they say that the words name somebody's own music, or ask for what they do not make. */
const DECLINED = /bad_prompt|content_policy|terms_of_service|tos_violation/i

function bodyOf(model: string, { prompt, seconds, loops }: SoundOrder): { path: string; body: object } {
  if (model === MUSIC)
    return { path: '/music', body: { prompt, music_length_ms: Math.round(seconds * 1000), model_id: model } }
  return { path: '/sound-generation', body: { text: prompt, duration_seconds: seconds, loop: loops, model_id: model } }
}

/** MP3 by its first bytes: a tag, or a frame. */
const isMp3 = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0)

/** Sounds and music, which the SDK does not speak of. */
export const elevenlabsSounds =
  ({ apiKey, fetch }: Pick<OpenOptions, 'apiKey' | 'fetch'>) =>
  (model: string) =>
  async (order: SoundOrder, signal: AbortSignal): Promise<MadeFile> => {
    const { path, body } = bodyOf(model, order)
    const asked = fetch(`${URL}${path}?output_format=mp3_44100_128`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'audio/mpeg', 'xi-api-key': apiKey },
      body: JSON.stringify(body),
      signal,
    })
    const answer = await answerOf(asked).catch((error: unknown) => {
      throw error instanceof AnswerError && DECLINED.test(error.message) ? new RefusedError() : error
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!isMp3(bytes)) throw new AnswerError(answer.status, 'The answer is no MP3')
    return { bytes, mediaType: 'audio/mpeg' }
  }
