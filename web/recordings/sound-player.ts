/** One of the sounds that are played together. */
export interface Track {
  stem: string
  /** Addresses of the same sound in several formats, the best first. */
  urls: readonly string[]
}

/** Why nothing is heard: it could not be fetched, its address holds no longer, or this browser reads none of its formats. */
export type SoundFault = 'away' | 'lapsed' | 'unreadable'

export interface Playing {
  isPlaying: boolean
  /** The sound is being fetched. */
  isLoading: boolean
  /** s. */
  position: number
  fault: SoundFault | null
}

/** Seconds over which a volume changes: at once it would click. */
const GLIDE = 0.06
/** How often the position is told while it plays, ms. */
const TOLD_EVERY = 100

let shared: AudioContext | undefined
/** What is heard on this page: one thing at a time, or what was put together to be heard at once. */
const heard: { together: object | undefined; players: Set<{ pause(): void }> } = {
  together: undefined,
  players: new Set(),
}

function beHeard(player: { pause(): void }, together: object): void {
  if (heard.together !== together) {
    const others = [...heard.players]
    heard.together = together
    heard.players.clear()
    for (const other of others) other.pause()
  }
  heard.players.add(player)
}

function fallSilent(player: { pause(): void }): void {
  // It holds the loudspeaker, and a phone awake, for as long as it runs.
  if (heard.players.delete(player) && heard.players.size === 0) void contextOf().suspend()
}

/** The page's one way to be heard; browsers let it begin only with a press. */
function contextOf(): AudioContext {
  if (!shared) {
    shared = new AudioContext()
    // Else an iPhone's switch for its ringing would silence it.
    const { audioSession } = navigator as { audioSession?: { type: string } }
    if (audioSession) audioSession.type = 'playback'
  }
  return shared
}

/** Within a press: what is fetched first may sound afterwards, which browsers else forbid. */
export const awaken = (): void => void contextOf().resume()

class Unheard extends Error {
  readonly fault: SoundFault
  constructor(fault: SoundFault, options?: ErrorOptions) {
    super(`A sound is ${fault}`, options)
    this.fault = fault
  }
}

async function fetched(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal })
  if (answer.status === 403 || answer.status === 404) throw new Unheard('lapsed')
  if (!answer.ok) throw new Unheard('away')
  return answer.arrayBuffer()
}

async function decoded({ urls }: Track, signal: AbortSignal): Promise<AudioBuffer> {
  for (const url of urls) {
    const bytes = await fetched(url, signal)
    try {
      return await contextOf().decodeAudioData(bytes)
    } catch {
      // A browser that reads no Opus is given the next.
      signal.throwIfAborted()
    }
  }
  throw new Unheard('unreadable')
}

/** A change of loudness in time: as loud as its square, so that of two that change places neither the sum nor a click is heard. */
interface Fade {
  from: number
  to: number
  at: number
  seconds: number
}

const levelIn = ({ from, to, at, seconds }: Fade, now: number): number => {
  const share = seconds === 0 ? 1 : Math.min(1, Math.max(0, (now - at) / seconds))
  return Math.sqrt(from * from + (to * to - from * from) * share)
}

/** Straight pieces that a fade is made of. */
const FADE_POINTS = 16

interface Options {
  /** How long it is, s: what comes after that in a file is its encoder's. */
  seconds: number
  onChange: (playing: Playing) => void
  /** Its addresses hold no longer: with new ones it goes on. Asked for once, until something was fetched again. */
  onLapsed: () => void
  /** Those that are given the same may be heard at once; left out: it is heard alone. */
  together?: object
}

/**
 * Plays sounds together, each with a volume of its own, from any moment, once or round and round without a seam. Nothing is fetched
 * before the first press, and nothing plays by itself.
 */
