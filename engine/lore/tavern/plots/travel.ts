import { type Plot, plot } from './plot.ts'

/** Roads, guests, weather, luck. */
export const ofTravel: readonly Plot[] = [
  plot(
    'The [road|pass|ferry] to #far# is closed, and #k# has one bed: #a# paid for it, #b# [is ill|sleeps] in it.',
    '#a# throws #b# out. #la.cap# finds #b# #x# in the morning, [stiff|robbed|dead].',
    '#b# has no illness but [fear|shame]: #lb# has sworn to stab #b# on the [stair|road], over #d#.',
  ),
  plot(
    '#a# and #b# have swapped [trunks|bags] by mistake. #Soon#, #a# has #e.poss# head on the table, in [salt|honey|ice].',
    '#la.cap# [arrests|hangs] #a#. #b# rides for #far# with #a.poss# nightshirts, to claim #sum#.',
    '#e# was a [bandit|traitor|poacher] with a [price|past]; #b# is [shy|proud|unarmed] and [fears|flees] #lb#, who wants the [head|same money].',
  ),
  plot(
    '#b# asks the way to #far#. #a# says there is no #far#: it [burned|drowned|vanished] #w#. #b# left it this morning.',
    '#b# [goes back|rides off] to look, and #a# [goes too|follows]. [Neither|No one] is [seen|found] again, says #la#.',
    'There are [two|three] [of that name|such places]; #lb# [moved|turned] the signpost #x# for #sum#, to empty the [inn|market] there.',
  ),
  plot(
    '#a# guards #d#, a [prisoner|heretic|witness], for the judge at #far#. #Soon#, #b# [unlocks|cuts] the chain by mistake.',
    '#d# runs #x# and is shot by #la#. #a# [hangs|burns|is shot] in her place, and #b# [watches|sings].',
    '#d# is [upstairs|in the kitchen|by the stove], [since it is warm|hungry|asleep], and would [confess|come quietly] if #lb#, who did it, were [asked|searched] first.',
  ),
  plot(
    '#la.cap# has read in the [cards|stars|tea] that #a# will save #b#. #Soon#, #a# follows #b# everywhere, and #b# [runs|hides|draws].',
    '#b# runs into the [river|fire|street] to get away. #a# saves #p# instead.',
    '#ga.cap# made it up for #lb#, who needs #a# away from #x# [until ten|tonight]: there is a [cart|door|ladder] waiting.',
  ),
  plot(
    'The storm has [cut off|blocked] the house. #a# has the last [bread|wood|oil], and wants #sum# of #b# for it.',
    '#b# takes it, and #a# goes into the [snow|rain|dark]. Something #x# has found #a# by midnight.',
    '#k# has a [second|dry|hidden] cellar that #k# is [hiding|saving] for #d#. #la.cap# stacked it #w#, and is [hungry|cold].',
  ),
  plot(
    '#b# has hired #a# to [lead|drive] nine [pilgrims|orphans|brides] to #far#. #Soon#, #a# counts ten.',
    'At [dawn|noon|six] it is [eight|seven], and #a# counts [louder|in tears]. #la.cap# follows with a [wagon|net].',
    'The tenth is #d#, who [ran away|fled] from #lb# and has a [habit|veil] too many. She [offers|gives] #p# to be [miscounted|left in].',
  ),
  plot(
    '#a# [has come|comes] home after [nine|six|ten] years to #b.poss# wife, #d#, and #b# to #a.poss#. #la.cap# wants to know [which|who] pays.',
    'They [shoot|fight] [at dawn|at noon|tonight] #x#, and the [two ladies|wives] [go|move] to #far#, together.',
    'The priest at #far#, #e#, mixed up the [names|papers] and told #lb#. Both would rather [leave it|swap] than be laughed at.',
  ),
  plot(
    '#b.poss# coach has run down #la.poss# [pig|dog|goat]. #a# [saw|knows|swears] that it [was dead|died] [before|already], and asks #sum# to [say so|forget it].',
    '#ga.cap# nails #b.poss# coach to the [barn|gate]. #b# has #a# [flogged|arrested] for it.',
    '#lb.cap# leaves dead [pigs|dogs|goats] on the road to #far# and takes half. #gb# has #p# from the last [coach|victim].',
  ),
  plot(
    '#a# swears #b# died in #a.poss# arms #w#, at #far#. #b# [laughs|orders ale|shakes hands], and casts no [shadow|reflection].',
    'At midnight #b# [remembers|lies down] and #a# is [accused|alone with it]. #la.cap# brings garlic.',
    'It was #e#, in #b.poss# [coat|armour], who died. [The rest|All else] is #lb.poss# [lamp|mirror], which #gb# sells [as a trick|for a joke].',
  ),
  plot(
    '[The last coach|The mail|Tonight’s coach] takes [six|four|five]: #a# has the ticket, #b# has the [sick child|warrant|corpse], and #la# sold [both|each] the [same|last] [seat|ticket].',
    '#b# [gets on|boards it] [at knife point|by the roof|armed]. #a# rides #la.poss# mule after it, and #ga# [hires|arms] two men.',
    'There is no coach: #lb# sold it to #far# #w#. A [cart|barge] leaves #x# at ten, and #gb# takes [seven|anybody].',
  ),
  plot(
    '#a# has found #b.poss# [diary|letters] [on the road|in the mud] and [read|sung] them [aloud|to all]. #Soon#, it says what #b# thinks of #k# and #la#.',
    '#k# bars #b#, #ga# [beats|ruins] #b#, and #b# [drowns|stabs] #a# #x#.',
    'The [last|best|worst] page is [not|never] #b.poss# hand: #lb# wrote it #w#, for #sum#, to have #b# [leave|sell] before Friday.',
  ),
]
