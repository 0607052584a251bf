import type { Trouble } from '../trouble.ts'
import { story } from './story.ts'

/** Troubles of places that run out of what they live by, or find too much of it. */
export const ofWant: readonly Trouble[] = [
  story('The mine is drowned', {
    heard:
      /\bmines?\b[^.;]*\b(?:flood\w*|drown\w*|collaps\w*|caved?[ -]in|exhausted|ran dry|played out|closed|abandoned)\b|\b(?:flooded|drowned|collapsed|abandoned|exhausted|closed)\b[^.;]*\bmines?\b/i,
    isAskedOnly: true,
    moods: ['sad'],
    sides: ['owners', 'workers', 'families'],
    gists: [
      'The mine flooded on #day# with #count# miners below, and #A# want it closed for good.',
      'Since the mine flooded #town# has no wages, and #count# families have nobody to bury.',
    ],
    problem: [
      'The mine of #town# flooded on #day#. #count.cap# miners were below and #v# alone swam out. Without the mine there are no wages in #d1#; #A# have stopped the pumps to save money, and #B# swear that they hear knocking.',
      'On #day# water broke into the mine and drowned the lowest gallery with #count# miners in it. #A.cap# have nailed up the shaft at #p1#. #B.cap# want it opened and the dead brought up; #town# has bread until #feast#.',
    ],
    causes: [
      [
        '#a# was told that #water# lay a few feet above the gallery, and ordered #B# to dig on: there was silver in that wall. #v# has seen the survey with #ag.poss# name on it.',
        'At #feast# #A# sell the mine, the water and the dead in it. #d1# has no work after that, and #B# mean to drag #a# to the shaft and throw the survey in after.',
        'The old drain below #p2# was bricked up to save money. Opened again, it empties the mine in a week. #wg# has the plan, and #B# have the hands.',
      ],
      [
        'Something in the mine did it: #B# broke through into a flooded hall with carved pillars, older than #town#, and what lived there came up with the water. #a# knows, and calls it an accident.',
        'By #feast# the water reaches the cellars of #d1#, and whatever knocks in the shaft knocks under #p1#.',
        '#vg# saw a bronze door below, standing open. Shut from inside the hall, it stops the water; somebody has to dive, and get out by the air shaft behind #p2#.',
      ],
    ],
    signs: [
      'Miners’ lamps stand lit on every doorstep of #d1#, one for each man below.',
      'The great pump at the mine is still; its leather has been sold, and #p2# is full of new boots.',
      'Brown water runs out of the cellar of #p3#, and it tastes of iron.',
      'At the shaft #B# keep silence on the hour, to listen for knocking.',
    ],
    aims: [
      ['To sell the flooded mine to a stranger before #B# open the shaft and count the dead.'],
      ['To get the pumps running again with money from #A#, or with their carts, tools and furniture.'],
      ['To have #a# tried for the drowned, at #p1#, with the whole of #d1# for a jury.'],
    ],
    hooks: [
      '#v# heard knocking from the drowned gallery last night, three and then two, and will lead anybody down the air shaft who can swim.',
      '1:#b# offers #sum#, all that the miners have left, for the survey that #a# keeps locked up in #p2#.',
      '#a# pays #sum# to have the mine’s strongbox brought up from the drowned office. What else is down there is no business of divers.',
      '#w# lost a brother in the mine and wants his body. The brother, says #vg#, was not drowned when last seen; he was digging.',
    ],
    rumours: [
      'The mine did not flood by itself; #v# was paid to leave a sluice open.',
      'There is still air in the upper gallery of the mine, and somebody is breathing it.',
      '#a# insured the mine on #aday#, and it flooded a week later.',
      '2:Down in the flooded mine there is a hall that no miner of #town# dug.',
    ],
    laws: ['Nobody may go within ten steps of the mine shaft; the fine is #fine#.'],
    wants: {
      r: ['the mine forgotten before #feast#, and a buyer of #d1# who asks nothing'],
      a: [
        '1:the survey of the mine burned: it has {his} name on it, and a date',
        '2:the bronze door below shut, and nobody told of it',
      ],
      b: ['the miners brought up, dead or alive, and #ag# at the graveside'],
      c: ['to bury a son who is still down in the mine'],
      v: ['to go back down: {he} left a friend alive behind the water'],
      w: ['the drowned paid for, one by one, and keeps the list'],
    },
  }),
  story('The stores are empty', {
    heard:
      /\bfamine|starv\w+|\bhung(?:er|ry)\b|harvests? (?:has |have )?fail\w*|failed harvest|crops?\b|blight\w*|poor harvest|nothing to eat/i,
    moods: ['sad', 'dark'],
    sides: ['owners', 'families', 'outlaws'],
    gists: [
      '1:#town# starves, and #A# are hoarding grain at #p1#.',
      '1:The harvest failed; #d1# has food for #count# days, and #A# have more.',
      '2:#d1# starves: #C# have the winter grain.',
      '2:#town# starves, and #C# sell what #r# let go.',
    ],
    problem: [
      'The harvest failed and #town# is starving. #d1# lives on [nettles|bark bread|boiled leather], #count# have died since #feast#, and the stores at #p1# are [locked|guarded|sealed]. #A.cap# have the key; #B# can [smell|see|count] the sacks.',
      'There is no bread in #town#: [blight|hail|mould] took the crops at #feast#. #r# shares out [a cup|a handful|two spoons] of meal a head at #p1#, #d1# gets [less|none|the sweepings], and #C# sell flour by night at #sum# a sack.',
    ],
    causes: [
      [
        'The crops of #town# were poisoned. #a# bought [last year’s|foreign|spoiled] seed for #asum#, [salted|dead|mouldy], and sold it to #d1# as good. The honest seed lies in #p2#, waiting for a [higher|better|hungrier] price.',
        'By #feast2# #d1# will [eat|kill|boil] its last plough ox. Then #B# storm #p1#, and #A# have [told|paid|ordered] guards to shoot.',
        '#vg# drove the [carts|sacks|mules] to #p2# and can show where the seed lies. There is [enough|bread|food] for all until harvest, if #rg# [shares|opens|counts] it in public.',
        [0],
      ],
      [
        '#r# sold the winter stores of #town# in [spring|summer|secret], for #debt#, and meant to buy them back. #C.cap# were the [buyers|carriers|agents], and the price has [doubled|trebled|tripled].',
        'After #feast# the road is [shut|closed|snowed up]. Then #C# name any price, and #d2# will [sell|give|pawn] #d1# to them for bread.',
        'The grain never left: it is in barges on #water#, under [hides|straw|reeds]. #wg# knows the [watchword|mooring|crew], and #B# would unload it in one night.',
        [1],
      ],
    ],
    signs: [
      'No [dog|cat|pigeon] is left in #d1#, and nobody asks why.',
      'Before #p1# stands a queue with [bowls|spoons|jars], silent since dawn.',
      'Children in #s1# chew [leather|straw|chalk] and watch #p2#.',
      'At #p3# a [loaf|pie|ham] lies behind [iron bars|thick glass|a guard], with #asum# on the ticket.',
    ],
    aims: [
      [
        'To hold the grain at #p1# until #feast2#, when #B# will pay with their [land|houses|farms].',
        'To sell #p1# and its sacks to #C#, before #B# come with axes.',
      ],
      [
        'To [open|storm|empty] #p1# on #day# and share what #A# have hidden.',
        'To feed #d1# from what #A# have, and to hang #a# in #s1#.',
      ],
      [
        'To [sell|run|cart] bread past #A#, at whatever #d1# can be made to pay.',
        'To keep #A# and #B# at odds, and flour in #d2#.',
      ],
    ],
    hooks: [
      '#b# needs a cart of flour brought [from the next town|over #water#|by night]. It must pass #C#, who [rob|burn|tax] every one that comes by #s1#.',
      '#v# knows a way into the store at #p1# and wants [strong backs|two carriers|quiet people] tonight. #a# has [dogs|archers|a bell] there.',
      '#r# pays #sum# to whoever finds out who [sells|moves|hides] grain in #d2# by night.',
      '#w# has fed #count# children in secret, and is [followed|watched|betrayed]. The food comes from #A#, who do not know it.',
    ],
    rumours: [
      '#a# eats [white bread|goose|honey cake] behind shutters at #p2#.',
      'There is grain under #p3#; the [mice|rats|crows] there are fat.',
      '#c# bought the harvest while it was still [green|standing|in flower].',
      'It was #B# who burned the barn, so that #A# should not have it.',
    ],
    laws: ['Whoever hides [flour|bread|grain] gets #punished# at #p1#.', 'In #d1# nobody may [keep|feed|buy] a dog.'],
    wants: {
      r: [
        'bread for #d1# before anybody asks where the stores went',
        'to keep order until #feast#, and has stopped eating in public',
      ],
      a: ['a high price at #feast2#, and guards who [ask|eat|see] nothing', 'to buy #s1# for flour, house by house'],
      b: ['the door of #p1# broken before another child dies', 'to feed #d1# first and to be hanged for it afterwards'],
      c: ['#town# hungry for one more month', 'to sell to #A# and #B# at once, and to be thanked'],
      v: ['a sack of meal for {his} mother, and would guide thieves for it', 'to leave for #d2#, where there is soup'],
      w: ['to know what #ag# has in #p2#', 'to make one pot of soup do for #s2#, and begs for bones'],
    },
  }),
  story('The wells fail', {
    heard:
      /\bdrought\b|running out of water|water (?:is |has )?(?:run|gone|dried|runs)\b|\bdr(?:y|ied)[ -](?:up|well|river|spring|fountain)|(?:wells?|river|spring|oasis|fountain)[^.;]*\b(?:dry|dried|dries|drying|fail\w*|vanish\w*|gone)\b|\bwater shortage\b|no (?:more )?water/i,
    moods: ['sad'],
    sides: ['owners', 'families', 'learned'],
    gists: ['#town# is running dry, and #A# sell water at #p1#.', 'The wells of #d1# are dry; #A# have the last one.'],
    problem: [
      'The water of #town# is [failing|drying up|running out]. Every well in #d1# is [mud|dry|sand], and the last good one, at #p1#, belongs to #A#, who sell [by the cup|by the bucket|to the rich]. #count.cap# have died of [thirst|bad water|the heat] since #feast#.',
      'It has not rained on #town# since #feast#. #r# allows each household [one jar|two jars|a bucket] a day from #p1#; #B# have [counted|measured|watched], and #A# [bathe|wash horses|water roses] in theirs.',
    ],
    causes: [
      [
        '#a# had a [tunnel|channel|pipe] dug by night, from the wells of #d1# to a cistern under #p2#. There is water for #years# in it, and #A# sell it back by the [cup|jar|bucket].',
        'By #feast2# #d1# must [leave|drink ditches|pay in land]. #B.cap# will smash #p1# first, and then nobody has any.',
        'Break the [sluice|wall|gate] below #p2# and the wells of #d1# fill by morning. #vg# helped to dig, and knows which [stone|valve|wheel].',
        [0],
      ],
      [
        'A spring has a [keeper|spirit|guardian], and #a# [insulted|cheated|chained] it at #p1#, to make it give more. It wept for a week, and then [stopped|slept|left].',
        'By #feast2# even #water# is dust, and the thing in the spring asks #A# for [blood|a child|a life] instead of prayer.',
        '#cg# has read what it [wants|was promised|lost]: [a song|its name|an apology] from #rg#, spoken at #p1#, with #A# barefoot before it.',
        [1],
      ],
    ],
    signs: [
      'A guard with a [club|whip|ledger] [stands|sits|waits] [by the well|at the pump|at the tap] of #p1#, and marks each jar.',
      '[Cattle|Sheep|Mules] lie [dead|dying|in heaps] along the [road|ditch|way] to #d2#, and nobody [buries|skins|moves] them.',
      'In #d1# people lick [dew|frost|wet stone] off the walls of #p3#.',
      'Roses [bloom|are watered|stand] [in the garden|in the yard|on the steps] of #p2#, the only green in #town#.',
    ],
    aims: [
      [
        'To sell the last water so dear that #B# [leave|give up|hand over] #d1#.',
        'To be paid by #B# in land, in #d1#, cup by cup.',
      ],
      [
        'To take the well at #p1# from #A# on #day#, with [ropes|buckets|axes].',
        'To poison #p1# rather than let #A# sell from it.',
      ],
      ['To go down into the dry wells and find what #A# did there.', 'To prove to #r# that #A# stole #d1.poss# water.'],
    ],
    hooks: [
      '#c# needs somebody to climb down the dry well of #d1#, where a [draught|noise|light] comes from the side.',
      '#b# pays #sum# for one night without guards at #p1#, and has [carts|jars|skins] ready.',
      '#r# sends for help: a water caravan is due by #day#, and #a# has been [asking|paying|waiting] to hear its road.',
      '#v# was whipped for stealing a [cup|jar|skin] of water and knows where #A# get theirs. #v.poss.cap# price is a place in it for #d1#.',
    ],
    rumours: [
      '#A.cap# have a lake under #p2#, with [fish|boats|lamps] in it.',
      'There was water enough until #a# [bought|cleaned|deepened] the well.',
      '#w# drinks [wine|milk|nothing], and knows why.',
      'The rain will come back when #r# [leaves|dies|begs].',
    ],
    laws: [
      'Washing with well water costs #fine#, in #d1# double.',
      'Whoever [spills|sells|hides] water is shut out of #p1#.',
    ],
    wants: {
      r: [
        'rain by #feast#, and pays anybody who promises it',
        'the jars counted fairly, and is afraid to count #ag.poss#',
      ],
      a: ['1:#d1# empty, and the tunnel under it never found', 'to own #water# as {he} owns the well, by #feast2#'],
      b: [
        'an open well, and would hang for breaking #ag.poss# lock',
        'water for the cattle before #aday#, or to leave',
      ],
      c: ['to follow the dry well to its end, with a [lamp|rope|chart]', 'proof of where the water went, against #ag#'],
      v: ['to be whipped no more, and to see #ag# thirsty', 'one clean bucket for #s1#'],
      w: ['to keep the secret of #p2# until somebody offers #asum#', 'a seat on the first cart to #d2#'],
    },
  }),
  story('Gold', {
    heard:
      /\bgold[ -]?rush|boom[ -]?town|gold (?:was|has been|is) (?:found|discovered)|prospectors?\b|struck gold|gold strike|silver rush/i,
    moods: ['merry'],
    sides: ['owners', 'newcomers', 'outlaws'],
    gists: [
      'Gold was found in #town#, and #A# and #B# kill each other for claims.',
      'Since gold was found #town# has no law but #C#.',
    ],
    problem: [
      'Gold was found in #water# at #feast#, and [half the country|every fool|all the world] has come to #town# for it. A bed in #d1# costs #sum#. #count.cap# diggers were [murdered|knifed|drowned] over claims, and #A# have [filed|bought|sworn to] papers that make the whole river theirs.',
      'Since gold turned up under #d1# nobody in #town# [bakes|ploughs|works]: all dig. #p1.cap# is [sinking|undermined|full of holes], #B# camp in [every yard|the churchyard|the street], and #C# take a third of each [pan|purse|claim].',
    ],
    causes: [
      [
        'There is no gold. #a# [salted|seeded|dressed] the river with #asum# in dust to sell land, and #vg# [did it|scattered it|was paid] by night.',
        'By #feast2# the diggers will [know|have found out|have dug it all]. #B.cap# then [burn|sack|plunder] #town#, and #A# are gone with the money.',
        '#vg# still has the [sack|pistol|flask] the dust was sown from. Shown at #p1#, it empties #town# in a day; #ag# pays [#asum#|well|anything] for it first.',
        [0],
      ],
      [
        'The gold comes from a [tomb|hoard|barrow] under #p1#, and #c# knows it. Each coin that leaves is [missed|counted|wanted back] by who lies there.',
        'At #feast2# the owner of the gold comes for it, door by door, beginning with #s1# and those who [spend|wear|hide] most.',
        'The hoard was sealed once by the founders. #wg# has their [key|oath|chart]; what has been spent must be [put|paid|carried] back, and #C# have most of it.',
        [1],
      ],
    ],
    signs: [
      'A loaf costs #asum# at #p2#, and is paid for in [dust|nuggets|knives].',
      'The floor of #p3# has been dug up, and #acount# people [sift|wash|bag] the dirt.',
      'Claim stakes with the mark of #A# stand in every [garden|grave|doorway] of #d1#.',
      'A dead digger lies in #s1# with his [pockets|boots|teeth] turned out.',
    ],
    aims: [
      [
        'To have every claim judged at #p1# by their own clerk, and #B# driven off by #feast#.',
        'To buy #p1# from #r#, and everything under it, before #B# dig there.',
      ],
      [
        'To dig on, armed and together, until #A# show a paper that is not [forged|wet|their own].',
        'To hold #d1# with shovels and bows against #A#.',
      ],
      ['To rob #A# of the first gold cart that goes by #s1#.', 'To sell drink, beds and false maps to #A# and #B#.'],
    ],
    hooks: [
      '#b# pays a [nugget|share|third] for guards on one claim until #aday#. The last guards were found in #water#.',
      '#w# weighs gold at #p1# and has had none that [rings true|melts|weighs right]. #w.cap# pays #sum# to learn where #a# gets it.',
      '#a# sends #debt# in dust down the road on #aday#, and hires two carts. One of them is bait.',
      '#v# struck gold, told nobody and is [hunted|followed|offered marriage] by half of #town#.',
    ],
    rumours: [
      '#c# knows who killed the first finder, and has his map.',
      '2:The best gold lies right under #p1#.',
      '1:#a# buys dust by the [sack|cask|pound], from abroad.',
      '#v# has a nugget as big as a [fist|shoe|loaf], and no friends.',
    ],
    laws: [
      'A claim lapses if nobody [sits|digs|sleeps] on it at #hourly#.',
      'Shovels are left with #vg# at #hourly#; the fine is #fine#.',
    ],
    wants: {
      r: [
        'a third of the gold for #town#, and has not got a guard who stays',
        'peace in #d1# until the claims are written down',
      ],
      a: ['to be gone with the money by #feast2#', '#s1# dug up, whoever lives there'],
      b: ['a claim with {his} name on it, and #ag# off it', 'fair scales at #p1#, or none'],
      c: ['one rich cart in #s1# on a dark night', 'to keep #B# drunk, and owing'],
      v: ['to sell a claim and get out of #town# alive', '1:to tell what the gold is, and fears #ag#'],
      w: ['a school in #d1#, paid for in dust', 'to marry rich before it ends'],
    },
  }),
  story('The bridge is down', {
    heard:
      /\bbridge\b[^.;]*\b(?:collaps\w*|fell|fallen|burn\w*|destroyed|gone|down|broken|washed|out)\b|\b(?:collapsed|broken|ruined|burnt|burned|destroyed|fallen)\s+bridge|\b(?:cut off|isolated|snowed in|road (?:is|was) (?:closed|blocked|cut))\b/i,
    moods: ['sad', 'merry'],
    sides: ['owners', 'workers', 'outlaws'],
    gists: [
      'The bridge fell, #town# is cut off, and #C# own the only ferry.',
      'Since the bridge fell #town# pays #C# for every crossing.',
    ],
    problem: [
      'The great bridge of #town# collapsed at #feast#, and took #count# people with it. No [cart|wagon|mule train] comes or goes; #ware# piles up at #work#, and #C# run the only [ferry|rope|raft] and [ask|charge|take] #sum# a crossing.',
      '#town# is [cut off|an island now|alone]: the bridge is [down|gone|in the water] since #day#, and the [far side|other bank|road] has the [grain|doctor|market]. #A.cap# have money to rebuild it and [wait|bargain|do nothing]; #B# are [laid off|starving|idle], and #C# ferry over whoever can pay.',
    ],
    causes: [
      [
        '#c# had the [pins|cables|piers] [sawn through|cut|weakened], at #hourly#, for the sake of the ferry money. #vg# [heard the saw|sold the saw|held the lamp].',
        'By #feast2# #C# have [bought|taken|fenced] [both|the] banks, and [a bridge will never be allowed again|forbid any bridge|no bridge will be built].',
        'The [saw marks|cut pins|stumps] can [still be seen|be reached|be shown] [at low water|from a boat|by diving], by #p1#. If #rg# is rowed there, #C# hang; every boat in #town# is theirs.',
        [0],
      ],
      [
        '#a# built the bridge for #debt# and used [rotten|cheap|green] timber and sand. The true accounts are in #p2#, and #B# [cut|carted|signed for] every beam of it.',
        'At #feast# #r# pays #A# to [build it again|build another|rebuild], [in the same way|as badly|of the same stuff]. It [will fall|falls|goes down] with [the market|a wedding|a procession] on it.',
        '#bg# kept a [beam|bill|sample]. Sworn to at #p1#, it makes #A# pay, and the crews of #B# can have [a crossing|ropes|a new one] up [in|within|after] #count# days.',
        [1],
      ],
    ],
    signs: [
      'Two broken piers [stand|lean|rot] in the [stream|river|shallows] by #s1#, with [crows|wreaths|ropes] on them.',
      'Carts of #ware# [wait|stand|queue] [nose to tail|in rows|for miles] from #p1# to #d2#.',
      'People [call|shout|sign] the news [across|over] the [gap|water], and #p3# sells [trumpets|slates|lip-readers].',
      'The ferry leaves half [empty|full|loaded], since nobody in #d1# has #asum#.',
    ],
    aims: [
      [
        'To be paid by #r# for a [second|new|stone] bridge before #B# tell [what the last was made of|of the first|who built the first].',
        'To keep #B# idle until #r# pays #debt#.',
      ],
      [
        'To [put up|build|sling] a bridge [of their own|of rope|of boats] by #feast#, [with or without|whatever is said of] the timber of #A#.',
        'To cross #water# on ropes and sue #A# from there.',
      ],
      [
        'To keep the [ferry|river|crossing], and to see that [no pier|nothing|no post] of #A# [stands for long|lasts|stays up].',
        'To sink whatever #B# float in #water#.',
      ],
    ],
    hooks: [
      '#v# must get a [doctor|bride|message] across #water# tonight, without #C#, and has #sum#.',
      '#b# wants the piers guarded until #aday#: each night somebody [saws|burns|loosens] what was built by day.',
      '#r# offers #sum# for [proof|the truth|a witness] of why the bridge fell. #a# [offers|pays|has] [the same|as much|more] for none.',
      '#w# saw lamps under the bridge the night it fell, and has been [offered|sent|promised] money since.',
    ],
    rumours: [
      'A [bride|child|priest] is [walled up|bricked up|buried] in the [old|first|near] pier, and [wants out|knocks|can be heard].',
      '#a# crossed the bridge an hour before, in a hurry.',
      'There is [a ford|a shallow place|a causeway] by #d2#, and #C# drown whoever finds it.',
      '#b# could build it in a week, if #r# asked nicely.',
    ],
    laws: ['Only #C# may [carry|row|take] anybody over #water#; the fine is #fine#.'],
    wants: {
      r: ['a bridge before #feast#, whoever builds it', '2:to hear nothing of the first bridge, for which {he} signed'],
      a: [
        '2:the contract, and the old accounts at #p2# burned',
        '2:#bg# paid off before the piers are looked at',
        '1:to rebuild it, and to be paid before #cg# is asked',
      ],
      b: ['bread for {his} crews, and then the bridge', '2:to see the beams of #p2# with {his} own eyes'],
      c: ['no bridge while {he} lives', 'to sell the ferry to #ag# on the day before it is worthless'],
      v: [
        'to be [on the other bank|over #water#|across], where {his} [family|wife|child] is',
        '1:to tell who sawed, and to live',
      ],
      w: ['the [dead|drowned|lost] [fished out|buried|counted] by #feast#', 'to teach #d1# to swim'],
    },
  }),
  story('The last households', {
    heard:
      /\bghost[ -]?town|abandoned|deserted|dying (?:town|village|city)|half[ -]empty|nearly empty|everyone (?:is leaving|left|has left)|only .{1,20} (?:people|families|souls) (?:left|remain)/i,
    moods: ['sad', 'strange'],
    sides: ['families', 'owners', 'newcomers'],
    gists: [
      '#town# is [being deserted|emptying|half empty], and #B# buy [what is left|the rest|it up] for #sum# a house.',
      'Every week another family leaves #town#, and #B# know why.',
    ],
    problem: [
      'People are leaving #town#. #count.cap# houses in #d1# stand empty since #feast#, the [school|mill|bakery] is shut, and #B# buy whatever is left, for #sum# a [house|door|field]. #A.cap# have sworn to stay, and [count|pray|drink] every evening at #p1# to see who is missing.',
      'Half of #town# is empty. In #d1# there are more [cats|crows|foxes] than people, and since #feast# strangers, #C#, sleep in the best beds. #A.cap# want them [out|gone|counted]; #r# needs their [taxes|hands|children], or there is no town.',
    ],
    causes: [
      [
        '#b# frightens them off: it is #vg# who [knocks|wails|walks] in #s1# by night, for #asum# a week. Under #d1# lies something that #B# want without neighbours.',
        'At #feast2# #B# own three houses in four, and may by the charter [close|rename|pull down] #town#.',
        '#vg# would confess for [a pardon|a farm|safe passage]. Then #A# need only [show|catch|unmask] one ghost at #p1#, before the whole town.',
        [0],
      ],
      [
        'A cousin of #a# had [gone ahead|emigrated|left] and wrote home of a better place. The letters are false: whoever leaves #town# by that road ends in [a camp|chains|the pits] of #B#.',
        'The last cart goes at #feast2#, with the children of #d1# in it.',
        '#wg# came back, and nobody [believes|listens|opens]. One of the brands of #B# shown at #p1# would do it.',
        [1],
      ],
    ],
    signs: [
      'Doors in #s1# are nailed up, with the [key|cat’s dish|family name] hung outside.',
      'At #p2# #acount# places are laid, and [one person|two people|nobody] eats.',
      'A child’s [swing|kite|sledge] hangs [in the yard|in a tree|on the gate] of #p3#, grown over.',
      'Grass stands knee-high in front of #p1#.',
    ],
    aims: [
      [
        'To keep the last families here past #feast#, whatever #B# offer them.',
        'To burn #bg.poss# contracts at #p1#, all in one night.',
      ],
      ['To buy the houses of #A# one by one, and then #p1#.', 'To have #p1# by #feast#, and #A# in the last cart.'],
      [
        'To live in what #A# left, openly, with papers and a [priest|school|vote].',
        'To marry into #A#, house by house, in #d1#.',
      ],
    ],
    hooks: [
      '1:#a# pays #sum# to whoever sits up in an empty house of #d1# and tells what walks there.',
      '#w# came back to fetch [a chest|a child|a ring] and is not let in by those who live there now.',
      '#r# needs #count# households by #aday#, or [the town loses its charter|the charter lapses|the charter is void]; [visitors|guests|the party] count, if they sign.',
      '#b# hires people to [clear|empty|board up] a house in #s1#. [Somebody|A child|An old man] is [still living|hiding|singing] in the cellar.',
    ],
    rumours: [
      '1:#b# digs under every house that is bought.',
      '2:Those who left were not seen on the road beyond #d2#.',
      '1:#v# has the keys of #acount# houses, and a [sheet|lantern|chain].',
      '#r# has packed, too.',
    ],
    laws: ['A house left empty until #feast# belongs to #r#.'],
    wants: {
      r: ['ten more households before the charter lapses', 'to be the last to leave, and not to be alone'],
      a: ['to be buried in #d1#, with somebody left to do it', '1:to know what #bg# digs for'],
      b: ['#p1# sold by #feast2#, and no questions', 'the last deed, which #ag# sleeps on'],
      c: ['a house with a key, and to be greeted by #ag#', 'to send for those still on the road'],
      v: [
        '1:to stop frightening neighbours, and to be paid',
        '1:to leave before {he} is found out',
        '2:to be asked in by those who stay',
      ],
      w: [
        '2:to be believed about the road',
        '2:to find where {his} sister was taken',
        '1:to sleep one night without hearing it',
      ],
    },
  }),
]
