import type { Matter } from '../matter.ts'
import { list, type Side } from './side.ts'

/* The sides of each matter, where its subject is a thing, a place or an hour. The symbols are those of `beings.ts`. */

const lost: Side = {
  truth: list(`
    #P# saw #S# last, at [dusk|low tide] from #land#, and heard [singing|a bell] in it.
    A piece of #S# was [washed up|dug out] at #land#, [this spring|in the war], and #P# has it on the wall.
    Somebody pays #P# [#G# a year|each year on #E#] to keep a lamp lit at #land# for #S#.`),
  false: list(`
    It was never lost. #Q# [sold|hid] it, and [paid for the song|has the key].
    #S.cap# was found, long ago, and what was in it [walked off|bought #Q# a title].
    It was sent out to be lost, by #O2#, with [a prisoner|plague] on board.`),
  task: list(`
    find #S#, by the [chart|one survivor] at #land2#
    bring back what #S# carried, and say nothing of [the crew|the rest]
    raise #S# at the [spring tide|thaw] on #E#
    make certain that #S# stays lost`),
  otherwise: list(`
    #Q# finds it first, and [opens it|sells it]
    it comes back by itself on #E#
    #P# puts out alone, [at seventy|in a leaking boat]`),
}

const cursed: Side = {
  truth: list(`
    Whoever owned #S# [died|prospered] within a year. #P# has the list, with [nine|six] names, and is the [next|last].
    #S.cap# cannot be [sold at a profit|burned|thrown away]: #P# tried, at #land#.
    It is [warm|heavier] on #E#, and #P# hears it [hum|count].`),
  false: list(`
    There is no curse: #Q# [poisoned|robbed] the owners, one by one, and [wants it back|wrote the legend].
    The one at #land# is a copy. The true one is [in use|worn every day] at #land2#, and nobody knows.
    It was made to [protect|warn], and the deaths are of those who would not [listen|give it back].`),
  task: list(`
    carry #S# to #land2# and give it to somebody who asks for it freely
    find out whose name is next
    break it on [the anvil|the stone] it was made on, at #land2#
    buy #S# at the auction on #E#, and [not touch it|outlive the night]`),
  otherwise: list(`
    #P# is the next to [die|own it]
    #Q# gives it to [a child|the new queen]
    it wakes the others`),
}

const haunted: Side = {
  truth: list(`
    #P# has slept there, and [woke with white hair|was asked politely to leave], [by a child’s voice|at three].
    Behind the wall is [a door|a room] that no plan shows. #P# [bricked it up|tapped on it, and was answered].
    The lamp in it lights itself at [dusk|eleven], and #folk# go round by #land2#.`),
  false: list(`
    It is [smugglers|#Q#], with [chains|a lantern], and the cellar is full of [brandy|forged coin].
    The ghost is of one still living: #Q#, who [sleepwalks|does not know it].
    It is not the dead that walk there but [the house itself|something that ate them].`),
  task: list(`
    spend one night in it, as the will of [an aunt|the old owner] demands
    find the [small bones|other door] and do what is decent
    drive out what is in it before the new [priest|family] moves in on #E#
    fetch from the upper room a [letter|birdcage] that #P# left there, running`),
  otherwise: list(`
    it is pulled down on #E#, and what is in it is homeless
    #P#’s children go in for a dare
    #O2# quarters [soldiers|orphans] in it`),
}

const war: Side = {
  truth: list(`
    The dead of it lie at #land#, [standing|in one pit], and #P# ploughs round them.
    #P# was there, at [nine|sixteen], and has the [drum|ear] to prove it.
    The cause of it is kept at #land#: [a cow bell|a glove|a slap, in wax].`),
  false: list(`
    Both sides [lost|were paid], by #Q#, who sold [spears|bread] to each.
    [It is not over|Nor is it done]: the last order was [never withdrawn|misread], and binds #land# until #E#.
    The hero of it was on the other side, and is buried under [a false name|the market].`),
  task: list(`
    find the grave of one soldier, at #land#, for [a mother|a crown]
    bring the [banner|peace paper] from #land2# before both sides do
    stop the anniversary at #land#, to which all of them come armed
    walk the field with #P#, by night, and count`),
  otherwise: list(`
    it begins again, over [a cow|a boundary stone]
    the dead form up on #E#
    #Q# gets the [contract|command]`),
}

