import { asking, list, phrase, type Story } from './story.ts'

/** Stories of taking and holding. */
export const war = {
  raids: {
    suits: ['folk', 'schemer', 'dead'],
    asked: asking(
      `(?:raids|raided|pillages?|plunders?|besieges|conquers?|invades|burns|razes|destroys|terrori[sz]es)\\s+${phrase('goods')}`,
      'raid\\w*',
      'wars?',
      'army',
      'horde',
      'warband',
      'warlord',
      'chief(?:tain)?',
      'conquer\\w*',
      'siege',
      'bandits?',
      'boss',
      'general',
    ),
    goods: list(
      'the outlying farms, the river boats, the harvest carts, the monastery, the winter stores, the horse fairs, the silver road, the border villages, the fishing fleet, the mill towns, the toll houses, the shepherds’ huts, the watchtowers, the vineyards, the lumber camps, the salt works',
    ),
    goodsAs: 'the',
    brief: ['raids #goods#, and marches on #town# by #feast#', 'has burned #goods#, and holds #vv# for ransom'],
    wants: ['#goods.cap#, and after that #town#', 'To hold #goods# before winter'],
    why: [
      'It was beaten at #Spot2# and needs a victory: #goods# [looked|seemed] the easiest.',
      '#rr# sells it the hours of the watch; that is how it [took|found] #goods#.',
      'Its people were promised #goods# for their help in a war, by #cc.poss# father, and never paid.',
    ],
    trouble: [
      'It has raided #goods# #num# times, and on #day# took #vv# alive.',
      'A dead runner at #Spot# carried plans of #goods#, and [of the gate|a key] to #town#.',
      'It burned #goods# and sent #vv# back with [terms|one ear]: #town# has until #feast#.',
    ],
    turn: [
      'The garrison of #town# is #num# old men. #cc# must hide that from both sides.',
      '#rr# opens the gate for it at #feast#, for [a title|revenge|a share].',
    ],
    other: [
      '#vv# and #num# others are held at #lair#. #ww# knows a way in, [by rope|by water], on #day#.',
      '#rr# carries #sum# in ransom to #Spot# and wants guards who [do not count|obey].',
      'One of its own, in #town#’s gaol, will tell #ww# everything about #lair#, for a [horse|pardon].',
      'It loses its followers if it loses a duel, says #ww#. It cannot refuse a challenge at #Spot#.',
    ],
    picks: [
      'It [goes for|attacks|picks out] whoever leads, to end it quickly; failing that, #target#.',
      'It sends others at #target#, and itself takes [horses|the flank|prisoners].',
    ],
    ends: [
      'sounds the retreat #hurt# and falls back on #Spot#, step by step',
      'offers single combat for #goods#, and cheats if it is losing',
    ],
    bargain: [
      'Give it #Spot#, [in writing|for ever], and it leaves #goods# alone.',
      'It goes home on the day that #rr# is handed over.',
    ],
    known: [
      'It strikes #goods# on #day#, when #town# is at market.',
      'It keeps a truce once sworn: #ww# lived by one for #num# years.',
    ],
    sign: ['Watch fires at #Spot#, #num# in a row', 'Refugees from #goods#, on the road by #Spot2#'],
    find: ['Plunder from #goods#, with owners’ marks', 'A map of #town# in the hand of #rr#'],
    wealth: 'half',
  },
  toll: {
    suits: ['folk', 'schemer', 'made'],
    asked: asking(
      'tolls?',
      '(?:blocks?|blocking|holds?|holding|bars?|closes?)\\s+(?:the|a)\\s+(?:road|pass|bridge|river|way|ford|tunnel|gate)',
      'bridge',
      'ford',
      'crossing',
      'crossroads?',
      'mountain pass',
      'highway',
    ),
    goods: list(
      'a silver piece, a lock of hair, a true story, one finger, the name of an enemy, a live chicken, a song, a joke, half of any load, a tooth, a kiss, a secret, the left boot, a pint of blood, something blue, an apology',
    ),
    goodsAs: 'own',
    brief: [
      'lets nobody past #Spot# without #goods#',
      'took #Spot#, the only way to #town#, and asks #goods# for passing',
    ],
    wants: ['#goods.cap# from everyone who passes #Spot#', 'To be master of #Spot#, and be asked'],
    harms: ['Whoever must pass #Spot#'],
    why: [
      '#Spot# is [the only|the one] way from #town# to the south. It [noticed|saw] that before anyone else, and moved into #lair#.',
      '#rr# hired it to hold #Spot# against [a rival|raiders], and [lost control|lost sight] of it. It asks #goods# now.',
    ],
    trouble: [
      'It stopped #vv# at #Spot# on #day#. #vv# would not give #goods#, and [swims|hangs] there still.',
      'Nothing reaches #town# past #Spot#: it took #loss# last, and #vv#, who argued about #goods#.',
      'The price was #goods#. Since #rr# cheated it, it keeps the [driver|traveller] too: #vv#, so far.',
    ],
    turn: [
      '#rr# [owns|bought up] the [only|one] boat round #Spot#, and [has tripled|doubles] the fare.',
      'The road past #Spot# is its own by an old grant, says #ww#; #cc# has the [parchment|deed], and [sits on it|hides that].',
    ],
    other: [
      '#rr# must get a wagon past #Spot# unopened by #feast#, and offers #sum#.',
      '#ww# collects #goods# from travellers in its name and keeps most. It has begun to [suspect|count].',
      'A [bride|doctor|judge] is stuck on the far side of #Spot#. #cc# needs them in #town# by #day#.',
      '#vv# went under #Spot# to find the old ford, and #ww# saw a lantern there since, moving.',
    ],
    picks: [
      'It asks #target# for #goods# first. Whoever has paid may [pass|go], even now.',
      'It throws #target# off #Spot#, and turns to the next who has not paid.',
    ],
    ends: [
      'lowers its price #hurt#, and [lower still|again], and [at last|then] runs to #lair#',
      'breaks [the planks|the way] behind it at #Spot# and goes',
    ],
    bargain: [
      'Pay #goods#, [gravely|with a bow], and it keeps the road [safe from|clear of] worse.',
      'It wants a deed: #cc.poss# seal on a toll licence would make it [harmless|proud].',
    ],
    known: [
      'It has never touched anybody who paid #goods#.',
      '#num.cap# carts went round by #Spot2#: it cannot watch both.',
    ],
    sign: ['A [queue|tangle] of carts [short|this side] of #Spot#', 'A signboard at #Spot2#, misspelt, with its price'],
    find: ['Tolls: [a heap|a row] of [whatever|all that] [people|carters] gave it', 'The licence of #rr#, chewed'],
    wealth: 'half',
  },
  hired: {
    suits: ['folk', 'schemer', 'dead', 'made'],
    asked: asking(
      `(?:hired|paid|sent|employed|contracted|commanded|controlled|summoned|unleashed|released)\\s+by\\s+${phrase('party')}`,
      `(?:works|working|works|spies|spying|kills|fights) for\\s+${phrase('party')}`,
      'assassins?',
      'mercenar(?:y|ies)',
      'bount(?:y|ies)',
      'hunter of',
      'hitman',
    ),
    party: list(
      'the heirs, the grain merchants, a jilted suitor, the abbess, the losing party in a lawsuit, the wool guild, an absent count, the shipowners, the surveyors, the bankrupt bank, the boundary court, a rival town, the dead mayor’s brother, the tax farmers, a stepmother, the opera company',
    ),
    partyAs: 'own',
    brief: ['was hired by #party# to kill #vv#, and #cc# is next', 'works for #party#, who mean to empty #town#'],
    wants: ['Its pay from #party#', 'To finish what #party# hired it for'],
    why: [
      '#party.cap# found it at #Spot2# and offered #sum#. It lives in #lair# until the work is done.',
      '#rr# carries its orders from #party# to #lair#, every #day#, under a loaf.',
    ],
    trouble: [
      'It killed #vv# on #day#, for #party#. There are #num# names on its list.',
      '#party.cap# want #Spot# cheap: it has frightened out everyone but #vv#, who is dead.',
      'It was paid by #party# to make it look [like an accident|like wolves]. #vv# lived long enough to [write|speak].',
    ],
    turn: [
      '#party.cap# never paid the second half. #rr# [kept|has] it, and is [on the run|away].',
      '#cc# hired it [first|before], for [something|a task] [smaller|else], through #party#.',
    ],
    other: [
      '#ww# is on the list of #party# and offers #sum2# for [one night|a way out] past #Spot#.',
      '#rr# wants proof that #party# pay it: [a letter|the purse|its own word], from #lair#.',
      'It can be [hired away|bought] from #party#. #ww# knows its [price|wish], which is [not|no] money.',
      'It left its mark on the wrong door. #cc# would like it [warned|corrected]; #ww#, who lives there, would like it dead.',
    ],
    picks: [
      'It has [a name|somebody] to kill and [goes straight|heads] for that one; #target# only [if in the way|when in between].',
      'It [kills|works] for pay: #target# is [worth nothing|of no value] to it, [and it says so|as it says].',
    ],
    ends: [
      'breaks off #hurt#: #party# [do not pay|paid not] enough to [die|bleed] for',
      'goes [once|when] its victim [is dead|falls], by #Spot#, unhurried',
    ],
    bargain: [
      'Double what #party# offered, and it [changes sides|is yours] [on the spot|that day].',
      'Tell it that #party# mean to [cheat|betray] it, [with|and show] proof, and it [leaves|goes] to [see|kill] them.',
    ],
    known: [
      'Its victims [all stood|were all] in the way of #party#.',
      '#rr# takes [a loaf|a purse] to #lair# every #day#.',
    ],
    sign: ['A mark on #num# doors, from #Spot# inward', 'Empty houses by #Spot2#, newly bought by #party#'],
    find: [
      'Half of a [torn|cut] [coin|card]: #party# have the other',
      'A [list|letter] with names of #town#, some crossed out',
    ],
    wealth: 'half',
  },
  weather: {
    suits: ['schemer', 'made', 'dead', 'animal'],
    asked: asking(
      `(?:brings|bringing|brought|causes|causing|spreads|spreading)\\s+(?!back|people|it|them|plague|disease|sickness|fever|rot|death|pox)${phrase('goods')}`,
      '(?<goods>(?:endless |eternal )(?:winter|night|rain|storm|summer|fog|snow))',
      'drought',
      'storms?\\b(?! giant)',
      'eternal winter',
    ),
    goods: list(
      'snow, black rain, fog, drought, hail, a dry wind, early frost, endless dusk, lightning, dust, a rising river, a red mist, ice, salt rain, locusts, silence',
    ),
    goodsAs: 'own',
    brief: [
      'brings #goods# wherever it [goes|moves], and [it has|now it] stopped at #town#',
      'sends #goods# over #town#, until it [gets|has] its way',
    ],
    wants: ['To settle here, and #goods# comes with it', 'A country of #goods#, [empty of people|and nobody in it]'],
    why: [
      '#goods.cap# follows it. [It was|They] [driven|chased] from #Spot2# for that, and #lair# is [far enough|good enough].',
      '#rr# called [it|it up] to end [a|the] [flood|heatwave|war], and now #goods# will not stop.',
    ],
    trouble: [
      'Since it [came|settled] there is #goods# over #Spot#; it has cost #people# #loss#, and #vv#, lost in it.',
      '#goods.cap# has ruined #num# farms. #vv# went [up|out] to [beg|ask] it to stop, on #day#.',
      'By #feast# #goods# [will have killed|kills] the [crops|flocks]. #vv# is dead already, at #Spot#.',
    ],
    turn: [
      '#rr# sells [firewood|water|flour] dear, [while there is|as long as they have] #goods#.',
      'When it dies, #goods# comes [all at once|in one night], says #ww#: it must [be done|happen] [far|a day] from #town#.',
    ],
    other: [
      '#ww# has a bell [that drives|to drive] off #goods# [for an hour|a while], and [wants|would have] it rung at #Spot#.',
      '#rr# wants to own it: #goods#, on command, is worth #sum#.',
      '#vv# is [out|lost] in it, [near|somewhere by] #Spot2#. #ww# pays #sum2# to whoever [finds|fetches] them.',
      'What [was|lay] under the [fields|lake] shows since #goods# came: #ww# saw [a road|a door|bones] at #Spot2#.',
    ],
    picks: [
      'It lets #goods# [wear|tire] them [down|out], then [takes|has] #target#.',
      'It hates [fire|lamps|shelter], and [breaks|douses] that first; [then|next] #target#.',
    ],
    ends: [
      'goes up into #goods# #hurt# and [is lost|vanishes] to sight',
      'withdraws towards #Spot#, and #goods# with it',
    ],
    bargain: [
      '[Show it|Light] the way to #Spot2#, where #goods# would harm nobody, and it goes.',
      'It wants [thanks|a festival] once a year. Then #goods# keeps to its season.',
    ],
    known: [
      'There is no #goods# [on the day|the night] after it [has eaten|feeds].',
      'It [cannot help|means no harm by] it: where it [weeps|sleeps|goes], there is #goods#.',
    ],
    sign: ['#goods.cap# out of season at #Spot#', 'Birds [flying|on the wing] the wrong [way|time], from #Spot2#'],
    find: ['Things that #goods# killed, whole', 'A weather book of #num# years, in [the hand|the writing] of #rr#'],
  },
} satisfies Record<string, Story>
