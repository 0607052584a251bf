import { mix, type Rgb, shade } from '../paint/colour.ts'
import { colourOf, materialOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, forbids, mentionOf } from '../prompt/brief.ts'
import { type Act, actOf, handsOf, moodOfAct, stanceFor, wayFor } from './acts.ts'
import { stuffed } from './attire.ts'
import { emblazonGear } from './blazon.ts'
import { isGown } from './body/tailoring.ts'
import { expressionFor, played, shapeFace, stretchOf } from './countenance.ts'
import { deedOf } from './deeds.ts'
import { equip, loadOf } from './equip.ts'
import { furnish } from './furnish.ts'
import { type Identity, resumeIdentity } from './identity.ts'
import {
  beardDye,
  beardOf,
  dyeOf,
  greyTemples,
  hairColourOf,
  hairOf,
  hairWords,
  hornsOf,
  isDarkHaired,
  lipsOf,
  scarsOf,
  skinOf,
} from './looks.ts'
import { lipDyeOf, oddEyeOf, paintOf, scarsTold, sideAsked, stainsOf, traitsOf } from './marking.ts'
import { moodOf } from './moods.ts'
import { dress } from './outfit.ts'
import { darkEyes, humanEyes } from './peoples.ts'
import { loweredPoint, poseOf, swung } from './pose.ts'
import { type Gear, garmentKinds, isCarry, type Person } from './scene.ts'
import { whoIs } from './who.ts'

/** Scales of merfolk. */
const tails: readonly Rgb[] = [
  [46, 140, 130],
  [60, 110, 170],
  [120, 86, 160],
  [72, 150, 92],
]

/** What is done with an open mouth. */
const loud =
  /\b(?:roar(?:s|ing)?|bellow(?:s|ing)|howl(?:s|ing)?|shout(?:s|ing)?|yell(?:s|ing)?|scream(?:s|ing)?|shriek(?:s|ing)?|war cry|battle cry|bawling)\b/i

/** What eyes glow with when the prompt does not say. */
const luminous: readonly Rgb[] = [
  [255, 190, 60],
  [110, 220, 255],
  [255, 84, 50],
  [140, 255, 140],
]

/** What people of woods and waters wear and have of their own, where the words say nothing else. */
function ofTheWild(person: Person, name: string, brief: Brief, hasCalling: boolean): void {
  const isTold = asksFor(brief, ...garmentKinds)
  if (name === 'satyr' && !asksFor(brief, 'trousers', 'boots')) {
    const fleece = shade(person.hair?.colour ?? [92, 64, 42], 0.04)
    const legs = (['trousers', 'boots'] as const).map((kind) => ({ kind, colour: fleece, stuff: 'fur', state: [] }))
    person.extras = [...person.extras.filter(({ kind }) => kind !== 'trousers' && kind !== 'boots'), ...legs]
    if (!isTold) person.garments = [{ kind: 'vest', colour: [96, 62, 40], stuff: 'leather', state: [] }]
  }
  if ((name === 'dryad' || name === 'leshy') && !isTold) {
    person.garments = [
      {
        kind: person.build.bust > 0 ? 'dress' : 'tunic',
        colour: [74, 104, 44],
        trim: [122, 142, 52],
        state: ['leaves'],
      },
    ]
    if (!hasCalling) person.gear = []
    delete person.wrap
    if (!person.headwear || !asksFor(brief, person.headwear.kind))
      person.headwear = { kind: 'wreath', colour: [86, 122, 52], state: [] }
  }
}

/** What glasses are said to be. */
function eyewearOf(brief: Brief): Person['eyewear'] {
  const mention = mentionOf(brief, 'glasses')
  if (!mention) return undefined
  const kind = /goggle/i.test(mention.words) ? 'goggles' : /monocle/i.test(mention.words) ? 'monocle' : 'glasses'
  const colour = dyeOf(mention)
  const isRaised =
    kind === 'goggles' &&
    /goggles[^,.;]{0,24}\b(?:forehead|brow|head|up)\b|\b(?:raised|pushed up) goggles/i.test(brief.prompt)
  return { kind, ...(colour ? { colour } : {}), ...(isRaised ? { isRaised } : {}) }
}

