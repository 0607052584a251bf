import { colourOf } from '../paint/pigments.ts'
import { asksFor, type Brief, mentionOf } from '../prompt/brief.ts'
import type { Act } from './acts.ts'
import type { Framing } from './framing.ts'
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
}
const seats: readonly Kind[] = ['barrel', 'crate', 'stool', 'log', 'boulder']

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

/** How much of somebody is seen so that what stands about them is: `framing` is what the words ask for. */
export function roomFor(framing: Framing, furniture: Person['furniture'] = []): Framing {
  if (furniture.length === 0 || framing === 'full') return framing
  return furniture.every(({ kind }) => ['desk', 'table', 'bar', 'anvil'].includes(kind)) ? 'knees' : 'full'
}

/** Sets before or under somebody what the act and the words ask for. */
export function furnish(person: Person, brief: Brief): void {
  const { act } = person.pose
  const kinds = namedIn(brief, act)
  // Wood is chopped and walls are smashed without an anvil.
  const own = act && (act !== 'hammering' || !/\b(?:chop|smash)/i.test(brief.prompt)) ? usual[act] : undefined
  const isAtTable = kinds.some((kind) => kind === 'desk' || kind === 'table' || kind === 'bar')
  if (own && !(isAtTable && own !== 'cauldron' && own !== 'rope') && !kinds.includes(own)) kinds.push(own)
  person.gear = person.gear.filter(({ kind }) => kind !== 'anvil')
  if (kinds.length === 0) return
  const said = mentionOf(brief, 'cauldron')
  person.furniture = [...new Set(kinds)].map((kind): Furnishing => {
    const light = kind === 'cauldron' ? said?.modifiers.map(colourOf).find(Boolean) : undefined
    const games = kind === 'table' && (act === 'gambling' || asksFor(brief, 'dice', 'cards'))
    const coins =
      (kind === 'table' || kind === 'desk' || kind === 'bar') && (act === 'counting' || asksFor(brief, 'coin'))
    return {
      kind,
      colour: [104, 70, 42],
      ...(light ? { trim: light } : {}),
      state: [...(games ? ['games'] : []), ...(coins ? ['coins'] : [])],
    }
  })
  if (kinds.includes('wall')) person.turn.body[2] = -(Math.sign(person.turn.head[0]) || 1) * 7
  // Whoever sits behind a table is seen above it, whatever the seat.
  if (act === 'sitting' && kinds.some((kind) => !seats.includes(kind)) && isAtTable) person.pose.act = 'leaning'
}
