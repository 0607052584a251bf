import type { LoreForm, LoreMood } from '../../../contract/sheets/choices.ts'
import type { Random } from '../../paint/random.ts'
import { type Grammar, openTeller } from '../grammar/grammar.ts'
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
    /\b(?:letter|proclamation|(?:wanted\s+)?(?:notice|poster)|broadsheet|chronicle|annals|history|inventory|document|decree|edict|diary|journal|logbook|rumou?rs|gossip)\b/i,
  ],
]

/** The form a prompt asks for, if it does. */
export const formIn = (prompt: string) => formWords.find(([, words]) => words.test(prompt))?.[0]

const moodWords: Readonly<Record<LoreMood, RegExp>> = {
  dark: /\b(?:dark|grim|eerie|ominous|sinister|macabre|gruesome|horror|scary|frightening|creepy|gothic|haunting)\b/i,
  merry: /\b(?:merry|funny|cheerful|comic|comical|bawdy|silly|humorous|joyful|happy|rowdy|witty|drunken)\b/i,
  sad: /\b(?:sad|mournful|melancholy|tragic|sorrowful|lament|elegiac|wistful|lonely|grieving)\b/i,
  heroic: /\b(?:heroic|brave|epic|stirring|valiant|triumphant|noble|glorious|rousing)\b/i,
  strange: /\b(?:strange|weird|surreal|dreamlike|uncanny|cryptic|mysterious|absurd)\b/i,
  tender: /\b(?:tender|gentle|loving|romantic|sweet|hopeful|cosy|cozy|kind)\b/i,
  bitter: /\b(?:bitter|angry|scornful|satirical|mocking|vengeful|cynical)\b/i,
  solemn: /\b(?:solemn|sacred|holy|reverent|stately|grave|ceremonial)\b/i,
}

/** The mood that a prompt's words ask for. */
export const moodIn = (prompt: string): LoreMood | undefined =>
  (Object.keys(moodWords) as LoreMood[]).find((mood) => moodWords[mood].test(prompt))

/** What a piece is about where nobody says. */
const drawn: Grammar = {
  subject: [
    'the #figure# who #deed#',
    'the #figure# who #deed#',
    'the #figure# who #deed#',
    'the #kind# #figure# of the #spot#',
    'the #figure# [behind|beneath|beside|beyond|under] the #spot#',
    'the #thing# that #did#',
    'the #kind# #thing# [of|in|from] the #spot#',
    'the #beast# [in|of|under|from] the #spot#',
    'the #spot# that #moved#',
  ],
  figure:
    'ferryman,queen,miller,captain,witch,knight,beggar,widow,thief,hanged man,saint,lich,princess,blacksmith,pirate,giant,goblin king,abbess,bride,hermit,executioner,minstrel,shepherd,baron,gravedigger,toll-keeper,wizard,soldier,orphan,nun,duchess,piper,hunter,vampire,cook,midwife,smuggler,bell-ringer,prince,ferry girl'.split(
      ',',
    ),
  kind: 'last,drowned,blind,weeping,golden-eyed,faceless,sleepless,laughing,barefoot,unburied,nameless,silver,burning,forgotten,crowned,clockwork,kindly,two-headed,exiled,hungry'.split(
    ',',
  ),
  deed: [
    'would not [die|kneel|sleep|pay|marry|sing]',
    'sold [a shadow|the wind|one winter|the last bell|a brother]',
    'married [the river|a stranger|the gallows|the dark|nobody]',
    'stole [a night|the moon|fire from a dragon|the king’s name|spring]',
    'takes no [coin|prisoners|advice|sides]',
    'swallowed a [star|sword|secret|storm]',
    'came back [alone|wrong|too late|with wings|in spring]',
    'outlived [the gods|nine kings|every war|a curse]',
    'fed the [wolves|dead|enemy|sea]',
    'forgot [to die|the way home|a face|how to weep]',
    'danced with [Death|the tide|wolves|a ghost]',
    'kept [bees in a crown|the dead awake|a dragon’s secret|faith with a demon]',
    '[walked|waded|sailed] [into the sea|under the hill|out of a mirror|to the moon]',
    'buried [a bell|the sun|three husbands|an empty coffin]',
    'wagered [a kingdom|both hands|a soul|one last song]',
  ],
  spot: 'hill,moor,ninth well,salt road,crossroads,toll bridge,abbey,frozen lake,pass,old mill,lighthouse,cellars,library,barrow,marsh,black tower,drowned quarter,oak,quarry,harbour,catacombs,orchard,gallows,border,cathedral,glass mountain,silver mine,winter palace'.split(
    ',',
  ),
  thing:
    'sword,bell,crown,mirror,lantern,door,clock,tower,ship,book,harp,key,ring,mask,well,throne,candle,map,coat,cauldron'.split(
      ',',
    ),
  did: [
    '[nobody|no king|no smith] can [lift|break|own|mend]',
    'struck [thirteen|at noon|for the dead]',
    'answers [back|strangers|at night]',
    'sings [at sea|to children|in iron]',
    'remembers [blood|its maker|every hand]',
    'opens [on the sea|once|for liars]',
    'would not [burn|shut|sink|be sold]',
  ],
  beast: 'white stag,wolf,last dragon,hound,raven,bear,serpent,black cat,hart,kraken,wyvern,owl,boar,fox'.split(','),
  moved: ['moved', 'bled', 'was sold twice', 'sank in a night', 'never thaws', 'weeps', 'eats travellers', 'dreams'],
}
const persons =
  /\b(?:ferryman|queen|king|miller|captain|witch|knight|beggar|widow|thief|man|woman|girl|boy|saint|lich|princess|prince|smith|blacksmith|child|pirate|baron|duke|lord|lady|wizard|hero|bard|priest|abbess|abbot|giant|maid|mother|father|sister|brother|bride|emperor|empress|god|goddess|soldier|general|mayor|cook|vampire|hag|hermit|executioner|minstrel|shepherd|gravedigger|toll-keeper|orphan|nun|duchess|piper|hunter|midwife|smuggler|bell-ringer)\b/i

/** What is left of a prompt without what only says which form is wanted. */
function aboutIn(text: string): string {
  return text
    .replace(/[.!?\s]+$/, '')
    .replace(/^(?:please\s+)?(?:write|make|give|sing|tell|create|compose|generate)\s+(?:me\s+|us\s+)?/i, '')
    .replace(
      /^(?:an?|the|some)?\s*(?:[\p{L}-]+\s+){0,2}?(?:riddles?|epitaph|limerick|prophecy|(?:tavern|drinking)\s+song|song|shanty|ballad|sonnet|poem|verse|myth|legend|letter|proclamation|(?:wanted\s+)?(?:notice|poster)|broadsheet|chronicle|annals|history|inventory|document|decree|edict|diary|journal|logbook|rumou?rs|gossip|lore|story|tale)(?:\s*(?:$|,)|\s+(?:about|of|for|on|to|from|concerning|whose answer is|in praise of)\s+)/iu,
      '',
    )
    .trim()
}

export function subjectOf(prompt: string, chance: Random): Subject {
  const own = aboutIn(readPrompt(prompt).text)
  const whole = own || openTeller(drawn, chance).tell('subject')
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
    /\b(?:queen|witch|widow|princess|woman|girl|lady|bride|mother|sister|abbess|goddess|empress|maid|hag|nun|duchess|midwife)\b/i.test(
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
