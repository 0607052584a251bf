import { ways } from '../trade/words.ts'

/** What a shop is called: from the keeper's name and what such a shop has on its sign. */
export const signWords = {
  title: [
    'The #adjective# #sign#',
    'The #adjective# #sign#',
    'The #adjective# #sign#',
    '#sign# & #second#',
    '#given.poss# #sign#',
    'At the #adjective# #sign#',
    'The #number# #sign.s#',
    'The #sign# and #second#',
  ],
  adjective: ways(
    'Patient|Crooked|Honest|Blind|Gilded|Second|Drowned|Merry|Idle|Silver|Broken|Quiet|Left-hand|Thrifty|Singing|Midnight|Salted|Widow’s|Borrowed|Blue|Lucky|Sleepless|Copper|Painted|Hungry|Wandering|Reluctant|Bishop’s|Upside-down|Famous|Humble|Sober|Green|Last|Faithful|Laughing|Rusty|Velvet|Old|Seventh',
  ),
  number: ways('Two|Three|Five|Seven|Nine'),
  second: ways(
    'Daughter|Son|Crow|Thistle|Anchor|Candle|Hare|Bell|Bramble|Fox|Company|Sixpence|Salt|Heron|Rose|Barrow|Ghost|Goose|Wheel|Mercy|Lion|Acorn|Badger|Star|Sisters|Nephew|Bee|Crown|Rook|Lamb',
  ),
}

