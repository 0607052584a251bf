import type { Frame } from '../paint/frame.ts'
import type { Random } from '../paint/random.ts'
import type { Brief, Mention } from '../prompt/brief.ts'
import type { Entry } from '../prompt/lexicon.ts'
import { understand } from '../prompt/understand.ts'
import { composeItem } from '../relics/items/compose.ts'
import { itemLexicon } from '../relics/items/lexicon.ts'
import type { RigName } from '../relics/items/rigs/index.ts'
import type { Thing } from '../relics/items/scene.ts'

/**
 * What the items category draws and people have no thing of their own for, by how long it is, dm: it is held on a palm or in a fist,
 * or stands beside whoever has it where it is larger than that.
 */
export const relicSizes: Partial<Record<RigName, number>> = {
  gem: 0.9,
  crystal: 2,
  statuette: 2.4,
  compass: 1.3,
  bomb: 1.7,
  fang: 1.6,
  horseshoe: 1.5,
  doll: 3,
  padlock: 1.3,
  'chess piece': 1.2,
  comb: 1.6,
  egg: 2.4,
  feather: 3,
  tools: 2.6,
  chest: 2.2,
  coins: 5,
  carpet: 9,
  saddle: 6.5,
  helm: 3,
  crown: 2.3,
  mask: 2.2,
  boots: 3.6,
  gloves: 2.6,
  hat: 3,
  cloak: 6,
  armour: 6,
  quiver: 6,
}
/** From which length on a thing stands on the ground. */
const LARGE = 4.5

/** The gear that an item of that name is, where people have it modelled for their hands. */
const sameAs: Partial<Record<RigName, string>> = {
  sword: 'sword',
  shortsword: 'sword',
  katana: 'sword',
  greatsword: 'greatsword',
  scimitar: 'scimitar',
  rapier: 'rapier',
  dagger: 'dagger',
  axe: 'axe',
  hammer: 'hammer',
  mace: 'mace',
  morningstar: 'flail',
  spear: 'spear',
  trident: 'trident',
  halberd: 'halberd',
  pickaxe: 'pickaxe',
  sickle: 'sickle',
  bow: 'bow',
  crossbow: 'crossbow',
  shield: 'shield',
  potion: 'potion',
  vial: 'potion',
  bottle: 'bottle',
  chalice: 'goblet',
  cup: 'tankard',
  orb: 'orb',
  staff: 'staff',
  wand: 'wand',
  book: 'book',
  scroll: 'scroll',
  map: 'map',
  lute: 'lute',
  harp: 'harp',
  drum: 'drum',
  flute: 'flute',
  horn: 'horn',
  key: 'key',
  lantern: 'lantern',
  torch: 'torch',
  candle: 'candle',
  hourglass: 'hourglass',
  mirror: 'mirror',
  spyglass: 'spyglass',
  banner: 'banner',
  bell: 'handbell',
  skull: 'skull',
  cauldron: 'cauldron',
  amulet: 'necklace',
  cards: 'cards',
  dice: 'dice',
  'smoking pipe': 'pipe',
}
/** Words of items that mean something else beside people: parts of a body, verbs, turns of phrase. */
const otherwise: ReadonlySet<string> = new Set(
  'die,deed,tooth,claw,tusk,talon,lock,hook,grapple,feather,egg,tool,brand,brew,instrument,blade of,visage,head,hood,robe,mantle,shroud,vestment,charm,deck,bust,notice,foil,horn,trunk,treasure,hoard,hat,cloak,cape,crown,cord,whip,sack,toy,box'.split(
    ',',
  ),
)

/** What items are called beside people alone. */
const alsoCalled: Partial<Record<RigName, readonly string[]>> = {
  chest: ['music box', 'puzzle box', 'small box', 'jewelry box', 'ornate box', 'snuff box', 'cigar box', 'lunch box'],
}

const PREFIX = 'relic '
export const isRelic = (concept: string): boolean => concept.startsWith(PREFIX)

/** The words of all items that `known` does not have, as things of people. */
export function relicEntries(known: ReadonlySet<string>): Entry[] {
  return itemLexicon.entries.flatMap(({ concept, facet, words }): Entry[] => {
    if (facet !== 'subject') return []
    const own = [...words, ...(alsoCalled[concept as RigName] ?? [])].filter(
      (word) => !known.has(word) && !known.has(word.replace(/s$/, '')) && !otherwise.has(word),
    )
    const gear = sameAs[concept as RigName]
    if (own.length === 0 || (!gear && relicSizes[concept as RigName] === undefined)) return []
    const to = gear ?? PREFIX + concept
    return [
      { concept: to, facet: 'feature', words: own, label: gear ? undefined : concept, kinds: [], bare: true } as Entry,
    ]
  })
}

/** What is worn, and carried where the words say so: "with his helmet under his arm". */
const taken: Readonly<Record<string, RigName>> = {
  'nasal-helm': 'helm',
  'great-helm': 'helm',
  'horned-helm': 'helm',
  'winged-helm': 'helm',
  crown: 'crown',
  circlet: 'crown',
  tiara: 'crown',
  mask: 'mask',
  boots: 'boots',
  gloves: 'gloves',
  'wizard-hat': 'hat',
  'wide-hat': 'hat',
}
/** Whether somebody carries a hat, a helm or a crown, and has it off for that. */
export const hasHatInHand = ({ mentions }: Pick<Brief, 'mentions'>): boolean =>
  ['helm', 'hat', 'crown'].some((rig) => mentions.some(({ concept }) => concept === PREFIX + rig))

const carrying: ReadonlySet<string> = new Set(['holding', 'carrying', 'clutching', 'gripping', 'brandishing'])

/** A mention of something worn as the thing that is carried, where the words have it carried. */
export function carriedOff(mention: Mention, prompt: string): Mention {
  const rig = taken[mention.concept]
  if (!rig) return mention
  const end = mention.at + mention.words.length
  const isCarried =
    (mention.after !== undefined && carrying.has(mention.after)) ||
    /^\s+(?:under|beneath|in) (?:his|her|their|one|the) (?:arm|hands?|left hand|right hand|elbow)\b/i.test(
      prompt.slice(end),
    ) ||
    /\b(?:holding|holds|carrying|carries|clutching|cradling|polishing|polishes|selling|sells|mending|making|stealing|offering|offers|presenting|presents|examining)\s+(?:[\w-]+\s+){0,3}$/i.test(
      prompt.slice(0, mention.at),
    )
  return isCarried ? { ...mention, concept: PREFIX + rig } : mention
}

const plainFrame: Frame = { width: 100, height: 100 }

/** The thing that a mention names, as the items category makes it of the same words. */
export function relicOf(mention: Mention, random: Random): Thing | undefined {
  const rig = mention.concept.slice(PREFIX.length)
  const said = mention.modifiers.map((one) => one.replace(/-metal$/, '')).join(' ')
  const noun = mention.words.toLowerCase().split(/\s+/).slice(-2).join(' ')
  const attempt = (words: string) =>
    composeItem(understand('items', itemLexicon, `${said} ${words}`, ''), random, plainFrame).things.find(
      (thing) => thing.rig === rig,
    )
  const found = attempt(noun) ?? attempt(rig)
  return found && { ...found, x: 0, y: 0, angle: 0, size: 1 }
}

/** Where a thing of that kind is, the likeliest first. */
export const isLarge = ({ rig }: Thing): boolean => (relicSizes[rig as RigName] ?? 2) >= LARGE
export const sizeOfRelic = ({ rig }: Thing): number => relicSizes[rig as RigName] ?? 2
