import type { Condition, DamageType, Gift, Power } from '../rules/monster-brief.ts'
import type { Ability } from '../rules/rule-book.ts'
import { type Hazard, hazardsIn } from './hazards.ts'

/** What a monster is made of or touched by. */
export interface Theme {
  words: readonly string[]
  /** Beginnings of names: "Ash" for an Ashmaw; and whole words before a noun. */
  starts: readonly string[]
  adjectives: readonly string[]
  type: DamageType
  save: Ability
  condition?: Condition
  immune: boolean
  vulnerable?: DamageType
  gifts: readonly Gift[]
  /** Names of what it breathes, throws or bursts into. */
  burst: readonly string[]
  /** What it is crusted with, smells of and leaves behind: stuff of two words at most, without an article. */
  matter: readonly string[]
  /** What is found before it is, and after: three words at most. */
  signs: readonly string[]
  /** What is best to be had from it: two words at most, without an article. */
  prizes: readonly string[]
  /** What it does to the ground of its lair. */
  hazards: readonly Hazard[]
  colour: string
}

const theme = (
  words: string,
  given: Omit<
    Theme,
    'words' | 'starts' | 'adjectives' | 'burst' | 'gifts' | 'immune' | 'matter' | 'signs' | 'prizes' | 'hazards'
  > & {
    starts: string
    adjectives: string
    burst: string
    matter: string
    signs: string
    prizes: string
    hazards: string
    gifts?: readonly Gift[]
    immune?: boolean
  },
): Theme => ({
  gifts: [],
  immune: true,
  ...given,
  words: words.split(', '),
  starts: given.starts.split(', '),
  adjectives: given.adjectives.split(', '),
  burst: given.burst.split(', '),
  matter: given.matter.split(', '),
  signs: given.signs.split(', '),
  prizes: given.prizes.split(', '),
  hazards: hazardsIn(given.hazards),
})

