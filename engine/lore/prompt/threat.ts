import { plural } from '../grammar/inflect.ts'
import { families } from '../monster/families.ts'
import { ancestryWords } from './words.ts'

/** How a threat goes about it: what is told of it follows. */
export type Manner = 'raiders' | 'beast' | 'dragon' | 'dead' | 'haunting' | 'hidden' | 'swarm'

/** A creature, or a sort of people, that a prompt says a place suffers from. */
export interface Threat {
  /** One of them, without an article: "sahuagin", "red dragon". */
  one: string
  /** More than one. */
  many: string
  /** Whether there is but one of it: "a dragon" rather than "goblins". */
  alone: boolean
  manner: Manner
  /** Whether it lives in water. */
  isOfWater: boolean
  /** The words of the prompt that ask for it. */
  asked: string
}

const list = (text: string) => text.split(/\s*,\s*/)

const mannerWords: Readonly<Record<Manner, readonly string[]>> = {
  raiders: list(
    'sahuagin, merrow, kuo-toa, locathah, triton, gnoll, orc, goblin, hobgoblin, bugbear, kobold, lizardfolk, troglodyte, drow, duergar, bandit, brigand, pirate, corsair, raider, reaver, slaver, marauder, outlaw, highwayman, deserter, barbarian, giant, frost giant, hill giant, fire giant, stone giant, ogre, troll, ettin, cyclops, minotaur, bullywug, githyanki, yuan-ti, centaur, satyr, redcap, mercenary',
  ),
  hidden: list(
    'vampire, doppelganger, changeling, shapeshifter, cult, cultist, witch, hag, sea hag, night hag, coven, warlock, necromancer, lich, devil, demon, fiend, imp, assassin, thief, spy, succubus, mind flayer, aboleth, rakshasa, fairy, faerie, pixie, sprite, fey, nymph, siren, mimic, beholder, dark priest, demon lord, evil wizard, puppet, doll, scarecrow',
  ),
  dead: list('zombie, skeleton, undead, ghoul, ghast, corpse, wight, mummy, revenant, draugr, the dead, the drowned'),
  haunting: list(
    'ghost, wraith, spectre, specter, spirit, banshee, phantom, poltergeist, shade, apparition, haunt, shadow',
  ),
  dragon: list('dragon, wyrm, drake, wyvern, red dragon, black dragon, green dragon, blue dragon, white dragon'),
  swarm: list(
    'rat, giant rat, spider, giant spider, insect, locust, bat, beetle, giant ant, stirge, vermin, wasp, snake, leech',
  ),
  beast: list(
    'kraken, hydra, leviathan, sea monster, sea serpent, lake monster, basilisk, cockatrice, manticore, chimera, griffin, gryphon, owlbear, yeti, bulette, purple worm, ooze, slime, roc, naga, golem, treant, warg, worg, dire wolf, wolf, werewolf, wererat, harpy, gargoyle, bear, monster, beast, horror, abomination, aberration, elemental, djinn, shark, giant squid, tentacled thing, giant crab, giant toad',
  ),
}

/** Words that are the same for one and for many. */
const invariable = new Set(
  list(
    'sahuagin, merrow, kuo-toa, locathah, drow, duergar, lizardfolk, yuan-ti, githyanki, undead, vermin, fey, the dead, the drowned, merfolk',
  ),
)
/** Said of a few only when something is done by them: "a rat-catcher’s town" has no plague of rats, nor "bear" of bears. */
const innocent = new Set(
  list(
    'rat, bat, spider, insect, bear, wolf, beetle, snake, leech, wasp, shark, spirit, shade, shadow, haunt, doll, puppet, scarecrow, spy, thief, mercenary, barbarian, fairy, pixie, sprite, nymph, giant, devil, horror, elemental, siren, snake, witch, pirate, beast, corpse, mummy, imp, triton, centaur, satyr, golem, djinn, changeling, outlaw, assassin, siren',
  ),
)

interface Word {
  one: string
  many: string
  manner: Manner
}

const mannerOfType: Readonly<Record<string, Manner>> = {
  dragon: 'dragon',
  undead: 'dead',
  fiend: 'hidden',
  fey: 'hidden',
  humanoid: 'raiders',
  giant: 'raiders',
}

const wet =
  /sahuagin|merrow|kuo-toa|locathah|triton|drowned|kraken|leviathan|\bsea\b|squid|octopus|shark|fish|eel|whale|siren|merfolk|in the (?:lake|river|sea|water|bay|harbour|deep)/

const manyOf = (one: string) => (invariable.has(one) ? one : plural(one))

const known: ReadonlyMap<string, Word> = new Map(
  [
    ...families.flatMap(({ words, type }) =>
      words.map((one): Word => ({ one, many: manyOf(one), manner: mannerOfType[type] ?? 'beast' })),
    ),
    ...(Object.keys(mannerWords) as Manner[]).flatMap((manner) =>
      mannerWords[manner].map((one): Word => ({ one, many: manyOf(one), manner })),
    ),
  ].flatMap((word) => [[word.one, word] as const, [word.many, word] as const]),
)
const certain = new Set(
  Object.values(mannerWords)
    .flat()
    .filter((word) => !innocent.has(word)),
)

