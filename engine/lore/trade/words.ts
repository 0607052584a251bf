/** "a|b|c" as ways to say something. */
export const ways = (text: string): string[] =>
  text
    .split('|')
    .map((way) => way.trim())
    .filter((way) => way !== '')

/*
 * Short pieces that both shops and taverns tell with. Pieces of one to three words, set into frames with a piece at every
 * second or third word: so that two sheets hardly ever say five words alike.
 */
export const tradeWords = {
  light: ways(
    'lamplight|grey daylight|a slanting sunbeam|candle glow|green bottle light|dusty sunshine|firelight|one bare flame|skylight|pale window light|the last daylight|a red lantern|tallow smoke|blue dusk|cold morning|coloured glass|a swinging lamp|moth-dimmed light|a low fire|white noon|yellow oilskin light|reflected water|rushlight|ember light|a cracked window|shuttered gloom|winter brightness|honeyed light|a ship’s lantern|glow-worms in jars|thin rain light|a chandelier',
  ),
  smell: ways(
    'wet wool|cloves|hot iron|beeswax|old paper|pipe smoke|onions|lamp oil|cut pine|horse|lavender|vinegar|damp stone|fried fat|leather|tar|oranges|mouse|lye soap|tallow|burnt sugar|dry hay|brine|cold ash|turpentine|wet dog|fresh bread|mildew|pepper|spilt beer|rosemary|boiled cabbage|sealing wax|cheese rind|sawdust|singed hair|apples|incense|fish glue|clean linen|stewed pears|goose grease|rust|peat|ink|mint|copper|mutton|sour milk|camphor',
  ),
  sound: ways(
    'a clock|dripping water|a cat’s bell|low singing|someone sneezing|a loose shutter|mice|a kettle|rain on slate|a caged finch|coins counted|a quarrel upstairs|footsteps overhead|a grindstone|a baby|sweeping|wind chimes|a dog’s snore|whistling|a creaking sign|knives being sharpened|a stuck door|muttered sums|laughter|a lute, mistuned|pigeons|hammering|a wooden leg|a pulley|prayers|pages turning|a slow bellows|church bells|geese|cartwheels outside|a cork drawn|whispering|dice|crockery|a bolt shot',
  ),
  surface: ways(
    'shelf|sill|hook|beam|trestle|barrel head|ledge|stair|peg|tabletop|windowsill|stool|crate|rafter|bench|mantel',
  ),
  who: ways(
    'the salt reeve|a bell-ringer|the miller’s widow|Old Tam|two drovers|the new bailiff|a lamplighter|the ferry girl|the tax clerk|a hedge priest|the sexton|a retired corporal|the goose girl|the toll keeper|a dyer|the night watch|a knife grinder|the coroner|an undertaker’s boy|the beekeeper|a bankrupt vintner|the mayor’s cook|three bargemen|the ratcatcher|a runaway novice|the tanner’s twins|the postmistress|a foreign surveyor|the hangman|the schoolmaster|a charcoal burner|the midwife|a tinker|the baron’s nephew|the weighmaster|Blind Jory|the well digger|a deserter|the guild bursar|a puppet master|the shepherd’s aunt|an eel catcher|the magistrate|the gravedigger|a pardoner|the falconer|a moneychanger|the lockkeeper|the choirmaster|a chimney child|the brewer’s heir|an old sailor|the duchess’s maid|a carter|the apothecary’s rival|the clockmaker|a poacher|the new abbess|a hired mourner|the thatcher|a ropemaker|the vicar|two novices|a juggler|the eldest nun|a wet nurse|the locksmith|a perfumer|the rent collector|some students|a bookbinder|the gatekeeper|a farrier|the cheesemonger|a duellist|the tollman’s wife|a mapmaker|an astrologer|the quarrymen|a chandler|the spinster twins|a tax exile|the organist|a furrier|an oyster wife|the barber|a glassblower|the saltmaster|a foreign prince|a pie man',
  ),
  didWhat: ways(
    'buried|sold|found|burned|stole|pawned|swallowed|forged|hid|bought back|lost|painted over|dreamt of|unearthed|drowned|gave away|smuggled in|mislaid|inherited|weighed|refused|dug up|wagered|blessed|returned|locked away|copied|broke|traded|confessed to|hauled out|married for|wept over|bit through|measured|walled up|melted down|bargained for',
  ),
  craves: ways(
    'wants|guards|saw|hides|dreams of|owes for|curses|hunts|sketches|wears|feeds|fears|begs for|denies|keeps|sells|praises|watches|collects|follows|prices|doubts|burns for|expects',
  ),
  lied: ways(
    'lied|was drunk|gains by it|swore otherwise|sold the story|misheard|is covering|was paid|dreamt that|heard wrong|wants revenge|repeats everything|saw nothing|confuses things',
  ),
  hearsay: ways(
    'They say|Word is|Sailors say|Everybody knows|Nobody admits|Drunks swear|Cooks whisper|Priests deny|Children sing|Bets are|Some claim|Letters say|Allegedly,|Supposedly,|Apparently,|Quite possibly',
  ),
  thing: ways(
    'the parish bell|a bishop’s ring|six coffins|a wolf’s heart|the mill deeds|a warm egg|somebody’s teeth|the gallows rope|a silver key|the drowned ledger|an iron cradle|a mermaid’s comb|the toll chest|a severed braid|the wrong corpse|a rafter map|the duke’s letters|a live toad|a bronze hand|the burnt icon|a second shadow|forty left boots|the harvest crown|a sealed jar|the miller’s eye|a lead mask|the town seal|a cursed fiddle|a ransom|an unlit candle|the chapel floor|a giant’s thimble|the blue cloak|a wedding cake|the king’s bastard|a glass knife|a talking skull|the boundary stone|a powder keg|an orphan|a love letter|the old charter|a two-headed calf|the widow’s plough|a dragon’s scale|salted silver|a bloody apron|the last swan|a thief’s thumb|a witch bottle|the wax heir|a stone loaf|a black candle|the tide table|a hollow tooth|nine crows|a signed confession|the lamb bone|a devil’s button|the empty reliquary|ghost teeth|three left hands|the bone flute|a false beard|the sunken bell|a wooden heart|an ogre’s tooth|the bridal veil|a live coal|the abbot’s skull|seven keys|a paper crown|the frozen heir|a rusted crown|the tithe barley|a mute parrot|the stolen child|a clay saint|the ferry bell|an inked map|a dead man’s hat|the long knife|a bear’s collar|a sealed coffin|the mayor’s diary|an empty throne|a snow globe|a rose window|the twelfth apostle|a lead whistle|the wolf pelt|an unpaid bill|a bag of tongues|the village clock|hanged men’s coats|torn treaties|ninety candles|the chess king|a horse’s name|the moon dial|a saint’s jaw|the rat king',
  ),
  where: ways(
    'under the bridge|behind the tannery|among lime pits|by the weir|at the crossroads|beneath the pulpit|in Gallows Field|on the ferry|up the belfry|inside ice houses|at low tide|down the millrace|beside cold kilns|beyond town|inside the dovecote|in mayoral cellars|below the cistern|in the reeds|at tollgates|within the walls|on the heath|down dry wells|near pesthouses|among the beehives|behind the altar|among saltpans|in coach houses|over the ropewalk|in open graves|outside the almshouse|beneath the scaffold|off mudflats|behind the organ|at the lime kiln|along the causeway|under floorboards|past the milestone|in rented attics|by the hangman’s oak|below the waterline|by plague stones|up clock towers|on Widow’s Stair|under the quay|in the orchard|at the shambles|in chalk cuts|in signal huts|up Tinker’s Hill|beyond the ford',
  ),
  when: ways(
    'last night|at new moon|before the frost|on market day|since the flood|twice this week|after vespers|in cold rain|at harvest|this very morning|in broad daylight|three nights running|past curfew|during the fair|at first snow|on the feast|a month ago|since midsummer|on pay day|before dawn|yesterday noon|by red moonlight|in fog|between funerals|between two bells|at the wedding|as dogs howled|in fasting week|on a dare|at closing time|by lantern|in Lent|since the hanging|before breakfast|on a Tuesday|at high tide|after the duel|in haste',
  ),
  deadline: ways(
    'before market day|by moonrise|this week|before the frost|by Friday|within nine days|before the rent|by next ferry|before assizes|before the wake|by cockcrow|before the fair|within the month|by low tide|before anyone asks|by harvest home|before probate|by sundown|before monsoon|before the wedding|within three nights|by the feast|before caravans leave|by quarter day|before the thaw|tonight|by dark moon|before vespers|within a fortnight|by tomorrow noon',
  ),
  kin: ways(
    'a sister|an uncle|a late wife|a drowned husband|a first master|a stepson|the twin|a godmother|an old captain|a rival|the landlord|a lost daughter|a cousin|an apprentice|Queen Maudry|a former partner|a foster father|a lover|a grandmother|the village priest|an enemy|a seafaring son|a creditor|the founder|a nephew|the midwife|a ghost|a brother|the last owner|an exile|a drowned twin|an aunt|a gaoler|the first bride|a schoolfriend|a saint|a blind uncle|an orphan|a godson|the old mayor',
  ),
  heirloom: ways(
    'seal ring|fiddle|deeds|wedding cup|good name|grave plot|orchard|recipe book|medals|left hand|portrait|boat|silver thimble|pocket clock|ledger|sword|mule|psalter|music box|spectacles|cradle|locket|guild badge|walking stick|garden wall|hunting horn|false teeth|bones|letters|christening spoon|debt|house key|coat of arms|pearl earring|will|hatbox|barometer|tame crow|chessmen|last bottle',
  ),
  regain: ways(
    'buy back|find|bury|burn|steal|copy|sell|mend|hide|win|redeem|forget|return|inherit|clear|unlock|avenge|recover|prove|divide|ransom|carve|finish|trade away|pawn|expose|disown|ship home|smuggle out|reclaim',
  ),
  fear: ways(
    'an audit|the cellar stairs|geese|deep water|a certain knock|being overheard|watch captains|small blue flames|going home|old songs|running out|the guild inspector|twins|mirrors after dark|horses|a sealed envelope|being thanked|thunder|the colour yellow|dying unpaid|an empty till|a limping man|church doors|fire|a fair price|the truth|forgetting faces|soldiers|wasps|silence|nuns|long debts|a third visit|a child’s question|crows in pairs|the tide|tax day|rats in rows|a kind word|snow',
  ),
  build: ways(
    'long-boned|barrel-round|stooped|wiry|enormous|bird-thin|broad|slight|bow-legged|upright|soft-bellied|rawboned|lopsided|neat|knock-kneed|deep-chested|willowy|square|gangling|compact|heavy-footed|restless|spry|leathery|loose-limbed|stately|short-necked|angular|plump|weathered',
  ),
  feature: ways(
    'ink-stained thumbs|a broken nose|one white eyebrow|two missing fingers|burn-scarred wrists|a gold tooth|very clean nails|a cleft chin|tattooed knuckles|freckled elbows|a glass eye|ears like handles|a drooping lid|crumb-filled folds|a gravel voice|quill-pinned hair|a ropy scar|floury ears|teeth filed flat|a singed fringe|unmatched eyes|a squint|perfect posture|a permanent blush|knees that click|chapped hands|a duelling cut|a twisted lip|dimples|cropped temples|eyelashes like soot|crooked little fingers|a left limp|faded brands|wart rows|dye-blue forearms|eight rings|a lantern jaw|a neck birthmark|breath like aniseed',
  ),
  garment: ways(
    'a patched apron|somebody’s army coat|three waistcoats|a moth-eaten fur|felt slippers|old velvet|oilcloth sleeves|borrowed mourning|a key belt|odd stockings|a lace collar|a leather bib|a sailor’s jersey|inside-out tweed|string-stuffed pockets|monkish sackcloth|an embroidered shawl|wooden clogs|a fishing hat|spotless white cuffs|a spoon bandolier|one earring|a quilted jacket|a butcher’s smock|a scarf indoors|gaiters|a silk sash|a ruined ballgown|twine-tied spectacles|fingerless gloves|ankle bells|saffron robes|mayoral chains|cork necklaces|darned hose|riding boots|a pinned turban|bright red braces|a sheepskin|tarred plaits',
  ),
  habit: ways(
    'hums hymns|counts aloud|polishes nothing|bites coins|strokes the counter|laughs too soon|feeds mice|tugs an ear|answers for others|sniffs each coin|forgets names|quotes a grandmother|speaks in thirds|taps wood|apologises to furniture|never sits|winks at strangers|writes on cuffs|finishes sentences|cracks walnuts|rolls one marble|whispers prices|lies about weather|checks the door|weighs everything twice|calls everyone cousin|yawns hugely|chews liquorice|taps feet|addresses brooms|blows on dice|haggles with children|salutes dogs|hides smiles|rubs lucky nails|recites debts|whittles|misquotes scripture|upends cups|sighs in verse',
  ),
  occasion: ways(
    'when lying|before noon|if praised|around uniforms|with elves near|when it rains|at bad news|over big sums|near closing|among nobles|while thinking|at any silence|on feast days|if hurried|with old friends|behind shut doors|when homesick|when bored|before children|after one drink|during hard bargains|at funerals|whenever bells ring|if contradicted|when pleased|by candlelight|with pretty strangers|when hungry|when watched|by long habit',
  ),
  warms: ways(
    'a good riddle|news from sea|praised cats|exact change|dwarven songs|tales of giants|a shared pipe|old coins|polite children|talk of pears|bad puns|war stories|a foreign stamp|honest scars|fresh fish|manners|theology|opera talk|a well-kept blade|silence|gossip about priests|card tricks|seed catalogues|any good bread|ghost stories|draughts|flattered hats|talk of weather|recipes|helpful hands|toasts to absence|home dialect|patient listening|a lost proverb|stars named rightly|kindness to beasts|a clean handkerchief|paying old tabs|birdsong, imitated|knowing the saints',
  ),
  chills: ways(
    'leaning on things|whistling|loud boots|mention of tax|touching the scales|comparisons|the word cheap|drawn steel|elven oaths|being hurried|bad grammar|pity|spitting|wet cloaks|jokes about height|the old war|foreign copper|a false signature|questions about family|haggling by twos|muddy dogs|counting aloud|scented gloves|prophecy|royal names|open umbrellas|priestly blessings|hints of magic|unpaid friends|crying|being called friend|bare feet|bragging|borrowed money|pointing|a raised voice|slammed doors|chewing|calling it junk|fire talk',
  ),
  catch: ['#catchWho# #catchDoes#'],
  catchWho: ways(
    'the dog|the payer|the seller|a rival|the ferryman|the heir|the bishop|a twin|the buyer|a child|the judge|an owner|someone else|the watch|a priest|the widow|the lock|their cook|the guide|a wolf|the go-between|the landlord|a bailiff|the first finder|a saint|the bride|some clerk|the cartographer|a ghost|the prisoner',
  ),
  catchDoes: ways(
    'remembers everything|was already paid|is dead|follows along|wants it too|lies about it|only works sober|is watched|confessed yesterday|sold it twice|cannot die|expects a tithe|never saw it|informs|hires wolves|holds half|will hang|casts no shadow|knows your names|is innocent|left on Tuesday|trusts nobody|needs it alive|moved it|sings at dusk|bites|was hired too|hides a sister|must stay dry|speaks only verse',
  ),
} as const
