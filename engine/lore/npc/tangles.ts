import type { Mood } from '../prompt/words.ts'

/**
 * One trouble that somebody is caught in, told from all its sides. Slots, the same in every telling on one sheet: #n# the
 * person; #O# and #o# the other by full and given name, #role# what the other does, #ohe# #ohim# #ohis#; #k# a relative,
 * #rel# which; #w# who knows too, #wrole#; #thing# what it is about; #town#, #spot# a corner of it, #hide# a place to keep
 * things; #work# where the person works; #ware# what they work with; #sum#, #years#, #feast#, #day#. Of the person: #they#
 * #them# #their#.
 *
 * No more than four words may stand between two slots: two sheets must not read alike.
 */
export interface Tangle {
  roles: readonly string[]
  /** A child may be caught in it too. */
  anyAge?: true
  /** Moods it is right for; the others have it seldom. */
  moods: readonly Mood[]
  wants: readonly string[]
  fears: readonly string[]
  secrets: readonly string[]
  bonds: readonly string[]
  hooks: readonly string[]
  /** The other's side, for the list of people. */
  theirs: readonly string[]
}

export const tangles: readonly Tangle[] = [
  {
    // A pledge for a debt.
    roles: ['moneylender', 'corn factor', 'guild treasurer', 'pawnbroker', 'salt merchant'],
    moods: ['sad', 'merry', 'dark'],
    wants: [
      'To get #thing.a# back from #O#, #role.a#: it went in pledge for #sum# at #feast#.',
      '#sum# before #feast#. Then #O#, #role.a#, must hand over #thing.a# that #n# never should have pledged.',
      'To be done with #O# the #role#: #sum# paid, #thing.a# redeemed, nobody at #work# the wiser.',
    ],
    fears: [
      'That #o# sells the #thing# before #feast#, and sells it to #w#.',
      'That #k# goes past #spot# and sees the #thing# in #opos# window.',
      'The knock. #Day# is when #o# sends two porters round to #work#.',
    ],
    secrets: [
      'The #thing# was #kpos#, never #npos# to pledge. #k# believes that #w# stole it.',
      'Of the #sum#, #n# spent none: it is in #hide#, every coin, because #k# must think #them# poor.',
      'There are two pledge tickets. The other names #k#, in #npos# handwriting, for #ware#.',
    ],
    bonds: [
      'For #kpos# sake: #rel#, and the only one who ever stood surety for #n# at #spot#.',
      '#k#, #rel#, works off part of the #sum# in #opos# scullery and thinks it is wages.',
      '#w#, #wrole.a#, lends #n# what #whe# can on #day#, and has never asked.',
    ],
    hooks: [
      '#n# offers #ware#, all there is in #work#, to whoever redeems the #thing# before #day#.',
      '#O# hires the characters to collect #sum# at #work#, and keeps quiet about the #thing#.',
      'The #thing# hangs in a window at #spot#, with #kpos# name scratched out of it.',
      '#k# asks who robbed #them2# of the #thing#, and puts #sum# on #wpos# head.',
      'Somebody cleans out #opos# strongroom on #feast#. Only the #thing# is left, set on #npos# doorstep.',
    ],
    theirs: [
      'Holds the #thing# for #sum#; would take #ware# instead.',
      'Has had a better offer for the #thing#, good until #day#.',
      'Lent the #sum# out of kindness, and regrets both.',
    ],
  },
  {
    // A theft that was never found out.
    roles: ['collector', 'retired judge', 'abbess', 'ship owner', 'baron’s widow', 'antiquary'],
    anyAge: true,
    moods: ['strange', 'merry', 'dark'],
    wants: [
      'To put #thing.a# back into the house of #O#, #role.a#, as quietly as it left on #feast#.',
      'A buyer for #thing.a# who has never heard of #O#, the #role#, and is gone by #day#.',
      'To learn why #O#, #role.a#, lost #thing.a# #years# ago and told nobody.',
    ],
    fears: [
      'That #w#, who held the ladder at #spot#, will want more than #sum#.',
      'That #o# knows, and comes to #work# every #day# only to watch #them# sweat.',
      'Dogs. #opos# came within a yard of #hide# this week.',
    ],
    secrets: [
      'The #thing# lies in #hide#, under #ware#. #n# took it #years# ago and has not slept well since.',
      'It was #k# who broke into #opos# house. #n# only kept the #thing#, first to protect #k#, then not.',
      'The #thing# that #n# took is a copy. #w#, #wrole.a#, was offered #sum# to say so.',
    ],
    bonds: [
      'Once saved from the constables by #w#, #wrole.a#, who asked nothing. It weighs more than #sum#.',
      '#k#, #rel#, was dismissed from #opos# service for the loss. #n# brings #k# #ware# each #day#.',
      'Likes #o#, and that is the worst: #they# would rather have robbed #w#.',
    ],
    hooks: [
      '#O# opens the house to guests on #feast#; #n# needs a distraction and offers #sum# for one.',
      'A box of #ware# reaches the characters by mistake. Under it lies the #thing#, and a label: #spot#.',
      '#w# sells them a secret for #sum#: look into #hide#, but not while #n# is there.',
      '#O# will pay #sum# for the #thing#, more for the name of #k#, nothing for #npos#.',
      'The bailiff searches #work# on #day#. #n# begs the nearest stranger to carry the #thing# out.',
    ],
    theirs: [
      'Never reported the loss: the #thing# was not #ohis# either.',
      'Blames #k#, and is too proud to say so in #town#.',
      'Has guessed. Waits for #n# to bring the #thing# back unasked.',
    ],
  },
  {
    // Living under another's name.
    roles: ['travelling clerk', 'old comrade', 'pilgrim', 'recruiting sergeant', 'coachman'],
    moods: ['sad', 'strange', 'heroic'],
    wants: [
      'To be nobody but #n# of #town#, and for #O#, #role.a#, to leave before #day#.',
      'One quiet word with #O# the #role#, who said another name aloud at #spot#.',
      'Papers. #w#, #wrole.a#, can make them for #sum#, and then let #O# the #role# say what #ohe# likes.',
    ],
    fears: [
      'Being hailed across #spot# by the old name, with #k# on #their# arm.',
      'That #o# writes home from #town#, and someone comes by #feast#.',
      'The #thing#: it has the true name in it, and #k# is handy with locks.',
    ],
    secrets: [
      '“#Full#” died #years# ago. The name came with the #thing# and a place at #work#.',
      'There is a spouse and #ware# business in another country. #O# stood witness at the wedding, on #feast#.',
      'The true name stands on a warrant for #sum#; the #thing# in #hide# is why.',
    ],
    bonds: [
      '#k# took #them# in at #work#, #years# ago, soaked and without a story, and has asked for none.',
      '#k#, #rel# by the borrowed name only, means more to #n# than #town# and all in it.',
      'Writes to the real #nfamily# family each #feast#, with #sum# enclosed. #w# carries the letters.',
    ],
    hooks: [
      '#O# asks in #town# for somebody by a name nobody knows, and describes #n# to the scar.',
      'A letter for the dead comes to #work#. #n# turns white and sells the #ware# at half price.',
      '#n# pays #sum# for an escort out of #town# by #day#, without #k# hearing of it.',
      '#k# finds the #thing# and wants it read to #them2#, by strangers, at #spot#.',
      '#O# is found senseless near #spot#. #opos# purse is untouched; #ohis# papers are not.',
    ],
    theirs: [
      'Would keep the old name to #ohim#self for #sum#, or for an apology.',
      'Means no harm, talks in taverns, and leaves on #day#.',
      'Has been sent by #nfamily# kin to bring #n# home.',
    ],
  },
  {
    // A love that must not be known.
    roles: ['magistrate', 'master of the watch', 'rival trader', 'ship’s captain', 'tax collector', 'temple warden'],
    moods: ['merry', 'sad', 'heroic'],
    wants: [
      'To marry #k2#, child of #O# the #role#, by #feast# at latest, with or without #ohis# blessing.',
      'A night’s head start. #k2# will come to #spot# on #day#, and #O#, #role.a#, must be elsewhere.',
      'For #O#, the #role#, to like #them#. #k2#, #ohis# own child, says it cannot be done for less than #sum#.',
    ],
    fears: [
      'That #w# has read what was hidden in the #thing#, and reads it to #o# on #day#.',
      'That #k2# tires of #spot# and whispers, and says yes to #w#.',
      '#opos# temper. The last suitor left #town# by #spot#, in a cart.',
    ],
    secrets: [
      'They were wed #years# ago before #w#, #wrole.a#. The lines are in #hide#, inside the #thing#.',
      'There is a child, at nurse with #k# near #spot#. #O# has held it and called it sweet.',
      'It is not #k2# but #o# whom #n# loves. The #thing# was meant for #ohim#.',
    ],
    bonds: [
      '#k2#, of course; and #k#, #rel#, who carries the #thing# to and fro with notes in it.',
      '#w#, #wrole.a#, keeps the key to #hide# for the two, in memory of a love of #whis# own.',
      'The #thing# is half of a pair. #k2# has the other, and wears it at #feast#.',
    ],
    hooks: [
      '#n# needs a message sung under a window at #spot# on #day#, and cannot sing.',
      '#O# pays #sum# for the name of whoever leaves #ware# on #k2pos# sill.',
      '#k2# asks the characters to steal #k2them# away on #feast#, since #n# will never dare.',
      '#w# has the #thing# and a price: #sum#, or #opos# ear.',
      'Two people hide from #o# in the same cupboard at #work#. One is #n#, one is #w#.',
    ],
    theirs: [
      'Means #k2# for the heir of #w#, contract to be sealed on #day#.',
      'Knows, and is waiting to be asked like a decent parent.',
      'Despises #work# and all who smell of #ware#.',
    ],
  },
  {
    // A death on the conscience.
    roles: ['coroner', 'bereaved parent', 'sergeant of the watch', 'bargeman', 'travelling judge'],
    moods: ['dark', 'sad', 'strange'],
    wants: [
      'To confess to #O#, #role.a#, and be struck for it. #They# got as far as #spot# on #day#.',
      'That #O#, #role.a#, stop asking about #feast#, #k2# and the water.',
      'A stone for #k2#, with the right name. It costs #sum#, and #O# the #role# would ask who paid.',
    ],
    fears: [
      'Low water. What lies off #spot# would show, with the #thing# still round its wrist.',
      'That #w# talks in #whis# cups: #whe# was at #spot# too.',
      '#Day# nights, when a hand tries the shutters of #work# exactly as #k2# used to.',
    ],
    secrets: [
      '#k2# did not fall at #feast#. #n# pushed, over the #thing#, and #w# helped with the rest.',
      '#n# was to light the lamp at #spot#, and played dice with #w# instead. #k2# drowned by it.',
      'The #ware# that killed #k2# came from #work#. #n# knew, #o# does not, #w# was paid #sum#.',
    ],
    bonds: [
      'Pays #sum# a year for #k2pos# child, through #w#, who calls it a legacy.',
      '#k#, #rel#, swore to #o# that #n# was at #work# all night. It is the only lie #k# ever told.',
      'Keeps the #thing# clean and bright in #hide#, and tells it about #town#.',
    ],
    hooks: [
      '#O# asks the characters to walk through #feast# again with #them3#, hour by hour, from #spot#.',
      '#k2# has been seen at #spot#, wet to the hair. #n# offers #sum# to have it proved a trick.',
      'Children fish the #thing# out of the water at #spot#. #n# tries to buy it for #sum#.',
      '#w# is to hang on #day# for #k2pos# death, and says nothing. #n# says less.',
      '#n#, drunk, makes the #thing# over to a stranger “for the one at #spot#”.',
    ],
    theirs: [
      'Has every witness of #feast# in a notebook, and a gap the size of #n#.',
      'Comes to #work# for comfort, of all places.',
      'Suspects #w#, and is nearly sure by #day#.',
    ],
  },
  {
    // The rightful heir.
    roles: ['steward', 'notary', 'cousin by marriage', 'herald', 'dowager', 'estate bailiff'],
    anyAge: true,
    moods: ['heroic', 'strange', 'merry'],
    wants: [
      'What is #theirs# by #thing.a#: the house at #spot#, in which #O#, #role.a#, now sleeps.',
      'To stay out of it. #O# the #role# thinks otherwise and sends #sum# each #feast# to keep #them# willing.',
      'To see #thing.a# laid beside the one that #O#, #role.a#, keeps, before #day#, with #w# looking on.',
    ],
    fears: [
      'Accidents: #o# has had three round #ohim# since #feast#, one with #ware#.',
      'That #k# is the elder after all. #kpos# birth stands in the book at #spot#.',
      'Ending like #k2#, who laid the same claim and was last seen near #spot#.',
    ],
    secrets: [
      'The #thing# is false. #w#, #wrole.a#, made it for #sum#, and it convinced even #n#.',
      '#n# is the heir and has known for #years#. The proof is in #hide#; so is a letter forbidding it.',
      'The claim was #kpos#. #n# bought it with #sum# and #ware# when #k# was starving.',
    ],
    bonds: [
      '#w#, #wrole.a#, carried #n# out of the house at #spot# as a child, under #ware#.',
      'Brought up beside #k#, #rel#, who still thinks that the #thing# was a toy.',
      'Loves #opos# hall at #spot#, down to the damp. #They# served there #years# ago.',
    ],
    hooks: [
      'A notary reads a will at #spot# on #day#; #n# wants witnesses who can hold a door against #o#.',
      '#O# hires the characters to buy the #thing#, at #sum#, or to drop it down a well.',
      '#n# must spend one night in the house at #spot# on #feast#, says the will, awake.',
      '#w# dies at #work# with #npos# true name half said. #O# was in #town# by noon.',
      'Tenants near #spot# will rise for #n# on #day#, whether #they# like it or not.',
    ],
    theirs: [
      'Holds the house at #spot# in good faith, and would fight for it.',
      'Knows who #n# is, and pays #sum# a season that nobody else does.',
      'Needs #n# alive until #feast#, and not a day longer.',
    ],
  },
  {
    // An oath that has become a burden.
    roles: ['dying knight', 'order’s prior', 'old commander', 'hedge prophet', 'exiled lord'],
    moods: ['heroic', 'sad', 'dark'],
    wants: [
      'To keep a promise made to #O#, #role.a#: carry #thing.a# to #spot# by #feast#, unopened.',
      'Release. #O#, #role.a#, alone can give it, and has not spoken since #day#.',
      'Someone worthy of #thing.a#, so that the oath to #O# the #role# falls on younger shoulders.',
    ],
    fears: [
      'Dying at #work# with the #thing# still undelivered, as #k2# did.',
      'That #o# never meant it. #w# laughed when #n# spoke of #feast#.',
      'What is in #hide#: lately it knocks, #day# after #day#.',
    ],
    secrets: [
      'The oath was broken #years# ago, for #sum#. #n# has guarded an empty box ever since.',
      '#n# opened the #thing#, at #spot#, and knows now what #o# did to #k2#.',
      'There were two oaths, one to #o#, one to #w#. They cannot both be kept past #feast#.',
    ],
    bonds: [
      '#k#, #rel#, swore the same at #spot#, and has kept it better.',
      'To #o#, who once gave #n# water when there was only enough for #k2#.',
      '#w#, #wrole.a#, asks each #day# if today is the day. #n# would miss it.',
    ],
    hooks: [
      '#n# asks the strongest of them to take the #thing# as far as #spot#, and never to shake it.',
      'Riders in #opos# colours reach #town# on #day# and want the #thing#, unsworn or dead.',
      '#k# breaks the oath at #feast#. By its terms #n# must stop #k#, and asks for help to fail.',
      '#O# wakes, and asks who in #town# has the #thing#. It was never to be #n#.',
      'At #hide# the seal is cracked. #n# can pay #sum#, or tell what was inside.',
    ],
    theirs: [
      'Has forgotten the oath, or says so to #w#.',
      'Cannot die until the #thing# comes to #spot#.',
      'Tests #n#: the #thing# is worth #sum# at most.',
    ],
  },
  {
    // Informing on friends.
    roles: ['inquisitor', 'customs captain', 'spymaster’s clerk', 'prefect', 'bishop’s secretary'],
    moods: ['dark', 'strange'],
    wants: [
      'To stop. #O#, #role.a#, pays #sum# for each name, and #kpos# is the next on #ohis# list.',
      'To feed #O#, the #role#, one great lie about #spot# and be believed once.',
      'The #thing# with #their# signed reports out of the desk of #O#, #role.a#, before #feast#.',
    ],
    fears: [
      'That #w# sees #them# leave by #spot# on #day#, as on every #day#.',
      'A hood, a cart, and #k2pos# friends asking politely about #feast#.',
      'That #o# is replaced by someone who reads. Half of what #n# sold about #town# was made up.',
    ],
    secrets: [
      'It was #n# who gave #k2# to #o#, for #sum# and a licence for #ware#.',
      'The reports go to #hide# inside the #thing#. #w# has copied them for #years#.',
      'There is no plot at #spot#. #n# needed #sum#, and three people have hanged for it.',
    ],
    bonds: [
      '#k#, #rel#, prints what #n# denounces. They share #work# and a pot of soup.',
      'Owes #w# for a night at #spot# when the watch counted heads. #w# counted one too many.',
      'Has begun to like the friends of #k2#. #They# bring them #ware# and leave early.',
    ],
    hooks: [
      'A list reaches the characters by way of #work#. Their own names follow #kpos#.',
      '#w# asks them to find the informer of #spot# before #feast#, and suggests #k#.',
      '#n# will say where #k2# is held, for passage out of #town# on #day#.',
      '#O# offers #sum# a month for news of #spot#, and says that #n# has found it easy.',
      'A report in #npos# handwriting wraps the #ware# that they bought at #work#.',
    ],
    theirs: [
      'Believes one name in three, and pays #sum# for all.',
      'Was an informer once, under #k2#.',
      'Will trade #n# for #w# on #day#.',
    ],
  },
  {
    // Somebody lost.
    roles: ['press-gang captain', 'recruiter', 'ship’s mate', 'hospital warden', 'fairground owner'],
    anyAge: true,
    moods: ['sad', 'heroic', 'strange'],
    wants: [
      'To find #k2#, last seen at #spot# with #O#, #role.a#, #years# ago.',
      'One answer from #O# the #role#: what became of #k2# after #feast#?',
      '#thing.a.cap# that #k2# wore. #O#, #role.a#, was showing it about #spot# on #day#.',
    ],
    fears: [
      'That #k2# is well, lives in #town#, and crosses the street at #spot#.',
      'The letter from #o#. It has lain in #hide# since #feast#, unopened.',
      'That #k#, who has begun to go to #spot# too, will be next.',
    ],
    secrets: [
      '#n# was to mind #k2# that #feast#, and took #sum# from #o# for looking away.',
      'The quarrel: #k2# ran from #n#, not to #o#. #w# heard it through the wall of #work#.',
      'There was a ransom, #sum#. #n# had it, and bought #ware#.',
    ],
    bonds: [
      '#k#, #rel#, lays a place for #k2# each #day#, and #n# eats opposite it.',
      '#w#, #wrole.a#, walked the river with #n# from #spot# to the sea, looking.',
      'Keeps the #thing# of #k2pos# in #hide#, wrapped in #ware#.',
    ],
    hooks: [
      '#n# describes #k2# to every stranger at #spot#. This time one of the characters has met #k2them#.',
      '#O# is back in #town# for #feast#, with a wagon of people and one empty place.',
      'A child at #work# has the #thing#, and says that a hand gave it up through the floor near #spot#.',
      '#n# offers #sum# to whoever goes with #w# where #n# has not dared since #feast#.',
      '#k2# sends word: come to #spot# on #day#, alone. The writing is #opos#.',
    ],
    theirs: [
      'Sold #k2# onward, for #sum#, and remembers where.',
      'Never had #k2#, but says so to be paid.',
      'Is hiding #k2# from #n#, at #k2pos# own wish.',
    ],
  },
  {
    // A bargain with something that does not forget.
    roles: [
      'stranger at the crossroads',
      'drowned bishop',
      'lady under the hill',
      'tallow-faced pedlar',
      'voice in the well',
    ],
    moods: ['dark', 'strange'],
    wants: [
      'To find the flaw in a bargain: #thing.a# from #O#, the #role#, against whatever is born at #work# by #feast#.',
      'To give #thing.a# back to #O#, the #role#, who only takes back what is missed.',
      'A fool. #O#, the #role#, will accept another name for #npos# if it is signed at #spot# on #day#.',
    ],
    fears: [
      '#Feast#. #o# counts from there, and #years# are nearly up.',
      'That #k# is what #o# meant by “the first thing you see at #spot#”.',
      'Mirrors, since #day#. #o# has begun to stand in them, behind #ware#.',
    ],
    secrets: [
      'It was never about #ware#: #n# asked #o# for #kpos# life, and #k# must not know the price.',
      'The debt has been moved once already. #k2# of #spot# had #npos# name written in #k2their# book, and is gone.',
      'The #thing# in #hide# breathes. It was sold to #n# as luck, by #o#, for one true word.',
    ],
    bonds: [
      '#k#, #rel#, alive these #years# against all that #w# foretold.',
      '#w#, #wrole.a#, made the same bargain at #spot#, and shares #whis# candles.',
      'Cannot hate #o#, who came when #n# called and #town# did not.',
    ],
    hooks: [
      '#n# asks a character to sign for #ware# at #spot#. The ink is brown and the paper old.',
      'Somebody asks the way to #work# on #day#. Dogs will not look at #o#.',
      '#w# has read the bargain through and seen a gap: the #thing# must be stolen, by #feast#, from #n#.',
      'All that #n# touches turns out well, and a house at #spot# burns each time.',
      '#n# pays #sum# to have #k# kept out of #town# through #feast#, in irons if need be.',
    ],
    theirs: [
      'Wants what was promised, at #spot#, on #feast#.',
      'Would rather have #w#; is open to offers.',
      'Cannot come into #work# while the #thing# hangs there.',
    ],
  },
  {
    // A forgery, or somebody else's work.
    roles: ['guild examiner', 'former master', 'patron', 'critic', 'court buyer', 'rival'],
    moods: ['merry', 'strange', 'sad'],
    wants: [
      'The guild’s mark from #O#, #role.a#, on #feast#, for #thing.a# that #n# did not make.',
      'To make one thing as good as #thing.a#, and see #O#, the #role#, fooled honestly.',
      'To buy back #thing.a# from #O#, #role.a#, at whatever #w# says it is worth.',
    ],
    fears: [
      'That #o# asks #them# to do it again, at #work#, with people watching, on #day#.',
      '#k2#. Whoever made the #thing# is out of prison by #feast#.',
      'Rain. The colour on #opos# #thing# will not stand it at #spot#.',
    ],
    secrets: [
      'The #thing# is #k2pos# work. #n# found it in #hide# after the funeral, with a dozen more.',
      'Each piece of #ware# from #work# is stamped falsely. #w# cut the stamp for #sum#.',
      'The famous #thing# at #spot# is false; the true one props #npos# bed.',
    ],
    bonds: [
      '#k2# taught #n# all there is to #ware#, and was laughed out of #town# by #o#.',
      '#k#, #rel#, does half the work at #work# and signs nothing.',
      'Was praised once, by #w#, #wrole.a#, for something real. It hangs at #spot#.',
    ],
    hooks: [
      '#O# wants a twin to the #thing#, in #town#, by #day#. #n# hires thieves for the pattern.',
      '#k2# comes back to #spot# and buys #ware# from #n# without a word.',
      'Two of the #thing# turn up at #feast#, both by #n#, one of them warm.',
      '#w# offers the characters #sum# to spill wine on #opos# #thing#.',
      '#n# would have the #thing# stolen from #o# before #day#, loudly, by persons unknown.',
    ],
    theirs: [
      'Has staked #ohis# own name on #npos#.',
      'Knew at first sight, and wants #sum# in #ware#.',
      'Paid #sum# for the #thing#, and is to show it at #feast#.',
    ],
  },
  {
    // Somebody in hiding.
    roles: ['bounty hunter', 'bailiff', 'temple guard', 'vengeful uncle', 'lieutenant of horse'],
    anyAge: true,
    moods: ['heroic', 'merry', 'dark'],
    wants: [
      'To get #k2# out of #hide# and away by #feast#, past #O#, #role.a#.',
      'Bread for two and no questions. #O#, #role.a#, has begun to count what #work# buys.',
      'For #O# the #role# to look at #spot# instead. #w# might swear to it, for #sum#.',
    ],
    fears: [
      'A cough. #O# drinks at #work# now, right over #hide#.',
      'That #k2# did do it, #thing# and all, as #o# tells them at #spot#.',
      'That #k# mentions the second bowl to #w#.',
    ],
    secrets: [
      'In #hide#, behind #ware#, sleeps #k2#, for whom #o# pays #sum#.',
      'The one whom #n# hid #years# ago never left. #k2# passes now for #rel2.a# at #spot#.',
      '#n# took #sum# from #w# to hide #k2#, and would take more from #o#.',
    ],
    bonds: [
      '#k2# and #n# shared one blanket at #spot# in the bad year.',
      '#k#, #rel#, guesses, and has started to cook too much on purpose, every #day#.',
      'Is beholden to #w#, #wrole.a#, for the #thing# and a door left open at #feast#.',
    ],
    hooks: [
      '#n# needs a wagon with a false floor, full of #ware#, at #spot# on #day#.',
      '#O# takes rooms for the characters in #town# and asks them to listen to the walls of #work#.',
      '#k2# walks out of #hide# on #feast# and into the first tavern, and sings.',
      'Whoever buys #ware# at #work# finds #k2pos# plea in it, with directions to #spot#.',
      '#w# sells #k2# to #o# on #day#, unless #sum# is found first.',
    ],
    theirs: [
      'Has a warrant for #k2#, and #sum# to spend.',
      'Hates #k2# for the #thing#, and likes #n#.',
      'Leaves #town# on #day#, and means to leave with somebody.',
    ],
  },
  {
    // A feud.
    roles: ['neighbour', 'rival craftsman', 'brewer next door', 'upstream miller', 'former partner'],
    moods: ['merry', 'dark', 'sad'],
    wants: [
      'To outlive #O#, #role.a#, and be seen at the funeral in #thing.a#.',
      'The strip of ground at #spot# that #O#, #role.a#, fenced in at #feast#.',
      'An apology from #O#, the #role#, out loud, in #town#, for what was said of #ware#.',
    ],
    fears: [
      'That #o# dies first, and well, before #feast#.',
      'That #k# has been seen at #spot#, arm in arm with one of #opos#.',
      'Fire: #work# is dry wood, and #o# keeps smiling at it.',
    ],
    secrets: [
      'It was #n# who began it. The #thing# that #o# is blamed for lies in #hide#.',
      '#n# and #o# meet every #day# at #spot#, play draughts, and tell nobody in #town#.',
      '#w#, #wrole.a#, is paid #sum# by #n# and by #o# to keep it going.',
    ],
    bonds: [
      '#k#, #rel#, lost an eye in it at #feast#. #n# cannot stop now.',
      'Stood godparent to #k2#, of #opos# house, before it began, and sends #ware# in secret.',
      'The #thing# on the wall of #work# was #opos# gift, #years# ago.',
    ],
    hooks: [
      '#n# and #o# each hire the characters, on the same #day#, for the same #thing#.',
      'A well at #spot# is fouled. #O# says #n#, #n# says #o#, and #w# has new boots.',
      '#k# and #k2# mean to marry at #feast#, and want guards at both doors.',
      '#n# bets #sum# on beating #o# at #town# fair with #ware#, and asks for a small crime.',
      'Someone shoots at #o# from #work#. #n# was at #spot#, and can only prove it by shame.',
    ],
    theirs: [
      'Would stop tomorrow if #n# gave up #spot#.',
      'Has a bad heart and a good lawyer.',
      'Sleeps with the #thing# by the bed since #feast#.',
    ],
  },
  {
    // Desertion, from an army, a crew or a temple.
    roles: ['provost', 'one-time captain', 'recruit’s mother', 'drummer', 'quartermaster', 'standard bearer'],
    moods: ['sad', 'heroic', 'dark'],
    wants: [
      'Forgiveness from #O#, #role.a#, who stayed at #spot# when #n# ran.',
      'To go back to #spot#, find #thing.a#, and bring it to #O#, #role.a#, without giving a name.',
      'That the company of #O#, #role.a#, march past #town# on #day#, and not through.',
    ],
    fears: [
      'Drums. At #feast# #they# went down to #hide# and #k# had to coax #them# out.',
      'That #w# tells #k# why nobody else came home from #spot#.',
      'Running again: there is talk of #o# coming, and #ware# already stands packed.',
    ],
    secrets: [
      'The medal is #k2pos#. #n# took it at #spot#, with the #thing#, and left #k2# alive.',
      '#n# opened the gate at #spot#, for #sum#, and #o# was broken for it.',
      'Nobody ran. #O# sold the company at #spot#, and #n# is the last who saw.',
    ],
    bonds: [
      '#w#, #wrole.a#, ran too. They have never spoken of it, and meet each #day#.',
      'Sends #sum# to #k2pos# people at #feast#, as if from the regiment.',
      '#k#, #rel#, is proud of #them#. There is a song, and #k# sings it.',
    ],
    hooks: [
      '#O# musters all who were at #spot# for #feast#, and #n# wants to be ill, or dead.',
      'They wear something of #k2pos#, and #n# must know by whose hand they had it.',
      '#n# would guide them to #spot#, where the #thing# lies, as far as the last hill.',
      '#k# enlists under #o# on #day#. #n# pays #sum# to have it undone.',
      'Bones from #spot# are to be buried in #town#; among them stands #npos# name.',
    ],
    theirs: [
      'Counts #n# among the dead, and drinks to #them# every #feast#.',
      'Hunts the last of those who ran, with the #thing# as proof.',
      'Ran first.',
    ],
  },
  {
    // A find that is more than they can carry.
    roles: ['prospector', 'mine owner', 'sexton', 'tomb robber', 'surveyor', 'dealer in antiques'],
    anyAge: true,
    moods: ['merry', 'strange', 'heroic'],
    wants: [
      'To sell what lies below #work# before #O#, #role.a#, digs through from #spot#.',
      'Somebody to go down where #thing.a# came up. #O#, the #role#, went at #feast#, and whistled for an hour.',
      'To brick it up again. #O#, #role.a#, offers #sum#, then more, each #day#.',
    ],
    fears: [
      'What answers when #w# hammers at #spot#.',
      'That #k# follows the draught from #hide# down, as #k2# did.',
      'Being rich: #o# was, until #feast#.',
    ],
    secrets: [
      'The #thing# is not the only one. There are eleven more behind #hide#, and a door.',
      '#n# has been down. #w# thinks that #k2# fell at #spot#; #k2# was asked to stay.',
      'The ground is #opos#. #n# moved the markers at #spot# #years# ago for #ware#.',
    ],
    bonds: [
      '#k#, #rel#, dug it out with #n# by lamplight, and wants half, or #sum#.',
      '#k2# is still down there. #n# lowers #ware# on a rope each #day#, and it comes back empty.',
      'Trusts #w#, #wrole.a#, with the key, though #whe# sold the #thing# at #spot#.',
    ],
    hooks: [
      '#n# buys rope, oil and silence at #spot#, for #sum#, and asks who has fought in the dark.',
      '#O# wants #work# empty on #day#: a brawl, a fire, anything short of #npos# death.',
      'Since #feast# the cellars by #spot# are warm. #n# sells #ware# that never cools.',
      '#k# pays for drinks with the #thing#, twelve hundred years old.',
      'They hear #k2# below #work#, singing, and #n# drops #ware# to cover it.',
    ],
    theirs: [
      'Is a day’s digging away, from #spot#.',
      'Has the other half of the #thing#.',
      'Knows what it was shut in for, and was paid #sum# to forget.',
    ],
  },
  {
    // Blackmail.
    roles: ['scribe', 'barber', 'midwife', 'choirmaster', 'retired valet', 'letter carrier'],
    moods: ['dark', 'merry', 'sad'],
    wants: [
      'The letters. #O#, #role.a#, has nine, keeps them in #thing.a#, and sells one each #feast#.',
      'To know who else pays #O#, the #role#, and to meet them at #spot# on #day#.',
      'That #O#, #role.a#, choke on #npos# #ware#, by no fault of anybody’s.',
    ],
    fears: [
      'That #k# opens the post on #day#, before #n# is down.',
      'The day #n# can no longer find #sum#: #o# has picked #kpos# name-day.',
      'That #o# dies suddenly, and #w# inherits the #thing# unread.',
    ],
    secrets: [
      'What #o# knows is true: #n# paid #w# to lose #k2#, at #spot#.',
      'What #o# knows is #kpos# doing. #n# pays #sum# to keep it from #k#, and from #town#.',
      '#n# writes half of #opos# letters, for a share, and drops them at #spot#.',
    ],
    bonds: [
      '#k#, #rel#, thinks that #n# gambles, and hides #sum# for #them# in #hide#.',
      '#k2# pays #o# too. They found out at #spot#, and have been friends since #feast#.',
      'Once loved #o#, for #years#, when the two had #work# and one bed.',
    ],
    hooks: [
      '#n# asks for a burglary at #spot#: all of the #thing#, nothing read.',
      '#O# is dead on #day#, at #spot#, of #ware#. Nine people say that they did it.',
      'A letter meant for #n# is handed to a character at #work#: #sum#, #hide#, tonight.',
      '#k# hires them to follow #n# to #spot#, and to be gentle about it.',
      '#w# has the #thing# now, and cannot read. #n# must have it by #feast#.',
    ],
    theirs: [
      'Takes #sum# a season from #n#, and as much from #k2#.',
      'Keeps everything in the #thing#, and keeps that in #hide#.',
      'Does it for #ohis# sick child, and cries over each letter.',
    ],
  },
  {
    // A foretelling, or a mark of something to come.
    roles: ['star-reader', 'blind nun', 'card reader', 'mad hermit', 'almanac maker'],
    anyAge: true,
    moods: ['strange', 'heroic', 'sad'],
    wants: [
      'To be away from #spot# on #feast#, as #O#, #role.a#, told #them#, and back by #day#.',
      'To make it come true soon: #O#, #role.a#, said “after #thing.a#, gladness”.',
      'A second opinion. #O#, the #role#, has been right about #ware#, #k2# and the flood.',
    ],
    fears: [
      'That it was meant for #k#. #opos# finger was on the #thing#, but #ohis# eyes were not.',
      'Whoever limps. #O# said that, on #day#, and #w# has hurt #whis# foot.',
      '#Spot#, every stone of it; #n# goes round by the tannery.',
    ],
    secrets: [
      '#n# paid #o# #sum# to say it to #k#, and then it began to happen.',
      'Two of its three parts have come about: the #thing# at #spot#, #k2# on #feast#. The last is a murder.',
      '#n# dreams it too, before #day# each week, and in the dream holds the #thing#.',
    ],
    bonds: [
      '#k#, #rel#, laughs at it, and wears the #thing# all the same.',
      '#k2# was in the first line of it. #n# pays for the candle at #spot#.',
      '#w#, #wrole.a#, heard it too, and walks #n# home past #spot#.',
    ],
    hooks: [
      '#n# knows one of the characters: the #thing#, the gait, #ware# in hand. #O# named #them4# in it.',
      '#O# is gone from #spot# and has left #n# a bill: #sum#, “for the last line”.',
      'On #feast# #n# locks #them#self into #hide# and gives a stranger the key.',
      'Three people in #town# had the same telling from #o#, word for word. Two of them were at #spot#.',
      '#k# asks them to make it come true harmlessly, with #ware#, before #day#.',
    ],
    theirs: [
      'Made it up, and is frightened.',
      'Saw more, at #spot#, and was paid #sum# not to say it.',
      'Waits for #n# to ask about #k#.',
    ],
  },
]
