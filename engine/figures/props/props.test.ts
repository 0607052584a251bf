import { expect, test } from 'vitest'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { composeFigures } from '../compose.ts'
import { figures } from '../figures.ts'
import { Clay } from '../sculpture/clay.ts'
import { turn } from '../sculpture/space.ts'
import { type PropKind, propKinds, propWords } from './kinds.ts'
import { props } from './props.ts'
import { standKinds, standWords } from './stand-kinds.ts'

const frame = { width: 384, height: 512 }
const personOf = (prompt: string, seed = 3) =>
  composeFigures(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).people[0]!

/** How high and wide a thing is, dm: its own units are thousandths of a metre. */
function sizeOf(kind: PropKind): number {
  const clay = new Clay()
  const place = { origin: [0, 0, 0], rotation: turn(0), scale: 0.01 } as const
  props[kind](clay, place, { kind, hold: 'right', colour: [120, 90, 60], state: [] })
  const [left, right] = [
    Math.min(...clay.reaches.map((reach) => reach.left)),
    Math.max(...clay.reaches.map((reach) => reach.right)),
  ]
  const [top, foot] = [
    Math.min(...clay.reaches.map((reach) => reach.top)),
    Math.max(...clay.reaches.map((reach) => reach.bottom)),
  ]
  return Math.max(right - left, foot - top)
}

test('each thing is had by its first word, held as it is, and large enough to be seen beside a head', () => {
  const wrong = propKinds.filter((kind) => {
    const [way, words] = propWords[kind]
    const [word] = words.split(',')
    const held = personOf(`a woman holding a ${word}`).gear.find((one) => one.kind === kind)
    const isOneHanded = held?.hold === 'right' || held?.hold === 'left'
    return !held || (isOneHanded ? !['shown', 'fist', 'palm', 'hung'].includes(way) : held.hold !== way)
  })
  expect(wrong).toEqual([])
  expect(propKinds.filter((kind) => sizeOf(kind) < 1.4)).toEqual([])
})

test('each piece of furniture stands where its first word is', () => {
  const missing = standKinds.filter((kind) => {
    const [where, words] = standWords[kind]
    const [word] = words.split(',')
    const { furniture = [] } = personOf(`a man ${where === 'under' ? 'on' : 'with'} a ${word}`)
    return !furniture.some((one) => one.kind === kind)
  })
  expect(missing).toEqual([])
})
