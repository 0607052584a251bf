import { doneBy } from '../acts.ts'
import { CHILD, TEEN } from '../countenance.ts'
import { isFemale, type Person, type TraitKind } from '../scene.ts'
import type { Build, Details } from './morph.ts'

/** A person's body and face as the morph targets of the body tell them. */
export interface Likeness {
  build: Build
  details: Details
}

const clamp = (x: number, low = 0, high = 1) => Math.min(high, Math.max(low, x))

/** A measure about 1 as one of two targets: `more` above, `less` below, `gain` times as far. */
function measure(
  into: Record<string, number>,
  value: number,
  gain: number,
  more: string,
  less: string,
  most = 1,
): void {
  const by = (value - 1) * gain
  into[by > 0 ? more : less] = (into[by > 0 ? more : less] ?? 0) + clamp(Math.abs(by), 0, most)
}

/** A measure about 0 likewise. */
const signed = (into: Record<string, number>, value: number, more: string, less: string, most = 1) =>
  measure(into, value + 1, 1, more, less, most)

/** How the faces of a skin's tone are mostly built. */
function descentOf({ complexion: { base, hide }, name }: Person): Build['descent'] {
  const [r, g, b] = base
  const light = (r * 0.3 + g * 0.59 + b * 0.11) / 255
  const isHuman = hide === 'skin' && r > g && g >= b
  if (!isHuman) return { african: 0.2, asian: 0.2, caucasian: 0.6 }
  const african = clamp((0.52 - light) * 5)
  // The same person is always of the same descent: their features say which.
  const asian = (1 - african) * (/elf|drow/.test(name) ? 0.3 : g / r > 0.8 && light > 0.5 ? 0.7 : 0.12)
  return { african, asian, caucasian: 1 - african - asian }
}

/** Shapes of the whole that no slider of the face knows: the build of peoples. */
const frames: readonly (readonly [RegExp, Partial<Build>, Details])[] = [
  [
    /^dwarf/,
    { height: 0.05, proportion: 0.2, muscle: 0.85, weight: 0.72 },
    {
      'legs/upperlegs-height-decr': 0.9,
      'legs/lowerlegs-height-decr': 0.9,
      'arms/measure-upperarm-length-decr': 0.8,
      'arms/measure-lowerarm-length-decr': 0.5,
      'torso/torso-scale-horiz-incr': 0.6,
      'torso/measure-shoulder-dist-incr': 0.5,
      'head/head-square': 0.4,
      'head/head-scale-horiz-incr': 0.35,
      'neck/measure-neck-circ-incr': 0.7,
      'nose/nose-volume-incr': 0.6,
      'eyebrows/eyebrows-trans-forward': 0.5,
    },
  ],
  [
    /^gnome/,
    { height: 0, proportion: 0.2, weight: 0.5 },
    {
      'legs/upperlegs-height-decr': 0.6,
      'legs/lowerlegs-height-decr': 0.65,
      'arms/measure-lowerarm-length-decr': 0.35,
      'head/head-invertedtriangular': 0.5,
      'head/head-scale-horiz-incr': 0.5,
      'head/head-scale-vert-incr': 0.35,
      'nose/nose-volume-incr': 0.9,
      'nose/nose-point-width-incr': 0.9,
      'nose/nose-point-up': 0.3,
      'cheek/*-cheek-volume-incr': 0.4,
      'cheek/*-cheek-bones-incr': 0.4,
      'chin/chin-prominent-incr': 0.5,
      'eyes/*-eye-scale-incr': 0.4,
      'ears/*-ear-scale-incr': 0.5,
    },
  ],
  [
    /^halfling/,
    { height: 0, proportion: 0.25, weight: 0.62 },
    {
      'legs/upperlegs-height-decr': 0.6,
      'legs/lowerlegs-height-decr': 0.65,
      'arms/measure-lowerarm-length-decr': 0.35,
      'head/head-round': 0.4,
      'head/head-scale-horiz-incr': 0.25,
      'cheek/*-cheek-volume-incr': 0.3,
    },
  ],
  [
    /^(goblin|kobold)/,
    { height: 0, proportion: 0.1, weight: 0.2, muscle: 0.55 },
    {
      'legs/upperlegs-height-decr': 0.5,
      'legs/lowerlegs-height-decr': 0.5,
      'head/head-invertedtriangular': 0.7,
      'head/head-scale-horiz-incr': 0.5,
      'nose/nose-scale-vert-incr': 0.5,
      'nose/nose-point-down': 0.9,
      'nose/nose-hump-incr': 0.7,
      'chin/chin-prominent-incr': 0.8,
      'chin/chin-triangle': 0.6,
      'mouth/mouth-scale-horiz-incr': 0.9,
    },
  ],
  [
    /^(orc|half-orc|hobgoblin|bugbear|ogre|giant|goliath|firbolg)/,
    { height: 0.85, muscle: 0.95, weight: 0.6 },
    {
      'chin/chin-prognathism-incr': 0.7,
      'chin/chin-width-incr': 0.7,
      'chin/chin-bones-incr': 0.6,
      'head/head-square': 0.5,
      'nose/nose-scale-horiz-incr': 0.5,
      'nose/nose-base-up': 0.6,
      'nose/nose-compression-compress': 0.4,
      'forehead/forehead-trans-backward': 0.5,
      'eyebrows/eyebrows-trans-forward': 0.9,
      'neck/measure-neck-circ-incr': 0.9,
      'torso/torso-vshape-incr': 0.5,
    },
  ],
  [
    /^(elf|half-elf|drow|fairy|dryad|changeling)/,
    { height: 0.68, proportion: 0.9, weight: 0.38 },
    {
      'cheek/*-cheek-bones-incr': 0.5,
      'nose/nose-width1-decr': 0.4,
      'nose/nose-scale-horiz-decr': 0.4,
      'chin/chin-jaw-drop-decr': 0.25,
      'chin/chin-triangle': 0.5,
      'chin/chin-width-decr': 0.4,
      'head/head-oval': 0.3,
      'head/head-scale-horiz-decr': 0.3,
      'head/head-fat-decr': 0.4,
      'neck/measure-neck-circ-decr': 0.6,
      'eyes/*-eye-scale-incr': 0.3,
      'eyes/*-eye-corner2-up': 0.4,
      'eyebrows/eyebrows-trans-up': 0.35,
      'eyebrows/eyebrows-angle-up': 0.4,
    },
  ],
  [
    /^(tiefling|vampire)/,
    {},
    { 'cheek/*-cheek-bones-incr': 0.6, 'chin/chin-triangle': 0.45, 'eyebrows/eyebrows-angle-up': 0.6 },
  ],
]

