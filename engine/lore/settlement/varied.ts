import { thesaurus } from './thesaurus.ts'

/**
 * Other words for the same, good wherever the first stands. The stories are written plainly, once, and each sheet says these
 * in one of their ways, so that two sheets of one story do not read alike. "(?= #)" and the like say before or after what.
 */
const ways: readonly (readonly [first: string, ...others: string[]])[] = [
  ['nobody', 'no one'],
  ['somebody', 'someone'],
  ['everybody', 'everyone'],
  ['anybody', 'anyone'],
  ['whoever(?! that| it| they| of| is left)', 'anyone who'],
  ['every(?! one| other| pair)', 'each'],
  ['pays(?= #fine)', 'owes', 'is fined'],
  ['costs(?= #fine)', 'means', 'is fined'],
  ['the fine is', 'the price is', 'it costs'],
  ['gets(?= #punished)', 'earns', 'faces'],
  ['earns(?= #punished)', 'means', 'brings'],
  ['pays(?= #(?:sum|asum))', 'offers', 'promises', 'will give'],
  ['offers(?= #)', 'pays', 'promises', 'has'],
  ['asks(?= (?:the party|strangers|anyone|anybody))', 'begs', 'implores'],
  ['asks for', 'begs for', 'wants'],
  ['needs(?! to)', 'wants', 'is looking for'],
  ['wants to', 'hopes to', 'would like to'],
  ['wants(?= (?:the|a|an|somebody|strangers) )', 'needs', 'would like'],
  ['to know', 'to learn', 'to be told'],
  ['to learn', 'to find out', 'to hear'],
  ['to find(?! out)', 'to discover'],
  ['to be told', 'to hear'],
  ['to be paid', 'to get paid'],
  ['until', 'till'],
  ['by night', 'at night', 'after dark'],
  ['at night', 'by night', 'after dark'],
  ['by day(?!light)', 'in daylight'],
  ['tonight', 'this evening'],
  ['in secret', 'secretly'],
  ['openly', 'in public'],
  ['in public', 'openly', 'before witnesses'],
  ['aloud', 'out loud'],
  ['once more', 'again', 'one more time'],
  ['again', 'once more'],
  ['one more', 'another'],
  ['at once', 'right away', 'together'],
  ['half of(?= #)', 'half'],
  ['all of(?= #)', 'all'],
  ['(?<=# )people(?! of| who)', 'souls', 'persons'],
  ['strangers', 'outsiders', 'newcomers'],
  ['the money', 'the gold', 'the silver'],
  ['says that', 'claims that', 'swears that'],
  ['brings', 'carries'],
  ['bring', 'fetch'],
  ['find out', 'learn', 'discover'],
  ['finds out', 'learns', 'discovers'],
  ['hires', 'pays', 'engages'],
  ['begs', 'implores'],
  ['is afraid of', 'fears', 'dreads'],
  ['fears', 'dreads'],
  ['(?<!it )is to(?= [a-z])', 'is meant to', 'is supposed to'],
  ['are to(?= [a-z])', 'are meant to', 'are supposed to'],
  ['because', 'since', 'as'],
  ['together', 'side by side'],
  ['the party', 'the adventurers'],
  ['and then', 'and after that'],
  ['for the sake of', 'because of', 'on account of'],
  ['in front of', 'before'],
  ['next to', 'beside'],
  ['below(?= #)', 'beneath', 'under'],
  ['under(?= (?:#|the))', 'beneath', 'below'],
  ['near(?= #)', 'close to', 'not far from'],
  ['outside(?= #)', 'in front of', 'before'],
  ['is gone', 'has gone', 'has vanished'],
  ['are gone', 'have gone', 'have vanished'],
  ['came back', 'returned'],
  ['come back', 'return'],
  ['come home', 'return'],
  ['was found', 'turned up'],
  ['were found', 'turned up'],
  ['(?<=# )a week', 'weekly', 'every week'],
  ['(?<=# )a month', 'monthly', 'every month'],
  ['(?<=# )a day', 'daily', 'every day'],
  ['(?<=# )a night', 'nightly', 'every night'],
  ['in the morning', 'at dawn', 'by morning'],
  ['nobody may', 'no one may', 'none may'],
  ['may not', 'must not'],
  ['has the key', 'keeps the key', 'holds the key'],
  ['knows the way', 'can show the way', 'has been that way'],
  ['knows where', 'can tell where', 'has seen where'],
  ['knows who', 'can say who', 'has seen who'],
  ['knows why', 'can say why', 'has found out why'],
  ['knows how', 'has learned how'],
  ['knows(?= (?:that|what|of))', 'has learned'],
  ['would say', 'is ready to say', 'could swear'],
  ['has sworn to', 'has vowed to'],
  ['have sworn', 'have vowed', 'swear'],
  ['for good', 'for ever'],
  ['by then', 'by that time'],
  ['those who', 'people who', 'all who'],
  ['one night', 'a single night'],
  ['most of', 'nearly all of'],
  ['nearly', 'almost'],
  ['almost', 'nearly'],
  ['already', 'by now'],
  ['hanged', 'strung up'],
  ['killed', 'slain', 'murdered'],
  ['died', 'perished'],
  ['built', 'raised', 'put up'],
  ['shut', 'closed'],
  ['closed', 'shut'],
  ['locked(?! up)', 'barred'],
  ['hidden', 'concealed'],
  ['read aloud', 'read out'],
  ['read out', 'read aloud'],
  ['guards', 'watchmen', 'sentries'],
  ['soldiers', 'troops'],
  ['(?<!on )(?<!to )paper', 'document', 'deed'],
  ['carts', 'wagons'],
  ['cart', 'wagon'],
  ['crowd', 'throng'],
  ['looks at', 'stares at'],
  ['talks to', 'speaks to', 'speaks with'],
  ['wait for', 'await'],
  ['waits for', 'awaits'],
  ['begins', 'starts'],
  ['begin', 'start'],
  ['began', 'started'],
  ['begun', 'started'],
  ['ends it', 'stops it', 'puts an end to it'],
  ['end it', 'stop it', 'put an end to it'],
  ['goes on', 'continues'],
  ['go on', 'carry on', 'continue'],
  ['get out of', 'escape from', 'get away from'],
  ['get past', 'slip past'],
  ['got out', 'escaped'],
  ['hand over', 'give up', 'surrender'],
  ['give up', 'hand over', 'surrender'],
  ['tired of', 'sick of'],
  ['sick of', 'tired of'],
  ['a stranger', 'somebody from elsewhere'],
]

