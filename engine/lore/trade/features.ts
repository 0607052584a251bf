import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { domainOf } from '../lore/theme.ts'
import { isHidden } from '../prompt/hidden.ts'
import type { Feature } from './clauses.ts'
import { lastWord } from './phrases.ts'

/*
 * How a sheet comes back to what its prompt says: #says# is a clause of the prompt, "the Swan stands inside a dragon’s ribcage";
 * #what# is the thing in it, "the dragon’s ribcage".
 */

/** Where on a sheet a clause may be told of again. */
export type Occasion = 'rumour' | 'errand' | 'hook' | 'stash' | 'staff' | 'wants' | 'fears'

interface Frames {
  says: readonly string[]
  what: readonly string[]
}

const frames: Readonly<Record<Occasion, Frames>> = {
  rumour: {
    says: [
      '#says.cap#, and #someone# knows why and is paid to forget it.',
      '#says.cap#, except on one night in the year, swears #someone#.',
      '#says.cap# because of an old debt, people say, and #keeper# is still paying it.',
      'Somebody #where# offers #asum# to learn why #says#.',
      'It was foretold that #says#; the same book has another page, and #someone# has read it.',
      '#says.cap#; #someone# bets strangers on it, and wins.',
      '#says.cap#: it was the doing of #someone#, who has been sorry ever since.',
      'It is only since the flood that #says#; before that it was worse.',
      '#says.cap#, and the day that ends, #place# will be gone within the week.',
      'It was #someone# who first noticed that #says#, and nobody believed it.',
    ],
    what: [
      '#someone.cap# has offered #asum# for #what#, and #keeper# laughed.',
      'Behind #what# there is something that #keeper# feeds.',
      '#keeper# talks to #what# when nobody is by, and stops to listen.',
      'Whoever spends a night alone with #what# wakes up knowing a name.',
      '#place.cap# grew up round #what#; #someone# has the map that shows it.',
      '#someone.cap# was seen #where# with a drawing of #what#, and burned it.',
      'Nobody ever paid for #what#, and the one who is owed is on the way.',
      'There used to be two of them: the fellow of #what# lies #where#.',
    ],
  },
  errand: {
    says: [
      'has heard that #says#, and has come to see it',
      'asks everybody since when #says#',
      'is writing down why #says#, for somebody #where#',
      'has bet #asum# with a friend over whether #says#',
    ],
    what: [
      'would pay #asum# for an hour alone with #what#',
      'is drawing #what# on a napkin, for somebody #where#',
      'asks who is allowed to touch #what#, and after whom one would have to ask twice',
      'has heard of #what#, and has come a long way to see it',
    ],
  },
  hook: {
    says: [
      'Why is it that #says#? #keeper# would give a year’s takings to know. #someone.cap# could tell, went to look for proof #where#, and has not come back.',
      'A letter has come, with seals. “We hear that #says#,” it says; “from the first of the month this is forbidden.” #keeper# wants to know who paid for that, and offers #asum# and free board; ask #someone# first.',
      '#says.cap#, as it always was; but this year customers stay away because of it. #keeper# offers #asum# to whoever asks #someone#, who knows a way to change that and has a price.',
    ],
    what: [
      '#someone.cap# means to buy #what# and close the house. #keeper# pays #asum# to whoever finds out where so much money suddenly comes from.',
      'Something is missing from #what#, and #keeper# noticed it before anybody else did. It is in a bag #where#; bringing it back quietly is worth #asum#, and noisily half of that.',
    ],
  },
  stash: {
    says: [
      'A drawing, a hundred years old, which shows that even then #says#',
      'The first page of a diary: “So now #says#, and God forgive us”',
    ],
    what: ['A splinter of #what#, under glass, with a candle before it', 'A receipt for #what#, made out to #someone#'],
  },
  wants: {
    says: [
      'To have it stay as it is: #says#, and #localA# has been paid to change that',
      'To find out why #says#: #localA# knows, and asks #asum#',
      'To be asked, once, why #says#; it is a long story, and #localA# comes badly out of it',
    ],
    what: [
      'To keep #what#: #localA# has offered #asum#, and will not ask a third time',
      'To learn who else has a claim on #what#, before #localA# does',
      'To have #what# looked at by somebody who knows about such things and can keep quiet',
    ],
  },
  fears: {
    says: ['The day when it is no longer so that #says#', 'That #localA# will find out why #says#'],
    what: ['Losing #what#: everything here hangs on it', 'What #what# will do next, since it has begun to change'],
  },
  staff: {
    says: [
      'tells every guest that #says#, and adds a little each time',
      'knows better than anybody why #says#',
      'took the place only because #says#',
    ],
    what: [
      'polishes #what# before anybody else is up',
      'will not be left alone with #what#',
      'shows guests #what# for a copper',
    ],
  },
}

/** Trouble between two who are there, about what the prompt says: how it starts, goes on, and may end. */
interface FeaturePlot {
  by: 'says' | 'what'
  start: string
  worse: string
  way: string
}

const about = (by: FeaturePlot['by'], start: string, worse: string, way: string): FeaturePlot => ({
  by,
  start,
  worse,
  way,
})

