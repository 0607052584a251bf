/** Verbs as a single subject has them, and as several have. */
const many: Readonly<Record<string, string>> = Object.fromEntries(
  'is are,was were,has have,comes come,goes go,wakes wake,awakes awake,wakens waken,lies lie,rests rest,sleeps sleep,stands stand,walks walk,wants want,sits sit,pours pour,rises rise,walks walk,keeps keep,knows know,asks ask,says say,does do,deserves deserve,serves serve,makes make,stays stay,rests rest,stirs stir,needs need,pays pay,offers offer,owes owe,sells sell,writes write,lives live,begs beg,appears appear,leaves leave,stays stay,minds mind,awaits await'
    .split(',')
    .map((pair) => pair.split(' ')),
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

/** A verb of a single party as several have it: "watches" -> "watch". */
const verbOf = (word: string) =>
  many[word] ?? (/(?:sh|ch|x|ss)es$/.test(word) ? word.slice(0, -2) : /[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** A sentence about "#B#", where several are meant: "#B# [hears|claims] it" -> "#B# [hear|claim] it". */
export const partyOfSeveral = (line: string) =>
  line.replace(
    /(#B(?:\.cap)?#,? (?:who )?)(\[[^\]]*\]|[a-z]+)/g,
    (_, before: string, verbs: string) =>
      before + verbs.replace(/(^\[?|\|)([a-z]+)/g, (__, start: string, word: string) => start + verbOf(word)),
  )

/** A line about one, as it is said of several: "#S# is laid" becomes "#S# are laid". */
export const ofSeveral = (line: string) => line.replace(near, swap)

/** A line that goes on with a verb about several: "Deserves an honest song" becomes "Deserve an honest song". */
export const verbOfSeveral = (line: string) => line.replace(new RegExp(`^(?:${verbs})\\b`, 'i'), pluralised)
