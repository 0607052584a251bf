import type {
  Condition,
  CreatureType,
  DamageType,
  Gift,
  MonsterBrief,
  MonsterRole,
  Power,
  Size,
  Strike,
} from '../../rules/monster-brief.ts'
import type { Ability } from '../../rules/rule-book.ts'
import type { BodyPlan } from '../bodies.ts'
import type { PlaceName } from '../places.ts'

/** A body and a way of life that a monster may have. */
export interface Family {
  /** What sentences call it: "drake". */
  noun: string
  /** Words of a prompt that mean it, the first its own. */
  words: readonly string[]
  type: CreatureType
  tags: readonly string[]
  sizes: readonly Size[]
  roles: readonly MonsterRole[]
  mind: MonsterBrief['mind']
  alignment: string
  speeds: MonsterBrief['speeds']
  armour: string
  strikes: readonly Strike[]
  gifts: readonly Gift[]
  senses: MonsterBrief['senses']
  languages: readonly string[]
  leaning: readonly Ability[]
  skills: readonly string[]
  resistant: readonly DamageType[]
  immune: readonly DamageType[]
  vulnerable: readonly DamageType[]
  immuneConditions: readonly Condition[]
  /** Challenges it usually has. */
  usual: readonly [number, number]
  places: readonly PlaceName[]
  /** What can be cut from it. */
  parts: readonly string[]
  /** How it is built, for whoever describes it. */
  plan: BodyPlan
  /** What it does as one watches, after "it", in four words at most: "cleans a feeler". */
  moves: readonly string[]
  /** Ends of made-up names: "maw" for an Ashmaw. */
  ends: readonly string[]
  /** How the picture engine knows it. */
  picture: string
  spells?: NonNullable<MonsterBrief['spells']>
  /** Feet. */
  telepathy?: number
  /** What it always is that no gift has, and by what other names some of its gifts go. */
  traits?: readonly Power[]
  giftNames?: MonsterBrief['giftNames']
}

type Given = Pick<Family, 'noun' | 'type' | 'strikes' | 'usual' | 'places' | 'parts' | 'plan' | 'ends'> &
  Partial<Omit<Family, 'words' | 'sizes' | 'roles' | 'moves'>> & {
    words: string
    moves: string
    sizes?: string
    roles?: string
  }

const list = <T extends string>(text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '') as T[]

export function family(given: Given): Family {
  return {
    tags: [],
    mind: 'beast',
    alignment: 'unaligned',
    speeds: { walk: 30 },
    armour: 'natural armour',
    gifts: [],
    senses: { darkvision: 60 },
    languages: [],
    leaning: [],
    skills: ['Perception'],
    resistant: [],
    immune: [],
    vulnerable: [],
    immuneConditions: [],
    picture: given.noun,
    ...given,
    words: list(given.words),
    moves: list(given.moves),
    sizes: list<Size>(given.sizes ?? 'Medium'),
    roles: list<MonsterRole>(given.roles ?? 'brute, skirmisher'),
  }
}

type More = Partial<Omit<Strike, 'name' | 'type' | 'weight'>>
export const blow = (name: string, type: DamageType, weight = 1, more: More = {}): Strike => ({
  name,
  type,
  weight,
  ...more,
})
export const shot = (name: string, type: DamageType, near: number, far = near): Strike => ({
  name,
  type,
  weight: 1,
  range: { near, far },
})
export const hold: More = { rider: { condition: 'grappled', lasting: 'escape' } }
export const fell: More = { rider: { condition: 'prone', lasting: 'turn' } }

export const lifeless: readonly Condition[] = [
  'charmed',
  'exhaustion',
  'frightened',
  'paralyzed',
  'petrified',
  'poisoned',
]
export const deathless: readonly Condition[] = ['exhaustion', 'poisoned']
export const bodiless: readonly Condition[] = [
  'exhaustion',
  'grappled',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
]
