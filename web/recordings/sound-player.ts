/** One of the sounds that are played together. */
export interface Track {
  stem: string
  /** Addresses of the same sound in several formats, the best first. */
  urls: readonly string[]
}

/**
 * Why nothing is heard: it could not be fetched, its address holds no longer, this browser reads none of its formats, or the page holds
 * as much sound as it may already.
 */
export type SoundFault = 'away' | 'lapsed' | 'unreadable' | 'crowded'

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
/** How long a sound is waited for whose address is asked for anew, ms: later it would begin unawares. */
const WISH_MAX = 15_000
/** Bytes of a second of decoded sound: stereo at 48 kHz, four bytes a sample. */
const SECOND_BYTES = 48_000 * 2 * 4
/** Most that all players of the page hold decoded, bytes: beyond it a phone ends the page. */
const HELD_MAX = 600e6

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
    // Before the others pause: the loudspeaker is not let go of between them and this one.
    heard.players = new Set([player])
    for (const other of others) if (other !== player) other.pause()
  }
  heard.players.add(player)
}

function fallSilent(player: { pause(): void }): void {
  heard.players.delete(player)
  // It holds the loudspeaker, and a phone awake, for as long as it runs: also where one was awakened that came to nothing.
  if (heard.players.size === 0) void shared?.suspend()
}

/** What each player holds decoded, or is about to, bytes. */
const held = new Map<object, number>()

function isRoomFor(player: object, bytes: number): boolean {
  let all = bytes
  for (const [other, size] of held) if (other !== player) all += size
  return all <= HELD_MAX
}

/** The last sound that is decoded: all at once they would take several times the memory for a while. */
let decoding: Promise<void> = Promise.resolve()

function inTurn<T>(decode: () => Promise<T>): Promise<T> {
  const mine = decoding.then(decode)
  decoding = mine.then(
    () => undefined,
    () => undefined,
  )
  return mine
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
      return await inTurn(() => {
        signal.throwIfAborted()
        return contextOf().decodeAudioData(bytes)
      })
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
  const buffers = new Map<string, AudioBuffer>()
  const sources = new Map<string, { source: AudioBufferSourceNode; gain: GainNode }>()
  const volumes = new Map<string, number>()
  let tracks: readonly Track[] = []
  /** Of those that were fetched, which are heard: while others are fetched these go on. */
  let ready: readonly string[] = []
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
  /** Ends the fetching that another has taken the place of. */
  let attempt = new AbortController()
  let hasLapsed = false
  let isForlorn: ReturnType<typeof setTimeout> | undefined
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

  /** Nothing is waited for any more. */
  function giveUp() {
    attempt.abort()
    clearTimeout(isForlorn)
    hold(buffers.size)
  }

  function hold(count: number) {
    if (count === 0) held.delete(player)
    else held.set(player, count * seconds * SECOND_BYTES)
  }

  const areHeard = () => tracks.length === ready.length && tracks.every(({ stem }) => ready.includes(stem))

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
    giveUp()
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
    // One that fell silent may be letting the loudspeaker go at this moment, which its state does not tell yet.
    void context.resume()
    for (const stem of ready) {
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

  /** It cannot be heard; what plays already goes on without it. */
  function fail(fault: SoundFault) {
    giveUp()
    tell({ isLoading: false, fault })
    if (!state.isPlaying) stop(from)
  }

  /** Fetches what is missing, and begins with it; what plays meanwhile goes on until then. */
  async function prepared() {
    giveUp()
    attempt = new AbortController()
    const { signal } = attempt
    const missing = tracks.filter(({ stem }) => !buffers.has(stem))
    if (tracks.length === 0) return fail('unreadable')
    if (!isRoomFor(player, tracks.length * seconds * SECOND_BYTES)) return fail('crowded')
    hold(tracks.length)
    if (missing.length > 0) tell({ isLoading: true, fault: null })
    try {
      const resumed = contextOf().resume()
      const made = await Promise.all(missing.map(async (track) => [track.stem, await decoded(track, signal)] as const))
      await resumed
      if (signal.aborted) return
      for (const [stem, buffer] of made) buffers.set(stem, buffer)
      // A minute of it takes 23 MB: what is not heard is let go.
      for (const stem of buffers.keys()) if (!tracks.some((track) => track.stem === stem)) buffers.delete(stem)
      hasLapsed = false
      ready = tracks.map(({ stem }) => stem)
      begin()
    } catch (error) {
      if (signal.aborted) return
      const fault = error instanceof Unheard ? error.fault : 'away'
      if (fault !== 'lapsed' || hasLapsed) return fail(fault)
      hasLapsed = true
      attempt.abort()
      onLapsed()
      isForlorn = setTimeout(() => fail('lapsed'), WISH_MAX)
    }
  }

  const player = {
    /** `seconds`: over which it comes in; what was going out comes back. */
    async play(seconds = 0) {
      isWanted = true
      hasLapsed = false
      // At once: what was pressed before it, and is still being fetched, does not come in afterwards.
      beHeard(player, together)
      if (state.isPlaying) {
        fadeTo(1, seconds)
        if (!areHeard()) await prepared()
        return
      }
      fadeTo(0, 0)
      comesIn = seconds
      await prepared()
    },
    pause: () => stop(position()),
    /** Goes out over so many seconds, and begins anew the next time. */
    end(seconds: number) {
      if (!state.isPlaying) return stop(0)
      isWanted = false
      giveUp()
      tell({ isLoading: false })
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
      if (state.isPlaying || isWanted) return
      buffers.clear()
      hold(0)
    },
    /** What is played: changed while it plays, it goes on from where it is, with the others as soon as they are there. */
    async load(next: readonly Track[]) {
      tracks = next
      if (!isWanted) return
      // New addresses of what is heard already: it goes on.
      if (state.isPlaying && areHeard()) {
        giveUp()
        tell({ isLoading: false })
      } else await prepared()
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
      if (goesRound === loops) return
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
      isWanted = false
      attempt.abort()
      clearTimeout(isForlorn)
      clearTimeout(isFadedOut)
      silence()
      buffers.clear()
      held.delete(player)
      out?.fader.disconnect()
      fallSilent(player)
    },
  }
  return player
}

export type SoundPlayer = ReturnType<typeof openSoundPlayer>
