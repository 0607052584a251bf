/** Scales of seven steps, in semitones above the tonic. */
export const modes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  'harmonic minor': [0, 2, 3, 5, 7, 8, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  'phrygian dominant': [0, 1, 4, 5, 7, 8, 10],
  'double harmonic': [0, 1, 4, 5, 7, 8, 11],
  locrian: [0, 1, 3, 5, 6, 8, 10],
} as const satisfies Record<string, readonly number[]>
export type Mode = keyof typeof modes

export const keyNames = ['C', 'C sharp', 'D', 'E flat', 'E', 'F', 'F sharp', 'G', 'A flat', 'A', 'B flat', 'B'] as const

/** Chords by the degrees of their roots, a bar each, of the main part and of the contrasting one; the ending is put on later. */
export const progressions: Readonly<
  Record<Mode, { main: readonly (readonly number[])[]; other: readonly (readonly number[])[] }>
> = {
  major: {
    main: [
      [0, 3, 4, 0],
      [0, 5, 3, 4],
      [0, 4, 5, 3],
      [0, 2, 3, 4],
      [0, 3, 0, 4],
      [0, 5, 1, 4],
      [0, 1, 4, 0],
    ],
    other: [
      [3, 0, 1, 4],
      [5, 2, 3, 4],
      [3, 4, 2, 5],
      [1, 4, 0, 3],
      [5, 3, 0, 4],
    ],
  },
  lydian: {
    main: [
      [0, 1, 0, 1],
      [0, 1, 4, 0],
      [0, 4, 1, 0],
      [0, 2, 1, 0],
      [0, 5, 1, 4],
    ],
    other: [
      [5, 1, 2, 4],
      [2, 1, 5, 1],
      [4, 1, 5, 1],
      [5, 2, 1, 1],
    ],
  },
  mixolydian: {
    main: [
      [0, 6, 3, 0],
      [0, 0, 6, 0],
      [0, 3, 6, 0],
      [0, 6, 0, 4],
      [0, 4, 6, 3],
    ],
    other: [
      [3, 0, 6, 0],
      [6, 3, 0, 6],
      [5, 3, 6, 0],
      [3, 6, 0, 6],
    ],
  },
  dorian: {
    main: [
      [0, 3, 0, 6],
      [0, 6, 3, 0],
      [0, 2, 3, 6],
      [0, 3, 6, 0],
      [0, 6, 0, 3],
    ],
    other: [
      [2, 6, 3, 0],
      [3, 6, 2, 0],
      [6, 2, 3, 3],
      [2, 3, 0, 6],
    ],
  },
  minor: {
    main: [
      [0, 5, 2, 6],
      [0, 3, 5, 4],
      [0, 6, 5, 4],
      [0, 5, 3, 4],
      [0, 2, 5, 6],
      [0, 3, 6, 2],
    ],
    other: [
      [5, 2, 3, 4],
      [3, 6, 2, 5],
      [5, 6, 0, 4],
      [2, 6, 3, 4],
    ],
  },
  'harmonic minor': {
    main: [
      [0, 3, 4, 0],
      [0, 5, 3, 4],
      [0, 4, 0, 3],
      [0, 5, 1, 4],
    ],
    other: [
      [3, 0, 5, 4],
      [5, 3, 1, 4],
      [3, 5, 4, 4],
    ],
  },
  phrygian: {
    main: [
      [0, 1, 0, 6],
      [0, 1, 2, 1],
      [0, 5, 1, 0],
      [0, 6, 5, 1],
      [0, 0, 1, 0],
    ],
    other: [
      [3, 1, 5, 1],
      [5, 6, 0, 1],
      [2, 1, 3, 1],
    ],
  },
  'phrygian dominant': {
    main: [
      [0, 1, 0, 1],
      [0, 1, 3, 1],
      [0, 6, 1, 0],
      [0, 3, 1, 0],
    ],
    other: [
      [3, 1, 0, 1],
      [6, 5, 1, 1],
      [3, 6, 5, 1],
    ],
  },
  'double harmonic': {
    main: [
      [0, 1, 0, 1],
      [0, 3, 1, 0],
      [0, 1, 3, 0],
      [0, 0, 1, 0],
    ],
    other: [
      [3, 1, 0, 1],
      [5, 3, 1, 1],
      [1, 0, 3, 1],
    ],
  },
  locrian: {
    main: [
      [0, 1, 0, 5],
      [0, 5, 1, 0],
      [0, 2, 1, 0],
    ],
    other: [
      [5, 1, 2, 1],
      [3, 1, 5, 1],
    ],
  },
}

