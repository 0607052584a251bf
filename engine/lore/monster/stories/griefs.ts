import { asking, list, type Story } from './story.ts'

/** Stories of loss, pain and being alone; and of people who use it. */
export const griefs = {
  grief: {
    suits: ['dead', 'schemer', 'folk'],
    asked: asking(
      `(?:lost|mourns|mourning|grieves? for|grieving for|weeps for|weeping for|misses)\\s+(?:its|her|his|their|a|an|the)?\\s*(?:\\w+ )?(?<goods>child(?:ren)?|sons?|daughters?|bab(?:y|ies)|husband|wife|lover|family|brothers?|sisters?|twins?|friends?|mother|father|love|crew|master)\\b`,
      'weep\\w*',
      'grie[fv]\\w*',
      'mourn\\w*',
      'sorrow\\w*',
      'cr(?:y|ies|ying)',
      'sobb\\w+',
      'tears',
      'banshee',
    ),
    goods: list(
      'child, daughter, son, twin, sister, brother, sweetheart, baby, foster child, little one, father, mother, crew',
    ),
    goodsAs: 'bare',
    brief: [
      'lost its #goods# at #Spot#, and [takes others|others are taken] in place of that',
      'weeps for its #goods#, and whoever comes to look is not let go',
    ],
    wants: ['Its dead #goods# back', 'Somebody in place of its #goods#'],
    why: [
      'Its #goods# died at #Spot#, through #rr#, or so #ww# says. It has not left #lair# since, except to look.',
      'It waits in #lair#, where its #goods# was last [seen alive|heard], and keeps [things|all] [as they were|ready].',
    ],
    trouble: [
      'It took #vv# on #day#, who has the look of its #goods#, and [tucks them in|will not let them go].',
      'It weeps at #Spot# for its #goods#. #vv# went to comfort it. So did #num# others.',
      'It has taken from #town# a [cradle|coat|toy], #loss#, and then #vv#, to be its #goods#.',
    ],
    turn: [
      '#rr# knows where its #goods# is buried, having dug the hole.',
      '#vv# is [well treated|fed], and [beginning|starting] to forget #town#.',
    ],
    other: [
      '#ww# found the bones of its #goods# at #Spot2# and dares not bring them.',
      '#rr# pays #sum# to have it silenced, before someone asks how its #goods# died.',
      'Its #goods# is alive: #ww#, [grown|grey] now, was brought up in another town and never told.',
      '#cc# wants #vv# home by #feast#, unhurt, and says that it [sleeps|walks the shore] on #day#.',
    ],
    picks: [
      'Whoever resembles its #goods# it [seizes|picks up] and shields; it strikes #target# who would part them.',
      'It does not want to hurt #target#; it wants to be left to weep. It is [very|far too] strong.',
    ],
    ends: [
      'stops at the [name|voice] of its #goods#, or at a [cradle|harvest] song',
      'flees #hurt# to #lair#, and can be heard all night',
    ],
    bargain: [
      'Bring it [the bones|what is left] of its #goods#, and [say|tell] who did it. It [lies down|goes] with them.',
      'It gives up #vv# to whoever will sit with it, and listen, until morning.',
    ],
    known: [
      'It [harms|touches] [no one|none] who carries a child.',
      'Its #goods# died on #day#; [on that day|then] it is worst.',
    ],
    sign: ['Weeping at #Spot#, which stops when it is answered', 'Small clothes, washed and hung to dry, by #Spot2#'],
    find: ['A cradle with a doll in it', 'A lock of hair of its #goods#, in a box'],
  },
  lonely: {
    suits: ['made', 'dead', 'schemer'],
    asked: asking(
      'lone(?:ly|liness)',
      'alone',
      'friend\\w*',
      'forgotten',
      'sad',
      'shy',
      'wants? (?:a |some )?(?:company|friend|home|family)',
      'outcast',
      'misunderstood',
    ),
    goods: list(
      'dolls, a tea table, stuffed dogs, scarecrows, a choir of skulls, portraits, a set of chairs, frozen birds, toy soldiers, captives’ hats, wax figures, a painted family, cages of finches, empty clothes',
    ),
    goodsAs: 'own',
    brief: [
      'is lonely, keeps #goods# for company, and has begun on people',
      'wants a friend, [not knowing|and forgets] that they break',
    ],
    wants: ['Company that does not run', 'A friend; #goods# no longer do'],
    why: [
      'It has lived in #lair# with #goods#, and nobody else, for #num# years.',
      '#ww# was [kind|gentle] to it at #Spot#, once. It moved to #lair# to see [more of them|them often].',
    ],
    trouble: [
      'It took #vv# home on #day#, to sit among #goods#.',
      'It follows people from #Spot#, shyly. #vv# turned round and struck it, and it struck back, once.',
      'It came to the [dance|fair|wedding] at #Spot#. In the crush #vv# died, and #loss# burned.',
    ],
    turn: [
      '#vv# is alive, and bored, and has taught it cards.',
      '#rr# sells [tickets|places] to [look at|watch] it, and [throws stones|pokes it] to make it [roar|dance].',
    ],
    other: [
      '#ww# is ten years old, calls it a friend, and begs them not to go to #lair#.',
      '#rr# would show it at fairs: #sum#, alive, in the wagon at #Spot#.',
      'It has sent #cc# an invitation, with #loss# as a present, for #feast#.',
      'Others like it live past #Spot2#: #ww# heard them call, and it has not.',
    ],
    picks: [
      'It reaches for whoever speaks gently, and swats #target# who hurts it.',
      'It tries to take #target# home, unbroken, and [forgets|misjudges] its strength.',
    ],
    ends: [
      'sits down #hurt# among #goods#, and covers its eyes',
      'lets go anyone who [promises|swears] to [come back|return], and believes it',
    ],
    bargain: [
      'Somebody who visits it at #Spot#, every #day#, would be enough.',
      'Take it past #Spot2#, to its own kind.',
    ],
    known: [
      'It [has not eaten|never ate] those it took. It [set|sat] them [at a table|in a row], with #goods#.',
      'It only moves near when somebody is alone.',
    ],
    sign: [
      'A figure at the edge of the light, #day# nights, by #Spot#',
      'Presents on doorsteps near #Spot2#: a [fish|bell|hat]',
    ],
    find: ['#goods.cap#, each with a name', 'A visitors’ book, with one name in it'],
  },
  stranded: {
    suits: ['animal', 'made', 'schemer'],
    asked: asking(
      'stranded',
      'far from (?:home|\\p{L}+)',
      'portals?',
      'another (?:world|plane|time)',
      'fell from',
      'fallen from',
      'shipwrecked',
      'stray(?:ed)?',
      'out of (?:its|place|time)',
      'alien',
      'from the stars',
      'home',
    ),
    goods: list(
      'a broken ship, a crack in the air, a fallen star, a burned ring of stones, a frozen door, a whale’s belly, an upturned ark, a silver egg, a drained lake, a split mountain, a mirror frame, a torn sail',
    ),
    goodsAs: 'the',
    brief: [
      'is [lost|stranded], far from home, and [gets back|can return] only by #goods#',
      'came by #goods#, [knows nothing|has no idea] of people, and is [frightened|homesick]',
    ],
    wants: ['To go [home|back], by #goods#', 'The way home; #rr# has closed it'],
    why: [
      'It [came|fell] [here|in] through #goods#, at #Spot#, and [hid|crept] in the [first|nearest] [dark place|hole]: #lair#.',
      '#rr# opened #goods# by mistake, [and|where] it was [on the other side|leaning there].',
    ],
    trouble: [
      'It [does not know|has no idea] what people [are|feel]. It took #vv# apart on #day#, and [tried|attempted] to put them [together|right].',
      'It [breaks|opens] whatever it [thinks is|takes for] #goods#: #loss#, and #vv#, who was inside.',
      'It searches for #goods# about #Spot#, in a [straight|dead straight] line, [through|over] houses; #vv# was asleep in one.',
    ],
    turn: [
      '#rr# has moved #goods# to a cellar in #town#, to [learn|see] [how it works|what it does].',
      'More [will follow|come] by #goods# at #feast#. It is [the lost one|a child].',
    ],
    other: [
      '#ww# has drawings of #goods#, from #num# years ago, [when|after] one [of them|like it] went home.',
      '#rr# wants it [kept|locked] from #goods# until #feast#, and pays #sum#.',
      '#vv# went through #goods# after it, and is [now|therefore] [where it came from|in its country]. #ww# wants them back.',
      'A part of #goods# is the [weathercock|altar plate] of #town#. #ww# would take it down by night.',
    ],
    picks: [
      'It [does not know|cannot tell] weapon from [hand|lantern]: what [hurts|burns] it, #target# or torch, it removes.',
      'It [grabs|snatches] [anything|things] that [shines|look] like #goods#, and shoves #target# away.',
    ],
    ends: [
      'runs in circles #hurt#, [calling|crying], [and then|finally] for #Spot#',
      '[forgets|leaves] the fight if #goods# lights, hums or opens',
    ],
    bargain: [
      'Put #goods# together at #Spot#, and let it through.',
      'It can [be calmed|be kept calm] [with|by] [warm milk|salt|a steady hum], and [led|walks] on [a string|a lead].',
    ],
    known: [
      'It was [first|once] seen [beside|next to] #goods#, [the night|on the day] of the [great|big] [noise|light].',
      'It eats [iron|candles|chalk], [not|never] flesh; its kills [are|were] [mistakes|accidents].',
    ],
    sign: ['Scorched ground at #Spot#, round #goods#', 'Things sorted by colour near #Spot2#: pebbles, hats, hens'],
    find: ['A splinter of #goods#, humming', 'Coins of [no|an] [known|unknown] country'],
  },
  unburied: {
    suits: ['dead'],
    asked: asking(
      'ghosts?',
      'haunt\\w*',
      'unburied',
      'unfinished',
      'drowned',
      'spirit',
      'restless',
      'shipwrecked',
      'headless',
      'phantom',
      'wraith',
      'spectre',
      'lost at sea',
    ),
    goods: list(
      'a proper grave, an unread letter, the wedding that was broken off, a stolen head, an unsigned will, a confession, the ring on another’s hand, a debt of honour, the last rites, a lost ship, a promised farewell, an unfinished song, its own name, the truth about the fire',
    ),
    goodsAs: 'own',
    brief: [
      'cannot rest for want of #goods#, and #rr# is the reason',
      'walks from #lair# to #Spot# every night, for #goods#',
    ],
    wants: ['#goods.cap#, and then rest', 'Rest; #goods# is in the way of it'],
    why: [
      'It died at #Spot# without #goods#, and goes back and forth to #lair#.',
      'What it lacks is #goods#: #rr# [promised|owed|kept] that, and let it die.',
    ],
    trouble: [
      'It asks everyone it meets for #goods#. On #day# it asked #vv#, who is dead of fright.',
      'It has come indoors: #num# nights in the house of #vv#, then #loss#, and #vv# moved into #lair#.',
      '#vv# dug at #lair# for #goods#, to be rid of it, and lies there now, cold and breathing.',
    ],
    turn: [
      '#rr# burned what would have given it #goods#, and swears there never was any.',
      '#cc# could settle #goods# with a word, and it would cost the family name.',
    ],
    other: [
      '#ww# speaks with it at #Spot#, and has understood: #goods#. The rest of #town# throws stones.',
      '#rr# wants a priest, a lead box, and no talk: #sum#, before #feast#.',
      'Somebody else is buried under its name, at #Spot2#. #ww# was at that funeral.',
      'On #feast# it can be followed to where it died. Nobody who did, says #ww#, has told.',
    ],
    picks: [
      'It goes for those who turn away from it, and for #target#, who has the look of #rr#.',
      'It reaches through #target# to feel for #goods#.',
    ],
    ends: ['fades #hurt#, and begins again at #Spot# the next night', 'stops to listen if anybody speaks of #goods#'],
    bargain: [
      'Give it #goods#, by daylight, at #Spot#, with #rr# present.',
      'Its bones lie at #Spot2#; buried with #goods#, they are quiet.',
    ],
    known: [
      'It walks the same way each night, from #lair# to #Spot#, at the hour it died.',
      '#rr# was the last to see it alive.',
    ],
    sign: ['Wet or bloody steps at #Spot# that begin and end nowhere', 'A voice by #Spot2#, asking for #goods#'],
    find: ['Its own bones, short of one', 'A keepsake of #rr#, that should not be here'],
  },
  pain: {
    suits: ['animal', 'made', 'folk'],
    asked: asking(
      'rabid',
      'mad(?:dened|ness)?',
      'insane',
      'in pain',
      'wounded',
      'injured',
      'berserk',
      'rampag\\w+',
      'crazed',
      'frenzied',
      'sick',
      'drunk\\w*',
      'addicted',
    ),
    goods: list(
      'a broken lance, a rotten tooth, a swallowed bell, an iron trap, a burning splinter, a poisoned thorn, a grafted horn, a parasite, a glass shard, a tight collar, an arrow in the ear, a brass ring, a fever stone, a nail',
    ),
    goodsAs: 'the',
    brief: [
      'is mad with pain, from #goods#, and [attacks|rushes] [all|anything] that moves',
      'was gentle, until #goods#; now it has killed #vv#',
    ],
    wants: ['[An end to|Relief from] the pain of #goods#', 'Whatever stops the hurting'],
    why: [
      'It crawled into #lair# to die of #goods#, and does not die.',
      '#rr# [is to blame|must answer] for #goods#: [a trap|a trick|a bad shot] at #Spot#, and [no courage|never a wish] to finish.',
    ],
    trouble: [
      'It ran through #Spot# on #day#, blind with pain. #vv# was under it.',
      'It tears at houses, trees, itself. #loss# went so, and #vv#, who tried to help.',
      'Nobody sleeps for its cries. #vv# went out to end them, and [one of them ended|did not].',
    ],
    turn: [
      'Whatever kills it, #rr# will [call|say was] mercy, and [send|write] a bill for the [hide|beast].',
      'It bites, and #num# of those bitten [now|already] have [fits|the same look].',
    ],
    other: [
      '#ww# has doctored [horses|bears|worse], and would draw #goods# out, if it is held still.',
      '#rr# wants what is stuck in it, #goods#, for #sum#, and not a word of where it came from.',
      '#cc# was bitten by it on #day#, and needs its #prize# within #num# days.',
      '#ww# loved it before this. #ww# will go to #lair# alone on #day# if no one [helps|comes].',
    ],
    picks: [
      'It strikes [blindly|wildly], [the nearest|the loudest] first; touching #goods# [means|earns] its [whole|] rage for #target#.',
      'It [attacks|hates] [noise|sound] and light, and #target# if they have either.',
    ],
    ends: [
      'falls #hurt#, shaking, and can be [tied|treated] for a minute',
      'runs [itself into the ground|blindly on] towards #Spot#',
    ],
    bargain: [
      'Take away #goods#, and it [is tame|eats from hands] [within the hour|that day].',
      '[Poppy|Henbane] in meat, [enough|a dose] for #num# horses, left at #Spot#, makes it sleep.',
    ],
    known: [
      'It favours one side: #ww# saw #goods# there, festering.',
      'Before #feast# it let [people|carts] pass at #Spot#.',
    ],
    sign: [
      'Trees rubbed raw at #Spot#, with pus and hair',
      'Its own [blood|hair], and [bite|claw] marks, near #Spot2#',
    ],
    find: ['[Things|Bark] it [tried|used] to rub off #goods# with', 'A [trap|snare] with the [mark|seal] of #rr#'],
  },
} satisfies Record<string, Story>
