import type { Plot } from './trouble.ts'

/**
 * Why each trouble came about, what follows if nobody acts, and a way out; and what people say of it. By the trouble's label,
 * with the slots of any trouble.
 */
export const causes: Readonly<Record<string, { plots: readonly Plot[]; rumours: readonly string[] }>> = {
  'A debt falls due': {
    plots: [
      {
        of: [0, 1, 3],
        blame:
          '#r# borrowed #asum# [a month|every month|each week] for #burden#, not [for bread|for #d1#|grain]. #ag# knew[|, smiled|, nodded], and [lent|sent|gave] it [through|via|by] #wg#.',
        worse: 'On the day after #feast# #A# nail up #d1#, and #B# set #p1# alight.',
        way: '#vg# [has|hid|copied] the [first|true|old] draft, [in which|by which] #asum# [is|counts as|is called] [a gift|wages|alms]; #cg# [would part with|could bring|knows] #acount# witnesses.',
      },
      {
        blame:
          '#ag# [added|forged|changed] [a nought|a figure|two words|a clause] [in the note|on paper|in the contract], at #p2#, while #rg# was [drunk|asleep|ill] on #ware2#.',
        worse:
          'By #feast2# every #worker# in #d1# is [sold|pledged|let] [with|like|among] [the tools|the stock|cattle], and #C# [own|hold|bid for] the rest.',
        way: 'The [ink|paper|wax] [tells|proves it|gives it away]: #wg# sold it to #ag# on #aday#, and [noted|wrote|swore] [that|as much] at #p3#.',
      },
    ],
    rumours: [
      '#a# [is deeper|is further|sinks deeper] in [debt|arrears] than #town#, [and to|thanks to] #wg# of all people.',
      '#r# has #sum# [walled up|buried|put by] [behind|under|inside] #p3#.',
      'The debt was paid #ayears# ago, in #ware#; ask #vg#.',
      '#cg# and #ag# share [a bed|a room|a ledger] at #p2#, and the takings.',
    ],
  },
  'The work gives out': {
    plots: [
      {
        of: [0, 1, 2, 3],
        blame:
          '#A.cap# [poured|dumped|drained] [the leavings|the slops|all the filth] of #p1# into #water# for #ayears#, and paid #rg# [to drink|to look|for drinking] elsewhere.',
        worse:
          'After #feast2# [nothing|little|not much] [is left|remains|is worth selling] [to sell but|except] #d1#, and #ag# has [found|met|brought] [a buyer|a bidder|takers] for #asum#.',
        way: 'If #p1# is shut by #aday#, #water# clears; #cg# can prove it, from #acount# jars #vg# hid.',
      },
      {
        of: [0, 1, 2, 3],
        blame:
          '#vg# [broke|cut|melted] [a|the|some] [seal|lead seal] below #work#, [for|on] a bet of #asum#, and #bg# [hushed it up|told nobody|paid].',
        worse:
          '[What|Whatever] was [sealed|shut in|asleep] [reaches|is in|comes to] #d1# by #feast2#; then #water# [dies like|follows|goes after] #work#.',
        way: '#wg# [kept|hid|has] the [pieces|shards] in #p3#. #acount.cap# [hands|people] must [set|join|lay] [them|the seal] again at #hourly#.',
      },
      {
        of: [4],
        blame:
          '#ag# sold the [secret|art|trick] of #ware# to [another town|foreigners|a rival] #ayears# ago, for #asum#, and #wg# [carried|wrote] the letter.',
        worse:
          'After #feast2# #work# will close, #A# leave with the [money|tools|carts], and #d1# [starves|begs|empties].',
        way: 'What #ag# sold [lacks a step|is not all of it|was incomplete]: #vg# [knows|remembers] the rest, and #cg# has buyers [ready|waiting] at #p3#.',
      },
    ],
    rumours: [
      '#vg# [ate|drank|kissed] [something|what was] [found|dug up] at #work#, and has #acount# days.',
      '#A# have a year of #ware# walled up in #d2#.',
      'Whoever drinks from #water# dreams of #p1# and wakes with #token#.',
      '#r# [has packed|is packing|is leaving], and [hired|paid|asked] #wg# to drive.',
    ],
  },
  'People vanish': {
    plots: [
      {
        blame:
          '#C.cap# [promised|owe|pledged] [somebody|something] in #water# a(n) #relative# [from every|from each|for every] house, and #rg# [holds|wrote|keeps] the list.',
        worse: 'By #feast2# #wg# [walks|goes] too, then [all of|half of|most of] #s1#, then #d2#, singing.',
        way: 'The [list|roll|paper] at #p1# [is void|can be torn|binds nobody] if [a signer|one who signed|whoever signed] [says so|strikes it out]; #cg#, [the last|alive|one], hides in #p3#.',
      },
      {
        blame: '#ag# sells them: #acount# to a boat on #aday#, for #asum# each, drugged with #ware2# at #p2#.',
        worse:
          '[The next|The last|Another] [boat|barge|sail] [comes|is due|lands] at #feast2#, and takes #acount# [children|sleepers|more] from #d1#, and #ag# [with it|too].',
        way: '#vg# [spat it out|only pretended|woke early] and [followed|saw|hid]. With #wg# [to swear|as well|beside them], #rg# [must|will|could] [open|search] #p2#.',
      },
    ],
    rumours: [
      '#v# [owed|stole|lost] #sum#, and [that is all|hides|the rest is talk|#cg# wants it].',
      '#p3.cap# [hides|has] [another|a second|one more] cellar, [bricked up|locked|filled] by #bg# on #aday#.',
      '#a# [walks|wanders] [by night|in the night|asleep], too, [to|into] #s2#.',
      '[Behind|Under|Beside] #work# [lie|stand] #acount# [pairs of shoes|empty shoes|beds] and #token#.',
    ],
  },
  'Two heirs, one seat': {
    plots: [
      {
        of: [0, 2],
        blame:
          '#rg# named both, #ag# at #feast# and #bg# on #aday#, [for|taking|at] #asum# [each|apiece|a head], and [told|warned|thanked] neither.',
        worse: 'At #feast2# both take the oath, #ag# at #p1# and #bg# at #p2#; by #hourly# there are #acount# dead.',
        way: 'The law of #town# [has|knows|allows] a third [way|heir|answer]: #vg#, if #acount# [households|hearths|voters] of #d1# [say so|swear|agree] at #p3#.',
      },
      {
        of: [0, 3, 4],
        blame:
          '#cg# [wrote|forged] [one will|either will|a will], at #p3#, with #rg.poss# seal, and [forgets|hides|mixes up] [for whom|why|which].',
        worse:
          'Before #feast2# #A# [shut|lock|bar] [the gates|the bridge] [on|against] #B#, and #C# sell [keys|the keys|copies] to [neighbours|foreigners|an enemy] for #asum#.',
        way: '[Put|Bring|Drag] #cg# before #rg# [in time|alive|soon]: [a word|an oath|one line] at #p1#, with #wg# [to write|for witness|listening].',
      },
      {
        of: [1, 3],
        blame:
          '#vg# is #rg.poss# own child, [put out to nurse|given away|left] in #d2#, and #ag# has [the nurse’s word|a letter|proof].',
        worse:
          'Before #feast# #B# have #vg# [drowned|shipped abroad|locked up], and [half of #d1#|#d1#|all #s1#] [riots|burns] for it.',
        way: 'The [nurse|midwife|old cook] lives at #p3#, and would [swear|say] whose child #vg# is. If #rg# [owns up|agrees], #C# must [listen|give way].',
      },
    ],
    rumours: [
      '#r# died on #aday#; [it is #wg# who keeps|they say #wg# keeps|#A# pay #wg# to keep] [the|that] bed [warm|occupied].',
      '#vg# [paints|draws|inks] [that birthmark|the mark|that mole] on with #ware2#.',
      '#B# had [the charter|that will|the seal] [copied|forged|traced] in #s1#, for #asum#.',
      '#cg# has [promised|sold|leased] #work# to both[ of them|, twice|, cheaply].',
    ],
  },
  'Fever in the lanes': {
    plots: [
      {
        of: [0, 1, 2],
        blame:
          'It came in with #ware# that #cg# bought cheap at #asum#, off a [ship|barge|wagon] [that flew|under|flying] yellow; #wg# [unloaded|carried|stored] it.',
        worse:
          'By #feast2# there are #acount# dead a day in #d1#, #B# [break|cut|cross] the [ropes|lines|pickets], and #d2# begins to cough.',
        way: '[Burn|Bury|Sink] the bales in #p3#, and [give|bring|sell] the doses [at|from] #p1# to [whoever carries|those nursing|washers of|whoever feeds] [the sick|the ill|the dying]: #vg# knows [which|how many].',
      },
      {
        of: [0, 2, 3],
        blame:
          '#ag# let it [out|loose|escape|go] [at|behind|near] #p1#, [by accident|half asleep|for a look], and [kept quiet|told nobody|lied] for #acount# days, even to #rg#.',
        worse:
          '#A.cap# [leave|run|sail] by #aday# with [all the|most of the|their] [physic|doses|healers], and #C# [sell|fill|label] empty jars in #s1# for #asum#.',
        way: '#ag# can [brew|make|draw] [more|plenty|enough] from [the blood|the sweat|a drop|the tears|one lock] of #vg#, who [got well|lived|woke], if #bg# [stops|leaves off|gives up] hunting [both|them].',
      },
      {
        of: [4],
        blame:
          '#cg# [tips|pours|drains] the [waste|slops|filth] of #work# into #water#, and pays #rg# #asum# to [look away|blame rats|say nothing].',
        worse:
          'By #feast2# #acount# [a day|each day|a night] die in #d1#, and #C# sell clean water at #asum# a [barrel|cart].',
        way: '#ag# has [a jar|a bucket|samples] of it at #p3#. Shown to #d1#, [it forces|that forces] #rg# to [close|move|dig up] the drain.',
      },
    ],
    rumours: [
      '[Silver|Salt|Bread] thrown [in|into] #water# [cures|ends|stops] it, says #vg#.',
      '#ag# sells #bg# jars of brine at #asum# each.',
      '[Nobody|No child|No #worker#] in #d2# [has caught it since|has had it since|catches it now that] they [gave up|stopped using|burned] #ware#.',
      '#vg# was [kissed|touched|followed] by a [lady|gentleman|child] in [green|white|yellow], in #s1#.',
    ],
  },
  'An old bargain': {
    plots: [
      {
        of: [0],
        blame:
          '#A# [knew|saw] [the terms|the danger|its price] and [sold|gave] #vg# [the oil|a wick] for [that|the] [lamp|flame], [half water|wet|salted], at #p2#.',
        worse:
          'At #feast2# it [comes|climbs|walks] [up out of|from] #water# for the [eldest|youngest|first] in #s1#, and [goes on|works along] [door by door|house by house|downhill].',
        way: '[The lamp|It|That lamp] [can|may] be [lit again|relit|lit] by [a(n)|any] #worker# who [owes #A# nothing|refused #A#|never bowed to #A#]; #wg# [has|hid|keeps] the wick, [under|behind] #burden#.',
      },
      {
        of: [2, 3],
        blame: '#rg# renewed it for #ayears# at #feast#, and wrote #d1# where #d2# had stood.',
        worse:
          'On the night of #feast2# every [door|cradle|grave] in #d1# [opens|rocks|knocks] by itself; #acount# [have|did] already.',
        way: '#bg# [can read|found|remembers] [the clause|how]: it [ends|is void|lapses] [if|once] #rg# [pays|bows|begs] [in person|alone|barefoot], at #water#, [with|holding] #token#.',
      },
      {
        of: [1, 2, 4],
        blame:
          '#bg# wants #d1# [afraid|obedient|on its knees], and [keeps|hides] the old [book|song|oath], which would [end|stop|settle] it, in #p2#.',
        worse:
          'By #feast2# it [comes|walks|creeps] into #s1#, #acount# die, and [the rest|all others|those left] [kneel|pay|bow] to #bg#.',
        way: 'What #bg# keeps in #p2# can be [read|sung] by #water# at #hourly#: it [sends the thing back|ends the matter|quiets it]; #wg# can get in.',
      },
    ],
    rumours: [
      '#r# signed it again at #feast#, with #wg# for a witness.',
      'It [cannot|dares not|will not] cross [a line of|spilt|scattered] #ware#; #vg# has tried.',
      '#wg# is not the [child|one|twin] [born|christened|buried] in #s2#.',
      '#C# were [sent ahead|sent here|paid] by it, with #token# [sewn|hidden] in their coats.',
    ],
  },
  'Masters and hands': {
    plots: [
      {
        of: [0, 2, 3],
        blame:
          '#b# [buys up|is buying|has bought] #p1# with what #A# [earned|should get|were promised], #asum# a week.',
        worse:
          'Before #feast2# #C# are [ordered|paid|told] to [clear|storm|take] #work#; #acount# [die|fall], and #d1# burns until #aday#.',
        way: '#cg# [will not|need not|cannot] [give|sign|shout] [the|that] order if [somebody|anybody|one person] [opens|reads|prints] [the books|the accounts|the ledgers]; [they lie|all are|these stay] at #p3#, and #wg# kept them.',
      },
      {
        of: [1, 4],
        blame:
          '#wg# [sawed|cut|loosened] the [beam|rope|wheel] at #work#, and #bg# [paid|gave|promised] #asum# for it.',
        worse:
          '#A.cap# [find out|learn it|are told] by #aday# and [hang|drown] #wg# at #p2#; then #B# [send|pay|call] for [soldiers|pikemen|riders|cannon] [across|from across|from beyond] #water#.',
        way: 'If #wg# tells it at #p1# first, #rg# must try #bg# by #feast#; #acount# guards could get #wg# there.',
      },
    ],
    rumours: [
      '#ag# takes supper with #bg# at #p2# every #aday#.',
      '[Under the paint|Filed down] [the tokens|they] are [silver|gold|bone], says #wg#.',
      '#B# have sold #ware# for #asum# [that nobody|which no hand|that no one] has made.',
      '#vg# was pushed, and #cg# looked away.',
    ],
  },
  'Something hunts here': {
    plots: [
      {
        blame: '#cg# raised it in #p2# on goats and #ware2#, to clear #d1# cheaply, and it grew.',
        worse:
          'By #feast2# it [has lost|forgets|outgrows] [its|all] [fear|dread] of [fire|dogs|bells], and [takes|drags off|eats] #acount# from [the steps|the yard|the roof|the door] of #p1# [in one night|at once].',
        way: 'It [still comes|lies down|stops] when #cg# whistles. #wg# [knows|can play|sold] [the|that] tune, and #A# [sell|have|lend] nets for #asum#.',
      },
      {
        blame:
          '#A.cap# [shot|caught|skinned] [its young|its mate|a cub] [at|behind|beside] #work# on #aday#, and [hung|nailed|draped] [the skin|the hide|its head] [over|on|outside] #p1#.',
        worse:
          '#acount.cap# more will [die|be dead|be taken], [the last of them|finally|in the end] #ag#, [by|before|not long after] #feast2#.',
        way: '[Take|Carry|Bring] [the skin|its pelt|what was shot] to #water#, [with #vg# leading|and let #vg# lead|before #hourly#]; [it leaves|it moves on|then it goes] past #d2#.',
      },
    ],
    rumours: [
      '#c# [whistles|sings|drums|talks] it to [sleep|heel|rest] at #p3#.',
      'It [fears|hates|flees] #ware2#, and #vg# knows it.',
      '#v# was dead on #aday#, before it came.',
      '[There are two|It has young|It never sleeps], as #wg# [saw|heard|learned] in #s2#.',
    ],
  },
  'War on the road': {
    plots: [
      {
        of: [0, 1, 2],
        blame:
          '#rg# [insulted|mocked|struck] [the envoy|an envoy|their herald] at #p1# with #burden#, and #cg# translated it too well.',
        worse:
          '[The army|Their army|The enemy] [is here|arrives|camps here] by #feast2#. #C.cap# open #s2#, #A# fire #work#, and #B# are in between.',
        way: 'Its captain [is owed|wants|lost] #asum#; if #bg# [carries|brings] that to #water#, [half|most|many] [go home|turn back|desert] before #aday#.',
      },
      {
        of: [0, 1, 2],
        blame:
          '[They come for|They want] [one person|one life|a traitor]: #vg#, whom #B# [are hiding|hide|feed] among #acount# others in #p3#.',
        worse:
          'If #vg# is [found|named] by #feast2#, they [burn|sack|flood] #d1# [for that|in punishment], and #d2# [for luck|to be sure|too].',
        way: '#wg# [knows|found|dug] a [path|drain|stair] [behind|under] #p1#. [Once|When] #vg# is across #water#, #ag# can [show them|show|offer|point to] [an empty|a cold|a bare] [bed|cell|room].',
      },
      {
        of: [3, 4],
        blame:
          '#cg# [wrote to|sent for|invited] the soldiers, and [promised|offered] them #work# for #asum# and [a title|peace|#d2#].',
        worse: 'By #feast2# they have [eaten|emptied|looted] #d1#, and #C# [let|invite] them into #d2#.',
        way: 'Their captain [keeps|carries|still has] #cg.poss# letter. Read aloud at #p1#, it [sets|turns] #d1# against #C#, and #ag# can [bargain|buy them off|order them out].',
      },
    ],
    rumours: [
      'The army, [unpaid|starving|sick] since #feast2#, would [go home|leave|turn] for #asum#.',
      '#rg# has a(n) #relative# [fighting for|cooking for|drilling] the [other side|enemy], and [writes|sends word|sends socks] [on|every] #aday#.',
      '#B# [carry|hide|brought] silver in their [quilts|boots|bread], #asum# a [family|head|cart].',
      '[Under|Behind|Below] #p3# is a [gate|tunnel|stair] that [only|nobody but] #wg# knows.',
    ],
  },
  'False coin': {
    plots: [
      {
        of: [0, 1, 3, 4],
        blame:
          'The [dies|stamps|moulds] for [it|the coins|this] [are|lie|hang] in #p1#; #ag# had [#wg# cut|#wg# cast|#vg# steal] them for #asum#.',
        worse: 'By #feast2# nobody takes money in #d1#; #B# close #s1#, and #C# are paid in #ware#.',
        way: '#wg# [signs|marks|stamps] [each|every] die with [a star|a hook|initials|two dots|a cross]. [Shown|Brought] to #rg# at #p3#, that [hangs|breaks|ends] #ag#.',
      },
      {
        blame:
          '#bg# [began|started] it, to [pay|feed|calm] #A#, and #cg# [took|got|was given] #asum# [to watch|for watching|to admire|to patrol] #water#[, instead|].',
        worse:
          '#A.cap# own #rg# by #feast2#. Then #acount# [honest|poor|innocent] [people|shopkeepers|widows] are [tried|flogged|fined] at #p2#, #vg# among them.',
        way: '#cg# wants out: fetch a(n) #relative# from #p3#, and #C# [open|smash|search] [every|each] [cask|cart|cellar] in #s2#.',
      },
    ],
    rumours: [
      '#r# [keeps|hides|buried] #sum# [of it|in false ones|of those] [under|behind] #p2#.',
      'They punished [another|a cousin|the wrong one] for it; #vg# knows, and [drinks|weeps|hides] at #p3#.',
      'A [culvert|drain|tunnel] [runs|leads|goes] from #work# to #water#, wide enough for #burden#.',
      '#bg# cannot [read|set] scales, and #wg# does it for #asum#.',
    ],
  },
  'A relic gone': {
    plots: [
      {
        blame:
          '#ag# pawned it with #cg# for #asum#, to [mend|pay for|save] [the roof|a wing|the bell|the tower] of #p1#.',
        worse:
          'At #feast# the [box|shrine|chest] is opened, [before|watched by] #acount# pilgrims; #A# are [stoned|driven|shouted] [out of|from] #p1#, and #B# move in.',
        way: '#wg# [has|found|stole] the [pawn ticket|ticket|receipt]. With [that|this] and #asum# anybody can [buy back|redeem|fetch] the relic from #cg#.',
      },
      {
        of: [0, 1, 2],
        blame:
          '[Nobody stole it|It was no theft|No thief was there|It wanted out]: #vg# [carried|bore|took] it to #water#, asleep, on #aday#, and #bg# saw.',
        worse:
          'By #feast2# [another god|some other god|an older god|a thief] [has|holds|owns] it, [down in|below] #water#, and answers from #p1#.',
        way: '#vg# would [walk|go|wade] [there|in] [again|once more], at #hourly#; #acount# [strong arms|swimmers|ropes] and #ware# could [bring|fetch] [both|them] back.',
      },
    ],
    rumours: [
      'The relic [rolled|walked|was carried] through #s2#, toward #water#.',
      '#ag# sold it in #d2# #ayears# ago.',
      '#B# can heal warts; #wg# had #acount#.',
      'The saint was a(n) #worker# who fell off #p1#.',
    ],
  },
  'The water rises': {
    plots: [
      {
        of: [0, 1, 3],
        blame:
          '#bg# had [a|one|every] [drain|culvert|ditch] below #s1# [filled|blocked|built over], for #asum#, and #rg# [signed|knew|looked away].',
        worse: 'At #feast2# it comes through #p2# at #hourly#; #d1# has one stair, and #acount# boats.',
        way: '[Open|Clear|Dig out] [the drain|a culvert|the old well] [below|behind] #p3#. #ag# knows [where|how|the place]; #B# have [put|set|laid] #burden# on it, and guards.',
      },
      {
        of: [2],
        blame:
          '#vg# [took|carried|sold] [the third|one|a spare] key to [#d2#|#p2#|#bg#], since #C# [paid|promised] #asum# to have #work# [go under|drown|flooded] first.',
        worse:
          'By #feast2# the [sluice|dam|wall] [breaks|bursts|gives], and [takes|drowns|buries] #p1#, #s1# and [whoever|those who|all who] [stayed|believed|dined] with #cg#.',
        way: '#vg# [hides at|is in|sits in] #p3#, [sorry|weeping|ashamed]. With [three keys|the keys|a hammer] and #acount# [hands|men|helpers] it [takes|needs|lasts] until #hourly#.',
      },
      {
        of: [4],
        blame:
          '#ag# [knew|was told|measured] that #d1# would flood, and [hid|burned|changed] the [map|figures] for #asum# from #rg#.',
        worse:
          'By #feast2# the dam [breaks|bursts|gives way], and [takes|drowns] #p1#, and [most|half] of #s1# with it.',
        way: '#vg# has the true [map|figures] at #p3#. [Shown|Read out] in #d1#, they force #rg# to [open|lower] the dam before #bg# [can|has to] break it.',
      },
    ],
    rumours: [
      'It is not #water# that rises: #town# is sinking, says #ag#.',
      'A(n) #worker# was walled [in|up] at #p2# to [hold it back|please it|stop it].',
      '#B# dug too near #water#, by #acount# feet.',
      '#rg# [sleeps|prays|hides] in boats, in #s2#.',
    ],
  },
  'The find': {
    plots: [
      {
        blame:
          '#ag# knew [what lay|who slept|what slept] below, from [a map|a book|letters] [bought|stolen] at #p2# for #asum#, and let #vg# [dig on|go first|dig].',
        worse:
          'By #feast2# it is [awake|free|hungry], and #acount# from #d1# have [gone|climbed|walked] [down|in] to it with #ware#.',
        way: 'It was [shut|bound|stilled] [once|before], with [#ware#|#ware2#]; #wg# [saw|has seen|copied] [a picture|a carving|an account] [of that|of it], at #p3#.',
      },
      {
        of: [0, 1],
        blame:
          '#cg# [sold|lent|gave] [its|the] door to [collectors|strangers|foreigners] for #asum#. It [was|hung|stood] [there|below] to [keep|hold|lock] [something|the dead|#water#] in.',
        worse:
          '[What|Whatever] [comes out|gets loose|crawls up] takes #work# [first|at once], then #s1#; it [reaches|is at] #p1# by #feast2#.',
        way: '[The|That|Its] door is [still|kept|hidden] in #d2#, behind #burden#. #B.cap# [can hang|could refit|would mend] it, if #ag# lets #acount# [of them|masons|smiths] in.',
      },
    ],
    rumours: [
      '[The founders|#rg.poss.cap# forefathers|The first settlers] [climbed|crawled|came] [out of|up from] it, [by|near] #s1#.',
      '#ag# [can read|copied|understood] [what is|the words|all that is] written there, and [wept|drank|prayed] at #p2#.',
      '[Whoever|Anyone who] [touches|sees|cleans] it [dreams|sings] of #token# for #acount# nights.',
      'The buyer lives in #d2# and has offered #asum#.',
    ],
  },
  'A charter war': {
    plots: [
      {
        of: [0, 3, 4],
        blame:
          '#rg# [sold|pledged|lent] the charter [thrice|thrice over|repeatedly]: #A#, #B# and, for #asum#, #wg# [hold|keep|frame] it.',
        worse:
          'At #feast# [three owners|all owners|both sides] [come|march|ride] to #p1# with #acount# [bailiffs|armed men|lawyers] [each|apiece]; [nothing|no #ware#] is [sold|made|moved] in #s1# [till|before] #feast2#.',
        way: 'The [oldest|first|true] [copy|draft|sheet], [in|kept at|under] #p3#, [names|favours|frees] every #worker#. #cg# can read [it|old hands|the seals]; #ag# has the [key|chest|room].',
      },
      {
        of: [0, 1, 4],
        blame:
          '#ag# [has been selling|sells|has long sold] #ware# from #p2# [that is made|made|that was finished|turned out] by #B#, under [the seal|the mark|the name|colours] of #A#.',
        worse:
          '[It comes|All comes|Word gets] out by #aday#, and #C# [burn|storm|wreck] #p2# with #acount# inside, #vg# among them.',
        way: '#vg# would [stand|swear|speak] at #p1# and [say|tell|show] [who|which hands] made [what|it|all that], if #bg# [takes on|feeds|hires] #acount# [people|hands] of #A#.',
      },
      {
        of: [2],
        blame: '#ag# [filed|hollowed|swapped] the weights at #p1#, and [shares|splits] #asum# a month with #rg#.',
        worse:
          'By #feast2# #B# [have|hang up] a scale of their own, #C# [obey neither|strike], and #d1# [riots|goes hungry].',
        way: 'The [true|old|first] weights [lie|are hidden] in #p3#, as #wg# knows. With them one [sack|load|cart] of #ware# [proves|shows] it before #d1#.',
      },
    ],
    rumours: [
      '#ag# and #bg# [were to be|were nearly|are] married, [since #feast#|once], at #p1#.',
      'The secret of #ware# is #water#, and #ware2#.',
      '#C# [tipped|pushed|threw] [that|the] [cart|wagon] over in #s2#.',
      '#rg# [pawned|lost|sold] the charter to #wg#, for #asum#.',
    ],
  },
  'After the fire': {
    plots: [
      {
        blame:
          '#cg# [set it|lit it] [by night|with oil|with a lamp|from #s2#], to [earn|win] #asum# from #A#; [the wind|luck] was against #d1#.',
        worse:
          'By #feast2# #A# [own|have bought|hold] [every|each|all but one] [burnt|black] [yard|plot|wall] in #s1#, and #B# sleep in #work#.',
        way: '#vg# saw #cg# [light it|run away|carry a lamp], and [hides in #s2#|fears #B#|wants #asum#]. If #wg# speaks [too|first|as well], #rg# must [hear|judge|listen] at #p1#.',
      },
      {
        of: [0, 3],
        blame:
          'It began with a(n) #worker# and #ware2#, and #rg# had [sold|pawned|lent] [the|all] [fire buckets|pumps|ladders] for #asum#.',
        worse:
          '[No roof|No bed|Nothing] [is left|remains|can be found] for #acount# families [when|once] #feast2# [comes|is here|is past]; they [will|mean to] [take|seize|storm] #p3#[, by force|, with axes|].',
        way: 'Open #p3# now. #ag# has the key, #bg# the people, and #vg# has #acount# carts.',
      },
    ],
    rumours: [
      '#cg# bought oil on #aday#, from #wg#.',
      '#vg# came out of #p2# with #token# and no burns.',
      'Under the ashes of #s1# lies #asum#, melted.',
      '#A# [had drawn|had sold] [the new streets|it on paper] [before it burned|by #aday#].',
    ],
  },
}
