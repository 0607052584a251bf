import { asking, list, phrase, type Story } from './story.ts'

/** Stories of people who need it alive, and of what draws it. */
export const uses = {
  drawn: {
    suits: ['animal', 'made', 'dead'],
    asked: asking(
      `(?:drawn|attracted|summoned|called|lured)\\s+(?:here\\s+)?(?:by|to)\\s+${phrase('goods')}`,
      `(?:hates|fears|afraid of|terrified of|cannot stand|maddened by|allergic to)\\s+${phrase('goods')}`,
      'noise',
    ),
    goods: list(
      'the new church bell, the lighthouse, the glass furnace, a singing child, the smell of the tannery, the brewery, the night fair, a magic lantern, the forge hammers, the organ, the fireworks, the saw mill, the beacon, the cheese cellars, the mint press, the incense',
    ),
    goodsAs: 'the',
    brief: [
      'is drawn by #goods#, and comes [whenever|when] there is [any|some]',
      'cannot bear #goods#, and will tear #town# down to stop it',
    ],
    wants: ['To get at #goods#', '#goods.cap#: it [can think|thinks] of [nothing|little] else'],
    why: [
      'Until there was #goods# in #town#, it never left #Spot2#. It moved to #lair# to be near.',
      'Something in #goods# is [like|as] the call of its [own kind|mate]. It has [no other|no better] [reason|cause] to be in #lair#.',
    ],
    trouble: [
      'It comes for #goods# every #day#. #vv# stood beside that, the last time.',
      'It has torn its way to #goods# twice: #loss# the first time, #vv# the second.',
      '#vv# was carrying something of #goods# past #Spot#, and [did not arrive|is dead].',
    ],
    turn: [
      '#rr# has [a fortune|all savings] in #goods#, and would [sooner|rather] lose [neighbours|friends].',
      '#cc# had #goods# blessed for #feast#, and [cannot|dares not] [stop|forbid] it without [shame|ruin].',
    ],
    other: [
      '#ww# can carry something of #goods# to #Spot2#, and draw it away, with guards.',
      '#rr# has copied #goods#, and uses that to set it on a rival: #vv# was no accident.',
      '#people.cap# will smash #goods# on #day#. #rr# pays #sum2# a head to protect it.',
      'It brought others. At #Spot2# #ww# counted #num#, all facing #goods#.',
    ],
    picks: [
      'It heads for #goods#, or whatever is like it: [a lamp|a bell|a song|a scent], then #target#.',
      'It [ignores|misses] those who stand [still|quiet], and [goes|crashes] through #target# towards #goods#.',
    ],
    ends: [
      'loses interest as soon as #goods# stops, and wanders to #Spot#',
      'breaks away #hurt#, and comes [again|back] on #day#',
    ],
    bargain: [
      '[Put|Call] an end to #goods#, or move that beyond #Spot2#.',
      'Give it [something|a piece] of #goods# to keep in #lair#, and it stays there.',
    ],
    known: [
      'It [has never come|never came] on a [day|night] without #goods#.',
      'It [does not eat|leaves] what it [kills|meets] on the way to #goods#.',
    ],
    sign: [
      'Tracks from #Spot# in [one|a] straight line to #goods#',
      'A flattened place near #Spot2#, with a view of #goods#',
    ],
    find: ['A piece of #goods#, polished by licking', '[Moths|Bats], [drawn|caught] by the same [thing|lure]'],
  },
  protectedGame: {
    suits: ['animal'],
    asked: asking(
      'protected',
      'forbidden',
      'royal',
      'last of (?:its|their) kind',
      'the last',
      'sacred',
      'rare',
      'endangered',
      'white (?:stag|hart|elephant|bear|wolf)',
      'albino',
    ),
    goods: list(
      'king, bishop, duke, queen, old count, forest court, abbess, emperor, margrave, order of the hunt, lord warden, crown prince',
    ),
    goodsAs: 'bare',
    brief: [
      'belongs to the #goods#: [whoever kills it|its killer] hangs, [whatever|whomever] it kills',
      'is the [last|only one] of its kind, under the [seal|law] of the #goods#, and eats #people#',
    ],
    wants: ['What any #bare# wants: food and room', '[Food|Mutton]; the law [leaves|lets] it alone'],
    why: [
      'The #goods# had it brought to #lair#, as game, and forbade anyone to harm it.',
      'It is the [last|only one]: the #goods# set [a price|a fine] on its safety, and #rr# to see to that.',
    ],
    trouble: [
      'It has had #loss#, and on #day# #vv#. The #goods# sent a letter of regret.',
      '#vv# threw a spear at it, in defence of a child, and is to hang at #feast#.',
      'It killed #vv# at #Spot#. By law of the #goods#, #people# may only shout.',
    ],
    turn: [
      '#rr#, warden for the #goods#, counts its hairs every #day#, and takes bribes.',
      'It must die [by accident|of a fall], [and look|looking] it. #cc# has thought of #num# ways, all bad.',
    ],
    other: [
      '#rr# sells the #goods#’s own game to [a cook|a rich guest], secretly, for #sum#. The hunt is at #Spot#.',
      '#ww# has bred #bare.a# that looks just like it, but eats grass. Somebody must exchange them.',
      '#vv# hangs on #feast# unless it is shown to have attacked first; #ww# saw it.',
      'The #goods# arrives on #day# to see it, and #cc# has [lost it|made it ill].',
    ],
    picks: [
      'Nobody [has ever|ever] hit it, and it is [not afraid|bold]: it walks up to #target#.',
      'It takes [food|bread] from packs [first|], then #target#, who shouts.',
    ],
    ends: [
      'bolts, astonished, #hurt#, [straight|back] to the warden’s [house|yard] by #Spot#',
      'leaves with [whatever|what] it [came for|wanted], [at a walk|unhurried]',
    ],
    bargain: [
      '[Drive|Lure] it over the [boundary|border] at #Spot2#, and no law [protects|covers] it.',
      'The #goods# would move it, if #cc# admitted what it cost.',
    ],
    known: [
      'A brand of the #goods# is on its [flank|ear|neck].',
      'It keeps this side of #Spot2#, and is fed by #rr# in winter.',
    ],
    sign: ['A notice at #Spot#: by order of the #goods#', 'A salt lick with a seal on it, near #Spot2#'],
    find: ['A collar with the arms of the #goods#', 'A poacher’s [bow|boots], and [the poacher|most of one]'],
  },
  scare: {
    suits: ['animal', 'dead', 'made'],
    asked: asking(
      'smuggl\\w*',
      'rumou?red',
      'legendary?',
      'hoax',
      'the (?:beast|thing|monster|terror|horror|devil) of',
      'sightings?',
    ),
    goods: list(
      'brandy, tea, forged coin, stolen horses, silk, grave goods, powder and shot, salt, forbidden books, ivory, poached venison, false relics, furs, drugs, stolen wool',
    ),
    goodsAs: 'bare',
    brief: [
      '[keeps|frightens] [honest people|decent folk] [away|off] from #Spot#, where #rr# [smuggles|lands|hides] #goods#',
      'is real, though #rr# invented it, to hide #goods#',
    ],
    wants: ['The run of #Spot# by night, as #rr# wished', 'Its ground to itself; #rr# sees to that'],
    why: [
      '#rr# [made up|invented] a [monster|beast] to keep [people|thieves] from the #goods# in #lair#. Then one moved in.',
      'It was brought to #lair# in a cage by #rr#, who deals in #goods#, as a guard.',
    ],
    trouble: [
      '#vv# went to see if it was real, on #day#, and it was.',
      'It [now kills|kills now] [friend and foe|both sides] of #rr# alike: #vv#, who carried #goods#, was the #nth#.',
      'Since #vv# died, nobody goes by #Spot#, and #goods# go by there every #day#.',
    ],
    turn: [
      '[Half|Most] of the deaths [are|were] #rr.poss# work, [with|by] a [rake|hook|bear paw].',
      '#cc# drinks, wears or sells #goods# from there, and [wants no fuss|keeps quiet].',
    ],
    other: [
      '#rr# offers #sum# to move #num# loads of #goods# out of #lair#, quickly, past it.',
      '#ww# saw lamps, carts and no monster, that night at #Spot#. The night after, a monster and no lamps.',
      'An officer, #ww#, searches for #goods#, [does not believe|disbelieves] in it, [and goes|going] to #lair# on #day#.',
      '#vv# found out about the #goods#, and is a prisoner of #rr#, not of the #bare#.',
    ],
    picks: [
      'It [knows|obeys] the whistle of #rr#, and [spares|leaves] who [gives|knows] it; it takes #target#.',
      'It was [taught|trained] to [chase|fetch] lanterns: whoever carries one, then #target#.',
    ],
    ends: ['is called off #hurt# by a whistle from #Spot#', '[goes to ground|hides] among the #goods# in #lair#'],
    bargain: [
      'Take away the #goods#, and nobody [feeds it|brings it meat], nor [bars|blocks] its way [out|off] by #Spot2#.',
      'It follows whoever has the whistle.',
    ],
    known: [
      'The [first|oldest] [tale|word] of it [was told|came] by #rr#, before [anybody|a soul] [had seen|saw] it.',
      'It is [never|not] seen [on nights|at times] when [the carts|carts] [go|pass] by #Spot#.',
    ],
    sign: [
      'Claw marks at #Spot#, [made|done] with [a rake|nails], beside [real|true] ones',
      'Wheel ruts near #Spot2#, swept over',
    ],
    find: ['#goods.cap#, under a sail', 'A papier-mâché head, badly bitten'],
  },
  rivals: {
    suits: ['animal', 'folk', 'schemer'],
    asked: asking(
      `(?:rival|rivals|feuding with|at war with|fights with|fighting(?: with)?|enemy of|nemesis of|battles|battling)\\s+(?:of\\s+)?${phrase('party')}`,
      'territor\\w+',
      'rivals?',
      'nemesis',
      'two-headed',
    ),
    party: list(
      'an old she-bear, the marsh witch, a younger male, the river drake, a clan of ogres, the hermit, a great owl, the miller’s bull, a stone giant, the gallows ghost, a pack of wolves, the bridge troll, a rival brood, the bog king, an exiled knight, the green knight',
    ),
    partyAs: 'own',
    brief: [
      'fights #party# for #Spot#, and #town# lies in between',
      'has one enemy, #party#, and [flattens|tramples] [all else|the rest] on the way',
    ],
    wants: ['To be [rid|free] of #party#', '#Spot#, which #party# will not give up'],
    why: [
      'It holds #lair#, #party# held #Spot#; [there is not room|no room] for both.',
      '#rr# [brought|called] it [here|in] to deal with #party#, and it [has dealt|deals] with [everything|all] else.',
    ],
    trouble: [
      'It [met|fought] #party# on #day#, [in the middle|halfway] of #Spot#. #vv# was there, and #loss#.',
      'It marks its ground against #party#, with whatever bleeds: #vv#, most lately.',
      'Both it and #party# kill on #Spot#, and nobody knows which had #vv#.',
    ],
    turn: [
      'Kill it, and #party# take the whole valley: #ww# has counted on that.',
      '#rr# feeds #party#, and [sends|hires] the party to [even things up|weaken it].',
    ],
    other: [
      '#party.cap# would pay too, says #ww#, who [can speak|speaks] for them: #sum2#, and a truce.',
      '#rr# takes bets on it and #party#, at #feast#, and wants neither hurt before.',
      '#ww# is caught at #Spot2# with it [on one side|close by] and #party# [on the other|opposite], and waves [a shirt|a torch].',
      'Bring both to #Spot# at once, says #cc#, and wait: #sum# for [whichever|the one that] is left.',
    ],
    picks: [
      'It takes whoever smells of #party# for [an ally|a friend] of theirs; [otherwise|else], #target#.',
      'It [makes itself big|rears up], and charges #target# who [does not give|gives no] way.',
    ],
    ends: [
      'turns away #hurt#, [rather than|not to] be weak when #party# come',
      '[leaves|goes] at the call of #party#, to answer that',
    ],
    bargain: [
      '[Move|Redraw] the border: with #party# kept beyond #Spot2#, it is content.',
      'It [needs|seeks] [an ally|help] against #party#, more than a meal.',
    ],
    known: [
      'Its [fresh|last] wounds [are|were] from #party#.',
      'It never crosses #Spot2#: there the [ground|hunting] of #party# begins.',
    ],
    sign: ['Two sets of marks at #Spot#, each over the other', 'A torn-up battlefield near #Spot2#'],
    find: ['A trophy of #party#', 'Bones of [those|some] who [came|stood] between'],
  },
} satisfies Record<string, Story>
