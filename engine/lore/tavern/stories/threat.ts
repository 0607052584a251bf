import { plural } from '../../grammar/inflect.ts'
import type { Threat } from '../../prompt/threat.ts'
import type { Story } from './story.ts'
import { ofWorld } from './world.ts'

/** A house that is afraid of something outside: raiders, the walking dead. #foe# are they, "the orcs". */
const outside: Omit<Story, 'about' | 'foe'> = {
  signs: 'Shut Gate|Watchfire|Broken Spear|Alarm Bell',
  sight: 'The shutters are barred, an axe leans by the door, and everybody counts you as you come in.',
  wants: [
    'To hold #house# against #foe# until help comes, two nights from now',
    'To find out what #foe# {want|wants}: they have asked for something, and nobody understood the word',
  ],
  fears: [
    'That somebody inside has opened the back gate to #foe#',
    'The next attack of #foe#, and running out of arrows before it',
  ],
  staff: 'got away from #foe# once, and knows how they think',
  first: [
    'guard',
    'Commands at the barricade and has eleven who can fight. Wants the party on the roof tonight; pays 10 gp each and a share of the cellar.',
  ],
  second: [
    'merchant',
    'Has something in the cart that belongs to #foe#, and knows it. Wants an escort through the lines by dawn; offers 80 gp.',
  ],
  others: [
    [
      'farmer',
      'Lost the farm to #foe# yesterday. Two children are still in the root cellar there; wants somebody to go back.',
    ],
    [
      'hunter',
      'Has watched the camp of #foe# for a night. Draws it for a drink: numbers, sentries, where the chief sleeps.',
    ],
    ['priest', 'Has nine wounded in the back room. Needs clean water from the well outside, and somebody quick.'],
  ],
  troubles: [
    [
      'A horn outside: #foe# {are|is} at the gate and {ask|asks} for “the thief”. Everybody looks at #rivalB#. #rivalA#, who has eleven fighters and forty frightened people, asks what is under the sheet on that cart.',
      'At midnight #foe# {come|comes} over the wall. #keeper# has the cellar, and room in it for eight.',
      'Give back what was taken from #foe#: it is a carved post from a grave. #localA# knows a few words of the language and would carry it out, if somebody went along.',
    ],
    [
      '#rivalA# has found the back gate unbarred, from inside. #rivalB# was seen in the yard an hour ago and says it was to feed a horse. There are fires of #foe# all round.',
      'The wrong one is hanged from the balcony. At the hour before dawn the gate is opened once more, and #foe# {come|comes} in.',
      '#localA.cap# did it: #foe# {hold|holds} a son of that house. He could be fetched out tonight, by three people, through the old drain.',
    ],
  ],
  rumours: [
    [
      '#foe.cap# {want|wants} one thing only, and it is in #house#.',
      'Was in it.',
      '#someone.cap# would like it to be sold.',
    ],
    ['#keeper# pays #foe# to leave #house# alone.', 'Paid, until spring.', 'There is nothing left to pay with.'],
    ['#someone.cap# saw #foe# by the old mill #when#.', 'Heard.', 'That was a scarecrow.'],
    ['#foe.cap# {are|is} afraid of the bell of #place#.', 'Of the old bell, which was sold.', 'The sexton says so.'],
  ],
  dishes: ['Siege stew: everything, once a day', 'Smoked ham, sliced very thin'],
  drink: 'Dutch Courage',
  bed: 'Behind sandbags, with a crossbow and nine bolts',
}

