import type { ShopStory } from './story.ts'

/** What is strange about a shop, its goods or its customers. */
export const uncannyStories: readonly ShopStory[] = [
  {
    name: 'curse',
    about:
      /\b(?:curse[ds]?|hex\w*|jinx\w*|turning into|turned into|transform\w*|becoming|werewol\w*|lycanthrop\w*|petrif\w*|bewitched|enchanted by|under a spell|half[- ](?:frog|toad|stone|tree))\b/,
    party: { links: 'by', isDirect: false },
    wants: [
      'To have the curse [lifted|eased] by #other#, who laid it, #wantDeadline#',
      'To hide what the curse has done so far: [the hands|the voice|the third night of it]',
      'To find one other whom #other# cursed, and ask how it [ends|ended]',
    ],
    fears: ['The next change, which comes with the moon', 'That #other#, who laid it, has died'],
    stash: [
      'Ointment, bandages and a mirror, for what the curse has changed',
      'A diary of the change: [#few# weeks|a page a day], ending in a hand that can hardly hold the pen',
    ],
    hook: [
      '#keeper# [offended|cheated|turned away] #other# #when#, and the curse [grows|spreads] each night. It lifts with [an apology|the right words|a tear] from #them#, #x#. #keeper# [hides|wears gloves] and gives #pay# to whoever brings #them# here before it is [complete|seen], #wantDeadline#.',
      'What would [cure|undo] the curse is known: #p#, and something that [grows|hides] #x#. #other.cap# has [both|one] and likes #keeper# [as it is|cursed]. The pay is #pay#, now, while #keeper# can still [count|speak]; #localB# has begun to notice.',
      '#other.cap# laid it on the wrong one: it was meant for #localB#, who [knows|laughs]. #keeper# [gives|offers] #pay# to bring the two together, #x#, #wantDeadline#; the curse must be [taken|carried] over freely, or [bought|begged] off.',
    ],
    rumour: [
      'Do not shake #keeper.poss# hand: it has changed, and it spreads.',
      '#other.cap# laid the curse on #keeper#, over a [bill|kiss|bad bottle].',
    ],
    errand: [
      'watching #keeper.poss# hands, and the thing that is happening to them',
      'selling #keeper# a cure, the third this week',
    ],
  },
  {
    name: 'haunting',
    about:
      /\b(?:ghosts?|haunt\w*|spectres?|spirits?|poltergeists?|phantoms?|dead (?:owner|keeper)|banshee|s[ée]ances?)\b/,
    party: { links: 'by|of', isDirect: false },
    wants: [
      'To learn what the ghost of #other# [wants|waits for], and give it',
      'To keep the ghost of #other# from being [driven out|laid]: it [does the sums|keeps thieves off]',
      'To have the ghost of #other# sleep one night [through|in peace]',
    ],
    fears: ['The hour when the ghost of #other# comes down the stair', 'That the ghost will name who did it'],
    stash: [
      'A plate and a cup, set out for the ghost of #other# each night',
      '#p.cap#, which is cold, and was #other.poss# in life',
    ],
    hook: [
      'The ghost of #other# has begun to [serve|warn] customers at night, and gave #localB# #p#. Now it [weeps|knocks] and will not stop. #keeper# pays #pay# to have #it# [back|home], which is now #x#, and to whoever asks the ghost the [one|old] question: who did it?',
      'A [priest|exorcist] comes #wantDeadline# to drive the ghost out, and #keeper# would rather keep #other#. #keeper# gives #pay# to learn what [holds|binds] it here. A [bone|ring] lies #x#, under #few# stones; #localB# put it there.',
      'The ghost of #other# has written a [name|street] in the dust: it leads #x#. #keeper# [gives|offers] #pay# to [dig|ask] there. #localB# went pale at the [name|news], and has hired #few# men to [dig|stop it] first.',
    ],
    rumour: [
      'The ghost in #house# is #other#, and #localB# knows why.',
      'Whoever buys from the ghost at #house# gets the right change in old coin.',
    ],
    errand: ['kin of the ghost, and does not dare to go upstairs', 'here to measure the cold spots'],
  },
  {
    name: 'graves',
    about:
      /\b(?:found (?:in|on|with) the dead|the dead|corpses?|graves?|grave ?robb\w*|coffins?|undertaker|funeral|embalm\w*|necromanc\w*|undead|tombs?|crypts?|body parts|skeletons?|zombies?|vampires?|lich)\b/,
    wants: [
      'To know whose grave #p# came [out of|from], before #other# does',
      'To find a supplier who digs [deeper|faster] and talks [less|lower] than #other#',
      'To stop [dreaming|hearing] of the one from whom #p# was taken',
    ],
    fears: ['The dead coming to fetch what was theirs', 'A widow who knows the ring on the third shelf: #other#'],
    stash: [
      'A tray of rings, each tied to a tooth with a number: taken from the dead of this month',
      'A spade, still wet, and the sexton’s list of who is buried when',
    ],
    hook: [
      '#p.cap# came out of a [coffin|tomb] #x# and into #house#. Now the [dead|owner] stands outside at night and waits. #keeper# gives #pay# to have #it# put [back|under], with the lid shut; #other# has the [key|plan] to the vault and wants a share.',
      '#other.cap# [bought|saw] a dead father’s ring at #house#, and [understood|fainted]. #few.cap# families [open|dig up] their graves #wantDeadline# to look. #keeper# pays #pay# to have it all [returned|reburied] first, #x#, in the dark, each [thing|tooth] to its own [grave|owner].',
      '#few.cap# of the dead whose goods #keeper# sold were not quite [dead|gone]. They are #x#, and [polite|cold]. #keeper# [gives|offers] #pay# to carry their things to them #wantDeadline#; #other# would rather [burn|sell] the lot.',
    ],
    rumour: [
      'What #keeper# sells was last worn at a funeral.',
      '#other.cap# found a grandmother’s teeth in the window of #house#.',
    ],
    errand: [
      'a gravedigger with a heavy sack, waiting for the others to leave',
      'looking for what {his} mother was buried in',
    ],
  },
  {
    name: 'bargain',
    about:
      /\b(?:devils?|demons?|fiends?|infernal|souls?|pacts?|hags?|warlocks?|genies?|djinn\w*|wish(?:es)?|deal with|bargain\w*|archfey|patron)\b/,
    party: { links: 'with|to', isDirect: false },
    wants: [
      'To sell #few# more [souls|signatures] for #other# and be [quit|free]',
      'To read the contract with #other# again, beside somebody who [can|dares]',
      'To find somebody whom #other# [fears|owes]',
    ],
    fears: ['#other.cap#, who collects #wantDeadline#', 'Signing anything'],
    stash: [
      'A contract with #other#, warm to the touch, #few# pages of it',
      'A jar with something small and bright in it, labelled with a customer’s name',
    ],
    hook: [
      '#keeper# sold a soul to #other# for #house#, and it is due #wantDeadline#. There is one [way|door] out: somebody must take #p# #x# and [give|throw] it away for nothing. The pay is #pay#, and #other# will bid against it.',
      'A customer signed the [receipt|bill] at #house# without reading, and #other# has come for the [customer|soul]: #localB#. #keeper# gives #pay# to have the [receipt|page] out of the book, #x#. [Burning|Stealing] does not work; [forgiving|trading] might.',
      '#other.cap# offers to [swap|trade]: #helper# for the debt. #keeper# must choose #wantDeadline# and cannot. #keeper# [gives|offers] #pay# for what #other# cannot resist: it is kept #x#, by #localB#, in a [bottle|cradle|song].',
    ],
    rumour: ['The receipts of #house# are worth reading twice.', '#keeper# has had no shadow since #other# called.'],
    errand: ['from #other#, and smelling of struck matches', 'trying to buy back what {he} sold here at sixteen'],
  },
  {
    name: 'prophecy',
    about:
      /\b(?:prophec\w*|prophes\w*|fortune.?tell\w*|oracles?|omens?|foretold|foresee\w*|the future|visions?|divin\w*|seers?|fates?)\b/,
    party: { links: 'by|about', isDirect: false },
    wants: [
      'To prove #other.poss# prophecy wrong, at least the [part|line] about #house#',
      'To find out what was on the torn [half|page]: #other# has it',
      'To see no [further|more], and sell #wares# like anybody',
    ],
    fears: ['The day that was foretold, #few# days off', 'What comes in sleep'],
    stash: ['A sealed vision, marked “not while #other# lives”', 'A list of #few# things foretold, all ticked but two'],
    hook: [
      '#other.cap# foretold that #house# [burns|falls] #wantDeadline#, with a stranger in it. #keeper# gives #pay# to strangers who [stay away|learn], or find out, who is [paid|sworn] to make it true. [Oil|Powder] has been bought, #x#, by #localB#.',
      '#keeper# sold somebody the wrong [future|fortune] by mistake: it was #localB.poss#, and #other# is [living|spending] it. #keeper# gives #pay# to [exchange|mend] them, #x#, before the [part|day] with the [axe|crown|twins].',
      '#other.cap# paid to hear the [end|worst], and has told the street: now everybody [flees|drinks|marries]. #keeper# [made|got] it wrong by a name. #keeper# [gives|offers] #pay# to tell them #x#, #wantDeadline#, and to find the one it was [for|of]: #localB#.',
    ],
    rumour: [
      '#keeper# knew of the flood and sold boats.',
      '#other.cap# was told a date at #house# and has bought a coffin.',
    ],
    errand: ['back to complain that it came true', 'asking what #other# was told, and offering #asum#'],
  },
  {
    name: 'experiments',
    about:
      /\b(?:experiment\w*|explo\w*|unstable|dangerous|volatile|mad (?:scientist|alchemist|wizard|inventor)|invent\w*|prototypes?|accidents?|side effects?|clockwork|golems?|gone wrong)\b/,
    wants: [
      'To try it once [more|again], with somebody else [holding|drinking] it',
      'To call back one [bottle|box], sold to #other# before it [goes off|wakes|hatches]',
      'To learn why the [third|last] one worked, and only on #other#',
    ],
    fears: ['A ticking, when nothing ought to tick', '#other.cap#, who remembers the last time'],
    stash: [
      'The one that worked, under a bell jar, chained',
      'A ledger of accidents: #few# pages, the last about #other#',
    ],
    hook: [
      'By mistake #helper# sold the [test piece|prototype] to #other#. It will [explode|hatch|answer back] #wantDeadline#. #keeper# pays #pay# to fetch it, #x#, without [running|music], [shaking|wetting] it, or saying its name.',
      'The last [experiment|try] of #keeper.poss# got out, and has been seen #x#. It is [about as|nearly as] large as a dog and learns [quickly|songs]. #keeper# gives #pay# for it alive; #other# offers [the same|double] for it dead, and #localB# feeds it.',
      'It works, and #other# wants [it|the notes] for the army #wantDeadline#. #keeper# wants it [burned|drowned] instead, and cannot. #keeper# [gives|offers] #pay# to do it, #x#; #localB# has made a copy, nearly [right|stable].',
    ],
    rumour: [
      'The last helper at #house# was never found, only a hat.',
      '#other.cap# lost both eyebrows at #house# and is suing.',
    ],
    errand: ['returning something that has begun to glow', 'insured against #house#, and taking notes'],
  },
  {
    name: 'cult',
    about:
      /\b(?:cults?|cultists?|forbidden|sacrific\w*|dark god|elder|eldritch|heretic\w*|dark (?:magic|arts|rituals?)|rituals?|evil temple|worship\w*)\b/,
    party: { links: 'of|to', isDirect: false },
    wants: [
      'To leave #other#, whom nobody [leaves|refuses]',
      'To sell them the wrong [candles|oil], #wantDeadline#, and see what does not [come|burn]',
      'To find out which [customer|neighbour] reports to #other#',
    ],
    fears: ['The sign of #other#, chalked on the door #when#', 'The ninth customer, whoever it is'],
    stash: [
      'A robe, a mask and a knife that is never cold',
      'An order from #other#: #few# of each, black, #wantDeadline#',
    ],
    hook: [
      '#other.cap# has ordered #few# things from #house#, and #keeper# has [understood|read] what they are for. It happens #x#, #wantDeadline#, and #localB# is to be the [last|best] ingredient. #keeper# gives #pay#, and the [back door|robe room] key.',
      '#keeper# used to [belong|pray] to #other#, and left with #p#. They want #it# [back|whole], or #helper#. #keeper# gives #pay# to carry #it# #x# and [throw|sink] it in deep; whoever holds it hears [singing|waves|their name].',
      '#other.cap# meets #x# #wantDeadline#, and #helper# is going, of free will. #keeper# [gives|offers] #pay# to bring #helper# [home|to reason]. #localB# was saved from them once, with a [bell|lie|bucket], and remembers how.',
    ],
    rumour: [
      'Candles from #house# are bought by the gross, and no temple has seen them.',
      '#other.cap# meets below #house# when the shutters are up.',
    ],
    errand: [
      'buying rope, chalk and a goat’s bell, with #asum# in old gold',
      'making a small sign at #keeper# with two fingers',
    ],
  },
  {
    name: 'beast',
    about:
      /\b(?:monsters?|beasts?|pets?|mimics?|dragons?|griffins?|owlbears?|cages?|menagerie|exotic animals|eggs?|creatures?|talking (?:cat|dog|parrot|raven|rat)|familiars?|owls?|spiders?|snakes?)\b/,
    wants: [
      'To find a good [home|cage] for what hatched #when#, before #other# [hears of|smells] it',
      'To keep it [fed|hidden], quiet and #wantDeadline# [asleep|sold]',
      'To learn its [name|food|mother], which only #other# knows',
    ],
    fears: ['Feeding time', 'That #other# will tell the watch what is in the back'],
    stash: ['An egg in hot sand, cracked since this morning', 'A bowl with a name on it, much too large for a dog'],
    hook: [
      'It got out of #house# #when#, through a [wall|window|roof]. #keeper# gives #pay# to have it back [unhurt|asleep]: it is young, [frightened|teething] and #x#, and #other# has offered #asum# for the [hide|head]. It likes [honey|brass|being sung to].',
      '#other.cap# ordered [one|a small one] from abroad, and a crate came to #house# that holds [another|the wrong one]: much larger, and asleep. #keeper# gives #pay# to deliver it #x#, before it wakes #wantDeadline#. The [mother|hunter] follows the crate.',
      'It has begun to [talk|grow|glow], and what it says is about #other#. #keeper# [gives|offers] #pay# to take it #x#, where it asks to go, [unseen|by barge], #wantDeadline#. #localB# has guessed, and sells [tickets|nets].',
    ],
    rumour: [
      'Something behind the shop eats #few# chickens a day.',
      '#other.cap# saw an eye at the keyhole of #house#, as large as a plate.',
    ],
    errand: ['bringing a bucket of scraps, for “the dog”', 'asking what such a creature fetches, skinned'],
  },
  {
    name: 'strange hours',
    about:
      /\b(?:only (?:opens?|appears?|open)|appears?|at midnight|after midnight|full moon|by night|moves|moving|wander\w*|travel\w*|vanishing|teleport\w*|floating|flying|between worlds|another (?:plane|world|dimension)|portal|invisible|larger inside|bigger on the inside|never in the same)\b/,
    wants: [
      'To stay in #place# for once, [longer|later] than #other# allows',
      'To be [open|here] when #other# comes by, who is always a [day|door] late',
      'To find the [key|clock] that #other# took, and stop in one place',
    ],
    fears: ['The bell that ends the opening hours', 'Being left behind when #house# goes'],
    stash: [
      'A timetable of where #house# will stand: #few# more places, then a blot',
      'A door handle that fits no door here',
    ],
    hook: [
      '#house.cap# is [gone|shut] again #wantDeadline#, and #helper# is still out #x#, with the [key|cat]. #keeper# cannot leave and gives #pay# to have [both|them] back before the door [closes|goes]. #other.cap# has [waited|plotted] for years to see it stay.',
      'Last time #house# [opened|stood] in another town, and a customer [stayed|hid] in it: #localB#, who is [wanted|married] there. #other.cap# has come after. #keeper# pays #pay# for [peace|a bargain] before the next opening, or for seeing #localB# out #x#.',
      '#house.cap# comes here because something #x# [calls|pays] it. #other.cap# means to [dig|sell] it up #wantDeadline#. #keeper# [gives|offers] #pay# to see that it stays, and goods from #few# other towns; #localB# lives on top of it.',
    ],
    rumour: [
      '#house.cap# was not in this street last month; #other# has the old map.',
      'Whoever is inside #house# at closing time comes out elsewhere.',
    ],
    errand: ['waiting, for #few# years now, for #house# to open again', 'asking what year it is, carefully'],
  },
  {
    name: 'odd coin',
    about:
      /\b(?:accepts?|payments?|pay(?:s|ing)? (?:in|with)|paid in|currency|barter\w*|instead of (?:gold|coin|money)|price is|takes only)\b/,
    wants: [
      'To give one customer, #other#, back what was [paid|taken]',
      'To have enough, #wantDeadline#, to [pay|feed] the one who supplies #wares#',
      'To learn what the [landlord|supplier] does with what #other# paid',
    ],
    fears: ['Running out of change', 'That #other# will want it back'],
    stash: [
      'The till: rows of jars, each with what somebody paid and a name',
      '#other.poss.cap# payment, in a box that must not be opened indoors',
    ],
    hook: [
      '#other.cap# paid at #house#, and has since [understood|missed] what it was. #localB# has [stolen|borrowed] it from the till to sell it [back|on]. #keeper# gives #pay# for it, #x#, [unopened|whole]; or lets you keep what is in the next [jar|box].',
      '#keeper# is short of what the [supplier|landlord] takes, #wantDeadline#, and may not ask [customers|anybody] twice. #keeper# gives #pay# for #few# people who would [part|trade] with some of theirs; #other# has more than [anybody|most], and lives #x#.',
      '#localB# has paid too much, and [fades|forgets] by the hour. #keeper# [gives|offers] #pay# to carry it back, #x#, in a [jar|whistle]; #other# will try to [buy|spill] it on the way. It has to be there #wantDeadline#.',
    ],
    rumour: [
      'It is not coin that #house# takes: #other# paid, and has been odd since.',
      'Nobody can say afterwards what was paid at #house#.',
    ],
    errand: ['wanting back what {he} paid with #when#', 'counting what {he} has left to pay with'],
  },
  {
    name: 'living goods',
    about:
      /\b(?:talking|sentient|intelligent|whisper\w*|alive|living|animated|singing|sapient|possessed|awakened|moving portraits)\b/,
    wants: [
      'To sell each of the #wares# to somebody it [likes|chooses]',
      'To stop one of them from telling #other# what it [heard|saw]',
      'To find the maker of the #wares#, whom #other# [hid|sold]',
    ],
    fears: ['What they say to each other after closing', 'Being outvoted'],
    stash: [
      'One of the #wares#, gagged, and facing the wall',
      'A contract between #keeper# and the stock, in very small writing',
    ],
    hook: [
      'One of the #wares# heard #other# plan a [crime|poisoning] #x#, and talks of it to [customers|the watch]. #keeper# gives #pay# to have it [stopped|proved] #wantDeadline#; #other# has asked to [buy|burn] the whole shelf.',
      'The #wares# [strike|sulk], until the one sold to #other# is brought home; it is #x#, and badly [kept|used]. #keeper# pays #pay#. It does not [want|mean] to come.',
      '#other.cap# has a warrant: the #wares# are [witnesses|stolen people|unlicensed minds]. #keeper# [gives|offers] #pay# to find the maker #x#, #wantDeadline#, who [enchanted|trapped] them; #localB# is one of them, on legs.',
    ],
    rumour: [
      'The #wares# of #house# vote on who is served.',
      '#other.cap# was called a liar by something on the third shelf.',
    ],
    errand: ['being interviewed by what {he} came to buy', 'arguing with something on a shelf, and losing'],
  },
]
