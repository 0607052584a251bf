import { type Plot, plot } from './plot.ts'

/** Blood, poison, revenge. */
export const ofBlood: readonly Plot[] = [
  plot(
    '#b# [falls|slides] from the bench, [blue in the face|foaming|choking]. #a# poured that cup, and #la# had meant it for #a#.',
    'Without a cure #b# dies by dawn, and #a# is stoned #x# for it.',
    '#ga.cap# was paid with #p# by #d# of #far#, and is [sorry|scared|ashamed]. The [cure|antidote|right herb] is in #gb.poss# garden.',
  ),
  plot(
    '#b# bore witness, and #a.poss# brother #e# was hanged. #Soon#, #e# [walks in|comes downstairs], [with a rope mark|hoarse|pale], and [orders ale|sits down|nods].',
    '#la.cap# [brings|leads|calls] a mob to hang #e# again. #a# and #b# share the rope.',
    '#lb.cap# cut #e# down for #sum#, knowing the oath [was bought|was false]. If #b# takes it back tonight, #e# sails for #far#.',
  ),
  plot(
    'A guest lies [dead|stabbed|cold] [upstairs|in the stable|in room two]: #d# of #far#. #a# had the [next|same] room, and #b# has #d.poss# purse.',
    'The watch takes both. #la.cap#, who [did it|held the knife], [sleeps|eats|stays] under [the same|this] roof and [is not finished|has a list|wants two more].',
    '#d# owed #la# #sum#; [a page|one line] in the guest book [says so; it is one that|proves it; it is one that] #k# has [not yet|nearly] torn out.',
  ),
  plot(
    '#a# has come to kill #b# for what [was done|happened|burned] at #far#. #Soon#, #a# [sits down|stands up], [shows|lays down] the knife and asks [why|for the truth|who paid].',
    '#b# answers badly. #k# mops up, and #la# digs two graves #x#.',
    '#b# [only|merely] carried out [an order|orders] from #lb#, who is #y# tonight and [still has|carries|fears] the [paper|list|order]. #a# would [like to see|pay for|weep over] it.',
  ),
  plot(
    '#b# and #a# [are to fight|fight|have] a duel at [dawn|noon|six] #x#, over #d#. Tonight #a# begs #la# for a sword, and #b# for a second.',
    'Both fall. #d# marries #lb# at #far# within the month.',
    '#d# never said it; #lb# did, to be rid of [both|them|two rivals]. #ga.cap# [heard|wrote] it and would [swear|say so], for #sum#.',
  ),
  plot(
    '#la.cap# has been stabbed #x# and [crawls|staggers] in, [dying|bleeding]: “It was #a#,” to #k#, and to #b#: “It was not.”',
    'The crowd drowns #a# in the trough. Next #b# is stabbed, then #k#.',
    '#ga.cap# meant another #a#: #d# [goes by|uses] that name in #far#, and [has taken|asks for|left] a room here.',
  ),
  plot(
    '#a# has nailed #b.poss# [sleeve|hat|coat] to the [table|door|bench] with a [carving|kitchen|skinning] knife: for #d#, who died of #b.poss# false medicine #w#.',
    'The knife [comes out|is pulled], and [goes in|falls] again. #la.cap# buys #b.poss# bottles and [sells them on|drinks one|pours more].',
    '#b# bought them from #la# in good faith. #lb.cap# can [show|prove] that, and has #p# as proof.',
  ),
  plot(
    'A note on #k.poss# [door|wall|sign] says that one of #a# and #b# dies at [midnight|dawn|ten]. [Both believe|Each thinks] the other [wrote|nailed] it.',
    'At midnight it is #k#. [The hand|The ink|The paper] is [the same as|just as] on #d.poss# note, #w#.',
    '#la.cap# [sold|made] the paper, and [sold|gave] it to #lb#, who is owed #sum# by #a#, by #b# and by #k#.',
  ),
  plot(
    '#b# was seen burying something #x# #w#. #Soon#, #a# [has dug|digs] it up, and [puts|lays] a hand with #d.poss# ring on the bar.',
    'They hang #b# at noon. #d# comes home from #far# on [Friday|Monday|Sunday], with one hand.',
    '#d# lost it to #la#, [under the knife|to the saw|in a fever], and was [ashamed|hidden]. #ga.cap# is [a surgeon|a doctor] without a [licence|degree|name], and [drunk|hides|sleeps] #y#.',
  ),
  plot(
    '#a# [has served|served|did] [nine|six|ten] years for killing #d#. #Soon#, #a# sees #d# by the fire, with #b#.',
    '[Nobody|No man] can hang [twice|again] for one [death|murder|body], #a# says, and does it.',
    '#d# was held in #far# all that time by #la#, and only #b# came for her. #gb.cap# has the ransom letters.',
  ),
]
