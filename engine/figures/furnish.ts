import { colourOf, materialOf } from '../paint/pigments.ts'
import { asksFor, type Brief, type Mention, mentionOf } from '../prompt/brief.ts'
import { type Act, wayFor } from './acts.ts'
import { wayOf } from './crafts.ts'
import type { Framing } from './framing.ts'
import { isStand, standKinds, standWords } from './props/stand-kinds.ts'
import type { Furnishing, Person } from './scene.ts'

type Kind = Furnishing['kind']

/** What an act needs where the words name nothing else. */
const usual: Partial<Record<Act, Kind>> = {
  writing: 'desk',
  stirring: 'cauldron',
  gambling: 'table',
  counting: 'table',
  warming: 'campfire',
  climbing: 'rope',
  hammering: 'anvil',
  weaving: 'loom',
  spinning: 'spinning-wheel',
  painting: 'easel',
  steering: 'ship-wheel',
  milking: 'pail',
  pushing: 'cart',
}
const seats: readonly Kind[] = ['barrel', 'crate', 'stool', 'log', 'boulder']
/** What stands where its words are, whatever is done. */
const standing: readonly Kind[] = [
  'easel',
  'loom',
  'spinning-wheel',
  'washtub',
  'grindstone',
  'ship-wheel',
  'cart',
  'chest',
  'statue',
  'hens',
]
/** Those of them that stand at somebody's side, where nobody sits on them. */
const aside: readonly Kind[] = ['barrel', 'crate']

/** Boats that are only looked at from the shore, and graves among which one walks, are a part of the place. */
function isScenery(brief: Brief, kind: Kind): boolean {
  const named = mentionOf(brief, kind)
  if (!named || !isStand(kind) || standWords[kind][0] !== 'under') return false
  return !/\b(?:in|on|of|from|flying|piloting|aboard|atop|poling|rowing|paddling|steering|his|her|with|punting)\s+(?:an?|the|his|her|their)?\s*(?:[\w-]+\s+){0,2}$/i.test(
    brief.prompt.slice(0, named.at),
  )
}

/** What the words name beside the acts: "at a table", "on a barrel". */
function namedIn(brief: Brief, act: Act | undefined): Kind[] {
  const { prompt } = brief
  const said = (pattern: RegExp) => pattern.test(prompt)
  const kinds: Kind[] = []
  if (mentionOf(brief, 'anvil')) kinds.push('anvil')
  if (mentionOf(brief, 'cauldron')) kinds.push('cauldron')
  if (
    said(
      /\b(?:at|behind|over|on|leaning (?:on|over|against)|wiping|polishing|cleaning) (?:a|an|the|his|her|their) (?:[\w-]+ )?(?:bar|counter|bar counter)\b/i,
    )
  )
    kinds.push('bar')
  else if (
    said(/\b(?:at|behind|over) (?:a|an|the|his|her|their) (?:[\w-]+ )?(?:desk|writing desk|lectern|writing table)\b/i)
  )
    kinds.push('desk')
  else if (said(/\b(?:at|behind|over) (?:a|an|the|his|her|their) (?:[\w-]+ )?(?:table|workbench|stall)\b/i))
    kinds.push('table')
  kinds.push(...standing.filter((kind) => mentionOf(brief, kind)))
  kinds.push(...standKinds.filter((kind) => mentionOf(brief, kind) && !isScenery(brief, kind)))
  if (
    said(
      /\b(?:beside|by|at|around|near|before|over|next to|about|tending|warming (?:\w+ )?(?:hands )?(?:at|by|over)) (?:a|an|the|his|her|their) (?:[\w-]+ )?(?:camp ?fire|bonfire|open fire)\b/i,
    )
  )
    kinds.push('campfire')
  if (mentionOf(brief, 'map') && said(/\b(?:over|around|about) (?:a|an|the|his|her|their) (?:[\w-]+ )?map\b/i))
    kinds.push('table')
  const hens = mentionOf(brief, 'hen')
  if (hens && ((hens.count ?? 0) > 1 || /(?:s|geese)$/i.test(hens.words))) kinds.push('hens')
  if (act === 'sitting') {
    const seat = (
      [
        ['barrel', /\bon (?:a|an|the|his|her) (?:[\w-]+ )?(?:barrel|keg|cask)\b/i],
        ['crate', /\bon (?:a|an|the|his|her) (?:[\w-]+ )?(?:crate|box|chest|trunk)\b/i],
        ['stool', /\bon (?:a|an|the|his|her) (?:[\w-]+ )?(?:stool|bench)\b/i],
        ['log', /\bon (?:a|an|the|his|her) (?:[\w-]+ )?(?:log|fallen tree|tree trunk|stump|tree stump)\b/i],
        ['boulder', /\bon (?:a|an|the|his|her) (?:[\w-]+ )?(?:rock|boulder|stone|ledge)\b/i],
      ] as const
    ).find(([, pattern]) => said(pattern))
    if (seat) kinds.push(seat[0])
  }
  if (
    act === 'leaning' &&
    said(
      /\bagainst (?:a|an|the|his|her) (?:[\w-]+ )?(?:wall|pillar|column|doorway|doorframe|door)\b|\bon (?:a|an|the) (?:[\w-]+ )?wall\b/i,
    )
  )
    kinds.push('wall')
  return kinds
}

