import type { Matter } from '../matter.ts'
import { list, type Side } from './side.ts'

/*
 * The sides of each matter, where its subject is somebody. "#S#" is the subject, "#B#" who stands over against it, "#O#" what
 * it was about, "#did#" what was done; #P# and #Q# are people of today, #land# and #land2# places, #folk# who live there.
 */
export const beings: Readonly<Record<Matter, Side>> = {
  fiend: {
    truth: list(`
      The bond [exists|is real]: #P# has [half|the blank back] of it, and the ink [is warm|moves] when #B# is named.
      #S.cap# [still has|kept] the [pen|purse] that #B# gave for it, and [cannot throw it away|nobody else can lift it].
      There is a [burnt handprint|hoof mark] on the door at #land#, at the height of [a man’s|a child’s] head.
      #Q# [witnessed|signed under] the bargain, and has not [slept|cast a shadow] since.`),
    false: list(`
      It was #Q# who [made the bargain|signed], using the name of #S#. #B.cap# [does not know|has just found out].
      #B.cap# was [cheated|never paid], and [it is not over|there is more]: the debt falls due on #E#.
      #S.cap# asked for nothing for #his# own sake. It was to save [a child|a sister|#P#], who [was never told|guesses].
      #B.cap# never came in person. It was #Q#, in a [mask|borrowed coat], and the bond is [worthless|a forgery].`),
    task: list(`
      steal the bond from [the crypt|a box] at #land2# before #B# [reads it out|collects]
      hide #S# [on holy ground|at #land2#] until the [term|year] runs out on #E#
      find [the clause|the one word] in the bond that lets #S# go
      offer #B# [something better|another wager] in place of #S#`),
    otherwise: list(`
      #B# takes [the whole house|every child born at #land#] instead
      #S# goes [down the well|into the fire], and [laughing|not alone]
      the debt passes to [whoever sang of it last|#P#]`),
  },
  theft: {
    truth: list(`
      #O.cap# is still missing: at #land# [a nail|a cushion|an empty case] marks the place, with a guard [before|beside] it.
      #S.cap# did it alone and [unarmed|in daylight]. #P# [left a window open|looked away], for #G#.
      The way in is [still there|unguarded yet]: [a drain|a loose bar|the coal hole] at #land#.
      #P# [has seen|once held] #O# since, [wrapped in a shirt|under a bed] at #land2#.`),
    false: list(`
      What was taken was a copy. #Q# had [sold|pawned] the real one [a year|a week] before, and let #S# be blamed.
      #S.cap# took it back: it had been stolen first, by [#O2#|#Q#’s own grandfather].
      #S.cap# did not [keep it|sell it]. It lies [in the well|under the altar] at #land2#, where #he# [hid it|was caught].
      #B.cap# [paid for|planned] the theft, and [paid|watched] #S# for years.`),
    task: list(`
      steal #O# [again|back] from #land2#
      get #S# out of [gaol|the city] ahead of [the hangman|the hounds]
      buy #O# at the thieves’ auction at #land2#, [masked|with borrowed gold]
      prove that #Q# [sold|still has] #O#`),
    otherwise: list(`
      #S# hangs for it at [dawn|noon]
      it is [melted down|broken up|shipped abroad] in the morning
      #B# [burns|searches] #land# house by house`),
  },
  peace: {
    truth: list(`
      #S.cap# did [end it|make them sign]: the [table|paper] is kept at #land#, with [both seals|a stain of wine] on it.
      Nobody has [drawn steel|been killed] over it [for nine years|since], and #P#, who fought, is proud of that.
      The peace has a price: #land# sends [nine children|a tenth of its corn] across the border [each year|on #E#].`),
    false: list(`
      The last page was never read aloud. By it #land# belongs to #B# from #E#, and #Q# [knows|wrote it].
      #S.cap# wanted [war|a crown]: it was #P# who [lit the lamp|crossed over] first, and who [got no thanks|was buried quietly].
      Only one side signed. #Q# forged the [other hand|second seal].`),
    task: list(`
      bring the second copy of the treaty from #land2# to the [meeting|bridge]
      guard [the envoy of #B#|#S#] for one night at #land#
      find who [killed the envoy|fired the barn] before both armies do
      stop #Q#, who means to break the peace for [money|a dead son]`),
    otherwise: list(`
      the drums begin again at [dawn|noon]
      #B# marches on #land# with [nine hundred|a thousand] spears
      #P# loses [a second son|the only bridge]`),
  },
  murder: {
    truth: list(`
      The [cup|knife] was found, [washed|wrapped in a glove], [behind the stove|down the well] at #land#. #P# has it.
      #S.cap# [confessed|wept], to #P#, who is [a priest and may not|too frightened to] say so.
      The stain [does come back|cannot be scrubbed out], [each spring|in wet weather], at #land#.
      The dead [asks|knocks] for #S# at #land# [every year on #E#|by night], by name.`),
    false: list(`
      It was #Q# who did it, for [the will|love|#G#], and #S# [kept silent|was asleep].
      The dead [is not dead|was buried breathing], and [works|hides] at #land2# under another name.
      #S.cap# had cause: the dead had [sold a child|poisoned the well] and [meant to do it again|boasted of it].
      The cup was meant for #S#. [They changed places|The servant mixed them up], and #Q# will try again.`),
    task: list(`
      find the [second cup|missing servant] before [the trial|the burial] on #E#
      ask the dead [one question|who poured], by night, at #land#
      guard #S# from [the family|#Q#] until there is a judge
      bring #S# to justice, who dines tonight at #land# [among friends|as guest of honour]`),
    otherwise: list(`
      #P# [hangs for it|is next to drink]
      the wrong one [hangs|inherits] at noon
      the dead gets up on #E# and [sees to it|names the wrong name]`),
  },
  slayer: {
    truth: list(`
      The [skull|hide] hangs at #land#, with [one|the] wound where #S# struck. The spear is [still in it|too short for it].
      #P# [carried the rope|held the horse] for #S# and has [a claw|burns] to show for it.
      There was an egg. It is [warm|hidden] at #land2#, and #P# [feeds the fire|hears it knock].`),
    false: list(`
      #S.cap# found it dead. #Q# had [poisoned|sickened] it with [a sheep|arsenic], and was never paid.
      It was [not the last|the young one]. The mother [sleeps|hunts] beyond #land2#, and has learned the name of #S#.
      #S.cap# made a bargain with it: it [plays dead|stays away] as long as #land# pays [sheep|gold].`),
    task: list(`
      kill the other one, which [is at #land2#|comes down by night]
      carry the [egg|hide] over the hills before it [hatches|is missed]
      find #S#, [old|drunk] and hiding at #land2#, and bring #him# to fight once more
      prove that the [skull|trophy] at #land# is a fake`),
    otherwise: list(`
      it takes [the mill|a child] on #E#
      #land# burns as #land2# did
      #Q# takes the [reward|bride] and the farms`),
  },
  betrayal: {
    truth: list(`
      The price was [paid in full|paid twice]: #P# has the [purse|receipt], [with|under] the seal of #B#’s [enemy|cousin].
      The [gate|postern] at #land# was opened from inside. The [bolt|key] is [unbroken|still in it].
      #S.cap# is [alive|near], at #land2#, under [another name|guard], and eats alone.
      One survived it: #P#, [a|an old] #one#, who [lay under the dead|had gone out for water].`),
    false: list(`
      #S.cap# was [ordered|begged] to do it by #B#, who wanted [a martyr|to die]. The order exists.
      It was #Q# who sold them. #S.cap# took [the blame|the gold] to keep [a promise|#Q#’s child alive].
      #S.cap# tried to [stop it|give warning], and was [drugged|too late]. #Q# knows.`),
    task: list(`
      bring #S# alive from #land2# to the [court|families] at #land#
      [find|burn] the letter in which #B# [forgave|ordered] it
      get #S# safely past [the sons of the dead|the next of kin], who [wait at|ride for] #land2#
      keep #Q# from doing the same thing again at #land2#`),
    otherwise: list(`
      the gate opens again on #E#
      they hang #P# in #his# place
      [the sons of the dead|the next of kin] [burn|search] #land2#`),
  },
  vengeance: {
    truth: list(`
      There were [nine|seven] names [on the wall|in the stone] at #land#. [One|The last] is not crossed out yet: #Q#.
      #S.cap# left [a white glove|a fish-hook] by each of the dead. #P# found one on the sill [this morning|last night].
      The wrong was real: #P# [held the lamp|was there], and [says so|weeps], when drunk.`),
    false: list(`
      #S.cap# has the wrong names. #Q# wrote the list, and [left one off|put enemies on it].
      The [first|third] of them died in bed: #S# [was too late|took the credit].
      #S.cap# forgave the last one. Somebody else is [using the sign|doing it now]: #P#’s own [son|daughter].`),
    task: list(`
      keep #Q#, the last on the list, alive until #E#
      bring #S# and [#Q#|the last of them] to one table
      find [the knife|the list] before #S# does
      tell #S# the truth of who [gave the order|lit the fire]`),
    otherwise: list(`
      #Q# dies at [dawn|the feast], and #Q#’s [brothers|sons] begin a list
      #S# kills the wrong one
      #B# hangs [every stranger|one in ten] at #land#`),
  },
  revolt: {
    truth: list(`
      The [banner|list of names] is hidden at #land#, and #P# [adds to it|airs it] each year on #E#.
      #B.cap# did [flee|beg] that night, in a [cook’s apron|hay cart]. #P# drove.
      #S.cap# is not dead: #folk# [feed|hide] #him#, [in turns|at #land2#].`),
    false: list(`
      #S.cap# was in the pay of #B# [all along|until the end], and gave [the names|nine friends] away. #Q# found the ledger.
      It was over [the price of bread|one slap], and nobody meant to [burn|kill] anyone: #Q# [threw the torch|shot first].
      #S.cap# never came. It was #P# who led them, in #his# coat.`),
    task: list(`
      carry [the list|the powder] past the guard to #land2#
      free #S# from the cells at #land# before [the show trial|noon]
      find who is selling names to #B#
      hold the gate at #land# for one hour while #folk# get out`),
    otherwise: list(`
      #B# hangs one in ten at #land#
      it begins too soon, and [is drowned in blood|the wrong ones die]
      #Q# makes a tyrant of #S#`),
  },
  exile: {
    truth: list(`
      The order of banishment hangs at #land#, [unrepealed|nine times renewed], with [no reason given|one reason scratched out].
      #S.cap# comes [back|near] every year on #E#, as far as the [milestone|ferry], and looks.
      #P# [sends|carries] bread across the border to #S#, which is [a crime|a hanging matter].`),
    false: list(`
      #S.cap# was not driven out but [left|slipped away], and took [the seal|#O#] along. The town is ashamed to say so.
      The wrong one was banished. It was #Q# who did it, and who [signed the order|sits on the bench] now.
      The ban ended [nine|two] years ago. #Q# [hid|burned] the letter.`),
    task: list(`
      bring #S# home over the border by night, to [see|bury] [a mother|a brother]
      carry the pardon to #S#, last heard of at #land2#
      find out what #S# did, before the vote on #E#
      fetch from #land# the [box|child] that #S# left behind`),
    otherwise: list(`
      #S# comes alone and is [shot at the gate|caught]
      the house of #S# is sold, with what is under [the floor|the pear tree]
      the secret dies with #P#, who has days to live`),
  },
  coward: {
    truth: list(`
      #S.cap# did run: the [shield|helmet] #he# dropped is nailed up at #land#, and boys throw [mud|stones] at it.
      The one who stood beside #S# lived: #P#, [one leg short|grey], who [says nothing|buys #him# drinks].
      #S.cap# sends half #his# pay to the [widows|orphans] at #land#, [unsigned|by #P#].`),
    false: list(`
      #S.cap# was ordered to run, with [a message|the banner], and the captain who gave the order [denies it|is #Q#].
      It was #Q# who broke first. [Forty|Nine] followed, and they agreed upon #S#.
      #S.cap# turned back, and [held the door|dragged out three]. None of the three will say so.`),
    task: list(`
      find #S# and bring #him# to [the trial|the anniversary] at #land# on #E#
      walk with #S# to the place where it happened, which is [held by bandits|not empty]
      get the truth from #Q# before [the statue is unveiled|witnesses]
      stand beside #S# at the ford, when [they|the raiders] come again`),
    otherwise: list(`
      #S# [drowns|hangs] with the shame of it
      #Q# is given the command again
      the line breaks in the same place`),
  },
  lie: {
    truth: list(`
      The [other|first] one [lies sick|is held] at #land2#, and #P# [nurses|guards] that one.
      #S.cap# has [a scar|an accent] that [comes and goes|is painted on]. #P# [saw it wash off|mixes the paint].
      #B.cap# has known it [from the first|a year], and [finds it useful|says nothing].`),
    false: list(`
      #S.cap# told the truth. It is #Q# who lies, and who [had the papers burned|sits in the chair].
      It was no trick: #S# truly believes it, since [a blow on the head|the fever].
      #S.cap# was sent by #B#, to [see who would bow|test the household].`),
    task: list(`
      fetch the one witness, [a nurse|a barber] at #land2#, before the hearing on #E#
      find the true one [alive|in the cells] and bring proof
      get #S# away before [the wedding|the oath]
      play [the cousins|the old friends] of #S# at one supper`),
    otherwise: list(`
      #S# signs away #land# at [dawn|the feast]
      the true one is [dead|mad] by #E#
      #Q# hangs them both to be sure`),
  },
  wager: {
    truth: list(`
      The [dice|cards] are kept at #land#, in [a locked box|holy water], and [roll themselves|are warm].
      The stake was [paid|signed over]: #P# has the deed, with the [thumbprint|tears] of #S# on it.
      The other player [comes back|takes a room] at #land# each year on #E#, and asks if anyone cares to play.`),
    false: list(`
      The dice were loaded. #Q# [made them|changed them], for [both sides|#B#].
      #S.cap# lost. #he.cap# [pays|hides it] still, [a finger|a year] at a time.
      There was no game. #S.cap# [gave it away|was robbed], and was ashamed.`),
    task: list(`
      win back what #S# lost, at the table at #land2#, by fair means or foul
      find the [marked|missing] card before #E#
      play one game in place of #S#, who [shakes too much|has nothing left]
      watch #Q#’s hands for one night`),
    otherwise: list(`
      #B# takes [the house and all in it|#S# too] at dawn
      the stake doubles, and #P#’s name is on it
      #S# plays on, for [the children|#land#]`),
  },
  curse: {
    truth: list(`
      It runs in the family: #P#, [a|an old] #one#, has [one grey hand|no shadow at noon] and will not marry.
      The words of it are cut at #land#, [backwards|on the inside of a bell]. Read aloud, they [sting|work].
      #S.cap# can be [heard|seen] at #land# [on #E#|in rain], and knows #P#, and weeps.`),
    false: list(`
      #B.cap# did not cast it. #Q# did, [by mistake|for #G#], and [cannot lift it|is dying of it].
      It was a blessing, [read wrongly|asked for]: #S# [is safe in it|chose it].
      It was lifted long ago. #S.cap# [stays so|hides behind it] out of [habit|fear].`),
    task: list(`
      bring [a hair of|three words from] #B# from #land2#
      keep #S# from [looking in water|hearing a bell] until #E#
      find the one who cast it, who [is dying|sails] at [dawn|the tide]
      carry #S#, [in a cage|wrapped in wool], to the shrine at #land2#`),
    otherwise: list(`
      it [takes|passes to] #P#’s youngest
      #S# stays so for good
      it spreads to whoever [ate|slept] under that roof`),
  },
  undead: {
    truth: list(`
      The grave at #land# is [empty|warm], and the earth was pushed up from [below|inside].
      #S.cap# pays [the rent|tithes] to this day, in coin of [a dead king|nine reigns ago]. #P# collects.
      Mirrors at #land# are [turned round|covered] on #E#, [by law|without being asked].`),
    false: list(`
      #S.cap# does not want to [live|go on]: somebody keeps [calling #him# back|the candle lit]. It is #Q#.
      It is not #S#. Something else [wears the face|learned the name], and the true one lies at #land2#.
      #S.cap# has hurt no one. The [deaths|bites] at #land# are #Q#’s work.`),
    task: list(`
      find what keeps #S# here, a [ring|heart in a jar] hidden at #land2#
      sit by the grave at #land# three nights, and [not answer|keep the lamp lit]
      ask #S# where [the will|#O#] is, and be out by sunrise
      lay #S# to rest, at #his# own wish`),
    otherwise: list(`
      [three|nine] more graves open on #E#
      #S# comes to [the christening|supper] at #P#’s house
      #Q# learns the [trick|recipe] of it`),
  },
  haunt: {
    truth: list(`
      #S.cap# [knocks|walks] at #land# at [the same hour|low tide], and stops if [a name|a psalm] is said.
      Something lies unburied at #land#: #P# [dug up|saw] a [small shoe|ring finger], and put it back.
      #P# talks with #S# most nights, and [gets answers|is never lonely].`),
    false: list(`
      It is #Q#, with [a lamp|a bedsheet], keeping people away from [the cellar|smuggled brandy].
      #S.cap# is not angry, but [lost|looking for a child]. It is the living at #land# who [lied|threw stones].
      The ghost is not #S#. It is the one #S# [killed|loved], and it waits.`),
    task: list(`
      find [the bones|the ring] and bury them together
      carry one message from #S# to [a daughter|#Q#] at #land2#
      sleep one night at #land# so that it can be [sold|blessed]
      learn what #S# wants, in [three|two] nights`),
    otherwise: list(`
      the next to sleep there [does not wake|wakes as somebody else]
      #O2# has the place [burned|dug up], and it goes with whoever [is nearest|dug]
      it follows #P# home`),
  },
  parted: {
    truth: list(`
      #P# has the letters, [nineteen|forty] of them, [never sent|never opened], and knows who [kept them back|wrote the last].
      The half ring hangs at #land#. Its other half was [sold|seen] at #land2# [this month|last week].
      The lamp is [still lit|trimmed] every night at #land#, and #P# pays for the oil.`),
    false: list(`
      One of them did not wait. [The wedding was|The child was born] at #land2#, and #folk# [agreed to|swore to] hide it.
      #Q# [burned|changed] the letters, for love of #S#, and [has never said so|is dying of it].
      It was not #B# that parted them but [#G#|a father’s lie], paid through #Q#.`),
    task: list(`
      carry a letter through the lines to #land2# and bring back the answer
      find out if the one #S# waits for [lives|is the beggar at #land2#]
      stop the wedding at #land# on #E# with the other half of the ring
      bring the two of them to one bridge at one hour`),
    otherwise: list(`
      #S# [marries #Q#|takes the veil] on #E#
      one of them dies not knowing
      #S# puts out the lamp, and the ship [comes in blind|strikes]`),
  },
  wed: {
    truth: list(`
      The marriage is in the book at #land#, with [a claw mark|wet ink] where one of the names should be.
      There is a child of it: #P#, who [never feels cold|is not told], and who is [looked at|feared].
      The ring is real, and [cannot be taken off|is under the altar at #land#].`),
    false: list(`
      There was no love in it. It was a treaty: #Q# [wrote|sold] the terms, and #S# [paid|kept] them.
      It was #Q# at the altar, [veiled|in #S#’s clothes]. The marriage is [void|somebody else’s].
      They never parted. They live at #land2#, [happily|in hiding], and wish to be left alone.`),
    task: list(`
      bring the ring from #land2# to the church before the bell on #E#
      keep [the other suitor|the family of #B#] away for one night
      find out whom #S# really married
      stand as witnesses at #land#, [armed|and sober]`),
    otherwise: list(`
      the families [arm themselves|burn the bridge]
      #S# is married off to #Q#
      what was promised as dowry, #land#, is [taken by force|drowned]`),
  },
  return: {
    truth: list(`
      #S.cap# was seen at #land# [three nights ago|at dawn], [barefoot|in the old coat], and #P# gave #him# bread.
      The [bed|chair] is kept ready at #land#, and was [slept in|warm] this morning.
      Every sign of it was [written down|foretold], by #P#’s grandmother, [with the date|and the hour].`),
    false: list(`
      What came back is not #S#. #P# [asked it one question|saw its feet], and [left town|said nothing].
      #S.cap# never went away. #Q# [hid|kept] #him#, in the cellar at #land2#, for [years|the rents].
      #S.cap# was sent back, by [#B#|those below], to [count heads|open a door].`),
    task: list(`
      meet #S# on the road and [ask the one question|turn #him# back]
      get #S# to [the council|the bedside] at #land# alive
      find what followed #S# home
      ready #land# before #S# comes with the rest`),
    otherwise: list(`
      #Q# proclaims [a false one|war] on #E#
      #S# finds the door shut, and [breaks it|does not come a third time]
      #B# gets there first`),
  },
  hunger: {
    truth: list(`
      There was corn all the time, under lock, at #land#: #P# [carried the sacks|has the ledger].
      The [pot|mark on the wall] is still shown at #land#, and no one there [wastes a crust|locks a larder].
      #P# lost [three|both] sons in it, and knows who had [bread|the key].`),
    false: list(`
      #S.cap# had eaten. There was [a ham|honey] behind the wall, and #Q# [was paid|shared it].
      It was not the weather. #Q# [poisoned the seed|bought up the corn], for #B#.
      Not so many died as are said: [forty|a whole street] left by night for #land2#, and [owe rent|are asked for].`),
    task: list(`
      bring [six|four] wagons of corn past [the wolves|the toll] to #land#
      open the barn at #land2#, [by law|by night]
      find the healer who [walked out|was driven off]
      learn which well is [bad|blessed]`),
    otherwise: list(`
      the children of #land# [are dead|are sent begging] by #E#
      #Q# [sells|owes] [the last|what is left] of it to #B#
      they eat the seed corn, and the spring too`),
  },
  ruin: {
    truth: list(`
      #S.cap# was there: the [burnt key|water mark] at #land# is as high as #P#’s chin.
      One house was spared, and #P#, who lives in it, [never says why|cannot sleep there].
      The bells of it can be heard at #land# [on #E#|before rain], from below.`),
    false: list(`
      It was no accident. #Q# [opened the sluice|lit it], for [#G#|the insurance], and #S# was blamed.
      #S.cap# had warned them, [in writing|three times]. The letters are in #O2#’s drawer, unopened.
      Something was [let out|asleep] there, and #S# [did it on purpose|buried it again] to save the rest.`),
    task: list(`
      go down to what is left at #land# for [the strongbox|one who may be living]
      find #S#, whom #folk# mean to [hang|thank]
      shut [the sluice|the door] that #S# left open
      clear #land# by nightfall, for it is coming again`),
    otherwise: list(`
      the rest goes on #E#
      #Q# [builds|sells plots] on top of it
      what was let out reaches #land2#`),
  },
  debt: {
    truth: list(`
      The note is real: #P# has [read|bought] it, and the sum is [#G# a year|double what is said].
      #B.cap# [sends men|calls] at #land# each year on #E#, and #S# has not [opened|slept at home] since.
      The money is there, [walled up|under the hearth] at #land#, to the last coin.`),
    false: list(`
      It was paid, [years ago|in full]. #Q# [kept the receipt|pocketed it], and goes on collecting.
      #S.cap# owes nothing: the debt is #Q#’s, and #S# [signed for it|took it on for love].
      It is not money that is owed, but [a child|a name], and #B# can wait.`),
    task: list(`
      get the note out of [the counting house|#B#’s hands] before #E#
      talk #B# into [another year|a wager for it]
      see #S# safely past the collectors to #land2#
      find the receipt, which #Q# has [swallowed|hidden at #land2#]`),
    otherwise: list(`
      #B# takes [a hand|the house] at noon
      #S# is sold with the [furniture|debts] at #land2#
      the debt goes to [#P#|the children], with interest`),
  },
  drink: {
    truth: list(`
      The cask is kept at #land#, [dry as bone|never quite empty], with the [tooth marks|name] of #S# on it.
      The bill was never paid. It stands at [forty|nine] barrels, and #P# has [framed it|sold the debt].
      Whoever drinks from that cup at #land# [tells the truth|floats], until morning.`),
    false: list(`
      It was water. #Q# [sold it as wine|changed the casks], and #S# was too [polite|proud] to say so.
      It was #P# who drank it: #S# [was asleep|held the funnel].
      #S.cap# did it on a dare from #B#, who [meant #him# to die|lost the inn by it].`),
    task: list(`
      outdrink [#B#|a champion] at #land# on #E#
      find the [recipe|last barrel] that #S# hid at #land2#
      guard [a wagon of the stuff|the cellar] for one night
      get #S# sober and before the magistrate by noon`),
    otherwise: list(`
      the inn goes to #Q#, who [waters it|will close it]
      #S# wakes the thing [in the cellar|at the bottom]
      #land# goes [dry|to law] on #E#`),
  },
  war: {
    truth: list(`
      #S.cap# was there: the [roll|wall] at #land# has the name, among the [living|dead], and #P# [saw the wound|stood next].
      The field at #land# is [ploughed round|never ploughed], and [gives up a helmet|bleeds rust] each spring.
      The order was a mistake. #P# carried it, and [had it wrong|was drunk].`),
    false: list(`
      They lost. #B.cap# [let them go|went home for the harvest], and #Q# wrote the song.
      #S.cap# fought on the other side that day. The [coat|shield] was [changed|taken from a dead man] afterwards.
      Nobody held anything. It was [fog|a herd of cows], and #Q# knows it.`),
    task: list(`
      bring home [the banner|the dead] from the field at #land#
      find the [deserter|drummer] who knows what the order said
      hold the same place for one night against [the new enemy|those who walk there]
      stop the veterans of both sides, who meet at #land# on #E#, [armed|drunk]`),
    otherwise: list(`
      #Q# sends the sons to the same field
      the dead of it [march|are counted] on #E#
      #B# [crosses|takes #land#] at first light`),
  },
  hero: {
    truth: list(`
      #S.cap# did it: [nine|three] who were there are living, and #P# is [one|the least drunk] of them.
      The [sword|stone] is at #land#, and [no one has moved it|it points the wrong way].
      #S.cap# was never thanked. #P# [pays for the candles|knows where the grave is].`),
    false: list(`
      #S.cap# was pushed. #P# [saw the hand|owns it], and #Q# [got the land|is the statue].
      #Q# stood there too, and [was paid to vanish|lives in a cave at #land2#].
      #S.cap# did it for #G#, and [asked for it first|was cheated].`),
    task: list(`
      fetch #S# out of [a quiet old age|a debtors’ prison] at #land2#, for it has begun again
      do what #S# did, at the same place, on #E#
      keep #S# from dying of it at #land#
      bring the sword from #land2# to [a frightened child|#P#], who must use it`),
    otherwise: list(`
      nobody stands there this time
      #B# [walks in|asks for hostages] at dawn
      #Q# is named [champion|lord] of #land#`),
  },
  child: {
    truth: list(`
      The [cradle|small coat] is kept at #land#. It [rocks|is damp] on #E#.
      #P# was the [nurse|midwife], and knows the [birthmark|other name].
      #S.cap# has been seen at #land#, no older, in [the same|a hand-knitted] coat.`),
    false: list(`
      #S.cap# was not lost but [hidden|sold], by #Q#, to keep #him# from [the family|#B#].
      The one that was brought home is not #S#. #P# [knows|loves it] all the same.
      It had a twin. #B.cap# has that one, and [raises|hides] it well.`),
    task: list(`
      bring #S# home from [under the hill|#land2#] before #E#
      get #S# away from those who [think #him# a prince|read omens]
      find the mother, who [sings|washes] at #land2#
      sit up with #S# for three nights, and [not fall asleep|keep the window shut]`),
    otherwise: list(`
      they come for [the next child|#P#’s own] on #E#
      #S# forgets the way for good
      #Q# puts [a crown|a price] on that head`),
  },
  maker: {
    truth: list(`
      #O.cap# still works: it [stands|is hidden] at #land#, and does what is said, [once a day|for those who ask well].
      The mark of #S# is on it, and on [six|two] more that [nobody counts|are at #land2#].
      #P# was the apprentice, and [mixed the metal|saw what went in], and will not [touch|go near] it.`),
    false: list(`
      #S.cap# did not make it. #Q# did, [at twelve|in the cellar], and was [paid in bread|never named].
      It has a fault, left in [on purpose|for #B#], and #S# [sold|died with] the secret of it.
      #S.cap# made it for #B#, and knew what it was for.`),
    task: list(`
      steal the [plans|mould] from #land2# before [#B#|#Q#] makes another
      break #O#, as #S# [wished|begged]
      find the missing piece, which #S# [gave away|threw in the river] at #land2#
      guard #S# until it is done, on #E#`),
    otherwise: list(`
      #B# [turns it on|fires it at] #land#
      it stops, and [the light|the river] with it
      #Q# finishes it, wrongly`),
  },
  lost: {
    truth: list(`
      #P# saw #S# go: it was from #land#, at [dusk|low tide], with [one shoe|a lantern], and not alone.
      What #S# lost was found at #land2#, and [sold|hung up] by #P#, who did not know.
      The search is [still on|still paid for]: #O2# keeps [a boat|two men] at it.`),
    false: list(`
      #S.cap# was not lost. #he.cap# left, and #Q# [packed the bag|has letters].
      It was found long ago. #Q# [wears it|keeps it in a drawer], and it has been [quiet|lucky] since.
      They looked in the wrong place, because #Q# [told them to|moved the marker].`),
    task: list(`
      search [the caves|the far bank] at #land2# before the [snow|tide]
      follow the one clue, a [button|map on a sleeve] that #P# found
      bring back whatever is left, for [a mother|the burial] on #E#
      ask the [ferryman|charcoal burners] at #land2#, who want [a favour|#G#] first`),
    otherwise: list(`
      #P# goes alone, [at seventy|with a cold]
      the search is called off, and the house is sold on #E#
      #Q# gets there first, and there will be nothing to find`),
  },
  death: {
    truth: list(`
      The last words were as they are sung. #P# [wrote them down|sat by], and [one name|a number] is left out.
      #S.cap# was buried with [a key|#O2#’s letter] in one hand. #P# dressed the body.
      Flowers come to the grave at #land# each year on #E#, and nobody [brings|pays for] them.`),
    false: list(`
      The coffin was [full of stones|too light]. #Q# carried a corner of it, and [was paid|laughed].
      #S.cap# did not die of that. There was [a second wound|a bitter smell], and the [priest|doctor] was hurried.
      It was not sorrow. #folk.cap# [drew lots|drank for a week].`),
    task: list(`
      open the grave at #land# by night for [a key|one look]
      find the heir, who [begs|soldiers] at #land2#, before the will is read on #E#
      carry the ashes to #land2#, as [promised|#S# asked]
      ask #S# one thing, by candle, with #P#’s help`),
    otherwise: list(`
      #Q# inherits
      #S# [gets up|is seen] on #E#
      the church at #land# [builds over it|sells the bones]`),
  },
  monster: {
    truth: list(`
      #S.cap# lairs near #land#: #P#, who [sells it goats|was spared], knows the way in.
      It can be spoken to. #P# [did|does], and was told [the price|one true thing].
      It has a nest, with [three eggs|a child’s shoe] in it. #P# [saw|burned] one.`),
    false: list(`
      The killings are #Q#’s, who [sells the hides|wants the land cheap]. #S.cap# eats [fish|stone].
      #S.cap# is dying, and wants only [to be let alone|somebody for the young].
      It has a [mate|mother]. The one they sing of is the [smaller|tame] one.`),
    task: list(`
      find out which [well|farm] it goes to next, and be there
      bring back [its tooth|the last hunter] from the lair beyond #land2#
      drive #S# over the border without [harming it|a war with the neighbours]
      offer #S# [a bargain|a better hill], on behalf of #folk#`),
    otherwise: list(`
      it comes down to #land# on #E#
      #O2# sends [the army|children] up
      #Q# [poisons|wakes] it, and all downstream with it`),
  },
}

/** Of somebody who did what no other matter covers. */
export const somebody: Side = {
  truth: list(`
    #S.cap# [really|truly] #did#, before [forty|nine] witnesses. #P#, [a|an old] #one#, [was one|lost a bet by it].
    The place is shown at #land#, and [nothing grows|children dare each other] there.
    #P# has the [hat|rope|spoon] that #S# used for it, and will [lend|not sell] it.
    #S.cap# lives, at #land2#, and [denies it|would do it again].`),
  false: list(`
    It was #Q# who did it. #S.cap# [took the credit|was paid to say so].
    It was done [twice|by accident], and the [first|other] time somebody [died|paid for it]: ask #P#.
    #S.cap# had help, from [under the hill|#B#], and the favour is [owed|called in] on #E#.`),
  task: list(`
    do again what #S# did, at #land#, [for a bet|because it has to be done]
    find #S#, who alone knows how it [was done|is undone]
    keep #Q# from trying the same
    fetch from #land2# what #S# left there`),
  otherwise: list(`
    [#Q#|a child] tries it alone
    #B# [hears of it|claims the prize]
    it comes undone on #E#, [with a bang|and #land# with it]`),
}
