import type { Trouble } from '../trouble.ts'
import { story } from './story.ts'

/** Troubles about who is to give orders. */
export const ofPower: readonly Trouble[] = [
  story('The bank owns it', {
    heard:
      /\bbank(?:s|er|ers|ing)?\b(?! of the)|\bcreditors?\b|\bmoneylenders?\b|\busur\w+|\bforeclos\w*|\bcompany town\b|\bcorporation\b/i,
    moods: ['dark', 'sad'],
    sides: ['owners', 'workers', 'learned'],
    gists: [
      '#bank.cap# owns #town#, and calls in every loan at #feast#.',
      '1:All #town# is in debt to #bank#, and the vault is empty.',
      '2:#A.cap# hold a paper on every house in #town#; one in #count# is real.',
    ],
    problem: [
      '#bank.cap# owns #town#. #A.cap# hold a paper on every [house|tool|cow] in #d1#, and even #r# [borrows|asks leave|pays rent]. At #feast# all loans are called in at once: #debt#, to be paid in gold at #p1#, or by [service|years of work|a signature] that nobody may read.',
      'Every coin in #town# lies with #bank#, at #p1#. On #day# #v# asked for #asum# back and was [told to wait|beaten|shown the door]. Since then there is a queue in #s1#, day and night, and the doors stay [shut|barred|guarded].',
    ],
    causes: [
      [
        'The vault is empty. #a# has [eaten|spent|slept on] the gold of #town# and must show #debt# to a [great lender|king’s auditor|rival] at #feast#; #d1# is to fill the hole.',
        'On the day after #feast# #d1# belongs to #A#, with those who live in it. #B.cap# mean to break #p1# open first, and [will find nothing|find dust|find #w#].',
        '#wg# keeps the true books, and walks to #p2# with them each #aday#. Read out in #s1#, they free every debtor: by law an empty bank [may claim nothing|has no claims|is no bank].',
        [0, 1],
      ],
      [
        'The loans are forged: #a# had #C# [write|copy|age] them, with the marks of [grandfathers|dead men|people who never could write]. One in #acount# is real.',
        'By #feast2# #A# have evicted #d1#, and #B# are [at war|in the hills|armed] with them.',
        'The paper gives it away: it was made [last year|abroad|in #d2#]. #vg# sold it, #cg# would swear to it if somebody [hid|paid|guarded] a family of five.',
        [0],
      ],
    ],
    signs: [
      'Small brass plates on every door of #s1# say: property of #A#.',
      'A clerk walks through #d1# and weighs people’s [rings|hens|children] with his eyes.',
      'The queue before the bank at #p1# has [beds|cooks|babies] in it by now.',
      'At #p3# a debtor [works|sits|sings] in a [window|cage|doorway], [with the sum|a ticket|a price] round his neck.',
    ],
    aims: [
      [
        'To have every debt of #B# in gold by #feast#, or every one of #B# in service.',
        'To have #r# sign #d1# over, before #B# open #p1#.',
      ],
      ['To open the vault of #A# in front of all #town#.', 'To pay #A# nothing from #aday# on, all #d1# together.'],
      [
        'To sell what [they know|they wrote|can be proved] about #A# to [whoever keeps them alive|#r#|the highest bidder].',
        'To be paid by #A# to be silent and by #B# to talk.',
      ],
    ],
    hooks: [
      '1:#b# wants the vault at #p1# seen from inside by anybody who can count. The guards of #A# change at #hourly#.',
      '#v# needs #asum# [out of|from|of] the bank by #aday#, for a [sick child|doctor|burial], and [does not mind how|cannot wait|has no paper].',
      '1:#r# hires somebody to meet the auditor on the road, before #a# does.',
      '1:#a# pays #sum# to have #w# found. #w.cap# left the bank on #day#, with a book.',
      '2:#b# pays #sum# for one true paper of #A#, to hold beside a false one.',
      '2:#c# knows which loans are forged, and asks to be hidden, with a family of five.',
    ],
    rumours: [
      '1:There has been no gold in the vault for #years#.',
      '#r# pays interest on the very chair at #p1#.',
      '#a# burned the first ledger, with a clerk in the room.',
      'Whoever reads the small print of #A# never sleeps again, says #w#.',
    ],
    laws: [
      'A debt to the bank outlives the debtor, and passes to the eldest.',
      'Nobody may leave #town# who owes #A# more than #fine#.',
    ],
    wants: {
      r: [
        'to owe nothing, and to see the paper on {his} own house',
        'the doors of the bank open before #d1# opens them',
      ],
      a: ['1:gold in the vault before the auditor looks', '#town# in writing, all of it, by #feast#'],
      b: ['1:to see the vault, and what is not in it', '#d1# to refuse, all together, on #aday#'],
      c: [
        '2:to live long enough to say which loans are false',
        '2:pay for {his} silence, or for the end of it',
        '1:to be paid for what {he} knows of the books of #A#',
      ],
      v: ['{his} #asum#, which is all there is', 'to take the bank’s lock apart, having made it'],
      w: ['1:to hand over the true books, and is followed', 'to be [somewhere else|far off|in bed] at #feast#'],
    },
  }),
  story('A rising', {
    heard:
      /\brebel\w*|\brevolt\w*|\buprising|\brising\b|\brevolution\w*|\btyran\w+|\boppress\w*|\bdictator\w*|\bdespot\w*|\boverthrow\w*|\bcoup\b|\bslaves?\b[^.;]*\brevolt|resistance|\bcruel (?:lord|king|queen|baron|duke|mayor)|\btaxes\b|\btax(?:ed)?\b/i,
    moods: ['heroic'],
    sides: ['workers', 'watch', 'faith'],
    gists: [
      'A rising against #r# is set for #feast#, and #B# have been told.',
      '#A.cap# mean to overthrow #r# at #feast#.',
    ],
    problem: [
      '#r# takes [half|two thirds|all but a crust] of what #d1# earns, and has [branded|gaoled|hanged] #count# who complained. #A.cap# mean to rise at #feast#: there are [pikes|bows|axes] under #p1# already. #v# was taken on #day#, and knows all the names.',
      'On #day# soldiers of #B# rode into a crowd before #p1# and killed #count#, over a new tax. Since then #d1# is closed with [carts|pews|doors], #A# hold it, #v# has been taken, and #r# has sworn to [clear|burn|starve] it by #feast#.',
    ],
    causes: [
      [
        'There is a traitor: #c# hears [the confessions|the oaths|the sins] of #A# and [writes|tells|sells] it all to #b#. The rising is [wanted|hoped for|allowed], so that it can be [crushed|punished|sold].',
        'At #feast# #A# walk into a [square|street|trap] full of [archers|pikes|soldiers]. #d1# is [sold|emptied|burned] for it, and #B# are thanked.',
        'The letters of #cg# lie at #p2#. #A.cap# could be warned and strike [a day early|at once|elsewhere]; or #rg#, shown what #bg# did [with them|with these], may [come to terms|give in|bargain].',
      ],
      [
        '#r# is a [prisoner|sick child|drunkard] in the hands of #b#, who signs everything. The [cruel laws|taxes|hangings] are #B.poss#; #A# mean to kill the wrong one.',
        'By #feast2# #rg# is dead in the fighting and #b# rules, with #A# to blame.',
        '#wg# brings #rg# supper at #p2# and could bring somebody in. One word from #rg# to #A#, at a window, stops it.',
      ],
    ],
    signs: [
      'A [loaf|glove|boot] [on a pole|in a cloth|in a cage] goes [from hand to hand|from door to door|round] in #s1#; guards do not know why.',
      'On the gallows by #p1# hang #acount# [ropes|signs|hats], new.',
      'The smiths of #d1# work at night, and sell nothing.',
      'Guards in #s2# go by [fours|sixes|dozens], looking up.',
    ],
    aims: [
      [
        'To take #p1# at #feast#, with everybody in #d1# behind them, before #B# are ready.',
        'To have #d2# with them by #aday#, and half of #B#.',
      ],
      ['To let #A# rise, and to be waiting for them.', 'To find whoever leads #A#, and to wait for the rest.'],
      ['To be owed something by #A# and by #B#, whoever wins.', 'To open #p1# to #A#, and its cellar to #B#.'],
    ],
    hooks: [
      '#a# needs #v# out of the cells below #p2# by #aday#, or silent.',
      '#b# offers #sum# for the day and the hour [of the rising|of it|when it begins]; #w# has been asked, [too, less politely|too, with a whip|and would not say].',
      '#c# begs strangers to carry a letter to #r# that no guard has read.',
      'A cart of [pikes|powder|bows] for #A# is stuck at the gate of #d2#, under turnips. #v# sits on it.',
    ],
    rumours: [
      '#v# has talked already.',
      '#r# sleeps in a different house each night, mostly at #p3#.',
      '#b# was a rebel, too, before the pay.',
      'The soldiers of #B# have not been paid since #feast2#, and would join.',
    ],
    laws: [
      'More than #acount# people in #s1# are a riot, and get #punished#.',
      'Every hearth in #d1# pays #fine# a week.',
    ],
    wants: {
      r: [
        'to be [loved|cheered|obeyed], and has it [ordered|paid for|announced]',
        '2:to be heard by #ag#, without #bg# in the room',
      ],
      a: ['#vg# out of the cells before it is too late', 'to see #rg# work for a week in #d1#'],
      b: ['the rising to come, on time', 'a title, for putting down what {he} has stirred up'],
      c: ['to be forgiven by whoever wins', '1:no blood at #feast#, and has told both sides everything'],
      v: ['not to talk, and is close to it', 'to die with a clean name'],
      w: [
        '2:to end it with one open window',
        '2:to keep the supper hot, and {his} head on',
        '1:to get word to #ag# before #feast#',
      ],
    },
  }),
  story('Two houses', {
    heard:
      /\bfeud\w*|(?:two|rival) (?:noble |great |rich |old |merchant )?(?:families|houses|clans|tribes|gangs|guilds|brothers|sisters)|\bvendetta|\bblood[ -]?feud|rivalry|torn (?:apart )?between|divided (?:in two|between|by)/i,
    moods: ['heroic', 'sad'],
    sides: ['families', 'owners', 'watch'],
    gists: [
      '#A.cap# and #B# are at feud, and #town# must choose a side by #feast#.',
      'A feud between #A# and #B# has killed #count# in #town#.',
    ],
    problem: [
      'Two houses divide #town#. #A.cap# hold #d1# and #B# hold #d2#; nobody [crosses|enters|walks] #s1# in the wrong colours. On #day# a [boy|cousin|groom] of #A# was found dead on the steps of #p1#, and #count# have died for it since.',
      'The feud between #A# and #B# is #years# old and was all but over. Then on #day# the [peace stone|old oak|treaty] at #p1# was [broken|cut down|burned], and each says that the other did it. Every #worker# must now [wear a ribbon|swear|pay] to one of the two.',
    ],
    causes: [
      [
        '#c# did it. #C.cap# are paid to keep the two apart, and peace would have [cost|ended|ruined] them. The knife came from #p2#.',
        'At #feast# both houses march to #p1#, as they do every year, this time armed. #C.cap# have sold them the [spears|bows|oil].',
        '#vg# saw #cg# that night and has told nobody, being [in love|drunk|ashamed]. Said before both houses at #p1#, it ends #C#, and the feud with them.',
        [0],
      ],
      [
        'It is about a child: #v# is of both houses, born in secret #years# ago to #a# and #b#. Each of them would rather have war than have it [said|written|known].',
        'By #feast2# #v# is dead, killed by one house as a spy of the other, and then there is nobody to make peace for.',
        '#wg# was the midwife. If #vg# is told, and stands between them at #p1#, neither house will [shoot|strike|speak].',
        [1],
      ],
    ],
    signs: [
      'A [white|chalk|red] line runs [down the middle|along the gutter|from end to end] of #s1#, and through a house.',
      'At #p2# there are two [doors|bars|priests], one for each colour.',
      'Children of #d1# [ask|want to know] [for whom you are|your side|your colour], and have [stones|sticks|mud] ready.',
      '1:On the step of #p1# somebody lays fresh flowers and somebody kicks them off.',
    ],
    aims: [
      [
        '1:To have #b# stand trial for the dead boy, or stand against a wall.',
        '2:To have #b# pay for the broken peace, in land.',
        'To burn #b# out of #d2#, and have #r# look on.',
      ],
      [
        'To hold #p1# against #A# until #feast2#, and to wall up #s1#.',
        'To marry #C# to their cause, for #debt#, against #A#.',
      ],
      [
        'To keep #A# and #B# at it for [one more year|as long as it pays|another winter], at [the present|better|double] rates.',
        'To be asked by #r# to rule #A# and #B# both.',
      ],
    ],
    hooks: [
      '#w# wants a letter carried across #s1#, from a [daughter|son|nurse] of #A# to one of #B#.',
      '#r# asks strangers to [open|lead|guard] the peace talks at #p1#, [since nobody else is of neither side|being of neither side]. [Both|The two] houses bring [knives|archers|coffins].',
      '1:#a# pays #sum# for the name of whoever killed the boy. #b# pays the same.',
      '2:#v# has blood of both houses, and two knives at the back. A night’s shelter would do.',
    ],
    rumours: [
      'The feud began over a [pig|joke|dance], and #r# has the pig’s bell.',
      '#a# and #b# meet at #p3#, masked, and do not fight.',
      '#c# sells to both.',
      'There is a tunnel under #s1#, and two people use it.',
    ],
    laws: [
      'Whoever wears both colours is fair game until #hourly#.',
      'Weddings across #s1# are void, and cost #fine#.',
    ],
    wants: {
      r: ['to belong to neither house, and to live', 'a truce until #feast#, signed by both'],
      a: ['#bg# on {his} knees at #p1#', 'to stop, if #bg# stops first'],
      b: ['an apology from #ag#, in front of #d2#', '1:the boy’s killer found, since it was none of {his}'],
      c: ['one more dead, on either side', 'to be paid to guard #p1# for ever'],
      v: ['to be [let alone|forgiven|forgotten] by both', '1:to say what {he} saw, to somebody from elsewhere'],
      w: ['two children married before #feast#', '2:to tell a secret of #years# before dying of it'],
    },
  }),
  story('A wedding', {
    heard:
      /\bweddings?\b|\bmarr(?:y|ies|ied|iage|iages)\b|\bbetroth\w*|\bbrides?\b|\bbridegroom|\bgroom\b|\bengagement\b|\bdowry\b/i,
    moods: ['merry', 'sad'],
    sides: ['families', 'owners', 'newcomers'],
    gists: [
      'At #feast# #town# must hold a wedding that neither bride nor groom wants.',
      'The wedding of #v# would end the war between #A# and #B#, and #v# has run.',
    ],
    problem: [
      'At #feast# #v# is to be married at #p1#, to join #A# and #B#. On that wedding hang [the peace|#debt#|the harvest rights] of #town#, and #count# hundred guests are on the road. But since #day# the wedding [dress|ring|chest] is gone, and #v# loves somebody else.',
      '#town# prepares a wedding for #feast#: #v# is to marry into #A#, at #p1#, which makes #B# [beggars|nothing|enemies]. #count.cap# cooks have fallen ill, the [bell|cake|altar] has cracked, and somebody has put a coffin in the bridal [bed|coach|chamber].',
    ],
    causes: [
      [
        '#b# has arranged all the bad luck, and pays #w# for it: if there is no wedding by #feast#, the dowry of #A#, #debt#, falls to #B#.',
        'At the altar #w# is to call out something about #v# that cannot be [unsaid|forgiven|proved]. Swords are drawn before the [cake|kiss|oath].',
        'The contract names no names. Read closely, at #p2#, it is content with any two from #d1# and #d2#; #vg# knows a couple who have [waited|hoped|hidden] for #years#.',
      ],
      [
        'One of the couple is married already, to a [ghost|stranger|thing] of #water#, by a promise made as a child at #p2#. It sends the gifts back, wet.',
        'At #feast# it comes to the wedding, by the middle aisle, and takes home what is its own.',
        'It can be [divorced|paid off|outwitted] before the day: by its ring, which #cg# found and #C# will not give up, thrown back with the right [words|hand|song].',
      ],
    ],
    signs: [
      'Every [goose|cook|fiddle] in #d1# is spoken for until #feast#.',
      'Wet footprints lead [up the steps|through the yard|to the door] of #p1#, to the altar.',
      'In #s1# #acount# people practise a [dance|hymn|fistfight].',
      'A wedding gift stands outside #p2#, ticking.',
    ],
    aims: [
      [
        'To see the wedding done at #feast#, if they have to carry #v# there, past #B#.',
        'To seat #B# next to #C# and have it over by #hourly#.',
      ],
      [
        'To stop the wedding without being seen to, and to keep what #A# paid.',
        'To have #v# run, and #A# chase the wrong way.',
      ],
      ['To be at the wedding as guests of #A#, and to leave as family.', 'To sell #A# the wine, and #B# the poison.'],
    ],
    hooks: [
      '#v# asks the party for a [horse|disguise|head start], and has only the ring to pay with.',
      '#a# hires guards for the bridal chest on its way through #s1#. It is lighter than it should be.',
      '#r# must have a [ring|dress|priest] by #aday#; the first was stolen, and the thief is a guest at #p2#.',
      '#w# was paid to [speak up|lie|weep] at the altar, [has changed sides|will not do it|has spent the money], and is hiding from #B#.',
    ],
    rumours: [
      '#v# was seen at #p3# with somebody who casts no shadow.',
      '#b# has [ordered|bought|borrowed] black [clothes|gloves|horses] for #feast#.',
      'The groom has never been seen by daylight.',
      '#w# is being paid three times over.',
    ],
    laws: [
      'Until the wedding nobody may marry in #town#; the fine is #fine#.',
      'Guests of #A# may not be arrested before #aday#.',
    ],
    wants: {
      r: ['the guests gone, and the peace kept', 'to be happy, and is afraid to ask'],
      a: ['#vg# at the altar, on time and smiling', 'to be #bg.poss# kin by #feast#, and then to sue'],
      b: ['rain, fever or scandal at #feast#', 'the dowry without the bride'],
      c: ['to catch the ring, or the bouquet', 'to dance with #ag# and be seen'],
      v: ['to marry somebody else, in another town', 'one day to think'],
      w: ['to keep {his} mouth shut, for once', 'to play [the fiddle|a song|the organ] at a wedding that ends well'],
    },
  }),
  story('Not who rules', {
    heard:
      /\bdoppelg[aä]ng\w+|\bimpost[eo]rs?\b|\bimperson\w*|\bchangelings?\b|\bin disguise\b|\bfalse (?:king|queen|lord|mayor|baron|prince|princess|duke)|\bpuppet (?:king|queen|ruler|mayor|lord)\b|\b(?:king|queen|lord|lady|mayor|ruler|baron|duke|duchess|prince|princess|council) is (?:secretly|really|actually)\b|\breplaced by\b|\bshapeshift\w*/i,
    moods: ['strange', 'dark'],
    sides: ['watch', 'families', 'learned'],
    gists: [
      'The one who rules #town# now is not #r#, and only #v# can tell.',
      'An impostor sits in #r.poss# chair, and #A# guard the door.',
    ],
    problem: [
      'Since #feast# #r# is [another|a stranger|changed]: [left-handed|kind to dogs|fond of fish], and cannot find the way to #p1#. #v#, who knew #r# best, was [dismissed|gaoled|called mad] for saying so. #count.cap# old servants are gone, and #A# let nobody near.',
      'Two people in #town# say they are #r#. One sits at #p1# and [signs laws|is served|gives orders]; the other was [dragged|pulled|fished] out of #water# on #day#, [beaten|shaven|without papers], and lies hidden in #d1#. #A.cap# serve the first, #B# the second.',
    ],
    causes: [
      [
        '[The one|Whoever sits|What sits] in the chair is [a shapeshifter|a doppelganger|no man], hired by #a# for #debt#. It [was to|should|agreed to] [play the part|sit there|be #r#] for a [week|month|feast], and [has found that it|now it|after a while] [likes|is good at|enjoys] it.',
        'By #feast2# it has changed #acount# others: first the [judge|priest|treasurer], then #ag#. The old #rg# is to be hanged as the impostor.',
        'It cannot abide [silver|music|its own name], and #cg# knows the name. Said at #p1#, before #d1#, it makes [the thing|the impostor|it] [show its face|scream|change].',
        [0, 1],
      ],
      [
        'It is #rg.poss# twin, put away at birth in #p2# by #B#, and let out by #a#. The twin has been [told|promised|taught] that the other was the thief.',
        'At #feast# one of them has to die: #A# will see to it, and #a# rules through the other, whichever that is.',
        'Neither has been told the truth. #wg# nursed both. Brought together at #p2# without #A#, they [talk|laugh|weep]; and the town may keep the better one.',
        [1],
      ],
    ],
    signs: [
      'A new portrait of #r# hangs in #p1#, and the [nose|ear|left hand] is wrong.',
      'The old dog of #r# sits outside #p2# and [will not go in|howls|waits for somebody else].',
      'Guards of #A# ask for the password twice, and never from #r#.',
      'In #d1# [they|children|drunkards] play at being [ruler|#r#|two people], with a mask.',
    ],
    aims: [
      [
        'To keep everybody who knew #r# away from #p1#, above all #B#.',
        'To see #v# and #B# gone before #feast#, by law.',
      ],
      [
        'To show the true #r# to all #town# at #feast#, over the heads of #A#.',
        'To hide one guest from #A# in #d1# until #feast#.',
      ],
      [
        'To find out what it is that #A# serve, and to write it down.',
        'To be asked by #A# and by #B# who is true, and to name a price.',
      ],
    ],
    hooks: [
      '#v# asks [somebody whom #A# do not know|strangers] to put [one question|a riddle|a test] to #r# in public: the name of a [dead dog|first love|lost ring].',
      '#b# hides a wounded man in #d1# and needs him moved by #hourly#. #a# is searching house by house.',
      '#r#, or whoever that is, invites the party to supper at #p1#, and watches how they hold the spoon.',
      '1:#c# pays #sum# for a hair, a nail or a drop of blood of the ruler.',
    ],
    rumours: [
      '1:There is no looking-glass left in #p1#.',
      '#v# was paid to say it.',
      '#r# was seen [at two places|twice at once|by two doors] on #aday#.',
      '#a# talks to the ruler as one talks to a servant.',
    ],
    laws: ['Whoever doubts who #r# is, aloud, gets #punished#.', 'Mirrors in #d1# are taxed at #fine#.'],
    wants: {
      r: ['nobody from before #feast# in the room', 'to stay, having never had a bed like this'],
      a: ['the other one found, and drowned properly', 'to hold the string, and feels it slipping'],
      b: ['the true #r# back, and a reward for it', 'to be believed by #d1# without showing {his} guest'],
      c: [
        '1:to see the change happen once',
        '1:a drop of the ruler’s blood',
        '2:to know which of two faces was born first',
      ],
      v: ['one question answered, before witnesses', 'to be called mad no longer'],
      w: [
        '2:to tell both what {he} did when they were born',
        '1:to cook what [the real|the true|the old] #rg# could not eat',
      ],
    },
  }),
  story('Under foreign rule', {
    heard:
      /\boccupied\b|\boccupation\b|\bconquer\w*|\bannex\w*|\bcolon(?:y|ial|ised|ized)\b|\bspies\b|\bspy\b|\bforeign (?:rule|army|power|troops|empire)|\bunder (?:imperial|enemy|foreign) \w+|\bborder (?:town|village|city|dispute)/i,
    moods: ['heroic', 'dark'],
    sides: ['watch', 'families', 'outlaws'],
    gists: [
      'Foreign soldiers, #A#, hold #town#, and #B# have begun to kill them.',
      '1:#town# is occupied by #A#, who shoot #count# for each of their own.',
    ],
    problem: [
      'An enemy holds #town#. #A.cap# marched in at #feast#, sleep in #d1# and have [renamed the streets|taken the bells|closed the school]. #B.cap# have killed #count# of them by night. On #day# #a# took #acount# hostages, #v# among them, and will shoot them at #feast2#.',
      'For #years# #town# has belonged to a foreign crown, and its soldiers, #A#, were [polite|bored|fat]. Since #day# they [search|flog|count] everybody: a spy is in #town#, and a map of #p1# is missing.',
    ],
    causes: [
      [
        '#c# sells to both: [names|powder|passes] to #A#, and the hour of the patrols to #B#. The killing began when it paid.',
        'At #feast2# the hostages die, #B# rise, and the army that comes to punish it has [cannon|orders|no pity].',
        'A [list|purse|code] of #cg.poss# at #p2# proves it to both. #ag# is tired of the place, and would give the hostages for a quiet month.',
        [0],
      ],
      [
        '#r# called them in, with a letter, against #B#, and was promised to be let rule. #a# has the letter, and reads from it at dinner.',
        'By #feast2# the children of #d1# are to be [sent abroad|taught|counted] as soldiers of the crown.',
        'The treaty ends if #town# pays its garrison off: #debt#, which lies in #water# where a paymaster’s boat went down. #wg# saw the place.',
        [1],
      ],
    ],
    signs: [
      'In #s1# a new name is painted over the old, [and the old shows through|badly|and wiped off again].',
      'A soldier eats alone at #p2#, with [an empty table|empty chairs|silence] all round.',
      'Posters on #p1# give [names|hours|numbers], in two languages.',
      'After #hourly# somebody whistles a forbidden song in #d1#, and all #s2# takes it up.',
    ],
    aims: [
      ['To break #B# before #feast2#, with hostages if need be.', 'To make #r# sign for it, whatever they do to #B#.'],
      [
        '1:To get the hostages out of #p1#, and then #A# out of #town#.',
        '2:To have #A# out of #town# by #feast#, and their map burned.',
        'To starve #A# out of #d1#, well by well.',
      ],
      [
        'To live well between #A# and #B# [for as long as it lasts|until #feast2#|and outlive both].',
        'To have #A# buy from them, and #B# protect them.',
      ],
    ],
    hooks: [
      '1:#b# wants the hostages out of #p1# by #aday#, through the laundry. One of them does not want to go.',
      '#a# offers #sum# [and a pass|a head|and wine] to strangers, who can ask where soldiers cannot: who killed the last sentry?',
      '2:#w# has the missing map, sewn in a coat, and cannot get past the gate of #d2#.',
      '2:#r# will tell the party where the paymaster’s boat sank, for a seat in theirs.',
    ],
    rumours: [
      '#a# is in love with somebody in #d1#.',
      'The garrison has no powder, only barrels.',
      '2:#r# opened the gate to them.',
      '#c# has passes for both worlds, as they say.',
    ],
    laws: ['After #hourly# only #A# may walk in #s1#.', 'Speaking the old name of #s1# costs #fine#.'],
    wants: {
      r: ['2:the letter back that #ag# reads at dinner', 'to be forgiven by #bg#'],
      a: ['to go home, with an army that is still alive', 'the killing stopped, by fair means or the other'],
      b: ['1:#vg# alive, and no soldier in #d1# by #feast2#', 'to hang #cg#, when it is sure'],
      c: ['the occupation to last', 'to sell one more pass'],
      v: ['1:to be worth an exchange', '1:to die in nobody’s bargain', '2:to be left out of it by #ag# and by #bg#'],
      w: ['2:to be rid of the map', 'to keep {his} lover’s uniform out of sight'],
    },
  }),
  story('Unpaid swords', {
    heard:
      /\bmercenar\w*|\bdeserters?\b|\bunpaid (?:soldiers|army|garrison|troops|guards)|\bveterans?\b|\bcompany of (?:soldiers|swords)|\bsellswords?\b|\bgarrison\b/i,
    moods: ['heroic', 'merry'],
    sides: ['watch', 'owners', 'newcomers'],
    gists: [
      '1:#A.cap#, hired swords, have not been paid and will sack #town# at #feast#.',
      '1:#town# owes its hired soldiers #debt#, and they have the gates.',
      '2:#town# is in the hands of deserters, #A#, and #C# pay them.',
      '2:Deserters, #A#, hold #p1# and drink #d1# dry.',
    ],
    problem: [
      '#town# hired soldiers against [bandits|a neighbour|a rumour]. The danger is past, #A# have not been paid, and want #debt# by #feast#. They hold [the gates|the bridge|#p1#] and take what they need in #d1#: first [hens|wine|horses], on #day# a [bell|bride|roof].',
      'Deserters of [some|a] [lost|distant|foreign] war, #A#, have moved into #p1# and call themselves guards. They drink #d1# dry, and #count# who complained were [flogged|robbed|enlisted]. #r# fears them, and #B# [pay|feed|flatter] them.',
    ],
    causes: [
      [
        'The money was there: #b# was given the #debt# to pay them and [lent it out|bought #d2#|sent it abroad]. Now #B# blame the soldiers for being hungry.',
        'At #feast# #A# sack #d1#, in good order, by a list. #B.cap# have sold them the list.',
        '#vg# carried the chest and knows where it went, under #p2#. #ag# wants the pay and no more, and would [leave|fight for it|hang #bg#] on the day.',
        [0],
      ],
      [
        'Somebody [else|from here|rich] pays them [to stay|for it]: #c# gives #A# #asum# a week, so that #town# [begs|needs|votes] for protection, and [sells it|taxes it|owns it].',
        'By #feast2# #C# have the council, #A# are the law, and nobody recalls it otherwise.',
        'Half the soldiers want to [go home|farm|marry here]. With land in #d2# and #wg# to [talk|speak|plead], they would [drop|leave|outvote] #ag#.',
        [1],
      ],
    ],
    signs: [
      'A soldier in #s1# pays for bread with a [button|promise|knife].',
      'On #p1# hang #acount# banners, [none of them|not one|none] from here.',
      'Daughters of #d1# are kept [upstairs|veiled|armed].',
      'Somebody has [chalked|cut] numbers on [the doors|the walls|each house] of #s2#, [in the order of robbing|for the soldiers|in red].',
    ],
    aims: [
      [
        '1:To have the pay by #feast#, or its worth in #B.poss# silver.',
        '2:To be fed, housed and thanked by #town#, until #B# object.',
        'To winter in #d1#, with #B# for hosts.',
      ],
      [
        'To turn [the anger|the spears|the eyes] of #A# on somebody who is not #B#.',
        'To sell #d1# to #A#, house by house, in place of money.',
      ],
      ['To rid #town# of #A#, or to be the ones who give them orders.', 'To hire #A# away from #B#, for less.'],
    ],
    hooks: [
      '1:#a# offers the party #sum# to find where the soldiers’ pay went, before the men stop listening.',
      '#r# needs #A# drunk, late or elsewhere on #aday#, when a tax chest arrives.',
      '#w# wants a young soldier hidden, who will not [burn|sack|rob] anything and [is to be shot|has been flogged|ran away] for it.',
      '1:#v# carried the pay chest on #day#, and now hears footsteps.',
    ],
    rumours: [
      '1:#a# has the money and keeps it from the men.',
      '2:The war they fled from is coming after them.',
      '1:#b# has bought a coach, with the wheels wrapped in cloth.',
      '2:They were never soldiers; #v# knows #a# from the stage.',
    ],
    laws: ['Soldiers’ bills at #p1# are paid by the town.', 'Striking a soldier costs #fine#, being struck less.'],
    wants: {
      r: ['them paid, gone and forgotten by #feast2#', 'to sleep one night without drums'],
      a: ['1:the pay, for men who trusted {him}', 'one farm, with a door and no sergeant'],
      b: [
        '1:the chest under #p2# never opened',
        '1:to lend #rg# the soldiers’ own money',
        '2:to feed them as little as #ag# will stand',
      ],
      c: ['a town that begs for guards', '#ag.poss# men, without #ag#'],
      v: [
        '1:to forget what {he} carried',
        '1:to tell #ag#, and to be in #d2# when it is told',
        '2:to be let [go home|off|out] from {his} own war',
      ],
      w: ['one boy out of the army', 'to be paid for #acount# broken chairs'],
    },
  }),
  story('The prison', {
    heard: /\bprison\w*|\bjails?\b|\bgaol\w*|\bpenal\b|\bconvicts?\b|\binmates?\b|\basylum\b|\bdungeon\b/i,
    moods: ['dark'],
    sides: ['watch', 'families', 'outlaws'],
    gists: [
      '1:#town# lives by its prison, and #A# lock up whom they can be paid for.',
      '1:The prison of #town# will break at #feast#, and #C# hold the keys.',
      '2:In the prison of #town# something has woken, and #A# chain the gate.',
      '2:Nobody comes out of the prison of #town#, and #count# visitors are inside.',
    ],
    problem: [
      '#town# lives by its prison: #A# are paid #asum# a head for everyone inside, and have run out of [murderers|thieves|debtors]. Since #feast# #count# people of #d1# were locked up for [whistling|owing|looking], and #v# for asking why.',
      'The prison stands in the middle of #town#, and on #day# the guards inside stopped answering. There is [singing|smoke|a flag] at the windows, nobody comes out, and #A# have [bricked up|chained|oiled] the gate. #count.cap# people of #d1# were in there, visiting.',
    ],
    causes: [
      [
        '#a# sells the prisoners: carts with [straw|coffins|barrels] leave for the pits at #hourly#. Inside there are fewer each week, and #r# pays for all of them.',
        'At #feast# #C# break out whoever is left. They will come through #d1# with [chains|torches|lists] in hand.',
        'Count them. #wg# cooks for the prison, and makes #acount# loaves where #asum# worth is paid for; that and one open cart shown to #rg# ends #ag#.',
        [0],
      ],
      [
        'There is somebody in the lowest cell who was never to be [woken|spoken to|let out], and #v# brought supper to the wrong door. The prisoners guard it now, gladly.',
        'By #feast2# it has the whole prison, and begins to call those in #d1# by their names.',
        'It can be shut in as before: with [iron|a sentence|a judge’s seal] from #p2#, read out by one who never [lied|stole|killed]. #cg# knows the way by the drains.',
        [1],
      ],
    ],
    signs: [
      'From the prison [windows|roof|bars] hang [shirts|letters|spoons], all day long.',
      '1:The bell of #p1# is rung for each arrest; it has been ringing since dawn.',
      'Women in #s1# talk to the wall [with their hands|by knocking|with mirrors].',
      'A stall by #p3# sells files, in [loaves|boots|hymn books].',
    ],
    aims: [
      [
        '1:To fill every cell of the prison by #feast#, with #B# if need be.',
        '2:To keep the gate chained, even with #B# inside.',
        'To sell #d2# a wall, too, and #B# a cell.',
      ],
      [
        'To have their own out of the prison before #A# sell or starve them.',
        'To stand before #p1# each #aday# until #A# answer.',
      ],
      ['To break the prison at #feast#, from inside, whatever #A# do.', 'To own #s1# when #A# fall, keys and all.'],
    ],
    hooks: [
      '1:#b# wants somebody arrested, on purpose, who can carry a message in and come out again.',
      '1:#w# counts the prison’s loaves, and the number is wrong. #w.cap# pays #sum# to know where the rest went.',
      '2:#r# offers a pardon for anything at all, to whoever talks to those in the tower.',
      '2:#b# wants a message taken in to somebody who answered until #day#.',
      '1:#v# is inside for nothing, and says in a letter that the drain below #p2# is dry.',
    ],
    rumours: [
      '#a# was a prisoner here, and never left.',
      '2:The founder of #town# is in the lowest cell, still alive.',
      '1:Not half of those inside have done anything.',
      '1:#c# can get anybody out for #asum#, dead.',
    ],
    laws: [
      'Looking at the prison for longer than a prayer costs #fine#.',
      'Each household of #d1# feeds one prisoner.',
    ],
    wants: {
      r: [
        'the prison [paid for|full|quiet], and not to [look inside|see it|be told more]',
        'a prison with a bottom, and no lower',
      ],
      a: [
        '1:#acount# more heads by #aday#',
        '1:the carts unseen, and #wg# to stop counting',
        '2:never to hear that singing again',
      ],
      b: ['a #relative# out of there by #feast#', 'one look at the list of the living'],
      c: ['1:everyone out on one night', '2:to be asked, with the keys in hand', 'the key from #ag.poss# neck'],
      v: ['1:to hear a verdict, any verdict', '2:to tell what is behind the lowest door'],
      w: ['to know whom {he} cooks for', 'to bake something with a file in it'],
    },
  }),
  story('The pit', {
    heard:
      /\barenas?\b|\bgladiator\w*|\bslave(?:s|rs|ry)?\b|\bfighting pits?\b|\bcolosseum\b|\bblood ?sport\b|\benslaved\b/i,
    moods: ['dark', 'heroic'],
    sides: ['owners', 'newcomers', 'watch'],
    gists: [
      'In #town# #A# sell people, and make them fight at #p1#.',
      '#B.cap# are slaves in #town#, and mean to be free by #feast#.',
    ],
    problem: [
      'There are slaves in #town#: #A# buy them in chains and sell them at #p1#, and the best must fight there on every #day#. #count.cap# have died in the pit since #feast#. The last to win, #v#, was promised freedom and was given [a collar|a crown|a harder fight].',
      'The games of #town# are famous, and #A# need [fighters|blood|beasts] for #feast#. Since #day# debtors from #d1# go into the pit, then [pickpockets|strangers|children]; #B#, who live in chains below it, have followed #v# and stopped [eating|fighting|kneeling].',
    ],
    causes: [
      [
        'By the old law nobody may be sold in #town#. #r# [suspended|lost|sold] it #years# ago to #a#, for #debt#, and #C# are paid to have forgotten it.',
        'At #feast# #v# has to fight #acount# at once, for the great bet, and #B# rise when #v# falls.',
        'The law stone is in the wall of #p2#, face inward. Turned round and read, it frees all who [hear|touch|see] it, and half of #C# would keep it.',
      ],
      [
        '#a# is not the owner. The gold comes from something in the cells under #p1#, which [wins|feeds|pays] when people die well.',
        'By #feast2# it needs a hundred at once, and #A# have sold the tickets.',
        'It starves if nobody [dies|cheers|bets] for a week. #vg# and the fighters would [refuse|feign|strike], if those outside, #wg# first, could keep #C# off.',
      ],
    ],
    signs: [
      'The sand in #s1# is carted past, red.',
      'A child in #d2# wears a [brass|silver|leather] collar, and carries somebody’s parasol.',
      'Before #p1# hang painted pictures of the fighters, some [with a line through|crossed out|in black].',
      'On #day# the whole of #d1# is silent, then roars.',
    ],
    aims: [
      [
        'To have the greatest games ever at #feast#, and #B# in the sand.',
        'To have #r# in the front row, and #B# kneeling.',
      ],
      ['To be free, all of them at once, on a day when #A# are drunk.', 'To reach #water# in one night, past #C#.'],
      ['To keep #B# in and #d1# out, and to bet on it.', 'To be paid by #A# for each of #B# who runs.'],
    ],
    hooks: [
      '#v# gets a message out [on a sandal|in a loaf|on a wall]: a way in by the [beasts’|dead men’s|kitchen] gate, at #hourly#, for [three|two|five].',
      '#a# hires fighters from abroad for one bout, #sum# each. What they are to fight is not in the contract.',
      '#w# wants to buy a #relative# back at the next sale, and is #asum# short.',
      '1:#r# asks, in secret, for somebody to find a stone with writing on it, built in somewhere at #p2#.',
    ],
    rumours: [
      '#v# let the last one live, and was whipped.',
      '#r# was sold at #p1#, as a child.',
      'There is a door in the pit for the dead, and nobody guards it.',
      '#a# bets against the own side.',
    ],
    laws: ['Helping a slave over #water# earns #punished#.', 'Debts above #fine# may be fought off at #p1#.'],
    wants: {
      r: ['the games to end, [and not the money|but not yet|and fears #ag#]', '1:nobody to find the stone'],
      a: ['a hundred fighters by #feast#', '2:to keep what is below fed, and to sleep'],
      b: ['the key of the lowest cells', 'freedom, or #ag# in the sand with them'],
      c: ['to bet once on the right side', 'nobody to ask which law {he} swore to'],
      v: ['to kill nobody any more', 'to see the sea with somebody who is still in chains'],
      w: ['#asum# by the next sale', 'to hide a runaway until #aday#'],
    },
  }),
  story('Under their rule', {
    isAskedOnly: true,
    moods: [],
    sides: ['watch', 'families', 'owners'],
    gists: [
      '#town# is in the hands of #lords#, and #B# want it back.',
      'With #lords# to rule it #town# was safe; now #count# people are dead.',
    ],
    problem: [
      'It is #lords# who rule #town#, and at first it went well: no [war|tax|hunger] for #years#. Since #feast# there is a price. #count.cap# of #d1# were called to #p1# by night, and came back [changed|silent|grey] or not at all. #A.cap# do the calling.',
      '#town# obeys #lords#, and has for #years#. On #day# #v# said no, aloud, outside #p1#. Nothing happened to #v#; that night #count# of the neighbours [vanished|died|moved out]. #B.cap# have begun to meet.',
    ],
    causes: [
      [
        '#a# speaks for #lords#, and half of the orders are invented at #p2#. What #town# fears is mostly #A#, with a list and a sack.',
        'By #feast2# #A# need nobody to speak for any more. #d1# will be told that #lords# have commanded it all.',
        'Somebody has to get past #A# and ask #lords# outright. #wg# has the key to the back stair of #p1#, and is afraid of the answer.',
      ],
      [
        'It was a bargain: #r# let #lords# in #years# ago, against something worse, and #C# have the deed. The term ends at #feast#, and what is owed is [#d1#|a life from every house|the name of #town#].',
        'At #feast# the bargain is renewed, in the usual way, with #acount# people of #d1#.',
        'The deed, at #p2#, has a clause that #cg# sells copies of: who [outwits|outlasts|shames] #lords# before the whole town is owed one wish.',
      ],
    ],
    signs: [
      'Over every door in #s1# hangs the sign of #lords#, with a lamp below it.',
      'People lower their voices at #p2# and look up before they speak of #lords#.',
      'The chair at #p3# that is kept for #lords# has been dusted, and is warm.',
      'A proclamation on #p1# begins: by will of #lords#.',
    ],
    aims: [
      ['To be the only ones who speak for #lords#, and to have #B# swear to that.'],
      ['To see #town# rid of #lords# by #feast#, and of #A# with them.'],
      ['To learn what #lords# want most, and to sell it to them before #A# do.'],
    ],
    hooks: [
      '#b# wants somebody to ask an audience of #lords#, as a stranger may, and to see who answers.',
      '#v# has been called to #p1# for tonight, by order of #lords#, and asks for company as far as the door.',
      '#a# pays #sum# for the names of those who meet against #lords# at #p2#.',
      '#r# will tell how #lords# came to rule #town#, once out of it, on a fast horse.',
    ],
    rumours: [
      'Nobody has seen #lords# since #feast#; #A# carry the food in, and out again.',
      'It is not #lords# who are to be feared but #a#.',
      'Whoever brings #lords# #burden# may ask one thing.',
      '#r# could be rid of #lords# with a word, and will not say it.',
    ],
    laws: [
      'Whoever speaks ill of #lords# gets #punished#.',
      'The first of every #ware# goes to #lords#, by way of #A#.',
    ],
    wants: {
      r: ['#town# kept whole, and the bargain a secret'],
      a: ['to be the only voice of #lords#'],
      b: ['one night without #lords# over {his} town'],
      c: ['to know the one thing that #lords# cannot resist'],
      v: ['to say no once more, louder, and not to be alone'],
      w: ['to bring #lords# their supper, and to dare to look'],
    },
  }),
]
