import { ways } from './words.ts'

/*
 * What both shops and taverns tell with: looks, things, times. Most are put together of two or three parts, so that a hundred
 * sheets hardly ever say the same of two people.
 */

/** How somebody looks. */
const looks = {
  build: ways(
    'long-boned|round|stooped|wiry|enormous|bird-thin|broad|slight|bow-legged|upright|soft-bellied|rawboned|lopsided|neat|knock-kneed|deep-chested|willowy|square|gangling|compact|heavy|restless|spry|leathery|loose-limbed|stately|short-necked|angular|plump|weathered|sunburnt|pale|hollow-cheeked|handsome|sleepy-eyed|sharp-faced|freckled|grey|tall|tiny|limping|well-fed|tired|bright-eyed|ruddy|narrow|big-handed|moon-faced|graceful|dishevelled',
  ),
  feature: [
    '#handsA# #handsB#',
    '#handsA# #handsB#',
    'a(n) #faceA# #faceB#',
    'a(n) #faceA# #faceB#',
    '#hairA# #hairB#',
    '#hairA# #hairB#',
    'a(n) #scarA# scar #scarAt#',
    '#eyesA# eyes',
    'a voice like #voice#',
  ],
  handsA: ways(
    'ink-stained|chapped|freckled|burn-scarred|delicate|tattooed|trembling|ringed|enormous|scrubbed|flour-white|callused|gloved|clever|nicotine-brown|bitten|blue-veined|ice-cold|henna-red|restless|tar-black|beautiful',
  ),
  handsB: ways('hands|thumbs|knuckles|wrists|fingers|fingertips|forearms|palms|fingernails'),
  faceA: ways(
    'broken|long|sharp|powdered|red|twice-broken|noble|crooked|peeling|wide|stubborn|dimpled|sunken|pockmarked|tattooed|double|clean-shaven|bird-like|wine-red|cleft',
  ),
  faceB: ways('nose|chin|jaw|neck|brow|smile|forehead|mouth|profile'),
  hairA: ways(
    'grey|copper|thinning|oiled|plaited|close-cropped|wild|straw-yellow|coal-black|silver|braided|badly cut|dyed|curling|wind-blown|singed|ribboned|snow-white|dusty|hennaed|wet',
  ),
  hairB: ways('hair|eyebrows|locks|curls|plaits|whiskers|sideburns|lashes'),
  scarA: ways('fresh|long|pale|crooked|star-shaped|proud|thin|jagged|half-hidden|fading|purple|neat'),
  scarAt: ways(
    'over one eye|across the throat|along the jaw|behind the ear|on the chin|through the lip|under the collar|down one arm|across the knuckles|over the brow',
  ),
  eyesA: ways(
    'unmatched|pale|laughing|half-closed|bloodshot|sea-green|unblinking|kind|hungry|black|wary|short-sighted|painted|golden|mocking|sad|red-rimmed|clever',
  ),
  voice: ways(
    'gravel|honey|a rusty hinge|a bell|wet sand|a sergeant|a lullaby|a saw|an oboe|smoke|a sermon|dry leaves|a drum|cold tea|a magpie|an organ pipe',
  ),
  garment: [
    'a(n) #clothA# #clothB# #clothC#',
    'a(n) #clothA# #clothB# #clothC#',
    'a(n) #clothA# #clothC#',
    'a(n) #clothB# #clothC# and #extra#',
  ],
  clothA: ways(
    'patched|moth-eaten|spotless|borrowed|faded|travel-stained|quilted|embroidered|oversized|threadbare|turned|beer-stained|smoke-blackened|mended|buttonless|new|scorched|tight|inherited|fur-trimmed|dripping|old-fashioned|elegant|paint-flecked|salt-stiff|half-laced',
  ),
  clothB: ways(
    'velvet|sheepskin|green|leather|oilcloth|linen|mustard|tweed|crimson|canvas|sailcloth|black|felt|striped|silk|homespun|russet|sackcloth|plum|grey wool|blue|brocade|deerskin|saffron',
  ),
  clothC: ways(
    'coat|apron|waistcoat|smock|cloak|jerkin|shawl|hood|gown|tunic|jacket|doublet|cape|robe|jersey|hat|scarf|tabard|cap|kilt',
  ),
  extra: ways(
    'clogs|riding boots|one earring|ankle bells|gaiters|odd stockings|felt slippers|a key belt|a rosary|bone buttons|copper bangles|a lace collar|fingerless gloves|red braces|a feather|spectacles|a sash|a tin badge|muddy boots|pearl earrings',
  ),
} as const

