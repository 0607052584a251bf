import { CARD_SECONDS, FADE_SECONDS, TRANSITION_SECONDS, timelineOf } from '../../contract/merge-facts.ts'
import { dimmed, mixed, type Picture, titleCard } from '../../engine/index.ts'
import { decodeVideo } from '../media/codec.ts'
import { planesLength, toPlanes } from '../media/yuv.ts'
import type { MergeOrder } from './provider.ts'

interface Frame {
  width: number
  height: number
  rate: number
}

/** What is shown for a while: its frames as planes, the last of them as often as more are wanted. */
interface Shown {
  seconds: number
  frames(signal: AbortSignal): AsyncGenerator<Uint8Array, void, undefined>
}

async function* still(picture: Picture, { width, height }: Frame): AsyncGenerator<Uint8Array, void, undefined> {
  const planes = new Uint8Array(planesLength(width, height, false))
  toPlanes(picture.pixels, width, height, planes)
  yield planes
}

/** The parts of a film with their titles' cards before them. */
function shownOf({ parts, title }: MergeOrder, frame: Frame): Shown[] {
  const card = (text: string): Shown[] =>
    text === '' ? [] : [{ seconds: CARD_SECONDS, frames: () => still(titleCard(text, frame), frame) }]
  return [
    ...card(title),
    ...parts.flatMap((part): Shown[] => [
      ...card(part.title),
      {
        seconds: part.seconds,
        frames: (signal) =>
          'picture' in part
            ? still(part.picture, frame)
            : decodeVideo(new Uint8Array(part.file), { ...frame, from: part.from, seconds: part.seconds }, { signal }),
      },
    ]),
  ]
}

/** How long all of it is, s. */
export const mergedSeconds = (order: MergeOrder, frame: Frame) =>
  timelineOf(
    shownOf(order, frame).map(({ seconds }) => seconds),
    order.transition,
  ).seconds

/** A part that goes on: its next frame, or its last again. */
function walk(shown: Shown, signal: AbortSignal) {
  const frames = shown.frames(signal)
  let last: Uint8Array | undefined
  let isOver = false
  return {
    async next(): Promise<Uint8Array> {
      if (!isOver) {
        const { value, done } = await frames.next()
        if (done) isOver = true
        else last = value
      }
      if (!last) throw new RangeError('A part has no frame')
      return last
    },
    end: () => frames.return(),
  }
}

/** The frames of several parts one after the other, each going over into the next; one of them is in memory at a time, or two. */
export async function* mergedFrames(
  order: MergeOrder,
  frame: Frame,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const shown = shownOf(order, frame)
  const { spans, seconds } = timelineOf(
    shown.map((one) => one.seconds),
    order.transition,
  )
  const overlap = TRANSITION_SECONDS[order.transition]
  const count = Math.round(seconds * frame.rate)
  const walking = new Map<number, ReturnType<typeof walk>>()
  try {
    for (let n = 0; n < count; n++) {
      const at = n / frame.rate
      let made: Uint8Array | undefined
      for (const [k, span] of spans.entries()) {
        if (at < span.from || (at >= span.to && k < spans.length - 1)) {
          if (at >= span.to) {
            await walking.get(k)?.end()
            walking.delete(k)
          }
          continue
        }
        const part = shown[k] as Shown
        const walker = walking.get(k) ?? walk(part, signal)
        walking.set(k, walker)
        const planes = await walker.next()
        if (!made) made = planes.slice()
        else mixed(made, planes, overlap === 0 ? 1 : Math.min(1, (at - span.from) / overlap))
      }
      if (!made) throw new RangeError(`Nothing is shown at ${at} s`)
      if (order.fades) {
        const light = Math.min(1, at / FADE_SECONDS, (seconds - at) / FADE_SECONDS)
        if (light < 1) dimmed(made, frame, Math.max(0, light))
      }
      yield made
    }
  } finally {
    for (const walker of walking.values()) await walker.end()
  }
}
