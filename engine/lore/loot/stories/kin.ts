import { list, type Story } from './story.ts'

/** Love, kin, oaths and grudges. */
export const kinStories: readonly Story[] = [
  {
    name: 'love',
    about: /\b(?:love[ds]?|lovers?|loving|beloved|sweetheart|affair|jilted|heartbro\w*|elop\w*|romance|mistress)\b/,
    others: list('miller’s daughter, sea captain, married duchess, singer, elven envoy, enemy’s son'),
    happened: [
      '#owner.cap# put it by to run away with #other#, and waited at the [bridge|ferry|well] of #town# until [morning|the snow came|spring]. Nobody came.',
      '#owner.cap# loved #other# and could not say so. Every piece was [bought|made|stolen] as a gift, #years# years of them, and none was ever [sent|given].',
      '#other.cap# [wrote|sang|left] only once, and #owner# answered in [silver|rings|small gifts] by every [coach|tide] from #town#, all [refused|returned|lost].',
    ],
    trouble: [
      '#other.cap# did come, a day late, and has looked for #who# ever since. There are letters with it; read in #town#, they would end a [marriage|truce|good name].',
      '#prize.cap# was a pledge, and binds: whoever wears it dreams of #them# [each night|until dawn], and [walks|rides] in their sleep towards #town#.',
      '[Whoever|Anybody who] [reads|wears|sings] what lies with it falls [in love|ill|silent] at the first [face|voice] in #town#. #other.cap# did, [once|twice], and has [locked|bolted] the door since.',
    ],
    claim: [
      '#other.cap# is old now and comes #soon#, alone, for #prize# and [the letters|one lock of hair]. The rest may go to [whoever is kind|the finders]; a [lie|refusal], and #agent#, #them.poss# [son|daughter], comes next with a sword.',
      '#agent.cap# married #them# in the end, and wants every [letter|trace] burned before [talk|children] hear of it. #aShort# comes #soon# with #sum#, and a short temper.',
      '#agent.cap# is the child of #who# and #them#, and comes #soon# to [know|ask] if [there was love|they met]. [Tell it well|Show the letters], and #aShort# wants only #prize#; [snigger|sell them], and there is a [duel|scene] in #town#.',
    ],
    mark: ['engraved “to #other#, who knows”', 'wrapped in a letter never sent to #other#'],
    kept: [
      'a letter to #other#, begun [nine|twenty|forty] times',
      'two tickets for the [ferry|coach] from #town#, unused',
    ],
  },
  {
    name: 'marriage',
    about:
      /\b(?:wedding|marri\w*|bride\w*|groom|dowr(?:y|ies)|betroth\w*|engage[dm]\w*|honeymoon|husband|wife|widow\w*)\b/,
    others: list('rich brewer, old count, clan chief, glover’s son, mine owner'),
    happened: [
      '#owner.cap# was to bring it to #other# as a dowry, and the wedding in #town# was [called off|broken up|drowned in blood] at the altar. Both families say it is theirs.',
      '#owner.cap# married #other# for it, #few# weddings running under [new|other] names, and left [before breakfast|within the week] each time.',
      '#other.cap# [courted|bought|won] a bride in #town# by [proxy|post], and #owner# [brought|guarded|was] the [gifts|proxy], and [fell in love|rode the other way] at the [ford|last inn].',
    ],
    trouble: [
      'A contract goes with it, signed in #town#: whoever holds the dowry is held to the [promise|vows] as well. #other.cap# still means to marry [somebody|whoever brings it].',
      'Two families in #town#, #few# cousins each, have sworn that the other shall not have it. Whoever sells #prize# to the one is [stoned|poisoned|cursed] by the other.',
      'The [ring|cup|veil] among it [marries|binds] any two who [share|drink|touch] it, by the law of #town#. #few.cap# couples [found out|hoped for it], and #them# is [waiting|hidden] in white.',
    ],
    claim: [
      '#other.cap# arrives #soon# with #agent# and a priest. For the dowry they [give|let go] #sum# and ask no more; without it they want the [bride|groom] found, or [paid for|replaced].',
      '#agent.cap# ran from that wedding, and this is all #aShort# would have to live on. #aShort# comes #soon#, offers [half|the truth|#prize#], and has #other.poss# brothers [an hour|a day] behind.',
      '#few.cap# [bridesmaids|brothers], with #agent# in front, come #soon# for what was [eaten|promised|broken]: #sum#, or a [dance|wedding]. Between [tears|fists] they tell where the [bride|groom] really [went|lies], and that #them# [knows|paid].',
    ],
    mark: ['with two sets of initials, one #other.poss#', 'a wedding gift from #other#'],
    kept: [
      'a wedding ring [cut through|too small|worn thin], with #other.poss# name inside',
      'a seating plan with #other# crossed out',
    ],
  },
  {
    name: 'revenge',
    about: /\b(?:reveng\w*|aveng\w*|vengeance|vengeful|grudges?|feud\w*|vendetta|spite\w*|hates?|hated)\b/,
    hints: /\b(?:dwarf|dwarven|clan|rival)\b/,
    others: list('judge, rival clan’s chief, mill owner, colonel, old schoolfriend'),
    happened: [
      '#owner.cap# saved every coin to ruin #other#, who [burned|stole|sold] the family [farm|mine|mill] at #town# #ago#. It came to #sum# more than was needed, too late.',
      '#owner.cap# took it from #other# piece by piece, [a spoon|one ring|a horse] a year, for the sake of a [brother|sister|father] dead in #town#.',
      '#other.cap# had #owner.poss# [father|teacher|horse] [flogged|ruined|hanged] at #town# for [a hare|a song]; this is the [price|savings] of [one arrow|an answer], never [sent|paid].',
    ],
    trouble: [
      'It was left as bait. #other.cap# was to hear of it, come [alone|at night] and [lift|open] the lid: the [beam|powder|blade] over it does not ask who [lifts|opens] it.',
      'Part of it is already paid out: #few# killers in #town# took #sum# each to finish #them#, and nobody has told them [to stop|that #who# is gone]. They ask for the [second|other] half.',
      '#who.cap# [sold|gave] #few# [maps|keys] to it, to #few# enemies of #them#, for the same [night|hour]. They [meet|arrive] [armed|polite] and each [thinks|believes] you are the [other|trap].',
    ],
    claim: [
      '#other.cap# comes #soon#, old and afraid, to ask [what it says|who else knows]. #agent.cap# stands behind with #few# guards. A peace, drawn up fairly, would be worth #sum# to both [houses|families].',
      '#agent.cap# is #who.poss# kin and has sworn to go on with it: first the money, #soon#, then the [arson|duel]. Talked out of it, #aShort# would leave [half|#prize#] and weep.',
      '#agent.cap#, [peacemaker|old priest|matchmaker] of #town#, asks both sides to [supper|a wedding] #soon#, and for [#prize#|a third] as [blood money|a gift]. It would [end|nearly end] it. [Absence|A refusal] is an [insult|omen] to #them#.',
    ],
    mark: ['taken from #other#, with the date', 'with “for my brother” scratched in'],
    kept: ['a list of what #other# did, [dated|numbered], #few# lines long', 'an arrow with #other.poss# name on it'],
  },
  {
    name: 'lost child',
    about:
      /\b(?:lost (?:child|son|daughter|brother|sister|family)|missing (?:child|son|daughter|brother|sister)|orphan(?:ed)?|changelings?|long.lost|foundling|mother|father|son|daughter|child(?:ren)?|bab(?:y|ies))\b/,
    others: list('nurse, midwife, tinker, travelling player, abbess, ferryman'),
    happened: [
      '#owner.cap# had a child taken at #town# #ago#, and gathered this to buy [news|it back|the truth]. #other.cap# was the last to [see|hold|sing to] it.',
      '#owner.cap# paid #other# #sum# to bring up a child [far off|under another name], and sent [silver|a gift] every year to #town#. The last came back unopened.',
      '#owner.cap# [found|bought|stole] a child on the road from #town#, [raised|sold|loved] it as #his# own, and hid #it# from #other#, who [asked|paid|wept] each year.',
    ],
    trouble: [
      'The child lives, and does not know: #prize# is the other half of a [locket|charm|bowl] that somebody in #town# has worn since [birth|a basket]. By right it is all that child’s.',
      'There are #few# false heirs already, each with a [birthmark|story|lawyer], and #them# in the pay of the [worst|richest]. They search [baggage|rooms|graves] for #prize#.',
      'A [bird|dog|doll] among it [answers|comes] to one [voice|name] alone, and [pines|whines|walks] towards #town#. It leads to the child, who is [in a cellar|on a stage|happy], with #them# at the [door|reins].',
    ],
    claim: [
      '#agent.cap# has grown up poor in #town# with the other half of #prize#, and comes #soon#, [shy|angry], to see if it fits. It does. #aShort# would gladly [share|give half]; cheated, #aShort# has [a lawyer|friends] by then.',
      '#other.cap# comes #soon# for #sum# owed for [food|school|silence], and knows where the child is. Unpaid, #agent# will [tell|sell] that to the [uncle|wrong people] instead.',
      '#few.cap# [orphans|pickpockets|choirboys] with #agent# come #soon#: one of them is the lost child, and they will not say which. [Feed|Hire|Trust] them, and they only ask for #prize#; else they [rob|follow] you.',
    ],
    mark: ['a child’s, with #other.poss# stitching', 'half of a pair, the other half a child’s'],
    kept: [
      'a milk tooth, and a letter from #other#: [“growing”|“asks after you”|“do not come”]',
      'a small shoe from #town#, never worn',
    ],
  },
  {
    name: 'rivalry',
    about: /\b(?:rivals?|rivalry|contest|competit\w*|duel\w*|tournament|champion|jealous\w*|envious|envy)\b/,
    hints: /\b(?:bard|knight|painter|chef|cook|gladiator)\b/,
    others: list('court painter, master smith, tournament knight, fiddler, chess master'),
    happened: [
      '#owner.cap# and #other# were the two best in #town#, and everybody [knew|bet on] it. #it.cap# was the prize of the [ninth|last|seventh] contest, which #who# won by [a thread|a trick|poison].',
      '#owner.cap# bought or [stole|hid] whatever #other# wanted most, for #years# years, [unused|unopened|unloved], so that #them# should not have it.',
      '#other.cap# won [first prize|the hand|the commission] at #town# with [work|a song|a horse] that #owner# had [made|written|trained], and #it# was [bought|burnt|stolen] in answer.',
    ],
    trouble: [
      '#other.cap# never believed the result. There is proof either way in [a letter|a cup|a sealed score] here, and in #town# #sum# is still staked on it.',
      '#prize.cap# is a challenge cup: whoever holds it must meet any challenger in #town# [by the feast|each spring], or be [hooted|fined|stripped] in the square.',
      '[Judges|Patrons|Pupils] in #town# [took|were sent] half of this as [bribes|gifts]. If #other# sees [one|a] name, [#few# honours|the cup] must be [returned|shared], and they would [sooner|rather] [drown|pay] you.',
    ],
    claim: [
      '#other.cap# comes #soon# to win it back, with #agent# as second: [a race|a duel|a game|a song], terms fair. To refuse costs no blood, but [every inn|all #town#] will hear of it.',
      '#agent.cap# helped #who# to cheat, is sorry, and comes #soon# to take #prize# to #them#. #aShort# has #sum# saved, and if mocked [fights|confesses to everybody].',
      '#other.cap# is [dying|blind|beaten] and asks #soon#, by #agent#, to [hear|see|hold] #prize# once. [A kind|An honest] hour earns [#sum#|a secret|the lot]; a [sneer|price] sets #few# angry [pupils|patrons] on you.',
    ],
    mark: ['won from #other#', 'a prize meant for #other#'],
    kept: [
      'a score sheet: #who# [nine|twelve], #other# [nine|twelve], one [torn off|smudged]',
      'a caricature of #other#, much [stabbed|kissed]',
    ],
  },
  {
    name: 'exile',
    about:
      /\b(?:exil\w*|banish\w*|outcast|fled|flee(?:ing|s)?|refugees?|deposed|dethroned|overthrown|runaway|on the run)\b/,
    hints: /\b(?:prince|princess|king|queen|duke|duchess|noble|emperor)\b/,
    others: list('usurper, regent, new governor, younger brother, lord marshal'),
    happened: [
      '#owner.cap# carried it out of #town# the night #other# took [the throne|the keys|the hall], in [a laundry basket|a coffin|nine hay carts], and never [went back|dared spend it].',
      '#owner.cap# lived #years# years in exile and sold [a stone|one spoon] each winter. #other.cap# has the [palace|house], but not what is here.',
      '#other.cap# drew up a list in #town# of those to [arrest|hang]; #owner.poss# name was [first|on it|misspelt], and there was time to take [one cart|what shone|#prize#] and a [hat|child].',
    ],
    trouble: [
      '#prize.cap# is part of the regalia: who holds it may [crown|name] a ruler in #town#. #other.cap# would [burn|buy] a village for it; the old [guard|party] would follow whoever shows it.',
      'By #other.poss# decree it is treason to own [a coin|anything] with the old [head|arms]. In #town# that is [death|the galleys], and #few# loyal houses would pay double for it.',
      '[Letters|Maps|Seals] with it show who [opened|sold] the gate to #them#. #few.cap# of those [serve|sup] in #town# still; the [faithful|poor] there would [rise|march] on [reading|hearing] it.',
    ],
    claim: [
      '#agent.cap# comes #soon# for the exiles: they have no money, only [titles|land] to give [if they win|next year], and #few# old soldiers. Refused, they [bow|weep], and #aShort# comes back by night.',
      '#other.cap# sends #agent# with a pardon in one hand, for whoever brings #prize# to #town# #soon#, and #few# [hunters|dogs] in the other.',
      '#agent.cap# has [borne|shared] the exile, [cold|unpaid], and comes #soon# to [sell|take] it home. [Join|Pay] the cause, says #aShort#, or at least keep it from #them#; [laughter|haggling] ends with swords.',
    ],
    mark: ['with the arms of #town# before #other#', 'once of the palace at #town#'],
    kept: [
      'a key to a house in #town# that #other# [sleeps in|pulled down]',
      'a pinch of earth from #town# in [silk|a snuffbox]',
    ],
  },
  {
    name: 'oath',
    about: /\b(?:oaths?|vow(?:s|ed)?|swor[en]|promis\w*|pledg\w*|dying wish|quests?|holy order|honou?r)\b/,
    hints: /\b(?:paladin|knight|cleric|monk|templar)\b/,
    others: list('dying captain, order’s grand master, hermit, foster mother, liege lord'),
    happened: [
      '#owner.cap# swore to #other# to bring it to #town# and touch none of it. That was #ago#; [hunger|fever|a broken leg|love] stopped #who# a day short.',
      '#owner.cap# broke an oath to #other# for it, the [only|first|last] one, and never had [an easy hour|any luck|a friend] since.',
      '#owner.cap# [guarded|fed|dusted] it for #other# by an oath of #years# years, to the [day|hour], and [died|left|laughed] on the [last|next].',
    ],
    trouble: [
      'The oath goes with it. Whoever takes even [a coin|one ring] hears #other.poss# voice at [dusk|meals], asking when it will be in #town#; [spending|losing] any makes it [shout|weep].',
      'In #town# they have waited #years# years for it, to [build|free|bury] what was promised. Bring it, and the gates [open|stay open] for life; sell it, and every [priest|knight] of the order knows.',
      '#few.cap# [saints|knights|ravens] are carved round it and [count|listen]. Anybody who [lies|swears|cheats] near it is [struck dumb|shown up] until [confession|a good deed] in #town#, as #them# once was.',
    ],
    claim: [
      '#agent.cap# was sworn in #who.poss# place and comes #soon# to finish the errand. #aShort# asks for all of it, offers [a blessing|service for a year|nothing], and has never lost a duel.',
      '#other.cap# will come #soon#, with #agent# to lean on, to give the oath back: it is [forgiven|over]. Half may be kept, if #prize# is [handed over|laid down] with the right words.',
      '#agent.cap# [tests|seeks] those worthy to carry it on, #soon#, in [rags|disguise], by [a riddle|asking for bread|losing a fight]. [Passed|Kind], you have a [knight|guide] to #town#; [failed|rude], #aShort# takes it [to #them#|alone].',
    ],
    mark: ['sworn on, and worn by the thumbs', 'meant for the altar of #town#'],
    kept: [
      'an oath to #other# on vellum, the last line [rubbed out|in blood]',
      'a vigil candle for #town#, burnt down to [Friday|the third ring]',
    ],
  },
  {
    name: 'betrayal',
    about: /\b(?:betray\w*|traitors?|treacher\w*|treason|turncoat|sold out|backstab\w*)\b/,
    others: list('captain of the gate, sworn brother, ally’s general, confessor, page'),
    happened: [
      '#owner.cap# opened the gate of #town# to #other# for #sum#, and by [dawn|noon] there was no [street|roof] left to spend it in.',
      '#owner.cap# trusted #other# with the road and the hour, and rode into [an ambush|a bog|the river] near #town#. #it.cap# was sunk, so that the [traitor|traitors] should not have it.',
      '#other.cap# swore [at table|on bread|by the river] to stand with #owner#, and at #town# [stood|rode] elsewhere. The pay [never came|was too late], and here it is.',
    ],
    trouble: [
      'It is blood money, and looks it: [thirty|forty|nine] equal [purses|bars], each with #other.poss# seal. In #town# old people spit at the sight, and the young [draw|throw stones].',
      'The traitor’s name is in it, [sewn|scratched|sealed] into #prize#, and it is not the one [sung|hanged|cursed] in #town#. Those who profited are in [office|good houses] there.',
      '#few.cap# [men|names] were [blamed|hanged] for it in #town#, all [innocent|singing]. What lies here [clears|names] them, and their [sons|clans] are [sworn|armed] to do to the [traitor|owner] as was done.',
    ],
    claim: [
      '#other.cap# comes #soon# to buy the past at #sum#, [politely|with tears], through #agent#. If it does not sell, #aShort# [fires|floods|collapses] the place with everybody in it.',
      '#agent.cap# lost [a father|both brothers|a hand] that day, comes #soon#, and wants a name before coin. Given the right one, #aShort# carries the [bags|dead]; given a false one, kills wrongly.',
      '#agent.cap# was [the messenger|at the gate|a child] that night, comes #soon#, and can [swear|draw] who took [the purse|the torch]. For [shelter|#sum#] #aShort# [testifies|points]; #other# has #few# [archers|friends] looking for #aShort#.',
    ],
    mark: ['part of the price of #town#', 'sealed by #other#'],
    kept: [
      'a note from #other#: [“the east gate”|“at the ford”|“leave the lamp out”]',
      'a medal of #town#, bent double',
    ],
  },
]
