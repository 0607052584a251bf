import { families } from '../../monsters/families.ts'
import type { Entry, Lexicon } from '../../prompt/lexicon.ts'
import { sizes } from '../../prompt/vocabulary/conditions.ts'

const listed = (text: string) => text.split(',').map((word) => word.trim())

const elementWords: readonly (readonly [element: string, words: string])[] = [
  [
    'fire',
    'fire, flame, flames, fiery, burning, inferno, blaze, blazing, flaming, fireball, hellfire, ember, embers, firebolt, fire bolt, burning hands, wildfire, dragonfire, dragon fire, pyromancy, scorching, molten, lava, magma, immolate, scorching ray, volcano, volcanic, firestorm, fire storm, flaming sphere, incendiary cloud, produce flame, flame strike, fire shield, heat metal, pyrotechnics, fire seeds',
  ],
  [
    'ice',
    'ice, frost, cold, freezing, frozen, icy, frostbite, blizzard, snow, icicle, glacial, winter, hail, cryomancy, cone of cold, ice storm, hailstorm, hail storm, snowstorm, sleet, sleet storm, ray of frost, chill, arctic, polar ray, frost fingers, snowball',
  ],
  [
    'lightning',
    'storm elemental, living storm, lightning, thunder, electric, electricity, thunderbolt, shock, shocking, call lightning, chain lightning, chain of lightning, lightning chain, arcing lightning, arc of lightning, leaping lightning, lightning bolt, thunderwave, storm magic, crackling, static, storm of vengeance, shocking grasp, lightning storm, shatter, sound burst, electric arc',
  ],
  ['acid', 'acid, acidic, corrosive, caustic, melting, acid splash, acid arrow, acid fog, vitriolic sphere, grease'],
  ['poison', 'poison, poisonous, toxic, venom, venomous, miasma, plague, cloudkill, stinking cloud, noxious, disease'],
  [
    'necrotic',
    'wail of the banshee, horrid wilting, vampiric touch, chill touch, create undead, circle of death, power word kill, harm, inflict wounds, spirit shroud, necrotic, death, necromancy, necromantic, undead, soul, souls, decay, wither, life drain, deathly, grave, ghost, ghostly, animate dead, raise dead, finger of death, blight, vampiric, haunting',
  ],
  [
    'radiant',
    'radiant, holy, divine, light, sacred, celestial, blessed, blessing, bless, sunlight, sun, sunbeam, guiding bolt, smite, heavenly, purifying, searing light, spirit guardians, guardian of faith, holy aura, crusader s mantle, angelic, angel, sacred flame, daylight, holy light, sunburst, heaven, heavens, elysium, paradise',
  ],
  [
    'force',
    'force, arcane, magic, magical, mana, eldritch, energy, magic missile, eldritch blast, ethereal, spectral, spiritual, mystical, mystic, sorcery, spell, magical energy, disintegrate, blade barrier, misty step, teleport, telekinesis, arcane gate, antimagic field, prismatic wall',
  ],
  ['water', 'water, wave, tidal, ocean, sea, tsunami, flood, aquatic, tidal wave, torrent, geyser, whirlpool, waters'],
  [
    'stone',
    'stone, earth, rock, rocks, boulder, boulders, earthen, crystal spikes, earthquake, stones, spike stones, wall of stone, mountain',
  ],
  [
    'wind',
    'wind, air, fog, mist, fog cloud, obscuring mist, solid fog, sandstorm, dust storm, dust devil, sand storm, gust, gale, cyclone, whirlwind, breeze, gust of wind, winds, hurricane, aeromancy',
  ],
  [
    'shadow',
    'shadow, dark, darkness, void, shadows, umbral, shadowy, hunger of hadar, abyss, abyssal, gloom, shadowfell, underworld',
  ],
  [
    'nature',
    'nature, plant, plants, vine, vines, thorn, thorns, root, roots, leaf, leaves, druidic, forest, feywild, fey, jungle, entangle, entangling, flower, flowers, brambles, floral, wild, growth, goodberry',
  ],
  [
    'psychic',
    'psychic, mind, mental, telepathy, telepathic, dream, dreams, psionic, charm, charming, mind blast, synaptic, confusion, fear, terror, sleep, nightmare, phantasmal killer, weird, feeblemind, dominate, suggestion, hypnotic pattern, color spray',
  ],
  ['blood', 'blood, bloody, crimson magic, hemomancy, gore, blood magic'],
  [
    'healing',
    'healing, heal, cure, cure wounds, restoration, life, rejuvenation, regenerate, soothing, revivify, resurrection, healing word, mending, renewal',
  ],
  [
    'illusion',
    'illusion, illusory, mirror image, mirage, phantasm, phantasmal, prismatic, rainbow, disguise, invisibility, trick, kaleidoscopic, mirror images',
  ],
  ['time', 'time, haste, slow, temporal, chronomancy, clock, hourglass, time stop, ageing, chrono, timeless'],
  [
    'summoning',
    'summon, summoning, summoned, conjure, conjuration, conjuring, infernal, demonic, hellish, demon, devil, hell, invocation',
  ],
  [
    'star',
    'star, stars, cosmic, astral, starlight, galaxy, constellation, moonbeam, moonlight, moon, comet, stellar, space, lunar, starfall',
  ],
]

