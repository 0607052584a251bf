/** A note of a standard MIDI file: quarters, and a MIDI key. */
export interface FileNote {
  at: number
  length: number
  key: number
  channel: number
}

/** A piece as its MIDI file has it. */
export interface ScoreFile {
  notes: FileNote[]
  /** Quarters a bar. */
  bar: number
}

/** Reads a standard MIDI file (MIDI Association, "Standard MIDI Files 1.0") of notes, times and a metre. */
export function scoreIn(file: Uint8Array): ScoreFile {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const quarter = view.getUint16(12)
  const notes: FileNote[] = []
  let bar = 4
  for (let at = 14; at + 8 <= file.length; ) {
    const end = at + 8 + view.getUint32(at + 4)
    at += 8
    let tick = 0
    const open = new Map<number, FileNote>()
    const variable = () => {
      let value = 0
      for (;;) {
        const byte = view.getUint8(at++)
        value = (value << 7) | (byte & 0x7f)
        if (byte < 0x80) return value
      }
    }
    while (at < end) {
      tick += variable()
      const status = view.getUint8(at++)
      if (status === 0xff) {
        const kind = view.getUint8(at++)
        const length = variable()
        if (kind === 0x58) bar = (view.getUint8(at) * 4) / 2 ** view.getUint8(at + 1)
        at += length
        continue
      }
      const [channel, key] = [status & 0x0f, view.getUint8(at)]
      if (status >> 4 === 0x9) open.set(key, { at: tick / quarter, length: 0, key, channel })
      if (status >> 4 === 0x8) {
        const note = open.get(key)
        if (note) notes.push({ ...note, length: tick / quarter - note.at })
        open.delete(key)
      }
      at += status >> 4 === 0xc ? 1 : 2
    }
    at = end
  }
  return { notes, bar }
}
