import { against, type Story } from './story.ts'

/** On the wrong side of the law, or too close to it. */
export const ofLaw: readonly Story[] = [
  {
    about:
      /\b(?:hid(?:es|ing)|harbou?r(?:s|ing)|shelter(?:s|ing)?|protect(?:s|ing)?|conceal(?:s|ing)|smuggl(?:es|ing)) (?:an? |the |two |three |some |his |her |their |runaway |escaped )*(?:deserters?|fugitives?|refugees?|slaves|prisoners?|outlaws?|heretics?|witch(?:es)?|rebels?|princes?s?|children|orphans?|child|heir|murderer|criminals?|people|jews|elves|mages?|wizards?)\b|safe ?house|underground railroad/,
    foe: 'those in the attic',
    against: against(
      '(?:hid(?:es|ing)|harbou?r(?:s|ing)|shelter(?:s|ing)?|protect(?:s|ing)?|conceal(?:s|ing)|smuggl(?:es|ing))',
    ),
    signs: 'Attic|Swallow|False Wall|Quiet House',
    sight: 'A plate too many stands on the kitchen tray, and nobody looks up when a board creaks overhead.',
    wants: [
      'To get #foe# out of #place# #deadline#: there is a boat, and no way to reach it',
      'To learn who told the searchers to look at the attics in this street',
    ],
    fears: ['A cough upstairs, while soldiers are drinking below', 'That #foe# will lose patience and come down'],
    staff: 'carries up the food for #foe# and has been followed twice this week',
    first: [
      'soldier',
      'Leads the search for #foe#, house by house, without joy. Has orders to be done by dawn; would rather find an empty attic than a full one.',
    ],
    second: [
      'baker',
      'Sells #house# twice as much bread as last month, and has worked out why. Could sell that news for 60 gp; has a sick mother, and hates {him}self.',
    ],
    others: [
      ['fisherman', 'Has a boat below the bridge until the tide turns. Takes six, no luggage, and asks for nothing.'],
      [
        'doctor',
        'Was called to an attic and saw too much. Needs somebody to fetch medicine that only the garrison has.',
      ],
      ['priest', 'Passes people on to the next house. The one who knew the way was arrested today.'],
    ],
    troubles: [
      [
        '#rivalA# and ten men have come in to search, and stay to get dry. Overhead a board creaks. #rivalB#, who knows, has put down the cup and looks at #rivalA#.',
        'They go up. #foe.cap# {are|is} dragged down the stair by the hair; #keeper# hangs from the sign before noon.',
        'The wall of the attic opens on #localA.poss# loft. #localA# has always known, and has never been asked; it takes ten minutes of noise down here.',
      ],
      [
        '#rivalB# has told. It cannot be taken back, #rivalB# says, weeping, to #keeper#: #rivalA# comes at midnight, by the back.',
        '#rivalA# comes at eleven. Nobody in the attic is ready, and no two of them run the same way.',
        '#rivalA# has a price that nobody has offered: a letter to a brother beyond the border. #localA# carries such letters.',
      ],
    ],
    rumours: [
      ['Somebody lives in the attic of #house#.', 'Lived.', 'Owls do.'],
      ['#keeper# takes gold to hide people.', 'Takes nothing.', '#someone.cap# cannot imagine otherwise.'],
      ['The searchers have a list of attics, and #house# is third.', 'Seventh.', 'They go by smell.'],
    ],
    dishes: ['Soup that can be carried upstairs', 'Bread, more than one would think'],
    drink: 'Safe Passage',
    bed: 'Somebody has just left it, by the panel behind the bed',
  },
  {
    about:
      /\b(?:hid(?:es|ing|den)? (?:out )?from|in hiding|on the (?:run|lam)|fugitives?|fled|fleeing|wanted by|wanted (?:man|woman|criminal)|hunted|escaped|outlaws?|exiled?|deserters?|deserted|false name|new identity|bount(?:y|ies) on|lying low)\b/,
    foe: 'the law',
    against: against(
      '(?:hid(?:es|ing|den)?|fle(?:d|eing|es)|escaped|running|runs|refuge|safe|deserted|exiled?|banished) (?:out )?from|(?:wanted|hunted|chased|pursued|sought|exiled|banished|outlawed) by|on the run from',
    ),
    signs: 'Mask|Burrow|Shutter|Fox|Back Door|Stranger',
    sight: 'A wanted notice has been torn off the doorpost; only the nails and one corner are left.',
    wants: [
      'To be left alone by #foe#: a forged pardon costs 60 gp, and #localA# can get one',
      'To be on a boat out of #place# before #foe# can close the roads',
      'To find out who sent #foe# a letter from #place# last month, and what it said',
    ],
    fears: [
      'That #foe# will put up the price, and a regular will be tempted',
      'Being called by the old name in a full room: #foe# would hear of it within a day',
    ],
    staff: 'knows who #keeper# used to be, and is paid double to forget it',
    first: [
      'bounty hunter',
      'Works for #foe#, though {he} says {he} sells saddles. Wants to see the scar on #keeper#’s left arm before making an arrest; pays 10 gp to whoever arranges that.',
    ],
    second: [
      'sailor',
      'Knew #keeper# in the old days, under another name. Wants 30 gp for silence by morning; can tell the party everything that #keeper# did.',
    ],
    others: [
      [
        'forger',
        'Makes travel papers upstairs, at 15 gp each. Wants guards for one night, since #foe# {have|has} begun to ask about {his} ink.',
      ],
      [
        'courier',
        'Carries a sealed letter from #foe# to the watch of #place#. Does not know what is in it; would rather play cards than deliver it tonight.',
      ],
      [
        'priest',
        'Hides people in the crypt and asks nothing. Needs two strong helpers to move a family before dawn; offers healing in return.',
      ],
    ],
    troubles: [
      [
        '#rivalA# pins a new notice to the wall: 200 gp from #foe# for a face that is plainly #keeper#’s. #rivalB# reads it aloud to the room and asks #keeper#, sweetly, for a free drink.',
        'By midnight half the room has done the sum. #rivalA# has the doors watched, and #keeper# is taken away in irons, or dies on the stair.',
        'The warrant names a crime that #localA# committed and can be made to admit. Until then a trapdoor under the bar leads to the yard; #staffA# has the key.',
      ],
      [
        '#rivalB# has sold #keeper# to #rivalA# for 50 gp, regrets it already and tells the party. Soldiers sent by #foe# are an hour away.',
        'They burn #house# to get #keeper# out, and hang whoever helped. #rivalB# is the first to be hanged.',
        'The soldiers have never seen #keeper#. Anybody of the right height could be arrested instead and walk free in the morning, when the mistake is found.',
      ],
    ],
    rumours: [
      [
        '#keeper# never sits with a view of the wall: always facing the door, with one hand under the bar.',
        'It is #staffA# who keeps watch, for pay.',
        'It is only a bad back.',
      ],
      [
        'There is a price on #keeper#’s head, and #foe# {have|has} doubled it.',
        'There is a price, but nobody has doubled it.',
        '#someone.cap# invented that, being barred.',
      ],
      [
        'A stranger from #foe# has taken a room in #place# under the name of a saddler.',
        'There are two strangers, and only one is from #foe#.',
        'He really is a saddler.',
      ],
      ['A tunnel runs from the cellar of #house# to the river.', 'It is blocked halfway.', 'It is an old drain.'],
    ],
    dishes: ['Cold plate to take away, wrapped', 'Stew of whatever was quick'],
    drink: 'Safe Conduct',
    bed: 'The window opens on the stable roof; a packed bag lies under the bed',
  },
  {
    about:
      /\b(?:debts?|owes?|owed|indebted|loans?|loan ?sharks?|mortgaged?|bankrupt|bailiffs?|foreclos\w+|creditors?|hock)\b/,
    foe: 'the moneylenders',
    against: against(
      '(?:owes?|owing|owed) [\\p{L} ]*?to|(?:in debt|indebted|mortgaged|in hock) to|borrowed [\\p{L} ]*?from|debts? to|loans? from',
    ),
    signs: 'Ledger|Empty Purse|Pledge|Tally',
    sight: 'Pale squares on the wall show where pictures hung, before somebody came to fetch them.',
    wants: [
      'To pay off the 150 gp owed to #foe# #deadline#; 90 gp are together so far',
      'To see the note of hand that #foe# {hold|holds} over #house# burned, whoever has to burn it',
      'To have one year more from #foe#, and would sign almost anything for it',
    ],
    fears: [
      'The collectors of #foe#: last time they broke a door, and promised a hand',
      'That #foe# will sell the debt to somebody worse',
    ],
    staff: 'has worked three months unpaid because of what #keeper# owes #foe#, and has begun to count the spoons',
    first: [
      'collector',
      'Collects for #foe#, politely, with a list of all the furniture. Must have 150 gp or the keys by dawn; would take a fee of 20 gp to come back in a week.',
    ],
    second: [
      'gambler',
      'Lent #keeper# 40 gp behind the back of #foe#, and wants it back before they take everything. Knows a game tonight where 100 gp can be won.',
    ],
    others: [
      [
        'merchant',
        'Would buy #house# tonight, at half its worth, and pay #foe# {his} own way. Wants to look at the cellar first, unseen; pays 5 gp for a guide.',
      ],
      [
        'scribe',
        'Wrote the contract with #foe# and left a mistake in it. Will say which for 25 gp and a ride out of #place#.',
      ],
      [
        'miner',
        'Also owes money to #foe# and has stopped sleeping. Wants company to go and see them tomorrow; can swing a hammer.',
      ],
    ],
    troubles: [
      [
        '#rivalA# stands on a chair and reads out what #keeper# owes #foe#: 150 gp, due tonight. #rivalB# shouts that there was a part payment, and somebody has thrown the first mug.',
        'At dawn #rivalA# takes the keys. #keeper# goes to the debtors’ gaol, the staff go begging, and #foe# {turn|turns} #house# into a store.',
        'The part payment is true: #localA# witnessed it and has the receipt. #localA# is at home #where#, and afraid of #foe#.',
      ],
      [
        '#rivalB# has emptied the cash box to pay #foe# on #keeper#’s behalf, and has lost it all at dice. #rivalA# is at the door for the money.',
        '#rivalA# breaks #keeper#’s hand as a reminder. Next time it will be the other hand, then #house#.',
        '#rivalA# is skimming from #foe#: the sums on the list are higher than those in the contract. Shown both, #rivalA# would give a year for silence.',
      ],
    ],
    rumours: [
      [
        '#house.cap# belongs to #foe# in all but name.',
        'Only the cellar and the kegs do.',
        '#someone.cap# says so to buy it cheaply.',
      ],
      [
        '#keeper# lost the money for #foe# at a single game of cards.',
        'It was stolen on the way to the table.',
        '#keeper# never plays.',
      ],
      [
        'Whoever fails to pay #foe# is put to work in their quarry.',
        'Only those with no family are.',
        '#foe.cap# {have|has} no quarry; they own boats.',
      ],
      ['#keeper# has sold the best silver and replaced it with tin.', '#staffA# sold it.', 'It was always tin.'],
    ],
    dishes: ['Thin soup, no credit', 'Yesterday’s roast at today’s price'],
    drink: 'Last Penny',
    bed: 'Every piece of furniture has a bailiff’s ticket on it',
  },
  {
    about:
      /\b(?:gambl\w+|casinos?|betting|wagers?|dice|card ?sharks?|card ?games?|cards|poker|roulette|high stakes|cheats?)\b/,
    foe: 'the house bank',
    signs: 'Ace|Knave|Loaded Die|Seventh Throw|Wheel',
    sight:
      'Nobody looks up from the tables. A slate over the bar shows who owes what, and three names are crossed out.',
    wants: [
      'To learn who has been winning too often since last month, and how it is done',
      'To win back the half of #house# that was lost at one throw to #localA#',
    ],
    fears: [
      'A night when everybody wins: there is less in the strongroom than people think',
      'Being caught: the middle table is not honest',
    ],
    staff: 'watches the tables from a hole in the ceiling and signals with a fan',
    first: [
      'gambler',
      'Has won 120 gp tonight and cannot stop. Wants somebody to hold {his} purse and not give it back until dawn, for a tenth.',
    ],
    second: [
      'mercenary',
      'Lost a year’s pay to #rivalA# and believes the dice are crooked. Wants proof; will fight beside whoever finds it.',
    ],
    others: [
      [
        'noble',
        'Has staked a village that is not {his} to stake. Wants the paper stolen back from the strongroom; offers 80 gp.',
      ],
      ['scholar', 'Can work out the odds of any game here. Wants a backer with 10 gp, for half of what is won.'],
      [
        'thief',
        'Came for the strongroom, saw the lock and stayed for the cards. Looks for a partner with a good reason to go upstairs.',
      ],
    ],
    troubles: [
      [
        '#rivalA# has just won more than #house# can pay. #rivalB# splits one of the dice with a knife: there is lead in it, and the whole room sees.',
        'The crowd breaks the tables, then the strongroom, then #rivalA#. #keeper# is blamed for all of it.',
        'The die belongs to the house, not to #rivalA#. If #keeper# says so aloud and pays back tonight’s losses, 60 gp, the crowd will sit down again.',
      ],
      [
        '#rivalA# and #rivalB# are playing the last hand of three days: the stake is #house# itself. #keeper#, who has lost it, whispers that one of them cheats.',
        'The winner turns everybody out at dawn, beginning with #keeper#. The loser comes back after dark with lamp oil.',
        'The signals come from a mirror above the bar, and #localA# works it. A cloth over the mirror and the next hand is honest.',
      ],
    ],
    rumours: [
      [
        'Nobody has ever walked home from #house# with more than 100 gp.',
        'One did, and was found in the canal.',
        'Many have; losers talk louder.',
      ],
      ['The wheel at #house# stops where #keeper#’s foot tells it to.', '#staffA#’s foot.', 'It is only warped.'],
      [
        'At the private table people play for years of their lives.',
        'For years of service.',
        'For buttons, and they boast.',
      ],
      ['#localA.cap# owns half of #house# since a throw of dice.', 'A third.', '#givenA.cap# dreams of it.'],
    ],
    dishes: ['Gambler’s bread: meat between two slices, to eat with one hand', 'Lucky eggs, six to a plate'],
    drink: 'Loser’s Comfort',
    bed: 'A bed for those who lost their own, paid for by the winner of the night',
  },
  {
    about:
      /\b(?:thie(?:f|ves)|rogues?|fences?|criminals?|crime|gangs?|gangsters?|mob|mobsters?|underworld|assassins?|cutthroats?|bandits?|highwaymen|shady|seedy|stolen goods|pickpockets?|crooks?|burglars?|heists?)\b/,
    foe: 'the thieves’ guild',
    against: against('(?:works?|working|front|run|fence) for|(?:controlled|protected) by'),
    signs: 'Cat|Picklock|Magpie|Cut Purse',
    sight:
      'Everybody looks at your purses first, then at your hands. A boy by the door whistles two notes, and things vanish under tables.',
    wants: [
      'To get #house# out of the hands of #foe#, without a funeral',
      'To sell one stolen thing that is too famous to sell: the chalice of #place#’s own temple',
    ],
    fears: ['The day the watch and #foe# agree on something', 'An informer among the staff; a list of names has gone'],
    staff: 'lifts one purse a night for #foe#, and gives poor people theirs back',
    first: [
      'thief',
      'Has the temple chalice in {his} bag and needs it out of #place# tonight. Pays 40 gp for a cart and no questions.',
    ],
    second: [
      'smuggler',
      'Says the chalice belongs to {him}, by the shares agreed with #foe#. Offers twice what #rivalA# offers for the bag.',
    ],
    others: [
      ['guard', 'An officer of the watch out of uniform, who takes 5 gp a week from #foe#. Wants out, and a witness.'],
      [
        'merchant',
        'Was robbed yesterday and was told to ask here. Pays 25 gp for {his} ledger; they may keep the rest.',
      ],
      ['locksmith', 'Opens anything, 10 gp a lock. Needs an alibi for Tuesday night.'],
    ],
    troubles: [
      [
        'The share-out is short. #rivalA# counted it and #rivalB# carried it; nobody leaves, says #keeper#, until 80 gp are found. #foe.cap# will be told at midnight.',
        'Knives come out. By morning one of the two is dead, and friends of both are on the way to #house#.',
        '#staffA# took it, to buy a brother out of gaol, and hid it in the flue. Found quietly, the party is owed a favour; found loudly, #staffA# dies.',
      ],
      [
        '#rivalA# robbed an old lady at the fair. She was #rivalB#’s mother. By house law nobody robs a guest’s kin; #keeper# must give judgement tonight, before #foe#.',
        '#rivalB# goes to the watch instead, who know #house# well and come for their share.',
        'By the same law a thief may buy peace: the ring, returned, and one job for the injured side. The ring has been sold to #localA#, and can be stolen tonight.',
      ],
    ],
    rumours: [
      [
        'Whatever is stolen in #place# is on sale at #house# before the third bell.',
        'Only jewellery is.',
        'The owner sells it himself, for the insurance.',
      ],
      [
        '#keeper# pays the captain of the watch on the first of the month.',
        'The captain pays #keeper#.',
        'It is for fish.',
      ],
      ['#foe.cap# {meet|meets} in the cellar of #house# at new moon.', 'In the attic.', 'That is the choir.'],
      [
        'The temple’s chalice is a copy; the true one is at #house#.',
        'Both are copies.',
        'The priest says so to sell candles.',
      ],
    ],
    dishes: ['Poached hare, no names', 'Pocket pies, hot'],
    drink: 'Light Fingers',
    bed: 'A ladder of knotted sheets is ready under the window',
  },
  {
    about: /\b(?:smuggl\w+|contraband|black market|bootleg\w*|moonshine\w*|prohibition|speakeas(?:y|ies))\b/,
    foe: 'the customs',
    against: against('under the nose of|smuggl\\p{L}+ [\\p{L} ]*?past'),
    signs: 'Dark Lantern|False Keg|Moonraker|Owl',
    sight: 'Half the barrels behind the bar sound hollow, and one of them has a hinge.',
    wants: [
      'To land one last cargo: forty casks, tonight, under the nose of #foe#',
      'To know which of the regulars is paid by #foe#',
    ],
    fears: ['An honest officer from #foe#', 'Wet powder, a full moon, and #foe# at the back door'],
    staff: 'hangs a lamp in the attic window when the road is clear of #foe#',
    first: [
      'smuggler',
      'Has forty casks in a cave and no boat since Monday. Pays 30 gp for strong backs tonight, and a cask each.',
    ],
    second: [
      'soldier',
      'Serves #foe# and pretends to be on leave. Wants the place and the hour of the landing; would look away once for 50 gp.',
    ],
    others: [
      ['fisherman', 'Can take eight people anywhere along the coast, unseen. Wants {his} son kept out of the trade.'],
      ['merchant', 'Buys without asking. Needs a taster: one of the casks is poisoned, and nobody knows which.'],
      ['midwife', 'Carries brandy under her apron to half of #place#. Hears everything, and trades news for news.'],
    ],
    troubles: [
      [
        'The signal lamp is lit, and #rivalA# sends the boats in. But #keeper# did not light it: #rivalB# did, and men from #foe# lie in the dunes.',
        'Eleven people are taken on the beach. Under questions they name #keeper# first.',
        'A second lamp, in the church tower, means “turn back”. The sexton, #localA#, would light it if somebody held the ladder and paid the old debt of 12 gp.',
      ],
      [
        '#rivalB# has found the false wall in the cellar and sits down in front of it with a jug and a loaded crossbow. #rivalA#, behind the wall, has air for an hour.',
        '#rivalB# waits longer than #rivalA# can breathe. #keeper# hangs for it, and #house# is sold to pay the fine.',
        '#rivalB# is behind with the rent and hates the captain. A true tip about somebody bigger, #localA#, would make #rivalB#’s name and leave #house# alone.',
      ],
    ],
    rumours: [
      ['The parson’s tomb at #place# has brandy in it.', 'It has lace in it.', 'It has the parson in it.'],
      [
        'A tunnel runs from #house# to the shore, tall enough for a pony.',
        'It floods at high tide.',
        'It is a wine cellar.',
      ],
      [
        '#someone.cap# informs for #foe#, at a crown a name.',
        'Only once, under threat.',
        '#rivalA# spreads that to get the mooring.',
      ],
      ['The next cargo is not drink but a person.', 'A body, in fact.', 'It is a very large cheese.'],
    ],
    dishes: ['Duty-free cheese and biscuit', 'Crab that never saw a customs house'],
    drink: 'Unstamped',
    bed: 'The back of the cupboard opens on a stair, which smells of the sea',
  },
  {
    about:
      /\b(?:forg(?:ed|es|ing|er|ers|ery|eries)|false papers|counterfeit\w*|fakes?|con ?(?:man|men|artists?)|swindl\w+|frauds?|charlatans?)\b/,
    foe: 'the mint',
    signs: 'True Copy|Lead Crown|Two Signatures',
    sight: 'The coins on the bar are very bright. #keeper# bites every one.',
    wants: [
      'To be rid of 500 false crowns before inspectors from #foe# {count|counts} the tills',
      'To buy back one forged deed that has turned out to matter',
    ],
    fears: [
      'People from #foe# with scales, who weigh every coin',
      'A customer who was cheated coming back with friends',
    ],
    staff: 'can sign any name in #place#, and practises on the slate',
    first: [
      'merchant',
      'Was paid here in false coin and has come back with a cudgel. Wants 60 gp in good silver, or the name of the maker.',
    ],
    second: [
      'forger',
      'Made the coin, well, and is proud of it. Wants out of #place# before #foe# {arrive|arrives}; can copy any paper for the party in one night.',
    ],
    others: [
      ['scribe', 'Inspector of #foe#, travelling as a poet. Pays 30 gp for one of the dies.'],
      ['priest', 'Blessed a false relic in good faith and wants the true one found. Offers healing and a good name.'],
      ['actor', 'Plays whoever is needed: a duke, a widow, a doctor. Looking for work tonight, 5 gp a scene.'],
    ],
    troubles: [
      [
        '#rivalA# throws a handful of false crowns on the bar and asks who made them. #rivalB#, who did, is the first to shout “Shame!”, and points at #keeper#.',
        '#rivalA# goes to #foe# in the morning. By the law of the land makers and spenders of false coin are boiled.',
        'The lead came off the chapel roof: #localA# sold it and knows to whom. With that, #rivalA# would settle for good money and #rivalB#’s tools in the river.',
      ],
      [
        'Two copies of one deed lie on the table: by each of them #house# belongs to somebody else, to #rivalA# or to #rivalB#. Both are forged, and #keeper# has lost the real one.',
        'A judge takes both papers and the house. #keeper# sweeps the yard for the new owner.',
        'The true deed was used to stiffen a picture frame, sold to #localA# at the fair. #givenA.cap# likes the picture, not the frame.',
      ],
    ],
    rumours: [
      ['A press stands in the cellar of #house#, and not for apples.', 'It is for playing cards.', 'It is for apples.'],
      ['Half the coin in #place# is lead since the fair.', 'One in twenty.', 'The bank says so, to avoid paying.'],
      ['#keeper#’s own name is false.', 'Only the second half.', '#someone.cap# cannot read.'],
    ],
    dishes: ['Mock turtle', 'Sausage, mostly meat'],
    drink: 'Genuine Old Reserve',
    bed: 'The painting over the bed is worth a fortune, if it is real',
  },
]
