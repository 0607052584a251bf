/** What a prompt for music says of how it is to sound, as anybody would take it. */
export interface MoodPrompt {
  prompt: string
  mood: string
  /** Beats a minute. */
  tempo: readonly [slow: number, fast: number]
  /** Pulses that are heard in place of the beat: a jig's three to one. */
  metre: 2 | 3
  /** Pitch class, 0 is C. */
  tonic?: number
  /** Steps above the tonic, in semitones, that are heard, and that are not. */
  scale: { has: readonly number[]; lacks: readonly number[] }
  /** Where the tune lies, in MIDI keys. */
  register: readonly [low: number, high: number]
  /** Notes begun a second. */
  density: readonly [few: number, many: number]
}

type Scale = MoodPrompt['scale']
const any: Scale = { has: [0, 7], lacks: [] }
const minor: Scale = { has: [0, 3, 7], lacks: [4] }
const major: Scale = { has: [0, 4, 7], lacks: [3] }
const eastern: Scale = { has: [0, 1, 4], lacks: [2, 3] }
const dark: Scale = { has: [0], lacks: [] }

interface MoodFacts extends Omit<MoodPrompt, 'prompt' | 'mood' | 'tonic'> {
  /** Without and with a key of its own: "in {key}". */
  words: readonly string[]
  keys: readonly (readonly [string, number, Scale])[]
}

