import type { LoreMood } from '../../../contract/sheets/choices.ts'
import type { Grammar } from '../grammar/grammar.ts'

/*
 * Myths and papers of the world, and what a game master does with a piece. "#whole#" is what it is about in the person's
 * own words, "#S#" the short of it. One cast stands in the piece and beside it: #P# and #Q# people, #L# and #M# places, #T#
 * and #U# things, #O# an office, #D# and #E# days, #G# a sum. "[a|b]" is one of both; in any five words in a row there is a
 * name or more than one choice, so that two pieces do not read alike.
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
  which:
    'old,north,upper,lower,drowned,salt,bone,third,burnt,blind,crooked,red,broken,widow’s,bishop’s,empty,sunken,tarred,white,roofless,bricked-up,eastern,last,far'.split(
      ',',
    ),
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
    'a(n) #object# [of bone|of green glass|without a shadow|that stays wet|that hums|in a child’s size|wrapped in hair|with teeth marks|still warm|under wax]',
    '[two left boots|seven candle ends|nine brass pins|half a map|somebody’s shroud|four matched knives]',
  ],
  how: 'cracked,unsigned,singed,silver-set,locked,painted,folded,bitten,headless,rusted,borrowed,mended,unlucky,ash-grey,numbered,stolen,backward,weeping,salted,nailed-up'.split(
    ',',
  ),
  object:
    'key,deed,toy horse,jar,seal,bridle,ledger,sail,glove,bowl,birdcage,spoon,lantern,mask,drum,flute,psalter,anchor,crown,coffin plate,lens,bell,rope,tooth,cradle'.split(
      ',',
    ),
  office: [
    'the [harbour|bridge|river|salt|market|forest|castle|abbey] [reeve|warden|bailiff|clerk|sheriff|constable|treasurer]',
    'the [guild|court|college|brotherhood|bench] of [lamplighters|three judges|bell-ringers|assayers|tide-waiters|gravediggers|notaries]',
    'the [abbess|castellan|sexton|mint-master|chamberlain|provost|archdeacon|lord marshal]',
  ],
  when: [
    'the [wet|cold|bright|windless|snowy|moonless|hot|foggy] [eve|morning|night|day] of [#fair#|#fair#|the #event#]',
    'the [third|second|fifth|ninth|tenth|sixth] [day|night|dawn] [before|after|past] [#fair#|#fair#|the #event#]',
    'the [first|last|coldest|longest|wettest|strangest] [Sunday|night|market|noon|Monday|fast] [of|in] [thaw|autumn|winter|harvest|spring|drought|Lent|April]',
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

const shared: Grammar = {
  gift: '[a basket of|one jar of] [unspoken words|north wind|true names],the first [knife|key|debt|mirror],[black|sea|singing] salt,a [door|gate] [with no wall|into Tuesday|of breath],one [night|winter|road] without [dreams|end|stars],the colour [red|of old bells],[cold|weeping|tame] iron,a song of [two|five] notes,the art of [counting|lying|farewell|thatching],a [seed|cup|tooth] of fire,the law of [guests|mothers|echoes],[warm|stolen|unbaked] bread'.split(
    ',',
  ),
  creature:
    'heron,badger,moth,blind mare,raven,eel,she-goat,toad,wren,grey bitch,otter,spider,hedgehog,crane,old ram,vixen,carp,jackdaw,white hare,mole'.split(
      ',',
    ),
  sort: [
    '[a|one] people [of the hills|with no king|who sleep by day]',
    '[seven|three|nine] [brothers|sisters|fishing families]',
    'the [marsh|river|ridge|island] [villages|clans|shepherds]',
    'a city [on stilts|under glass|of widows]',
    'the [first|last|deaf] [smiths|weavers|ferrymen]',
    'a court of [owls|masks|beggars]',
    'those who [came over the ice|keep the bees|dig the graves]',
  ],
}

/** One more turn of a myth, or a word beside a paper, by its mood. */
export const moodLines: Readonly<Record<LoreMood, readonly string[]>> = {
  dark: [
    'What was [paid|promised|spilt] that [night|winter|hour] is still [owed|wet|counted] [at|under] #L#.',
    'Nobody [buried|named|washed] the #count# who [died|drowned|burned] [of it|first|asking].',
    'Since then #L# has [had no|lost its|buried each] [bell|dog|firstborn], and [knows why|none dares ask|sleeps badly].',
  ],
  merry: [
    'At this [point|part|word] [everybody|the teller|a child] [drinks|sneezes|changes hats], [as is right|by custom|and so on].',
    '#P# [tells|sang|sold] it with [a pig|two wives|more custard] [in it|in the middle], and #that# is [no worse|the better one|nearly true].',
    'They [laughed|danced|argued] until [the soup boiled over|#E#|the roof came off], [and paid for it|and it was worth it|all but #Q#].',
  ],
  sad: [
    'There was [nobody left|no one at #L#|one lamp lit] to [say goodbye to|carry the news|hear it], and [it rained|the tide went out|the door stayed open].',
    'What #they# [wanted|asked|missed] was [small|ordinary|already gone]: [a chair|a name|one letter] at #L#.',
    '#P# [kept|keeps|mends] [the coat|the cup|both chairs] [all the same|year after year|by the window].',
  ],
  heroic: [
    'Then #P# [stood up|took the spear|crossed over], [alone|barefoot|unasked], and [held|cleared|lit] #L# until [dawn|#E#|help came].',
    '[Nine|Three|Forty] stood at #L#, [and would not yield|back to back|with lamps for shields]; [count|sing|remember] them.',
    'It was [said|sworn|cut in stone] [that day|there|by all present]: [let none kneel|first in, last out|we hold here].',
  ],
  strange: [
    'The [same|very same] [moon|knock|stranger] has been [seen|heard|billed] at #L# [twice|backwards|since], [in daylight|a day early|smelling of oranges].',
    'All who [hear|read|copy] this [dream of|taste|forget] [#T#|the sea|a staircase], [once|on #E#|by turns].',
    'No two [clocks|maps|mothers] [at|near] #L# have [agreed|matched|slept] since, [and the cats know|except on #E#|nor wish to].',
  ],
  tender: [
    'And [someone|#P#|a child] [held|warmed|knew] [that hand|the lamp|the cold side] [all night|until it slept|without a word].',
    'Every [spring|evening|first frost] [two cups|one rose|clean linen] [waits|is set|appears] at #L#.',
    'It was [kindness|patience|bread], [and no sword|at the last|shared at #L#], that [mended|found|kept] it.',
  ],
  bitter: [
    '[Thanks|Payment|Praise] came [late|in copper|to others]; #P# has [the receipt|the scar|none of it].',
    'They [raised|named|sold] #L# for [the wrong one|whoever fled|a profit], and [dined|slept|sang] [well|soundly|that night].',
    'So much for [oaths|brothers|gratitude]: [ask|see|dig at] #L#, [if it stands|where it ended|and bring a spade].',
  ],
  solemn: [
    '[Let it|May this] be [read|spoken|kept] [standing|at #L#|on #E#], [hats off|fasting|with one lamp].',
    'The [names|hours|bells] [were|are] [written|rung|counted] [in order|by hand|at #L#], and [none|not one] is [left out|false|forgotten].',
    '[Earth|Water|Iron] [bore|bears] [witness|them up], and [will|shall] [again|on #E#|when called].',
  ],
}

