import type { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import type { Random } from '../../paint/random.ts'
import { type KeptOut, keptOut } from '../prompt/denied-things.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import { type Threat, threatIn } from '../prompt/threat.ts'
import { type AskedWords, askedOf } from './asked.ts'
import { troubleOf } from './choice.ts'
import { isLandDenied, landWords } from './land.ts'
import { type Land, type Livelihood, livelihoods } from './livelihoods.ts'
import { named, saidIn } from './said.ts'
import { sizeAndSouls } from './scale.ts'
import { type SettlementSize, settlementScale, type Wealth, wealthMarkup } from './sizes.ts'
import { withCause } from './stories/story.ts'
import type { Plot, Trouble } from './trouble.ts'
import { type Government, type GovernmentName, governments, wealthWords } from './words.ts'

/** What a settlement is before anybody in it has a name. */
export interface Setting {
  reading: Reading
  /** What the prompt keeps out. */
  denied: KeptOut
  /** The prompt's other words, and what it says that no list knows. */
  said: Set<string>
  asked: AskedWords
  size: SettlementSize
  rank: number
  souls: number
  land: Land
  livelihood: Livelihood
  trouble: Trouble
  plot: Plot
  threat?: Threat
  wealth: Wealth
  government: Government
  /** Peoples and their shares, per cent, the greatest first. */
  peoples: [ancestry: string, share: number][]
}

function peoplesOf(
  reading: Reading,
  size: SettlementSize,
  foe: string | undefined,
  { has }: KeptOut,
  chance: Random,
): [string, number][] {
  const first =
    reading.ancestry ??
    chance.weighted(
      ['human', 'human', 'human', 'human', 'halfling', 'dwarf', 'elf', 'gnome'].filter((one) => !has(one)),
      () => 1,
    )
  const others = chance
    .shuffle(['human', 'dwarf', 'halfling', 'elf', 'gnome', 'half-orc', 'goblin', 'tiefling', 'dragonborn', 'orc'])
    .filter((other) => other !== first && other !== foe && !has(other))
    .slice(0, settlementScale[size].rank < 1 ? 1 : 3)
  const shares = others.map((_, index) => Math.max(1, Math.round(chance.range(2, [18, 11, 6][index] ?? 4))))
  return [
    [first, 100 - shares.reduce((sum, share) => sum + share, 0)],
    ...others.map((other, index): [string, number] => [other, shares[index] ?? 1]).sort((a, b) => b[1] - a[1]),
  ]
}

/** What stands before the noun of a place: the "fishing" of "a fishing village that worships a whale". */
const headOfPlace =
  /\b((?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]*) (?:settlement|village|town|city|hamlet|port|camp|outpost|community|colony|island)\b/iu

/** What a place lives by and where it lies: the prompt's word for either first, and water for what comes out of it. */
function groundOf(
  request: SettlementRequest,
  said: Set<string>,
  saidCalmly: Set<string>,
  threat: Threat | undefined,
  denied: KeptOut,
  chance: Random,
): { land: Land; livelihood: Livelihood } {
  const lands = (Object.keys(landWords) as Land[]).filter((land) => !isLandDenied(land, denied))
  const isLeft = ({ lands: suited, words }: Livelihood) =>
    suited.some((land) => lands.includes(land)) && !words.some((word) => denied.has(word))
  const wordsOf = ({ words }: Livelihood) => words
  const head = headOfPlace.exec(request.prompt)?.[1] ?? ''
  const isCalm = head.split(' ').every((word) => saidCalmly.has(word.toLowerCase()))
  const askedWork =
    (isCalm ? named(livelihoods, wordsOf, saidIn(head)) : undefined) ?? named(livelihoods, wordsOf, saidCalmly)
  const saidLand = request.land || lands.find((land) => landWords[land].some((word) => said.has(word)))
  const wetLands = (askedWork?.lands ?? lands).filter((land) => ['coast', 'lake', 'river', 'island'].includes(land))
  // What comes out of the water needs water to come out of; the sea first.
  const askedLand =
    saidLand || (threat?.isOfWater ? (wetLands.find((land) => land === 'coast') ?? wetLands[0] ?? 'coast') : undefined)
  const works = chance.fork('work')
  const livelihood =
    askedWork ?? works.pick(livelihoods.filter((one) => isLeft(one) && (!askedLand || one.lands.includes(askedLand))))
  const left = livelihood.lands.filter((land) => lands.includes(land))
  return { livelihood, land: askedLand ?? chance.fork('land').pick(left.length > 0 ? left : lands) }
}

function wealthOf(request: SettlementRequest, said: Set<string>, rank: number, chance: Random): Wealth {
  const wealths = Object.keys(wealthMarkup) as Wealth[]
  return (
    request.wealth ||
    (wealths.find((one) => wealthWords[one].some((word) => said.has(word))) ??
      chance.fork('wealth').weighted(wealths, (one) => ({ poor: 2, modest: 4, comfortable: 3, rich: rank })[one]))
  )
}

function governmentOf(
  request: SettlementRequest,
  said: Set<string>,
  rank: number,
  { has }: KeptOut,
  chance: Random,
): Government {
  const rulers = Object.keys(governments) as GovernmentName[]
  const rule = chance.fork('rule')
  return governments[
    request.government ||
      (named(rulers, (one) => governments[one].words, said) ??
        rule.pick(
          rulers.filter(
            (one) =>
              governments[one].from <= rank &&
              governments[one].to >= rank &&
              !governments[one].words.some((word) => has(word)),
          ),
        ))
  ]
}

/** One cause of a trouble, and the trouble as it is told where that is the cause. */
function plotted(trouble: Trouble, isAsked: boolean, chance: Random): { trouble: Trouble; plot: Plot } {
  // A plot that is behind more of the problems is so more often, so that each problem is as likely as the next.
  const plot = chance.fork('plot').weighted(trouble.plots, ({ of }) => (of ?? trouble.problem).length)
  const told = (lines: readonly string[]) => withCause(lines, trouble.plots.indexOf(plot))
  const { gists, signs, aims, hooks, rumours, laws, wants } = trouble
  return {
    plot,
    trouble: {
      ...trouble,
      isAsked,
      gists: told(gists),
      signs: told(signs),
      aims: [told(aims[0]), told(aims[1]), told(aims[2])],
      hooks: told(hooks),
      rumours: told(rumours),
      laws: told(laws),
      wants: {
        r: told(wants.r),
        a: told(wants.a),
        b: told(wants.b),
        c: told(wants.c),
        v: told(wants.v),
        w: told(wants.w),
      },
    },
  }
}

/** Whoever a place is at war with, or soon will be, is what it is afraid of. */
const warlike = (text: string) =>
  text.replace(
    /\b(?:on the (?:brink|edge|verge) of |in a |preparing for |about to go to )?war (?:with|against)\b/i,
    'at war with',
  )

/** What a settlement is, from a request: the prompt's words first, chance for what they leave open. */
export function settingOf(request: SettlementRequest, chance: Random): Setting {
  const reading = readPrompt(request.prompt)
  const { text, names } = reading
  const denied = keptOut(text)
  const said = saidIn(denied.rest)
  const { size, souls, rank } = sizeAndSouls(request, text, said, chance)
  const { asked, threat: feared } = askedOf(text, names, threatIn(warlike(text), names))
  const { trouble, threat } = troubleOf(reading, asked, feared, chance)
  // Whoever raids a place does not live in it: "raided by goblins" is no village of goblins.
  const calm = threat
    ? readPrompt(text.replace(threat.asked, ' '))
    : denied.phrases.length > 0
      ? readPrompt(denied.rest)
      : reading
  const saidCalmly = saidIn(keptOut(calm.text).rest)
  return {
    reading,
    denied,
    said,
    asked,
    size,
    rank,
    souls,
    ...groundOf(request, said, saidCalmly, threat, denied, chance),
    ...plotted(trouble, text.trim() !== '', chance),
    ...(threat ? { threat } : {}),
    wealth: wealthOf(request, said, rank, chance),
    government: governmentOf(request, saidCalmly, rank, denied, chance),
    peoples: peoplesOf(calm, size, threat?.one, denied, chance.fork('peoples')),
  }
}
