import type { Random } from '../../paint/random.ts'
import { formOf, type Plan } from './form.ts'
import { adorned, type Compass, closing, motifOf, nearest, type Phrase, phraseOf, type Tone, within } from './melody.ts'
import type { Beat, Mood } from './moods.ts'
import type { Bar, Brief, Note, Role, Score } from './score.ts'
import { mod, semitones, triad, voiceLed } from './theory.ts'

/** The taiko's key that sounds a pitch class: in FluidR3 its zones are not tuned to their keys (measured). */
const TAIKO = [52, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50] as const

const octaveAbove = (pitch: number, floor: number): number => floor + mod(pitch - floor, 12)

/** Signs of a string spread evenly over a bar: where each begins, how long it is with the dashes after it, s. */
function signsOf(figure: string, bar: number): { sign: string; at: number; length: number }[] {
  const step = bar / figure.length
  return [...figure].flatMap((sign, n) => {
    if (sign === '.' || sign === '-') return []
    let held = 1
    while (figure[n + held] === '-') held++
    return [{ sign, at: n * step, length: held * step }]
  })
}

/** Everything that writes into one score. */
class Writer {
  readonly notes: Note[] = []
  readonly brief: Brief
  readonly plan: Plan
  readonly compass: Compass

  constructor(brief: Brief, plan: Plan) {
    this.brief = brief
    this.plan = plan
    const [low, high] = brief.mood.range
    this.compass = { tonic: brief.tonic + 60, mode: brief.mode, low, high }
  }

  add(role: Role, at: number, length: number, pitch: number, loud: number, drum?: Note['drum']): void {
    this.notes.push({
      role,
      at,
      length,
      pitch: Math.round(pitch),
      loud: Math.max(8, Math.min(124, loud)),
      ...(drum && { drum }),
    })
  }

  /** A degree's key, its seventh raised where the chord leads home. */
  key(degree: number, bar: Bar): number {
    const pitch = this.compass.tonic + semitones(this.brief.mode, degree)
    return bar.isRaised && mod(pitch - this.compass.tonic, 12) === 10 ? pitch + 1 : pitch
  }

  classes(bar: Bar): number[] {
    return triad(this.brief.mode, bar.root).map((step) => {
      const raised = bar.isRaised && step === 10 ? 11 : step
      return mod(this.compass.tonic + raised, 12)
    })
  }
}

/** The piece as a score: `count` bars of a brief. */
export function compose(brief: Brief, count: number): Score {
  const plan = formOf(brief, count)
  const writer = new Writer(brief, plan)
  writeTune(writer)
  writeChords(writer)
  writeDrums(writer)
  return { notes: writer.notes, bars: plan.bars, bar: plan.bar, length: plan.bars.length * plan.bar }
}

function phrasesOf({ brief, plan, compass }: Writer): Map<string, Phrase> {
  const { mood, random } = brief
  const motif = motifOf(mood, random.fork('motif'))
  return new Map(
    [...plan.roots].map(([letter, roots]) => [
      letter,
      phraseOf(letter, roots, motif, mood, compass, random.fork(`phrase ${letter}`)),
    ]),
  )
}

