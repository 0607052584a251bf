import type { Notes } from './notes.ts'

/*
 * What is true and false in each ballad and song, and what comes of it tonight: about the people and places that the verses
 * name. #N# is whoever meets the subject in it, #land# where it plays, #folk# who live there, #one# any of them.
 */
export const storyNotes: Readonly<Record<string, Notes>> = {
  taken: {
    truth: [
      '#S.cap# really #did#, and kept what was taken for [one night|nine days]. #P#, [a|an old] #one#, [saw it|kept watch].',
      'The hiding place is [shown|for hire] at #land#, and [nothing|no grass] [grows|lasts] in it.',
    ],
    false: [
      '#P#, [a|an old] #one#, did it, and #S# [kept quiet|took the blame|was paid #G#].',
      '#S.cap# was not alone: #Q# held the [ladder|lantern], and is a [judge|priest] at #land2# now.',
    ],
    hook: [
      'It has happened again, at #land#, [last night|at noon], and all of #folk# ask for #S#. #P.cap# offers #G# [for the truth|to be first at the hiding place].',
      '#Q# has drawn up [a plan|a list of tools] to do what #S# did, and wants [three more|steady hands], for #G#.',
    ],
  },
  lost: {
    truth: [
      '#S.cap# really #did#, and the [one|stranger] who has the good of it lives at #land2#.',
      '#P#, [a|an old] #one#, was [witness|present] when #S# #did#, and [signed|wept|drank to it].',
    ],
    false: [
      'It was not [freely|willingly] done: #Q# had [threatened|drugged|outplayed] #S# first.',
      '#S.cap# [did well out of it|bought an inn], and [tells|sells] the story at #land#.',
    ],
    hook: [
      'What #S# lost is [for sale|on show] at #land#, [tonight|by candle|until #D#], [at|for] #G#. #P.cap# wants it [bought|stolen] and [given back|burnt].',
      '#Q# means to make the same bargain [tomorrow|at dawn]; #P#, [a|an old] #one#, offers #G# to whoever stops it.',
    ],
  },
  habit: {
    truth: [
      '#S.cap# really #did#, at #land#. #P#, [a|an old] #one#, [has watched|holds the lamp|keeps count].',
      'It did stop, once, for [a day|a week]. #folk.cap# [lost|remember] [it all|the year], and [will not speak of it|have the marks].',
      'It was handed down: #P#, [a|an old] #one#, has the [first|other] half of the [rules|tools], [written out|in a box].',
    ],
    false: [
      '#S.cap# does it [badly|for money|asleep], and #Q# [puts it right|pays] [by night|behind a screen].',
      'Nothing [came|comes] of it, or of leaving it off. #Q.cap# [frightened|convinced] #folk#, [to be left alone|for a bet].',
      'There was no [mother’s aunt|teacher]: #S# [began it|made it up] [for love|out of fear] at #land2#.',
    ],
    hook: [
      '#S.cap# is [ill|missing|in gaol], and somebody must do it at #land# [tonight|until #E#]. #P.cap# pays #G#, and [will not say why|prays].',
      '[The bishop|A new reeve|The queen] has forbidden it from #E#, and #folk# [hire|beg] the party to [hide #S#|keep watch|change that].',
      '#Q.cap# wants to [learn|buy|end] it, for #G#, and #S# [will talk to strangers only|asks for one favour first].',
    ],
  },
  wed: {
    truth: [
      'They did live together, [below|near] #land#; #P#, [a|an old] #one#, [has the ring|baked for the feast].',
      'The letter was sent, and lies [unopened|in pieces] at #land2#.',
    ],
    false: [
      'Nobody left. #Q# [locked one of them in|sent the letter], and [owns the house|regrets it] now.',
      'It was over #G#, and not love: #P# [lent it|has the contract].',
    ],
    hook: [
      'There is to be a second wedding at #land#, and #P.cap# pays #G# [to have it stopped|for guards at the door].',
      'Somebody has come to #land2# with the other half of the ring and asks for #S#. #Q# [wants|offers #G# for] it kept quiet.',
    ],
  },
  done: {
    truth: [
      '#S.cap# really #did#, before [forty|nine] witnesses; #P#, [a|an old] #one#, [was one|was not looking].',
      'The [bell|gate|wall] of #land# was [cracked|bent] by it, and [still hums|is shown to strangers].',
    ],
    false: [
      'It took [nine|three] tries, and #Q# did the last of them.',
      '#S.cap# did it for #G#, from #P#, [a|an old] #one#, who [won a bet|lost a bet] by it.',
    ],
    hook: [
      '#P.cap# bets #G# that nobody can do again what #S# did, [tonight|by noon], at #land#.',
      'A judge has come to #land2# to try #S# for it after all, and #Q# [needs|looks for] [witnesses|somebody to open a window].',
    ],
  },
  bargain: {
    truth: [
      '#N# [did go|really went] alone to #S#, and came home [with somebody|not alone]. #P#, [a|an old] #one#, [held the gate|saw both of them].',
      'The one whom #N# lost is alive again, [eats little|casts a thin shadow|cannot be tickled], and lives [near|below|behind] #land#.',
    ],
    false: [
      '[The price|What was asked|The cost] was [not love|no memory] but #G# and #nhis# [left eye|own grave], and #S# [gave change|found it too much].',
      '#N# had lost [nobody|no lover]. It was [a dog|an enemy|a debt] that #nhe# wanted back from #S#.',
    ],
    hook: [
      '#N# wants to undo the bargain and [offers|begs for] #G# in hands to go with #nhim# to #S# [tonight|before moonset].',
      '#P.cap#, [a|an old] #one# whose [child|brother] is [dying|a week dead], has [set out|packed bread] to ask the same of #S#.',
    ],
  },
  tyrant: {
    truth: [
      'The coats of mail still [stand|hang] buttoned up in the hall above #land#, [and are warm|with nobody in them|and are polished weekly].',
      '#S.cap# was [beaten|hunted] by the lord’s men, and #P#, [a|an old] #one#, [hid #him#|has the bandages|was one of those men].',
    ],
    false: [
      'The lord [was not killed|lived]. He keeps [goats|an inn] at #land2# under the name of #Q# and [starts at knocking|never sits facing a door].',
      '#S.cap# did not come for the land: [#folk#|three widows] [hired #him#|paid #him#] #G#, and [owe half|never said so].',
    ],
    hook: [
      'The lord’s [nephew|widow] has come to #land# to collect [nine years’ rent|the old tax], and [#folk#|the children] have begun to [call for #S#|leave a chair for #S#].',
      'One [empty coat of mail|steel glove] from the hall has [walked|been seen] as far as #land2#. #P.cap# pays #G# to have it [followed|led home].',
    ],
  },
  hunter: {
    truth: [
      'Two did go over the [hills|border] that night: [a hearth|a snare] at #land2# [shows it|was shared], and #P#, [a|an old] #one#, sold them [salt|boots].',
      'The sword is in the river [below|near] #land#, where #N# threw it. [Children dive for it|It has not rusted].',
    ],
    false: [
      '#N# did not spare #S#. #nhe.cap# [missed|was outwitted|was outrun], and [made this up|tells it kindly].',
      'There was no [brother|kin] in it. #S.cap# [lied|guessed], and it [worked|has worked before].',
    ],
    hook: [
      'The [lords|judges] have learned that #S# is alive and want #N# [in irons|hanged]. #P.cap# offers #G# to whoever [warns|hides] them both.',
      'The purse for #S# is [open again|doubled], to #G#, and the only one who knows the way is #N#, who [drinks|has sworn off hunting] at #land#.',
    ],
  },
  guest: {
    truth: [
      'The flour bin at the house of #N# has not been empty since. #P#, [a|an old] #one#, [weighs it|has tried].',
      'It was #S#, and the others of #land# did [bar their doors|let the dogs loose]. They [admit it|are ashamed] now.',
    ],
    false: [
      'The guest left no gift. #N# [stole it|found it under the bed], and [waits to be asked|fears the next storm].',
      'It was no storm. #S.cap# [came at noon|had been sent for], and stayed [nine days|all winter], [eating|mending the roof].',
    ],
    hook: [
      '[#S.cap# is|Somebody just like #S# is] back at #land# tonight, and [every door|each gate|every house] is wide open. Only #N# [has barred the door|is afraid].',
      '#P.cap# [is about to burn|means to buy] the house of #N# for the [bin|tool of gold], and pays #G# for [a thief|a torch].',
    ],
  },
  return: {
    truth: [
      'The lamp in the window near #land# is lit each night, and [nobody buys oil|#P#, who sells oil, has not sold any there] since #N# died.',
      '#S.cap# did come back [that night|in the frost]. The chair [is still wet|has never dried] at the house by #land#.',
    ],
    false: [
      '#N# did not wait. #nhe.cap# [married #P#|moved to #land2#] in the second year, and [the ghost|whoever keeps the lamp] is somebody else.',
      '#S.cap# never [meant to come back|left at all]: the bones are [under the step|in the well] by #land#.',
    ],
    hook: [
      'The house by #land# is to be [sold|pulled down] on #D#. Two voices in it have [asked #P# for a lawyer|offered #P# #G#, in old coin].',
      'The lamp is out tonight. #folk.cap# [are afraid|stay indoors], since whoever [lights it|opens the door] will be taken for #N#.',
    ],
  },
  wager: {
    truth: [
      'The candle was blown out [just so|as told], and the [scorch|coat] is at #land# still, [nailed down|under glass].',
      '#S.cap# did win all of it back, and #P#, [a|an old] #one#, was [part of the stake|among the souls], and [tells of it|has been cold since].',
    ],
    false: [
      '#S.cap# did not win. It was [a draw|put off], and the stranger [comes again|calls] on #D# to play it out.',
      'The dice were not [Death’s|cut from a rib]. #S.cap# had [loaded them|carved them] the night before at #land2#.',
    ],
    hook: [
      'A man in [black|grey] has sat down at #land# with yellow dice and asks for #S#. #folk.cap# have already [lost their names|staked the mill].',
      '#S.cap# cannot stop playing and has staked [#land#|the party’s boots]. #P.cap# pays #G# for [a bad throw|one honest loss].',
    ],
  },
  bridge: {
    truth: [
      'The bridge [stands|is there] [beyond|not far from] #land#, and the stones are [dark|red] where #S# fought.',
      '#S.cap# did hold it, alone, for a day; #P#, [a|an old] #one#, counted [forty dead|the helmets] in the stream.',
    ],
    false: [
      '#S.cap# was not alone. [A child|#Q#] carried [stones|water] all day, and was [left out|paid to keep quiet].',
      'No army came. It was [cattle|a tax survey], and #S# [would not be told|never lived it down].',
    ],
    hook: [
      'The [same army|sons of that army] will be at the bridge on #D#. #folk.cap# [look for|pray to] #S#, and the post [stands empty|pays #G#].',
      'The broken sword has been [stolen|sold] from #land#, and since then [nobody can cross|the dead cross by night]. #P.cap# knows [the thief|the buyer].',
    ],
  },
  warning: {
    truth: [
      '#N# did [run|come] to warn them, and was put out at the gate. #P#, [a|an old] #one#, [pushed #nhim#|held the gate].',
      'The clocks of the empty streets at #land# are wound, [every one|to the minute], and [somebody|#N#] does it.',
    ],
    false: [
      '#N# was [a day late|not laughed at]: #folk# [listened|packed], and went [back for the silver|to bed] all the same.',
      'It was not #S# that [came|emptied the town]. #O.cap# [did it|gave the order], and #S# [was blamed|makes a good story].',
    ],
    hook: [
      '#N# has come to [this town|#land#] now, and [beats|knocks] on every door: #S#, [by dawn|within three days]. [Nobody|Only #P#] listens.',
      '[The geese|All dogs|The cats] left in a line [at dusk|at noon|last night], [as in|as foretold in] the song. #folk.cap# have until #D# to [find|appease|outrun] #S#, and want somebody to [lead|carry the old].',
    ],
  },
  three: {
    truth: [
      '#N# was the youngest and did find it; #nhe# lives [behind|near] #land# and [laughs|pours gin] when asked.',
      'The [rope|horse] of the second is still there, [tied fast|bones and all], a day’s ride past #land2#.',
    ],
    false: [
      'The elder two did not [die|fail]: they [sold it|serve it], and #N# [knows|sends bread].',
      '#N# asked it nothing. #nhe.cap# [stole|broke] it, and [keeps a piece|sleeps badly].',
    ],
    hook: [
      'The [king|heir] offers #G# again for #S#, and three [sisters|cousins] from #land# have [set out|sworn]. #N# asks the party to [be there first|stop the eldest].',
      '#P#, [a|an old] #one#, has the map that #N# drew, and [will trade it for|wants] [the question #nhe# asked|a companion].',
    ],
  },
  maker: {
    truth: [
      'It was #N# who made it, in [one year|a shed] by #land#; the [bench|tongs] can be [seen|bought].',
      'At midnight it does [hum|sing], in a child’s voice, and #P#, [a|an old] #one#, [knows the tune|taught that child].',
    ],
    false: [
      'No child gave its voice for it. It was #N#’s own, and #nhe# has [not sung|spoken little] since.',
      'The lord did not take it. #N# [sold|lent] it, for #G#, and [told them|let them think] otherwise.',
    ],
    hook: [
      '#N# will have it [unmade|stolen] from the hall tonight, and has #G# and [an old key|a hammer] for whoever dares.',
      'The lord wants [a second|one more], and has taken [the child of #P#|a child from #land#] to be sure of it.',
    ],
  },
  seeker: {
    truth: [
      '#N# did go, at sixteen, and did come back; #nhis# mother at #land# [sets two plates|does not know #nhim#].',
      'The way there begins at #land#, [behind the last house|where the bread runs out], as the song has it.',
    ],
    false: [
      '#N# never [came home|left it]: what sleeps in that room is [somebody else|what was sent back].',
      'It [asked for|took] nothing. #N# [left it there|offered], and could have had it back for the asking.',
    ],
    hook: [
      '#N#’s mother pays #G# to whoever brings back what #nhe# left [with|at] #S#: [a key|a tooth|a name].',
      'Another of #folk#, sixteen and [stubborn|lovesick], has gone to look for #S# in a dead man’s coat. It [was the coat of #P#|has a hole in it].',
    ],
  },
  glutton: {
    truth: [
      'It does say “a stranger eats for free” above the door [at|near] #land#, and #P# has [planed it off twice|tried to paint it over].',
      'The slate with the bill is kept, and the [mark|cross] on it is that of #S#.',
    ],
    false: [
      '#S.cap# paid. The landlord, #Q#, [lost it at cards|hid it], and [made up the song|still denies it].',
      'Nobody ate the [soap|candles]. [Rats did|The cook sold them], and #S# was [asleep|next door].',
    ],
    hook: [
      '#S.cap# has [sat down|tied on a napkin] again at #land#, with [friends|six cousins]. #P.cap# offers #G# to whoever [out-eats|distracts] #him#.',
      'The landlord has [sued|challenged] #S# for the bill, with costs #G#, and [needs|is hiring] [witnesses|bailiffs with strong stomachs].',
    ],
  },
  courting: {
    truth: [
      'The chair [is|hangs] on the wall at #land#, and the goat that ate the ring [has been buried|butts lovers].',
      '#S.cap# did sing all night; #P#, [a|an old] #one# next door, has [not forgiven it|the words written down].',
    ],
    false: [
      'It was the third sister who did the [courting|asking], and #S# who [ran|hid in the butt].',
      'They are not [happy|wed]: the parson at #land2# was [a pedlar|drunk], and everybody but the [two of them|brewer] knows.',
    ],
    hook: [
      'The [second|eldest] sister wants the [chair|song] back, and #S# [has hidden it|will fight for it]. Both offer #G#.',
      'The eldest of the nine is to be wed on #D# at #land#, and #S# pays #G# to have [the suitor frightened|the goat found].',
    ],
  },
  taxman: {
    truth: [
      'The bailiff behind the bar is the same who came to tax #S#, and his seal is [in the pond|a bottle stopper].',
      'They did tax the rain at #land#: #P#, [a|an old] #one#, has the [receipts|measuring jug].',
    ],
    false: [
      '#S.cap# paid the tax, [in full|twice], the [next|same] morning, [sick with shame|by the back door].',
      'The goat did not eat the writ. #Q.cap# has it, [smoothed flat|in a frame], and it is still [good|due].',
    ],
    hook: [
      'A new tax man is on the road to #land#, [young|sober] and armed. #S.cap# has [sent for beer|barred the cellar] and wants help to [welcome|lose] him.',
      'Someone must bring #O# the year’s accounts from #land# by #D#, and the bailiff, who [drank|burned] them, pays #G# for [new ones|an alibi].',
    ],
  },
  death: {
    truth: [
      'Nobody has died at #land# since. #P#, [a|an old] #one# of a hundred and [six|nine], would [like to|prefer it].',
      'The one who sweeps the yard there [throws no shadow|is never seen to eat], and [flowers|mice] go out where the broom has been.',
    ],
    false: [
      '#S.cap# did not win the hat. It was [lent|left by mistake], and is wanted back.',
      'The guest was not who they say, but [a doctor|#Q#], and is [locked in the cellar|owed wages].',
    ],
    hook: [
      'Somebody has put the [scythe|horse] up for sale at #land#, for #G#. #S.cap# needs it [back|lost] before #D#.',
      'The sweeper at #land# asks the party, very politely, for [the hat|a way out], and tells each of them [one date|a number].',
    ],
  },
  mayor: {
    truth: [
      'The law of the price of beer is still nailed up at #land#, and [#O# has upheld it|it has never been repealed].',
      'The thieves do bake now: the pies on the bridge are theirs, and #P# [knows the recipe|checks the change].',
    ],
    false: [
      'It was [half a week|nine years], not half a year, and #S# [is mayor still|was never sworn in].',
      '[The place was not happy|Nobody was happy|It was a bad year]. #folk.cap# [left|starved politely], and #Q#, who [wrote|paid for] the song, was [the treasurer|in the pay of #S#].',
    ],
    hook: [
      'There is a vote at #land# on #D#, and #S# [stands again|has been put up for a bet]. #P.cap# pays #G# for [votes|a scandal].',
      'The pie-men of #land# want to go back to thieving, [just once|for one night], and need #S# [out of the way|to hold the ladder].',
    ],
  },
  parson: {
    truth: [
      'The collection at #land# does go on the slate, and [the saint|#P#] is [nine ales|forty ales] in credit.',
      'The bell did come down, and [#folk# drink from it|it lies in the nave], with a dent the shape of #S#.',
    ],
    false: [
      'The parson went to [spy|drink], not to preach, and [#S#|the potman] converted [the bishop first|nobody].',
      'It was not [beer|the sermon] that kept him there: it was [the cook|#Q#], and they have [a child|a chapel of their own].',
    ],
    hook: [
      'The [archbishop|inquisitor] arrives on #D# to see the new church at #land#. #S.cap# needs the place to look [holy|burnt down] by then.',
      '#P.cap#, [a|an old] #one#, has heard the fallen bell [ring by itself|call a name] under the pews. The parson, [sober|pale], offers #G#.',
    ],
  },
  search: {
    truth: [
      '[They did go|They went|The journey was made], and [the bill|their bill|a bill] [from|of] the inn [near|past] #land2# [hangs there|is unpaid|is framed], with #P#’s name [at the head|on it|first].',
      'It is in the cellar at #land#, behind the onions. [Nobody has looked|Everybody is careful not to look].',
    ],
    false: [
      'It was never in the cellar. #Q.cap# [sold|drank] it while they were away, and put [a turnip|something worse] there.',
      'The three in the harbour did not get out. They are [still there|sung about kindly], and #P# [has the map|knows why].',
    ],
    hook: [
      'Something has begun to [roll about|knock] behind the onions at #land#. The landlord offers #G# and [all one can drink|a large lamp].',
      'The map is for sale at #land2#, right way up. #P.cap# wants #S#, and [friends|somebody thirsty] to go along.',
    ],
  },
  panic: {
    truth: [
      'The [window|goose] was paid for by #O#, and [the receipt|an entry] says plainly: on account of #S#.',
      '#P#, [a|an old] #one#, slept through all of it [under the table|in a barrel] at #land#, and woke [rich|bearded].',
    ],
    false: [
      'Something was lost: [an hour|the parson’s name|a child’s reflection], and #folk# have agreed not to [look for it|mention it].',
      'It was not [frightened people|thirst] that drank the barrels dry. #S.cap# [was thirsty|left a wet trail] from #land#.',
    ],
    hook: [
      'It is that night again, or soon: on #D#. #folk.cap# have [locked up the brandy|hidden the ladder] and look for somebody [sober|brave] at #G#.',
      'The boot that was lost that night has [come back|been handed in], with [a foot|a letter] in it, addressed to #P#.',
    ],
  },
  market: {
    truth: [
      'It was sold, and more than once: #P#, [a|an old] #one#, keeps [three|nine] [bills|receipts] for it, [all|none] of them [signed|paid].',
      'The hole in the wall through which it came is still to be seen at #land#, [bricked up|hung with a sheet].',
      'A king did own it. His [bill|letter] hangs at #land2#, and the [last line|seal] is [cut off|not his].',
    ],
    false: [
      'Whoever sold it [came back|never left]: it is #Q#, who [sells it anew|buys it back] each [year|winter] under another name.',
      'What they have is a copy: #Q# [carved|painted] it. The right one is [in the mill pond|at #land2#].',
      'Nobody is fond of it. #folk.cap# [fear|owe] it, and [kneel|pay] because they [must|once tried not to].',
    ],
    hook: [
      'The first [owner|buyer] has come for it, [with a cart|with six men], and offers #G#. It [will not be moved|is not where it was].',
      '#P.cap#, [a|an old] #one#, bought it [last night|by mistake], and pays #G# to be [rid of it|told what it does] by #D#.',
      'It has been [left|found] on the step of #O#, who wants it taken [anywhere else|back to #land2#] before [morning|guests come].',
    ],
  },
  quarrel: {
    truth: [
      'There are two towns, #land# and #land2#, and [each|either] [still|again] [drills|prays] on account of it.',
      'It cost them dear. #P#, [a|an old] #one#, has the [bills|lawyers’ letters], and [both|all] of the lawyers [live here yet|are married now].',
      'There was a battle, and #P#’s [nose|hat|goose] was the only [loss|wound].',
    ],
    false: [
      'The towns were at peace. It was a [tinker|pedlar] who [began|arranged] the war, and his name was #Q#.',
      'Neither town owns it. The [deed|stone] says #Q#, who [has never asked|dares not ask].',
      'Nobody laughed. Somebody [cut|struck] it, once: it [cried out|bled], and #folk# [swore to forget|will not say so].',
    ],
    hook: [
      'It is [gone|locked in], and each town [blames|searches] the other. #O.cap# has until [dark|noon] to [find|free] it, or the [drums|lawyers] come out again.',
      'Both towns want a champion by #D#: #P# pays #G# for [somebody|anyone] who [boxes|plays skittles] well.',
      'A third town has laid claim to it, with [papers|soldiers], and #Q# [drew them up|leads them]. #folk.cap# ask for help, [for once|all] together.',
    ],
  },
}
