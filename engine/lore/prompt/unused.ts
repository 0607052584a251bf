import type { Block, SheetDocument } from '../../../contract/sheets/document.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { irregularVerbs } from '../../prompt/irregular.ts'
import { nounForms, stems } from '../../prompt/morphology.ts'
import { isPlain, negators } from '../../prompt/plain-words.ts'
import type { Span } from '../../prompt/spans.ts'
import { type Token, tokenise } from '../../prompt/tokens.ts'
import { once, wordsAt } from '../../prompt/unused.ts'
import { fieldLines, linesOf } from '../fields.ts'
import { deniedIn, holdingsOf } from './denied.ts'
import { settled } from './giving-way.ts'
import { ageWords, ancestryWords, classKin, moodWords, sexWords } from './words.ts'

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words that ask for a sheet and say nothing of what is to be on it, beside those that say nothing of a picture either. */
const idle =
  listed(`write writes writing roll create creates invent design design detailed interesting unique random nice good cool
  thing things something somebody someone anyone anybody everyone everybody everything nobody none person people place called name named names known
  level levels lvl cr challenge rating party parties player players dm gm session adventure quest encounter stat stats block sheet
  dnd5e 5e 5th edition rules hp ac dc xp gp sp cp pp gold pieces year years aged old-school
  keep keeps kept run runs ran own owns owned live lives lived living work works worked go goes went come comes came take takes took
  let lets become becomes became belong belongs belonged stay stays happen happens find finds call calls know knows knew tell tells
  since until around maybe sort kind about every each few several many couple pair ago away once twice never never-ending hello hi thanks
  who whose whom whoever whomever whatever which what where when why how one two three four five six seven eight nine ten eleven twelve dozen hundred thousand
  first second third fourth fifth last next new famous famed renowned notorious rumour rumours rumor rumors`)

/** What each kind of sheet is anyway. */
const ownWords: Readonly<Record<SheetKind, ReadonlySet<string>>> = {
  loot: listed('loot treasure treasures hoard hoards cache trove stash spoils pockets pocket items item'),
  monster: listed('monster monsters creature creatures beast beasts foe enemy boss'),
  npc: listed('npc npcs character characters figure man woman'),
  shop: listed('shop shops store shopkeeper keeper owner proprietor sell sells selling sold'),
  tavern: listed('tavern taverns inn inns pub bar alehouse taproom keeper innkeeper owner'),
  settlement: listed('settlement settlements inhabitants folk'),
  lore: listed('lore poem poems poetry verse verses rhyme rhyming lines text words'),
  spellbook: listed('spellbook spellbooks book books spell spells grimoire tome magic'),
}

/** Words of which one answers for the others. */
const synonyms: readonly ReadonlySet<string>[] = [
  'tale story legend saga fable myth',
  'letter diary decree testament note inscription journal report proclamation document',
  'song shanty ballad',
  'tavern inn pub alehouse taproom',
  'shop store stall emporium',
  'magic magical arcane enchanted wizardry mage wizard',
  'smith blacksmith smithy forge weaponsmith armourer',
  'healer apothecary herbalist physician',
  'ship boat vessel',
  'sea ocean coast coastal seaside shore harbour port',
  'rich wealthy prosperous',
  'big huge large giant enormous gigantic',
  'small tiny little',
  'scared afraid fear fearful frightened timid',
  'nervous anxious twitchy jumpy',
  'steal thief theft robber stolen',
  'dead death dying corpse slain',
  'ghost spectre spirit phantom',
  'wood woods forest woodland',
  'mountain mountains peak mountainous',
  'marsh swamp bog fen',
  'king queen crown royal monarch',
  'cosy cozy',
  'grey gray',
  'funny comic comical humorous merry',
  'bartender barkeep innkeeper landlord landlady',
  'child children kid kids',
  'immune immunity immunities impervious proof',
  'resistant resistance resistances resists resist',
  'vulnerable vulnerability vulnerabilities weak weakness weaknesses',
  'blind blinded eyeless sightless',
  'deaf deafened',
  'infect infects infecting infected infectious contagious festering festers',
  'bite bites biting bitten wound wounds',
].map(listed)

/** Told in what the sheet calls them by: "she", "Female". */
const sexes: readonly (readonly [words: ReadonlySet<string>, told: readonly string[]])[] = [
  [listed('female woman women girl lady lass gal'), ['female', 'she', 'her', 'woman']],
  [listed('male man men boy guy gentleman lad fellow'), ['male', 'he', 'him', 'his', 'man']],
  [listed('androgynous nonbinary genderless'), ['they', 'them', 'their']],
]

