import { list, type Story } from './story.ts'

/** Of people who are not what they seem. */
export const maskStories: readonly Story[] = [
  {
    // Living as somebody else.
    about:
      /\bimpost|\bimpersonat|\bpretend|\bposing as|\bpretends?\b|\bdisguis|\bfalse (?:name|identity)|\bnot who (?:he|she|they)|\bassumed (?:name|identity)|\bdoppelg|\bchangeling|\bshape-?shift|\bis actually|\bactually an?\b|\bsecretly (?:an?|the)\b|\bunder a false|\bdouble life|\bsecret identity|\bwitness protection/,
    moods: ['sad', 'strange', 'heroic', 'merry'],
    roles: list('travelling clerk; old comrade; pilgrim; agent of #party#'),
    parties: list('the real family; the registry office; the temple'),
    agents: ['agent of'],
    person: 'third',
    thirds: list('the namesake; the true owner; the missing heir'),
    things: list('old portrait; birth record; tattoo; signature; travel pass; letter from home; childhood scar'),
    wants: [
      'To keep the [borrowed|false|stolen] name, [though|although] #O#, #who#, [knew|met] the old one.',
      'To [get rid of|destroy|bury] the #thing# before #O#, #who#, compares the two.',
      'To tell #K# the truth before #O#, #who#, does.',
    ],
    fears: [
      'Hearing the [old|true|real] name [called|shouted] across #spot#, with #K# there.',
      'That #T# is [alive|free|well] and on the way to #town#.',
      'The questions of #party#: #n# never learnt what [the other one|a real one] would know.',
    ],
    secrets: [
      'The true #n# was left for dead [at|near] #spot# #years# ago; only #W# [knows|saw it].',
      'Under the real name #party# offers #sum# for #them#, dead.',
      '[There is|There’s] a spouse and child [near|close to] #spot#, who think #n# [drowned|dead].',
    ],
    bonds: [
      '#K# asked no questions, #years# ago, and gave #them# a [home|bed|name].',
      '#W# made the false papers, and has [grown into|become] a friend.',
      'Every #feast# #n# sends #sum# to the [family|mother] of #T#.',
    ],
    hooks: [
      '#n# pays #sum# to have #O#, #who#, [delayed|kept busy] at #spot# until #day#.',
      '#O#, #who#, asks the [characters|party|adventurers] about [somebody|someone] who looks just like #n#, but [has|had] another name.',
      'Two people at #spot# [each|every] say that they are #n#. Both know the #thing#.',
      '#K# has found the #thing#, and asks the [characters|party|adventurers] what it means.',
      '#T# has come to #town#, [penniless|ragged|ill], and wants [the name|it all] back.',
    ],
    theirs: [
      'Would [keep quiet|look away|lie] for the #thing#.',
      'Talks freely at #spot# after two cups.',
      'Knew [at once|from the first], and [enjoys it|says nothing].',
    ],
    kins: ['Has always known.', 'Is proud of the [family|good|old] name.'],
    witnesses: ['Wrote the papers.', 'Saw #n# without the disguise.'],
  },
  {
    // Spying and informing.
    about:
      /\bsp(?:y|ies|ying)\b|\binform(?:s|er|ant|ing)\b|\bsecret agent|\bmole\b|\bworks? for (?:the|a) (?:enemy|crown|king|queen|watch)|\breports? to\b|\bsells? secrets|\bdouble agent|\bundercover|\beavesdrop/,
    suits: /\bspy\b|inquisitor|ambassador|diplomat/,
    moods: ['dark', 'strange', 'heroic'],
    roles: list('spymaster; inquisitor; customs captain; secretary of #party#'),
    parties: list('the crown’s chancery; the enemy court; the inquisition'),
    agents: ['spymaster of'],
    person: 'other',
    thirds: list('#their# best friend; #their# contact; the printer'),
    things: list('code book; list of names; false report; stolen treaty; sealed letter; map of the walls'),
    wants: [
      'To stop: #O#, #who#, pays #sum# a name, and #kpos# is [due|next].',
      'To feed #O#, #who#, one great lie about #spot# and vanish.',
      'To get [every|each] report back from #O#, #who#, before #feast#.',
    ],
    fears: [
      'That #W# [has seen|saw] who leaves by #spot# each #day#.',
      'That #party# has [a second|another] spy in #town#, and [it|that one] is #k#.',
      'A knock [in the night|overnight|at dawn], and #tpos# friends at the door.',
    ],
    secrets: [
      '#n# sold #tpos# [cousin|brother|neighbour] to #party# for #sum#, with a lie.',
      'The reports go out [in|inside] #ware#, and #w# reads each of them.',
      '#n# now works for [both sides|two masters], and the #thing# in #hide# would [hang|ruin] either.',
    ],
    bonds: [
      '#K# prints the [very|same] [pamphlets|papers] that #n# should report to #party#.',
      '#n# owes #W# for one night at #spot#: the guard asked, and #w# lied.',
      '#n# has begun to like #T#, and [leaves|left] the name off the [list|page].',
    ],
    hooks: [
      '#n# wants the #thing# stolen from #O#, #who#, before [it is|it’s] read on #day#.',
      'The [characters|party|adventurers] find a list at #work#, ready for #party#: #K#, #W#, and themselves.',
      '#O#, #who#, offers #sum# for news of #spot#, and says that #n# will vouch for them.',
      '#T# is found hanged at #spot#. #n# will [say|tell] who did it, for [safe passage|a way] out of #town#.',
      '#W# [asks|begs|urges] the [characters|party|adventurers] to [find|catch|trap] the spy at #spot#. #n# is [on the search party|among the searchers].',
    ],
    theirs: [
      'Pays #sum# a name, and always [on time|in silver|in full].',
      'Was once betrayed by #t#.',
      'Will trade #n# for #w# on #day#.',
    ],
    kins: ['Boasts of secrets, to #n# of all people.', 'Works against #party# at night.'],
    witnesses: ['Carries the reports.', 'Follows #n# every #day#.'],
  },
  {
    // Hiding somebody.
    about:
      /\bhid(?:es|ing|den)? (?!from)|\bshelter(?:s|ing)|\bharbou?r(?:s|ing) |\bsafe ?house|\bin (?:the|his|her|their) (?:cellar|attic|basement|barn)\b|\bkeeps? (?:a|an|his|her|their) (?:\w+ )?(?:prisoner|fugitive|captive|secret)/,
    anyAge: true,
    moods: ['heroic', 'merry', 'dark'],
    roles: list('bounty hunter; bailiff; temple guard; captain of #party#'),
    parties: list('the duke’s guard; the inquisition; the #spot# watch'),
    agents: ['searcher for'],
    person: 'third',
    thirds: list('the runaway novice; the wounded rebel; the stolen child; the escaped servant; the disgraced prince'),
    things: list('false wall; food basket; wanted poster; bloody bandage; second bowl; covered cart; trapdoor'),
    wants: [
      'To get #T# out of #town# unseen by #O#, #who#.',
      'To feed #T# until #feast#, though #O#, #who#, [drinks|sits] at #work# every #day#.',
      'To make #O#, #who#, [search|look] for #T# at #spot# instead.',
    ],
    fears: [
      'One cough from #t# while #o# is in the room.',
      'That #t# really did what #party# says.',
      'That #K# lets slip that [two|too many] bowls go down to #hide#.',
    ],
    secrets: [
      '#T# is in #hide#, behind #ware#. #party# would pay #sum# to know.',
      '#n# took #sum# to hide #T#, and is thinking of [taking|asking] more from #o#.',
      '#T# could leave now. #n# has said [nothing|not a thing], [so as not|in order not|not wishing] to be alone.',
    ],
    bonds: [
      '#T# once [saved|spared] #npos# life, at #spot#.',
      '#K# has guessed, and leaves #ware# out on the step.',
      '#W# could have talked for #sum#, and did not.',
    ],
    hooks: [
      '#n# [needs|wants] a covered cart at #spot# on #day#, and [somebody|someone] to talk to #O#, #who#.',
      '#O#, #who#, [hires|pays|sends] the [characters|party|adventurers] to search the [houses|cellars|barns] by #spot#, #npos# among them.',
      '#T# walks openly across #spot#, [singing|drunk]. #n# [asks|begs] for help, at once.',
      'Whoever buys #ware# at #work# finds a note from #t#: “#spot#, midnight. Not safe here.”',
      '#W# will sell #T# to #party# on #day# unless [given|paid] #sum#.',
    ],
    theirs: [
      'Has a [warrant|conscience|list], and likes #n#.',
      'Would let #t# go for a [good|better] reason.',
      'Must leave #town# on #day#, with or without #t#.',
    ],
    kins: ['[Cooks|Shops] for one more than [live|eat|sleep] here.', 'Wants #t# gone.'],
    witnesses: ['[Saw|Drew|Heard of] a face at the [window|hatch|door].', 'Delivers the food.'],
  },
  {
    // Of higher birth, or from another life, and run away from it.
    about:
      /\brunaway (?:prince|princess|noble|heir|apprentice)|\bincognito|\bpretends? to be (?:poor|common)|\bprince(?:ss)? (?:who|in|living|turned|posing)|\bnoble(?:man|woman)? (?:who|turned|posing)|\bturned\b|\bin another life|\bonce an? \b|\bused to be|\bformerly\b|\bretired\b/,
    moods: ['heroic', 'merry', 'sad'],
    roles: list('messenger from the old life; steward of #party#; former colleague; old patron'),
    parties: list('the old employer; the family at #spot#; the academy'),
    agents: ['steward of'],
    person: 'other',
    thirds: list('#their# successor; #their# old pupil; #their# former assistant'),
    things: list('old uniform; last unpaid fee; unfinished task; key of office; farewell gift; old tools'),
    wants: [
      'To be left [in peace|alone|unseen] by #O#, #who#, and [grow old|stay] at #work#.',
      'To go back for [one|just one] #day#, [and|to] put right what #O#, #who#, ruined.',
      'To hand the #thing# to #T#, before #O#, #who#, gets it.',
    ],
    fears: [
      'That the old [life|trade] was the [better|only true] one, as #K# says.',
      'That #party# has nobody else, and [comes|sends] to #work# to beg.',
      'That #t# [has made|made] the same mistake, at #spot#.',
    ],
    secrets: [
      'It was [no free|not a free|hardly a] choice: #o# paid #sum# to make #n# leave.',
      '#n# goes back to #spot# [by night|after dark], and does the old work, [unpaid|for nothing|masked].',
      'The last [task|job|case] was never [finished|done]. The proof, a #thing#, is in #hide#.',
    ],
    bonds: [
      '#K# only knows #npos# new life, and is [happy|at home|safe] in it.',
      '#T# writes each #feast# for advice, and [gets|has] it [by way of|through] #W#.',
      '#W# gave #them# a [first|second|real] chance at #work#.',
    ],
    hooks: [
      '#O#, #who#, needs #npos# old skill by #day#, and sends the [characters|party|adventurers] to ask.',
      '#n# is offered #sum# by #party# to come back. #K# asks the [characters|party|adventurers] to [stop|prevent] it.',
      '#T# is in trouble at #spot# over what #n# taught #thim#.',
      'Someone has taken the #thing# out of #hide# and uses it, in #npos# name.',
      'A victim of #npos# old [trade|work] comes to #work#, smiling, and buys #ware#.',
    ],
    theirs: [
      'Never understood why #n# left.',
      'Pays for #npos# silence.',
      'Is in [need|trouble|danger], and has [nobody|no one] else to ask.',
    ],
    kins: ['Is tired of the old [stories|tales|days].', '[Came|Began|Stays] with the new life.'],
    witnesses: ['Knew #n# in the old days.', '[Has found|Found|Keeps] the old [uniform|tools].'],
  },
  {
    // Faith lost or found.
    about:
      /\b(?:lost|losing|loses|doubt\w*) (?:\w+ )?(?:faith|god)|\bfaithless|\bheretic|\bheresy|\bfallen (?:priest|paladin|cleric)|\bdefrocked|\bgods?\b(?! of)|\bsaint\b|\bmiracle|\batheist|\bpray/,
    suits: /priest|cleric|nun|abbess|abbot|preacher|friar|acolyte|chaplain|bishop/,
    moods: ['sad', 'strange', 'dark'],
    roles: list('bishop’s examiner; prior of #party#; street prophet; pious widow'),
    parties: list('the temple of #spot#; the holy court; the pilgrims’ order'),
    agents: ['examiner of'],
    person: 'other',
    thirds: list('the healed child; #their# old confessor; the dying penitent'),
    things: list('weeping statue; holy relic; burnt prayer book; silver bell; confession; altar lamp; false miracle'),
    wants: [
      'To believe [again|once more], or to make #O#, #who#, say why one should.',
      'To hide from #O#, #who#, that the #thing# is only #ware# and string.',
      'To save #T#, whom #O#, #who#, calls a heretic.',
    ],
    fears: [
      'That nobody [listens|is there] when #n# prays at #spot#.',
      'That something [does answer|answers|listens], and not the one #party# [worships|prays to].',
      'The day #K# asks for a [blessing|prayer|sign] and gets [nothing|only words].',
    ],
    secrets: [
      '#n# heard a confession at #spot#: #T# means to kill #o#.',
      'The miracle of #feast# was #npos# own trick, and #w# helped.',
      '#n# has not prayed for #years#, and the prayers [work|heal] all the same.',
    ],
    bonds: [
      '#T# believes in #n# more than in any [god|saint].',
      '#K# gave everything to #party#, on #npos# advice.',
      '#W#, who believes in [nothing|not a thing], and [argues|drinks] with #them# each #day#.',
    ],
    hooks: [
      '#O#, #who#, tests the #thing# on #day#. #n# needs it gone or [real|working] by then.',
      '#n# [asks|begs|urges] the [characters|party|adventurers] to follow #T#, and [cannot|can’t] say why: it was [told|heard] in confession.',
      'The #thing# [has begun|is beginning] to bleed in earnest. #party# [celebrates|rejoices]; #n# is terrified.',
      '#O#, #who#, will pay #sum# for proof that #n# no longer believes.',
      'The dead at #spot# do not stay buried [since|after] #n# blessed the ground.',
    ],
    theirs: [
      'Doubts [too|as well], and hides it better.',
      'Wants #npos# place at #work#.',
      '[Has seen|Saw|Had] a true miracle, and wants [another|a second].',
    ],
    kins: ['Prays for #n# every night.', 'Sells candles at #spot#.'],
    witnesses: ['Built the trick.', 'Confessed to #n#, and is sorry now.'],
  },
]
