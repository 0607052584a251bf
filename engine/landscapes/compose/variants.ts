import type { Wishes } from './wishes.ts'

/** Which sort of a thing the words ask for, first match wins; a thing whose words name none is of its builder's usual sort. */
const sorts: Record<string, readonly (readonly [words: RegExp, variant: string])[]> = {
  cart: [
    [/carriage|coach/i, 'carriage'],
    [/covered|merchant|wagon/i, 'wagon'],
  ],
  fence: [
    [/palisade|stockade|spiked/i, 'palisade'],
    [/iron|railing/i, 'railing'],
    [/hedge/i, 'hedge'],
    [/wall/i, 'wall'],
  ],
  crates: [
    [/barrel|cask|keg/i, 'barrels'],
    [/crate/i, 'crates'],
  ],
  dock: [[/quay|stone/i, 'quay']],
  statue: [
    [/king|queen|emperor/i, 'king'],
    [/robed|wizard|monk|saint|god(?!dess)|prophet|hooded/i, 'robed'],
    [/angel|goddess|winged/i, 'angel'],
    [/raised|hero|knight|champion/i, 'raised'],
    [/warrior|guardian|giant|golem|colossus/i, 'warrior'],
  ],
  throne: [[/bone|skull/i, 'bone']],
  'siege-engines': [
    [/trebuchet/i, 'trebuchet'],
    [/siege tower/i, 'tower'],
  ],
  shrine: [[/altar/i, 'altar']],
  airship: [[/balloon/i, 'balloon']],
  torches: [[/brazier|bowl/i, 'brazier']],
  camp: [
    [/yurt/i, 'yurt'],
    [/tepee/i, 'tepee'],
    [/pavilion/i, 'pavilion'],
  ],
  tower: [[/clock/i, 'clock']],
  temple: [
    [/cathedral|basilica/i, 'cathedral'],
    [/monastery|abbey|convent|cloister|sanctuary/i, 'abbey'],
    [/church|chapel/i, 'church'],
  ],
  crowd: [
    [/army|armies|soldier|guard|warrior|knight|rider/i, 'soldiers'],
    [/orc|goblin/i, 'orcs'],
    [/skeleton|zombie/i, 'undead'],
    [/monk|cultist|priest|nun|pilgrim|hooded/i, 'hooded'],
  ],
}

/** The sort of a thing, by its own words and what is said of it. */
export function variantOf(wishes: Wishes, name: string): string | undefined {
  const mention = wishes.mention(name)
  if (!mention) return undefined
  // What follows "of" belongs to it: "statues of kings".
  const after = wishes.brief.prompt
    .slice(mention.at + mention.words.length)
    .match(/^\s+(?:of|to|made of)\s+(?:\w+\s+){0,2}\w+/i)
  // The tents of a camp are often told after it: "a war camp with pavilions".
  const tents = name === 'camp' ? wishes.brief.mentions.filter(({ concept }) => concept === name) : []
  const words = [mention, ...tents].map((one) => one.words)
  const said = [...words, ...mention.modifiers, after?.[0] ?? ''].join(' ')
  const found = sorts[name]?.find(([words]) => words.test(said))
  if (found) return found[1]
  if ((name === 'city' || name === 'castle') && wishes.has('domes')) return 'domed'
  if (name === 'dock' && wishes.has('nets')) return 'nets'
  if (
    name === 'castle' &&
    /\b(?:wood|wooden|log|logs|palisade|timber|stockade)\b/i.test(
      [said, wishes.mention('fence')?.words ?? ''].join(' '),
    )
  )
    return 'wooden'
  if (name === 'cottage' && /\b(?:log|logs)\b/i.test(said)) return 'log'
  return undefined
}
