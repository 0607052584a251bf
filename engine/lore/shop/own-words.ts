import type { Feature } from '../trade/clauses.ts'
import type { ShopStory } from './stories/story.ts'

/*
 * Stories for what no list knows: a clause of the prompt’s own, an unusual sort of goods. #clause# is what the keeper or the shop
 * is said to be or do, as it follows a name: "collects teeth", "opens at low tide"; #says# is the clause as a sentence.
 */

const never = /(?!)/

const ofKeeper: ShopStory = {
  name: 'keeper’s clause',
  about: never,
  wants: [
    'To be asked why, for once, by somebody other than #other#: it is so that #keeper# #clause#',
    'To have #other# stop telling all #place# that #keeper# #clause#',
  ],
  fears: [
    'What #other# will make of it that #keeper# #clause#',
    'A day when it is no longer true that #keeper# #clause#',
  ],
  stash: [
    'A page torn from #other.poss# notebook: how long it has been so that #keeper# #clause#, and what ends it',
    '#p.cap#, from #other#, the one person who knew #keeper# before',
  ],
  hook: [
    '#keeper# #clause#. #other.cap# has found out how that began, #x#, and asks #asum# a week not to tell. #keeper# gives #pay# to whoever goes there first, and promises nothing but the truth in return.',
    'It is known in #place# that #keeper# #clause#; #other# has bet #asum# that it ends #wantDeadline#, and helps it along. #keeper# gives #pay# to have that stopped, and a list of what #them# bought, #x#.',
  ],
  rumour: ['It is #other.poss# doing that #keeper# #clause#.', '#keeper# #clause#, and #localB# makes money of it.'],
  errand: [
    'here to see whether it is true that #keeper# #clause#',
    'from #other#, to ask since when #keeper# #clause#',
  ],
}

const ofHouse: ShopStory = {
  name: 'house’s clause',
  about: never,
  wants: [
    'To keep it so, whatever #other# offers: #says#',
    'To find somebody to take #house# over, on one condition: #says#',
  ],
  fears: ['#other.cap#, who wants it otherwise', 'The day somebody asks who first said so: #says#'],
  stash: [
    'The founder’s rule, framed, with #other.poss# thumbprint on the glass: #says#',
    '#p.cap#, paid by #other# for one exception',
  ],
  hook: [
    '#says.cap#; and #other# has a court order to end it #wantDeadline#. #keeper# gives #pay# for what lies #x#: the old charter, which #localB# found and means to sell to the other side.',
    '#says.cap#, and #localB# has found a way to cheat it. #other.cap# was hurt, and blames #keeper#. #keeper# gives #pay# for proof of how it was done, #x#, before the neighbours come with torches.',
  ],
  rumour: [
    '#says.cap#, because of something that #other# did #when#.',
    '#other.cap# got in and out again without keeping the rule of #house#.',
  ],
  errand: ['trying to be the exception to the rule', 'a student, writing down the rule of #house# for #other#'],
}

const ofPlace: ShopStory = {
  name: 'place',
  about: never,
  wants: [
    'To learn what became of the one to whom #what# belonged, before #other# does',
    'To keep #other# from [pulling down|buying|digging up] #what#',
    'To know what #helper# hears in #what# at night',
  ],
  fears: ['That #what# will move, fall or wake', '#other.cap#, who says that #what# was never #keeper.poss#'],
  stash: [
    'A map of #what#, with a part that nobody has found',
    'A piece of #what#, which #other# would give #asum# for',
  ],
  hook: [
    '#other.cap# has dug a way into #what# from the other side, #x#, and #few# things are gone. #keeper# gives #pay# to whoever [follows it|stops it up], and comes out again; #localB# went in and is still singing.',
    'Something in #what# has begun to [knock|glow|hum] at night. #keeper# gives #pay# to learn what it is; the last who knew lies #x#, and #other# has taken the notes.',
    '#other.cap# claims #what# by an old paper and sends #few# porters #wantDeadline#. #keeper# gives #pay# for a better paper, #x#, or for somebody who can make the porters [believe in ghosts|wait].',
  ],
  rumour: [
    '#other.cap# knows how #what# came to be there, and is paid to forget it.',
    'At the bottom of #what# there is a door, says #localB#.',
  ],
  errand: ['measuring #what#, for #other#', 'asking what #keeper# would take for #what#, empty'],
}

/** Goods that no price list has: where they come from is the matter. */
export const goodsStory: ShopStory = {
  name: 'goods',
  about: never,
  wants: [
    'To find out where #other# gets #wares#, and buy there',
    'To get back one of the #wares#, sold to #other# too cheaply',
  ],
  fears: ['That the owners of #wares# will ask for them', 'Running out of #wares# before #other# does'],
  stash: [
    'The best of the #wares#, kept for #other# these #few# weeks',
    'A list of where the #wares# were found, and who was told to forget it',
  ],
  hook: [
    'Somebody buys all the #wares# in #place#: #other#, through #few# strangers. #keeper# gives #pay# to learn what for. They are taken #x#, by night, and something there has begun to use them.',
    '#keeper# has an order for #few# dozen #wares# #wantDeadline#, and they are found only #x#. The pay is #pay#. #other.cap# was there first, and came back with none and a changed voice.',
  ],
  rumour: [
    'The #wares# at #house# were #other.poss# once, and were not given.',
    'Whoever owns #few# of the #wares# cannot leave #place#, says #localB#.',
  ],
  errand: ['selling #few# #wares#, with {his} face turned away', 'asking which of the #wares# was #other.poss#'],
}

/** "collects teeth" of "{keeper} collects teeth". */
const afterSlot = (slot: string, { says }: Feature) =>
  says.startsWith(`{${slot}} `) ? says.slice(slot.length + 3) : undefined

/** A story about a clause, with what its slots stand for; undefined where the clause is about neither keeper nor shop. */
export function clauseStory(feature: Feature): { story: ShopStory; clause?: string; what?: string } {
  if (feature.kind === 'place' && feature.thing) return { story: ofPlace, what: feature.thing }
  const clause = afterSlot('keeper', feature)
  return clause === undefined ? { story: ofHouse } : { story: ofKeeper, clause }
}
