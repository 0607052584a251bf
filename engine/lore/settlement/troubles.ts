import type { Mood } from '../prompt/words.ts'
import { causes } from './causes.ts'
import { problems } from './problems.ts'

export type FactionKind = 'owners' | 'workers' | 'faith' | 'watch' | 'outlaws' | 'families' | 'newcomers' | 'learned'

/**
 * What is wrong with a place, told from all its sides. Slots, the same on the whole sheet: #A# #B# #C# the factions, #a# #b#
 * #c# who leads them (#ag# … by given name), #r# who rules by title, #v# and #w# two who are caught in it; #work# where the
 * place's work is done, #worker# one who does it, #ware# and #ware2# what comes of it; #p1# #p2# #p3# places of the sheet,
 * #d1# #d2# its districts, #water# its river, shore or spring; #sum#, #years#, #day#, #count#, #feast# and #feast2#. "[a|b]" is
 * one of both.
 *
 * Every aim names another faction, every hook somebody or somewhere on the sheet. In any five words in a row there is a name
 * or more than one choice: two sheets must not read alike.
 */
export interface Plot {
  /** Who or what is to blame. */
  blame: string
  /** What happens if nobody acts. */
  worse: string
  /** A way out. */
  way: string
  /** A way in and a rumour that go with this cause alone. */
  hook?: string
  rumour?: string
}

export interface Trouble {
  label: string
  words: readonly string[]
  moods: readonly Mood[]
  /** Of A, B and C. */
  sides: readonly [FactionKind, FactionKind, FactionKind]
  /** What is wrong, in its first sentence; since when, and who minds. */
  problem: readonly string[]
  signs: readonly string[]
  aims: readonly [readonly string[], readonly string[], readonly string[]]
  hooks: readonly string[]
  rumours: readonly string[]
  /** How it came about: one of them is so. */
  plots: readonly Plot[]
}

