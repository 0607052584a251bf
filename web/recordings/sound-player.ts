/** One of the sounds that are played together. */
export interface Track {
  stem: string
  /** Addresses of the same sound in several formats, the best first. */
  urls: readonly string[]
}

export interface Playing {
  isPlaying: boolean
  /** The sound is being fetched. */
  isLoading: boolean
  /** s. */
  position: number
  /** It could not be fetched or read. */
  hasFailed: boolean
}

/** Seconds over which a volume changes: at once it would click. */
const GLIDE = 0.06
/** How often the position is told while it plays, ms. */
const TOLD_EVERY = 100

let shared: AudioContext | undefined

/** The page's one way to be heard; browsers let it begin only with a press. */
function contextOf(): AudioContext {
  shared ??= new AudioContext()
  return shared
}

async function decoded({ urls }: Track, signal: AbortSignal): Promise<AudioBuffer> {
  let fault: unknown
  // A browser that reads no Opus is given the next.
  for (const url of urls) {
    try {
      const answer = await fetch(url, { signal })
      if (!answer.ok) throw new Error(`The sound was answered with ${answer.status}`)
      return await contextOf().decodeAudioData(await answer.arrayBuffer())
    } catch (error) {
      signal.throwIfAborted()
      fault = error
    }
  }
  throw fault
}

interface Options {
  /** How long it is, s: what comes after that in a file is its encoder's. */
  seconds: number
  onChange: (playing: Playing) => void
}

/**
 * Plays sounds together, each with a volume of its own, from any moment, once or round and round without a seam. Nothing is fetched
 * before the first press, and nothing plays by itself.
 */
export function openSoundPlayer({ seconds, onChange }: Options) {
  const leaving = new AbortController()
  const buffers = new Map<string, AudioBuffer>()
  const sources = new Map<string, { source: AudioBufferSourceNode; gain: GainNode }>()
  const volumes = new Map<string, number>()
  let tracks: readonly Track[] = []
  let loops = false
  let beganAt = 0
  let from = 0
  let telling: ReturnType<typeof setInterval> | undefined
  let state: Playing = { isPlaying: false, isLoading: false, position: 0, hasFailed: false }

  function tell(change: Partial<Playing>) {
    state = { ...state, ...change }
    onChange(state)
  }

  function position(): number {
    if (!state.isPlaying) return from
    const at = from + contextOf().currentTime - beganAt
    return loops ? at % seconds : Math.min(seconds, at)
  }

  function silence() {
    clearInterval(telling)
    for (const { source } of sources.values()) {
      source.onended = null
      source.stop()
      source.disconnect()
    }
    sources.clear()
  }

  function pause() {
    from = position()
    silence()
    tell({ isPlaying: false, position: from })
  }

  function end() {
    silence()
    from = 0
    tell({ isPlaying: false, position: 0 })
  }

  function begin() {
    const context = contextOf()
    silence()
    if (from >= seconds) from = 0
    for (const { stem } of tracks) {
      const buffer = buffers.get(stem)
      if (!buffer) continue
      const source = new AudioBufferSourceNode(context, { buffer, loop: loops, loopStart: 0, loopEnd: seconds })
      const gain = new GainNode(context, { gain: volumes.get(stem) ?? 1 })
      source.connect(gain).connect(context.destination)
      source.start(0, Math.min(from, buffer.duration))
      sources.set(stem, { source, gain })
    }
    beganAt = context.currentTime
    const [first] = sources.values()
    if (first) first.source.onended = end
    telling = setInterval(() => tell({ position: position() }), TOLD_EVERY)
    tell({ isPlaying: true, position: from })
  }

  async function play() {
    if (state.isPlaying || state.isLoading) return
    const missing = tracks.filter(({ stem }) => !buffers.has(stem))
    tell({ isLoading: missing.length > 0, hasFailed: false })
    try {
      await contextOf().resume()
      await Promise.all(missing.map(async (track) => buffers.set(track.stem, await decoded(track, leaving.signal))))
    } catch {
      if (!leaving.signal.aborted) tell({ isLoading: false, hasFailed: true })
      return
    }
    if (leaving.signal.aborted) return
    tell({ isLoading: false })
    begin()
  }

  return {
    play,
    pause,
    /** What is played: changed while it plays, it goes on from where it is. */
    async load(next: readonly Track[]) {
      const wasPlaying = state.isPlaying
      if (wasPlaying) pause()
      tracks = next
      if (wasPlaying) await play()
    },
    seek(to: number) {
      const wasPlaying = state.isPlaying
      silence()
      from = Math.max(0, Math.min(seconds, to))
      tell({ isPlaying: false, position: from })
      if (wasPlaying) begin()
    },
    repeat(goesRound: boolean) {
      if (state.isPlaying) {
        const at = position()
        loops = goesRound
        from = at
        begin()
      } else loops = goesRound
    },
    /** 0-1. */
    volume(stem: string, volume: number) {
      volumes.set(stem, volume)
      sources.get(stem)?.gain.gain.setTargetAtTime(volume, contextOf().currentTime, GLIDE)
    },
    close() {
      leaving.abort()
      silence()
    },
  }
}

export type SoundPlayer = ReturnType<typeof openSoundPlayer>
