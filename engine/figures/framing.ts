import type { Random } from '../paint/random.ts'
import { asksFor, type Brief } from '../prompt/brief.ts'
import { type Act, actOf, doneBy, framingOfAct, handsOf, stanceFor } from './acts.ts'
import { STEED_LONG } from './body/steed.ts'
import { BODY, CROTCH, placesOf, shoulderX, solesOf } from './body/torso.ts'
import { deedOf, type Stance } from './deeds.ts'
import { traitKinds } from './marking.ts'
import { loweredPoint } from './pose.ts'
import { propKinds, wayOfProp } from './props/kinds.ts'
import { standKinds, standWords } from './props/stand-kinds.ts'
import { isLarge } from './relics.ts'
import { type GearKind, isCarry, type Person } from './scene.ts'
import { out } from './sculpture/space.ts'

/** How far above the middle of the head what is worn or grows there reaches, in head units. */
export function topOf(person: Person): number {
  const hats: Partial<Record<string, number>> = {
    'wizard-hat': 300,
    nightcap: 300,
    'fools-cap': 190,
    'top-hat': 232,
    'feathered-cap': 215,
    'wide-hat': 190,
    'horned-helm': 185,
    'winged-helm': 175,
    crown: 158,
    turban: 165,
    mitre: 215,
    headdress: 270,
    'chef-hat': 180,
    'mob-cap': 178,
    'visored-helm': 165,
    tricorne: 150,
  }
  const hat = person.headwear ? (hats[person.headwear.kind] ?? 145) : 128
  const horns = person.horns
    ? { swept: 185, ram: 130, straight: 250, short: 145, antlers: 275, crown: 190, unicorn: 255, bull: 175 }[
        person.horns.style
      ]
    : 0
  const hair = person.hair?.style === 'mohawk' || person.hair?.style === 'topknot' ? 172 : 0
  const ears = person.form === 'cat' || person.form === 'wolf' || person.form === 'owl' ? 155 : 0
  const borne = person.gear.some(({ hold }) => hold === 'head') ? HEAD_LOAD : 0
  return Math.max(hat, horns, hair, ears, borne, raisedBy(person), aloft[doneBy(person) ?? ''] ?? 0)
}

/** How far above the middle of the head reaches what it bears, head units. */
const HEAD_LOAD = 560

/** How far above the middle of the head hands or what flies from them reach, in head units. */
const aloft: Partial<Record<string, number>> = {
  dancing: 270,
  cheering: 250,
  juggling: 290,
  surrendering: 170,
  throwing: 230,
  reaching: 220,
  lifting: 420,
  stretching: 170,
  toasting: 170,
  preaching: 120,
}

/** How far above the shoulders, and to the side of them, large things reach that are carried upright, dm. */
const towering: Partial<Record<GearKind, readonly [above: number, aside: number]>> = {
  banner: [4.6, 6.4],
  parasol: [5, 5.8],
  kite: [8.4, 5],
  balloon: [6.4, 4.6],
  ladder: [5.4, 6.6],
}

/** Stands somebody so much farther away that what they carry aloft is seen whole, beside them. */
export function makeWay(person: Person, width: number, height: number): void {
  const thing = person.gear.find(({ kind, hold }) => towering[kind] && (hold === 'right' || hold === 'left'))
  const reach = thing && towering[thing.kind]
  if (!thing || !reach || person.steed) return
  const unit = belowHead(person, 'full') / 15.8
  const [above, aside] = [Math.max(reach[0] * unit - 150, topOf(person)), reach[1] * unit]
  const shoulders = 3.4 * unit
  const by = Math.min(1, (width * 0.94) / ((aside + shoulders) * person.scale))
  person.scale *= by
  const side = thing.hold === 'right' ? -1 : 1
  person.x = width / 2 - side * ((aside - shoulders) / 2) * person.scale
  person.y = Math.max(person.y, height * 0.03 + above * person.scale)
}

/** Lengths of what may be swung, from the grip to the end, in the body's units. */
const lengths: Partial<Record<GearKind, number>> = {
  greatsword: 735,
  sword: 554,
  rapier: 585,
  scimitar: 454,
  greataxe: 403,
  hammer: 325,
  mace: 310,
  axe: 310,
  dagger: 216,
}

