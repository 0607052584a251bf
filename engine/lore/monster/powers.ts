import type { Random } from '../../paint/random.ts'
import type { Power } from '../rules/monster-brief.ts'
import type { Idea } from './idea.ts'

/** What a role does beside hitting; one or two of them are a creature's own. */
const rolePowers: Record<Idea['role'], readonly Power[]> = {
  brute: [
    {
      name: 'Bowl Over',
      cost: 'bonus',
      often: 'recharge',
      range: 5,
      save: 'str',
      condition: { condition: 'prone', lasting: 'turn' },
      push: 10,
    },
    {
      name: 'Ground Slam',
      cost: 'action',
      often: 'recharge',
      area: { shape: 'emanation', feet: 10 },
      save: 'dex',
      damage: { type: 'bludgeoning', share: 0.65, onSave: 'half' },
      condition: { condition: 'prone', lasting: 'turn' },
    },
    { name: 'Second Wind', cost: 'bonus', often: 'daily', self: { heal: 0.18 } },
    {
      name: 'Crushing Leap',
      cost: 'action',
      often: 'recharge',
      area: { shape: 'emanation', feet: 5 },
      save: 'str',
      damage: { type: 'bludgeoning', share: 0.7, onSave: 'half' },
      push: 10,
      text: 'Before this [it] jumps up to its speed, and lands where it likes.',
    },
    {
      name: 'Wild Swing',
      cost: 'trait',
      text: 'Once on each of its turns, when [it] misses with a melee attack, a different creature within its reach takes damage equal to its Strength modifier.',
    },
    {
      name: 'Bellow of Rage',
      cost: 'bonus',
      often: 'daily',
      area: { shape: 'emanation', feet: 30 },
      save: 'wis',
      condition: { condition: 'frightened', lasting: 'turn' },
    },
  ],
  skirmisher: [
    { name: 'Slip Past', cost: 'bonus', self: { move: 20 } },
    { name: 'Hit and Away', cost: 'bonus', self: { move: 15, unseen: true } },
    {
      name: 'Feint',
      cost: 'bonus',
      often: 'recharge',
      range: 5,
      save: 'wis',
      condition: { condition: 'blinded', lasting: 'turn' },
      text: 'Dust, spittle or a wing in the face: whatever is to hand.',
    },
    { name: 'Burst of Speed', cost: 'bonus', often: 'recharge', self: { move: 60 } },
    {
      name: 'Hamstring',
      cost: 'bonus',
      often: 'recharge',
      range: 5,
      save: 'con',
      condition: { condition: 'prone', lasting: 'turn' },
      text: 'Whoever fails has its speed halved until it regains a hit point.',
    },
    {
      name: 'Hard to Follow',
      cost: 'trait',
      text: 'Difficult ground does not slow [it], and nobody can ready an attack against its movement.',
    },
  ],
  artillery: [
    {
      name: 'Take Aim',
      cost: 'bonus',
      text: 'If [it] has not moved this turn, its next attack roll has advantage, and its speed is 0 until the turn ends.',
    },
    { name: 'Fall Back', cost: 'bonus', self: { move: 20 } },
    {
      name: 'Scatter Them',
      cost: 'action',
      often: 'recharge',
      area: { shape: 'sphere', feet: 10 },
      save: 'dex',
      damage: { type: 'piercing', share: 0.6, onSave: 'half' },
      push: 10,
    },
    {
      name: 'Spotter’s Eye',
      cost: 'trait',
      text: 'Half cover and three-quarters cover do not help against attacks that [it] makes from higher ground.',
    },
    {
      name: 'Pinning Shot',
      cost: 'action',
      often: 'recharge',
      range: 90,
      save: 'dex',
      damage: { type: 'piercing', share: 0.75, onSave: 'half' },
      condition: { condition: 'restrained', lasting: 'turn' },
    },
  ],
  controller: [
    {
      name: 'Hem In',
      cost: 'bonus',
      often: 'recharge',
      range: 30,
      save: 'str',
      condition: { condition: 'restrained', lasting: 'escape' },
    },
    {
      name: 'Sap the Will',
      cost: 'bonus',
      often: 'recharge',
      range: 60,
      save: 'wis',
      condition: { condition: 'incapacitated', lasting: 'turn' },
    },
    {
      name: 'Cut Off',
      cost: 'trait',
      text: 'Ground within 10 feet of [it] is difficult for its enemies.',
    },
    {
      name: 'Change Places',
      cost: 'bonus',
      often: 'recharge',
      range: 30,
      save: 'wis',
      push: 15,
      text: 'Whoever fails is moved whichever way [it] chooses rather than away.',
    },
    { name: 'Drag Down', cost: 'bonus', range: 15, save: 'str', condition: { condition: 'prone', lasting: 'turn' } },
    {
      name: 'Dread Presence',
      cost: 'bonus',
      often: 'daily',
      area: { shape: 'emanation', feet: 30 },
      save: 'wis',
      condition: { condition: 'frightened', lasting: 'saveEnds' },
    },
  ],
  caster: [
    { name: 'Step Between', cost: 'bonus', often: 'recharge', self: { teleport: 30 } },
    {
      name: 'Hex',
      cost: 'bonus',
      often: 'recharge',
      range: 60,
      save: 'cha',
      condition: { condition: 'poisoned', lasting: 'saveEnds' },
    },
    { name: 'Veil', cost: 'bonus', often: 'daily', self: { vanish: true } },
  ],
  lurker: [
    { name: 'Melt Away', cost: 'bonus', self: { move: 20, unseen: true } },
    {
      name: 'From Behind',
      cost: 'trait',
      text: 'Attack rolls of [it] against a creature that does not see it are critical hits if they hit.',
    },
    {
      name: 'Drag Off',
      cost: 'bonus',
      range: 5,
      save: 'str',
      condition: { condition: 'grappled', lasting: 'escape' },
      text: '[It] then moves up to half its speed and takes the creature along.',
    },
    { name: 'Go Still', cost: 'bonus', often: 'recharge', self: { vanish: true } },
    {
      name: 'Snuff the Light',
      cost: 'bonus',
      text: 'Every flame that is not magical within 30 feet of [it] goes out.',
    },
    {
      name: 'First Blood',
      cost: 'trait',
      text: 'In the first round [it] has advantage on attack rolls against whoever has not yet acted.',
    },
  ],
  leader: [
    {
      name: 'Urge On',
      cost: 'bonus',
      text: 'One ally within 60 feet that hears [it] moves up to its speed and may attack once, by its reaction.',
    },
    {
      name: 'Single Out',
      cost: 'bonus',
      text: 'Until [it] acts again, its allies have advantage on attack rolls against one creature it points to.',
    },
    {
      name: 'Cow Them',
      cost: 'bonus',
      often: 'recharge',
      area: { shape: 'emanation', feet: 20 },
      save: 'wis',
      condition: { condition: 'frightened', lasting: 'turn' },
    },
  ],
  guardian: [
    { name: 'Stand Fast', cost: 'trait', text: 'Nothing moves [it] against its will while it stands on the ground.' },
    {
      name: 'Bar the Way',
      cost: 'trait',
      text: 'Creatures that leave the reach of [it] draw an opportunity attack even if they disengage, and stop where they are if it hits.',
    },
    { name: 'Shove Back', cost: 'bonus', range: 5, save: 'str', push: 15 },
    { name: 'Mend', cost: 'bonus', often: 'daily', self: { heal: 0.15 } },
    {
      name: 'Unbroken Stance',
      cost: 'trait',
      text: 'While [it] has not moved since its last turn, critical hits against it are ordinary hits.',
    },
    {
      name: 'Mark the Trespasser',
      cost: 'bonus',
      text: 'Until its next turn [it] knows where one creature it sees is, and its attacks ignore that creature’s cover.',
    },
  ],
}

