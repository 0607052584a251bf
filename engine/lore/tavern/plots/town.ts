import { type Plot, plot } from './plot.ts'

/** The house, the street, the town. */
export const ofTown: readonly Plot[] = [
  plot(
    'The coach from #far# [rolls|comes] in without [a driver|lamps|horses], #d# [tied up|gagged|asleep] inside. [A note says|On a card]: “For #a# and #b#, together.”',
    'They [will not|never] do it together. At [dawn|noon|six] #d# is [fished|pulled] from the [well|pond|river] #x#, and #k# has a coach to [explain|bury|sell].',
    '#la.cap# [drives it|owns it], and [walked|ran] the last mile. #a# and #b# once left #ga# tied up #y#, for a joke.',
  ),
  plot(
    '#a# and #b# have each [sworn|been paid|come] to stop #la.poss# wedding at [noon|ten|dawn], for [opposite|two|different] reasons. #Soon#, they [see|learn|guess] it of each other.',
    'Both stop it. #ga.cap# shoots one, and sues #k# for #sum#.',
    'The bride, #d#, came to #k# [an hour ago|in tears] and [wants out|must leave] by the [kitchen|yard]. She needs [a cart|a horse|help] to #far#.',
  ),
  plot(
    '#b# [has cut|cut] down the [oak|elm|lime] #x# that #a.poss# family hanged people on. #Soon#, #a# [brings|drags|rolls] the stump to the [table|bar|hearth].',
    '[Some families|Some here] want it back, and [some do not|others dance]. #la.cap# counts eleven dead.',
    '[In|Under] the [trunk|roots] was #p#, and a name: #d#. #b# has [both|it all], and [has not dared|is ashamed] to [read|show] the rest to #lb#.',
  ),
  plot(
    '#la.cap# shuts the well #x#: poisoned. #a# says that #b# did it, being from #far#.',
    'They throw #b# in. By [Sunday|Friday|noon] everybody from #far# has left, or burned.',
    'It is #lb.poss# dye. #gb.cap# lets it run [at night|on Mondays|after rain]; #d#, who [works|lodges] there, has blue [hands|nails|lips] and a [conscience|grudge|cough].',
  ),
  plot(
    '#b# brings news from #far#: the [army|court] [comes here|moves in] for [winter|a month|the harvest]. #a# has sold #sum# of [grain|wine|hay] that [the army will want|they will want].',
    'The crowd takes #a.poss# barn, and #la# takes [the rest|two more]. [Soldiers|Strangers] find #place# empty and angry.',
    '#b# has it from #d#, who [lies|sings|begs] for a living. [They all|The army] went by #y# three days ago.',
  ),
  plot(
    '#a# and #b# stand for mayor. #Soon#, #la# buys [every voter|everybody|each table] [here a drink|a round] in the name of [both|each].',
    'It ends in [a brawl|blood|a fire]; the [votes|lists] burn, and #lb# goes on as mayor.',
    '#gb.cap# paid #ga# #sum# for [that|it]. It is [written|noted] on [the bill|a slate|the wall], which #k# has not thrown away.',
  ),
  plot(
    '#b# has been barred from #k.poss# house since #w2#, and walks in. #a# has bet #sum# that #k# does nothing.',
    '#k# does nothing. #la.cap# does, with [a chair|a jug|a poker], and #b# never walks again.',
    '#b# brings #k# #p#, which #k# thought was lost, from #d#. Nobody has let #b# speak.',
  ),
  plot(
    'The bridge has fallen: #a# must be in #far# by noon, #b# has the only [boat|raft|ferry], and they [hate each other|have not spoken|fought] over #d#.',
    '#a# steals it and drowns; #b# hangs for it. #la.cap# raises the [ferry|boat] price to #sum#.',
    '#lb.cap# [sawed|burned|undid] the bridge for #p#. The ford #y# is open, and #gb# knows it.',
  ),
  plot(
    '#a# [ordered|paid for|kept] the last [ham|goose|cheese] for #d#, and #b# has eaten it. #Soon#, #la# [comes to collect|asks for] it for the [bishop|judge|duke].',
    '#b# goes to the stocks #x#, and #a# with #b#; the bishop fines #k# #sum#.',
    'There is [another|a second|a finer one], in #lb.poss# chimney, and #gb# owes #a# for a horse.',
  ),
  plot(
    'A wolfhound follows #a# in and [will not leave|lies down|whines]. It is #d.poss#, says #b#; and #d# has [not been seen|been missing|been gone] since #w2#.',
    'By morning #la# has hanged #a#, [and the dog|and the wrong dog], and found [nobody|nothing].',
    'It would [lead|drag] them to #d#, who lies #x# with a broken [leg|arm|head] and #p#. Nobody has [tried|thought of] following it.',
  ),
  plot(
    '#la.cap# [lays down|unrolls] a plan of #place#: a road goes through #k.poss# bar. #a# took #sum# for it; #b# finds out.',
    '[The diggers|Men with picks] come at [dawn|noon|six]. #b# [lies|sits] down before them, and #lb# drives on.',
    'The road needs #d.poss# field at #far# first, and #d# drinks with #gb# and is easily insulted.',
  ),
  plot(
    '#b# is dressed as a [bear|lion] for the [fair|feast|wedding], and #a# has just shot at #b#. #Soon#, a [real|live] one [comes|runs] in from #x#.',
    'It takes #a#, then the kitchen. #la.cap# [locks|bars] the door from [outside|the yard|the street].',
    'It escaped from #d# of #far# and only dances. #b# knows the tune; #gb# has a drum.',
  ),
  plot(
    'The choir of #far# [has come|is here] for a contest: #a# sings for them, #b# against. #Soon#, #la#, the judge, is [found|left] [gagged|drunk|tied up] #x#.',
    'Each [choir|side] blames the other. There are [four|six|nine] broken [arms|noses], and #k# owes #sum# for windows.',
    '#lb.cap# did it, [being left out|out of spite|for love]. Let #gb# sing [first|solo], or judge, and #ga# forgets it.',
  ),
  plot(
    '#a# has the cough from #far#. #b# [has seen|knows] it and [says so|shouts|points]. #k# has [a minute|ten breaths] before the room [runs|panics].',
    'They [run|flee], and [carry|take] it through #place#. #la.cap# nails up the [doors|homes] of the [sick|poor|coughing].',
    'It is soot: #a# sweeps #lb.poss# chimneys. Washed, #a# would be well; #d# saw the same in #gb# #w#.',
  ),
]
