import { plural } from '../grammar/inflect.ts'
import type { Size } from '../rules/monster-brief.ts'
import type { ThemeName } from './themes.ts'

/** What is known of a creature that everybody has heard of. */
export interface Renown {
  /** DnD5e's challenge. */
  challenge: number
  /** Pathfinder's level, where that game knows it. */
  level?: number
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
 * Challenges and sizes of well-known creatures that SRD 5.2 has not (those are in creatures/): SRD 5.1 (CC-BY-4.0),
 * "Monsters", and the Monster Manual's lists of challenges, compared line by line with the table of
 * github.com/didymusbenson/5e-srd-reference, data/monsters.csv; what those have not, after its nearest kin. "yeti 3L frost":
 * name, challenge, size, theme.
 */
const known: readonly string[] = [
  'half-ogre 1L, cyclops 6H, titan 23H, giant 5H, orc 1/2M, gremlin 1/4S, fox 0S, yeti 3L frost, bull 1/4L, ox 1/4L, wolverine 1/4M',
  'lynx 1/8S, phoenix 16G fire, naga 8L, sea serpent 10H tide, drake 4L, giant squid 6H, whale 3G, leviathan 20G, tarantula 0T',
  'giant ant 1M, toad 0T, myconid 1/2M, mandrake 1/2S, vine blight 1/2M, twig blight 1/8S, colossus 25G, golem 9L, scarecrow 1M',
  'revenant 5M, banshee 4M sound, poltergeist 2M, demilich 18T, death knight 17M, necromancer 9M grave, valkyrie 10M',
  'seraph 16L radiance, angel 10M radiance, archon 8M radiance, mephit 1/2S, hag 3M, baba yaga 15M, pixie 1/4T, fairy 1/4T',
  'nymph 3M, redcap 3S, leprechaun 1/2S, beholder 13L, mind flayer 7M mind, umber hulk 5L, swarm of wasps 1/2M, wizard 6M',
  'displacer beast 3L, carrion crawler 2L, nothic 2M, intellect devourer 2T mind, galeb duhr 6M stone, barlgura 5L',
  'lizardfolk 1/2M, troglodyte 1/4M, warlord 12M, barbarian 2M, executioner 3M',
]

/**
 * Levels of the same creatures in Pathfinder: Monster Core (2024, ORC), and what that left out by the Bestiaries 1 to 3; under
 * the names that this game has for them (a treant is an arboreal regent, an ankheg an ankhrav, a giant fire beetle a flash
 * beetle, an aboleth an alghollthu master, a deva an astral deva, a death knight a graveknight, a stirge a bloodseeker).
 */
const levels: readonly string[] = [
  'hill giant 7, stone giant 8, frost giant 9, fire giant 10, cloud giant 11, storm giant 13, giant 7, ogre 3, troll 5, ettin 6, cyclops 5',
  'goblin -1, hobgoblin 1, bugbear 2, kobold -1, orc 0, gnoll 2, gremlin -1, lizardfolk 1, troglodyte 1, sahuagin 2',
  'dire wolf 3, winter wolf 5, worg 2, warg 2, werewolf 3, wolf 1, hell hound 3, hellhound 3, blink dog 2, hyena 1, hound -1, dog -1',
  'owlbear 4, polar bear 5, brown bear 3, black bear 2, bear 3, yeti 5, minotaur 4, mammoth 10, elephant 7, rhino 4, werebear 4, wereboar 2',
  'giant boar 4, boar 2, gorilla 3, giant ape 8, ape 3, wolverine 2, weretiger 4, lion 3, sabre-toothed tiger 6, tiger 4, panther 2, leopard 2',
  'manticore 6, chimera 8, sphinx 8, griffon 4, griffin 4, gryphon 4, hippogriff 2, roc 9, harpy 5, giant eagle 3, lamia 6, axe beak 2',
  'phoenix 15, pegasus 3, unicorn 3, centaur 3, nightmare 6, hydra 6, basilisk 5, cockatrice 3, medusa 7, gorgon 8, behir 8',
  'spirit naga 9, guardian naga 7, naga 7, sea serpent 12, wyvern 6, pseudodragon 3, drake 5, tyrannosaurus 10, triceratops 8',
  'giant crocodile 9, crocodile 2, giant lizard 2, salamander 7, dragon turtle 9, tarrasque 25, kraken 18, giant octopus 8, giant squid 9',
  'giant shark 9, shark 4, orca 5, killer whale 5, giant spider 1, phase spider 5, giant scorpion 3, giant crab 2, ettercap 3, drider 6',
  'giant wasp 3, giant centipede -1, giant ant 2, giant fire beetle -1, ankheg 3, purple worm 13, remorhaz 7, bulette 8, rust monster 3, stirge -1',
  'giant rat -1, wererat 2, giant bat 2, giant frog 1, giant toad 2, black pudding 7, gelatinous cube 3, ochre jelly 5, grey ooze 4, gray ooze 4',
  'treant 8, shambling mound 6, awakened tree 6, shrieker -1, violet fungus 3, iron golem 13, stone golem 11, clay golem 10, flesh golem 8, golem 11',
  'suit of armour 2, living armour 2, animated armour 2, scarecrow 4, homunculus 0, skeleton -1, zombie -1, ghoul 1, ghast 2, wight 3, mummy lord 9',
  'mummy 6, revenant 6, banshee 17, ghost 4, wraith 6, shadow 4, poltergeist 5, will-o-wisp 6, demilich 15, lich 12, vampire spawn 4, vampire 6',
  'death knight 10, balor 20, marilith 17, vrock 9, hezrou 11, glabrezu 13, nalfeshnee 14, pit fiend 20, horned devil 16, bone devil 9, ice devil 13',
  'barbed devil 11, bearded devil 5, lemure 0, erinyes 8, succubus 7, incubus 7, imp 1, quasit 1, dretch 2, rakshasa 10, solar 23, planetar 16',
  'deva 14, couatl 10, valkyrie 12, angel 8, djinni 5, djinn 5, efreeti 9, genie 5, fire elemental 5, water elemental 5, earth elemental 5',
  'air elemental 5, mephit 1, xorn 7, invisible stalker 7, night hag 9, sea hag 3, green hag 4, hag 4, pixie 4, fairy 4, sprite -1, satyr 4',
  'dryad 3, redcap 5, leprechaun 2, aboleth 7, gibbering mouther 5, otyugh 4, doppelganger 3, cloaker 5, darkmantle 1, chuul 7, roper 10',
  'intellect devourer 8, mimic 4, gargoyle 4, swarm of rats 1, swarm of bats 1, swarm of wasps 4',
]

const levelOf = new Map(
  levels
    .flatMap((line) => line.split(', '))
    .map((entry) => [entry.replace(/ -?\d+$/, ''), Number(/-?\d+$/.exec(entry)?.[0])]),
)

const names = new Map<string, Renown>(
  known
    .flatMap((line) => line.split(', '))
    .map((entry) => {
      const [, name = '', over = '0', under = '1', size = 'M', theme] =
        /^(.*) (\d+)(?:\/(\d+))?([TSMLHG])(?: (\w+))?$/.exec(entry) ?? []
      const level = levelOf.get(name)
      return [
        name,
        {
          challenge: Number(over) / Number(under),
          ...(level !== undefined && { level }),
          size: sizes[size],
          ...(theme && { theme: theme as ThemeName }),
        },
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
/** Pathfinder Bestiary and Bestiary 2, "Dragon": levels as a young, adult and ancient one; wyrmlings it does not have. */
const dragonLevels: Readonly<Record<string, readonly number[]>> = {
  black: [7, 11, 16],
  blue: [9, 13, 18],
  green: [8, 12, 17],
  red: [10, 14, 19],
  white: [6, 10, 15],
  brass: [7, 11, 16],
  bronze: [9, 13, 18],
  copper: [8, 12, 17],
  gold: [11, 15, 20],
  silver: [10, 14, 19],
}
/** Monster Core, "Dragon": about what its horned and adamantine dragons have. */
const middlingLevels: readonly number[] = [8, 12, 17]
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
  const level = (dragonLevels[colour ?? ''] ?? middlingLevels)[age - 1]
  return {
    challenge: challenges[age]!,
    ...(level !== undefined && { level }),
    size: dragonSizes[age]!,
    ...(theme ? { theme } : {}),
    ...(alignment ? { alignment } : {}),
  }
}

/** What a dragon breathes whose colour a text names: "red" is fire. */
export const themeOfColour = (text: string): ThemeName | undefined =>
  Object.entries(colours).find(([name]) => new RegExp(`\\b${name}(?:en)?\\b`, 'i').test(text))?.[1][1]

/** Pathfinder's level of a creature by one of its names, where that game knows it. */
export const levelNamed = (names: readonly string[]): number | undefined =>
  names.map((name) => levelOf.get(name)).find((level) => level !== undefined)

/** Pathfinder's level of a dragon of the ten colours, by its name in DnD5e: "Adult Red Dragon". */
export function dragonLevel(name: string): number | undefined {
  const [, age = '', colour = ''] = /^(Young|Adult|Ancient) (\w+) Dragon$/.exec(name) ?? []
  return dragonLevels[colour.toLowerCase()]?.[['Young', 'Adult', 'Ancient'].indexOf(age)]
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
