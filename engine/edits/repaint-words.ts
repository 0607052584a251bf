import type { ImageCategory } from '../../contract/categories.ts'
import { choicesOf, generators, type Scene, understandPrompt } from '../index.ts'
import { labOf, pictureFrom } from '../own-style/lab.ts'
import type { Picture } from '../paint/picture.ts'
import { type Brief, conceptsOf } from '../prompt/brief.ts'
import { erased, type Mask } from './fill.ts'
import { membrane } from './membrane.ts'
import { Refused } from './refused.ts'
import { softEdge } from './rim.ts'
import { smoothed } from './steps.ts'

/** Who paints things that stand alone, in the order in which they are asked. */
const painters = ['characters', 'monsters', 'items'] as const satisfies readonly ImageCategory[]

/** What words ask for: a thing, somebody or a beast that is set into the picture, or a place that fills the mask. */
interface Wish {
  category: ImageCategory
  /** A thing that is cut out, a place that fills the mask, or what a floor or a wall is covered with. */
  as: 'thing' | 'place' | 'surface'
}

/** What of the words is drawn is told with the picture. */
interface Read extends Wish {
  unused: readonly string[]
}

/** Walls and floors that the painter of things knows as what they lie on: of wood, or else of stone. */
function asGround(words: string): string {
  if (!/\b(walls?|floors?|floorboards|paving|cobble\w*|bricks?)\b/i.test(words)) return words
  return /\b(wood|wooden|boards?|floorboards|planks?|oak|pine)\b/i.test(words) ? 'wooden planks' : 'a stone floor'
}

/** What the engine can paint of these words. Throws Refused where that is nothing. */
export function readFor(words: string): Read {
  const read = (category: ImageCategory) => {
    const brief = understandPrompt(category, words, '')
    const isOf = brief.subject !== undefined && !brief.unknownSubject
    return { category, brief, isOf, isWhole: isOf && brief.unused.length === 0 }
  }
  const place = read('landscapes')
  const isPlace =
    !place.brief.unknownSubject &&
    place.brief.unused.length === 0 &&
    place.brief.mentions.some(({ facet }) => facet === 'place' || facet === 'weather' || facet === 'time')
  const alone = painters.map(read)
  const thing = alone.find(({ isWhole }) => isWhole)
  const isPlaceAlone = isPlace && place.brief.subject === undefined
  if (thing && !isPlaceAlone) return { category: thing.category, as: 'thing', unused: [] }
  if (isPlace || place.isWhole) return { category: 'landscapes', as: 'place', unused: [] }
  const lying = understandPrompt('items', asGround(words), '')
  if (!lying.subject && lying.mentions.some(({ facet }) => facet === 'place'))
    return { category: 'items', as: 'surface', unused: lying.unused }
  const partly = alone.find(({ isOf }) => isOf)
  if (partly) return { category: partly.category, as: 'thing', unused: partly.brief.unused }
  if (place.brief.mentions.some(({ facet }) => facet !== 'material' && facet !== 'colour'))
    return { category: 'landscapes', as: 'place', unused: notDrawn(place.brief) }
  throw new Refused('nothing-read')
}

/** What is not drawn of a place: "clouds" are unknown as what a landscape is of, and yet are there. */
function notDrawn({ unused, mentions }: Brief): string[] {
  return unused.filter(
    (words) => !mentions.some((mention) => mention.words.toLowerCase().includes(words.toLowerCase())),
  )
}

interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** The box about what is meant; undefined where nothing is. */
function boxOf(width: number, height: number, isIn: (at: number) => boolean): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isIn(y * width + x)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Px with how much each covers, 0-1. */
interface Cut {
  width: number
  height: number
  /** Red, green, blue and covering, 0-255 and 0-1. */
  values: Float32Array
}

/** A piece of a picture at another size: each px the mean of those that it stands for, weighted by what they cover. */
function resized(picture: Picture, coverage: Float32Array | undefined, from: Area, width: number, height: number): Cut {
  const values = new Float32Array(width * height * 4)
  const [sx, sy] = [from.width / width, from.height / height]
  for (let y = 0; y < height; y++) {
    const [top, bottom] = span(from.top + y * sy, sy, picture.height)
    for (let x = 0; x < width; x++) {
      const [left, right] = span(from.left + x * sx, sx, picture.width)
      const to = (y * width + x) * 4
      let [all, count] = [0, 0]
      for (let py = top; py < bottom; py++)
        for (let px = left; px < right; px++) {
          const at = py * picture.width + px
          const share = coverage ? Math.min(1, coverage[at]!) : 1
          for (let c = 0; c < 3; c++) values[to + c]! += share * picture.pixels[at * 4 + c]!
          all += share
          count++
        }
      if (all > 0) for (let c = 0; c < 3; c++) values[to + c]! /= all
      values[to + 3] = all / count
    }
  }
  return { width, height, values }
}

