import { describe, expect, it } from 'vitest'
import { finish, finishes } from './finish.ts'
import { lightOf } from './light.ts'
import { cloth } from './material.ts'
import { CLOTH, EYE, HAIR, METAL, matter, SKIN } from './matter.ts'
import { type Paint, type Picture, paint } from './picture.ts'
import { type Relief, relief } from './relief.ts'

const brown = [122, 78, 52] as const

/** A ball of a colour in the middle, as a figure before its ground. */
function ball(
  width: number,
  height: number,
  colour: readonly [number, number, number] = [60, 90, 170],
  ground: Paint | null = null,
): Relief {
  return relief(
    { width, height },
    ground,
    [
      {
        shape: (pen) => {
          pen.beginPath()
          pen.arc(
            (500 * width) / Math.min(width, height),
            (500 * height) / Math.min(width, height),
            300,
            0,
            Math.PI * 2,
          )
          pen.fill()
        },
        radius: 300,
        material: cloth(colour),
      },
    ],
    lightOf('lantern'),
    5,
  )
}

/** A ball of skin or hair, as one who models people tells it. */
function face(colour: readonly [number, number, number] = brown, stuff = SKIN, [width, height] = [192, 256]): Relief {
  const result = ball(width!, height!, colour)
  result.matter = matter(width!, height!)
  for (const [i, covered] of result.coverage.values.entries()) {
    if (covered <= 0.5) continue
    result.matter.stuff[i] = stuff
    result.matter.thing[i] = 1
    result.matter.key.values[i] = result.shade.values[i]!
    result.matter.form[0].values[i] = result.normals[0].values[i]!
    result.matter.form[1].values[i] = result.normals[1].values[i]!
  }
  result.matter.focus = { x: 96, y: 128, radius: 50 }
  return result
}

function meanOf({ pixels, width }: Picture, x0: number, y0: number, size: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  for (let y = y0; y < y0 + size; y++)
    for (let x = x0; x < x0 + size; x++) for (const c of [0, 1, 2] as const) sum[c] += pixels[(y * width + x) * 4 + c]!
  return [sum[0] / size ** 2, sum[1] / size ** 2, sum[2] / size ** 2]
}

