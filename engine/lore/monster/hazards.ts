import type { Random } from '../../paint/random.ts'
import { areaDamage } from '../rules/pathfinder/tables.ts'

/** What something in a lair does in a fight. */
export type HazardKind =
  | 'cover'
  | 'topple'
  | 'fall'
  | 'slow'
  | 'slip'
  | 'fire'
  | 'hide'
  | 'drop'
  | 'hold'
  | 'noise'
  | 'climb'
  | 'push'
  | 'fog'
  | 'swarm'
  | 'narrow'
  | 'dazzle'
  | 'thin'
  | 'sharp'

/** Something in a lair that counts in a fight. */
export interface Hazard {
  thing: string
  kind: HazardKind
}

/** "Rope bridge|thin; Cornice|fall" */
export const hazardsIn = (text: string): Hazard[] =>
  text.split('; ').map((one) => {
    const [thing = '', kind = 'cover'] = one.split('|')
    return { thing, kind: kind as HazardKind }
  })

/**
 * What each kind does, in DnD5e's words: #dc# the creature's own, #low# a few below it, #hurt# damage for its challenge,
 * #points# damage that it bears, #feet# a length, #some# a small number; the story's slots besides.
 */
const effects: Readonly<Record<HazardKind, readonly string[]>> = {
  cover: [
    'Half cover for #some#, #points# hit points.',
    'Half cover [as far as|up to] the #ground#, #feet# feet.',
    'Half cover from #Spot#, none from the #ground#.',
  ],
  topple: [
    'DC #low# Strength topples it: #hurt# [as far as|out to] the #ground#.',
    'Topples at #points# damage: #hurt# within #feet# feet.',
    'Pushed at the #ground# (DC #low# Strength), it deals #hurt#.',
  ],
  fall: [
    '#points# damage [brings it down|fells it|loosens it]: #hurt# by the #ground#.',
    'Struck from the #ground#, it drops #hurt#, DC #dc# Dexterity for half.',
    'Noise at the #ground# drops it: #hurt#, #feet# feet wide.',
  ],
  slow: [
    'Difficult ground, #feet# feet around the #ground#.',
    '#feet# feet cost double, except past the #ground#.',
    'Difficult ground; the #ground# is [a dry way|safe footing|wide enough] for #some#.',
  ],
  slip: [
    'DC #low# Dexterity to [hurry past|run by|rush] the #ground# upright.',
    'A shove here [slides|carries|sends one] #feet# feet, towards the #ground#.',
    'Running for the #ground# means DC #low# Dexterity, or prone.',
  ],
  fire: [
    'Lit, it burns #some# rounds: #hurt# [as far as|back to] the #ground#.',
    'A spark sets off #hurt#, #feet# feet from the #ground#.',
    'It catches easily: #hurt# a round, #feet# feet wide.',
  ],
  hide: [
    'It hides #some#, as far as the #ground#.',
    'Kneeling, #some# are unseen from #feet# feet.',
    'It hides #some#, but stirs: DC #low# Perception.',
  ],
  drop: [
    'A fall of #feet# feet: #hurt#, beside the #ground#.',
    'DC #low# Perception to [notice|see it|be warned]; #feet# feet down, #hurt#.',
    '#feet# feet deep: #hurt#, and DC #low# Athletics to climb.',
  ],
  hold: [
    'It holds #some# fast until #points# damage.',
    'DC #low# Strength to [leave it for|get out towards|break away to] the #ground#.',
    'It grips whoever stops: #points# damage, or DC #low# Strength.',
  ],
  noise: [
    'It is heard #feet# feet away, and at #Spot#.',
    'DC #low# Stealth to [pass it|creep by|slip past] towards the #ground#.',
    'Thrown past the #ground#, it distracts for #some# rounds.',
  ],
  climb: [
    'DC #low# Athletics, #feet# feet, out of reach.',
    'It bears #some#, and [shows the way|gives a view|leads on] to #Spot#.',
    'It leads past the #ground#, #feet# feet up; #points# damage cuts it.',
  ],
  push: [
    'It sweeps #some# towards the #ground#, #feet# feet.',
    'DC #low# Strength, or #feet# feet towards the #ground#.',
    'It carries [anyone|the unwary|swimmers] #feet# feet, past the #ground#.',
  ],
  fog: [
    'Sight ends at #feet# feet, before the #ground#.',
    'It hides the #ground#, and #some# beside that.',
    'Nothing shows beyond #feet# feet but the #ground#.',
  ],
  swarm: [
    'Disturbed: #hurt# a round within #feet# feet.',
    '#hurt# [up to|over to] the #ground#, for #some# rounds.',
    'DC #low# Stealth to pass; else #hurt#, up to the #ground#.',
  ],
  narrow: [
    'Room for #some#, from the #ground# to #Spot#.',
    '#feet# feet long, one abreast, past the #ground#.',
    'Whoever holds the #ground# holds #feet# feet.',
  ],
  dazzle: [
    'DC #low# Constitution or blinded, facing the #ground#.',
    'It lights #feet# feet, even behind the #ground#.',
    'Turned on the #ground#, it blinds #some# (DC #low# Constitution).',
  ],
  thin: [
    'It bears #some#; then #hurt#, #feet# feet down.',
    'It breaks at #points# damage, above the #ground#: #hurt#.',
    'DC #low# Dexterity near the #ground#, or it breaks: #hurt#.',
  ],
  sharp: [
    '#hurt# if shoved from the #ground#.',
    '#feet# feet of it: #hurt#, DC #low# Dexterity for half.',
    'It deals #hurt# from the #ground# to #Spot#.',
  ],
}

