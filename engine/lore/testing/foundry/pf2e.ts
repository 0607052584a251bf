import * as z from 'zod'

/*
 * What Foundry VTT's pf2e system takes as a creature, remastered: fields by src/module/actor/npc/data.ts and src/module/item/…/data.ts,
 * values by src/scripts/config/ (traits.ts, damage.ts, iwr.ts) of github.com/foundryvtt/pf2e. Only the fields that we fill in; of the
 * traits those of creatures, strikes and spells that a sheet may come to.
 */

const words = (text: string) => z.enum(text.trim().split(/\s+/) as [string, ...string[]])
const id = z.string().regex(/^[a-zA-Z0-9]{16}$/)
const html = z.string()
const whole = z.number().int()
const none = z.literal('')

const damageType = words(
  'acid bleed bludgeoning cold electricity fire force mental piercing poison slashing sonic spirit untyped vitality void',
)
const immunity = words(`
  acid air bleed blinded bludgeoning clumsy cold confused controlled curse dazzled deafened death-effects disease doomed drained
  earth electricity emotion enfeebled fascinated fatigued fear-effects fire force frightened grabbed healing immobilized light
  magic mental paralyzed petrified physical piercing plant poison polymorph precision prone restrained sickened slashing sleep
  slowed sonic spirit stunned stupefied unconscious visual vitality void water wood`)
const weakness = words(`
  acid air all-damage bleed bludgeoning cold earth electricity emotion energy fire force holy light mental metal physical piercing
  plant poison salt slashing sonic spirit unholy vitality void water wood`)
const creatureTrait = words(`
  aberration acid aeon air aiuvarin amphibious android angel animal aquatic arcane archon astral asura azata beast boggard caligni
  catfolk celestial changeling clockwork cold construct couatl daemon demon dero devil dhampir dinosaur div divine dragon dragonblood
  dream dromaar duergar dwarf earth eidolon electricity elemental elf ethereal fey fiend fire fungus genie ghost ghoul giant gnome
  goblin golem gremlin hag halfling hobgoblin human humanoid incorporeal kholo kobold leshy light lizardfolk mental merfolk metal
  mindless monitor morlock mummy mutant nephilim nymph occult oni ooze orc petitioner phantom plant poison primal protean psychopomp
  qlippoth rakshasa ratfolk sahkil serpentfolk shadow skeleton sonic spirit sprite strix swarm tengu time titan tripkee troll troop
  undead unholy holy vampire vanara velstrac water werecreature wight wood wraith wyrwood xulgath zombie`)
const strikeTrait = words(`
  agile backstabber backswing brace brutal concussive deadly-d4 deadly-d6 deadly-d8 deadly-d10 deadly-d12 disarm dwarf elf
  fatal-d8 fatal-d10 fatal-d12 finesse forceful free-hand gnome goblin grapple halfling hampering jousting-d6 magical monk nonlethal
  orc parry propulsive reach reach-10 reach-15 reach-20 reach-25 reach-30 reach-40 reload-1 reload-2 shove sweep thrown thrown-10
  thrown-15 thrown-20 thrown-30 trip twin two-hand-d8 two-hand-d10 two-hand-d12 unarmed versatile-b versatile-p versatile-s volley-30`)
const spellTrait = words(`
  acid air attack auditory aura cantrip cold concentrate curse darkness death detection disease earth electricity emotion
  extradimensional fear fire force fortune healing holy illusion incapacitation light linguistic manipulate mental metal morph move
  nonlethal olfactory plant poison polymorph prediction revelation sanctified scrying shadow sleep sonic spirit subtle summon
  teleportation unholy visual vitality void water wood`)
/** CONFIG.PF2E.attackEffects. */
const attackEffect = words(
  'grab improved-grab constrict greater-constrict knockdown improved-knockdown push improved-push trip',
)
const sense = words(`
  darkvision echolocation greater-darkvision infrared-vision lifesense low-light-vision magicsense scent see-invisibility spiritsense
  thoughtsense tremorsense truesight wavesense`)
const language = words(`
  aklo amurrun arboreal boggard caligni chthonian common cyclops diabolic draconic dwarven elven empyrean fey gnomish goblin halfling
  iruxi jotun kholo nagaji necril orcish petran protean pyric requian sakvroth shadowtongue sussuran tengu thalassic utopian wildsong
  ysoki`)
