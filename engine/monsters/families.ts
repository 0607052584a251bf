import { hex, type Rgb } from '../paint/colour.ts'
import type { Creature, HideName, RigName } from './scene.ts'

/** One kind of monster: the words for it, and how its body is made when the prompt says nothing else. */
export interface Family {
  concept: string
  words: readonly string[]
  rig: RigName
  form: string
  hide: HideName
  /** Usual colours, one of which is chosen. */
  colours: readonly Rgb[]
  belly?: Rgb
  eyes: Rgb
  glow?: number
  horns?: number
  wings?: Creature['wings']
  heads?: number
  marks?: Creature['marks']
  state?: readonly string[]
  /** Where it lives when the prompt does not say. */
  home: string
  size?: number
  /** A humanoid's people and calling, for the figures' rig. */
  person?: readonly [people: string, calling?: string]
  /** Words that only count as written: their kin are something else. */
  exact?: boolean
}

const tones = (...colours: string[]): Rgb[] => colours.map((colour) => hex(`#${colour}`))

type Row = [concept: string, words: string, rig: RigName, form: string, hide: HideName, colours: string, eyes: string, home: string, more?: Partial<Family>]

const rows: Row[] = [
  ['dragon', 'dragon, wyrm, fire drake, dracolich', 'dragon', 'dragon', 'scales', '9c3226 3d6b3f 2f5f8a 3a3a44 b08a3c', 'f0b428', 'mountains', { wings: 'bat', horns: 1, glow: 0.4, belly: hex('#c8a56a') }],
  ['drake', 'drake, wyrmling, baby dragon, dragon whelp', 'dragon', 'drake', 'scales', '7a4a30 4a6b4a', 'f0b428', 'mountains', { wings: 'none', horns: 1, size: 0.86, belly: hex('#c8a56a') }],
  ['wyvern', 'wyvern', 'dragon', 'wyvern', 'scales', '5a6248 6a5340', 'f0a028', 'mountains', { wings: 'bat', horns: 1, belly: hex('#b09a6c') }],
  ['hydra', 'hydra', 'serpent', 'hydra', 'scales', '3f6b4a 4a5f6b', 'f0e048', 'swamp', { heads: 5, belly: hex('#b8b078') }],
  ['beholder', 'beholder, eye tyrant, floating eye, gazer, eyeball monster, giant eye', 'eye', 'eye', 'flesh', '7a4a68 6b5a48 5a6b60', 'd8a828', 'cave', { belly: hex('#b08a78'), glow: 0.35 }],
  ['cube', 'gelatinous cube', 'ooze', 'cube', 'slime', '8ac0a0', 'e6ff96', 'castle'],
  ['ooze', 'ooze, slime, jelly, pudding, blob, black pudding, gray ooze', 'ooze', 'ooze', 'slime', '5fa046 7ab04a', 'e6ff96', 'cave'],
  ['skeleton', 'skeleton, skeletal warrior, bone warrior, skeleton warrior, skeleton archer, death knight', 'person', 'skeleton', 'bone', 'd9cba8', '58c8e8', 'graveyard', { person: ['skeleton', 'fighter'], glow: 1 }],
  ['lich', 'lich, demilich, skull lord, lich king, undead king', 'person', 'lich', 'bone', 'cabb96', '62e070', 'temple', { person: ['skeleton', 'monarch'], glow: 1 }],
  ['zombie', 'zombie, ghoul, undead, walking dead, ghast, wight, revenant, corpse, draugr', 'person', 'zombie', 'skin', '8a9478', 'd8d890', 'graveyard', { person: ['undead', 'beggar'] }],
  ['mummy', 'mummy, mummy lord', 'person', 'mummy', 'skin', 'a89878', '62d0a0', 'desert', { person: ['undead', 'mummy'], glow: 0.8 }],
  ['vampire', 'vampire, nosferatu, vampire lord, vampire spawn, strigoi', 'person', 'vampire', 'skin', 'd8ccc8', 'c8202a', 'castle', { person: ['vampire', 'noble'], glow: 0.7 }],
  ['werewolf', 'werewolf, lycanthrope, wolfman, gnoll, hyena man, jackalwere', 'person', 'werewolf', 'fur', '54483c 6e655c', 'e0a820', 'forest', { person: ['gnoll', 'wild'], glow: 0.4 }],
  ['wolf', 'wolf, dire wolf, worg, direwolf, warg, winter wolf, fox, coyote, jackal', 'beast', 'wolf', 'fur', '6e6c70 544e4a 8a8478', 'e8c040', 'forest', { belly: hex('#b8b0a0'), glow: 0.2 }],
  ['hound', 'hound, hellhound, hell hound, dog, mastiff, blink dog, shadow hound', 'beast', 'dog', 'fur', '3a3030 4a3c34 6b5038', 'ff8a28', 'battlefield', { glow: 0.7, belly: hex('#8a6a50'), exact: true }],
  ['cerberus', 'cerberus, three headed dog', 'beast', 'dog', 'fur', '3a2c2c', 'ff6a28', 'cave', { glow: 0.9, heads: 3, belly: hex('#6a4038') }],
  ['spider', 'spider, giant spider, tarantula, arachnid, drider, phase spider', 'spider', 'spider', 'chitin', '3c3238 4a3a2c', 'd83a2a', 'cave', { belly: hex('#6a5a4a'), glow: 0.5 }],
  ['scorpion', 'scorpion, giant scorpion', 'spider', 'scorpion', 'chitin', '6a4a2a 3a3030', 'e8a030', 'desert', { belly: hex('#a8865a') }],
  ['crab', 'crab, giant crab, lobster, chuul', 'spider', 'crab', 'chitin', 'a04a2c 5a6b78', '201a18', 'sea', { belly: hex('#d8b890') }],
  ['insect', 'insect, giant insect, beetle, giant beetle, giant ant, mantis, ankheg, ant, cockroach, umber hulk', 'spider', 'beetle', 'chitin', '3a4a2c 4a3428 2c3a4a', 'd8a030', 'desert', { belly: hex('#8a7a4a'), exact: true }],
  ['owlbear', 'owlbear, owl bear', 'beast', 'owlbear', 'feathers', '6e5238 57442f', 'f0b020', 'forest', { belly: hex('#a8906c'), glow: 0.2 }],
  ['bear', 'bear, grizzly, cave bear, polar bear, dire bear', 'beast', 'bear', 'fur', '5f4430 45362c', '3a2416', 'forest', { belly: hex('#8a6a4a') }],
  ['snake', 'snake, serpent, viper, python, giant snake, constrictor, sea serpent', 'serpent', 'snake', 'scales', '4f6b3a 6b5a34', 'e8d030', 'swamp', { belly: hex('#c8bc88') }],
  ['cobra', 'cobra, naga, yuan ti, king cobra, lamia', 'serpent', 'cobra', 'scales', '3f5a4a 6b4a5a', 'e8c030', 'temple', { belly: hex('#c8b078') }],
  ['golem', 'golem, stone golem, construct, animated statue, stone giant, earth elemental, gargoyle, rock monster, galeb duhr', 'hulk', 'golem', 'stone', '83807a 7a6e60', '6ac8e8', 'ruins', { glow: 0.9, exact: true }],
  ['ice-golem', 'ice golem, frost golem, snow golem, ice elemental, ice monster', 'hulk', 'golem', 'ice', 'a9d0e0', 'd8f4ff', 'snowfield', { glow: 0.9 }],
  ['iron-golem', 'iron golem, metal golem, clockwork golem, steel golem, clockwork horror, automaton, modron', 'hulk', 'golem', 'metal', '7a7e84 8a6a44', 'ff9a30', 'forge', { glow: 0.9 }],
  ['crystal-golem', 'crystal golem, crystal monster, crystal elemental', 'hulk', 'golem', 'crystal', 'a88ad8 6ac0d8', 'f0e0ff', 'cave', { glow: 0.8 }],
  ['clay-golem', 'clay golem, flesh golem, mud golem, mud monster', 'hulk', 'golem', 'flesh', '9a6a4a 8a7a60', 'e8d8a0', 'castle', { glow: 0.5 }],
  ['fire-elemental', 'fire elemental, flame elemental, fire spirit, efreeti, efreet, fire monster, living flame, phoenix spirit', 'hulk', 'elemental', 'fire', 'ff9a32', 'fff0c0', 'fire', { glow: 0.8 }],
  ['lava-elemental', 'magma elemental, lava elemental, magmin, lava golem, magma golem, lava monster, salamander, balrog', 'hulk', 'golem', 'lava', '3a302e', 'ffb040', 'forge', { glow: 1 }],
  ['water-elemental', 'water elemental, water weird, marid, water spirit, sea elemental, elemental', 'hulk', 'elemental', 'water', '3f8aa8', 'c8f0ff', 'sea', { glow: 0.7 }],
  ['air-elemental', 'air elemental, wind elemental, storm elemental, djinn, djinni, genie, invisible stalker, tempest', 'hulk', 'elemental', 'air', 'b8c8d4', 'e8f8ff', 'mountains', { glow: 0.9 }],
  ['shadow', 'shadow, shade, shadow demon, shadow monster, nightwalker, darkness, void', 'hulk', 'elemental', 'shadow', '1c1a26', 'c83a4a', 'graveyard', { glow: 1 }],
  ['demon', 'demon, balor, fiend, daemon, archdemon, vrock, glabrezu, demon lord', 'hulk', 'demon', 'skin', '8a2a24 5a2c3c 3a2c34', 'ffb020', 'fire', { horns: 1, wings: 'bat', glow: 0.9, belly: hex('#b0503c') }],
  ['devil', 'devil, pit fiend, bone devil, imp, quasit, incubus, succubus', 'person', 'devil', 'skin', 'a33a36 7a2c3c', 'f0c040', 'fire', { person: ['tiefling', 'warlock'], glow: 0.7, wings: 'bat' }],
  ['ghost', 'ghost, wraith, spectre, specter, spirit, banshee, phantom, poltergeist, apparition, dullahan', 'person', 'ghost', 'air', 'a8c8d0', 'c8f8ff', 'graveyard', { person: ['ghost', 'wraith'], glow: 1 }],
  ['reaper', 'reaper, grim reaper, death, dementor, nazgul', 'person', 'reaper', 'bone', 'cabb96', 'e04a28', 'graveyard', { person: ['skeleton', 'reaper'], glow: 1 }],
  ['treant', 'treant, ent, walking tree, tree creature, evil tree, awakened tree, tree monster, wood golem, tree man, blight, twig blight', 'hulk', 'treant', 'wood', '5f4a34 4a4034', 'd8e060', 'forest', { glow: 0.5 }],
  ['plant', 'man eating plant, carnivorous plant, shambling mound, vine monster, plant creature, swamp monster, shambler', 'hulk', 'mound', 'wood', '4a5a34', 'e0d040', 'swamp', { glow: 0.6, state: ['mossy'] }],
  ['scarecrow', 'scarecrow', 'person', 'scarecrow', 'skin', 'b09060', 'ff9a30', 'meadow', { person: ['undead', 'scarecrow'], glow: 1 }],
  ['griffin', 'griffin, gryphon, griffon, hippogriff', 'beast', 'griffin', 'feathers', 'a0743c 7a5a3a', 'f0b020', 'mountains', { wings: 'feather', belly: hex('#d8c090') }],
  ['manticore', 'manticore, chimera, sphinx', 'beast', 'lion', 'fur', 'a06a34', 'e8b030', 'desert', { wings: 'bat', horns: 1, belly: hex('#d0b080') }],
  ['eagle', 'eagle, giant eagle, roc, hawk, bird of prey, falcon, vulture', 'bird', 'eagle', 'feathers', '6b4a2c 57402c', 'f0b020', 'mountains', { belly: hex('#d8c8a0') }],
  ['phoenix', 'phoenix, firebird', 'bird', 'eagle', 'feathers', 'c84a1c', 'fff0a0', 'fire', { belly: hex('#f0b040'), glow: 0.8, state: ['burning'] }],
  ['raven', 'raven, crow, bird, blackbird, rook', 'bird', 'raven', 'feathers', '2c2c38', 'd8d0b0', 'graveyard', { belly: hex('#3c3c4a') }],
  ['owl', 'owl, giant owl', 'bird', 'owl', 'feathers', '8a6c4c', 'f0b020', 'forest', { belly: hex('#c8b490') }],
  ['harpy', 'harpy, siren, cockatrice', 'bird', 'harpy', 'feathers', '6a4a5a', 'e8d060', 'mountains', { belly: hex('#c8a890') }],
  ['kraken', 'kraken, giant squid, sea monster, squid, leviathan, octopus, tentacled horror, giant octopus, tentacle, cthulhu', 'kraken', 'kraken', 'flesh', '6a4a6b 4a5f6a 7a3f3c', 'e8b830', 'sea', { belly: hex('#c8a8a0') }],
  ['mimic', 'mimic, mimic chest, chest with teeth, chest mimic, treasure chest', 'mimic', 'mimic', 'flesh', '7b5432', 'e8c030', 'castle', { belly: hex('#a8687a'), exact: true }],
  ['rat', 'rat, giant rat, rodent, rats, mouse, weasel', 'beast', 'rat', 'fur', '5f5448 4a423c', 'c83a2a', 'cave', { belly: hex('#a89880'), glow: 0.4 }],
  ['troll', 'troll, ice troll, cave troll, swamp troll, river troll', 'hulk', 'troll', 'skin', '5f7048 5a6a5f', 'e0c030', 'swamp', { belly: hex('#98a070'), glow: 0.3 }],
  ['ogre', 'ogre, ettin, hill giant, ogre brute', 'hulk', 'ogre', 'skin', 'a08058 8a7858', 'd8b040', 'mountains', { belly: hex('#c8a880') }],
  ['giant', 'giant, frost giant, fire giant, titan, storm giant, cloud giant, cyclops, colossus', 'person', 'giant', 'skin', '8aa0b0 9a8a78', '80c8e8', 'mountains', { person: ['giant', 'barbarian'], exact: true }],
  ['goblin', 'goblin, gremlin, goblin warrior, goblin shaman, goblin king, goblin archer', 'person', 'goblin', 'skin', '6f8a3c', 'e0b020', 'cave', { person: ['goblin', 'rogue'] }],
  ['hobgoblin', 'hobgoblin, bugbear', 'person', 'hobgoblin', 'skin', 'a8502e', 'e0b020', 'battlefield', { person: ['hobgoblin', 'fighter'] }],
  ['kobold', 'kobold, lizardfolk, lizardman, troglodyte, saurian, serpent folk', 'person', 'kobold', 'scales', '9a5a3a 5a7a3e', 'e8b030', 'cave', { person: ['lizardfolk', 'barbarian'] }],
  ['orc', 'orc, orc warrior, half orc, orc chieftain, orc warlord, orc shaman, uruk', 'person', 'orc', 'skin', '5f7a44', 'b8852a', 'battlefield', { person: ['orc', 'barbarian'] }],
  ['minotaur', 'minotaur', 'person', 'minotaur', 'fur', '5a3c28 45342c', 'c84a22', 'castle', { person: ['minotaur', 'barbarian'] }],
  ['hag', 'hag, night hag, sea hag, witch, crone', 'person', 'hag', 'skin', '8a9a64', 'd8d040', 'swamp', { person: ['orc', 'hag'] }],
  ['medusa', 'medusa, gorgon', 'person', 'medusa', 'scales', '7a9a64', 'e8e040', 'ruins', { person: ['drow', 'medusa'], glow: 0.8 }],
  ['mind-flayer', 'mind flayer, illithid, brain eater, mindflayer', 'person', 'mind-flayer', 'flesh', '8a6a9a', 'f0f0e0', 'cave', { person: ['merfolk', 'mind-flayer'], glow: 0.6 }],
  ['merfolk', 'merfolk, mermaid, merman, sahuagin, fish man, kuo toa, deep one', 'person', 'merfolk', 'skin', '5a8fb0', 'e0d060', 'sea', { person: ['merfolk', 'sorcerer'] }],
  ['ratfolk', 'wererat, ratfolk, skaven, rat man', 'person', 'ratfolk', 'fur', '5d5248', 'c83a2a', 'cave', { person: ['ratfolk', 'rogue'] }],
  ['dark-elf', 'drow, dark elf', 'person', 'drow', 'skin', '4b4a60', 'c83a4a', 'cave', { person: ['drow', 'rogue'] }],
  ['cultist', 'cultist, necromancer, warlock, evil wizard, dark lord, evil knight, black knight, bandit', 'person', 'cultist', 'skin', 'c8a888', 'c83a2a', 'temple', { person: ['human', 'necromancer'], glow: 0.5 }],
  ['angel', 'angel, celestial, deva, solar, valkyrie', 'person', 'angel', 'skin', 'e8c8a8', 'f0e8a0', 'temple', { person: ['aasimar', 'paladin'], wings: 'feather', glow: 0.8 }],
  ['fairy', 'fairy, pixie, sprite, fey, dryad, nymph, satyr', 'person', 'fairy', 'skin', 'c8dca8', '9a6ad0', 'forest', { person: ['fairy', 'druid'] }],
  ['bat', 'bat, giant bat, vampire bat, stirge, swarm of bats', 'bird', 'bat', 'fur', '3c302c 4a3a34', 'd83a2a', 'cave', { wings: 'bat', belly: hex('#6a5044'), glow: 0.4, exact: true }],
  ['lion', 'lion, dire lion', 'beast', 'lion', 'fur', 'b08448', 'e8b030', 'desert', { belly: hex('#d8c098') }],
  ['tiger', 'tiger, sabre toothed tiger, saber toothed tiger', 'beast', 'cat', 'fur', 'c0752c', 'e8c030', 'forest', { marks: 'stripes', belly: hex('#e8dcc0') }],
  ['panther', 'panther, displacer beast, big cat, leopard, jaguar, cat, giant cat, lynx, puma', 'beast', 'cat', 'fur', '2c2a30 5a4a3c', 'b8d840', 'forest', { belly: hex('#5a5250'), glow: 0.4 }],
  ['boar', 'boar, wild boar, dire boar, pig, hog, warthog', 'beast', 'boar', 'fur', '4f3c30 5f4c3a', 'b84a28', 'forest', { belly: hex('#7a6450') }],
  ['unicorn', 'unicorn', 'beast', 'horse', 'fur', 'e0dcd4', '6ab0e0', 'forest', { horns: 1, state: ['unicorn'], belly: hex('#f4f0e8') }],
  ['pegasus', 'pegasus, winged horse', 'beast', 'horse', 'fur', 'dcd8d0', '5a4030', 'mountains', { wings: 'feather', belly: hex('#f0ece4') }],
  ['nightmare', 'nightmare, hell horse, flaming horse', 'beast', 'horse', 'fur', '2a2428', 'ff7a20', 'fire', { glow: 1, state: ['burning'], belly: hex('#c8501c') }],
  ['horse', 'horse, steed, warhorse, pony, kelpie, mule, donkey', 'beast', 'horse', 'fur', '6a4630 4a3628 8a7a6a', '2a1a14', 'meadow', { belly: hex('#3a2a24') }],
  ['stag', 'stag, deer, elk, moose, white stag, peryton', 'beast', 'horse', 'fur', '8a6444', '2a1a14', 'forest', { horns: 1, state: ['antlers'], belly: hex('#c8ac88') }],
  ['bull', 'bull, ox, aurochs, bison, buffalo, catoblepas', 'beast', 'bull', 'fur', '4a3428 3a302c', 'b84a28', 'meadow', { horns: 1, belly: hex('#6a5040') }],
  ['mammoth', 'mammoth, elephant', 'beast', 'bull', 'fur', '5a4030', '2a1a14', 'snowfield', { horns: 1, size: 1.1, belly: hex('#7a5c44') }],
  ['lizard', 'lizard, crocodile, basilisk, giant lizard, komodo dragon, alligator, dinosaur, tyrannosaurus, raptor, salamander lizard', 'beast', 'lizard', 'scales', '5a6a3c 6a5a40', 'e8c030', 'swamp', { belly: hex('#c0b888') }],
  ['turtle', 'dragon turtle, turtle, tortoise, giant turtle', 'beast', 'turtle', 'scales', '5f6a44', 'c89a3a', 'sea', { belly: hex('#b8ac78') }],
  ['ape', 'ape, gorilla, giant ape, yeti, girallon, sasquatch, bigfoot, abominable snowman', 'hulk', 'ape', 'fur', '4a4440 c8c4bc', 'c88a30', 'snowfield', { belly: hex('#8a7868') }],
  ['mushroom-folk', 'mushroom folk, myconid, fungus, mushroom creature, mushroom man, mushroom, fungal creature', 'fungus', 'myconid', 'skin', 'b0483c 7a5a8a 5a8a8a', 'f0e8a0', 'cave', { belly: hex('#d0c4a0'), glow: 0.6 }],
  ['worm', 'purple worm, giant worm, worm, carrion crawler, leech, sandworm, sand worm, remorhaz', 'worm', 'worm', 'flesh', '6a3f7a 8a5a4a', 'f0c030', 'desert', { belly: hex('#b088a8') }],
  ['fish', 'fish, giant fish, angler fish, aboleth, piranha, eel, whale', 'fish', 'fish', 'scales', '4a6a70 6a7a5a', 'e8d860', 'sea', { belly: hex('#c8ccb8'), exact: true }],
  ['shark', 'shark, megalodon, great white', 'fish', 'shark', 'skin', '5f6e78', '181a1c', 'sea', { belly: hex('#d0d4d0') }],
  ['frog', 'frog, toad, giant frog, bullywug, froghemoth, slaad', 'hulk', 'troll', 'flesh', '5a7a3a 6a7a4a', 'e8c030', 'swamp', { belly: hex('#d0cc90') }],
  ['beast', 'monster, beast, creature, abomination, horror, aberration, chaos spawn', 'hulk', 'demon', 'flesh', '5a4a58 4a5648', 'e8a030', 'cave', { horns: 1, glow: 0.6, exact: true }],
]

/** The families the engine draws. */
export const families: readonly Family[] = rows.map(([concept, words, rig, form, hide, colours, eyes, home, more]) => ({
  concept,
  words: words.split(',').map((word) => word.trim()),
  rig,
  form,
  hide,
  colours: tones(...colours.split(' ')),
  eyes: hex(`#${eyes}`),
  home,
  ...more,
}))
