import { list, type Story } from './story.ts'

/** What was taken, and what was done for it. */
export const crimeStories: readonly Story[] = [
  {
    name: 'theft',
    about:
      /\b(?:stole|stolen|steals?|stealing|theft|robbed|burgl\w*|heist|nicked|pinched|pilfer\w*|looted from|taken from)\b/,
    hints: /\b(?:thief|thieves|pickpocket|cutpurse|fence|rogue|magpie|goblins?|kobolds?|monkey)\b/,
    others: list('goldsmith, abbess, guildmaster, baroness, ship’s captain, antiquary'),
    happened: [
      '#owner.cap# stole it from #other# in [one night|a single hour|broad daylight], by [a drain|the roof|a borrowed key], and could never sell it: everybody in #town# had heard.',
      '#owner.cap# took a [post|room|job] with #other# in #town#, [counted|noted|copied] everything for #years# months, and left with the best of it.',
      '#other.cap# [showed|lent|boasted of] it to #owner# at [dinner|a ball|a wake] in #town#, and [woke|returned|sobered] to [bare hooks|an open window|a polite note].',
    ],
    trouble: [
      '#other.cap# described every piece to the [watch|guild|fences] of #town#. Offer #prize# there, and within the [hour|day] somebody [fetches|runs for] #them#; the finder’s fee is #sum#.',
      'There is a mark of #other# on each thing, [small|scratched|under the foot]. An honest [smith|jeweller] in #town# will [report|keep] it; a crooked one pays a [tenth|fifth] and [talks|remembers faces].',
      '[Two|Three|Four] people in #town# were [hanged|dismissed|branded] for this theft, none of them #who#. Their [sons|widows|dogs] know [#prize#|the seal|each piece], and will not ask [how|when] you came by it.',
    ],
    claim: [
      '#agent.cap# recovers stolen goods for #them# and arrives #soon#. A [fifth|tenth] of its worth is the fee for giving it back, [no questions asked|with a receipt]; otherwise #aShort# [hires|calls in] #few# [sellswords|watchmen].',
      '#agent.cap# kept watch at #other.poss# door that night and was never paid by #who#. #aShort# wants #prize#, #soon#; [shared with|treated fairly], #aShort# knows who in #town# buys such things.',
      '#other.cap# would [rather|sooner] have #prize# than [justice|the thief]: #agent# leaves #sum# under [a stone|the third bench] at #town# #soon#, and [watches|waits|hides]. [Double-dealing|A false one] brings the [guard|dogs] instead.',
    ],
    mark: ['with the mark of #other# half filed off', 'stolen from #other#'],
    kept: [
      'a sketch of #other.poss# [house|locks|windows], with [times|dogs|guards] marked',
      'a wax cast of a key, labelled with #other.poss# name',
    ],
  },
  {
    name: 'split',
    theme: 'thieves',
    figures: list('bandit chief, highwaywoman, raider captain, cattle thief, graverobber, coach robber, river reaver'),
    about: /\b(?:bandits?|robbers?|highway\w*|brigands?|outlaws?|gang|raid(?:ers?|ed)?|ambush\w*|caravan)\b/,
    hints: /\b(?:gnolls?|orcs?|hobgoblins?|bugbears?|takings|graverobbers|crew|loot|haul)\b/,
    others: list('caravan master, salt merchant, royal courier, mine owner, wool trader'),
    happened: [
      '#owner.cap# robbed #other# on the [north|hill|river] road to #town#, [nine|six|eight] against [twenty|thirty]. The shares were never [agreed|paid]: [three|four|two] of the band died quarrelling over #prize#.',
      '#owner.cap# led the band that took #sum# from #other#, and hid the [haul|lot] before the others [woke|were sober]. They were [hanged|sold|caught] in #town#, all but [one|two].',
      '#owner.cap# [stopped|tricked|sank] #other# [at a ford|in a pass|under a bridge] near #town#, [cut|divided] the [straps|money] into #few#, and [buried|lost] every partner [since|in turn].',
    ],
    trouble: [
      'The rest of the band have split the map: #few# of them hold a [corner|strip] each, and they [meet|drink together] in #town# for the first time in years. They [know|will read] fresh tracks.',
      '#other.cap# insured it for #sum#, and the insurers post [riders|spies|notices] on each road out of #town#. Anything with #them.poss# seal is [evidence|a hanging matter] in the wrong hands.',
      'The [clasp|scales|wagon] still has #other.poss# [paint|brand] on it, and [two|three] of the [dead|guards] lie [close by|underneath], [unburied|in chains]. In #town# that [road|crime] is still [sung|cursed] about.',
    ],
    claim: [
      '#agent.cap# served [eight|five|ten] years in the mines for that robbery and comes #soon# for a fair share: [a third|half]. #aShort# fights [badly|like a bear], knows [every hideout|the hills], and would rather join than kill.',
      '#other.cap# sends #agent# with #few# caravan guards, #soon#. They want #prize# and [the letters|the seals] back, offer [a quarter|#sum#] for the trouble, and hang any [bandit|one] who [argues|draws].',
      '#few.cap# [bandits|riders] under #agent# have come [back|down] for it and arrive #soon#. They [count|fight|drink] badly, will take [half|wine|#prize#], and [fear|hate] #other# more than you.',
    ],
    mark: ['cut in two for a fair share', 'out of #other.poss# strongbox'],
    kept: [
      'a list of shares, [four|five] names, all but #who# crossed out',
      'a strip of map showing the [north|hill|river] road by #town#',
    ],
  },
  {
    name: 'mutiny',
    theme: 'sea',
    figures: list('pirate captain, privateer, corsair queen, ship’s bosun, sea reaver, marooned captain, sea-wolf'),
    about: /\b(?:pirates?|mutin\w*|corsairs?|buccaneers?|privateers?|marooned|prize money)\b/,
    hints: /\b(?:captain|crew|sailors?|ship|island|parrot)\b/,
    others: list('first mate, quartermaster, bosun, rival captain, admiral'),
    happened: [
      '#owner.cap# took it at sea and buried it with #few# hands who never came back to the boat. #other.cap# counted [heads|spades|oars] that night and began the mutiny.',
      '#owner.cap# was put ashore by #other# with [a knife|one barrel of water], off #town#; but not before #it# had been [sunk|landed|hidden] where only #who# could [dive|find it].',
      '#other.cap# and #owner# tossed [a coin|dice] for the ship off #town#; the [loser|other] got #it#, [a boat|an island], and [a week’s|no] water.',
    ],
    trouble: [
      'By the articles every old hand has a share, and #few# of them live in #town#, [lame|poor|armed]. They hold that #prize# belongs to [the ship|whoever bled for it].',
      'The navy at #town# hangs anybody who brings in [foreign coin|cut silver|plate] without a [letter|permit] from #them#. The reward for a name is #sum#.',
      'The chart is [tattooed|inked] on [a parrot|a drowned man|#few# backs], and [half|most] of those [sing|drink|sell it] in #town#. There will be [boats|spades|lanterns] by the [next tide|weekend], and #them# in the [first|longest].',
    ],
    claim: [
      '#other.cap# sails in #soon# with #few# guns and a [chart|parrot] that is wrong by a mile. Offered half, #agent# [shakes hands|drinks to it]; offered nothing, the [longboat|whole crew] lands after dark.',
      '#agent.cap# is [daughter|son|widow] to one of those killed over it, and has followed the story to #town#. #aShort# comes #soon# for bones and a name, [will pay #sum#|asks no coin], and stabs liars.',
      '#agent.cap#, once [cabin boy|cook] under #who#, rows in #soon# with a [keg|fever|goat], knows [the knot|which stone|the words], and wants [passage|a share|#prize#]. [Marooned|Refused] again, #aShort# [signals|sings] to #them#.',
    ],
    mark: ['prised from a ship’s cabin', 'with the black spot painted on its foot'],
    kept: [
      'a page of ship’s articles with #other.poss# thumbprint in [blood|tar]',
      'a bearing from [the gallows|a white rock|the mill] of #town#, in [fathoms|paces]',
    ],
  },
  {
    name: 'victim',
    about:
      /\b(?:murdered|slain|strangled|stabbed|beheaded|assassinated|dead|killed|hanged|poisoned|executed)\s(?!by\b|in\b|for\b|at\b|knight\b|wizard\b)\p{Ll}+|\b(?:was|were)\s(?:murdered|killed|poisoned|hanged)\b/u,
    others: list('steward, second spouse, physician, business partner, coachman, nephew'),
    happened: [
      '#owner.cap# had this hidden the day before the end, and told only #other# [why|of a fear], in #town#. They call it [a fall|a fever|robbers] there; nothing here was [touched|taken].',
      '#other.cap# found #owner# in #town# with [a window open|one shoe on|cold tea], [wept|called] loudly, and looked for #it# before [the doctor|the watch] came.',
      '#owner.cap# [changed a will|opened a letter|said a name] at supper in #town#, and was dead by [ten|morning]. #other.cap# [carved|poured]; #it# is what somebody [wanted|feared].',
    ],
    trouble: [
      'One thing here [names|shows] who did it: [a note|a second cup|a torn cuff] wrapped with #prize#. The killer is in #town#, at [the funeral|dinner|prayers], and has [counted|missed] it.',
      'The watch at #town# has [closed|sold] the case, and #few# [rich|frightened] people like it so. Whoever turns up with #prize# [opens it|is the murderer], and must [prove otherwise|run].',
      '#who.cap# does not lie quiet in #town#: [dogs|candles|clocks] stop, and #other# has been [praying|packing]. [Told|Shown] what is here, the [priest|daughter|watch] would [dig|listen].',
    ],
    claim: [
      '#other.cap# comes #soon#, in [black|tears], for “[keepsakes|papers|nothing much]”, and asks twice about #prize#. #agent# waits [outside|below] with [a spade|#few# men], in case of [pride|questions].',
      '#agent.cap# loved #who#, comes #soon#, and [swears|prays] to find who did it. #aShort# wants no [coin|ring], only [the truth|help], has #sum#, and is [followed|next].',
      '#agent.cap#, clerk of the court at #town#, comes #soon# to [list|seal|weigh] the estate. [Open|Fair] dealing earns a tenth and a [hearing|pass]; a [gap|lie] in the list makes you [heirs|suspects] beside #them#.',
    ],
    mark: ['with a dark stain, wiped in haste', 'with #other.poss# hair caught in it'],
    kept: [
      'a note: “if [I am found|it is tonight], ask #other# about [the tea|the stairs|Friday]”',
      'a will, changed [last week|twice|that night], with #other# struck out',
    ],
  },
  {
    name: 'murder',
    about:
      /\b(?:murder\w*|kill(?:ed|ing|s)?|slain|slew|assassin\w*|strangled|stabbed|beheaded|drowned by|hanged|executed|executioner|hangman|victims?)\b/,
    hints: /\b(?:gallows|butcher|crime)\b/,
    others: list('magistrate, elder brother, business partner, rich widow, captain of the guard'),
    happened: [
      '#owner.cap# was paid #sum# for the death of #other#, who was found in #town# with [no wound|a smile|the door locked]. #it.cap# is the fee for that and [three|six|nine] more.',
      '#owner.cap# killed for it: #other.poss# body lies not [fifty|thirty] paces off, under [leaves|stones|snow], with #prize.poss# twin still on it.',
      '#owner.cap# [held|cleaned|sold] the [knife|rope] for others at #town#, #few# times, at [#few# gp|a flat rate] each. #other.cap# was the one who [was missed|fought back|had friends].',
    ],
    trouble: [
      'Somebody innocent sits in the [gaol|tower|pit] at #town# for it and hangs #soon#. Half of what proves it is here: [a knife|a contract|gloves] with a [maker’s|owner’s] mark.',
      'There is blood on #prize#, and [hounds|a priest|the dead] will know whose. In #town# anybody seen with it is taken [for the killer|at once], and #other.poss# [friends|kin] do not wait for judges.',
      '[Ravens|Dogs|Children] at #town# [follow|stare at] whoever carries #prize#, and [milk|bread|beer] turns near it. #other.cap# [lies|waits] unburied until somebody [tells|says] who [paid|did it].',
    ],
    claim: [
      '#agent.cap# of the watch comes #soon#, and cares [nothing|little] for coin: for [a name|proof] #aShort# lets the finders keep [all|most] of it. Without one, #aShort# arrests [whoever is richest|everybody].',
      '#agent.cap# paid for that death and was never billed. #aShort# comes #soon# to buy [silence|the contract] at #sum#, and brings #few# who [dig|drown] for those who [ask|want] more.',
      '#agent.cap# is #other.poss# [twin|child|widow], comes #soon# in [black|#them.poss# own coat], and has [watched|learned] from [the body|every inn]. [Tell|Show|Give] what you know, or be [called out|tracked] to #town#.',
    ],
    mark: ['with a brown stain that comes back', 'taken from #other.poss# hand'],
    kept: [
      'a slip with #other.poss# name, a [street|time], and #sum#',
      'a [cord|wire|glove] wiped clean, but not [quite|well]',
    ],
  },
  {
    name: 'poison',
    about: /\b(?:poison\w*|venom\w*|apothecary|antidotes?|overdose|toxins?)\b/,
    others: list('dowager, rival alchemist, prince, bishop, vintner'),
    happened: [
      '#owner.cap# sold [drops|powders|honey cakes] to [wives|heirs|nephews] in #town# for #years# years, and none [talked|was caught], until #other# fell ill and did not die.',
      '#owner.cap# was #other.poss# taster and took #sum# to [swallow|cough] at the wrong time. #it.cap# was hidden an hour before the [feast|toast].',
      '#other.cap# [asked|begged|paid] #owner# for something to end a [marriage|partnership|quarrel] in #town#, and #who# sold [two|the same] bottles, one to each [spouse|side].',
    ],
    trouble: [
      'Something here is still poisoned: a [needle|glaze|powder] on #prize#, harmless after [a day in vinegar|boiling]. Touched with a bare [hand|lip], it brings [fever|sleep|blindness] by nightfall.',
      'A book of customers lies with it, #few# families of #town# by name. Every one of them would [pay|kill] to have it, and #them# first.',
      '[The cork|One cork] of #few# is loose, and [the bag|the lid|a ring] has been [breathing|dripping] it. [Rats|Bees|Flowers] lie dead round it; #other# in #town# [bought|has] the only cure.',
    ],
    claim: [
      '#other.cap# is dying slowly and sends #agent# #soon#: keep the money, but the antidote is in one of these [vials|boxes|rings]. If it is [sold|spilt|refused], #aShort# has orders to [burn|poison] everything.',
      '#agent.cap# was apprenticed to #who#, comes #soon#, and wants the [recipes|book] only. #aShort# pays #sum#, cooks [well|a good supper], and should not be allowed near the [kettle|soup].',
      '#agent.cap# [collects|tests] for the [college|watch] at #town#, arrives #soon# with a [goat|canary], and asks for [all liquids|the book|#prize#]. [Helped|Told everything], #aShort# cures [coughs|wounds] free; [mocked|robbed], spills one.',
    ],
    mark: ['with a hollow for three drops', 'best handled with gloves'],
    kept: [
      'a vial marked “for #other#”, [half|two thirds] empty',
      'a recipe for [soup|jam|cough drops] with one [wrong|red] line',
    ],
  },
  {
    name: 'spy',
    about: /\b(?:spy|spies|spied|spying|agent|informer|informant|secret service|double agent|ciphers?|coded)\b/,
    others: list('ambassador, spymaster, foreign general, chancellor, minister'),
    happened: [
      '#owner.cap# spied on #town# for #other#, was paid in [foreign gold|small stones|old coin], and then spied on #them# for #town#, at [double|half as much again].',
      '#owner.cap# carried #other.poss# letters for #years# years and read [each|every one]. The last was an order to be rid of #who#.',
      '#other.cap# [bought|caught|recruited] #owner# at #town# with [debts|a smile|one sketch], and paid by the [name|door|map], #few# gp each.',
    ],
    trouble: [
      'The coin is foreign, all of one [year|mint]. Spent near #town#, it marks its owner as [bought|a spy], and spies are [hanged|beheaded] without [a trial|a judge].',
      'A list is hidden in #prize#: #few# names in cipher, all in #town#, all [trusted|alive|in office]. Both sides want it; neither leaves [readers|witnesses] alive by choice.',
      'A [message|plan|key] in it is [unsent|wrong|still true]: #few# [days|nights] from now something [burns|is signed|opens] at #town#. #other.cap# [counts on|dreads] that, and has [stopped|bought] the post.',
    ],
    claim: [
      '#agent.cap# arrives #soon# for #them#, as a [pedlar|pilgrim|wool buyer], and offers #sum# for #prize#, whatever it is worth. Too much interest in why, and #aShort# uses the [ring|umbrella|other knife].',
      '#agent.cap# is on that list, has a family, and comes #soon# to see it burnt. #aShort# can offer [a pardon|passes|a safe house], and knows that #them# will come next.',
      '#agent.cap# and #few# [tumblers|monks|wool buyers] arrive #soon# from #other.poss# enemies. They [offer|whisper] #sum# and a [pass|title] for #prize# and [silence|a signature]; they leave no [friends|loose ends] in #town#.',
    ],
    mark: ['with a screw of thin paper inside', 'a gift of #other#, and hollow'],
    kept: [
      'a prayer book in which every [ninth|fifth|seventh] word is pricked',
      'two passes for #town#, one face, [two names|both false]',
    ],
  },
  {
    name: 'imposture',
    about:
      /\b(?:impost\w*|pretend\w*|disguised?|fake identity|posing|false (?:king|queen|prince|princess|priest|prophet|saint|name)|secretly|doppelg\w*|changeling|masquerad\w*|double life|shapeshift\w*)\b/,
    hints: /\b(?:actor|charlatan|mimic)\b/,
    others: list('true heir, court herald, old nurse, abandoned wife, court painter'),
    happened: [
      '#owner.cap# lived in #town# for #years# years under a name that belonged to #other#, and was [good at it|better at it|nearly loved for it].',
      '#owner.cap# was never what #town# took #who# for; #other# found out, asked #sum# a month, and this was put by to [pay|run|begin again].',
      '#other.cap# [knew|taught|painted] the real one, and said so at #town# when #owner# [came home|took the chair|kissed the child]; nobody [listened|cared], and #who# [sent|paid] #sum#.',
    ],
    trouble: [
      'Everything here bears somebody else’s [name|crest|portrait]. Carried into #town#, it will be known, and its bearers [asked|taken for #who#|arrested] until #them# can be fetched.',
      'Half of #town# still believes in #who# and will [fight|lie|riot] rather than hear the truth. The papers in the [lid|lining] prove it, and are worth #sum#, or a [rope|mob].',
      '[A birthmark|A song|One scar|A ring] will [prove|settle] it, and the [portrait|letter] that [shows|names] it is here. #few.cap# in #town# [owe|lose|gain] everything by it, and #them# most.',
    ],
    claim: [
      '#other.cap# comes #soon# with #agent# to have a name back: the [papers|ring|portrait] above all. Give those up freely and keep the [coin|rest]; [haggle|lie], and #aShort# calls in the [watch|court].',
      '#agent.cap# loved #who# and does not care who it [was|really was]. #aShort# arrives #soon#, wants [one letter|#prize#], pays what is asked, and must never [see|read] the rest.',
      '#agent.cap# plays #who# now, [better|rather well], in #town#, and comes #soon# to [study|buy|burn] the [letters|clothes]. [Threatened|Unmasked], #aShort# is [suddenly|quite] somebody else, with a knife.',
    ],
    mark: ['with another name beneath the name', 'painted as #other#'],
    kept: [
      'a page of #other.poss# signature, getting better',
      'a [wig|false nose|set of teeth] and #few# [calling|visiting] cards, each with another name',
    ],
  },
  {
    name: 'graverobbing',
    theme: 'crypt',
    figures: list('barrow king, desert queen, bronze emperor, warlord, river queen, bone prophet, first duke'),
    about:
      /\b(?:grave ?robb\w*|tomb ?robb\w*|tombs?|crypts?|barrows?|mausoleum|sarcophag\w*|pharaohs?|mumm(?:y|ies)|burial|graves?|buried with|catacombs?)\b/,
    hints: /\b(?:skeletons?|dead|king|queen|emperor|ancient)\b/,
    others: list('tomb guardian, last priestess, royal widow, master mason, embalmer'),
    happened: [
      '#owner.cap# took it into the grave; #other# closed the [last|bronze|stone] door from inside, and swore to [answer for|count|keep] it until #town# should be forgotten.',
      '#owner.cap# had it made for the next world in #years# years, and worked #few# [villages|quarries] to death about #town#. #other.cap# wrote the [curse|warning] over the door.',
      '#other.cap# [swore|was bribed] to leave #owner# [in peace|as found], sold the [way|plan] in #town# for [a cow|#sum#], and was the first [in|buried] there.',
    ],
    trouble: [
      'The dead were [counted|paired] with their goods: whoever takes #prize# is followed, at a walking pace, by [one|two] of the buried, until it is [put back|given away|paid for with hair].',
      'Robbing it is a crime in #town# ([#few# years|the rope|one hand]), and grave gold is easily known: [reddish|soft|too pure]. Dealers there pay [a third|half], and [ask|talk].',
      '[The lamp|The dust|One statue] [moves|breathes|turns] each time [something|a ring] is lifted. At the [ninth|fifth|third], #who# [sits up|speaks], politely, and asks [after #town#|for #prize#|who you are].',
    ],
    claim: [
      '#agent.cap# is of that blood, the last, and comes #soon# to close the door again. Given #prize# for the [bier|altar], #aShort# blesses the rest away; refused, #aShort# [opens|wakes] what is [below|behind].',
      '#agent.cap#, scholar of #town#, arrives #soon# with #few# diggers, pays #sum# for [the tablets|what has writing on it], and is the only one who can read which [door|stair|lid] must stay shut.',
      '#few.cap# [priests|shepherds|cousins] with #agent# come #soon# to [wash|sing over|seal] the grave, as every [year|decade]. They [share|bring] food, know the [true|second] door, and [count|stone] any [thief|guest] in #town#.',
    ],
    mark: ['still with grave cloth stuck to it', 'with the name of #who# in old signs'],
    kept: [
      'a rubbing of the door: “#who.cap# [counts|sleeps|forgives nobody]”',
      'a finger bone with #other.poss# ring on it',
    ],
  },
]
