import type { Random } from '../../paint/random.ts'
import type { Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import { challengeRow } from '../rules/dnd5e/tables.ts'
import type { DamageType, MonsterBrief, MonsterRole, Power } from '../rules/monster-brief.ts'
import { spellDc } from '../rules/pathfinder/tables.ts'
import { damageWord } from '../rules/pathfinder/words.ts'
import type { Idea } from './idea.ts'
import { places } from './places.ts'
import { type Story, tellerFor, textureOf } from './story.ts'
import type { Hazard } from './themes.ts'
import { motives } from './wants.ts'

// Four words at most stand between two of a frame's slots, and fewer where the slots have few ways: no two sheets read alike.

const approaches: readonly string[] = [
  'The air is #odour#, then #matter#.',
  'A sound like #noise#. Then #matter#, on the #ground#.',
  'Something dragged #matter# across the #ground#. You smell #odour#.',
  'Behind the #ground#, a noise like #noise#, and #odour#.',
  '#odour.cap#, faintly; by the #ground#, #matter#.',
  'The #ground# drips #matter#. Behind it: #noise#, or something like.',
  'Silence, #odour#, and the #ground# smeared with #matter#.',
  'A noise like #noise# stops. The #ground# is hung with #matter#.',
  'You smell #odour#. Round the #ground#, #matter#.',
  'Light stops past the #ground#. Beyond, #odour#, #noise#.',
  'Only #odour#, until something quits the #ground#, shedding #matter#.',
  'The #ground# hides #matter#; behind it, #noise#.',
  '#matter.cap# leads past the #ground#, towards #odour#.',
  'That sound, #noise#, nears, with #odour#.',
]
const sights: readonly string[] = [
  'Its #tone# #part# #wears# #matter#.',
  'Big as #bulk#, it has #tone.a# #part# like #texture#.',
  'First #tone.a# #part#, like #texture#; then, big as #bulk#, the rest.',
  'Its #part# is #tone#, #tone#, like #texture#, and #wears# #matter#.',
  'Big as #bulk#, it drags #tone.a# #part# that #wears# #matter#.',
  'Past the #ground# comes #tone.a# #part#, then the rest: #texture#, big as #bulk#.',
  'Its skin is #texture#; its #tone# #part# #wears# #matter#.',
  'Skin like #texture#, #tone.a# #part#: big as #bulk#.',
]
const stirs: readonly string[] = [
  'It #move#, #manner#, watching your #regard#.',
  'It #move# #manner#, eyeing your #regard#.',
  'Seeing your #regard#, it #move# #manner#.',
  '#manner.cap#, it #move#. Its #tone# #part# #wears# #matter#.',
  'It #move# #manner# at your #regard#.',
  'At your #regard#, #manner#, it #move#.',
]
const closer: readonly string[] = [
  'Its #tone# #part# #wears# #matter#.',
  'Somebody tied #matter# round its #tone# #part#.',
  'Stuck in its #tone# #part#: #quality.a# #object#.',
  'Branded on its #tone# #part#: #number# letters.',
  '#number.cap# arrows in its #tone# #part#, which #wears# #matter#.',
  'Collared once, its #tone# #part# #wears# #matter#.',
  'Under its #tone# #part# hangs #quality.a# #object#.',
  'It favours its #tone# #part#, which #wears# #matter#.',
  'Its #tone# #part# is like #texture#, where #number# blades missed.',
]

/** What is read out when it is met, and what whoever looks again sees. */
export function firstSight(idea: Idea, story: Story, chance: Random): { aloud: string; plain: string } {
  const { tell } = tellerFor(idea, story, chance)
  const say = (frames: readonly string[]) => tell(`${chance.pick(frames)}`)
  return { aloud: [say(approaches), say(sights), say(stirs)].join(' '), plain: say(closer) }
}

const anyRole: readonly string[] = [
  'Looks past #target# for #target#: #main#.',
  '#main# on #target#, from #Spot# to the #ground#.',
  '#target.cap# first, with #main#; #target# after.',
  '#main# on #target# beside the #ground#.',
  'Leaves #target# to #Spot#; #main# on #target#.',
  '#main#, twice, on #target#; never on #target#.',
  'Between the #ground# and #target#, #main#.',
  'Comes out at #Spot#, near #target#: #main#.',
  'Picks #target#; #main#; picks #target#.',
  '#main# at #target#, feint at #target#.',
  'Keeps #target# busy, gives #target# #main#.',
  'Startles #target#. #main# on #target#.',
]
const openings: Record<MonsterRole, readonly string[]> = {
  brute: [
    'Straight at #target#: #main#, then #target#.',
    'Through the #ground# to #target#; #main#.',
    'Past the #ground#, #main# on #target#.',
    '#main# on #target#, #main# on #target#.',
    'Roars at #target#. #main#.',
    'Tramples #target# towards #Spot#. #main#.',
  ],
  skirmisher: [
    'Round the #ground#, #main# on #target#, gone.',
    '#main# on #target#; then the #ground#; then #target#.',
    'Limps, draws #target# out: #main#.',
    '#main#, #target#, and behind the #ground#.',
    'Nips #target#, then #main# for #target#.',
    'Circles #target# by the #ground#; #main#.',
  ],
  artillery: [
    'From the #ground#, #main# at #target#.',
    '#main# on #target#, shifts past the #ground#.',
    'Waits for #target#, exposed: #main#.',
    'Takes the #ground#; #main# for #target#.',
    'Pins #target# by #main#, #target# next.',
    'At #number# paces from #target#: #main#.',
  ],
  controller: [
    'Cuts off #target#, then #main# on #target#.',
    'Owns the #ground#; #main# on #target#.',
    'Holds #target#, beckons #target#. #main#.',
    'Leaves #target# last: #main# on #target#.',
    'Herds #target# past the #ground#. #main#.',
    '#main# near the #ground#, on #target#.',
  ],
  caster: [
    'Talks, counting; when #target# answers, #main#.',
    'Behind the #ground#: #main# at #target#.',
    'Strongest spell on #target#, #main# on #target#.',
    'Silences #target#. #main# after.',
    '#main# at #target#, from the #ground#.',
    'Lets #target# speak. #main# answers.',
  ],
  lurker: [
    'Lets #target# pass. #main# on #target#.',
    'Drops from the #ground# on #target#: #main#.',
    'Douses #target#; #main# on #target#.',
    'Waits under the #ground# for #target#: #main#.',
    'Follows #target# all along. #main#.',
    '#main# at #target#, and into the #ground#.',
  ],
  leader: [
    'Sends #number# at #target#; #main# for #target#.',
    'Points at #target#. #main# follows.',
    'Holds the #ground#; #main# on #target#.',
    'Shouts terms to #target#, then #main#.',
    'Names #target#: #main# on #target#.',
    'Behind the #ground# till #target# tires: #main#.',
  ],
  guardian: [
    'Plants itself by the #ground#; #main# for #target#.',
    'Warns #target#, once. #main#.',
    'Ignores #target#, strikes #target# with #main#.',
    'Makes #target# come past the #ground# into #main#.',
    '#main# on #target#, back to the #ground#.',
    'Shoves #target# into #target#, then #main#.',
  ],
}

/** How it fights, in the order in which it happens; each point under a label of its own. */
export function tactics(
  idea: Idea,
  brief: MonsterBrief,
  story: Story,
  chance: Random,
): { label: string; text: string }[] {
  const named = (cost: string, often?: string) =>
    brief.powers.find((power) => power.cost === cost && (!often || power.often === often))
  const strike = brief.strikes.reduce((best, one) => (one.weight > best.weight ? one : best)).name
  const opening =
    idea.role === 'caster' || idea.role === 'artillery'
      ? (brief.strikes.find(({ range }) => range)?.name ?? strike)
      : strike
  const { tell } = tellerFor(idea, story, chance, { main: opening })
  const points: [string, Power | undefined][] = [
    ['Then', named('action', 'recharge')],
    ['Between blows', named('bonus')],
    ['In answer', named('reaction')],
  ]
  const way = ({ cost, self }: Power) => (cost === 'reaction' ? uses.answers : self ? uses.itself : uses.others)
  return [
    { label: 'At first', text: tell(chance.pick([...openings[idea.role], ...openings[idea.role], ...anyRole])) },
    ...points.flatMap(([label, power]) =>
      power ? [{ label: `${label}, ${power.name}`, text: tell(chance.pick(way(power))) }] : [],
    ),
    { label: 'Knows', text: tell(chance.pick(knownGround)) },
    { label: 'In the end', text: capital(tell(`${chance.pick(motives[idea.want].ends)}.`)) },
  ]
}

/** When it uses something, on whom; on itself; and for whom it keeps what is triggered. */
const uses = {
  others: [
    '#moment.cap# near #Spot#.',
    '#target.cap#, #moment#.',
    '#moment.cap#, at #lair#.',
    'For #target#, #moment#.',
    '#moment.cap#: #target#.',
    '#moment.cap#, by #Spot#.',
  ],
  itself: [
    '#moment.cap# near #Spot#.',
    '#moment.cap#, at #lair#.',
    '#moment.cap#, by #Spot#.',
    'To shake off #target#.',
    'To get past #target#.',
    'To reach #target#.',
  ],
  answers: [
    'Kept for #target#.',
    'First against #target#.',
    'Saved till #lair#.',
    'Spent early, round #Spot#.',
    'Never for #target#.',
    'Always against #target#.',
  ],
} satisfies Record<string, readonly string[]>

/** Where it has the better of strangers. */
const knownGround: readonly string[] = [
  'The #ground#: cover near #Spot#, #matter# underfoot.',
  'The #ground#, from #Spot# to #lair#, blind.',
  'The #ground# by #lair#, closed to #target#.',
  'Every yard of #Spot#, the #ground# included.',
  'The #ground#, slick with #matter#, for #target#.',
  'Two ways out: #Spot#, and past the #ground#.',
]

const clients: readonly string[] = [
  '#C#, #crole.a# in #town#, pays #sum#: its #prizeKind# #prize#, #purpose#, #twist#.',
  '“#sum#,” says #C#, #crole.a#, “for its #prize#, #prizeKind#, by #feast#.”',
  '#crole.a.cap#, #C#, wants its #prizeKind# #prize#, #purpose#, #twist#: #sum#.',
  '#sum# waits at #Spot# with #crole.a#, #C#, for its #prizeKind# #prize#, #purpose#.',
  '#C# of #town#, #crole.a#, needs its #prize#, #prizeKind#, #purpose#; #sum#.',
  '#crole.a.cap#, #C#, must have its #prizeKind# #prize# by #feast#, #twist#. #sum#.',
  '#C#, #crole.a#, buys its #prizeKind# #prize#, #purpose#; #w# must not know.',
  'For #sum#, #crole.a#, #C#, wants its #prize#, #prizeKind#, at #Spot#.',
]
const rivals: readonly string[] = [
  '#rrole.a.cap#, #R#, wants it alive, by #feast#, #twist#.',
  '#W# saw #rrole.a#, #R#, feed it near #Spot#.',
  '#R# hunts it too, from #Spot#, with #number# hounds and #quality.a# #object#.',
  '#V# owed #R#, #rrole.a#, #sum#. #w# alone looked for #v#.',
  'Another trail leads from #lair# to #rpos# cellar in #town#.',
  '#R# insures #town# against it; #w# has read that policy.',
  '#W# will guide them past #Spot# for #vpos# #thing#.',
  '#rrole.a.cap#, #R#, came back from #lair# rich, without #v#.',
  'The #town# bounty is #sum#, less what #R#, #rrole.a#, takes.',
  '#C# hears #v# call from #lair# nightly. #w# hears #r#.',
  '#R# has bought #Spot#, #Spot2# and #lair#, cheaply, since #v# vanished.',
  '#R#, #rrole.a#, denies #vpos# death, and packs before #feast#.',
  '#V# willed #thing.a# to #rrole.a#, #R#, before entering #lair#.',
  '#R# swears that it was #v# who first dug at #lair#.',
]

/** Three ways into a story with it: its own trouble, somebody who needs a part of it, and somebody with other plans. */
export function hooks(idea: Idea, story: Story, chance: Random): string[] {
  const { tell } = tellerFor(idea, story, chance)
  return [motives[idea.want].hooks, clients, rivals].map((frames) => tell(chance.pick(frames)))
}

const homes: readonly string[] = [
  '#lair#, #kind.a# #direction# #town#: #matter#, #odour#, and #vpos# #thing#.',
  'It keeps to #lair#, #kind.a# #direction# #Spot#, behind the #ground#.',
  '#direction.cap# #Spot# lies #lair#, #kind.a# full of #matter#.',
  'Follow #matter# from #Spot# to #lair#: #kind.a#, #ground.a# before it.',
  '#lair#, #kind.a#, was #rpos#; today it smells of #odour#.',
  '#num.cap# furlongs #direction# #Spot#: #lair#, #kind.a# that #town# avoids.',
  '#W# can point out #lair#, #kind.a# #direction# the #ground#.',
  'Days, it sleeps in #lair#, #kind.a#, on #matter#.',
  'Tracks from #Spot# end at #lair#, #kind.a#, among #matter#.',
  '#lair#: #kind.a#, #num# furlongs #direction# #Spot#, reeking of #odour#.',
]

/** How near it is to a place that the prompt names, or that was made up for it. */
const nears: readonly string[] = [
  '#town#: #number# miles, by #Spot#.',
  'From #town#, #number# miles past #Spot2#.',
  '#number.cap# miles; #Spot2# overlooks #town#.',
  '#town# carts need #number# hours, round #Spot#.',
  'To #town#, #number# miles; to #Spot2#, #number# furlongs.',
]

export interface Lair {
  text: string
  hazards: readonly Hazard[]
  /** What the lair itself does, for creatures that have legendary actions. */
  actions: readonly LairAction[]
}

export function lair(idea: Idea, brief: MonsterBrief, story: Story, isPathfinder: boolean, chance: Random): Lair {
  const teller = tellerFor(idea, story, chance)
  const text = [homes, nears, motives[idea.want].why].map((frames) => teller.tell(chance.pick(frames))).join(' ')
  const own = chance.shuffle(places[idea.place].hazards).slice(0, 3)
  return {
    text,
    hazards: [...own, chance.pick(textureOf(idea).hazards)],
    actions: lairActions(brief, isPathfinder, teller, chance.fork('actions')),
  }
}

/** What a hard lair does to whoever is in the wrong place, by what withstands it. */
const lairDeeds: readonly { what: string; ability: string; save: string; effect: string }[] = [
  { what: 'heaves', ability: 'Dex', save: 'Reflex', effect: 'Prone' },
  { what: 'closes in', ability: 'Str', save: 'Fortitude', effect: 'Restrained, one round' },
  { what: 'goes dark', ability: 'Wis', save: 'Will', effect: 'Frightened, one round' },
  { what: 'fills with #stuff#', ability: 'Con', save: 'Fortitude', effect: 'Blinded, one round' },
  { what: 'cries out', ability: 'Con', save: 'Fortitude', effect: 'Deafened, one round' },
  { what: 'pours out #stuff#', ability: 'Str', save: 'Fortitude', effect: 'Pushed 15 feet' },
  { what: 'shifts', ability: 'Dex', save: 'Reflex', effect: 'Moved 10 feet' },
  { what: 'whispers', ability: 'Cha', save: 'Will', effect: 'No reactions, one round' },
]

export interface LairAction {
  what: string
  save: string
  effect: string
}

/**
 * Lair actions, for what has legendary ones: in DnD5e on initiative count 20, losing ties, each round another (SRD 5.1,
 * "Lair Actions"), in Pathfinder as a free action when the round starts. The DC is its challenge's (Lazy GM's 5e Monster
 * Builder), or its level's moderate one (GM Core, "Building Creatures").
 */
function lairActions(brief: MonsterBrief, isPathfinder: boolean, teller: Teller, chance: Random): LairAction[] {
  if (!brief.powers.some(({ cost }) => cost === 'legendary')) return []
  const dc = isPathfinder ? spellDc(brief.level, 'moderate') : challengeRow(brief.challenge).defence
  return chance
    .shuffle(lairDeeds)
    .slice(0, 3)
    .map(({ what, ability, save, effect }) => ({
      what: capital(teller.tell(`#groundThing# ${what}`)),
      save: `DC ${dc} ${isPathfinder ? save : ability}`,
      effect: isPathfinder ? effect.replace('Restrained', 'Grabbed').replace('Frightened', 'Frightened 1') : effect,
    }))
}

const signFrames: readonly string[] = [
  '#sign.cap# at #Spot#',
  '#sign.cap#: #wpos# yard',
  '#sign.cap# since #feast#',
  '#sign.cap# round #vpos# house',
  '#sign.cap# #direction# #town#',
  '#sign.cap#, says #W#',
]

/** What is found before it is, and what stays behind it. */
export function signs(idea: Idea, story: Story, chance: Random): string[] {
  const { tell } = tellerFor(idea, story, chance)
  return chance
    .shuffle(signFrames)
    .slice(0, 3)
    .map((frame) => tell(frame))
}

const manner: Record<MonsterRole, readonly string[]> = {
  brute: ['stronger than it looks', 'breaks bones', 'not for wrestling'],
  skirmisher: ['quick on turns', 'never stands still', 'hard to corner'],
  artillery: ['deadly at range', 'does not miss', 'best met indoors'],
  controller: ['chooses its ground', 'so spread out', 'parts friends'],
  caster: ['versed in magic', 'knows real spells', 'so gag it'],
  lurker: ['seen too late', 'so look up', 'waits well'],
  leader: ['seldom alone', 'obeyed by others', 'so strike it first'],
  guardian: ['hard to pass', 'stays put', 'so walk round'],
}

const talk: readonly string[] = [
  '#W# calls its #tone# #part# the weak spot.',
  'Big as #bulk#, says #W#, its #part# #tone#.',
  'Known from #Spot# to #town# by its #tone# #part#.',
  '#wpos# drawing: its #tone# #part#, like #texture#.',
  '#c# says big as #bulk#; #W# says bigger.',
  'It leaves #matter#, and at #Spot# its #tone# #part# left a print.',
]
const warnings: readonly string[] = [
  'Took #number# at #Spot#.',
  'Killed #vpos# mules, and #number# of #cpos#.',
  'Comes as it #move#, #manner#.',
  'Smells of #matter#, beforehand, then #odour#.',
  'Reached #w#, #number# paces off.',
  'Sounds like #noise#.',
  'Felled #v# at #Spot#.',
  'Left #w# #number# scars.',
]

/** What people may know of it, by how well they know such things. */
export function knowledge(
  idea: Idea,
  brief: MonsterBrief,
  story: Story,
  isPathfinder: boolean,
  chance: Random,
): { label: string; text: string }[] {
  const base = 8 + Math.min(12, Math.ceil(idea.challenge / 2))
  const power = brief.powers.find(({ cost, often }) => cost === 'action' && often)?.name ?? brief.strikes[0]!.name
  const { tell } = tellerFor(idea, story, chance)
  const named = (type: DamageType) => (isPathfinder ? damageWord[type] : type)
  const shrugs = [...brief.immune, ...brief.resistant].slice(0, 3).map(named)
  const fears = brief.vulnerable.map(named)[0]
  return [
    { label: `DC ${base}`, text: tell(chance.pick(talk)) },
    { label: `DC ${base + 2}`, text: `${capital(chance.pick(manner[idea.role]))}.` },
    { label: `DC ${base + 5}, ${power}`, text: tell(chance.pick(warnings)) },
    ...(fears ? [{ label: `DC ${base + 5}, fears`, text: capital(fears) }] : []),
    ...(shrugs.length > 0 ? [{ label: `DC ${base + 8}, shrugs off`, text: capital(shrugs.join(', ')) }] : []),
    { label: `DC ${base + 10}`, text: tell(chance.pick(motives[idea.want].bargains)) },
  ]
}
