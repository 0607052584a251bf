import { composePerson } from '../figures/person.ts'
import { poseOf } from '../figures/pose.ts'
import { garmentKinds, gearKinds, headwearKinds, type Person } from '../figures/scene.ts'
import { outfits } from '../figures/wardrobe.ts'
import { mix, type Rgb, shade } from '../paint/colour.ts'
import { colourOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, type Mention, mentionOf } from '../prompt/brief.ts'
import type { Family } from './families.ts'
import type { Creature } from './scene.ts'

/** Words for women, among the dead. */
const womanly =
  /\b(?:brides?|lady|ladies|wom[ae]n|maidens?|girls?|queens?|widows?|wi(?:fe|ves)|princess(?:es)?|nuns?|mothers?|banshees?|witch(?:es)?|daughters?|sisters?|duchess|countess)\b/i

/** A humanoid as the figures' rig makes it, told who it is by a brief of its own. */
export function humanoid(
  family: Family,
  creature: Creature,
  mention: Mention | undefined,
  brief: Brief,
  random: Random,
  said: Rgb | undefined,
  fierce: boolean,
): Person {
  const [usualPeople, usual] = family.person!
  const ridden = family.form === 'horseman' ? (mention?.words ?? '') : ''
  const people = /skelet|death/i.test(ridden) ? 'skeleton' : /ghost/i.test(ridden) ? 'ghost' : usualPeople
  // "A goblin merchant" is dressed as one.
  const told = brief.mentions.some(
    (other) =>
      mention !== undefined &&
      other !== mention &&
      other.at === mention.at &&
      other.words.startsWith(mention.words) &&
      outfits[other.concept] !== undefined,
  )
  const calling = told ? undefined : usual
  const own: Mention[] = [
    {
      concept: people,
      facet: 'kind',
      words: family.concept,
      at: mention?.at ?? 0,
      modifiers: mention?.modifiers ?? [],
    },
    ...(calling
      ? [{ concept: calling, facet: 'subject' as const, words: family.concept, at: mention?.at ?? 0, modifiers: [] }]
      : []),
  ]
  const looks = fierce
    ? 'angry'
    : family.form === 'folk' || asksFor(brief, 'smiling', 'sad', 'scared', 'sly')
      ? undefined
      : random.pick(['angry', 'stern', 'sly', 'angry'])
  const called = mention?.words ?? ''
  if (
    /\b(mermaid|siren|harp(y|ies)|hag|crone|witch|medusa|gorgon|valkyrie|dryad|nymph)s?\b/i.test(called) ||
    (family.form === 'ghost' && womanly.test(brief.prompt))
  )
    own.push({ concept: 'female', facet: 'kind', words: '', at: mention?.at ?? 0, modifiers: [] })
  if (looks) own.push({ concept: looks, facet: 'feature', words: '', at: 0, modifiers: [] })
  const rest = brief.mentions.filter((other) => other !== mention)
  const person = composePerson({ ...brief, mentions: [...own, ...rest], subject: own[0] }, random, random.int(0, 1))
  const worn = { wrap: person.wrap, garments: person.garments, headwear: person.headwear, gear: person.gear }
  if (creature.state.includes('ghostly') && family.form !== 'ghost') person.name = `ghost of a ${person.name}`
  if (family.form === 'folk') return person
  if (!['skull'].includes(person.form))
    person.complexion.base = said ? mix(said, [140, 120, 110], 0.1) : creature.colour
  person.eyes.colour = creature.eyes.colour
  person.eyes.glow = creature.eyes.glow
  if (creature.eyes.glow > 0.5) person.eyes.white = mix(creature.eyes.colour, [250, 240, 220], 0.3)
  if (creature.wings !== 'none' && !person.wings)
    person.wings = {
      kind: creature.wings,
      colour: creature.wings === 'bat' ? shade(creature.colour, -0.1) : [226, 220, 206],
    }
  if (fierce && person.form !== 'human') person.expression.gape = 0.9
  const robe = (kind: 'robe' | 'rags' | 'wrappings' | 'coat', colour: Rgb) => {
    person.garments = [{ kind, colour, trim: shade(colour, 0.1), state: [] }]
  }
  const hood = (colour: Rgb) => {
    person.headwear = { kind: 'hood', colour, state: [] }
    person.wrap = { kind: 'hooded-cloak', colour, trim: [120, 104, 80], state: [] }
  }
  if (family.form === 'zombie') {
    const corpse = random.fork('corpse')
    delete person.wrap
    delete person.headwear
    person.garments = [
      {
        kind: 'rags',
        colour: corpse.pick<Rgb>([
          [84, 78, 64],
          [70, 76, 84],
          [96, 74, 60],
        ]),
        state: ['dusty', 'bloody'],
      },
    ]
    person.gear = []
    person.hair = corpse.chance(0.5) ? undefined : { style: 'wild', colour: [70, 64, 54], adorned: false }
    delete person.beard
    person.expression = { smile: -0.7, frown: -0.4, lift: 0.2, lids: -0.2, gape: 0.85, sly: 0 }
    person.build.stout *= 0.9
    person.turn.head[2] = corpse.pick([-15, 14])
    person.face = { ...person.face, flesh: 0.35, age: 0.75, lips: 0.5 }
    person.eyes.look = [corpse.range(-16, 16), 14]
    person.eyes.white = [206, 206, 176]
    person.eyes.pupil = 'none'
  }
  if (family.form === 'skeleton') {
    // A dead knight has his armour yet; of others the bones are seen.
    const armed = /\b(?:knight|captain|general|paladin|lord|champion|warlord)s?\b/i.test(brief.prompt)
    person.garments = armed
      ? [{ kind: 'breastplate', colour: [118, 112, 106], trim: [92, 66, 48], stuff: 'iron', state: ['rusty'] }]
      : [{ kind: 'bare', colour: person.complexion.base, state: [] }]
    if (armed) person.headwear ??= { kind: 'nasal-helm', colour: [112, 108, 104], stuff: 'iron', state: ['rusty'] }
    if (random.fork('helm').chance(0.6) && !armed) delete person.headwear
    person.wrap = random.fork('cape').chance(0.6)
      ? { kind: 'cloak', colour: [70, 40, 40], trim: [120, 104, 80], state: ['dusty'] }
      : undefined
  }
  if (family.form === 'giant') {
    const stony = /stone/i.test(called)
    const [skin, hair, warm]: [Rgb, Rgb, boolean] = stony
      ? [[138, 134, 128], [96, 94, 92], false]
      : /hill/i.test(called)
        ? [[172, 128, 96], [110, 72, 44], false]
        : /frost|ice/i.test(called)
          ? [[132, 164, 190], [226, 234, 238], false]
          : /fire/i.test(called)
            ? [[88, 54, 48], [226, 104, 30], true]
            : /storm|cloud/i.test(called)
              ? [[120, 110, 160], [222, 222, 230], false]
              : [creature.colour, [96, 66, 44], false]
    person.complexion.base = said ?? skin
    person.hair = { style: random.pick(['wild', 'long', 'braid']), colour: hair, adorned: false }
    const dyed = mentionOf(brief, 'beard', 'long-beard')
      ?.modifiers.map(colourOf)
      .find((one) => one !== undefined)
    person.beard = { style: random.pick(['full', 'long', 'braided']), colour: dyed ?? hair }
    if (/frost|ice/i.test(called)) frosty(person, brief, random.fork('frost'))
    person.build = { ...person.build, broad: 1.45, stout: 1.3, bust: 0, muscle: 1.7 }
    person.face = { ...person.face, brow: 2.2, jaw: 1.35, chin: 1.25, neck: 1.5, eye: 0.8 }
    person.eyes.colour = warm ? [255, 170, 60] : creature.eyes.colour
    person.eyes.glow = 0.5
    if (random.fork('helm').chance(0.5))
      person.headwear = { kind: 'horned-helm', colour: [120, 124, 130], stuff: 'iron', state: [] }
  }
  if (family.form === 'ghost') {
    robe('robe', [150, 176, 184])
    hood([132, 158, 168])
    delete person.headwear
    person.gear = []
    if (womanly.test(brief.prompt)) {
      person.garments = [{ kind: 'dress', colour: [176, 200, 206], trim: [206, 222, 226], state: [] }]
      delete person.wrap
      delete person.beard
      person.build = { ...person.build, bust: Math.max(0.6, person.build.bust), broad: person.build.broad * 0.86 }
      person.hair = { style: 'long', colour: [120, 146, 156], adorned: false }
      if (/\b(?:bride|nun|widow)s?\b/i.test(brief.prompt))
        person.headwear = { kind: 'veil', colour: [206, 224, 228], state: [] }
    }
  }
  if (family.form === 'reaper') {
    robe('robe', [30, 28, 34])
    hood([34, 32, 38])
    person.gear = [{ kind: 'scythe', hold: 'right', colour: [150, 156, 160], state: [] }]
  }
  if (family.form === 'mummy') {
    robe('wrappings', [176, 158, 118])
    person.headwear = { kind: 'turban', colour: [176, 158, 118], state: ['dusty'] }
    delete person.hair
    delete person.beard
    person.gear = []
  }
  if (family.form === 'scarecrow') {
    robe('rags', [120, 92, 56])
    person.headwear = { kind: 'straw-hat', colour: [186, 150, 80], state: [] }
    if (!brief.mentions.some(({ concept }) => (gearKinds as readonly string[]).includes(concept)))
      person.gear = [{ kind: 'pitchfork', hold: 'right', colour: [110, 104, 96], state: ['rusty'] }]
  }
  if (family.form === 'hag') {
    person.face = {
      ...person.face,
      age: 1,
      noseLength: 1.35,
      noseWidth: 1.1,
      noseHook: 1.4,
      chin: 0.9,
      jaw: 0.9,
      flesh: 0.6,
      brow: 1.4,
      muzzle: 0.1,
      neck: 0.8,
      lips: 0.6,
    }
    person.tusks = 0
    person.ears = 'half'
    delete person.beard
    person.hair = { style: 'wild', colour: [150, 150, 142], adorned: false }
    robe('rags', [66, 60, 72])
  }
  if (family.form === 'lizardfolk' && mentionOf(brief, ...garmentKinds) === undefined) {
    // Their own scales are what they wear; a strong neck carries the head forward.
    person.garments = [{ kind: 'bare', colour: person.complexion.base, state: [] }]
    person.build = { ...person.build, broad: 1.2, bust: 0, muscle: 1.5 }
    delete person.wrap
    delete person.headwear
    if (person.gear.length === 0) person.gear = [{ kind: 'spear', hold: 'right', colour: [150, 146, 136], state: [] }]
  }
  if (family.form === 'minotaur' && mentionOf(brief, ...garmentKinds) === undefined) {
    person.garments = [{ kind: 'bare', colour: creature.colour, state: [] }]
    person.build = { ...person.build, bust: 0, muscle: 1.7 }
    delete person.wrap
  }
  if (family.form === 'merfolk') {
    person.garments = [{ kind: person.build.bust > 0 ? 'wrappings' : 'bare', colour: [70, 120, 116], state: [] }]
    delete person.wrap
    delete person.headwear
    person.gear = person.gear.filter(({ kind }) => mentionOf(brief, kind) !== undefined)
    if (person.gear.length === 0 && random.fork('trident').chance(0.6))
      person.gear = [{ kind: 'trident', hold: 'right', colour: [176, 150, 84], state: [] }]
  }
  if (family.form === 'harpy') {
    person.garments = [{ kind: 'furs', colour: [92, 70, 62], state: [] }]
    person.state.push('talons')
    person.hair = { style: 'wild', colour: [58, 44, 48], adorned: false }
    person.build = { ...person.build, bust: 0.7, broad: 0.84, muscle: 0.5 }
    delete person.beard
    delete person.wrap
    delete person.headwear
    person.gear = []
    person.wings = { kind: 'feather', colour: said ?? [112, 82, 70] }
  }
  if (family.form === 'cultist' && !asksFor(brief, 'hair', 'bald', 'crown')) hood(said ?? [52, 30, 40])
  if (family.form === 'medusa') {
    person.hair = { style: 'snakes', colour: mix(creature.colour, [60, 90, 50], 0.5), adorned: false }
    delete person.headwear
    delete person.beard
    delete person.wrap
    person.ears = 'none'
    // A woman's face under the snakes, tinged with their green.
    person.complexion.hide = 'skin'
    person.complexion.base = said ?? mix(creature.colour, [206, 190, 150], 0.5)
    person.build = { ...person.build, bust: Math.max(0.6, person.build.bust) }
    if (mentionOf(brief, ...garmentKinds) === undefined)
      person.garments = [
        {
          kind: 'dress',
          colour: random.fork('dress').pick<Rgb>([
            [206, 200, 182],
            [58, 92, 84],
            [96, 52, 76],
          ]),
          trim: [196, 160, 84],
          state: [],
        },
      ]
    person.gear = person.gear.filter(({ kind }) => mentionOf(brief, kind) !== undefined)
  }
  if (family.form === 'mind-flayer') {
    person.beard = { style: 'tentacles', colour: creature.colour }
    person.hair = { style: 'bald', colour: [0, 0, 0], adorned: false }
    delete person.headwear
    robe('robe', [58, 40, 70])
  }
  keepTold(person, worn, brief)
  if (asksFor(brief, 'headless') || /headless|dullahan/i.test(called)) behead(person)
  person.pose = poseOf(person, random.fork('pose'))
  if (family.form === 'zombie') person.pose = { ...person.pose, hip: 0, groping: true }
  return person
}

