import type { Story } from './story.ts'

/** Houses whose keeper is no ordinary person. */
export const ofKeepers: readonly Story[] = [
  {
    about: /\b(?:hags?|witch(?:es)?|coven|sorceress|enchantress|crone)\b/,
    isOfKeeper: true,
    insteadOf: ['the witch'],
    foe: 'the witch-finders',
    signs: 'Black Kettle|Toad|Crooked Broom|Bramble',
    sight:
      'Bundles of herbs and smaller things hang from every beam. The cauldron over the fire is never the same colour twice.',
    wants: [
      'To be paid: #localA# had a child by #keeper#’s arts, and owes the first song it sings',
      'To find a pupil who is not afraid, before next winter',
      'To get one hair of somebody in the party; #keeper# offers an answer to any question for it',
    ],
    fears: [
      'That #foe# will learn what the stew was last Friday',
      'Iron, salt, and a child who asks the right question',
    ],
    staff: 'was a customer who could not pay, and has four more years to serve',
    first: [
      'hunter',
      'Works for #foe# and has come to find out whether the stories about #keeper# are true. Wants a witness who will swear to it; pays 30 gp.',
    ],
    second: [
      'farmer',
      'Made a bargain with #keeper# in the spring and has come to beg out of it: the harvest was good, and the price is {his} eldest. Offers everything else.',
    ],
    others: [
      ['bride', 'Wants a love charm by tomorrow and has brought the wrong man’s hair. Should be told.'],
      [
        'soldier',
        'Cannot be wounded, by a bargain made here, and cannot sleep either. Would fight for whoever undoes it.',
      ],
      [
        'herbalist',
        'Gathers for #keeper# and knows what each jar holds. Sells one at 10 gp, if it is not asked for by name.',
      ],
    ],
    troubles: [
      [
        '#rivalB# kneels in front of everybody and asks #keeper# to take another price. #rivalA# stands up, shows the badge of #foe# and says that this was a confession.',
        '#rivalA# leaves as a toad. #foe.cap# {come|comes} back with forty, and {burn|burns} #house# with whoever is inside; #rivalB.poss# child is gone from its bed that night.',
        'By the old custom a bargain can be played for at riddles, three each. #keeper# has not lost since #localA.poss# mother won, and #localA# knows the third riddle.',
      ],
      [
        'The youngest girl of #place# has gone, and her shoe hangs over #keeper#’s fire. #rivalA# draws; #rivalB# says that #keeper# was here all night. For once that is true.',
        'They hang #keeper# from the sign. The girl is not found, and everything that #keeper# kept away comes closer.',
        '#localA.cap# took the girl, to have somebody else blamed: there is a debt. #keeper# can see where, in the kettle, but needs something of the girl’s and an hour.',
      ],
    ],
    rumours: [
      ['Whoever eats at #keeper#’s table three times belongs to the house.', 'Seven times.', 'They only owe money.'],
      [
        '#keeper# can be sent away by calling the true name, and #someone# knows it.',
        'Half of it.',
        '#someone.cap# knows all sorts of names.',
      ],
      ['#foe.cap# {have|has} a paper with #keeper#’s name on it.', 'And two more.', 'It is a bill.'],
      ['The toads of #house# used to be customers.', 'One was.', 'They came with the wet.'],
    ],
    dishes: ['The stew: it comes with advice', 'Toadstools in butter, probably the right ones'],
    drink: 'Bitter Root',
    bed: 'The bed has hen’s feet; it will not walk while you lie still',
  },
  {
    about: /\{keeper\} is (?:secretly |really )?an? (?:[\p{L}’-]+ ){0,2}(?:devil|demon|fiend|imp|succubus|incubus)\b/u,
    isOfKeeper: true,
    insteadOf: ['the devil'],
    foe: 'the creditors below',
    signs: 'Goat|Hot Coal|Seventh Step|Fine Print',
    sight: 'The fire burns without wood. On the bar stands an inkwell with a pin beside it, and nobody touches either.',
    wants: [
      'To sign one soul more this month than the rival across town; a willing one counts double',
      'To retire: it takes one selfless deed by somebody who knows what #keeper# is',
    ],
    fears: ['An auditor from #foe#, who arrives as a guest', 'A contract returned unsigned, with thanks'],
    staff: 'works off a soul at #keeper#’s bar, and has two hundred years to go',
    first: [
      'lawyer',
      'Audits contracts for #foe# and has found one of #keeper#’s without a signature. Must fill it before midnight; offers a wish for a name.',
    ],
    second: [
      'musician',
      'Sold {his} soul to #keeper# ten years ago tonight. Offers {his} fiddle, which plays itself, to whoever gets {him} past midnight.',
    ],
    others: [
      ['priest', 'Has come to save one soul, any one. Knows that a contract read backwards aloud is void for an hour.'],
      ['merchant', 'Deals in souls second-hand, 60 gp each, and undercuts #keeper#. Would like the house.'],
      ['gambler', 'Beat #keeper# at dice once and will show how, for supper; does not say what {he} lost later.'],
    ],
    troubles: [
      [
        'At midnight #rivalB# belongs to #keeper#, and has locked the doors. #rivalA# lays a paper on the bar: if #rivalB# gets away, #keeper# goes below instead.',
        'At the last stroke #rivalB# is gone, chair and all. #keeper# weeps a little, and hands #rivalA# the next name.',
        'The contract says “by the clock of this house”, and nothing forbids stopping it. #keeper# would look away: a devil may be grateful.',
      ],
    ],
    rumours: [
      [
        '#keeper# is a devil, and keeps every bargain to the letter.',
        'To the comma.',
        '#someone.cap# signed without reading.',
      ],
      ['Nobody has ever seen #keeper#’s feet.', 'One of them.', 'Gout.'],
      [
        'There is a stair in #house# that goes down one floor too many.',
        'Only on the thirteenth.',
        'It goes to the drains.',
      ],
    ],
    dishes: ['Devilled kidneys', 'Pepper goose, at your own risk'],
    drink: 'Brimstone',
    bed: 'Very warm. There is a contract under the pillow, and a pen',
  },
  {
    about:
      /\b(?:king|queen|prince|princess|emperor|empress|duke|duchess|lord|heir|god|goddess|hero) in (?:disguise|hiding|exile)|(?:secretly|really) (?:an? |the )?(?:\p{L}+ )?(?:king|queen|prince|princess|emperor|empress|duke|duchess|heir|god|goddess|hero)\b|(?:deposed|exiled|runaway) (?:king|queen|prince|princess|emperor|duke)/u,
    isOfKeeper: true,
    insteadOf: ['those who know'],
    foe: 'the usurper',
    signs: 'Hidden Crown|Rose|Empty Throne|Old Coat',
    sight: '#keeper# waits a moment before picking anything up, as if somebody else had always done that.',
    wants: [
      'To be left in peace behind the bar; but nobody else could turn #foe# out',
      'To know who still remembers, and could be trusted: there is one sealed letter to send',
    ],
    fears: [
      'A coin with the right profile, held up to the light',
      'That #foe# will hear of it before the right people do',
    ],
    staff: 'was a captain of the guard, burns the toast and would die for #keeper#',
    first: [
      'soldier',
      'Served at court for nine years and is staring at #keeper#. Wants to kneel, or to be told that {he} is mistaken; must report to #foe# by Friday.',
    ],
    second: [
      'diplomat',
      'Has been sent by #foe# with a ring, to try on the finger of every keeper in the land. Pays 200 gp for the right hand.',
    ],
    others: [
      ['weaver', 'Leads the loyal in #place#: forty, with pikes. Wants a sign, a speech or at least a date.'],
      ['nurse', 'Brought #keeper# up, has come a long way, and must be kept from saying the name aloud.'],
      ['coiner', 'Cut the old coins and knows the nose. Wants 30 gp to have bad eyesight.'],
    ],
    troubles: [
      [
        '#rivalB# goes from hand to hand with the ring, and #keeper# is next. #rivalA# has just gone down on one knee to pick up a fork, and stays there.',
        'The ring fits. #rivalB# smiles, the doors are shut, and by morning #place# has been burned so that nobody can have seen it.',
        'The ring would fit #localA# as well, being of the same house by the back stair, and #givenA# has always wanted to travel.',
      ],
    ],
    rumours: [
      [
        '#keeper# is #was#, and everybody pretends not to know.',
        'Half of them.',
        '#someone.cap# sees kings everywhere.',
      ],
      ['#foe.cap# {pay|pays} 200 gp for an old ring and the hand in it.', 'For the ring.', 'It was lost in a river.'],
      ['There are forty pikes in the loft of #house#.', 'Thirty.', 'They are curtain rods.'],
    ],
    dishes: ['Swan (goose), served on the left', 'Bread, broken by the keeper’s own hand'],
    drink: 'The King’s Health',
    bed: 'A bed fit for a king, as the joke goes; nobody laughs',
  },
  {
    about: /(?!)/,
    foe: 'the monster hunters',
    signs: 'Odd Host|Many Eyes|Gentle Beast|Claw and Cup',
    sight:
      'The bar is built for somebody of another shape. Regulars do not look up; strangers look, then look at their beer.',
    wants: [
      'To be treated as an innkeeper like any other, though #keeper# is #was#; the licence is refused every year',
      'To learn who among the guests has told #foe# that #keeper# is #was#',
      'To find another like #keeper#: a traveller saw one, #where#',
    ],
    fears: [
      'That hunger will be stronger one day: #keeper# is #was#, after all',
      'Nets, and a wagon with bars from #foe#',
    ],
    staff: 'was never afraid of #keeper# and explains to guests what not to do',
    first: [
      'hunter',
      'Was sent by #foe#, has drunk three pints to get up courage, and likes the place. Wants a reason to go home and report nothing.',
    ],
    second: [
      'merchant',
      'Pays 200 gp for #keeper#, alive, in the wagon with bars in the yard. Has said so to only two people; the party would be the third.',
    ],
    others: [
      [
        'scholar',
        'Has written a book about the like of #keeper# and got everything wrong. Would be told; pays for supper all round.',
      ],
      ['farmer', 'Owes #keeper# a life and sits by the door every night with a pitchfork, to pay it.'],
      ['widow', 'Believes that #keeper# ate her husband. He ran away to sea; somebody here has seen him.'],
    ],
    troubles: [
      [
        'A guest is missing, and there is blood on the back stair. #rivalB# says what everybody thinks: #keeper# is #was#. #rivalA# should strike now, and does not.',
        '#keeper# is netted and carted off. Two nights later there is blood on the stair again, and nobody left who could have followed it.',
        'The blood is a pig’s: #rivalB# paid the guest 10 gp to hide at #localA#’s. The guest is there, eating, and would be as glad as anyone to come back.',
      ],
      [
        'The first strangers in weeks have seen #keeper# and run for the watch. #rivalA# has an hour to teach a room of people to swear that nothing is odd here; #rivalB# is counting the reward.',
        'The watch bring fire. #keeper# stops being gentle.',
        'The sergeant of the watch, #localA#, was a regular once and left over a quarrel about a bill. Somebody could pay it: 4 gp, and an apology.',
      ],
    ],
    rumours: [
      ['#keeper# is #was# and has eaten three guests.', 'One, who asked for it.', 'They left by the other door.'],
      ['Nobody has ever been robbed at #house#.', 'Twice by the same man.', 'Nobody has ever had anything.'],
      ['#foe.cap# would pay 200 gp for #keeper# alive.', '120 gp.', 'They pay in promises.'],
      ['#keeper# reads thoughts, and gives the right change before you pay.', 'Only faces.', '#staffA# makes signs.'],
    ],
    dishes: ['What the keeper eats (ask first)', 'What everybody else eats'],
    drink: 'Acquired Taste',
    bed: 'A clean bed, a new lock, and a card: “You are quite safe”',
  },
]

/** For a keeper who is a creature of a kind that no other story tells of. */
export const creatureStory = ofKeepers.at(-1) as Story