/** Ears by kind; `stretchEars` draws the tips further out. */
const ears: Partial<Record<Person['ears'], Details>> = {
  elf: { 'ears/*-ear-shape-pointed': 1.6, 'ears/*-ear-rot-backward': 0.2, 'ears/*-ear-wing-incr': 0.2 },
  half: { 'ears/*-ear-shape-pointed': 1.1 },
  goblin: { 'ears/*-ear-shape-pointed': 1.6, 'ears/*-ear-wing-incr': 0.9, 'ears/*-ear-scale-incr': 0.5 },
}

function faceOf(person: Person): Record<string, number> {
  const { face } = person
  const on: Record<string, number> = {}
  measure(on, face.skull, 3.2, 'head/head-scale-horiz-incr', 'head/head-scale-horiz-decr')
  measure(on, face.jaw, 2.6, 'chin/chin-bones-incr', 'chin/chin-bones-decr')
  measure(on, face.jaw, 1.6, 'head/head-square', 'head/head-oval')
  measure(on, face.chin, 2.4, 'chin/chin-width-incr', 'chin/chin-width-decr')
  measure(on, face.chin, 1.4, 'chin/chin-prominent-incr', 'chin/chin-prominent-decr', 0.6)
  measure(on, face.long, 3.5, 'chin/chin-height-incr', 'chin/chin-height-decr')
  measure(on, face.long, 1.6, 'head/head-rectangular', 'head/head-round', 0.6)
  measure(on, face.cheekbones, 1.4, 'cheek/*-cheek-bones-incr', 'cheek/*-cheek-bones-decr')
  measure(on, face.flesh, 1.9, 'cheek/*-cheek-volume-incr', 'cheek/*-cheek-volume-decr')
  measure(on, face.flesh, 1.1, 'head/head-fat-incr', 'head/head-fat-decr', 0.7)
  measure(on, face.brow, 1, 'eyebrows/eyebrows-trans-forward', 'eyebrows/eyebrows-trans-backward', 0.8)
  measure(on, face.noseLength, 3, 'nose/nose-scale-vert-incr', 'nose/nose-scale-vert-decr')
  measure(on, face.noseLength, 2, 'nose/nose-scale-depth-incr', 'nose/nose-scale-depth-decr', 0.8)
  measure(on, face.noseWidth, 2.2, 'nose/nose-scale-horiz-incr', 'nose/nose-scale-horiz-decr')
  measure(on, face.noseWidth, 1.4, 'nose/nose-nostrils-width-incr', 'nose/nose-nostrils-width-decr', 0.6)
  signed(on, face.noseHook * 0.8, 'nose/nose-hump-incr', 'nose/nose-curve-concave')
  signed(on, face.noseHook * 0.7, 'nose/nose-point-down', 'nose/nose-point-up')
  measure(on, face.lips, 2.4, 'mouth/mouth-upperlip-volume-incr', 'mouth/mouth-upperlip-volume-decr')
  measure(on, face.lips, 2.4, 'mouth/mouth-lowerlip-volume-incr', 'mouth/mouth-lowerlip-volume-decr')
  // Mouths of the scene are widened to be seen from afar: half of it is enough on a face.
  measure(on, face.mouth, 0.6, 'mouth/mouth-scale-horiz-incr', 'mouth/mouth-scale-horiz-decr', 0.5)
  measure(on, face.eye, 1.3, 'eyes/*-eye-scale-incr', 'eyes/*-eye-scale-decr', 0.6)
  signed(on, face.eyeTilt * 0.9, 'eyes/*-eye-corner2-up', 'eyes/*-eye-corner2-down')
  signed(on, face.muzzle, 'chin/chin-prognathism-incr', 'chin/chin-prognathism-decr')
  measure(on, face.neck, 2.2, 'neck/measure-neck-circ-incr', 'neck/measure-neck-circ-decr')
  return on
}