/** Everything said of the person as a whole. */
function about(brief: Brief): string[] {
  return brief.mentions
    .filter((mention) => mention.facet === 'subject' || mention.facet === 'kind')
    .flatMap((mention) => mention.modifiers)
    .concat(brief.mentions.filter((mention) => mention.facet === 'feature').map((mention) => mention.concept))
}

/** How red cheeks are, 1 as after a run: by what somebody feels, else by how they are built. */
function flushOf(brief: Brief, { fat, isBloodless }: { fat: number; isBloodless: boolean }, look: Random): number {
  const felt = moodOf(brief)?.flush
  if (felt !== undefined && !isBloodless) return felt
  if (asksFor(brief, 'angry')) return 1.35
  if (asksFor(brief, 'scared')) return 0.1
  if (asksFor(brief, 'drunk', 'ruddy')) return 1.3
  if (fat > 0 || asksFor(brief, 'smiling', 'innkeeper', 'sad')) return 0.95
  return isBloodless ? 0.05 : look.range(0.35, 0.75)
}

/** Where somebody looks: at us; the sly from the corner of an eye, the sad to the ground. */
function gazeOf(brief: Brief, yaw: number, look: Random): [number, number] {
  const usual: [number, number] = [-yaw * look.range(0.25, 0.7) + look.range(-6, 6), look.range(-4, 5)]
  const { gaze } = moodOf(brief) ?? {}
  if (gaze === 'us') return [-yaw * 0.85, 0]
  if (gaze === 'down') return [usual[0] * 0.5, -12]
  if (gaze === 'aside') return [-Math.sign(yaw) * Math.min(30, Math.abs(yaw) * 0.4 + 14), -2]
  if (gaze === 'up') return [usual[0], 10]
  if (asksFor(brief, 'sly')) return [-Math.sign(yaw) * Math.min(34, Math.abs(yaw) + 12), 0]
  return asksFor(brief, 'sad') ? [usual[0] * 0.5, -11] : usual
}

/** Where a hook is, or nothing, nothing is held: what is in that hand goes to the other, or away. */
function disarm(person: Person): void {
  const hook = person.traits?.find(({ kind }) => kind === 'hook-hand' || kind === 'one-arm')
  if (!hook) return
  const [lost, other] = hook.side === 1 ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const isTaken = person.gear.some(({ hold }) => hold === other)
  person.gear = person.gear.flatMap((gear) => (gear.hold !== lost ? gear : isTaken ? [] : { ...gear, hold: other }))
}

/** Takes away what headgear covers, so that the scene holds only what is seen; hair that was asked for comes out of a hood. */
function hide(person: Person, brief: Brief) {
  const on = person.headwear?.kind
  // Mail and linen close under the chin: what would come through is cut, and seen only where it is asked for.
  if (
    person.beard &&
    (on === 'coif' || on === 'barbute') &&
    !['stubble', 'moustache', 'handlebar'].includes(person.beard.style)
  ) {
    if (/beard/i.test(brief.prompt)) person.beard.style = 'short'
    else delete person.beard
  }
  if (on === 'great-helm' || (person.mask && !person.mask.state.includes('domino'))) delete person.beard
  if (!person.hair || (on !== 'hood' && on !== 'coif' && on !== 'great-helm' && on !== 'barbute')) return
  const asked = brief.mentions.some(({ concept }) => concept === 'hair' || hairWords.includes(concept))
  if (on !== 'hood') delete person.hair
  else if (!hangs.includes(person.hair.style)) person.hair.style = asked ? 'long' : 'short'
}

/** Hair that comes out of a hood. */
const hangs: readonly string[] = [
  'long',
  'very-long',
  'wavy',
  'shoulder',
  'two-braids',
  'braid',
  'ringlets',
  'dreadlocks',
]

/** Things that an act needs in a hand, where there are none. */
const needed: Partial<Record<Act, Person['gear'][number]>> = {
  reading: { kind: 'book', hold: 'left', colour: [104, 46, 38], state: [] },
  drinking: { kind: 'tankard', hold: 'right', colour: [120, 84, 52], state: [] },
  aiming: { kind: 'bow', hold: 'left', colour: [110, 74, 44], state: [] },
  hammering: { kind: 'hammer', hold: 'right', colour: [120, 122, 126], state: [] },
  writing: { kind: 'quill', hold: 'right', colour: [232, 226, 214], state: [] },
  stirring: { kind: 'ladle', hold: 'right', colour: [120, 84, 52], stuff: 'wood', state: [] },
}
/** What is drunk from as well as a tankard. */
const drunkFrom: readonly Gear['kind'][] = ['goblet', 'bottle', 'potion', 'bowl', 'jug', 'horn', 'teacup', 'ladle']
/** Acts for which both hands are free. */
const bare: readonly Act[] = [
  'arms-crossed',
  'praying',
  'summoning',
  'weeping',
  'hands-on-hips',
  'shrugging',
  'cheering',
  'surrendering',
  'begging',
  'flexing',
  'warding',
  'warming',
  'climbing',
]

