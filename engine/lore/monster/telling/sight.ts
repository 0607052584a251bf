import type { Random } from '../../../paint/random.ts'
import { type Case, tellerFor } from '../case.ts'
import type { Idea } from '../idea.ts'
import { sizeLikened } from '../sizes.ts'

// Few words stand between two of a frame's slots: no two sheets read alike.

const approaches: readonly string[] = [
  'You hear #sound# [behind|beyond|from] the #ground#. The air smells of #odour#.',
  'From the #ground# [comes|rises] #sound#, [with|and] a [smell|reek|whiff] of #odour#.',
  '#matter.cap# on the #ground#, and a [smell|stink|whiff] of #odour#.',
  'By the #ground# you find #matter#. Then, quite close, #sound#.',
  '#sound.cap#. It comes from the #ground#, [thick|dark|slick] with #matter#.',
  '[It|The place|All] smells of #odour#. [Something|A shape] [stirs|moves] [behind|past|by] the #ground#.',
  'The #ground# is [smeared|marked|covered] with #matter#. You hear #sound#.',
  'A trail of #matter# leads [round|behind|past] the #ground#, towards #sound#.',
  '[Birds fall silent|It grows quiet|Nothing sings]. [Beyond|From|By] the #ground# [there is|comes] #sound#.',
  '[Nothing|No one|Nobody] [moves|stirs|answers] [at|past|by] the #ground#; then, #sound#, and a [reek|whiff|smell] of #odour#.',
  'Your light [catches|picks out|falls on] #matter# by the #ground#. [Near|Not far off]: #sound#.',
  'First a smell of #odour#; then, from the #ground#, #sound#.',
  '[Halfway|Just] past the #ground# you [stop|halt]: #sound#, and #matter# [underfoot|everywhere].',
  '#sound.cap# and a [smell|reek] of #odour#: something [waits|is] by the #ground#.',
  '#quality.a.cap# #object# lies by the #ground#, [in|under] #matter#. You hear #sound#.',
]
const sights: readonly string[] = [
  '[Then you see|Now you see|Then comes|At last comes|It is] #who#, its #tone# #part# #wears# #matter#.',
  'Past the #ground# [you make out|you see|stands|waits|moves] #who#, with #tone.a# #part# and #surface# [like|rough as|dull as|worn as] #texture#.',
  'Here is #who#, [as big as|the size of|no smaller than|bulky as] #bulk# and #wears# #matter#.',
  '[Your light finds|Your lantern shows|Before you looms|There waits|Here stands] #who#, its #part# #tone# and #wears# #matter#.',
  'Beside the #ground# [is|sits|stands|crouches] #who#, with #surface# [like|rough as|dull as|worn as] #texture#.',
  'You see #who#, [as big as|the size of|no smaller than|tall as] #bulk#, with #tone.a# #part#.',
  '[You face|Here comes|Up rises|Round turns] #who#. Its #tone# #part# is #wears# #matter#.',
  'Between you and the #ground# stands #who#, its #tone# #part# #wears# #matter#.',
]
const stirs: readonly string[] = [
  'It #move#, #manner#, and [looks at|watches|stares at] your #regard#.',
  'It sees your #regard#, and #move#, #manner#.',
  'It #move#; then, #manner#, it [comes|turns] towards your #regard#.',
  '#manner.cap# it #move#, and its #tone# #part# [turns|swings] towards you.',
  'It #move# once, #manner#, and [looks|stares] at your #regard#.',
  '[For a moment|At first] it #move#, #manner#, [watching|eyeing] your #regard#.',
  '[Unaware of you|For the moment|By itself], #manner#, it #move#.',
  'It turns its #part# [to|on] you, and #move#, #manner#.',
]
const closer: readonly string[] = [
  '[Somebody|Some child|Someone] [once tied|has tied|tied] #token.a# to its #tone# #part#.',
  'In its #tone# #part# sticks [a rusty|an old|a broken|a bent|a barbed] #stuck#.',
  '[Somebody has branded|Somebody cut|There are] #number# [letters|marks|crosses] [on|in] its #tone# #part#.',
  '[There are|You count|One sees] #number# [broken|old|rusty|snapped] [arrows|bolts|darts|nails|spearheads] in its #tone# #part#.',
  'Under its #tone# #part# [hangs|dangles|swings] #token.a#, on [a cord|wire|a chain|twine|a thong].',
  'It favours its #tone# #part#, which is #wears# #matter#.',
  'Its #tone# #part# bears #number# old [cuts|bites|burns|scars].',
  'It carries #quality.a# #object#, which was #vpos#.',
  'Its #tone# #part# is #wears# #matter#.',
]

/** What is read out when it is met, what whoever looks again sees, and what of the prompt neither tells: '' where there is nothing. */
export function firstSight(idea: Idea, told: Case, chance: Random): { aloud: string; plain: string; truth: string } {
  const { tell } = tellerFor(idea, told, chance)
  const say = (frames: readonly string[]) => tell(chance.pick(frames))
  // What is built like people is measured by nothing, nor what the prompt measures itself.
  const isMeasured =
    sizeLikened(idea.beside) === undefined &&
    (!['person', 'ghostly', 'dead'].includes(idea.family.plan) || ['Large', 'Huge', 'Gargantuan'].includes(idea.size))
  const aloud = [approaches, sights.filter((frame) => isMeasured || !frame.includes('#bulk#')), stirs]
  return {
    aloud: aloud.map(say).join(' '),
    plain: say(closer),
    truth: told.slots.tale || (told.slots.truth ?? ''),
  }
}
