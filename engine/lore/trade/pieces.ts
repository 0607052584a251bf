import { ways } from './words.ts'

/*
 * What both shops and taverns tell with: looks, things, times. Most are put together of two or three parts, so that a hundred
 * sheets hardly ever say the same of two people.
 */

/** How somebody looks. */
const looks = {
  build: ways(
    'long-boned|round|stooped|wiry|enormous|bird-thin|broad|slight|bow-legged|upright|soft-bellied|rawboned|lopsided|neat|knock-kneed|deep-chested|willowy|square|gangling|compact|heavy|spry|leathery|loose-limbed|stately|short-necked|angular|plump|weathered|sunburnt|pale|hollow-cheeked|handsome|sleepy-eyed|sharp-faced|freckled|grey|tall|tiny|limping|well-fed|tired|bright-eyed|ruddy|narrow|big-handed|moon-faced|graceful|dishevelled',
  ),
  feature: [
    '#handsA# #handsB#',
    '#handsA# #handsB#',
    'a(n) #faceA# #faceB#',
    'a(n) #faceA# #faceB#',
    '#hairA# #hairB#',
    '#hairA# #hairB#',
    'a(n) #scarA# #scarB# scar',
    '#eyesA# eyes',
    'a(n) #voice# voice',
  ],
  handsA: ways(
    'ink-stained|chapped|freckled|burn-scarred|delicate|tattooed|trembling|ringed|enormous|scrubbed|flour-white|callused|gloved|clever|nicotine-brown|scratched|blue-veined|ice-cold|henna-red|restless|tar-black|beautiful',
  ),
  handsB: ways('hands|thumbs|knuckles|wrists|fingers|fingertips|forearms|palms|fingernails'),
  faceA: ways(
    'broken|long|sharp|powdered|red|twice-broken|noble|crooked|peeling|wide|sunburnt|wrinkled|sunken|pockmarked|tattooed|freckled|bird-like|wine-red|bruised|pale',
  ),
  faceB: ways('nose|chin|jaw|neck|brow|forehead|face|cheek'),
  hairA: ways(
    'grey|copper|thinning|oiled|plaited|close-cropped|wild|straw-yellow|coal-black|silver|braided|badly cut|dyed|curling|wind-blown|singed|ribboned|snow-white|dusty|hennaed|wet',
  ),
  hairB: ways('hair|eyebrows|locks|curls|plaits|whiskers|sideburns|lashes'),
  scarA: ways('fresh|long|pale|crooked|star-shaped|proud|thin|jagged|half-hidden|fading|purple|neat'),
  scarB: ways('neck|lip|brow|jaw|chin|cheek|duelling|burn|rope|eyelid|sabre|knife|temple|nose|ear|wrist'),
  eyesA: ways(
    'unmatched|pale|laughing|half-closed|bloodshot|sea-green|unblinking|kind|hungry|black|wary|short-sighted|painted|golden|mocking|sad|red-rimmed|clever',
  ),
  voice: ways(
    'gravelly|honeyed|creaking|clear|sandy|sergeant’s|soft|rasping|deep|smoky|preacher’s|rustling|booming|chilly|squeaky|piping|cracked|nasal|musical|hoarse',
  ),
  garment: [
    'a(n) #clothA# #clothB# #clothC#',
    'a(n) #clothA# #clothB# #clothC#',
    'a(n) #clothA# #clothC#',
    'a(n) #clothA# #clothC# with #extra#',
  ],
  clothA: ways(
    'patched|moth-eaten|spotless|borrowed|faded|travel-stained|quilted|embroidered|oversized|threadbare|turned|beer-stained|smoke-blackened|mended|buttonless|new|scorched|tight|inherited|fur-trimmed|damp|old-fashioned|elegant|paint-flecked|salt-stiff|half-laced',
  ),
  clothB: ways(
    'velvet|sheepskin|green|leather|oilcloth|linen|mustard|tweed|crimson|canvas|sailcloth|black|felt|striped|silk|homespun|russet|sackcloth|plum|lambswool|blue|brocade|deerskin|saffron',
  ),
  clothC: ways(
    'coat|apron|waistcoat|smock|cloak|jerkin|shawl|hood|gown|tunic|jacket|doublet|cape|robe|jersey|hat|scarf|tabard|cap|kilt',
  ),
  extra: ways(
    'clogs|riding boots|one earring|ankle bells|gaiters|odd stockings|felt slippers|jangling keys|prayer beads|bone buttons|copper bangles|lace cuffs|fingerless gloves|red braces|spectacles|tin badges|muddy boots|pearl earrings|brass buttons|thick stockings|silver spurs|spats|pink ribbons|snowshoes|knee breeches|wooden shoes|rope sandals|rolled sleeves|jet beads|fishing flies|epaulettes|mittens|amber beads|wet socks|goggles|shark teeth|slippers|bare feet|bright patches|medals|huge cuffs|hobnailed boots|tassels|embroidered gloves',
  ),
} as const

