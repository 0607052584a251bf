import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { render } from '../../mesh/render.ts'
import type { Rendered } from '../../mesh/rendered.ts'
import type { Lights } from '../../mesh/shading.ts'
import { colourOf } from '../../paint/pigments.ts'
import { random } from '../../paint/random.ts'
import { understand } from '../../prompt/understand.ts'
import { composeFigures } from '../compose.ts'
import { figures } from '../figures.ts'
import { type Portrait, portray } from '../portray.ts'

const frame = { width: 144, height: 192 }
const light: Lights = {
  key: { direction: [-0.5, 0.6, 0.6], colour: [255, 255, 255] },
  ambient: [60, 60, 60],
  bounce: [0, 0, 0],
  fill: { direction: [1, 0, 0.5], colour: [0, 0, 0] },
  rim: { direction: [1, 0, -0.5], colour: [0, 0, 0] },
  lamps: [],
}

const asked = readFileSync(new URL('dyes.prompts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [prompt = '', told = ''] = line.split(' // ')
    const pieces = told.split(', ').map((piece) => piece.split(' '))
    return { prompt, pieces: pieces.map(([piece = '', colour = '']) => ({ piece, colour })) }
  })

/** What meshes look like in the picture that they are composed for. */
function look({ meshes, scale }: Portrait): Rendered {
  const unit = Math.min(frame.width, frame.height) / 1000
  const small = meshes.map((mesh) => ({ ...mesh, positions: mesh.positions.map((value) => value / scale) }))
  const view = {
    frame,
    scale: scale * unit,
    x: frame.width / (2 * unit * scale),
    y: -frame.height / (2 * unit * scale),
  }
  return render(small, view, light)
}

interface Shade {
  hue: number
  saturation: number
  lightness: number
}

function shadeOf(r: number, g: number, b: number): Shade {
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  const sixth = range === 0 ? 0 : most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range
  return { hue: (sixth * 60 + 360) % 360, saturation: most === 0 ? 0 : range / most, lightness: most / 255 }
}

type Rgb = [number, number, number]

/** What most px are: the mean of the largest heap of like ones; trims are no part of it. */
function mostly(list: readonly Rgb[]): Rgb {
  const heaps = new Map<string, Rgb[]>()
  for (const rgb of list) {
    const { hue, saturation, lightness } = shadeOf(...rgb)
    const heap = saturation < 0.22 ? `plain ${Math.round(lightness * 3)}` : `${Math.floor(hue / 20)}`
    const like = heaps.get(heap)
    if (like) like.push(rgb)
    else heaps.set(heap, [rgb])
  }
  const largest = [...heaps.values()].sort((a, b) => b.length - a.length)[0] ?? []
  const mean = (c: 0 | 1 | 2) => largest.reduce((sum, rgb) => sum + rgb[c], 0) / Math.max(1, largest.length)
  return [mean(0), mean(1), mean(2)]
}

/** How much of what is seen is a garment, and of what shade. */
function shadeIn({ albedo, coverage, thing }: Rendered, worn: ReadonlyMap<number, string>, piece: string) {
  const own: Rgb[] = []
  let person = 0
  for (let i = 0; i < coverage.length; i++) {
    if ((coverage[i] ?? 0) < 0.99) continue
    person++
    if (worn.get(thing[i] ?? 0) === piece) own.push([albedo[0][i] ?? 0, albedo[1][i] ?? 0, albedo[2][i] ?? 0])
  }
  return { share: own.length / person, shade: shadeOf(...mostly(own)) }
}

/** Small things are seen too. */
const leastOf = (piece: string) => (/belt|sash/.test(piece) ? 0.006 : 0.035)

function faultOf(colour: string, { hue, saturation, lightness }: Shade): string | undefined {
  const said = `${colour}: hue ${hue.toFixed(0)}, saturation ${saturation.toFixed(2)}, lightness ${lightness.toFixed(2)}`
  if (colour === 'white') return saturation < 0.24 && lightness > 0.6 ? undefined : said
  if (colour === 'black') return lightness < 0.26 ? undefined : said
  if (colour === 'grey') return saturation < 0.22 && lightness > 0.25 && lightness < 0.75 ? undefined : said
  const paint = colourOf(colour) ?? [0, 0, 0]
  const off = Math.abs(((hue - shadeOf(...paint).hue + 540) % 360) - 180)
  return off < 14 && saturation > 0.3 ? undefined : said
}

test('each garment that is named is seen, in its own colour: sixty prompts, px by px', () => {
  expect(asked).toHaveLength(60)
  const faults: string[] = []
  for (const [at, { prompt, pieces }] of asked.entries()) {
    const brief = understand('characters', figures.lexicon, prompt, '')
    const [person] = composeFigures(brief, random(at + 1), { width: 768, height: 1024 }).people
    if (!person) throw new Error('Nobody is there')
    const portrait = portray(person, at)
    const rendered = look(portrait)
    for (const { piece, colour } of pieces) {
      const { share, shade } = shadeIn(rendered, portrait.worn, piece)
      if (share < leastOf(piece)) faults.push(`${prompt}: ${piece} is ${(share * 100).toFixed(1)} % of what is seen`)
      else {
        const fault = faultOf(colour, shade)
        if (fault) faults.push(`${prompt}: ${piece} is not ${fault}`)
      }
    }
  }
  expect(faults).toEqual([])
}, 240_000)
