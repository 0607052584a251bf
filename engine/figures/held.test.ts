import { expect, test } from 'vitest'
import { EYE } from '../paint/matter.ts'
import { paint } from '../paint/picture.ts'
import { random } from '../paint/random.ts'
import { bareRelief } from '../paint/relief.ts'
import { understand } from '../prompt/understand.ts'
import { composeFigures } from './compose.ts'
import { figures } from './figures.ts'
import { layPortraits } from './flesh.ts'
import { portray } from './portray.ts'
import { sculptBelongings } from './sculpt.ts'
import { Clay } from './sculpture/clay.ts'
import { trace } from './sculpture/trace.ts'
import { shadeUnder } from './shadow.ts'
import { things } from './surface/skin.ts'

/** How much of its own colour half of a face is seen in at the least. */
const LIT = 0.3
const dusk = { direction: [-0.6, -0.5, 0.5], key: [70, 76, 96], ambient: [16, 18, 26], rim: [30, 34, 44] } as const
const frame = { width: 240, height: 320 }
const seen = (prompt: string, seed: number) => {
  const brief = understand('characters', figures.lexicon, prompt, '')
  const [person] = composeFigures(brief, random(seed), frame).people
  if (!person) throw new Error('Nobody is there')
  return { person, portrait: portray(person, seed) }
}

test('what is held upright leaves the face free', () => {
  const hidden: string[] = []
  for (const weapon of ['an axe', 'a greataxe', 'a greatsword', 'a scythe'])
    for (const seed of [2, 6]) {
      const { person, portrait } = seen(`a guard holding ${weapon}`, seed)
      const clay = new Clay()
      sculptBelongings(clay, person, portrait.anchors, seed)
      const cast = trace(clay, frame, 120)
      const radius = 58 * person.scale
      for (let y = -radius; y <= radius; y += radius / 4)
        for (let x = -radius; x <= radius; x += radius / 4) {
          const column = Math.round((person.x + x - cast.left) * cast.scale)
          const row = Math.round((person.y + 20 * person.scale + y - cast.top) * cast.scale)
          if (column < 0 || row < 0 || column >= cast.width || row >= cast.height) continue
          const i = row * cast.width + column
          if (cast.part[i] !== 0 && cast.depth[i]! > person.depth) hidden.push(`${weapon}, seed ${seed}`)
        }
    }
  expect([...new Set(hidden)]).toEqual([])
})

test('what a child carries in the arms is as small beside it as beside a grown bearer', () => {
  const lambOf = (prompt: string) => {
    const brief = understand('characters', figures.lexicon, prompt, '')
    const [lamb] = composeFigures(brief, random(3), frame).companions ?? []
    if (!lamb) throw new Error('There is no lamb')
    return lamb.creature.scale
  }
  const [small, large] = ['boy', 'man'].map((whom) => lambOf(`a shepherd ${whom} with a lamb in his arms`))
  expect(small! / large!).toBeLessThan(0.75)
})

/** px in which an eye itself is seen of somebody near by. */
const eyesIn = (prompt: string): number => {
  const { portrait } = seen(prompt, 1)
  const relief = bareRelief(frame, paint(frame.width, frame.height), { ...dusk, rimFrom: [0.9, 0.2] }, 1)
  return layPortraits([portrait], relief, [])?.rendered.stuff.filter((stuff) => stuff === EYE).length ?? 0
}

test('lids lie over eyes that are closed', () => {
  expect(eyesIn('a close-up portrait of a woman')).toBeGreaterThan(20)
  expect(eyesIn('a close-up portrait of a woman with closed eyes')).toBe(0)
})

test('plaits are out of sight in a hood', () => {
  const lowest = (prompt: string) => {
    const { meshes, y, scale } = seen(prompt, 1).portrait
    const hair = meshes.find(({ stuff, thing }) => stuff === 'hair' && thing === things.hair)
    return Math.min(...(hair?.positions ?? []).filter((_, i) => i % 3 === 1).map((at) => (at + y) / scale))
  }
  expect(lowest('a druid woman with long braids')).toBeLessThan(-3)
  expect(lowest('a druid woman with long braids in a hood')).toBeGreaterThan(-2)
})

