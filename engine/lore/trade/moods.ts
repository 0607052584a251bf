import { agreeing, type Manner, type Threat } from '../prompt/threat.ts'
import { ways } from './words.ts'

/*
 * What a prompt makes of a house, be it a shop or a tavern: where it stands, and what is the matter with it. Slots: #house.cap#,
 * #keeper#, #rivalA# and #rivalB# (two who are there), #place#; and all of the trade's own words.
 */

/** A place for a house to stand. */
export interface Site {
  words: readonly string[]
  /** After the house's town: "on the quay". */
  stands: string
  sights: readonly string[]
  /** Who drinks and buys there. */
  trades: readonly string[]
  /** What is eaten there. */
  meats: readonly string[]
  rumours: readonly string[]
}

const site = (
  words: string,
  stands: string,
  trades: string,
  meats: string,
  sights: readonly string[],
  rumours: readonly string[],
): Site => ({
  words: ways(words),
  stands,
  trades: ways(trades),
  meats: ways(meats),
  sights,
  rumours,
})

const sites: readonly Site[] = [
  site(
    'dock|docks|dockside|harbour|harbor|quay|port|sea|seaside|coast|coastal|wharf|pier|ship|sailors|pirate|pirates|island|fishing|beach|bay',
    'on the quay',
    'sailor|fisherman|smuggler|ship’s cook|pilot|docker|rope-maker|whaler|harbour clerk|sailmaker|net-mender|customs officer',
    'cod|herring|eel|crab|mussels|smoked haddock|ling|oysters|squid|mackerel|sprats|lobster',
    [
      'The floor moves a little: half of #house# stands on piles, and the tide is under it.',
      'Masts stand before every window, and #smell# comes up through the boards with the tide.',
      'Nets dry along the wall, and somebody’s wet boots stand in a row by the stove.',
    ],
    [
      'A ship came in without a crew, #when#; #someone# bought what was in the hold.',
      '#rivalA# rows out to the bar at night and comes back with #thing#.',
      'At the lowest tide there is a door in the quay, and #keeper# has the key.',
    ],
  ),
  site(
    'forest|wood|woods|woodland|jungle|grove|treetop',
    'at the edge of the forest',
    'woodcutter|charcoal burner|trapper|hunter|forester|poacher|herb-gatherer|bark-peeler|beekeeper|hermit',
    'venison|hare|boar|wood pigeon|mushrooms|pheasant|squirrel|bear ham|trout|grouse',
    [
      'Branches scrape along the roof, and the doorposts have begun to put out leaves.',
      'A stag’s skull looks down from over the door, with a candle between its antlers.',
    ],
    [
      'There is a clearing where nobody hears an axe; #rivalB# came back from it with #thing#.',
      'Something has been moving the waymarks, and #someone# followed them, #when#.',
    ],
  ),
  site(
    'mountain|mountains|pass|peak|alpine|mine|mining|miners|cliff|volcano|hill|hills',
    'below the pass',
    'miner|mason|muleteer|guide|shepherd|smelter|prospector|quarryman|pass warden|mountaineer',
    'mutton|goat|marmot|trout|smoked ham|ibex|kid|blood sausage|ptarmigan',
    [
      'Wind comes down the chimney and blows the ash into the room.',
      'Picks, ropes and snowshoes stand by the door, each with a name burnt into it.',
    ],
    [
      'A gallery that was closed for a hundred years is warm again, says #rivalA#.',
      'The pass was shut #when#, by somebody who paid #someone# to say it was snow.',
    ],
  ),
  site(
    'desert|oasis|dune|dunes|sand|caravan|caravanserai',
    'at the wells',
    'caravan guard|camel driver|water-seller|date merchant|nomad|salt trader|astrologer|well-digger|carpet dealer',
    'goat|camel hump|lamb|quail|desert hare|pigeon|sand grouse|kid',
    [
      'Sand has drifted in under the door and lies in the corners, swept into neat cones.',
      'The shutters are closed against the glare, and stripes of sun lie across everything.',
    ],
    [
      'A well three days out has begun to sing; #someone# went to listen #when#.',
      '#rivalB# sold a map of the buried city to three different people.',
    ],
  ),
  site(
    'crossroads|roadside|road|highway|wayside|coaching|travellers',
    'at the crossroads',
    'drover|pedlar|courier|pilgrim|coachman|tinker|merchant|toll-keeper|soldier on leave|strolling player',
    'mutton|chicken|pork belly|beef shin|rabbit|goose|bacon|ham',
    [
      'Four roads meet before the door, and there is mud of four colours on the floor.',
      'Bags and bundles lie heaped under the coach clock, each guarded by somebody asleep.',
    ],
    [
      'The fourth signpost pointed somewhere else #when#; #rivalA# saw who turned it.',
      'A coach that left here #when# has not arrived anywhere.',
    ],
  ),
  site(
    'river|riverside|bridge|ferry|canal|barge|lake|lakeside|mill',
    'by the water',
    'ferryman|bargeman|fisherman|miller|lock-keeper|eel-catcher|washerwoman|boatwright|reed-cutter',
    'pike|carp|eel|trout|duck|crayfish|perch|goose|heron pie',
    [
      'Light from the water runs over the ceiling, and a boat knocks against the wall outside.',
      'High-water marks are cut beside the door; the highest is above your heads.',
    ],
    [
      'The ferry took somebody across #when# who did not get off.',
      'Something heavy went off the bridge, and #rivalB# was there with #thing#.',
    ],
  ),
  site(
    'marsh|swamp|bog|fen|swampy',
    'on stilts over the marsh',
    'peat-cutter|leech-gatherer|eel-catcher|fowler|reed-cutter|punter|herb-wife|smuggler',
    'eel|duck|frog|snipe|pike|muskrat|goose|coot',
    [
      'Green light comes up between the floorboards, and frogs fall silent as you step in.',
      'A punt is moored to the doorpost, and everything made of iron is brown.',
    ],
    [
      'The lights on the bog stood in a row #when#, like people.',
      'A face came up out of the peat, and #someone# knew it.',
    ],
  ),
  site(
    'underground|cavern|cave|underdark|sewer|sewers|tunnel|cellar|below',
    'in the caverns below the town',
    'miner|tunnel guide|mushroom farmer|lamp-seller|rat-catcher|smuggler|deep scout|fungus brewer',
    'cave fish|blind eel|mushrooms|cave beef|bat|snails|lizard|crayfish',
    [
      'There is no window; glowing mushrooms stand in jars along the walls.',
      'Water drips from the roof into pots, each tuned to another note.',
    ],
    [
      'The lowest tunnel has been bricked up from the other side.',
      'Somebody knocks under the floor of #house#, always three times.',
    ],
  ),
  site(
    'snow|snowy|ice|frozen|winter|arctic|tundra|northern',
    'in the snow',
    'trapper|sledge driver|whaler|fur trader|ice-cutter|ranger|exile|hunter',
    'reindeer|seal|salted cod|bear ham|elk|ptarmigan|smoked char|goose',
    [
      'Your breath smokes until the second door is shut behind you.',
      'Snow is packed to the eaves, and the windows are blue.',
    ],
    [
      'A lamp was seen out on the ice #when#, going the wrong way.',
      'Whoever was frozen into the lake is closer to the shore this year.',
    ],
  ),
]

