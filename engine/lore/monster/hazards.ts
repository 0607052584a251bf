import type { Random } from '../../paint/random.ts'
import { diceOfMean, type Hardness, hurtOf, recursIn } from './severity.ts'

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
    'Half cover for #some#, [with #points#|#points#|good for #points#] hit points.',
    'Half cover[ behind| up to| beyond| before| round] the #ground#, [over|across|along|for] #feet# feet.',
    'Half cover [from|towards|against] #Spot#, none [from|at|by] the #ground#.',
  ],
  topple: [
    'DC #low# Strength [topples it|brings it down|tips it]: #hurt# [past|out to|up to] the #ground#.',
    '[Topples|Falls|Goes over] at #points# damage: #hurt# [within|over|across] #feet# feet.',
    '[Pushed|Pulled|Tipped] at the #ground# (DC #low# Strength), it [deals|does|causes] #hurt#.',
  ],
  fall: [
    '#points# damage [brings it down|fells it|loosens it]: #hurt# [by|near|round] the #ground#.',
    '[Struck|Shot|Shaken] from the #ground#, it [drops|rains|deals] #hurt#, [DC #dc# Dexterity for half|halved by DC #dc# Dexterity|half on DC #dc# Dexterity|but DC #dc# Dexterity halves it].',
    '[Noise|A shout|Fire] at the #ground# drops it: #hurt#, #feet# feet [wide|across|round].',
  ],
  slow: [
    'Difficult ground, #feet# feet [around|about|short of|beyond] the #ground#.',
    '#feet# feet [cost double|count twice], [except|but not|save|unless] [past|by|along|beside] the #ground#.',
    'Difficult ground; the #ground# is [dry|firm|safe footing|wide enough] for #some#.',
  ],
  slip: [
    'DC #low# Dexterity to [pass|rush|reach|leave|circle] the #ground# upright.',
    'A shove [slides|carries|sends] [one|anyone] #feet# feet, [towards|past|near] the #ground#.',
    'Running [for|to|past] the #ground# [means|asks|needs] DC #low# Dexterity, [or prone|or a fall|else prone].',
  ],
  fire: [
    'Lit, it [burns|smokes|blazes] #some# rounds: #hurt# [past|back to|out to|by] the #ground#.',
    'A [spark|torch|stray bolt] [sets off|means] #hurt#, #feet# feet from the #ground#.',
    'It [catches|lights|burns] [easily|fast|at a spark]: #hurt# [a round|each round|every round], #feet# feet [wide|round|deep].',
  ],
  hide: [
    'It [hides|covers|shelters] #some#, [this side of|up to|short of] the #ground#.',
    '[Kneeling|Lying flat|Crouched], #some# are [unseen|hidden|safe] from #feet# feet.',
    'It [hides|conceals] #some# [lying flat|crouching|kneeling]; DC #low# Perception [finds|shows|betrays] them.',
  ],
  drop: [
    'A [fall|drop|plunge] of #feet# feet: #hurt#, [beside|behind|before] the #ground#.',
    'DC #low# Perception to [notice|see it|be warned]; #feet# feet [down|deep|below], #hurt#.',
    '#feet# feet [deep|down|sheer]: #hurt#, [and|then] DC #low# Athletics [to climb|to leave|upwards|out again].',
  ],
  hold: [
    'It [holds|traps|keeps] #some# [fast|there] [until|up to|for] #points# damage.',
    'DC #low# Strength [frees one|pulls clear|gets out], [by|beside|towards|near] the #ground#.',
    'It [grips|traps|catches] whoever [stops|falls|kneels]: [#points# damage|it takes #points# damage|#points# damage frees them], [or|else] DC #low# Strength.',
  ],
  noise: [
    '[Steps|Footsteps|Boots] on it [carry|are heard|sound] #feet# feet [away|off|round], and [at|from] #Spot#.',
    'DC #low# Stealth [passes it|gets by|goes unheard|is enough], [towards|for|to|by] the #ground#.',
    '[Thrown|Rolled|Kicked] past the #ground#, it [distracts|draws eyes|rings] for #some# rounds.',
  ],
  climb: [
    'DC #low# Athletics, #feet# feet, [out of reach|safe above|and dry].',
    'It [bears|holds|carries] #some#, and [leads|looks out] to #Spot#.',
    'It [leads|goes|climbs] past the #ground#, #feet# feet up; #points# damage [cuts|breaks|drops] it.',
  ],
  push: [
    'It [sweeps|drags|drives] #some# towards the #ground#, #feet# feet.',
    'DC #low# Strength, or #feet# feet [towards|past|against] the #ground#.',
    'It carries [anyone|the unwary|swimmers] #feet# feet, [past|to|beyond] the #ground#.',
  ],
  fog: [
    '[Sight|Vision|Every view] ends [at|after|within] #feet# feet, [before|short of|by] the #ground#.',
    'It [hides|veils|swallows] the #ground#, and #some# [beside|near|behind] that.',
    'Nothing [shows|is seen|is clear] beyond #feet# feet [but|save|except] the #ground#.',
  ],
  swarm: [
    '[Disturbed|Stirred up|Woken]: #hurt# [a round|each round|every round], [over|for] #feet# feet.',
    '#hurt# [up to|over to|past|round] the #ground#, [for|over|through] #some# rounds.',
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
    'It [bears|holds|carries] #some#; then #hurt#, #feet# feet [down|below|deep].',
    'It [breaks|gives|splits] at #points# damage, [above|by|beside] the #ground#: #hurt#.',
    'DC #low# Dexterity [near|by|past] the #ground#, or it [breaks|gives way|tears]: #hurt#.',
  ],
  sharp: [
    '#hurt# [if shoved|if thrown|after a push|on a fall|in a slide] [from|off] the #ground#.',
    '#feet# feet [of it|wide|deep]: #hurt#, [DC #low# Dexterity for half|half on DC #low# Dexterity|halved by DC #low# Dexterity].',
    'It [deals|does|means] #hurt# from the #ground# to #Spot#.',
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
  const slots: Readonly<Record<string, string>> = {
    dc: String(dc),
    low: String(dc - chance.int(1, 4)),
    hurt: `${diceOfMean(hurtOf(measure, recursIn(frame)), chance.pick([6, 8, 10]))} damage`,
    points: String(5 + chance.int(0, 6) + Math.round(challenge) * 2),
    feet,
    some,
  }
  const effect = worded.replace(/#(dc|low|hurt|points|feet|some)(?:\.cap)?#/g, (_, name: string) => slots[name] ?? '')
  return { thing, effect: effect.charAt(0).toUpperCase() + effect.slice(1) }
}
