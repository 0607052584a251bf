const words = (text: string) => text.split(',').map((word) => word.trim())

/** What belongs to people of related trades. */
export interface TradeGroup {
  /** Trades and classes by their names; the first ones are drawn where nobody named any. */
  names: readonly string[]
  /** Where they are found, with an article. */
  works: readonly string[]
  /** What passes through their hands, as an uncounted noun or plural. */
  wares: readonly string[]
  /** What they have in their hands, without an article. */
  tools: readonly string[]
  /** What they wear for it, without an article; words that a painter of portraits knows. */
  clothes: readonly string[]
}

const group = (names: string, works: string, wares: string, tools: string, clothes: string): TradeGroup => ({
  names: words(names),
  works: words(works),
  wares: words(wares),
  tools: words(tools),
  clothes: words(clothes),
})

export const tradeGroups = {
  food: group(
    'baker, cook, butcher, miller, fishmonger, grocer, chef, confectioner, cheesemaker, cheesemonger',
    'the bakehouse, the back kitchen, the mill loft, the smokehouse, the larder, the pie shop, the cold store, the oven yard',
    'rye loaves, smoked eel, goose fat, dried peas, barley sugar, blood sausage, soft cheese, pickled walnuts, oat flour, candied angelica, salted butter, plum paste, eel pies, marrow bones, seed cake, hard biscuit',
    'rolling pin, flour scoop, bread peel, cleaver, ladle, pastry wheel, copper pan, meat hook, sieve, wooden spoon',
    'linen apron, rolled shirt, white apron, smock, linen cap and apron',
  ),
  inn: group(
    'innkeeper, brewer, barmaid, barkeep, landlord, landlady, alewife, vintner, barkeeper, publican, tavern keeper',
    'the taproom, the brewhouse, the beer cellar, the inn yard, the long bar, the snug, the malt floor, the guest parlour',
    'small beer, mulled wine, plum brandy, brown ale, cider, mead, juniper spirit, elder wine, tavern tallies, spare beds, honeyed stout, pear cider, sour wheat beer, blackberry cordial',
    'tap key, pewter tankard, bar cloth, corkscrew, tally stick, bung mallet, candle tray, wine jug, chalk board, bottle crate',
    'leather apron, waistcoat, shirt and apron, green waistcoat, bodice and apron',
  ),
  metal: group(
    'blacksmith, armourer, locksmith, goldsmith, farrier, silversmith, smith, bellfounder, jeweller, weaponsmith, coppersmith, tinsmith, clockmaker, inventor, engineer, artificer, tinker',
    'the forge, the casting pit, the workshop, the bellows shed, the polishing room, the quenching yard, the lock shop, the hot room',
    'horseshoe nails, door hinges, silver wire, lock springs, scythe blades, buckles, lamp brackets, spearheads, copper rivets, watch wheels, chain links, bell metal, garnets, stirrup irons, knife blanks, tin whistles',
    'hammer, anvil chisel, file, loupe, touchstone, crucible, rivet punch, drawplate, whetstone, graver',
    'leather apron, leather jerkin, scorched apron, leather vest, apron and goggles',
  ),
  cloth: group(
    'tailor, weaver, cobbler, tanner, dyer, seamstress, hatter, glover, furrier, dressmaker, milliner, leatherworker, saddler, ropemaker, washerwoman, lacemaker, shoemaker',
    'the cutting room, the dye vats, the weaving loft, the tan yard, the fitting room, the lasting room, the drying field, the ropewalk',
    'madder cloth, boot soles, goatskin gloves, mourning crape, felt hats, sail thread, kid leather, blue wool, saddle girths, ribbon, bed ticking, silk lining, linen shirts, tarred rope, bone buttons, lace collars',
    'seam ripper, thimble, bobbin, awl, measuring cord, pincushion, bone folder, shuttle, chalk stub, darning egg',
    'wool waistcoat, patched doublet, linen shirt and vest, fine wool dress, scarf and tunic',
  ),
  build: group(
    'carpenter, stonemason, thatcher, mason, cooper, joiner, wheelwright, cartwright, potter, glassblower, woodcarver, sculptor, painter, bricklayer, candlemaker, fletcher, bowyer, charcoal burner, miner, chandler, toymaker, printer, bookbinder, papermaker',
    'the saw pit, the stone yard, the kiln shed, the masons’ lodge, the timber store, the carving shop, the glass house, the paint loft',
    'roof slates, oak pegs, tallow candles, barrel staves, green glass, church angels, floor tiles, cart wheels, lime mortar, arrow shafts, window lead, coffin boards, clay pipes, carved spoons, charcoal, wooden horses',
    'mallet, chisel, plumb line, spokeshave, trowel, folding rule, auger, paintbrush, square, lime bucket',
    'dusty smock, leather vest, canvas smock, rolled shirt and vest, wool cap and tunic',
  ),
  water: group(
    'ferryman, fisher, sailor, shipwright, harbourmaster, captain, bargee, fisherman, boatwright, navigator, docker, whaler, lighthouse keeper, smuggler, pirate, privateer, salter, sea captain, pearl diver',
    'the ferry landing, the net loft, the slipway, the harbour office, the barge cabin, the salt pans, the lower deck, the lamp room',
    'salt cod, tarred line, oysters, whale oil, ballast stone, sailcloth, ferry tokens, eel traps, sea coal, uncustomed brandy, cork floats, lamp oil, dried squid, river clay, amber, old rigging',
    'boat hook, netting needle, spyglass, marlinspike, lead line, oar, lantern, gutting knife, sea chart, rope coil',
    'oilskin coat, striped shirt, long coat, knitted tunic, tarred coat',
  ),
  land: group(
    'farmer, shepherd, beekeeper, goatherd, gardener, drover, swineherd, stablehand, groom, reeve, peasant, farmhand, horse breeder, milkmaid, carter',
    'the lambing shed, the threshing floor, the apiary, the stable yard, the walled garden, the sheepfold, the hayloft, the byre',
    'heather honey, seed barley, fleeces, goat’s cheese, cider apples, beeswax, plough oxen, hop poles, goose down, turnips, hay, onion strings, rose cuttings, horse salve, barley straw, winter wheat',
    'pitchfork, crook, pruning knife, bee smoker, milk pail, sickle, halter, dibber, feed bucket, hay rake',
    'straw hat and smock, wool tunic, brown tunic, patched coat, linen smock',
  ),
  wild: group(
    'hunter, forester, ranger, trapper, gamekeeper, falconer, scout, guide, poacher, hermit, druid, woodcutter, lumberjack, explorer, bounty hunter, archer, shaman, monster hunter, herbalist',
    'the hunting lodge, the drying shed, the mews, the forest hut, the bothy, the charcoal clearing, the trap store, the bark shelter',
    'marten pelts, venison, snare wire, hawk bells, dried mushrooms, bear grease, antler, wolf skins, birch bark, juniper smoke, moss, adder stones, willow bark, pine pitch, otter furs, wild garlic',
    'skinning knife, snare, hunting horn, walking staff, falconer’s glove, waxed map, hatchet, bird whistle, pack basket, bowstring',
    'green cloak, hooded cloak, fur cloak, leather jerkin, hood and leather jerkin',
  ),
  trade: group(
    'merchant, moneylender, peddler, pawnbroker, auctioneer, banker, caravan master, shopkeeper, bookseller, perfumer, steward, usurer, collector, treasurer, guildmaster, quartermaster, fence, trader, spice merchant, horse dealer',
    'the counting house, the warehouse, the shop counter, the caravan yard, the sale room, the strongroom, the stall, the scales room',
    'pepper, bolts of silk, promissory notes, glass beads, second-hand boots, indigo, carpets, ivory dice, cinnamon, unredeemed pledges, saffron, brass lamps, prayer rugs, used books, quicksilver, attar of roses',
    'ledger, hand balance, abacus, coin purse, seal ring, money belt, sample case, wax stick, order book, yardstick',
    'velvet doublet, fur-collared coat, turban and robe, embroidered coat, long tunic',
  ),
  watch: group(
    'guard, watchman, gaoler, sheriff, jailer, toll keeper, constable, bailiff, lamplighter, tax collector, executioner, torturer, porter, gatekeeper, captain of the guard, guard captain, inspector, detective, warden',
    'the gatehouse, the watch room, the toll booth, the lock-up, the wall walk, the guardroom, the customs shed, the armoury',
    'confiscated knives, toll coin, lamp oil, arrest warrants, rusted keys, lost property, wanted bills, night passes, seized brandy, handcuffs, stray dogs, gate pennies, torches, curfew bells',
    'halberd, key ring, lantern, truncheon, whistle, logbook, manacle, dice cup, watch rattle, spear',
    'tabard, tabard over mail, uniform, tabard and kettle helm, leather jerkin',
  ),
  war: group(
    'soldier, mercenary, fighter, knight, gladiator, barbarian, paladin, veteran, bodyguard, berserker, swordsman, swordswoman, warrior, templar, champion, general, sergeant, duellist, gunslinger, swashbuckler, warlord, monk, sellsword',
    'the drill yard, the barracks, the tilt yard, the armoury, the fencing hall, the mess, the training ring, the tack room',
    'whetstones, boot grease, campaign ribbons, practice swords, bandages, saddle leather, iron rations, sling bullets, prize tickets, sword belts, ransom letters, captured banners, mule feed, tent canvas',
    'whetstone, sword belt, dented helm, wooden sword, campaign map, drinking flask, spur, gauntlet, drill book, shield strap',
    'tabard over a breastplate, surcoat over mail, leather jerkin, cloak over plate armour, studded leather jerkin',
  ),
  learned: group(
    'scholar, scribe, librarian, cartographer, clerk, teacher, lawyer, historian, philosopher, sage, herald, notary, archivist, ambassador, diplomat, inkmaker, astronomer, student, professor, secretary, investigator',
    'the archive, the reading room, the map room, the schoolroom, the writing office, the muniment tower, the copying desk, the law library',
    'sealed deeds, oak-gall ink, almanacs, borrowed books, sea charts, court rolls, genealogies, vellum, marginal notes, exam papers, translations, dry biscuits, pamphlets, sealing wax, catalogues, treaties',
    'quill, magnifying glass, book stack, sand shaker, penknife, brass divider, letter case, bookmark, candle stub, index card',
    'robe, black robe, robe and spectacles, ink-stained doublet, grey gown',
  ),
  faith: group(
    'priest, cleric, abbess, nun, abbot, pilgrim, preacher, priestess, cultist, acolyte, inquisitor, oracle, prophet, friar, sexton, chaplain, bishop, exorcist',
    'the side chapel, the vestry, the almshouse, the bell tower, the pilgrim hostel, the cloister, the crypt, the shrine',
    'altar candles, pilgrim badges, holy water, hymn sheets, alms bread, incense, bone relics, burial shrouds, prayer beads, blessed salt, bell ropes, temple wine, votive feet, mourning bands',
    'censer, prayer book, bead string, bell, alms bowl, holy symbol, candle snuffer, pilgrim staff, sprinkler, hymnal',
    'robe, white robe, grey habit, hooded robe, brown habit',
  ),
  arcane: group(
    'wizard, alchemist, sorcerer, astrologer, warlock, fortune teller, witch, necromancer, illusionist, enchanter, conjurer, mage, magus, summoner, diviner, sorceress, archmage, seer, medium',
    'the tower room, the still room, the summoning cellar, the observatory, the scroll loft, the consulting room, the glass cabinet, the attic study',
    'bottled moonlight, bat droppings, copied spells, love charms, wyrm teeth, star charts, mandrake, lamp black, spirit traps, toad stones, dream powders, silvered mirrors, horoscopes, salamander ash',
    'wand, crystal ball, alembic, chalk stick, astrolabe, card deck, phial, brass bell, staff, scroll tube',
    'robe, blue robe, pointed hat and robe, purple robe, hooded cloak',
  ),
  shade: group(
    'rogue, thief, gambler, charlatan, assassin, spy, burglar, cardsharp, bandit, highwayman, cutpurse, pickpocket, forger, con artist, crime lord, poisoner, swindler, outlaw, thug',
    'the back room, the card room, the roof garden, the thieves’ kitchen, the false pawnshop, the river cellar, the back alley, the fighting pit',
    'marked cards, skeleton keys, other people’s letters, loaded dice, false coin, sleeping draughts, stolen spoons, safe passage, alibis, blank passports, watch chains, gossip, hired knives, house plans',
    'lockpick, dice cup, folding knife, card deck, false moustache, silk rope, signet copy, dark lantern, coin, glass cutter',
    'hooded cloak, leather jerkin, black cloak, dark coat, studded leather coat',
  ),
  stage: group(
    'minstrel, actor, singer, acrobat, bard, jester, poet, musician, dancer, puppeteer, storyteller, playwright, skald, artist, courtesan, juggler, ringmaster',
    'the green room, the puppet booth, the practice loft, the dressing room, the fair wagon, the music room, the prop store, the dance hall',
    'ballad sheets, lute strings, stage blood, masks, love songs, ticket stubs, wigs, puppet heads, face paint, trained mice, drum skins, play scripts, paper roses, dancing shoes',
    'lute, flute, grinning mask, tambourine, hand puppet, prompt book, juggling ball, fiddle bow, feather fan, hand drum',
    'feathered hat and doublet, motley doublet, red doublet, layered dress, velvet tunic',
  ),
  court: group(
    'noble, magistrate, mayor, courtier, duchess, duke, baron, baroness, judge, lord, king, queen, prince, princess, valet, butler, governor, countess, count, lady, chamberlain',
    'the audience chamber, the council room, the long gallery, the great hall, the rose garden, the private study, the courtroom, the robing room',
    'petitions, sealed invitations, court favours, hunting dogs, hothouse lemons, land deeds, seating plans, patronage, old tapestries, betrothal contracts, small offices, port wine, family portraits, pardons',
    'fan, sealed letter, walking cane, snuffbox, riding crop, lapdog, wine glass, gavel, gold pen, visiting card',
    'velvet gown and jewels, fur-trimmed cloak, brocade doublet, emerald gown, robe and gold chain',
  ),
  body: group(
    'healer, apothecary, midwife, gravedigger, physician, barber, undertaker, embalmer, surgeon, nurse, wetnurse, coroner, doctor, plague doctor, bonesetter, dentist',
    'the sickroom, the dispensary, the barber’s chair, the laying-out room, the herb loft, the cemetery lodge, the birthing room, the bath house',
    'fever bark, leeches, poppy syrup, coffin handles, wound salve, false teeth, cough drops, shrouds, birthing charms, lice powder, splints, embalming spice, eye drops, rosemary',
    'bone saw, pestle, bleeding bowl, spade, razor, phial, bandage roll, herb knife, bonesetter’s strap, hand bell',
    'white apron and shawl, black coat, dark robe, grey dress and shawl, smock',
  ),
  street: group(
    'beggar, servant, messenger, ratcatcher, maid, urchin, courier, rag picker, chimney sweep, dock hand, street sweeper, night-soil carrier, crier, knife grinder, orphan',
    'the linen room, the market arcade, the servants’ hall, the laundry, the bridge arch, the post room, the coal hole, the scullery',
    'rags, sealed notes, rat tails, cinders, hot chestnuts, overheard talk, bootlaces, old bones, penny news, kindling, cabbage leaves, clean linen, empty bottles, firewood',
    'broom, message bag, rat cage, begging bowl, brush, basket, hand bell, wash tub, coal scuttle, barrow',
    'ragged cloak, patched tunic, ragged shawl, dress and apron, patched coat',
  ),
} as const satisfies Record<string, TradeGroup>

