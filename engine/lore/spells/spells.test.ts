import { describe, expect, it } from 'vitest'
import { type CastingClass, lists } from '../rules/dnd5e/spell-lists.ts'
import { preparedIn2014, preparedOf, slotsPathfinder } from './counts.ts'
import { type SpellClass, spells5e, spellsByForm } from './dnd5e.ts'
import { spellsPathfinder, traditions } from './pathfinder.ts'
import { spellEffectsPathfinder } from './pathfinder-effects.ts'

const of = (name: string) => spells5e.find((spell) => spell.name === name)
const listOf = (caster: SpellClass) => spells5e.filter(({ classes }) => classes.includes(caster))

/** What SRD 5.2.1 put on its class lists that SRD 5.1 had not there. */
const newIn2024: Record<CastingClass, string> = {
  bard: 'Aid, Antipathy/Sympathy, Befuddlement, Charm Monster, Color Spray, Command, Dissonant Whispers, Enlarge/Reduce, Heroes’ Feast, Mass Healing Word, Mirror Image, Phantasmal Force, Phantasmal Killer, Power Word Heal, Prismatic Spray, Prismatic Wall, Slow, Starry Wisp, Telepathic Bond',
  cleric: 'Aura of Life, Power Word Heal, Sunbeam, Sunburst',
  druid:
    'Aid, Augury, Befuddlement, Charm Monster, Cone of Cold, Continual Flame, Divination, Elementalism, Enlarge/Reduce, Fire Shield, Flesh to Stone, Ice Knife, Incendiary Cloud, Message, Protection from Evil and Good, Revivify, Spare the Dying, Starry Wisp, Symbol, Tsunami',
  paladin:
    'Aura of Life, Divine Smite, Gentle Repose, Greater Restoration, Prayer of Healing, Searing Smite, Shining Smite, Warding Bond',
  ranger:
    'Aid, Dispel Magic, Dominate Beast, Enhance Ability, Ensnaring Strike, Entangle, Greater Restoration, Gust of Wind, Magic Weapon, Meld into Stone, Revivify',
  sorcerer:
    'Arcane Hand, Arcane Vigor, Charm Monster, Chromatic Orb, Demiplane, Dragon’s Breath, Elementalism, Fire Shield, Flame Blade, Flaming Sphere, Flesh to Stone, Freezing Sphere, Grease, Ice Knife, Magic Weapon, Mind Spike, Phantasmal Force, Ray of Sickness, Sorcerous Burst, Vampiric Touch, Vitriolic Sphere',
  warlock:
    'Bane, Befuddlement, Charm Monster, Detect Magic, Gate, Hex, Hideous Laughter, Mind Spike, Mislead, Planar Binding, Speak with Animals, Teleportation Circle, Weird',
  wizard:
    'Arcane Vigor, Augury, Befuddlement, Charm Monster, Chromatic Orb, Divination, Dragon’s Breath, Elementalism, Enhance Ability, Ice Knife, Mind Spike, Phantasmal Force, Ray of Sickness, Speak with Dead, Summon Dragon, Vitriolic Sphere',
}

