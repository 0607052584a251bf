import { type Plot, plot } from './plot.ts'

/** Impostors, letters, spies, the watch. */
export const ofSecrets: readonly Plot[] = [
  plot(
    'A letter about #a# has been opened, and #b# [reads|sings|sells] it to the room. #Soon#, #b# comes to #la.poss# name, and to #sum#.',
    '#ga.cap# hears of it [by midnight|within the hour|at breakfast]. #a# is found #x#, without a tongue.',
    '#k# [opened|dried] it, since it came [wet|torn|unsealed], and #b# [found|took] it [drying|there]. [Half|Most|A page] is in #k.poss# hand: the part about #d#.',
  ),
  plot(
    '#a# has [a guest’s|a stolen|a new] key, and #b# has its twin. #Soon#, [both try|both open|each tries] the [strongroom|counting house|vault] of #la# #x#, and [meet|collide] in the [door|dark|vault].',
    'One shouts. #ga.cap# hangs #a#, #b# and #k#, who cut the keys.',
    'The room is [empty|bare|sealed] since #w#: #ga# sold [all|most] of it to #d# of #far#, and [needs|arranged] a robbery. [The books|Two letters] [prove|show] it.',
  ),
  plot(
    '#b# was made sergeant today. #Soon#, the first arrest is #a#, for poaching with #d# #w#.',
    'Thirty friends of #a# come for #b# with pitchforks. #la.cap# sells torches.',
    '#d# [confessed|owned up] to it [alone|later], [in writing|on paper]; #gb# has it and dislikes #b#, but likes #k.poss# cooking.',
  ),
  plot(
    'A stranger calls #a# “Captain” and salutes. #b#, whose village #far# was [burned|sacked] by a captain, [has heard|hears|saw] it.',
    '#b# fires the stable where #a# sleeps. #la.cap# burns with it.',
    '#a# was [the one who|told to, but] let #far# run; #lb# gave [the order|it], and keeps the [medal|torch|map] #x#.',
  ),
  plot(
    '#la.cap# says #a# is the [lost|true|last] heir of #far#. #b# has [papers|a ring|a scar] to be [the same|that too]. #Soon#, both are offered #p#.',
    'Riders from #far# take [whichever is alive|the survivor|whoever is left], and [marry|chain] that one to [a corpse|a throne|an old duke].',
    'The heir [has to|must] [limp|stammer|squint]. #gb.cap#, who [nursed|taught] the child, [knows|swears] that it was #d#, and where #d# is buried.',
  ),
  plot(
    '#b# is in disguise and #a# has guessed it. #Soon#, #la# offers #sum# for #b#, and #a# looks at the money.',
    '#ga.cap# takes #b# away in a carpet. #a# gets [lead|false] coin, and a visit #x#.',
    '#b# is looking for #d#, whom #ga# keeps in a cellar #y#. For help, #b# would double the #sum#.',
  ),
  plot(
    '[Everybody here|Each guest|The whole room] has had [the same|one] letter: [come tonight|come here], bring #sum#, or #d# will talk. #Soon#, #a# accuses #b#.',
    'They [search|accuse] each other, [then hurt|and stab] each other. #d# is not even in #place#.',
    'The ink is #k.poss# own, sold by #la# to #lb# only. #gb.cap# is [in the yard|upstairs|outside], [counting hats|taking names|waiting].',
  ),
  plot(
    '#a# carries [a sealed|a secret|the king’s] order to #far#. #b# was hired by #la# to swap it. #Soon#, [both copies|the two] lie in [spilt beer|the gravy|a puddle].',
    'The [wrong|false] one [arrives|is delivered]. At #far# they hang #d#, and after that #a#.',
    'One [seal|stamp] was [cut|made] by #lb#, whose seals [all|always] lack a [leaf|claw|star]. #gb.cap# would say which, for #p#.',
  ),
  plot(
    '[The watch|A captain] locks the doors: [a coiner|a forger] is [in here|inside]. #a# has false coin from #b#, and #b# has it from #la#.',
    'They boil #b# in oil #x#, and the [coin|press] goes on.',
    '#ga.cap# was paid it by #k#, who had it from #d# for [a room|the attic], where the [press|mould|furnace] is.',
  ),
  plot(
    '#b# [sings|plays] a new song; it [names|mocks] #a# and #la# and a night #x# #w#. The room joins in.',
    '#ga.cap# cuts #b.poss# strings, and then throat. #a# leaves for #far#, on foot.',
    'The verses came from #d#, in a drawer that #k# bought from #lb#. A fourth verse clears #a#.',
  ),
  plot(
    '#a# talks in sleep, and #b# [has written|wrote] it down: where #la# hid #p#. #Soon#, three tables are bidding.',
    'By [dawn|noon|ten] there are [six|nine|four] holes #x# and one body: #b#.',
    '#ga.cap# moved #it# long ago to #y#, and would tell #a#, who once saved #d#.',
  ),
]