const skill = words(`
  acrobatics arcana athletics crafting deception diplomacy intimidation medicine nature occultism performance religion society stealth
  survival thievery`)
const tradition = words('arcane divine occult primal')
const saveName = words('fortitude reflex will')
const rarity = words('common uncommon rare unique')
/** Dice and a figure: "2d8+4", "1d4-1", "3". */
const dice = z.string().regex(/^(?:\d+d(?:2|4|6|8|10|12)(?:[+-]\d+)?|\d+)$/)

const publication = z.strictObject({
  title: z.string(),
  authors: z.string(),
  license: words('ORC OGL'),
  remaster: z.boolean(),
})
const item = { _id: id, name: z.string().min(1), sort: whole }
const system = {
  slug: z.string().nullable(),
  description: z.strictObject({ value: html }),
  rules: z.tuple([]),
  publication,
}
const traitsOf = <Trait extends z.ZodType>(trait: Trait) => z.strictObject({ rarity, value: z.array(trait) })

const castingChange = z.strictObject({
  target: z.strictObject({ value: z.string() }).optional(),
  range: z.strictObject({ value: z.string() }).optional(),
  duration: z.strictObject({ value: z.string(), sustained: z.boolean() }).optional(),
})
const heightening = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('interval'),
    interval: whole.min(1).max(9),
    area: whole.min(0),
    damage: z.record(z.string(), dice),
  }),
  z.strictObject({ type: z.literal('fixed'), levels: z.record(z.string().regex(/^(?:[2-9]|10)$/), castingChange) }),
])

export const pf2eItem = z.discriminatedUnion('type', [
  z.strictObject({
    ...item,
    type: z.literal('melee'),
    system: z.strictObject({
      ...system,
      weaponType: z.strictObject({ value: words('melee ranged') }),
      bonus: z.strictObject({ value: whole }),
      attack: z.strictObject({ value: none }),
      attackEffects: z.strictObject({ custom: z.string().optional(), value: z.array(attackEffect) }),
      damageRolls: z.record(
        id,
        z.strictObject({
          damage: dice,
          damageType,
          category: words('persistent precision splash').nullable(),
        }),
      ),
      range: z.strictObject({ increment: whole.min(5), max: z.null() }).nullable(),
      traits: traitsOf(strikeTrait),
    }),
  }),
  z.strictObject({
    ...item,
    type: z.literal('action'),
    system: z.strictObject({
      ...system,
      actionType: z.strictObject({ value: words('action reaction free passive') }),
      actions: z.strictObject({ value: z.literal([1, 2, 3]).nullable() }),
      category: words('interaction defensive offensive'),
      frequency: z
        .strictObject({
          max: whole.min(1),
          value: whole.min(0),
          per: words('turn round PT1M PT10M PT1H PT24H day P1W'),
        })
        .optional(),
      traits: traitsOf(z.never()),
    }),
  }),
  z.strictObject({
    ...item,
    type: z.literal('lore'),
    system: z.strictObject({
      ...system,
      mod: z.strictObject({ value: whole }),
      proficient: z.strictObject({ value: whole }),
    }),
  }),
  z.strictObject({
    ...item,
    type: z.literal('spellcastingEntry'),
    system: z.strictObject({
      ...system,
      tradition: z.strictObject({ value: tradition }),
      ability: z.strictObject({ value: words('str dex con int wis cha') }),
      prepared: z.strictObject({ value: words('prepared spontaneous innate focus'), flexible: z.boolean() }),
      proficiency: z.strictObject({ value: whole }),
      spelldc: z.strictObject({ dc: whole, value: whole, mod: whole }),
      slots: z.record(
        z.string().regex(/^slot(?:\d|10)$/),
        z.strictObject({
          max: whole,
          value: whole,
          prepared: z.array(z.strictObject({ id, expended: z.boolean() })),
        }),
      ),
      showSlotlessLevels: z.strictObject({ value: z.boolean() }),
      autoHeightenLevel: z.strictObject({ value: whole.nullable() }),
      traits: z.strictObject({}),
    }),
  }),
  z.strictObject({
    ...item,
    type: z.literal('spell'),
    system: z.strictObject({
      ...system,
      level: z.strictObject({ value: whole.min(1).max(10) }),
      location: z.strictObject({ value: id }),
      traits: z.strictObject({ rarity, traditions: z.array(tradition).min(1), value: z.array(spellTrait) }),
      time: z.strictObject({ value: z.string().regex(/^(?:[123]|1 to 3|2 or 3|reaction|\d+ minutes?)$/) }),
      range: z.strictObject({ value: z.string() }),
      area: z
        .strictObject({
          type: words('burst cone cube emanation line square cylinder'),
          value: whole.multipleOf(5).min(5),
          details: none,
        })
        .nullable(),
      target: z.strictObject({ value: z.string() }),
      duration: z.strictObject({ value: z.string(), sustained: z.boolean() }),
      damage: z.record(
        z.string(),
        z.strictObject({
          formula: dice,
          type: damageType,
          category: words('persistent precision splash').nullable(),
          kinds: z.array(words('damage healing')).min(1),
          materials: z.array(words('adamantine cold-iron silver')),
          applyMod: z.boolean(),
        }),
      ),
      defense: z
        .strictObject({
          passive: z.strictObject({ statistic: words('ac fortitude-dc reflex-dc will-dc') }).nullable(),
          save: z.strictObject({ statistic: saveName, basic: z.boolean() }).nullable(),
        })
        .nullable(),
      heightening: heightening.optional(),
      overlays: z
        .record(
          id,
          z.strictObject({
            _id: id,
            name: z.string().min(1),
            overlayType: z.literal('override'),
            sort: whole,
            system: z.strictObject({ damage: z.record(z.string(), z.strictObject({ type: damageType })) }),
          }),
        )
        .optional(),
      cost: z.strictObject({ value: z.string() }),
      requirements: z.string(),
      counteraction: z.boolean(),
    }),
  }),
])