describe('the spells of the SRD 5.2.1', () => {
  it('are all there: 340, each once, so many a level and so many on each class’s list', () => {
    expect(new Set(spells5e.map(({ name }) => name)).size).toBe(340)
    const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (level) => spells5e.filter((spell) => spell.level === level).length,
    )
    expect(levels).toEqual([27, 57, 58, 42, 34, 38, 31, 20, 17, 16])
    const onLists = {
      bard: 130,
      cleric: 109,
      druid: 124,
      paladin: 38,
      ranger: 48,
      sorcerer: 141,
      warlock: 72,
      wizard: 219,
    }
    for (const [caster, count] of Object.entries(onLists))
      expect(listOf(caster as SpellClass), caster).toHaveLength(count)
  })

  it.each([
    ['Acid Splash', 0, 'Evocation', 'Action', '60 ft', 'V, S', 'Instantaneous'],
    ['Produce Flame', 0, 'Conjuration', 'Bonus action', 'Self', 'V, S', '10 minutes'],
    ['True Strike', 0, 'Divination', 'Action', 'Self', 'S, M', 'Instantaneous'],
    ['Spare the Dying', 0, 'Necromancy', 'Action', '15 ft', 'V, S', 'Instantaneous'],
    ['Poison Spray', 0, 'Necromancy', 'Action', '30 ft', 'V, S', 'Instantaneous'],
    ['Minor Illusion', 0, 'Illusion', 'Action', '30 ft', 'S, M', '1 minute'],
    ['Mending', 0, 'Transmutation', '1 minute', 'Touch', 'V, S, M', 'Instantaneous'],
    ['Cure Wounds', 1, 'Abjuration', 'Action', 'Touch', 'V, S', 'Instantaneous'],
    ['Divine Favor', 1, 'Transmutation', 'Bonus action', 'Self', 'V, S', '1 minute'],
    ['Goodberry', 1, 'Conjuration', 'Action', 'Self', 'V, S, M', '24 hours'],
    ['Hellish Rebuke', 1, 'Evocation', 'Reaction', '60 ft', 'V, S', 'Instantaneous'],
    ['Hex', 1, 'Enchantment', 'Bonus action', '90 ft', 'V, S, M', '1 hour'],
    ['Ice Knife', 1, 'Conjuration', 'Action', '60 ft', 'S, M', 'Instantaneous'],
    ['Jump', 1, 'Transmutation', 'Bonus action', 'Touch', 'V, S, M', '1 minute'],
    ['Sleep', 1, 'Enchantment', 'Action', '60 ft', 'V, S, M', '1 minute'],
    ['Arcane Vigor', 2, 'Abjuration', 'Bonus action', 'Self', 'V, S', 'Instantaneous'],
    ['Barkskin', 2, 'Transmutation', 'Bonus action', 'Touch', 'V, S, M', '1 hour'],
    ['Darkness', 2, 'Evocation', 'Action', '60 ft', 'V, M', '10 minutes'],
    ['Find Steed', 2, 'Conjuration', 'Action', '30 ft', 'V, S', 'Instantaneous'],
    ['Lesser Restoration', 2, 'Abjuration', 'Bonus action', 'Touch', 'V, S', 'Instantaneous'],
    ['Spiritual Weapon', 2, 'Evocation', 'Bonus action', '60 ft', 'V, S', '1 minute'],
    ['Suggestion', 2, 'Enchantment', 'Action', '30 ft', 'V, M', '8 hours'],
    ['Clairvoyance', 3, 'Divination', '10 minutes', '1 mile', 'V, S, M', '10 minutes'],
    ['Counterspell', 3, 'Abjuration', 'Reaction', '60 ft', 'S', 'Instantaneous'],
    ['Fireball', 3, 'Evocation', 'Action', '150 ft', 'V, S, M', 'Instantaneous'],
    ['Sending', 3, 'Divination', 'Action', 'Unlimited', 'V, S, M', 'Instantaneous'],
    ['Banishment', 4, 'Abjuration', 'Action', '30 ft', 'V, S, M', '1 minute'],
    ['Giant Insect', 4, 'Conjuration', 'Action', '60 ft', 'V, S', '10 minutes'],
    ['Stoneskin', 4, 'Transmutation', 'Action', 'Touch', 'V, S, M', '1 hour'],
    ['Awaken', 5, 'Transmutation', '8 hours', 'Touch', 'V, S, M', 'Instantaneous'],
    ['Dream', 5, 'Illusion', '1 minute', 'Special', 'V, S, M', '8 hours'],
    ['Scrying', 5, 'Divination', '10 minutes', 'Self', 'V, S, M', '10 minutes'],
    ['Contingency', 6, 'Abjuration', '10 minutes', 'Self', 'V, S, M', '10 days'],
    ['Find the Path', 6, 'Divination', '1 minute', 'Self', 'V, S, M', '1 day'],
    ['Word of Recall', 6, 'Conjuration', 'Action', '5 ft', 'V', 'Instantaneous'],
    ['Etherealness', 7, 'Conjuration', 'Action', 'Self', 'V, S', 'Up to 8 hours'],
    ['Forcecage', 7, 'Evocation', 'Action', '100 ft', 'V, S, M', '1 hour'],
    ['Simulacrum', 7, 'Illusion', '12 hours', 'Touch', 'V, S, M', 'Until dispelled'],
    ['Animal Shapes', 8, 'Transmutation', 'Action', '30 ft', 'V, S', '24 hours'],
    ['Befuddlement', 8, 'Enchantment', 'Action', '150 ft', 'V, S, M', 'Instantaneous'],
    ['Tsunami', 8, 'Conjuration', '1 minute', '1 mile', 'V, S', '6 rounds'],
    ['Meteor Swarm', 9, 'Evocation', 'Action', '1 mile', 'V, S', 'Instantaneous'],
    ['Prismatic Wall', 9, 'Abjuration', 'Action', '60 ft', 'V, S', '10 minutes'],
    ['Wish', 9, 'Conjuration', 'Action', 'Self', 'V', 'Instantaneous'],
  ])('%s', (name, level, school, time, range, components, duration) => {
    expect(of(name)).toMatchObject({ level, school, time, range, components, duration })
  })

  it('need concentration and are rituals where the document says so', () => {
    for (const name of ['Bless', 'Forcecage', 'Mind Spike', 'Spiritual Weapon', 'Tsunami', 'Flesh to Stone'])
      expect(of(name)?.concentration, name).toBe(true)
    for (const name of ['Barkskin', 'Divine Favor', 'Magic Weapon', 'Color Spray', 'Hunter’s Mark', 'Searing Smite'])
      expect(of(name)?.concentration, name).toBe(name === 'Hunter’s Mark')
    const rituals = spells5e.filter(({ ritual }) => ritual).map(({ name }) => name)
    expect(rituals).toHaveLength(29)
    expect(rituals).toEqual(expect.arrayContaining(['Detect Magic', 'Forbiddance', 'Meld into Stone', 'Tiny Hut']))
    expect(rituals).not.toContain('Feather Fall')
  })
})