const formWords: readonly (readonly [form: string, words: string, subject: number])[] = [
  [
    'bolt',
    'bolt, ray, polar ray, disintegrate, lance, strike, blast, zap, stroke, arrow, acid arrow, lightning bolt, firebolt, fire bolt, jolt, guiding bolt, eldritch blast, ray of frost, thunderbolt, scorching ray',
    9,
  ],
  [
    'missiles',
    'missile, missiles, magic missile, dart, darts, projectile, arrows of light, shards of light, orbs, orb',
    9,
  ],
  [
    'arc',
    'chain lightning, chain of lightning, lightning chain, arcing lightning, arc of lightning, leaping lightning',
    10,
  ],
  ['ball', 'ball, fireball, flaming sphere, vitriolic sphere, sphere, globe, orb of energy, delayed blast fireball', 9],
  [
    'burst',
    'burst, explosion, detonation, blast wave, nova, eruption, flash, sunburst, shatter, sound burst, circle of death',
    8.5,
  ],
  ['wall', 'wall, barrier, blade barrier, prismatic wall, curtain, wall of fire, wall of stone, wall of ice', 9],
  [
    'ward',
    'ward, dome, bubble, protection, protective, force field, globe of invulnerability, abjuration, sanctuary, mage armour, mage armor, shell, antimagic field, prismatic sphere',
    9,
  ],
  ['shield', 'shield, aegis, buckler, magic shield, spell shield', 9],
  ['aura', 'aura, glow, nimbus, healing word, cure wounds, blessing, bless, radiance, halo', 7],
  ['beam', 'beam, column, pillar, shaft, moonbeam, sunbeam, ray of light, flame strike, smite, sacred flame', 9],
  [
    'storm',
    'storm, rain, hail, ice storm, hailstorm, hail storm, snowstorm, sleet, sleet storm, firestorm, fire storm, sandstorm, dust storm, sand storm, storm of vengeance, lightning storm, snow storm, meteor shower, shower, blizzard, tempest, meteor swarm, call lightning, raining, thunderstorm',
    8,
  ],
  [
    'circle',
    'circle, summoning circle, magic circle, rune, runes, glyph, sigil, ritual, teleportation circle, pentagram, seal, glyph of warding, arcane circle',
    8,
  ],
  ['ring', 'ring, rings, hoop, encircling band', 8],
  [
    'hand',
    'hand, hands, palm, mage hand, fist, fingers, grasp, burning hands, bigby s hand, claw, gauntlet, wizard, mage, caster, sorcerer, sorceress, witch, cleric, warlock',
    6,
  ],
  [
    'portal',
    'portal, gate, doorway, rift, gateway, tear, dimension door, vortex, wormhole, plane shift, dimensional door, teleport, arcane gate, demiplane, maelstrom',
    9,
  ],
  [
    'singularity',
    'black hole, singularity, gravity well, sphere of annihilation, hole in reality, collapsing star',
    10,
  ],
  ['elemental', 'elemental, elementals, storm elemental, living flame, living storm', 8],
  ['chains', 'chain, chains, shackles, bind, binding, bonds, fetters, hold person, chained', 8],
  ['web', 'web, spider web, webs, cobweb, net, strands, sticky strands', 9],
  ['disc', 'disc, disk, floating disc, floating disk, platform of force, floating platform', 9],
  ['cage', 'cage, forcecage, prison, bars', 9],
  [
    'lights',
    'dancing lights, motes of light, motes, will o wisp, wisps of light, fairy lights, fairy light, faerie fire, lights',
    9,
  ],
  ['wolf', 'wolf, spirit wolf, hound, spectral wolf, wolves, spirit of a wolf', 9],
  [
    'blades',
    'blade, sword, blades, dagger, daggers, spiritual weapon, cloud of daggers, knives, axe, weapon, swords, spear, flame blade, hammer, warhammer, mace, scythe, shape of a hammer, shape of a mace, shape of an axe, shape of a spear, shape of a scythe',
    8,
  ],
  [
    'swarm',
    'swarm, bat, insect, locust, raven, bird, crow, owl, eagle, hawk, falcon, dove, bats, insects, locusts, butterflies, ravens, birds, crows, insect plague, bees, moths, butterfly, spirits, spirit guardians, flock',
    8,
  ],
  ['wings', 'wing, wings, angel wings, fly, flight, phoenix', 8],
  [
    'skull',
    'phantasmal killer, weird, wail of the banshee, finger of death, power word kill, harm, skull, skulls, face, death, ghost, spectre, specter, wraith, skeleton',
    7,
  ],
  ['vines', 'vine, vines, roots, entangle, brambles, thorns, branches, tree, flower, flowers, thorny, plant growth', 8],
  ['tornado', 'dust devil, tornado, whirlwind, cyclone, funnel, twister, hurricane, spiral', 9],
  ['wave', 'wave, tidal wave, tsunami, torrent, surge, thunderwave, flood', 8],
  ['meteor', 'meteor, comet, falling star, meteors, shooting star, asteroid', 9],
  [
    'cone',
    'cone, color spray, prismatic spray, breath, breathing, cone of cold, spray, jet, dragon breath, stream, flamethrower, gust of wind, burning hands',
    8,
  ],
  ['shards', 'shard, shards, icicle, icicles, spike, spikes, crystal, crystals, splinters, ice knife, spear of ice', 8],
  ['rocks', 'rock, rocks, boulder, boulders, stones, debris, earthquake', 7],
  ['splash', 'splash, acid splash, puddle, pool, glob, spill', 7],
  [
    'cloud',
    'cloud, fog, mist, cloudkill, gas, smoke, stinking cloud, miasma, fog cloud, vapour, acid fog, incendiary cloud, obscuring mist, solid fog, horrid wilting, misty step, plume',
    7,
  ],
  ['tentacles', 'tentacle, tentacles, black tentacles, tendril, tendrils, evard s black tentacles', 8],
  ['eye', 'eye, third eye, arcane eye, scrying, true seeing, gaze, vision, detect magic, clairvoyance', 8],
  ['mirrors', 'mirror image, mirror images, copies, duplicates, reflections, mirror, illusory double', 8],
  ['clock', 'clock, hourglass, gears, time stop, haste, dial, clockwork', 8],
]