export function openSoundPlayer({ seconds, onChange, onLapsed, together = {} }: Options) {
  const leaving = new AbortController()
  const buffers = new Map<string, AudioBuffer>()
  const sources = new Map<string, { source: AudioBufferSourceNode; gain: GainNode }>()
  const volumes = new Map<string, number>()
  let tracks: readonly Track[] = []
  let loops = false
  /** All of it passes through how loud it is set, and through how far it is faded in. */
  let out: { level: GainNode; fader: GainNode } | undefined
  let level = 1
  let fade: Fade = { from: 1, to: 1, at: 0, seconds: 0 }
  let isFadedOut: ReturnType<typeof setTimeout> | undefined
  /** What begins next comes in over so many seconds. */
  let comesIn: number | undefined
  let beganAt = 0
  let from = 0
  /** It is to be heard, as soon as it is there. */
  let isWanted = false
  /** Which of several that wait for their sounds is the last. */
  let turn = 0
  let hasLapsed = false
  let telling: ReturnType<typeof setInterval> | undefined
  let state: Playing = { isPlaying: false, isLoading: false, position: 0, fault: null }

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

  function stop(at: number) {
    isWanted = false
    turn++
    clearTimeout(isFadedOut)
    silence()
    from = at
    tell({ isPlaying: false, isLoading: false, position: at })
    fallSilent(player)
  }

  function outOf(context: AudioContext) {
    if (!out) {
      out = {
        level: new GainNode(context, { gain: level }),
        fader: new GainNode(context, { gain: levelIn(fade, context.currentTime) }),
      }
      out.level.connect(out.fader).connect(context.destination)
    }
    return out
  }

  function fadeTo(to: number, seconds: number) {
    clearTimeout(isFadedOut)
    const context = contextOf()
    const { fader } = outOf(context)
    const now = context.currentTime
    fade = { from: levelIn(fade, now), to, at: now, seconds: Math.max(GLIDE, seconds) }
    fader.gain.cancelScheduledValues(now)
    fader.gain.setValueAtTime(fade.from, now)
    for (let n = 1; n <= FADE_POINTS; n++) {
      const then = now + (fade.seconds * n) / FADE_POINTS
      fader.gain.linearRampToValueAtTime(levelIn(fade, then), then)
    }
  }

  function begin() {
    const context = contextOf()
    from = position()
    silence()
    if (from >= seconds) from = 0
    beHeard(player, together)
    // Another that fell silent meanwhile may have let the loudspeaker go.
    if (context.state === 'suspended') void context.resume()
    for (const { stem } of tracks) {
      const buffer = buffers.get(stem)
      if (!buffer) continue
      const source = new AudioBufferSourceNode(context, { buffer, loop: loops, loopStart: 0, loopEnd: seconds })
      const gain = new GainNode(context, { gain: volumes.get(stem) ?? 1 })
      source.connect(gain).connect(outOf(context).level)
      source.start(0, Math.min(from, buffer.duration))
      sources.set(stem, { source, gain })
    }
    if (comesIn !== undefined) fadeTo(1, comesIn)
    comesIn = undefined
    beganAt = context.currentTime
    const [first] = sources.values()
    if (first) first.source.onended = () => stop(0)
    telling = setInterval(() => tell({ position: position() }), TOLD_EVERY)
    tell({ isPlaying: true, isLoading: false, position: from, fault: null })
  }

  /** Fetches what is missing, and begins with it; what plays meanwhile goes on until then. */
  async function prepared() {
    const mine = ++turn
    const missing = tracks.filter(({ stem }) => !buffers.has(stem))
    if (missing.length > 0) tell({ isLoading: true, fault: null })
    try {
      const context = contextOf()
      const resumed = context.resume()
      const made = await Promise.all(
        missing.map(async (track) => [track.stem, await decoded(track, leaving.signal)] as const),
      )
      if (leaving.signal.aborted || mine !== turn) return
      for (const [stem, buffer] of made) buffers.set(stem, buffer)
      // A minute of it takes 23 MB: what is not heard is let go.
      for (const stem of buffers.keys()) if (!tracks.some((track) => track.stem === stem)) buffers.delete(stem)
      await resumed
      if (leaving.signal.aborted || mine !== turn || !isWanted) return
      hasLapsed = false
      begin()
    } catch (error) {
      if (leaving.signal.aborted || mine !== turn) return
      const fault = error instanceof Unheard ? error.fault : 'away'
      tell({ isLoading: false, fault })
      if (fault === 'lapsed' && !hasLapsed) {
        hasLapsed = true
        onLapsed()
      } else stop(position())
    }
  }

  const player = {
    /** `seconds`: over which it comes in; what was going out comes back. */
    async play(seconds = 0) {
      isWanted = true
      if (state.isPlaying) return fadeTo(1, seconds)
      fadeTo(0, 0)
      comesIn = seconds
      await prepared()
    },
    pause: () => stop(position()),
    /** Goes out over so many seconds, and begins anew the next time. */
    end(seconds: number) {
      if (!state.isPlaying) return stop(0)
      isWanted = false
      fadeTo(0, seconds)
      isFadedOut = setTimeout(() => stop(0), Math.max(GLIDE, seconds) * 1000 + 50)
    },
    /** How loud all of it is, 0-1.5. */
    level(to: number) {
      level = to
      out?.level.gain.setTargetAtTime(to, contextOf().currentTime, GLIDE)
    },
    /** What was fetched is let go of: a minute of it takes 23 MB. */
    forget() {
      if (!state.isPlaying && !isWanted) buffers.clear()
    },
    /** What is played: changed while it plays, it goes on from where it is, with the others as soon as they are there. */
    async load(next: readonly Track[]) {
      tracks = next
      if (isWanted) await prepared()
    },
    seek(to: number) {
      const at = Math.max(0, Math.min(seconds, to))
      const wasPlaying = state.isPlaying
      silence()
      from = at
      tell({ isPlaying: false, position: at })
      if (wasPlaying) begin()
    },
    repeat(goesRound: boolean) {
      from = position()
      beganAt = shared?.currentTime ?? 0
      loops = goesRound
      if (state.isPlaying) begin()
    },
    /** 0-1.5. */
    volume(stem: string, volume: number) {
      volumes.set(stem, volume)
      sources.get(stem)?.gain.gain.setTargetAtTime(volume, contextOf().currentTime, GLIDE)
    },
    close() {
      leaving.abort()
      clearTimeout(isFadedOut)
      silence()
      out?.fader.disconnect()
      fallSilent(player)
    },
  }
  return player
}

export type SoundPlayer = ReturnType<typeof openSoundPlayer>
