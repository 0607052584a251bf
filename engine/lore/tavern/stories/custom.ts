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
        'A black spot lies on the bar, with #keeper#’s name on it. #rivalA# has put it there; by the old articles the crew votes tonight. #rivalB# of #foe# sits among them and counts heads.',
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
    fears: ['That #foe# {have|has} the other half', 'What was buried with it'],
    staff: 'sells copies of the map, 2 gp, each with a different cross',
    first: ['scholar', 'Has the other half of the map. Will not sell; will share, with somebody who can fight.'],
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
      /\b(?:adventur\w+|heroes|quest(?:s| board)?|guild ?hall|mercenar(?:y|ies)|monster hunters?|parties|dungeon delvers?|sellswords?)\b/,
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
    foe: 'the champion’s backers',
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
      /\b(?:bards?|music\w*|songs?|sing(?:er|ers|ing|s)?|stage|theat(?:re|er)|minstrels?|opera|perform\w*|dancers?|dancing|cabaret|orchestra|fiddle\w*|lute|harp|poets?|poetry|circus|actors?|comed\w+)\b/,
    foe: 'the players’ guild',
    signs: 'Fiddle|Second Curtain|Nightingale|Mask and Lute',
    sight:
      'There is a stage, a curtain with one burnt corner, and a crowd that has already decided whether it likes this act.',
    wants: [
      'To fill #house# on Saturday, or #foe# {close|closes} the stage',
      'To hear one song to the end: the last singer fell dead in the third verse',
    ],
    fears: ['Silence', 'Critics of #foe#, who pay in advance'],
    staff: 'knows every part by heart and has waited nine years for somebody to be ill',
    first: [
      'singer',
      'Has lost {his} voice an hour before the show: somebody put something in the honey. Pays 30 gp for the cure or for a substitute who dares.',
    ],
    second: ['actor', 'Understudy, ready, and suspected. Did not do it, and saw who did; will talk after the curtain.'],
    others: [
      ['harper', 'Owns a harp with one string that must not be played. Has been asked for it all evening.'],
      ['noble', 'Is in love with somebody on stage and has 100 gp in flowers. Does not know which of the twins.'],
      ['censor', 'Sent by #foe#. Closes the show at the first line about the duke. Likes to be bought dinner.'],
    ],
    troubles: [
      [
        'The curtain goes up in a minute; #rivalA# cannot make a sound and has #rivalB# by the collar. The house is sold out, and in the front row sits somebody who can close it.',
        'They throw benches. #house.cap# loses the stage, #rivalB# two teeth, and the song is never finished.',
        'It is only alum; vinegar and an hour would help. The party must hold the stage for that hour: anything, so long as they do not stop.',
      ],
    ],
    rumours: [
      [
        'There is a song at #house# that kills whoever sings all of it.',
        'Whoever sings it badly.',
        'It is only very long.',
      ],
      ['A duke sits in the third box every night, in a mask.', 'A duke’s barber.', 'It is a coat stand.'],
      ['#foe.cap# put something in #rivalA.poss# honey.', 'In the wine.', '#rivalA# drinks.'],
    ],
    dishes: ['Nightingale pie (chicken)', 'Interval plate: cheese, nuts, an apple'],
    drink: 'Encore',
    bed: 'A dressing-room couch under forty costumes',
  },
  {
    about:
      /\b(?:cooks?|chefs?|food|cuisine|recipes?|brew(?:er|ery|ing|master|s)?|beers?|ales?|wines?|mead|cider|whisky|whiskey|rum|cheese|pies?|soups?|stews?|bread|bakery|baker|cakes?|tea|teahouse|coffee|feasts?|gourmet|restaurant|kitchen|delicac\w+|menu|oysters?|sausages?|sweets|chocolate|honey|eels?|fish|dishes)\b/,
    foe: 'the brewers’ guild',
    signs: 'Ladle|Copper Pot|Full Keg|Silver Spoon|Goose',
    sight: 'It smells so good that nobody is talking. A card in the window says: fourth prize.',
    wants: [
      'The one thing missing from the recipe: it grows #where#, and something lives there',
      'To keep the recipe from #foe#, who have offered 150 gp and then a fire',
    ],
    fears: [
      'The guide-book writer, who comes without saying so',
      'That the best dish here was invented by somebody who never had the credit',
    ],
    staff: 'knows the recipe, all but one line, and has an offer from #foe#',
    first: [
      'cook',
      'Made the dish first, in another town, and was robbed of it. Wants {his} name on the board; would cook for the party for a month.',
    ],
    second: [
      'merchant',
      'Buys for #foe#, with 150 gp on {him}. Wants one page out of the kitchen tonight and does not care how.',
    ],
    others: [
      [
        'scribe',
        'Writes the guide to inns of the whole country, and has been given the wrong plate. Should be cheered up.',
      ],
      ['hunter', 'Brings the rare meat and will not say what it is. Needs help to bring in a bigger one.'],
      ['soldier', 'Has eaten here every night for a year to forget the siege. Would die for the cook, and says so.'],
    ],
    troubles: [
      [
        'The recipe has gone from its nail. #rivalB# has a page in one sleeve and #rivalA# has the same page by heart; and in the corner the guide-book writer has just asked for the dish.',
        'It is served from memory and is horrible. #house.cap# is struck from the book; by winter it is a store for #foe#.',
        '#rivalA# can cook it, and #keeper# is too proud to ask. The page in #rivalB.poss# sleeve is a laundry list: #staffA# swapped it, for exactly this.',
      ],
    ],
    rumours: [
      ['The secret of the dish at #house# is not a herb.', 'Not only.', 'It is butter.'],
      ['#foe.cap# paid a boy to piss in the mash.', 'To look at it.', 'That is how it always tastes.'],
      ['#keeper# did not invent it: #rivalA# did.', 'Half of it.', 'Everybody’s mother did.'],
    ],
    dishes: ['The famous dish, while it lasts', 'What the cook eats'],
    drink: 'House Special, secret recipe',
    bed: 'Over the ovens: warm, and you wake up hungry',
  },
  {
    about:
      /\b(?:cats?|dogs?|talking (?:animals?|cat|dog|bear|horse|rat|owl|frog|pig)|animals?|bears?|goose|geese|horses?|owls?|ravens?|parrots?|pigs?|goats?|frogs?|rabbits?|mouse|mice|badgers?|foxes|hedgehogs?|bees?|awakened)\b/,
    foe: 'the menagerie',
    signs: 'Cat|Ninth Life|Speaking Dog|Badger|Goose',
    sight: 'An animal in a small waistcoat looks you over from the bar, and says that the fire is free.',
    wants: [
      'To keep the talking one from being sold to #foe#, who have offered 200 gp',
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
      /\b(?:orcs?|goblins?|ogres?s?|ogress|trolls?|kobolds?|gnolls?|hobgoblins?|giants?|minotaurs?|centaurs?|bugbears?|lizardfolk|monstrous|drow|half-orcs?|mermaids?|merfolk)\b/,
    foe: 'the frightened neighbours',
    signs: 'Tusk|Big Chair|Horn|Other Folk',
    sight:
      'There are chairs of three sizes, and the beams have been raised on one side of the room for those who need it.',
    wants: [
      'To be let alone by #foe#, who have signed a paper to close #house#',
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
  {
    about: /\b(?:dwar(?:f|ves|ven|vish)|mines?|miners?|mining|underdark|cavern|underground)\b/,
    foe: 'the old clan',
    signs: 'Anvil|Deep Lamp|Pick|Stone Mug',
    sight: 'You have to stoop at the door. Along the wall stand the mugs of the dead, each with a name, each full.',
    wants: [
      'To reopen the gallery that was walled up with nine miners in it: there has been knocking',
      'To have one name struck out of the book of grudges, which #foe# {keep|keeps}',
    ],
    fears: ['The sound of the pumps stopping', 'That #foe# will ask for the key back'],
    staff: 'fills the mugs of the dead each evening, and finds one emptied each morning',
    first: [
      'miner',
      'Heard the knocking and has drilled to within an arm’s length. Needs four people for one night, and a reason not to tell the owners.',
    ],
    second: [
      'mason',
      'Built the wall, on orders, and knows why. Would break it {him}self if released from an oath to #foe#.',
    ],
    others: [
      ['smelter', 'Sells silver from a vein that does not exist, officially. Wants a carrier, 25 gp.'],
      ['lampwright', 'Has a lamp that goes blue before anything bad. It is blue.'],
      ['elder', 'Reads out a grudge of a hundred and forty years ago, at length. Would skip to the end for an ale.'],
    ],
    troubles: [
      [
        '#rivalA# has brought drill and powder to the wall behind the bar: the knocking is nine, then eight, then nine. #rivalB# stands before it and says that they have been dead for thirty years.',
        'The wall falls. What has been knocking is patient, and can count.',
        'Two knocks mean water, three mean gas; nine is the old signal for “do not open”. #localA# knows the code, and is deaf; he must be brought to feel the stone.',
      ],
    ],
    rumours: [
      ['There is knocking behind the bar of #house#, always nine.', 'Eight, lately.', 'It is the pump.'],
      ['The seventh mug on the wall is empty every morning.', 'Half empty.', '#staffA# is thirsty.'],
      [
        '#foe.cap# walled up the gallery to keep a vein for themselves.',
        'And something else.',
        'It was going to fall in.',
      ],
    ],
    dishes: ['Rock-salt beef', 'Blind fish and black bread'],
    drink: 'Deepstone',
    bed: 'A stone bed, heated from below; the door weighs more than the guests',
  },
  {
    about:
      /\b(?:rich|noble(?:s|man|woman)?|luxur\w+|royal|exclusive|elegant|opulent|fashionable|upscale|princes?|princess|queen|king|duke|duchess|count|countess|baron(?:ess)?|court|aristocrat\w*|masquerade|ball)\b/,
    foe: 'the court',
    signs: 'Swan|Diamond|Silver Glove|White Peacock',
    sight: 'Somebody takes your cloaks, brushes them, and hangs them a little apart from the others.',
    wants: [
      'To have one bill paid: a client at court owes 300 gp and has a short temper',
      'To seat two guests tonight who must never meet, by order of #foe#',
    ],
    fears: ['Being out of fashion by spring', 'A scandal that cannot be charged for'],
    staff: 'knows what each guest of #foe# whispers, and is saving up',
    first: [
      'noble',
      'Has lost a necklace between the fish and the meat, and must not say what it was doing in the house. Pays 100 gp, for speed.',
    ],
    second: [
      'thief',
      'Dances beautifully, has the necklace and did not take it: it was put in {his} pocket. Wants to know by whom.',
    ],
    others: [
      ['courtier', 'Carries a marriage offer for #foe# and has opened it. Needs a seal, an alibi and a bath.'],
      ['fencing master', 'Is paid to lose to young men. Would like one real bout.'],
      ['maid', 'Is in truth the princess. The princess at the table is the maid. They have forgotten who began it.'],
    ],
    troubles: [
      [
        'The doors are locked: #rivalA.poss# necklace is gone, and everybody is to be searched, beginning with the worst dressed. It is in #rivalB.poss# pocket, and the first glove is coming off.',
        'A name is ruined by midnight, and it is the wrong one. There are duels all week and #foe# never {dine|dines} here again.',
        'It is glass. #rivalA# sold the real one to #localA# in spring, and needed a theft. A word in private, and it will be found behind a cushion.',
      ],
    ],
    rumours: [
      [
        'Nothing at #house# has been paid for since spring, not even the silver.',
        'Except the silver.',
        'The tailor says so.',
      ],
      ['The wine at #house# is cheap red in old bottles.', 'After the second bottle.', 'The tailor says that, too.'],
      [
        'A prince dines at #house# in disguise, and everybody pretends.',
        'A prince’s double.',
        'It is an actor, and he is paid.',
      ],
    ],
    dishes: ['Peacock in its feathers', 'Seven oysters with one pearl'],
    drink: 'Royal Reserve',
    bed: 'Silk, a cord for the maid, and a painting that is worth the house',
  },
  {
    about:
      /\b(?:poor|shabby|squalid|run-?down|filthy|slums?|dirty|grimy|dingy|ramshackle|struggling|failing|cheap|worst|beggars?|poverty|dive)\b/,
    foe: 'the landlord',
    signs: 'Bent Spoon|Patch|Lame Duck|Leaky Bucket',
    sight: 'A bucket stands under the leak, and a second bucket under the first one’s leak. The chairs are boxes.',
    wants: [
      'To have the roof mended before the rains: 30 gp, or four people with ladders',
      'To stop #foe# from turning out the eleven who sleep in the loft',
    ],
    fears: ['Rent day, and #foe# in person', 'That somebody important comes in'],
    staff: 'has not been paid since spring and stays because of the soup',
    first: [
      'collector',
      'Comes from #foe# for the rent, 18 gp, and hates it. Would be happier not to have found anybody at home.',
    ],
    second: [
      'beggar',
      'Has eaten here on credit all winter and has 400 gp sewn into a coat. Trusts nobody; would trust somebody who gave first.',
    ],
    others: [
      ['docker', 'Has a plan to rob #foe# and eleven people who have nothing to lose. Lacks one who can read.'],
      ['washerwoman', 'Found a silver key in a rich man’s shirt. Asks what it might fit.'],
      ['priest', 'Was sent to a better parish, and came back. Gives healing, and takes candles.'],
    ],
    troubles: [
      [
        '#rivalA# has the paper and two porters: #house# is to be emptied tonight. A boy pulls at #rivalB.poss# coat to wake #rivalB#, the lining tears, and gold runs over the floor.',
        'Everybody is on the floor at once, with knives. The loft is empty by morning, and so is the coat.',
        '#rivalB# would pay the rent for ever, if asked and not robbed; and by law #rivalA# must take it, if it is offered before witnesses.',
      ],
    ],
    rumours: [
      ['Somebody at #house# has gold and begs.', 'Had.', 'Everybody says it of the blind one.'],
      ['#foe.cap# will pull down the street by winter.', 'The even numbers.', 'There is no money for that either.'],
      ['The soup at #house# has not been off the fire for ten years.', 'Eight.', 'It has; there was a rat.'],
    ],
    dishes: ['The soup', 'The soup, with bread'],
    drink: 'Dregs',
    bed: 'Straw, changed at new moon; the roof is a sail, and not all of it',
  },
  {
    about:
      /\b(?:co[sz]y|friendly|quiet|homely|warm|cheerful|merry|jolly|halflings?|hobbits?|rustic|family|village pub|peaceful|welcoming|grandmothers?|granny|old couple|elderly)\b/,
    foe: 'the new brewery',
    signs: 'Warm Hearth|Kettle|Slipper|Apple Tree',
    sight:
      'It is warm at once. A cat gets up from the best chair, looks at you and lies down again; somebody moves over before you have asked.',
    wants: [
      'To keep the regulars: #foe# {have|has} offered them free beer for a month',
      'To find the cat’s brother, three days gone, last seen by the old well',
    ],
    fears: ['Being the last to hear something', 'The anniversary, on Thursday, which nobody mentions'],
    staff: 'bakes for everybody’s birthday and has never told anyone {his} own',
    first: [
      'baker',
      'Has won the fair for thirty years and was third today. Wants to know who bribed the judge; pays in cake, for life.',
    ],
    second: [
      'thatcher',
      'Best friend of #rivalA# since school and first today. Did not bribe anybody; would give back the ribbon to be spoken to again.',
    ],
    others: [
      ['gardener', 'Has a marrow as big as a pony and somebody is stealing slices of it by night.'],
      ['schoolmaster', 'Is going to propose to #keeper# tonight and has been for a year. Needs a push.'],
      ['child', 'Has made friends with something in the old well, and takes it supper.'],
    ],
    troubles: [
      [
        '#rivalA# and #rivalB# have sat at one table for thirty years. Tonight there are two tables, a ribbon nailed to the wall between them, and everybody has been asked to choose.',
        'One of them leaves with the morning cart, and the recipe. Nobody sings at #house# again.',
        'The judge, #localA#, was bribed by #foe#, 10 gp, to set them at odds. He is by the fire, with a bad conscience and a second helping.',
      ],
    ],
    rumours: [
      ['#keeper# was a famous duellist, and the cat was there.', '#keeper#’s sister was.', 'It is a butter knife.'],
      ['#foe.cap# put something in the judge’s pocket.', 'In the pie.', 'It was a sandwich.'],
      ['There is something in the old well, and it sings.', 'Hums.', 'It is the pump.'],
    ],
    dishes: ['Chicken and dumplings, second helpings free', 'Apple cake, still warm'],
    drink: 'Grandmother’s Cordial',
    bed: 'A quilt that three grandmothers worked on, a hot brick, and a kitten',
  },
  {
    about:
      /\b(?:secret|hidden|concealed|mysterious|strange|odd|weird|curious|bizarre|eerie|peculiar|eccentric|whimsical|impossible|bigger on the inside|talking|riddles?|puzzles?)\b/,
    foe: 'the ones who built it',
    signs: 'Odd Door|Third Stair|Riddle|Half Moon',
    sight: 'It is larger inside than it should be, and the window shows another street.',
    wants: [
      'To know what is behind the door that was not there in spring',
      'To keep the secret of #house# from whoever writes to #keeper# every month and signs as #foe#',
    ],
    fears: ['The day that #foe# {come|comes} back for it', 'A question that #keeper# has been told never to answer'],
    staff: 'dusts the door every day and has begun to answer it',
    first: [
      'locksmith',
      'Has opened every lock in the country but one, and it is here. Wants one hour; brings a bag of very fine tools.',
    ],
    second: [
      'scholar',
      'Found #house# in a plan from before #place# was built. Wants nobody to touch anything; would share what the plan says.',
    ],
    others: [
      ['guest', 'Went up to bed on Tuesday and came down today, cheerful, believing it is Tuesday.'],
      [
        'carpenter',
        'Has measured the house twice, and there is a room too many. Needs somebody at the other end of the string.',
      ],
      ['widow', 'Her husband went through the door, and sends postcards. Wants company to fetch him.'],
    ],
    troubles: [
      [
        'The lock has clicked: #rivalA# has it open by a finger’s breadth, and light comes out. #rivalB# has thrown an armchair against it; from the other side somebody says “Excuse me”.',
        'By morning #house# stands in another town, with everybody in it.',
        'It wants to be asked in or told to go; either will do, but somebody must say which, and mean it. #localA# did so once, as a child, and it listened.',
      ],
    ],
    rumours: [
      ['There is a door at #house# that is not always there.', 'A window.', 'It is behind the curtain.'],
      ['#house.cap# was on the other side of the street last year.', 'Next door.', 'The street was renamed.'],
      [
        '#foe.cap# {write|writes} to #keeper# every month, and #keeper# burns it.',
        'And answers.',
        'It is the coal bill.',
      ],
    ],
    dishes: ['Whatever you were thinking of', 'Inside-out pie'],
    drink: 'Nothing in Particular',
    bed: 'The ceiling is somebody else’s floor; they are considerate',
  },
]