describe('the spells of the SRD 5.1', () => {
  const by2014 = spellsByForm['2014']
  /** What stood on a list of SRD 5.1 that SRD 5.2.1 has not there. */
  const dropped: Partial<Record<CastingClass, string>> = {
    bard: 'Feeblemind',
    druid: 'Feeblemind',
    paladin: 'Branding Smite',
    warlock: 'Conjure Fey, Feeblemind, Flesh to Stone, Mass Suggestion, Shatter',
    wizard: 'Feeblemind',
  }

  it('are all there: 319, each once, and so many a level', () => {
    expect(new Set(by2014.map(({ name }) => name)).size).toBe(319)
    const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => by2014.filter((spell) => spell.level === level).length)
    expect(levels).toEqual([24, 49, 54, 42, 31, 37, 31, 20, 16, 15])
  })

  it('stand on each class’s list but for what came and went', () => {
    for (const caster of Object.keys(newIn2024) as CastingClass[]) {
      const names = by2014.filter(({ classes }) => classes.includes(caster)).map(({ name }) => name)
      const kept = listOf(caster)
        .map(({ name }) => name)
        .filter((name) => !newIn2024[caster].split(', ').includes(name))
      const gone = dropped[caster]?.split(', ') ?? []
      expect(names.sort(), caster).toEqual([...kept, ...gone].sort())
    }
  })

  it.each([
    ['Barkskin', 'Transmutation', 'Action', 'Touch', true, '1 hour'],
    ['Cure Wounds', 'Evocation', 'Action', 'Touch', false, 'Instantaneous'],
    ['Poison Spray', 'Conjuration', 'Action', '10 ft', false, 'Instantaneous'],
    ['Sleep', 'Enchantment', 'Action', '90 ft', false, '1 minute'],
    ['True Strike', 'Divination', 'Action', '30 ft', true, '1 round'],
    ['Spiritual Weapon', 'Evocation', 'Bonus action', '60 ft', false, '1 minute'],
    ['Conjure Fey', 'Conjuration', '1 minute', '90 ft', true, '1 hour'],
    ['Feeblemind', 'Enchantment', 'Action', '150 ft', false, 'Instantaneous'],
    ['Find Steed', 'Conjuration', '10 minutes', '30 ft', false, 'Instantaneous'],
    ['Acid Splash', 'Conjuration', 'Action', '60 ft', false, 'Instantaneous'],
    ['Animal Shapes', 'Transmutation', 'Action', '30 ft', true, '24 hours'],
    ['Banishment', 'Abjuration', 'Action', '60 ft', true, '1 minute'],
    ['Blindness/Deafness', 'Necromancy', 'Action', '30 ft', false, '1 minute'],
    ['Call Lightning', 'Conjuration', 'Action', '120 ft', true, '10 minutes'],
    ['Chill Touch', 'Necromancy', 'Action', '120 ft', false, '1 round'],
    ['Contagion', 'Necromancy', 'Action', 'Touch', false, '7 days'],
    ['Divine Favor', 'Evocation', 'Bonus action', 'Self', true, '1 minute'],
    ['False Life', 'Necromancy', 'Action', 'Self', false, '1 hour'],
    ['Guidance', 'Divination', 'Action', 'Touch', true, '1 minute'],
    ['Produce Flame', 'Conjuration', 'Action', 'Self', false, '10 minutes'],
    ['Secret Chest', 'Conjuration', 'Action', 'Touch', false, 'Instantaneous'],
    ['Sending', 'Evocation', 'Action', 'Unlimited', false, '1 round'],
    ['Shillelagh', 'Transmutation', 'Bonus action', 'Touch', false, '1 minute'],
  ])('%s', (name, school, time, range, concentration, duration) => {
    expect(by2014.find((spell) => spell.name === name)).toMatchObject({ school, time, range, concentration, duration })
  })
})

