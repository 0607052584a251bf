import { type Hazard, hazardsIn } from './hazards.ts'

/** Country that monsters live in. */
export interface Place {
  words: readonly string[]
  /** What a lair there is, without its article, in three words at most. */
  lairs: readonly string[]
  /** Last words of names of spots there: "Hollow". */
  lasts: readonly string[]
  /** What one stands on, by or under: two words at most, without an article. */
  ground: readonly string[]
  /** What the ground does in a fight there. */
  hazards: readonly Hazard[]
  /** Who lives near enough to suffer. */
  people: readonly string[]
  /** What they lose by it. */
  losses: readonly string[]
  scene: string
}

type Given = Record<Exclude<keyof Place, 'scene'>, string> & { scene: string }

const list = (text: string) => text.split(', ')

const place = ({ words, scene, lairs, lasts, ground, hazards, people, losses }: Given): Place => ({
  words: list(words),
  scene,
  lairs: list(lairs),
  lasts: list(lasts),
  ground: list(ground),
  hazards: hazardsIn(hazards),
  people: list(people),
  losses: list(losses),
})

// No phrase here is longer than four words: where sentences take one up, its neighbours make the run another's.
export const places = {
  forest: place({
    words: 'forest, wood, woods, woodland, jungle, grove, glade, tree',
    scene: 'in a dark forest',
    lairs:
      'fallen beech, burned clearing, alder ring, badger sett, hunters’ blind, collapsed coppice, hollow oak, deer park',
    lasts: 'Wood, Copse, Hanger, Grove, Dell, Thicket, Brake, Ride, Holt, Clearing',
    ground:
      'bramble bank, birch trunk, hollow log, deer path, holly bush, root plate, charcoal pit, dead oak, fern bank, stream bed, coppice stool, woodpile',
    people:
      'the charcoal burners, the woodcutters, the truffle hunters, the foresters, the swineherds, the bark strippers',
    losses:
      'two mules, five dogs, a bark wagon, a season’s felling, the bee trees, a sawyer’s boy, the boundary oak, nine pigs',
    hazards:
      'Fallen trunks|cover; Leaning trunk|topple; Bramble wall|hold; Dead canopy|fall; Old pit trap|drop; Stream bank|slip; Wild beehive|swarm; Dense ferns|hide; Root tangle|slow; Climbing ivy|climb',
  }),
  swamp: place({
    words: 'swamp, marsh, bog, fen, mire, bayou',
    scene: 'in a misty swamp at dusk',
    lairs:
      'sunken barge, peat island, stilt house, drowned chapel, rotten causeway, eel-smoking shed, mangrove cage, dead willow',
    lasts: 'Fen, Mire, Slough, Water, Causeway, Moss, Eyot, Sluice, Ditch, Levels',
    ground:
      'peat bank, reed bed, duckboard, black pool, dead willow, mud flat, eel trap, sunken punt, sedge tussock, mooring post, ditch edge, alder root',
    people:
      'the eel fishers, the peat-cutters, the ferry folk, the leech gatherers, the reed thatchers, the wildfowlers',
    losses:
      'three punts, the eel weirs, a tax chest, a boatload of reed, the youngest rower, two cows, the fog bell, a midwife',
    hazards:
      'Black water|drop; Gas pocket|fire; Tall reeds|hide; Sucking mud|hold; Rotten boards|thin; Quaking turf|slow; Leech pool|swarm; Mooring rope|hold; Low fog|fog; Sunken punt|cover',
  }),
  mountains: place({
    words: 'mountain, mountains, peak, cliff, alps, crag, volcano, volcanic',
    scene: 'in high mountains',
    lairs:
      'snowy cirque, ruined gatehouse, warm chimney, blackened ledge, hermit’s cell, landslip cave, eagle’s stair, broken beacon',
    lasts: 'Pass, Scar, Horn, Crag, Shelf, Tooth, Cirque, Stair, Saddle, Fell',
    ground:
      'scree slope, rope bridge, goat track, cairn, ice lip, ledge, rock chimney, snow gully, boulder, cliff foot, pine stump, boulder field',
    people: 'the goatherds, the pass monks, the surveyors, the cheese-makers, the crystal diggers, the mule drivers',
    losses:
      'the bell goat, a winter’s cheese, a pack mule, their guide, the snow poles, two novices, the salt train, a beacon keeper',
    hazards:
      'Loose scree|slip; Rope bridge|thin; Snow cornice|fall; Gusts|push; Narrow ledge|narrow; Ice lip|slip; Boulder field|cover; Rock chimney|climb; Balanced rock|topple; Cloud bank|fog',
  }),
  hills: place({
    words: 'hill, hills, moor, heath, downs, barrow, highland, highlands, grassland, plain, plains, steppe',
    scene: 'on bare hills under a wide sky',
    lairs:
      'opened barrow, roofless sheepfold, flooded quarry, chalk figure, sunken lane, lone thorn, gallows mound, ring ditch',
    lasts: 'Down, Barrow, Tor, Moor, Rigg, Heath, Knowe, Cross, Howe, Bank',
    ground:
      'dry-stone wall, sheep track, gorse bush, standing stone, quarry edge, lynchet, rabbit warren, thorn tree, peat hag, turf stack, barrow mouth, ridge line',
    people: 'the shepherds, the drovers, the cottars, the antiquaries, the turf-cutters, the kite flyers',
    losses:
      'nine ewes, a cattle drive, the peat store, a lookout boy, the breeding ram, a dowry chest, a turf wagon, two ponies',
    hazards:
      'Dry-stone wall|cover; Quarry pool|drop; Dry gorse|fire; Low passage|narrow; Rabbit holes|slip; Standing stone|topple; Sheep flock|swarm; Sunken lane|hide; Peat hags|slow; Thorn hedge|sharp',
  }),
  cave: place({
    words: 'cave, cavern, underground, underdark, grotto, tunnel, tunnels, deep',
    scene: 'in a dark cave',
    lairs:
      'dry gallery, roofless cavern, three-way junction, flowstone terrace, blind lake, fungus hall, crystal pocket, bear’s den',
    lasts: 'Cavern, Hole, Gallery, Sump, Grotto, Shaft, Cleft, Deep, Vault, Crawl',
    ground:
      'flowstone sheet, stalagmite, black pool, crawlway, gravel bar, dripping wall, bat ledge, side passage, fungus bed, chasm edge, pillar, rock arch',
    people:
      'the lamp-oil traders, the fungus farmers, the survey party, the upland villagers, the guano diggers, the rope-makers',
    losses:
      'a lamp store, a mushroom gallery, two climbers, their climbing ropes, a rope bridge, the blind fish, a chart, the windlass',
    hazards:
      'Stalactites|fall; Wet flowstone|slip; Echoing wall|noise; Flooded sump|drop; Tight crawl|narrow; Bat roost|swarm; Chasm|drop; Giant puffballs|fog; Stalagmites|cover; Underground stream|push',
  }),
  mine: place({
    words: 'mine, shaft, quarry, pit, dwarven hall',
    scene: 'in an abandoned mine',
    lairs:
      'flooded level, worked-out stope, powder store, winding room, collapsed adit, pay office, ore bin, pit-pony stable',
    lasts: 'Shaft, Adit, Level, Pit, Stope, Drift, Winze, Lode, Incline, Dig',
    ground:
      'pit prop, tub rail, ore heap, ladder way, spoil bank, pump rod, chalked wall, winze cover, powder box, timber stack, sump edge, haulage rope',
    people:
      'the miners’ families, the last shareholders, the day shift, the idle smelters, the ore carters, the prop-cutters',
    losses:
      'the night shift, a crew of cutters, a train of ore tubs, a month’s pay, a pump engine, six ponies, the safety lamps, an assayer',
    hazards:
      'Rotten props|fall; Loaded tub|topple; Firedamp|fire; Planked winze|thin; Ladder way|climb; Flooded level|drop; Powder box|fire; Haulage rope|push; Chalk dust|fog; Ore heap|slow',
  }),
  ruin: place({
    words: 'ruin, ruins, temple, dungeon, tomb, crypt, abandoned, tower, labyrinth, maze, pyramid, library',
    scene: 'in a ruined temple',
    lairs:
      'hollow undercroft, felted reading room, topless tower, relit bath-house, sealed archive, fallen portico, mosaic court, pilgrim hostel',
    lasts: 'Ruin, Temple, Tower, Vault, Cloister, Arcade, Shrine, Archive, Baths, Steps',
    ground:
      'fallen column, mosaic floor, cistern grate, bronze door, altar step, broken stair, ivy wall, rubble heap, gallery rail, niche, forecourt, statue base',
    people:
      'the licensed diggers, the pilgrims, the camped drivers, the scholars, the relic sellers, the stone robbers',
    losses:
      'the dig’s strongbox, the lower plans, an apprentice, an undated relic, the good winch, two porters, the mosaic map, a chronicler',
    hazards:
      'Gallery floor|thin; Bronze door|narrow; Fallen columns|cover; Cistern grate|drop; Cracked dome|fall; Spiral stair|narrow; Altar slab|cover; Loose mosaic|slip; Thick ivy|climb; Tall statue|topple',
  }),
  castle: place({
    words: 'castle, keep, fortress, manor, palace, mansion, hall, fort',
    scene: 'in an old castle hall',
    lairs:
      'roofless chapel, forgotten oubliette, dining hall, foul dovecote, barred nursery, armoury loft, walled garden, gate tower',
    lasts: 'Keep, Hall, Gatehouse, Bailey, Chapel, Solar, Postern, Rampart, Dovecote, Cellars',
    ground:
      'arrow slit, long table, chandelier chain, portcullis, hearth, curtain wall, spiral stair, dry moat, tapestry, minstrels’ gallery, buttery hatch, chapel step',
    people: 'the last servants, the new heirs, the garrison, the tenants, the cooks, the falconers',
    losses:
      'the hunting dogs, a steward, the deed box, nine horses, the plate, a page, the well key, the winter stores',
    hazards:
      'Iron chandelier|fall; Arrow slits|narrow; Long table|topple; Portcullis|fall; Old tapestries|fire; Spiral stair|narrow; Minstrels’ gallery|climb; Strewn rushes|fire; Suit of mail|noise; Broken furniture|slow',
  }),
  graveyard: place({
    words: 'graveyard, cemetery, grave, mausoleum, catacomb, catacombs, necropolis, churchyard',
    scene: 'in an old graveyard by moonlight',
    lairs:
      'emptied vault, charnel house, unused plot, overdeep grave, sexton’s shed, hollow yew, plague pit, toppled angel',
    lasts: 'Yard, Acre, Vault, Lychgate, Crypt, Cross, Ossuary, Yews, Chapel, Plot',
    ground:
      'yew root, iron railing, open grave, table tomb, lychgate, gravel walk, stone angel, charnel door, spade heap, ivy urn, chapel porch, dead wreath',
    people: 'the sexton’s family, the mourners, the parishioners, the stonecutters, the choristers, the wreath-makers',
    losses:
      'four fresh dead, the bell rope, one family’s bones, a bride’s ring, the parish book, two vergers, the chapel plate, a coffin',
    hazards:
      'Sunken graves|drop; Hollow yew|hide; Spiked railings|sharp; Ground mist|fog; Table tomb|cover; Open grave|drop; Stone angel|topple; Loose gravel|noise; Lychgate|narrow; Ivy roots|hold',
  }),
  city: place({
    words: 'city, town, street, alley, market, rooftop, rooftops, village, inn, theatre, school',
    scene: 'in a narrow street at night',
    lairs:
      'glover’s shop, corn-exchange loft, belless tower, unnumbered house, bankrupt theatre, wash-house, drying attic, customs cellar',
    lasts: 'Row, Yard, Court, Alley, Steps, Rents, Exchange, Lane, Arcade, Wynd',
    ground:
      'washing line, rain butt, cart shaft, slate roof, area railing, doorstep, lamp post, cellar flap, market stall, alley wall, gutter, drying loft',
    people:
      'the lamplighters, the ward watch, the lodgers, the strolling players, the night porters, the laundry women',
    losses:
      'three lamplighters, the night market, nine cats, a night cart, the curfew bell, a moneylender, the poor box, two constables',
    hazards:
      'Washing lines|hold; Lamp-oil cart|fire; Blind alley|narrow; Loose slates|fall; Rain butt|topple; Cellar flap|drop; Market stall|cover; Drainpipe|climb; Bystanders|slow; Beggars’ bells|noise',
  }),
  sewer: place({
    words: 'sewer, sewers, drain, canal, cistern, gutter',
    scene: 'in a sewer',
    lairs:
      'pillared cistern, slaughterhouse junction, walled-off branch, settling pool, smugglers’ landing, dry overflow, collapsed culvert, rat-king’s corner',
    lasts: 'Drain, Cistern, Culvert, Outfall, Sluice, Conduit, Overflow, Channel, Weir, Landing',
    ground:
      'slick walkway, pillar, sluice wheel, iron ladder, side pipe, channel edge, grating, brick ledge, settling tank, side ledge, mooring ring, silt bar',
    people: 'the rat-catchers, the tanners, the cellar smugglers, the washerwomen, the night-soil men, the flushers',
    losses:
      'nine terriers, a tea cargo, two hand carts, two boys, a flat boat, the sluice key, a punt of coal, a surveyor',
    hazards:
      'Slick walkway|slip; Sluice wheel|push; Brick pillars|cover; Bad air|fire; Quick channel|push; Iron ladder|climb; Side pipe|narrow; Scum crust|thin; Rusted grating|thin; Rat nest|swarm',
  }),
  coast: place({
    words: 'coast, sea, ocean, beach, shore, island, reef, harbour, harbor, ship, wreck, underwater, tide',
    scene: 'on a stormy coast',
    lairs:
      'tidal cave, upturned ship, stairless lighthouse, drowned street, salt pan, smugglers’ tunnel, wreckers’ cove, whale jaw',
    lasts: 'Cove, Point, Sands, Light, Reef, Bar, Ness, Stack, Strand, Skerry',
    ground:
      'weedy rock, broken spar, tide pool, shingle bank, wreck rib, mooring chain, sea wall, dune crest, kelp bed, jetty pile, cave mouth, sand bar',
    people: 'the wreckers, the net-makers, the light-keepers, the pearl divers, the salt boilers, the pilots',
    losses:
      'a herring catch, two boats, the point light, their eldest diver, the winter nets, a pilot, the harbour boom, six barrels',
    hazards:
      'Turning tide|push; Weedy rocks|slip; Broken spars|cover; Undertow|push; Tide pool|hide; Wreck ribs|sharp; Wet shingle|slow; Mooring chain|hold; Sea spray|fog; Gull colony|swarm',
  }),
  lake: place({
    words: 'lake, river, pond, waterfall, stream, bridge, well, spring, ford',
    scene: 'by a still lake',
    lairs:
      'mill pool, hermit’s islet, beaver lodge, drowned village, ferry house, ice house, weir chamber, boat graveyard',
    lasts: 'Mere, Pool, Weir, Ford, Ferry, Landing, Tarn, Mill, Eyot, Water',
    ground:
      'jetty pile, mill wheel, reed edge, ferry rope, stepping stone, boathouse, weir sill, willow root, mud bank, upturned skiff, sluice gate, landing stage',
    people: 'the mill hands, the lake fishers, the ferry folk, the washerwomen, the reed-cutters, the osier weavers',
    losses:
      'the ferry rope, forty geese, a wedding boat, the mill stones, two oarsmen, the trout stock, the sluice, a basket-maker',
    hazards:
      'Jetty piles|cover; Soft shore|slow; Dusk fog|fog; Mill wheel|sharp; Stepping stones|slip; Moored skiff|hide; Weir sill|push; Reed bed|hide; Eel trap|hold; Rotten jetty|thin',
  }),
  desert: place({
    words: 'desert, sand, dune, dunes, oasis, wasteland, badlands, salt',
    scene: 'in a desert',
    lairs:
      'buried caravanserai, dry well, red rock, salt pan, dead oasis, sun-split temple, camel graveyard, mirage pool',
    lasts: 'Well, Dune, Wash, Pan, Oasis, Khan, Rock, Sink, Waste, Ruins',
    ground:
      'dune crest, salt crust, dry well, camel skeleton, rock shade, wadi bed, half wall, palm stump, cairn, tent pole, sand slope, water trough',
    people:
      'the salt caravans, the well-keepers, the tax riders, the date growers, the stone-cutters, the goat-hair weavers',
    losses:
      'eleven camels, a water train, a week’s water, a salt wagon, a guide, the date press, two tents, the toll money',
    hazards:
      'Loose sand|slow; Heat shimmer|fog; Salt crust|thin; Half wall|cover; Soft sink|hold; Dry well|drop; Sandblast|push; Camel skeletons|sharp; Glaring pan|dazzle; Scorpion nest|swarm',
  }),
  tundra: place({
    words: 'tundra, snow, ice, arctic, frozen, glacier, winter, north, polar',
    scene: 'in the snow',
    lairs:
      'roofed crevasse, glowing cave, trapper’s cabin, whale-rib lodge, frozen ship, moraine hollow, ice quarry, mission ruin',
    lasts: 'Ice, Crevasse, Moraine, Cabin, Drift, Floe, Serac, Lodge, Glacier, Snows',
    ground:
      'snow bridge, ice wall, drift edge, sled track, moraine, whale rib, crevasse lip, frozen stream, stunted birch, ice shelf, cache mound, wind hollow',
    people: 'the sled drivers, the seal hunters, the mission brothers, the ice cutters, the trappers, the whalers',
    losses:
      'the lead dogs, the cached meat, the mail sled, their shaman, two kayaks, the oil lamps, a trapper, a sled team',
    hazards:
      'Thin ice|thin; Deep drifts|hide; Killing wind|push; Ice slope|slip; Snow bridge|thin; Crevasse|drop; Blown snow|fog; Ice shelf|fall; Frozen stream|slip; Glaring ice|dazzle',
  }),
  farmland: place({
    words: 'farm, farmland, field, barn, orchard, mill, vineyard, corn, garden, harvest',
    scene: 'in a field at harvest time',
    lairs: 'tithe barn, burned cellar, corn ring, ice house, tall windmill, hop kiln, abandoned dairy, threshing floor',
    lasts: 'Barn, Farm, Orchard, Croft, Mill, Acre, Grange, Field, Garth, Kiln',
    ground:
      'haystack, hedge gap, corn rick, plough furrow, well kerb, barn door, orchard wall, sheep trough, cart track, scarecrow pole, beehive row, kiln stoke-hole',
    people: 'the tenants, the reeve’s men, the orphans, the threshers, the hop pickers, the dairymaids',
    losses:
      'the plough team, half the lambs, the seed corn, a hired hand, the bull, two beehives, the harvest wagon, a dairymaid',
    hazards:
      'Standing corn|hide; Dry hay|fire; Penned bull|swarm; Open well|drop; Threshing tools|sharp; Hay wain|topple; Beehives|swarm; Wet furrows|slow; Rafters|climb; Harness bells|noise',
  }),
  road: place({
    words: 'road, crossroads, highway, toll, caravan, gallows',
    scene: 'at a lonely crossroads',
    lairs:
      'barred toll house, blocked culvert, empty gibbet, burned coach, closed inn, robbers’ camp, bridge chapel, milestone oak',
    lasts: 'Cross, Toll, Gibbet, Milestone, Culvert, Bridge, Turnpike, Halt, Ford, Causeway',
    ground:
      'ditch, milestone, hedge gap, wheel rut, toll bar, culvert mouth, signpost, burned coach, bridge parapet, gallows post, verge, drovers’ pond',
    people: 'the carters, the inn grooms, the pilgrims, the toll farmers, the post riders, the road menders',
    losses:
      'two coaches, the mail, a mule chain, the inn’s horses, a post rider, the toll money, nine pilgrims, the spare wheels',
    hazards:
      'Flanking ditch|drop; Tipped coach|cover; Blackthorn hedge|sharp; Loose milestone|topple; Toll bar|narrow; Culvert|hide; Wheel ruts|slow; Bridge parapet|drop; Frightened horses|swarm; Signal bell|noise',
  }),
} satisfies Record<string, Place>

export type PlaceName = keyof typeof places
