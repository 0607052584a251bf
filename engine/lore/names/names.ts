import { type Random, random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { type Culture, type CultureName, cultureOfAncestry, cultures, humanCultures } from './cultures.ts'
import { isPronounceable } from './pronounceable.ts'

export type NameSex = 'Male' | 'Female' | 'Neutral' | 'Unknown'

export interface PersonName {
  given: string
  /** Family's, parent's or by-name; '' where a people has none. */
  family: string
  /** Both, as it is said: "Maren Ashford", "Sigrun Ketildottir", "Batu Two-Bows". */
  full: string
}

/** Names that everybody at the table knows already, as the generator might come upon them. */
const famous = new Set(
  'gandalf frodo bilbo aragorn legolas gimli galadriel sauron elrond arwen boromir drizzt elminster strahd tasha bigby vecna lolth conan geralt ciri yennefer arya tyrion sansa cersei jaime thor loki odin freya merlin morgana arthur lancelot raistlin caramon tanis volo halaster acererak asmodeus tiamat bahamut moradin corellon pelor sigmar drogon balin dwalin thorin bofur bombur durin hermione hagrid albus severus harry ginny luke leia han xander buffy mordor baldur narnia gary mary barry harold jerry terry perry larry kevin karen'.split(
    ' ',
  ),
)

/** Draws names of which no two sound alike, for everybody in one place or one story. */
export interface Names {
  person(culture: CultureName, sex: NameSex): PersonName
  /** The name of a town, village or other place. */
  place(culture: CultureName): string
  /** Keeps a name that was given from being drawn again, or one like it. */
  reserve(name: string): void
}

/** How a name sounds, roughly: what is alike in it is taken for the same name. */
function sound(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ph/g, 'f')
    .replace(/[ck]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/[iy]/g, 'i')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/[aeiou]+$/, '')
}

/** Puts two pieces together so that no letter comes three times and no two vowels clash. */
function join(before: string, after: string): string {
  if (before.endsWith(after.charAt(0)) && /[aeiou]/.test(after.charAt(0))) return before + after.slice(1)
  if (/[aeiou]$/.test(before) && /^[aeiou]/.test(after)) return before.slice(0, -1) + after
  if (/(.)\1$/.test(before) && before.endsWith(after.charAt(0))) return before.slice(0, -1) + after
  return before + after
}

function givenName(culture: Culture, sex: NameSex, chance: Random): string {
  const both = [...culture.feminine, ...culture.masculine]
  const ends = sex === 'Female' ? culture.feminine : sex === 'Male' ? culture.masculine : (culture.neutral ?? both)
  let name = chance.pick(culture.starts)
  if (culture.middles.length > 0 && chance.chance(culture.middleShare)) name = join(name, chance.pick(culture.middles))
  return join(name, chance.pick(ends))
}

function compound(first: string, last: string): string {
  const end = last.toLowerCase()
  // "Ashshaw", "Brookbrook": nobody would be called that.
  return first.toLowerCase().endsWith(end.slice(0, 2)) || first.toLowerCase() === end ? '' : first + end
}

function familyName(culture: Culture, sex: NameSex, chance: Random): string {
  const { family } = culture
  switch (family.kind) {
    case 'compound':
      return compound(chance.pick(family.firsts), chance.pick(family.lasts))
    case 'clan':
      return family.before + join(chance.pick(family.starts), chance.pick(family.ends))
    case 'byname':
      return chance.pick(family.bynames)
    case 'parent': {
      const parent = givenName(culture, chance.pick(['Female', 'Male'] as const), chance)
      const by = sex === 'Female' || (sex !== 'Male' && chance.chance(0.5)) ? family.feminine : family.masculine
      return /^(ap|ferch)$/.test(by) ? `${by} ${parent}` : join(parent.replace(/[aeiou]$/, 'a'), by)
    }
  }
}

const TRIES = 60

