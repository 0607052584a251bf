import { weapons } from '../figures/gear/arms.ts'
import { errands } from '../figures/gear/errands.ts'
import { goods } from '../figures/gear/goods.ts'
import { type Gear, headwearKinds } from '../figures/scene.ts'
import type { Rgb } from '../paint/colour.ts'
import { colourOf, materialOf } from '../paint/pigments.ts'
import { asksFor, type Brief, type Mention, mentionOf } from '../prompt/brief.ts'
import type { Creature, HideName, RigName, Stuck } from './scene.ts'

/** The colour that words give a thing: of a dye, else of a stuff. */
export function dyeOf(mention: Mention | undefined): Rgb | undefined {
  for (const modifier of mention?.modifiers ?? []) {
    const colour = colourOf(modifier) ?? materialOf(modifier)?.colour
    if (colour) return colour
  }
  return undefined
}

/** Bodies that have no hide for letters. */
const unwritten: ReadonlySet<HideName> = new Set(['fire', 'air', 'water', 'shadow', 'slime'])
/** Bodies whose head a crown sits on. */
const crowned: ReadonlySet<RigName> = new Set([
  'dragon',
  'beast',
  'hulk',
  'bird',
  'serpent',
  'frog',
  'fungus',
  'kraken',
])
/** Bodies with flesh that something can stick in. */
const pierced: ReadonlySet<RigName> = new Set([
  'dragon',
  'beast',
  'hulk',
  'serpent',
  'worm',
  'fish',
  'frog',
  'kraken',
  'eye',
  'spider',
  'shellfish',
  'bird',
  'ooze',
  'fungus',
])

const helms = headwearKinds.filter((kind) => kind.includes('helm') || kind === 'barbute' || kind === 'sallet')

const within =
  /^[^,.;]{0,30}?\b(?:stuck|lodged|embedded|buried|sunk|jutting|sticking|protruding|thrust|driven|stabbed|planted|impaled|broken off|still)?\s*\b(?:deep )?(?:in|into|out of|from|through) (?:its|his|her|their|the|one) (?:\w+ )?(back|flank|flanks|side|sides|hide|chest|shoulder|shoulders|neck|skull|head|eye|belly|body|ribs|heart|breast|shell|carapace|trunk|throat|leg|thigh|forehead)\b/i

/** People have arrows with their bow. */
const isArrow = ({ concept, words }: Mention): boolean =>
  concept === 'arrow' ||
  ((concept === 'bow' || concept === 'crossbow') && /\b(?:arrows?|bolts?)\b/i.test(words) && !/bow/i.test(words))

/** What is said to stick in a body, and the mentions that say it. */
export function stuckIn(brief: Brief): { mention: Mention; stuck: Stuck }[] {
  return brief.mentions.flatMap((mention) => {
    const kind = isArrow(mention) ? 'arrow' : mention.concept
    if (kind !== 'arrow' && !(kind in weapons)) return []
    const told = within.exec(brief.prompt.slice(mention.at + mention.words.length))
    const pierced =
      /\b(?:pierced|impaled|stuck|bristling|riddled|studded|feathered) (?:by|with|full of) (?:\w+ )*$/i.test(
        brief.prompt.slice(0, mention.at),
      )
    if (!told && !pierced) return []
    const isPlural = /s$/i.test(mention.words.trim()) && mention.count === undefined
    return [
      {
        mention,
        stuck: {
          kind: kind as Stuck['kind'],
          many: Math.min(9, mention.count ?? (isPlural ? 4 : 1)),
          at: /skull|head|eye/i.test(told?.[1] ?? '') ? 'head' : 'body',
          colour: dyeOf(mention) ?? (kind === 'arrow' ? [206, 196, 178] : [168, 172, 178]),
        },
      },
    ]
  })
}

/** What sticks in it of what is said: arrows are named by their bow too. */
export const eachOnce = (said: ReturnType<typeof stuckIn>): Stuck[] =>
  said
    .filter(
      ({ mention, stuck }, i) =>
        said.findIndex((other) => other.mention.at === mention.at && other.stuck.kind === stuck.kind) === i,
    )
    .map(({ stuck }) => stuck)

/** What a fist of a great body closes about: weapons, and tools on a shaft. */
const isHeld = (mention: Mention): boolean =>
  !isArrow(mention) &&
  (mention.concept in weapons ||
    ((mention.concept in goods || mention.concept in errands) && fisted.has(mention.concept)))
