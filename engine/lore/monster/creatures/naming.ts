import { plural } from '../../grammar/inflect.ts'
import type { Creature } from './creature.ts'
import { creatures } from './creatures.ts'

/*
 * Finding creatures in a text by their names: the longest name wins, plurals and other spellings count, "giant" and the age of
 * a dragon may stand apart from the noun ("giant clockwork spider"), and a word that only says what something is like
 * ("bat-winged") names nothing.
 */

/** Other names that people have for them. */
const others: Readonly<Record<string, string>> = {
  Allosaurus: 'allosaur',
  'Animated Armor': 'suit of armour, living armour, suit of living armour, animated suit of armour, haunted armour',
  'Animated Flying Sword': 'flying sword, animated sword, dancing sword',
  'Animated Rug of Smothering': 'rug of smothering, living carpet, living rug, animated carpet, animated rug',
  Ankheg: 'ankhrav',
  Ape: 'gorilla',
  'Awakened Shrub': 'living shrub, living bush',
  'Awakened Tree': 'living tree',
  'Azer Sentinel': 'azer',
  Bandit: 'brigand, highwayman',
  Boar: 'pig, hog, wild boar, wild pig',
  'Brown Bear': 'bear, grizzly, grizzly bear',
  'Bugbear Warrior': 'bugbear',
  'Centaur Trooper': 'centaur',
  Commoner: 'peasant, villager',
  'Constrictor Snake': 'snake, python, boa',
  'Giant Constrictor Snake': 'giant snake, anaconda, giant python',
  Couatl: 'coatl',
  Crocodile: 'alligator, caiman',
  'Cultist Fanatic': 'cult fanatic, fanatic',
  'Dire Wolf': 'direwolf',
  Djinni: 'djinn, djinns, genie, jinn, jinni',
  Doppelganger: 'doppelgänger, shapechanger',
  'Draft Horse': 'draught horse, cart horse, carthorse, plough horse, workhorse',
  Efreeti: 'efreet, ifrit, afreet',
  Elk: 'stag, moose',
  'Flying Snake': 'winged snake',
  'Gelatinous Cube': 'jelly cube',
  'Giant Fire Beetle': 'fire beetle',
  'Giant Venomous Snake': 'giant poisonous snake, giant viper, giant cobra',
  'Gnoll Warrior': 'gnoll',
  Goat: 'ram, billy goat',
  'Goblin Warrior': 'goblin, gob',
  Griffon: 'griffin, gryphon',
  'Hell Hound': 'hellhound, hell dog',
  Hippopotamus: 'hippo',
  'Hobgoblin Warrior': 'hobgoblin',
  'Hunter Shark': 'shark',
  'Giant Shark': 'great white shark, megalodon',
  'Killer Whale': 'orca',
  'Kobold Warrior': 'kobold',
  Mastiff: 'dog, hound',
  'Merfolk Skirmisher': 'merfolk, mermaid, merman, merperson',
  'Minotaur of Baphomet': 'minotaur',
  Mule: 'donkey',
  Oni: 'ogre mage',
  Panther: 'leopard, jaguar',
  Pegasus: 'pegasi, winged horse',
  'Polar Bear': 'ice bear, snow bear',
  'Priest Acolyte': 'acolyte',
  Pteranodon: 'pterodactyl, pterosaur',
  Raven: 'crow',
  Rhinoceros: 'rhino',
  'Riding Horse': 'horse, mare, stallion, gelding',
  'Saber-Toothed Tiger': 'sabre-toothed cat, sabretooth, smilodon, sabre-tooth tiger',
  'Sahuagin Warrior': 'sahuagin',
  Shadow: 'living shadow',
  'Shambling Mound': 'shambler',
  'Shrieker Fungus': 'shrieker',
  'Sphinx of Lore': 'sphinx, androsphinx, gynosphinx',
  'Swarm of Bats': 'bat swarm, cloud of bats, colony of bats, plague of bats',
  'Swarm of Crawling Claws': 'crawling claws',
  'Swarm of Insects':
    'insect swarm, swarm of spiders, swarm of beetles, swarm of ants, swarm of centipedes, swarm of scarabs, swarm of cockroaches, spider swarm, beetle swarm',
  'Swarm of Piranhas': 'piranha swarm, school of piranhas, shoal of piranhas',
  'Swarm of Rats': 'rat swarm, plague of rats, pack of rats, tide of rats',
  'Swarm of Ravens': 'raven swarm, flock of ravens, murder of crows, swarm of crows, unkindness of ravens',
  'Swarm of Venomous Snakes': 'snake swarm, swarm of snakes, swarm of vipers, swarm of poisonous snakes',
  Tough: 'thug',
  'Tough Boss': 'thug boss',
  'Tyrannosaurus Rex': 'tyrannosaurus, tyrannosaur, tyrannosaurs, t-rex, t rex',
  'Venomous Snake': 'viper, cobra, adder, rattlesnake, poisonous snake',
  'Warrior Infantry': 'soldier, infantryman',
  'Warrior Veteran': 'veteran, veteran warrior',
  'Will-o’-Wisp': 'will o the wisp, will-of-the-wisp, wisp',
  Wolf: 'grey wolf, timber wolf',
  Worg: 'warg',
  Wyvern: 'wivern',
}

