/**
 * What is wrong with a place, by the trouble's label, with the slots of any trouble. The first sentence says plainly what it is;
 * then since when, and who minds. #debt# is a sum that a place of this size can owe. Whoever is caught in it (#v#, #w#) is there
 * and alive: the rest of the sheet has things to tell of them.
 */
export const problems: Readonly<Record<string, readonly string[]>> = {
  'A debt falls due': [
    '#town# owes #A# #debt#, and [cannot pay|has not got it|has spent it]. [The money|All of it|Most] was [borrowed|lent] #years# ago [against|on the security of|with a pledge of] #work#; at #feast# it [falls due|must be paid|is called in], and [nobody in #d1# knows what comes then|every #worker# in #d1# fears for the winter|#B# will not give up the keys].',
    'By #feast# #town# must pay #debt#, and [has not a tenth of it|finds the chest empty|can borrow nothing]. #r# [pledged|signed away|mortgaged] #work# for it; [if the day passes|unless it is found|failing that], #A# take [the lot|everything], and every #worker# [works for|answers to|belongs to] #a#.',
    'Three [bad|thin|wet|ruined] seasons of #ware# have put #town# in debt: #debt#, [all of it|every coin|the whole] owed to #a#. #r# has until #feast# to pay. [After that|Then|Failing payment] #d1# is [sold|put up for sale|cleared], and #B# [mean to|swear to|will] fight that.',
  ],
  'The work gives out': [
    'Since #feast# [next to nothing|hardly a load|less and less] comes from #work#, and #town# [lives by it|has no other trade|starves without it]. [What #ware# there is|Such #ware# as comes] is [crumbling|sour|brittle|grey], and [a third|half|most] of #d1# [is out of work|goes hungry|sits idle]. #C.cap# blame [what #A# pour into|the leavings of #A# in|#A#, and the state of] #water#.',
    '#town# is losing its living: #work# [yielded|gave|brought in] [twice|three times] as much #years# ago, and [less comes|it falls off|it shrinks] [every month|daily]. #A.cap# drive [people|their hands] [deeper|harder|longer] to make up for it. [Two|Three|Four] in #d2# are [dead|crippled|blind] of it since #feast#, and the families want [blood|an answer|it stopped].',
    '[There is|#town# has] #ware# for one more [season|winter|year], and [then|after that] nothing [to live on|at all|to sell]. Only #r# and #a# know; #d2# is to be told after #feast#, when [the last load is sold|both are gone|nobody can leave].',
  ],
  'People vanish': [
    'People are vanishing from #town#: #count# since #feast#, [each|every one] last seen [alive|in company|in good spirits] at #p1#. [Only|None but] #v# came back, and [remembers nothing|will not say whence|was found asleep by #water#]. #A.cap# [write|put down] “[moved away|eloped|drowned]” and [close|lose] the book; [the families|the mothers|people] of #d1# [search|ask round|keep watch] by [themselves|lantern].',
    'Every #day# somebody goes missing from #d1#: at dawn [a door|a window] stands open, the bed [still warm|unslept in|wet]. [That makes|They are] #count# since #feast#, and #town# sleeps [badly|in shifts|behind chains]. #B.cap# [ring|pray|burn lamps] for the lost; #a# has forbidden it, [to keep the peace|for the sake of trade|and gives no reason].',
    '[At night|Before dawn|After #hourly#] people [get up|rise] in #d1# and [walk|wander|run], [humming|smiling|asleep], to #water#, and [are not seen again|do not return|are gone]: #count# since #feast#. #C.cap# tie their [sleepers|children|old] [down|to the beds|by the wrist]. #v# [bit through|slipped|chewed] the rope, and was [caught|stopped|turned back] at #p1#.',
  ],
  'Two heirs, one seat': [
    '#r# is dying, and #town# has two heirs: one [put up|fed|named] by #A#, one by #B#, [each with|both with] a will [dated|signed on] #day#. [Only the seal|Nothing but the seal] [tells|can show] which is [true|the last|good], and #C# [hold|keep|guard] it at #p1#. [Until then|Meanwhile] nobody in #d1# [pays taxes|obeys an order|goes out unarmed].',
    'By the old [charter|law|book] the seat of #r# goes at #feast# to #v#, a(n) #worker#, and not to [the family|the one] that [expects|was promised|has paid for] it. #A.cap# would [crown|use|marry off] the heir; #B# would rather see the [page|proof|seal] [burnt|lost|misread]. Half of #d1# [carries|sleeps beside] a [knife|club].',
    'At #feast# #town# [gets|must have|chooses] [a new|another] ruler, and [cannot say whom|there are two|knows two too many]. #A.cap# have the [blood|name|face] for it, #B# the money, and #r# is too [ill|frightened|proud] to choose. #d1# and #d2# have taken sides, and [blood was spilt|two were stabbed|windows broke] on #day#.',
  ],
  'Fever in the lanes': [
    'There is fever in #d1#: #count# dead since #feast#, and [twice|three times|five times] as many [sick|in bed|down]. #A.cap# want the [roads|bridges|markets] shut; #C# [have|want] #ware# [shipped|sold|moved] [before that|first], and #r# has [given in to both|promised both|not decided].',
    'A [sweating|spotted|sleeping] fever kills in #d1#, and it comes with #ware#: whoever [handles|wears|tastes|buys] it is [dead|down|raving] in #count# days. #a# [proved|tried] it on a [cat|dog|goat] at #p1#; #c# [paid for|bought] the silence, [since|because] [it all|every load] [has to|must] be sold by #feast#.',
    '[Half|Two thirds|Most] of #d1# is [down with|in bed with|dying of] fever, and #town# has [medicine|physic|doses] for #count#. #A.cap# [brew|keep|count] it at #p1#; #r# has #B# draw lots at #p2#, and [rich names come up|the same families win|the poor lose] more often than they should.',
  ],
  'An old bargain': [
    'The founders of #town# [bought|leased|begged] #work# from [whatever|something that] lives in #water#, [for as long as|while] a lamp [burns|is lit] at #p1#. On #day# #v# let it go out. [Since then|Now] [a child|a cow|somebody] is [found drowned|gone] every [third|second] morning, and #d1# [begs to know|asks|dares not ask] what will [end|stop] it.',
    'At every #feast# #A# put out #ware2# for what lives in #water#, and it left #town# in peace. This year #C#, [new here|who did not know|unasked], [ate|sold|moved] it. Since #day# something [knocks|sings|scratches] at [the doors|the shutters] of #d1# [after dark|by night], and [two people|#count#|three children] who [opened|answered] are gone.',
    '[A bargain|An oath|A pact] of [the founders|the first settlers|their grandfathers] [falls due|comes up|runs out] at #feast#, and #town# [is to|must] pay with the [firstborn|left hands|voices|shadows] of #d1#. #B.cap# found [the clause|it] at #p1# and [have read it|read it] out, [twice|weeping|in church]; #A#, [the heirs|whose fathers signed|who live by it], [call it|say it was] [a form of words|a joke|long void].',
  ],
  'Masters and hands': [
    'The #worker.s# of #town# are on strike: nobody has [touched|lifted|picked up] a tool since #day#. #B.cap# pay them in [tokens|paper|tin] that only #p1# takes, and [doubled|trebled] the price of [bread|flour|lamp oil] [there|last week]. By #feast# [the stores|the larders] in #d1# [will be|are] [empty|eaten|bare].',
    '#v# lost [an arm|an eye|two fingers|a foot] at #work#, #b# stopped the wages for the day, and now nobody works in #town#. #A.cap# [sit|stand|camp] across the road to #d1#, [singing|silent|drumming], [until there is|and demand] a pension; #B# [send|have sent|pay] for strangers [to do the work|with strong backs|from abroad].',
    'The #worker.s# have seized #work#, and #B# have shut the [bread|stores|flour] up in #p1#: #d1# has food for #count# days. #r# has [told|ordered|paid] #C# to end it by #feast#, [whatever it costs|by force|one way or the other].',
  ],
  'Something hunts here': [
    'Something hunts the people of #town#: it has killed #count# since #feast#, [all|each] [after dark|alone|at dusk] at #work#, and nearly #v#. #A.cap# are after it. #C.cap# seem [strangely calm|in no hurry|almost glad], and [buy up|bid for] [what the frightened sell|empty houses].',
    '[A beast|Something] comes from #water# [by night|at low water|in fog] and kills in #d1#: #count# dead, and [tracks|claw marks] [wide|broad|deep] as a [door|cart|plough]. No #worker# [will go|goes] back to #work#; #r# offers #sum# [for it|for its head|to hunters], [paid|cash] [at|in front of] #p1#.',
    'First it took [goats|hens|dogs], then a [mule|cow|pony], and since #feast# it takes people: #count# of #town#, and almost #v#, on the [road|path|short way] to #d2#. It [shuns|fears|never touches] [whatever|anything that] smells of #ware#, and [nobody|not even #A#|no hunter] can say why.',
  ],
  'War on the road': [
    'An army [is coming to|marches on] #town#, and is #count# [days|marches] off. #A.cap# would [hold|man|die for] #p1#, #C# would open the road for [a price|#debt#|safe conduct], and #B#, who [fled|ran] [before it|from it] [once already|at #feast#], [camp|huddle|pitch tents] round #work#.',
    'War has sent #B# to #town#, more of them than #d1# has [beds|bread|wells] for, and the army [they ran from|behind them] is #count# days away. [Neighbours|People] who [shared|lent them] a roof at #feast# now [bar the door|count spoons|ask rent].',
    '#r# means to burn #work# before [the enemy|an enemy] [has it|comes], and [that army|the enemy] is #count# days away. #a# has [the torches|pitch and straw] ready at #p1#. No #worker# in #d1# [has been told|knows] that [nothing will be left|the order is signed|it is to be on #day#].',
  ],
  'False coin': [
    'False coin is ruining #town#: one piece in #count# is bad, and [good|pretty|careful] work. #B.cap# [take|count] [silver|money] only by weight, no #worker# [is sure of|trusts] a wage, and though #v# was [flogged|fined|branded] [for it|in error] on #day#, more [turns up|comes] [every week|daily].',
    'Smugglers [have the run of|all but own] #town#: [half|most of] its #ware# [leaves|goes] untaxed past #C#, [under|inside|beneath] loads of #ware2#, and #r# [cannot|can hardly] pay for [bread|a well|the night watch] in #d1#. #A.cap# [grow rich|grow fat|get richer] [on|by] it, and since #feast# [somebody masked|somebody from #d2#|a stranger] [wants|takes] a third.',
    '#p1.cap# was robbed on #day#, and with it [everybody in #d1#|half of #town#] who had left [savings|money|silver] there. [There is not a|One finds no|Nobody sees a] mark on the lock. #C.cap# mean to try #w# for it, who was [in bed|elsewhere|at prayers] at the time, [not alone|watched|and will not say with whom].',
  ],
  'A relic gone': [
    'The [hand|jaw|heart|foot] of Saint #saint# was stolen from #p1# on #day#. [With it go|Gone too are] [the|all] pilgrims, worth #sum# a week to #town#. #A.cap# [show|bless|lock up] [an empty box|a glove|a veil] and [say nothing|hope]; at #feast#, when [it is|it used to be] carried through #d1#, [everybody|every child] will know.',
    'Since #day# the [shrine|casket|altar] at #p1# [has been|stands] empty: [the relic|what is left] of Saint #saint#, which [healed|guarded|blessed] #d1# for #years#, is [gone|stolen]. #A.cap# [suspect|accuse] #B#, who [preach|sing|swear] that [the saint|it] [walked out|left in disgust|went into #water#], and [both|the two] [came|come] to blows [before|inside|behind] #p2#.',
    '#town# has [lost|been robbed of] its saint: [somebody|a stranger|a thief] took the [statue|picture|bones] of Saint #saint# [out of|from] #p1# on #day#. [Since then|From that night on] [no candle stays lit|milk sours|the sick get worse] in #d1#. #A.cap# offer #sum# [for its return|to whoever finds it], #B# [call it a sign|rejoice|pray for the thief], and #C# [have no|lack] pilgrims [to sell to|and trade].',
  ],
  'The water rises': [
    'The water is rising: #water# [stands|comes] a [hand|foot] higher [at|with] each #feast#, and [the cellars|the lowest houses|the yards] of #d1# [are under it|drown|float] already. #A.cap# would [open|cut|breach] the bank [there|by #p1#]. That [saves|spares] #work#, and [drowns|ruins|washes out] the homes of #C#.',
    'Water [is filling|eats away|fills] the ground under #d1#, and #p1# [has begun to|begins to] [sink|lean|crack]. #a# has measured it: by #feast# [the floor gives way|it is gone|half the street goes with it]. #B.cap# know, and are selling [plots|rooms|cellars] there [cheaply|fast|to strangers].',
    'The [old|great|stone] sluice by #p1# [no longer opens|has jammed|is locked], and [with|after] every rain #d1# floods: #count# [have drowned|drowned] since #feast#. [It takes|There are] three keys. #b# [refuses|fears|forgets] to turn the first, #c# [lost|sold] the second, and [nobody|not even #r#] [admits to|has] the third.',
  ],
  'The find': [
    '#v# broke into a [painted|tiled|furnished] room beneath #work#, and [it is killing people|it kills|death came out]: #count# who [went down|looked in] since #feast# [have not come|never came] back. #A.cap# [have sealed|guard|study] it, #B# [want|claim|ask] [the wages|pay for the widows|pensions][| for the dead], and #C# sell [maps|tickets|splinters] to [fools|strangers].',
    '[A stair|A shaft] [into|to|down to] the dark was [found|bared|dug out] at #p1# on #day#, and since then [nobody in #d1# sleeps|the wells of #d1# taste of iron|lamps in #d1# burn blue]. #count.cap# went down [it for|for] #sum#; #w# alone [came up|returned], and [says|writes] [one word|a single word]: “#town#”.',
    'What #B# dug up at #work# [hums|glows|sweats] [at night|by day|in the rain], and [everybody|whoever] [sleeping|at work|living] near it [falls ill|goes blind|ages]: #count# so far. #a# [wants|would have] it [studied|drawn|opened], #r# wants it [gone from|out of] #town# by #feast#, and #C# [have|hide|await] a buyer.',
  ],
  'A charter war': [
    '[Two sides|Two guilds] [fight|quarrel|go to law] over who [may|is to] sell #ware# in #town#. The right of #A# [ends|lapses] at #feast#, after #years#, and #B# have offered #r# #debt# for it. [Carts are tipped over|Windows are broken|Men are beaten] in #d1# [every night|by night], and [trade|buying] has stopped.',
    '#B.cap# sell #ware# at half the price in #d2#, and #A# [are ruined|lose all|starve] by it. On #day# [somebody|a masked gang] broke their windows, and #v#, who was [asleep inside|on the stairs|minding the shop], was [cut about the face|half blinded|badly beaten]. Now each side has hired [clubs|men with clubs|bullies].',
    'The scale in #p1#, [on which|where] all #ware# in #town# is weighed, [is false|weighs false|cheats], or so [they say|it is said|#C# say], who are [paid|fined] by it. #A.cap# own it, #B# have [brought|built] another; since #feast# no sale [holds|is safe|counts], and #d1# [goes hungry|pays twice|lives on credit].',
  ],
  'After the fire': [
    'Half of #d1# burned down on #aday#, from #p1# to #s1#: #count# dead, and #v# dug out alive. #A.cap# [have bought|bid for|own] the first [plots|walls|yards], [before they were cold|still smoking], and [nobody knows|few ask|#d2# knows] who [lit it|did it].',
    'The fire of #feast# [took|burned|ate] #acount# houses in #s1# and stopped at #p1#, and it was [no accident|arson|lit by hand]. #B.cap# sleep in #work#; #r# asks who lit it, and #a# asks what it [cost|was worth].',
  ],
}
