import type { Random } from '../../paint/random.ts'
import { areMany } from '../grammar/agreement.ts'
import { withArticle } from '../grammar/article.ts'
import { possessive } from '../grammar/inflect.ts'
import type { NameSex } from '../names/names.ts'
import { type Claim, claimOf } from './claim.ts'
import { claimOfKnown } from './known.ts'
import { oneOf, partyOf, thingOf, thirdOf, whoOf } from './nouns.ts'
import type { Person } from './person.ts'
import { friends, oaths } from './speech.ts'
import { ownStories } from './stories/own.ts'
import { stories } from './stories/stories.ts'
import type { Story } from './stories/story.ts'
import { days, elders, feasts, hides, relatives, spots, witnessRoles, workKinds } from './things.ts'
import { sexOfRole } from './trades.ts'

/** Somebody else in it. */
export interface Other {
  given: string
  full: string
  sex: 'Female' | 'Male'
  /** Trade, or what they are to the person: “collector for the thieves guild”, “brother”. */
  role: string
}

/** One person’s story with all that is named in it, drawn once so that every section speaks of the same. */
export interface Case {
  story: Story
  /** What the prompt says of it. */
  claim?: Claim
  /** Slots that the prompt filled: lines that name them are told first. */
  said: readonly string[]
  /** The other side of it. */
  other: Other
  kin: Other
  /** Who knows too. */
  witness: Other
  thing: string
  /** Whether the party is more than one: “the goblins take”. */
  areMany: boolean
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

/** Draws somebody: of this role, or of one that goes by whether it is a woman or a man. */
function otherOf(person: Person, role: string | ((sex: 'Female' | 'Male') => string), chance: Random): Other {
  const drawn = chance.pick(['Female', 'Male'] as const)
  const sex = typeof role === 'string' ? (sexOfRole(role) ?? drawn) : drawn
  const { given, full } = person.names.person(person.culture, sex)
  return { given, full, sex, role: typeof role === 'string' ? role : role(sex) }
}

/** What somebody is caught in: what their prompt says, else by chance, and for children nothing that needs years. */
function storyFor({ age, mood, calling, reading }: Person, chance: Random): Story {
  const open = age === 'child' ? stories.filter(({ anyAge }) => anyAge) : stories
  const suited = reading.trade ? 8 : 3
  return chance.weighted(
    open,
    ({ moods, suits }) => (moods.includes(mood) ? 3 : 1) * (suits?.test(calling) ? suited : 1),
  )
}

interface Sides {
  other: Other
  /** How they are called behind their name: “a collector for the thieves guild”, “her brother”. */
  who: string
  party: string
}

/** The other side: whom the prompt names, or whoever acts for the party that it names; else drawn. */
function sidesOf(
  person: Person,
  story: Story,
  claim: Claim | undefined,
  fill: (text: string) => string,
  third: string | undefined,
  chance: Random,
): Sides {
  const their = pronouns[person.sex][2]
  const named = claim?.other
  if (!named) {
    const role = chance.pick(story.roles)
    const party = fill(chance.pick(story.parties))
    const other = otherOf(person, fill(role).replace('#party#', party), chance)
    return { other, who: withArticle(other.role), party: role.includes('#party#') ? party : other.given }
  }
  if (named.kind === 'group') {
    const party = partyOf(named, their)
    const other = otherOf(person, `${chance.pick(story.agents)} ${party}`, chance)
    return { other, who: withArticle(other.role), party }
  }
  const drawn = otherOf(person, oneOf(named) || fill(chance.pick(story.roles)).replace('#party#', person.town), chance)
  const other = named.name ? { ...drawn, given: named.name, full: named.name } : drawn
  return { other, who: named.words ? whoOf(named, their, third) : withArticle(other.role), party: other.given }
}

/** A relative who is not said over again by whom the story is about: no second mother. */
function kinOf(person: Person, third: string, chance: Random): Other {
  const taken = third.split(' ').at(-1) ?? ''
  const drawn = otherOf(person, (sex) => relative(person, sex, chance), chance)
  return drawn.role.endsWith(taken) && /mother|father|sister|brother|son|daughter|cousin/.test(taken)
    ? { ...drawn, role: drawn.sex === 'Female' ? 'aunt' : 'uncle' }
    : drawn
}

export function caseOf(person: Person, chance: Random): Case {
  const { known } = person
  const claim = known?.want === undefined ? claimOf(person) : claimOfKnown(known)
  const story = claim?.story ?? storyFor(person, chance.fork('story'))
  const [they, them, their, theirs] = pronouns[person.sex]
  const [drawnSpot, spot2] = [0, 1].map(() => `${chance.pick(spots.firsts)} ${chance.pick(spots.lasts)}`) as [
    string,
    string,
  ]
  const place = claim?.place && (claim.place.words === '' ? claim.place.name : partyOf(claim.place, their))
  const isInside = place !== undefined && /\b(?:cellar|attic|basement|barn|house|garden|shed)$/.test(place)
  const spot = place && !isInside ? place : drawnSpot
  const feast = `${chance.pick(feasts.firsts)}${chance.pick(feasts.lasts)}`
  const day = chance.pick(days)
  const fill = (text: string) =>
    text
      .replaceAll('#their#', their)
      .replaceAll('#them#', them)
      .replaceAll('#spot#', spot)
      .replaceAll('#town#', person.town)
      .replaceAll('#feast#', feast)
  const thirdSaid = claim?.third && thirdOf(claim.third, their)
  const third = thirdSaid ?? fill(chance.pick(story.thirds))
  const { other, who, party } = sidesOf(person, story, claim, fill, thirdSaid, chance)
  const about = otherOf(person, third.replace(/^(?:the|her|his|their) /, ''), chance)
  const aboutName = claim?.third?.name ?? about.given
  const kin = kinOf(person, third, chance)
  const witness = otherOf(person, chance.pick(witnessRoles), chance)
  const drawnThing = fill(chance.pick(story.things))
  const thing = claim?.thing ? thingOf(claim.thing) : drawnThing
  const [ohe, ohim, ohis] = pronouns[other.sex]
  const [whe, whim, whis] = pronouns[witness.sex]
  const [the, thim, this_] = pronouns[about.sex]
  const years =
    person.age === 'child' ? 'two' : isYoung(person) ? chance.pick(numbers.slice(0, 5)) : chance.pick(numbers)
  const slots = {
    n: person.given,
    npos: possessive(person.given),
    Full: person.full,
    they,
    them,
    their,
    theirs,
    O: other.full,
    o: other.given,
    opos: possessive(other.given),
    who,
    party,
    ohe,
    ohim,
    ohis,
    T: `${third} ${aboutName}`,
    t: aboutName,
    tpos: possessive(aboutName),
    the,
    thim,
    this: this_,
    K: `${their} ${kin.role} ${kin.given}`,
    k: kin.given,
    kpos: possessive(kin.given),
    rel: `${their} ${kin.role}`,
    W: `the ${witness.role} ${witness.given}`,
    w: witness.given,
    wpos: possessive(witness.given),
    whe,
    whim,
    whis,
    thing,
    town: person.town,
    spot,
    hide: isInside ? place : `${chance.pick(hides)} ${chance.pick(['at', 'by', 'off', 'near', 'behind'])} ${spot2}`,
    work: chance.pick(person.trade.works).replace(/^the /, `the ${chance.pick(workKinds)} `),
    sum: sumFor(person, chance),
    years: `${years} years`,
    day,
    feast,
    temper: person.temper,
    // One word for strangers and one oath to a person, wherever they speak.
    friend: chance.pick(friends),
    oath: chance.pick(oaths),
    ...(claim?.goal !== undefined && { goal: claim.goal }),
    ...(claim?.dread !== undefined && { dread: claim.dread }),
    ...(claim?.does !== undefined && { does: claim.does }),
  }
  const said = [
    ...(claim?.other ? ['party', 'who'] : []),
    ...(thirdSaid ? ['T', 't', 'tpos'] : []),
    ...(claim?.thing ? ['thing'] : []),
    ...(place ? [isInside ? 'hide' : 'spot'] : []),
    ...(claim && Object.values(ownStories).some((own) => own === story) ? ['goal', 'dread', 'does'] : []),
  ]
  return { story, ...(claim && { claim }), said, other, kin, witness, thing, areMany: areMany(party), slots }
}