/** How far above the middle of the head blades reach that are as long as their bearer's arm and trunk, however they are held. */
const tall: Partial<Record<GearKind, number>> = { greatsword: 356, scythe: 320 }

/** How far above the middle of the head a weapon reaches that is held aloft, in head units. */
function raisedBy({ gear, pose, build }: Person): number {
  if (pose.grip !== 'raised')
    return Math.max(0, ...gear.map(({ kind, hold }) => (hold === 'right' || hold === 'left' ? (tall[kind] ?? 0) : 0)))
  const long = Math.max(
    0,
    ...gear.map(({ kind, hold }) => (hold === 'right' || hold === 'left' ? (lengths[kind] ?? 0) : 0)),
  )
  return long === 0 ? 0 : (long * 0.88 + 40) * BODY.whole * build.frame - 86
}

/** How high the eyes are of who sits or kneels beside who stands, and how wide the body is then, in heights of standing eyes. */
const low: Partial<Record<Act | Stance, readonly [high: number, wide: number]>> = {
  sitting: [0.77, 0.46],
  kneeling: [0.74, 0.4],
  'on-knees': [0.74, 0.4],
  'cross-legged': [0.54, 0.68],
  slumped: [0.52, 0.56],
  perched: [0.62, 0.5],
  bowing: [0.8, 0.5],
  reclined: [0.74, 0.96],
  airborne: [0.92, 0.82],
  astride: [0.86, 1],
  squatting: [0.66, 0.6],
  seated: [0.77, 0.56],
  lunging: [0.94, 0.62],
}
/** How far aside those stand who hold something out to one side, as a share of the breadth. */
const asides: Partial<Record<string, number>> = { aiming: -0.14, pointing: 0.14 }
/** Where the lowest of somebody is in the picture, as a share of its height, who is not on the ground. */
const grounds: Partial<Record<string, number>> = { airborne: 0.88, astride: 0.86, perched: 0.78 }
/** Whoever is afloat has the water under them in the picture too. */
const groundOf = ({ pose, furniture = [] }: Person): number =>
  furniture.some(({ kind }) => kind === 'raft' || kind === 'rowboat') ? 0.86 : (grounds[pose.stance ?? ''] ?? 0.965)

/** Of whoever stands upright, with room for arms that are held out. */
const upright = [1, 0.4] as const
/** Whether somebody must be seen down to the ground to be seen to sit or kneel. */
const isLow = (stance: Act | Stance) => stance !== 'lunging' && (low[stance]?.[0] ?? 1) < 1
const statureOf = ({ pose }: Person) => {
  const stance = pose.stance ?? pose.act
  return (stance && low[stance]) ?? upright
}

/** On which side something stands that is not before somebody: 1 where they look, -1 the other, 0 neither or both. */
function sideOf({ furniture = [], gear }: Person): -1 | 0 | 1 {
  const where = furniture.flatMap(({ kind, state }) =>
    state.includes('before')
      ? []
      : state.includes('beside') || kind === 'portal'
        ? [-1]
        : lateral.includes(kind)
          ? [1]
          : [],
  )
  const all = [...where, ...gear.flatMap(({ thing }) => (thing && isLarge(thing) ? [-1] : []))]
  return Math.sign(all.reduce((sum, one) => sum + one, 0)) as -1 | 0 | 1
}
const lateral: readonly string[] = [
  'chest',
  'statue',
  'door',
  'pail',
  ...standKinds.filter((kind) => standWords[kind][0] === 'side'),
]

const isHolding = ({ gear }: Person) => gear.some(({ hold }) => hold === 'left' || hold === 'right')

/** How much of a person the picture shows. */
export type Framing = 'bust' | 'chest' | 'waist' | 'knees' | 'full'

/** Head units from the middle of the head down to where a framing ends. */
export function belowHead({ build }: Person, framing: Exclude<Framing, 'bust'>): number {
  const soles = solesOf(build)
  const end =
    framing === 'full'
      ? soles + 14
      : framing === 'chest'
        ? CROTCH * 0.68
        : CROTCH + (soles - CROTCH) * (framing === 'waist' ? 0.04 : 0.36)
  return 86 + end * BODY.whole * build.frame
}

/**
 * Stands a person so that a framing fills `height` units from `top` on, `person.scale` being the person's size beside others.
 * Nobody grows beyond `most` or what `width` units have room for.
 */
