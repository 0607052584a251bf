import { composeSetting, isSetting } from '../landscapes/backdrop.ts'
import { settings } from '../landscapes/settings/settings.ts'
import type { Frame } from '../paint/frame.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, conceptsOf, type Mention, mentionOf } from '../prompt/brief.ts'
import { titleIn } from '../prompt/title.ts'
import { withoutApart } from './apart.ts'
import { attend, attendedIn } from './companions/attended.ts'
import { calledBy, withoutTheirs } from './companions/called.ts'
import { framingFor, gather, isGrounded } from './companions/gather.ts'
import { belowHead, type Framing, framingOf, makeWay, stand, topOf, withHands } from './framing.ts'
import { roomFor } from './furnish.ts'
import { identityOf, withIdentity } from './identity.ts'
import { ancestries } from './lexicon.ts'
import { composePerson } from './person.ts'
import { anywhere, haunts, workplacesIn } from './places.ts'
import { carriedOff, isLarge } from './relics.ts'
import { meant } from './sayings.ts'
import type { Air, FigureScene, Person } from './scene.ts'
import { outfits } from './wardrobe.ts'

const peopleNames = new Set<string>(ancestries.map((entry) => entry.concept))

/** Two peoples named side by side ("a dwarf cleric and an elf ranger") are two persons: the brief of each. */
function castOf(brief: Brief): Brief[] {
  const named = brief.mentions.filter((mention) => peopleNames.has(mention.concept) && mention.concept !== 'human')
  const second = named.find((mention) => mention.concept !== named[0]?.concept)
  if (second) {
    const between = brief.prompt.slice(named[0]!.at, second.at)
    const split = between.search(/\b(and|with|beside|next to|versus|facing)\b|,/i)
    const isJoined = /\band\s*$/i.test(between)
    if (split >= 0 && (isJoined || /\b(a|an|the|his|her|two|three)\b\s*[\w\s-]*$/i.test(between.slice(split)))) {
      const at = named[0]!.at + split
      const half = (keep: (where: number) => boolean): Brief => {
        const mentions = brief.mentions.filter((mention) => mention.facet === 'place' || keep(mention.at))
        return { ...brief, mentions, subject: mentions.find((mention) => mention.facet === 'subject') }
      }
      return [half((where) => where < at), half((where) => where >= at)]
    }
  }
  const counted = brief.mentions.filter(
    (mention) => (mention.facet === 'subject' || mention.facet === 'kind') && mention.count,
  )
  const twins = twinsIn(brief)
  const shares = sharesOf(brief)
  const count = Math.min(
    5,
    Math.max(twins ? Math.max(2, twins.count ?? 1) : 1, ...counted.map((mention) => mention.count ?? 1)),
  )
  return Array.from({ length: Math.max(count, shares.length) }, (_, i) => shareOf(brief, shares, i))
}

/** "One in red, one in green", "the other with a spear": what is said of each of several. */
const each =
  /\b(?:one|another|the (?:other|first|second|third|last|elder|eldest|younger|youngest|taller|shorter|left|right)(?: one)?)\s+(?:is\s+)?(?:in|with|wearing|holding|carrying|has|wears|holds|dressed|clad)\b[^,;.]*?(?=,|;|\.|$|\band\s+(?:one|another|the)\b)/gi