/** What is poured, by its name or the colour that is said of it; wine where neither is. */
function drinkIn(brief: Brief): Rgb {
  const mention = mentionOf(brief, 'potion', 'bottle', 'tankard', 'goblet', 'jug')
  const said = dyeOf(mention)
  if (said) return said
  const drink = drinks.find(([words]) => words.test(brief.prompt))
  return drink?.[1] ?? [124, 22, 44]
}
const drinks: readonly (readonly [RegExp, Rgb])[] = [
  [/\b(?:ale|beer|mead|cider|honey|rum|whiskey|brandy|tea)\b/i, [206, 142, 48]],
  [/\b(?:milk|cream)\b/i, [240, 236, 226]],
  [/\bwater\b/i, [150, 190, 210]],
  [/\b(?:potion|elixir|poison|acid)\b/i, [92, 178, 70]],
  [/\bblood\b/i, [140, 16, 22]],
]

/** Acts that are seen by the open right hand. */
const shownHand: readonly Act[] = ['blessing', 'preaching', 'waving', 'whispering', 'saluting']

/** Whoever bears something with both arms has nothing else in the hands, and nothing on a head that bears it. */
function bear(person: Person): void {
  const borne = person.gear.find(({ hold }) => isCarry(hold))
  if (!borne || !isCarry(borne.hold)) return
  person.pose.carry = borne.hold
  person.pose.hip = 0
  person.gear = person.gear.filter(
    (gear) => gear === borne || (gear.hold !== 'left' && gear.hold !== 'right' && !isCarry(gear.hold)),
  )
  if (borne.hold === 'head') delete person.headwear
  if (borne.hold === 'head' || borne.hold === 'shoulders') delete person.wrap
}

/** What hands do with some things, where nothing else is done. */
function handle(person: Person, brief: Brief): void {
  const { gear, pose } = person
  const has = (...kinds: Person['gear'][number]['kind'][]) => gear.some(({ kind }) => kinds.includes(kind))
  if (has('shackles')) Object.assign(pose, { stride: 0.6, hip: 0 })
  if (has('shackles')) person.gear = gear.filter(({ hold }) => hold !== 'left' && hold !== 'right')
  bear(person)
  if (pose.hands || (pose.act && pose.act !== 'sitting' && pose.act !== 'kneeling')) return
  const act = has('drum') ? 'strumming' : has('map', 'letter') ? 'reading' : undefined
  if (!act) return
  const legs = pose.act
  doing(person, act, brief)
  if (legs) Object.assign(pose, { act: legs, hands: act })
  else pose.act = act
  pose.hip = 0
}