describe('spells in blocks of people', () => {
  it('stand on their class’s list at their level, by the rules of 2014 and of 2024', () => {
    for (const [caster, byLevel] of Object.entries(lists) as [CastingClass, readonly string[]][]) {
      const late = newIn2024[caster].split(', ')
      for (const name of late) expect(of(name)?.classes, name).toContain(caster)
      byLevel.forEach((names, level) => {
        for (const name of names.split(', ').filter(Boolean)) {
          expect(of(name), name).toMatchObject({ level, classes: expect.arrayContaining([caster]) })
          expect(late, `${caster} ${name}`).not.toContain(name)
        }
      })
    }
  })
})

describe('how many spells are ready', () => {
  it('follows the class tables of both versions', () => {
    expect(preparedOf('cleric', 5)).toBe(9)
    expect(preparedOf('sorcerer', 1)).toBe(2)
    expect(preparedOf('wizard', 20)).toBe(25)
    expect(preparedOf('paladin', 9)).toBe(9)
    expect(preparedOf('warlock', 11)).toBe(11)
    expect(preparedIn2014('bard', 10)).toBe('14 known')
    expect(preparedIn2014('ranger', 1)).toBe('none before level 2')
    expect(preparedIn2014('paladin', 7)).toBe('Charisma modifier + 3')
    expect(preparedIn2014('druid', 7)).toBe('Wisdom modifier + 7')
    expect(slotsPathfinder('druid', 5)).toEqual([3, 3, 2])
    expect(slotsPathfinder('sorcerer', 6)).toEqual([4, 4, 4])
  })
})

