import type { ImageCategory } from '../../contract/categories.ts'
import { choicesOf, generators, type Scene, understandPrompt } from '../index.ts'
import { beasts } from '../landscapes/beasts.ts'
import { type Landmark, landmarkIn } from '../landscapes/landmark.ts'
import type { Picture } from '../paint/picture.ts'
import { type Brief, conceptsOf } from '../prompt/brief.ts'
import type { Area } from './cropped.ts'
import { without } from './erase.ts'
import type { Mask } from './fill.ts'
import { graded, grained } from './graded.ts'
import { asStanding, landmarkStood } from './landmarks.ts'
import { membrane } from './membrane.ts'
import { boxOf, type Cut, matched, meanOf, resized, stoodUpon } from './piece.ts'
import { flooded, pooled } from './pool.ts'
import { Refused } from './refused.ts'
import { softEdge } from './rim.ts'
import { surroundingsOf } from './surroundings.ts'

/** Who paints things that stand alone, in the order in which they are asked. */
const painters = ['characters', 'items', 'monsters'] as const satisfies readonly ImageCategory[]

/** What words ask for: a thing, somebody or a beast that is set into the picture, or a place that fills the mask. */
interface Wish {
  category: ImageCategory
  /**
   * A thing that is cut out, something that stands in a landscape, water that lies in it, a place that fills the mask, or what a floor
   * or a wall is covered with.
   */
  as: 'thing' | 'landmark' | 'water' | 'place' | 'surface'
}

/** What of the words is drawn is told with the picture. */
interface Read extends Wish {
  unused: readonly string[]
}

/** Words as one category's painter hears them. */
interface Alone {
  category: ImageCategory
  brief: Brief
  /** It can draw what they are of, and all of them. */
  isOf: boolean
  isWhole: boolean
}

/** Walls and floors that the painter of things knows as what they lie on: of wood, or else of stone. */
function asGround(words: string): string {
  if (!/\b(walls?|floors?|floorboards|paving|cobble\w*|bricks?)\b/i.test(words)) return words
  return /\b(wood|wooden|boards?|floorboards|planks?|oak|pine)\b/i.test(words) ? 'wooden planks' : 'a stone floor'
}

/** What the engine can paint of these words. Throws Refused where that is nothing. */
export function readFor(words: string): Read {
  const read = (category: ImageCategory): Alone => {
    const brief = understandPrompt(category, category === 'landscapes' ? asStanding(words) : words, '')
    const isOf = brief.subject !== undefined && !brief.unknownSubject
    return { category, brief, isOf, isWhole: isOf && brief.unused.length === 0 }
  }
  const place = read('landscapes')
  const isPlace =
    !place.brief.unknownSubject &&
    place.brief.unused.length === 0 &&
    place.brief.mentions.some(({ facet }) => facet === 'place' || facet === 'weather' || facet === 'time')
  const alone = painters.map(read)
  const landmark = landmarkIn(place.brief)
  if (landmark && !alone.some((one) => isRather(one, landmark)))
    return {
      category: 'landscapes',
      as: 'landmark',
      unused: notDrawn(place.brief).filter(
        (one) => !(landmark.kind === 'built' && (landmark.words.test(one) || /^(?:mouth|entrance)$/i.test(one))),
      ),
    }
  const thing = alone.find(({ isWhole }) => isWhole)
  const isPlaceAlone = isPlace && place.brief.subject === undefined
  if (thing && !isPlaceAlone) return { category: thing.category, as: 'thing', unused: [] }
  if (water.test(words) && conceptsOf(place.brief, 'subject').length === 0)
    return { category: 'landscapes', as: 'water', unused: notDrawn(place.brief) }
  // A beast that is known in its country alone would bring that along, with a sky of its own.
  const isBeast = conceptsOf(place.brief, 'subject').some((concept) => beasts.has(concept))
  if ((isPlace || place.isWhole) && !isBeast) return { category: 'landscapes', as: 'place', unused: [] }
  const lying = understandPrompt('items', asGround(words), '')
  if (!lying.subject && lying.mentions.some(({ facet }) => facet === 'place'))
    return { category: 'items', as: 'surface', unused: lying.unused }
  const partly = alone.find(({ isOf }) => isOf)
  if (partly) return { category: partly.category, as: 'thing', unused: partly.brief.unused }
  if (!isBeast && place.brief.mentions.some(({ facet }) => facet !== 'material' && facet !== 'colour'))
    return { category: 'landscapes', as: 'place', unused: notDrawn(place.brief) }
  throw new Refused('nothing-read')
}

/** Water that lies in a country; the sea fills a place. */
const water = /\b(lakes?|ponds?|pools?|rivers?|streams?|brooks?|puddles?|tarns?|water)\b/i

/** Whether the words are of somebody or something before they come to a landmark: "a knight on a bridge", and not "a wizard tower". */
function isRather({ category, brief, isWhole }: Alone, { at, kind }: Landmark): boolean {
  if (category === 'items') return isWhole && kind === 'thing'
  const { subject } = brief
  return isWhole && subject !== undefined && !subject.owner && subject.at < at
}