/** Has somebody do it: what the hands cannot hold then is put away, what they need is given to them. */
function doing(person: Person, act: Act, brief: Brief): void {
  const { pose, gear: own } = person
  pose.act = act
  pose.hip = 0
  const inHand = (hold: string) => hold === 'left' || hold === 'right'
  if (bare.includes(act)) person.gear = person.gear.filter(({ hold }) => !inHand(hold))
  const isReadable =
    act === 'reading' &&
    person.gear.some(({ kind, hold }) => (kind === 'map' || kind === 'letter' || kind === 'scroll') && inHand(hold))
  // A crossbow or a pistol is aimed as well as a bow.
  const shot = act === 'aiming' ? person.gear.find(({ kind }) => kind === 'crossbow' || kind === 'pistol') : undefined
  if (shot) shot.hold = 'right'
  const isDrunk = act === 'drinking' && person.gear.some(({ kind, hold }) => drunkFrom.includes(kind) && inHand(hold))
  const need = isReadable || shot || isDrunk ? undefined : needed[act]
  if (need && !person.gear.some(({ kind, hold }) => kind === need.kind && inHand(hold)))
    person.gear = [...person.gear.filter(({ hold }) => hold !== need.hold && !(act === 'aiming' && inHand(hold))), need]
  const bow = act === 'aiming' ? person.gear.find(({ kind }) => kind === 'bow' || kind === 'crossbow') : undefined
  if (bow) {
    bow.hold = bow.kind === 'crossbow' ? 'right' : 'left'
    person.gear = person.gear.filter((gear) => gear === bow || !inHand(gear.hold))
    // As an archer stands: the breast to us, the face along the arrow.
    person.turn.body = [-12, 0, 0]
    person.turn.head = [46, 0, 0]
  }
  if (act === 'hammering') {
    pose.grip = 'raised'
    const isAtAnvil = !person.gear.some(({ hold, kind }) => hold === 'left' && kind !== 'tongs')
    if (isAtAnvil && !person.gear.some(({ hold }) => hold === 'left'))
      person.gear.push({ kind: 'tongs', hold: 'left', colour: [92, 92, 96], state: [] })
  }
  // From the side one sees what legs do.
  const aside = act === 'kneeling' ? 44 : act === 'bowing' || act === 'sneaking' || act === 'charging' ? 34 : 0
  if (aside > 0) {
    const to = Math.sign(person.turn.head[0]) || 1
    person.turn.body[0] = to * aside
    person.turn.head[0] = to * Math.max(14, Math.min(aside * 0.7, Math.abs(person.turn.head[0])))
  }
  if (deedOf(act)) setAbout(person, act, brief)
  // A hand that is shown is empty: what it held goes to the other.
  if (shownHand.includes(act)) {
    const isTaken = person.gear.some(({ hold }) => hold === 'left')
    person.gear = person.gear.flatMap((gear) =>
      gear.hold !== 'right' ? gear : isTaken ? [] : { ...gear, hold: 'left' as const },
    )
  }
  const way = wayFor(brief, act)
  if (way) equip(person, way, own, brief)
  if (act === 'pouring') pose.pours = drinkIn(brief)
  const load = loadOf(act, brief)
  if (load) {
    pose.load = load
    person.gear = person.gear.filter(({ kind, hold }) => kind !== load && !inHand(hold))
  }
}

/** Gives the hands what a deed needs, turns body and head to it, and shuts the eyes of sleepers. */
function setAbout(person: Person, act: Act, brief: Brief): void {
  const { needs, bare: isBare, faces, shut } = deedOf(act) ?? {}
  const inHand = ({ hold }: Gear) => hold === 'left' || hold === 'right'
  if (act === 'juggling') {
    const thing = person.gear.find(({ kind }) => jugglers.includes(kind))?.kind
    if (thing) person.pose.tossed = thing
    const count = brief.mentions.find(({ concept, count: said = 1 }) => said > 2 && concept !== 'human')?.count
    if (count) person.pose.tosses = Math.min(7, count)
  }
  if (act === 'casting') castWith(person)
  if (act === 'tossing') person.gear = person.gear.filter((gear) => gear.hold !== 'right')
  if (needs) {
    const suits = needs.suits ?? [needs.kind]
    const own =
      person.gear.find(({ kind }) => kind === needs.kind) ?? person.gear.find(({ kind }) => suits.includes(kind))
    const tool: Gear = own
      ? { ...own, hold: needs.hold }
      : { kind: needs.kind, hold: needs.hold, colour: needs.colour, state: [] }
    person.gear = [
      ...person.gear.filter((gear) => gear !== own && !(inHand(gear) && (isBare || gear.hold === needs.hold))),
      tool,
    ]
  } else if (isBare) person.gear = person.gear.filter((gear) => !inHand(gear))
  if (faces) {
    person.turn.body = [faces[0], person.turn.body[1], person.turn.body[2]]
    person.turn.head = [faces[1], person.turn.head[1], person.turn.head[2]]
  }
  if (shut) person.eyes.closed = [-1, 1]
  twoHanded(person, act)
}

/** One hand on the hip: that which holds nothing, or what is in it goes. */
function restOnHip(person: Person): void {
  const holds = (hand: string) => person.gear.some(({ hold }) => hold === hand)
  const isFree = { left: !holds('left'), right: !holds('right') }
  const hand = isFree.left || !isFree.right ? 'left' : 'right'
  person.gear = person.gear.filter(({ hold }) => hold !== hand)
  person.pose.hip = hand === 'left' ? 1 : -1
}

