import type { LandmarkKind } from '../../maps/townmaps/scene.ts'
import { list } from './list.ts'

/** A kind of place in a settlement. Its name is told from `names`, with #last# a family, #beast#, #colour#, #saint#, #dist#. */
export interface PlaceKind {
  /** In the words of a prompt that asks for it. */
  words: readonly string[]
  /** The same, as nouns a sheet may use. */
  called: readonly string[]
  /** The smallest settlement that has it unasked; 5: only where it is asked for. */
  least: 0 | 1 | 2 | 3 | 4 | 5
  names: readonly string[]
  /** A sentence about it, of four words at most. */
  what: readonly string[]
  /** Who is there. */
  who: readonly string[]
  landmark?: LandmarkKind
}

const kind = (
  least: PlaceKind['least'],
  words: string,
  called: string,
  names: string,
  what: string,
  who: string,
  landmark?: LandmarkKind,
): PlaceKind => ({
  words: list(words),
  called: list(called),
  least,
  names: list(names),
  what: what.split('|').map((part) => part.trim()),
  who: list(who),
  ...(landmark ? { landmark } : {}),
})

export const placeKinds: readonly PlaceKind[] = [
  kind(
    0,
    'inn, tavern, pub, alehouse',
    'inn, tavern, alehouse, public house, taproom',
    'the #colour# #beast#, the #beast# and Kettle, the Two #beast.s#, the #last# Arms, the #beast#’s Rest, the Drowsy #beast#',
    'Four share a bed|The stair complains|Beer comes warm|Stew simmers all week|Settles are soot-black|Rooms face the stable|Dice start after hours|A parrot repeats confessions|Eel pie is famous|Dogs get the hearth|Windows are never opened|Nobody waters the beer|One chair stays empty|Credit ended last winter|Smoke hangs chest-high|The piano lacks teeth',
    'innkeeper, landlady, publican, alewife',
    'inn',
  ),
  kind(
    0,
    'smithy, smith, forge, blacksmith',
    'smithy, forge, smith’s yard, farriery',
    '#last#’s Forge, the #colour# Anvil, the #dist# Smithy, #last# and Daughter',
    'Ploughs come before swords|Horseshoes cover one wall|The forge went cold|Dogs drive the bellows|Hinges are made best|Sparks reach the lane|Apprentices share one hammer|Knives are never sold|The anvil is cracked',
    'smith, farrier, wheelwright',
    'smithy',
  ),
  kind(
    0,
    'temple, church, chapel, priest',
    'temple, church, chapel, house of prayer',
    'Saint #saint#’s, #saint#’s Chapel, the #dist# Temple, Holy #saint#',
    'Its bell is cracked|Swallows nest above|Its ceiling is gilded|The crypt is let|Candles are sold dear|Ships adorn every pew|Founders’ names cover it|The font leaks|Incense covers the damp|The pulpit has burned',
    'priest, sexton, deaconess, lay reader',
    'temple',
  ),
  kind(
    0,
    'mill, windmill, miller',
    'mill, corn mill, grist mill',
    '#last#’s Mill, the #dist# Mill, the #colour# Mill, the Old #last# Mill',
    'Grinding starts before dawn|Sacks bear a goose|The stone is worn|Short measure is usual|The cat draws wages|Its sails are bedsheets|Flour dust hides faces|Rats own the loft',
    'miller, carter, sack-mender',
    'windmill',
  ),
  kind(
    0,
    'well, fountain, spring',
    'well, public well, pump',
    'the #colour# Well, #last#’s Well, the #saint# Spring, the #dist# Pump',
    'Gossip is free here|The water tastes iron|Ropes rot by spring|Coins gleam far down|Three steps are hollow|It has never failed|Buckets are chained|Nobody drinks after dark',
    'water-carrier, washerwoman, idler',
    'well',
  ),
  kind(
    1,
    'hall, guildhall, town hall, council',
    'hall, meeting hall, council house',
    'the #dist# Moot Hall, the #beast# Hall, the #saint# Hall, the #last# Hall, the #colour# Chamber',
    'Banners hang in rags|One table is cursed|Records reach the rafters|Dances end in fights|Its roof leaks|Petitions wait in trays|Speakers stand on barrels|The clock runs fast',
    'clerk, beadle, archivist, usher',
    'guildhall',
  ),
  kind(
    1,
    'graveyard, cemetery, tomb, crypt, mausoleum',
    'graveyard, burial ground, churchyard',
    'the #saint# Acre, #last#’s Rest, the #dist# Graves, Stoneyard',
    'Yews lean over nettles|The rich lie uphill|Two stones look alike|Goats crop the grass|Its gate faces away|New earth lies everywhere|Lamps burn on stones|Somebody leaves bread',
    'gravedigger, mourner, stone-cutter',
    'cemetery',
  ),
  kind(
    1,
    'shop, store, merchant, provisions',
    'shop, general store, provisioner’s',
    '#last#’s Stores, #last# and #last2#, the #dist# Counter, the #colour# Scales',
    'It sells nearly everything|Debts are chalked up|Brooms hang over cheese|Nothing has a price|Its back door matters|String fills six drawers|Children steal the buttons|Scales stand in view',
    'shopkeeper, chandler, pedlar, grocer',
  ),
  kind(
    1,
    'manor, manor house, estate, villa',
    'manor, great house, country house',
    '#last# House, #last# Court, the #colour# Manor, #dist# House',
    'North windows stay shuttered|Peacocks outnumber servants|One wing is locked|The gates are new|The orchard runs wild|Portraits face the wall|Carriages wait at night|Rain comes through',
    'steward, housekeeper, gamekeeper',
    'manor',
  ),
  kind(
    1,
    'herbalist, apothecary, healer, physician, hospital',
    'apothecary’s, physician’s house, infirmary',
    '#last#’s Physic, the #saint# Infirmary, the #colour# Mortar, #dist# Simples',
    'Jars are in cipher|There are six beds|Everyone gets bitter tea|Leeches are free|Herbs dry in nets|A queue forms early|Skulls mark the poisons|The patients play cards',
    'apothecary, midwife, bone-setter, herbalist',
  ),
  kind(
    2,
    'market, bazaar, marketplace, square',
    'market, market square, street market',
    'the #dist# Market, #colour# Market, the #saint# Fair Ground, the #last# Cross',
    'Awnings are much patched|Eggs are fought over|Second-hand boots sell best|The scale is chained|It opens by lamplight|Fortunes are told twice|Pie-sellers are at war|Pigeons eat the scraps',
    'market warden, stallholder, weigher',
    'market',
  ),
  kind(
    2,
    'barracks, guard, guardhouse, watch, garrison',
    'barracks, guardhouse, watch house',
    'the #dist# Watch House, the #colour# Barracks, #last# Barracks, the #beast# Yard',
    'Twenty share one stove|Pikes are polished daily|Cloaks never dry|Dice are confiscated weekly|The maps have holes|One cell has curtains|Boots stand in rows|Somebody always snores',
    'sergeant, armourer, corporal',
    'barracks',
  ),
  kind(
    2,
    'prison, gaol, jail, dungeon',
    'gaol, prison, lock-up',
    'the #dist# Gaol, the #colour# Hole, #last#’s Keeping, the #saint# Cells',
    'Straw costs extra|Names cover the sills|Visitors pay double|Debtors sit apart|The gaoler is kind|One door stays shut|Rats are given names|Songs come up nightly',
    'gaoler, turnkey, debtor',
    'prison',
  ),
  kind(
    2,
    'warehouse, storehouse, granary, customs',
    'warehouse, storehouse, bonded store',
    '#last#’s Warehouse, the #colour# Stores, the #dist# Sheds, #last2# Bonded Stores',
    'Foreign seals hang everywhere|Rats fear nobody|The crane takes two|Ledgers are in code|It smells of cinnamon|Every padlock matches|Somebody sleeps up there|Half the crates breathe',
    'tallyman, porter, storekeeper',
    'warehouse',
  ),
  kind(
    2,
    'baths, bathhouse, bath',
    'bathhouse, public bath, steam house',
    'the #dist# Baths, the #colour# Baths, #last#’s Steam House, the #saint# Pool',
    'Politics is done steaming|Towels cost a copper|Its water is hot|Eels adorn the floor|Deals are sealed undressed|Barbers wait by pillars|Nobody recognises anybody|The cold pool whispers',
    'bath attendant, barber, masseur',
    'bathhouse',
  ),
  kind(
    2,
    'moneylender, bank, exchange, pawnshop',
    'moneylender’s, counting house, pawnshop',
    'the #dist# Exchange, #last# and Sons, the #colour# Purse, #last2#’s Pledges',
    'Iron grilles guard everything|Pledges hang in rows|Interest falls due weekly|One bench invites weeping|Scales stand under glass|The solvent get coffee|Clerks never look up|Three keys open it',
    'money-changer, pawnbroker, cashier',
  ),
  kind(
    2,
    'brothel, gambling, casino, den',
    'gaming house, house of pleasure, gambling den',
    'the #colour# Slipper, the House of #last#, the #beast#’s Tail, the #dist# Rooms',
    'Red lamps hang outside|Luck is sold hourly|Curtains hide cold hands|Musicians play unseen|Losers leave their boots|The doorman sings|Mirrors face the tables|Masks line the stairs',
    'hostess, dealer, doorman',
  ),
  kind(
    3,
    'academy, university, school, college, library',
    'academy, college, library',
    'the #saint# College, the #dist# Library, #last#’s School, the #colour# Lectern',
    'Books are on chains|Lectures begin at six|The skeleton wears hats|Whispering costs a copper|Students sleep in bunks|One shelf is covered|Ink freezes in winter|Owls have the tower',
    'librarian, lecturer, proctor',
    'academy',
  ),
  kind(
    3,
    'theatre, playhouse, opera, stage',
    'theatre, playhouse, stage',
    'the #colour# Curtain, the #dist# Playhouse, the #beast# Theatre, #last#’s Booth',
    'Tragedies use real geese|Galleries cost a copper|Trapdoors open unasked|Seas stand rolled up|Actors are owed wages|Censors sit in front|The ghost has notes|Costumes are for hire',
    'player, stage-keeper, prompter',
    'theatre',
  ),
  kind(
    3,
    'cathedral, minster, basilica',
    'cathedral, minster, great church',
    'the Minster of #saint#, #saint# the Great, the #colour# Cathedral, the #dist# Minster',
    'The spire is scaffolded|Choirs sing every hour|Nine founders lie here|Glass outshines the choir|Masons never quite leave|Whispers travel far|Pilgrims sleep in aisles|One bell is silent',
    'canon, choirmaster, verger',
    'cathedral',
  ),
  kind(
    3,
    'arena, colosseum, fighting pit, tournament',
    'arena, fighting pit, ring',
    'the #colour# Ring, the #dist# Pit, the #last# Sands, the #beast# Ground',
    'Sand is raked daily|Odds are chalked up|Cages bear nameplates|The surgeon wears stripes|Veterans sell nuts|The rich get shade|Champions drink alone|Blood money buys bread',
    'bookmaker, trainer, champion',
    'arena',
  ),
  kind(
    3,
    'tower, wizard, mage, wizard’s tower, sorcerer',
    'tower, wizard’s tower, observatory',
    '#last#’s Tower, the #colour# Spire, the #dist# Observatory, the #saint# Tower',
    'Lights burn at noon|The door asks questions|Owls foul the brass|Apprentices wear bandages|Nobody counts its stairs|The weather is private|Neighbours hear laughter|Post arrives by toad',
    'astronomer, apprentice, enchanter',
    'magetower',
  ),
  kind(
    3,
    'palace, castle, citadel, keep, fortress',
    'palace, castle, citadel',
    'the #colour# Keep, #last# Castle, the #dist# Citadel, the Castle of #saint#',
    'Banners hide the draughts|Gates lie within gates|Courtiers wait in corridors|Cannon hold geraniums|Kitchens feed three hundred|One throne is dustsheeted|Ravens are on salary|Its moat is dry',
    'castellan, courtier, chamberlain',
    'citadel',
  ),
  kind(
    3,
    'court, law, judge, magistrate',
    'court, assize, law court',
    'the #dist# Assize, the #colour# Bench, #last#’s Inn of Law, the Court of #saint#',
    'Verdicts come from balconies|Witnesses come in dozens|Lawyers eat oranges|Verdicts are posted daily|Hangings fill the gallery|Wigs smell of straw|The judge naps|Bribes have their hours',
    'advocate, usher, magistrate',
  ),
  kind(
    4,
    'zoo, menagerie, garden, park',
    'park, pleasure garden, menagerie',
    'the #dist# Gardens, #last#’s Menagerie, the #colour# Park, the #saint# Walk',
    'Duels are fought early|The hippogriff is elderly|Benches bear plaques|Swans bite lovers|Music plays on feasts|Hedges are cut as heroes|Gravel hides the rings|Cages stand open',
    'gardener, keeper, nursemaid',
    'park',
  ),
  kind(
    4,
    'embassy, foreign, consulate',
    'embassy, legation, consulate',
    'the #colour# Embassy, #last# Legation, the House of Flags, the #dist# Consulate',
    'Foreign grass fills tubs|The guards wear plumes|Passports take an hour|Parties show through hedges|Spies take both windows|Its flag hangs half-down|Cooks make strange bread|Nobody is ever in',
    'consul, translator, attaché',
  ),
  kind(
    5,
    'harbour, harbor, dock, docks, port, quay, pier',
    'harbour, quay, landing place',
    'the #dist# Quay, #last#’s Wharf, the #colour# Steps, the #saint# Mole',
    'Ropes are thigh-thick|Cranes curse all day|Gulls hold every bollard|Ships lie two abreast|Fish sells from baskets|Lanterns mark both ends|Tar warms in kettles|Crews are hired here',
    'harbour master, pilot, wherryman',
    'harbour',
  ),
  kind(
    5,
    'lighthouse, beacon',
    'lighthouse, beacon',
    'the #last# Light, the #colour# Light, #saint#’s Lantern, the #dist# Beacon',
    'Its keepers hate each other|Whale oil stands in butts|It has ninety-one steps|The mirrors came far|Moths are hand-sized|The logbook lacks pages|Wreckers offer bribes|It smoked last night',
    'lighthouse keeper, lamp-trimmer, keeper’s child',
    'lighthouse',
  ),
  kind(
    5,
    'shrine, altar, standing stones, stone circle, henge',
    'shrine, standing stone, holy place',
    'the #saint# Stone, the #colour# Shrine, the #dist# Altar, #last#’s Stones',
    'Rags hang on thorns|Offerings are mostly bread|Its niche is worn smooth|The stone stays warm|Crows come on feasts|The face is gone|Lovers scratch initials|Someone sweeps it',
    'hermit, keeper of the shrine, pilgrim',
    'shrine',
  ),
  kind(
    5,
    'abbey, monastery, convent, priory, nuns, monks',
    'abbey, monastery, priory',
    'the Abbey of #saint#, #dist# Priory, the #colour# Sisters, #saint# Cloister',
    'Only the bees speak|Its monks brew beer|A gate takes foundlings|Mice eat the manuscripts|Gardens lie in squares|Singing starts at three|The abbess fences|Guests sleep on planks',
    'abbess, cellarer, novice',
    'abbey',
  ),
  kind(
    5,
    'watchtower, lookout, tower',
    'watchtower, lookout',
    'the #dist# Lookout, #last#’s Watch, the #colour# Beacon, the #beast# Tower',
    'The ladder comes up nightly|Wood waits for signals|The bored carve names|Arrow slits let snow in|Pigeons bring messages|One horn gives warning|The sentry knits|Nobody relieves the guard',
    'lookout, signaller, pigeon keeper',
    'watchtower',
  ),
  kind(
    5,
    'mine, quarry, mines',
    'mine, quarry, working',
    'the #last# Deep, the #colour# Level, the #saint# Shaft, the #dist# Cut',
    'The props creak|Canaries sit on shelves|Lamps are counted twice|Ponies haul the carts|Lists name the dead|The low road flooded|Boys lead the blind|Knocking means stop',
    'overseer, pump-man, lamp girl',
    'mine',
  ),
]

/** What a prompt puts there and no other settlement has. */
export const curiosity = kind(
  5,
  '',
  'sight',
  '#last#’s Folly',
  'It was here first|Strangers pay to look|Children dare each other|Its door stands open|Everybody has been inside|Nobody else has one|Visitors whisper in it|It is swept daily|Grandparents remember it new|The step is worn',
  'keeper, caretaker, warden, guide',
  'house',
)

export const beasts = list(
  'Heron, Badger, Otter, Pike, Goose, Ram, Boar, Fox, Hare, Magpie, Stoat, Mule, Cockerel, Eel, Hound, Swan, Wren, Crane, Ox, Bear, Toad, Lamprey, Salmon, Owl',
)
export const colours = list(
  'Gilded, Black, Copper, Blue, Crooked, Green, Russet, Silver, Painted, White, Amber, Broken, Scarlet, Iron, Grey, Ivory, Lame, Laughing, Patient, Narrow',
)
export const saints = list(
  'Orla, Brannoc, Ysolde, Wendel, Kerric, Maudlin, Aldwin, Petra, Tamsin, Osric, Lucan, Hesper, Bride, Cuthmar, Nerys, Folcard, Ansa, Morwen, Perran, Thecla, Godric, Ursel, Ives, Rumon',
)
