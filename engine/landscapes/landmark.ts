import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { hex, type Rgb } from '../paint/colour.ts'
import type { Frame } from '../paint/frame.ts'
import { type Picture, pictureOf } from '../paint/picture.ts'
import { type Random, random } from '../paint/random.ts'
import type { Brief } from '../prompt/brief.ts'
import { composeLandscape } from './compose/compose.ts'
import { isAfloat } from './compose/settings.ts'
import { wellWords } from './compose/wishes.ts'
import { blaze, flames, shine, smoke } from './effects.ts'
import { plant } from './growth/tree.ts'
import { paintScene } from './paint.ts'
import type { LandscapeScene, Light, Thing } from './scene.ts'
import { cavemouth, fountain, marketplace, well } from './solids/by-the-way.ts'
import { drawSolid } from './solids/draw.ts'
import type { Make, Point, Solid } from './solids/solid.ts'
import { isSolid, solidOf } from './solids/things.ts'
import { outOfWater } from './stage.ts'
import { columnAt, rowAt, type View } from './view.ts'

const lamp: Rgb = [255, 196, 104]

/** What landscapes have no word for, as they are never of it: built for whoever asks for it alone. */
const builders: readonly { words: RegExp; build: (make: Make) => Solid }[] = [
  { words: wellWords, build: well },
  { words: /\bfountains?\b/i, build: fountain },
  { words: /\b(?:market|bazaar|stall)(?:place)?s?\b/i, build: marketplace },
  { words: /\b(?:cave|cavern|mine|grotto|tunnel)s?\b/i, build: cavemouth },
]

/** Country that stands up against the sky. */
const standing: readonly string[] = [
  'mountains',
  'volcano',
  'forest',
  'jungle',
  'hills',
  'waterfall',
  'canyon',
  'cliffs',
]
/** Of these the woods are what is seen, of the others the land. */
const wooded: readonly string[] = ['forest', 'jungle']

/** What the words name that can stand by itself in a picture. */
export type Landmark = {
  /** Where the words for it begin in the prompt, in characters. */
  at: number
  isAfloat: boolean
} /** `words`: those that are for it. */ & (
  | { kind: 'built'; build: (make: Make) => Solid; words: RegExp }
  /** Something that landscapes know how to build or grow. */
  | { kind: 'thing' }
  /** A piece of country, cut out along the sky. */
  | { kind: 'country' }
)

/** The landmark that the words name; undefined where they name none. */
export function landmarkIn({ prompt, mentions }: Brief): Landmark | undefined {
  for (const { words, build } of builders) {
    const found = words.exec(prompt)
    if (found) return { kind: 'built', at: found.index, isAfloat: false, build, words }
  }
  const subject = mentions.find(({ facet, concept }) => facet === 'subject' && stands(concept))
  if (subject) return { kind: 'thing', at: subject.at, isAfloat: isAfloat(subject.concept) }
  const place = mentions.find(({ concept }) => standing.includes(concept))
  return place && { kind: 'country', at: place.at, isAfloat: false }
}

/** What is no landmark by itself: it is held, strewn about, or built for whoever asks for it alone. */
const noLandmark: readonly string[] = [
  'battlefield',
  'well',
  'fountain',
  'market',
  'cave-mouth',
  'weapon',
  'hand',
  'skull',
  'skull-heap',
  'crates',
  'torches',
  'banners',
  'web',
  'hives',
  'fence',
  // These go with what lies about them: a shore to begin at, a valley to close, leaves of a wood.
  'dock',
  'dam',
  'treehouse',
]

const stands = (concept: string) =>
  concept === 'lone-tree' || (isSolid({ thing: concept } as Thing) && !noLandmark.includes(concept))

/** How a landmark is seen. */
export interface Sight extends Frame {
  /** How high over its foot the eye is, in its own heights: where the horizon of the picture lies. */
  eye: number
  light: Light
  /** Windows are lit. */
  isDark: boolean
}