/** What people do without noticing, and when. */
const manners = {
  habit: [
    '[hums|whistles|mumbles] #song#',
    'counts #countable# aloud',
    'polishes #polished#',
    'strokes #pet.a#',
    'laughs [too soon|at nothing|too loudly]',
    'tugs [an ear|a sleeve|one glove]',
    'sniffs [at coins|at strangers|the air]',
    'forgets names',
    'quotes #kin.a#',
    'taps wood',
    'apologises to [chairs|cats|doors]',
    'winks at #folk#',
    'scribbles on [cuffs|walls|menus]',
    'cracks walnuts',
    'rolls a [marble|coin|pea]',
    'whispers prices',
    '[lies|swears|sings] about [rain|horses|money|saints]',
    'watches the [door|clock|moon]',
    'yawns hugely',
    'chews [liquorice|cloves|straw|parsley|pipe stems]',
    'taps a foot',
    'talks to [brooms|soup|portraits]',
    'salutes dogs',
    'hides a smile',
    'recites [old debts|old kings|prices]',
    'whittles [spoons|saints|pegs]',
    'misquotes #song#',
    'sighs loudly',
    'speaks in [proverbs|rhyme|sums]',
    'straightens pictures',
    'sharpens #blade.a#',
    'hoards [string|candles|buttons]',
    'blushes',
    'swears in [Dwarvish|Elvish|verse]',
    'bows to [cats|magpies|statues]',
    'collects [hats|spoons|buttons|stamps]',
    'plays with a [coin|ring|key|button|knife]',
    'talks [too fast|very softly|too loudly|without pause]',
    'stares at [boots|hands|hats|purses]',
    'drums on [tables|walls|boxes]',
    'repeats [names|every question|the last word]',
    'nods [at everything|too often|gravely]',
    'squints at [coins|faces|signatures]',
    'bites a [lip|nail|coin]',
    'scratches [an ear|an elbow|a scar]',
    'tells [long stories|bad jokes|small lies|old news]',
    'checks the [lock|windows|lamp]',
    'dusts [everything|the shelves|each chair]',
    'asks after [mothers|horses|the weather]',
    'gives #food# to beggars',
    'wears [three rings|new gloves|no shoes]',
  ],
  countable: ways('hats|heads|coins|candles|boots|spoons|guests|steps|blessings|stitches|windows|sneezes'),
  polished: ways('a spoon|the latch|an apple|one boot|a medal|spectacles|a pewter dog|the scales'),
  occasion: [
    'when lying',
    'before [noon|dawn|lunch|supper|bedtime]',
    'if praised',
    'around #folk#',
    'when it rains',
    'after [bad|good] news',
    'near [closing|noon|midnight]',
    'among [nobles|priests|lawyers|elves|children]',
    'while thinking',
    'in [silence|company|church|the street]',
    'on [feast|market|pay|wash] days',
    'when hurried',
    'with [friends|strangers|creditors|rivals]',
    'when homesick',
    'when bored',
    'after [one drink|two cups|midnight|supper]',
    'during #cards#',
    'at [funerals|weddings|auctions]',
    'if contradicted',
    'when pleased',
    'by candlelight',
    'when hungry',
    'when watched',
    'from habit',
    'in [cold|wet|hot|foul] weather',
    'near #someone#',
    'over #food#',
    'near #folk#',
    'on seeing [blood|gold|soldiers|dogs]',
    'when somebody sings',
    'between [meals|customers|drinks]',
    'on [Mondays|Sundays|Tuesdays]',
    'without noticing',
    'when tired',
    'if [mocked|thanked|ignored|flattered]',
    'while [eating|walking|listening|counting]',
    'over #cards#',
    'over #drinkable#',
    'when [nervous|angry|cheerful|worried|in doubt|drunk]',
    'when asked [a favour|the time|for credit]',
    'in front of #folk#',
    'when #someone# is near',
    'all day',
    'every [evening|morning|night]',
    'at [dusk|work|table|the door]',
  ],
  warms: ways(
    'a good riddle|news from the sea|praise of cats|exact change|dwarven songs|tales of giants|a shared pipe|old coins|polite children|talk of pears|bad puns|war stories|foreign stamps|honest scars|fresh fish|good manners|sermons|gossip about singers|clean blades|silence|gossip about priests|card tricks|gardening|good bread|ghost stories|draughts|praise of hats|weather talk|recipes|a helping hand|toasts|a local accent|patient listening|a forgotten proverb|talk of the stars|kindness to beasts|clean hands|paid debts|birdsong|a well-told lie|folk dances|talk of grandchildren|ripe cheese|kite-flying',
  ),
  chills: ways(
    'elbows on tables|whistling|loud boots|talk of taxes|greasy fingers|comparisons|haggling|drawn steel|elvish oaths|being hurried|bad grammar|pity|spitting|wet cloaks|jokes about height|war talk|foreign copper|flattery|questions about family|low offers|muddy dogs|counting aloud|perfume|prophecies|name-dropping|open umbrellas|blessings|talk of magic|tears|false friendliness|bare feet|bragging|borrowed money|pointing|raised voices|slammed doors|loud chewing|talk of fire|limericks|unasked advice',
  ),
  fear: ways(
    'an audit|the cellar stairs|geese|deep water|a knock at night|being overheard|the watch captain|small blue flames|going home|old songs|an empty larder|the guild inspector|twins|mirrors after dark|horses|a sealed envelope|prison|thunder|spiders|dying in debt|an empty till|limping men|church doors|fire|magic|the truth|forgetting faces|soldiers|wasps|silence|nuns|old debts|heights|a child’s question|crows|the tide|tax day|rats|dogs|snow|bells at night|ghosts|drowning|sleepwalking|open graves|old lovers|solitude|letters from abroad',
  ),
} as const

