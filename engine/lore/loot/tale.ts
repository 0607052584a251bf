import type { Grammar } from '../grammar/grammar.ts'

/** What is said of an owner whom nobody named: "a fence …". */
export const traits = [
  'who [trusted|owed|married|outlived] [nobody|everyone|two kings|one man twice|saints]',
  'who [swore|paid|lied|learned] never to [return|sleep|die|kneel|sing]',
  'with [no head for|a passion for|a horror of] [figures|heights|horses|lawyers]',
  'with [one good eye|a wooden hand|no shadow|too many sons|a glass heart]',
  'who [stole|kept|sold|forged] [secrets|bells|saints’ bones|other people’s names]',
  'who [died|vanished|retired|was hanged] [rich|on stage|owing everybody|before payday|too soon]',
  'who [feared|loved|collected|talked to] [clocks|dogs|silence|locks|goats|mirrors]',
  'whom [nobody|no jury|no spouse] [believed|convicted|forgot|forgave]',
  'of [ill|great|local|doubtful] [repute|fame|birth|memory]',
  'who [came back|returned|walked in] [from the dead|too early|at the wrong funeral|without a name|in irons]',
  'with [a grudge|a secret|a debt|one weakness|a laugh] [older than|known to|bigger than|dear to] [the king|the town|any bishop|three duchies|most wives]',
] as const

/*
 * Whose a find was, where it lies, what is wrong with it and who comes for it. "#it#" is the find, "#owner#" the owner with
 * all that is said of them, "#who#" the owner in short, "#before#" those who had it first. Everything is told in the past or
 * with verbs that one and several share, since an owner may be "three sisters".
 */
