import type { Trouble } from '../trouble.ts'
import { story } from './story.ts'

/** Troubles that no watch and no court can mend. */
export const ofWonder: readonly Trouble[] = [
  story('Nobody sleeps', {
    heard:
      /\b(?:nobody|no[ -]?one|none|never|not|cannot|can’t|unable to)\b[^.;]{0,20}\bsleep\w*|\bsleepless\w*|\binsomnia\w*|\bwithout sleep\b|\bwide awake\b/i,
    moods: ['strange'],
    sides: ['learned', 'workers', 'owners'],
    gists: [
      'Nobody in #town# can sleep, and #count# have died of it.',
      '#town# has been awake since #feast#, and #A# sell drops for it.',
    ],
    problem: [
      'Nobody in #town# sleeps. It began at #feast#: at [midnight|dusk|the last bell] everybody woke, and nobody has closed an eye since. #count.cap# in #d1# have died of it, others [see things|walk into walls|weep at bread]; #A# sell drops that help for an hour, and #B# work [two shifts|day and night|for nothing]. Only #v# still sleeps.',
      'Sleep has left #town#: first #s1# lay awake, then #d1#, now all. Tempers are [short|gone|loaded], #count# were knifed last week over [a spoon|a yawn|snoring]. #v# alone still sleeps, behind locked doors at #p1#, and #C# charge #asum# to watch.',
    ],
    causes: [
      [
        '#a# [has it|keeps it|sells it]: the sleep of #town# is in #acount# [jars|bottles|bells] under #p2#, drawn off by night to keep one person [alive|young|dreaming].',
        'By #feast2# one in [three|two|four] is [mad|dead|raving], and #d1# burns because somebody [forgot a lamp|dozed|saw wolves]. #A.cap# have sold the jars abroad by then.',
        'Break the jars, all at once, and #town# [falls asleep|drops|lies down] where it [stands|sits|walks]. Somebody [must be there|is needed|should watch] who [has slept|slept well] [elsewhere|before], since #C# mean to [rob it|empty it|take over] [that night|then|in the dark]. #vg# has the key.',
      ],
      [
        'There is a thing in the old clock of #p1# that eats dreams, and #B# wound it up again at #feast#, for the hours. #c# has known since the first night.',
        'By #feast2# it has eaten so well that it [hatches|grows|climbs down].',
        'It can be starved: one night on which nobody in #d1# even [tries to sleep|shuts an eye|lies down], with the clock stopped by #wg#. Or fed to bursting, with one very bad dream.',
      ],
    ],
    signs: [
      'All [the windows|the houses] of #s1# are lit, and [at each one|behind every pane|in them] somebody sits [sewing|staring|counting].',
      'Beds are stacked for firewood before #p3#.',
      'A(n) #worker# in #d2# talks to a post, and waits for the answer.',
      'At #p2# [they sell|one buys|#A# sell] night by the [bottle|drop|spoon], and people queue.',
    ],
    aims: [
      [
        '1:To keep what is under #p2# safe until the buyer comes, and #B# too tired to look.',
        '2:To study what the clock does to #B#, before it is mended.',
        'To tire #B# out before #r# asks who sleeps.',
      ],
      [
        'To stop the bells, the mills and the shifts of #C# until everybody sleeps.',
        'To drag #C# to #p1#, out of their beds, to hear the bells.',
      ],
      [
        'To get twice the work out of #B# for as long as the nights last.',
        'To buy #s1# from those of #B# who fall asleep.',
      ],
    ],
    hooks: [
      '#b# needs people who can still sleep, to lie in a bed at #p1# and tell what comes.',
      '#v# is hunted, for [the sake of|what is in] that head: #acount# people want to know [how it is done|the trick|the secret].',
      '#r# has not slept for #acount# weeks, has ordered a beheading by mistake, and wants it stopped by somebody clear.',
      '1:#w# heard snoring, from under the floor of #p2#, of hundreds.',
    ],
    rumours: [
      '#a# yawned on #aday#.',
      'Strangers have three nights before it takes them, too.',
      'Those who died of it went to sleep first, smiling.',
      '2:The clock of #p1# strikes an hour that there is not.',
    ],
    laws: ['Yawning in court costs #fine#.', 'Whoever is found asleep belongs to #A# until woken.'],
    wants: {
      r: ['one night’s sleep, and would give #d1# for it', 'nobody to do what {he} ordered last night'],
      a: [
        '1:the jars shipped before anybody is too tired to lie',
        '1:to keep one sleeper asleep',
        '2:to know what moves in the clock before #bg# stops it',
      ],
      b: ['the bells stopped and the mills with them', 'to sleep beside {his} children'],
      c: ['the double shifts to last until #feast2#', 'to see #vg# sleep again, for #asum#'],
      v: [
        '2:to stay awake, since something has begun to look back',
        'to be [left alone|forgotten|let sleep] in the dark',
      ],
      w: ['1:to [break|dig|saw] [the floor of #p2#|#p2.poss# floor] open', '2:to stop the clock and be thanked'],
    },
  }),
  story('One dream', {
    heard: /\bdream\w*|\bnightmares?\b|\bsleepwalk\w*|\bvisions?\b/i,
    moods: ['strange'],
    sides: ['faith', 'learned', 'families'],
    gists: [
      'All #town# dreams one dream, and #count# have not woken from it.',
      '1:Everybody in #town# has the same dream, of a door at #p1#.',
      '2:All #town# dreams of one stranger, who takes something each night.',
    ],
    problem: [
      'All #town# has the same dream. Since #feast# everybody in it goes down a stair below #p1#, and each night they are [a step|a landing|a door] deeper. #count.cap# have not woken. #A.cap# call it holy; #v# turned round in the dream, and saw [who walks behind|who counts them|that #r# was leading].',
      'In #town# people dream of a stranger in [yellow|grey|glass] who asks for a small thing: [a key|a name|a hair]. In the morning it is gone. #d1# laughed about it until #day#, when the stranger asked #w# for a child. #v# alone said no, and is [lame|mute|hunted] since.',
    ],
    causes: [
      [
        'It is the dream of one person: #v#, as a child, was put to sleep by #B# to hold something down, and is waking. What all see is what #v# is afraid of.',
        'By #feast2# they reach the foot of the stair, all on one night. Nobody in #d1# opens an eye again.',
        'Somebody has to go down in the dream and shut the door from outside. #bg# has the draught; #vg# can show the way, if #A# do not [wake|guard|bless] everybody first.',
        [0],
      ],
      [
        '#a# lets it in: a [mask|harp|lamp] at #p2# calls the dream, and it was [bought|dug up|a gift] to fill the benches of #A#.',
        'By #feast2# what is dreamed is there in the morning, in #s1#, and hungry.',
        'The thing at #p2# has to be [buried|drowned|given back] in the dream and by daylight, at the same hour, by two who trust each other. #wg# would be one.',
        [0, 1],
      ],
    ],
    signs: [
      'People in #s1# have drawn the same [stair|face|door] on their walls, and compare them.',
      'At #p3# #acount# sleepers lie in a row, with candles, and all turn over at once.',
      'Two strangers meet in #d2# and go on with a talk they had last night.',
      'Nobody in #d1# will be the first to put the light out.',
    ],
    aims: [
      [
        '1:To bring all #town# to the foot of the stair at #feast#, #C# included.',
        '2:To fill #p1# with dreamers by #feast#, #C# included.',
        'To have #r# dream with them at #p1#, and #B# after.',
      ],
      ['To keep #v# asleep, or awake, whichever #A# do not want.', 'To keep #A# from sleeping in #d1#, with drums.'],
      [
        'To wake their own, by fire if need be, before #A# stop them.',
        'To chain #p1.poss# doors, with #A# inside, until #feast#.',
      ],
    ],
    hooks: [
      '#b# pays #sum# to whoever sleeps in #d1# tonight and remembers [everything|it all|one face]. The last to try has not got up.',
      '#w# lost a name in the dream and cannot find the child who had it.',
      '#c# wants a sleeper carried out of #p1# past #A#, and kept talking until dawn.',
      '#r# asks the party what they dreamed last night, very politely, and has it written down.',
    ],
    rumours: [
      '#r# does not dream at all.',
      'Whoever dies in it is missed by nobody in the morning.',
      '#a# dreams it by day.',
      '1:There is such a stair, below #p1#; #w# has swept it.',
    ],
    laws: ['Dreams are told to #A# before breakfast.', 'Nobody may sleep in #s1# on #aday#.'],
    wants: {
      r: ['to dream, like everybody else', 'to know what {he} does in other people’s dreams'],
      a: ['1:to see what is behind the last door', '2:the lamp at #p2# kept burning'],
      b: [
        '1:#vg# asleep for one more year',
        '1:to undo what was done to a child',
        '2:to sleep, with a guard at each door',
      ],
      c: ['a #relative# awake by #feast#', 'to burn #p1# while people are awake'],
      v: [
        '1:not to turn round again',
        '1:to be told what {he} is holding down',
        '2:to give nothing more away at night',
      ],
      w: ['2:to be asked for nothing more', '1:to go down once, awake, with a lamp'],
    },
  }),
  story('Nobody remembers', {
    heard: /\bforg[eo]t\w*|\bmemor(?:y|ies)\b|\bamnesia\b|\bremember\w*/i,
    moods: ['strange', 'sad'],
    sides: ['learned', 'families', 'owners'],
    gists: [
      '1:#town# is losing its memory, and #A# write down what suits them.',
      '1:#town# forgets, and #A# write the book it lives by.',
      '2:Nobody in #town# remembers #feast#, and #count# people are missing.',
      '2:What #town# did at #feast# nobody knows; #count# are missing.',
    ],
    problem: [
      '#town# is forgetting. It began in #d1# with [names|faces|recipes]; now people [do not know their own doors|marry twice|pay twice]. #A.cap# write everything in a great book at #p1#, and what [the book says|is in it|they read out] [is so|is law|was always so]. #v# [can read|has read|found] in it that #v# is [dead|a thief|married].',
      'Nobody in #town# remembers the night of #feast#. #count.cap# people are missing, there is [blood|gold|a strange cradle] in #p1#, and the handwriting on the wall is #r.poss#: do not ask. #B.cap# ask.',
    ],
    causes: [
      [
        '#a# wanted [one thing|one night|a crime] forgotten, and paid [a witch|a hag|something old] with “[a little|a spoonful|some] of what [they know|is known|we know]”. It lives at #p2# and [has taken to|likes|needs] the taste.',
        'By #feast2# the watch forgets [the keys|the enemy|who is king], and #C# have #town# sign itself away.',
        'It gives a memory [back|up] for a [better|finer|dearer] one. #wg# has the best in #town#, of [one summer|a first kiss|the sea], and [would part with it|would give it|might sell it] if #ag# owned up first.',
        [0],
      ],
      [
        'They chose it. All #town# drank, of its own will, to forget what it had done on that night; #c# mixed the cup, and did not drink.',
        'Before #feast# somebody comes looking for those who are missing, with soldiers. #town# will swear that it is innocent, and mean it.',
        'The cure is a spoonful from the same jar, at #p2#. #v# has to decide with #rg# who should know; those who do, can still [free|dig out|save] #acount# of them.',
        [1],
      ],
    ],
    signs: [
      'Every door in #s1# has a [name|picture|recipe] chalked on it, [by those within|to find home by|and a date].',
      'A(n) #worker# asks you [kindly|shyly|twice] at #p3# [whether you are married to each other|who the tall one is|whose house this is].',
      'A grave by #p2# is tended by #acount# people, who [do not know|cannot agree|ask you] whose it is.',
      '[A boy|A girl|A crier] with a [bell|horn|drum] in #d2# calls out [what day it is|the year|who rules].',
    ],
    aims: [
      [
        '1:To be the only memory that #town# has, and to leave #B# out of it.',
        '2:To keep that night forgotten, whatever #B# ask.',
        'To write #C# into #p1.poss# book as friends, and #B# as thieves.',
      ],
      [
        '1:To get the book from #A# and read what they were.',
        '2:To find the missing, while #A# pretend to sleep.',
        'To get #v# to speak, in #s1#, before #A# hear of it.',
      ],
      [
        'To collect, while nobody knows, what #A# and #B# may or may not owe.',
        'To have #d1# by a [deed|will|bond] that #A# wrote and #B# forgot.',
      ],
    ],
    hooks: [
      '#b# hires strangers to remember: to [sit|stay|live] in #d1# for [two|three|ten] days, write [what happens|it all down|everything] and [hide it from|keep it from|lie to] #A#.',
      '1:#v# wants the page struck out in the book at #p1# that says #v# is dead. #a# will have it so by #aday#.',
      '#w# [has|wears|found] a [key|tag|tooth] [round the neck|on a string|tied on], #sum# [in a shoe|in a hat|sewn in] and [no idea why|a map|cannot say why].',
      '2:#r# has written a letter to whoever comes from outside. It begins: I shall not know you.',
    ],
    rumours: [
      '#a# remembers everything.',
      'It is in #p3.poss# bread.',
      'There was a second #d1#, and [it|one day it] was forgotten.',
      '2:#c# never drinks in company.',
    ],
    laws: ['1:What stands in the book of #A# is so.', '#A.cap# write down names on #aday#; errors cost #fine#.'],
    wants: {
      r: [
        '2:not to remember, having written why',
        '2:to know whose blood that was',
        '1:to be told each morning who {he} is',
      ],
      a: ['one night never remembered', '1:the book finished by #feast#'],
      b: ['the name of a child whose shoes {he} found', '1:to read one page that #ag# tore out'],
      c: ['2:the jar under #p2# left shut', 'to be paid before they remember'],
      v: ['1:to be [alive|free|honest] [in writing|in that book|by #feast#]', '2:to tell #d1# what it did, gently'],
      w: ['to know what the key opens', 'to keep one summer'],
    },
  }),
  story('The same day', {
    heard:
      /\btime[ -]?loop|\bsame day\b|\brepeat\w*|\bfrozen in time|\bstuck in time|\btime (?:stands|stopped|stops|has stopped|is broken|runs)|\bclocks?\b[^.;]*\b(?:stop\w*|backwards?)|\bout of time\b|\bappears (?:once|only|every)|\bgroundhog\b/i,
    moods: ['strange'],
    sides: ['learned', 'faith', 'families'],
    gists: [
      '1:#town# lives one day again and again, and only #v# knows it.',
      '1:It has been the eve of #feast# in #town# for #count# weeks.',
      '2:Time is broken in #town#, and #A# sell crossings.',
      '2:In #town# it is winter in #d1# and last year in #d2#.',
    ],
    problem: [
      'In #town# it is always the same day. Each morning it is #day# again: the [cart|dog|egg] falls at #p1#, #a# says the same things at #hourly#, and at night #count# people die in #d1#, who are back for breakfast. Only #v# remembers, and now the party does.',
      'Time has gone wrong in #town#. In #d1# it is [winter|last year|still night], in #d2# the [grandchildren|debts|ruins] are here already; and a step across #s1# costs #count# days. #A.cap# [have a map|sell crossings|deny it]; #B# wait on the wrong side of the street for each other.',
    ],
    causes: [
      [
        '#a# did it, for love: #w# dies at the end of this day, and #a# stops the clock at #p1# each time, a minute before.',
        'The day is wearing thin. After #acount# more of them #d1# will not come back in the morning.',
        'Either #wg# is saved, from a death that #town# has arranged very well, or #ag# is brought to say goodbye. The clock at #p1# must run past midnight.',
        [0],
      ],
      [
        '#b# stole an hour, the one that was to be the last of #r#, and hid it in a [bell|bottle|watch] at #p2#. The rest of the year cannot get past the gap.',
        'By what ought to be #feast# something comes to look for the hour, a street at a time.',
        'The hour has to be put back and lived, all sixty minutes, by #rg#, at #p1#. #cg# would sit with anybody who has to die.',
        [1],
      ],
    ],
    signs: [
      '1:A jug falls in #p3#, and the maid has the broom ready before it does.',
      '2:The shadows in #s1# all point different ways.',
      '1:The notice on #p1# is dated #day#, and is yellow with age.',
      '2:An old woman in #d2# is addressed as a child by her mother.',
    ],
    aims: [
      ['To keep the clock at #p1# from striking, whatever #B# pray for.', 'To keep #v# and #B# apart until #hourly#.'],
      [
        '1:To be let out into the next day, with or without #A#.',
        '2:To be on one side of #s1# with their own, in spite of #A#.',
        'To stop #a# at #p1#, by force, one minute before #A# come.',
      ],
      [
        '1:To stay in a day on which nobody of theirs has died yet, and to stop #B#.',
        '2:To keep what they have in #d2#, where #B# are not born yet.',
        'To live quietly in #d1#, and let #A# and #B# fight.',
      ],
    ],
    hooks: [
      '1:#v# greets the party by name, tells what each will say next, and begs them to do something new.',
      '1:#w# is to die at the last bell, in front of #p2#, and has a feeling about it.',
      '2:#r# asks for a letter to be taken across #s1#, to somebody who is not born yet.',
      '2:#b# pays #sum# for a certain watch, from #p2#, and it must not be wound.',
    ],
    rumours: [
      '1:#a# has grey hair in the evening and brown in the morning.',
      'Whoever [leaves|goes out] by [the|one] gate [comes in|returns] by the other.',
      '1:#v# has tried #acount# ways to die.',
      '2:The clock of #p1# was new yesterday.',
    ],
    laws: ['Nobody may ask what day it is; the fine is #fine#.', 'Clocks belong to #A#.'],
    wants: {
      r: ['1:this day over, even so', '2:an hour more, honestly come by'],
      a: ['1:one more morning with #wg#', 'the clock at #p1# left alone'],
      b: ['1:tomorrow, at last', '2:the hour kept where it is'],
      c: ['1:{his} dead to stay alive until evening', '2:to sit with #rg# when it is time'],
      v: [
        '1:something new to happen',
        '1:to be remembered by anybody in the morning',
        '2:to cross #s1# once more, and come home the same age',
      ],
      w: [
        '1:to know why #ag# weeps at breakfast',
        '1:to live until the next day',
        '2:to be older than {his} own children again',
      ],
    },
  }),
  story('No child', {
    heard:
      /\b(?:no|without|never any|nor any) (?:more )?(?:child(?:ren)?|babies|births|young)\b|\bchildless\b|\bbarren\b|\binfertil\w*|\bonly (?:old|children)\b|\bcradles?\b|\ball the children\b/i,
    moods: ['sad', 'strange'],
    sides: ['families', 'learned', 'faith'],
    gists: [
      '2:There [are|were] no children in #town#, and #A# know where they went.',
      '2:All #count# children of #town# were gone one morning.',
      '1:No child has been born in #town# for #years#; at last #v# expects one.',
      '1:#v# expects a child, the first in #town# for #years#, and #A# want it.',
    ],
    problem: [
      '[There are|One sees] no children in #town#. For #years# no child was born in #d1#; those of the neighbours are [stared at|stroked|bought]. Now #v# is expecting one, #A# have sworn to guard it, #B# to take it apart, and #r# has [doubled the watch|ordered a cradle|not slept].',
      '#town# had #count# children at #feast#, and the next morning there were none. The beds were [made|warm|full of leaves]. #A.cap# keep setting the table for them; and at dusk, beyond #water#, they can be heard [playing|singing|counting].',
    ],
    causes: [
      [
        '#a# bargained for it: the lives not lived in #d1# are added to the old of #A#, who should have been dead for #years#.',
        'Before #feast# #v.poss# child is due, and #a# cannot let it be born: its first cry ends the bargain.',
        'So does the truth, told to the child’s [mother|father|godfather] at #p1# by one of #A# who is tired of living. #wg# is #acount# score and ten, and would.',
        [0],
      ],
      [
        'They were called away by a piper whom #r# had not paid, and are kept in a [hill|bell|picture]. #c# has been to the door.',
        'After #feast# they will have eaten there, and forget #town#.',
        'The piper can still be paid, not in gold: #rg# owes an apology, on the bridge by #p2#, in front of all the parents, and the tune must be played back by #wg#.',
        [1],
      ],
    ],
    signs: [
      '[There is a school|A school stands|They keep a school] by #p2#, dusted every day, with #acount# small coats in it.',
      'People in #s1# [stop talking|run out|stand still] when a [cat|gull|hinge] cries.',
      'Dolls [sit|lean|stand] [at the windows|in the porch|on the stairs] of #p3#, well dressed and old.',
      'Somebody has chalked a hopping game in #d1#, and everybody walks round it.',
    ],
    aims: [
      [
        '1:To have the one child of #town# in their own house, before #B# lay a hand on it.',
        '2:To sit and wait, and to let nobody of #B# try anything.',
        'To be left alone by #B# until #feast#, at #p2#.',
      ],
      [
        'To find out why there are no children, and #A# have never asked.',
        'To open #A.poss# house in #d1#, cradle and all.',
      ],
      [
        '1:To have a child by #feast#, from abroad if need be, and not one that #A# chose.',
        '2:To fetch them home from beyond #water#, with or without #A#.',
        'To pray at #p1# with #B#, and to watch #A#.',
      ],
    ],
    hooks: [
      '1:#v# must get out of #town# before the birth, and every door in it has a kind old face behind it.',
      '1:#b# wants a grave in #d1# opened: the dates on it do not go together.',
      '2:#w# hears one voice among those beyond #water#, and asks for somebody with good ears and a rope.',
      '#r# pays #sum# for a [real|living|brave] child to [walk|run|be led] through #s1# at #feast#, and no harm meant.',
    ],
    rumours: [
      '1:#a# was old when #r# was young.',
      '[There is a child|A child lives|They hide a child] in #p3#, and it never grows.',
      '1:#v# is not from here, and that is why.',
      '2:If you play in #d1# at dusk, somebody joins in.',
    ],
    laws: ['Children of strangers sleep at #p1#, under guard.', 'Lullabies are forbidden after #hourly#.'],
    wants: {
      r: ['to hear [children|a child|somebody small] in the square again', '2:never to say what the piper was owed'],
      a: [
        '1:#vg.poss# child unborn, or in {his} own house',
        '1:to die at last, and dares not',
        '2:{his} place at that table kept',
      ],
      b: ['1:to open a grave in #d1#', 'a reason'],
      c: ['to rock a cradle with something in it', '2:to go back to that door'],
      v: ['1:to be a mother, or a father, somewhere else', '1:nobody to be so kind', '2:to go where the singing is'],
      w: [
        '2:to learn a tune backwards',
        '2:a #relative# to come in for supper',
        '1:to die in {his} own time, and #ag# too',
      ],
    },
  }),
  story('Nobody may leave', {
    heard:
      /\b(?:nobody|no[ -]?one|none|cannot|can’t|never|not)\b[^.;]{0,16}\b(?:leaves?|escapes?|get out)\b|\btrapped\b|\bsealed (?:off|in|city|town|gates)|\bno way out\b|\bwalled in\b|\bsurrounded by (?:mist|fog|a wall)/i,
    moods: ['dark', 'strange'],
    sides: ['watch', 'outlaws', 'families'],
    gists: [
      '1:Nobody may leave #town#, and #A# shoot whoever tries.',
      '1:#A.cap# have shut #town#, and will not say why.',
      '2:Since #feast# no road leads out of #town#; #count# have tried.',
      '2:Whoever leaves #town# by #d1# comes in by #d2#.',
    ],
    problem: [
      'Nobody may leave #town#. #A.cap# shut it at #feast#, by order of #r#, and hang those who climb out; #count# hang already. They will not say [why|until when|what for]. There is food for #acount# weeks, and #B# sell places in a [tunnel|barrel|coffin] for #asum#.',
      'There is no way out of #town#. Since #feast# whoever takes the road from #d1# walks into [mist|a wood|the dusk] and comes in again by #d2#. #count.cap# did not come in again. #v# came back with [white hair|the wrong name|someone’s boots].',
    ],
    causes: [
      [
        'It is not to keep people in. #r# let somebody through the gate at #feast#, and #A# are looking for them, one house after another: a [carrier of plague|king’s murderer|thing in a borrowed skin].',
        'By #feast2# #d1# is [starving|in arms|on fire], and the one they look for walks out in the crowd.',
        'It is #w#, or lives with #w#, at #p2#. Found and given up, or cured, it opens the gates the same day; #bg# has known for a week and sells that, too.',
        [0],
      ],
      [
        '#a# made a wish to keep one person from leaving, at #water#, and it was granted to the letter.',
        'By #feast2# the road is shorter each day. At the end it runs round #p1#.',
        'That person, #v#, has to be let go, aloud, by #ag#, on the boundary stone in #d2#. Force will not do it, and #C# are sharpening what they have.',
        [1],
      ],
    ],
    signs: [
      '1:On the gate by #s1# hang #acount# who climbed, with a notice.',
      '1:Bread is cut thinner at #p1# from day to day.',
      'A family in #d2# sits on its trunks in the street, [ready|hats on|singing], [and has for weeks|day and night|since #feast#].',
      '1:Somebody by #p3# digs, coughs loudly, and sells you a turnip.',
      '2:At #p3# they count those who walked out, and those who came in.',
      '2:A man comes in by #s1#, tired, and asks the way to #d2#.',
    ],
    aims: [
      [
        '1:To let nobody out until they have found the one they look for, and #C# have been searched.',
        '2:To keep everybody off the road, #C# above all.',
        'To hold #s1# and its gate against #C#.',
      ],
      [
        'To sell the [way out|tunnel|gate] to #C#, [as often as they pay|again and again|three times over].',
        'To sell #A# whoever paid them to leave by #s2#.',
      ],
      [
        'To rush the gates together on #aday#, before #A# thin them out.',
        'To send #v# out to the next town, past #A#.',
      ],
    ],
    hooks: [
      '#c# hires those who came in last: somebody outside #town# must still know a way.',
      '1:#b# sells the party a place in a tunnel for #sum#. At the other end wait #A#.',
      '1:#r# will open a door for one hour, for whoever brings #w# to #p1#, alive.',
      '2:#v# will take the road once more, with a rope round the waist, if a stranger holds it.',
      '#v# wants a letter got out to a #relative#, and the answer back.',
    ],
    rumours: [
      '1:#a# sends carts out by night.',
      'There is [nothing left|no world|only water] outside; [that is why|it is mercy|#r# has seen it].',
      '1:#w# has a guest who never eats.',
      '2:The stone in #d2# was moved, and that did it.',
    ],
    laws: ['Coming within ten steps of a gate earns #punished#.', 'Ropes longer than a man are given up to #A#.'],
    wants: {
      r: [
        '1:one person found, and then never to shut a gate again',
        '1:to be told it was right',
        '2:one letter from outside',
      ],
      a: ['1:to go from house to house until it is done', '2:one person never to leave'],
      b: ['to sell one more place, and then use it', '1:the search to last until #feast2#'],
      c: ['the gate in #s1# open, by whatever means', 'to be out before the bread ends'],
      v: ['to be [on the road|out of here|in the hills]', 'to tell what is out there, to somebody brave'],
      w: [
        '1:to hide a guest for one more week',
        '1:to be searched last',
        '2:to walk out with both eyes shut, and not alone',
      ],
    },
  }),
  story('What holds it up', {
    heard:
      /\bfloating (?:city|town|village|island|castle|in|above|over)|\bflying (?:city|town|village|castle|island)|\bsky (?:city|town|island)|\bin the (?:sky|clouds)|\bon the back of\b|\bwalking (?:city|town|village)|\bheld up by\b|\binside (?:an?|the) (?:\w+ )?(?:giant|whale|dragon|beast|titan|god|skull|tree|turtle|monster)|\bdying god\b|\bsleeping (?:giant|turtle|god|titan|dragon)|\bupside[ -]down\b|\bhang(?:s|ing) (?:from|over|above)|\bdead (?:god|giant|titan)\b|\bbones of\b/i,
    isAskedOnly: true,
    slots: {
      bearer: {
        said: [
          /\bheld up by\s+((?:an?|the)\s[^,.;]{3,30})/i,
          /\b(?:back|skull|ribs?|bones|belly|body|corpse|shell|ribcage|head|mouth) of\s+((?:an?|the)\s[^,.;]{3,30})/i,
          /\b(?:inside|in|on|under|from|over|above)\s+((?:an?|the)\s(?:[\p{L}-]+\s){0,2}(?:giant|whale|dragon|beast|titan|god|tree|turtle|monster|cliff|bridge|chasm))/iu,
        ],
        else: ['what bears it', 'the old magic', 'what holds it up'],
      },
    },
    moods: [],
    sides: ['learned', 'owners', 'families'],
    gists: [
      '#town# is failing: #bearer# cannot bear it much longer.',
      '#bearer.cap# stirs, and by #feast# #town# may fall.',
    ],
    problem: [
      '#town# depends on #bearer#, and that is ending. Since #feast# there are [tremors|long groans|cracks] in #d1#, #p1# leans, and #count# people were lost when a street [slid|dropped|tore] away. #A.cap# know how long there is; they have told #r# and nobody else.',
      'On #day# all of #town# felt it: #bearer# moved. #p1.cap# has split from floor to roof, [water|bread|rope] is being hoarded in #d1#, and #v#, who was nearest, says that it [spoke|sighed|opened an eye].',
    ],
    causes: [
      [
        '#b# has been selling pieces of #bearer#, for #asum# a load, from a shaft below #p2#: it is [medicine|the best stone|worth more than gold].',
        'By #feast2# the shaft reaches the part that hurts. Then #town# is shaken off like a crumb.',
        'Close the shaft, carry back what can be found, and dress the wound. #ag# knows how, #wg# knows where the pieces went.',
      ],
      [
        'It needs what it always had, and #A# have stopped it: the [song|offering|thanks] that was given to #bearer# each #day#, until it was thought superstition.',
        'At #feast# #bearer# gives up. #d1# goes first.',
        '#cg# is the last who knows how it was done, and needs the whole town for it, at #p1#, #B# included, for one quiet hour.',
      ],
    ],
    signs: [
      'A crack runs down #s1#, and children fish in it with a string.',
      'At #p3# a plumb line hangs, and a clerk marks each day where it points.',
      'Every cup in #p2# trembles, then is still, at the pace of a slow heart: #bearer#.',
      'Families in #d1# sleep roped together.',
    ],
    aims: [
      ['To get themselves and their books away from #town# before #C# are told.'],
      [
        '1:To go on cutting, until #A# say in public that they must stop.',
        '2:To sell the safe ground of #town# to #A#, who can pay.',
      ],
      ['To wake, thank or heal #bearer#, in the old way, in spite of #B#.'],
    ],
    hooks: [
      '#c# wants strangers, who are not afraid yet, to go down to #bearer# and listen.',
      '1:#b# pays #sum# for guards on a shaft at #p2#. The last ones heard breathing.',
      '#v# can lead the way to where it hurts, and has drawn it.',
      '#r# asks for #count# boats, balloons or strong ropes, and for secrecy.',
    ],
    rumours: [
      '#a# has packed.',
      '#bearer.cap# dreams, and what it dreams happens in #d2#.',
      '1:#b# has a piece of it, in a jar, and it is growing.',
      'This has happened before; there is an older #town# below.',
    ],
    laws: ['Digging below the second cellar earns #punished#.', 'Nobody may run in #s1#.'],
    wants: {
      r: ['everybody calm until there are boats enough'],
      a: ['to be wrong about the date'],
      b: ['1:one more load, and then no more', '2:to stay until the last room is let'],
      c: ['2:the old song sung by everybody, even #bg#', '1:the wound closed'],
      v: ['to go down again: it asked {him} something'],
      w: ['1:to give back {his} piece without being seen', '2:to hum what {his} grandmother hummed'],
    },
  }),
  story('The feast must not fail', {
    heard:
      /\bfestivals?\b|\bcarnival\b|\bharvest (?:feast|festival|fair)|\bfair\b|\btournament\b|\bcelebrat\w*|\bcontest\b|\bparade\b|\bfeast\b/i,
    moods: ['merry'],
    sides: ['owners', 'families', 'outlaws'],
    gists: [
      '#feast.cap# is near, all #town# is full of guests, and somebody is spoiling it.',
      '1:If #feast# fails #town# is ruined, and #C# mean it to.',
      '2:Without the old mask #town# fears to hold #feast#.',
    ],
    problem: [
      '#town# lives for one festival, #feast#, and this year everything goes wrong: the [queen of it|prize ox|great cake], #v.poss# pride, was [stolen|poisoned|found in #water#], #count# guests are ill, and the [wine|bonfire|stage] at #p1# was [sour|lit early|sawn through]. #A.cap# have put #debt# into it.',
      'The festival of #feast# is to be the greatest in #years#, and #town# is full of strangers. On #day# the old [mask|crown|drum] was taken from #p1#, without which it must not be held. #B.cap# say that the last time #town# went without, #count# people never woke.',
    ],
    causes: [
      [
        '#c# is behind it, for money from the next town, which wants the [market|pilgrims|charter] and has paid #asum# in advance.',
        'On the night itself #C# set fire to the stage at #p1#, with everybody round it.',
        '#wg# was to hold the lamp, and would rather dance. The next piece of mischief is due at #p2# on #aday#, at #hourly#: there #cg# can be caught.',
      ],
      [
        'The festival has an older reason, which #A# have painted over: it is a [wake|payment|lullaby] for something under #p1#, and each piece that goes wrong is taken by it, as a warning.',
        'If the dance is danced wrongly, at #feast#, it gets up and joins in.',
        '#bg# has the steps from a grandmother, and they are not the ones #A# rehearse. #v# must be talked into leading them, before everybody.',
      ],
    ],
    signs: [
      'Garlands in #s1# [have been cut|are cut|were torn], [every one|each|all of them], at the height of a [child|dog|bride].',
      'A cook outside #p2# weeps over #acount# burnt pies.',
      'Somebody practises a drum in #d1#, and [always stops|stumbles|breaks off] at the same [beat|bar|note].',
      'A stranger on each corner of #s2# asks when it begins.',
    ],
    aims: [
      [
        'To have #feast# held on the day, with smiles, whatever #C# do.',
        'To seat a bishop at #p1#, and #B# behind him.',
      ],
      ['To have #feast# held in the old way, and not as #A# sell it.', 'To lead the dance in #s1# before #A# can.'],
      [
        '1:To ruin #feast# and be paid twice, once by #A# to stop.',
        '2:To take the guests of #A# for all they have, mask or no mask.',
        'To sell #A.poss# wine in #d2#, under #B.poss# name.',
      ],
    ],
    hooks: [
      '#a# hires the party as judges of the great contest, #sum# each, and asks them to see who touches what.',
      '#v# wants a rival watched, the [goose|cake|float] guarded, and no questions about last year.',
      '#b# says that somebody has to wear the old mask at #feast#, and that it should not be anybody from #town#.',
      '#w# saw who was at the stage with a saw, and is in bed with fright at #p2#.',
    ],
    rumours: [
      '#v# has won #acount# times, and not by [baking|luck|skill].',
      '#a# has sold more seats than there are.',
      '2:The mask was not stolen; it left.',
      '#r# cannot dance, and it is why.',
    ],
    laws: ['Until #feast# is over nobody may be sued.', 'Whoever spoils #feast# gets #punished#.'],
    wants: {
      r: ['to open it without a speech', 'guests who leave their money and not their teeth'],
      a: ['#debt# back by the last dance', '#cg# bought, caught or drunk'],
      b: ['2:the old steps danced, once', '2:a grandmother believed', '1:the old prize for the old families'],
      c: [
        '1:the stage to burn, empty if possible',
        '1:to be paid by #ag# as well',
        '2:to sell masks until the last minute',
      ],
      v: ['to win again, this year honestly', 'what was stolen back by #aday#'],
      w: ['1:to dance, and not to hold the lamp', 'to [tell|confess|sing it], with a mask on'],
    },
  }),
]
