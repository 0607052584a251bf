import { asking, list, phrase, type Story } from './story.ts'

/** Stories of those who take it for more than it is. */
export const faith = {
  cult: {
    suits: ['schemer', 'animal', 'dead', 'made'],
    asked: asking(
      `(?:worshipp?ed|revered|served|venerated|adored|followed|fed)\\s+by\\s+(?:a cult of\\s+)?${phrase('party')}`,
      `cults?(?: of ${phrase('party')})?`,
      'gods?',
      'goddess',
      'worship\\w*',
      'shrine',
      'idol',
      'divine',
      'priest(?:s|ess)?',
      'prophet',
    ),
    party: list(
      'the fishwives, the runaway servants, the mill workers, the widows, the unpaid soldiers, the choirboys, the beggars, the coal miners, the younger sons, the midwives, the prisoners, the weavers, the gravediggers, the lepers, the students, the drovers',
    ),
    partyAs: 'the',
    brief: [
      'is worshipped by #party#, whom #rr# leads',
      'has #party# for a [church|flock], and they [bring|feed] it people',
    ],
    wants: ['[To be worshipped|Worship, offered] by #party#', 'The gifts that #party# bring'],
    why: [
      '#party.cap# found it at #Spot#, took it for [a god|an idol], and [moved it|built an altar] to #lair#.',
      '#rr# promised #party# a god. [True or not|A god or no god], it [eats well|stays].',
      'It once spared #party# in #lair#, by [chance|oversight]. They [have sung|sing] to it [ever since|daily].',
    ],
    trouble: [
      '#party.cap# brought it #loss# first. On #day# they brought #vv#, [bound|drugged|willing].',
      '#vv# left #party# and [told|wrote down] what they [do|eat] at #lair#. #vv# is gone, and [the house is burned|the door is marked].',
      'The feast of #party# falls on #feast#, and they have chosen #vv#, who [hides|is locked up] at #Spot#.',
    ],
    turn: [
      '#cc# is one of #party#, and sends people to #lair# who are [missed by nobody|strong and few].',
      '#rr# [knows|well knows] that it is [a beast|no god], and [lives on|sells] what #party# brought.',
    ],
    other: [
      '#ww# has a [sister|brother|son] among #party# and wants them [out of|away from] #lair#, [by force if need be|willing or not].',
      '#rr# [asks for|seeks] guards for a [procession|pilgrimage] of #party#, past #Spot#, on #feast#. The veiled one struggles.',
      '#ww# [can get|has] them robes of #party#, and [the hymn|a mask]. The [ceremony|feast] [is|falls] on #day#.',
      'A healing happened at #lair#, [truly|before witnesses]. #cc# wants to [know|learn] what [it costs|is asked].',
    ],
    picks: [
      'It lets #party# [fight|go] first, [and takes|taking] #target# when they [fall back|fall].',
      'Whoever insults it before #party# is [struck|taken] first; [those who kneel|the kneeling] are spared.',
    ],
    ends: [
      '[withdraws|retreats] behind the [altar|idol] #hurt#, while #party# die for it',
      'goes once #party# see it bleed and [stop singing|run]',
    ],
    bargain: [
      'Show #party# that it bleeds, and they [go|run] home; it [starves|leaves] [within|in] a week.',
      'It [cares|asks] for gifts, [not|never] blood: #rr# added the blood. Without #rr#, [fish|oxen] would do.',
    ],
    known: [
      '#party.cap# meet on #day# nights at #Spot#, with covered baskets.',
      'It [has never|never] asked for anyone: #rr# does the asking.',
    ],
    sign: [
      '[Candle ends|Wax] and [flowers|feathers] at #Spot#, and a [hymn|chant] [at night|by dark]',
      'The mark of #party# chalked on doors by #Spot2#',
    ],
    find: ['Gifts from #party#: [rings|silver spoons|locks of hair]', 'The sermon book of #rr#, with sums in it'],
    wealth: 'half',
  },
  chosen: {
    suits: ['schemer', 'animal', 'folk'],
    asked: asking('sacrific\\w+', 'offerings?', 'maidens?', 'virgins?', 'lotter(?:y|ies)', 'chosen', 'draws? lots'),
    goods: list(
      'the bean, the white stone, the black feather, the short straw, the red ribbon, the burned loaf, the cracked cup, the marked card, the bent coin, the last lantern, the crooked candle, the dyed egg',
    ),
    brief: [
      'is [given|fed] one of #people# [each|every] year, by lot, [and the lot|which] fell on #vv#',
      'gets whoever draws #goods# at #feast#: #vv#, this year',
    ],
    wants: ['[Whoever|The one who] [drew|was dealt] #goods#', 'Its yearly victim, at #feast#'],
    why: [
      'In #lair# it waits for whoever draws #goods#. [In return|For that] [the harvest is good|no war comes], and [so far|up to now] [it has been|that held].',
      '#rr# [invented|thought up] the drawing of #goods#, after it ate #num# children at random.',
    ],
    trouble: [
      '#vv# drew #goods# and is to be [tied|left] at #Spot# on #feast#.',
      '#vv# drew #goods#, ran, [and was caught|in vain]. If nobody is at #Spot# by #feast#, it comes to #town#.',
      'For #num# years the lot [fell on|spared all but] the poor. #vv# is a child of #cc#, and drew #goods#.',
    ],
    turn: [
      '#rr# [holds|sewed] the bag, and #goods# is found by [touch|cold|a nick].',
      'Most of #town# wants it done, [quickly|today]: [last time|once] it was cheated, #loss# paid.',
    ],
    other: [
      '#ww# offers to go instead of #vv#, secretly, with a [knife|poison], and asks for help.',
      '#rr# pays #sum# for a stranger whom nobody will miss, delivered to #Spot#.',
      'One of [those|them] who drew #goods# years ago is alive: #ww# has seen them, [grown|crowned|grey], at #lair#.',
      'If the lot [is|was] false, the bargain is [void|off], and it [knows|suspects]. #ww# has [marked stones|the old rules] to show.',
    ],
    picks: [
      'It wants [the one|whoever is] with #goods# and nobody else; whoever stands between, #target# first, is swept aside.',
      'It takes [whom|whoever] it is [given|sent]; it [is puzzled|hesitates] [when|if] attacked, [then|and] strikes #target#.',
    ],
    ends: [
      'takes [its one|that one] victim to #lair# and fights no further',
      'retreats #hurt#, but [will come|comes] into #town# for payment on #day#',
    ],
    bargain: [
      'It was [promised|sold] a life, [not|never] a death: somebody [living|who lives] [with|by] it in #lair# would [do|count].',
      'Whoever drew #goods# may ask it [three questions|one favour]; [nobody has dared|few dared].',
    ],
    known: [
      'The custom is #num# years old, and [older people|grandparents] [remember|recall] when it was [a goat|only a goat].',
      'It never comes past #Spot# [as long as|while] it is [paid|fed].',
    ],
    sign: ['A [post|stake] with [old|cut] ropes, at #Spot#', '[Garlands|Wreaths], [dried|old] and fresh, at #Spot2#'],
    find: ['#num.cap# garlands, [one|two] [for|from] each year', 'A [bag|box] of lots, with #goods# in it'],
  },
  omen: {
    suits: ['animal', 'made', 'schemer'],
    asked: asking(
      'omens?',
      'prophe\\w+',
      'foretold',
      'foretells?',
      'doom\\w*',
      'fated?',
      'apocalypse',
      'end of the world',
      'harbinger',
    ),
    goods: list(
      'the king’s death, a bad harvest, the end of the war, a great flood, the fall of the city, the true heir, a hard winter, the return of the plague, a burning city, the last eclipse, a betrayed wedding, the rising of the dead',
    ),
    goodsAs: 'own',
    brief: [
      'is [taken|held] for a [sign|token] of #goods#, and nobody dares touch it',
      'was foretold, with #goods#, and #rr# makes [the most|a business] of that',
    ],
    wants: [
      'To [feed|rest] in peace; [the fuss|all talk] of #goods# is [people’s own|not its doing]',
      'Nothing to do with #goods#, or so it seems',
    ],
    why: [
      '[A rhyme|An old rhyme] [says|has it] that it comes to #lair# before #goods#. It has [come|come twice before].',
      '#rr# brought it [here|in] [as a young one|as a cub], so that #goods# would be believed.',
    ],
    trouble: [
      'Because of #goods# [nobody may|none dares] hinder it: it has had #loss#, and on #day# #vv#.',
      'Crowds come to see the sign of #goods#. It trampled #num#, with #vv# among them.',
      '#vv# called it a common #bare#, and no sign of #goods#, and was [stoned|thrown to it] by #people#.',
    ],
    turn: [
      '#rr# has bought [grain|land|weapons] against #goods#, and [must not|cannot afford to] be [proved wrong|found out].',
      '#cc# wants it to die [by no hand|without hands]: [an accident|a rockfall], before #feast#, that no prophecy [forbids|mentions].',
    ],
    other: [
      '#ww# has the [whole|old] rhyme, and the [last|lost] verse says [the opposite|else] about #goods#.',
      '#rr# [hires them|pays] to [drive|bring] it to #Spot# by #feast#, where [the crowd|a crowd] is to [see|watch] it and [believe in|fear] #goods#.',
      '#vv# was [named|described] in the prophecy of #goods#, and [is hunted|hunted down] by [believers|a mob]; #ww# hides them at #Spot2#.',
      'A second one, [white|black], [has been|was] seen at #Spot2#. It would [mean|promise] the opposite of #goods#, says #ww#.',
    ],
    picks: [
      'It strikes whoever bars its way, #target# or another, while believers [wail|take notes].',
      'It goes for #target#, and [each|every] blow is [read|taken] by [somebody|a preacher] as a sign of #goods#.',
    ],
    ends: [
      'walks off #hurt# towards #Spot#, with [a crowd|pilgrims] behind it',
      'lies down at #lair# at [dusk|dawn], [just as|exactly as] the rhyme [has it|says]',
    ],
    bargain: [
      '[Read|Sing] the verse about #goods# rightly, aloud, at #Spot#, and [believers|the crowd] [let it|lets it] be led [away|off].',
      'It goes when [the crowds|the drums] do: it is only [frightened|kept awake].',
    ],
    known: [
      'It was seen before, #num# years ago, and no #bare# brought #goods# then.',
      'The rhyme about #goods# is in [a hand|writing] that #ww# [knows|has seen]: #rr.poss#.',
    ],
    sign: [
      'A preacher at #Spot#, and people selling [candles|pies]',
      'The verse about #goods#, painted on walls by #Spot2#',
    ],
    find: [
      '[Offerings|Gifts] of those who [fear|dread] #goods#',
      'An [old|early] copy of the [rhyme|verse], with [its last verse|a drawing]',
    ],
  },
} satisfies Record<string, Story>
