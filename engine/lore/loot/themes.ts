/*
 * What a hoard is about. Choices stand so close that no five words run together between two of them: a hundred hoards tell
 * a hundred things.
 */
export interface Theme {
  /** Words of a prompt that ask for it. */
  words: readonly string[]
  /** Who owned it, without an article: "wrecker’s widow". */
  figures: readonly string[]
  /** Where it lies, as "It lies …" goes on. */
  places: readonly string[]
  /** Creatures and things that its pieces are carved with. */
  creatures: readonly string[]
  emblems: readonly string[]
  /** Goods that are worth taking for what they are. */
  goods: readonly string[]
  /** What is wrong with it, as "But …" goes on. */
  troubles: readonly string[]
}

const words = (text: string) => text.split(' ')
const list = (text: string) => text.split(', ')

export const themes = {
  sea: {
    words: words(
      'sea ship pirate pirates smuggler smugglers captain drowned island harbour coral sailor sailors kraken merfolk mermaid sahuagin tide ocean river lake whale ferry ferryman fisherman beach shipwreck wreck lighthouse anchor boat',
    ),
    figures: list(
      'customs cutter’s purser, wrecker’s widow, privateer, harbour pilot, sea-hag’s tenant, whaling captain, lighthouse keeper, net-mender, marine surgeon, pearl diver, tide-waiter, shipwright, drowned bosun, mermaid’s husband, salt smuggler, coral prince',
    ),
    places: [
      'in a [lead-lined|tarred|copper-bound] chest [well below|just above|right on] the [low-water|storm|spring-tide] mark',
      'behind the [false|rotten|painted] strakes of a [beached|burnt|half-built] [ketch|lugger|barge]',
      'in a [whale’s|kraken’s|sea serpent’s] ribs, [roofed with|hung with|screened by] [sailcloth|old nets|driftwood]',
      'in a [fish|lobster|eel] trap that [nobody|no honest boat|one blind man] [empties|hauls|visits]',
      'under the [ballast|cook’s stove|captain’s berth] of a [hulk|grounded ferry|plague ship] [in the mud|on the bar|in the reeds]',
      'in a [sea cave|blowhole|drowned crypt] that [breathes|roars|empties] at [half|neap|dead low] tide',
      'in the [lamp room|stair well|oil store] of a [dark|fallen|haunted] [lighthouse|beacon|fog tower]',
      'in [twenty|nine|forty] [herring|rum|tar] barrels, [moored|sunk|buried] [off the point|in the saltings|under the slip]',
    ],
    creatures: list(
      'knotted eel, mermaid, herring gull, crab, sea horse, whale, drowned bishop, cormorant, octopus, pilot fish',
    ),
    emblems: list(
      'bell, anchor, compass, lighthouse, fish-hook, empty boat, hourglass, shell, drowned moon, ship’s wheel, oar, lantern',
    ),
    goods: list(
      'ambergris, uncut coral, whale oil, southern nutmeg, sealskins, oilcloth, salted sturgeon roe, sponge, mother-of-pearl, good hemp rope, cuttlefish ink, dried sea silk',
    ),
    troubles: [
      'the [tide|flood|current] [covers|closes|fills] [the place|the way out] in [ten|twenty|thirty] minutes',
      'the [chest|heaviest crate|whole net] is [chained|hooked|roped] to [something that swims|a sunken gate|a live shark]',
      'the [harbour master|wreckers’ guild|lifeboat crew] [has a list of|has drawings of|is paid to find] [it|every piece|half of it]',
      '[drowned hands|crabs|cold fingers] [put back|count|polish] [whatever is moved|each piece] [at slack water|by night]',
      'the [salt|brine|weed] has [eaten|loosened|grown through] [the hinges|every strap|the roof beams]',
    ],
  },
  crypt: {
    words: words(
      'crypt tomb grave graveyard undead lich ghost skeleton skeletons vampire necromancer mummy barrow dead death bones cemetery pharaoh catacombs graverobber gravedigger corpse burial mausoleum zombie executioner',
    ),
    figures: list(
      'embalmer, dead queen’s cup-bearer, gravedigger, chief mourner, barrow-king, undertaker, bone collector, vampire’s tailor, sexton, professional widow, tomb robber, ossuary monk, lich’s apprentice, plague doctor, casket-maker, ghost’s heir',
    ),
    places: [
      'in the [third|smallest|only warm] [sarcophagus|coffin|urn] of [nine|seven|twelve]',
      'behind [painted|bricked-up|weeping] [mourners|saints|children] in the [lower|flooded|family] vault',
      'in the [lap|ribs|open arms] of a [seated|crowned|kneeling] [skeleton|queen|bishop]',
      'beneath the [seventh|last|loose] step, which [is hollow|rings|moves] [underfoot|when one sings]',
      'among [bones|urns|wreaths] stacked [by size|to the roof|like firewood] in the [old|eastern|common] ossuary',
      'in [a hearse|two coffins|a bier] that [never arrived|was sent back|nobody claimed]',
      'under a [stone|slab|cross] with [no name|the wrong date|two names] [by the yew|in the wet corner|outside the wall]',
      'in a [dry|dead|whispering] well [between|below|behind] the [newest|poorest|oldest] graves',
    ],
    creatures: list('jackal, moth, raven, scarab, weeping mask, owl, pale horse, bone dancer, sleeping child, widow'),
    emblems: list(
      'scale, closed eye, poppy, empty litter, crown, door, hourglass, oarless boat, lamp, wreath, spade, veil',
    ),
    goods: list(
      'embalming resin, grave linen, ground lapis, frankincense, cedar boards, myrrh, funeral candles, black silk, natron, burial salt, mummy dust, white marble chips',
    ),
    troubles: [
      'the [owner|dead man|family] [counts|weighs|airs] it [every new moon|on feast days|before dawn]',
      'whoever [takes|pockets|drops] [the first|the last|a small] [piece|coin] hears [a bell|a lid move|footsteps|a door] [close by|below|behind]',
      'the [roof|whole vault|upper crypt] rests [on the pile|on one chest|on two spears]',
      'a [rival crew|sexton|bereaved family] waits [outside|overhead|at the gate] with [a cart|dogs|a warrant]',
      'the [bones|masks|effigies] beside it [turn|breathe|whisper] as soon as [a lamp|any light|a coin] is [raised|moved]',
    ],
  },
  dragon: {
    words: words(
      'dragon dragons wyrm drake wyvern dragonborn kobold kobolds volcano lava fire giant giants giantess salamander ogre ogres minotaur hydra phoenix',
    ),
    figures: list(
      'dragon hunter, dragon’s steward, kobold paymaster, fire giant’s cook, dragon-slayer’s squire, ash gatherer, salamander smith, drake breeder, kobold chieftain, giantess, cowardly knight, tribute collector, hoard-sitter, dragon cultist, wyvern rider, ogre banker',
    ),
    places: [
      '[strewn|heaped|hung] along a ledge [too high|too hot|too narrow] for [ladders|horses|sleep]',
      'under a [crust|skin|river] of [slag|cooled lava|melted armour] that [picks|hammers|prayers] must break',
      'in [a spiral|nine heaps|neat rows] [round a nest|by the vent|on the cave floor], sorted by [metal|smell|owner]',
      'in the [skull|rib cage|hollow horn] of something [larger|older|long dead]',
      'behind a [curtain|wall|column] of [steam|smoke|hot ash] [at the fissure|in the throat of the hill|past the bones]',
      'beneath [unwashed|burnt|riderless] [armour|saddles|banners] in the [lower|kobolds’|winter] lair',
      'in the [nursery|larder|audience cave], under [eggshells|half an ox|a stuffed knight]',
      'in [iron|basalt|dwarf-made] coffers [fused|chained|glued] to [the floor|one another|a sleeping tail]',
    ],
    creatures: list(
      'salamander, winged serpent, phoenix, kneeling king, horned beast, burning stag, two-headed eagle, giant, lizard, fire ant',
    ),
    emblems: list(
      'sun, burning tower, egg, bridle, claw, cradle, broken lance, furnace, mountain, flame, scale, torch',
    ),
    goods: list(
      'shed scales, star iron, tribute wool, champion’s armour, obsidian, dragon’s-blood resin, brimstone, smoked mutton, rough fire opals, ash-hardened hides, volcanic glass, giant’s beard wool',
    ),
    troubles: [
      'the owner [knows|can smell|has marked] every [third|tenth|single] [coin|ring|cup] [of it|in it|here]',
      'the [heap|whole slope|first chest] [holds back|sets off] [a rockfall|a slide of stones|a flood]',
      'it is [warm|breathing|humming]: [something|somebody|an egg] lies [beneath|within|at the very bottom]',
      'the [kobolds|dwarves|neighbours] have [filed|nailed up|sworn to] [a claim|their claim|a rival claim] [with the duke|at court|at the gate]',
      'the [owner|dragon|landlord] [sleeps|bathes|hunts] [one hill|one hour|an arrow’s flight] away',
    ],
  },
  wild: {
    words: words(
      'forest wood fey fairy elf elven druid swamp witch hag bog wolf owlbear goblin goblins spider troll wild beast nest beekeeper bees hunter fox bear tree wolves ranger garden farm farmer orchard mushroom mimic',
    ),
    figures: list(
      'hedge knight, hag, goblin shopkeeper, druid, elven envoy, charcoal burner, swamp witch, poacher, bridge warden, beekeeper, fey bailiff, bear trapper, mushroom-seller, runaway bride, fox hunter, goblin nursemaid',
    ),
    places: [
      'in a [hollow|lightning-struck|speaking] oak [thirty|twelve|sixty] feet [up|down]',
      'in [the nest|a wasps’ nest|an eyrie], among [eggshells|feathers|small bones]',
      'under a [mossy|standing|weeping] stone that [hums|sweats|turns] [at dusk|in rain|when lied to]',
      'in [little|silk|mouse-skin] bags [hung|knotted|hidden] all through [a hawthorn|the ivy|a gallows tree]',
      'sunk in [a bog pool|the duck pond|black water], [tied|chained|rooted] to [a root|a drowned cart|a willow]',
      'in a [fox’s|badger’s|giant’s] earth, [swept clean|lined with fur|lit by mushrooms]',
      'inside [three|nine|forty] [beehives|pumpkins|birdhouses], [all painted|all singing|one of them occupied]',
      'under the [floor|hearth|third bed] of a hut [on stilts|of bread|that walks]',
    ],
    creatures: list('antlered face, wren, wolf, fox, toad, green man, hare, spider, stag, magpie, owl, snail'),
    emblems: list('mushroom ring, acorn, moon, bramble, root, ivy leaf, honeycomb, snare, feather, thorn, willow, bee'),
    goods: list(
      'black honey, heartwood bow staves, winter ermine, truffles in moss, fern-seed ointment, rare mushrooms, spider silk, birch syrup, dried fly agaric, fey lace, swansdown, moon-picked herbs',
    ),
    troubles: [
      '[half of it|the best of it|most of it] is [a loan from|a dowry for|bait set by] [a fey lord|a hag|an elven bride|a troll]',
      '[a nestling|a bear cub|a changeling|a young troll] takes [whoever opens it|the first thief|any visitor] for [its mother|its supper|a rival]',
      '[moss|fungus|bark] has grown over the [lid|way in|best pieces], and [screams|bleeds|bites] [when cut|if cut]',
      'the [trees|paths|brambles] [close behind|mislead|trip up] [a thief|any stranger|whoever carries it]',
      'every [wolf|crow|child] for [nine|three|twenty] miles [knows|can smell] [where it is|who has moved it]',
    ],
  },
  war: {
    words: words(
      'war soldier soldiers bandit bandits mercenary mercenaries army general orc orcs fort fortress hobgoblin siege knight raider raiders camp battle gnoll barracks regiment sword armour warlord gladiator veteran spoils',
    ),
    figures: list(
      'quartermaster, bandit chief, company chaplain, deserter, orc war-leader, siege engineer, camp cook, one-armed sergeant, paymaster, hobgoblin drillmaster, widowed general, field surgeon, toll-fort captain, gladiator, freed prisoner, raider’s daughter',
    ),
    places: [
      'in a [powder keg|drum|field oven] with a [false|double|hinged] [bottom|lid|side]',
      '[under|below|beneath] the floor of [the paymaster’s|an overturned|a burnt] [wagon|field kitchen|ambulance]',
      'below the [latrine|gallows|dog lines], where [nobody digs|one digs quickly|flags never fly]',
      'sewn into [a dead horse|nine mattresses|the colours]',
      'in the [hollow|split|iron-shod] [barrel|beam|tongue] of a siege [ram|tower|bow]',
      'in the [colours’|general’s|bugler’s] [case|bathtub|trunk], wrapped in [the flag|bandages|unsent letters]',
      'in [a trench|the breach|the north redoubt], under [nine|two|forty] [helmets|gabions|stretcher poles]',
      'behind the [armoury|arrow store|cookhouse] of a fort [that surrendered|without a garrison|under siege]',
    ],
    creatures: list(
      'boar, charger, two-headed eagle, lion, war dog, ram, headless drummer, centaur, raven, mailed fist',
    ),
    emblems: list(
      'burning wheel, crossed spear, gate, gallows, laurel, drum, broken sword, banner, siege tower, helmet, horseshoe, key',
    ),
    goods: list(
      'regimental wool, crossbow locks, field dressings, captured banners, horseshoes, salt beef, saddle leather, good arrow heads, boot polish, lamp oil, tent canvas, army brandy',
    ),
    troubles: [
      'the pay is [stamped|counted|owed] for a [regiment|company|garrison] that [still exists|is on its way|mutinied]',
      'a [widow|sergeant|drummer boy] with [a list|nine names|a good claim] [got here first|asks for it|follows the cart]',
      'the [strongbox|lid|cellar door] is [wired|tied|hooked] to [a fire-pot|a crossbow|an alarm bell]',
      '[two|three|five] of the [men|guards|raiders] share the [secret|key|map], and [one talks|all drink|one wants out]',
      'the [truce|siege|parley] over it [ends|breaks] [at noon|when it is touched|tomorrow]',
    ],
  },
  temple: {
    words: words(
      'temple church priest priestess cult cultist cultists god goddess shrine holy demon devil abbey abbot abbess monk monks nun nuns angel saint altar fiend tiefling bishop cathedral relic prophet chapel pilgrim pilgrims offering offerings hymn',
    ),
    figures: list(
      'abbot, cult treasurer, sexton, demon banker, pilgrim guide, defrocked bishop, relic-forger, tithe collector, anchoress, choir master, minor saint, temple dancer, inquisitor, holy fool, devil’s advocate, bell-founder',
    ),
    places: [
      'in the [hollow|cracked|second] altar, behind [the relic|a bad painting|the wine]',
      'inside the [tenth|smallest|muffled] bell, which [is never rung|has no clapper|sounds wrong]',
      'in a [confessional|pulpit|choir stall] [without a door|with two floors|facing the wall]',
      'in the font, [under|below|beneath] [black water|dead lilies|a frozen crust]',
      'bricked up with [an anchoress|a heretic|the last bishop] [in the north wall|behind the organ|under the nave]',
      'in [votive boxes|prayer drums|candle chests], [each|one] for [another sin|every saint|a single widow]',
      'in the [crypt|vestry|beehive cells] of [a closed|an unfinished|a double] [abbey|chapel|priory]',
      'under [a kneeling|a smiling|the wrong] [saint|martyr|gargoyle] in the [cloister|orchard|ambulatory]',
    ],
    creatures: list('lamb, dove, pelican, martyr, many-eyed angel, serpent, ox, bored executioner, cherub, holy hound'),
    emblems: list(
      'open hand, ladder, sickle moon, sun, candle, scale, feather, chalice, flaming book, thorn crown, keyhole, bell',
    ),
    goods: list(
      'altar linen, church wine, beeswax candles, frankincense, painted hymnals, holy oil, cloth of gold, saints’ teeth, organ pipes, incense, choir robes, blessed salt',
    ),
    troubles: [
      'the [god|saint|priest] it was given to [has noticed|sends dreams|wants it back]',
      'a [bell|gong|horn] [sounds|rings out] when [it is lifted|one piece leaves|the door opens]',
      'it was [cursed|blessed|warded] against [thieves|unbelievers|greed], and [the priests still come|that still holds|the ward is awake]',
      'the [poor|lepers|orphans] of [the parish|three parishes] [expect|need|were promised] it [at midwinter|this week|by law]',
      'the [relic|statue|anchoress] beside it [opens its eyes|speaks|weeps] [at midnight|when it is moved|in the dark]',
    ],
  },
  arcane: {
    words: words(
      'wizard wizards mage tower sorcerer sorceress arcane library alchemist magic warlock academy construct golem laboratory planar gnome clockwork clock clocks astronomer inventor enchanted spell spellbook book books scholar illusionist mirror cookbooks',
    ),
    figures: list(
      'wizard, alchemist, apprentice, academy bursar, astronomer, diviner, golem-maker, failed necromancer, rune-cutter, map-enchanter, hedge mage, librarian, gnome inventor, clockmaker, illusionist, summoner’s landlord',
    ),
    places: [
      'in a [drawer|hatbox|teapot] [larger|colder|older] than its [desk|room|owner]',
      '[floating|spinning|asleep] [a hand’s|a foot’s|one] breadth under the [ceiling|dome|stair]',
      'in the room [behind|inside] [a mirror|a portrait|a painted door]',
      '[filed|shelved|bottled] under [T|“misc.”|a false name] in the [library|cold store|east tower]',
      'inside a golem that [guards|believes it is|hides in] [a cupboard|a chapel|the kitchen]',
      'in a [circle|spiral|maze] of [salt|chalk|candle wax], with [a broom|a cat|a bell] beside it',
      'behind the [orrery|furnace|specimen jars], under [a spell|a false floor|old notes]',
      'in the [observatory|summoning|distilling] room of [a school|a tower|a villa] that [burned|sank|stands empty]',
    ],
    creatures: list(
      'serpent, reading owl, six-fingered hand, homunculus, cat, sphinx, two-faced scholar, salamander, imp, raven',
    ),
    emblems: list(
      'keyhole, constellation, gear, double door, flask, tree, unfinished proof, eclipse, eye, book, hourglass, prism',
    ),
    goods: list(
      'pure reagents, blank vellum, ground lenses, fadeless ink, homunculus salts, quicksilver, brass clockwork, powdered silver, phoenix down, distilled moonlight, unicorn hair, bottled weather',
    ),
    troubles: [
      'an [invisible servant|old spell|obedient broom] [puts it all back|counts it aloud|follows each piece] [at night|every hour|until banished]',
      'the [inventory|label|receipt] is a [contract|trap|curse], and [touching|reading|moving] it [signs it|sets it off|binds the reader]',
      '[one|the biggest|the oldest] of the [flasks|books|boxes] holds [a prisoner|an imp|a ghost] that [wants out|takes notes|lies]',
      '[it is all|half of it is|every piece is] due back [at the library|at the academy|on another plane], and [a golem|a reminder|a collector] [is coming|arrives tonight]',
      '[half|most|the top layer] of it is [an illusion|conjured|enchanted] and will [fade|vanish|melt] [at dawn|when sold|if counted]',
    ],
  },
  thieves: {
    words: words(
      'thief thieves guild city noble merchant merchants bank duke lord lady burglar assassin gambler gambling street sewer rat court baron baroness mayor tavern pickpocket prince countess spy tax collector courier opera theatre singer debts wedding bakery baker cook inn innkeeper royal king queen',
    ),
    figures: list(
      'fence, baroness, guild treasurer, gambler, moneylender, spy, opera singer, cat burglar, corrupt judge, pawnbroker, ratcatcher, disgraced tutor, forger, duke’s valet, wine merchant, beggar king',
    ),
    places: [
      'behind the panel with [the newest|the only brass|a missing|a crooked] [nail|hinge|coat of arms]',
      'in a coffin [in the family vault|at the undertaker’s|on the night cart], [under a false name|empty twice before|lined with lead]',
      'in a [hatbox|hip bath|doll’s house] on top of [a wardrobe|the bell tower|forty others]',
      'in the [dry|upper|bricked-off] half of a [double cistern|brewer’s vat|town sewer]',
      'under a [loose|warm|freshly swept] hearthstone [at an inn|in the mint|two doors from the watch]',
      'in [the tall clock|a piano|the prompter’s box], [wrapped in felt|nailed shut|under the music]',
      'in [a laundry|a bakery|a chandler’s], under [nine|three|forty] sacks of [somebody’s shirts|flour|soap]',
      'in the [roof|strongroom|wine lift] of a [bank|bawdy house|dancing school] that [failed|burned|is watched]',
    ],
    creatures: list(
      'fox, masked dancer, rat, swan, cat, jester, two-tongued snake, peacock, wigged monkey, blindfolded judge',
    ),
    emblems: list(
      'purse, key, stiletto, gaming die, city gate, mask, open window, vine, ladder, blazon, empty glove, candle',
    ),
    goods: list(
      'court gloves, blackmail letters, cloth of silver, southern brandy, forged bonds, flower snuff, carnival masks, smuggled tea, loaded dice, theatre velvet, good wigs, chocolate',
    ),
    troubles: [
      '[three|two|nine|some] of the pieces are [looked for|insured|known] by [name|every watchman|a rich collector]',
      'the [ledger|letter|will] with it names [a judge|two lovers|the next mayor]',
      'the [doorman|clerk|beggar] outside remembers [faces|names|voices], and [sells|sketches] them',
      'a [child|spy|tenor] [lives|sleeps|works] behind the [next|thin|painted] [panel|wall|door] and [has seen you|wants a share]',
      'the [guild|duke|insurer] has [paid|threatened|bribed] [everybody|each fence] who [might buy it|could melt it]',
    ],
  },
} as const satisfies Record<string, Theme>

export type ThemeName = keyof typeof themes
