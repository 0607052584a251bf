import type { Random } from '../../../paint/random.ts'
import type { Teller } from '../../grammar/grammar.ts'
import { capital } from '../../grammar/inflect.ts'
import { challengeRow } from '../../rules/dnd5e/tables.ts'
import type { MonsterBrief } from '../../rules/monster-brief.ts'
import { spellDc } from '../../rules/pathfinder/tables.ts'
import { type Case, tellerFor, textureOf } from '../case.ts'
import { type Hazard, hazardRow } from '../hazards.ts'
import type { Idea } from '../idea.ts'
import { places } from '../places.ts'

const homes: readonly string[] = [
  '#lair# is #kind.a# #direction# #Spot#, and smells of #odour#.',
  '#direction.cap# #Spot# lies #lair#, #kind.a# [full of|strewn with] #matter#.',
  'It lives in #lair#, #kind.a# #number# [furlongs|bowshots] from #Spot#.',
  'A trail of #matter# leads from #Spot# to #lair#, #kind.a#.',
  '#lair#, #kind.a#, [belonged|belongs] to #rr#, and smells of #odour#.',
  '#people.cap# avoid #lair#, #kind.a# #direction# #Spot#.',
  'It sleeps in #lair#, #kind.a#, on #matter#.',
  'In #lair#, #kind.a# #direction# #Spot#, one walks on #matter#.',
]

/** Where the prompt puts it. */
const given: readonly string[] = [
  'It lives #at# #lair#, #direction# #Spot#.',
  'It has made itself a home #at# #lair#, #number# [furlongs|bowshots] from #Spot#.',
  'A trail of #matter# leads from #Spot# to #lair#.',
  '#people.cap# avoid #lair#, where it lives, #direction# #Spot#.',
  'It sleeps #at# #lair#, on #matter#.',
  '#lair# smells of #odour#: it lives #at# there.',
]

/** How near it is to a place that the prompt names, or that was made up for it. */
const nears: readonly string[] = [
  '#town# [is|lies] #number# miles [off|away], by #Spot#.',
  'From #town# [it is|one goes|count] #number# miles, past #Spot2#.',
  '#number.cap# miles away, past #Spot2#, lies #town#.',
  'A [cart|mule|rider] from #town# needs #number# hours, [round by|by way of|past] #Spot#.',
  '[It is|One walks|One rides] #number# [miles|long miles] to #town#, and #number# furlongs to #Spot2#.',
]

export interface Lair {
  text: string
  hazards: readonly { thing: string; effect: string }[]
  /** What the lair itself does, for creatures that have legendary actions. */
  actions: readonly LairAction[]
}

export function lair(idea: Idea, brief: MonsterBrief, told: Case, isPathfinder: boolean, chance: Random): Lair {
  const teller = tellerFor(idea, told, chance, { at: idea.home?.at ?? 'in' })
  const home = idea.home ? given.map((frame) => frame.replace('it lives #at# there', 'it lives there')) : homes
  const text = teller.tell([home, nears, told.chosen.story.why].map((frames) => chance.pick(frames)).join(' '))
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