function writeTune(writer: Writer): void {
  const { brief, plan, compass } = writer
  const { mood } = brief
  const phrases = phrasesOf(writer)
  const random = brief.random.fork('adorning')
  let last = within(compass, 0)
  for (const bar of plan.bars) {
    // The ending looks back to how it all began.
    const phrase = phrases.get(bar.section === 'ending' ? 'A' : bar.section)
    if (bar.isLast) {
      writer.add('lead', bar.at, plan.bar, writer.key(within(compass, Math.round(last / 7) * 7), bar), 84 * bar.loud)
      continue
    }
    if (!phrase) continue
    let tones: readonly Tone[] = phrase.tones[bar.place % phrase.tones.length]!
    if (bar.place === bar.of - 1 && bar.section !== 'ending')
      tones = closing(mood, bar.root, bar.root === 0, compass, last)
    else if (bar.section !== 'ending' && bar.root !== phrase.roots[bar.place])
      tones = tones.map((tone, n) =>
        n === 0 ? { ...tone, degree: within(compass, nearest(tone.degree, bar.root)) } : tone,
      )
    if (bar.again > 0) tones = adorned(tones, mood, random)
    last = tones.at(-1)?.degree ?? last
    // The second time round, the other instrument joins in thirds or takes the tune over.
    const joins = bar.again > 0
    for (const tone of tones) {
      const isFirst = tone.at < 0.01
      const isStrong = Math.abs(tone.at % mood.beat) < 0.01
      const loud = 92 * bar.loud * (isFirst ? 1.08 : isStrong ? 1 : 0.89)
      const pitch = writer.key(within(compass, tone.degree), bar)
      writer.add('lead', bar.at + tone.at, tone.length * mood.touch, pitch, loud)
      if (joins && brief.cast.second && isStrong) {
        const below = within(
          { ...compass, low: compass.low - 5, high: compass.high - 2 },
          nearest(tone.degree - 2, bar.root),
        )
        writer.add(
          'second',
          bar.at + tone.at,
          Math.max(tone.length, mood.beat * 0.9) * mood.touch,
          writer.key(below, bar),
          loud * 0.74,
        )
      }
    }
  }
}

function writeChords(writer: Writer): void {
  const { brief, plan } = writer
  const { mood, random } = brief
  const own = random.fork('figures')
  const figures = new Map<string, string>()
  const basses = new Map<string, string>()
  const figureOf = (kept: Map<string, string>, pool: readonly string[], section: string) => {
    const found = kept.get(section) ?? (pool === mood.figures ? varied(own.pick(pool), own) : own.pick(pool))
    kept.set(section, found)
    return found
  }
  const low = mood.figures.some((figure) => /^C/.test(figure)) ? 46 : 52
  let voices: number[] | undefined
  let bassBefore: number | undefined
  for (const [n, bar] of plan.bars.entries()) {
    const bass = octaveAbove(writer.key(bar.root, bar), 33)
    voices = voiceLed(voices, writer.classes(bar), [low, low + 24], bass, bassBefore)
    bassBefore = bass
    const next = plan.bars[n + 1]
    if (bar.isLast) {
      for (const pitch of voices) writer.add('chords', bar.at, plan.bar, pitch, 66 * bar.loud)
      for (const pitch of voices) writer.add('pad', bar.at, plan.bar, pitch, 56 * bar.loud)
      writer.add('bass', bar.at, plan.bar, octaveAbove(bass, 33), 80 * bar.loud)
      continue
    }
    writeFigure(writer, bar, voices, figureOf(figures, mood.figures, bar.section))
    writeBass(writer, bar, bass, next, figureOf(basses, mood.bassFigures, bar.section))
    for (const pitch of voices) writer.add('pad', bar.at, plan.bar * 1.02, pitch, 54 * bar.loud)
    writeGrowth(writer, bar, voices, bass)
  }
}

/** A figure of a piece's own: some of its voices are exchanged for others, and here and there a rest is filled. */
function varied(figure: string, random: Random): string {
  if (figure.length < 5) return figure
  const isVoiced = /[0-4]/.test(figure)
  return [...figure]
    .map((sign, n) => {
      if (n > 0 && /[0-4]/.test(sign) && random.chance(0.45)) return String(random.int(0, 4))
      if (n > 1 && sign === '.' && random.chance(0.14)) return isVoiced ? String(random.int(0, 3)) : 'c'
      return sign
    })
    .join('')
}

