import { type Plot, plot } from './plot.ts'

/** Robbery, fraud, debts. */
export const ofMoney: readonly Plot[] = [
  plot(
    '#a# sold #b# #p# #w#. #Soon#, #la# [walks in|looks up|comes downstairs], sees #it# and [says|cries|asks]: “That [lay|was] in #d.poss# grave.”',
    '#ga.cap# runs for the watch. #b# is hanged for robbing #d.poss# grave, and #a# is in #far# by then.',
    '#gb.cap# the #tb# dug #d.poss# grave, and knows #it# was never in it. #gb.cap# is #x#, [alone|asleep|afraid].',
  ),
  plot(
    '#b# [recognises|points at] #a#: under another name, #a# sold #b.poss# farm at #far# #w#. #Soon#, #b# has a knife out.',
    '#b# kills #a#; at dawn #la# comes from #far# with the [money|deed], too late.',
    'It was #la# who forged #b.poss# name; #a# got #sum# for [holding|lending] the pen. The [deed|paper|lease] is #x#, with #gb#.',
  ),
  plot(
    '#a# staked #p# against #b.poss# horse and lost. #Soon#, #la# asks for #it#, which was [only|merely] lent to #a#.',
    '#b# rides for #far# with #it#. #ga.cap# hires three men, and #a# must guide them, for #sum#.',
    '#b# would swap #it# for a way to #far# past #lb#, who waits #x# with a warrant for #b#.',
  ),
  plot(
    '#k# stops the music: #sum# is [gone|missing|stolen] from the [till|drawer|box]. #a# was alone with it; #b# swears it was #la#.',
    '#k# has #a# whipped #x#. #la.cap# spends #sum# in #far# and laughs.',
    'The coins [were|are all] marked by #gb#, who keeps #k.poss# books #y#: #ga# paid #b# with one of them #w#.',
  ),
  plot(
    '#a# and #b# sold false [relics|titles|cures] together in #far#. #Soon#, #la# brings [one|two|a few] back, and each [blames|accuses] the other for #sum#.',
    '#a# and #b# hang together #x#; #ga# gets #it#, which [is|was] real after all: #p#.',
    'A third partner, #d#, [robbed|cheated] them both and [drinks|hides] #y# under the name of #gb#.',
  ),
  plot(
    '#a# owes #b# #sum# since #d.poss# wedding. #Soon#, #la#, [the bailiff|hired|sent for], [begins to take|takes|counts up] #a.poss# boots, coat and #p#.',
    '#a# is in [gaol|irons|chains] by [dawn|noon|ten], and #b# learns from #gb# that #sum# was paid #w#.',
    '#d# took [the money|it all|the purse] and [kept it from|never paid|forgot] #b#. #gb.cap# has #d.poss# receipt, #x#.',
  ),
  plot(
    'Two buyers, #a# and #b#, have each paid #la# #sum# for #p#. #Soon#, #ga# [slips out|is gone|locks the door] with both purses.',
    '#a# stabs #b# over #it#; #ga# sells #it# once more, to #d# of #far#.',
    '#ga.cap# waits #x# for the coach to #far#. [Half an hour|An hour|Little time] is left, and #lb# drives.',
  ),
  plot(
    '#a# found #sum# [under a bench|in a boot|by the stove] and [bought drinks|paid|ordered] for all. #Soon#, #b# [comes back|asks|returns] for it: [the|a] ransom for #d#.',
    'At dawn #d# is found #x#, dead, and #b# comes for #a# with an axe.',
    '#la.cap# holds #d# #y#, and would take #p# instead: #k# owns it, and #k# owes #a# a favour.',
  ),
  plot(
    '#b# has bought up #k.poss# debts, #sum# in all. #Soon#, #b# gives [everybody|them all|the room] until [dawn|midnight|ten] to leave; #a# bars the stair.',
    '#a# is carried out by #b.poss# men, with #k#. By Friday #la# stores salt here.',
    '[The debts|They|All] were paid to #d# of #far# #w#; #lb# saw [the papers|them|it all] burn, and [is afraid of|fears|works for] #b#.',
  ),
  plot(
    '#a# has won #b.poss# mill from #b# at dice. #Soon#, #b# finds #a.poss# dice in the [soup|salt|fire]: they [always|only] [fall on|show] six.',
    '#b# breaks #a.poss# hands. #la#, who lent #a# the dice, [buys|gets|takes] the mill for #sum#.',
    '#la.cap# [made|cast] the dice and [keeps|hid] the mould #x#. Shown it, #b# would forgive #a# for half the mill.',
  ),
  plot(
    '#la.cap# [is selling|sells|offers] shares in a mine at #far#. #a# has put in #sum#; #Soon#, #b#, just back from #far#, [laughs|groans]: there is only a [pond|quarry|ditch].',
    '#a# goes after #la# with a hammer. #b# is taken for #ga.poss# partner, and [both|they] are [beaten|lynched|robbed].',
    'There is silver at #far#, under #d.poss# field; #ga# does [not|never] know it, and #gb# does.',
  ),
  plot(
    '#b# is collecting #sum# for #d.poss# widow. #Soon#, #a# stands up: #d# [is alive|lives|never died], and [was seen|drinks|has a shop] in #far# #w#.',
    'The crowd throws #b# down the well. #d.poss# widow, who [knew nothing|believed it], [starves|begs|freezes] by [winter|spring|the thaw].',
    '#d# pays #la# to stay dead; #ga# has letters from #far#, #x#, and hates the work.',
  ),
]
