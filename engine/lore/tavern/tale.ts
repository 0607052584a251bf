import { ways } from '../trade/words.ts'

export const tavernSigns = {
  title: [
    'The #adjective# #sign#',
    'The #adjective# #sign#',
    'The #adjective# #sign#',
    'The #sign# and #second#',
    'The #sign# and #second#',
    'The #number# #second.s#',
    '#given.poss# #rest#',
    'The #sign# in #trouble#',
  ],
  adjective: ways(
    'Sleeping|Tipsy|Drowned|Golden|Hanged|Merry|Blind|Black|Red|Dancing|Lame|Grinning|Silent|Thirsty|Crooked|Weeping|Prancing|Salty|Burning|Humble|Headless|Quarrelling|Honest|Frozen|Roaring|Lost|Green|Wandering|Silver|Broken|Sober|Flying|Kneeling|Unlucky|Old|Laughing|White|Stolen|Ninth|Last',
  ),
  sign: ways(
    'Stag|Anchor|Mermaid|Goose|Bear|Bishop|Plough|Lantern|Wyvern|Barrel|Miller|Badger|Swan|Boot|Ram|Pilgrim|Herring|Gallows|Ferryman|Owl|Griffin|Pike|Jester|Hound|Moon|Tinker|Cockerel|Monk|Unicorn|Otter|Kettle|Widow|Axe|Toad|Boar|Saddle|Crow|Salmon|Harp|Wheel',
  ),
  second: ways(
    'Crown|Thistle|Candle|Bell|Fiddle|Arrow|Rose|Bucket|Drum|Fox|Hare|Star|Bramble|Hammer|Feather|Acorn|Key|Loaf|Cradle|Lamb|Saint|Turnip|Whistle|Sickle|Magpie|Ladle|Cask|Lion|Bone|Ladder',
  ),
  number: ways('Two|Three|Four|Five|Six|Seven|Nine|Thirteen'),
  rest: ways('Rest|Table|Folly|Hearth|Elbow|Cellar|Mercy|Bench|Ease|Lodge|Thirst|Last Stop|Shelter|Reward|Regret'),
  trouble: ways('the Well|Armour|Debt|the Rain|Disguise|Chains|Clover|Two Minds|Flight|Mourning|Boots|the Reeds'),
}

