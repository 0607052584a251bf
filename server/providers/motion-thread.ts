import type { Chip } from '../../contract/prompts.ts'
import { FRAME_RATE } from '../../contract/video-facts.ts'
import { laidOut, makePicture, type Picture, peaksOf, type Scene } from '../../engine/index.ts'
import { MotionRefused, openMotion, type Phone, spokenIn, voiceWords } from '../../engine/motion/index.ts'
import { makeSound, NothingToHear, type Sound } from '../../engine/sound/index.ts'
import { decodeAudio, encodeVideo, UnreadableMedia } from '../media/codec.ts'
import type { VideoFile } from '../media/order.ts'
import { fromPlanes, planesLength, toPlanes } from '../media/yuv.ts'
import { tidyAfterwards } from '../threads/tidy.ts'
import { mergedFrames, mergedSeconds } from './merged-frames.ts'
import type { MotionOrder } from './provider.ts'
import {
  answered,
  type MergeThreadOrder,
  type MotionThreadOrder,
  stoppingOf,
  type ThreadAnswer,
  watched,
} from './recording-order.ts'

/** Samples a second of what is heard beside a video. */
const SOUND_RATE = 48_000

/** Makes a video frame by frame, and encodes each while the next is painted, in a thread of its own. */
export default async function videoMade(order: MotionThreadOrder): Promise<ThreadAnswer> {
  tidyAfterwards()
  const { prompt, width, height, seconds, seed, motion: asked } = order
  const tell = watched(order)
  const { signal, end } = stoppingOf(order)
  try {
    const line = lineIn(order)
    if (line !== undefined) refuseTooLong(line, seconds)
    const { first, brief } = stillFor(order, line !== undefined, tell)
    const spoken = line === undefined ? undefined : await spokenBy(first.scene?.scene, line, order, tell)
    const motion = openMotion(
      {
        ...first,
        width,
        height,
        prompt,
        seconds,
        seed,
        loops: asked.loops,
        ...(spoken && { speech: spoken.phones }),
        ...(asked.effect && { effect: asked.effect }),
        ...(asked.camera && { camera: asked.camera }),
      },
      (done, stage) => tell(0.1 + done * 0.1, stage),
    )
    const { frames, rate, hasAlpha } = motion
    const files: VideoFile[] = hasAlpha ? ['webm'] : ['mp4', 'webm']
    const still: Picture = { width, height, pixels: new Uint8ClampedArray(width * height * 4) }

    function* planes() {
      const rgba = new Uint8ClampedArray(width * height * 4)
      const made = new Uint8Array(planesLength(width, height, hasAlpha))
      for (let n = 0; n < frames; n++) {
        tell(0.2 + (0.75 * n) / frames, `Frame ${n + 1} of ${frames}`)
        motion.frame(n, rgba)
        if (n === stillAt(frames, motion.loops)) still.pixels.set(rgba)
        toPlanes(rgba, width, height, made)
        yield made
      }
    }
    const encoded = await encodeVideo({ width, height, rate, hasAlpha, files, sound: spoken?.sound }, planes(), {
      signal,
    })
    // What stands in quotes is told with the prompt's words.
    const said: Chip[] =
      spoken && asked.says
        ? [
            {
              facet: 'subject',
              words: asked.says,
              meaning: motion.speaks ? 'is said' : 'is said; no mouth is seen to move',
            },
          ]
        : []
    // A word that is drawn or that moves something is used.
    const unused = brief ? motion.unused.filter((word) => brief.unused.includes(word)) : motion.unused
    return answered({
      files: [...encoded].map(([extension, bytes]) => ({ stem: '', extension, bytes })),
      still,
      kept: {
        medium: 'video',
        form: null,
        seconds: frames / rate,
        loops: motion.loops,
        peaks: spoken ? peaksOf(spoken.sound) : [],
        captions: spoken?.captions ?? [],
        tempo: null,
        hasAlpha,
        ...(motion.map && first.scene && { style: first.scene.style }),
      },
      title: '',
      ...(motion.map && { scene: motion.map }),
      understood: [...(brief?.understood ?? []), ...said, ...motion.understood],
      unused,
    })
  } catch (error) {
    if (error instanceof MotionRefused) return { refused: `${error.message}.` }
    if (error instanceof NothingToHear) return { refused: error.message }
    throw error
  } finally {
    end()
  }
}

/** The frame that stands for it: what loops by its beginning, else by what it has come to. */
const stillAt = (frames: number, loops: boolean) => (loops ? 0 : Math.floor(frames / 2))

const isOfPeople = ({ category }: MotionOrder) => category === 'characters' || category === 'npcs'

/** What somebody says: what is asked for, else what stands in quotes where there are people to say it. */
function lineIn({ prompt, motion }: MotionThreadOrder): string | undefined {
  const line = motion.says || (isOfPeople(motion) && !motion.picture ? spokenIn(prompt).line : '')
  return line || undefined
}

/** Letters and digits a second: of most voices, and more than the quickest of them says in a hurry. */
const LETTERS = { usual: 12.5, most: 25 }