/** The stretches of a prompt that are each about one of several. */
function sharesOf({ prompt, mentions }: Brief): { from: number; to: number }[] {
  const found = [...prompt.matchAll(each)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
  const isSaid = ({ from, to }: { from: number; to: number }) => mentions.some(({ at }) => at >= from && at < to)
  return found.length > 1 && found.length <= 5 && found.every(isSaid) ? found : []
}

/** What is about one of several, and about all. */
function shareOf(brief: Brief, shares: readonly { from: number; to: number }[], i: number): Brief {
  if (shares.length === 0) return brief
  const about = (at: number) => shares.findIndex(({ from, to }) => at >= from && at < to)
  const mentions = brief.mentions.filter(({ at }) => about(at) === -1 || about(at) === i % shares.length)
  return { ...brief, mentions }
}

/** "Twin sisters", "elven twins"; but "twin scimitars" are two blades, and one who has them. */
const twinsIn = ({ mentions }: Brief): Mention | undefined =>
  mentions.find(
    ({ concept, facet, modifiers }) =>
      concept === 'twins' || ((facet === 'kind' || facet === 'subject') && modifiers.includes('twins')),
  )

/** Gives a twin the looks of the other; how they dress, stand and feel stays their own. */
function resemble(twin: Person, { face, complexion, eyes, hair, beard, ears, form, horns }: Person) {
  Object.assign(twin, { face, complexion, ears, form })
  twin.eyes = { ...eyes, look: twin.eyes.look }
  if (hair) twin.hair = { ...hair, style: twin.hair?.style ?? hair.style }
  if (beard) twin.beard = beard
  else delete twin.beard
  if (horns) twin.horns = horns
}

/** Peoples whose scales are their own. */
const scaled = ['dragonborn', 'kobold', 'lizardfolk', 'tortle', 'merfolk', 'genasi', 'fairy', 'dryad']

/** "A goblin merchant with scales" weighs things: scales are a pair of them where nobody grows any. */
function weighing(brief: Brief): Brief {
  const scales = mentionOf(brief, 'scales')
  if (!scales || scales.modifiers.length > 0 || !/^(?:\w+\s+)?scales$/i.test(scales.words.trim())) return brief
  if (brief.mentions.some(({ concept }) => scaled.includes(concept))) return brief
  if (
    !/\b(?:with|and|holding|holds|carrying|weighing|using|at|behind|by)\s+(?:\w+\s+)?$/i.test(
      brief.prompt.slice(0, scales.at),
    )
  )
    return brief
  return {
    ...brief,
    mentions: brief.mentions.map((mention) => (mention === scales ? { ...mention, concept: 'balance' } : mention)),
  }
}

/** "An owl wizard" is an owl in a robe; a wizard with an owl has one on the shoulder. */
function winged(brief: Brief): Brief {
  const owl = mentionOf(brief, 'owl')
  const { subject } = brief
  if (!owl || !subject) return brief
  const next = /^[\s-]+\p{L}+/u.exec(brief.prompt.slice(owl.at + owl.words.length))?.[0]
  const called = brief.prompt.slice(subject.at, subject.at + subject.words.length)
  if (next === undefined || !called.endsWith(owl.words.split(/[\s-]/).at(-1)! + next)) return brief
  return {
    ...brief,
    mentions: brief.mentions.map((mention) =>
      mention === owl ? { ...owl, concept: 'owlin', facet: 'kind' } : mention,
    ),
  }
}

/** How near one may be seen whose bust fills the picture, as factors of size. */
const distances = [1, 0.84, 0.92, 0.88] as const

/** Stands one to five persons in the frame, the first before the others. */
function arrange(people: Person[], frame: Frame, framing: Framing, random: Random) {
  const unit = Math.min(frame.width, frame.height) / 1000
  const width = frame.width / unit
  const height = frame.height / unit
  const n = people.length
  const spots = [[], [0.5], [0.31, 0.7], [0.5, 0.19, 0.81], [0.36, 0.68, 0.13, 0.89], [0.5, 0.26, 0.75, 0.09, 0.92]][n]!
  const base = [1, 1, 0.78, 0.72, 0.6, 0.56][n]!
  for (const [i, person] of people.entries()) {
    // A weapon that hangs at the knee is seen whole in a full figure only.
    if (framing !== 'full' && person.pose.grip === 'low') person.pose.grip = 'guard'
    const rank = n <= 2 ? i * 0.4 : Math.floor((i + 1) / 2)
    person.x =
      width * spots[i]! + random.range(-12, 12) + (n === 1 ? -Math.sign(person.turn.head[0]) * random.range(4, 46) : 0)
    person.depth = -rank * 330
    if (n === 1) {
      // Room for what is swung.
      if (person.pose.grip === 'raised') person.x += width * 0.08
      stand(person, framing, height, width)
      makeWay(person, width, height)
      // Nearer or farther, the head where it is.
      if (framing === 'bust') person.scale *= random.pick(distances)
      continue
    }
    const size = person.scale
    if (framing === 'bust') {
      person.scale = 1.66 * Math.min(1.15, width / 1000) * base * size * (1 - 0.09 * rank)
      person.whole = false
      person.y = Math.max(
        height * (0.46 - 0.035 * rank) + (1 - size) * 260 * base,
        Math.min(height * 0.56, topOf(person) * person.scale + 40),
      )
      continue
    }
    // Together on one ground: whoever stands farther back has smaller feet higher up.
    const share = (width / (n === 2 ? 1.75 : n === 3 ? 2.2 : 2.7)) * (framing === 'full' ? 1 : 1.35)
    stand(person, framing, height * (framing === 'full' ? 0.95 : 1.02), share, 1.1)
    person.scale *= (0.6 + 0.4 * size) * (1 - 0.07 * rank)
    const below = belowHead(person, 'full') * person.scale
    person.y = height * (framing === 'full' ? 0.955 : 1.16) - rank * height * 0.045 - below
    if (person.y < topOf(person) * person.scale + 20) person.y = topOf(person) * person.scale + 20
  }
}

/** Two who hold hands, by the words. */
const handInHand = /\b(?:holding|hold|holds) (?:each other['’]s )?hands\b|\bhand in hand\b/i

/** Two who stand back to back, or hold hands. */
function pair([one, other]: readonly Person[], prompt: string, width: number): void {
  if (!one || !other) return
  const [left, right] = one.x < other.x ? [one, other] : [other, one]
  const middle = (left.x + right.x) / 2
  if (/\bback[ -]to[ -]back\b/i.test(prompt)) {
    for (const [person, side] of [
      [left, -1],
      [right, 1],
    ] as const) {
      person.turn.body[0] = side * 46
      person.turn.head[0] = side * 30
      person.x = middle + side * width * 0.1
      person.depth = 0
    }
    return
  }
  if (!handInHand.test(prompt)) return
  for (const [person, side, hand] of [
    [left, -1, 'left'],
    [right, 1, 'right'],
  ] as const) {
    person.gear = person.gear.filter(({ hold }) => hold !== hand)
    person.pose = { ...person.pose, hip: 0, holds: { [hand]: 'hand' } }
    person.turn.head[0] = -side * Math.abs(person.turn.head[0])
    person.turn.body[0] = -side * 8
    person.x = middle + side * 3.7 * unitsOf(person)
    person.depth = 0
  }
}

/** Units of the picture a decimetre of somebody, who is some sixteen to the eyes. */
const unitsOf = (person: Person) => (belowHead(person, 'full') * person.scale) / 16

/** A frame in the picture's own units. */
const sized = ({ width, height }: Frame) => {
  const unit = Math.min(width, height) / 1000
  return { width: width / unit, height: height / unit }
}

const round = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

/** Who learns a trade by somebody's side, and is dressed for it. */
const learning = /\b(?:apprentice|pupil|student|novice|trainee|assistant)s?\b/i

/** A brief without those who are only named as whose somebody is; their apprentices follow their trade. */
function unowned(brief: Brief): Brief {
  const owner = brief.mentions.findLast((mention) => mention.owner && outfits[mention.concept])
  const mentions = brief.mentions.filter((mention) => !mention.owner)
  const learner = mentions.find(({ facet, words }) => facet === 'subject' && learning.test(words))
  if (!owner || !learner) return { ...brief, mentions }
  const apprentice = { ...learner, concept: owner.concept }
  return {
    ...brief,
    ...(brief.subject === learner ? { subject: apprentice } : {}),
    mentions: mentions.map((mention) => (mention === learner ? apprentice : mention)),
  }
}

/** "With his helmet under his arm": what is carried is not worn. */
const carrying = (brief: Brief): Brief => ({
  ...brief,
  mentions: brief.mentions.map((one) => carriedOff(one, brief.prompt)),
})

/** Ears of fur and feather are whole: nobody steps nearer to see one that is not there. */
function wholeEared(brief: Brief, people: readonly Person[]): Brief {
  if (people.some(({ traits }) => traits?.some(({ kind }) => kind === 'one-ear'))) return brief
  return { ...brief, mentions: brief.mentions.filter(({ concept }) => concept !== 'one-ear') }
}

export function composeFigures(told: Brief, random: Random, frame: Frame): FigureScene {
  const known = identityOf(told.personOf)
  const asked = withoutApart(carrying(meant(winged(weighing(told)))))
  const brief = known ? withIdentity(asked, known) : asked
  const called = calledBy(brief)
  const cast = unowned(withoutTheirs(brief, called))
  const attended = attendedIn(cast, called)
  const people = (attended ? [attended.lead, attended.brief] : castOf(cast)).map((part, i) =>
    composePerson(part, random.fork(`person ${i}`), i, i === 0 ? known : undefined),
  )
  const [elder, ...others] = people
  if (elder && twinsIn(brief)) for (const other of others) resemble(other, elder)
  const near =
    called.some(isGrounded) ||
    (people.length === 2 && handInHand.test(brief.prompt)) ||
    (attended !== undefined && attended.role !== 'imp' && attended.role !== 'fairy')
      ? 'full'
      : attended
        ? 'waist'
        : framingFor(
            called,
            withHands(framingOf(wholeEared(brief, people), people.length, random.fork('framing')), people, brief),
          )
  const isByLarge = elder?.gear.some(({ thing, state }) => (thing && isLarge(thing)) || state.includes('huge'))
  const framing = isByLarge ? 'full' : roomFor(near, elder?.furniture)
  const size = elder?.scale ?? 1
  const own = others[0]?.scale ?? 1
  arrange(attended ? people.slice(0, 1) : people, frame, framing, random.fork('places'))
  if (!attended && people.length === 2) pair(people, brief.prompt, sized(frame).width)
  if (attended && elder && others[0])
    attend([elder, others[0]], attended.role, { ...sized(frame), size, own }, random.fork('attended'))
  const companions =
    elder && (attended || people.length === 1) && !elder.steed
      ? gather(elder, called, frame, size, random.fork('companions'))
      : []
  const title = titleIn(brief, people.length)
  const scene: FigureScene = {
    kind: 'figure',
    version: 1,
    seed: random.fork('paint').int(1, 1e6),
    backdrop: composeSetting(inSnow(inRuins(somewhere(brief, random.fork('home')))), random.fork('behind')),
    light: leaning(lightFor(brief), random.fork('light')),
    people,
    ...(title === undefined ? {} : { title }),
    ...(companions.length > 0 ? { companions } : {}),
    air: airFor(brief),
  }
  return JSON.parse(JSON.stringify(scene, round)) as FigureScene
}

/** The brief with a place in it: where one of that calling is met, when the prompt leaves it open. */
function somewhere(brief: Brief, random: Random): Brief {
  const at = (concept: string): Brief => ({
    ...brief,
    mentions: [...brief.mentions, { concept, facet: 'place', words: '', at: brief.prompt.length, modifiers: [] }],
  })
  const places = conceptsOf(brief, 'place')
  if (places.length > 0 && places.some((place) => place !== 'candlelight')) return where(brief)
  if (/\bthrones?\b|\benthroned\b/i.test(brief.prompt)) return at('throne')
  if (places.length > 0) return at(asksFor(brief, 'noble', 'monarch', 'vampire', 'knight') ? 'castle' : 'tavern')
  if (asksFor(brief, 'anvil')) return at('forge')
  if (asksFor(brief, 'raft', 'rowboat')) return at('lakeside')
  // Who is said to be "in ruins" stands among them.
  if (/\bin ruins\b/i.test(brief.prompt)) return at('ruins')
  if (/\b(?:grave ?diggers?|undertakers?|sextons?|embalmers?)\b/i.test(brief.prompt)) return at('graveyard')
  if (asksFor(brief, 'storm', 'lightning')) return at('storm')
  const calling = (
    brief.mentions.find((mention) => mention === brief.subject && haunts[mention.concept]) ??
    brief.mentions.find((mention) => haunts[mention.concept])
  )?.concept
  const own = workplacesIn(brief.prompt)
  const homes = own.length > 0 ? own : calling ? haunts[calling]! : anywhere
  const open = homes.filter((home) => settings[home]?.open)
  if (asksFor(brief, 'snow', 'blizzard', 'winter', 'snowy') && open.length === 0) return at('snowfield')
  // A baker at dawn is at the oven; no hour keeps a trade from its place.
  const outdoors = brief.mentions.some(
    ({ facet }) => facet === 'weather' || facet === 'season' || (facet === 'time' && own.length === 0),
  )
  return at(random.pick(outdoors ? (open.length > 0 ? open : ['road']) : homes))
}

/** What stands before where somebody is, and not before what they are of: "a sea witch in a cave" is in the cave. */
const stoodIn =
  /\b(?:in|inside|within|at|on|through|under|beneath|before|outside)\s+(?:(?:an?|the|his|her|their)\s+)?(?:[\w'-]+\s+){0,2}$/i

/** The brief with the place first that words say somebody is in, where it names several. */
function where(brief: Brief): Brief {
  const { prompt, mentions } = brief
  const isPlace = (mention: Mention) => mention.facet === 'place'
  const inside = mentions.find((mention) => isPlace(mention) && stoodIn.test(prompt.slice(0, mention.at)))
  const first = mentions.find(isPlace)
  if (
    !inside ||
    !first ||
    inside === first ||
    /^(?:in|at|on)\b/i.test(first.words) ||
    stoodIn.test(prompt.slice(0, first.at))
  )
    return brief
  const others = mentions.filter((mention) => mention !== inside)
  const to = others.indexOf(first)
  return { ...brief, mentions: [...others.slice(0, to), inside, ...others.slice(to)] }
}

const fallen = ['ruined', 'broken', 'abandoned', 'overgrown', 'crumbling', 'destroyed']

/** A ruined chapel is a ruin: what was built and fell down is seen so from without. */
export function inRuins(brief: Brief): Brief {
  const mentions = brief.mentions.map((mention) =>
    mention.facet === 'place' &&
    ['temple', 'castle', 'library', 'city'].includes(mention.concept) &&
    mention.modifiers.some((modifier) => fallen.includes(modifier))
      ? { ...mention, concept: 'ruins' }
      : mention,
  )
  return { ...brief, mentions }
}

/** Woods, roads and hills under snow are white, with firs: no green stands behind whoever is there. */
function inSnow(brief: Brief): Brief {
  if (!asksFor(brief, 'snow', 'snowy', 'blizzard', 'winter')) return brief
  const mentions = brief.mentions.map((mention) =>
    mention.facet === 'place' &&
    ['forest', 'pinewood', 'road', 'field', 'meadow', 'hills', 'orchard'].includes(mention.concept)
      ? { ...mention, concept: 'snowfield' }
      : mention,
  )
  return { ...brief, mentions }
}

/** What falls or drifts in the air of a prompt's place, season and weather. */
export function airFor(brief: Brief): Air[] {
  const air: Air[] = []
  const weather = conceptsOf(brief, 'weather')
  if (weather.includes('rain') || weather.includes('storm')) air.push('rain')
  if (weather.includes('snow') || weather.includes('blizzard') || asksFor(brief, 'snowy', 'winter')) air.push('snow')
  if (weather.includes('fog')) air.push('fog')
  else if (weather.includes('mist') || asksFor(brief, 'misty')) air.push('mist')
  if (asksFor(brief, 'autumn')) air.push('leaves')
  if (asksFor(brief, 'spring')) air.push('petals')
  if (asksFor(brief, 'forge', 'fire', 'burning', 'smith', 'battlefield')) air.push('embers')
  if (asksFor(brief, 'mystical', 'holy', 'glowing', 'fairy')) air.push('motes')
  if (mentionOf(brief, 'merfolk')) air.push('bubbles')
  return air
}

/** What its mood and fires make of the light. */
/** How bright and how hard light may fall where a prompt leaves it open, as factors: soft, plain, bright, hard. */
const lights = [
  { exposure: 0.95, contrast: 0.92 },
  { exposure: 1, contrast: 1 },
  { exposure: 1.08, contrast: 0.96 },
  { exposure: 0.97, contrast: 1.16 },
] as const

/** The light of a prompt as chance has it fall this time. */
export function leaning(light: FigureScene['light'], random: Random): FigureScene['light'] {
  const { exposure, contrast } = random.pick(lights)
  return { ...light, exposure: light.exposure * exposure, contrast: light.contrast * contrast }
}

export function lightFor(brief: Brief): FigureScene['light'] {
  const warm = asksFor(brief, 'forge', 'fire', 'tavern', 'smith', 'candlelight', 'candle', 'anvil')
  const gloom = asksFor(brief, 'dreary', 'grim', 'eerie', 'ominous')
  const golden = asksFor(brief, 'golden-light')
  return {
    exposure: gloom ? 0.9 : asksFor(brief, 'cheerful', 'noon', 'majestic') ? 1.12 : 1.02,
    contrast: gloom ? 1.15 : 1,
    ...(golden
      ? { fire: [250, 190, 84] as const }
      : warm
        ? { fire: [236, 120, 44] as const }
        : asksFor(brief, 'eerie', 'ghost')
          ? { fire: [70, 150, 130] as const }
          : {}),
  }
}

/**
 * The same people, as they stand, in the place that a brief names, in its hour, weather and light; in their own place where it names
 * an hour or a weather alone. Undefined where it names none of them.
 */
export function restagedFigures(scene: FigureScene, brief: Brief, random: Random): FigureScene | undefined {
  const { alone, ...kept } = scene
  const { place, scenery } = scene.backdrop
  const isNamed = brief.mentions.some(({ concept, facet }) => facet === 'place' && isSetting(concept))
  const isOtherwise = brief.mentions.some(({ facet }) => facet === 'time' || facet === 'weather' || facet === 'season')
  if (!isNamed && (alone || !isOtherwise || !isSetting(place))) return undefined
  const here: Mention = { concept: place, facet: 'place', words: '', at: brief.prompt.length, modifiers: [] }
  const placed = inSnow(inRuins(isNamed ? brief : { ...brief, mentions: [...brief.mentions, here] }))
  const backdrop = composeSetting(placed, random)
  if (!isNamed && scenery && backdrop.scenery) {
    const { seed, mirrored } = scenery
    Object.assign(backdrop.scenery, { seed, mirrored })
  }
  const restaged: FigureScene = { ...kept, backdrop, light: lightFor(placed), air: airFor(placed) }
  return JSON.parse(JSON.stringify(restaged, round)) as FigureScene
}
