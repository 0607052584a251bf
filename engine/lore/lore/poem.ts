import type { LoreMood } from '../../../contract/sheets/choices.ts'
import type { Random } from '../../paint/random.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { type Composer, openComposer, type Shape } from '../verse/compose.ts'
import { lastWord, rhyme } from '../verse/pronounce.ts'
import type { Story, Unit } from '../verse/units.ts'
import { ofSeveral, verbOfSeveral } from './agreement.ts'
import { deedOf } from './deed.ts'
import type { Matter } from './matters/matter.ts'
import { tellingOf } from './matters/telling.ts'
import * as ballads from './poems/ballads.ts'
import { deedBallads, deedSongs } from './poems/deeds.ts'
import * as epitaphs from './poems/epitaphs.ts'
import * as limericks from './poems/limericks.ts'
import * as prophecies from './poems/prophecies.ts'
import * as riddleFrames from './poems/riddle-frames.ts'
import * as songs from './poems/songs.ts'
import * as sonnets from './poems/sonnets.ts'
import { arms } from './poems/tales/arms.ts'
import { bread } from './poems/tales/bread.ts'
import { crimes } from './poems/tales/crimes.ts'
import { fates } from './poems/tales/fates.ts'
import { comingsOf, livesOf } from './poems/tales/graves.ts'
import { hearts } from './poems/tales/hearts.ts'
import { tavernSongs } from './poems/tales/songs.ts'
import { sonnets as sonnetTales } from './poems/tales/sonnets.ts'
import { things } from './poems/tales/things.ts'
import type { Subject } from './subject.ts'
import { domainOf } from './theme.ts'
import { themeWords } from './theme-words.ts'
import { verseWords } from './words.ts'

export const shapes = {
  common: { metres: ['openTetrameter', 'trimeter', 'openTetrameter', 'trimeter'], scheme: '-a-a' },
  couplet: { metres: ['tetrameter', 'tetrameter'], scheme: 'aa' },
  quatrain: { metres: ['pentameter', 'pentameter', 'pentameter', 'pentameter'], scheme: 'abab' },
  limerick: {
    metres: ['limerickLong', 'limerickLong', 'limerickShort', 'limerickShort', 'limerickLong'],
    scheme: 'aabba',
  },
  close: { metres: ['pentameter', 'pentameter'], scheme: 'aa' },
} as const satisfies Record<string, Shape>

/** Names of those who meet a poem’s subject: all of them can be said in verse. */
export const heroes = {
  she: 'Ellen,Anna,Alice,Margaret,Rose,Agnes,Edith,Nell,Isabel,Martha,Sybil,Bridget,Emma,Helen,Lucy,Nora,Phoebe,Sarah'.split(
    ',',
  ),
  he: 'Martin,Robin,Thomas,Hugh,Jack,Walter,Harold,Simon,Clement,Adam,Oliver,Ralph,Edmund,Arthur,Gilbert,Peter,Roger,Giles'.split(
    ',',
  ),
}

/** A poem, and what the notes beside it go by. */
export interface Poem {
  text: string
  /** Which story it tells, where it tells one. */
  story?: string
  /** Who meets the subject in it, as the grammars call them. */
  hero?: Readonly<Record<string, string>>
}

/** What a poem is written from. */
export interface PoemBrief {
  subject: Subject
  mood: LoreMood
  chance: Random
}

/** The clause as it stands, then what is left of it before a second preposition. */
function clausesOf({ clause }: Subject): string[] {
  if (!clause) return ['']
  const [first = clause] = clause.split(
    /(?<=\s\S+\s\S+)(?<!\bhow)\s(?=(?:of|in|on|at|from|with|under|and|to|for|by)\s)/,
  )
  return [...new Set([clause, first])]
}

const bareOf = (subject: Subject) =>
  subject.event ? subject.short : subject.whole.replace(/^(?:The|An?)\s/, 'the ').replace(/^an?\s/, 'the ')

