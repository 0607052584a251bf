import {
  type LoreForm,
  npcAncestries,
  type placeWealth,
  type ShopKind,
  settlementLands,
  settlementSizes,
  shopKinds,
} from '../../../contract/sheets/choices.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { LootRequest } from '../../../contract/sheets/loot.ts'
import { SpellbookRequest } from '../../../contract/sheets/spellbook.ts'
import type { Axis } from './giving-way.ts'
import { ageWords, alignmentWord, ancestryWords, classKin, classWords, sexWords, trades } from './words.ts'

/* What the words of a prompt say of each choice of the forms. */

/** One of these words, the longest first, as a word of its own. */
const oneOf = (words: readonly string[], after = '') =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(${[...words].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])${after}`,
    'u',
  )

type Options<Value extends string> = Readonly<Record<Value, string>>

/** Which option a word is listed under, of lists like "huge|large". */
const optionOf =
  <Value extends string>(options: Options<Value>) =>
  (said: string): Value | undefined =>
    (Object.keys(options) as Value[]).find((option) => options[option].split('|').includes(said))

const wordsOf = (options: Options<string>) => Object.values(options).flatMap((words) => words.split('|'))
const nothing = () => ''

/** "elf hunter": one of any people who hunts elves. */
const ancestry: Axis = {
  choice: 'ancestry',
  says: oneOf(
    Object.keys(ancestryWords).filter((word) => word !== 'man' && word !== 'woman'),
    '(?![ -](?:hunter|slayer|killer|catcher|trapper|tamer|hater|lover|friend|expert|trainer)\\b)',
  ),
  asks: (said) => ancestryWords[said],
  instead: (chosen) => npcAncestries[chosen as keyof typeof npcAncestries].toLowerCase(),
}

const pairs =
  'man woman, male female, boy girl, lad lass, father mother, brother sister, son daughter, husband wife, widower widow, king queen, duke duchess, baron baroness, lord lady, prince princess, uncle aunt, grandfather grandmother, barman barmaid, priest priestess, sorcerer sorceress, abbot abbess'
    .split(', ')
    .map((pair) => pair.split(' ') as [male: string, female: string])
const nouns = /^(?:man|woman)$/

const sex: Axis = {
  choice: 'sex',
  says: oneOf(pairs.flat().filter((word) => Object.hasOwn(sexWords, word))),
  asks: (said) => sexWords[said],
  instead(chosen, said) {
    const pair = pairs.find((two) => two.includes(said))
    if (chosen === 'Male' || chosen === 'Female') return pair?.[chosen === 'Male' ? 0 : 1] ?? said
    // What somebody is for a living, or to others, has no third word.
    return nouns.test(said) ? 'person' : /^(?:male|female)$/.test(said) ? '' : said
  },
}

const grownUps: Readonly<Record<string, string>> = {
  child: 'person',
  urchin: 'person',
  boy: 'man',
  girl: 'woman',
  lad: 'man',
  lass: 'woman',
  crone: 'woman',
  grandmother: 'woman',
  grandfather: 'man',
}
/** These may be of any age. */
const ageless = new Set(['apprentice', 'retired', 'veteran'])

const age: Axis = {
  choice: 'age',
  says: oneOf(Object.keys(ageWords).filter((word) => !ageless.has(word))),
  asks: (said) => ageWords[said],
  instead: (_, said) => grownUps[said] ?? '',
}

const classOf = (said: string) => classKin[said] ?? said

const calling: Axis = {
  choice: 'calling',
  // The trade itself, and not what describes one: "noble wizard", "pirate captain", "baker’s boy".
  says: oneOf(
    [...classWords, ...Object.keys(classKin), ...trades],
    `(?!’s|'s|-|\\s+(?:${[...classWords, ...trades].join('|')}|turned)\\b)(?<!\\b(?:former|retired|ex)[ -]\\1)`,
  ),
  asks: classOf,
  instead: (chosen) => chosen,
}

