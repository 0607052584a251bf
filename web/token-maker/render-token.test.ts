import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { frameNames, frameOf } from './frames/frames.ts'
import { shapeNames } from './outline.ts'
import { type MakeSheet, penOf, type Sheet } from './relief/canvas.ts'
import { BROKEN, type Drawable, renderFrame, renderToken, rimOf } from './render-token.ts'
import { type Style, usualStyle } from './style.ts'

const make: MakeSheet = (width, height) => createCanvas(width, height) as unknown as Sheet
const pxOf = (sheet: Sheet) => penOf(sheet).getImageData(0, 0, sheet.width, sheet.height).data
const alphaAt = (sheet: Sheet, x: number, y: number) =>
  pxOf(sheet)[(Math.floor(y * sheet.height) * sheet.width + Math.floor(x * sheet.width)) * 4 + 3]

/** A red picture; a cut-out is a post in its middle that goes from top to bottom. */
function picture(isCutOut: boolean): Drawable {
  const sheet = make(40, 40)
  const pen = penOf(sheet)
  pen.fillStyle = '#f00'
  pen.fillRect(isCutOut ? 15 : 0, 0, isCutOut ? 10 : 40, 40)
  return { image: sheet, width: 40, height: 40, isCutOut }
}

function token(style: Style, isCutOut = false, side = 96): Sheet {
  const face = { name: '', pips: [], place: { x: 0.5, y: 0.5, scale: 1, angle: 0 } }
  const frame = renderFrame(make, style, side)
  return renderToken({ make, side, style, face, picture: picture(isCutOut), frame })
}

test('there are two dozen frames and more, and no two look alike in the same colours', () => {
  expect(frameNames.length).toBeGreaterThanOrEqual(24)
  const side = 48
  const looks = frameNames.map((frame) =>
    pxOf(renderFrame(make, { ...usualStyle, frame, main: '#8a6a3a', accent: '#4a7a9a' }, side)),
  )
  for (const [n, one] of looks.entries())
    for (const [m, other] of looks.entries()) {
      if (m <= n) continue
      let unlike = 0
      for (let at = 0; at < one.length; at++) unlike += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
      expect(unlike / one.length, `${frameNames[n]} beside ${frameNames[m]}`).toBeGreaterThan(2.5)
    }
})

test('a token of every shape and frame leaves its corners clear, and hides the edge of its picture', () => {
  for (const shape of shapeNames)
    for (const frame of ['turned', 'stone', 'vines', 'ice', 'parchment', 'tentacles'] as const) {
      const style = { ...usualStyle, shape, frame }
      const made = token(style)
      const rim = rimOf(style)
      expect(alphaAt(made, 0.5, 0.5)).toBe(255)
      expect(alphaAt(made, 0.01, 0.01), `${shape}, ${frame}`).toBeLessThan(30)
      const under = frameOf(frame).under ?? 0.5
      // Along the line where the picture ends, something of the frame covers it.
      let bare = 0
      for (let k = 0; k < 40; k++) {
        const { x, y } = rim.place(k / 40, under)
        const at = (Math.floor(y * 96) * 96 + Math.floor(x * 96)) * 4
        const [red = 0, green = 0] = pxOf(made).subarray(at, at + 2)
        if (red > 200 && green < 40) bare++
      }
      expect(bare, `${shape}, ${frame}`).toBe(0)
    }
})

test('a subject that was cut out stands out of the frame above, and goes under it below', () => {
  const style: Style = { ...usualStyle, breaks: true, shade: 0, ribbon: 'none' }
  const made = token(style, true)
  const isRed = (x: number, y: number) => {
    const at = (Math.floor(y * 96) * 96 + Math.floor(x * 96)) * 4
    const [red = 0, green = 0, , alpha = 0] = pxOf(made).subarray(at, at + 4)
    return alpha > 200 && red > 180 && green < 60
  }
  // The frame's uppermost and lowest parts.
  const half = (rimOf(style).apothem(0.5) * BROKEN) as number
  const middle = 1 - BROKEN / 2
  expect(isRed(0.5, middle - half)).toBe(true)
  expect(isRed(0.5, middle + half)).toBe(false)
  // One with its background stays within.
  expect(alphaAt(token(style, false), 0.5, 0.999)).toBe(alphaAt(token({ ...style, breaks: false }), 0.5, 0.999))
})