/** px that a landmark is painted larger than it is shown, so that its edges are smooth. */
const FINER = 2
const PAINTED_MAX = 1400

/**
 * A landmark alone, nothing behind it, as large as the frame allows: cropped to what it covers. Same brief, dice and sight, same
 * picture. Undefined where nothing of it is to be seen.
 */
export function paintLandmark(landmark: Landmark, brief: Brief, dice: Random, sight: Sight): Picture | undefined {
  if (landmark.kind === 'country') return countryAlone(brief, dice, sight)
  const by = Math.min(FINER, PAINTED_MAX / Math.max(sight.width, sight.height))
  const frame = { width: Math.round(sight.width * by), height: Math.round(sight.height * by) }
  const scene = { ...composeLandscape(brief, dice, { width: 1, height: 1 }), light: sight.light }
  if (landmark.kind === 'built') {
    const make: Make = { ...masonry, surface: 'stone', ruined: 0, random: random(dice.int(1, 90_000)) }
    return solidAlone(landmark.build(make), unmoved, scene, frame, sight.eye)
  }
  const thing = scene.things.find((one) => stands(one.thing))
  if (!thing) return undefined
  if (thing.thing === 'lone-tree') return treeAlone(thing, scene, frame)
  const lit = thing.lit || (sight.isDark && thing.ruined < 0.3)
  const built = solidOf({ ...thing, lit }, lamp, () => 0)
  return solidAlone(isAfloat(thing.thing) ? outOfWater(built) : built, thing, scene, frame, sight.eye)
}

const masonry = { wall: hex('#9c9488'), roof: hex('#7a5a40') }

type Stood = Pick<Thing, 'thing' | 'size' | 'yaw' | 'seed' | 'burning'>

const unmoved: Stood = { thing: '', size: 10, yaw: -0.32, seed: 1, burning: false }

/** How much of the height is left to what burns: the rest is smoke. */
const BURNING = 0.5

/** Fires: what is built of them is seldom seen for the flames, which stand higher and wider. */
const fires: readonly string[] = ['bonfire', 'pyre']
const FIRE_WIDTH = 0.6

/** How far off it is seen from, in its own sizes. */
const AFAR = 5

/** A solid, fitted into the frame. */
function solidAlone(solid: Solid, thing: Stood, scene: LandscapeScene, { width, height }: Frame, eye: number): Picture {
  const points = solid.faces.flatMap(({ points }) => points)
  const tall = Math.max(...points.map(([, up]) => up))
  const wide = Math.max(...points.map(([x, , z]) => Math.hypot(x, z)))
  const stance = { x: 0, height: 0, z: AFAR * Math.max(tall, wide * 1.2), yaw: thing.yaw }
  const seen: View = { width: 0, height: 1000, focal: 1000, horizon: 0, eye: eye * tall, unit: 1 }
  const [c, s] = [Math.cos(thing.yaw), Math.sin(thing.yaw)]
  const placed = points.map(([x, up, z]: Point): Point => [x * c - z * s, up, stance.z + x * s + z * c])
  const columns = placed.map(([x, , z]) => columnAt(seen, x, z))
  const rows = placed.map(([, up, z]) => rowAt(seen, up, z))
  const box = {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  }
  const isFire = fires.includes(thing.thing)
  const room = thing.burning || isFire ? BURNING * height : height
  const by = Math.min((isFire ? FIRE_WIDTH * width : width) / (box.right - box.left), room / (box.bottom - box.top))
  const view: View = {
    width: 2 * (width / 2 - ((box.left + box.right) / 2) * by),
    height,
    focal: 1000 * by,
    horizon: height - box.bottom * by,
    eye: seen.eye,
    unit: height / 1000,
  }
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  drawSolid(pen, solid, stance, view, scene.light)
  const [x, y] = [columnAt(view, 0, stance.z), rowAt(view, 0, stance.z)]
  lively(pen, thing, scene, x, y, (view.focal * thing.size) / stance.z)
  return pictureOf(canvas)
}