export const mythGrammar: Grammar = {
  ...shared,
  count: ['seven', 'nine', 'forty', 'thirteen', 'three', 'eleven'],
  that: ['that', 'which'],
  they: ['they', 'everybody'],
  opening: [
    'Before #first#, #god# [lived|wandered|ruled] alone and #did#.',
    '#sort.cap# [tell|sing|teach] it [so|this way|thus]: there was a [year|night|harvest] when #wonder#, and #god# #did#.',
    'When #god# was young enough to be [wrong|kind|afraid], #wonder#[, and nobody minded|, which was held to be right|].',
    'Nobody had [yet|so far] been #firstly#; #wonder#, and #god# #did#.',
    'In the [winter|age|house] that had no [morning|door|mother], #god# #did#, for #wonder#.',
    '[Ask|Stop|Feed] #sort# and [they will say|one will tell you|hear] [how|that] #god# #did# [once|long ago|for love], while #wonder#.',
  ],
  first: [
    '[hills|rivers] had [names|shepherds]',
    'moon was [hung|named|paid for]',
    'sea was [salt|poured|afraid]',
    'dead [lay still|had a country]',
    'wolf and dog [parted|were two]',
    'rain had [learnt|agreed] to fall',
    'first [wall|lie|grave|supper]',
  ].map((text) => (/^(?:moon|sea|dead|wolf|rain|first)/.test(text) ? `the ${text}` : text)),
  firstly: ['buried', 'counted', 'lied to', 'given a name', 'paid', 'married', 'forgiven', 'painted', 'woken'],
  did: [
    'kept [all the|nine] rivers in [one jug|a drawer|a sack]',
    'walked [about|abroad] in [borrowed|wet|a wolf’s] skin',
    'would [not|never] let [anything|a song|a day] end',
    'sat [mending|darning|reading] the [sky|dark|sea] with [gut|nettles|one needle]',
    'gambled with [the dark|Death’s aunt|the frost] for [company|teeth|a bed]',
    'slept with [both|all nine] eyes open',
    'ploughed the [clouds|snow] and sowed [teeth|bells|mice]',
    'had sworn to [eat|own|harm] nothing that could [ask for mercy|say its name|sing]',
    'owed [the earth|a spider|the sea] a [daughter|debt of honour|house]',
    '[made|broke|named] things and threw them [over one shoulder|into the well|at the dogs]',
    'counted [sheep|stars|lies] [backwards|by touch] and [always|never] lost one',
    'wore [the sun|a lake] for a [hat|collar|shoe]',
  ],
  wonder: [
    'the sun [went down|sat|stayed in] and sulked',
    'stones [still|always] answered [when asked|back|in verse]',
    'every [shadow|name|left hand] belonged to [somebody else|the king|a bird]',
    'beasts kept [the villages|the law], people [the woods|the leash]',
    'water [burned|sang|stood upright|had corners]',
    'nobody had died [yet|twice], and the houses [were full|groaned]',
    'the [stars|moons] could be [picked|bought|combed] at low tide',
    'night was [a single beast|one long room|a woman walking], and [hungry|bored|late]',
    'all doors [led|opened] [to one room|inwards|on the sea]',
    'there was [one word|one face], and everybody [used it|wore it]',
    'snow fell [upward|black|in the cellars]',
    'children were [found in nests|born old|lent by the year]',
  ],
  comes: [
    '[Then|At last|Unasked] came #whole#.',
    '[Out of|From|Because of] [that|this|all this] came #whole#.',
    '[That|This] is [when|how|why] #whole# first [was seen|drew breath|walked abroad].',
    'And so there [had to be|was] #whole#.',
    'Among what [was thrown away|they forgot|the flood left] [lay|slept|stood] #whole#.',
    '[Nobody|No mother|No map] [expected|ordered|explains] #whole#.',
  ],
  quarrel: [
    '#god.cap# [asked|begged|sued] #S# for #gift#. #S.cap# asked [what it would be used for|who had sent the question|for a pledge], and [that|there] [was the beginning|lay the root] of #trouble#.',
    '#S.cap# took #gift# [by night|in a sleeve|under a hat], with a(n) #creature# for a [lookout|judge|cloak]. #god.cap# knew [by noon|at once|by the smell], and #punish#.',
    'A [wager|bargain|contest] was made between #S# and #god# [over|for] #gift#. [Both|All] cheated; only the #creature# was [caught|blamed|sorry].',
    '#god.cap# had [hidden|sewn|sung] #gift# inside a(n) #creature#. #S.cap# [found|heard|smelled] it[, as happens|, as fated| too late|], while [looking for|burning|stealing] supper.',
    'To #S# was [promised|owed|shown] #gift#, if nobody [spoke|looked|ate] [until|before] #D#. A(n) #creature# [spoke|looked|laughed].',
    '#S.cap# [lent|sold|carried] #gift# [to|past] a(n) #creature#, and #god# [wept|found out|came home early]: hence #trouble#.',
  ],
  trouble:
    'all lawsuits,winter,weeping,the tides,sleep,every war since,old age,hunger,left-handedness,rust,homesickness,the cuckoo’s manners'.split(
      ',',
    ),
  punish: [
    'broke the year [into four|across one knee]',
    'shut the [mountains|gates of spring]',
    'made the sea [bitter|deaf|tidal]',
    'taught people [to fear|arithmetic|to wait]',
    'took the speech from [animals|trees|doors]',
    'turned away, [and has not turned back|weeping|to this day]',
    'set the [moon|wind|frost] [on guard|loose|to count]',
  ],
  end: [
    'It [ended|was settled|was drawn] at #L#, [in|by] a [bargain|kiss|lawsuit]: #S# keeps #half#, #god# the rest.',
    'Neither [won|slept|yielded]. What is left [of it|to us|today] is #left#.',
    '#S.cap# gave [it|most|half] back, [but not all|late|broken]; hence #left#.',
    '[Seven|Nine|Forty|Two hundred] [years|nights] they [fought|danced|litigated|wept]. Where the [blood|wine|ink] [fell|dried] [there is|grows|stands] #left#.',
    'So #S# was put [under|inside|in charge of] #L#, and there must be [fed|sung to|asked].',
    'And #god# [wept|laughed|slept], and #S# [took|lit|shut] #L#; [since then|from this] we have #left#.',
  ],
  half: [
    '[the nights|every dusk]',
    'whatever [drowns|rusts|is lost at sea]',
    'all [that is said|sworn] [in sleep|in doorways]',
    'the left [hand|shoe] of everybody',
    'every [seventh|ninth] [child|loaf|wave]',
    'what nobody [finishes|claims|buries]',
  ],
  left: [
    'the [crack|stain|dent] in the [chapel|council] floor',
    'the [red|warm|singing] spring',
    'a star that [does not|will not] [set|blink|count]',
    'the custom of [leaving|burning|bowing to] one [chair|cup] [empty|unwashed]',
    '[that|the] hill on which no [snow|lamb|bell] [lies|rests]',
    'the mark on every [newborn’s|drover’s] [heel|ear]',
    'the silence of the #creature#',
  ],
  rite: [
    'To this day #sort# #custom# on #D#.',
    'On #D#, whoever has [heard|read|doubted] this must #custom1#.',
    'That is [why|the reason] [nobody|no shepherd|no bride] [at|from|near] #L# will #never#.',
    '[Children|Brides|Apprentices] [are taught|learn|act] it with a(n) #creature# [made of|cut from|stuffed with] [straw|turnip|old rope], [and burn it|which is burnt|then fed to pigs].',
    'At #L# they [still |]#custom#, and [ask|charge|thank] [strangers|the youngest|#P#] to [join in|watch|pay].',
  ],
  custom: [
    'put [salt|eggs|nails] on the [sill|step]',
    'go about with [one shoe|covered mirrors]',
    'bury a [loaf|letter|boot]',
    'call the cattle by [false|royal] names',
    'keep every fire [out till noon|company]',
    'whip the [river|wind|church door]',
    'marry [the oldest|a tree] [again|for a day]',
  ],
  custom1: [
    'tell it to [a stranger|a wall|a creditor]',
    'go home by [another road|water|back gardens]',
    'give away [something made by hand|one shoe|a secret]',
    'wash in [cold ash|milk|the ford]',
    'say one [true|kind] thing [aloud|to a rival]',
  ],
  never: [
    'whistle [after dark|on stairs]',
    'count their [sheep|children|steps]',
    'cut [rope|hair|bread] by daylight',
    'say thank you[, ever| twice|]',
    'sleep with the window shut',
    'kill a(n) #creature#',
  ],
}

