import { verbOfMany } from '../grammar/agreement.ts'

/** Verbs that these lines have of a single subject, and as several have them. */
const many: Readonly<Record<string, string>> = Object.fromEntries(
  'is was has comes goes wakes awakes wakens lies rests sleeps stands walks wants sits pours rises keeps knows asks says does deserves serves makes stays stirs needs pays offers owes sells writes lives begs appears leaves minds awaits'
    .split(' ')
    .map((verb) => [verb, verbOfMany(verb)]),
)
const verbs = Object.keys(many).join('|')
const swap = (text: string) => text.replace(new RegExp(`\\b(${verbs})\\b`, 'gi'), (verb) => pluralised(verb))
const pluralised = (verb: string) => {
  const other = many[verb.toLowerCase()] ?? verb
  return /^[A-Z]/.test(verb) ? other.charAt(0).toUpperCase() + other.slice(1) : other
}

const near = new RegExp(
  `(?:(?<!\\b[Ii]t )\\b(?:${verbs})\\b|\\[[^\\]]*\\b(?:${verbs})\\b[^\\]]*\\])(?= (?:(?!that )\\w+ )?#S#)|(?<=#(?:S|he)(?:\\.cap)?#,? (?:(?:who|once|now) )?)(?:(?:${verbs})\\b|\\[[^\\]]*\\b(?:${verbs})\\b[^\\]]*\\])`,
  'gi',
)

/** A sentence about "#B#", where several are meant: "#B# [hears|claims] it" -> "#B# [hear|claim] it". */
export const partyOfSeveral = (line: string) =>
  line.replace(
    /(#B(?:\.cap)?#,? (?:who )?)(\[[^\]]*\]|[a-z]+)/g,
    (_, before: string, verbs: string) =>
      before + verbs.replace(/(^\[?|\|)([a-z]+)/g, (__, start: string, word: string) => start + verbOfMany(word)),
  )

/** A line about one, as it is said of several: "#S# is laid" becomes "#S# are laid". */
export const ofSeveral = (line: string) => line.replace(near, swap)

/** A line that goes on with a verb about several: "Deserves an honest song" becomes "Deserve an honest song". */
export const verbOfSeveral = (line: string) => line.replace(new RegExp(`^(?:${verbs})\\b`, 'i'), pluralised)
