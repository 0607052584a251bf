import type { Random } from '../../paint/random.ts'
import { depthsOf, fallDamage, type Hardness, hurtDice, severityIn } from './severity.ts'

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
 * What each kind does, in DnD5e's words: #dc# the creature's own, #low# a few below it, #hurt# damage for its challenge, #fall#
 * what a fall of #depth# feet does, #points# damage that it bears, #feet# a length, #some# a small number; the story's slots besides.
 */
const effects: Readonly<Record<HazardKind, readonly string[]>> = {
  cover: [
    'Half cover for #some#, [until|till] #points# damage [breaks|wrecks|destroys] it.',
    'Half cover [behind|beyond] it, [facing|from|towards] the #ground#.',
    'Half cover [from|towards|against] #Spot#, none [from|at|by] the #ground#.',
    'Half cover [over|along|across|for] #feet# feet, [up to|as far as|from] the #ground#.',
  ],
  topple: [
    '[Tipped over|Pushed over|Pulled down] (DC #low# Strength): #hurt# [out to|reaching|up to|as far as|across to] the #ground#.',
    '[At|After|With] #points# damage it [topples|falls|tips]: #hurt# [within|for|over] #feet# feet.',
    'A [hard|heavy|good] [blow|shove] [topples|tips] it: #hurt#, #feet# feet [across|round].',
  ],
  fall: [
    '[Loosened|Broken|Brought down] by #points# damage: #hurt# [below|beneath], [by|near|round|beside] the #ground#.',
    '[Struck|Shot|Shaken] [hard|down]: #hurt#, [DC #dc# Dexterity for half|halved by DC #dc# Dexterity|half on DC #dc# Dexterity|on DC #dc# Dexterity only half|or half with DC #dc# Dexterity].',
    '[Noise|A shout|Fire] by the #ground# [drops it|loosens it]: #hurt#, #feet# feet [wide|across|round].',
    '[At|After|From] #points# damage it [drops|rains|sheds|spills|lets fall] #hurt#, [by|near|beside|about] the #ground#.',
  ],
  slow: [
    'Difficult ground, #feet# feet [around|about|short of|beyond] the #ground#.',
    'Difficult ground [on all sides|all round|throughout], [except|but not|save] [past|by|along|beside] the #ground#.',
    'Difficult ground; the #ground# [is dry|is firm|gives safe footing], for #some#.',
    'Difficult ground from #Spot# to the #ground#.',
  ],
  slip: [
    '[Running|Hurrying|Charging] [to|past|by] the #ground#: DC #low# Dexterity, [or prone|or a fall|else prone].',
    'A shove [slides|carries|sends] [one|anyone] #feet# feet, [towards|past|near] the #ground#.',
    'DC #low# Dexterity to [pass|cross|leave|circle] the #ground# [upright|without a fall].',
    '[Prone|Down], [by|near] the #ground#, [unless|save] by DC #low# Dexterity.',
  ],
  fire: [
    '[Lit|Set alight], it [burns|smokes|blazes] #some# rounds: #hurt#, [past|back to|out to|by] the #ground#.',
    'A [spark|torch|stray bolt] [sets it off|lights it]: #hurt#, #feet# feet from the #ground#.',
    'It [catches|lights|burns] [easily|fast|at a spark]: #hurt# [a round|each round|every round|every turn|each turn], #feet# feet [wide|round|deep].',
  ],
  hide: [
    'It [hides|covers|shelters] #some#, [this side of|up to|short of] the #ground#.',
    '[Kneeling|Lying flat|Crouched], #some# are [unseen|hidden|safe] from #feet# feet.',
    'It [hides|conceals] #some# [lying flat|crouching|kneeling]; DC #low# Perception [finds|shows|betrays] them.',
  ],
  drop: [
    'A [fall|drop|plunge] of #depth# feet: #fall#, [beside|behind|before] the #ground#.',
    '[Hidden|Covered] (DC #low# Perception): [falls|drops|plunges] of #depth# feet, #fall#.',
    '#depth# feet [deep|down|sheer]: #fall#, [and|then] DC #low# Athletics [to climb out|out again|upwards].',
    '[Shoved|Thrown|Driven] off the #ground#, one [falls|drops] #depth# feet: #fall#.',
  ],
  hold: [
    '[Holds|Grips|Traps] whoever [enters|touches it]; #points# damage [frees them|breaks it].',
    '[Holds|Grips] [a leg|an arm|one], [by|beside|near] the #ground#: DC #low# Strength [frees|tears free].',
    '[Grips|Traps|Catches] whoever [stops|falls|kneels]: [#points# damage|it takes #points# damage|#points# damage frees them], [or|else] DC #low# Strength.',
  ],
  noise: [
    '[Steps|Footsteps|Boots] [on it|there] [carry|are heard|sound] #feet# feet [away|off|round], and [at|from] #Spot#.',
    'DC #low# Stealth [passes|crosses] it unheard, [towards|for|to|by] the #ground#.',
    '[Thrown|Rolled|Kicked] past the #ground#, it [distracts|draws eyes|rings] for #some# rounds.',
    'A [blow|step|stone] [warns|wakes] it #feet# feet off, [past|behind] the #ground#.',
  ],
  climb: [
    'DC #low# Athletics [up|to climb], #feet# feet, [out of reach|to safety|and dry].',
    'It [bears|holds|carries] #some#, and [leads|looks out] to #Spot#.',
    'It [leads|goes|climbs] past the #ground#, #feet# feet up; #points# damage [cuts|breaks|drops] it.',
    'From [above|the top] #some# [see|shoot] over the #ground#; DC #low# Athletics.',
  ],
  push: [
    'It [sweeps|drags|drives] #some# towards the #ground#, #feet# feet.',
    'DC #low# Strength, or [swept|pushed|carried] #feet# feet [towards|past|against] the #ground#.',
    'It carries [anyone in it|the unwary|swimmers] #feet# feet, [past|to|beyond] the #ground#.',
  ],
  fog: [
    '[Sight|Vision|Every view] ends [at|after|within] #feet# feet, [before|short of|by] the #ground#.',
    'It [hides|veils|swallows] the #ground#, and #some# [beside|near|behind] that.',
    'Nothing [shows|is seen|is clear] beyond #feet# feet [but|save|except] the #ground#.',
  ],
  swarm: [
    '[Disturbed|Stirred up|Woken]: #hurt# [a round|each round|every round|every turn|each turn], [over|for] #feet# feet.',
    'Once [disturbed|roused]: #hurt# [up to|over to|past|round|about] the #ground#, [for|over|through] #some# rounds.',
    'DC #low# Stealth to [pass|cross|approach]; [else|or|failing that] #hurt#, [up to|round|past] the #ground#.',
  ],
  narrow: [
    '[Room|Space|Width] for #some#, from the #ground# to #Spot#.',
    '#feet# feet long, [one abreast|single file|stooping], [past|along|to] the #ground#.',
    'Whoever [holds|takes|keeps] the #ground# [blocks|bars|closes] it, #feet# feet long.',
  ],
  dazzle: [
    'DC #low# Constitution [or blinded|or be blinded], [facing|towards|near] the #ground#.',
    'It lights #feet# feet, [even|also] [behind|beyond|past] the #ground#.',
    '[Turned|Tilted|Flashed] on the #ground#, it blinds #some# (DC #low# Constitution).',
  ],
  thin: [
    'It [bears|holds|carries] #some#, [no more|at most]; then #fall#, #depth# feet [down|below|deep].',
    'It [breaks|gives|splits] at #points# damage, [above|by|beside] the #ground#: #fall#, #depth# feet.',
    'DC #low# Dexterity [near|by|past] the #ground#, or it [breaks|gives way|tears]: #hurt#.',
  ],
  sharp: [
    '[Shoved|Thrown|Knocked] from the #ground#, one [takes|suffers|has] #hurt#.',
    '#feet# feet [of it|wide|deep]: #hurt#, [DC #low# Dexterity for half|half on DC #low# Dexterity|halved by DC #low# Dexterity].',
    '[Climbing|Pushing|Squeezing] through to #Spot#: #hurt#, [by|at|near|beside] the #ground#.',
  ],
}