/** Words that mean more often something else than the one who is called so: a tough ogre, a noble stag. */
const doubtful = /^(?:tough|noble|guard|scout|spy|mage)$/

/** A text's words, the American spellings as British ones. */
interface Word {
  word: string
  at: number
  end: number
}

const british: Readonly<Record<string, string>> = {
  armor: 'armour',
  gray: 'grey',
  specter: 'spectre',
  specters: 'spectres',
  saber: 'sabre',
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}’']+/gu)].map((found) => {
    const word = found[0]
      .toLowerCase()
      .replace(/['’]s$/, '')
      .replace(/['’]/g, '')
    return { word: british[word] ?? word, at: found.index, end: found.index + found[0].length }
  })

const plain = (name: string) =>
  wordsOf(name)
    .map(({ word }) => word)
    .join(' ')

/** "swarm of bats" is many swarms, "rat" many rats. */
function formsOf(name: string): string[] {
  const [head = '', ...rest] = name.split(' of ')
  const many = [plural(head), ...rest].join(' of ')
  return [name, many]
}

const named = new Map<string, { creature: Creature; name: string }>()
for (const creature of creatures)
  for (const name of [creature.name, ...(others[creature.name] ?? '').split(', ')].map(plain).filter(Boolean))
    for (const form of formsOf(name)) named.set(form, { creature, name })

const byName = (name: string) => creatures.find((creature) => creature.name === name)

/** A creature that a text names. */
export interface Named {
  creature: Creature
  /** By which of its names, in the singular and small letters: "horse". */
  name: string
  /** Where the noun begins and ends in the text. */
  at: number
  end: number
  /** Parts of the text that are its name and nothing else, the noun's among them. */
  spans: readonly (readonly [from: number, to: number])[]
}

const LONGEST = 5

const colours = 'black, blue, green, red, white, brass, bronze, copper, gold, silver'.split(', ')
/** Stuffs that dragons of a colour are known for. */
const stuffs: Readonly<Record<string, string>> = {
  frost: 'white',
  ice: 'white',
  snow: 'white',
  fire: 'red',
  flame: 'red',
  acid: 'black',
  swamp: 'black',
  venom: 'green',
  poison: 'green',
  forest: 'green',
  storm: 'blue',
  lightning: 'blue',
  golden: 'gold',
}
const young = /^(?:young|juvenile|adolescent|lesser|small)$/
const newborn = /^(?:wyrmling|hatchling|baby|newborn|infant|whelp)s?$/
const old = /^(?:ancient|elder|eldest|great|primeval|old)$/

/** "an ancient red dragon", "a young frost wyrm": which of the dragons is meant, where its colour is told. */
function dragonAt(words: readonly Word[], index: number): Named | undefined {
  const { word: noun, at, end } = words[index]!
  if (!/^(?:dragon|wyrm|wyrmling|drake)s?$/.test(noun)) return undefined
  const before = words.slice(Math.max(0, index - 4), index)
  const after = words[index + 1]
  const colour = [...before].reverse().find(({ word }) => colours.includes(word) || Object.hasOwn(stuffs, word))
  // A drake is a lesser thing, but for the ten that are dragons by their colour and are called so; a turtle is no dragon.
  if (!colour || /^drake/.test(noun) || /^turtles?$/.test(after?.word ?? '')) return undefined
  const ages = [...before, ...(after && newborn.test(after.word) ? [after] : []), words[index]!]
  const age = ages.find(({ word }) => newborn.test(word)) ?? ages.find(({ word }) => young.test(word) || old.test(word))
  const tint = stuffs[colour.word] ?? colour.word
  const hue = `${tint.charAt(0).toUpperCase()}${tint.slice(1)}`
  const adult = before.find(({ word }) => word === 'adult')
  const name = !age
    ? `Adult ${hue} Dragon`
    : newborn.test(age.word)
      ? `${hue} Dragon Wyrmling`
      : `${young.test(age.word) ? 'Young' : 'Ancient'} ${hue} Dragon`
  const creature = byName(name)
  if (!creature) return undefined
  const parts = [age, adult, colour, words[index]!].filter((part) => part !== undefined)
  return {
    creature,
    name: noun.replace(/s$/, ''),
    at,
    end: Math.max(end, age?.end ?? 0),
    spans: parts.map((part) => [part.at, part.end]),
  }
}

/** Whether a word only begins another: "wolf-headed", "spider-like". */
const isLikened = (text: string, end: number) =>
  /^-\p{L}+/u.test(text.slice(end)) && !/^-(?:king|queen|lord|mother|god|demon|thing)\b/i.test(text.slice(end))

/** The longest name at a word. */
function nameAt(text: string, words: readonly Word[], index: number): Named | undefined {
  for (let many = Math.min(LONGEST, words.length - index); many > 0; many--) {
    const run = words.slice(index, index + many)
    // A name is in one piece: "a goat, boar" are two.
    if (run.some(({ end }, place) => place < many - 1 && !/^[\s’'-]+$/.test(text.slice(end, run[place + 1]!.at))))
      continue
    const found = named.get(run.map(({ word }) => word).join(' '))
    const [first, last] = [run[0]!, run.at(-1)!]
    if (!found || isLikened(text, last.end) || /\bhalf-$/i.test(text.slice(0, first.at))) continue
    if (
      many === 1 &&
      doubtful.test(found.name) &&
      !/^\s*(?:$|[.;:]|who\b|that\b|of\b|with\b|in\b|from\b)/i.test(text.slice(last.end))
    )
      continue
    return { ...found, at: first.at, end: last.end, spans: [[first.at, last.end]] }
  }
  return undefined
}

/** "giant clockwork spider", "swarm of burning rats": a name that others words stand within. */
function widened(text: string, words: readonly Word[], found: Named): Named {
  const index = words.findIndex(({ at }) => at === found.at)
  for (let back = 2; back <= 3 && index - back >= 0; back++) {
    const first = words[index - back]!
    const between = text.slice(first.end, found.at)
    if (!/^[\p{L}\s’'-]*$/u.test(between)) break
    const lead = first.word === 'of' && /^swarms?$/.test(words[index - back - 1]?.word ?? '') ? 'swarm of' : first.word
    if (!/^(?:giant|dire|swarm of)$/.test(lead)) continue
    const whole = named.get(`${lead} ${lead === 'swarm of' ? plural(found.name) : found.name}`)
    if (!whole) continue
    const from = lead === 'swarm of' ? words[index - back - 1]! : first
    return { ...whole, at: from.at, end: found.end, spans: [[from.at, first.end], ...found.spans] }
  }
  return found
}

/** All creatures that a text names, in its order; none within another's name. */
export function creaturesIn(text: string): Named[] {
  const words = wordsOf(text)
  const all: Named[] = []
  for (let index = 0; index < words.length; index++) {
    const found = dragonAt(words, index) ?? nameAt(text, words, index)
    if (!found) continue
    const whole = widened(text, words, found)
    while (all.at(-1) && all.at(-1)!.end > whole.at) all.pop()
    all.push(whole)
    while (index + 1 < words.length && words[index + 1]!.at < whole.end) index += 1
  }
  return all
}

/** A text without the names of a creature in it. */
export const withoutName = (text: string, { spans }: Pick<Named, 'spans'>): string =>
  [...spans].sort(([a], [b]) => b - a).reduce((left, [from, to]) => `${left.slice(0, from)} ${left.slice(to)}`, text)