export const documentGrammar: Grammar = {
  count: mythGrammar.count as readonly string[],
  that: ['that', 'which'],
  they: ['they', 'those two'],
  // A letter.
  letter1: [
    '#P.cap#, you asked [for plain words|what I know|me not to write]. [Here they are|So|Read this standing]: #whole# is no [tale|rumour|dream].',
    'By the time this [reaches you|is opened|is dry] I shall have left #L#. It [concerns|is about|touches] #whole#.',
    'Burn this. I have [seen|met|spoken to] #whole#, and so has #P#.',
    'My [dear|friend|lord], forgive the [hand|blots|silence]; I write [on my knee|by one candle|in haste] at #L#, and all of it is about #whole#.',
    'You will [laugh|not thank me|have heard it from #P#]. [Still|Even so|Yet]: #whole#. I [give|swear] it [as I had it|in order|twice].',
  ],
  letter2: [
    '[On|It was] #D# [I went to|we rode for|I was sent to] #M# with #P#. We found #T# and #U#, and [tracks|prints|a smell] that [went in only|began indoors|stopped at water].',
    '#Q# swears that it began on #D#. I found #T# under the bed [there|that night], [still warm|breathing|and left it].',
    'The priest [will not|cannot] speak of it. [His housekeeper|The sexton|A choirboy] gave me #T#, and [took|wanted] #G# to [forget|say] where [I had it from|it was dug up].',
    'I [paid|owe|offered] #Q# #G# for #T#. It was cheap, now that I know [what|who] comes [looking|asking|singing] for it.',
    '[Three|Two|Four] nights I [watched|sat|waited] at #M#. On the last [came|I heard|there stood] #S#, and [#Q# with a lamp|no shadow|I hid].',
  ],
  letter3: [
    'If #S# should ask [for me|the way|your name], you never had a [brother|guest|letter].',
    'Bring a lamp, a rope and [somebody you do not love|#G#|no dog].',
    'Do not go by #L#. Do not take #Q# [along|for a guide], whatever is [offered|sung|promised].',
    'Sell the [house|horses|boat]. Keep #U#; I think [that it is|it may be] how one gets [in|home|out].',
    'Whoever brings this has been paid [twice|in advance|by both]. Count your [spoons|children|fingers].',
    'Be at #L# on #E#, [fed|armed|alone], and [bring #U#|wear grey|say nothing].',
  ],
  letter4: [
    'Yours, while [that|it] is [still|yet] a word I [may|can] use',
    'In [haste|ink I cannot afford|some fear]',
    'Your [cousin|debtor|sister], [alive|sober|at large] on the day of [writing|sealing]',
    'One who was [there|told|spared]',
    'With what [love|light|money] the [road|night|law] has left me',
    'Your [obedient|tired|affectionate] #Q#',
  ],
  // A notice.
  notice1: [
    'WANTED in the matter of #whole#:',
    'BE IT KNOWN to all who [come|pass] through the [gates|market]:',
    'REWARD. By order of #O#:',
    'TAKE HEED, [all|strangers above all], [of|concerning] #whole#:',
  ],
  notice2: [
    '#G# will be [paid|counted out|given] for [certain|fresh|sworn] news of #whole#, and [twice|thrice] that for proof which does not [bite|rot|weep].',
    'Whoever [brings|sends|sells] word of #whole# to #O# has #G#, in [silver|hand|advance], and [no question|nothing|one drink] asked.',
    'For #whole#: #G#. For whoever [hid|fed|taught] it [from us|all winter|to sing]: a [rope|cell|sermon].',
  ],
  notice3: [
    'Last [seen|heard|smelled] at #L# on #D#, in the company of #P#.',
    'Known by #T#, and by a smell of [wet iron|lilies|burnt milk]. [Dogs|Horses|Children] [refuse|follow|know].',
    'Seen by #P# from #L#, on #D#, [twice|three times] within the hour and [a mile|a street|a storey] apart.',
    '#P.cap# [lost|gave|threw] #T# [in flight|at it|for its sake] by #L#, and [may be|is to be] [believed|questioned|fed].',
  ],
  notice4: [
    'It is [forbidden|unwise|a fine] to [approach|follow], to [feed|sketch], to [pray to|marry] or to [buy from|owe] the above.',
    'Persons [selling|wearing|hiring out] #T# as a [protection|lure|cure] are frauds and will be fined #G#.',
    'The curfew stands. [Bells|Voices|Lamps] [after dark|past the ninth hour] are not ours: stay [in|low|together].',
    'Claims to #O#, [before noon|on #E#|in writing], [sober|unarmed|one at a time].',
  ],
  notice5: [
    '(In another hand, below: “#Q# [knows|lies|has it]. Ask about #T#.”)',
    '(Somebody has [cut|torn|burnt] the last line away, [neatly|in anger|with a hot wire].)',
    '(Across it in [chalk|blood|tar]: [PAID|NOT ALONE|#L#|TOO LATE].)',
    '(The seal is that of #O#, but [broken and set again|upside down|two years old].)',
  ],
  // A chronicle.
  year1: [
    'In this year, on #D#, #whole# was first [written of|named|drawn] in our book. #P# bore witness.',
    'Here the book [names|curses|mentions] #whole#, on #D#; the scribe’s hand [shakes|changes|is clear].',
    'This year came #whole#. [Wheat|Salt|Wax] [dear|scarce|cheap].',
    '#whole.cap#, [says|swears|writes] #P#, [was|was seen] among us this year, [from|until] #D#.',
  ],
  year2: [
    'A [cold|wet|plague] year. #P# [bought|burnt|blessed] #L# for #G# and had the [windows bricked|bells taken out|floor dug up].',
    '#O.cap# sent [nine|twelve|seven] to #L#. One came back and would say only [a number|“#D#”|the name #Q#].',
    'Two [suns|moons|bishops] on #D#. At #L# the well gave [milk|hair|a voice], then [nothing|sand|salt].',
    '[Nothing|Little] happened. (The word “[nothing|little]” is written over [another|a name], [scraped away|in red].)',
    '#Q# [married|preached|was crowned] at #M#. [All|None] who [ate|danced|sang] there [are dead|remember it|will testify].',
  ],
  year3: [
    '#P# died and was seen [afterwards|at market|twice]. #T.cap# was [put|nailed|sewn] into the [grave|shroud] at the [widow’s|heirs’|priest’s] asking.',
    'They [dug|dived|prayed] at #M# and found #T#, and #U#, and stopped.',
    'Peace with #S#, at a cost of #G# a year. No [clerk|mule|priest] will [carry|count|bless] it.',
    '#S.cap# was [offered|refused|sold] #T# by #O#, [in secret|on #E#|for peace].',
  ],
  year4: [
    'The old scribe left [by night|weeping|for #M#]. I go on in his place, and have left out [what he left out|nothing|only #Q#].',
    '#S.cap# again, on #E#. We [rang|prayed|paid|hid]. [Never|Nobody will|Not for gold] again.',
    'No more of #S# was [heard|said|written]. #O.cap# [forbade|taxed|mourned] the asking.',
    '[Here|After this] [nine|two|four] leaves are [cut out|blank|in cipher]; on the last, #T#, [drawn|pressed|traced] [well|flat|by a child].',
  ],
  // An inventory.
  list1: [
    'Inventory of all [found|seized|dug up] in the matter of #whole#, taken at #L# on #D# by #O#.',
    'What #P# [left|hid|sold], being all that is [known|admitted|left] to come from #whole#; valued for #O#.',
    'Goods [concerning|touching] #whole#, [listed|sworn to|weighed] by #P# at #L#, [sober|before witnesses|alone].',
  ],
  list2: [
    'Item: #thing#. No [bidder|owner|bottom].',
    'Item: #thing#, which #Q# [claims|fears|feeds] and may not [have|touch|see].',
    'Item: #thing#, valued at #coin#.',
    'Item: #thing#. It was not [on the table|in the room|so large] when we began.',
    'Item: #thing#, kept back by #O#.',
    'Item: #thing#, to be [burnt|returned|buried] [by #E#|at #M#].',
    'Item: #thing#; the porter [fell ill|laughed|resigned].',
    'Item: #thing#, [wrapped in|hidden under|mistaken for] #thing#.',
  ],
  list3: [
    'Wanting: one item, as the count was [nine|eleven] by candle and [eight|ten] by day.',
    'Sum: #G#, and one matter for [the priest|#Q#|a locksmith].',
    'The last box was not [opened|moved|ours]. It was not, when we [looked again|counted|slept], there.',
    'Signed, [unwillingly|in part|with a cross], by #Q#, who [has since left|wants #T#|saw #S#].',
  ],
  // A proclamation.
  law1: [
    'HEAR, in the name of #O#, [concerning|against|on behalf of] #whole#.',
    'Let it be cried at [every gate|each well|#L#]: touching #whole#, it is [resolved|forbidden|too late].',
    '[We|By us], #O#, [moved by|weary of|in fear of] #whole#, [decree|beg|command] as follows.',
  ],
  law2: [
    'First: nobody shall go to #L# after the [second|last] bell, nor [lend|show|sell] #T# to one who does.',
    'First: the name of #S# is not to be [spoken|sung|christened] within the walls, on pain of #G#.',
    'First: all that was [found|heard|born] at #L# [belongs|answers] to #O#, the dead [excepted|included].',
  ],
  law3: [
    'Second: #P# is no longer to be [believed|fed|followed].',
    'Second: whoever has #T# shall [give it up|name it|bury it] before #D#.',
    'Second: the tax for the [watch|candles|bell] is #G# a hearth, until it is [safe|quiet|morning], and after.',
    'Second: on #D# [every door|each household|#M#] shall [stand open|burn a lamp|be empty].',
  ],
  law4: [
    'Third: there is no [danger|plague|cause for hymns][ at #L#| whatever|].',
    'Third: those who [doubt|sing|laugh at] this may ask #Q#, at #L#, alone.',
    'Third: what is heard [under the streets|in the walls|at #M#] is [water|wind|the choir].',
    'Third: #Q# has [spoken for|searched|answered to] us all, and [is thanked|is missing|will not again].',
  ],
  // What is said of it, to be rolled for or overheard.
  said1: [
    'What they say [at|round|outside] #L# of #whole#:',
    '[Heard|Overheard|Bought for a drink] on #D#, all of it about #whole#:',
  ],
  said2: [
    '#P# [owes|paid|lent] #S# #G#, and [smiles|limps|sleeps badly] since.',
    'It [can|can only|cannot] be [seen|killed|asked] at #L#, [by twins|on #E#|after rain].',
    '#S.cap# was [born|buried|married] at #M#, [twice|under another name|with #T# in hand].',
    '[Carry|Burn|Bury] #T# and #S# [passes by|must answer|cannot lie].',
    '#O.cap# [hired|invented|wrote to] #S#, [before #D#|by mistake|and regrets it].',
    '#Q# has [the other half|seen its face|a map], and will [talk|sell|weep] for #G#.',
    'There [were|are] [two|three|none], and [the first|the real one|#P#] [left|lies] at #M#.',
    'All that was [the wind|#Q# in a sheet|a play], [put on|paid for|got up] by #O#.',
  ],
  // A diary.
  diary1: [
    '#D.cap#. [Rain|Fog|No wind]. #P# [spoke|sang|warned me] of #whole#, and I [laughed|made a note|lost my appetite].',
    '#D.cap#. To #L#, [on foot|late|against advice], for the sake of #whole#.',
  ],
  diary2: [
    '[Next day|Two days on|A week later]. #T.cap# [on the step|in my bed|gone again]. Told [nobody|#Q#|the cat].',
    '[No sleep|Bad dreams|Toothache]. [Somebody|Something] at #M# [knows|hums|writes] my name.',
    '#Q# came [by|weeping|with #U#] and would not [sit|eat|say why]. Lent #Q# #G#.',
    '[Saw|Heard|Followed] #S# [from the window|as far as #M#|through the wall]. [Not what I thought|Smaller|It saw me].',
  ],
  diary3: [
    '#E.cap#. I [understand|have decided|see] [now|it all]. Shall [go down|burn this|take #U#] [tonight|with #P#|before breakfast].',
    '(No [more|later] entries. The [last|next] page [smells of|is stuck to|shows] [the sea|#T#|lamp oil].)',
    '#E.cap#. It [was|is] [kind|hungry|only lonely]. Left #U# at #M#, as [asked|agreed|I dreamt].',
  ],
}

