import { plural } from '../grammar/inflect.ts'
import type { Size } from '../rules/monster-brief.ts'
import type { ThemeName } from './themes.ts'

/** What is known of a creature that everybody has heard of. */
export interface Renown {
  challenge: number
  size?: Size
  theme?: ThemeName
  alignment?: string
}

const sizes: Readonly<Record<string, Size>> = {
  T: 'Tiny',
  S: 'Small',
  M: 'Medium',
  L: 'Large',
  H: 'Huge',
  G: 'Gargantuan',
}

/**
 * Challenges and sizes that well-known creatures have: SRD 5.1 (CC-BY-4.0), "Monsters"; what that has not, after its nearest
 * kin. "frost giant 8H frost": name, challenge, size, theme.
 */
const known: readonly string[] = [
  'hill giant 5H, stone giant 7H stone, frost giant 8H frost, fire giant 9H fire, cloud giant 9H storm, storm giant 13H storm',
  'ogre mage 7L, half-ogre 1L, ogre 2L, troll 5L, ettin 4L, cyclops 6H, oni 7L, titan 16G, giant 5H',
  'goblin 1/4S, hobgoblin 1/2M, bugbear 1M, kobold 1/8S, orc 1/2M, gnoll 1/2M, gremlin 1/4S',
  'dire wolf 1L, winter wolf 3L frost, worg 1/2L, warg 1/2L, werewolf 3M, wolf 1/4M, hell hound 3M fire, hellhound 3M fire',
  'death dog 1M, mastiff 1/8M, jackal 0S, hyena 0M, blink dog 1/4M, fox 0S, hound 1/4M, dog 1/8M',
  'owlbear 3L, polar bear 2L, brown bear 1L, black bear 1/2M, bear 1L, yeti 3L frost, minotaur 3L, mammoth 6H, elephant 4H',
  'rhino 2L, giant boar 2L, boar 1/4M, giant ape 7H, gorilla 1/2M, ape 1/2M, badger 0T, bull 1/4L, ox 1/4L, wolverine 1/4M',
  'manticore 3L, chimera 6L, sphinx 11L, lion 1L, sabre-toothed tiger 2L, tiger 1L, panther 1/4M, leopard 1/4M, lynx 1/8S, cat 0T',
  'griffon 2L, griffin 2L, gryphon 2L, hippogriff 1L, roc 11G, harpy 1M, giant eagle 1L, giant owl 1/4L, giant vulture 1L',
  'phoenix 16G fire, pegasus 2L, unicorn 5L radiance, centaur 2L, nightmare 3L fire, giant elk 2H, giant goat 1/2L, stag 1/4M, deer 0M, horse 1/4L, elk 1/4L, goat 0M',
  'hydra 8H, basilisk 3M, cockatrice 1/2S, giant constrictor snake 2H, spirit naga 8L, guardian naga 10L, naga 8L, sea serpent 10H tide',
  'wyvern 6L, pseudodragon 1/4T, drake 4L, tyrannosaurus 8H, triceratops 5H, giant crocodile 5H, crocodile 1/2L, giant lizard 1/4L, salamander 5L fire',
  'kraken 23G, giant octopus 1L, giant squid 6H, giant shark 5H, shark 2L, orca 3H, killer whale 3H, whale 3G, leviathan 20G',
  'giant spider 1L, phase spider 3L, giant wolf spider 1/4M, giant scorpion 3L, giant crab 1/8M, tarantula 0T',
  'giant wasp 1/2M, giant centipede 1/4S, giant ant 1M, giant fire beetle 0S, ankheg 2L, purple worm 15G, remorhaz 11H fire',
  'giant rat 1/8S, wererat 2M, rat 0T, giant bat 1/4L, bat 0T, giant frog 1/4M, giant toad 1L, toad 0T, frog 0T, raven 0T, crow 0T',
  'black pudding 4L acid, gelatinous cube 2L acid, ochre jelly 2L acid, grey ooze 1/2M acid, gray ooze 1/2M acid',
  'treant 9H, shambling mound 5L, awakened tree 2H, awakened shrub 0S, myconid 1/2M, mandrake 1/2S, vine blight 1/2M, twig blight 1/8S',
  'colossus 14G, iron golem 16L iron, stone golem 10L stone, clay golem 9L stone, flesh golem 5M, golem 9L, suit of armour 1M, living armour 1M, animated armour 1M, scarecrow 1M',
  'skeleton 1/4M grave, zombie 1/4M grave, ghoul 1M, ghast 2M, wight 3M, mummy lord 15M, mummy 3M grave, revenant 5M',
  'banshee 4M sound, ghost 4M grave, wraith 5M shadow, spectre 1M shadow, specter 1M shadow, shadow 1/2M shadow, poltergeist 2M, will-o-wisp 2T',
  'demilich 18T, lich 21M magic, vampire spawn 5M blood, vampire 13M blood, death knight 17M, necromancer 9M grave',
  'balor 19H fire, marilith 16L, vrock 6L, hezrou 8L, glabrezu 9L, nalfeshnee 13L, pit fiend 20L fire, horned devil 11L fire, bone devil 9L',
  'ice devil 14L frost, barbed devil 5M fire, erinyes 12M, chain devil 8M, succubus 4M, incubus 4M, imp 1T, quasit 1T, dretch 1/4S, rakshasa 13M',
  'solar 21L radiance, planetar 16L radiance, deva 10M radiance, couatl 4M radiance, valkyrie 10M, seraph 16L radiance, angel 10M radiance, archon 8M radiance',
  'djinni 11L storm, djinn 11L storm, efreeti 11L fire, genie 11L, fire elemental 5L fire, water elemental 5L tide, earth elemental 5L stone, air elemental 5L storm, mephit 1/2S',
  'night hag 5M, sea hag 2M tide, green hag 3M, hag 3M, baba yaga 15M',
  'pixie 1/4T, sprite 1/4T, fairy 1/4T, satyr 1/2M, dryad 1M thorn, nymph 3M, redcap 3S, leprechaun 1/2S',
  'beholder 13L, mind flayer 7M mind, aboleth 10L, gibbering mouther 2M, otyugh 5L, umber hulk 5L, doppelganger 3M, bulette 5L, rust monster 1/2M, stirge 1/8T, gorgon 5L, mimic 2M, gargoyle 2M stone, medusa 6M stone',
  'swarm of rats 1/4M, swarm of bats 1/4M, swarm of insects 1/2M, swarm of wasps 1/2M, swarm of ravens 1/4M, swarm of poisonous snakes 2M',
  'bandit captain 2M, pirate captain 2M, bandit 1/8M, pirate 1/8M, cult fanatic 2M, cultist 1/8M, assassin 8M, archmage 12M, mage 6M, wizard 6M',
  'knight 3M, priest 2M, warlord 5M, gladiator 5M, veteran 3M, berserker 2M, barbarian 2M, thug 1/2M, soldier 1/2M, executioner 3M',
]

