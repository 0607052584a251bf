import type { Plot } from './troubles.ts'

/**
 * Why each trouble came about, what follows if nobody acts, and a way out; and what people say of it. By the trouble's label,
 * with the slots of any trouble.
 */
export const causes: Readonly<Record<string, { plots: readonly Plot[]; rumours: readonly string[] }>> = {
  'A debt falls due': {
    plots: [
      {
        blame: '#r# borrowed #asum# a month for #burden#, not for bread. #ag# knew, and lent it through #wg#.',
        worse: 'On the day after #feast# #A# nail up #d1#, and #B# set #p1# alight.',
        way: '#vg# has the first draft of the note, in which #asum# counts as a gift; #cg# would part with #acount# witnesses.',
      },
      {
        blame: '#ag# added a nought to the note, at #p2#, while #rg# was drunk on #ware2#.',
        worse: 'By #feast2# every #worker# in #d1# has been sold with the tools, and #C# own the rest.',
        way: 'The ink gives it away: #wg# sold #ag# that ink on #aday#, and wrote it down at #p3#.',
      },
    ],
    rumours: [
      '#a# is deeper in debt than #town#, and to #wg# of all people.',
      '#r# has #sum# walled up behind #p3#.',
      'The debt was paid #ayears# ago, in #ware#; ask #vg#.',
      '#cg# and #ag# share a bed at #p2#, and the takings.',
    ],
  },
  'The work gives out': {
    plots: [
      {
        blame: '#A# have poured the leavings of #p1# into #water# for #ayears#, and paid #rg# to drink elsewhere.',
        worse: 'After #feast2# there is nothing to sell but #d1# itself, and #ag# has found a buyer for #asum#.',
        way: 'If #p1# is shut by #aday#, #water# clears; #cg# can prove it with #acount# jars that #vg# has hidden.',
      },
      {
        blame: '#vg# broke a seal under #work#, for a bet of #asum#, and #bg# hushed it up.',
        worse: 'What was sealed reaches #d1# by #feast2#; then #water# goes the way of #work#.',
        way: '#wg# has kept the pieces of the seal in #p3#. #acount.cap# hands must set it again at #hourly#.',
      },
    ],
    rumours: [
      '#vg# ate something found under #work#, and has #acount# days left.',
      '#A# have a year of #ware# walled up in #d2#.',
      'Whoever drinks from #water# dreams of #p1# and wakes with #token#.',
      '#r# has packed, and hired #wg# to drive.',
    ],
  },
  'People vanish': {
    plots: [
      {
        blame:
          '#C# promised somebody in #water# a(n) #relative# from every house, #ayears# ago, and #rg# holds the list.',
        worse: 'By #feast2# it is #wg# who walks, then all of #s1#, then #d2#, singing.',
        way: 'The list at #p1# can be struck out by whoever signed it; #cg# is the last, and hides in #p3#.',
      },
      {
        blame: '#ag# sells them: #acount# to a boat on #aday#, for #asum# each, drugged with #ware2# at #p2#.',
        worse: 'When the boat comes at #feast2# it takes #acount# children from #d1#, and #ag# along with it.',
        way: '#vg# spat the drink out and followed. With #wg# as a second witness even #rg# would have to open #p2#.',
      },
    ],
    rumours: [
      '#v# owed #sum#, and that is all there is to it.',
      '#p3.cap# has a second cellar, which #bg# bricked up on #aday#.',
      '#a# walks in the night too, as far as #s2#.',
      'Behind #work# lie #acount# pairs of shoes and #token#.',
    ],
  },
  'Two heirs, one seat': {
    plots: [
      {
        blame: '#rg# named both, #ag# at #feast# and #bg# on #aday#, for #asum# each, and feared to say so.',
        worse: 'At #feast2# both take the oath, #ag# at #p1# and #bg# at #p2#; by #hourly# there are #acount# dead.',
        way: 'The law of #town# has a third way: #vg#, if #acount# households of #d1# will say so at #p3#.',
      },
      {
        blame: '#cg# wrote one of the wills, at #p3#, with the seal of #rg#, and does not remember for whom.',
        worse: 'Before #feast2# #A# shut the gates on #B#, and #C# sell the keys to a neighbour for #asum#.',
        way: 'Put #cg# before #rg# while there is time: a word at #p1#, with #wg# to write it down.',
      },
    ],
    rumours: [
      '#r# died on #aday#; it is #wg# who lies in the bed.',
      '#vg# paints that birthmark on with #ware2#.',
      '#B# had the charter copied in #s1#, for #asum#.',
      '#cg# has promised #work# to both of them.',
    ],
  },
  'Fever in the lanes': {
    plots: [
      {
        blame:
          'It came in with #ware# that #cg# bought cheap at #asum#, off a ship that flew yellow; #wg# unloaded it.',
        worse: 'By #feast2# there are #acount# dead a day in #d1#, #B# break the ropes, and #d2# begins to cough.',
        way: 'Burn the bales in #p3#, and give the doses at #p1# to whoever carries the sick: #vg# knows which bales.',
      },
      {
        blame: '#ag# let it out of a jar at #p1#, by accident, and has not dared tell #rg# for #acount# days.',
        worse: '#A# will leave by #aday# with all the physic, and #C# sell empty jars in #s1# for #asum#.',
        way: '#ag# can brew more from the blood of #vg#, who got well, if #bg# stops hunting both of them.',
      },
    ],
    rumours: [
      'Silver thrown in #water# at #hourly# drives it off, says #vg#.',
      '#ag# sells #bg# jars of brine at #asum# each.',
      'Nobody in #d2# has caught it since they gave up #ware#.',
      '#vg# was kissed by a lady in green, in #s1#.',
    ],
  },
  'An old bargain': {
    plots: [
      {
        blame: '#A# knew the terms and sold #vg# the oil for that lamp, half water, at #p2#.',
        worse: 'At #feast2# it comes up out of #water# for the eldest in #s1#, and goes on from door to door.',
        way: 'The lamp can be lit again by a(n) #worker# who owes #A# nothing; #wg# has the wick, under #burden#.',
      },
      {
        blame: '#rg# renewed it for #ayears# at #feast#, and wrote #d1# where #d2# had stood.',
        worse: 'On the night of #feast2# every door in #d1# opens by itself; #acount# have opened already.',
        way: '#bg# can read the clause: it ends if #rg# pays in person, at #water#, with #token# in hand.',
      },
    ],
    rumours: [
      '#r# signed it again at #feast#, with #wg# for a witness.',
      'It cannot cross a line of #ware#; #vg# has tried.',
      '#wg# is not the child that was born in #s2#.',
      '#C# were sent ahead by it, with #token# sewn in their coats.',
    ],
  },
  'Masters and hands': {
    plots: [
      {
        blame: '#b# has been buying up #p1# with what #A# should have been paid, #asum# a week.',
        worse: 'Before #feast2# #C# are ordered to clear #work#; #acount# die, and #d1# burns until #aday#.',
        way: '#cg# will not give the order if somebody else can open the books; they lie at #p3#, and #wg# kept them.',
      },
      {
        blame: 'Somebody sawed through the beam that fell on #vg#: it was #wg#, paid #asum# by #bg#.',
        worse: '#A# find out by #aday# and hang #wg# from #p2#; then #B# send for soldiers across #water#.',
        way: 'If #wg# tells it at #p1# first, #rg# must try #bg# by #feast#; #acount# guards could get #wg# there.',
      },
    ],
    rumours: [
      '#ag# takes supper with #bg# at #p2# every #aday#.',
      'Under the paint the tokens are silver, says #wg#.',
      '#B# have sold #ware# for #asum# that nobody has made.',
      '#vg# was pushed, and #cg# looked away.',
    ],
  },
  'Something hunts here': {
    plots: [
      {
        blame: '#cg# raised it in #p2# on goats and #ware2#, to clear #d1# cheaply, and it grew.',
        worse: 'By #feast2# it has no more fear of fire; it takes #acount# from the steps of #p1# in one night.',
        way: 'It still comes when #cg# whistles. #wg# knows the tune, and #ag# has nets for #asum#.',
      },
      {
        blame: '#A# shot its young at #work# on #aday# and hung the skin over #p1#.',
        worse: 'It will go on until #acount# more are dead, and the last is #ag#; that may be #feast2#.',
        way: 'Bring the skin back to #water#, with #vg# to lead the way, and it moves on past #d2#.',
      },
    ],
    rumours: [
      '#c# whistles it to sleep at #p3#.',
      'It is afraid of #ware#, and most of all of #ware2#.',
      '#v# was dead on #aday#, before it came.',
      'There are two of them; ask #wg# about #s2#.',
    ],
  },
  'War on the road': {
    plots: [
      {
        blame: '#rg# insulted the envoy at #p1# with #burden#, and #cg# translated it too well.',
        worse: 'The army is here by #feast2#. #C# open #s2#, #A# fire #work#, and #B# are in between.',
        way: 'Its captain is owed #asum#; if #bg# pays that at #water#, half of them go home before #aday#.',
      },
      {
        blame: 'They come for one person: #vg#, whom #B# are hiding among #acount# others in #p3#.',
        worse: 'If #vg# is found by #feast2#, they burn #d1# for having hidden a traitor, and #d2# for luck.',
        way: '#wg# knows a path behind #p1#. Once #vg# is across #water#, #ag# can show them an empty bed.',
      },
    ],
    rumours: [
      'The army has not been paid since #feast2# and would go home for #asum#.',
      '#rg# has a(n) #relative# on the other side, and writes on #aday#.',
      '#B# carry silver in their quilts, #asum# a family.',
      'There is a gate under #p3# that only #wg# knows.',
    ],
  },
  'False coin': {
    plots: [
      {
        blame: 'The dies are in #p1#; #ag# had them cut by #wg# for #asum# and a pardon.',
        worse: 'By #feast2# nobody takes money in #d1#; #B# close #s1#, and #C# are paid in #ware#.',
        way: '#wg# signs each die with #token#. Shown to #rg# at #p3#, that hangs #ag# and frees the rest.',
      },
      {
        blame: '#bg# began it, to pay #A#, and #cg# was given #asum# to look at #water# instead.',
        worse: '#A# own #rg# by #feast2#. Then #acount# honest people are tried at #p2#, #vg# among them.',
        way: '#cg# wants out: fetch the #relative# of #cg# from #p3#, and #C# open every cask in #s2#.',
      },
    ],
    rumours: [
      '#r# keeps #sum# of the false ones under #p2#.',
      'They hanged the wrong one; #vg# drinks at #p3# every #aday#.',
      'A culvert runs from #work# to #water#, wide enough for #burden#.',
      '#bg# cannot read a scale, and #wg# does it for #asum#.',
    ],
  },
  'A relic gone': {
    plots: [
      {
        blame: '#ag# pawned it with #cg# for #asum#, to mend the roof of #p1#, and lost the ticket.',
        worse: 'At #feast# the box is opened before #acount# pilgrims; #A# are stoned out of #p1#, and #B# move in.',
        way: '#wg# has the ticket, and takes it for #token#. #cg# has not yet looked inside #burden#.',
      },
      {
        blame: 'It left by itself: #vg# carried it to #water#, asleep, on #aday#, and #bg# saw.',
        worse: 'By #feast2# somebody else’s god has it, down in #water#, and answers from #p1#.',
        way: '#vg# would walk there again, at #hourly#; #acount# strong arms and #ware# could bring both back.',
      },
    ],
    rumours: [
      'The relic was seen in #s2#, rolling toward #water#.',
      '#ag# sold it in #d2# #ayears# ago.',
      '#B# can heal warts; #wg# had #acount#.',
      'There never was a saint, only a(n) #worker# who fell off #p1#.',
    ],
  },
  'The water rises': {
    plots: [
      {
        blame: '#bg# had the old drain under #s1# filled to build on, for #asum#, and #rg# signed.',
        worse: 'At #feast2# it comes through #p2# at #hourly#; #d1# has one stair, and #acount# boats.',
        way: 'Open the drain, under #p3#. #ag# knows where; #B# have put #burden# on top, and guards.',
      },
      {
        blame: '#vg# took the third key to #d2# because #C# paid #asum# to have #work# go under first.',
        worse: 'By #feast2# the sluice breaks, and takes #p1# along, and #s1#, and whoever stayed with #cg#.',
        way: '#vg# is at #p3# and sorry. With all three keys and #acount# hands it takes until #hourly#.',
      },
    ],
    rumours: [
      'It is not #water# that rises: #town# is sinking, says #ag#.',
      'Old #vg# was walled in at #p2# to hold it back.',
      '#B# dug too near #water#, by #acount# feet.',
      '#rg# sleeps in a boat in #s2#.',
    ],
  },
  'The find': {
    plots: [
      {
        blame: '#ag# knew what lay there, from a map bought at #p2# for #asum#, and let #vg# dig on.',
        worse: 'By #feast2# it is awake, and #acount# from #d1# have gone down to it with #ware#.',
        way: 'It was shut once with #token#, as a picture shows; #wg# has seen the picture, at #p3#.',
      },
      {
        blame: '#cg# sold the door of it to a collector for #asum#. It was there to keep something in.',
        worse: 'What comes out takes #work# first, then #s1#; it reaches #p1# by #feast2#.',
        way: 'The door is still in #d2#, behind #burden#. #B# can hang it in a night, if #ag# lets #acount# of them in.',
      },
    ],
    rumours: [
      'The founders came up out of it, by #s1#.',
      '#ag# can read what is written there, and wept at #p2#.',
      'Whoever touches it dreams of #token# for #acount# nights.',
      'The buyer lives in #d2# and has offered #asum#.',
    ],
  },
  'A charter war': {
    plots: [
      {
        blame: '#rg# has sold the charter three times: to #A#, to #B# and, for #asum#, to #wg#.',
        worse:
          'At #feast# three owners come to #p1# with #acount# bailiffs each; nothing is sold in #s1# till #feast2#.',
        way: 'The oldest copy is at #p3# and gives it to every #worker#. #cg# can read; #ag# has the key.',
      },
      {
        blame: '#ag# has been selling #ware# from #p2# that is made by #B#, under the seal of #A#.',
        worse: 'It comes out by #aday#, and #C# burn #p2# with #acount# inside, #vg# among them.',
        way: '#vg# would stand at #p1# and say who made what, if #bg# takes on #acount# people of #A#.',
      },
    ],
    rumours: [
      '#ag# and #bg# were to be married once, at #p1#.',
      'The secret of #ware# is #water#, and #ware2#.',
      '#C# tipped that cart over in #s2#.',
      '#rg# has pawned the charter with #wg# for #asum#.',
    ],
  },
  'After the fire': {
    plots: [
      {
        blame: '#cg# set it, in #p2#, to be paid #asum# by #A#; the wind was against #d1#.',
        worse: 'By #feast2# #A# have bought every burnt yard in #s1#, and #B# sleep in #work#.',
        way: '#vg# saw #cg# with the lamp, and is afraid. If #wg# speaks as well, #rg# must hear them at #p1#.',
      },
      {
        blame: 'It began with a(n) #worker# and #ware2#, and #rg# had sold the fire buckets for #asum#.',
        worse: 'There is no roof for #acount# families when #feast2# comes; they will take #p3#, by force.',
        way: 'Open #p3# now. #ag# has the key, #bg# the people, and #vg# has #acount# carts.',
      },
    ],
    rumours: [
      '#cg# bought oil on #aday#, from #wg#.',
      '#vg# came out of #p2# with #token# and no burns.',
      'Under the ashes of #s1# lies #asum#, melted.',
      '#A# had drawn the new streets before it burned.',
    ],
  },
}
