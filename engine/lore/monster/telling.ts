import type { Random } from '../../paint/random.ts'
import { openTeller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { MonsterBrief, MonsterRole } from '../rules/monster-brief.ts'
import type { Idea } from './idea.ts'
import { places } from './places.ts'
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
}

export function settingOf({ place, want }: Idea, chance: Random): Setting {
  const { lairs, people, losses } = places[place]
  const lair = chance.pick(lairs)
  const who = chance.pick(people)
  const there = (lair.split(',')[0] ?? lair).replace(/^an? /, 'the ')
  const why = chance.pick(motives[want].why).replace('#people#', who)
  return { lair, there, why, people: who, loss: chance.pick(losses) }
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

const opensAloud: readonly string[] = [
  'It began with #sign#.',
  'You were told of this: #sign#.',
  'All day something has been wrong: #sign#.',
  'The guide did mention it: #sign#.',
  '#Sign#: that was an hour ago.',
  'First it was #sign#.',
  'You had laughed at that: #sign#.',
  'There had been warnings. #Sign#, for one.',
  'Looking back, you knew from this: #sign#.',
  'They said, go home if you meet with #sign#.',
  '#Sign#. And then nothing, until now.',
  'Nobody spoke of it on the way: #sign#.',
  'Since noon, #sign#; and here it stands.',
  'The tale had it right: #sign#.',
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
  '#Burst# as soon as two of them stand close; after that, whenever it can.',
  'It saves #burst# for the moment they think that they have it cornered.',
  'If anyone heals a comrade, the next thing both see is #burst#.',
  '#Burst# comes second, never first: it likes to know who jumps.',
  'Surrounded, it uses #burst# at once.',
  'Arrows annoy it into #burst#, ahead of its time.',
  '#Burst# goes where the spellcaster stands, friend or no friend.',
  'It opens the way home with #burst#.',
  'Three in a row, a doorway, a bridge: it knows what #burst# is for.',
  'Once bloodied it wastes #burst# on whoever drew the blood.',
]

const uses: readonly string[] = [
  'It follows each blow up with #bonus#.',
  '#Bonus# gets it out of the first mistake.',
  'Any turn with a moment to spare goes to #bonus#.',
  'It leans on #bonus# until they have found an answer to it, and then stops dead.',
  'Watch for #bonus# after a miss.',
  'With #bonus# it makes two of them fight where one meant to.',
  '#Bonus# is for the clever one among them.',
  'It likes #bonus# too well, and can be baited with it.',
]

const answers: readonly string[] = [
  'Whoever stays close learns about #reaction#.',
  '#Reaction#: it keeps that for the hardest hitter.',
  'It spends #reaction# early and is the weaker for it until its next turn.',
  'A feint will draw #reaction#; then strike.',
  'It holds back #reaction# until something big is on its way.',
  'They may not see #reaction# twice.',
]

const grounds: readonly string[] = [
  'It knows its ground: #feature#',
  'It has used this before: #feature#',
  'A careful look beforehand pays. #Feature#',
  'It fights near this, always: #feature#',
  'One thing here is on nobody’s side. #Feature#',
  'It drives them towards this: #feature#',
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
  const feature = chance.pick(places[idea.place].features)
  const opening =
    idea.role === 'caster' || idea.role === 'artillery'
      ? (brief.strikes.find(({ range }) => range)?.name ?? strike)
      : strike
  const article = (name: string) => `its ${name}`
  const tell = (frames: readonly string[], more: Record<string, string>) =>
    openTeller({}, chance, { ...given(idea, setting), ...more }).tell(chance.pick(frames))
  const both = (key: string, name: string) => ({ [key]: article(name), [capital(key)]: capital(article(name)) })
  return [
    { label: 'At first', text: tell(first[idea.role], both('main', opening)) },
    ...(burst ? [{ label: 'Then', text: tell(spends, { burst, Burst: burst }) }] : []),
    ...(bonus ? [{ label: 'Between blows', text: tell(uses, { bonus, Bonus: bonus }) }] : []),
    ...(reaction ? [{ label: 'In answer', text: tell(answers, { reaction, Reaction: reaction }) }] : []),
    { label: 'The ground', text: tell(grounds, { feature, Feature: feature }) },
    { label: 'In the end', text: `${capital(idea.noun)} ${tell(motives[idea.want].ends, {})}.` },
  ]
}

/** Three ways into a story with it, all of the same trouble. */
export function hooks(idea: Idea, setting: Setting, chance: Random): string[] {
  const teller = openTeller({ hook: motives[idea.want].hooks }, chance, given(idea, setting))
  return [teller.tell('hook'), teller.tell('hook'), teller.tell('hook')]
}

const homes: readonly string[] = [
  'It keeps to #lair#.',
  'Its lair: #lair#.',
  'Look for it in this: #lair#.',
  'By day it lies up in #lair#.',
  'Tracks end at #lair#.',
  'It has made #lair# its own.',
  'Everything points to #lair#.',
  'Nobody goes to #lair# any more.',
  'Home is #lair#.',
]

export function lair(
  idea: Idea,
  setting: Setting,
  chance: Random,
): { text: string; features: string[]; signs: string[] } {
  const tell = (frames: readonly string[]) => openTeller({}, chance, given(idea, setting)).tell(chance.pick(frames))
  const near = idea.placeName ? ` It is an hour’s walk from ${idea.placeName}.` : ''
  return {
    text: `${tell(homes)}${near} ${setting.why}`,
    features: [...chance.shuffle(places[idea.place].features).slice(0, 2), chance.pick(idea.theme.lair)],
    signs: chance.shuffle(idea.theme.signs),
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

const easy: readonly string[] = [
  'It is #size# and #armed#.',
  'Two things are sure: it is #size#, and it is #armed#.',
  'All agree: #size#, and #armed#.',
  '#Size#; #armed#; best met in company.',
  'Anyone can tell that it is #size#. That it is #armed#, fewer know.',
  'They call it #size#. They say too that it is #armed#.',
]
const fair: readonly string[] = [
  'Beware of #power#, and keep apart from one another.',
  'Those who lived speak of #power#, and of a pause after it.',
  '#Power#: it needs some moments before it can do that again.',
  'Expect #power# once all are in sight of it.',
  'Survivors describe #power#, in few words.',
]
const plainly: readonly string[] = [
  '#Power# is the worst of it.',
  'Nothing about it is so bad as #power#.',
  'Stay clear of #power# and it is half beaten.',
  'The wounds are from #power#, every one.',
]
const bulk: Record<MonsterBrief['size'], string> = {
  Tiny: 'no bigger than a cat',
  Small: 'the height of a child',
  Medium: 'as big as a man',
  Large: 'as big as a plough horse',
  Huge: 'as big as a barn',
  Gargantuan: 'as big as a hill',
}

const manner: Record<MonsterRole, string> = {
  brute: 'strong beyond its looks',
  skirmisher: 'quicker than it looks',
  artillery: 'dangerous from far off',
  controller: 'never where the fight is',
  caster: 'versed in magic',
  lurker: 'not seen until it wants to be',
  leader: 'seldom alone',
  guardian: 'hard to get past',
}

/** What people may know of it, by how well they know such things. */
export function knowledge(
  idea: Idea,
  brief: MonsterBrief,
  setting: Setting,
  chance: Random,
): { label: string; text: string }[] {
  const base = 8 + Math.min(12, Math.ceil(idea.challenge / 2))
  const tell = (frames: readonly string[], more: Record<string, string>) =>
    openTeller({}, chance, { ...given(idea, setting), ...more }).tell(chance.pick(frames))
  const size = bulk[brief.size]
  const power = brief.powers.find(({ cost, often }) => cost === 'action' && often)?.name
  const strike = `its ${brief.strikes[0]!.name}`
  const fears = brief.vulnerable[0]
  const shrugs = [...brief.immune, ...brief.resistant].slice(0, 3)
  const armour =
    shrugs.length > 0
      ? `${capital(shrugs.join(', '))}: little of that gets through.`
      : 'Nothing shields it but its hide.'
  const weak = fears ? `${capital(fears)} does more than it should. ` : ''
  return [
    { label: `DC ${base}`, text: tell(easy, { size, Size: capital(size), armed: manner[idea.role] }) },
    {
      label: `DC ${base + 5}`,
      text: power ? tell(fair, { power, Power: power }) : tell(plainly, { power: strike, Power: capital(strike) }),
    },
    { label: `DC ${base + 10}`, text: `${weak}${armour} ${tell(motives[idea.want].bargains, {})}` },
  ]
}