/** Bodies that a spirit can take. */
const bodies: ReadonlySet<string> = new Set([
  'beast',
  'serpent',
  'spider',
  'shellfish',
  'bird',
  'dragon',
  'fish',
  'frog',
  'worm',
  'hulk',
])

/** Beasts that the monsters know, whose spirits can be called: by every word for them that means nothing else in a spell. */
export const spirits: readonly { family: string; words: readonly string[] }[] = (() => {
  const taken = new Set([...formWords, ...elementWords].flatMap(([, words]) => listed(words)))
  return families
    .filter(({ rig, concept }) => bodies.has(rig) && concept !== 'beast' && !/elemental/.test(concept))
    .map(({ concept, words }) => ({
      family: concept,
      words: words.filter((word) => !taken.has(word) && !/elemental/.test(word)),
    }))
    .filter(({ words }) => words.length > 0)
})()

const extras: readonly (readonly [concept: string, words: string])[] = [
  ['runes-ring', 'surrounded by runes, runic, inscribed, floating runes, glyphs, symbols, arcane symbols, sigils'],
  [
    'spectral',
    'spectral, spirit, spirit animal, spirit form, ghostly, ghost, ethereal, phantom, translucent, see through, incorporeal, phantasmal',
  ],
  ['skeletal', 'skeletal, bony, bone, bones, of bone, fleshless'],
  [
    'warrior',
    'warrior, fighter, knight, soldier, guard, man, woman, person, hero, paladin, barbarian, ranger, rogue, monk, figure, ally, companion, adventurer, victim, prisoner',
  ],
  [
    'targets',
    'target, targets, foe, foes, enemy, enemies, victims, creatures, figures, warriors, soldiers, knights, adventurers, goblins, orcs, skeletons',
  ],
  ['world', 'world, realm, plane, dimension, land, landscape, other side'],
  ['smoke', 'smoke, smoky, smoking, wispy, wisps, haze'],
  ['embers', 'sparks, sparkling, embers, sparkles, glitter, glittering, particles, dust'],
  ['swirling', 'swirling, swirl, spiralling, spiraling, whirling, twisting, spinning, vortex of'],
  [
    'falling',
    'falling, descending, from above, shining down, pouring down, streaming down, from the sky, from on high, from the heavens',
  ],
  ['explosive', 'exploding, explosive, bursting, erupting, eruption, massive explosion'],
]