const reduced = { exceptions: z.tuple([]) }

export const pf2eActor = z.strictObject({
  name: z.string().min(1),
  type: z.literal('npc'),
  effects: z.tuple([]),
  flags: z.strictObject({}),
  items: z.array(pf2eItem),
  prototypeToken: z.strictObject({
    name: z.string().min(1),
    actorLink: z.literal(false),
    flags: z.strictObject({ pf2e: z.strictObject({ linkToActorSize: z.boolean() }) }),
    disposition: z.literal([-1, 0]),
  }),
  system: z.strictObject({
    abilities: z.record(words('str dex con int wis cha'), z.strictObject({ mod: whole })),
    attributes: z.strictObject({
      ac: z.strictObject({ value: whole.min(0), details: z.string() }),
      adjustment: z.null(),
      allSaves: z.strictObject({ value: z.string() }),
      hp: z.strictObject({ value: whole.min(1), max: whole.min(1), temp: whole, details: z.string() }),
      speed: z.strictObject({
        value: whole.min(0),
        otherSpeeds: z.array(z.strictObject({ type: words('burrow climb fly swim'), value: whole.min(5) })),
        details: z.string(),
      }),
      immunities: z.array(z.strictObject({ type: immunity, ...reduced })),
      weaknesses: z.array(z.strictObject({ type: weakness, value: whole.min(1), ...reduced })),
      resistances: z.array(z.strictObject({ type: weakness, value: whole.min(1), doubleVs: z.tuple([]), ...reduced })),
    }),
    initiative: z.strictObject({ statistic: z.literal('perception') }),
    perception: z.strictObject({
      mod: whole,
      details: z.string(),
      vision: z.boolean(),
      senses: z.array(
        z.strictObject({
          type: sense,
          acuity: words('precise imprecise vague').optional(),
          range: whole.min(5).nullable(),
        }),
      ),
    }),
    details: z.strictObject({
      level: z.strictObject({ value: whole.min(-1).max(30) }),
      languages: z.strictObject({ value: z.array(language), details: z.string() }),
      blurb: z.string(),
      publicNotes: html,
      privateNotes: html,
      publication,
    }),
    saves: z.record(saveName, z.strictObject({ value: whole, saveDetail: z.string() })),
    skills: z.partialRecord(skill, z.strictObject({ base: whole })),
    resources: z.strictObject({}),
    traits: z.strictObject({
      value: z.array(creatureTrait),
      rarity,
      size: z.strictObject({ value: words('tiny sm med lg huge grg') }),
    }),
  }),
})
