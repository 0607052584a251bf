import type { LoreForm, LoreMood } from '../../../contract/sheets/choices.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'

/** What a piece is about. */
export interface Subject {
  /** In the person's own words: "the knight who sold her shadow". */
  whole: string
  /** Short enough for a line: "the knight". */
  short: string
  isPerson: boolean
  he: string
  him: string
  his: string
  reading: Reading
}

const formWords: readonly [LoreForm, RegExp][] = [
  ['riddle', /\briddles?\b/i],
  ['epitaph', /\b(?:epitaph|gravestone|tombstone)\b/i],
  ['limerick', /\blimerick\b/i],
  ['prophecy', /\b(?:prophecy|prophecies|foretelling|omen)\b/i],
  ['song', /\b(?:(?:tavern|drinking)\s+song|shanty)\b/i],
  ['ballad', /\bballad\b/i],
  ['sonnet', /\bsonnet\b/i],
  ['myth', /\b(?:myth|legend|creation story)\b/i],
  [
    'document',
    /\b(?:letter|proclamation|(?:wanted\s+)?(?:notice|poster)|chronicle|inventory|document|decree|diary)\b/i,
  ],
]

/** The form a prompt asks for, if it does. */
export const formIn = (prompt: string) => formWords.find(([, words]) => words.test(prompt))?.[0]

export function moodIn(reading: Reading): LoreMood | undefined {
  const word = /\b(dark|grim|eerie|merry|funny|cheerful|sad|mournful|heroic|brave|strange|weird)\b/i.exec(
    reading.text,
  )?.[1]
  const moods: Record<string, LoreMood> = {
    dark: 'dark',
    grim: 'dark',
    eerie: 'dark',
    merry: 'merry',
    funny: 'merry',
    cheerful: 'merry',
    sad: 'sad',
    mournful: 'sad',
    heroic: 'heroic',
    brave: 'heroic',
    strange: 'strange',
    weird: 'strange',
  }
  return word ? moods[word.toLowerCase()] : undefined
}

const drawn = [
  'the drowned bell of Saint Orrin',
  'the ferryman who takes no coin',
  'the last dragon of the pass',
  'the queen under the hill',
  'the lantern on the moor',
  'the miller who married the river',
  'the giant asleep beneath the town',
  'the wolf in the abbey',
  'the sword nobody can lift',
  'the captain who sold the wind',
  'the tower without a stair',
  'the witch of the ninth well',
  'the knight who would not die',
  'the goblin king of the cellars',
  'the beggar with the golden eye',
  'the white stag',
  'the widow at the toll bridge',
  'the thief who stole a night',
  'the hanged man at the crossroads',
  'the garden beneath the ice',
  'the clock that struck thirteen',
  'the saint with two graves',
  'the lich in the library',
  'the door in the oak',
  'the princess who swallowed a star',
  'the blacksmith of the dead',
  'the mountain that moved',
  'the child from the barrow',
  'the pirate with the paper ship',
  'the crown in the well',
  'the mirror that answers',
  'the hound of the salt road',
]
const persons =
  /\b(?:ferryman|queen|king|miller|captain|witch|knight|beggar|widow|thief|man|woman|girl|boy|saint|lich|princess|prince|smith|blacksmith|child|pirate|baron|duke|lord|lady|wizard|hero|bard|priest|abbess|abbot|giant|maid|mother|father|sister|brother|bride|emperor|empress|god|goddess|soldier|general|mayor|cook|vampire|hag)\b/i

/** What is left of a prompt without what only says which form is wanted. */
function aboutIn(text: string): string {
  return text
    .replace(/[.!?\s]+$/, '')
    .replace(/^(?:please\s+)?(?:write|make|give|sing|tell|create|compose|generate)\s+(?:me\s+|us\s+)?/i, '')
    .replace(
      /^(?:an?|the|some)?\s*(?:[\p{L}-]+\s+){0,2}?(?:riddles?|epitaph|limerick|prophecy|(?:tavern|drinking)\s+song|song|shanty|ballad|sonnet|poem|verse|myth|legend|letter|proclamation|(?:wanted\s+)?(?:notice|poster)|chronicle|inventory|document|decree)(?:\s*(?:$|,)|\s+(?:about|of|for|on|to|from|concerning|whose answer is|in praise of)\s+)/iu,
      '',
    )
    .trim()
}

export function subjectOf(prompt: string, chance: Random): Subject {
  const own = aboutIn(readPrompt(prompt).text)
  const whole = own || chance.pick(drawn)
  const reading = readPrompt(whole)
  const [head = whole] = whole.split(
    /[,;:]|\s(?:who|whom|whose|that|which|with|without|from|in|on|at|under|beneath|below|behind|beyond|and|but|because|of|by|for|near|haunted|called|named|nobody|everybody|everyone|no one|no man|I|you|we|they|he|she|it)\s/i,
  )
  const name = reading.names[0]
  const noun = head.replace(/^(?:an?|some)\s+/i, 'the ').trim()
  const bare = noun.split(' ').length <= 4 ? noun : noun.split(' ').slice(0, 3).join(' ')
  const short =
    name && (whole.startsWith(name) || name.length <= 14)
      ? name
      : /^\p{Lu}/u.test(bare) || /^(?:the|my|our|his|her)\s/i.test(bare) || /s$/.test(bare)
        ? bare
        : `the ${bare}`
  const isPerson =
    persons.test(head) || reading.trade !== undefined || reading.ancestry !== undefined || reading.sex !== undefined
  const sex =
    /\b(?:queen|witch|widow|princess|woman|girl|lady|bride|mother|sister|abbess|goddess|empress|maid|hag)\b/i.test(
      whole,
    )
      ? 'Female'
      : (reading.sex ?? (isPerson ? chance.pick(['Male', 'Female'] as const) : 'Neutral'))
  const [he, him, his] =
    sex === 'Female' ? ['she', 'her', 'her'] : sex === 'Male' ? ['he', 'him', 'his'] : ['it', 'it', 'its']
  return { whole, short, isPerson, he: he as string, him: him as string, his: his as string, reading }
}

const small = new Set('a an and the of in on at to for from with but or nor by under without beneath'.split(' '))

/** As a title has it: "the knight who sold her shadow" -> "The Knight Who Sold Her Shadow". */
export function titled(text: string, within = false): string {
  return text
    .split(' ')
    .map((word, at) => ((at > 0 || within) && small.has(word.toLowerCase()) ? word.toLowerCase() : capital(word)))
    .join(' ')
}
