import { list, type Story } from './story.ts'

/** Money owed, taken, lost and kept. */
export const moneyStories: readonly Story[] = [
  {
    name: 'debt',
    about: /\b(?:ow(?:e|es|ed|ing)|debts?|indebted|borrow\w*|loans?|creditors?|bankrupt|mortgag\w*)\b/,
    hints: /\b(?:moneylender|usurer|pawnbroker)\b/,
    others: list('moneylender, pawnbroker, banker, guild treasurer, wine merchant, ship broker'),
    happened: [
      '#owner.cap# owed #sum# to #other# and swore for #years# years to own [nothing|not a copper|an empty purse]. #it.cap# is what #who# [had|kept|hid] all the while.',
      '#owner.cap# borrowed #sum# from #other# for [a ship|a mill|a daughter’s wedding|a silver mine] in #town# that never [existed|opened|was built], and kept the [money|silver|lot].',
      '#owner.cap# [mortgaged|pledged|signed away] a [farm|shop|boat] at #town# to #other# for #sum#, said the [money|coin] had been [stolen|lost|drowned], and [sat|slept] on it.',
    ],
    trouble: [
      'The lent coin is marked: a [nick|dot|tiny cross] on each rim. [Money-changers|Innkeepers|Shopkeepers] in #town# are paid by #them# to [watch|look out|ask] for it.',
      'By law the debt goes with the money: whoever has #it# owes #them# #sum#, and a [judge|clerk|sheriff] in #town# [holds|has signed|will show] the paper.',
      '[Each|Every] [week|month] the debt to #them# [doubles|grows by #few# gp|grows a finger], and #other# counts [whoever holds|anyone near] the money as [surety|a partner|kin] of #who#.',
    ],
    claim: [
      '#agent.cap# collects for #them# and comes #soon# with #few# [bailiffs|hired toughs|dogs]. [Half of it|#sum.cap#|A third] settles the debt; if refused, #aShort# takes [horses|weapons|a hostage] instead.',
      '#other.cap# will [forgive|burn|sell] the debt for [#prize#|one favour|half of it], and sends #agent# to say so #soon#. Say no, and #aShort# [names|hires|brings] #few# [thief-takers|sellswords|witnesses].',
      '#agent.cap# also lent #who# [money|#sum#|a horse] and means to be [paid|there] before #them#: #soon#, with [a mule|two cousins]. [Shared with|Given half|Treated kindly], #aShort# can [stall|mislead|bribe] the other side.',
    ],
    mark: ['with #other.poss# pawn ticket tied on', 'pledged twice to #other#'],
    kept: [
      'a bill from #other# for #sum#, [crumpled|folded small|torn in two]',
      '#few# promises to pay #other# [“by Friday”|“next week”|“after the harvest”]',
    ],
  },
  {
    name: 'taxes',
    about: /\b(?:tax(?:es|ed)?|tithes?|tolls?|revenue|customs duty|tariffs?)\b/,
    hints: /\b(?:collector|exciseman|bailiff|customs|reeve|sheriff|steward|publican)\b/,
    others: list('treasurer, sheriff, steward, chancellor, royal auditor, governor'),
    happened: [
      '#owner.cap# gathered taxes about #town# for #other#, wrote down [half|two thirds|most] of them, and [kept|hid|salted away] the rest. The short [ledger|roll|account] is for #sum#.',
      '#owner.cap# took #sum# in taxes from #town# in one [hard|wet|hungry] [winter|spring|autumn], told #other# that [bandits|wolves|a flood] had it, and [slept|ate|smiled] badly ever after.',
      '#other.cap# [sent|ordered|drove] #owner# to #town# for [one tax|the salt tax|the window tax] too many; #who# [pocketed|skimmed|doctored] the last #sum# and [never reported|took the coast road|lived in fear].',
    ],
    trouble: [
      'It is #other.poss# by law, and half of #town# paid it. The [auditors|clerks|riders] of #them# are [counting|weighing|searching] [every purse|each cart|all travellers] on the road.',
      'The people of #town# know their own [coins|spoons|rings] when they see them, and they [hate|fear|curse] #who# enough to [stone|follow|rob] anybody who [spends|wears|shows] them.',
      'A [royal|sealed|second] ledger [goes|lies] with it and says who in #town# paid [nothing|short|in kisses]. #few.cap# [rich|loud] families would [burn|buy|kill for] it before #them# can [read|use] it.',
    ],
    claim: [
      '#agent.cap#, auditor to #them#, arrives #soon# with #few# riders and a list. Whoever [gives it up|owns up|hands it over] may keep [a tenth|#prize#|a twentieth]; whoever hides it [hangs|is branded|rows].',
      '#agent.cap# speaks for #town#, where [#few# farms|the mill|the school] [were sold|went under|stood empty] for those taxes, and asks #soon# for [half|all of it|the silver] back. #aShort# can only [beg|pray|shame]; the [crowd|mob|village] behind will [throw stones|bar the road|burn tents].',
      '#other.cap# has noticed, and [signs|seals] a warrant #soon#; #agent# [carries|serves|sells] it. A [bribe|name|good story] worth [#sum#|a tenth] makes it [blank|late|somebody else’s].',
    ],
    mark: ['taken from a house in #town# for unpaid tax', 'with the tax number of #town# painted on'],
    kept: [
      'a tax list of #town# with [two|three|four] sets of figures, [one|the lowest] for #other#',
      'a petition from #town# to #other#, [never delivered|unopened|used to wrap cheese]',
      'a [letter|threat] unsigned: “#town# [knows|counts|remembers] what it paid”',
    ],
  },
  {
    name: 'gambling',
    about: /\b(?:gambl\w*|wagers?|bets?|dice|cards|lottery|horse race|won at|jackpot)\b/,
    hints: /\b(?:cardsharp|bookmaker|croupier)\b/,
    others: list('gambling-house keeper, duke’s nephew, horse breeder, card-player, ship’s captain'),
    happened: [
      '#owner.cap# won it from #other# in [one night|a single game|nine hands] of [cards|dice|dominoes] in #town#, with [a marked pack|loaded bones|a mirror ring|an accomplice] that nobody [found|noticed|proved].',
      '#owner.cap# staked [a farm|an inn|a good name] against #sum# of #other.poss#, won, and left #town# by the [window|roof|back stair] before the [loser|losers|house] could [count|ask|object].',
      '#owner.cap# lost [house|horse|inheritance] to #other# at #town#, [pawned|sold|bet] #prize# that same [night|hour] and won [everything|the lot] back, [with interest|and a beating].',
    ],
    trouble: [
      'In #town# they know now that #who# cheated. Anybody who [spends|shows|wears] #prize# there is taken for the [partner|accomplice] and asked, at [knife point|sword point], for [#sum#|the trick|the rest].',
      'Part of the stake was never #other.poss# to lose: #prize# belongs to [a temple|the crown|a widow] in #town#, and is [sought|described] on [every door|a handbill|the church gate].',
      '#prize.cap# was [won|lost] at #few# tables by [cheats|fools] before it came to #who#, and each [loser|owner] still [dreams of|hunts|claims] it. In #town# a [bookmaker|barmaid] sells #few# of their [names|addresses].',
    ],
    claim: [
      '#other.cap# wants one more game: [double or nothing|all for all|one throw], #soon#, in #town#, on [neutral|holy] ground. #agent.cap# brings the [invitation|challenge] and the [dice|cards], and [crossbows|dogs] for a refusal.',
      '#agent.cap# held the cards that night, was promised [a third|a half|a quarter] by #who#, and follows the money. Paid, #aShort# [teaches|tells|sells] the trick; cheated, #aShort# tells #them# who has it.',
      '#agent.cap# [backed|staked|lent] #who# the first [coin|stake|#few# gp] and comes #soon# for [a half|the luck|the dice] of it. [Refused|Laughed at|Cheated], #aShort# bets #them# that you will not [reach #town#|live to spend it].',
    ],
    mark: ['won from #other# at cards', 'staked and lost by #other#'],
    kept: [
      'a pair of dice, [one|both] loaded, with #other.poss# [initials|crest]',
      'a card from #other.poss# pack with [a pinhole|a shaved edge|a bent corner]',
    ],
  },
  {
    name: 'forgery',
    about: /\b(?:forge[dr]\w*|forgery|forgeries|counterfeit\w*|fake[sd]?|false coin|fool.?s gold)\b/,
    others: list('master of the mint, goldsmith, banker, duke, money-changer'),
    happened: [
      '#owner.cap# struck false coin in [a cellar|a mill|a smokehouse] near #town#, [lead|tin|copper] under a thin skin, and changed it at #other.poss# [table|counting house] for what is here, which is [real|good|sound].',
      '#owner.cap# [copied|forged] #prize# for #other#, [gave|sold|sent] the copy back, and kept the [true one|original]. #them.cap# showed the [copy|false one] to [all #town#|the whole court] for #years# years.',
      '#owner.cap# passed [bad|light|clipped] coin at every [fair|market|toll] round #town# for #years# years, until #other# [bit|weighed|dropped] one, and [laughed|said nothing|asked for half].',
    ],
    trouble: [
      'The dies lie with it: [two|three] steel stamps, still sharp. Whoever is caught in #town# with one of them is boiled [in oil|alive|by law], and [sellers|witnesses] get #sum#.',
      '[One coin|A coin] in [five|six|ten] is false, and no eye can tell. [Scales|A good banker|A touchstone] in #town# will, and the [penalty|price] is a hand.',
      '#other.cap# has [painted|posted] the trick on every [counter|bridge] in #town#: [wax|vinegar|a dog] finds it. What here is [false|true] nobody [knew|noted] but #who#, and #few# [shopkeepers|tellers] will [test|ring] each piece.',
    ],
    claim: [
      '#agent.cap# was the engraver, and comes #soon# for the dies alone. Given them, #aShort# leaves [in peace|the silver|a fair bribe]; refused, #aShort# [tells|writes to] #them# at the mint.',
      '#other.cap# would rather pay #sum# than let #town# hear of it. #agent.cap# brings the offer #soon#, and #few# [masked|silent] men who [burn|search|wait] if it is [declined|raised|talked about].',
      '#agent.cap#, [thief-taker|mint officer] by trade, comes #soon# to [buy|test|seize] it all. [Sort it|Help|Confess], and the [good half|true coin] is yours; [bluff|run|argue], and #aShort# [whistles|chains] first.',
    ],
    mark: ['with a lead copy of itself in the same cloth', 'certified by #other#, wrongly'],
    kept: [
      '#few# blank discs of [tin|lead] and a [steel stamp|coin die] in a sock',
      'a signature of #other#, practised [forty|sixty|ninety] times',
    ],
  },
  {
    name: 'miser',
    about: /\b(?:misers?|miserly|stingy|penny.?pinch\w*|greedy|greed|life savings|savings|hoarded every|never spent)\b/,
    hints: /\b(?:rich|wealthy|beggar)\b/,
    others: list('niece, housekeeper, son, lodger, parish priest, sister'),
    happened: [
      '#owner.cap# lived on [bread and water|cabbage|other people’s candle ends] for #years# years and put every coin by. #other.cap# asked for #sum# [for medicine|for bread|in a bad winter] and was [shown the door|refused|laughed at].',
      '#owner.cap# begged in the streets of #town# and had [all this|the whole of it] at home. #other.cap# gave #who# [a coin|soup|a coat] every [week|Sunday] for #years# years.',
      '#owner.cap# [charged|billed|fined] #other# for [candles|soup|a coffin] on a deathbed in #town#, and was [rich|alone] ever after, with this [under|behind] the [bed|hearth].',
    ],
    trouble: [
      'It is in small lots: #few# dozen [jars|stockings|boxes], each noted in a book with [date|weight]. Whoever takes one sets off [a bell|a rat trap|a crossbow]; #who# trusted nobody.',
      'All #town# has heard of it by now and is [digging|lifting boards|sounding walls]. [Lodgers|Neighbours|Cousins] watch the road for anybody who [limps|carries] with a [heavy|clinking] sack.',
      '#who.cap# swore that [rats|thieves|the sea] should have it before #other#, and [soaked it in|set over it|mixed with it] [vitriol|a beam|rat poison]. [Wash|Prop|Sort] it well, or lose [a finger|the silver|a horse].',
    ],
    claim: [
      '#other.cap# nursed #who# [to the end|for years] on a promise of half, and comes #soon# with #agent#, a lawyer. Paid #sum#, both go home; cheated, they [sue|accuse|follow] all the way to #town#.',
      '#agent.cap# is raising money for the poor of #town#, whom #who# [starved|cheated|turned away], and asks #soon# for [a quarter|half]. A gift buys [beds|bread|friends] there for life; a refusal is [preached|sung|remembered].',
      '#agent.cap# did #who.poss# [washing|books|grave] for #years# years, unpaid, and comes #soon# with [the bill|a bucket|witnesses]: #sum#. Paid, #aShort# [shows|remembers] one more [hole|board]; unpaid, tells #them# everything.',
    ],
    mark: ['never once used', 'priced on the back in a tiny hand'],
    kept: [
      'a crust in paper, marked [“Tuesday”|“half”|“last week’s”]',
      'a notebook of every copper given to #other#: [two|three|four]',
    ],
  },
  {
    name: 'ransom',
    about: /\b(?:ransom\w*|kidnap\w*|hostages?|abduct\w*|captives?|prisoner of)\b/,
    others: list('baron, merchant, duchess, guildmaster, abbot, shipowner'),
    happened: [
      '#owner.cap# carried off #other.poss# [son|daughter|heir|twin girls] near #town# and asked #sum#. The ransom came; the [child|heir|captive] did not [go home|come back], and nobody [knows|has learned] why.',
      '#owner.cap# gathered this as ransom for #other#, taken by [raiders|slavers|pirates] #ago#. It fell [#sum#|a third|a tenth] short, and #who# [was robbed|died|despaired] on the way to #town#.',
      '#other.cap# [raised|begged|borrowed] #sum# in #town# for a [captive|sister|prince] whom #owner# had [let go|buried|married] a week before, and [took it|said nothing|wept] all the same.',
    ],
    trouble: [
      'The coins were counted by [a priest|a banker|the watch] in #town# and pricked with a needle. Whoever spends them is asked [in chains|at once|under oath] where #other.poss# [child|heir] is.',
      'The captive is still alive, [two days|a day|one valley] off, [guarded|watched] by #few# who have not heard how it ended, and will [wait|stay put|hold out] only until [new moon|Friday|the snow].',
      '[Whoever|Anybody who] [delivers|returns] the captive may keep the [money|ransom], says #other# in #town#; [whoever|anybody who] only has the money [hangs|is one of them]. It is [hard|not easy] to prove [which|otherwise].',
    ],
    claim: [
      '#agent.cap# rides for #them# and comes #soon#, not for the money: any [word|trace|sign] of the captive is worth all of it. Tell [lies|nothing], and #aShort# has the [right|men|temper] to [torture|hang].',
      '#agent.cap# kept the captive fed and was never paid. For #sum# #aShort# leads the way; without it #aShort# [sells|moves|kills] the captive #soon#.',
      'The [captive|heir], grown [fond of|used to] the road, [follows|visits] with #agent# #soon#: not to go home to #them#, but for [half|a third] and a [horse|new name]. [Betrayed|Turned in], both [scream|swear] it was you.',
    ],
    mark: ['given by #other# towards the ransom', 'with a child’s bite in it'],
    kept: [
      'half of a ransom note to #other#: “#sum.cap#, or [a finger|an ear] by [Sunday|Friday]”',
      'a lock of [red|fair|black] hair, tied for #other#',
    ],
  },
  {
    name: 'blackmail',
    about: /\b(?:blackmail\w*|brib\w*|extort\w*|hush money|corrupt\w*|protection money|secrets?)\b/,
    hints: /\b(?:judge|magistrate|mayor|politician|noble|courtier)\b/,
    others: list('judge, bishop, mayor, countess, captain of the watch, physician'),
    happened: [
      '#owner.cap# knew what #other# did in #town# #ago#, and was paid #sum# a [year|quarter] to forget it. #it.cap# is the silence of #years# years.',
      '#owner.cap# took bribes in #town# with both hands, and wrote down from whom. The largest came from #other#: #sum#, for [a verdict|a hanging|one blind eye].',
      '#other.cap# [wrote|signed|said] one thing [drunk|in anger|in love] at #town#, and #owner# [kept|copied|overheard] it. That was worth [a horse|#few# gp|a dinner] a [week|month], and then #it#.',
    ],
    trouble: [
      'The proof lies with it: [letters|a ledger|a signed confession] that would [hang|ruin] #them#. [Sold|Shown|Lost], it starts [a trial|a feud|a manhunt] in #town# within [the week|a month].',
      '#other.cap# has paid [the watch|each innkeeper|the gate guards] in #town# to search [strangers|all bags|every cart], and the first [letter|page] found means a [quiet|quick|very short] arrest.',
      '#few.cap# [envelopes|packets] say “[to be opened|to be printed|for the bishop] if I [die|do not return]”. Each is [someone|a name] in #town#, and #them# in the [thickest|smallest]; the [printer|postmaster] expects them by [Friday|noon].',
    ],
    claim: [
      '#agent.cap# comes #soon# on #other.poss# behalf, buys [letters|paper|ink and all] at #sum#, and [asks|wants] no coin back. But #aShort# must be sure nobody has [read|copied] them, and has #few# [knives|archers] outside.',
      '#agent.cap# was ruined by what #other# did, and begs for the proof, to [read|swear|nail up] in court #soon#. #aShort# has no money, but [half #town#|the weavers|every tenant] would be grateful.',
      '#agent.cap# [carried|copied] the letters for #who# and goes on with the [business|trade]: #soon#, politely, a [first|small] bill for you. [Pay|Threaten|Outbid] #aShort#, or sell #them# the [warning|originals].',
    ],
    mark: ['a bribe from #other#', 'with a folded letter of #other.poss# inside'],
    kept: [
      'a letter from #other# that says only [“Paid. Burn this.”|“Never again.”|“The usual place.”]',
      'a page of initials and sums, #other.poss# [ringed|underlined|last]',
    ],
  },
  {
    name: 'inheritance',
    about:
      /\b(?:inherit\w*|heirs?|heiress|wills?|bequest|bequeath\w*|legacy|legacies|testament|disinherit\w*|estate|last wishes)\b/,
    others: list('nephew, stepdaughter, younger brother, cousin, widow, natural son'),
    happened: [
      '#owner.cap# left it all to #other# in a will that [vanished|burned|was never read] the night of the [funeral|wake] in #town#. The [lawyer|doctor|housekeeper] swore there was nothing to [leave|find|share].',
      '#owner.cap# disinherited #other# over [a marriage|a card debt|one word] and [hid|buried|walled up] what would have been #sum# a year, so that nobody should have it.',
      '#owner.cap# [married|adopted|nursed] into a fortune at #town#, [outlived|buried|poisoned] the rest, and was [to share|asked to share] with #other#, who had [a child|bad lungs|the better claim].',
    ],
    trouble: [
      'The will lies on top. It leaves everything to #them#, on one condition: [marry|bury me|make peace] in #town# by [midsummer|new year|the feast]. Whoever [takes|spends] it before then robs an heir.',
      'There are #few# other heirs, all with lawyers, and each has a [watcher|cousin|dog] at the [gate|crossroads|bank] in #town#. Sell one [spoon|ring|cup], and [all|half] of them sue.',
      'There is a [clause|codicil|curse] in the will: [a quarrel|a lawsuit|a theft] over it gives all to [#other#|the cats|the church] of #town#. #few.cap# [cousins|nephews] are [quarrelling|listening] already.',
    ],
    claim: [
      '#other.cap# comes #soon# with #agent#, who can prove the claim. They will [share|give up a third|leave #prize#] without a quarrel; cheated, #aShort# has it [seized|sealed] by the court in #town#.',
      '#agent.cap# forged the second will and needs the first one gone: #sum# for it, #soon#, unread. If it goes to #them# instead, #aShort# sets fire to [the inn|the camp|whatever house holds it].',
      '#agent.cap# is [executor|godparent|nurse] to #other#, and comes #soon# with a [baby|dog|portrait] as proof. [A fair half|#prize.cap#|A signature] ends the [matter|claim]; [delay|a joke] brings #few# [aunts|lawyers].',
    ],
    mark: ['left by name to #other#', 'with a lawyer’s wax tag, number [seven|nine|twelve]'],
    kept: [
      'a torn half of a will that names #other#, [witnessed|signed|dated] in #town#',
      'a family ring too [small|large] for #other#, on a string',
    ],
  },
  {
    name: 'trust',
    about:
      /\b(?:deposit\w*|entrusted|safekeeping|embezzl\w*|swindl\w*|cheated|con man|con artist|charity|orphans?|fraud\w*)\b/,
    hints: /\b(?:banks?|banker|treasurer|bursar|merchant|trader|accountant)\b/,
    others: list('weavers’ guild, orphans’ hospital, widows’ fund, bridge company, burial club'),
    happened: [
      '#owner.cap# kept the money of #other# in #town#, [honestly|to the copper|faithfully] for #years# years; then #sum# and #who# were gone in [a night|the same hour].',
      '#owner.cap# sold shares to #other# in [a gold mine|a canal|a flying ship] beyond #town#, took #sum#, and [moved on|changed names|grew a beard]. The next town was [sold|promised] the same.',
      '#other.cap# [trusted|paid|voted for] #owner# because of [an honest face|a limp|good Latin], and found in #town# [one morning|after the holiday] only a [locked|swept] office and [a plant|one chair].',
    ],
    trouble: [
      'Each purse still has its owner’s name on a ticket. They are poor: #few# of the names are [sick|in debtors’ prison|begging] in #town#, and [word|gossip] travels.',
      'A reward of #sum# stands for #who#, with a [poor|good] likeness on every [inn|bridge|church] door round #town#. Whoever turns up rich is [questioned|followed|chained] first.',
      'The books [show|prove] that #few# [others|officers] of #them# took [more|twice as much]. In #town# they [sit|preach|judge], have #sum# for whoever [burns|forgets] the books, and [oil|a cell] for [whoever|anybody who] reads them.',
    ],
    claim: [
      '#agent.cap# lost everything with #them# and has followed #who# for #years# years. #aShort# arrives #soon#, [half starved|very calm], wants [#sum#|it all] carried back to #town#, and will [walk|fight|guard] beside whoever does it.',
      '#agent.cap# was #who.poss# partner, comes #soon# for [half|two thirds], and knows where the [second cache|real books] lie. Turned away, #aShort# [denounces|sells out] the finders to #them#.',
      '#agent.cap# was [promised|elected] to bring it home, comes #soon# on [foot|a donkey], and has #few# [letters|drawings] from those who [lost|saved]. A [tenth|gift|coin each] is [sung about|remembered] in #town#; so is a refusal.',
    ],
    mark: ['entrusted by #other# for a year', 'with #other.poss# number stamped on'],
    kept: [
      'a share certificate for #other#, [number nine|handsomely printed|in three colours]',
      'a bank book of #other#, [emptied|closed] #ago#',
    ],
  },
  {
    name: 'smuggling',
    about: /\b(?:smuggl\w*|contraband|bootleg\w*|black market|run past the customs)\b/,
    others: list('customs officer, harbour master, rival gang, river police, salt monopoly'),
    happened: [
      '#owner.cap# ran [brandy|salt|silk|tea] into #town# for #years# years under #other.poss# nose, and put the profit by. The last [boat|cargo|run] was [betrayed|burned|lost], and with it #few# [friends|men].',
      '#owner.cap# paid #other# #sum# a month to look the other way at #town#. Then somebody paid [more|double], and #who# had an hour to hide this and [go|run|swim].',
      '#owner.cap# and #other# [shared|ran|fought over] one [beach|tunnel|barn] by #town#, until a [keg|body|light] was found [too many|too early], and the [profit|cash] had to [vanish|sleep] here.',
    ],
    trouble: [
      'None of the goods have paid duty: in #town# each [bale|cask|box] without a [stamp|seal] costs its bearer [the lot|a year|#sum#]. #other.cap# will search [carts|boats|women too].',
      'The gang’s signal still works: a [green|red|blue] lamp at [the point|the weir|the mill]. Somebody lit it [last night|on Sunday], and a [boat|wagon] is coming for the [goods|lot].',
      'A [tunnel|hidden stair|sunk rope] leads from here to [an inn|a vicarage|the customs house] in #town#, whose [host|owner] has [bricked|salted] it against #them# and thinks every [knock|footstep] a [raid|ghost].',
    ],
    claim: [
      '#agent.cap# leads what is left of the gang and comes #soon#, by night, with #few# oars. #aShort# shares fairly with anybody who [keeps quiet|carries|can fight], and [drowns|sinks] those who talk to #them#.',
      '#other.cap# will come #soon# with #agent# and #few# [cutlasses|crossbows]. A [third|half], handed over smiling, makes it legal, receipt and all; [a lie|running|a fight] makes it piracy.',
      '#agent.cap# [ordered|paid for] the last [cargo|run], #sum# in advance, and comes #soon# for [it|goods|#prize#]. [Delivered|Split|Explained], it makes a [customer|friend] in #town#; else #aShort# [informs|burns boats].',
    ],
    mark: ['with no customs stamp', 'under a false label from #town#'],
    kept: [
      'a tide table for #town# with #few# nights ringed',
      'a bribe list: #other#, [weekly|monthly], [fish|brandy|coin]',
    ],
  },
]
