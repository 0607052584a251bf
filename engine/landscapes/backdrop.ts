import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { hex, mix, type Rgb } from '../paint/colour.ts'
import type { Frame } from '../paint/frame.ts'
import { grain } from '../paint/grain.ts'
import { type Paint, paint } from '../paint/picture.ts'
import type { Random } from '../paint/random.ts'
import type { Brief, Mention } from '../prompt/brief.ts'
import { composeLandscape } from './compose/compose.ts'
import { paintScene } from './paint.ts'
import { type Deck, deckOf, drawDeck } from './rooms/deck.ts'
import { drawRoom, type Room, type RoomKind, roomKinds, rooms } from './rooms/room.ts'
import { drawShore, type Shore } from './rooms/shore.ts'
import type { LandscapeScene } from './scene.ts'
import { directionOf, hourOf, lightIn, paintSetting, type Scenery, seasonOf } from './settings/paint-setting.ts'
import { settings } from './settings/settings.ts'

/** What stands, out of focus, behind a figure. Plain JSON. */
export interface BackdropScene {
  /** A name of `backdropPlaces`, or 'none'. */
  place: string
  seed: number
  /** Unit vector towards the light: x right, y down, z towards the viewer. */
  direction: [number, number, number]
  /** Out of doors. */
  landscape?: LandscapeScene
  /** Within doors. */
  room?: Room
  /** A few large shapes that tell a place behind a person. */
  scenery?: Scenery
  /** What a bridge is built of, where the figure stands on one. */
  deck?: Deck
  /** What it stands on before the sea, where it is not afloat. */
  shore?: Shore
}

/** How the place lights whoever stands before it. */
export interface BackdropLight {
  /** Unit vector towards the light: x right, y down, z towards the viewer. */
  direction: [number, number, number]
  /** Colour of the light, its strongest channel 255. */
  colour: Rgb
  /** What comes from everywhere else, 0-255. */
  ambient: Rgb
  /** What catches the far edges, 0-255, and the side it comes from: 1 the right. Left out: a little of the ambient. */
  rim?: { colour: Rgb; from: 1 | -1 }
  /** What glows from below (a fire, lava, footlights), 0-255. */
  below?: Rgb
}

/** Country of each outdoor place in the landscapes' own concepts. */
const outdoors: Record<string, readonly string[]> = {
  forest: ['forest'],
  mountains: ['mountains'],
  cave: ['cavern'],
  swamp: ['swamp'],
  desert: ['desert'],
  city: ['city', 'plains'],
  sea: ['sea'],
  graveyard: ['graves', 'hills', 'dead-trees', 'mist'],
  battlefield: ['plains', 'ruins', 'desolate', 'overcast'],
  snowfield: ['tundra'],
  meadow: ['plains', 'hills'],
  ruins: ['ruins', 'forest'],
  jungle: ['jungle'],
  volcano: ['volcano'],
  fire: ['forest', 'camp', 'night'],
  bridge: ['river', 'mountains'],
}

/** Concepts by which a prompt can say where a figure stands. */
export const backdropPlaces: readonly string[] = [...Object.keys(outdoors), ...roomKinds]

/** Settings that people find under another name of a place. */
const alike: Record<string, string> = { fire: 'camp' }

/** Whether a concept is a place that a person can be set in. */
export const isSetting = (concept: string): boolean => settings[alike[concept] ?? concept] !== undefined

/** Whether it is within walls. */
export const isRoom = (concept: string): boolean => isSetting(concept) && !settings[alike[concept] ?? concept]!.open

const ambience: ReadonlySet<string> = new Set(['weather', 'time', 'mood', 'season'])
const conditions: ReadonlySet<string> = new Set(['burning', 'misty', 'snowy', 'frozen', 'flooded'])

const strand = /\b(?:beach|shore|coast|strand|sand)\w*/i
const rough = /\b(?:stormy|rocky|rugged|cliffs?|shingle)\b/i
/** Nobody stands on a shore who is at sea. */
const afloat = /\b(?:ship|deck|boat|ocean|waves|open sea|high seas|underwater|sailing)s?\b/i

const endOf = ({ at, words }: Mention) => at + words.length

