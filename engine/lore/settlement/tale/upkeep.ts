import { list } from '../list.ts'

/** What is said of the defences and the trade. */
export const upkeep = {
  defenceNote: [
    '#ag# sleeps on the keys.',
    '#p1.cap# [is|remains|became] [the weak place|the way in|a gap|a soft spot][, as #wg# knows|, says #wg#|; #C# know it].',
    '#C.cap# [come in|slip in|bring goods|land] [by|from|across] #water#, and #vg# [waves|sleeps|counts them].',
    'Nobody watches #d2# on #aday#.',
    'Only #vg# may ring the bell.',
    '#vg# walks the rounds, and #cg# buys the hours.',
    '#B.cap# pay half, and #A# grumble.',
    'No wages since #feast#: #B# are to blame.',
    '#bg# drilled them, behind #p3#, with broomsticks.',
    '#wg# sells the password.',
    '#cg# plays cards at #p2# when on watch.',
    '#d1# mans the watch, and #d2# complains.',
    '#rg# [inspects|counts|salutes] them every #aday#, from a [chair|window|boat].',
    'Bows lie under #p2#, unstrung.',
    'At #hourly# #p1# feeds them all.',
    'Past #s3# [nothing|nobody|little|no house] is [watched|guarded|safe] [but|except] #vg.poss# [orchard|geese|stair].',
    '#ag# and #bg# command on alternate days.',
    'In #s2# #wg# hears them snore.',
  ],

  tradeNote: [
    '[They send|They move|Buyers take] #ware# by #way#, #ware2# by #way#; [#ag#|#bg#|#cg#] weighs both.',
    'Everything passes through #p1#, where #bg# takes a share.',
    'Every #worker# carries #ware2# home, past #cg#.',
    'Before #feast# #wg# sells cheapest.',
    '#C.cap# move #ware2# by night, through #d2#.',
    'Without #ware# #d1# would be a field.',
    '[Buyers|Barges|Strangers] come on #aday#, and [ask for|avoid|toast|cheat] [#wg#|#ag#|#cg#].',
    'Of every load of #ware# #A# get #asum#.',
    '#rg# taxes #ware#, and #bg# forgets to.',
    'In #s1# #vg# haggles for everybody.',
    '#d2# trades with #d1# only through #cg#.',
    'Strangers buy #ware2# at #p2#, never at #p3#.',
    'Since #feast2# #A# buy everything.',
    '[A third|What is left|The worst|The waste|Whatever spoils] [goes|is sold|is left|is given] to [#wg#|#bg#|the poor of #d2#|dogs], or [thrown|swept|tipped|dropped] [into|in] #water#.',
  ],
  way: list('mule, barge, sledge, cart, packhorse, night boat, ox wagon, raft, the toll road'),
} as const
