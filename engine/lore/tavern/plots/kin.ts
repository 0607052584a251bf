import { type Plot, plot } from './plot.ts'

/** Love and kin. */
export const ofKin: readonly Plot[] = [
  plot(
    '#a# marries #b.poss# sister #d# tomorrow. #Soon#, #la# brings two children from #far# who call #a# father.',
    'The wedding goes on; #b# does not. #a# is found #x# with #b.poss# knife in the back.',
    '[The children|They|Both] were hired for #sum# by #lb#, who wants #d#. They [would tell|trust|will follow] [anybody|whoever] [takes|carries] them home to #far#.',
  ),
  plot(
    '#la.cap# [brings in|finds|holds up] a [foundling|baby] in a [basket|drawer]. It has #a.poss# ring, and #b.poss# name is [sewn|inked] [into|on] the [shirt|blanket|cap].',
    'Neither will have it. #lb.cap# sells the child to #far# for #sum#.',
    'The mother is #d#, [upstairs|in the stable|in the kitchen], who loved #b# and stole #a.poss# ring. #k# hid her #w#.',
  ),
  plot(
    '#a# [waits|longs|prays] for a letter from #d#. #Soon#, #b# [confesses to|admits] having [kept|read] [nine|six|a dozen] since #w2#.',
    '#a# rides for #far# in the dark and [is thrown|falls|is robbed]. #b# burns [the letters|all nine|them all], and #p# as well.',
    'The [last|newest] [one|letter] says that #d# comes tonight by the #far# coach. #la.cap# drives it, and [will not wait|is early|drives fast].',
  ),
  plot(
    '#a# has come from #far# to [see|nurse|bury] a dying father, #e#. #Soon#, #b# [says|claims] [the same|as much] of [the same man|him].',
    'They [fight|shout|wrestle] at the bedside. #e# leaves all to #la#, #p# included.',
    '#e# was [married|wed] [twice|both times], once in #far#. #lb.cap# kept it quiet, for #sum# [a year|each year|yearly], and has [both papers|the proof|both rings] #x#.',
  ),
  plot(
    '#b# has run off from #far# with #a.poss# daughter #d#. #Soon#, #a# finds them [in the hayloft|upstairs|in the stable].',
    '#a# and #b# fight on the ladder; #d# is the one who [falls|bleeds|dies].',
    '#d# is not running to #b# but from #la#, to whom #a# promised her for #sum#. Say so, aloud, before #ga# comes.',
  ),
  plot(
    '#a# and #b# both love #la#, who [asked|begged] each for #p#. #Soon#, each [lays|puts] [one|it] on the [table|bar], and one is [false|cracked|cursed].',
    'The loser sleeps #x#, in the rain, and #ga# marries somebody in #far#.',
    '#ga.cap# only wants #sum# to leave #place# with #d#, and [would rather be|wants to stay] friends with #a# and #b#.',
  ),
  plot(
    '#la.cap# [is dead|died] and leaves [all|everything] to “[my child|the one I wronged|my friend] at #k.poss# table”. #Soon#, #a# and #b# [both claim|each swears|both try] to be that.',
    '[The law|The crown|A judge] takes the house, #lb# takes #p#, and #a# or #b# lies dead #x#.',
    '[The child is|It is] neither, but #d#, who washes up here. #gb.cap# was [the midwife|the nurse|there], and has [a lock of hair|a letter|the cradle].',
  ),
  plot(
    '#b# has been writing to #d# of #far# in #a.poss# name. #Soon#, #d# arrives, [with luggage|in white|smiling], to marry #a#.',
    '#a# laughs, and #d# leaves in the rain. #la.cap# finds her veil #x# next morning.',
    '#b# [means|meant] [every word|all of it]. [Somebody should tell|It would help to tell|One should tell] #d# so before the [coach|boat|cart] for #far# goes, at ten.',
  ),
  plot(
    '#a# was left #p# by a grandmother, and #b# by the same one. #Soon#, #la# reads the will: [it goes to whoever|the one who gets it] [dances|sings|apologises].',
    'They [tear|break|pull] it [in two|apart]. #ga.cap# sues both for #sum#.',
    'The old lady, #d#, is [not dead but|alive and] [in the next room|upstairs|under the stair] with #gb#, listening. [She wants|It needs] [only that|both of them].',
  ),
  plot(
    '#a# has not spoken to #b# since #d# died #x#. #Soon#, #la# [seats|puts] them at one table [by mistake|on purpose|for a bet].',
    '[A plate|A mug] is thrown; [then a chair|then two|next a stool]; then #b# falls on #p#, and it goes in.',
    '#d# died of [a fever|the cold|drink], not of what #b# did. #lb.cap# wrote it down #w#, and was told by #k# to keep quiet.',
  ),
]
