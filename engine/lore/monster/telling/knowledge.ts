import type { Random } from '../../../paint/random.ts'
import type { DamageType, MonsterBrief } from '../../rules/monster-brief.ts'
import { damageWord } from '../../rules/pathfinder/words.ts'
import type { Measure } from '../../rules/rule-book.ts'
import { type Case, tellerFor } from '../case.ts'
import type { Idea } from '../idea.ts'
import { reachOf } from './powers.ts'

/** What anybody may know of it, by the prompt. */
const doingTalk: readonly string[] = [
  '#ww# saw at #Spot# that it #does#.',
  'All of #town# knows that it #does#.',
  'It #does#: #ww# saw it near #Spot#.',
  'Since #feast#, says #ww#, it #does#.',
  '[Stand|Wait] by the #ground#, and [you see|see] that it #does#.',
  'It #does#, and #rr# [drew it so|has seen that].',
]
const talk: readonly string[] = [
  '#ww# met it at #Spot#, and remembers its #tone# #part#.',
  '#ww# [speaks of|describes|drew] its #tone# #part#, and [of|the] #matter#.',
  'From #Spot# to #town# people know its #tone# #part#.',
  '#ww# [sells a drawing|sold drawings|will draw it], for #sum2#: #tone.a# #part#, like #texture#.',
  'It leaves #matter# [behind|about], as at #Spot# on #day#.',
  '[One smells|First comes|There is] #odour#, says #ww#, [and then|then] #matter#.',
  'Its #tone# #part# [is known|was seen|is feared], [even|also] at #Spot#.',
  '#people.cap# [speak|whisper] of its #tone# #part#, [seen|glimpsed] on #day#.',
  'By its #tone# #part# #ww# [would know it|knows it] [anywhere|blindfold].',
]
const powerTalk: readonly string[] = [
  'Its #power# reaches #reach#: #ww# lost #number# [friends|kin|companions|guards] [so|there], at #Spot#.',
  '[Beware of|Mind|Respect] its #power#: #ww# saw #number# fall [to it|within #reach#|at once].',
  '#number.cap# people [died of|fell to] #power#, at #Spot#, #reach# away.',
  '#ww# [survived|outran|lived through] #power# [behind|by|under] the #ground#; it covers #reach#.',
  '#ww# [paced out|measured] #power#, at #Spot#: #reach#.',
  '#ww# [bears|shows] a [scar|burn|limp] from #power#, [got|taken] at #reach#.',
  'Of #number# at #Spot#, #power# [left|spared] [one|two]; #ww# was #reach# [off|distant].',
  '[Before|Just before] #power# it [draws breath|goes still|shivers], says #ww#; [run|be] #reach# [away|off].',
  'On #day# #power# [emptied|cleared] #Spot#, [all of|some] #reach#.',
]
const fears: readonly string[] = [
  '#ww# [learned|saw] at #Spot# that #harm# [hurts|harms] it [badly|most].',
  '#ww# drove it from #Spot# with #harm#, which it [dreads|fears].',
  'At #Spot# #ww# [used|tried] #harm#, and it [fled|screamed|ran].',
  '[Bring|Carry|Use] #harm#, says #ww#: that [works|hurts] most.',
  'It [cannot bear|dreads|shuns] #harm#, and #Spot# [proved|showed] that.',
  '#harm.cap# [hurts it double|bites deepest|sears it], #ww# [finds|reckons|says].',
]
const shrugged: readonly string[] = [
  '#number.cap# of #town# [tried|used|trusted] #harm# at #Spot#, [in vain|for nothing].',
  '#ww# [used|tried] #harm#, [and laughed no more|without effect|to no end|in vain].',
  'At #Spot# #ww# [saw|watched] #harm# [fail|do nothing].',
  '[Save|Spare] your #harm#, says #ww#: it does [nothing|no hurt].',
  '#harm.cap# [failed|fails|failed twice], as #ww# [found|learned|saw] at #Spot#.',
  '[Ask|Believe] #ww#, [of|about] #harm#: it [laughs|yawns].',
  'It [sat|stood|slept] [out|through] #harm#, on #day#.',
]
const borne: readonly string[] = [
  '#number.cap# of #town# [tried|used] #harm# at #Spot#: half the usual hurt.',
  '#ww#, at #Spot#, [found|thought] #harm# [half wasted|of little use|too weak].',
  '#harm.cap# [half|barely] [hurt|harmed|marked] it at #Spot#, says #ww#.',
  'At #Spot# it [bore|stood] #harm# [better|longer] than #ww# liked.',
  'Do not [trust|rely on] #harm#, says #ww#: it [bears|shrugs off] half.',
  '#ww# [counts|reckons] #harm# [at half|half worth while].',
]
const bornePathfinder: readonly string[] = [
  '#number.cap# of #town# [tried|used] #harm# at #Spot#, and it [hardly|scarcely] bled.',
  '#ww#, at #Spot#, [found|thought] #harm# [half wasted|of little use|too weak].',
  'At #Spot# it [bore|stood] #harm# [better|longer] than #ww# liked.',
  'Do not [trust|rely on] #harm#, says #ww#: it [bears|shrugs off] some.',
  '#harm.cap# [barely|scarcely] [scratched|marked] it, #ww# [finds|reckons].',
]