const fisted: ReadonlySet<string> = new Set(
  'torch lantern cleaver whip banner skull pole-lantern cane crook mallet brand cage'.split(' '),
)

/** Weapons that hands of great bodies are told to hold. */
function heldBy(brief: Brief, stuck: readonly Mention[]): Gear[] {
  return brief.mentions
    .filter((mention) => isHeld(mention) && !stuck.includes(mention))
    .flatMap((mention) => {
      const many = Math.min(4, mention.count ?? (/[^s]s$/i.test(mention.words.trim()) ? 2 : 1))
      const state = ['rusty', 'broken', 'ornate', 'bloody', 'glowing', 'burning'].filter((one) =>
        mention.modifiers.includes(one),
      )
      const stuff = mention.modifiers.find((one) => materialOf(one))
      const burning = state.includes('burning')
      const colour: Rgb = dyeOf(mention) ?? [160, 164, 170]
      const gear: Gear = {
        kind: mention.concept as Gear['kind'],
        hold: 'right',
        colour,
        state,
        ...(stuff && { stuff }),
        ...(burning && { trim: [255, 120, 30] as Rgb }),
      }
      return Array.from({ length: many }, () => gear)
    })
}

/** The colour of what is breathed: "breathing blue fire". */
const breathed =
  /\b(?:breath|spew|spit|exhal|belch)\w*\s+(?:an?\s+\w+\s+of\s+)?(\w+)\s+(?:fire|flames?|lightning|frost|gas|smoke|acid|poison|steam)\b/i

/** Fire that is seen in eyes alone, and of which colour. */
export const inEyes =
  /\b(?:(\w+) )?(?:fire|flames?|embers?|light|glow) (?:in|burning in|behind|for|inside) (?:its|his|her|their|the)?\s*(?:\w+ )?(?:eyes?|eye sockets?|sockets?)\b/i