const moods: Readonly<Record<string, MoodFacts>> = {
  lullaby: {
    tempo: [60, 90],
    metre: 3,
    scale: major,
    register: [67, 82],
    density: [0.8, 4],
    words: [
      'a lullaby',
      'a gentle cradle song',
      'a soothing lullaby on harp',
      'a quiet bedtime tune for a child',
      'a tender lullaby, music box',
      'a sleepy cradle song on a flute',
      'a peaceful lullaby under the stars',
    ],
    keys: [
      ['F major', 5, major],
      ['D major', 2, major],
      ['A flat major', 8, major],
    ],
  },
  jig: {
    tempo: [106, 134],
    metre: 3,
    scale: any,
    register: [69, 86],
    density: [3, 8],
    words: [
      'a jig',
      'a merry reel for fiddle',
      'a lively celtic dance',
      'an irish jig on a tin whistle',
      'a folk dance, upbeat',
      'a ceilidh dance with drums',
      'a merry fiddle tune',
    ],
    keys: [
      ['G major', 7, major],
      ['D mixolydian', 2, major],
      ['E dorian', 4, minor],
    ],
  },
  dirge: {
    tempo: [44, 62],
    metre: 2,
    scale: minor,
    register: [50, 70],
    density: [0.2, 2.8],
    words: [
      'a dirge',
      'a funeral march of mourning, sorrowful dirge',
      'a lament on a cello',
      'an elegy for a dead king',
      'a mournful dirge with choir',
      'a sorrowful lament',
      'a melancholy requiem',
    ],
    keys: [
      ['D minor', 2, minor],
      ['C minor', 0, minor],
      ['F sharp minor', 6, minor],
    ],
  },
  march: {
    tempo: [98, 118],
    metre: 2,
    scale: any,
    register: [60, 80],
    density: [3.5, 9],
    words: [
      'a march',
      'a military march with trumpets',
      'an army marching',
      'an imperial parade',
      'soldiers on the march',
      'a regiment on parade',
      'a march on horns and drums',
    ],
    keys: [
      ['B flat major', 10, major],
      ['E flat major', 3, major],
      ['G minor', 7, minor],
    ],
  },
  'tavern song': {
    tempo: [100, 128],
    metre: 2,
    scale: major,
    register: [62, 81],
    density: [2, 6],
    words: [
      'a tavern song',
      'a drinking song',
      'a cheerful tavern tune on lute',
      'a bard plays in the inn',
      'a jolly drinking song on accordion',
      'a minstrel in a cosy pub',
      'tavern music for a feast',
    ],
    keys: [
      ['C major', 0, major],
      ['G major', 7, major],
      ['A mixolydian', 9, major],
    ],
  },
  battle: {
    tempo: [136, 164],
    metre: 2,
    scale: minor,
    register: [55, 76],
    density: [4, 10],
    words: [
      'a battle',
      'an epic boss fight',
      'combat against orcs',
      'an intense battle with brass',
      'a furious clash of armies in battle',
      'a dragon fight',
      'a siege, epic battle',
    ],
    keys: [
      ['D minor', 2, minor],
      ['E phrygian', 4, minor],
      ['B minor', 11, minor],
    ],
  },
  mystery: {
    tempo: [58, 78],
    metre: 2,
    scale: dark,
    register: [62, 85],
    density: [0.6, 3.2],
    words: [
      'a mystery',
      'a puzzling investigation',
      'sneaking through a dungeon',
      'suspense in an ancient labyrinth',
      'a detective on a trail, mysterious',
      'thieves on a heist',
      'an enigmatic secret',
    ],
    keys: [
      ['C harmonic minor', 0, minor],
      ['A dorian', 9, minor],
      ['G harmonic minor', 7, minor],
    ],
  },
  horror: {
    tempo: [42, 58],
    metre: 2,
    scale: dark,
    register: [56, 82],
    density: [0.1, 2.8],
    words: [
      'horror',
      'a creepy haunted house',
      'dread and terror',
      'a sinister nightmare',
      'an eldritch horror awakens',
      'spooky ghosts',
      'an ominous cult of the undead',
    ],
    keys: [
      ['C phrygian', 0, minor],
      ['F sharp locrian', 6, { has: [0, 3, 6], lacks: [4] }],
      ['E phrygian', 4, minor],
    ],
  },
  'sacred chant': {
    tempo: [52, 70],
    metre: 2,
    scale: any,
    register: [53, 74],
    density: [0.2, 2.8],
    words: [
      'a gregorian chant',
      'monks chanting in a monastery',
      'a holy hymn',
      'a prayer in a cathedral with organ',
      'a solemn temple chant',
      'a sacred ritual chant',
      'a divine choir in church',
    ],
    keys: [
      ['D dorian', 2, minor],
      ['G mixolydian', 7, major],
      ['A dorian', 9, minor],
    ],
  },
  desert: {
    tempo: [88, 116],
    metre: 2,
    scale: eastern,
    register: [60, 80],
    density: [2, 6.5],
    words: [
      'a desert dance',
      'an arabian bazaar',
      'a caravan through the sand',
      'an exotic persian tune',
      'a belly dance for the sultan',
      'egyptian pyramids, eastern',
      'a djinn in a desert oasis',
    ],
    keys: [
      ['D phrygian dominant', 2, eastern],
      ['E phrygian dominant', 4, eastern],
      ['A phrygian dominant', 9, eastern],
    ],
  },
}

/** A tempo within what a mood has, and what an ear takes for the same. */
const told = ([slow, fast]: MoodPrompt['tempo']) => Math.round(slow + (fast - slow) * 0.6)
const at = (tempo: MoodPrompt['tempo']) => ({ tempo: [told(tempo) * 0.96, told(tempo) * 1.04] as const })

/** A hundred prompts, ten of each of ten moods: six by its words alone, one that names a tempo, three that name a key. */
export const moodPrompts: readonly MoodPrompt[] = Object.entries(moods).flatMap(([mood, { words, keys, ...facts }]) => [
  ...words.slice(0, -1).map((prompt) => ({ ...facts, mood, prompt })),
  ...words
    .slice(-1)
    .map((prompt) => ({ ...facts, mood, ...at(facts.tempo), prompt: `${prompt} at ${told(facts.tempo)} bpm` })),
  ...keys.map(([key, tonic, scale], n) => ({ ...facts, mood, scale, tonic, prompt: `${words[n]} in ${key}` })),
])