/** For lines that want a syllable or two more: "that very same mule", "winter itself". */
function lengthened({ head, isPlural }: Subject): string[] {
  const noun = head.replace(/^the /, '')
  if (/^\p{Lu}/u.test(noun)) return [`the one called ${noun}`, `the one and only ${noun}`]
  if (noun === head && !isPlural) return [`the ${noun}`, `${noun} itself`]
  const that = isPlural ? 'those' : 'that'
  return [`${that} same ${noun}`, `${that} selfsame ${noun}`, `${that} very same ${noun}`]
}

/** Somebody who meets the subject. */
function heroOf(chance: Random): Record<string, string> {
  const nhe = chance.pick(['she', 'he'] as const)
  const [nhim = '', nhis = ''] = nhe === 'she' ? ['her', 'her'] : ['him', 'his']
  return { N: chance.pick(heroes[nhe]), nhe, nhim, nhis }
}

/** The subject as lines may name it, the fullest first, and who meets it. */
function givenOf(subject: Subject, hero: Readonly<Record<string, string>>): Record<string, string>[] {
  const fullest = subject.clause ? [subject.short] : [bareOf(subject), subject.short]
  const names = [...new Set([...fullest, subject.head, ...lengthened(subject)])]
  const { he, him, his } = subject
  const deed = deedOf(subject)
  const { did, object, it, other: B, otherHe: bhe, otherHim: bhim, otherHis: bhis } = tellingOf(subject)
  const done: Record<string, string> = {
    B,
    bhe,
    bhim,
    bhis,
    ...(object && { O: object, it }),
    ...(deed && { D: deed.did, O: deed.what, M: deed.mine, it: deed.it }),
  }
  const clauses = clausesOf(subject)
  const ways = Array.from({ length: Math.max(clauses.length, did.length) }, (_, at) => ({
    C: clauses[at] ?? clauses.at(-1) ?? '',
    ...(did.length > 0 && { did: did[at] ?? did.at(-1) ?? '' }),
    ...(did.length > 0 && !deed && { D: did[at] ?? did.at(-1) ?? '' }),
  }))
  return names.flatMap((S) =>
    ways.map((way) => ({ ...hero, ...done, S, V: S.replace(/^the /, ''), he, him, his, ...way })),
  )
}

function openPoem(
  { subject, mood, chance }: PoemBrief,
  names: readonly string[] = [],
): Composer & { hero: Readonly<Record<string, string>>; done: Readonly<Record<string, string>> } {
  const [theme = 'road'] = subject.themes
  const hero = heroOf(chance)
  const said = givenOf(subject, hero)
  const given = names.length > 0 ? names.flatMap((W) => said.map((each) => ({ ...each, W }))) : said
  const grammar: Grammar = { ...verseWords, ...themeWords[theme], adj: verseWords[mood] }
  const composer = openComposer(grammar, chance, given)
  // "Who never sleeps" may stand for whoever does; "of the silver mine" says nothing without "the one".
  const isRelative = /^(?:who|whom|whose)\s/.test(subject.clause ?? '')
  const whole = (way: string) => (isRelative ? way : way.replace('|] #C#', '] #C#'))
  const ones = (way: string) =>
    way.includes('#C#') ? way.replace(/\b(the(?: very| only| same| selfsame)?) one\b/gi, '$1 ones') : way
  const agreed = (unit: Unit): Unit => ({
    ...unit,
    lines: unit.lines.map((ways, at) => {
      // "The ones who counted the stars / Deserve an honest song."
      const isGoneOn = unit.lines[at - 1]?.some((way) => way.includes('#C#'))
      const several = (way: string) => ones(ofSeveral(isGoneOn ? verbOfSeveral(way) : way))
      return ways.map((way) => whole(subject.isPlural ? several(way) : way))
    }),
  })
  const deed = deedOf(subject)
  const [did] = tellingOf(subject).did
  return {
    hero,
    // By names of their own: in notes #D# is a day.
    done: deed ? { did: deed.did } : did ? { did } : {},
    write: (pools, shape) =>
      composer.write(
        pools.map((pool) => pool.map(agreed)),
        shape,
      ),
  }
}