/** "The tail of a scorpion", "a snake's tail". */
const otherTail =
  /\b(scorpion|snake|serpent|dragon|lizard|crocodile|lion|horse|fox|wolf|rat|cat)(?:['’]?s)?[- ](?:like )?(?:tail|tailed|stinger|sting)\b/i
const tailsOf: Readonly<Record<string, NonNullable<Creature['tail']>>> = {
  scorpion: 'sting',
  lion: 'tuft',
  horse: 'horse',
  fox: 'bushy',
  wolf: 'bushy',
  rat: 'thin',
  cat: 'thin',
}

/** Whether its wings are raised or spread: those that are folded are not seen to be long. */
const hasSpread = ({ rig, form, pose, wings }: Creature): boolean =>
  wings !== 'none' && form !== 'drake' && pose !== 'sleeping' && !(rig === 'bird' && pose === 'perched')

/** Whether tears show: in what is spread, and in skin that a dragon or a bat has folded about it. */
const canTear = (creature: Creature): boolean =>
  hasSpread(creature) || (creature.form !== 'drake' && (creature.rig === 'dragon' || creature.form === 'bat'))

/** Gives a body what words tell of it beside its kind: letters, crowns, limbs it lacks or has too many of, what sticks in it. */
export function adorn(creature: Creature, brief: Brief, alone: boolean): void {
  const { rig, hide } = creature
  const runes = mentionOf(brief, 'runes')
  if (runes && !unwritten.has(hide))
    creature.runes = dyeOf(runes) ?? (hide === 'lava' ? [120, 200, 255] : [90, 190, 255])
  const crown = mentionOf(brief, 'crown', 'circlet', 'tiara')
  const helm = mentionOf(brief, ...helms)
  if (crowned.has(rig) && crown) creature.headgear = { kind: 'crown', colour: dyeOf(crown) ?? [222, 176, 72] }
  else if (crowned.has(rig) && helm) creature.headgear = { kind: 'helm', colour: dyeOf(helm) ?? [140, 146, 152] }
  if (asksFor(brief, 'scar')) creature.state.push('scarred')
  if (asksFor(brief, 'headless') && rig === 'hulk') creature.headless = true
  if (rig === 'hulk') {
    const said = mentionOf(brief, 'arms')?.count
    if (asksFor(brief, 'one-arm')) creature.arms = 1
    else if (said !== undefined && said !== 2) creature.arms = Math.min(8, Math.max(1, said))
  }
  if (rig === 'ooze' && mentionOf(brief, 'skeleton', 'bones')) creature.skeletonWithin = true
  const legs = mentionOf(brief, 'legs')?.count
  if (rig === 'beast' && legs !== undefined && legs > 4) creature.legs = Math.min(8, legs - (legs % 2))
  const other = rig === 'beast' ? otherTail.exec(brief.prompt)?.[1] : undefined
  if (other) creature.tail = tailsOf[other.toLowerCase()] ?? 'long'
  const tails = mentionOf(brief, 'tails')?.count
  if (rig === 'beast' && tails !== undefined && tails > 1) creature.tails = Math.min(9, tails)
  const stuck = stuckIn(brief)
  if (pierced.has(rig) && alone && stuck.length > 0) creature.stuck = eachOnce(stuck)
  if (rig === 'hulk') {
    const held = heldBy(
      brief,
      stuck.map(({ mention }) => mention),
    )
    if (held.length > 0) creature.held = held.slice(0, creature.arms ?? 2)
  }
  const marks = mentionOf(brief, 'stripes', 'spots')
  const dyes = marks?.modifiers.map(colourOf).filter((one) => one !== undefined) ?? []
  if (creature.marks !== 'plain' && dyes[0]) {
    // "Red and black stripes": one of them is the hide's.
    const [first, second] = dyes
    if (second) creature.colour = first
    creature.markDye = second ?? first
  }
  const cracks = dyeOf(mentionOf(brief, 'cracks'))
  if (cracks && (hide === 'stone' || hide === 'lava')) creature.cracks = cracks
  const belly = dyeOf(mentionOf(brief, 'belly', 'suckers'))
  if (belly) creature.belly = belly
  const tongue = dyeOf(mentionOf(brief, 'tongue'))
  if (tongue && (rig === 'mimic' || rig === 'serpent' || rig === 'frog')) creature.tongue = tongue
  const tusks = mentionOf(brief, 'tusks', 'open-mouth')
  const ivory = dyeOf(tusks)
  if (ivory && (rig === 'beast' || rig === 'hulk' || rig === 'worm' || rig === 'mimic')) creature.ivory = ivory
  if (tusks?.modifiers.some((one) => one === 'huge' || one === 'large') && rig === 'beast')
    creature.state.push('great-tusks')
  const wings = mentionOf(brief, 'wings')
  const skies = brief.mentions.filter(({ concept, modifiers }) => concept === 'starry' || modifiers.includes('starry'))
  if (skies.length > 0) {
    const colour = skies.map((one) => one.modifiers.map(colourOf).find(Boolean)).find(Boolean)
    const isWings = skies.every((one) => one === wings) && creature.wings !== 'none'
    creature.starry = { where: isWings ? 'wings' : 'all', ...(colour && { colour }) }
  }
  if (wings && creature.wings !== 'none') {
    const dye = dyeOf(wings)
    if (dye) creature.wingDye = dye
    const torn = wings.modifiers.some((one) => ['broken', 'withered', 'rotten', 'ruined', 'old'].includes(one))
    if (torn && canTear(creature)) creature.state.push('torn-wings')
    const great = wings.modifiers.includes('huge') || wings.modifiers.includes('large')
    if (great && hasSpread(creature)) creature.state.push('great-wings')
  }
  if (asksFor(brief, 'bursting')) {
    const isWet =
      asksFor(brief, 'underwater') ||
      /\b(?:sea|lake|water|waves|ocean|river|swamp|marsh|pond|bog)\b/i.test(brief.prompt)
    creature.bursts = isWet ? 'water' : 'ground'
  }
  const breath = brief.mentions.find(({ concept }) => concept.endsWith('breath'))
  const dye =
    breath?.modifiers.map(colourOf).find(Boolean) ?? colourOf((breathed.exec(brief.prompt)?.[1] ?? '').toLowerCase())
  if (creature.breath && dye) creature.breathDye = dye
  const flames = mentionOf(brief, 'flames', 'flame')
  const burns = flames && !inEyes.test(brief.prompt) && creature.breath !== 'fire' && hide !== 'fire' && hide !== 'wood'
  if (burns) creature.flames = flames.modifiers.map(colourOf).find(Boolean) ?? [255, 132, 40]
  if (rig === 'beast' && creature.pose === undefined && asksFor(brief, 'saddle'))
    creature.saddle = dyeOf(mentionOf(brief, 'saddle')) ?? [120, 36, 40]
}