/** What is juggled besides balls. */
const jugglers: readonly Gear['kind'][] = ['skull', 'apple', 'dagger', 'torch', 'goblet', 'bread', 'orb']

/** A light in each hand that holds no wand or staff. */
function castWith(person: Person): void {
  const kept = person.gear.filter(
    ({ kind, hold }) => ['staff', 'wand', 'book'].includes(kind) || (hold !== 'left' && hold !== 'right'),
  )
  const own = person.gear.find(({ kind }) => kind === 'flame' || kind === 'orb')
  const colour: Gear['colour'] = own?.trim ?? own?.colour ?? [255, 150, 60]
  const lit = (['right', 'left'] as const)
    .filter((hold) => !kept.some((gear) => gear.hold === hold))
    .map((hold): Gear => ({ kind: 'flame', hold, colour, trim: colour, state: [] }))
  person.gear = [...kept, ...lit]
}

/** What both hands swing is in the right, and nothing else is in the left. */
function twoHanded(person: Person, act: Act): void {
  if (act !== 'swinging' && act !== 'throwing') return
  const own = person.gear.find((gear) => gear.hold === 'right' || gear.hold === 'left')
  if (own) own.hold = 'right'
  // Room above is left for what is held aloft.
  if (act === 'swinging') person.pose.grip = 'raised'
  person.gear = person.gear.filter((gear) => gear === own || gear.hold !== 'left')
}

/**
 * Chooses all that a person is: what the prompt says first, then who they are known to be, then what their people and calling
 * suggest, then chance.
 */
/** How far a trunk turns with the head it carries, or against it: nobody is painted like a post. */
const turns = [0.75, -0.45, 1, 0.5, -0.65, 0.9] as const

/** Turns the trunk of who only stands there; what hands hold or do is shown as it is. */
function twist(person: Person, random: Random): void {
  const { pose, turn, gear, state } = person
  const isBusy = pose.act || pose.hands || pose.stance || pose.holds || person.steed || person.furniture
  if (isBusy || state.includes('pregnant') || gear.some(({ hold }) => hold === 'left' || hold === 'right')) return
  turn.body = [turn.head[0] * random.pick(turns), turn.body[1], turn.body[2] * 1.5]
}

