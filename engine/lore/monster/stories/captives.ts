import { asking, list, phrase, type Story } from './story.ts'

/** Stories of those who were owned, made or bound. */
export const captives = {
  escaped: {
    suits: ['animal', 'schemer', 'made'],
    asked: asking(
      `(?:escaped|escapee|broke out|broken out|got loose|on the loose|ran away)(?:\\s+(?:from|of)\\s+${phrase('party')})?`,
      'menagerie',
      'zoo',
      'circus',
      'cage[ds]?',
    ),
    party: list(
      'the duke’s menagerie, a travelling circus, the college of mages, a slave ship, the queen’s gardens, a monster dealer, the monastery cells, the emperor’s zoo, a flooded prison, the anatomy school, a prize fighter’s yard, a wrecked barge, the witch hunters, the harvest fair',
    ),
    partyAs: 'own',
    brief: [
      'got loose from #party#, and has never lived free before',
      'escaped from #party# at #Spot#; [the owner|somebody] wants it [back|home] [in one piece|unharmed]',
    ],
    wants: ['Never to [see|go back to|serve] #party#', 'To [stay|keep] free of #party#'],
    why: [
      'It [got away|fled] from #party# at #Spot#, when [a wheel broke|the lock rusted through|the keeper drank], and hid in #lair#.',
      '#rr# [let it out|freed it] of #party# to spite [the owner|somebody]; it [ran|got] as far as #lair#.',
    ],
    trouble: [
      'It killed #vv# on #day#: they [wore|had on] [boots|a hat|an apron] like its keepers in #party#.',
      'It [cannot|never learned to] hunt, so it [breaks into|robs] larders; #people# have lost #loss#, and #vv#, who [locked|shut] it in.',
      '#vv# [tried|meant] to [catch|take] it at #Spot# for [the|a] reward, with [a net|a rope]. [That|It] came back.',
    ],
    turn: [
      '#rr#, from #party#, needs it alive and [brings|has] #num# hired catchers, [who are|all] [hurried|greedy].',
      'It [was worth|cost] more than #town#. #cc# [[has sold|sold] it already|signed for it], and [must|dare] not [say|confess] that.',
    ],
    other: [
      '#rr# pays #sum# for it alive, back in #party# by #feast#, [and nothing dead|half if lamed].',
      '#ww# was its [keeper|groom] in #party# and [knows|has] what [calms|soothes] it: [a lullaby|a red ball|sugared plums]. #ww# wants it free.',
      'It did not [leave|flee] #party# alone. #ww# saw #num2# more [things|shapes] at #Spot2#.',
      'It [wears|has] a collar from #party# with a [ruby|key|cipher] in it, which #rr# wants more than the #bare#.',
    ],
    picks: [
      'It fears [whips|nets|keys], and attacks whoever [holds|shows] one; otherwise #target#.',
      'It [waits for|expects] orders [a moment too long|at first], then [lashes out|strikes] at #target#.',
    ],
    ends: [
      'obeys a [loud|calm] command from its [act|show], once, #hurt#, then bolts for #Spot#',
      'runs [at|from] the [crack|sound] of a whip, towards #Spot2#',
    ],
    bargain: [
      'It follows anyone with [the food|the cakes] it [knew|had] in #party#, even into a cage.',
      '[Take|Cut] off the collar, and it goes past #Spot2# and [is not|is never] seen again.',
    ],
    known: [
      'It has a [collar|chain] mark, [and|it] does [tricks|a bow] at [the sound|the beat] of [a drum|a bell].',
      '#party.cap# lost it on #day# and [told nobody|kept silent].',
    ],
    sign: [
      'A broken cage, [door|bars] bent [outward|wide], at #Spot#',
      'Handbills for #party#, torn down near #Spot2#',
    ],
    find: [
      '[A ticket|A poster] and a [key|lock] from #party#',
      'A [spangled|gilt] [harness|saddle], [cut|bitten] through',
    ],
  },
  masterless: {
    suits: ['animal', 'folk', 'made', 'dead'],
    asked: asking(
      `(?:raised|owned|reared|adopted|ridden|loved|abandoned|left behind|mounted) by\\s+${phrase('party')}`,
      `(?:pet|familiar|steed|mount|servant|companion|bodyguard|hound|guard dog) (?:of|to|for)\\s+${phrase('party')}`,
      `(?:loyal|faithful|belong\\w*) to\\s+${phrase('party')}`,
      'abandoned',
      'pet',
    ),
    party: list(
      'an old knight, the last baron, a hedge witch, twin orphans, a lighthouse keeper, the bishop, a blind hunter, a hanged robber, the miller’s widow, a toymaker, the ferryman, a retired giant-killer, a troupe of players, an exiled prince, a charcoal burner, a lady’s maid',
    ),
    partyAs: 'the',
    brief: [
      'belonged to #party#, who died, and lets nobody near #lair#',
      'was raised by #party#, [not knowing|and has not heard] that they are [dead|gone for ever]',
    ],
    wants: ['#party.cap# back; it [waits|is waiting] for them', 'To find #party#'],
    why: [
      '#party.cap# raised it at #lair# [and died|dying] there. It still [keeps|guards] the house.',
      'It came to #lair# because [the last|one] [person|living soul] who [smells|smelled] of #party# [lives|lived] near #Spot#.',
      '#party.cap# told it to wait at #lair#. That was #num# years ago.',
    ],
    trouble: [
      '#vv# went in to [bury|rob|value] what #party# left, on #day#, and never came out.',
      'It fetches, as #party# taught it: first #loss#, and then #vv#, [brought home|carried off] like a stick.',
      'It attacked #vv# at #Spot#, who [wore|had on] a [coat|cloak] of #party#. It [wanted|was after] that.',
    ],
    turn: [
      '#rr# inherits from #party# once #lair# is [empty|free], and [cares not|never asks] how.',
      '#party.cap# did not die naturally: #rr# knows, [and so does it|as it does]. [That is|That was] why it [growls|watches #town#].',
    ],
    other: [
      'The will of #party# is inside #lair#. #ww# gets [the house|everything] by it and #rr# without it.',
      '#ww# knew #party# and has [a glove|a shirt|a pipe] that it would [follow|know] anywhere.',
      '#rr# wants the #bare# for a [guard|show|hunt], unhurt: #sum# at #Spot#.',
      'Let somebody tell it that #party# is dead, says #ww#, and show it the grave, at #Spot2#.',
    ],
    picks: [
      'It [goes for|attacks|picks out] whoever touches anything of #party#; else it [warns|shoves] #target# away first.',
      'It obeys as #party# taught: it [brings|pulls] down #target# and [holds on|does not let go], [waiting|hoping] to be praised.',
    ],
    ends: [
      '[drops everything|stops] at the [call|whistle] that #party# used; #ww# knows the call',
      'crawls #hurt# to [the|an] empty [chair|bed|grave] in #lair#',
    ],
    bargain: [
      'It [will follow|follows] a [new|second] master who [has|shows] [the ring|the coat|the whistle] of #party#.',
      'Bury #party# properly, at #lair#, where it [can lie|may sleep] on the [grave|stone].',
    ],
    known: [
      'It was [gentle|tame] while #party# lived; children of #town# rode on it.',
      'It understands #num# commands, [in the dialect|with the accent] of #party#.',
    ],
    sign: [
      '[Firewood|Sticks] and dead [rabbits|birds], left [daily|nightly] at an [empty|open] door by #Spot#',
      'A scratched door at #Spot2#, where #party# lodged',
    ],
    find: ['Slippers of #party#, much chewed', 'A [bowl|collar] with [its|the] name, from #party#'],
  },
  pit: {
    suits: ['animal', 'folk'],
    asked: asking(
      'arenas?',
      'gladiat\\w+',
      'fighting pits?',
      'pit[- ]fight\\w*',
      'blood ?sports?',
      'prize[- ]?fight\\w*',
      'champion',
    ),
    goods: list(
      'the Iron Pit, the Salt Ring, the Sunken Court, the Old Brewery, the Barge, the Cellar of Kings, the Red Sand, the Cockpit, the Threshing Ring, the Tannery Yard, the Under-Fair, the Quarry Bowl',
    ),
    brief: [
      'was [bred|raised] to fight in #goods#, and [fights|goes for] whatever it meets',
      'has won #num# fights for #rr# in #goods#; somebody must stop that',
    ],
    wants: ['The next fight; it [knows|learned] [nothing|little] else', 'To [fight|win], as in #goods#'],
    why: [
      '#rr# keeps it in #lair# between fights in #goods#, and [starves|beats] it before each.',
      'It [broke|got] out of #goods# in [a fire|a riot], and [treats|uses] #lair# as its [corner|pen].',
    ],
    trouble: [
      'It fought #vv# in #goods# on #day#. #vv# had [debts|no choice], and no weapon.',
      'It broke loose and went through [the crowd|the market] at #Spot#: #vv# died, and #loss# with it.',
      'People vanish from #Spot# to be fed to it in #goods#: #vv# was the #nth#.',
    ],
    turn: [
      '#cc# has [bet|staked] #sum# on it, [and on|hence on] the party [to lose|losing].',
      'Half the [watch|council] of #town# is seen at #goods# on [fight|pay] nights, [in masks|cheering].',
    ],
    other: [
      '#rr# offers #sum# to last three rounds with it in #goods#, at #feast#.',
      '#ww# is to be its next opponent and [needs|asks for] a champion, by #day#.',
      '#ww# feeds it and wants it freed at #Spot2#, far from #goods#. #rr# has the key.',
      'The odds are wrong: #rr# drugs it. #ww# can prove that, and #cc# would [pay|kill] for the proof.',
    ],
    picks: [
      'It fights [one at a time|singly]: #target#, till [they are down|the end]; [others|the rest] it ignores [unless hurt|as long as it can].',
      'It [plays to|wants] a crowd: [cheers|shouts] turn it from #target# to whoever is cheered.',
    ],
    ends: ['stops at a [gong|horn], or at [any|a] clang three times', 'kneels #hurt#, as losers [must|do] in #goods#'],
    bargain: [
      '[Beat|Throw] it [one against one|alone] and it [follows|serves] the winner.',
      'Buy it from #rr#: #sum#, or a [better|bigger] fighter for #goods#.',
    ],
    known: [
      'It never strikes anyone who lies [flat|down]; in #goods# that means surrender.',
      'Its [left|right] side is [weak|slow], from the fight on #day#.',
    ],
    sign: [
      '[Chalked|Painted] odds on [a wall|a gate] at #Spot#',
      '[Straw|Sawdust], blood and [betting slips|torn tickets] near #Spot2#',
    ],
    find: ['A [champion’s|winner’s] belt from #goods#', 'A [bundle|purse] of betting slips [signed|lost] by #cc#'],
  },
  made: {
    suits: ['made', 'dead'],
    asked: asking(
      `(?:made|created|built|animated|stitched|sewn|bred|grown|conjured|constructed|forged|crafted) by\\s+${phrase('party')}`,
      '(?:failed )?experiments?',
      'laborator(?:y|ies)',
      'alchemist’?s',
      'mutat\\w+',
      'hybrid',
      'created?',
      '(?:its|their|his|her) (?:maker|creator)',
      'rogue',
    ),
    party: list(
      'a mad surgeon, the college of mages, a lonely toymaker, two rival alchemists, a duke’s physician, a dying wizard, the clockmakers’ guild, a drunken priest, an imprisoned engineer, a banished botanist, the royal armourers, a witch’s pupil, a puppet maker, a midwife, a war council, a cheesemaker',
    ),
    partyAs: 'own',
    brief: [
      'was made by #party#, and got out of hand',
      'was made by #party# to serve #town#, and does so in [a terrible|the wrong] way',
    ],
    wants: ['To know why #party# made it', 'What #party# denied it: [a name|an equal|an end]'],
    why: [
      '#party.cap# made it in #lair# from #num# other creatures, and [fled|went mad] when it [opened its eyes|spoke|moved].',
      'It was made by #party# to guard #Spot#. The making went wrong in [one|a single] respect: it [cannot stop|feels pain|never sleeps].',
    ],
    trouble: [
      'It killed #vv# on #day#, who helped #party# [make|raise] it, and left the rest of the house alone.',
      'It gathers parts for another like itself: #loss#, and from #vv# [the hands|the heart|both eyes].',
      'It follows the last order of #party# [to the letter|word for word], and #vv# is dead of that.',
    ],
    turn: [
      '#rr# paid #party# for it, and will pay again to have the [notes|receipt] burned.',
      'It cannot be killed for good unless the [heart|key|jar] is broken, which #rr# keeps in #town#.',
    ],
    other: [
      '#ww# was apprentice to #party# and knows its [flaw|weak seam]. #ww# is hiding at #Spot2#.',
      '#rr# wants the notes of #party# from #lair#: #sum#, unread.',
      'A second one is nearly finished below #lair#. #ww# heard it [knock|breathe].',
      'It left a letter at #Spot# for #cc#, in [a child’s|a clerk’s] writing, asking for [a mate|work|its death].',
    ],
    picks: [
      'It seeks out whoever looks [or smells|most] like #party#; failing that, #target#.',
      'It tests #target# with one blow, learns, and hits [harder|where it hurt] the next time.',
    ],
    ends: [
      'halts for one round at its maker’s [word|voice], then flees towards #Spot#',
      'retreats to #lair# #hurt#, to be mended on the table where it was made',
    ],
    bargain: [
      'It wants a name, and [a place|a task] at #Spot# where nobody screams.',
      'It would trade its own [life|peace] [for the truth|to hear] about #party#.',
    ],
    known: [
      '#party.cap# bought #num# [coffins|barrels of brine|bolts of silk] before #feast#.',
      'There is a maker’s mark under its left arm, and the word [“fourth”|“sorry”|“spare”].',
    ],
    sign: [
      'Odd footprints at #Spot#: no [two|pair] of its feet [match|agree]',
      'A smell of [spirits|solder|vinegar] about #Spot2#',
    ],
    find: ['A notebook of #party#, [half burned|in cipher]', 'A tray of surgeon’s tools, kept clean'],
  },
  bound: {
    suits: ['made', 'dead', 'schemer'],
    asked: asking(
      `(?:bound|chained|trapped|imprisoned|sealed|locked|shackled|caged|confined|tied)\\s+(?:up\\s+)?(?:in|inside|to|within|by|under|beneath)\\s+${phrase('goods')}`,
      'summoned',
      'imprisoned',
      'bound',
      'chained',
      'sealed',
      '(?:genie|djinni?)\\b',
    ),
    goods: list(
      'a silver mirror, a cracked bell, the cornerstone, a sealed jar, an iron ring, a painted portrait, the town clock, a salt circle, a locked chest, an old sword, the market cross, a music box, a chess set, a stone cradle, a lead coffin, a church organ, a ship’s figurehead',
    ),
    goodsAs: 'the',
    brief: [
      'is bound to #goods#, and somebody has begun to loosen it',
      'cannot leave #goods#, so it makes people come',
    ],
    wants: ['To be free of #goods#', 'Somebody to break #goods#'],
    why: [
      '#rr.poss# grandmother bound it to #goods# at #lair#, and the words are [lost|worn away].',
      'It was called up for one night. Nobody closed #goods# [after it|again], and it is still in #lair#.',
      'It was bound to #goods# for [a murder|treason|a prank] #num# lifetimes ago. The sentence [is over|ran out].',
    ],
    trouble: [
      'It can now reach as far as #Spot#. #vv# was found there on #day#, and #goods# has a new crack.',
      'Each death near #goods# loosens it. #vv# was the #nth#, and #rr# [arranges|counts] them.',
      'It promised #vv# [riches|a cure|love] for breaking #goods#. #vv# was stopped at #Spot#, and is [mad|in gaol] now.',
    ],
    turn: [
      '#cc# [owns|inherited] #goods#, and has asked it for favours before.',
      'Destroy #goods# and it [goes|gets] free, unless it [is|was] [dead|sent back] first. #rr# did not mention that.',
    ],
    other: [
      '#rr# wants #goods# brought whole to #Spot#, for #sum#, and says it is [an heirloom|worthless].',
      'The binding must be renewed by #feast#. Only #ww# knows [the words|half of it], and #ww# is [dying|missing].',
      '#ww# hears it plead at night through #goods#, and begins to think it [innocent|kind].',
      'It knows who killed #vv#, for it sees from #goods#. It will tell for one hour of freedom.',
    ],
    picks: [
      'It keeps them from #goods#: whoever touches that, then #target#.',
      'It tries to throw #target# against #goods#, so that [that|the binding] breaks.',
    ],
    ends: [
      'is dragged back to #goods# #hurt#, struggling',
      'cannot pass #Spot#: there [the binding|a force] [pulls|drags] it back to #lair#',
    ],
    bargain: [
      'Break #goods# and it [swears to leave|goes]; it keeps its word, [to the letter|for a year].',
      'Carry #goods# to #Spot2# and [bury|wall up] it there: it [sleeps|rests].',
    ],
    known: [
      'It never goes further from #goods# than #Spot#.',
      '#rr# has visited #goods# every #day#, with [a knife|a chisel|candles].',
    ],
    sign: ['Salt, scattered and scuffed, at #Spot#', 'Dead [birds|bees] in a [circle|ring] about #Spot2#'],
    find: [
      '[Offerings|Letters] from those who [asked|begged] favours of it',
      'The book of binding, with #num# pages cut out',
    ],
    wealth: 'half',
  },
} satisfies Record<string, Story>
