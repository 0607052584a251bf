import { type Sound, samplesIn } from '../sound.ts'
import { addAnswer, answer, type Space } from './space.ts'

/** Where a wave is heard. */
export interface Placing {
  /** s */
  at?: number
  gain?: number
  /** -1 left, 1 right. */
  pan?: number
  /** How much of it the room answers; 1 as much as is heard of itself. */
  wet?: number
}

/** A stereo recording that waves are put on to, with the room they are heard in. A ring's end goes on in its beginning. */
export class Take {
  readonly sound: Sound
  readonly #send: Float32Array
  readonly #ring: boolean
  #isAnswered = false

  constructor(seconds: number, ring = false) {
    const count = samplesIn(seconds)
    this.sound = { left: new Float32Array(count), right: new Float32Array(count) }
    this.#send = new Float32Array(count)
    this.#ring = ring
  }

  get count(): number {
    return this.#send.length
  }

  /** Adds a wave; what goes beyond the end is dropped, or wraps round the ring. */
  put(wave: Float32Array, { at = 0, gain = 1, pan = 0, wet = 0.3 }: Placing = {}): this {
    const { left, right } = this.sound
    const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4
    const toLeft = Math.cos(angle) * gain * Math.SQRT2
    const toRight = Math.sin(angle) * gain * Math.SQRT2
    const toRoom = wet * gain
    if (toRoom !== 0) this.#isAnswered = true
    const count = this.count
    let i = samplesIn(at)
    if (this.#ring) i = ((i % count) + count) % count
    for (let k = i < 0 ? -i : 0, place = Math.max(0, i); k < wave.length; k++, place++) {
      if (place >= count) {
        if (!this.#ring) break
        place -= count
      }
      const value = wave[k]!
      left[place] = left[place]! + value * toLeft
      right[place] = right[place]! + value * toRight
      this.#send[place] = this.#send[place]! + value * toRoom
    }
    return this
  }

  /** Adds two ears of the same bed. */
  lay(bed: Sound, gain = 1, wet = 0): this {
    const { left, right } = this.sound
    const count = Math.min(this.count, bed.left.length)
    if (wet > 0) this.#isAnswered = true
    for (let i = 0; i < count; i++) {
      left[i] = left[i]! + bed.left[i]! * gain
      right[i] = right[i]! + bed.right[i]! * gain
      this.#send[i] = this.#send[i]! + (bed.left[i]! + bed.right[i]!) * 0.5 * gain * wet
    }
    return this
  }

  /** The recording with its room. */
  in(space: Space, gain = 1): Sound {
    if (!this.#isAnswered) return this.sound
    if (gain !== 1) return this.lay(answer(this.#send, space, this.#ring), gain).sound
    addAnswer(this.sound, this.#send, space, this.#ring)
    return this.sound
  }
}
