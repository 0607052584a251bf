import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { ofSeveral } from './agreement.ts'
import type { Subject } from './subject.ts'

/** What a prompt says that its subject did, or does, so that verses can act it out: "who stole the moon", "who keeps bees". */
export interface Deed {
  /** Which story it makes, by what was done. */
  kind: 'taken' | 'lost' | 'wed' | 'done' | 'habit'
  /** "stole the moon"; of a habit "keeps bees". */
  did: string
  /** What it was done to, as it is spoken of afterwards: "the moon". */
  what: string
  /** The same where whoever did it speaks: "my shadow" for "her shadow". */
  mine: string
  /** The same for short: "it". */
  it: string
}

const kinds: readonly [Deed['kind'], RegExp][] = [
  [
    'taken',
    /^(?:stole|took|robbed|caught|hid|kept|captured|found|bottled|pocketed|trapped|kidnapped|borrowed|nicked|grabbed|seized|smuggled)$/i,
  ],
  ['lost', /^(?:sold|lost|gave|traded|pawned|drowned|forgot|buried|wagered|gambled|dropped|sank|abandoned)$/i],
  ['wed', /^(?:married|wed|loved|courted|wooed|kissed)$/i],
]
const others =
  /^(?:taught|fought|built|wrote|sang|swam|won|wore|rode|outran|outdrank|drew|flew|woke|tore|dug|bit|shot|fed|made|met|told|struck|beat|cut|froze|spun|wove|grew|led|held|left|broke|burnt|slew|ate|drank|sewed|forged|\p{L}{2,}ed)$/iu
/** Said of something that was done to the subject, or never done at all. */
const noDeed = /^(?:never|not|was|were|is|are|has|had|can|could|would|will|once|be|been|fled|died|lived|seemed)$/i

const owned = /^(?:the|an?|his|her|its|their|my|our|all|every|two|three|four|five|seven|nine)\s/i
const ends =
  /\s(?=(?:from|in|on|at|to|for|with|by|under|over|and|but|because|so|until|when|while|after|before|into|out|off|away|back|without|of)\s)/i
const several = /^(?:all|two|three|four|five|seven|nine)\s|(?:[^s’]s|children|men|women|sheep|geese)$/i
const persons =
  /\b(?:brothers?|sisters?|husband|wife|son|daughter|mother|father|king|queen|child|lover|\p{L}*man|\p{L}*woman)$/iu

/** What somebody is or is like rather than does, and what is no verb of a habit. */
const state =
  /^(?:is|was|has|does|lives|looks|seems|smells|sounds|belongs|contains|owns|knows|wants|needs|believes|thinks|means|becomes|remains|stands|lies|comes|are|have|do|live|look|seem|smell|sound|belong|contain|own|know|want|need|believe|think|mean|become|remain|stand|lie|come|can|cannot|could|would|will|must|should|may|might|never|always|only|once|not|nobody|no|just|still)$/i
/** Nothing that is done: "takes no coin". */
const nothing = /^(?:no|nobody|nothing|none|neither|not|never)\b/i

const isVerb = (word: string) => lookUp(word, 'verb') !== undefined

/** "keeps bees", "count the dead": what is done day after day, where the prompt says so. */
function habitOf({ clause = '', isPlural }: Subject): Deed | undefined {
  const [, verb = '', rest = ''] = /^(?:who|that|which)\s+(\p{L}+)\s+(\S.*)$/iu.exec(clause) ?? []
  const [act = rest] = rest.split(/[,;:]|\s(?=(?:and|but|because|so|until|when|while)\s)/i)
  if (state.test(verb) || nothing.test(act) || act.split(' ').length > 6) return undefined
  const bare = isPlural ? verb : verb.replace(/ies$/i, 'y').replace(/s$/i, '')
  const isHabit = isPlural || /[^s]s$/i.test(verb)
  if (!isHabit || ![bare, bare.replace(/e$/i, '')].some((word) => isVerb(word.toLowerCase()))) return undefined
  const [what = act] = act.split(ends)
  return { kind: 'habit', did: `${verb} ${act}`, what, mine: what, it: 'it' }
}

/** What is said of a subject that it did, if it did something to something; or what it does. */
export const deedOf = (subject: Subject): Deed | undefined => pastOf(subject) ?? habitOf(subject)

function pastOf({ clause, isPlural }: Subject): Deed | undefined {
  const [, verb = '', object = ''] = /^(?:who|that|which)\s+(\p{L}+)\s+(.+)$/iu.exec(clause ?? '') ?? []
  if (!owned.test(object) || noDeed.test(verb)) return undefined
  const kind = kinds.find(([, verbs]) => verbs.test(verb))?.[0] ?? (others.test(verb) ? 'done' : undefined)
  if (!kind) return undefined
  const [first = object] = object.split(ends)
  const what = first.replace(/^(?:an?|every)\s/i, 'the ').replace(/^my\s/i, 'the ')
  const mine = what.replace(/^(?:his|her|its|their)\s/i, 'my ')
  // Of people "it" cannot be said: what was done to them is told, and nothing of what became of them.
  if (persons.test(what) && kind !== 'wed') return { kind: 'done', did: `${verb} ${object}`, what, mine, it: 'them' }
  const many = several.test(what)
  const did = isPlural ? ofSeveral(`${verb} ${object}`) : `${verb} ${object}`
  return { kind, did, what, mine, it: many ? 'them' : 'it' }
}
