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
    '#keeper# is #doing# among #display# and #display#. It smells of #smell# and #smell#, and you hear #sound#. “#hail#”',
    'You smell #smell# first, then #smell#. There is #light# on #display#, and behind #display# #keeper# is #doing#. “#hail#”',
    'You hear #sound# before you see anybody. Then, past #display# and #display#, there is #keeper#, #doing#, in #garment#.',
    'Every #surface# is covered with #display#; #display# took the #surface# by the door. #keeper#, #doing#, gives you #greeting#.',
    'No bell rings, but #keeper# looks up from #display#, #doing#, and gives you #greeting#. Everything smells of #smell#.',
    'Mind the #surface#: #display#, stacked to the ceiling. Behind it you hear #sound#, and #keeper#, #doing#, says: “#hail#”',
  ],
  doing: ways(
    'up a ladder|nearly asleep|writing figures|gluing something|eating soup|in the middle of a quarrel|counting buttons|hiding a bottle|scrubbing|arguing about prices|tying parcels|sniffing corks|hunting a moth|trimming wicks|feeding a bird|reading upside down|on the floor|wrapping glass|bandaging a thumb|half dressed|sweeping mud|weighing dust|patching a sleeve|at prayer|shelling peas|shooing a goat|polishing brass|singing bass|chalking up sums|under the counter|holding a kitten',
  ),
  greeting: ways(
    'a cough|a raised eyebrow|a handshake|a wink|two raised fingers|a sigh|a curtsy|tea, unasked|a long stare|a bow|a nod|a broom to hold|a number and a chair|a kiss on both cheeks|the price of looking|a quick once-over|somebody else’s change',
  ),
  hail: ways(
    'Cash, is it?|Boots off.|Two by two.|No refunds.|Rain again?|It bites.|Ask, don’t poke.|You look solvent.|Back so soon?|Who sent you?|Mind the cat.|Half price, Thursdays.|Everything’s honest.|Not that one.|Close the draught.|I’m counting.|Speak up!|Looking or buying?|Hands visible.|Lovely weather.|You’ve been followed.|Don’t wake him.|What’s broken?|We’re nearly open.|Gold first.|Familiar face.|Careful, wet paint.|Good boots, those.|Nothing’s cursed.|Smell this.',
  ),
  look: [
    '#build.cap#, with #feature# and in #garment#',
    'In #garment#, #build#, with #feature#',
    '#build.cap#, in #garment#, with #feature#',
  ],
  manner: ['#habit.cap# #occasion#, and #habit#', '#occasion.cap#, #habit#; otherwise #habit#'],
  wants: ['To #wantRegain# #wantKin.poss# #wantHeirloom# #wantDeadline#'],
  helper: [
    '#aide.cap# with #feature#, who #habit# #occasion#',
    '#aide.cap# in #garment#, who #habit#',
    '#aide.cap#, #build#, who fears #fear#',
    '#aide.cap#, #doing#',
  ],
  aide: ways(
    'a nephew|a paid cousin|an apprentice|a grown daughter|a silent partner|a ward|a bored son|a hired guard|a grandmother|a one-eyed cat|a former soldier|a foundling|a suitor|a lodger|a student|the rival’s spy|a husband|a wife|a debt servant|a talking jackdaw|an aunt|a mute porter|a clerk|a novice monk|a mastiff',
  ),
  instead: [
    '#thing.cap#, and no questions',
    '#work.cap#, #deadline#',
    '#work.cap#, or news of #kin#',
    '#work.cap#, or else #work#',
  ],
  work: ways(
    'a day’s sweeping|a roof mended|one true secret|an escort home|letters carried|a cellar cleared|rats caught|a rival’s recipe|a night watch|wood split|a shop song|a debt collected|a witness found|a well-told lie|silence kept|a wall painted|a child taught|a grave tended|a body moved|a barrel emptied|the cat found|monster teeth|a good reference|a blade sharpened|lucky kisses|dried herbs|a bridge guarded|a sermon endured',
  ),
  corner: [
    'Crowded with #display#, and hiding #stash#',
    'Smells of #smell#; covered with #display#',
    'Here [you find|one sees|they keep] #display# and, [if you look|underneath|at the back|well hidden], #stash#',
    'Full of #display#, and #flaw#',
  ],
  flaw: ways(
    'freshly nailed|one leg short|scorched|bolted down|warm to touch|newly whitewashed|gnawed|chalk-marked|too heavy|on castors|hollow|water-stained|scratched inside|tied shut|never dusted|swept too clean|crooked|mended with wire|bloodstained|squeaking|half cover|splintered|slippery|kicked in once|curtained|propped open',
  ),
  stash: ways(
    'a loaded crossbow|spare coin|a trapdoor ring|love letters|a cudgel|a bolt-hole|unpaid bills|a sleeping child|gin|a false bottom|a prayer book|the good scales|a wanted poster|a duplicate key|poisoned bait|a bell pull|the second ledger|a rope ladder|bottled snakes|bandages|a flight bundle|a mousehole|the strongbox|contraband salt|a disguise|urned ashes|dry powder|a listening pipe|a hidden door|an eviction notice',
  ),
  hidden: [
    '#thing.cap#, kept #container# for #kin#: #mark#',
    '#container.cap# is #thing#, #mark#; #someone# will come for it #deadline#',
    '#kin.cap# left #thing# here #when#: it is #mark#',
    '#thing.cap#, #mark#; #keeper# [will sell it to|shows it to|lends it to] [anybody|all|everyone] but #someone#',
    '[There is no price on|Nobody may touch|Ask not about] #thing#, kept #container#: #catchWho# #catchDoes#',
  ],
  container: ways(
    'in a hatbox|under oilcloth|in biscuit tins|behind loose bricks|inside a bust|in sealed casks|beneath the till|in straw|wrapped in lace|in a birdcage|under the floor|in pickling brine|in tiny coffins|behind the mirror|under lead|up the chimney|in flour|inside a drum|in moneybelts|under the cat|behind a curtain|in locked drawers|in brown paper|under false shelves|among rags|in a boot',
  ),
  mark: ways(
    'still warm|marked “fragile”|half paid for|tagged for Tuesday|recently wept on|in three pieces|humming|stamped by customs|never collected|wanted by law|quite genuine|almost certainly stolen|worth ten shops|under a curse|carefully mislabelled|gnawed|wrapped twice|dripping|insured|promised twice|smelling of almonds|cold as iron|never to shake|without a ticket|listed as “sundries”|blessed, allegedly|chained|sold once already|dated next year|ticking',
  ),
  hook: [
    '#keeper# wants to #wantRegain# #wantKin.poss# #wantHeirloom#. It is #where#, and #someone# has it. The pay is #pay#; what #keeper# does not say is that #catchWho# #catchDoes#.',
    'Whoever helps to #wantRegain# #wantKin.poss# #wantHeirloom# #wantDeadline# gets #pay#. #someone.cap# keeps it #where#, and #catchWho# #catchDoes#.',
    '#someone.cap# #didWhat# #thing# #when#, and with it went #wantKin.poss# #wantHeirloom#. #keeper# offers #pay# for it #wantDeadline#; but #catchWho# #catchDoes#.',
    '“The #wantHeirloom# for #thing#,” writes #someone#. #keeper# has until then to #wantRegain# it, [asks the party|looks] for help, and [offers|promises|pays] #pay#. But #catchWho# #catchDoes#.',
  ],
  pay: ways(
    'any shelf’s contents|a year’s discounts|the attic key|free board|thirty in silver|a share|a fair horse|first picks|cancelled debts|emptied tills|court names|the maker’s map|goods at cost|the best special|ten nights|an introduction|a written favour|two magic trifles|half of it|secret exits|a blank receipt|the back room|free repairs|a lifetime’s candles|store credit|a stuffed purse|the cat|rare seed|clean papers|unsold treasures|a night’s takings|partnership|fresh horses|their own sword|old wine|a sealed box|silver spoons|two pearls|safe storage|forged passes|a cellar lease|bulk rates',
  ),
  rumour: [
    '#someone.cap# #didWhat# #thing# #where#, #when#.',
    '#hearsay# #someone# #didWhat# #thing# #when#.',
    '#hearsay# #thing# is #where#, and that #someone# knows.',
    '#keeper# #didWhat# #thing# #when#, and #someone# saw it.',
    '#someone.cap# pays #asum# for #thing#, if it comes #deadline#.',
    'Go #where# #deadline#: #someone# #didWhat# #thing# there.',
    '#someone.cap# was seen #where# #when#, with #thing#.',
  ],
  customer: [
    '#caller.cap# in #garment#, #errand#, who #habit#',
    '#caller.cap# with #feature#, #errand#',
    '#caller.cap#, #build# and #errand#, who wants #thing# #deadline#',
    '#caller.cap#, who fingers #display# and #habit#',
  ],
  asum: ways('5 gp|8 gp|10 gp|12 gp|15 gp|20 gp|25 gp|30 gp|40 gp|50 gp|60 gp|75 gp|90 gp|100 gp'),
  errand: ways(
    'returning a dud|paying in eggs|lost|sheltering from rain|casing the place|buying a gift|owed money|sent by mother|pretending to read|hiding from someone|in a hurry|disputing a bill|swapping gossip|trying everything|selling an heirloom|just looking|collecting an order|drunk already|here to apologise|flirting|asking for credit|measuring the door|with a warrant|following the party|weeping|stealing small things|settling a bet|waiting hours|writing a review|on crutches|spying|out of breath',
  ),
} as const
