import type { ShopKind } from '../../../contract/sheets/choices.ts'
import { ways } from '../trade/words.ts'

export interface ShopFacts {
  /** What its keeper is, as prompts and persons' sheets say it. */
  trade: string
  /** What it is called: "a bookshop". */
  house: string
  /** What it sells, as several. */
  sells: string
  /** Words in a prompt that ask for it. */
  words: readonly string[]
  /** For its sign: "The Patient Anvil". */
  signs: readonly string[]
  /** Seen about the place. */
  display: readonly string[]
  /** Work done for a customer, and the share of a skilled hand's day that it takes. */
  services: readonly (readonly [name: string, days: number])[]
  /** Names of the goods that make it such a shop, rather than any. */
  own: RegExp
  /** Names of magic that such a shop may have. */
  magic: RegExp
  /** What a floor plan draws, in words that battle maps understand. */
  plan: string
  /** The same, as places in the shop. */
  corners: readonly string[]
}

export const shopFacts: Record<ShopKind, ShopFacts> = {
  general: {
    trade: 'shopkeeper',
    house: 'general store',
    sells: 'lamps',
    words: ways('general|store|provisions|sundries|outfitter|supplies|trading|grocer|chandler|adventuring'),
    signs: ways('Barrel|Lantern|Coil|Kettle|Scales|Sack|Candle|Bucket|Crate|Broom|Knapsack|Shovel'),
    display: ways(
      'coiled rope|lantern glass|pickle crocks|hanging hams|bucket towers|seed drawers|nail kegs|tin mugs|rolled canvas|broom heads|candle bundles|oil jars|flour sacks|boot laces',
    ),
    services: [
      ['Packs a load', 0.25],
      ['Carries a letter onward', 0.5],
      ['Mends harness and straps', 0.5],
    ],
    own: /./,
    magic: /Bag of|Rope|Pouch|Jug|Decanter|Driftglobe|Everlight|Wayfinder|Lantern/,
    plan: 'a shop with a bar counter, six shelves, barrels, crates and sacks',
    corners: ways('Counter|Shelves|Barrels|Crates|Sacks'),
  },
  smith: {
    trade: 'blacksmith',
    house: 'weaponsmith’s',
    sells: 'blades',
    words: ways('gunsmith|smith|smithy|blacksmith|weaponsmith|weapon|weapons|forge|swords|sword|blades|axes|cutler'),
    signs: ways('Anvil|Hammer|Edge|Spark|Tongs|Blade|Quench|Ember|Whetstone|Hilt|Nail|Bellows'),
    display: ways(
      'racked blades|axe heads|unhafted spears|wire brushes|quench buckets|horn hilts|a notched anvil|sword blanks|leather grips|chalked orders|iron bars|old horseshoes|polished pommels|broken swords',
    ),
    services: [
      ['Sharpens a blade', 0.125],
      ['Mends a broken weapon', 1],
      ['Engraves a name', 0.5],
    ],
    own: /[Ss]word|[Aa]xe|[Hh]ammer|[Mm]ace|Flail|Glaive|Halberd|Lance|Maul|Morningstar|Rapier|Scimitar|Trident|[Pp]ick$|Falchion|Starknife|gauche|Dagger|Javelin|Spear|Sickle|Hatchet|Club|Shield|Buckler|[Ll]ock|Smith|Manacles/,
    magic:
      /Weapon|Javelin|Dagger|Axe|Sword|Blade|Slayer|Tongue|Brand|Mace|Striking|Ghost Touch|Flaming|Frost|Oil of Potency/,
    plan: "a blacksmith's smithy with a forge, two anvils, weapon racks, barrels and a workbench",
    corners: ways('Forge|Anvils|Weapon racks|Barrels|Workbench'),
  },
  armourer: {
    trade: 'armourer',
    house: 'armourer’s',
    sells: 'breastplates',
    words: ways('armour|armor|armourer|armorer|armoury|armory|shields|shield|mail|helmets'),
    signs: ways('Shield|Gauntlet|Visor|Rivet|Buckler|Ring|Helm|Breastplate|Crest|Pauldron|Greave|Plate'),
    display: ways(
      'empty helms|hung mail|painted shields|strap racks|rivet boxes|wooden torsos|dented plate|spare visors|greaves in pairs|tin snips|padding rolls|buckles in trays|a tilting dummy|ring coils',
    ),
    services: [
      ['Fits armour', 1],
      ['Hammers out dents', 0.5],
      ['Paints a shield', 1],
    ],
    own: /armour|mail|[Ss]hield|Buckler|Breastplate|plate|[Gg]auntlet|Chain shirt|Smith/,
    magic: /Armour|Shield|Bracers|Resilient|Shadow Rune|Gauntlets/,
    plan: 'a smithy with a forge, an anvil, training dummies, weapon racks, chests and a workbench',
    corners: ways('Forge|Anvil|Dummies|Racks|Chests'),
  },
  fletcher: {
    trade: 'fletcher',
    house: 'bowyer’s',
    sells: 'bows',
    words: ways('bow|bows|arrows|fletcher|bowyer|hunting|hunter|archery|crossbows'),
    signs: ways('Quill|Arrow|String|Goose|Yew|Hart|Nock|Quiver|Feather|Hare|Longbow|Target'),
    display: ways(
      'goose feathers|yew staves|glue pots|arrow sheaves|waxed strings|horn nocks|a straw butt|shaft bundles|bow presses|drying racks|bolt boxes|antler tips|hanging hares|split target boards',
    ),
    services: [
      ['Restrings a bow', 0.125],
      ['Fletches customers’ shafts', 0.5],
      ['Gives an hour’s practice', 0.125],
    ],
    own: /[Bb]ow|[Aa]rrow|[Bb]olt|Quiver|Sling|Dart|Blowgun|Javelin|Spear|Woodcarver|Hunting trap|Net/,
    magic: /Archery|Missile|Quiver|Oathbow|Striking|Eagle|Elvenkind/,
    plan: 'a shop with a workbench, weapon racks, archery targets, shelves and barrels',
    corners: ways('Workbench|Bow racks|Targets|Shelves|Barrels'),
  },
  apothecary: {
    trade: 'apothecary',
    house: 'apothecary’s',
    sells: 'remedies',
    words: ways('apothecary|herbalist|herbs|herb|healer|medicine|remedies|physician|tonics|potions|potion'),
    signs: ways('Leech|Pestle|Mortar|Poppy|Root|Balm|Heron|Fever|Sage|Thimble|Toad|Tonic'),
    display: ways(
      'labelled jars|hanging roots|leech bowls|dried toads|brass mortars|seed drawers|tooth trays|honey pots|bandage rolls|poppy heads|a stuffed heron|blue bottles|pill boards|bundled sage',
    ),
    services: [
      ['Dresses a wound', 0.125],
      ['Draws a tooth', 0.125],
      ['Nurses through the night', 1],
    ],
    own: /Antitoxin|Antiplague|Healer|Herbalism|Holy water|Vial|Bottle|Flask|Soap|Perfume|mistletoe|Ginger|Component|symbol, silver|Scale,/,
    magic: /Healing|Ointment|Elixir|Antidote|Periapt|Holy Water|Rejuvenation/,
    plan: 'a shop with a bar counter, ten shelves, a cauldron, urns and a workbench',
    corners: ways('Counter|Jar shelves|Cauldron|Urns|Workbench'),
  },
  alchemist: {
    trade: 'alchemist',
    house: 'alchemist’s',
    sells: 'flasks',
    words: ways('alchemist|alchemy|alchemical|bombs|poisons|poison|elixirs|chemist|explosives'),
    signs: ways('Retort|Flask|Salamander|Crucible|Vapour|Mercury|Phial|Sulphur|Peacock|Furnace|Still|Alembic'),
    display: ways(
      'bubbling retorts|scorched beams|copper coils|sand buckets|corked smoke|salt dishes|cracked goggles|mercury trays|stained gloves|wax seals|a caged mouse|charcoal heaps|glass worms|weighing pans',
    ),
    services: [
      ['Names an unknown liquid', 0.25],
      ['Distils what one brings', 1],
      ['Tests metal for purity', 0.25],
    ],
    own: /Acid|fire|vial|lightning|bomb|Antitoxin|Antiplague|poison|Poison|Alchemist|Herbalism|Holy water|Vial|Flask|Bottle|Glassblower|Formula|Perfume|Oil/,
    magic: /Potion|Oil of|Elixir|Alchemist|Smokestick|Dust|Alchemy|Antidote/,
    plan: 'a shop with alchemy benches, cauldrons, shelves, urns, a furnace and a workbench',
    corners: ways('Furnace|Cauldrons|Shelves|Urns|Workbench'),
  },
  scribe: {
    trade: 'bookseller',
    house: 'bookshop',
    sells: 'books',
    words: ways(
      'book|books|bookshop|bookstore|scribe|bookseller|maps|map|cartographer|ink|library|scriptorium|letters|scrolls|stationer',
    ),
    signs: ways('Quill|Page|Inkwell|Folio|Owl|Margin|Comma|Seal|Candle|Spine|Bookworm|Blot'),
    display: ways(
      'leaning folios|rolled charts|ink bottles|chained books|ladder rails|pounce pots|loose pages|wax sticks|atlas stands|quill jars|unsold sermons|blotted ledgers|reading lamps|calfskin bundles',
    ),
    services: [
      ['Writes a letter', 0.125],
      ['Copies for a day', 1],
      ['Reads a strange script', 0.25],
    ],
    own: /[Bb]ook|journal|Calligrapher|Cartographer|Forgery|Ink|Writing|Paper|Parchment|[Mm]ap|Sealing|Chalk/,
    magic: /Scroll|Tome|Manual|Wand of Secrets|Tongues/,
    plan: 'a small shop with a library, bookshelves, desks, candles and a rug',
    corners: ways('Bookshelves|Desk|Candles|Rug|Ladder'),
  },
  jeweller: {
    trade: 'jeweller',
    house: 'jeweller’s',
    sells: 'rings',
    words: ways('jewel|jewels|jeweller|jeweler|jewellery|jewelry|gems|gem|goldsmith|silversmith|rings'),
    signs: ways('Pearl|Loupe|Facet|Magpie|Garland|Swan|Opal|Setting|Star|Crown|Dewdrop|Filigree'),
    display: ways(
      'velvet trays|tiny scales|barred cases|wax rings|loose pearls|silver wire|a locked drawer|lens stands|hair brooches|gold dust|watch springs|mourning jet|ear hooks|polished agates',
    ),
    services: [
      ['Values a stone', 0.125],
      ['Resets a gem', 1],
      ['Sizes a ring', 0.25],
    ],
    own: /ring$|Amulet|Reliquary|symbol|Silver|Gold|Copper|Crystal|Mirror|Jeweller|Scale|Magnifying|Perfume|Hourglass|Lock/,
    magic: /Ring|Brooch|Amulet|Pearl|Gem|Periapt|Medallion|Circlet|Necklace|Pendant|Ioun/,
    plan: 'a small shop with a bar counter, chests, a desk, display cases and a carpet',
    corners: ways('Counter|Chests|Desk|Cases|Carpet'),
  },
  tailor: {
    trade: 'tailor',
    house: 'tailor’s',
    sells: 'coats',
    words: ways(
      'tailor|clothes|clothing|dress|dresses|dressmaker|hats|hatter|cobbler|shoes|boots|milliner|weaver|cloth',
    ),
    signs: ways('Needle|Thimble|Hem|Bobbin|Ribbon|Peacock|Button|Cuff|Spool|Moth|Shears|Stocking'),
    display: ways(
      'bolted silk|pinned patterns|headless dummies|button jars|tape coils|chalked wool|ribbon reels|a bridal gown|hat blocks|thread cones|lace drawers|a tall mirror|velvet scraps|hanging sleeves',
    ),
    services: [
      ['Alters a garment', 0.25],
      ['Sews a hidden pocket', 0.25],
      ['Copies a livery', 2],
    ],
    own: /Cloth|Costume|Robe|Disguise|Weaver|Leatherworker|Cobbler|Canvas|Cotton|Linen|Silk|Thread|leather|Hide|Padded|Backpack|Blanket/,
    magic: /Cloak|Boots|Hat |Gloves|Robe|Cap |Slippers|Cape|Sandals|Belt|Mask/,
    plan: 'a shop with a bar counter, wardrobes, tables, chairs and carpets',
    corners: ways('Counter|Wardrobes|Cutting table|Chairs|Carpets'),
  },
  stable: {
    trade: 'groom',
    house: 'stable',
    sells: 'horses',
    words: ways(
      'stable|stables|horses|horse|saddler|saddle|farrier|livery|mounts|mules|beasts|animal|animals|pet|pets',
    ),
    signs: ways('Mare|Bridle|Stirrup|Gelding|Colt|Spur|Horseshoe|Foal|Halter|Mule|Paddock|Currycomb'),
    display: ways(
      'hung bridles|hay nets|oat bins|brass bits|saddle trees|a sleeping dog|liniment tins|plaited reins|muddy rugs|hoof picks|racing ribbons|water butts|broken spurs|swallow nests',
    ),
    services: [
      ['Shoes a horse', 0.25],
      ['Stables for a night', 0.25],
      ['Breaks in a horse', 5],
    ],
    own: /Mule|[Pp]ony|animal|dog|horse|Camel|Mastiff|Cart|Wagon|Sled|Carriage|[Ss]addle|Tack|Bit|Feed|Goat|Whip|Lance/,
    magic: /Horseshoes|Collar|Animal/,
    plan: 'a stable with six horses, hay, water troughs, barrels and a wagon',
    corners: ways('Stalls|Hayloft|Troughs|Tack room|Wagon'),
  },
  bakery: {
    trade: 'baker',
    house: 'bakery',
    sells: 'pies',
    words: ways('bakery|baker|bread|cake|cakes|pastry|pastries|sweets|confectioner|pie|pies|patisserie'),
    signs: ways('Crust|Oven|Bun|Loaf|Crumb|Honeycomb|Sheaf|Wheatear|Peel|Raisin|Whisk|Pretzel'),
    display: ways(
      'cooling loaves|seed buns|flour ghosts|plaited bread|jam pots|a roaring oven|pie tins|honeycomb|sugared plums|rye rounds|proving baskets|yesterday’s crusts|gingerbread saints|butter moulds',
    ),
    services: [
      ['Bakes customers’ dough', 0.125],
      ['Makes a feast cake', 1],
      ['Lets the oven bench', 0.125],
    ],
    own: /bread|Bread|Wheat|Flour|cheese|meal\)|dining|tea|Cinnamon|Ginger|Cloves|Saffron|Salt/,
    magic: /Elixir|Beans/,
    plan: 'a bakery with a kitchen, stoves, a bar counter, tables, shelves and sacks',
    corners: ways('Ovens|Counter|Kneading table|Shelves|Flour sacks'),
  },
  instruments: {
    trade: 'musician',
    house: 'instrument maker’s',
    sells: 'lutes',
    words: ways('music|instrument|instruments|luthier|lute|lutes|musical|violins|drums'),
    signs: ways('Lute|Lark|Bow|Reed|Chord|Nightingale|Fret|Drum|Tuning Peg|Rest|Cricket|Refrain'),
    display: ways(
      'stringless lutes|drum shells|reed bundles|varnish pots|bell rows|a half harp|gut coils|carved scrolls|horn mouthpieces|sheet music|clamped ribs|tuning forks|cracked viols|ribboned pipes',
    ),
    services: [
      ['Tunes and restrings', 0.125],
      ['Mends a crack', 1],
      ['Teaches a tune', 0.125],
    ],
    own: /instrument|Bagpipes|Drum|Dulcimer|Flute|Horn|Lute|Lyre|Pan flute|Shawm|Viol|Signal whistle|Bell/,
    magic: /Pipes|Horn|Chime|Instrument/,
    plan: 'a shop with a workbench, shelves, a stool, a rug and crates',
    corners: ways('Workbench|Shelves|Stool|Rug|Crates'),
  },
  curios: {
    trade: 'collector',
    house: 'curiosity shop',
    sells: 'curios',
    words: ways(
      'curios|curio|curiosities|curiosity|antiques|antique|oddities|pawnbroker|pawn|pawnshop|junk|relics|trinkets|fence|secondhand',
    ),
    signs: ways('Magpie|Cabinet|Attic|Elephant|Mermaid|Monkey’s Paw|Globe|Shipwreck|Whatnot|Crocodile|Keyhole|Mirror'),
    display: ways(
      'stuffed owls|ship figureheads|stopped clocks|shrunken heads|idol rows|glass eyes|a crocodile|unmatched gloves|foreign coins|dusty globes|masks in ranks|keys without locks|portraits of strangers|tusks',
    ),
    services: [
      ['Identifies a curio', 0.25],
      ['Finds a buyer, quietly', 1],
      ['Keeps in pawn, monthly', 0.5],
    ],
    own: /Hourglass|Compass|Spyglass|Magnifying|Mirror|Dragonchess|Amulet|Reliquary|Crystal|Orb|symbol|Costume|Disguise|Painter|[Mm]ap|Playing|Dice|Horn|Flute|Manacles|Starknife|Scimitar|Blowgun|Trident|Bell|Lamp/,
    magic: /Figurine|Bag|Pipes|Lantern|Jug|Driftglobe|Eyes|Goggles|Medallion|Bowl|Stone|Mask|Hat |Wayfinder|Brooch/,
    plan: 'a cluttered shop with a bar counter, statues, chests, bookshelves, urns and a rug',
    corners: ways('Counter|Statues|Chests|Bookshelves|Urns'),
  },
  magic: {
    trade: 'merchant',
    house: 'magic shop',
    sells: 'charms',
    words: ways('magic|magical|wizard|wizards|wands|enchanted|enchanter|arcane|witch|sorcerer|mage|spells'),
    signs: ways('Wand|Moon|Raven|Rune|Cauldron|Comet|Familiar|Sigil|Orb|Hex|Star|Phoenix'),
    display: ways(
      'floating candles|caged sparks|rune slates|wand racks|a yawning cat|jarred storms|crystal rows|moving portraits|star charts|humming boxes|locked books|salt circles|silver bells|a muttering skull',
    ),
    services: [
      ['Tests for magic', 0.25],
      ['Copies spells, a day', 1],
      ['Breaks a small hex', 1],
    ],
    own: /focus|[Ww]and|Component|[Ss]pellbook|Formula|Holy water|Alchemist|Amulet|symbol|mistletoe|Robe|lightning|fire|journal|Mirror|Orb|Crystal|Hourglass/,
    magic: /./,
    plan: "a wizard's shop with a magic circle, bookshelves, crystals, a bar counter, shelves and a rug",
    corners: ways('Circle|Bookshelves|Crystals|Counter|Rug'),
  },
}