test('a greatsword is seen to its point, however it is held', () => {
  for (const seed of [1, 2, 3, 5, 6, 8]) {
    const { person, portrait } = seen('a knight with a greatsword', seed)
    const clay = new Clay()
    sculptBelongings(clay, person, portrait.anchors, seed)
    const top = Math.min(...clay.reaches.map((reach) => reach.top).filter((one) => one > -1e8))
    expect(top, `seed ${seed}`).toBeGreaterThan(-12)
  }
})

/** How dark white ground becomes at a place of the picture, 0-1. */
const shadeAt = (prompt: string, at: (portrait: ReturnType<typeof portray>) => readonly [number, number]) => {
  const { person, portrait } = seen(prompt, 1)
  const white = paint(frame.width, frame.height)
  white.red.fill(200)
  white.green.fill(200)
  white.blue.fill(200)
  const light = {
    direction: [-0.5, -0.6, 0.5],
    key: [255, 250, 240],
    ambient: [90, 90, 90],
    rim: [80, 80, 80],
  } as const
  const relief = bareRelief(frame, white, { ...light, rimFrom: [0.9, 0.2] }, 1)
  shadeUnder(relief, person, portrait)
  const [x, y] = at(portrait)
  const shades = [-50, -25, 0, 25, 50].map((aside) => {
    const column = Math.max(0, Math.round(((x + aside) * frame.width) / 1000))
    return 1 - white.green[Math.round((y * frame.width) / 1000) * frame.width + column]! / 200
  })
  return Math.max(...shades)
}

test('the ground is dark where somebody touches it, and not far from them', () => {
  for (const prompt of ['a farmer, full body', 'a knight kneeling', 'a monk meditating']) {
    const low = ({ meshes }: ReturnType<typeof portray>) => {
      let [x, y] = [0, -1e9]
      for (const { positions } of meshes)
        for (let i = 0; i < positions.length; i += 3)
          if (-positions[i + 1]! > y) [x, y] = [positions[i]!, -positions[i + 1]!]
      return [x, y - 12] as const
    }
    expect(shadeAt(prompt, low), prompt).toBeGreaterThan(0.35)
    expect(
      shadeAt(prompt, () => [12, 1310]),
      prompt,
    ).toBeLessThan(0.1)
  }
})

test('a dark face in a dark place has light enough to be read', () => {
  for (const seed of [1, 2, 3]) {
    const { person, portrait } = seen('portrait of a drow assassin at midnight', seed)
    const relief = bareRelief(frame, paint(frame.width, frame.height), { ...dusk, rimFrom: [0.9, 0.2] }, 1)
    const laid = layPortraits([portrait], relief, [])
    const unit = frame.width / 1000
    const radius = Math.round(60 * person.scale * unit)
    const lights: number[] = []
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++) {
        const i = (Math.round(person.y * unit) + y) * frame.width + Math.round(person.x * unit) + x
        lights.push((laid?.rendered.green[i] ?? 0) / Math.max(1, laid?.rendered.albedo[1][i] ?? 0))
      }
    lights.sort((a, b) => a - b)
    expect(lights[Math.floor(lights.length / 2)], `seed ${seed}`).toBeGreaterThan(LIT)
  }
})

test('whoever laughs with a tankard has it in the hand before the breast, however fat', () => {
  const { person, portrait } = seen('a fat friar with a tankard, laughing', 513)
  const tankard = person.gear.find(({ kind }) => kind === 'tankard')
  expect(tankard?.hold).toBe('right')
  const { right } = portrait.anchors.hands
  const { hips } = portrait.anchors
  expect(right.origin[1]).toBeLessThan(hips.origin[1] - 2 * portrait.scale)
})
