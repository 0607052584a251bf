import { type Hazard, hazardsIn } from './themes.ts'

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
      'bramble bank, birch trunk, leaf mould, deer path, holly bush, root plate, charcoal pit, dead oak, fern bank, stream bed, coppice stool, woodpile',
    people:
      'the charcoal burners, the woodcutters, the truffle hunters, the foresters, the swineherds, the bark strippers',
    losses:
      'two mules, every dog, the good spring, a season’s felling, the bee trees, a sawyer’s boy, the boundary oak, nine pigs',
    hazards:
      'Knee-deep leaves|Steps carry 100 feet; Leaning trunks|A shove fells one; Bramble wall|Double movement, and scratches; Joined canopy|The light cross unseen; Old pit trap|Ten feet, blunt stakes; Hanging deadwood|Falls when struck; Stream bank|Half cover, muddy; Beehive|Angry when disturbed; Dense ferns|Hide whoever kneels',
  }),
  swamp: place({
    words: 'swamp, marsh, bog, fen, mire, bayou',
    scene: 'in a misty swamp at dusk',
    lairs:
      'sunken barge, peat island, stilt house, drowned chapel, rotten causeway, eel-smoking shed, mangrove cage, dead willow',
    lasts: 'Fen, Mire, Slough, Water, Causeway, Moss, Eyot, Sluice, Ditch, Levels',
    ground:
      'peat bank, reed bed, duckboard, black pool, dead willow, mud flat, eel trap, sunken punt, sedge tuft, mooring post, ditch edge, alder root',
    people:
      'the eel fishers, the peat-cutters, the ferry folk, the leech gatherers, the reed thatchers, the wildfowlers',
    losses:
      'three punts, the eel weirs, a tax chest, the dry path, the youngest rower, two cows, the fog bell, a midwife',
    hazards:
      'Black water|One foot, or nine; Gas pockets|Burn once, ten feet; Tall reeds|Full cover when kneeling; Sucking mud|Holds whoever stops; Rotten boards|Break under armour; Quaking turf|Shivers at every step; Leech pool|Bites after one round; Mooring rope|Trips, or tows; Low fog|Sight ends at 30',
  }),
  mountains: place({
    words: 'mountain, mountains, peak, cliff, alps, crag, volcano, volcanic',
    scene: 'in high mountains',
    lairs:
      'snowy cirque, ruined gatehouse, warm chimney, blackened ledge, hermit’s cell, landslip cave, eagle’s stair, broken beacon',
    lasts: 'Pass, Scar, Horn, Crag, Shelf, Tooth, Cirque, Stair, Saddle, Fell',
    ground:
      'scree slope, rope bridge, goat track, cairn, ice lip, ledge, rock chimney, snow gully, boulder, cliff foot, pine stump, watershed',
    people: 'the goatherds, the pass monks, the surveyors, the cheese-makers, the crystal diggers, the mule drivers',
    losses:
      'the bell goat, a winter’s cheese, the upper pass, their guide, the snow poles, two novices, the salt train, a beacon keeper',
    hazards:
      'Loose scree|Runners slide 20 feet; Rope bridge|Bears two at most; Snow cornice|Falls at loud noise; Gale|Disadvantage beyond 60 feet; Narrow ledge|One abreast, no dodging; Ice lip|Slick, above a drop; Boulder field|Half cover everywhere; Rock chimney|Climbable, back against wall; Thin air|Dashing twice tires',
  }),
  hills: place({
    words: 'hill, hills, moor, heath, downs, barrow, highland, highlands, grassland, plain, plains, steppe',
    scene: 'on bare hills under a wide sky',
    lairs:
      'opened barrow, roofless sheepfold, flooded quarry, chalk figure, sunken lane, lone thorn, gallows mound, ring ditch',
    lasts: 'Down, Barrow, Tor, Moor, Rigg, Heath, Knowe, Cross, Howe, Bank',
    ground:
      'dry-stone wall, sheep track, gorse bush, standing stone, quarry edge, lynchet, rabbit warren, thorn tree, bog cotton, turf stack, barrow mouth, ridge line',
    people: 'the shepherds, the drovers, the cottars, the antiquaries, the turf-cutters, the kite flyers',
    losses:
      'nine ewes, the drovers’ custom, the peat store, a lookout boy, the breeding ram, a dowry chest, the ridge road, two ponies',
    hazards:
      'Dry-stone walls|Half cover, until charged; Quarry pool|Warm above, killing below; Gorse|Burns out in four; Low passage|Tall folk fight badly; Rabbit holes|Running risks an ankle; Standing stone|Total cover for one; Skyline|Seen a mile off; Sheep flock|Stampedes at blood; Sunken lane|Hidden to the waist',
  }),
  cave: place({
    words: 'cave, cavern, underground, underdark, grotto, tunnel, tunnels, deep',
    scene: 'in a dark cave',
    lairs:
      'dry gallery, roofless cavern, three-way junction, flowstone terrace, blind lake, fungus hall, crystal pocket, bear’s den',
    lasts: 'Cavern, Hole, Gallery, Sump, Grotto, Shaft, Cleft, Deep, Vault, Crawl',
    ground:
      'flowstone, stalagmite, black pool, crawlway, gravel bar, dripping wall, bat ledge, side passage, fungus bed, chasm edge, pillar, draughty crack',
    people:
      'the lamp-oil traders, the fungus farmers, the survey party, the upland villagers, the guano diggers, the rope-makers',
    losses:
      'the deep well, a mushroom gallery, two climbers, their climbing ropes, quiet nights, the blind fish, a chart, the windlass',
    hazards:
      'Stalactites|Loud blows drop one; Flowstone|Dashing means falling; Odd echoes|Hearing cannot place; Sump|One dark minute’s swim; Tight crawl|Squeeze, weapons useless; Bat roof|Swarms at bright light; Chasm|Twelve feet across; Fungus bed|Glows when trodden; Dripping roof|Puts out torches',
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
      'the night shift, a new vein, the lower levels, a month’s pay, the pump, six ponies, the safety lamps, an assayer',
    hazards:
      'Rotten props|Knock one, roof falls; Loaded tub|Rolls when unwedged; Firedamp|High flames explode; Winze planks|Hold one creature only; Ladder way|One hand for climbing; Flooded sump|Drowns armour; Powder box|One keg still dry; Haulage rope|Runs fast once freed; Chalk dust|Thick when struck',
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
      'Gallery floor|Sound in the middle; Bronze door|Closes by counterweight; Fallen columns|A maze of cover; Cistern grate|Loose, eight feet below; Cracked dome|Rains stone when struck; Spiral stair|Favours whoever stands above; Altar slab|Full cover, movable; Mosaic tiles|Slip underfoot; Ivy|Climbable for the light',
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
    losses: 'the east wing, a steward, the deed box, nine horses, the plate, a page, the well key, the winter stores',
    hazards:
      'Chandelier|Cut, covers ten feet; Arrow slits|Cover one way only; Long table|Tips for half cover; Portcullis|Drops when rope’s cut; Tapestry|Burns, hides a door; Spiral stair|Right-handers fight badly; Minstrels’ gallery|Height, and rotten rail; Rushes|Catch fire quickly; Suit of mail|Crashes down, loudly',
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
      'Old graves|Swallow heavy feet; Hollow yew|Hides two inside; Spiked railings|Shoving hurts, badly; Belt-high mist|Prone means unseen; Table tomb|Lid slides with strength; Open grave|Six feet, steep sides; Stone angel|Topples in one line; Loose gravel|Betrays every step; Lychgate|Chokepoint, five feet',
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
      'three lamplighters, the night market, the ward’s trust, every cat, the curfew bell, a moneylender, the poor box, two constables',
    hazards:
      'Washing lines|Hold a child, barely; Lamp-oil cart|Burns twenty feet wide; Alley doors|One in four unlocked; Loose slates|Fall, and are heard; Rain butt|Tips, dousing fires; Awning|Breaks one fall; Cellar flap|Drops into the dark; Bystanders|Panic, block one exit; Market stall|Cover, and missiles',
  }),
  sewer: place({
    words: 'sewer, sewers, drain, canal, cistern, gutter',
    scene: 'in a sewer',
    lairs:
      'pillared cistern, slaughterhouse junction, walled-off branch, settling pool, smugglers’ landing, dry overflow, collapsed culvert, rat-king’s corner',
    lasts: 'Drain, Cistern, Culvert, Outfall, Sluice, Conduit, Overflow, Channel, Weir, Landing',
    ground:
      'slick walkway, pillar, sluice wheel, iron ladder, side pipe, scum edge, grating, brick ledge, settling tank, drip line, mooring ring, silt bar',
    people: 'the rat-catchers, the tanners, the cellar smugglers, the washerwomen, the night-soil men, the flushers',
    losses:
      'their terriers, a tea cargo, the main drain, two boys, a flat boat, the sluice key, the dry way, a surveyor',
    hazards:
      'Slick walkway|Two feet wide; Sluice wheel|Floods in two rounds; Pillars|Break every sight line; Bad air|Flames burn low; Quick channel|Carries swimmers 20 feet; Iron ladder|Rusted, holds one; Side pipe|Small folk only; Scum crust|Looks like floor; Grating|Falls with four blows',
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
      'the herring, two boats, the point light, their eldest diver, the winter nets, a pilot, the harbour boom, six barrels',
    hazards:
      'Turning tide|Five feet a round; Weedy rocks|Runners end up swimming; Broken spars|Float, one swimmer each; Undertow|Ten feet seaward; Tide pool|Slows, hides small things; Wreck ribs|Cover, and splinters; Wet shingle|Shifts under chargers; Mooring chain|Tightens with the swell; Spray|Bowstrings fail',
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
      'the ferry rope, forty geese, a wedding boat, the mill’s grinding, two oarsmen, the trout stock, the sluice, a basket-maker',
    hazards:
      'Jetty piles|Three, each cuttable; Shore water|Half speed, no bottom; Dusk fog|Sight ends at 40; Mill wheel|Catches sleeves, crushes; Stepping stones|Dashing risks a ducking; Moored skiff|Drifts if boarded; Weir sill|Current drags ten feet; Reeds|Conceal whoever crouches; Eel trap|Holds one foot',
  }),
  desert: place({
    words: 'desert, sand, dune, dunes, oasis, wasteland, badlands, salt',
    scene: 'in a desert',
    lairs:
      'buried caravanserai, dry well, red rock, salt pan, dead oasis, sun-split temple, camel graveyard, mirage pool',
    lasts: 'Well, Dune, Wash, Pan, Oasis, Khan, Rock, Sink, Waste, Ruins',
    ground:
      'dune crest, salt crust, dry well, camel bones, rock shade, wadi bed, half wall, palm stump, cairn, tent pole, sand slope, water trough',
    people:
      'the salt caravans, the well-keepers, the tax riders, the date growers, the stone-cutters, the goat-hair weavers',
    losses:
      'eleven camels, the third well, a week’s water, the pan road, a guide, the date press, two tents, the toll money',
    hazards:
      'Loose sand|Dashing tires, falls silent; Noon shimmer|Shots stray beyond 60; Salt crust|Walkers yes, runners no; Half wall|The only shade; Soft sink|Waist-deep in two rounds; Dry well|Thirty feet, dead air; Wind|Blinds whoever faces it; Camel bones|Poor cover, sharp; Sun at back|Low sun dazzles',
  }),
  tundra: place({
    words: 'tundra, snow, ice, arctic, frozen, glacier, winter, north, polar',
    scene: 'in the snow',
    lairs:
      'roofed crevasse, glowing cave, trapper’s cabin, whale-rib lodge, frozen ship, moraine hollow, ice quarry, mission ruin',
    lasts: 'Ice, Crevasse, Moraine, Cabin, Drift, Floe, Serac, Lodge, Glacier, Snows',
    ground:
      'snow bridge, blue ice, drift edge, sled track, moraine, whale rib, crevasse lip, frozen stream, stunted birch, ice shelf, cache mound, wind scour',
    people: 'the sled drivers, the seal hunters, the mission brothers, the ice cutters, the trappers, the whalers',
    losses:
      'the lead dogs, the cached meat, the mail sled, their shaman, two kayaks, the oil lamps, a trapper, the winter route',
    hazards:
      'Thin ice|Bears one man; Deep drifts|Hide, and slow; Killing wind|Cold saps the slow; Blue ice slope|Slide until stopped; Snow bridge|Breaks at the third; Crevasse|Forty feet, narrow; Whiteout|Sight ends at 20; Ice shelf|Calves when struck; Frozen stream|Fast, if sitting down',
  }),
  farmland: place({
    words: 'farm, farmland, field, barn, orchard, mill, vineyard, corn, garden, harvest',
    scene: 'in a field at harvest time',
    lairs: 'tithe barn, burned cellar, corn ring, ice house, tall windmill, hop kiln, abandoned dairy, threshing floor',
    lasts: 'Barn, Farm, Orchard, Croft, Mill, Acre, Grange, Field, Garth, Kiln',
    ground:
      'haystack, hedge gap, standing corn, plough furrow, well kerb, barn door, orchard wall, sheep trough, cart track, scarecrow pole, beehive row, kiln stoke-hole',
    people: 'the tenants, the reeve’s men, the orphans, the threshers, the hop pickers, the dairymaids',
    losses:
      'the plough team, half the lambs, the seed corn, a hired hand, the bull, two beehives, the harvest wagon, a dairymaid',
    hazards:
      'Standing corn|Hides stoopers, rustles; Dry hay|Four rounds once lit; Loose bull|Charges anything red; Open well|Low wall, long drop; Threshing floor|Bare, and bright; Hay wain|Rolls downhill if freed; Beehives|Furious when kicked; Wet furrows|Difficult across, not along; Rafters|Height, for climbers',
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
      'two coaches, the mail, a mule chain, the inn’s name, a post rider, the toll money, nine pilgrims, the spare wheels',
    hazards:
      'Flanking ditches|Four feet, wet; Tipped coach|Cover, four can move; Blackthorn hedge|Two gaps only; Loose milestone|Weighs two men; Toll bar|Stops horses dead; Culvert|Crawl under the road; Wheel ruts|Hard going at speed; Bridge parapet|Low, above water; Team of horses|Bolts at fire',
  }),
} satisfies Record<string, Place>

export type PlaceName = keyof typeof places
