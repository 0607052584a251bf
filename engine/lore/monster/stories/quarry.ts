import { asking, list, type Story } from './story.ts'

/** Stories of beasts that are hunted, shut in or washed up. */
export const quarry = {
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
} satisfies Record<string, Story>
