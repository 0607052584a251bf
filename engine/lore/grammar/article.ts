/** Begins with a vowel's letter but a consonant's sound: a unicorn, a user, a one-eyed cat, a eulogy. */
const soundsLikeConsonant = /^(uni(?!n|m(p|a))|unan|u[bcfhjkqrst][aeiouy]|usu|util|ute|eu|ewe|ewer|one\b|once|oui)/i
/** Begins with an h that is not said: an hour. */
const silentH = /^(hour|honest|honou?r|heir)/i

/** "a" or "an", by the sound that the next word begins with: an owl, a unicorn, an hour, an 8, an 11th. */
export function articleFor(next: string): 'a' | 'an' {
  const word = next.replace(/^[^a-z0-9]+/i, '')
  if (/^(8|11(?!\d)|18(?!\d))/.test(word) || silentH.test(word)) return 'an'
  if (soundsLikeConsonant.test(word)) return 'a'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

/** The phrase with its article before it: "owl" -> "an owl". */
export const withArticle = (phrase: string) => `${articleFor(phrase)} ${phrase}`

/** A text with each "a" and "an" as the word behind it wants it. */
export const withArticles = (text: string) =>
  text.replace(/\b([Aa])n? (?=(\S+))/g, (_, a: string, next: string) =>
    articleFor(next) === 'an' ? `${a}n ` : `${a} `,
  )
