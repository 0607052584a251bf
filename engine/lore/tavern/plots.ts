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
    '#a# sold #b# #p# #w#. #Soon#, #la# [walks in|looks up|comes down the stair], sees #it# [on the table|in the lamplight|between the plates] and [says|asks aloud|spells out] whose [grave|coffin] it [came from|lay in|was stolen from].',
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
    '#k# opened it, not #b#; it came [wet|torn|without a seal], and #k# [meant to dry|misread|steamed] it. [Said aloud|Admitted|Sworn], that ends [one quarrel|this] and [starts|feeds] another with #k#.',
  ),
  plot(
    '#a# [marries|is to wed|has won] the [sister|mother|widowed aunt] of #b# [tomorrow|at noon|on Sunday]. #Soon#, #la# [arrives|knocks|steps in] with [two|three|nine] children who call #a# [father|papa|by another name].',
    '[The wedding|The feast] [goes on|is brought forward], #b# [sings|weeps|carves], and #p# is [in the soup|under the pillow|in the cake]. [Three|Four|Seven] guests and #ga# [do not wake up|are blind by morning|never eat again].',
    'The children [were hired|came cheap|are actors], [for|at] #sum#, by #lb#, who [wants|loves|once jilted] that bride. They [tell|confess to|follow] anybody who [feeds them|asks about the shoes|returns their dog].',
  ),
  plot(
    '#Soon#, #b# [slides|falls|is helped] off the bench, [blue in the face|foaming|laughing horribly]. #a# [poured|spiced|fetched] the cup; [it was meant|it stood ready|somebody filled it] for #a#, and #k# [poured|drew|tasted] the jug.',
    '[Unhelped|Without a cure], #b# dies [within the hour|unshriven|at cockcrow], and #a# is [lynched|charged|stoned] #x#. [The poisoner|Whoever did it|The true hand] [tries|begins] again, on #k#.',
    '#la.cap# [filled|sweetened|carried] the jug, [took|was given|asked for] #p# in [payment|return|advance] and [has been sick|weeps|prays] since. [The cure|What helps|An antidote] [is|waits] in #ga.poss# [left pocket|garden|snuffbox].',
  ),
  plot(
    '#a# and #b# have [cheated at cards|split purses|sold false relics] together [for years|since school|all winter]. #Soon#, each [learns|guesses|reads] what the other [took|kept|hid] #w#: #a# #p#, #b# #sum#.',
    'Each [sells|betrays|gives] the other to #la#. Both hang #x#, [a week apart|back to back|singing], and #it# goes to [the first guest who|whoever|the chambermaid who] [looks up the chimney|lifts the mat|asks no questions].',
    'There was [a third partner|a third share|one more of them], #lb#, who [robbed|fooled|paid] both. [Put|Seat|Name] #gb# between them, and they [forget|forgive|drink away] the rest by the [second|third] cup.',
  ),
  plot(
    '#la.cap# is dead and [left|owes|willed] everything to [“my friend at|“the one I wronged at] #k.poss# table”. #Soon#, #a# and #b# [both claim|each prove|swear] to be that. [There is|It means] #p#, a house #x#, and [a debt|a child|a curse] [unmentioned|in small print|besides].',
    'They [go to law|duel|hire lawyers]. [The law|The judge|The notary] [eats|takes|keeps] the house, #lb# takes #it#, and [a debt|a bill] of #sum# [falls|is laid] on #k#.',
    '[The table|That very table] [is older than|came with|outlived] #k#: it [stood|was carved|was stolen] #y#, and the friend [was|must be] [an old porter|a blind aunt|the night watchman] who [sits|eats|sleeps] there still.',
  ),
  plot(
    '#Soon#, rain [puts|paints|leaves] a stain on [the ceiling|the plaster|a beam], and it [looks like|has the face of|points at] #b#. #a#, who [sleeps|snores|pays double] above, [dragged|carried|was seen with] something heavy #w#.',
    'By midnight it [drips|smells|is larger]. #k# [sends for nobody|mops|prays], and #a# has [paid for a month|locked the stair|packed]. #b# [is nowhere|has left no footprints|does not come down].',
    'What [lies|melts|sits] up there is #p#, [in ice|in lard|under a sheet], for #la#; the [face|likeness|stain] is [chance|bad luck|only rain]. #a# would [open|explain|sell the key] for #sum#, or [a joke|dry socks|a hot brick].',
  ),
  plot(
    '#a# [had|lost] a [brother|cousin|friend] [hanged on|condemned by] the [word|oath] of #b#. #Soon#, the dead man [walks in|orders ale|taps #b# on the shoulder], [rope-marked|hoarse|thirsty] and [friendly|forgiving|in no hurry].',
    'Others [notice|whisper|count on fingers]. #la.cap# [leads|summons|arms] [a mob|six aunts|the choir] to hang him [properly|twice|higher]. #a# [and|or] #b# will [hang with him|be next|share the rope].',
    '#lb.cap# [cut him down|tied the knot badly|swapped the body] for #sum#; he [sails|leaves|vanishes] once #b# [signs|says|swears] that [the oath|every word] was [false|bought]. [The ink|A pen] is [ready|found|in #a.poss# sleeve].',
  ),
  plot(
    '#Soon#, #k# [rings the bell|stops the music|bars the door]: [the takings|a week’s takings|the till’s insides] [are gone|went missing], #sum# [in a sock|in a teapot|in a boot]. #a# was [behind the bar|upstairs|in the cellar] for #p#; #b# [ran|was seen|came in] #x#, [out of breath|with one shoe|grinning].',
    '#k# [searches|strips|curses] everybody. #la#, who [has it|sits on it|ate the evidence], [leaves|sings|helps look], and is [never asked|thanked|given supper].',
    '[What #b# carries|The sock #b# has] is [darned in red|far too small|full of sand]; #k# [knits|buys|owns] only blue. #ga.cap# has [cold feet|new shoes|a limp] tonight, and [one blue toe|blue wool|a loose thread] showing.',
  ),
  plot(
    '#b# [swears|whispers|bets] that #a# [is a wolf|changes|is not human]. #Soon#, [the moon is up|dogs howl|the milk turns], and #a# [asks|begs|pays] #k# [very politely|twice|in a low voice] for a [room with a lock|chain|cellar].',
    'At [midnight|moonrise|ten] there is [a wolf|a howl|fur everywhere], and it is #b#. #a# [lies|dies|sits] [on|below] the stair with #p#, [silver|salt-wet|holy], [one stroke|a moment|a prayer] too late.',
    '#la.cap# [boils|sells|hoards] a salve that [holds it down|makes it sleep|hurts] till morning, #x#, [for|at] #sum#. #a# [knows|guesses|denies] that; #b# has never [dared|thought] to ask.',
  ),
  plot(
    '#a# [still owes|has not paid|cheated] #b# for a [winter|year|harvest] of work. #Soon#, #b# [nails|pins|sews] #a.poss# [coat|sleeve|hat] to [the table|a bench|the wall] with [#a# in it|a carving knife|great care].',
    'The [bailiff|law|reeve], #la#, [takes|claims|sells] coat, table and #p#. #a# [leaves|flees|is rolled out] in a barrel; #b# [burns|buys|haunts] the barrel-maker’s shed #x#, [for nothing|in error|and is sorry].',
    '#a# [would pay|has the will|could], but #lb# [owes|keeps back] exactly #sum#. #k# [owes|borrowed from] #gb# [the same|as much|no less]. [Somebody|A stranger] has to [seat|lock up|feed] all four together.',
  ),
  plot(
    'A stranger died upstairs #w#, and #a# [drinks|eats|dresses] on his purse. #Soon#, #b# [asks after|draws|describes] a friend [like that|of that name|with such boots].',
    '#b# finds the [grave|boots|horse] #x#, and [digs|howls|understands]. #a# is [two towns|a day|a river] away with #p#, and #k# [explains|hides|pays for] the shovel.',
    'The [stranger|dead man] left #b# a letter, which #la# [keeps|used as a bookmark|fears] unread. It [says|shows|swears] what he died of, [forgives|thanks|blames nobody but] #k#, and gives #it# to whoever [sat up with him|closed his eyes|sang].',
  ),
  plot(
    '#Soon#, the [cellar hatch|trapdoor|wall cupboard] opens and out comes #b#, [a day|a week|one supper] older, who went [in|down] #w#. #a# has since [married|buried|robbed] [everybody|whoever|all] #b# [had|loved|trusted].',
    '#b# [takes|buys|burns] the house, [room by room|stair by stair|bed by bed]. #a# [sends|shouts|prays] for #la#, who [loves|sells|makes up] old laws; by [one|old law|the oldest], the dead own [nothing|their shoes|no beds], [least of all|not even] #p#.',
    'There is [another stair|a second door] [down there|behind the kegs], #k# says; it [takes|costs|gives back] a day [too|the other way]. #a# [has to|must|need only] [walk it|hold the lamp|carry #it# down].',
  ),
  plot(
    '#a# and #b# [play|whistle|claim] [the same tune|one song], [at two tables|in two corners|taking turns], and each [calls|proves] the other [a thief|deaf|no musician]. #Soon#, #la# [names|weeps for|is] the [dead man|nun|convict] who wrote it.',
    '[Strings|Bows|Fingers] [go|break] first, then #p#, [through a window|into the fire|at #k#]. #b# [never plays|goes deaf|leaves music], and #k# has [silence|only bagpipes|no dancing] until [spring|the harvest|the next fool].',
    '[A third part|A descant|One more voice] [belongs to it|exists], [learnt|heard|sung] by #lb# as a child #x#. [With all three|Played whole], nobody [remembers|cares] [why they were angry|who began|what time it is].',
  ),
  plot(
    '#a# is [bringing|smuggling|carrying] #p# to #la#, [unseen|by night|for love]. #Soon#, #b# [puts|drops|polishes] #it# on the [bar|table] and [asks|wonders], [loudly|sweetly|in three languages], what it [fetches|might bring|does].',
    'By the [second|third] bid #lb# has [heard|sold a horse|sent word]; [six|nine|four] riders come #x#, who pay in [iron|fire|false coin]. #a# [dies|hides|is taken] in the yard, #b# in the [river|hayloft|well].',
    '#b# only [wants|needs] [a bed|a way out|a witness] and [is too shy|is too proud|does not know how] to ask. For #sum#, or that, #it# [goes back|vanishes|is forgotten] under the coat.',
  ),
  plot(
    '#Soon#, [the coach|the last coach|a hearse] [rolls|comes] in [driverless|without a lamp|backwards], #la# [asleep|gagged|laughing] inside. A note [says|reads]: “[Not before|Only when|Until] #a# and #b# [shake hands|drink together].”',
    'They [do not|spit instead|laugh]. [At dawn|By morning] [it leaves|the horses go] empty; #ga# is [found|heard|fished for] in the well #x#, [dry|polite|much older], and #k# has [the bill|the luggage|no coach] to [explain|pay].',
    '[What parted them|Between them] is #p#, [promised|sold|left] to both #w# by a father who [could not count|liked to watch|had one left]. #k# has its twin, [over the door|in use as a doorstop|in pawn].',
  ),
  plot(
    '#a# [collects|begs|sings] for [the orphans|the lepers|the blind]; #b# [was one|grew up so|lost a sister there] #x#, [unpaid|unfed|and saw no penny]. #Soon#, #b# [upends|kicks over|opens] the box.',
    'Out [fall|roll] #sum# and #p#. [The crowd|Every table] [takes|counts|eats] it, and #a# [takes|has] #b# by the throat. #la.cap# [takes|sells|writes down] names.',
    '#a# [paid|brought|trusted] it all to #lb#, [weekly|in good faith|by night]. #gb.cap# has [a new roof|two horses|a gold tooth|a box at the opera], and [no orphans|clean hands|a receipt].',
  ),
  plot(
    'Every guest [finds|has found|pretends not to see] a dead [mouse|moth|wren] [under|beside] [the plate|the cup]. #Soon#, #a# [counts|buries|names] them, [grows pale|sits down|stops chewing], and asks #b# [the date|for salt|about a debt].',
    'One [guest|soul] for each [dies|goes mute|forgets home] [that week|by Sunday], #b# first. #la.cap# [sells|sews|blesses] charms #x# at #sum#, [every one|and new plates|wearing none].',
    'It is [a reckoning|interest|manners] for #p#, [taken|begged|won] #w# from a [hedge|blind|young] witch [still owed|who asks only|who wants] [one word|a dance|her good name]. #a# was there, and #b# has the [word|shoes|gossip].',
  ),
  plot(
    '#b# [became|was made|bought the post of] [sergeant|tax farmer|deputy] [today|this noon|just now], and #a# has [paid nothing|poached|sworn badly] [ever since|for years|since the flood]. #Soon#, the badge [lies|gleams|lands] [on the table|in the butter|on the bar] beside #p#.',
    '#b# [overdoes it|enjoys it|arrests a cat]. [By midnight|Soon after], #la# [gathers|feeds|oils] [thirty|forty|sixty] pitchforks #x#, and #a#, who [only wanted credit|is afraid|hates crowds], [leads|counts] them.',
    '#b# would [trade|give|drop] the badge for #sum# and [sleep|a friend|one quiet night]. [Were|If] #a# [to wear|wore] it [until morning|for one round], both might [learn something|see #gb# differently|laugh].',
  ),
  plot(
    '#a# [ordered supper|laid a table|paid] for [two|a guest]: [a friend|a lover|a brother] who drowned #w#. #Soon#, wet [footprints|weeds|handmarks] lead [to that chair|upstairs|to the hearth], and #b# [runs|faints|prays aloud].',
    'The [footprints|drips] follow #b# #x#. [By morning|At dawn|Later] there is [water|an eel|sand|weed] in #b.poss# [bed|boots|trunk][, and a ring|], and #a# orders for [three|all the crew|nine].',
    '[That day|Back then] #b# held the [rope|lamp|oar], and #la# [cut|sold|dropped] it. [Said|Sung|Written] over [the second plate|that chair|an empty cup], with #ga# [present|awake|holding it], [it is enough|that will do].',
  ),
  plot(
    '#Soon#, #la# [brings in|finds|buys] a foundling. Its [arm|heel|shawl] [bears|shows] [the mark|a sign] of #a.poss# [family|ship|old regiment]; its [fist|neck|bundle] [holds|hides] #b.poss# ring.',
    '[Neither|Not one] will [have|name|look at] it. #k# does; and [in three days|by Friday], [velvet|a nurse|a carriage] waits #x# with #sum# and a [pillow|sack|forged birth-paper].',
    '[Both|They] [tell|swear] the truth. #lb#, [upstairs|in the yard|under the table] and [listening|in tears|armed], [is the mother|bore it], and [needs|wants] [one good reason|a fast coach|somebody to go up].',
  ),
  plot(
    '#a# [preaches|rants|rhymes] against drink on #k.poss# [best table|last barrel|stair]. #Soon#, #b# [asks|reminds|sings to] #a# about [a night|one morning|a wedding] #x#, and who [paid for|wore|broke] #p#.',
    '#a# [wins|leads|loses] the [riot|debate|brawl]. By Sunday [barrels|windows|pews] are [staved in|burning], #b# is [baptised|shaved|engaged] by force, and #la# [opens|leases|names] a tavern opposite.',
    '[One cup|A thimbleful] would [do|end] it: #a# has had none [ever since|for years|since the flood], and [dreams|thinks|smells] of nothing else. #k# [knows|sees it], and [is too kind|is too poor|fears] to pour.',
  ),
  plot(
    '[For a year|All summer] #a# and #b# have [written|sent verses|sent cakes] [to each other|back and forth], [nameless|in code], by [a crack|a hollow brick] #x#. #Soon#, each [learns|sees] [the hand|who wrote]; they have [hated|avoided|sued] each other [ever since|for years|since the flood].',
    '#a# [burns|eats|reads out] the letters. #b# [goes out|says thank you|pays for everyone], and #la# [finds|wears|returns] [the|a] hat [from the bridge|next morning].',
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
    'One [note|page|seal] is false: #sum#, [signed|dated|witnessed] #w#, when #k# [lay with fever|was in gaol] at #la.poss#. #ga.cap# would [swear|sing] [to it|so], if [fetched|paid in eels|asked by #b#].',
  ),
  plot(
    '#Soon#, #a# drops dead, [laughing|mid-laugh|with a grin]. #b# [told|mumbled|half remembered] the joke; #la# [fetches|warns|is] [the|a] priest, and [everybody|every table] [asks|begs] to hear it.',
    '#b# [tells it|gives in|acts it out]. [Four|Six|Three] are [dead|gone] by then, #k# [stuffs wool in the keyhole|hums|rings bells], and #lb#, [outside|by the window], [begins|means|was paid] to [write it down|print it|sing it].',
    'It [was|stood] in #p#, in [a dead tongue|elvish|mirror writing], with [an answer|its opposite|an older one] [overleaf|behind it|beneath], [to be wept at|that heals]. #b# [stole|bought|lost] the [half|page] with the joke.',
  ),
  plot(
    '#a# [won|bought] #k# at [cards|dice|skittles]: not the house, #k#. #Soon#, #b# [offers|begs|is goaded] to play for [that|the apron|more], with [a deck|dice|a coin] from #la.poss# [drawer|hat|grave].',
    '#b# wins, and wants #k# to [kill somebody|sing|sign] #x# [before sunrise|within the hour]. #a# [bids|pleads|pays] to [undo it|buy back], with #p#.',
    'By [an old|the guild’s|no written] rule [nobody|no soul] [can be|is] staked who [paid the last round|holds an ace|is baptised twice]. #k# [did|is|does], #w#, and #lb# [saw|dealt|blushed].',
  ),
  plot(
    '#b# [brews|distils|steeps] [at home|in a bath] and [sells|pours] under #k.poss# windows. #Soon#, #a# has [drunk|tasted|mopped up] some, and [sees|hears|reads] what [everybody|each guest] has on their conscience.',
    '#a# [begins with|whispers to|blackmails] #la#. By [name three|the last name] there is a [knife|proposal|crowd], and #b# [fills|corks|hides] bottles #x# [as fast as|while] #sum# [lasts|buys glass].',
    'It was [brewed|watered] [with what stands|from the pool] #y#, where #p# [sank|was thrown|was washed] #w#. [It passes|All is forgotten] on saying one’s own [worst thing|first lie|mother’s name].',
  ),
  plot(
    '[Two keys|Two passwords] open the [strongroom|cellar vault], and #a# and #b# [hold|sold|swallowed] one each. #Soon#, they [compare|try] them: [different|wrong|bricked-up] [doors|rooms], [one landlord|the same lock-maker].',
    '#la.cap# [is|digs|comes] through the wall [by midnight|in an hour|at ten]. [At dawn|Next day] #a# has #p#, and #b# has [a cell|a cold|the blame]. #k# is left [a very large hole|new draughts|no silver].',
    'The hole is #lb.poss#, begun #w# #x#. [It is narrow|It bends]: [whoever|the thief who] enters [comes out|returns] [backwards|feet first] past [#k#|a dog|both keys].',
  ),
  plot(
    '#a# has [dreamt|sung] [nine nights|all week|since Lent] of #b.poss# death, [in detail|in colour]: [the cup|the chair|the rain], the cat, #p#. #Soon#, the cat [comes in|yawns|sits down].',
    '#b# [laughs|shrugs|drinks on] until [the cup|the rain] is [there|set down]. Then #b# [runs|leaps|backs away], [by the window|downstairs], under #la.poss# cart; [the last detail|as foreseen].',
    'In [every|each such] dream #k# [stands|serves] behind the bar. [Tonight|For once] [let|have] [anybody else|#lb#|the cat’s owner] [stand|serve] there until [the bell|midnight|cockcrow].',
  ),
  plot(
    '#Soon#, #b# [hears from|is shown by|wrings from] #la# that the bones #x# are [no saint’s|a cow’s|made of plaster]. #a# [sold|cut|blessed] forty splinters of them, [nine|six|twelve] [in this room|tonight].',
    'They want [money|refunds], then [blood|a burning]; #k# sold [one too|the best]. #a# is [hunted|chased] [over|across] [the roofs|wet slates], and [falls|lands] on #b#.',
    'Yet #lb# was [healed|made to walk|cured of drink] by one #w#, and [has crutches|has witnesses|still dances] to prove it. [Whose|What] [bones they are|lay there] #b# might [ask|read on] #p#, [found|buried] with them.',
  ),
  plot(
    '#a# [guards|brings|mislaid] an army’s wages, #b# [leads|feeds|is one of] its deserters. #Soon#, [somebody counts|they introduce themselves|the straps break]: [eleven|nine|seven] of them, one chest.',
    'They [share|cut cards for] it, #sum# [a man|each]. A [regiment|general|tax column] comes by #la.poss# [field|orchard], and burns [whatever|all that] has [a thatch|a door|#k.poss# name] on it.',
    'The chest [holds stones|is hollow|ticks]; #a# was [sent|paid] to be robbed. [If #b# knew|Told that], both would [wonder|want to see|ask] who is #x# with the [real|full] one: #lb#.',
  ),
  plot(
    '#b# [paints|cuts|sketches] [guests|faces] for [a copper|a drink|one egg] each. #Soon#, #a# [sees|buys|turns over] [the picture of|an old one of] #la#, done #w#, and [the face|what stands] behind #ga#.',
    'It is in [every picture|them all], [nearer|larger|smiling more] each time. #a# [throws|swings] #p# at it; by dawn #b# is [in front of|behind|in] a canvas, [smaller|in oils].',
    'It [comes to|follows|haunts] [debtors|its owner’s kin|thieves], and wants [a fine portrait|one true likeness], [once|by daylight], and [its fee|to be paid]: #sum#, [left|burned] #x#, [under a candle|unsigned].',
  ),
  plot(
    '#a# [lies best|lies for money|wins prizes for lying] in #place#. #Soon#, #b# [tells|swears to|wrote down] a story that #a# [invented|only dreamt], and [lived it|suffered it|died of it], #x#.',
    'Others of #a.poss# [come true|arrive] [by the hour|one by one]: the [flood|plague of hens|second moon], then #la.poss# bear. #a# [recalls|dreads] one, [told|begun] #w#, about #k# and a fire.',
    'It [began|goes back] with #p#, which #a# [bought|stole] for #sum# to [write with|swear on|wear]. [Sworn|Said|Sung] [again|twice|backwards] over it, [they|all] [would stop|become lies|come untrue].',
  ),
  plot(
    '#a# and #b# [both rent|were both promised|share] one tithe barn. #Soon#, both have [drovers|wagons|boys] outside with [forty|sixty] [cattle|geese|sheep], and [it hails|dogs are loose|nobody yields].',
    'The [animals|hooves] settle it. #k# loses [a wall|the yard], and #b# loses [a leg|half]. #la.cap#, who [let|sold] it twice, is #x# with two [deposits|purses] of #sum#.',
    'There is #k.poss# [malt floor|old stable], [dry|empty] [ever since|for years|since the flood]. #k# [is waiting|is too shy|longs] to be [asked|flattered|paid in calves].',
  ),
  plot(
    '#a# [still thinks|has not heard|will not believe] [the war is on|there is no peace]; #b#, [once an enemy|a deserter|an old foe], [heard of it|signed it|learned it] #w#. #Soon#, #a# sees [the colour|the buttons] of #b.poss# coat.',
    '[Old men|Two tables|Widows] [take sides|bring medals|find drums], then [their sons|the cooks|#k.poss# dogs]. By [sunrise|morning|midnight] a barricade [stands|smokes] #x#, [made|built] of #k.poss# benches, #p# [flying|nailed] over it.',
    '[Peace|It] was [read out|proclaimed] by #la#, [to nobody|in the rain]. [In #ga.poss# pocket|Under #ga.poss# hat|In #ga.poss# boot] is [the paper|the treaty|a copy]; it [names|flatters|misspells] [both generals|#b#|two kings], [wine-stained|with a seal|in ink].',
  ),
  plot(
    '#Soon#, #b# [tries on|picks up|is dared to wear] the hat of [the lodger upstairs|a sleeping guest|somebody upstairs], and [cannot take it off|cannot stop smiling|begins to give orders]. #a# [begins|is first] to call #b# “[my lord|highness|sire]”.',
    'By midnight #b# has [sentenced|knighted|wed] three people and [pawned|taxed|renamed] #place#. The guest, [hatless|bald], is [nobody|a child|afraid], and asks #k# for [work|his mother|#p#].',
    'It [can|may] be [given|gambled] away, [never|but not] [removed|cut off]. #la# [wants|begs for] it, and [must not|will ruin us]; #lb# [does not|laughs], and [should|has a small head|could be persuaded].',
  ),
  plot(
    '#a# [asks for|has paid for|announces] a [wedding|betrothal]; #b#, [a priest|a captain|drunk enough], [agrees|finds the page]. #Soon#, the [bride|veiled one] is [led|carried|danced] in by #la#, [on a rope|in chains|under guard].',
    '[She|It] says yes. #b# [knows that voice|has said the words|blots the page], and [so|by law|for ever] the [creature|bride] is #a.poss#, [in tears|for life]. #k# [signs|faints|weeps].',
    '[A wedding|The rite|Such a match] needs [a ring|two witnesses|consent], and #p# [will not do|was stolen]: #lb# [has|guards|wears] [the one|a ring] that [holds|frees] her, #x#, for #sum#, or the [first child|first dance|last word].',
  ),
  plot(
    '#a# [gave|sold|signed] #b.poss# name to the [militia|army|navy], for #sum#. #Soon#, [a drum|a trumpet] [sounds|is heard], and #la# [reads|sings|stumbles through] the list.',
    '#b# goes, with #k.poss# [bread knife|poker|blessing], and [never|hardly] [writes|comes back]. #a# [buys|paints|inherits] #b.poss# boat, and it sinks #x# [on a clear day|at its mooring].',
    'The list [was copied|was forged] from one [made|burned] #w#; [half the men|half the names|most] are dead, and #ga# [draws|drinks] their pay. #lb# [can read|kept the old one|is on it twice].',
  ),
  plot(
    '#Soon#, #a# [lifts|cuts|taps] the [lid|crust] of [a pie|the roast pie]. [Inside is|There lies] #p#, and #b#, [a table away|with a mouth full], [chokes|laughs|stands up].',
    'It was #la.poss#, and #ga# [hunts it|has dogs out]. They [come|burst] in by [the kitchen|the cellar]; #b# [leaves|dives] through [the|a] window with [a dog on one leg|the pie|three cooks behind].',
    'The cook [baked|hid|put] it there [on purpose|to be found]: it proves [what was done|who lied|what was promised] to #lb# #x#. Somebody must [believe|feed|hide] the cook before [#ga# does|the cheese|morning].',
  ),
  plot(
    '#a# has [walled|nailed|sung] #b# out of #b.poss# own house #x#, [by law|by mistake|out of spite]. #Soon#, #b# [moves|carries a bed|invites friends] into #a.poss#. #la.cap# [has helped|holds the ladder].',
    'Each [burns|lets|sells] [the other’s|both]. By [spring|Monday] [both|they] [sleep|starve] at #k.poss#, [for nothing|back to back], and #ga# owns [the street|two ruins|the keys].',
    'One wall was #lb.poss# [idea|work], #w#, to [hide|keep] #p#. [Broken through|Opened], there is [room|a door|#sum# each] for two.',
  ),
  plot(
    '#b# was [shaved|measured|blessed] by #a# [this morning|at dawn|on Friday], and has been [lucky|invisible to creditors|adored] since. #Soon#, #la# [pays|begs|threatens] #a# for [the same|double]. #b# [wants it stopped|is jealous].',
    'By midnight [all|half] of #place# [queues|begs|pays] for it. #k# [cannot lose|is robbed] at #cards#. #lb.cap# [hangs|crowns] #a# #x#.',
    'It is #p#, [in #a.poss# bag|worn as a brooch], #w# [taken|borrowed] from a [saint|gallows]. [Given back|Returned] with #sum# it [undoes|forgives|takes] [all|everything] but #b.poss# [beard|debts].',
  ),
  plot(
    '[Both #a# and #b#|#a#, then #b#,] [ordered|paid for|were promised] the room with the [view|stove|window]. #Soon#, #la# comes down from it, [pale|singing|armed], and [will not say|asks #k#] who is [still there|under the bed].',
    'They [go up|draw lots] together. One [comes down|pays] at dawn, in #a.poss# coat, with #b.poss# [voice|limp], and [lives|is seen] #x# with #p#.',
    'What [is|waits] there [guards|brings] #it# for #lb#, who [left|lost] it #w# and [owes|never paid] #sum#. [Name|Show] it #gb#, and it [goes|bows].',
  ),
  plot(
    '#a# and #b# [both say|each swear] that a [pie|stew|soup] recipe is [theirs|their mother’s|stolen]. #Soon#, they [cook|serve] against each other, and #la# is to [judge|taste|choose].',
    '#la.cap# [eats|tastes] both and [falls asleep|turns green|weeps]. The [watch|guild] [closes|seals] the kitchen, and #k# [pays|owes] #sum# for [poison|bad fish].',
    'The recipe was [sold|left|lent] to both by #lb#, #w#. #gb.cap# [has the original|knows the secret herb|cooked it first], and [only wants|would settle for] [a seat|thanks|supper].',
  ),
  plot(
    'A [boy|girl|child] has been [missing|gone] since [supper|dusk|noon]. #Soon#, #a# [says|shouts|swears] that #b# [was seen with|gave sweets to|sang to] the child #x#.',
    '[Nobody|No one] [searches|looks] further. #b# is [beaten|locked up|chased off], and the child [sleeps|weeps|waits] in the [dry|old|deep] well until [it rains|winter|the bells ring].',
    '#la.cap# [saw|heard|passed] the child [following|chasing] a [goat|drum|kite] towards [the wells|a well], but [was drunk|fears #a#|has told nobody]. [Ask kindly|Ask twice|Supper would help].',
  ),
  plot(
    '#Soon#, #k# [bites|rings|weighs] a coin from #a# and [frowns|whistles|spits]: it is [lead|painted tin|false]. #a# [got|won|had] it from #b#, who [got|won] it [here|at this bar|tonight].',
    '[By midnight|Before long] every [purse|till] is [turned out|searched], and [half|a third] of [the silver|all coin] [is false|rings dull]. #la.cap# [arrests|fines] #k# [first|for it all].',
    'The [stamp|mould|press] stands #x#, and #lb# [works|feeds|hides] it. #gb.cap# was [forced|paid #sum#|tricked into it], and would [talk|stop|run] if [protected|asked gently].',
  ),
  plot(
    '#a# has [a letter|a list|a diary page] about #b#, and [wants|asks] #sum# for it [tonight|by last orders]. #Soon#, it is [gone|swapped for a menu|stolen] from #a.poss# [coat|boot|hat].',
    '#a# [accuses|attacks] #b#, [knife in hand|before everyone]. #la.cap# [reads it aloud|finds it at breakfast|sells it by the line], and #b# [must leave|is driven from] #place# [for good|that day].',
    '#k# [took|burned|hid] it, and will [say so|give it back] if #a# promises [to go home|to drop it|to change]. It was [a copy|half invented|about somebody else] anyway.',
  ),
  plot(
    '[Nine|Twelve|Twenty] soldiers [arrive|march in] with an order for [beds|supper], signed by #la#. #Soon#, their [captain|sergeant] [picks|points at|bills] #a#, and #b# [objects|laughs].',
    'The soldiers [stay|drink] for [a week|nine days], unpaid. #b# is [flogged|made a drummer|marched off], and the [cellar|larder] is [empty|bare] by [Monday|new moon].',
    'The [seal|signature|date] on the order is [wrong|forged|a year old]. #a# can [prove|read] it, and #lb# [holds|knows] the real one: it [names|is for] [another inn|a barracks] #x#.',
  ),
  plot(
    'A [large|warm|spotted] egg [lies|was left] in the [hearth|oven|coal box], and it [rocks|cracks|hums]. #Soon#, #a# [offers|bids] #sum# for it, and #b# [wants|means] to [smash|eat|return] it.',
    'It hatches [at midnight|before dawn], [hungry|frightened]. Its [mother|dam] [comes|lands] soon after, and [takes|eats] [two horses|the cow|the geese] and #b#.',
    '#la.cap# [sold|took|carried] it from [a nest|a cave] #x#, #w#. It [must|has to] be [kept warm|carried back|sung to], and #k# [knows|remembers] the [song|path|way].',
  ),
  plot(
    'Tonight #k# [raffles|auctions|gives away] #p#. #a# [holds|claims] the [winning|last] ticket, and so, #soon#, does #b#.',
    'Each [takes|grabs] an end, and #it# [breaks|is stolen|falls in the fire]. The [crowd|room] [wants|demands] its money: #sum#, which #k# [has spent|never had].',
    '#la.cap# [printed|copied] the tickets and [kept|sold] [a few|a dozen]. #ga.cap# would [buy out|pay] [one of them|both], to keep that [quiet|out of court].',
  ),
  plot(
    '#Soon#, a [rider|messenger|stranger] [falls|stumbles] through the door, [bleeding|feverish], and [gives|hands] #p# to #a#. #b# [knows|recognises] the [face|livery|ring].',
    'The [wounded one|newcomer] dies [unheard|before dawn]. [Those|The men] who [followed|did it] [reach|break] #k.poss# door [at midnight|by sunrise], and [ask for|begin with] #a#.',
    '#la.cap# can [close|clean|sew up] such wounds and is [close by|awake|two doors away]. The [message|warning] is [meant|only] for #lb#, [alone|by word of mouth].',
  ),
  plot(
    'The [porters|miners|dockers] are [on strike|locked out], and #a# [speaks|collects] for them. #Soon#, #b# [is seen|gets caught] taking #sum# from [the owners|#la#] to [break|end] it.',
    '#b# [is thrown|goes] through [the window|the door], and [somebody|an owner] [calls|pays] the militia. [Four|Five|Six] people [die|are hurt] #x#.',
    '#b# took it for a [sick child|doctor’s bill|debt], and [hates|regrets] it. #lb.cap# [would|can] [pay the debt|find a doctor], and #b# [would then|could] [tell all|name the owners].',
  ),
  plot(
    '#Soon#, [a second #a#|somebody just like #a#] [walks in|sits down], with the [same|very] [coat|scar|laugh]. #b# [owes|loves|hates] one of them and [cannot tell|has forgotten] which.',
    '#b# [picks|strikes|kisses] the wrong one. By [morning|dawn] [only one|one alone] is [left|there], and nobody [knows|asks] which.',
    '#la.cap# [made|hired|dressed] the double for #sum#, as [a joke|a trap|an alibi]. It [fades|goes home|bows] when somebody [says so aloud|buys it a drink|offers it #p#].',
  ),
  plot(
    'The [beer|water|soup] tastes of [copper|roses|ash] tonight. #Soon#, #a# [falls ill|sees colours|loses all hair], and #b#, who [delivered|drew|blessed] it, [runs|prays].',
    '[Everybody|Half the room] who [drank|ate] is [sick|blind] by [dawn|morning]. #la.cap# [closes|nails up] the house for [nine|forty|twelve] days.',
    'Something [lies|rots|leaks] in the [cask|well|spring]: #p#. #lb.cap# [dropped|hid|lost] it there #w#, and [can fetch it|knows what helps].',
  ),
  plot(
    '#a# has [bet|sworn] to climb the [old tower|gallows|steeple] #x# [blindfold|in the dark], for #sum#. #Soon#, #b# [doubles|takes] the bet and [hides|greases] the [rope|ladder].',
    '#a# falls, and #b# [collects|weeps|leaves]. #la.cap#, who [loved|taught|married] #a#, [comes|waits] with [a noose|an axe].',
    'There is [a stair|an easy way] inside, and #lb# has the key. #a# [only wants|needs] money for [a doctor|a debt|a boat], and [anybody|#k#] could [lend|give] it.',
  ),
  plot(
    '[A family|An old couple|Two nuns] [hide|sleep] in #k.poss# [cellar|loft]. #Soon#, #a# [finds|hears] them, and #b# [hunts|seeks] them for [pay|a lord|the watch].',
    '#b# [sends word|whistles|lights a lamp]. At [midnight|dawn] they are [taken|dragged out], and #k# [goes|hangs] too, for [hiding them|beds and soup].',
    '#a# [drives|owns] a [cart|barge|hearse] and is [kinder|braver] than [people|they] think. #la.cap# [can|would] [stop|delay|mislead] #b# for [an hour|#sum#|a dance].',
  ),
  plot(
    '#Soon#, #a# [plays|whistles|hums] [a tune|some jig], and [nobody|no one] can [sit still|stop dancing]. #b# begs for [mercy|silence]; #a# [plays faster|cannot stop either].',
    '[Old|Fat|Drunk] guests [drop|collapse] first. By dawn [five|seven|nine] are [dead|lame], and #la# [wants|hires] #a# for [a wedding|the garrison|a war].',
    'The tune [lives|is caught] in #p#, which #b# [sold|lent|gave] to #a# #w#. [Broken|Wet|Buried], it [stops|is silent]; #k# has [a hammer|a bucket|a garden].',
  ),
  plot(
    'The [gaol|prison] bell [rings|sounds]: somebody has [escaped|got out]. #Soon#, #a# [hides|seats] a stranger [under the table|among the cooks], and #b#, [a warder|once a victim], [stares|counts heads].',
    '#b# [shouts|whistles|draws], and the [stranger|fugitive] takes #k# [hostage|along]. Both are [found|seen] #x#, one of them [alive|talking].',
    'The [stranger|fugitive] is [innocent|#a.poss# child|dying], and #la# [knows it|did the deed|judged too fast]. #b# [doubts it too|would listen], given [a drink|an hour|proof].',
  ),
  plot(
    '#Soon#, #a# [runs|rides] in: the [dam|dyke|bridge] #x# [leaks|is cracking|has been cut]. #b# [built|sold the stone for|inspects] it, and [says|swears] it is [sound|a lie].',
    'It [breaks|goes] before [dawn|midnight]. The [cellar|street] is [under water|gone], and #b# [floats by|is hanged] with #sum# in [gold|a belt].',
    '[Sacks|Boats|Hands] are needed, [forty|fifty] of them. #la.cap# has [sand|carts|a bell], and #b# [knows|can show] [where it is weak|how to close it], if not [blamed|hanged] first.',
  ),
  plot(
    '[A guest|A pilgrim|A salesman] has [slept|not woken] for [three|four|five] days upstairs, [smiling|talking]. #Soon#, #a# [goes up|listens] and comes down [asleep too|yawning]. #b# wants to [burn the bed|fetch a priest].',
    '[One by one|Table by table] they [fall asleep|lie down]. By [morning|noon] the whole street [sleeps|snores], and #la# [robs|locks] the houses.',
    'They share a dream, [about|full of] #p#. Somebody has to [go in|fall asleep], [find|break] #it# there, and [wake|leave] by the [door|window] that #lb# [describes|painted|fears].',
  ),
  plot(
    '[The stag’s|The boar’s|The wolf’s] head above the [bar|hearth] [speaks|weeps|blinks]. #Soon#, it [names|accuses] #a#, who [shot|stuffed|sold] it, and #b# [takes notes|laughs|kneels].',
    'It [tells|knows] [everybody’s|too many] secrets, and #b# writes them [down|on the wall]. #a# [burns|saws up] [the head|it] and, with it, [the bar|half the roof].',
    'It was [a druid|a prince|a man] once. #la.cap# [cursed|tricked] him #w#, and would [undo|end] it for [#sum#|an apology|a stag’s life].',
  ),
  plot(
    'A [famous|forgotten|drunken] hero [sleeps|snores] at the bar, and #a# has [pawned|taken] his sword. #Soon#, #b# [comes|calls] for the [hero|champion], because [a dragon|an ogre|an army] is #x#.',
    'The hero [goes|is carried|rides] [there|off] with a [poker|ladle] and [dies|does not return]. #b# [blames|hunts] #a#, and the [enemy|danger] [comes|walks] to #place#.',
    '#la.cap# [wears|has|bought] the sword, [but it|which] is [blunt|a copy|too heavy]. The hero [was never one|had a partner]: it was #k# who [struck|lured] the last one.',
  ),
  plot(
    '#la.cap# is counting [heads|hearths] for [a tax|the crown], and #b# [is not|never was] on any list. #Soon#, #a# [swears|shows] that #b# [died|was hanged|drowned] #w#.',
    '#b# is [officially|by law] dead. [House|Boat] and [bed|tools] go to [#a#|the crown], and the sexton [comes|waits] for the rest.',
    '#a# [mixed up|lied about] two names, for #sum#. #lb.cap# [buried|knew] the [other one|real one] and can [swear|prove] it, [sober|at last|for a pie].',
  ),
  plot(
    '#Soon#, #a# rolls up [a sleeve|a trouser leg], and #b# [drops|breaks] a cup: the [tattoo|scar] is [half|part] of [a map|a sentence], and #b# has the [other half|rest].',
    'Each [hires|pays] [two|three|four] knives to [get|copy] the rest. By dawn #la# has [copies|both halves], and [digs|sails] alone.',
    'It leads to [a grave|a wreck|an orchard] #x#, where #p# lies. [Half each|Together], they [could|might] [have|reach|raise] it by [noon|tomorrow]; #k# [drew it|was there] and [will say so|can read it].',
  ),
  plot(
    '#Soon#, #a# [coughs|faints|sweats], and #b# [sees|points at] [black spots|a rash|blue nails]. [Half the room|Everybody] [backs off|runs], and #k# [bars|holds] the door.',
    'The watch [nails|walls] up [the door|every door] at [dawn|midnight], with [guests|everybody] inside. #la.cap# [sells|brings] bread [through a slot|by rope] at #sum# [a loaf|a week].',
    'It is [ink|dye|berry juice], not plague. #lb.cap# [spilt|sold|mixed] it, and #b# [knew|hoped] so: in an [empty|abandoned] inn, #p# is [easily taken|easy to take].',
  ),
  plot(
    'A [jury|court] sits at #k.poss# long table, over [a theft|a fire|a death] #x#. #a# and #b# [cannot agree|will not sign]. #Soon#, #la# [offers|slides] #sum# [under|across] the table.',
    '[The wrong one|An honest carter|The cook] hangs, and [knows|says] who [took it|sold the vote]. #b# [drinks|leaves|prays] ever after, and [before long|next month] it happens again.',
    '#a# [saw|did|dreamt] something [then|that night], and is [afraid|ashamed] to [say it|tell|testify]. #lb.cap# could [make it easy|ask in private|prove the rest] with #p#.',
  ),
  plot(
    '#a# has not [spoken|eaten|slept] for [nine|thirty|forty] days, for [a vow|a bet|love]. [It ends|That ends] [at midnight|at twelve]. #Soon#, #b#, who [stands|is sure] to lose #sum#, [begins|tries] to [break it|cheat].',
    '#b# [sets fire to|steals|drowns] what #a# [loves|came with]. #a# [screams|gives in] [a minute|one stroke] too soon, and [what was promised|the sleeper] [comes|wakes] #x#.',
    'The [vow|bet] [holds|keeps] [something|a thing] [asleep|shut|bound] #x#. #la.cap# knows, and [would take|could carry] it on [a night|a year], if [anybody|#b#] [believes|will swear to] it.',
  ),
  plot(
    '#Soon#, #a# drinks from the wrong [cup|glass], and [loves|adores|proposes to] #b#, who is [married|a priest|not amused]. It was [meant|mixed] for #la#.',
    '#b# is [kidnapped|serenaded|followed] to [the altar|a boat|the bridge]. #la.cap# [sues|stabs|weeps], and [the wedding|the damage] [costs|ruins] #k#.',
    'It [wears off|ends] at [a sneeze|cold water|the third no]. #lb.cap# [brewed|sold] it and has [one more|the cure], [in a thimble|by the bed], for [#sum#|an introduction|a lock of hair].',
  ),
  plot(
    '#la.cap# is here [in disguise|unannounced] to [inspect|rate|close] the house. #Soon#, #a# [insults|robs|kisses] the inspector, and #b# [knows|sees] who it is.',
    'The [licence|sign] is [gone|torn down] by [noon|Friday]. #k# [sells|loses] the house to #lb#. #a# [owes|pays] #sum#.',
    'The inspector [loves|misses] [a good story|card games|plain food] and has [no friends here|nowhere to stay]. #b# could [arrange|manage] that, but [wants|asks] #p# [in return|first].',
  ),
  plot(
    'A [star|stone] fell #x# [tonight|an hour ago], and #a# has [a piece|the piece] in [a bucket|a sock]. #Soon#, it [glows|hums|whispers], and #b# [cannot look away|answers it].',
    '#b# [carries|follows] it into the [river|hills]. [By dawn|Next night] more [fall|come], [one by one|each nearer], until #place# is [empty|lit like day].',
    'It wants [the rest of it|its other half|its twin], and #la# has that [as a doorstop|in a chapel|on a ring]. [Joined|Together], they [sleep|are only stone|rise].',
  ),
  plot(
    'The new hangman [drinks|stays] here tonight, [hooded|unknown]. #Soon#, #a#, whose [brother|friend] hangs [tomorrow|at dawn], [guesses|is told] that it is #b#.',
    '#a# [poisons|cuts|drowns] #b# before [dawn|closing]. The hanging [is done|happens] all the same, [badly|slowly], by #la#.',
    'The [rope|trap|knot] can be made to [fail|slip]. #b# [would help|has done so], for #sum# and [silence|a fast horse|a new name], and #k# [would lend|has] [the horse|the money].',
  ),
  plot(
    '[Tomorrow|At dawn] the saint is [carried|shown] through the town, and #a# has [lost|broken|sold] [its hand|its head|the crown]. #Soon#, #b#, [a verger|a choirboy|its guard], [asks|comes] for it.',
    'The [bishop|crowd] [notices|finds out]. #a# is [stoned|exiled], and [rain|luck] [fails|stops] for [a year|seven weeks].',
    '#lb.cap# [carves|casts|paints] such things and [sleeps|drinks] #x#. It [takes|needs] [all night|till dawn], #p# [melted|cut up] for it, and #b# [looking away|at the door].',
  ),
  plot(
    'A [box|clock|parcel] for #a# [ticks|hums] on the [bar|shelf]. #Soon#, #b# [reads|notices] the [card|label]: “[Midnight|At last|With love], #la#.”',
    'At midnight [a wall|the bar|the stair] is [gone|matchwood]. #a# [loses|nearly loses] [an eye|one hand], and #ga# [hangs|is hunted] for it.',
    '#ga.cap# [sent|made] it, but as [a present|an apology|a toy]: [wound|opened] the right way it [plays a tune|makes tea|counts stars]. #b# [changed|swapped] the [card|key] #w#.',
  ),
]