const anyones: readonly Power[] = [
  { name: 'Lash Back', cost: 'reaction', trigger: 'a creature within 5 feet hits it', self: { strike: true } },
  { name: 'Shrug It Off', cost: 'reaction', trigger: 'it takes damage from an attack', self: { halfDamage: true } },
  {
    name: 'Thrash',
    cost: 'reaction',
    often: 'daily',
    trigger: 'it is grappled or restrained',
    text: 'The condition ends on it, and whoever caused it is knocked prone if within 5 feet.',
  },
  {
    name: 'Turn the Blade',
    cost: 'reaction',
    trigger: 'a melee attack misses it by 5 or more',
    self: { strike: true },
  },
  { name: 'Startle', cost: 'reaction', trigger: 'a creature ends its move within 10 feet of it', self: { move: 15 } },
  {
    name: 'Punish Flight',
    cost: 'reaction',
    trigger: 'a frightened creature moves away from it',
    self: { move: 30 },
  },
]

const minded: readonly Power[] = [
  {
    name: 'Use the Meek',
    cost: 'reaction',
    trigger: 'it is hit while an ally is within 5 feet',
    text: 'The ally is hit in its place.',
  },
  {
    name: 'Spoil the Spell',
    cost: 'reaction',
    often: 'daily',
    trigger: 'a creature within 30 feet casts a spell',
    text: 'The spell fails, unresolved, if its caster has already moved this turn.',
  },
]

