import { expect, test } from 'vitest'
import { titleOf } from './title.ts'

test.each([
  ['A silver lake, at dawn', 'Silver lake, at dawn'],
  ['a red, angry dragon. It guards a hoard', 'Red, angry dragon'],
  ['The keep: three towers, a moat', 'Keep: three towers, a moat'],
  ['A door 2.5 ft. wide', 'Door 2.5 ft'],
  ['...', '...'],
  ['... a raven', 'Raven'],
  ['', ''],
  [
    'An old dwarven smith, his beard singed, hammering a glowing axe in a forge deep under the mountain',
    'Old dwarven smith, his beard singed',
  ],
  [
    'a huge, horned beast with bat wings and a burning crown that climbs out of the pit of a ruined temple',
    'Huge, horned beast with bat wings and a burning crown…',
  ],
  [
    'a knight on horseback at the very edge of a dark wood with a long lance',
    'Knight on horseback at the very edge of a dark wood…',
  ],
  ['🐉'.repeat(60), `${'🐉'.repeat(30)}…`],
])('the prompt “%s” is titled “%s”', (prompt, title) => {
  expect(titleOf(prompt)).toBe(title)
})
