import { describe, expect, it } from 'vitest'
import type { SheetDocument, StatsBlock } from '../../contract/sheets/document.ts'
import { MonsterRequest } from '../../contract/sheets/monster.ts'
import { NpcRequest } from '../../contract/sheets/npc.ts'
import { writeSheet } from './index.ts'
import { damageWord } from './rules/pathfinder/words.ts'
import { editSheet, foundryActor } from './written.ts'

type System = 'DnD5e' | 'Pathfinder'
interface Item {
  _id: string
  name: string
  type: string
  // biome-ignore lint/suspicious/noExplicitAny: what stands in an item is its type's own affair.
  system: any
}
interface Actor {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: the two systems have different fields.
  system: any
  items: Item[]
  prototypeToken: { disposition: number }
}

const npcOf = (seed: number, system: System, prompt = '', form: '2014' | '2024' = '2024') =>
  writeSheet({ kind: 'npc', request: NpcRequest.parse({ system, prompt, form }), seed })
const monsterOf = (seed: number, system: System, prompt = '') =>
  writeSheet({ kind: 'monster', request: MonsterRequest.parse({ system, prompt }), seed })

const blockOf = (document: SheetDocument) =>
  document.sections.flatMap(({ blocks }) => blocks).find((block): block is StatsBlock => block.type === 'stats')!
const actorOf = (document: SheetDocument) => foundryActor(blockOf(document), document, 'neutral') as unknown as Actor
const textOf = (document: SheetDocument, name: string) => {
  const block = blockOf(document)
  return [...block.head, ...block.body].find(({ key }) => key === `${block.key}.${name}`)?.text ?? ''
}
const featureText = (document: SheetDocument, name: RegExp) =>
  blockOf(document)
    .features.flatMap(({ items }) => items)
    .find((item) => name.test(item.name))?.text ?? ''

const seeds = Array.from({ length: 25 }, (_, seed) => seed)
const prompts = ['an elf wizard of level 7', 'a dwarf cleric', 'a bard', '']
const documents = (['DnD5e', 'Pathfinder'] as const).flatMap((system) =>
  seeds.flatMap((seed) => [npcOf(seed, system, prompts[seed % 4]), monsterOf(seed, system)]),
)

