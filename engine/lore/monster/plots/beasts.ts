import { asking, list, type Plot, phrase } from './plot.ts'

/** Stories of beasts that people have made trouble with. */
export const beasts = {
  swallowed: {
    suits: ['animal'],
    asked: asking(`(?:swallowed|swallows|gulped down)\\s+(?!whole)${phrase('goods')}`, 'swallow\\w*'),
    goods: list(
      'the town seal, a bride’s ring, the tax chest key, a bishop’s crozier, the treaty, a magic lamp, the mayor’s will, the tollhouse strongbox, a saint’s finger, the heir’s cradle, the winning ticket, the pilot’s chart, a golden bell, the queen’s letter, the guild’s charter, a murder weapon',
    ),
    goodsAs: 'the',
    brief: [
      'has swallowed #goods#, [and|so] all of #town# is after it',
      '[ate|swallowed] #goods# with #vv#, and #rr# [wants|needs] it opened first',
    ],
    wants: ['To [digest|sleep off] #goods#', 'Peace: #goods# [lies heavy|hurts]', '[Another|One more] meal like #vv#'],
    why: [
      'It swallowed #goods# at #Spot#, [choked on that|grew sluggish], and [crawled|dragged itself] to #lair#.',
      '#vv# [carried|was guarding] #goods# past #Spot#. It took [both|the two], and [sleeps it off|lies] in #lair#.',
      '#rr# [threw|fed] it #goods# to be rid of that, and it [liked the taste|came back for more].',
    ],
    trouble: [
      'On #day# it swallowed #vv# [whole|at a gulp], and #goods# [with them|too].',
      '#vv# [climbed|reached] into its jaws for #goods#, [on a bet|for love], and [stayed there|never came out].',
      'It [robbed|relieved] #people# of #loss#, then [ate|had] #vv#, who [held|wore] #goods#.',
    ],
    turn: [
      '#rr# [needs|wants] #goods# to stay [lost|where it is], and hires [others|archers] to spoil the hunt.',
      'It will [pass|bring up] #goods# by itself in #num# days; #cc# cannot wait [that long|so long].',
      '[What it swallowed|The thing inside] is a [copy|forgery]: #rr# has the true one.',
    ],
    other: [
      '#rr# pays #sum# for #goods#, [uncleaned|unopened], and asks [nothing|no questions] of whoever cuts it out.',
      '#ww# [swears|believes] that #vv# is alive in there: a [knife|lamp] went down as well.',
      '#ww# would [wait|purge it] with #num# [barrels of oil|sacks of salt], and needs [hands|muscle].',
      '[Each finder|Whoever finds it] may keep #goods#, by [old law|custom]; #cc# [disputes|denies] that with #num# spears.',
    ],
    picks: [
      'It [tries to swallow|gulps at] #target#, [smallest first|if small enough].',
      'It [shields|guards] its [belly|gut], and [bites at|snaps at] #target#.',
    ],
    ends: [
      '[vomits|coughs up] part of its meal #hurt#, and [crawls|slides] to #Spot#',
      'rolls [up|away] #hurt#, belly [down|under]',
      'swallows one of them and [makes off|leaves]',
    ],
    bargain: [
      '[Mustard|Soap] and #num# [buckets|kegs] of oil bring #goods# up, with nobody [cut|hurt].',
      'Feed it [well|fat pork] for #num# days at #Spot#, and [wait|hold a sieve].',
      'It gives up #goods# [sooner|willingly] if [turned over|tickled], says #ww#.',
    ],
    known: [
      'It [rattles|clanks] when it walks: that is #goods#.',
      '#ww# [saw|watched] it swallow #goods# at #Spot#.',
      'It [sleeps|lies] on its back since #day#, [groaning|swollen].',
    ],
    sign: ['Droppings at #Spot#, [raked|sifted] by many hands', 'A [boot|hat] that was swallowed, [by|near] #Spot2#'],
    find: [
      '[Everything|All] it swallowed this year, and #goods# [not among it|is not here]',
      'A [ladle|sieve], [left|dropped] by other seekers',
    ],
  },
  imprinted: {
    suits: ['animal'],
    asked: asking(
      'follows (?:it|him|her|them|people|a \\w+) (?:home|around|everywhere)',
      'imprint\\w*',
      'thinks (?:it is|that it is) (?:human|a \\w+)',
    ),
    goods: list(
      'red hat, wooden leg, blue cloak, whistle, handcart, silver braid, limp, cough, green coat, straw hat, fiddle, lantern, basket, bald head',
    ),
    goodsAs: 'bare',
    brief: [
      'takes #ww# for its [mother|parent], and [kills|harms] whoever comes near',
      '[follows|trails] #ww# everywhere, and has [grown too big|begun to kill]',
    ],
    wants: ['#ww#, whom it [takes for|thinks] its mother', 'To be [near|beside] #ww#'],
    why: [
      'It hatched before #ww#, and [saw|noticed] the #goods# first. It [lives|sleeps] in #lair#, [downwind|in sight] of the house.',
      '#ww# [fed|warmed] it by hand [until|till] #rr# [forbade that|drove it off]; it went no further than #lair#.',
    ],
    trouble: [
      '#vv# [quarrelled with|raised a hand to] #ww# on #day#, and it [tore|broke] #vv# to pieces.',
      'It [brings|carries] #ww# presents: #loss#, and on #day# #vv#.',
      '#vv# wore a #goods# like that of #ww#. It [followed|fetched] #vv# to #lair#, and [would not|never] let go.',
    ],
    turn: [
      '#ww# [loves|pities] it, and [lies|swears] to everybody that it is [dead|gone].',
      '#rr# has [stolen|bought] such a #goods#, and uses it to [lead|steer] it.',
      '#cc# means to [hang|banish] #ww# for it, [proof or no|after the feast].',
    ],
    other: [
      '#ww# must [leave|flee] #town# by night, and asks for [company|guards]: it will follow.',
      '#rr# pays #sum# for it, [tame|unharmed], with the #goods# that it [obeys|knows].',
      '#ww# is [dying|very ill]. What it will do [then|after that], #cc# would [rather not see|like to prevent].',
      '#vv# has the #goods# and is [stuck|trapped] up a tree at #Spot#, [with it below|guarded].',
    ],
    picks: [
      'It [hurts|attacks] nobody with a #goods#; [others|the rest], and #target# first, it drives off.',
      'It stands over #ww#, if [they are|that one is] there, and [snaps at|strikes] #target#.',
    ],
    ends: [
      '[runs|hurries] to #ww# #hurt#, wherever [they are|that is]',
      'stops when it [sees|hears] the #goods#',
      '[lies down|whines] if #ww# is [angry|stern] with it',
    ],
    bargain: [
      'With #ww# to [walk ahead|lead it] to #Spot2#, it [settles|stays] there.',
      'Anyone with that #goods# can [lead|order] it.',
      'It would take [another|a second] mother: [feed|warm] it #num# nights.',
    ],
    known: [
      'It [waits|sits] each #day# where #ww# [passes|works].',
      'All it [attacked|killed] had [touched|shouted at] #ww#.',
      'It knows #ww# by the #goods#.',
    ],
    sign: [
      '[Dead|Half-dead] rabbits at the door of #ww#',
      '[Large|Deep] prints behind small ones, from #Spot# to #Spot2#',
    ],
    find: ['An old #goods#, [torn|worn] by love', 'A [nest|bed] of [things|clothes] that [smell|are] of #ww#'],
  },
  undermines: {
    suits: ['animal'],
    asked: asking(
      'burrow\\w*',
      'tunnels?',
      'digs?',
      'undermin\\w+',
      'under the (?:town|city|streets|village)',
      'sinkholes?',
    ),
    goods: list(
      'market hall, church tower, granary, town wall, gaol, bridge pier, mint, old bathhouse, watchtower, almshouse, brewery, theatre, armoury, schoolhouse, dyke, reservoir',
    ),
    goodsAs: 'bare',
    brief: [
      'digs under the #goods# of #town#, which [leans|sinks] a little more each day',
      'has [dug out|hollowed] the ground below the #goods#',
    ],
    wants: ['[Soft ground|Room to dig] below the #goods#', 'To [enlarge|finish] its burrow [below|under] the #goods#'],
    why: [
      'The [soil|ground] by the #goods# is warm from #rr.poss# [ovens|drains|boilers]; it came [up|over] from #lair#.',
      'From #lair# its [tunnels|diggings] [run|go] as far as the #goods#: #rr# sold the [stone|props] that [stopped|kept out] it.',
    ],
    trouble: [
      'The floor of the #goods# [fell in|gave way] on #day#, with #vv# on it.',
      'A [hole|pit] opened at #Spot#: #loss# went down, and #vv#, who [looked in|ran to help].',
      '#vv# was [lowered|sent] into the hole by the #goods#, on a rope. The rope [came up|was bitten through].',
    ],
    turn: [
      '#rr# [built|repaired] the #goods# with [sand|rubbish], and is glad of [a beast to blame|the excuse].',
      'Its tunnels [lead|open] into the [vault|strongroom] of #cc#; #rr# [uses|found] them.',
      'If it is [killed|stopped] in there, the #goods# comes down [at once|with it].',
    ],
    other: [
      '#ww# is a [mason|miner] and says that the #goods# has #num# days, [unless|if not] [propped|filled in].',
      '#rr# pays #sum# to go in and [fetch|find] what [sank|fell] with the #goods#.',
      '#vv# [knocks|calls] from below the #goods# still, says #ww#; [nobody|no one] else hears.',
      'It has dug up #thing.a# [and bones|in a coffin] at #Spot2#, that #cc# wants [back|reburied] quietly.',
    ],
    picks: [
      'It comes up [under|beside] #target#, [by footfall|feeling steps].',
      'Whoever [stamps|runs] it [hears|feels] first; then #target#.',
    ],
    ends: [
      'digs [down|in] #hurt#, and the hole [closes|caves in]',
      'drags #target# [below|into the earth] and is gone',
      'brings down the roof #hurt#, [and flees|fleeing] to #Spot#',
    ],
    bargain: [
      '[Water|Smoke] in its holes at #Spot2# drives it off, [away from|and spares] the #goods#.',
      'It follows [vibration|drumming]: #num# drums lead it past #Spot#.',
      'Give it [softer|sandy] ground beyond #Spot2#.',
    ],
    known: [
      'It cannot [dig|get] through [clinker|granite], says #ww#: of that the old wall was.',
      'It is [blind|dim-sighted], and [hears|feels] steps at #num# paces.',
      'All its tunnels [meet|join] in #lair#.',
    ],
    sign: ['Cracks in walls from #Spot# to the #goods#', 'A [ridge|line] of raised earth at #Spot2#'],
    find: ['[Cellar goods|Coins and spoons] that fell through', 'A [foundation|corner] stone of the #goods#'],
  },
  sold: {
    suits: ['animal'],
    asked: asking(
      '(?:sold|bought) (?:as|at|by)',
      'exotic',
      'smuggled',
      'breeders?',
      'pupp(?:y|ies)',
      'flushed',
      'outgrew',
    ),
    goods: list(
      'lapdog, ratting cat, garden pet, talking bird, birthday present, charm against moths, watchdog, carp, pony, lucky beetle, child’s pet, ornamental fish, draught ox, good-luck toad',
    ),
    goodsAs: 'bare',
    brief: [
      'was sold to #cc# as a #goods#, and [grew|kept growing]',
      '[outgrew|broke out of] the house of #cc#, where it was a #goods#',
    ],
    wants: ['[Bigger|More] meals than a #goods# gets', 'The [hearth|lap] it had as a #goods#'],
    why: [
      '#rr# sold it as a #goods#, in #town#. When it ate [the cat|the cradle], it was [dumped|driven out] at #Spot#.',
      'It was a #goods# of #cc.poss#, [outgrew|ate] its [kennel|cage], and [found|moved to] #lair#.',
    ],
    trouble: [
      'It came home on #day# to be [fed|stroked], and [sat on|squashed] #vv#.',
      'It [begs|scratches] at doors by night. #vv# [opened|answered], and is [dead|half eaten].',
      'It has eaten #loss#; #vv# called it by [name|its old name], and it came [too fast|hungry].',
    ],
    turn: [
      '#rr# sold #num# others as #goods# in #town#; they are [growing|getting teeth].',
      '#cc# will not [admit|say] whose #goods# it was, and [burned|hid] the [collar|bill].',
      '#rr# has [left town|shaved] and sells [eggs|kittens] at #Spot2#.',
    ],
    other: [
      '#ww# has another, still #goods# [size|small], in the attic, and [cannot bear|refuses] to kill it.',
      'Find #rr#, says #ww#, and the [list|book] of buyers, before #feast#: the #num# [others|rest] are as old.',
      '#rr# buys it back for #sum#, [alive|quietly], for a [duke|circus].',
      'A child of #cc# has gone to #lair# with a [bone|ball], to [play|fetch it home].',
    ],
    picks: [
      'It jumps up at #target#, to [play|be fed], and bites [when pushed off|too].',
      'It [chases|fetches] whatever is thrown; then #target#.',
    ],
    ends: [
      '[obeys|cowers at] a firm “No!” once, and #hurt# [slinks|trots] to #Spot#',
      'goes [home|to bed] #hurt#: to the house of #cc#',
      'rolls over [to be scratched|and whines] #hurt#',
    ],
    bargain: [
      'It knows #num# [commands|tricks], and its [basket|lead].',
      '[Train|Feed] it, at #Spot#, with [patience|meat]: it [wants|needs] a master.',
      '#rr# knows what it [turns into|grows to], and [when|how fast].',
    ],
    known: [
      'It wears what is left of a [ribbon|collar].',
      'It comes to the name that #cc# gave it.',
      'It is [half grown|not yet full grown], says #ww#.',
    ],
    sign: ['[Chewed|Buried] shoes, huge bites, at #Spot#', 'A [dog flap|garden gate] broken outward, near #Spot2#'],
    find: ['A [basket|bowl] with [a name|teeth marks] on it', 'A bill of sale for one #goods#, by #rr#'],
  },
  ritualHunt: {
    suits: ['animal', 'folk'],
    asked: asking(
      'ritual',
      'rite of passage',
      'tradition',
      'ceremon\\w+',
      'coming of age',
      'wild hunt',
      'hunted every',
    ),
    goods: list(
      'the right to marry, the mayor’s chain, the best pasture, a seat in council, the harvest crown, the captaincy, a knighthood, the mill lease, the fishing rights, the king’s cup, a free year’s rent, the bell ringer’s honour',
    ),
    goodsAs: 'own',
    brief: [
      'must be hunted at #feast# by the heirs of #town#, for #goods#, and it has [learned|got good at] that',
      'is the prize [beast|quarry] of #town#: who kills it at #feast# wins #goods#',
    ],
    wants: ['To [outlive|survive] another #feast#', 'Revenge for #num# hunts'],
    why: [
      'Each year it is [driven|chased] from #lair# at #feast#, and whoever [kills|bleeds] one has #goods#. This one [came back|is the last].',
      '#rr# [keeps|breeds] them in #lair# for the #feast# hunt, and this [year’s|one] is [too much|a mistake].',
    ],
    trouble: [
      'It did not [wait for|keep to] #feast#: on #day# it came to #town#, for #vv#, last year’s [winner|hunter].',
      '#num.cap# youths went after it for #goods#; #vv# is [dead|missing], the [rest|others] in bed.',
      '#vv# [practised|rode out] alone at #Spot#, to win #goods#, and [was gored|lies there].',
    ],
    turn: [
      '#rr# has [drugged|blinded] it so that a [son|favourite] will win #goods#.',
      'Killing it before #feast# is [a crime|ill luck], and #cc# sits in judgement on that.',
      '#cc# wants [it lamed|help], not [dead|too much]: a child of theirs is to [win|strike].',
    ],
    other: [
      '#ww#, who is [sixteen|small|lame], must hunt it at #feast# and [asks|begs] for lessons.',
      '#rr# takes [bets|money] on who wins #goods#, and wants #ww# [delayed|to fall].',
      '#vv# won #goods# by a [lie|borrowed head]. It is [alive|back], and #ww# [knows|can prove] it.',
      'The old [rules|songs] tell how it [may be|was] spared; #ww# has them, at #Spot2#.',
    ],
    picks: [
      'It [singles out|goes for] the youngest, as hunters [do|taught it]; then #target#.',
      'It [breaks|charges] the line where #target# stands.',
    ],
    ends: [
      '[breaks|bursts] through #hurt#, for #Spot#',
      'goes to [water|ground] #hurt#, and waits [for dusk|for #feast# to pass]',
    ],
    bargain: [
      'Let the hunt [lapse|rest] a year, and it keeps to #Spot2#.',
      'Whoever [walks up|comes] to it unarmed at #feast# has #goods#, by the oldest rule.',
    ],
    known: [
      'It knows [horns|hounds], and hides [upwind|in water].',
      '#num.cap# hunts have failed since it [learned|came].',
    ],
    sign: [
      'Bunting and [beer|benches] at #Spot#, for #feast#',
      'A [straw|painted] #bare# with arrows in it, near #Spot2#',
    ],
    find: ['Favours and [ribbons|scarves] of #num# hunters', 'A [broken|lost] boar spear, with a crest'],
  },
  delicacy: {
    suits: ['animal'],
    asked: asking('delicacy', 'poach\\w*', 'edible', 'tast\\w+', 'feast', 'cooks?', 'recipe', 'ivory', 'hunted for'),
    goods: list('liver, eggs, blood, fat, horn, milk, skin, gall, tongue, spleen, bones, marrow, musk, heart'),
    goodsAs: 'bare',
    brief: [
      'is worth a fortune for its #goods#, and [kills|ruins] those who come for that',
      '[draws|brings] hunters to #town# for its #goods#; #vv# was only in the way',
    ],
    wants: ['Not to [lose|be cut up for] its #goods#', 'To be [left alone|rid of hunters]'],
    why: [
      '#rr# pays [gold|silver] for its #goods#, so there is no [quiet|rest] for it but #lair#.',
      'Its kind was hunted out at #Spot2# for the #goods#. This one [hid|fled] to #lair#.',
    ],
    trouble: [
      'It [trampled|surprised] #num# poachers at #Spot#, and then #vv#, who [sold|gathered] mushrooms.',
      '#vv# [shot|trapped] it for its #goods#, and was not [quick|far off] enough.',
      'Hunters [camp|drink] all over #Spot#. It broke out [through|past] them: #loss#, and #vv#, [crushed|dead].',
    ],
    turn: [
      '#cc# is promised to a [duke|bride] whose [physician|father] asks for its #goods#.',
      'The #goods# does [nothing|no good] at all: #rr# [made that up|invented the cure].',
      'The #goods# must be [fresh|taken living], and #rr# does not [tell|say] how long it [struggles|takes].',
    ],
    other: [
      '#rr# pays #sum# for the #goods#, in [ice|honey|a sealed jar], by #feast#.',
      '#ww# has a [sick|dying] child, and believes in the #goods#; #ww# has only #thing.a# to give.',
      '#ww# [guards|warns] it against poachers, with [traps|a bow], and needs [sleep|help].',
      '#num.cap# cooks, with [knives|carts], have come from the capital for it; #cc# wants them [fed|gone].',
    ],
    picks: [
      'It [smells|knows] knives and [salt|jars], and tramples #target#.',
      'It fears [nets|ropes], and breaks out [over|through] #target#.',
    ],
    ends: [
      '[bolts|breaks away] #hurt#, for #Spot#, with a last kick',
      'stands still once [bows|weapons] are [down|lowered]',
    ],
    bargain: [
      'Prove the #goods# [worthless|poisonous] and nobody [comes|hunts]; then it [keeps|goes] home.',
      'It lets #ww# [milk|bleed] it, a cup at a time: [enough|plenty] for a cure.',
    ],
    known: [
      'It [never charged|fled from] people before #rr# [named|set] a price.',
      '#num.cap# snares [stand|hang] at #Spot#, all #rr.poss#.',
    ],
    sign: ['Snares, [salt|apples] and camp fires about #Spot#', 'A [price list|handbill] for its #goods#, by #Spot2#'],
    find: ['A [jar|barrel], labelled for its #goods#, empty', 'Knives of #num# poachers'],
  },
  inTown: {
    suits: ['animal', 'made'],
    asked: asking('stuck', 'on the roof', 'inside the (?:town|city)'),
    goods: list(
      'church tower, corn exchange, town baths, guildhall attic, gaol yard, theatre, covered market, brewery vats, harbour crane, customs house, library, mill loft, court room, hospital, tannery pits, council cellar',
    ),
    goodsAs: 'bare',
    brief: [
      'has got into the #goods# of #town#, and cannot [get out|find the way out]',
      '[sits|nests] in the #goods# of #town#, with #vv# [inside|up there]',
    ],
    wants: ['[A way|A path] out of the #goods#', 'Out, and [home|away] to #lair#'],
    why: [
      'From #lair# it came after [a smell|a stray dog] to the #goods#, and the door [fell to|was shut].',
      '#rr# [lured|drove] it from #lair# into the #goods#, to be [rid|revenged] of somebody, and [barred|locked] it in.',
    ],
    trouble: [
      'It is in the #goods# since #day#. #vv# was [at work|asleep] there, and has not [called|answered].',
      'It [broke|fell] into the #goods#, at the [busiest|worst] hour: #vv# is dead, #num# [hurt|shut in].',
      '#vv# went up to [chase|shoo] it from the #goods#. #people.cap# [heard|saw] the fall.',
    ],
    turn: [
      '#rr# has [papers|a body|silver] in the #goods#, and wants nobody [else|to look].',
      '#cc# forbids [fire|steel|noise]: the #goods# cost #town# #num# years’ taxes.',
      'There is [a nest|a second one] in there, [higher|deeper], that #ww# has [seen|heard].',
    ],
    other: [
      '#ww# knows the [drain|ladder|coal hole] by which [one gets|you get] into the #goods# [unseen|behind it].',
      '#rr# pays #sum# for [a ledger|a box], from the #goods#, while [everyone|the watch] looks at the #bare#.',
      '#num.cap# children hide in the #goods#, [silent|under benches], says #ww#; the [key|stair] is on its side.',
      'On #feast# the #goods# [must open|is needed], for a [coronation|trial], says #cc#.',
    ],
    picks: [
      'It is [cornered|frantic], and goes for #target#, who [bars|blocks] the door.',
      'Bells and [shouts|mobs] madden it; it strikes #target#.',
    ],
    ends: [
      'is [out|off] and away to #Spot# by any open [door|window]',
      'climbs [higher|out of reach] #hurt#, and [screams|hides]',
    ],
    bargain: [
      'Open the [great door|roof], clear the [street|square], and it [goes|runs] to #lair#.',
      '[Bait|Meat] laid from the #goods# to #Spot# leads it out [by night|quietly].',
    ],
    known: [
      'It [came in|entered] by the [skylight|drain], and that is [shut|blocked] now.',
      'It is [hungry|thirsty], since #day#, and [dozes|sleeps] at noon.',
    ],
    sign: [
      'A crowd [before|round] the #goods#, [eating pies|with pikes]',
      'Broken [tiles|panes] from #Spot# to the #goods#',
    ],
    find: ['Hats and [ledgers|shoes] from the #goods#', 'The key of the #goods#, [bent|bitten]'],
  },
  undertow: {
    suits: ['animal', 'dead'],
    asked: asking('wrecks?', 'sinks? (?:ships|boats)', 'ferry', 'boats?', 'ships?', 'fisher(?:men|folk)', 'nets'),
    goods: list(
      'the salt barge, a wedding boat, the mail packet, a plague ship, the royal yacht, the ore wagon, a bell cart, a bullion coach, the reliquary wagon, the players’ van, a prison hulk, the physic cart',
    ),
    goodsAs: 'the',
    brief: [
      '[wrecked|overturned] #goods# near #Spot#, and lives among what [spilled|sank]',
      '[guards|haunts] the wreck of #goods#, for it has [made a den|bred] there',
    ],
    wants: ['The wreck of #goods#, for a den', 'More [wrecks|cargo] like #goods#'],
    why: [
      '#rr# moved the [lights|signposts] at #Spot#; #goods# [came to grief|was lost], and it [followed|came for] the bodies.',
      'It [overturned|struck] #goods#, by chance, [found shelter|liked the cargo], and calls it home.',
    ],
    trouble: [
      '#vv# went to [salvage|loot] #goods# on #day#, and it [was in there|was home].',
      'It lies in wait at #Spot#, since #goods#, for the next: #loss#, and now #vv#.',
      '#vv# [survived|crawled from] the wreck of #goods#, and was [taken|caught] a mile from #town#.',
    ],
    turn: [
      '#goods.cap# was [insured|empty] twice over, by #rr#, who [needs|wants] no divers.',
      '#cc# had [a passenger|contraband] aboard that nobody [knew|may know] of.',
      'Those [aboard|on it] did not die of the #bare#: #ww# saw [rope marks|knife wounds].',
    ],
    other: [
      '#rr# pays #sum# for one [crate|chest] out of #goods#, [sealed|still dry].',
      '#ww# hears [knocking|singing] from #goods#, at [low tide|night], and thinks of #vv#.',
      '#ww# saw who moved the [lamp|sign], and is [followed|paid] by #rr#.',
      'By #feast# salvage of #goods# falls to [the crown|#rr#]; #cc# wants it [sooner|before].',
    ],
    picks: [
      'It drags #target# [under|into the wreck], and comes back.',
      'It upsets [boats|carts] first, [so that|until] #target# is [down|afloat].',
    ],
    ends: [
      'withdraws #hurt# into the wreck, and [blocks|bars] the hatch',
      'is [content|gone] once it has [one of them|its fill]',
    ],
    bargain: [
      '[Pull|Float] the wreck of #goods# to #Spot2#, and it [moves|goes] along.',
      'It [loathes|fears] [tar|fire]: burn #goods# and it leaves.',
    ],
    known: [
      'It never [attacked|hunted] here before #goods# was lost.',
      'The [light|sign] at #Spot# was moved that night.',
    ],
    sign: ['[Planks|Spokes] of #goods#, gnawed, at #Spot#', 'Cargo, in a [neat|strange] row, near #Spot2#'],
    find: ['Cargo of #goods#, [soaked|broken open]', 'The log of #goods#, and its last [page|line]'],
    wealth: 'half',
  },
} satisfies Record<string, Plot>
