import type { RuleSystem } from '../../../contract/enums.ts'
import type { Random } from '../../paint/random.ts'
import { humanCultures } from '../names/cultures.ts'
import { type Names, openNames } from '../names/names.ts'
import { sexOfRole } from '../npc/trades.ts'
import { ageWords, sexWords } from '../prompt/words.ts'
import { isMany } from './agreement.ts'
import { type Asked, shortOf } from './asked.ts'
import type { Chosen } from './choosing.ts'
import { clauseOf } from './own-words.ts'
import { partyIn } from './party.ts'
import type { Prize } from './prize.ts'
import type { Story } from './stories/story.ts'
import type { Theme } from './themes.ts'
import { usualWorth } from './treasure.ts'

/** Whom and what a find’s story is told of, as its frames name them. */
export interface Cast {
  slots: Readonly<Record<string, string>>
  /** Those of the slots that are more than one. */
  several: readonly string[]
}

interface Somebody {
  /** With their trade: "the moneylender Orla Finch". */
  full: string
  short: string
  sex: 'Male' | 'Female'
}

/** Those who are no one person: "the weavers’ guild". */
const bodies = /\b(?:guild|hospital|fund|company|club|monopoly|council|police|gang|delvers|party)$/

function somebody(trade: string, names: Names, chance: Random): Somebody {
  if (bodies.test(trade))
    return { full: `the ${trade} of ${names.place(chance.pick(humanCultures))}`, short: `the ${trade}`, sex: 'Male' }
  const sex = sexOfRole(trade) ?? chance.pick(['Female', 'Male'] as const)
  const { given, family } = names.person(chance.pick(humanCultures), sex)
  const name = family === '' || /^(?:of|ap|ferch)\b/i.test(family) ? given : `${given} ${family}`
  return { full: `the ${trade} ${name}`, short: given, sex }
}

const beasts =
  /\b(?:dragon|wyrm|giant|giantess|ogre|troll|wyvern|owlbear|spider|hydra|mimic|basilisk|manticore|magpie|raven|lich|ghoul|wight|kobold|goblin|rat|beast|crab|kraken|golem|ghost|drake|hag)\b/i

const agents =
  'bailiff, notary, knight, sellsword, thief-taker, clerk, pedlar, midwife, sergeant, nun, ferryman, drover, ratcatcher, gravedigger, herald, surgeon, innkeeper, card-player, carter, bell-founder, actor, hunter, weaver, pilgrim, locksmith, miner, fiddler, falconer'.split(
    ', ',
  )

const possessives = { Male: 'his', Female: 'her', Neutral: 'their' } as const

/** "her", as far as the words tell: a dragon has its hoard, three sisters theirs. */
function possessiveOf(owner: string): string {
  const words = owner.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const sex = words
    .slice(0, 6)
    .map((word) => (Object.hasOwn(sexWords, word) ? sexWords[word] : undefined))
    .find(Boolean)
  if (sex && !/^(?:two|three|four|five|some|many)$/.test(words[0] ?? '')) return possessives[sex]
  return beasts.test(owner) && !Object.hasOwn(ageWords, words[0] ?? '') ? 'its' : 'their'
}

const rounded = (gp: number) => {
  const step = gp >= 1000 ? 100 : gp >= 200 ? 10 : 5
  return Math.max(5, Math.round(gp / step) * step)
}

/** A sum such as a find of this level could hang on. */
const sumOf = (system: RuleSystem, level: number, chance: Random) =>
  `${rounded(usualWorth(system, level) * chance.range(0.3, 3)).toLocaleString('en-GB')} gp`

/** "under a frozen lake" is at the frozen lake. */
const spotOf = (place: string) =>
  shortOf(
    place
      .replace(/^(?:[\p{Ll}]+\s)*?(?=(?:an?|the|his|her|their|its|some)\s|\p{Lu})/u, '')
      .replace(/^(?:in|under|at|behind|beneath|inside|on|near|within|aboard)\s+/i, ''),
  )

