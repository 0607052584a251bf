import type { Entry, Lexicon } from '../../prompt/lexicon.ts'
import type { RigName } from './rigs/index.ts'

const listed = (text: string) => text.split(',').map((word) => word.trim())

/** What people call each kind of item, and the WordNet nouns whose kinds count too. Earlier ones are likelier to be the subject. */
const kinds: Readonly<Record<RigName, readonly [words: string, kinds?: string]>> = {
  sword: [
    'sword, longsword, long sword, broadsword, broad sword, arming sword, bastard sword, blade of, runeblade, rune blade, excalibur, spellblade',
    'sword',
  ],
  greatsword: ['greatsword, great sword, two handed sword, claymore, zweihander, buster sword, executioner sword'],
  shortsword: ['shortsword, short sword, gladius, falchion, machete'],
  scimitar: ['scimitar, sabre, saber, cutlass, shamshir, curved sword, khopesh', 'cavalry sword'],
  katana: ['katana, wakizashi, odachi, nodachi, samurai sword, tachi'],
  rapier: ['rapier, epee, foil, estoc, smallsword, sword cane'],
  dagger: ['dagger, knife, dirk, stiletto, kris, throwing knife, athame, poniard, tanto, shiv', 'dagger, knife'],
  axe: ['axe, ax, battleaxe, battle axe, hatchet, greataxe, great axe, handaxe, hand axe, tomahawk, war axe', 'ax'],
  hammer: ['hammer, warhammer, war hammer, maul, mallet, sledgehammer, smith hammer', 'hammer'],
  mace: ['mace, flanged mace, scepter, sceptre, rod, club, cudgel, greatclub', 'mace'],
  morningstar: ['morningstar, morning star, flail, ball and chain, spiked ball'],
  spear: ['spear, lance, pike, javelin, harpoon', 'spear'],
  trident: ['trident, pitchfork, fork'],
  halberd: ['halberd, glaive, polearm, poleaxe, bardiche, naginata, voulge', 'pike'],
  pickaxe: ['pickaxe, pick, mattock, war pick, mining pick, tool', 'pick, hand tool'],
  sickle: ['sickle, scythe, kama, billhook'],
  bow: ['bow, longbow, long bow, shortbow, short bow, recurve bow, hunting bow', 'longbow'],
  crossbow: ['crossbow, cross bow, arbalest, hand crossbow'],
  arrow: ['arrow, bolt, dart, crossbow bolt'],
  quiver: ['quiver, quiver of arrows, quiver of bolts'],
  shield: ['shield, buckler, aegis, kite shield, tower shield, round shield, targe', 'shield, buckler'],
  helm: ['helm, helmet, bascinet, sallet, barbute, coif, casque, headgear', 'helmet'],
  armour: [
    'armour, armor, breastplate, cuirass, plate mail, plate armour, plate armor, chainmail, chain mail, mail shirt, hauberk, scale mail, suit of armour, suit of armor, pauldrons',
    'body armor, chest armor',
  ],
  boots: ['boot, boots, pair of boots, shoe, shoes, greaves, sabatons, slippers, sandals', 'boot, shoe'],
  gloves: [
    'glove, gloves, gauntlet, gauntlets, pair of gloves, pair of gauntlets, bracers, mittens, vambraces',
    'glove',
  ],
  cloak: ['cloak, cape, robe, mantle, hood, hooded cloak, shroud, vestment', 'cloak, robe'],
  hat: ['hat, wizard hat, witch hat, pointy hat, pointed hat, wizard pointy hat', 'hat'],
  mask: ['mask, face mask, death mask, war mask, visage', 'mask'],
  potion: [
    'potion, elixir, philtre, philter, draught, flask, potion bottle, alchemical flask, antidote, tincture, brew',
    'potion, flask',
  ],
  vial: ['vial, phial, test tube, ampoule, vial of poison', 'vial'],
  bottle: ['bottle, wine bottle, bottle of wine, rum bottle, bottle of rum, decanter, jug, flagon', 'bottle'],
  chalice: ['chalice, goblet, grail, holy grail, drinking cup', 'goblet'],
  cup: ['cup, mug, tankard, stein, beer mug, ale mug, drinking vessel', 'mug'],
  ring: ['ring, signet ring, signet, band ring, wedding ring, wedding band'],
  amulet: [
    'amulet, necklace, pendant, talisman, medallion, locket, charm, brooch, holy symbol, periapt, torc, phylactery',
    'necklace, amulet',
  ],
  gem: ['gem, gemstone, jewel, precious stone, rune stone, cut stone, ioun stone', 'jewel, gem'],
  crystal: ['crystal, crystals, crystal cluster, crystal shard, shard, geode, mana crystal, quartz'],
  orb: ['orb, crystal ball, scrying orb, sphere, palantir, globe', 'sphere'],
  crown: ['crown, tiara, diadem, circlet, coronet', 'crown'],
  coins: [
    'coin, coins, gold coins, pile of coins, gold pieces, silver pieces, pile of gold, doubloons, treasure, hoard',
    'coin',
  ],
  cards: [
    'cards, playing cards, deck of cards, deck of playing cards, tarot, tarot cards, tarot deck, deck of many things, deck, tarot card, playing card',
  ],
  tools: [
    'thieves tools, set of thieves tools, lockpick, lockpicks, lock picks, set of lockpicks, burglar tools, tool roll, set of tools',
  ],
  dice: ['dice, die, d20, polyhedral dice, twenty sided die'],
  staff: [
    'staff, quarterstaff, wizard staff, walking stick, cane, stave, crozier, druid staff',
    'staff, walking stick',
  ],
  wand: ['wand, magic wand, baton, wizard wand', 'wand'],
  book: [
    'book, tome, grimoire, spellbook, spell book, codex, journal, diary, ledger, necronomicon, manual, bible',
    'book',
  ],
  scroll: [
    'scroll, spell scroll, parchment scroll, letter, contract, decree, deed, poster, wanted poster, notice, warrant, invitation, sheet of parchment',
    'scroll',
  ],
  map: ['map, treasure map, chart, world map', 'map'],
  statuette: ['statuette, idol, figurine, statue, totem, carving, bust, effigy', 'statue'],
  lute: ['lute, mandolin, guitar, fiddle, violin, viol, lyre, cittern, instrument', 'guitar, lute'],
  harp: ['harp, celtic harp', 'harp'],
  horn: ['horn, horn bound in, horn bound with, war horn, drinking horn, hunting horn, bugle, trumpet', 'brass'],
  drum: ['drum, war drum, tambour, bongo', 'drum'],
  flute: ['flute, recorder, pan pipes, pipe, whistle, piccolo', 'flute'],
  chest: ['chest, treasure chest, strongbox, coffer, box, casket, trunk, jewellery box', 'chest'],
  key: ['key, skeleton key, old key', 'key'],
  lantern: ['lantern, lamp, oil lamp', 'lamp'],
  torch: ['torch, brand, firebrand'],
  candle: ['candle, candlestick, candelabra, taper'],
  bag: ['bag, sack, pouch, purse, coin purse, satchel, backpack, bag of holding, rucksack', 'bag'],
  rope: ['rope, coil of rope, cord, lasso, whip', 'rope'],
  compass: ['compass, navigator compass, wayfinder, astrolabe', 'compass'],
  hourglass: ['hourglass, sand glass, sandglass, hour glass, egg timer', 'hourglass'],
  mirror: ['mirror, hand mirror, looking glass, magic mirror', 'mirror'],
  goggles: ['goggles, spectacles, eyeglasses, glasses', 'spectacles'],
  spyglass: ['spyglass, telescope, looking tube', 'telescope'],
  cauldron: ['cauldron, kettle, witch cauldron, crucible'],
  belt: ['belt, girdle, sash, baldric', 'belt'],
  egg: ['egg, dragon egg, phoenix egg, griffin egg, monster egg'],
  feather: ['feather, quill, phoenix feather, griffin feather, plume of', 'feather'],
  bomb: ['bomb, grenade, alchemist fire bomb, powder keg', 'bomb'],
  hook: ['grappling hook, grapple, grapnel, hook', 'grapnel'],
  banner: ['banner, flag, standard, pennant, war banner', 'flag'],
  fang: ['fang, tooth, claw, tusk, dragon tooth, dragon claw, talon'],
  bell: ['bell, hand bell, handbell', 'bell'],
  skull: ['human skull, skull of, skull candle, dragon skull, skull, crystal skull'],
  carpet: [
    'carpet, magic carpet, flying carpet, carpet of flying, enchanted carpet, flying rug, magic rug, rug, prayer rug, persian carpet',
  ],
  horseshoe: ['horseshoe, horse shoe'],
  saddle: ['saddle, riding saddle, war saddle'],
  doll: ['doll, rag doll, ragdoll, cloth doll, poppet, voodoo doll, straw doll, puppet, toy'],
  padlock: ['padlock, lock'],
  'smoking pipe': ['smoking pipe, tobacco pipe, pipeweed pipe, long stemmed pipe, clay pipe'],
  'chess piece': ['chess piece, chessman, chess king, chess knight, chess queen, chess pawn'],
  anvil: ['anvil, smith anvil, blacksmith anvil'],
  broom: ['broom, broomstick, flying broom, flying broomstick, besom, witch broom'],
  comb: ['comb, hair comb, ivory comb'],
}