/** Words that only choose whose names people bear, which no sheet says in so many words. */
const peoples =
  listed(`viking norse nordic northern celtic highland highlander mongol arabian persian roman italian venetian slavic
  chinese oriental eastern african`)
const namesPeople: ReadonlySet<SheetKind> = new Set(['npc', 'monster', 'shop', 'tavern', 'settlement'])

/** Verbs that prompts bend in ways the shared list of irregular ones has not. */
const bent = new Map(
  `stole steal, stolen steal, lost lose, loses lose, losing lose, told tell, led lead, slain slay, slew slay, fought fight, caught catch,
bought buy, taught teach, thought think, brought bring, bled bleed, fed feed, fled flee, forgot forget, forgotten forget, haunting haunt,
sang sing, sung sing, drank drink, drunk drink, drunken drink, drunkard drink, ate eat, eaten eat, wrote write, written write, spoke speak,
spoken speak, sworn swear, swore swear, dead die, dying die, died die, burned burn, won win, bit bite, bitten bite, blown blow, flew fly,
flown fly, rode ride, ridden ride, sold sell, held hold, hung hang, built build, laid lay, paid pay, shot shoot, thieving thief, theft thief`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

const FORM_MIN = 3
/** Words as long as this are the same with another ending: "necromancer", "necromancy". */
const LONG_WORD = 8
const LONG_ENDING = 3

/** What a word may be a form of, itself first. Guesses, for comparing one word's with another's. */
function formsOf(word: string): Set<string> {
  const forms = new Set<string>()
  for (const form of nounForms(word)) {
    forms.add(form)
    const verb = bent.get(form) ?? irregularVerbs.get(form)
    if (verb !== undefined) forms.add(verb)
    for (const stem of stems(form)) {
      // A short "-er" is mostly no agent ("ranger", "flower"), a short "-y" no quality ("army").
      const isFar = (/er$/.test(form) && stem.length < 6) || (/y$/.test(form) && form.length < 5)
      // What is longer is a guess at what else there may be.
      if (stem.length <= form.length && !isFar) forms.add(stem)
    }
  }
  if (word.length >= LONG_WORD) forms.add(`${word.slice(0, word.length - LONG_ENDING)}…`)
  return new Set([...forms].filter((form) => form.length >= FORM_MIN || form === word))
}

/** Words in a row that are the prompt's own: this many in a place that quotes it, and in any other. */
const QUOTED_THERE = 3
const QUOTED_ANYWHERE = 4

/** A text of a sheet, with the section that it stands in and whether that place may only say the prompt over again. */
interface Line {
  text: string
  section: string
  /** Words in a row that are the prompt's own are quoted there when they are so many. */
  quoted: number
  isQuoting: boolean
  /** Nothing but the prompt said over again stands there. */
  isBare: boolean
}

/** Where sheets say what they were asked for: as a town's or a house's first facts, as what somebody is known for. */
/** What somebody is known for is nothing but that. */
const isKnown = /^sight\.known$/
const barePlace = /^(?:sight\.(?:known|truth)|brief\.facts\.known|staff\.keeper\.known|keeper\.facts\.known)$/
const quotingPlace =
  /^(?:sight\.(?:aloud|known|truth)|brief\.facts\.known|staff\.keeper\.known|keeper\.facts\.known|lore\.list\.\d+|story\.(?:whose|lies)|table\.points\.heard)$/

const line = (text: string, section: string, isQuoting = false, quoted?: number, isBare = false): Line => ({
  isBare,
  text,
  section,
  isQuoting,
  quoted: quoted ?? (isQuoting ? QUOTED_THERE : QUOTED_ANYWHERE),
})

/** Lines that a block has only where something stands in them. */
const defences =
  /^(?:(?:Damage |Condition )?Immunities|(?:Damage )?Resistances|(?:Damage )?Vulnerabilities|Weaknesses)$/

/** Everything a sheet shows, headings and names of buttons too. */
function linesIn(document: SheetDocument): Line[] {
  const labelsOf = (block: Block): (string | undefined)[] => {
    switch (block.type) {
      case 'facts':
        return block.rows.map(({ label }) => label)
      case 'list':
        return [block.label]
      case 'text':
        return [block.label]
      case 'table':
        return [block.label, ...block.columns.map(({ label }) => label)]
      case 'stats':
        return [
          ...block.features.map(({ intro }) => intro),
          ...[...block.head, ...block.body].map(({ label }) => label).filter((label) => defences.test(label)),
        ]
      case 'verse':
        return []
    }
  }
  const sections = document.sections.flatMap((section) => {
    const fields = fieldLines(section)
    const known = new Set(fields.map(({ text }) => text))
    // Names of features and traits are no fields of their own.
    const names = linesOf({ ...document, title: '', kicker: '', summary: '', sections: [section] }).filter(
      (text) => !known.has(text),
    )
    const headings = [section.title, ...section.blocks.flatMap(labelsOf)].filter((text) => text !== undefined)
    return [
      ...fields.map(({ key, text }) =>
        line(text, section.key, quotingPlace.test(key), isKnown.test(key) ? 2 : undefined, barePlace.test(key)),
      ),
      ...[...names, ...headings].map((text) => line(text, section.key)),
    ]
  })
  const heads = [document.title, document.kicker, document.summary].map((text) => line(text, '', true))
  const kin = document.kin.map(({ label }) => line(label, 'kin'))
  return [...heads, ...sections, ...kin]
}

/** Where a prompt goes on from what it is of to what it says of that. */
const clauseWords = listed(
  'with without where who whose that which when haunted known famous famed run kept owned from on in inside at under near named called',
)
/** A clause that so many sections are built about is more than quoted. */
const WOVEN_IN = 2

/**
 * The words of a sheet that are its own: not those that it has from the prompt, several in a row. Of these it has made
 * something only where more than one of its parts is built about them.
 */
function ownWordsIn(document: SheetDocument, prompt: readonly Token[]): string[] {
  // "A beekeeper eaten by wolves".
  const clause = prompt.findIndex(
    ({ word }, at) => clauseWords.has(word) || (prompt[at + 1]?.word === 'by' && /(?:ed|en|wn|lt)$/.test(word)),
  )
  // What it is of, a sheet says of itself: only what more is said of that may be quoted.
  const asked = clause < 0 ? [] : prompt.slice(clause).map(({ word }) => word)
  const runsOf = (length: number) =>
    new Set(asked.slice(length - 1).map((_, at) => asked.slice(at, at + length).join(' ')))
  const runsBy = new Map([2, QUOTED_THERE, QUOTED_ANYWHERE].map((length) => [length, runsOf(length)]))
  const own: string[] = []
  const wovenIn = new Map<string, Set<string>>()
  const all = new Set(prompt.map(({ word }) => word))
  for (const { text, section, quoted, isQuoting, isBare } of linesIn(document)) {
    const runs = runsBy.get(quoted)
    // What somebody is known for is only what the prompt says.
    const words = isBare ? ownWordsOf(text, prompt).filter((word) => !all.has(word)) : ownWordsOf(text, prompt)
    let until = 0
    for (const [at, word] of words.entries()) {
      if (runs?.has(words.slice(at, at + quoted).join(' '))) until = at + quoted
      if (at >= until) own.push(word)
      else if (!isQuoting) wovenIn.set(word, (wovenIn.get(word) ?? new Set()).add(section))
    }
  }
  return [...own, ...[...wovenIn].flatMap(([word, sections]) => (sections.size >= WOVEN_IN ? [word] : []))]
}

/** So many words of a prompt in a row, and so much of all of it, may be a quotation. */
const QUOTED_MIN = 8
const QUOTED_SHARE = 0.6

/** Whether a sentence, a field or a quotation begins with this token, or has ended before it. */
const beginsAnew = (text: string, token: Token | undefined, before: Token | undefined) =>
  !token || token.gap === 'stop' || /[“”"]/.test(text.slice(before?.end ?? 0, token.at))

/**
 * The words of a text without those that only say the prompt over again, as a sentence of its own or between quotation marks: a
 * sheet that quotes it has made nothing of it yet. In the midst of another sentence it is woven in.
 */
function ownWordsOf(text: string, prompt: readonly Token[]): string[] {
  const length = Math.max(QUOTED_MIN, Math.ceil(prompt.length * QUOTED_SHARE))
  const tokens = tokenise(text)
  const words = tokens.map(({ word }) => word)
  if (prompt.length < length) return words
  const run = (all: readonly string[], at: number) => all.slice(at, at + length).join(' ')
  const asked = prompt.map(({ word }) => word)
  const runs = new Set(asked.slice(length - 1).map((_, at) => run(asked, at)))
  const starts = new Set(asked.slice(0, asked.length - length + 1))
  const own: string[] = []
  let gone = 0
  for (let at = 0; at < words.length; at++) {
    const isAnew = starts.has(words[at] ?? '') && beginsAnew(text, tokens[at], tokens[at - 1])
    let end = at
    if (isAnew) {
      // What has been gone through from an earlier word ends where it did: once is enough, however often it begins anew.
      end = Math.max(at, gone)
      while (runs.has(run(words, end))) end += 1
      gone = end
    }
    const after = end + length - 1
    if (end > at && beginsAnew(text, tokens[after], tokens[after - 1])) at = after - 1
    else own.push(words[at] ?? '')
  }
  return own
}

/** Words by their first letter, for looking up other forms of them. */
class Told {
  readonly words = new Set<string>()
  private readonly byLetter = new Map<string, string[]>()
  private readonly formsByLetter = new Map<string, ReadonlySet<string>>()

  constructor(words: readonly string[]) {
    for (const word of words) this.words.add(word.replace(/'s?$/, ''))
    for (const word of this.words) {
      const [letter = ''] = word
      const others = this.byLetter.get(letter)
      if (others) others.push(word)
      else this.byLetter.set(letter, [word])
    }
  }

  /** Whether the text has a word, or another form of it. */
  has(word: string): boolean {
    if (this.words.has(word)) return true
    const letter = word[0] ?? ''
    let told = this.formsByLetter.get(letter)
    if (!told) {
      told = new Set((this.byLetter.get(letter) ?? []).flatMap((other) => [...formsOf(other), ...beginningsOf(other)]))
      this.formsByLetter.set(letter, told)
    }
    const known = told
    return [...formsOf(word)].some((form) => known.has(form))
  }
}

/** No word that says anything is longer, characters; a field may be one word of thousands. */
const BEGINNING_MAX = 60

/** What longer words begin with, so that a long one is found by its own beginning. */
function beginningsOf(word: string): string[] {
  const shortest = LONG_WORD - LONG_ENDING
  const longest = Math.min(word.length, BEGINNING_MAX)
  return Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, more) => `${word.slice(0, shortest + more)}…`)
}

/** A word of the prompt, what a chosen field or a listed synonym calls it, and whether the sheet has any of them. */
function isTold(word: string, told: Told, { kind, request }: Asked): boolean {
  if (told.has(word)) return true
  const forms = formsOf(word)
  const chosen = [ancestryWords, ageWords, classKin].flatMap((names) =>
    Object.hasOwn(names, word) ? [names[word]] : [],
  )
  if (chosen.some((one = '') => tokenise(one).every((part) => told.has(part.word)))) return true
  for (const [words, by] of sexes) if (words.has(word) && by.some((one) => told.words.has(one))) return true
  if (peoples.has(word) && namesPeople.has(kind) && !request.culture) return true
  if (isMood(word) && choosesMood(kind, request)) return true
  const alike = synonyms.filter((group) => [...forms].some((form) => group.has(form)))
  return alike.some((group) => [...group].some((other) => told.has(other)))
}

const isMood = (word: string) => Object.values(moodWords).some((words) => (words as readonly string[]).includes(word))

/** The tone of a person and of verse follows from the words, unless it was chosen beside them. */
const choosesMood = (kind: SheetKind, { tone, mood }: Asked['request']) =>
  (kind === 'npc' && !tone) || (kind === 'lore' && !mood)

interface Asked {
  kind: SheetKind
  /** What it was asked with: a choice of the form has the last word over the prompt. */
  request: Readonly<Record<string, unknown>> & { prompt: string }
}

/** Whether a word says something that a sheet could say: no number, no grammar, nothing that every sheet of its kind is. */
function isContent({ word }: Token, kind: SheetKind): boolean {
  const [stem = word] = word.split("'")
  if (stem.length < 2 || /\p{N}/u.test(stem) || !/\p{L}/u.test(stem)) return false
  // Two letters are a word only where scripts are denser than ours.
  if (stem.length < FORM_MIN && /^[a-z]+$/.test(stem)) return false
  return !idle.has(stem) && !ownWords[kind].has(stem) && !isPlain(stem, 'npcs')
}

/** The words of a prompt that forbid nothing: what comes after "without" is kept out, and so not to be looked for. */
function wantedOf(tokens: readonly Token[]): Token[] {
  let isDenied = false
  return tokens.filter(({ word, gap }) => {
    if (gap === 'comma' || gap === 'stop' || /^(?:but|with|and|who|that|which)$/.test(word)) isDenied = false
    if (negators.has(word)) isDenied = true
    return !isDenied
  })
}

/** What one person is only one of, by the fields of their sheet. */
const fields: readonly (readonly [key: string, words: Readonly<Record<string, string>>])[] = [
  ['facts.rows.age', ageWords],
  ['facts.rows.sex', sexWords],
  ['facts.rows.ancestry', ancestryWords],
]
const has = (words: Readonly<Record<string, string>>, { word }: Token) => Object.hasOwn(words, word)

/** "Elf" and "dark elf". */
const isKin = (one: string, other: string) => one.includes(other) || other.includes(one)

/** Of words in a row that gainsay each other, "young old male", those that somebody is not. */
function gainsaid(tokens: readonly Token[], document: SheetDocument): ReadonlySet<Token> {
  const lost = new Set<Token>()
  const rows = document.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'facts' ? block.rows : []))
  let run: Token[] = []
  const rowOf = (key: string) => rows.find((row) => row.key === key)?.text.toLowerCase() ?? ''
  const calling = rowOf('facts.rows.calling').split(/[^\p{L}-]+/u)
  /** Theirs by one of the fields: a boy is young, or male. */
  const isTheirs = (token: Token) =>
    calling.includes(token.word) ||
    fields.some(([key, words]) => {
      const value = has(words, token) ? (words[token.word] ?? '').toLowerCase() : ''
      return value !== '' && (key === 'facts.rows.ancestry' ? isKin(rowOf(key), value) : rowOf(key) === value)
    })
  const settle = () => {
    for (const [key, words] of fields) {
      const said = run.filter((token) => has(words, token))
      if (rowOf(key) === '' || new Set(said.map(({ word }) => words[word])).size < 2) continue
      for (const token of said) if (!isTheirs(token)) lost.add(token)
    }
    run = []
  }
  for (const [index, token] of tokens.entries()) {
    if (token.gap === 'stop') settle()
    // "Her husband" is somebody else.
    const isOthers = /^(?:her|his|their|my|our)$/.test(tokens[index - 1]?.word ?? '')
    if (!isOthers && fields.some(([, words]) => has(words, token))) run.push(token)
    else settle()
  }
  settle()
  return lost
}