describe('the spells of Pathfinder', () => {
  it('are common ones', () => {
    const uncommon = ['nature’s pathway', 'detonate magic', 'teleport', 'scrying', 'dominate', 'possession']
    expect(spellsPathfinder.filter(({ name }) => uncommon.includes(name))).toEqual([])
  })

  it('stand once each, belong to a tradition, and give every tradition some of each rank', () => {
    expect(new Set(spellsPathfinder.map(({ name }) => name)).size).toBe(spellsPathfinder.length)
    for (const spell of spellsPathfinder) {
      expect(spell.traditions.length, spell.name).toBeGreaterThan(0)
      for (const said of [spell.cast, spell.range, spell.duration]) expect(said, spell.name).not.toBe('')
      expect(spell.cast, spell.name).toMatch(/^[A-Z]|^\d+ minutes?$/)
    }
    for (const tradition of traditions)
      for (let rank = 0; rank <= 9; rank++)
        expect(
          spellsPathfinder.filter((spell) => spell.rank === rank && spell.traditions.includes(tradition)).length,
          `${tradition} ${rank}`,
        ).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['detect magic', 0, 'Two actions', '30-foot emanation', '–', 'arcane, divine, occult, primal'],
    ['guidance', 0, 'One action', '30 feet', 'Until the start of your next turn', 'divine, occult, primal'],
    ['light', 0, 'Two actions', '120 feet', 'Until the next daily preparations', 'arcane, divine, occult, primal'],
    ['bless', 1, 'Two actions', '15-foot emanation', '1 minute', 'divine, occult'],
    ['force barrage', 1, 'One to three actions', '120 feet', '–', 'arcane, occult'],
    ['soothe', 1, 'Two actions', '30 feet', '1 minute', 'occult'],
    ['darkness', 2, 'Three actions', '120 feet', '1 minute', 'arcane, divine, occult, primal'],
    ['mist', 2, 'Three actions', '120 feet', '1 minute', 'arcane, primal'],
    ['fireball', 3, 'Two actions', '500 feet', '–', 'arcane, primal'],
    ['heroism', 3, 'Two actions', 'Touch', '10 minutes', 'divine, occult'],
    ['nightmare', 4, '10 minutes', 'Planetary', '1 day', 'arcane, occult'],
    ['vital beacon', 4, '1 minute', '–', 'Until the next daily preparations', 'divine, primal'],
    ['breath of life', 5, 'Reaction', '60 feet', '–', 'divine'],
    ['howling blizzard', 5, 'Two or three actions', 'Varies', '–', 'arcane, primal'],
    ['tangling creepers', 6, 'Three actions', '500 feet', '10 minutes', 'arcane, primal'],
    ['divine decree', 7, 'Two actions', '40-foot emanation', 'Varies', 'divine'],
    ['quandary', 8, 'Two actions', '30 feet', 'Sustained', 'arcane, occult'],
    ['falling stars', 9, 'Two actions', '500 feet', '–', 'arcane, primal'],
    ['message', 0, 'One action', '120 feet', 'Varies', 'arcane, divine, occult'],
    ['goblin pox', 1, 'Two actions', 'Touch', '–', 'arcane, primal'],
    ['implosion', 9, 'Two actions', '30 feet', 'Sustained up to 1 minute', 'arcane, primal'],
  ])('%s', (name, rank, cast, range, duration, of) => {
    expect(spellsPathfinder.find((spell) => spell.name === name)).toMatchObject({
      rank,
      cast,
      range,
      duration,
      traditions: of.split(', '),
    })
  })
  it('say what they do, each of them: traits of its cast, and areas, saves and damage that there are', () => {
    expect([...spellEffectsPathfinder.keys()].sort()).toEqual(spellsPathfinder.map(({ name }) => name).sort())
    for (const { name, rank, range } of spellsPathfinder) {
      const effect = spellEffectsPathfinder.get(name)!
      expect(effect.traits.includes('cantrip'), name).toBe(rank === 0)
      expect(effect.traits.includes('attack'), name).toBe(effect.attacks)
      const [, feet, shape] = /^(\d+)-foot (burst|cone|emanation|line)$/.exec(range) ?? []
      if (shape) expect(effect.area, name).toEqual({ shape, feet: Number(feet) })
      for (const { formula } of effect.damage) expect(formula, name).toMatch(/^(?:\d+d\d+(?:\+\d+)?|\d+)$/)
      const { heightening } = effect
      if (heightening?.type === 'interval')
        expect(heightening.more.length, name).toBeLessThanOrEqual(effect.damage.length)
      if (heightening?.type === 'fixed')
        for (const level of Object.keys(heightening.ranks)) expect(Number(level), name).toBeGreaterThan(rank)
    }
  })

  it.each([
    ['acid grip', '2d8 acid + 1d6 acid', 'reflex', { type: 'interval', ranks: 2, more: ['2d8', '1d6'] }],
    ['electric arc', '2d4 electricity', 'basic reflex', { type: 'interval', ranks: 1, more: ['1d4'] }],
    ['ice storm', '2d8 bludgeoning + 2d8 cold', 'basic reflex', { type: 'interval', ranks: 2, more: ['1d8', '1d8'] }],
    ['arctic rift', '12d8 cold', 'fortitude', { type: 'interval', ranks: 1, more: ['1d8'] }],
    ['breath of life', '5d8 vitality', '', { type: 'interval', ranks: 2, more: ['1d8'] }],
    ['fear', '', 'will', { type: 'fixed', ranks: { 3: { target: '5 creatures' } } }],
  ])('%s deals and asks for what the rules say', (name, damage, save, heightening) => {
    const effect = spellEffectsPathfinder.get(name)!
    expect(effect.damage.map(({ formula, types }) => `${formula} ${types.join('/')}`).join(' + ')).toBe(damage)
    expect(effect.save ? `${effect.save.basic ? 'basic ' : ''}${effect.save.statistic}` : '').toBe(save)
    expect(effect.heightening).toEqual(heightening)
  })
})
