import * as z from 'zod'

/*
 * What Foundry VTT's dnd5e system takes as a creature, releases 4 and 5: fields by module/data/actor/npc.mjs, module/data/item and
 * module/data/activity, values by module/config.mjs (github.com/foundryvtt/dnd5e, commit 965ad2d, release 5.3.3). Only the fields
 * that we fill in: one that is not here is a mistake of ours, as the system would leave it out without a word.
 */

const id = z.string().regex(/^[a-zA-Z0-9]{16}$/)
const html = z.string()
const feet = z.number().int().min(0).nullable()
/** Dice, numbers and "@" paths with signs between them; deterministic ones have no dice. */
const formula = z.string().regex(/^(?:[\d\s+*/()-]|\d*d\d+|@[a-z][a-zA-Z.]*)*$/)
const fixed = z.string().regex(/^(?:[\d\s+*/()-]|@[a-z][a-zA-Z.]*)*$/)

const ability = z.enum(['str', 'dex', 'con', 'int', 'wis', 'cha'])
const damageTypes = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const
const healingTypes = ['healing', 'temphp', 'maximum'] as const
const conditions =
  'bleeding blinded burning charmed cursed dehydration deafened diseased exhaustion falling frightened grappled incapacitated invisible malnutrition paralyzed petrified poisoned prone restrained silenced stunned suffocation surprised transformed unconscious'.split(
    ' ',
  )
const languages =
  'common draconic dwarvish elvish giant gnomish goblin halfling orc sign aarakocra abyssal cant celestial deep druidic gith gnoll infernal primordial aquan auran ignan terran sylvan undercommon'.split(
    ' ',
  )
const skills = 'acr ani arc ath dec his ins itm inv med nat prc prf per rel slt ste sur'.split(' ')
const weaponIds =
  'battleaxe blowgun club dagger dart flail glaive greataxe greatclub greatsword halberd handaxe handcrossbow heavycrossbow javelin lance lightcrossbow lighthammer longbow longsword mace maul morningstar musket pike pistol quarterstaff rapier scimitar shortsword sickle spear shortbow sling trident warpick warhammer whip'.split(
    ' ',
  )
const dieSizes = [4, 6, 8, 10, 12, 20, 100]

const damagePart = (types: readonly string[]) =>
  z.strictObject({
    number: z.number().int().min(0).nullable(),
    // 0 is no die: what a blowgun does is its bonus alone.
    denomination: z.union([z.literal([0, ...dieSizes]), z.null()]),
    bonus: formula,
    types: z.array(z.enum(types as [string, ...string[]])).min(1),
    custom: z.strictObject({ enabled: z.boolean(), formula }).optional(),
    scaling: z
      .strictObject({ mode: z.enum(['', 'whole', 'half']), number: z.number().int().min(0).nullable(), formula })
      .optional(),
  })