/** What is the matter with a house, or what sort of house it is. */
export interface Mood {
  words: readonly string[]
  sights: readonly string[]
  /** What goes wrong there tonight, between those who are there. */
  start: readonly string[]
  worse: readonly string[]
  way: readonly string[]
  rumours: readonly string[]
  /** What whoever keeps it would pay strangers for. */
  hooks: readonly string[]
  /** Kept out of sight. */
  stash: readonly string[]
  /** A bed to sleep in, if there are beds. */
  beds: readonly string[]
}

const haunted: Omit<Mood, 'words'> = {
  sights: [
    'It is cold in a circle round one empty chair, and everybody walks round it without looking.',
    'A lamp goes out as you come in. #keeper# lights it again, says “Good evening” to nobody, and turns to you.',
    'Somebody is crying upstairs. Nobody looks up, and #keeper# talks a little louder.',
  ],
  start: [
    'Each night at the same bell a drowned woman comes down the stair of #house#, goes up to the oldest person in the room and asks for #thing#. Tonight she goes to #rivalA#, who knows her. #rivalB# sees it, and says her name aloud.',
    'The ghost of #house# has always been quiet: a cold chair, a moved cup. Since #rivalA# brought #thing# in it has broken every glass, and tonight it writes “#rivalB#” in the spilt beer.',
    'A dead man sits down between #rivalA# and #rivalB# and orders for three. It was #rivalA# who buried him, and #rivalB# who was paid to look away; he would like to know how much.',
  ],
  worse: [
    'The doors will not open before dawn, and the room gets colder. By then whoever wronged the dead is dead as well, and #keeper# has a second ghost.',
    'Tomorrow it will be somebody who did nothing. In a week nobody sleeps in this street, and a priest comes with oil and matches.',
  ],
  way: [
    'The dead want one thing said aloud in front of everybody. #rivalB# could say it; #keeper# has the letter that proves it, behind the bar.',
    'Under the hearthstone lie a few small bones and #thing#. Buried properly, with #rivalA# there, they would be quiet; #keeper# has never dared to lift the stone.',
  ],
  rumours: [
    'The ghost in #house# is no ghost: #keeper# keeps the mad sister upstairs.',
    'Whoever sleeps in the ghost’s bed at #house# dreams of the place where #thing# is buried.',
    '#keeper# sets out a plate for the ghost every night, and every morning it is empty.',
    '#rivalA# was there when the one who haunts #house# died, and has never said how.',
  ],
  hooks: [
    'The ghost of the last owner will not let #keeper# open the cellar, and the goods below are already paid for. Whoever spends a night down there, and finds out what is still owed, may have a third of them.',
    'The ghost in #house# has begun to sell things to customers after dark, and #keeper# wants one of them back: #thing#. It went to #someone#, who is glad to have it.',
  ],
  stash: [
    'A mirror with its face to the wall: the ghost lives in it',
    'A child’s shoe that walks back to #house# whenever it is sold',
  ],
  beds: ['The bed is warm already, on one side', 'Somebody has folded down the sheet; nobody has been in here'],
}