const done =
  'plagued|haunted|threatened|besieged|terrori[sz]ed|attacked|raided|menaced|overrun|infested|hunted|stalked|preyed (?:up)?on|troubled|harried|harassed|beset|tormented|ravaged|enslaved|cursed|ruled in secret|conquered|occupied|under (?:attack|siege)|at war'
const doneBy = new RegExp(
  `\\b(?:(?:${done})\\s+(?:by|with|from)|(?:fighting|fearing|fears|afraid of|hiding from|defending against|standing against|in the shadow of|in fear of|prey to|victim of|suffering from|struggling with))\\s+([^,.;!?]+)`,
  'i',
)
const doing =
  /\b(?:raids?|raiders|attacks?|problems?|infestations?|troubles?|menace|threats?|incursions?|invasions?|hauntings?|plague|sightings)\b/

/** The longest monster's name in a phrase: "young red dragon" rather than "dragon" where both are known. */
function monsterIn(phrase: string, from: (word: Word) => boolean): { word: Word; as: string; at: number } | undefined {
  const tokens = phrase.toLowerCase().match(/[\p{L}][\p{L}’'-]*/gu) ?? []
  for (const length of [3, 2, 1])
    for (let start = 0; start + length <= tokens.length; start++) {
      const as = tokens.slice(start, start + length).join(' ')
      const word = known.get(as)
      if (word && from(word)) return { word, as, at: start }
    }
  return undefined
}

const article = /^(?:the|an?|some|one|many|several|its|their|two|three|few)(?:\s+|$)/i
const vague = /^(?:something|someone|somebody|a creature|a thing|an evil|a presence|unseen|an unknown)\b/i

/** "something in the lake" is the thing in the lake. */
function unknownThing(phrase: string) {
  const where = /\b(?:in|under|beneath|below|from|beyond|behind|at|on)\b.*$/i.exec(phrase)?.[0]?.toLowerCase()
  return { one: where ? `thing ${where}` : 'thing', many: where ? `things ${where}` : 'things' }
}

function threatOf(word: Word, as: string, before: string, asked: string): Threat {
  const alone = as === word.one && !invariable.has(word.one)
  const described = before.replace(article, '').trim().toLowerCase()
  const with_ = (name: string) => (described && described.split(' ').length <= 2 ? `${described} ${name}` : name)
  return {
    one: with_(word.one),
    many: with_(word.many),
    alone,
    manner: word.manner,
    isOfWater: wet.test(`${word.one} ${asked}`),
    asked,
  }
}

/**
 * The threat that a prompt names for a place, if it names one. `names` are those somebody gave in it: "the Red Dragon Inn" is
 * threatened by nobody.
 */
export function threatIn(prompt: string, names: readonly string[] = []): Threat | undefined {
  const text = names.reduce((rest, name) => rest.replaceAll(name, ' '), prompt).replace(/\s+/g, ' ')
  const [said, object = ''] = doneBy.exec(text) ?? []
  if (said) {
    const phrase = object.split(/\b(?:and|but|who|which|that|with|since|every|each)\b/i)[0]?.trim() ?? ''
    const found = monsterIn(phrase, () => true)
    if (found) {
      const before = (phrase.match(/[\p{L}][\p{L}’'-]*/gu) ?? []).slice(0, found.at).join(' ')
      return threatOf(found.word, found.as, before, said)
    }
    if (vague.test(phrase) && phrase.length <= 60)
      return { ...unknownThing(phrase), alone: true, manner: 'beast', isOfWater: wet.test(phrase), asked: said }
  }
  const sure = monsterIn(text, ({ one }) => certain.has(one))
  if (sure) {
    const follows = new RegExp(`\\b${sure.as}\\s+${doing.source}`, 'i').exec(text)
    // "a goblin village": its people, not its trouble.
    if (follows) return { ...threatOf(sure.word, sure.as, '', follows[0]), alone: false }
    if (!Object.hasOwn(ancestryWords, sure.word.one)) return threatOf(sure.word, sure.as, '', sure.as)
  }
  const acting = new RegExp(`\\b([\\p{L}-]+)\\s+${doing.source}`, 'iu').exec(text.toLowerCase())
  const actor = acting && known.get(acting[1] ?? '')
  if (acting && actor) return { ...threatOf(actor, acting[1] ?? '', '', acting[0]), alone: false }
  if (/\bhaunted\b/i.test(text))
    return { one: 'ghost', many: 'ghosts', alone: true, manner: 'haunting', isOfWater: false, asked: 'haunted' }
  return undefined
}

/** "{come|comes}" as it is for this threat: the first for many, the second for one alone. */
export const agreeing = (text: string, { alone }: Pick<Threat, 'alone'>) =>
  text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, many: string, one: string) => (alone ? one : many))