/** Frames for a shop: a piece at every second or third word. */
export const shopTale = {
  sight: [
    '#light.cap# on #display#, #display# and #display#. #smell.cap#, #smell#; #sound#, then #greeting#.',
    '#smell.cap# first, then #smell#. #display.cap# by the #surface#, #display# under #light#. “#hail#”',
    '#sound.cap#. Past #display# and #display#, #light#; #keeper# #doing#, #garment# and all.',
    '#display.cap#, #display#, a #surface# of #display#: #light#, #smell# and #sound#. “#hail#”',
    'No bell, only #sound#. #light.cap# finds #display#; #smell# hides #smell#. #keeper# is #doing#.',
    '#keeper#, #doing#, nods past #display#. #light.cap#. #smell.cap#. Somewhere, #sound#.',
    '#light.cap#, #smell#, #sound#. Every #surface# bears #display#; #display# took the #surface#. “#hail#”',
    'Mind the #surface#: #display#, stacked. #light.cap# and #smell# beyond, #sound# behind, and #greeting#.',
  ],
  doing: ways(
    'up a ladder|asleep, nearly|writing figures|gluing something|eating soup|mid-quarrel|counting buttons|hiding a bottle|scrubbing|arguing prices|on tiptoe|tying parcels|sniffing corks|hunting a moth|trimming wicks|feeding a bird|reading upside down|on the floor|wrapping glass|bandaging a thumb|half dressed|sweeping mud|weighing dust|patching a sleeve|at prayer|shelling peas|shooing a goat|polishing brass|singing bass|chalking sums|under the counter|holding a kitten',
  ),
  greeting: ways(
    'a cough|a raised eyebrow|silence|a handshake|“Wipe your feet”|“Shut it!”|a wink|“Not you again”|two fingers raised|a sigh|“Touch nothing”|“Friend or tax?”|a curtsy|tea, unasked|“You’re late”|a dog’s nose|“Buying, I hope”|a long stare|“One moment, dear”|a hidden knife|“Closing soon”|a bow|“Customers!”|a broom, levelled',
  ),
  hail: ways(
    'Cash, is it?|Boots off.|Two by two.|No refunds.|Rain again?|It bites.|Ask, don’t poke.|You look solvent.|Back so soon?|Who sent you?|Mind the cat.|Half price, Thursdays.|Everything’s honest.|Not that one.|Close the draught.|I’m counting.|Speak up!|Looking or buying?|Hands visible.|Lovely weather.|You’ve been followed.|Don’t wake him.|What’s broken?|We’re nearly open.|Gold first.|Familiar face.|Careful, wet paint.|Good boots, those.|Nothing’s cursed.|Smell this.',
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
  helper: [
    '#aide.cap#, #feature#: #habit#',
    '#aide.cap# in #garment#; #habit# #occasion#',
    '#aide.cap#, #build#: fears #fear#',
    '#aide.cap#, #doing#',
  ],
  aide: ways(
    'a nephew|a paid cousin|an apprentice|a grown daughter|a silent partner|a ward|a bored son|a hired guard|a grandmother|a one-eyed cat|a former soldier|a foundling|a suitor|a lodger|a student|the rival’s spy|a husband|a wife|a debt servant|a talking jackdaw|an aunt|a mute porter|twin boys|a clerk|a novice monk|a mastiff',
  ),
  instead: [
    '#thing.cap#, no questions',
    '#smell.cap#, crated; #work#',
    '#work.cap# #deadline#',
    '#work.cap#; news of #kin#',
    '#work.cap# or #work#',
  ],
  work: ways(
    'a day’s sweeping|a roof mended|one true secret|an escort home|letters carried|a cellar cleared|rats caught|a rival’s recipe|a night watch|wood split|a shop song|a debt collected|a witness found|a well-told lie|silence kept|a wall painted|a child taught|a grave tended|a body moved|a barrel emptied|the cat found|monster teeth|a good reference|a blade sharpened|lucky kisses|dried herbs|a bridge guarded|a sermon endured',
  ),
  corner: [
    '#smell.cap# and #display#',
    '#display.cap#; beneath, #stash#',
    '#stash.cap# behind #display#',
    '#sound.cap#, #smell#, #display#',
    'Hides #stash#; #light#',
    '#flaw.cap#: #stash#',
    '#display.cap#, #flaw#',
  ],
  flaw: ways(
    'freshly nailed|one leg short|scorched|bolted down|warm to touch|newly whitewashed|gnawed|chalk-marked|too heavy|on castors|hollow|water-stained|scratched inside|tied shut|never dusted|swept too clean|crooked|mended with wire|bloodstained|squeaking|half cover|splintered|slippery|kicked in once|curtained|propped open',
  ),
  stash: ways(
    'a loaded crossbow|spare coin|a trapdoor ring|love letters|a cudgel|a bolt-hole|unpaid bills|a sleeping child|gin|a false bottom|a prayer book|the good scales|a wanted poster|a duplicate key|poisoned bait|a bell pull|the second ledger|a rope ladder|bottled snakes|bandages|a flight bundle|a mousehole|the strongbox|contraband salt|a disguise|urned ashes|dry powder|a listening pipe|a hidden door|an eviction notice',
  ),
  hidden: [
    '#stash.cap#, #thing#: #mark#',
    '#thing.cap# #container#, #mark#, for #kin#',
    '#container.cap#: #thing#; #mark#',
    '#kin.cap# left #thing#, #mark#',
    '#thing.cap#, #mark#; #who# waits',
    'Unpriced: #thing#, #mark#; #catch#',
  ],
  container: ways(
    'in a hatbox|under oilcloth|in biscuit tins|behind loose bricks|inside a bust|in sealed casks|beneath the till|in straw|wrapped in lace|in a birdcage|under the floor|in pickling brine|in tiny coffins|behind the mirror|under lead|up the chimney|in flour|inside a drum|in moneybelts|under the cat|behind a curtain|in locked drawers|in brown paper|under false shelves|among rags|in a boot',
  ),
  mark: ways(
    'still warm|marked “fragile”|half paid for|tagged for Tuesday|recently wept on|in three pieces|humming|stamped by customs|never collected|wanted by law|quite genuine|almost certainly stolen|worth ten shops|under a curse|carefully mislabelled|gnawed|wrapped twice|dripping|insured|promised twice|smelling of almonds|cold as iron|never to shake|without a ticket|listed as “sundries”|blessed, allegedly|chained|sold once already|dated next year|ticking',
  ),
  hook: [
    '#keeper# must #wantRegain# #wantKin.poss# #wantHeirloom#, now #where# with #who#. Pay: #pay#. But #catch#.',
    '#pay.cap# to #wantRegain# #wantKin.poss# #wantHeirloom# #wantDeadline#: #who#, #where#, #craves# it; #catch#.',
    '#who.cap# #didWhat# #thing# #when#; #keeper#, to #wantRegain# #wantKin.poss# #wantHeirloom#, offers #pay#; #catch#.',
    '“#wantHeirloom.cap# for #thing#,” writes #who#. #keeper# begs help #wantDeadline#, offers #pay#; #catch#.',
    '#when.cap# #who# took #wantKin.poss# #wantHeirloom# #where#. #keeper# gives #pay# #wantDeadline#. Unsaid: #catch#.',
  ],
  pay: ways(
    'any shelf’s contents|a year’s discounts|the attic key|free board|thirty in silver|a share|a fair horse|first picks|cancelled debts|emptied tills|court names|the maker’s map|goods at cost|the best special|ten nights|an introduction|a written favour|two magic trifles|half of it|secret exits|a blank receipt|the back room|free repairs|a lifetime’s candles|store credit|a stuffed purse|the cat|rare seed|clean papers|unsold treasures|a night’s takings|partnership|fresh horses|their own sword|old wine|a sealed box|silver spoons|two pearls|safe storage|forged passes|a cellar lease|bulk rates',
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
  customer: [
    '#who.cap#, #errand#; #habit#',
    '#who.cap#, #garment#; #craves# #thing#',
    '#who.cap#, #feature#: #errand#',
    '#build.cap#, #feature#: #who#, #errand#',
    '#who.cap# fingers #display# and #habit#',
    '#who.cap#, #errand#: #garment#, #habit#',
  ],
  errand: ways(
    'returning a dud|paying in eggs|lost|sheltering from rain|casing the place|buying a gift|owed money|sent by mother|pretending to read|hiding from someone|in a hurry|disputing a bill|swapping gossip|trying everything|selling an heirloom|just looking|collecting an order|drunk already|here to apologise|flirting|asking for credit|measuring the door|with a warrant|following the party|weeping|stealing small things|settling a bet|waiting hours|writing a review|on crutches|spying|out of breath',
  ),
} as const
