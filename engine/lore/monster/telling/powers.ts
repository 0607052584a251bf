import type { Random } from '../../../paint/random.ts'
import type { Power } from '../../rules/monster-brief.ts'

/** When each sort of power is used, under its name; #within# is where it reaches, #two# so many of them. */
const used = {
  area: [
    '[When|Once|If] #target# and [another|a friend|one more] [are|stand|come] #within#.',
    '[When|Once] #two# [are|stand] by the #ground#, #within#.',
    '[At once|Straight away|Immediately|Before all else], if #target# is #within#.',
    'It [drives|herds] #target# to the #ground#, where #two# are #within#.',
    '[Saved|Kept|Held back] for #two#, #within#, [round|near|by] #target#.',
    '[Surrounded|Hard pressed], by #two# [or more|together] #within#, [past|against|off] #target#.',
    '[Turning|Leaping|Edging round], with #target# #within#.',
    '[On|Against] [helpers|friends] of #target#, #within#.',
    '[Whenever|If] ready, [on|against|for] #target#, #within#.',
    '[Recklessly|Friends or not|Heedless of its own|Without mercy], [at|against] #target#, #within#.',
    'It [lures|draws|calls] #target# past the #ground#, #within#.',
    'To [clear|empty|hold] the #ground#, once #target# is #within#.',
    '[Late|Last], when #target# feels [safe|at ease], #within#.',
    'From the #ground#, [once|when] #two# [gather|bunch up] #within#.',
  ],
  one: [
    '[Mostly|Chiefly|Usually] on #target#, #within#.',
    '[Kept|Saved|Meant] for #target#, #within#.',
    '[On|Against] [anyone|runners|stragglers] past the #ground#, #within#.',
    '[First|Early on], against #target#, #within#.',
    '[Tried|Used|Risked] on #target#, #within#, [twice|and again|at most once].',
    'When #target# [comes|gets|strays] #within#, [from|by] the #ground#.',
    '[After|Upon] a [wound|blow|hit|cut] by #target#, #within#.',
    '[To keep|To hold] #target# [off|away from] the #ground#, #within#.',
  ],
  heal: [
    '#half.cap#, [behind|beyond] the #ground#.',
    '#half.cap#, unless #target# is [down|dying].',
    '#half.cap#, [unseen|hidden] by #target#.',
    '#half.cap#, [if left alone|given a moment], at #Spot#.',
    '#half.cap#; #target#, [close by|at its side], [can spoil that|makes that harder].',
    '#half.cap#, [and then|after which] it [returns|comes back] from the #ground#.',
  ],
  move: [
    'To get from #target# [to|behind] the #ground#.',
    '[To pass|To get past|Round] #target#, [towards|at] #target#.',
    'Cornered [at|by] the #ground#, to get [away|out].',
    'After [each blow|every hit], back [past|behind] the #ground#.',
    'Where #target# [bars|blocks] the way.',
    '[Once|When|If] #target# [stands|is|comes] next to it.',
    'To reach #target# [over|round|past] the #ground#.',
    '[Always|Early|Late], away from #target#.',
  ],
  vanish: [
    '#half.cap#; it [comes back|is next seen] behind #target#.',
    '[Till|Until] #target# has passed the #ground#.',
    '[In cover|Out of sight], by the #ground#; [then|next] it strikes #target#.',
    '[At the start|To begin with]: #target# [notices|sees it] too late.',
    'Before #target# can [strike|answer], near the #ground#.',
    'To get from #target# [to|behind] the #ground#, [unseen|unheard].',
  ],
  strike: [
    'Against [whoever|any who] [strikes|hurts] it: #target#, [with luck|it hopes].',
    'It lets #target# [come|get] close [for that|first].',
    '[When|If] #target# turns [away|to run].',
    '[After|Upon] a [slip|miss] by #target#.',
    '[Saved|Kept|Meant] for #target#, [no one else|and late].',
    '[On|Against] [anyone|runners|climbers] past the #ground#.',
    'Ready at the #ground#, for #target#.',
  ],
  others: [
    '[Early|Soon], against #target#, and again by the #ground#.',
    'First, [before|ahead of] #target#.',
    'When #target# [slips|turns|tires].',
    '[Each|Every] round, if #target# is [near|in sight].',
    '[At|By] the #ground#; [then|next] [comes|it seeks] #target#.',
    'Against #target#, [close to|by] the #ground#.',
  ],
  answer: [
    'Against [a blow|a strike|spells|arrows] [from|by] #target#.',
    '[Once|When|If] #target# [hits|hurts|reaches] it.',
    'By the #ground#, [waiting|watching] for #target#.',
    '[Patiently|Late], once #target# is [close|at hand].',
    '[Once|When] #target# gives [it cause|the chance].',
    'To [keep|hold] the #ground# [against|when struck by] #target#.',
  ],
} satisfies Record<string, readonly string[]>

const wayOf = ({ cost, area, range, save, self }: Power): keyof typeof used => {
  if (cost === 'reaction') return self && 'strike' in self ? 'strike' : 'answer'
  if (area) return 'area'
  if (self && 'heal' in self) return 'heal'
  if (self && 'vanish' in self) return 'vanish'
  if (self && ('move' in self || 'teleport' in self)) return 'move'
  if (self && 'strike' in self) return 'strike'
  if (range || save) return 'one'
  return 'others'
}

/** Where a power reaches whoever stands there: a cone of 15 feet, and not all that is 15 feet off. */
const shapeWords = {
  cone: ['within its', 'in its', 'inside its', 'within the', 'in the'].map((at) => `${at} #feet#-foot cone`),
  line: ['within its', 'in its', 'along its', 'on its', 'in the'].map((at) => `${at} #feet#-foot line`),
  sphere: ['within a', 'inside a', 'in a', 'within its', 'in one'].map((at) => `${at} #feet#-foot circle`),
  emanation: ['within #feet# feet', 'inside #feet# feet'],
}

const reachesOf = ({ area, range }: Power): readonly string[] =>
  shapeWords[area?.shape ?? 'emanation'].map((words) => words.replace('#feet#', String(area?.feet ?? range ?? 5)))

/** How far a power reaches, as people say it: "30 feet". */
export const reachOf = (power: Power) => (reachesOf(power)[0] ?? '').replace('within ', '')

/** How it uses a power, as a frame. */
export const useOf = (power: Power, ways: Random): string =>
  ways
    .pick(used[wayOf(power)])
    .replaceAll('#within#', () => ways.pick(reachesOf(power)))
    .replaceAll('#two#', ways.pick(['two', 'three', 'four', 'several', 'a few']))
