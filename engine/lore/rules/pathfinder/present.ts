import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import { capital } from '../../grammar/inflect.ts'
import type { Power } from '../monster-brief.ts'
import { abilities } from '../rule-book.ts'
import {
  armourClassOf,
  attackOf,
  damageOf,
  dcOf,
  hitPointsOf,
  modifierOf,
  perceptionOf,
  saveOf,
  skillOf,
  strikeDice,
} from './derive.ts'
import { diceOf, plainDiceOf, signed } from './dice.ts'
import type { CreatureModel } from './model.ts'
import { areaDamage, resistance } from './tables.ts'
import { conditionWord, damageWord, endsItself, lastingWord } from './words.ts'

/** Words with the creature's own numbers and name put in. */
export function filled(model: CreatureModel, text: string): string {
  const own: Record<string, string> = {
    it: model.noun,
    It: capital(model.noun),
    dc: String(dcOf(model)),
    resist: String(resistance(model.level)),
    regen: String(Math.max(2, Math.round(hitPointsOf(model) / 12))),
    d4: diceOf(Math.max(2, Math.round(damageOf(model) * 0.25)), 4),
    areaDice: plainDiceOf(areaDamage(model.level, 'unlimited')),
    days: String(4),
  }
  return text.replace(/\[([a-zA-Z0-9]+)\]/g, (whole, name: string) => own[name] ?? whole)
}

function strikeText(model: CreatureModel, strike: CreatureModel['strikes'][number]): string {
  const bonus = attackOf(model)
  const step = strike.traits.includes('agile') ? 4 : 5
  const traits = [...strike.traits]
  if ((strike.reach ?? 5) > 5 && !strike.ranged) traits.push(`reach ${strike.reach} feet`)
  if (strike.ranged && strike.range) traits.push(`range increment ${strike.range.near} feet`)
  const mean = damageOf(model, strike.weight)
  const share = strike.also
    ? Math.max(1, Math.round(mean * Math.min(0.5, strike.also.share / (1 + strike.also.share))))
    : 0
  const main = `${strikeDice(model, strike, mean - share)} ${damageWord[strike.type]}`
  const also = strike.also ? ` plus ${diceOf(share, 6)} ${damageWord[strike.also.type]}` : ''
  const tail = strike.rider ? `, and ${riderText(strike.rider)}` : ''
  const brackets = traits.length > 0 ? ` (${traits.join(', ')})` : ''
  return `${signed(bonus)} [${signed(bonus - step)}/${signed(bonus - 2 * step)}]${brackets}, Damage ${main}${also}${tail}`
}

function riderText(rider: NonNullable<CreatureModel['strikes'][number]['rider']>): string {
  if ('push' in rider) return `the target is pushed ${rider.push} feet`
  if ('pull' in rider) return `the target is pulled ${rider.pull} feet closer`
  const lasting = endsItself.has(rider.condition) ? '' : ` ${lastingWord[rider.lasting]}`
  return `the target is ${conditionWord[rider.condition]}${lasting}`
}

const saveName = { str: 'Fortitude', con: 'Fortitude', dex: 'Reflex', int: 'Will', wis: 'Will', cha: 'Will' } as const
const costWord = {
  trait: '',
  action: '(two actions) ',
  bonus: '(one action) ',
  reaction: '(reaction) ',
  legendary: '(free action, once a round) ',
}
const oftenWord = { free: '', recharge: 'Frequency: once every 1d4 rounds. ', daily: 'Frequency: once a day. ' }

function powerText(model: CreatureModel, power: Power): string {
  const parts: string[] = []
  if (power.trigger) parts.push(`Trigger: ${power.trigger.replace(/\bit\b/, model.noun)}. Effect:`)
  const dc = dcOf(model)
  const victims = power.area
    ? `everybody in a ${power.area.feet}-foot ${power.area.shape === 'sphere' ? 'burst' : power.area.shape}`
    : power.range
      ? `one creature within ${power.range} feet`
      : 'the target'
  if (power.damage) {
    const limited = power.area && (power.often ?? 'free') !== 'free'
    const share = Math.max(0.5, Math.min(limited ? 1 : 2, power.damage.share * 1.6))
    const mean = Math.max(2, Math.round(areaDamage(model.level, limited ? 'limited' : 'unlimited') * share))
    const by = power.save
      ? `, with a${power.damage.onSave === 'half' ? ' basic' : ''} ${saveName[power.save]} save against DC ${dc}`
      : ''
    parts.push(
      `${capital(victims)} takes ${power.area ? plainDiceOf(mean) : diceOf(mean, 6)} ${damageWord[power.damage.type]} damage${by}.`,
    )
  }
  if (power.condition) {
    const lasting = endsItself.has(power.condition.condition) ? '' : ` ${lastingWord[power.condition.lasting]}`
    const word = `${conditionWord[power.condition.condition]}${lasting}`
    if (power.damage) parts.push(`Whoever fails is also ${word}.`)
    else
      parts.push(
        `${capital(victims)} must succeed at a ${saveName[power.save ?? 'wis']} save against DC ${dc} or be ${word}.`,
      )
  }
  if (power.push)
    parts.push(`${power.damage || power.condition ? 'Whoever fails' : capital(victims)} is pushed ${power.push} feet.`)
  if (power.self) parts.push(filled(model, selfText(model, power.self)))
  if (power.text) parts.push(filled(model, power.text))
  return `${costWord[power.cost]}${oftenWord[power.often ?? 'free']}${parts.join(' ')}`.trim()
}