/** Out of true as faces are: which targets follow from the face's own measures, so that the same face is always the same. */
function asymmetryOf({ face }: Person): Record<string, number> {
  const on: Record<string, number> = {}
  const parts = [
    'brown-1',
    'cheek-1',
    'eye-1',
    'eye-4',
    'jaw-1',
    'mouth-1',
    'nose-1',
    'temple-1',
    'top-1',
    'ear-2',
  ] as const
  let turn = Math.abs(face.skull * 7919 + face.chin * 104729 + face.lips * 1299709 + face.cheekbones * 15485863)
  for (const part of parts) {
    turn = (turn * 16807 + 11) % 2147483647
    const share = (turn % 1000) / 1000
    on[`asym/asym-${part}-${turn % 2 < 1 ? 'l' : 'r'}`] = share * (0.25 + 0.45 * Math.min(1, Math.abs(face.crook)))
  }
  return on
}

/** How far lids are down already on a face of which an eye is shut. */
const SHUT = 0.06

function expressionOf(person: Person): Details {
  const { expression, form } = person
  if (form !== 'human') return {}
  // At rest the body's faces look stern, women's more than men's.
  const soft = isFemale(person) ? 0.3 : 0.12
  const { lift, lids, sly, sneer = 0, press = 0 } = expression
  // A smile parts the lips; the jaw drops for a laugh alone.
  const isLaughing = doneBy(person) === 'laughing' || doneBy(person) === 'cheering'
  const gape = expression.gape * (expression.smile > 0.9 && !isLaughing ? 0.14 : 1)
  // Round cheeks crease where a grown face only smiles.
  const round = person.face.age < TEEN ? 0.62 : 1
  const smile = (expression.smile + (expression.smile > -0.3 ? soft : 0)) * (expression.smile > 0 ? round : 1)
  const frown = expression.frown - (expression.frown < 0.5 ? soft * 1.7 : 0)
  const on: Record<string, number> = {}
  const add = (name: string, by: number, most = 1) => {
    const target = `expression/units/caucasian/${name}`
    if (by > 0.01) on[target] = Math.min(most, (on[target] ?? 0) + by)
  }
  // A smirk goes up on one side, that which is seen.
  const near = person.turn.head[0] > 0 ? '@r' : '@l'
  const wry = Math.max(0, sly - 0.2)
  add('mouth-corner-puller', smile * (isLaughing ? 0.9 : 0.68) * (1 - 0.45 * Math.min(1, wry)), isLaughing ? 1 : 0.74)
  add(`mouth-corner-puller${near}`, wry * 0.75)
  add(`mouth-upward-retraction${near}`, sneer * 0.5)
  add('mouth-part-later', Math.max(0, smile - 0.9) * 0.16, 0.3)
  add('mouth-depression', -smile * 0.5)
  add('eye-LR-slit', Math.max(0, smile) * 0.18, 0.4)
  add('eyebrows-LR-down', frown * 0.55)
  add('nose-LR-elevation', Math.max(0, frown - 0.8) * 0.35, 0.7)
  add('mouth-compression', Math.max(0, frown - 0.3) * (gape > 0.2 ? 0 : 0.4), 0.6)
  add('eyebrows-LR-inner-up', -frown * 0.55)
  add('eyebrows-LR-up', lift * 0.7)
  add('eye-LR-opened-up', lids * 0.7)
  // Lids at ease touch the iris; wide ones stare.
  add(
    'eye-LR-closure',
    person.eyes.closed.length > 0 ? SHUT : Math.max(0.025 - Math.max(0, lids) * 0.4, -lids * 0.42 + 0.005),
    0.62,
  )
  for (const side of person.eyes.closed)
    on[`expression/units/caucasian/eye-LR-closure@${side > 0 ? 'l' : 'r'}`] = 1 - SHUT
  add('mouth-open', gape * 0.75, 0.8)
  add('nose-LR-elevation', sneer * 0.9)
  add('mouth-elevation', sneer * 0.45)
  add('mouth-upward-retraction', sneer * 0.2)
  add('mouth-compression', press * 0.5, 0.7)
  add('mouth-retraction', press * 0.3)
  if (sly > 0.2) {
    add('eyebrows-left-up', sly * 0.4, 0.8)
    add('eyebrows-right-down', sly * 0.3, 0.6)
    add('eye-right-slit', sly * 0.3, 0.5)
  }
  return on
}