const tooLong = (takes: number, seconds: number) =>
  new MotionRefused(
    `The line takes ${Math.ceil(takes)} seconds to say, and the video lasts ${seconds}: make it longer or the line shorter`,
  )

/** Throws MotionRefused for a line that nobody says in time: that is known before anything is painted. */
function refuseTooLong(line: string, seconds: number): void {
  const letters = line.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters / LETTERS.most > seconds) throw tooLong(letters / LETTERS.usual, seconds)
}

/** Words of a prompt that may say how a line is said: more would be taken for a story. */
const MANNER_WORDS = 14

/** A line as who is in the scene says it, a narrator where nobody is known. Throws MotionRefused for what takes too long. */
async function spokenBy(
  scene: Scene | undefined,
  line: string,
  { prompt, seconds, seed }: MotionThreadOrder,
  tell: (done: number, stage: string) => void,
) {
  const manner = spokenIn(prompt)
    .around.replace(/[“”"„«».!?…]/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, MANNER_WORDS)
  const say = (more: string) => {
    const words = `${[voiceWords(scene), ...manner, more].join(' ')}: "${line.replace(/[“”"„«»]/g, '')}"`
    return makeSound({ form: 'speech', prompt: words, seconds, seed, loops: false }, (_, stage) => tell(0.1, stage))
  }
  const heard = (phones: readonly Phone[] = []) => phones.findLast(({ name }) => name !== 'pau')?.to ?? 0
  let said = await say('')
  if (heard(said.phones) > seconds) said = await say('quickly')
  const long = heard(said.phones)
  if (long > seconds) throw tooLong(long, seconds)
  return { sound: lasting(said.sound, seconds), phones: said.phones ?? [], captions: said.captions }
}

/** How long what is cut at the end of a video takes to fade, s. */
const FADE = 0.15

/** A sound as long as the video it belongs to. */
function lasting({ left, right }: Sound, seconds: number) {
  const count = Math.round(seconds * SOUND_RATE)
  const cut = (from: Float32Array) => {
    const made = new Float32Array(count)
    made.set(from.subarray(0, count))
    const faded = FADE * SOUND_RATE
    return made.map((value, k) => value * Math.min(1, (count - 1 - k) / faded))
  }
  return { left: cut(left), right: cut(right), rate: SOUND_RATE }
}

/** What is set in motion: a kept scene, px, or a picture of the words that is made first. */
function stillFor(
  { prompt, width, height, seed, motion }: MotionThreadOrder,
  isSpoken: boolean,
  tell: (done: number, stage: string) => void,
) {
  const { scene, picture, category, style } = motion
  if (scene) return { first: { scene: { scene: scene.scene as Scene, style: scene.style } } }
  if (picture) return { first: { picture } }
  if (style === undefined) throw new Error('A picture that is made first needs a style')
  // What is said is no part of the picture; who says it is seen near.
  const words = isSpoken && isOfPeople(motion) ? `${spokenIn(prompt).around}, close-up` : prompt
  const request = { category, prompt: words, negativePrompt: '', width, height, seed, style }
  const made = makePicture(request, (done, stage) => tell(done * 0.1, stage))
  return { first: { scene: { scene: made.scene, style }, picture: made.picture }, brief: made.brief }
}

/** Puts videos and pictures together to one, frame by frame, with what is heard beside them. */
export async function merged(order: MergeThreadOrder): Promise<ThreadAnswer> {
  tidyAfterwards()
  const { width, height, merge } = order
  const tell = watched(order)
  const { signal, end } = stoppingOf(order)
  const frame = { width, height, rate: FRAME_RATE }
  try {
    tell(0, 'Looking at the parts')
    const seconds = mergedSeconds(merge, frame)
    const track = merge.sound && {
      ...(await decodeAudio(new Uint8Array(merge.sound.file), seconds, { signal })),
      volume: merge.sound.volume,
    }
    const sound = track && laidOut(track, { rate: SOUND_RATE, seconds, volume: track.volume })
    const count = Math.round(seconds * FRAME_RATE)
    let still: Picture | undefined
    async function* frames() {
      let n = 0
      for await (const planes of mergedFrames(merge, frame, signal)) {
        tell(0.02 + (0.96 * n) / count, `Frame ${n + 1} of ${count}`)
        if (n === Math.floor(count / 3)) still = { width, height, pixels: fromPlanes(planes, width, height) }
        yield planes
        n++
      }
    }
    const order = { ...frame, hasAlpha: false, files: ['mp4' as const, 'webm' as const], ...(sound && { sound }) }
    const encoded = await encodeVideo(order, frames(), { signal })
    if (!still) throw new Error('Nothing was put together')
    return answered({
      files: [...encoded].map(([extension, bytes]) => ({ stem: '', extension, bytes })),
      still,
      kept: {
        medium: 'video',
        form: null,
        seconds: count / FRAME_RATE,
        loops: false,
        peaks: sound ? peaksOf(sound) : [],
        captions: [],
        tempo: null,
        hasAlpha: false,
      },
      title: merge.title,
      understood: [],
      unused: [],
    })
  } catch (error) {
    if (error instanceof UnreadableMedia) return { refused: 'One of the parts cannot be read any more. Leave it out.' }
    throw error
  } finally {
    end()
  }
}