const definite = (thing: string) =>
  shortOf(thing.replace(/^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s/i, ''))

interface Casting {
  asked: Asked
  text: string
  chosen: Chosen
  theme: Theme
  system: RuleSystem
  level: number
  prize: Prize
}

const robbed = /\b(?:stolen|robbed|taken|looted|won|seized) from\b/i

/** The other party of a story as the prompt has it. */
function saidParty(story: Story | undefined, { asked, text }: Casting): string | undefined {
  if (!story) return undefined
  const party = partyIn(text, story.about, asked.owner)
  // A battlefield is nobody.
  const said = party && /(?:field|ground|land)s?$/.test(party) ? undefined : party
  // "the ransom for the duke’s daughter": he is the one who pays.
  if (said && story.name === 'ransom') return /^(.+?)[’']s\s/.exec(said)?.[1] ?? said
  return said ?? (robbed.test(text) ? asked.before : undefined)
}

/** As it is said, else somebody of a trade that fits the story. */
function partyOf(said: string | undefined, owner: string, story: Story, names: Names, chance: Random) {
  if (said) return { other: said, them: shortOf(said) }
  // Nobody owes a moneylender who is one.
  const trades = story.others.filter((trade) => !owner.includes(trade))
  const { full, short } = somebody(chance.pick(trades.length > 0 ? trades : story.others), names, chance)
  return { other: full, them: short }
}

const named = ['owner', 'who', 'other', 'them', 'prize', 'second', 'spot']
const agreed = (slots: Readonly<Record<string, string>>): Cast => ({
  slots,
  several: named.filter((slot) => isMany(slots[slot] ?? '')),
})

/** Those that the story is told of, and those of the second one. */
export function castOf(casting: Casting, chance: Random): { cast: Cast; second: Cast } {
  const { asked, chosen, theme, system, level, prize } = casting
  const { story } = chosen
  const names = openNames(chance.fork('names'))
  const figures = story.figures ?? theme.figures
  const drawn = somebody(chance.pick(figures), names, chance.fork('owner'))
  const town = names.place(chance.pick(humanCultures))
  const isOwned = asked.owner !== undefined && asked.who !== undefined
  const [thing, another] = asked.things
  const agent = somebody(
    chance.pick(agents.filter((trade) => !story.others.includes(trade))),
    names,
    chance.fork('agent'),
  )
  const shared = {
    owner: isOwned ? (asked.owner as string) : drawn.full,
    who: isOwned ? (asked.who as string) : drawn.short,
    his: isOwned ? possessiveOf(asked.owner as string) : possessives[drawn.sex],
    town,
    agent: agent.full,
    aShort: agent.short,
    prize: thing ? definite(thing) : `the ${prize.called}`,
    ...(another && { second: definite(another) }),
    it: asked.called && !/[^s]s$/.test(asked.called) ? asked.called : asked.isCarried ? 'this' : 'the hoard',
    ...(asked.place && { place: asked.place, spot: spotOf(asked.place) }),
    ...(clauseOf(asked) && { clause: clauseOf(asked) as string }),
    ...(asked.before && { before: asked.before }),
    ...(asked.guard && { guard: asked.guard }),
    ...(asked.deed && { deed: asked.deed }),
    ...(asked.heir && { heir: asked.heir }),
  }
  const sums = (label: string) => ({ sum: sumOf(system, level, chance.fork(label)) })
  const said = saidParty(story, casting)
  const saidNext = saidParty(chosen.second, casting)
  const told = (of: Story, party: string | undefined, label: string) =>
    agreed({ ...shared, ...partyOf(party, shared.owner, of, names, chance.fork(label)), ...sums(`${label} sum`) })
  const cast = told(story, said ?? saidNext, 'other')
  return { cast, second: chosen.second ? told(chosen.second, saidNext ?? said, 'second') : cast }
}