/** Units for this theme and mood, then whatever is for any. */
function fitting(units: readonly Unit[], { subject, mood }: PoemBrief): Unit[][] {
  const [theme = 'road', second = theme] = subject.themes
  const wanted = [theme, second, mood, 'any']
  return [
    units.filter(({ tags }) => tags.length === 0 || tags.some((tag) => tag === theme || tag === mood)),
    units.filter(({ tags }) => tags.length === 0 || tags.some((tag) => wanted.includes(tag))),
    [...units],
  ]
}

/** Those with what the prompt says first, where it says something; of what nobody asked for either will do. */
const named = (subject: Subject, withClause: readonly Unit[], without: readonly Unit[]) =>
  subject.isAsked && subject.clause ? [withClause, without] : [subject.clause ? [...withClause, ...without] : without]

/** Units for what the prompt tells, of its first matter that has some. */
function ofMatters(units: readonly Unit[], { subject }: PoemBrief): Unit[] {
  const found = tellingOf(subject).matters.map((matter) => units.filter(({ tags }) => tags.includes(matter)))
  return found.find((each) => each.length > 0) ?? []
}

/** Stories for such a subject, likelier the more of its tags fit. */
function inOrder(stories: readonly Story[], { subject, mood, chance }: PoemBrief): Story[] {
  const kind = subject.isBeing ? 'being' : 'thing'
  const wanted = new Set<string>([mood, ...subject.themes.slice(0, 2)])
  const left = stories.filter(({ tags }) => tags.includes(kind))
  const drawn: Story[] = []
  while (left.length > 0) {
    const next = chance.weighted(left, ({ tags }) => 1 + 2 * tags.filter((tag) => wanted.has(tag)).length)
    drawn.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return drawn
}

/** Of several ways to write something the first that can be made to scan. */
function firstThatScans<T>(ways: readonly (() => T)[]): T {
  let failure: unknown
  for (const way of ways) {
    try {
      return way()
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      failure = error
    }
  }
  throw failure
}

/** For a subject that no line can say ("Xyrthaxulon the Incomprehensible"): its title names it, the verses call it this. */
function unnamed({ subject, ...brief }: PoemBrief): PoemBrief {
  const { isBeing, isPlural } = subject
  const noun = `${isBeing ? 'stranger' : 'wonder'}${isPlural ? 's' : ''}`
  return {
    ...brief,
    subject: { ...subject, whole: `The ${noun}`, short: `the ${noun}`, head: noun, clause: undefined },
  }
}

/** A poem of anything that somebody may ask for, however it sounds. */
const sung =
  <T>(write: (brief: PoemBrief) => T) =>
  (brief: PoemBrief): T =>
    firstThatScans([() => write(brief), () => write(brief), () => write(unnamed(brief)), () => write(unnamed(brief))])

const tales: readonly Story[] = [...fates, ...crimes, ...hearts, ...arms, ...bread, ...things]

const disasters = /(?:flood|fire|storm|doom|earthquake|volcano|avalanche|comet|rain|end|tide|wave|plague)s?$/i

/**
 * Stories in the order in which they are tried: of what the prompt tells was done, of that deed whatever it was, of what the
 * subject is, then of anybody.
 */
function inTheirOrder(
  own: readonly Story[],
  acted: Readonly<Record<string, Story>>,
  stories: readonly Story[],
  brief: PoemBrief,
): Story[] {
  const { subject, chance } = brief
  const kind = subject.isBeing ? 'being' : 'thing'
  const { matters, said, did } = tellingOf(subject)
  // What fell is told of otherwise than what it fell to: "the fall of Ashmere" and "the great fire".
  const isPlace =
    !subject.isBeing && !disasters.test(subject.head) && (subject.event !== undefined || subject.clause !== undefined)
  const tagOf = (matter: Matter) => (matter === 'ruin' && isPlace ? 'fallen' : matter)
  const of = (some: readonly Matter[]) =>
    some
      .map(tagOf)
      .flatMap((matter) =>
        chance.shuffle([...own, ...stories].filter(({ tags }) => tags.includes(kind) && tags.includes(matter))),
      )
  const deed = subject.isBeing ? deedOf(subject) : undefined
  // "Wanted to be a baker": whatever it was, it was done, and the town looked on.
  const act = deed ? acted[deed.kind] : subject.isBeing && did.length > 0 ? acted.done : undefined
  // Some of its lines can be told one way and not the other: it is tried more often.
  const deeds = act ? [act, act] : []
  const aside = new Set(['bargain', 'return'])
  const ofThose = (some: readonly Matter[]) => of(some).filter(({ name }) => !aside.has(name))
  const told =
    said.length > 0 && deed && ['taken', 'lost', 'wed'].includes(deed.kind)
      ? chance.shuffle([...ofThose(said), ...deeds.slice(1)])
      : ofThose(said)
  const acting = did.length > 0 ? told.filter(beginsWithIt) : told
  return [...new Set([...acting, ...deeds, ...told, ...of(matters), ...inOrder(stories, brief)])]
}

/** The first story whose every stanza scans, each tried with two people: one's name may where another's does not. */
const told = <T>(stories: readonly Story[], tell: (story: Story) => T): T =>
  firstThatScans(stories.flatMap((story) => [() => tell(story), () => tell(story)]))

/** Throws RangeError for what no such stanza can say: no story could tell of it either, and none is tried then. */
function tried(pools: readonly (readonly Unit[])[], brief: PoemBrief) {
  openPoem({ ...brief, chance: brief.chance.fork('tried') }).write(pools, shapes.common)
}

/** Does it say what the prompt says was done? */
const acts = (unit?: Unit) => unit?.lines.flat().some((way) => /#(?:did|D)#/.test(way)) === true
const beginsWithIt = ({ stanzas: [first] }: Story) => first?.ways.some(acts) === true

/** Every stanza of a story, each place in it told as the one it follows was. */
function stanzasOf({ stanzas }: Story, poem: Composer, shapeAt: (at: number) => Shape, chance: Random): string[][] {
  const chosen: number[] = []
  return stanzas.map(({ ways, follows }, place) => {
    const drawn = chance.shuffle(ways.map((_, at) => at))
    // A story begins with what was done, where one of its beginnings says it.
    const order = place > 0 ? drawn : drawn.sort((one, other) => Number(acts(ways[other])) - Number(acts(ways[one])))
    const bound = follows === undefined ? undefined : chosen[follows]
    return firstThatScans(
      (bound === undefined ? order : [Math.min(bound, ways.length - 1)]).map((at) => () => {
        const lines = poem.write([ways.slice(at, at + 1)], shapeAt(place))
        chosen[place] = at
        return lines
      }),
    )
  })
}

/** Before a line that begins like this there is a comma at least. */
const startsAnew = /^(?:“|(?:The(?! way by)|A|An|There|It|He|She|They|I|We|You|Here|Of all|His|Her|Its|Their|Not)\b)/

/** But not after these: "and from that day there was no want of bread". */
const runsOn = /\b(?:and then|after that|from that day)$/

const punctuated = (lines: readonly string[]) =>
  lines.map((line, at) => {
    if (/[.,;:!?][”’]*$/.test(line)) return line
    const next = lines[at + 1]
    if (next === undefined) return `${line}.`
    return startsAnew.test(next) && !runsOn.test(line) ? `${line},` : line
  })

const asText = (stanzas: readonly (readonly string[])[]) =>
  stanzas.map((lines) => punctuated(lines).join('\n')).join('\n\n')

export const ballad = sung((brief: PoemBrief): Poem => {
  const heralds = named(brief.subject, ballads.heralds, ballads.plainHeralds)
  tried(heralds, brief)
  return told(inTheirOrder(tales, deedBallads, ballads.stories, brief), (tale) => {
    const { name } = tale
    const poem = openPoem(brief)
    const herald = poem.write(heralds, shapes.common)
    const middle = stanzasOf(tale, poem, () => shapes.common, brief.chance)
    const text = asText([herald, ...middle, poem.write(fitting(ballads.farewells, brief), shapes.common)])
    const known = tales.includes(tale) ? {} : { story: name }
    return { text, ...known, hero: { ...poem.hero, ...(name in deedBallads && poem.done) } }
  })
})

export const song = sung((brief: PoemBrief): Poem => {
  const choruses = named(brief.subject, songs.chorusesNamed, songs.choruses)
  tried(choruses, brief)
  return told(inTheirOrder(tavernSongs, deedSongs, songs.stories, brief), (tale) => {
    const { name } = tale
    const poem = openPoem(brief)
    const refrain = poem.write(choruses, shapes.common)
    const text = asText(stanzasOf(tale, poem, () => shapes.common, brief.chance).flatMap((stanza) => [stanza, refrain]))
    const known = tavernSongs.includes(tale) ? {} : { story: name }
    return { text, ...known, ...(name in deedSongs && { hero: poem.done }) }
  })
})

/** Written of any subject, of units that go with each other well enough. */
function anySonnet(brief: PoemBrief): string {
  const poem = openPoem(brief)
  return asText([
    poem.write(fitting(sonnets.pictures, brief), shapes.quatrain),
    poem.write(named(brief.subject, sonnets.complaintsNamed, sonnets.complaints), shapes.quatrain),
    poem.write([sonnets.turns], shapes.quatrain),
    poem.write(fitting(sonnets.couplets, brief), shapes.close),
  ])
}

/** One whole argument; its second quatrain gives place to one that says what the prompt tells. */
function wholeSonnet(tale: Story, brief: PoemBrief): string {
  const { subject, chance } = brief
  const poem = openPoem(brief)
  const shapeAt = (at: number) => (at === tale.stanzas.length - 1 ? shapes.close : shapes.quatrain)
  const stanzas = stanzasOf(tale, poem, shapeAt, chance)
  if (!subject.clause) return asText(stanzas)
  const named = firstThatScans([() => poem.write([sonnets.complaintsNamed], shapes.quatrain), () => stanzas[1] ?? []])
  return asText(stanzas.map((stanza, at) => (at === 1 ? named : stanza)))
}

export const sonnet = sung((brief: PoemBrief): string => {
  const { subject, chance } = brief
  const natural = [17, 19, 28].includes(domainOf(subject.head.replace(/^the /, '').toLowerCase()))
  const ofNature = natural ? sonnetTales.filter(({ name }) => name === 'season') : []
  const ofMatter = inTheirOrder(sonnetTales, {}, [], brief)
  const kind = subject.isBeing ? 'being' : 'thing'
  const ofTheme = sonnetTales.filter(({ tags }) => tags.includes(kind) && tags.includes(subject.themes[0] ?? ''))
  const own = [...new Set([...ofNature, ...ofMatter, ...ofTheme])].slice(0, 3)
  // Of what nobody asked for, the looser kind now and then.
  const isLoose = own.length === 0 || (!subject.isAsked && chance.chance(0.3))
  return isLoose
    ? anySonnet(brief)
    : firstThatScans([...own.map((tale) => () => wholeSonnet(tale, brief)), () => anySonnet(brief)])
})

/** Couplets as quatrains of two. */
const paired = (couplets: readonly (readonly string[])[]) =>
  asText(couplets.flatMap((couplet, at) => (at % 2 === 0 ? [[...couplet, ...(couplets[at + 1] ?? [])]] : [])))

export const prophecy = sung((brief: PoemBrief): string => {
  const poem = openPoem(brief)
  const seen = fitting(prophecies.signs, brief)
  const three = [0, 1, 2].map(() => poem.write(seen, shapes.couplet))
  const [first = [], second = [], third = []] = three
  const comings = named(brief.subject, prophecies.comingsNamed, prophecies.comings)
  const own = ofMatters(comingsOf, brief)
  // Where a clause says what is to come it is said; else the matter does.
  const pools = brief.subject.clause && brief.chance.chance(0.5) ? [...comings, own] : [own, ...comings]
  const coming = poem.write(pools, shapes.couplet)
  const cost = poem.write([prophecies.costs], shapes.couplet)
  return paired([first, second, third, coming, cost, poem.write([prophecies.escapes], shapes.couplet)])
})

/** Limericks whose second line is all that the prompt says, where two things rhyme with the end of it. */
function toldLimericks({ subject, chance }: PoemBrief): Unit[] {
  const [clause = ''] = clausesOf(subject)
  const end = lastWord(clause)
  const all = [...limericks.rhymers, ...verseWords.place, ...verseWords.thing, ...verseWords.beast]
  const mates = chance.shuffle([...new Set(all)].filter((word) => word !== 'fog' && rhyme(word, end)))
  const [near, last] = mates
  if (!near || !last) return []
  const fill = (ways: readonly string[], word: string) => ways.map((way) => way.replace('@', word))
  const first = fill(limericks.firstLines, near)
  const fifth = fill(limericks.lastLines, last)
  return limericks.middles.map(([third, fourth]) => ({
    tags: [],
    lines: [first, ['#C#;', 'Who one night #did#;', 'Who once #did#;', 'Who #did#;'], [third], [fourth], fifth],
  }))
}

export function limerick(brief: PoemBrief): string {
  const { subject, chance } = brief
  const own = [...new Set([subject.short, subject.head])].map((name) => name.replace(/^the /, ''))
  // Of several, or of a name, "a wizard" cannot be said: they are told of as things are.
  const told = toldLimericks(brief)
  const isOne = subject.isBeing && !subject.isPlural && /^\p{Ll}/u.test(own[0] ?? '')
  const asked = isOne
    ? own.map(
        (name) => () =>
          openPoem(brief, [name]).write(
            [...(subject.clause ? [told] : []), ...named(subject, limericks.limericksNamed, limericks.limericks)],
            shapes.limerick,
          ),
      )
    : [() => openPoem(brief).write([limericks.limericksOfThings], shapes.limerick)]
  // It is somebody else’s tale then.
  const other = { ...subject, isPlural: false, he: 'he', him: 'him', his: 'his' }
  const others = () =>
    openPoem({ ...brief, subject: other }, chance.shuffle(limericks.limerickWho)).write(
      [limericks.limericks],
      shapes.limerick,
    )
  return asText([firstThatScans([...asked, others])])
}

/** Two lines before the clues of a riddle: who asks it. */
export const riddleFrame = sung((brief: PoemBrief): string[] => {
  const frames = brief.subject.isBeing ? riddleFrames.askedByBeings : riddleFrames.foundOnThings
  return openPoem(brief).write([frames], shapes.couplet)
})

export const epitaph = sung((brief: PoemBrief): string => {
  const poem = openPoem(brief)
  return paired([
    poem.write(named(brief.subject, epitaphs.openingsNamed, epitaphs.openings), shapes.couplet),
    poem.write([ofMatters(livesOf, brief), epitaphs.lives], shapes.couplet),
    poem.write([epitaphs.lives], shapes.couplet),
    poem.write(fitting(epitaphs.farewells, brief), shapes.couplet),
  ])
})