/** So much of a word, and it is another's end: "sword" of "greatsword". */
const ENDING_MIN = 4

/** Where a prompt keeps out what the sheet has all the same: "no poisons". */
function brokenIn(tokens: readonly Token[], document: SheetDocument, kind: SheetKind): Span[] {
  const isOfSomebody = kind === 'monster' || kind === 'npc'
  const denied = deniedIn(tokens)
  if (denied.length === 0) return []
  // "A village without a temple" has none by that.
  const held = wantedOf(tokenise(holdingsOf(document))).map(({ word }) => word)
  const told = new Told(held)
  // "Casts no shadow": what is told in just those words is kept, whatever else has one.
  const isKept = (word: string) =>
    isOfSomebody &&
    linesIn(document).some(({ text, isQuoting }) => !isQuoting && text.toLowerCase().includes(`no ${word}`))
  const isHeld = (word: string) => {
    if (isKept(word)) return false
    const one = word.replace(/s$/, '')
    return told.has(word) || (one.length >= ENDING_MIN && held.some((other) => other.replace(/s$/, '').endsWith(one)))
  }
  return denied.filter(({ token }) => isHeld(token.word)).map(({ token, from }) => ({ from, to: token.end }))
}

/** Most words that are told, of a prompt that may be as long as a page. */
const UNUSED_MAX = 40