/** Whether a place's noun follows right upon another's. */
const isInOneBreath = ({ prompt }: Brief, one: Mention, next: Mention): boolean =>
  one.words !== '' &&
  endOf(next) > endOf(one) &&
  /^[\s-]+(?:(?!(?:in|of|at|on|by|near|and|or|to|from|with|under|behind|the|an?)\b)[\p{L}'’]+[\s-]*){1,2}$/u.test(
    prompt.slice(endOf(one), endOf(next)),
  )

/** When people are met under the sky, where the words leave it open: by day, and now and then early, late or under clouds. */
const usualHours = [undefined, undefined, undefined, 'dawn', undefined, 'dusk', undefined, 'grey'] as const

/** Chooses the setting of a person from the prompt's place words, hour and weather; cheap. */
export function composeSetting(brief: Brief, random: Random): BackdropScene {
  const mentioned = brief.mentions.filter(({ concept }) => settings[alike[concept] ?? concept])
  // "A desert bazaar" is a bazaar: of places in one breath the last is where it is.
  const places = mentioned
    .filter((one) => !mentioned.some((next) => isInOneBreath(brief, one, next)))
    .map(({ concept }) => concept)
  // A fire burns in a place; where there is none, it is a camp's.
  const named = places.find((place) => !alike[place]) ?? places[0]
  if (!named) {
    const plain = brief.mentions.some(({ concept }) => concept === 'plain')
    return { ...composeBackdrop({ ...brief, mentions: [] }, random), ...(plain ? { place: 'plain' } : {}) }
  }
  const dice = random.fork('backdrop')
  const seed = dice.int(0, 1e6)
  // Within doors no hour is seen.
  const { open } = settings[alike[named] ?? named]!
  const isSaid = brief.mentions.some(({ facet }) => facet === 'time' || facet === 'weather')
  const hour = open ? (hourOf(brief) ?? (isSaid ? undefined : random.fork('hour').pick(usualHours))) : undefined
  const season = open ? seasonOf(brief) : undefined
  const scenery: Scenery = {
    kind: alike[named] ?? named,
    seed,
    mirrored: dice.chance(0.5),
    ...(hour ? { hour } : {}),
    ...(season ? { season } : {}),
  }
  const light = random.fork('light').pick(lights)
  return { place: named, seed, direction: fallen(directionOf(scenery), light.height), scenery }
}

/** Chooses what stands behind a creature from the prompt's place words and its air; cheap. `stands`: whoever it is has feet on the ground. */
export function composeBackdrop(brief: Brief, random: Random, stands = false): BackdropScene {
  const dice = random.fork('backdrop')
  const seed = dice.int(0, 1e6)
  const named = brief.mentions.find((mention) => backdropPlaces.includes(mention.concept))
  const place = named?.concept ?? 'none'
  const room = roomKinds.find((kind) => kind === place)
  const light = random.fork('light').pick(lights)
  if (room)
    return {
      place,
      seed,
      direction: fallen(indoorLight(room), light.height),
      room: { kind: room, seed, ...rooms[room] },
    }
  const country = outdoors[place]
  if (!country) return { place, seed, direction: fallen([-0.55 * light.side, -0.6, 0.58], light.height) }
  const landscape = composeLandscape(countryBrief(brief, country, named), dice, { width: 4, height: 3 })
  return {
    place,
    seed,
    direction: outdoorLight(landscape),
    landscape: forBackdrop(landscape),
    ...(place === 'bridge' && { deck: deckOf(named) }),
    ...(place === 'sea' &&
      (strand.test(brief.prompt) || (stands && !afloat.test(brief.prompt))) && {
        shore: { kind: rough.test(brief.prompt) ? ('shingle' as const) : ('sand' as const), seed },
      }),
  }
}

/** Where light may come from: `side` 1 is the left, `height` a factor. In a room it comes from its windows' side. */
const lights = [
  { side: 1, height: 1 },
  { side: -1, height: 1 },
  { side: 1, height: 0.55 },
  { side: -1, height: 1.35 },
] as const

/** A direction of light, lower or higher by a factor. */
const fallen = ([x, y, z]: readonly [number, number, number], height: number) => unit([x, y * height, z])

/** What among those is no place. */
const asides: Record<string, Mention['facet']> = {
  night: 'time',
  desolate: 'mood',
  mist: 'weather',
  overcast: 'weather',
}

/** Only what a landscape needs of a figure's prompt: the country, and the air. */
function countryBrief(brief: Brief, country: readonly string[], named: Mention | undefined): Brief {
  const mentions: Mention[] = country.map((concept) => ({
    concept,
    facet: asides[concept] ?? 'place',
    words: concept,
    at: 0,
    modifiers: (named?.modifiers ?? []).filter((modifier) => conditions.has(modifier)),
  }))
  const air = brief.mentions.filter((mention) => ambience.has(mention.facet) && mention.concept !== 'desolate')
  return {
    ...brief,
    category: 'landscapes',
    mentions: [...air, ...mentions],
    subject: undefined,
    without: [...brief.without, 'traveller', 'birds'],
  }
}

/** Nothing in front, the horizon behind the shoulders, and coarse relief: it will be out of focus. */
function forBackdrop(scene: LandscapeScene): LandscapeScene {
  const { land } = scene
  return {
    ...scene,
    camera: { ...scene.camera, horizon: scene.cavern ? 0.5 : 0.6 },
    land: { ...land, ...(land.massif && { massif: { ...land.massif, cells: 11_000 } }) },
    stands: scene.stands
      .filter((stand) => stand.species !== 'shrub' && stand.species !== 'reeds')
      .map((stand) => ({ ...stand, spacing: stand.spacing * 1.25 })),
    foreground: { ...scene.foreground, frame: 'none', grass: 0, rocks: 0, birds: 0 },
  }
}

const unit = ([x, y, z]: readonly [number, number, number]): [number, number, number] => {
  const length = Math.hypot(x, y, z)
  return [round(x / length), round(y / length), round(z / length)]
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** Light in a face comes at least somewhat from the front, wherever the sun stands. */
function outdoorLight({ light }: LandscapeScene): [number, number, number] {
  const [x, up] = light.direction
  return unit([x * 0.95, -Math.max(0.4, up), 0.62])
}

const indoorLight = (kind: RoomKind): [number, number, number] =>
  unit(kind === 'forge' ? [-0.75, -0.2, 0.6] : kind === 'tavern' ? [-0.72, -0.32, 0.6] : [-0.6, -0.62, 0.52])

/** Paints the backdrop at a size (px), soft as things out of focus are, and tells what light falls from it. */
export function paintBackdrop(scene: BackdropScene, frame: Frame): { paint: Paint; light: BackdropLight } {
  if (scene.landscape) {
    const { sun, ambient } = scene.landscape.light
    const small = smallFrame(frame, 190)
    const plate = paintScene(scene.landscape, small, () => undefined)
    if (scene.deck) drawDeck(plate.canvas.getContext('2d'), scene.deck, scene.landscape, small)
    if (scene.shore) drawShore(plate.canvas.getContext('2d'), scene.shore, small)
    return {
      paint: softened(plate.canvas, frame, 0.86),
      light: {
        direction: scene.direction,
        colour: brightest(sun),
        ambient: [ambient[0] * 175, ambient[1] * 175, ambient[2] * 175],
      },
    }
  }
  if (scene.scenery)
    return {
      paint: brought(paintSetting(scene.scenery, smallFrame(frame, 480)), frame),
      light: lightIn(scene.scenery, scene.direction),
    }
  if (scene.room) {
    const small = smallFrame(frame, 230)
    const canvas = createCanvas(small.width, small.height)
    const pen = canvas.getContext('2d')
    pen.scale(small.height / 1000, small.height / 1000)
    drawRoom(pen, scene.room, (1000 * small.width) / small.height)
    return {
      paint: softened(canvas, frame, 1),
      light: {
        direction: scene.direction,
        colour: brightest(scene.room.lamp),
        ambient: rooms[scene.room.kind].ambient,
      },
    }
  }
  return {
    paint: studio(scene.seed, frame),
    light: { direction: scene.direction, colour: [255, 232, 196], ambient: [66, 70, 78] },
  }
}

function smallFrame({ width, height }: Frame, short: number): Frame {
  const by = Math.min(1, short / Math.min(width, height))
  return { width: Math.max(8, Math.round(width * by)), height: Math.max(8, Math.round(height * by)) }
}

const brightest = (colour: Rgb): Rgb => {
  const most = Math.max(...colour, 0.001)
  return [(255 * colour[0]) / most, (255 * colour[1]) / most, (255 * colour[2]) / most]
}

/** A small picture brought to full size out of focus, `by` as bright, darker towards the edges. */
function softened(small: Canvas, { width, height }: Frame, by: number): Paint {
  const blurred = createCanvas(small.width, small.height)
  const soft = blurred.getContext('2d')
  // Several shifted layers make the round blur of a lens.
  const shifts = [
    [0, 0],
    [1.2, 0.4],
    [-1.1, 0.7],
    [0.3, -1.3],
    [-0.6, -1],
    [1, 1.2],
  ] as const
  shifts.forEach(([x, y], k) => {
    soft.globalAlpha = 1 / (k + 1)
    soft.drawImage(small, x, y)
    soft.globalAlpha = 1
  })
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  const margin = 2
  pen.drawImage(blurred, margin, margin, small.width - margin * 2, small.height - margin * 2, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  const out = paint(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y / height - 0.45) ** 2
    for (let x = 0; x < width; x++, i++) {
      const u = x / width - 0.5
      const tone = by * (1 - 0.9 * (u * u + v))
      out.red[i] = data[i * 4]! * tone
      out.green[i] = data[i * 4 + 1]! * tone
      out.blue[i] = data[i * 4 + 2]! * tone
    }
  }
  return out
}

/**
 * A picture brought to full size as it is, its darks deeper and its colours stronger: finishes lift and pale what lies behind
 * a person. A little darker towards the edges.
 */
function brought(small: Canvas, { width, height }: Frame): Paint {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'low'
  pen.drawImage(small, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  const out = paint(width, height)
  const { red, green, blue } = out
  const across = Float32Array.from({ length: width }, (_, x) => 1 - 0.2 * (x / width - 0.5) ** 2)
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    const down = 1 - 0.2 * (y / height - 0.45) ** 2
    for (let x = 0; x < width; x++, i++, p += 4) {
      const r = data[p]!
      const g = data[p + 1]!
      const b = data[p + 2]!
      const l = r * 0.3 + g * 0.59 + b * 0.11
      const by = deeper[l | 0]! * down * across[x]!
      const strong = by * 1.2
      const grey = l * (by - strong)
      red[i] = Math.max(0, grey + r * strong)
      green[i] = Math.max(0, grey + g * strong)
      blue[i] = Math.max(0, grey + b * strong)
    }
  }
  return out
}

/** What a light of 0-255 is multiplied by: below 215 it falls, above it rises. */
const deeper = Float32Array.from({ length: 256 }, (_, light) => (Math.max(6, light) / 215) ** 0.42)

const walls: readonly (readonly [Rgb, Rgb])[] = [
  [hex('#4d5450'), hex('#22262a')],
  [hex('#5c4c3c'), hex('#241e1c')],
  [hex('#46525e'), hex('#1e222a')],
  [hex('#57504a'), hex('#221f22')],
]

/** No place named: a painter's wall, light falling across it. */
function studio(seed: number, { width, height }: Frame): Paint {
  const [light, dark] = walls[seed % walls.length]!
  const out = paint(width, height)
  const steps = 64
  const tones = Array.from({ length: steps + 1 }, (_, k) => mix(dark, light, k / steps))
  const size = Math.min(width, height)
  const shift = seed % 61
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const far = Math.hypot(x - width * 0.3, y - height * 0.34) / size
      const cloud = grain((x / size) * 2.4 + shift, (y / size) * 2.4) - 0.5
      const stroke = grain((x / size) * 14 + (y / size) * 5 + shift, (y / size) * 46) - 0.5
      const t = Math.min(1, Math.max(0, 0.95 - far * 0.85 + cloud * 0.5 + stroke * 0.12))
      const tone = tones[Math.round(t * steps)]!
      out.red[i] = tone[0]
      out.green[i] = tone[1]
      out.blue[i] = tone[2]
    }
  }
  return out
}
