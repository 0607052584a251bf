import type { Condition, DamageType, Gift, Power } from '../rules/monster-brief.ts'
import type { Ability } from '../rules/rule-book.ts'

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
  /** How it looks, as a clause about its body. */
  looks: readonly string[]
  /** What is found before it is. */
  signs: readonly string[]
  /** What it leaves where it has been. */
  traces: readonly string[]
  /** What it does to its lair. */
  lair: readonly string[]
  /** What is got from it, and what for. */
  harvest: readonly { what: string; use: string }[]
  colour: string
}

const theme = (
  words: string,
  given: Omit<Theme, 'words' | 'starts' | 'adjectives' | 'burst' | 'gifts' | 'immune'> & {
    starts: string
    adjectives: string
    burst: string
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
      looks: [
        'Cracks run through its hide and the light inside them comes and goes.',
        'Ash falls from it at every step, still warm.',
        'The air above its back bends like air above a forge.',
      ],
      signs: [
        'scorched bark at the height of a rider’s head',
        'a smell of hot iron, an hour from any smithy',
        'puddles dried to a ring',
      ],
      traces: ['footprints baked hard as brick', 'nails fallen from beams that are gone', 'glass where there was sand'],
      lair: [
        'The stones are hot: an hour barefoot would blister.',
        'A heap of charred wood hides a bed of live coals, 10 feet across.',
      ],
      harvest: [
        { what: 'an ember that has not gone out', use: 'keeps a room warm for a year' },
        { what: 'a gland of clear oil', use: 'serves an alchemist for one flask of fire' },
      ],
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
      looks: [
        'Hoarfrost grows on it while one watches.',
        'Its breath falls instead of rising.',
        'Icicles hang from its jaw and some of them are pink.',
      ],
      signs: [
        'a dead bird, frozen in the shape of flying',
        'frost on the inside of a shutter',
        'silence, as after snow, in a month without any',
      ],
      traces: ['a skin of ice on the well', 'grass that snaps', 'a barrel burst by its own water'],
      lair: ['The floor is clear ice, with faces a foot down.', 'A sleeper here must be woken by somebody else.'],
      harvest: [
        { what: 'a splinter of ice that stays ice', use: 'keeps meat through a summer' },
        { what: 'its cold liver', use: 'is the main part of a draught against fire' },
      ],
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
      looks: [
        'Sparks walk along its spine when it is pleased.',
        'Its fur, or what passes for fur, stands on end towards whoever is tallest.',
        'The light about it is the yellow light before hail.',
      ],
      signs: ['hair that lifts', 'milk turned in every pail of a farm', 'a weathercock pointing at the ground'],
      traces: ['trees split to the root', 'iron that has turned to magnets', 'a burn in the shape of a fern'],
      lair: [
        'Metal hums here. Whoever wears much of it is felt before they are seen.',
        'A rod of old copper stands in the middle, and is not for show.',
      ],
      harvest: [
        { what: 'a fulgurite as long as an arm', use: 'makes a good wand blank' },
        { what: 'a nerve that still twitches', use: 'wakes the dead-drunk, and once the dead' },
      ],
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
      looks: [
        'Something drips from it and the grass there lies down.',
        'It is swollen at the joints, and green where it should be red.',
        'Flies follow it and do not land.',
      ],
      signs: [
        'a sweetish smell that catches in the throat',
        'fish, belly up, facing the same way',
        'cattle that will not drink',
      ],
      traces: [
        'a yellow ring in the turf',
        'meat no fox has touched',
        'blisters, on the hands of whoever buried the last one',
      ],
      lair: [
        'Standing pools fill the low corners. They are not water.',
        'Mould covers one wall and puffs when brushed.',
      ],
      harvest: [
        { what: 'three vials of its poison', use: 'fetch their weight in silver from the wrong people' },
        { what: 'the organ that keeps it from dying of itself', use: 'makes one antidote' },
      ],
      colour: 'green',
    },
  ),
  acid: theme('acid, acidic, corrosive, caustic, dissolves, melts, melting', {
    starts: 'Etch, Gnaw, Sour, Pit',
    adjectives: 'Etching, Sour-Skinned',
    type: 'acid',
    save: 'dex',
    burst: 'Caustic Spray, Dissolving Jet, Sour Flood',
    looks: [
      'Its outline fumes.',
      'Half-eaten buckles and rings stud its hide, where the soft parts went first.',
      'Whatever it touches begins to sing, very high.',
    ],
    signs: [
      'a lock eaten out of its door',
      'chain mail, rusted through overnight',
      'a pitted flagstone, still fizzing',
    ],
    traces: ['holes with smooth edges', 'teeth, and nothing else', 'a green stain down the wall'],
    lair: [
      'The ceiling has thinned. Hammering on it is unwise.',
      'A gutter worn by its slime leads straight to where it sleeps.',
    ],
    harvest: [
      { what: 'a glass jar of it', use: 'opens one lock, or one argument' },
      { what: 'the lining of its stomach', use: 'is proof against acid, if somebody will sew it' },
    ],
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
    looks: [
      'It has too many shadows and none of them match.',
      'It is not so much black as a place where one stops seeing.',
      'Candles lean away from it.',
    ],
    signs: ['lamps that burn low with oil to spare', 'a shadow on the wall after its owner has moved', 'bats, leaving'],
    traces: [
      'colours gone grey in a patch the size of a bed',
      'a mirror that shows the room but not the door',
      'children who will not say what they drew',
    ],
    lair: [
      'No light here reaches further than 15 feet.',
      'There are shadows of people on the wall. There are eleven; and then twelve.',
    ],
    harvest: [
      { what: 'a strip of its shadow', use: 'lines a cloak for one night’s work' },
      { what: 'eyes that show no pupil', use: 'see in the dark for whoever holds them to their own' },
    ],
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
      looks: [
        'Its ribs show, and there is something roosting behind them.',
        'It wears the dirt it was buried in.',
        'The eyes are gone and it looks all the same.',
      ],
      signs: ['church bells, rung by nobody', 'earth thrown up from below', 'flowers that are all of one day’s age'],
      traces: ['a cold that stays in the chair', 'names scratched out in the parish book', 'milk teeth, in a row'],
      lair: ['The names of the dead are written here, with room left.', 'Whoever dies here sits up within the hour.'],
      harvest: [
        { what: 'a knuckle that points north of where it died', use: 'finds its grave again' },
        { what: 'grave salt, a handful', use: 'draws a line the lesser dead will not cross' },
      ],
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
      looks: [
        'It throws no shadow, being where the light comes from.',
        'It hurts to look at, and more to look away.',
        'Gold dust sifts from it and is gone before it lands.',
      ],
      signs: ['cocks crowing at midnight', 'a brightness under the door', 'birds circling as if over a harbour lamp'],
      traces: ['bleached cloth', 'a burn with no heat in it', 'blind sheep, all calm'],
      lair: [
        'It is never dark here. Nothing sleeps well.',
        'The walls are polished; every beam of light goes round the room.',
      ],
      harvest: [
        { what: 'a shard that glows', use: 'gives a torch’s light for a year and a day' },
        { what: 'its tears', use: 'mend one wound that would not close' },
      ],
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
      looks: [
        'Nobody who saw it agrees with the next one about its face.',
        'It is hard to keep in mind: one looks down at a boot, and has to find it again.',
        'Its lips move with the words one is about to say.',
      ],
      signs: [
        'a word nobody can call to mind',
        'the same dream, told at three breakfasts',
        'a sentry who says all is well, and says it again',
      ],
      traces: ['letters in a hand the writer does not know', 'an hour missing', 'a song that will not go'],
      lair: [
        'Voices here answer before the question.',
        'Every wall is covered in tallies: what was counted nobody says.',
      ],
      harvest: [
        { what: 'a fold of its brain', use: 'holds one memory that was not its own' },
        { what: 'a bottled murmur', use: 'lulls one guard to sleep' },
      ],
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
      looks: [
        'Plates slide over each other where it bends, and squeal.',
        'Somebody forged it, and signed the work under the arm.',
        'A slow tick comes from inside, and it is not quite regular.',
      ],
      signs: [
        'filings on the floor, all pointing one way',
        'a smell of oil and old pennies',
        'a ticking that stops when one holds one’s breath',
      ],
      traces: [
        'a dropped cog with eleven teeth',
        'scrapes in pairs, an arm’s length apart',
        'every horseshoe gone from the stable',
      ],
      lair: [
        'Spare limbs hang from hooks, sorted by size.',
        'A key stands in the wall. Something turns when it turns.',
      ],
      harvest: [
        { what: 'a mainspring', use: 'drives a mill for a season' },
        { what: 'forty pounds of good scrap', use: 'is worth having to any smith' },
      ],
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
      looks: [
        'Lichen grows on it, and moves when it does.',
        'It glitters where it is broken, and it is broken in many places.',
        'Standing still it is a boulder with a grudge.',
      ],
      signs: [
        'gravel that rolls uphill',
        'a statue nobody remembers setting up',
        'dust hanging in air that has no draught',
      ],
      traces: [
        'grooves in a threshold',
        'a wall with a hole the shape of a shoulder',
        'a finger of stone, with a ring on it',
      ],
      lair: ['The pillars here are not all pillars.', 'Sharp chips cover the floor: whoever falls is cut.'],
      harvest: [
        { what: 'a geode from the chest', use: 'sells as it is, unbroken' },
        { what: 'a bag of its grit', use: 'scours through glass' },
      ],
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
      looks: [
        'Its jaw opens further than the last thing it ate.',
        'Veins stand out on it like ivy on a wall.',
        'It has fed, and is thinner for it.',
      ],
      signs: ['a butcher’s shop smell, in the open', 'hounds that whine and will not be dragged on', 'one shoe'],
      traces: [
        'bones cracked for the marrow and laid side by side',
        'nothing at all, and that is how one knows',
        'drag marks that stop',
      ],
      lair: ['Hooks, and what is on them.', 'The larder is full and some of it is alive.'],
      harvest: [
        { what: 'a flask of its blood', use: 'closes a wound and gives the drinker bad dreams' },
        { what: 'the second stomach', use: 'holds more than it should' },
      ],
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
      looks: [
        'Flowers open along its back as it comes near and shut when it is past.',
        'Roots trail behind it, feeling for the ground.',
        'It has been pruned, once, by somebody who is not alive.',
      ],
      signs: [
        'a hedge that was not there at noon',
        'flowers out of season, all facing the house',
        'mushrooms in the shape of a footprint',
      ],
      traces: ['seedlings, in the dead', 'a door grown shut', 'sap on the sill, still sticky'],
      lair: [
        'The floor is a mat of roots and tells its owner who walks on it.',
        'Something large is growing in the corner, wrapped in leaves, and it is warm.',
      ],
      harvest: [
        { what: 'a seed as big as a fist', use: 'grows in a night, wherever it lies' },
        { what: 'dried petals', use: 'calm beasts when they are burned' },
      ],
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
      looks: [
        'Water runs from it and never runs out.',
        'Barnacles have settled on it, and some of them are coins.',
        'It moves on land as if wading.',
      ],
      signs: [
        'salt on the windows, nine miles inland',
        'a wet trail that starts in mid-street',
        'gulls where gulls have no business',
      ],
      traces: ['seaweed on the stairs', 'lungs full of sea in a dry bed', 'a tide mark at the height of a man’s chin'],
      lair: ['Everything is wet and nothing rusts.', 'A pool in the middle rises and falls with a tide far off.'],
      harvest: [
        { what: 'a pearl grown round something', use: 'is worth more than what is in it' },
        { what: 'its bladder', use: 'holds air for an hour under water' },
      ],
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
      looks: [
        'Its throat is too large for it and trembles even at rest.',
        'One feels it in the teeth before one hears it.',
        'It opens its mouth, and for a heartbeat every other sound is gone.',
      ],
      signs: [
        'glasses that ring on their shelf',
        'a dog that barks without a sound',
        'one’s own voice, from the next room',
      ],
      traces: ['cracked windows, from the inside out', 'a bell without its clapper', 'people who speak softly now'],
      lair: ['Every whisper carries to every corner.', 'Bells hang here by the hundred, and must not be touched.'],
      harvest: [
        { what: 'its vocal cords', use: 'string an instrument that is heard for a mile' },
        { what: 'the bone from its ear', use: 'hears through one wall' },
      ],
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
      looks: [
        'Letters crawl under its skin, and some can be read.',
        'It flickers, and is a hand’s breadth from where it was.',
        'A second one follows it, very faint, a heartbeat behind.',
      ],
      signs: [
        'a page that has gone blank',
        'a clock that strikes what it likes',
        'a spell cast yesterday, going off today',
      ],
      traces: [
        'writing on the inside of a sealed jar',
        'a coin of next year’s minting',
        'chalk circles, burned through the floorboards',
      ],
      lair: [
        'Spells of healing work half as well here, or twice as well; roll each time.',
        'A circle on the floor is unbroken. It is unclear which side is the inside.',
      ],
      harvest: [
        { what: 'an inked strip of hide', use: 'can be read as a scroll, by the bold' },
        { what: 'a rune that has come loose', use: 'sticks to the next thing it touches' },
      ],
      colour: 'purple',
    },
  ),
  wild: theme(
    'wild, feral, savage, beast, ancient, old, primeval, pack, hunter, stalking, ambush, giant, huge, monstrous',
    {
      starts: 'Rend, Grim, Scar, Howl, Dread',
      adjectives: 'Old, Scarred, One-Eyed, Long-Toothed, Bristle-Backed',
      type: 'slashing',
      save: 'dex',
      immune: false,
      gifts: ['keenSenses'],
      burst: 'Frenzy, Flurry, Trampling Rush',
      looks: [
        'It has an old spear-head grown into its shoulder.',
        'It is larger than its kind has any right to be.',
        'One ear is notched, twice, as though somebody had kept a tally.',
      ],
      signs: [
        'claw marks higher than a rider can reach',
        'a kill, half eaten, and covered with leaves for later',
        'no birdsong',
      ],
      traces: ['a print as long as a forearm', 'hair on a gate hinge', 'a gap in a herd'],
      lair: [
        'It has one way in, and a second that only it knows.',
        'Trophies lie about, though it has no use for them: a bridle, a boot, a broken spear.',
      ],
      harvest: [
        { what: 'the trophy skull', use: 'earns free drinks for a month within a day’s ride' },
        { what: 'a scent gland', use: 'keeps its own kind away for a week' },
      ],
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
