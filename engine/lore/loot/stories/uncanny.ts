import { list, type Story } from './story.ts'

/** Curses, the dead, bargains and gods. */
export const uncannyStories: readonly Story[] = [
  {
    name: 'curse',
    about:
      /\b(?:curse[ds]?|cursing|hex\w*|jinx\w*|unlucky|doomed|bewitched|damned|evil eye|turning into|turned into)\b/,
    others: list('dying witch, bishop, beggar woman, hanged man’s mother, blind priest'),
    happened: [
      '#owner.cap# refused #other# [a coin|bread|a bed] in #town#, was cursed on the step, and from that day could neither [spend|lose|give away] it.',
      '#owner.cap# took #prize# from #other# and was told to [keep it, then|have joy of it]. The [cattle|teeth|children] went first, then the [luck|sleep].',
      '#other.cap# [sold|gave|lent] #prize# to #owner# at #town# for a [smile|copper], and [ran|laughed|slept] well that night. Within #few# [days|weeks] there was no [mirror|dog|friend] left in the house.',
    ],
    trouble: [
      'The curse comes with #prize#: whoever owns it [loses a tooth|ages a week|forgets a name] each night, and it is [back|in the bag again] by morning if [thrown|sold|given] away.',
      'It ends when #prize# goes back to #them# in #town# with [an apology|#sum#] and nothing [missing|spent]. Until then [milk sours|dogs howl|dice fail] wherever it lies.',
      '[Each|Every] owner since #other# [died|dried up|turned] at the same [age|hour|stair], and #who# wrote down how: [teeth|sleep|shadow] first. [Silver|Laughter|Running water] slows it, says a [barber|hag] in #town#.',
    ],
    claim: [
      '#agent.cap# can feel it from far off, arrives #soon#, and offers to take #prize# for [nothing|#sum#]. It would not lift the curse: #aShort# means to [sell|plant] it on a rival in #town#.',
      '#other.cap# is sorry now and comes #soon# to unsay it, but too weak to [climb|walk] alone; #agent#, who inherits, would rather it [stayed|killed somebody].',
      '#agent.cap#, [cursed|touched] by it as a child, comes #soon# on [crutches|all fours] to [break|beg for] #prize#. It takes [two|a hammer|#other.poss# name] to do it; [mockery|delay] [passes|doubles] the thing on.',
    ],
    mark: ['always cold, and tied with red thread by #other#', 'with a curse scratched in #other.poss# hand'],
    kept: [
      'a charm against #other#, [cracked|scorched|chewed]',
      'salt, a nail and a lock of [grey|white] hair in a twist',
    ],
  },
  {
    name: 'haunting',
    about:
      /\b(?:ghosts?|haunt\w*|spectres?|specters?|spirits?|phantoms?|poltergeists?|wraiths?|banshees?|restless|s[ée]ance)\b/,
    others: list('drowned bride, murdered clerk, dead child, hanged ostler, old housekeeper'),
    happened: [
      '#owner.cap# [was visited by|met|could see] the ghost of #other# each night at [two|three|the same bell], and it wanted [one thing|a single thing|one piece] [out of|among] all this. #who.cap# never [asked|learned] which.',
      '#owner.cap# came by it when #other# died at #town#, and #them.poss# ghost came with it.',
      '#other.cap# [bled|prayed|waited] to death behind a [door|wall] in #town# while #owner# [counted|slept|danced], and has [knocked|whispered] ever since.',
    ],
    trouble: [
      'The ghost of #them# counts it [each night|at midnight|aloud]. If anything is missing it [screams|weeps|follows]; if something is added, it is [puzzled|quiet] till [dawn|the next night].',
      'Doors [lock|slam], lamps turn [blue|low] and names are called, until #prize# lies on a [certain|nameless] grave in #town#. Only one old [sexton|aunt] knows which.',
      'It [is|grows] cold, and [breath|writing|a child’s hand] shows on #prize#: each night one more [word|finger]. #few.cap# nights make a [name|street] in #town#. [Answered|Written back to], #them# [weeps|points].',
    ],
    claim: [
      '#agent.cap#, who hears the dead, arrives #soon# with a message from #them#: take everything but #prize#. For [#sum#|supper] #aShort# will stay the night and [ask|bargain].',
      '#agent.cap# made a ghost of #them# and dreads #prize#, which shows how. #aShort# comes #soon#, pale, with #sum# and [a shovel|holy water], and [cries|kills] easily.',
      '#agent.cap#, [sexton|medium|sceptic] of #town#, comes #soon# with [salt|a bell|instruments] and #few# [pupils|drunks]. If #prize# stays [shut|still], #aShort# [pays #sum#|apologises]; if not, somebody must say what #other# [wants|lost].',
    ],
    mark: ['with a cold thumb-print of #other# that wipes away and returns', 'warm only when #other# is named'],
    kept: [
      'a diary of #few# nights: “#other.cap# again. [Two|Three] o’clock.”',
      'a drawing of #other#, who [has turned round|has moved nearer] since',
    ],
  },
  {
    name: 'undead',
    theme: 'crypt',
    figures: list('lich, vampire count, barrow wight, death knight, ghoul king, undying abbot, necromancer'),
    about:
      /\b(?:lich(?:es)?|vampires?|undead|necromanc\w*|zombies?|death knight|immortal\w*|undying|revenants?|wights?|ghouls?)\b/,
    others: list('vampire hunter, former apprentice, undertaker, village priest, living heir'),
    happened: [
      '#owner.cap# has been dead for [three hundred|ninety|two hundred] years, remembers what each piece cost, and was driven from #town# by #other# [before the sun was up|in one night].',
      '#owner.cap# gave up [breath|sleep|the sun] to go on keeping it. #other.cap# served #who# #years# years, and left with the [one key|true name].',
      '#other.cap# [stole|hid|swallowed] #who.poss# [heart|crown|coffin key] at #town#. #owner.cap# has [offered|added] a piece to #it# each [year|grave] for its return.',
    ],
    trouble: [
      '#who.cap# will not stay dead: [ten|nine|seven] days after the end the [ash|dust|bones] will stir, and #prize# holds what #who# comes back to. Carry it, and #who# comes back there.',
      'Everything is [counted|named|listed] and #who# feels each loss like a [tooth|finger]. What leaves is followed to #town# by [bats|rats|pale servants], and after #few# nights by #who#.',
      '[Nothing|No bird|No moss] lives within #few# [paces|fields], and [horses|torches] balk. By night #prize# [shows|calls] the way to #few# more [beds|graves] near #town#, all [tidy|warm|expecting].',
    ],
    claim: [
      '#other.cap# has hunted #who# for #years# years and comes #soon# with #agent#, [stakes|salt] and a cart. They want #prize# destroyed at [noon|a forge|a crossroads], and will fight those who [sell|keep] it.',
      '#agent.cap#, a servant with [grey|very clean] hands, arrives #soon# after dark to ask for it back. #aShort# is [polite|sad], offers #sum# and [long life|a title], and has #few# more outside.',
      '#few.cap# [widows|monks|hunters] of #town# with #agent# come #soon# at [noon|sunrise] to [burn|bless|nail down] it all. [Join|Lend an arm|Pay for oil], and half is [cooled|washed] for you; [stop|rob] them, and night falls.',
    ],
    mark: ['with a little grave earth in every crease', 'that #who# has wound, polished or worn for a century'],
    kept: [
      'an invitation in, unsigned, to a house in #town#',
      'a list of the living: #few# names, [most|two] crossed out, #other.poss# last',
    ],
  },
  {
    name: 'bargain',
    about:
      /\b(?:devils?|demons?|fiends?|infernal|souls?|pacts?|bargain\w*|warlocks?|tieflings?|archfey|genies?|djinn\w*|efreet\w*|wish(?:es)?)\b/,
    others: list('smiling devil, crossroads fiend, lawyer from below, bottled djinni, hungry spirit'),
    happened: [
      '#owner.cap# had it from #other# for a soul, payable in #years# years. They were up [on a Tuesday|last night|at supper].',
      '#owner.cap# [outwitted|cheated|short-changed] #other# at the crossroads of #town#, by a [full stop|comma|date], and was paid all this in one heap.',
      '#other.cap# [offered|read|folded] the paper, #owner# [signed|pricked a thumb|asked for time], and [next day|by evening] all #town# [took off its hat|owed rent].',
    ],
    trouble: [
      'The contract is under it: whoever spends [a coin|any of it] takes on the debt, and [signs|agrees] by doing so. There is a way out in clause [nine|twelve|forty], if somebody [reads|can read] it.',
      'Each coin buys what it is asked to and takes something else: a [memory|smell|year|name]. #other.cap# keeps the [change|account], and by [the tenth|#sum#] the spender is owned.',
      '[Mirrors|Fires|Babies] near it [laugh|show] #other#, and each [kindness|lie|gift] by whoever owns it [adds|costs] a [coin|day]. #few.cap# heaps in #town# [grew|sank] so; [none|one] of the owners [cast a shadow|slept].',
    ],
    claim: [
      '#agent.cap#, clerk to #them#, appears #soon# in a smell of [matches|hot ink] with a receipt book. #aShort# takes coin, [three years|a shadow|one friendship] or #who.poss# soul, found and delivered.',
      '#agent.cap# sold the same soul twice and needs #prize# #soon# to buy it back. Help, and #aShort# shows the [loophole|clause]; refuse, and #them# will hear [your names|a lie].',
      '#other.cap# calls #soon# as a [guest|tinker|bride] with #agent# to [hold the ink|drive], and offers more: [luck|a kingdom|youth] for #prize# and [one letter of a name|a song]. [No|Salt|A joke], said #few# times, [is|counts as] an answer.',
    ],
    mark: ['with hoof-prints in the gilding', 'signed for, in brown ink, by #who#'],
    kept: [
      'a contract with #other#, term [#years# years|up today], in very small print',
      'a coin that is always [warm|back in the pocket]',
    ],
  },
  {
    name: 'prophecy',
    about:
      /\b(?:prophec\w*|prophes\w*|prophets?|fortune.?tell\w*|seers?|oracles?|omens?|destin\w*|fated?|chosen one|foretold|dreams?|visions?)\b/,
    others: list('blind oracle, star-reader, hill seer, court astrologer, dreaming nun'),
    happened: [
      '#owner.cap# was told by #other# that it would buy #town# its [life|freedom|king] in the year of [two moons|the long frost], and hid it for that. It is this year.',
      '#owner.cap# paid #other# #sum# for a prophecy and did everything to [escape|cheat] it. It said that #it# would be found by [strangers|you], in this [order|weather].',
      '#other.cap# [dreamed of|drew] #owner# on this very heap #years# years before it [lay|was] here, and told all #town#. #who.cap# [laughed|moved away], and it came true.',
    ],
    trouble: [
      'The prophecy lies with it, and the next line is about [whoever opens it|the tallest of you|one with a scar]: a gift in #town#, [a fall|a betrayal], then a [crown|rope]. The last line is [torn|blotted].',
      '#few# of the pieces match things in the prophecy, and each one moved makes the next line true: first [rain|bells], then [birds|a fire] in #town#, then #them#.',
      '[Children|Birds|Ravens] in #town# [chant|peck] the verse already: #few# [strangers|fools], one [lid|lie], then [#prize#|the bell]. At each [line|step] somebody [bars|opens] a door; #other# has [stopped|begun] eating.',
    ],
    claim: [
      '#other.cap# arrives #soon#, unsurprised, greets everybody by name, and wants #prize# [broken|in the river] before [dark|Friday]. #agent# leads the way and [carries|dug] #few# graves, in case.',
      '#agent.cap# believes to be the one foretold, comes #soon# with #few# followers, and expects it all [handed over|on a cushion]. Told no, #aShort# is [hurt|relieved], the followers are not.',
      '#agent.cap# arrives #soon#, sent by #few# [kings|pretenders|mothers] with one question: what does it say of [them|their sons]? The [torn|last] line is worth #sum#; bad news is worth a [cell|beating] in #town#.',
    ],
    mark: ['drawn by #other# long before it was made', 'with tomorrow’s date'],
    kept: [
      'a prophecy by #other# in which your [boots|names|horses] are mentioned',
      'a star chart of #town# with one [star|house] too many',
    ],
  },
  {
    name: 'offerings',
    theme: 'temple',
    about:
      /\b(?:temples?|shrines?|offerings?|altars?|sacred|holy|gods?|goddess|cult\w*|sacrific\w*|priests?|priestess|church|relics?|saints?|abbot|abbess|monks?|nuns?|monastery|cathedral|pilgrim\w*)\b/,
    others: list('high priestess, bishop, cult leader, relic-keeper, pilgrims’ guild, old god'),
    happened: [
      '#owner.cap# kept the offerings of #town# for #other#, and sold the [gilt|best|wax] to pilgrims a second time. The [god|saint] was the last to notice.',
      '#owner.cap# saved it from the altar at #town# when #other# came to [break|melt|pawn] everything, and died without [telling|confessing] where.',
      '#owner.cap# [prayed|sweated|stole] among the pilgrims of #town# for #years# years, [one coin|a candle|one ring] at a time, in #other.poss# [name|sight].',
    ],
    trouble: [
      'It was given to a god, and is still [watched|wanted]. Spend any without a [prayer|tithe] in #town#, and [bells|milk|candles] turn: every [priest|dog] there looks round.',
      '#prize.cap# is holy, truly: it [heals|burns|weeps] when [touched|a lie is told]. #few# pilgrims follow it already, singing, and tell all #town#.',
      '[Incense|A hymn|Bees] [rises|comes] from it at [dawn|prayer], and the [sick|lame|guilty] of #town# [crawl|flock] after. [Heal|Turn away] #few#, and a thousand come; #other# [forbids|sells tickets for] the sight of it.',
    ],
    claim: [
      '#agent.cap# comes #soon# for #them# with #few# [novices|masked brothers]. Brought to the altar, half is [blessed|given back]; kept, its keeper is [shut out|named] in every temple, or fed to something.',
      '#agent.cap#, relic dealer, offers #sum# for #prize#, #soon#, and has #few# copies ready. #other.cap# would [never know|excommunicate all of you], and #aShort# always [sells|tells] twice.',
      '#agent.cap# [lost|doubts|guards] the faith, comes #soon# from #other#, and asks that #prize# [be asked|choose]: [lay|float|burn] it, and see. [Right|Honest], it [pays|frees] you; [rigged|refused], #town# [rings|locks] its [bells|gates].',
    ],
    mark: ['given to the altar at #town#', 'with candle wax and a prayer to #other# on it'],
    kept: [
      'an indulgence from #other# for [theft|one murder|lying], unused',
      'a saint’s [toe|button] with a price in #town#',
    ],
  },
  {
    name: 'forbidden magic',
    theme: 'arcane',
    about:
      /\b(?:spells?|experiments?|alchem\w*|golems?|constructs?|laborator\w*|enchant\w*|artificers?|inventors?|time.?travel\w*|portals?|forbidden)\b/,
    hints: /\b(?:wizards?|mages?|sorcer\w*|arcane|magic\w*)\b/,
    others: list('academy dean, inquisitor, escaped golem, apprentice, rival wizard'),
    happened: [
      '#owner.cap# was paid #sum# by #other# for a spell that did what was asked, and then [went on|did it again] until #town# was [asleep|upside down|cabbages].',
      '#owner.cap# sold off [the academy|a library|nine instruments] piece by piece to go on with one experiment. #other.cap# forbade it; it [worked|got out] on the last try.',
      '#other.cap# [failed|expelled|envied] #owner# at #town# over one [diagram|footnote|explosion], and never [saw|understood] the second, which paid for [all|most] of this.',
    ],
    trouble: [
      'The experiment is among it, in #prize#: [opened|wound|lit|spoken to], it does to a [room|street] what it did to #town#. The notes say how to stop it, in [mirror|#who.poss#] writing.',
      'Every piece was [paid|used] in a spell and keeps a little: [sparks|hiccups|small rain|truthful speech] for whoever carries more than #few#. It draws [imps|golems|inspectors] too.',
      '[Doors|Mirrors|Cupboards] near it [open|lead] on #few# wrong rooms in #town#, one with [teeth|students|#other#] in it. [Chalk|A cat|Counting backwards] shows which; [haste|greed] shows the [others|ceiling].',
    ],
    claim: [
      '#agent.cap#, from the academy at #town#, arrives #soon# with gloves and a warrant, seals #prize# in lead, and pays [a finder’s fee|#sum#] for the [notes|silence]. Fighting brings the [dean|whole faculty].',
      '#other.cap# comes #soon#, [scorched|ageless|in two places], for the notes only: one more try. #agent# hints, in tears, that they be [burnt|altered] first.',
      '#few.cap# [students|golems|debtors] of #who# arrive #soon# behind #agent#, [out of|in search of] a [master|spell|grade]. [Teach|Feed|Release] them, and they [carry|guard]; [lie|order], and they [recite|repeat] what #who# did to #town#.',
    ],
    mark: ['with a label: “do not [wind|feed|name]”', 'altered by #who#, and not back'],
    kept: [
      'a to-do list: [“feed it”|“never again”|“tell #town#?”]',
      'a fine from the academy, unpaid, for [rain|a cow|noise]',
    ],
  },
  {
    name: 'fey',
    theme: 'wild',
    figures: list('charcoal burner, fiddler, midwife, beekeeper, shepherd, changeling, hedge witch, goose girl'),
    about: /\b(?:fey|fairy|fairies|faerie|pixies?|sprites?|satyrs?|dryads?|unicorns?|leprechauns?)\b/,
    hints: /\b(?:elf|elves|elven|elvish|hags?|witch(?:es)?|coven|druids?|forest|wood|mushroom|swamp|bog)\b/,
    others: list('queen of the hill, hag of the ford, moth prince, oak lord, toad bride'),
    happened: [
      '#owner.cap# danced one night with #other# on the hill above #town#, and woke #years# years later with [this|all this] and [grey hair|no shadow].',
      '#owner.cap# bought from #other# [a voice|beauty|a harvest], and paid with a [first-born|name|heart]. What is here was the change.',
      '#other.cap# [danced|wept|was rude] at #owner.poss# door in #town#, asked for [milk|a shoe|shelter], and left #it# in the [churn|boot|cradle].',
    ],
    trouble: [
      'Half is fairy gold: at [sunrise|cockcrow|the first lie] it turns to [leaves|acorns|snails], in [the purse|the buyer’s till] too. [Iron|Salt|Honest thanks] shows which half.',
      'It must not be thanked for, counted [aloud|twice] or carried past [running water|a church] by anybody from #town#; each slip costs a [year|name|song], collected by #them#.',
      '[Toadstools|Hares|Children] in a ring [watch|guess] from #town#; whoever [speaks|eats|lies] inside with gold in hand must [dance|stay] for #few# [songs|summers]. #other.cap# [fiddles|keeps time].',
    ],
    claim: [
      '#other.cap# comes #soon# with #agent# for a herald, charming, to take back what was lent: the gold, or [a voice|one laugh|the youngest]. A riddle or a [better|fair] bargain is a lawful answer; iron is war.',
      '#agent.cap# sold a [name|shadow] for #prize#, wants it back, and comes #soon# from #town#. #aShort# knows the one rule that #them# must keep, and tells it for [help|half].',
      '#few.cap# [moths|hounds|ladies] [announce|precede] #agent# #soon#, mortal once, with an [offer|errand] from #them#: #prize# for a [wish|winter] well paid. [Courtesy|A gift] is [law|armour]; [bargaining|hurry] ends under the hill by #town#.',
    ],
    mark: ['light as a leaf at night', 'with #other.poss# thistle mark, visible only sideways'],
    kept: [
      'an acorn that was [a crown|#sum#] until this morning',
      'a bargain with #other#, on birch bark, [signed|bitten]',
    ],
  },
]