/** Things that stories turn on. */
const things = {
  thing: [
    'a(n) #thingA# #thingB# #thingC#',
    'a(n) #thingA# #thingB# #thingC#',
    'a(n) #thingA# #thingC#',
    '#owner.poss# #thingC#',
    '#owner.poss# #thingA# #thingC#',
  ],
  thingA: ways(
    'cracked|stolen|bloodstained|charmed|forged|humming|half-burnt|rusted|gilded|priceless|cursed|broken|blessed|stained|ancient|missing|holy|scratched|mended|dented|tarnished|smuggled|battered|nameless|pawned|engraved|jewelled|miniature|enormous|famous|plain|bent|chipped|painted',
  ),
  thingB: ways(
    'brass|silver|ivory|glass|bronze|copper|bone|iron|amber|jade|tin|pewter|steel|ebony|gold|onyx|enamel|crystal|horn|lacquer|bog-oak|walnut|cedar|soapstone|coral|tortoiseshell',
  ),
  thingC: ways(
    'bell|ring|casket|mask|key|flute|idol|hand|crown|comb|egg|dagger|box|cup|pipe|lantern|seal|medal|chalice|mirror|compass|clock|whistle|thimble|locket|bracelet|bottle|brooch|collar|hourglass|puppet|spoon|lamp|buckle|statuette|chess queen|candlestick|music box|amulet|cane',
  ),
  owner: ways(
    'the bishop|the baron|a dead captain|the old mayor|a hanged thief|the abbess|a sea king|the tax collector|some wizard|the drowned heir|a giant|the duchess|the last hangman|an elf lord|the founder|a saint|the toll-keeper|the general|a vanished monk|the queen’s fool|the dwarf consul|a fortune-teller',
  ),
  container: ways(
    'in a hatbox|under oilcloth|in biscuit tins|behind a brick|inside a bust|in a cask|in clean straw|in lace|in a birdcage|under floorboards|in pickling brine|in a coffin|behind the mirror|up the chimney|in a flour bin|inside a drum|under the cat|behind a curtain|in a drawer|in brown paper|under a false bottom|among rags|in an old boot|in a clock case|in a stuffed pike|in a hollow Bible|in the coal|under the stair',
  ),
} as const

