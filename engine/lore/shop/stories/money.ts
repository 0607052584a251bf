import type { ShopStory } from './story.ts'

/** Debts, licences, rivals and crooked dealing. */
export const moneyStories: readonly ShopStory[] = [
  {
    name: 'debt',
    about: /\b(?:ow(?:e|es|ed|ing)|debts?|indebted|borrow\w*|loans?|bankrupt\w*|mortgag\w*|broke|creditors?)\b/,
    party: { links: 'to', isDirect: false },
    wants: [
      'To pay #other# the last #debt# #wantDeadline#, before [the shop|the stock|#helper.poss# wages] must [go|be sold]',
      'To be rid of the debt to #other#: #debt#, or the [paper|page|ledger] that [says so|proves it]',
      'To [win|earn|find] #debt# by any [honest|quick|quiet] means, and never see #other# again',
    ],
    fears: [
      '#them.poss# collectors, who [called|counted the stock|broke a window] #when#',
      'Losing #house# to #other# #wantDeadline#',
    ],
    stash: [
      'A tin with #debt#, kept back for #other#, and [never enough|short by half]',
      'The debt note: #debt# to #other#, [at sight|with interest|countersigned by #localB#]',
    ],
    hook: [
      '#other.cap# [takes|seals|sells] #house# #wantDeadline# unless #keeper# [pays|finds] #debt#. #keeper# has half, and offers #pay# to [whoever|anybody who] [finds the rest|steals the note|wins more time]; the note [lies|is kept] #x#, with [#localB#|two dogs|a lawyer] [over|beside] it.',
      '#keeper# [borrowed|took] #debt# from #other# for a [load|shipment|cart] that never came. It was [seen|robbed|hidden] #x#; [bring|find] the goods, and #keeper# gives #pay#. #them.cap# would [rather|sooner] it stayed lost, and [has a man there|pays #localB# for that].',
      '#other.cap# [bought up|collected] #keeper.poss# debts, #debt# in all, and wants no money: only [the cellar|the name|the recipe] of #house#. #keeper# [gives|offers] #pay# to learn why, #x#, where #localB# [digs|draws|counts] at night for #them#.',
    ],
    rumour: [
      '#keeper# owes #other# more than #house# is worth.',
      '#other.cap# means to [sell|pull down|burn] #house# #wantDeadline#.',
    ],
    errand: [
      'here for #other#, counting what the stock would fetch',
      'lending #keeper# #debt#, and asking for #house# as the pledge',
    ],
  },
  {
    name: 'protection',
    about:
      /\b(?:protection|extort\w*|racket\w*|gangs?|mob|crime lord|crime boss|mafia|bullied|threatened by|shaken down|thugs?|syndicate)\b/,
    party: { links: 'by|from|to', isDirect: true },
    wants: [
      'To stop paying #other# #asum# a [month|week] without [losing a hand|a fire|moving away]',
      'To see #other# in [chains|court|the river], and not be the one who [talked|testifies|paid for it]',
      'To learn which [neighbour|watchman|customer] tells #other# what the till holds',
    ],
    fears: ['#other.cap#, since the [fire|beating|broken window] #x#', 'The first of the month, when #other# collects'],
    stash: [
      'An envelope for #other#: #asum#, this month’s',
      'A list of what was paid to #other#, with dates, for the day when a judge dares to read it',
    ],
    hook: [
      '#other.cap# [takes|collects] #asum# a [month|week] from every [shop|door] #x#, and now [wants|asks] double. #keeper# and #few# neighbours offer #pay# to end it. The [collector|boy with the bag] comes #wantDeadline#, with #few# clubs; what [few|none] of them know is that #localB# keeps the money.',
      '#keeper# [refused|forgot|could not] to pay #other#, and #helper# did not come home. Look #x#, in a [cellar|loft|boathouse]; the [price|ransom] is #asum#, or #house#. #keeper# [gives|offers] #pay# for #helper#, [alive|unhurt], before [dawn|dark|Friday].',
      'The boy who [carries|counts] the money for #other# has asked #keeper# for help to [run|leave]. He waits #x#, for #few# nights more. #keeper# [gives|offers] #pay# to see him [safe|out of town]; he knows where #localB# [keeps|burned] the book.',
    ],
    rumour: [
      'Whoever does not pay #other# has a fire: ask #localB#, who had one.',
      'The watch has its share of what #other# takes.',
    ],
    errand: ['collecting for #other#, very politely', 'a neighbour, asking what #keeper# means to tell #other#'],
  },
  {
    name: 'fence',
    about: /\b(?:stolen|fences?|hot goods|thieves|thieve?s? guild|burglars?|pickpockets?|loot|pawn\w*|no questions)\b/,
    party: { links: 'from|for', isDirect: false },
    wants: [
      'To see the last of #p# before its [owner|rightful owner], #other#, [walks in|hears of it]',
      'To deal [honestly|openly] from now on, as soon as #other# [allows it|is paid off|is gone]',
      'To find an [honest|distant] buyer for #p#, far from #other#',
    ],
    fears: [
      'A customer who recognises something on the shelf',
      '#other.cap#, and the [watch captain|sound of boots|first honest question]',
    ],
    stash: [
      '#p.cap#, stolen from #other#, under [oilcloth|the floor|yesterday’s bread]',
      'A ledger of who brought what: one page is about #other#',
    ],
    hook: [
      '#keeper# [bought|took] #p#, and [only then|too late] learned whose it was: #other# has #few# people [out looking|in the street]. #keeper# pays #pay# to have #it# put back #x# [unseen|at night], #wantDeadline#. [Sold|Kept|Lost], it costs #keeper# [both hands|#house#].',
      '[Somebody|A stranger|A fool] has robbed #house#, where [half|most] of #place# keeps its stolen goods. #other.cap# wants #it# [back|found] or a [name|head] #wantDeadline#. #keeper# offers #pay#; the trail [leads|goes] #x#, to #localB#, who [did it for love|was paid|is only the lookout].',
      '#other.cap# has [offered|posted] #asum# for #p#, and #localB# knows that #keeper# has #it#. #keeper# [gives|offers] #pay# for #few# quiet people: one must [own up|play the thief] #x# #wantDeadline#, and [get away|be believed].',
    ],
    rumour: [
      'What is stolen by night stands in #house# by noon.',
      '#other.cap# can buy #his# own spoons back at #house#.',
    ],
    errand: ['selling #p#, and in a hurry', 'looking for something that was taken from {his} house #when#'],
  },
  {
    name: 'smuggling',
    about:
      /\b(?:smuggl\w*|contraband|black market|illegal\w*|illicit|banned|outlawed|under the counter|secret cellar|customs)\b/,
    party: { links: 'past', isDirect: false },
    wants: [
      'To bring one [last|more] load past #other# #wantDeadline#, and [then never again|retire on it]',
      'To learn who told #other# about the [cellar|tunnel|second ledger]',
      'To have #localB# [bribed|blamed|promoted], and #other# sent elsewhere',
    ],
    fears: [
      '#other.cap#, and any customer who [taps the floor|asks what is below|has clean boots]',
      'The cellar being found before [the boat|the cart] comes',
    ],
    stash: [
      'A trapdoor under [the rug|a crate|the counter], with #few# untaxed barrels below',
      'A lamp with [green|red] glass, and a table of tides or turnpikes',
    ],
    hook: [
      'A [load|cart|boat] for #house# [lies|waits] #x#, and #other# watches the [road|gate|water]. #keeper# pays #pay# to whoever brings it in #wantDeadline#, [unopened|unseen|dry]. It [is heavier than it should be|breathes|belongs to #localB# as well].',
      '#other.cap# searches the [street|quarter] #wantDeadline#, and the [cellar|loft] of #house# is full. #keeper# gives #pay# for a [night’s|morning’s] work: [carry|cart] it all #x# and back. #localB# [has the key|must not wake|wants a share].',
      'One [barrel|crate] too many came with the last load, and it [knocks|sings|leaks gold]. #keeper# [gives|offers] #pay# to take it #x#, to whom it was [meant for|promised]: #localB#. #other.cap# [follows|smells] it all the way.',
    ],
    rumour: [
      'There is a tunnel from #house# to a cellar #x#.',
      '#other.cap# has bought a [sledgehammer|dog] for the cellar of #house#.',
    ],
    errand: ['asking for “the other list”', 'measuring the outside of #house# against the inside, for #other#'],
  },
  {
    name: 'robbed',
    about: /\b(?:robbed|burgl\w*|shoplift\w*|broken into|thefts?|steals? from|mice|rats?)\b/,
    party: { links: 'by', isDirect: false },
    wants: [
      'To catch [whoever|the thief who] steals from #house# [each|every other] night',
      'To get back what was taken #when#: #p#, and #few# days’ [takings|wages|work]',
      'To find the [hole|key|door] by which #other# gets in',
    ],
    fears: ['That the thief is #helper#', 'The next night, and the one after'],
    stash: [
      'A chair, a blanket and a loaded crossbow, facing the back door',
      'A footprint in plaster, and a button of #them.poss#',
    ],
    hook: [
      '[Each|Every] night [something small|a little] is gone from #house#, and the locks are [whole|untouched]. #keeper# [suspects|blames] #other# and offers #pay# for a night’s [watch|sleep]. The thief comes by the [chimney|drain|cat door], [hides|sleeps] #x#, and is [a child|a monkey|#helper.poss# brother], and hungry.',
      '#p.cap# was stolen from #house# #when#. It was [never|not] #keeper.poss#: #other# [comes|sends] for it #wantDeadline#. #keeper# gives #pay#; #localB# saw the [thief|bag] #x#, and was [told|paid] to forget it.',
      'The thief left #p# [behind|as payment], worth more than all that was taken. #keeper# [gives|offers] #pay# to hear whose it is. The [tracks|feathers|crumbs] end #x#; #other# and #localB# have both come to [claim|buy] it.',
    ],
    rumour: ['The thief of #house# has a key.', '#other.cap# sells, #x#, what was stolen from #house#.'],
    errand: ['hiding one of the #wares# in a sleeve', 'asking about the burglary more closely than one should'],
  },
  {
    name: 'rivalry',
    about:
      /\b(?:rival\w*|compet\w*|feud\w*|across the street|undercut\w*|price war|jealous\w*|envious|better than|(?:hate|hates|fight|fights) (?:each other|one another)|each other)\b/,
    party: { links: 'with|of|from', isDirect: true },
    wants: [
      'To [outdo|outsell|beat] #other# at the [fair|guild feast|market], #wantDeadline#',
      'To learn how #other# can [sell|make] #wares# at half the [price|cost]',
      'To be [praised|noticed] once by #other#, who knows the trade',
    ],
    fears: ['#other.poss.cap# new window', 'Being found out in a small lie about #other#'],
    stash: [
      'One of #them.poss# #wares#, bought in secret and taken apart',
      'A recipe or pattern of #them.poss#, copied by candle',
    ],
    hook: [
      '#other.cap# [opened|rents] #x# and sells the same #wares# for half. #keeper# pays #pay# to [learn|hear] how. The answer comes by [cart|boat] at night, from #localB#: they are [stolen|faulty|made by prisoners|enchanted, and it wears off].',
      'The [guild|duke|temple|army] will order #few# dozen #wares# from one shop [only|alone], and [judges|decides] #wantDeadline#. #keeper.poss# best piece was [smashed|stolen|copied] #when#. #keeper# gives #pay# for proof that #other# did it; it was #localB#, who [hates|owes] both.',
      '#other.cap# is [ill|away|in prison], and the shop #x# stands open to anyone. #keeper# [gives|offers] #pay# for the [pattern|recipe|ledger], #wantDeadline#. #localB# is in there already, for somebody [richer|else], and has [broken|moved] everything.',
    ],
    rumour: [
      '#keeper# and #other# were [partners|married|apprentices together] once.',
      '#other.cap# spits in the mail of #house#.',
    ],
    errand: ['buying one of everything, for #other#', 'carrying a bag from the other shop, and hiding it badly'],
  },
  {
    name: 'licence',
    about:
      /\b(?:tax\w*|licen[cs]e\w*|permits?|inspect\w*|guild|regulations?|bureaucra\w*|eviction|evicted|rent|landlord|lease)\b/,
    party: { links: 'by|from', isDirect: false },
    wants: [
      'To have the [licence|charter] renewed #wantDeadline#, without #other# looking [behind the shelves|in the loft|too closely]',
      'To buy #house# from its [landlord|owner] before #other# [does|can]',
      'To find one [clean|signed] paper that says #house# may [stay|sell #wares#]',
    ],
    fears: ['#other.cap#, who signs the papers', 'A certain paragraph that nobody has read yet'],
    stash: ['A licence, expired #when#, with the date changed', 'A bribe for #other#: #asum#, wrapped as a cheese'],
    hook: [
      '#other.cap# closes #house# #wantDeadline# for want of a [paper|stamp|seal] that was stolen on [purpose|order]. #keeper# gives #pay# for it; it [lies|is] #x#, with #few# [others|more], and #localB# sells each [back|again] at #asum#.',
      'The rent of #house# has [tripled|doubled twice], and #other# is behind it: something lies under the [floor|hearth|yard]. #keeper# offers #pay# to [dig|look] first, #wantDeadline#, [quietly|by night]. #localB# has the [old plan|spade|key].',
      '#other.cap# has found a [law|map] by which #house# stands in the road. It comes down #wantDeadline#. #keeper# [gives|offers] #pay# for the [boundary|milestone] that #localB# [moved|buried], #x#, [two paces|a yard] to the left.',
    ],
    rumour: [
      '#other.cap# wants #house# closed, and not for the reasons in the letter.',
      'Half of #keeper.poss# papers are signed by a dead man.',
    ],
    errand: ['from #other#, and writing things down', 'waiting to be bribed, with patience'],
  },
  {
    name: 'fakes',
    about:
      /\b(?:fakes?|forge[dr]\w*|forgery|counterfeit\w*|fraud\w*|swindl\w*|con (?:man|artist)|snake oil|useless|dubious|cheats?|overpriced)\b/,
    wants: [
      'To get back the one [real|true] piece, [sold|given] by mistake to #other#',
      'To be gone from #place# before #other# [tries|tests] what was [bought|paid for]',
      'To learn who [makes|ages] the fakes that #other# sells as #keeper.poss#',
    ],
    fears: ['Any expert who turns it over', 'The day #other# finds out what #p# is made of'],
    stash: [
      'Glue, gilt paint and a book of other people’s signatures',
      'The real #wares#, #few# of them, not for sale',
    ],
    hook: [
      '#keeper# sold #other# a [copy|fake] and kept the [real|true] one; or so #keeper# [believed|meant]. It was the other way [round|about]. #keeper# gives #pay# to have them [exchanged|swapped] #x#, before #them# [has it valued|wears it to court|gives it away] #wantDeadline#.',
      'One of the [fakes|copies] [works|is magic]. It went to #localB#, who is now [floating|invisible|two people] #x#. #keeper# pays #pay# to have it [back|undone] before #other# hears; and would [dearly|gladly] know who made it.',
      '#other.cap# brings an expert to #house# #wantDeadline#. #keeper# has #few# days, and [gives|offers] #pay# to have #few# true #wares# [lent|borrowed]; they stand #x#, where #localB# [collects|guards] them, and put back after.',
    ],
    rumour: [
      'Nothing in #house# is older than last week.',
      '#other.cap# paid #asum# for #p#, and it [melts|is painted wood].',
    ],
    errand: ['asking for {his} money back, with a friend', 'praising #p# loudly: {he} is paid to'],
  },
  {
    name: 'gambling',
    about: /\b(?:gambl\w*|bets?|betting|wager\w*|dice|cards|lottery)\b/,
    party: { links: 'to|with|against', isDirect: false },
    wants: [
      'To win #house# back from #other#, at the same [table|game]',
      'To win once [more|again], only once, against #other#',
      'To find out how #other# always knows the [last|next] card',
    ],
    fears: ['The next card', '#other.cap#, who holds the paper to half of #house#'],
    stash: ['A pack of cards with #few# aces', 'The deed to #house#, pawned and bought back #few# times'],
    hook: [
      '#keeper# [lost|staked] #house# to #other# at #cards# #when#. There is one more [game|round] #wantDeadline#, #x#. #keeper# gives #pay# to whoever [plays it|watches #them.poss# sleeves]. [Everybody|Half of #place#] comes to see #keeper# lose, and #localB# deals.',
      '#helper.cap# has [staked|bet] the whole till with #other#, on a [race|cockfight|duel] #x# #wantDeadline#. #keeper# [cannot|must not] lose it, and gives #pay# for making sure; both [sides|beasts] are [fixed|bought] already, by #localB#.',
      '#other.cap# will [forgive|tear up] it all if #keeper# throws the [race|match|fight] #x# #wantDeadline#. #keeper# [gives|offers] #pay# to [lose|win] it honestly instead. #localB# has [drugged|bought] the wrong one.',
    ],
    rumour: [
      '#house.cap# changes owners every new moon, at #cards#.',
      '#other.cap# has never lost a game against #keeper# and never played fair.',
    ],
    errand: ['here to see what #other# has won', 'offering double or nothing on the price of everything'],
  },
  {
    name: 'inheritance',
    about:
      /\b(?:inherit\w*|heirs?|heiress|left (?:him|her|them) the|wills?|late (?:father|mother|husband|wife|uncle|aunt|master)|family business|generations|grandmother|grandfather)\b/,
    hints: /\b(?:widow|widower|young|orphan)\b/,
    party: { links: 'from', isDirect: false },
    wants: [
      'To find the [rest|second half] of the will, before #other# has #house# by the [first|other]',
      'To keep #house# as it was [left|willed], whatever #other# [offers|swears]',
      'To hear from one [witness|servant] what the dead owner said of #other#',
    ],
    fears: ['Not being the heir after all', '#other.cap#, who is kin, and never lost a lawsuit'],
    stash: [
      'Half a will, in the late owner’s hand',
      'A key to nothing in #house#, left in an envelope “for when they quarrel”',
    ],
    hook: [
      '#house.cap# was left to #keeper#; #other# has an [older|other] will and a lawyer. The [witness|notary] is #localB#, who [vanished|was paid|lost all memory] #when# and was seen #x#. #keeper# gives #pay# for a true oath [in court|before the judge] #wantDeadline#.',
      'The [old|last] owner hid something and left #few# [riddles|clues] about it, all in #house#. #other.cap# has [solved|stolen] most. #keeper# shares it, or gives #pay#, for the [rest|others]; the last [leads|points] #x#, and [down|up a chimney].',
      'A [third|lost] heir has come: #localB#, with half a [ring|song]. If it fits, neither #keeper# nor #other# has #house#. #keeper# [gives|offers] #pay# to find the other half, #x#, and promises to [abide|live] by it; #other# has promised nothing.',
    ],
    rumour: [
      'The old owner of #house# did not die of a fall.',
      '#other.cap# would have had #house#, but for a page that burned.',
    ],
    errand: [
      'a cousin, looking at everything as if it were {his} already',
      'asking for something the old owner promised {him}',
    ],
  },
]