describe('a hand', () => {
  it.each(finishes)('%s finishes pictures of every size, odd ones too, whole and opaque', (style) => {
    for (const [width, height] of [
      [1, 1],
      [31, 47],
      [96, 128],
      [257, 131],
    ] as const) {
      const picture = finish(ball(width, height), style)
      expect([picture.width, picture.height, picture.pixels.length]).toEqual([width, height, width * height * 4])
      expect(picture.pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
    }
  })

  it.each(finishes)(
    '%s makes the same of a relief with matter each time, and other strokes of another seed',
    (style) => {
      const once = (seed: number) => finish({ ...face(), seed }, style).pixels
      expect(once(1)).toEqual(once(1))
      expect(once(1)).not.toEqual(once(2))
    },
  )

  it.each(finishes)('%s takes ground from which more light was taken than there was for black', (style) => {
    const [dark, black] = [-40, 0].map((light) => {
      const result = ball(200, 200)
      for (const plane of [result.paint.red, result.paint.green, result.paint.blue])
        for (let i = 130 * 200; i < plane.length; i++) if (result.coverage.values[i]! < 0.01) plane[i] = light
      return meanOf(finish(result, style), 150, 150, 30)
    })
    for (const c of [0, 1, 2] as const) expect(Math.abs(dark![c] - black![c])).toBeLessThan(14)
  })

  it.each(finishes)('%s lets a place that is no number spread nowhere', (style) => {
    const [whole, torn] = [false, true].map((isTorn) => {
      const result = ball(200, 200)
      const { paint: lit, albedo, shade, normals, depth, ink } = result
      if (isTorn)
        for (const plane of [lit.red, albedo.red, shade.values, normals[0].values, depth.values, ink.values])
          plane[199 * 200 + 199] = Number.NaN
      return meanOf(finish(result, style), 80, 80, 40)
    })
    for (const c of [0, 1, 2] as const) expect(Math.abs(whole![c] - torn![c])).toBeLessThan(6)
  })

  it.each(finishes)('%s keeps a thing readable on its ground at 200 px', (style) => {
    const picture = finish(ball(200, 200), style)
    const thing = meanOf(picture, 80, 80, 40)
    const ground = meanOf(picture, 2, 90, 16)
    expect(Math.hypot(...thing.map((value, c) => value - ground[c]!))).toBeGreaterThan(45)
  })

  it.each(finishes)('%s shows what stands behind a thing, so that one knows where it is', (style) => {
    const ground = paint(200, 200)
    for (let i = 0; i < 200 * 200; i++) {
      const isWindow = i % 200 >= 24 && i % 200 < 56 && i / 200 >= 30 && i / 200 < 62
      ground.red[i] = isWindow ? 116 : 104
      ground.green[i] = isWindow ? 168 : 78
      ground.blue[i] = isWindow ? 226 : 58
    }
    const picture = finish(ball(200, 200, [150, 60, 50], ground), style, { focus: [500, 400] })
    const within = meanOf(picture, 33, 39, 14)
    const wall = meanOf(picture, 146, 39, 14)
    expect(Math.hypot(...within.map((value, c) => value - wall[c]!))).toBeGreaterThan(40)
    // Bluer than the wall, as it was.
    expect(within[2] - within[0] - (wall[2] - wall[0])).toBeGreaterThan(24)
  })

  it.each(finishes)('%s keeps brown skin brown, in the light and in the shade, with matter and without', (style) => {
    for (const result of [face(), ball(192, 256, brown)]) {
      const picture = finish(result, style)
      for (const at of [76, 112]) {
        const [red, green, blue] = meanOf(picture, at - 6, at + 26, 12)
        expect(red, `${at}`).toBeGreaterThan(green * 1.08)
        expect(green, `${at}`).toBeGreaterThan(blue * 1.02)
      }
    }
  })
})

describe('a hand with hair', () => {
  it.each(finishes)('%s keeps red hair red', (style) => {
    const picture = finish(face([172, 74, 34], HAIR), style)
    for (const at of [76, 112]) {
      const [red, green, blue] = meanOf(picture, at - 6, at + 26, 12)
      expect(red, `${at}`).toBeGreaterThan(green * 1.25)
      expect(red, `${at}`).toBeGreaterThan(blue * 1.4)
    }
  })
})

describe('oil', () => {
  it('keeps the features of a face that is not the one the eye should rest on', () => {
    const [width, height] = [768, 768] as const
    const result = face(brown, SKIN, [width, height])
    const { matter: told, paint: lit, albedo } = result
    if (!told) throw new Error('A face tells its matter')
    told.focus = { x: 60, y: 700, radius: 40 }
    const { pixels: bare } = finish(result, 'painted')
    const marks: number[] = []
    const mark = (x0: number, y0: number, size: number, stuff: number) => {
      for (let y = y0; y < y0 + size; y++)
        for (let i = y * width + x0; i < y * width + x0 + size; i++) {
          told.stuff[i] = stuff
          for (const plane of [lit.red, lit.green, lit.blue, albedo.red, albedo.green, albedo.blue]) plane[i]! *= 0.82
          if (stuff === SKIN) marks.push(i)
        }
    }
    for (const x of [340, 404]) mark(x, 370, 9, EYE)
    // Small marks, as nostrils and the corners of a mouth are.
    for (let k = 0; k < 12; k++) mark(350 + (k % 4) * 16, 388 + Math.floor(k / 4) * 12, 3, SKIN)
    const { pixels } = finish(result, 'painted')
    const redOf = (from: Uint8ClampedArray) => marks.reduce((sum, i) => sum + from[i * 4]!, 0) / marks.length
    expect(redOf(pixels) / redOf(bare)).toBeLessThan(0.94)
  })
})

describe('a woodcut', () => {
  /** The share of the middle of a face that is printed black. */
  const inkOf = (size: number, colour: readonly [number, number, number]) => {
    const result = face(colour, SKIN, [size, size])
    if (result.matter) result.matter.focus = { x: size / 2, y: size / 2, radius: size * 0.3 }
    const { pixels } = finish(result, 'woodcut')
    let [ink, all] = [0, 0]
    for (let y = size * 0.2; y < size * 0.8; y++)
      for (let x = size * 0.2; x < size * 0.8; x++, all++) {
        const p = (Math.round(y) * size + Math.round(x)) * 4
        if (pixels[p]! * 0.3 + pixels[p + 1]! * 0.59 + pixels[p + 2]! * 0.11 < 58) ink++
      }
    return ink / all
  }

  it.each([
    [100, 0.08],
    [400, 0.135],
  ])('leaves a face on %i px nearly free of lines, its outline and deep shade apart, pale or dark', (size, most) => {
    for (const colour of [[214, 168, 140], brown, [84, 54, 38]] as const)
      expect(inkOf(size, colour), `${colour}`).toBeLessThan(most)
  })

  it('prints each thing in the hue that was asked for: black is nearly black, plum is plum, green is green', () => {
    const seen = (colour: readonly [number, number, number]) =>
      meanOf(finish(face(colour, CLOTH), 'woodcut'), 66, 100, 60)
    const black = seen([24, 23, 26])
    expect(Math.max(...black)).toBeLessThan(84)
    expect(Math.max(...black) - Math.min(...black)).toBeLessThan(14)
    const plum = seen([110, 50, 110])
    expect(Math.min(plum[0], plum[2])).toBeGreaterThan(plum[1] * 1.2)
    const green = seen([60, 120, 60])
    expect(green[1]).toBeGreaterThan(Math.max(green[0], green[2]) * 1.15)
    const grey = seen([128, 128, 130])
    expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(24)
  })
})

describe('a window', () => {
  it('has no lead across skin, be it a face or a hand, nor across what is held', () => {
    const size = 500
    const result = face([214, 168, 140], SKIN, [size, size])
    const told = result.matter
    if (!told) throw new Error('A face tells its matter')
    told.focus = { x: 20, y: 20, radius: 10 }
    // A blade before it.
    for (let y = 120; y < 380; y++)
      for (let i = y * size + 230; i < y * size + 264; i++) {
        told.stuff[i] = METAL
        told.thing[i] = 2
        for (const plane of [result.albedo.red, result.albedo.green, result.albedo.blue]) plane[i] = 190
      }
    told.things = 2
    const { pixels } = finish(result, 'stained-glass')
    const leadOn = (x0: number, x1: number, y0: number, y1: number) => {
      let lead = 0
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) {
          const p = (y * size + x) * 4
          if (pixels[p]! * 0.3 + pixels[p + 1]! * 0.59 + pixels[p + 2]! * 0.11 < 56) lead++
        }
      return lead
    }
    expect(leadOn(244, 250, 140, 360)).toBe(0)
    expect(leadOn(150, 216, 180, 300)).toBe(0)
    expect(leadOn(280, 340, 180, 300)).toBe(0)
  })

  it('glazes black in smoked glass, not in blue', () => {
    const [red, green, blue] = meanOf(finish(face([24, 23, 26], CLOTH), 'stained-glass'), 76, 108, 40)
    expect(Math.max(red, green, blue)).toBeLessThan(90)
    expect(blue - red).toBeLessThan(26)
  })
})

describe('a card', () => {
  it('has a calm ground of the colour of the place: what is a little mottled is not printed in blobs of other inks', () => {
    const ground = paint(200, 200)
    for (let i = 0; i < 200 * 200; i++) {
      const mottle = 24 * Math.sin((i % 200) / 9) * Math.sin(i / 200 / 9)
      ground.red[i] = 120 + mottle
      ground.green[i] = 104 - mottle * 0.4
      ground.blue[i] = 110 - mottle
    }
    const picture = finish(ball(200, 200, [60, 90, 170], ground), 'tarot', { focus: [500, 400] })
    const seen = [14, 28, 42, 142, 156, 170].map((x) => meanOf(picture, x, 32, 8))
    for (const c of [0, 1, 2] as const) {
      const values = seen.map((colour) => colour[c])
      expect(Math.max(...values) - Math.min(...values), `channel ${c}`).toBeLessThan([44, 16, 57][c]!)
    }
  })

  it('has the title that it is told, and a number alone where it is told none', () => {
    const [named, plain] = ['The dragon', undefined].map((title) => finish(face(), 'tarot', { title }).pixels)
    expect(named).not.toEqual(plain)
  })
})
