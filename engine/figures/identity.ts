import { asksFor, type Brief, type Mention } from '../prompt/brief.ts'
import { CHILD, faceAtAge, stretchOf } from './countenance.ts'
import { ancestries, callings } from './lexicon.ts'
import { beardConcepts, hairConcepts } from './looks.ts'
import { type FigureScene, garmentKinds, headwearKinds, isFemale, type Person, wrapKinds } from './scene.ts'

/** What of a person stays the same in any dress, pose, place and mood; plain JSON, taken from a picture's scene. */
export interface Identity {
  /** Concept of their people: 'elf'. */
  ancestry: string
  /** Concept of their calling, where they have one: 'smith'. */
  calling?: string
  female: boolean
  /** As `Person` has them. The mouth is that of a face at rest. */
  looks: Pick<
    Person,
    | 'form'
    | 'face'
    | 'complexion'
    | 'eyes'
    | 'ears'
    | 'tusks'
    | 'fangs'
    | 'horns'
    | 'hair'
    | 'beard'
    | 'build'
    | 'patch'
    | 'traits'
  >
  /** What they wore, which they wear again unless the words say otherwise. */
  worn: Pick<
    Person,
    'garments' | 'wrap' | 'headwear' | 'glasses' | 'eyewear' | 'earrings' | 'noseRing' | 'rings' | 'necklace' | 'mask'
  >
}

const isFigure = (scene: unknown): scene is FigureScene =>
  typeof scene === 'object' && scene !== null && 'kind' in scene && scene.kind === 'figure' && 'people' in scene

/** Who stands foremost on a picture, from its scene as it is kept; undefined for scenes without people. */
export function identityOf(scene: unknown): Identity | undefined {
  if (!isFigure(scene)) return undefined
  const [person] = scene.people
  if (!person) return undefined
  const { form, complexion, eyes, ears, tusks, fangs, horns, hair, beard, build, patch, traits } = person
  const { garments, wrap, headwear, glasses, eyewear, earrings, noseRing, rings, necklace, mask } = person
  const [ancestry = 'human', calling] = person.name.split(' ')
  const face = { ...person.face, mouth: person.face.mouth / stretchOf(person.expression) }
  return {
    ancestry,
    ...(calling ? { calling } : {}),
    female: isFemale(person),
    looks: { form, face, complexion, eyes, ears, tusks, fangs, horns, hair, beard, build, patch, traits },
    worn: { garments, wrap, headwear, glasses, eyewear, earrings, noseRing, rings, necklace, mask },
  }
}

const named = (entries: readonly { concept: string }[]) => new Set(entries.map(({ concept }) => concept))
const peoples = named(ancestries)
const trades = named(callings)

/** What a brief leaves open of who somebody is, said as the picture before had it. */
export function withIdentity(brief: Brief, { ancestry, calling, female }: Identity): Brief {
  const said = (concept: string): Mention => ({
    concept,
    facet: 'kind',
    words: '',
    at: brief.prompt.length,
    modifiers: [],
  })
  // "As an old woman": an elf is still one then.
  const isOther = brief.mentions.some(({ concept }) => concept !== 'human' && peoples.has(concept))
  const own = (mention: Mention): Mention =>
    !isOther && mention.concept === 'human' ? { ...mention, concept: ancestry } : mention
  const mentions = brief.mentions.map(own)
  const has = (concepts: ReadonlySet<string>) => mentions.some(({ concept }) => concepts.has(concept))
  return {
    ...brief,
    ...(brief.subject && { subject: mentions[brief.mentions.indexOf(brief.subject)] ?? brief.subject }),
    mentions: [
      ...mentions,
      ...(has(peoples) ? [] : [said(ancestry)]),
      ...(calling && !has(trades) ? [said(calling)] : []),
      ...(asksFor(brief, 'female', 'male') ? [] : [said(female ? 'female' : 'male')]),
    ],
  }
}

const ages = ['old', 'young', 'ancient', 'grizzled']
const isAgeSaid = (brief: Brief) =>
  asksFor(brief, ...ages) ||
  /\b(?:grand\w+|granny|crone|hag|elder|matriarch|patriarch|old|young|aged|boy|girl|urchin|orphan|child|kid|infant|toddler|lad|lass|squire|apprentice|student|maiden|page)s?\b/i.test(
    brief.prompt,
  )
