import { describe, expect, it } from 'vitest'
import { finish, finishes } from './finish.ts'
import { lightOf } from './light.ts'
import { cloth, glass, metal } from './material.ts'
import { type Layer, relief } from './relief.ts'
import { strokes } from './strokes.ts'

const disc =
  (x: number, y: number, r: number): Layer['shape'] =>
  (pen) => {
    pen.beginPath()
    pen.arc(x, y, r, 0, Math.PI * 2)
    pen.fill()
  }
const ball: Layer = { shape: disc(500, 500, 300), radius: 300, material: cloth([150, 150, 150]) }
const light = lightOf('lantern')
const at = (values: Float32Array, x: number, y: number, width: number) => values[Math.round(y) * width + Math.round(x)]!

describe('a relief', () => {
  it('is brighter on the side of the light', () => {
    const { paint } = relief({ width: 200, height: 200 }, null, [ball], light, 1)
    expect(at(paint.red, 70, 70, 200)).toBeGreaterThan(at(paint.red, 130, 130, 200) + 30)
  })

  it('covers the same part of the picture at any size', () => {
    const covered = (size: number) => {
      const { values } = relief({ width: size, height: size }, null, [ball], light, 1).coverage
      return values.reduce((sum, value) => sum + value, 0) / values.length
    }
    expect(covered(64)).toBeCloseTo(covered(256), 2)
  })

  it('keeps a clipped layer on the figure', () => {
    const patch: Layer = { ...ball, shape: disc(900, 500, 200), clip: true }
    const { coverage } = relief({ width: 100, height: 100 }, null, [ball, patch], light, 1)
    expect(at(coverage.values, 95, 50, 100)).toBe(0)
  })

  it('throws a shadow on what lies behind, away from the light', () => {
    const plate: Layer = {
      shape: (pen) => pen.fillRect(0, 0, 1000, 1000),
      radius: 10,
      material: cloth([160, 160, 160]),
    }
    const boss: Layer = {
      shape: disc(500, 500, 100),
      radius: 40,
      material: metal([180, 150, 80]),
      shadow: { distance: 60, soft: 10, strength: 0.9 },
    }
    const { shade } = relief({ width: 200, height: 200 }, null, [plate, boss], light, 1)
    expect(at(shade.values, 123, 123, 200)).toBeLessThan(at(shade.values, 77, 77, 200) - 0.1)
  })

  it('lets what is behind glass through', () => {
    const red: Layer = { shape: (pen) => pen.fillRect(0, 0, 1000, 1000), radius: 10, material: cloth([200, 20, 20]) }
    const pane: Layer = { shape: disc(500, 500, 200), radius: 40, material: glass([20, 200, 20]) }
    const { albedo } = relief({ width: 100, height: 100 }, null, [red, pane], light, 1)
    expect(at(albedo.red, 50, 50, 100)).toBeGreaterThan(at(albedo.green, 50, 50, 100))
  })

  it('costs nothing and changes nothing for a layer outside the frame', () => {
    const away: Layer = { ...ball, shape: disc(9000, 9000, 300) }
    const bare = relief({ width: 60, height: 60 }, null, [], light, 1)
    const with_ = relief({ width: 60, height: 60 }, null, [away], light, 1)
    expect(with_.paint.red).toEqual(bare.paint.red)
  })

  it('is finished differently in each style, the same each time, and in no other', () => {
    const pictures = finishes.map((style) => {
      const once = () => {
        const result = relief({ width: 80, height: 100 }, null, [ball], light, 3)
        strokes(result, [
          {
            points: [
              [400, 400],
              [500, 520],
              [640, 560],
            ],
            colour: [40, 20, 20],
            width: 14,
          },
        ])
        return finish(result, style)
      }
      expect(once().pixels).toEqual(once().pixels)
      return once().pixels.join()
    })
    expect(new Set(pictures).size).toBe(finishes.length)
    expect(() => finish(relief({ width: 8, height: 8 }, null, [], light, 1), 'crayon')).toThrow(RangeError)
  })

  const blueBall: Layer = { ...ball, material: cloth([50, 70, 170]) }
  const finished = (style: string) => {
    const { pixels } = finish(relief({ width: 200, height: 200 }, null, [blueBall], light, 3), style)
    return (x: number, y: number) => [...pixels.slice((y * 200 + x) * 4, (y * 200 + x) * 4 + 3)]
  }

  it('is leaded along its outline as stained glass, in deep colours before pale glass', () => {
    const colour = finished('stained-glass')
    const across = Array.from({ length: 31 }, (_, k) => Math.max(...colour(25 + k, 100)))
    expect(Math.min(...across)).toBeLessThan(60)
    const [red = 0, , blue = 0] = colour(100, 96)
    expect(blue).toBeGreaterThan(red + 50)
    expect(blue).toBeGreaterThan(110)
    // Behind it, where all was dark and grey, is pale glass that the light comes through, and no colour to outshine the figure.
    const ground = Array.from({ length: 160 }, (_, k) => colour(20 + k, 22))
    const pale = ground.filter((rgb) => Math.min(...rgb) > 50 && Math.max(...rgb) - Math.min(...rgb) < 50)
    expect(pale.length).toBeGreaterThan(80)
  })

  it('stands on gold where it is gilded, in its own colour', () => {
    const colour = finished('gilded')
    const [red = 0, green = 0, blue = 0] = colour(36, 60)
    expect([red > green, green > blue, red - blue > 60]).toEqual([true, true, true])
    expect(colour(100, 96)[2]).toBeGreaterThan(colour(100, 96)[0]! + 30)
  })
})