const ofRole: Partial<Record<Idea['role'], readonly Power[]>> = {
  skirmisher: [{ name: 'Twist Away', cost: 'reaction', trigger: 'an attack misses it', self: { move: 10 } }],
  lurker: [
    {
      name: 'Vanishing Act',
      cost: 'reaction',
      often: 'daily',
      trigger: 'it is first brought to half its hit points or fewer',
      self: { vanish: true },
    },
  ],
  caster: [{ name: 'Ward', cost: 'reaction', trigger: 'it is hit by an attack', self: { halfDamage: true } }],
  guardian: [
    {
      name: 'Step In',
      cost: 'reaction',
      trigger: 'an ally within 10 feet is attacked',
      self: { move: 10 },
      text: 'If that puts it next to the ally, it takes the attack itself.',
    },
  ],
}

/** Reactions that fit it. */
export const reactionsFor = ({ role, family }: Idea): readonly Power[] => [
  ...anyones,
  ...(ofRole[role] ?? []),
  ...(family.mind === 'keen' || family.mind === 'brilliant' ? minded : []),
]

function legendaryPowers({ theme, family }: Idea, chance: Random): Power[] {
  const flies = (family.speeds.fly ?? 0) > 0
  const moves: readonly Power[] = [
    { name: flies ? 'Wingbeat' : 'Relentless Step', cost: 'legendary', self: { move: flies ? 40 : 30 } },
    { name: 'Gather Itself', cost: 'legendary', self: { move: 20, unseen: true } },
    { name: 'Elsewhere', cost: 'legendary', self: { teleport: 20 } },
  ]
  const mischief: readonly Power[] = [
    {
      name: `${theme.starts[0]} Glare`,
      cost: 'legendary',
      range: 60,
      save: 'wis',
      condition: { condition: 'frightened', lasting: 'turn' },
      text: 'This cannot be used twice in a row.',
    },
    {
      name: 'Stamp',
      cost: 'legendary',
      area: { shape: 'emanation', feet: 15 },
      save: 'str',
      condition: { condition: 'prone', lasting: 'turn' },
      text: 'This cannot be used twice in a row.',
    },
    {
      name: 'Sweep Aside',
      cost: 'legendary',
      area: { shape: 'emanation', feet: 10 },
      save: 'str',
      push: 15,
      text: 'This cannot be used twice in a row.',
    },
    {
      name: 'Blinding Haze',
      cost: 'legendary',
      area: { shape: 'emanation', feet: 10 },
      save: 'con',
      condition: { condition: 'blinded', lasting: 'turn' },
      text: 'This cannot be used twice in a row.',
    },
    {
      name: 'Baleful Word',
      cost: 'legendary',
      range: 60,
      save: 'cha',
      condition: { condition: 'incapacitated', lasting: 'turn' },
      text: 'This cannot be used twice in a row.',
    },
  ]
  return [
    { name: 'Strike Again', cost: 'legendary', self: { strike: true } },
    chance.pick(moves),
    chance.pick(mischief),
  ]
}

/** Powers of its role, and legendary actions where it has them. */
export function powersFor(
  idea: Idea,
  { legendary, many }: { legendary: boolean; many: number },
  chance: Random,
): Power[] {
  const own = chance.shuffle(rolePowers[idea.role]).slice(0, many)
  return [...own, ...(legendary ? legendaryPowers(idea, chance) : [])]
}

/** Powers that are worded by DnD5e's terms, in Pathfinder's. */
const inPathfinder: Readonly<Record<string, string>> = {
  'Take Aim':
    'If [it] has not moved this turn, its next Strike gains a +2 circumstance bonus, and it cannot move until the turn ends.',
  'From Behind': 'A creature that does not see [it] is off-guard to its Strikes, which deal one more die of damage.',
  'Single Out': 'Until [it] acts again, one creature that it points to is off-guard to its allies.',
  'Bar the Way':
    'Creatures that leave the reach of [it], even by a Step, are subject to a Strike as a reaction, and stop where they are if it hits.',
  'First Blood': 'In the first round, whoever has not yet acted is off-guard to [it].',
  'Spotter’s Eye': 'Cover gives no bonus to AC against Strikes that [it] makes from higher ground.',
  'Cut Off': 'Ground within 10 feet of [it] is difficult terrain for its enemies.',
  'Call to Heel': 'One ally within 60 feet that hears [it] makes a Strike as a reaction.',
  'Urge On': 'One ally within 60 feet that hears [it] Strides, and may make a Strike as a reaction.',
  'Hard to Follow': 'Difficult terrain does not slow [it], and its movement triggers no readied Strikes.',
}

/** Those powers as Pathfinder would have them. */
export const forPathfinder = (powers: readonly Power[]): Power[] =>
  powers.map((power) => {
    const text = inPathfinder[power.name]
    return text === undefined ? power : { ...power, text }
  })