const featurePlots: readonly FeaturePlot[] = [
  about(
    'says',
    '#rivalA# stands up and reads from a paper, with seals: “It has come to our ears that #says#; by dawn this has to end.” #rivalB#, who lives by it, has bolted the door.',
    'The magistrate comes to see for himself. #rivalB# meets him with an axe; the house is closed for good.',
    'The law was bought #when#, by #localA#, for #asum#. #keeper# has seen the receipt and is afraid to say so before strangers.',
  ),
  about(
    'says',
    '#rivalA# says aloud what everybody here leaves unsaid: #says# only because #rivalB# once lied under oath. #rivalB# has risen and has not put the knife down.',
    '#rivalA# dies of it before midnight. By morning everybody wants to know what the lie was, and somebody guesses right.',
    '#localA# was the judge at that time, and knew. An old man’s word would clear them both, and he has been waiting #where# for somebody to ask.',
  ),
  about(
    'says',
    '#says.cap#; but not after tonight, says #rivalA#, and has staked #asum# on it. #rivalB# took the bet, and each of them has hired help.',
    'Both cheat. Before morning it has all come to an end, and half of #place# has lost its living over a wager.',
    '#keeper# holds the stakes, and has spent them. Told that there is nothing left to win, the two of them would rather be friends.',
  ),
  about(
    'says',
    '#localA# is dying, and has told #rivalA# why #says#. #rivalB# will pay, or kill, for that story before it is told twice.',
    'It is told twice. By market day strangers with shovels are asking the way, and #rivalA# is found #where# with nothing more to tell.',
    'The story is worth less than they think: #localB# has it too, for nothing, and would tell it tonight to the whole room.',
  ),
  about(
    'says',
    '#rivalA# has come a long way because #says#, and weeps to find it true. #rivalB# knows what that means, and wants #rivalA# out of #place# tonight.',
    '#rivalA# is put on the night coach in a sack. Those who sent #rivalA# come to see for themselves, and they are nine, and sober.',
    'They are looking for somebody who was lost here as a child. #localA# has a locket that fits, and has never dared to open it.',
  ),
  about(
    'says',
    '#says.cap#, and now whoever brought that about has sent in a bill, after all these years. #rivalA# has brought it, for #asum#; #rivalB# has stood surety, and did not know.',
    '#rivalB# cannot pay and runs. What was given is taken back: first the lamps go out, then everything that drew people here.',
    'The bill is made out to the founder, and he may have paid: #localA# keeps his papers #where#, under #thing#.',
  ),
  about(
    'what',
    '#rivalA# has come with a deed, two porters and a saw: #what#, by inheritance, is to leave with them tonight. #rivalB# has sworn to #keeper# that it stays.',
    'They saw. #rivalB# loses a hand, #rivalA# gets half of it, and the other half begins to be missed by something.',
    'The deed is real, but #localA# is the older heir, and is fond of #keeper#. Somebody only has to wake #localA#.',
  ),
  about(
    'what',
    '#rivalB# has found #thing# behind #what#, where #rivalA# hid it years ago and told nobody. Both have a hand on it.',
    '#rivalA# lets go first, and draws. In the morning #localA# buys it from the survivor, and smiles for the first time in years.',
    'It was stolen from #localB# in the first place, who would let either of them keep it for the truth about that night.',
  ),
  about(
    'what',
    '#rivalA# came to #place# to destroy #what#, and says so, calmly, to #keeper#. #rivalB#, who has travelled all winter to see it once, steps in between.',
    'There is fire before midnight. By dawn nothing is left of #what#, nor of #rivalB#, and #keeper# never opens again.',
    '#rivalA# has been told that it killed #kin.a#. It did not: #localA# did, and has left flowers #where# every week since.',
  ),
  about(
    'what',
    'During the second round everybody hears a knock from #what#. #rivalA# turns white; #rivalB# asks, rather loudly, who was supposed to be dead.',
    'Nobody answers it, and it goes on. At dawn it stops, and #rivalA# is no longer in the room, though the doors were locked.',
    'It knocks the old call of the night watch. #localA#, who served, knows the reply, and has been afraid for years of being asked for it.',
  ),
  about(
    'what',
    '#rivalA# has sold #what# to #localA# for #asum#; it was never #rivalA.poss# to sell. #rivalB# paid for it as well, and was quicker with the cart.',
    'Two carts go off with two halves. #keeper# is left with the bill, and with whatever used to stay away from it.',
    '#rivalA# still has both purses, and a bad conscience. Threatened a little, and given supper, #rivalA# would pay everybody back.',
  ),
]

/** What is said, put into a sentence: "nobody may draw steel here". */
export function saidOf({ says }: Feature, house: string, keeper: string): string {
  const inner = says.replace(/^at \{house\} (.+)$/, (_, clause: string) =>
    clause.length < 60 && !/\bhere\b/.test(clause) ? `${clause} here` : clause,
  )
  return inner.replaceAll('{house}', house).replaceAll('{keeper}', keeper)
}

const givenOf = (feature: Feature, house: string, keeper: string): Record<string, string> => ({
  says: saidOf(feature, house, keeper),
  ...(feature.thing ? { what: feature.thing } : {}),
})