/** What is not drawn of a place: "clouds" are unknown as what a landscape is of, and yet are there. */
function notDrawn({ unused, mentions }: Brief): string[] {
  return unused.filter(
    (words) => !mentions.some((mention) => mention.words.toLowerCase().includes(words.toLowerCase())),
  )
}

interface Order {
  words: string
  /** A style of the engine's, where the category is painted in it. */
  style: string
  seed: number
  /** It is a map: seen from straight above. */
  isMap?: boolean
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

/** Longest side that something is painted at, px. */
const PAINTED_MAX = 1024
/** How much of its picture's longer side something mostly fills, and how much it may be enlarged where it fills less. */
const FILLS = 0.85
const ENLARGED_MOST = 1.35

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
  // Painting costs much whatever its size, so a first guess of how large it must be mostly serves.
  let by = Math.min(PAINTED_MAX, Math.max(box.width / shape.width, box.height / shape.height) / FILLS)
  let painted = paintAt(even(by * shape.width), even(by * shape.height), told)
  let found = outlineOf(painted)
  if (!found) return undefined
  const lacks = Math.min(box.width / found.width, box.height / found.height)
  if (lacks > ENLARGED_MOST && by < PAINTED_MAX) {
    by = Math.min(PAINTED_MAX, by * lacks)
    painted = paintAt(even(by * shape.width), even(by * shape.height), told)
    found = outlineOf(painted)
  }
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
  const isWater = /\b(water|sea|ocean)\b/i.test(words)
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
const TOWARDS = { thing: { l: 0.22, ab: 0.4 }, place: { l: 0.45, ab: 0.6 } } as const

/** How much more colour something may have than what lies about it: in a grey picture it is grey. */
const COLOURED = 5
/** A picture is grey where its px are no further from grey, OKLab. */
const GREY = 0.012

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

/** The largest step at the edge of a place that is made up for. */
const STEP_MAX = 60

/** How much shows of what is laid into a mask: less towards its edge, but not where that is the picture's own. */
function insetFrom(inside: Uint8Array, box: Area, { width, height }: Picture, reach: number): Float32Array {
  const by = Math.ceil(reach) + 1
  const beyond = {
    left: box.left === 0 ? by : 0,
    top: box.top === 0 ? by : 0,
    right: box.left + box.width === width ? by : 0,
    bottom: box.top + box.height === height ? by : 0,
  }
  const [wide, high] = [box.width + beyond.left + beyond.right, box.height + beyond.top + beyond.bottom]
  const clampTo = (value: number, most: number) => Math.min(most - 1, Math.max(0, value))
  const wider = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      wider[y * wide + x] =
        inside[clampTo(y - beyond.top, box.height) * box.width + clampTo(x - beyond.left, box.width)]!
  const soft = softEdge(wider, { width: wide, height: high }, reach)
  const made = new Float32Array(inside.length)
  for (let y = 0; y < box.height; y++) {
    const from = (y + beyond.top) * wide + beyond.left
    made.set(soft.subarray(from, from + box.width), y * box.width)
  }
  return made
}

/** Lays a place into the mask, its edge soft and without a step. */
function laidInto(ground: Picture, place: Cut, mask: Mask, box: Area): void {
  const { width, height } = box
  const inside = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (mask.values[(box.top + y) * mask.width + box.left + x]! >= 128) inside[y * width + x] = 1
  const size = Math.min(width, height)
  const deep = insetFrom(inside, box, ground, size * 0.4)
  const soft = insetFrom(inside, box, ground, Math.max(2, size * 0.14))
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
    return without(picture, mask, { seed }, told)
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
  const told = () => onStep(0.6)
  const ground = cleared(picture, mask, order.seed, (done) => onStep(0.55 * done))
  told()
  if (!laid(wish, order, { picture, ground, mask, box }, told)) throw new Refused('nothing-read')
  return { picture: ground, unused: wish.unused }
}

interface Laying {
  picture: Picture
  /** The same without what the mask covers: what is painted is laid upon it. */
  ground: Picture
  mask: Mask
  box: Area
}

/** Paints what is wished for on to the ground. False where nothing of it is to be seen. */
function laid(wish: Read, order: Order, { picture, ground, mask, box }: Laying, told: () => void): boolean {
  if (wish.as === 'landmark') return landmarkStood(ground, mask, box, surroundingsOf(picture, mask, box), order)
  if (wish.as === 'water') {
    const lay = order.isMap ? pooled : flooded
    lay(ground, mask, box, surroundingsOf(picture, mask, box), order.seed)
    return true
  }
  const around = aroundOf(picture, mask, box)
  if (wish.as !== 'thing') {
    const place = matched(placeFor(wish, order, box, told), around, TOWARDS.place)
    const about = surroundingsOf(picture, mask, box)
    laidInto(ground, about.chroma < GREY ? graded(place, about, 1) : place, mask, box)
    return true
  }
  const thing = thingFor(wish, order, box, told)
  if (!thing) return false
  const about = surroundingsOf(picture, mask, box)
  const made = grained(graded(matched(thing, around, TOWARDS.thing), about, COLOURED), about.grain, order.seed)
  // What is above the horizon flies or hangs: there is nothing for its shadow to fall on.
  const isAloft = box.top + box.height < about.horizon
  stoodUpon(ground, made, box, isAloft ? 0 : undefined)
  return true
}