const crime: Side = {
  truth: list(`
    There was [a witness|blood on the stairs]: #P#, who was [seven|thought asleep], and was told to forget.
    The [knife|glove] is at #land#, in [plain sight|the poor-box], and #P# knows it.
    The wrong one hanged for it. The family lives at #land2#, and [bars the door|keeps the rope].`),
  false: list(`
    There was no such thing: #Q# invented it to [close the road|sell papers|hide a debt].
    It was done for #G#, by #Q#, for [one of the judges|#O2#].
    The one they mourn is alive, at #land2#, [married|shaved].`),
  task: list(`
    find the [third|left] shoe and see whom it fits
    ask again at the [eight|five] houses at #land#, and listen to the children
    get the innocent one out of the cells by #E#
    keep #P#, who remembers, alive until the judge comes`),
  otherwise: list(`
    #P# hangs at noon
    whoever did it does it again on #E#
    #Q# is made [judge|sheriff]`),
}

const disaster: Side = {
  truth: list(`
    The mark of it is [on the wall|in the stone] at #land#, [above the door|at the height of a child], and the dogs will not pass it.
    #P# lost [all but one|a street] by it, and can tell the hour of it by [a stopped clock|one knee].
    One thing came through it whole: [a cradle|a loaf|the bell]. #P# has it.
    #P# [cannot hear rain|sleeps in boots|counts the stairs], since #S#, and keeps a [boat|ladder] in the attic.
    The well at #land# [tastes of it|gives back buttons], and #P# [drinks|sells] the water.
    [Nine|Two] of the street came out alive. They meet at #P#’s each year on #E#, and [say nothing|lay one place more].`),
  false: list(`
    It was not chance. #Q# [opened the gate|signed the order], and bought the land after.
    #O2.cap# was warned, by #P#, [in writing|the week before], and [laughed|burned it].
    Somebody is alive [below|inside] yet, and [knocks|sings], as #Q# hears, and [denies|feeds].
    It was [stopped|begun] by a child, #Q#, who has been [paid|begged] to forget it.
    #S.cap# took [half|a third] of what is said. #Q# looted the rest, [masked|by night].`),
  task: list(`
    get #folk# out of #land# before it comes again on #E#
    fetch from the ruin [the charter|a child|one strongbox]
    hold the [bridge|dike] at #land2# for one night
    find #Q#, who has the [key|bell rope], and wake #Q#
    find the one who foretold it, and ask about the rest
    mend the [sluice|seal] at #land2#, with whatever can be carried`),
  otherwise: list(`
    #land# is next
    #Q# [sells|floods] what is left, with whoever is in it
    it takes the [mill|school] first
    [nobody|only #Q#] gets out by the bridge
    the [rains|dead] are here by #E#`),
}

const wealth: Side = {
  truth: list(`
    #P# has brought out [one coin|a cup] of it, and has [not slept since|buried a brother].
    The map is true but for one word. #P# knows which: [“left”|“seven”].
    It is there, at #land#, [under water|behind a dead man], and it is counted every year on #E#, by somebody.`),
  false: list(`
    It was spent long ago. #Q# [sells the maps|salts the hole with coppers].
    It is no gold but [letters|seed corn|a name], and worth more to #B#.
    It belongs to #folk#, who [agreed not to|swore never to] dig.`),
  task: list(`
    dig at #land# by night, with #P# to hold the lamp
    get the other half of the map from #Q#, at #land2#
    put back what #P# took, before #E#
    guard the hole from the other two parties`),
  otherwise: list(`
    #Q# digs first, and lets out what sits on it
    the roof of it falls in on #E#
    #P# pays for that coin [in blood|with a daughter]`),
}

