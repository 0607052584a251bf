import type { BlockForm } from '../../../contract/sheets/choices.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { armedStrikes, armourIn, hasShield } from '../prompt/arms.ts'
import { defencesWith, type Nature, natureIn, sensesWith } from '../prompt/nature.ts'
import {
  type DamageType,
  damageTypes,
  type Gift,
  type MonsterBrief,
  type Power,
  type Strike,
} from '../rules/monster-brief.ts'
import type { Idea } from './idea.ts'
import { powersFor, reactionsFor } from './powers.ts'
import { burstOf, themes } from './themes.ts'

const bodily: readonly DamageType[] = ['bludgeoning', 'piercing', 'slashing']
const isBodily = (type: DamageType) => bodily.includes(type)

/** The level of a Pathfinder creature that is about as hard as a challenge. */
const levelOf = (challenge: number) => (challenge < 0.25 ? -1 : challenge < 1 ? 0 : Math.min(24, Math.round(challenge)))

function strikesOf(
  { family, theme, charged: isCharged, creature, deeds, role, size, challenge }: Idea,
  chance: Random,
): Strike[] {
  const added = deeds.flatMap(({ strike }) => (strike ? [strike] : []))
  const own = family.strikes.filter((strike) => !added.some(({ name }) => name === strike.name))
  const charged = isCharged || (!creature && chance.chance(0.45))
  const touched = own.map((strike, index): Strike => {
    if (strike.also)
      return isCharged && !isBodily(theme.type) ? { ...strike, also: { ...strike.also, type: theme.type } } : strike
    const heavy = index === own.length - 1 || strike.weight > 1.1
    return charged && heavy && !isBodily(theme.type) && isBodily(strike.type)
      ? { ...strike, also: { type: theme.type, share: 0.4 } }
      : strike
  })
  const shoots = [...touched, ...added].some(
    ({ range, reach, type }) => range && !reach && (role !== 'caster' || !isBodily(type)),
  )
  const start = chance.pick(theme.starts)
  const far: Strike[] =
    !shoots && (role === 'artillery' || role === 'caster')
      ? [
          {
            name: `${start} ${chance.pick(['Bolt', 'Dart', 'Volley', 'Spit'])}`,
            type: theme.type,
            weight: 1,
            range: { near: 90, far: 90 },
          },
        ]
      : []
  // Those who cast strike with what they cast.
  const all =
    role === 'caster' && far.length > 0
      ? [...far, ...touched.filter(({ range }) => !range).slice(0, 1)]
      : [...touched.slice(0, creature ? 3 : 2), ...added.slice(0, 1), ...far]
  const long = creature ? 5 : size === 'Gargantuan' ? 15 : size === 'Huge' ? 10 : 5
  return all
    .filter((strike, index) => all.findIndex(({ name }) => name === strike.name) === index)
    .slice(0, creature ? 4 : 3)
    .map((strike) => {
      const reach = strike.range && !strike.reach ? undefined : Math.max(strike.reach ?? 5, long)
      const { rider, ...plain } = strike
      return {
        ...plain,
        ...(reach ? { reach } : {}),
        // The least of creatures only hurt.
        ...(rider && (challenge >= 0.5 || !('condition' in rider)) ? { rider } : {}),
      }
    })
}

const shapes: Partial<Record<string, 'cone' | 'line' | 'sphere' | 'emanation'>> = {
  dragon: 'cone',
  monstrosity: 'cone',
  undead: 'emanation',
  plant: 'emanation',
  fey: 'sphere',
  aberration: 'sphere',
  construct: 'line',
  elemental: 'emanation',
  celestial: 'emanation',
  fiend: 'cone',
  beast: 'cone',
  giant: 'line',
  ooze: 'emanation',
  humanoid: 'sphere',
}

/** What a dragon breathes is called by what it is. */
const breathOf: Partial<Record<DamageType, string>> = {
  acid: 'Acid Breath',
  cold: 'Cold Breath',
  fire: 'Fire Breath',
  lightning: 'Lightning Breath',
  poison: 'Poison Breath',
  necrotic: 'Grave Breath',
  psychic: 'Mind Breath',
  radiant: 'Dawn Breath',
  thunder: 'Thunder Breath',
  force: 'Rune Breath',
}

