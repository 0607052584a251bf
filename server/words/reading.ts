import anyAscii from 'any-ascii'
import unhomoglyph from 'unhomoglyph'
import { lexicon, shortWords } from './lexicon.ts'

/** What is written for a letter because it looks like it, beyond what Unicode lists (UTS #39, confusables.txt). */
const shapes: Readonly<Record<string, string>> = Object.fromEntries(
  `аa бb вb гr дd еe ёe жx зe иn йn кk лn мm нh оo пn рp сc тt уy фo хx цu чa шw ыi ьb эe юo яr іi їi јj єe ћh ђh ґr ѕs ԁd һh ӏl ԛq ԝw
  αa βb γy δd εe ζz ηn θo ιi κk λl μu νv ξe οo πn ρp σo ςc τt υu φo χx ψy ωw
  ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz
  ıi łl øo đd ħh ŧt æa œo ßs þp ðd ȷj ɑa ɡg ɩi ɓb ɗd ɛe ƒf ɨi ʉu ɵo ɠg ɱm ŋn ƙk ƞn
  օo սu ոn հh ցg քp զq եe տs րn աw ճa ձa յj լl խx`
    .split(/\s+/)
    .map((pair) => [...pair])
    .map(([letter = '', like = '']) => [letter, like]),
)

/** Digits and signs that are read as letters; what can be two is read as both. */
const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
  '€': 'e',
  '£': 'l',
  '¢': 'c',
  '¥': 'y',
  '§': 's',
  '!': 'i',
  '¡': 'i',
  '|': 'l',
  '1': 'i',
  '2': 'z',
}
const EITHER = /[1!|]/g
const EITHER_MOST = 5

/** Letters in boxes and circles that compatibility leaves alone: negative circled and squared ones, and flags' letters. */
function unboxed(text: string): string {
  return text.replace(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    const from = code >= 0x1f1e6 ? 0x1f1e6 : code >= 0x1f170 ? 0x1f170 : 0x1f150
    return String.fromCharCode(97 + code - from)
  })
}

/** Compatibility forms and case made one; accents, marks and whatever nobody sees taken off. */
export function plain(text: string): string {
  return unboxed(text)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|\p{Cf}|[\u115F\u1160\u3164\uFFA0\u2800]/gu, '')
    .normalize('NFC')
}

/** Every letter as the Latin one that it looks like. */
function byShape(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (letter) => {
    const known = shapes[letter]
    if (known !== undefined) return known
    const like = unhomoglyph(letter)
    return /^[\0-\x7f]+$/.test(like) ? like.toLowerCase() : letter
  })
}

