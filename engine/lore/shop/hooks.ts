/**
 * What whoever keeps a shop wants strangers for. #keeper# keeps it; #localA#, #localB# are people of the town, #givenA#, #givenB#
 * the same once more; #p# is a thing, #it# the same once more; #x# and #y# are corners of the town, #w# is a time past, #sum# a sum.
 * The keeper’s own wish (#wantRegain# the #wantHeirloom# of #his# #wantKin#) is on the sheet already: some of these are about it.
 */
export const hooks: readonly string[] = [
  '#keeper# [means|has sworn] to #wantRegain# the #wantHeirloom# of #his# #wantKin#. [It is|It was seen|It lies] #x#, and #localA# [has it|sits on it|guards it]. [The pay is|It pays|For that:] #pay#; what #keeper# [leaves out|only hints at|forgets] is that #catch#.',
  '[Whoever|Anybody who] helps to #wantRegain# the #wantHeirloom# of #his# #wantKin# #wantDeadline# [gets|may choose] #pay#. #localA# [keeps|hides|worships] it #x#, and #catch#.',
  '#localA# [borrowed|stole|won] #p# #w#, and with it [went|left] the #wantHeirloom# of #keeper.poss# #wantKin#. [Returned|Brought home] #wantDeadline#, it is worth #pay#; but #catch#.',
  'A [crate|barrel|coffin] [came|was delivered] #w# for [nobody|a dead customer|#localA#]. It [ticks|breathes|drips]. #keeper# [offers|pays] #pay# to have it [opened|taken|returned] #x#, and #catch#.',
  '#localB# has [paid|sworn|signed] for #p# #deadline#, and #keeper# has [sold|lost|eaten] it. There is [another|one more], #x#; #localA# [owns|wears|sleeps on] it, and #catch#.',
  '[Each night|Every third night] something is [taken|moved|mended] in the shop, and #asum# [is left|lies there]. #keeper# would [give|part with] #pay# to know [by whom|why]; the trail [ends|begins] #x#, and #catch#.',
  '#keeper# [bought|was given|bid for] #p# from #localA#. [Since then|That same night] #few# #folk# have [asked|begged|prayed] for it, one [to death|in tears|with gold]. [Take|Carry] it #x#, for #pay#; but #catch#.',
  '#keeper# is [sued|blackmailed|courted] by #localA# over #p#. The [proof|letter|receipt] is #x#, [under lock|in a grave|with #localB#]; #pay# for whoever [brings|burns] it, though #catch#.',
  '#keeper.poss# [carter|pedlar|boat], [with the next delivery|fully laden], was [last seen|stopped|heard] #x#, #w#. #pay.cap# for [the goods|its load|proof], [half as much|twice that|a third more] for [the driver|the truth|a name]; and #catch#.',
  '#localA# [sells|copies|curses] what #keeper# sells, [at half the price|in the same boxes], #x#. #keeper# [asks|must know] [where it comes from|what is in it|who makes it], for #pay#, and #catch#.',
  '#keeper# [made|mended|sold] #p# for #localB#, and it [works|fails|works twice]. [Fetched|Stolen back|Blessed] [before|after] #localA# [touches|sees|wears] it, it [earns|means] #pay#; but #catch#.',
  'There is a [door|cellar|well] #x# [opened|said to open|sealed|haunted] by #p#, which #keeper# [has|can get]. #keeper# [parts with it|opens it] for [half|a third|most] of [all|the silver|what lies] inside, and #catch#.',
  '#keeper.poss# [apprentice|last assistant|own child] [left|ran] with #p# and [a map|a letter] from #localA#. [Not #it#|The child|The truth] is what #keeper# pays #pay# for; and #catch#.',
  'By [law|guild rule], #keeper# loses the shop #deadline# unless [somebody|a stranger] [swears|proves] that #localA# [lied|was here] #w#. [The witness|Who knows] is #x#, and #catch#. The pay is #pay#.',
  '#localB# [goes to the grave|is buried|is burnt] [tomorrow|at dawn] with #p#, [by mistake|by will|against the law]. #keeper# [needs|wants|sold] it and [pays|offers] #pay#. The [grave|vault] is #x#, and #catch#.',
  '#keeper# [cannot|will not|dares not] say what the [box|bottle|sack] [holds|wants]. It [goes|is expected] #x#, [by night|unopened|upright], to #localA#; #pay# on [return|proof], and #catch#.',
  '#localA# has [seen|painted|dreamt] #keeper.poss# death, #deadline#, with #p# in it. #keeper# [laughs|has made a will] and gives #pay# to [have #it# found|be guarded]; it was last #x#, and #catch#.',
  'A [child|ghost|cat] [comes|calls] for #p# [daily|at noon], [penniless|with old coins]. #keeper# [would give|wants to give|once gave] it, but #localA# [has it|forbids it] #x#. #pay.cap#, and #catch#.',
  '#keeper# [owes|promised] #localA# [a favour|a life|a daughter], and #localA# has [named it|come]: #p#, from #x#. [Strangers|Others] may [do|carry] it for #pay#, and #catch#.',
  'Someone has [sold|signed for|pawned] the [shop|street|sign] itself, in #keeper.poss# name, #w#. The [paper|buyer] is #x#, [with|near] #localA#. #pay.cap# if it is [undone|burned] #deadline#, but #catch#.',
  '#few.cap# #folk# [want|have ordered] #p#, [of which|though] [one|none] is left. [All|Half|Most] [paid|threatened]. #keeper# [wants|begs for] [#few# more|a go-between|time], and pays #pay#; #catch#.',
  '#localA# [found|dug up] #p# #x#, and #keeper# [knows|fears|hopes] what it is. [Bought|Stolen|Buried] before #localB# [sees|hears], it [earns|is worth] #pay#; but #catch#.',
]
