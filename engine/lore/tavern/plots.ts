/**
 * What goes wrong tonight between two who are there. #a# and #b# are the two, #k# keeps the house; #la# and #lb# are people of
 * the town, #ga# and #gb# the same once more; #p# is a thing, #it# the same once more; #x# and #y# are corners of the town, #w# is
 * a time past, #sum# a sum. Names and choices stand close together, so that two sheets with one plot hardly share a turn of phrase.
 */
export interface Plot {
  start: string
  worse: string
  way: string
}

const plot = (start: string, worse: string, way: string): Plot => ({ start, worse, way })

export const plots: readonly Plot[] = [
  plot(
    '#a# sold #b# #p# #w#. #Soon#, #la# [walks in|looks up|comes down the stair], sees #it# [on the table|in the lamplight|between the plates] and [says|asks aloud|spells out] whose grave it [came from|lay in|was stolen from].',
    '#ga.cap# [fetches|runs for|bribes] the watch; #a# is [gone|drunk|abroad] by then, and #b# [hangs|goes to gaol|is branded] for robbing the dead. #k# loses the licence [by spring|within a month|before Friday].',
    '#gb.cap# the #tb# [dug that grave|was the only mourner|keeps the burial book|washed the body] and [knows|can prove|has told nobody] that #it# was [never in it|put in later|somebody else’s]. #gb.cap# drinks #x#, [alone|late|with cats].',
  ),
  plot(
    '#Soon#, #b# [recognises|stares at|sketches] #a#: [ten|twelve|nineteen] years [older|thinner|greyer] and [renamed|with a beard|in better boots], but the hand that [signed away|sold|gambled away] #b.poss# farm #x#. #a# [smiles|denies it|orders more] and reaches for #p#.',
    '#b# [sets fire to|wrecks|curses] whatever #a# [owns|loves|came with], beginning with [the cart|the horse|the good coat]. #k# is [insured for half|under the same roof|too slow with the buckets].',
    '[In truth|On paper|That night] it was #la# who [forged|guided|bought] that signature; #a# [got|was promised|lost at cards] #sum# for [holding the pen|looking away|the ink]. #ga.cap# [still has|cannot burn|hides] the receipt #y#.',
  ),
  plot(
    '#a# [wagered|staked|pledged] #p# against #b.poss# [horse|boat|best mule], and lost. #Soon#, #la# [comes for|asks about|misses] #it#, which was [only lent|never #a.poss#|not for stakes].',
    '#b# [leaves|rides|slips off] [before dawn|in the rain|by the kitchen] with #it#. [By noon|Within the hour|Next day] #ga# has [hired|armed|lied to] three men, and #a# [races ahead|is tied to a saddle|guides them], for #sum#.',
    '#b# [collects|prefers|weeps at] stories: let #ga# [tell|sing|admit] why #it# matters, and #b# [returns|swaps|gives] it for [an apology|one good meal|a kiss on the hand].',
  ),
  plot(
    'A letter [for|from|about] #a# has been [opened|found|copied], and #b# [quotes|sings|auctions] it to [the room|everybody|any table that pays]. #Soon#, they [reach|laugh at|repeat] the line about #la# and #sum#.',
    '#ga.cap# hears [it all|every word|a worse version] [before midnight|at breakfast|from the baker]. #a# is found #x#, [alive|in a sack|hatless], [without|short of|bargaining for] a tongue.',
    '#k# opened it, not #b#; it came [wet|torn|without a seal], and #k# [meant to dry|misread|steamed] it. [Said aloud|Admitted|Sworn], that ends [one quarrel|the matter] and [starts|feeds] another with #k#.',
  ),
  plot(
    '#a# [marries|is to wed|has won] the [sister|mother|widowed aunt] of #b# [tomorrow|at noon|on Sunday]. #Soon#, #la# [arrives|knocks|steps in] with [two|three|nine] children who call #a# [father|papa|by another name].',
    '[The wedding|The feast] [goes on|is brought forward], #b# [sings|weeps|carves], and #p# is [in the soup|under the pillow|in the cake]. [Three|Four|Seven] guests and #ga# [do not wake up|are blind by morning|never eat again].',
    'The children [were hired|came cheap|are actors], [for|at] #sum#, by #lb#, who [wants|loves|once jilted] that bride. They [tell|confess to|follow] anybody who [feeds them|asks about the shoes|returns their dog].',
  ),
  plot(
    '#Soon#, #b# [slides|falls|is helped] off the bench, [blue in the face|foaming|laughing horribly]. #a# [poured|spiced|fetched] the cup; [it was meant|it stood ready|somebody filled it] for #a#, and #k# [poured|drew|tasted] the jug.',
    '[Unhelped|Without a cure], #b# dies [within the hour|before the priest comes|at cockcrow], #a# is [lynched|charged|stoned] #x#, and [the poisoner|whoever did it|the true hand] [tries|begins] again on #k#.',
    '#la.cap# [filled|sweetened|carried] the jug, [took|was given|asked for] #p# in [payment|return|advance] and [has been sick|weeps|prays] since. [The cure|What helps|An antidote] [is|waits] in #ga.poss# [left pocket|garden|snuffbox].',
  ),
  plot(
    '#a# and #b# have [cheated at cards|split purses|sold false relics] together [for years|since school|all winter]. #Soon#, each [learns|guesses|reads] what the other [took|kept|hid] #w#: #a# #p#, #b# #sum#.',
    'Each [sells|betrays|gives] the other to #la#. Both hang #x#, [a week apart|back to back|singing], and #it# goes to [the first guest who|whoever|the chambermaid who] [looks up the chimney|lifts the mat|asks no questions].',
    'There was [a third partner|a third share|one more of them], #lb#, who [robbed|fooled|paid] both. [Put|Seat|Name] #gb# between them, and they [forget|forgive|drink away] the rest by the [second|third] cup.',
  ),
  plot(
    '#la.cap# is dead and [left|owes|willed] everything to [“my friend at|“the one I wronged at] #k.poss# table”. #Soon#, #a# and #b# [both claim|each prove|swear] to be that: there is #p#, a house #x#, and [a debt|a child|a curse] [unmentioned|in small print|besides].',
    'They [go to law|duel|hire lawyers]. [The law|The judge|The notary] [eats|takes|keeps] the house, #lb# takes #it#, and [a debt|a bill] of #sum# [falls|is laid] on #k#.',
    '[The table|That very table] [is older than|came with|outlived] #k#: it [stood|was carved|was stolen] #y#, and the friend is the [old porter|blind aunt|night watchman] who [sits|eats|sleeps] there still.',
  ),
  plot(
    '#Soon#, rain [puts|paints|leaves] a stain on [the ceiling|the plaster|a beam], and it [looks like|has the face of|points at] #b#. #a#, who [sleeps|snores|pays double] above, [dragged|carried|was seen with] something heavy #w#.',
    'By midnight it [drips|smells|is larger]. #k# [sends for nobody|mops|prays], and #a# has [paid for a month|locked the stair|packed]; #b# [is nowhere|has left no footprints|does not come down].',
    'What [lies|melts|sits] up there is #p#, [in ice|in lard|under a sheet], for #la#; the [face|likeness|stain] is [chance|bad luck|only rain]. #a# would [open|explain|sell the key] for #sum#, or [a joke|dry socks|a hot brick].',
  ),
  plot(
    '#a# [had|lost] a [brother|cousin|husband] [hanged on|to the rope and] the [word|oath] of #b#. #Soon#, the dead man [walks in|orders ale|taps #b# on the shoulder], [rope-marked|hoarse|thirsty] and [friendly|forgiving|in no hurry].',
    'Others [notice|whisper|count on fingers]. #la.cap# [leads|summons|arms] [a mob|six aunts|the choir] to hang him [properly|twice|higher], [not sparing|and with him] #a#, #b# or #k.poss# windows.',
    '#lb.cap# [cut him down|tied the knot badly|swapped the body] for #sum#; he [sails|leaves|vanishes] once #b# [signs|says|swears] that [the oath|every word] was [false|bought]. [The ink|A pen] is [ready|found|in #a.poss# sleeve].',
  ),
  plot(
    '#Soon#, #k# [rings the bell|stops the music|bars the door]: [the takings|a week’s takings|the till’s insides] [are gone|went missing], #sum# [in a sock|in a teapot|in a boot]. #a# was [behind the bar|on the stair|in the cellar] for #p#; #b# [ran|was seen|came in] #x#, [out of breath|with one shoe|grinning].',
    '#k# [searches|strips|curses] everybody. #la#, who [has it|sits on it|ate the evidence], [leaves|sings|helps look], and is [never asked|thanked|given supper].',
    '[What #b# carries|The sock #b# has] is [darned in red|far too small|full of sand]; #k# [knits|buys|owns] only blue. #ga.cap# has [cold feet|new shoes|a limp] tonight, and [one blue toe|blue wool|a loose thread] showing.',
  ),
  plot(
    '#b# [swears|whispers|bets] that #a# [is a wolf|changes|is not human]. #Soon#, [the moon is up|dogs howl|the milk turns], and #a# [asks|begs|pays] #k# [very politely|twice|in a low voice] for a [room with a lock|chain|cellar].',
    'At midnight there is [a wolf|a howl|fur everywhere], and it is #b#. #a# [lies|dies|sits] on the stair with #p#, [silver|salt-wet|holy], [one stroke|a moment|a prayer] too late.',
    '#la.cap# [boils|sells|hoards] a salve that [holds it down|makes it sleep|hurts] till morning, #x#, [for|at] #sum#. #a# [knows|guesses|denies] that; #b# has never [dared|thought] to ask.',
  ),
  plot(
    '#a# [still owes|has not paid|cheated] #b# for a [wagon|winter|wedding] of work. #Soon#, #b# [nails|pins|sews] #a.poss# [coat|sleeve|hat] to [the table|a bench|the wall] with [#a# in it|a carving knife|great care].',
    'The [bailiff|law|reeve], #la#, [takes|claims|sells] coat, table and #p#. #a# [leaves|flees|is rolled out] in a barrel; #b# [burns|buys|haunts] the barrel-maker’s shed #x#, [for nothing|in error|and is sorry].',
    '#a# [would pay|has the will|could], but #lb# [owes|keeps from] #a# exactly #sum#, and #k# [owes|borrowed from] #gb# [the same|as much|to a copper]. [Somebody|A stranger] has to [seat|lock up|feed] all four together.',
  ),
  plot(
    'A stranger died upstairs #w#, and #a# [drinks|eats|dresses] on his purse. #Soon#, #b# [asks after|draws|describes] a friend [like that|of that name|with such boots].',
    '#b# finds the [grave|boots|horse] #x#, and [digs|howls|understands]. #a# is [two towns|a day|a river] away with #p#, and #k# [explains|hides|pays for] the shovel.',
    'The [stranger|dead man] left #b# a letter, which #la# [keeps|used as a bookmark|fears] unread. It [says|shows|swears] what he died of, [forgives|thanks|blames nobody but] #k#, and gives #it# to whoever [sat up with him|closed his eyes|sang].',
  ),
  plot(
    '#Soon#, the [cellar hatch|trapdoor|wall cupboard] opens and out comes #b#, [a day|a week|one supper] older than on going [in|down], #w#. #a# has since [married|buried|robbed] [everybody|whoever|all] #b# [had|loved|trusted].',
    '#b# [takes|buys|burns] the house back room by room. #a# [sends|shouts|prays] for #la#, who [loves|sells|makes up] old laws; by [one|old law|the oldest], the dead own [nothing|their shoes|no beds], [least of all|not even] #p#.',
    'There is [another stair|a second door] [down there|behind the kegs], #k# says; it [takes|costs|gives back] a day [too|the other way]. #a# [has to|must|need only] [walk it|hold the lamp|carry #it# down].',
  ),
  plot(
    '#a# and #b# [play|whistle|claim] [the same tune|one song] on [two fiddles|two sides of the hearth], each [calling|proving] the other a thief. #Soon#, #la# [names|weeps for|is] the [dead man|nun|convict] who wrote it.',
    '[Strings|Bows|Fingers] go first, then #p#, [through a window|into the fire|at #k#]. #b# [never plays|goes deaf|leaves music], and #k# has [silence|only bagpipes|no dancing] until [spring|the harvest|the next fool].',
    '[A third part|A descant|One more voice] [belongs to it|exists], [learnt|heard|sung] by #lb# as a child #x#. [With all three|Played whole], nobody [remembers|cares] [why they were angry|who began|what time it is].',
  ),
  plot(
    '#a# is [bringing|smuggling|carrying] #p# to #la#, [unseen|by night|for love]. #Soon#, #b# [puts|drops|polishes] #it# on the bar and asks, [loudly|sweetly|in three languages], what it [fetches|might bring|does].',
    'By the [second|third] bid #lb# has [heard|sold a horse|sent word]; [six|nine|four] riders come #x#, who pay in [iron|fire|false coin]. #a# [dies|hides|is taken] in the yard, #b# in the [river|hayloft|well].',
    '#b# only [wants|needs] [a bed|a way out of town|a witness] and [knows no better way|is too proud] to ask. For #sum#, or that, #it# [goes back|vanishes|is forgotten] under the coat.',
  ),
  plot(
    '#Soon#, [the coach|the last coach|a hearse] [rolls|comes] in [driverless|without a lamp|backwards], #la# [asleep|gagged|laughing] inside, with a note: “[Not before|Only when|Until] #a# and #b# [shake hands|drink together].”',
    'They [do not|spit instead|laugh]. At dawn [it leaves|the horses go] empty; #ga# is [found|heard|fished for] in the well #x#, [dry|polite|much older], and #k# has [the bill|the luggage|no coach] to [explain|pay].',
    '[What parted them|Between them] is #p#, [promised|sold|left] to both #w# by a father who [could not count|liked to watch|had one left]. #k# has its twin, [over the door|in use as a doorstop|in pawn].',
  ),
  plot(
    '#a# [collects|begs|sings] for [the orphans|the lepers|the blind]; #b# [was one|grew up so|lost a sister there] #x#, [unpaid|unfed|and saw no penny]. #Soon#, #b# [upends|kicks over|opens] the box.',
    'Out [fall|roll] #sum# and #p#. [The crowd|Every table] [takes|counts|eats] it, #a# [takes|has] #b# by the throat, and #la# [takes|sells|writes down] names.',
    '#a# [paid|brought|trusted] it all to #lb#, [weekly|in good faith|by night]. #gb.cap# has [a new roof|two horses|a gold tooth|a box at the opera], and [no orphans|clean hands|a receipt].',
  ),
  plot(
    'Every guest [finds|has found|pretends not to see] a dead [mouse|moth|wren] under the plate. #Soon#, #a# [counts|buries|names] them, [grows pale|sits down|stops chewing], and asks #b# [the date|for salt|about a debt].',
    'One [guest|soul] for each [dies|goes mute|forgets home] [that week|by Sunday], #b# first. #la.cap# [sells|sews|blesses] charms #x# at #sum#, [every one|and new plates|wearing none].',
    'It is [a reckoning|interest|manners] for #p#, [taken|begged|won] #w# from a hedge witch [still owed|who asks only|who wants] [one word|a dance|her good name]. #a# was there, and #b# has the [word|shoes|gossip].',
  ),
  plot(
    '#b# [became|was made|bought the post of] [sergeant|tax farmer|deputy] [today|this noon|just now], and #a# has [paid nothing|poached|sworn badly] [ever since|for years|since the flood]. #Soon#, the badge [lies|gleams|lands] [on the table|in the butter|on the bar] beside #p#.',
    '#b# [overdoes it|enjoys it|arrests a cat]. [By midnight|Soon after], #la# [gathers|feeds|oils] [thirty|forty|sixty] pitchforks #x#, and #a#, who [only wanted credit|is afraid|hates crowds], [leads|counts] them.',
    '#b# would [trade|give|drop] the badge for #sum# and [sleep|a friend|one quiet night]. [Were|If] #a# [to wear|wore] it [until morning|one round], both might [learn something|see #gb# differently|laugh].',
  ),
  plot(
    '#a# [ordered supper|laid a table|paid] for two, [one|the other] [a friend|a lover|a brother] who drowned #w#. #Soon#, wet [footprints|weeds|handmarks] lead [to that chair|across the floor], and #b# [runs|faints|prays aloud].',
    'The [footprints|drips] follow #b# #x#. [By morning|At dawn|Later] there is [water|an eel|sand|weed] in #b.poss# [bed|boots|trunk][, and a ring|], and #a# orders for [three|all the crew|nine].',
    '[That day|Back then] #b# held the [rope|lamp|oar], and #la# [cut|sold|dropped] it. [Said|Sung|Written] over [the second plate|that chair|an empty cup], with #ga# [present|awake|holding it], [it is enough|that will do].',
  ),
  plot(
    '#Soon#, #la# [brings in|finds|buys] a foundling: [on its arm|on one heel] is the mark of #a.poss# [family|ship|old regiment], [in its fist|about its neck] #b.poss# ring.',
    '[Neither|Not one] will [have|name|look at] it. #k# does; and [in three days|by Friday], [velvet|a nurse|a carriage] waits #x# with #sum# and a [pillow|sack|forged birth-paper].',
    '[Both|They] are telling the truth. #lb#, [upstairs|in the yard|under the table] and [listening|in tears|armed], is the mother, and needs [one good reason|a coach by dawn|somebody to go up].',
  ),
  plot(
    '#a# [preaches|rants|rhymes] against drink on #k.poss# [best table|last barrel|stair]. #Soon#, #b# [asks|reminds|sings to] the preacher about a night #x#, and who [paid for|wore|broke] #p#.',
    '#a# [wins|leads|loses] the [riot|debate|brawl]. By Sunday [barrels|windows|pews] are [staved in|burning], #b# is [baptised|shaved|engaged] by force, and #la# [opens|leases|names] a tavern opposite.',
    '[One cup|A thimbleful] would [do|end] it: #a# has had none [ever since|for years|since the flood], and [dreams|thinks|smells] of nothing else. #k# [knows|sees it], and is too [kind|proud|poor] to pour.',
  ),
  plot(
    '[For a year|All summer] #a# and #b# have [written|sent verses|sent cakes] [to each other|back and forth], [nameless|in code], by [a crack|a hollow brick] #x#. #Soon#, each [learns|sees] who it was; they have [hated|avoided|sued] each other [ever since|for years|since the flood].',
    '#a# [burns|eats|reads out] the letters. #b# [goes out|says thank you|pays for everyone], and #la# [finds|wears|returns] the hat [from the bridge|next morning].',
    '#k# [carried|read|corrected] them all. One was [never delivered|too good|held back], because of #p#; [now|tonight|once] it [should|must] be read [aloud|to both|by candle].',
  ),
  plot(
    '#Soon#, [three|four|five] well-armed strangers ask for #a#. #b# [sighs|shouts|stands up]: “[That’s me|Present|At last]”, having [mistaken|misheard] [their business|the name|them for suitors].',
    'They [learn better|lose patience|find out] #x#, [too late|late] for #b#, and [come back|send word] [in a worse temper|with dogs]. #k# [hid|baked|dressed] #a# in the [oven|altar cloth|flour].',
    'They want #p#, [nothing else|no blood|and an early night]; #la# [has|keeps] it [on a shelf|under the cat|by the bed] and [thinks it|uses it as|took it for] [a doorstop|a nutcracker|scrap]. #ga.cap# would [sell|part] for #sum#, [told|hearing] [a good lie|who asks|nothing].',
  ),
  plot(
    '#a# [bought|inherited|won] #k.poss# debts, all of them. #Soon#, #b#, [owed|promised] [three|five] winters of [wages|suppers|firewood], asks [what becomes of friends|for one back|#a# outside].',
    'At midnight #a# has the sign [down|sold|painted over]. #b# [hangs it|nails it|glues it] up [again|crooked] with #a# [under|behind|on] it, [by the sleeve|mostly|upside down].',
    'One [note|page|seal] is false: #sum#, [signed|dated|witnessed] #w#, when #k# [lay with fever|was in gaol] at #la.poss#. #ga.cap# would [swear|sing] to it, if [fetched|paid in eels|asked by #b#].',
  ),
  plot(
    '#Soon#, #a# drops dead, [laughing|mid-laugh|with a grin]. #b# [told|mumbled|half remembered] the joke; #la# [fetches|warns|is] the priest, and [everybody|every table] [asks|begs] to hear it.',
    '#b# [tells it|gives in|acts it out]. [Four|Six|Three] are dead by then, #k# [stuffs wool in the keyhole|hums|rings bells], and #lb#, [outside|by the window], [has begun|means] to write it down.',
    'It [was|stood] in #p#, in [a dead tongue|elvish|mirror writing], with [an answer|its opposite|an older sister] on the back, [to be wept at|which gives breath]. #b# has the [half|page] with the joke.',
  ),
  plot(
    '#a# won #k# at cards: not the house, #k#. #Soon#, #b# [offers|begs|is goaded] to play for [the same stake|the apron too], with [a deck|dice|a coin] from #la.poss# [drawer|hat|grave].',
    '#b# wins, and wants #k# to [kill somebody|sing|sign] #x# [before sunrise|within the hour]. #a# [bids|pleads|pays] to [undo it|buy back], with #p#.',
    'By [an old|the guild’s|no written] rule nobody [may be|is] staked who [paid the last round|holds an ace|is baptised twice]. #k# [did|is|does], #w#, and #lb# [saw|dealt|blushed].',
  ),
  plot(
    '#b# [brews|distils|steeps] at home and [sells|pours] under #k.poss# windows. #Soon#, #a# has [drunk|tasted|mopped up] some, and [sees|hears|reads] what [everybody|each guest] has on their conscience.',
    '#a# [begins with|whispers to|blackmails] #la#. By the [third|fourth] name there is a [knife|proposal|crowd], and #b# [fills|corks|hides] bottles #x# [as fast as|while] #sum# [lasts|buys glass].',
    'It was [brewed|watered] [with what stands|from the pool] #y#, where #p# [sank|was thrown|was washed] #w#. [It passes|All is forgotten] on saying one’s own [worst thing|first lie|mother’s name].',
  ),
  plot(
    '[Two keys|Two passwords] open the strongroom, and #a# and #b# [hold|sold|swallowed] one each. #Soon#, they [compare|try] them: [different|wrong|bricked-up] [doors|rooms], [one landlord|the same lock-maker].',
    '#la.cap# is through the wall [by midnight|within the hour]. [At dawn|Next day] #a# has #p#, #b# has [a cell|a cold|the blame], and #k# [a very large hole|new draughts|no silver].',
    'The hole is #lb.poss#, begun #w# #x#. [It is narrow|It bends]: [whoever|the thief who] goes in [comes out|must come] backwards past [#k#|a dog|both keys].',
  ),
  plot(
    '#a# has dreamt [nine nights|all week|since Lent] of #b.poss# death, [in detail|in colour]: [the cup|the chair|the rain], the cat, #p#. #Soon#, the cat [comes in|yawns|sits down].',
    '#b# [laughs|shrugs|drinks on] until [the cup|the rain] is [there|set down]. Then #b# [runs|leaps|backs away], [by the window|downstairs], under #la.poss# cart; [the last detail|as foreseen].',
    'In [every|each such] dream #k# [stands|serves] behind the bar. [Tonight|For once] [let|have] [anybody else|#lb#|the cat’s owner] [stand|serve] there until [the bell|midnight|cockcrow].',
  ),
  plot(
    '#Soon#, #b# [hears from|is shown by|wrings from] #la# that the bones #x# are [no saint’s|a cow’s|made of plaster]. #a# [sold|cut|blessed] forty splinters of them, [nine|six|twelve] [in this room|tonight].',
    'They want [money|refunds], then [blood|a burning]; #k# sold [one too|the best]. #a# is [hunted|chased] over the roofs, and [falls|lands] on #b#.',
    'Yet #lb# was [healed|made to walk|cured of drink] by one #w#, and [has crutches|has witnesses|still dances] to prove it. [Whose|What] [bones they are|lay there] #b# might [ask|read on] #p#, [found|buried] with them.',
  ),
  plot(
    '#a# [guards|brings|mislaid] an army’s wages, #b# [leads|feeds|is one of] its deserters. #Soon#, [somebody counts|they introduce themselves|the straps break]: [eleven|nine|seven] of them, one chest.',
    'They [share|cut cards for] it, #sum# [a man|each]. A [regiment|general|tax column] comes by #la.poss# [field|orchard], and burns [whatever|all that] has [a thatch|a door|#k.poss# name] on it.',
    'The chest [holds stones|is hollow|ticks]; #a# was [sent|paid] to be robbed. [If #b# knew|Told that], both would [wonder|ride out to see] who is #x# with the [real|full] one: #lb#.',
  ),
  plot(
    '#b# [paints|cuts|sketches] guests for [a copper|a drink] each. #Soon#, #a# [sees|buys|turns over] [the picture of|an old one of] #la#, done #w#, and [the face|what stands] behind #ga#.',
    'It is in [every picture|all of them], [nearer|larger|smiling more] each time. #a# [throws|swings] #p# at it; by dawn #b# is [in front of|behind|in] a canvas, [smaller|in oils].',
    'It [comes to|follows] those who owe it, and wants [painting well|one true likeness], [once|by daylight], and [its fee|to be paid]: #sum#, [left|burned] #x#, [under a candle|unsigned].',
  ),
  plot(
    '#a# is the best liar in #place#, [and says so|ask anybody|by diploma]. #Soon#, #b# [tells|swears to|shows the scar from] a story #a# [invented|only dreamt], as [lived through|suffered] by #b# #x#.',
    'Others of #a.poss# [come true|arrive] [by the hour|one by one]: the [flood|plague of hens|second moon], then #la.poss# bear. #a# [recalls|dreads] one, [told|begun] #w#, about #k# and a fire.',
    'It [began|goes back] with #p#, which #a# [bought|stole] for #sum# to [write with|swear on|wear]. [Sworn|Said|Sung] [again|twice|backwards] over it, [they|all of them] [would stop|become lies|come untrue].',
  ),
  plot(
    '#la.cap# [promised|let|sold] the tithe barn to #a# and to #b#. #Soon#, both have [drovers|wagons|boys] outside with [forty|sixty] [cattle|geese|sheep], and [it hails|dogs are loose|nobody yields].',
    'The [animals|hooves] settle it. #k# loses [a wall|the yard], #b# [a leg|half], #lb# a field of [cabbages|barley]; #ga# [has left|sails] #x# with two [deposits|purses] of #sum#.',
    'There is #k.poss# [malt floor|old stable], [dry|empty] [ever since|for years|since the flood]. #k# is [only waiting|too shy] to be [asked|flattered|paid in calves].',
  ),
  plot(
    '#a# [still thinks|has not heard|will not believe] [the war is on|there is no peace]; #b#, [once an enemy|a deserter|an old foe], [heard of it|signed it|learned it] #w#. #Soon#, #a# sees [the colour|the buttons] of #b.poss# coat.',
    '[Old men|Two tables|Widows] [take sides|bring medals|find drums], then [their sons|the cooks|#k.poss# dogs]. By [sunrise|morning|midnight] a barricade [stands|smokes] #x#, [made|built] of #k.poss# benches, #p# [flying|nailed] over it.',
    '[Peace|It] was [read out|proclaimed] by #la#, [to nobody|in the rain]. [In #ga.poss# pocket|Under #ga.poss# hat|In #ga.poss# boot] is [the paper|the treaty|a copy]; it [names|flatters|misspells] [both generals|#b#|two kings], [wine-stained|with a seal|in ink].',
  ),
  plot(
    '#Soon#, #b# [tries on|picks up|is dared to wear] the hat of [the guest upstairs|a sleeping guest], and cannot [take it off|stop smiling]. #a# [begins|is first] to call #b# “[my lord|highness|sire]”.',
    'By midnight #b# has [sentenced|knighted|wed] three people and [pawned|taxed|renamed] #place#. The guest, [hatless|bald], is [nobody|a child|afraid], and asks #k# for [work|his mother|#p#].',
    'It can be [given|gambled] away but not [removed|cut off]. #la# [wants|begs for] it, and [must not|will ruin us]; #lb# [does not|laughs], and [should|has a small head|could be persuaded].',
  ),
  plot(
    '#a# [asks for|has paid for] a wedding; #b#, [a priest|a captain|drunk enough], [agrees|finds the page]. #Soon#, the [bride|one in white] is [led|carried|danced] in by #la#, [on a rope|in chains|under guard].',
    '[She|It] says yes. #b# [knows that voice|has said the words|blots the page], and [whatever it is|by law|for ever] it is #a.poss#, in [law|the best room|tears], #k# [as witness|under the bed].',
    '[A wedding|The rite|Such a match] needs [a ring|two witnesses|consent], and #p# [will not do|was stolen]: #lb# [has|guards|wears] [the one|a ring] that [holds|frees] her, #x#, for #sum#, or the [first child|first dance|last word].',
  ),
  plot(
    '#a# [gave|sold|signed] #b.poss# name to the militia, for #sum#. #Soon#, [a drum|a trumpet] [sounds|is heard], and #la# [reads|sings|stumbles through] the list.',
    '#b# goes, with #k.poss# [bread knife|poker|blessing], and [never|hardly] [writes|comes back]. #a# [buys|paints|inherits] #b.poss# boat, and it sinks #x# [on a clear day|at its mooring].',
    'The list is [copied|forged] from one [made|burned] #w#; half [on it|of them] are dead, and #ga# [draws|drinks] their pay. #lb# [can read|kept the old one|is on it twice].',
  ),
  plot(
    '#Soon#, #a# [lifts|cuts|taps] the lid of the pie. In it is #p#, and #b#, [a table away|with a mouth full], [chokes|laughs|stands up].',
    'It was #la.poss#, and #ga# [hunts|has dogs out] for it. They come in by [the kitchen|the cellar]; #b# [leaves|dives out] by the window with [a dog|the pie|#k#] on one leg.',
    'The cook [baked|hid] it there, to be found: [only it|it alone] proves what was [done|promised] to #lb# #x#. Somebody must [believe|feed|hide] the cook before [#ga# does|the cheese|morning].',
  ),
  plot(
    '#a# has [walled|nailed|sung] #b# out of #b.poss# own house #x#, [by law|by mistake|out of spite]. #Soon#, #b# [moves|carries a bed|invites friends] into #a.poss#, and #la# [has helped|holds the ladder].',
    'Each [burns|lets|sells] the other’s. By [spring|Monday] both [sleep|starve] at #k.poss#, [for nothing|back to back], and #ga# owns [the street|two ruins|the keys].',
    'One wall was #lb.poss# [idea|work], #w#, to [hide|keep] #p#. [Broken through|Opened], there is [room|a door|#sum# each] for two.',
  ),
  plot(
    '#b# was [shaved|measured|blessed] by #a# [this morning|at dawn|on Friday], and has been [lucky|invisible to creditors|adored] since. #Soon#, #la# [pays|begs|threatens] #a# for [the same|double], and #b# [wants it stopped|is jealous].',
    'By midnight [all|half] of #place# [queues|is lucky], so that [nobody is|dice never fall]. #k# [cannot lose|is robbed] at #cards#, and #lb# [hangs|crowns] #a# #x#.',
    'It is #p#, [in #a.poss# bag|worn as a brooch], #w# [taken|borrowed] from a [saint|gallows]. [Given back|Returned] with #sum# it [undoes|forgives] everything but #b.poss# [beard|debts].',
  ),
  plot(
    '[Both #a# and #b#|#a#, then #b#,] [ordered|paid for|were promised] the room with the [view|stove|window]. #Soon#, #la# comes down from it, [pale|singing|armed], and [will not say|asks #k#] who is [still there|under the bed].',
    'They [go up|draw lots] together. One [comes down|pays] at dawn, in #a.poss# coat, with #b.poss# [voice|limp], and [settles|leaves] for #x# with #p#.',
    'What is there [guards|waits with] #p# for #lb#, who [left|lost] it #w# and [owes|never paid] #sum#. [Name|Show] it #gb#, and it [goes|bows].',
  ),
]