const activation = {
  type: z.enum(['action', 'bonus', 'reaction', 'minute', 'hour', 'day', 'legendary', 'lair', 'crew', 'special']),
  value: z.number().int().min(0).nullable(),
  condition: z.string(),
}
const duration = {
  value: fixed.optional(),
  units: z.enum([
    ...(['inst', 'spec', 'turn', 'round', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const),
    ...(['disp', 'dstr', 'perm'] as const),
  ]),
  special: z.string().optional(),
}
const rangeUnits = z.enum(['self', 'touch', 'spec', 'any', 'ft', 'mi'])
const range = { value: fixed.optional(), units: rangeUnits, special: z.string().optional() }
const template = z.strictObject({
  count: fixed.optional(),
  contiguous: z.boolean().optional(),
  type: z.enum(['', 'circle', 'cone', 'cube', 'cylinder', 'line', 'radius', 'sphere', 'square', 'wall']),
  size: fixed,
  width: fixed.optional(),
  height: fixed.optional(),
  units: z.enum(['ft', 'mi']),
})
const affects = z.strictObject({
  count: fixed.optional(),
  type: z.enum(['', 'self', 'ally', 'enemy', 'creature', 'object', 'space', 'creatureOrObject', 'any', 'willing']),
  choice: z.boolean().optional(),
  special: z.string().optional(),
})
const target = { template: template.optional(), affects: affects.optional() }

const uses = z.strictObject({
  max: fixed,
  spent: z.number().int().min(0),
  recovery: z.array(
    z.strictObject({
      period: z.enum(['lr', 'sr', 'day', 'dawn', 'dusk', 'initiative', 'turnStart', 'turnEnd', 'turn', 'recharge']),
      type: z.enum(['recoverAll', 'loseAll', 'formula']),
      formula: formula.optional(),
    }),
  ),
})

const override = { override: z.boolean() }
const common = {
  _id: id,
  sort: z.number().int().optional(),
  activation: z.strictObject({ ...activation, override: z.boolean().optional() }),
  consumption: z.strictObject({
    scaling: z.strictObject({ allowed: z.boolean(), max: fixed }),
    spellSlot: z.boolean(),
    targets: z.array(
      z.strictObject({
        type: z.enum(['activityUses', 'itemUses', 'material', 'hitDice', 'spellSlots', 'attribute']),
        target: z.enum(['', 'resources.legact.value', 'resources.legres.value']),
        value: formula,
        scaling: z.strictObject({ mode: z.enum(['', 'amount', 'level']), formula }),
      }),
    ),
  }),
  duration: z.strictObject(override).optional(),
  range: z.union([z.strictObject(override), z.strictObject(range)]).optional(),
  target: z.union([z.strictObject({ ...override, prompt: z.boolean() }), z.strictObject(target)]).optional(),
  uses: uses.optional(),
}
const critical = z.strictObject({ allow: z.boolean().optional(), bonus: formula }).optional()

const activity = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('attack'),
    attack: z.strictObject({
      ability: z.enum(['', 'none', 'spellcasting', ...ability.options]),
      bonus: formula,
      critical: z.strictObject({ threshold: z.number().int().nullable() }).optional(),
      flat: z.boolean(),
      type: z.strictObject({
        value: z.enum(['melee', 'ranged']),
        classification: z.enum(['weapon', 'spell', 'unarmed']),
      }),
    }),
    damage: z.strictObject({ critical, includeBase: z.boolean(), parts: z.array(damagePart(damageTypes)) }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('save'),
    save: z.strictObject({
      ability: z.array(ability).min(1),
      dc: z.strictObject({ calculation: z.enum(['', 'spellcasting', ...ability.options]), formula: fixed }),
    }),
    damage: z.strictObject({
      onSave: z.enum(['none', 'half', 'full']),
      critical,
      parts: z.array(damagePart(damageTypes)),
    }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('damage'),
    damage: z.strictObject({ critical, parts: z.array(damagePart(damageTypes)).min(1) }),
  }),
  z.strictObject({ ...common, type: z.literal('heal'), healing: damagePart(healingTypes) }),
  z.strictObject({ ...common, type: z.literal('utility') }),
])

const base = { _id: id, name: z.string().min(1), sort: z.number().int() }
const described = { description: z.strictObject({ value: html, chat: html }), uses: uses.optional() }
const activities = z.record(id, activity)
const no = z.literal('')

export const dnd5eItem = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('feat'),
    system: z.strictObject({
      ...described,
      activities,
      type: z.strictObject({ value: z.literal('monster'), subtype: no }),
      properties: z.array(z.enum(['mgc', 'trait'])),
    }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('weapon'),
    system: z.strictObject({
      ...described,
      activities,
      type: z.strictObject({
        value: z.enum(['simpleM', 'simpleR', 'martialM', 'martialR', 'natural', 'improv', 'siege']),
        baseItem: z.enum(['', ...weaponIds]),
      }),
      properties: z.array(
        z.enum([
          ...(['ada', 'amm', 'fin', 'fir', 'foc', 'hvy', 'lgt', 'lod', 'mgc'] as const),
          ...(['rch', 'rel', 'ret', 'sil', 'spc', 'thr', 'two', 'ver'] as const),
        ]),
      ),
      equipped: z.boolean(),
      proficient: z.literal([0, 1]),
      damage: z.strictObject({ base: damagePart(damageTypes) }),
      range: z.strictObject({ value: feet, long: feet, reach: feet, units: z.literal('ft') }),
    }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('spell'),
    system: z.strictObject({
      ...described,
      activities,
      level: z.number().int().min(0).max(9),
      ability,
      school: z.enum(['abj', 'con', 'div', 'enc', 'evo', 'ill', 'nec', 'trs']),
      activation: z.strictObject(activation),
      duration: z.strictObject(duration),
      range: z.strictObject(range),
      target: z.strictObject(target),
      properties: z.array(z.enum(['vocal', 'somatic', 'material', 'concentration', 'ritual'])).min(1),
      // Before release 5.1.
      preparation: z.strictObject({
        mode: z.enum(['prepared', 'pact', 'always', 'atwill', 'innate', 'ritual']),
        prepared: z.boolean(),
      }),
      method: z.enum(['atwill', 'innate', 'ritual', 'pact', 'spell']),
      prepared: z.literal([0, 1, 2]),
    }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('loot'),
    system: z.strictObject({ quantity: z.number().int().min(1) }),
  }),
])

