import type { Grammar } from '../grammar/grammar.ts'

/*
 * Who, where and what a piece shares with the notes beside it, and what a game master does with it. "#whole#" is what it is
 * about in the person's own words, "#S#" the short of it. #P# and #Q# are people, #L# and #M# places, #T# and #U# things, #O#
 * an office, #D# and #E# days, #G# a sum. "#song#" is what the piece is, "#sing#" what is done with it, "#part#" a piece of it.
 */

/** What the cast is drawn from. */
export const castGrammar: Grammar = {
  person: [
    '#first# #last#',
    '#first# #last#',
    '[Brother|Sister|Mother|Old|Widow|Captain|Doctor|Sergeant|Master|Goodwife|Young|Deacon] #first#',
    '#first# the [cooper|dyer|ferrier|glazier|eel-catcher|ropemaker|salter|tinker|tanner|chandler|drover|bell-founder]',
  ],
  first:
    'Maud,Ansel,Odo,Corvin,Ysolde,Gisla,Tam,Amery,Quill,Hob,Berin,Dorothy,Emeric,Fulk,Greta,Hamo,Idony,Jory,Kester,Lettice,Merrick,Nesta,Osbern,Parnell,Rafe,Sabin,Tibba,Ulric,Verity,Wymond,Avice,Bartle,Clemence,Drogo'.split(
      ',',
    ),
  last: 'Harrow,Tarrant,Slate,Pell,Brack,Dunn,Lantern,Vey,Ferrier,Quarrie,Ashby,Crake,Dunmore,Fenwick,Gall,Hask,Ivery,Kettle,Loam,Marl,Nettle,Oakes,Pargeter,Rudd,Sallow,Thorne,Underhay,Wick,Yarrow,Copper'.split(
    ',',
  ),
  place: [
    'the #which# #building#',
    'the #which# #building#',
    'the #building# [behind|above|below|beyond|beside|near|before|opposite] the #spot#',
    'the #spot#',
  ],
  which: 'old,upper,lower,drowned,burnt,crooked,broken,widow’s,bishop’s,empty,sunken,roofless,last,far'.split(','),
  building:
    'weighhouse,tower,chapel,stairs,orchard,cistern,mill,gallows,rope yard,ferry house,almshouse,bridge,tollgate,barn,bell loft,granary,bathhouse,library,kiln,lighthouse,crypt,inn,boathouse,wall'.split(
      ',',
    ),
  spot: 'ford,third milestone,herring quay,crossroads,long barrow,deer park,tide pools,fish market,plague pit,lime avenue,weir,standing stones,old gate,osier beds,tar pits,chalk giant,smugglers’ beach,dovecote,maze,burial ground,glassworks,hopyard,cliff,quarry,sheepfold'.split(
    ',',
  ),
  thing: [
    'a(n) #how# #object#',
    'a(n) #how# #object#',
    'a(n) #object# [of bone|of green glass|that hums|wrapped in hair|still warm|sealed with wax]',
  ],
  how: 'cracked,singed,silver,painted,rusted,borrowed,mended,unlucky,ash-grey,stolen,gilded,blackened,broken,blood-stained'.split(
    ',',
  ),
  object:
    'key,toy horse,jar,seal,bridle,ledger,glove,bowl,birdcage,spoon,lantern,mask,drum,flute,psalter,crown,bell,cradle,comb,ring,candlestick'.split(
      ',',
    ),
  office: [
    'the [harbour|bridge|river|salt|market|forest|castle|abbey] [reeve|warden|bailiff|clerk|sheriff|constable|treasurer]',
    'the [guild|court|college|brotherhood|bench] of [lamplighters|three judges|bell-ringers|assayers|tide-waiters|gravediggers|notaries]',
    'the [abbess|castellan|sexton|mint-master|chamberlain|provost|archdeacon|lord marshal]',
  ],
  when: [
    'the [eve|morning|night|day] of #fair#',
    'the [third|second|fifth|ninth|tenth|sixth] [day|night] after #fair#',
    'the [first|last|coldest|longest] night of [the thaw|autumn|winter|the harvest|spring|the drought]',
    'the night of the #event#',
  ],
  fair: 'midsummer,the herring fair,lamp night,Reaping,All Saints,the goose fair,shearing,candle week,sowing,the frost fair,boat-blessing,the salt fair,well-dressing,the ox races,Twelfth Night'.split(
    ',',
  ),
  event:
    'flood,great fire,siege,eclipse,coronation,hanging,red tide,comet,lockout,long snow,earthquake,royal wedding'.split(
      ',',
    ),
  coin: '15 gp,20 gp,25 gp,30 gp,35 gp,40 gp,45 gp,55 gp,60 gp,70 gp,75 gp,80 gp,90 gp,110 gp,120 gp,140 gp,160 gp,180 gp,200 gp,240 gp,300 gp'.split(
    ',',
  ),
  god: [
    '#godname# [of the Threshold|Lampbearer|Under-Roots|Sky-Plough|Who Counts|of the Ford|Long-Hand|the Unwed|of Two Shadows|Salt-Eyed|the Lender|of the Ninth Door]',
    'the [Lame|Blind|Grey|Laughing|Unborn|Salt|Last|Weeping|Patient|Sunken|Hungry|Kindly|Burnt|Second] [Smith|Mother|Herdsman|Weaver|King|Guest|Judge|Ferrywoman|Gardener|Widow|Twin|Piper|Cook]',
  ],
  godname: 'Oru,Hesh,Merrow,Ysa,Vorn,Tamsel,Keth,Ilmar,Sund,Anwe,Dorrath,Eluin,Marzan,Oshka,Perun-Ay,Quenna'.split(','),
}

