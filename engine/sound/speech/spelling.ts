import anyAscii from 'any-ascii'
import { asSpelt } from './names.ts'

// How flite reads the clusters that invented names are full of; its rules were learned from English alone.
const clusters: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})['’`](?=\p{L}{2})/gu, ''],
  [/^xh?/i, 'z'],
  [/^ts/i, 's'],
  [/^z(?=[bdgklmrv])/i, 'z'],
  [/kh/gi, 'k'],
  [/^gh/i, 'g'],
  [/^dh/i, 'd'],
  [/bh/gi, 'b'],
  [/q(?!u)/gi, 'k'],
  [/aa/gi, 'ah'],
  [/ii/gi, 'ee'],
  [/uu/gi, 'oo'],
  [/ae/gi, 'ay'],
  [/yr(?=[^aeiouy]|$)/gi, 'eer'],
  [/wyn$/i, 'win'],
  [/iel$/i, 'ee-el'],
  [/([bcdfghjklmnpqrtvwxz])\1{2,}/gi, '$1$1'],
]

/** Abbreviations of game masters that flite would spell out or swallow. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+)\s*gp\b/gi, '$1 gold pieces'],
  [/\b(\d+)\s*sp\b/gi, '$1 silver pieces'],
  [/\b(\d+)\s*cp\b/gi, '$1 copper pieces'],
  [/\b(\d+)\s*ft\.?(?=\W|$)/gi, '$1 feet'],
  [/\b(\d+)d(\d+)\b/gi, '$1 d $2'],
  [/\bNPCs?\b/g, 'N P C'],
  [/\bDC\s+(\d+)/g, 'D C $1'],
  [/&/g, ' and '],
]

const isName = (word: string, isFirst: boolean) => !isFirst && /^\p{Lu}\p{Ll}/u.test(word)

/** Words that sentences begin with and that the naming tables could make as well. */
const common: ReadonlySet<string> = new Set(
  `all and any are as at be been but by can come could did do does down each even ever every far few for from go had has have he her here him
  his how if in into is it its just let like look many may me more most much must my never no none nor not now of off old on once one
  only or our out over own she should since so some such take tell than that the their them then there these they this those though
  to too up upon us very was we were what when where which while who why will win wine with would yes you your yet man men woman women
  ten hall mine rose roses marian barren baron hard harden wood wooden garden silver copper golden open listen iron dark silence halt
  run welcome alas cold alone beware death dragon dragons under mercy hear heed wait stay still long lost kneel`.split(
    /\s+/,
  ),
)

/** A sentence in the letters that flite knows, with invented names as they are meant to sound. */
export function respelt(sentence: string): string {
  const plain = anyAscii(sentence.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, ' '))
    .replace(/[*_~`#|<>[\]{}\\^]/g, ' ')
    .replace(/["]/g, '')
  const written = shorthand.reduce((text, [pattern, instead]) => text.replace(pattern, instead), plain)
  let isFirst = true
  const words = written.replace(/[\p{L}’'-]+/gu, (word) => {
    const isAName = isName(word, isFirst) || /[\p{L}]['’](?!(?:s|t|re|ve|ll|d|m)$)\p{L}{2}/iu.test(word)
    const isCapital = /^\p{Lu}\p{Ll}/u.test(word)
    // A word that begins a sentence is a name only where it is one of the tables' and no word besides.
    const eased = clusters.reduce((name, [pattern, instead]) => name.replace(pattern, instead), word)
    const ours = isCapital && (isAName || !common.has(word.toLowerCase())) ? asSpelt(word, eased) : undefined
    isFirst = false
    return ours ?? (isAName ? eased : calmed(word))
  })
  return words.replace(/\s+/g, ' ').trim()
}

/** A word in capitals is said as a word, not spelt, where it has a vowel and is no short name. */
const calmed = (word: string): string => (word.length > 3 && word === word.toUpperCase() ? word.toLowerCase() : word)
