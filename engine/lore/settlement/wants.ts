import type { Seat } from './trouble.ts'

type Wants = Readonly<Record<Seat, readonly string[]>>

/** What a prompt says of each of the older troubles, and what people of note want of it: by the trouble’s label. */
export const wants: Readonly<Record<string, { heard: RegExp; wants: Wants }>> = {
  'A debt falls due': {
    heard: /\bdebts?\b|\bowes?\b|\bbankrupt\w*|\bloans?\b|\bmortgag\w*/i,
    wants: {
      r: [
        'the debt to #A# paid, or proved false, before #d1# learns of it',
        'another year from #ag#, and would sell #p1# for it',
        '#p1# sold abroad before #A# take it',
        '#wg# to find a flaw in #A.poss# papers',
      ],
      a: [
        '#work# in {his} own name by #feast#',
        'the money, and is owed to by #town# as {he} owes to others',
        '#rg# to sign #d1# over',
        '#vg# silent until #feast#',
      ],
      b: [
        'no #worker# sold with the tools',
        '#p1# held against the bailiffs of #A#',
        'to hide #work.poss# tools from #ag#',
        '#cg# to lend #d1# the money',
      ],
      c: [
        'to buy what #A# seize, cheaply',
        'both sides ruined, and in need of a lender',
        '#ag# to fail, and #bg# after',
        'to lend #rg# the last #asum#',
      ],
      v: [
        'to show the old draft of the loan to #rg#',
        'to be out of #town# when the bailiffs come',
        'to be believed by #rg# over #ag#',
        '#asum# for a paper about #A#',
      ],
      w: [
        'to be paid for the papers {he} keeps',
        'to undo what {he} wrote for #ag#',
        'to change sides before #feast#',
        '#ag# to pay what was promised',
      ],
    },
  },
  'The work gives out': {
    heard:
      /\bdeclin\w+|\bpollut\w*|\bpoison(?:ed|s)? (?:river|water|land|soil)|\bdying trade|\bexhausted\b|\boverfish\w*|\bno (?:more )?fish\b|\bdeforest\w*/i,
    wants: {
      r: [
        'something else for #d1# to live by',
        'nobody to know how little comes from #work#',
        '#ag# to open new ground by #feast#',
        'to borrow from #cg# in secret',
      ],
      a: [
        'one more year out of #work#, and then to sell it',
        '#cg# to stop taking samples',
        '#rg# to blame #cg# for it',
        'to move to #d2# with the money',
      ],
      b: [
        'the water of #d1# clean again',
        '#ag# at the graves of those who died of it',
        '#work# shared out among #d1#',
        '#rg# to close #p1# for a year',
      ],
      c: [
        'to publish what is in #water#',
        'proof of what #A# did',
        '#ag# to drink from #water#',
        'to show #rg# one jar of it',
      ],
      v: [
        'work, any work',
        'to undo what was broken at #work#',
        'bread for #s1# until #feast#',
        '#ag# to take {him} back',
      ],
      w: [
        'to leave before everybody does',
        'what {he} keeps at #p3# to be of use',
        '#bg# to come along',
        'to sell #cg# the proof',
      ],
    },
  },
  'People vanish': {
    heard: /\bvanish\w*|\bmissing\b|\bdisappear\w*|\bpeople (?:are )?go missing/i,
    wants: {
      r: [
        'a list at #p1# burned, with {his} name on it',
        'the missing [back|found|buried], and no questions',
        '#ag# to find one culprit',
        'to sleep behind #A.poss# doors',
      ],
      a: [
        'it called wolves until #feast2#',
        'one arrest that #d1# believes in',
        '#bg# to stop that bell',
        '#vg# questioned again, alone',
      ],
      b: [
        'a light in every window of #s1#, and #ag# under one',
        'the bell of #p3# rung all night',
        'to watch #p1# through one night',
        '#cg# to tell what was promised',
      ],
      c: [
        'a #relative# back, who went on #day#',
        'to pay what was promised, once more, and no more',
        '#ag# to open the book',
        'the lamps of #B# lit again',
      ],
      v: [
        'to remember where {he} has been',
        'somebody to believe what {he} saw at #p2#',
        'not to go near #p1#',
        '#wg# kept awake tonight',
      ],
      w: [
        'not to be the [next|last]',
        'to know whose turn it is',
        'to leave with #bg# for #d2#',
        '#ag# to search #p3#',
      ],
    },
  },
  'Two heirs, one seat': {
    heard:
      /\bheirs?\b|\bsuccession\b|\bthrone\b|\bclaimants?\b|\binherit\w*|\bwho (?:will|should) rule\b|\b(?:king|queen|lord|baron|duke|mayor) (?:is dead|is dying|died|has died)/i,
    wants: {
      r: [
        'to choose, and [to be outlived by neither|live to see it|be obeyed]',
        'peace at the deathbed',
        '#vg# to come to the bedside',
        '#ag# and #bg# to swear peace',
      ],
      a: [
        '{his} own heir sworn in at #p1#',
        'the seal, before #bg# has it copied',
        '#cg# on {his} side by #feast#',
        '#bg# out of #p1#',
      ],
      b: [
        '#feast# to come a day early, and the oath with it',
        'the other will lost',
        '#vg# found before #A# do',
        '#d1# armed in time',
      ],
      c: [
        'to sell the true seal to the higher bidder',
        'both heirs in {his} debt',
        '#rg# to speak once more',
        'to keep the seal at #p3#',
      ],
      v: [
        '[no seat and no crown|neither|to be let off]',
        'to be told who {his} mother was',
        'to be left at #work#',
        '#ag# to stop sending gifts',
      ],
      w: [
        'to say at last which will was written sober',
        'to serve whoever wins',
        'to burn one page at #p3#',
        '#cg# to confess first',
      ],
    },
  },
  'Fever in the lanes': {
    heard:
      /\bplagu\w*|\bfevers?\b|\bdiseas\w*|\bpox\b|\bsick(?:ness)?\b|\billness\b|\bepidemic\b|\blepers?\b|\binfect\w*|\bquarantin\w*|\bcontag\w*/i,
    wants: {
      r: [
        '#d1# closed, and not to be cursed for it',
        'a cure by #feast#, from anybody',
        '#ag# to open #p1# to #d1#',
        '#C.poss# prices halved',
      ],
      a: [
        'enough of the cure for #d1#, and the price kept up',
        'the first case forgotten',
        '#vg# to give a little blood',
        '#bg# kept out of #p1#',
      ],
      b: [
        'to take {his} people out of #d1#, ropes or no ropes',
        'a doctor in #s1#, by force',
        'water for #d1# from #p2#',
        '#cg# searched for jars',
      ],
      c: [
        'to sell until #feast2#',
        'nobody to open the jars',
        '#ag# to fail until #feast#',
        'to be gone before #d2# coughs',
      ],
      v: [
        'to know why {he} got well',
        'to [give blood|lend blood] to whoever asks, and is [hunted|chased|watched] for it',
        'a door that #bg# cannot open',
        'to help #ag# and be paid',
      ],
      w: [
        'to burn what {he} unloaded',
        'to nurse #s1#, and is falling ill',
        '#cg# to own up at #p1#',
        'to bury #acount# from #s1# decently',
      ],
    },
  },
  'An old bargain': {
    heard: /\bcurs(?:e|es|ed)\b|\bdevil\w*|\bdemons?\b|\bhexed?\b|\bancient (?:oath|promise|debt)|\boath\b/i,
    wants: {
      r: [
        'what {he} renewed at #feast# undone',
        'somebody else to pay for it',
        '#bg# to stay away from #water#',
        'one more year from what #d1# owes',
      ],
      a: [
        'the old names left out of it',
        'a stranger’s child in place of {his} own',
        '#cg# to take #d1.poss# place',
        'the stone at #p1# turned round',
      ],
      b: [
        'to break the bargain in public',
        '#ag# to confess what the founders signed',
        'every door in #d1# blessed by #feast#',
        '#rg# to kneel at #water#',
      ],
      c: [
        'better terms, before #bg# spoils it',
        'to be gone from #d1# by #feast#',
        '#wg# to come with #C#',
        '#ware# and mules from #ag#',
      ],
      v: [
        'never to light that lamp again',
        'to be owed to nobody',
        '#wg# to hold the rope',
        'to sleep far from #water#',
      ],
      w: [
        'to read the clause that #bg# found',
        'not to be taken for the firstborn',
        'to see #bg# tear it up',
        '#vg# to stay indoors',
      ],
    },
  },
  'Masters and hands': {
    heard: /\bstrik(?:e|es|ing|ers?)\b|\bwages\b|\bworkers? (?:are|refuse|rise|demand)|\bunions?\b|\blabou?r\b/i,
    wants: {
      r: [
        '#work# open by #feast#',
        'nobody shot, and nobody paid more',
        '#ag# and #bg# in one room',
        '#C# paid to stay indoors',
      ],
      a: [
        'the dead man’s widow paid',
        'the books of #B# read aloud at #p1#',
        '#work# shut until #feast#',
        '#bg# to bury that #worker#',
      ],
      b: [
        'the ringleader out of #town#',
        '{his} hands back at #work#, hungry',
        '#ag# in irons by #aday#',
        'hands from #d2#, at half pay',
      ],
      c: [
        'an order that {he} could refuse',
        'to sell bread to both sides',
        '#rg# to sign the order',
        'to be asked by #ag# to stop',
      ],
      v: [
        '{his} wages, and an arm that works',
        'to speak for #d1#, and live',
        '#bg# to look at {him}',
        '#ag# to win by #feast#',
      ],
      w: [
        'to tell who sawed through the beam',
        'to be hidden until #feast#',
        '#rg# to listen for once',
        '#bg.poss# #asum# and a fast horse',
      ],
    },
  },
  'Something hunts here': {
    heard: /\bbeasts?\b|\bmonsters?\b|\bcreatures?\b|\bwerewol\w*|\bhunted\b|\bpredator\b/i,
    wants: {
      r: [
        'the thing [dead|gone|caged] before [the market|#feast#|word gets out]',
        'to know why it spares #C#',
        '#cg# to explain those purchases',
        '#A# home, alive, by #feast#',
      ],
      a: [
        'its head over the gate',
        'one shot at it, by daylight',
        'nets from #C#, and #vg# for a guide',
        '#wg# to play that tune',
      ],
      b: [
        'pay for going to #work# at all',
        '#work# closed until it is dead',
        '#p1# opened to all at #hourly#',
        '#ag# to guard #work# by day',
      ],
      c: [
        'it to live until {he} has bought #s1#',
        'the whistle back that #wg# took',
        '#wg# kept quiet until #feast#',
        'to feed it once more at #p2#',
      ],
      v: [
        'to go back for [what {he} dropped|a boot|a friend] when it [came|sleeps]',
        'to be believed about its hands',
        'to sleep behind #p1.poss# walls',
        '#ag# to look for hands',
      ],
      w: [
        'to [whistle|sing|speak] to it, [once|by daylight|unseen]',
        'to sell what {he} knows to #ag#',
        '#asum# from #cg#, or from #ag#',
        'to see it leave past #d2#',
      ],
    },
  },
  'War on the road': {
    heard: /\bwars?\b|\barm(?:y|ies)\b|\bsieges?\b|\bbesieged\b|\binva\w+|\brefugees?\b|\bbattle\w*|\bfront ?line\b/i,
    wants: {
      r: [
        'to be forgiven an [insult|oath|answer] by [a general|a duke|an envoy]',
        'the gate shut, and #B# inside it',
        '#ag# to hold until #feast#',
        '#bg# to speak for #town#',
      ],
      a: [
        'to hold #p1# for three days',
        'every pair of hands in #d1#, #cg.poss# too',
        '#cg# watched at the gate',
        'oil and stones on #p1#',
      ],
      b: [
        'beds for those who came with {him}',
        'never to run again',
        '#vg# kept hidden at #p3#',
        '#ag# to let #d1# go',
      ],
      c: [
        'the army to pass by, for a price',
        'a white sheet ready, and nobody to see it',
        '#rg# to send the money',
        '#s2# opened at #hourly#',
      ],
      v: [
        'not to be [handed over|found|sold]',
        'a pardon for one stabbed soldier',
        'to fight beside #bg#',
        'a boat across #water#',
      ],
      w: [
        'to carry the money to the enemy’s captain',
        'to get [the children|the old|the sick] across #water#',
        '#rg# to apologise, in writing',
        '#vg# out before #aday#',
      ],
    },
  },
  'False coin': {
    heard:
      /\bcounterfeit\w*|\bfalse (?:coin\w*|money)|\bforge(?:d|rs?|ry)\b|\bcoin[ -]?clipp\w*|\bbank (?:was )?robb\w*/i,
    wants: {
      r: [
        'to pay the watch in money that they take',
        'one hanging, and the coins quietly gathered in',
        '#cg# to hang #ag#',
        '#p1# opened and counted by #wg#',
      ],
      a: [
        'to make money for one month more',
        'the dies out of #town# before #cg# finds them',
        '#vg# bought, or lost in #water#',
        '#bg# ruined by #feast#',
      ],
      b: [
        'to be paid in bread',
        '#ag# weighed along with all that silver',
        '#rg# to pay in #ware#',
        'each coin from #d2# weighed at #p1#',
      ],
      c: [
        'the makers, or a share',
        'nobody to weigh what is in {his} own purse',
        '#ag# caught with the dies at #p2#',
        '#wg# tried before #bg# asks more',
      ],
      v: [
        '{his} name cleared, and the brand with it',
        'to sell a list of names to #rg#',
        '#ag# named at #p1#',
        'to be paid once, by #bg#, in silver',
      ],
      w: [
        'to tell where {he} was that night',
        'the lock looked at by somebody honest',
        '#cg# to look at #d2#',
        'to leave #town# with #asum#, real',
      ],
    },
  },
  'A relic gone': {
    heard:
      /\brelics?\b|\b(?:stolen|lost|missing) (?:its |their |the )?(?:holy |sacred )?(?:relic|statue|bones|crown|bell|artifact|idol|saint|treasure|jewel)\b|\bstole (?:the|its|their)\b/i,
    wants: {
      r: [
        'the saint back by #feast#',
        'no pilgrim to ask to see it',
        '#ag# and #bg# parted at #p1#',
        '#cg# searched, politely',
      ],
      a: [
        'an empty box to be believed in',
        'the thief, and fears it is one of #A#',
        '#bg# caught with it',
        'Saint #saint# home before #feast#',
      ],
      b: [
        'the truth told from the pulpit',
        '#ag# to open the casket',
        'Saint #saint# left in peace',
        '#ag# to kneel at #p1#',
      ],
      c: [
        'to sell the relic once more',
        'pilgrims, with or without a saint',
        '#asum# from #ag# for a copy',
        'to show it once in #d2#',
      ],
      v: [
        'to forget what lay in the casket',
        'to give it back without being asked how',
        '#ag# to swear to nothing',
        'to sell #cg# a secret',
      ],
      w: [
        'to know who paid the thief',
        'a small bone, for a sick child',
        '#vg# to tell it to #rg#',
        'a candle for Saint #saint# that burns',
      ],
    },
  },
  'The water rises': {
    heard:
      /\bfloods?\b|\bflooded\b|\bflooding\b|\bsinking\b|\bdams?\b|\bdy?kes?\b|\blevees?\b|\brising (?:sea|water|river|tide)\b|\btsunami\b|\bhurricane\b/i,
    wants: {
      r: [
        'the bank to hold until {he} has sold #p1#',
        'the figures [kept in the drawer|lost|burned]',
        '#ag# to be wrong',
        '#d1# cleared by #B#, at #B.poss# cost',
      ],
      a: [
        'the dam kept shut, for #work#',
        '#d1# moved out before it is cut',
        '#rg# to sign for the bank at #p1#',
        '#cg# kept from #work#',
      ],
      b: [
        'boats, for sale, at #p1#',
        '#ag# to pay for each cellar',
        'to sell #d1# to strangers by #feast#',
        '#ag# to be quiet about figures',
      ],
      c: ['the sluice open by #day#', 'to flood #ag# instead', '#vg# heard at #p1#', 'boats for #s1# before #feast#'],
      v: [
        'to read the [true|old|real] figures out in #s1#',
        'a dry place for #acount# children',
        '#ag# to look #d1# in the face',
        'to save #p2# at least',
      ],
      w: [
        'to be paid for every key',
        'to leave [by water|at night|first], [upward|with #vg#|dry]',
        '#cg# to find the third key',
        'to stand by #vg# at #p1#',
      ],
    },
  },
  'The find': {
    heard:
      /\bexcavat\w*|\b(?:ancient|old|buried|strange|mysterious) (?:ruins?|temple|tomb|door|gate|artifact|machine|portal|vault|obelisk|egg)\b|\bdug up\b|\bunearth\w*|\bdiscover\w*|\bportal\b|\btombs?\b|\bartifacts?\b|\bruins\b/i,
    wants: {
      r: [
        'it gone from #town#, and nobody to know it was here',
        'to be the first to go in, with guards',
        '#ag# out of #p1# by #feast#',
        '#bg# paid, and silent',
      ],
      a: [
        'to read what is written on it',
        'nothing broken, and nobody warned',
        '#wg# to go down again',
        'one more week at #work#',
      ],
      b: ['wages for the dead', 'it walled up by #feast#', '#vg# to be buried decently', '#cg# stopped at the gate'],
      c: [
        'to sell the way in, again',
        'a buyer who asks nothing',
        '#ag.poss# drawings, for #asum#',
        'more fools from #d2#',
      ],
      v: [
        'the others brought up, dead or not',
        'to stop hearing it',
        'a wall before #work#, and #bg# to build it',
        'to sit in the light at #p1#',
      ],
      w: [
        'not to write that word again',
        'to go back down, and fears why',
        '#ag# to burn that book',
        'to live in #d2#, above ground',
      ],
    },
  },
  'A charter war': {
    heard:
      /\btrade war\b|\bmonopol\w*|\bcharter\b|\b(?:guilds?|merchants?|traders) (?:war|rival\w*|compet\w*|fight\w*)|\bcompetition\b|\bcorrupt guild\b/i,
    wants: {
      r: [
        'to have sold the charter only once',
        'the windows of #s1# whole until #feast#',
        '#ag# and #bg# to pay again',
        'to judge it after #feast#, at #p1#',
      ],
      a: [
        'the right to #ware# for another #years#',
        '#bg# out of #d1#',
        '#p2# and its stalls for #A#',
        '#rg# to send #C# against #d2#',
      ],
      b: [
        'to sell what {he} makes to whom {he} likes',
        'the scales of #A# tested at #p1#',
        '#rg# to read the charter aloud',
        '#d2# to buy from them alone',
      ],
      c: [
        'to buy from whoever is ruined',
        'the scale broken, and {his} fines paid back',
        '#A# and #B# to lose alike',
        'work at #p1#, whoever owns it',
      ],
      v: [
        'the one who threw the stone',
        'to sell #ware# at one honest price',
        '#ag.poss# money for one eye',
        'to leave trade to #bg#',
      ],
      w: [
        'to weigh nothing for #ag# again',
        'to be paid by both, while it lasts',
        '#rg# to fix one scale',
        'to weigh #A.poss# silver once',
      ],
    },
  },
  'After the fire': {
    heard: /\bburn(?:ed|t)\b|\bburns? down\b|\bfires?\b|\bashes\b|\bcharred\b|\bscorched\b|\barson\w*/i,
    wants: {
      r: [
        'a name for who lit it',
        '#d1# built again, in stone, in {his} time',
        '#ag# asked one question at #p1#',
        'roofs for #B# before #feast#',
      ],
      a: ['the last plot in #s1#', 'nobody to ask when it was insured', '#d1# cleared of #B#', '#cg# to look at #bg#'],
      b: [
        'a roof, and the key that lay in the ashes',
        'to build where they lived, whatever #ag# paid',
        '#ag.poss# stones thrown back',
        '#vg# to say who ran from #p1#',
      ],
      c: ['somebody to arrest', 'the torch never found', '#vg# to accuse anybody', 'lamps banned in #d2#'],
      v: ['to say who locked the doors', 'to stop smelling smoke', '#bg# to be let back', 'to be hidden from #A#'],
      w: ['to have seen nothing', '{his} burnt ledger believed', '#ag# to pay for #p1#', 'to find a key in #s1#'],
    },
  },
}