export function stand(person: Person, framing: Framing, height: number, width: number, most = 9): void {
  const size = Math.min(1.08, person.scale)
  const above = topOf(person) + (framing === 'bust' ? 0 : 24)
  if (framing === 'bust') {
    person.whole = false
    const room = (height > 1150 ? 2.2 : 1.72) * size
    person.scale = Math.min(most, room)
    const top = above * person.scale
    person.y = Math.max(height * 0.375 + (1 - size) * 240, Math.min(height * 0.56, top + 40))
    // A tall hat asks for a smaller head before it is cut off.
    if (person.y - top < 24) person.scale *= Math.max(0.72, (person.y - 24) / top)
    return
  }
  person.whole = true
  const below = belowHead(person, framing)
  const across =
    framing === 'chest'
      ? // Shoulders may go beyond the frame, hands may not.
        (2 * shoulderX(person.build) + (isHolding(person) ? 270 : 40)) * BODY.whole * person.build.frame
      : (2 * (shoulderX(person.build) + 60) + (person.gear.length > 0 ? 130 : 0)) * BODY.whole * person.build.frame
  // The small are drawn a little smaller too, though the picture is theirs alone.
  const small = framing === 'full' ? 0.55 + 0.45 * size : 1
  // Who sits is as large as there is room for: the head is nearer the ground, and larger beside what is below it.
  const [high, wide] = statureOf(person)
  const sinks = framing === 'full' && high < 1
  const over = sinks ? above / high : above
  const broad = sinks ? (wide * below) / high : across
  person.scale =
    Math.min(
      most,
      (height * (framing === 'full' ? groundOf(person) - 0.035 : 0.965)) / (over + below),
      (width * 0.94) / broad,
    ) * (sinks ? Math.max(small, 0.9) : small)
  // Above the basket its balloon is seen.
  if (person.furniture?.some(({ kind }) => kind === 'balloon-basket')) person.scale *= 0.66
  const ground = groundOf(person)
  person.y = framing === 'full' ? height * ground - below * person.scale : above * person.scale + height * 0.03
  person.x +=
    width *
    (asides[
      person.gear.some(({ kind, hold }) => kind === 'pistol' && hold === 'right') && doneBy(person) === 'aiming'
        ? 'pointing'
        : (doneBy(person) ?? '')
    ] ??
      deedOf(doneBy(person))?.aside ??
      deedOf(person.pose.act)?.aside ??
      0)
  // Room for what stands at somebody's side.
  const side = Math.sign(person.turn.head[0]) || 1
  const at = sideOf(person)
  if (at !== 0) {
    person.scale *= 0.94
    person.y = framing === 'full' ? height * ground - below * person.scale : person.y
    person.x -= at * side * width * 0.13
  }
  if (!person.steed) return
  // The horse reaches as far behind its rider as the picture is wide: both have their place in it.
  const { body } = placesOf(person)
  const behind = out(body, [0, CROTCH, -STEED_LONG])[0] - person.x
  const shrunk = Math.min(1, (width * 0.62) / Math.abs(behind))
  person.y += (below - below * shrunk) * person.scale
  person.scale *= shrunk
  person.x -= behind * shrunk * 0.44
}

/** What only a near look shows. */
export const facial: readonly string[] = [
  ...traitKinds.filter((kind) => !['hunched', 'hook-hand', 'peg-leg', 'one-arm'].includes(kind)),
  'kohl',
  'rouged',
  'lipstick',
  'tearful',
  'bruised',
  'mismatched-eyes',
  'scar',
  'eyes',
  'glowing-eyes',
  'blind',
  'eyepatch',
  'freckles',
  'tattoo',
  'warpaint',
  'broken-nose',
  'big-nose',
  'fangs',
  'earrings',
  'glasses',
  'moustache',
  'goatee',
  'sideburns',
  'short-beard',
  'smiling',
  'sad',
  'angry',
  'sly',
  'scared',
  'bored',
  'drunk',
  'old',
  'ancient',
  'young',
  'grizzled',
]

/** Things that hang from a hand. */
const hungProps = propKinds.filter((kind) => wayOfProp(kind) === 'hung')