/** The px that a length of the picture falls on: one at least. */
function span(start: number, length: number, most: number): [number, number] {
  const low = Math.min(most - 1, Math.max(0, Math.floor(start + 0.001)))
  return [low, Math.min(most, Math.max(low + 1, Math.ceil(start + length - 0.001)))]
}

interface Order {
  words: string
  /** A style of the engine's, where the category is painted in it. */
  style: string
  seed: number
}

/** Composes what the words ask for, to be painted at any size of that shape. */
function composed({ category, as }: Wish, { words, style, seed }: Order, shape: { width: number; height: number }) {
  const generator = generators[category]
  const brief = understandPrompt(category, words, '', style)
  const whole = generator.compose(brief, choicesOf(seed, generator), shape) as Scene
  // Nothing lies on a floor that is asked for alone.
  const scene = as === 'surface' ? { ...whole, things: [], extras: [] } : whole
  const [usual = style] = generator.styles
  const worn = generator.styles.includes(style) ? style : usual
  return (width: number, height: number, told: () => void) => generator.paint(scene, { width, height }, worn, told)
}

/** Longest side that something is painted at, px, and the one that its outline is looked for at. */
const PAINTED_MAX = 1024
const TRIED = 256

const even = (value: number) => Math.max(64, Math.min(PAINTED_MAX, 2 * Math.round(value / 2)))

/** Something painted alone and cut out, as large as fits into the box; undefined where nothing stands out. */
function thingFor(wish: Wish, order: Order, box: Area, told: () => void): Cut | undefined {
  const isWide = box.width > box.height * 1.25
  const isHigh = box.height > box.width * 1.15
  const shape = { width: isHigh ? 0.75 : 1, height: isWide ? 0.75 : 1 }
  // People are shown whole, unless the words say how.
  const words = wish.category === 'characters' ? `${order.words}, full body` : order.words
  const paintAt = composed(wish, { ...order, words }, { width: shape.width * 1000, height: shape.height * 1000 })
  const outlineOf = ({ width, height, parts }: Picture) =>
    boxOf(width, height, (at) => (parts?.coverage[at] ?? 0) > 0.5)
  const tried = paintAt(even(TRIED * shape.width), even(TRIED * shape.height), told)
  const outline = outlineOf(tried)
  if (!outline) return undefined
  const scale = Math.min(box.width / outline.width, box.height / outline.height)
  const larger = Math.min(scale, PAINTED_MAX / TRIED)
  const painted = paintAt(even(tried.width * larger), even(tried.height * larger), told)
  const found = outlineOf(painted)
  if (!found || !painted.parts) return undefined
  const fits = Math.min(box.width / found.width, box.height / found.height)
  return resized(
    painted,
    painted.parts.coverage,
    found,
    Math.max(1, Math.round(found.width * fits)),
    Math.max(1, Math.round(found.height * fits)),
  )
}

/** Which part of a landscape shows what the words name alone, and what is said so that nothing stands in it: shares of its height. */
function partShown(words: string): { words: string; top: number; bottom: number } {
  const brief = understandPrompt('landscapes', words, '')
  const isBare = conceptsOf(brief, 'subject').length === 0
  const isSky = /\b(sky|skies|clouds?|stars?|starry|moon|moonlight|sunset|sunrise|dawn|dusk)\b/i.test(words)
  if (isSky && isBare) return { words: `${words} over the open sea`, top: 0, bottom: 0.37 }
  const isWater = /\b(water|lake|sea|ocean|river|pond)\b/i.test(words)
  if (isWater && isBare) return { words: `${words}, open sea`, top: 0.52, bottom: 0.98 }
  const isGround = /\b(grass|snow|sand|earth|ground|meadow|mud|flowers|desert|dunes)\b/i.test(words)
  return isGround && isBare ? { words, top: 0.62, bottom: 0.93 } : { words, top: 0, bottom: 1 }
}