const BETWEEN = /[^\p{L}\p{N}@$+€£¢¥§!¡|*#]+/u
const lettersOnly = (text: string) => text.replace(/[^a-z]/g, '')

/** With signs that are two letters read as each; of very many, as all the one or all the other. */
function eitherWay(piece: string): string[] {
  const count = piece.match(EITHER)?.length ?? 0
  if (count === 0) return [piece]
  if (count > EITHER_MOST) return ['i', 'l'].map((letter) => piece.replace(EITHER, letter))
  return Array.from({ length: 2 ** count }, (_, choice) => {
    let at = 0
    return piece.replace(EITHER, () => ((choice >> at++) & 1 ? 'l' : 'i'))
  })
}

/** What a piece of a text may stand for, the likeliest first. */
function formsOf(piece: string): string[] {
  if (/^[a-z]+$/.test(piece)) return stretched(piece)
  // Of short numbers nothing is made.
  if (/^\d{0,3}$/.test(piece)) return []
  const spelled = (text: string) => lettersOnly(text.replace(/[^a-z]/g, (sign) => signs[sign] ?? ''))
  const trimmed = piece.replace(/[!|+*#]+$/, '')
  return [...new Set([trimmed, piece].flatMap(eitherWay).flatMap((one) => stretched(spelled(one))))]
}

/** A word with letters drawn out, also as it is without: three are one or two, and where all are doubled, all are one. */
function stretched(word: string): string[] {
  if (!/(.)\1/.test(word)) return [word]
  const once = word.replace(/(.)\1+/g, '$1')
  if (/^(?:(.)\1)+$/.test(word)) return [...new Set([word, word.replace(/(.)\1/g, '$1'), once])]
  const forms = [word, word.replace(/(.)\1{2,}/g, '$1'), word.replace(/(.)\1{2,}/g, '$1$1')]
  return [...new Set(word.length >= 2 * once.length || /(.)\1{2,}/.test(word) ? [...forms, once] : forms)]
}

/** The word that a piece with letters masked may be: "n*de". */
function unmasked(piece: string): string | undefined {
  if (!/^[a-z0-9@$!]*[a-z][*#]+[a-z0-9@$!*#]*$|^[*#][a-z]{3,}$/.test(piece) || piece.length < 4) return undefined
  const pattern = new RegExp(`^${piece.replace(/[^a-z*#]/g, (sign) => signs[sign] ?? '.').replace(/[*#]/g, '[a-z]')}$`)
  for (const word of lexicon.keys()) if (pattern.test(word)) return word
  return undefined
}

/** The words that a run of letters is made of, where it is made of nothing else: "nudechild". */
function parts(word: string): string[] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    if (!lexicon.has(first)) continue
    if (lexicon.has(rest)) return [first, rest]
    const more = rest.length >= 6 ? parts(rest) : undefined
    if (more) return [first, ...more]
  }
  return undefined
}

/** The words of the lexicon that letters standing apart spell, one after the other, with whatever between: "n u d e". */
function spelledOut(letters: string): string[] {
  const found: string[] = []
  for (let at = 0; at < letters.length; ) {
    let longest = ''
    for (let end = Math.min(letters.length, at + 16); end - at >= 3 && !longest; end--) {
      const candidate = letters.slice(at, end)
      if (lexicon.has(candidate)) longest = candidate
    }
    if (longest) found.push(longest)
    at += longest.length || 1
  }
  return found
}

/** One word of a text, as all that it may be read as. */
export interface Word {
  forms: readonly string[]
}

/** Longer runs of letters are no words; what is hidden in one is looked for as in letters that stand apart. */
const WORD_MOST = 40

function inOneScript(text: string): Word[] {
  const pieces = text.split(BETWEEN).filter((piece) => piece !== '')
  const words: Word[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? ''
    // Letters standing alone, three or more in a row.
    let end = at
    while (end < pieces.length && [...(pieces[end] ?? '')].length === 1) end++
    if (end - at >= 3) {
      const run = pieces.slice(at, end).join('')
      const spelled = [...new Set([...formsOf(run), ...formsOf(`${run}${pieces[end] ?? ''}`)].flatMap(spelledOut))]
      words.push(...spelled.map((word) => ({ forms: [word] })))
      if (spelled.length === 0) words.push({ forms: [] })
      at = end - 1
      continue
    }
    if (piece.length > WORD_MOST) {
      const hidden = spelledOut(lettersOnly(piece.replace(/[^a-z]/g, (sign) => signs[sign] ?? '')))
      words.push({ forms: [] }, ...hidden.map((word) => ({ forms: [word] })))
      continue
    }
    const joined = joinedFrom(pieces, at)
    if (joined) {
      words.push({ forms: [joined.word] })
      at = joined.end
      continue
    }
    const forms = formsOf(piece)
    const masked = unmasked(piece)
    const together = forms.some((form) => lexicon.has(form)) ? undefined : forms.map(parts).find(Boolean)
    if (together) words.push(...together.map((word) => ({ forms: [word] })))
    else words.push({ forms: masked ? [...forms, masked] : forms })
  }
  return words
}

const PIECES_MOST = 5
/** Words as long as this come of no others by chance. */
const LONG = 7

/** A word of the lexicon that was taken apart: "na ked", "ch-ild". Short words are no pieces, but of long ones. */
function joinedFrom(pieces: readonly string[], at: number): { word: string; end: number } | undefined {
  let whole = ''
  let isOdd = false
  for (let end = at; end < Math.min(pieces.length, at + PIECES_MOST); end++) {
    const piece = pieces[end] ?? ''
    if (lexicon.has(piece)) return undefined
    whole += piece
    if (whole.length > WORD_MOST) return undefined
    isOdd ||= piece.length <= 3 && !shortWords.has(piece)
    if (end === at || whole.length < (isOdd ? 4 : LONG)) continue
    const word = formsOf(whole).find((form) => form.length >= 4 && lexicon.has(form))
    if (word) return { word, end }
  }
  return undefined
}

/** A text's words in their order: as the letters look, and, where it is in another script, as they sound. */
export function readings(text: string): Word[][] {
  const simple = plain(text)
  const looks = inOneScript(byShape(simple))
  if (/^[\0-\x7f]*$/.test(simple)) return [looks]
  const sounds = anyAscii(
    simple.replace(/[^\0-\u024F\u0370-\u03FF\u0400-\u052F\u0531-\u058F\u10A0-\u10FF]/gu, ' '),
  ).toLowerCase()
  return [looks, inOneScript(sounds)]
}