/** What burns and smokes about it. */
function lively(
  pen: SKRSContext2D,
  { thing, burning, seed }: Stood,
  scene: LandscapeScene,
  x: number,
  y: number,
  tall: number,
) {
  if (thing === 'camp') {
    flames(pen, x, y + tall * 0.2, tall * 0.5, tall * 0.7, seed)
    shine(pen, x, y, tall * 0.7, [255, 150, 60], 0.4)
  }
  if (fires.includes(thing)) blaze(pen, x, y, tall * 0.6, tall, seed)
  if (!burning) return
  for (const [k, aside] of [-0.4, -0.1, 0.16, 0.42].entries()) {
    smoke(pen, scene, x + aside * tall, y - tall * 0.4, tall * 0.55, tall * 0.1, seed + k, 0.85, 1)
    flames(pen, x + aside * tall, y - tall * (0.12 + 0.1 * (k % 2)), tall * 0.2, tall * 0.34, seed + k)
  }
}

function treeAlone({ species, roof, seed }: Thing, scene: LandscapeScene, { width, height }: Frame): Picture {
  const snow = scene.land.snowline < 20 ? 0.9 : 0
  const kind = species ?? (scene.stands.some((stand) => stand.species === 'bare') ? 'bare' : 'broadleaf')
  const grown = (high: number) => plant(kind, high, { leaf: roof, snow, light: scene.light }, seed)
  const { shape } = grown(16)
  return pictureOf(grown(Math.round(Math.min(height, width / shape))).canvas)
}

/** Side of what country is painted in, px: more is not seen of what is far off. */
const COUNTRY_MAX = 640
/** The greys of the distances at which country is there wholly and no more: what is near is the ground of the picture. */
const NEAR = { from: 84, to: 140 }

/** Country painted as a landscape is, as far as it stands against the sky: what is near is left away. */
function countryAlone(brief: Brief, dice: Random, { width, height, light }: Sight): Picture | undefined {
  const by = Math.min(1, COUNTRY_MAX / Math.max(width, height))
  const frame = { width: Math.max(96, Math.round(width * by)), height: Math.max(96, Math.round(height * by)) }
  const composed = composeLandscape(brief, dice, frame)
  const hasTrees = brief.mentions.some(({ concept }) => wooded.includes(concept))
  const falls = composed.land.forms.find((form) => form.form === 'mesa' && form.falls)
  const scene: LandscapeScene = {
    ...composed,
    light,
    air: { ...composed.air, mist: Math.min(composed.air.mist, 0.3) },
    foreground: { ...composed.foreground, frame: 'none', birds: 0 },
    stands: hasTrees ? composed.stands : [],
    things: [],
    islands: [],
  }
  const plate = paintScene(scene, frame, () => undefined, true)
  const far = plate.distances?.picture()
  if (!far) return undefined
  const painted = pictureOf(plate.canvas)
  const whole = hasTrees || falls !== undefined
  for (let p = 0; p < painted.pixels.length; p += 4) {
    const near = far.pixels[p]!
    const share = whole ? 1 : 1 - (near - NEAR.from) / (NEAR.to - NEAR.from)
    painted.pixels[p + 3] = near > 3 ? 255 * Math.min(1, Math.max(0, share)) : 0
  }
  if (falls?.form === 'mesa')
    keepAbout(painted, columnAt(plate.view, falls.x, falls.z), (plate.view.focal * falls.radius * 1.25) / falls.z)
  return painted
}

/** Leaves what is within a reach of a column. */
function keepAbout({ width, pixels }: Picture, middle: number, reach: number): void {
  for (let at = 0; at < pixels.length / 4; at++) if (Math.abs((at % width) - middle) > reach) pixels[at * 4 + 3] = 0
}