/** What people do without noticing, and when. */
const manners = {
  habit: ways(
    'hums hymns|counts aloud|polishes one spoon|bites coins|strokes the table|laughs too soon|feeds mice|tugs an ear|answers for others|sniffs each coin|forgets names|quotes a grandmother|taps wood|apologises to chairs|never sits down|winks at strangers|writes on a cuff|finishes other people’s sentences|cracks walnuts|rolls a marble about|whispers prices|lies about the weather|watches the door|weighs everything twice|calls everyone cousin|yawns hugely|chews liquorice|taps a foot|talks to brooms|blows on dice|haggles with children|salutes dogs|hides a smile|rubs a lucky nail|recites old debts|whittles spoons|misquotes scripture|turns cups upside down|sighs loudly|speaks in proverbs|straightens pictures|sharpens knives|hoards string|sings under the breath|draws faces in spilt beer|sucks a tooth|blushes|swears in Dwarvish|bows to cats|sniffs at strangers’ hats',
  ),
  occasion: ways(
    'when lying|before noon|if praised|around uniforms|when elves are near|when it rains|at bad news|over big sums|near closing time|among nobles|while thinking|in any silence|on feast days|if hurried|with old friends|behind shut doors|when homesick|when bored|in front of children|after one drink|during a hard bargain|at funerals|whenever bells ring|if contradicted|when pleased|by candlelight|with pretty strangers|when hungry|when watched|out of long habit|after a bad night|on market days|in cold weather|when nobody looks|at the full moon|when the coach is late|with bailiffs about|when the talk turns to war',
  ),
  warms: ways(
    'a good riddle|news from the sea|praise of cats|exact change|dwarven songs|tales of giants|a shared pipe|old coins|polite children|talk of pears|bad puns|war stories|foreign stamps|honest scars|fresh fish|good manners|theology|gossip about singers|a well-kept blade|silence|gossip about priests|card tricks|seed catalogues|good bread|ghost stories|a game of draughts|compliments on a hat|talk of the weather|recipes|a helping hand|a toast to the absent|the accent of home|patient listening|a forgotten proverb|knowing the stars|kindness to beasts|a clean handkerchief|old tabs paid|birdsong|a well-told lie|folk dances|talk of grandchildren|ripe cheese|kite-flying',
  ),
  chills: ways(
    'elbows on things|whistling|loud boots|mention of taxes|fingers on the scales|comparisons|the word “cheap”|drawn steel|elvish oaths|being hurried|bad grammar|pity|spitting|wet cloaks|jokes about height|talk of the old war|foreign copper|false signatures|questions about family|haggling by halves|muddy dogs|counting aloud|scented gloves|prophecies|royal names|open umbrellas|blessings|hints of magic|tears|false friendliness|bare feet|bragging|borrowed money|pointing|raised voices|slammed doors|loud chewing|talk of fire|limericks|unasked advice',
  ),
  fear: ways(
    'an audit|the cellar stairs|geese|deep water|a certain knock at the door|being overheard|the captain of the watch|small blue flames|going home|old songs|an empty larder|the guild inspector|twins|mirrors after dark|horses|a sealed envelope|being thanked|thunder|the colour yellow|dying in debt|an empty till|a man with a limp|church doors|fire|a fair trial|the truth|forgetting faces|soldiers|wasps|silence|nuns|old debts|a third visit|a child’s question|crows in pairs|the tide|tax day|rats|kind words|snow|bells at night|the smell of lilies|cold iron|sleepwalking|open graves|an old lover|being left alone|letters from abroad',
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
    'cracked|stolen|sealed|bloodstained|charmed|forged|humming|half-burnt|waterlogged|rusted|gilded|unsigned|priceless|borrowed|cursed|hollow|moonlit|broken|locked|blessed|warm|stained|ancient|missing|wrapped|holy|scratched|singing|wanted|mended|unpaid|empty',
  ),
  thingB: ways(
    'brass|silver|walrus-ivory|glass|lead|oak|porcelain|copper|wax|bone|iron|amber|jade|tin|pewter|clay|ebony|marble|gold|leather|whalebone|onyx|pearl|slate|elm|enamel',
  ),
  thingC: ways(
    'bell|ring|casket|mask|key|flute|idol|hand|skull|crown|comb|egg|dagger|box|cup|fiddle|lantern|seal|medal|chalice|mirror|compass|clock|whistle|thimble|locket|bracelet|bottle|horn|crucible|tooth|hourglass|puppet|spoon|lamp|buckle|statuette|chess queen|candlestick|music box|tablet|cane',
  ),
  owner: ways(
    'the bishop|the baron|a dead captain|the old mayor|a hanged thief|the abbess|a sea king|the tax collector|some wizard|the drowned heir|a giant|the duchess|the last hangman|an elf lord|the founder|a saint|the toll-keeper|the general|a vanished monk|the queen’s fool|the dwarf consul|a fortune-teller',
  ),
  container: ways(
    'in a hatbox|under oilcloth|in a biscuit tin|behind a loose brick|inside a plaster bust|in a sealed cask|in clean straw|wrapped in lace|in a birdcage|under a floorboard|in pickling brine|in a child’s coffin|behind the mirror|up the chimney|in a flour bin|inside a drum|under the cat|behind a curtain|in a locked drawer|in brown paper|under a false bottom|among rags|in an old boot|in a clock case|inside a stuffed pike|in a hollow Bible|in the coal scuttle|under the stair',
  ),
} as const

