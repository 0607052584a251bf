/** Country that monsters live in. */
export interface Place {
  words: readonly string[]
  /** Where exactly, after "in", "under" and the like. */
  lairs: readonly string[]
  /** What the ground does in a fight there. */
  features: readonly string[]
  /** Who lives near enough to suffer. */
  people: readonly string[]
  /** What they lose by it. */
  losses: readonly string[]
  scene: string
}

const place = (
  words: string,
  scene: string,
  lairs: string[],
  features: string[],
  people: string[],
  losses: string[],
): Place => ({
  words: words.split(', '),
  scene,
  lairs,
  features,
  people,
  losses,
})

export const places = {
  forest: place(
    'forest, wood, woods, woodland, jungle, grove, glade, tree',
    'in a dark forest',
    [
      'a hollow under a fallen beech that took forty years to fall',
      'a charcoal burners’ clearing nobody has burned in since spring',
      'the ring of standing alders behind the old boundary stone',
      'a badger sett that somebody made wider',
    ],
    [
      'Dead leaves lie knee-deep: a creature that runs here is heard from 100 feet off.',
      'Three trunks lean on each other; a hard shove brings one down in a line 30 feet long.',
      'Brambles close the south side. Pushing through costs double movement and a torn cloak.',
      'The canopy is thick enough to climb across from tree to tree, if one is light.',
    ],
    [
      'the charcoal burners',
      'the woodcutters',
      'the truffle hunters of the wood’s edge',
      'a ranger’s widow and her sons',
    ],
    [
      'two mules and their driver',
      'every dog they had',
      'the path to the good spring',
      'a season’s felling, left to rot',
    ],
  ),
  swamp: place(
    'swamp, marsh, bog, fen, mire, bayou',
    'in a misty swamp at dusk',
    [
      'a sunken barge with its deck a hand above the water',
      'an island of peat that drifts',
      'the stilt house of a family that left in the night',
      'a drowned chapel, in as far as the altar',
    ],
    [
      'Black water hides its depth: each step off the boards may be a foot deep, or nine.',
      'Marsh gas pools in the hollows and burns if a flame comes near: 10 feet across, once.',
      'The reeds stand taller than a man and give full cover to whoever kneels.',
      'The mud takes boots. Ending a turn in it means staying there at the next one, without help.',
    ],
    ['the eel fishers', 'the peat-cutters', 'a ferrywoman and her passengers', 'the leech gatherers'],
    [
      'three punts, empty and dry inside',
      'the eel weirs, torn open',
      'the youngest of each house',
      'a tax collector nobody misses, with a chest somebody does',
    ],
  ),
  mountains: place(
    'mountain, mountains, peak, cliff, alps, crag, volcano, volcanic',
    'in high mountains',
    [
      'a cirque with one way in and snow in it all year',
      'the gatehouse of a pass road that no longer has a pass',
      'a chimney in the rock that breathes warm air',
      'a ledge under an overhang, black from old fires',
    ],
    [
      'The scree slides: running across it sends the runner 20 feet downhill.',
      'A rope bridge with six planks left spans the cleft. It bears two at a time.',
      'Shouting or thunder brings down the cornice on the upper ledge.',
      'The wind takes arrows: ranged attacks beyond 60 feet have disadvantage.',
    ],
    ['goatherds of the high pastures', 'the monks of the pass', 'the surveyors', 'the people below the snow line'],
    [
      'the bell goat and the flock behind it',
      'the winter’s cheese',
      'the pass, for as long as this lasts',
      'a guide who knew the way',
    ],
  ),
  hills: place(
    'hill, hills, moor, heath, downs, barrow, highland, highlands, grassland, plain, plains, steppe',
    'on bare hills under a wide sky',
    [
      'a barrow with its capstone pushed aside',
      'a sheepfold roofed with other people’s doors',
      'an old quarry with a pool at the bottom',
      'the chalk figure on the down, behind the left eye',
    ],
    [
      'Dry-stone walls cross the slope every 60 feet: half cover, and they fall to a charge.',
      'The pool in the quarry is warm on top and kills with cold below ten feet.',
      'Gorse burns like oil. Lit, it takes the whole hillside in four rounds.',
      'The barrow’s passage is three feet high: nobody taller than a gnome fights well in it.',
    ],
    ['the shepherds', 'the drovers', 'the cottars on the lee side', 'two antiquaries with one permit'],
    ['nine ewes, and then the ram', 'the drovers’ custom', 'the peat store', 'a boy who was only sent to look'],
  ),
  cave: place(
    'cave, cavern, underground, underdark, grotto, tunnel, tunnels, deep',
    'in a dark cave',
    [
      'a dry gallery above the waterline, reached by a crawl',
      'a cavern whose roof cannot be seen by torchlight',
      'the place where three passages meet and the draught turns',
      'a flowstone terrace with a pool on every step',
    ],
    [
      'Stalactites hang over half the floor: a loud blow brings one down on a 5-foot square.',
      'The floor is slick with flowstone: dashing on it asks for a check to stay upright.',
      'Sound carries oddly. Hidden creatures cannot be placed by ear here.',
      'A sump joins the pool to the next chamber: a minute’s swim, without light.',
    ],
    ['the lamp-oil traders', 'the fungus farmers', 'the last survey party', 'the villagers above'],
    [
      'the deep well, fouled',
      'a gallery of good mushrooms',
      'two climbers and forty yards of rope',
      'their sleep, for what comes up the shaft',
    ],
  ),
  mine: place(
    'mine, shaft, quarry, pit, dwarven hall',
    'in an abandoned mine',
    [
      'the flooded third level, where the pump stopped',
      'a worked-out stope with the timber still in it',
      'the powder store, of all places',
      'a winding room with a cage that still runs',
    ],
    [
      'The props are rotten: a creature thrown against one brings down 10 feet of roof.',
      'A tub stands on the rails, loaded, on a slope, held by one wedge.',
      'Firedamp gathers under the roof; a naked flame held high is a mistake made once.',
      'Planks over the winze hold one creature. A second goes 30 feet down.',
    ],
    ['the miners’ families', 'the mine’s last shareholders', 'the day shift', 'the smelters, idle for a week'],
    ['the night shift', 'a vein that was only just found', 'the pump, and so the lower levels', 'pay for a month'],
  ),
  ruin: place(
    'ruin, ruins, temple, dungeon, tomb, crypt, abandoned, tower, labyrinth, maze, pyramid, library',
    'in a ruined temple',
    [
      'the undercroft, below a floor that sounds hollow',
      'a reading room with its books turned to felt',
      'the tower’s third storey, where the stair ends',
      'a bath-house whose furnace has been lit again',
    ],
    [
      'The gallery overhead is sound in the middle and nowhere else.',
      'A bronze door still closes, slowly, for whoever knows the counterweight.',
      'Fallen columns make a maze of half cover; the tallest still stands, barely.',
      'Rainwater fills the cistern under the grate: eight feet of it, and the grate is loose.',
    ],
    [
      'diggers with a lord’s licence',
      'pilgrims who will not turn back',
      'the drivers camped in the forecourt',
      'the scholars who mapped it',
    ],
    [
      'the dig’s strongbox',
      'the only drawing of the lower halls',
      'an apprentice, and the lantern with him',
      'a relic nobody had dated yet',
    ],
  ),
  castle: place(
    'castle, keep, fortress, manor, palace, mansion, hall, fort',
    'in an old castle hall',
    [
      'the chapel with the roof off',
      'the oubliette, and the passage behind it',
      'a great hall laid for a dinner that was never eaten',
      'the dovecote, which nobody has cleaned',
    ],
    [
      'The chandelier’s chain runs to a cleat by the door: cut, it covers 10 feet.',
      'Arrow slits give whoever stands behind them all but total cover, one way only.',
      'The long table tips over for half cover, and takes two to right again.',
      'A portcullis hangs by a rope that is mostly knots.',
    ],
    ['the servants who remain', 'the new heirs', 'the eleven of the garrison', 'the tenants who still owe rent'],
    ['the east wing, by agreement', 'a steward and his keys', 'the deed box', 'the horses, which would not stay'],
  ),
  graveyard: place(
    'graveyard, cemetery, grave, mausoleum, catacomb, catacombs, necropolis, churchyard',
    'in an old graveyard by moonlight',
    [
      'a family vault with the family moved out',
      'the charnel house, behind the stacked long bones',
      'the new part, where nobody has been buried yet',
      'an open grave, deeper than was paid for',
    ],
    [
      'Old graves give way: a heavy creature that stands still sinks to the knee.',
      'The yew in the middle is hollow and holds two.',
      'Iron railings with spikes fence the plots: a shove into them hurts.',
      'Mist lies to the height of a man’s belt; whoever drops prone is gone from sight.',
    ],
    ['the sexton and his wife', 'the mourners', 'the parishioners', 'the stonecutters by the lych-gate'],
    [
      'four new graves, opened from below',
      'the bell rope',
      'the dead of one family and no other',
      'a bride’s ring, buried Tuesday',
    ],
  ),
  city: place(
    'city, town, street, alley, market, rooftop, rooftops, village, inn, theatre, school',
    'in a narrow street at night',
    [
      'a boarded-up glover’s shop with a dry cellar',
      'the loft over the corn exchange',
      'a bell tower whose bell was sold',
      'the house with no number between eleven and twelve',
    ],
    [
      'Washing lines cross the yard on three levels and hold a child’s weight.',
      'A cart of lamp oil stands where it should not.',
      'Doors line the alley: one in four is unlocked, and somebody lives behind it.',
      'Slates come loose at every dash across the roof, and are heard.',
    ],
    [
      'the lamplighters',
      'the watchmen of the lower ward',
      'the lodgers of one tenement',
      'the players of a theatre between plays',
    ],
    [
      'three lamplighters in a month',
      'the night market',
      'the trust of the ward in its watch',
      'every cat in the street',
    ],
  ),
  sewer: place(
    'sewer, sewers, drain, canal, cistern, gutter',
    'in a sewer',
    [
      'a dry cistern with a forest of pillars',
      'the junction under the slaughterhouses',
      'a walled-off branch of the old drain',
      'the settling pool, on the raft of what floats',
    ],
    [
      'The walkway is two feet wide and slick; the channel is four feet deep and quick.',
      'A sluice upstream can be opened from here: two rounds later the water comes.',
      'Pillars every ten feet give cover and break every line of sight.',
      'The air is bad: a torch burns blue and low, and so do lungs.',
    ],
    ['the rat-catchers', 'the tanners', 'the smugglers of the low cellars', 'the ward’s washerwomen'],
    [
      'their terriers',
      'a month’s smuggled tea',
      'the drain, and then the street above it',
      'two boys who went in after a ball',
    ],
  ),
  coast: place(
    'coast, sea, ocean, beach, shore, island, reef, harbour, harbor, ship, wreck, underwater, tide',
    'on a stormy coast',
    [
      'a sea cave that is a cave for six hours in twelve',
      'the hull of a grain ship, keel up on the bar',
      'a lighthouse with its stair gone',
      'a kelp forest over a drowned street',
    ],
    [
      'The tide comes in 5 feet a round once it has turned, and it is turning.',
      'Weed on the rocks: a creature that runs ends its move in the water.',
      'Broken spars float in the swell; each carries one swimmer.',
      'The undertow pulls whoever swims 10 feet seaward at each turn’s end.',
    ],
    ['the wreckers', 'the net-makers', 'the lighthouse keeper’s daughters', 'the pearl divers'],
    [
      'the herring, and so the winter',
      'two boats with the nets still out',
      'the light on the point',
      'their eldest diver',
    ],
  ),
  lake: place(
    'lake, river, pond, waterfall, stream, bridge, well, spring, ford',
    'by a still lake',
    [
      'a mill pool, under the wheel',
      'the islet with the hermit’s cell',
      'a beaver lodge nobody small built',
      'the deep end, where the old village is',
    ],
    [
      'The jetty rests on three piles and each can be cut.',
      'Waist-deep water along the shore: half speed, and nobody sees the bottom.',
      'Fog comes off the lake at dusk and stays till the sun is a hand high.',
      'The mill wheel turns with the force of a bull and does not care for sleeves.',
    ],
    ['the miller’s people', 'the lake fishers', 'the ferry folk', 'washerwomen at the ford'],
    ['the ferry rope, bitten through', 'the geese', 'a wedding party’s boat', 'the mill, which will not turn'],
  ),
  desert: place(
    'desert, sand, dune, dunes, oasis, wasteland, badlands, salt',
    'in a desert',
    [
      'a caravanserai drifted in to the roof',
      'a dry well with a passage at the foot',
      'the shade side of a red rock, among small bones',
      'a salt pan that booms underfoot',
    ],
    [
      'Loose sand: every dash costs, and falling makes no noise.',
      'At noon the air above the pan shivers; beyond 60 feet nothing is quite where it seems.',
      'The crust over the sink holds a walking man, never a running one.',
      'Half a wall gives the only shade for a mile, and everything knows it.',
    ],
    ['the salt caravans', 'the well-keepers', 'the tax riders', 'the date growers'],
    [
      'eleven camels and their bells',
      'the third well',
      'water for a week',
      'the road, which the drivers will not take now',
    ],
  ),
  tundra: place(
    'tundra, snow, ice, arctic, frozen, glacier, winter, north, polar',
    'in the snow',
    [
      'a crevasse with a snow roof',
      'an ice cave that glows at noon',
      'a trapper’s cabin with the door on the inside',
      'a whale’s rib cage, roofed with hides',
    ],
    [
      'The ice bears a man; it bears no horse, and no ogre either.',
      'Drifts hide whoever lies down in them, and their tracks by morning.',
      'The wind takes warmth: an hour without shelter tells on everyone.',
      'Blue ice on the slope: whoever falls slides until something stops it.',
    ],
    ['the sled drivers', 'the seal hunters', 'the brothers of the mission', 'the ice cutters'],
    ['the lead dogs', 'the cached meat', 'a sled with the mail on it', 'their shaman, between one tent and the next'],
  ),
  farmland: place(
    'farm, farmland, field, barn, orchard, mill, vineyard, corn, garden, harvest',
    'in a field at harvest time',
    [
      'a tithe barn with the hay moved about',
      'the root cellar of the burned farm',
      'the middle of the tall corn, in a trampled ring',
      'an ice house in an orchard gone wild',
    ],
    [
      'Standing corn hides whoever stoops; it also rustles, on both sides.',
      'The hay above is dry. One spark, and there are four rounds to leave.',
      'A bull is in the next field, and the gate is a rope.',
      'The well has a low wall and a long drop.',
    ],
    ['the tenant farmers', 'the reeve’s men', 'the orphans of the burned farm', 'the threshers'],
    ['the plough team', 'half the lambs', 'the seed corn', 'a hired hand who owed nobody anything'],
  ),
  road: place(
    'road, crossroads, highway, toll, caravan, gallows',
    'at a lonely crossroads',
    [
      'a toll house with the bar still down',
      'the culvert under the north road',
      'a gibbet hill with an empty cage',
      'the burned coach in the dip',
    ],
    [
      'The verge is ditched on both sides: four feet deep, and wet.',
      'A coach blocks the road. It can be tipped by four, or climbed by one.',
      'The hedge is blackthorn, older than the road, and has two gaps.',
      'The milestone is loose and weighs as much as two men.',
    ],
    ['the carters', 'the grooms of the coaching inn', 'pilgrims on the long road', 'the toll farmers'],
    ['two coaches in nine days', 'the mail', 'a chain of pack mules', 'the inn’s good name'],
  ),
} satisfies Record<string, Place>

export type PlaceName = keyof typeof places