const numbers = /(?:\d{1,2}(?:\/\d)?)/.source
const level: Axis = {
  choice: 'level',
  says: new RegExp(
    `,?\\s*(?:(?<![\\p{L}])(?:of|at)\\s+)?((?<![\\p{L}])(?:level|lvl|cr|challenge(?: rating)?)\\s*${numbers}|${numbers}(?:st|nd|rd|th)[ -]level)(?![\\p{L}\\p{N}/])`,
    'u',
  ),
  asks(said) {
    const [number = ''] = new RegExp(numbers).exec(said) ?? []
    return `${/^(?:cr|challenge)/.test(said) ? 'CR' : 'Level'} ${number}`
  },
  instead: nothing,
  isAnywhere: true,
}

const alignment: Axis = {
  choice: 'alignment',
  says: new RegExp(`(?<!\\p{L})${alignmentWord.source}`, 'u'),
  asks: (_, found) => (found === 'true neutral' ? 'neutral' : found),
  instead: nothing,
  isAnywhere: true,
}

/** For forms that always send a level: the number is theirs alone where it is not what they begin with. */
const numbered = (usual: number): Axis => ({
  ...level,
  asks: (said) => new RegExp(numbers).exec(said)?.[0],
  isChosen: (option) => option !== String(usual),
})

const challenge: Axis = {
  ...level,
  choice: 'challenge',
  asks: (said) => `CR ${new RegExp(numbers).exec(said)?.[0] ?? ''}`,
}

const sources = {
  hoard: 'hoard|trove|cache|stash|treasure|treasury|vault|chest',
  pockets: 'pockets|pocket|purse|pouch|wallet',
}
const source: Axis = {
  choice: 'source',
  says: oneOf(wordsOf(sources)),
  asks: optionOf(sources),
  instead: (chosen) => chosen,
  isOnce: true,
}

const casters = ['wizard', 'sorcerer', 'cleric', 'druid', 'bard', 'warlock', 'paladin', 'ranger']
const caster: Axis = {
  choice: 'caster',
  says: oneOf([...casters, ...Object.keys(classKin).filter((word) => casters.includes(classOf(word)))]),
  asks: classOf,
  instead: (chosen) => chosen,
}

const sizes = {
  metropolis: 'metropolis|megacity',
  city: 'city',
  town: 'town|borough|boomtown',
  village: 'village',
  hamlet: 'hamlet|thorp',
}
const settlementSize: Axis = {
  choice: 'size',
  says: oneOf(wordsOf(sizes), '(?!\\s+(?:hall|guard|guards|watch|square|gate|wall|walls|map)\\b)'),
  asks: optionOf(sizes),
  instead: (chosen) => (Object.hasOwn(settlementSizes, chosen) ? chosen : ''),
  isOnce: true,
}

/** A river runs through any land but an island. */
const lands: Options<Exclude<keyof typeof settlementLands, '' | 'river'>> = {
  coast: 'sea|coast|ocean|shore|coastal|seaside',
  lake: 'lake|lakeside',
  island: 'island',
  forest: 'forest|wood|woods|woodland|jungle',
  mountains: 'mountains|mountain|peaks|mountainside',
  hills: 'hills|hill|hillside|hilltop',
  plains: 'plains|plain|steppe|prairie|grasslands',
  marsh: 'marsh|marshes|swamp|bog|fens',
  desert: 'desert|dunes',
}
const landNouns = wordsOf(lands).join('|')
const land: Axis = {
  choice: 'land',
  says: new RegExp(
    `(?<!\\p{L})(?:in|on|by|at|beside|along)\\s+(?:an?\\s+|the\\s+)?(${landNouns})(?!\\p{L})|(?<!\\p{L})(?:${landNouns})(?=\\s+(?:hamlet|village|town|city|metropolis|settlement)\\b)`,
    'u',
  ),
  asks: optionOf(lands),
  instead: (chosen, said) =>
    /^(?:coastal|seaside|lakeside|hilltop)$/.test(said)
      ? ''
      : `${settlementLands[chosen as keyof typeof lands]}`.toLowerCase(),
}

const wealths = {
  poor: 'poor|impoverished|squalid|destitute',
  modest: 'modest',
  comfortable: 'comfortable',
  rich: 'rich|wealthy|opulent|prosperous',
}
const settlementWealth: Axis = {
  choice: 'wealth',
  says: oneOf(wordsOf(wealths)),
  asks: optionOf(wealths),
  instead: nothing,
}