const made: Side = {
  truth: list(`
    It does what is said of it: #P# has seen #S# [at work|move], at #land#, [once a year|by moonlight].
    The maker’s mark is on it, and a hair in the [varnish|casting], and #P# knows whose.
    #S.cap# is at #land#. [One part|A screw|A word] is missing, and it waits.`),
  false: list(`
    What stands at #land# is a copy. The maker [kept|buried] the first one.
    No one made it. #Q# found it, [running|in the ground], and signed it.
    It was made for something else: [a door|a weapon|a grave], and #Q# has the drawings.`),
  task: list(`
    [find|bring back] the missing piece, which was [sold|swallowed] at #land2#
    stop it, by hand, before it [strikes|is finished] on #E#
    steal it from #O2# and bring it to [the maker’s child|#P#]
    learn what it is for`),
  otherwise: list(`
    #Q# starts it
    it stops for good, and #land# with it
    it is melted for [coin|cannon] on #E#`),
}

const peace: Side = {
  truth: list(`
    The paper lies at #land#, in two hands, and a [ring|thumb] was pressed in the wax. #P# guards it.
    It has held since that day: #P# has a [son-in-law|cow] from the other side.
    One clause is still paid: [nine loaves|a white horse|a child to school] goes over the border each year on #E#.`),
  false: list(`
    The two copies differ by one word, and #Q# [wrote|sold] both.
    It ends on #E#: the term is in the [last line|small print], and both sides [forgot|are arming].
    It was signed by nobody. The kings were [drunk|away], and the cooks did it.`),
  task: list(`
    bring the other copy from #land2#, unread, before #E#
    guard #S# for one night from those who [live by war|want it burned]
    [find|seek out] the envoy who vanished with the seal
    carry this year’s due over the border, through [bandits|the bereaved]`),
  otherwise: list(`
    it is void, and the drums begin at dawn
    #B# crosses the river on #E#
    #Q# reads the false one aloud`),
}

/** Of what no matter covers. */
export const something: Side = {
  truth: list(`
    #P#, [a|an old] #one#, [lives beside it|touched it once|charges for the view], and says [“bigger”|“it looked back”].
    [A piece|A tracing|A cast] of it is at #land#, [under glass|in a drawer], and [moves|smells of rain|draws cats].
    It was there before #land#, and [the wall|the road] was built [round|against] it, as #P#’s deeds show.
    #P# [painted|measured] it [every year|each spring], and it has [grown|turned|come closer].
    #folk.cap# at #land# will not [point at it|speak of it] on #E#, and [cannot say why|once did].`),
  false: list(`
    It is [smaller|younger] than they say, and #Q# [built|brought] it.
    The song [has the place wrong|names the wrong place]. It is at #land2#, and #Q# [changed the word|wants it forgotten].
    It harmed nobody. #Q# did, and [points|prays] that way.
    There are [three|two] of them, and #Q# has [sold|moved] the others.
    It [listens|is hollow]. #Q# has a [stair|rope|shaft] into it, and [rents it out|will not say].`),
  task: list(`
    [go and see|find out] what has [changed|moved] in it since [last night|the storm]
    bring #P# there and back by #E#
    find who has been [digging|singing] there by night
    take [one thing|a handful] from it to #land2#`),
  otherwise: list(`
    #Q# [buys|burns] it
    #E# is the last chance of it
    it [wakes|shuts|sinks] by itself
    #folk# begin to [leave|dream of it], one by one`),
}

export const things: Readonly<Partial<Record<Matter, Side>>> = {
  lost,
  parted: lost,
  exile: lost,
  curse: cursed,
  fiend: cursed,
  theft: cursed,
  undead: haunted,
  haunt: haunted,
  death: haunted,
  war,
  vengeance: war,
  hero: war,
  revolt: war,
  murder: crime,
  betrayal: crime,
  lie: crime,
  wed: crime,
  ruin: disaster,
  hunger: disaster,
  return: disaster,
  debt: wealth,
  wager: wealth,
  maker: made,
  peace,
}
