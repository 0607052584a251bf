import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { isPlain, negators } from '../../prompt/plain-words.ts'
import type { Span } from '../../prompt/spans.ts'
import { type Token, tokenise } from '../../prompt/tokens.ts'
import { once, wordsAt } from '../../prompt/unused.ts'
import { formIn, moodIn } from '../lore/subject.ts'
import { withoutSize } from '../monster/sizes.ts'
import { shopFacts } from '../shop/kinds.ts'
import { deniedIn, holdingsOf } from './denied.ts'
import { settled } from './giving-way.ts'
import { linesIn, sayingsOf } from './sayings.ts'
import { FORM_MIN, formsOf, Told } from './word-forms.ts'
import { ageWords, ancestryWords, classKin, moodWords, sexWords } from './words.ts'
import { type Trial, WorkedIn } from './worked-in.ts'

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words that ask for a sheet and say nothing of what is to be on it, beside those that say nothing of a picture either. */
const idle =
  listed(`write writes writing roll create creates invent design design detailed interesting unique random nice good cool
  thing things something somebody someone anyone anybody everyone everybody everything nobody none person people place called name named names known
  level levels lvl cr challenge rating party parties player players dm gm session adventure quest encounter stat stats block sheet
  dnd5e 5e 5th edition rules hp ac dc xp gp sp cp pp gold pieces year years aged old-school
  keep keeps kept ruled rules ruling run runs ran own owns owned live lives lived living work works worked go goes went come comes came take takes took
  let lets become becomes became belong belongs belonged stay stays happen happens find finds call calls know knows knew tell tells
  since until around maybe sort kind about every each few several many couple pair ago away once twice never never-ending hello hi thanks
  who whose whom whoever whomever whatever which what where when why how one two three four five six seven eight nine ten eleven twelve dozen hundred thousand
  first second third fourth fifth last next new famous famed renowned notorious rumour rumours rumor rumors`)

