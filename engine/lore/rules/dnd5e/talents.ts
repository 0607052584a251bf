import type { Feature } from './model.ts'

type Talent = Pick<Feature, 'group' | 'name' | 'uses' | 'trigger' | 'text'> & {
  /** Only from this challenge on. */
  from?: number
}

/** What people can do beside striking and casting; our own. */
export const talents: Readonly<Record<string, Talent>> = {
  parry: {
    group: 'reaction',
    name: 'Parry',
    from: 1,
    trigger: '[it] is hit by a melee attack while holding a weapon',
    text: '[Its] AC is 2 higher against that attack, which may turn it into a miss.',
  },
  steadfast: {
    group: 'trait',
    name: 'Steadfast',
    from: 0.5,
    text: '[It] has advantage on saving throws against being frightened while an ally is in sight.',
  },
  rally: {
    group: 'bonus',
    name: 'Rally',
    from: 2,
    uses: { day: 1 },
    text: 'Up to three allies within 30 feet who can hear [it] each gain [roll 2d6] temporary hit points.',
  },
  brace: {
    group: 'trait',
    name: 'Hold the Line',
    from: 3,
    text: 'A creature that comes within reach of [it] must spend 1 extra foot for every foot it moves there.',
  },
  reckless: {
    group: 'trait',
    name: 'Headlong',
    from: 0.5,
    text: 'At the start of a turn [it] may take advantage on its melee attack rolls for the turn; until the next one, attack rolls against [him] have advantage too.',
  },
  grit: {
    group: 'trait',
    name: 'Grit',
    from: 2,
    uses: { day: 1 },
    text: 'Brought to 0 hit points but not killed outright, [it] drops to 1 hit point instead.',
  },
  bellow: {
    group: 'bonus',
    name: 'Bellow',
    from: 3,
    uses: { recharge: 6 },
    text: 'One creature within 30 feet that hears [it] succeeds on a Wisdom saving throw ([dc con]) or is frightened of [him] until the end of its own next turn.',
  },
  cunning: { group: 'bonus', name: 'Quick Exit', from: 0.25, text: '[It] dashes, disengages or hides.' },
  sidestep: {
    group: 'reaction',
    name: 'Sidestep',
    from: 3,
    trigger: 'an attacker that [it] sees hits it',
    text: '[He] takes only half of the damage.',
  },
  lowBlow: {
    group: 'trait',
    name: 'Low Blow',
    from: 0.5,
    text: 'Once a turn, when [it] hits a creature that is within 5 feet of one of its allies, the target has disadvantage on its next attack roll.',
  },
  firstBlood: {
    group: 'trait',
    name: 'First Blood',
    from: 1,
    text: 'In the first round of a fight [it] has advantage on attack rolls against anything that has not acted yet.',
  },
  tracker: {
    group: 'trait',
    name: 'Keen Tracker',
    text: '[It] has advantage on Survival checks to follow a trail, and cannot get lost in country [he] knows.',
  },
  skirmish: {
    group: 'bonus',
    name: 'Shift Ground',
    from: 1,
    text: '[It] moves up to 15 feet without drawing opportunity attacks.',
  },
  volley: {
    group: 'trait',
    name: 'Patient Aim',
    from: 2,
    text: 'If [it] has not moved this turn, [his] ranged attacks ignore half cover and three-quarters cover.',
  },
  layOn: {
    group: 'bonus',
    name: 'Healing Hands',
    from: 0.5,
    uses: { day: 2 },
    text: '[It] or a creature [he] touches regains [roll 3d6] hit points.',
  },
  shieldOther: {
    group: 'reaction',
    name: 'Take the Blow',
    from: 2,
    trigger: 'an ally within 5 feet of [it] is hit by an attack',
    text: '[He] is hit in the ally’s place.',
  },
  calmWord: {
    group: 'bonus',
    name: 'Word of Comfort',
    from: 0.5,
    uses: { day: 2 },
    text: 'One creature within 30 feet that hears [it] regains [roll 2d4] hit points and is no longer frightened.',
  },
  wildTongue: {
    group: 'trait',
    name: 'Wild Tongue',
    text: '[It] makes simple things clear to beasts and plants, and understands their answers.',
  },
  rootedStep: { group: 'trait', name: 'Rooted Step', text: 'Undergrowth and mud are no difficult terrain to [it].' },
  deflect: {
    group: 'reaction',
    name: 'Deflect',
    from: 0.5,
    trigger: 'a ranged weapon attack hits [it]',
    text: '[He] lessens the damage by [roll 2d6]; if nothing is left the missile is caught.',
  },
  stillness: {
    group: 'bonus',
    name: 'Stillness',
    from: 2,
    uses: { day: 1 },
    text: '[It] ends one effect that leaves [him] charmed or frightened.',
  },
  fleet: { group: 'bonus', name: 'Fleet', text: '[It] dashes or disengages.' },
  taunt: {
    group: 'bonus',
    name: 'Taunt',
    from: 1,
    text: 'One creature within 60 feet that hears [it] succeeds on a Wisdom saving throw ([dc cha]) or has disadvantage on attack rolls against anyone else until [its] next turn starts.',
  },
  ward: {
    group: 'reaction',
    name: 'Flicker Ward',
    from: 1,
    uses: { day: 2 },
    trigger: '[it] would be hit by an attack',
    text: '[His] AC is 3 higher until the start of [his] next turn, against that attack too.',
  },
  studied: {
    group: 'trait',
    name: 'Studied',
    text: '[It] has advantage on checks to recall the lore of [his] own field.',
  },
  surge: {
    group: 'bonus',
    name: 'Surge',
    from: 2,
    uses: { day: 1 },
    text: '[It] flies up to 30 feet and sheds whatever grapples or restrains [him].',
  },
  patronsEye: { group: 'trait', name: 'Borrowed Eye', text: 'Darkness, magical or not, does not hinder [its] sight.' },
  houseRules: {
    group: 'reaction',
    name: 'Not in Here',
    trigger: 'a creature within 10 feet of [it] draws a weapon',
    text: 'That creature succeeds on a Wisdom saving throw ([dc cha]) or does not attack before its next turn.',
  },
  earful: {
    group: 'trait',
    name: 'Good Ear',
    text: '[It] has advantage on Insight checks to notice that talk is about money, love or murder.',
  },
  knowsTheMake: {
    group: 'trait',
    name: 'Knows the Make',
    text: 'A minute with a worked thing tells [it] where it was made, how long ago, and what it is worth.',
  },
  strongHands: {
    group: 'trait',
    name: 'Strong Hands',
    text: '[It] counts as one size larger for what [he] can carry, push or hold.',
  },
  priceOfThings: {
    group: 'trait',
    name: 'The Price of Things',
    text: '[It] names the fair price of any common good at a glance, and has advantage on checks to see through a forgery.',
  },
  wellRead: {
    group: 'trait',
    name: 'Well Read',
    text: 'Given an hour among books, [it] finds the answer to one question of history, nature or law, if any book there holds it.',
  },
  knowsTheLand: {
    group: 'trait',
    name: 'Knows the Land',
    text: 'Within a day’s walk of home [it] cannot get lost, and tells tomorrow’s weather.',
  },
  seaLegs: {
    group: 'trait',
    name: 'Sea Legs',
    text: '[It] is not knocked prone by a pitching deck, and swims without a check in any water short of a storm.',
  },
  giveOrders: {
    group: 'bonus',
    name: 'Give Orders',
    text: 'One ally within 60 feet who serves [it] uses a reaction to move up to half its speed.',
  },
  rank: {
    group: 'trait',
    name: 'Rank',
    text: 'Those of the same realm must succeed on a Wisdom saving throw ([dc cha]) before they strike [it] for the first time in a day.',
  },
  fineEye: {
    group: 'trait',
    name: 'Fine Eye',
    text: '[It] has advantage on Investigation checks about seams, stitches, joints, and whatever was mended.',
  },
  unnoticed: { group: 'trait', name: 'Unnoticed', text: 'In a crowd [it] can hide while being watched.' },
}