const places: readonly (readonly [concept: string, words: string])[] = [
  ['cut-out', 'transparent background, transparent ground, transparent backdrop, isolated, cut out, cutout'],
  ['floor', 'floor, ground, the floor, the ground'],
  [
    'ruin',
    'ruin, ruins, ruined hall, ruined temple, ruined castle, ruined tower, ruined city, ruined church, broken columns',
  ],
  [
    'hall',
    'castle, temple, hall, chamber, tower, cathedral, church, chapel, throne room, library, laboratory, study, sanctum, palace, shrine, ballroom, great hall, wizard tower, keep',
  ],
  [
    'corridor',
    'dungeon, crypt, tomb, corridor, passage, tunnel, sewer, sewers, hallway, stairway, catacomb, catacombs, stone floor, dungeon stone, cell, castle corridor, vault, cellar, mausoleum',
  ],
  ['cavern', 'cave, cavern, grotto, mine, underdark'],
  [
    'woodland',
    'forest, woods, grove, clearing, garden, canopy, forest canopy, jungle, trees, treetops, woodland, swamp, glade, forest floor, orchard',
  ],
  [
    'graveyard',
    'graveyard, graves, cemetery, tombstones, gravestones, headstones, burial ground, old graves, churchyard, open grave, barrow',
  ],
  ['snowfield', 'snow, tundra, glacier, frozen lake, mountain top, snowfield, snowy field, ice field'],
  ['battleground', 'battlefield, mud, war, army, armies, enemy army, trenches, siege, battle, ranks'],
  [
    'wastes',
    'wasteland, ash, ashes, barren land, badlands, crater, blasted heath, lava field, volcano slope, hellscape',
  ],
  ['desert', 'desert, dunes, sand dunes, oasis, sandy desert, pyramid'],
  [
    'street',
    'village, city, town, street, streets, market, alley, rooftops, town square, tavern, houses, harbour town',
  ],
  [
    'heights',
    'meadow, field, grass, hill, hills, hilltop, cliff, cliffs, moor, plain, plains, peak, peaks, mountains, mountainside, standing stones, stone circle, open field, valley, heath, road',
  ],
  ['lake', 'lake, sea, river, ocean, water surface, shore, beach, coast, harbour, pond, bay, lakeside, ship, ships'],
  ['heavens', 'sky, skies, night sky, clouds, cloudy sky, above the clouds, heavens'],
]

const hours: readonly (readonly [concept: string, words: string])[] = [
  ['by-night', 'night, midnight, at night, nighttime, moonlit, by moonlight, starlit, under the moon'],
  ['at-dusk', 'dusk, sunset, evening, twilight, at dusk'],
  ['at-dawn', 'dawn, sunrise, morning, at dawn, daybreak'],
  ['by-day', 'day, noon, midday, daytime, in daylight, sunlit, bright day'],
  ['in-a-storm', 'thunderclouds, stormy, stormy sky, storm clouds, rainy, in the rain'],
]

const entries: Entry[] = [
  ...formWords.map(([concept, words, subject]) => ({
    concept,
    ...(concept === 'swarm' ? { label: 'flying creature' } : {}),
    facet: 'subject' as const,
    words: listed(words),
    kinds: [],
    subject,
  })),
  {
    concept: 'beast',
    label: 'beast spirit',
    facet: 'subject' as const,
    words: spirits.flatMap(({ words }) => words),
    kinds: [],
    subject: 8.4,
  },
  ...elementWords.map(([concept, words]) => ({
    concept,
    facet: 'kind' as const,
    words: listed(words),
    kinds: [],
    subject: 2,
  })),
  ...extras.map(([concept, words]) => ({ concept, facet: 'feature' as const, words: listed(words), kinds: [] })),
  ...hours.map(([concept, words]) => ({ concept, facet: 'feature' as const, words: listed(words), kinds: [] })),
  ...places.map(([concept, words]) => ({ concept, facet: 'place' as const, words: listed(words), kinds: [] })),
]

export const spellLexicon: Lexicon = { entries: [...entries, ...sizes], shared: ['colour'] }

/** Names that say both what a spell is made of and its shape: the form each implies beside its element. */
export const wordsOf: ReadonlyMap<string, { elements: string[]; forms: string[] }> = (() => {
  const known = new Map<string, { elements: string[]; forms: string[] }>()
  const note = (word: string) => {
    const found = known.get(word) ?? { elements: [], forms: [] }
    known.set(word, found)
    return found
  }
  for (const [element, words] of elementWords) for (const word of listed(words)) note(word).elements.push(element)
  for (const [form, words] of formWords) for (const word of listed(words)) note(word).forms.push(form)
  return known
})()