/** A place painted as large as the box. */
function placeFor(wish: Wish, order: Order, box: Area, told: () => void): Cut {
  const { top, bottom, words } =
    wish.as === 'surface' ? { top: 0, bottom: 1, words: asGround(order.words) } : partShown(order.words)
  const share = bottom - top
  const ratio = Math.min(2, Math.max(0.5, box.width / (box.height / share)))
  const longest = Math.min(PAINTED_MAX, Math.max(256, Math.max(box.width, box.height / share)))
  const width = even(ratio >= 1 ? longest : longest * ratio)
  const height = even(ratio >= 1 ? longest / ratio : longest)
  const painted = composed(wish, { ...order, words }, { width, height })(width, height, told)
  // As much of it as has the shape of the box.
  const high = Math.min(height * share, (width * box.height) / box.width)
  const wide = Math.min(width, (high * box.width) / box.height)
  const area = { left: (width - wide) / 2, top: top * height + (height * share - high) / 2, width: wide, height: high }
  return resized(painted, undefined, area, box.width, box.height)
}

/** How much of the difference to what lies around is made up for: of lightness, and of colour. */
const TOWARDS = { thing: { l: 0.22, ab: 0.4 }, place: { l: 0.35, ab: 0.45 } } as const

/** Mean lightness and colour of some px. */
function meanOf(pixels: ArrayLike<number>, weight: (at: number) => number): [number, number, number] {
  const px: number[] = []
  const count = pixels.length / 4
  const step = Math.max(1, Math.floor(count / 40_000))
  for (let at = 0; at < count; at += step)
    if (weight(at) > 0.5) px.push(pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!, 255)
  const { l, a, b } = labOf({ width: px.length / 4, height: 1, pixels: Uint8ClampedArray.from(px) })
  const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / Math.max(1, plane.length)
  return [mean(l), mean(a), mean(b)]
}

/** Brings a cut towards the light and the colours of what is around it. */
function matched(cut: Cut, around: readonly [number, number, number], { l, ab }: { l: number; ab: number }): Cut {
  const own = meanOf(cut.values, (at) => cut.values[at * 4 + 3]!)
  const picture = {
    width: cut.width,
    height: cut.height,
    pixels: Uint8ClampedArray.from(cut.values, (value, p) => (p % 4 === 3 ? 255 : value)),
  }
  const lab = labOf(picture)
  // Light is multiplied: black stays black.
  const lit = 1 + l * (around[0] / Math.max(0.05, own[0]) - 1)
  for (let at = 0; at < lab.l.length; at++) {
    lab.l[at]! *= lit
    lab.a[at]! += ab * (around[1] - own[1]) * Math.min(1, lab.l[at]! * 2)
    lab.b[at]! += ab * (around[2] - own[2]) * Math.min(1, lab.l[at]! * 2)
  }
  const { pixels } = pictureFrom(lab, picture)
  return { ...cut, values: cut.values.map((value, p) => (p % 4 === 3 ? value : pixels[p]!)) }
}

/** What lies around the box within a third of its size, but not in the mask. */
function aroundOf({ width, height, pixels }: Picture, mask: Mask, box: Area): [number, number, number] {
  const reach = Math.max(12, Math.round(Math.max(box.width, box.height) / 3))
  const isNear = (at: number) => {
    const x = at % width
    const y = (at - x) / width
    return (
      x >= box.left - reach &&
      x < box.left + box.width + reach &&
      y >= box.top - reach &&
      y < box.top + box.height + reach
    )
  }
  return meanOf(pixels, (at) => (at < width * height && isNear(at) && mask.values[at]! < 128 ? 1 : 0))
}

/** How dark the shadow is where a thing stands. */
const SHADOW = 0.5

/** Lays a thing upon the ground, where it casts a shadow. */
function stoodUpon(ground: Picture, thing: Cut, box: Area): void {
  const left = box.left + Math.round((box.width - thing.width) / 2)
  const top = box.top + box.height - thing.height
  shade(ground, thing, left, top)
  for (let y = 0; y < thing.height; y++)
    for (let x = 0; x < thing.width; x++) {
      const from = (y * thing.width + x) * 4
      const [tx, ty] = [left + x, top + y]
      if (tx < 0 || ty < 0 || tx >= ground.width || ty >= ground.height) continue
      const to = (ty * ground.width + tx) * 4
      const share = thing.values[from + 3]!
      for (let c = 0; c < 3; c++)
        ground.pixels[to + c] = ground.pixels[to + c]! * (1 - share) + thing.values[from + c]! * share
    }
}

