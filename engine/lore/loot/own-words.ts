import type { Asked } from './asked.ts'
import type { Story } from './stories/story.ts'

/*
 * Stories for what no list knows: a prompt’s own clause, thing or place stands in them. #clause# is what somebody does, as it
 * follows "who"; #second# another thing that lies there; #spot# the place: "the windmill".
 */

const others = [
  'notary',
  'ballad-monger',
  'old servant',
  'neighbour',
  'pedlar',
  'travelling judge',
  'physician',
  'innkeeper',
]
/** Nobody does these. */
const never = /(?!)/

/** "collected teeth" of "a lich who collected teeth"; undefined where nothing is said of them, or too much. */
export function clauseOf({ owner = '' }: Asked): string | undefined {
  const [, clause = ''] = /\s(?:who|that)\s+(.+)$/i.exec(owner) ?? []
  const isPlain = /^[\p{L}\p{N} ,’'-]{4,90}$/u.test(clause) && clause.split(' ').length > 1
  return isPlain ? clause : undefined
}

const isMany = (owner: string) =>
  /^(?:two|three|four|five|six|seven|eight|nine|ten|some|many|several)\s|^\S*(?:[^s]s|people|children)\s(?:who|that)\s/i.test(
    owner,
  )

/** What is said of somebody, and nothing else: that is what all turns on. */
export function clauseStory(asked: Asked): Story | undefined {
  if (clauseOf(asked) === undefined) return undefined
  const somebody = isMany(asked.owner ?? '') ? 'people' : 'somebody'
  return {
    name: 'clause',
    about: never,
    others,
    happened: [
      '#owner.cap# [had|kept|left] all this. In #town# they tell how it began, and #other# tells it best: [laughing|for a drink|in a whisper].',
      `In #town# there was only one of whom it was said: ${somebody} who #clause#. #owner.cap# paid #other# #sum# to [write|keep] that down, and it is how #it# was found.`,
    ],
    trouble: [
      `Everything about it was [arranged|locked|hidden] by ${somebody} who #clause#. Forget that for [a moment|one step], and [a lid|the floor|a blade] [falls|opens|snaps]; think of it, and the way in is plain.`,
      `#other.cap# tells all #town# to look out for ${somebody} who #clause#, or for whoever has such a person’s goods. #prize.cap# gives it away [at once|first].`,
    ],
    claim: [
      `#agent.cap# arrives #soon# with one question, and #sum# for the answer: ${somebody} who #clause#, was that [so|all]? [Proof|A true story] contents #aShort#; a lie is [paid back|remembered] by #few# [brothers|friends].`,
      `#agent.cap# learned everything from ${somebody} who #clause#, and means to [go on|do the same]. #aShort# comes #soon# for #prize#, will [share|trade] the rest, and knows the place better than you.`,
    ],
    mark: [`made for ${somebody} who #clause#`],
    kept: [`a ballad about ${somebody} who #clause#, [with corrections|last verse missing]`],
  }
}

/** Things that a prompt names and says no more of. */
export function thingStory({ things }: Asked): Story | undefined {
  if (things.length === 0) return undefined
  const second = things.length > 1 ? '#second#' : 'the rest'
  return {
    name: 'thing',
    about: never,
    others,
    happened: [
      `#owner.cap# got #prize# from #other# at #town#, for [a song|#sum#|one night’s work], and spent #years# years learning what ${second} had to do with it.`,
      `#owner.cap# was [left|sent|sold] #prize# by #other#, with a note: [keep it dry|tell nobody|wait for me], and ${second} to [pay for it|go with it].`,
    ],
    trouble: [
      `#prize.cap# and ${second} belong together: [parted|a mile apart|sold singly], they [grow heavy|cry out|bring bad luck] until [the next night|somebody joins them]. In #town# one person knows why: #other#.`,
      `Somebody died with a hand on #prize#, and #other# has told #town# who. Shown there, it is [seized|wept over|spat on] before anybody asks the price.`,
    ],
    claim: [
      `#agent.cap# [dreamed of|has drawn|was promised] #prize#, comes #soon#, and pays #sum# for it, whole. The rest is of no interest, unless ${second} [moved|was opened]: then #aShort# turns pale and draws.`,
      `#other.cap# wants #prize# back and sends #agent# #soon#. Ask why, and hear the truth, with tears; ask too much for it, and #few# [porters|cousins] come in [the night|masks].`,
    ],
    mark: ['kept in [felt|clean straw|a locked case] for #years# years'],
    kept: ['a drawing of #prize#, with [arrows|one part missing|a price]'],
  }
}

/** Only where it lies. */
export const placeStory: Story = {
  name: 'place',
  about: never,
  others,
  happened: [
    '#owner.cap# hid it #place# because #other# would [never|not dare to] set foot at #spot# after what happened [there|to a brother] #ago#.',
    '#owner.cap# had #years# years at #spot#, in #other.poss# service, and put away [a little|one piece] every [week|month] where nobody [swept|looked].',
  ],
  trouble: [
    'By day #few# [workmen|pilgrims|guards] may be met at #spot#; by night only [a dog|an old watchman|the wind], and #other#, who cannot [sleep|stay away].',
    '#spot.cap# will not bear [much weight|another storm|digging]: move #prize# first, and [a wall|the roof|the floor] comes after it, with a noise heard in #town#.',
  ],
  claim: [
    '#agent.cap# has the deeds to #spot#, from a court in #town#, and comes #soon# for half of whatever was found there. Unpaid, #aShort# bars the only road with #few# [tenants|carts].',
    '#agent.cap# grew up at #spot#, knows of [a second cache|another way in], and comes #soon# for #prize#. Treated well, #aShort# shows [it|the way]; threatened, #aShort# shows it to #them#.',
  ],
  mark: ['brought to #spot# by #other#'],
  kept: ['a plan of #spot# with one [door|stone] too many'],
}
