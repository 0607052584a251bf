import type { LandmarkKind } from '../../maps/townmaps/scene.ts'

const list = (text: string) => text.split(',').map((part) => part.trim())

/** A kind of place in a settlement. Its name is told from `names`, with #last# a family, #beast#, #colour#, #saint#, #dist#. */
export interface PlaceKind {
  /** In the words of a prompt that asks for it. */
  words: readonly string[]
  /** The smallest settlement that has it unasked; 5: only where it is asked for. */
  least: 0 | 1 | 2 | 3 | 4 | 5
  names: readonly string[]
  /** Each at most four words. */
  what: readonly string[]
  /** Who is there. */
  who: readonly string[]
  landmark?: LandmarkKind
}

const kind = (
  least: PlaceKind['least'],
  words: string,
  names: string,
  what: string,
  who: string,
  landmark?: LandmarkKind,
): PlaceKind => ({
  words: list(words),
  least,
  names: list(names),
  what: list(what),
  who: list(who),
  ...(landmark ? { landmark } : {}),
})

export const placeKinds: readonly PlaceKind[] = [
  kind(
    0,
    'inn, tavern, pub, alehouse',
    'the #colour# #beast#, the #beast# and Kettle, the Two #beast.s#, the #last# Arms, the #beast#’s Rest, the Drowsy #beast#',
    'a roof and stew, settles black with smoke, beer from one barrel, a complaining stair, rooms over the stable, eel pie and draughts, dice after hours, a parrot nobody taught, beds shared by four',
    'innkeeper, landlady, publican, alewife',
    'inn',
  ),
  kind(
    0,
    'smithy, smith, forge, blacksmith',
    '#last#’s Forge, the #colour# Anvil, the #dist# Smithy, #last# and Daughter',
    'ploughs first, swords last, a wall of horseshoes, cold since spring, dog-driven bellows, hinges a speciality, sparks on the lane',
    'smith, farrier, wheelwright',
    'smithy',
  ),
  kind(
    0,
    'temple, church, chapel, priest',
    'Saint #saint#’s, the Chapel of #saint#, the #dist# Temple, the House of #saint#',
    'one bell and cracked, swallows in rafters, a ceiling half painted, crypt let as cellar, candles at cost, pews carved with ships, names over the door',
    'priest, sexton, deaconess, lay reader',
    'temple',
  ),
  kind(
    0,
    'mill, windmill, miller',
    '#last#’s Mill, the #dist# Mill, the #colour# Mill, the Old #last# Mill',
    'grinding before dawn, sacks stamped with geese, a stone worn thin, short measure by habit, a cat on wages, sails mended with bedsheets',
    'miller, carter, sack-mender',
    'windmill',
  ),
  kind(
    0,
    'well, fountain, spring',
    'the #colour# Well, #last#’s Well, the #saint# Spring, the #dist# Pump',
    'gossip and buckets, water tasting of iron, rope renewed each spring, coins under green glass, three steps worn hollow, never dry till now',
    'water-carrier, washerwoman, idler',
    'well',
  ),
  kind(
    1,
    'hall, guildhall, town hall, council',
    'the Moot Hall, the #dist# Hall, the #last# Hall, the #colour# Chamber',
    'benches and old banners, tables nobody leans on, records to the rafters, dances on holidays, the slate roof, petitions in three trays',
    'clerk, beadle, archivist, usher',
    'guildhall',
  ),
  kind(
    1,
    'graveyard, cemetery, tomb, crypt, mausoleum',
    'the #saint# Acre, #last#’s Rest, the #dist# Graves, Stoneyard',
    'yews and nettles, the rich upslope, two stones, one name, grass cut by goats, a gate facing away, fresh earth in corners',
    'gravedigger, mourner, stone-cutter',
    'cemetery',
  ),
  kind(
    1,
    'shop, store, merchant, provisions',
    '#last#’s Stores, #last# and #last2#, the #dist# Counter, the #colour# Scales',
    'nearly everything wanted, credit in chalk, brooms and cheese, prices without labels, a well-used back door, string saved in drawers',
    'shopkeeper, chandler, pedlar, grocer',
  ),
  kind(
    1,
    'manor, manor house, estate, villa',
    '#last# House, #last# Court, the #colour# Manor, #dist# House',
    'north windows shuttered, peacocks and unpaid bills, a wing kept closed, gates newly gilded, the orchard let go, portraits turned about',
    'steward, housekeeper, gamekeeper',
    'manor',
  ),
  kind(
    1,
    'herbalist, apothecary, healer, physician, hospital',
    '#last#’s Physic, the #saint# Infirmary, the #colour# Mortar, #dist# Simples',
    'jars with dead languages, six beds, one saw, bitter tea for all, leeches by the dozen, herbs drying in nets, a queue at sunrise',
    'apothecary, midwife, bone-setter, herbalist',
  ),
  kind(
    2,
    'market, bazaar, marketplace, square',
    'the #dist# Market, #colour# Market, the #saint# Fair Ground, the #last# Cross',
    'stalls under patched awnings, eggs, second-hand boots, a chained scale, noise from first light, fortune told twice over, pie-sellers at war',
    'market warden, stallholder, weigher',
    'market',
  ),
  kind(
    2,
    'barracks, guard, guardhouse, watch, garrison',
    'the #dist# Watch House, the #colour# Barracks, #last# Barracks, the Drum Yard',
    'cots for twenty, pikes polished and bored, wet cloaks, one stove, dice confiscated weekly, maps with holes, one cell with curtains',
    'sergeant, armourer, corporal',
    'barracks',
  ),
  kind(
    2,
    'prison, gaol, jail, dungeon',
    'the #dist# Gaol, the #colour# Hole, #last#’s Keeping, the Stone Room',
    'straw changed on request, names cut in sills, visitors pay double, debtors to the left, a kind gaoler, one door never opened',
    'gaoler, turnkey, debtor',
    'prison',
  ),
  kind(
    2,
    'warehouse, storehouse, granary, customs',
    '#last#’s Warehouse, the #colour# Stores, the #dist# Sheds, #last2# Bonded Stores',
    'crates under foreign seals, rats on first names, a crane for two, ledgers in cipher, dust and cinnamon, padlocks all alike',
    'tallyman, porter, storekeeper',
    'warehouse',
  ),
  kind(
    2,
    'baths, bathhouse, bath',
    'the #dist# Baths, the #colour# Baths, #last#’s Steam House, the #saint# Pool',
    'steam and politics, towels at a copper, hot on even days, a mosaic of eels, deals sealed in undress, barbers between pillars',
    'bath attendant, barber, masseur',
    'bathhouse',
  ),
  kind(
    2,
    'moneylender, bank, exchange, pawnshop',
    'the #dist# Exchange, #last# and Sons, the #colour# Purse, #last2#’s Pledges',
    'grilles and clean hands, pledges hung like hams, interest by the week, a bench for weeping, scales under glass, coffee for the solvent',
    'money-changer, pawnbroker, cashier',
  ),
  kind(
    2,
    'brothel, gambling, casino, den',
    'the #colour# Slipper, the House of #last#, the #beast#’s Tail, the #dist# Rooms',
    'red lamps and chess, fortunes by the hour, curtains and cold hands, musicians behind screens, losses limited to boots, a doorman who sings',
    'hostess, dealer, doorman',
  ),
  kind(
    3,
    'academy, university, school, college, library',
    'the #saint# College, the #dist# Library, #last#’s School, the #colour# Lectern',
    'chained books and chilblains, six o’clock lectures, a skeleton with hat, whispers fined a copper, students in bunks, one shelf under canvas',
    'librarian, lecturer, proctor',
    'academy',
  ),
  kind(
    3,
    'theatre, playhouse, opera, stage',
    'the #colour# Curtain, the #dist# Playhouse, the #beast# Theatre, #last#’s Booth',
    'tragedy with real geese, gallery at a copper, trapdoors old and new, painted seas, racked, actors owed two winters, censors in row one',
    'player, stage-keeper, prompter',
    'theatre',
  ),
  kind(
    3,
    'cathedral, minster, basilica',
    'the Minster of #saint#, #saint# the Great, the #colour# Cathedral, the #dist# Minster',
    'spire in scaffolding, choir at every hour, nine founders’ bones, glass worth a county, masons’ marks and masons, whispering galleries',
    'canon, choirmaster, verger',
    'cathedral',
  ),
  kind(
    3,
    'arena, colosseum, fighting pit, tournament',
    'the #colour# Ring, the #dist# Pit, the #last# Sands, the #beast# Ground',
    'sand raked at noon, odds on slates, cages with nameplates, a surgeon in stripes, veterans selling nuts, roof for the rich',
    'bookmaker, trainer, champion',
    'arena',
  ),
  kind(
    3,
    'tower, wizard, mage, wizard’s tower, sorcerer',
    '#last#’s Tower, the #colour# Spire, the #dist# Observatory, the #saint# Tower',
    'lights at wrong hours, doors that ask questions, brass and owl droppings, apprentices in bandages, stairs counted differently twice, private weather',
    'astronomer, apprentice, enchanter',
    'magetower',
  ),
  kind(
    3,
    'palace, castle, citadel, keep, fortress',
    'the #colour# Keep, #last# Castle, the #dist# Citadel, the Castle of #saint#',
    'banners and draughty stairs, gates within gates, courtiers in wet corridors, cannon as flowerpots, kitchens for three hundred, a dustsheeted throne',
    'castellan, courtier, chamberlain',
    'citadel',
  ),
  kind(
    3,
    'court, law, judge, magistrate',
    'the #dist# Assize, the #colour# Bench, #last#’s Inn of Law, the Court of #saint#',
    'wigs and wet straw, verdicts read from balconies, witnesses by the dozen, lawyers eating oranges, sentences posted at noon, gallery full at hangings',
    'advocate, usher, magistrate',
  ),
  kind(
    4,
    'zoo, menagerie, garden, park',
    'the #dist# Gardens, #last#’s Menagerie, the #colour# Park, the #saint# Walk',
    'gravel walks and duels, an elderly hippogriff, benches with plaques, swans that bite, music on holidays, hedges cut as heroes',
    'gardener, keeper, nursemaid',
    'park',
  ),
  kind(
    4,
    'embassy, foreign, consulate',
    'the #colour# Embassy, #last# Legation, the House of Flags, the #dist# Consulate',
    'foreign grass in tubs, guards in impossible hats, passports while you wait, parties seen through hedges, spies at both windows, a flag half-lowered',
    'consul, translator, attaché',
  ),
  kind(
    5,
    'harbour, harbor, dock, docks, port, quay, pier',
    'the #dist# Quay, #last#’s Wharf, the #colour# Steps, the #saint# Mole',
    'ropes thick as thighs, cranes and cursing, gulls on every bollard, ships two abreast, fish sold from baskets, lanterns at the ends',
    'harbour master, pilot, wherryman',
    'harbour',
  ),
  kind(
    5,
    'lighthouse, beacon',
    'the #last# Light, the #colour# Light, #saint#’s Lantern, the #dist# Beacon',
    'a lamp, a logbook, whale oil in butts, ninety-one steps, mirrors from far away, keepers in pairs, hand-sized moths',
    'lighthouse keeper, lamp-trimmer, keeper’s child',
    'lighthouse',
  ),
  kind(
    5,
    'shrine, altar, standing stones, stone circle, henge',
    'the #saint# Stone, the #colour# Shrine, the #dist# Altar, #last#’s Stones',
    'rags on thorns, offerings of bread, a niche rubbed smooth, warm in winter, crows on feast days, a face worn off',
    'hermit, keeper of the shrine, pilgrim',
    'shrine',
  ),
  kind(
    5,
    'abbey, monastery, convent, priory, nuns, monks',
    'the Abbey of #saint#, #dist# Priory, the #colour# Sisters, #saint# Cloister',
    'silence except for bees, beer brewed on fasts, a gate for foundlings, manuscripts and mousetraps, gardens in squares, singing at three',
    'abbess, cellarer, novice',
    'abbey',
  ),
  kind(
    5,
    'watchtower, lookout, tower',
    'the #dist# Lookout, #last#’s Watch, the #colour# Beacon, the #beast# Tower',
    'a horn, a view, ladder drawn up nightly, wood stacked for signals, names of the bored, draughty arrow slits, pigeons with messages',
    'lookout, signaller, pigeon keeper',
    'watchtower',
  ),
  kind(
    5,
    'mine, quarry, mines',
    'the #last# Deep, the #colour# Level, the #saint# Shaft, the #dist# Cut',
    'props that talk, canaries on a shelf, lamps counted twice, carts pulled by ponies, a list of dead, the low road flooded',
    'overseer, pump-man, lamp girl',
    'mine',
  ),
]

export const beasts = list(
  'Heron, Badger, Otter, Pike, Goose, Ram, Boar, Fox, Hare, Magpie, Stoat, Mule, Cockerel, Eel, Hound, Swan, Wren, Crane, Ox, Bear, Toad, Lamprey, Salmon, Owl',
)
export const colours = list(
  'Gilded, Black, Copper, Blue, Crooked, Green, Russet, Silver, Painted, White, Amber, Broken, Scarlet, Iron, Grey, Ivory, Lame, Laughing, Patient, Narrow',
)
export const saints = list(
  'Orla, Brannoc, Ysolde, Wendel, Kerric, Maudlin, Aldwin, Petra, Tamsin, Osric, Lucan, Hesper, Bride, Cuthmar, Nerys, Folcard, Ansa, Morwen, Perran, Thecla, Godric, Ursel, Ives, Rumon',
)