function selfText(model: CreatureModel, self: NonNullable<Power['self']>): string {
  if ('heal' in self) return `[It] regains ${Math.max(1, Math.round(hitPointsOf(model) * self.heal))} Hit Points.`
  if ('move' in self)
    return `[It] moves up to ${self.move} feet${self.unseen ? ' and is hidden at the end of it' : ' without triggering reactions'}.`
  if ('teleport' in self) return `[It] teleports up to ${self.teleport} feet.`
  if ('strike' in self) return '[It] makes a Strike.'
  if ('halfDamage' in self) return '[It] takes half of the damage.'
  return '[It] becomes invisible until the end of its next turn or until it attacks.'
}

const list = (items: readonly string[]) => items.join(', ')

function spellLines(model: CreatureModel) {
  const { spells } = model
  if (!spells) return []
  const ranks = [...spells.ranks]
    .sort((a, b) => b.rank - a.rank)
    .map(({ rank, names }) => `Rank ${rank}: ${list(names)}`)
  const cantripRank = Math.max(1, Math.ceil(model.level / 2))
  return [
    {
      key: 'spells',
      name: `${capital(spells.tradition)} Spells`,
      text: `DC ${dcOf(model)}, attack ${signed(dcOf(model) - 8)}. ${[...ranks, `Cantrips (rank ${cantripRank}): ${list(spells.cantrips)}`].join('; ')}`,
    },
  ]
}

/** The block as it is read, with every number worked out from the model. */
export function present(model: CreatureModel, key: string): StatsBlock {
  const line = (name: string, label: string, text: string) => ({
    key: `${key}.${name}`,
    label,
    text: model.lines[name] ?? text,
  })
  const keyed = (name: string) => `${key}.${name}`
  const named = (feature: string, name: string) => model.lines[`${feature}.name`] ?? name
  const strikes = model.strikes.map((strike, index) => ({
    key: keyed(`strike${index}`),
    name: named(`strike${index}`, `${strike.ranged ? 'Ranged' : 'Melee'} (one action) ${strike.name}`),
    text: model.lines[`strike${index}`] ?? strikeText(model, strike),
  }))
  const abilitiesItems = [
    ...spellLines(model).map((item) => ({
      key: keyed(item.key),
      name: named(item.key, item.name),
      text: model.lines[item.key] ?? item.text,
    })),
    ...model.talents.map(({ key: name, name: title, use, text }) => ({
      key: keyed(name),
      name: named(name, filled(model, title)),
      text: model.lines[name] ?? filled(model, `${use ? `(${use}) ` : ''}${text}`),
    })),
    ...model.powers.map((power, index) => ({
      key: keyed(`power${index}`),
      name: named(`power${index}`, power.name),
      text: model.lines[`power${index}`] ?? powerText(model, power),
    })),
  ]
  const rarity = model.rarity === 'common' ? [] : [capital(model.rarity)]
  const head = [
    line('perception', 'Perception', [signed(perceptionOf(model)), ...model.senses].join('; ')),
    line('languages', 'Languages', model.languages.length > 0 ? list(model.languages) : '—'),
    line(
      'skills',
      'Skills',
      list(model.skills.map((skill) => `${skill.name} ${signed(skillOf(model, skill))}`)) || '—',
    ),
  ]
  const body = [
    ...(model.items.length > 0 ? [line('items', 'Items', list(model.items))] : []),
    line('ac', 'AC', String(armourClassOf(model))),
    line('fortitude', 'Fort', signed(saveOf(model, 'fortitude'))),
    line('reflex', 'Ref', signed(saveOf(model, 'reflex'))),
    line('will', 'Will', signed(saveOf(model, 'will'))),
    line('hp', 'HP', String(hitPointsOf(model))),
    ...(model.immunities.length > 0 ? [line('immunities', 'Immunities', list(model.immunities))] : []),
    ...(model.weaknesses.length > 0
      ? [line('weaknesses', 'Weaknesses', list(model.weaknesses.map((type) => `${type} ${resistance(model.level)}`)))]
      : []),
    ...(model.resistances.length > 0
      ? [
          line(
            'resistances',
            'Resistances',
            list(model.resistances.map((type) => `${type} ${resistance(model.level)}`)),
          ),
        ]
      : []),
    line('speed', 'Speed', model.speeds),
    ...(model.edicts.length > 0 ? [line('edicts', 'Edicts', list(model.edicts))] : []),
    ...(model.anathema.length > 0 ? [line('anathema', 'Anathema', list(model.anathema))] : []),
  ]
  return {
    type: 'stats',
    key,
    system: 'Pathfinder',
    name: model.name,
    kind: model.lines.kind ?? `Creature ${model.level < 0 ? `−${-model.level}` : model.level}`,
    traits: [...rarity, model.size, ...model.traits.map(capital)],
    head,
    abilities: abilities.map((ability) => ({
      key: keyed(ability),
      label: capital(ability),
      modifier: modifierOf(model, ability),
    })),
    body,
    features: [
      { title: 'Strikes', items: strikes },
      ...(abilitiesItems.length > 0 ? [{ title: 'Abilities', items: abilitiesItems }] : []),
    ].filter(({ items }) => items.length > 0),
    model,
  }
}