describe('an actor for Foundry', () => {
  it('has items that are told apart by ids such as Foundry takes', () => {
    for (const document of documents) {
      const { items } = actorOf(document)
      for (const { _id } of items) expect(_id).toMatch(/^[a-zA-Z0-9]{16}$/)
      expect(new Set(items.map(({ _id }) => _id)).size).toBe(items.length)
    }
  })

  it('carries words as words: nothing that a person wrote rolls, links or is left to be filled in', () => {
    const hostile =
      '<img src=x> [[/r 1d6]] @UUID[Actor.x]{y} &Reference[prone] is knocked prone, has the Prone condition, makes a DC 13 Dexterity saving throw, Wisdom Saving Throw: DC 4, a Stealth check (DC 9), takes 10 (2d6 + 3) fire damage, 7 (2d6) temporary hit points, 2d6 fire damage, a basic Reflex save against DC 20, a 30-foot cone'
    const live = /<img|\[\[|@\w+\[|&(?:amp;)?Reference\[|\[(?:it|its|dc)\b|\bundefined\b/i
    for (const document of documents) {
      const kind = document.kicker.startsWith('CR') || document.kicker.startsWith('Creature') ? 'monster' : 'npc'
      const { key, features } = blockOf(document)
      const texts = document.sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'text'))
      const told = features.flatMap(({ items }) => items)
      const keys = [...texts, ...told].map((one) => one.key)
      const edits = Object.fromEntries(keys.map((one) => [one, hostile]))
      const written = actorOf(editSheet(kind, document, edits).document)
      expect(JSON.stringify(written.system.details)).not.toMatch(live)
      for (const { system } of written.items) expect(String(system.description?.value ?? '')).not.toMatch(live)
      const { items } = actorOf(editSheet(kind, document, { [`${key}.name`]: hostile.slice(0, 120) }).document)
      expect(JSON.stringify(items)).not.toMatch(/<img|\[\[\/r |@UUID\[|&Reference\[/)
    }
  })

  it('tells players what is read to them, and the game master the rest under the names it has on the sheet', () => {
    for (const document of documents) {
      const { details } = actorOf(document).system
      const [players, master] = details.biography
        ? [details.biography.public, details.biography.value]
        : [details.publicNotes, details.privateNotes]
      const texts = document.sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'text'))
      const bare = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
      for (const { text, aloud, label } of texts) {
        const said = text.replace(/\s+/g, ' ')
        expect(bare(players).includes(said), said).toBe(aloud === true)
        expect(bare(master)).toContain(label && !aloud ? `${label}. ${said}` : said)
      }
      expect(master).not.toMatch(/\.:|::/)
      for (const { title } of document.sections.filter(({ blocks }) => blocks.some(({ type }) => type === 'table')))
        expect(master).toMatch(new RegExp(`<h3>${title}</h3>.*<table>`))
    }
  })

  it('is hostile as a monster, and not yet as somebody met', () => {
    const document = monsterOf(1, 'DnD5e')
    expect(foundryActor(blockOf(document), document, 'hostile')).toMatchObject({ prototypeToken: { disposition: -1 } })
    expect(actorOf(document)).toMatchObject({ prototypeToken: { disposition: 0 } })
  })
})

describe('of DnD5e', () => {
  const proficiencyBy = (cr: number) => Math.floor((Math.max(cr, 1) + 7) / 4)

  /** What the system itself comes to: proficiency by challenge, modifiers by score, and the bonuses that were given. */
  function worked({ system }: Actor) {
    const modifier = (ability: string) => Math.floor((system.abilities[ability].value - 10) / 2)
    const pb = proficiencyBy(system.details.cr)
    const skill = (code: string, ability: string) => {
      const { value = 0, bonuses = { check: '', passive: '' } } = system.skills[code] ?? {}
      return { total: modifier(ability) + value * pb + Number(bonuses.check), passive: Number(bonuses.passive) }
    }
    const perception = skill('prc', 'wis')
    return {
      saves: Object.fromEntries(
        Object.entries<{ proficient: number; bonuses: { save: string } }>(system.abilities).map(([name, fields]) => [
          name,
          modifier(name) + fields.proficient * pb + Number(fields.bonuses.save),
        ]),
      ),
      passivePerception: 10 + perception.total + perception.passive,
    }
  }

  it('comes to the saves and the passive Perception that the block shows, numbers put by hand too', () => {
    for (const seed of seeds) {
      const plain = npcOf(seed, 'DnD5e', prompts[seed % 4])
      const { key } = blockOf(plain)
      const edited = editSheet('npc', plain, {
        [`${key}.con`]: '17',
        [`${key}.senses`]: 'darkvision 60 ft., Passive Perception 23',
      }).document
      for (const document of [plain, edited]) {
        const { saves, passivePerception } = worked(actorOf(document))
        for (const { label, save } of blockOf(document).abilities) {
          if (save !== undefined) expect(saves[label.toLowerCase()], label).toBe(save)
        }
        expect(passivePerception).toBe(Number(/Perception (\d+)/i.exec(textOf(document, 'senses'))?.[1]))
      }
    }
  })

  it('has the spells of the block: prepared into its slots in the form of 2014, so often a day in that of 2024', () => {
    const old = npcOf(3, 'DnD5e', 'an elf wizard of level 7', '2014')
    const prepared = actorOf(old)
    const spells = prepared.items.filter(({ type }) => type === 'spell')
    const text = featureText(old, /^Spellcasting/)
    for (const { name } of spells) expect(text).toContain(name.toLowerCase())
    expect(spells.filter(({ system }) => system.level > 0).length).toBeGreaterThan(3)
    for (const { system } of spells) expect(system).toMatchObject({ method: 'spell', prepared: 1 })
    for (const [, level, slots] of text.matchAll(/(\d)(?:st|nd|rd|th) level \((\d) slots?\)/g)) {
      expect(prepared.system.spells[`spell${level}`]).toEqual({ value: Number(slots), override: Number(slots) })
    }

    const anew = npcOf(3, 'DnD5e', 'an elf wizard of level 7', '2024')
    const daily = actorOf(anew).items.filter(({ type, system }) => type === 'spell' && system.method === 'innate')
    expect(daily.length).toBeGreaterThan(0)
    for (const { name, system } of daily) {
      const bracket = new RegExp(`${system.uses.max}/Day Each: [^;]*${name}`)
      expect(featureText(anew, /^Spellcasting/)).toMatch(bracket)
    }
  })

  it('knows a spell’s time, range and components', () => {
    const items = seeds.flatMap((seed) => actorOf(npcOf(seed, 'DnD5e', 'a wizard of level 9')).items)
    expect(items.find(({ name }) => name === 'Fireball')?.system).toMatchObject({
      level: 3,
      school: 'evo',
      activation: { type: 'action', value: 1 },
      range: { value: '150', units: 'ft' },
      duration: { units: 'inst' },
      properties: ['vocal', 'somatic', 'material'],
    })
  })

  it('casts them: attacks, saves, damage, healing, templates and what a higher slot adds', () => {
    const items = seeds.flatMap((seed) =>
      ['wizard', 'cleric', 'druid', 'sorcerer'].flatMap(
        (calling) => actorOf(npcOf(seed, 'DnD5e', `a ${calling} of level 11`, seed % 2 ? '2014' : '2024')).items,
      ),
    )
    const spell = (name: string) => items.find((item) => item.name === name)?.system
    const first = (name: string) => Object.values<Item['system']>(spell(name).activities)[0]
    expect(first('Fireball')).toMatchObject({
      type: 'save',
      save: { ability: ['dex'], dc: { calculation: 'spellcasting' } },
      damage: {
        onSave: 'half',
        parts: [{ number: 8, denomination: 6, types: ['fire'], scaling: { mode: 'whole', number: 1 } }],
      },
    })
    expect(spell('Fireball').target.template).toMatchObject({ type: 'sphere', size: '20', units: 'ft' })
    expect(first('Fire Bolt')).toMatchObject({
      type: 'attack',
      attack: { ability: 'spellcasting', type: { value: 'ranged', classification: 'spell' } },
      damage: { parts: [{ number: 1, denomination: 10, types: ['fire'] }] },
    })
    expect(first('Cure Wounds')).toMatchObject({ type: 'heal', healing: { types: ['healing'], bonus: '@mod' } })
    // Module/data/activity: what each kind of activity must have to be used.
    const needs: Readonly<Record<string, readonly string[]>> = {
      attack: ['attack.type.value', 'attack.type.classification', 'damage.parts'],
      save: ['save.ability', 'save.dc.calculation', 'damage.onSave', 'damage.parts'],
      damage: ['damage.parts'],
      heal: ['healing.types'],
      utility: [],
    }
    const at = (value: unknown, path: string) =>
      path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)
    for (const { system, type, name } of items) {
      if (type !== 'spell') continue
      expect(Object.keys(system.activities).length, name).toBeGreaterThan(0)
      for (const [id, activity] of Object.entries<Item['system']>(system.activities)) {
        expect(id).toMatch(/^[a-zA-Z0-9]{16}$/)
        expect(activity._id).toBe(id)
        expect(Object.keys(needs), name).toContain(activity.type)
        const common = ['activation.type', 'consumption.targets', 'duration', 'range', 'target', 'uses']
        for (const path of [...common, ...needs[activity.type]!])
          expect(at(activity, path), `${name} ${path}`).toBeDefined()
      }
    }
  })

  it('takes legendary actions and daily uses from what they are counted with', () => {
    const dragon = actorOf(monsterOf(3, 'DnD5e', 'an ancient red dragon'))
    const activities = dragon.items.flatMap(({ system }) => Object.values<Item['system']>(system.activities ?? {}))
    const legendary = activities.filter(({ activation }) => activation?.type === 'legendary')
    expect(legendary.length).toBeGreaterThan(0)
    for (const { consumption } of legendary)
      expect(consumption.targets).toMatchObject([{ type: 'attribute', target: 'resources.legact.value' }])
    expect(dragon.system.resources.legact.max).toBeGreaterThan(0)
    for (const { system } of dragon.items.filter((item) => item.type === 'feat' && item.system.uses?.max)) {
      const [use] = Object.values<Item['system']>(system.activities)
      expect(use.consumption.targets).toContainEqual(expect.objectContaining({ type: 'itemUses' }))
    }
  })

  it('speaks the languages it has keys for, and reaches as far with its mind', () => {
    const { languages } = actorOf(npcOf(3, 'DnD5e', 'an elf wizard')).system.traits
    expect(languages.value).toEqual(expect.arrayContaining(['common', 'elvish']))
    const minds = seeds.map((seed) => monsterOf(seed, 'DnD5e', 'an aberration with telepathy'))
    for (const document of minds) {
      const [, feet] = /telepathy (\d+)/.exec(textOf(document, 'languages')) ?? []
      if (feet) expect(actorOf(document).system.traits.languages.communication.telepathy.value).toBe(Number(feet))
    }
    expect(minds.some((document) => textOf(document, 'languages').includes('telepathy'))).toBe(true)
  })

  it('says saves, damage and conditions so that they can be clicked, in the words of the block', () => {
    for (const form of ['2014', '2024'] as const) {
      const request = MonsterRequest.parse({ system: 'DnD5e', prompt: 'an ancient red dragon', form })
      const dragon = writeSheet({ kind: 'monster', request, seed: 3 })
      const told = blockOf(dragon).features.flatMap(({ items }) => items)
      const html = actorOf(dragon).items.map(({ system }) => String(system.description.value))
      const said = html.join(' ')
      expect(said).toMatch(/\[\[\/save dex (\d+)\]\]\{(?:DC \1 Dexterity saving throw|Dexterity Saving Throw: DC \1)\}/)
      expect(said).toMatch(/\[\[\/damage \d+d\d+ type=fire\]\]\{\d+ \(\d+d\d+\) [Ff]ire damage\}/)
      const bare = html.map((one) =>
        one
          .replace(/\[\[.*?\]\]\{(.*?)\}|&amp;Reference\[\w+\]\{(.*?)\}/g, (_, roll = '', state = '') => roll || state)
          .replace(/<[^>]+>/g, ''),
      )
      for (const { text } of told) expect(bare).toContain(text)
    }
  })

  it('lets conditions be looked up', () => {
    const said = JSON.stringify(documents.filter(({ system }) => system === 'DnD5e').map(actorOf))
    expect(said).toMatch(/the &amp;Reference\[prone\]\{Prone\} condition/)
    expect(said).toMatch(/&amp;Reference\[frightened\]\{Frightened\}/)
  })

  it('makes no link of a creature’s own name', () => {
    const ghost = monsterOf(2, 'DnD5e', 'a ghost')
    const named = editSheet('monster', ghost, { [`${blockOf(ghost).key}.name`]: 'Who is knocked prone' }).document
    expect(JSON.stringify(actorOf(named).items)).not.toMatch(/who is knocked &amp;Reference/i)
  })

  it('calls no blade a part of a body', () => {
    const names = seeds.flatMap((seed) =>
      actorOf(monsterOf(seed, 'DnD5e', ['a restless ghost', 'a rusted animated armor', 'a hag', ''][seed % 4]))
        .items.filter(({ type }) => type === 'weapon')
        .map(({ name, system }) => ({ name, sort: system.type.value })),
    )
    expect(names.filter(({ name, sort }) => /blade|sword|axe|shears|rock$/i.test(name) && sort === 'natural')).toEqual(
      [],
    )
    expect(names.some(({ sort }) => sort === 'natural')).toBe(true)
    expect(names.some(({ sort }) => sort !== 'natural')).toBe(true)
  })
})

describe('of Pathfinder', () => {
  const ours = documents.filter(({ system }) => system === 'Pathfinder')

  it('strikes with the bonus and for the damage that the block shows', () => {
    for (const document of ours) {
      const strikes = actorOf(document).items.filter(({ type }) => type === 'melee')
      const printed = blockOf(document).features[0]?.items ?? []
      expect(strikes).toHaveLength(printed.length)
      strikes.forEach(({ system }, index) => {
        const text = printed[index]?.text ?? ''
        expect(text).toMatch(new RegExp(`^\\+${system.bonus.value} `))
        const rolls = Object.values<{ damage: string; damageType: string }>(system.damageRolls)
        const said = rolls.map(({ damage, damageType }) => `${damage} ${damageType}`).join(' plus ')
        expect(text).toContain(`Damage ${said}`)
      })
    }
  })

  it('grabs, knocks down and pushes by its strikes where the block says so', () => {
    const found = new Set<string>()
    const monsters = seeds.flatMap((seed) =>
      ['a giant spider', 'a wolf', 'an ogre', 'a mimic', 'a clockwork automaton', 'a horned beast'].map((prompt) =>
        monsterOf(seed, 'Pathfinder', prompt),
      ),
    )
    for (const document of monsters) {
      const printed = blockOf(document).features[0]?.items ?? []
      actorOf(document)
        .items.filter(({ type }) => type === 'melee')
        .forEach(({ system }, index) => {
          const text = printed[index]?.text ?? ''
          const { value }: { value: string[] } = system.attackEffects
          for (const [effect, word] of [
            ['improved-grab', 'grabbed'],
            ['improved-knockdown', 'prone'],
            ['improved-push', 'pushed'],
          ] as const)
            expect(value.includes(effect), text).toBe(text.includes(`the target is ${word}`))
          for (const effect of value) found.add(effect)
        })
    }
    expect([...found].sort()).toEqual(['improved-grab', 'improved-knockdown', 'improved-push'])
  })

  it('has every prepared slot filled with a spell that is there, and every spell in a slot', () => {
    const casters = ours.filter((document) => featureText(document, / Spells$/) !== '')
    expect(casters.length).toBeGreaterThan(3)
    for (const document of casters) {
      const { items } = actorOf(document)
      const [entry] = items.filter(({ type }) => type === 'spellcastingEntry')
      const spells = items.filter(({ type }) => type === 'spell')
      const slots = Object.values<{ max: number; prepared: { id: string }[] }>(entry?.system.slots)
      expect(slots.flatMap(({ prepared }) => prepared.map(({ id }) => id)).sort()).toEqual(
        spells.map(({ _id }) => _id).sort(),
      )
      const text = featureText(document, / Spells$/)
      expect(text.startsWith(`DC ${entry?.system.spelldc.dc}, attack +${entry?.system.spelldc.value}.`)).toBe(true)
      for (const { name, system } of spells) {
        expect(text).toContain(name.toLowerCase())
        expect(system.location.value).toBe(entry?._id)
      }
    }
  })

  it('has checks, damage and areas that can be clicked, with the numbers of the block', () => {
    const dragon = monsterOf(3, 'Pathfinder', 'an ancient red dragon')
    const texts = actorOf(dragon)
      .items.filter(({ type }) => type === 'action')
      .map(({ system }) => String(system.description.value))
    const said = texts.join(' ')
    const [, dc] = /save against DC (\d+)/.exec(JSON.stringify(blockOf(dragon).features)) ?? []
    expect(said).toMatch(new RegExp(`@Check\\[(?:fortitude|reflex|will)\\|dc:${dc}(?:\\|basic)?\\]`))
    expect(said).toMatch(/@Damage\[\d+d\d+(?:\+\d+)?\[[a-z]+\]\]/)
    expect(said).not.toMatch(/save against DC|\d+d\d+ [a-z]+ damage/)
  })

  it('makes nothing of what a person wrote into an ability, and rolls only damage of a type that there is', () => {
    const own = 'My own words: 2d6 fire damage in a 30-foot cone, with a basic Reflex save against DC 20.'
    let changed = 0
    for (const document of ours) {
      const kind = document.kicker.startsWith('Creature') ? 'monster' : 'npc'
      const abilities = blockOf(document).features.flatMap(({ items }) => items)
      for (const { key } of abilities.filter((one) => !one.key.includes('.strike'))) {
        const { items } = actorOf(editSheet(kind, document, { [key]: own }).document)
        const written = items.find(({ system }) => String(system.description?.value).includes('My own words'))
        expect(written?.system.description.value).toContain(own)
        changed += 1
      }
      for (const { 1: type } of JSON.stringify(actorOf(document).items).matchAll(/@Damage\[[^[]*\[([a-z]+)\]/g))
        expect([...Object.values(damageWord), 'bleed', 'vitality']).toContain(type)
    }
    expect(changed).toBeGreaterThan(ours.length)
  })

  it('has spells that know how they are cast, how far they reach and how long they last', () => {
    const spells = ours.flatMap((document) => actorOf(document).items.filter(({ type }) => type === 'spell'))
    for (const { name, system } of spells) {
      expect(system.time.value, name).toMatch(/^(?:[123]|1 to 3|2 or 3|reaction|\d+ minutes?)$/)
      expect(system.range.value, name).not.toContain('–')
      expect(system.duration.value, name).not.toMatch(/[–]|^sustained/i)
    }
    expect(spells.some(({ system }) => system.area?.type === 'cone' && system.area.value > 0)).toBe(true)
    expect(spells.some(({ system }) => system.duration.sustained)).toBe(true)
    expect(spells.some(({ system }) => system.range.value === 'touch')).toBe(true)
  })

  it('casts them: defence, damage, target, area, traits and what a higher rank adds', () => {
    const callings = ['wizard', 'cleric', 'druid', 'bard', 'sorcerer']
    const items = seeds.flatMap((seed) =>
      callings.flatMap(
        (calling) => actorOf(npcOf(seed, 'Pathfinder', `a ${calling} of level ${[4, 7, 12][seed % 3]}`)).items,
      ),
    )
    const spell = (name: string) => items.find((item) => item.type === 'spell' && item.name === name)?.system
    expect(spell('Fireball')).toMatchObject({
      traits: { value: ['concentrate', 'fire', 'manipulate'], traditions: ['arcane', 'primal'] },
      range: { value: '500 feet' },
      area: { type: 'burst', value: 20 },
      defense: { passive: null, save: { statistic: 'reflex', basic: true } },
      damage: { 0: { formula: '6d6', type: 'fire', category: null, kinds: ['damage'] } },
      heightening: { type: 'interval', interval: 1, damage: { 0: '2d6' } },
    })
    expect(spell('Slow')).toMatchObject({
      target: { value: '1 creature' },
      defense: { save: { statistic: 'fortitude', basic: false } },
      damage: {},
      heightening: { type: 'fixed', levels: { 6: { target: { value: '10 creatures' } } } },
    })
    expect(spell('Holy Light')).toMatchObject({ defense: { passive: { statistic: 'ac' }, save: null } })
    expect(spell('Telekinetic Projectile').damage[0].type).toBe('untyped')
    expect(
      Object.values<Item['system']>(spell('Telekinetic Projectile').overlays).map(
        ({ system }) => system.damage[0].type,
      ),
    ).toEqual(['bludgeoning', 'piercing', 'slashing'])
    for (const { name, system } of items.filter(({ type }) => type === 'spell')) {
      expect(system.traits.value, name).not.toHaveLength(0)
      expect(system.traits.value.includes('attack'), name).toBe(system.defense?.passive?.statistic === 'ac')
      const { heightening, damage } = system
      for (const key of Object.keys(heightening?.damage ?? {})) expect(damage, name).toHaveProperty(key)
    }
  })

  it('keeps senses, speeds, lore and costs as the system has them', () => {
    const dragon = actorOf(monsterOf(3, 'Pathfinder', 'an ancient red dragon'))
    expect(dragon.system.attributes.speed.otherSpeeds).toContainEqual({ type: 'fly', value: expect.any(Number) })
    expect(dragon.system.perception.senses).toContainEqual({ type: 'darkvision', range: null })
    const costs = dragon.items.filter(({ type }) => type === 'action').map(({ system }) => system.actionType.value)
    expect(new Set(costs).size).toBeGreaterThan(1)
    for (const document of ours) {
      const { system, items } = actorOf(document)
      for (const name of Object.keys(system.skills)) expect(name).not.toContain('lore')
      const lores = [...textOf(document, 'skills').matchAll(/([\p{L}’ -]+ Lore) \+(\d+)/gu)]
      const found = items.filter(({ type }) => type === 'lore').map((item) => [item.name, item.system.mod.value])
      expect(found).toEqual(lores.map(([, name = '', bonus]) => [name.trim(), Number(bonus)]))
    }
  })
})