export const tale: Grammar = {
  /** With the owner at the end of a clause, since what is said of them may be long. */
  whose: [
    '#it.cap# [belonged to|was made for|outlasted|once ruined] #owner#. #how.cap#.',
    '#it.cap# #was# [gathered|put aside|hidden|won|hoarded] [slowly|in haste|out of spite|with care|in secret] by #owner#. #how.cap#.',
    '[All|Most|Half|Much] of [this|it|#it#] was [once|for years|long|secretly|at first] [the pride|the ruin|the comfort|the dowry|the shame] of #owner#. #how.cap#.',
    '[Few people|Three people|Hardly anybody|No clerk] [ever knew|could prove|dared ask|cared] [how much|which part|what share] [was earned|was inherited|was saved|was stolen|was borrowed|was begged] by #owner#. #how.cap#.',
    'It took #years# [years|winters|journeys|marriages] to [amass|collect|wring out], and [ruined|outlived|made] #owner#. #how.cap#.',
    '[People|Lawyers|Priests|Cousins] [still|always|hotly] [argue|disagree|quarrel] about how [all this|the whole|such wealth|#it#] [came|fell|passed] to #owner#. #how.cap#.',
    '[Nobody|No bank|No heir|No temple] would [take|store|guard|bless] #it# for #owner#. #how.cap#.',
    '[All|Half|Every coin] of #it# [is|was] the [life’s work|guilty conscience|last joke|ambition|penance|pension] of #owner#. #how.cap#.',
    '[Rumour|An old map|A song|One confession] [gives|traces|ascribes] it to #owner#, [rightly|for once with proof|in nine verses|under oath|without a blush]. #how.cap#.',
    '[One summer|Twice|In debt|Once] #it# #was# [lent|sold|wagered|promised] by #owner#, and [came back|was missed|was mourned]. #how.cap#.',
    '[Behind|All through] #it# [one|anybody|a child] [sees|feels|smells] the [hand|greed|patience|fear|humour] of #owner#. #how.cap#.',
    '[Long ago|Last winter|In bad years|Before the flood] #it# [made|saved|shamed|undid] #owner#. #how.cap#.',
    '[Pity|Envy|Fear|Love|Spite|Thrift] [first|alone|truly] [brought|held|kept] [it|all this|#it#] [together|here|whole]: [that of|as with|remember] #owner#. #how.cap#.',
    'Any [innkeeper|priest|drover|smith] [nearby|in the valley|of these parts], [asked whose it is|asked|given a drink|given time], [tells|speaks|sings] of #owner#. #how.cap#.',
    '[The lid|A label|The topmost coin|A child’s scrawl] [tells|spells|shows] [all|enough|the rest]: [it was|once] [kept|sealed|blessed|cursed|stolen] by #owner#. #how.cap#.',
  ],
  /** Where the prompt says that it is what somebody hid, or left, or could not carry. */
  wanted: [
    '[All of this|This and no less|Here, at last,] is what #who# #deed#. #how.cap#.',
    '[Nobody|No heir|Not even a sister] knew what #who# #deed#, [until now|and few guessed|though many dug]. #how.cap#.',
  ],
  it: ['the treasure', 'the hoard', 'the find', 'this wealth', 'the heap', 'this fortune', 'the store'],
  /** The same of what somebody has on them. */
  wantedOn: [
    '[This|All this|Here] is what #who# #deed#[, to the last button|, and nothing more|, as far as is known].',
    'Nobody [asked|guessed|searched for] what #who# #deed#[, until now|, and here it is|; it was this].',
  ],
  how: [
    '#before.cap# [had it first|lost most of it|paid for it], [gladly or not|over #years# years|at dice|in the end]',
    '[most|half|the best|a third] was [stolen|won|borrowed|inherited|bought cheap] from #before#',
    '[before that|until the war|for #years# years|once|in the bad times] [it was|most was|all was|the best was] [kept|guarded|forgotten|worshipped|disowned] by #before#',
    '#before.cap# [gave|pawned|surrendered|sold] [it|most|the half|one chest] for [a night’s shelter|one kiss|safe passage|their lives|a pardon|a dry bed]',
    '#who.cap# [sold|lost|gave up] [a brother|one eye|all honour|three ships|a farm] [to win|to keep|hiding|guarding] it from #before#',
    '#who.cap# never [spent|showed|touched|weighed] [any|a tenth|the best] of it, [but|and|yet] [feared|pitied|cheated|avoided] #before# [to the last|for life|all the same]',
    '#who.cap# [moved|buried|carted|shipped] it [nine times|every spring|alone|by night|in barrels], [always|just|a day] [ahead of|before] #before#',
    '#before.cap# [still ask|still pray|went to law|hired killers] for [a third|its return|a tenth|the best piece|an apology|their share][|, in vain|, even now|, of course]',
    '[part|a good half|the oldest|the heaviest part] was [tribute|blood money|rent|ransom|hush money] [from|paid by|wrung from] #before#, the rest [plain theft|luck|interest|thrift]',
    '#who.cap# [meant|promised|refused|forgot] to [return|share|melt|bury] [it|the half|any of it], [and|so|while] #before# [waited|knew better|died waiting|went hungry]',
    '[for its sake|to get it|to own half|for far less] #who# [once|twice|gladly|with tears] [ruined|robbed|deceived|outwitted] #before#',
    '#before.cap# [swore|sang|whispered|always knew] that [no coin|only half|very little|not a tenth] [of it|here|in it] was [honest|counted|paid for|clean|theirs|real]',
  ],
  /** The same where the prompt says from where. */
  from: [
    'all of it [comes|was taken|was carried off] from #before#',
    'it is what was [saved|stolen|left over] from #before#[, and nothing else was|, in one night|]',
    'nobody has [seen|counted|sold] the like since #before#',
  ],
  /** Who had it before: always several. */
  before: [
    'the #trade# of [one|a|a single] [drowned|bankrupt|faithful|cursed|snowbound|rebel] [parish|valley|port|convent]',
    '[three|four|seven|nine] [quarrelling|exiled|trusting|greedy|devout] #kin#',
    '[the|some] [heirs|creditors|servants|pall-bearers|neighbours|pupils] of [a|one|the old|a hanged] [duke|bishop|miser|poisoner|general|weaver]',
    '[soldiers|miners|sailors|players|masons|shepherds] [owed more|promised land|paid late|sent home|given less|thanked] by [a dying king|one parish|the wrong side|nobody now alive]',
    '[the passengers|the crew|the owners|two cooks|the drivers|the guards] of [a lost|a late|a burnt|one stolen|an unlucky|a plundered] [ferry|caravan|mail coach|barge|circus|wedding train]',
    'some #trade# who [trusted|feared|hired|outlived] the wrong [abbot|captain|banker|saint|aunt|wizard]',
  ],
  trade:
    'tanners,ferrymen,widows,lamplighters,bell-founders,weavers,midwives,salters,goldsmiths,orphans,beekeepers,gravediggers,glaziers,coopers,fiddlers,drovers'.split(
      ',',
    ),
  kin: 'cousins,brothers,sisters,partners,in-laws,nephews,bishops,stepdaughters,uncles'.split(','),
  years: 'two,five,seven,eleven,twenty,thirty-one,nine,forty'.split(','),
  /** A find that lies where the prompt or the theme says. */
  lies: [
    'It [lies|waits|has lain] #place#. #lately.cap#.',
    '[Most|All|The bulk|Nearly all|The best] of [it|this|#it#] [lies|is|rests|was left] #place#; #lately#.',
    '[It is|All is|#it.cap# #was#|Every piece was] [kept|stowed|packed|put] #place#. #lately.cap#.',
    '[Anybody|Whoever is] [patient|thin|bold|curious] [enough|or lucky|and quiet] [finds|reaches|smells] it #place#; #lately#.',
    'A [lamp|search|pole|dog|good nose] [finds|shows|uncovers] it #place#. #lately.cap#.',
    '[It was|The lot was|All was|Everything was] [last seen|left|hidden|forgotten] #place#. #lately.cap#.',
    '[The map|The song|The prisoner] [puts|remembers|paints] it #place#, [correctly|and is right|for once truly]; #lately#.',
  ],
  lately: [
    '[nobody|no boot|no lamp|no priest|no thief] [has been|came|went] [near it|there|that way|close] [for years|since spring|in living memory|last winter|in #years# years]',
    '[somebody|a child|a dog|a nun] [was|slept|sang|dug] there [this week|last night|after rain|at noon]',
    '[only|nothing but] [mice|moths|rats|ants|bats|beetles] [have touched|share|sleep on|have moved] [it|the heap|#it#]',
    '[small|bare|clawed|hoofed|very old] [footprints|prints] [come and go|go in, not out|stop short|circle it|lead away]',
    '#who# [looked in|knelt there|added a little|took some away|wept there] [before|at|after] the [last|first|spring] [holy day|frost|market|fair]',
    '[some of it|a little|one heap|the best part|half of it] was [moved|counted|polished|kissed|weighed] [by night|lately|this month|in haste]',
    'the [dust|mud|soot|frost|moss] [on it|over all|on the lid|round it] [is|lies] [an inch|a finger|a hand] [deep|thick]',
    'it was [found|moved|robbed|sold] [once|twice|often] [before|in wartime|by night|in secret], [then|and] [put back|abandoned|made good|sealed again]',
    '[cobwebs|chalk marks|dead flowers] [cover|surround|mark] [the way in|every piece]',
  ],
  /** How #guard# keeps it, where the prompt says that somebody does. */
  guarded: [
    'It is guarded by #guard#[, day and night|, who may be bribed|, though not on feast days].',
    'Between it and the door there is #guard#[, and no other way round|, wide awake|, expecting company].',
    'First there is #guard# to [deal with|get past|talk round|lull].',
  ],
  trouble: [
    'But #catch#.',
    '[There is|It has|Here is|One finds] [one|a single|a small|a large] [drawback|catch|condition|snag]: #catch#.',
    '[Nobody|No map|No thief|No song] [says so|tells|mentions it|warned of it][| beforehand| aloud| in time], [but|and yet] #catch#.',
    'It [looks|seems|was|sounds] [easy|safe|abandoned|simple|deserted], [but|yet|though] #catch#.',
    '[Before the sharing|Halfway out|At the first count|Too late|On day three|By lamplight|At the door] [they|all|the finders|the clever ones] [learn|find|see|are told] that #catch#.',
    '[Beware|Hurry|Tread softly]: #catch#.',
    '[Sad|Strange|Odd] to [say|tell], #catch#.',
  ],
  claim: [
    '#claimant.cap# will [pay|kill|plead|wait] for [the first|the plainest|one|the ugliest|the smallest] [piece|thing|item], and [wants|names|values] [nothing else|no other|little more].',
    '#claimant.cap# [arrives|calls|rides in] [next week|days later|that night|at dawn] with [a lawful claim|a forged will|half a map|a cart|six dogs].',
    'The first [coin|gem|piece] [spent|shown|sold] [reaches|alerts] #claimant#, and [next day|in return|after dark|by noon] [a threat|an offer|a polite letter|a lawyer] [comes|arrives|waits].',
    '#claimant.cap# [knows|guessed|dreamed|has written down] [its purpose|who buried it|where more is|what it cost|who comes next], and [trades|sells|tells|sings] [that|all|the rest|half] for [a tenth|passage abroad|the prettiest thing|one kindness|bread].',
    'Unless [it is|all is|the best is|a third is] [declared|divided|buried again|blessed|melted] by [new moon|market day|the thaw|harvest|noon], #claimant# [loses everything|is ruined|goes to prison|hangs].',
    '[One gem|One coin|The dullest piece|The heaviest piece|The smallest ring] [is|was|serves as] [a key|half a seal|a token|evidence|a signal]; #claimant# [has|owns|seeks] [the lock|the other half|its twin|a judge|the reply].',
    '#claimant.cap# [swore|promised|was paid] to [return|melt|guard|burn|count] [it|half|everything|the silver], and [asks|begs|hires|dares] [you|the finders|the party|anybody] to [help|look away|take sides|be quick].',
    '[Sold|Shown|Shared] [openly|by daylight|at court|abroad], it [starts a feud|ruins a bank|frees a prisoner|ends a truce|stops a wedding] [dear to|planned by|paid for by|that suits] #claimant#.',
    '#claimant.cap# [follows|threatens|courts|haunts] [whoever|anyone who] [finds|sells|splits] it.',
    '#claimant.cap# [buys|wins|steals|begs] back [one piece|a handful|the worst|a little|the silver] [every month|at a loss|in secret|at cards|each spring], [weeping|smiling|masked|with borrowed money].',
  ],
  /** Somebody with a right to it whom the prompt names. */
  owed: [
    'By rights it is all for #heir#, who [has heard|has been told|dreams] that it [is found|is near|was spent].',
    'It was put by for #heir#, and [a letter|the lid|a dying curse] says so.',
  ],
  claimant: [
    'a [young|ruined|smiling|lame|veiled|drunken] [notary|heir|collector|bishop|smuggler|nurse|knight] [from the coast|from the capital|up the valley|from abroad|by marriage|out of work|of no address]',
    '[the last|the youngest|an honest|a runaway|the favourite|a former] [cousin|servant|partner|pupil|spouse|clerk] of #who#',
    'the [guild|order|family|bank|choir|abbey] [that|which] [insured|cursed|made|pawned|gilded|lent] [it|most of it|the best piece]',
    'a [ghost|tax clerk|child|rival|poet|hangman|widow|nun] with [a list|little to lose|one receipt|proof|one glove|twelve dogs]',
  ],
  carriedBy: [
    '#owner.cap# had [this|all this|just this] [with them|to hand|in reach] [this morning|on the last day|at the end|to the last|when it rained].',
    '[All of it|The lot|Every piece] [comes out of|was cut from|fell from] the [pockets|coat|belt|boots|sleeves|bag] of #owner#.',
    '[This|Here] [is what was|was everything|is the little] [carried|worn|kept|hidden] by #owner# on [an ordinary day|the way home|one bad night|a long errand|market day].',
    '[Turned out|Emptied|Spread|Counted] on a [table|barrel|cloak|doorstep|bunk]: [all that was|everything|what little was|as much as was] [owned|carried|saved|loved|begged] by #owner#.',
    '[Nobody|No thief|No cousin|No court] would [rob|suspect|envy|hang] #who# for [it|this|so little]: [all that was|half that was|the most ever|everything] [owned|carried|loved|left] by #owner#.',
    '[A watchman|A child|The undertaker|A rival|The ferryman] [took|bought|had|won] [it|this] [lately|at dawn|yesterday|for drink|unseen] from #owner#.',
    '[It was in|It filled|It came from] [the left|the inner|a secret|the torn|every|one] [pocket|sleeve] of #owner#[, and smelled of|, under a layer of|, wrapped up with] [tobacco|fish|soap|gunpowder|cloves|mice].',
    '[Somebody|The watch|A kind soul|The innkeeper] [found|kept|sorted|listed] [it|this|the lot] [after|before|during] the [arrest|brawl|funeral|wedding|flight] of #owner#.',
    '[Lost|Pawned|Thrown away|Left] [on the stairs|at the baths|in a hurry|in a ditch], and [once|lately|until today] the [comfort|luggage|wealth|burden|dowry] of #owner#.',
    '[The weight|The sound|The smell|The sight] of [it|all this|these things] [gave away|cheered|outlived|never left] #owner#.',
  ],
  missed: [
    '[It is all|Half of it is|The coat is|The purse is] [still|barely|strangely] [warm|wet|sticky], [and|but] [nobody|one dog|one person|a child] has [missed|reported|seen|smelled] it[| yet| today].',
    '#who.cap# will [miss|look for|deny|ask after] [one thing|the smallest|most of it|the dullest piece] before [dark|supper|the bells|closing time].',
    '[None|Half|Most|Little] of [it was|this was|that lot was] [bought|earned|a gift|come by honestly]: [a shopkeeper|the watch|somebody’s aunt|a priest] [knows it|wants it back|can prove it|is on the way].',
    'Every [pocket|fold|seam|lining] [smells|reeks] of [tar|lavender|smoke|wet dog|onions|camphor], and [so|by that] #who# was [known|found|avoided|remembered].',
    '[One piece|Something here|The best piece|One small thing] [is wanted|is described|turns up|is named] in [a poster|a will|a ballad|three letters|a sermon] [at the gate|on every door|read out today].',
    '[Wear|Show|Spend|Shake] [it|this], and [half the town|the wrong people|a cousin|somebody] [will greet|may hang|will kiss|will pay] #who#[| at once| in front of all].',
    '[A hole|A cut|One fold|A patch] in the [lining|heel|hem|collar] [shows that|says that|means] [the best|one thing|a letter|most] [has gone|was sewn in|fell out] [before|on the way|here].',
    '#who.cap# [owed|promised|sold] [all of it|the coins|one piece] [twice over|on oath|to a giant|to three people], [due|payable] [today|at noon|by Friday].',
    '[It ticks|It hums|It itches|Something moves], [somewhere|at times|softly], in [the bag|one pocket|the left boot|the lining].',
  ],
  /** What is in a pocket and is worth nothing, or everything. */
  kept: [
    'a [bent|brass|warm|tiny|rusty] key [stamped|tied|filed down|painted] [for a door|with a number|to fit anything|in two colours], [its lock|the house|its twin|the cellar] [unknown|burned|at sea|forgotten]',
    'a [long|folded|wet|sealed] letter to [a mother|the watch|you|the dead|an abbot|three banks], [unsent|half burned|in cipher|in verse], that [begs|threatens|lies|apologises]',
    'a [ticket|token|pass|stub] for [the ferry|a lost theatre|some card game|the baths|a hanging], [punched|forged|in another name|good for two|out of date]',
    'a list of [seven|three|nine|eleven] [names|houses|debts|horses|lies], [the last|all but one|the first] [crossed out|inked|in red|circled]',
    'a [crust|boiled egg|pickled onion|sugar mouse|herring] in [clean linen|scripture|love poetry|a glove|waxed paper]',
    'a [milk tooth|glass eye|dried toad|rabbit’s foot|nun’s button], [kept|carried|polished] [for luck|in grief|from habit], [which failed|still warm|badly chewed]',
    'a [drawing|silhouette|curl|miniature|mask] of [a child|some spouse|the duke|nobody|a twin], [much folded|torn across|dated tomorrow|kissed pale]',
    '[a bill|a demand|a receipt|a reminder] from [a tailor|a surgeon|an inn|a printer|a diviner|some abbey], [unpaid|paid twice|too small|in blood], for [one leg|nine beds|a mask|silence|two coffins]',
    'dice that [always|never|nearly always|on Sundays] [come up|show|roll] [seven|odd|as asked|a face]',
    '[a pawn ticket|a claim|a voucher|a receipt] for [rings|two swords|a cradle|one boot|some bell|a title|four chairs], [due|lapsed|redeemed] [today|at dawn|last week|tomorrow]',
    'a [bird|mouse|beetle|frog|bat] in a [box|sleeve|thimble|pipe], [alive|well fed|named|drowsy|in mourning]',
    'a [scorched|child’s|silk|false|stitched|pocket] map of [one room|the sewers|a garden|a face|no country|two cellars], [one cross|a bed|some hour|a name|all exits] [marked|hidden|drawn] in [chalk|blood|pencil|milk]',
    'a [recipe|prayer|confession|spell] [for poison|in crayon|under seal|half sung|copied out], [stained|memorised|worth hiding|misspelt]',
    'a handkerchief [knotted|embroidered|stiff|weighted] with [strange initials|salt|a promise|lead|tears]',
    'a [bottle|tin|paper|twist] of [sleeping powder|rat poison|face paint|itching powder|holy ash], [half used|nearly empty|unlabelled|untouched]',
    'a [badge|medal|collar|button] of the [watch|secret police|bakers|royal hunt|fever ward], [polished|stolen|filed|bought]',
    '[chalk|string|candle ends|wax|fish-hooks] and [a whistle|nine nails|two thimbles|a mirror|black thread], [tied together|well used|in a sock|badly hidden]',
    'a [hymn|riddle|threat|sum] [scratched|stitched|written] on [a spoon|a cuff|playing cards|slate|an egg], [unfinished|signed|back to front]',
    'the [heel|sole|toe|tongue] of a [boot|dancing shoe|clog|slipper], [hollow|full of ash|nailed shut|gilded]',
    'a [whistle|comb|cork|spool] that [makes no sound|cows follow|nobody will buy|smells of rain]',
  ],
}
