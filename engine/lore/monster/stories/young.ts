import { asking, list, type Story } from './story.ts'

const offspring =
  'eggs?|cubs?|young|hatchlings?|brood|pups?|calf|calves|foals?|kittens?|child(?:ren)?|daughters?|sons?|baby|babies|offspring|whelps?|clutch|chicks?|larvae?|spawn|litter|heir'

/** Stories of mates, nests and ways. */
export const young = {
  stolenYoung: {
    suits: ['animal', 'schemer', 'folk'],
    asked: asking(
      `(?:wants|seeks?|seeking|demands|looking for|searching for|hunting for|searches for|looks for|hunts for|stolen|stole|took|missing|kidnapped|whose|rescu\\w+)\\s+(?:back\\s+)?(?:its|her|his|their|the|a|an|some)?\\s*(?:\\w+\\s+)?(?<goods>${offspring})\\b`,
    ),
    goods: list('cub, young one, smallest, firstborn, only child, runt, twin young'),
    goodsAs: 'bare',
    brief: ['is looking for its #goods#, which #rr# stole', 'will not leave #town# alone while #rr# has its #goods#'],
    wants: ['Its #goods# back from #rr#', 'Its stolen #goods#, now in #town#'],
    why: [
      '#rr# took its #goods# from #lair# on #day#, and sold [that|it] in #town# for #sum2#.',
      'It had its #goods# in #lair#. #rr# [crept in|came with a sack] while it hunted at #Spot#.',
      'It [follows|has] a smell: its #goods# [was carried|came] past #Spot# to #town#, in a cart of #rr.poss#.',
    ],
    trouble: [
      'It breaks into houses in #town# by night, looking for its #goods#. On #day# #vv# stood in its way, and died.',
      'It has torn up #Spot#, and #loss# [went too|went with it]. It wants its #goods#; #vv# saw that and [was killed|paid for it].',
      '[Every night|At dusk] it [calls|howls] for its #goods# from #Spot#. #vv# [answered|went out to look] and was crushed.',
    ],
    turn: [
      'The #goods# it wants is [in|under] the [cellar|house] of #cc#, who [bought|paid for] it, [and says nothing|unasked].',
      '#rr# has [a buyer|a bidder] for the #goods# at #feast#, and armed men at #Spot2# until then.',
    ],
    other: [
      '#ww# found its #goods# in a crate at #Spot#, alive, and wants [help to return it|it taken home] before #rr# [comes back|wakes].',
      '#rr# pays #sum# for [guards|an escort] on a wagon to #Spot2#. [In the wagon|In there], under [straw|sacks], [is|lies] its #goods#.',
      '#cc# [ate|broke|buried] what #rr# sold as [a rarity|a delicacy], and now [hides|sleeps] in the church of #town#.',
      '#ww# [stuffs|shows|studies] such things, and gives #sum# for the #goods#, [twice that|a house] for [both|parent and all].',
    ],
    picks: [
      'Whoever smells of its #goods# is [attacked|seized] first; [otherwise|else] #target#, [and gently|never to the death].',
      'It tears open [packs|sacks|crates] to look for its #goods#, and strikes #target# only if hindered.',
    ],
    ends: [
      'stops [at once|short] if it sees its #goods# [alive|safe], and carries that to #lair#',
      'breaks off #hurt#, and searches on past #Spot#',
    ],
    bargain: [
      'Bring its #goods# to #Spot# and [step back|go]. It is [gone|away] by [morning|dawn].',
      'Show it #rr#, with the smell of its #goods# on them, and it [leaves|spares] everybody else.',
    ],
    known: [
      'It was quiet until #rr# [stole|took] its #goods#.',
      '[Nothing|No bread] is [eaten|gone] where it [has been|was]: it [searches|turns over] beds, barns and carts.',
    ],
    sign: [
      '[Barrels|Chests] and beds [turned over|emptied], nothing [taken|gone], near #Spot#',
      'A [call|cry] [at night|after dark] from #Spot2#, [and a pause|then silence] for an answer',
    ],
    find: ['An empty [nest|bed], [kept warm|freshly lined]', 'A [dropped|torn] sack with the [mark|smell] of #rr#'],
  },
  brood: {
    suits: ['animal', 'schemer'],
    asked: asking(
      'brood\\w*',
      'nest(?:s|ing)?',
      'eggs?',
      'mother',
      'pregnant',
      'breed\\w*',
      'lays',
      'litter',
      'larvae',
      'spawn\\w*',
      'hatch\\w*',
    ),
    goods: list('eggs, young, hatchlings, newborn, whelps, unborn, blind young, first brood'),
    goodsAs: 'bare',
    brief: [
      'has #goods# in #lair#, and kills whatever comes near',
      'guards its #goods# so close to #town# that somebody must go',
    ],
    wants: ['Its #goods# left in peace until #feast#', 'Quiet for its #goods# in #lair#'],
    why: [
      'It needs #lair# for its #goods#: nowhere else near #Spot# is [dry|warm|hidden] enough.',
      'Floods drove it from #Spot2# with its #goods#, and #lair# was [empty|open].',
      '#rr# keeps a [kiln|furnace|bakehouse] by #lair#; the warm wall suits its #goods#.',
    ],
    trouble: [
      'Nobody may pass #Spot# now. It killed #vv# on #day# for coming too near its #goods#.',
      'It feeds its #goods# on #loss#; #vv# went to stop it, and [was fed|went] to them too.',
      'Its #goods# will be ready by #feast#, #num# of them, and #vv# [is already|already lies] dead of one.',
    ],
    turn: [
      '#rr# wants the #goods# alive, [for #sum# each|at #sum#], and [will cut|cuts] [ropes|throats] for that.',
      '#cc# has to [open|build on|sell] #lair# before #feast#, and [hides|denies] that nobody need die.',
    ],
    other: [
      '#ww# is [trapped|hiding] in the roof of #lair#, above its #goods#, with water for #num# days.',
      '#rr# pays #sum# [for|to have] one of its #goods#, living, at #Spot# by #feast#.',
      '#people.cap# will [burn|flood] #lair# on #day#, though #ww# says that #vv# is alive inside.',
      'One of its #goods# followed #ww# home and [will not leave|is growing]. The parent is [sniffing about|close behind].',
    ],
    picks: [
      'It [strikes|bites] whoever stands nearest its #goods#, and lets #target# run.',
      'It [drives|pushes] them [all|] back from its #goods#, #target# first, and will not [follow far|be drawn off].',
    ],
    ends: [
      'fights [to the death|to the last] beside its #goods#, but never past #Spot#',
      'curls round its #goods# #hurt# and lets anyone go',
    ],
    bargain: [
      'Keep away from #lair# until #feast#: then its #goods# can travel, and all [leave|go] by #Spot#.',
      'Carry its #goods#, in its sight, to #Spot2#, and it follows [like a lamb|without harm].',
    ],
    known: [
      'It has #num# #goods#; #ww# counted them in #lair#.',
      'It [never goes|goes no] further than #Spot# from its #goods#.',
    ],
    sign: [
      '[Small|Tiny] tracks beside [large|deep] ones at #Spot#',
      'Wool, straw and [washing|bedding] dragged towards #Spot2#',
    ],
    find: [
      '[Shells|Bones] and [shed|old] skins of its #goods#',
      '[Cloaks|Sails] and blankets, [woven|trodden] into a nest',
    ],
  },
  mate: {
    suits: ['animal', 'schemer', 'folk'],
    asked: asking('mates?', 'widow\\w*', '(?:its|her|his) (?:husband|wife|partner|consort)'),
    goods: list('mate, old mate, white mate, partner, consort'),
    goodsAs: 'bare',
    brief: [
      'saw #rr# kill its #goods#, and [has come|came] for the [hide|pelt|skin]',
      'lost its #goods# to #rr#, and attacks at #Spot# where that happened',
    ],
    wants: ['Its dead #goods# avenged on #rr#', 'Whatever [is|there is] left of its #goods#'],
    why: [
      '#rr# shot its #goods# at #Spot# and hung the [hide|head] in #town#. It [can smell|smells] that from #lair#.',
      'Its #goods# is [caged|chained] in the yard of #rr#. It keeps as near as it dares, in #lair#.',
      '[Two|A pair] of them lived in #lair#. #rr# killed its #goods# on #day#, for [a bet|the skin|sport].',
    ],
    trouble: [
      'It waits at #Spot#, where its #goods# died, and kills whoever stops there: #vv# on #day#.',
      'It tore down the [inn|hall|shop] where its #goods# hung; #vv# was [inside|asleep upstairs], and is dead.',
      'It has killed #num# who wear fur, and #vv#, whose [coat|hat] was [made|cut] from its #goods#.',
    ],
    turn: [
      '#cc# [owns|sleeps on] the hide of its #goods#, a gift from #rr#, and [will not part with it|calls it priceless].',
      '#rr# says it was [self-defence|one against one]. #ww# [was there|saw], and it was not.',
    ],
    other: [
      '#ww# has heard the captive #goods# [at night|by dark] [behind|by] the house of #rr#, and asks [who will|for help to] free it.',
      '#rr# wants the pair [complete|together], [stuffed|in glass], by #feast#, and pays #sum#.',
      'The coat that #cc# sent to [the capital|the duke|a bride] is of its #goods#. It [has set out|started] after that, past #Spot#.',
      '#ww# offers #sum2# to have the [bones|hide|skull] of its #goods# laid back in #lair#.',
    ],
    picks: [
      '[Fur|Pelts] and leather [enrage|madden] it: whoever wears [most|any], then #target#.',
      'It looks for #rr# in every face, and strikes #target# when [disappointed|it is wrong].',
    ],
    ends: [
      'lies [down|quiet] by the hide of its #goods#, [if it is shown|once shown] that, and [does not rise|rises no more] to fight',
      'goes to #Spot# #hurt#, to die where its #goods# did',
    ],
    bargain: [
      '[Give|Bring] it [back|] what [is|was] left of its #goods#, at #Spot#, and it [leaves|goes] for good.',
      'It wants #rr# and [knows|has] the smell; with #rr# [gone|far away] from #town# it follows.',
    ],
    known: [
      'There [were two|was a pair] [of them|here], at #Spot# until #feast#.',
      'It attacks on #day#: the day its #goods# was killed.',
    ],
    sign: [
      '[Two|A pair of] old [sets|lines] of tracks at #Spot#, one new',
      '[Flowers|Leaves] and [small game|mice], laid on a [stained|dark] stone near #Spot2#',
    ],
    find: ['The tail of its #goods#, hidden with care', 'A [broken|bent] spear with the [mark|crest] of #rr#'],
  },
  oldWay: {
    suits: ['animal', 'made', 'folk'],
    asked: asking(
      'migrat\\w+',
      'its (?:old )?(?:path|trail|route|way)',
      'dams?',
      'wall(?:ed)? (?:off|up|in)',
      'blocked',
      'spawning ground',
    ),
    goods: list(
      'dam, new wall, toll gate, mill race, palisade, canal lock, stone quay, hedge bank, causeway, weir, boundary ditch, racecourse',
    ),
    goodsAs: 'bare',
    brief: [
      '[has gone|goes] the same [way|road] each year, and #rr# has built a #goods# across it',
      'breaks the #goods# at #Spot# every night; it only wants to pass',
    ],
    wants: ['To pass #Spot#, where the #goods# stands', 'Its old way to #Spot2#, through the #goods#'],
    why: [
      '[Each year|In spring] it [went|passed] by #Spot# to #Spot2#. The #goods# of #rr.poss# [shut it in|cut that off], and it [waits|stays] in #lair#.',
      'Since #rr# finished the #goods#, it cannot get from #lair# to #Spot2#, where it [breeds|feeds|winters].',
    ],
    trouble: [
      'It has broken the #goods# #num# times. On #day# #vv# was [mending|guarding] it, and [drowned|died] in the [mud|rubble].',
      'It goes round the #goods# now, through #town#: it flattened #loss#, and then #vv#.',
      '#vv# was [set|paid] to guard the #goods# by night. Only #thing.a# was found, at #Spot#.',
    ],
    turn: [
      'The #goods# [stands|is] on land that [was never|never was] #rr.poss#; #ww# has the [deed|map].',
      '#cc# put [all they own|everything] into the #goods#, and is ruined [if it falls|without it].',
    ],
    other: [
      '#rr# offers #sum# to have it dead before [the buyers|the duke|investors] see the #goods# at #feast#.',
      '#people.cap# want the #goods# gone as well. #ww# collects for [powder|picks and ropes], quietly.',
      '#ww# knows [by|from] old [songs|rhymes] when it [comes|passes]: on #day#, [and more than one|several] of them.',
      'Workers at the #goods# dug up #thing.a# and bones of others like it, and #rr# [hid them|sold them].',
    ],
    picks: [
      'It [charges|heads] [straight|directly] for the #goods#, and over #target#.',
      'It [hits|smashes] [whatever|all that] bars its way to #Spot#: [gates|carts], then #target#.',
    ],
    ends: [
      'is [away|off] through any gap towards #Spot2#, [and does not look|never looking] back',
      'backs off #hurt# and [tries|rams] the #goods# again on #day#',
    ],
    bargain: [
      'Open the #goods# for one night, at #feast#, and it [is gone|stays away] [for a|all] year.',
      'Lead it round by #Spot2# with #num# torches; it [learns|remembers] [a new|another] way.',
    ],
    known: [
      'It came by each year, [harming|hurting] [no one|nothing], before there [was|stood] a #goods#.',
      'It [attacks|harms] nothing that [lies|stands] off the line from #Spot# to #Spot2#.',
    ],
    sign: [
      'A [track|path], worn deep, that [ends|stops] at the #goods#',
      '[Claw|Tusk] or rub marks along the #goods#, all at one height',
    ],
    find: ['[Timber|Planks] and [iron|rope] from the #goods#', 'A surveyor’s [peg|chain] with the [name|mark] of #rr#'],
  },
  driven: {
    suits: ['animal', 'folk', 'made'],
    asked: asking(
      `(?:driven|chased|forced|pushed|displaced|exiled|banished|cast out|expelled)\\s+(?:down |out |away |off |here |from \\S+(?: \\S+)? )?by\\s+${'(?!hunger)'}(?<party>[\\p{L}][\\p{L}’' -]*)`,
      'driven (?:from|out|off|down)',
      '(?:flees|fleeing|fled|exiled?|banished|outcast|refugees?)\\b',
    ),
    party: list(
      'a red dragon, frost giants, the walking dead, a forest fire, a horned horror, drow slavers, something nameless, an ogre clan, a great worm, the king’s soldiers, a pack of ghouls, iron golems, a lava flow, black water, a winged shadow, tree cutters',
    ),
    partyAs: 'own',
    brief: [
      'is running from [worse:|something worse:] #party#, which took #Spot2#',
      'was driven from #Spot2# by #party#, and [cornered|trapped] itself in #lair#',
    ],
    wants: ['To be far from #party#', 'Shelter from #party#'],
    why: [
      'It lived at #Spot2# until #party# [came|drove it out]. #lair# is as far as it [could|was able to] [run|get].',
      'Fear of #party# keeps it in #lair#: it will not go back, and #town# [stops it|lies ahead].',
    ],
    trouble: [
      'It came down from #Spot2# half mad with fright and killed #vv# on #day#.',
      'It takes what it [needs|can]: #loss#, and #vv#, who [blocked|barred] the way at #Spot#. It fears #party# more than spears.',
      '#vv# went up to #Spot2# to [see|learn] [what|whom] it ran from. Only #thing.a# came down.',
    ],
    turn: [
      'Kill it, and nobody is warned when #party# come here too.',
      '#rr# knows of #party# and sells [houses|land|shares] at #Spot2# [all the same|as fast as possible].',
    ],
    other: [
      '#ww# has seen #party# at #Spot2# [with their own eyes|close by], and #cc# had them [locked up|put in the stocks] for it.',
      '#rr# wants it [chased|driven] [back|up] to #Spot2#, as [bait|a sop] for #party#, and pays #sum#.',
      '#vv# is lost between #Spot# and #Spot2#, with [this one|claws] behind and #party# before. #ww# [pays|offers] #sum2#.',
    ],
    picks: [
      'It panics: it strikes whoever stands between it and #Spot#, then #target#.',
      'It hates [fire and horns|sudden noise|tall shadows], which are like #party#, and attacks #target# for them.',
    ],
    ends: [
      'flees #hurt#, [any way|anywhere] but towards #Spot2#',
      'hides in #lair# at any sign of #party#, real or feigned',
    ],
    bargain: [
      'It would [go home|return] if #Spot2# [were|was made] rid of #party#.',
      'It only wants [a hole|a place] to [hide|sleep] in: leave it #lair#, with food for #num# days, and it [harms nobody|keeps still].',
    ],
    known: [
      'Its [wounds|burns] are no [hunter’s|dog’s] work: #party# did that.',
      'It came from #Spot2# on #day#, [and deer|with deer], [birds|hares] and #num# bears [with it|came too].',
    ],
    sign: [
      'Animals of every kind, moving away from #Spot2#',
      '[Blood|Broken antlers] on the [path|track] down from #Spot2#',
    ],
    find: [
      'A trophy of #party#, [stuck|lodged] in its [own|] flesh',
      '[Belongings|Packs] of travellers who [came|fled] from #Spot2#',
    ],
  },
} satisfies Record<string, Story>