export const tableGrammar: Grammar = {
  heard: [
    '#sung# at #L#, #at#',
    '#sung# by #P#, #at#',
    '#sung# by #Q#, and #kept# at #L#',
    '#P.cap# [has|got|learnt|keeps] it, #kept#',
    '#kept.cap#, at #M#[, #at#|]',
    'At #L#, #at#; #Q# [joins in|leaves|pays for it]',
  ],
  sung: ['Sung', 'Hummed', 'Recited', 'Whispered', 'Told', 'Taught', 'Bawled', 'Mumbled', 'Acted', 'Argued over'],
  kept: [
    '[in|under] [a chest|a coffin|a desk|the stage]',
    'cut [into|under] a [beam|bench|pew]',
    '[word for word|in pieces|by ear|whole]',
    'for a [drink|kiss|copper]',
    '[sewn|baked|hidden] in a [hem|saddle|loaf]',
    'with a [verse|line|chorus] [too many|missing]',
    'in [chalk|lead|needlework]',
    'behind [a bill|an icon|wallpaper]',
    '[pricked|painted|sewn] on [sailcloth|silk|leather]',
  ],
  at: [
    'on #D#',
    'after the [third|fifth] jug',
    '[once|when] doors are [shut|locked]',
    'by [children|widows] skipping',
    'at [every|each] wake',
    'before [storms|hangings]',
    'by [those on watch|kneeling men|night nurses]',
    'never [indoors|twice|by daylight]',
  ],
  truth: [
    '#P.cap# [paid|was there|kept count], and #L# is [where|as told]',
    'The day: #D#[, at #L#|, as #Q# recalls|]',
    '#T.cap#, [unnamed|hidden in it|in line three], [belonged to|went to|is owed|buried] #P#',
    '#S.cap# and #P# [met|spoke|dined] at #L#',
    'The [beginning|middle|last line]. #P.cap# saw',
    '#Q.cap#, [by another name|as a child|disguised|unpaid|dead drunk], [was at|was near|left|slept in|robbed] #L#',
    '[Somebody|A stranger|#Q#] did [carry|hide|break] #T#',
  ],
  false: [
    'The ending: ask #Q#[, at #M#|, gently|]',
    'The names, for #Q.poss# sake',
    '#Q.cap# was never #mild#',
    'That #P# was #mild#, or #Q# #mild#',
    'The place. Try #M#[, by night| instead|]',
    'The year; #P# was #mild#[ then|]',
    '#U.cap# was never #lost#',
    '#Q.cap# is not [dead|a priest|at #M#]',
  ],
  mild: ['alone', 'willing', 'asleep', 'to blame', 'present', 'sober', 'first', 'paid', 'masked', 'afraid'],
  lost: ['lost', 'stolen', 'burnt', 'found', 'sold', 'given freely', 'real', 'for sale'],
  hook: [
    '#P.cap# [pays|offers|bets|begs] #G# for #want#[, by #D#|].',
    '#O.cap# [pays|posts|denies] #G# for #want#, and #Q# is #busy#.',
    '#want.cap# [lies|is hidden|waits] at #L#; #P# is #busy#.',
    'At #L#, on #D#, [say it aloud:|sing it, and|listen:] #wake#.',
    '#O.cap# and #P# [both want|are bidding for|quarrel over] #T#.',
    '[Near|Holding|Beside] #T#, [said aloud|sung|read backwards], #wake#.',
    '#Q.cap# is #busy# for #want#, and #O# [knows|pays|follows].',
    '[Whoever|The first who|Anyone who] [learns|performs|prints|mocks] it [meets|hears from|is hired by|owes] #Q#, at #M#.',
  ],
  want: [
    'the [missing|forbidden|last|rude] [verse|line]',
    'the [first|only|burnt] [copy|page]',
    'the [singer’s|author’s|rival’s] [silence|apology]',
    '#T#',
    '[the last|a living] [witness|listener]',
    'the [true|older|happier] [ending|title]',
    '[the|one] name [left out|changed|misspelt]',
  ],
  busy: [
    'searching',
    'lying',
    'in the stocks',
    'digging',
    '[already|long] on the road',
    'asking [round|priests]',
    'short of #G#',
    'in love',
  ],
  wake: [
    'something [answers|knocks|hums back]',
    'a [door|grave|window] opens',
    'the dogs [lie down|bow|leave]',
    'a [stranger|dead voice|child] joins in',
    '#Q# [weeps|confesses|draws a knife]',
    'the lamps [turn blue|lean|go out]',
    '#O# [forbids it|sends men|appears]',
  ],
  // Where verse comes from, below it.
  source: [
    '[Of|On|Concerning] #whole#. [Taken down|Learnt|Bought] from #P# at #L#, on #D#[, who had it wrong|, and not sung since|].',
    '[They|Some|#P# and #Q#|Children] [sing|say|act|whisper] [this|it|these words] of #whole# [at|near|round] #L#, [when|after] [drink|death|rain] allows.',
    '[Made|Written|Found] for #whole#, says #P#; #Q# [disputes|owns|burnt] the [first|better|other] copy.',
    'About #whole#; #P# [adds|drops|forgets|hums|sells] [a|one|the last] [verse|line|rhyme] [on #D#|for #G#|at #M#|to #Q#].',
    '[Nobody|No singer|No child] at #L# [performs|finishes|hums] it [before|after|but on] #D#, [out of|for] [respect|fear] of #whole#.',
  ],
  asks: [
    '[Asked|Set|Sung] by #whole#, at #L#; [a wrong answer|silence|each guess] costs [#G#|a tooth|the turn].',
    '[Whoever|All who] would [pass|bargain with|understand] #whole# must [answer|solve|finish|sing] it[ at #L#| aloud| for #P#].',
    'It [opens|shuts|belongs to] the [door|chest|tale] of #whole#, says #P#, [who failed|at #L#|for #G#].',
  ],
}