export const tableGrammar: Grammar = {
  heard: [
    '#P.cap# #sings# it at #L#, [late in the evening|when the talk runs dry|for the price of a drink]. It is about #whole#, and #Q# always leaves before the end.',
    '[The children|The washerwomen|The watchmen] at #L# have it by heart. They had it from #P#, who says that it is about #whole# and will not say more.',
    'Every year, on #D#, it is #sung# at #L# in memory of #whole#. Strangers are asked to take their hats off.',
    '#P.cap# has the [oldest|only|best] copy, found [behind a loose brick|in a dead man’s coat|under the floor] at #L#. It tells of #whole#, and [somebody has scratched|a knife has cut|a hot iron has burnt] out one #part#.',
    '#P.cap# knows it. Nobody at #L# [can say|understands|asks] why #Q# pays to hear of #whole# [every week|again and again|each market day], [and weeps|alone|with the lamp out].',
    'Anybody at #L# can #sing# it, but nobody will after dark. They hold that it is unlucky to speak of #whole# when one cannot see who is listening.',
    '#P.cap# made it and [sold|lost|lent] it to #Q# for #G#. Both now #sing# it as their own at #L#, and they do not agree about #whole#.',
    '[Drovers|Midwives|Soldiers] brought it to #L#. #P# [added|took out] the part [where|in which] #Q# [appears|is named]; it was always of #whole#.',
    '#Q.cap# [hums|mutters|knows] it without noticing. Asked [why|who taught it], the answer is “#whole#”, and then [nothing|tears|a changed subject].',
    'It is [painted|cut|stitched] on [a beam|the wall|a banner] at #L#, [under|beside] a picture of #whole#, and [dated|signed] by #P#.',
    '[Two|Three] versions of #whole# are [known|told] at #L#, and [fists|knives|hymn books] have [flown|been drawn] over [which is older|the last #part#].',
    '#P.cap# [trades|gives] it, word for word, for [a story as good|#G#|a night’s lodging], and [swears|pretends] that #whole# [paid for|inspired] every #part#.',
    '[Prisoners|Brides|Gravediggers] at #L# are [taught|made to learn] it on #D#. Of #whole# they [ask|are told] nothing.',
    '#Q.cap# [lost|won] #M# in a bet over [one|a single] #part# of it. “#whole.cap#,” says #P#, “is [not worth|dearer than] a house.”',
    '[By day|In company] it is [laughed at|denied]; [alone|in the dark] most people at #L# [know|believe] all of it, #whole# [included|above all].',
    '#O.cap# has forbidden it. It is #sung# at #L# all the same, behind a barred door, whenever the talk comes round to #whole#.',
  ],
  truth: [
    'Somebody saw it happen: #P#, who was hiding at #L# and has told only #Q#.',
    'The price was paid. It was #T#, and #P# still keeps it in a locked chest at #L#.',
    'The place is right. Whoever digs at #L# finds #T# within the hour.',
    'It is true to the last word. #Q# was there, and wrote it down the same night.',
    'It did begin at #L#, on #D#. The books of #O# say so, in a line that somebody has tried to scrape away.',
    'Two of those it happened to are alive. One of them is #P#; the other goes by the name of #Q#.',
    'Money changed hands. #P# had #G# for keeping silent, and has kept silent until now.',
    '#P.cap# was the one who opened the door, and has not slept well since.',
    'There was [a witness|a survivor|a second child], and [the clergy|two aunts|a gaoler] at #M# hid [the truth|that person] from #O#.',
    'The smallest thing in it is true: #T#. #Q# dug it up at #L#[ last spring| by accident|, looking for onions].',
    '[Every name|The date|The weather] in it is right, and #Q# can [prove it|swear to it|show the page] at #M#.',
    'It was [kinder|bloodier|quicker] than that, says #P#, but it did happen, and it happened at #L#.',
    'It [ended|was settled] at #M#, on #D#, with [a handshake|a burial|a song], just as [the end has it|we hear].',
    '#O.cap# [paid for|ordered|allowed] it. #P# carried the [letter|money|message] and can show [the seal|a receipt|the burn].',
    '#Q.cap# really did [weep|kneel|laugh], in front of [forty guests|the whole market|a judge].',
    '[Once a year|On #D#|In wet weather] one can still [hear|smell|see] it at #L#. #P# [charges|lets people in] for that.',
  ],
  false: [
    'Nobody was forgiven. #Q# put that in for the sake of #P#, who was to blame.',
    'It was not long ago. It was on #D#, and #P# would rather that you did not ask.',
    'The ending is false. #P# ran away, and #Q# has [dined out|lived] on [the story|the other version] [ever since|for years|since then].',
    'The place is wrong. It was not #L# but #M#, and those who know that keep it to themselves.',
    'It makes one night of it. It went on for a year, and #O# knew all along.',
    'There was no curse on anybody. There was a debt of #G#, and #Q# did not mean to pay it.',
    '#Q.cap# is not dead, whatever people say, and works at #M# under another name.',
    'It says that nobody could have helped. #P# could have, and asked for #G# first.',
    '[Love|Honour|Pity] had [nothing|very little] to do with it. #Q# was [paid|threatened|bored].',
    'There were [two|three] of them. The other [died|fled|grew rich] at #M# and is [never mentioned|left out].',
    '#P.cap# did not [cry|run|lie]. That was #Q#, in #P.poss# [coat|name|boots].',
    'The [hero|stranger|mother] in it is [made up|two people|a dog], to [flatter|hide|vex] #O#.',
    'It [sounds old|claims to be ancient]. #Q# [wrote|patched together] most of it [last winter|in prison|for a bet].',
    '[No one|Not a soul] was [drunk|asleep|surprised] that night at #L#. #O.cap# had [warned|bribed|locked in] them all.',
    '#T.cap# was [no gift|no accident|never cursed]: #P# [stole|forged|planted] it.',
    '[What was lost|The body|The money] was [found|moved] again, by #Q#, and [sold|buried] at #M#.',
  ],
  hook: [
    '#P.cap# offers the party #G# for the missing #part#. #Q# has it and will not sell.',
    '#O.cap# pays #G# to whoever brings #T# from #M# before #D#. #Q# set out for it this morning.',
    '#Q.cap# believes every word of it and means to go to #M# alone tonight. #P# begs the party to be there first.',
    'What it tells of is beginning again. #P# has found the first sign of it at #L#: #T#.',
    'The party is asked to #sing# it at #L# tonight, in front of #P#. One of the guests is #Q#, who knows what really happened and has come armed.',
    '#P.cap# has been found dead at #L#, with a copy in one hand and #T# in the other. #O.cap# wants it called an accident.',
    '#Q.cap# never wants to hear it again and pays #G# for every copy. #P# is making more of them.',
    'A stranger at #L# knew one more #part# of it than anybody else. By morning the stranger was gone, and so was #T#, which belonged to #P#.',
    'If it is #sung# at #M# in the hearing of #O#, somebody [turns pale|drops a glass|starts to laugh] and [leaves|has to leave] [in a hurry|by the back|with two friends]. It is #Q#.',
    '[Three|Two|Four] people who knew it by heart have [died|vanished] since #D#. #P# is the [next|last] who does, and is hiding at #L#.',
    '#Q.cap# has [sold|rented|pawned] #L# to #O#, who will [pull it down|flood it|burn it] at dawn, and with it the only proof.',
    'A [child|dog|deaf man] at #M# has begun to [hum|recite|draw] it without having been taught. #P# is [frightened|charging for it|sending for help].',
    '#T.cap# turns up [in a stew|in a pledge shop|on a corpse] near #L#, and [both|all] of those it tells of want it by #D#.',
    '#P.cap# [challenges|wagers|dares] the party, for #G#, to spend [one night|an hour in the dark] at #L# and come out [alone|laughing|unchanged].',
    '#O.cap# [arrests|knights|hires] whoever admits to knowing it, and #Q# has just [named|pointed at|described] the party.',
    'At #M# they are [acting|praying to|selling] it, all wrong, and #P# has [paid|begged] the party to [stop|save|join] them.',
    '#P.cap# has worked out that it gives directions, and that they lead to #M#. #Q# worked it out too, and has a day’s start.',
  ],
  asks: [
    'It is asked at #L#, by [the one who keeps the key|a voice behind the wall|an old woman who does not look up], of everybody who wants to know about #whole#. A wrong answer costs [a tooth|#G#|one year of life], and nobody may try twice in a day.',
    'The words are cut over the door at #M#, beside a picture of #whole#. Say the answer, and the door opens; say anything else, and a bell rings at #L#.',
    '#P.cap# sets it to all who ask the way to #whole#, and sends those who fail round by #M#, which is where the danger is.',
    'It was found with #T#, in the hand of somebody who had gone looking for #whole#. The last line was missing, and #P# has it.',
  ],
  asked: [
    '#P.cap# asks it at #L# of everybody who wants to pass. A wrong answer costs [a tooth|#G#|one year of life], and nobody may try twice in a day.',
    'The words are cut over the door at #M#. Say the answer, and the door opens; say anything else, and a bell rings at #L#.',
    '#Q.cap# has wagered #G# with #P# that nobody in this company can answer it before the candle is down.',
  ],
}