function writeFigure(writer: Writer, bar: Bar, voices: readonly number[], figure: string): void {
  const { plan, brief } = writer
  const steps = figure.length
  for (const { sign, at, length } of signsOf(figure, plan.bar)) {
    const isStrong = Math.abs(at % brief.mood.beat) < 0.01
    const loud = (at < 0.01 ? 68 : isStrong ? 60 : 52) * bar.loud
    const lasts = /[0-9b]/.test(sign) ? Math.max(length, plan.bar / steps) * 1.35 : length * 0.8
    if (sign === 'C') for (const pitch of voices) writer.add('chords', bar.at + at, length * 0.99, pitch, 62 * bar.loud)
    else if (sign === 'c')
      for (const [n, pitch] of voices.entries()) writer.add('chords', bar.at + at + n * 0.018, lasts, pitch, loud)
    else if (sign === 'b') writer.add('chords', bar.at + at, lasts, voices[0]! - 12, loud * 1.08)
    else {
      const voice = Number(sign)
      writer.add('chords', bar.at + at, lasts, voices[voice % 3]! + 12 * Math.floor(voice / 3), loud)
    }
  }
}

function writeBass(writer: Writer, bar: Bar, bass: number, next: Bar | undefined, figure: string): void {
  const { plan, brief } = writer
  const fifth = octaveAbove(writer.key(bar.root + 4, bar), bass > 40 ? bass - 7 : bass)
  const third = octaveAbove(writer.key(bar.root + 2, bar), bass)
  for (const { sign, at, length } of signsOf(figure, plan.bar)) {
    const loud = (at < 0.01 ? 88 : 74) * bar.loud
    const to = next ? octaveAbove(writer.key(next.root, next), 33) : bass
    const pitch =
      sign === 'f'
        ? fifth
        : sign === 'o'
          ? bass + 12
          : sign === 't'
            ? third
            : sign === 'a'
              ? to + (to > bass ? -2 : 2)
              : bass
    if (brief.cast.bass === 'taiko') writer.add('drums', bar.at + at, length, TAIKO[mod(bass, 12)]!, loud, 'taiko')
    else writer.add('bass', bar.at + at, length * 0.94, pitch, loud)
  }
}

/** What comes in as it grows more dangerous: a drive of low strings, a pulse, shivering chords; and in battle blows of brass. */
function writeGrowth(writer: Writer, bar: Bar, voices: readonly number[], bass: number): void {
  const { plan, brief } = writer
  const { mood } = brief
  const eighths = Math.round(plan.bar / 0.5)
  const low = voices.map((pitch) => octaveAbove(pitch, 43)).sort((a, b) => a - b)
  // In slow music the drive runs in half notes of the eighth, so that it drives.
  const per = brief.bpm * mood.beat < 80 ? 2 : 1
  const order = [0, 0, 2, 0, 1, 0, 2, 1]
  for (let n = 0; n < eighths * per; n++) {
    writer.add(
      'drive',
      bar.at + n * (0.5 / per),
      0.4 / per,
      low[order[n % 8]!]!,
      (n % (4 * per) === 0 ? 82 : 62) * bar.loud ** 0.5,
    )
  }
  for (let beat = 0; beat < mood.beats; beat++)
    writer.add(
      'pulse',
      bar.at + beat * mood.beat,
      mood.beat * 0.8,
      TAIKO[mod(bass, 12)]!,
      beat === 0 ? 74 : 48,
      'taiko',
    )
  for (const pitch of voices)
    writer.add('shiver', bar.at, plan.bar, pitch + (pitch < 60 ? 12 : 0), 58 * bar.loud ** 0.5)
  if (bar.place % 2 === 0)
    for (const pitch of [bass + 12, ...low]) writer.add('call', bar.at, Math.min(plan.bar * 0.8, 1.6), pitch, 88)
  else writer.add('call', bar.at + plan.bar - mood.beat, mood.beat * 0.8, bass + 12, 80)
}