/** Whose it was, what it was, and by when somebody wants it: what keepers live for. */
const wishes = {
  regain: ways('find|steal back|buy back|win back|redeem|recover|get back|reclaim|bring home|trace|retrieve|take back'),
  kin: ways(
    'sister|uncle|late wife|drowned husband|first master|stepson|twin|godmother|old captain|landlord|lost daughter|cousin|former partner|foster father|grandmother|seafaring son|nephew|brother|aunt|first bride|school friend|blind uncle|godson|great-aunt|dead mentor|old sergeant|half-brother|father|mother|best friend',
  ),
  heirloom: ways(
    'seal ring|fiddle|mill deeds|wedding cup|recipes|medals|portrait|boat|thimble|pocket clock|ledger|sword|saddle|psalter|music box|spectacles|cradle|locket|guild badge|walking stick|horn|letters|christening spoon|house key|pearl earring|will|barometer|weathervane|chessmen|last bottle|anchor|snuffbox|war horn|wedding dress|death mask|diary',
  ),
  deadline: ways(
    'before market day|by moonrise|this week|before the frost|by Friday|within nine days|before rent day|before sailing|before the assizes|before the wake|by cockcrow|before the fair|within the month|by low tide|before Lent|by harvest home|by sundown|before the rains|before the wedding|within three nights|by Monday|before caravans leave|by quarter day|before the thaw|tonight|by dark moon|before vespers|within a fortnight|by noon tomorrow|by midwinter|before the election|by Sunday|before dawn|tomorrow|next week|before the trial|this month|by curfew',
  ),
} as const

/** When: with the simple past. */
const times = {
  when: ways(
    'last night|at new moon|before the frost|on market day|a week ago|after vespers|in cold rain|at harvest|this very morning|in broad daylight|two nights ago|past curfew|during the fair|at first snow|on the feast day|a month ago|at midsummer|on pay day|before dawn|yesterday noon|in thick fog|between two funerals|at a wedding|last winter|in Lent|before breakfast|one Tuesday|at high tide|after the duel|last month|nine years ago|on Monday|last autumn|some weeks ago|ten days ago|at the christening|on New Year’s Eve|after the flood|some days ago|at full moon|in a storm|at low tide|during the election|before the wedding|last week|this spring|one Sunday|last summer|on a Friday',
  ),
  hearsay: ways(
    'They say that|Word is that|Sailors say that|Everybody knows that|Nobody admits that|Cooks whisper that|Children sing that|Some claim that|A letter says that|The watch believe that|It is whispered that|Carters swear that|Widows hint that|The priest denies that|Gossip says that|Farmers tell that|Old men recall that|Beggars whisper that',
  ),
  asum: ways(
    '4 gp|5 gp|6 gp|8 gp|9 gp|10 gp|11 gp|12 gp|13 gp|14 gp|15 gp|16 gp|18 gp|20 gp|21 gp|22 gp|24 gp|25 gp|28 gp|30 gp|32 gp|35 gp|36 gp|40 gp|42 gp|45 gp|48 gp|50 gp|55 gp|60 gp|64 gp|65 gp|70 gp|72 gp|75 gp|80 gp|84 gp|90 gp|95 gp|99 gp|100 gp|110 gp',
  ),
} as const

/** What reaches eyes, ears and nose. */
const senses = {
  smell: ways(
    'wet wool|cloves|hot iron|beeswax|old paper|pipe smoke|onions|lamp oil|cut pine|horse|lavender|vinegar|damp stone|fried fat|leather|tar|oranges|mice|lye soap|tallow|burnt sugar|dry hay|brine|cold ash|turpentine|wet dog|fresh bread|mildew|pepper|spilt beer|rosemary|boiled cabbage|sealing wax|cheese rind|sawdust|singed hair|apples|incense|fish glue|clean linen|stewed pears|goose grease|rust|peat|ink|mint|copper|mutton|sour milk|camphor',
  ),
  sound: ways(
    'a clock|dripping water|purring|low singing|sneezing|a shutter|mice|a kettle|rain|finches|chinking coins|quarrelling|footsteps overhead|a grindstone|a baby|sweeping|wind chimes|snoring|whistling|creaking|a whetstone|knocking|muttered sums|laughter|a lute|pigeons|hammering|wooden legs|a pulley|prayers|pages turning|slow bellows|church bells|geese|cartwheels outside|popping corks|whispering|dice|crockery|sliding bolts',
  ),
} as const