/** What each kind of sheet is anyway. */
const ownWords: Readonly<Record<SheetKind, ReadonlySet<string>>> = {
  loot: listed(
    'contents offerings belongings goods possessions collection loot treasure treasures hoard hoards cache trove stash spoils pockets pocket items item cargo larder pantry vault luggage baggage trunk sack chest bag box crate cupboard safe backpack saddlebags',
  ),
  monster: listed('monster monsters creature creatures beast beasts foe enemy boss'),
  npc: listed('npc npcs character characters figure man woman'),
  shop: listed('shop shops store shopkeeper keeper owner proprietor sell sells selling sold'),
  tavern: listed('guest guests tavern taverns inn inns pub bar alehouse taproom keeper innkeeper owner'),
  settlement: listed('settlement settlements inhabitants folk'),
  lore: listed('wanted drinking lore poem poems poetry verse verses rhyme rhyming lines text words'),
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
  'steal thief theft robber stolen taken gone',
  'nest nests nesting newborn brood',
  'smell smells scent scents',
  'fly flies flying flier flyer flight',
  'dead death dying corpse slain',
  'ghost spectre spirit phantom',
  'wood woods forest woodland',
  'mountain mountains peak mountainous',
  'marsh swamp bog fen',
  'king queen crown royal monarch',
  'grey gray',
  'funny comic comical humorous merry',
  'bartender barkeep innkeeper landlord landlady',
  'child children kid kids',
  'immune immunity immunities impervious proof',
  'resistant resistance resistances resists resist',
  'vulnerable vulnerability vulnerabilities weak weakness weaknesses',
  'blind blinded eyeless sightless',
  'deaf deafened',
  'clockwork construct constructs mechanical automaton automatons',
  'infect infects infecting infected infectious contagious festering festers',
  'bite bites biting bitten wound wounds',
  'floating floats afloat barge raft houseboat',
  'owe owes owed debt debts money',
  'fight fought fighting feud feuding feuds quarrel clan clans rival rivals',
  'front line lines army armies soldier soldiers war',
  'sea shanty',
  'besieged siege raided raid raids attacked attack attacks threatened plagued menaced overrun',
  'cosy cozy warm snug',
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

/** Whether a choice that every such sheet shows was made because of a word. */
function isChosenBy(word: string, told: Told, { kind, request }: Asked): boolean {
  const chosen = [ancestryWords, ageWords, classKin].flatMap((names) =>
    Object.hasOwn(names, word) ? [names[word]] : [],
  )
  if (chosen.some((one = '') => tokenise(one).every((part) => told.has(part.word)))) return true
  for (const [words, by] of sexes) if (words.has(word) && by.some((one) => told.words.has(one))) return true
  if (peoples.has(word) && namesPeople.has(kind) && !request.culture) return true
  if (kind === 'shop' && shopWords.has(word) && told.has(word)) return true
  // "A love letter" is a tender one.
  if (kind === 'lore' && word === 'love' && told.words.has('tender')) return true
  return (
    isMood(word) && choosesMood(kind, request) && (kind !== 'lore' || told.has(word) || told.has(moodIn(word) ?? ''))
  )
}

/** The words of a sheet that tell one of the prompt: itself, other forms of it, and what a listed synonym calls it. */
function tellersOf(word: string, told: Told): Set<string> {
  const forms = formsOf(word)
  const alike = synonyms.filter((group) => [...forms].some((form) => group.has(form))).flatMap((group) => [...group])
  return new Set([word, ...alike].flatMap((one) => told.alike(one)))
}

/** Words that choose what kind of shop it is, which another shop may be by chance. */
const shopWords = new Set(Object.values(shopFacts).flatMap(({ words }) => words))

const isMood = (word: string) => Object.values(moodWords).some((words) => (words as readonly string[]).includes(word))

/** The tone of a person and of verse follows from the words, unless it was chosen beside them. */
const choosesMood = (kind: SheetKind, { tone, mood }: Asked['request']) =>
  (kind === 'npc' && !tone) || (kind === 'lore' && !mood)

export interface Asked {
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

/** So many words beside each other are tried together. */
const TOGETHER_MAX = 3

/** Words that nothing was made of, where two or three of them stand beside each other. */
function runsOf(all: readonly Token[], some: ReadonlySet<Token>): Token[][] {
  const runs: Token[][] = []
  for (const [at, token] of all.entries()) {
    if (!some.has(token)) continue
    const last = runs.at(-1)
    if (last && last.length < TOGETHER_MAX && last.at(-1) === all[at - 1]) last.push(token)
    else runs.push([token])
  }
  return runs.filter((run) => run.length > 1)
}

/** Most words that are told, of a prompt that may be as long as a page. */
const UNUSED_MAX = 40

/**
 * The words of a sheet's prompt that came to nothing: those a choice beside it gainsays, those that keep out what it has, and
 * those that it has made nothing of (worked-in.ts): neither of the word, nor of another form of it, a listed synonym, or what
 * was chosen because of it. In the prompt's order, as written, none twice. Without a trial it is judged by its words alone.
 */
export function unusedWords(asked: Asked, document: SheetDocument, trial?: Trial): string[] {
  const { prompt } = asked.request
  if (prompt.trim() === '') return []
  const followed = settled(asked.kind, asked.request)
  const gaveWay = followed.gaveWay.map(({ from, to }): Span => {
    const said = prompt.slice(from, to)
    return { from: from + said.search(/[^\s,]/), to }
  })
  // However large it is by itself, a creature is as large as it is said to be.
  const sized = asked.kind === 'monster' ? new Set(tokenise(withoutSize(prompt)).map(({ word }) => word)) : undefined
  const isSize = ({ word }: Token) => sized !== undefined && !sized.has(word)
  const isGone = ({ at, end }: Token) => gaveWay.some(({ from, to }) => from < end && at < to)
  const tokens = tokenise(prompt)
  const isVerse = asked.kind === 'lore'
  const sayings = sayingsOf(document, tokenise(followed.prompt), isVerse)
  const told = new Told(sayings.flatMap(({ own, quoted }) => [...own, ...quoted]))
  const workedIn = new WorkedIn(sayings, followed.prompt, trial, isVerse)
  // "A confession of a poisoner" is one.
  const isForm = (word: string) =>
    isVerse &&
    (sayings.some(({ key, text }) => key === 'title' && text.toLowerCase().startsWith(`${word}: `)) ||
      // An ode is a sonnet, a shanty a song.
      (/^(?:sonnet|song|ballad|myth|epitaph|riddle|limerick|prophecy)$/.test(formIn(word) ?? '') &&
        told.has(formIn(word) ?? '')))
  const isTold = (word: string) =>
    isForm(word) || isChosenBy(word, told, asked) || workedIn.has(word, tellersOf(word, told))
  const said = tokens.map(({ word }) => word)
  // "A floating tavern on a barge": one says no more than the other.
  const isSaidTwice = (word: string) =>
    synonyms.some(
      (group) => group.has(word) && said.some((other) => other !== word && group.has(other) && isTold(other)),
    )
  const isUsed = (word: string) => isTold(word) || isSaidTwice(word)
  const lost = asked.kind === 'npc' ? gainsaid(tokens, document) : new Set<Token>()
  const stemOf = ({ word }: Token) => word.replace(/'s?$/, '')
  const saying = wantedOf(tokens).filter((token) => lost.has(token) || isContent(token, asked.kind))
  const idleOnes = saying.filter(
    (token) => !isGone(token) && !isSize(token) && (lost.has(token) || !isUsed(stemOf(token))),
  )
  const together = runsOf(saying, new Set(idleOnes.filter((token) => !lost.has(token)))).flatMap((run) => {
    const used = workedIn.together(run.map(stemOf), (word) => tellersOf(word, told))
    return run.filter((token) => used.includes(stemOf(token)))
  })
  const unmade = idleOnes.filter((token) => !together.includes(token))
  // "Bat-winged": with wings, as a bat has them.
  const isOfCompound = (token: Token) => {
    const next = tokens[tokens.indexOf(token) + 1]
    return next?.gap === 'hyphen' && saying.includes(next) && !unmade.includes(next)
  }
  // "Bones in a golden box", and the box is there: so is its gold.
  const isBesideUsed = (token: Token) => {
    const at = saying.indexOf(token)
    const isBeside = (one: Token | undefined, first: Token | undefined, second: Token | undefined) =>
      one !== undefined &&
      first &&
      second &&
      !unmade.includes(one) &&
      // What somebody does is no quality of a thing: "who knits scarves".
      !/^(?:who|that|which|and)$/.test(tokens[tokens.indexOf(first) - 1]?.word ?? '') &&
      workedIn.areTold(stemOf(first), stemOf(second))
    return isBeside(saying[at + 1], token, saying[at + 1]) || isBeside(saying[at - 1], saying[at - 1], token)
  }
  const spans: Span[] = unmade
    .filter((token) => lost.has(token) || !(isOfCompound(token) || isBesideUsed(token)))
    .map(({ at, end }) => ({ from: at, to: end }))
  const broken = brokenIn(tokens, document, asked.kind)
  return once(wordsAt([...gaveWay, ...broken, ...spans], prompt)).slice(0, UNUSED_MAX)
}