export function openNames(chance: Random): Names {
  const given = new Set<string>()
  const taken = new Set<string>()

  function isFree(name: string): boolean {
    const plain = name.toLowerCase()
    return (
      name.length >= 3 &&
      name.length <= 12 &&
      isPronounceable(name) &&
      !famous.has(plain) &&
      !taken.has(plain) &&
      !given.has(sound(name))
    )
  }

  function drawn(make: () => string, isGood: (name: string) => boolean): string | undefined {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const name = make()
      if (isGood(name)) return name
    }
    return undefined
  }

  /** Where a people's pieces are used up, another people's serve: neighbours marry. */
  function drawnAnywhere(
    cultureName: CultureName,
    make: (culture: Culture) => string,
    isGood: (name: string) => boolean,
  ): string {
    for (const name of [cultureName, ...chance.shuffle(humanCultures)]) {
      const found = drawn(() => make(cultures[name]), isGood)
      if (found) return found
    }
    throw new RangeError('There are no names left.')
  }

  function keep(name: string) {
    taken.add(name.toLowerCase())
    given.add(sound(name))
  }

  return {
    person(cultureName, sex) {
      const culture: Culture = cultures[cultureName]
      const own = drawnAnywhere(cultureName, (people) => givenName(people, sex, chance), isFree)
      keep(own)
      const family =
        drawn(
          () => familyName(culture, sex, chance),
          (name) =>
            name !== '' && !taken.has(name.toLowerCase()) && isPronounceable(name) && sound(name) !== sound(own),
        ) ?? ''
      if (family) taken.add(family.toLowerCase())
      return { given: own, family, full: `${own} ${family}`.trim() }
    },
    place(cultureName) {
      const name = drawnAnywhere(
        cultureName,
        ({ places }) => capital(compound(chance.pick(places.starts), chance.pick(places.ends))),
        (text) =>
          text.length >= 3 &&
          text.length <= 14 &&
          isPronounceable(text) &&
          !taken.has(text.toLowerCase()) &&
          !given.has(sound(text)),
      )
      keep(name)
      return name
    },
    reserve: (name) => {
      for (const part of [name, ...name.split(/\s+/)]) keep(part)
    },
  }
}

/** The culture somebody of an ancestry is named by; humans by `home` where it is known, else by any. */
export function cultureFor(ancestry: string, chance: Random, home?: CultureName): CultureName {
  return cultureOfAncestry[ancestry] ?? home ?? chance.pick(humanCultures)
}

const listed = new Map<string, readonly string[]>()

/**
 * Given names of a people for one sex, in a fixed order and no two alike, nor like one of another sex: for those who are
 * named one after another by a number and must not share a name. About a hundred.
 */
export function givenNamesOf(cultureName: CultureName, sex: NameSex): readonly string[] {
  const own = sex === 'Unknown' ? 'Neutral' : sex
  const key = `${cultureName} ${own}`
  const known = listed.get(key)
  if (known) return known
  const culture: Culture = cultures[cultureName]
  const taken = new Set<string>()
  const lists: Record<'Female' | 'Male' | 'Neutral', string[]> = { Female: [], Male: [], Neutral: [] }
  const drawn = random(`given names of ${cultureName}`).shuffle(
    culture.starts.flatMap((start) => [
      ...culture.feminine.map((end) => ({ name: join(start, end), sex: 'Female' as const })),
      ...culture.masculine.map((end) => ({ name: join(start, end), sex: 'Male' as const })),
    ]),
  )
  for (const { name, sex: lent } of drawn) {
    const plain = sound(name)
    if (taken.has(plain) || name.length < 3 || name.length > 12) continue
    if (!isPronounceable(name) || famous.has(name.toLowerCase())) continue
    taken.add(plain)
    // A fifth of all is for whoever is neither.
    lists[taken.size % 5 === 0 ? 'Neutral' : lent].push(name)
  }
  for (const each of ['Female', 'Male', 'Neutral'] as const) listed.set(`${cultureName} ${each}`, lists[each])
  return lists[own]
}