const weapons: readonly DamageType[] = ['bludgeoning', 'piercing', 'slashing']
/** Damage that nobody would name without saying what deals it. */
const unseen = /^(?:radiant|necrotic|psychic|force|vitality|void|mental|spirit)$/

const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/**
 * How much harder each thing is to know than what most people do. Pathfinder asks a hard, a very hard and an incredibly hard
 * check for more about the same creature (GM Core, ORC, "DC Adjustments").
 */
const steps = { known: 2, power: 5, weakness: 5, immunity: 6, resistance: 8, bargain: 10 } as const
const stepsPathfinder: Readonly<Record<keyof typeof steps, number>> = { ...steps, immunity: 5, resistance: 10 }

/** What people may know of it, by how well they know such things. */
export function knowledge(
  idea: Idea,
  brief: MonsterBrief,
  told: Case,
  { isPathfinder, knowledge: base }: Measure,
  chance: Random,
): { label: string; text: string }[] {
  const power =
    brief.powers.find(({ cost, area }) => cost === 'action' && area) ??
    brief.powers.find(({ cost, range }) => cost !== 'trait' && range)
  const weapon = brief.strikes.find(({ range }) => range) ?? brief.strikes[0]!
  const slots = power
    ? { power: power.name, reach: power.area ? `${power.area.feet} feet` : reachOf(power) }
    : { power: weapon.name, reach: `${weapon.range?.near ?? weapon.reach ?? 5} feet` }
  const { tell } = tellerFor(idea, told, chance, slots)
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
    tellerFor(idea, told, chance.fork(types.join()), { harm: harmed(types) }).tell(chance.pick(frames))
  const more = isPathfinder ? stepsPathfinder : steps
  const half = isPathfinder ? bornePathfinder : borne
  const { story, isAsked } = told.chosen
  const isKnown = isAsked || chance.chance(0.65)
  const done = idea.does.map((does) => ({
    label: `DC ${base}`,
    text: tellerFor(idea, told, chance.fork(does), { does }).tell(chance.fork(does).pick(doingTalk)),
  }))
  return [
    ...done,
    { label: `DC ${base}`, text: tell(chance.pick(talk)) },
    ...(isKnown ? [{ label: `DC ${base + more.known}`, text: tell(chance.pick(story.known)) }] : []),
    { label: `DC ${base + more.power}`, text: tell(chance.pick(powerTalk)) },
    ...(brief.vulnerable.length > 0
      ? [{ label: `DC ${base + more.weakness}`, text: of(fears, brief.vulnerable) }]
      : []),
    ...(brief.immune.length > 0 ? [{ label: `DC ${base + more.immunity}`, text: of(shrugged, brief.immune) }] : []),
    ...(brief.resistant.length > 0 ? [{ label: `DC ${base + more.resistance}`, text: of(half, brief.resistant) }] : []),
    { label: `DC ${base + more.bargain}`, text: tell(chance.pick(story.bargain)) },
  ]
}