const mood = (words: string, told: Omit<Mood, 'words'>): Mood => ({ words: ways(words), ...told })

const moods: readonly Mood[] = [
  mood('haunted|ghost|ghosts|ghostly|spectral|spooky|poltergeist', haunted),
  mood('secret|hidden|underground|speakeasy|disguised|rebel|rebels|resistance|spies|spy', {
    sights: [
      'There is no sign outside. A slot opens in the door, two eyes look you over, and somebody asks for a word you were given or were not.',
      'You come in through the back of a wardrobe, down nine steps, and everybody stops talking until #keeper# nods.',
    ],
    start: [
      'Somebody gave the watch the password. Only #rivalA# and #rivalB# had it this week, and each has a hand under the table. There are boots in the street already.',
      '#rivalA# has recognised #rivalB#, who is here under another name: the last time they met, #rivalB# was taking down a confession.',
    ],
    worse: [
      'The door is broken in at midnight. #keeper# burns the list; those who were on it run, and those who were not are hanged for it.',
      'By morning #rivalA# has sold the house to the watch, and everybody in it.',
    ],
    way: [
      'There is a third way out, behind the barrels, that only #keeper# knows. #keeper# will open it for whoever finds out in time which of the two it was.',
      'The word was written on a slip of paper; it is still in the lining of a coat, and the coat hangs by the door.',
    ],
    rumours: [
      'Behind the third shelf of #house# is a stair, and it goes on under the palace.',
      'Whoever leaves a red thread on the bar of #house# is met by somebody.',
      '#keeper# has never been seen outdoors, and was somebody else until last year.',
    ],
    hooks: [
      'A customer paid in a coin that is struck only for the king’s spies. #keeper# wants the customer followed from #house#, and not by anybody who knows the way in.',
      '#keeper# needs a name taken off a list, in a locked room at the watch house, and somebody else’s put in its place.',
    ],
    stash: [
      'A list of forty names in milk, to be read over a candle',
      'Three uniforms of the watch, one with a hole over the heart',
    ],
    beds: ['The back of the cupboard opens on a stair', 'A cord by the pillow rings a bell two streets away'],
  }),
  mood(
    'thieves|thief|thieve|criminal|criminals|fence|smuggler|smugglers|smuggling|shady|seedy|illegal|black|gang|crime|cutthroat|rogues|assassins|stolen',
    {
      sights: [
        'Everybody looks at your purses first, then at your faces, and only then at your hands.',
        'A boy by the door whistles two notes. Several things disappear under several tables.',
      ],
      start: [
        '#rivalA# stole #thing# from somebody who has since turned out to be #rivalB#’s own mother. The house rule is that nobody robs a guest’s kin; #keeper# has to give a verdict tonight.',
        'The share-out is short. #rivalA# counted it, and #rivalB# carried it. The door stays locked, says #keeper#, until it is found.',
      ],
      worse: [
        'Knives come out, and both are dead by morning. Then their friends come, in two crowds, and meet at the door.',
        '#rivalB# goes to the watch, who know the house well, and come for their share instead.',
      ],
      way: [
        'It is in the stove pipe, where #keeper# put it. Whoever finds it quietly is owed a favour for life.',
        'By house rule two guests may settle it with a theft: whoever brings #keeper# #thing# by dawn was telling the truth.',
      ],
      rumours: [
        'Whatever is stolen in #place# is on sale at #house# by the ninth bell, at half price to its owner.',
        '#keeper# pays the captain of the watch on the first of the month, in fish.',
        '#rivalA# can open any lock, and was born with the wrong number of fingers.',
      ],
      hooks: [
        'A lady wants #thing# back and pays #keeper# double. #keeper# sold it on, to #someone#, and needs it stolen again before she comes on Friday.',
        'Somebody is stealing from #house#, which no one has ever dared. #keeper# wants a name and will not say what was taken.',
      ],
      stash: [
        'Forty purses, cut, each with its owner’s name on a ticket',
        'A cast of the key of the city treasury, in soap',
      ],
      beds: ['A ladder of knotted sheets is ready under the window', 'The mattress clinks'],
    },
  ),
  mood('burnt|burned|fire|charred|scorched|ruined|ruin|abandoned|derelict|collapsed|rebuilt|broken|wrecked', {
    sights: [
      'One half of #house# is new wood and the other half is charred; through the gap one can see the sky.',
      'Everything smells of old smoke. The beams overhead are black, and somebody has drawn faces in the soot.',
    ],
    start: [
      '#house# burned last year, and two people died. Tonight #rivalB# finds, in the pocket of #rivalA#’s coat, the tinderbox that everybody looked for then.',
      '#rivalA# has come to buy what is left of #house#, cheaply, with money that #rivalB# recognises: it burned with the rest, or so the watch was told.',
    ],
    worse: [
      'There is a second fire, before dawn, with everybody inside.',
      '#keeper# believes it of the wrong one, and by morning there is a body in the burnt wing.',
    ],
    way: [
      'The one who lit it left something behind, under the fallen beam that nobody has moved since: four strong people could.',
      '#someone.cap# saw it from across the street and has been paid every month since to have seen nothing. The payments stopped.',
    ],
    rumours: [
      'The fire at #house# burned green, and went round the cellar door.',
      '#keeper# had moved the silver out on the day before the fire.',
      'There are still things of value under the ashes of #house#, and somebody digs there at night.',
    ],
    hooks: [
      '#keeper# lost the deeds of #house# in the fire, and #someone# says the ground was never theirs. A copy exists, in a locked chest, in a house that is well guarded.',
      'Somebody has begun to burn the houses of those who helped to put out the fire at #house#. #keeper# is next on the list, and has seen the list.',
    ],
    stash: [
      'A lump of silver that was six spoons and a watch',
      'A ledger burnt all round the edges; the sums in the middle are enough',
    ],
    beds: ['One wall is a tarpaulin', 'The bedposts are charred, the sheets are new'],
  }),
  mood('cursed|hexed|doomed|unlucky|damned|evil|sinister|dark|creepy', {
    sights: [
      'Salt lies across the threshold in a neat line, and everybody watches to see whether you step over it.',
      'Every clock in the place shows a different hour, and nobody winds them.',
    ],
    start: [
      'Whoever sits in the seventh chair loses what they love best within the day; the house always leaves it empty. Tonight #rivalA#, who is new, sits down in it, and #rivalB# had known for an hour that it would happen.',
      '#rivalA# won #thing# from #rivalB# at dice, and everything has gone wrong for everybody in the room since: the fire, the beer, a tooth, a letter.',
    ],
    worse: [
      'It spreads to whoever touched it, in the order in which they did. #keeper# was the third.',
      'By dawn #rivalA# is ruined or dead, and the chair is empty for the next.',
    ],
    way: [
      'It has to be given away, to somebody who knows what it is and says thank you.',
      'The one who laid it is upstairs, very old, and would take it back for an apology from #keeper#.',
    ],
    rumours: [
      'Nobody who was born in #house# has ever died of anything but drowning.',
      '#keeper# bought #house# for one copper, and has tried to sell it for less.',
      'The curse on #house# ends when #thing# is brought back.',
    ],
    hooks: [
      'A thing that #keeper# sold has come back three times, without its buyers. It must be taken to #place#’s oldest grave by #someone#’s reckoning, and laid where it was.',
      '#keeper# cannot leave #house# by any door: it always leads back in. Somebody has to go and ask #someone# why.',
    ],
    stash: [
      'A doll with #keeper#’s hair and a pin in it',
      'A coin that nobody can keep: it is always back in the till by morning',
    ],
    beds: ['Nails stick up through the floor, all points', 'There are thirteen pegs, and one is always cold'],
  }),
  mood('elven|elvish|elf|elves|fey|fairy|faerie|enchanted|magical|sylvan', {
    sights: [
      'A living birch grows through the floor and the roof, and the lamps in it are not fire.',
      'There is no counter and no corner anywhere; everything has been grown rather than built.',
    ],
    start: [
      '#rivalA# asked for the old hospitality: bread, salt, a night in safety. #keeper# gave it, by elven law. Now #rivalB# is here, with a warrant and a right to it that is older.',
      'A song was sung at #house# that must not be sung among mortals, and #rivalA# remembers every word. #rivalB# has been sent to see to that.',
    ],
    worse: [
      'The house closes itself. Those inside come out in seven years, a day older.',
      'Blood is shed under a guest-roof, and no elf will trade or drink in #place# again.',
    ],
    way: [
      'The law has a door in it: a guest may be claimed by a better story. #keeper# would judge, and loves to.',
      'The tree must be asked. It takes an hour, and a gift of something that was hard to part with.',
    ],
    rumours: [
      'Whoever falls asleep under the birch in #house# wakes up having forgotten one thing.',
      '#keeper# remembers the town before it was here, and owns the deed to most of it.',
      'An elf lord left #thing# at #house# and will be back for it in a hundred years; that was ninety-nine years ago.',
    ],
    hooks: [
      'The birch in #house# is dying. #keeper# needs water from the spring it came from, carried by somebody mortal and not spilt, past those who fouled it.',
      '#keeper# lent a song to #someone#, who has sold it. It has to be heard once more by its owner, and then by nobody.',
    ],
    stash: [
      'A leaf that is green all year and points home',
      'A bottle of the last light of a summer long ago, one third left',
    ],
    beds: ['The bed is moss, and turns toward the moon', 'One wall is leaves, and lets the stars in'],
  }),
  mood('dwarven|dwarvish|dwarf|dwarves', {
    sights: [
      'You have to stoop at the door. Everything in here is stone, made to last longer than whoever paid for it.',
      'Along the wall stand the mugs of the dead, each with a name, each full.',
    ],
    start: [
      '#rivalB# has drunk from a dead clansman’s mug, unknowing. #rivalA#, who is of the clan, has drawn a line on the floor and asked for an axe.',
      '#rivalA# has brought a grudge a hundred and forty years old, with seals, against the grandfather of #rivalB#. By law it must be read aloud, and it takes three hours.',
    ],
    worse: [
      'Blood, by custom, before the third bell; then two clans who have not spoken for a century have something to say.',
      'The doors are shut until the grudge is settled, and there is food for two days.',
    ],
    way: [
      'A grudge may be bought with a thing made by the offender’s own hands. #keeper# has a forge, and #rivalB# has never held a hammer.',
      'The mug’s owner can be asked: the priest of the clan lives upstairs and has been waiting to be.',
    ],
    rumours: [
      'There is a door under #house# that opens once in a lifetime, and #keeper# is getting old.',
      'The seventh mug on the wall is emptied every night.',
      '#keeper# cast a nail for every guest who never paid; the roof is held up by them.',
    ],
    hooks: [
      '#keeper# was promised a beam from the old hall, lost these two hundred years, to set over the new hearth. Somebody is sitting on it, with a crown on.',
      'The hammer that hung over the door was lent to #someone# on an oath. The day is past, and #keeper# is ashamed to ask.',
    ],
    stash: [
      'A cask sealed by a king, to be opened when his line ends',
      'The book of debts, in runes, with the party’s own town in it',
    ],
    beds: ['A stone bed, heated from below', 'The door weighs more than the guests'],
  }),
  mood(
    'curious|strange|odd|weird|mysterious|peculiar|eccentric|whimsical|bizarre|eerie|floating|flying|talking|wandering|travelling|moving|dreamlike|impossible',
    {
      sights: [
        'It is larger inside than it should be, and the window shows another street.',
        'Something under a cloth is snoring. #keeper# says not to mind it, and lowers a voice to say so.',
        'Every drawer has a label, and no two labels are in one alphabet.',
      ],
      start: [
        'A door has opened at the back of #house# that was not there this morning. #rivalA# went in and came out older; #rivalB# is selling tickets.',
        'At the same moment #rivalA# and #rivalB# find out that they have been telling the same story of their lives, word for word, and both have papers.',
      ],
      worse: [
        'By morning #house# stands in another town, with everybody in it.',
        'Whatever is behind it comes out for its hat.',
      ],
      way: [
        '#keeper# has the rules in a drawer, and has never read the last page.',
        'It wants to be asked a question that it cannot answer. Children are good at this.',
      ],
      rumours: [
        '#house# was on the other side of the street last year, and nobody but #someone# remembers.',
        'Nothing bought at #house# can be given away; #rivalA# has tried with #thing#.',
        '#keeper# buys dreams at a silver piece each and never says what for.',
      ],
      hooks: [
        'A thing #keeper# never had has been sold over this counter, and #someone# wants the money back. It has to be found before it is noticed what it does.',
        'The drawer that must not be opened has been opened. What was in it is about as large as a cat, very polite, and somewhere in #place#.',
      ],
      stash: ['A jar labelled “Tuesday”, not quite full', 'A small door, without a wall, in brown paper'],
      beds: ['The ceiling is somebody else’s floor', 'The bed is turned to another wall each morning'],
    },
  ),
  mood('poor|shabby|squalid|rundown|filthy|slum|dirty|grimy|dingy|ramshackle|struggling|bankrupt', {
    sights: [
      'Half the chairs are boxes. It is very clean, in the way of a place where there is little to clean.',
      'A bucket stands under the leak, and a second bucket under the first one’s leak.',
    ],
    start: [
      'The bailiff comes for #house# at dawn. #rivalA# could lend the sum, and will, if #rivalB# is thrown out and never let in again.',
      '#rivalA# has found out that #rivalB#, who has eaten here on credit all winter, has more gold sewn into that coat than the whole street has seen.',
    ],
    worse: [
      '#keeper# signs, and by the end of the week #house# is a store for somebody’s barrels, and thirty people have nowhere to eat.',
      'The coat is cut open in the alley, and the wrong ones are hanged for it.',
    ],
    way: [
      'The debt was bought from its first owner for a tenth; #someone# knows that, and could be made to sell it on.',
      'A night’s takings would pay for a month, if anything drew a crowd.',
    ],
    rumours: [
      '#keeper# gave the last bread away #when# and told everybody it was mouldy.',
      'There is gold under the floor of #house#, and #keeper# does not know.',
      'Somebody is buying up the whole street, and is in no hurry.',
    ],
    hooks: [
      '#keeper# cannot pay in coin. A cousin of #keeper#’s went to fetch what the family is owed, from #someone#, and has not come back; half of it is the party’s.',
      'A child sleeps in the back of #house# whom three well-dressed people have asked for. #keeper# wants to know why, before saying yes or no.',
    ],
    stash: ['A wedding ring, in and out of pawn eleven times', 'One good bottle, for the day it gets better'],
    beds: ['Straw, changed at new moon', 'The roof is a sail, and not all of it'],
  }),
  mood(
    'rich|wealthy|luxurious|elegant|opulent|noble|royal|fashionable|grand|exclusive|upscale|golden|gilded|expensive',
    {
      sights: [
        'Somebody takes your cloaks, brushes them, and hangs them a little apart from the others.',
        'There is a carpet. Everybody in here has looked at your boots, and then at the carpet.',
      ],
      start: [
        'A necklace has gone from a neck at #house#, between the fish and the meat. #rivalA# has locked the doors, being a magistrate’s cousin; it is in #rivalB#’s pocket, and #rivalB# did not put it there.',
        '#rivalA# has challenged #rivalB# over #thing#, and neither knows how to fence. Both have sent out for somebody who does.',
      ],
      worse: [
        'A name is ruined by midnight, and it is the wrong one; there are duels all week.',
        '#keeper# pays, to keep it quiet, and goes on paying.',
      ],
      way: [
        'The thief is still here, carrying plates. #someone.cap# hired the thief, and is laughing a little too late at the jokes.',
        'An apology would do, if it could be made to look like a compliment.',
      ],
      rumours: [
        'Nothing at #house# has been paid for since #when#, not even the silver.',
        'The wine at #house# is three coppers’ worth of red in a very old bottle.',
        'A prince comes to #house# incognito; everybody pretends, and he pays for that.',
      ],
      hooks: [
        'A client of great name owes #keeper# for a year. The bill is to be handed over at a ball, in front of people, and the client has a short temper and a long arm.',
        '#keeper# sold a noble house a thing that turns out to be genuine. It has to be exchanged for the copy they paid for.',
      ],
      stash: [
        'A guest book with four crowned heads in it, one of them dead at the time',
        'Unpaid bills of half the court, tied with a ribbon',
      ],
      beds: ['Silk, and a cord for the maid', 'A bath with feet like a lion’s'],
    },
  ),
  mood('cosy|cozy|merry|cheerful|homely|friendly|warm|peaceful|quiet|rustic|jolly', {
    sights: [
      'It is warm at once. A cat gets up from the best chair, looks at you, and lies down again.',
      'Something with cinnamon is in the oven, and somebody moves up to make room before you have asked.',
    ],
    start: [
      '#rivalA# and #rivalB# have been friends for thirty years and have not spoken since noon. It is about a pie, a ribbon at the fair, and who stood where; everybody has taken sides.',
      '#rivalA# wants to marry #keeper# and has told everybody but #keeper#. #rivalB# has the same plan, and a fiddle.',
    ],
    worse: [
      'There are two tables where there was one, and nobody sings.',
      'One of them leaves for good with the morning cart, and has the recipe.',
    ],
    way: [
      'The judge at the fair was bribed, by #someone#, and both of them would rather know it.',
      'Somebody should ask #keeper#.',
    ],
    rumours: [
      '#keeper# was a famous duellist once, and the cat was there.',
      'Nobody has ever seen the bottom of the soup pot at #house#.',
      '#rivalB# comes every night and has never once gone home the same way.',
    ],
    hooks: [
      'The cat of #house# has been gone for three days. #keeper# offers a year of suppers, and the tracks go down into the old well.',
      'An old friend of #keeper#’s is coming to stay, after forty years. #keeper# wants somebody to meet the coach and see which side he is on now.',
    ],
    stash: ['A sword in oiled cloth, well kept', 'Forty years of birthday letters, unanswered'],
    beds: ['A quilt that three grandmothers worked on', 'A brick for the feet, and a kitten'],
  }),
]

