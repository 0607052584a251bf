import { expect, test } from 'vitest'
import { isNsfwOf } from '../../contract/axes.ts'
import { categoryExamples, sheetExample } from '../../contract/examples.ts'
import { axesIn } from './axes.ts'
import { ordinary } from './testing/ordinary.ts'

const none = { gore: 0, horror: 0, nudity: 0 }

test.each([
  'a blood moon over a black keep',
  'a skeleton warrior with a rusty sword',
  'a naked blade on a table, candlelight',
  'a blood elf mage swearing a blood oath',
  'a zombie, a ghoul and a vampire count',
  'a haunted house on a hill, eldritch light',
  'a marble nude in a temple garden, a statue',
  'bare branches and naked rock',
  'a mind flayer in a dark cavern',
  'roast chicken breasts and great tits on the window sill',
  'a terrifying red dragon',
  'a battlefield after the fight, no blood, no gore',
  'a portrait without nudity',
])('“%s” has none of it', (prompt) => {
  expect(axesIn([prompt])).toEqual(none)
})

test.each([
  ['a bloody axe in a stump', { gore: 1 }],
  ['a knight covered in blood', { gore: 1 }],
  ['a severed hand on a velvet cushion', { gore: 1 }],
  ['a gory altar with entrails', { gore: 2 }],
  ['a g0ry altar', { gore: 2 }],
  ['a disembowelled ogre', { gore: 2 }],
  ['a macabre carnival of horrors', { horror: 1 }],
  ['body horror, a man of melting flesh', { horror: 2 }],
  ['a nude witch by a lake', { nudity: 1 }],
  ['a naked woman bathing', { nudity: 1 }],
  ['an erotic scene', { nudity: 2 }],
  ['a gory, grotesque and naked ghoul', { gore: 2, horror: 1 }],
] as const)('“%s” is rated on each axis by itself', (prompt, levels) => {
  const { nudity, ...others } = { ...none, ...levels }
  expect(axesIn([prompt])).toMatchObject('nudity' in levels ? { ...others, nudity } : others)
})

test('of a thousand ordinary prompts, at most one in a hundred would be covered, and none of the examples', () => {
  const all = [...new Set(ordinary)]
  const covered = all.filter((prompt) => isNsfwOf(axesIn([prompt])))
  expect(covered.length / all.length, covered.join('\n')).toBeLessThanOrEqual(0.01)
  for (const prompt of [...Object.values(categoryExamples), ...Object.values(sheetExample)])
    expect(axesIn([prompt]), prompt).toEqual(none)
})