/** Kinds that other kinds carry: as the subject only when nothing grander is named. */
const lesser = new Set([
  'skull',
  'feather',
  'fang',
  'hook',
  'bell',
  'gem',
  'coins',
  'crystal',
  'arrow',
  'candle',
  'horn',
  'key',
  'carpet',
  'anvil',
  'padlock',
])

/** What a thing may look like, beside its stuff and colour; rigs and effects read these. */
const features: readonly (readonly [concept: string, words: string])[] = [
  ['curved', 'curved, crescent shaped, sickle shaped, recurved'],
  ['double', 'double bladed, double headed, twin bladed, double edged, two headed, double bitted'],
  [
    'charred',
    'burnt edges, burned edges, charred edges, singed edges, scorched edges, blackened edges, burnt edge, charred pages, burnt pages, burnt corner, burnt corners',
  ],
  ['beaked', 'plague doctor, plague, beaked, beak, long beak, bird beak'],
  ['plume', 'plume, plumed, crest, crested, feathered, horsehair'],
  ['horned', 'horn, horned, horns, antlered'],
  ['winged', 'wing, winged, wings, angel wing, bat wing'],
  ['skull', 'skeletal, death s head, skulls'],
  ['dragon', 'dragon, draconic, wyrm, wyvern, drake'],
  ['lion', 'lion'],
  ['wolf', 'wolf, dire wolf, wolf head, wolf s head, hound'],
  ['eagle', 'eagle, hawk, falcon, phoenix, griffin, griffon'],
  ['stag', 'stag, deer, hart, elk, stag head'],
  ['bear', 'bear, bear head'],
  ['boar', 'boar, boar head'],
  ['horse', 'horse, stallion, unicorn, horse head'],
  ['raven', 'raven, crow, bird, dove, swan'],
  ['rose', 'rose, roses, flower, flowers, lily, fleur de lis'],
  ['ivy', 'ivy, vine, vines, creeper, leafy vine, twining ivy'],
  ['sun', 'sun, sunburst, solar'],
  ['star', 'star, stars, stars of, of stars, starry, constellation'],
  ['tree', 'tree, oak tree, world tree'],
  ['cross', 'cross, crusader, templar'],
  ['eye', 'eye, eyes'],
  ['serpent', 'serpent, snake, viper, cobra'],
  ['twisting', 'serpentine, twisting, twisted, coiled, gnarled'],
  ['crescent', 'crescent, moon, crescent moon, lunar'],
  ['round', 'round, circular, viking'],
  ['kite', 'kite'],
  ['tower', 'tower, rectangular'],
  ['greathelm', 'great helm, full face, bucket, closed, visored, visor'],
  ['open', 'open, opened, overflowing, spilling'],
  ['full', 'full of, filled with, brimming'],
  ['spiked', 'spike, spiked, spiky, barbed, thorned, thorny, jagged'],
  ['chain', 'chain, chainmail, scale, scaled, scales'],
  ['clasp', 'clasp, lock, locked, buckle, chained shut'],
  ['single', 'single'],
  ['polished', 'polished, mirror shine, gleaming, burnished'],
  ['cracked', 'cracked, cracked glass, shattered, splintered, crack, cracks, chipped'],
  ['battered', 'battered, dented, damaged, scuffed, notched'],
  ['slender', 'tall thin, tall and thin, thin, slender, slim, long necked, narrow, elongated'],
  ['square', 'square, cubic, cube shaped, boxy'],
  ['conical', 'conical, cone shaped, triangular, pyramid shaped'],
  ['signet', 'sealing ring, sealing'],
  ['heart-shaped', 'heart shaped, shape of a heart, in the shape of a heart, shaped like a heart, heart form'],
  ['skull-shaped', 'skull shaped, shape of a skull, in the shape of a skull, shaped like a skull, carved like a skull'],
  ['empty', 'empty, emptied, drained, half empty'],
  ['light', 'light, lights, lamplight, candlelight, gleam'],
  ['thorns', 'thorn, thorns, bramble, brambles, briar, briars, of thorns'],
  ['dripping', 'dripping, drip, drips, oozing, leaking, leak, leaky, coated in, coated with'],
  ['demon', 'demon, demonic, devil, oni, hellish'],
  ['runes', 'rune, runes, runic, glyph, sigil, inscription, inscribed, engraved, etched, symbols, carved with'],
  [
    'magic',
    'enchanted, magic, magical, arcane, mystic, spellbound, empowered, imbued, charged, humming, pulsing, enchantment, aura, radiant, shining, luminous, shimmering',
  ],
  ['lightning', 'lightning, electric, thunder, storm, crackling, sparks, electricity'],
  ['flames', 'flame, fire, flames, inferno, ember, embers, flaming'],
  [
    'frost',
    'frost, ice shards, icicle, frostbound, winter, covered in ice, covered in frost, coated in ice, encased in ice, rimed with frost',
  ],
  ['smoke', 'smoke, smoking, smoky, shadow, shadows, shadowy, mist, vapour, vapor, fumes, wisps'],
  ['bubbling', 'bubble, bubbling, boiling, fizzing, steaming, swirling'],
  ['poison', 'poison, poisonous, poisoned, venom, toxic, venomous, acid'],
  ['healing', 'healing, health, life, restoration, cure'],
  ['mana', 'mana, sorcery'],
  ['love', 'love'],
  ['blood', 'blood, blood of, gore'],
  ['water', 'water'],
  ['wine', 'wine, red wine'],
  ['ale', 'ale, beer, mead'],
]

