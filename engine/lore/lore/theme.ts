import { lookUp, synset } from '../../prompt/wordnet/dictionary.ts'
import { type Theme, themeWords } from './theme-words.ts'

/** Words that say which theme a prompt has; what WordNet puts below them says it too. */
const anchors: Readonly<Record<Theme, string>> = {
  sea: 'sea ocean ferryman ferry sailor pirate ship boat vessel drowned harbour harbor lighthouse tide fish island coast river mermaid kraken shark whale seaman body_of_water flood rain lake shanty salt port',
  winter: 'winter snow ice frost frozen cold blizzard icicle december solstice frosty snowfall',
  death:
    'death dead grave ghost skeleton lich vampire undead necromancer corpse burial tomb funeral hanged gravedigger plague spirit zombie skull executioner apparition buried died lady_in_white banshee',
  war: 'war soldier knight sword battle army siege general weapon warrior hero bridge-keeper military_personnel axe spear shield regiment bannerman paladin hound',
  love: 'love lover bride wife husband sweetheart rose heart kiss wedding widow married romance spouse beloved nightingale sister sisters daughter twin jilted',
  crown:
    'king queen prince princess crown throne duke duchess baron baroness lord emperor empress court sovereign ruler noblewoman nobleman aristocrat heir castle palace',
  thief:
    'thief robber bandit burglar stealing stole smuggler cutpurse criminal gallows theft wrongdoer swindler masked wanted forger',
  monster:
    'dragon monster giant troll ogre hydra wyrm wyvern beast werewolf goblin goblins kobold wolf basilisk mythical_monster mythical_being minotaur gorgon demon devil manticore',
  god: 'god goddess temple saint priest priestess abbess abbot nun angel deity shrine holy monk bishop sister clergyman religious_person prophet miracle church cathedral',
  harvest:
    'harvest farm farmer field mule horse cow pig sheep goat barley wheat corn miller crop domestic_animal baker orchard scarecrow hen goose hog livestock ungulate bee bread ploughman shepherd',
  forest:
    'forest wood tree oak stag deer fox owl wild elf druid hunter woodland bear raven wildcat bird plant elk hart ranger',
  mountain:
    'mountain mine miner peak cliff dwarf stone rock cave gold iron silver mineral metal quarry volcano smith blacksmith hammer desert',
  tavern:
    'tavern ale beer drink wine innkeeper inn cook barmaid drunk brewer beverage alcohol food cheese pie tea teacups soup recipe barkeep kitchen',
  magic:
    'magic wizard witch mage sorcerer sorceress spell curse enchanted warlock magician mirror book shadow star clockwork moon apprentice oracle occultist potion cursed cartographer alchemist',
  city: 'city town tower street market library building tax mayor collector bureaucrat clerk wall gate square doctor lamp metropolis municipality bell burning clock law',
  road: 'road caravan traveller wanderer map beggar pilgrim journey pedlar minstrel carter bard wandering crossroads toll-keeper vanished homesick',
}

const themes = Object.keys(themeWords) as Theme[]
const themeOf = new Map<string, Theme[]>()
for (const theme of themes)
  for (const word of anchors[theme].split(' ')) themeOf.set(word, [...(themeOf.get(word) ?? []), theme])

const STEPS_MAX = 7

/** All that a noun is a kind of, by its commonest sense where no other is named. */
export function kindsAbove(noun: string, sense = lookUp(noun, 'noun')?.senses[0]): string[] {
  const found: string[] = []
  let level = sense === undefined ? [] : [sense]
  for (let steps = 0; steps < STEPS_MAX && level.length > 0; steps++) {
    const sets = level.map((offset) => synset(offset, 'noun'))
    found.push(...sets.flatMap(({ words }) => words))
    level = sets.flatMap(({ pointers }) =>
      pointers.filter(({ symbol }) => symbol[0] === '@').map(({ offset }) => offset),
    )
  }
  return found
}

/** WordNet's domain of a noun's commonest sense, as lexnames(5WN) numbers them: 18 person, 28 time; 0 for no noun. */
export function domainOf(noun: string): number {
  const [sense] = lookUp(noun, 'noun')?.senses ?? []
  return sense === undefined ? 0 : synset(sense, 'noun').domain
}

/** A plural's singular where that is a noun of its own. */
export function singular(word: string): string {
  const tries = [word.replace(/ies$/, 'y'), word.replace(/ves$/, 'f'), word.replace(/s$/, ''), word.replace(/es$/, '')]
  return tries.find((each) => each !== word && lookUp(each, 'noun')) ?? word
}

const SAID = 4
const HEAD = 2

/** The themes of what somebody wrote, the strongest first; the head noun counts for more. Never empty. */
export function themesOf(text: string, head: string): Theme[] {
  const weight = new Map<Theme, number>()
  const add = (theme: Theme, points: number) => weight.set(theme, (weight.get(theme) ?? 0) + points)
  const words = (text.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? []).slice(0, 40)
  for (const word of words) {
    const times = word === head ? HEAD : 1
    const plain = themeOf.has(word) ? word : singular(word)
    const said = themeOf.get(plain)
    if (said) for (const theme of said) add(theme, SAID * times)
    else for (const theme of new Set(kindsAbove(plain).flatMap((kind) => themeOf.get(kind) ?? []))) add(theme, times)
  }
  const found = themes.filter((theme) => weight.has(theme))
  found.sort((one, other) => (weight.get(other) ?? 0) - (weight.get(one) ?? 0))
  return found.length > 0 ? found : ['road']
}