export const themes = {
  fire: theme(
    'fire, flame, flames, burning, burns, burn, ember, embers, lava, magma, ash, cinder, cinders, smoke, coal, fiery, molten, volcanic, furnace, forge, hell, blazing, scorched',
    {
      starts: 'Ash, Cinder, Ember, Soot, Scorch, Coal',
      adjectives: 'Smouldering, Kiln-Hearted, Soot-Black',
      type: 'fire',
      save: 'dex',
      vulnerable: 'cold',
      gifts: ['burningBody'],
      burst: 'Furnace Breath, Cinder Cloud, Flare',
      matter:
        'soot, ash, hot slag, embers, lamp smoke, cinders, scorched hair, clinker, burned pitch, kiln dust, sparks, char, molten tallow, brimstone, grate ash, candle grease',
      signs:
        'scorched bark, baked footprints, dry wells, a charred gate, melted window lead, blackened thatch, a glowing rut, burned hay, cracked hearthstones, soot on washing, fused sand, a smoking stump, nailless beams, hot iron smell',
      prizes: 'live ember, oil gland, cinder heart, flame bladder, glass tear, ash liver',
      hazards: 'Bed of coals|sharp; Hot flagstones|slow; Roof smoke|fog; Split flue|fire; Dry rafters|fire',
      colour: 'red',
    },
  ),
  frost: theme(
    'frost, ice, icy, cold, snow, winter, frozen, freezing, freeze, freezes, glacier, blizzard, rime, hail, arctic',
    {
      starts: 'Rime, Frost, Hoar, Sleet, Winter',
      adjectives: 'Rime-Coated, Snowblind, Hoar-Backed',
      type: 'cold',
      save: 'con',
      vulnerable: 'fire',
      gifts: ['iceWalk'],
      burst: 'Rime Breath, Whiteout, Killing Frost',
      matter:
        'rime, hoarfrost, sleet, blue ice, icicles, frozen blood, snow crust, hail, black ice, frost ferns, ice dust, meltwater, snow grains, ice slush, glazed snow, frozen mud',
      signs:
        'frozen birds, frosted shutters, burst barrels, snapped grass, an iced well, split stones, stiff washing, dead bees, cracked bells, snow in June, a frozen wheel, brittle rope, dead lamps',
      prizes: 'ice splinter, cold liver, frost gland, winter eye, rime scale, frozen heart',
      hazards: 'Clear ice|slip; Icicle rack|fall; Drifted pit|drop; Freezing draught|push; Frozen door|narrow',
      colour: 'white',
    },
  ),
  storm: theme(
    'storm, lightning, thunder, thunderstorm, tempest, electric, electricity, spark, wind, sky, cloud, rain, hurricane, tornado',
    {
      starts: 'Storm, Thunder, Gale, Spark, Squall',
      adjectives: 'Storm-Fed, Thunder-Throated, Crackling',
      type: 'lightning',
      save: 'dex',
      gifts: [],
      burst: 'Forked Breath, Thunderhead, Arc',
      matter:
        'hail, warm rain, copper scale, singed hair, blown grit, torn leaves, river spray, wet feathers, fused sand, charred bark, sleet, cloud rags, blue sparks, kite string, salt spray, lightning glass',
      signs:
        'lifted hair, soured milk, split trees, a melted weathercock, magnetic nails, fern-shaped burns, flat corn, dazed cattle, ringing fence wire, glassy sand, burst kites, humming horseshoes, an inside-out mill, stopped clocks',
      prizes: 'fulgurite horn, twitching nerve, storm bladder, spark gland, thunder bone, charged scale',
      hazards: 'Humming rod|dazzle; Charged puddle|sharp; Banging shutters|noise; Crosswind|push; Split tree|fall',
      colour: 'blue',
    },
  ),
  venom: theme(
    'poison, poisonous, venom, venomous, toxic, toxin, sting, stings, stinging, stinger, plague, plagued, disease, diseased, pestilence, sick, rot, rotting, rotten, green, blight, blighted',
    {
      starts: 'Bane, Blight, Gall, Wither, Pox',
      adjectives: 'Gall-Blooded, Blight-Bearing, Weeping',
      type: 'poison',
      save: 'con',
      condition: 'poisoned',
      burst: 'Reeking Breath, Bile Spray, Pestilent Gust',
      matter:
        'bile, green froth, sour sap, bitter spittle, corpse flies, toad sweat, ditch scum, blister water, mildew, wormwood, nightshade juice, fungus dust, bad meat, pus, swamp gas, yellow slime',
      signs:
        'belly-up fish, thirsty cattle, a yellow ring, sweet rot smell, unbitten carrion, blistered hands, dead hedge birds, wilted barley, foaming dogs, black spittle, swollen udders, a fouled trough, bald rats, grey lettuce',
      prizes: 'venom sac, antidote gland, gall stone, stinger root, bile bladder, poison tooth',
      hazards: 'Green pool|drop; Puffing mould|fog; Barbed stems|sharp; Fouled air|swarm; Fly nest|swarm',
      colour: 'green',
    },
  ),
  acid: theme('acid, acidic, corrosive, caustic, dissolves, melts, melting', {
    starts: 'Etch, Gnaw, Sour, Pit',
    adjectives: 'Etching, Sour-Skinned',
    type: 'acid',
    save: 'dex',
    burst: 'Caustic Spray, Dissolving Jet, Sour Flood',
    matter:
      'etching fluid, vinegar, pitted metal, fizzing slime, corroded buckles, caustic foam, eaten leather, sour fumes, green rust, quicklime, vitriol, smoking drool, bubbling paste, raw scale, hissing spit, loose teeth',
    signs:
      'an eaten lock, rusted mail, pitted flagstones, smooth-edged holes, a green stain, lone buckles, boneless dogs, fizzing gutters, a holed bell, thin hinges, bleached hedges, dripping stairs, half a plough, bare soles',
    prizes: 'acid jar, stomach lining, caustic gland, etched scale, slime core, lime heart',
    hazards: 'Thinned ceiling|fall; Slime gutter|sharp; Pitted floor|thin; Fuming sump|fog; Rotten grating|thin',
    colour: 'green',
  }),
  shadow: theme('shadow, shadows, shadowy, dark, darkness, night, black, gloom, umbral, midnight, dusk, void, unseen', {
    starts: 'Gloom, Dusk, Night, Murk, Pitch',
    adjectives: 'Lightless, Lamp-Shy, Nightgrown',
    type: 'necrotic',
    save: 'wis',
    condition: 'frightened',
    immune: false,
    vulnerable: 'radiant',
    gifts: ['shadowStealth', 'sunlightWeakness'],
    burst: 'Snuffing Breath, Wave of Dark, Long Shadow',
    matter:
      'lamp-black, cold ink, moth wings, spent wicks, crow feathers, pitch, night fog, tarnish, coal dust, burned silk, black lint, bat fur, dead moths, wet slate, chimney soot, grave cloth',
    signs:
      'low-burning lamps, leaving bats, greyed colours, a lagging shadow, blind mirrors, snuffed altars, closed eyes painted, sleepless hens, black chalk drawings, moonless puddles, cold hearths, stray silhouettes, colourless flowers, doubled shadows',
    prizes: 'shadow strip, pupil-less eye, dusk gland, night silk, lightless heart, ink vein',
    hazards: 'Unlit corner|hide; Black curtain|hide; Bottomless well|drop; Lightless mist|fog; Mirror shards|sharp',
    colour: 'black',
  }),
  grave: theme(
    'grave, undead, death, dead, bone, bones, skeletal, ghostly, haunted, cursed, corpse, funeral, drowned, tomb, soul, souls, spectral',
    {
      starts: 'Grave, Bone, Pall, Mourn, Knell',
      adjectives: 'Unburied, Grave-Cold, Bone-Plated',
      type: 'necrotic',
      save: 'con',
      vulnerable: 'radiant',
      gifts: [],
      burst: 'Breath of the Vault, Death Rattle, Draining Wail',
      matter:
        'grave dirt, shroud linen, bone dust, coffin nails, dead flowers, corpse wax, wormcasts, yew needles, milk teeth, coffin cloth, funeral ribbon, grey hair, candle ends, old blood, burial salt, rotten lace',
      signs:
        'self-rung bells, upthrown earth, same-day flowers, scratched-out names, cold chairs, rowed teeth, open lychgates, mourning crows, dug-up boots, a walked-on grave, unlit candles, an empty bier, stopped spades, weeping stones',
      prizes: 'pointing knuckle, grave salt, death coin, burial bead, marrow candle, mourning lock',
      hazards: 'Sunken slab|drop; Stacked skulls|noise; Open coffin|hold; Charnel dust|fog; Cracked lid|thin',
      colour: 'pale',
    },
  ),
  radiance: theme(
    'radiant, light, holy, sun, golden, glowing, glow, shining, divine, star, stars, moon, moonlit, lunar, celestial, bright, luminous',
    {
      starts: 'Dawn, Glare, Halo, Sun, Beacon',
      adjectives: 'Haloed, Day-Bright, Moon-Marked',
      type: 'radiant',
      save: 'con',
      condition: 'blinded',
      gifts: ['illumination'],
      burst: 'Blinding Breath, Sunburst Cry, Verdict',
      matter:
        'gold dust, candle gold, hot amber, gilding, bright pollen, altar wax, mirror dust, white feathers, incense, star flecks, bleached cloth, clear honey, white ash, gold leaf, lamp oil, pale petals',
      signs:
        'midnight cockcrow, a bright threshold, bleached linen, calm blind sheep, circling gulls, heatless burns, unfading shadows, opened blossoms, sleepless children, gilded cobwebs, white crows, a second sunrise, warm marble, kneeling deer',
      prizes: 'glowing shard, bright tear, halo splinter, dawn feather, sun scale, golden eye',
      hazards: 'Polished wall|dazzle; Great lens|dazzle; Gilded dais|slip; Sun shaft|dazzle; White veils|hide',
      colour: 'golden',
    },
  ),
  mind: theme(
    'mind, psychic, dream, dreams, nightmare, nightmares, memory, memories, madness, mad, thoughts, brain, illusion, illusions, whisper, whispers, whispering, fear, sleep, hypnotic, secrets, secret, names',
    {
      starts: 'Whisper, Dream, Mutter, Reverie, Murmur',
      adjectives: 'Dream-Fat, Murmuring, Wakeful',
      type: 'psychic',
      save: 'wis',
      condition: 'frightened',
      gifts: [],
      burst: 'Wave of Whispers, Unthinking, Chorus',
      matter:
        'sleep sand, cold sweat, grey thread, dream salt, poppy milk, violet haze, torn letters, dried poppies, moth dust, loose hair, cobweb, candle smoke, lavender, mask wax, pillow down, name tags',
      signs:
        'a forgotten word, shared dreams, repeating sentries, missing hours, strange handwriting, stuck songs, staring geese, sleepless inns, doubled errands, blank signposts, unsent letters, sleepwalking cows, mixed-up names, laughing widows',
      prizes: 'brain fold, bottled murmur, dream pearl, memory thread, third eyelid, sleeping nerve',
      hazards:
        'Answering echo|noise; Staring portraits|dazzle; Looping corridor|narrow; Whispering pit|drop; Grey haze|fog',
      colour: 'violet',
    },
  ),
  iron: theme(
    'iron, steel, metal, brass, bronze, clockwork, mechanical, rust, rusted, rusty, gear, gears, cog, blade, blades, copper, armoured, armored, machine, steam',
    {
      starts: 'Iron, Rust, Brass, Rivet, Cog',
      adjectives: 'Iron-Jointed, Rust-Eaten, Wound-Up',
      type: 'slashing',
      save: 'dex',
      immune: false,
      gifts: ['immutableForm'],
      burst: 'Hail of Rivets, Scything Whirl, Shrapnel Burst',
      matter:
        'rust, filings, brass shavings, black oil, chain links, bent nails, hammer scale, copper wire, grease, broken springs, solder, steam, rivet heads, cog teeth, verdigris, tin dust',
      signs:
        'aligned filings, oil on cobbles, a lost cog, paired scrapes, unshod horses, halted ticking, stolen hinges, sheared bolts, cold forge fires, a bent portcullis, copper tracks, key scratches, snapped chains, greasy gates',
      prizes: 'mainspring, good scrap, eye lens, brass voice, core cylinder, balance wheel',
      hazards: 'Hanging hooks|sharp; Open gearing|hold; Steam valve|fog; Loose chains|climb; Winding weight|fall',
      colour: 'bronze',
    },
  ),
  stone: theme(
    'stone, rock, rocky, crystal, crystalline, gem, glass, marble, obsidian, earth, earthen, clay, mud, dust, salt, granite, diamond, petrify, petrifies',
    {
      starts: 'Shard, Flint, Slate, Salt, Cairn',
      adjectives: 'Flint-Backed, Glass-Boned, Cairn-Born',
      type: 'piercing',
      save: 'con',
      condition: 'restrained',
      immune: false,
      vulnerable: 'thunder',
      gifts: ['siege'],
      burst: 'Storm of Shards, Grinding Breath, Splinter Burst',
      matter:
        'gravel, quartz, lime dust, lichen, chalk, flint chips, wet clay, slate, salt crust, rock flour, mica, dried mud, marble grit, sandstone, rubble, pebbles',
      signs:
        'uphill gravel, an unknown statue, hanging dust, grooved thresholds, a shoulder-shaped hole, stone fingers, cracked millstones, leaning walls, split menhirs, ground-down steps, blunt ploughs, moved milestones, heavy tracks, a filled well',
      prizes: 'chest geode, scouring grit, heart crystal, stone tongue, live ore, flint tooth',
      hazards:
        'False pillar|topple; Glassy chips|sharp; Balanced boulder|topple; Cracked lintel|fall; Gravel slope|slip',
      colour: 'grey',
    },
  ),
  blood: theme(
    'blood, bloody, vampire, vampiric, flesh, meat, crimson, gore, butcher, hunger, hungry, ravenous, devouring, devours, eats, eater, feeds, feeding, leech',
    {
      starts: 'Gore, Red, Maw, Sanguine, Gristle',
      adjectives: 'Red-Mouthed, Ever-Hungry, Butcher',
      type: 'necrotic',
      save: 'con',
      immune: false,
      gifts: ['bloodFrenzy'],
      burst: 'Draining Howl, Red Mist, Feast',
      matter:
        'gore, dried blood, raw fat, marrow, wet hair, red froth, gristle, tooth splinters, clotted wool, tallow, old meat, warm offal, butcher’s straw, sinew, scabs, liver slime',
      signs:
        'one shoe, whining hounds, butcher smell, cracked marrowbones, ended drag marks, pale cattle, red puddles, an emptied larder, bitten saddles, shallow breath, bloodless hens, gnawed fence posts, hungry crows, licked plates',
      prizes: 'blood flask, second stomach, red gland, leech tongue, marrow key, wet heart',
      hazards: 'Meat hooks|sharp; Slick boards|slip; Bone pile|cover; Gut ropes|hold; Full larder|noise',
      colour: 'crimson',
    },
  ),
  thorn: theme(
    'thorn, thorns, plant, wood, wooden, root, roots, moss, leaf, leaves, vine, vines, flower, flowers, blossom, fungal, fungus, spore, spores, mushroom, bramble, garden, overgrown, forest',
    {
      starts: 'Thorn, Bramble, Spore, Moss, Briar',
      adjectives: 'Moss-Grown, Briar-Crowned, Spore-Ridden',
      type: 'piercing',
      save: 'con',
      condition: 'restrained',
      immune: false,
      vulnerable: 'fire',
      gifts: ['treeStride'],
      burst: 'Cloud of Spores, Thorn Volley, Grasping Growth',
      matter:
        'briars, moss, spores, bark dust, sap, leaf rot, bindweed, thistledown, root hair, ivy, gall nuts, green mould, pollen, nettle fluff, wet bark, toadstools',
      signs:
        'a sudden hedge, unseasonable flowers, footprint mushrooms, sprouted corpses, an overgrown door, fresh sap, split cobbles, strangled gateposts, rootbound boots, green milk, blossoming fences, buried ploughs, facing sunflowers, rooted dogs',
      prizes: 'fist-sized seed, calming petals, heartwood knot, spore sac, green blood, root tongue',
      hazards: 'Root mat|hold; Puffball bed|fog; Thorn hedge|sharp; Creeper rope|climb; Hollow trunk|hide',
      colour: 'green',
    },
  ),
  tide: theme(
    'water, tide, sea, ocean, coral, kelp, river, deep, drowning, salt, rain, flood, foam, shell, pearl, barnacle, seaweed, lake',
    {
      starts: 'Brine, Tide, Kelp, Drown, Silt',
      adjectives: 'Brine-Soaked, Barnacled, Tide-Bound',
      type: 'cold',
      save: 'str',
      condition: 'prone',
      immune: false,
      gifts: ['amphibious'],
      burst: 'Drowning Surge, Brine Jet, Undertow',
      matter:
        'brine, kelp, barnacles, silt, fish scales, sea foam, wet sand, oyster shell, tar, salt crust, bilge water, eelgrass, mussel beards, driftwood, net cord, cold spray',
      signs:
        'salted windows, mid-street wet trail, inland gulls, seaweed stairs, high tide marks, drowned hens, brackish wells, mussel-crusted doors, sand in beds, rotten nets, beached eels, damp hymnals, green coins, capsized troughs',
      prizes: 'strange pearl, air bladder, brine gland, coral rib, tide stone, drowned eye',
      hazards: 'Rising pool|push; Weedy steps|slip; Undertow gap|push; Rotten net|hold; Loose ballast|slip',
      colour: 'blue',
    },
  ),
  sound: theme(
    'sound, bell, bells, song, singing, sings, music, scream, screaming, screams, howl, howling, howls, voice, voices, echo, wailing, wail, shriek, drum, silent, silence, roar',
    {
      starts: 'Knell, Echo, Wail, Toll, Hush',
      adjectives: 'Bell-Throated, Tolling, Hollow-Voiced',
      type: 'thunder',
      save: 'con',
      condition: 'deafened',
      immune: false,
      gifts: ['mimicry'],
      burst: 'Shattering Cry, Toll, Keening',
      matter:
        'bell bronze, broken reeds, fiddle rosin, slack strings, glass dust, torn drumskin, horn shavings, bell rope, dead crickets, reed splinters, ear wax, gut string, brass filings, organ dust, split whistles, choir candles',
      signs:
        'ringing glasses, soundless barking, voices with nobody there, cracked windows, clapperless bells, hushed voices, deaf cats, broken fiddles, stopped choirs, humming wells, late echoes, burst drums, tuneless birds, trembling milk',
      prizes: 'vocal cord, ear bone, echo stone, throat bell, silent tongue, song bladder',
      hazards:
        'Hanging bells|noise; Whispering gallery|noise; Brittle glass|fall; Slack drumskin|thin; Organ pipes|topple',
      colour: 'grey',
    },
  ),
  magic: theme(
    'magic, magical, arcane, rune, runes, spell, spells, enchanted, time, mirror, mirrors, ink, paper, book, books, cosmic, chaos, reality, portal, witch',
    {
      starts: 'Rune, Hex, Glyph, Cipher, Ink',
      adjectives: 'Rune-Scarred, Ink-Blooded, Hex-Bound',
      type: 'force',
      save: 'dex',
      immune: false,
      gifts: ['magicResistance'],
      burst: 'Unravelling, Hex Storm, Rune Burst',
      matter:
        'ink, chalk, torn vellum, mirror shards, spell ash, quicksilver, blue wax, candle soot, burnt parchment, sigil dust, clock sand, violet glass, gold ink, wand splinters, warding salt, loose letters',
      signs:
        'blanked pages, wayward clocks, late spells, sealed-jar writing, next year’s coins, burned-in circles, swapped shadows, talking mirrors, backward smoke, tangled compasses, rhyming parrots, floating crumbs, doubled doors, inked rain',
      prizes: 'inked hide, loose rune, spell gland, mirror eye, hex stone, glyph bone',
      hazards: 'Unbroken circle|hold; Wild glyph|dazzle; Cracked mirror|dazzle; Floating shelf|climb; Spell ash|fog',
      colour: 'purple',
    },
  ),
  wild: theme(
    'wild, feral, savage, beast, ancient, old, primeval, pack, hunter, stalking, ambush, giant, huge, monstrous',
    {
      starts: 'Rend, Grim, Scar, Howl, Dread',
      adjectives: 'Scarred, Restless, Grim, Lean, Roaming',
      type: 'slashing',
      save: 'dex',
      immune: false,
      gifts: ['keenSenses'],
      burst: 'Frenzy, Thrashing Fit, Savage Sweep',
      matter:
        'dried mud, burrs, bramble scratches, ticks, shed hair, bark scrapings, musk, rain, dead leaves, grass seed, rank sweat, pine resin, arrow stubs, river clay, old blood, bone chips',
      signs:
        'high claw marks, a covered kill, no birdsong, forearm-long prints, hair on hinges, a thinned herd, gnawed antlers, flattened bracken, torn beehives, broken snares, scraped trunks, uneasy ponies, dug-out burrows, a dragged calf',
      prizes: 'trophy skull, scent gland, great tooth, heavy pelt, cracked horn, sinew cord',
      hazards: 'Back way out|narrow; Trophy heap|noise; Rutted floor|slow; Low roof|narrow; Bone litter|noise',
      colour: 'brown',
    },
  ),
} satisfies Record<string, Theme>

export type ThemeName = keyof typeof themes

/** What a theme has in store: a burst of it, over the area that suits the body. */
export function burstOf(
  theme: Theme,
  name: string,
  shape: 'cone' | 'line' | 'sphere' | 'emanation',
  feet: number,
): Power {
  return {
    name,
    cost: 'action',
    often: 'recharge',
    area: { shape, feet },
    save: theme.save,
    damage: { type: theme.type, share: theme.condition ? 0.75 : 0.9, onSave: 'half' },
    ...(theme.condition ? { condition: { condition: theme.condition, lasting: 'turn' } } : {}),
  }
}
