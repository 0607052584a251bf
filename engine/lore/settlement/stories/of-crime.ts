import type { Trouble } from '../trouble.ts'
import { story } from './story.ts'

/** Troubles of places where somebody breaks the law, or lives by breaking it. */
export const ofCrime: readonly Trouble[] = [
  story('Goods by night', {
    heard: /\bsmuggl\w+|contraband|\bpirates?\b|\bwreckers?\b|black market|\bcorsairs?\b/i,
    moods: ['merry'],
    sides: ['watch', 'outlaws', 'owners'],
    gists: [
      '#B.cap# smuggle through #town#, and #A# [take money|are paid|are bribed] to be blind.',
      '1:Smugglers own #d1# by night, and #B# have killed a customs clerk.',
    ],
    problem: [
      'All #town# lives off smuggling. #B.cap# bring in [spirits|lace|powder] over #water# by night, #A# are paid to look away, and #d1# [stores|carries|drinks] it. But on #day# a customs clerk was found [drowned|stabbed|in a barrel] at #p1#, and #r# has until #feast# to name the killer.',
      'Smugglers, #B#, land [silk|brandy|salt] below #p1# on every moonless night. Since #feast# they bring something else: crates that [breathe|hum|knock]. #count.cap# carriers are [sick|dead|missing], and #C# have paid for more.',
    ],
    causes: [
      [
        '#a# shares out the bribe money, and the clerk had [counted it|written it down|asked for more]. The knife lies in the well of #p2#; #b# is blamed and did not do it.',
        'At #feast# soldiers come. They will hang [one in ten|the boatmen|whom they like] of #d1#, and #a# has made the list.',
        'The clerk’s notebook is with #wg#, who cannot [read|sell|burn] it. Shown to #rg#, it [hangs|ruins|unmasks] #ag#; #B# would get it out by boat.',
        [0],
      ],
      [
        '#c# buys the crates: [poison|beasts|stolen people] for a [lord|temple|wizard] inland. #b# was told it was [tea|wine|cloth], and has begun to open them.',
        'By #feast2# one crate is [dropped|left open|opened] in #d1#, and what [is|lay|slept] in it gets out.',
        '#vg# carried one and knows where #C# keep them, under #p2#. The next boat shows [two lamps|a red sail|no light]; it can be [turned|sunk|boarded].',
        [1],
      ],
    ],
    signs: [
      'A lamp [in the top window|on the roof|under the eaves] of #p2# goes [on|off|green], and a boat answers.',
      'At #p3# the poorest drink [brandy|port|champagne], out of jam jars.',
      'Wet [ponies|barrels|footprints] stand in #s1# at dawn, and nobody sees them.',
      'Guards in #s2# [turn their backs|look up|go indoors] [when they hear|at the sound of|on hearing] [an owl|a whistle|oars].',
    ],
    aims: [
      [
        'To catch #B# with a cargo that somebody else can be hanged for.',
        'To find #B.poss# cellar in #d1#, and to keep what they find.',
      ],
      ['To land one last great cargo under the nose of #A#, at #feast#.', 'To buy #a#, as they bought the last.'],
      [
        '2:To get their crates past #A# before #B# look inside.',
        '1:To buy what #B# land, and to see #A# take the blame.',
        'To be rid of #B#, once #feast# is past.',
      ],
    ],
    hooks: [
      '#b# needs a crew for [one night’s|some] rowing: #sum# a head, [no questions|no lamps|and silence]. The boat #A# watch is [the wrong one|a decoy|empty].',
      '#a# offers a pardon and #sum# to whoever joins #B# and names their landing place.',
      '1:#w# has the dead clerk’s notebook and is being [hunted|followed|searched for]. Whoever brings it to #r# unread is rich.',
      '2:#v# carried a crate that spoke, and wants to know what is in the others, in the cellar of #p2#.',
    ],
    rumours: [
      'There is a tunnel from #p1# to #water#, and half of #d1# has used it.',
      '#r# takes a barrel a month and calls it rain.',
      '1:#c# paid for the clerk’s coffin before he was dead.',
      'The ghost at #p3# is #v#, in a sheet, keeping people indoors.',
    ],
    laws: [
      'Lamps may not face #water# after #hourly#; the fine is #fine#.',
      'Every barrel in #s1# is opened for #A#, for #fine#.',
    ],
    wants: {
      r: [
        '1:somebody hanged by #feast#, and the barrels at #p1# forgotten',
        '1:the soldiers to find #town# honest, for one day',
        '2:the sick carriers of #d1# cured, and nobody to ask of what',
      ],
      a: [
        '1:the notebook, and #wg# silent',
        '1:#bg# hanged for it, quickly',
        '2:to be told nothing about the crates by #bg#',
      ],
      b: ['1:to learn who killed the clerk, since {he} did not', 'one more cargo, and then an inn inland'],
      c: [
        '2:the crates unopened, at any price',
        '2:a new carrier; the last one looked',
        '1:the price kept low, and #ag# kept busy',
      ],
      v: ['to carry no more for #cg#', 'to spend what {he} earned without being asked about it'],
      w: [
        '1:to sell the notebook and to be in #d2# when it is read',
        '1:the clerk’s widow paid',
        '2:to open one crate, with somebody standing by',
      ],
    },
  }),
  story('Thieves keep order', {
    heard:
      /\bthie(?:f|ves)\b|crim(?:e|inal)|\bgangs?\b|mafia|protection (?:money|racket)|mob\b|underworld|lawless|\bbandits? (?:run|rule|control)/i,
    moods: ['dark', 'merry'],
    sides: ['outlaws', 'workers', 'watch'],
    gists: [
      '#A.cap#, who are thieves, run #town# and have doubled their price.',
      'Thieves rule #town#: #A# tax #d1#, and #C# are paid by them.',
    ],
    problem: [
      'The thieves’ guild of #town#, #A#, keeps order: every [shop|stall|door] in #d1# pays it #asum# a month and is never robbed. At #feast# the price was doubled. #v# could not pay, and [lost two fingers|was burned out|was hung from a sign] at #p1#.',
      '#town# has a thief for a judge. #a# settles quarrels at #p1#, #C# [guard the door|obey|take the fines], and nobody minded until #day#, when the [poor box|orphans’ money|flood money] was stolen and #count# people of #d2# [starved|froze|were turned out].',
    ],
    causes: [
      [
        '#a# owes #debt# to a bigger guild in the capital, which wants [#town#|it all|the lot] at #feast#. #d1# is being squeezed to pay, and #C# are [told|paid|afraid] to help.',
        'By #feast2# the masters from the capital take over. They have no use for [cripples|#B#|promises], and #s1# burns as a sample.',
        'The ledger of #A#, under the floor of #p2#, names everybody who was paid. With it #bg# could turn #C# against #ag# in one [night|hour|day].',
        [0],
      ],
      [
        'Somebody [in the guild|else] breaks [its|the] rules: #c# [does the robbing|robs|steals], in the masks of #A#, and #a# cannot [admit|see|stop] it without looking weak.',
        'On #aday# #A# and #C# begin to kill [each other|for it], [house by house|street by street|by night], in #d1#.',
        '#wg# sewed the [masks|gloves|hoods] for #cg#, and kept one. #ag# will pay back every coin in #d2# to whoever [proves|ends|shows] it.',
        [1],
      ],
    ],
    signs: [
      'A [chalk hand|grey ribbon|nail] on each door in #s1# shows who has paid.',
      'A pickpocket in #d2# gives a purse back, with [an apology|a bow|change].',
      'The guard at #p3# asks a beggar for orders.',
      'One shop in #s1# is ashes, and its neighbours [sweep|whistle|sell] around it.',
    ],
    aims: [
      [
        'To make every house in #d1# pay, and an example of one or two of #B#.',
        'To rob #C# once, openly, so that #d1# learns who rules.',
      ],
      [
        'To stop paying #A# on the same day, all together, and to hold #s1#.',
        'To arm #s1#, door by door, against #A#.',
      ],
      ['To [take over|have|run] what #A# have, under a badge.', 'To sell #A# to the king, and #B# to #A#.'],
    ],
    hooks: [
      '#b# hires strangers whom #A# do not know, to guard a shop in #s1# for three nights.',
      '#a# has been robbed, which is bad for trade, and pays #sum# for the thief, alive, and for silence.',
      '#v# knows where #A# keep their ledger and will [draw the stairs|open a door|tell the hour] for [revenge|a new start|#sum#].',
      '#w# wants a [son|sister|friend] out of the thieves’ guild. Nobody has ever left it.',
    ],
    rumours: [
      '#r# is paid by the thieves on #aday#, at #p2#.',
      '#a# was an honest #worker# once, and was robbed of everything.',
      'The guild [buries|keeps|hides] [those it kills|its dead|its gold] under #p3#.',
      '#c# is the real master of #A#.',
    ],
    laws: [
      'Thefts are reported to #A#, not to the watch; the fee is #fine#.',
      'Nobody may lock a door in #d1# on #aday#.',
    ],
    wants: {
      r: ['to rule #town# in fact for one day, with #ag# in irons', 'to be told nothing, and to be paid on #aday#'],
      a: [
        '1:#debt# by #feast#, or {he} is dead',
        '1:respect, and is ashamed of what was done to #vg#',
        '2:the robber in the masks of #A#, before #bg# learns of it',
      ],
      b: ['#s1# to stop paying, and must find #acount# who dare', '1:the hand of whoever cut #vg#'],
      c: ['#ag.poss# chair', 'to be bribed by both sides until #feast#'],
      v: [
        'what was [taken|stolen|burned], [with interest|in full|and an apology]',
        'to get the children to #d2# before the next payment',
      ],
      w: [
        'one [thief|friend|child] out of the guild, [alive|unharmed|by #feast#]',
        '1:to burn the ledger, which has {his} name in it',
      ],
    },
  }),
  story('A murderer among them', {
    heard:
      /\bmurder\w*|serial[ -]killer|\bkillers?\b|\bkillings\b|\bassassin\w*|\bstrangler\b|\bbodies (?:are|keep)\b/i,
    moods: ['dark'],
    sides: ['watch', 'families', 'faith'],
    gists: [
      'Somebody in #town# has murdered #count#, always at #hourly#, and #A# hold the wrong man.',
      'A murderer is loose in #d1#: #count# dead since #feast#.',
    ],
    problem: [
      'Somebody murders people in #town#: #count# since #feast#, one every #day#, each laid out at #p1# with [closed eyes|crossed hands|a coin in the mouth] and [#token#|a candle|a white cloth]. #A.cap# have arrested #v#. Last night, with #v# in irons, it happened again.',
      'A murderer walks in #d1#. The first was a [beggar|clerk|nun], the last was #r.poss# own [cousin|steward|cook], and each of the #count# held a [letter|ticket|list] with [the next one’s|another|one more] name. The [newest|last|latest] says #w#. #A.cap# hold #v# for it.',
    ],
    causes: [
      [
        'The dead were [jurors|witnesses|judges], every one: #years# ago they hanged an innocent #worker# at #p1#. #c#, who preaches to the mourners, is the [brother|child|widow] nobody knew of.',
        '#acount.cap# of that jury still live. By #feast# they are all dead, #rg# the last, and #A# will have hanged #vg# for it.',
        'The old verdict lies in #p2#. Whoever reads it aloud at #p1#, with the [judge|rope|real thief] named, takes the reason away; #cg# has sworn to stop there.',
      ],
      [
        '#a# does it, at night, and hunts himself by day: the dead had [seen|bought|laughed at] a thing that #A# did in the war. #w# dressed the bodies and knows the knots.',
        'By #feast2# nobody is left who could accuse #ag#, and #A# are given #d1# to keep safe.',
        '#vg# was in gaol [during|at the time of] the last and saw who [left|came back|washed] at #hourly#. The cell must be [reached|opened|found] before #A# find a [rope|cliff|fever] for #vg#.',
      ],
    ],
    signs: [
      'The [door|step|bench] of #p1# has been scrubbed, and is still brown.',
      'In #s1# women [walk|go|shop] in [fours|pairs|sixes], with [hatpins|lamps|dogs].',
      'A price of #sum# is nailed to #p3#, and someone has [added|painted|scratched] a [name|zero|laugh].',
      'Somebody sells [pictures|ballads|threads] of the dead outside #p2#.',
    ],
    aims: [
      ['To hang #v# before #B# find out that the murders go on.', 'To keep #B# out of #p1#, and their questions, too.'],
      ['To watch every door in #d1#, and the guards of #A# first.', 'To guard #v# in gaol, since #A# will not.'],
      [
        'To have the dead buried at #p1# before #A# look at them closely.',
        'To have #A# swear in #p1#, on the bones, one by one.',
      ],
    ],
    hooks: [
      '#b# pays #sum# to have #v# kept alive in gaol until #aday#. The gaoler has been bought twice.',
      '#w# has a letter in a strange hand with a date on it, and asks for company at #hourly#.',
      '#r# wants somebody to [sleep|lie|wait] in the next victim’s [bed|house|room]. The next, [by the list|it is thought|they say], lives at #p2#.',
      '#c# begs the party to find what links the dead; #a# has forbidden anybody to ask.',
    ],
    rumours: [
      '1:All the dead once sat on the same bench at #p1#.',
      '#v# confessed [before being asked|twice|in tears], and [smiled|slept|sang].',
      'The [killer|murderer|knife] has a [key|way in] to #p3#.',
      'There have been [twice as many|others|more before]; #A# [bury|hide|sank] the rest by #water#.',
    ],
    laws: ['Nobody may be in #s1# alone after #hourly#; the fine is #fine#.'],
    wants: {
      r: [
        'a murderer by #feast#, [the right one or not|any murderer|alive or hanged]',
        'guards at {his} own door, and not from #A#',
      ],
      a: ['#vg# hanged on #aday#', 'to hear what #wg# saw, alone'],
      b: ['#vg# freed: they were at supper together when it happened', 'to see the knife, and the hand on it'],
      c: ['1:an old verdict read out, and the rope shown to #rg#', 'the dead left in peace, by #A# above all'],
      v: ['to live until the next murder proves {him} innocent', 'to tell somebody about the guard who washed'],
      w: ['to sleep with a friend at the door', 'to leave #town#, and is told to stay'],
    },
  }),
  story('A hanging is set', {
    heard:
      /\bhang(?:ed|ing)\b|\bexecution|\bgallows\b|\bon trial\b|\btrial\b|innocent (?:man|woman|person)|wrongly (?:accused|convicted)|unjust(?:ly)?\b|\bjudge\b/i,
    moods: ['sad', 'heroic'],
    sides: ['watch', 'families', 'owners'],
    gists: [
      '#v# is to hang in #town# at #feast#, and half of #d1# knows it is wrong.',
      '1:At #feast# #town# hangs #v# for what #c# did.',
    ],
    problem: [
      'At #feast# #v# is to hang outside #p1#, for burning down a [barn|mill|chapel] with #count# people in it. #A.cap# have a confession. #B.cap# have #acount# people who [saw|fed|danced with] #v# in #d2# that night, and [none|not one|hardly one] was [heard|believed|let in].',
      '#town# has built a gallows before #p1#. #v# is to hang at #feast# for robbing #C# of #debt#; the money was never found, the trial took [an hour|ten minutes|half a pipe], and #d1# has begun to [arm|sing|gather].',
    ],
    causes: [
      [
        '#c# [did it, or paid for it|paid for it|lit it]: what [burned|was burned|had to go] was [a ledger|a witness|a debt]. #v# [had the bad luck to pass|happened to pass|was seen to pass] with [oil|a torch|black hands].',
        'At #hourly# on #feast# #v# hangs. That night #B# burn #p1#, and #A# shoot into the crowd.',
        '#wg# sold #cg# the [oil|key|horse] and is sick of it. #rg# may stop a hanging until the [rope|last bell|drum], on one sworn word.',
        [0],
      ],
      [
        '#r# knows better, and signed all the same: #A# hold a letter about the [money|child|night] of #feast2#, and it is read out if #v# lives.',
        'After the hanging #A# need the next favour, and the next. By #feast2# it is they who rule #town#.',
        'The letter is in the [boot|wig box|prayer book] of #ag#, at #p2#. With it burned, #rg# is free to pardon.',
        [1],
      ],
    ],
    signs: [
      'Carpenters [test|oil|try] the [trap|rope|beam] before #p1# with a [sack|pig|barrel].',
      'Seats [with a view|at a window|on the roof] of #p2# are sold at #asum#.',
      'The prisoner sings in the tower by #s1#, and people [hum|cry|answer].',
      'Guards of #A# look for #v.poss# friends under every [hood|hat|cart].',
    ],
    aims: [
      ['To have #v# hanged before #B# bring another witness.', 'To have #B# off #s1# by #feast#, with pikes.'],
      [
        'To take #v# off the cart in #s1#, whatever #A# bring against them.',
        'To swear for #v# before #r#, all of them, whatever #A# threaten.',
      ],
      [
        '2:To see #v# dead and #A# thanked, so that nobody looks for the money.',
        '1:To see #v# dead and #A# thanked, and the ashes swept away.',
        'To pay #A# by the day until #v# hangs.',
      ],
    ],
    hooks: [
      '#b# needs a witness brought from [the next town|over #water#|the capital] by #feast#. #A.cap# have [riders|men|archers] on [the road|every road|the way].',
      '#r# will pardon #v# for one proof that [stands up|has a seal|cannot be burned], and pays #sum# for it, secretly.',
      '#v# may [have|see|choose] a last visitor at #hourly#, and asks for a stranger with a good memory.',
      '#w# wants the hangman [delayed|kept away|late]: [drunk, lost or in love|drunk or asleep|tied up, if need be], for #acount# hours.',
    ],
    rumours: [
      'The rope has been [cut|soaked|sold] already.',
      '#c# wept at the trial, with one eye on the clock.',
      '#v# did [another thing|something worse|a kindness] that night, and will [not say it|hang for it|die silent] [to be saved|for love|first].',
      'The hangman is #w.poss# brother.',
    ],
    laws: [
      'Whoever speaks for a prisoner pays #fine# [if he hangs all the same|should it fail|if the judge disagrees].',
      'No #worker# may be arrested on the day of a hanging.',
    ],
    wants: {
      r: ['2:the letter that #ag# holds', 'to be out of #town# at #feast#'],
      a: ['the rope, on time, and no speeches', '#bg.poss# witness lost on the road'],
      b: ['#vg# alive, in any other town', 'to die on the gallows’ steps rather than look on'],
      c: ['2:the money left where it is until the hanging is over', 'to stand near and be sure'],
      v: ['not to say where {he} was that night', 'one honest hour before #rg#'],
      w: ['1:to confess what {he} sold to #cg#', 'to buy the hangman [drink|horses|a wife] until #feast# is past'],
    },
  }),
  story('A ransom', {
    heard:
      /\bransom\w*|\bhostages?\b|\bkidnap\w*|\babduct\w*|lost child|(?:missing|stolen) (?:child|children|girl|boy|daughter|son|heir|prince|princess)/i,
    moods: ['heroic', 'dark'],
    sides: ['outlaws', 'families', 'watch'],
    gists: [
      '1:#A.cap# hold #r.poss# child for #debt#, payable at #feast#.',
      '1:A child is held to ransom in #town#: #debt# by #feast#.',
      '2:For the children of #d1# #A# want #v#, alive.',
      '2:#A.cap# hold #count# children of #d1# and want #v# for them.',
    ],
    problem: [
      '#r.poss# only child was taken from #p1# on #day#, and #A# want #debt# by #feast#. #town# cannot [find|raise|borrow] it. A [lock of hair|shoe|milk tooth] came with the letter; #C# search #d1# and [break|steal|burn] more than they find.',
      '#count.cap# children of #d1# were stolen on one night, out of [locked rooms|their beds|the school]. The letter asks for no money: #A# want #v#, alive, at #p1#, by #feast#. #B.cap# would [pay|do it|trade] at once.',
    ],
    causes: [
      [
        'It was arranged at home: #w# let them in, since the child [asked|begged|wept] to be taken away from #rg#. #A.cap# were to have #asum# for it, and became greedy.',
        'At #feast# #A# sell to a slaver what nobody ransoms. #C.cap# by then have hanged #acount# wrong people.',
        'The child sits at #p2#, playing cards with #ag#, and would [walk|come|stay] home for one [promise|apology|truth] from #rg#, which #wg# can name.',
        [0],
      ],
      [
        'For #years# #v# [has had|has kept|lived on] what [belonged to|was stolen from|is due to] #a#: a [name|farm|child]. The law of #town# [laughed|slept|looked away] then, and #A# have stopped asking it.',
        'If #v# is handed over, #A# [come|ask|write] again for the next. If not, the children [are|go] over #water# by #feast2#.',
        '#vg# [could|might|should] give it [back|up], at #p1#, before #rg#: it is all that #ag# wants. #C.cap# must be kept from [shooting|charging|firing] until it is done.',
        [1],
      ],
    ],
    signs: [
      'A bed [in the window|on the balcony|in the hall] of #p2# is made every night, with a candle.',
      'Every [cart|coffin|barrel] in #s1# is opened, and those inside apologise.',
      'A small [shoe|mitten|doll] is nailed to #p1#.',
      'Parents in #d1# [have tied|tie|chain] their [children|young|boys] to the [table|bed|dog].',
    ],
    aims: [
      [
        '1:To be paid by #feast#, and to be over #water# before #C# count.',
        '2:To have #v# handed over by #B#, and nothing else.',
        'To be gone by #water# before #C# wake.',
      ],
      ['To give #A# what they want, behind the back of #C#.', 'To keep #C# drunk at #p3# until #feast#.'],
      [
        'To find where #A# hide, and to go in with axes, child or no child.',
        'To hang one of #A# on each gate of #d1#.',
      ],
    ],
    hooks: [
      '1:#b# needs strangers to carry the ransom to #p2#, since #A# know every face in #town#. The chest holds [iron|bread|half].',
      '1:#w# saw which way the child went, and says so only far from #C#.',
      '1:#r# pays #sum# for the child by #aday#, and half for the news that it is well.',
      '1:#a# sends word: the price is halved for whoever brings a [doctor|tutor|nurse]. The child is ill.',
      '2:#b# offers #sum# to whoever brings #v# to #p1# by #feast#, bound. #v# offers the truth about #a# for shelter.',
      '2:#w# saw [which way|where|how] the children were taken, and [says so|speaks|talks] only [far|well away] from #C#.',
    ],
    rumours: [
      '1:The child wrote the letter itself; #w# knows the hand.',
      '#c# could end it [tomorrow|tonight|in an hour], and is paid [by the day|to wait|not to].',
      'They are [not in the hills|quite near|still in #town#]: [there is|people saw|a child saw] a light in the cellar of #p3#.',
      '#v# sold a child once.',
    ],
    laws: ['No child of #d1# may be out after #hourly#; parents pay #fine#.'],
    wants: {
      r: [
        '1:the child, and fears what it would say of {him}',
        '1:to pay, and has not told #ag# how little there is',
        '2:to give up #vg#, or anybody, and not to be asked',
      ],
      a: [
        '1:the money in small coins, at #p2#',
        '1:to be shot of a child who beats {him} at cards',
        '2:what #vg# took, given back before #rg#',
      ],
      b: ['to hand over whatever is asked', '#C# kept in bed until #feast# is past'],
      c: ['one good charge, with axes, and a medal', 'the reward raised once more'],
      v: [
        '2:not to be the price',
        '2:to give back what is #ag.poss#, and live',
        '1:to find the child first, and the reward with it',
      ],
      w: ['1:to undo it', '1:the child safe with anybody but #rg#', '2:the children home, and #vg# let alone'],
    },
  }),
  story('Everything is staked', {
    heard:
      /\bgambl\w+|\bcasinos?\b|\bwagers?\b|\bbetting\b|\bdice\b|\blottery\b|card[ -]?sharps?\b|\blost (?:a|the|its?) bet\b/i,
    moods: ['merry'],
    sides: ['outlaws', 'owners', 'families'],
    gists: [
      '1:#r# has staked #town# itself at dice, and plays #a# again at #feast#.',
      'Everybody in #town# gambles, and #A# have won [half of it|most|nearly all].',
    ],
    problem: [
      '#r# has lost #town# at dice: [the tolls|the wells|the mills] on #day#, #work# a week later. At #feast# they play #A# again, for the rest, at #p1#, and the houses of #d1# are [on the table|the stake|thrown in].',
      'Everybody in #town# gambles. #A.cap# keep the tables at #p1#, and since #feast# people [play|wager|sign] for their tools, their [teeth|children|years]. #count.cap# households of #d1# [belong to|work for|are owned by] #a# now.',
    ],
    causes: [
      [
        'The dice are loaded: #v# made them for #a#, with [lead|quicksilver|iron] in them, and a [magnet|thread|wire] under the table.',
        'At #feast# #A# win the gates. By #feast2# they have sold #d1# on to #B#.',
        '#vg# made a second pair, which [loses|lies|rolls] as one wishes, and would lend it. #rg# need only be [taught|sober|told], and nobody at #p1# may see the change.',
        [0],
      ],
      [
        '#a# [cannot lose|always wins|has yet to lose]: a [devil|saint|ghost] [sits|lives|sleeps] in the cup, [bought for|paid with|in exchange for] a [shadow|finger|firstborn], and it must be [fed|paid|thanked] with [other people’s|borrowed|stolen] luck. #d1# has had none since #feast2#.',
        'At #feast# #a# [plays|throws|cuts] for [the last|the rest|what is left]. #town# then has [floods|fires|dead wells] for #years#[|, one after the other| without end].',
        'By [its own|an old] rule the thing [must|has to] play whoever asks [three|two|seven] times at #p1#, at #hourly#. It cheats; #wg# has seen how.',
        [1],
      ],
    ],
    signs: [
      'Two men in #s1# wager on which [snail|drop|coffin] will be first.',
      'A sign on #p2# says: won by #A#, enquire within.',
      'At #p1# a woman bets her [hair|wedding|name], and loses it.',
      'Children in #d2# shoot dice for [chores|dinners|sisters].',
    ],
    aims: [
      ['To win the rest of #town# at #feast#, and #B# with it.', 'To play #B# for #d2#, after #feast#, and win.'],
      [
        'To buy the debts of #d1# from #A#, at a tenth, before they are worth something.',
        'To lend to #A.poss# losers, in #d1#, at half.',
      ],
      [
        'To stop the game at #p1#, with an axe if #A# will not.',
        'To have #A# cheated for once, at #p1#, in front of #d1#.',
      ],
    ],
    hooks: [
      '1:#r# needs a champion to play for #town# at #feast#. #a# must agree to whoever it is, and has spies at every table.',
      '#c# pays #sum# to know how #A# cheat.',
      '#v# lost a [sister|name|shadow] at #p1# and asks the party to win it back.',
      '#w# keeps the stakes, all of them, in one room at #p2#, and is offered #asum# to sleep soundly.',
    ],
    rumours: [
      '#a# lost once, to #v#, who has not been seen to smile since.',
      '2:The cup at #p1# is warm, even when nobody has held it.',
      '#b# bet #A# that #s1# would burn by #feast2#.',
      '#r# plays to lose, and shares.',
    ],
    laws: [
      'A wager [made|shaken on] before [two witnesses|#A#|a priest] binds, [whatever it is for|for life|dead or alive].',
      'Whoever [counts|touches|names] the dice of #a# pays #fine#.',
    ],
    wants: {
      r: ['one more throw', 'to be stopped by somebody, before #feast#'],
      a: ['the gates of #town#, for the view', '2:to lose, just once, and cannot'],
      b: ['#d1# cheap, from a bad loser', 'to hold the stakes when it ends'],
      c: ['what {his} family lost to be won back honestly', 'the table at #p1# for firewood'],
      v: ['1:those dice never found', 'to win a #relative# back from #ag#'],
      w: ['to sleep, with [the stakes|all that gold|it] under the bed', '2:to know what #ag# feeds in the cellar'],
    },
  }),
  story('The sweet smoke', {
    heard:
      /\bdrugs?\b|\bopium\b|\bpopp(?:y|ies)\b|\baddict\w*|\bnarcotic\w*|\balchemi\w+|\bpotions?\b|\belixir\b|\bmushrooms?\b/i,
    moods: ['dark', 'strange'],
    sides: ['owners', 'families', 'learned'],
    gists: [
      'Half of #town# is given over to a drug that #A# sell at #p1#.',
      'A sweet powder is killing #d1#, and #A# grow rich on it.',
    ],
    problem: [
      'Half of #town# takes a sweet [smoke|powder|syrup] that #A# sell at #p1#. Those who take it [smile|sleep|sing] and do no work; those who stop [scream|shake|die]. #count.cap# in #d1# are dead of it since #feast#, and the price rises every [week|#day#|month].',
      'Nobody in #d1# feels [pain|grief|hunger] any more. #A.cap# call it a cure and hand it out at #p1#; #v# stopped taking it, and says that those who take it [do as told|dream alike|answer to one name].',
    ],
    causes: [
      [
        'It is made of [moths|moss|mould] that grow on the dead, and #a# needs more of them. #C.cap# found it, as a physic, and have [sold|signed away|lost] the rights.',
        'By #feast2# there are not enough dead in #town# for it, and #A# begin to make some.',
        '#c# knows a slow way off it, [milk and salt|cold water|seven days], if #A# can be kept out of #d1# for a week. #vg# is the proof that it works.',
        [0],
      ],
      [
        '#r# pays for it, out of the taxes: #d1# had [a rising|a plague|a famine] in it, and now it is quiet. #a# was only asked to keep them calm.',
        'At #feast# it goes into the [bread|beer|well], for everybody. #B.cap# are the last who cook for themselves.',
        'The order lies in #p2# with #rg.poss# name. Read aloud to #d1# on a day without the smoke, it [would wake|rouses|shames] them; #wg# delivers the sacks, and could be late.',
        [1],
      ],
    ],
    signs: [
      '[On the steps of|Before|Inside] #p1# people lie in rows, [smiling|open-eyed|humming].',
      'Sweet smoke hangs in #s1#; a dog lies in it, and [grins|does not bark|drools].',
      'A(n) #worker# in #d2# works on with a [nail|burn|broken hand] and feels nothing.',
      'Bread at #p3# [has|bears|wears] a [blue stamp|seal|tag] that says [it is clean|nothing is in it|it is safe].',
    ],
    aims: [
      [
        'To have it in every house of #d1# by #feast#, and #B# buying like the rest.',
        'To give it to #C# free, for a month, and then sell.',
      ],
      [
        'To burn the stores of #A# at #p1#, and to tie their own down until it is over.',
        'To guard the wells of #d1# from #A#, day and night.',
      ],
      [
        'To find a way off it before #A# find a way to make it stronger.',
        'To burn #p2#, if #B# hold the doors against #A#.',
      ],
    ],
    hooks: [
      '#b# has a #relative# [in the back room|in the cellar|on the floor] of #p1# and wants them carried out. They will fight.',
      '1:#c# needs a living root of it, from the garden of #A#, and pays #sum#.',
      '2:#r# asks the party to see that a cart of sacks reaches #p2#. #v# means to tip it into #water#.',
      '#w# has been taking it for a month, and offers #sum# to be locked up and watched for seven nights.',
    ],
    rumours: [
      '#a# has never touched it.',
      'Those who take it all dream of one [garden|staircase|woman], and #v# met her.',
      '1:It was #c# who first mixed it, for a dying child.',
      'The saint of #p3# cries it.',
    ],
    laws: ['Whoever sells the smoke [without the seal|behind the back|without leave] of #A# gets #punished#.'],
    wants: {
      r: ['quiet in #d1#, however it is come by', 'to stop taking it, and cannot'],
      a: ['1:the recipe, which #cg# still holds in part', '#d1# asleep until #feast2#'],
      b: ['{his} child off it, and #p1# burned', 'seven days without a seller in #s1#'],
      c: [
        '1:to put right what {he} mixed',
        '1:to be forgiven by #d1#',
        '2:to prove what it does, to those who can still think',
      ],
      v: ['to stay awake', 'others to stop with {him}, since alone it hurts'],
      w: ['one more dose from #ag#, and then none', '2:to be late with the sacks, and not to be beaten for it'],
    },
  }),
]