/** Whatever its kind usually wears and carries gives way to what the words say that it does. */
function keepTold(person: Person, told: Pick<Person, 'wrap' | 'garments' | 'headwear' | 'gear'>, brief: Brief): void {
  if (mentionOf(brief, ...garmentKinds)) person.garments = told.garments
  if (told.wrap && mentionOf(brief, 'cloak', 'hood', 'scarf', 'shawl', 'fur-collar', 'mantle')) person.wrap = told.wrap
  if (told.headwear && mentionOf(brief, 'hood', ...headwearKinds)) person.headwear = told.headwear
  const asked = told.gear.filter(({ kind }) => mentionOf(brief, kind))
  const others = person.gear.filter(({ hold }) => !asked.some((gear) => gear.hold === hold))
  if (asked.length > 0) person.gear = [...asked, ...others]
}

/** Takes the head, and all that goes with one. */
function behead(person: Person): void {
  person.state.push('headless')
  for (const part of ['hair', 'beard', 'headwear', 'horns', 'mask'] as const) delete person[part]
  person.eyes.glow = 0
  person.tusks = 0
  person.glasses = false
  person.patch = 0
}

/** Dressed in the pelts of white beasts, armed with what the cold has whitened. */
function frosty(person: Person, brief: Brief, random: Random): void {
  if (mentionOf(brief, ...garmentKinds) === undefined)
    person.garments = [{ kind: 'furs', colour: [198, 204, 210], state: [] }]
  if (mentionOf(brief, 'cloak', 'mantle') === undefined)
    person.wrap = { kind: 'fur-collar', colour: [222, 228, 232], trim: [180, 190, 200], state: [] }
  person.headwear ??= { kind: 'horned-helm', colour: [150, 170, 186], stuff: 'iron', state: [] }
  if (person.gear.length === 0 || mentionOf(brief, ...person.gear.map(({ kind }) => kind)) === undefined)
    person.gear = [{ kind: random.pick(['greataxe', 'hammer']), hold: 'right', colour: [150, 196, 222], state: [] }]
}