function burst({ family, theme, challenge }: Idea, chance: Random): Power {
  const breathes = family.noun === 'dragon'
  // Teeth and claws reach no further than the body they are on.
  const shape =
    isBodily(theme.type) && theme === themes.wild
      ? 'emanation'
      : breathes
        ? theme.type === 'acid' || theme.type === 'lightning'
          ? 'line'
          : 'cone'
        : chance.chance(0.7)
          ? (shapes[family.type] ?? 'cone')
          : chance.pick(['cone', 'line', 'sphere', 'emanation'] as const)
  const step = challenge < 5 ? 0 : challenge < 11 ? 1 : 2
  const feet = { cone: [15, 30, 60], line: [30, 60, 90], sphere: [10, 15, 20], emanation: [10, 15, 30] }[shape][step]!
  const name = chance.pick(theme.burst)
  return burstOf(theme, breathes ? (breathOf[theme.type] ?? name) : name, shape, feet)
}

function takingPower({ taking }: Idea): Power[] {
  if (!taking) return []
  return [
    {
      name: `${taking.name} ${taking.what.split(' ').map(capital).join(' ')}`,
      cost: 'action',
      often: 'recharge',
      range: 30,
      save: 'wis',
      damage: { type: 'psychic', share: 0.6, onSave: 'half' },
      condition: { condition: 'incapacitated', lasting: 'turn' },
      text: `Whoever fails by 5 or more loses ${taking.what} to [it], and has them back only when [it] is dead or bargains them away.`.replace(
        /\bthem\b/g,
        /s$/.test(taking.what) ? 'them' : 'it all',
      ),
    },
  ]
}

function giftsOf(
  { family, theme, themed, charged, creature, deeds, challenge, role, grand, able }: Idea,
  chance: Random,
): Gift[] {
  const asked = deeds.flatMap(({ gifts = [] }) => gifts)
  if (creature) {
    const known = new Set([...family.gifts, ...asked, ...(charged ? theme.gifts : [])])
    if (!able.flies) known.delete('flyby')
    return [...known]
  }
  const own = chance.shuffle(family.gifts)
  const lent = themed || chance.chance(0.4) ? theme.gifts : []
  const aura: Gift[] =
    challenge >= 6 && ['guardian', 'brute', 'leader'].includes(role) && !isBodily(theme.type) && chance.chance(0.35)
      ? ['aura']
      : []
  const legendary: Gift[] = challenge >= 11 && (grand || challenge >= 15) ? ['legendaryResistance'] : []
  const many = challenge < 1 ? 2 : challenge < 5 ? 3 : 4
  const always = family.gifts.filter((gift) =>
    ['swarm', 'incorporeal', 'undeadFortitude', 'amorphous', 'falseAppearance', 'regeneration'].includes(gift),
  )
  const all = new Set([...asked, ...always, ...own, ...lent, ...aura])
  if (!able.flies) all.delete('flyby')
  return [...legendary, ...all].slice(0, many + asked.length)
}

/** Kinds of which each element has its own, without its opposite hurting them more. */
const hardy: readonly string[] = ['dragon', 'giant']

const physical = (list: readonly DamageType[]) => list.filter((type) => damageTypes.includes(type))

/** Below this a blow is too light to be shared between two types of damage. */
const SHARED_MIN = 0.5

/** A bite or sting carries what the prompt says it does; the least of creatures deal nothing else by it. */
function biting(strikes: readonly Strike[], { bite: type }: Nature, challenge: number): Strike[] {
  if (!type) return [...strikes]
  const chosen =
    strikes.find(({ name }) => /bite|sting|fang|jaw|beak|mandible|claw|tail|quill/i.test(name)) ?? strikes[0]
  const charged = challenge < SHARED_MIN ? { type } : { also: { type, share: 0.5 } }
  return strikes.map((strike) => (strike === chosen ? { ...strike, ...charged } : strike))
}

const weapons =
  /\b(\p{L}{3,})[ -](claws?|talons?|fangs?|teeth|beak|jaws?|tail|horns?|tusks?|antlers?|sting|stinger|fists?|tentacles?|pincers?|quills?)\b/giu