const deeds: Readonly<Record<Manner, string>> = {
  raiders: '#M.cap# have been seen on the road to #house#, more of them each night.',
  beast: '#M.cap# {have|has} been at the stable door; the marks are as long as an arm.',
  dragon: 'A shadow went over #house# at noon, and it was #M#.',
  dead: 'Since last night #M# {stand|stands} in the street outside #house#, facing the door.',
  haunting: 'In #house# nobody speaks of #M# after dark.',
  hidden: 'One of those in #house# tonight belongs to #M#, and nobody knows who.',
  swarm: 'Behind the walls of #house# #M# {move|moves} all the time.',
}

/** What is the matter with a house that is afraid of something. */
function moodOf(threat: Threat): Mood {
  if (threat.manner === 'haunting') return { words: [], ...haunted }
  const say = (text: string) => agreeing(text, threat)
  return {
    words: [],
    sights: [say(`${deeds[threat.manner]} The shutters are closed, and an axe leans by the door.`)],
    start: [
      say(
        '#rivalA# has come in bleeding, with #M# not far behind, and #thing# under the coat: it was {theirs|its own}. #rivalB# would put #rivalA# out at the door again, before {they come|it comes} for everybody.',
      ),
      say(
        `${deeds[threat.manner]} #rivalA# swears it is #rivalB#’s doing, who sold {them|it} something #when#; and half the room wants to give #rivalB# up.`,
      ),
    ],
    worse: [say('By midnight #M# {are|is} inside. #keeper# has the cellar, and room in it for eight.')],
    way: [
      say(
        'Give back what was taken from #M#, or show that it was never here: #keeper# knows, and is afraid to say which. Somebody has to open the door and speak first.',
      ),
    ],
    rumours: [
      say('#keeper# pays #M# to leave #house# alone; ask what with.'),
      say('#someone.cap# saw #M# by the old mill #when#, and ran all the way here.'),
      say('#M.cap# {are|is} afraid of one thing only, and it hangs over the door of #house#.'),
    ],
    hooks: [
      say(
        '#M.cap# took the last delivery for #house#, and the carter with it. #keeper# pays a third of its worth to whoever brings it back, and half to whoever brings the carter.',
      ),
    ],
    stash: [say('A tooth of a(n) #m#, with a price on it and a name')],
    beds: [say('Bars at the window, new: because of #M#')],
  }
}

/** Where a prompt's words put a house; undefined where they leave it open. */
export const siteIn = (words: readonly string[]) =>
  sites.find((site) => words.some((word) => site.words.includes(word)))

/** What a prompt's words make of a house: the first that is named, since that is what it is above all. */
export function moodIn(words: readonly string[], threat: Threat | undefined): Mood | undefined {
  if (threat) return moodOf(threat)
  const said = words.find((word) => moods.some((mood) => mood.words.includes(word)))
  return said === undefined ? undefined : moods.find((mood) => mood.words.includes(said))
}

/** The name of a house as it stands in a sentence: "the Blind Fever", also for one called "At the Blind Fever". */
export const houseName = (name: string) => name.replace(/^(?:At the|The) /, 'the ')

/** The slots that the mood of a house needs beside the house's own. */
export const threatSlots = (threat: Threat | undefined): Record<string, string> =>
  threat ? { m: threat.one, ms: threat.many, M: `the ${threat.alone ? threat.one : threat.many}` } : {}
