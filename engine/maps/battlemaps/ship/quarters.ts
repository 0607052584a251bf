import type { Purpose } from '../dungeon/purposes.ts'

/** Rooms of a ship and how each is furnished. */
export const cabin: Purpose = {
  name: 'Captain’s cabin',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'bed', 1],
    ['add', 'desk', 1],
    ['add', 'rug', 1],
    ['add', 'chest', 1],
    ['add', 'chair', 1],
    ['add', 'bookshelf', 1],
    ['add', 'lantern', 1],
  ],
  lines: [
    'The chart on the desk is of no coast anyone here knows.',
    'The log stops in the middle of a word, eleven days ago.',
  ],
}

export const mate: Purpose = {
  name: 'Mate’s berth',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'hammock', 2],
    ['add', 'chest', 1],
    ['add', 'candles', 1],
    ['add', 'sacks', 1],
  ],
  lines: ['Two hammocks; one has been slashed from below.', 'A parrot’s perch, and feathers of three colours.'],
}

export const waist = [
  'The boards are holystoned white but for one dark patch.',
  'Every line is coiled the wrong way round.',
  'Something knocks under the hatch, slowly, in threes.',
] as const

export const bow = [
  'Fresh cuts in the rail: grapnels, and not long ago.',
  'The figurehead’s eyes have been painted shut.',
] as const

export const quay = [
  'The harbour master’s bell hangs without its clapper.',
  'Crates marked as lamp oil smell of nothing at all.',
] as const