const dress = [
  ...garmentKinds,
  ...wrapKinds,
  ...headwearKinds,
  'hood',
  'veil',
  'glasses',
  'earrings',
  'mask',
] as string[]
const hairs = ['hair', 'blond', 'redhead', 'brunette', 'raven-hair', 'grey-hair']

/**
 * Somebody composed anew, with the looks they are known by: what the words say of them now goes before, what their age does to
 * them follows. They keep what they wore unless the words name other clothes or another calling.
 */
export function resumeIdentity(
  person: Person,
  brief: Brief,
  { ancestry, calling, looks, worn, female }: Identity,
): void {
  const own = { ...person }
  const aged = isAgeSaid(brief)
  const age = aged ? own.face.age : looks.face.age
  person.face = faceAtAge(looks.face, age, female)
  person.face.mouth *= stretchOf(own.expression)
  if (asksFor(brief, 'fat', 'thin', 'withered')) person.face.flesh = own.face.flesh
  if (!aged && !asksFor(brief, 'fat', 'thin', 'withered', 'muscular', 'huge', 'large', 'tiny', 'small'))
    person.build = looks.build
  // "As an orc": the features stay, skin, ears and horns are those of the other people.
  if (own.name.split(' ')[0] !== ancestry) return
  const { complexion } = own
  person.form = looks.form
  person.complexion = {
    ...looks.complexion,
    ...(asksFor(brief, 'skin', 'dark-skin', 'tan-skin', 'pale-skin', 'east-asian', 'south-asian', 'levantine', 'nordic')
      ? { base: complexion.base, lips: complexion.lips }
      : {}),
    ...(asksFor(brief, 'tattoo', 'warpaint') ? { paint: complexion.paint } : {}),
    scars: looks.complexion.scars.length > 0 ? looks.complexion.scars : complexion.scars,
    flush: complexion.flush,
    freckles: Math.max(complexion.freckles, looks.complexion.freckles),
  }
  const eyes = asksFor(brief, 'eyes', 'glowing-eyes', 'blind') ? own.eyes : looks.eyes
  person.eyes = { ...eyes, look: own.eyes.look, closed: own.eyes.closed }
  person.ears = looks.ears
  const traits = [...(looks.traits ?? []), ...(own.traits ?? [])]
  // Told again, a trait is the same one.
  if (traits.length > 0)
    person.traits = traits.filter(({ kind }, i) => traits.findIndex((other) => other.kind === kind) === i)
  person.tusks = Math.max(looks.tusks, asksFor(brief, 'tusks') ? own.tusks : 0)
  person.fangs = Math.max(looks.fangs, own.fangs)
  if (looks.horns && !asksFor(brief, 'horns', 'ram-horns')) person.horns = looks.horns
  if (looks.patch && !own.patch) {
    // Beside whichever eye is seen best now, as before.
    person.patch = own.turn.head[0] < 0 ? 1 : -1
    if (person.eyes.closed.length === 0) person.eyes.closed = [person.patch]
  }
  const isHairSaid = asksFor(brief, ...hairs, ...hairConcepts.map(([concept]) => concept))
  const greys = aged && own.face.age > 0.55
  if (looks.hair && own.hair && !isHairSaid)
    person.hair = { ...looks.hair, colour: greys ? own.hair.colour : looks.hair.colour }
  const isBeardSaid = asksFor(brief, 'beard', ...beardConcepts.map(([concept]) => concept))
  if (!isBeardSaid && own.face.age >= CHILD) {
    if (looks.beard) person.beard = { ...looks.beard, ...(greys && own.hair ? { colour: own.hair.colour } : {}) }
    else delete person.beard
  }
  const isDressSaid = asksFor(brief, ...dress) || (own.name.split(' ')[1] ?? '') !== (calling ?? '')
  if (isDressSaid || age < CHILD !== looks.face.age < CHILD) return
  Object.assign(person, structuredClone(worn))
}
