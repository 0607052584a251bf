import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSoundPlayer, type Playing } from './sound-player.ts'

const nothing = () => undefined
const param = {
  setTargetAtTime: nothing,
  cancelScheduledValues: nothing,
  setValueAtTime: nothing,
  linearRampToValueAtTime: nothing,
}

class AudioNode {
  gain = param
  connect = (next: unknown) => next
  disconnect = nothing
}

let began: number
class Source extends AudioNode {
  onended: unknown = null
  start() {
    began++
  }
  stop = nothing
}

let status: number
let decodedAtOnce: number
let mostAtOnce: number
const fetched = vi.fn(async (_url: string) => new Response('sound', { status }))

class Context {
  currentTime = 0
  state = 'running'
  destination = new AudioNode()
  async resume() {
    this.state = 'running'
  }
  async suspend() {
    this.state = 'suspended'
  }
  async decodeAudioData() {
    mostAtOnce = Math.max(mostAtOnce, ++decodedAtOnce)
    await Promise.resolve()
    decodedAtOnce--
    return { duration: 60 }
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  for (const [name, value] of Object.entries({
    AudioContext: Context,
    AudioBufferSourceNode: Source,
    GainNode: AudioNode,
  }))
    vi.stubGlobal(name, value)
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  ;[began, status, decodedAtOnce, mostAtOnce] = [0, 200, 0, 0]
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const track = (stem: string, version = 1) => ({ stem, urls: [`https://sounds.example/${stem}?${version}`] })

function opened(seconds = 60, together?: object) {
  let last: Playing | undefined
  const onLapsed = vi.fn()
  const onChange = (playing: Playing) => {
    last = playing
  }
  const player = openSoundPlayer({ seconds, onChange, onLapsed, ...(together && { together }) })
  return { player, onLapsed, told: () => last }
}

test('a sound whose address has lapsed begins with the next, but not long after it was pressed', async () => {
  const { player, onLapsed, told } = opened()
  status = 403
  await player.load([track('')])
  await player.play()
  expect(onLapsed).toHaveBeenCalledTimes(1)
  expect(told()).toMatchObject({ isPlaying: false, isLoading: true, fault: null })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told()).toMatchObject({ isPlaying: false, isLoading: false, fault: 'lapsed' })
  status = 200
  await player.load([track('', 2)])
  expect(began).toBe(0)

  // Pressed again, it is asked for anew, and begins as soon as it is there.
  status = 403
  await player.load([track('', 3)])
  await player.play()
  expect(onLapsed).toHaveBeenCalledTimes(2)
  status = 200
  await player.load([track('', 4)])
  expect(told()).toMatchObject({ isPlaying: true, fault: null })
  player.close()
})

test('new addresses of what plays do not begin it again', async () => {
  const { player } = opened()
  await player.load([track('')])
  await player.play()
  await player.load([track('', 2)])
  expect(began).toBe(1)
  expect(fetched).toHaveBeenCalledTimes(1)
  player.close()
})

test('what was pressed before another, and is still being fetched, does not come in afterwards', async () => {
  const [first, second] = [opened(), opened()]
  await first.player.load([track('a')])
  await second.player.load([track('b')])
  const slow = first.player.play()
  await second.player.play()
  await slow
  expect(first.told()).toMatchObject({ isPlaying: false, isLoading: false })
  expect(second.told()).toMatchObject({ isPlaying: true })
  first.player.close()
  second.player.close()
})

test('sounds are decoded one after another, and no more of them than a browser can hold', async () => {
  const board = {}
  const layers = ['rain', 'wind', 'crowd'].map((stem) => track(stem))
  const [one, other] = [opened(300, board), opened(300, board)]
  for (const { player } of [one, other]) {
    await player.load(layers)
    await player.play()
  }
  expect(mostAtOnce).toBe(1)
  expect(one.told()).toMatchObject({ isPlaying: true })
  expect(other.told()).toMatchObject({ isPlaying: false, fault: 'crowded' })

  one.player.pause()
  one.player.forget()
  await other.player.play()
  expect(other.told()).toMatchObject({ isPlaying: true, fault: null })
  for (const { player } of [one, other]) player.close()
})