/** A house that something stalks: a beast, or one who hides among people. */
const stalking: Omit<Story, 'about' | 'foe'> = {
  signs: 'Red Lantern|Silver Arrow|Claw|Last Light',
  sight:
    'Nobody sits with their back to the window. New bars are nailed over it, and there are scratches in the new wood already.',
  wants: [
    'To have #foe# dead, or gone, before another guest is taken: 80 gp',
    'To know why #foe# {come|comes} to #house# and to no other',
  ],
  fears: ['A dark yard, since #foe# took the stableboy there', 'That somebody here feeds #foe#'],
  staff: 'saw #foe# at ten paces and lived, and cannot say why',
  first: [
    'hunter',
    'Has followed #foe# for three months. Wants to set a trap in the yard tonight and needs bait that can run; pays 40 gp.',
  ],
  second: [
    'shepherd',
    'Carries scratches under the shirt that {he} hides from everybody. Wants to know what happens next; can lead the party to the den of #foe#.',
  ],
  others: [
    [
      'widow',
      'Lost a husband to #foe# on Monday. Gives his boots, his sword and all of 12 gp to whoever brings proof.',
    ],
    [
      'butcher',
      'Sells meat by the cart to somebody whom {he} has never seen, left at the crossroads. Is beginning to think.',
    ],
    ['scholar', 'Has read what hurts it: one thing, dear and hard to get. Knows who in #place# owns one.'],
  ],
  troubles: [
    [
      'Something heavy lands on the roof: #foe#. #rivalA# bars the door, sees blood come through #rivalB.poss# shirt, and says that it has followed the smell. Half the room wants #rivalB# put out.',
      '#rivalB# is put out, and it does not help: now #foe# {know|knows} that the door opens. By midnight something is inside.',
      'It comes for what #keeper# hung over the bar last week, bought from #localA#. Put that outside and #foe# will take it and go; follow, and there is the den.',
    ],
    [
      '#rivalA# has caught one alive, in the stable, in a net: small, and crying. #rivalB# begs everybody to let it go, because of what is coming across the fields.',
      'At moonrise #foe# {are|is} at the stable, and then at everything else. There is not much left of #house#.',
      '#localA.cap# has the key of the net’s lock and the price in hand, 60 gp, from a collector. Twice that, or half of it and a knife, would do.',
    ],
  ],
  rumours: [
    ['#foe.cap# {do|does} not kill those who carry rowan.', 'Those who carry silver.', '#someone.cap# sells rowan.'],
    ['Somebody at #house# feeds #foe#.', 'Fed.', 'That was for the dog.'],
    ['#someone.cap# saw #foe# #where# #when#.', 'Its tracks.', 'That was #rivalA#, drunk.'],
    ['#keeper# knows more about #foe# than #keeper# says.', 'Less.', 'Hunters say so of every keeper.'],
  ],
  dishes: ['Raw liver, by the bucket (not for guests)', 'Hunter’s pot, whatever was in the trap'],
  drink: 'Last Light',
  bed: 'Bars at the window, new, because of #foe#',
}

const never = /(?!)/

/** The last house before a land of such creatures. */
const bordering =
  /\b(?:before|near|close to|bordering|border (?:of|with)|edge of|next to|facing|in) (?:the |an? )?(orc|goblin|hobgoblin|ogre|troll|giant|gnoll|drow|demon|undead|kobold|barbarian|bandit)(?:s[’']?|[’']s|ish)? (?:land|territor|countr|border|camp|cave|kingdom|nation|tribe|hill|waste|mountain)\p{L}*/u

/** What a house is about that stands at such a border. */
export function borderStory(text: string): Story | undefined {
  const [, one = ''] = bordering.exec(text) ?? []
  return one === ''
    ? undefined
    : { ...outside, about: never, foe: `the ${/^(?:drow|undead)$/.test(one) ? one : plural(one)}` }
}

/** What a house is about that something threatens; undefined where other stories tell it better. */
export function storyOf(threat: Threat): Story | undefined {
  const foe = `the ${threat.alone ? threat.one : threat.many}`
  switch (threat.manner) {
    case 'haunting':
      return undefined
    case 'dragon': {
      const story = ofWorld.find(({ foe }) => foe === 'the dragon')
      return story && { ...story, foe }
    }
    case 'raiders':
    case 'dead':
      return { ...outside, about: never, foe }
    default:
      return { ...stalking, about: never, foe }
  }
}