/** What sort of damage each kind does; what is not here strikes one down. */
const damageOf: Partial<Record<HazardKind, readonly string[]>> = {
  fire: ['fire'],
  swarm: ['piercing', 'poison'],
  sharp: ['piercing', 'slashing'],
}

/** What a fall does, after its figure. */
const landings = ['falling damage', 'on landing', 'from the fall', 'at the bottom', 'to whoever falls']

const inPathfinder: readonly [RegExp, string][] = [
  [/Half cover/g, 'Standard cover'],
  [/DC (#\w+#) Dexterity for half/g, 'DC $1 basic Reflex'],
  [/(DC #\w+#) Strength/g, '$1 Athletics'],
  [/(DC #\w+#) Dexterity/g, '$1 Reflex'],
  [/(DC #\w+#) Constitution/g, '$1 Fortitude'],
  [/Difficult ground/g, 'Difficult terrain'],
]

/** What the creature's own numbers set. */
interface Measure extends Hardness {
  dc: number
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
  const some = chance.pick(['five', 'two', 'three', 'four', 'six'])
  const [shallow, deep] = depthsOf(measure)
  const step = deep > 30 ? 10 : 5
  const depth = step * chance.int(shallow / step, deep / step)
  const slots: Readonly<Record<string, string>> = {
    dc: String(dc),
    low: String(dc - chance.int(1, 4)),
    hurt: `${hurtDice(measure, severityIn(worded))} ${chance.pick(damageOf[kind] ?? ['bludgeoning'])} damage`,
    depth: String(depth),
    fall: `${fallDamage(depth, isPathfinder)} ${chance.pick(landings)}`,
    points: String(5 + chance.int(0, 6) + Math.round(challenge) * 2),
    feet,
    some,
  }
  const effect = worded.replace(
    /#(dc|low|hurt|points|feet|some|depth|fall)(?:\.cap)?#/g,
    (_, name: string) => slots[name] ?? '',
  )
  return { thing, effect: effect.charAt(0).toUpperCase() + effect.slice(1) }
}
