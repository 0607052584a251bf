import { type LoreForm, type LoreMood, loreForms } from '../../../contract/sheets/choices.ts'
import type { Block, Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { articleFor } from '../grammar/article.ts'
import { type Grammar, openTeller, type Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import { keepsTo, type Metre } from '../verse/metre.ts'
import { limericks, limerickWho } from './limericks.ts'
import { ballad, epitaph, prophecy, song, sonnet } from './poem.ts'
import { castGrammar, documentGrammar, moodLines, mythGrammar, tableGrammar } from './prose.ts'
import { riddles } from './riddles.ts'
import { formIn, moodIn, type Subject, subjectOf, titled } from './subject.ts'
import { verseWords } from './words.ts'

/** The lists that the forms share, adjectives by mood. */
const lexicon = (mood: LoreMood): Grammar => ({ ...verseWords, adj: verseWords[mood] })

interface Piece {
  title: string
  text: string
  answer?: string
}

const withArticles = (line: string) =>
  line.replace(/\b([Aa]) (?=(\S+))/g, (_, a: string, next: string) => (articleFor(next) === 'an' ? `${a}n ` : `${a} `))

const limerickMetres: readonly Metre[] = [
  'limerickLong',
  'limerickLong',
  'limerickShort',
  'limerickShort',
  'limerickLong',
]

function limerick(subject: Subject, mood: LoreMood, chance: Random): string {
  // A person's own # is no symbol of the grammar.
  const named = subject.short.replace(/^the /i, '').replaceAll('#', '')
  const given = subject.isPerson && /^\p{Ll}/u.test(named) ? [named] : []
  const sexed = (line: string) =>
    subject.he === 'she' && given.length > 0
      ? line.replace(/\b(He|he|him|his)\b/g, (word) => ({ He: 'She', he: 'she' })[word] ?? 'her')
      : line
  const teller = openTeller(lexicon(mood), chance)
  for (const who of [...given, ...chance.shuffle(limerickWho)]) {
    for (const frame of chance.shuffle(limericks)) {
      for (let tries = 0; tries < 12; tries++) {
        const thing = teller.tell('thing')
        const lines = frame
          .map((line) => teller.tell(line.replaceAll('#who#', who).replaceAll('#thing#', thing)))
          .map((line) => sexed(withArticles(line)))
        if (lines.every((line, at) => keepsTo(line, limerickMetres[at] as Metre))) return lines.join('\n')
      }
    }
  }
  throw new RangeError('No limerick scans')
}

function riddle(subject: Subject, chance: Random): Piece {
  const asked = subject.short.toLowerCase().match(/\p{L}+/gu) ?? []
  const named = riddles.find(({ answer, also = [] }) =>
    asked.some((word) => answer.split(' ').at(-1) === word || also.includes(word)),
  )
  const { answer, clues } = named ?? chance.pick(riddles)
  const told = chance.shuffle(clues).slice(0, 3).flat()
  const last = told.length - 1
  const text = told.map((line, at) => (at === last ? line.replace(/[;,]$/, '.') : line)).join('\n')
  return {
    title: named ? 'A Riddle' : `The Riddle of ${titled(subject.whole, true)}`,
    text: `${text}\nWhat am I?`,
    answer:
      named && !subject.whole.endsWith(answer.split(' ').at(-1) ?? '')
        ? `${capital(answer)} (${subject.whole})`
        : capital(answer),
  }
}

const papers: Readonly<Record<string, readonly string[]>> = {
  Letter: ['letter1', 'letter2', 'letter2', 'letter3', 'letter4'],
  Notice: ['notice1', 'notice2', 'notice3', 'notice4', 'notice5'],
  Chronicle: ['year1', 'year2', 'year2', 'year3', 'year4'],
  Inventory: ['list1', 'list2', 'list2', 'list2', 'list2', 'list2', 'list3'],
  Proclamation: ['law1', 'law2', 'law3', 'law4'],
  Rumours: ['said1', 'said2', 'said2', 'said2', 'said2', 'said2'],
  Diary: ['diary1', 'diary2', 'diary2', 'diary3'],
}

const paperWords: readonly [string, RegExp][] = [
  ['Letter', /\bletter\b/i],
  ['Diary', /\b(?:diary|journal|logbook)\b/i],
  ['Notice', /\b(?:wanted|notice|poster|broadsheet)\b/i],
  ['Chronicle', /\b(?:chronicle|annals|history)\b/i],
  ['Inventory', /\b(?:inventory|list)\b/i],
  ['Proclamation', /\b(?:proclamation|decree|edict)\b/i],
  ['Rumours', /\b(?:rumou?rs?|gossip)\b/i],
]

const paperIn = (prompt: string, chance: Random) =>
  paperWords.find(([, words]) => words.test(prompt))?.[0] ?? chance.pick(Object.keys(papers))

/** Who, where and what a piece and the notes beside it share. */
function castOf(chance: Random): Record<string, string> {
  const teller = openTeller(castGrammar, chance)
  const roles = { P: 'person', Q: 'person', L: 'place', M: 'place', T: 'thing', U: 'thing', O: 'office' }
  const days = { D: 'when', E: 'when', G: 'coin' }
  return Object.fromEntries(Object.entries({ ...roles, ...days }).map(([slot, of]) => [slot, teller.tell(of)]))
}

/** A sentence for each symbol, each beginning with a capital. */
const tellAll = (teller: Teller, symbols: readonly string[]) =>
  symbols.map((symbol) => sentences(withArticles(teller.tell(symbol))))
const sentences = (text: string) =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

function pieceOf(
  form: LoreForm,
  mood: LoreMood,
  subject: Subject,
  prompt: string,
  cast: Readonly<Record<string, string>>,
  chance: Random,
): Piece {
  const about = titled(subject.whole)
  const within = titled(subject.whole, true)
  const given = { ...cast, S: subject.short, whole: subject.whole }
  const brief = { subject, mood, chance }
  switch (form) {
    case 'ballad':
      return { title: `The Ballad of ${within}`, text: ballad(brief) }
    case 'sonnet':
      return { title: `Sonnet to ${within}`, text: sonnet(brief) }
    case 'prophecy':
      return { title: `A Prophecy of ${within}`, text: prophecy(brief) }
    case 'song':
      return { title: `${about}: a Song for the Tavern`, text: song(brief) }
    case 'epitaph':
      return { title: `Epitaph of ${within}`, text: epitaph(brief) }
    case 'limerick':
      return { title: about, text: limerick(subject, mood, chance) }
    case 'riddle':
      return riddle(subject, chance)
    case 'myth': {
      const god = openTeller(castGrammar, chance).tell('god')
      const teller = openTeller({ ...mythGrammar, turn: moodLines[mood] }, chance, { ...given, god })
      return {
        title: `How ${within} Came to Be`,
        text: tellAll(teller, ['opening', 'comes', 'quarrel', 'turn', 'end', 'rite']).join('\n\n'),
      }
    }
    case 'document': {
      const kind = paperIn(prompt, chance)
      const teller = openTeller({ ...castGrammar, ...documentGrammar, turn: moodLines[mood] }, chance, given)
      const symbols = papers[kind] ?? []
      // A word in the piece's mood, before the last.
      const told = tellAll(
        teller,
        kind === 'Inventory' || kind === 'Rumours' ? symbols : symbols.toSpliced(-1, 0, 'turn'),
      )
      const year = chance.int(212, 907)
      const lines = kind === 'Chronicle' ? told.map((text, at) => `${year + 2 * at + (at % 2)}. ${text}`) : told
      return { title: `${kind}: ${about}`, text: lines.join('\n\n') }
    }
  }
}

const isVerse = (form: LoreForm) => form !== 'myth' && form !== 'document'

export const lore: SheetMaker<'lore'> = {
  write(request, chance) {
    const core = chance('core')
    const subject = subjectOf(request.prompt, core)
    const forms = Object.keys(loreForms).filter((name) => name !== '') as LoreForm[]
    const form = request.form || formIn(request.prompt) || core.pick(forms)
    const mood = request.mood || moodIn(request.prompt) || core.pick(Object.keys(moodLines) as LoreMood[])
    const cast = castOf(core.fork('cast'))
    const piece = pieceOf(form, mood, subject, request.prompt, cast, chance('piece'))
    const teller = openTeller(tableGrammar, chance('table'), { ...cast, S: subject.short, whole: subject.whole })
    const point = (key: string, label: string) => ({
      key: `table.points.${key}`,
      label,
      text: sentences(withArticles(teller.tell(key))),
    })
    const block: Block = isVerse(form)
      ? { type: 'verse', key: 'piece.text', text: piece.text }
      : { type: 'text', key: 'piece.text', text: piece.text, aloud: true }
    const sections: Section[] = [
      { key: 'piece', title: loreForms[form], place: 'main', canReroll: true, blocks: [block] },
      {
        key: 'table',
        title: 'At the table',
        place: 'aside',
        canReroll: true,
        blocks: [
          {
            type: 'list',
            key: 'table.points',
            items: [
              ...(isVerse(form)
                ? [point(form === 'riddle' ? 'asks' : 'source', form === 'riddle' ? 'Who asks' : 'Of what')]
                : []),
              point('heard', 'Where it is met'),
              point('truth', 'True in it'),
              point('false', 'False in it'),
              point('hook', 'Tonight'),
            ],
          },
        ],
      },
    ]
    if (piece.answer)
      sections.push({
        key: 'answer',
        title: 'The answer',
        place: 'main',
        // Rolled with the riddle it belongs to.
        canReroll: false,
        blocks: [{ type: 'text', key: 'answer.text', text: `${piece.answer}.` }],
      })
    return {
      title: piece.title.slice(0, 120),
      kicker: `${loreForms[form]}, ${mood}`,
      summary: piece.text.split('\n').slice(0, 2).join(' '),
      system: null,
      sections,
      pictures: [],
      kin: [],
    }
  },
}
