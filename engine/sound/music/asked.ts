import { type Random, random as randomOf } from '../../paint/random.ts'
import { type Hit, type Reading, type Term, Terms } from '../words/reader.ts'
import { type Instrument, type InstrumentName, instruments } from './instruments.ts'
import { type Mood, moods } from './moods.ts'
import type { Brief, Cast } from './score.ts'
import { keyNames, type Mode, modes } from './theory.ts'

type Turn = 'slower' | 'faster' | 'much slower' | 'much faster' | 'darker' | 'brighter' | 'no drums' | 'drums' | 'solo'
const turns: Readonly<Record<Turn, string>> = {
  'much slower': 'very slow,largo,grave tempo,extremely slow',
  slower: 'slow,slowly,slower,adagio,lento,unhurried,calm tempo,relaxed',
  'much faster': 'very fast,presto,furious tempo,extremely fast,breakneck',
  faster: 'fast,quick,quickly,faster,allegro,brisk,rapid,driving,energetic',
  darker: 'minor key,darker,dark tone,gloomy,bleak,wistful,brooding',
  brighter: 'major key,brighter,sunny,joyful,joyous,light hearted,lighthearted,optimistic',
  drums: 'drum,drums,percussion,drumming,tambourine,bodhran,with drums,beat',
  'no drums': 'no percussion',
  solo: 'solo,alone,unaccompanied,lone,single',
}

const modeWords: Readonly<Record<Mode, string>> = {
  major: 'major,ionian',
  lydian: 'lydian',
  mixolydian: 'mixolydian',
  dorian: 'dorian',
  minor: 'minor,natural minor,aeolian,aeolian minor',
  'harmonic minor': 'harmonic minor',
  phrygian: 'phrygian',
  'phrygian dominant': 'phrygian dominant,spanish phrygian,hijaz,freygish',
  'double harmonic': 'double harmonic,byzantine,gypsy scale',
  locrian: 'locrian',
}

const terms: readonly Term[] = [
  ...moods.map(({ id, words }) => ({ id: `mood ${id}`, facet: 'mood' as const, words: words.split(','), label: id })),
  ...Object.entries(instruments).map(([id, { words }]) => ({
    id: `instrument ${id}`,
    facet: 'feature' as const,
    words: words.split(','),
    label: id,
  })),
  ...Object.entries(modeWords).map(([id, words]) => ({
    id: `mode ${id}`,
    facet: 'feature' as const,
    words: words.split(','),
    label: id,
  })),
  ...Object.entries(turns).map(([id, words]) => ({
    id: `turn ${id}`,
    facet: 'feature' as const,
    words: words.split(','),
    label: id,
  })),
]
const known = new Terms(terms)

