import type { Grammar } from '../grammar/grammar.ts'

/** What is said of an owner whom nobody named: "a fence …". */
export const traits = [
  'who [never trusted|robbed|outlived|blackmailed] [an abbot|the king|three partners|two brothers|a duchess]',
  'who [swore|vowed|promised] [never to return|never to marry|to die rich|to be avenged|never to work again]',
  'with [a weakness|an eye|a passion|a talent] for [horses|card games|gems|old wine|paintings|rare coins]',
  'with [one good eye|a wooden hand|a scarred face|too many sons|a stammer|one ear|a limp]',
  'who [stole|sold|forged|smuggled] [relics|royal seals|love letters|jewels|old maps|coins]',
  'who [died|vanished|retired|was hanged] [rich|in debt|before payday|last winter|in disgrace|abroad]',
  'who [kept|bred|trained|talked to] [dogs|goats|falcons|singing birds|pigs|cats]',
  'whom no [jury|judge|court|sheriff] [believed|could convict|could hold|dared to punish]',
  'of [ill repute|local fame|noble birth|humble birth|doubtful honesty|good family]',
  'who [came|ran|was sent] home [in irons|under a false name|too late|rich|half blind|with the plague]',
  'with [a grudge against|friends in|enemies in|spies in] [the palace|two guilds|three ports|the church|every prison]',
] as const

/*
 * Whose a find was, where it lies, what is wrong with it and who comes for it. "#it#" is the find, "#owner#" the owner with
 * all that is said of them, "#who#" the owner in short, "#before#" those who had it first. Everything is told in the past or
 * with verbs that one and several share, since an owner may be "three sisters".
 */