export function composePerson(brief: Brief, random: Random, index: number, known?: Identity): Person {
  const said = about(brief)
  const has = (...concepts: string[]) =>
    said.some((concept) => concepts.includes(concept)) || asksFor(brief, ...concepts)
  const look = random.fork('look')
  const { name, ancestry, people, calling, isCallingSaid, outfit, female, age, child, teen } = whoIs(
    brief,
    has,
    random,
    look,
  )
  // The stout are not as fat as the fat.
  const fat = !has('fat')
    ? 0
    : /\b(?:fat|obese|rotund|overweight|portly|pot[- ]bellied)\b/i.test(brief.prompt)
      ? 1
      : 0.5
  const thin = has('thin', 'withered')
  const strong = has('muscular', 'huge', 'large')
  const small = has('tiny', 'small')

  const face = shapeFace(people, { female, age, fat, thin, strong, has }, look)
  const sided = look.chance(0.68) ? -1 : 1
  const doneNow = actOf(brief)
  const usual =
    (doneNow && (moodOfAct[doneNow] ?? deedOf(doneNow)?.mood)) ?? (outfit.mood ? look.pick(outfit.mood) : 'calm')
  const expression = expressionFor(brief, usual, random.fork('expression'))
  // Gold and gaps are seen in a grin.
  if (asksFor(brief, 'gold-teeth', 'toothless') && expression.gape < 0.3 && expression.frown < 1) {
    expression.smile = Math.max(1.3, expression.smile)
    expression.gape = 0.4
  }
  // Whoever roars or shouts has the mouth open for it.
  if (loud.test(brief.prompt)) expression.gape = Math.max(0.85, expression.gape)
  const mood = moodOf(brief)
  const shown = played(expression)
  // A broad smile is not worn in profile.
  face.mouth *= stretchOf(expression)
  // The side that words name is turned to us.
  const told = sideAsked(brief)
  const yaw =
    (shown ? 0.62 : 1) *
    (told ? -told : index % 2 === 0 ? sided : -sided) *
    look.range(21, people.form && people.form !== 'human' && people.form !== 'skull' ? 44 : 36)

  const near = yaw > 0 ? -1 : 1
  // Ears of fur and feather are whole.
  const traits = traitsOf(brief, near).filter(
    ({ kind }) => kind !== 'one-ear' || !people.form || people.form === 'human',
  )
  const skin = skinOf(brief, ancestry, name, people, random.fork('skin'), has)
  const isDark = name === 'human' && skin[0] * 0.3 + skin[1] * 0.59 + skin[2] * 0.11 < 96
  const hairDye = hairColourOf(
    brief,
    people,
    age,
    has('grizzled') && !greyTemples.test(brief.prompt),
    isDark,
    random.fork('hair'),
  )
  const hair = hairOf(brief, people, female, age, calling, isDark, random.fork('style'))
  const horns = hornsOf(brief, people, random.fork('horns'))
  const eyeMention = mentionOf(brief, 'eyes', 'glowing-eyes')
  const glowing = asksFor(brief, 'glowing-eyes') || eyeMention?.modifiers.includes('glowing') === true
  const eyeColour =
    dyeOf(eyeMention) ?? look.pick(people.eyes ?? (isDark || isDarkHaired(brief) ? darkEyes : humanEyes))
  const odd = oddEyeOf(brief, eyeColour, traits)
  const blind = asksFor(brief, 'blind') && odd === undefined
  const bodyYaw = yaw * look.range(-0.15, 0.55)
  const chance = beardOf(brief, people, female, age, random.fork('beard'))
  // What a mouth is asked to do is not left to chance to hide.
  const bearded =
    shown && people.beard !== 1 && !/beard|moustache|mustache|whisker|goatee/i.test(brief.prompt) ? undefined : chance
  const paint = paintOf(brief, dyeOf(mentionOf(brief, 'tattoo', 'warpaint')), random.fork('paint'), look)
  const stubble =
    female || child || people.form || !people.beard || name === 'elf'
      ? 0
      : bearded
        ? 0.3
        : asksFor(brief, 'short-beard')
          ? 0.9
          : look.range(0.1, 0.7)

  const patchDye =
    dyeOf(mentionOf(brief, 'eyepatch')) ??
    (/bandage/i.test(mentionOf(brief, 'eyepatch')?.words ?? '') ? ([214, 204, 184] as const) : undefined)
  const eyewear = eyewearOf(brief)

  const person: Person = {
    name: [name, calling ?? ''].join(' ').trim(),
    x: 0,
    y: 0,
    depth: 0,
    scale: (people.size ?? 1) * (has('huge', 'large') ? 1.05 : small ? 0.88 : 1) * (age < 0.1 ? 0.93 : 1),
    turn: {
      head: [
        yaw,
        look.range(-3, 6) + (expression.gape > 0.5 ? 4 : 0) + (mood?.raised ?? 0),
        look.range(-6, 6) - Math.sign(yaw) * (mood?.tilted ?? 0),
      ],
      body: [bodyYaw, 0, look.range(-2, 2)],
    },
    form: people.form ?? 'human',
    face,
    expression,
    complexion: {
      hide: people.hide ?? 'skin',
      base: skin,
      lips: lipDyeOf(brief) ?? lipsOf(skin, female, people.rot !== undefined || people.ghostly === true),
      flush: flushOf(brief, { fat, isBloodless: Boolean(people.rot) || name === 'vampire' }, look),
      freckles: asksFor(brief, 'freckles') ? 1 : look.chance(0.08) ? 0.6 : 0,
      stubble,
      scars: scarsTold(brief, near) ?? scarsOf(brief, calling, near, random.fork('scars')),
      ...(paint ? { paint } : {}),
      marks: asksFor(brief, 'stripes')
        ? 'stripes'
        : asksFor(brief, 'spots')
          ? 'spots'
          : name === 'tabaxi'
            ? look.pick(['stripes', 'spots', 'plain'] as const)
            : 'plain',
      ...(people.pale ? { pale: mix(look.pick(people.pale), skin, 0.25) } : {}),
      ...(people.rot ? { rot: people.rot } : {}),
    },
    eyes: {
      colour: blind ? [196, 200, 200] : glowing ? (dyeOf(eyeMention) ?? look.pick(luminous)) : eyeColour,
      white: glowing ? [250, 236, 200] : (people.white ?? [214, 204, 190]),
      pupil: blind || glowing ? 'none' : (people.pupil ?? 'round'),
      glow: glowing ? 1 : (people.glow ?? 0),
      look: gazeOf(brief, yaw, look),
      closed: [],
      lash: female ? 1 : 0.25,
      ...(odd ? { odd } : {}),
    },
    ears: people.ears ?? 'round',
    tusks: forbids(brief, 'tusks') ? 0 : (people.tusks ?? 0) + (asksFor(brief, 'tusks') && !people.tusks ? 1 : 0),
    fangs: people.fangs ?? (asksFor(brief, 'fangs') ? 1 : 0),
    ...(horns ? { horns } : {}),
    ...(hair
      ? {
          hair: {
            style: hair,
            colour: hairDye,
            adorned: look.chance(0.25),
            ...(greyTemples.test(brief.prompt) ? { temples: mix(hairDye, [196, 194, 190], 0.86) } : {}),
          },
        }
      : {}),
    ...(bearded
      ? {
          beard: {
            style: bearded,
            colour: beardDye(brief) ?? hairDye,
          },
        }
      : {}),
    build: {
      broad:
        (female ? 0.86 : 1) *
        (people.build?.broad ?? 1) *
        (strong ? 1.1 : fat > 0 ? 1 + 0.16 * fat : thin ? 0.91 : small ? 0.95 : 1) *
        (age < 0.1 ? 0.86 : 1),
      stout:
        (people.build?.stout ?? 1) *
        (outfit.stout ?? 1) *
        (fat > 0 ? 1.2 + 0.62 * fat : thin ? 0.74 : 1) *
        (female ? 0.92 : 1),
      bust:
        female && !['skull', 'bird', 'owl', 'turtle', 'mantis'].includes(people.form ?? '')
          ? look.range(0.45, 0.9) * (child ? 0 : teen ? 0.4 : 1)
          : 0,
      muscle:
        (female ? 0.55 : 0.9) * (people.build?.muscle ?? 1) * (outfit.muscle ?? 1) * (strong ? 1.35 : thin ? 0.5 : 1),
      frame: (people.build?.frame ?? 1) * (child ? 0.84 + age * 1.2 : teen ? 0.93 : 1) * (female ? 0.97 : 1),
      legs: (people.build?.legs ?? 1) * (child ? 0.74 + age : teen ? 0.93 : 1),
    },
    whole: false,
    pose: { grip: 'level', hip: 0, weight: sided, stride: 0 },
    garments: [],
    extras: [],
    gear: [],
    patch: asksFor(brief, 'eyepatch') ? near : 0,
    glasses:
      asksFor(brief, 'glasses') ||
      (!forbids(brief, 'glasses') && ['artificer', 'scholar', 'alchemist'].includes(calling ?? '') && look.chance(0.4)),
    ...(asksFor(brief, 'earrings') ||
    (['pirate', 'fortune-teller', 'bard', 'dancer'].includes(calling ?? '') && look.chance(0.7))
      ? { earrings: dyeOf(mentionOf(brief, 'earrings')) ?? ([210, 170, 86] as const) }
      : {}),
    ...(patchDye ? { patchDye } : {}),
    ...(eyewear ? { eyewear } : {}),
    ...(asksFor(brief, 'nose-ring')
      ? { noseRing: dyeOf(mentionOf(brief, 'nose-ring')) ?? ([214, 172, 84] as const) }
      : {}),
    halo:
      asksFor(brief, 'halo') ||
      (people.halo === true && look.chance(0.6)) ||
      (asksFor(brief, 'golden-light') && (people.halo === true || calling === 'cleric' || calling === 'paladin')),
    ...(asksFor(brief, 'golden-light') ? { radiance: [255, 170, 54] as const } : {}),
    ...(asksFor(brief, 'finger-rings') && !forbids(brief, 'finger-rings')
      ? { rings: dyeOf(mentionOf(brief, 'finger-rings')) ?? ([222, 178, 76] as const) }
      : {}),
    state: [
      ...['bloody', 'dusty', 'frozen', 'mossy', 'overgrown'].filter((state) => asksFor(brief, state)),
      ...stainsOf(brief),
      ...(mentionOf(brief, 'tusks')?.modifiers.includes('broken') ? ['broken-tusk'] : []),
      ...(asksFor(brief, 'barefoot') ? ['barefoot'] : []),
      ...(asksFor(brief, 'rolled-sleeves') ? ['rolled-sleeves'] : []),
      ...(asksFor(brief, 'pregnant') && female && !child && !teen ? ['pregnant'] : []),
    ],
    ...(traits.length > 0 ? { traits } : {}),
  }
  if (asksFor(brief, 'closed-eyes')) person.eyes.closed = [-1, 1]
  if (person.patch && person.eyes.closed.length === 0) person.eyes.closed = [person.patch]
  if (
    asksFor(brief, 'wings') ||
    (name === 'aasimar' && /angel|celestial|seraph/i.test(ancestry?.words ?? '')) ||
    people.wings
  ) {
    const wing = mentionOf(brief, 'wings')
    const kind = people.wings ?? (['tiefling', 'dragonborn', 'vampire'].includes(name) ? 'bat' : 'feather')
    person.wings = {
      kind,
      colour:
        dyeOf(wing) ?? (kind === 'feather' ? [224, 218, 204] : kind === 'fly' ? [190, 220, 214] : shade(skin, -0.1)),
    }
  }
  if (name === 'merfolk' && !asksFor(brief, 'trousers', 'boots', 'barefoot', 'skirt')) {
    const said = brief.mentions.find(({ concept, modifiers }) => concept === 'fish-tail' && modifiers.length > 0)
    const scales = said?.modifiers.map((one) => colourOf(one) ?? materialOf(one)?.colour).find(Boolean)
    person.tail = scales ?? look.pick(tails)
  }
  const throne = mentionOf(brief, 'throne')
  if (throne?.modifiers.some((one) => colourOf(one) ?? materialOf(one)))
    person.seat = stuffed(throne, [92, 62, 38], undefined)
  if (people.steeds) {
    person.steed = dyeOf(ancestry) ?? random.fork('steed').pick(people.steeds)
    // A horse is seen from the side, whoever rides on its shoulders.
    person.turn.body[0] = (look.chance(0.78) ? -1 : 1) * look.range(44, 56)
    person.turn.head[0] = Math.sign(person.turn.body[0]) * Math.abs(person.turn.head[0])
  }
  dress(person, brief, outfit, calling, random.fork('dress'))
  ofTheWild(person, name, brief, isCallingSaid)
  if (name === 'plasmoid') delete person.hair
  // No feet are seen under a gown.
  if (person.garments.some(({ kind }) => isGown(kind))) person.state = person.state.filter((one) => one !== 'barefoot')
  // A belly is seen from the side.
  if (person.state.includes('pregnant')) person.turn.body[0] = (Math.sign(person.turn.head[0]) || 1) * 52
  if (known) resumeIdentity(person, brief, known)
  if (person.steed) {
    // Skirts would hide what he is, and hems come out of his flanks.
    for (const garment of person.garments)
      if (isGown(garment.kind) || garment.kind === 'coat' || (garment.kind === 'tunic' && !asksFor(brief, 'tunic')))
        garment.kind = 'shirt'
    if (person.wrap?.kind === 'cloak' || person.wrap?.kind === 'hooded-cloak') person.wrap.kind = 'mantle'
  }
  disarm(person)
  hide(person, brief)
  person.pose = poseOf(person, random.fork('pose'))
  const act = actOf(brief)
  // Who has what to ride on is set there with it.
  const hands = handsOf(brief)
  if (hands && !person.steed) {
    doing(person, hands, brief)
    person.pose.hands = hands
  }
  if (act && act !== 'riding' && !person.steed) {
    doing(person, act, brief)
    const stance = stanceFor(brief.prompt, act, hands)
    if (stance) person.pose.stance = stance
  }
  if (asksFor(brief, 'raised-weapon') && person.gear.some(({ kind, hold }) => hold === 'right' && swung.includes(kind)))
    person.pose.grip = 'raised'
  if (loweredPoint.test(brief.prompt) && person.gear.some(({ kind, hold }) => hold === 'right' && swung.includes(kind)))
    person.pose.grip = 'low'
  emblazonGear(person, brief)
  handle(person, brief)
  if (asksFor(brief, 'hand-on-hip')) restOnHip(person)
  if (!person.steed) furnish(person, brief)
  twist(person, random.fork('twist'))
  return person
}