/** What is told of a face's parts, and of what years have bent. */
const traitShapes: Partial<Record<TraitKind, Details>> = {
  'double-chin': { 'neck/neck-double-incr': 1, 'head/head-fat-incr': 0.5, 'chin/chin-jaw-drop-incr': 0.4 },
  toothless: {
    'mouth/mouth-trans-backward': 0.8,
    'mouth/mouth-upperlip-volume-decr': 0.9,
    'mouth/mouth-lowerlip-volume-decr': 0.8,
    'chin/chin-prominent-incr': 0.6,
    'cheek/*-cheek-volume-decr': 0.6,
  },
  'cauliflower-ear': { 'ears/*-ear-shape-square': 0.8, 'ears/*-ear-lobe-incr': 0.7, 'ears/*-ear-flap-incr': 0.8 },
  'big-ears': { 'ears/*-ear-scale-incr': 1.1, 'ears/*-ear-wing-incr': 1 },
  'square-jaw': { 'chin/chin-width-incr': 0.8, 'chin/chin-bones-incr': 0.8, 'head/head-square': 0.7 },
  'sunken-eyes': { 'eyes/*-eye-bag-incr': 0.7, 'eyes/*-eye-push1-in': 0.7 },
  'high-cheekbones': { 'cheek/*-cheek-bones-incr': 0.9, 'cheek/*-cheek-volume-decr': 0.8 },
  'thick-brows': { 'eyebrows/eyebrows-trans-forward': 0.6, 'eyebrows/eyebrows-trans-down': 0.3 },
  'full-lips': { 'mouth/mouth-upperlip-volume-incr': 0.9, 'mouth/mouth-lowerlip-volume-incr': 0.9 },
  'button-nose': { 'nose/nose-scale-vert-decr': 0.8, 'nose/nose-point-up': 0.8, 'nose/nose-scale-depth-decr': 0.5 },
}

/** Large heads, round cheeks, large eyes, small noses and chins, narrow shoulders: the younger the more. */
function growing(years: number): Record<string, number> {
  if (years >= TEEN) return {}
  const little = years < CHILD ? 1 - years * 4 : 0.42
  const shape = {
    'head/head-age-decr': 1,
    'head/head-scale-horiz-incr': 0.95,
    'head/head-scale-vert-incr': 0.8,
    'head/head-scale-depth-incr': 0.9,
    'head/head-round': 0.35,
    'eyes/*-eye-scale-incr': 0.75,
    'cheek/*-cheek-volume-incr': 0.4,
    'cheek/*-cheek-bones-decr': 0.4,
    'nose/nose-scale-horiz-decr': 0.5,
    'nose/nose-scale-vert-decr': 0.45,
    'nose/nose-scale-depth-decr': 0.5,
    'nose/nose-point-up': 0.3,
    'chin/chin-width-decr': 0.4,
    'chin/chin-bones-decr': 0.5,
    'chin/chin-height-decr': 0.35,
    'neck/measure-neck-circ-decr': 0.7,
    'torso/measure-shoulder-dist-decr': 0.6,
    'torso/torso-scale-horiz-decr': 0.35,
  }
  return Object.fromEntries(Object.entries(shape).map(([target, by]) => [target, by * little]))
}

/** Peoples whose heads are large beside their bodies as they are. */
const short = /^(dwarf|gnome|halfling|goblin|kobold)/

/** Heads of the grown, a little larger than life: as painters make them, whose faces are read from across a table. */
function large(years: number, name: string): Record<string, number> {
  if (years < TEEN) return {}
  const by = short.test(name) ? 0.15 : 0.42
  return { 'head/head-scale-horiz-incr': by, 'head/head-scale-vert-incr': by, 'head/head-scale-depth-incr': by }
}

