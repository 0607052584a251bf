import type { LoreForm } from '../../../../contract/sheets/choices.ts'
import type { Random } from '../../../paint/random.ts'
import { withArticles } from '../../grammar/article.ts'
import { openTeller } from '../../grammar/grammar.ts'
import { capital } from '../../grammar/inflect.ts'
import { ofSeveral, partyOfSeveral } from '../agreement.ts'
import { general } from '../matters/prose/general.ts'
import type { Side } from '../matters/prose/side.ts'
import { objectOf, sideOf } from '../matters/prose/sides.ts'
import { tellingOf } from '../matters/telling.ts'
import { castGrammar } from '../prose.ts'
import type { Subject } from '../subject.ts'
import { themeWords } from '../theme-words.ts'
import { asked, asks, heard } from './heard.ts'
import type { Notes } from './notes.ts'
import { ofRiddles } from './riddles.ts'
import { storyNotes } from './stories.ts'

/** What the notes beside a piece are written from. */
export interface NotesBrief {
  form: LoreForm
  subject: Subject
  /** The person's own words of the subject, as they stand within a sentence. */
  whole: string
  text: string
  story?: string
  /** The one it meets on its way, who is #P# then. */
  met?: Readonly<Record<string, string>>
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

/** How often a note says what would be so of any matter. */
const GENERAL = 0.09

/** What somebody asks of the party, and what comes of it otherwise. */
const hooks: readonly string[] = [
  '#task.cap#: #P#, [a|an old|a young] #one#, [pays|offers|has saved] #G#.',
  '#P# of #land# [asks|begs|hires] [help|strangers|the party] to #task#, [for|at] #G#.',
  'For #G#, #task#: #P# [of|from] #land# [asks|begs|signs].',
  '#folk.cap# [have scraped together|have voted|put up] #G#: #task#.',
  '#O2.cap# [wants|needs|looks for] [strangers|somebody quiet|a company|careful people|a few hands] to #task#, for #G#.',
  '#P#, [a|an old|a young] #one#, [must|has sworn to|cannot alone] #task#: [the pay is|there is|the purse holds] #G#.',
  '[Somebody|Someone] [has to|must] #task#. #P# [bids|promises|shows] #G#.',
]
const orElse: readonly string[] = ['Otherwise', 'If not,', 'Or else']

/** Whoever is named a second time in a line is called by the first name: "Tibba Fenwick … or Tibba goes alone". */
function again(way: string) {
  const met = new Set<string>()
  return way.replace(/#([PQ])((?:\.cap)?)#/g, (_, who: string, tail: string) => {
    const name = met.has(who) ? `${who}1` : who
    met.add(who)
    return `#${name}${tail}#`
  })
}

const titles = /^(?:Brother|Sister|Mother|Old|Widow|Captain|Doctor|Sergeant|Master|Goodwife|Young|Deacon) /
const firstName = (name = '') => (titles.test(name) ? name : (name.split(' ')[0] ?? name))

/** Those ways that the words given can say. */
const sayable = (ways: readonly string[], given: Readonly<Record<string, string>>) =>
  ways.filter((way) => !way.includes('#did#') || Object.hasOwn(given, 'did'))

/** The notes beside a piece, each told once: `tell('truth')`. */
export function openNotes(brief: NotesBrief, chance: Random): (key: 'heard' | keyof Notes) => string {
  const { form, subject, whole, story, named, isOfAnswer } = brief
  const { one, tool } = themeWords[subject.themes[0] ?? 'road']
  const { he, him, his } = subject
  const telling = tellingOf(subject)
  const given = {
    ...named,
    ...placesOf(brief, chance),
    ...brief.met,
    ...callings[form],
    S: subject.short,
    whole,
    he,
    him,
    his,
  }
  const teller = openTeller({ one, tool }, chance, given)
  const once = introducedOnce(given)
  const heardWays = form !== 'riddle' ? heard : isOfAnswer ? asked : asks
  const heardOf = () => sentences(withArticles(teller.tell(namedOnce(once(chance.pick(heardWays))))))

  const own = story ? storyNotes[story] : undefined
  if (own) {
    const ways = { ...own, heard: heardWays }
    return (key) => {
      if (key === 'heard') return heardOf()
      const way = namedOnce(once(chance.pick(ways[key])))
      return sentences(withArticles(teller.tell(subject.isPlural ? ofSeveral(way) : way)))
    }
  }
  // Of a riddle there is less to say than of whoever asks it.
  const side = form === 'riddle' && (isOfAnswer || chance.chance(0.3)) ? ofRiddles : sideOf(subject, telling)
  const { other: B, otherHe: bhe, otherHim: bhim, otherHis: bhis } = telling
  const sided: Record<string, string> = {
    ...given,
    O2: named.O ?? '',
    O: objectOf(telling),
    P1: firstName((given as Record<string, string>).P),
    Q1: firstName((given as Record<string, string>).Q),
    B,
    bhe,
    bhim,
    bhis,
    ...(telling.did[0] && { did: telling.did[0] }),
  }
  const draw = (key: keyof Side) => {
    const from = chance.chance(GENERAL) ? general : side
    const half = form === 'document' ? from[key].filter((_, at) => at % 2 === 1) : from[key]
    return chance.pick(sayable(half, sided))
  }
  return (key) => {
    if (key === 'heard') return heardOf()
    const told =
      key === 'hook'
        ? `${chance.pick(hooks)} ${chance.pick(orElse)} ${draw('otherwise')}.`
            .replace('#task#', draw('task'))
            .replace('#task.cap#', capital(draw('task')))
        : draw(key)
    const way = again(once(bhe === 'they' ? partyOfSeveral(told) : told))
    return sentences(
      withArticles(openTeller({ one, tool }, chance, sided).tell(subject.isPlural ? ofSeveral(way) : way)),
    )
  }
}
