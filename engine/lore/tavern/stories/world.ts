import { against, type Story } from './story.ts'

/** What comes from outside: war, hunger, sickness, fire, water, beasts. */
export const ofWorld: readonly Story[] = [
  {
    about:
      /\b(?:wars?|siege|besieged|soldiers?|veterans?|army|armies|garrison|battle\w*|front ?lines?|troops|invasion|invad\w+|occupied|regiment|conscript\w*|barracks|trenches)\b/,
    foe: 'the enemy',
    against: against('(?:at war|war) with|(?:besieged|occupied|attacked|invaded|surrounded) by|fighting'),
    signs: 'Drum|Broken Spear|Old Flag|Sword',
    sight:
      'Helmets hang in a row where coats should be, and somebody has drawn the front line on the wall in charcoal.',
    wants: [
      'To keep #house# open until the war is over, whoever wins it',
      'To get a son out of the army before it marches against #foe#',
      'To hide six wounded from #foe# in the loft one week more',
    ],
    fears: ['Scouts of #foe# on the road, and what hungry soldiers do', 'A drum at night: the army wants more sons'],
    staff: 'has a brother on the other side and writes to him',
    first: [
      'soldier',
      'Commands twenty men and has orders to burn #house# so that #foe# cannot use it. Does not want to; would take a reason in writing.',
    ],
    second: [
      'doctor',
      'Has six wounded in the loft who cannot be moved. Needs wagons by dawn, and will heal whoever brings them.',
    ],
    others: [
      ['deserter', 'Knows where #foe# will cross the river. Tells it for a farmer’s clothes.'],
      ['merchant', 'Sells boots to both armies. Needs guards through the lines, 5 gp a day each.'],
      [
        'refugee',
        'Has walked from a town that is gone, with four children of other people. Wants a roof, and a look at a map.',
      ],
    ],
    troubles: [
      [
        '#rivalA# has given everybody until midnight: then #house# burns, by order. #rivalB# bars the loft stair with a bed and six wounded soldiers, two of whom belong to #foe#.',
        'It burns with the six in it. #foe.cap# {find|finds} the ashes in the morning and {take|takes} no more prisoners in #place#.',
        'The order has yesterday’s date, and the colonel who signed it is at an inn an hour away. A fast rider with #rivalB.poss# list of names could have it withdrawn.',
      ],
      [
        'Soldiers of both sides have come in out of the rain, #rivalA# with five and #rivalB# with five. Each has seen the other’s coats. Nobody has drawn yet.',
        'Somebody drops a mug. Nine dead by the time the echo is gone, and #keeper# with them.',
        'Today is the feast of the saint of both armies: under the old custom arms are stacked by the door. #localA#, a sergeant once, could call it in the right voice.',
      ],
    ],
    rumours: [
      ['#foe.cap# will be in #place# within three days.', 'Five.', 'The baker says so to sell flour.'],
      [
        'The pay chest of the regiment lies in the pond of #house#.',
        'It did.',
        'The paymaster says so; he has a new horse.',
      ],
      ['#keeper# fed both armies in one night, and neither knew.', 'One knew.', 'One army was late.'],
    ],
    dishes: ['Soldier’s stew, by the helmet', 'Hard bread and real butter'],
    drink: 'Truce',
    bed: 'Straw for six, and somebody’s sword under it',
  },
  {
    about:
      /\b(?:famine|starv\w+|hunger|drought|blight\w*|failed harvest|(?:no|out of|without|last) food|shortage|rations?)\b/,
    foe: 'the granary lords',
    signs: 'Empty Sack|Last Loaf|Lean Cow',
    sight: 'The board is wiped clean but for one dish. Everybody watches each spoon that goes by.',
    wants: [
      'To get grain from #foe#, who {have|has} plenty behind a guarded wall',
      'To make the last eleven sacks feed #place# until spring',
    ],
    fears: ['The day when the pot is empty and the queue is not', 'That people will learn what was in Sunday’s stew'],
    staff: 'hides crusts for the children and is always the one accused',
    first: [
      'miller',
      'Has forty sacks under a false floor and sells by night at ten times the price. Wants guards; pays in flour.',
    ],
    second: [
      'farmer',
      'Found out about the forty sacks an hour ago and has told thirty people. Wants a leader before they find one themselves.',
    ],
    others: [
      ['guard', 'Watches the granary of #foe# and has eaten nothing since yesterday. Would sleep on duty for a loaf.'],
      ['priest', 'Can purify spoiled grain if somebody brings it: three carts, at the bottom of a ravine, and wolves.'],
      ['hunter', 'Knows where there is still meat. It has three heads, and {he} needs help.'],
    ],
    troubles: [
      [
        '#rivalB# has brought thirty hungry people to #house#, and #rivalA# is inside. They want the miller or the flour, and have a rope for either.',
        '#rivalA# hangs without saying where it is. The sacks rot under the floor until spring.',
        '#rivalA# would give up thirty sacks for a safe road out with ten. The key hangs on #localA#’s neck, who thinks it is for a wine cellar.',
      ],
    ],
    rumours: [
      ['#foe.cap# {are|is} selling grain abroad, by night, by river.', 'Only the barley.', 'Those are gravestones.'],
      ['There was meat in the stew on Sunday.', 'Horse.', 'Mushrooms.'],
      ['#keeper# has a ham, and shows it to nobody.', 'Half a ham.', 'It is wood, for show.'],
    ],
    dishes: ['Acorn bread, one slice each', 'The stew: please do not ask'],
    drink: 'Boiled Water',
    bed: 'A pillow stuffed with oats, most of which have been eaten',
  },
  {
    about:
      /\b(?:plagues?|disease\w*|sick(?:ness)?|pox|quarantine\w*|lepers?|leprosy|epidemic|infect\w+|contagio\w+|fever|cough\w*|healers?|hospital)\b/,
    foe: 'the plague wardens',
    signs: 'Pale Rose|Clean Sheet|Vinegar Cup',
    sight:
      'The door has a white cross, half scrubbed off. Coins go into a bowl of vinegar before anybody touches them.',
    wants: [
      'To have a cure before #foe# {nail|nails} up the door: #localA# has the recipe and two of the herbs',
      'To know which guest brought the sickness in',
    ],
    fears: [
      'A cough in the night from one of the beds',
      'That #foe# {close|closes} the street with everybody still inside',
    ],
    staff: 'nurses the three in the attic, and is not afraid, having had it',
    first: [
      'doctor',
      'Wants to open one of the dead, tonight, against the law. Thinks it is no sickness but the well; pays 30 gp for a bucket from the bottom of it.',
    ],
    second: [
      'guard',
      'Was sent by #foe# to nail up the door at midnight. Has a wife in #house#; does not want to find her on either side of it.',
    ],
    others: [
      ['priest', 'Prays with the sick and carries their letters. Needs somebody who can leave #place#.'],
      ['merchant', 'Sells masks with beaks at 4 gp. They do nothing; {he} coughs into one.'],
      ['washerwoman', 'Burns the sheets, and has kept a purse from one. Would give it up for a blessing.'],
    ],
    troubles: [
      [
        '#rivalB# has brought hammer and planks: at midnight #house# is nailed up for forty days with all who are in it. #rivalA# says it is poison in the well and needs one night to prove it.',
        'The planks go up. On the third day they begin to draw lots for water.',
        'It is the well: the tanner, #localA#, has thrown hides in. A bucket from it would turn blue with #rivalA.poss# powder, before everyone’s eyes.',
      ],
    ],
    rumours: [
      ['Three people lie in the attic of #house# and #foe# {do|does} not know.', 'Five.', 'Apples do.'],
      ['The sickness spares whoever drinks spirits.', 'For an evening.', '#keeper# says so to sell them.'],
      ['Somebody throws things into the wells by night.', 'Into one well.', 'Those are toads.'],
    ],
    dishes: ['Broth for the sick', 'Garlic soup, more garlic than soup'],
    drink: 'Four Thieves Vinegar',
    bed: 'Everything has been boiled, the pillow included',
  },
  {
    about:
      /\b(?:burn(?:t|ed|ing|s)?|fire|flames?|arson\w*|ash(?:es)?|charred|scorched|ruined|abandoned|derelict|collapsed|rebuilt|volcan\w+|lava)\b/,
    foe: 'the fire-raiser',
    signs: 'Phoenix|Ember|Salamander|Bucket',
    sight: 'One half of #house# is new wood and the other half is charred. Full buckets stand at every door.',
    wants: [
      'To know who set the fire, before #foe# {try|tries} again',
      'To get #localA# to pay what was promised for rebuilding: 120 gp',
    ],
    fears: ['The smell of lamp oil, ever since the fire', 'That it was one of the family who left the candle'],
    staff: 'pulled two people out of the fire and goes back in every night, asleep',
    first: [
      'builder',
      'Came to rebuild #house# and found a tinderbox with a crest in the ashes. Wants 30 gp, or to know it will be used.',
    ],
    second: [
      'merchant',
      'Offered to buy the ground the day before the fire. Offers again tonight, less. Did not light it; paid someone who might have.',
    ],
    others: [
      ['guard', 'Was on fire watch that night and was called away by a note. Has kept the note.'],
      ['widow', 'Lost a husband in the fire, and his body was not among those found.'],
      ['alchemist', 'Can make a fire nothing puts out, and has had four flasks stolen. Pays 15 gp a flask, full.'],
    ],
    troubles: [
      [
        '#rivalA# lays the tinderbox on the bar. #rivalB# goes white: the crest belongs to #rivalB.poss# house. In the silence everybody smells smoke.',
        'It is under the stair and it spreads. Those who were upstairs stay there.',
        'The fire can still be drowned with the beer: six kegs. #localA#, who is watching from across the street with an oily rag, counts on nobody thinking of it.',
      ],
    ],
    rumours: [
      ['The fire at #house# burned green, and went round the cellar door.', 'Blue.', 'It burned like any fire.'],
      ['#keeper# had carried out the silver the day before.', 'The cat.', 'There was no silver.'],
      ['Something of value still lies under the fallen beam.', 'Of value to #keeper#.', 'A stove does.'],
    ],
    dishes: ['Charred ribs', 'Burnt cream'],
    drink: 'Ember',
    bed: 'One wall is a tarpaulin; the bedposts are charred and the sheets are new',
  },
  {
    about:
      /\b(?:flood\w*|sinking|sunk\w*|drown\w*|shipwreck\w*|wrecks?|underwater|storms?|hurricane|tide|tidal|whirlpool|under the (?:sea|lake|water))\b/,
    foe: 'the wreckers',
    signs: 'Drowned Bell|Anchor|Dolphin|Mast',
    sight: 'A line on the wall shows how high the water came. It is above the bar, and it is dated this year.',
    wants: [
      'To raise what lies in the drowned cellar: #keeper# needs a diver and a moonless night',
      'To make #localA# open the sluice before the next storm',
    ],
    fears: [
      'A south-west wind, which puts ships on the rocks',
      'What came in with the water and did not go out with it',
    ],
    staff: 'was washed up here as a child, in a barrel, and listens to the sea',
    first: [
      'sailor',
      'Only survivor of the last wreck, and says a false light put it on the rocks. Wants that lamp found; can pay when the cargo is.',
    ],
    second: [
      'fisherman',
      'Has sold things from that wreck all week. Did not ask where they came from; could guess, for 20 gp.',
    ],
    others: [
      ['diver', 'Holds {his} breath for four minutes. Wants one good lamp and a half share of the cellar.'],
      ['pilot', 'Knows the rocks and drinks. Must be sober by high water.'],
      ['noble', 'Waits for a ship that #rivalA# has seen go down. Nobody has told {him} yet.'],
    ],
    troubles: [
      [
        '#rivalA# recognises a ring on the bar: the captain’s, who drowned with it on. #rivalB# was about to pay for supper with it. Outside, the wind is getting up, and a ship shows lights.',
        'The false lamp burns again before midnight. By dawn there are forty more drowned, and rings for sale.',
        'The lamp hangs #where#; #localA# fills it, for a tenth. One light put out, or a second one lit on the mole, and the ship would clear the rocks.',
      ],
    ],
    rumours: [
      ['The bell of the drowned church rings before a wreck.', 'After.', 'It is a cowbell.'],
      ['The cellar of #house# has a door that the tide opens.', 'That the tide closes.', 'It is only damp.'],
      ['#someone.cap# is paid by #foe# to keep the lighthouse dark.', 'Late.', 'It is out of oil.'],
    ],
    dishes: ['What the sea brought', 'Wrecker’s chowder'],
    drink: 'High Water',
    bed: 'A hammock, above the line on the wall',
  },
  {
    about: /\b(?:snow(?:ed|y|bound|storm)?|blizzards?|winter|ic[ey]|frozen|frost|glacier|arctic|avalanche|tundra)\b/,
    foe: 'the cold',
    signs: 'White Hare|Icicle|Snow Goose|Last Stove',
    sight: 'Snow is packed to the eaves and the windows are blue. Nobody has gone out of the door since yesterday.',
    wants: [
      'To find wood: there is enough for one more night, and the storm will last three',
      'To reach the hut below the pass, where #localA# has been since Monday with a broken leg',
    ],
    fears: ['The third night', 'The knocking outside, which is not the wind'],
    staff: 'sleeps by the stove and will not say what was at the window',
    first: [
      'trapper',
      'Says that something out there has learnt to knock. Wants the door kept shut, whoever asks; has six good traps.',
    ],
    second: [
      'pilgrim',
      'Left a companion in the snow an hour away, alive. Needs three people and a rope; has nothing to give but thanks and a silver saint.',
    ],
    others: [
      ['noble', 'Has bought all the firewood, 20 gp, and sits on it. Would share with pleasant company.'],
      ['guide', 'Can find the pass blind, and nearly is. Wants a pair of eyes.'],
      ['fur trader', 'Has forty bearskins and one chest that must not be near the fire. Pays 5 gp for a cold corner.'],
    ],
    troubles: [
      [
        'There is a knock, and a voice that calls for #rivalB# by name: the friend who was left in the snow. #rivalA# stands before the door with an axe and says that friend is dead.',
        'Somebody opens. What comes in is wearing the friend, and the fire goes out.',
        'Both are right: the friend is alive out there, and something has the voice. It cannot say what it has not heard. Ask it a question through the door.',
      ],
    ],
    rumours: [
      ['A lamp was seen on the ice last night, going the wrong way.', 'Two lamps.', 'It was the moon.'],
      ['They ate the last keeper, in the long winter.', 'A leg.', 'They ate the horse.'],
      ['The traveller in the corner has not melted.', 'His boots have.', 'He sits in a draught.'],
    ],
    dishes: ['Reindeer in its own broth', 'Everything-left pie'],
    drink: 'Hot Iron, mulled',
    bed: 'Three to a bed, by rule of the house, and the dog',
  },
  {
    about: /\b(?:dragons?|drakes?|wyrms?|wyverns?)\b/,
    foe: 'the dragon',
    signs: 'Dragon|Scale|Scorched Knight|Egg',
    sight:
      'A tooth as long as an arm hangs over the fire. The roof has been mended in one place, and it is a large place.',
    wants: [
      'To keep what the dragon gave #keeper# to guard, and not to look at it again',
      'To make the yearly payment: one cow, one barrel, and this year one gold cup that has been stolen',
    ],
    fears: ['A shadow at noon, as wide as the yard', 'That somebody will come with a sword and only make it angry'],
    staff: 'feeds something in the cellar three times a day, with tongs',
    first: [
      'knight',
      'Has come to kill the dragon and be famous. Needs a squire, a guide and a loan; promises a fifth of the hoard.',
    ],
    second: [
      'thief',
      'Has the gold cup from the dragon’s own hoard, in {his} pack, and something has been following {him}. Would give it away tonight.',
    ],
    others: [
      ['scholar', 'Speaks Draconic and has never met a dragon. Wants to; would translate for nothing.'],
      ['shepherd', 'Has lost forty sheep and knows the way into the lair that the smoke comes out of.'],
      ['merchant', 'Buys scales at 2 gp each, and pays 200 gp for an egg. Asks a little too often about the cellar.'],
    ],
    troubles: [
      [
        'The roof shakes and a voice outside asks, quite softly, who has the cup. #rivalA# draws a sword; #rivalB# has just put the cup in the party’s luggage.',
        'It counts to a hundred. Then it takes off the roof, and begins with the loudest.',
        'The dragon wants the cup and an apology, in that order, from the one who took it. It likes riddles and has not been offered supper in a century.',
      ],
      [
        'The egg in the cellar is hatching. #rivalA# wants to smash it, #rivalB# to sell it; and the mother has been circling #place# since dusk.',
        'The first cry is heard for miles. The mother comes through the wall, and does not stop at one.',
        'If it sees a friendly face first it will follow that face outside. Somebody must be there, unarmed, with raw meat, within the hour.',
      ],
    ],
    rumours: [
      ['#keeper# is the dragon.', 'The dragon’s servant.', '#keeper# only smokes.'],
      ['The dragon has not been seen since spring and is dead.', 'Asleep.', '#someone.cap# sells land up there.'],
      ['There is an egg somewhere in #house#.', 'A shell.', 'It is a stone.'],
      ['The dragon sleeps on the crown of #place#’s old kings.', 'On half of it.', 'They never had one.'],
    ],
    dishes: ['Roast, by dragon fire (says the board)', 'Pepper wings'],
    drink: 'Dragon’s Breath',
    bed: 'A stone bed, under a roof you can see the stars through',
  },
  {
    about:
      /\b(?:(?<!for |for only )(?:monsters?|beasts?|creatures?)(?! (?:only|tavern|bar|inn|hunters?))|kraken|(?:something|someone|things?|noises?|growl\w*|scratch\w*|what lives|eggs?|cage\w*) (?:\w+ ){0,3}(?:cellar|basement|floor|well)|something in the|ooze|spiders?|rats)\b/,
    foe: 'the thing below',
    signs: 'Deep Cellar|Chain|Gnawed Bone|Trapdoor',
    sight: 'Three barrels have been rolled on top of the cellar hatch. Now and then the top one moves a little.',
    wants: [
      'To have #foe# out of the cellar without losing the wine: 60 gp and free board',
      'To go on feeding #foe#, and that nobody should see with what',
    ],
    fears: ['The noise at night, when #foe# {shift|shifts} its weight', 'Running out of meat on a Sunday'],
    staff: 'goes down there with a bucket every evening and has begun to talk to it',
    first: [
      'hunter',
      'Has come for #foe#, with nets and a contract. Needs two people to hold the lamp and one to be bait; 20 gp each.',
    ],
    second: [
      'scholar',
      'Wants it alive. Thinks it is the last of its kind and not hungry but frightened; pays 50 gp if nobody hurts it.',
    ],
    others: [
      ['brewer', 'Has forty casks down there and a wedding tomorrow. Pays a cask for every four brought up.'],
      ['ratcatcher', 'Went down yesterday and came up without {his} dog. Draws a plan of the cellar for a drink.'],
      ['child', 'Has been down many times. Says it is nice, and that it has a name.'],
    ],
    troubles: [
      [
        'The hatch breaks open, and #rivalA# is pulled halfway in. #rivalB# shouts not to strike: it only wants what #rivalA# has in that sack.',
        'It takes #rivalA# down. Then it is quiet, and then it comes up the stair.',
        'In the sack is a small one of its kind. Put it down and stand back, and both will go the way they came: through the old drain, which leads to #where#.',
      ],
      [
        '#rivalB# went down for a look at dusk and has not come up. #rivalA# wants to seal the hatch for good, before midnight; #keeper# has begun to mix mortar.',
        'The knocking under the floor goes on for three days. Then something comes out elsewhere in #place#.',
        '#rivalB# is alive, on a ledge, and has found a second way in from #localA#’s cellar next door. #givenA.cap# does not want it known what is stored there.',
      ],
    ],
    rumours: [
      ['Something lives under #house#, and #keeper# feeds it.', '#staffA# does.', 'It is the drains.'],
      ['Four people went down the cellar stair last year and three came up.', 'Two.', 'The fourth owed money.'],
      [
        'It was here before #place#; the town was built to keep it in.',
        'Only the church was.',
        'The mayor says so to visitors.',
      ],
    ],
    dishes: ['Bucket of scraps (not for guests)', 'Cellar cheese, well gnawed'],
    drink: 'Down the Hatch',
    bed: 'The legs of the bed stand in iron pots, and the floor is warm',
  },
]
