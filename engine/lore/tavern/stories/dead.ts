import { against, type Story } from './story.ts'

/** The dead, the damned and those who pray to worse. */
export const ofDead: readonly Story[] = [
  {
    about: /\bvampir\w*|\bblood ?(?:sucker|drinker|bar|wine)s?\b|\bnosferatu\b|\bdhampir\w*/,
    foe: 'the vampire hunters',
    against: against('hunted by|hiding from'),
    signs: 'Pale Guest|Bat|Red Cup|Closed Curtain',
    sight: 'The shutters are nailed closed, and no mirror hangs anywhere. The staff all wear high collars.',
    wants: [
      'To find a guest whom nobody will miss, once a fortnight, and willing if possible: #keeper# pays 20 gp a cup',
      'To get the coffin back that #foe# took #where#; without it #keeper# cannot leave #place#',
      'To turn one person tonight, and to be thanked for it',
    ],
    fears: [
      'Daybreak with the shutters open, and whoever holds the key to them',
      'That #foe# {have|has} already taken a room under false names',
    ],
    staff: 'has two small scars on the neck, sleeps by day and would die for #keeper#',
    first: [
      'priest',
      'Hunts vampires and knows there is one in #house#, but not who. Wants somebody to hold a mirror at the right moment; brings holy water, four flasks.',
    ],
    second: [
      'gambler',
      'Lost at cards and has staked a pint of {his} blood on the next hand. Wants the party to win it back; knows where #keeper# sleeps by day.',
    ],
    others: [
      [
        'noble',
        'Comes every week to be bitten, and looks forty years younger than {he} is. Pays 50 gp to whoever can keep {him} from the priest.',
      ],
      [
        'widow',
        'Her husband drank here once and never came home. Wants to see the cellar; has brought a stake and no hammer.',
      ],
      ['poet', 'Wants to be turned and is refused every night. Will tell everything about #keeper# to be noticed.'],
    ],
    troubles: [
      [
        '#rivalB# loses the hand, and #keeper# sends for the cup and the knife. #rivalA# stands up with a vial in one hand: “Nobody drinks here tonight.” Every door has just been locked from outside.',
        '#rivalA# is killed quickly and #rivalB# slowly. From tomorrow the vampire hunts in the streets of #place#, since the secret is out anyway.',
        'By the oldest rule of #house# a debt at the tables may be played for once more, by anybody. If the party wins, #keeper# must let #rivalB# go and open the doors; vampires keep to the letter of a bargain.',
      ],
      [
        'A pale girl has woken in the cellar, a week dead and very hungry. #rivalA# wants to burn her; #rivalB#, her brother, stands in the way. #keeper# swears it was not #keeper#’s bite.',
        'She gets out before midnight. There are three more of them by dawn, and a mob with torches for #house#.',
        'There is a second vampire in #place#: #localA#, who never comes out by day. Destroy that one before she has fed, and she will be only a girl again.',
      ],
    ],
    rumours: [
      [
        'Nobody has ever seen #keeper# eat, or before sunset.',
        'Once, at a funeral.',
        '#keeper# is shy, and sleeps late.',
      ],
      [
        'Whoever loses everything at #house# pays with a pint of blood.',
        'A thimble of it.',
        'That is the red house wine.',
      ],
      [
        'The coffin of #keeper# stands under the bar, full of foreign earth.',
        '#where.cap#, rather.',
        'That is the ice box.',
      ],
      [
        '#keeper# cannot go into a house unasked; that is why there are so many invitations.',
        'Nor over running water.',
        '#keeper# is only polite.',
      ],
    ],
    dishes: ['Rare beef, very rare', 'Black pudding, no garlic'],
    drink: 'Old Vein',
    bed: 'Black curtains, a bolt on the inside, and two small holes in the pillow',
  },
  {
    about:
      /\b(?:dead (?:drink|eat|come|are|serve|dine|sleep|work)|for the (?:dead|undead)|undead|skeletons?|zombies?|ghouls?|lich\w*|necromanc\w+|corpses? (?:drink|serve)|(?:of|the|and) dead|reaper|afterlife|mumm(?:y|ies)|grave ?diggers?|grave ?yard|cemetery|mortuary|crypt)\b/,
    foe: 'the priests',
    signs: 'Open Grave|Bone|Lych Gate|Grey Guest',
    sight:
      'At the long table sit eleven of the dead, quite still, each with a full mug. The living sit by the fire and lower their voices.',
    wants: [
      'To keep the old bargain: the dead drink free, and in return they leave #place# alone',
      'To find out why three of the dead have not come back to their graves in the morning',
      'To seat one particular dead guest at the table, who has never come',
    ],
    fears: [
      'That #foe# will bless the ground and shut the door on the dead',
      'The night when there is nothing to pour: they would go looking for it',
    ],
    staff: 'is dead too, since the winter, and is the only one who is never late',
    first: [
      'priest',
      'Was sent by #foe# to lay the dead to rest, all eleven. Wants to do it gently, and needs someone to learn their names first.',
    ],
    second: [
      'weaver',
      'Comes each night to sit beside {his} dead brother, who does not speak. Wants one word from him; knows every one of the eleven by name.',
    ],
    others: [
      [
        'gravedigger',
        'Walks them home at dawn and came back with eight last night. Pays 15 gp for help to find the other three, before daylight does.',
      ],
      [
        'soldier',
        'Dead since the old war, and polite. Has a message for #localA# that should have come forty years ago.',
      ],
      [
        'scholar',
        'Writes down what the dead remember. Wants to ask them where a certain tomb is; shares what it holds.',
      ],
    ],
    troubles: [
      [
        '#rivalA# has blessed the wine. As the first of the dead drinks it he falls to dust, and the ten others stand up. #rivalB#, whose brother is next in line, screams at #rivalA# to pour no more.',
        'The dead overturn the table and walk out into #place#, each to the house where they last lived. Nobody there is ready for them.',
        'They will sit again for a toast by the one who wronged them: they were left to die by #localA#’s grandfather. #givenA.cap# knows it, and has never dared to come in.',
      ],
      [
        'A twelfth sits at the table of the dead and breathes. It is a living person, hiding from #rivalA#. #rivalB# has noticed, and so have the dead, who do not like to be mocked.',
        'At cockcrow the dead take the guest home with them, into the ground, and #rivalA# as well.',
        'The dead obey whoever buys a round for all of them and drinks last. It takes twelve mugs, an iron stomach, and not laughing.',
      ],
    ],
    rumours: [
      [
        'The dead at #house# drink free because their money was stolen with their boots.',
        'Only the soldiers’.',
        'It is cheaper than a priest.',
      ],
      [
        'Whoever drinks with the dead till dawn may ask one question.',
        'And must answer one.',
        '#someone.cap# did, and was sick.',
      ],
      [
        'One of the dead at #house# was poisoned, and sits across from the one who did it.',
        'Beside, not across.',
        'They are cousins, and quarrel.',
      ],
      [
        '#foe.cap# will close the door of #house# to the dead at the next new moon.',
        'Only to the recent dead.',
        '#keeper# says so to be pitied.',
      ],
    ],
    dishes: ['Soul cakes, one for you and one for the chair', 'Ash-baked roots, cold on purpose'],
    drink: 'Parting Cup, free to the dead',
    bed: 'A good bed, narrow, with a lid',
  },
  {
    about:
      /\b(?:haunt\w*|ghosts?|ghostly|spirits (?:of|that|who)|spirit of|poltergeists?|spectres?|specters?|spectral|phantoms?|apparitions?|banshee|spooky)\b/,
    foe: 'the ghost',
    signs: 'Cold Chair|White Lady|Candle|Knock',
    sight:
      'It is cold in a circle round one empty chair. #keeper# sets a cup in front of it, says “Good evening”, and turns to you.',
    wants: [
      'To learn what the ghost of #house# is still owed, and pay it: it is bad for trade',
      'To keep the ghost, and make it stop breaking things: guests come from far away to see it',
    ],
    fears: [
      'That the ghost will tell everybody who walled it up',
      'The stair after midnight: somebody comes down it who is not there',
    ],
    staff: 'sees the ghost as clearly as anybody and has begun to save it a plate',
    first: [
      'priest',
      'Was paid 20 gp to drive the ghost out and would rather hear it first. Needs two calm people to sit through the night.',
    ],
    second: [
      'scribe',
      'Is of the family of the dead, and here for what they hid. Offers a third of it to whoever gets the ghost to talk.',
    ],
    others: [
      ['midwife', 'Laid out the body at the time and saw the marks on it. Tells, if {he} is walked home.'],
      ['merchant', 'Sleeps in the haunted room on a wager of 25 gp, and wants company in there.'],
      [
        'mason',
        'Walled up a door here twenty years ago and was told not to look. Wants to look now; has brought a hammer.',
      ],
    ],
    troubles: [
      [
        'The ghost comes down the stair, drips on the boards and goes straight to #rivalB#, who turns white and says a name. #rivalA# asks, loudly, how #rivalB# knows the dead by name.',
        'The doors will not open before dawn, and it grows colder. By morning whoever wronged the dead is dead as well, and #house# has two ghosts.',
        'The ghost wants one thing said aloud before everybody: who did it. #localA# wrote it down and gave the letter to #keeper#, who has it behind the bar and has never opened it.',
      ],
      [
        'Every cup in the room has turned over, and in the spilt beer the ghost has written #rivalA.poss# name. #rivalB# laughs; then it begins on #rivalB.poss#.',
        'Whoever is named will drown in bed, in a dry room. It has happened before, twice.',
        'Under the hearthstone lie small bones and a ring. Buried where the family lies, #where#, with both of the named present, the ghost would be quiet.',
      ],
    ],
    rumours: [
      [
        'The ghost of #house# is no ghost: #keeper# keeps a mad cousin upstairs.',
        'There are both.',
        '#someone.cap# wants the house for less.',
      ],
      [
        'Whoever sleeps in the bed of the ghost dreams of where the money is buried.',
        'And wakes up there.',
        'Nobody sleeps in it: it has fleas.',
      ],
      ['#rivalB# was there when the one who haunts #house# died.', 'Next door.', '#rivalB# was at sea.'],
      [
        'The ghost is only dangerous to those who are lying.',
        'To those who are called #rivalA#.',
        'It is draughty, that is all.',
      ],
    ],
    dishes: ['Cold cuts, always cold', 'Soul cakes, a plate for the ghost included'],
    drink: 'White Lady',
    bed: 'The bed is warm on one side, and the sheet has been turned down by nobody',
  },
]