/** Drums of a battle, for any bar: sixteen steps of a bar of four, else by its beats. */
function thunderOf(mood: Mood, random: Random): Beat[] {
  if (mood.beats === 4) {
    return random
      .pick([
        [
          { drum: 'taiko', steps: 'X..oX.x...xoX.oo' },
          { drum: 38, steps: '..g.x.g...g.x.gg' },
          { drum: 'timpani', steps: 'X.......x.......' },
        ],
        [
          { drum: 'taiko', steps: 'X.xoX..oX.xoX.xx' },
          { drum: 38, steps: '....X.......X.oo' },
          { drum: 'timpani', steps: 'X.....x.X.......' },
        ],
      ] as const)
      .map((beat) => ({ ...beat }))
  }
  const three = mood.beat === 1.5
  const one = three ? 'Xoo' : 'X.oo'
  const weak = three ? 'x.o' : 'x.o.'
  const steps = Array.from({ length: mood.beats }, (_, n) => (n % 2 ? weak : one)).join('')
  return [
    { drum: 'taiko', steps },
    {
      drum: 38,
      steps: Array.from({ length: mood.beats }, (_, n) =>
        n === 0 ? '.'.repeat(three ? 3 : 4) : three ? 'x.g' : 'x.gg',
      ).join(''),
    },
    { drum: 'timpani', steps: `X${'.'.repeat(steps.length - 1)}` },
  ]
}

const LOUDNESS: Readonly<Record<string, number>> = { X: 104, x: 82, o: 60, g: 42 }

function writeDrums(writer: Writer): void {
  const { brief, plan } = writer
  const { mood, random } = brief
  const own = random.fork('drums')
  const kit = brief.cast.hasDrums && mood.beatsOf.length > 0 ? own.pick(mood.beatsOf) : []
  const thunder = thunderOf(mood, own)
  for (const [n, bar] of plan.bars.entries()) {
    if (bar.isLast) {
      writer.add('thunder', bar.at, 1, 49, 90, 'kit')
      writer.add('thunder', bar.at, 1.5, TAIKO[mod(brief.tonic, 12)]!, 104, 'taiko')
      if (kit.length > 0)
        for (const { drum, steps } of kit) if (steps[0] === 'X') hit(writer, 'drums', bar, drum, bar.at, 96 * bar.loud)
      continue
    }
    const isFill = bar.of >= 4 && bar.place === bar.of - 1
    for (const [role, beats] of [
      ['drums', kit],
      ['thunder', thunder],
    ] as const) {
      for (const { drum, steps } of beats) {
        const step = plan.bar / steps.length
        for (const [k, sign] of [...steps].entries()) {
          if (sign === '.' || (sign === 'g' && own.chance(0.45))) continue
          // The last beat before a new part is rolled.
          hit(
            writer,
            role,
            bar,
            drum,
            bar.at + k * step,
            LOUDNESS[sign]! * (role === 'drums' ? Math.min(1.05, bar.loud + 0.05) : 0.98),
          )
        }
      }
      if (isFill && beats.length > 0 && own.chance(0.7)) {
        const { drum } = beats[0]!
        const count = mood.beat === 1.5 ? 3 : 4
        for (let k = 0; k < count; k++)
          hit(
            writer,
            role,
            bar,
            drum,
            bar.at + plan.bar - mood.beat + (k * mood.beat) / count,
            (58 + 10 * k) * bar.loud,
          )
      }
    }
    if (n > 0 && bar.place === 0 && bar.section !== 'opening' && bar.again % 2 === 0)
      writer.add('thunder', bar.at, 1, 49, 78, 'kit')
  }
}

function hit(writer: Writer, role: 'drums' | 'thunder', bar: Bar, drum: Beat['drum'], at: number, loud: number): void {
  const root = mod(writer.key(bar.root, bar), 12)
  const tonic = mod(writer.brief.tonic, 12)
  if (drum === 'taiko') writer.add(role, at, 0.8, TAIKO[tonic]!, loud, 'taiko')
  else if (drum === 'timpani') writer.add(role, at, 0.9, octaveAbove(root, 38), loud * 0.9, 'timpani')
  else if (drum === 'bell') writer.add(role, at, 4, octaveAbove(tonic, 60), loud * 0.7, 'bell')
  else writer.add(role, at, 0.25, drum, loud, 'kit')
}
