import type { Rgb } from '../paint/colour.ts'
import { colourOf } from '../paint/pigments.ts'
import type { Brief, Mention } from '../prompt/brief.ts'
import { remembered } from '../prompt/remembered.ts'
import { type DeviceName, deviceNames, devices } from './gear/emblems.ts'
import type { GearKind, Person } from './scene.ts'

/** What the words say is borne on a shield or a banner. */
interface Blazon {
  on: GearKind
  device: DeviceName
  /** Where the device is named. */
  at: number
  /** Words that say how it is. */
  said: string
}

const metals: Readonly<Record<string, Rgb>> = { gold: [222, 178, 66], golden: [222, 178, 66], silver: [208, 212, 218] }

const wordsOf = (name: DeviceName) => devices[name].words.split(',').map((word) => word.trim())
const anyDevice = deviceNames
  .flatMap(wordsOf)
  .sort((a, b) => b.length - a.length)
  .join('|')
const bearers = 'shields?|bucklers?|banners?|flags?|pennants?'
/** "A shield with a red lion", "a lion on his shield", "a stag emblem on her banner", "a lion shield". */
const after = new RegExp(
  `\\b(${bearers})\\b[^.;]{0,24}?\\b(?:with|bearing|showing|of|painted|emblazoned|marked|depicting|displaying|adorned|decorated)\\b(?:\\s+(?:with|by|the|its))*\\s+(?:an?|the|his|her)?\\s*((?:[\\w-]+\\s+){0,3}?)(${anyDevice})s?\\b`,
  'i',
)
const before = new RegExp(
  `\\b((?:[\\w-]+\\s+){0,2}?)(${anyDevice})s?\\b(?:\\s+(?:emblem|crest|sigil|device|badge|symbol|arms))?\\s+(?:(?:painted\\s+)?(?:on|across)\\s+(?:an?|the|his|her|their|its)\\s+(?:[\\w-]+\\s+){0,2}?)?(${bearers})\\b`,
  'i',
)

const blazonOf = remembered((prompt): Blazon | undefined => {
  const following = after.exec(prompt)
  const match = following ?? before.exec(prompt)
  if (!match) return undefined
  const isAfter = following !== null
  const [bearer, said, word] = isAfter ? [match[1]!, match[2]!, match[3]!] : [match[3]!, match[1]!, match[2]!]
  const device = deviceNames.find((name) => wordsOf(name).includes(word.toLowerCase()))
  if (!device) return undefined
  const at =
    match.index +
    match[0].toLowerCase().lastIndexOf(word.toLowerCase(), isAfter ? undefined : match[0].length - bearer.length)
  return { on: /shield|buckler/i.test(bearer) ? 'shield' : 'banner', device, at, said }
})

/** What a brief has borne, if anything is. */
export const blazonIn = ({ prompt }: Brief): Blazon | undefined => blazonOf(prompt)

/** Whether a mention is only of what is borne. */
export const isBorne = (brief: Brief, { at, words, concept }: Mention): boolean => {
  if (concept === 'shield' || concept === 'banner') return false
  const blazon = blazonIn(brief)
  return blazon !== undefined && at <= blazon.at && blazon.at < at + Math.max(1, words.length)
}

/** Puts what is borne on the shield or the banner, where a word that is heard names it. */
export function emblazonGear(person: Person, brief: Brief): void {
  const blazon = blazonIn(brief)
  const thing = blazon && person.gear.find(({ kind }) => kind === blazon.on)
  if (!blazon || !thing || !brief.mentions.some((mention) => isBorne(brief, mention))) return
  thing.state.push(`bears-${blazon.device}`)
  const own = blazon.said
    .trim()
    .split(/\s+/)
    .map((word) => metals[word.toLowerCase()] ?? colourOf(word.toLowerCase()))
    .find(Boolean)
  const light = thing.colour[0] * 0.3 + thing.colour[1] * 0.59 + thing.colour[2] * 0.11
  thing.trim = own ?? (light > 120 ? [44, 40, 46] : [232, 222, 196])
}
