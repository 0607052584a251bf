import { type LoreForm, type LoreMood, loreForms } from '../../../contract/sheets/choices.ts'
import type { Block, Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { withArticles } from '../grammar/article.ts'
import { type Grammar, openTeller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import { ofSeveral, partyOfSeveral } from './agreement.ts'
import { objectOf, sideOf } from './matters/prose/sides.ts'
import { tellingOf } from './matters/telling.ts'
import { mythMoods, myths } from './myths.ts'
import { namedOnce, openNotes, sentences } from './notes/tell.ts'
import { papers } from './papers.ts'
import { ballad, epitaph, limerick, type Poem, type PoemBrief, prophecy, riddleFrame, song, sonnet } from './poem.ts'
import { castGrammar } from './prose.ts'
import { riddles } from './riddles.ts'
import { formIn, moodIn, moodSaid, type Subject, subjectOf, titled } from './subject.ts'
import { type Theme, themeWords } from './theme-words.ts'
import { mythOf, toldMyths } from './told-myths.ts'

interface Piece extends Poem {
  title: string
  answer?: string
  /** The prompt gives the answer away. */
  isOfAnswer?: boolean
  god?: string
}

/** Which riddles somebody from such a world would ask. */
const riddlesOf: Partial<Record<Theme, string>> = {
  sea: 'a river,an anchor,a ship,ice,the moon,the wind,rain,a star,a map,silence',
  winter: 'ice,the wind,fire,a candle,the moon,snow,a wolf,the sun,smoke',
  death: 'a grave,a skull,a candle,a shadow,an hourglass,a name,a bell,death,sleep,time,silence,blood,smoke',
  war: 'a name,fire,a skull,a road,a debt,a sword,an arrow,blood,a crown,death',
  love: 'a secret,a mirror,the moon,a name,a key,a rose,a star,tomorrow,sleep,silence',
  crown: 'a key,a mirror,a debt,a name,a secret,a bell,a crown,gold,a sword,a door,time',
  thief: 'a key,a secret,a shadow,a debt,a candle,gold,a door,a map,silence,a cat',
  monster: 'an echo,fire,a skull,a shadow,a spider,a dragon,a wolf,an egg,blood,gold',
  god: 'a bell,a candle,a book,an hourglass,a name,the sun,time,death,a star,silence',
  harvest: 'the wind,a river,a spider,the moon,a road,a bee,rain,the sun,an egg,a mushroom',
  forest: 'the wind,a spider,an echo,a shadow,fire,a mushroom,a wolf,a bee,snow,smoke',
  mountain: 'an echo,ice,a key,a candle,a river,a mountain,gold,a well,snow,a dragon',
  tavern: 'a debt,a candle,a secret,fire,a name,beer,smoke,an egg,a cat,tomorrow',
  magic: 'a mirror,a book,an hourglass,a shadow,a name,a star,a cat,sleep,tomorrow,smoke',
  city: 'a bell,a road,a debt,a key,a secret,a door,a well,a needle,tomorrow,rain',
  road: 'a road,a shadow,the wind,a name,an echo,a map,a door,a well,a star,rain',
}

function riddle(brief: PoemBrief): Piece {
  const { subject, chance } = brief
  const noun = subject.head.toLowerCase().replace(/^the /, '')
  // What is said of it besides would give it away, or be left out.
  const isPlain = !subject.whole.replace(/^(?:an?|the|some)\s/i, '').includes(' ')
  const known = riddles.find(({ answer, also = [] }) => answer.split(' ').at(-1) === noun || also.includes(noun))
  const fit = riddlesOf[subject.themes[0] ?? 'road']?.split(',') ?? []
  const named = isPlain ? known : undefined
  const { answer, clues } = named ?? chance.pick(riddles.filter((each) => fit.includes(each.answer)))
  const told = chance.shuffle(clues).slice(0, 3).flat()
  const last = told.length - 1
  const text = told.map((line, at) => (at === last ? line.replace(/[;,]$/, '.') : line)).join('\n')
  const frame = named ? '' : `${riddleFrame(brief).join('\n')}\n\n`
  return {
    isOfAnswer: named !== undefined,
    title: named ? 'A Riddle' : `The Riddle of ${titled(subject.whole, true)}`,
    text: `${frame}${text}\nWhat am I?`,
    answer:
      named && !subject.whole.endsWith(answer.split(' ').at(-1) ?? '')
        ? `${capital(answer)} (${subject.whole})`
        : capital(answer),
  }
}

const paperWords: readonly [string, RegExp][] = [
  ['Letter', /\bletter\b/i],
  ['Diary', /\b(?:diary|journal|logbook)\b/i],
  ['Notice', /\b(?:wanted|notice|poster|broadsheet|warning|inscription|plaque)\b/i],
  ['Chronicle', /\b(?:chronicle|annals|history)\b/i],
  ['Inventory', /\b(?:inventory|list)\b/i],
  ['Proclamation', /\b(?:proclamation|decree|edict)\b/i],
  ['Rumours', /\b(?:rumou?rs?|gossip)\b/i],
  ['Treaty', /\b(?:treaty|truce|contract|charter|pact)\b/i],
  ['Will', /\b(?:last will|testament)\b/i],
  ['Confession', /\bconfession\b/i],
  ['Verdict', /\b(?:verdict|trial record)\b/i],
]

const paperIn = (prompt: string, chance: Random) =>
  paperWords.find(([, words]) => words.test(prompt))?.[0] ?? chance.pick(Object.keys(papers))

/** Who, where and what a piece and the notes beside it share. */
function castOf(form: LoreForm, chance: Random): Record<string, string> {
  const teller = openTeller(castGrammar, chance)
  const roles = {
    P: 'person',
    Q: 'person',
    R: 'person',
    X: 'person',
    L: 'place',
    M: 'place',
    T: 'thing',
    U: 'thing',
    O: 'office',
  }
  // What a paper begins with is past; customs and threats have their day.
  const days = { D: form === 'document' ? 'when' : 'feast', E: 'feast', G: 'coin' }
  const cast = Object.fromEntries(
    Object.entries({ ...roles, ...days }).map(([slot, of]) => [slot, withArticles(teller.tell(of))]),
  )
  return { ...cast, T2: known(cast.T), U2: known(cast.U) }
}

/** As it is called the second time: "the cracked key". */
const known = (thing = '') => thing.replace(/^an? /, 'the ')

/** "Why the Northern Stars Are Green"; "How the Moon Lost Her Brother". */
function mythTitle(prompt: string, subject: Subject): string {
  const [, why = '', told = ''] = /\b(why|how)\s+(\S+\s+\S.*)$/i.exec(prompt.replace(/[.!?\s]+$/, '')) ?? []
  return told ? titled(`${why} ${told}`) : `How ${titled(subject.whole, true)} Came to Be`
}

/** What may be told of a subject’s matter, as a grammar. */
function grammarOf(subject: Subject): Grammar {
  const telling = tellingOf(subject)
  const side = sideOf(subject, telling)
  const { one, folk, tool } = themeWords[subject.themes[0] ?? 'road']
  // Whoever a paper is by is none of those it accuses; the notes beside it have the other half.
  const said = (ways: readonly string[]) =>
    ways
      .filter((way, at) => at % 2 === 0 && (telling.did.length > 0 || !way.includes('#did#')))
      .map((way) => (telling.otherHe === 'they' ? partyOfSeveral(way) : way))
      .map((way) => way.replace(/#P((?:\.cap)?)#/g, '#R$1#').replace(/#Q((?:\.cap)?)#/g, '#X$1#'))
  const [truth, falsehood] = [said(side.truth), said(side.false)]
  return { one, folk, tool, truth, falsehood, task: said(side.task), otherwise: said(side.otherwise) }
}

/** The subject’s own words and its other party’s. */
function wordsOf(subject: Subject): Record<string, string> {
  const telling = tellingOf(subject)
  const { other: B, otherHe: bhe, otherHim: bhim, otherHis: bhis, did } = telling
  const { him, his } = subject
  return { him, his, B, bhe, bhim, bhis, O: objectOf(telling), ...(did[0] && { did: did[0] }) }
}

const placesOf = ({ L = '', M = '' }: Readonly<Record<string, string>>) => ({ land: L, land2: M })

/** Prose with its slots filled, every sentence beginning with a capital. */
const toldIn = (
  text: string,
  grammar: Grammar,
  chance: Random,
  given: Readonly<Record<string, string>>,
  subject: Subject,
) => {
  const once = namedOnce(text)
  return sentences(withArticles(openTeller(grammar, chance, given).tell(subject.isPlural ? ofSeveral(once) : once)))
}

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
  const given = { ...cast, S: subject.short, whole: wholeOf(subject), he: subject.he }
  const brief = { subject, mood, chance }
  switch (form) {
    case 'ballad':
      return { title: `The Ballad of ${within}`, ...ballad(brief) }
    case 'sonnet':
      return { title: `Sonnet to ${within}`, text: sonnet(brief) }
    case 'prophecy':
      return { title: `A Prophecy of ${within}`, text: prophecy(brief) }
    case 'song':
      return { title: `${about}: a Song for the Tavern`, ...song(brief) }
    case 'epitaph':
      return { title: `Epitaph of ${within}`, text: epitaph(brief) }
    case 'limerick':
      return { title: about, text: limerick(brief) }
    case 'riddle':
      return riddle(brief)
    case 'myth': {
      const god = openTeller(castGrammar, chance).tell('god')
      const gift = chance.pick(['bowl', 'lamp', 'plough'])
      const { matters, did } = tellingOf(subject)
      const of = { ...given, ...placesOf(cast), ...wordsOf(subject), god, gift }
      const by = matters.map((matter) => mythOf[matter]).find((name) => name !== undefined)
      // What is told of the deed itself; now and then of any deed, where nobody asked.
      const isOwn = by !== undefined && (subject.isAsked || chance.chance(0.75))
      const acted = (isOwn ? toldMyths[by] : toldMyths.deed) ?? []
      const isTold = did.length > 0 && (subject.isAsked || chance.chance(0.6))
      const text = toldIn(chance.pick(isTold ? acted : myths), { mood: mythMoods[mood] }, chance, of, subject)
      return { title: mythTitle(prompt, subject), text, god }
    }
    case 'document': {
      const kind = paperIn(prompt, chance)
      const sides = grammarOf(subject)
      const of = { ...given, ...placesOf(cast), ...wordsOf(subject), O2: cast.O ?? '' }
      const text = toldIn(chance.pick(papers[kind] ?? []), sides, chance, of, subject)
      const year = chance.int(212, 907)
      const lines = text.split('\n\n')
      const dated = kind === 'Chronicle' ? lines.map((line, at) => `${year + 2 * at + (at % 2)}. ${line}`) : lines
      return { title: `${kind}: ${about}`, text: dated.join('\n\n') }
    }
  }
}

/** The person's own words as they stand within a sentence. */
const wholeOf = ({ whole }: Subject) =>
  whole.replace(/^(?:The|An?|My|Our|His|Her|Some)\s/, (word) => word.toLowerCase())

/** Two lines, or a sentence, that say what happens: of a ballad those after the one that names whom it is of. */
function summaryOf(form: LoreForm, text: string): string {
  const stanzas = text.split('\n\n')
  const told = form === 'ballad' ? (stanzas[1] ?? text) : text
  if (isVerse(form)) return told.split('\n').slice(0, 2).join(' / ')
  return /^.{20,160}?[.!?](?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? (stanzas[0] ?? '').slice(0, 160)
}

const isVerse = (form: LoreForm) => form !== 'myth' && form !== 'document'

export const lore: SheetMaker<'lore'> = {
  rolledWith: { piece: ['table', 'answer'] },

  write(request, chance) {
    const core = chance('core')
    const subject = subjectOf(request.prompt, core)
    const forms = Object.keys(loreForms).filter((name) => name !== '') as LoreForm[]
    // What a prompt tells wants room to be told: nobody who asks for no form means a riddle or a limerick.
    const isTold = subject.isAsked && subject.clause !== undefined
    const form =
      request.form ||
      formIn(request.prompt) ||
      core.pick(isTold ? forms.filter((each) => each !== 'riddle' && each !== 'limerick') : forms)
    const mood = request.mood || moodIn(request.prompt) || core.pick(Object.keys(mythMoods) as LoreMood[])
    const cast = castOf(form, core.fork('cast'))
    const piece = pieceOf(form, mood, subject, request.prompt, cast, chance('piece'))
    const { story, hero = {}, god = '', isOfAnswer } = piece
    const whole = wholeOf(subject)
    // Whoever a ballad meets on its way is who the notes have most to say of.
    const surname = openTeller(castGrammar, core.fork('surname')).tell('last')
    const isMet = !story && hero.N !== undefined && piece.text.includes(hero.N)
    const met: Record<string, string> = isMet ? { P: `${hero.N} ${surname}` } : {}
    const people = { ...cast, ...hero, ...met, god }
    const notes = { form, subject, whole, text: piece.text, story, named: people, met, isOfAnswer }
    const tell = openNotes(notes, chance('table'))
    const point = (key: Parameters<typeof tell>[0], label: string) => ({
      key: `table.points.${key}`,
      label,
      text: tell(key),
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
              point('heard', form === 'riddle' ? 'Who asks' : 'Where it is met'),
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
      kicker: `${loreForms[form]}, ${moodSaid(request.prompt, mood)}`,
      summary: summaryOf(form, piece.text),
      system: null,
      sections,
      pictures: [],
      kin: [],
    }
  },
}
