import type { ShopStory } from './story.ts'

/** Who the keeper is, was, loves, misses or has wronged. */
export const peopleStories: readonly ShopStory[] = [
  {
    name: 'murder',
    about:
      /\b(?:murder\w*|mystery meat|the meat|nobody asks|kill(?:s|ed|er|ing)?|serial|victims?|cannibal\w*|human flesh|corpse in|bodies|body)\b/,
    party: { links: 'by|of', isDirect: true },
    wants: [
      'To know who [killed|drowned|poisoned] #other#, and left the body #x#',
      'To be rid of what is in the [cellar|loft|barrel] before #other# is [missed|found]',
      'To prove that #other# [lives|left town], and is only hiding',
    ],
    fears: ['#other.poss.cap# family, who have begun to ask', 'The smell, on warm days'],
    stash: ['#p.cap#, last seen on #other#, washed', 'A bundle of clothes of the wrong size, with a stain'],
    hook: [
      '#other.cap# was last seen [going|coming] into #house#. #keeper# swears to [nothing more|a quarrel only], and pays #pay# for the truth: #localB# was [there|at the back door], and hides #x#. The watch [comes|is sent] for #keeper# #wantDeadline#.',
      'A body was [left|found] in #house# at night, and it is not #keeper.poss# [work|doing]. #keeper# gives #pay# to [learn|hear] whose, before it is [found|smelled]. #p.cap# was in its [hand|boot]; #other# [sold|lost] #it#, #x#.',
      '#other.cap# [paid|left] #asum# to be thought dead, and #keeper# helped: the blood was a [pig’s|goat’s]. Now there is a real body #x#. #keeper# [gives|offers] #pay# to find #other#, #wantDeadline#, before #localB# does.',
    ],
    rumour: ['#other.cap# went into #house# and never came out.', '#keeper# buys quicklime by the barrel.'],
    errand: ['looking for #other#, and showing a drawing', 'sniffing the air, and asking about the cellar'],
  },
  {
    name: 'past',
    about:
      /\b(?:retired|former(?:ly)?|ex-\w+|used to be|once (?:was|an?)|assassins?|mercenar\w*|deserter|in hiding|hiding from|on the run|wanted|fugitive|escaped|disgraced|exiled?|banished|pirate|gladiator|executioner|veteran|nervous|paranoid|anxious|scared|jumpy|timid)\b/,
    party: { links: 'from|by|for', isDirect: false },
    wants: [
      'To be left [alone|in peace] by #other#, and sell #wares# [until the end|honestly|quietly]',
      'To make good one [thing|wrong] from the old days, to #other#, [unseen|unthanked]',
      'To bury the [old name|tools|uniform], with #other# looking on',
    ],
    fears: ['A face from the old days: #other.poss#', 'Hearing the old name said aloud in #house#'],
    stash: [
      'The tools of the old trade, oiled, behind #few# bricks',
      'A wanted notice with a younger #keeper# on it, and #other.poss# name below',
    ],
    hook: [
      '#other.cap# has come to #place#, and [knows|remembers] #keeper# from before. #keeper# gives #pay# to learn what #them# [wants|is after], #x#: [one last job|revenge|a witness|to say sorry]. If it is [blood|the worst], #keeper# must take up the [old|hidden] tools.',
      '[Somebody|A stranger] does what #keeper# [used to do|once did], in the same way, and the watch will look for [old|known] hands. #keeper# pays #pay# for the [pupil’s|copyist’s] name. #other.cap# [taught|trained] them both, and lives #x#.',
      '#keeper# left the old life with #p#, which is #other.poss#. It must be [laid|sent] back #x# #wantDeadline#, and those who [bring|carry] it will be [searched|asked who sent them]. #keeper# [gives|offers] #pay#; #localB# used to be [one of them|a victim].',
    ],
    rumour: [
      '#keeper# was somebody else before coming to #place#: look at those hands.',
      '#other.cap# has asked in #few# inns for somebody like #keeper#.',
    ],
    errand: [
      'staring at #keeper#, and trying to remember where',
      'leaving a black glove on the counter, without a word',
    ],
  },
  {
    name: 'imposture',
    about:
      /\b(?:secretly (?:an?|the)|disguis\w*|pretend\w*|impost\w*|actually (?:an?|the)|really (?:an?|the)|in human form|doppelg\w*|shapeshift\w*|polymorph\w*|false name|masquerad\w*|double life)\b/,
    hints: /\b(?:dragon|mimic)\b/,
    wants: [
      'To be taken for what #keeper# [seems|claims] to be until #other# has [gone|left town]',
      'To tell one person the [truth|whole truth]: #other#',
      'To [learn|forge] one thing that #other# would ask the real one',
    ],
    fears: ['Mirrors, priests and #other#, who see too much', 'Being loved for the wrong face'],
    stash: [
      'A second face, in a hatbox, and cream for the joins',
      'A shed skin, a false birth certificate and a letter to #other#',
    ],
    hook: [
      '#other.cap# has [guessed|seen] what #keeper# is and asks #asum# a [week|month] for silence. #keeper# gives #pay# for [the proof|what was drawn|the letter], #x#. [Whoever|Anybody who] fetches it may look, and then has to [decide|choose].',
      'The one whose name #keeper# [bears|took] has come [home|back], and waits #x#. #keeper# offers #pay# to have them kept [there|busy], [unhurt|happy], for #few# days. #other.cap# has been [told|written to] already, and is sharpening something.',
      '#other.cap# wants #keeper# to [sing|sign|dance] as the real one could, #x# #wantDeadline#. #keeper# [gives|offers] #pay# for an excuse, or a [teacher|double]; #localB# taught the real one and is easily [moved|bought].',
    ],
    rumour: ['#keeper# has no shadow after dark; #other# looked.', 'The real #keeper# is buried #x#.'],
    errand: ['asking #keeper# things that only the right one would know', 'holding up a mirror, as if by chance'],
  },
  {
    name: 'spy',
    about:
      /\b(?:spy|spies|spying|secret (?:society|service|agents?|meetings?)|rebels?|rebellion|resistance|front for|informants?|conspira\w*|revolution\w*)\b/,
    party: { links: 'for|on', isDirect: false },
    wants: [
      'To pass one [more|last] letter to #other#, and then be [let go|free|left alone]',
      'To know which [customer|neighbour] reports to #other#',
      'To [warn|save] the ones whose names #other# has read',
    ],
    fears: ['A coin with a hole in it, which means: run', '#other.cap#, on whichever side'],
    stash: ['Lemon ink, a code book and #few# letters for #other#', 'Passes for #few# people who do not exist'],
    hook: [
      'A [message|list] for #other# is hidden in one of the #wares#, and #helper# [sold|gave] it by mistake to #localB#. #keeper# gives #pay# to have it back [unread|sealed], #x#, #wantDeadline#. It says that somebody [dies|is taken] at the [fair|wedding|mass].',
      '#other.cap# has found out what #house# is for, and the next [meeting|delivery] is #wantDeadline#. #keeper# [cannot|dares not] warn them; #pay# for carrying #few# [notes|ribbons], the last #x#. One of those it goes to is the [traitor|spy].',
      '#other.cap# has bought half the street and [opens|reads] all that leaves #house#. #keeper# [gives|offers] #pay# to walk #x# with [nothing|bread], be followed, and [lose|be lost by] #localB# on the way, while #helper# goes.',
    ],
    rumour: [
      'Whoever asks for blue ribbon at #house# is shown through the back.',
      '#other.cap# pays for what is overheard in #house#.',
    ],
    errand: ['asking for “blue ribbon”, and looking at you', 'reading one page for an hour, facing the door'],
  },
  {
    name: 'love',
    about:
      /\b(?:love[ds]?|lovers?|loving|in love|crush|jilted|heartbro\w*|romance|sweetheart|marri\w*|wedding|divorc\w*|affair|bride|fianc\w*|secret admirer)\b/,
    party: { links: 'with|for', isDirect: true },
    wants: [
      'To be [seen|heard] by #other# as more than somebody who [sells|mends] #wares#',
      'To give #other# #p#, and [not have to|never] say why',
      'To learn who writes the [letters|verses] that #other# thinks are #keeper.poss#',
    ],
    fears: ['The answer', '#other.poss.cap# wedding to somebody else, #few# days from now'],
    stash: ['#few.cap# letters to #other#, none of them sent', '#p.cap#, made for #other#, wrapped for #few# years'],
    hook: [
      '#other.cap# is to [marry|leave with] #localB# #wantDeadline#. #keeper# gives #pay# to have one [letter|gift] put into the right hand first, #x#, past #few# [brothers|aunts]. It was [answered|asked for] long ago; #localB# keeps the [answers|letters].',
      '#keeper# gave #other# #p#, as a [gift|token], and learned today that it [kills|enchants|was stolen from #localB#]. #keeper# gives #pay# to get it [back|out of sight], #x#, #wantDeadline#, without a word of who [asks|sent you].',
      '#other.cap# asked for #few# of the #wares#, for a [journey|ship] #wantDeadline#, one way. #keeper# [gives|offers] #pay# to learn from whom #other# [runs|hides], #x#; #localB# [sold|stamped] the ticket, and would rather be asked by strangers.',
    ],
    rumour: [
      '#keeper# has put down the price for #other# each week for #few# years.',
      '#other.cap# comes to #house# daily and needs no #wares#.',
    ],
    errand: ['bringing a note from #other#, already read', 'buying a ring, and asking what #other# would like'],
  },
  {
    name: 'missing',
    about:
      /\b(?:missing|lost (?:child|son|daughter|brother|sister|husband|wife)|vanish\w*|disappear\w*|kidnap\w*|taken from|looking for (?:her|his|their)|searching for|dead (?:child|son|daughter|wife|husband))\b/,
    party: { links: 'by', isDirect: false },
    wants: [
      'To hear one [true|new] word of #other#, missing since #night#',
      'To keep #house# [open|lit], so that #other# finds the way [home|back]',
      'To have #few# strangers [search|ask] where #keeper# is not let in: #x#',
    ],
    fears: ['That the bed upstairs stays made', 'Finding #other# at last'],
    stash: ['A drawer of #them.poss# things, dusted each day', 'A map of #place# with #few# streets left to search'],
    hook: [
      '#other.cap# [left|went out of] #house# on the day of #night# and did not [return|come back]. #keeper# gives #pay# for [news|a trace]. #p.cap#, [worn|carried] that day, has been [pawned|sold] #x#, by #localB#, who found #it# in a [drain|hedge|boat].',
      'A [letter|voice|child] asks #asum# for #other#; #keeper# [knows|fears] it is a lie, and would pay [anyway|twice]. #keeper# gives #pay# to whoever goes #x# [instead|along] #wantDeadline#. The liar is #localB#, but the [lock of hair|ring] is real.',
      '#other.cap# has written, [at last|twice]: “Do not look for me.” The [ink|paper|seal] was bought #x#, and the hand is not free. #keeper# [gives|offers] #pay# to go there #wantDeadline#; #localB# carries the post and is [frightened|well paid].',
    ],
    rumour: ['#other.cap# was seen #x#, and ran.', '#keeper# sets two plates each night.'],
    errand: ['selling {his} third false clue about #other#', 'one of those who saw #other# last, and drunk again'],
  },
  {
    name: 'revenge',
    about: /\b(?:reveng\w*|aveng\w*|vengeance|vengeful|grudges?|hates?|hated|spite\w*|vendetta)\b/,
    party: { links: 'on|against', isDirect: true },
    wants: [
      'To [ruin|shame|bankrupt] #other#, [honestly|legally] if it can be done',
      'To sell #other# one [thing|gift]: #p#, and no other',
      'To see #other# [sign|say] what was done, before witnesses',
    ],
    fears: ['That #other# dies first, in bed', 'That it will not help'],
    stash: [
      'A doll of #other#, and #few# pins',
      'A contract, blank but for #other.poss# name, and #asum# in small coin',
    ],
    hook: [
      '#other.cap# [ruined|burned out|sold] #keeper.poss# family #when#, and [dines|prays] today as if nothing had been. #keeper# gives #pay# for the proof, #x#; #localB# helped to [hide|bury] it. Without it #keeper# means to use #p#, at the [feast|wedding], on everybody.',
      '#keeper# has a plan against #other#, #few# years old, and lacks only [strangers|messengers]: #pay# to carry #p# #x# #wantDeadline# and [say|read] a sentence. #helper# [hopes|prays] that somebody asks what happens [then|next].',
      '#other.cap# is [dying|leaving], and asks #keeper# to come and [forgive|gloat], #x#. It may be a trap. #keeper# [gives|offers] #pay# to those who go along #wantDeadline#, and stop [whoever|whichever of them] draws first; #localB# [prays|bets] on blood.',
    ],
    rumour: [
      '#keeper# sells to anybody but #other#, and would sell #them# rope.',
      '#other.cap# has tasters because of #keeper#.',
    ],
    errand: ['from #other#, offering peace and #asum#', 'kin of #other#, and does not know what #keeper# knows'],
  },
  {
    name: 'dying',
    about:
      /\b(?:dying|ill|sick\w*|disease\w*|plague|poisoned|going blind|deaf|mute|losing (?:her|his|their) (?:mind|memory|sight)|forget\w*|amnesia|cure)\b/,
    wants: [
      'To live long enough to teach #helper# the one [thing|trick] that is in no [book|list]',
      'To buy #other.poss# cure, whatever is [in it|wrong with it]',
      'To see one [old|false] friend again: #other#',
    ],
    fears: ['The [stairs|nights|pause before each name]', 'That #other# will notice, and close #house#'],
    stash: [
      'A bottle from #other#, to be taken in drops, nearly empty',
      'A will, the ink still wet, and a list: what #helper# must never sell',
    ],
    hook: [
      '#keeper# has #few# weeks, says #other#, unless somebody [brings|finds] what grows #x#. The pay is #pay#. #localB# [guards|tends] the place and would [give|show] it; #other# [sees to it|takes care] that nobody asks.',
      '#keeper# hid the [best|half] of the stock for [later|#helper#], and cannot remember where. #keeper# gives #pay# to [follow|read] #few# notes in #his# own hand, the last #x#. #other.cap# has [read|copied] them first.',
      '#other.cap# has the same [cough|hands|tremor], and so has #localB#: all #few# bought from one [crate|well] #x#. #keeper# [gives|offers] #pay# to find what is in it. The one who sold it leaves #wantDeadline#.',
    ],
    rumour: ['#keeper# will not see the next fair: #other# told #localB#.', '#other.cap# waters the medicine.'],
    errand: [
      'measuring the shelves for when #keeper# is gone',
      'a patient of #other#, with the same cough as #keeper#',
    ],
  },
  {
    name: 'oath',
    about:
      /\b(?:vow\w*|oaths?|swor[en]|promis\w*|never (?:speaks?|sleeps?|leaves?|lies?|lie)|refuses? to|forbidden to|penance|geas)\b/,
    party: { links: 'to', isDirect: false },
    wants: [
      'To be [released|freed] from a promise to #other#',
      'To keep one promise to #other#, though it [costs|ruins] #house#',
      'To learn whether #other# [lied|slept] when the oath was taken',
    ],
    fears: ['Breaking it by a slip of the tongue', '#other.cap#, who can call it in any day'],
    stash: ['The oath, in writing, with #other.poss# thumbprint', 'What was promised to #other#: #p#, dusted daily'],
    hook: [
      'By an old [oath|debt of honour] #keeper# must give #other# whatever is asked, [once|one time]. It was asked #when#: #p#, which [lies|is] #x# and is not #keeper.poss#. #keeper# gives #pay# to have it [fetched|bought] [fairly|unseen], or for a way to keep the oath [otherwise|cheaply].',
      'The oath [ends|breaks] if #other# forgives it, in front of #localB#. #other.cap# lives #x#, and has [a price|forgotten it|no patience]. #keeper# gives #pay# to [strangers|anybody] for going, and for not asking what was [sworn|promised].',
      '#other.cap# has [sold|gambled away] the promise to #localB#, who means to [use|collect] it #wantDeadline#. #keeper# [gives|offers] #pay# to buy it back, #x#, or to learn what will be [asked|taken] before it is.',
    ],
    rumour: [
      '#keeper# must say yes to #other#, once, to anything.',
      'There is one word #keeper# has not said for #few# years.',
    ],
    errand: ['trying to make #keeper# break {his} rule, for a bet', 'asking what #keeper# once promised #other#'],
  },
  {
    name: 'collector',
    about: /\b(?:collect(?:s|or|ion|ing)|obsess\w*|hoards?|refuses? to sell|won.?t sell|never sells?|passion for)\b/,
    wants: [
      'To own the last one: #p#, which #other# has and [will not sell|uses daily]',
      'To sell only to those who [will love|understand] it, and #other# [will|does] not',
      'To know if the one that #other# has is [true|a copy]',
    ],
    fears: ['Moths, fire and customers', 'That #other# buys it first'],
    stash: ['A locked room of #wares# that are not for sale', 'An empty velvet stand, labelled: #p#'],
    hook: [
      '#other.cap# [sells|auctions] #p# #x# #wantDeadline#, and knows what #keeper# would pay. #keeper# gives #pay# to whoever [bids|buys], unknown, or stops #localB#, who bids out of [malice|habit].',
      'One [piece|prize] of #keeper.poss# collection has [begun to hum|walked|gone dark], and the [last|former] owner, #other#, fled because of it. #keeper# gives #pay# to ask, #x#, what must be [done|fed|said], before the [others|neighbours] begin.',
      '#p.cap# was in #keeper.poss# [locked|upper] room last night. Today it stands #x#, in #other.poss# window, with an older [label|receipt]. #keeper# [gives|offers] #pay# to learn which of the two is [mad|robbed]; #localB# has sold it three times.',
    ],
    rumour: ['#keeper# sells nothing that #keeper# would miss; go upstairs.', '#other.cap# died of #p#, nearly.'],
    errand: ['offering to swap something for #p#', 'asking for the one thing in #house# that is not for sale'],
  },
]