export type TradeGroupName = keyof typeof tradeGroups

const groupNames = Object.keys(tradeGroups) as TradeGroupName[]

/** The group of a trade: by its name, else by its last word, else by how it ends. */
export function groupOf(calling: string): TradeGroupName | undefined {
  const [first = '', last = first] = [calling.split(' ')[0], calling.split(' ').at(-1)]
  // A pirate queen is a pirate; a sea captain is a captain.
  const tries = /^(?:queen|king|lord|lady|prince|princess|apprentice)$/.test(last)
    ? [calling, first, last]
    : [calling, last, first]
  for (const name of tries) {
    const found = groupNames.find((key) => (tradeGroups[key] as TradeGroup).names.includes(name))
    if (found) return found
  }
  return endings.find(({ end }) => end.test(calling))?.group
}

const endings: readonly { end: RegExp; group: TradeGroupName }[] = [
  { end: /^(?:hang|execution)/, group: 'watch' },
  { end: /(?:slayer|hunter|catcher)$/, group: 'wild' },
  { end: /(?:florist|breeder|keeper of bees)$/, group: 'land' },
  { end: /(?:mapmaker|teacher|translator|writer)$/, group: 'learned' },
  { end: /(?:ringer|prophet|exorcist)$/, group: 'faith' },
  { end: /(?:collector|keeper|banker)$/, group: 'trade' },
  { end: /smith$/, group: 'metal' },
  { end: /(?:wright|carver|maker|builder)$/, group: 'build' },
  { end: /(?:monger|seller|dealer|trader|broker)$/, group: 'trade' },
  { end: /(?:herd|grower|farmer)$/, group: 'land' },
  { end: /(?:mancer|alchemist|caster)$/, group: 'arcane' },
  { end: /(?:ologist|ographer|archivist|ian)$/, group: 'learned' },
  { end: /(?:fisher|sailor|boatman)$/, group: 'water' },
]

/** Trades drawn where nobody named one: the first of each group. */
const commonTrades: readonly string[] = groupNames.flatMap((key) => (tradeGroups[key] as TradeGroup).names.slice(0, 8))

/** The sex that a trade's or role's name says, where it says one. */
export function sexOfRole(role: string): 'Female' | 'Male' | undefined {
  if (
    /woman|girl|widow\b|abbess|dowager|daughter|sister|bride|aunt|niece|\bnun\b|lady|mother|laundress|seamstress|midwife|wet ?nurse|maid|wife\b|ess$|milkmaid|witch|queen|bride\b/.test(
      role,
    )
  )
    return 'Female'
  return /husband|\bfather|grandfather|widower|groom$|boy$|\bboy\b|[a-z]man$|brother|\bson$|nephew|uncle|\blord\b|bishop|prior\b|friar|hangman|abbot|landlord|\bking\b|prince$|baron$|duke$|butler|valet|monk/.test(
    role,
  )
    ? 'Male'
    : undefined
}

/** Trades drawn for somebody of this sex where nobody named one: the first of each group. */
export const tradesFor = (sex: string): readonly string[] =>
  commonTrades.filter((trade) => (sexOfRole(trade) ?? sex) === sex)
