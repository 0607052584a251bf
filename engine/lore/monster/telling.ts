import type { Random } from '../../paint/random.ts'
import type { Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { challengeRow } from '../rules/dnd5e/tables.ts'
import type { DamageType, MonsterBrief, MonsterRole, Power } from '../rules/monster-brief.ts'
import { spellDc } from '../rules/pathfinder/tables.ts'
import { damageWord } from '../rules/pathfinder/words.ts'
import { fated } from './fate.ts'
import { type Hazard, hazardRow } from './hazards.ts'
import type { Idea } from './idea.ts'
import { places } from './places.ts'
import { knowledgeDc } from './severity.ts'
import { type Story, speaks, tellerFor, textureOf } from './story.ts'
import { motives, type Told } from './wants.ts'

// Few words stand between two of a frame's slots: no two sheets read alike.

/** What may be said of this creature. */
const fitting = ({ any, speaks: spoken = [] }: Told, idea: Idea) => (speaks(idea) ? [...any, ...spoken] : any)

const approaches: readonly string[] = [
  'First you smell #odour#. Behind the #ground# begins a sound like #noise#.',
  'A sound like #noise# comes closer, smelling of #odour#.',
  'The #ground# is streaked with #matter#, and smells of #odour#.',
  'A trail of #matter# leads past the #ground#, and smells of #odour#.',
  'Your light falls on #matter# by the #ground#, and [you hear|there is|then comes] a [noise|sound] like #noise#.',
  'Near the #ground# lies #quality.a# #object#, covered in #matter#.',
  'You stop at the #ground#. The sound, like #noise#, [does not|goes on|follows you].',
  'A smell of #odour# hangs about the #ground#, over #matter#.',
  'Ahead, by the #ground#, something sounds like #noise#.',
  'A draught from the #ground# smells of #odour#; #matter# lies there.',
  'You find #matter# on the #ground#, fresh, and smelling of #odour#.',
  'The quiet at the #ground# [ends in|gives way to] [a sound|a noise|something] like #noise#.',
  'Somebody left #quality.a# #object# by the #ground#, which reeks of #odour#.',
  'Something beyond the #ground# sounds like #noise#; #matter# lies about.',
]
const sights: readonly string[] = [
  '[Then you see|Now you see|Then comes|At last comes|It is] #who#, its #tone# #part# #wears# #matter#.',
  'Past the #ground# [you make out|you see|stands|waits|moves] #who#, with #tone.a# #part# and #surface# like #texture#.',
  'Here is #who#, as big as #bulk# and #wears# #matter#.',
  '[Your light finds|Your lantern shows|Before you looms|There waits|Here stands] #who#, its #part# #tone# and #wears# #matter#.',
  'There, beside the #ground#, is #who#, with #surface# like #texture#.',
  'You see #who#, as big as #bulk#, with #tone.a# #part#.',
  'You face #who#. Its #tone# #part# is #wears# #matter#.',
  'Between you and the #ground# stands #who#, its #tone# #part# #wears# #matter#.',
]
const stirs: readonly string[] = [
  'It #move#, #manner#, and [turns towards|makes for|watches] your #regard#.',
  'Noticing your #regard#, it #move#, #manner#.',
  'It #move#; then, #manner#, it comes for your #regard#.',
  '#manner.cap# it #move#, and its #tone# #part# swings towards you.',
  'It #move# once, #manner#, and [considers|studies|mistrusts] your #regard#.',
  '[For a moment|At first|Far off] it #move#, #manner#, [watching|eyeing|studying|facing] your #regard#.',
]
const closer: readonly string[] = [
  'Its #tone# #part# is #wears# #matter#.',
  'Somebody once tied #token.a# to its #tone# #part#.',
  'Half buried in its #tone# #part# is [a rusty|an old|a broken|a bent|a barbed] #stuck#.',
  '[Somebody has branded|Somebody cut|There are] #number# [letters|marks|crosses] [on|in] its #tone# #part#.',
  '[There are|You count|One sees] #number# [broken|old|rusty|snapped] [arrows|bolts|darts|nails|spearheads] in its #tone# #part#.',
  'Under its #tone# #part# hangs #token.a#, on a [cord|chain|thong].',
  'It favours its #tone# #part#, which is #wears# #matter#.',
  'Along its #tone# #part#, like #texture#, run #number# old cuts.',
  'It carries #quality.a# #object#, once #vpos#.',
]

/** What is read out when it is met, and what whoever looks again sees. */
export function firstSight(idea: Idea, story: Story, chance: Random): { aloud: string; plain: string } {
  const { tell } = tellerFor(idea, story, chance)
  const say = (frames: readonly string[]) => tell(chance.pick(frames))
  // What is built like people is measured by nothing.
  const isMeasured =
    !['person', 'ghostly', 'dead'].includes(idea.family.plan) || ['Large', 'Huge', 'Gargantuan'].includes(idea.size)
  const aloud = [approaches, sights.filter((frame) => isMeasured || !frame.includes('#bulk#')), stirs]
  return {
    aloud: aloud.map(say).join(' '),
    plain: [say(closer), story.slots.tale ?? ''].filter((one) => one !== '').join(' '),
  }
}

const openings: Record<MonsterRole, readonly string[]> = {
  brute: [
    'It charges #target# straight past the #ground# and opens with #main#.',
    'It breaks through the #ground# and brings #main# down on #target#.',
    'It roars, picks #target#, and [uses #main# until|sticks to #main# till] [that one|the victim] [falls|drops|is down]; then #target#.',
    'It [wades in|comes on] past the #ground#, #main# for #target#, then for #target#.',
    '#target.cap# is [knocked down|run over|thrown aside] first, by the #ground#; #main# [follows|comes next].',
    'It [answers the first blow|meets the first attack] with #main#, [whoever struck it|on whoever dared|whoever it was], [and turns on|and looks for|then tramples] #target#.',
    'It tramples towards #Spot#, with #main# for #target# and [whoever else|any others|anybody] [in the way|too slow|who stays].',
    'It goes for #target# with #main#, and throws #target# against the #ground#.',
    '[Nothing but|Only] #main# at first, on #target#: it [means to|wants to|must] kill one [quickly|early|at once], by the #ground#.',
  ],
  skirmisher: [
    'It [darts|slips|races] round the #ground#, uses #main# on #target#, and is [gone|away] again.',
    '#main# for #target#, a leap over the #ground#, #main# for #target#: it [never rests|keeps moving].',
    'It [waits for|watches for] #target# to [turn away|look elsewhere], and is there with #main#.',
    'It [runs from|gives way to] #target# as far as the #ground#, and [turns|wheels round] with #main#.',
    'It [pretends to limp|feigns a wound|seems to flee], draws #target# [away|off|aside], and [turns|comes back] with #main#.',
    'It never stands still: #main# on #target#, back past the #ground#, then #target#.',
    'It circles by the #ground# until #target# [stands alone|is last|lags behind], and [attacks|strikes] with #main#.',
    'It tests #target# with one quick #main#, and keeps the #ground# behind it.',
    'It runs between #target# and the #ground#, [and strikes|and hits out|striking] with #main# [as it passes|in passing|going by].',
  ],
  artillery: [
    'From behind the #ground# it [uses|tries] #main# on #target# and [waits for|awaits] an answer.',
    'It [wants height|goes high]: up on the #ground#, with #main# for #target#.',
    '#target.cap# [meets|gets] #main# at #paces# feet, #target# at half of that.',
    'It [marks|singles out] #target# and [spends|keeps] #main# [on nobody else|for that one] while the #ground# [hides|shields] it.',
    'It [takes up a place|settles|hides] by the #ground# and [aims|turns] #main# at #target#.',
    'It holds back until #target# leaves cover, then uses #main# from the #ground#.',
    'It opens at #paces# feet with #main#, on #target#, [and then shifts|then moves] past the #ground#.',
    'It pins #target# down with #main#, and moves towards the #ground# between shots.',
    'It keeps #paces# feet from #target#, with #main# for whoever passes the #ground#.',
  ],
  controller: [
    'It [cuts #target# off|shuts #target# out|pens #target# up] at the #ground#, [and then|then] uses #main#.',
    'It [closes|bars] the #ground# behind #target#, and [opens|begins] with #main#.',
    '#target.cap# [must choose|has two ways|may choose]: the #ground#, or #main#.',
    'It keeps #target# and #target# [apart|asunder] by the #ground#, with #main# for [the nearer|both].',
    'It holds the #ground# so that #target# [must approach|has to come near], and [answers with|replies with] #main#.',
    'It drives #target# back past the #ground#, and keeps #target# off with #main#.',
    'It leaves #target# [until last|for later] and [splits|scatters] the rest at the #ground# with #main#.',
    'It waits by the #ground# [for a mistake|until they scatter|for a gap], and [takes|has] #target# with #main#.',
    'It [blocks the way|takes its stand|waits] at the #ground#, uses #main# on #target#, and [lets the rest come|leaves the rest].',
  ],
  caster: [
    'It [talks first, to count them;|asks their names;|greets them, and counts:] when #target# answers, it [uses|sends] #main#.',
    'It [lets others|has others] meet #target#, and [adds|spends] #main# from the #ground#.',
    '#main# for #target#, [a word|one gesture] for #target#, and it [is|steps] behind the #ground#.',
    'It [tests|tries] #target# with #main# before anything [costly|greater], near the #ground#.',
    'It stays behind the #ground#, and opens with #main# on #target#.',
    'It silences #target# [if it can|where possible], and [keeps|saves] #main# for #target#.',
    'It spends its [best|strongest|first] spell on #target#, and #main# on #target#.',
    'It puts the #ground# between itself and #target#, and uses #main# from there.',
    'It lets #target# come within #paces# feet, and answers with #main#.',
  ],
  lurker: [
    'It lets #target# walk past, and uses #main# on #target#, from behind.',
    'It drops from the #ground# on #target#, with #main# before anyone can turn.',
    'It [lies still|waits motionless|hides] by the #ground# until #target# is [close enough for|within reach of] #main#.',
    '#target.cap# [sees nothing|hears nothing] until #main# comes [out of|from] the #ground#.',
    'It lets [the strong|the others|the loud] pass the #ground#, and [takes|chooses] #target# with #main#.',
    'It [was there|lay close|hid there|waited] [all along|from the first|unseen], [by|beside|behind] the #ground#: #main#, for #target#.',
    'It [waits for dark|lets the light fail|bides its time], and [takes|has|finds] #target# with #main# beside the #ground#.',
    'It follows them from #Spot#, and attacks #target# with #main# at the #ground#.',
    'It hides behind the #ground#, strikes #target# with #main#, and hides again.',
  ],
  leader: [
    'It sends #number# [of its followers|of its own|servants] at #target# and [keeps|saves] #main# for #target#.',
    'It [names|counts] #target# first and #target# next, and [goes with|comes with] #main#.',
    '[Whoever strikes|The one who hurts] #target# has its [thanks|praise]; #main# is for #target#.',
    'It [holds back|waits] by the #ground# until #target# [is held|is busy], and then has #main# for #target#.',
    'It points out #target# [to its side|to the others], and [follows|comes] with #main# past the #ground#.',
    'It holds the #ground# [with its guards|among guards], and [uses|keeps] #main# on #target#.',
    'It shouts terms to #target# from the #ground#, and attacks with #main# before an answer.',
    'It waits behind the #ground# until #target# [tires|slows], and [then steps in|comes] with #main#.',
    'It calls #target# out by the #ground#, and uses #main# while the others watch.',
  ],
  guardian: [
    'It [plants itself|stands] before the #ground# and [uses|turns] #main# on #target#, or whoever [comes next|is next].',
    'It [gives|grants] #target# #paces# feet, [not one more,|no more,] before #main#.',
    '[Nobody|No one] passes the #ground# but by #main#, #target# [least of all|first].',
    'It [turns with|keeps facing] #target# by the #ground#, and [answers|meets] each step with #main#.',
    'It warns #target# once, at the #ground#, and then uses #main#.',
    'It ignores #target#, blocks the #ground#, and strikes #target# with #main#.',
    'It [makes|lets] #target# [come to it|come] past the #ground#, into reach of #main#.',
    'It keeps [its back to|close to] the #ground# and [uses|turns] #main# on #target#, then #target#.',
    'It drives #target# away from the #ground# with #main#, and does not follow.',
  ],
}

/** Whom it picks, by its mind: what has none takes what is nearest, what has a keen one takes those who matter. */
const choices: Record<MonsterBrief['mind'], readonly string[]> = {
  none: [
    '#It# strikes [whoever is nearest|the nearest], so #target# can [lead|draw] it towards #Spot#.',
    '[Noise|Light|Metal] draws #it#: #target# with it, before #target# without.',
    '#It# takes #target# and #target# [as they came|as they stand|one by one].',
    '#target.cap#, once [struck|touched], has #it# until #target# [strikes it|stands between].',
    '#It# does not [know|tell] #target# from #target#, nor [friend|prey] from the #ground#.',
    '#It# goes for movement: #target#, running, before #target#, standing.',
    '#target.cap# and #target# are all one to #it#.',
    '#It# forgets #target# as soon as #target# hits harder.',
  ],
  beast: [
    '#It# prefers #target# to #target#, and stragglers to both.',
    '#It# smells out #target#, and follows past the #ground#.',
    '#target.cap# [looks|smells] easiest to #it#, [and then|then] #target#.',
    '#It# [shies from fire|fears torches|dislikes flame]: [with a torch|holding a light|given a torch], #target# is [safe|left alone].',
    '[Blood|A fall|A cry] decides it: #target#, or else #target#.',
    '#It# [circles|stalks] #target# while #target# [shouts|watches].',
    '#target.cap#, [smallest|alone|downwind], [is its|will be its|makes its] [choice|meal|prey], [and|or] #target# [if not|otherwise|failing that].',
    '#It# drags #target# towards #Spot#, away from #target#.',
  ],
  dull: [
    '#It# hates #target# [on sight|at first glance], [more than|far above] #target#.',
    '#target.cap# looks easy to #it#; next comes #target#.',
    '#It# [follows|rises to|answers] any taunt, #target# jeering or #target#, even past #Spot#.',
    '#It# hits #target# until #target# hurts it more.',
    '#It# [wants|likes] shiny things, which #target# has, and #target# too.',
    '[Laughter|An insult|A name] from #target# [saves|spares] #target#.',
    '#It# [remembers|knows] only #target#, who [struck first|hurt it|laughed], and [forgets|misses|ignores] #target#.',
  ],
  keen: [
    '#It# [looks for|seeks] #target#, [or else the healer|or their healer]; #target# can wait.',
    '#It# [takes|breaks] #target# first, because #target# [counts on that one|would not manage alone].',
    '#It# [never loses sight of|keeps watching] #target#, and [turns from|ignores|overlooks] #target#.',
    '#It# leaves #target# [a way out|an opening], and #target# none.',
    '#It# hurts #target# so that #target# comes running.',
    '#It# watches, then hunts #target#, or whoever guards #target#.',
    '#It# [wants|means to catch|waits for] #target# [in the dark|alone|off guard], [and then|and next|then] #target#.',
    '#target.cap# matters most, thinks #it#, and #target# least.',
  ],
  brilliant: [
    '#It# [kills healers first,|goes for the healer,|seeks whoever heals,] #target# next, and mocks #target#.',
    '#It# [fears spells, above all|hates magic, first|watches for magic:] from #target#, then from #target#.',
    '#It# spares #target# to tell #town#, but never #target#.',
    '#It# [silences their leader|strikes whoever commands], then #target#, in front of #target#.',
    '#It# [tempts|flatters|calls] #target# by name, [and|then] [strikes|burns|ruins] #target#.',
    '#It# [offers|promises] #target# #thing.a#, and [kills|strikes] #target# meanwhile.',
    '#It# [has studied|knows] them: #target# [first|at once], #target# [never|last].',
  ],
}

const grounds: readonly string[] = [
  'The #ground# covers it, and #Spot# is its way out.',
  'It keeps the #ground# between itself and #target#, and falls back by #Spot#.',
  'Where the #ground# narrows, only #target# can reach it.',
  'It [goes behind|backs past|keeps to] the #ground# when #target# [comes|presses] on.',
  '#Spot# lies [behind|below|beyond] it, the #ground# before it: #target# must [go round|cross that|come round].',
  'It [knows|uses] the #ground#: #target# [stumbles|slips] in #matter#.',
  'It escapes by the #ground# or by #Spot#.',
  'Near the #ground#, #number# paces from #Spot#, [nobody can|none can] [surround|flank] it.',
  'It lures #target# past the #ground#, into #matter#.',
  'From the #ground# it can see #target# as far off as #Spot#.',
  'With the #ground# behind it, it holds #Spot#.',
  'It shoves #target# against the #ground#, or off towards #Spot#.',
  'The #ground#, slick with #matter#, slows #target# but not #it#.',
]

const used = {
  area: [
    '#power# comes once #target# and #target# stand #within#.',
    '[If|When|Once] #two# [of them|foes] [stand|gather|stay] #within#, #target# [included|among them|with them], [it uses|it tries|out comes|here comes] #power#.',
    '#target.cap# and #two# [more|others|besides|friends] #within# [bring on|call forth|draw] #power#.',
    'It backs towards the #ground#, and with #target# #within# it uses #power#.',
    'It [opens|begins] with #power# if #target# [is|strays|steps|stands] #within#.',
    '#power# [is for|punishes|waits for] #target# and #target#, [together|side by side] #within#.',
    'It draws #target# and #two# [more|others|besides] #within#, [beside|near|past] the #ground#, for #power#.',
    '[Bunched|Crowded|Pressed] by the #ground#, #within#, #target# and #target# [invite|suffer] #power#.',
    '#power# [clears|empties|sweeps] the #ground# of #target# and [all|whoever is|the rest] #within#.',
    'It [counts|waits] until #two# [are|stand|have come] #within#; #target# [among|with] them, #power# [comes|follows].',
    '[Fleeing|Falling back], it [uses|spends|turns] #power# on #target#, #within#.',
    'Whoever [helps|lifts|shields] #target# #within# [shares|feels] #power# too.',
  ],
  one: [
    '#target.cap# is [first|next] to [suffer|feel|meet] #power#, #within#.',
    'It [tries|uses] #power# on #target#, #within#, [then on|or on|and later on] #target#.',
    '#power# [is meant for|is kept for|is aimed at] #target#, or whoever passes the #ground#.',
    'It holds #power# back until #target# stands #within#.',
    'With #power# it deals with #target# before #target# can help.',
    'Whenever #target# comes #within#, #power# follows, even past the #ground#.',
  ],
  heal: [
    '#half.cap#, [with the #ground# behind it|its back to the #ground#|out by the #ground#], [it uses|it turns to|there comes] #power#.',
    'It uses #power#, #half#, unless #target# is almost dead.',
    '#power# comes, #half#, past the #ground# and out of sight.',
    'Left alone #half#, even by #target#, it [uses|tries|finds time for] #power#.',
    'It [gives way|falls back|returns] [to|past] the #ground# and, #half#, [uses|spends] #power#.',
    '[Nothing brings|Only wounds bring] out #power#: #half#, against #target#, it is used.',
  ],
  move: [
    'With #power# it gets from #target# to the #ground#.',
    '#power# takes it past #target#, towards #target#.',
    'Cornered near the #ground#, it uses #power# to shake off #target#.',
    'After [its blows|each blow] #power# [carries|takes|brings] it behind the #ground#.',
    'Where #target# [bars the way to|stands before|shields|screens] #target#, #power# [is the answer|gets round that|serves].',
    'It [prefers|likes] #power# to [any fight|fighting|trading blows] with #target#.',
    '[Hemmed in|Held up|Slowed] by #target#, it [has|uses|remembers] #power#.',
    '#target.cap# [aims|strikes] at nothing: #power# has [moved|taken] it [past|beyond|behind] the #ground#.',
  ],
  vanish: [
    '#half.cap# it uses #power#, [to come out|and comes out|and is next seen] [behind|beside|above] #target#.',
    '#power# [hides|covers] it from #target# [until|till] #target# has passed the #ground#.',
    '[If|When|Once] #target# looks away, #power# hides it, and #target# [is next|pays].',
    'It [opens|starts] with #power#, and #target# [hears|sees|feels] it [too late|only then], by the #ground#.',
    'Before #target# can [strike|follow], [it uses|comes|it tries] #power#, near the #ground#.',
    'With #power# it slips from #target# to the #ground#.',
  ],
  strike: [
    'Whoever [provokes|earns|risks] #power# [is hit|is hurt|is sorry], #target# [above all|first|worst].',
    '#target.cap# [passes|comes|runs] too close, and [meets|gets|feels] #power#.',
    '#power# [meets|catches|finds] #target# [as|when|just as] #target# [draws|pulls|turns] away.',
    'It [waits|hopes|looks] for [a slip|one step|an opening] by #target#, and then #power# [follows|falls].',
    'Near the #ground# [nobody|no blow] goes unanswered: #power#, for #target#.',
    'It [keeps|reserves|has] #power# for #target# and [ignores|lets be|forgets] #target#.',
    '#target.cap# [must not|should not] [invite|risk|provoke] #power# beside the #ground#.',
    '#power# answers #target#, and later #target#.',
  ],
  others: [
    'It [uses|tries|brings out] #power# [early|soon|at once], against #target#, and [again|later] near the #ground#.',
    '#target.cap# [gets|meets|must face] #power# [before|and then] anything else, by the #ground#.',
    'When #target# [falters|slips|turns], #power# [follows|is quick to follow].',
    '#power# comes [first|early|at once], with #target# in mind.',
    'Each round begins with #power#, and then #target# suffers.',
    'Against #target# it [relies on|trusts|prefers] #power#, [close to|near|beside] the #ground#.',
  ],
  answer: [
    'It [saves|keeps|reserves] #power# for #target#, [not|never] [for|against] #target#.',
    '[If|When|Once] #target# [hits|touches|hurts] it, #power# [comes|follows|answers].',
    'By the #ground# #power# [waits for|answers|stops] #target#.',
    'It [lets|has] #target# come close, [counting|relying] on #power#.',
    '#target.cap# [draws|meets|provokes] #power# first; [after that|next], #target#.',
    'Expect #power# [as soon as|when|the moment] #target# gives it cause.',
    '#power# surprises #target# near the #ground#, [once|and once only].',
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
  cone: ['within its', 'in its', 'inside its', 'within the', 'in the', 'within a', 'inside a'].map(
    (at) => `${at} #feet#-foot cone`,
  ),
  line: ['within its', 'in its', 'along its', 'on the', 'within a', 'in a'].map((at) => `${at} #feet#-foot line`),
  sphere: ['within a', 'inside a', 'in a', 'within its', 'in one'].map((at) => `${at} #feet#-foot circle`),
  emanation: ['within #feet# feet', 'inside #feet# feet'],
}

const reachesOf = ({ area, range }: Power): readonly string[] =>
  shapeWords[area?.shape ?? 'emanation'].map((words) => words.replace('#feet#', String(area?.feet ?? range ?? 5)))
const reachOf = (power: Power) => (reachesOf(power)[0] ?? '').replace('within ', '')

const hurts: readonly string[] = [
  '#half.cap# #it# backs against the #ground# and strikes #target#.',
  '#half.cap# #it# [forgets|abandons|leaves] the #ground# and [rushes|charges|falls on] #target#.',
  '#half.cap# #it# [forgets|lets go|shakes off] #target# and [turns on|goes for|hunts] #target#.',
  '#half.cap# #it# [makes for|retires to|gives ground towards] #Spot#, still fighting #target#.',
  '#half.cap# #it# gives up the #ground# for #Spot#.',
  '#half.cap# #it# [strikes out blindly|lashes about], #target# or #target#.',
  'To #Spot# it goes, #half#, past #target#.',
  'It [stops holding back|fights without care|spares nothing], #half#, against #target# and #target#.',
  'It drags #target#, #half#, [behind|past|round|over] the #ground#.',
  '#half.cap# #it# [grabs|takes|seizes] #target# [as cover from|to ward off|to stop] #target#.',
  '#half.cap# #it# [leaves|quits|deserts] the #ground# unless #target# [stops it|bars the way|holds it].',
  'It [screams|goes silent|shakes], #half#, [and|then] [turns on|goes for|charges|springs at] #target#.',
  '#half.cap# #it# [shoves|throws|drags] #target# [aside|down|back] and [breaks|bolts|runs] past #target#.',
  'It [breaks for|turns towards] #Spot#, #half#, [and leaves|leaving|abandoning] #target#.',
]

/** How it fights, in the order in which it happens; each point under a label of its own. */
export function tactics(
  idea: Idea,
  brief: MonsterBrief,
  story: Story,
  hitPoints: number,
  chance: Random,
): { label: string; text: string }[] {
  const strike = brief.strikes.reduce((best, one) => (one.weight > best.weight ? one : best)).name
  const opening =
    idea.role === 'caster' || idea.role === 'artillery'
      ? (brief.strikes.find(({ range }) => range)?.name ?? strike)
      : strike
  const pieces = (whole: number, chance: Random) =>
    chance.pick([
      `at ${whole} hit ${whole === 1 ? 'point' : 'points'}`,
      `with ${whole} hit ${whole === 1 ? 'point' : 'points'} left`,
      `below ${whole + 1} hit points`,
      `on ${whole} hit ${whole === 1 ? 'point' : 'points'}`,
      `hurt to ${whole} hit ${whole === 1 ? 'point' : 'points'}`,
    ])
  const words = chance.fork('hurt')
  // About half of them, and about a quarter.
  const points = (least: number, most: number) =>
    Math.max(1, words.int(Math.floor(hitPoints * least), Math.ceil(hitPoints * most)))
  const { tell } = tellerFor(idea, story, chance, {
    main: opening,
    half: pieces(points(0.4, 0.6), words),
    hurt: pieces(points(0.18, 0.32), words),
    paces: String(chance.pick([30, 40, 50, 60, 70, 80])),
  })
  const notable = ['action', 'bonus', 'reaction'].flatMap((cost) =>
    brief.powers.filter((power) => power.cost === cost).slice(0, 2),
  )
  const ways = chance.fork('ways')
  const say = (power: Power) =>
    ways
      .pick(used[wayOf(power)])
      .replaceAll('#within#', () => ways.pick(reachesOf(power)))
      .replaceAll('#two#', ways.pick(['two', 'three', 'four', 'five', 'some', 'several', 'a few']))
      .replaceAll('#power#', power.name)
  return [
    { label: 'First', text: tell(chance.pick(openings[idea.role])) },
    ...notable.slice(0, 4).map((power) => ({ label: power.name, text: tell(say(power)) })),
    { label: 'Whom it picks', text: tell(chance.pick(choices[brief.mind])) },
    { label: 'Ground', text: tell(chance.pick(grounds)) },
    { label: 'Hurt', text: tell(chance.pick(hurts)) },
    { label: 'In the end', text: tell(`It ${chance.pick(fitting(motives[idea.want].ends, idea))}.`) },
  ]
}

const asking: readonly string[] = [
  '#C#, #crole.a# of #town#, pays #sum# if #feast# passes quietly.',
  '#C#, #crole.a#, puts up #sum#, good until #feast#.',
  '“#sum.cap#,” says #C#, #crole.a#, “if #town# can sleep by #feast#.”',
  '#C#, #crole.a#, [needs|wants|asks for] [its head|it dead|its end] [by|before] #feast#, and [offers|has|puts up] #sum#.',
  '#C#, #crole.a#, speaks for #people#: #sum#, payable until #feast#.',
  '#crole.a.cap#, #C#, asks for help before #feast#, and has #sum#.',
  '[By|Before] #feast# #C#, #crole.a#, [wants it dead|wants its head|needs it gone|must end it], [for|paying|against|at] #sum#.',
  '#C#, #crole.a#, holds #sum# from #people# for whoever succeeds by #feast#.',
]
const obstacles: readonly string[] = [
  'But #R#, #rrole.a#, profits, and watches #Spot# for strangers.',
  'The way past #Spot# is closed: #R#, #rrole.a#, owns it.',
  '#R#, #rrole.a#, keeps #number# archers at #Spot#, and calls it poaching.',
  '#V# is alive in #lair#, and noise means #vpos# death.',
  'Half of #town# owes #R#, #rrole.a#, who wants it spared.',
  'Only #W# knows the way past #Spot#, and asks for #thing.a#.',
  '#number.cap# went before them; #R#, #rrole.a#, came back alone.',
  'What #c# leaves out is that #r#, #rrole.a#, brought it to #Spot#.',
  'Since #day# #Spot# is under water; #R#, #rrole.a#, knows another way, for #sum2#.',
  '#R#, #rrole.a#, has sold #town# #number# false charms against it.',
  '#R#, #rrole.a#, leads #number# rivals by #Spot2#, and started on #day#.',
]
const searches: readonly string[] = [
  '#W#, #wrole.a#, [looks for|seeks|asks after|mourns] #V#, #wpos# #vrole#, missing since #day#, near #Spot#.',
  '#V#, #wpos# #vrole#, went into #lair# after #thing.a#; #W#, #wrole.a#, pays for news.',
  '#W#, #wrole.a#, saw #v# carried past #Spot# on #day#, alive.',
  '#W#, #wrole.a#, wants #vpos# #thing# from #lair#, for a grave in #town#.',
  '#W#, #wrole.a#, has heard #v# call from #lair#, #number# nights running.',
  'By #feast# #W#, #wrole.a#, must prove #vpos# death; #thing.a# would do.',
]
const searched: readonly string[] = [
  '#w# offers #quality.a# #object#, and a way past #Spot2#, unknown to #r#.',
  '#r# [would inherit|inherits then], and [keeps|has] #number# men at #Spot#.',
  '#w# can pay #sum2#; after #feast# nobody gets past #Spot#.',
  'In #town# only #C#, #crole.a#, believes #w#, and keeps #Spot2# locked.',
  'But #v# [went willingly|went alone|walked in], as #thing.a# at #Spot# [proves|shows].',
  '#w# guides them to #Spot2#, and not after #feast#.',
  'After #feast# it leaves #lair#, and #v# with it.',
]
const offers: readonly string[] = [
  '#R#, #rrole.a#, wants its #prizeKind# #prize# #purpose#, for #sum# by #feast#.',
  '#R#, #rrole.a#, wants it alive at #Spot# by #feast#: #sum#.',
  '#R#, #rrole.a#, [needs|must have|asks for] its #prizeKind# #prize# #purpose#: #sum#, until #feast#.',
  '#R#, #rrole.a#, has bet #sum# to have its #prizeKind# #prize# in #town# by #feast#.',
  '#R#, #rrole.a#, [has|sells|drew] [a map|a plan|pictures] of #lair#, and wants its #prizeKind# #prize# #purpose#.',
  '#R#, #rrole.a#, [buys|bids for|seeks] its #prize# #purpose#, #prizeKind# or not, until #feast#.',
]
const catches: readonly string[] = [
  'But #C#, #crole.a#, guards #Spot# with #number# men.',
  '#W# will warn it from #Spot#.',
  '#number.cap# rivals left #town# on #day#, by #Spot2#.',
  'In #town# that is forbidden, and #C#, #crole.a#, watches #Spot#.',
  '#r# will not pay: #number# bravos wait at #Spot#.',
  '#W# knows where it sleeps: #vpos# #thing# buys that.',
  '#w# has hidden #thing.a# in #lair#, and lies about that.',
  '#C#, #crole.a#, would pay #sum# to see #r# fail.',
]

/** Three ways into a story with it: what it does to people, somebody who is missing, and somebody with other plans. */
export function hooks(idea: Idea, story: Story, chance: Random): string[] {
  const { tell } = tellerFor(idea, story, chance)
  const frames: (readonly string[])[][] = [
    [fitting(motives[idea.want].troubles, idea), asking, obstacles],
    [searches, searched],
    [offers, catches],
  ]
  const told = frames.map((lists) => lists.map((list) => tell(chance.pick(fated(list, story)))).join(' '))
  const [does] = idea.does
  if (does === undefined) return told
  const own = tellerFor(idea, story, chance.fork('doing'), { does }).tell(chance.fork('doing').pick(doingHooks))
  return told.map((hook, index) => (index === 1 ? `${hook} ${own}` : hook))
}

/** What comes of what the prompt says of it. */
const doingHooks: readonly string[] = [
  '#W# swears that it #does#, and pays #sum2# for proof.',
  'That it #does#, #R# [denies|will not hear] in #town#.',
  'Since #feast# #R# [sells places|takes money], for it #does#.',
  'Whoever shows #c# that it #does# has #sum2# of #W#.',
  'Nobody in #town# asks why it #does#; #W# knows.',
  'It #does#, says #W#, because of #V# and #thing.a#.',
  '#R# [means|plans] to [catch|trap] it at #Spot#, since it #does#.',
  'Children of #town# play that it #does#, and #W# forbids it.',
]

/** What anybody may know of it, by the prompt. */
const doingTalk: readonly string[] = [
  '#W#, #wrole.a#, saw at #Spot# that it #does#.',
  'All of #town# knows that it #does#.',
  'It #does#: #W# saw it near #Spot#.',
  'Since #feast#, says #W#, it #does#.',
  '[Stand|Wait] by the #ground#, and [you see|see] that it #does#.',
  'It #does#, and #R# [drew it so|has seen that].',
]

const homes: readonly string[] = [
  '#lair# is #kind.a# #direction# #Spot#, and smells of #odour#.',
  '#direction.cap# #Spot# lies #lair#, #kind.a# with #matter# over everything.',
  'It lives in #lair#, #kind.a# #number# furlongs #direction# #Spot#.',
  'A trail of #matter# leads from #Spot# to #lair#, #kind.a# behind the #ground#.',
  '#lair#, #kind.a#, belonged to #R#, and smells of #odour#.',
  'People of #town# avoid #lair#, #kind.a# #direction# the #ground#.',
  'It sleeps in #lair#, #kind.a#, on #matter# and #vpos# #thing#.',
  'In #lair#, #kind.a# #direction# #Spot#, one walks on #matter#.',
]

/** How near it is to a place that the prompt names, or that was made up for it. */
const nears: readonly string[] = [
  '#town# [is|lies] #number# miles [off|away], by #Spot#.',
  'From #town# [it is|one goes|count] #number# miles, past #Spot2#.',
  '#number.cap# miles away, past #Spot2#, lies #town#.',
  'A [cart|mule|rider] from #town# needs #number# hours, [round by|by way of|past] #Spot#.',
  '[It is|One walks|One rides|Count on] #number# [miles|long miles] to #town#, and #number# furlongs to #Spot2#.',
]

export interface Lair {
  text: string
  hazards: readonly { thing: string; effect: string }[]
  /** What the lair itself does, for creatures that have legendary actions. */
  actions: readonly LairAction[]
}

export function lair(idea: Idea, brief: MonsterBrief, story: Story, isPathfinder: boolean, chance: Random): Lair {
  const teller = tellerFor(idea, story, chance)
  const why = fated(fitting(motives[idea.want].why, idea), story)
  const text = [homes, nears, why].map((frames) => teller.tell(chance.pick(frames))).join(' ')
  const things: Hazard[] = [
    ...chance.shuffle(places[idea.place].hazards).slice(0, 2),
    chance.pick(textureOf(idea).hazards),
  ]
  const dc = dcOf(brief, isPathfinder)
  const measure = { dc, challenge: idea.challenge, level: brief.level, isPathfinder }
  const rows = chance.fork('hazards')
  return {
    text,
    hazards: things.map((hazard) => {
      const { thing, effect } = hazardRow(hazard, measure, rows)
      return { thing, effect: teller.tell(effect) }
    }),
    actions: lairActions(brief, isPathfinder, teller, chance.fork('actions')),
  }
}

/** Its challenge's DC (Lazy GM's 5e Monster Builder), or its level's moderate one (GM Core, "Building Creatures"). */
const dcOf = (brief: MonsterBrief, isPathfinder: boolean) =>
  isPathfinder ? spellDc(brief.level, 'moderate') : challengeRow(brief.challenge).defence

/** What a hard lair does to whoever is in the wrong place, by what withstands it. */
const lairDeeds: readonly { what: string; ability: string; save: string; effect: string }[] = [
  { what: 'heaves up', ability: 'Dex', save: 'Reflex', effect: 'Prone' },
  { what: 'closes in', ability: 'Str', save: 'Fortitude', effect: 'Restrained, one round' },
  { what: 'goes dark', ability: 'Wis', save: 'Will', effect: 'Frightened, one round' },
  { what: 'fills with #stuff#', ability: 'Con', save: 'Fortitude', effect: 'Blinded, one round' },
  { what: 'groans aloud', ability: 'Con', save: 'Fortitude', effect: 'Deafened, one round' },
  { what: 'pours out #stuff#', ability: 'Str', save: 'Fortitude', effect: 'Pushed 15 feet' },
  { what: 'gives way', ability: 'Dex', save: 'Reflex', effect: 'Moved 10 feet' },
  { what: 'whispers', ability: 'Cha', save: 'Will', effect: 'No reactions, one round' },
]

export interface LairAction {
  what: string
  save: string
  effect: string
}

/**
 * Lair actions, for what has legendary ones: in DnD5e on initiative count 20, losing ties, each round another (SRD 5.1,
 * "Lair Actions"), in Pathfinder as a free action when the round starts.
 */
function lairActions(brief: MonsterBrief, isPathfinder: boolean, teller: Teller, chance: Random): LairAction[] {
  if (!brief.powers.some(({ cost }) => cost === 'legendary')) return []
  const dc = dcOf(brief, isPathfinder)
  return chance
    .shuffle(lairDeeds)
    .slice(0, 3)
    .map(({ what, ability, save, effect }) => ({
      what: capital(teller.tell(`the #ground# ${what}`)),
      save: `DC ${dc} ${isPathfinder ? save : ability}`,
      effect: isPathfinder ? effect.replace('Restrained', 'Grabbed').replace('Frightened', 'Frightened 1') : effect,
    }))
}

const signFrames: readonly string[] = [
  '#track.cap# by the #ground#, mixed with #matter#.',
  '#sign.cap#, noticed at #Spot# on #day#.',
  '#track.cap# in #wpos# yard after #feast#.',
  '#sign.cap# since #feast#, [near|by|around] #Spot2#.',
  '#track.cap# that [end|stop|begin] [at|behind|near] #vpos# door.',
  '#sign.cap# #direction# #town#, says #W#.',
]

/** What is found before it is, and what stays behind it. */
export function signs(idea: Idea, story: Story, chance: Random): string[] {
  const { tell } = tellerFor(idea, story, chance)
  return chance
    .shuffle(signFrames)
    .slice(0, 3)
    .map((frame) => tell(frame))
}

const talk: readonly string[] = [
  '#W#, #wrole.a#, met it at #Spot#, and remembers its #tone# #part#.',
  '#W#, #wrole.a#, speaks of its #tone# #part#, and of #matter#.',
  'From #Spot# to #town# people know its #tone# #part#.',
  '#W# [sells a drawing|sold drawings|will draw it], for #sum2#: #tone.a# #part#, like #texture#.',
  'It leaves #matter# behind, as at #Spot# on #day#.',
  '[You smell it first:|The smell comes first:|One smells, first,] #odour#, says #W#, and then #odour#.',
]
const habits: Record<MonsterRole, readonly string[]> = {
  brute: [
    '#It# tires: #w# outlasted it by #number# minutes, at a distance.',
    '#town# keeps long spears at #Spot#, out of its reach.',
    'Not even the #ground# stopped it; #w# ran to #Spot#.',
  ],
  skirmisher: [
    '#number.cap# [targets|voices|lights|bells|shadows] [at once|together] [confuse|slow|anger] #it#, says #w#.',
    'A net at #Spot# held it for #number# minutes.',
    'Look behind the #ground#: so #w# found it, #number# times.',
  ],
  artillery: [
    '#v# got close at #Spot#, and it was helpless.',
    'Smoke at the #ground# saved #number# people from it.',
    '#w# hid #number# lanterns, since it [aims at|hates] light.',
  ],
  controller: [
    '#number.cap# torches [kept it from|protected|saved] #w# at #Spot#.',
    'Away from #Spot# it is lost: #w# led it past the #ground#.',
    '#It# watches one side: #number# came at it from #Spot2#.',
  ],
  caster: [
    '#w# stopped its spells with #number# bells, rung at #Spot#.',
    'Its spells lasted #number# minutes against #w#.',
    'Fog at #Spot# blinded it, and #w# walked away.',
  ],
  lurker: [
    '[Look up|Watch the shadows|Listen] at #Spot#, and [behind|beside|above] the #ground#.',
    '#wpos# dogs noticed it #number# furlongs off.',
    '#w# crossed #Spot# with #number# torches, [and was left alone|unharmed|unfollowed].',
    '#w# heard it breathe, #number# paces off, at #Spot#.',
    '[Throw|Toss] a stone past the #ground#: #w# saw it move.',
    'It lets #number# [by|pass|through] and [takes|has|wants] the [next|last|one behind], says #w#.',
    '[Walk|Keep|Stay] [mid-file|inside] at #Spot#: it [picks|takes] the #nth# or the last, says #w#.',
    '#w# [threw|rolled] #thing.a# ahead past #Spot#, and it [struck|sprang|snapped] there.',
    'Where #Spot# is [quiet|empty] of birds, says #w#, it is near.',
  ],
  leader: [
    '#w# counted #number# with it at #Spot#.',
    'Hurt at #Spot#, it lost #number# followers to fear, says #w#.',
    '[Drums|Bells|Horns] at #feast# [drowned|drowned out|broke] its orders, says #w#.',
    'Its own [grumble|quarrel] at #Spot#, and #w# has [heard|seen] it.',
    '#w# [knows|learned] #number# of its [signals|orders], [shouted|given] at #Spot#.',
  ],
  guardian: [
    '#It# goes #number# paces from #lair#, never further.',
    '#w# walked round by the #ground# #number# times.',
    'It sleeps neither in #lair# nor at #Spot#, says #w#.',
  ],
}
const powerTalk: readonly string[] = [
  '[Its|The] #power# [reaches|carries] #reach#: #w# lost #number# [friends|kin|companions|guards] [to that|to it|that way] [at|near] #Spot#.',
  '[Beware of|Mind|Respect] its #power#: #w# saw #number# fall [to it|within #reach#|at once].',
  '#V# [died of|was lost to|fell to] [its|the] #power# at #Spot#, #reach# away.',
  '#w# [survived|outran|lived through] [its|the] #power# behind the #ground#; it covers #reach#.',
]
const fears: readonly string[] = [
  '#W# [learned|saw] at #Spot# that #harm# [hurts|harms] it [badly|most].',
  '#w# drove it from #Spot# with #harm#, [which|something] it [dreads|fears].',
  'At #Spot# #w# [used|tried] #harm#, and it [fled|screamed|ran].',
  '[Bring|Carry|Use] #harm#, says #w#: it [shrank|ran] from that at #Spot#.',
  'It [cannot bear|never heals well from] #harm#, and #Spot# [proved|showed] that.',
]
const shrugged: readonly string[] = [
  '#number.cap# of #town# [tried|used|trusted] #harm# at #Spot#, [in vain|for nothing].',
  '#w# [used|tried] #harm#, #v# too, [both|each] in vain.',
  'At #Spot# #w# [saw|watched] #harm# [fail|do nothing].',
  '[Save|Spare] your #harm#, says #w#: #Spot# [taught|showed] that.',
  '#harm.cap# [failed|fails|failed twice], as #w# [found|learned|saw] at #Spot#.',
]
const borne: readonly string[] = [
  '#number.cap# of #town# [tried|used] #harm# at #Spot#: half the usual hurt.',
  '#w#, at #Spot#, [found|thought] #harm# [half wasted|of little use|too weak].',
  '#harm.cap# [half|barely] [hurt|harmed|marked] it at #Spot#, says #w#.',
  'At #Spot# it [bore|stood] #harm# [better|longer] than #w# liked.',
  'Do not [trust|rely on] #harm#, says #w#: it [bears|shrugs off] half.',
]
const bornePathfinder: readonly string[] = [
  '#number.cap# of #town# [tried|used] #harm# at #Spot#, and it [hardly|scarcely] bled.',
  '#w#, at #Spot#, [found|thought] #harm# [half wasted|of little use|too weak].',
  'At #Spot# it [bore|stood] #harm# [better|longer] than #w# liked.',
  'Do not [trust|rely on] #harm#, says #w#: it [bears|shrugs off] some.',
]

const weapons: readonly DamageType[] = ['bludgeoning', 'piercing', 'slashing']
/** Damage that nobody would name without saying what deals it. */
const unseen = /^(?:radiant|necrotic|psychic|force|vitality|void|mental|spirit)$/

const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** What people may know of it, by how well they know such things. */
export function knowledge(
  idea: Idea,
  brief: MonsterBrief,
  story: Story,
  isPathfinder: boolean,
  chance: Random,
): { label: string; text: string }[] {
  const base = knowledgeDc(idea.challenge)
  const power =
    brief.powers.find(({ cost, area }) => cost === 'action' && area) ??
    brief.powers.find(({ cost, range }) => cost !== 'trait' && range)
  const weapon = brief.strikes.find(({ range }) => range) ?? brief.strikes[0]!
  const slots = power
    ? { power: power.name, reach: power.area ? `${power.area.feet} feet` : reachOf(power) }
    : { power: weapon.name, reach: `${weapon.range?.near ?? weapon.reach ?? 5} feet` }
  const { tell } = tellerFor(idea, story, chance, slots)
  const harmed = (types: readonly DamageType[]) => {
    const order = chance.fork(`order ${types.join()}`)
    const blows = order.shuffle(weapons.filter((type) => types.includes(type)))
    const others = order.shuffle(types.filter((type) => !weapons.includes(type)))
    return listed([
      ...others
        .map((type) => (isPathfinder ? damageWord[type] : type))
        .map((word) => (unseen.test(word) ? `${word} magic` : word)),
      ...(blows.length === weapons.length ? ['weapons'] : blows.length > 0 ? [`${blows.join(' or ')} weapons`] : []),
    ])
  }
  const of = (frames: readonly string[], types: readonly DamageType[]) =>
    tellerFor(idea, story, chance.fork(types.join()), { harm: harmed(types) }).tell(chance.pick(frames))
  const half = isPathfinder ? bornePathfinder : borne
  const known = idea.does.map((does) => ({
    label: `DC ${base}`,
    text: tellerFor(idea, story, chance.fork(does), { does }).tell(chance.fork(does).pick(doingTalk)),
  }))
  return [
    ...known,
    { label: `DC ${base}`, text: tell(chance.pick(talk)) },
    { label: `DC ${base + 2}`, text: tell(chance.pick(habits[idea.role])) },
    { label: `DC ${base + 5}`, text: tell(chance.pick(fated(powerTalk, story))) },
    ...(brief.vulnerable.length > 0 ? [{ label: `DC ${base + 5}`, text: of(fears, brief.vulnerable) }] : []),
    ...(brief.immune.length > 0 ? [{ label: `DC ${base + 6}`, text: of(shrugged, brief.immune) }] : []),
    ...(brief.resistant.length > 0 ? [{ label: `DC ${base + 8}`, text: of(half, brief.resistant) }] : []),
    { label: `DC ${base + 10}`, text: tell(chance.pick(fated(fitting(motives[idea.want].bargains, idea), story))) },
  ]
}
