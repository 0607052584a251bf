import { against, type Story } from './story.ts'

/** Houses that are known for who comes there, and for what is done there. */
export const ofCustom: readonly Story[] = [
  {
    about: /\b(?:pirates?|corsairs?|buccaneers?|privateers?|cutlass\w*|mutin\w+|sea captain|shanty|shanties)\b/,
    foe: 'the navy',
    signs: 'Cutlass|Black Flag|Parrot|Spyglass|Gibbet',
    sight:
      'A ship’s bell hangs over the bar and a keelhauled figurehead holds up the roof. Half the room have fewer fingers than they were born with.',
    wants: [
      'To dig up the chest that was buried #where# and that only #keeper# knows of',
      'To get one old ship out of the hands of #foe# and sail once more',
    ],
    fears: ['A rope, and officers of #foe# who know the old flag', 'The mate who was marooned, and swore to come back'],
    staff: 'signed the articles at twelve and still says “aye, captain” when tired',
    first: [
      'sailor',
      'Was marooned by #keeper# nine years ago and has walked in tonight. Wants half the chest, or #keeper#’s other half of the map.',
    ],
    second: [
      'soldier',
      'Carries a pardon signed by #foe# with the name left blank. Gives it to whoever points out the captain of the old ship.',
    ],
    others: [
      [
        'pilot',
        'Can take a ship over the bar at night. Wants a berth out of #place# before #foe# {search|searches} the harbour.',
      ],
      ['widow', 'Her husband’s share was never paid: 80 gp. Has brought his crossbow and the ship’s articles.'],
      ['fisherman', 'Pulled up a box in the nets, with a flag on it. Sells it shut, 15 gp.'],
    ],
    troubles: [
      [
        'A black spot lies on the bar, with #keeper#’s name on it. #rivalA# has put it there; by the old articles the crew votes tonight. #rivalB#, sent by #foe#, sits among them and counts heads.',
        '#keeper# loses the vote and is rowed out to the sandbank. #rivalB# takes the rest at dawn, and #house# is burned.',
        'Under the same articles a captain may pay in gold or in truth: where the chest is, said aloud. The chest has been empty for years; #localA# found it.',
      ],
    ],
    rumours: [
      [
        'Half of #keeper#’s treasure map hangs in #house#, where everybody sees it.',
        'It is the tablecloth.',
        'It is of somewhere else.',
      ],
      ['#foe.cap# will hang any pirate found in #place# by Sunday.', 'Any captain.', 'They say so every spring.'],
      ['A ship with black sails lay off #place# last night.', 'A coal ship.', 'It was fog.'],
      ['#keeper# sank a royal ship with the payroll on board.', 'Without it.', '#keeper# was seasick, and below.'],
    ],
    dishes: ['Salt fish and ship’s biscuit', 'Turtle stew, captain’s share'],
    drink: 'Dead Man’s Grog',
    bed: 'Hammocks, three deep; a plank is kept under the window',
  },
  {
    about:
      /\b(?:treasures?|treasure map|buried|hoard|lost gold|gold ?mine|gold rush|hidden gold|relics?|artefacts?|artifacts?|tombs?|archaeolog\w+|ruins)\b/,
    foe: 'the other treasure hunters',
    against: against('stolen from|stole [\\p{L} ]*?from'),
    signs: 'Spade|Golden Bough|Old Map|Casket',
    sight: 'Everybody has mud to the knees and a spade by the chair. Maps go face down as you pass.',
    wants: [
      'To find the treasure before #foe# {do|does}: #keeper# has half a map and a riddle',
      'To dig under one’s own bar without the customers noticing',
    ],
    fears: ['That #foe# {have|has} the other half', 'Whatever was buried with the treasure to guard it'],
    staff: 'sells copies of the map, 2 gp, each with a different cross',
    first: ['scholar', 'Owns the map’s missing half. Will not sell; will share, with somebody who can fight.'],
    second: [
      'mercenary',
      'Has been promised a tenth by #foe# and would take a fifth from anybody. Knows where they dig tonight.',
    ],
    others: [
      ['priest', 'Guards the tomb and cannot be everywhere. Tells what the seal is for, and it is not decoration.'],
      ['farmer', 'Owns the field. Has let it nine times this week.'],
      ['thief', 'Came back from the tomb alone, with one cup and no voice. Writes, for wine.'],
    ],
    troubles: [
      [
        'Both halves of the map are on the table, under #rivalA.poss# hand and #rivalB.poss# knife. Someone has blown out the lamp; and there are footsteps overhead, where nobody has a room.',
        'In the morning one half is burnt and one owner dead. #foe.cap# {dig|digs} where they heard the scream.',
        'The map shows #house#: the cross is under the hearth. #localA# laid that hearth and will lift it again, for a share.',
      ],
    ],
    rumours: [
      ['The treasure is under the floor of #house#.', 'Was.', 'That is the cesspit.'],
      ['#foe.cap# {have|has} a key and no door.', 'A door and no key.', 'They have a permit.'],
      ['Those who touched the gold have stopped casting shadows.', 'By day.', 'They stay indoors.'],
    ],
    dishes: ['Digger’s pie', 'Golden eggs'],
    drink: 'X',
    bed: 'Two floorboards are new, and the ones below them newer',
  },
  {
    about:
      /\b(?:adventur\w+|heroes|quest(?:s| board)?|guild ?hall|mercenar(?:y|ies)|monster hunters?|parties|dungeons?|sellswords?)\b/,
    foe: 'a rival company',
    signs: 'Sword|Bold Beginning|Fifth Member|Torch|Ten-Foot Pole',
    sight:
      'A board by the door is covered with jobs, three deep. Weapons are checked at a counter by somebody who clearly knows how to use them.',
    wants: [
      'To fill one job that has hung on the board for a year: the last four who took it are still upstairs, not talking',
      'To find out which company of adventurers robs the others on the way home',
    ],
    fears: ['A party that comes back one short', 'Magic weapons near the good mirror'],
    staff: 'pays for tall stories by the word and checks them',
    first: [
      'mercenary',
      'Leads #foe# and has taken a job that the party may want. Would split it, or fight for it, by the rules of the house.',
    ],
    second: [
      'farmer',
      'Has pinned up a job for 12 gp and everybody has laughed. It is worth far more; {he} has not said what the goblins are guarding.',
    ],
    others: [
      ['cleric', 'Is the last of five. Wants four to go back in with {him}, for the bodies; the loot is theirs.'],
      ['squire', 'Carries a famous sword whose owner has run away. Must not be seen with it.'],
      [
        'smith',
        'Buys whatever comes out of dungeons. Identifies a blade for a drink, and never asks who is missing it.',
      ],
    ],
    troubles: [
      [
        '#rivalA# tears #rivalB#’s notice off the board: no work under 50 gp at this house. Forty armed people turn to look at who picks it up.',
        'Nobody does. #rivalB# walks home alone; in three days smoke rises where the farm was, and #rivalA# takes the contract for that.',
        'By the rules of the house a job belongs to whoever buys the farmer a drink. #rivalA# knows the rule and is already reaching for a purse.',
      ],
    ],
    rumours: [
      ['One job on the board is a trap, for whoever answers it.', 'Two.', '#rivalA# says so, to keep the good ones.'],
      [
        'The oldest notice at #house# has never been taken down because #keeper# pinned it up.',
        '#keeper#’s mother did.',
        'It holds the board to the wall.',
      ],
      ['#foe.cap# {rob|robs} other companies at the ford.', 'Did once.', 'They are not clever enough.'],
    ],
    dishes: ['Iron rations, warm', 'Hero’s breakfast, all day'],
    drink: 'Healing Draught (beer)',
    bed: 'A bed for five, with a watch rota chalked on the wall',
  },
  {
    about:
      /\b(?:fight(?:ing)? (?:pit|ring|club|arena)s?|pit fight\w*|brawl\w*|arenas?|wrestl\w+|gladiators?|boxing|boxers?|duels?|duelling|tournament|champions?|fight(?:s|ing)?|knife fights?|rowdy|rough|violent)\b/,
    foe: 'the bookmakers',
    signs: 'Iron Fist|Broken Nose|Last Round|Bear',
    sight: 'The tables stand round a ring of sand. A boy is raking it, and looking for a tooth.',
    wants: [
      'To find somebody who can beat the champion of #foe# by Friday, or lose #house#',
      'To stop the fights and live off the beer',
    ],
    fears: ['A death in the ring: the licence allows none', 'That #foe# will learn who bet against them'],
    staff: 'patches the losers and takes bets from the winners',
    first: [
      'gladiator',
      'Champion, undefeated, tired. Has been told by #foe# to lose tonight or else. Wants somebody to get {his} child out of their house.',
    ],
    second: [
      'soldier',
      'Fights #rivalA# at ten and needs the purse, 40 gp. Does not know it is fixed; would be furious.',
    ],
    others: [
      ['gambler', 'Holds the bets, 300 gp, and three guards. Would like to be robbed, by friends.'],
      ['doctor', 'Says the challenger’s heart will stop if he fights again. Nobody has asked {him}.'],
      ['youth', 'Wants to fight and lies about {his} age. Hits harder than anyone here.'],
    ],
    troubles: [
      [
        '#rivalA# has gone down to a blow that did not land. #rivalB# refuses the purse and says it is fixed; 300 gp of bets are on the table and forty people stand up.',
        'They tear out the ring and then each other. #foe.cap# {take|takes} the money in the dark and send somebody to #rivalA.poss# child.',
        'A second bout, fair, would satisfy the crowd: anybody against anybody, bets doubled. #rivalA# will fight properly as soon as the child is here.',
      ],
    ],
    rumours: [
      ['Tonight’s fight is fixed.', 'Tomorrow’s.', '#someone.cap# lost.'],
      [
        'The sand at #house# is changed every week because of what is under it.',
        'Every month.',
        'It is for the smell.',
      ],
      ['#keeper# was champion and killed a friend in the ring.', 'Lamed.', '#keeper# raked the sand.'],
    ],
    dishes: ['Raw steak, for the eye or the plate', 'Knuckle of pork'],
    drink: 'Knockout',
    bed: 'A bench and a bucket, next to the ring',
  },
  {
    about:
      /\b(?:no weapons?|neutral|truce|peace\w*|draw steel|all (?:are )?welcome|both sides|sanctuary|refuge|no fighting|no violence|no magic|pacifist\w*|holy ground|safe haven|unarmed|no blood|treat(?:y|ies))\b/,
    foe: 'the two sides',
    signs: 'Dove|Olive Branch|Peace Bond|Open Hand',
    sight:
      'Two hundred weapons hang on hooks by the door, each with a ticket. Under them sit people who would kill each other anywhere else.',
    wants: [
      'To have the truce of #house# hold until the treaty is signed at dawn',
      'To know who brought a knife in, since there is one ticket too few',
    ],
    fears: ['The first blow in ninety years', 'That #foe# {have|has} agreed on only one thing: to blame #keeper#'],
    staff: 'looks after the weapons and has lent one, once',
    first: [
      'ambassador',
      'Speaks for one side and is ready to sign. Wants to live to do it; asks the party to taste the wine, 20 gp.',
    ],
    second: [
      'captain',
      'Guards the other side and has orders to break the truce at midnight. Does not want to be the one; needs a way to disobey.',
    ],
    others: [
      ['widow', 'Lost sons on both sides, and has come to see them shake hands. Knows who sold the blades to both.'],
      ['merchant', 'Sold the blades. Will be poor if there is peace; is buying drinks for anyone with a temper.'],
      [
        'scribe',
        'Has written the treaty twice, with one word different. Was paid for it and cannot remember which is which.',
      ],
    ],
    troubles: [
      [
        'The lamps go out for ten breaths. When they are lit, #rivalA# has a knife in the shoulder and #rivalB# is nearest, hands empty. Two hundred people look at the hooks by the door.',
        'They reach the hooks. The war begins again in this room, and #house# is where the songs will say it did.',
        'The knife is the kitchen’s, and #localA#, who bought drinks all night for hotheads, has flour on one sleeve. Show it before anybody reaches the door.',
      ],
    ],
    rumours: [
      [
        'No blood has been shed at #house# for ninety years.',
        'None that was not mopped up.',
        '#keeper# counts from Tuesday.',
      ],
      ['The truce holds because of what is buried under the threshold.', 'Who is.', 'It is a horseshoe.'],
      [
        '#foe.cap# {mean|means} to break it together and share #place#.',
        'One of them does.',
        'They cannot share a bench.',
      ],
    ],
    dishes: ['Bread and salt, free, for everybody', 'Peace pie: two fillings, one crust'],
    drink: 'Common Cup',
    bed: 'A bed with a board down the middle, for enemies',
  },
  {
    about:
      /\b(?:cats?|dogs?|talking (?:animals?|cat|dog|bear|horse|rat|owl|frog|pig)|animals?|bears?|goose|geese|horses?|owls?|ravens?|parrots?|pigs?|goats?|frogs?|rabbits?|mouse|mice|badgers?|foxes|hedgehogs?|bees?|awakened)\b/,
    isManner: true,
    foe: 'the menagerie',
    signs: 'Cat|Ninth Life|Speaking Dog|Badger|Goose',
    sight: 'An animal in a small waistcoat looks you over from the bar, and says that the fire is free.',
    wants: [
      'To keep the talking one from being sold to #foe#, who {have|has} offered 200 gp',
      'To find the druid who did it, and have it done to one more',
    ],
    fears: ['A cage', 'That they talk among themselves when nobody is by'],
    staff: 'is a cat, does the accounts, and is never wrong',
    first: [
      'collector',
      'Buys rare beasts for #foe# and has a cage in the yard. Pays 200 gp; can be told a lie about which animal it is.',
    ],
    second: [
      'druid',
      'Woke the animals in #house# and regrets only one of them. Needs help to find which has started stealing.',
    ],
    others: [
      ['farmer', '{He} has a sow that has learnt to speak, and wants wages. Asks for a mediator.'],
      [
        'widow',
        'Brings her old dog every night, to hear whether it will say something. Gives 10 gp to whoever makes it.',
      ],
      ['jockey', 'Was told by a horse how tomorrow’s race ends. Needs 20 gp to bet.'],
    ],
    troubles: [
      [
        'The one in the waistcoat has vanished, and there is fur in #rivalA.poss# cage. #rivalB# has called every animal in #place#, and they are coming in: by the door, the windows and the drains.',
        'What they do to #rivalA# is not quick. Afterwards #place# hunts everything on four legs.',
        'The one in the waistcoat hid itself, in the oven, to see who would look. It likes being asked, and fish.',
      ],
    ],
    rumours: [
      ['The animals at #house# were people who did not pay.', 'One was.', '#keeper# likes that one to go about.'],
      ['The cat at #house# knows who did it, whatever it was.', 'And sells it.', 'It is a cat.'],
      ['#foe.cap# {have|has} a room ready with bars on it.', 'Two.', 'It is for the lion, who is stuffed.'],
    ],
    dishes: ['Nothing with a face', 'Sardines, shared'],
    drink: 'Cat’s Cream',
    bed: 'Already occupied, warmly; it will move over if asked by name',
  },
  {
    about:
      /\b(?:temples?|shrines?|saints?|pilgrims?|monks?|monaster\w+|nuns?|abbey|churche?s?|chapel|holy|gods?|goddess\w*|priests?|miracles?|sacred|bless\w+|angels?|religio\w+|paladins?)\b/,
    foe: 'the bishop',
    signs: 'Lamb|Halo|Scallop|Bell and Book',
    sight: 'Candles burn before a barrel in a niche. Some kneel to it on the way to the bar, and some on the way back.',
    wants: [
      'To keep the miracle of #house# from #foe#, who would move it to the cathedral',
      'To see one true sign before the next pilgrims come, since the last was arranged',
    ],
    fears: ['An honest inquiry sent by #foe#', 'That the saint is angry about the prices'],
    staff: 'took vows, broke one, and will not say which',
    first: [
      'priest',
      'Comes from #foe# to test the miracle, and hopes that it is true. Needs witnesses who cannot be bribed.',
    ],
    second: [
      'pilgrim',
      'Walked four hundred miles with a lame child for it. Has nothing left but belief, and a dagger.',
    ],
    others: [
      ['relic dealer', 'Sells the saint’s finger bones: eleven so far. Knows where the true one is, 30 gp.'],
      ['monk', 'Brews the holy beer and has lost the faith, not the recipe. Wants to talk to somebody before matins.'],
      ['painter', 'Painted the weeping saint, and knows how it weeps. Is sorry about it.'],
    ],
    troubles: [
      [
        '#rivalA# has drilled a hole in the weeping saint and found a sponge. #rivalB# has seen it too, and has locked the door with the child inside and the dagger out.',
        '#rivalB# kills #rivalA#, then the saint is pulled down; #foe# {close|closes} #house# and the child never walks.',
        'The saint is false, but there was a true spring behind the wall: #localA# walled it up to have a dry cellar. A pick, and an hour.',
      ],
    ],
    rumours: [
      ['The saint in #house# weeps before a death.', 'Before a feast day.', 'It is a sponge.'],
      ['#foe.cap# {mean|means} to build a cathedral on #house#.', 'On the stable.', 'They cannot pay for a roof.'],
      ['A god drinks at #house#, and tips badly.', 'A saint.', 'It is the tax man.'],
    ],
    dishes: ['Lenten fish, which is beaver', 'Pilgrim’s pottage, pay what you can'],
    drink: 'Angel’s Share',
    bed: 'A cell with a text on the wall, and a softer mattress than the text recommends',
  },
  {
    about:
      /\b(?:for (?:only )?(?:monsters|monstrous)|monsters only|monster (?:bar|tavern|inn)|orcs?|goblins?|ogres?s?|ogress|trolls?|kobolds?|gnolls?|hobgoblins?|giants|minotaurs?|centaurs?|bugbears?|lizardfolk|monstrous|drow|half-orcs?|mermaids?|merfolk)\b/,
    isManner: true,
    foe: 'the frightened neighbours',
    signs: 'Tusk|Big Chair|Horn|Other Folk',
    sight:
      'There are chairs of three sizes, and the beams have been raised on one side of the room for those who need it.',
    wants: [
      'To be let alone by #foe#, who {have|has} signed a paper to close #house#',
      'To win over one human customer each week; this week’s is missing',
    ],
    fears: ['Torches', 'That one of #his# own people did it'],
    staff: 'is the only human here, was left on the step as a baby, and is asked about it daily',
    first: [
      'farmer',
      'Brings the paper from #foe#: whoever took the missing boy is to be handed over by dawn. Came alone, shaking, and is being fed.',
    ],
    second: [
      'hunter',
      'Of #keeper#’s people, proud, and tired of being asked where {he} was. Knows whose tracks were by the boy’s window; is waiting to be asked politely.',
    ],
    others: [
      ['trader', 'Buys from both sides and would lose most by a fight. Pays 30 gp to whoever stops it.'],
      [
        'student',
        'Studies the language here and gets it wrong, with consequences. Needs an apology carried to a very large table.',
      ],
      ['smith', 'Makes axes and has had a big order from #foe#. Thought the cook should know.'],
    ],
    troubles: [
      [
        'Forty people with torches are in the yard and want #rivalB#. #rivalA#, who came to warn #house#, has been taken for a hostage by the youngest at the bar.',
        'The thatch catches first. #keeper#’s people come out fighting, and there is no #place# on Monday.',
        'The boy is asleep in the hayloft of #localA#, who took him to have a reason. Somebody small must get through the crowd and fetch him.',
      ],
    ],
    rumours: [
      ['They eat people at #house#.', 'They feed people.', '#someone.cap# was not invited.'],
      [
        '#foe.cap# will come with torches before the week is out.',
        'With a petition.',
        'They are still arguing who goes first.',
      ],
      ['#keeper# was a chieftain and gave it up for cooking.', 'A chieftain’s cook.', 'It is only the hat.'],
    ],
    dishes: ['Whole goat, for one', 'Cave fungus with teeth-cracker bread'],
    drink: 'Skullsplitter, small',
    bed: 'A bed for somebody twice your size; the blanket is a carpet',
  },
]