const inPathfinder: readonly [RegExp, string][] = [
  [/Half cover/g, 'Standard cover'],
  [/DC (#\w+#) Dexterity for half/g, 'DC $1 basic Reflex'],
  [/(DC #\w+#) Strength/g, '$1 Athletics'],
  [/(DC #\w+#) Dexterity/g, '$1 Reflex'],
  [/(DC #\w+#) Constitution/g, '$1 Fortitude'],
  [/Difficult ground/g, 'Difficult terrain'],
]

/**
 * d10 of a blow that comes once, and of one that comes round after round, by the levels of characters who face it: SRD 5.1
 * (CC-BY-4.0), "Traps", Damage Severity by Level, its dangerous and its setback; below challenge 1 the setback.
 */
const severity: readonly { below: number; once: number; often: number }[] = [
  { below: 1, once: 1, often: 1 },
  { below: 5, once: 2, often: 1 },
  { below: 11, once: 4, often: 2 },
  { below: 17, once: 10, often: 4 },
  { below: Number.POSITIVE_INFINITY, once: 18, often: 10 },
]

/** As much by dice of one size. Pathfinder: GM Core (ORC), "Building Creatures", area damage of limited and of unlimited use. */
function diceFor({ challenge, level, isPathfinder }: Measure, recurs: boolean, chance: Random): string {
  const { once, often } = severity.find(({ below }) => challenge < below)!
  const mean = isPathfinder ? areaDamage(level, recurs ? 'unlimited' : 'limited') : (recurs ? often : once) * 5.5
  const die = chance.pick([6, 8, 10])
  return `${Math.max(1, Math.round(mean / ((die + 1) / 2)))}d${die} damage`
}

/** What the creature's own numbers set. */
interface Measure {
  dc: number
  challenge: number
  /** Pathfinder's. */
  level: number
  isPathfinder: boolean
}

/** What it is, and what it does at this challenge, by this rule book; the story's slots are left in. */
export function hazardRow(
  { thing, kind }: Hazard,
  measure: Measure,
  chance: Random,
): { thing: string; effect: string } {
  const { dc, challenge, isPathfinder } = measure
  const frame = chance.pick(effects[kind])
  const worded = isPathfinder ? inPathfinder.reduce((text, [from, to]) => text.replace(from, to), frame) : frame
  const feet = String(5 * chance.int(2, kind === 'cover' || kind === 'narrow' ? 4 : 6))
  const some = chance.pick(['five', 'two', 'three', 'four', 'two or three'])
  const slots: Readonly<Record<string, string>> = {
    dc: String(dc),
    low: String(dc - chance.int(1, 4)),
    hurt: diceFor(measure, /\ba round\b|\brounds\b/.test(frame), chance),
    points: String(5 + chance.int(0, 6) + Math.round(challenge) * 2),
    feet,
    some,
  }
  const effect = worded.replace(/#(dc|low|hurt|points|feet|some)(?:\.cap)?#/g, (_, name: string) => slots[name] ?? '')
  return { thing, effect: effect.charAt(0).toUpperCase() + effect.slice(1) }
}