const told: readonly Omit<Trouble, 'problem' | 'rumours' | 'plots'>[] = [
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
        'To [strike|down tools|sit still] [until|till|unless] #A# [forgive|forget|halve] #debt#, whatever #r# [promises|says|swears to] them.',
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
    label: 'People vanish',
    words: [
      'vanish',
      'missing',
      'disappear',
      'disappearing',
      'disappearances',
      'kidnap',
      'stolen',
      'slaves',
      'slavery',
      'horror',
      'eerie',
    ],
    moods: ['dark', 'strange'],
    sides: ['watch', 'faith', 'families'],
    signs: [
      'Shoes, [neatly paired|in pairs|all left ones], outside #p3#.',
      'No #worker# walks [alone|home] after #p2# [closes|shuts|puts out its lamp].',
      '[Names|Dates|Small hands] are [scratched|cut|drawn] into #p1.poss# [doorpost|step|shutters].',
      'Dogs [refuse|will not pass|howl at] the [lane|yard|ditch] behind #work#.',
      '[A child|Every child|An old man] in #d2# [draws|chalks|dreams of] the same [stair|door|face], [every day|again and again|for nobody].',
    ],
    aims: [
      [
        'To keep [it|all this|talk] [quiet|down|out of letters] until #feast2# and the sale of #ware#; #B# must [stop|still|muffle] that bell.',
        'To [arrest|hang|blame] #c# and [have done|close the file|sleep again]: #C# [asked for|want|demand] [a culprit|a name|somebody].',
      ],
      [
        'To [hold vigil|pray|keep a lamp] [inside|at] #p1#, [where|though] #A# [let nobody in|admit nobody] [after dark|by night|unsearched].',
        'To [make|have|help] #C# [confess|say aloud|write down] what their [grandfathers|elders|dead] promised [to|beside] #water#.',
      ],
      [
        'To [give|pay] what [was promised|is owed], [one last time|once more], [and to choose|choosing|taken] from #A#.',
        'To [move|bring|carry] their [own|children] to #d2# [unseen|by night|one by one], and [leave|abandon] #B# to the [humming|dark|walkers].',
      ],
    ],
    hooks: [
      '#w# will pay #sum#, [all of it|half of it|most of it] in #ware#, to [whoever follows|anyone to trail|whoever stops] the next [one|walker|sleeper] from #p1#.',
      'A(n) #worker# [lost|missing|mourned] #ayears# [ago|back] [comes back|walks in|returns] on #day#, [not a day|no day|hardly] older, [asking|calling|looking] for #rg#.',
      '#b# [needs|wants] the bell of #p3# rung at [midnight|#hourly#|the darkest hour]. #a# has the rope [guarded|cut|watched].',
      '[A list|A page|A slate] turns up in #p2#: #count# names [ticked|crossed out|underlined], #wg# next, then [theirs|yours|the party’s].',
      '#c# [begs|asks|pays] [them to|somebody to|strangers to] [watch|guard|sit by] [one|a] [bed|sleeper] in #d1# and, [whatever it says|whoever calls|come what may], not to untie [it|the knots|whoever lies there].',
    ],
  },
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
      '#v# wants [peace|no crown|to be let alone]. #ag# offers #sum# to [bring|fetch|carry] the #worker# to #p1# by #day#.',
      '#r# whispers a place, #p3#, and a name, #wg#, then [sleeps|faints|forgets].',
      '#b# gives [supper|a banquet|breakfast] at #p2#; #sum# for [tasters|guards|a juggler], first [#ware#|soup|course].',
      '#c# needs [escort|guards|porters] for #ware#, from #p1# to #work#, during #feast#; it [ticks|moves|hums].',
      'The [true|first|last] will [is|turns up|was seen] wrapped round #ware#. #w# can read, and [is selling|has copied|hides] it.',
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
    label: 'An old bargain',
    words: [
      'curse',
      'cursed',
      'devil',
      'demon',
      'pact',
      'fey',
      'fairy',
      'witch',
      'hag',
      'spirit',
      'ghost',
      'ghosts',
      'haunted',
      'haunts',
      'undead',
      'vampire',
    ],
    moods: ['strange', 'dark'],
    sides: ['families', 'faith', 'newcomers'],
    signs: [
      'Wet [prints|footmarks|hands] cross #d1# and [stop|end] at [walls|doors|mirrors].',
      'Milk [turns|sours|clots] when #A# [pass|pray|visit].',
      'Iron nails [ring|line|stud] #p3.poss# threshold.',
      'Nobody [counts|will count] past #count# aloud [in|at] #p2#.',
      'The [moon|sky|sun] in #water# is [a day|an hour|one night] late.',
    ],
    aims: [
      [
        'To [pay|settle|answer] with [somebody else|other blood|strangers]: #C# have [children|sons|time], and no [stone|name|roots] in #p1#.',
        'To keep #B# [from|away from|out of] #water# [until|till] [the clause|its term|the bond] [runs out|ends|lapses] at #feast2#.',
      ],
      [
        'To [break|undo|burn] it [openly|aloud|in public] [on|at] #feast#, which would cost #A# [every acre|all|the whole] of #work#.',
        'To [bind|chain|wall] the thing [to|in] #p1# with #A.poss# own names, [written|sung|cut] backwards.',
      ],
      [
        'To bargain [anew|again|afresh], on [better|fairer|safer|kinder] [terms|conditions] than #A# [got|had|found], before #B# [salt|poison|bless] #water#.',
        'To [leave|go|escape], [all of them|children first], with [the #ware# they are owed|their #ware#]; #A# hold the [carts|keys|mules].',
      ],
    ],
    hooks: [
      '#v# must [relight|light] one lamp, [below|under|behind] #p1#, and [will not|refuses to|cannot] [go down|go there|enter] with [anybody|a soul|friends] from #town#.',
      '#c# saw a [gentleman|lady|child] at #water# who [asked|called|paid], [civilly|twice|in rhyme], for #wg# by #day#.',
      '#b# [wants|asks for|must have] the [founders’|oldest|other] [copy|deed|book] [out of|from] #p3#. #A.cap# keep it under [a sleeper|lock|a hearthstone].',
      '[A basket|A cradle|A barrel] [drifts|floats|comes] down #water# with a [child|boy|girl] [in it|inside|aboard], [dressed|clothed] #years# out of [fashion|date], [asking for|named after|who fears] #r#.',
      '#a# offers #sum# for a firstborn [without|lacking] [ties|kin|friends]. [One|Somebody] [at the table|in the party|of them] [is described|fits].',
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
        'To get [coin|silver|true pay] for tokens, and #vg# a pension, before #B# [bring|ship in|hire] [hands|strangers] [from outside|by boat|by cart].',
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
      '[Somebody|A traitor|A clever hand] has loosened a [beam|chain|wheel] in #work#. #wg# knows [which party|who] meets [under it|beneath|there].',
      '#c# [wants|seeks|needs] [a way out|an excuse|peace]: [a wager|a match|a verdict], anything at #feast# that both [could|can] lose [at|with honour|cheaply].',
      '#r# [will hear|hears|sends for] [one spokesman|one voice|a delegate]. #A.cap# [choose|send|want] a stranger, and #B# offer that stranger #sum#.',
    ],
  },
  {
    label: 'Something hunts here',
    words: [
      'monster',
      'beast',
      'wolf',
      'wolves',
      'werewolf',
      'dragon',
      'giant',
      'troll',
      'attack',
      'attacks',
      'besieged',
      'goblin',
      'orc',
      'raid',
      'raiders',
      'bandits',
      'eel',
      'spider',
      'kraken',
    ],
    moods: ['heroic', 'dark'],
    sides: ['watch', 'workers', 'owners'],
    signs: [
      'Doors in #d1# [barred|wedged|chained] with [cart axles|pitchforks|bed frames].',
      'Fires [all night|from dusk|in rings] round #work#.',
      'A [claw|tooth|scale], [for sale|on show|nailed up] in #p2#, [carved|fake|still damp].',
      'Bait hangs behind #p3#: one goat, [nervous|resigned|bleating].',
      'The price of #ware2# [up by|risen by|higher by] [half|a third|two coins].',
    ],
    aims: [
      [
        'To [kill|net|trap] it before #feast#, or #B# [elect|choose|cheer] another captain than #ag#.',
        'To [learn|ask|guess] why #C# [buy|breed|steal] [so many|their] [goats|bells|calves], and [drive|turn|shoo] [them|all] upstream.',
      ],
      [
        'To have [wages|pay|danger money] [doubled|in gold|up front], or #A# [standing|sleeping|marching] in #work# with them [each|every] night.',
        'To [trap|snare|corner] it [themselves|by craft|alone] and [show #A# up|shame #A#]; [the bait|its supper] [must be|will be|is] #cg#.',
      ],
      [
        'To keep it [fed|alive|calm], [near|close by|and secret]: [land|ground|whatever] #B# [fled|lost] [is|gets] cheap.',
        'To put #A# on [their payroll|wages|a leash] by #feast2#, fangs or [no fangs|none].',
      ],
    ],
    hooks: [
      '#a# leads #count# to #water# at [dusk|dawn|moonrise], and [wants|needs|pays #asum# for] [someone|a hand] who has [done it before|met one|no family].',
      '#v# lives, [up a chimney|in a cistern|under the floor] at #p3#, and [says|swears|whispers] that it knew #cg# by [smell|name|voice].',
      '#b# [will guide|guides|leads] [them|the party|hunters] through #work#. [In return|The price|For it]: the [head|hide|heart|claws], for #p1#.',
      '[The beast|It] [has|had|bore] young. #w# [has|keeps|feeds] [one|one of them|a pup] in #p2.poss# [cellar|loft|well][, growing|].',
      'A hunter from [outside|the coast|the hills] claims #sum# on #day# with the wrong [head|skin|beast]. #rg# pays.',
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
      'A [deserter|drummer|sutler] at #p2# [will|can|would] [name|point out|sell] [the|a] traitor in #d2# for [boots|bread|papers] and a horse.',
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
        'To [get|have|fetch|smuggle] [the dies|the moulds|their stamps] [out of|from under|away from] #p1# before #C# [think|come|dare] to [lift it|look|ask].',
        'To [own|buy|win|inherit] [one|a|the next] seat [among|beside] #B#, [respectable|honest|named] at last, [price|for] #debt#.',
      ],
      [
        'To [hang|net|fry] [a bigger|a fatter|a truer] [fish|thief|rogue] than #vg#: #C# [have been|were] shown #cg#, and [shrugged|laughed|yawned].',
        'To [pass|push|dump] their own [bad|light|false] [coin|money|silver] [on to|upon] #A# by #feast#.',
      ],
      [
        'To [keep|share|defend] the [peace|quiet|calm] #A# [keep|sell|hold] [for|over] them; #B# only [pay|owe] taxes.',
        'To [catch|seize|surprise] #a# in the act, before #bg# asks [who|which one] [let it|made it] [go on|happen|begin].',
      ],
    ],
    hooks: [
      '#b# pays [well|#asum#|in weight] for the [engraver’s|maker’s|coiner’s] name. [It|That name|The trail] [is found|turns up|comes] [too fast|too soon|too easily], in #p3#, with #cg# [in|behind|under] it.',
      '[Their own|The party’s|A friend’s] [purse|pay|reward] [is|turns out] [full of|half|mostly] false [coin|silver]. #v.poss# [cousin|child|mother], at #p2#, knows the [hand|maker|stamp].',
      '#w# must be [cleared|acquitted|saved] by #day#, [but must not|and had better not|and would hate to] be asked [in court|aloud|by #rg#] [where|how|with whom] [that|the] night [was spent|passed|went].',
      '#a# wants one [cask|crate|coffin] [followed|tailed|watched] through #d1#, to [see|learn] who [opens|sends|buries] it.',
      '#c# would [confess|speak|talk] to #r#, if [somebody|strangers|the party] first [fetched|freed|stole|bought] a [daughter|son|brother|niece] from #A#.',
    ],
  },
  {
    label: 'A relic gone',
    words: [
      'relic',
      'holy',
      'saint',
      'temple',
      'priest',
      'god',
      'goddess',
      'pilgrims',
      'shrine',
      'miracle',
      'religious',
      'worship',
      'worships',
      'cult',
      'cultists',
      'heresy',
    ],
    moods: ['strange', 'merry'],
    sides: ['faith', 'newcomers', 'owners'],
    signs: [
      'Two processions [a day|daily|each noon] [meet|collide|fight] [at|before] #p2#.',
      '[Somebody|A boy|A nun] [sells|trades|begs for] saint’s [knuckles|teeth|hair] [outside|behind|below] #p3#, [fresh|by weight|cheap].',
      '[Wet hair|Bare feet|White] is the fashion in #d1#.',
      '#p1.cap# [locks up|shuts|goes dark] during [prayers|hymns|services].',
      '[The hymn|Each hymn|Every prayer] [has|gains|ends with] a [new|rude|third] [verse|line] [about|on] #rg#.',
    ],
    aims: [
      [
        'To [have|make|find|buy] [any|some|one] relic by #feast#; #C# have [lent|bet|borrowed] [against|on] it.',
        'To see #B# [preach|pray|dance] in #water# [at midwinter|in ice|on #day#], and [to hold|hold|cut] the rope.',
      ],
      [
        'To [baptise|duck|bless] #r# before all #d2#, then [ask for|take|buy] #A.poss# [roof|bell|keys].',
        'To [show|expose|sing|whisper] [just |]what #C# [really|in truth|secretly] keep [in the shrine|under the altar|for relics]: [a ledger|a still|bones by weight].',
      ],
      [
        'To [keep|sell to|feed] both [sides|choirs|crowds]; [when|while] #A# and #B# [quarrel|brawl|march], they sell #ware# twice.',
        'To [buy|lease|own|inherit] #p1# [as is|outright|entire|with its bell], with #A# [inside|in it|on wages], for #debt#.',
      ],
    ],
    hooks: [
      '#a# [hires|seeks|swears in] [discreet|quiet|godless] [finders|thieves|clerks]. The [trail|scent|gossip] [leads|runs|goes] [to|through] #p2#, #wg#, and a [butcher|puppet-maker|dentist].',
      '#v# [wakes|comes home|wades in|sits up] [at dawn|weeping|wet|early] on #day# with [somebody else’s|another’s|an ancient|a marble] hand.',
      '#b# [wants|needs|hires] [protection|guards|a lookout] [for one sermon|while preaching|for a hymn] [at|outside] #p1#, during #feast#[, with shields|, roof watched|].',
      '#c# [asks for|orders|will pay for] [a second|a better|a cheaper|another] miracle, [as good|like it|with light], at #p3#, and [sends|lends|hires] a [plumber|glazier|pupil|singer] [for it|to help].',
      'The relic is [found|seen|played with|traded] by [children|a dog|two drunks] [in|near|under] #work#. It [points|turns|creeps] [at|towards] #wg#[, and turns if turned|, always|].',
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
    label: 'The find',
    words: [
      'treasure',
      'dungeon',
      'ruin',
      'ruins',
      'ancient',
      'discovery',
      'magic',
      'wizard',
      'tomb',
      'artifact',
      'gold',
      'rush',
      'boomtown',
      'portal',
    ],
    moods: ['strange', 'heroic'],
    sides: ['learned', 'workers', 'outlaws'],
    signs: [
      'Lamp [oil|wick] [is sold out|costs double|is rationed] in #d2#.',
      'Every [second|other|idle] #worker# [has|bought|carries] a [spade|lantern|rope] and [no shift|a map|no sleep].',
      'Painted tiles round #p2.poss# [hearth|bar|well], new.',
      'Compass needles [lean|swing|creep] [toward|round to] #p1#.',
      'Sleepers in #d1# [murmur|breathe|turn over] [in step|as one|together].',
    ],
    aims: [
      [
        'To [keep|save|seal] [all|everything|whatever is] below [for study|untouched|as it was]; #B# [smashed|took|sold] [a wall|a door|one arch] for [the|its] [bricks|paint|gold].',
        'To [learn|find out|guess] [which|what] buyer #C# have: #ag# [fears|suspects|dreads] [an old pupil|a twin|a rival].',
      ],
      [
        'To [be paid|draw|win] [a share|a tenth|a third] of [whatever|all that] #A# carry out [past|through] #p1#.',
        'To [shut|fill|wall] it [for good|up|forever]. #B.cap# [lost|buried] #count# [in|through] it, not #A#.',
      ],
      [
        'To [have|open|own] [what hums|what was buried|the thing] by #feast#, with #A# [blaming|fighting|suing] #B#.',
        'To sell #B# [a false map|a false key|lies], [and|but] #A# [the truth|the true one] [back|twice|later].',
      ],
    ],
    hooks: [
      '#w# [will draw|can draw|sells maps of] [the way|a way] [down|in] for #sum#, except the last [room|door|turn], and [weeps|shakes|smiles] at #ware#.',
      '#a# [pays|begs|trades #ware#] for [copies|rubbings|sketches] of the [paintings|carvings|signs]. One shows #p3#, as it is [today|now|this week], and who [stands|dies|waits] there.',
      '#b# [asks for|wants|pays for] [the bodies|the dead|all remains]. They [sit|lie|kneel] [at a table|in a ring], [beneath|far below] #p1#, [playing cards|at supper|holding hands].',
      '#c# [has|hired|expects] [a rival party|five others|old friends] [on|down] [the stair|there] by #day#, and [would rather|hopes that|pays #asum# if] [they|these|such guests] [met|meet] [somebody|trouble|no daylight].',
      '#r# wants it [walled up|filled|closed] during #feast#. From within, #vg# asks [them not to|for water|who won].',
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
  {
    label: 'After the fire',
    words: ['burnt', 'burned', 'fire', 'ashes', 'charred', 'scorched', 'burning'],
    moods: ['sad'],
    sides: ['owners', 'families', 'watch'],
    signs: [
      'In #s1# [chimneys|doorsteps|stoves] stand by themselves.',
      'A(n) #worker# sifts the ashes of #p1# for #token#.',
      '[A price|A number|Some name], in [chalk|red], marks [every|each] [burnt|standing] wall in #d1#.',
      '#acount.cap# families live in #work#, behind [sheets|barrels|carpets].',
      'Whoever [lights a pipe|strikes a match|carries a lamp] at #p2# is [looked at|thrown out|followed].',
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

export const troubles: readonly Trouble[] = told.map((trouble) => {
  const known = causes[trouble.label]
  const problem = problems[trouble.label]
  if (!known || !problem) throw new RangeError(`Nobody knows how “${trouble.label}” came about.`)
  return { ...trouble, problem, ...known }
})
