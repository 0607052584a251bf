import { list, type Story } from './story.ts'

/** Against the law. */
export const crimeStories: readonly Story[] = [
  {
    // Theft.
    about:
      /\bst(?:eals?|ole|olen|ealing)\b|\btheft|\bthief\b|\bthieves\b(?!’? guild)|\bburglar|\bpickpocket|\bcutpurse|\brobb(?:ed|er|ery)\b|\bheist|\bkleptomaniac/,
    suits: /thief|burglar|pickpocket|cutpurse|rogue/,
    anyAge: true,
    moods: ['strange', 'merry', 'dark'],
    roles: list('collector of rarities; retired judge; ship owner; treasurer of #party#'),
    parties: list('the temple of #spot#; the duke’s court; the scholars’ guild'),
    agents: ['treasurer of'],
    person: 'other',
    thirds: list('#their# old accomplice; the night watchman; the fence'),
    things: list(
      'silver crown; black pearl; saint’s skull; jewelled clock; spell book; gold chalice; war banner; ivory horse',
    ),
    wants: [
      'To put the stolen #thing# back before #O#, #who#, [finds it gone|misses it].',
      'To sell the #thing# stolen from #O#, #who#, for #sum# or more.',
      'To learn why #O#, #who#, never reported the #thing# stolen.',
    ],
    fears: [
      'That #T# [saw it all|remembers a face] and talks to #party#.',
      'That #K# [hangs|is hanged|pays] for the theft of the #thing#.',
      'A search: the watch [reaches|is due at] #work# on #day#.',
    ],
    secrets: [
      'The stolen #thing# lies in #hide#, under #ware#.',
      '#n# took the blame [for it|on purpose]; the thief was #K#.',
      '#n# stole the #thing# because #party# [stole|took] it first, from #kpos# family.',
      'The #thing# [speaks|whispers] at night, and #n# does what it says.',
    ],
    bonds: [
      '#T# was [caught|jailed|arrested] and never named #n#. Each #day# #ware# goes to the prison.',
      '#K# lost a [place|post|job] [because of|over] the theft, and #n# pays #kpos# rent.',
      '#n# [rather likes|was once in love with] #o#, and would [sooner|rather] have robbed #W#.',
    ],
    hooks: [
      '#n# [asks|begs|urges] the [characters|party|adventurers] to return the #thing# to #spot# unseen, before #O#, #who#, [is|comes] home.',
      '#O#, #who#, pays the [characters|party|adventurers] #sum# for the #thing# and [twice|double|thrice] that for the thief.',
      'Somebody slipped the #thing# into the [characters’|party’s] bags at #spot#. #n# wants it back.',
      '#W# knows who stole the #thing#, and sells the name [on|at noon on] #day#.',
      '#t# is to hang at #spot# for what #n# stole from #party#.',
      '#n# [needs|wants] one more [pair of hands|helper|lookout] on #feast#, when the house of #O#, #who#, stands [open|empty].',
    ],
    theirs: [
      'Kept quiet: the #thing# was stolen goods before.',
      'Blames #k#, and [has said so|said so|says so] all over #town#.',
      'Has [guessed|understood], and leaves a [window|door|shutter] open for the #thing# to come back.',
    ],
    kins: ['Found the #thing# once, and said nothing.', 'Still believes that #n# is honest.'],
    witnesses: ['[Stood watch|Stood guard|Was lookout] that night at #spot#.', 'Would buy the #thing# for half.'],
  },
  {
    // A killing.
    about:
      /\bkilled (?!by)|\bmurder(?!ed by)|\bpoison(?:ed|er|s)?\b(?! by)|\bassassin|\bhitman|\bstabbed|\bstrangled|\bbody in\b|\bblood on\b|\bhired (?:killer|knife|blade)|\bexecuted the wrong/,
    suits: /assassin|poisoner/,
    moods: ['dark', 'sad', 'strange'],
    roles: list('coroner; watch sergeant; travelling judge; investigator for #party#'),
    parties: list('the town court; the dead man’s family; the temple'),
    agents: ['avenger sent by'],
    person: 'third',
    thirds: list('the young clerk; #their# former partner; #their# landlord; the old tutor; #their# master'),
    things: list(
      'knife; poison bottle; bloodstained coat; broken lantern; silver button; torn letter; walking stick; iron candlestick',
    ),
    wants: [
      'To learn how much #O#, #who#, knows about the death of #T#.',
      'To [confess|admit|own up to] the killing of #T# to #O#, #who#, [and sleep again|before #feast#].',
      'To send #O#, #who#, [looking for|after] another killer: #W#.',
    ],
    fears: [
      'That the [river|mud|sea] gives up #tpos# body, [with|and] the #thing# beside it.',
      'That #w# was awake [that night|after all] and saw #t# die at #spot#.',
      'The ghost of #t#, which [knocks|stands] at #work# every #day#.',
    ],
    secrets: [
      '#n# killed #T#, over #sum#, and hid the #thing# in #hide#.',
      '#K# killed #T#. #n# [dug|found] the grave, near #spot#.',
      '#n# was paid #sum# for #tpos# death by #party#, and [kept|still has] the letter.',
      'The poison that killed #t# was meant for #o#, and #n# [mixed|bought] it.',
    ],
    bonds: [
      '#n# pays #sum# a year to #tpos# child and calls it [a legacy|a pension|rent].',
      '#K# lied to #o# about where #n# was. It was #kpos# only lie.',
      '#w# helped to [carry|bury] #t#, and now they [drink|sit|play cards] together [every|each] #day#.',
    ],
    hooks: [
      '#O#, #who#, asks the [characters|party|adventurers] who killed #T#. #n# offers to help, and [points to|blames] #W#.',
      '#W# is to hang on #day# for the murder of #t#. #n# [pays|offers|promises] #sum# for a rescue, and [will not|won’t] say why.',
      'Children at #spot# have found the #thing#. #n# offers them #sum# for it, too quickly.',
      '#t# is seen alive at #spot#. #n# [asks|begs|urges] the [characters|party|adventurers] to go and look.',
      '[Somebody|Someone] wants a second death: #n# has a letter from #party# with #kpos# name in it.',
    ],
    theirs: [
      'Suspects #w#, and likes #n#.',
      'Has the #thing#, and [waits|is waiting] for [its owner|somebody] to ask.',
      'Wants the [case|matter|book] closed by #feast#, whoever hangs.',
    ],
    kins: ['Swore that #n# was at home.', '[Washed|Burned|Hid] the coat and asked [nothing|not a thing].'],
    witnesses: ['Heard #t# scream at #spot#.', 'Takes #sum# a month to [stay silent|keep quiet].'],
  },
  {
    // Smuggling.
    about: /\bsmuggl|\bcontraband|\bblack[- ]market|\brunn?ing (?:guns|rum|brandy)|\bfence\b(?! post)/,
    suits: /smuggler|pirate|fence|bargee|ferryman/,
    moods: ['merry', 'dark', 'heroic'],
    roles: list('customs captain; tax inspector; rival smuggler; harbour guard'),
    parties: list('the customs house; the #spot# gang; the crown'),
    agents: ['officer of'],
    person: 'other',
    thirds: list('#their# lookout; the boat’s pilot; #their# nephew'),
    things: list('brandy; black powder; spell scrolls; unstamped silk; elven wine; dragon’s blood; crate; coffin'),
    wants: [
      'To land the #thing# at #spot# on #day# without meeting #O#, #who#.',
      'To buy off #O#, #who#, for less than #sum# a month.',
      'To make one [last|more|final] run past #O#, #who#, and then buy #work# outright.',
    ],
    fears: [
      'That #T# was followed from #spot# to #hide#.',
      'A lamp [in|at] the wrong window: [the signal|a warning|it means] that #party# is waiting at #spot#.',
      'That the #thing# is not what #w# [said|swore] it was.',
    ],
    secrets: [
      'The #thing# waits in #hide#; a [tunnel|passage] leads there from #work#.',
      '#n# sells the [other|rival] smugglers to #party# for #sum# a head.',
      'Last time the #thing# was people, and #T# rowed them.',
    ],
    bonds: [
      '#K# keeps the lamp at #spot# and thinks it [guides|is for|helps] fishermen.',
      '#t# took a bolt [that was meant|meant] for #n#, and limps since.',
      'Half of #town# eats by the smuggling, #W# first of all.',
    ],
    hooks: [
      '#n# pays #sum# for a [crew|few hands] without questions: #spot#, midnight, #day#.',
      '#O#, #who#, offers #sum# for the [place|beach|cove] where the #thing# comes ashore.',
      'The boat [came back|drifted back|returned] to #spot# empty but for blood. #n# asks what happened to #T#.',
      'The #thing# has [got out of|broken|escaped] its crate, below #spot#. #n# [cannot|can’t] go to the watch.',
      '#party# has sealed the harbour. #n# must get #W# out of #town# tonight.',
    ],
    theirs: [
      'Takes #sum# a month from #n#, and wants double.',
      'Lost a [brother|son|friend] to smugglers at #spot#.',
      'Knows about #hide#, and waits for a [bigger|better|richer] haul.',
    ],
    kins: ['Wants #n# to stop after #feast#.', 'Drinks the [best|half|most] of the goods.'],
    witnesses: ['Rows the boat [on moonless nights|by night|in fog].', 'Sells the goods at #spot#.'],
  },
  {
    // Blackmail.
    about: /\bblackmail|\bextort|\bscandal|\bcompromising|\bleverage over/,
    moods: ['dark', 'merry', 'sad'],
    roles: list('scribe; barber; retired valet; letter carrier; midwife'),
    parties: list('the town gossips; the rival house; the #spot# gang'),
    agents: ['go-between for'],
    person: 'other',
    thirds: list('#their# former lover; #their# first employer; the magistrate’s wife'),
    things: list('bundle of letters; diary; birth record; signed confession; painted miniature; unpaid bill; ledger'),
    wants: [
      'To get the #thing# back from #O#, #who#, and burn it.',
      'To find [something|a secret|proof] that would ruin #O#, #who#, in return.',
      'To tell #K# the truth before #O#, #who#, does.',
    ],
    fears: [
      'The day the #sum# runs out: then #K# gets the #thing# by post.',
      'That #opos# sudden death would [send|pass] the #thing# to #W#.',
      'That #o# asks next for [something|a thing] worse than #sum#: a key to #work#.',
    ],
    secrets: [
      'What #o# knows is true: #n# [was married|had a child] before, with #T#.',
      'It is #kpos# crime, not #npos# own, that #n# pays #party# to hide.',
      'The #thing# is in #hide# already. #n# [goes on|keeps] paying [out of|for] fear that [there is|there’s] a copy.',
    ],
    bonds: [
      '#K# has noticed the missing #sum#, and [suspects|blames] #W#.',
      '#T# pays #party# too. They [meet|met] at #spot# and became friends.',
      '#n# once loved #o#, for #years#, in rooms above #spot#.',
    ],
    hooks: [
      '#n# wants a [burglar|thief|housebreaker] for the [house|home] of #O#, #who#: bring the #thing#, unread.',
      '#O#, #who#, lies dead at #spot#, and [six|nine|a dozen] people had good reason. #n# is the first.',
      '#K# found a note: “#sum# in #hide# [tonight|by midnight].” #k# wants #n# followed.',
      '#W# has got the #thing#, [cannot|can’t] read, and asks the [characters|party|adventurers] what it says.',
      'The price has [changed|gone up|risen]: by #day# #n# must betray #T# to #party#.',
    ],
    theirs: [
      'Spends the [money|coin|gold] on a sick child.',
      'Keeps the #thing# on a [chain|string|cord] round the neck.',
      'Would [give it up|trade it|sell it] for a letter about #w#.',
    ],
    kins: [
      '[Already knows|Knows], and [forgave it|forgave all|got over it] years ago.',
      'Counts the [money|takings] at #work# each night.',
    ],
    witnesses: ['Carries the envelopes to #spot#.', '[Is the one who|Is whoever|Secretly] told #o#.'],
  },
  {
    // Wrongly accused, or a witness.
    about:
      /\bframed\b|\bwrong(?:ly|fully)|\binnocent\b|\bfalsely\b|\baccused|\bwitness(?:ed)?\b|\bsaw (?:a|the|something)|\boverheard|\bescaped (?:from )?(?:the )?(?:prison|convict|gaol|jail|dungeon)|\bconvict\b|\bex-con/,
    anyAge: true,
    moods: ['heroic', 'sad', 'dark'],
    roles: list('magistrate; watch captain; chief witness; prosecutor of #party#'),
    parties: list('the town court; the duke’s guard; the #spot# watch'),
    agents: ['officer of'],
    person: 'other',
    thirds: list('the dead banker; the missing clerk; the murdered steward'),
    things: list('bloody glove; account book; torn cloak; stolen seal; wanted bill; prison key; false testimony'),
    wants: [
      'To prove to #O#, #who#, that somebody else [harmed|did away with] #T#.',
      'To make #O#, #who#, take back what [was sworn|was said|they swore] at #spot#.',
      'To find the #thing#, the one proof that #O#, #who#, [lied|was wrong].',
    ],
    fears: [
      'Being known at #spot#: the wanted bill [pays|offers|promises] #sum#.',
      'That #K# [begins to believe|half believes] what #party# says.',
      'The cells: #n# spent #years# there, and still sleeps [sitting up|by the door].',
    ],
    secrets: [
      '#n# saw who did it: #K#. That is why #n# [says|said] nothing to #party#.',
      '#n# escaped with #W#, who [really|truly] is guilty, and [likes|misses] #whim#.',
      'The #thing# is in #hide#. It proves that #o# [took|was paid] #sum#.',
    ],
    bonds: [
      '#K# sold #ware# for #years# to [pay for|hire|afford] a lawyer.',
      '#W# hid #them# in #hide# while the [dogs|soldiers|searchers] went by.',
      '#n# promised #T# to [look after|find] a daughter at #spot#.',
    ],
    hooks: [
      '#n# [asks|begs|urges] the [characters|party|adventurers] to search the [rooms|house|desk] of #O#, #who#, for the #thing#.',
      '#O#, #who#, pays #sum# for #n#, alive, by #day#.',
      'The same crime has been [done|committed|seen] [again|once more] at #spot#, just as before. #party# [comes for|suspects] #n#.',
      '#T# [was seen|has been seen] alive, two days from #town#. #n# [needs|wants] guards for the road.',
      '#W# will swear to the [truth|facts] on #day#, if still alive.',
    ],
    theirs: [
      'Knows that #n# is innocent, and [cannot|can’t] afford to say so.',
      'Is paid by the [true|real] culprit, #sum# a year.',
      'Honestly [believes|thinks] the worst of #n#.',
    ],
    kins: ['Never doubted #n#.', '[Has stopped visiting|Stays away|Never visits], for shame.'],
    witnesses: ['Was at #spot# that night.', 'Could clear #n# with a word.'],
  },
  {
    // An old gang that will not let go.
    about:
      /\b(?:former|ex|retired|reformed|onetime)[- ](?:thief|assassin|bandit|pirate|criminal|smuggler|thug|spy|highwayman|mercenary|gang)|\b(?:one|last) (?:last|final) job|\bold (?:gang|crew|life)|\bleft the (?:guild|gang)|\bleave the (?:guild|gang|life)|\bwas once an? (?:thief|assassin|bandit|pirate|pickpocket|outlaw|smuggler)/,
    suits: /bandit|outlaw|thug|highwayman|mercenary/,
    moods: ['dark', 'sad', 'heroic'],
    roles: list('old chief; messenger of #party#; former comrade; enforcer for #party#'),
    parties: list('the old gang; the Grey Hand; the #spot# boys; the Wolf’s Heads'),
    agents: ['enforcer for'],
    person: 'other',
    thirds: list('#their# old comrade; the gang’s youngest; #their# first victim'),
    things: list('strongbox; tattoo; share of the loot; list of names; hooded lantern; blood oath; hidden crossbow'),
    wants: [
      'To [stay out of|keep clear of|have done with] the old life, whatever #O#, #who#, offers or threatens.',
      'To do one [last|more|final] job for #O#, #who#, and be free by #feast#.',
      'To [make amends to|repay] #T#, though #O#, #who#, has forbidden it.',
    ],
    fears: [
      'That #K# sees the #thing# and asks [where it came from|whose it was|what it is].',
      'How [good|easy|right] it felt, on #day#, to hold [a blade|the #thing#] again.',
      'That #party# [wants|will take] #k# as a hostage [until|till] the job is done.',
    ],
    secrets: [
      'The gang’s missing #sum# is in #hide#, and #n# put it there.',
      '#n# left [after|because of|over] a killing at #spot#, and [kept watch|held the lamp] for #T#.',
      '#n# never left. #work# is where #party# [meets|stores its takings], every #day#.',
    ],
    bonds: [
      '#K# knows only the [honest|quiet|good] years, and #n# [would kill|prays] to keep it so.',
      '#W# took #them# in, [bleeding|half dead|hunted], and [taught|gave] #them# the trade.',
      '#n# leaves #sum# each #feast# at the [door|gate|step] of those whom #t# robbed.',
    ],
    hooks: [
      '#n# needs #O#, #who#, gone from #town# by #day#, and [cannot|can’t] be seen to fight.',
      '#O#, #who#, [hires|pays|sends] the [characters|party|adventurers] for a robbery at #spot#. #n# is to [open|unlock] the [door|gate].',
      '#K# has been taken. The [price|ransom] is #npos# old [skill|craft], for [one night|an hour|a night], at #spot#.',
      'A crime in #town# bears #npos# old mark. #party# is sending a message.',
      '#T# has come to kill #n#, and #n# [will not|refuses to] lift a hand.',
    ],
    theirs: [
      'Misses #n#, and [would never|will never|won’t] say so.',
      'Wants the #sum# that vanished #years# ago.',
      'Will name #n# to the watch on #day#.',
    ],
    kins: ['[Has found|Found|Has sold] the hidden crossbow.', 'Admires #o#, and runs small errands.'],
    witnesses: ['Was in the gang [too|as well].', 'Guessed from the scars.'],
  },
]
