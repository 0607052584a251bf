import { list, type Story } from './story.ts'

/** Of love and family. */
export const kinStories: readonly Story[] = [
  {
    // Love.
    about:
      /\bin love\b|\bloves? (?:a|an|the|her|his|their|someone|somebody|\p{Lu})|\blover\b|\baffair\b|\bsweetheart|\bcourting\b|\bromance|\bheartbroken|\bunrequited|\bjilted/u,
    moods: ['merry', 'sad', 'heroic'],
    roles: list('magistrate; watch captain; rival suitor; ship’s captain; tax collector'),
    parties: list('the house of #spot#; the temple; the merchants’ guild'),
    agents: ['rival from'],
    person: 'third',
    thirds: list('the brewer’s heir; the young schoolteacher; the lamp seller; the ferry pilot; the dancer'),
    things: list('love letter; silver ring; pressed rose; lock of hair; painted locket; ribbon; wedding shirt'),
    wants: [
      'To marry #T# by #feast#, against the will of #O#, #who#.',
      'To run away with #T# on #day#, before #O#, #who#, finds out.',
      'To tell #T# at last, before #O#, #who#, proposes at #feast#.',
    ],
    fears: [
      'That #w# has read the #thing# and [will show|shows] it to #o#.',
      'That #t# [laughs|says no], in front of all #spot#.',
      'That #o# does #t# harm [out of spite|in anger] when it [all|at last] comes out.',
    ],
    secrets: [
      'They married #years# ago, with only #W# there. The [proof|record|ring] is in #hide#.',
      '#n# and #T# have a child, whom #k# [raises|minds] near #spot#.',
      '#t# never wrote the #thing#. #n# [wrote|forged] it, to make #o# jealous.',
      '#n# promised #o# to stay away from #t#, and took #sum# for it.',
    ],
    bonds: [
      '#T#, of course: they [meet|walk|talk] at #spot# every #day#.',
      '#K# carries the #thing# and its answers between #n# and #t#.',
      '#n# wears #tpos# ribbon under the [coat|shirt|sleeve], and [touches|kisses] it before every lie.',
    ],
    hooks: [
      '#n# pays #sum# to anyone who brings #T# safely past #O#, #who#, on #day#.',
      '#O#, #who#, pays #sum# to learn whom #t# meets at #spot#.',
      '#T# did not come to #spot#, and the #thing# lay [torn|muddy|trampled] on the ground.',
      '[There is|There’s] to be a [duel|fight|brawl] at #spot# on #day# over #T#, and #n# cannot fight.',
      '#t# will marry #n# on one condition: [bring back|win] the #thing# from #party#.',
    ],
    theirs: [
      'Loves #t# [too|as well], and means to win.',
      'Knows, and [waits|wants] to be asked [politely|nicely|properly].',
      'Would rather see #t# locked up than with #n#.',
    ],
    kins: ['Thinks #t# far too good for #n#.', 'Helps, and [cries|laughs|sighs] at the letters.'],
    witnesses: ['[Lends|Rents|Gives] them a room at #spot#.', 'Sells their secret for #sum#.'],
  },
  {
    // A marriage that somebody else made.
    about:
      /\barranged marriage|\bforced (?:marriage|to marry)|\bbetroth|\bengaged to\b|\bfianc[eé]|\bmarried to\b|\bmarries\b|\bto marry\b|\bunhappily married|\brunaway (?:bride|groom)|\bwedding|\bbride\b/,
    moods: ['merry', 'sad', 'heroic'],
    roles: list('rich widower; notary of #party#; matchmaker; captain of #party#'),
    parties: list('the house of #spot#; the bridegroom’s family; the salt traders'),
    agents: ['matchmaker for'],
    person: 'other',
    thirds: list('#their# true love; #their# childhood friend; the quiet gardener'),
    things: list('marriage contract; dowry chest; wedding veil; gold ring; guest list; family land; bride cup'),
    wants: [
      'To get out of the [marriage|match] to #O#, #who#, without ruining the family.',
      'To learn what [became of|happened to] the last [person|one] whom #O#, #who#, married.',
      'To marry #O#, #who#, quickly, before #T# [speaks|comes] up at the altar.',
    ],
    fears: [
      'The wedding on #feast#, and the locked [house|home] at #spot# [behind it|after it].',
      'That #T# comes to the [wedding|church|altar] with a [knife|sword|torch].',
      'That #party# takes #kpos# [farm|house] if the [contract|match] is broken.',
    ],
    secrets: [
      '#n# is married already, to #T#; the record is in #hide#.',
      '#n# has begun to like #o#, [and|which] shames #them# before #t#.',
      'The dowry is gone: #K# spent the #sum# on #ware#.',
    ],
    bonds: [
      '#K# will be homeless if #n# [does not|doesn’t] go through with it.',
      '#T# [has asked|asked] for [nothing|not a thing] and waits at #spot# every #day#.',
      '#W# was married to #o# once, and [warns|warned] #n# about the cellar.',
    ],
    hooks: [
      '#n# asks the [characters|party|adventurers] to [stop|spoil] the wedding at #spot# so that #O#, #who#, calls it off.',
      '#O#, #who#, [hires|pays|sends] the [characters|party|adventurers] to guard #n# until #feast#, day and night.',
      'The #thing# was stolen on #day#, and without it nobody [can be|is] married. #party# is furious.',
      '#T# rides for #spot# with armed friends. #n# wants no blood.',
      'The bride chest [was opened|has been opened] at #spot#: inside lay a dead [stranger|man|priest], and the #thing#.',
    ],
    theirs: [
      'Needs the dowry by #feast#, or loses #spot#.',
      'Does not want the [match|wedding] either, but [obeys|must].',
      'Believes that #n# is happy.',
    ],
    kins: ['Signed the contract.', 'Would help #n# to run.'],
    witnesses: [
      'Has [made|sewn|altered] the dress, and hears everything.',
      'Knows what [is|lies|waits] in the [cellar|attic|well] at #spot#.',
    ],
  },
  {
    // Somebody lost.
    about:
      /\blost (?:a|an|his|her|their|two|three|both)\s*(?:\w+ )?(?:brother|sister|son|daughter|child|children|husband|wife|twin|mother|father|parents?|family|friend|crew|people|baby|mentor|master|kids?|companion|lover|apprentice)\b|\bmissing\b|\bkidnapped|\babducted|\bvanished|\bdisappeared|\btaken by\b|\b(?:searching|looking|search|look) for (?:a |an |his |her |their )?(?:lost |missing )?(?:brother|sister|son|daughter|child|husband|wife|twin|mother|father|parents?|family|friend)|\bfind (?:his|her|their)\b|\borphan/,
    anyAge: true,
    moods: ['sad', 'heroic', 'strange'],
    roles: list('press-gang captain; fairground owner; ship’s mate; slaver; hospital warden'),
    parties: list('the river slavers; the travelling fair; the press gang'),
    agents: ['captain of'],
    person: 'third',
    thirds: list('#their# brother; #their# sister; #their# best friend; #their# cousin; #their# twin'),
    things: list('blue scarf; wooden toy; half coin; silver whistle; knitted cap; bone comb; letter; left boot'),
    wants: [
      'To find #T#, last seen at #spot# with #O#, #who#.',
      'To make #O#, #who#, say where #T# is.',
      'To know [at last|for sure] whether #T# is dead, from #O#, #who#, or a grave.',
    ],
    fears: [
      'That #t# is alive and [well|happy] and [does not|doesn’t] want to be found.',
      'The letter about #t#, unopened in #hide# since #feast#.',
      'That #K# goes to #spot# to look for #t#, and meets #o# there.',
    ],
    secrets: [
      '#n# was meant to watch #T# that day, and [slept|was drunk|was at cards] instead.',
      'They quarrelled, and #t# ran. #n# tells everyone that #party# [took|stole] #thim#.',
      'There was a [ransom|ransom note] for #sum#, and #n# [burned it|did not pay].',
    ],
    bonds: [
      '#K# [still|even now] lays a [place|spoon|bowl] at table for #T#.',
      '#W# has [searched|looked|hoped] with #them# for #years#, from #spot# to the sea.',
      '#n# carries #tpos# #thing#, and shows it to [everyone|anyone] who will [look|listen].',
    ],
    hooks: [
      '#n# offers #sum# to whoever follows #O#, #who#, from #spot# and finds #T#.',
      'A stranger at #spot# carries #tpos# #thing#, and will say [where|how] it was found for #sum#.',
      '#t# [has sent|sends|sent] word: come to #spot# on #day#. But #opos# hand wrote it.',
      'The [characters|adventurers] saw [somebody|someone] just like #T# with #party#. #n# [will not|won’t] let them [go|leave] without [hearing|learning] more.',
      '#W# [has dug|dug] up a body near #spot#, and the #thing#. #n# dares not look.',
    ],
    theirs: [
      'Sold #t# on for #sum#, and remembers where.',
      'Hides #t# from #n#, at #tpos# own wish.',
      'Knows nothing, but takes [money|coin|gold] to say otherwise.',
    ],
    kins: ['Gave up [long ago|years ago|hope], and wants #n# to stop.', 'Dreams of #t# at #spot#.'],
    witnesses: ['Was [the last|the first|somebody] to see #t#.', 'Heard #tpos# voice at #spot# on #day#.'],
  },
  {
    // Grief.
    about:
      /\bwidow|\bgrie(?:f|v)|\bmourn|\bdead (?:wife|husband|son|daughter|child|brother|sister|mother|father|lover)|\blate (?:wife|husband)|\b(?:wife|husband|son|daughter|child|brother|sister|mother|father) (?:who )?(?:died|was killed|drowned)/,
    anyAge: true,
    moods: ['sad', 'strange', 'dark'],
    roles: list('spirit medium; grave warden; doctor; carter who was there'),
    parties: list('the hospital of #spot#; the temple; the burial guild'),
    agents: ['warden of'],
    person: 'third',
    thirds: list('#their# dead brother; #their# dead mother; #their# dead friend'),
    things: list('wedding ring; last letter; empty chair; grave lamp; favourite song; unfinished coat; garden'),
    wants: [
      'To speak with #T# once more, as #O#, #who#, has promised for #sum#.',
      'To learn from #O#, #who#, how #T# really died.',
      'To finish the #thing# that #T# left, before #O#, #who#, takes it away.',
    ],
    fears: [
      'Forgetting #tpos# voice: [some|more] of it is gone [each|every] #day#.',
      'That #t# [did not|didn’t] die by [accident|chance], and that #K# [was there|knows].',
      'That #o# truly can call #t# back, and that [something|someone] else comes.',
    ],
    secrets: [
      '#n# [asked|begged] #o# to let #t# go, and never told #k#.',
      'The grave at #spot# is empty. #n# [saw to that|paid #W# #sum#].',
      '#n# hated #t#, and was [glad|happy|free] for a week.',
    ],
    bonds: [
      '#K# has #tpos# eyes, and #n# can hardly [bear|stand] to look.',
      '#W# brings a candle to #tpos# grave on #day#, and never [says|speaks|adds] a word.',
      '#n# talks to the #thing# of #tpos# every night at #work#.',
    ],
    hooks: [
      '#n# [asks|begs|urges] the [characters|party|adventurers] to take the #thing# to #tpos# grave near #spot#, which #party# has closed.',
      '#O#, #who#, promises to raise #T# for #sum#. #K# wants it stopped.',
      'Someone has opened #tpos# grave. #n# finds #ware# [inside|in it], and no body.',
      '#n# has heard #tpos# voice at #spot# three nights running, and [asks|begs] for company.',
      '#W# confesses: #t# [could|might] have been saved, but #o# took #sum# to look away.',
    ],
    theirs: [
      'Is a fraud, and [feels badly about|is sorry for|loses sleep over] it.',
      'Was there at the [end|deathbed], and promised #t# silence.',
      'Wants the #thing# that #t# left.',
    ],
    kins: ['Mourns too, but alone.', 'Has taken #tpos# room, clothes and all.'],
    witnesses: ['Dug the grave at #spot#.', 'Heard #tpos# last words.'],
  },
  {
    // Sickness in the house.
    about:
      /\bsick (?:child|son|daughter|wife|husband|mother|father|brother|sister)|\bdying\b|\bcure (?:for|his|her|their)|\bto save (?:his|her|their)|\billness|\bterminal|\bailing|\bremedy/,
    anyAge: true,
    moods: ['sad', 'heroic'],
    roles: list('physician; herb dealer; healer of #party#; hedge wizard'),
    parties: list('the hospital of #spot#; the temple; the alchemists’ guild'),
    agents: ['physician of'],
    person: 'third',
    thirds: list('#their# little sister; #their# brother; #their# mother; #their# friend'),
    things: list('moon lily; phoenix feather; healing spring; dragon’s tear; old recipe; silver bark; unicorn hair'),
    wants: [
      'To get the #thing# from #O#, #who#, before #T# dies.',
      'To pay #O#, #who#, the #sum# that it [costs|takes] to heal #T#.',
      'To find out what [ails|is killing] #T#, since #O#, #who#, lies about it.',
    ],
    fears: [
      'That #t# has [only|not even] until #feast#.',
      'That the cure from #party# is [making|what makes] #t# ill.',
      'Falling ill as well: #npos# hands [shook|trembled] on #day#.',
    ],
    secrets: [
      '#n# brought the [sickness|fever|cough] home from #spot#, on stolen #ware#.',
      '#n# waters the medicine of [other|poor|richer] patients at #spot# to have more for #t#.',
      '#n# has the #thing# and keeps it in #hide#: only one [dose|use] is left, and #K# is sick too.',
    ],
    bonds: [
      '#T#, who [jokes|laughs] about it, and [cries|sings] when #n# is at #work#.',
      '#K# sits up with #t# so that #n# can sleep.',
      '#W# brings soup each #day#, and [has paid|paid|pays] for half the medicine.',
    ],
    hooks: [
      '#n# will [pay|give|do] anything for the #thing#, which grows only at #spot#, on land of #O#, #who#.',
      '#O#, #who#, has a cure for #T#, and [wants|needs] the [characters|party|adventurers] to try it first.',
      '#T# got up [in the night|overnight|at dawn], healed, and walked toward #spot#. #n# begs for help.',
      'Thieves took the medicine [chest|box] from #party# on #day#. #n# is suspected, and #t# is worse.',
      '#W# says that #t# [is not|isn’t] sick but poisoned, with #ware#.',
    ],
    theirs: [
      'Could heal #t# today, but [earns|makes|gains] more by waiting.',
      'Has never seen [the like|such a thing], and is [ashamed|too proud|afraid] to say so.',
      'Wants #n# to [work off|earn] the price.',
    ],
    kins: ['Prays at #spot# every morning.', 'Coughs, and hides it.'],
    witnesses: ['Had the same [sickness|fever|cough] once, and lived.', 'Fetches the herbs from #spot#.'],
  },
  {
    // A child nobody may know of, or a foundling.
    about:
      /\bsecret (?:child|son|daughter)|\billegitimate|\bfoundling|\badopted\b|\braised by\b|\bunknown (?:father|mother|parents)|\b(?:true|real) (?:father|mother|parents)|\bpregnant|\bsingle (?:mother|father)|\braising (?:a|his|her|their)|\bprotects? (?:a|her|his|their) (?:\w+ )?(?:child|son|daughter|niece|nephew)/,
    anyAge: true,
    moods: ['sad', 'strange', 'heroic'],
    roles: list('nobleman’s steward; wet nurse; foundling warden; officer of #party#'),
    parties: list('the orphan house of #spot#; the baron’s court; the temple'),
    agents: ['envoy of'],
    person: 'other',
    thirds: list('the foundling; the quiet child; the baker’s foster child'),
    things: list('cradle blanket; silver rattle; birthmark; half a medal; baptism record; lullaby; gold button'),
    wants: [
      'To keep #T# safe and [out of the hands|out of reach|far] [of|from] #O#, #who#.',
      'To learn from #O#, #who#, whose child #T# really is.',
      'To send #T# away from #town# before #O#, #who#, sees the #thing#.',
    ],
    fears: [
      'That #t# will one day [ask|want to know] why #spot# must be avoided.',
      'That #party# [counts|adds up] the years and finds #t#.',
      'The likeness: #t# has #opos# chin, and [people at|half of] #spot# can see it.',
    ],
    secrets: [
      '#T# is #opos# own child, and #n# [swore|took #sum#] never to say so.',
      '#n# stole #t# from #spot# as a baby. #K# helped.',
      'The true child died. #n# [bought|found] #t#, and put the #thing# in the cradle.',
    ],
    bonds: [
      '#T#, who calls #n# by the wrong [name|title], and [sleeps|smiles] only near #them#.',
      '#K# gave up a [marriage|post|voyage] to help to raise #t#.',
      '#W# [was at|saw] the birth, and [still|even now] has the #thing#.',
    ],
    hooks: [
      '#n# wants #T# taken to safety in [another|a second] town before #O#, #who#, comes on #day#.',
      '#O#, #who#, pays #sum# for a [child|foundling] with the #thing#.',
      '#T# has run off to #spot# to [look for|seek] the truth. #n# cannot be seen there.',
      'A second child [has come|came] to #town# with the same #thing#. #party# wants to see both.',
      '#W# is dying, and [wants|hopes] to tell #t# everything. #n# asks the [characters|party|adventurers] to [decide|hear it first].',
    ],
    theirs: [
      'Lost a child #years# ago, and [still|even now] looks at faces.',
      'Would pay #sum# for [silence|proof], or for a grave.',
      'Wants an heir by #feast#.',
    ],
    kins: ['Treats #t# as flesh and blood.', 'Wishes that #t# had never come.'],
    witnesses: ['Carried the [cradle|bundle] to #work#.', 'Sells [milk|bread|eggs] there, and counts birthdays.'],
  },
  {
    // Rivalry and feud.
    about:
      /\brival|\bfeud|\bhates? (?:a|an|the|her|his|their|all|\p{Lu})|\benem(?:y|ies)\b|\bnemesis|\bjealous|\benv(?:y|ious)|\bquarrel|\bneighbou?r|\bgrudge|\bcompet(?:e|es|ing|itor)/iu,
    moods: ['merry', 'dark', 'sad'],
    roles: list('neighbour; rival in the trade; former partner; next-door brewer'),
    parties: list('the house across #spot#; the rival guild; the upper town'),
    agents: ['head of'],
    person: 'other',
    thirds: list('#their# old teacher; the old judge; #their# former master'),
    things: list('boundary stone; prize cup; secret recipe; shop sign; well; old promise; best customer; water wheel'),
    wants: [
      'To beat #O#, #who#, for once, at the #feast# fair.',
      'To get the #thing# back from #O#, #who#, and an apology [in front of|before] #town#.',
      'To ruin #O#, #who#, and take over #opos# trade.',
    ],
    fears: [
      'That #K# is [secretly friends|in love] with someone of #opos# house.',
      'Fire: #work# is dry wood, and #o# [smiles|nods] at it going by.',
      'That #o# dies [first|soon], and there is [no one|nothing] left to win against.',
    ],
    secrets: [
      '#n# began it. The #thing# that #o# “stole” lies in #hide#.',
      '#n# and #o# meet every #day# at #spot#, and [enjoy|play] a [quiet|slow] game of [draughts|cards|chess].',
      '#n# pays #W# #sum# to spoil #opos# goods.',
    ],
    bonds: [
      '#K# limps since the [brawl|fight|riot] at #feast#, and #n# blames #party#.',
      '#T# [taught|raised|hired] them both, and loved the other [more|better].',
      'The sign over #work# was #opos# gift, #years# ago. #n# cannot take it down.',
    ],
    hooks: [
      '#n# pays #sum# for a [harmless|small|cruel] prank on #O#, #who#, at #spot#.',
      '#O#, #who#, was attacked at #spot#, and everyone [looks at|blames] #n#. It was not #n#.',
      'Both #n# and #O#, #who#, try to hire the [characters|party|adventurers] for the same [evening|night|hour], against [each|every] other.',
      '#K# wants to marry into #opos# house at #feast#. Each side [has sworn|swears|means] to stop it.',
      'A fire at #work# has to be [explained|avenged] by #day#. #w# knows who lit it: #T#.',
    ],
    theirs: [
      'Would [make peace|forgive all|shake hands] for the #thing#.',
      'Thinks that #n# began it.',
      'Sleeps with a [club|dog|lantern] by the bed since #feast#.',
    ],
    kins: ['Is [tired|sick|ashamed] of it all.', 'Throws stones at #opos# windows.'],
    witnesses: ['Takes [money|coin|gold] from both sides.', '[Remembers when|Says that once] they were friends.'],
  },
]