/** The degree that leads home at the end of a part, and whether its third is raised to a leading note. */
export const cadences: Readonly<Record<Mode, { dominant: number; isRaised: boolean }>> = {
  major: { dominant: 4, isRaised: false },
  lydian: { dominant: 1, isRaised: false },
  mixolydian: { dominant: 6, isRaised: false },
  dorian: { dominant: 6, isRaised: false },
  minor: { dominant: 4, isRaised: true },
  'harmonic minor': { dominant: 4, isRaised: false },
  phrygian: { dominant: 1, isRaised: false },
  'phrygian dominant': { dominant: 1, isRaised: false },
  'double harmonic': { dominant: 1, isRaised: false },
  locrian: { dominant: 1, isRaised: false },
}

export const mod = (value: number, by: number): number => ((value % by) + by) % by

/** Semitones above the tonic of any degree; 0 is the tonic, 7 the octave above. */
export const semitones = (mode: Mode, degree: number): number =>
  modes[mode][mod(degree, 7)]! + 12 * Math.floor(degree / 7)

/** Pitch classes above the tonic of the triad on a degree. */
export const triad = (mode: Mode, root: number): number[] =>
  [0, 2, 4].map((third) => mod(semitones(mode, root + third), 12))

/**
 * The voicing of a chord that is nearest to the one before: least motion, no crossing, and no fifths or octaves that run with the
 * bass. Pitches are MIDI keys within `range`.
 */
export function voiceLed(
  before: readonly number[] | undefined,
  classes: readonly number[],
  [low, high]: readonly [number, number],
  bass: number,
  bassBefore: number | undefined,
): number[] {
  const places = classes.map((own) => {
    const found: number[] = []
    for (let pitch = low; pitch <= high; pitch++) if (mod(pitch, 12) === own) found.push(pitch)
    return found
  })
  let best: number[] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [x, y, z] of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const) {
    for (const a of places[x]!) {
      for (const b of places[y]!) {
        if (b <= a || b - a > 12) continue
        for (const c of places[z]!) {
          if (c <= b || c - b > 12) continue
          const cost = costOf([a, b, c], before, (low + high) / 2, bass, bassBefore)
          if (cost < least) {
            least = cost
            best = [a, b, c]
          }
        }
      }
    }
  }
  return best ?? places.map((place) => place[0] ?? low)
}

function costOf(
  voicing: readonly number[],
  before: readonly number[] | undefined,
  middle: number,
  bass: number,
  bassBefore: number | undefined,
): number {
  const [a, b, c] = voicing as [number, number, number]
  let cost = (c - a > 16 ? 3 : 0) + (a < 50 && b - a < 4 ? 3 : 0) + Math.abs(b - middle) * 0.12
  if (!before) return cost + Math.abs(b - middle)
  for (const [n, pitch] of voicing.entries()) {
    const moved = Math.abs(pitch - before[n]!)
    cost += moved + (moved > 4 ? moved * 0.7 : 0)
    if (moved === 0 || bassBefore === undefined) continue
    const was = mod(before[n]! - bassBefore, 12)
    const is = mod(pitch - bass, 12)
    if (was === is && (is === 7 || is === 0)) cost += 7
  }
  return cost
}