/** Stones, each of its own colour: a jewel in a thing, or the thing itself. */
const stones: readonly (readonly [concept: string, words: string])[] = [
  ['ruby', 'ruby, rubies, garnet, carbuncle, bloodstone, red gem'],
  ['sapphire', 'sapphire, lapis, blue gem, aquamarine'],
  ['emerald-stone', 'emerald, jade, peridot, malachite, green gem'],
  ['diamond', 'diamond, brilliant, zircon, adamant'],
  ['amethyst', 'amethyst, purple gem'],
  ['topaz', 'topaz, citrine, amber stone, amber'],
  ['opal', 'opal, moonstone, fire opal'],
  ['pearl', 'pearl'],
  ['onyx', 'onyx, black pearl, jet stone'],
  ['turquoise', 'turquoise'],
]

/** Parts people describe on their own: "with a leather grip and a golden guard". */
const parts: readonly (readonly [concept: string, words: string])[] = [
  ['blade', 'blade, edge, head, tip, spearhead, axehead, face, body, plate'],
  ['handle', 'handle, hilt, grip, haft, shaft, pommel grip, stock, limb, strap, sole'],
  [
    'fitting',
    'guard, crossguard, pommel, trim, filigree, inlay, fitting, setting, rim, edging, accent, band, rivet, boss, studs, detail, detailing, ornament, emblem, crest of, hinge, bound in, bound with, stand, base, mount, claw foot, prongs, socket, corner, frame',
  ],
  ['lining', 'lining, tassel, ribbon, fletching, padding, label, bookmark, feathers, canopy'],
  ['string', 'string, strings, bowstring, strung'],
  ['contents', 'liquid, contents, fluid, potion inside'],
  ['lens', 'lens, lenses'],
  ['cover', 'cover, binding, pages'],
  ['seal', 'seal, sealed, wax, wax seal, sealing wax, sealed with wax, sealed with'],
  ['tipped', 'tipped with, topped with, tipped by, crowned with'],
]