/** The longest first, for the shorter ones begin some of them. */
const longestFirst = ways.toSorted(([one], [other]) => other.length - one.length)

/** One group for each way. Without names: an object of a hundred of them for every hit took a tenth of a program's start. */
const anyWay = new RegExp(
  `#[^#]+#|(?<![\\p{L}’-])(?:${longestFirst.map(([first]) => `(${first})`).join('|')})(?![\\p{L}’-])`,
  'giu',
)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const startsWithVowel = (word: string) => /^[aeiou]/i.test(word)

/** Single words for others that begin alike, whatever article stands before them. */
const withWords = (text: string) =>
  text.replace(/#[^#]+#|(?<!\p{L}[’-])(\p{L}+)(?![\p{L}’-])/gu, (hit: string, word: string | undefined) => {
    const others = word === undefined ? undefined : thesaurus.get(word)
    if (!others) return hit
    const fitting = others.filter((other) => startsWithVowel(other) === startsWithVowel(hit))
    return fitting.length > 0 ? `[${[hit, ...fitting].join('|')}]` : hit
  })

/** "a [twin|actor]": the article is whichever the choice wants. */
const withArticle = (text: string) => text.replace(/\b([Aa])n? (?=\[)/g, '$1(n) ')

/** A text of stories in which words with others for the same are a choice of them. */
export function varied(text: string): string {
  return withArticle(withWords(text)).replace(anyWay, (...found) => {
    const [hit, ...said] = found as [string, ...(string | undefined)[]]
    const way = longestFirst.findIndex((_, place) => said[place] !== undefined)
    if (way === -1) return hit
    const [, ...others] = longestFirst[way] ?? []
    const isCapital = /^\p{Lu}/u.test(hit)
    return `[${[hit, ...others].map((way) => (isCapital ? capital(way) : way)).join('|')}]`
  })
}

type Lines = string | readonly unknown[] | { readonly [key: string]: unknown } | RegExp

/** The same of every text in lists within lists; patterns and keys stay as they are. */
export function variedIn<T>(told: T, stay: readonly string[] = []): T {
  const each = (value: Lines): unknown =>
    typeof value === 'string'
      ? varied(value)
      : Array.isArray(value)
        ? value.map(each)
        : value instanceof RegExp || typeof value !== 'object' || value === null
          ? value
          : Object.fromEntries(
              Object.entries(value).map(([key, one]) => [key, stay.includes(key) ? one : each(one as Lines)]),
            )
  return each(told as Lines) as T
}
