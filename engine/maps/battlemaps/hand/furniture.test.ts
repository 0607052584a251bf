import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { catalogue, type PropName } from '../catalogue.ts'
import type { BattlemapScene } from '../scene.ts'
import { drawProp } from './furniture.ts'
import { handOf } from './hand.ts'

/** Px a square. */
const SCALE = 40

/** The px of a thing drawn alone, RGBA, with nothing behind it. */
function drawn(kind: PropName): number[][] {
  const { width, depth } = catalogue[kind]
  const side = Math.ceil(Math.max(width, depth) + 1)
  const canvas = createCanvas(side * SCALE, side * SCALE)
  const context = canvas.getContext('2d')
  context.scale(SCALE, SCALE)
  const scene = { seed: 5 } as BattlemapScene
  drawProp(
    context,
    { kind, at: [side / 2, side / 2], turn: 0, width, depth, variant: 1 },
    scene,
    handOf('painted'),
    SCALE,
  )
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)])
}

const isSolid = ([, , , alpha = 0]: number[]) => alpha > 200

/** 0-5: red, yellow, green, cyan, blue, magenta; undefined of grey. */
function hueOf([r = 0, g = 0, b = 0]: number[]): number | undefined {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  if (most - least < 18) return undefined
  const turn =
    most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least)
  return Math.round(turn + 6) % 6
}

it('everything that can stand on a map is there to be seen', () => {
  for (const kind of Object.keys(catalogue) as PropName[]) {
    if (kind === 'tree' || kind === 'sapling') continue
    expect(drawn(kind).filter(([, , , alpha = 0]) => alpha > 10).length, kind).toBeGreaterThan(30)
  }
})

it('a wardrobe stands open, with clothes of many colours in it', () => {
  const hues = drawn('wardrobe').filter(isSolid).map(hueOf)
  const seen = [0, 1, 2, 3, 4, 5].filter((hue) => hues.filter((one) => one === hue).length > 10)
  expect(seen.length).toBeGreaterThanOrEqual(4)
})

it('a trap fills its square', () => {
  const px = drawn('trap')
  expect(px.filter(isSolid).length).toBeGreaterThan(SCALE * SCALE * 0.35)
})
