import type { LoreForm } from '../../../../contract/sheets/choices.ts'
import type { Random } from '../../../paint/random.ts'
import { withArticles } from '../../grammar/article.ts'
import { openTeller } from '../../grammar/grammar.ts'
import { ofSeveral } from '../agreement.ts'
import { castGrammar } from '../prose.ts'
import type { Subject } from '../subject.ts'
import { themeWords } from '../theme-words.ts'
import { formNotes } from './forms.ts'
import { asked, asks, heard } from './heard.ts'
import type { Notes } from './notes.ts'
import { storyNotes } from './stories.ts'

/** What the notes beside a piece are written from. */
export interface NotesBrief {
  form: LoreForm
  subject: Subject
  /** The person's own words of the subject, as they stand within a sentence. */
  whole: string
  text: string
  story?: string
  /** Whoever the piece names, by the grammars' symbols. */
  named: Readonly<Record<string, string>>
  /** The prompt gives a riddle's answer away. */
  isOfAnswer?: boolean
}

/** What a piece is called and what is done with it, by its form. */
const callings: Readonly<Record<LoreForm, Readonly<Record<string, string>>>> = {
  ballad: { sings: 'sings', sing: 'sing', sung: 'sung', part: 'verse' },
  song: { sings: 'sings', sing: 'sing', sung: 'sung', part: 'verse' },
  sonnet: { sings: 'recites', sing: 'recite', sung: 'recited', part: 'line' },
  limerick: { sings: 'recites', sing: 'recite', sung: 'recited', part: 'line' },
  prophecy: { sings: 'recites', sing: 'recite', sung: 'recited', part: 'line' },
  epitaph: { sings: 'recites', sing: 'recite', sung: 'read aloud', part: 'line' },
  riddle: { sings: 'asks', sing: 'ask', sung: 'asked', part: 'line' },
  myth: { sings: 'tells', sing: 'tell', sung: 'told', part: 'page' },
  document: { sings: 'reads', sing: 'read', sung: 'read aloud', part: 'page' },
}

const isProse = (form: LoreForm) => form === 'myth' || form === 'document'

/** Of these words one that the piece says, or else any: the notes are about its places and its people. */
function saidIn(text: string, words: readonly string[], chance: Random): string {
  const said = words.filter((word) => text.toLowerCase().includes(word))
  return chance.pick(said.length > 0 ? said : words)
}

/** The piece's places and people: those that its prose names, or those of its verses' world. */
function placesOf({ form, subject, text, named }: NotesBrief, chance: Random): Record<string, string> {
  const { land, folk } = themeWords[subject.themes[0] ?? 'road']
  if (isProse(form)) return { land: named.L ?? '', land2: named.M ?? '', folk: saidIn(text, folk, chance) }
  const here = saidIn(text, land, chance)
  const people = openTeller(castGrammar, chance)
  return {
    land: here,
    land2: chance.pick(land.filter((each) => each !== here)),
    folk: saidIn(text, folk, chance),
    P: people.tell('#first# #last#'),
    Q: people.tell('#first# #last#'),
  }
}

const introduction = /#([PQ])#, \[a\|an old\] #one#(,?)/g

/** Tells of somebody's trade once, and names them after that. */
function introducedOnce(named: Readonly<Record<string, string>>) {
  // "Bartle the bell-founder" is nobody else’s trade besides.
  const known = new Set(['P', 'Q'].filter((who) => named[who]?.includes(' the ')))
  return (way: string) =>
    way.replace(introduction, (whole, who: string, comma: string, at: number) => {
      if (!known.has(who)) {
        known.add(who)
        return whole
      }
      const isFollowed = comma === '' && /^\s/.test(way.slice(at + whole.length))
      return isFollowed ? `#${who}#,` : `#${who}#`
    })
}

/** The first time a thing is named it is any such thing, and then that one. */
export const namedOnce = (text: string) => {
  const named = new Set<string>()
  return text.replace(/#([TU])((?:\.cap)?)#/g, (whole, slot: string, tail: string) => {
    if (!named.has(slot)) {
      named.add(slot)
      return whole
    }
    return `#${slot}2${tail}#`
  })
}

/** Every sentence with a capital. */
export const sentences = (text: string) =>
  text.replace(/(^|[.!?] “?|\n\n“?)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** The notes beside a piece, each told once: `tell('truth')`. */
export function openNotes(brief: NotesBrief, chance: Random): (key: 'heard' | keyof Notes) => string {
  const { form, subject, whole, story, named, isOfAnswer } = brief
  const { one, tool } = themeWords[subject.themes[0] ?? 'road']
  const { he, him, his } = subject
  const given = { ...named, ...placesOf(brief, chance), ...callings[form], S: subject.short, whole, he, him, his }
  const teller = openTeller({ one, tool }, chance, given)
  const notes = (story && storyNotes[story]) || formNotes[form]
  if (!notes) throw new RangeError(`There are no notes for a ${form}`)
  const ways = { ...notes, heard: form !== 'riddle' ? heard : isOfAnswer ? asked : asks }
  const once = introducedOnce(given)
  return (key) => {
    const way = namedOnce(once(chance.pick(ways[key])))
    return sentences(withArticles(teller.tell(subject.isPlural ? ofSeveral(way) : way)))
  }
}
