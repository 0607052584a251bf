import { type Plot, plot } from './plot.ts'

/** Trades, wages, rivals at work. */
export const ofWork: readonly Plot[] = [
  plot(
    '#a# built #la.poss# [roof|mill|barn] with #b.poss# timber. #Soon#, #ga# limps in: it has [fallen|burned], with #d# inside.',
    '#ga.cap# has #a# hanged #x#; #b# sells [the rest|more] of it to #far#.',
    '#lb.cap# swapped the [beams|nails|rope] #w#, for #sum#. [The good ones|Those] are [stacked|hidden] #y#.',
  ),
  plot(
    '#a# and #b# both [cook|play|brew] for #k#, who can keep one. #Soon#, #la# finds #p# in the [soup|drum|keg].',
    '#k# throws [both|the two] out. By Friday #la# has the place, and #d# of #far# the [kitchen|stage|cellar].',
    '#ga.cap# put #it# there: [nobody|no guest] else [sat|came] near. #gb# saw it and wants #sum# for [saying|swearing] so.',
  ),
  plot(
    '#b.poss# [miners|weavers|sailors] are on strike, and #a# has hired #far# men instead. #Soon#, both [sit|stand] on #k.poss# bench.',
    'They fight with [benches|picks|mugs]. #la.cap# shuts the works, and #place# goes hungry.',
    'The pay was sent: #sum#, #w#. #lb# kept it #x#, and #ga# carried the [bag|book].',
  ),
  plot(
    '#a# [has drawn|drew] [a map|the roads] of #far# for #b# and [forgot|left out] the swamp. #b# is [back|here], [alone|one left], out of [nine|six|twelve].',
    '#b# makes #a# walk there, [at knife point|in chains|tonight]. #la.cap# finds one hat.',
    'Eight are alive, at #d.poss# farm: #lb# [has the letter|was told] and is #x#, [drunk|afraid].',
  ),
  plot(
    '#b# is sworn in as [hangman|executioner] tomorrow and has never [done it|seen one]. [The first|First] is #e#, #a.poss# [friend|brother|son].',
    '#b# [bungles|botches] it; #a# takes the axe to #b# #x#.',
    '#e# hanged for #la.poss# crime. #gb.cap# heard it [said|boasted|wept over] #y# and will [swear|talk] for [a way|passage] to #far#.',
  ),
  plot(
    '#a# mends #b.poss# clock and finds #p# in it. #Soon#, #la# claims #it#, and #b# [too|as well].',
    'The clock is [broken|smashed|thrown] over #a.poss# head. #ga.cap# sells #it# in #far# for #sum#.',
    '#d# hid #it# from #ga#, and left [a note|word] [inside|under the spring]: for whoever [winds|dusts|loves] it [daily|kindly]. That is #k#.',
  ),
  plot(
    '#b# has [a licence|leave|the right] to sell [beer|gin|wine] #x#, next to #k#. #a# knows how #b# got it, and [drinks|shouts|hints].',
    '#b# has #a# [beaten|jailed|drowned] #y#. #la.cap# takes both houses.',
    '#la.cap# signs [blank|undated] licences for #sum# each. #lb# has [a drawer full|forty|a boxful], one in #k.poss# name.',
  ),
  plot(
    '#a# sells #d.poss# cure for the [cough|ague|gout], and #b.poss# [mother|child|horse] has died of it.',
    '#b# [pours|forces|spoons] [all of it|the whole jar|a quart] into #a#. #la.cap# orders [forty|sixty|ninety] [bottles|jars] for the [army|school|abbey] at #far#.',
    'The [cure|mixture] [is good|works]; the [bottles|jars] held #lb.poss# [dye|rat poison|lye]. #gb.cap# never washes them, and [lies|knows].',
  ),
  plot(
    '#b# has painted #la# as a [devil|donkey|corpse] on the church wall. #a# was paid #sum# to [cover|scrape] it and [refuses|will not].',
    '#ga.cap# has [both|their] hands broken #x#. The wall [stays|weeps|talks] as it is.',
    'Under [the paint|it] is [an older|a second|a hidden] face: #d#, whom #ga# [buried|drowned|walled up] #w#. #b# copied it without knowing.',
  ),
  plot(
    '#a# taught #b# all [tricks|knots|locks], and #b# has sold them to #la#. #Soon#, #a.poss# own [purse|safe|horse] is gone.',
    '#a# goes [armed|drunk] to #ga.poss# house #x#, where six men and #b# are waiting.',
    '#b# was [forced|made] to: #ga# holds #d# at #far#. One lock, which only #a# can open, is [between|all].',
  ),
  plot(
    '#la.cap# wants #k.poss# [sign|recipe|cat] for #sum#. #a# has sold it, #b# has [stolen|hidden] it, and #k# asks where it is.',
    '#ga.cap# takes #k# instead, for a [witness|hostage], to #far#. #a# and #b# [blame|stab] each other.',
    'It is #x#, under #gb.poss# [coat|bed|stall]. #gb# only wants to be [asked in|invited|thanked] by #k#.',
  ),
  plot(
    '#b# wants a [grave|tomb] dug #x# by dawn, size of #a#, and has paid #la#. #Soon#, #ga# tells #a#.',
    '#a# fills it with #b#. #ga.cap# digs #y# as well, for [the judge|whoever asks|the watch].',
    'It is for #p#, which #b# must bury for #d# of #far#. #a# need [only|just] [be shown|see] #it#, and hold the [lamp|spade].',
  ),
]
