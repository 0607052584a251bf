import { list, type Side } from './side.ts'

/** What may be so of any matter: told now and then in place of its own sides. */
export const general: Side = {
  truth: list(`
    #P# keeps a [tooth|button|lock of hair|glove] from that day in a [snuffbox|locket], and [opens it|swears on it] for #G#.
    The priest at #land# reads out the names [each|every other] year on #E#, and [pauses|coughs] after the last.
    [Twelve|Nine|Five] people saw it. #P#, [a|an old] #one#, is the last alive, and [failing|sharp as ever].
    A [child’s drawing|court record|tapestry] of it hangs at #land#, made [that week|from life], and [agrees|has one more figure].
    #folk.cap# [still pay|collect] a [farthing|penny] a head for it, and [#P# counts it|it goes to #P#].
    The road bends at #land# because of it, and [carters|mules] still [spit|stop] there.
    #P# can lead you to the very [stone|step|tree], [blindfold|by smell], and will for a [drink|blanket].
    #O2.cap# [sealed|bought] every paper on it, which #P# [copied|read] first.
    The [date|weather|number] in it is right: #P# checked it against the [tide tables|parish book].
    A [bell|dog|door] at #land# has been called after it ever since, and #P# knows [why|the real name].`),
  false: list(`
    The names were changed. For #S# read [#Q#|the grandmother of #Q#], who [sued|pays] to keep it so.
    It all took place at #land2#. #Q# moved it to #land#, to [sell beds|spare a family].
    There was a [sister|third one|dog] in it, whom #Q# [cut out|loved], and who [has the proof|lives yet].
    The end was [added|softened] by #Q#, for a [wedding|bishop]. The old end has [no mercy|a door] in it.
    It is [nine|forty] years too old: #Q# was [present|born that night], and [shows the scar|forgets when asked].
    #Q# made up the [worst|best] of it for #G#, and it has since [come true|been believed].
    The [motive|hour|weapon] in it is wrong, on purpose, to [catch|protect] #Q#.
    #folk.cap# tell it [backwards|kindly], since they [began it|helped], all but #Q#.`),
  task: list(`
    bring #P#’s rival, #Q#, to tell it [sober|under oath]
    find the missing [verse|page] of it, sold to #Q# at #land2#
    carry a [sealed box|blind witness] from #land# to #land2# and not [open it|answer questions]
    stop #Q# from [printing|singing] the name in it before #E#
    act it out at #land# on #E#, with real [swords|fire]
    stand guard at #land# while #P# [digs|swears an oath]
    find whoever has been [leaving flowers|scratching a name] there at night`),
  otherwise: list(`
    #Q# [tells it|does it] first
    #P# [takes the secret along|goes to the law] on #E#
    #O2# [closes|sells] #land#
    the [next|wrong] one pays for it
    #folk# take [torches|the matter in hand]
    there is a [duel|burning] at #land#`),
}
