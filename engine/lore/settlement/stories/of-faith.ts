import type { Trouble } from '../trouble.ts'
import { story } from './story.ts'

/** Troubles of belief: what is worshipped, what is forbidden, what was promised and what is foretold. */
export const ofFaith: readonly Trouble[] = [
  story('What they worship', {
    heard:
      /\bworship\w*|\bcult(?:s|ists?)?\b|\bfalse prophet|\bheres\w+|\breligio\w+|\bzealot\w*|\bfanatic\w*|\bnew faith\b|\bsacred (?!to)\w+|\bidol\b/i,
    slots: {
      idol: {
        said: [
          /\bworship(?:s|ping|ped)?\s+(an?\s+[^,.;]{3,40}|the\s+[^,.;]{3,40})/i,
          /\bcult of\s+((?:the |an? )?[^,.;]{3,30})/i,
        ],
        else: [
          'the Drowned Lamp',
          'the Mother Under Stone',
          'the Ninth Crow',
          'the White Stag',
          'the Sleeper',
          'the Patient One',
          'the Red Bell',
          'the King of Moths',
        ],
      },
    },
    moods: ['strange', 'dark'],
    sides: ['faith', 'families', 'watch'],
    gists: [
      '#town# has given itself to #idol#, and #A# want a sacrifice by #feast#.',
      '#A.cap# worship #idol#, and #count# of those who would not are gone.',
    ],
    problem: [
      '#town# worships #idol#. It began with [soup|songs|a cure] and #a#; now #A# hold #p1#, all of #d1# wears [a white thread|a shaved head|ash], and the [old|other|former] shrines are [nailed shut|stables|rubble]. #count.cap# who would not kneel are gone. #v# is [chosen|named|dressed] [to be given to|as a gift for|for] #idol# at #feast#.',
      'Since #feast2# #A# preach #idol# in #p1#, and prayers are [answered|heard|paid for]: the [lame walk|nets fill|dead speak]. Each answer costs #d1# something, a [memory|finger|birthday], and #B# have begun to count what is missing. #v# is to be the next gift.',
    ],
    causes: [
      [
        '#a# made it up: #idol# is a [lantern|puppet|voice] in a pipe, worked by #w# from below #p2#. The gifts of #d1# go down the same pipe.',
        'At #feast# #a# can no longer stop it. #v# dies for #idol#, and the believers want [another|more|a king] on the next #day#.',
        'The trick shown by daylight at #p1# ends it, if #A# are kept [out|singing|busy]. #wg# has had enough, and has the key of the cellar.',
        [0],
      ],
      [
        '#idol.cap# is real, and hungry. #a# found it asleep below #p2# and meant to [ask for|beg] [one thing only|one cure|a cure], for a sick [child|town|wife].',
        'By #feast2# #idol# is [strong|awake|fat] enough to leave #p2# and [go from door to door|feed|be fed] in #d1#.',
        'It was [put to sleep|sung to sleep|bound] before, with [salt|bells|a lullaby], by the founders. #bg# has [the verse|the words|the tune] in a cradle song, and #A# must be silent for an hour.',
        [0, 1],
      ],
    ],
    signs: [
      'A [clay|wax|straw] [image|figure|doll] of #idol# stands on every sill of #s1#, facing in.',
      'At #p3# a family packs by night, and leaves [its bread|a lamb|money] for #idol#.',
      'The old priest of #town# begs before #p2#, and is given [stones|nothing|soup].',
      'Children in #d1# [greet|bless|stop] you [in the name of|for the sake of|with the sign of] #idol#, [all in one voice|smiling|by your name].',
    ],
    aims: [
      [
        'To give #v# to #idol# at #feast#, and to have #B# there to watch.',
        'To have #r# kneel at #p1#, and #C# open #d1# to them.',
      ],
      [
        'To take #v# and the children of #d1# away from #A# before #feast#.',
        'To bring a bishop to #town# before #A# hear of it.',
      ],
      ['To keep the peace at #p1# without asking what #A# do there.', 'To search #A# at #p1#, since #B# beg for it.'],
    ],
    hooks: [
      '#b# wants strangers to [join|visit|follow] #A# for three days, kneel [when told|and sing], and find where the [missing|others|children] [are kept|sleep|went].',
      '#v# [is proud|was proud|is glad] to [have been chosen|be chosen|belong to] #idol#, and begins to be afraid. [A word|A face|A rope] [through|at] the window of #p2# might do.',
      '2:#r# prayed to #idol# once, was answered, and pays #sum# to see the end of what came.',
      '1:#w# can show what is behind the curtain in #p1#, tonight, while #A# sing.',
    ],
    rumours: [
      '#idol.cap# knows [the name|the face|the debts] of everybody [who was ever buried|who lies] in #d1#.',
      '#a# does not kneel when alone.',
      '#r# wears the thread of #idol# under the shirt.',
      '[There was a shrine|Bones lay before an altar|A stone stood in honour] of #idol# here before there was #town#.',
    ],
    laws: [
      'Whoever passes #p1# without kneeling pays #fine#.',
      '[Shrines of other gods|Other shrines|Old altars] are [taxed|let] at #fine# a week.',
    ],
    wants: {
      r: [
        'to be [left a believer|left alone|let kneel] in peace',
        'the [old|true|quiet] gods back, [but not before|after|by] #feast#',
      ],
      a: ['{his} own miracle to be true', 'one sacrifice, since the people ask for it'],
      b: ['#vg# out of #p1# before the singing starts', 'a #relative# to come home and eat at table'],
      c: ['quiet in the streets, and a place near #ag#', 'to know where the missing are, and then not to'],
      v: ['to be worthy of [it|#idol#], and [to wake|to live|not to feel it]', 'somebody [to come to|at] the window'],
      w: ['1:to show how it is done, and be forgiven', '2:the thing below #p2# asleep again'],
    },
  }),
  story('What is forbidden', {
    heard:
      /\b(?:forbidden|banned|outlawed|illegal|prohibited|taboo)\b|\bban(?:s)?\b|\bforbids?\b|\bhates? \w+|\bwitch[ -]?(?:hunt|trial|burning|finder)\w*|\binquisit\w+|\bcensor\w*|\bburn(?:s|ing)? (?:books|witches)/i,
    slots: {
      ban: {
        said: [
          /(?:\b(?:where|and|,|in which)\s+|^)((?:all\s+)?[\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?:is|are|has been|have been|was|were)\s+(?:strictly |absolutely )?(?:forbidden|banned|outlawed|illegal|prohibited|taboo)/iu,
          /\b(?:forbids?|bans?|banned|outlaws?|outlawed|hates?|forbidden|prohibits?)\s+(?:all\s+|any\s+)?((?:the\s+)?[\p{L}-]{3,}(?!\s(?:town|city|village))(?:\s(?:and|or)\s[\p{L}-]{3,})?)/iu,
          /\b(witch)(?:[ -]?(?:hunt|trial|burn|find))/i,
          /\b(books?)\b/i,
        ],
        else: [
          'music',
          'mirrors',
          'magic',
          'laughter',
          'cats',
          'writing',
          'lamplight',
          'dancing',
          'bells',
          'dreaming',
          'masks',
        ],
      },
    },
    moods: ['strange', 'sad'],
    sides: ['faith', 'outlaws', 'watch'],
    gists: [
      'In #town# #A# have forbidden #ban#, and #count# are in irons for it.',
      '#town# has a law against #ban#, and #B# break it nightly.',
    ],
    problem: [
      '[There is a law|The law is|They have a law] in #town# against #ban#. #A.cap# made it at #feast2#, after [a death|a fire|a bad year], and search every house in #d1# for it. #count.cap# people are in irons at #p1#; #v# is to be [burned|exiled|branded] at #feast#. #B.cap# go on with it in cellars.',
      'For #years# #town# has had a law against #ban#, and nobody knew why. On #day# #v# broke it in the middle of #s1#. Since then [the birds are gone|a bell rings under #p1#|nobody can get warm], and #A# want #v# dead.',
    ],
    causes: [
      [
        '#a# hates #ban# for a private reason: a [love|child|vote] was lost by it. The sermon about [a curse|the gods|the young] was written by #w#, for #asum#.',
        'At #feast# #v# pays for it, and #C# go on to the next list. #B.cap# have stopped hiding knives with the rest.',
        'The first draft of that sermon is in #p2#, with the true reason struck out. Read at #p1#, it gets laughter, which no law survives; #wg# would read it.',
        [0],
      ],
      [
        'The law is right. What sleeps below #p1# is woken by #ban#; the founders knew, and wrote down only the rule. #b# wants it woken.',
        'By #feast2# it has heard enough and comes up in #s1#, looking for more.',
        'It can be [led away|lulled|drowned] by the very thing: #ban#, done well, and always a street ahead of it, as far as #water#. #vg# is the best at it in #town#.',
        [0, 1],
      ],
    ],
    signs: [
      'A notice on #p1# lists #acount# kinds of #ban#, and [the punishment|the fine|a whipping] for each.',
      'Searchers with [dogs|long pins|ear trumpets] go through #s1#, one floor at a time.',
      'In a cellar by #p3# people meet for #ban#, with a lookout in #gear4#.',
      'A heap of what was seized burns slowly before #p2#.',
    ],
    aims: [
      [
        'To see #v# punished for #ban# at #feast#, and every one of #B# after that.',
        'To search #d2# next, and #C# with it.',
      ],
      [
        'To break the law together, in the open, all of #d1# at once, in the face of #A#.',
        'To hide #v# in #s1# from #A#, with friends.',
      ],
      ['To go on taking money from #B# for finding nothing.', 'To fine #B#, and tell #A# that they are poor.'],
    ],
    hooks: [
      '#b# needs what was seized got out of #p2# before #A# burn it. It fills a cart.',
      '#v# has until #feast#, and asks strangers to find out why there is a law against #ban# at all.',
      '#a# pays #sum# to whoever betrays the cellar where #B# meet.',
      '#w# knows that #r# keeps #ban# in the house, and is afraid of knowing it.',
    ],
    rumours: [
      '#a# was the best at it in #town#, once.',
      '#r# has a [room|cellar|house] [without windows|under #p2#|abroad], for #ban#.',
      '2:It is not the law that #A# fear, but what it keeps asleep.',
      '#c# sells it by the hour, at #p3#.',
    ],
    laws: [
      'Whoever is caught at #ban# gets #punished#, and so does whoever looked on.',
      'For #ban# there is #fine# the first time, then #punished#.',
    ],
    wants: {
      r: ['the law kept, and {his} own locked room as well', 'to forget why it was made'],
      a: ['1:nobody ever to ask for the reason', '#vg# to beg, at #p1#'],
      b: ['one night of it, openly, in #s1#', '#vg# free, and #ag# made to watch'],
      c: ['the law to last; it feeds {his} children', 'to be bribed in kind'],
      v: ['to do it once more before #feast#', 'to be told what was so wrong'],
      w: [
        '1:to take back a sermon',
        '1:to give #ag# away without being seen',
        '2:to find the page that says why, before #bg# does',
      ],
    },
  }),
  story('The miracle', {
    heard:
      /\bmiracl\w*|\bhealing (?:spring|well|waters?)|\bholy (?:well|spring|man|woman|child)|\bsaint\b|\bpilgrim\w*|\bfountain of youth|\bimmortal\w*|\bnobody (?:dies|ages)|\bno one (?:dies|ages)|\bweeping statue/i,
    moods: ['strange', 'merry'],
    sides: ['faith', 'owners', 'learned'],
    gists: [
      '1:A miracle heals whoever comes to #town#, and somebody else pays for each.',
      '2:#town# shows a dead #worker# who came to supper, and #A# take the money.',
      '#town# has a miracle at #p1#, and #A# and #B# fight over the gate money.',
    ],
    problem: [
      'There is a miracle in #town#: since #feast# whoever [drinks|sleeps|weeps] at #p1# is healed. #count.cap# hundred sick lie in the streets of #d1#, #A# sell [candles|places|days], and each time somebody gets up and walks, somebody in #town# who was well [falls ill|goes blind|dies].',
      'On #day# #v# died in #town#, was buried, and came to supper. #A.cap# call it a miracle and show #v# at #p1# for #asum#. #B.cap# have raised the rents. Only #w# noticed that #v# does not [eat|blink|sleep].',
    ],
    causes: [
      [
        '#c# found it: a [stone|bone|mirror] that moves sickness from one to another. It lies under the altar of #p1#; #a# was told it was holy, and half believes it.',
        'At #feast# a duke comes to be healed of a plague. It will go to #d1#, all of it.',
        'What it moved can be moved back, into the [stone|sea|dead tree] it came from. #cg# knows how and is ashamed; #A# must lose their miracle before #feast#.',
        [0],
      ],
      [
        'There is no miracle: #b# pays the lame, with [crutches|plasters|coins] from #p2#, and #v# is a [twin|actor|sleeper]. #A.cap# are fooled with the rest.',
        'By #feast2# the real sick bring a real fever. #town# has sold its [doctor|well|gates].',
        '#vg# is sorry, and would get up and say so at #p1#, if there were somebody to hold off #bg.poss# men for as long as it takes.',
        [1],
      ],
    ],
    signs: [
      'Crutches hang by the hundred on #p1#, some of them new.',
      'A bed in #d1# is let [by the hour|for the night|in thirds], at #sum#.',
      '1:Somebody who was healed at #p1# stands in #s1# and cannot stop [dancing|laughing|walking].',
      '1:At #p3# a healthy #worker# has gone blind since this morning.',
      '2:Somebody stares out of a window of #p2#, and does not blink.',
      '2:At #p3# one may buy threads of the shroud, by the yard.',
    ],
    aims: [
      [
        '1:To have the miracle blessed by a bishop at #feast#, before #C# look under the altar.',
        '2:To have the miracle blessed at #feast#, before #C# open the grave.',
        'To keep #C# out of #p1# by prayer, or by force.',
      ],
      ['To own the ground of #p1#, and let it to #A# by the day.', 'To build beds in #d1# for all whom #A# call.'],
      ['To find out how the miracle works, whatever #A# say is holy.', 'To tell #r# what #A# sell, and #B# rent.'],
    ],
    hooks: [
      '1:#c# needs one night alone with the altar at #p1#, while #A# are asleep or singing.',
      '1:#w# went blind when a rich man was healed, and pays #sum# for the truth.',
      '#a# hires guards: somebody means to steal the miracle on #aday#.',
      '1:A mother in #s1# offers all she has to be let in to #p1# before #hourly#. The one who would pay for it, this time, is #v#.',
      '2:#c# wants the grave of #v# opened, quietly.',
      '2:#w# pays #sum# to whoever sits up with #v# for one night, and sees what is done then.',
    ],
    rumours: [
      '2:#v# was never dead.',
      '1:For each one healed at #p1# there is one less at #p2#.',
      '#b# owns the crutch-maker.',
      '#a# has a wound that will not be healed.',
    ],
    laws: ['The healed owe one part in #tithe# to #A#.', 'Nobody may die in #s1# before #feast#.'],
    wants: {
      r: [
        '1:the duke healed, and gone',
        '1:to be healed, and not to ask at whose cost',
        '2:the rents of #feast#, and no questions',
      ],
      a: ['it to be true', '1:the altar never lifted'],
      b: ['one good season, and a coach', '#p1# in {his} own name by #feast#'],
      c: ['1:to undo what {he} found', '1:one look under #ag.poss# altar', '2:to open one grave, with a witness'],
      v: [
        '2:to be dead, or alive, but one of them',
        '2:to stop being shown',
        '1:to be of use to those who fell ill for it',
      ],
      w: ['1:{his} eyes back', '2:to tell what #vg# does at night'],
    },
  }),
  story('The date is set', {
    heard:
      /\bproph[ae]\w+|\bforetold\b|\bdoom\w*|\bomens?\b|\bend of (?:the world|days)|\bapocalyp\w*|\bcomet\b|\beclipse\b|\boracle\b|\bfated\b|\bchosen one\b/i,
    moods: ['strange'],
    sides: ['faith', 'owners', 'watch'],
    gists: [
      'It is foretold that #town# ends at #feast#, and #B# are buying.',
      'A prophecy says #town# falls at #feast#; #A# make sure of it.',
    ],
    problem: [
      'It is foretold that #town# will end at #feast#. The old prophecy of #p1# has come true [line by line|to the letter|so far]: the [red calf|dry well|two moons], then the fall of #v#. #A.cap# preach it, #d1# [drinks|prays|packs], and #B# buy what is left behind.',
      'Every line of the prophecy cut into #p1# has come true this year but one: that #town# ends at #feast#. #v# fell from the [tower|bridge|wall], as it is written, and lives. #A.cap# preach it; #C# stand guard at the stone, and #B# buy [houses|fields|wells] for a song.',
    ],
    causes: [
      [
        'The prophecy is old, the signs are new: #b# has them made, by #w#, with [red paint|a pump|a lantern], to buy #town# for nothing.',
        'At #feast# #A# mean to see it fulfilled, with [oil|a cup|open gates], since the signs were so clear. #B.cap# did not expect that.',
        'Catch #wg# at the next sign, on #aday#, by #p2#. #ag# is honest and would tell #d1# the truth at #p1#, if it can be shown in time.',
      ],
      [
        'It is true, and #town# does it to itself: the last line says who opens the door to it. #a# has torn that line out, since the name is #a.poss#.',
        'On the evening of #feast# what waits beyond #water# is let in, by somebody who was trying to flee it.',
        'The torn line is in #p2#. Whoever knows the name can keep that one person from one door, for one night; and #ag# will not believe it.',
      ],
    ],
    signs: [
      'On #p1# somebody counts the days, in [chalk|blood|nails]. There are [few|not many|fewer each day].',
      'In #s1# [all|everything|all of it] is [for sale|sold|given away], and the prices [end|go up] at #feast#.',
      'A(n) #worker# has planted an orchard by #p3#, out of spite.',
      'People in #d2# say what they [always wanted|never dared] to say, loudly.',
    ],
    aims: [
      [
        'To have all #town# on its knees by #feast#, with #B# and their gold in front.',
        'To burn what #B# bought in #d1#, as vanity.',
      ],
      [
        'To own #town# on the morning after, whatever #A# say.',
        'To be thanked by #A# for buying #d2#, before #feast#.',
      ],
      [
        'To keep the gates shut until it is over, and #A# inside.',
        'To find whoever helps #A.poss# signs along in #s1#.',
      ],
    ],
    hooks: [
      '#v# fell, as foretold, and swears to have been pushed. The hand had a ring from #p2#.',
      '#c# wants the stone at #p1# watched until #feast#: each night somebody changes a word.',
      '#r# offers #sum# for the torn leaf of the prophecy, unread.',
      '#b# hires people for a night’s work with [paint|ropes|frogs], and says it is for a play.',
    ],
    rumours: [
      'The prophecy means another town of the same name.',
      '#b# has bought land that is worth nothing unless there is a morning after.',
      '1:#w# was seen with red hands on the day of the calf.',
      'The last line says that strangers will come.',
    ],
    laws: ['Debts due after #feast# are void.', 'Whoever asks a seer about #r# pays #fine#.'],
    wants: {
      r: ['not to know', 'to be brave at #feast#, in front of people'],
      a: ['to have been right', '2:nobody to read the last line'],
      b: ['#d1# in writing, before the day', 'the painter of the signs out of #town#'],
      c: ['a gate that holds', 'to ask a seer about a #relative#'],
      v: ['to prove that {he} was pushed', 'to be out of the prophecy'],
      w: [
        '1:the rest of {his} money from #bg#',
        '1:to confess, before people harm themselves',
        '2:to show the torn leaf to somebody who reads',
      ],
    },
  }),
  story('What was given', {
    heard:
      /\b(?:sold|gave|given|gives?|sacrific\w*|offer(?:s|ed)?|traded|feeds?)\s[^.;]{0,30}\b(?:child|children|daughters?|sons?|firstborn|souls?|people|virgins?|maidens?|sacrifices?|names?)\b|\bsacrific\w*|\bpact\b|\bbargain\b|\btribute\b|\bdeal with (?:a|the) \w+/i,
    isAskedOnly: false,
    slots: {
      given: {
        said: [
          /\b(?:sold|gave|given|gives?|sacrific\w*|offer(?:s|ed)?|traded|feeds?)\s(?:up\s)?((?:its|their|the|his|her)\s(?:own\s)?[\p{L}-]+(?:\s(?!to\b|for\b|every\b|each\b|in\b)[\p{L}-]+)?)/iu,
        ],
        else: ['its children', 'its firstborn', 'its children', 'its twins', 'its seventh sons', 'its children'],
      },
      taker: {
        said: [/\b(?:to|with)\s+((?:an?|the)\s[^,.;]{2,30})/i],
        else: ['the water', 'the mill pond', 'the thing in the hill', 'the forest', 'the Grey Lady', 'the marsh king'],
      },
    },
    moods: ['dark', 'sad'],
    sides: ['families', 'faith', 'newcomers'],
    gists: [
      '2:#town# gave #given# to #taker#, and at #feast# more is due.',
      '1:What #town# gave to #taker# is coming back, door by door.',
      '1:Those whom #town# gave to #taker# come home by night.',
    ],
    problem: [
      '#years.cap# ago #town# gave #given# to #taker#, for [full nets|peace|rain], and #A# decided whose. Nobody speaks of it. Since #feast# they come back by night, [wet|not a day older|smiling], stand before the doors of #d1# and ask to be let in. #v# opened, and is [gone|one of them|changed].',
      'At every #feast# #town# gives #given# to #taker#: names are drawn at #p1#, by #a#. This year #v# is drawn, #B# have sworn to stop it, and since they said so [the nets come up empty|milk sours|the bells are mute]. #taker.cap# has noticed.',
    ],
    causes: [
      [
        'The price was never asked for. #a# invented it, #years# ago, against one child, an heir; #taker# took what was given, and learned to want it.',
        'At #feast# those who were given fetch those who gave them: the old first, then all of #d1#.',
        'They want to hear it said. If #ag#, or any two of #A#, say at #p1# what was done and to whom, with the names, #taker# lets them go. #wg# has the list.',
        [0],
      ],
      [
        'The bargain was fair, and #b# broke it: one was kept back and hidden, and lives in #p2#, grown up. It is #v#, who has never been told.',
        'At #feast# #taker# comes for what is owed, with interest: every child in #d1#.',
        'The bargain says what is given, not how long for. #cg# has read it at #p3#: #v# may go to #taker# at #hourly#, and be fetched back before dawn by whoever dares.',
        [1],
      ],
    ],
    signs: [
      '1:Small wet footprints lead from #water# to a door in #s1#, and end there.',
      'There are no [swings|school|cradles] in #d1#, and the old people [look away|weep|shut windows] when [a child|a girl|somebody] sings.',
      '1:Somebody sets out [milk|shoes|a lamp] every night [on the steps of|before|behind] #p2#.',
      '2:At #p1# #acount# papers lie in a bowl, each with a child’s name on it.',
      'At #p3# a [wall|board|stone] of [small|children’s|forty] names has been [whitewashed|scraped|painted over], and [shows through|bleeds|can be read].',
    ],
    aims: [
      [
        '2:To give #taker# what it is owed, once more, and #v# first, before #B# talk.',
        '1:To keep every door in #town# shut, and #B# from saying the names.',
        'To have #r# swear that #B# lie, at #p1#.',
      ],
      [
        'To tell #town# what [was done|happened|they did] to #given#, in #p1#, with #A# in the front row.',
        'To hang #a.poss# list on #p1#, name by name, for #A# to read.',
      ],
      [
        '2:To take their own children out of #town# before #A# draw the names.',
        '1:To take their children out of #town#, away from #A# and from the doors.',
        'To wall up the road from #water# to #d1#, against #A.poss# word.',
      ],
    ],
    hooks: [
      '1:#w# has heard a child at the door for three nights, knows its voice, and cannot bear it a fourth time alone.',
      '#b# wants the list of those who were given, which #a# keeps under the floor of #p1#.',
      '2:#v# has been drawn, and asks strangers for the way out of #town#. There is one road, and #A# watch it.',
      '#r# pays #sum# to whoever asks #taker#, [face to face|aloud|at #hourly#], what would [be enough|do|end it].',
    ],
    rumours: [
      '2:#a# had a child, too, and it was never drawn.',
      '1:If you do not answer, they knock until #hourly# and go on to the next.',
      '1:#taker.cap# never asked for #given#.',
      '#v# [was meant to be|should be|was nearly] among them, and #w# knows why not.',
    ],
    laws: [
      'Nobody may say aloud the names of those who were given; the fine is #fine#.',
      '2:Every household shows its children at #p1# on #aday#.',
    ],
    wants: {
      r: [
        'to [die|leave|resign] before it is [spoken of|known|proved]',
        'one more good year for #town#, and then the truth',
      ],
      a: ['the list burned, and the door kept shut', '1:to see {his} own child again, and is afraid to open'],
      b: ['the names read out at #p1#', 'to be forgiven by one child'],
      c: ['to be gone from #town# by #feast#, with the children', '2:to read that bargain to #d1#'],
      v: ['2:to know whose child {he} is', 'to live past #feast#'],
      w: [
        '1:to open the door once, and hold a small hand',
        'to give the [list|names|key] to anybody [who has no children|without kin here|who dares]',
      ],
    },
  }),
]