/** The framing a prompt asks for, else what suits and varies. */
export function framingOf(brief: Brief, count: number, random: Random): Framing {
  // Boots are seen on feet.
  if (asksFor(brief, 'full-figure', 'centaur', 'boots') || afoot.test(brief.prompt)) return 'full'
  if (asksFor(brief, 'satyr', 'peg-leg', 'barefoot', 'merfolk')) return 'full'
  if (loweredPoint.test(brief.prompt)) return 'full'
  if (asksFor(brief, 'hook-hand', 'one-arm', 'hand-on-hip')) return 'knees'
  if (asksFor(brief, 'close-up')) return 'bust'
  const act = actOf(brief)
  if (act === 'leaning') return 'full'
  if (act && count < 3) return isLow(stanceFor(brief.prompt, act, handsOf(brief)) ?? act) ? 'full' : framingOfAct(act)
  if (count >= 3) return 'full'
  if (asksFor(brief, 'raised-weapon')) return 'knees'
  // What hangs from a hand, or stands in it as tall as its bearer, is below a bust or beyond it.
  if (
    asksFor(
      brief,
      ...hungProps,
      'basket',
      'handbell',
      'balance',
      'lantern',
      'pole-lantern',
      'boulder',
      'crook',
      'broom',
      'spade',
      'oar',
      'bucket',
      'net',
      'satchel',
      'sling',
      'crutch',
      'mop',
      'hoe',
      'eel',
      'vermin',
      'watering-can',
      'sausage',
      'trap',
      'mechanical-arm',
      'pregnant',
      'fish',
      'finger-rings',
      // Nor does one show what is worn from the waist down.
      'belt',
      'rope-belt',
      'sash',
      'pouch',
      'gloves',
      'trousers',
      'skirt',
    )
  )
    return 'knees'
  // What is said of a face must be near enough to be seen.
  if (asksFor(brief, ...facial)) return 'bust'
  // The short are seen to be, from head to feet.
  if (asksFor(brief, 'dwarf', 'halfling', 'gnome') && random.chance(0.2)) return 'full'
  // Faces are what people look at: most are seen near, with the hands; none as a bust where the words name a place or the air of it.
  const isSet = brief.mentions.some(({ facet }) => facet === 'place' || facet === 'weather' || facet === 'time')
  return random.pick(count > 1 ? ofTwo : isSet ? about : usual)
}

// The four pictures of one request take every second of them (decision 0017): those are as unlike as they can be.
const usual: readonly Framing[] = ['chest', 'waist', 'chest', 'bust', 'chest', 'knees', 'waist', 'full']
const about: readonly Framing[] = ['chest', 'waist', 'chest', 'knees', 'waist', 'chest', 'knees', 'chest']
const ofTwo: readonly Framing[] = ['knees', 'full', 'waist', 'knees']
/** What is seen of feet alone. */
const afoot = /\b(?:bare ?foot(?:ed)?|sandals?|slippers|clogs|hooves|peg[- ]?leg|wooden leg|on tiptoe)\b/i

/** What reaches to the ground, and what hangs far down. */
const footed: ReadonlySet<GearKind> = new Set<GearKind>(['yoke', 'ladder'])
const hung: ReadonlySet<GearKind> = new Set<GearKind>(['marionette', 'garlic', 'dead-fowl', 'ribbon', 'rosary'])

/** Near enough for a face, far enough for what the hands hold: nobody's hands are cut by the frame who carries something in them. */
export function withHands(framing: Framing, people: readonly Person[], brief: Brief): Framing {
  const [one, ...others] = people
  // A yoke's pails hang beside the knees, and a ladder stands on the ground.
  if (one?.gear.some(({ kind }) => footed.has(kind))) return 'full'
  if (one?.gear.some(({ hold, kind }) => hold === 'hip' || hung.has(kind)) && framing !== 'full') return 'knees'
  if (framing !== 'bust' || !one || others.length > 0 || asksFor(brief, 'close-up') || one.steed) return framing
  const held = one.gear.filter(({ hold }) => hold === 'left' || hold === 'right' || hold === 'before' || isCarry(hold))
  // What is said of a face goes before what chance has put into a hand.
  const shown = asksFor(brief, ...facial) ? held.filter(({ kind }) => asksFor(brief, kind)) : held
  return shown.length > 0 ? 'chest' : framing
}