/** What its own weapons may be called in a block. */
const called: readonly (readonly [said: RegExp, strike: RegExp])[] = [
  [/^(?:claw|talon)/i, /^(?:Claws?|Talons?)$/],
  [/^(?:fang|teeth|jaw)/i, /^(?:Bite|Fangs?|Jaws?)$/],
  [/^beak/i, /^Beak$/],
  [/^tail/i, /^Tail$/],
  [/^(?:horn|tusk|antler)/i, /^(?:Gore|Horns?|Tusks?|Ram)$/],
  [/^sting/i, /^Sting(?:er)?$/],
  [/^fist/i, /^(?:Fist|Slam)$/],
  [/^tentacle/i, /^Tentacles?$/],
  [/^pincer/i, /^(?:Pincers?|Claws?)$/],
  [/^quill/i, /^Quill$/],
]
/** What is beside such a word and says nothing of its stuff: how many there are, how large, whose. */
const unsaid =
  /^(?:an?|the|its|his|her|their|two|three|four|five|six|eight|ten|many|several|some|with|and|has|no|without|of|on|in|by|from|for|big|large|huge|giant|long|short|small|tiny|great|little|whose|which|that|like|missing|lost|broken|lacks|very|own|these|those|bad|good|more|extra)$/i

/** "With crystal claws": its claws are called so. */
function asCalled(strikes: readonly Strike[], text: string): Strike[] {
  return [...text.matchAll(weapons)].reduce<Strike[]>(
    (all, [, stuff = '', weapon = '']) => {
      const of = called.find(([said]) => said.test(weapon))?.[1]
      const at = of && !unsaid.test(stuff) ? all.findIndex(({ name }) => of.test(name)) : -1
      return all.map((strike, index) =>
        index === at ? { ...strike, name: `${capital(stuff.toLowerCase())} ${strike.name}` } : strike,
      )
    },
    [...strikes],
  )
}

const breathing = ({ breath: type }: Nature): Power[] =>
  type
    ? [
        {
          name: breathOf[type] ?? 'Breath',
          cost: 'action',
          often: 'recharge',
          area: { shape: 'cone', feet: 30 },
          save: 'dex',
          damage: { type, share: 0.9, onSave: 'half' },
        },
      ]
    : []

const stuffTraits = {
  immune: (stuff: string) => ['Proof against', `Weapons and ammunition of ${stuff} do not hurt [it].`],
  resistant: (stuff: string) => ['Hardened against', `Weapons and ammunition of ${stuff} do [it] half their damage.`],
  vulnerable: (stuff: string) => ['Hurt by', `Weapons and ammunition of ${stuff} do [it] twice their damage.`],
} as const

/** No rule book has a damage type for a stuff: what silver does to it stands as a trait. */
const hardened = ({ stuffs }: Nature): Power[] =>
  stuffs.map(({ stuff, how }) => {
    const [name = '', text = ''] = stuffTraits[how](stuff)
    return { name: `${name} ${stuff.split(' ').map(capital).join(' ')}`, cost: 'trait', text }
  })

/** Half as far again, in feet: as far as "fast" goes. */
const hurried = (feet: number) => Math.ceil((feet * 1.5) / 5) * 5

/** Whoever is mute understands what it would speak. */
const muted = (languages: readonly string[]) =>
  languages.length === 0 || /cannot speak/.test(languages.join())
    ? languages
    : [`understands ${languages.join(', ').replace(/, ([^,]+)$/, ' and $1')} but cannot speak`]

