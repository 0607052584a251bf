import type { Random } from '../../paint/random.ts'
import { capital, possessive } from '../grammar/inflect.ts'
import type { NameSex } from '../names/names.ts'
import type { Person } from './person.ts'
import { friends, oaths } from './speech.ts'
import { type Tangle, tangles } from './tangles.ts'
import {
  callingsOfKin,
  days,
  elders,
  feasts,
  hides,
  qualities,
  relatives,
  spots,
  things,
  witnessRoles,
  workKinds,
} from './things.ts'
import { sexOfRole } from './trades.ts'

/** Somebody else in it. */
export interface Other {
  given: string
  full: string
  sex: 'Female' | 'Male'
  /** Trade, or what they are to the person. */
  role: string
}

/** One person's tangle with all that is named in it, drawn once so that every section speaks of the same. */
export interface Case {
  tangle: Tangle
  /** The other side of it. */
  other: Other
  kin: Other
  /** Who knows too. */
  witness: Other
  thing: string
  slots: Readonly<Record<string, string>>
}

const pronouns: Readonly<Record<NameSex, readonly [string, string, string, string]>> = {
  Female: ['she', 'her', 'her', 'hers'],
  Male: ['he', 'him', 'his', 'his'],
  Neutral: ['they', 'them', 'their', 'theirs'],
  Unknown: ['they', 'them', 'their', 'theirs'],
}

const numbers =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-four twenty-six thirty'.split(
    ' ',
  )

const isYoung = ({ age }: Person) => age === 'child' || age === 'young'

function relative(person: Person, sex: 'Female' | 'Male', chance: Random): string {
  if (isYoung(person)) return chance.pick(elders[sex])
  const grey = person.age === 'old' || person.age === 'ancient'
  return chance.pick(relatives[sex].filter((word) => !grey || !/mother$|father$|aunt|uncle/.test(word)))
}

/** Sums that matter to somebody of this level, gp. */
const sumFor = ({ level }: Person, chance: Random) => {
  const gp = chance.int(18, 95) * (1 + level)
  return `${gp < 100 ? gp : Math.round(gp / 5) * 5} gp`
}

function otherOf(person: Person, role: string | ((sex: 'Female' | 'Male') => string), chance: Random): Other {
  const drawn = chance.pick(['Female', 'Male'] as const)
  const sex = typeof role === 'string' ? (sexOfRole(role) ?? drawn) : drawn
  const { given, full } = person.names.person(person.culture, sex)
  return { given, full, sex, role: typeof role === 'string' ? role : role(sex) }
}

/** What somebody is caught in: for children none that needs years. */
function tangleFor({ age, mood }: Person, chance: Random): Tangle {
  const open = age === 'child' ? tangles.filter(({ anyAge }) => anyAge) : tangles
  return chance.weighted(open, ({ moods }) => (moods.includes(mood) ? 3 : 1))
}

export function caseOf(person: Person, chance: Random): Case {
  const tangle = tangleFor(person, chance.fork('tangle'))
  const other = otherOf(person, chance.pick(tangle.roles), chance)
  const kin = otherOf(person, (sex) => relative(person, sex, chance), chance)
  const witness = otherOf(person, chance.pick(witnessRoles), chance)
  const third = otherOf(person, chance.pick(callingsOfKin), chance)
  const thing = `${chance.pick(qualities)} ${chance.pick(things)}`
  const [spot, spot2] = [0, 1].map(() => `${chance.pick(spots.firsts)} ${chance.pick(spots.lasts)}`) as [string, string]
  const [day, feast] = [chance.pick(days), `${chance.pick(feasts.firsts)}${chance.pick(feasts.lasts)}`]
  const [they, them, their, theirs] = pronouns[person.sex]
  const [ohe, ohim, ohis] = pronouns[other.sex]
  const [whe, whim, whis] = pronouns[witness.sex]
  const [, k2them, k2their] = pronouns[third.sex]
  const years =
    person.age === 'child' ? 'two' : isYoung(person) ? chance.pick(numbers.slice(0, 5)) : chance.pick(numbers)
  const slots = {
    n: person.given,
    npos: possessive(person.given),
    Full: person.full,
    nfamily: person.full.split(' ').at(-1) ?? person.full,
    they,
    them,
    their,
    theirs,
    They: capital(they),
    O: other.full,
    o: other.given,
    opos: possessive(other.given),
    role: other.role,
    ohe,
    ohim,
    them3: ohim,
    ohis,
    k: kin.given,
    kpos: possessive(kin.given),
    rel: `${their} ${kin.role}`,
    them2: pronouns[kin.sex][1],
    w: witness.given,
    wpos: possessive(witness.given),
    wrole: witness.role,
    whe,
    whim,
    whis,
    k2: third.given,
    k2pos: possessive(third.given),
    k2them,
    k2their,
    them4: 'them',
    rel2: chance.pick(['cousin', 'lodger', 'nurse', 'great-aunt', 'hired hand', 'foundling', 'deaf uncle']),
    thing,
    town: person.town,
    spot,
    Spot: spot,
    hide: `${chance.pick(hides)} ${chance.pick(['at', 'by', 'off', 'near', 'under', 'behind'])} ${spot2}`,
    work: chance.pick(person.trade.works).replace(/^the /, `the ${chance.pick(workKinds)} `),
    sum: sumFor(person, chance),
    years: `${years} years`,
    day,
    Day: capital(day),
    feast,
    Feast: feast,
    temper: person.temper,
    // One word for strangers and one oath to a person, wherever they speak.
    friend: chance.pick(friends),
    oath: chance.pick(oaths),
  }
  return { tangle, other, kin, witness, thing, slots }
}
