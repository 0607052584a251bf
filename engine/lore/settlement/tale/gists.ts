/**
 * What is wrong with a place in one sentence, for whoever has no time for a second: by the trouble's label, true of every way
 * the trouble is told. Four words at most stand between two names, so that few sheets say the same run of words.
 */
export const gists: Readonly<Record<string, readonly string[]>> = {
  'A debt falls due': [
    '#town# owes #A# #debt#, due at #feast#.',
    '#A.cap# will take #work# at #feast# unless #town# pays #debt#.',
    'By #feast# #town# must find #debt# for #A#.',
  ],
  'The work gives out': [
    'Soon #town# cannot live by #ware#, and #C# blame #A#.',
    'Nobody in #town# can live by #ware# much longer.',
    'Without more #ware# #d1# goes hungry.',
  ],
  'People vanish': [
    '#count.cap# people of #town# have vanished, and #a# keeps it quiet.',
    '#count.cap# have gone missing in #d1# since #feast#.',
    'People vanish from #d1#, and #A# and #B# disagree why.',
  ],
  'Two heirs, one seat': [
    'Two heirs claim #town#: #A# back one, #B# the other.',
    '#A.cap# and #B# disagree who inherits #town#.',
    'Whoever rules #town# next, #A# or #B# will fight it.',
  ],
  'Fever in the lanes': [
    'Fever has killed #count# in #d1#, and #A# and #B# quarrel over the cure.',
    'In #d1# a fever kills, and #C# profit by it.',
    '#d1# has fever, and #r# cannot stop it.',
  ],
  'An old bargain': [
    '#town# breaks an old bargain; #d1# pays.',
    'The bargain #town# made is due at #feast#.',
    'What #town# once promised, #d1# must now pay.',
  ],
  'Masters and hands': [
    '#A.cap# strike against #B#, and #town# stands still.',
    'Until #B# pay #A#, nobody works at #work#.',
    'Work in #town# has stopped: #A# against #B#.',
  ],
  'Something hunts here': [
    'Something hunts in #d1# and has killed #count#.',
    'Something has killed #count# people of #town#, and #A# cannot catch it.',
    '#count.cap# are dead in #town#; #A# hunt the killer.',
  ],
  'War on the road': [
    'Soldiers threaten #town#, and #A# and #C# disagree over fighting.',
    'War reaches #town#: #A# would fight, #C# would pay.',
    'War drives #B# into #town#, and #d1# has no room.',
  ],
  'False coin': [
    'In #town# false money spreads; #B# accuse #A#.',
    '#C.cap# are after #a# of #A#: half the money in #town# is false.',
    '#B.cap# refuse the money of #town# as false.',
  ],
  'A relic gone': [
    '#p1.cap# has lost Saint #saint#; #A# blame #B#.',
    'From #p1# the relic of Saint #saint# is gone.',
    'Without Saint #saint# no pilgrim comes to #town#, and #C# are losing money.',
  ],
  'The water rises': [
    'Water rises in #d1#, and #A# and #C# quarrel over the bank.',
    '#d1# is flooding, and #A# blame #B#.',
    'By #feast# half of #d1# will be under water.',
  ],
  'The find': [
    'Diggers in #town# let something out, and #count# have died.',
    'A find in #town# kills; #A# would study it, #B# bury it.',
    'What #B# dug up in #town# has killed #count#.',
  ],
  'A charter war': [
    '#A.cap# and #B# fight over who sells #ware# in #town#.',
    'Trade in #town# is at war: #A# against #B#.',
    '#A.cap# want #B# stopped from selling #ware#.',
  ],
  'After the fire': [
    'Since #feast# #B# are homeless, and #A# buy up what burned.',
    '#d1# burned, and #r# asks who lit it.',
    '#A.cap# are blamed: part of #d1# burned down.',
  ],
}