/** Whom and what a town is full of. */
const nouns = {
  named1: ways(
    'found|buried|lost|hid|sold|won|stole|broke|dug up|mislaid|returned|bought|pawned|smashed|dropped|traded',
  ),
  drinkable: ways('beer|wine|gin|cider|mead|punch|rum|brandy|stout|perry|milk|broth'),
  few: ways('three|four|five|six|seven|eight|two|nine|ten'),
  folk: ways(
    'drovers|musicians|porters|sailors|miners|pilgrims|soldiers|gamblers|students|weavers|carters|widows|farmers|bargemen|apprentices|novices|fishwives|clerks|masons|pedlars|actors|shepherds|hunters|monks|tinkers',
  ),
  cards: ways(
    'draughts|knucklebones|Old Abbot|cribbage|whist|dominoes|Nine Men|skittles|Beggar’s Snap|cup and pea|chess|Black Maria|dice|shove-copper|Liar|Hunt the Duke',
  ),
  cup: ways(
    'chipped tankard|silver cup|horn|soup bowl|third pint|borrowed mug|goblet|wooden cup|jug|saucer|cracked glass|skull-shaped cup|drinking boot|flask|teapot|bucket',
  ),
  paper: ways(
    'map|love letter|warrant|playbill|receipt|sermon|military pass|recipe|treaty|contract|wanted notice|confession|newspaper|hymn sheet|speech|petition|sonnet|death notice|bank draft|ransom note',
  ),
  food: ways(
    'eel pie|oysters|cold mutton|boiled eggs|pears|goose|beef dripping|snails|cheese|pickled herring|walnuts|radishes|soup|tripe|honey cake|black pudding|plums|beans|raw cabbage|larks',
  ),
  song: ways(
    'a psalm|an epitaph|an old ballad|a drinking song|a lullaby|a love song|a curse|a bawdy rhyme|a battle song|a tongue-twister|a funeral hymn|an elvish lay|a sea song|a nursery rhyme|a riddle|a marching song',
  ),
  mended: ways(
    'net|boot|fur hat|peg leg|saddle|puppet|banner|wig|corset|flag|glove|nightshirt|rope|parasol|bellows|stuffed owl|cloak|drum|quilt|bagpipe',
  ),
  carried: ways(
    'strongbox|covered cage|cello case|sea chest|hatbox|coffin|barrel|doctor’s bag|hamper|rolled carpet|birdcage|crate|trunk|locked book|beehive|saddlebag|pram|urn|violin case|sack',
  ),
  pet: ways(
    'ferret|magpie|lame dog|tame rat|hen|lizard|toad|three-legged cat|monkey|hedgehog|goat|raven|piglet|falcon|tortoise|snail|weasel|parrot|duck|beetle',
  ),
  beast: ways(
    'wolf|dragon|troll|giant eel|bear|hydra|griffin|ghost|mermaid|basilisk|wyvern|boar|witch|ogre|lion|sea serpent|owlbear|elephant',
  ),
  blade: ways(
    'sickle|bread knife|rapier|war axe|razor|ceremonial sword|hunting knife|cleaver|boathook|bayonet|halberd|dagger|scythe|meat hook',
  ),
  drink: ways('ale|wine|gin|gambling|duels|singing|women|men|lies|the sea|meat|tobacco|magic|tavern food'),
  late: ways(
    'late king|absent|unborn|cook|hangman|moon|enemy|drowned|emperor|ugliest guest|dead|rats|harvest|old queen|bride|tax collector',
  ),
  compass: ways('south|north|east|west|coast|islands|mountains|capital|border|far shore'),
  night: ways(
    'Thursday|Monday night|fair day|market day|Sunday|New Year|the fire|the wedding|last Friday|the storm|pay day|the hanging',
  ),
} as const

export const tradePieces = { ...nouns, ...looks, ...manners, ...things, ...wishes, ...times, ...senses }
