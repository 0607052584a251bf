import { asking, list, phrase, type Story } from './story.ts'

/** Stories of cruelty, tricks and false faces. */
export const games = {
  sport: {
    suits: ['schemer', 'folk'],
    asked: asking(
      'for sport',
      'sadis\\w+',
      'cruel\\w*',
      'toys with',
      'torment\\w*',
      'troph(?:y|ies)',
      'the hunt',
      'huntsman',
      'wicked',
      'malicious',
      'tortur\\w+',
    ),
    goods: list(
      'ears, hats, left hands, boots, braids, voices of the dying, shields, teeth, names, horses, scarves, lanterns, dogs, banners, belts, noses',
    ),
    brief: [
      'hunts people of #town# for sport, and keeps their #goods#',
      'gives each victim as far as #Spot# for a start, and then takes #goods#',
    ],
    wants: ['A prey worth hunting', 'Sport, and #goods# for its wall'],
    why: [
      'It has food enough. It came to #lair# because #people# run well.',
      '#rr# and it have a wager over #num# #goods#, to be settled at #feast#.',
    ],
    trouble: [
      'It let #vv# run as far as #Spot#, on #day#. #town# heard all of it.',
      'It has taken #num# #goods#, and left the owners alive; #vv# alone [fought|died].',
      'It follows people home from #Spot# for days, playing. #vv# was caught on the doorstep.',
    ],
    turn: [
      '#rr# chooses whom it hunts, and has asked for the party by name.',
      'It has not lost since #feast# and is bored. It [hopes|prays] that they are good.',
    ],
    other: [
      '#ww# got away from it, by crossing [water|#Spot2#], and knows its rules. It wants #ww# back.',
      'An invitation came for #cc#: the hunt, on #day#, at #Spot#, as [guest|hare]. It does not say which.',
      '#ww# wants #goods# of #vv# from its wall, to [bury|keep].',
      '#rr# bets #sum# on the party against it, and means to help a little.',
    ],
    picks: [
      'It [goes for|attacks|picks out] whoever is proudest, and only cuts #target#, to make them run.',
      'It splits off #target# and lets the rest listen.',
    ],
    ends: [
      'leaves while it is winning, for #Spot#, to come back on #day#',
      'salutes #hurt#, and is gone: this was worth while',
    ],
    bargain: [
      'Win its hunt, from #lair# to #Spot2# before [dawn|dark], and it gives #vv# up.',
      'It spares whoever does not run; nobody has [ever managed|tried] that.',
    ],
    known: ['It gives everyone the same start: [a hundred breaths|one candle|to #Spot#].', 'It never hunts on #day#.'],
    sign: ['Snares at #Spot#, set at neck height', 'A single boot on the path to #Spot2#'],
    find: ['A wall of #goods#, with dates', 'An empty hook, marked for the party'],
  },
  riddle: {
    suits: ['schemer'],
    asked: asking(
      'riddles?',
      'games?',
      'wagers?',
      'gambl\\w+',
      'chess',
      'bets?',
      'dice',
      'cards',
      'puzzles?',
      'contest',
    ),
    goods: list(
      'chess, dice, riddles, draughts, cards, a staring match, singing in turn, guessing names, knucklebones, questions and answers, telling stories, drinking, hide and seek, knots, weighing, a race of snails',
    ),
    goodsAs: 'own',
    brief: ['plays at #goods# with travellers, for their lives', 'won #vv# at #goods#, and will play for more'],
    wants: ['Somebody who can beat it at #goods#', 'To win at #goods#, for high stakes'],
    why: [
      'It has played at #goods# in #lair# for #num# years, and has never lost. It is [lonely|bored] for that.',
      '#rr# taught it #goods#, and how to cheat.',
    ],
    trouble: [
      '#vv# sat down with it to #goods# at #Spot#, on #day#, and staked [everything|a child|both hands].',
      'It has won #loss# at #goods#, and #vv#, and by rights owns half of #town#.',
      'It asks whoever passes #Spot# to #goods#. #vv# said no, which counts as losing.',
    ],
    turn: [
      '#rr# plays for it by now: that was the price of losing.',
      '#cc# staked the charter of #town# on #goods#, in drink, and has told nobody.',
    ],
    other: [
      '#ww# has found the trick by which it wins at #goods#, and needs [nimble fingers|a good liar] to use it.',
      '#rr# bets #sum# that the party cannot beat it at #goods# by #feast#.',
      '#vv# may go if someone takes their seat at #goods#; #ww# means to, and should not.',
      'It offers #cc# a last round of #goods#, for all that it has won, at #Spot#.',
    ],
    picks: [
      'It fights by the rules of #goods#: each in turn, and #target# begins.',
      'It strikes whoever cheats or [meddles|prompts]; next, #target#.',
    ],
    ends: ['proposes a draw #hurt#, and keeps to it', 'stops if anyone says the word that ends #goods#'],
    bargain: [
      'Beat it at #goods# and it must give up #vv#, and sulk for #num# years.',
      'It can be caught in a cheat: then all winnings go back.',
    ],
    known: [
      'It cannot refuse a game of #goods#, whatever else it is doing.',
      'It cheats only when it is behind; #ww# noticed how.',
    ],
    sign: ['A table laid for #goods#, at #Spot#, with one chair', 'Tallies of lost games on the wall at #Spot2#'],
    find: ['Stakes it won at #goods#: [deeds|rings|a glass eye]', 'A marked set, for #goods#'],
    wealth: 'half',
  },
  lure: {
    suits: ['schemer', 'dead', 'animal'],
    asked: asking(
      `(?:lures?|luring|entices?|enticing|leads?|leading|calls?|calling|tempts?|seduces?|seducing|drowns?|drowning|hypnoti[sz]es|charms?|bewitches|enchants)\\s+(?!(?:for|out|to|its|her|his|a|an|with|ship|ships)\\b)${phrase('party')}`,
      'lur(?:es?|ing)',
      'sirens?',
      'songs?',
      'sing(?:s|ing)?',
      'seduc\\w+',
      'will-o\\S*',
    ),
    party: list(
      'sailors, lovers, lamplighters, homesick soldiers, children, old men, drunkards, shepherds, brides, the sleepless, pilgrims, musicians, mourners, ferrymen, deserters, gamblers, sleepwalkers',
    ),
    goods: list(
      'a lullaby, a lantern light, a mother’s voice, the smell of bread, a fiddle tune, a child’s crying, a church bell, the sound of a feast, a lost dog’s bark, a warm window, a whistle, a lover’s call, a hymn, the clink of coin',
    ),
    brief: ['lures #party# from the road by #Spot#, with #goods#', 'calls, and #party# come: #vv# was the #nth#'],
    wants: ['#party.cap#, who [come|follow] [of their own will|gladly]', 'Company: #party#, and it keeps them'],
    harms: ['#party.cap#'],
    why: [
      'It learned #goods# from somebody it [loved|knew] and killed. It [found|saw] that #party# follow it, to #lair#.',
      '#rr# steers #party# by #Spot# [on purpose|for gain], and [strips|sells] what it leaves.',
    ],
    trouble: [
      'On #day# #vv# got up in the night, smiling, and walked to #Spot#. Of #party# it was the #nth#.',
      'It uses #goods# by #Spot#, and #party# leave the road. #vv# was tied down, and [chewed through the rope|broke free].',
      '#vv# went to #Spot# with [wax|wool] in both ears. [The wax|That] [was found|came back].',
    ],
    turn: [
      '#rr# [has heard|hears] it too, and [is slipping|weakens]: [every|each] night [a little|somewhat] nearer to #lair#.',
      'It takes [each|everyone] [differently|another way]. The party will hear [what|whom] they [miss|loved] most.',
    ],
    other: [
      '#ww# is deaf, saw all of it, and can lead them to #lair#.',
      '#vv# is [alive|warm] down there, [happy|fat], and [does not want|hates] to come home. #ww# pays #sum2# all the same.',
      '#rr# wants #goods# itself, caught in a [jar|shell|music box], for #sum#.',
      '#cc# must bring #num# #bare# victims [home|back] for burial by #feast#, for they [walk|knock] at night.',
    ],
    picks: [
      'It calls #target# by name, with #goods#, and strikes when they [are close|come].',
      'It turns #target# [against|on] the others [first|], and [bites|strikes] whoever wakes.',
    ],
    ends: [
      'falls silent #hurt# and dives away towards #Spot#',
      'leaves [whoever stops|those with stopped] ears, and takes whoever [listens|weeps] to #lair#',
    ],
    bargain: [
      '[Somebody who stays|A guest] of free will, for #num# nights, to [sing|read] to it [in turn|aloud], frees #vv#.',
      'It [knows|has] no answer: call it by #goods#, and it comes [to you|away].',
    ],
    known: [
      'Only #party# hear it, or those who [grieve|are alone].',
      '[Wax|Cloth] helps. A [louder|better] tune [helps|does] more; #ww# got by with [a drum|a bawdy song].',
    ],
    sign: [
      '[Footprints|Prints] of bare feet, [all one way|leading], to #Spot#',
      '#goods.cap#, heard at night near #Spot2#',
    ],
    find: ['Shoes of #party#, set in pairs', 'A [pipe|shell|bell] that sounds like #goods#'],
  },
  falseFace: {
    suits: ['schemer', 'folk', 'made'],
    asked: asking(
      `(?:disguised as|pretending to be|pretends to be|posing as|poses as|looks like|masquerad\\w+ as|impersonat\\w+|takes? the (?:form|shape|place) of|in the (?:form|shape) of|by day (?:is|works as)|imitat\\w+|wears the (?:face|skin) of|mimics|(?:who|that|which) is(?: really| secretly| actually)?)\\s+(?=(?:the|an?|its|her|his)\\s)${phrase('goods')}`,
      'disguise\\w*',
      'shape-?(?:shift|chang)\\w*',
      'imposter|impostor',
      'doppel\\w+',
      'were(?:wolf|rat|bear|boar|tiger|wolves)',
      'changeling',
      'possesses',
      'secretly',
      'mimics?',
    ),
    goods: list(
      'a tavern door, the new schoolteacher, a harvest cart, the bell-ringer, a child’s toy chest, the ferryman, a saint’s statue, the doctor, a market stall, the magistrate’s clerk, a bridge, the beggar at the gate, an oak tree, the midwife, a well cover, a rowing boat, the tax collector, a confessional, a haystack, the bride',
    ),
    goodsAs: 'the',
    brief: [
      'passes for #goods# in #town#, and nobody has noticed',
      'took the place of #goods# at #Spot#, and kills who looks twice',
    ],
    wants: ['Not to be [found out|known] as #goods#', 'To go on as #goods#, and eat'],
    why: [
      'It came to #town# hungry and found that nobody looks at #goods#. It goes to #lair# only to [feed|change].',
      'The [real thing|real one] is [dead|gone]: it took the place of #goods# after #feast#, with #rr.poss# help.',
    ],
    trouble: [
      '#vv# noticed something about #goods#, said so at #Spot#, and was dead on #day#.',
      '#num.cap# people have vanished near #goods#; #vv# went in, or up, or past, and was seen no more.',
      'Its shape was seen to change at #Spot#, by #vv#, whom nobody believes: [a drunkard|a child|a known liar].',
    ],
    turn: [
      '#cc# trusts #goods# completely, and tells it everything.',
      '#rr# [knows|has guessed], and is [fond|proud] of it: #goods# was never so [good at the work|kind] before.',
    ],
    other: [
      '#ww# saw #goods# in two places at once, at #Spot# and in #town#, on #day#.',
      '#rr# asks for guards for #goods#, who goes to #Spot# alone every #feast#.',
      'The wrong one is to hang for it: #ww#, by #feast#. The proof lies in #lair#, with the real one’s [bones|clothes].',
      '#vv# is alive in #lair#, since it needs to [hear their voice|learn their ways]. They are next to be copied.',
    ],
    picks: [
      'It stays #goods# until touched, then takes #target# from behind.',
      'It [takes on|puts on] the look of #target#, and lets the others [choose|hesitate].',
    ],
    ends: [
      'becomes somebody else #hurt#, in the [crowd|dark] [or the fog|], by #Spot#',
      'drops its [shape|mask], [howls|screams], and [breaks|gets] out towards #lair#',
    ],
    bargain: [
      'It would [rather|sooner] stay #goods# than eat: somebody to [supply meat|keep its secret] would tame it.',
      '[Name|Say] what it is, [aloud|clearly], before [witnesses|three people]: it must leave #town# that night.',
    ],
    known: [
      'Animals will not go near #goods#.',
      'It [makes|made] one mistake: [the shadow|the left hand|the smell|the voice] is not that of #goods#.',
    ],
    sign: [
      '[Dogs|Geese] that [bark|scream] at nothing but #goods#',
      'A [shed|dropped] skin, or [a coat of paint|a wig], near #Spot#',
    ],
    find: [
      'Clothes of the real one, folded',
      'A [diary|copybook] in which it [practises|tries out] [handwriting|names]',
    ],
  },
  ruler: {
    suits: ['schemer'],
    asked: asking(
      `(?:secretly\\s+)?(?:rules|ruling|controls|controlling|governs|commands|owns|manipulates|runs|dominates|enslave[sd]?|whispers to)\\s+(?!(?:over )?(?:its|her|his) )(?:over\\s+)?${phrase('party')}`,
      'puppet\\w*',
      'tyrant',
      'behind the throne',
      '(?:vampire|lich|demon|dragon|hag) (?:lord|king|queen|mayor|count|countess|baron(?:ess)?|duke|duchess)',
    ),
    party: list(
      'the town council, the watch, the miners’ guild, the old families, the merchants, the bishop’s court, the garrison, the harbour guild, the magistrates, the schoolmasters, the night carters, the physicians, the bakers, the players, the masons, the toll farmers',
    ),
    partyAs: 'the',
    brief: ['rules #party# from #lair#, and so #town#', 'gives orders to #party#, and whoever objects is sent to it'],
    wants: ['#town#, through #party#', 'To rule by #party#, unseen'],
    why: [
      'It saved #party# once, and asked for [a favour|one vote]. It has never stopped asking.',
      '#rr# lost a war with it years ago, and signed. #party.cap# have obeyed #lair# since.',
    ],
    trouble: [
      '#vv# spoke against #party#, and was sent to #lair# with a sealed letter. It said: eat the bearer.',
      'By order of #party#, #num# houses are to [stand open|be empty] each #day# night. #vv# locked a door.',
      'It has had #party# raise taxes in blood: #vv# was the #nth# to [give|run dry].',
    ],
    turn: [
      '#cc# sits with #party#, and this job is [a test|a trap] set by it.',
      'If it dies, #party# are finished, and #rr# means to be next in that chair.',
    ],
    other: [
      '#ww# carries the letters from #party# to #lair#, has begun to read them, and wants out of #town#.',
      '#rr# hires the party to rob #party#: one [seal|ledger|vial], for #sum#.',
      'A stranger has come to #Spot# to buy #town# from it, with #party# as fixtures; #ww# overheard.',
      'One of #party# wants to be free of it, will open a door at #Spot2# on #day#, and must not be known.',
    ],
    picks: [
      'It has others between it and harm; it picks #target# itself, at leisure.',
      'It offers #target# a place among #party#; whoever laughs is next.',
    ],
    ends: [
      'goes #hurt#, by a passage to #Spot#, and has the party outlawed by #day#',
      'gives up one of #party# to save itself',
    ],
    bargain: [
      'It keeps order, after all: it would trade #vv# for [silence|an oath] and the usual [tax|vote].',
      'With proof of what #party# signed, they can be made to turn on it.',
    ],
    known: [
      '#party.cap# decided nothing all year without a night’s delay.',
      'It has not left #lair# in #num# years: it has #rr# for that.',
    ],
    sign: ['New laws on the door at #Spot#, each odder than the last', 'A closed coach, #day# nights, by #Spot2#'],
    find: ['Letters from #party#, tied by year', 'A chain of office that [was lost|nobody missed]'],
    wealth: 'whole',
  },
  love: {
    suits: ['schemer', 'folk', 'dead'],
    asked: asking(
      `(?:in love with|loves|fell in love with|courting|courts|wooing|woos|wants to marry|to marry|married to|engaged to|betrothed to|infatuated with|jealous of|admires|adores)\\s+(?!(?:gold|silver|jewels|gems|shiny|books|coins)\\b)${phrase('party')}`,
      'lovesick',
      'in love',
      'suitor',
      'bride',
      'groom',
      'jealous',
      'courtship',
      'wedding',
    ),
    party: list(
      'the miller’s daughter, the harbour master, a travelling singer, the young widow, the baker’s son, a statue, the schoolmistress, the captain of the watch, a nun, the ferryman, the lute player, a painted lady, the doctor’s ward, a bareback rider, the shepherd boy, the magistrate’s wife',
    ),
    partyAs: 'the',
    brief: [
      'is in love with #party#, and kills every rival',
      'means to marry #party# at #feast#, with or without a yes',
    ],
    wants: ['The heart of #party#', 'To marry #party#, by #feast#'],
    why: [
      'It saw #party# once, at #Spot#, and has lived in #lair# since, to be near.',
      '#party.cap# spoke to it kindly, in the dark, not knowing what it was.',
    ],
    trouble: [
      'It killed #vv# on #day#, for dancing with #party#.',
      'It leaves gifts for #party#: #loss#, and the head of #vv#, who had [laughed|asked first].',
      'It asks for #party# by #feast#, or #town# burns. #vv# carried its letter, and [the ring|the reply].',
    ],
    turn: [
      '#party.cap# would go to it gladly. Nobody in #town# has asked.',
      '#rr# writes its letters, [for money|well], and [has promised|promises] it [more|far more] than it [will get|gets].',
    ],
    other: [
      '#rr# means to marry #party# first, and pays #sum# for guards at the wedding.',
      '#ww# carries messages between it and #party#, and fears that both [mean it|are lying].',
      'It asks through #ww# for [a suit|a ring|a poem], fit for #party#, with dead men’s gold for it.',
      '#party.cap# disappeared on #day#. #cc# says it was taken; #ww# saw a packed bag.',
    ],
    picks: [
      'It [goes for|attacks|picks out] whoever is [handsomest|best dressed], or [stands|comes] closest to #party#; then #target#.',
      'It will not hurt #party#, nor [strike|move] while they stand in the way: it flings #target# aside.',
    ],
    ends: [
      'stops at [one|a] [word|sign] from #party#',
      'goes off #hurt# with a keepsake of #party#, to [sing|weep] about it at #lair#',
    ],
    bargain: [
      'If #party# tell it no, [to its face|aloud], [kindly|gently], it goes away [and is no trouble|in tears].',
      'It would take lessons: somebody to teach it [manners|dancing|rhyme], and it kills nobody meanwhile.',
    ],
    known: [
      'All those it killed had talked to #party# that week.',
      'It washes now, says #ww#, at #Spot#, before #day#.',
    ],
    sign: ['The name of #party#, carved too high up, at #Spot#', 'Flowers, roots and all, near #Spot2#'],
    find: ['Ribbons, combs and a glove of #party#', 'A wedding feast, laid for two, mouldering'],
  },
} satisfies Record<string, Story>