/**
 * The words of a sheet's prompt that came to nothing: those a choice beside it gainsays, those that keep out what it has, and
 * those of which nowhere in what it says of itself stands the word, another form of it, a listed synonym, or what was chosen
 * because of it: what it only says over again, it made nothing of. In the prompt's order, as written, none twice.
 */
export function unusedWords(asked: Asked, document: SheetDocument): string[] {
  const { prompt } = asked.request
  if (prompt.trim() === '') return []
  const followed = settled(asked.kind, asked.request)
  const gaveWay = followed.gaveWay.map(({ from, to }): Span => {
    const said = prompt.slice(from, to)
    return { from: from + said.search(/[^\s,]/), to }
  })
  const isGone = ({ at, end }: Token) => gaveWay.some(({ from, to }) => from < end && at < to)
  const tokens = tokenise(prompt)
  const told = new Told(ownWordsIn(document, tokenise(followed.prompt)))
  const lost = asked.kind === 'npc' ? gainsaid(tokens, document) : new Set<Token>()
  const spans: Span[] = wantedOf(tokens)
    .filter(
      (token) =>
        !isGone(token) &&
        (lost.has(token) || (isContent(token, asked.kind) && !isTold(token.word.replace(/'s?$/, ''), told, asked))),
    )
    .map(({ at, end }) => ({ from: at, to: end }))
  const broken = brokenIn(tokens, document, asked.kind)
  return once(wordsAt([...gaveWay, ...broken, ...spans], prompt)).slice(0, UNUSED_MAX)
}