/** What takes the colour that is said of it all over. */
const wooden: readonly Kind[] = ['desk', 'table', 'bar', 'chest', 'barrel', 'crate', 'stool']

/** What the words say of something that stands there, by its own name or by the craft that it is for. */
const namedAs = (brief: Brief, kind: Kind): Mention | undefined =>
  mentionOf(brief, kind) ??
  brief.mentions.find(({ concept, modifiers }) => modifiers.length > 0 && wayOf(concept, brief.prompt)?.at === kind)

/** How much of somebody is seen so that what stands about them is: `framing` is what the words ask for. */
export function roomFor(framing: Framing, furniture: Person['furniture'] = []): Framing {
  if (furniture.length === 0 || framing === 'full') return framing
  // Behind a counter only its top is worth the room.
  if (furniture.every(({ kind }) => ['desk', 'table', 'bar'].includes(kind))) return 'waist'
  return furniture.every(({ kind }) => ['desk', 'table', 'bar', 'anvil', 'ship-wheel'].includes(kind))
    ? 'knees'
    : 'full'
}

/** Sets before or under somebody what the act and the words ask for. */
export function furnish(person: Person, brief: Brief): void {
  const { act } = person.pose
  const kinds = namedIn(brief, act)
  // Wood is chopped and walls are smashed without an anvil.
  const doing = [person.pose.hands, act].flatMap((one) => (one ? (wayFor(brief, one) ?? []) : []))
  const work = doing.find(({ at }) => at !== undefined)
  const own =
    work?.at ??
    (act && (act !== 'hammering' || !/\b(?:smash)/i.test(brief.prompt))
      ? (usual[act] ?? usual[person.pose.hands ?? act])
      : undefined)
  const isAtTable = kinds.some((kind) => kind === 'desk' || kind === 'table' || kind === 'bar')
  if (own && !(isAtTable && own !== 'cauldron' && own !== 'rope') && !kinds.includes(own)) kinds.push(own)
  person.gear = person.gear.filter(({ kind }) => kind !== 'anvil' && !(kind === 'hen' && kinds.includes('hens')))
  const isSeat = act === 'sitting' || person.pose.load !== undefined
  for (const kind of aside) if (mentionOf(brief, kind) && !kinds.includes(kind) && !isSeat) kinds.push(kind)
  if (kinds.length === 0) return
  const said = mentionOf(brief, 'cauldron')
  person.furniture = [...new Set(kinds)].map((kind): Furnishing => {
    const named = kind === 'cauldron' ? said : namedAs(brief, kind)
    const light = named?.modifiers.map(colourOf).find(Boolean)
    const made = named?.modifiers.find((one) => materialOf(one))
    const games = kind === 'table' && (act === 'gambling' || asksFor(brief, 'dice', 'cards'))
    const coins =
      (kind === 'table' || kind === 'desk' || kind === 'bar') && (act === 'counting' || asksFor(brief, 'coin'))
    return {
      kind,
      colour: light ?? (made ? materialOf(made)!.colour : [104, 70, 42]),
      ...(made || (light && wooden.includes(kind)) ? { stuff: made ?? 'wood' } : {}),
      ...(light ? { trim: light } : {}),
      state: [
        ...(games && !work?.lies ? ['games'] : []),
        ...(coins ? ['coins'] : []),
        ...(kind === 'table' && work?.lies ? [work.lies] : []),
        ...(kind === 'table' && !work?.lies && /\b(?:over|around|about) (?:\w+ ){1,2}map\b/i.test(brief.prompt)
          ? ['map']
          : []),
        ...(named?.modifiers.includes('mossy') || (kind === 'well' && /\bmoss/i.test(brief.prompt)) ? ['mossy'] : []),
        ...(kind === 'cart' && /\b(?:pumpkin|cabbage|apple|turnip|melon|vegetable|fruit|potato)/i.test(brief.prompt)
          ? [/\b(?:pumpkin|melon)/i.test(brief.prompt) ? 'pumpkins' : 'greens']
          : []),
        ...(aside.includes(kind) && act !== 'sitting' && work?.at !== kind ? ['beside'] : []),
        ...((kind === 'chest' || aside.includes(kind)) && work?.at === kind ? ['before'] : []),
        ...(kind === 'chest' &&
        /\bopen|\bgold|\bcoins|\btreasure|\bfull\b|\bjewels/i.test(brief.prompt) &&
        work?.at !== 'chest'
          ? ['open']
          : []),
      ],
    }
  })
  if (kinds.includes('wall')) person.turn.body[2] = -(Math.sign(person.turn.head[0]) || 1) * 7
  // Whoever is on a swing sits on it, both hands at its ropes.
  if (kinds.includes('swing')) {
    person.gear = person.gear.filter(({ hold }) => hold !== 'left' && hold !== 'right')
    person.pose = { ...person.pose, act: 'sitting', hip: 0, holds: { left: 'up', right: 'up' } }
  }
  // Whoever sits behind a table is seen above it, whatever the seat.
  if (act === 'sitting' && kinds.some((kind) => !seats.includes(kind)) && isAtTable) person.pose.act = 'leaning'
}
