import { asking, list, phrase, type Story } from './story.ts'

const unfleshly =
  'dreams?|memor(?:y|ies)|names?|voices?|shadows?|faces?|sleep|years?|youth|souls?|sorrows?|grief|fears?|laughter|hearts?|blood|tears?|songs?|secrets?|words?|breath|hope|joy|luck|time|sight|eyes|reflections?|colou?rs?|warmth|stories|lies|music|tongues|magic|love|sanity|minds?|emotions?|life ?force|light|sound|silence|talents?'

/** Stories of what it has, what it lost, and what it takes. */
export const hoards = {
  robbed: {
    suits: ['schemer', 'folk'],
    asked: asking(
      `(?:wants|seeks|seeking|demands|looking for|searching for|hunting for|searches for|looks for|hunts for|lost)\\s+(?:back\\s+)?(?:its|her|his|their)\\s+(?!(?:own )?(?:child|son|daughter|bab|wife|husband|family|brother|sister|twin|mother|father|friend|love|mind|way|head\\b|temper|revenge|vengeance|freedom|maker|master|memory|sanity))(?:stolen |lost |missing |old |own )?${phrase('goods')}`,
      `whose\\s+(?!(?:tomb|grave|lair|home|hoard|house|crypt|barrow)\\b)${'(?<goods>[\\p{L} -]+?)'}\\s+(?:was|were|has been|is|got)\\s+(?:stolen|taken|lost|robbed)`,
      `robbed(?: of (?:its|her|his|their) ${phrase('goods')})?`,
    ),
    goods: list(
      'crown, heart, left eye, ring, harp, skull, horn, mirror, book, sword, cloak, comb, bell, key, golden tooth, drinking cup, seal, saddle, crystal, lantern, needle, mask, name stone, cradle, shoe',
    ),
    goodsAs: 'bare',
    brief: [
      'was robbed of its #goods# by #rr#, and searches #town# for it house by house',
      'wants its stolen #goods# back, and thinks #town# has it',
    ],
    wants: ['Its stolen #goods#, which #rr# has', 'Its #goods# back, and the thief'],
    why: [
      '#rr# took its #goods# from #lair# while it slept, and has [sold|worn|hidden] it in #town# since.',
      'It lay quiet in #lair# until its #goods# went missing on #day#. The trail leads past #Spot# to #town#.',
    ],
    trouble: [
      'It goes from house to house in #town# for its #goods#. #vv# would not open the door, and has none now.',
      'It will take something dear from #town# every #day# until its #goods# is returned: #loss#, and then #vv#.',
      'It caught #vv# at #Spot# and asked for its #goods#. #vv# knew nothing, and is [a cripple|dead].',
    ],
    turn: [
      '#cc# bought the #goods# from #rr# for #sum2#, in good faith, and has [grown fond of|fallen under] it.',
      '#rr# left a forged #goods# in its place. It [knows|found out], and is twice as angry.',
    ],
    other: [
      '#ww# knows where #rr# keeps the #goods#: behind [a false wall|the oven|the altar], at #Spot#.',
      '#rr# asks for guards to #Spot2#, by night, with one small [box|bag]. It holds the #goods#.',
      'There are two thieves. #rr# has the #goods#, #ww# the case that it [needs|fits]; each fears the other.',
      'An agent of its own is in #town#, #ww#, and pays #sum# for the #goods#, no questions.',
    ],
    picks: [
      'It looks in every pack for its #goods#, and begins with #target#.',
      'It attacks whoever lies to it about its #goods#; next, #target#.',
    ],
    ends: [
      'leaves at once with its #goods#, if it is [thrown|handed] that',
      'goes home to #lair# #hurt#, and sends [a curse|a demand] to #town#',
    ],
    bargain: [
      'Return its #goods# to #lair# and it [harms nobody more|sleeps again].',
      'It will take the hand of #rr# instead, and its #goods# within the year.',
    ],
    known: [
      'It takes nothing from the houses it breaks into: it wants one thing.',
      'Its #goods# was in #lair# before there was a #town#.',
    ],
    sign: [
      'Cupboards opened and nothing gone, from #Spot# to #town#',
      'A question, scratched on doors near #Spot2#: WHERE',
    ],
    find: ['An empty stand where its #goods# was', 'A glove, dropped by #rr#'],
    wealth: 'whole',
  },
  collector: {
    suits: ['schemer', 'folk', 'animal', 'made'],
    asked: asking(
      `(?:hoards|hoarding|collects|collecting|gathers|gathering|amasses|steals|stealing|stole|obsessed with|covets|craves|greedy for|loves(?= (?:gold|silver|jewels|gems|shiny|books|coins)))\\s+${phrase('goods')}`,
      'hoard\\w*',
      'treasures?',
      'collector',
      'greed\\w*',
      'thie(?:f|ves|ving)',
    ),
    goods: list(
      'bells, crowns, left shoes, mirrors, clocks, church silver, keys, weapons of heroes, dolls, maps, musical instruments, portraits, swords, wedding rings, skulls, coins with kings on, books, glass, locks, ships’ figureheads, masks, teeth, lanterns, relics, saddles, seals',
    ),
    goodsAs: 'bare',
    brief: [
      'hoards #goods#, [and|it] [has come|came] for the best in #town#',
      'robs #people# of #goods#, and lacks only one',
    ],
    wants: ['More #goods#: it lacks [only|just] [those|the ones] of #cc#', 'All #goods# in #town#'],
    why: [
      'It has filled #Spot2# with #goods#, and began again in #lair#, [nearer|closer] to #town#.',
      '#rr# showed it #goods# once, as a [bribe|joke|gift]. It [wants|seeks] nothing else [now|since].',
      'There were #goods# in #lair# from [a wreck|a robbery|a war]. It [found|has] them, and [looks|hunts] for more.',
    ],
    trouble: [
      'It broke into #num# houses for #goods#. #vv# would not [let go|give way], on #day#, and [was carried|went] off too.',
      'All #goods# are gone from #town# to #Spot#; the last belonged to #vv#, who followed the thief.',
      'It killed #vv# over #goods#, and left the gold [where it lay|on the table].',
    ],
    turn: [
      'Among the #goods# in #lair# is one that would [hang|ruin] #rr#.',
      '#rr# steals #goods# [too|as well], and [scratches|leaves] [false|painted] claw marks.',
    ],
    other: [
      '#ww# wants [one piece|one thing] [back|out] from its #goods#: #vpos# #thing#, which [opens|proves] something.',
      '#rr# will buy all its #goods#, at [a tenth|half price], [with carts|carts] ready at #Spot# by #feast#.',
      '#cc# [has|owns] the [finest|best] of all #goods#, and hires guards for #num# nights: it is due.',
      '#ww# was caught in #lair#, and set to [clean|sort|label] the #goods#. [now out|free again], #ww# [can|will] draw [the place|it].',
    ],
    picks: [
      'It [goes for|attacks|picks out] whoever carries #goods#, or [anything|things] like [them|that]; [then|next] #target#.',
      'It [will not fight|fights badly] where its #goods# might [break|burn], and lures #target# outside.',
    ],
    ends: [
      '[snatches|gathers] up its [dearest|best] piece #hurt# and runs for #Spot#',
      'stops if [somebody|one of them] holds a [hammer|torch|blade] to its #goods#',
    ],
    bargain: [
      'It trades: #quality.a# #object# of [the right sort|that kind] buys #vpos# #thing# and [a month|a season] of peace.',
      'One [perfect|last] piece [would complete|completes] its #goods#. #ww# knows who has it.',
    ],
    known: [
      'It leaves [money and food|gold and bread] [alone|there]: it comes for #goods#.',
      'Its #goods# are in order, by [size|age|sound], and it [knows|notices] if one is [moved|gone].',
    ],
    sign: [
      '[Empty|Bare] [hooks|walls] and shelves about #Spot#, where there were #goods#',
      'One piece of its #goods#, dropped near #Spot2#',
    ],
    find: ['#goods.cap#, in heaps, sorted by #quality# and not', 'The best of its #goods#, on a cushion'],
    wealth: 'whole',
  },
  lender: {
    suits: ['schemer'],
    asked: asking(
      `(?:trades?|trading|deals?|dealing|barters?|bartering)\\s+(?:in|for|with)?\\s*${phrase('goods')}`,
      `(?:sells|selling|buys|buying|lends|lending|grants|granting|offers)\\s+${phrase('goods')}`,
      `(?:bargains?|pacts?|contracts?|deals?)(?:\\s+(?:for|over)\\s+${phrase('goods')})?`,
      'wish(?:es)?',
      'debts?',
      'owed',
      'owes',
    ),
    goods: list(
      'good weather, children’s voices, second chances, dead men’s luck, lost years, beauty, healthy sons, love potions, winning dice, forgetting, other people’s names, painless deaths, true dreams, stolen faces, safe voyages, revenge, talent, borrowed youth, sweet sleep, answers',
    ),
    goodsAs: 'bare',
    brief: ['deals in #goods#, and half of #town# owes it', 'sold #cc# #goods#, and [has come|comes] for the price'],
    wants: ['What it is owed for #goods#', 'More customers for #goods#'],
    harms: ['Whoever bargained for #goods#'],
    why: [
      'It set up in #lair# to trade in #goods#, when #town# was [hungry|desperate] enough. It keeps exact accounts.',
      '#rr# was its first customer for #goods#, and brings it others, so as not to pay.',
    ],
    trouble: [
      '#vv# bargained for #goods# at #Spot#, could not pay, and [went to #lair# on #day#|was fetched on #day#].',
      'It trades in #goods#. #num.cap# people of #town# have come back from #lair# [changed|with less than they took]; #vv# did not come back.',
      'Its price for #goods# was “the first to greet you at home”. For #cc# that was #vv#.',
    ],
    turn: [
      '#cc# signed too, years ago, and wants [the book|their page] burned before it is read.',
      'Kill it, says #ww#, and all #goods# that it sold [turn bad|are lost], in one night.',
    ],
    other: [
      '#ww# has until #feast# to pay for #goods#, or loses [a child|a voice|the farm], and wants the contract read by someone clever.',
      '#rr# offers #sum# for the account book from #lair#: everyone who bought #goods# is in it.',
      'What it takes it keeps in [jars|cages|drawers], in #lair#. #ww# has seen that of #vv#, and it [moved|sang|wept].',
      'It cheats in one place: the [scales|ink|small print]. #ww# can show that, at #Spot#, on #day#.',
    ],
    picks: [
      'It offers #target# #goods# [in mid-fight|between blows], and hurts whoever says no; a customer it spares.',
      'It strikes at whoever [breaks|reaches for] the jars and books; then #target#.',
    ],
    ends: [
      'offers #goods# for its life #hurt#, and keeps that bargain',
      'calls in a debt: somebody of #town# must stand between, while it goes to #Spot#',
    ],
    bargain: [
      'It loves a trade above all: a better price than the one for #goods# buys #vv# free.',
      'Show that it broke [one|its own] word, and every contract for #goods# is void.',
    ],
    known: [
      'It never lies about #goods#; it only leaves things out.',
      '#num.cap# households of #town# have bought #goods#, and hide it.',
    ],
    sign: ['A price list for #goods#, on a tree by #Spot#', 'Tearful people on the path to #Spot2#, with baskets'],
    find: ['A book of debts, #town# by household', 'Jars and boxes of what was paid for #goods#'],
    wealth: 'half',
  },
  taker: {
    suits: ['schemer', 'dead', 'animal', 'made'],
    asked: asking(
      `(?:eats|eating|ate|steals|stealing|stole|takes|taking|drinks|drinking|feeds (?:up)?on|feeding (?:up)?on|devours|consumes|drains|sucks|collects|hoards|swallows|erases|harvests)\\s+(?:the |people’s |people's |other people’s |his |her |their |its )?(?<goods>(?:[\\p{L}’']+ ){0,3}(?:${unfleshly}))\\b(?<more> of [\\p{L} ’'-]+?(?=$|[,.;]| (?:and|who|that|in|at|from|by|with)\\b))?`,
    ),
    goods: list(
      'dreams, memories, names, voices, shadows, faces, sleep, laughter, the will to work, songs, warmth, the colour of eyes, childhoods, courage, tears, last words, love, the sense of direction, luck, birthdays, recognition, hunger, pain, secrets',
    ),
    goodsAs: 'bare',
    brief: [
      'takes #goods# from #people#, and grows by it',
      'has left #num# people of #town# alive, but without #goods#',
    ],
    wants: ['#goods.cap#: it lives on them', 'To be full of #goods#, which it never is'],
    harms: ['Whoever still has #goods#'],
    why: [
      'It has [none of its own|had none], and [began|started] with #goods# of #vv#, at #Spot#. It could not stop.',
      '#rr# once gave it #goods# freely, out of [grief|curiosity|pity]. It [has followed|followed] that [taste|hunger] to #town#.',
      'It lives in #lair# because sleepers [in|of] #town# [lie|snore] [close by|near], full of #goods#.',
    ],
    trouble: [
      'It has taken #goods# from #vv#, who sits at #Spot# and [stares|smiles] and knows nobody.',
      'One by one #people# lose #goods#: #num# so far. #vv# went to #lair# to [ask|beg] for them.',
      'On #day# all #goods# were gone from [a whole|one] [street|lane]; only #vv# [fought|saw it], and is dead.',
    ],
    turn: [
      '#rr# helps it: some in #town# were glad to lose #goods#.',
      'What it took [comes back|returns|is loose] when it [dies|is dead], [but|only] to the nearest, says #ww#, [not the owner|never the owner].',
    ],
    other: [
      '#ww# has lost #goods#, and [with them|so] where the [money|child|body] is. #ww# pays #sum2# to have them again.',
      '#rr# bottles #goods# from #lair# and sells them [in the city|abroad]; the next [cart|load] [goes|leaves] on #day#, past #Spot#.',
      'The [only|one] witness of [a murder|an arson] [has lost|lost] #goods# to it. #cc# must have them before #feast#, or [an innocent|#ww#] hangs.',
      '#cc# wants to be [rid|free] of #goods# of their own, [one night’s|a week’s] worth, and [asks for|needs] an escort to #lair#.',
    ],
    picks: [
      'It [wants|seeks] whoever [has most|most has] to lose, [and goes|going] for #goods# of #target#.',
      'Those [without|who lost] #goods# it [ignores|passes by]: it [turns|goes] from them to #target#.',
    ],
    ends: [
      '[lets go|drops] some of its #goods# #hurt#, in [a rush|one breath], and [flees|runs] past #Spot#',
      'leaves, [heavy|full] and slow, [once it has|having] #goods# of two of them',
    ],
    bargain: [
      'Freely given, #goods# of one [willing|free] [person|giver] feed it for #num# years.',
      'It would give back #goods# for [a name|a song|a memory] of its own.',
    ],
    known: [
      '[None|Not one] of its victims is hurt [in body|outwardly]. They [lack|miss] #goods#.',
      'It [came|moved] nearer [after|with] each [taking|victim]: first #Spot2#, then #Spot#.',
    ],
    sign: [
      'People at #Spot# who stand about, without #goods#',
      'Dogs that [no longer|never] [know|greet] their [owners|own house], near #Spot2#',
    ],
    find: [
      '[Something like|What look like] [glass|amber] beads, each with #goods# of [one|some] [person|soul] in it',
      'A [heap|row] of [clothes|shoes], left by [those|people] who forgot [why they came|their way]',
    ],
  },
} satisfies Record<string, Story>
