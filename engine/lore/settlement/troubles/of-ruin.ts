import type { Told } from '../trouble.ts'

/** Troubles that come over a place: its rule, its health, war, water and fire. */
export const ofRuin: readonly Told[] = [
  {
    label: 'Two heirs, one seat',
    words: [
      'heir',
      'throne',
      'noble',
      'lord',
      'king',
      'queen',
      'duke',
      'baron',
      'crown',
      'succession',
      'palace',
      'castle',
      'royal',
      'intrigue',
      'politics',
    ],
    moods: ['heroic', 'merry'],
    sides: ['families', 'owners', 'faith'],
    signs: [
      '[Two colours|A rash] of [ribbon|scarves|cockades] in #d1#, [one|none] in #d2#.',
      '#p2.cap# seats #A# upstairs, #B# [below|by the door|in the yard].',
      '[Someone|A purse|Somebody rich] pays any #worker# to [cheer|march|clap].',
      'Fresh [mortar|paint|plaster] at #p1#[, and no mason| overnight|].',
      'A [physician|notary|herald] lodges in #p3#, unpaid[ since #feast#|].',
    ],
    aims: [
      [
        'To have #v# [sworn in|crowned|seated] before #B# [can buy|find|bribe] [a third|another|a better] [witness|judge|clerk] in #d2#.',
        'To keep #rg# [breathing|alive|talking] till #feast#, since #B# [gain|win|inherit] sooner.',
      ],
      [
        'To [marry into|buy|inherit] [the seat|that seat]: #A# have [an heir|a nephew|a will], and #debt# [in|of] debts.',
        'To [find|forge|buy back] [the page|what|a page] #A# [tore out|cut out|burnt] [in|at] #p3#.',
      ],
      [
        'To leave #rg.poss# chair [empty|dusty|draped]; #A# and #B# [spend|bleed|ruin] themselves.',
        'To [sell|trade|pawn] [the seal|their seal|its stamp] for #work#; #B# bid #debt#, #A# only [thanks|promises|prayers].',
      ],
    ],
    hooks: [
      '#v# wants [peace|no crown|sleep|quiet]. #ag# offers #sum# to [bring|fetch|carry] the #worker# to #p1# by #day#.',
      '#r# whispers a place, #p3#, and a name, #wg#, then [sleeps|faints|forgets].',
      '#b# gives [supper|a banquet|breakfast] at #p2#; #sum# for [tasters|guards|a juggler], first [#ware#|soup|course].',
      '#c# needs [escort|guards|porters] for #ware#, from #p1# to #work#, during #feast#; it [ticks|moves|hums].',
      'The [true|first|last] will [is|turns up|was seen] wrapped round #ware#. #w# [can read|reads], and [sells|has copied|hides] it.',
    ],
  },
  {
    label: 'Fever in the lanes',
    words: [
      'plague',
      'fever',
      'sick',
      'sickness',
      'disease',
      'illness',
      'pox',
      'healer',
      'poison',
      'poisoned',
      'leper',
      'quarantine',
    ],
    moods: ['dark', 'sad'],
    sides: ['learned', 'watch', 'owners'],
    signs: [
      '[Vinegar|Smoking herbs|Dead bees] before [each|every|any rich] door in #d1#.',
      'The #worker.s# go [masked|gloved|about veiled][, even at table| since #feast#|].',
      '#p3.cap# stands roped off with [red|black|white] [thread|tape|rag].',
      '[Prices|Odds|Bids] for lots, [outside|chalked at|called by] #p2#.',
      'Graves [dug ahead|stand ready|wait] behind #p1#, #count# of them.',
    ],
    aims: [
      [
        'To [burn|sink|bury] [every bale|all stock|each crate] of #ware# in #work#, which #C# have insured [for less|twice|abroad].',
        'To [test|try|prove] the cure [upon|on] #B# first, [since they|who|since these] [handle|carry|wash] [the dead|all corpses].',
      ],
      [
        'To hold #d1# shut until #feast#, though #A# call [that|it] [murder|folly|too late].',
        'To have #A# [hand over|give up|share] [the physic|all physic|the doses]; [their own|these men’s] [barracks|cells|children] cough.',
      ],
      [
        'To ship #ware2# on #day# past #B.poss# [ropes|pickets|lanterns], whoever coughs [aboard|below|on deck].',
        'To [lay|pin|shift] [the blame|it all|the guilt] on #A#, whose [jars|rats|crates] [came|landed|arrived] [just|a day|shortly] before #v# fell.',
      ],
    ],
    hooks: [
      '#a# needs [feverwort|grey moss|marsh root] cut above #water# [tonight|by dawn|before #day#]. #B.cap# shoot at [lanterns|sounds|anything moving].',
      '#v# woke on #day#, well, and [has hidden|hides|shelters] in #p3# from everyone with a [knife|needle|jar].',
      '#c# pays #sum# [for moving|to move|to see] [twelve|nine|seven] sealed casks out of #d1# [unseen|by night|under straw].',
      '[A lot|One lot|The lot] [is drawn|falls|was drawn] for #wg#, [healthy|rich|young] and hated. #b# would [look away|swap it|cheat] for #ware#.',
      '#r# is ill, and [gives|hands|throws] #p2.poss# key to [the first|a passing|any] stranger [never near|fresh to|not yet in] #d1#.',
    ],
  },
  {
    label: 'War on the road',
    words: ['war', 'army', 'siege', 'soldiers', 'military', 'invasion', 'garrison', 'fort', 'refugee', 'refugees'],
    moods: ['heroic', 'sad'],
    sides: ['watch', 'newcomers', 'families'],
    signs: [
      'Ladders are [counted|gathered|numbered], then [chained|burnt|guarded], in #d2#.',
      'Church [pewter|bells|lead] [melts|is cast|goes into moulds] in #work#.',
      'A white sheet [folded|ironed|hemmed] ready [inside|at] #p3#.',
      'Strangers’ [cradles|mules|pots] stand along #p2#.',
      'Boys [drill|march|parade] with #ware2# on [poles|sticks|their heads].',
    ],
    aims: [
      [
        'To [press|draft|force] #B# into [the ranks|uniform|service|arms], [though|which] #C# [promised|swore to|told] #r# [it|that] would not happen.',
        'To [arrest|shoot|follow] whoever [signals|shows lamps|waves] from #d2#; [all|most] [signs|rumours|tracks] [point|lead] [at|to] #C#.',
      ],
      [
        'To [get|win|earn] a [vote|voice], a [well|roof|field] and [wages at|a share of|work at|part of] #work#, before #A# [get|press|hang] [their|all their] sons.',
        'To [reach|hold|man] #p1# first [when|if|once] [the gate|a gate] [falls|opens|goes], whatever #C# have sworn.',
      ],
      [
        'To keep #work# [standing|whole|running] under [any|either|every] flag; that [means|takes|wants] #ag# drunk on #day#.',
        'To [pay|buy|beg] [the army|that army|its captains] off [with|for] [what|all|the silver] #B# [brought|carried|saved], sewn [in|into] their [quilts|coats|saddles].',
      ],
    ],
    hooks: [
      '#a# needs eyes beyond #water#: [how many|what colours|which road], how [hungry|tired|far], who [cooks|commands|pays].',
      '#c# [wants|needs] [a letter|papers|one page] [taken|brought|run] to [the enemy’s|their] [quartermaster|cook|chaplain], from #p3#, unread.',
      '#v# has lost a [son|daughter|brother], who [knows|found|plays in] the drain [beneath|under] #p1#.',
      '[The|All] torches are [stacked|counted|ready]. #w# offers #sum# to [wet them|soak them|lose them] by #day#.',
      'A [deserter|drummer|sutler] at #p2# [will|can|would] [name|point out|sell] [the|a] traitor in #d2# for [boots|bread|papers] [and a horse|or a boat|and silence].',
    ],
  },
  {
    label: 'The water rises',
    words: [
      'flood',
      'floods',
      'dam',
      'dyke',
      'drowned',
      'storm',
      'storms',
      'sinking',
      'sunken',
      'sea',
      'canal',
      'canals',
    ],
    moods: ['sad', 'heroic'],
    sides: ['learned', 'owners', 'families'],
    signs: [
      'A [damp|green|salt] line [on|along|crosses] [every|each] [wall|door] in #d1#.',
      'Eels in the [cellar|drains|font] of #p2#.',
      '[Each|Every|Many a(n)] #worker# keeps a boat [on the roof|in the loft|by the bed].',
      'New [marks|notches|nails], with [dates|names|hours], on #p3.poss# step.',
      '[Frogs|Toads|Crabs] in #work#, then [no frogs|none|silence].',
    ],
    aims: [
      [
        'To [cut|pierce|blow up] the [bank|dyke|levee] on #day#, and have #C# [carried|moved|rowed] out [first|early], if #B# lend [carts|boats|mules].',
        'To [get|carry|force] the [survey|figures|map] into #rg.poss# hands; #B# [stopped|bought|burnt] two already.',
      ],
      [
        'To save #work# and its #ware#; #C# were offered #debt# for #d1#.',
        'To [discredit|silence|outshout] #ag#, whose [figures|drawings|warnings] cost #B# a buyer each [morning|week|visit].',
      ],
      [
        'To [sit|camp|sleep|pray] [on the bank|by the sluice|on the dyke] [armed|with dogs|in shifts], till #A# [measure|count|think] again.',
        'To [flood|soak|swamp] #B# instead: [the|that|each] [gate|sluice|dam] above #work# is old, too.',
      ],
    ],
    hooks: [
      '#v# was seen [below|beside|upon] [the sluice|a weir|the locks] [with|holding|hiding] [a|one|some] key. #ag# needs it by #day#, [wet|in hand|whole] or [dry|in pieces|bent].',
      '#c# [asks|pays|begs] [them|strangers] to [guard|walk|hold] [a bank|the dyke] for [one night|a night|#asum#]. #B.cap# [pay|offer|bid] #sum# for [the same|that very|that same] night.',
      '[A bell|Something|One bell] [sounds|tolls|rings] under #water#, though #p3# [hung|has] its own in #d2#.',
      '#w# finds [stairs|steps|rungs] [going|leading] [down|deep] [behind|under] #p1#, [dry|swept|warm], lit.',
      '#b# [ships|sends|carts] #ware# [out|away] [in secret|in haste|at night]. Why, [asks|wonders] #wg#, [send|take|move] the [nursery furniture|family silver|good bed] [along|abroad|away]?',
    ],
  },
  {
    label: 'After the fire',
    words: ['burnt', 'burned', 'fire', 'ashes', 'charred', 'scorched', 'burning'],
    moods: ['sad'],
    sides: ['owners', 'families', 'watch'],
    signs: [
      'In #s1# [chimneys|doorsteps|stoves] stand by themselves.',
      'A(n) #worker# [sifts|rakes] [the ashes|what is left] of #p1# for #token#.',
      '[A price|A number|Some name], in [chalk|red], marks [every|each] [burnt|standing] wall in #d1#.',
      '#acount.cap# families live in #work#, behind [sheets|barrels|carpets].',
      'Whoever [lights a pipe|strikes a match|carries a lamp] at #p2# is [stared at|thrown out|followed].',
    ],
    aims: [
      [
        'to [build|raise|plan] #d1# [anew|again], in [stone|brick], for [those who|whoever] can [pay|find|raise] #asum#; #B# cannot.',
        'to [have|see|make] #c# [find|choose|name] [a culprit|someone|a guilty man] [among|from] #B# by #aday#.',
      ],
      [
        'to [be|sleep] [under|beneath] [their own|new|borrowed] roofs in #s1# by #feast#, whatever #A# [have bought|say|own].',
        'to [learn|say] who [was at|ran from|left] #p1# with [a lamp|a torch|straw], and [hand|buy] #ag# a rope.',
      ],
      [
        'to [keep|hide] what #C# [found|dug up|stole] [in the cellars of|under|behind] #s1#, #asum# [in silver|in coin|in old gold], [from|safe from] #A# and #B#.',
        'to [be asked|hear|answer] [no questions|nothing|not a word] about #p2# before #feast#; #bg# [asks them|has plenty].',
      ],
    ],
    hooks: [
      '#b# [pays|offers] #sum# for [the name of|word of|proof against] [whoever|who] [stood|was seen|hid] at #p1# with a [lamp|torch|match]. #wg# knows, and [would leave|must quit|wants to flee] #town# first.',
      '#v# heard knocking under #p1# on #day#, and [knocks|taps|calls] back [every night|at dusk|hourly]. #a# [has|wants|sent for] [masons|diggers|carts] to [fill|close|bury] it.',
      '#a# [needs|wants] #acount# people gone from #s1# by #feast#, [gently|unhurt|by any means], and [offers|will give|pays with] [a plot|land|new houses] [there|elsewhere|in #d2#].',
      '#c# [wants|needs|would pay for] [a box|a chest|some papers] [fetched|dug|stolen] [out of|from] [what is left|the ruins|the ashes] of #p1#, [unopened|unread]; #B# [are camping|sleep|keep watch] on it.',
    ],
  },
]
