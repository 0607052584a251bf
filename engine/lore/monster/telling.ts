import type { Random } from '../../paint/random.ts'
import { openTeller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { MonsterBrief, MonsterRole } from '../rules/monster-brief.ts'
import type { Idea } from './idea.ts'
import { places } from './places.ts'
import type { Theme } from './themes.ts'
import { motives } from './wants.ts'

/** What several sections of a sheet speak of; drawn once, so that they agree. */
export interface Setting {
  lair: string
  /** The lair as it is spoken of once it is known: "the winding room". */
  there: string
  /** What drives it, in a sentence. */
  why: string
  people: string
  loss: string
  /** What is best to be had from it. */
  prize: Theme['harvest'][number]
}

export function settingOf({ place, want, theme }: Idea, chance: Random): Setting {
  const { lairs, people, losses } = places[place]
  const lair = chance.pick(lairs)
  const who = chance.pick(people)
  const there = (lair.split(',')[0] ?? lair).replace(/^an? /, 'the ')
  const why = chance.pick(motives[want].why).replace('#people#', who)
  return { lair, there, why, people: who, loss: chance.pick(losses), prize: chance.pick(theme.harvest) }
}

/** Words for the slots of every frame. */
const given = (
  { noun, bare }: Idea,
  { lair, there, people, loss: lost }: Setting,
  loss = lost.split(',')[0] ?? lost,
) => ({
  it: noun,
  bare,
  It: capital(noun),
  lair,
  there,
  people,
  People: capital(people),
  loss,
  Loss: capital(loss),
})

// Fixed runs of words are kept to four or fewer wherever a frame serves many sheets, so that no two read alike.

const opensAloud: readonly string[] = [
  'It began with #sign#.',
  'You were told: #sign#.',
  'All day, #sign#.',
  'The guide mentioned this: #sign#.',
  '#Sign#: an hour ago.',
  'First came #sign#.',
  'You laughed at it: #sign#.',
  '#Sign#, for one, was a warning.',
  'You should have known: #sign#.',
  '#Sign#. Then nothing. Now this.',
  'Since noon, #sign#.',
  'The tale had it right: #sign#.',
  'Remember #sign#?',
  'Twice now: #sign#.',
  'There it is again: #sign#.',
  'Halfway, #sign#.',
]

/** What is read out when it is met. */
export function firstSight(idea: Idea, chance: Random): { aloud: string; plain: string } {
  const { theme, family } = idea
  const sign = chance.pick(theme.signs)
  const [look, other] = chance.shuffle(theme.looks)
  const move = chance.pick(family.moves)
  const teller = openTeller({}, chance, { sign, Sign: capital(sign) })
  const opening = teller.tell(chance.pick(opensAloud))
  return { aloud: `${opening} ${look} It ${move}.`, plain: other ?? '' }
}

const first: Record<MonsterRole, readonly string[]> = {
  brute: [
    'Walks straight in and hits whoever is nearest with #main#.',
    'Picks the largest of them for #main#, out of something like respect.',
    'Breaks the line: through, not round, and #main# on the far side.',
    'Throws the first thing to hand, then comes after it with #main#.',
  ],
  skirmisher: [
    'Runs past the front rank for #main# on whoever stands alone.',
    'Never ends a turn where it began: #main#, and away.',
    'Bites at the edges; #main# for the last in the file.',
    'Draws one of them off with a show of limping, then turns with #main#.',
  ],
  artillery: [
    'Opens with #main# from as far off as it can see, and shifts after every shot.',
    'Takes the high ground before anything else; #main# for whoever carries the light.',
    'Waits until they stand in the open, and looses #main#.',
    'Aims at the healer first. #Main# needs no second look.',
  ],
  controller: [
    'Splits them: two on this side, the rest on that. #Main# for the two.',
    'Holds the fastest first and lets the others come. #Main# after.',
    'Leaves the armoured ones till later; #main# where it meets no shield.',
    'Makes the ground its own before it touches anyone with #main#.',
  ],
  caster: [
    'Talks, until it has counted them. #Main# ends the talk.',
    'Keeps something solid between itself and the blades and sends #main# over it.',
    'Spends its best spell in the first breath, and #main# on what is left standing.',
    'Strikes at whoever else casts: #main#, and again.',
  ],
  lurker: [
    'Lets the first two pass. The third gets #main#.',
    'Comes from above, with #main#, on the one who holds the rope.',
    'Puts out the light and is already behind them: #main#.',
    'Waits an hour for one good moment, then #main#, once.',
  ],
  leader: [
    'Sends the others in and stays within call; #main# for whoever comes through.',
    'Points at one of them, and everything it commands goes there. #Main# it keeps for last.',
    'Stands where all its own can see it, and deals #main# from there.',
    'Shouts terms first; half of them are meant. #Main# is the other half.',
  ],
  guardian: [
    'Plants itself in the narrow place and answers each step with #main#.',
    'Gives one warning, and after it #main#.',
    'Ignores arrows for as long as nobody passes. #Main# for whoever does.',
    'Backs up to the door and makes them come to #main#.',
  ],
}

const spends: readonly string[] = [
  'when two stand close',
  'once it bleeds',
  'at whoever casts',
  'if anyone heals',
  'into a doorway',
  'before the second blow',
  'to cover its retreat',
  'when it is surrounded',
  'after the first arrow',
  'at the largest group',
  'at whoever laughs',
  'to break a line',
  'from above, by choice',
  'the moment it can',
  'when a light fails',
  'straight through its allies',
]
const uses: readonly string[] = [
  'after a miss',
  'to reach the healer',
  'to open a gap',
  'on the cleverest',
  'whenever it is free',
  'against shields',
  'before it strikes',
  'to get clear',
  'against the fastest',
  'out of spite',
  'to win a moment',
  'on whoever leads',
  'when pressed',
  'as a habit',
]
const answers: readonly string[] = [
  'for the hardest hitter',
  'early, and only once',
  'when it is cornered',
  'for whoever stays close',
  'even against a feint',
  'never for small wounds',
  'at the first chance',
  'kept back too long',
  'out of pure reflex',
  'for the bravest',
]

/** How it fights, in the order in which it happens; each point under a label of its own. */
export function tactics(
  idea: Idea,
  brief: MonsterBrief,
  setting: Setting,
  chance: Random,
): { label: string; text: string }[] {
  const named = (cost: string, recharged = false) =>
    brief.powers.find((power) => power.cost === cost && (!recharged || power.often === 'recharge'))?.name
  const strike = brief.strikes.reduce((best, one) => (one.weight > best.weight ? one : best)).name
  const burst = named('action', true)
  const bonus = named('bonus')
  const reaction = named('reaction')
  const opening =
    idea.role === 'caster' || idea.role === 'artillery'
      ? (brief.strikes.find(({ range }) => range)?.name ?? strike)
      : strike
  const [when, otherwise] = chance.shuffle(spends)
  const article = (name: string) => `its ${name}`
  const tell = (frames: readonly string[], more: Record<string, string>) =>
    openTeller({}, chance, { ...given(idea, setting), ...more }).tell(chance.pick(frames))
  const both = (key: string, name: string) => ({ [key]: article(name), [capital(key)]: capital(article(name)) })
  return [
    { label: 'At first', text: tell(first[idea.role], both('main', opening)) },
    ...(burst ? [{ label: 'Then', text: `${burst}: ${when}, or ${otherwise}.` }] : []),
    ...(bonus ? [{ label: 'Between blows', text: `${bonus}, ${chance.pick(uses)}.` }] : []),
    ...(reaction ? [{ label: 'In answer', text: `${reaction}: ${chance.pick(answers)}.` }] : []),
    { label: 'In the end', text: `${capital(idea.noun)} ${tell(motives[idea.want].ends, {})}.` },
  ]
}

const clients: readonly string[] = [
  'A furrier',
  'The bishop’s secretary',
  'A widow in black',
  'Two students in debt',
  'A retired captain',
  'The baron’s youngest',
  'An assurance clerk',
  'A rival hunter',
  'A travelling surgeon',
  'The abbess',
  'A chandler',
  'A foreign envoy',
  'The reeve’s wife',
  'A puppeteer',
  'Somebody’s grown son',
  'A poor painter',
  'The town’s gravedigger',
  'A deserter',
]
const asks: readonly string[] = [
  'wanted it alive',
  'wanted it moved',
  'paid for its head',
  'asked after its young',
  'paid per drawing',
  'asked for its voice',
  'needed one clean wound',
  'would buy its teeth',
  'asked for proof',
  'wanted to watch',
  'paid double by Friday',
  'wanted no witnesses',
  'begged for one hour',
  'offered a horse',
]
const twists: readonly string[] = [
  'and lied about why',
  'and paid in advance',
  'and was followed',
  'and had sent others',
  'and knew its name',
  'and wept while asking',
  'and owned the land',
  'and meant to free it',
  'and had been bitten',
  'and could not pay',
  'and had made it',
  'and never came back',
  'and brought a cage',
  'and was not alone',
]

/** Three ways into a story with it: its own trouble, somebody who needs a part of it, and somebody with other plans. */
export function hooks(idea: Idea, setting: Setting, chance: Random): string[] {
  const teller = openTeller({ hook: motives[idea.want].hooks }, chance, given(idea, setting))
  const [buyer, other] = chance.shuffle(clients)
  const { what, use } = setting.prize
  return [
    teller.tell('hook'),
    `${buyer} needs ${what}: it ${use}.`.replace(/^(Two .*?) needs/, '$1 need'),
    `${other} ${chance.pick(asks)}, ${chance.pick(twists)}.`,
  ]
}

const homes: readonly string[] = [
  'It keeps to #lair#.',
  'Its lair: #lair#.',
  'Look for it in this: #lair#.',
  'By day it lies up in #lair#.',
  'Tracks end at #lair#.',
  'It has made #lair# its own.',
  'Everything points to #lair#.',
  'Nobody goes to #there# any more.',
  'Home is #lair#.',
]

export function lair(idea: Idea, setting: Setting, chance: Random): { text: string; features: string[] } {
  const tell = (frames: readonly string[]) => openTeller({}, chance, given(idea, setting)).tell(chance.pick(frames))
  const near = idea.placeName ? ` It is an hour’s walk from ${idea.placeName}.` : ''
  return {
    text: `${tell(homes)}${near} ${setting.why}`,
    features: [chance.pick(places[idea.place].features), chance.pick(idea.theme.lair)],
  }
}

const quoted: readonly string[] = [
  '#People# say it in these words: “#words#”.',
  'The notice on the inn door reads: “#words#”. Below it somebody has drawn teeth.',
  'A peddler’s account, two days old: “#words#”.',
  '“#words#”, the report begins. The rest of it is water-stained.',
  'It is known hereabouts, if at all, as “#words#”.',
  'A child put it best: “#words#”.',
  '“#words#”: so runs the only line on it in the parish book.',
  'Asked what they saw, #people# gave one answer: “#words#”.',
  'The bounty is posted for “#words#”, and the sum has been raised twice.',
  'In the songs it is “#words#”, and there are songs already.',
]

/** The prompt as others in the story would put it, cut to a line. */
export function rumour(idea: Idea, setting: Setting, chance: Random): string | undefined {
  const { text } = idea.reading
  if (text === '') return undefined
  const words = text.length <= 240 ? text.replace(/[.\s]+$/, '') : `${text.slice(0, 240).replace(/\s+\S*$/, '')} …`
  return openTeller({}, chance, { ...given(idea, setting), words }).tell(chance.pick(quoted))
}

const bulk: Record<MonsterBrief['size'], readonly string[]> = {
  Tiny: ['Cat-sized', 'It fits a hat', 'No bigger than bread'],
  Small: ['Child-sized', 'Knee-high, nearly', 'Small, for its noise'],
  Medium: ['Man-sized', 'Tall as its prey', 'Not large'],
  Large: ['Horse-sized', 'It fills a doorway', 'Big as a cart'],
  Huge: ['Barn-sized', 'It looks over roofs', 'Big as a mill'],
  Gargantuan: ['Hill-sized', 'Birds nest on it', 'It hides the sun'],
}

const manner: Record<MonsterRole, readonly string[]> = {
  brute: ['strong beyond its looks', 'it breaks bones', 'best not wrestled'],
  skirmisher: ['quick on its turns', 'never twice in place', 'hard to corner'],
  artillery: ['deadly at range', 'it does not miss', 'best met indoors'],
  controller: ['it chooses the ground', 'best fought spread out', 'it parts friends'],
  caster: ['versed in magic', 'it knows spells', 'do not let it talk'],
  lurker: ['seen too late', 'look up', 'it waits well'],
  leader: ['seldom alone', 'others obey it', 'strike it first'],
  guardian: ['hard to get past', 'it stays put', 'walk round it'],
}

const paused: readonly string[] = [
  'then a pause',
  'and keep apart',
  'not twice running',
  'no warning before it',
  'once, as a rule',
  'without mercy',
  'so stand apart',
  'from the first moment',
]

/** What people may know of it, by how well they know such things. */
export function knowledge(idea: Idea, brief: MonsterBrief, chance: Random): { label: string; text: string }[] {
  const base = 8 + Math.min(12, Math.ceil(idea.challenge / 2))
  const power = brief.powers.find(({ cost, often }) => cost === 'action' && often)?.name ?? brief.strikes[0]!.name
  const shrugs = [...brief.immune, ...brief.resistant].slice(0, 3)
  const fears = brief.vulnerable[0]
  const shield = shrugs.length > 0 ? `Shrugs off ${shrugs.join(', ')}. ` : ''
  return [
    { label: `DC ${base}`, text: `${chance.pick(bulk[brief.size])}; ${chance.pick(manner[idea.role])}.` },
    { label: `DC ${base + 5}`, text: `${power}, ${chance.pick(paused)}.` },
    {
      label: `DC ${base + 10}`,
      text: `${fears ? `Fears ${fears}. ` : ''}${shield}${chance.pick(motives[idea.want].bargains)}`,
    },
  ]
}
