/**
 * What is wrong with a place, by the trouble's label, with the slots of any trouble. The first sentence says plainly what it is;
 * then since when, and who minds. #debt# is a sum that a place of this size can owe. Whoever is caught in it (#v#, #w#) is there
 * and alive: the rest of the sheet has things to tell of them.
 */
export const problems: Readonly<Record<string, readonly string[]>> = {
  'A debt falls due': [
    '#town# owes #A# #debt#, and cannot pay. The money was borrowed #years# ago [against|on the security of|with a pledge of] #work#; at #feast# it [falls due|must be paid|is called in], and [nobody in #d1# knows what they will live on|every #worker# in #d1# fears for the winter|#B# say they will not give up the keys].',
    'By #feast# #town# must pay #debt#, and [there is not a tenth of it|the chest is empty|nobody will lend it]. #r# [pledged|signed away|mortgaged] #work# for it; [if the day passes|unless it is found|failing that], #A# take [the lot|everything], and every #worker# [works for|answers to|belongs to] #a#.',
    'Three [bad|thin|wet|ruined] seasons of #ware# have put #town# in debt: #debt#, [all of it|every coin|the whole] owed to #a#. #r# has until #feast# to pay. [After that|Then|Failing payment] #d1# is [sold|put up for sale|cleared], and #B# [mean to|swear to|will] fight that.',
  ],
  'The work gives out': [
    'Since #feast# next to nothing comes from #work#, and #town# [lives by nothing else|has no other trade|will starve without it]. What there is of #ware# is [crumbling|sour|brittle|grey], and [a third|half|most] of #d1# is out of work. #C.cap# blame [what #A# pour into|the leavings of #A# in|#A#, and the state of] #water#.',
    '#town# is losing its living: #work# [yielded|gave|brought in] twice as much #years# ago, and less comes every month. #A.cap# drive [people|their hands] [deeper|harder|longer] to make up for it. [Two|Three|Four] in #d2# are [dead|crippled|blind] of it since #feast#, and the families want [blood|an answer|it stopped].',
    'There is #ware# for one more [season|winter|year], and then #town# has nothing to live on. Only #r# and #a# know; #d2# is to be told after #feast#, when [the last load is sold|they are both gone|it is too late to leave].',
  ],
  'People vanish': [
    'People are vanishing from #town#: #count# since #feast#, [each|every one] last seen [alive|in company|in good spirits] at #p1#. [Only|None but] #v# came back, and [remembers nothing|will not speak of it|was found asleep by #water#]. #A.cap# write “moved away” and close the book; the families of #d1# [search|ask round|keep watch] by [themselves|lantern].',
    'Every #day# somebody goes missing from #d1#: at dawn a door stands open, the bed still [warm|made|wet]. That makes #count# since #feast#, and #town# sleeps [badly|in shifts|behind chains]. #B.cap# [ring|pray|burn lamps] for the lost; #a# has forbidden it, [to keep the peace|for the sake of trade|and gives no reason].',
    'At night people get up in #d1# and walk, [humming|smiling|asleep], to #water#, and are not seen again: #count# since #feast#. #C.cap# tie their sleepers [down|to the beds|by the wrist]. #v# [bit|slipped|chewed] through the rope and was [caught|stopped|turned back] at #p1#.',
  ],
  'Two heirs, one seat': [
    '#r# is dying, and #town# has two heirs: one put up by #A#, one by #B#, each with a will dated #day#. Only the seal can tell which is [true|the last|good], and #C# [hold|keep|guard] it at #p1#. Until that is settled nobody in #d1# [pays taxes|obeys an order|goes out unarmed].',
    'By the old [charter|law|book] the seat of #r# goes at #feast# to #v#, a(n) #worker#, and not to [the family|the one] that [expects|was promised|has paid for] it. #A.cap# would [crown|use|marry off] the heir; #B# would rather see the [page|proof|seal] [burnt|lost|misread]. Half of #d1# [carries|sleeps beside] a [knife|club].',
    'At #feast# #town# gets a new ruler, and does not know which. #A.cap# have the [blood|name|face] for it, #B# the money, and #r# is too [ill|frightened|proud] to choose. #d1# and #d2# have taken sides, and [blood was spilt|two were stabbed|windows broke] on #day#.',
  ],
  'Fever in the lanes': [
    'There is fever in #d1#: #count# dead since #feast#, and [twice|three times|five times] as many [sick|in bed|down]. #A.cap# want the [roads|bridges|markets] shut; #C# have #ware# to [ship|sell|move] before that, and #r# has [given in to both|promised both|not decided].',
    'A [sweating|spotted|sleeping] fever kills in #d1#, and it comes with #ware#: whoever [handles|wears|tastes|buys] it is [dead|down|raving] in #count# days. #a# proved it on a [cat|dog|goat] at #p1#; #c# paid for the silence, [since|because] it all has to be sold by #feast#.',
    'Half of #d1# is down with fever, and there is medicine for #count#. #A.cap# [brew|keep|count] it at #p1#; #r# has #B# draw lots at #p2#, and [rich names come up|the same families win|the poor lose] more often than they should.',
  ],
  'An old bargain': [
    'The founders of #town# [bought|leased|begged] #work# from [whatever|something that] lives in #water#, for as long as a lamp burns at #p1#. On #day# #v# let it go out. Since then [a child|a cow|somebody] is [found drowned|gone] every [third|second] morning, and #d1# wants to know what it will take to [end|stop] it.',
    'At every #feast# #A# put out #ware2# for what lives in #water#, and it left #town# in peace. This year #C#, who did not know, [ate|sold|moved] it. Since #day# something [knocks|sings|scratches] at the doors of #d1# after dark, and [two people|#count#|three children] who opened are gone.',
    'A bargain of the founders falls due at #feast#, and #town# is to pay with the [firstborn|left hands|voices|shadows] of #d1#. #B.cap# found the clause at #p1# and have read it out, [aloud|weeping|from the pulpit]; #A#, whose [grandfathers|forebears] signed, say it was [never meant|a form of words|a joke].',
  ],
  'Masters and hands': [
    'The #worker.s# of #town# are on strike: nobody has [touched|lifted|picked up] a tool since #day#. #B.cap# pay them in [tokens|paper|tin] that only #p1# takes, and have [doubled|trebled] the price of [bread|flour|lamp oil] there. By #feast# the stores in #d1# will be [empty|eaten|gone].',
    '#v# lost [an arm|an eye|two fingers|a foot] at #work#, #b# stopped the wages for the day, and now nobody works in #town#. #A.cap# [sit|stand|camp] across the road to #d1#, [singing|silent|drumming], until there is a pension; #B# [send|have sent|are paying] for strangers to do the work.',
    'The #worker.s# have seized #work#, and #B# have shut the [bread|stores|flour] up in #p1#: #d1# has food for #count# days. #r# has [told|ordered|paid] #C# to end it by #feast#, [whatever it costs|by force|one way or the other].',
  ],
  'Something hunts here': [
    'Something hunts the people of #town#: it has killed #count# since #feast#, all of them after dark at #work#, and nearly #v#. #A.cap# are after it. #C.cap# seem [strangely calm|in no hurry|almost glad], and [buy up|bid for] what the frightened sell.',
    'A beast comes from #water# by night and kills in #d1#: #count# dead, and tracks as [wide|broad] as a [door|cart|plough]. No #worker# will go back to #work#; #r# has put #sum# on its head, [payable|to be had] at #p1#.',
    'First it took [goats|hens|dogs], then a [mule|cow|pony], and since #feast# it takes people: #count# of #town#, and almost #v#, on the [road|path|short way] to #d2#. It goes near nothing that smells of #ware#, and [nobody|not even #A#|no hunter] can say why.',
  ],
  'War on the road': [
    'An army is coming to #town#, and is #count# [days|marches] off. #A.cap# would hold #p1# to the last, #C# would open the road for [a price|#debt#|safe conduct], and #B#, who fled before it once already, [camp|huddle|pitch tents] round #work# in between.',
    'War has sent #B# to #town#, more of them than #d1# has [beds|bread|wells] for, and the army [they ran from|behind them] is #count# days away. [Neighbours|People] who [shared|lent them] a roof at #feast# now bar the door.',
    '#r# means to burn #work# before the enemy has it, and the enemy is #count# days away. #a# has the torches ready at #p1#. No #worker# in #d1# has been told that [there will be nothing to come back to|the order is signed|it is to be on #day#].',
  ],
  'False coin': [
    'False coin is ruining #town#: one piece in #count# is bad, and [good|pretty|careful] work. #B.cap# take [silver|money] only by weight, no #worker# is sure of a wage, and though #v# was [flogged|fined|branded] for it on #day#, more turns up every week.',
    'Smugglers have the run of #town#: half its #ware# leaves untaxed past #C#, [under|inside|beneath] loads of #ware2#, and #r# can no longer pay for [bread|a well|the night watch] in #d1#. #A.cap# grow rich on it, and since #feast# [somebody masked|somebody from #d2#|a stranger] wants a third.',
    '#p1.cap# was robbed on #day#, and with it [everybody in #d1#|half of #town#] who had left [savings|money|silver] there. There is not a mark on the lock. #C.cap# mean to try #w# for it, who was [in bed|elsewhere|at prayers] at the time, [not alone|watched|and will not say with whom].',
  ],
  'A relic gone': [
    'The [hand|jaw|heart|foot] of Saint #saint# was stolen from #p1# on #day#. With it go the pilgrims, worth #sum# a week to #town#. #A.cap# show [an empty box|a glove|a veil] and say nothing; at #feast#, when it is carried through #d1#, everybody will know.',
    'Since #day# the shrine at #p1# has been empty: the relic of Saint #saint#, which [healed|guarded|blessed] #d1# for #years#, is gone. #A.cap# suspect #B#, who preach that the saint [walked out|left in disgust|went home into #water#], and both have come to blows before #p2#.',
    '#town# has lost its saint: somebody took the [statue|picture|bones] of Saint #saint# out of #p1# on #day#. [Since then|From that night on] [no candle stays lit|milk sours|the sick get worse] in #d1#. #A.cap# offer #sum# for its return, #B# [call it a sign|rejoice|pray for the thief], and #C# have no pilgrims to sell to.',
  ],
  'The water rises': [
    'The water is rising: #water# stands a hand higher at each #feast#, and the [cellars|lowest houses|yards] of #d1# are under it already. #A.cap# would [open|cut|breach] the bank there. It would save #work#, and [drown|ruin|wash out] the homes of #C#.',
    'Water is filling the ground under #d1#, and #p1# has begun to sink. #a# has measured it: by #feast# [the floor gives way|it is gone|half the street goes with it]. #B.cap# know, and are selling [plots|rooms|cellars] there [cheaply|fast|to strangers].',
    'The old sluice by #p1# no longer opens, and with every rain #d1# floods: #count# have drowned since #feast#. It takes three keys. #b# refuses to turn the first, #c# [lost|sold] the second, and [nobody|not even #r#] admits to the third.',
  ],
  'The find': [
    '#v# broke into a [painted|tiled|furnished] room beneath #work#, and it is killing people: #count# who went down since #feast# have not come back. #A.cap# have sealed it, #B# want the wages of the dead, and #C# sell [maps|tickets|splinters] to [fools|strangers].',
    'A stair into the dark was [found|bared|dug out] at #p1# on #day#, and since then [nobody in #d1# sleeps|the wells of #d1# taste of iron|lamps in #d1# burn blue]. #count.cap# went down it for #sum#; #w# alone came up, and says one word: “#town#”.',
    'What #B# dug up at #work# [hums|glows|sweats] at night, and everybody who [sleeps|works] near it falls ill: #count# so far. #a# wants it [studied|drawn|opened], #r# wants it gone from #town# by #feast#, and #C# have a buyer.',
  ],
  'A charter war': [
    'Two sides fight over who may sell #ware# in #town#. The right of #A# [ends|lapses] at #feast#, after #years#, and #B# have offered #r# #debt# for it. [Carts are tipped over|Windows are broken|Men are beaten] in #d1# [every night|by night], and [trade|buying] has stopped.',
    '#B.cap# sell #ware# at half the price in #d2#, and #A# are being ruined by it. On #day# [somebody|a masked gang] broke their windows, and #v#, who was [asleep inside|on the stairs|minding the shop], was [cut about the face|half blinded|badly beaten]. Now each side has hired [clubs|men with clubs|bullies].',
    'The scale in #p1#, on which all #ware# in #town# is weighed, is said to be false. #A.cap# own it, #C# are paid by it and call it [crooked|bought], #B# have [brought|built] another; since #feast# no sale [holds|is safe], and #d1# [goes hungry|pays twice|lives on credit].',
  ],
  'After the fire': [
    'Half of #d1# burned down on #aday#, from #p1# to #s1#: #count# dead, and #v# dug out alive. #A.cap# have bought the first [plots|walls|yards], before they were cold, and [nobody knows|few dare ask] who lit it.',
    'The fire of #feast# took #acount# houses in #s1# and stopped at #p1#, and it was no accident. #B.cap# sleep in #work#; #r# asks who lit it, and #a# asks what it [cost|was worth].',
  ],
}
