import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import type { Feature } from './clauses.ts'

/*
 * How a sheet comes back to what its prompt says: #says# is a clause of the prompt, "the Swan stands inside a dragon’s ribcage";
 * #what# is the thing in it, "the dragon’s ribcage".
 */

/** Where on a sheet a clause may be told of again. */
export type Occasion = 'rumour' | 'start' | 'worse' | 'way' | 'errand' | 'hook' | 'stash' | 'staff'

interface Frames {
  says: readonly string[]
  what: readonly string[]
}

const frames: Readonly<Record<Occasion, Frames>> = {
  rumour: {
    says: [
      '#says.cap#, and #someone# knows why and is paid to forget it.',
      '#someone.cap# swears that there is one night in the year when it is not true that #says#.',
      '#says.cap# because of an old debt, people say, and #keeper# is still paying it.',
      'Somebody #where# offers #asum# to learn how it came about that #says#.',
      'It was foretold that #says#; the same book has another page, and #someone# has read it.',
      '#someone.cap# has made good money betting strangers that #says#.',
      'That #says# is the doing of #someone#, who has been sorry for it ever since.',
      'It is only since the flood that #says#; before that it was worse.',
      'If it should ever end that #says#, #place# will be gone within the week.',
      'It was #someone# who first noticed that #says#, and nobody believed it.',
    ],
    what: [
      '#someone.cap# has offered #asum# for #what#, and #keeper# laughed.',
      'Behind #what# there is something that #keeper# feeds.',
      '#keeper# talks to #what# when nobody is by, and stops to listen.',
      'Whoever spends a night alone with #what# wakes up knowing a name.',
      '#what.cap# is older than #place#; #someone# has the map that shows it.',
      '#someone.cap# was seen #where# with a drawing of #what#, and burned it.',
      '#what.cap# was never paid for, and the one who is owed is on the way.',
      'There used to be two of them: the fellow of #what# lies #where#.',
    ],
  },
  start: {
    says: [
      '#rivalA# stands up and reads from a paper: that #says# is against the law of #place#, and by dawn it has to end. #rivalB#, who lives by it, has bolted the door.',
      '#rivalA# says aloud what everybody here leaves unsaid: #says# only because #rivalB# once lied under oath. #rivalB# has risen and has not put the knife down.',
      '#rivalA# has staked #asum# that after tonight nobody will be able to say that #says#. #rivalB# took the bet, and each of them has hired help.',
      '#someone.cap# is dying, and has told #rivalA# how it came about that #says#. #rivalB# will pay, or kill, for that story before it is told twice.',
      '#rivalA# has come a long way because #says#, and weeps to find it true. #rivalB# knows what that means, and wants #rivalA# out of #place# tonight.',
    ],
    what: [
      '#rivalA# has come with a deed, two porters and a saw: #what#, by inheritance, is to leave with them tonight. #rivalB# has sworn to #keeper# that it stays.',
      '#rivalB# has found #thing# behind #what#, where #rivalA# hid it years ago and told nobody. Both have a hand on it.',
      '#rivalA# came to #place# to destroy #what#, and says so, calmly, to #keeper#. #rivalB#, who has travelled all winter to see it once, steps in between.',
      'During the second round everybody hears a knock from #what#. #rivalA# turns white; #rivalB# asks, rather loudly, who was supposed to be dead.',
    ],
  },
  worse: {
    says: [
      'Before morning it is no longer so that #says#, and half of #place# has lost its living.',
      'The magistrate comes to see whether it is true that #says#, and closes the doors for good.',
      'Too many people hear how it came about that #says#. One of them sells it, and by market day strangers with axes are asking the way.',
    ],
    what: [
      'By dawn #what# is gone, #rivalA# with it, and #keeper# never opens again.',
      'Something happens to #what# that cannot be mended, and #rivalB# hangs for it.',
    ],
  },
  way: {
    says: [
      'Behind it is a bargain: #says# because somebody asked for it, and whoever asked may take it back. That was #someone#, who is ashamed of it.',
      '#keeper# has papers to show why #says#. They prove both of them wrong, and #keeper# will fetch them for whoever asks kindly.',
      'Let the two of them see it once from the other side: #says#, and #someone# can tell them what it cost.',
    ],
    what: [
      'Nobody has thought of asking #someone#, who was there when #what# came to #place#, and knows whose it is.',
      'It needs one honest look at #what#, by daylight, with both of them present: the mark of the true owner is on it.',
    ],
  },
  errand: {
    says: [
      'has come only because #says#, and does not quite believe it yet',
      'wants to be told how long it has been that #says#',
      'is writing it all down, that #says#, for somebody #where#',
      'has bet #asum# that it is not true that #says#',
    ],
    what: [
      'would pay #asum# for an hour alone with #what#',
      'is drawing #what# on a napkin, for somebody #where#',
      'asks who is allowed to touch #what#, and after whom one would have to ask twice',
      'wants a splinter of #what# for luck, and has brought a file',
    ],
  },
  hook: {
    says: [
      '#keeper# would give a year’s takings to know how it came about that #says#. The one person who could tell is #someone#, who went to look for proof #where# and has not come back.',
      'There is a letter, with seals: from the first of the month it is forbidden that #says#. #keeper# wants to know who paid for that, and offers #asum# and free board; the trail begins with #someone#.',
      'It is getting worse. Until last year it was hardly noticed that #says#; now customers stay away. #keeper# offers #asum# to whoever asks #someone#, who has a way to stop it and a price.',
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
  staff: {
    says: [
      'tells every guest that #says#, and adds a little each time',
      'knows better than anybody how it came about that #says#',
      'took the place only because #says#',
    ],
    what: [
      'polishes #what# before anybody else is up',
      'will not be left alone with #what#',
      'shows guests #what# for a copper',
    ],
  },
}

/** The clause with the house and its keeper named. */
export const saidOf = ({ says }: Feature, house: string, keeper: string) =>
  says.replaceAll('{house}', house).replaceAll('{keeper}', keeper)

/** A frame in which to tell of this clause, and what is put into it. */
export function toldAgain(
  occasion: Occasion,
  feature: Feature,
  house: string,
  keeper: string,
  chance: Random,
): { frame: string; given: Record<string, string> } {
  const { says, what } = frames[occasion]
  const frame = chance.pick(feature.thing ? [...says, ...what, ...what] : says)
  return { frame, given: { says: saidOf(feature, house, keeper), ...(feature.thing ? { what: feature.thing } : {}) } }
}

const listed = (parts: readonly string[]) =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${parts.at(-1)}`

/** Clauses as plain sentences, those about one and the same put together: "Skrit is a kobold and never sleeps." */
export function plainly(features: readonly Feature[], house: string, keeper: string): string {
  const about = (start: string) =>
    features.filter(({ says }) => says.startsWith(start)).map(({ says }) => says.slice(start.length))
  const together = (start: string, name: string) => {
    const parts = about(start).map((part) => saidOf({ kind: 'does', says: part }, 'it', name))
    return parts.length > 0 ? [`${capital(name)} ${listed(parts)}.`] : []
  }
  const others = features
    .filter(({ says }) => !/^\{(?:house|keeper)\} /.test(says))
    .map(
      (feature) =>
        `${capital(saidOf({ ...feature, says: feature.says.replace(/^at \{house\} /, '') }, house, keeper))}.`,
    )
  return [...together('{house} ', house), ...together('{keeper} ', keeper), ...others].join(' ')
}

const common = new Set(
  'small tiny little large big huge grand poor rich wealthy good nice old new simple ordinary typical classic cheap local fantasy medieval generic normal busy'.split(
    ' ',
  ),
)

/** Whether a clause is more than that the house is a small one. */
const isTelling = ({ kind, says }: Feature) =>
  kind !== 'head' ||
  says
    .replace(/^\{house\} is (?:an?|the) /, '')
    .split(' ')
    .slice(0, -1)
    .some((word) => !common.has(word.toLowerCase()))

/** The clauses that a sheet comes back to, those of the house first; in any order. */
export function tellingFeatures(features: readonly Feature[], chance: Random): Feature[] {
  const telling = chance.shuffle(features.filter(isTelling))
  const rank = ({ kind }: Feature) => (kind === 'keeper' ? 1 : kind === 'head' ? 2 : 0)
  return telling.sort((a, b) => rank(a) - rank(b))
}

const little = /^(?:of|in|on|the|a|an|and|to|for|with)$/
/** A name for a house from the thing a prompt speaks of: "The Dragon’s Ribcage". */
export function nameFrom(features: readonly Feature[]): string | undefined {
  const things = features.filter(({ kind }) => kind === 'has' || kind === 'place').map(({ thing = '' }) => thing)
  const thing = things.find((one) => /^the \p{Ll}/u.test(one) && one.length <= 26 && one.split(' ').length <= 4)
  return thing
    ?.split(' ')
    .map((word, index) => (index > 0 && little.test(word) ? word : capital(word)))
    .join(' ')
}
