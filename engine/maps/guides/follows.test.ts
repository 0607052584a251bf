import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { ASTRAY_MOST, astrayInWords, doesFollow, FOLLOWS_FROM } from '../../../contract/follows.ts'
import { composePicture, followingOf, guidesIn, repaint, type Scene } from '../../index.ts'
import { type Picture, pictureOf } from '../../paint/picture.ts'
import { random } from '../../paint/random.ts'
import type { BattlemapScene } from '../battlemaps/scene.ts'

const frame = { width: 480, height: 480 }
const sceneOf = (prompt: string, seed: number) =>
  composePicture(
    { category: 'battlemaps', prompt, negativePrompt: '', style: 'painted', seed, ...frame },
    () => undefined,
  ).scene as BattlemapScene
const paintedIn = (scene: BattlemapScene, style: string) => repaint('battlemaps', scene, style, frame, () => undefined)

function judged(scene: Scene, picture: Picture) {
  const following = followingOf(scene, picture)
  if (!following) throw new Error('There is nothing to follow')
  return following
}

/** A picture as it lies moved by some squares, what leaves at one edge coming in at the other. */
function moved({ width, height, pixels }: Picture, dx: number, dy: number): Picture {
  const out = new Uint8ClampedArray(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (((y - dy + height) % height) * width + ((x - dx + width) % width)) * 4
      out.set(pixels.subarray(from, from + 4), (y * width + x) * 4)
    }
  }
  return { width, height, pixels: out }
}

/** As a model repaints it that keeps to what it was given: softer, other colours, mottled all over. */
function repainted({ width, height, pixels }: Picture, seed: number): Picture {
  const sharp = createCanvas(width, height)
  const pen = sharp.getContext('2d')
  const data = pen.createImageData(width, height)
  const dice = random(seed)
  for (let p = 0; p < pixels.length; p += 4) {
    const mottle = (dice.next() - 0.5) * 50
    // Blue where it was red: what follows walls must not hang on a colour.
    data.data[p] = pixels[p + 2]! * 0.8 + 24 + mottle
    data.data[p + 1] = pixels[p + 1]! * 0.9 + 12 + mottle
    data.data[p + 2] = pixels[p]! * 0.7 + 40 + mottle
    data.data[p + 3] = 255
  }
  pen.putImageData(data, 0, 0)
  const soft = createCanvas(width, height)
  const blurred = soft.getContext('2d')
  blurred.filter = 'blur(1.2px)'
  blurred.drawImage(sharp, 0, 0)
  return pictureOf(soft)
}

const maps = [
  ['a flooded crypt with coffins', 3],
  ['a cave with a lake', 17],
  ['a tavern with a bar', 31],
  ['a castle courtyard', 59],
  ['a large manor', 80],
] as const

describe.each(maps)('%s', (prompt, seed) => {
  const scene = sceneOf(prompt, seed)
  const own = paintedIn(scene, 'painted')

  test.each(['painted', 'inked', 'parchment', 'blueprint'])(
    'as the engine draws it, %s, follows its walls',
    (style) => {
      expect(judged(scene, style === 'painted' ? own : paintedIn(scene, style))).toSatisfy(doesFollow)
    },
  )

  test('a mild repaint follows them', () => {
    expect(judged(scene, repainted(own, seed))).toSatisfy(doesFollow)
  })

  test('moved by half a square or by a whole one it does not', () => {
    const px = frame.width / scene.grid.columns
    for (const squares of [0.5, 1]) {
      const by = Math.round(px * squares)
      const { score, astray } = judged(scene, moved(own, by, by))
      expect(score < FOLLOWS_FROM || astray > ASTRAY_MOST, `${squares} squares: ${score}, ${astray}`).toBe(true)
    }
  })

  test('another map in its place does not, and most of the walls are astray', () => {
    const other = paintedIn(sceneOf('a sewer', seed + 1), 'painted')
    const following = judged(scene, other)
    expect(following).not.toSatisfy(doesFollow)
    expect(following.astray).toBeGreaterThan(0.35)
  })
})

test('where a painting leaves the walls is told', () => {
  const scene = sceneOf('a large manor', 80)
  const lines = guidesIn('battlemaps', scene, ['lines'], frame, () => undefined)[0]!
  // The lower right is painted over: nothing of it follows.
  const canvas = createCanvas(frame.width, frame.height)
  const pen = canvas.getContext('2d')
  const data = pen.createImageData(frame.width, frame.height)
  data.data.set(lines.pixels)
  pen.putImageData(data, 0, 0)
  pen.fillStyle = '#678'
  pen.fillRect(frame.width * 0.6, frame.height * 0.6, frame.width, frame.height)
  expect(judged(scene, lines)).toMatchObject({ where: '' })
  expect(judged(scene, pictureOf(canvas)).where).toBe('the lower right')
})

test('a map with hardly a wall has nothing to follow', () => {
  const scene = { ...sceneOf('a forest clearing', 5), walls: [] }
  expect(followingOf(scene, paintedIn(scene, 'inked'))).toBeUndefined()
})

const townOf = (prompt: string, seed: number) =>
  composePicture(
    { category: 'townmaps', prompt, negativePrompt: '', style: 'painted', seed, ...frame },
    () => undefined,
  ).scene
const townIn = (scene: Scene, style: string) => repaint('townmaps', scene, style, frame, () => undefined)

const towns = [
  ['a walled market town on a river', 3],
  ['a fishing village', 17],
  ['a city with canals and a harbour', 31],
  ['a ruined city in the desert', 9],
] as const

describe.each(towns)('%s', (prompt, seed) => {
  const scene = townOf(prompt, seed)
  const own = townIn(scene, 'painted')

  test.each(['painted', 'parchment', 'inked'])('as the engine draws it, %s, follows its plan', (style) => {
    expect(judged(scene, style === 'painted' ? own : townIn(scene, style))).toSatisfy(doesFollow)
  })

  test('a mild repaint follows it', () => {
    expect(judged(scene, repainted(own, seed))).toSatisfy(doesFollow)
  })

  test('moved by a few hundredths of the sheet, or another town in its place, does not', () => {
    for (const share of [0.035, 0.08]) {
      const by = Math.round(frame.width * share)
      expect(judged(scene, moved(own, by, by))).not.toSatisfy(doesFollow)
    }
    const other = judged(scene, townIn(townOf('a harbour city', seed + 1), 'painted'))
    expect(other).not.toSatisfy(doesFollow)
    expect(other.score).toBeLessThan(0.2)
  })
})

test('what is said of a painted town names streets and shores, and of a battle map its walls', () => {
  const follows = { score: 0.1, astray: 0.3, where: 'the upper left' }
  expect(astrayInWords(follows, true)).toContain(
    'along a third of its streets, shores and walls no edge is painted, mostly in the upper left',
  )
  expect(astrayInWords(follows)).toContain('along a third of them no edge is painted')
  expect(astrayInWords({ ...follows, score: 0.9, astray: 0.1 }, true)).toBeUndefined()
})