/** Whose it was, what it was, and by when somebody wants it: what keepers live for. */
const wishes = {
  regain: ways('find|steal back|buy back|win back|redeem|recover|ransom|hide|return|burn|sell|mend|copy'),
  kin: ways(
    'sister|uncle|late wife|drowned husband|first master|stepson|twin|godmother|old captain|landlord|lost daughter|cousin|former partner|foster father|grandmother|seafaring son|nephew|brother|aunt|first bride|school friend|blind uncle|godson|great-aunt|dead mentor|old sergeant|half-brother|father|mother|best friend',
  ),
  heirloom: ways(
    'seal ring|fiddle|mill deeds|wedding cup|recipe book|medals|portrait|boat|silver thimble|pocket clock|ledger|sword|mule|psalter|music box|spectacles|cradle|locket|guild badge|walking stick|hunting horn|letters|christening spoon|house key|pearl earring|will|barometer|tame crow|chessmen|last bottle|anchor|snuffbox|war horn|wedding dress|death mask|diary',
  ),
  deadline: ways(
    'before market day|by moonrise|this week|before the frost|by Friday|within nine days|before the rent is due|before the next ferry|before the assizes|before the wake|by cockcrow|before the fair|within the month|by low tide|before anybody asks|by harvest home|by sundown|before the rains|before the wedding|within three nights|by the feast day|before the caravan leaves|by quarter day|before the thaw|tonight|by the dark of the moon|before vespers|within a fortnight|by noon tomorrow',
  ),
} as const

/** When: with the simple past. */
const times = {
  when: ways(
    'last night|at new moon|before the frost|on market day|twice this week|after vespers|in cold rain|at harvest|this very morning|in broad daylight|three nights running|past curfew|during the fair|at first snow|on the feast day|a month ago|at midsummer|on pay day|before dawn|yesterday noon|in thick fog|between two funerals|at a wedding|last winter|in Lent|before breakfast|on Tuesday|at high tide|after the duel|in haste|nine years ago|on Monday|last autumn|the week before last|as a bet|at the christening|on New Year’s Eve|after the flood|some days ago|at the last full moon',
  ),
  hearsay: ways(
    'They say that|Word is that|Sailors say that|Everybody knows that|Nobody admits that|Cooks whisper that|Children sing that|Some claim that|A letter says that|The watch believe that|It is whispered that|Carters swear that|Widows hint that|The priest denies that|Bets are laid that|You did not hear it here, but|It is an open secret that|Old men recall that',
  ),
  asum: ways('5 gp|8 gp|10 gp|12 gp|15 gp|20 gp|25 gp|30 gp|40 gp|50 gp|60 gp|75 gp|90 gp|100 gp'),
} as const

/** What reaches eyes, ears and nose. */
const senses = {
  smell: ways(
    'wet wool|cloves|hot iron|beeswax|old paper|pipe smoke|onions|lamp oil|cut pine|horse|lavender|vinegar|damp stone|fried fat|leather|tar|oranges|mice|lye soap|tallow|burnt sugar|dry hay|brine|cold ash|turpentine|wet dog|fresh bread|mildew|pepper|spilt beer|rosemary|boiled cabbage|sealing wax|cheese rind|sawdust|singed hair|apples|incense|fish glue|clean linen|stewed pears|goose grease|rust|peat|ink|mint|copper|mutton|sour milk|camphor',
  ),
  sound: ways(
    'a clock|dripping water|a cat’s bell|low singing|somebody sneezing|a loose shutter|mice|a kettle|rain on slate|a caged finch|coins being counted|a quarrel upstairs|footsteps overhead|a grindstone|a baby|sweeping|wind chimes|a dog snoring|whistling|a creaking sign|a knife on a whetstone|a stuck door|muttered sums|laughter|a mistuned lute|pigeons|hammering|a wooden leg|a pulley|prayers|pages turning|slow bellows|church bells|geese|cartwheels outside|a cork being drawn|whispering|dice|crockery|a bolt shot home',
  ),
} as const

export const tradePieces = { ...looks, ...manners, ...things, ...wishes, ...times, ...senses }