const trade: Readonly<Record<ShopKind, string>> = {
  general: 'general store|grocer|grocery',
  smith: 'smithy|forge|weaponsmith|blacksmith|smith',
  armourer: 'armoury|armory|armourer|armorer',
  fletcher: 'fletcher|bowyer',
  apothecary: 'apothecary|herbalist',
  alchemist: 'alchemist',
  scribe: 'bookshop|bookstore|bookseller|stationer',
  jeweller: 'jeweller|jeweler|goldsmith|silversmith',
  tailor: 'tailor|dressmaker|milliner|clothier',
  stable: 'stable|stables|saddler|saddlery',
  bakery: 'bakery|baker|confectioner|patisserie',
  instruments: 'instrument shop|instrument maker|luthier',
  curios: 'curiosity shop|curio shop|antique shop|pawnshop',
  magic: 'magic shop|enchanter',
}
const shop: Axis = {
  choice: 'shop',
  says: oneOf(wordsOf(trade), "(?:[’']s)?(?:\\s+(?:shop|store))?(?!\\p{L})"),
  asks: optionOf(trade),
  instead: (chosen) => (Object.hasOwn(shopKinds, chosen) ? (trade[chosen as ShopKind].split('|')[0] ?? '') : ''),
  isOnce: true,
}

/** As they may be said of a house: adjectives fall away, nouns are put as the other size has them. */
const house = (small: string, large: string, nounOf: Readonly<Record<string, string>>): Axis => {
  const said = { small: `tiny|small|cramped|little|${small}`, large: `huge|large|big|vast|enormous|${large}` }
  return {
    choice: 'size',
    says: oneOf(wordsOf(said)),
    asks: optionOf(said),
    instead: (chosen, word) => (`${small}|${large}`.split('|').includes(word) ? (nounOf[chosen] ?? '') : ''),
  }
}

const stands: Options<Exclude<keyof typeof placeWealth, ''>> = {
  poor: 'village|hamlet|slum|slums|backwater',
  modest: 'town',
  wealthy: 'city|capital|metropolis|palace',
}
const standsIn: Axis = {
  choice: 'wealth',
  says: new RegExp(
    `,?\\s*(?<!\\p{L})(?:in|of|at)\\s+(?:an?|the)\\s+((?:(?:poor|rich|wealthy|market|small|great|large|big|little)\\s+)?(?:${wordsOf(stands).join('|')}))(?!\\p{L})`,
    'u',
  ),
  asks(said) {
    if (/^(?:rich|wealthy)/.test(said)) return 'wealthy'
    if (said.startsWith('poor')) return 'poor'
    return optionOf(stands)(said.split(' ').at(-1) ?? '')
  },
  instead: nothing,
}

const forms: Readonly<Partial<Record<LoreForm, string>>> = {
  ballad: 'ballad',
  sonnet: 'sonnet',
  limerick: 'limerick',
  prophecy: 'prophecy',
  epitaph: 'epitaph',
  riddle: 'riddle',
  myth: 'myth',
}
const form: Axis = {
  choice: 'form',
  says: oneOf(Object.values(forms), '(?=\\s+(?:about|of|on|for|to)\\b)'),
  asks: (said) => said,
  instead: (chosen) => (chosen === 'song' || chosen === 'document' ? chosen : (forms[chosen as LoreForm] ?? '')),
  isOnce: true,
}

/** Of each kind of sheet, the choices that a prompt can gainsay. */
export const axes: Readonly<Record<SheetKind, readonly Axis[]>> = {
  npc: [ancestry, sex, age, calling, level, alignment],
  monster: [challenge],
  loot: [source, numbered(LootRequest.shape.level.parse(undefined))],
  spellbook: [caster, numbered(SpellbookRequest.shape.level.parse(undefined))],
  settlement: [settlementSize, land, settlementWealth],
  shop: [shop, house('stall|booth|cart', 'emporium', { small: 'stall', medium: 'shop', large: 'emporium' }), standsIn],
  tavern: [house('alehouse', 'coaching inn', { small: 'alehouse', medium: 'tavern', large: 'coaching inn' }), standsIn],
  lore: [form],
}
