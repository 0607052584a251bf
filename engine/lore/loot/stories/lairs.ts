import { list, type Story } from './story.ts'

/** Beasts that gather, folk who collect, and adventurers who did not come back. */
export const lairStories: readonly Story[] = [
  {
    name: 'tribute',
    theme: 'dragon',
    figures: list(
      'red dragon, hill giant, green wyrm, ogre king, black dragon, frost giantess, troll queen, old wyvern',
    ),
    about: /\b(?:tribute|tyrants?|overlords?)\b/,
    hints: /\b(?:dragons?|wyrms?|drakes?|wyverns?|dragonborn|giants?|giantess|ogres?|trolls?|warlords?|hydra)\b/,
    others: list('village elder, young queen, mayor, shepherds’ council, mine master'),
    happened: [
      '#owner.cap# had it from #town# as tribute, [each spring|every new moon|once a year], and #other# brought the sacks. The last was [a cow|#sum#|a daughter] short.',
      '#owner.cap# drove #other# out of the mines at #town# for it, #ago#, and has [slept|gloated|brooded] on it since.',
      '#other.cap# [tried|sent|hired] #few# [heroes|poisoners] from #town# against #owner#; their [arms|purses|rings] make the [top|best|newest] layer of #it#.',
    ],
    trouble: [
      '#who.cap# [knows|has numbered] every piece by [smell|heart], and would [burn|flatten] #town# for one [cup|ring]. The [tracks|smell] of whoever takes any lead [home|straight there].',
      'It is all that #town# had. Spend it elsewhere, and the next tribute must be paid in [children|cattle|people]; the [bell|beacon] for that is set for [new moon|the first frost|Sunday].',
      '[Eggs|Young|Bones] lie under the [heap|south side], and #who# [counts|turns|smells] them at [dusk|noon]. [Warm|Quiet|Careful] hands may work until then; [cold|clinking] ones bring #who# down on #town# [tonight|first].',
    ],
    claim: [
      '#other.cap# comes #soon# from #town# with #agent# and [carts|the whole council]. They know what is theirs by [mark|list], ask for [half|two thirds], and make heroes of those who give it; a refusal is [wept over|met with pitchforks].',
      '#agent.cap# serves #who# and comes #soon#, [shaking|fawning], to offer #sum# for #prize# alone, before it is [missed|counted]. If not, #aShort# [must say|will scream] who has it.',
      '#few.cap# [shepherds|miners|brides] with #agent# come #soon# from #town#: not for [gold|coin], but to [beg|bribe] you to [finish|distract] #who#. #other.cap# adds [#sum#|a title|a farm] on a [plate|scroll]; [delay|thanks] costs [sheep|a street].',
    ],
    mark: ['paid as tribute by #other#', 'flattened on the side #who# slept on'],
    kept: [
      'a tribute list of #town#, [nine|six] years, in #other.poss# hand',
      'a plea from #town# on a sheep’s [skin|collar]',
    ],
  },
  {
    name: 'collector',
    about:
      /\b(?:collect(?:s|ed|ing|ion)|(?<!(?:tax|debt|toll|tithe|rent|bone) )collectors?|hoard(?:s|ed)|obsess\w*|passion for|gathered|accumulat\w*|made entirely|nothing but|museum|connoisseur)\b/,
    others: list('rival collector, museum keeper, auctioneer, maker’s widow, antiquary'),
    happened: [
      '#owner.cap# wanted every one there was of its kind, and had all but [one|two]: the last belonged to #other#, who would not [sell|trade] it for #sum#.',
      '#owner.cap# paid #other# #sum# for the first piece and [stole|begged|killed for] the rest. #prize.cap# was the [pride|heart] of the collection.',
      '#other.cap# [dared|bet|asked] #owner# to find a [second|better|true] one; [in #years# years|across six lands] #who# found all the others, [in #town#|at auction|in graves].',
    ],
    trouble: [
      'The collection is worth [three times|double] as much whole, and #other# is the only one who [can tell|would pay] that. Break it up in #town#, and the best pieces turn out to have [owners|thieves|copies].',
      '#prize.cap# came with a warning from #them#: never let it stand [alone|still|in the dark], never [wind|clean] it on [Sunday|a full moon]. #who.cap# did, once; that is why this is here.',
      '[Labels|Shelves|Cases] here hold #few# empty places, and #who# paid [thieves|sailors] in #town# ahead for each. They still [deliver|come], at [night|odd hours], want [#sum#|thanks], and bring something [alive|cursed|stolen].',
    ],
    claim: [
      '#other.cap# comes #soon# with #agent# and a magnifying glass, for #prize# only: #sum#, or any [two|three] other things of the same [worth|age]. Refused, #aShort# returns by the [skylight|drains].',
      '#agent.cap# speaks for those #who# [robbed|cheated|outbid], #few# of them, all [old|angry], and arrives #soon# with a list. They would settle for [one piece each|a fair auction]; else they [sue|all come in person].',
      '#agent.cap#, [maker|mender|heir] of #prize#, comes #soon# to [hear|wind|look at] it once before [dying|a sale]. #aShort# can [name|value|mend] all the rest, and [warns|hints] that #other# has [bid|lied] for the [fault|secret] in it.',
    ],
    mark: [
      'with #who.poss# own number, in white ink, from one to #few#',
      'catalogued as “the best”, bought from #other#',
    ],
    kept: [
      'a want list: one thing, owned by #other#, underlined',
      'a catalogue in [tiny|loving] script, #few# entries, each with a price and a [sin|name]',
    ],
  },
  {
    name: 'fallen heroes',
    theme: 'wild',
    figures: list('owlbear, giant spider, cave hydra, bridge troll, swamp hag, mimic, basilisk, manticore'),
    about:
      /\b(?:adventurers?|adventuring|part(?:y|ies) of|hero(?:es)?|delv\w*|explorers?|expedition|dungeon|dead (?:knight|wizard|paladin|ranger)|lair|nest|mimic|owlbears?|spiders?|beholder|monster\w*|swallow\w*|belly)\b/,
    hints: /\b(?:knight|paladin|ranger|wolf|bear|beast|eaten|devoured|courier)\b/,
    others: list('guild of delvers, grieving brother, sponsor, cartographer, bard'),
    happened: [
      '#owner.cap# never spent a coin of it: it came off those who [walked|crept|charged] in, #few# of them the last time, sent from #town# by #other#.',
      '#owner.cap# got it from a party of #few# out of #town#, who were to meet #other# at the [gate|well] with the [map|shares] and were never seen.',
      '#other.cap# [drew|sold] #few# maps in #town#, all to the same [door|throat]; #owner# [fed|woke|learned] each time, and #it# grew by a [purse|sword|boot].',
    ],
    trouble: [
      'One of those [heroes|delvers] is alive in a [side cave|crack|cocoon], [delirious|very thin], and owns a fifth of this. Moved carelessly, [he|she] will [scream|die]; saved, will [swear|tell] where the rest lies.',
      'A journal tells how they died: [third door|the quiet one|the floor], each page in another hand. The last line says that #prize# [opens|wakes|calls] it.',
      '[Armour|Packs|Ropes] hang where they were [dropped|cut], and #few# [lamps|snares] of theirs still [work|burn]. #who.cap# has [learned|copied] their [whistle|tactics|voices]: somebody calls, in the accent of #town#, for [help|you].',
    ],
    claim: [
      '#other.cap# sends #agent# #soon# for bodies, badges and #prize#, and pays #sum#. The rest is finders’, by [guild law|custom]; hidden badges mean [a murder charge|trouble] in #town#.',
      '#agent.cap# was the one who ran. #aShort# comes #soon# to see if anybody lives who [knows|saw] it, with a share to [claim|bury], and can be [shamed|pushed] either way.',
      '#few.cap# [rivals|students|mothers] with #agent# come #soon# from #town# to [rescue|avenge|finish] it. They have [rope|drink|#other.poss# map], count each [badge|boot], and [split|fight] fairly with those who [bled|cry] too.',
    ],
    mark: ['with tooth marks, and the badge of #other#', 'off a hero from #town#, name inside'],
    kept: [
      'a contract with #other#: #few# shares, [four|five] now spare',
      'a last page: “[do not run|it hears|not the left door]”',
    ],
  },
  {
    name: 'pilfered',
    theme: 'wild',
    figures: list('goblin, kobold, magpie, rat king, talking raven, street urchin, gremlin'),
    about: /\b(?:pilfer\w*|scaveng\w*|junk|trinkets|odds and ends|shiny things)\b/,
    hints:
      /\b(?:goblins?|kobolds?|magpies?|rats?|ravens?|crows?|ratcatcher|monkeys?|cats?|gnomes?|urchins?|beggars?)\b/,
    others: list('washerwoman, watchmaker, schoolteacher, toll-keeper, duchess’s maid'),
    happened: [
      '#owner.cap# took a little from every [sill|pocket|wash-line] in #town#, never [two things|more than one] from a house, except from #other#, who left the [window|door] open.',
      '#owner.cap# cannot tell [gold from brass|a crown from a colander], and has kept [#few# spoons|a clock hand|buttons] beside what #other# lost: that alone is worth #sum#.',
      '#other.cap# [chased|caught|fed] #owner# through #town# over a [bun|hairpin|spoon], and never [looked|thought] where such things [went|add up].',
    ],
    trouble: [
      'All of #town# is missing something, and everybody blames a neighbour: #few# fights, one [stabbing|divorce]. Bring it back, and it stops; be seen with it, and it was [you|always you].',
      'They are coming home: a [shriek|rattle|small song], then dozens, with [forks|stones|teeth]. They fight for [the shiny|#prize#] and trade anything else for [food|a hat].',
      '[Bells|Tins|Glass] on strings hang round it, and #few# small [sentries|nests] above. One [sneeze|gleam|crumb], and all [throw|scream|drop]; one [button|song|biscuit], and they [swap|show] #prize# like [friends|hosts].',
    ],
    claim: [
      '#other.cap# comes #soon# in a great [hat|temper] with #agent#, describes #prize# to the scratch, and pays #sum#. Whoever denies having it is called a thief through [all #town#|the market].',
      '#agent.cap# from #town# was hanged in all but name for these thefts, and needs [them shown|a witness]. #aShort# comes #soon#, takes nothing, and would [owe|serve] you.',
      '#agent.cap# [trains|feeds|hunts] them for [a living|pleasure] in #town#, comes #soon# with [seed|nets|cheese], and takes [a third|#prize#] as [rent|damages]. [Hurt|Caged], they never [trade|sleep]; #other# [pays|weeps] either way.',
    ],
    mark: ['snatched from #other.poss# window', 'tied up with string, feathers and pride'],
    kept: [
      'a button, a spoon and a [wig|false tooth] from #other#',
      'a [chalk|bitten] tally of #few# houses in #town#, one smiling',
    ],
  },
]