/** The most that a child's face follows what makes noses and chins smaller. */
const small: Details = {
  'nose/nose-scale-vert-decr': 0.45,
  'nose/nose-scale-horiz-decr': 0.4,
  'nose/nose-scale-depth-decr': 0.55,
  'nose/nose-nostrils-width-decr': 0.2,
  'nose/nose-curve-concave': 0.3,
  'nose/nose-point-up': 0.35,
  'nose/nose-hump-incr': 0,
  'chin/chin-height-decr': 0.4,
  'mouth/mouth-scale-horiz-incr': 0.1,
}

/** Peoples, years and traits may all ask for the same: beyond this a face is no face. */
const utmost: Details = {
  'cheek/*-cheek-bones-incr': 0.8,
  'cheek/*-cheek-volume-decr': 0.8,
  'cheek/*-cheek-volume-incr': 0.9,
  'chin/chin-prominent-incr': 0.9,
  'chin/chin-triangle': 0.8,
  'head/head-fat-decr': 0.8,
  'nose/nose-volume-incr': 1,
  'eyes/*-eye-push1-in': 0.7,
}

/** What the sliders of a scene's person say to the body. */
export function likenessOf(person: Person): Likeness {
  const { build, face, name } = person
  const female = isFemale(person)
  const years = face.age
  const [, frame, shapes] = frames.find(([people]) => people.test(name)) ?? [undefined, {}, {}]
  const stout = build.stout
  const child = years < 0.1
  const whole: Build = {
    male: female ? 0 : 1,
    age: child ? 0.19 + years * 0.7 : years < TEEN ? 0.32 : years < 0.2 ? 0.42 : 0.44 + years * 0.54,
    muscle: clamp(0.5 + (build.muscle - 0.8) * 0.5),
    weight: clamp(stout > 1 ? 0.5 + (stout - 1) * 0.75 : 0.5 - (1 - stout) * 1.4),
    height: clamp(0.5 + (build.frame - 1) * 2),
    proportion: child ? 0.5 : 0.72,
    cup: child ? 0.3 : 0.42 + 0.16 * build.bust,
    descent: descentOf(person),
    ...(child ? {} : frame),
  }
  const body: Record<string, number> = {}
  measure(body, build.broad, 1.5, 'torso/measure-shoulder-dist-incr', 'torso/measure-shoulder-dist-decr')
  if (person.state.includes('pregnant')) body['stomach/stomach-pregnant-incr'] = 1
  if (stout > 1.5) {
    body['stomach/stomach-pregnant-incr'] = clamp((stout - 1.5) * 1.6)
    body['neck/neck-double-incr'] = clamp((stout - 1.4) * 1.8)
  }
  if (years > 0.75) {
    body['head/head-age-incr'] = (years - 0.75) * 3
    body['eyes/*-eye-bag-incr'] = (years - 0.75) * 2.4
    body['mouth/mouth-laugh-lines-in'] = (years - 0.75) * 2
    body['cheek/*-cheek-volume-decr'] = (years - 0.75) * 1.6
    body['mouth/mouth-upperlip-volume-decr'] = (years - 0.75) * 1.6
    body['mouth/mouth-lowerlip-volume-decr'] = (years - 0.75) * 1.4
    body['eyes/*-eye-eyefold-down'] = (years - 0.75) * 2.4
    body['ears/*-ear-scale-incr'] = (years - 0.75) * 1
    body['nose/nose-point-down'] = (years - 0.75) * 1.2
    if (stout < 1.3) body['neck/measure-neck-circ-decr'] = (years - 0.75) * 1.6
  }
  const all = new Map<string, number>()
  for (const details of [
    faceOf(person),
    shapes,
    body,
    growing(years),
    large(years, name),
    ears[person.ears] ?? {},
    asymmetryOf(person),
    ...(person.traits ?? []).map(({ kind }) => traitShapes[kind] ?? {}),
    expressionOf(person),
  ])
    for (const [target, by] of Object.entries(details)) all.set(target, (all.get(target) ?? 0) + by)
  for (const [target, most] of Object.entries(utmost))
    if (all.has(target)) all.set(target, Math.min(most, all.get(target)!))
  // A child's nose is small already: what else makes it smaller would crumple it.
  if (years < TEEN)
    for (const [target, most] of Object.entries(small))
      if (all.has(target)) all.set(target, Math.min(most, all.get(target)!))
  return { build: whole, details: Object.fromEntries(all) }
}