/** The monster in words that each rule book puts numbers to. */
export function briefOf(idea: Idea, form: BlockForm, key: string, chance: Random): MonsterBrief {
  const { family, theme, themed, charged, creature, challenge, deeds, role, grand, able } = idea
  const nature = natureIn(idea.beside)
  const arms = armedStrikes(able.rest)
  const own = strikesOf(idea, chance.fork('strikes')).filter(({ name }) => arms.length === 0 || name !== 'Heavy Blade')
  const strikes = asCalled(
    biting([...arms.slice(0, 2), ...own].slice(0, Math.max(3, own.length)), nature, challenge),
    able.rest,
  )
  const gifts = [...new Set([...giftsOf(idea, chance.fork('gifts')), ...nature.gifts])].filter(
    (gift) => !nature.notGifts.includes(gift),
  )
  const worn = armourIn(able.rest)
  const shield = hasShield(able.rest)
  const legendary = challenge >= 11 || (challenge >= 7 && grand)
  const asked = [...deeds.flatMap(({ powers = [] }) => powers), ...takingPower(idea)]
  const bursts =
    challenge >= 1 && (themed || asked.length === 0 || chance.chance(0.5)) ? [burst(idea, chance.fork('burst'))] : []
  const powers = [
    ...(family.traits ?? []).filter(({ name }) => !nature.notTraits.includes(name)),
    ...hardened(nature),
    ...breathing(nature),
    ...bursts,
    ...asked.slice(0, 4),
    ...powersFor(idea, { legendary, many: challenge < 1 ? 0 : challenge < 5 ? 1 : 2 }, chance.fork('powers')),
    ...(challenge >= 2 && (legendary || chance.chance(0.65)) ? [chance.pick(reactionsFor(idea))] : []),
  ].filter((power, index, all) => all.findIndex(({ name }) => name === power.name) === index)
  const moves = deeds.map((deed) => deed.speeds ?? {})
  // What a creature is known to do it does at its own speed, whoever says so.
  const speeds = Object.assign({}, family.speeds, ...moves, creature && family.speeds) as MonsterBrief['speeds']
  if (!able.flies) {
    delete speeds.fly
    delete speeds.hover
  }
  for (const way of nature.unmoving) delete speeds[way]
  for (const way of nature.fast) speeds[way] = hurried(speeds[way] ?? speeds.walk)
  // A half-dragon has the element of its forebear.
  const isDraconic = creature?.traits.includes('Draconic Origin') === true
  const takes = (charged || isDraconic) && !isBodily(theme.type)
  // Dragons and what is made of an element are proof against it, whatever it is.
  const isOfIt = !creature && (theme.immune || family.type === 'dragon' || family.noun === 'elemental')
  const immune = [...new Set([...family.immune, ...(takes && isOfIt ? [theme.type] : [])])]
  const resistant = [...new Set([...family.resistant, ...(takes && !isOfIt ? [theme.type] : [])])].filter(
    (type) => !immune.includes(type),
  )
  const vulnerable = [
    ...new Set([
      ...family.vulnerable,
      ...(charged && theme.vulnerable && !hardy.includes(family.type) ? [theme.vulnerable] : []),
    ]),
  ].filter((type) => !immune.includes(type) && !resistant.includes(type))
  const telepathy =
    nature.telepathy ??
    (creature ? family.telepathy : ['aberration', 'celestial'].includes(family.type) ? 60 : undefined)
  return {
    key,
    name: idea.name,
    noun: idea.noun,
    form,
    challenge,
    level: levelOf(challenge),
    role,
    type: family.type,
    tags: family.tags,
    size: idea.size,
    alignment: idea.reading.alignment ?? idea.alignment ?? family.alignment,
    leaning:
      role === 'caster'
        ? [...family.leaning.filter((ability) => ['int', 'wis', 'cha'].includes(ability)), ...family.leaning]
        : family.leaning,
    mind: role === 'caster' && family.mind !== 'brilliant' ? 'keen' : family.mind,
    speeds,
    armour: worn ?? family.armour,
    ...(worn || shield ? { worn: { ...(worn ? { armour: worn } : {}), shield } } : {}),
    strikes,
    powers,
    gifts,
    ...(family.giftNames ? { giftNames: family.giftNames } : {}),
    element: isBodily(theme.type) ? (strikes.find(({ also }) => also)?.also?.type ?? theme.type) : theme.type,
    ...defencesWith(
      {
        vulnerable: physical(vulnerable),
        resistant: physical(resistant),
        immune: physical(immune),
        immuneConditions: family.immuneConditions,
      },
      nature,
    ),
    senses: sensesWith(family.senses, nature),
    languages: nature.mute ? muted(family.languages) : family.languages,
    ...(telepathy ? { telepathy } : {}),
    skills: family.skills,
    ...(able.casts && (role === 'caster' || (family.spells && challenge >= 4))
      ? { spells: family.spells ?? 'arcane' }
      : {}),
  }
}
