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
    'You open the door on #crowd#. #keeper# is #doing# behind #fitting#, and the air smells of #smell# and #smell#. “#hail#”',
    'It smells of #smell#, then of #smell#. In the #glow# you see #crowd# and, by #fitting#, #keeper#, #doing#. “#hail#”',
    'Past #fitting# there is #crowd#. You hear #sound#, and #keeper#, who is #doing#, calls: “#hail#”',
    'First there is #sound#, then #smell#, then #crowd#. #patron# is #pastime# under #fitting#; #keeper#, #doing#, says: “#hail#”',
    'The door sticks, gives way, and #acount# heads turn: #crowd#. Between #fitting# and the stair #keeper# is #doing#. It smells of #smell#.',
    '“#hail#” says #keeper#, #doing#. Behind are #fitting# and #crowd#; you hear #sound#, and smell #smell#.',
  ],
  crowd: ways(
    'a dozen regulars|soldiers in rows|a loud wake|strangers in corners|pilgrims drying their socks|what is left of a wedding|nobody under sixty|bargemen in rows|carters and their dogs|three quarrels at once|nothing but card players|harvest hands|a guild supper|two feuding families|more cats than guests|a drunken choir|benches full of miners|a poetry evening|a whole jury|apprentices who should be at work|drovers, singing|refugees with bundles|watchmen off duty|an empty room and one full table|somebody’s birthday|a silent game of draughts|twenty people waiting for a coach|a christening gone wrong',
  ),
  fitting: ways(
    'smoked boars’ heads|the long bar|a cold hearth|an upright coffin|initialled benches|a ship’s wheel|the chalked slate|a turned portrait|pewter in rows|a stuffed pike|antlers with hats|the sagging stair|a curtained snug|sawdust drifts|a cracked mirror|barrel tables|luck’s shrine|the dartboard|swords nailed up|a whale’s rib|a bricked-up door|painted beams|feast tapestries|an unlit chandelier|the brass bell|a carved saint|oil-stained maps|a plaster bear|wax-crusted bottles|a pipeless organ',
  ),
  glow: ways(
    'firelight|lamplight|candlelight|grey daylight|evening light|smoke|half-dark|glow of the stove|green light from the bottles|light from the kitchen',
  ),
  acount: ways('three|five|six|eight|nine|ten|twelve|fifteen|twenty|thirty'),
  doing: ways(
    'drying mugs|tapping a keg|chalking debts|carving ham|throwing someone out|laughing hard|counting heads|stirring a pot|arguing softly|pulling a cork|mopping|tasting gravy|hushing a child|stacking bowls|reading a letter|trimming lamps|shaking dice|singing along|salting fish|kicking a barrel|adding water|splinting a stool|hiding a purse|slicing onions|kissing a cheek|yawning|sharpening a cleaver|feeding the fire|watching the door|praying briefly',
  ),
  hail: ways(
    'Sit, sit!|Swords off.|Kitchen’s closed, nearly.|Who’s paying?|Not that chair.|Ale or trouble?|We’re full. Sit.|Dry mouths?|Wipe those hooves.|Pay first, friends.|Soup’s hot.|No singing yet.|You’re expected.|Last bed’s gone.|Dogs drink free.|Shut that door!|Strangers! Good.|Mind old Grub.|One fight each.|Legal stew!|No spells indoors.|Early for ghosts.|Have you news?|That’s wet paint.|Luck’s friends!|First cup’s free.|Names, please.|Don’t mention mutton.|Room below.|House rules: pay.',
  ),
  patrons: [
    '#build.cap#, with #feature#, in #garment#. #given# is #pastime# #spot#, and wants #errand# #deadline#.',
    '#given# is #pastime# #spot#: #build#, in #garment#, with #feature#. Tonight #he# needs #errand#.',
    'In #garment#, with #feature#, #pastime# #spot#. What #given# wants is #errand#, #deadline#.',
    '#given#, #build# and in #garment#, is #pastime#; #he# #habit# #occasion#, and [is looking for|would pay for|has come for|asks about] #errand#.',
    '#build.cap#, with #feature#. #given# is #pastime# #spot# and would give #thing# for #errand#.',
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
    '#build.cap#, with #feature#. #given# #habit# #occasion#, and fears #fear#.',
    'In #garment#. #given# #habit#, likes #warms#, and is hiding #thing# for #kin#.',
    '#given# has #feature#, #habit# #occasion#, and hates #chills#.',
    '#build.cap#, in #garment#. #given# wants to #regain# #kin.poss# #heirloom# #deadline#.',
  ],
  role: ways(
    'cook|barmaid|porter|potboy|stablehand|bouncer|brewer|chambermaid|scullion|musician|cellar hand|night porter|server|washerwoman|carver|tapster',
  ),
  look: [
    '#build.cap#, with #feature# and in #garment#',
    'In #garment#, #build#, with #feature#',
    '#build.cap#, in #garment#, with #feature#',
  ],
  manner: ['#habit.cap# #occasion#, and #habit#', '#occasion.cap#, #habit#; otherwise #habit#'],
  wants: ['To #wantRegain# #wantKin.poss# #wantHeirloom# #wantDeadline#'],
  signboard: [
    '#stuff.cap#, #worn#, with #legend# on it',
    'It is #worn#: #stuff#, with #legend#',
    '#stuff.cap# with #legend#, #worn#',
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
    '#performer.cap# with #feature# gives #piece# about #thing#, for #coinless#',
    '#performer.cap# gives #piece#, then #piece#, and is #flop#',
    '#piece.cap# by #performer#, #flop#; the fee is #coinless#',
    '#performer.cap#, #build# and #flop#, tells how #someone# #didWhat# #thing#',
  ],
  performer: ways(
    'a harper|a puppet man|a knife thrower|a blind singer|a hurdy-gurdy girl|a retired duellist|a fire eater|a storyteller|a mind reader|a fiddler|an escape artist|a drummer|a conjurer|a ventriloquist|an exiled poet|a piper|an opera tenor|a shadow player|a strongwoman|a whistler|a lutenist|a dwarf bass',
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
    '#soon.cap# #rivalA# #provoke# #rivalB# in front of everybody, over #thing#. #rivalB# had sold it to #someone# #when#, and it was not #rivalB.poss# to sell.',
    '#soon.cap# #rivalB# finds #thing# in the bag of #rivalA#. It belonged to #kin# of #keeper.poss#, and was last seen #where#.',
    '#rivalA# hid #thing# #where# so that #rivalB# should not have it. #soon.cap# #someone# gets up and tells everybody.',
    '#someone.cap# comes in #soon#, asks for #rivalA# by name, and will not leave without #thing#. #rivalB# has it, under the table.',
    '#soon.cap# #rivalB# #provoke# #rivalA#: the #heirloom# of #kin# is gone, and both of them were #where# #when#.',
  ],
  soon: ways(
    'during the third song|after one round|as the soup arrives|as the lamps are lit|at ten bells|after the patrol has gone|in the middle of a toast|during the dice|at last orders|when the rain stops|just as you sit down|between two tunes|after grace|when a dog starts barking|while the door is open|as the fire is made up',
  ),
  worse: [
    '#fallout.cap#, then #fallout#, and #keeper# #reaction#.',
    '#keeper# #reaction#. Then #fallout#, and by morning #fallout#.',
    'First #fallout#; #keeper# #reaction#, and #fallout#.',
  ],
  asum: ways('5 gp|8 gp|10 gp|12 gp|15 gp|20 gp|25 gp|30 gp|40 gp|50 gp|60 gp|75 gp|90 gp|100 gp'),
  fallout: ways(
    'knives come out|the stable burns|someone marries|the watch arrives|bodies turn up|the cellar floods|beds are searched|most of the guests run|a debt doubles|someone climbs roofs|hostages are taken|the till vanishes|both are barred|duels are set|war songs start|innocents hang|a child vanishes|horses run loose|truth gets out|bridges close|curses fly|sides are chosen|nobody can leave|the beer turns|the mayor arrives',
  ),
  reaction: ways(
    'grabs clubs|pretends deafness|bars the door|offers free ale|sends for cousins|faints|takes bets|blames the party|hides the plate|starts a song|counts to ten|tells the truth|picks a side|puts out lamps|threatens all|prays aloud|sells hot nuts|wakes the bouncer|names a price|swears in dwarvish|weeps|unlocks the cellar',
  ),
  way: [
    '#remedy.cap# would end it. Otherwise, try #remedy#; #rivalA# has a weakness for #warms#.',
    '#rivalA# [can be won over|melts|gives way] for #warms#, #rivalB# [only|rather] for #warms#. Then it takes #remedy#.',
    'It needs #remedy#, and quickly. #keeper# will help for #coinless#; but #catchWho# #catchDoes#.',
    '#rivalB# would give way for #remedy#, #rivalA# for #remedy#; somebody has to ask them apart.',
  ],
  remedy: ways(
    'free rounds|a fair duel|paying the tab|a forged receipt|waking the cook|returning it|a better song|one honest witness|a loud lie|the back stairs|cold water|swapping cups|naming the dead|dice|an arrest|a marriage|hiding somebody|burning the paper|a priest|the kitchen cat|a bribe|splitting it|shame|a broken window|silence|asking why|a shared pipe|sleep|one true name|two apologies|flattery|an early closing|gold|a seance|swapped coats|dog tricks|the old toast|a hearing|bread|a night outdoors|kinship|a dowry|poetry',
  ),
  named: [
    'It is named after #kin#, who #didWhat# #thing# #where#',
    'It has its name from #thing#, which #someone# #didWhat# here #when#',
    '#someone.cap# #didWhat# #thing# here #when#, and [paid for|painted|stole] the sign',
    'It was called after #thing# until #kin# objected, #when#',
  ],
  didWhat2: ways('found|buried|lost|burned|hidden|sold|won|stolen|eaten|sworn on|dug up|broken|blessed|left'),
  room: [
    '#bedding.cap# behind a(n) #flaw# door; it smells of #smell#',
    '#bedding.cap#, and [under a loose board|behind a brick|in the mattress|under the sill|in the lamp] #stash#',
    'A(n) #flaw# room with #bedding#; you can hear #sound#',
    '#bedding.cap#; #someone# left #thing# under the pillow',
  ],
  bedding: ways(
    'a straw pallet|a box bed|a feather mattress|two cots|a hammock|a carved bedstead|a bench, really|triple bunks|goose down|damp sheets|a short bed|patched quilts|sheepskins|eiderdown|a stone shelf|two mattresses|sailcloth|borrowed pillows|a wicker cot|a settle|fleeces|a bridal bed|moss sacking|clean linen|a trundle|a window seat|horsehair|chained beds|mothy canopies|hay, fresh',
  ),
  flaw: ways(
    'barred|draughty|creaking|newly painted|lockless|smoke-stained|warm|sloping|scratched|mouse-holed|bloodstained|perfumed|leaking|gilded|low-beamed|frescoed|sooty|waterstained|rug-muffled|crooked|ivy-choked|curtained|cold|green|whitewashed',
  ),
  stash: ways(
    'a spyhole|a dagger|old love letters|a speaking tube|loose bricks|a child’s shoe|dried herbs|a bolt-hole|nothing but bees|button purses|a name scratched|a hidden ladder|a cold draught|a saint’s finger|a nest|a loaded dice cup|wax dolls|a prayer list|chalk tallies|a knotted sheet|gold thread|a stuffed finch|rat bait|a tin whistle|playing cards|someone’s will|a rusted key|a map, torn',
  ),
  roomName: ways(
    'Captain’s|Blue|Bishop’s|Swallow|Chimney|Bride’s|Long|Robber’s|Apple|Ghost|Queen’s|River|Corner|Captive’s|Rose|Judge’s|Pear|Star|Weaver’s|Winter|Nun’s|Map|Clock|Fox|Tower|Wolf|Cradle|Low|Lucky|Widow’s',
  ),
  rumour: [
    '#someone.cap# #didWhat# #thing# #where#, #when#.',
    '#hearsay# #someone# #didWhat# #thing# #when#.',
    '#hearsay# #thing# is #where#, and that #someone# knows.',
    '#staffA# #didWhat# #thing# #where# #when#.',
    '#keeper# #didWhat# #thing# #when#, and #someone# saw it.',
    '#rivalA# is after #thing#, and will have it #deadline#.',
    '#someone.cap# pays #asum# for #thing#, if it comes #deadline#.',
    'What #rivalB# fears is #fear#, ever since #someone# #didWhat# #thing#.',
    'Go #where# #deadline#: #someone# #didWhat# #thing# there.',
    '#someone.cap# was seen #where# #when#, with #thing#.',
  ],
  amiss: [
    '(It was #thing#, in fact.)',
    '(In fact it was #someone#.)',
    '(But it was #where#.)',
    '(But that was #when#, and #someone# helped.)',
  ],
  liar: ['(#someone.cap# made it up.)', '(In truth #someone# #didWhat# it.)', '(#keeper# spread it, for #coinless#.)'],
  gameName: ['#gameA# #gameB#', '#gameA# #gameB#', '#gameB# and #gameC#', '#gameC.poss# #gameB#'],
  gameA: ways(
    'Drowned|Widow’s|Double|Crooked|Bishop’s|Seven|Dead Man’s|Blind|Silver|Beggar’s|Miller’s|Red|Jumping|Broken|Goblin’s|Tinker’s|Long|Quick|Sailor’s|Hangman’s|Lame|Black|King’s|Salt|Two-Faced|Hungry|Cold|Thirsty|Saint’s|Old',
  ),
  gameB: ways(
    'Hare|Ferry|Bones|Ladder|Candle|Crow|Goose|Bridge|Gate|Bargain|Barrel|Thumb|Mare|Wager|Tower|Bucket|Stair|Eel|Chase|Supper|Bell|Hat|Fox|Boot|Ransom|Knot|Wheel|Moon|Pike|Tithe',
  ),
  gameC: ways('Devil|Maid|Reeve|Abbot|Wolf|Turnip|Cat|Thief|Gander|Jack|Dragon|Duke|Knave|Witch|Sow|Giant'),
  cheat: [
    '#someone.cap# plays with #ballast# in the dice',
    '#keeper# palms a die #occasion#',
    'There is #ballast# in the dice, and #someone# knows it',
    '#someone.cap# has an accomplice, who #habit# before each throw',
    'It is honest, except #occasion#',
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