const rarities: readonly (readonly [concept: string, words: string])[] = [
  ['common', 'common, ordinary, plain, mundane, simple'],
  ['uncommon', 'uncommon'],
  ['rare', 'rare'],
  ['very rare', 'very rare, epic'],
  ['legendary', 'legendary, mythic, mythical, fabled'],
  ['artifact', 'artifact, artefact, relic, divine, godly'],
]

const grounds: readonly (readonly [concept: string, words: string])[] = [
  [
    'table',
    'table, wooden table, desk, workbench, tavern, inn, bar, shelf, shop, counter, library, study, planks, tavern table',
  ],
  [
    'slab',
    'altar, stone slab, slab, tomb, crypt, temple, pedestal, plinth, dungeon, castle, ruins, stone floor, flagstones, sarcophagus',
  ],
  ['cushion', 'cushion, velvet cushion, velvet cloth, pillow, silk cloth, throne, display'],
  ['linen', 'linen cloth, tablecloth, blanket, cloth, sheet'],
  ['snowfield', 'snow, snowdrift, snowfield, glacier, in the snow, ice field, frozen lake'],
  ['meadow', 'grass, meadow, forest floor, moss, forest, leaves, garden, glade, undergrowth'],
  [
    'leaf litter',
    'autumn leaves, fallen leaves, golden leaves, dead leaves, dry leaves, brown leaves, red leaves, leaf litter',
  ],
  ['shore', 'sand, beach, desert, dunes, shore, seabed'],
  ['soil', 'mud, earth, dirt, ground, graveyard, grave, battlefield, soil, ash, ashes'],
  ['cavern', 'cave, cavern, mine, underground, underdark'],
  ['cut-out', 'transparent background, transparent ground, transparent backdrop, isolated, cut out, cutout'],
  ['smithy', 'forge, smithy, furnace, blacksmith'],
]

