import type { Told } from '../trouble.ts'

/** Troubles of money and work. */
export const ofMoney: readonly Told[] = [
  {
    label: 'A debt falls due',
    words: ['debt', 'loan', 'bank', 'poor', 'tax', 'taxes', 'bankrupt', 'money'],
    moods: ['sad', 'merry'],
    sides: ['owners', 'workers', 'outlaws'],
    signs: [
      '[Bailiffs|Two bailiffs|Men from #A#] [chalk|mark|seal] doors in #d2#[, street by street| by lantern|, and miss none].',
      '#p2.cap# [takes|gives|allows] no credit, [not even to|even to|least of all to] #r#.',
      '[Half-loaded|Unhitched|Guarded] carts of #ware2# [wait|stand|are kept] outside #p1#[ overnight| in the rain|, unpaid for].',
      '[Every|Each|Any honest] #worker# [wears|carries|shows] a [paper seal|numbered tag|ticket] [at|before] #p3#.',
      '[Wedding rings|Good boots|Family spoons] [lie|are laid out|hang] in #p3#, ticketed [for #feast#|with prices|by name].',
    ],
    aims: [
      [
        'To [own|have|hold] #work# by #feast#, [cheaply|for half|for a song], before #B# find [a lender|money|terms] in #d2#.',
        'To have #bg# [gaoled|held|locked up] at #p2#; [without|leaderless, lacking|once rid of] #bg#, #B# [will sign|sign anything].',
      ],
      [
        'To [burn|steal|lose] the note. #a# keeps it at #p1#, and #C# [know|can open|made] the lock.',
        'To [strike|down tools|sit still] [until|till|unless] #A# [forgive|forget|halve] #debt#, whatever #r# [promises|offers|swears to] them.',
      ],
      [
        'To [sell|slip|show|lend] [the note|page one|the contract] to #B# and [copies|a forgery|the blame] to #A#, [both|each|all] on #day#.',
        'To see #A# [foreclose|win|collect]: whoever [leaves|flees|quits] #d1# leaves #ware# behind.',
      ],
    ],
    hooks: [
      '#b# [offers|promises|will give] [#ware# for a year|a year of #ware#|all the #ware# they can carry] to [whoever|the hand that] [takes|lifts|steals] one [paper|sheet|document] [out of|from] #p1# before #feast#.',
      '#a# wants #sum# [carried|taken|moved] from #p2# to #p1# on #day#, and [tells|has told|has sold] #C# the hour.',
      '#v# swears the note is [forged|false|not the same]: #wg# [wrote|copied|signed] it in #p3#, [drunk|for a bet|half asleep], and would [say so|swear to it|own up] [for #asum#|if kept safe|before #rg#].',
      '#r# asks for lenders. [A stranger|A veiled woman|Somebody rich] at #p2# offers #debt#, and [wants|asks|means to have] only #work#, [after dark|by night|for one night].',
      '#w# was to [witness|attend|seal] the [signing|renewal|deed] on #day#. [A boot|A hat|The pen|A sleeve] [is found|floats|lies] [beside|by|in] #water#.',
    ],
  },
  {
    label: 'The work gives out',
    words: ['failing', 'dying', 'dried', 'drought', 'famine', 'hunger', 'starving', 'decline', 'declining', 'blight'],
    moods: ['sad', 'dark'],
    sides: ['owners', 'families', 'learned'],
    signs: [
      '[Dead|Bloated|Silver] fish line #water#[ every morning|, belly up|].',
      '#p1.cap# is [locked|shuttered|empty] by noon[, #aday# or not| these days|].',
      '[A(n)|The oldest|One] #worker# [sells|pawns|gives away] tools in #d2#.',
      '[Children|The young|Babies] in #d1# have [grey|black|bleeding] gums.',
      '#p3.cap# [buys|takes] last year’s #ware2# back, [quietly|at double|by night].',
    ],
    aims: [
      [
        'To sell #work# to [strangers|foreigners|anybody] before #C# [publish|talk|write] about #p1#.',
        'To [open|break|claim] new ground [under|behind] #d1#, where #B# bury [their dead|their own|their people].',
      ],
      [
        'To [close|rest|fence off] #work# for #years#; #A# would [starve|bleed|hang] first.',
        'To keep #A# out of #d1#, with [pitchforks|dogs|stones] if #r# [shrugs|looks away|will not help].',
      ],
      [
        'To [smuggle|carry|sneak] [samples|jars|proof] past #A.poss# [wardens|guards|clerks], before #feast#.',
        'To [prove|show|write down] that #B# did it, [praying|dancing|singing] over #water# with lead [cups|bells|charms].',
      ],
    ],
    hooks: [
      '#c# pays #sum# for a [jar|flask|bucket] [from|filled] beneath #p1#, [unopened|still sealed|full], by #day#.',
      '#v# went [down|below|in] with #count# others and [came back|returned|crept out] [alone|last|mute]; #wg# hears [knocking|singing|counting] under #p3#.',
      '#a# [hires|seeks|wants] guards [by night|after dark|with no names]: [casks|barrels|crates] from #p2# [go|are tipped|roll] into #water#.',
      '#b# [begs|asks|pays] somebody neutral to tell #d1# [the truth|all of it|the figures] at #feast#, and to [stand|stay] [in front of|beside] #bg#.',
      '#r# will sign #work# over for #sum# and [safe passage|a fast horse|a new name|a house in #d2#]. #w# [overhears|hears|notes] it at #p2#.',
    ],
  },
  {
    label: 'Masters and hands',
    words: [
      'strike',
      'revolt',
      'rebellion',
      'riot',
      'unrest',
      'workers',
      'oppressed',
      'tyrant',
      'tyranny',
      'revolution',
    ],
    moods: ['heroic', 'merry'],
    sides: ['workers', 'owners', 'watch'],
    signs: [
      'Tokens [nailed|stuck|hammered] to #p1.poss# shutters, [bent|painted|by the score].',
      'Empty [hooks|shelves|crates] where #ware2# [should hang|used to be|was] in #d2#.',
      'A soup [line|kitchen|pot] behind #p3#, [guarded|growing|for all].',
      '[Someone|Somebody|A joker] has [sawn|burnt|hanged] #bg# in effigy[ at #p2#|].',
      '#C.cap# [drill|parade|spar] with [wooden|borrowed|new] [staves|pikes], [badly|daily|in rain].',
    ],
    aims: [
      [
        'To [get|have|win] [coin|silver|money] for [tokens|paper], and #vg# a pension, before #B# [bring|ship in|hire] [hands|strangers] [from outside|by boat|by cart].',
        'To [turn|win|shame] #C#: [half|most|a third] of them [have|had] [brothers|fathers|sons] in #work#.',
      ],
      [
        'To [open|restart|run] #work# with strangers by #day#, over #A.poss# [benches|bodies|heads].',
        'To have #c# [replaced|retired|bought]; #C# [will not|would never|refuse to] [swing|shoot|march] at [cousins|neighbours].',
      ],
      [
        'To [collect|extort|win], from #B# or [from|through] #A#, the #debt# that #r# owes [them|since #feast#|for last year].',
        'To [find|catch|name] [who|whoever] [arms|feeds|leads] #A#, in #p3#, before #feast#.',
      ],
    ],
    hooks: [
      '#b# [hires|takes on|signs] [them|the party|strangers] at #p1# as [new|cheap|extra] hands for #work#. #v# [stands|waits|sits] at the door[, one-handed|, weeping|].',
      '#a# [needs|wants] #sum# in [true coin|silver|small coin] [brought|got|walked] past #C# [to|into] #p3# by #day#.',
      '[Somebody|A traitor|A clever hand] has [loosened|sawn at|weakened] a [beam|chain|wheel] in #work#. #wg# knows [which party|who] meets [under it|beneath|there].',
      '#c# [wants|seeks|needs] [a way out|an excuse|peace]: [a wager|a match|a verdict], anything at #feast# that both [could|can] lose [at|with honour|cheaply].',
      '#r# [will hear|hears|sends for] [one spokesman|one voice|a delegate]. #A.cap# [choose|send|want] a stranger, and #B# offer that stranger #sum#.',
    ],
  },
  {
    label: 'False coin',
    words: [
      'thief',
      'thieves',
      'crime',
      'criminal',
      'smuggling',
      'smugglers',
      'counterfeit',
      'corrupt',
      'corruption',
      'gang',
      'lawless',
      'pirates',
    ],
    moods: ['merry', 'dark'],
    sides: ['outlaws', 'owners', 'watch'],
    signs: [
      '[Everybody|Every child|Half] in #d1# bites [money|coins|silver] [first|twice|to be sure].',
      'Scales [chained|nailed|fixed] to [every counter|each stall|all tables] along #p2#.',
      '[A(n)|Many a(n)|One] #worker# pays with #ware# [instead|at #p2#|and smiles].',
      'Patrols [skip|avoid|hurry past] the [steps|landing|lane] at #water#.',
      'Chalk eyes [on|over|by] shutters, [blinded|crossed out|smeared] in #d2#.',
    ],
    aims: [
      [
        'To [get|have|fetch|smuggle] [the dies|the moulds|the stamps] [out of|from under|away from] #p1# before #C# [think|come|dare] to [search|look|ask].',
        'To [own|buy|win|inherit] [one|a|the next] seat [among|beside] #B#, [respectable|honest|named] at last, [price|for] #debt#.',
      ],
      [
        'To [hang|catch|ruin] [a bigger|a worse|a truer] [thief|rogue] than #vg#, namely #ag#, [though|while] #C# [shrug|look away|laugh].',
        'To [pass|push|dump] their own [bad|light|false] [coin|money|silver] [on to|upon] #A# by #feast#.',
      ],
      [
        'To [protect|spare|shield] #A#, who pay them [well|weekly|in silver]; #B# only pay taxes.',
        'To [catch|seize|surprise] #a# in the act, before #bg# asks [who|which one] [let it|made it] [go on|happen|begin].',
      ],
    ],
    hooks: [
      '#b# pays [well|#asum#|handsomely] for the [engraver’s|maker’s|coiner’s] name. The trail [leads|runs] [too fast|too soon|too easily] to #p3#, and [to|past] #cg#.',
      '[Their own|The party’s|A friend’s] [purse|pay|reward] [is|turns out] [full of|half|mostly] false [coin|silver]. #v.poss# [cousin|child|mother], at #p2#, knows the [hand|maker|stamp].',
      '#w# must be [cleared|acquitted|saved] by #day#, [but must not|and had better not|and would hate to] be asked [in court|aloud|by #rg#] [where|how|with whom] [that|the] night [was spent|passed|went].',
      '#a# wants one [cask|crate|coffin] [followed|tailed|watched] through #d1#, to [see|learn] who [opens|sends|buries] it.',
      '#c# would [confess|speak|talk] to #r#, if [somebody|strangers|the party] first [fetched|freed|stole|bought] a [daughter|son|brother|niece] from #A#.',
    ],
  },
  {
    label: 'A charter war',
    words: [
      'rival',
      'rivals',
      'feud',
      'guild',
      'guilds',
      'trade',
      'market',
      'merchant',
      'merchants',
      'rich',
      'prosperous',
      'competition',
    ],
    moods: ['merry', 'heroic'],
    sides: ['owners', 'newcomers', 'workers'],
    signs: [
      'Two prices for #ware2#, one [whispered|in chalk|for friends].',
      'New [paint|glass|boards] over broken [boards|shutters|signs] at #p2#.',
      '[Every|Each|Any] #worker# is [bought|stood|offered] a drink, [twice|by both|at noon].',
      'Inspectors from #A# [measure|weigh|sniff] [loaves|barrels|cloth] in #d2#.',
      'A [cart|dray|barrow] [lies|is stuck|rots] in #water#, wheels [up|off|turning].',
    ],
    aims: [
      [
        'To [renew|extend|buy back] the charter [for ever|for #years#|cheaply|unread], [before|while] #C# [learn|try|begin] to count #B.poss# wages.',
        'To catch #B# with one bad [batch|load|barrel], [if need be|perhaps|or] [bringing|buying|planting] it themselves.',
      ],
      [
        'To [win|rig|carry] [the|that] [bid|sale] by #feast#; #A# have [a judge|a bishop|cousins], [they|these] need #C#.',
        'To hire #v# away, [the only|the best|the last] [master|hand|clerk] [that|whom] #A# ever paid [properly|on time|fairly].',
      ],
      [
        'To [sell|lend|keep] [their hands|their labour|themselves] [to neither|dear|for neither]: #A# and #B# both lack #worker.s#.',
        'To [open|hold|start] [a market|a fair|a shop] of [their own|all trades] in #d1#, where #A# collect [rent|tolls|dues].',
      ],
    ],
    hooks: [
      '#b# needs a cart [brought|driven|got] from #water# to #p1# whole. #A.cap# need it [less whole|late|in #water#].',
      '#v# [has|sold|lost] [a recipe|the secret|the trick] and [has|signed] two [contracts|masters|offers]. #wg# found it, on #day#, [eaten|burnt|sold].',
      '#a# wants [the rival|that other|their] scale [weighed|tested|bent] [by night|unseen|twice] in #p3#, by [steady|clean|quiet] hands.',
      '#c# calls a vote during #feast#, and asks [strangers|the party|outsiders] to [hold|guard|count] the urn.',
      '#r# has taken #sum# from both. Both [send|come|write] for it, at #p2#, at [eight|noon|#hourly#].',
    ],
  },
]
