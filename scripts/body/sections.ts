type Kind = 'int8' | 'uint8' | 'int16' | 'uint16'
const bounds: Record<Kind, [number, number]> = {
  int8: [-128, 127],
  uint8: [0, 255],
  int16: [-32768, 32767],
  uint16: [0, 65535],
}

/** Lists of whole numbers, laid out so that they compress well: signs folded in, low bytes before high ones. */
export class Sections {
  private readonly parts: { name: string; kind: Kind; length: number; bytes: Buffer }[] = []

  /** Throws RangeError when a number does not fit. */
  add(name: string, values: Int32Array, kind: Kind): void {
    const [least, most] = bounds[kind]
    const isWide = kind.endsWith('16')
    const bytes = Buffer.alloc(values.length * (isWide ? 2 : 1))
    for (const [i, value] of values.entries()) {
      if (value < least || value > most) throw new RangeError(`${name}: ${value} is no ${kind}`)
      const folded = least < 0 ? (value < 0 ? -2 * value - 1 : 2 * value) : value
      bytes[i] = folded & 255
      if (isWide) bytes[values.length + i] = folded >> 8
    }
    this.parts.push({ name, kind, length: values.length, bytes })
  }

  /** All of it: the length of a heading (uint32, little-endian), the heading as JSON, the lists in order. */
  bytes(facts: object): Buffer {
    const heading = Buffer.from(
      JSON.stringify({ ...facts, sections: this.parts.map(({ name, kind, length }) => [name, kind, length]) }),
    )
    const size = Buffer.alloc(4)
    size.writeUInt32LE(heading.length)
    return Buffer.concat([size, heading, ...this.parts.map(({ bytes }) => bytes)])
  }

  sizes(): [string, number][] {
    return this.parts.map(({ name, bytes }) => [name, bytes.length])
  }
}