const names = new Map<string, Renown>(
  known
    .flatMap((line) => line.split(', '))
    .map((entry) => {
      const [, name = '', over = '0', under = '1', size = 'M', theme] =
        /^(.*) (\d+)(?:\/(\d+))?([TSMLHG])(?: (\w+))?$/.exec(entry) ?? []
      return [
        name,
        { challenge: Number(over) / Number(under), size: sizes[size], ...(theme ? { theme: theme as ThemeName } : {}) },
      ]
    }),
)

/** SRD 5.1, "Dragons": challenge as a wyrmling, young, adult and ancient, what it breathes, and how it is minded. */
const colours: Readonly<Record<string, readonly [challenges: readonly number[], theme: ThemeName, alignment: string]>> =
  {
    black: [[2, 7, 14, 21], 'acid', 'chaotic evil'],
    blue: [[3, 9, 16, 23], 'storm', 'lawful evil'],
    green: [[2, 8, 15, 22], 'venom', 'lawful evil'],
    red: [[4, 10, 17, 24], 'fire', 'chaotic evil'],
    white: [[2, 6, 13, 20], 'frost', 'chaotic evil'],
    brass: [[1, 6, 13, 20], 'fire', 'chaotic good'],
    bronze: [[2, 8, 15, 22], 'storm', 'lawful good'],
    copper: [[1, 7, 14, 21], 'acid', 'chaotic good'],
    gold: [[3, 10, 17, 24], 'fire', 'lawful good'],
    silver: [[2, 9, 16, 23], 'frost', 'lawful good'],
  }
const middling: readonly number[] = [2, 8, 15, 22]
const dragonSizes: readonly Size[] = ['Medium', 'Large', 'Huge', 'Gargantuan']

function dragonIn(text: string): Renown | undefined {
  if (!/\b(?:dragon|wyrm|wyrmling)s?\b/i.test(text)) return undefined
  const colour = Object.keys(colours).find((name) => new RegExp(`\\b${name}(?:en)?\\b`, 'i').test(text))
  const [challenges, theme, alignment] = colour ? colours[colour]! : ([middling, undefined, undefined] as const)
  const age = /\b(?:wyrmling|hatchling|baby)\b/i.test(text)
    ? 0
    : /\b(?:young|juvenile|small|lesser)\b/i.test(text)
      ? 1
      : /\b(?:ancient|elder|eldest|great wyrm|primeval|old)\b/i.test(text)
        ? 3
        : 2
  return {
    challenge: challenges[age]!,
    size: dragonSizes[age]!,
    ...(theme ? { theme } : {}),
    ...(alignment ? { alignment } : {}),
  }
}

/** What everybody knows of the creature that a text names by `word`: the longest of its names. */
export function renownOf(text: string, word: string): Renown | undefined {
  const dragon = ['dragon', 'wyrm', 'wyrmling'].includes(word) ? dragonIn(text) : undefined
  if (dragon) return dragon
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}’'-]+/gu, ' ')} `
  const named = [...names.keys()].filter(
    (name) =>
      (name.includes(word) || word.includes(name)) && [name, plural(name)].some((form) => plain.includes(` ${form} `)),
  )
  return names.get(named.sort((a, b) => b.length - a.length)[0] ?? '')
}
