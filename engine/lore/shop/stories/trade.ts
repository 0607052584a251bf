import type { ShopStory } from './story.ts'

/** What may befall any shop. */
export const tradeStories: readonly ShopStory[] = [
  {
    name: 'wrong sale',
    about: /\b(?:by mistake|mix(?:ed)?[ -]up|mistaken\w*|clumsy|careless|forgetful|scatterbrained)\b/,
    wants: [
      'To get #p# back from #other#, who [bought|was given] it by mistake',
      'To find out what #helper# [sold|lent] to #other# #when#',
      'To keep #other# from [opening|using] #p# before it is [back|harmless]',
    ],
    fears: ['What #other# does when #p# begins to work', 'Telling #other# the truth about #p#'],
    stash: [
      'The box in which #p# should be, empty',
      'The instructions for #p#, underlined: “never [indoors|twice|near water]”',
    ],
    hook: [
      '#helper# sold #other# #p# #when#, and it is [poisonous|stolen|the only key to a vault|a relic]. #keeper# gives #pay# to have #it# [exchanged|swapped] for a likeness, #x#, before #them# [gives it away|tries it|has it valued] #wantDeadline#.',
      '#other.cap# bought #p# for #asum#, and now refuses #few# times that to [give it back|part with it]. #keeper# pays #pay# to learn why. What was [found|hidden] inside it has been taken #x#, and #localB# has [killed|sold a house] for the other half.',
      'There were two alike: #other# [has|took] #p#, and the harmless one is still here. #keeper# [gives|offers] #pay# to bring it #x# and [swap|explain]. #localB# has told #other# the [truth|price], and now there is an auction.',
    ],
    rumour: ['#other.cap# has #p#, and #keeper# would pay anything.', '#helper# sells by the wrong list.'],
    errand: [
      'from #other#, to ask whether there is a second one',
      'bringing back {his} purchase, which has [bitten|followed|sung to] {him}',
    ],
  },
  {
    name: 'lost delivery',
    about: /\b(?:deliver\w*|shipments?|caravan|import\w*|supplier|shortage|sold out|empty shelves|couriers?)\b/,
    wants: [
      'To have the [delivery|load] that was due #when#, before #other# [sends for|cancels] the order',
      'To learn what became of the [carter|cart|mules]',
      'To [find|hire] a carter who is not #other.poss# cousin',
    ],
    fears: ['#other.cap#, who paid in advance', 'That the carter sold the load'],
    stash: [
      'An order from #other# for #few# dozen #wares#, paid, and #few# lines of excuses',
      'The carter’s dog, which came home alone',
    ],
    hook: [
      'The cart with #other.poss# order was last [seen|heard] #x#. #keeper# gives #pay# for the goods, half of that for the [carter|mules]. The [ford|bridge|road] is held by #few# [deserters|ex-soldiers], who are hungry rather than [wicked|brave]; #localB# sells them news of each load.',
      '#keeper.poss# supplier has stopped [sending|writing], and nobody comes back who [goes|rides] to ask. It is [a day|two days] out, in the hills; ask the way #x#. #keeper# gives #pay# for a [load|letter] #wantDeadline#; #other# would pay more for the reason.',
      'The load has [come|arrived], and it is not what was ordered: #few# crates of [bones|swords|frogs] for #other#. #keeper# [gives|offers] #pay# to change them for the right ones, #x#, #wantDeadline#, where #localB# has [opened|sold] half.',
    ],
    rumour: [
      '#other.cap# has the missing load in a barn #x#.',
      'The road past there takes every third cart; #localB# keeps count.',
    ],
    errand: ['asking again for what {he} ordered #when#', 'a carter, and does not wish to say what {he} saw'],
  },
  {
    name: 'apprentice',
    about:
      /\b(?:apprentices?|students?|pupil|protege|child prodigy|novice|helper|assistant|run by (?:a |an )?(?:child|children|boy|girl|kids?))\b/,
    wants: [
      'To have #helper# taken as an apprentice by #other#, who [takes|likes] nobody',
      'To hide from #other# that #helper# is the better [hand|maker]',
      'To [learn|guess] what #helper# does at night with #other#',
    ],
    fears: ['That #helper# will leave with #other#', 'The secret of the trade being told for a kiss'],
    stash: [
      '#helper.poss.cap# first good piece, kept where #helper# will not find it',
      'A letter from #other#, offering #helper# #asum# a week',
    ],
    hook: [
      '#helper# [ran off|left] #when# with the [pattern|recipe] book, to #other#, #x#. #keeper# gives #pay# for the book and [twice|sooner] the words “come home”. But it was #localB# who [took|sold] the book, and #helper# went after it.',
      '#helper# must make a masterpiece #wantDeadline# and lacks one [thing|part], found [only|best] #x#. #keeper# may not help, by guild [law|custom], and gives #pay# to those who may. #other.cap# [sits|votes] on the jury, and has sent #few# [toughs|rivals] there.',
      '#other.cap# says that #helper# is [stolen|a runaway|nobly born], and comes with papers #wantDeadline#. #keeper# [gives|offers] #pay# for the truth, #x#; #localB# left a child at #house# once, in a [flour|button] box.',
    ],
    rumour: ['Everything good in #house# is #helper.poss# work.', '#other.cap# and #helper# meet #x#.'],
    errand: ['asking #helper#, not #keeper#', 'here to take #helper# away, with papers from #other#'],
  },
  {
    name: 'war',
    about:
      /\b(?:war|wars|soldiers?|army|siege|military|battle\w*|regiment|garrison|both sides|arms dealer|refugees?)\b/,
    party: { links: 'with', isDirect: false },
    wants: [
      'To sell to one side and not be [hanged|robbed] by the other',
      'To have #other# pay for what the soldiers [took|broke|drank]',
      'To get #helper# out of #other.poss# [list|ranks] before the march',
    ],
    fears: ['Peace, and war: both send #other# with an unpaid bill', 'The sound of drums'],
    stash: ['An order from each side, for the same day', 'A uniform that fits #helper#, with the buttons cut off'],
    hook: [
      '#other.cap# has [seized|requisitioned] the whole stock for the army, against [paper|promises]. A load for the other side lies #x# already [paid for|promised]. #keeper# gives #pay# to have it gone [unseen|by night] #wantDeadline#; #localB# counts [crates|coins] for both.',
      'A deserter [hides|sleeps] in the loft of #house#: #localB#, with what #other# is [planning|hiding]. #keeper# pays #pay# to see the deserter past the [pickets|guards] #x#, #wantDeadline#. [Handing|Selling] the deserter over would earn more.',
      '#other.cap# orders #few# dozen #wares# that must [fail|break], for the other side. #keeper# has taken the money. Somebody has to warn those #x#, and still [bring|keep] the pay: #keeper# [gives|offers] #pay#; #localB# checks each crate.',
    ],
    rumour: [
      '#keeper# sells to both sides: the same #wares#, one half faulty.',
      '#other.cap# has not paid a bill since the war began.',
    ],
    errand: ['a quartermaster, with paper instead of coin', 'selling {his} medals'],
  },
  {
    name: 'fire',
    about:
      /\b(?:burn(?:ed|t|ing)?|fire|arson\w*|ash(?:es)?|charred|flood(?:ed|s)?|rebuilt|ruin(?:ed|s)?|collaps\w*|earthquake)\b/,
    party: { links: 'by', isDirect: false },
    wants: [
      'To prove that #other# had #house# [set on fire|burned]',
      'To rebuild before #other# [buys|seizes] the [ground|street]',
      'To find who [barred|oiled] the door, since it was not #other#',
    ],
    fears: ['Smoke under a door', '#other.cap#, who asked about the insurance the day before'],
    stash: [
      'A burnt hinge, and on it a trace of lamp oil: not from #house#',
      'What was saved from the fire: #p#, and #few# pages of accounts',
    ],
    hook: [
      '#house.cap# burned #when#, and #other# has [made an offer|sent a lawyer] for the ground. #keeper# gives #pay# for whoever held the torch. He was [burned|seen] himself, hides #x#, and #localB# [brings|sells] him food.',
      'Under the burnt [floor|hearth] of #house# a stair has [come to light|opened]. #other.cap# [knew|dreamed] of it. #keeper# gives #pay#, or a [third|half], to whoever goes down #wantDeadline#; it comes out #x#, and is not [empty|quiet].',
      '#p.cap# was in the fire, and is now for sale #x#, [unburned|clean]. #keeper# [gives|offers] #pay# to learn from #localB# who took it out, and when: an hour [before|early], and #other# [hangs|is free].',
    ],
    rumour: ['The fire at #house# began in #few# places.', '#other.cap# bought lamp oil on the day #house# burned.'],
    errand: ['a neighbour, bringing what was saved and not all of it', 'offering #asum# for the ground'],
  },
  {
    name: 'heirloom',
    about: /\b(?:heirlooms?|family treasure|pawned|keepsake)\b/,
    wants: [
      'To #wantRegain# the #wantHeirloom# of #his# #wantKin#, which #other# has',
      'To [give|carry] back #p# to #other#, without being [seen|thanked]',
      'To learn why #other# will not [sell|show] the #wantHeirloom#',
    ],
    fears: ['That #other# breaks, melts or sells the #wantHeirloom#', 'Dying before the #wantHeirloom# is home'],
    stash: [
      'A drawing of the #wantHeirloom#, and #asum# saved for it',
      'A letter from #his# #wantKin#, about the #wantHeirloom#',
    ],
    hook: [
      '#other.cap# has the #wantHeirloom# of #keeper.poss# #wantKin# and [keeps|hides] it #x#. #keeper# gives #pay# to have it [home|back] #wantDeadline#, by whatever [means|road]. #localB# guards it, and could be [talked to|bribed].',
      'The #wantHeirloom# of #keeper.poss# #wantKin# is to be [sold|auctioned] #x#, #wantDeadline#. #keeper# has #asum#; it will fetch [more|double], because #other# knows what is hidden in it. #keeper# gives #pay# to whoever [gets|buys] it first.',
      '#other.cap# [offers|sends] the #wantHeirloom# back, for a favour: #keeper# must [lie|sign] for #localB# #wantDeadline#. #keeper# [gives|offers] #pay# to find another way, #x#, or to learn what the lie will [cost|bury].',
    ],
    rumour: [
      '#other.cap# has something that #keeper# would give #house# for.',
      'The #wantHeirloom# of #keeper.poss# family is in #place#, #x#.',
    ],
    errand: ['bringing news of the #wantHeirloom#, for #asum#', 'from #other#, who names a new price each week'],
  },
  {
    name: 'buyer',
    about:
      /\b(?:famous|celebrated|royal|prince|princess|queen|king|duke|duchess|nobles?|aristocra\w*|exclusive|court|luxur\w*|snob\w*)\b/,
    party: { links: 'for|to', isDirect: false },
    wants: [
      'To be named [purveyor|maker] to #other#',
      'To have #other# pay for #few# [years|months] of #wares#',
      'To hear what #other# [says|thinks] of #wares#, when nobody [bows|listens]',
    ],
    fears: ['Being told “not quite” by #other#', 'That #other# notices who made it: #helper#'],
    stash: ['#other.poss.cap# measurements, and other secrets', 'An unpaid bill to #other#: #asum#, #few# reminders'],
    hook: [
      '#other.cap# must have #p# #wantDeadline#, and it was stolen [last night|this morning] from the bench. Without #it# #keeper# is [finished|ruined]. The pay is #pay#; #localB# has it #x#, and wants not money but [an invitation|a title|a kiss].',
      '#other.cap# will not pay, and cannot be [asked|sued]. #keeper# gives #pay# to whoever [reminds|shames] #them#, #x#, politely and [unforgettably|in public]. There is no money in that house at all, and #localB# knows since [when|whom].',
      '#other.cap# wants a thing that kills: made [well|secretly], #wantDeadline#. #keeper# dares not [refuse|agree], and [gives|offers] #pay# to find for whom. There is a [list|portrait] #x#, and #localB# is on it.',
    ],
    rumour: [
      '#other.cap# buys at #house#, in a veil, and not for the #wares#.',
      '#other.cap# owes #keeper# more than the palace is worth.',
    ],
    errand: ['from #other#, to whom nothing was ever good enough', 'dressed like #other#, and hoping for credit'],
  },
  {
    name: 'find',
    about:
      /\b(?:antiques?|relics?|artefacts?|artifacts?|curios?\w*|treasure map|old maps?|secondhand|junk|mysterious (?:box|item|object))\b/,
    wants: [
      'To learn what #p# is, before #other# [tells|sells] everybody',
      'To sell #p# to anyone but #other#, [whatever|however much] is offered',
      'To find where the [other half|pair] of #p# is, before #other# [learns|does]',
    ],
    fears: ['What #p# does at night', '#other.cap#, who offered too much for #p#'],
    stash: [
      '#p.cap#, found in a drawer that #keeper# had sold as empty',
      'A letter hidden in #p#: “not to be opened by #other#”',
    ],
    hook: [
      '#p.cap# came to #house# in a box of [junk|rags], and since then #other# and #localB# have both [offered|left] #asum#. #keeper# gives #pay# to learn why. The box came out of a [house|cellar] #x#, boarded up, where the [rest|maker] of it waits.',
      '#keeper# has #p#, and it [fits|opens] something #x#: a lock, a [hand|mask], a wall. #keeper# shares what is behind it, half and [half|no questions]. #other.cap# has been there, came back [white-haired|silent], and will say how, for #asum#.',
      '#p.cap# [calls|writes|points] at night: always #x#. #other.cap# lost a [brother|leg] there. #keeper# [gives|offers] #pay# to carry it and see; if nothing [opens|answers], it may be sold to #localB#, who [begs|prays] for it.',
    ],
    rumour: [
      '#p.cap# in the window of #house# opens something #x#.',
      '#other.cap# has tried #few# times to buy #p#, each time under another name.',
    ],
    errand: ['asking about #p#, and pretending not to', 'selling the contents of a dead aunt’s attic, unsorted'],
  },
]