/** Features that are the form of a thing, or of the part they stand beside: "a lantern in the shape of a skull". */
const forms = new Set(['slender', 'square', 'conical', 'heart-shaped', 'skull-shaped'])

const entries: Entry[] = [
  ...Object.entries(kinds).map(([concept, [words, more]], index) => ({
    concept,
    facet: 'subject' as const,
    words: listed(words),
    kinds: more === undefined ? [] : listed(more),
    // Of several that are named side by side.
    subject: lesser.has(concept) ? 4 : 10 - index * 0.01,
  })),
  ...stones.map(([concept, words]) => ({
    concept,
    facet: 'feature' as const,
    words: listed(words),
    kinds: [],
    subject: 3,
    ...(concept === 'emerald-stone' ? { label: 'emerald' } : {}),
  })),
  ...features.map(([concept, words]) => ({
    concept,
    facet: 'feature' as const,
    words: listed(words),
    kinds: [],
    ...(forms.has(concept) ? { role: 'description' as const } : {}),
  })),
  ...parts.map(([concept, words]) => ({ concept, facet: 'feature' as const, words: listed(words), kinds: [] })),
  ...rarities.map(([concept, words]) => ({ concept, facet: 'kind' as const, words: listed(words), kinds: [] })),
  ...grounds.map(([concept, words]) => ({ concept, facet: 'place' as const, words: listed(words), kinds: [] })),
  {
    concept: 'adamantine',
    facet: 'material',
    words: ['adamantine', 'adamantium', 'blackened steel', 'meteoric iron', 'dark metal'],
    kinds: [],
  },
  {
    concept: 'dragonscale',
    facet: 'material',
    words: ['dragonscale', 'dragon scale', 'dragon hide', 'snakeskin', 'wyvern hide'],
    kinds: [],
  },
  { concept: 'velvet', facet: 'material', words: ['velvet', 'velvety'], kinds: [] },
  { concept: 'leather', facet: 'material', words: ['leather bound', 'leatherbound'], kinds: [] },
  { concept: 'iron', facet: 'material', words: ['tin', 'tinned'], label: 'tin', kinds: [] },
]

export const itemLexicon: Lexicon = { entries, shared: ['colour', 'material', 'feature', 'mood', 'time'] }

export const itemKinds: ReadonlySet<string> = new Set(Object.keys(kinds))
export const stoneNames: ReadonlySet<string> = new Set(stones.map(([concept]) => concept))
export const featureNames: ReadonlySet<string> = new Set(features.map(([concept]) => concept))
export const groundNames: ReadonlySet<string> = new Set(grounds.map(([concept]) => concept))
export const rarityNames: readonly string[] = rarities.map(([concept]) => concept)