/** Darkens the ground below the lowest part of a thing: most where it touches. */
function shade(ground: Picture, thing: Cut, left: number, top: number): void {
  const low = Math.floor(thing.height * 0.9)
  const foot = boxOf(thing.width, thing.height, (at) => at >= low * thing.width && thing.values[at * 4 + 3]! > 0.5)
  if (!foot) return
  const wide = Math.round(foot.width * 1.5) + 8
  const high = Math.max(6, Math.round(foot.width * 0.4))
  const blot = new Float32Array(wide * high)
  const [rx, ry] = [foot.width * 0.56, Math.max(2, foot.width * 0.1)]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      if (((x - wide / 2) / rx) ** 2 + ((y - high / 2) / ry) ** 2 < 1) blot[y * wide + x] = SHADOW
  const soft = smoothed(blot, wide, high, Math.max(1, foot.width * 0.05))
  const x0 = left + foot.left + Math.round((foot.width - wide) / 2)
  const y0 = top + thing.height - Math.round(high / 2) - Math.round(ry * 0.5)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [tx, ty] = [x0 + x, y0 + y]
      if (tx < 0 || ty < 0 || tx >= ground.width || ty >= ground.height) continue
      const to = (ty * ground.width + tx) * 4
      for (let c = 0; c < 3; c++) ground.pixels[to + c]! *= 1 - soft[y * wide + x]!
    }
}

/** The largest step at the edge of a place that is made up for. */
const STEP_MAX = 60

/** Lays a place into the mask, its edge soft and without a step. */
function laidInto(ground: Picture, place: Cut, mask: Mask, box: Area): void {
  const { width, height } = box
  const inside = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (mask.values[(box.top + y) * mask.width + box.left + x]! >= 128) inside[y * width + x] = 1
  const size = Math.min(width, height)
  const deep = softEdge(inside, box, size * 0.3)
  const soft = softEdge(inside, box, Math.max(2, size * 0.06))
  const onPicture = (x: number, y: number) => ((box.top + y) * ground.width + box.left + x) * 4
  for (let c = 0; c < 3; c++) {
    const steps = new Float32Array(width * height)
    const known = new Uint8Array(width * height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        if (inside[at] && deep[at]! < 1) continue
        known[at] = 1
        // Deep inside nothing is made up for; outside, what the place would have to be to go on there.
        if (inside[at]) continue
        const step = ground.pixels[onPicture(x, y) + c]! - place.values[at * 4 + c]!
        steps[at] = Math.min(STEP_MAX, Math.max(-STEP_MAX, step))
      }
    membrane(width, height, steps, known)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        if (!inside[at]) continue
        const to = onPicture(x, y) + c
        const value = place.values[at * 4 + c]! + steps[at]!
        ground.pixels[to] = ground.pixels[to]! * (1 - soft[at]!) + value * soft[at]!
      }
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (inside[y * width + x]) ground.pixels[onPicture(x, y) + 3] = 255
}

/** The picture without what is in the mask; as it is, where the mask leaves nothing to go on with. */
function cleared(picture: Picture, mask: Mask, seed: number, told: (done: number) => void): Picture {
  try {
    return erased(picture, mask, seed, told)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { width: picture.width, height: picture.height, pixels: Uint8ClampedArray.from(picture.pixels) }
  }
}

/**
 * The picture with what the words ask for in place of what the mask covers. Somebody, a beast or a thing is painted, cut out and set
 * down at the foot of the mask, as large as fits into it; a place fills it. The same picture, mask, words and seed bring the same.
 * Throws Refused where nothing of the words can be drawn. `onStep` hears how much is done, 0-1, and may throw to stop it.
 */
export function repainted(
  picture: Picture,
  mask: Mask,
  order: Order,
  onStep: (done: number) => void = () => undefined,
): { picture: Picture; unused: readonly string[] } {
  const wish = readFor(order.words)
  const box = boxOf(picture.width, picture.height, (at) => mask.values[at]! >= 128)
  if (!box) throw new Refused('nothing-to-do')
  const around = aroundOf(picture, mask, box)
  const told = () => onStep(0.6)
  const ground = cleared(picture, mask, order.seed, (done) => onStep(0.55 * done))
  const thing = wish.as === 'thing' ? thingFor(wish, order, box, told) : undefined
  if (wish.as === 'thing' && !thing) throw new Refused('nothing-read')
  if (thing) stoodUpon(ground, matched(thing, around, TOWARDS.thing), box)
  else laidInto(ground, matched(placeFor(wish, order, box, told), around, TOWARDS.place), mask, box)
  return { picture: ground, unused: wish.unused }
}