export const tale: Grammar = {
  /** With the owner at the end of a clause, since what is said of them may be long. */
  whose: [
    '#it.cap# [once|long|lately|lawfully|first] belonged to #owner#. #how.cap#.',
    '#it.cap# #was# [gathered|saved|hidden|won|hoarded] [slowly|in haste|in secret|over a lifetime|year by year] by #owner#. #how.cap#.',
    '[All|Most|Half|Nearly all] of #it# #was# [stolen|earned|inherited|won at cards|unearthed] by #owner#. #how.cap#.',
    '[Few people|No heir|Hardly anybody|No clerk] [ever knew|ever learned|could prove] how #it# [came|fell|passed] to #owner#. #how.cap#.',
    'It took #years# [years|winters|journeys] to [gather|collect|steal] #it#, [says|according to] the [ledger|will|diary|widow|cook] of #owner#. #how.cap#.',
    '[A letter|A diary|A ledger|A will|A receipt] [found with it|on top|under the lid] names #owner#. #how.cap#.',
    '[Nobody|No bank|No heir|No temple] would [keep|store|guard] #it# for #owner#. #how.cap#.',
    '#it.cap# #was# [the pension|the reward|the ransom|the war chest|the pride] of #owner#. #how.cap#.',
    '[Rumour|A song|An old map|A confession] [rightly says|says|has it] that #it# [first|once|long] belonged to #owner#. #how.cap#.',
    '[Once|Twice|Last year|In debt] #it# #was# [pawned|wagered|given away|mortgaged] by #owner#, and [won back|bought back|stolen back]. #how.cap#.',
    '[Long ago|Last winter|In bad years|Before the flood] #it# [saved|ruined|disgraced|bought off] #owner#. #how.cap#.',
    'Ask any [innkeeper|priest|drover|smith] [nearby|in the valley|on the road|in town|hereabouts] whose #it# #was#: [all name|each names|they name] #owner#. #how.cap#.',
    '[The lid|A label|The topmost coin|A scratched name] [says|shows|tells] [whose it was|who owned it|who hid it]: #owner#. #how.cap#.',
    '[Thieves|Three wars|Two floods|Nine heirs|Tax collectors] [never|hardly ever|never yet] got #it# from #owner#. #how.cap#.',
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
    '#before.cap# [lost|gave up|handed over] [it all|most|half|the best] [at dice|in one night|at sword point|bit by bit|to settle a debt]',
    '[most|half|the best|a third] was [stolen|won|borrowed|inherited|bought cheap] from #before#',
    '[before that|until the war|for #years# years|once] [it|most|half] was [kept|guarded|owned|hidden] by #before#',
    '#before.cap# [gave|pawned|surrendered|sold] [it|most|half of it|one chest] for [a night’s shelter|safe passage|their lives|a pardon|medicine|bread]',
    '#who.cap# lost [a hand|one eye|three ships|a farm|a brother|two fingers] [keeping|stealing|winning] it from #before#',
    '#who.cap# never [spent|sold|showed anybody] [it|a coin|a tenth of it|half of it], [fearing|forever fleeing|forever lying to] #before#',
    '#who.cap# [moved|hid|carried] it [three times|every spring|by night|in barrels], [a day|an hour|one step|a week] ahead of #before#',
    '#before.cap# [still ask|are suing|still pray|have begged] for [its return|the best piece|their share|half of it|a tenth][|, in vain|, even now|, every spring]',
    '[part of it|a good half|a third|most] was [tribute|rent|ransom|hush money|a bribe] from #before#, the rest [plain theft|savings|winnings|inherited]',
    '#who.cap# [promised|refused|meant|offered] to [give|hand|pay|send] [it|half|a tenth|most] back to #before#',
    'to [get|keep|save] [it|half|the best], #who# [robbed|deceived|ruined|outwitted] #before#',
    '#before.cap# [swear|insist|complain|can prove] that [half|most|all of it|the best] is [theirs|stolen|cursed|only lent]',
  ],
  /** The same where the prompt says from where. */
  from: [
    'all of it [comes|was taken|was carried off] from #before#',
    'it is what was [saved|stolen|left over] from #before#[, and nothing else was|, in one night|]',
    'nobody has [seen|counted|sold] the like since #before#',
  ],
  /** Who had it before: always several. */
  before: [
    'the #trade# of a [drowned|poor|rich|snowbound|rebel|distant|small] [parish|valley|port|village|city]',
    '[three|four|seven|nine] [quarrelling|exiled|trusting|greedy|devout] #kin#',
    '[the|some] [heirs|creditors|servants|neighbours|pupils] of [a|one|the old|a hanged] [duke|bishop|miser|poisoner|general|weaver]',
    '[soldiers|miners|sailors|masons|shepherds] who [served|fought for|trusted|sued|fed] [a dying king|a mad queen|the wrong side|a bankrupt lord|a false saint]',
    '[the passengers|the crew|the owners|the drivers|the guards] of [a lost|a late|a burnt|an unlucky|a plundered] [ferry|caravan|mail coach|barge|wedding train]',
    'some #trade# who [trusted|hired|followed] the wrong [abbot|captain|banker|guide|priest|wizard]',
  ],
  trade:
    'tanners,ferrymen,widows,lamplighters,bell-founders,weavers,midwives,salters,goldsmiths,orphans,beekeepers,gravediggers,glaziers,coopers,fiddlers,drovers'.split(
      ',',
    ),
  kin: 'cousins,brothers,sisters,partners,in-laws,nephews,bishops,stepdaughters,uncles'.split(','),
  years: 'two,five,seven,eleven,twenty,thirty-one,nine,forty'.split(','),
  /** A find that lies where the prompt or the theme says. */
  lies: [
    'It [lies|is|has lain] #place#. #lately.cap#.',
    '[Most|All|The bulk|Nearly all|The best] of [it|this|#it#] [lies|is|was left] #place#; #lately#.',
    '[It is|All is|#it.cap# #was#|Every piece was] [kept|stowed|hidden] #place#. #lately.cap#.',
    '[Anybody|Whoever is|Those] [patient|thin|bold|quiet|curious] enough [will|can|may|might] [find|reach|see|touch] it #place#; #lately#.',
    'A [careful|long|second|lucky|thorough|stubborn] search [finds|shows|uncovers] it #place#. #lately.cap#.',
    '[It was|The lot was|All was|Everything was] [last seen|left|hidden|forgotten] #place#. #lately.cap#.',
    '[The map|The prisoner|A song|The will] [puts|places] it #place#, [correctly|and is right|truthfully]; #lately#.',
  ],
  lately: [
    '[nobody|no thief|no guard|no dog] has [been|come|gone] [near it|there|close] [for years|since spring|in living memory|for #years# years]',
    '[somebody|a child|a shepherd|a beggar] [slept|dug|lit a fire|ate] there [this week|last night|three days ago|after the rain]',
    '[only|nothing but] [mice|rats|bats|beetles|spiders] [live there|have been at it|have touched it] [since then|this year|for years]',
    '[small|bare|clawed|fresh|very old] [footprints|prints] [lead only inward|stop short of it|circle it|lead away]',
    '#who# [came|added some|took some away|slept there] [before|after|during] the [last|first|spring] [frost|market|fair|flood|holy day]',
    '[some of it|a little|one heap|the best part|half of it] was [moved|counted|carried off|sold] [by night|lately|this month|in haste]',
    'the [dust|mud|soot|frost|moss] [on it|on top|on the lid|round it] is [an inch|a finger|two fingers|a hand] [deep|thick]',
    'it was [found|robbed|moved] [once|twice|often] [before|in the war|by children|by monks], and [hidden better|hidden again|partly put back|sealed up again]',
    '[cobwebs|chalk marks|dead flowers|warning signs|claw marks] [cover|mark] [the way in|the last turn|the entrance]',
  ],
  /** How #guard# keeps it, where the prompt says that somebody does. */
  guarded: [
    'It is guarded by #guard#[, day and night|, who may be bribed|, though not on feast days].',
    'Between it and the door there is #guard#[, and no other way round|, wide awake|, expecting company].',
    'First there is #guard# to [deal with|get past|talk round|lull].',
  ],
  trouble: [
    'But #catch#.',
    '[There is|It has] [one|a|a serious|a small] [drawback|catch|danger|snag]: #catch#.',
    '[No map|No song|No rumour|Nobody] [mentions it|says so|gives warning], [but|yet] #catch#.',
    'It [looks|seems|sounds] [easy|safe|abandoned|simple|unguarded], [but|yet] #catch#.',
    '[Halfway out|At the first count|Too late|At the door|By lamplight] [the finders|most visitors|thieves|the diggers] [learn|see|find out|hear] that #catch#.',
    '[Beware|Careful|Be warned|Take care]: #catch#.',
    '[Worse|Unluckily|As it happens|Sadly], #catch#.',
  ],
  claim: [
    '#claimant.cap# will [pay double|kill|beg|lie|go hungry] for [one ring|one cup|the oldest piece|the plainest piece|a letter] [in it|under it|among it|at the bottom].',
    '#claimant.cap# [arrives|calls|rides in] [next week|days later|that night|at dawn] with [a lawful claim|a forged will|half a map|a cart|six dogs|ten armed men].',
    'The first [coin|gem|piece] [spent|shown|sold] [reaches|alerts] #claimant#, and [next day|within days|after dark|by noon] [a threat|an offer|a polite letter|a lawyer] [comes|arrives|waits].',
    '#claimant.cap# knows [who [buried|brought|counted] it|where [more|the rest|the best] lies|which [coins|gems|pieces] are [false|cursed]], and [tells|sells that|will say|shows it] for [a tenth|passage abroad|a meal|the best piece|bread|one favour].',
    'Unless [it is|all is|the best is|a third is] [returned|divided|buried again|sold] by [new moon|market day|the thaw|harvest|noon], #claimant# [loses everything|is ruined|goes to prison|hangs].',
    '[One gem|One coin|The dullest piece|The heaviest piece|The smallest ring] [is|holds] half [a seal|a map|a treaty|a pardon]; #claimant# has the [other half|rest].',
    '#claimant.cap# [swore|promised|was paid] to [return|guard|destroy|find] [it|half|the silver], and [begs|hires|bribes] [the finders|the party|anybody] to help.',
    '[Sold|Shown|Shared out] [openly|at court|in town|abroad], it [angers|ruins|exposes|would hang] #claimant#.',
    '#claimant.cap# [follows|threatens|courts|haunts] [whoever|anyone who] [finds|sells|splits] it.',
    '#claimant.cap# [buys|wins|steals] back [one piece|a handful|a little|the silver] [every month|each spring|at cards|by night], [always masked|with borrowed money|and pays well|and says nothing].',
  ],
  /** Somebody with a right to it whom the prompt names. */
  owed: [
    'By rights it is all for #heir#, who [has heard|has been told|dreams] that it [is found|is near|was spent].',
    'It was put by for #heir#, and [a letter|the lid|a dying curse] says so.',
  ],
  claimant: [
    'a [young|ruined|smiling|lame|veiled|drunken] [notary|heir|collector|bishop|smuggler|nurse|knight] [from the coast|from the capital|from abroad|from the next valley|out of work|on the run]',
    '[the last|the youngest|an honest|a runaway|the favourite|a former] [cousin|servant|partner|pupil|spouse|clerk] of #who#',
    'the [guild|order|family|bank|choir|abbey] that [insured|cursed|made|pawned|lent|lost|stole] [it|most of it|half of it|the best piece]',
    'a [ghost|tax clerk|child|rival|poet|hangman|widow|nun] with [a list|nothing to lose|a receipt|proof|one key|armed friends]',
  ],
  carriedBy: [
    '#owner.cap# had [this|all this|just this] [with them|to hand|in reach] [this morning|on the last day|at the end|to the last|when it rained].',
    '[All of it|The lot|Every piece] [comes out of|was cut from|fell from] the [pockets|coat|belt|boots|sleeves|bag] of #owner#.',
    '[This|Here] [is what was|was everything|is the little] [carried|worn|kept|hidden] by #owner# on [an ordinary day|the way home|one bad night|a long errand|market day].',
    '[Turned out|Emptied|Spread|Counted] on a [table|barrel|cloak|doorstep|bunk]: [all that was|everything|what little was|as much as was] [owned|carried|saved|loved|begged] by #owner#.',
    '[Nobody|No thief|No cousin|No court] would [rob|suspect|hang] #who# for [it|this|so little]: [all that was|half that was|the most ever|everything] [owned|carried|loved|left] by #owner#.',
    '[A watchman|A child|The undertaker|A rival|The ferryman] [took|bought|had|won] [it|this] [lately|at dawn|yesterday|for drink|unseen] from #owner#.',
    '[It was in|It filled|It came from] [the left|the inner|a secret|the torn|every|one] [pocket|sleeve] of #owner#[, and smelled of|, under a layer of|, wrapped up with] [tobacco|fish|soap|gunpowder|cloves|mice].',
    '[Somebody|The watch|A kind soul|The innkeeper] [found|kept|sorted|listed] [it|this|the lot] [after|before|during] the [arrest|brawl|funeral|wedding|flight] of #owner#.',
    '[Lost|Pawned|Thrown away|Left] [on the stairs|at the baths|in a hurry|in a ditch], and [once|lately|until today] the [comfort|luggage|wealth|burden|dowry] of #owner#.',
    '[The weight|The sound|The smell|The sight] of [it|all this|these things] [gave away|betrayed|never left] #owner#.',
  ],
  missed: [
    '[It is all|Half of it is|The coat is|The purse is] [still|barely|strangely] [warm|wet|sticky], [and|but] [nobody|one dog|one person|a child] has [missed|reported|seen|smelled] it[| yet| today].',
    '#who.cap# will [miss|look for|deny|ask after] [one thing|the smallest|most of it|the dullest piece] before [dark|supper|the bells|closing time].',
    '[None|Half|Most|Little] of [it was|this was|that lot was] [bought|earned|a gift|come by honestly]: [a shopkeeper|the watch|somebody’s aunt|a priest] [knows it|wants it back|can prove it|is on the way].',
    'Every [pocket|fold|seam|lining] [smells|reeks] of [tar|lavender|smoke|wet dog|onions|camphor], and [so|by that] #who# was [known|found|avoided|remembered].',
    '[One piece|Something here|The best piece|One small thing] [is wanted|is described|turns up|is named] in [a poster|a will|a ballad|three letters|a sermon] [at the gate|on every door|read out today].',
    '[Show|Spend|Sell] [it|this], and [half the town|the wrong people|a cousin|somebody] will [think of|look for|ask after] #who#[| at once| that day].',
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