/** Frames for a tavern: a piece at every second or third word. */
export const tavernTale = {
  sight: [
    '#sound.cap#, #sound# and #sound#: #crowd#. #light.cap# on #fitting#, #fitting# beyond, #smell# and #smell#.',
    '#smell.cap#, then #smell#. #light.cap# shows #fitting#, #crowd#, and #keeper# #doing#.',
    '#fitting.cap#, #fitting#, #crowd#. #keeper#, #doing#, calls, “#hail#”',
    '#light.cap#; #crowd#; #sound#. By #fitting#, #patron# is #pastime#.',
    '“#hail#” #keeper# is #doing# behind #fitting#. #crowd.cap#. #smell.cap#, #light#, #sound#.',
    '#crowd.cap# under #light#. #patron# is #pastime#. #sound.cap#. #smell.cap#.',
    'The door sticks. #smell.cap#, #sound#: #crowd#, #fitting#, #light#.',
    '#fitting.cap# greets you, then #smell#, then #keeper#, #doing#. #crowd.cap#, #sound#.',
  ],
  crowd: ways(
    'half empty|packed solid|a dozen regulars|soldiers in rows|a loud wake|strangers in corners|too many elbows|pilgrims drying socks|a wedding’s leftovers|nobody under sixty|bargemen in rows|carters and dogs|a sullen hush|cheerful uproar|three quarrels going|card players only|harvest hands|a guild supper|two feuding families|mostly cats|a drunken choir|benches of miners|sailors on leave|a poetry evening|late lingerers|the whole jury|apprentices skipping work|drovers, singing|refugees with bundles|off-duty watchmen',
  ),
  fitting: ways(
    'smoked boars’ heads|the long bar|a cold hearth|an upright coffin|initialled benches|a ship’s wheel|the chalked slate|a turned portrait|pewter in rows|a stuffed pike|antlers with hats|the sagging stair|a curtained snug|sawdust drifts|a cracked mirror|barrel tables|luck’s shrine|the dartboard|swords nailed up|a whale’s rib|a bricked-up door|painted beams|feast tapestries|an unlit chandelier|the brass bell|a carved saint|oil-stained maps|a plaster bear|wax-crusted bottles|a pipeless organ',
  ),
  doing: ways(
    'drying mugs|tapping a keg|chalking debts|carving ham|throwing someone out|laughing hard|counting heads|stirring a pot|arguing softly|pulling a cork|mopping|tasting gravy|hushing a child|stacking bowls|reading a letter|trimming lamps|shaking dice|singing along|salting fish|kicking a barrel|adding water|splinting a stool|hiding a purse|slicing onions|kissing a cheek|yawning|sharpening a cleaver|feeding the fire|watching the door|praying briefly',
  ),
  hail: ways(
    'Sit, sit!|Swords off.|Kitchen’s closed, nearly.|Who’s paying?|Not that chair.|Ale or trouble?|We’re full. Sit.|Dry mouths?|Wipe those hooves.|Pay first, friends.|Soup’s hot.|No singing yet.|You’re expected.|Last bed’s gone.|Dogs drink free.|Shut that door!|Strangers! Good.|Mind old Grub.|One fight each.|Legal stew!|No spells indoors.|Early for ghosts.|Have you news?|That’s wet paint.|Luck’s friends!|First cup’s free.|Names, please.|Don’t mention mutton.|Room below.|House rules: pay.',
  ),
  patrons: [
    '#pastime.cap# #spot#; #habit#',
    'Needs #errand#: #pastime#, #garment#',
    '#build.cap#, #feature#; #pastime# #spot#',
    'Wants #errand#; #pastime# #spot#',
    '#spot.cap#, #pastime#; #who.poss# friend',
    '#feature.cap#, #garment#: #pastime#; #thing# hidden',
    '#habit.cap# #occasion#; #pastime#',
    '#garment.cap#; #pastime#. Hides #thing#',
    'Seeks #errand#; #build#, #feature#',
  ],
  pastime: ways(
    'losing at cards|weeping quietly|carving a duck|writing a will|sketching faces|selling charms|asleep upright|arm-wrestling|eating alone|reciting laws|mending a net|drinking for two|courting badly|counting exits|picking a lock|telling fortunes|reading a map|toasting the dead|whittling pegs|feeding a ferret|tuning a lute|knitting|stitching a wound|arguing theology|hiding a limp|practising knots|ordering for ghosts|shuffling letters|humming off-key|boasting of wolves|sharpening a knife|nursing one cup|weighing coins|bandaging a hand|playing both sides|dictating a letter|polishing a helm|hunting fleas|chewing a pipe|signing papers|teaching dice|translating a tattoo|spreading gossip|drying boots|guarding a chest|juggling eggs|rehearsing a speech|looking for work|buying rounds|refusing to pay|plaiting rope|reading tea leaves|eating candle ends|composing a sonnet|drawing siege plans|auctioning a hat|counting bruises|rehearsing vows|forging seals|timing the watch|selling eels|avoiding eyes|cheating at draughts|dressing a hare|bleeding discreetly|describing dragons|toasting strangers|hiding badly|losing patience|tasting everything|blessing beer|practising signatures|nailing down a lid|undercutting the cook|folding paper birds',
  ),
  spot: ways(
    'by the hearth|under the stair|at the bar|near back doors|in the snug|beneath the boar|on the settle|at the window|among drovers|beside the kegs|in the draught|on a barrel|at long tables|behind a pillar|by the privy|in the inglenook|on the stairs|alone|in the doorway|at the slate|beside cats|under a table|over hatches|at cards|below the clock|among musicians|with the porters|upstairs',
  ),
  errand: ways(
    'a guide|two witnesses|card players|passage south|an honest lawyer|a priest|a sword lent|a letter read|a fight|some company|a false name|a buyer|revenge, politely|a horse|an alibi|a curse lifted|a husband found|silence|one night’s guard|the last bed|an apology|a loan|someone expendable|news of home|a second opinion|a grave robbed|an escort|a map copied|a marriage stopped|work, any work|an exorcist|a cook|a lost dog|proof|strong backs|a rumour spread|a door opened|a duel fought|credit|a boat',
  ),
  staff: [
    '#build.cap#, #feature#; #habit# #occasion#',
    '#garment.cap#; #habit#; fears #fear#',
    '#habit.cap# #occasion#; likes #warms#',
    '#feature.cap#; hides #thing# for #kin#',
    '#habit.cap#; must #regain# #kin.poss# #heirloom#',
    '#build.cap#, in #garment#; hates #chills#',
  ],
  role: ways(
    'cook|barmaid|porter|potboy|stablehand|bouncer|brewer|chambermaid|scullion|musician|cellar hand|night porter|server|washerwoman|carver|tapster',
  ),
  look: [
    '#build.cap#, #feature#, #garment#',
    '#garment.cap#; #build#, #feature#',
    '#feature.cap#; #build#, in #garment#',
    'A(n) #build# figure: #feature#, #garment#',
  ],
  manner: [
    '#habit.cap# #occasion#; #habit#',
    '#occasion.cap#, #habit#; else #habit#',
    '#habit.cap#, #habit#, and #habit# #occasion#',
    '#habit.cap# and #habit#',
  ],
  wants: ['To #wantRegain# #wantKin.poss# #wantHeirloom# #wantDeadline#'],
  signboard: [
    '#stuff.cap#, #worn#; #legend#',
    '#worn.cap#: #stuff#, with #legend#',
    '#legend.cap#, on #stuff#, #worn#',
  ],
  stuff: ways(
    'painted oak|beaten tin|a barrel lid|slate|wrought iron|a ship’s plank|stained glass|a shield|carved lime|a church door|stitched hide|gilded plaster|a cartwheel|driftwood|a gravestone|enamel|bare brick|a sawn-off table|copper sheet|whalebone',
  ),
  worn: ways(
    'shot through|freshly gilt|hung crooked|scorched|repainted badly|swallow-nested|moss-grown|bitten|lit from behind|creaking|upside down|faded to ghosts|missing a corner|chained|hung twice|bird-limed|wind-split|sun-bleached|stolen yearly|blessed',
  ),
  legend: ways(
    'no words|three spellings|a grinning moon|half a rhyme|the date wrong|somebody’s portrait|an arrow down|a pawned crown|a warning|“Credit tomorrow”|eyes that follow|a hidden face|a rebus|two tankards|old lettering|a painted fly|“Mind thy head”|blood, or varnish|a borrowed crest|a paw print',
  ),
  act: [
    '#performer.cap#, #build#, with #feature#: #piece# about #thing#, for #coinless#',
    '#performer.cap# in #garment#; #piece#, then #piece#. #flop.cap#',
    '#piece.cap# by #performer#, #flop#; asks #coinless#',
    '#performer.cap#, #build#: #piece#. How #who# #didWhat# #thing#',
  ],
  performer: ways(
    'a harper|two tumblers|a puppet man|a knife thrower|a blind singer|a hurdy-gurdy girl|a retired duellist|a fire eater|three sisters|a storyteller|a dancing bear|a mind reader|a fiddler|a drunken choir|an escape artist|a drummer|a conjurer|a ventriloquist|an exiled poet|a piper|an opera tenor|a shadow player|a strongwoman|a whistler|a lutenist|a dwarf chorus',
  ),
  piece: ways(
    'forty verses|a bawdy round|a lament|sword tricks|a banned ballad|a riddle contest|a slow reel|war songs|egg magic|royal deaths|a duet|improvised insults|reworded hymns|a drinking game|bird calls|a love song|a ghost story|a clog dance|somebody’s life story|a mock trial|a lullaby|card sorcery|a comic sermon|a sea song',
  ),
  flop: ways(
    'half drunk|dreadful|unforgettable|too loud|booed last night|adored here|off-key|secretly a spy|with a cold|watched by bailiffs|better than deserved|on borrowed strings|retiring|very nearly naked|without permission|by popular threat',
  ),
  coinless: ways(
    'supper|a bed|copper only|new strings|applause|a letter carried|a lift north|one kiss|gin|silence|a good cloak|old boots|the party’s story|a lost verse|protection|a name',
  ),
  provoke: ways(
    'accuses|slaps|recognises|serves papers on|out-drinks|proposes to|poisons|robs|outbids|mocks|follows|blackmails|challenges|sits opposite|spits at|pays off|kisses|denounces|bumps into|cheats',
  ),
  start: [
    '#rivalA# #provoke# #rivalB# over #thing#, #soon#.',
    '#soon.cap#, #rivalB# finds #thing# among #rivalA.poss# things; #rivalA# #provoke# #who#.',
    '#rivalA# hid #thing# from #rivalB#; #soon#, #who# tells.',
    '#who.cap# comes for #rivalA#, #soon#. #rivalB# #craves# #thing#.',
    '#soon.cap#, #rivalB# #provoke# #rivalA# over #kin.poss# #heirloom#.',
  ],
  soon: ways(
    'third song in|after one round|as soup arrives|as lamps dip|at ten bells|after patrol|mid-toast|behind barred doors|during the dice|at last orders|when rain stops|before you sit|mid-scream|on the stairs|between tunes|just after grace|as dogs bark|between two verses',
  ),
  worse: [
    '#fallout.cap#; then #fallout#.',
    '#fallout.cap#, or #fallout#; #keeper# #reaction#.',
    'Next, #fallout#. #keeper# #reaction#; #who# runs.',
    '#keeper# #reaction#; #fallout#.',
  ],
  fallout: ways(
    'knives come out|the stable burns|someone marries|the watch arrives|bodies turn up|the cellar floods|beds are searched|most guests flee|a debt doubles|someone climbs roofs|hostages are taken|the till vanishes|both are barred|duels are set|war songs start|innocents hang|a child vanishes|horses run loose|truth gets out|bridges close|curses fly|sides are chosen|nobody can leave|the beer turns|the mayor arrives',
  ),
  reaction: ways(
    'grabs clubs|pretends deafness|bars the door|offers free ale|sends for cousins|faints|takes bets|blames the party|hides the plate|starts a song|counts to ten|tells the truth|picks a side|puts out lamps|threatens all|prays aloud|sells hot nuts|wakes the bouncer|names a price|swears in dwarvish|weeps|unlocks the cellar',
  ),
  way: [
    '#remedy.cap#, or #remedy#; #catch#.',
    '#remedy.cap#; else #remedy#.',
    '#remedy.cap#, #remedy#, #remedy#: #catch#.',
    'Try #remedy#; #rivalA# respects #warms#, #rivalB# only #warms#.',
  ],
  remedy: ways(
    'free rounds|a fair duel|paying the tab|a forged receipt|waking the cook|returning it|a better song|one honest witness|a loud lie|the back stairs|cold water|swapping cups|naming the dead|dice|an arrest|a marriage|hiding somebody|burning the paper|a priest|the kitchen cat|a bribe|splitting it|shame|a broken window|silence|asking why|a shared pipe|sleep|one true name|two apologies|flattery|an early closing|gold|a seance|swapped coats|dog tricks|the old toast|a hearing|bread|a night outdoors|kinship|a dowry|poetry',
  ),
  named: [
    '[After|For|Despite] #kin#, who [once|drunkenly|secretly|famously] #didWhat# #thing# #where#',
    'For #thing#, #didWhat2# by #who# #where#',
    '#who.cap# #didWhat# #thing# here, #when#',
    'Once called after #thing#; #kin# objected, #when#',
  ],
  didWhat2: ways('found|buried|lost|burned|hidden|sold|won|stolen|eaten|sworn on|dug up|broken|blessed|left'),
  room: [
    '#smell.cap#, #sound#; #bedding#, #flaw#',
    '#bedding.cap#, #flaw#; #stash#',
    '#flaw.cap# door, #bedding#, #smell#',
    '#bedding.cap#; #who# left #thing#',
  ],
  bedding: ways(
    'a straw pallet|a box bed|a feather mattress|two cots|a hammock|a carved bedstead|a bench, really|triple bunks|goose down|damp sheets|a short bed|patched quilts|sheepskins|eiderdown|a stone shelf|two mattresses|sailcloth|borrowed pillows|a wicker cot|a settle|fleeces|a bridal bed|moss sacking|clean linen|a trundle|a window seat|horsehair|chained beds|mothy canopies|hay, fresh',
  ),
  flaw: ways(
    'barred|draughty|creaking|newly painted|lockless|smoke-stained|oddly warm|haunted, allegedly|sloping|scratched|mouse-holed|too quiet|bloodstained|windowless|perfumed|numbered twice|swept|leaking|gilded|half panelled|low-beamed|frescoed|sooty|waterstained|locked outside|rug-muffled|crooked|ivy-choked|curtained|cold',
  ),
  stash: ways(
    'a spyhole|a dagger|old love letters|a speaking tube|loose bricks|a child’s shoe|dried herbs|a bolt-hole|nothing but bees|button purses|a name scratched|a hidden ladder|a cold draught|a saint’s finger|a nest|a loaded dice cup|wax dolls|a prayer list|chalk tallies|a knotted sheet|gold thread|a stuffed finch|rat bait|a tin whistle|playing cards|someone’s will|a rusted key|a map, torn',
  ),
  roomName: ways(
    'Captain’s|Blue|Bishop’s|Swallow|Chimney|Bride’s|Long|Robber’s|Apple|Ghost|Queen’s|River|Corner|Captive’s|Rose|Judge’s|Pear|Star|Weaver’s|Winter|Nun’s|Map|Clock|Fox|Tower|Wolf|Cradle|Low|Lucky|Widow’s',
  ),
  rumour: [
    '#who.cap# #didWhat# #thing# #where#.',
    '#when.cap#, #who# #didWhat# #thing#.',
    '#thing.cap#? #who.cap# #didWhat# it #when#.',
    '#hearsay# #who# #didWhat# #thing# #where#, #when#.',
    '#who.cap# #craves# #thing#; #catch#.',
    '#where.cap# #who# #craves# #thing#.',
    'Someone #didWhat# #thing# #when#; #who# #lied#.',
    '#who.cap# #craves# #thing# #deadline#.',
    '#where.cap#, #when#: #who# and #thing#.',
    '#who.cap#, fearing #fear#, #didWhat# #thing#.',
  ],
  amiss: [
    '#thing.cap#, rather.',
    '#who.cap#, rather.',
    '#when.cap#, rather.',
    'And #who# helped, #when#.',
    '#where.cap#, rather.',
  ],
  liar: ['So #who# #lied#.', 'Truly, #who# #didWhat# #thing#.', '#who.cap# #lied#.', '#thing.cap#, really.'],
  gameName: ['#gameA# #gameB#', '#gameA# #gameB#', '#gameB# and #gameC#', '#gameC.poss# #gameB#'],
  gameA: ways(
    'Drowned|Widow’s|Double|Crooked|Bishop’s|Seven|Dead Man’s|Blind|Silver|Beggar’s|Miller’s|Red|Jumping|Broken|Goblin’s|Tinker’s|Long|Quick|Sailor’s|Hangman’s|Lame|Black|King’s|Salt|Two-Faced|Hungry|Cold|Thirsty|Saint’s|Old',
  ),
  gameB: ways(
    'Hare|Ferry|Bones|Ladder|Candle|Crow|Goose|Bridge|Gate|Bargain|Barrel|Thumb|Mare|Wager|Tower|Bucket|Stair|Eel|Chase|Supper|Bell|Hat|Fox|Boot|Ransom|Knot|Wheel|Moon|Pike|Tithe',
  ),
  gameC: ways('Devil|Maid|Reeve|Abbot|Wolf|Turnip|Cat|Thief|Gander|Jack|Dragon|Duke|Knave|Witch|Sow|Giant'),
  cheat: [
    '#who.cap#: #ballast# dice',
    '#keeper# palms one #occasion#',
    '#ballast.cap# dice; #who# #lied#',
    'Watch #who#, who #habit# before each throw',
    'Honest, except #occasion#',
  ],
  ballast: ways(
    'lead|quicksilver|a dead fly|wax|beeswax and shot|saint’s bone|a trapped imp|lodestone|fish glue|gold|whale tooth|grave dirt',
  ),
  pottage: ways(
    'pease pottage|onion broth|barley gruel|bread soup|bean mash|turnip stew|nettle soup|oat porridge|cabbage broth|fish-head stew|bone broth|lentil pot|eel soup|acorn porridge|tripe stew|leek broth|potato hash|blood soup|chickpea pot|kale broth',
  ),
  scrap: ways(
    'rind|crusts|dripping|pickled eggs|burnt bread|whey|bacon ends|salt|sour cream|wild garlic|yesterday’s dumplings|herring tails',
  ),
  cooked: ways(
    'roast|braised|smoked|spit-turned|pickled|honeyed|peppered|stewed|grilled|ale-soaked|herb-crusted|potted|jellied|baked',
  ),
  meat: ways(
    'mutton|eel|rabbit|goose|pork belly|trout|beef shin|chicken|duck|venison|pike|ox tongue|pigeon|goat|hare|mushrooms|marrow|lamb|carp|snails|boar ham|crayfish',
  ),
  side: ways(
    'parsnips|rye bread|buttered kale|barley|black beans|dumplings|apples|red cabbage|leeks|chestnuts|soft cheese|pickled plums|crusts|beetroot|peas|fried onions|wild rice|plum sauce|mustard|horseradish|samphire|walnuts|sorrel|stewed figs|celeriac|oatcakes|turnip tops|broad beans|quince|mushrooms',
  ),
  sauce: ways(
    'saffron cream|cherry gravy|almond milk|wine and bay|green sauce|cloves and orange|truffle butter|verjuice|pepper cream|rose honey|burnt lemon|juniper|black garlic|sloe jelly|cider butter|mustard cream|sorrel sauce|smoked salt|fig syrup|marrow gravy|caper butter',
  ),
  aleA: ways(
    'Old|Black|Bishop’s|Widow’s|Double|Winter|Red|Crooked|Monk’s|Thunder|Pale|Dragon|Salt|Honey|Smoke|Miller’s|Lost|Ferry|Stump|Bitter',
  ),
  aleB: ways(
    'Peculiar|Dog|Bell|Mercy|Harvest|Comfort|Boot|Regret|Wife|Gargle|Thunder|Truth|Bargain|Sunday|Reaper|Elbow|Lantern|Nail|Gate|Fog',
  ),
  wine: ways(
    'hill red|marsh white|plum wine|last year’s red|abbey white|elderberry|river rosé|black-grape red|straw wine|apple wine|southern red|walnut wine|cloudy white|blood-dark red',
  ),
  fineWine: ways(
    'elven gold|ice wine|the founder’s vintage|drowned-cellar red|dwarven vaultwine|royal amber|sun-isle white|unlabelled amber|moon-pressed white|siege-year red|smuggled ruby|cathedral black',
  ),
  brew: ways('mint tea|black tea|barley coffee|spiced coffee|nettle tea|smoked tea|chicory|ginger tea'),
} as const
