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
      'To redeem #thing.a# from #O#, #role.a#, who lent #n# #sum# on it.',
      '#sum# before #feast#. Then #O#, #role.a#, must hand over #thing.a# that was #kpos#.',
      'To settle with #O# the #role#: #sum# paid, #thing.a# redeemed, nobody at #work# the wiser.',
    ],
    fears: [
      'That #o# sells the #thing# before #feast#, and sells it to #w#.',
      'That #k# goes past #spot# and sees the #thing# in #opos# window.',
      'The knock. On #day# #o# sends porters to #work#, and #k# answers the door.',
    ],
    secrets: [
      'The #thing# was #kpos#, never #npos# to pledge. #k# believes that #w# stole it.',
      'The #sum# waits in #hide#, where #k# seldom looks.',
      '#n# forged #kpos# mark on #opos# ticket, pledging #ware#.',
    ],
    bonds: [
      '#k#, #rel#, stands surety for #them# at #spot#.',
      '#k#, #rel#, scrubs #opos# floors against the #sum# and calls it #feast# wages.',
      '#w#, #wrole.a#, lends small coin each #day#. #k# has not been told.',
    ],
    hooks: [
      '#n# offers #ware#, then #ware#, for the #thing# redeemed before #day#.',
      '#O# hires them to bring #sum# from #work#. The #thing# goes unmentioned.',
      'The #thing# hangs for sale at #spot#, #kpos# name scratched out.',
      '#k# asks who took the #thing#, and puts #sum# on #wpos# head.',
      'Somebody cleans out #opos# strongroom on #feast#. Only the #thing# turns up, at #work#.',
    ],
    theirs: [
      'Holds the #thing# for #sum#; would take #ware# instead.',
      'Has promised the #thing# to #w# by #day#.',
      'Lent the #sum# for love of #k#.',
    ],
  },
  {
    // A theft that was never found out.
    roles: ['collector', 'retired judge', 'abbess', 'ship owner', 'widow', 'antiquary'],
    anyAge: true,
    moods: ['strange', 'merry', 'dark'],
    wants: [
      'To put #thing.a# back at #opos#, #role.a# by trade, before #feast# and unseen.',
      'A buyer for #thing.a# who knows neither #O#, the #role#, nor #town#.',
      'To learn why #O#, #role.a#, lost #thing.a# and kept quiet in #town#.',
    ],
    fears: [
      'That #w#, on the ladder at #spot#, remembers more than #sum# covers.',
      'That #o# knows, comes by #work# each #day#, and smiles at #k#.',
      'Dogs. #opos# came near #hide# before #feast#.',
    ],
    secrets: [
      'The #thing# lies in #hide#, under #ware#. #n# took it #years# ago, with #w# on watch.',
      'It was #k# who broke into #opos# house. The #thing# stayed, first to protect #k#, then not.',
      'The #thing# is a copy. #w#, #wrole.a#, was offered #sum# to say so.',
    ],
    bonds: [
      '#n# was saved from #opos# dogs by #w#, #wrole.a#, for less than #sum#.',
      '#k#, #rel#, lost a place with #o#; #n# sends #ware# each #day#.',
      '#n# likes #o#. Would rather have robbed #w#.',
    ],
    hooks: [
      '#O# opens the house at #feast#; a distraction near #spot# would earn them #sum#.',
      'Under #ware#, in a box for #k#, lies the #thing#, marked “#spot#”.',
      '#w# sells a secret for #sum#: look into #hide# when #n# is out.',
      '#O# will pay #sum# for the #thing#, twice that for #k#, nothing for #n#.',
      'Bailiffs search #work# on #day#, and #n# gives strangers the #thing#, for #spot#.',
    ],
    theirs: [
      'Reported nothing: the #thing# was #kpos# once.',
      'Blames #k#, silently, all over #town#.',
      'Has guessed. Leaves #spot# unlocked for the #thing#.',
    ],
  },
  {
    // Living under another's name.
    roles: ['travelling clerk', 'old comrade', 'pilgrim', 'recruiting sergeant', 'coachman'],
    moods: ['sad', 'strange', 'heroic'],
    wants: [
      'To stay #n# of #town#, and for #O#, #role.a#, to leave before #day#.',
      'One word with #O# the #role#, who at #spot# shouted the old name.',
      'Papers. #w#, #wrole.a#, can make them for #sum#, and then let #O# the #role# say what #ohe# likes.',
    ],
    fears: [
      'A shout across #spot#, the old name, and #k# turning round.',
      'That #o# writes home from #town#, and someone comes by #feast#.',
      'The #thing# bears #npos# true name, and #k# dusts it on #day#.',
    ],
    secrets: [
      '“#Full#” died #years# ago. Name and #thing# came from #w#.',
      'There is a spouse, #k2#, who sells #ware#. #O# stood witness on #feast#.',
      'The true name fetches #sum# in #town#; the #thing# in #hide# is why.',
    ],
    bonds: [
      '#k# came, #years# ago, with #ware#, and asked #town# nothing.',
      '#k#, #rel# only since #day#, matters more than #town#.',
      'Each #feast# the real #nfamily# family gets #sum#, by #w#.',
    ],
    hooks: [
      '#O# asks about #town# for #k2#, and the likeness startles #k#.',
      'A letter reaches #k# at #work#: “#Full#, deceased”, and #sum#.',
      '#n# pays #sum# for escort past #spot# by #day#, with #k# asleep.',
      '#k# finds the #thing#, another name inside, at #spot#.',
      '#O# lies senseless near #spot#. #opos# purse is full; #wpos# is fuller.',
    ],
    theirs: [
      'Would be silent for #sum#, or for #thing.a#.',
      'Talks freely at #spot#, and leaves on #day#.',
      'Must bring the #nfamily# family a body, by #feast#.',
    ],
  },
  {
    // A love that must not be known.
    roles: ['magistrate', 'watch captain', 'rival trader', 'ship’s captain', 'tax collector', 'temple warden'],
    moods: ['merry', 'sad', 'heroic'],
    wants: [
      'To marry #k2#, child of #O# the #role#, by #feast#, and stay in #town#.',
      'A night’s start. #k2# comes to #spot# on #day#, and #O#, #role.a#, follows.',
      '#opos# blessing. #O#, #role.a#, is #k2pos# parent, and fond of #ware#.',
    ],
    fears: [
      'That #w# has read what #k2# hid in the #thing#, and tells #o#.',
      'That #k2# tires of #spot#, and says yes to #w# on #day#.',
      '#opos# temper. One suitor left #town# on the #day# cart, past #spot#.',
    ],
    secrets: [
      'They wed #years# ago before #w#, #wrole.a#. In #hide# is the proof.',
      'There is a child: #k# minds it near #spot#. #O# once gave it #ware#.',
      'It is not #k2# but #o# whom #n# loves. The #thing# was meant for #ohim#.',
    ],
    bonds: [
      '#k2#, of course; and #k#, #rel#, who takes the #thing# between them, notes inside.',
      '#w#, #wrole.a#, guards #hide# for #k2# each #day#.',
      'The #thing# is one of two. #k2# wears the other at #feast#.',
    ],
    hooks: [
      'Whoever sings at #k2pos# window, off #spot#, on #day#, earns #sum#.',
      '#O# pays #sum# to learn what #k2# does with #ware# at #spot#.',
      'On #feast# #k2# must be stolen from #o#, past #spot#.',
      '#w# has the #thing# and a price: #sum#, or #opos# ear.',
      '#n# and #w# both hide from #o#, behind #ware#, in #work#, each unaware.',
    ],
    theirs: [
      'Means #k2# for #wpos# heir, on #day#.',
      'Knows, and sits at #spot#, waiting to be asked.',
      'Despises #work# and the smell of #ware#.',
    ],
  },
  {
    // A death on the conscience.
    roles: ['coroner', 'mourner', 'watch sergeant', 'bargeman', 'travelling judge'],
    moods: ['dark', 'sad', 'strange'],
    wants: [
      'To confess to #O#, #role.a#, having turned back at #spot# last #day#.',
      'That #O#, #role.a#, [stop|leave off] asking about #feast#, #k2# and the water.',
      'A stone for #k2# at #spot#. It costs #sum#, and #O# the #role# would wonder.',
    ],
    fears: [
      'Low water. Off #spot# lies #k2#, the #thing# about one wrist.',
      'That #w# talks when drunk: at #spot# there were two.',
      '#Day# nights, when #k2# scratched at #work# so.',
    ],
    secrets: [
      '#k2# did not fall at #feast#. #n# pushed, over the #thing#, and #w# helped with the rest.',
      '#n# was to light #spot#, and diced with #w# instead. #k2# drowned of it.',
      'The #ware# that killed #k2# came from #work#. #n# knew, #o# does not, #w# was paid #sum#.',
    ],
    bonds: [
      '#n# pays #sum# a year for #k2pos# child, which #w# calls a legacy.',
      '#k#, #rel#, swore otherwise to #o#, at #work#. It was #kpos# only lie.',
      '#n# keeps the #thing# bright in #hide#, and tells it #town# gossip.',
    ],
    hooks: [
      '#O# has the characters walk #feast# again, from #spot# to #work#.',
      '#k2# walks at #spot#, dripping. #n# pays #sum# for proof of #w#.',
      'Children fish up the #thing# off #spot#. #n# offers them #sum#.',
      '#w# hangs by #feast# for #k2#. Neither #w# nor #n# speaks.',
      'Somebody hands them the #thing# at #spot#: “Give that to #k2#.”',
    ],
    theirs: [
      'Has #feast# on paper, #spot# included, without #n#.',
      'Comes to #work# for comfort on #day#.',
      'Suspects #w#, near enough for #day#.',
    ],
  },
  {
    // The rightful heir.
    roles: ['steward', 'notary', 'distant cousin', 'herald', 'dowager', 'estate bailiff'],
    anyAge: true,
    moods: ['heroic', 'strange', 'merry'],
    wants: [
      'What #thing.a# proves: the house at #spot#, in which #O#, #role.a#, now sleeps.',
      '[To be left alone|Only peace|Quiet]. #O# the #role# sends #sum# each #feast# to prevent that.',
      'To lay #thing.a# beside its twin at #opos#, #role.a#, before #day#, with #w# watching.',
    ],
    fears: [
      'Accidents: #o# has met three since #feast#, one with #ware#.',
      'That #k# is older. #spot# keeps a book with #kpos# birth.',
      'Ending like #k2#, who claimed #spot# too, before #feast#.',
    ],
    secrets: [
      'The #thing# is false. #w#, #wrole.a#, made it for #sum# and told #k#.',
      '#n# is heir. Under #ware#, in #hide#, lies proof.',
      'The claim was #kpos#. #n# bought it with #sum# and #ware# when #k# was starving.',
    ],
    bonds: [
      '#w#, #wrole.a#, carried #n# away from #spot# as a child, under #ware#.',
      '#n# grew up with #k#, #rel#, who thinks the #thing# a toy.',
      '#n# loves #opos# hall at #spot#, and #k#, who still serves there.',
    ],
    hooks: [
      'A will opens at #spot# on #day#; #n# expects #o# to break in.',
      '#O# wants the #thing# bought for #sum#, or sunk off #spot#.',
      'The will demands one #feast# alone at #spot#, and #o# has the keys.',
      '#w# dies at #work#, a name half said. #O# was in #town# by noon.',
      'Tenants near #spot# rise for #n# on #day#, asking nobody but #w#.',
    ],
    theirs: [
      'Honestly believes #spot# paid for, in #ware#.',
      'Knows #n#, and pays #sum# yearly about #spot#.',
      'Needs #n# alive until #feast#.',
    ],
  },
  {
    // An oath that has become a burden.
    roles: ['dying knight', 'order’s prior', 'old commander', 'hedge prophet', 'exiled lord'],
    moods: ['heroic', 'sad', 'dark'],
    wants: [
      '[To keep faith with|To do right by|To obey] #O#, #role.a#, and bring #thing.a#, unopened, to #spot# by #feast#.',
      'To be released by #O#, #role.a#, who since #day# knows only #k#.',
      'Someone worthy of #thing.a#, so that #O# the #role# may release #n#.',
    ],
    fears: [
      'Dying at #work# with the #thing# still undelivered, as #k2# did.',
      'That #o# never meant it. #w# laughed, at #feast#.',
      'What is in #hide#: lately it knocks, #day# after #day#.',
    ],
    secrets: [
      'The oath was broken #years# ago, for #sum#. The #thing# is empty.',
      '#n# opened the #thing#, at #spot#, and knows now what #o# did to #k2#.',
      'Two oaths bind, to #o# and to #w#. By #feast# one breaks.',
    ],
    bonds: [
      '#k#, #rel#, swore too, at #spot#, and means it.',
      '#n# lives because #o# gave up water, one #feast#, meant for #k2#.',
      '#w#, #wrole.a#, asks each #day#: released yet? #k# dreads the yes.',
    ],
    hooks: [
      '#n# hands the #thing# to the strongest, for #spot#, and warns of #w#.',
      'Riders in #opos# colours reach #town# on #day# and want the #thing#, unsworn or dead.',
      '#k# breaks the oath at #feast#. Stopping #k# needs friends, and #w# has none.',
      '#O# wakes, and asks #town# for the #thing#. It was meant for #k#.',
      'The seal on #hide# has cracked; #n# pays #sum# to mend it.',
    ],
    theirs: [
      'Forgot it, or tells #w# so.',
      'Cannot die until the #thing# comes to #spot#.',
      'Tests #n#: the #thing# is worth #sum# at most.',
    ],
  },
  {
    // Informing on friends.
    roles: ['inquisitor', 'customs captain', 'spymaster’s clerk', 'prefect', 'bishop’s secretary'],
    moods: ['dark', 'strange'],
    wants: [
      'To stop. #O#, #role.a#, pays #sum# a name, and #kpos# comes next.',
      'To feed #O#, the #role#, one great lie about #spot# and be believed once.',
      'Every report back, #thing# included, from #O#, #role.a#, before #feast#.',
    ],
    fears: [
      'That #w# sees #them# leave by #spot# on #day#, as on every #day#.',
      'A hood, a cart, #k2pos# friends asking #k# about #feast#.',
      'That #o# retires, and #w# reads the reports on #town#.',
    ],
    secrets: [
      '#n# sold #k2# to #o#, for #sum# and #ware#.',
      'Reports go to #hide# inside the #thing#. #w# has read every #day# of it.',
      'Nothing was plotted at #spot#. #n# needed #sum#, and #k2# hanged.',
    ],
    bonds: [
      '#k#, #rel#, prints [the very|the same] [pamphlets|papers|ballads] reported to #o#. They share #work#.',
      '#n# owes #w# for a night at #spot#: the watch counted #k#, and #w# miscounted.',
      '#n# has begun to like #k2pos# friends. Brings them #ware#, and leaves by #spot#.',
    ],
    hooks: [
      'They find #opos# list at #work#: #k#, #w#, and themselves.',
      '#w# asks who informs at #spot# before #feast#, and suggests #k#.',
      '#n# would free #k2#, if #spot# were unguarded on #day#.',
      '#O# offers #sum# for news of #spot#, and gives #work# as reference.',
      '#opos# report on #k2# is wrapped round #ware# bought at #work#.',
    ],
    theirs: ['Pays #sum# a name; trusts #w# more.', 'Informed once, on #k2#.', 'Will trade #n# for #w# on #day#.'],
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
      'That #k2# is well, in #town#, and crosses #spot# to avoid #n#.',
      'The letter from #o#, in #hide# since #feast#, unopened.',
      'That #k# goes to #spot# too, and #o# is there.',
    ],
    secrets: [
      '#n# was to mind #k2# that #feast#, and took #sum# from #o# for looking away.',
      'They quarrelled: #k2# ran from #n#, and #o# was kind. #w# heard it at #work#.',
      'There was a ransom, #sum#. #n# spent it on #ware#.',
    ],
    bonds: [
      '#k#, #rel#, lays a place for #k2# each #day#, and serves #ware#.',
      '#w#, #wrole.a#, searched with #them# from #spot# to the sea.',
      '#n# keeps the #thing# of #k2pos# in #hide#, wrapped in #ware#.',
    ],
    hooks: [
      '#n# describes #k2# to everyone at #spot#; it fits #wpos# boarder.',
      '#O# is back for #feast#, with a wagon for #spot# and #k2# not on it.',
      'A child at #work# has the #thing#, and says #k2# gave it up through #spot#.',
      '#n# offers #sum# for company to #spot#, where #w# went on #day#.',
      '#k2# sends word: come to #spot# on #day#. #opos# hand wrote it.',
    ],
    theirs: [
      'Sold #k2# onward, for #sum#, and remembers where.',
      'Never had #k2#; says so for #sum#.',
      'Is hiding #k2# from #n#, at #k2pos# own wish.',
    ],
  },
  {
    // A bargain with something that does not forget.
    roles: ['crossroads stranger', 'drowned bishop', 'hill lady', 'pale pedlar', 'well voice'],
    moods: ['dark', 'strange'],
    wants: [
      'A loophole: #O#, the #role#, gave #thing.a# against #kpos# firstborn, due #feast#.',
      'To return #thing.a# to #O#, #role.a#, whom only #kpos# tears move.',
      'To have #k2# taken instead: #O#, #role.a#, agrees if #w# signs.',
    ],
    fears: [
      '#Feast#. #o# counts from there, and #years# are nearly up.',
      'That #k# is what #o# meant by “the first #ware# through #spot#”.',
      'Mirrors, since #day#: #o# stands in them, behind #k#.',
    ],
    secrets: [
      'It was not #ware#: #n# asked #o# for #kpos# life, and #k# will be the price.',
      'Another signed before: #k2#, of #spot#, who went with #o#.',
      'The #thing# in #hide# breathes. #o#, at #sum#, called that luck.',
    ],
    bonds: [
      '#k#, #rel#, alive these #years# against all that #w# foretold.',
      '#w#, #wrole.a#, signed too, at #spot#, and brings candles on #day#.',
      '#n# cannot hate #o#, who came when #town# did not.',
    ],
    hooks: [
      'They are asked, at #spot#, to sign for #ware#; #opos# seal is below.',
      'Somebody asks for #work# on #day#. Dogs run from #o#, all over #town#.',
      '#w# sees a way: the #thing# must be stolen, by #feast#, from #n#.',
      'Each #day# #work# has luck, and #spot# burns again.',
      '#n# pays #sum# to keep #k# away from #town# through #feast#, by force.',
    ],
    theirs: [
      'Wants #k#, at #spot#, on #feast#.',
      'Would rather have #w#; is open to offers.',
      'Cannot come into #work# while the #thing# hangs there.',
    ],
  },
  {
    // A forgery, or somebody else's work.
    roles: ['guild examiner', 'former master', 'patron', 'critic', 'court buyer', 'rival'],
    moods: ['merry', 'strange', 'sad'],
    wants: [
      'The guild’s mark from #O#, #role.a#, on #feast#, for #thing.a# that #k2# made.',
      '[To make|To show] a better #thing#, and have #O#, the #role#, admit it.',
      'To recover #thing.a# from #O#, #role.a#, at whatever #w# says it is worth.',
    ],
    fears: [
      'That #o# orders another, at #work#, under #wpos# eyes, on #day#.',
      '#k2#. Whoever made the #thing# is free by #feast#.',
      'Rain. #opos# #thing# would run, at #spot#, before #town#.',
    ],
    secrets: [
      'The #thing# is #k2pos# work, found in #hide#, and #w# saw.',
      'The stamp on #ware# from #work# is false. #w# cut it for #sum#.',
      'The famous #thing# at #spot# is false; #k# owns the other.',
    ],
    bonds: [
      '#k2# taught #n# about #ware#; #o# laughed.',
      '#k#, #rel#, does half of #work#, unsigned, for #sum#.',
      '#n# was praised once, by #w#, #wrole.a#. The piece hangs at #spot#.',
    ],
    hooks: [
      '#O# wants a second #thing# by #day#, and #w# knows thieves.',
      '#k2# comes back to #spot#, silent, and buys #ware# at #work#.',
      'A second #thing# turns up at #feast#, identical, and #w# laughs.',
      '#w# pays #sum# to see #opos# #thing# spoiled.',
      '#n# wants the #thing# stolen from #o# before #day#, and #w# blamed.',
    ],
    theirs: [
      'Has staked #town# on #npos# skill.',
      'Knew at once; wants #sum#, or #ware#.',
      'Paid #sum# for it, for #feast#.',
    ],
  },
  {
    // Somebody in hiding.
    roles: ['bounty hunter', 'bailiff', 'temple guard', 'vengeful uncle', 'horse lieutenant'],
    anyAge: true,
    moods: ['heroic', 'merry', 'dark'],
    wants: [
      'To get #k2# out of #hide# and away by #feast#, past #O#, #role.a#.',
      'To get food past #O#, #role.a#, to #k2# each #day#.',
      'To make #O#, #role.a#, search #spot# instead. #w# would swear, for #sum#.',
    ],
    fears: [
      'A cough. #O# [drinks|sits|prays] at #work# now, [right over|just above] #hide#.',
      'That #k2# did do it, #thing# and all, as #o# tells them at #spot#.',
      'That #k# mentions two bowls to #w#.',
    ],
    secrets: [
      'In #hide#, behind #ware#, sleeps #k2#, for whom #o# pays #sum#.',
      'Someone hidden #years# ago never left: #k2# passes for #rel2.a# at #spot#.',
      '#n# took #sum# from #w# to hide #k2#, and would sell to #o#.',
    ],
    bonds: [
      '#n# and #k2# shared one blanket at #spot#, one #feast#.',
      '#k#, #rel#, guesses, and leaves #ware# out on #day#.',
      '#n# is beholden to #w#, #wrole.a#, for the #thing# and a bed at #feast#.',
    ],
    hooks: [
      '#n# needs a wagon, #ware# on top, at #spot# on #day#.',
      '#O# rents rooms near #spot#. Seen thence: #work#, and #k2# by night.',
      '#k2# walks out of #hide# on #feast#, to #spot#, and sings.',
      'Whoever buys #ware# at #work# finds #k2pos# plea inside: #spot#, midnight.',
      '#w# sells #k2# to #o# on #day#, unless #sum# is found first.',
    ],
    theirs: [
      'Has a warrant for #k2#, and #sum# to spend.',
      'Hates #k2# for the #thing#, and likes #n#.',
      'Leaves #town# on #day#, not alone if #w# helps.',
    ],
  },
  {
    // A feud.
    roles: ['neighbour', 'rival craftsman', 'next-door brewer', 'upstream miller', 'former partner'],
    moods: ['merry', 'dark', 'sad'],
    wants: [
      'To see #O#, #role.a#, leave #town#, and get back #thing.a#.',
      'The field at #spot# that #O#, #role.a#, fenced in at #feast#.',
      'An apology from #O#, the #role#, out loud, in #town#, for slandering #ware#.',
    ],
    fears: [
      'That #o# dies first, before #feast#.',
      'That #k# is courting someone of #opos# house.',
      'Fire: #work# is dry wood, and #o# keeps smiling at it.',
    ],
    secrets: [
      '#n# began it. The #thing# #o# “stole” lies in #hide#.',
      '#n# and #o# meet every #day# at #spot#, at draughts, while #k# stands guard.',
      '#w#, #wrole.a#, is paid by both, #sum# each, and keeps #o# angry.',
    ],
    bonds: [
      '#k#, #rel#, limps since #feast#. #n# blames #opos# dogs.',
      '#n# is godparent to #k2#, of #opos# house, and sends #ware# through #w#.',
      'The #thing# that hangs in #work# was #opos# gift, #years# ago.',
    ],
    hooks: [
      '#n# and #o# both want the #thing# stolen on #day#, and hire them.',
      'A well at #spot# is fouled. #O# blames #w#, #w# blames #o#, and #k# has new boots.',
      '#k# and #k2# mean to marry at #feast#, with guards, against #o#.',
      '#n# bets #sum# against #o# at #feast#, and wants sabotage at #spot#.',
      'Someone shoots at #o# from #work#. #n# was at #spot#, with #k2#, in secret.',
    ],
    theirs: [
      'Would make peace, for #spot#.',
      'Has gout, #k2#, and a good lawyer.',
      'Sleeps with the #thing# by the bed since #feast#.',
    ],
  },
  {
    // Desertion, from an army, a crew or a temple.
    roles: ['provost', 'one-time captain', 'recruit’s mother', 'drummer', 'quartermaster', 'standard bearer'],
    moods: ['sad', 'heroic', 'dark'],
    wants: [
      'Forgiveness from #O#, #role.a#, who stayed at #spot# when #n# ran.',
      'To return to #spot#, find #thing.a#, and send it to #O#, #role.a#, by #w#.',
      'That the company of #O#, #role.a#, march past #town# on #day#, and not through.',
    ],
    fears: [
      'Drums, ever since #feast#, spent in #hide#.',
      'That #w# tells #k# who came home from #spot#.',
      'Running again: #o# is expected, and #k# has packed.',
    ],
    secrets: [
      'The medal is #k2pos#. #n# took it at #spot#, with the #thing#, and left #k2# to die.',
      '#n# opened the gate at #spot#, for #sum#, and #o# was broken for it.',
      'Nobody ran. #O# sold the company at #spot#, and only #w# asked.',
    ],
    bonds: [
      '#w#, #wrole.a#, ran too. Each #day# they discuss #ware#.',
      '#n# sends #sum# to #k2pos# people at #feast#, signed by #o#.',
      '#k#, #rel#, sings #w# a song about #spot#.',
    ],
    hooks: [
      '#O# musters all of #spot# for #feast#, and #n# wants #o# lied to.',
      'They carry what was #k2pos#, says #w#, who buried #k2them# at #spot#.',
      'The #thing# lies beyond #hide#, and #w# can lead them from #spot#.',
      '#k# enlists under #o# on #day#. #n# pays #sum# to stop it.',
      'Bones from #spot# come to #town#; #opos# hand labelled them.',
    ],
    theirs: [
      'Drinks, each #feast#, to #k2#.',
      'Hunts runaways, the #thing# in hand.',
      'Ran first, at #spot#, and never says so.',
    ],
  },
  {
    // A find that is more than they can carry.
    roles: ['prospector', 'mine owner', 'sexton', 'tomb robber', 'surveyor', 'antiques dealer'],
    anyAge: true,
    moods: ['merry', 'strange', 'heroic'],
    wants: [
      '[To sell|To move|To be paid for] what #hide# hides, before #O#, #role.a#, hears of it.',
      'Help below, where #thing.a# was found: #O#, the #role#, went down with #w#.',
      '[To brick it up|To fill it in|To forget it|To move away]. #O#, #role.a#, offers #sum#, then more, each #day#.',
    ],
    fears: [
      'What answers when #w# hammers at #spot#.',
      'That #k# follows #k2# down through #hide#.',
      'Being rich: #o# was, until #feast#.',
    ],
    secrets: [
      'The #thing# has sisters behind #hide#: eleven, says #w#.',
      '#n# has been down. #w# thinks that #k2# fell at #spot#; #k2# was asked to stay.',
      'The ground is #opos#. Moved the markers at #spot# #years# ago, for #ware#.',
    ],
    bonds: [
      '#k#, #rel#, dug too, and wants #sum#.',
      '#k2# is down there. Each #day# #ware# goes down, and #k# hauls rope.',
      '#n# trusts #w#, #wrole.a#, with the key, though #spot# saw the #thing# sold.',
    ],
    hooks: [
      'Someone buys rope at #spot#, for #sum#, and asks #w# about monsters.',
      '#O# wants #work# empty on #day#, and #w# sells matches.',
      'Since #feast# the cellars by #spot# are warm, and #k# avoids them.',
      '#k# pays at #spot# with the #thing#, older than #town#.',
      'They hear #k2# below #work#, singing, and #w# whistles to cover it.',
    ],
    theirs: ['Digs from #spot#, a #day# away.', 'Has a second #thing# from there.', 'Knows why; took #sum# to forget.'],
  },
  {
    // Blackmail.
    roles: ['scribe', 'barber', 'midwife', 'choirmaster', 'retired valet', 'letter carrier'],
    moods: ['dark', 'merry', 'sad'],
    wants: [
      'The letters. #O#, #role.a#, keeps nine in #thing.a#, for sale by #feast#.',
      'To catch #O#, the #role#, being paid at #spot#.',
      '[To be rid of|To ruin|To silence] #O#, #role.a#, with #w# to blame.',
    ],
    fears: [
      'That #k# opens the post on #day#, before #n# is down.',
      'The day without #sum#: #o# has picked #kpos# name-day.',
      'That #o# dies suddenly, and #w# inherits the #thing# unread.',
    ],
    secrets: [
      'What #o# knows is true: #w# was paid to lose #k2#, at #spot#.',
      'What #o# knows is #kpos# doing. #n# pays #sum# so that #k# sleeps.',
      '#n# writes half of #opos# letters, by #spot# light.',
    ],
    bonds: [
      '#k#, #rel#, suspects #w#, and hides #sum# in #hide#.',
      '#k2# pays #o# too. They met at #spot#, each with #ware# to sell.',
      '#n# loved #o#, for #years#, in rooms over #spot#.',
    ],
    hooks: [
      '#n# wants a burglar for #spot#, to bring the #thing#, unread.',
      '#O# is dead on #day#, at #spot#, of #ware#. Even #k# confesses.',
      '#k# finds #npos# letter: “#sum#, in #hide#, tonight”.',
      '#k# hires them to follow #n# to #spot# on #day#, unseen.',
      '#w# has the #thing#, and opens it on #feast#.',
    ],
    theirs: ['Takes #sum#; from #k2#, double.', 'Keeps all in the #thing#, at #hide#.', 'Pays #k2pos# doctor with it.'],
  },
  {
    // A foretelling, or a mark of something to come.
    roles: ['star-reader', 'blind nun', 'card reader', 'mad hermit', 'almanac maker'],
    anyAge: true,
    moods: ['strange', 'heroic', 'sad'],
    wants: [
      'To avoid #spot# on #feast#, as #O#, #role.a#, told #k#.',
      'To find #thing.a# first: #O#, #role.a#, foretold luck from it.',
      'To prove #O#, #role.a#, wrong about #feast# and #k2#.',
    ],
    fears: [
      'That it means #k#: #o# looked away, and #w# saw it.',
      'Whoever limps, as #O# foretold: #w# has hurt #whis# foot.',
      'What #o# foretold of #spot#, and of #hide#.',
    ],
    secrets: [
      '#n# paid #o# #sum# to tell #k# so, and then #ware# began to rot.',
      'Two parts came true: the #thing#, then #k2pos# death. The last is #wpos#.',
      '#n# dreams it [too|also|as well], [before each|every] #day#, holding the #thing#.',
    ],
    bonds: [
      '#k#, #rel#, laughs, and wears the #thing# to #feast#.',
      '#k2# died first. At #spot# a candle burns.',
      '#w#, #wrole.a#, heard too; together, #spot# is bearable.',
    ],
    hooks: [
      'As #o# foretold, strangers come to #spot# with #ware#; #k# is afraid.',
      '#O# is gone from #spot#, leaving only a bill: #sum#, “for #feast#”.',
      'On #feast# #n# goes into #hide#. Strangers keep #work# meanwhile.',
      'Three people in #town# had one telling from #o#. Two met at #spot#, over #ware#.',
      '#k# asks for help at #spot# before #day#, since #o# foretold blood.',
    ],
    theirs: [
      '[Made it all up|Invented it|Lied] for #k#.',
      'Saw more, at #spot#, and took #sum# for silence.',
      'Would tell all, of #k#, if asked.',
    ],
  },
]