/** A frame in which to tell of this clause, and what is put into it. */
export function toldAgain(occasion: Occasion, feature: Feature, house: string, keeper: string, chance: Random) {
  const { says, what } = frames[occasion]
  // The sheet opens with the clause itself: after that its thing is spoken of, where it has one.
  const frame = chance.pick(feature.thing ? what : says)
  return { frame, given: givenOf(feature, house, keeper) }
}

/** Trouble about this clause, and what is put into it. */
export function plotAbout(feature: Feature, house: string, keeper: string, chance: Random) {
  const plots = featurePlots.filter(({ by }) => by === (feature.thing === undefined ? 'says' : 'what'))
  return { plot: chance.pick(plots), given: givenOf(feature, house, keeper) }
}

const listed = (parts: readonly string[]) =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${parts.at(-1)}`

/** Only the keeper’s trade or people. */
const isBare = /^\{keeper\} is an? [\p{L}-]+$/u

/** Clauses of a house that anybody sees who comes in. */
export const openly = (all: readonly Feature[]): Feature[] => all.filter(({ says }) => !isHidden(says))

/** Clauses as plain sentences, those about one and the same put together: "Skrit is a kobold and never sleeps." */
export function plainly(all: readonly Feature[], house: string, keeper: string): string {
  // What stands beside the keeper’s name anyway is not what anybody is known for.
  const features = all.filter(({ says }) => !isBare.test(says))
  const about = (start: string) =>
    features.filter(({ says }) => says.startsWith(start)).map(({ says }) => says.slice(start.length))
  const together = (start: string, name: string) => {
    const parts = about(start).map((part) => saidOf({ kind: 'does', says: part }, 'it', keeper))
    return parts.length > 0 ? [`${capital(name)} ${listed(parts)}.`] : []
  }
  const others = features
    .filter(({ says }) => !/^\{(?:house|keeper)\} /.test(says))
    .map((feature) => `${capital(saidOf(feature, house, keeper))}.`)
  return [...together('{house} ', house), ...together('{keeper} ', keeper), ...others].join(' ')
}

/** WordNet's domains of what can be touched: beasts, things made, bodies, food, objects, plants, shapes, substances; 0 is a word it lacks. */
const touchable = new Set([0, 5, 6, 8, 13, 17, 20, 23, 27])
const landscape =
  /\b(?:pass|mountains?|hills?|forests?|woods?|swamps?|marsh(?:es)?|bogs?|deserts?|seas?|oceans?|lakes?|rivers?|coasts?|shores?|harbou?rs?|docks|port|islands?|valleys?|cliffs?|roads?|crossroads|borders?|capital|underdark)$/i
/** Places that are worth talking of though nobody can carry them off. */
const sights =
  /\b(?:waterfalls?|glaciers?|volcano(?:es)?|trees?|cathedrals?|temples?|castles?|towers?|ruins|craters?|crypts?|graveyards?|tombs?|bridges?|battlefields?|gallows|portals?|dungeons?|lighthouses?|wrecks?|shipwrecks?)$/i

/** What can be polished, sawn off or sold; a mountain pass, a secret or a habit cannot. */
const isThing = (thing: string) => {
  // "the painting of the old king" is a painting.
  const [noun = thing] = thing.split(' of ')
  return !landscape.test(noun) && !sights.test(noun) && touchable.has(domainOf(lastWord(noun)))
}

/** What anybody sees who comes in: that a tavern is cosy, its keeper a nervous goblin, or who they are that keep it. */
const isPlain = ({ kind, says }: Feature) =>
  kind === 'head' ||
  /^\{keeper\} is (?:an?|the) (?:[\p{L}’-]+ ){0,3}[\p{L}’-]+$/u.test(says) ||
  /\{keeper\} is one of them$/.test(says)

/** Whether a clause is worth a rumour: "stands in a big city" is not, "stands inside a dragon’s ribcage" is. */
const isTelling = (feature: Feature) =>
  !isPlain(feature) &&
  (feature.kind !== 'place' ||
    feature.thing !== undefined ||
    sights.test(lastWord(feature.says.replace('{house}', ''))))

/** The clauses that a sheet comes back to, those of the house first; in any order. */
export function tellingFeatures(features: readonly Feature[], chance: Random): Feature[] {
  const telling = chance.shuffle(
    features
      .map(({ thing, ...rest }) => (thing !== undefined && isThing(thing) ? { ...rest, thing } : rest))
      .filter(isTelling),
  )
  const rank = ({ kind }: Feature) => (kind === 'keeper' ? 1 : 0)
  return telling.sort((a, b) => rank(a) - rank(b))
}

/** What may be on a house’s sign, from the things that a prompt speaks of: "the dragon’s ribcage" gives "Ribcage". */
export function signsFrom(features: readonly Feature[]): string[] {
  const things = features.filter(({ kind }) => kind !== 'keeper').map(({ thing = '' }) => thing.split(' ').at(-1) ?? '')
  return things.filter((word) => /^\p{Ll}{3,12}$/u.test(word) && !/[^s]s$/.test(word)).map(capital)
}
