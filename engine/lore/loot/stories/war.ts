import { list, type Story } from './story.ts'

/** War, hunger and other common misfortunes. */
export const warStories: readonly Story[] = [
  {
    name: 'war chest',
    theme: 'war',
    figures: list(
      'paymaster, quartermaster, siege engineer, camp treasurer, one-armed sergeant, field surgeon, company chaplain',
    ),
    about:
      /\b(?:war chest|pay(?:roll|master)|wages|army|regiment|legion|garrison|soldiers?|mercenar\w*|general|wars?|battles?|siege|spoils)\b/,
    others: list('mercenary captain, colonel, siege engineer, sergeant-major, quartermaster'),
    happened: [
      '#owner.cap# was to carry the pay to #other.poss# men before #town#, [lost the road|was cut off|waited for an order], and the [regiment|garrison] fought its last week unpaid.',
      '#owner.cap# took it from #town# when the walls fell, [by law of war|against orders], and told #other# there had been nothing but [turnips|ash].',
      '#other.cap# and #owner# drew [lots|swords] over the [chest|colours] on the retreat from #town#; the [winner|survivor] [sank|bricked up] it here and [limped|sailed] home.',
    ],
    trouble: [
      'The survivors of that [regiment|company] beg in #town#, #few# score of them, with [pay books|scars] to show. Each would [fight|march] for whoever pays them, and knows the [stamp|boxes].',
      'Two crowns claim it, and #other.poss# side still keeps [pickets|a patrol] on the road to #town#. Without a [pass|uniform], anybody with a heavy wagon is [searched|robbed].',
      '[Shells|Fire-pots|Old traps] lie [about|under] it from the siege of #town#, #few# still [live|set]. A [sapper|goat|child] there knows the [path|pattern] and was [paid|told] by #them# to forget it.',
    ],
    claim: [
      '#agent.cap# comes #soon# with #few# old soldiers in step. Paid their arrears, #sum#, they [salute|cheer] and guard the rest to #town#; refused, they [form a line|know how to besiege].',
      '#other.cap# sends #agent# under a white flag #soon#: the enemy will [buy|match] it, in [forage|safe passage|good horses]. Selling to them is [treason|wise], and seen from #town#.',
      '#agent.cap# comes #soon# with #few# [widows|orphans] of the regiment and [a list|a drum]. They [ask|sing], do not fight, and [sleep|pray] at your [door|fire] till [#sum#|a share each] is paid; #town# [watches|feeds them].',
    ],
    mark: ['stamped for #other.poss# regiment', 'looted at #town#'],
    kept: [
      'a pay book, [six|nine|eleven] months owing, signed by #other#',
      'a letter to a mother in #town#: [“all well”|“not so many flies”|“send socks”]',
    ],
  },
  {
    name: 'desertion',
    theme: 'war',
    figures: list('deserter, squire, drummer, lance corporal, scout, conscript, sapper'),
    about: /\b(?:desert(?:er|ed|ers|ion|ing)|coward\w*|absent without|defect\w*)\b/,
    hints: /\b(?:squire|soldier)\b/,
    others: list('provost, captain, drill sergeant, bugler, commander'),
    happened: [
      '#owner.cap# left #other.poss# company the night before the battle at #town#, with the [pay|mess silver|officers’ purses]. Of those who stayed, [nine|six|nobody] lived.',
      '#owner.cap# was told by #other# to burn #town#, and instead took the [money|silver] and [ran|warned them].',
      '#owner.cap# [shot|tied up|drugged] #other# at #town# rather than [charge|hang a boy], and took the [money|flag] so as to be [chased|hated] for something.',
    ],
    trouble: [
      'Deserters are branded, and so are those who [hide|feed|carry for] them. #other.cap# posts #sum# for #who#, and shows [the chest|its twin] at every [inn|ford] to #town#.',
      '#who.cap# did not desert alone: #few# others wait in [the reeds|a barn|the old mine] near #town# for their share, [hungry|armed], and think every stranger [a provost|a spy].',
      'A [flag|drum|sword] of the company lies with it. The [regiment|old men] at #town# would [pardon|pay] much to have it [back|unshamed]; they would [kill|lie] to keep #them# from [hearing|telling] where it [was|lay].',
    ],
    claim: [
      '#agent.cap#, provost’s officer, arrives #soon# with #few# riders. Returned in full, the money wipes out [a name|one sentence]; kept, it makes [deserters|outlaws] of all who touched it.',
      '#agent.cap# lost a [brother|son|husband] who stayed in line that day. #aShort# comes #soon# to hear why #who# did not, wants [#prize#|nothing], and may [weep|stab] at the answer.',
      '#few.cap# [recruits|prisoners] with #agent# are marched past #soon#. #aShort# [winks|begs]: [a key|#few# gp|a diversion] would free them, and [two|some] can [fight|guide]. #other.cap# [counts|flogs] at dusk.',
    ],
    mark: ['with the regiment’s number scratched off', 'from the officers’ table at #town#'],
    kept: [
      'a uniform button, [cut off|burnt], and a farmhand’s [wage slip|hat]',
      'a map with a [ring|cross] where #other# meant to attack #town#',
    ],
  },
  {
    name: 'rebellion',
    about:
      /\b(?:rebel\w*|revolution\w*|uprising|revolt|insurg\w*|freedom fighters?|resistance|conspira\w*|coup|plot)\b/,
    others: list('governor, rebel schoolmaster, printer, young duke, union leader'),
    happened: [
      '#owner.cap# collected it, a [copper|coin] at a time, to arm #town# against the crown. #other.cap# was to buy the [pikes|crossbows], and [was arrested|never came back].',
      '#owner.cap# held the purse for the rising at #town#, heard that #other# had talked, and hid it an hour before the [doors|bells] went.',
      '#other.cap# planned the rising at #town#; #owner# [paid for|hid|betrayed] it, and kept the [arms money|war purse|change].',
    ],
    trouble: [
      'The rising is not over. #few# cells in #town# wait for this money, and the crown’s [informers|lancers] wait for whoever brings it. Neither lets [outsiders|strangers] go [home|unsearched].',
      'A list of givers is in the lid, half of #town#, with sums. In the wrong hands it means [gallows|transportation] for [every tenth|each] name; #other.cap# has [offered|set aside] #sum#.',
      '[Weapons|Barrels|Pamphlets] for #few# hundred lie [beneath|beside] it, [oiled|damp], and the [cellar|barn] belongs to a [judge|loyal widow] in #town#. One [spark|dog|child] finds them, and #them# [hangs|runs].',
    ],
    claim: [
      '#agent.cap# comes #soon# in a carter’s smock for the cause, with [half a playing card|the password]. #aShort# takes [two thirds|all], gives a [receipt|kiss], and tells #town# who was [kind|stingy].',
      '#other.cap# has changed sides and sends #agent# #soon#, with #few# [lancers|constables]. They want the [list|lid] and leave the [gold|rest]; a burnt list brings [the thumbscrews|fists].',
      '[Crowds|Weavers|Students] in #town# rise #soon#, led by #agent#, and [search|tax|toast] anybody with [gold|good boots]. [Give|Lend|Pledge] a third, and the [gates|ballads] are yours; [hide|flaunt] it, and be [tried|painted] as #other.poss# friend.',
    ],
    mark: ['melted down for the rising at #town#', 'with a rebel ribbon round it'],
    kept: [
      'a pamphlet by #other#: [“Bread!”|“How Long?”|“To the Soldiers”]',
      'half a playing card; somebody in #town# has the other half',
    ],
  },
  {
    name: 'plague',
    about:
      /\b(?:plagues?|disease\w*|pox|leper\w*|lepros\w*|sick\w*|fever|epidemic|quarantine\w*|healers?|doctor|infect\w*|cure[ds]?)\b/,
    others: list('plague doctor, mayor, gravedigger, nun, quack, harbour physician'),
    happened: [
      '#owner.cap# was paid in [rings|spoons|heirlooms] by the sick of #town# for a cure that was [flour|chalk] and water. #other.cap# had the real one, and was [not believed|run out].',
      '#owner.cap# gathered it from the empty houses of #town# in the plague year, with #other# and a cart, and [fell ill|went mad] on the last one.',
      '#other.cap# [drew|nailed] the cordon round #town#, and #owner# was paid [well|in rings] by each who [crept|was carried] through it. So [it|the pox] reached the coast.',
    ],
    trouble: [
      'The cloth it lies in has never been boiled. Handle it without [vinegar|gloves|fire], and in [three|nine|five] days there are [spots|swellings], then questions from #town#, then a [chalked|nailed] door.',
      'The families of #town# want their dead’s things back, and each is [marked|engraved]. Being found with #prize# there ends in [stones|a pit], whatever #them# may [say|swear].',
      'A [bell|yellow flag|chalk cross] marks the place, and those of #town# who [set|drew] it [watch|still live] near. They let people in, not [out|home], until #few# [days|dawns] and [a fever|a doctor] have passed.',
    ],
    claim: [
      '#other.cap# comes #soon# for the [notes|vials|seeds] at the bottom, and no coin: it is coming back in #town#. Delay costs [a street|thirty lives] a day; #agent# [will beg|will steal them].',
      '#agent.cap# lost a whole house to it and asks #soon# for one [ring|doll|cup]. Given it, #aShort# tells which [pieces|chests] are clean; mocked, #aShort# [fetches #town#|spits].',
      '#agent.cap#, of the fever [hospital|ward] at #town#, arrives #soon# [tired|hooded] with [vinegar|smoke] and asks a [third|tithe] for [beds|lime]. It buys [health|passes] for all; [refusal|escape] is [followed|whispered] to every [gate|inn] by #them#.',
    ],
    mark: ['wrapped in a yellow plague cloth', 'paid by a dying house in #town#'],
    kept: ['a prescription by #other#: [flour|chalk], water, #sum#', 'a beaked mask and #few# rings that fit nobody'],
  },
  {
    name: 'famine',
    about: /\b(?:famines?|starv\w*|hunger|hungry|grain|harvests?|drought|bread riot)\b/,
    hints: /\b(?:farmers?|millers?|bakers?)\b/,
    others: list('grain dealer, miller, abbot, bailiff, baker'),
    happened: [
      '#owner.cap# sold grain in the hungry year at [nine|six|ten] times its price, and #town# paid in [wedding rings|cradles|church silver]. #other.cap# [begged|preached] against it.',
      '#owner.cap# kept #town.poss# [seed corn|granary] key, and let #other# have the grain for #sum#. They ate [bark|rats|seed] that winter, but not everyone.',
      '#other.cap# [weighed|wrote down|gave out] the bread of #town#, and #owner# had a [thumb|magnet|false weight] on the scale for #years# years of [want|drought].',
    ],
    trouble: [
      'The rings are all named inside. In #town# they are still missed, [finger by finger|every Sunday], and the first one shown draws #few# dozen people with [flails|hooks].',
      'There is a granary too, sealed, by the same key: enough for #town# till [spring|harvest]. Others know: #them#, and the [weevils|rats|soldiers].',
      '[Flour|Seed|Salt meat] lies under the coin, and smells: [rats|wolves|crowds] from #town# have [found|circled] it. Feed them, and #them# [arrests|taxes] you; do not, and they [eat|burn] the [horses|door].',
    ],
    claim: [
      '#agent.cap# comes #soon# for #town#, with a handcart. Buy [flour|seed] with half, and #aShort# is [friend|guide] for life; [refuse|laugh], and it is one against a whole [valley|village].',
      '#other.cap# will pay #sum# for the [key|deeds] through #agent#, #soon#, and sell the grain again. Turned down, #aShort# [burns|floods] it out of spite.',
      '#few.cap# [millers|mothers|bakers] come #soon# with #agent# and an [empty|iron] pot. They [ask|bang] for what #town# [paid|starved] for: [half|the rings]. The [thanked|generous] are [hidden|fed] there for years; #other# [fears|hunts] them.',
    ],
    mark: ['paid for a sack of flour in #town#', 'with an initial from #town# inside'],
    kept: ['a price list for bread in #town#, raised #few# times in a week', 'a wedding ring in a [crust|bean bag]'],
  },
  {
    name: 'fire',
    about: /\b(?:fires?|burn(?:ed|t|ing)?|arson\w*|ash(?:es)?|charred|scorched)\b/,
    hints: /\b(?:salamander|volcano)\b/,
    others: list('innkeeper, insurance agent, bell-ringer, landlord, fire-watcher'),
    happened: [
      '#owner.cap# carried it out of #other.poss# house in #town# by the back while it burned at the front; who lit it was never [asked|proved].',
      '#owner.cap# insured [an empty mill|a theatre] with #other# for #sum# and was seen in #town# buying [oil|straw] the day before.',
      '#other.cap# [saved|carried|dragged] #owner# from the fire at #town#, and [never learned|guessed too late] what #who# had [gone back|lit it] for.',
    ],
    trouble: [
      'Half of it is fused: [coin|spoons|rings] run together in lumps. Broken up, it loses [a third|half]; left whole, anybody from #town# knows which fire it [came from|went through].',
      'The fire killed #few# people at #town#, and what is scorched [warms|smokes|glows] when one of their kin is near. #other.cap# walks the roads with a [lantern|torch].',
      '[Lamp oil|Fire-sand|A candle clock] is set [round|under] it still, by #who#, who trusted [flame|no lock]. [Water|A word|Moving #prize#] decides; from #town# one would see [the glow|nothing] in time.',
    ],
    claim: [
      '#agent.cap# was burnt in that fire, comes #soon# behind a veil, and wants to know who [lit it|barred the door]. The answer is on [#prize#|the lid]; #aShort# pays for it and [leaves|thanks nobody].',
      '#other.cap# sends #agent# for what was insured, #soon#, with [papers|a magistrate]. Half, given back as [found|saved], ends it; [hidden|melted], it is called arson.',
      '#agent.cap# [rebuilds|begs for] the burnt [street|school|mill] of #town# and comes #soon# with [plans|a tin]. A [beam|bell|door] there costs [#sum#|a tenth], has your name on it, and #them# [blushing|exposed] at the [opening|stone-laying].',
    ],
    mark: ['half melted on one side', 'black from the fire at #town#'],
    kept: ['a tinderbox with #other.poss# address in it', 'a burnt playbill from #town#, one [name|seat] ringed'],
  },
  {
    name: 'shipwreck',
    theme: 'sea',
    about: /\b(?:shipwreck\w*|wreck\w*|drown\w*|sunken|sunk|flood\w*|storm\w*|capsized|lost at sea|castaway)\b/,
    hints: /\b(?:sea|tides?|lighthouse|mermaid|merfolk|fisher\w*|whale|kraken|sahuagin|ferry)\b/,
    others: list('wrecker, shipowner, pilot, lighthouse keeper, salvage master'),
    happened: [
      '#owner.cap# went down off #town# with [it|this] and #few# dozen others, because #other# had [moved|put out|sold] the light.',
      '#owner.cap# owned the ship that #other# ran ashore at #town# for the [insurance|cargo], and brought only this up the beach.',
      '#other.cap# [charted|piloted|blessed] the ship at #town#; #owner# [loaded|wrecked|survived] it, swam with [this|one bag], and was [hailed|asked] for #years# years [how|why].',
    ],
    trouble: [
      'By salvage law it belongs to [the crown|#them#] unless #prize# is [declared|bid for] in #town# within [nine|three|seven] days, and the [coastguard|wreckers] saw [lights|diggers] there last night.',
      'The drowned want it carried home. Sleep near it, and you wake [soaked|salt-lipped], nearer the water by #few# paces, with #other.poss# name in your mouth.',
      'At [low|spring] tide the [masts|bells|boats] of the wreck off #town# [show|ring], and #few# [seals|sailors] come up to [look|count]. What was [theirs|sworn] they [call|sing] for; #other# once [answered|listened].',
    ],
    claim: [
      '#agent.cap# comes #soon# for the widows of #town#, with a passenger list. They will take [a third|half] and bless you; unpaid, no [boat|pilot] there will ever [carry|save] you.',
      '#other.cap# comes #soon# to see whether #prize# can [talk|hang anybody]: it shows where the light was. #agent# offers #sum#, and [a long|an evening] trip in a small boat.',
      '#agent.cap#, [diver|pearl-fisher|priest] of #town#, comes #soon#: #few# [souls|crates] are still down there, with a [door|chest] that #prize# fits. [Half|A third] for [the dive|air]; [alone|without], #other# [blows|nets] it first.',
    ],
    mark: ['crusted with salt and one small shell', 'from the cabin of the ship lost off #town#'],
    kept: [
      'a watch stopped at [four|nine|two], full of sea water',
      'a passenger list for #town#, one name [added|scratched out]',
    ],
  },
  {
    name: 'hunted',
    about:
      /\b(?:hunted|wanted|fugitives?|bounty|hiding|in hiding|escaped?|pursued|chased|nervous|paranoi\w*|frightened|afraid|scared|anxious|fearful|terrified|jumpy)\b/,
    others: list('bounty hunter, witch-finder, thief-taker, former partner, inquisitor'),
    happened: [
      '#owner.cap# slept in a different bed each night for #years# years because of #other#, and kept this ready by the [door|window|boat].',
      '#owner.cap# was afraid of #other#, and of little else, from one night at #town# on. #it.cap# was meant to buy [passage|new papers|a bodyguard].',
      '#other.cap# [took|swore by|kept] #owner.poss# picture, and asked at [each|every] inn from #town# on; #who# [moved|paid|hid] a little [faster|more] each year.',
    ],
    trouble: [
      'The fear was right: #other# is [a day|an hour|one inn] behind, follows the [coin|smell|horses], and cannot know that #who# no longer has it. Whoever does is next.',
      '#who.cap# laid [#few# snares|trip-wires|broken glass] round everything and told nobody where. A notebook says, in [code|#his# own shorthand], [read|explained] only by a cousin in #town#.',
      '#few.cap# [doors|panels|boats] hereabouts were [made|rented] for flight, and one still has [bread|a candle] [warm|lit] in it. #who.cap# may be [back|close]; so may #them#, from #town#.',
    ],
    claim: [
      '#other.cap# comes #soon#, in person, wants [#prize#|one letter] and no more of it, and asks where #who# [went|lies] just once. #agent# holds the horses and [#few# dogs|a crossbow].',
      '#agent.cap# sold #who# [false papers|a hiding place] for #sum# on credit, comes #soon# for it, and can say what #them# [really want|saw]. Unpaid, #aShort# says instead where you sleep.',
      '#agent.cap# [hides|smuggles] people by trade, and was paid by #who# for one place in a [wagon|boat] from #town#, #soon#. It is [yours|free] for #prize#; and #other# [knows|pays for] each [stop|name] on the way.',
    ],
    mark: ['sewn into a coat for a quick start', 'packed and repacked, with #other.poss# notice round it'],
    kept: [
      'a wanted notice for #who#, #sum#, signed by #other#',
      '#few# door keys on a ring, each to [another|a rented] room in #town#',
      'a list of faces seen twice, [today’s|the last] being yours',
    ],
  },
]