const score = z.strictObject({
  value: z.number().int().min(1).max(30),
  proficient: z.literal([0, 1]),
  bonuses: z.strictObject({ check: fixed, save: fixed }),
})
const damageTraits = z.strictObject({ value: z.array(z.enum(damageTypes)), custom: z.string() })
const resource = z.strictObject({ max: z.number().int(), value: z.number().int(), spent: z.number().int() })
const size = z.enum(['tiny', 'sm', 'med', 'lg', 'huge', 'grg'])

export const dnd5eActor = z.strictObject({
  name: z.string().min(1),
  type: z.literal('npc'),
  effects: z.tuple([]),
  flags: z.strictObject({}),
  items: z.array(dnd5eItem),
  prototypeToken: z.strictObject({
    name: z.string().min(1),
    width: z.number().min(0.5).max(4),
    height: z.number().min(0.5).max(4),
    actorLink: z.literal(false),
    sight: z.strictObject({ enabled: z.boolean() }),
    disposition: z.literal([-1, 0]),
  }),
  system: z.strictObject({
    abilities: z.record(ability, score),
    attributes: z.strictObject({
      ac: z.strictObject({ calc: z.literal('flat'), flat: z.number().int().min(0) }),
      hp: z.strictObject({ value: z.number().int().min(0), max: z.number().int().min(1), formula }),
      init: z.strictObject({ ability: no, bonus: fixed }),
      movement: z.strictObject({
        walk: feet,
        fly: feet,
        swim: feet,
        climb: feet,
        burrow: feet,
        hover: z.boolean(),
        units: z.literal('ft'),
      }),
      senses: z.strictObject({
        darkvision: feet,
        blindsight: feet,
        tremorsense: feet,
        truesight: feet,
        units: z.literal('ft'),
        special: z.string(),
      }),
      spellcasting: z.enum(['', ...ability.options]),
      spell: z.strictObject({ level: z.number().int().min(0) }).optional(),
    }),
    details: z.strictObject({
      alignment: z.string(),
      type: z.strictObject({
        value: z.enum([
          ...(['aberration', 'beast', 'celestial', 'construct', 'dragon', 'elemental', 'fey'] as const),
          ...(['fiend', 'giant', 'humanoid', 'monstrosity', 'ooze', 'plant', 'undead'] as const),
        ]),
        subtype: z.string(),
        swarm: z.enum(['', ...size.options]),
        custom: z.string(),
      }),
      cr: z.union([z.literal([0.125, 0.25, 0.5]), z.number().int().min(0).max(30)]),
      biography: z.strictObject({ value: html, public: html }),
    }),
    traits: z.strictObject({
      size,
      di: damageTraits,
      dr: damageTraits,
      dv: damageTraits,
      ci: z.strictObject({ value: z.array(z.enum(conditions as [string, ...string[]])), custom: z.string() }),
      languages: z.strictObject({
        value: z.array(z.enum(languages as [string, ...string[]])),
        custom: z.string(),
        communication: z.strictObject({
          telepathy: z.strictObject({ value: z.number().int().min(0), units: z.literal('ft') }).optional(),
        }),
      }),
    }),
    skills: z.partialRecord(
      z.enum(skills as [string, ...string[]]),
      z.strictObject({
        value: z.literal([0, 0.5, 1, 2]),
        ability,
        bonuses: z.strictObject({ check: fixed, passive: fixed }),
      }),
    ),
    spells: z.record(
      z.string().regex(/^spell[1-9]$/),
      z.strictObject({ value: z.number().int().min(0), override: z.number().int().min(0) }),
    ),
    resources: z.strictObject({ legact: resource, legres: resource }),
    source: z.strictObject({ rules: z.enum(['2014', '2024']), custom: z.string(), book: no, page: no, license: no }),
  }),
})
