import { makeSound } from '../engine/sound/index.ts'
import { decodeAudio, encodeAudio } from '../server/media/codec.ts'
import { HEARD_RATE, type HeardMusic, listenTo } from './hearing.ts'
import type { Row } from './measurement.ts'
import { type Agreement, agreementOf, featuresOf, learnt } from './mood-judge.ts'
import { type MoodPrompt, moodPrompts } from './mood-prompts.ts'
import { type ScoreFile, scoreIn } from './score-file.ts'

const SECONDS = 36
/** Of the prompts of each mood, so many are learnt from, by seeds of their own. */
const LEARNT = 6
const OF_EACH = 10
/** Of a hundred prompts, how many must sound as they ask, and be told by their mood. */
const AGREE = 90

interface Piece {
  asked: MoodPrompt
  heard: HeardMusic
  score: ScoreFile
}

/** A piece as a listener has it: out of the file that is handed out. */
async function pieceOf(asked: MoodPrompt, seed: number): Promise<Piece> {
  const order = { form: 'music', prompt: asked.prompt, seconds: SECONDS, seed, loops: false } as const
  const { sound, midi } = await makeSound(order, () => undefined)
  const files = await encodeAudio({ ...sound, rate: 2 * HEARD_RATE }, { files: ['ogg'], loops: false })
  const { left, right } = await decodeAudio(files.get('ogg') as Buffer, SECONDS)
  const wave = Float32Array.from({ length: left.length >> 1 }, (_, n) => {
    const [a, b] = [2 * n, 2 * n + 1] as const
    return ((left[a] ?? 0) + (left[b] ?? 0) + (right[a] ?? 0) + (right[b] ?? 0)) / 4
  })
  return { asked, heard: listenTo(wave), score: scoreIn(midi as Uint8Array) }
}

/** MIDI's channel of drums, counted from 0, and how many notes make a bar that could be anybody's. */
const DRUMS = 9
const NOTES_LEAST = 5

/** The bars of a piece as they are written: when each note begins, in twelfths of a quarter, and which it is. */
function barsOf({ notes, bar }: ScoreFile): Set<string> {
  const bars = new Map<number, string[]>()
  for (const { at, key, channel } of notes) {
    if (channel === DRUMS) continue
    const twelfths = Math.round(at * 12)
    const n = Math.floor(twelfths / (bar * 12))
    bars.set(n, [...(bars.get(n) ?? []), `${twelfths - n * bar * 12}:${key}`])
  }
  // A chord that is held is nobody's.
  const isTold = (own: readonly string[]) => own.length >= NOTES_LEAST && own.some((note) => !note.startsWith('0:'))
  return new Set([...bars.values()].filter(isTold).map((own) => own.toSorted().join(' ')))
}

/** How many bars two pieces of one mood have in common, over all pairs. */
function sharedBars(pieces: readonly Piece[]): number {
  let shared = 0
  const all = pieces.map(({ asked, score }) => ({ mood: asked.mood, bars: barsOf(score) }))
  for (const [n, one] of all.entries())
    for (const other of all.slice(n + 1))
      if (one.mood === other.mood) for (const bar of one.bars) if (other.bars.has(bar)) shared++
  return shared
}

/** Whether music sounds as its prompt asks, by what is heard in its file. */
export async function moodRows(told: (done: string) => void): Promise<Row[]> {
  const known: Piece[] = []
  const pieces: Piece[] = []
  for (const [n, asked] of moodPrompts.entries()) {
    if (n % OF_EACH === 0) told(asked.mood)
    pieces.push(await pieceOf(asked, 1000 + n))
    if (n % OF_EACH < LEARNT) known.push(await pieceOf(asked, 5000 + n))
  }
  const judge = learnt(known.map(({ asked, heard }) => ({ features: featuresOf(heard), mood: asked.mood })))
  const agreements = pieces.map(({ asked, heard }) => agreementOf(heard, asked))
  const missed = (is: (piece: Piece, n: number) => boolean) =>
    pieces.filter((piece, n) => !is(piece, n)).map(({ asked }) => asked.prompt)
  const row = (what: string, wrong: readonly string[], judged = pieces.length): Row => ({
    what: `Of ${judged} pieces of music, ${what}`,
    subject: wrong.length > 0 ? `not: ${wrong.slice(0, 6).join('; ')}` : 'all',
    reference: '',
    figure: judged - wrong.length,
    unit: '',
    bar: { atLeast: (AGREE / 100) * judged },
  })
  const of = (name: keyof Agreement) => missed((_, n) => agreements[n]?.[name] !== false)
  const keyed = agreements.filter(({ key }) => key !== undefined).length
  return [
    row('in the tempo that the prompt asks for', of('tempo')),
    row('in the key or scale that is asked for', of('key'), keyed),
    row('in its register', of('register')),
    row('as dense as its mood', of('density')),
    row(
      'told by their mood, learnt from other seeds',
      missed(({ asked, heard }) => judge(featuresOf(heard)) === asked.mood),
    ),
    {
      what: 'Bars that two pieces of a mood have in common',
      subject: `${pieces.length + known.length} pieces`,
      reference: '',
      figure: sharedBars([...pieces, ...known]),
      unit: '',
      bar: { atMost: 0 },
    },
  ]
}