/** "120 bpm", "at 96 beats per minute", "tempo 90". */
const bpmPattern = /(?:(?<first>\d{2,3})\s*(?:bpm|beats per minute)|(?:tempo|bpm)\s*(?:of|:)?\s*(?<second>\d{2,3}))/i
/** "in D minor", "in F sharp", "key of Bb major". */
const keyPattern =
  /(?:\bin|\bkey of)\s+(?:the key of\s+)?(?<note>[A-G])(?<accidental>\s?(?:#|♯|sharp)|(?:b|♭)(?![a-z])|\s?flat)?(?=\s|[.,;!)]|$|\s?-?(?:major|minor|maj|min)|m\b)(?:\s?-?(?<mode>phrygian dominant|double harmonic|harmonic minor|major|minor|maj|min|dorian|lydian|mixolydian|phrygian|locrian|m)\b)?/

export interface AskedMusic {
  reading: Reading
  mood: Mood
  /** Ids of the moods that are heard in it. */
  moods: readonly string[]
  hits: readonly Hit[]
  /** Words of tempo and key as they were written, with what they were taken for. */
  figures: { words: string; meaning: string; from: number; to: number }[]
  tempo?: number
  tonic?: number
  mode?: Mode
  names: readonly InstrumentName[]
  turns: ReadonlySet<Turn>
  isWithoutDrums: boolean
  denied: readonly string[]
}

const NATURAL: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

function figuresIn(prompt: string): Pick<AskedMusic, 'figures' | 'tempo' | 'tonic' | 'mode'> {
  const figures: AskedMusic['figures'] = []
  const found: Pick<AskedMusic, 'tempo' | 'tonic' | 'mode'> = {}
  const bpm = bpmPattern.exec(prompt)
  if (bpm) {
    const asked = Number(bpm.groups?.first ?? bpm.groups?.second)
    if (asked >= 30 && asked <= 240) {
      found.tempo = asked
      figures.push({
        words: bpm[0],
        meaning: `${asked} beats a minute`,
        from: bpm.index,
        to: bpm.index + bpm[0].length,
      })
    }
  }
  const key = keyPattern.exec(prompt)
  // "In a tavern": a small letter is an article.
  if (key?.groups) {
    const { note, accidental = '', mode = '' } = key.groups as { note: string; accidental?: string; mode?: string }
    const by = /#|♯|sharp/.test(accidental) ? 1 : accidental.trim() === '' ? 0 : -1
    found.tonic = (NATURAL[note]! + by + 12) % 12
    const named = mode === 'm' || mode === 'min' ? 'minor' : mode === 'maj' ? 'major' : mode
    if (named in modes) found.mode = named as Mode
    const meaning = `in ${keyNames[found.tonic]}${named ? ` ${named}` : ''}`
    figures.push({ words: key[0].trim(), meaning, from: key.index, to: key.index + key[0].length })
  }
  return { figures, ...found }
}

/** What the words ask for. Where they name no mood, it is one of `random`'s. */
export function askedOf(prompt: string, random?: Random): AskedMusic {
  const reading = known.read(prompt)
  const found = figuresIn(prompt)
  const inFigures = (hit: Hit) => {
    const from = reading.tokens[hit.first]!.at
    return found.figures.some((figure) => from >= figure.from && from < figure.to)
  }
  const wanted = reading.hits.filter((hit) => !hit.isDenied && !inFigures(hit))
  const ids = (kind: string) =>
    wanted.flatMap(({ term }) => (term.id.startsWith(`${kind} `) ? [term.id.slice(kind.length + 1)] : []))
  const [first, second] = moodsIn(wanted)
  const any = random ?? randomOf('any mood')
  const mood = coloured(first ?? any.pick(moods), second, any)
  const told = ids('mode')[0] as Mode | undefined
  const denied = reading.hits.filter(({ isDenied }) => isDenied).map(({ term }) => term.id)
  return {
    reading,
    mood,
    moods: [first?.id, second?.id].filter((id) => id !== undefined),
    hits: reading.hits.filter((hit) => !inFigures(hit)),
    ...found,
    ...((found.mode ?? told) && { mode: found.mode ?? told }),
    names: ids('instrument') as InstrumentName[],
    turns: new Set(ids('turn') as Turn[]),
    isWithoutDrums: denied.includes('turn drums'),
    denied,
  }
}

/** Words for a kind of piece, which tell more than places and feelings do: "a sad jig" is a jig, "a tavern lullaby" a lullaby. */
const forms: ReadonlySet<string> = new Set(
  `jig reel gigue lullaby dirge funeral lament requiem elegy march fanfare shanty hornpipe chant hymn waltz minuet pavane galliard
  battle combat fight boss chase pursuit romance`.split(/\s+/),
)

/** The moods that words name, the piece's own first; the second colours it. */
function moodsIn(hits: readonly Hit[]): Mood[] {
  const named = hits.flatMap(({ term, words }, n) => {
    const mood = moods.find(({ id }) => term.id === `mood ${id}`)
    if (!mood) return []
    const isForm = words
      .toLowerCase()
      .split(/[\s-]+/)
      .some((word) => forms.has(word) || forms.has(word.replace(/s$/, '')))
    return [{ mood, weight: (isForm ? 100 : 10) - n }]
  })
  const weights = new Map<Mood, number>()
  for (const { mood, weight } of named) weights.set(mood, (weights.get(mood) ?? 0) + weight)
  return [...weights].sort(([, a], [, b]) => b - a).map(([mood]) => mood)
}

/** Moods that are known by their scale: no other word takes it from them ("a lament for a king", "a desert dance"). */
const firm: ReadonlySet<string> = new Set(['dirge', 'horror', 'mystery', 'desert'])

/**
 * A piece of one mood in the colours of another: "a dwarven battle" keeps the beat of battle, and is in a mode and for the
 * instruments of dwarves. Feelings that are the opposite of the form change its mode and pace alone ("a sad jig").
 */
function coloured(mood: Mood, by: Mood | undefined, random: Random): Mood {
  if (!by) return mood
  const shared = mood.modes.filter((mode) => by.modes.includes(mode))
  const lead = by.lead.filter((name) => instruments[name].range[1] >= mood.range[0] + 10)
  return {
    ...mood,
    modes: shared.length > 0 ? shared : firm.has(mood.id) ? mood.modes : by.modes,
    lead: lead.length > 0 && random.chance(0.75) ? lead : mood.lead,
    second: by.second.length > 0 ? by.second : mood.second,
    pad: mood.pad.length > 0 || by.pad.length === 0 ? mood.pad : by.pad,
    space: by.space,
    wet: (mood.wet + by.wet) / 2,
    bpm: [mood.bpm[0] * 0.75 + Math.min(mood.bpm[1], Math.max(mood.bpm[0] * 0.8, by.bpm[0])) * 0.25, mood.bpm[1]],
  }
}

const facts = (name: string): Instrument => instruments[name as InstrumentName]

/** Who plays what: the instruments that were named take the roles that suit them, the mood's own the rest. */
function castOf({ mood, names, turns: said, isWithoutDrums, denied }: AskedMusic, random: Random): Cast {
  const isDenied = (name: string) => denied.includes(`instrument ${name}`)
  const own = (pool: readonly InstrumentName[]): InstrumentName | undefined => {
    const left = pool.filter((name) => !isDenied(name) && !names.includes(name))
    return left.length > 0 ? random.pick(left) : undefined
  }
  const isLow = (name: string) => facts(name).range[1] < 60
  const isPlucked = (name: string) => !facts(name).isHeld
  const lows = names.filter(isLow)
  const rest = names.filter((name) => !isLow(name) && name !== 'timpani' && name !== 'taiko')
  const sung = rest.filter((name) => !isPlucked(name))
  const plucked = rest.filter(isPlucked)
  const lead = sung[0] ?? plucked[0] ?? own(mood.lead) ?? mood.lead[0]!
  const second = sung[1] ?? (rest.length >= 3 ? plucked[1] : undefined) ?? own(mood.second)
  const chords =
    plucked.find((name) => name !== lead) ??
    sung[2] ??
    (rest.length === 1 && isPlucked(lead) ? lead : undefined) ??
    own(mood.chords) ??
    mood.chords[0]!
  const pad = mood.pad.length > 0 ? own(mood.pad) : undefined
  return {
    lead,
    ...(second && !said.has('solo') && { second }),
    chords,
    bass: lows[0] ?? mood.bass,
    ...(pad && !said.has('solo') && { pad }),
    hasDrums: !isWithoutDrums && !said.has('solo') && !said.has('no drums'),
  }
}

const darker: Partial<Record<Mode, Mode>> = {
  major: 'minor',
  lydian: 'dorian',
  mixolydian: 'dorian',
  dorian: 'minor',
  minor: 'harmonic minor',
}
const brighter: Partial<Record<Mode, Mode>> = {
  minor: 'major',
  'harmonic minor': 'major',
  dorian: 'mixolydian',
  phrygian: 'dorian',
  locrian: 'minor',
  'double harmonic': 'phrygian dominant',
}

/** Everything settled that the words leave open. */
export function briefOf(asked: AskedMusic, random: Random): Brief {
  const { mood, turns: said } = asked
  const own = random.fork(`brief ${mood.id}`)
  let mode: Mode = own.pick(mood.modes)
  if (said.has('darker')) mode = darker[mode] ?? mode
  if (said.has('brighter')) mode = brighter[mode] ?? mode
  const pace = said.has('much slower')
    ? 0.68
    : said.has('slower')
      ? 0.82
      : said.has('much faster')
        ? 1.32
        : said.has('faster')
          ? 1.18
          : 1
  const [slow, fast] = mood.bpm
  const bpm = asked.tempo ?? own.range(slow, fast) * pace
  const drummed = said.has('drums') && mood.beatsOf.every((beats) => beats.length === 0)
  const beatsOf = drummed
    ? [
        [
          { drum: 64, steps: mood.beat === 1.5 ? 'X.ox.o' : 'X..ox.o.' },
          { drum: 54, steps: mood.beat === 1.5 ? '...x..' : '....x...' },
        ] as const,
      ]
    : mood.beatsOf
  return {
    mood: { ...mood, beatsOf, range: rangeFor(asked, mood) },
    mode: asked.mode ?? mode,
    tonic: asked.tonic ?? own.int(0, 11),
    bpm,
    cast: castOf(asked, own),
    random,
  }
}

/** The tune lies where the instrument that was asked for can play it. */
function rangeFor({ names }: AskedMusic, { range }: Mood): readonly [number, number] {
  const lead = names.find((name) => facts(name).isHeld && facts(name).range[1] >= 60) ?? names[0]
  if (!lead) return range
  const [low, high] = facts(lead).range
  const middle = Math.min(high - 8, Math.max(low + 8, (range[0] + range[1]) / 2))
  return [Math.max(low, Math.round(middle - 10)), Math.min(high, Math.round(middle + 10))]
}
