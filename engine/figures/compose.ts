import type { Frame } from '../generator.ts'
import { composeBackdrop } from '../landscapes/backdrop.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, conceptsOf, mentionOf } from '../prompt/brief.ts'
import { ancestries } from './lexicon.ts'
import { composePerson } from './person.ts'
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
    if (split >= 0 && /\b(a|an|the|his|her|two|three)\b\s*[\w\s-]*$/i.test(between.slice(split))) {
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
  const count = Math.min(5, Math.max(1, ...counted.map((mention) => mention.count ?? 1)))
  return Array.from({ length: count }, () => brief)
}

/** How far above the middle of the head what is worn or grows there reaches, in head units. */
function topOf(person: Person): number {
  const hats: Partial<Record<string, number>> = {
    'wizard-hat': 300,
    nightcap: 300,
    'top-hat': 232,
    'feathered-cap': 215,
    'wide-hat': 190,
    'horned-helm': 185,
    'winged-helm': 175,
    crown: 158,
    turban: 165,
    tricorne: 150,
  }
  const hat = person.headwear ? (hats[person.headwear.kind] ?? 145) : 128
  const horns = person.horns
    ? { swept: 185, ram: 130, straight: 250, short: 145, antlers: 275, crown: 190, unicorn: 255, bull: 175 }[
        person.horns.style
      ]
    : 0
  const hair = person.hair?.style === 'mohawk' || person.hair?.style === 'topknot' ? 172 : 0
  const ears = person.form === 'cat' || person.form === 'wolf' ? 155 : 0
  return Math.max(hat, horns, hair, ears)
}

/** Stands one to five persons in the frame, the first before the others. */
function arrange(people: Person[], frame: Frame, random: Random) {
  const unit = Math.min(frame.width, frame.height) / 1000
  const width = frame.width / unit
  const height = frame.height / unit
  const n = people.length
  const base = [1, 1, 0.78, 0.72, 0.6, 0.56][n]!
  const room = n === 1 ? (height > 1150 ? 2.12 : 1.66) : 1.72 * Math.min(1.15, width / 1000)
  const spots = [[], [0.5], [0.31, 0.7], [0.5, 0.19, 0.81], [0.33, 0.7, 0.12, 0.9], [0.5, 0.24, 0.77, 0.08, 0.93]][n]!
  for (const [i, person] of people.entries()) {
    const rank = n <= 2 ? i * 0.4 : Math.floor((i + 1) / 2)
    const size = person.scale
    person.scale = room * base * size * (1 - 0.09 * rank)
    const top = topOf(person) * person.scale
    const floor = n === 1 ? height * 0.385 : height * (0.46 - 0.035 * rank)
    person.y = Math.max(floor + (1 - size) * 260 * base, Math.min(height * 0.56, top + 40))
    // A tall hat asks for a smaller head before it is cut off.
    if (person.y - top < 24) person.scale *= Math.max(0.72, (person.y - 24) / top)
    person.x = width * spots[i]! + random.range(-12, 12) + (n === 1 ? -Math.sign(person.turn.head[0]) * 26 : 0)
    person.depth = -rank * 330
  }
}

const round = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

export function composeFigures(brief: Brief, random: Random, frame: Frame): FigureScene {
  const people = castOf(brief).map((part, i) => composePerson(part, random.fork(`person ${i}`), i))
  arrange(people, frame, random.fork('places'))
  const scene: FigureScene = {
    kind: 'figure',
    version: 1,
    seed: random.fork('paint').int(1, 1e6),
    backdrop: composeBackdrop(somewhere(brief, random.fork('home')), random.fork('behind')),
    light: lightFor(brief),
    people,
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
  if (places.length > 0 && places.some((place) => place !== 'candlelight')) return brief
  if (places.length > 0) return at(asksFor(brief, 'noble', 'monarch', 'vampire', 'knight') ? 'castle' : 'tavern')
  const calling = brief.mentions.find((mention) => outfits[mention.concept]?.home)?.concept
  const outdoors = brief.mentions.some((mention) => ['weather', 'season', 'time'].includes(mention.facet))
  return calling && (outdoors || random.chance(0.85)) ? at(outfits[calling]!.home!) : brief
}

/** What falls or drifts in the air of a prompt's place, season and weather. */
export function airFor(brief: Brief): Air[] {
  const air: Air[] = []
  const weather = conceptsOf(brief, 'weather')
  if (weather.includes('rain') || weather.includes('storm')) air.push('rain')
  if (weather.includes('snow') || weather.includes('blizzard') || asksFor(brief, 'snowy', 'winter')) air.push('snow')
  if (weather.includes('fog') || weather.includes('mist') || asksFor(brief, 'misty')) air.push('mist')
  if (asksFor(brief, 'autumn')) air.push('leaves')
  if (asksFor(brief, 'spring')) air.push('petals')
  if (asksFor(brief, 'forge', 'fire', 'burning', 'smith', 'battlefield')) air.push('embers')
  if (asksFor(brief, 'mystical', 'holy', 'glowing', 'fairy')) air.push('motes')
  if (mentionOf(brief, 'merfolk')) air.push('bubbles')
  return air
}

/** What its mood and fires make of the light. */
export function lightFor(brief: Brief): FigureScene['light'] {
  const warm = asksFor(brief, 'forge', 'fire', 'tavern', 'smith', 'candlelight')
  const gloom = asksFor(brief, 'dreary', 'grim', 'eerie', 'ominous')
  return {
    exposure: gloom ? 0.9 : asksFor(brief, 'cheerful', 'noon', 'majestic') ? 1.12 : 1.02,
    contrast: gloom ? 1.15 : 1,
    ...(warm
      ? { fire: [236, 120, 44] as const }
      : asksFor(brief, 'eerie', 'ghost')
        ? { fire: [70, 150, 130] as const }
        : {}),
  }
}
